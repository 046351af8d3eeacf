package driver

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
