package manifest

import (
	"errors"
	"fmt"
	"maps"
	"slices"

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

// Lack is kernels that do without a feature on a target, and the variant of the target that has it.
type Lack struct {
	Feature arch.Feature `json:"feature"`
	Kernels []string     `json:"kernels"`
	Use     arch.Target  `json:"use"`
}

// Lacks returns which kernels would be faster on a variant of the target, by features that they prefer
// and the target does not have. The features are in order.
func (m *Manifest) Lacks(t arch.Target) []Lack {
	by := map[arch.Feature]*Lack{}
	for _, k := range m.Kernels {
		for _, f := range k.Prefers {
			use, ok := t.VariantWith(f)
			if !ok {
				continue
			}
			if by[f] == nil {
				by[f] = &Lack{Feature: f, Use: use}
			}
			by[f].Kernels = append(by[f].Kernels, k.Name)
		}
	}
	var all []Lack
	for _, f := range slices.Sorted(maps.Keys(by)) {
		all = append(all, *by[f])
	}
	return all
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
