package platform

import "github.com/gpuc-go/gpuc/internal/backend/cuda"

// ThisSystem returns the back ends of this machine: the emulator, and GPUs if the
// driver finds any.
func ThisSystem() *System {
	return &System{Emulate: emulate, Available: cuda.Available, UniqueID: cuda.UniqueID, Open: cuda.Open, OpenAlone: cuda.OpenAlone}
}
