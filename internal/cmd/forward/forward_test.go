package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	_ "github.com/gpuc-go/gpuc/internal/backend/driver" // whose change runs the tests again
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

func TestStubsAreUpToDate(t *testing.T) {
	dir := filepath.FromSlash("../../backend/emurpc")
	want, err := generate(dir)
	if err != nil {
		t.Fatal(err)
	}
	golden.Generated(t, filepath.Join(dir, output), "go generate ./internal/backend/emurpc", want)
}

// mistakes is a module whose package driver has methods that do not travel.
var mistakes = map[string]string{
	"go.mod": "module mistakes\n\ngo 1.26\n",
	"driver/driver.go": `package driver

type Mem struct{ Handle any }

type Event interface{ Sync() error }

type Call struct{ Done chan int }

type Device interface {
	Rank() int
	Good(bytes int) (Mem, error)
	Reset()
	Scale(by int) int
	CallHost(f func()) error
	Enqueue(c *Call) error
	Look(any) error
	Record() (Event, int, error)
	Hidden(struct{ inside int }) error
	ByHand(f func()) error
}
`,
	"mistakes.go": `package mistakes

import "mistakes/driver"

type device struct{ deviceStub }

func (d *device) ByHand(f func()) error { return d.byHand(driver.Mem{}) }

type extension interface {
	byHand(m driver.Mem) error
	swallow(m driver.Mem)
}
`,
}

func TestWhatDoesNotTravelIsSaid(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "driver"), 0o777); err != nil {
		t.Fatal(err)
	}
	for name, text := range mistakes {
		if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	_, err := generate(dir)
	if err == nil {
		t.Fatal("no error")
	}
	want := []string{
		"Device.swallow has no error to return when the other process is gone; write it by hand",
		"Device.CallHost: func() does not travel; write it by hand",
		"Device.Enqueue: field Done of driver.Call: chan int does not travel; write it by hand",
		"Device.Hidden: struct{inside int} does not travel; write it by hand",
		"Device.Look: any does not travel; write it by hand",
		"Device.Record: it returns an object, and something else; write it by hand",
		"Device.Reset has no error to return when the other process is gone; write it by hand",
		"Device.Scale has no error to return when the other process is gone; write it by hand",
	}
	if diff := cmp.Diff(want, strings.Split(err.Error(), "\n")); diff != "" {
		t.Errorf("errors (-want +got):\n%s", diff)
	}
}

func TestNamesOfTypes(t *testing.T) {
	for name, want := range map[string]string{"Stream": "stream", "NCCLComm": "ncclComm", "HTTP": "http", "graph": "graph"} {
		if got := lower(name); got != want {
			t.Errorf("lower(%q) = %q, want %q", name, got, want)
		}
	}
}
