package driver

// Capturer is implemented by streams that can keep work instead of doing it.
type Capturer interface {
	// BeginCapture has what is enqueued on the stream kept from now on. An event that
	// is recorded then belongs to the capture, and a stream that waits for it takes
	// part in the capture too. Such an event is used in no other way.
	BeginCapture() error
	// EndCapture returns what was kept on all streams that took part. The caller has
	// seen to it that the capturing stream waits for the others. If update is not
	// nil, it is a graph of the same device with the same operations in the same
	// order. Then EndCapture puts what was kept in its place and returns it; an error
	// leaves it as it was.
	EndCapture(update Graph) (Graph, error)
}

// Graph is work that can be enqueued again and again. Each launch of a graph follows
// the launches of it before, also those on other streams.
type Graph interface {
	// Launch enqueues it on a stream of the same device.
	Launch(s Stream) error
	// Clone returns another graph of the same work, whose launches do not wait for
	// those of this one.
	Clone() (Graph, error)
	Close() error
}
