package gpurt

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// The functions of this file add work to a graph of which the GPU decides, each time that a
// launch of the graph comes there (CUDA's conditional nodes, which need a driver for CUDA 12.4;
// IfElse and Switch need 12.8). They are called in Stream.Capture. What a body enqueues on the
// stream, and on streams that wait for its events, is done or not, as the word cond says at that
// moment. A kernel before it writes the word like other memory:
//
//	g, err := s.Capture(func() error {
//		return gpurt.While(s, more, func() error {
//			return k.Step(s, cfg, field, more) // sets more[0] to 0 when it is done
//		})
//	})
//
// A body has launches, CopyFromDevice, Zero and further conditions. What the host would have
// to start is an error there: HostFunc, operations with other PEs, and copies of memory of the
// host that is not a HostBuffer. Kernels in it communicate as elsewhere; PEs that wait for each
// other have to decide alike.

// Word is the type of a condition. Another number than 0 means yes.
type Word interface{ ~int32 | ~uint32 }

// If has the graph do then, unless the word cond is 0.
func If[T Word](s *Stream, cond DeviceSlice[T], then func() error) error {
	return s.decide(driver.If, nameIf, wordOf(cond), then)
}

// IfElse has the graph do then, or otherwise if the word cond is 0.
func IfElse[T Word](s *Stream, cond DeviceSlice[T], then, otherwise func() error) error {
	return s.decide(driver.If, nameIfElse, wordOf(cond), then, otherwise)
}

// While has the graph do body again and again, until the word cond is 0. It looks at the word
// before each time. If the context of Stream.Sync ends, so does the loop.
func While[T Word](s *Stream, cond DeviceSlice[T], body func() error) error {
	return s.decide(driver.While, nameWhile, wordOf(cond), body)
}

// Switch has the graph do the case whose number, counted from 0, is in the word cond.
// If there is no such case, it does nothing.
func Switch[T Word](s *Stream, cond DeviceSlice[T], cases ...func() error) error {
	return s.decide(driver.Switch, nameSwitch, wordOf(cond), cases...)
}

const (
	nameIf     = "If"
	nameIfElse = "IfElse"
	nameWhile  = "While"
	nameSwitch = "Switch"
)

// errAround is the error of a use of a stream in a body in which it takes no part.
var errAround = errors.New("the stream takes part in the capture around a body of If, IfElse, While or Switch, and not in the body; let it wait for an event of the body, or use it outside")

// wordOf returns the memory of a condition, nil if there is none.
func wordOf[T Word](cond DeviceSlice[T]) *view {
	if cond == nil {
		return nil
	}
	return cond.deviceSlice()
}

// decide adds a condition to the graph in the making, and captures its bodies.
func (s *Stream) decide(kind driver.ConditionKind, name string, word *view, bodies ...func() error) error {
	if err := s.checkCondition(word, bodies); err != nil {
		return fault.CallFailed(name, err)
	}
	var c driver.Condition
	err := s.control(name, func() (err error) {
		c, err = s.s.BeginCondition(kind, word.mem(), len(bodies))
		return err
	})
	if err != nil {
		return fault.CallFailed(name, err)
	}
	s.usesViews(word)
	outer := s.capture
	o := GraphOp{Name: name, Bodies: make([][]GraphOp, len(bodies))}
	for i, f := range bodies {
		ops, err := s.body(c, f)
		if err != nil {
			outer.broken = fault.AtCall(fmt.Errorf("%s: %w", name, err))
			return outer.broken
		}
		o.Bodies[i] = ops
	}
	s.add(o)
	return nil
}

func (s *Stream) checkCondition(word *view, bodies []func() error) error {
	if err := s.check(); err != nil {
		return err
	}
	if s.capture == nil {
		return errors.New("it is called outside Stream.Capture; without a graph, decide in host code")
	}
	if err := word.check(s.pe); err != nil {
		return fmt.Errorf("condition: %w", err)
	}
	if word.n != 1 {
		return fmt.Errorf("condition: the buffer has %d words; pass one, which Slice returns", word.n)
	}
	if len(bodies) == 0 {
		return errors.New("pass at least one body")
	}
	for i, f := range bodies {
		if f == nil {
			return fmt.Errorf("body %d is nil", i)
		}
	}
	return nil
}

// body captures what f enqueues as the next body of a condition.
func (s *Stream) body(c driver.Condition, f func() error) ([]GraphOp, error) {
	if err := s.control("begin a body", c.BeginBody); err != nil {
		return nil, err
	}
	outer, behind := s.capture, s.behind
	inner := &capture{outer: outer, failed: outer.failed}
	outer.inner = inner
	s.behind = nil
	inner.take(s)
	end := func() error {
		inner.release()
		outer.inner = nil
		s.capture, s.behind = outer, behind
		return s.control("end a body", c.EndBody)
	}
	failed := callOrEnd(f, func() { _ = end() })
	if failed == nil {
		failed = inner.broken
	}
	if failed == nil {
		failed = inner.unjoined()
	}
	if err := end(); failed == nil {
		failed = err
	}
	return inner.ops, failed
}
