package nvshmem

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// bootFuncs are the host library's functions with which it starts and ends.
type bootFuncs struct {
	getUniqueID     func(id *uniqueID) int32                                `c:"nvshmemx_get_uniqueid"`           // int nvshmemx_get_uniqueid(nvshmemx_uniqueid_t *uniqueid)
	setAttrUniqueID func(rank, n int32, id *uniqueID, attr *initAttr) int32 `c:"nvshmemx_set_attr_uniqueid_args"` // int nvshmemx_set_attr_uniqueid_args(const int myrank, const int nranks, const nvshmemx_uniqueid_t *uniqueid, nvshmemx_init_attr_t *attr)
	hostlibInitAttr func(flags uint32, attr *initAttr) int32                `c:"nvshmemx_hostlib_init_attr"`      // int nvshmemx_hostlib_init_attr(unsigned int flags, nvshmemx_init_attr_t *attr)
	initStatus      func() int32                                            `c:"nvshmemx_init_status"`            // int nvshmemx_init_status()
	hostlibFinalize func()                                                  `c:"nvshmemx_hostlib_finalize"`       // void nvshmemx_hostlib_finalize()
	// The library reads the environment of the C library, which Go does not change.
	setenv func(name, value string, overwrite int32) int32 `c:"setenv"` // int setenv(const char *name, const char *value, int overwrite), of the C library
	exit   func(code int32)                                `c:"exit"`   // void exit(int status), of the C library
}

// state says how far the library of this package's user has come. The host library
// itself is one for the process.
type state int

const (
	opened state = iota
	bootstrapped
	initialized
	finalized
)

// Status returns how far the host library has come in this process. Its numbers
// (nvshmemx_init_status_t) are those of transport.Status.
func (l *Library) Status() transport.Status { return transport.Status(l.boot.initStatus()) }

// ErrRunning says that NVSHMEM runs in this process already.
var ErrRunning = errors.New("NVSHMEM runs in this process already, and a process is one PE; close that PE first")

// begin returns why NVSHMEM cannot be started, or nil.
func (l *Library) begin() error {
	if l.state != opened {
		return errors.New("this NVSHMEM has been started before")
	}
	if l.Status().Started() {
		return ErrRunning
	}
	return nil
}

// UseInterface has the PEs meet by a network interface, unless the environment names one.
func (l *Library) UseInterface(name string) error {
	// The name is whole: others may begin with it.
	if r := l.boot.setenv(interfaceVariable, "="+name, 0); r != 0 {
		return fmt.Errorf("set %s: status %d", interfaceVariable, r)
	}
	return nil
}

// UniqueID returns the bytes that every PE passes to Init. One PE makes them.
func (l *Library) UniqueID() ([]byte, error) {
	id := newUniqueID()
	if r := l.boot.getUniqueID(id); r != 0 {
		return nil, fmt.Errorf("nvshmemx_get_uniqueid: status %d; NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME names the network interface to use, NVSHMEM_DEBUG=INFO says more", r)
	}
	return append([]byte(nil), id.bytes()...), nil
}

// Init initialises NVSHMEM as PE rank of size, collectively: it returns when
// every PE has called it with the same id. A CUDA context must be current on
// the calling OS thread. Without one, or without a transport to the other PEs, the
// library returns success and stays uninitialised: here that is a *StartError.
// After Finalize another Library of the process can be initialised, with another id.
func (l *Library) Init(rank, size int, id []byte) error {
	if err := l.begin(); err != nil {
		return err
	}
	if rank < 0 || rank >= size {
		return fmt.Errorf("initialise NVSHMEM: PE %d of %d does not exist", rank, size)
	}
	uid, err := uniqueIDFrom(id)
	if err != nil {
		return err
	}
	l.uid, l.attr = uid, newInitAttr()
	if r := l.boot.setAttrUniqueID(int32(rank), int32(size), l.uid, l.attr); r != 0 {
		return fmt.Errorf("nvshmemx_set_attr_uniqueid_args: status %d", r)
	}
	l.rank, l.size = rank, size
	return l.start(initWithUniqueID)
}

// start initialises the library as PE l.rank of l.size.
func (l *Library) start(flags uint32) error {
	if err := l.call(flags); err != nil {
		return err
	}
	s := l.Status()
	if !s.Started() {
		return &StartError{Rank: l.rank, Size: l.size, Status: int(s), NoContext: !l.contextCurrent(), Path: l.path, Version: l.version}
	}
	l.state = initialized
	if pe, n := int(l.myPE()), int(l.nPEs()); pe != l.rank || n != l.size {
		return fmt.Errorf("NVSHMEM says that this is PE %d of %d, expected PE %d of %d; once a process has joined by MPI or PMI, it joins the same job ever after", pe, n, l.rank, l.size)
	}
	return nil
}

