package cuda

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func shape(blocks, threads int) driver.LaunchConfig {
	return driver.LaunchConfig{Grid: threadapi.Dim3{X: blocks, Y: 1, Z: 1}, Block: threadapi.Dim3{X: threads, Y: 1, Z: 1}}
}

// params packs 32- and 64-bit integers at their natural alignment.
func params(values ...any) *driver.Args {
	var b []byte
	for _, v := range values {
		b = append(b, make([]byte, align(len(b), binary.Size(v))-len(b))...)
		b, _ = binary.Append(b, binary.LittleEndian, v)
	}
	return &driver.Args{Params: b}
}

// align rounds n up to a multiple of a power of two.
func align(n, to int) int { return (n + to - 1) &^ (to - 1) }

// must fails the test on any of the errors.
func must(t *testing.T, errs ...error) {
	t.Helper()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

func int32s(b []byte) []int32 {
	v := make([]int32, len(b)/4)
	if _, err := binary.Decode(b, binary.LittleEndian, v); err != nil {
		panic(err)
	}
	return v
}

func TestGPUMemoryAndKernels(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		m := load(t, d, gpuArtifact(t))
		s1, s2 := stream1(t, d), stream1(t, d)
		const n = 16 << 20
		buf, err := d.Alloc(4*n, nil)
		must(t, err)
		got := bytesOf(4*n, 0xFF)
		must(t, s1.CopyOut(got, buf), s1.Sync(t.Context()))
		if !bytes.Equal(got, make([]byte, 4*n)) {
			t.Error("new memory is not zero")
		}

		// Kernel on one stream, copy on the other, ordered by an event.
		copied, err := d.Alloc(4*n, nil)
		must(t, err)
		must(t, m.Launch(s1, kFill, shape(200, 256), params(int32(7), buf.Addr, int64(n))))
		filled, err := s1.Record()
		must(t, err)
		must(t, s2.Wait(filled), s2.CopyDevice(copied, buf), s2.CopyOut(got, copied), s2.Sync(t.Context()))
		for i, v := range int32s(got) {
			if v != int32(7+i) {
				t.Fatalf("element %d is %d, want %d", i, v, 7+i)
			}
		}

		// In from the host, zero a part, out again.
		in := make([]byte, 4*n)
		for i := range in {
			in[i] = byte(i*7 + i>>8)
		}
		must(t, s1.CopyIn(buf, in), s1.Zero(buf.Slice(100, 200)), s1.CopyOut(got, buf), s1.Sync(t.Context()))
		clear(in[100:200])
		if !bytes.Equal(got, in) {
			t.Error("what came back is not what went in")
		}
		must(t, filled.Close(), d.Free(t.Context(), buf, "here"), d.Free(t.Context(), copied, "here"), m.Close())
	})
}

func TestGPUEventsMeasureTime(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		m := load(t, d, gpuArtifact(t))
		s := stream1(t, d)
		a, err := s.Record()
		must(t, err, m.Launch(s, kDelay, shape(1, 1), params(int64(20e6))))
		b, err := s.Record()
		must(t, err)
		start := time.Now()
		must(t, b.Sync(t.Context()))
		host := time.Since(start)
		ns, err := b.Since(a)
		must(t, err)
		t.Logf("kernel of 20 ms: events say %.3f ms, a sleeping wait took %.3f ms", ns/1e6, host.Seconds()*1e3)
		if ns < 19.9e6 {
			t.Errorf("%v ns between the events", ns)
		}
	})
}

