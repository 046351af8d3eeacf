// Package hang is the report of a program that stands still: who waits where, for what, and
// for which PE. Back ends say what waits on their device, gpurt what the program of a PE does,
// and the launcher joins the answers of all PEs. This package finds the first cause in them,
// and draws who waits for whom.
//
// It imports nothing of the module. Start reading at Report.
package hang

import (
	"fmt"
	"slices"
	"strconv"
)

// Report is what all PEs of a job do.
type Report struct {
	PEs []PE `json:"pes"` // by rank
}

// State is what the program of a PE does.
type State string

const (
	Runs     State = "runs"     // the host computes, or does not wait for the device
	Waits    State = "waits"    // the host waits, for its device or for other PEs
	Returned State = "returned" // the run function has returned, without an error
	Died     State = "died"     // the PE has failed
	Silent   State = "silent"   // nobody knows: the process does not answer
)

// PE is one PE of a report.
type PE struct {
	Rank  int   `json:"rank"`
	State State `json:"state"`
	// Does is the call that the host waits in, what it runs if that is known, or how the PE
	// died.
	Does string `json:"does,omitempty"`
	// For are the PEs that the host waits for in a call of all, if they are known.
	For []int `json:"for,omitempty"`
	// Together tells the call apart from others, if all PEs make it.
	Together string `json:"together,omitempty"`
	// Calls counts the calls by which the host uses its device.
	Calls uint64 `json:"calls,omitempty"`
	// Still says that nothing of the PE goes on by itself: its host waits, and so does a thread
	// of every block that its GPU has to run. Without it that is not known.
	Still bool `json:"still,omitempty"`
	// Groups are the threads that wait, and those that run where that is known.
	Groups []Group `json:"groups,omitempty"`
	// More says that there are groups which are not listed.
	More bool `json:"more,omitempty"`
	// Notes are further reasons to stand still, such as blocks that have not started.
	Notes []string `json:"notes,omitempty"`
}

// Group is threads of a PE that stand at one place for one reason, or a stream that does.
type Group struct {
	// Stream says that a stream waits, by itself.
	Stream bool   `json:"stream,omitempty"`
	Kernel string `json:"kernel,omitempty"`
	File   string `json:"file,omitempty"`
	Line   int    `json:"line,omitempty"`
	// Block and Thread are the first of the group.
	Block  [3]int `json:"block"`
	Thread [3]int `json:"thread"`
	// Threads is how many they are; 0 where that is not known.
	Threads int `json:"threads,omitempty"`
	// Waits is the operation and what it waits for, as text; empty if the threads run.
	Waits string `json:"waits,omitempty"`
	// Word is what the operation looks at, if that is a word of memory.
	Word *Word `json:"word,omitempty"`
	// For are the PEs that are expected to end the wait, maybe the PE itself. They are empty if
	// they are not known, and Known says how they are known.
	For   []int `json:"for,omitempty"`
	Known Known `json:"known,omitempty"`
}

// Known is how the PE is known that is expected to end a wait.
type Known string

const (
	ByOperation Known = "operation" // the PEs of a team call it together
	ByUpdate    Known = "update"    // it was the last to change the word
	ByNumber    Known = "number"    // there is no other PE
	ByReach     Known = "reach"     // no other PE reaches the memory or the threads
)

// Word is a word of memory that is waited for.
type Word struct {
	// Name is the allocation and the number of the word in it, if they are known.
	Name    string `json:"name,omitempty"`
	Address uint64 `json:"address,omitempty"`
	Value   string `json:"value"`
	Compare string `json:"compare"` // ==, >= and so on
	Wanted  string `json:"wanted"`
}

// String returns, for example, "the signal is 3, waits for >= 4".
func (w *Word) text(what string) string {
	return fmt.Sprintf("%s is %s, waits for %s %s", what, w.Value, w.Compare, w.Wanted)
}

// WaitText is the text of a wait of an operation for a word, which what names: "the signal".
func WaitText(operation, what string, w *Word) string { return operation + ": " + w.text(what) }

// ElementName names an element of an allocation, which was made at where.
func ElementName(index uintptr, where string) string {
	if where == "" {
		return ""
	}
	return "element " + strconv.FormatUint(uint64(index), 10) + " of the memory allocated at " + where
}

