package emurpc

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// module is a loaded artifact of a PE of this process.
type module struct{ moduleStub }

func (m *module) ByBuffer() {}

// servedModule is a module of a PE of another process.
type servedModule struct {
	driver.Module
	kernels []*kernel
}

var errNoManifest = errors.New("load kernels: the artifact has no manifest; run gpuc generate")

func (d *device) Load(ctx context.Context, a *driver.Artifact) (driver.Module, error) {
	if a == nil || a.Manifest == nil {
		return nil, errNoManifest
	}
	var ir []byte
	if d.client.welcome.IR && a.IR != nil {
		var err error
		if ir, err = a.IR(); err != nil {
			return nil, err
		}
	}
	var functions []codeRef
	for _, f := range a.Functions {
		functions = append(functions, codeOf(f))
	}
	return d.load(ctx, a.Manifest, ir, functions)
}

// load is given the functions that return the kernels, by the numbers of these.
func (g *served) load(ctx context.Context, man *manifest.Manifest, ir []byte, functions []codeRef) (driver.Module, error) {
	if man == nil {
		return nil, errNoManifest
	}
	m := &servedModule{}
	for i := range man.Kernels {
		var f codeRef
		if i < len(functions) {
			f = functions[i]
		}
		k, err := newKernel(&man.Kernels[i], f, g.s.ir)
		if err != nil {
			return nil, fmt.Errorf("kernel %s: %w", man.Kernels[i].Name, err)
		}
		m.kernels = append(m.kernels, k)
	}
	var err error
	m.Module, err = g.dev.Load(ctx, &driver.Artifact{Manifest: man, IR: func() ([]byte, error) { return ir, nil }})
	if err != nil {
		return nil, err
	}
	return m, nil
}

func (m *module) Launch(s driver.Stream, k int, cfg driver.LaunchConfig, args *driver.Args) error {
	return m.d.launch(m, s, k, cfg, args.Params)
}

func (g *served) launch(m driver.Module, s driver.Stream, kernel int, cfg driver.LaunchConfig, params []byte) error {
	kernels := m.(*servedModule).kernels
	if kernel < 0 || kernel >= len(kernels) {
		return fmt.Errorf("launch kernel number %d of %d; run gpuc generate", kernel, len(kernels))
	}
	args, err := kernels[kernel].bind(g, params)
	if err != nil {
		return err
	}
	return m.Launch(s, kernel, cfg, args)
}

// codeRef is where a function is in the program. It has the same place in every process of the
// same program: so far after another function, wherever the program was loaded.
type codeRef struct {
	Name   string
	Offset int64
}

// codeOf returns where f is, which captures nothing.
func codeOf(f func() any) codeRef {
	if f == nil {
		return codeRef{}
	}
	pc := reflect.ValueOf(f).Pointer()
	return codeRef{runtime.FuncForPC(pc).Name(), int64(pc) - int64(anchor())}
}

// anchor is a place in the program.
func anchor() uintptr { return reflect.ValueOf(codeOf).Pointer() }

// errOtherProgram is the error of a function that this program has not.
var errOtherProgram = errors.New("the process of PE 0, which has the emulated GPUs, runs another program than that of this PE; start the same executable everywhere")

// function returns the function at its place.
func (r codeRef) function() (func() any, error) {
	pc := uintptr(int64(anchor()) + r.Offset)
	f := runtime.FuncForPC(pc)
	if f == nil || f.Entry() != pc || f.Name() != r.Name {
		return nil, errOtherProgram
	}
	// A func value is the address of the address of its code.
	code := &pc
	return *(*func() any)(unsafe.Pointer(&code)), nil
}

// kernel is a kernel that PEs of other processes launch.
type kernel struct {
	spec *manifest.Kernel
	abi  *manifest.ABI
	f    reflect.Value // none if kernels are run from their IR
}

// newKernel returns the kernel that the function at f returns.
func newKernel(spec *manifest.Kernel, f codeRef, ir bool) (*kernel, error) {
	abi, err := manifest.LayOut(spec.Params)
	if err != nil {
		return nil, fmt.Errorf("%w; run gpuc generate", err)
	}
	k := &kernel{spec: spec, abi: abi}
	if ir {
		return k, nil
	}
	if f.Name == "" {
		return nil, errors.New("the generated files do not say which function it is, as emulated PEs in several processes need; run gpuc generate")
	}
	get, err := f.function()
	if err != nil {
		return nil, err
	}
	k.f = reflect.ValueOf(get())
	if t := k.f.Type(); t.Kind() != reflect.Func || t.NumIn() != 1+len(spec.Params) || t.In(0) != reflect.TypeFor[*gpu.Thread]() {
		return nil, fmt.Errorf("its function is a %v; run gpuc generate", t)
	}
	return k, nil
}

