package gpurt

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Launch is a launch in the making. Generated code calls Kernel.Launch, then one
// function for each parameter, and then Run. Run returns what was wrong with the
// parameters.
//
// A PE has one Launch and uses it again and again, so a launch allocates nothing. The PE
// is in use from Kernel.Launch to Run.
type Launch struct {
	k    *Kernel
	s    *Stream
	cfg  LaunchConfig
	args driver.Args
	// buf is the parameter buffer for a GPU, slots what it holds, and next the slot
	// of the next parameter.
	buf   []byte
	slots []paramSlot
	next  int
	// other says that the launch method passed another parameter than the kernel
	// takes, and stray is where it went.
	other bool
	stray passedMap
	errs  []error
	// refused is why there will be no launch: the PE is not in use for it.
	refused error
}

// paramCapacity is room for the parameters of almost every kernel, so that the
// buffer is allocated once. CUDA allows 4 KiB, or 32 KiB on newer GPUs.
const paramCapacity = 512

// Launch starts a launch of the kernel.
func (k *Kernel) Launch(s *Stream, cfg LaunchConfig) *Launch {
	if k == nil {
		return &Launch{refused: fmt.Errorf("%w: the kernels are not loaded; call LoadKernels", ErrLaunch)}
	}
	pe := k.m.pe
	if err := pe.enterFast("launch"); err != nil {
		return &Launch{k: k, refused: err}
	}
	l := &pe.launch
	l.k, l.s, l.cfg = k, s, cfg
	l.slots, l.next, l.other, l.args.Tensors = k.slots, 0, false, l.args.Tensors[:0]
	if k.paramBytes > cap(l.buf) {
		l.buf = make([]byte, 2*k.paramBytes)
	}
	l.buf = l.buf[:k.paramBytes]
	clear(l.buf)
	return l
}

// SliceParam adds a parameter that the kernel takes as []T.
func SliceParam[T any](l *Launch, b DeviceSlice[T]) []T {
	var v *view
	if b != nil {
		v = b.deviceSlice()
	}
	if !l.addRange(asSlice, v) || !v.emulated() {
		return nil
	}
	return emulatedSlice[T](v)
}

// SymParam adds a parameter that the kernel takes as shmem.Sym[T].
func SymParam[T shmem.Elem](l *Launch, b *SymBuffer[T]) shmem.Sym[T] {
	v := b.view()
	if !l.addRange(asSym, v) || !v.emulated() {
		return shmem.Sym[T]{}
	}
	return shmem.NewSym[T](v.mem().Emu)
}

// RegisteredParam adds a parameter that the kernel takes as shmem.Registered[T].
func RegisteredParam[T shmem.Elem](l *Launch, b *RegisteredBuffer[T]) shmem.Registered[T] {
	v := b.view()
	if !l.addRange(asRegistered, v) || !v.emulated() {
		return shmem.Registered[T]{}
	}
	return shmem.NewRegistered[T](v.mem().Emu)
}

// SignalsParam adds a parameter that the kernel takes as shmem.Signals.
func SignalsParam(l *Launch, b *SignalBuffer) shmem.Signals {
	v := b.view()
	if !l.addRange(asSignals, v) || !v.emulated() {
		return shmem.Signals{}
	}
	return shmem.NewSignals(v.mem().Emu)
}

// SignalParam adds a parameter that the kernel takes as shmem.Signal; the buffer
// must have length 1.
func SignalParam(l *Launch, b *SignalBuffer) shmem.Signal {
	v, to := b.view(), l.take(asSignal, 8)
	if !l.admits(v) {
		l.refuse(v)
		return shmem.Signal{}
	}
	if v.n != 1 {
		l.fail(fmt.Errorf("the kernel takes one signal, the buffer has %d; use At(i)", v.n))
		return shmem.Signal{}
	}
	l.s.usesViews(v)
	*(*uint64)(to) = v.addr()
	if !v.emulated() {
		return shmem.Signal{}
	}
	return shmem.NewSignal(v.mem().Emu)
}

// FixedSize are the types of scalar parameters.
type FixedSize interface {
	~bool | ~int | ~int8 | ~int16 | ~int32 | ~int64 |
		~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64 |
		gpu.Float16 | gpu.BFloat16 | gpu.Float8E4M3 | gpu.Float8E5M2
}

// ScalarParam adds a scalar parameter.
func ScalarParam[T FixedSize](l *Launch, v T) T {
	*(*T)(l.take(asScalar, int(unsafe.Sizeof(v)))) = v
	return v
}

// TeamParam adds a parameter that the kernel takes as shmem.Team.
func TeamParam(l *Launch, team *Team) shmem.Team {
	to := l.take(asTeam, 4)
	if l.refused != nil {
		return -1
	}
	if err := team.check(l.k.m.pe); err != nil {
		l.fail(err)
		return -1
	}
	l.s.uses(team)
	*(*int32)(to) = team.t.ID
	return shmem.Team(team.t.ID)
}

// addRange adds a parameter of address and length.
func (l *Launch) addRange(as paramKind, v *view) bool {
	to := l.take(as, 8)
	if !l.admits(v) {
		l.refuse(v)
		return false
	}
	l.s.usesViews(v)
	*(*[2]uint64)(to) = [2]uint64{v.addr(), uint64(v.n)}
	return true
}

