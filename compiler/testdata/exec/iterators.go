package exec

import (
	"iter"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

func count(n int64) iter.Seq2[int64, int64] {
	return func(yield func(int64, int64) bool) {
		for i := range n {
			if !yield(i, i*i) {
				return
			}
		}
	}
}

func filter(s iter.Seq2[int64, int64], keep func(int64) bool) iter.Seq[int64] {
	return func(yield func(int64) bool) {
		for k, v := range s {
			if keep(k) && !yield(v) {
				return
			}
		}
	}
}

//gpu:kernel
func Seq(t *gpu.Thread, in, out []int64) {
	for i, sq := range count(in[0] & 7) {
		if i == in[1] {
			continue
		}
		if i == in[2] {
			break
		}
		out[0] += sq
	}
	even := func(x int64) bool { return x%2 == 0 }
	for v := range filter(count(8), even) {
		out[1] += v
	}
	for v := range filter(count(in[3]&15), func(x int64) bool { return x > in[4] }) {
		out[2] = out[2]*3 + v
	}
}

func search(in []int64, want int64) (int64, bool) {
	for i, sq := range count(10) {
		if sq+in[0] > want {
			return i, true
		}
	}
	return -1, false
}

//gpu:kernel
func SeqReturn(t *gpu.Thread, in, out []int64) {
	i, ok := search(in, in[1])
	out[0] = i
	if ok {
		out[1] = 1
	}
	for k := range count(in[2] & 3) {
		if k == 1 {
			return
		}
		defer1(out)
	}
	out[3] = 1
}

func defer1(out []int64) { out[2]++ }

//gpu:kernel
func SeqNested(t *gpu.Thread, in, out []int64) {
outer:
	for i := range count(6) {
		for j := range count(i) {
			for k, v := range count(3) {
				switch {
				case in[i]+j == k:
					continue outer
				case in[j]-k == 7:
					break outer
				case in[k] == 100:
					return
				}
				out[0] += v + i
			}
			out[1]++
		}
		out[2]++
		if out[2] > 4 {
			goto done
		}
	}
	out[3] = 1
done:
	out[4] = 1
}

//gpu:kernel
func StrideLoop(t *gpu.Thread, in, out []int64) {
	for i := range t.Grid().Stride(len(out)) {
		out[i] = in[i%len(in)] * int64(t.ThreadIdx().X+1)
	}
	for i := range t.Block().Stride(int(in[0] & 15)) {
		out[i]++
	}
}

//gpu:kernel
func StrideExit(t *gpu.Thread, in, out []int64) {
	for i := range t.Grid().Stride(len(in)) {
		if in[i] == 3 {
			continue
		}
		if in[i] > 6 {
			break
		}
		if in[i] < -6 {
			return
		}
		for j := range t.Warp().Stride(i) {
			if in[j] == in[i] {
				break
			}
			out[i]++
		}
	}
	out[len(out)-1]++
}

//gpu:kernel
func StridePair(t *gpu.Thread, in, out []int64) {
	seq := t.Block().Stride(3)
	for i := range seq {
		out[i] += in[i]
	}
	for i := range seq {
		for j := range seq {
			out[3] += int64(i * j)
		}
	}
}
