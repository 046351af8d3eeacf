// Package verdict is what the back end check says when it has gone through every order of a program: the
// bounds and assumptions on which "no error in any order" rests, the certificate that repeats the verdict,
// and the counterexample, an execution that fails, as a file and as a timeline. It knows nothing of
// how executions are made. Start reading at Rules, then Certificate and Counterexample.
package verdict

import (
	"cmp"
	"fmt"
	"strings"
	"sync/atomic"
)

// Kind is what a rule does to a verdict.
type Kind uint8

// The kinds of rules.
const (
	Bound   Kind = iota // of the engine: orders beyond it are not explored
	LeftOut             // orders that the engine does not explore at all
	Assumed             // what the verdict takes for granted; it is complete all the same
)

// Rule is a row of Rules.
type Rule uint8

// The rules.
const (
	Values Rule = iota
	StaleReads
	Looks
	Rounds
	Readers
	Streams
	Sums
	LoadBuffering
	Asynchronous
	Pieces
	OthersOperations
	SeveralWords
	Hosts
	Clocks
	RelaxedBarriers
	Room
	Target
	Copies
	Delivery
	Network
	Program
	Model
	numRules
)

// The bounds, which the engine uses.
const (
	MaxValues     = 64   // of a word that a thread may still read
	MaxStaleReads = 8    // old values that a thread reads in a row
	MaxLooks      = 1000 // of a loop that may give up
	MaxRounds     = 32   // of a loop that polls a word and does something else
	MaxReaders    = 4    // of a byte, in no order
)

// Rules say on what a verdict may rest. A rule counts when a kernel does what When says, and always where
// that is empty.
var Rules = [numRules]struct {
	Kind Kind
	Name string
	When string
	Text string
}{
	Values:     {Bound, "values of a word", "a word has older values that a thread could still read", fmt.Sprintf("the %d newest values of a word can be read", MaxValues)},
	StaleReads: {Bound, "stale reads", "a thread could read another old value", fmt.Sprintf("a thread reads old values at most %d times in a row", MaxStaleReads)},
	Looks:      {Bound, "looks", "a loop looks at a word again with other registers, as one that counts its tries does", fmt.Sprintf("such a loop ends in its first looks, when a word changes, or after at most %d looks in a row", MaxLooks)},
	Rounds:     {Bound, "rounds", "a loop polls a word and does something else that other threads may see", fmt.Sprintf("such a loop does at most %d rounds in which it finds the same, before others go on or the word changes", MaxRounds)},
	Readers:    {Bound, "readers", "more threads read a byte in no order", fmt.Sprintf("%d readers of a byte are compared with later writes", MaxReaders)},

	Streams:          {LeftOut, "order of streams", "a PE has work on several streams at a time, a launch may begin early, a stream sends a signal, waits for one or calls NCCL, or what it sends, gets or reduces is used elsewhere, and neither Quiet nor a call of all PEs is between", "kernels of several streams take their steps in all orders; a stream begins a kernel, and does all else, as soon as it can"},
	Sums:             {LeftOut, "order of sums", "a collective reduces floats of more than two PEs", "the sum of a collective is computed in one order"},
	LoadBuffering:    {LeftOut, "load buffering", "threads access two words each, in a cycle in which the second access of each comes before the first one of the next thread, and two of these links do not synchronize", "threads take their steps in program order: a load sees no store that depends on a later step of its own thread"},
	Asynchronous:     {LeftOut, "asynchronous copies", "a kernel uses asynchronous copies, products of a warpgroup or TryWait, or an order decides in which phase threads come to a barrier in shared memory, or who meets at a named barrier", "asynchronous copies go on when no thread can, and barriers in shared memory and named barriers are no steps"},
	Pieces:           {LeftOut, "pieces of a put", "threads look at two words of one put, or at one of its words and at its signal", "the data of a put arrives at once, just before its signal"},
	OthersOperations: {LeftOut, "operations of other threads", "a thread calls Barrier while another thread of the PE, with which it has not synchronised, has sent something", "Barrier covers what other threads of the PE have issued before"},
	SeveralWords:     {LeftOut, "several words", "a kernel tests several words in one call, or waits for some of them", "the call looks at all words at one time"},
	Hosts:            {LeftOut, "order of hosts", "a host asks whether work is over, copies what a kernel may still write, or writes what a kernel of another PE uses, or a PE launches a kernel after one of another PE has ended and after other work of streams, and no call of all PEs is between the two, or a kernel uses pinned or managed memory of the host", "each host goes on as soon as it can"},
	Clocks:           {LeftOut, "clocks", "a kernel reads a clock, or the number of its multiprocessor", "in each order a clock shows one time, and a block is in one place"},
	RelaxedBarriers:  {LeftOut, "relaxed barriers", "a kernel calls Cluster.SyncRelaxed or MBarrier.ArriveAtRelaxed", "they order all accesses, as Cluster.Sync and MBarrier.ArriveAt do"},

	Room:     {Assumed, "room", "blocks that need not all be resident wait for each other, on several PEs", "all GPUs have room for the same number of such blocks, whatever it is"},
	Target:   {Assumed, "target", "a kernel asks what its GPU has", "the GPU has what one of compute capability 9.0 has, or with an even seed only what the kernels need"},
	Copies:   {Assumed, "copies to hosts", "a host copies memory while kernels of other PEs may run", "no other PE writes what a host copies meanwhile"},
	Delivery: {Assumed, "delivery", "a kernel sends to another PE", "messages are delivered as docs/memory-model.md says, which is what NVSHMEM promises"},
	Network:  {Assumed, "network", "a kernel sends to a PE of another host by nccl", "messages are delivered as docs/transports.md says, which is what NCCL guarantees"},
	Program:  {Assumed, "program", "", "the kernels get these arguments, this launch shape and this number of PEs, and the host does the same each time"},
	Model:    {Assumed, "model", "", "the compiled kernels follow docs/memory-model.md and the memory model of the PTX ISA"},
}

