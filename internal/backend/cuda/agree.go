package cuda

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
	"time"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// A collective call on the host does harm when PEs are out of step: one frees
// what the other still uses, or they wait for ever in different calls. So each
// first writes what it is about to do to every peer's board, and compares.

// collectiveOp is a call that all PEs make together.
type collectiveOp uint64

const (
	opAlloc collectiveOp = iota + 1
	opFree
	opBarrier
	opClose
	opRoom
	opTeam
	opAllocWith
	opOptions
	opRegister
	opCommID
	opGather
	opBuilds
)

// recordBytes is the size of a record: operation, value, the number of the call, a hash of the builds
// that the device has loaded, and how many they are, and the place of the call, cut at the front if it
// is long.
const (
	recordBytes  = 256
	recordTurn   = 16
	recordBuilds = 24
	recordWhere  = 40
)

func putRecord(b []byte, call collectiveOp, value, turn uint64, where string) {
	clear(b)
	binary.LittleEndian.PutUint64(b, uint64(call))
	binary.LittleEndian.PutUint64(b[8:], value)
	binary.LittleEndian.PutUint64(b[recordTurn:], turn)
	const room = recordBytes - recordWhere
	if len(where) > room {
		where = where[len(where)-room:]
	}
	copy(b[recordWhere:], where)
}

// callTexts say what a PE is about to do: the value is argument 1, and the place 2.
var callTexts = map[collectiveOp]string{
	opAlloc:     "allocates %[1]d bytes of symmetric memory%[2]s",
	opFree:      "frees its symmetric allocation number %[1]d%[2]s",
	opBarrier:   "waits in a barrier%[2]s",
	opClose:     "has finished%[2]s",
	opCommID:    "shares an id for a communicator of NCCL%.0[2]s", // which stands in the place of the place
	opBuilds:    "compares its kernels with those of others%.0[2]s",
	opTeam:      "makes or releases a team%[2]s",
	opAllocWith: "allocates %[1]d bytes of symmetric memory with options%[2]s",
	opRegister:  "registers %[1]d bytes as symmetric memory%[2]s",
	opRoom:      "looks for room in the symmetric heap%[2]s",
}

// describeRecord says what a PE is about to do.
func describeRecord(b []byte) string {
	value := binary.LittleEndian.Uint64(b[8:])
	where, _, _ := bytes.Cut(b[recordWhere:recordBytes], []byte{0})
	at := ""
	if len(where) > 0 {
		at = fmt.Sprintf(" at %s", where)
	}
	call := collectiveOp(binary.LittleEndian.Uint64(b))
	text, ok := callTexts[call]
	switch {
	case call == opGather:
		what, where, _ := strings.Cut(string(where), "\n")
		return fmt.Sprintf("takes part in %s at %s", what, where)
	case call == opOptions:
		return fmt.Sprintf("allocates symmetric memory with %s%s", describeOptions(value), at)
	case !ok:
		return fmt.Sprintf("makes an unknown call (%d)%s; it may run another version of the program", call, at)
	}
	return fmt.Sprintf(text, value, at)
}

// agree waits for all PEs and returns an error, on every PE, unless all make the
// same call at the same place with the same value. It completes all operations
// on symmetric memory that were issued on the device's own stream, and is a
// barrier of the hosts.
func (d *device) agree(ctx context.Context, call collectiveOp, value uint64, where string) error {
	if d.job.Size == 1 {
		return nil
	}
	met := d.meets()
	records, err := d.exchange(ctx, call, value, where)
	if err != nil {
		return err
	}
	met()
	return d.compare(ctx, records)
}

var hostPut = op.HostLookup("Put")

