package python

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/dlpack"
)

// forms are the structs in which a tensor travels, the version that libraries prefer first. A capsule keeps
// the address of its name, so names are C strings that stay.
var forms = []struct {
	form       dlpack.Form
	name, used unsafe.Pointer
}{
	{dlpack.Versioned, cString(dlpack.Versioned.Capsule()), cString(dlpack.Versioned.Used())},
	{dlpack.Unversioned, cString(dlpack.Unversioned.Capsule()), cString(dlpack.Unversioned.Used())},
}

func cString(s string) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData([]byte(s + "\x00"))) }

// Given is an array that Python may use.
type Given struct {
	py       *interpreter
	variable string
	capsules []capsule // those that Close has not deleted
}

// capsule is an object of Python with a struct of DLPack.
type capsule struct {
	object     object
	tensor     *dlpack.Exported
	name, used unsafe.Pointer
}

// Give sets a variable to an object that from_dlpack of a library takes once, as a tensor in the memory of
// the array. The array must be written: wait for the stream first. Its memory stays the array's, which
// cannot be freed before Close.
func Give[T shmem.Elem](n *Namespace, variable string, a *gpurt.Array[T]) (*Given, error) {
	py := n.py
	defer py.lock()()
	g := &Given{py: py, variable: variable}
	for _, f := range forms {
		tensor, err := dlpack.Export(a, f.form, nil)
		if err != nil {
			return nil, errors.Join(err, g.Close())
		}
		g.capsules = append(g.capsules, capsule{py.newCapsule(tensor.Pointer(), f.name, 0), tensor, f.name, f.used})
	}
	kind, number := g.capsules[0].tensor.Device()
	in := operands{name: variable, source: fmt.Sprintf("[%d, %d]", kind, number), versioned: g.capsules[0].object, unversioned: g.capsules[1].object}
	if err := n.call("give", in, nil); err != nil {
		return nil, errors.Join(err, g.Close())
	}
	return g, nil
}

// Close ends what Give began. It is an error if Python still has a tensor in the memory: delete it by del,
// and call Close again.
func (g *Given) Close() error {
	defer g.py.lock()()
	for ; len(g.capsules) > 0; g.capsules = g.capsules[1:] {
		c := g.capsules[0]
		if fresh := g.py.isValid(c.object, c.name) != 0; fresh {
			g.py.rename(c.object, c.used) // nothing can take it any more
			if err := c.tensor.Delete(); err != nil {
				return err
			}
		} else if !c.tensor.Deleted() {
			return fmt.Errorf("python: a library still has the memory of %s; delete its tensors (del x; import gc; gc.collect()), then close it", g.variable)
		}
		g.py.decRef(c.object)
	}
	return nil
}

// Take evaluates an expression whose value is a tensor of a library, and returns the tensor as an array on
// the PE, without a copy. The library's work on the tensor must be done, or ordered before that of the PE:
// synchronise, or enqueue kernels on the library's stream (gpurt.PE.WrapStream). Close gives the tensor
// back.
//
// The errors are *Error, and those of dlpack.Import: for example if the elements are not of type T.
func Take[T shmem.Elem](n *Namespace, pe *gpurt.PE, expression string) (*dlpack.Imported[T], error) {
	var a *dlpack.Imported[T]
	err := n.call("take", operands{source: expression}, func(capsule object) (err error) {
		for _, f := range forms {
			if n.py.isValid(capsule, f.name) == 0 {
				continue
			}
			at := n.py.capsulePtr(capsule, f.name)
			n.py.rename(capsule, f.used)
			if a, err = dlpack.Import[T](pe, at, f.form); err != nil {
				n.py.rename(capsule, f.name) // its destructor gives the tensor back
				err = fmt.Errorf("python: take %s: %w", expression, err)
			}
			return err
		}
		return fmt.Errorf("python: __dlpack__() of %s returns no capsule that holds a tensor; update the library", expression)
	})
	return a, err
}