// String returns the name of the rule.
func (r Rule) String() string { return Rules[r].Name }

// Use is a rule that counts for a verdict.
type Use struct {
	Rule Rule
	// Where is the first file:line at which it counted, or empty.
	Where string
}

// Kind returns what the rule does to the verdict.
func (u Use) Kind() Kind { return Rules[u.Rule].Kind }

// Text says what the rule is.
func (u Use) Text() string {
	s := u.Rule.String() + ": " + Rules[u.Rule].Text
	if u.Where != "" {
		s += " (" + u.Where + ")"
	}
	return s
}

// Uses collects the rules that count. A nil Uses collects nothing. Executions that are made one after the
// other share one. Hosts may add at the same time.
type Uses struct {
	where [numRules]atomic.Pointer[string]
}

// Add says that a rule counts. where, which may be nil, returns the file:line; it is called the first time.
func (u *Uses) Add(r Rule, where func() string) {
	if u == nil || u.where[r].Load() != nil {
		return
	}
	at := ""
	if where != nil {
		at = where()
	}
	u.where[r].CompareAndSwap(nil, &at)
}

// Has says that a rule counts.
func (u *Uses) Has(r Rule) bool { return u.where[r].Load() != nil }

// List returns the rules that count, in the order of Rules.
func (u *Uses) List() []Use {
	var list []Use
	for r := range Rules {
		switch at := u.where[r].Load(); {
		case at != nil:
			list = append(list, Use{Rule(r), *at})
		case Rules[r].When == "":
			list = append(list, Use{Rule: Rule(r)})
		}
	}
	return list
}

// Markdown returns Rules as docs/checking.md shows them.
func Markdown() string {
	var b strings.Builder
	b.WriteString("| | name | rule | counts where |\n|---|---|---|---|\n")
	for _, r := range Rules {
		kind := [...]string{"bound", "left out", "assumed"}[r.Kind]
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", kind, r.Name, r.Text, cmp.Or(r.When, "always"))
	}
	return b.String()
}
