package trace

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
)

// written is what is read of the file of a trace: what Write writes besides is for viewers.
type written struct {
	Trace  *chromeTrace `json:"gpuc"`
	Events []struct {
		Phase string `json:"ph"`
		Args  args   `json:"args"`
	} `json:"traceEvents"`
}

// Read reads the file of a trace.
func Read(r io.Reader) (*Trace, error) {
	var f written
	if err := json.NewDecoder(r).Decode(&f); err != nil {
		return nil, fmt.Errorf("this is not a trace: %w", err)
	}
	switch {
	case f.Trace == nil:
		return nil, errors.New("this is not a trace of gpuc run -trace")
	case f.Trace.Format != format:
		return nil, errors.New("the trace was written by another version of gpuc")
	case f.Trace.PEs < 1 || f.Trace.PEs > maxPEs:
		return nil, fmt.Errorf("the trace is of %d PEs", f.Trace.PEs)
	}
	t := f.Trace.Trace
	for i := range f.Events {
		if f.Events[i].Phase != "X" {
			continue
		}
		e := f.Events[i].Args.Event
		if err := e.check(t.PEs); err != nil {
			return nil, fmt.Errorf("the trace has %w", err)
		}
		t.Events = append(t.Events, e)
	}
	slices.SortStableFunc(t.Events, before)
	return &t, nil
}

// Load reads the file of a trace, or the directory of its parts.
func Load(name string) (*Trace, error) {
	st, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if st.IsDir() {
		return Assemble(name)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	t, err := Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return t, nil
}
