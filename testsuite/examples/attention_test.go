package examples_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/examples/attention/flash"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestAttentionShapes runs attention with both sizes of heads: full and causal, with heads that
// share keys and values in all ways, and sequences that end at tiles, before and behind.
func TestAttentionShapes(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for _, s := range []flash.Shape{
			{Batch: 1, Heads: 2, KVHeads: 1, Queries: 65, Keys: 129}, // with the race detector, this alone: tiles one after the other, for two blocks
			{Batch: 2, Heads: 2, KVHeads: 2, Queries: 64, Keys: 128, Causal: true},
			{Batch: 1, Heads: 2, KVHeads: 1, Queries: 129, Keys: 384, Causal: true}, // several tiles that are loaded by boxes
			{Batch: 1, Heads: 3, KVHeads: 1, Queries: 70, Keys: 63, Causal: true},
			{Batch: 1, Heads: 1, KVHeads: 1, Queries: 1, Keys: 150, Causal: true},
			{Batch: 1, Heads: 1, KVHeads: 1, Queries: 100, Keys: 20, Causal: true},  // most queries see no key
			{Batch: 1, Heads: 1, KVHeads: 1, Queries: 130, Keys: 190, Causal: true}, // warpgroups that see fewer keys than others, or have no queries
		} {
			for _, head := range []int{64, 128} {
				if fewer() && head == 128 {
					break
				}
				if err := flash.Run(pe.Context(), pe.PE, s, head); err != nil {
					pe.Errorf("%+v, heads of %d: %v", s, head, err)
				}
			}
			if race.Enabled {
				break
			}
		}
	})
}

// TestAttentionScores has scores that jump from one tile of keys to the next, beyond what a weight can be:
// up for even queries, and down for odd ones.
func TestAttentionScores(t *testing.T) {
	s := flash.Shape{Batch: 1, Heads: 1, KVHeads: 1, Queries: 20, Keys: 500, Causal: true}
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for i, tiles := range [][]float32{ // the first element of the keys, 8 or 11.3 times a score
			{-8e4, 0, 64, 192}, // raised, not raised to weights of 2^11, and raised
			{0, 256, -4e9, 4e9},
		} {
			head := 64 << i
			r := rand.New(rand.NewPCG(1, uint64(head)))
			var in [3][]gpu.BFloat16
			for i, rows := range []int{s.Queries, s.Keys, s.Keys} {
				in[i] = make([]gpu.BFloat16, rows*head)
				for at := range in[i] {
					x := float32(r.NormFloat64())
					switch row := at / head; {
					case at%head > 0 || i == 2:
					case i == 0:
						x = float32(1 - row%2*2)
					case i == 1:
						x = tiles[row/128]
					}
					in[i][at] = gpu.ToBFloat16(x)
				}
			}
			if _, err := flash.Verify(pe.Context(), pe.PE, s, head, in); err != nil {
				pe.Errorf("tiles of %v, heads of %d: %v", tiles, head, err)
			}
			if race.Enabled || fewer() {
				break
			}
		}
	})
}

// rings are sequences that are spread over PEs: of whole tiles and not, causal and full, with one
// and with several heads. With few cases the first ones run, with the race detector the first.
var rings = []struct {
	np, head int
	shape    flash.Shape
}{
	{3, 64, flash.Shape{Batch: 1, Heads: 1, KVHeads: 1, Queries: 3, Keys: 3, Causal: true}},
	{2, 64, flash.Shape{Batch: 1, Heads: 2, KVHeads: 1, Queries: 70, Keys: 70, Causal: true}},
	{1, 128, flash.Shape{Batch: 1, Heads: 1, KVHeads: 1, Queries: 70, Keys: 70}},
	{2, 128, flash.Shape{Batch: 1, Heads: 1, KVHeads: 1, Queries: 70, Keys: 70, Causal: true}},
	{4, 64, flash.Shape{Batch: 2, Heads: 1, KVHeads: 1, Queries: 64, Keys: 64}},
	{5, 64, flash.Shape{Batch: 1, Heads: 1, KVHeads: 1, Queries: 3, Keys: 3, Causal: true}},     // fewer queries than PEs
	{2, 64, flash.Shape{Batch: 1, Heads: 1, KVHeads: 1, Queries: 256, Keys: 256, Causal: true}}, // whole tiles in both halves
	{3, 64, flash.Shape{Batch: 1, Heads: 1, KVHeads: 1, Queries: 1, Keys: 1, Causal: true}},     // no second half
}

// TestRingAttention sends keys and values round rings of several sizes.
func TestRingAttention(t *testing.T) {
	for i, r := range rings {
		if fewer() && i == 2 {
			break
		}
		if race.Enabled && i > 0 {
			break
		}
		if race.Enabled {
			r.np = 2 // each PE adds a step to all
		}
		gputest.Run(t, gputest.NP(r.np), func(pe *gputest.PE) {
			if err := flash.RunRing(pe.Context(), pe.PE, r.shape, r.head); err != nil {
				pe.Fatalf("%+v: %v", r, err)
			}
		})
	}
}

// TestRingAttentionOrders runs a ring under many orders of the threads and of delivery.
func TestRingAttentionOrders(t *testing.T) {
	if race.Enabled {
		t.Skip("TestRingAttention runs one order")
	}
	gputest.Seeds(t, orders(4), gputest.NP(3), func(pe *gputest.PE) {
		if err := flash.RunRing(pe.Context(), pe.PE, rings[0].shape, rings[0].head); err != nil {
			pe.Fatalf("%v", err)
		}
	})
}

// TestRingAttentionRefuses what no ring computes.
func TestRingAttentionRefuses(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for want, s := range map[string]flash.Shape{
			"as many keys as queries":      {Batch: 1, Heads: 1, KVHeads: 1, Queries: 3, Keys: 4},
			"0 queries":                    {Batch: 1, Heads: 1, KVHeads: 1},
			"cannot share 2 heads of keys": {Batch: 1, Heads: 3, KVHeads: 2, Queries: 3, Keys: 3},
			"a negative size":              {Batch: -1, Heads: 1, KVHeads: 1, Queries: 3, Keys: 3},
		} {
			if err := flash.RunRing(pe.Context(), pe.PE, s, 64); err == nil || !strings.Contains(err.Error(), want) {
				pe.Errorf("%+v: error %v, want one about %s", s, err, want)
			}
		}
		if err := flash.Run(pe.Context(), pe.PE, rings[0].shape, 80); err == nil || !strings.Contains(err.Error(), "heads of 80 elements") {
			pe.Errorf("heads of 80 elements: error %v", err)
		}
	})
}
