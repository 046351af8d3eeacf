package driver

// Capturer is what can keep work instead of doing it: a stream.
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
	// BeginCondition adds work of which the device decides each time that it comes
	// there, by the 32 bits of word. bodies says of how many parts it consists; they
	// are captured next, in their order.
	BeginCondition(kind ConditionKind, word Mem, bodies int) (Condition, error)
}

// Condition is work of a graph in the making of which the device decides.
type Condition interface {
	// BeginBody has what is enqueued on the capturing stream kept for the next
	// body, and EndBody ends that. In between an event belongs to the body alone, and
	// other streams can take part in it as in a capture.
	BeginBody() error
	EndBody() error
}

// ConditionKind says what the bodies of a Condition are.
type ConditionKind uint8

const (
	// If has a body that is done unless the word is 0, and maybe one that is done
	// if it is.
	If ConditionKind = iota
	// While has a body that is done again and again until the word is 0.
	While
	// Switch has bodies of which that is done whose number the word is, if there is
	// one.
	Switch
)

// String returns the name of the function that makes such a condition.
func (k ConditionKind) String() string { return [...]string{"If", "While", "Switch"}[k] }

// Choose returns which of so many bodies is done for a word, or -1.
func (k ConditionKind) Choose(word uint32, bodies int) int {
	switch {
	case k == Switch && uint64(word) < uint64(bodies):
		return int(word)
	case k == If && word == 0 && bodies == 2:
		return 1
	case k != Switch && word != 0:
		return 0
	}
	return -1
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
