//go:build unix

package gpurt

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/gpuc-go/gpuc/internal/test/launchtest"
)

// slurmConf configures a SLURM of this host alone, whose daemons trust each other. Tests fill in
// the host, the user, two ports and a directory. The PEs of jobs with the same number would meet
// at the same port.
const slurmConf = `ClusterName=gpuc
SlurmctldHost=%[1]s(127.0.0.1)
NodeName=%[1]s NodeAddr=127.0.0.1 CPUs=1 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP OverSubscribe=FORCE
SlurmUser=%[2]s
SlurmdUser=%[2]s
SlurmctldPort=%[3]d
SlurmdPort=%[4]d
StateSaveLocation=%[5]s
SlurmdSpoolDir=%[5]s
SlurmctldPidFile=%[5]s/slurmctld.pid
SlurmdPidFile=%[5]s/slurmd.pid
AuthType=auth/none
CredType=cred/none
ProctrackType=proctrack/pgid
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/linear
SchedulerType=sched/builtin
ReturnToService=2
FirstJobId=%[3]d
`

// startSLURM starts the daemons of SLURM for a test, and returns their configuration's file.
func startSLURM(t *testing.T) (conf string) {
	t.Helper()
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	host, _, _ = strings.Cut(host, ".")
	me, err := user.Current()
	if err != nil {
		t.Fatal(err)
	}
	_, controls := freeAddress(t)
	_, starts := freeAddress(t)
	dir := t.TempDir()
	conf = filepath.Join(dir, "slurm.conf")
	if err := os.WriteFile(conf, fmt.Appendf(nil, slurmConf, host, me.Username, controls, starts, dir), 0o644); err != nil {
		t.Fatal(err)
	}
	over := make(chan error, 2) // daemons that have ended
	for _, name := range []string{"slurmctld", "slurmd"} {
		path, err := exec.LookPath(name)
		if err != nil {
			path = filepath.Join("/usr/sbin", name) // which is not on everybody's path
		}
		cmd := exec.Command(path, "-D", "-f", conf)
		var log bytes.Buffer
		cmd.Stdout, cmd.Stderr = &log, &log
		if err := cmd.Start(); errors.Is(err, os.ErrNotExist) {
			launchtest.LeaveOut(t, "%s is not installed: %v", name, err)
		} else if err != nil {
			t.Fatal(err)
		}
		ended := make(chan struct{})
		go func() {
			err := cmd.Wait()
			close(ended)
			over <- fmt.Errorf("%s has ended (%v):\n%s", name, err, &log)
		}()
		t.Cleanup(func() {
			_ = cmd.Process.Signal(syscall.SIGTERM) // it may have ended
			<-ended
		})
	}
	ctx, cancel := context.WithTimeout(t.Context(), tryTime)
	defer cancel()
	for {
		ping := exec.CommandContext(ctx, "scontrol", "ping")
		ping.Env = []string{"SLURM_CONF=" + conf, "PATH=" + os.Getenv("PATH")}
		out, err := ping.CombinedOutput()
		if err == nil {
			return conf
		}
		select {
		case ended := <-over:
			t.Skipf("SLURM does not run here: %v", ended)
		default:
		}
		if ctx.Err() != nil {
			t.Skipf("SLURM does not answer: %v: %s", err, out)
		}
	}
}
