package tune_test

import (
	"context"
	"fmt"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/tune"
)

// Two ways to clear memory: in one piece, and in two.
func ExampleFastest() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.Emulator}, func(ctx context.Context, pe *gpurt.PE) error {
		const n = 1024
		x, err := gpurt.Alloc[float32](pe, n)
		if err != nil {
			return err
		}
		pieces := func(n int) func() (func(*gpurt.Stream) error, func() error, error) {
			return func() (func(*gpurt.Stream) error, func() error, error) {
				enqueue := func(s *gpurt.Stream) error {
					for i := range n {
						if err := x.Slice(i*x.Len()/n, (i+1)*x.Len()/n).Zero(s); err != nil {
							return err
						}
					}
					return nil
				}
				return enqueue, func() error { return nil }, nil
			}
		}
		candidates := []tune.Candidate{{Name: "one piece", Prepare: pieces(1)}, {Name: "two pieces", Prepare: pieces(2)}}
		c, err := tune.Fastest(ctx, pe, fmt.Sprintf("clear %d float32", n), candidates)
		if err != nil {
			return err
		}
		pe.Printf("%s (%s)", candidates[c.Best].Name, c.Source)
		return nil
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output: PE 0: one piece (default)
}
