package toolchain

import (
	"fmt"
	"slices"
	"strings"
)

// minNVSHMEM is the oldest NVSHMEM whose device code is understood.
const minNVSHMEM = "3.4"

// minGIN is the oldest NCCL whose headers have what kernels need to reach other hosts.
const minGIN = "2.30.7"

// Need returns an error if a use lacks parts (*NotFoundError), if its parts do
// not work together (*MismatchError), if a variable names one that does not exist,
// or if a part must not be opened, because it is not what was installed
// (*DamagedError) or because somebody else could have put it there (*own.Error).
// Of headers only the directory is looked at: see CheckHeaders.
func (tc *Toolchain) Need(u Use) error {
	tc.mu.Lock()
	defer tc.mu.Unlock()
	var missing []Part
	for _, p := range u.Parts {
		if err := tc.wrong[p]; err != nil {
			return err
		}
		if _, ok := tc.part(p); !ok {
			missing = append(missing, p)
		}
	}
	if len(missing) > 0 {
		return &NotFoundError{Use: u, Missing: missing, Places: slices.Collect(tc.search.places())}
	}
	usable := func(p Part) error { return tc.usable(tc.parts[p], false) }
	for _, check := range []func(Part) error{usable, tc.major, tc.coherent} {
		for _, p := range u.Parts {
			if err := check(p); err != nil {
				return err
			}
		}
	}
	return nil
}

// CheckHeaders looks at every header in the directories of those parts that there
// are, before they are read. The errors are those of Need.
func (tc *Toolchain) CheckHeaders(parts ...Part) error {
	tc.mu.Lock()
	defer tc.mu.Unlock()
	for _, p := range parts {
		if f, ok := tc.part(p); ok {
			if err := tc.usable(f, true); err != nil {
				return err
			}
		}
	}
	return nil
}

// major checks that a part is of the CUDA that is supported.
func (tc *Toolchain) major(p Part) error {
	switch p {
	case LibNVVM, NVJitLink, NVRTC, CUDAHeaders:
		f, _ := tc.part(p)
		if major, _, _ := strings.Cut(f.Version, "."); f.Version != "" && major != CUDAMajor {
			return &MismatchError{A: f, Why: fmt.Sprintf("it is of CUDA %s, and CUDA %s is needed", major, CUDAMajor)}
		}
	}
	return nil
}

// coherent checks a part against those that it works with. Versions that are
// not known pass: the libraries report what they cannot do.
func (tc *Toolchain) coherent(p Part) error {
	f, _ := tc.part(p)
	link, _ := tc.part(NVJitLink)
	switch p {
	case LibNVVM, NVRTC:
		if compare(link.Version, f.Version, 2) < 0 {
			return &MismatchError{f, link, fmt.Sprintf("nvJitLink must not be older than %s, whose output it reads", p)}
		}
	case NVRTCBuiltins:
		if rtc, _ := tc.part(NVRTC); compare(rtc.Version, f.Version, 2) != 0 {
			return &MismatchError{rtc, f, "they must be of one version"}
		}
	case NCCLHeaders:
		if compare(f.Version, minGIN, 3) < 0 {
			return &MismatchError{A: f, Why: "NCCL " + minGIN + " or newer is needed to reach other hosts (gpuc toolchain install nccl-2.32.3, and set " + EnvNCCL + " to its libnccl.so.2)"}
		}
	case NVSHMEMHeaders:
		if compare(f.Version, minNVSHMEM, 2) < 0 {
			return &MismatchError{A: f, Why: "NVSHMEM " + minNVSHMEM + " or newer is needed"}
		}
		if host, ok := tc.part(NVSHMEMHost); ok && compare(host.Version, f.Version, 2) < 0 {
			return &MismatchError{f, host, "the host library must not be older than the device code"}
		}
	}
	return nil
}

// Suffices returns an error if a directory does not hold what a set is for.
func Suffices(dir string, s Set) error {
	tc := newToolchain(Config{}, Place{})
	tc.search.made, tc.search.next = []Place{{Name: "installed set", Path: dir}}, len(placeGroups)
	for _, u := range s.Uses {
		if err := tc.Need(u); err != nil {
			return err
		}
	}
	return nil
}

// NotFoundError says that parts which a use needs are nowhere on the machine.
type NotFoundError struct {
	// Use is what the parts are needed for.
	Use Use
	// Missing are the parts that were not found.
	Missing []Part
	// Places are all places that were looked at, in order.
	Places []Place
}

// Error lists the missing parts with their variables, what to do, and every
// place that was tried.
func (e *NotFoundError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "not found, but needed to %s:", e.Use.Name)
	for _, p := range e.Missing {
		fmt.Fprintf(&b, "\n\t%s%s", p, hint(p))
	}
	also := ""
	if e.Use.Name == Communicate.Name {
		also = ", or gpuc toolchain install runtime if only executables with machine code run here"
	}
	fmt.Fprintf(&b, "\nrun %s%s, or set %s to a directory that holds them; looked in:", e.Install(), also, EnvToolchain)
	for _, p := range e.Places {
		fmt.Fprintf(&b, "\n\t%s", p)
	}
	return b.String()
}

// Line says in one line what Error says, without the places.
func (e *NotFoundError) Line() string {
	var parts []string
	for _, p := range e.Missing {
		parts = append(parts, string(p)+hint(p))
	}
	return fmt.Sprintf("not found, but needed to %s: %s; run %s", e.Use.Name, strings.Join(parts, ", "), e.Install())
}

// Install returns the command that installs what is missing.
func (e *NotFoundError) Install() string {
	const command = "gpuc toolchain install"
	if set := setWith(e.Missing[0]); set != DefaultSet {
		return command + " " + set
	}
	return command
}

// hint says how a part can be named.
func hint(p Part) string {
	in := info(p)
	switch {
	case in.Near != "":
		return fmt.Sprintf(" (belongs with %s)", in.Near)
	case in.EnvRoot:
		return fmt.Sprintf(" (%s: a directory with include and lib)", in.Env)
	case in.Probe != "":
		return fmt.Sprintf(" (%s: the directory of %s)", in.Env, in.Probe)
	}
	return fmt.Sprintf(" (%s: its path)", in.Env)
}

// MismatchError says that parts were found that do not work together.
type MismatchError struct {
	A, B Found
	// Why completes "A and B do not work together: ...".
	Why string
}

// Error names both parts with their versions and paths, and what to do.
func (e *MismatchError) Error() string {
	if e.B.Part == "" {
		return fmt.Sprintf("%s %s (%s, from %s) cannot be used: %s; run gpuc toolchain install, or set %s to one that can",
			e.A.Part, e.A.Version, e.A.Path, e.A.From, e.Why, EnvToolchain)
	}
	return fmt.Sprintf("%s %s (%s, from %s) and %s %s (%s, from %s) do not work together: %s; run gpuc toolchain install, or set %s to a directory that holds both",
		e.A.Part, e.A.Version, e.A.Path, e.A.From, e.B.Part, e.B.Version, e.B.Path, e.B.From, e.Why, EnvToolchain)
}
