package gpu

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// SyncNamed is a barrier of some threads of the block: it waits until that many have come to
// the barrier with this number, by SyncNamed or ArriveNamed (PTX: bar.sync a, b; CUTLASS:
// NamedBarrier). Numbers go from 1 to 15; Block.Sync has 0. threads is a multiple of WarpSize.
// All threads of a warp make the call together, and all who come name the same number of
// threads. The barrier orders memory as Block.Sync does.
func SyncNamed(b Block, id, threads int) { named("gpu.SyncNamed", b, id, threads, false) }

// ArriveNamed comes to the barrier as SyncNamed does, and does not wait (PTX: bar.arrive). A thread must not come
// to a barrier again before all have come who are to meet there: it would be counted for another one.
func ArriveNamed(b Block, id, threads int) { named("gpu.ArriveNamed", b, id, threads, true) }

func named(name string, b Block, id, threads int, arrive bool) {
	if id < 1 || id >= arch.MaxNamedBarriers {
		panic(fmt.Sprintf("%s: there is no barrier %d; they go from 1 to %d", name, id, arch.MaxNamedBarriers-1))
	}
	if threads < WarpSize || threads%WarpSize != 0 || threads > arch.MaxBlockThreads {
		panic(fmt.Sprintf("%s for %d threads, which is not a multiple of %d up to %d", name, threads, WarpSize, arch.MaxBlockThreads))
	}
	b.t.api().SyncNamed(id, threads, arrive)
}

// IncMaxRegisters lets the threads of the warp have n registers each, and waits until the
// block has as many left (PTX: setmaxnreg.inc). All warps of a warpgroup, four warps whose
// first has a rank that is a multiple of four, make the call. n is a constant from 24 to 256, a multiple
// of 8. The kernel's directive must have maxthreads. It needs the feature setmaxnreg.
func IncMaxRegisters(w Warp, n int) { setMaxRegisters("gpu.IncMaxRegisters", w, n) }

// DecMaxRegisters gives registers of the threads of the warp back to the block, so that
// each keeps n (PTX: setmaxnreg.dec). See IncMaxRegisters.
func DecMaxRegisters(w Warp, n int) { setMaxRegisters("gpu.DecMaxRegisters", w, n) }

func setMaxRegisters(name string, w Warp, n int) {
	if n < 24 || n > 256 || n%8 != 0 {
		panic(fmt.Sprintf("%s: %d is not a multiple of 8 from 24 to 256", name, n))
	}
	w.t.api().Lanes(name, uint64(n))
}

// GridDependencyWait waits until the previous launch of the stream has ended, and what it wrote is
// visible. A launch that may begin earlier needs it (CUDA: cudaGridDependencySynchronize; PTX:
// griddepcontrol.wait). See LaunchConfig.Early of package runtime.
//
// GPUs have it from compute capability 9.0 on. On others, and on the emulator, a launch
// begins when the previous one has ended.
func GridDependencyWait(t *Thread) { t.api() }

// LaunchDependents is for a next launch that may begin early: it begins when every block
// of this one has made the call or has returned (CUDA:
// cudaTriggerProgrammaticLaunchCompletion; PTX: griddepcontrol.launch_dependents).
func LaunchDependents(t *Thread) { t.api() }
