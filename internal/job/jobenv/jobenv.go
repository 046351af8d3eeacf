// Package jobenv is the environment in which a program is told how to run: gpuc run
// writes it, and package gpurt reads it. Both read what a user has set.
//
// It imports nothing of this module. Start reading at Job.
package jobenv

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
)

// The variables.
const (
	backend       = "GPUC_BACKEND"
	pes           = "GPUC_NP"
	seed          = "GPUC_SEED"
	hangTimeout   = "GPUC_HANG_TIMEOUT"
	oversubscribe = "GPUC_OVERSUBSCRIBE"
	// checkCollectives is not written by Environ: what starts a program passes it on.
	checkCollectives = "GPUC_CHECK_COLLECTIVES"
	reportLeaks      = "GPUC_REPORT_LEAKS"
	// EmulatedPEs is the number of emulated PEs of a job of several processes, which share
	// them out.
	EmulatedPEs = "GPUC_EMULATED_PES"
	exhaustive  = "GPUC_EXHAUSTIVE"
	// The files of an exploration of all orders, and the execution to repeat.
	certificate    = "GPUC_CERTIFICATE"
	counterexample = "GPUC_COUNTEREXAMPLE"
	replay         = "GPUC_REPLAY"
	// TraceFile is the file of the trace, beside which its parts are.
	TraceFile  = "GPUC_TRACE"
	traceLevel = "GPUC_TRACE_LEVEL"
	// Hosts are the numbers of PEs of the emulated hosts. What a user has set is passed on.
	Hosts = "GPUC_EMULATED_HOSTS"
	// Transport is how PEs on GPUs communicate.
	Transport = "GPUC_TRANSPORT"
)

// The variables by which PEs on several hosts find each other. What starts a program passes
// them on.
const (
	// Token is the secret of the job.
	Token = "GPUC_TOKEN"
	// Interface chooses the network interface.
	Interface = "GPUC_INTERFACE"
	// StartTimeout is how long PEs wait for each other at the start.
	StartTimeout = "GPUC_START_TIMEOUT"
	// Bootstrap is how they find each other.
	Bootstrap = "GPUC_BOOTSTRAP"
)

// DefaultStartTimeout is for jobs on many hosts, which load programs from one file server.
const DefaultStartTimeout = 2 * time.Minute

// Running is the variable in which gpuc run tells a program that emulates its PEs the
// file which is to exist while they run. If it still does when the program has ended,
// one of them has ended it. Users do not set it; the program removes the variable, so
// that what it starts does not take it for its own.
const Running = "GPUC_RUNNING"

// Names of the back ends.
const (
	Emulator = "emu"
	Check    = "check"
	CUDA     = "cuda"
)

// Job is what the variables say; the zero value of a field is a variable that is not set.
type Job struct {
	Backend string
	PEs     int
	Seed    uint64
	// HangTimeout is how long an emulated thread may compute or poll.
	HangTimeout time.Duration
	// Oversubscribe lets PEs share GPUs.
	Oversubscribe bool
	// CheckCollectives has PEs on GPUs compare the collective operations that they enqueue.
	CheckCollectives bool
	// Transport is the name of how PEs on GPUs communicate, empty for what the machine has.
	Transport string
	// ReportLeaks has PEs say what memory they did not free.
	ReportLeaks bool
	// Emulated is the number of PEs where several processes emulate them, 0 if each
	// process has one.
	Emulated int
	// Exhaustive is in how many executions the back end check may go through all orders.
	Exhaustive int
	// Certificate and Counterexample are files for what the back end check has found, and Replay one of
	// the latter, to repeat.
	Certificate, Counterexample, Replay string
	// Trace is the file of the trace, empty for none, and TraceLevel how much it records.
	Trace, TraceLevel string
	// Hosts are numbers of PEs, as ParseHosts reads them.
	Hosts string
	// Meeting is how PEs find each other.
	Meeting Meeting
	// Running is the file that exists while emulated PEs run.
	Running string
}

// Secret is text whose holder can take part in a job. Package fmt, logs and encoders write
// Redacted in its place.
type Secret string

// Redacted stands where a secret would be printed.
const Redacted = "[secret]"

// Reveal returns the text.
func (s Secret) Reveal() string { return string(s) }

// String implements fmt.Stringer.
func (s Secret) String() string { return Redacted }

// GoString implements fmt.GoStringer.
func (s Secret) GoString() string { return Redacted }

// Format implements fmt.Formatter, for all verbs.
func (s Secret) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, Redacted) }

