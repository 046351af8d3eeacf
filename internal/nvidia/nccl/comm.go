package nccl

import (
	"errors"
	"runtime"
	"sync/atomic"
	"time"
	"unsafe"
)

// Comm is a communicator (ncclComm_t) as NCCL knows it.
type Comm uintptr

// UniqueID is what the ranks of a new communicator find each other by (ncclUniqueId).
type UniqueID [128]byte

// Idle is called again and again while a communicator that does not block is at work. An
// error of it ends the wait.
type Idle func() error

// Pause is how long a thread sleeps before it asks a communicator again.
const Pause = 20 * time.Microsecond

// UniqueID returns a new id. The process that makes it answers the others, so it must
// live until the communicator is there.
func (l *Library) UniqueID() (UniqueID, error) {
	var id out[UniqueID]
	err := l.call(getUniqueID, 0, id.addr())
	return id.take(), err
}

// Init makes a communicator of the size ranks that call it with the same id.
//
// The id is passed by its address: ncclCommInitRankScalable with one id does what
// ncclCommInitRankConfig does, which takes it by value.
func (l *Library) Init(id UniqueID, rank, size int, c *Config, idle Idle) (Comm, error) {
	return l.newComm(0, true, c, idle, func(comm, config uintptr, pin *held) error {
		return l.call(commInit, 0, comm, uintptr(size), uintptr(rank), 1, pinned(pin, id), config)
	})
}

// NoColor is the color of ranks that take no part in a split (NCCL_SPLIT_NOCOLOR).
const NoColor = -1

// Split makes communicators of the ranks of one color each, in the order of their keys.
// Every rank of parent calls it. With NoColor it returns 0. Without a configuration the
// new communicator has that of its parent.
func (l *Library) Split(parent Comm, color, key int, c *Config, idle Idle) (Comm, error) {
	return l.newComm(parent, color != NoColor, c, idle, func(comm, config uintptr, _ *held) error {
		return l.call(commSplit, parent, uintptr(parent), uintptr(color), uintptr(key), comm, config)
	})
}

// Shrink makes a communicator of the ranks of parent without those excluded, who do not
// call it. abort ends what runs on parent first (NCCL_SHRINK_ABORT).
func (l *Library) Shrink(parent Comm, exclude []int, abort bool, c *Config, idle Idle) (Comm, error) {
	ranks := make([]int32, len(exclude))
	for i, r := range exclude {
		ranks[i] = int32(r)
	}
	var flags uintptr
	if abort {
		flags = 1
	}
	return l.newComm(parent, true, c, idle, func(comm, config uintptr, pin *held) error {
		return l.call(commShrink, parent, uintptr(parent), slice(pin, ranks), uintptr(len(ranks)), comm, config, flags)
	})
}

// GrowID returns the id with which new ranks join parent. One rank of it calls this.
func (l *Library) GrowID(parent Comm) (UniqueID, error) {
	var id out[UniqueID]
	err := l.call(commUniqueID, parent, uintptr(parent), id.addr())
	return id.take(), err
}

// Grow makes a communicator of size ranks from those of parent and new ones. id is that
// of GrowID on the rank that called it, and nil on the others of parent.
func (l *Library) Grow(parent Comm, size int, id *UniqueID, c *Config, idle Idle) (Comm, error) {
	const sameRank = ^uintptr(0) // -1
	return l.newComm(parent, true, c, idle, func(comm, config uintptr, pin *held) error {
		at := uintptr(0)
		if id != nil {
			at = pinned(pin, *id)
		}
		return l.call(commGrow, parent, uintptr(parent), uintptr(size), at, sameRank, comm, config)
	})
}

// Join makes this process one of the new ranks of a communicator that grows to size.
func (l *Library) Join(id UniqueID, rank, size int, c *Config, idle Idle) (Comm, error) {
	return l.newComm(0, true, c, idle, func(comm, config uintptr, pin *held) error {
		return l.call(commGrow, 0, 0, uintptr(size), pinned(pin, id), uintptr(rank), comm, config)
	})
}

