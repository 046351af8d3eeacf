package cuda

import (
	"bytes"
	"context"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// Where the job asks for it, PEs compare the collective operations that they enqueue. Each
// writes what it is about to enqueue as a text, and the team collects the texts.

const (
	// checkedTeams is how many teams can be compared, by their numbers.
	checkedTeams = 64
	// callBytes is the size of a text.
	callBytes = 256
)

// checkBytes is how much symmetric memory the comparisons take: for each team two boards of
// the text of this PE and those of all, used in turn. A PE that is ahead writes to the other
// board, and it cannot be two comparisons ahead.
func (d *device) checkBytes() int {
	if !d.job.CheckCollectives || d.job.Size == 1 {
		return 0
	}
	return checkedTeams * 2 * d.checkBoard()
}

func (d *device) checkBoard() int { return (d.job.Size + 1) * callBytes }

// compareCalls returns an error unless all PEs of the team are about to enqueue the same.
func (d *device) compareCalls(ctx context.Context, s *stream, c *driver.HostCall) error {
	n, team := len(c.Members), c.Team
	if d.sym.checks == 0 || n == 1 || s.capture != nil || d.sym.limited {
		return nil
	}
	if team >= checkedTeams {
		return fmt.Errorf("collective operations are compared (GPUC_CHECK_COLLECTIVES), for the teams 0 to %d; this one has the number %d", checkedTeams-1, team)
	}
	board := d.sym.checks + uint64((int(team)*2+d.sym.checked[team]%2)*d.checkBoard())
	d.sym.checked[team]++
	own, all := make([]byte, callBytes), make([]byte, n*callBytes)
	copy(own[:callBytes-1], d.describe(c))
	if err := d.check("cuMemcpyHtoDAsync", d.drv.CopyHtoD(board, unsafe.Pointer(&own[0]), callBytes, d.aux.h)); err != nil {
		return err
	}
	d.aux.hold(own)
	err := d.ownTurn(team, func() error {
		return d.sym.lib.OnStream(hostFCollect, &transport.Operands{Bytes: callBytes, Stream: uintptr(d.aux.h), Operands: op.Operands[uint64]{Team: team, Dst: board + callBytes, Src: board}})
	})
	if err != nil {
		return err
	}
	if err := d.check("cuMemcpyDtoHAsync", d.drv.CopyDtoH(unsafe.Pointer(&all[0]), board+callBytes, len(all), d.aux.h)); err != nil {
		return err
	}
	d.aux.hold(all)
	if err := d.wait(ctx, target{s: d.aux}); err != nil {
		return fmt.Errorf("%w; PE %d is about to enqueue %s", err, d.job.Rank, text(own))
	}
	d.aux.settle()
	for i, pe := range c.Members {
		there := all[i*callBytes:][:callBytes]
		if !bytes.Equal(call(there), call(own)) {
			d.lost = fmt.Errorf("%w: PE %d enqueues %s, but PE %d %s; the PEs of a team enqueue the same, in the same order",
				driver.ErrNotSymmetric, d.job.Rank, text(own), pe, text(there))
			return d.lost
		}
	}
	return nil
}

var hostFCollect = op.HostLookup("FCollect")

// describe returns the call as a text: what all PEs have in common, and the place.
func (d *device) describe(c *driver.HostCall) string {
	s := c.Op.Name
	switch {
	case c.Op.Family == op.SyncOp && c.Op.Effect == op.Completes:
		s = "a barrier" // of all PEs it has a name of its own
	case c.Op.Family == op.SyncOp:
		s = "a sync"
	default:
		if c.Op.Reduces() {
			s += fmt.Sprintf(" by %v", c.Reduction)
		}
		if c.Type != op.NoType {
			s += fmt.Sprintf(" of %v", c.Type)
		}
		if c.Op.Rooted() {
			s += fmt.Sprintf(" from PE %d", c.PE)
		}
		// Symmetric memory is as far from the boards on every PE.
		s += fmt.Sprintf(" of %d elements of %d bytes into %d (memory %+d into %+d)", c.Src.Bytes/int(c.Elem), c.Elem, c.Dst.Bytes/int(c.Elem),
			int64(c.Src.Addr-d.sym.board), int64(c.Dst.Addr-d.sym.board))
	}
	s += fmt.Sprintf(" on team %d", c.Team)
	if c.Where != "" {
		s += placeMark + c.Where
	}
	return s
}

// placeMark stands before the place in the text of a call.
const placeMark = " at "

// text returns the text of a call.
func text(b []byte) string {
	t, _, _ := bytes.Cut(b, []byte{0})
	return string(t)
}

// call returns the part of a text that is the same on all PEs.
func call(b []byte) []byte {
	t, _, _ := bytes.Cut(b, []byte{0})
	t, _, _ = bytes.Cut(t, []byte(placeMark))
	return t
}
