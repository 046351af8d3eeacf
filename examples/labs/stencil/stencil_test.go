package main

import (
	"context"
	"testing"

	"github.com/gpuc-go/gpuc/examples/labs/labtest"
	"github.com/gpuc-go/gpuc/examples/labs/plate"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func TestStencil(t *testing.T) {
	labtest.Works(t, 5, func(ctx context.Context, pe *gpurt.PE) error {
		return run(ctx, pe, plate.Size{Width: 33, Rows: 5, Steps: 8})
	})
}

// TestOrders has rows of the next step travel while those of this one do, under many
// orders of delivery.
func TestOrders(t *testing.T) {
	labtest.Works(t, 40, func(ctx context.Context, pe *gpurt.PE) error {
		return run(ctx, pe, plate.Size{Width: 3, Rows: 1, Steps: 30})
	})
}
