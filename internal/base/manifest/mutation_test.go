package manifest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/bits"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
)

// generated returns a manifest that gpuc generate wrote.
func generated(t testing.TB) []byte {
	t.Helper()
	b, err := os.ReadFile("../../../examples/ring/gpuc_kernels.json")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Decode(b); err != nil {
		t.Fatal(err)
	}
	return b
}

// Every manifest that differs from one that was written in a single byte is refused, with -short
// those that differ in one of the byte's bits.
func TestDecodeRefusesEveryChangedByte(t *testing.T) {
	b := generated(t)
	accepted := 0
	for at, was := range b {
		for c := range 256 {
			if byte(c) == was || testing.Short() && bits.OnesCount8(byte(c)^was) > 1 {
				continue
			}
			b[at] = byte(c)
			if m, err := Decode(b); err == nil {
				if accepted++; accepted < 10 {
					t.Errorf("byte %d, %q made %q: accepted as %+v", at, was, byte(c), m)
				}
			}
		}
		b[at] = was
	}
	if accepted > 0 {
		t.Errorf("%d manifests with one other byte were accepted", accepted)
	}
}

// A byte that is missing, or is there twice, is noticed as well.
func TestDecodeRefusesMissingAndRepeatedBytes(t *testing.T) {
	b := generated(t)
	for at := range b {
		for what, changed := range map[string][]byte{
			"missing": append(bytes.Clone(b[:at]), b[at+1:]...),
			"twice":   append(bytes.Clone(b[:at+1]), b[at:]...),
			"last":    bytes.Clone(b[:at]),
		} {
			if m, err := Decode(changed); err == nil {
				t.Errorf("byte %d (%q) %s: accepted as %+v", at, b[at], what, m)
			}
		}
	}
}

// A manifest that says something else in good JSON is refused. Who changes the checksum
// too gets one that is read in no time, and that is refused or holds what it says.
func TestDecodeOfOtherContent(t *testing.T) {
	b := generated(t)
	rng := rand.New(rand.NewPCG(1, 2))
	changes, harmless := 0, 0
	for range 10000 {
		var tree any
		if err := json.Unmarshal(b, &tree); err != nil {
			t.Fatal(err)
		}
		what := mutate(rng, tree)
		text, err := json.Marshal(tree)
		if err != nil {
			t.Fatal(err)
		}
		m := new(Manifest)
		if json.Unmarshal(text, m) != nil {
			continue // it is no manifest at all
		}
		// The text of the manifest as it would have been written, with the old checksum.
		if text, err = json.MarshalIndent(m, "", "\t"); err != nil {
			t.Fatal(err)
		}
		if text = append(text, '\n'); bytes.Equal(text, b) {
			continue // an unknown field, which is gone
		}
		changes++
		if m, err := Decode(text); err == nil {
			t.Errorf("%s: accepted as %+v", what, m)
		}
		if text, err = m.seal(); err != nil {
			t.Fatal(err)
		}
		if m, err = Decode(text); err != nil {
			if !strings.Contains(err.Error(), "run gpuc generate") {
				t.Errorf("%s: error %q does not say what to do", what, err)
			}
			continue
		}
		harmless++
		again, err := m.Encode()
		if err != nil || !bytes.Equal(again, text) {
			t.Errorf("%s: accepted, and written again as other bytes (%v)", what, err)
		}
	}
	if changes < 5000 || harmless == 0 || harmless == changes {
		t.Errorf("%d changes, %d of them to manifests that can be", changes, harmless)
	}
}

// mutate changes one value somewhere in a tree of JSON, and says which.
func mutate(rng *rand.Rand, tree any) string {
	type place struct {
		path string
		set  func(any)
		get  any
	}
	var places []place
	var walk func(path string, v any)
	walk = func(path string, v any) {
		switch v := v.(type) {
		case map[string]any:
			// In an order, so that a seed gives the same changes again.
			for _, k := range slices.Sorted(maps.Keys(v)) {
				places = append(places, place{path + "." + k, func(x any) {
					if delete(v, k); x != nil {
						v[k] = x
					}
				}, v[k]})
				walk(path+"."+k, v[k])
			}
		case []any:
			for i := range v {
				places = append(places, place{fmt.Sprint(path, "[", i, "]"), func(x any) { v[i] = x }, v[i]})
				walk(fmt.Sprint(path, "[", i, "]"), v[i])
			}
		}
	}
	walk("", tree)
	for {
		p := places[rng.IntN(len(places))]
		next := other(rng, p.get)
		if was, now := fmt.Sprint(p.get), fmt.Sprint(next); was != now {
			p.set(next)
			return fmt.Sprintf("%s from %.40s to %.40s", p.path, was, now)
		}
	}
}

// other returns a value that may stand where v stood.
func other(rng *rand.Rand, v any) any {
	if rng.IntN(8) == 0 {
		return nil
	}
	switch v := v.(type) {
	case bool:
		return !v
	case float64:
		return []float64{-1, 0, 1, 2, 3, 8, 16, 255, 4096, 1 << 20, 1 << 40, v + 1, v / 2}[rng.IntN(13)]
	case string:
		words := []string{"", "other", "array", "struct", "registered", "sym", "scalar", "../x", "nil", v + "x", strings.ToUpper(v)}
		return words[rng.IntN(len(words))]
	case []any:
		switch rng.IntN(3) {
		case 0:
			return v[:len(v)/2]
		case 1:
			return append(v[:len(v):len(v)], v...)
		}
		return []any{}
	case map[string]any:
		c := maps.Clone(v)
		c["other"] = 1.0
		return c
	}
	return v
}
