package conformance_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/testsuite/conformance/comm"
)

// joins is how often each process joins a job in TestJoin.
const joins = 3

// exchange gets the next PE's number, by a kernel in a graph with barriers.
func exchange(ctx context.Context, pe *gpurt.PE) error {
	k, err := comm.LoadKernels(pe)
	if err != nil {
		return err
	}
	me, n := pe.MyPE(), pe.NumPEs()
	src, err := gpurt.AllocSymFrom(pe, []int32{int32(me + 1), 7})
	if err != nil {
		return err
	}
	sum, err := gpurt.AllocSym[int32](pe, 2)
	if err != nil {
		return err
	}
	s := pe.Stream()
	if err := k.SumAndMeet(s, gpurt.Grid(1).Block(32), pe.TeamWorld(), sum, src, 50); err != nil {
		return err
	}
	dst, err := gpurt.AllocSym[int32](pe, 2) // while the kernel may run
	if err != nil {
		return err
	}
	work := func() error {
		return errors.Join(s.Barrier(), k.LoadInt32(s, gpurt.Grid(1).Block(32), dst, src, (me+1)%n), s.Barrier())
	}
	if pe.Status() == gpurt.StatusLimitedMPG { // no barriers in graphs
		err = work()
	} else {
		err = launched(s, work)
	}
	if err != nil {
		return err
	}
	got := make([]int32, 2)
	if err := dst.CopyTo(ctx, got); err != nil {
		return err
	}
	if want := int32((me+1)%n + 1); got[0] != want || got[1] != 7 {
		return fmt.Errorf("got %v, want [%d 7]", got, want)
	}
	if s := pe.Status(); s < gpurt.StatusInitialized {
		return fmt.Errorf("NVSHMEM is %v", s)
	}
	return nil
}

// launched does work by a graph, and waits for it.
func launched(s *gpurt.Stream, work func() error) error {
	g, err := s.Capture(work)
	if err != nil {
		return err
	}
	return errors.Join(g.Launch(s), s.Sync(context.Background()), g.Close())
}

// joinAndExchange joins a job and leaves it.
func joinAndExchange(ctx context.Context, cfg gpurt.JoinConfig) error {
	pe, err := gpurt.Join(ctx, cfg)
	if err != nil {
		return err
	}
	return errors.Join(exchange(ctx, pe), pe.Close())
}

// TestJoin joins one job after another without a launcher: PEs that are goroutines in the
// emulator, and processes on GPUs.
func TestJoin(t *testing.T) {
	if os.Getenv(envJoin) != "" {
		joinAsProcess(t)
		return
	}
	n := 2
	if np := flag.Lookup("gpuc.np").Value.(flag.Getter).Get().(int); np != 0 {
		n = np
	}
	if flag.Lookup("gpuc.backend").Value.String() == gpurt.CUDA {
		joinOnGPUs(t, n)
		return
	}
	for range joins {
		cfg := gpurt.Config{Backend: gpurt.Emulator}
		id, err := cfg.NewUniqueID()
		if err != nil {
			t.Fatal(err)
		}
		var wg sync.WaitGroup
		for rank := range n {
			wg.Go(func() {
				if err := joinAndExchange(t.Context(), gpurt.JoinConfig{Rank: rank, Size: n, LocalRank: rank, ID: id, Config: cfg}); err != nil {
					t.Errorf("PE %d: %v", rank, err)
				}
			})
		}
		wg.Wait()
	}
}

// envJoin holds the number of a PE and of all for a process of TestJoin.
const envJoin = "GPUC_TEST_JOIN"

// joinAsProcess is the process of one PE. PE 0 makes the ids and writes them to descriptor
// 3; every process reads them from its standard input.
func joinAsProcess(t *testing.T) {
	var rank, n int
	if _, err := fmt.Sscanf(os.Getenv(envJoin), "%d/%d", &rank, &n); err != nil {
		t.Fatal(err)
	}
	ids, in := os.NewFile(3, "ids"), bufio.NewReader(os.Stdin)
	for range joins {
		cfg := gpurt.Config{Backend: gpurt.CUDA, Oversubscribe: os.Getenv("GPUC_OVERSUBSCRIBE") == "1", Transport: os.Getenv("GPUC_TRANSPORT")}
		if rank == 0 {
			id, err := cfg.NewUniqueID()
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintln(ids, string(id))
		}
		id, err := in.ReadString('\n')
		if err != nil {
			t.Fatalf("no id: %v", err)
		}
		if err := joinAndExchange(t.Context(), gpurt.JoinConfig{Rank: rank, Size: n, LocalRank: rank, ID: gpurt.UniqueID(strings.TrimSpace(id)), Config: cfg}); err != nil {
			t.Fatal(err)
		}
	}
}

// joinOnGPUs starts the processes of the PEs, and passes the ids on.
func joinOnGPUs(t *testing.T, n int) {
	fromFirst, ids, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	var inputs []io.Writer
	var wg sync.WaitGroup
	ctx, end := context.WithCancel(t.Context()) // a PE that fails ends the others
	defer end()
	for rank := range n {
		cmd := exec.CommandContext(ctx, os.Args[0], "-test.run=^TestJoin$", "-test.v", "-gpuc.backend=cuda")
		cmd.Env = append(os.Environ(), envJoin+"="+strconv.Itoa(rank)+"/"+strconv.Itoa(n))
		cmd.ExtraFiles = []*os.File{ids}
		var out bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &out
		in, err := cmd.StdinPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		inputs = append(inputs, in)
		wg.Go(func() {
			if err := cmd.Wait(); err != nil {
				t.Errorf("PE %d: %v\n%s", rank, err, out.Bytes())
				end()
			}
		})
	}
	ids.Close()
	for lines := bufio.NewScanner(fromFirst); lines.Scan(); {
		for _, in := range inputs {
			fmt.Fprintln(in, lines.Text())
		}
	}
	for _, in := range inputs {
		in.(io.Closer).Close()
	}
	wg.Wait()
}
