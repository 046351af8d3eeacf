package op

import "testing"

// TestOverlap compares with sets of bytes.
func TestOverlap(t *testing.T) {
	const src = 40
	pieces := func(from, count, n, stride int64) map[int64]bool {
		set := map[int64]bool{}
		for i := range count {
			for b := range n {
				set[from+i*stride+b] = true
			}
		}
		return set
	}
	overlaps := 0
	for count := range int64(5) {
		for n := range int64(4) {
			for ds := max(n, 1); ds < 7; ds++ {
				for ss := max(n, 1); ss < 7; ss++ {
					source := pieces(src, count, n, ss)
					for dst := int64(0); dst < 2*src; dst++ {
						want := false
						for b := range pieces(dst, count, n, ds) {
							want = want || source[b]
						}
						want = want && !(dst == src && (ds == ss || count == 1))
						if got := Overlap(uint64(dst), src, count, n, ds, ss); got != want {
							t.Fatalf("%d pieces of %d bytes, to %d every %d, from %d every %d: %v, want %v", count, n, dst, ds, src, ss, got, want)
						}
						if want {
							overlaps++
						}
					}
				}
			}
		}
	}
	if overlaps == 0 {
		t.Error("nothing overlaps")
	}
}
