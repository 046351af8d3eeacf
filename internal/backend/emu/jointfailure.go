package emu

import "github.com/gpuc-go/gpuc/internal/backend/driver"

// jointFailure is the errors of PEs whose calls end at once. That of the PE with the lowest
// number is the cause of the job's end, whichever host runs first.
type jointFailure struct {
	pe    int
	first error
}

// as returns err as the error of a PE. Those of the lowest PE come first.
func (t *jointFailure) as(pe int, err error) error {
	if t.first == nil {
		t.pe, t.first = pe, err
	}
	if pe == t.pe {
		return err
	}
	return &driver.JointFailure{PE: t.pe, First: t.first, Err: err}
}
