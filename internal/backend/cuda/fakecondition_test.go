package cuda

import (
	"encoding/binary"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// fakeCondition is a node of a graph that decides.
type fakeCondition struct {
	handle cu.ConditionHandle
	typ    cu.ConditionType
	bodies []*fakeGraph
}

// setterKernel is the name of the kernel that sets conditions, and the operation that a
// launch of it is.
const setterKernel = "gpuc_condition"

// newSetterKernel returns a setter as the driver compiles it.
func newSetterKernel() *fakeKernel {
	return &fakeKernel{params: 24, maxThreads: 1024, active: 1}
}

// conditionNames are those of the operations that conditions are.
var conditionNames = map[cu.ConditionType]string{cu.ConditionIf: "if", cu.ConditionWhile: "while", cu.ConditionSwitch: "switch"}

func (f *fakeDriver) ConditionCreate(s cu.Stream, c cu.Context) (cu.ConditionHandle, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	if c != 1 || f.streams[s].capture == nil {
		return 0, cu.InvalidValue
	}
	return cu.ConditionHandle(f.handle()), cu.Success
}

func (f *fakeDriver) StreamAddCondition(s cu.Stream, _ cu.Context, h cu.ConditionHandle, t cu.ConditionType, bodies int) ([]cu.Graph, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return nil, r
	}
	if !f.captured(s, conditionNames[t]) {
		return nil, cu.InvalidValue
	}
	c := &fakeCondition{handle: h, typ: t}
	var graphs []cu.Graph
	for range bodies {
		g, b := cu.Graph(f.handle()), &fakeGraph{}
		f.bodies[g] = b
		c.bodies, graphs = append(c.bodies, b), append(graphs, g)
	}
	g := f.streams[s].capture.g
	g.conditions = append(g.conditions, c)
	return graphs, cu.Success
}

func (f *fakeDriver) StreamBeginCaptureToGraph(s cu.Stream, g cu.Graph, mode uint32) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	if mode != cu.CaptureRelaxed || f.streams[s].capture != nil || f.bodies[g] == nil {
		return cu.InvalidValue
	}
	f.streams[s].capture = &fakeCapture{origin: s, g: f.bodies[g], to: g}
	return cu.Success
}

// sound says that the driver takes the graph: a loop sets its condition at its end, and
// bodies have no calls of the host. It crashes if the capture of a body did not end.
func (g *fakeGraph) sound() bool {
	for _, c := range g.conditions {
		for _, b := range c.bodies {
			if b.gone {
				panic("a body of the graph is gone")
			}
			if len(b.calls) > 0 || !b.sound() {
				return false
			}
			if n := len(b.ops); c.typ == cu.ConditionWhile && (n == 0 || b.ops[n-1] != setterKernel) {
				return false
			}
		}
	}
	return true
}

// shape returns the operations, with those of the bodies of a condition after it in braces.
func (g *fakeGraph) shape() []string {
	var ops []string
	next := 0
	for _, op := range g.ops {
		ops = append(ops, op)
		if next < len(g.conditions) && op == conditionNames[g.conditions[next].typ] {
			for _, b := range g.conditions[next].bodies {
				ops = append(append(append(ops, "{"), b.shape()...), "}")
			}
			next++
		}
	}
	return ops
}

// setterParams returns what the last launch of the setter was passed.
func (k *fakeKernel) setterParams() (handle cu.ConditionHandle, word, abort uint64) {
	at := func(i int) uint64 { return binary.LittleEndian.Uint64(k.buf[8*i:]) }
	return cu.ConditionHandle(at(0)), at(1), at(2)
}
