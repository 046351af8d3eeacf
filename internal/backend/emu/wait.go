package emu

import (
	"fmt"
	"reflect"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// waitKind is what a thread waits for.
type waitKind uint8

const (
	waitNone    waitKind = iota
	waitSignal           // for a signal to compare
	waitLine             // for a half of a line to have its flag
	waitWords            // for words of symmetric memory to compare
	waitPoll             // for a change of a word that it looks at again and again
	waitBarrier          // for a phase of a barrier in shared memory
	waitCopies           // for its own copies
	waitNamed            // for some threads of the block
	waitTeam             // for PEs
	waitMeet             // for threads
)

// wait is what a thread waits for.
type wait struct {
	kind  waitKind
	word  *uint64
	cmp   int32
	value uint64
	words *threadapi.Call
	call  *call
	at    unsafe.Pointer // what is polled
	typ   reflect.Type   // of what is polled

	barrier *mbarrier // and value is the parity
	groups  *copyGroups
	leave   int
	read    bool
	name    string // of what waits for copies
	named   *namedBarrier
}

// text returns what is waited for, with values; polls is the function that a thread
// polls with.
func (w *wait) text(polls string) string {
	switch w.kind {
	case waitSignal:
		return fmt.Sprintf("shmem.SignalWaitUntil: the signal is %d, waits for %s %d", peek(w.word), op.CompareText(w.cmp), w.value)
	case waitLine:
		return fmt.Sprintf("shmem.WaitLine: the flag is %d, waits for %d", peek(w.word)>>32, w.value)
	case waitWords:
		return describeWords(w.words)
	case waitPoll:
		if w.words != nil {
			return describeWords(w.words) + ", again and again"
		}
		return fmt.Sprintf("%s, called again and again: the word is %v", polls, peekAt(w.at, w.typ))
	case waitBarrier:
		return fmt.Sprintf("gpu.MBarrier.Wait for parity %d: %s", w.value, w.barrier)
	case waitCopies:
		return w.name
	case waitNamed:
		return w.named.String()
	case waitMeet, waitTeam:
		return w.call.String()
	}
	return "nothing"
}

// over reports whether the word that is waited for is as it has to be.
func (w *wait) over() bool {
	v := peek(w.word)
	if w.kind == waitLine {
		return v>>32 == w.value
	}
	return op.Compare(v, w.cmp, w.value)
}

// peek reads a word of device memory for the emulator, which is no access of the
// program: the race detector must not see it.
//
//go:norace
func peek(p *uint64) uint64 { return *p }

// peekAt is peek for a value of up to 8 bytes of any type.
//
//go:norace
func peekAt(p unsafe.Pointer, typ reflect.Type) any {
	var v uint64 // aligned for all types
	for i := range typ.Size() {
		*(*byte)(unsafe.Add(unsafe.Pointer(&v), i)) = *(*byte)(unsafe.Add(p, i))
	}
	x := reflect.NewAt(typ, unsafe.Pointer(&v)).Elem()
	switch { // as numbers, whatever methods the type has
	case x.CanInt():
		return x.Int()
	case x.CanUint():
		return x.Uint()
	case x.CanFloat():
		return x.Float()
	}
	return x.Interface()
}

// goTypes are the types of the words of atomics.
var goTypes = [...]reflect.Type{
	op.TypeInt32: reflect.TypeFor[int32](), op.TypeInt64: reflect.TypeFor[int64](),
	op.TypeUint32: reflect.TypeFor[uint32](), op.TypeUint64: reflect.TypeFor[uint64](),
	op.TypeFloat16: reflect.TypeFor[gpu.Float16](),
	op.TypeFloat32: reflect.TypeFor[float32](), op.TypeFloat64: reflect.TypeFor[float64](),
}

// unsigned are the types of words of which only the size is known.
var unsigned = [...]reflect.Type{
	1: reflect.TypeFor[uint8](), 2: reflect.TypeFor[uint16](), 4: reflect.TypeFor[uint32](), 8: reflect.TypeFor[uint64](),
}

// signalWaiters are the threads that wait for a signal or for half of a line, by the
// word that they look at, in the order in which they came. No list is empty.
type signalWaiters struct {
	of map[*uint64][]*thread
	// words are those for which threads have come, in order. Some have no list any more.
	words []*uint64
}

// add has t wait for the word that it names.
func (s *signalWaiters) add(t *thread) {
	if _, ok := s.of[t.wait.word]; !ok {
		s.words = append(s.words, t.wait.word)
	}
	s.of[t.wait.word] = append(s.of[t.wait.word], t)
}

// wake lets the threads that a change of the word satisfies look at it again, and reports whether
// there are any.
func (s *signalWaiters) wake(word *uint64, sched *scheduler) (any bool) {
	s.drop(word, func(t *thread) bool {
		over := t.wait.over()
		if over {
			sched.unpark(t)
			any = true
		}
		return over
	})
	return any
}

// fewWords is how many words are looked up one by one.
const fewWords = 16

// wakeAt is wake for the words of n bytes at p, which a put or an atomic has changed.
func (s *signalWaiters) wakeAt(p unsafe.Pointer, n uintptr, sched *scheduler) {
	switch {
	case len(s.of) == 0:
	case n <= 8*fewWords:
		for at := uintptr(p) &^ 7; at < uintptr(p)+n; at += 8 {
			s.wake((*uint64)(unsafe.Add(p, int(at-uintptr(p)))), sched)
		}
	default:
		s.wakeAll(sched)
	}
}

// wakeAll is wake for all words. Plain stores and copies change them too, which the emulator does
// not see.
func (s *signalWaiters) wakeAll(sched *scheduler) (any bool) {
	s.words = slices.DeleteFunc(s.words, func(word *uint64) bool {
		any = s.wake(word, sched) || any
		_, waited := s.of[word]
		return !waited
	})
	return any
}

// abandon forgets the threads of a launch.
func (s *signalWaiters) abandon(k *kernel) {
	for word := range s.of {
		s.drop(word, func(t *thread) bool { return t.k == k })
	}
}

// drop forgets the threads that wait for the word and for which over is true.
func (s *signalWaiters) drop(word *uint64, over func(t *thread) bool) {
	list, ok := s.of[word]
	if !ok {
		return
	}
	if rest := slices.DeleteFunc(list, over); len(rest) > 0 {
		s.of[word] = rest
	} else {
		delete(s.of, word)
	}
}
