package toolchain

import (
	"fmt"
	"strings"
)

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
	set := DefaultSet
	if len(e.Missing) > 0 {
		set = setWith(e.Missing[0])
	}
	also := ""
	if e.Use.Name == Communicate.Name {
		also = ", or gpuc toolchain install runtime if only executables with machine code run here"
	}
	fmt.Fprintf(&b, "\nrun gpuc toolchain install%s%s, or set %s to a directory that holds them; looked in:", installArg(set), also, EnvToolchain)
	for _, p := range e.Places {
		fmt.Fprintf(&b, "\n\t%s", p)
	}
	return b.String()
}

func installArg(set string) string {
	if set == DefaultSet {
		return ""
	}
	return " " + set
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