// Same says that nothing has changed between two reports: no host made a call, and every
// group waits where it did, for a word that has the value which it had.
func (r *Report) Same(o *Report) bool {
	return slices.EqualFunc(r.PEs, o.PEs, func(a, b PE) bool {
		return a.Rank == b.Rank && a.State == b.State && a.Does == b.Does && a.Calls == b.Calls && a.More == b.More && a.Still == b.Still &&
			slices.EqualFunc(a.Groups, b.Groups, sameGroup)
	})
}

func sameGroup(a, b Group) bool {
	word := func(g Group) Word {
		if g.Word == nil {
			return Word{}
		}
		return *g.Word
	}
	return a.Kernel == b.Kernel && a.File == b.File && a.Line == b.Line && a.Block == b.Block && a.Waits == b.Waits && word(a) == word(b)
}

// Complete fills in what follows from the answers of all PEs together: a host that is in a
// call of all waits for those that have not made it; and where there are two PEs, each can
// only wait for the other.
func (r *Report) Complete() {
	for i := range r.PEs {
		p := &r.PEs[i]
		for _, q := range r.PEs {
			if p.Together != "" && q.Together != p.Together {
				p.For = append(p.For, q.Rank)
			}
		}
		for k := range p.Groups {
			if g := &p.Groups[k]; len(r.PEs) == 2 && g.Word != nil && len(g.For) == 0 {
				g.For, g.Known = []int{r.PEs[1-i].Rank}, ByNumber
			}
		}
	}
}

// waits says that the PE waits for somebody: its threads do, or its host in a call of all.
func (p *PE) waits() bool {
	return len(p.For) > 0 || slices.ContainsFunc(p.Groups, func(g Group) bool { return g.Waits != "" })
}

// runs says that threads of the PE are known to run.
func (p *PE) runs() bool {
	return slices.ContainsFunc(p.Groups, func(g Group) bool { return g.Waits == "" })
}

// targets are the other PEs that the PE is known to wait for.
func (p *PE) targets() []int {
	list := slices.Clone(p.For)
	for _, g := range p.Groups {
		if g.Waits != "" {
			list = append(list, g.For...)
		}
	}
	slices.Sort(list)
	return slices.DeleteFunc(slices.Compact(list), func(to int) bool { return to == p.Rank })
}

// blind says that the PE waits, and that it is not known for whom.
func (p *PE) blind() bool {
	return len(p.targets()) == 0 && slices.ContainsFunc(p.Groups, func(g Group) bool { return g.Waits != "" && len(g.For) == 0 })
}

// held says that the PE waits for others, known or not, and not just for itself.
func (p *PE) held() bool { return len(p.targets()) > 0 || p.blind() }

// Waiting says that somebody waits in a kernel or on a stream, or a host in a call of all.
func (r *Report) Waiting() bool { return len(r.ranks((*PE).waits)) > 0 }

// Abandoned says that a PE waits for one that has returned, in a call that all PEs make:
// it waits for ever, since that PE will call nothing any more.
func (r *Report) Abandoned() bool {
	gone := func(list []int) bool {
		return slices.ContainsFunc(list, func(rank int) bool { p := r.pe(rank); return p != nil && p.State == Returned })
	}
	return slices.ContainsFunc(r.PEs, func(p PE) bool {
		return p.State == Waits && gone(p.For) || slices.ContainsFunc(p.Groups, func(g Group) bool { return g.Known == ByOperation && gone(g.For) })
	})
}

// Forsaken says that PEs have returned, and that nothing goes on on all others, of which some
// wait. So nobody is left who could change what they wait for.
func (r *Report) Forsaken() bool { return r.alone(func(p *PE) bool { return p.Still }) }

// Suspect says that PEs have returned, and that all others wait, as far as can be seen. Threads
// that run are not always known, and may yet do what others wait for.
func (r *Report) Suspect() bool { return r.alone(func(p *PE) bool { return p.waits() && !p.runs() }) }

// alone says that PEs have returned, and that the hosts of all others wait and is is true of
// these. Some of them wait for other PEs.
func (r *Report) alone(is func(*PE) bool) bool {
	returned, left, waiting := 0, 0, false
	for i := range r.PEs {
		switch p := &r.PEs[i]; {
		case p.State == Returned:
			returned++
		case p.State == Waits && is(p):
			left++
			waiting = waiting || p.waits()
		}
	}
	return returned > 0 && waiting && returned+left == len(r.PEs)
}
