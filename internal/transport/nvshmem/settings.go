package nvshmem

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// hostHalf is what is known of the host library without opening it.
var hostHalf = transport.HostHalf{
	Use: toolchain.Communicate,
	Open: func(tc *toolchain.Toolchain, _ func(string) string) (transport.Host, error) {
		return Open(tc.Path(toolchain.NVSHMEMHost))
	},
	Interface:    interfaceVariable,
	Variables:    []string{"NVSHMEM_", "UCX_"},
	Check:        checkScratch,
	Far:          far,
	Granule:      granule,
	ReduceLimits: reduceLimits,
	TooSoon:      tooSoon,
	NoRoom: errors.New("the symmetric heap has no room; set NVSHMEM_SYMMETRIC_SIZE (such as 8G, the default is 1G) on every PE, " +
		"and NVSHMEM_MAX_MEMORY_PER_GPU where the heap grows on demand"),
	// NVSHMEM ends the process there, or waits on the host, once.
	Limited: transport.Limited{
		OnStream: errors.New(shared + "NVSHMEM has puts, gets, SignalOp, Quiet and the barriers of all PEs alone on a stream: " + apart),
		Teams:    errors.New(shared + "NVSHMEM has the world team alone: " + apart),
		Capture:  errors.New(shared + "a barrier or collective operation cannot be a part of a graph"),
	},
}

const (
	shared = "PEs share GPUs without NVIDIA's Multi-Process Service, where "
	apart  = "start nvidia-cuda-mps-control -d and set CUDA_MPS_ACTIVE_THREAD_PERCENTAGE to 80 divided by the PEs of a GPU; or start as many PEs as there are GPUs; or emulate them"
)

// interfaceVariable: NVSHMEM finds a network interface by itself, which fails or leaves the host
// where there are several; PEs of one host need the loopback (NVSHMEM API,
// Environment Variables, bootstrap options).
const interfaceVariable = "NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME"

// Variables by which NVSHMEM's host library lets GPUs drive the NIC.
const (
	ibgdaVariable = "NVSHMEM_IB_ENABLE_IBGDA"
	gdakiVariable = "NVSHMEM_GPUNETIO_ENABLE_GDAKI"
)

// far refuses kernels that ask the host's proxy in a job in which NVSHMEM lets GPUs
// drive the NIC. Operations that NVSHMEM enqueues on streams then wait for the queues of
// the NIC alone, so that a barrier may be over before what the kernels have sent; and
// where NVSHMEM has no transport but this, nothing takes what the kernels ask the proxy
// for. Only PEs that cannot be addressed are reached in these ways.
func far(kernels *transport.Transport, getenv func(string) string, _ []string) error {
	var variable, also string
	switch {
	case switchedOn(getenv(gdakiVariable)):
		variable = gdakiVariable
	case switchedOn(getenv(ibgdaVariable)) && kernels.Name != nicName:
		variable, also = ibgdaVariable, "build them with -transport "+nicName+" (gpuc build, gpuc run), or "
	default:
		return nil
	}
	return fmt.Errorf("%s=%s has GPUs drive the NIC on the way there, for which the kernels are not built; %sleave the variable unset on all PEs, so that the host's proxy drives it", variable, getenv(variable), also)
}

// switchedOn reports whether NVSHMEM takes the value of a variable for yes.
func switchedOn(value string) bool {
	return value != "" && !strings.ContainsAny(value[:1], "0NnFf")
}

// granularityVariable is what NVSHMEM takes the granularity of its heap from; the size of a
// buffer that it registers is a multiple of that (NVSHMEM documentation, Environment
// Variables).
const (
	granularityVariable = "NVSHMEM_CUMEM_GRANULARITY"
	defaultGranularity  = 512 << 20
)

func granule(getenv func(string) string) (bytes int, variable string, err error) {
	bytes = defaultGranularity
	if v := getenv(granularityVariable); v != "" {
		if bytes, err = parseSize(v); err != nil {
			err = fmt.Errorf("%s is %q, want a size such as 512M", granularityVariable, v)
		}
	}
	return bytes, granularityVariable, err
}

// parseSize reads a size as NVSHMEM takes it: a number of bytes, or of units K, M, G or T.
func parseSize(s string) (int, error) {
	shift := 0
	if i := strings.IndexByte("KMGT", strings.ToUpper(s[len(s)-1:])[0]); i >= 0 {
		shift, s = 10*(i+1), s[:len(s)-1]
	}
	n, err := strconv.Atoi(s)
	if err == nil && (n < 1 || n > math.MaxInt>>shift) {
		err = strconv.ErrRange
	}
	return n << shift, err
}

// tooSoon: NVSHMEM gives the heap in host memory one name on a host (3.4.5, 3.8.0). A PE of a job that
// starts beside another may open the other's heap, and then the barriers of both count in one place.
func tooSoon(getenv func(string) string) string {
	if !strings.EqualFold(getenv("NVSHMEM_HEAP_KIND"), "SYSMEM") {
		return ""
	}
	return "; jobs that start at the same time on a host where each has NVSHMEM_HEAP_KIND=SYSMEM can get each other's memory: start one after the other, or give each a /dev/shm of its own"
}

// scratchVariable is how a user sizes the memory in which NVSHMEM reduces.
const scratchVariable = "NVSHMEM_REDUCE_SCRATCH_SIZE"

// reduceScratch returns the size of NVSHMEM's scratch memory, which NVSHMEM reads from the
// environment as a number with a unit. ok is false for what is no such number.
func reduceScratch(getenv func(string) string) (n int64, ok bool) {
	const standard = 1 << 19
	size := strings.TrimSpace(getenv(scratchVariable))
	if size == "" {
		return standard, true
	}
	digits := strings.TrimRight(size, "bBkKmMgGtT")
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || n < 0 {
		return 0, false
	}
	for _, unit := range strings.ToLower(size[len(digits):]) {
		n <<= map[rune]int{'k': 10, 'm': 20, 'g': 30, 't': 40}[unit]
	}
	return n, true
}

// reduceLimits are those of NVSHMEM's own code of 3.4 to 3.8, which its headers show
// (non_abi/device/coll). A reduction of an even number of elements of 4 bytes may take them in pairs.
// A reduction in place of three PEs and more sends elements that are reduced already. A reduce-scatter
// writes past the scratch memory if that does not hold the source twice, and takes nothing if the
// size of that is not known.
func reduceLimits(getenv func(string) string) transport.ReduceLimits {
	n, _ := reduceScratch(getenv)
	return transport.ReduceLimits{ScatterBytes: int(n / 2), InPlacePEs: 2, Pairs: true}
}

// checkScratch refuses scratch memory with which NVSHMEM's reductions are wrong. They send
// pieces of a 16th of it, and leave out what is not a whole element of a piece
// (gpu_rdxn_segment_threadgroup in NVSHMEM's reduce.cuh). An element has up to 8 bytes.
func checkScratch(getenv func(string) string) error {
	const parts, elem = 16, 8
	n, ok := reduceScratch(getenv)
	if piece := n / parts; !ok || piece > 0 && piece%elem == 0 {
		return nil
	}
	return fmt.Errorf("%s=%s: with this size NVSHMEM leaves out elements when it reduces; set a multiple of %d bytes, or leave it unset, which is 512K", scratchVariable, getenv(scratchVariable), parts*elem)
}
