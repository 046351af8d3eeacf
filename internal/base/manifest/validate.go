package manifest

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"go/token"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Limits of what a manifest may say, where package arch has none: what no kernel comes
// near to. They bound the work of whoever reads a manifest.
const (
	maxSharedBytes = 227 << 10
	maxElemBytes   = 1 << 30
)

const (
	digits  = "0123456789"
	hexa    = digits + "abcdef"
	letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
)

// of reports whether s holds the given characters alone.
func of(chars, s string) bool { return strings.Trim(s, chars) == "" }

func goName(s string) error {
	if !token.IsIdentifier(s) {
		return fmt.Errorf("%q is not a Go identifier", s)
	}
	return nil
}

// symbol refuses what is no name in machine code.
func symbol(s string) error {
	if s == "" || !of(letters+digits+"_$.", s) || of(digits, s[:1]) {
		return fmt.Errorf("%q is not a symbol", s)
	}
	return nil
}

func hash(s string) error {
	if len(s) != 2*sha256.Size || !of(hexa, s) {
		return fmt.Errorf("%q is not a hash", s)
	}
	return nil
}

func fileName(s string) error {
	if s == "" || s == "." || s == ".." || strings.ContainsAny(s, "/\\\x00") {
		return fmt.Errorf("%q is not a file name", s)
	}
	return nil
}

func within(what string, n, least, most int) error {
	if n < least || n > most {
		return fmt.Errorf("%s is %d, and can be %d to %d", what, n, least, most)
	}
	return nil
}

func place(file string, line int) error {
	dir, base, ok := strings.Cut(file, "/")
	if !ok {
		dir, base = base, dir
	}
	return errors.Join(fileName(cmp.Or(dir, base)), fileName(base), within("the line", line, 1, 1<<30))
}

// distinct refuses a name that stands twice.
func distinct[T any](list []T, what string, name func(T) string) error {
	seen := map[string]bool{}
	for _, x := range list {
		if n := name(x); seen[n] {
			return fmt.Errorf("%s %s is there twice", what, n)
		} else {
			seen[n] = true
		}
	}
	return nil
}

// check refuses the first of a list that is not valid, by its name.
func check[T any](list []T, what string, name func(T) string, valid func(T) error) error {
	for _, x := range list {
		if err := valid(x); err != nil {
			return fmt.Errorf("%s %s: %w", what, name(x), err)
		}
	}
	return nil
}

// validate says what cannot be in a manifest, whatever the kernels are.
func (m *Manifest) validate() error {
	if m.Package == "" {
		return errors.New("it names no package")
	}
	if len(m.Kernels) == 0 {
		return errors.New("it has no kernels")
	}
	sourceFile := func(s Source) string { return s.File }
	kernelName := func(k Kernel) string { return k.Name }
	externFunc := func(x Extern) string { return x.Func }
	unitFile := func(u Unit) string { return u.File }
	site := func(s fault.Site) string { return fmt.Sprintf("%s:%d", s.File, s.Line) }
	for _, err := range []error{
		hash(m.IRHash),
		validTrace(m.Trace),
		distinct(m.Sources, "the source", sourceFile),
		check(m.Sources, "source", sourceFile, Source.validate),
		distinct(m.Kernels, "the kernel", kernelName),
		distinct(m.Kernels, "the symbol", func(k Kernel) string { return k.Symbol }),
		check(m.Kernels, "kernel", kernelName, Kernel.validate),
		check(m.Sites, "site", site, validSite),
		distinct(m.Units, "the device code", unitFile),
		check(m.Units, "device code", unitFile, Unit.validate),
		check(m.Externs, "function", externFunc, m.validExtern),
	} {
		if err != nil {
			return err
		}
	}
	return nil
}

func (s Source) validate() error {
	return errors.Join(fileName(s.File), hash(s.Hash))
}

func validSite(s fault.Site) error {
	if !s.Kind.Known() {
		return fmt.Errorf("unknown failure %q", s.Kind)
	}
	return place(s.File, s.Line)
}

