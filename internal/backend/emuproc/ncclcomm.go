package emuproc

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// comm is a communicator, as a rank of this process has it.
type comm struct {
	d          *device
	id         uint64
	rank, size int
}

// window is a window of memory.
type window struct {
	d  *device
	id uint64
}

type (
	// newComm is a communicator that was made; 0 is none.
	newComm struct {
		ID         uint64
		Rank, Size int
	}
	splitIn struct {
		ID         uint64
		Color, Key int
		Config     *driver.NCCLConfig
		Where      string
	}
	shrinkIn struct {
		ID      uint64
		Exclude []int
		Abort   bool
		Config  *driver.NCCLConfig
		Where   string
	}
	growIn struct {
		ID     uint64
		Size   int
		By     *driver.NCCLID
		Config *driver.NCCLConfig
		Where  string
	}
	preMulSumIn struct {
		ID     uint64
		Type   driver.NCCLType
		Scalar [8]byte
		Memory bool // the scalar is there
		At     mem
	}
	destroyOpIn struct {
		ID uint64
		Op driver.NCCLOp
	}
	commMemIn struct {
		ID        uint64
		Mem       mem
		Symmetric bool
		Where     string
	}
	finalizeIn struct {
		ID    uint64
		Where string
	}
)

// comm returns a communicator of the PE.
func (g *guest) comm(id uint64) (driver.NCCLComm, error) {
	return object[driver.NCCLComm](g, id, "communicator")
}

// keptComm gives a communicator its number.
func (g *guest) keptComm(c driver.NCCLComm, err error) (newComm, error) {
	if err != nil || c == nil {
		return newComm{}, err
	}
	return newComm{g.keep(c), c.Rank(), c.Size()}, nil
}

// newComm returns a communicator that was made.
func (d *device) newComm(n newComm, err error) (driver.NCCLComm, error) {
	if err != nil || n.ID == 0 {
		return nil, err
	}
	return &comm{d, n.ID, n.Rank, n.Size}, nil
}

// Rank implements driver.NCCLComm.
func (c *comm) Rank() int { return c.rank }

// Size implements driver.NCCLComm.
func (c *comm) Size() int { return c.size }

var methodSplit = &method[splitIn, newComm]{"Comm.Split", func(ctx context.Context, g *guest, in splitIn) (newComm, error) {
	c, err := g.comm(in.ID)
	if err != nil {
		return newComm{}, err
	}
	return g.keptComm(c.Split(ctx, in.Color, in.Key, in.Config, in.Where))
}}

// Split implements driver.NCCLComm.
func (c *comm) Split(ctx context.Context, color, key int, cfg *driver.NCCLConfig, where string) (driver.NCCLComm, error) {
	return c.d.newComm(methodSplit.call(ctx, c.d, splitIn{c.id, color, key, cfg, where}))
}

var methodShrink = &method[shrinkIn, newComm]{"Comm.Shrink", func(ctx context.Context, g *guest, in shrinkIn) (newComm, error) {
	c, err := g.comm(in.ID)
	if err != nil {
		return newComm{}, err
	}
	return g.keptComm(c.Shrink(ctx, in.Exclude, in.Abort, in.Config, in.Where))
}}

// Shrink implements driver.NCCLComm.
func (c *comm) Shrink(ctx context.Context, exclude []int, abort bool, cfg *driver.NCCLConfig, where string) (driver.NCCLComm, error) {
	return c.d.newComm(methodShrink.call(ctx, c.d, shrinkIn{c.id, exclude, abort, cfg, where}))
}

var methodGrowID = &method[idIn, driver.NCCLID]{"Comm.GrowID", func(_ context.Context, g *guest, in idIn) (id driver.NCCLID, err error) {
	c, err := g.comm(in.ID)
	if err != nil {
		return id, err
	}
	return c.GrowID()
}}

// GrowID implements driver.NCCLComm.
func (c *comm) GrowID() (driver.NCCLID, error) {
	return methodGrowID.call(context.Background(), c.d, idIn{c.id})
}

var methodGrow = &method[growIn, newComm]{"Comm.Grow", func(ctx context.Context, g *guest, in growIn) (newComm, error) {
	c, err := g.comm(in.ID)
	if err != nil {
		return newComm{}, err
	}
	return g.keptComm(c.Grow(ctx, in.Size, in.By, in.Config, in.Where))
}}

// Grow implements driver.NCCLComm.
func (c *comm) Grow(ctx context.Context, size int, id *driver.NCCLID, cfg *driver.NCCLConfig, where string) (driver.NCCLComm, error) {
	return c.d.newComm(methodGrow.call(ctx, c.d, growIn{c.id, size, id, cfg, where}))
}

var methodPreMulSum = &method[preMulSumIn, driver.NCCLOp]{"Comm.PreMulSum", func(_ context.Context, g *guest, in preMulSumIn) (driver.NCCLOp, error) {
	c, err := g.comm(in.ID)
	if err != nil {
		return 0, err
	}
	var at *driver.Mem
	if in.Memory {
		m, err := g.mem(in.At)
		if err != nil {
			return 0, err
		}
		at = &m
	}
	return c.PreMulSum(in.Type, in.Scalar, at)
}}