// exchange waits for all PEs and returns the records of all, in order.
func (d *device) exchange(ctx context.Context, call collectiveOp, value uint64, where string) ([]byte, error) {
	n, rank, lib := d.job.Size, d.job.Rank, d.sym.lib
	// A PE that is ahead writes to the other board; it cannot be two
	// exchanges ahead, since each ends with a barrier.
	board := d.sym.board + d.sym.turn%2*uint64(n*recordBytes)
	d.sym.turn++
	mine := board + uint64(rank*recordBytes)

	records := make([]byte, n*recordBytes)
	own := records[rank*recordBytes:][:recordBytes]
	putRecord(own, call, value, d.sym.turn, where)
	d.builds.put(own[recordBuilds:])
	if err := d.check("cuMemcpyHtoDAsync", d.drv.CopyHtoD(mine, unsafe.Pointer(&own[0]), recordBytes, d.aux.h)); err != nil {
		return nil, err
	}
	d.aux.hold(own)
	for pe := range n {
		if pe == rank {
			continue
		}
		put := &transport.Operands{Bytes: recordBytes, Stream: uintptr(d.aux.h), Operands: op.Operands[uint64]{Dst: mine, Src: mine, PE: pe}}
		if err := lib.OnStream(hostPut, put); err != nil {
			return nil, err
		}
	}
	if err := d.meet(); err != nil {
		return nil, err
	}
	if err := d.check("cuMemcpyDtoHAsync", d.drv.CopyDtoH(unsafe.Pointer(&records[0]), board, len(records), d.aux.h)); err != nil {
		return nil, err
	}
	d.aux.hold(records)
	does := describeRecord(own)
	defer d.waitsIn(does, fmt.Sprintf("%d: %s", d.sym.turn, does))()
	if err := d.wait(ctx, target{s: d.aux}); err != nil {
		return nil, fmt.Errorf("%w; PE %d %s%s", err, rank, describeRecord(own), d.absent(board))
	}
	d.aux.settle()
	for pe := range n {
		if binary.LittleEndian.Uint64(recordOf(records, pe)[recordTurn:]) != d.sym.turn {
			d.lost = fmt.Errorf("a barrier of %s ended before PE %d had arrived, when PE %d %s%s", d.svc.transport.Title, pe, rank, does, d.svc.transport.Host.TooSoon(d.getenv))
			return nil, d.lost
		}
	}
	return records, nil
}

// boardPatience is how long a PE that no longer waits tries to read who has come.
const boardPatience = 100 * time.Millisecond

// absent says which PEs have not written their record of this turn to the board, "" if
// that cannot be read any more. The barrier after the records still runs, so it is read
// by a stream of its own.
func (d *device) absent(board uint64) string {
	s, r := d.drv.StreamCreate(cu.StreamNonBlocking)
	if r != cu.Success {
		return ""
	}
	records := make([]byte, d.job.Size*recordBytes)
	if d.drv.CopyDtoH(unsafe.Pointer(&records[0]), board, len(records), s) != cu.Success {
		return ""
	}
	for start := time.Now(); d.drv.StreamQuery(s) != cu.Success; {
		if time.Since(start) > boardPatience {
			d.unread = append(d.unread, records) // the GPU may still write to it
			return ""
		}
	}
	var pes []string
	for pe := range d.job.Size {
		if binary.LittleEndian.Uint64(records[pe*recordBytes+recordTurn:]) != d.sym.turn {
			pes = append(pes, strconv.Itoa(pe))
		}
	}
	if len(pes) == 0 {
		return ", and so have all PEs"
	}
	return ", which these PEs have not reached: " + strings.Join(pes, ", ")
}

// compare returns an error unless all records are the same. The PEs are out of
// step then, and nothing collective can be done any more.
func (d *device) compare(ctx context.Context, records []byte) error {
	if err := d.compareBuilds(ctx, records); err != nil {
		return err
	}
	own := recordOf(records, d.job.Rank)
	for pe := range d.job.Size {
		if there := recordOf(records, pe); !sameCall(there, own) {
			d.lost = fmt.Errorf("%w: PE %d %s, but PE %d %s; every PE must make the same calls in the same order",
				driver.ErrNotSymmetric, d.job.Rank, describeRecord(own), pe, describeRecord(there))
			return d.lost
		}
	}
	return nil
}

// recordOf returns the record of a PE.
func recordOf(records []byte, pe int) []byte { return records[pe*recordBytes:][:recordBytes] }

// sameCall reports whether two PEs make the same call. In a Gather each PE has a value and a place of
// its own.
func sameCall(a, b []byte) bool {
	if collectiveOp(binary.LittleEndian.Uint64(a)) != opGather {
		return bytes.Equal(a[:recordBuilds], b[:recordBuilds]) && bytes.Equal(a[recordWhere:], b[recordWhere:])
	}
	doesA, _, _ := bytes.Cut(a[recordWhere:], []byte{'\n'})
	doesB, _, _ := bytes.Cut(b[recordWhere:], []byte{'\n'})
	return bytes.Equal(a[:8], b[:8]) && bytes.Equal(a[recordTurn:recordBuilds], b[recordTurn:recordBuilds]) && bytes.Equal(doesA, doesB)
}