func TestGPULaunchLatency(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		m := load(t, d, gpuArtifact(t))
		s := stream1(t, d)
		buf, err := d.Alloc(4, nil)
		must(t, err)
		measure := func(name string, batch int, launch func() error) {
			var us []float64
			for range 31 {
				start := time.Now()
				for range batch {
					must(t, launch())
				}
				us = append(us, float64(time.Since(start).Nanoseconds())/1e3/float64(batch))
				must(t, s.Sync(t.Context()))
			}
			slices.Sort(us[1:])
			t.Logf("%-40s %.2f us (lowest %.2f)", name, us[1:][15], us[1])
		}
		fill := params(int32(7), buf.Addr, int64(1))
		empty := params()
		measure("launch, no parameters", 200, func() error { return m.Launch(s, kEmpty, shape(1, 32), empty) })
		measure("launch, 3 parameters", 200, func() error { return m.Launch(s, kFill, shape(1, 32), fill) })
		measure("collective launch", 200, func() error { return m.Launch(s, kEmptyCollective, shape(1, 32), empty) })
		measure("cooperative launch", 200, func() error { return m.Launch(s, kEmptyCooperative, shape(1, 32), empty) })
		// The driver alone, with the parameters in both forms that it takes.
		k := m.kernels[kFill]
		measure("driver, a buffer of 3 parameters", 200, func() error {
			return d.check("cuLaunchKernelEx", d.drv.Launch(&k.cfg, k.fn, &k.extra))
		})
		if k.pointers != nil {
			measure("driver, pointers to 3 parameters", 200, func() error {
				return d.check("cuLaunchKernelEx", d.drv.LaunchByPointers(&k.cfg, k.fn, k.pointers))
			})
		}
		measure("launch and Sync", 50, func() error {
			return errors.Join(m.Launch(s, kEmpty, shape(1, 32), empty), s.Sync(t.Context()))
		})
		if n := testing.AllocsPerRun(100, func() { must(t, m.Launch(s, kEmpty, shape(1, 32), empty)) }); n != 0 {
			t.Errorf("%v allocations a launch", n)
		}
		must(t, s.Sync(t.Context()))
	})
}

func TestGPUCollectiveLaunchMustBeResident(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		m := load(t, d, gpuArtifact(t))
		s := stream1(t, d)
		k := m.kernels[kEmptyCollective]
		must(t, m.Launch(s, kEmptyCollective, shape(1, 1024), params()))
		most := k.resident.blocks * d.lim.multiprocessors
		must(t, m.Launch(s, kEmptyCollective, shape(most, 1024), params()), s.Sync(t.Context()))
		err := m.Launch(s, kEmptyCollective, shape(most+1, 1024), params())
		if err == nil || !strings.Contains(err.Error(), "resident at once") {
			t.Errorf("%d blocks: %v", most+1, err)
		}
		t.Log(err)
	})
}

func TestGPUFailedCheckComesBackWithItsPlace(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		m := load(t, d, gpuArtifact(t))
		s := stream1(t, d)
		must(t, m.Launch(s, kFail, shape(300, 128), params(int32(299), int32(77))))
		err := s.Sync(t.Context())
		var got *fault.Error
		if !errors.As(err, &got) {
			t.Fatalf("got %v", err)
		}
		want := &fault.Error{Kernel: "Fail", PE: 0, Block: [3]int{299, 0, 0}, Thread: [3]int{77, 0, 0},
			File: "k.go", Line: 10, Kind: fault.Index, Msg: "index out of range [9] with length 8"}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if _, err := d.Alloc(8, nil); !errors.Is(err, got) {
			t.Errorf("afterwards: %v", err)
		}
	})
}

func TestGPUStrayStoreNamesTheKernel(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		m := load(t, d, gpuArtifact(t))
		s := stream1(t, d)
		must(t, m.Launch(s, kStray, shape(1, 1), params(uint64(64))))
		err := s.Sync(t.Context())
		var e *cu.Error
		if !errors.As(err, &e) || e.Code != cu.IllegalAddress || !strings.Contains(err.Error(), "kernel Stray") {
			t.Errorf("got %v", err)
		}
		t.Log(err)
	})
}

func TestGPUEndOfContextEndsAWait(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		m := load(t, d, gpuArtifact(t))
		s := stream1(t, d)
		sig, err := d.Alloc(8, nil)
		must(t, err)
		must(t, m.Launch(s, kWait, shape(4, 32), params(sig.Addr, uint64(5))))
		ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
		defer cancel()
		start := time.Now()
		err = s.Sync(ctx)
		t.Logf("ended after %v: %v", time.Since(start), err)
		var got *fault.Error
		if !errors.Is(err, context.DeadlineExceeded) || !errors.As(err, &got) || got.Kind != fault.Wait || got.Line != 20 {
			t.Errorf("got %v", err)
		}
	})
}

func TestGPUAbortEndsAWait(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		m := load(t, d, gpuArtifact(t))
		s := stream1(t, d)
		sig, err := d.Alloc(8, nil)
		must(t, err)
		must(t, m.Launch(s, kWait, shape(1, 32), params(sig.Addr, uint64(5))))
		go d.Abort()
		start := time.Now()
		err = s.Sync(t.Context())
		t.Logf("ended after %v: %v", time.Since(start), err)
		var got *fault.Error
		if !errors.As(err, &got) || got.Kind != fault.Wait {
			t.Errorf("got %v", err)
		}
	})
}