// MarshalText implements encoding.TextMarshaler.
func (s Secret) MarshalText() ([]byte, error) { return []byte(Redacted), nil }

// MaxPEs is how many PEs a job can have: PE 0's process has a connection to that of each.
// MaxEmulated is how many can be emulated: each has a channel to each, of some 100 bytes.
const MaxPEs, MaxEmulated = 1 << 16, 4096

// CheckPEs refuses more PEs than a job can have on a back end; an empty name leaves that open.
func CheckPEs(n int, backend string) error {
	switch {
	case Emulated(backend) && n > MaxEmulated:
		return fmt.Errorf("%d PEs: at most %d can be emulated", n, MaxEmulated)
	case n > MaxPEs:
		return fmt.Errorf("%d PEs: a job has at most %d", n, MaxPEs)
	}
	return nil
}

// Meeting is what the variables say of how PEs find each other.
type Meeting struct {
	Token Secret
	// Interface chooses the network interface, as the variable InterfaceVar says.
	Interface, InterfaceVar string
	StartTimeout            time.Duration
	// Bootstrap is one of the bootstraps of package gpurt, or empty.
	Bootstrap string
}

// ReadMeeting reads the variables by which PEs find each other. others are those that choose the
// network interface where Interface does not.
func ReadMeeting(getenv func(string) string, others ...string) (m Meeting, err error) {
	m = Meeting{Token: Secret(getenv(Token)), StartTimeout: DefaultStartTimeout, Bootstrap: getenv(Bootstrap)}
	for _, name := range append([]string{Interface}, others...) {
		if s := getenv(name); s != "" && m.Interface == "" {
			m.Interface, m.InterfaceVar = s, name
		}
	}
	if s := getenv(StartTimeout); s != "" {
		if m.StartTimeout, err = time.ParseDuration(s); err != nil || m.StartTimeout <= 0 {
			return Meeting{}, fmt.Errorf("%s=%q: it must be a time such as 30s or 5m", StartTimeout, s)
		}
	}
	if m.Bootstrap != "" && !slices.Contains(bootstraps, m.Bootstrap) {
		return Meeting{}, fmt.Errorf("%s=%q: it must be %s", Bootstrap, m.Bootstrap, strings.Join(bootstraps, ", "))
	}
	return m, nil
}

// bootstraps are those of package gpurt.
var bootstraps = []string{"uid", "mpi", "pmi", "pmi2", "pmix"}

// Read reads all variables. others are as for ReadMeeting.
func Read(getenv func(string) string, others ...string) (j Job, err error) {
	if j.Backend, err = Backend(getenv); err != nil {
		return Job{}, err
	}
	if s := getenv(pes); s != "" {
		if j.PEs, err = strconv.Atoi(s); err != nil || j.PEs < 1 {
			return Job{}, fmt.Errorf("%s=%q: the number of PEs must be a positive number", pes, s)
		}
		if err := CheckPEs(j.PEs, j.Backend); err != nil {
			return Job{}, fmt.Errorf("%s: %w", pes, err)
		}
	}
	if s := getenv(EmulatedPEs); s != "" {
		if j.Emulated, err = strconv.Atoi(s); err != nil || j.Emulated < 1 {
			return Job{}, fmt.Errorf("%s=%q: the number of PEs must be a positive number", EmulatedPEs, s)
		}
		if err := CheckPEs(j.Emulated, Emulator); err != nil {
			return Job{}, fmt.Errorf("%s: %w", EmulatedPEs, err)
		}
	}
	if s := getenv(seed); s != "" {
		if j.Seed, err = strconv.ParseUint(s, 0, 64); err != nil {
			return Job{}, fmt.Errorf("%s=%q: the seed must be a number from 0 to 2^64-1", seed, s)
		}
	}
	if j.HangTimeout, err = HangTimeout(getenv); err != nil {
		return Job{}, err
	}
	if j.Oversubscribe, err = Oversubscribe(getenv); err != nil {
		return Job{}, err
	}
	if j.CheckCollectives, err = flag(getenv, checkCollectives); err != nil {
		return Job{}, err
	}
	if j.ReportLeaks, err = flag(getenv, reportLeaks); err != nil {
		return Job{}, err
	}
	if s := getenv(exhaustive); s != "" {
		if j.Exhaustive, err = strconv.Atoi(s); err != nil || j.Exhaustive < 0 {
			return Job{}, fmt.Errorf("%s=%q: it must be the largest number of executions, or 0", exhaustive, s)
		}
	}
	j.Certificate, j.Counterexample, j.Replay = getenv(certificate), getenv(counterexample), getenv(replay)
	j.Trace, j.TraceLevel = Trace(getenv)
	j.Transport = getenv(Transport)
	j.Hosts = getenv(Hosts)
	if _, err = ParseHosts(j.Hosts); err != nil {
		return Job{}, fmt.Errorf("%s: %w", Hosts, err)
	}
	if j.Meeting, err = ReadMeeting(getenv, others...); err != nil {
		return Job{}, err
	}
	j.Running = getenv(Running)
	return j, nil
}