// call calls the function that initialises, which is so far as it can.
func (l *Library) call(flags uint32) error {
	r := l.boot.hostlibInitAttr(flags, l.attr)
	l.starts++
	if r != 0 {
		return fmt.Errorf("nvshmemx_hostlib_init_attr: status %d (PE %d of %d, %s, version %v); NVSHMEM_DEBUG=INFO says more", r, l.rank, l.size, l.path, l.version)
	}
	return nil
}

// bootstrap is one of NVSHMEM's own bootstraps (NVSHMEM documentation, Environment
// Variables).
type bootstrap struct {
	// mode and pmi are the values of the variables that choose it; pmi may be empty.
	mode, pmi string
	// plugin is the file that does it, and pluginVar the variable that names another.
	plugin, pluginVar string
}

var bootstraps = map[string]bootstrap{
	"mpi":  {"MPI", "", "nvshmem_bootstrap_mpi.so.3", "NVSHMEM_BOOTSTRAP_MPI_PLUGIN"},
	"pmi":  {"PMI", "PMI", "nvshmem_bootstrap_pmi.so.3", "NVSHMEM_BOOTSTRAP_PMI_PLUGIN"},
	"pmi2": {"PMI", "PMI-2", "nvshmem_bootstrap_pmi2.so.3", "NVSHMEM_BOOTSTRAP_PMI2_PLUGIN"},
	"pmix": {"PMI", "PMIX", "nvshmem_bootstrap_pmix.so.3", "NVSHMEM_BOOTSTRAP_PMIX_PLUGIN"},
}

// Bootstrap has the PEs meet by one of NVSHMEM's own bootstraps: mpi, pmi, pmi2 or pmix. It
// returns which PE this is of how many, and its number among those of this host. It needs
// no CUDA context. Complete does the rest. getenv looks up the variables that name other
// plug-ins.
func (l *Library) Bootstrap(name string, getenv func(string) string) (rank, size, local int, err error) {
	if err := l.begin(); err != nil {
		return 0, 0, 0, err
	}
	b, ok := bootstraps[name]
	if !ok {
		return 0, 0, 0, fmt.Errorf("NVSHMEM has no bootstrap %q; it has mpi, pmi, pmi2 and pmix", name)
	}
	if err := l.open(b, getenv); err != nil {
		return 0, 0, 0, err
	}
	for _, v := range [][2]string{{"NVSHMEM_BOOTSTRAP", b.mode}, {"NVSHMEM_BOOTSTRAP_PMI", b.pmi}} {
		if v[1] == "" {
			continue
		}
		if r := l.boot.setenv(v[0], v[1], 1); r != 0 {
			return 0, 0, 0, fmt.Errorf("set %s=%s: status %d", v[0], v[1], r)
		}
	}
	// Without a context some versions return an error although the PEs have met.
	err = l.call(0)
	switch s := l.Status(); {
	case s >= transport.Bootstrapped:
	case err != nil:
		return 0, 0, 0, fmt.Errorf("meet the other PEs by %s: %w; was the program started by a launcher that offers it?", name, err)
	default:
		return 0, 0, 0, &StartError{Status: int(s), Path: l.path, Version: l.version}
	}
	l.state, l.rank, l.size = bootstrapped, int(l.myPE()), int(l.nPEs())
	return l.rank, l.size, int(l.team.myPE(teamNode)), nil
}

// open opens a bootstrap's plug-in. The library opens it again; where that fails, since
// there is no MPI, it ends the process (NVSHMEM 3.4.5).
func (l *Library) open(b bootstrap, getenv func(string) string) error {
	candidates := []string{filepath.Join(filepath.Dir(l.path), b.plugin), b.plugin}
	if other := getenv(b.pluginVar); other != "" {
		candidates = []string{other}
	}
	if err := l.openPlugin(candidates...); err != nil {
		return fmt.Errorf("%w\n%s names another plug-in", err, b.pluginVar)
	}
	return nil
}

func openPlugin(candidates ...string) error {
	_, err := dl.Open("NVSHMEM's plug-in for the bootstrap", dl.Global, candidates...)
	return err
}

// teamNode is NVSHMEMX_TEAM_NODE, which the library knows once the PEs have met.
const teamNode = 2

// Complete initialises NVSHMEM after Bootstrap. A CUDA context must be current.
func (l *Library) Complete() error {
	if l.state != bootstrapped {
		return ErrNotInitialized
	}
	return l.start(0)
}

// Initialized reports whether Init has succeeded and Finalize was not called.
func (l *Library) Initialized() bool { return l.state == initialized }

