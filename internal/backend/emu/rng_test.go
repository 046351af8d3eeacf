package emu

import "testing"

func TestOrdersArePermutations(t *testing.T) {
	r := rng{3}
	for n := 1; n < 300; n++ {
		for range 8 {
			o := r.newOrder(n)
			seen := make([]bool, n)
			for i := range n {
				seen[o.at(i)] = true
			}
			for i, s := range seen {
				if !s {
					t.Fatalf("%+v leaves out %d", o, i)
				}
			}
		}
	}
	for range 8 {
		o := r.newOrder(1 << 40)
		if i := o.at(1<<40 - 1); i < 0 || i >= 1<<40 {
			t.Fatalf("%+v is at %d", o, i)
		}
	}
}

func TestBelowStaysBelow(t *testing.T) {
	r := rng{7}
	for _, n := range []int{1, 2, 3, 1000, 1 << 31} {
		for range 1000 {
			if i := r.below(n); i < 0 || i >= n {
				t.Fatalf("below(%d) = %d", n, i)
			}
		}
	}
}
