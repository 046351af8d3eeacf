package nvshmem

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/launchtest"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// Nothing of this needs a GPU: initialising does.
func TestInstalledLibraryIsBoundAndMakesUniqueIDs(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Communicate)
	l, err := Open(tc.Path(toolchain.NVSHMEMHost))
	if err != nil {
		t.Fatal(err)
	}
	if found := tc.Version(toolchain.NVSHMEMHost); found != "" && !strings.HasPrefix(found, l.Version()) && !strings.HasPrefix(l.Version(), found) {
		t.Errorf("the library says it is %v, its installation says %s", l.Version(), found)
	}
	if s := l.Status(); s != transport.NotInitialized {
		t.Errorf("status %d before Init", s)
	}
	if err := l.UseInterface("lo"); err != nil {
		t.Fatal(err)
	}
	id, err := l.UniqueID()
	if err != nil {
		t.Fatal(err)
	}
	if os.Getenv("NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME") == "" && !bytes.Contains(id, []byte{127, 0, 0, 1}) {
		t.Errorf("the id does not have the address of the interface: %x", id)
	}
	if _, err := uniqueIDFrom(id); err != nil {
		t.Error(err)
	}
}

const envBootstrap = "GPUC_TEST_BOOTSTRAP"

// TestInstalledLibraryMeets alone by each of its bootstraps, in a process of its own, where
// the machine has what that takes. A bootstrap that lacks a library, or has another version
// of it, says so.
func TestInstalledLibraryMeets(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Communicate)
	if name := os.Getenv(envBootstrap); name != "" {
		l, err := Open(tc.Path(toolchain.NVSHMEMHost))
		if err != nil {
			t.Fatal(err)
		}
		rank, size, local, err := l.Bootstrap(name, os.Getenv)
		line := fmt.Sprintf("PE %d of %d, number %d of the host, status %d, %v\n", rank, size, local, l.Status(), err)
		if address := os.Getenv(envReport); address != "" {
			report(t, address, line)
			if err == nil {
				l.Exit()
			}
		} else {
			fmt.Print(line)
		}
		return
	}
	for name, lacks := range map[string][]string{"pmi": nil, "pmi2": nil, "mpi": {"libmpi"}, "pmix": {"libpmix", "undefined symbol: pmix_", "undefined symbol: PMIx_"}} {
		cmd := exec.Command(os.Args[0], "-test.run=^TestInstalledLibraryMeets$")
		cmd.Env = append(os.Environ(), envBootstrap+"="+name)
		out, err := cmd.CombinedOutput()
		met := strings.Contains(string(out), "PE 0 of 1, number 0 of the host, status 1, <nil>")
		lacking := func(what string) bool { return strings.Contains(string(out), what) }
		refused := slices.ContainsFunc(lacks, lacking) && strings.Contains(string(out), "names another plug-in")
		if err != nil || !met && !refused {
			t.Errorf("%s: %v\n%s", name, err, out)
		}
	}
}

// envReport is where a process says what it has met, if a launcher has started it.
const envReport = "GPUC_TEST_REPORT"

// report says what a process has met, and waits until all have said so: with the first one to
// end, launchers end the others.
func report(t *testing.T, address, line string) {
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, err := io.WriteString(c, line); err != nil {
		t.Fatal(err)
	}
	_, _ = io.Copy(io.Discard, c) // the end is all that comes
}

// TestInstalledLibraryMeetsUnderLaunchers: the bootstraps find three PEs that real launchers have
// started, or say what they lack.
func TestInstalledLibraryMeetsUnderLaunchers(t *testing.T) {
	chaintest.Toolchain(t, toolchain.Communicate)
	for _, test := range []struct {
		launcher, bootstrap string
		lacks               bool // what the plug-in was linked with, unless PMIx has that version
	}{
		{"mpirun.openmpi", "mpi", false}, {"mpirun.openmpi", "pmix", true}, {"mpirun.mpich", "pmi", false}, {"mpirun.mpich", "pmi2", false},
	} {
		t.Run(test.launcher+" "+test.bootstrap, func(t *testing.T) {
			path, err := exec.LookPath(test.launcher)
			if err != nil {
				launchtest.LeaveOut(t, "%s is not installed: %v", test.launcher, err)
			}
			l, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			args := []string{"-n", "3", os.Args[0], "-test.run=^TestInstalledLibraryMeets$"}
			if test.launcher == "mpirun.openmpi" {
				args = append([]string{"--oversubscribe"}, args...)
			}
			cmd := exec.CommandContext(t.Context(), path, args...)
			cmd.Env = append(os.Environ(), envBootstrap+"="+test.bootstrap, envReport+"="+l.Addr().String(), "OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1")
			var out bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &out
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			ended := make(chan error, 1)
			go func() {
				ended <- cmd.Wait()
				l.Close()
			}()
			var said []string
			var told []net.Conn
			for range 3 {
				c, err := l.Accept()
				if err != nil {
					break
				}
				told = append(told, c)
				line, err := bufio.NewReader(c).ReadString('\n')
				if err != nil {
					t.Error(err)
				}
				said = append(said, line)
			}
			for _, c := range told {
				c.Close() // they end
			}
			slices.Sort(said)
			var want []string
			for rank := range 3 {
				want = append(want, fmt.Sprintf("PE %d of 3, number %d of the host, status 1, <nil>\n", rank, rank))
			}
			refused := test.lacks && len(said) == 3 && !slices.ContainsFunc(said, func(s string) bool { return !strings.Contains(s, "cannot open NVSHMEM's plug-in") })
			if diff := cmp.Diff(want, said); diff != "" && !refused {
				t.Errorf("(-want +got):\n%s\nthe launcher says:\n%s", diff, &out)
				cmd.Process.Kill()
			}
			if err := <-ended; err != nil && !refused {
				t.Errorf("%v\n%s", err, &out)
			}
		})
	}
}
