// Package headers reads the C++ headers of an installed NVSHMEM and returns the
// prototypes of its functions: what there is to cover, and with which types.
//
// The headers write most functions by macros, for every type and scope. So they have to be
// preprocessed first, and a preprocessor of our own does that (RATIONALE.md). It reads the
// headers of one folder alone. It leaves out those of the system and of CUDA, since no
// prototype depends on them. The package is no C++ compiler: it understands only the
// declarations that these headers use.
//
// The package imports nothing of this module. Start reading at Read.
package headers

import (
	"maps"
	"slices"
	"strings"
)

// Proto is the prototype of a function.
type Proto struct {
	// Name is the function's name; one in a namespace carries it, as in
	// nvshmemx::tile_put.
	Name string
	// Result and the types of Params are written as in C, with single spaces
	// and the stars apart: "const float *".
	Result string
	Params []Param
	// Device says that a kernel may call it, Host that the host may. A
	// function that some headers declare for both and others define for the
	// device is both.
	Device, Host bool
	// Defined says that some header defines it for the device: without that,
	// a kernel that calls it does not link.
	Defined bool
	// Template says that it is a C++ template.
	Template bool
}

// Param is one parameter.
type Param struct{ Type, Name string }

// String returns the prototype as C writes it.
func (p *Proto) String() string {
	var params []string
	for _, q := range p.Params {
		params = append(params, spaced(q.Type, q.Name))
	}
	return spaced(p.Result, p.Name) + "(" + strings.Join(params, ", ") + ")"
}

// spaced joins a type and a name as C is written, with the star at the name.
func spaced(typ, name string) string {
	if name == "" || strings.HasSuffix(typ, "*") {
		return typ + name
	}
	return typ + " " + name
}

// Config says how the headers are read.
type Config struct {
	// Dir is NVSHMEM's folder of headers. What is included and not in it is
	// left out.
	Dir string
	// Files are the headers to begin with, relative to Dir.
	Files []string
	// Define are macros, by name, beside those of a compiler.
	Define map[string]string
}

// Public are the headers that programs include.
var Public = []string{"nvshmem.h", "nvshmemx.h"}

// compiler are the macros of nvcc when it compiles device code for sm_90.
var compiler = map[string]string{
	"__cplusplus":          "201703L",
	"__CUDACC__":           "1",
	"__NVCC__":             "1",
	"__CUDA_ARCH__":        "900",
	"__CUDACC_VER_MAJOR__": "13",
	"__CUDACC_VER_MINOR__": "0",
	"CUDART_VERSION":       "13000",
	"CUDA_VERSION":         "13000",
	"__linux__":            "1",
	"__x86_64__":           "1",
}

// Read returns the functions that the headers declare or define and whose names
// begin with one of the prefixes, by name. Of several declarations with one name
// that counts which defines it for the device, else the first.
func Read(c Config, prefixes ...string) ([]Proto, error) {
	p := newPreprocessor(c.Dir)
	for _, m := range []map[string]string{compiler, c.Define} {
		for _, name := range slices.Sorted(maps.Keys(m)) {
			if err := p.defineText(name, m[name]); err != nil {
				return nil, err
			}
		}
	}
	for _, f := range c.Files {
		if err := p.include(f); err != nil {
			return nil, err
		}
	}
	all, err := parse(p.out)
	if err != nil {
		return nil, err
	}
	byName := map[string]*Proto{}
	for i := range all {
		f := &all[i]
		if !slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(f.Name, p) }) {
			continue
		}
		if old := byName[f.Name]; old != nil {
			first := *old
			if f.Defined && !old.Defined {
				*old = *f
			}
			old.Device = first.Device || f.Device
			old.Host = first.Host || f.Host
			continue
		}
		byName[f.Name] = f
	}
	protos := make([]Proto, 0, len(byName))
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		protos = append(protos, *byName[name])
	}
	return protos, nil
}
