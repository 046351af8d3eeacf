package cuda

import (
	"context"
	"encoding/binary"
	"hash/fnv"
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

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

// note takes account of a package that was loaded.
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
