//go:build unix

package gpurt

import (
	"bufio"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	goruntime "runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/platform"
	"github.com/gpuc-go/gpuc/internal/test/launchtest"
)

// joinProgram is the program that joins by itself, and envJoin is its rank and its size.
const (
	joinProgram = "join"
	envJoin     = "GPURT_TEST_JOIN"
)

// hold is what stands before an id if the process joins and does nothing.
const hold = "hold "

// shrinks is what stands before an id if the process goes on when a PE has died.
const shrinks = "shrinks "

// shrinkOnce joins a job, waits until it is told which PE has died, and goes on without it.
func shrinkOnce(id UniqueID, rank, size int, told *bufio.Scanner, out io.Writer) error {
	ctx := context.Background()
	old, err := Join(ctx, JoinConfig{Rank: rank, Size: size, ID: id, Config: Config{Stdout: out, Stderr: io.Discard}})
	if err != nil {
		return err
	}
	fmt.Fprintln(out, "joined")
	told.Scan()
	dead, err := strconv.Atoi(told.Text())
	if err != nil {
		return err
	}
	pe, err := old.Shrink(ctx, dead)
	if err != nil {
		return err
	}
	return errors.Join(reachAll(ctx, pe), pe.Close())
}

// joinEach joins the jobs whose ids come on in, one after the other, and returns an exit code.
func joinEach(in io.Reader) int {
	var rank, size int
	if _, err := fmt.Sscanf(os.Getenv(envJoin), "%d/%d", &rank, &size); err != nil {
		panic(err)
	}
	ids := bufio.NewScanner(in)
	for ids.Scan() {
		if id, ok := strings.CutPrefix(ids.Text(), hold); ok {
			_, err := Join(context.Background(), JoinConfig{Rank: rank, Size: size, ID: UniqueID(id)})
			fmt.Println("joined", err)
			ids.Scan() // which waits for the end
			return 0
		}
		if id, ok := strings.CutPrefix(ids.Text(), shrinks); ok {
			if err := shrinkOnce(UniqueID(id), rank, size, ids, os.Stdout); err != nil {
				fmt.Println(err)
			}
			continue
		}
		if err := joinOnce(context.Background(), UniqueID(ids.Text()), rank, size, os.Stdout); err != nil {
			fmt.Println(err)
			return 1
		}
	}
	return 0
}

// joinOnce joins a job, has a kernel communicate and leaves it.
func joinOnce(ctx context.Context, id UniqueID, rank, size int, out io.Writer) error {
	pe, err := Join(ctx, JoinConfig{Rank: rank, Size: size, ID: id, Config: Config{Stdout: out, Stderr: io.Discard}})
	if err != nil {
		return err
	}
	return errors.Join(reachAll(ctx, pe), pe.Close())
}

// joiner is a process of a test that joins.
type joiner struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

// startJoiner starts a process that is PE rank of size.
func startJoiner(t *testing.T, rank, size int, env ...string) *joiner {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	j := &joiner{cmd: exec.Command(self)}
	j.cmd.Env = append([]string{launchtest.RaceEnv, envProgram + "=" + joinProgram, fmt.Sprintf("%s=%d/%d", envJoin, rank, size)}, env...)
	if j.in, err = j.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := j.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	j.out = bufio.NewReader(out)
	if err := j.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		j.in.Close()
		io.Copy(io.Discard, j.out)
		_ = j.cmd.Wait() // its output has told the rest
	})
	return j
}

// tell gives the process the id of a job, and line returns what it says next.
func (j *joiner) tell(id UniqueID) { fmt.Fprintln(j.in, string(id)) }

func (j *joiner) line(t *testing.T) string {
	t.Helper()
	s, err := j.out.ReadString('\n')
	if err != nil {
		t.Errorf("the process says %q, %v", s, err)
	}
	return strings.TrimSuffix(s, "\n")
}

