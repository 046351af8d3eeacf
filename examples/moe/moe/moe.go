// Package moe does a layer of a mixture of experts whose experts are spread over the
// PEs, by kernels that communicate themselves:
//
//   - Route chooses the experts of each token.
//   - Dispatch sends every token to the PEs of its experts.
//   - Apply applies the experts, and sends the results back.
//   - Combine adds up the results of each token, with their weights.
//
// New and Run are what programs call; Dispatch, Apply and Combine are the parts of
// Run, for benchmarks. They only launch, in this order. Start reading at Layer and
// the kernels.
package moe

import (
	"fmt"
	"math"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says what the layer is.
type Config struct {
	// Tokens is the number of tokens of each PE, Hidden the length of a token.
	Tokens, Hidden int
	// Experts is the number of experts in the whole, of which TopK work on each
	// token.
	Experts, TopK int
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

	pe         *gpurt.PE
	k          *Kernels
	layer      Layer
	sent, back *gpurt.SymBuffer[float32]
	scratch    ScratchArgs
	epoch      uint32
}

// What the kernels' directives say.
const (
	maxThreads = 256
	minBlocks  = 4
)

// New returns a layer. It is collective.
func New(pe *gpurt.PE, cfg Config) (*Mixture, error) {
	if cfg.Tokens < 0 || cfg.Hidden < 0 || cfg.Experts < 1 || cfg.TopK < 1 || cfg.TopK > cfg.Experts {
		return nil, fmt.Errorf("moe: %+v: lengths may not be negative, and there must be 1 to Experts experts for a token", cfg)
	}
	pes := pe.NumPEs()
	l := Layer{Tokens: cfg.Tokens, Hidden: cfg.Hidden, Experts: cfg.Experts, TopK: cfg.TopK, Local: divide(cfg.Experts, pes)}
	if float64(l.Local)*float64(pes)*float64(l.Tokens)*float64(l.Hidden) > math.MaxInt64/64 || float64(l.Tokens)*float64(l.TopK) > math.MaxInt32 {
		return nil, fmt.Errorf("moe: %+v is too large", cfg)
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	m := &Mixture{pe: pe, k: k, layer: l}
	rows := l.Local * pes * l.Tokens
	return m, firstError(
		sym(pe, &m.Tokens, l.Tokens*l.Hidden), sym(pe, &m.sent, rows*l.Hidden), sym(pe, &m.back, rows*l.Hidden),
		local(pe, &m.Out, l.Tokens*l.Hidden),
		local(pe, &m.Chosen, l.Tokens*l.TopK), local(pe, &m.Weights, l.Tokens*l.TopK),
		local(pe, &m.Scale, l.Local), local(pe, &m.Bias, l.Local),
		m.allocScratch(),
	)
}

func (m *Mixture) allocScratch() error {
	l, s, pairs := m.layer, &m.scratch, m.layer.Local*m.pe.NumPEs()
	var counts, rows *gpurt.Buffer[int32]
	var done *gpurt.Buffer[uint32]
	var seen, home *gpurt.Buffer[uint64]
	err := firstError(
		local(m.pe, &counts, 2*l.Experts), local(m.pe, &rows, l.Tokens*l.TopK), local(m.pe, &done, 1),
		local(m.pe, &seen, 2*pairs), local(m.pe, &home, 2*l.Experts),
		signals(m.pe, &s.Words, 2*pairs), signals(m.pe, &s.Arrived, pairs), signals(m.pe, &s.Back, l.Experts),
	)
	s.Counts, s.Rows, s.Done, s.Seen, s.Home = counts, rows, done, seen, home
	return err
}

func sym(pe *gpurt.PE, to **gpurt.SymBuffer[float32], n int) (err error) {
	*to, err = gpurt.AllocSym[float32](pe, n)
	return err
}

func local[T any](pe *gpurt.PE, to **gpurt.Buffer[T], n int) (err error) {
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
	if n := m.layer.Tokens * m.layer.Experts; scores.Len() != n {
		return fmt.Errorf("moe: %d scores, there must be %d", scores.Len(), n)
	}
	return m.k.Route(s, m.grid(divide(m.layer.Tokens, maxThreads)), m.layer, scores, m.Chosen, m.Weights)
}

// Run enqueues the whole layer.
func (m *Mixture) Run(s *gpurt.Stream) error {
	return firstError(m.Dispatch(s), m.Apply(s), m.Combine(s))
}

// Dispatch enqueues the sending of the tokens.
func (m *Mixture) Dispatch(s *gpurt.Stream) error {
	m.epoch++
	return m.k.Dispatch(s, m.grid(m.layer.Tokens*m.layer.TopK), m.layer, m.Tokens, m.sent, m.Chosen, m.scratch, m.epoch)
}

// Apply enqueues the experts.
func (m *Mixture) Apply(s *gpurt.Stream) error {
	shape := m.grid(m.layer.Tokens * m.layer.TopK).DynamicShared(4 * m.layer.Local * m.pe.NumPEs())
	return m.k.Apply(s, shape, m.layer, m.sent, m.back, m.Scale, m.Bias, m.scratch, m.epoch)
}

// Combine enqueues the adding up.
func (m *Mixture) Combine(s *gpurt.Stream) error {
	return m.k.Combine(s, m.grid(m.layer.Tokens), m.layer, m.Out, m.back, m.Chosen, m.Weights, m.scratch, m.epoch)
}

// grid returns a launch of n blocks, or as many as are resident, with a thread for
// each element of a token if that is possible.
func (m *Mixture) grid(n int) gpurt.LaunchConfig {
	threads := min(maxThreads, divide(max(m.layer.Hidden, 1), 32)*32)
	return gpurt.Grid(max(1, min(n, m.pe.Multiprocessors()*minBlocks))).Block(threads)
}

// divide returns a/b, rounded up.
func divide(a, b int) int { return (a + b - 1) / b }
