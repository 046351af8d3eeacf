package gpurt

import (
	"context"
	"io"
)

// OnFakeGPU runs f as the only PE of a machine whose GPU does nothing.
func OnFakeGPU(ctx context.Context, f func(pe *PE) error) error {
	cfg := fakeConfig(&fakeWorld{addresses: true}, 1, io.Discard)
	return Run(ctx, cfg, func(_ context.Context, pe *PE) error { return f(pe) })
}
