package arch

import (
	"fmt"
	"slices"
	"strings"
)

// Feature is what some targets have and others have not.
type Feature string

// The features, by their names in PTX.
const (
	Redux      Feature = "redux"      // reduction of a warp by one instruction
	BFloat16   Feature = "bf16"       // arithmetic in bfloat16
	MMA        Feature = "mma"        // matrix products of a warp, of 8-bit integers and of floats from 16 bits
	MMAFloat8  Feature = "mma_fp8"    // matrix products of a warp, of 8-bit floats
	MinMaxNaN  Feature = "minmax_nan" // minimum and maximum of float32 that are NaN where one of the two is
	MBarrier   Feature = "mbarrier"   // barriers in shared memory
	Elect      Feature = "elect"      // a leader of a warp, by one instruction
	Cluster    Feature = "cluster"    // clusters of blocks, and their shared memory
	TMA        Feature = "tma"        // bulk copies by the tensor memory accelerator
	STMatrix   Feature = "stmatrix"   // stores of fragments of matrices to shared memory
	WGMMA      Feature = "wgmma"      // matrix products of a warpgroup
	SetMaxNReg Feature = "setmaxnreg" // registers handed from warpgroup to warpgroup
	TCGen05    Feature = "tcgen05"    // matrix products in tensor memory
)

// features says where each feature is: on every target from a compute capability on, or
// on the variants that are named (PTX ISA, Target ISA Notes of the instructions).
var features = map[Feature]struct {
	since    int
	variants []string
}{
	Redux:      {since: 80},
	BFloat16:   {since: 80},
	MMA:        {since: 80},
	MMAFloat8:  {since: 89},
	MinMaxNaN:  {since: 80},
	MBarrier:   {since: 80},
	Elect:      {since: 90},
	Cluster:    {since: 90},
	TMA:        {since: 90},
	STMatrix:   {since: 90},
	WGMMA:      {variants: []string{"sm_90a"}},
	SetMaxNReg: {variants: []string{"sm_90a", "sm_100a", "sm_100f", "sm_120a", "sm_120f"}},
	TCGen05:    {variants: []string{"sm_100a", "sm_100f"}},
}

// Features returns the names of all features, in order.
func Features() []string {
	var all []string
	for f := range features {
		all = append(all, string(f))
	}
	slices.Sort(all)
	return all
}

// ParseFeature reads the name of a feature.
func ParseFeature(s string) (Feature, error) {
	if _, ok := features[Feature(s)]; !ok {
		return "", fmt.Errorf("unknown feature %q; use one of %s", s, strings.Join(Features(), ", "))
	}
	return Feature(s), nil
}

// Since returns the first compute capability that has the feature, times ten; 0 if only
// variants have it.
func (f Feature) Since() int { return features[f].since }

// Where returns the targets that have the feature, such as "sm_80 or newer".
func (f Feature) Where() string {
	x := features[f]
	where := slices.Clone(x.variants)
	if x.since != 0 {
		where = append(where, Target{cc: x.since}.SM(), "newer")
	}
	last := len(where) - 1
	return strings.TrimPrefix(strings.Join(where[:last], ", ")+" or "+where[last], " or ")
}

// Has reports whether the target has a feature.
func (t Target) Has(f Feature) bool {
	x := features[f]
	return x.since != 0 && t.cc >= x.since || slices.Contains(x.variants, t.SM())
}

// VariantWith returns the variant of t's generation that has a feature which t lacks, and of several
// the one that runs on the most GPUs. It is false if there is none, as for a t that is a variant.
func (t Target) VariantWith(f Feature) (Target, bool) {
	var best Target
	for _, v := range Targets() {
		if v.cc == t.cc && t.variant == 0 && !t.Has(f) && v.Has(f) && (best.cc == 0 || v.special() < best.special()) {
			best = v
		}
	}
	return best, best.cc != 0
}
