package emuproc

import "context"

// method is a method of a device, or of what belongs to one.
type method[In, Out any] struct {
	name string
	// do is what the process does that has the GPUs.
	do func(ctx context.Context, g *guest, in In) (Out, error)
}

// reply is what a call returns, as it travels.
type reply[Out any] struct {
	Err *failure
	Out Out
}

// work is a call that was read.
type work func(ctx context.Context, g *guest) (reply any)

// served is a method as the serving process knows it.
type served interface {
	// accept reads the arguments of a call.
	accept(c *conn) (work, error)
	title() string
}

func (m *method[In, Out]) title() string { return m.name }

func (m *method[In, Out]) accept(c *conn) (work, error) {
	in, err := read[In](c)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, g *guest) any {
		out, err := m.do(ctx, g, in)
		return reply[Out]{pack(err), out}
	}, nil
}

// call calls a method of a PE's device in the process that has it. When ctx ends, the
// method is told, and decides what it returns.
func (m *method[In, Out]) call(ctx context.Context, d *device, in In) (Out, error) {
	type result struct {
		r   reply[Out]
		err error
	}
	var zero Out
	done := make(chan result, 1)
	id, err := d.l.begin(func(c *conn) error {
		r, err := read[reply[Out]](c)
		if err == nil {
			done <- result{r: r}
		}
		return err
	})
	if err != nil {
		return zero, err
	}
	f := frame{Kind: frameCall, PE: d.rank, ID: id, Method: d.l.numbers[m]}
	if err := d.l.c.send(f, in); err != nil {
		d.l.c.c.Close() // half of it may be on its way
	}
	stop := context.AfterFunc(ctx, func() {
		// If it cannot be sent, the call ends anyway.
		_ = d.l.c.send(frame{Kind: frameCancel, PE: d.rank, ID: id}, *pack(context.Cause(ctx)))
	})
	defer stop()
	select {
	case r := <-done:
		return r.r.Out, r.r.Err.unpack(ctx)
	case <-d.l.gone:
	}
	select { // what has come before the end counts
	case r := <-done:
		return r.r.Out, r.r.Err.unpack(ctx)
	default:
		return zero, d.l.broken()
	}
}

// methods returns all methods. Both ends are one program, so that the number of a method is
// its place.
func methods() []served {
	return []served{
		methodCopyBox,
		methodAlloc,
		methodAllocSym,
		methodRegister,
		methodUnregister,
		methodFree,
		methodBarrier,
		methodGather,
		methodLost,
		methodClose,
		methodBeginCapture,
		methodEndCapture,
		methodOver,
		methodLaunchGraph,
		methodClone,
		methodCloseGraph,
		methodBeginCondition,
		methodBeginBody,
		methodEndBody,
		methodAllocHost,
		methodAllocVirtual,
		methodAllocSymWith,
		methodRegisterSymmetric,
		methodPool,
		methodAllocFrom,
		methodFreeAsync,
		methodTrim,
		methodUsage,
		methodClosePool,
		methodWrap,
		methodPeer,
		methodExport,
		methodOpen,
		methodLoad,
		methodLaunch,
		methodMaxGrid,
		methodCloseModule,
		methodNCCLVersion,
		methodNCCLID,
		methodShareNCCLID,
		methodNewComm,
		methodNCCLGroup,
		methodEndNCCLGroup,
		methodEnqueueNCCL,
		methodAllocNCCL,
		methodSplit,
		methodShrink,
		methodGrowID,
		methodGrow,
		methodPreMulSum,
		methodDestroyOp,
		methodRegisterComm,
		methodDeregister,
		methodNewWindow,
		methodCloseWindow,
		methodCommErr,
		methodRevoke,
		methodFinalize,
		methodAbortComm,
		methodNewStream,
		methodPriorities,
		methodCopyIn,
		methodCopyOut,
		methodCopyDevice,
		methodZero,
		methodRecord,
		methodWait,
		methodCommunicate,
		methodCallHost,
		methodSync,
		methodStreamDone,
		methodEventDone,
		methodCloseStream,
		methodSyncEvent,
		methodSince,
		methodCloseEvent,
		methodMembers,
		methodSplitStrided,
		methodSplit2D,
		methodTeamID,
		methodNewTeam,
		methodContexts,
		methodDestroyTeam,
	}
}
