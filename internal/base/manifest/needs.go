package manifest

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// Fits returns an error for each feature that a kernel needs and the target does not have.
// The kernels of a package are compiled together, so one that does not fit keeps the
// others away from the target.
func (m *Manifest) Fits(t arch.Target) error {
	var errs []error
	for _, k := range m.Kernels {
		for _, f := range k.Needs {
			if !t.Has(f) {
				errs = append(errs, fmt.Errorf("kernel %s needs %s (%s), which %s does not have; use a target that has it, or move %s to a package of its own if other kernels are for %s", k.Name, f, f.Where(), t, k.Name, t))
			}
		}
	}
	return errors.Join(errs...)
}

// Suits returns an error unless the target has all that the kernels need and prefer.
func (m *Manifest) Suits(t arch.Target) error {
	for _, k := range m.Kernels {
		for _, f := range k.Prefers {
			if !t.Has(f) {
				return fmt.Errorf("kernel %s prefers %s (%s), which %s does not have", k.Name, f, f.Where(), t)
			}
		}
	}
	return m.Fits(t)
}

// ForDevice returns the target for a GPU of the given compute capability: one that has what
// the kernels need and prefer or, if there is none, what they need.
func (m *Manifest) ForDevice(major, minor int) (arch.Target, error) {
	if t, err := arch.ForDevice(major, minor, m.Suits); err == nil {
		return t, nil
	}
	return arch.ForDevice(major, minor, m.Fits)
}

// validNeeds refuses features that are not known, and a list that no compiler writes.
func validNeeds(needs []arch.Feature) error {
	for i, f := range needs {
		if _, err := arch.ParseFeature(string(f)); err != nil {
			return err
		}
		if i > 0 && f <= needs[i-1] {
			return fmt.Errorf("the features %v that it needs are not in order", needs)
		}
	}
	return nil
}
