package emurpc

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

//go:generate go run ../../cmd/forward

// extension is what takes the place of methods of package driver that cannot be forwarded as they
// are: both processes have a part in them.
type extension interface {
	// Copies from and to the host, and calls of its functions, go on when the call has returned.
	copyIn(s driver.Stream, dst driver.Mem, src hostSource) error
	copyOut(s driver.Stream, dst hostTarget, src driver.Mem) error
	copyBox(s driver.Stream, dst, src boxSide, width, height, depth int) error
	callHost(s driver.Stream, function uint64) error
	// A graph repeats them, so that their memory is kept for as long as it is needed.
	endCapture(s driver.Stream, update driver.Graph) (driver.Graph, error)
	launchGraph(g driver.Graph, s driver.Stream, sources sourceUpdate) error
	busy(g driver.Graph) (bool, error)
	release(sources []uint64) error

	// Both processes map the same memory.
	allocHost(s shared) (newMem, error)
	// The address of memory is one that it has in the process of its PE, or a multiple of more
	// than usual.
	wrap(addr uint64, bytes int) (newMem, error)
	peer(m driver.Mem, pe int, addr uint64) (newMem, error)
	allocSym(ctx context.Context, bytes int, content []byte, o driver.SymOptions, where string) (newMem, error)
	// Memory loses its number.
	free(ctx context.Context, m mem, where string) error
	freeAsync(s driver.Stream, m mem, where string) error

	// A kernel is found by the place of its function, and launched by its parameter buffer.
	load(ctx context.Context, m *manifest.Manifest, ir []byte, functions []codeRef) (driver.Module, error)
	launch(m driver.Module, s driver.Stream, kernel int, cfg driver.LaunchConfig, params []byte) error

	// A device is lost when the other process is gone, too.
	lost() (bool, error)
}

var _ extension = (*served)(nil)
