// Package tune chooses the fastest of several ways to do the same work on the GPUs of a job, such as
// tile shapes or numbers of blocks of a kernel, and keeps the choice for later runs.
//
// Fastest measures the candidates: each is captured in a graph, and the replays of all take turns. The first
// candidate is the default, and the others must beat it by 2 %. Work on other streams should wait
// meanwhile. All candidates use the same memory in each replay, so data that fits into the second-level cache
// stays there.
//
// All PEs choose alike. A choice that is kept is that of PE 0, and counts for all. In a measurement the time of
// a candidate is that on the slowest PE.
//
// The choice is kept in gpuc's cache (gpuc help environment), under the model of the GPU, its number of
// multiprocessors, the number of PEs, the problem, the names of all candidates, and the compiled kernels that the
// first one launches: a change of them is measured anew. An entry that is damaged, or
// names no candidate, does not count. Any number of programs may tune at once: the last one stores its choice.
//
// On emulated GPUs, whose times mean nothing, the choice is the default. Start reading at Fastest.
package tune

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Candidate is one way to do the work.
type Candidate struct {
	// Name tells the candidate from the others.
	Name string
	// Prepare returns a function that enqueues the work once, which can be captured in a graph, and one that
	// releases what Prepare has made.
	Prepare func() (enqueue func(*gpurt.Stream) error, free func() error, err error)
}

// Source is where a choice comes from.
type Source string

// The sources.
const (
	// Default: nothing was measured, since the GPU is emulated or there is one candidate alone.
	Default Source = "default"
	// Stored: an earlier call has measured.
	Stored Source = "stored"
	// Measured: this call has measured.
	Measured Source = "measured"
)

// Choice is a candidate that was chosen.
type Choice struct {
	// Best is the number of the candidate.
	Best int
	// Time is how long the work takes in that way, and DefaultTime how long by the first candidate; both are 0 if
	// nothing was measured.
	Time, DefaultTime time.Duration
	Source            Source
}

// ErrNotSame is wrapped by the error of Fastest if the PEs have different problems, candidates or GPUs.
var ErrNotSame = errors.New("the PEs have different problems, candidates or GPUs; tune what they have in common")

// Fastest returns which of the candidates takes the least time, and measures unless the answer is in the cache.
// The problem names the work, its sizes and its element types. Fastest is collective: all PEs have the same
// problem and candidates, and GPUs of one model. It uses the PE's stream.
func Fastest(ctx context.Context, pe *gpurt.PE, problem string, candidates []Candidate) (Choice, error) {
	t := replayTime
	if pe.Versions().CUDA == "" {
		t = nil
	}
	c, err := fastest(ctx, pe, problem, candidates, t)
	if err != nil {
		return c, fmt.Errorf("tune %s: %w", problem, err)
	}
	return c, nil
}

func fastest(ctx context.Context, pe *gpurt.PE, problem string, candidates []Candidate, t timer) (c Choice, err error) {
	if len(candidates) == 0 {
		return c, errors.New("there are no candidates")
	}
	names := map[string]bool{}
	for _, c := range candidates {
		if names[c.Name] {
			return Choice{}, fmt.Errorf("two candidates have the name %q; give each its own, by which the cache knows it", c.Name)
		}
		names[c.Name] = true
	}
	var all entrants
	defer func() { err = errors.Join(err, all.close()) }()
	if err := all.enter(pe, candidates[:1], 1); err != nil {
		return c, err
	}
	key := keyOf(pe, problem, candidates, all[0].graph.Kernels(threadapi.Key{}))
	if err := agree(ctx, pe, int64(binary.LittleEndian.Uint64(key[:]))); err != nil {
		return c, err
	}
	if t == nil || len(candidates) == 1 {
		return Choice{Source: Default}, nil
	}
	kept := open(pe)
	e := stored(kept, key, pe, candidates)
	for _, x := range []*int64{(*int64)(&e.Time), (*int64)(&e.DefaultTime), &e.best} {
		if *x, err = reduce(ctx, pe, *x, shmem.Max); err != nil {
			return c, err
		}
	}
	if e.Time > 0 {
		return Choice{Best: int(e.best), Time: e.Time, DefaultTime: e.DefaultTime, Source: Stored}, nil
	}
	if c, err = measure(ctx, pe, &all, candidates, t); err == nil && pe.MyPE() == 0 {
		store(kept, key, candidates[c.Best].Name, c)
	}
	return c, err
}

// agree returns ErrNotSame unless all PEs have the same word.
func agree(ctx context.Context, pe *gpurt.PE, word int64) error {
	least, err := reduce(ctx, pe, word, shmem.Min)
	if err != nil {
		return err
	}
	most, err := reduce(ctx, pe, word, shmem.Max)
	if err == nil && least != most {
		err = ErrNotSame
	}
	return err
}

// reduce is gpurt.ReduceValue, also for a device that is in no job.
func reduce(ctx context.Context, pe *gpurt.PE, v int64, by shmem.ReduceOp) (int64, error) {
	if pe.NumPEs() == 1 {
		return v, nil
	}
	return gpurt.ReduceValue(ctx, pe, v, by)
}

// kind is that of the entries in the cache.
const kind = "tuned"

// keyOf returns the key of the choice with kernels of these hashes.
func keyOf(pe *gpurt.PE, problem string, candidates []Candidate, kernels []string) cache.Key {
	model, _, _ := strings.Cut(pe.Device(), ", ") // what follows are versions
	h := cache.NewHasher(kind).Strings([]string{model, strconv.Itoa(pe.Multiprocessors()), strconv.Itoa(pe.NumPEs()), problem}).Strings(kernels)
	for _, c := range candidates {
		h.String(c.Name)
	}
	return h.Key()
}

// open returns the cache, or nil if there is none.
func open(pe *gpurt.PE) *cache.Cache {
	warn := func(err error) { pe.Logf("the results of tuning are not kept: %v\n", err) }
	dir, err := cache.Dir(func(name string) string { return pe.Getenv(name, threadapi.Key{}) })
	if err != nil {
		warn(err)
		return nil
	}
	return cache.Open(dir, cache.Options{Warn: warn})
}

// entry is an entry of the cache.
type entry struct {
	Candidate         string
	Time, DefaultTime time.Duration
	best              int64 // the candidate's number
}

// stored returns what PE 0 finds in the cache. Time is 0 if it finds nothing, and on all other PEs.
func stored(kept *cache.Cache, key cache.Key, pe *gpurt.PE, candidates []Candidate) (e entry) {
	if pe.MyPE() != 0 {
		return e
	}
	content, ok := kept.Get(kind, key)
	if !ok || json.Unmarshal(content, &e) != nil {
		return entry{}
	}
	e.best = int64(slices.IndexFunc(candidates, func(c Candidate) bool { return c.Name == e.Candidate }))
	if e.best < 0 || e.Time <= 0 || e.DefaultTime < e.Time {
		return entry{}
	}
	return e
}

func store(kept *cache.Cache, key cache.Key, name string, c Choice) {
	content, err := json.Marshal(entry{Candidate: name, Time: c.Time, DefaultTime: c.DefaultTime})
	if err == nil {
		kept.Put(kind, key, content)
	}
}
