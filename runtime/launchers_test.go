//go:build unix

package gpurt

import (
	"context"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/launchtest"
)

// tryTime is how long a launcher may take to show that it works on this machine.
const tryTime = time.Minute

// TestRealLaunchers start the same program, on a device of the tests and with emulated PEs.
func TestRealLaunchers(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	root := []string{"OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1", "PRTE_ALLOW_RUN_AS_ROOT=1", "PRTE_ALLOW_RUN_AS_ROOT_CONFIRM=1"}
	for _, args := range [][]string{
		{"mpirun.openmpi", "--oversubscribe", "-n", "3", self},
		{"mpirun.mpich", "-n", "3", self},
		{"srun", "-O", "--mpi=none", "-n", "3", self},
		{"srun", "-O", "--mpi=pmi2", "-n", "3", self},
		{"srun", "-O", "--mpi=pmix", "-n", "3", self},
	} {
		t.Run(strings.Join(args[:3], " "), func(t *testing.T) {
			path, err := exec.LookPath(args[0])
			if err != nil {
				launchtest.LeaveOut(t, "%s is not installed: %v", args[0], err)
			}
			env := append(slices.Clone(root), "PATH="+os.Getenv("PATH"))
			if args[0] == "srun" {
				if testing.Short() {
					t.Skip("SLURM takes seconds for each job")
				}
				env = append(env, "SLURM_CONF="+startSLURM(t))
			}
			ctx, cancel := context.WithTimeout(t.Context(), tryTime)
			defer cancel()
			try := exec.CommandContext(ctx, path, append(slices.Clone(args[1:len(args)-1]), "true")...)
			try.Env = env
			if out, err := try.CombinedOutput(); err != nil {
				t.Skipf("%s starts no program on this machine: %v: %s", args[0], err, out)
			}
			for _, run := range runs {
				start := func(program string) process {
					cmd := exec.CommandContext(t.Context(), path, args[1:]...)
					cache := t.TempDir()
					cmd.Env = append(slices.Clone(env), envProgram+"="+program, "GPUC_BACKEND="+run.backend, "GPUC_CACHE="+cache, "HOME="+cache)
					return finish(t, cmd)
				}
				if run.good != "" {
					got := start(run.good)
					lines := strings.Split(strings.TrimSpace(got.stdout), "\n")
					slices.Sort(lines)
					if diff := cmp.Diff([]string{run.says(0), run.says(1), run.says(2)}, lines); diff != "" || got.code != 0 {
						t.Errorf("%+v (-want +got):\n%s", got, diff)
					}
				}
				got := start(run.bad)
				if n := strings.Count(got.stdout+got.stderr, run.told); got.code == 0 || n < 1 || n > run.most {
					t.Errorf("the failure is reported %d times: %+v", n, got)
				}
			}
		})
	}
}
