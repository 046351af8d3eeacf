// Package launchenv reads from the environment where a process stands in a job: which PE it is of how many, its
// number on its host, and where the process of PE 0 is to be found. Launchers say so in
// variables of the environment.
//
// The table in launchers.go is all that is known of launchers. The package imports nothing of
// this module. Start reading at Find.
package launchenv

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Variables of our own. Rank, NP, LocalRank and Address are for jobs that are started by hand;
// Address also says where the PEs of any other job meet.
const (
	Rank      = "GPUC_RANK"
	NP        = "GPUC_NP"
	LocalRank = "GPUC_LOCAL_RANK"
	Address   = "GPUC_ADDRESS"
	// Launcher names the launcher to believe, or None.
	Launcher = "GPUC_LAUNCHER"
)

// None is the value of Launcher with which a process belongs to no launcher's job.
const None = "none"

// Place is where a process stands in a job of several PEs.
type Place struct {
	// Launcher is the name of the launcher that said so.
	Launcher string
	// Rank is the number of the PE, and Size how many there are.
	Rank, Size int
	// LocalRank numbers the PEs of this host, of which there are LocalSize. They are -1 and 0
	// if the launcher does not say.
	LocalRank, LocalSize int
	// Address is the host of PE 0, or host:port, or empty if the launcher does not say.
	Address string
	// ID distinguishes the job from others of the user; it may be empty.
	ID string
	// PMI is the descriptor by which a process manager answers, or empty.
	PMI string
	// Vars are the variables that said Rank and Size, for errors.
	Vars string
}

// Find returns the place that the environment gives to this process, or nil if it is not one
// of several. It refuses what is incomplete, and launchers that contradict each other.
func Find(getenv func(string) string) (*Place, error) {
	found, err := candidates(getenv)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	p, err := reconcile(found)
	if err != nil {
		return nil, err
	}
	if a := getenv(Address); a != "" {
		p.Address = a
	}
	if p.Size == 1 {
		return nil, nil
	}
	return p, nil
}

// candidate is what one launcher of the table says.
type candidate struct {
	l *launcher
	p *Place
}

// candidates reads the launchers whose variables are set, in the order of the table.
func candidates(getenv func(string) string) (found []candidate, err error) {
	want := getenv(Launcher)
	if want == None {
		return nil, nil
	}
	known := false
	for i := range launchers {
		l := &launchers[i]
		if want != "" && want != l.name {
			continue
		}
		known = true
		if l.sparse && len(found) > 0 {
			continue
		}
		if missing := l.missing(getenv); missing != "" {
			if want != "" {
				return nil, fmt.Errorf("%s=%s, but %s is not set", Launcher, want, missing)
			}
			continue
		}
		p, err := l.read(getenv)
		if err != nil {
			return nil, fmt.Errorf("the environment is that of a job of %s, but %w; set %s=%s to ignore it", l.title, err, Launcher, None)
		}
		found = append(found, candidate{l, p})
	}
	if !known {
		return nil, fmt.Errorf("%s=%q: it must be %s or %s", Launcher, want, strings.Join(Names(), ", "), None)
	}
	return found, nil
}

// reconcile returns the place that the launchers agree on. Where one runs inside another, the
// inner one counts: a user's own word, then launchers, then what manages the machines.
func reconcile(found []candidate) (*Place, error) {
	first := found[0]
	for _, c := range found[1:] {
		if c.p.Rank == first.p.Rank && c.p.Size == first.p.Size {
			first.p.complete(c.p)
			continue
		}
		if first.l.name != byHand && !c.l.outer {
			return nil, fmt.Errorf("this is PE %d of %d according to %s, and PE %d of %d according to %s; set %s to %s or %s",
				first.p.Rank, first.p.Size, first.p.Vars, c.p.Rank, c.p.Size, c.p.Vars, Launcher, first.l.name, c.l.name)
		}
	}
	return first.p, nil
}

// complete takes what is not known from another place that is the same.
func (p *Place) complete(q *Place) {
	if p.LocalRank < 0 {
		p.LocalRank, p.LocalSize = q.LocalRank, q.LocalSize
	}
	if p.Address == "" {
		p.Address = q.Address
	}
	if p.ID == "" {
		p.ID = q.ID
	}
}

// missing returns a variable without which the launcher has not started this process, or "".
func (l *launcher) missing(getenv func(string) string) string {
	for _, name := range l.sign {
		if getenv(name) == "" {
			return name
		}
	}
	if len(l.either) > 0 && first(getenv, l.either) == "" {
		return strings.Join(l.either, " or ")
	}
	return ""
}

// read reads the variables of a launcher that has started this process.
func (l *launcher) read(getenv func(string) string) (*Place, error) {
	p := &Place{Launcher: l.name, LocalRank: -1, PMI: first(getenv, l.pmi)}
	var names [2]string
	var err error
	if p.Rank, names[0], err = number(getenv, l.rank); err != nil {
		return nil, err
	}
	if p.Size, names[1], err = number(getenv, l.size); err != nil {
		return nil, err
	}
	p.Vars = names[0] + " and " + names[1]
	if p.Rank >= p.Size {
		return nil, fmt.Errorf("%s=%d and %s=%d contradict each other: PEs are numbered from 0", names[0], p.Rank, names[1], p.Size)
	}
	if err := l.readLocal(p, getenv); err != nil {
		return nil, err
	}
	if l.address != nil {
		if p.Address, err = l.address(getenv); err != nil {
			return nil, err
		}
	}
	p.ID = l.id(getenv)
	return p, nil
}

// readLocal reads the number on this host.
func (l *launcher) readLocal(p *Place, getenv func(string) string) error {
	local, name, err := number(getenv, l.localRank)
	if errors.Is(err, errNotSet) {
		return nil
	}
	if err != nil {
		return err
	}
	p.LocalRank = local
	size, sizeName, err := number(getenv, l.localSize)
	switch {
	case errors.Is(err, errNotSet):
		if local >= p.Size {
			return fmt.Errorf("%s=%d is not below the number of PEs, %d", name, local, p.Size)
		}
		return nil
	case err != nil:
		return err
	case local >= size || size > p.Size:
		return fmt.Errorf("%s=%d, %s=%d and %d PEs in all contradict each other", name, local, sizeName, size, p.Size)
	}
	p.LocalSize = size
	return nil
}

var errNotSet = errors.New("it is not set")

// number reads the first variable of names that is set.
func number(getenv func(string) string, names []string) (n int, name string, err error) {
	for _, name = range names {
		s := getenv(name)
		if s == "" {
			continue
		}
		if n, err = strconv.Atoi(s); err != nil || n < 0 {
			return 0, name, fmt.Errorf("%s=%q is not a number from 0 on", name, s)
		}
		return n, name, nil
	}
	return 0, "", fmt.Errorf("%s: %w", strings.Join(names, " or "), errNotSet)
}

// first returns the value of the first variable of names that is set, or "".
func first(getenv func(string) string, names []string) string {
	for _, name := range names {
		if s := getenv(name); s != "" {
			return s
		}
	}
	return ""
}
