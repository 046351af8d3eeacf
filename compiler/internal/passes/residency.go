package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// findLaunchNeeds finds what a launch of each kernel must provide: a grid that is resident as a
// whole, a cooperative launch, a registered module, room for output.
func findLaunchNeeds(p *mir.Program, _ Options) {
	for _, k := range p.Kernels {
		info := &k.Info
		info.Collective = info.Resident
		for v := range k.Func.ReachableInstrs() {
			switch {
			case v.Op == mir.Comm:
				info.Shmem = true
				info.Collective = info.Collective || v.Comm.Op.Blocks
				info.Meets = info.Meets || v.Comm.Op.Collective()
			case v.Op == mir.Extern && v.Extern.Unit.Transport != "":
				info.Shmem, info.Meets = true, true // nothing is known of its code
				fallthrough
			case v.Op == mir.Extern:
				info.Collective = info.Collective || v.Extern.Collective
				info.Cooperative = info.Cooperative || v.Extern.Collective
			case v.Op == mir.Intr && v.Intr == mir.SyncGrid:
				info.Collective, info.Cooperative = true, true
			case v.Op == mir.Intr && v.Intr == mir.Printf:
				info.Prints = true
			}
		}
	}
}