// take returns the place of the next parameter, which begins with so many bytes. Where
// the kernel takes another one, the place is a stray one.
func (l *Launch) take(as paramKind, size int) unsafe.Pointer {
	if l.next < len(l.slots) {
		if s := l.slots[l.next]; s.as == as && int(s.size) == size {
			l.next++
			return unsafe.Pointer(&l.buf[s.offset])
		}
	}
	l.other = true
	return unsafe.Pointer(&l.stray)
}

// admits reports whether v may be passed to the launch.
func (l *Launch) admits(v *view) bool { return l.refused == nil && v.usable(l.k.m.pe) }

// refuse keeps why v may not be passed, unless nothing may.
func (l *Launch) refuse(v *view) {
	if l.refused == nil {
		l.fail(v.check(l.k.m.pe))
	}
}

// fail keeps an error of the parameter that was taken last.
func (l *Launch) fail(err error) {
	if l.next > 0 && l.k.names[l.next-1] != "" {
		err = fmt.Errorf("parameter %s: %w", l.k.names[l.next-1], err)
	}
	l.errs = append(l.errs, err)
}

// ByBuffer reports whether Run needs no function: a GPU takes the parameters from
// the buffer.
func (l *Launch) ByBuffer() bool { return l.k != nil && l.k.m.byBuffer }

// Run enqueues the launch. f calls the kernel with its parameters, for the
// emulator; it may be nil where ByBuffer says so.
func (l *Launch) Run(f func(t *gpu.Thread)) error {
	if l.refused != nil {
		return l.describe(l.refused)
	}
	k := l.k
	pe := k.m.pe
	err := l.check()
	if err == nil {
		l.args.Params, l.args.Run = l.buf, f
		err = pe.wrap(k.m.m.Launch(l.s.queue, k.index, k.last.as, &l.args))
		l.args.Run = nil
	}
	if err != nil {
		err = l.describe(err)
	} else if l.s.capture != nil {
		l.s.uses(k.m)
		l.s.noteKernel(k.spec.Name, l.cfg.String())
	}
	if l.errs != nil {
		l.errs = nil
	}
	pe.leave()
	return err
}

// check returns what is wrong with the launch before the device sees it.
func (l *Launch) check() error {
	k := l.k
	if k.m.closed {
		return fmt.Errorf("kernels: %w", ErrClosed)
	}
	if l.other || l.next < len(l.slots) {
		return fmt.Errorf("%w: the launch method passes other parameters than the kernel takes; run gpuc generate", ErrStale)
	}
	if len(l.errs) > 0 {
		return fmt.Errorf("%w: %w", ErrLaunch, errors.Join(l.errs...))
	}
	if err := l.s.check(); err != nil {
		return fmt.Errorf("%w: %w", ErrLaunch, err)
	}
	if k.m.man.Sanitize && l.s.capture != nil {
		return fmt.Errorf("%w: a sanitized kernel cannot be part of a graph, since each launch has a descriptor of its own", ErrLaunch)
	}
	if l.s.pe != k.m.pe {
		return fmt.Errorf("%w: the stream belongs to %s, the kernels to %s", ErrLaunch, l.s.pe.name, k.m.pe.name)
	}
	if l.cfg != k.last.cfg {
		if err := l.cfg.check(k.spec); err != nil {
			return fmt.Errorf("%w: %w", ErrLaunch, err)
		}
		k.last = shape{l.cfg, l.cfg.driver()}
	}
	return nil
}

// describe puts the place of the launch and the kernel's name before an error.
func (l *Launch) describe(err error) error {
	if l.k == nil {
		err = fmt.Errorf("launch: %w", err)
	} else {
		err = fmt.Errorf("launch %s: %w", l.k.spec.Name, err)
	}
	located(&err)
	return err
}

// This file says where a launch puts its parameters.

// paramKind is a kind of parameter as a launch compares it, in one instruction.
type paramKind uint8

const (
	asScalar paramKind = iota
	asSlice
	asSym
	asRegistered
	asSignal
	asSignals
	asTeam
	asTensorMap
)

var paramKinds = map[manifest.Kind]paramKind{
	manifest.Scalar: asScalar, manifest.Slice: asSlice, manifest.Sym: asSym, manifest.Registered: asRegistered,
	manifest.Signal: asSignal, manifest.Signals: asSignals, manifest.Team: asTeam,
	manifest.TensorMap: asTensorMap,
}

// paramSlot is where a launch puts a parameter, or a field or element of one. It is small: a
// launch goes through all of them.
type paramSlot struct {
	as     paramKind
	size   uint8 // of its first word, in bytes
	offset uint16
}

// paramSlots returns the slots of a parameter buffer, and the names of what goes there. A
// length belongs to the slot of the address before it. The device fills in what the sanitizer needs.
func paramSlots(abi *manifest.ABI) (slots []paramSlot, names []string) {
	for _, l := range abi.Leaves {
		if l.Role != manifest.Length && l.Kind != manifest.Sanitizer {
			slots = append(slots, paramSlot{paramKinds[l.Kind], uint8(l.Size), uint16(l.Offset)})
			names = append(names, l.Path)
		}
	}
	return slots, names
}
