package gemm

import "testing"

// h200 is an H200.
type h200 struct{}

func (h200) Multiprocessors() int { return 132 }
func (h200) MaxShared() int       { return 227 << 10 }

// TestChoice has the launches that took least time on an H200, of all that a Config can ask for.
func TestChoice(t *testing.T) {
	few := func(splits int) Form { return Form{64, 64, 16, 1, splits} }
	shape := func(m, n, cluster int) Form { return Form{m, n, 64, cluster, 1} }
	for _, c := range []struct {
		m, n, k, bytes int
		want           Form
	}{
		{16, 8192, 8192, 2, few(1)},
		{16, 12288, 4096, 2, few(1)}, // 28.4 us, and 35.1 with tiles of 128 columns
		{16, 4096, 4096, 2, few(2)},
		{16, 4096, 4096, 1, few(1)},
		{16, 1024, 8192, 2, few(4)},
		{64, 4096, 4096, 2, few(2)},                    // 12.2, 15.6 without splits
		{64, 22016, 4096, 2, shape(64, 128, 1)},        // 49.9, 57.8 with tiles of 256 columns
		{128, 4096, 14336, 2, Form{128, 64, 64, 1, 2}}, // 37.8, 51.8 without splits
		{512, 1024, 4096, 2, Form{128, 64, 64, 1, 2}},  // 15.3, 19.7
		{128, 8192, 8192, 2, shape(64, 128, 2)},        // 35.2, 36.6 without clusters
		{256, 4096, 4096, 2, shape(64, 128, 1)},        // 17.6, 18.5 in clusters
		{192, 4096, 4096, 2, shape(64, 128, 1)},        // 16.6, 20.6
		{1024, 1024, 1024, 2, shape(64, 128, 1)},       // 6.4, 7.2
		{192, 8192, 4096, 2, shape(64, 256, 1)},        // 26.3, 33.5 with tiles of 128 x 128
		{192, 11008, 4096, 2, shape(64, 256, 1)},       // 33.9, 41.3 with tiles of 128 rows
		{256, 6144, 4096, 2, shape(128, 128, 1)},       // 22.5, 24.8 with tiles of 64 x 256
		{1024, 1536, 4096, 2, shape(128, 128, 1)},      // 22.2, 39.4 with tiles of 64 columns
		{320, 8192, 4096, 2, shape(128, 256, 1)},       // 41.2, 47.3 with tiles of 64 rows
		{1536, 1536, 1536, 2, shape(128, 256, 1)},
		{4096, 4096, 4096, 2, shape(128, 256, 1)},
		{3000, 3000, 3000, 2, shape(128, 256, 2)}, // 97, 122 without clusters
	} {
		l, err := Config{}.chooseCluster(h200{}, c.m, 1, Size{c.m, c.n, c.k}, c.bytes)
		if err != nil {
			t.Fatal(err)
		}
		if got := l.form(); got != c.want {
			t.Errorf("%d x %d x %d of %d bytes: %+v, want %+v", c.m, c.n, c.k, c.bytes, got, c.want)
		}
	}
}
