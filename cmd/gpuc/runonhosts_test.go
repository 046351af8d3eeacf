//go:build unix

package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/build/usermod"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/test/launchtest"
)

// farProgram says which PEs are on its host. Then PE 0 waits for the others, or fails.
const farProgram = `package main

import (
	"context"
	"os"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error {
		host, _ := os.Hostname()
		pe.Printf("%s has %d of %d", host, pe.TeamShared().NumPEs(), pe.NumPEs())
		if len(os.Args) > 1 && pe.MyPE() == pe.NumPEs()-1 {
			if err := pe.Barrier(ctx); err != nil {
				return err
			}
			os.Exit(7)
		}
		if err := pe.Barrier(ctx); err != nil {
			return err
		}
		return pe.Barrier(ctx)
	})
}
`

// TestRunOnHosts starts emulated PEs on two hosts, which have networks of their own and a cable
// between them.
func TestRunOnHosts(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	a, b := launchtest.Hosts(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := usermod.Write(dir, "example.com/user", root); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"main.go": farProgram, "rsh": launchtest.Shell} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	build := exec.Command("go", "build", "-o", "prog", ".")
	build.Dir, build.Env = dir, append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off", "GOPROXY=off")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	gpuc := filepath.Join(filepath.SplitList(os.Getenv("PATH"))[0], "gpuc")
	run := func(args ...string) (stdout []string, stderr string, code int) {
		cmd := exec.Command(gpuc, append([]string{"run", "-backend", "emu", "-rsh", filepath.Join(dir, "rsh")}, args...)...)
		cmd.Dir = dir
		var out, errs strings.Builder
		cmd.Stdout, cmd.Stderr = &out, &errs
		if err := cmd.Run(); cmd.ProcessState == nil {
			t.Fatal(err)
		}
		for lines := bufio.NewScanner(strings.NewReader(out.String())); lines.Scan(); {
			stdout = append(stdout, lines.Text())
		}
		slices.Sort(stdout)
		return stdout, errs.String(), cmd.ProcessState.ExitCode()
	}
	wanted := func(on ...string) (lines []string) {
		count := map[string]int{}
		for _, host := range on {
			count[host]++
		}
		for pe, host := range on {
			lines = append(lines, fmt.Sprintf("PE %d: %s has %d of %d", pe, host, count[host], len(on)))
		}
		return lines
	}
	for _, test := range []struct {
		args []string
		want []string
	}{
		{[]string{"-hosts", a + ":1," + b + ":2", "./prog"}, wanted(a, b, b)},
		{[]string{"-hosts", a + "," + b, "-procs", "2", "-np", "5", "./prog"}, wanted(a, a, b, b, b)},
	} {
		got, stderr, code := run(test.args...)
		if diff := cmp.Diff(test.want, got); diff != "" || code != 0 || stderr != "" {
			t.Errorf("%v: exit code %d, %q (-want +got):\n%s", test.args, code, stderr, diff)
		}
	}
	_, stderr, code := run("-hosts", a+":1,"+b+":2", "-trace", "trace.json", "./prog")
	if code != 0 || !strings.HasSuffix(stderr, " events are in trace.json: see them at ui.perfetto.dev, or by gpuc inspect -trace trace.json\n") {
		t.Errorf("a trace: exit code %d, %q", code, stderr)
	}
	if tr, err := trace.Load(filepath.Join(dir, "trace.json")); err != nil || tr.PEs != 3 || len(tr.Missing) > 0 {
		t.Errorf("a trace of %v, %v", tr, err)
	}
	_, stderr, code = run("-hosts", a+":1,"+b+":1", "-log-dir", "logs", "./prog", "fail")
	if want := "PE 1: on host " + b + ": the process ended with exit status 7\n"; code != 7 || !strings.HasPrefix(stderr, want) {
		t.Errorf("exit code %d, %q, want %q", code, stderr, want)
	}
	if log, err := os.ReadFile(filepath.Join(dir, "logs", "pe-1.log")); err != nil || string(log) != b+" has 1 of 2\n" {
		t.Errorf("the log of PE 1: %q, %v", log, err)
	}
	if _, stderr, code = run("-hosts", a+",nowhere", "-np", "2", "./prog"); code != 1 || !strings.Contains(stderr, "nowhere: the connection to it ended") {
		t.Errorf("a host that is not there: exit code %d, %q", code, stderr)
	}
}

// TestSSHNoticesALostHost: without its own questions, ssh waits for hours for a host that has lost
// its power or its cable.
func TestSSHNoticesALostHost(t *testing.T) {
	if _, err := exec.LookPath("ssh"); err != nil {
		t.Skip("no ssh")
	}
	words := strings.Fields(defaultRSH)
	out, err := exec.Command(words[0], append(words[1:], "-F", "none", "-G", "localhost")...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, want := range []string{"batchmode yes\n", "serveraliveinterval 10\n", "serveralivecountmax 3\n"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("ssh has not %q:\n%s", want, out)
		}
	}
}

// TestDoctorAsksAHostByFewConnections: sshd turns away some of more than ten that begin at once
// (MaxStartups), as this stand-in does with all of them.
func TestDoctorAsksAHostByFewConnections(t *testing.T) {
	dir := t.TempDir()
	const rsh = `#!/bin/sh
mkdir -p "$0.$1" && : >"$0.$1/$$"
if [ "$(ls "$0.$1" | wc -l)" -gt 10 ]; then
	echo "Connection closed by remote host" >&2
	exit 255
fi
sh -c "$2"
code=$?
rm "$0.$1/$$"
exit $code
`
	if err := os.WriteFile(filepath.Join(dir, "rsh"), []byte(rsh), 0o755); err != nil {
		t.Fatal(err)
	}
	var hosts []launcher.Host
	for i := range 13 {
		hosts = append(hosts, launcher.Host{Name: fmt.Sprint("h", i), PEs: 1})
	}
	e := &env{Dir: dir, Getenv: os.Getenv, Environ: os.Environ}
	c := &cluster{rsh: filepath.Join(dir, "rsh"), agent: filepath.Join(filepath.SplitList(os.Getenv("PATH"))[0], "gpuc")}
	if f := e.examineHost(t.Context(), c, hosts, 0); f.State != stateOK || strings.Count(f.Detail, ", ") != 11 {
		t.Errorf("%+v", f)
	}
}

// TestDoctorAsksOneHost: a host alone is asked too, so that one that is not there is a failure.
func TestDoctorAsksOneHost(t *testing.T) {
	dir := t.TempDir()
	const rsh = "#!/bin/sh\nif [ $1 = nosuch ]; then echo no such host >&2; exit 255; fi\nexec sh -c \"$2\"\n"
	if err := os.WriteFile(filepath.Join(dir, "rsh"), []byte(rsh), 0o755); err != nil {
		t.Fatal(err)
	}
	agent := filepath.Join(filepath.SplitList(os.Getenv("PATH"))[0], "gpuc")
	for _, c := range []struct {
		host, want string
		code       int
	}{
		{"here", "\nthese hosts: ready\n", exitOK},
		{"nosuch", "\nthese hosts: not ready: host nosuch: nosuch does not reach it: nosuch does not listen: no such host\n", exitFailure},
	} {
		e, out, errs := newEnv()
		code := e.main(t.Context(), []string{"doctor", "-hosts", c.host, "-rsh", filepath.Join(dir, "rsh"), "-agent", agent})
		if code != c.code || !strings.HasSuffix(out.String(), c.want) {
			t.Errorf("%s: exit code %d, %s%s, want %q", c.host, code, out, errs, c.want)
		}
	}
}