func (u Unit) validate() error {
	if u.Kind == "" {
		return errors.New("it is of no kind")
	}
	if (u.Source == "") == (len(u.Code) == 0) {
		return errors.New("it is not either text or code")
	}
	return fileName(u.File)
}

// validTrace refuses a level of traces that there is not (internal/base/trace).
func validTrace(level string) error {
	if level != "" && level != "waits" && level != "all" {
		return fmt.Errorf("there is no level %q of traces", level)
	}
	return nil
}

func (m *Manifest) validExtern(x Extern) error {
	if !slices.ContainsFunc(m.Units, func(u Unit) bool { return u.File == x.Unit }) {
		return fmt.Errorf("its device code %q is not there", x.Unit)
	}
	if x.Result == "" || slices.Contains(x.Params, "") {
		return errors.New("its prototype is not complete")
	}
	return errors.Join(goName(x.Func), symbol(x.Symbol), place(x.File, x.Line))
}

func (k Kernel) validate() error {
	_, blocks := arch.MaxResident()
	err := errors.Join(
		goName(k.Name), symbol(k.Symbol), place(k.File, k.Line),
		within("maxthreads", k.MaxThreads, 0, arch.MaxBlockThreads), within("minblocks", k.MinBlocks, 0, blocks),
		within("its shared memory", k.SharedBytes, 0, maxSharedBytes),
		distinct(k.Ops, "the operation", func(s string) string { return s }),
		check(k.Ops, "operation", func(s string) string { return s }, symbol), validNeeds(k.Needs), validNeeds(k.Prefers), validCluster(k.Cluster))
	if k.Cooperative && !k.Collective {
		err = errors.Join(err, errors.New("it uses the barrier of its grid, but does not wait"))
	}
	if k.Resident && !k.Collective {
		err = errors.Join(err, errors.New("its directive says resident, but it is not collective"))
	}
	if err != nil {
		return err
	}
	if _, err := LayOut(k.Params); err != nil {
		return err
	}
	for i := range k.Params {
		if err := k.Params[i].validate(); err != nil {
			return fmt.Errorf("parameter %s: %w", k.Params[i].Name, err)
		}
	}
	return nil
}

// validCluster refuses an extent that no GPU holds.
func validCluster(extent []int) error {
	if len(extent) == 0 {
		return nil
	}
	if len(extent) != 3 {
		return fmt.Errorf("a cluster of %d dimensions", len(extent))
	}
	blocks := 1
	for _, n := range extent {
		if err := within("its cluster", n, 1, arch.MaxCluster); err != nil {
			return err
		}
		blocks *= n
	}
	return within("the blocks of its cluster", blocks, 1, arch.MaxCluster)
}

// written says what the manifest has of each kind of parameter beside its type.
var written = map[Kind]struct{ size, fields, len bool }{
	Scalar:     {size: true},
	Slice:      {size: true},
	Sym:        {size: true},
	Registered: {size: true},
	Signal:     {},
	Signals:    {},
	Team:       {},
	TensorMap:  {size: true},
	Sanitizer:  {},
	Struct:     {fields: true},
	Array:      {fields: true, len: true},
}

// validate refuses what LayOut does not look at.
func (p *Param) validate() error {
	w, ok := written[p.Kind]
	switch {
	case !ok:
		return fmt.Errorf("unknown kind %q", p.Kind)
	case p.Type == "":
		return errors.New("it has no type")
	case p.Name != "" && goName(p.Name) != nil:
		return fmt.Errorf("%q is not a name", p.Name)
	case !w.size && p.Size != 0 || !w.fields && p.Fields != nil || !w.len && p.Len != 0:
		return fmt.Errorf("%s with what no %s has", p.Kind, p.Kind)
	}
	for i := range p.Fields {
		if err := p.Fields[i].validate(); err != nil {
			return fmt.Errorf("%s: %w", p.Fields[i].Type, err)
		}
	}
	return within("its size", p.Size, 0, maxElemBytes)
}
