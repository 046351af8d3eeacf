package gemm

import (
	"cmp"
	"fmt"

	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Form is how the blocks of a product divide the work. The fields are those of Config and Tuning.
type Form struct {
	TileM, TileN, BoxM, Cluster, SplitK int
}

// String returns the shape of a work tile, and what else is not usual.
func (f Form) String() string {
	s := fmt.Sprintf("%dx%d", f.TileM, f.TileN)
	for _, x := range []struct {
		what         string
		value, usual int
	}{{"boxes of", f.BoxM, m64}, {"clusters of", f.Cluster, 1}, {"split-K", f.SplitK, 1}} {
		if x.value != x.usual {
			s += fmt.Sprintf(", %s %d", x.what, x.value)
		}
	}
	return s
}

// With returns cfg for a product in the form.
func (cfg Config) With(f Form) Config {
	cfg.TileM, cfg.TileN, cfg.BoxM, cfg.Cluster, cfg.SplitK = f.TileM, f.TileN, f.BoxM, f.Cluster, f.SplitK
	return cfg
}

func (l Launch) form() Form {
	return Form{l.Consumers * m64, l.TileN, l.BoxM, l.Cluster, l.SplitK}
}

// Forms returns the forms that the products of size s can have on the GPU of pe, for elements of so many bytes.
// The first is the one that New chooses. All of them have what cfg sets. Forms that leave blocks without work
// are left out.
func (cfg Config) Forms(pe *gpurt.PE, s Size, elementSize int) ([]Form, error) {
	return cfg.forms(pe, s, elementSize)
}

func (cfg Config) forms(pe hardware, s Size, elementSize int) (all []Form, err error) {
	groups, blocks := max(cfg.Groups, 1), cmp.Or(cfg.Blocks, pe.Multiprocessors())
	rows := spread.DivideUp(s.M, groups)
	first, err := cfg.chooseCluster(pe, rows, groups, s, elementSize)
	if err != nil {
		return nil, err
	}
	all = []Form{first.form()}
	for _, tileN := range []int{n256, n128, n64} {
		for _, tileM := range []int{2 * m64, m64} {
			for _, boxM := range []int{m64, m16} {
				for ways := 1; ways <= maxCluster; ways *= 2 {
					for _, f := range []Form{{tileM, tileN, boxM, ways, 1}, {tileM, tileN, boxM, 1, ways}} {
						if !cfg.allows(f) || !f.useful(blocks, rows, groups, s) || f == all[0] || f == all[len(all)-1] {
							continue
						}
						if _, err := cfg.With(f).chooseCluster(pe, rows, groups, s, elementSize); err == nil {
							all = append(all, f)
						}
					}
				}
			}
		}
	}
	return all, nil
}

// allows reports whether a form has what cfg sets.
func (cfg Config) allows(f Form) bool {
	return f == Form{
		cmp.Or(cfg.TileM, f.TileM), cmp.Or(cfg.TileN, f.TileN), cmp.Or(cfg.BoxM, f.BoxM), cmp.Or(cfg.Cluster, f.Cluster), cmp.Or(cfg.SplitK, f.SplitK),
	}
}

func (cfg Config) form() Form {
	return Form{cfg.TileM, cfg.TileN, cfg.BoxM, cfg.Cluster, cfg.SplitK}
}

// useful reports whether so many blocks in the form may all have work, of products of so many rows.
func (f Form) useful(blocks, rows, groups int, s Size) bool {
	const minSliceK = 256 // elements of K for each block of several
	tiles := groups * spread.DivideUp(rows, f.TileM) * spread.DivideUp(s.N, f.TileN)
	switch {
	case f.TileM > m64 && rows <= m64, f.BoxM == m16 && rows > 2*m64:
		return false
	case f.Cluster > 1 && f.TileN == n64: // beside each other
		return f.TileN*f.Cluster < 2*s.N
	case f.Cluster > 1: // below each other
		return f.TileM*f.Cluster < 2*rows
	case f.SplitK > 1:
		return tiles < blocks && f.SplitK*minSliceK <= s.K
	}
	return true
}
