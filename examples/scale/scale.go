// Package scale predicts how long the algorithms of the examples take on many hosts, by a model
// of two levels: the links within a host, and the network between hosts. A message takes its
// latency and its bytes' time; a PE sends one message after the other. Waiting for each other,
// contention in the network and the time of the calculations are left out.
//
// The algorithms choose by these predictions (AllReduce, AllToAll and Dispatch). docs/scale.md
// has them as tables, with how far they are from what was measured.
package scale

import (
	"cmp"
	"math"
	"slices"
)

// Link is how PEs reach each other at one level. Times are in microseconds.
type Link struct {
	// Data is the time from a put with signal to its arrival, without the time of the bytes,
	// Signal that of a signal alone, and Flag that of words that carry their epochs.
	Data, Signal, Flag float64
	// Message is the time that a message takes of its sender alone.
	Message float64
	// Rate is in bytes for each microsecond, of one PE in one direction; FlagRate is that of
	// data with epochs beside it.
	Rate, FlagRate float64
}

// Machine is what the predictions are for.
type Machine struct {
	// Start is the time of a launch in a graph, in microseconds.
	Start float64
	// Memory is what a PE reads or writes in its own memory, in bytes for each microsecond, and
	// Layer is the time of a layer of experts in which next to nothing moves: it counts the tokens
	// of the experts and finds their places.
	Memory, Layer float64
	// Local is within a host, and Network between hosts.
	Local, Network Link
}

// H200 is hosts of H200 with an InfiniBand card of 400 Gb/s for each GPU. What is local was
// measured here (bench/results). What is of the network is published, and was measured by others
// on other machines; docs/scale.md names the sources.
var H200 = Machine{
	Start:   1.8,
	Memory:  4.2e6,
	Layer:   2.7,
	Local:   Link{Data: 2.2, Signal: 0.72, Flag: 0.85, Rate: 332e3, FlagRate: 130e3},
	Network: Link{Data: 8.4, Signal: 8.4, Flag: 8.4, Message: 0.6, Rate: 45e3, FlagRate: 22.5e3},
}

// Job is where the PEs are.
type Job struct {
	// PEs are on Hosts hosts, with at least Lanes PEs each.
	PEs, Hosts, Lanes int
}

// On returns the job of pes PEs on hosts of perHost.
func On(pes, perHost int) Job {
	perHost = min(pes, perHost)
	return Job{PEs: pes, Hosts: (pes + perHost - 1) / perHost, Lanes: perHost}
}

// there is the number of PEs on other hosts.
func (j Job) there() float64 { return float64(j.PEs - j.Lanes) }

// Estimate is how long an algorithm takes, in microseconds.
type Estimate struct {
	Algorithm string
	Time      float64
}

// fastest sorts estimates by time.
func fastest(list []Estimate) []Estimate {
	slices.SortStableFunc(list, func(a, b Estimate) int { return cmp.Compare(a.Time, b.Time) })
	return list
}

// Algorithms of a sum over all PEs, as examples/allreduce has them.
const (
	ReduceFlat  = "ll"         // every PE sends all to every other, with epochs beside the data
	ReduceTwo   = "two-shot"   // within a host alone
	ReduceRing  = "ring"       // of all PEs
	ReduceOnce  = "host-once"  // sums of hosts, to every other host at once
	ReduceTwice = "host-twice" // sums of hosts, of which each host adds up a piece
)

// lineBytes is the data in a line of 16 bytes, which is a message of the network.
const lineBytes = 8

// AllReduce returns what each algorithm takes for a vector of so many bytes, the fastest first.
func (m Machine) AllReduce(j Job, bytes int) []Estimate {
	size, pes, hosts, lanes := float64(bytes), float64(j.PEs), float64(j.Hosts), float64(j.Lanes)
	if j.PEs == 1 {
		return []Estimate{{ReduceFlat, m.Start}}
	}
	if j.Hosts == 1 {
		return fastest([]Estimate{
			{ReduceFlat, m.Start + m.Local.Flag + (pes-1)*size/m.Local.FlagRate},
			{ReduceTwo, m.twoShot(pes, size)},
		})
	}
	part := size / lanes
	return fastest([]Estimate{
		{ReduceFlat, m.Start + m.Network.Flag + j.there()*max(size/lineBytes*m.Network.Message, size/m.Network.FlagRate)},
		{ReduceRing, m.Start + 2*(pes-1)*(m.Network.Data+size/pes/m.Network.Rate)},
		{ReduceOnce, m.twoShot(lanes, size) + m.Network.Data + (hosts-1)*(m.Network.Message+part/m.Network.Rate)},
		{ReduceTwice, m.twoShot(lanes, size) + 2*m.Network.Data + 2*(hosts-1)*(m.Network.Message+part/hosts/m.Network.Rate)},
	})
}

