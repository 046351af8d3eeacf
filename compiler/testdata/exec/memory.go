package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

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