// Backend reads the name of the back end.
func Backend(getenv func(string) string) (string, error) {
	name := getenv(backend)
	if !KnownBackend(name) {
		return "", fmt.Errorf("%s=%q: the back end must be %s, %s or %s", backend, name, Emulator, Check, CUDA)
	}
	return name, nil
}

// KnownBackend reports whether a back end may be asked for by that name; an empty one
// leaves the choice to the machine.
func KnownBackend(name string) bool { return name == "" || name == CUDA || Emulated(name) }

// Emulated reports whether a back end needs no GPU: one process has the GPUs of all PEs.
func Emulated(name string) bool { return name == Emulator || name == Check }

// HangTimeout reads how long an emulated thread may compute or poll; 0 is for ever.
func HangTimeout(getenv func(string) string) (time.Duration, error) {
	s := getenv(hangTimeout)
	if s == "" {
		return 0, nil
	}
	d, err := time.ParseDuration(s)
	if err != nil || d < 0 {
		return 0, fmt.Errorf("%s=%q: it must be a time such as 30s or 5m, or 0 for no limit", hangTimeout, s)
	}
	return d, nil
}

// Trace reads the file of the trace, and how much is recorded.
func Trace(getenv func(string) string) (file, level string) {
	return getenv(TraceFile), getenv(traceLevel)
}

// ParseHosts reads the numbers of PEs of emulated hosts, such as 1,2,3; an empty text is nil.
func ParseHosts(s string) ([]int, error) {
	if s == "" {
		return nil, nil
	}
	var sizes []int
	for part := range strings.SplitSeq(s, ",") {
		n, err := strconv.Atoi(part)
		if err != nil || n < 1 {
			return nil, fmt.Errorf("%q: the hosts must be numbers of PEs, such as 1,2,3", s)
		}
		sizes = append(sizes, n)
	}
	return sizes, nil
}

// Oversubscribe reads whether PEs may share GPUs.
func Oversubscribe(getenv func(string) string) (bool, error) {
	return flag(getenv, oversubscribe)
}

// flag reads a variable that is 1 or 0.
func flag(getenv func(string) string, name string) (bool, error) {
	s := getenv(name)
	if s == "" {
		return false, nil
	}
	v, err := strconv.ParseBool(s)
	if err != nil {
		return false, fmt.Errorf("%s=%q: it must be 1 or 0", name, s)
	}
	return v, nil
}

// Environ returns the variables that say j, as os.Environ does.
func (j Job) Environ() []string {
	list := []string{
		backend + "=" + j.Backend,
		pes + "=" + strconv.Itoa(j.PEs),
		seed + "=" + strconv.FormatUint(j.Seed, 10),
		hangTimeout + "=" + j.HangTimeout.String(),
		oversubscribe + "=" + strconv.FormatBool(j.Oversubscribe),
		Running + "=" + j.Running,
	}
	if j.ReportLeaks { // else the user's own setting counts
		list = append(list, reportLeaks+"=1")
	}
	if j.Trace != "" {
		list = append(list, TraceFile+"="+j.Trace, traceLevel+"="+j.TraceLevel)
	}
	if j.Transport != "" {
		list = append(list, Transport+"="+j.Transport)
	}
	if j.Emulated > 0 {
		list = append(list, EmulatedPEs+"="+strconv.Itoa(j.Emulated))
	}
	if j.Hosts != "" {
		list = append(list, Hosts+"="+j.Hosts)
	}
	if j.Exhaustive != 0 {
		list = append(list, exhaustive+"="+strconv.Itoa(j.Exhaustive))
	}
	for _, file := range [][2]string{{certificate, j.Certificate}, {counterexample, j.Counterexample}, {replay, j.Replay}} {
		if file[1] != "" {
			list = append(list, file[0]+"="+file[1])
		}
	}
	return list
}
