package emuproc

import (
	"context"
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// errNoNCCL is the error of GPUs without communicators.
var errNoNCCL = errors.New("the device has no communicators of NCCL")

type (
	ncclIn struct {
		Where string
	}
	newCommIn struct {
		Init   driver.NCCLInit
		Config *driver.NCCLConfig
	}
	endGroupIn struct {
		Discard bool
	}
	// ncclCallIn is a driver.NCCLCall.
	ncclCallIn struct {
		Kind         driver.NCCLKind
		Dst, Src     mem
		Count        int
		Type         driver.NCCLType
		Op           driver.NCCLOp
		Peer         int
		Window       uint64
		Offset       int
		Waits        []driver.NCCLWait
		Comm, Stream uint64
		Where        string
	}
)

// nccl returns the PE's device as one with communicators.
func (g *guest) nccl() (driver.NCCL, error) {
	n, ok := g.dev.(driver.NCCL)
	if !ok {
		return nil, errNoNCCL
	}
	return n, nil
}

var methodNCCLVersion = &method[none, string]{"NCCLVersion", func(_ context.Context, g *guest, _ none) (string, error) {
	n, err := g.nccl()
	if err != nil {
		return "", err
	}
	return n.NCCLVersion()
}}

// NCCLVersion implements driver.NCCL.
func (d *device) NCCLVersion() (string, error) {
	return methodNCCLVersion.call(context.Background(), d, none{})
}

var methodNCCLID = &method[none, driver.NCCLID]{"NCCLID", func(_ context.Context, g *guest, _ none) (id driver.NCCLID, err error) {
	n, err := g.nccl()
	if err != nil {
		return id, err
	}
	return n.NCCLID()
}}

// NCCLID implements driver.NCCL.
func (d *device) NCCLID() (driver.NCCLID, error) {
	return methodNCCLID.call(context.Background(), d, none{})
}

var methodShareNCCLID = &method[ncclIn, driver.NCCLID]{"ShareNCCLID", func(ctx context.Context, g *guest, in ncclIn) (id driver.NCCLID, err error) {
	n, err := g.nccl()
	if err != nil {
		return id, err
	}
	return n.ShareNCCLID(ctx, in.Where)
}}

// ShareNCCLID implements driver.NCCL.
func (d *device) ShareNCCLID(ctx context.Context, where string) (driver.NCCLID, error) {
	return methodShareNCCLID.call(ctx, d, ncclIn{where})
}

var methodNewComm = &method[newCommIn, newComm]{"NewComm", func(ctx context.Context, g *guest, in newCommIn) (newComm, error) {
	n, err := g.nccl()
	if err != nil {
		return newComm{}, err
	}
	in.Init.Config = in.Config
	return g.keptComm(n.NewComm(ctx, in.Init))
}}

// NewComm implements driver.NCCL.
func (d *device) NewComm(ctx context.Context, in driver.NCCLInit) (driver.NCCLComm, error) {
	cfg := in.Config
	in.Config = nil
	return d.newComm(methodNewComm.call(ctx, d, newCommIn{in, cfg}))
}

var methodNCCLGroup = &method[none, none]{"NCCLGroup", func(_ context.Context, g *guest, _ none) (none, error) {
	n, err := g.nccl()
	if err != nil {
		return none{}, err
	}
	return none{}, n.NCCLGroup()
}}

// NCCLGroup implements driver.NCCL.
func (d *device) NCCLGroup() error {
	_, err := methodNCCLGroup.call(context.Background(), d, none{})
	return err
}

var methodEndNCCLGroup = &method[endGroupIn, none]{"EndNCCLGroup", func(_ context.Context, g *guest, in endGroupIn) (none, error) {
	n, err := g.nccl()
	if err != nil {
		return none{}, err
	}
	return none{}, n.EndNCCLGroup(in.Discard)
}}

// EndNCCLGroup implements driver.NCCL.
func (d *device) EndNCCLGroup(discard bool) error {
	_, err := methodEndNCCLGroup.call(context.Background(), d, endGroupIn{discard})
	return err
}

var methodEnqueueNCCL = &method[ncclCallIn, none]{"EnqueueNCCL", func(_ context.Context, g *guest, in ncclCallIn) (none, error) {
	n, err := g.nccl()
	if err != nil {
		return none{}, err
	}
	c := driver.NCCLCall{Kind: in.Kind, Count: in.Count, Type: in.Type, Op: in.Op, Peer: in.Peer, Offset: in.Offset, Waits: in.Waits, Where: in.Where}
	if c.Dst, err = g.mem(in.Dst); err != nil {
		return none{}, err
	}
	if c.Src, err = g.mem(in.Src); err != nil {
		return none{}, err
	}
	if in.Window != 0 {
		if c.Window, err = object[driver.Window](g, in.Window, "window"); err != nil {
			return none{}, err
		}
	}
	if c.Comm, err = g.comm(in.Comm); err != nil {
		return none{}, err
	}
	if c.Stream, err = g.stream(in.Stream); err != nil {
		return none{}, err
	}
	return none{}, n.EnqueueNCCL(c)
}}

// EnqueueNCCL implements driver.NCCL.
func (d *device) EnqueueNCCL(c driver.NCCLCall) error {
	in := ncclCallIn{
		Kind: c.Kind, Dst: d.packAny(c.Dst), Src: d.packAny(c.Src), Count: c.Count, Type: c.Type, Op: c.Op, Peer: c.Peer,
		Offset: c.Offset, Waits: c.Waits, Where: c.Where,
	}
	s, ok := c.Stream.(*stream)
	of, isComm := c.Comm.(*comm)
	if !ok || !isComm || s.d != d || of.d != d {
		return errors.New("the communicator or the stream belongs to another device")
	}
	in.Stream, in.Comm = s.id, of.id
	if w, ok := c.Window.(*window); ok {
		in.Window = w.id
	}
	_, err := methodEnqueueNCCL.call(context.Background(), d, in)
	return err
}

var methodAllocNCCL = &method[allocIn, newMem]{"AllocNCCL", func(_ context.Context, g *guest, in allocIn) (newMem, error) {
	n, err := g.nccl()
	if err != nil {
		return newMem{}, err
	}
	return g.kept(n.AllocNCCL(in.Bytes))
}}

// AllocNCCL implements driver.NCCL.
func (d *device) AllocNCCL(bytes int) (driver.Mem, error) {
	return d.alloc(context.Background(), methodAllocNCCL, allocIn{Bytes: bytes})
}
