// Package intrinsic says how the operations of a GPU are called in the IR: each is a call of a
// small function, always inlined, whose name tells what it is. The compiler writes the names; what
// runs or counts IR reads them, and never looks at what such a function holds.
//
// It imports nothing of this module. Start reading at Form.
package intrinsic

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/memmodel"
)

// Prefix begins the names of the functions.
const Prefix = "gpuc_"

// Order is a memory order as in libcu++ (cuda::memory_order).
type Order uint8

// The orders.
const (
	Relaxed Order = iota
	Acquire
	Release
	AcqRel
	SeqCst
)

var orders = []string{"relaxed", "acquire", "release", "acq_rel", "seq_cst"}

// String returns the order as PTX writes it.
func (o Order) String() string { return orders[o] }

// Scope is a scope as in libcu++ (cuda::thread_scope).
type Scope uint8

// The scopes.
const (
	System Scope = memmodel.System
	Device Scope = memmodel.Device
	Block  Scope = memmodel.Block
)

var scopes = []string{"sys", "gpu", "cta"}

// String returns the scope as PTX writes it.
func (s Scope) String() string { return scopes[s] }

// Shape says what one instruction of a warpgroup multiplies: 64 rows by 32 bytes with 32 bytes by columns.
type Shape struct {
	// Elem is the type of the elements in PTX.
	Elem    string
	Columns int
	// TransposedA and TransposedB say that the elements that are multiplied and added up
	// do not stand side by side.
	TransposedA, TransposedB bool
	// First and Last say that it begins and ends a group.
	First, Last bool
	// Fresh says that the product takes the place of the sums, which are not read.
	Fresh bool
}

// Sums returns how many sums each thread holds.
func (s *Shape) Sums() int { return s.Columns / 2 }

func (s *Shape) flags() map[string]*bool {
	return map[string]*bool{"ta": &s.TransposedA, "tb": &s.TransposedB, "first": &s.First, "last": &s.Last, "fresh": &s.Fresh}
}

// Form is one form of an operation.
type Form struct {
	// Name is that of the operation.
	Name string
	// Type is that of the operands where there are several, such as u32.
	Type string
	// N is the number that belongs to the operation: an axis, a size, a count.
	N int
	// Atomic says that there are an order and a scope.
	Atomic bool
	Order  Order
	Among  Scope
	// Shape is that of a product of a warpgroup.
	Shape *Shape
	// Cache is how an access uses the caches.
	Cache int
	// Spaces has a letter for each pointer among the operands, by what is known of the memory: global
	// (d), shared (s), constant (c), local (l), or nothing (g).
	Spaces string
}

// Symbol returns the name of the form's function: its words, each with __ before it.
func (f Form) Symbol() string {
	words := []string{Prefix + f.Name}
	if f.Type != "" {
		words = append(words, "t"+f.Type)
	}
	if f.N < 0 {
		words = append(words, fmt.Sprintf("m%d", -f.N))
	} else if f.N > 0 {
		words = append(words, fmt.Sprintf("n%d", f.N))
	}
	if f.Atomic {
		words = append(words, f.Order.String(), f.Among.String())
	}
	if s := f.Shape; s != nil {
		words = append(words, "e"+s.Elem, fmt.Sprintf("c%d", s.Columns))
		for _, flag := range []string{"ta", "tb", "first", "last", "fresh"} {
			if *s.flags()[flag] {
				words = append(words, flag)
			}
		}
	}
	if f.Cache != 0 {
		words = append(words, fmt.Sprintf("k%d", f.Cache))
	}
	if f.Spaces != "" {
		words = append(words, "p"+f.Spaces)
	}
	return strings.Join(words, "__")
}

// Where returns the name of the function that is the form on targets which have it, and something
// else on others.
func (f Form) Where() string { return Prefix + "where_" + strings.TrimPrefix(f.Symbol(), Prefix) }

// Parse reads the name of a function, and reports whether it is that of a form.
func Parse(symbol string) (f Form, ok bool) {
	symbol, ok = strings.CutPrefix(symbol, Prefix)
	if !ok || symbol == "" || symbol[0] < 'A' || symbol[0] > 'Z' {
		return Form{}, false
	}
	words := strings.Split(symbol, "__")
	f.Name = words[0]
	for _, w := range words[1:] {
		if !f.word(w) {
			return Form{}, false
		}
	}
	return f, true
}

// word reads a word of a name.
func (f *Form) word(w string) bool {
	if i := slices.Index(orders, w); i >= 0 {
		f.Order, f.Atomic = Order(i), true
		return true
	}
	if i := slices.Index(scopes, w); i >= 0 {
		f.Among = Scope(i)
		return true
	}
	if f.Shape != nil {
		if flag := f.Shape.flags()[w]; flag != nil {
			*flag = true
			return true
		}
	}
	if w == "" {
		return false
	}
	rest := w[1:]
	n, err := strconv.Atoi(rest)
	switch w[0] {
	case 't':
		f.Type = rest
		return true
	case 'p':
		f.Spaces = rest
		return true
	case 'k':
		f.Cache = n
	case 'n':
		f.N = n
	case 'm':
		f.N = -n
	case 'e':
		f.Shape = &Shape{Elem: rest}
		return true
	case 'c':
		if f.Shape == nil {
			return false
		}
		f.Shape.Columns = n
	default:
		return false
	}
	return err == nil
}