// Finalize ends the use of NVSHMEM, collectively. It must not be called once a
// kernel has failed: on an error the library ends the process.
func (l *Library) Finalize() error {
	if err := l.ready(); err != nil {
		return err
	}
	l.state = finalized
	for range l.starts {
		l.boot.hostlibFinalize()
	}
	return nil
}

// Exit ends the process with code 0, as a C program does that returns from main: the library ends
// MPI by a function that is called then, and mpirun takes a process for failed that has not ended MPI.
func (l *Library) Exit() { l.boot.exit(0) }

// StartError says that the library returned success from its initialisation and
// is not initialised.
type StartError struct {
	Rank, Size int
	// Status is what nvshmemx_init_status returned.
	Status int
	// NoContext says that no CUDA context was current on the calling thread.
	NoContext bool
	Path      string
	Version   Version
}

// Error gives the reason, as far as the library lets it be known, and says where
// NVSHMEM tells more: it writes to the streams of the process, and returns none of
// it.
func (e *StartError) Error() string {
	return fmt.Sprintf("NVSHMEM did not start (PE %d of %d, %s, version %v, nvshmemx_init_status %d): %s", e.Rank, e.Size, e.Path, e.Version, e.Status, e.reason())
}

func (e *StartError) reason() string {
	switch {
	case e.NoContext:
		return "no CUDA context was current on the calling thread"
	case transport.Status(e.Status) == transport.Bootstrapped:
		return "the PEs have met, and then no transport between their GPUs could be started; what NVSHMEM printed above is the reason, and NVSHMEM_DEBUG=INFO makes it print more. " +
			"NVSHMEM_DISABLE_P2P and NVSHMEM_REMOTE_TRANSPORT, if they are set, leave transports out; nvidia-smi topo -p2p n shows which GPUs reach each other"
	}
	return "what NVSHMEM printed above is the reason, and NVSHMEM_DEBUG=INFO makes it print more"
}

// contextCurrent asks the driver, which is open where there is a context.
func contextCurrent() bool {
	drv, err := dl.Open("the CUDA driver", dl.Local, "libcuda.so.1")
	if err != nil {
		return false
	}
	var cuda struct {
		getCurrent func(ctx *uintptr) int32 `c:"cuCtxGetCurrent"` // CUresult cuCtxGetCurrent(CUcontext *pctx)
	}
	if drv.Bind(&cuda) != nil {
		return false
	}
	var ctx uintptr
	return cuda.getCurrent(&ctx) == 0 && ctx != 0
}

// Structures and constants of the host library's interface
// (nvshmem_uniqueid.h, nvshmem_types.h, nvshmemx_api.h, nvshmem_constants.h of
// NVSHMEM 3.4.5). A version field holds the structure's version in the upper
// 16 bits and its size in the lower 16; later releases of NVSHMEM 3 accept the
// first version of each.
const (
	versionUniqueID     = 1<<16 | 128
	versionUniqueIDArgs = 1<<16 | 24
	versionInitArgs     = 1<<16 | 128
	versionInitAttr     = 1<<16 | 144

	initWithUniqueID = 1 << 3 // NVSHMEMX_INIT_WITH_UNIQUEID
)

// uniqueID is nvshmemx_uniqueid_v1.
type uniqueID struct {
	version  int32
	internal [124]byte
}

// uniqueIDArgs is nvshmemx_uniqueid_args_v1.
type uniqueIDArgs struct {
	version int32
	_       int32
	id      *uniqueID
	rank    int32
	nranks  int32
}

// initArgs is nvshmemx_init_args_v1.
type initArgs struct {
	version int32
	_       int32
	uid     uniqueIDArgs
	content [96]byte
}

// initAttr is nvshmemx_init_attr_v1.
type initAttr struct {
	version int32
	_       int32
	mpiComm uintptr
	args    initArgs
}

func newUniqueID() *uniqueID { return &uniqueID{version: versionUniqueID} }

func (id *uniqueID) bytes() []byte { return unsafeBytes(id) }

// uniqueIDFrom reads the bytes of a uniqueID of another process.
func uniqueIDFrom(b []byte) (*uniqueID, error) {
	id := new(uniqueID)
	if len(b) != len(id.bytes()) {
		return nil, fmt.Errorf("NVSHMEM unique id has %d bytes, want %d: PE 0 runs another version of the program", len(b), len(id.bytes()))
	}
	copy(id.bytes(), b)
	if id.version != versionUniqueID {
		return nil, fmt.Errorf("NVSHMEM unique id has version %#x, want %#x: PE 0 uses another NVSHMEM", id.version, versionUniqueID)
	}
	return id, nil
}

func newInitAttr() *initAttr {
	a := &initAttr{version: versionInitAttr}
	a.args.version = versionInitArgs
	a.args.uid = uniqueIDArgs{version: versionUniqueIDArgs, rank: -1, nranks: -1}
	return a
}
