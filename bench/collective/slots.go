package collective

import (
	"context"
	"time"

	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// slots are where calls read and write, one after the other: so many that small
// calls do not go to the same lines again, within the window. All in elements.
type slots struct{ count, stride, size int }

const elemBytes = 4

// slotsOf returns the slots of calls that work on size elements.
func slotsOf(p control.Params, size int) slots {
	s := slots{size: size}
	s.stride = max(s.size, 32)
	s.count = min(max(int(p["window"])/elemBytes/s.stride, 1), int(p["calls"]))
	return s
}

// of returns the parts of b that calls work on, one after the other.
func (s slots) of(b *gpurt.SymBuffer[float32]) []*gpurt.SymBuffer[float32] {
	parts := make([]*gpurt.SymBuffer[float32], s.count)
	for i := range parts {
		parts[i] = b.Slice(i*s.stride, i*s.stride+s.size)
	}
	return parts
}

// TimeGraph adds to values graph_us, the time of each of calls calls in a graph, which
// is launched once before. Graphs are kept in graphs by their key.
func TimeGraph(ctx context.Context, st *gpurt.Stream, graphs map[string]*gpurt.Graph, key string, calls int, call func(i int) error, values control.Values) error {
	g := graphs[key]
	if g == nil {
		var err error
		g, err = st.Capture(func() error {
			for i := range calls {
				if err := call(i); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		graphs[key] = g
	}
	again, err := TimeEager(ctx, st, 1, 1, func(int) error { return g.Launch(st) })
	if err != nil {
		return err
	}
	values["graph_us"] = again["eager_us"] / float64(calls)
	return nil
}

// TimeEager measures calls calls after warm ones: eager_us is the time of each on the
// device, host_us that of enqueueing it.
func TimeEager(ctx context.Context, st *gpurt.Stream, warm, calls int, call func(i int) error) (control.Values, error) {
	repeat := func(n int) error {
		for i := range n {
			if err := call(i); err != nil {
				return err
			}
		}
		return nil
	}
	if err := repeat(warm); err != nil {
		return nil, err
	}
	var host time.Duration
	device, err := st.Time(ctx, func() error {
		defer func(begin time.Time) { host = time.Since(begin) }(time.Now())
		return repeat(calls)
	})
	if err != nil {
		return nil, err
	}
	each := func(t time.Duration) float64 { return float64(t.Nanoseconds()) / 1e3 / float64(calls) }
	return control.Values{"eager_us": each(device), "host_us": each(host)}, nil
}
