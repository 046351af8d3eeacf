package gorgonia_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gorgonia"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// gorgonia.org/cu fills memory of gpuc, on a stream of gpuc. This needs a GPU.
func Example() {
	err := gpurt.Run(context.Background(), gpurt.Config{Backend: gpurt.CUDA}, func(ctx context.Context, pe *gpurt.PE) error {
		x, err := fill(ctx, pe)
		if err == nil {
			pe.Printf("%#x", x)
		}
		return err
	})
	if err != nil {
		fmt.Println(err)
	}
}

func fill(ctx context.Context, pe *gpurt.PE) ([]uint32, error) {
	c, err := gorgonia.NewContext(pe)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	buffer, err := gpurt.Alloc[uint32](pe, 4)
	if err != nil {
		return nil, err
	}
	p, err := gorgonia.DevicePtr(pe, buffer)
	if err != nil {
		return nil, err
	}
	stream, err := gorgonia.Stream(pe.Stream())
	if err != nil {
		return nil, err
	}
	c.MemsetD32Async(p, 7, 4, stream) // package cu enqueues it
	if err := c.Error(); err != nil {
		return nil, err
	}
	got := make([]uint32, 4)
	return got, buffer.CopyTo(ctx, got) // and gpurt the copy after it
}

func TestTheExampleOfTheDocument(t *testing.T) {
	gputest.Run(t, gputest.NP(1).OnGPU(), func(pe *gputest.PE) {
		got, err := fill(pe.Context(), pe.PE)
		if diff := cmp.Diff([]uint32{7, 7, 7, 7}, got); diff != "" || err != nil {
			pe.Errorf("%v (-want +got):\n%s", err, diff)
		}
	})
}
