package gpurt

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"runtime/debug"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/check"
	"github.com/gpuc-go/gpuc/internal/backend/check/replay"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// This file has what an exploration leaves behind: a certificate, or an execution that fails.

// subject says what program this is.
func (cfg *Config) subject(f *verdict.Facts) verdict.Subject {
	s := verdict.Subject{PEs: cfg.PEs}
	if len(cfg.Hosts) > 1 {
		s.Hosts = cfg.Hosts
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		s.Package = info.Path
	}
	if !strings.HasSuffix(s.Package, ".test") { // whose arguments are those of go test
		s.Arguments = os.Args[1:]
	}
	return f.Subject(s)
}

// certify writes the certificate of a search that has ended.
func (cfg *Config) certify(c Coverage, limit int, f *verdict.Facts) error {
	sum, err := ownChecksum()
	if err != nil {
		return fmt.Errorf("certificate: %w", err)
	}
	transport, err := registry.Lookup(cfg.Transport)
	if err != nil {
		return fmt.Errorf("certificate: %w", err)
	}
	cert := verdict.Certificate{
		Subject: cfg.subject(f), SHA256: sum, Model: memmodel.Version, Transport: transport.Name, Seed: cfg.Seed, Limit: limit, Executions: c.Executions, Redundant: c.Redundant,
		Complete: c.Complete, Bounds: c.Bounds, LeftOut: c.LeftOut, Assumptions: c.Assumptions,
	}
	if err := cert.Save(cfg.Certificate); err != nil {
		return fmt.Errorf("certificate: %w", err)
	}
	return nil
}

// ownChecksum returns the checksum of the executable file of this process.
func ownChecksum() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// shortenTries is in how many executions one is looked for that fails with fewer switches.
const shortenTries = 400

// counterexample shortens an execution that fails, saves it if the configuration says where, and tells it.
func (cfg *Config) counterexample(ctx context.Context, moves []verdict.Move, resident int, failed error, code *check.Code, run func(context.Context, *PE) error) error {
	follow := func(moves []verdict.Move, strict bool, how check.Config) ([]verdict.Move, error) {
		f := replay.Follow(moves, strict)
		r := replay.Record(f)
		how.Search, how.Resident, how.Code = r, resident, code
		listen(&how, r)
		one := cfg.one()
		one.Stdout, one.Stderr = io.Discard, io.Discard
		err := one.runChecked(ctx, run, how)
		return r.Moves, errors.Join(err, f.Err)
	}
	want := alike(failed)
	moves = verdict.Shorten(moves, shortenTries, func(moves []verdict.Move) ([]verdict.Move, bool) {
		got, err := follow(moves, false, check.Config{})
		return got, ctx.Err() == nil && alike(err) == want
	})
	facts, story := new(verdict.Facts), check.NewStory()
	got, err := follow(moves, true, check.Config{Facts: facts, Story: story})
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if alike(err) != want {
		return fmt.Errorf("the failing execution cannot be repeated; it ended with: %w", err)
	}
	x := verdict.Counterexample{Subject: cfg.subject(facts), Seed: cfg.Seed, Resident: resident, Error: err.Error(), Moves: got}
	if cfg.Counterexample != "" {
		if err := x.Save(cfg.Counterexample); err != nil {
			return fmt.Errorf("counterexample: %w", err)
		}
	}
	cfg.tell(story, got)
	return nil
}

// listen has a recorder, and a story if there is one, hear of the steps and the end of an execution.
func listen(how *check.Config, r *replay.Recorder) {
	how.Failed = r.Failed
	if s := how.Story; s != nil {
		r.Taken = s.Step
		how.Failed = func() { r.Failed(); s.End() }
	}
}

// tell prints a story.
func (cfg *Config) tell(s *check.Story, moves []verdict.Move) {
	s.PEs = cfg.PEs
	fmt.Fprintf(cfg.Stderr, "gpuc: the execution, of %d steps with %d switches:\n%v", len(moves)-1, verdict.Cost(moves)[0], &s.Timeline)
}

// one returns the configuration of one execution.
func (cfg *Config) one() Config {
	one := *cfg
	one.Exhaustive, one.Counterexample, one.Certificate, one.Replay = 0, "", "", ""
	return one
}

// numbers are those in an error that may be others where the same mistake shows.
var numbers = regexp.MustCompile(`(\.go:)?[0-9]+`)

// alike returns what errors have in common that show the same mistake: the first line, with the lines of the
// source and without other numbers.
func alike(err error) string {
	if err == nil {
		return ""
	}
	first, _, _ := strings.Cut(err.Error(), "\n")
	return numbers.ReplaceAllStringFunc(first, func(s string) string {
		if strings.HasPrefix(s, ".go:") {
			return s
		}
		return "N"
	})
}

// replay runs the PEs in the order of a counterexample.
func (cfg *Config) replay(ctx context.Context, run func(context.Context, *PE) error) error {
	if !cfg.process.Alone() {
		return errOneProcess
	}
	x := cfg.replayed
	one := cfg.one()
	one.Hosts, one.Seed = x.Hosts, x.Seed
	facts, story, f := &verdict.Facts{Want: x.Kernels}, check.NewStory(), replay.Follow(x.Moves, true)
	before := verdict.Subject{Package: x.Package, Arguments: x.Arguments, PEs: x.PEs, Hosts: x.Hosts}
	now := one.subject(new(verdict.Facts))
	now.Kernels, now.Launches = nil, nil
	if err := before.Compare(&now); err != nil {
		return fmt.Errorf("replay: %s was not recorded from this program:\n%w", cfg.Replay, err)
	}
	r := replay.Record(f)
	how := check.Config{Search: r, Resident: x.Resident, Facts: facts, Story: story}
	listen(&how, r)
	err := one.runChecked(ctx, run, how)
	if f.Err != nil {
		return fmt.Errorf("replay: %w", errors.Join(f.Err, err))
	}
	if err == nil {
		if is := facts.Subject(now); len(is.Launches) > 0 {
			if diff := x.Subject.Compare(&is); diff != nil {
				return fmt.Errorf("replay: the execution does not fail, and the program behaves differently from the recorded execution:\n%w", diff)
			}
		}
		return fmt.Errorf("replay: the execution does not fail; it was recorded with: %s", x.Error)
	}
	if alike(err) != alike(errors.New(x.Error)) {
		return err // which says what is wrong, such as other kernels
	}
	cfg.tell(story, r.Moves)
	return err
}
