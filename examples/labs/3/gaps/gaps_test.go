package main

import (
	"context"
	"testing"

	"github.com/gpuc-go/gpuc/examples/labs/labtest"
	"github.com/gpuc-go/gpuc/examples/labs/plate"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func TestGapsFailAsTheTextSays(t *testing.T) {
	labtest.Fails(t, func(ctx context.Context, pe *gpurt.PE) error {
		return run(ctx, pe, plate.Size{Width: 64, Rows: 16, Steps: 20})
	})
}
