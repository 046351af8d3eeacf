// Package host launches kernels of another package.
package host

import gpurt "github.com/gpuc-go/gpuc/runtime"

func alloc(pe *gpurt.PE, rows int) error {
	n := rows / pe.NumPEs()
	if _, err := gpurt.AllocSym[int32](pe, n); err != nil {
		return err
	}
	if pe.MyPE() < rows%pe.NumPEs() {
		n++
	}
	if _, err := gpurt.AllocSym[int32](pe, n); err != nil { // want `AllocSym gets a length that depends on the PE`
		return err
	}
	//gpu:ignore symlength rows is a multiple of the number of PEs
	_, err := gpurt.AllocSymWith[int32](pe, n, gpurt.SymOptions{})
	return err
}