func newEmulatedJob(t *testing.T) UniqueID {
	t.Helper()
	id, err := emulatorConfig.NewUniqueID()
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// TestJoinFromSeveralProcesses, again and again: PE 1 is here, and PE 0 and 2 are processes.
func TestJoinFromSeveralProcesses(t *testing.T) {
	zero, two := startJoiner(t, 0, 3), startJoiner(t, 2, 3)
	for range 3 {
		id := newEmulatedJob(t)
		zero.tell(id)
		two.tell(id)
		var out strings.Builder
		if err := joinOnce(t.Context(), id, 1, 3, &out); err != nil {
			t.Fatal(err)
		}
		want := []string{"PE 0: hears [0 1 2], addresses [0 1 2], host of 3", "PE 1: hears [0 1 2], addresses [0 1 2], host of 3", "PE 2: hears [0 1 2], addresses [0 1 2], host of 3"}
		if diff := cmp.Diff(want, []string{zero.line(t), strings.TrimSuffix(out.String(), "\n"), two.line(t)}); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}

// TestJoinFromOtherProcessesAlone: the process that has made the id need not be a PE.
func TestJoinFromOtherProcessesAlone(t *testing.T) {
	id := newEmulatedJob(t)
	zero, one := startJoiner(t, 0, 2), startJoiner(t, 1, 2)
	zero.tell(id)
	one.tell(id)
	want := []string{"PE 0: hears [0 1], addresses [0 1], host of 2", "PE 1: hears [0 1], addresses [0 1], host of 2"}
	if diff := cmp.Diff(want, []string{zero.line(t), one.line(t)}); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestShrinkOverProcesses: a process is killed, and the others go on. Their emulated GPUs are in the process that
// has made the id, which is a PE or not.
func TestShrinkOverProcesses(t *testing.T) {
	for _, here := range []bool{false, true} {
		id := newEmulatedJob(t)
		ps := []*joiner{startJoiner(t, 0, 4), startJoiner(t, 1, 4), startJoiner(t, 2, 4)}
		for _, p := range ps {
			p.tell(shrinks + id)
		}
		told, tell := io.Pipe()
		mine := make(chan error, 1)
		if here {
			go func() { mine <- shrinkOnce(id, 3, 4, bufio.NewScanner(told), io.Discard) }()
		} else {
			ps = append(ps, startJoiner(t, 3, 4))
			ps[3].tell(shrinks + id)
		}
		for _, p := range ps {
			if got := p.line(t); got != "joined" {
				t.Fatal(got)
			}
		}
		if err := ps[1].cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		ps[0].tell("1")
		ps[2].tell("1")
		if here {
			fmt.Fprintln(tell, 1)
		} else {
			ps[3].tell("1")
		}
		for i, p := range slices.Delete(ps, 1, 2) {
			if got, want := p.line(t), fmt.Sprintf("PE %d: hears [0 1 2], addresses [0 1 2], host of 3", i); got != want {
				t.Errorf("%s, want %s", got, want)
			}
		}
		if here {
			if err := <-mine; err != nil {
				t.Error(err)
			}
		}
	}
}

// TestJoinRefusesProcesses that are no PE of the job, and waits on for those that are.
func TestJoinRefusesProcesses(t *testing.T) {
	id := newEmulatedJob(t)
	name := platform.ID(id).Name()
	a, err := platform.ID(id).Address()
	if err != nil {
		t.Fatal(err)
	}
	// A stranger knows where the job meets, and not its token.
	stranger, err := net.Dial("tcp", a.Addresses[len(a.Addresses)-1])
	if err != nil {
		t.Fatal(err)
	}
	defer stranger.Close()
	if _, err := io.WriteString(stranger, "GET / HTTP/1.0\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error)
	var out strings.Builder
	go func() { ended <- joinOnce(t.Context(), id, 0, 2, &out) }()
	for !hasCome(id, 0) {
		goruntime.Gosched()
	}
	a.Token = "a token that is not the job's"
	for what, test := range map[string]struct {
		rank, size int
		id         UniqueID
		env        []string
		want       string
	}{
		"duplicate":     {0, 2, id, nil, "join as PE 0 of 2: the job " + name + " is of another process: two PEs of the job are number 0"},
		"another size":  {1, 3, id, nil, "PE 1 is one of 3, with seed 1 and hang timeout 0s; PE 0 is one of 2, with seed 1 and hang timeout 0s"},
		"another token": {1, 2, UniqueID(platform.NewEmulatedID(name, a)), []string{"GPUC_START_TIMEOUT=50ms"}, "the time to start is over (GPUC_START_TIMEOUT=50ms)"},
		"cut off":       {1, 2, id[:len(id)-2], nil, "is not a complete unique id"},
		"another job":   {1, 2, UniqueID(name + "x-" + hex.EncodeToString([]byte(`{"addresses":["`+closedAddress(t)+`"],"token":"of a job that is over"}`))), nil, "the process that has made the id of the job is gone"},
	} {
		p := startJoiner(t, test.rank, test.size, test.env...)
		p.tell(test.id)
		if got := p.line(t); !strings.Contains(got, test.want) {
			t.Errorf("%s: %s, want %s", what, got, test.want)
		}
	}
	one := startJoiner(t, 1, 2)
	one.tell(id)
	if got, want := one.line(t), "PE 1: hears [0 1], addresses [0 1], host of 2"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// closedAddress is one at which nobody listens.
func closedAddress(t *testing.T) string {
	host, port := freeAddress(t)
	return net.JoinHostPort(host, strconv.Itoa(port))
}

// TestJoinByHalves: all PEs that have come hear who has not, in this process and in others.
func TestJoinByHalves(t *testing.T) {
	id := newEmulatedJob(t)
	two := startJoiner(t, 2, 4, "GPUC_START_TIMEOUT=1h")
	two.tell(id)
	for !hasCome(id, 2) {
		goruntime.Gosched()
	}
	cfg := emulatorConfig
	cfg.Getenv = func(name string) string { return map[string]string{"GPUC_START_TIMEOUT": "20ms"}[name] }
	_, err := Join(t.Context(), JoinConfig{Rank: 0, Size: 4, ID: id, Config: cfg})
	want := "PEs are missing: 1, 3 of 4 have not joined, and PE 0 no longer waits: the time to start is over (GPUC_START_TIMEOUT=20ms)"
	if err == nil || err.Error() != "join as PE 0 of 4: "+want {
		t.Errorf("PE 0: %v, want %s", err, want)
	}
	if got := two.line(t); !strings.HasSuffix(got, want) {
		t.Errorf("PE 2: %s, want %s", got, want)
	}
}

// TestJoinedProcessDies: who waits for it is told, and nobody waits for it at the end.
func TestJoinedProcessDies(t *testing.T) {
	id := newEmulatedJob(t)
	one := startJoiner(t, 1, 2)
	joined := make(chan *PE)
	go func() {
		pe, err := Join(t.Context(), JoinConfig{Rank: 0, Size: 2, ID: id, Config: emulatorConfig})
		if err != nil {
			t.Error(err)
		}
		joined <- pe
	}()
	one.tell(hold + id)
	pe := <-joined
	if pe == nil || one.line(t) != "joined <nil>" {
		t.Fatal("the PEs do not join")
	}
	if err := one.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if err := pe.Barrier(t.Context()); err == nil || !strings.Contains(err.Error(), "PE 1 has died: its process has ended") {
		t.Errorf("barrier with a PE that is gone: %v", err)
	}
	pe.Close() // with the error of the barrier
}