func TestGPUSatisfiedWaitGoesOn(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		m := load(t, d, gpuArtifact(t))
		s1, s2 := stream1(t, d), stream1(t, d)
		sig, err := d.Alloc(8, nil)
		must(t, err)
		must(t, m.Launch(s1, kWait, shape(1, 32), params(sig.Addr, uint64(5))))
		must(t, s2.CopyIn(sig, binary.LittleEndian.AppendUint64(nil, 5)), s2.Sync(t.Context()), s1.Sync(t.Context()))
	})
}

func TestGPUKernelsAreBuiltHereAndUsedAsTheyAre(t *testing.T) {
	if *cubinFile != "" {
		t.Skip("-gpuc.cubin takes the place of building")
	}
	onGPUs(t, 1, func(t *testing.T, d *device) {
		a := gpuArtifact(t)
		for _, what := range []string{"first", "again, from the cache"} {
			start := time.Now()
			must(t, load(t, d, a).Close())
			t.Logf("load with build, %s: %v", what, time.Since(start))
		}
		c, err := d.machineCode(t.Context(), a, false)
		must(t, err)
		start := time.Now()
		must(t, load(t, d, &driver.Artifact{Manifest: a.Manifest, Cubins: []driver.Cubin{c}}).Close())
		t.Logf("load of machine code: %v", time.Since(start))
	})
}

func TestGPUPeers(t *testing.T)     { onGPUs(t, 2, checkPeers) }
func TestGPUFourPeers(t *testing.T) { onGPUs(t, 4, checkPeers) }

// checkPeers writes to the next PE's symmetric memory from a kernel.
func checkPeers(t *testing.T, d *device) {
	m := load(t, d, gpuArtifact(t))
	s := stream1(t, d)
	const n = 1000
	mem, err := d.AllocSym(t.Context(), 4*n, nil, driver.SymOptions{}, "peers.go:1")
	must(t, err)
	zero := bytesOf(4*n, 0xFF)
	must(t, s.CopyOut(zero, mem), s.Sync(t.Context()))
	if !bytes.Equal(zero, make([]byte, 4*n)) {
		t.Error("new symmetric memory is not zero")
	}
	must(t, d.Barrier(t.Context()))
	next := (d.Rank() + 1) % d.Size()
	peer, err := d.sym.lib.(interface {
		Ptr(addr uint64, pe int) (uint64, error)
	}).Ptr(mem.Addr, next)
	must(t, err)
	if peer == 0 {
		t.Fatalf("PE %d is not reachable by loads and stores", next)
	}
	for round := range int32(20) {
		must(t, m.Launch(s, kFill, shape(8, 128), params(1000*round+int32(d.Rank()), peer, int64(n))), enqueue(s, "BarrierAll"))
		got := make([]byte, 4*n)
		must(t, s.CopyOut(got, mem), enqueue(s, "BarrierAll"), s.Sync(t.Context()))
		want := 1000*round + int32((d.Rank()+d.Size()-1)%d.Size())
		for i, v := range int32s(got) {
			if v != want+int32(i) {
				t.Fatalf("round %d: element %d is %d, want %d", round, i, v, want+int32(i))
			}
		}
	}
	var us []float64
	for range 50 {
		start := time.Now()
		must(t, d.Barrier(t.Context()))
		us = append(us, float64(time.Since(start).Nanoseconds())/1e3)
	}
	slices.Sort(us)
	t.Logf("host barrier: median %.1f us", us[len(us)/2])
	must(t, d.Free(t.Context(), mem, "peers.go:2"), s.Close())
}

func TestGPUPEsOutOfStep(t *testing.T) {
	onGPUs(t, 2, func(t *testing.T, d *device) {
		_, err := d.AllocSym(t.Context(), 8<<d.Rank(), nil, driver.SymOptions{}, "step.go:1")
		if err == nil || !errors.Is(err, driver.ErrNotSymmetric) {
			t.Errorf("got %v", err)
		}
		t.Log(err)
	})
}

func TestGPUSymmetricHeapOfOnePE(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		start := time.Now()
		mem, err := d.AllocSym(t.Context(), 1<<20, nil, driver.SymOptions{}, "one.go:1")
		must(t, err)
		t.Logf("first symmetric allocation: %v; %s", time.Since(start), d.Describe())
		if _, err := d.AllocSym(t.Context(), 1<<45, nil, driver.SymOptions{}, "one.go:2"); err == nil || !strings.Contains(err.Error(), "NVSHMEM_SYMMETRIC_SIZE") {
			t.Errorf("32 TB: %v", err)
		}
		must(t, d.Free(t.Context(), mem, "one.go:3"))
	})
}
