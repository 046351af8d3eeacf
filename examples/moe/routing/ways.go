package routing

import (
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/examples/hosts"
	"github.com/gpuc-go/gpuc/examples/scale"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// relayed is what a layer over several hosts needs on one PE, with nil fields without it.
type relayed struct {
	host   []int // of each PE
	feeds  int   // that a PE has at most
	ways   WaysArgs
	relays RelaysArgs
}

// relay returns who passes the tokens of a PE on to the experts of a host.
func relay(l *hosts.Layout, pe, host int) int {
	if l.Host[pe] == host {
		return pe
	}
	return l.Members[host][l.Number[pe]%len(l.Members[host])]
}

// feeds returns the PEs whose tokens a PE passes on.
func feeds(l *hosts.Layout, pe int) (list []int) {
	for source := range l.Host {
		if relay(l, source, l.Host[pe]) == pe {
			list = append(list, source)
		}
	}
	return list
}

// findWays decides whether tokens are relayed, and by whom.
func (m *Mixture) findWays(cfg Config) error {
	pes := m.pe.NumPEs()
	l, err := hosts.Find(m.pe)
	if err != nil {
		return err
	}
	if cfg.Algorithm == "" {
		cfg.Algorithm = scale.H200.Dispatch(scale.Job{PEs: pes, Hosts: l.Hosts(), Lanes: l.Lanes()},
			scale.Layer{Tokens: cfg.Tokens, Bytes: 4 * cfg.Hidden, Experts: cfg.Experts, TopK: cfg.TopK})[0].Algorithm
	}
	switch {
	case cfg.Algorithm == scale.DispatchDirect:
		return nil
	case cfg.Algorithm != scale.DispatchRelayed:
		return fmt.Errorf("there is no algorithm %q; use %s or %s", cfg.Algorithm, scale.DispatchDirect, scale.DispatchRelayed)
	}
	r := &m.relayed
	r.host = l.Host
	for p := range pes {
		r.feeds = max(r.feeds, len(feeds(l, p)))
	}
	if rows := float64(r.feeds) * float64(cfg.Tokens) * float64(cfg.TopK); rows > math.MaxInt32 || float64(r.feeds*2)*float64(m.layer.Local)*float64(pes) > math.MaxInt32 {
		return fmt.Errorf("%+v is too large for %d hosts: room for %.0f results on each PE", cfg, l.Hosts(), rows)
	}
	me := m.pe.MyPE()
	var by, relays, at []int
	for p := range pes {
		by = append(by, relay(l, p, l.Host[me]))
	}
	for h := range l.Hosts() {
		to := relay(l, me, h)
		relays = append(relays, to)
		for i, source := range feeds(l, to) {
			if source == me {
				at = append(at, i)
			}
		}
	}
	r.ways.Here, r.ways.Most = int32(l.Host[me]), uint32(r.feeds)
	var host, byWhom, relayBy, feedAt, mine *gpurt.Buffer[int32]
	if err := firstError(m.copyOf(&host, l.Host), m.copyOf(&byWhom, by), m.copyOf(&relayBy, relays), m.copyOf(&feedAt, at), m.copyOf(&mine, feeds(l, me))); err != nil {
		return err
	}
	r.ways.Host, r.ways.By, r.ways.Relay, r.ways.At, r.ways.Feeds = host, byWhom, relayBy, feedAt, mine
	return m.allocRelays(cfg, l.Hosts())
}

func (m *Mixture) copyOf(to **gpurt.Buffer[int32], numbers []int) (err error) {
	list := make([]int32, len(numbers))
	for i, n := range numbers {
		list[i] = int32(n)
	}
	*to, err = gpurt.AllocFrom(m.pe, list)
	return err
}

// allocRelays allocates what is passed on.
func (m *Mixture) allocRelays(cfg Config, hosts int) error {
	r, pe := &m.relayed, m.pe
	tokens, items := r.feeds*cfg.Tokens, cfg.Tokens*cfg.TopK
	var inbox, sums *gpurt.SymBuffer[float32]
	var choices, mine *gpurt.SymBuffer[uint32]
	var taken *gpurt.Buffer[uint32]
	err := firstError(
		sym(pe, &inbox, tokens*cfg.Hidden), sym(pe, &sums, hosts*cfg.Tokens*cfg.Hidden),
		sym(pe, &choices, 2*r.feeds*2*items), sym(pe, &mine, 2*items),
		signals(pe, &r.relays.Came, tokens), signals(pe, &r.relays.Told, 2*r.feeds), signals(pe, &r.relays.Summed, hosts*cfg.Tokens),
		alloc(pe, &taken, 2*r.feeds*int(m.layer.Local)*pe.NumPEs()),
	)
	r.relays.Inbox, r.relays.Sums, r.relays.Choices, r.relays.Mine, r.relays.Taken = inbox, sums, choices, mine, taken
	return err
}
