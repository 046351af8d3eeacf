package gpurt_test

import (
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// BenchmarkOnStream is the host's part of an operation on a stream, without the back end and
// without asking for the thread.
func BenchmarkOnStream(b *testing.B) {
	for _, c := range []struct {
		name string
		call func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error
	}{
		{"put", func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error { return gpurt.Put(s, dst, src, 0) }},
		{"quiet", func(s *gpurt.Stream, _, _ *gpurt.SymBuffer[float32]) error { return s.Quiet() }},
	} {
		b.Run(c.name, func(b *testing.B) {
			err := gpurt.OnFakeGPU(b.Context(), func(pe *gpurt.PE) error {
				buf, err := gpurt.AllocSym[float32](pe, 64)
				if err != nil {
					return err
				}
				dst, src := buf.Slice(0, 32), buf.Slice(32, 64)
				for b.Loop() {
					if err := c.call(pe.Stream(), dst, src); err != nil {
						return err
					}
				}
				return nil
			})
			if err != nil {
				b.Fatal(err)
			}
		})
	}
}
