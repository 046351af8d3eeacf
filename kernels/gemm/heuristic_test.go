package gemm

import "testing"

// h200 is an H200.
type h200 struct{}

func (h200) Multiprocessors() int { return 132 }
func (h200) MaxShared() int       { return 227 << 10 }

// TestChoice has the launches that took least time on an H200, of all that a Config can ask for.
func TestChoice(t *testing.T) {
	type form struct{ TileN, BoxM, Consumers, Cluster, SplitK int }
	few, pairs := func(splits int) form { return form{64, 16, 1, 1, splits} }, form{128, 64, 1, 2, 1}
	for _, c := range []struct {
		m, n, k, bytes int
		want           form
	}{
		{16, 8192, 8192, 2, few(1)},
		{16, 12288, 4096, 2, few(1)}, // 28.4 us, and 35.1 with tiles of 128 columns
		{16, 4096, 4096, 2, few(2)},
		{16, 4096, 4096, 1, few(1)},
		{16, 1024, 8192, 2, few(4)},
		{64, 4096, 4096, 2, few(2)}, // 12.2, 15.6 without splits
		{128, 4096, 14336, 2, form{64, 64, 2, 1, 2}},
		{512, 1024, 4096, 2, form{64, 64, 2, 1, 2}}, // 15.4, 19.7 without splits
		{512, 1024, 2048, 2, pairs},                 // 9.4, 10.9 with blocks of 128 rows and 64 columns
		{256, 4096, 4096, 2, pairs},                 // 18.5, 21.1
		{1024, 1024, 1024, 1, form{128, 64, 2, 1, 1}},
		{256, 6144, 4096, 2, form{128, 64, 2, 1, 1}},  // 23.1, 38.6 with tiles of 64 columns
		{1024, 1536, 4096, 2, form{128, 64, 2, 1, 1}}, // 22.2, 39.4
		{1536, 1536, 1536, 2, form{256, 64, 2, 1, 1}},
		{4096, 4096, 4096, 2, form{256, 64, 2, 1, 1}},
	} {
		l, err := Config{}.chooseCluster(h200{}, c.m, 1, Size{c.m, c.n, c.k}, c.bytes)
		if err != nil {
			t.Fatal(err)
		}
		if got := (form{l.TileN, l.BoxM, l.Consumers, l.Cluster, l.SplitK}); got != c.want {
			t.Errorf("%d x %d x %d of %d bytes: %+v, want %+v", c.m, c.n, c.k, c.bytes, got, c.want)
		}
	}
}
