package main

import (
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/report"
)

// seedStep is how far apart the seeds of two cases are.
const seedStep = 1_000_003

// noResults are those of the cases before any round.
func noResults(cases []report.Case) []report.Result {
	results := make([]report.Result, len(cases))
	for i, c := range cases {
		results[i] = report.Result{Case: c, Rounds: map[string][]control.Values{}}
	}
	return results
}

// measure adds to every result the rounds of its case, in which the programs that have it
// take turns, after one round that is discarded. Who goes first changes from round to
// round. A program that no longer answers takes no further part; lost is told.
func measure(results []report.Result, jobs []*job, rounds int, seed int64, progress func(string), lost func(*job, error)) {
	jobs = slices.Clone(jobs)
	for r := range rounds + 1 {
		progress(fmt.Sprintf("round %d of %d", r, rounds))
		for i := range results {
			res := &results[i]
			params := control.Params{"seed": seed + int64(r*len(results)+i)*seedStep}
			for k, v := range res.Case.Params {
				params[k] = v
			}
			for turn := range jobs {
				j := jobs[(turn+r)%len(jobs)]
				if j.gone || !slices.Contains(j.benches, res.Case.Bench) {
					continue
				}
				v, err := j.round(res.Case.Bench, params)
				switch {
				case err != nil:
					res.Errors = append(res.Errors, err.Error())
					if v == nil {
						j.gone = true
						lost(j, err)
					}
				case r > 0: // the first one warms up
					res.Rounds[j.name] = append(res.Rounds[j.name], v)
				}
			}
		}
	}
}