// PreMulSum implements driver.NCCLComm.
func (c *comm) PreMulSum(t driver.NCCLType, scalar [8]byte, at *driver.Mem) (driver.NCCLOp, error) {
	in := preMulSumIn{ID: c.id, Type: t, Scalar: scalar, Memory: at != nil}
	if at != nil {
		in.At = c.d.pack(*at)
	}
	return methodPreMulSum.call(context.Background(), c.d, in)
}

var methodDestroyOp = &method[destroyOpIn, none]{"Comm.DestroyOp", func(_ context.Context, g *guest, in destroyOpIn) (none, error) {
	c, err := g.comm(in.ID)
	if err != nil {
		return none{}, err
	}
	return none{}, c.DestroyOp(in.Op)
}}

// DestroyOp implements driver.NCCLComm.
func (c *comm) DestroyOp(op driver.NCCLOp) error {
	_, err := methodDestroyOp.call(context.Background(), c.d, destroyOpIn{c.id, op})
	return err
}

var methodRegisterComm = &method[commMemIn, uint64]{"Comm.Register", func(_ context.Context, g *guest, in commMemIn) (uint64, error) {
	c, err := g.comm(in.ID)
	if err != nil {
		return 0, err
	}
	m, err := g.mem(in.Mem)
	if err != nil {
		return 0, err
	}
	end, err := c.Register(m)
	if err != nil {
		return 0, err
	}
	return g.keep(end), nil
}}

var methodDeregister = &method[idIn, none]{"Comm.Register, its end", func(_ context.Context, g *guest, in idIn) (none, error) {
	end, err := object[func() error](g, in.ID, "registration")
	if err != nil {
		return none{}, err
	}
	return none{}, end()
}}

// Register implements driver.NCCLComm.
func (c *comm) Register(m driver.Mem) (func() error, error) {
	id, err := methodRegisterComm.call(context.Background(), c.d, commMemIn{ID: c.id, Mem: c.d.pack(m)})
	if err != nil {
		return nil, err
	}
	return func() error {
		_, err := methodDeregister.call(context.Background(), c.d, idIn{id})
		return err
	}, nil
}

var methodNewWindow = &method[commMemIn, uint64]{"Comm.NewWindow", func(ctx context.Context, g *guest, in commMemIn) (uint64, error) {
	c, err := g.comm(in.ID)
	if err != nil {
		return 0, err
	}
	m, err := g.mem(in.Mem)
	if err != nil {
		return 0, err
	}
	w, err := c.NewWindow(ctx, m, in.Symmetric, in.Where)
	if err != nil {
		return 0, err
	}
	return g.keep(w), nil
}}

// NewWindow implements driver.NCCLComm.
func (c *comm) NewWindow(ctx context.Context, m driver.Mem, symmetric bool, where string) (driver.Window, error) {
	id, err := methodNewWindow.call(ctx, c.d, commMemIn{c.id, c.d.pack(m), symmetric, where})
	if err != nil {
		return nil, err
	}
	return &window{c.d, id}, nil
}

var methodCloseWindow = onObject("Window.Close", "window", func(o driver.Window, _ context.Context) error { return o.Close() })

// Close implements driver.Window.
func (w *window) Close() error {
	_, err := methodCloseWindow.call(context.Background(), w.d, idIn{w.id})
	return err
}

var methodCommErr = onObject("Comm.Err", "communicator", func(o driver.NCCLComm, _ context.Context) error { return o.Err() })

// Err implements driver.NCCLComm.
func (c *comm) Err() error {
	_, err := methodCommErr.call(context.Background(), c.d, idIn{c.id})
	return err
}

var methodRevoke = onObject("Comm.Revoke", "communicator", driver.NCCLComm.Revoke)

// Revoke implements driver.NCCLComm.
func (c *comm) Revoke(ctx context.Context) error {
	_, err := methodRevoke.call(ctx, c.d, idIn{c.id})
	return err
}

var methodFinalize = &method[finalizeIn, none]{"Comm.Finalize", func(ctx context.Context, g *guest, in finalizeIn) (none, error) {
	c, err := g.comm(in.ID)
	if err != nil {
		return none{}, err
	}
	return none{}, c.Finalize(ctx, in.Where)
}}

// Finalize implements driver.NCCLComm.
func (c *comm) Finalize(ctx context.Context, where string) error {
	_, err := methodFinalize.call(ctx, c.d, finalizeIn{c.id, where})
	return err
}

var methodAbortComm = onObject("Comm.Abort", "communicator", func(o driver.NCCLComm, _ context.Context) error { return o.Abort() })

// Abort implements driver.NCCLComm.
func (c *comm) Abort() error {
	_, err := methodAbortComm.call(context.Background(), c.d, idIn{c.id})
	return err
}
