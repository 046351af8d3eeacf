package verdict

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/gpuc-go/gpuc/internal/store/atomicfile"
)

// Subject is the program of which a file tells.
type Subject struct {
	// Package is the import path of the program's main package, and Arguments what it was started with.
	Package   string
	Arguments []string `json:",omitempty"`
	// PEs is their number, and Hosts the numbers of those of the emulated hosts, if there are several.
	PEs   int
	Hosts []int `json:",omitempty"`
	// Kernels are the checksums of the manifests of the packages with kernels, by import path.
	Kernels map[string]string
	// Launches are the kernels that were launched, with their shapes and arguments: each once, in order.
	Launches []string
}

// Differ says that a file is of another program than that which runs.
type Differ struct{ What, File, Now string }

// Error implements error.
func (d *Differ) Error() string {
	return fmt.Sprintf("%s: %s in the file, %s now", d.What, d.File, d.Now)
}

// Compare returns how another subject differs from s, each difference by itself.
func (s *Subject) Compare(now *Subject) error {
	var errs []error
	differ := func(what string, file, now any) {
		if a, b := fmt.Sprint(file), fmt.Sprint(now); a != b {
			errs = append(errs, &Differ{what, cmpText(a), cmpText(b)})
		}
	}
	differ("the program", s.Package, now.Package)
	differ("the program's arguments", strings.Join(s.Arguments, " "), strings.Join(now.Arguments, " "))
	differ("the number of PEs", s.PEs, now.PEs)
	differ("the PEs of the hosts", s.Hosts, now.Hosts)
	for _, pkg := range slices.Sorted(maps.Keys(s.Kernels)) {
		differ("the kernels of "+pkg, short(s.Kernels[pkg]), short(now.Kernels[pkg]))
	}
	for _, pkg := range slices.Sorted(maps.Keys(now.Kernels)) {
		if s.Kernels[pkg] == "" {
			differ("the kernels of "+pkg, "", short(now.Kernels[pkg]))
		}
	}
	differ("the launches", strings.Join(s.Launches, "; "), strings.Join(now.Launches, "; "))
	return errors.Join(errs...)
}

