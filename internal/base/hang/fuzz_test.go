package hang

import (
	"encoding/json"
	"testing"
)

// FuzzReport reads what PEs and programs send as a report: whatever it says, it can be drawn, and
// it is the same as itself.
func FuzzReport(f *testing.F) {
	for _, r := range []*Report{
		{}, {PEs: []PE{waiting(0, signalWait(1)), {Rank: 1, State: Died, Does: "exit status 3"}}},
		{PEs: []PE{waiting(0, signalWait(1)), waiting(1, barrier(2)), waiting(2, signalWait(0), barrier(7)), {Rank: 7, State: Silent, For: []int{0, 9}}}},
	} {
		b, err := json.Marshal(r)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Add([]byte(`{"pes":[{"rank":-1,"state":"waits","together":"x","for":[-1,-1]},{"rank":-1,"groups":[{"waits":"w","word":{}}]}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		r := new(Report)
		if json.Unmarshal(text, r) != nil {
			return
		}
		r.Complete()
		r.Lines()
		r.Causes()
		r.Abandoned()
		r.Forsaken()
		r.Suspect()
		if !r.Same(r) {
			t.Errorf("a report is not the same as itself: %s", text)
		}
	})
}