func (d *device) Gather(ctx context.Context, word uint64, what, where string) ([]uint64, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	if d.job.Size == 1 {
		return []uint64{word}, nil
	}
	met := d.meets()
	records, err := d.exchange(ctx, opGather, word, what+"\n"+where)
	if err != nil {
		return nil, err
	}
	met()
	words := make([]uint64, d.job.Size)
	for pe := range words {
		words[pe] = binary.LittleEndian.Uint64(records[pe*recordBytes+8:])
	}
	return words, d.compare(ctx, records)
}

// PEs may load different packages, and those that they have in common must be of one build. A record
// has room for a hash of all builds of a PE. Where these hashes differ, the PEs send each other their
// builds, once.

// builds are the packages of kernels that a device has loaded.
type builds struct {
	all []build
	// compared are the hashes of the PEs whose builds were compared last.
	compared []uint64
}

// build is a package of kernels, and what it was compiled to.
type build struct{ importPath, checksum string }

// buildBytes is the size of a build in a record: hashes of both. One record has perRecord of them.
const (
	buildBytes = 16
	perRecord  = (recordBytes - recordWhere) / buildBytes
)

// note records a package that was loaded.
func (b *builds) note(m *manifest.Manifest) {
	n := build{m.Package, m.Checksum}
	if !slices.Contains(b.all, n) {
		b.all = append(b.all, n)
	}
}

// put writes a hash of all builds, whatever their order, and how many they are.
func (b *builds) put(to []byte) {
	sum := uint64(0)
	for _, one := range b.all {
		sum += hashText(one.importPath + "\n" + one.checksum)
	}
	binary.LittleEndian.PutUint64(to, sum)
	binary.LittleEndian.PutUint64(to[8:], uint64(len(b.all)))
}

// text returns the builds of a record's place, from number first on.
func (b *builds) text(first int) string {
	var t []byte
	for _, one := range b.all[min(first, len(b.all)):min(first+perRecord, len(b.all))] {
		t = binary.LittleEndian.AppendUint64(t, hashText(one.importPath))
		t = binary.LittleEndian.AppendUint64(t, hashText(one.checksum))
	}
	return string(t)
}

// name returns the import path of a package by its hash.
func (b *builds) name(importPath uint64) string {
	for _, one := range b.all {
		if hashText(one.importPath) == importPath {
			return one.importPath
		}
	}
	return "a package that this PE has not loaded"
}

func hashText(text string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(text))
	return h.Sum64()
}

// compareBuilds returns an error, on every PE, if a package that PEs have loaded is not of one build.
// records are those of a call.
func (d *device) compareBuilds(ctx context.Context, records []byte) error {
	var hashes []uint64
	most := 0
	for pe := range d.job.Size {
		r := recordOf(records, pe)[recordBuilds:]
		hashes = append(hashes, binary.LittleEndian.Uint64(r))
		most = max(most, int(binary.LittleEndian.Uint64(r[8:])))
	}
	if len(slices.Compact(slices.Clone(hashes))) == 1 || slices.Equal(hashes, d.builds.compared) {
		return nil
	}
	type loaded struct {
		checksum uint64
		pe       int
	}
	known := map[uint64]loaded{} // by the hash of the import path
	for first := 0; first < most; first += perRecord {
		records, err := d.exchange(ctx, opBuilds, uint64(first), d.builds.text(first))
		if err != nil {
			return err
		}
		for pe := range d.job.Size {
			for list := recordOf(records, pe)[recordWhere:]; len(list) >= buildBytes; list = list[buildBytes:] {
				importPath, one := binary.LittleEndian.Uint64(list), loaded{binary.LittleEndian.Uint64(list[8:]), pe}
				if k, ok := known[importPath]; importPath != 0 && !ok {
					known[importPath] = one
				} else if ok && k.checksum != one.checksum && k.pe != pe {
					d.lost = manifest.OtherBuild(d.builds.name(importPath), pe, k.pe)
					return d.lost
				}
			}
		}
	}
	d.builds.compared = hashes
	return nil
}