// bind returns the arguments of a launch that a PE describes by its parameter buffer.
func (k *kernel) bind(g *served, params []byte) (*driver.Args, error) {
	if len(params) != k.abi.Size {
		return nil, fmt.Errorf("%d bytes of parameters, and it takes %d; run gpuc generate", len(params), k.abi.Size)
	}
	b := &binder{g: g, params: slices.Clone(params), leaves: k.abi.Leaves}
	args := &driver.Args{Params: b.params}
	var values []reflect.Value
	for i := range k.spec.Params {
		var v reflect.Value
		if k.f.IsValid() {
			v = reflect.New(k.f.Type().In(1 + i)).Elem()
			values = append(values, v)
		}
		if err := b.set(v, &k.spec.Params[i]); err != nil {
			return nil, fmt.Errorf("parameter %s: %w", k.spec.Params[i].Name, err)
		}
	}
	args.Run = func(t *gpu.Thread) { k.f.Call(append([]reflect.Value{reflect.ValueOf(t)}, values...)) }
	return args, nil
}

// binder makes the arguments of a kernel from a parameter buffer, and puts the addresses of
// this process there.
type binder struct {
	g      *served
	params []byte
	leaves []manifest.Leaf // those that are left
}

// set gives v, unless it is none, the value of a parameter, or of a field or element of one.
func (b *binder) set(v reflect.Value, p *manifest.Param) error {
	part := func(get func() reflect.Value) reflect.Value {
		if !v.IsValid() {
			return v
		}
		return get()
	}
	switch p.Kind {
	case manifest.Struct:
		if v.IsValid() && (v.Kind() != reflect.Struct || v.NumField() != len(p.Fields)) {
			return errOtherKernel
		}
		for i := range p.Fields {
			if err := b.set(part(func() reflect.Value { return v.Field(i) }), &p.Fields[i]); err != nil {
				return err
			}
		}
		return nil
	case manifest.Array:
		if v.IsValid() && (v.Kind() != reflect.Array || v.Len() != p.Len) {
			return errOtherKernel
		}
		for i := range p.Len {
			if err := b.set(part(func() reflect.Value { return v.Index(i) }), &p.Fields[0]); err != nil {
				return err
			}
		}
		return nil
	}
	return b.setLeaf(v, p)
}

var errOtherKernel = errors.New("the kernel's function takes something else; run gpuc generate")

// setLeaf is set of a parameter without fields.
func (b *binder) setLeaf(v reflect.Value, p *manifest.Param) error {
	l := b.leaves[0]
	b.leaves = b.leaves[1:]
	from := b.params[l.Offset:]
	if l.Role == manifest.Description {
		b.leaves = b.leaves[1:] // the elements of a box
		return b.setTensorMap(v, from)
	}
	if l.Role == manifest.Value {
		if !v.IsValid() {
			return nil
		}
		if int(v.Type().Size()) != l.Size {
			return errOtherKernel
		}
		copy(unsafe.Slice((*byte)(unsafe.Pointer(v.UnsafeAddr())), l.Size), from)
		return nil
	}
	n, size := 1, 8 // of a signal
	if p.Kind != manifest.Signal {
		n = int(binary.LittleEndian.Uint64(b.params[b.leaves[0].Offset:]))
		b.leaves = b.leaves[1:]
		if p.Kind != manifest.Signals {
			size = p.Size
		}
	}
	var m driver.Mem
	if addr := binary.LittleEndian.Uint64(from); addr != 0 {
		var err error
		if m, err = b.g.at(addr, n*size, p.Kind != manifest.Slice && p.Kind != manifest.Registered); err != nil {
			return err
		}
	}
	binary.LittleEndian.PutUint64(from, uint64(uintptr(m.Emu.Base)))
	if !v.IsValid() {
		return nil
	}
	to := unsafe.Pointer(v.UnsafeAddr())
	switch {
	case p.Kind == manifest.Slice && v.Kind() == reflect.Slice:
		*(*sliceHeader)(to) = sliceHeader{m.Emu.Base, n, n}
	case p.Kind != manifest.Slice && v.Type().Size() == unsafe.Sizeof(m.Emu):
		// The types of package shmem are memory, and nothing else.
		*(*threadapi.Mem)(to) = m.Emu
	default:
		return errOtherKernel
	}
	return nil
}

// setTensorMap is set of a tensor map, which words describe; without elements there is none.
func (b *binder) setTensorMap(v reflect.Value, words []byte) error {
	var w [threadapi.TensorMapWords]uint64
	for i := range w {
		w[i] = binary.LittleEndian.Uint64(words[8*i:])
	}
	tensor, ok := threadapi.ReadTensorMap(w, func(uintptr) unsafe.Pointer { return nil })
	if !ok {
		return nil
	}
	m, err := b.g.at(w[0], tensor.Bytes(), false)
	if err != nil {
		return err
	}
	tensor.Base = m.Emu.Base
	for i, word := range tensor.Words() {
		binary.LittleEndian.PutUint64(words[8*i:], word)
	}
	if !v.IsValid() {
		return nil
	}
	if v.Type().Size() != unsafe.Sizeof(tensor) {
		return errOtherKernel
	}
	// A gpu.TensorMap is a pointer to the map, and nothing else.
	*(**threadapi.TensorMap)(unsafe.Pointer(v.UnsafeAddr())) = tensor
	return nil
}

// sliceHeader is how Go keeps a slice.
type sliceHeader struct {
	base     unsafe.Pointer
	len, cap int
}
