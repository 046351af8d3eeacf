package cuda

import (
	"fmt"
	"strconv"
	"strings"
)

// scratchVariable is how a user sizes the memory in which NVSHMEM reduces.
const scratchVariable = "NVSHMEM_REDUCE_SCRATCH_SIZE"

// reduceScratch returns the size of NVSHMEM's scratch memory, which NVSHMEM reads from the
// environment as a number with a unit. ok is false for what is no such number.
func reduceScratch(getenv func(string) string) (n int64, ok bool) {
	const standard = 1 << 19
	size := ""
	if getenv != nil {
		size = strings.TrimSpace(getenv(scratchVariable))
	}
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

// reduceRoom returns how many bytes of source a reduce-scatter takes: half of the scratch
// memory, nothing if its size is not known.
func reduceRoom(getenv func(string) string) int {
	n, _ := reduceScratch(getenv)
	return int(n / 2)
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