// cmpText shows a value in a message.
func cmpText(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// short is as much of a checksum as tells it from others.
func short(sum string) string { return sum[:min(len(sum), 12)] }

// Facts collect what executions run. A nil Facts collects nothing.
type Facts struct {
	mu       sync.Mutex
	kernels  map[string]string
	launches map[string]bool
	// Want, if set, has the checksums that kernels must have.
	Want map[string]string
}

// Loaded tells of the kernels of a package, and refuses others than those that Facts want.
func (f *Facts) Loaded(pkg, checksum string) error {
	if f == nil {
		return nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.kernels == nil {
		f.kernels = map[string]string{}
	}
	f.kernels[pkg] = checksum
	if f.Want != nil && f.Want[pkg] != checksum {
		return fmt.Errorf("the execution was recorded with other kernels: %w; record it again with -exhaustive", &Differ{"the kernels of " + pkg, cmpText(short(f.Want[pkg])), short(checksum)})
	}
	return nil
}

// Launched tells of a launch.
func (f *Facts) Launched(what string) {
	if f == nil {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.launches == nil {
		f.launches = map[string]bool{}
	}
	f.launches[what] = true
}

// Subject completes a subject with what was collected.
func (f *Facts) Subject(s Subject) Subject {
	f.mu.Lock()
	defer f.mu.Unlock()
	s.Kernels, s.Launches = maps.Clone(f.kernels), slices.Sorted(maps.Keys(f.launches))
	return s
}

// format is the number of the form of certificates and counterexamples.
const format = 2

// checksum binds all that a file of a kind says. It keeps from mistakes, not from those who compute another one.
func checksum(kind string, format int, part []byte) (string, error) {
	var b bytes.Buffer
	fmt.Fprintln(&b, kind, format)
	err := json.Compact(&b, part)
	sum := sha256.Sum256(b.Bytes())
	return hex.EncodeToString(sum[:]), err
}

// save writes a file of a kind: as a whole, or not at all.
func save(name, kind string, x any) error {
	part, err := json.Marshal(x)
	if err != nil {
		return err
	}
	sum, err := checksum(kind, format, part)
	if err != nil {
		return err
	}
	b, err := json.MarshalIndent(map[string]any{"gpuc": kind, "format": format, "checksum": sum, kind: x}, "", "\t")
	if err != nil {
		return err
	}
	return atomicfile.Write(name, "."+kind, 0o644, func(w io.Writer) error {
		_, err := w.Write(append(b, '\n'))
		return err
	})
}

// load reads a file of a kind.
func load(name, kind string, x any) error {
	b, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	var file struct {
		Gpuc, Checksum              string
		Format                      int
		Certificate, Counterexample json.RawMessage
	}
	if err := json.Unmarshal(b, &file); err != nil || file.Gpuc == "" {
		return fmt.Errorf("%s is not a %s that gpuc wrote", name, kind)
	}
	if file.Gpuc != kind {
		return fmt.Errorf("%s is a %s, not a %s", name, file.Gpuc, kind)
	}
	if file.Format != format {
		return fmt.Errorf("%s has format %d; this version of gpuc reads format %d: write it again with gpuc run -%s", name, file.Format, format, kind)
	}
	part := map[string]json.RawMessage{"certificate": file.Certificate, "counterexample": file.Counterexample}[kind]
	if sum, err := checksum(kind, file.Format, part); err == nil && sum != file.Checksum {
		return fmt.Errorf("%s has been changed since gpuc wrote it: its checksum is %s, and it says %s; write it again with gpuc run -%s", name, short(sum), cmpText(short(file.Checksum)), kind)
	}
	if err := json.Unmarshal(part, x); err != nil {
		return fmt.Errorf("%s is not a %s that gpuc wrote: %w", name, kind, err)
	}
	return nil
}

// Certificate is the verdict over all orders of a program, for others to repeat.
type Certificate struct {
	Subject
	// SHA256 is the checksum of the program's executable file.
	SHA256 string
	// Model is the version of the memory model, Transport how the PEs were to communicate, and Seed says by the rule
	// Target what the GPU has.
	Model     int
	Transport string
	Seed      uint64
	// Limit is the most executions that were allowed, Executions how many there were, and Redundant those
	// of them that were like another one.
	Limit, Executions, Redundant int
	// Complete says that the executions stand for all orders.
	Complete                     bool
	Bounds, LeftOut, Assumptions []string
}

// Save writes the certificate to a file.
func (c *Certificate) Save(name string) error { return save(name, "certificate", c) }

// LoadCertificate reads a file that Save has written.
func LoadCertificate(name string) (*Certificate, error) {
	c := new(Certificate)
	if err := load(name, "certificate", c); err != nil {
		return nil, err
	}
	if c.Limit < 1 || c.PEs < 1 {
		return nil, fmt.Errorf("%s says nothing of executions or PEs; write it again with gpuc run -certificate", name)
	}
	return c, nil
}

// Compare returns how a verdict that was reached again differs from the certificate, each difference by itself.
func (c *Certificate) Compare(now *Certificate) error {
	errs := []error{c.Subject.Compare(&now.Subject)}
	differ := func(what string, file, now any) {
		if a, b := fmt.Sprint(file), fmt.Sprint(now); a != b {
			errs = append(errs, &Differ{what, cmpText(a), cmpText(b)})
		}
	}
	differ("the program's executable (SHA-256)", short(c.SHA256), short(now.SHA256))
	differ("the version of the memory model", c.Model, now.Model)
	differ("the transport", c.Transport, now.Transport)
	differ("the seed", c.Seed, now.Seed)
	differ("complete", c.Complete, now.Complete)
	differ("executions", c.Executions, now.Executions)
	differ("redundant executions", c.Redundant, now.Redundant)
	for _, part := range []struct {
		what      string
		file, now []string
	}{{"bounds met", c.Bounds, now.Bounds}, {"not explored", c.LeftOut, now.LeftOut}, {"assumptions", c.Assumptions, now.Assumptions}} {
		if !slices.Equal(part.file, part.now) {
			differ(part.what, strings.Join(part.file, "; "), strings.Join(part.now, "; "))
		}
	}
	return errors.Join(errs...)
}
