// Package routing does a layer of a mixture of experts whose experts are spread over the
// PEs, by one kernel that communicates itself: it sends every token to the PEs of its
// experts, applies the experts, sends the results back, and adds up those of each token
// with their weights. A kernel of its own, Route, chooses the experts of each token. Where the
// PEs are on several hosts, RunRelayed does it in fewer messages between them.
//
// New, Route and Run are what programs and benchmarks call; Route and Run only launch.
// The kernels have the same names. Start reading at Layer and Run in kernels.go.
package routing

import (
	"fmt"
	"math"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says what the layer is.
type Config struct {
	// Tokens is the number of tokens of each PE, Hidden the length of a token, a
	// multiple of 4: tokens are moved in units of 16 bytes.
	Tokens, Hidden int
	// Experts is the number of experts in the whole, of which TopK work on each
	// token.
	Experts, TopK int
	// Puts makes the results go back by puts also where the PEs can address each
	// other's memory.
	Puts bool
	// Algorithm is scale.DispatchDirect, with a message for each expert of a token, or
	// scale.DispatchRelayed, with one for each host that has experts of it, which adds up the
	// results there. Empty means the one that the model of package scale takes for faster.
	Algorithm string
}

// Mixture is a layer on one PE. Its methods are collective: every PE calls them in
// the same order.
type Mixture struct {
	// Tokens is the input, Out the output: Config.Tokens rows of Config.Hidden.
	Tokens *gpurt.SymBuffer[float32]
	Out    *gpurt.Buffer[float32]
	// Chosen and Weights are the TopK experts of each token and their weights.
	// Route computes them; or the program sets them, with no expert twice for
	// one token.
	Chosen  *gpurt.Buffer[int32]
	Weights *gpurt.Buffer[float32]
	// Scale and Bias are the parameters of this PE's experts.
	Scale, Bias *gpurt.Buffer[float32]

	pe     *gpurt.PE
	k      *Kernels
	layer  Layer
	memory MemoryArgs
	shape  gpurt.LaunchConfig
	relayed
}

// What the kernels' directives say.
const (
	maxThreads = 128
	minBlocks  = 4
)

// New returns a layer. It is collective.
func New(pe *gpurt.PE, cfg Config) (*Mixture, error) {
	if cfg.Tokens < 0 || cfg.Hidden < 0 || cfg.Experts < 1 || cfg.TopK < 1 || cfg.TopK > cfg.Experts {
		return nil, fmt.Errorf("moe: %+v: lengths may not be negative, and there must be 1 to Experts experts for a token", cfg)
	}
	if cfg.Hidden%width != 0 {
		return nil, fmt.Errorf("moe: tokens of %d elements; make Hidden a multiple of %d", cfg.Hidden, width)
	}
	if cfg.Experts > math.MaxInt32 {
		return nil, fmt.Errorf("moe: %d experts are too many", cfg.Experts)
	}
	pes := pe.NumPEs()
	local := divide(cfg.Experts, pes)
	pairs := local * pes
	if rows := float64(pairs) * float64(cfg.Tokens); rows > math.MaxInt32 || cfg.Hidden > math.MaxInt32 || rows*float64(cfg.Hidden) > math.MaxInt64/64 {
		return nil, fmt.Errorf("moe: %+v is too large: room for %.0f rows on each PE", cfg, rows)
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	// A block for each item and each row that comes, as long as these are spread
	// evenly, at most what is resident. A thread has all its loads of a row under
	// way at once, if that is possible.
	items := cfg.Tokens * cfg.TopK
	blocks := max(1, min(2*items, pe.Multiprocessors()*minBlocks))
	threads := min(max(divide(cfg.Hidden, inFlight*width), gpu.WarpSize), maxThreads)
	share, parts := divide(items, blocks), max(blocks/max(cfg.Tokens, 1), 1)
	shared := max(4*(pairs+1), 12*share)
	l := Layer{
		Tokens: uint32(cfg.Tokens), Hidden: uint32(cfg.Hidden), Experts: uint32(cfg.Experts), TopK: uint32(cfg.TopK), Local: uint32(local),
		Share: uint32(share), Parts: uint32(parts), Puts: cfg.Puts,
	}
	m := &Mixture{pe: pe, k: k, layer: l, relayed: relayed{feeds: 1}}
	if err := m.findWays(cfg); err != nil {
		return nil, fmt.Errorf("moe: %w", err)
	}
	if m.host != nil {
		shared = max(4*(pairs+1), 12*cfg.TopK)
	}
	m.shape = gpurt.Grid(blocks).Block(threads).DynamicShared(shared)
	var rows, results *gpurt.SymBuffer[float32]
	var taken *gpurt.Buffer[uint32]
	var ticks *gpurt.Buffer[uint64]
	err = firstError(
		sym(pe, &m.Tokens, cfg.Tokens*cfg.Hidden), alloc(pe, &m.Out, cfg.Tokens*cfg.Hidden),
		alloc(pe, &m.Chosen, items), alloc(pe, &m.Weights, items),
		alloc(pe, &m.Scale, local), alloc(pe, &m.Bias, local),
		sym(pe, &rows, pairs*cfg.Tokens*cfg.Hidden), sym(pe, &results, m.feeds*items*cfg.Hidden),
		signals(pe, &m.memory.Counts, 2*pairs), signals(pe, &m.memory.Arrived, pairs*cfg.Tokens),
		signals(pe, &m.memory.Returned, m.feeds*items),
		alloc(pe, &taken, 2*pairs), alloc(pe, &ticks, blocks),
	)
	m.memory.Rows, m.memory.Results, m.memory.Taken, m.memory.Ticks = rows, results, taken, ticks
	return m, err
}

func sym[T shmem.Elem](pe *gpurt.PE, to **gpurt.SymBuffer[T], n int) (err error) {
	*to, err = gpurt.AllocSym[T](pe, n)
	return err
}

func alloc[T any](pe *gpurt.PE, to **gpurt.Buffer[T], n int) (err error) {
	*to, err = gpurt.Alloc[T](pe, n)
	return err
}

func signals(pe *gpurt.PE, to **gpurt.SignalBuffer, n int) (err error) {
	*to, err = gpurt.AllocSignals(pe, n)
	return err
}

// firstError returns the first of the errors that is one.
func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return fmt.Errorf("moe: %w", err)
		}
	}
	return nil
}