// twoShot is a sum within a host: each PE adds up a part and stores it to the others. The two
// halves are also the first and the last step of a sum over several hosts.
func (m Machine) twoShot(pes, size float64) float64 {
	return m.Start + 2*m.Local.Data + 2*(pes-1)/pes*size/m.Local.Rate
}

// Algorithms of an exchange between all PEs, as examples/alltoall has them.
const (
	ExchangeDirect  = "direct"  // to each PE by a message of its own
	ExchangeRelayed = "relayed" // between hosts in messages for all that a host sends to a PE
)

// AllToAll returns what each algorithm takes if every PE sends so many bytes to every other one,
// the fastest first.
func (m Machine) AllToAll(j Job, bytes int) []Estimate {
	size, near := float64(bytes), float64(j.Lanes-1)
	if j.Hosts == 1 {
		return []Estimate{{ExchangeDirect, m.Start + m.Local.Signal + m.Local.Data + near*size/m.Local.Rate}}
	}
	there := j.there()
	ready := m.Start + m.Network.Signal
	return fastest([]Estimate{
		{ExchangeDirect, ready + m.Network.Data + max(there*(2*m.Network.Message+size/m.Network.Rate), near*size/m.Local.Rate)},
		{ExchangeRelayed, ready + m.Local.Data + (near+there)*size/m.Local.Rate + m.Network.Data +
			there*(2*m.Network.Message/float64(j.Lanes)+size/m.Network.Rate)},
	})
}

// Algorithms of a layer of experts, as examples/moe has them.
const (
	DispatchDirect  = "direct"  // a token goes to each of its experts, and comes back from each
	DispatchRelayed = "relayed" // and between hosts once to each host, which sends a sum back
)

// Layer is a layer of experts. Each PE has so many Tokens of so many Bytes, which have chosen TopK
// of the Experts in the whole.
type Layer struct{ Tokens, Bytes, Experts, TopK int }

// Dispatch returns what each algorithm takes for a layer whose experts are chosen evenly, the
// fastest first. Each PE also tells how many tokens each expert will get.
func (m Machine) Dispatch(j Job, l Layer) []Estimate {
	bytes, pes, hosts, lanes := float64(l.Bytes), float64(j.PEs), float64(j.Hosts), float64(j.Lanes)
	items := float64(l.Tokens * l.TopK)
	// The experts read and write each item, and the sums read it again.
	begin := m.Start + m.Layer + 3*items*bytes/m.Memory
	if j.Hosts == 1 {
		return []Estimate{{DispatchDirect, begin + 2*m.Local.Data + 2*items*(pes-1)/pes*bytes/m.Local.Rate}}
	}
	away := j.there() / pes // of the experts
	counts := pes * math.Ceil(float64(l.Experts)/pes) * away
	direct := begin + 2*m.Network.Data + max(2*items*(1-away)*bytes/m.Local.Rate, counts*m.Network.Message+2*items*away*(2*m.Network.Message+bytes/m.Network.Rate))
	// A token visits each other host with the probability that one of its experts is there.
	visits := float64(l.Tokens) * (hosts - 1) * (1 - math.Pow(1-1/hosts, float64(l.TopK)))
	const choice = 8 // bytes of an expert's number and its weight
	told := (hosts - 1) * (2*m.Network.Message + items*choice/m.Network.Rate)
	// A relay passes on within its host what others have sent there, as much as it has itself.
	relayed := begin + 2*m.Network.Data + 2*m.Local.Data + told + 2*visits*(2*m.Network.Message+bytes/m.Network.Rate) +
		2*items*(lanes-1)/lanes*bytes/m.Local.Rate
	return fastest([]Estimate{{DispatchDirect, direct}, {DispatchRelayed, relayed}})
}
