package gputest_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// A test of 2 PEs: each puts its number into the memory of the other. Seeds repeats the test with 5 orders
// of delivery, and once on the back end check, which reports races and missing synchronisation.
func ExampleSeeds() {
	t := new(exampleT) // the *testing.T of the test
	gputest.Seeds(t, 5, gputest.NP(2), func(pe *gputest.PE) {
		dst, err := gpurt.AllocSym[int32](pe.PE, 1)
		if err != nil {
			pe.Fatalf("allocate: %v", err)
		}
		src, err := gpurt.AllocSymFrom(pe.PE, []int32{int32(pe.MyPE())})
		if err != nil {
			pe.Fatalf("allocate: %v", err)
		}
		if err := gpurt.Put(pe.Stream(), dst, src, 1-pe.MyPE()); err != nil {
			pe.Fatalf("put: %v", err)
		}
		if err := pe.Stream().Barrier(); err != nil {
			pe.Fatalf("barrier: %v", err)
		}
		got := make([]int32, 1)
		if err := dst.CopyTo(pe.Context(), got); err != nil {
			pe.Fatalf("copy: %v", err)
		}
		if want := []int32{int32(1 - pe.MyPE())}; !slices.Equal(got, want) {
			pe.Errorf("got %v, want %v", got, want)
		}
	})
	fmt.Println("failed:", t.Failed())
	// Output: failed: false
}

// exampleT prints what a test reports.
type exampleT struct {
	testing.TB
	failed bool
}

func (t *exampleT) Helper()                  {}
func (t *exampleT) Name() string             { return "TestExchange" }
func (t *exampleT) Context() context.Context { return context.Background() }
func (t *exampleT) Cleanup(func())           {}
func (t *exampleT) Failed() bool             { return t.failed }
func (t *exampleT) Logf(f string, a ...any)  { fmt.Printf(f+"\n", a...) }

func (t *exampleT) Errorf(f string, a ...any) {
	t.failed = true
	t.Logf(f, a...)
}

func (t *exampleT) FailNow() { t.failed = true }
