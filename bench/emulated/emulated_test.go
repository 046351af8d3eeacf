package emulated

import "testing"

// TestMeasure measures little: the results are checked on the way.
func TestMeasure(t *testing.T) {
	rep, err := Measure(t.Context(), Size{Grid: 40, Iterations: 3, Vector: 64, Laps: 3}, 2, func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	if len(rep.Results) != 2 {
		t.Fatalf("%d results, want 2", len(rep.Results))
	}
	for _, r := range rep.Results {
		for name, rounds := range r.Rounds {
			if len(rounds) != 2 || rounds[0]["ms"] <= 0 {
				t.Errorf("%s, %s: rounds %v, want 2 with a time", r.Case.Name, name, rounds)
			}
		}
	}
}
