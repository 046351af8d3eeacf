package report

import (
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/bench/control"
)

// Stat is what is reported of one value's rounds.
type Stat struct {
	Median, Min, Max float64
	N                int
}

// Summarize returns the median and the extremes of v.
func Summarize(v []float64) Stat {
	if len(v) == 0 {
		return Stat{}
	}
	s := slices.Sorted(slices.Values(v))
	n := len(s)
	return Stat{Median: (s[(n-1)/2] + s[n/2]) / 2, Min: s[0], Max: s[n-1], N: n}
}

// String returns the median with the extremes.
func (s Stat) String() string {
	if s.N == 0 {
		return "-"
	}
	return fmt.Sprintf("%s (%s to %s)", digits(s.Median), digits(s.Min), digits(s.Max))
}

// digits formats with about three significant digits.
func digits(x float64) string {
	switch {
	case x >= 100:
		return fmt.Sprintf("%.0f", x)
	case x >= 10:
		return fmt.Sprintf("%.1f", x)
	case x >= 1:
		return fmt.Sprintf("%.2f", x)
	}
	return fmt.Sprintf("%.3f", x)
}

func column(rounds []control.Values, key string, f func(float64) float64) Stat {
	var v []float64
	for _, r := range rounds {
		if x, ok := r[key]; ok {
			v = append(v, f(x))
		}
	}
	return Summarize(v)
}
