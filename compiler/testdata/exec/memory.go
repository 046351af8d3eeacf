package exec

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

//gpu:kernel
func Atomics(t *gpu.Thread, in, out []int64) {
	out[1] = gpu.AtomicAdd(t, &out[0], in[0])
	out[2] = gpu.AtomicMax(t, &out[0], in[1])
	out[3] = gpu.AtomicCompareAndSwap(t, &out[0], in[1], in[2])
	out[4] = gpu.AtomicExchange(t, &out[0], in[3])
	gpu.AtomicXor(t, &out[0], in[4])
	out[5] = gpu.AtomicLoad(t, &out[0])
	gpu.AtomicStore(t, &out[6], in[5])
}

//gpu:kernel
func MutableStructArray(t *gpu.Thread, in, out []int64) {
	var cs [4]counter
	for i := range cs {
		cs[i].step = in[i]
	}
	for _, c := range cs {
		c.next()
		out[0] += c.n
	}
	for i := range cs {
		c := &cs[i]
		c.next()
		c.next()
	}
	for i, c := range cs {
		out[1+i] = c.n
	}
}

//gpu:kernel
func Zeroed(t *gpu.Thread, in, out []int64) {
	for i := range 3 {
		var a [4]int64
		var c counter
		p := &c
		out[0] += a[in[0]&3] + p.n
		a[in[0]&3] = 5
		p.n = int64(i + 1)
		out[1] += a[in[0]&3] + c.n
		m := make([]int64, 2)
		out[2] += m[1]
		m[1] = 9
	}
}

// ReadingLoops has loops that only read, of which several rounds are done at a time, over
// counters of several types.
//
//gpu:kernel
func ReadingLoops(t *gpu.Thread, in, out []int64) {
	lo, hi, step := in[0]&31-16, in[1]&127-8, in[2]&3+1
	s := in[:16]
	for i := lo; i < hi; i += step {
		out[0] += i
	}
	sum, last, before := int64(0), int64(-1), int64(-2)
	for i := lo; i < hi; i += step {
		sum += s[i&15]
		last, before = i, last
	}
	out[1], out[2], out[3] = sum, last, before
	sum = 0
	for i := uint16(65535 - in[3]&63); i < uint16(65535-in[4]&7); i++ {
		sum = 3*sum + s[i&15]
	}
	out[4] = sum
	sum = 0
	bound := int32(in[5])&63 + math.MinInt32
	for i := int32(math.MinInt32); i < bound; i += 2 {
		sum = 5*sum ^ s[i&15]
	}
	out[5] = sum
	for i := range int(in[6] & 63) {
		out[6] += s[i&15]
		sum -= s[i&7]
	}
	out[7] = sum
	var most int64
	for i := 0; i < int(in[7]&127); i++ {
		if x := s[i&15]; x > most {
			most = x
		}
	}
	out[8] = most
}
