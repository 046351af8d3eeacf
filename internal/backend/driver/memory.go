package driver

import (
	"context"
)

// Memories are the kinds of memory of a device besides those that Alloc and AllocSym return.
// Device.Free releases them all.
type Memories interface {
	// AllocHost returns zeroed memory that the host and kernels use at one address: pinned
	// memory of the host, or managed memory, which moves to where it is used.
	AllocHost(bytes int, managed bool) (Mem, error)
	// AllocVirtual returns zeroed memory of the GPU that RegisterSymmetric takes. It may be
	// larger than asked for.
	AllocVirtual(bytes int) (Mem, error)
	// RegisterSymmetric makes memory of every PE one symmetric object, and returns it as
	// such. m is a whole allocation of the same size on every PE. It is collective, and so
	// is Free of the result, which ends the registration.
	RegisterSymmetric(ctx context.Context, m Mem, where string) (Mem, error)

	// Pool returns a new pool, or that of the device if o is nil.
	Pool(o *PoolOptions) (Pool, error)
	// FreeAsync enqueues the release of memory of a pool.
	FreeAsync(s Stream, m Mem, where string) error

	// CanAccessPeer reports whether kernels can address memory of another GPU of the
	// process, and EnablePeerAccess lets them.
	CanAccessPeer(ordinal int) (bool, error)
	EnablePeerAccess(ordinal int) error
}

// SymOptions says how symmetric memory is allocated.
type SymOptions struct {
	// Align is what the address is a multiple of, a power of two, or 0.
	Align int
	// Uninitialized leaves the content open.
	Uninitialized bool
}

// PoolOptions describes a new pool.
type PoolOptions struct {
	// MaxBytes bounds the memory of the pool; 0 is no bound.
	MaxBytes int
	// ReleaseThreshold is how much free memory the pool keeps when a stream is
	// synchronised.
	ReleaseThreshold int
}

// Pool is memory from which streams allocate.
type Pool interface {
	// Alloc enqueues an allocation. The content is open.
	Alloc(s Stream, bytes int) (Mem, error)
	// Trim releases free memory until keep bytes are left.
	Trim(keep int) error
	Usage() (PoolUsage, error)
	// Close releases the pool when its memory is free.
	Close() error
}

// PoolUsage says how much memory a pool has, and how much of it is allocated, in bytes. The
// high ones are the most so far.
type PoolUsage struct {
	Reserved, ReservedHigh int
	Used, UsedHigh         int
}

// Box is one side of a copy of boxes: planes of rows of bytes.
type Box struct {
	// Mem is memory of the device; if it is none, Host is memory of the host. They begin
	// with the first byte of the box, and end with the last or later.
	Mem  Mem
	Host []byte
	// Row and Plane are the bytes from one row to the next, and from one plane to the
	// next: at least those of a row, and a multiple of Row.
	Row, Plane int
}

// BoxCopier is what copies boxes: a stream.
type BoxCopier interface {
	// CopyBox enqueues a copy of depth planes of height rows of width bytes. At least one
	// side is memory of the device. Host memory must not be touched until the stream is
	// synchronised.
	CopyBox(dst, src Box, width, height, depth int) error
}
