// Package phases is the line that the start-up programs print and benchpair
// reads.
package phases

// Prefix starts the line; a Phases as JSON follows.
const Prefix = "startup"

// Phases are the wall-clock times, in nanoseconds since 1970, at which a PE's
// process reached a phase. A program leaves out what it cannot tell.
type Phases struct {
	Rank    int   `json:"rank"`
	Main    int64 `json:"main"`              // entered main
	Context int64 `json:"context,omitempty"` // has a CUDA context
	Init    int64 `json:"init"`              // has joined the job
	Loaded  int64 `json:"loaded,omitempty"`  // has its kernels loaded
	Checked int64 `json:"checked"`           // has checked the first result
}