// newComm calls f, which makes a communicator, with the addresses of its result and of
// its configuration, and waits until it is made. some says that this rank gets one.
func (l *Library) newComm(parent Comm, some bool, c *Config, idle Idle, f func(comm, config uintptr, pin *held) error) (Comm, error) {
	pin := new(held)
	config, err := l.config(c, pin)
	if err != nil {
		return 0, err
	}
	comm := new(uintptr)
	pin.Pin(comm)
	err = f(uintptr(unsafe.Pointer(comm)), config, pin)
	made := func() Comm { return Comm(atomic.LoadUintptr(comm)) }
	if err == ErrInProgress && parent != 0 {
		err = l.Await(parent, idle)
	}
	// A parent that does not block sets the new one when it is ready, which may be later.
	for err == nil && some && made() == 0 {
		if err = idle(); err == nil && parent != 0 {
			err = l.Await(parent, idle)
		}
	}
	if (err == nil || err == ErrInProgress) && made() != 0 {
		err = l.Await(made(), idle)
	}
	if err != nil {
		l.giveUp(made(), err)
		l.keep(pin)
		return 0, err
	}
	runtime.KeepAlive(pin)
	return made(), nil
}

// giveUp ends a communicator that was not made, if that is still to be done: where NCCL
// has failed it has ended it.
func (l *Library) giveUp(c Comm, cause error) {
	var failed *Error
	if c != 0 && !errors.As(cause, &failed) {
		_ = l.Abort(c)
	}
}

// Await waits until a communicator has done what was begun, and returns its error.
func (l *Library) Await(c Comm, idle Idle) error {
	for {
		err := l.AsyncError(c)
		if err != ErrInProgress {
			return err
		}
		if err := idle(); err != nil {
			return err
		}
	}
}

// AsyncError returns what has gone wrong with a communicator beside calls on it, nil if
// nothing has, or ErrInProgress.
func (l *Library) AsyncError(c Comm) error {
	var state outInt
	err := l.call(commAsyncError, c, uintptr(c), state.addr())
	r := Result(state.take())
	switch {
	case err != nil:
		return err
	case r == Success:
		return nil
	case r == InProgress:
		return ErrInProgress
	}
	return l.fail(functions[commAsyncError].name, r, c)
}

// Place returns the rank of this process in a communicator, and the number of ranks.
func (l *Library) Place(c Comm) (rank, size int, err error) {
	var r, n outInt
	err = l.call(commUserRank, c, uintptr(c), r.addr())
	rank = int(r.take())
	if err != nil {
		return 0, 0, err
	}
	err = l.call(commCount, c, uintptr(c), n.addr())
	return rank, int(n.take()), err
}

// Device returns the number of the GPU of a communicator, among those that the process sees.
func (l *Library) Device(c Comm) (int, error) {
	var d outInt
	err := l.call(commDevice, c, uintptr(c), d.addr())
	return int(d.take()), err
}

// Finalize ends the work of a communicator, and waits for that. Every rank calls it.
func (l *Library) Finalize(c Comm, idle Idle) error {
	err := l.call(commFinalize, c, uintptr(c))
	if err == ErrInProgress {
		err = l.Await(c, idle)
	}
	return err
}

// Destroy releases a communicator after Finalize.
func (l *Library) Destroy(c Comm) error { return l.call(commDestroy, c, uintptr(c)) }

// Abort ends what runs on a communicator, without the other ranks, and releases it. It
// returns when no captured graph holds a call of the communicator any more.
func (l *Library) Abort(c Comm) error {
	err := l.call(commAbort, 0, uintptr(c))
	if err == ErrInProgress {
		return nil // it goes on by itself, and the communicator must not be used
	}
	return err
}

// Revoke ends what runs on a communicator. It may be split and shrunk afterwards.
func (l *Library) Revoke(c Comm, idle Idle) error {
	err := l.call(commRevoke, c, uintptr(c), 0)
	if err == ErrInProgress {
		err = l.Await(c, idle)
	}
	return err
}

// pinned returns the address of a copy of v, which stays until pin is unpinned.
func pinned[T any](pin *held, v T) uintptr {
	p := &v
	pin.Pin(p)
	return uintptr(unsafe.Pointer(p))
}

// slice returns the address of a slice, which stays until pin is unpinned.
func slice[T any](pin *held, s []T) uintptr {
	if len(s) == 0 {
		return 0
	}
	pin.Pin(&s[0])
	return uintptr(unsafe.Pointer(&s[0]))
}