// Route enqueues the choice of experts by scores, one for each expert and token.
func (m *Mixture) Route(s *gpurt.Stream, scores *gpurt.Buffer[float32]) error {
	if n := int(m.layer.Tokens) * int(m.layer.Experts); scores.Len() != n {
		return fmt.Errorf("moe: %d scores, there must be %d", scores.Len(), n)
	}
	blocks := min(divide(int(m.layer.Tokens)*gpu.WarpSize, maxThreads), m.pe.Multiprocessors()*minBlocks)
	return m.k.Route(s, gpurt.Grid(max(1, blocks)).Block(maxThreads), m.layer, scores, m.Chosen, m.Weights)
}

// Run enqueues the layer. It can be captured in a graph, on all PEs alike.
func (m *Mixture) Run(s *gpurt.Stream) error {
	if m.host != nil {
		return m.k.RunRelayed(s, m.shape, m.layer, m.ways, m.Out, m.Tokens, m.Chosen, m.Weights, m.Scale, m.Bias, m.memory, m.relays)
	}
	return m.k.Run(s, m.shape, m.layer, m.Out, m.Tokens, m.Chosen, m.Weights, m.Scale, m.Bias, m.memory)
}

// divide returns a/b, rounded up.
func divide(a, b int) int { return (a + b - 1) / b }

// Reference does the layer in plain Go for the tokens of one PE. scale and bias are those of all
// experts. It rounds as the kernels do, so that it adds up by hosts if these do.
func (m *Mixture) Reference(tokens []float32, chosen []int32, weights, scale, bias []float32) []float32 {
	host := m.host
	if host == nil {
		host = make([]int, m.pe.NumPEs())
	}
	hidden, topK := int(m.layer.Hidden), int(m.layer.TopK)
	out, sums := make([]float32, len(tokens)), make([]float32, slices.Max(host)+1)
	for at := range out {
		token := at / hidden
		clear(sums)
		for k := range topK {
			item := token*topK + k
			e := chosen[item]
			y := gpu.FMA(tokens[at], scale[e], bias[e])
			sum := &sums[host[int(e)%len(host)]]
			*sum = gpu.FMA(weights[item], y, *sum)
		}
		for _, sum := range sums {
			out[at] += sum
		}
	}
	return out
}
