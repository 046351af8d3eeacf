package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

type weekday uint8

const (
	monday weekday = iota + 1
	tuesday
	_
	thursday
	weekend = thursday << iota
)

const (
	kb, mb = 1 << (10 * (iota + 1)), 1 << (20 * (iota + 1))
	gb, tb
)

func (d weekday) next() weekday { return d%7 + 1 }

// Aliases, also generic ones, are other names of a type.
type (
	word          = int64
	pairOf[T any] = struct{ a, b T }
	row           [3]int32
	matrix        []row
	chained       weekday
)

func (m matrix) trace() (n int64) {
	for i := range min(len(m), 3) {
		n += int64(m[i][i])
	}
	return n
}

// Scopes: inner names hide outer ones, blocks of if, for and switch have their own.
//
//gpu:kernel
func Scopes(t *gpu.Thread, in, out []int64) {
	x := in[0]
	{
		x := x + 1
		x *= 2
		out[0] = x
	}
	out[1] = x
	if x := in[1]; x > 2 {
		out[2] = x
	} else if y := x * 3; y > x {
		out[2] = y
	} else {
		x, y := y, x
		out[2] = x - y
	}
	switch x := in[2] & 3; x {
	case 0:
		x := 10
		out[3] = int64(x)
	default:
		out[3] = x
	}
	a, b := in[3], in[4]
	b, c := a, b // b is assigned, c is new
	out[4] = b*3 + c
	type weekday int64 // hides the type of the package
	const kb = 3
	out[5] = int64(weekday(a)) * kb
	var (
		d, e    = a, float32(2)
		f       int8
		g, h, i uint16 = 1, 2, 3
	)
	out[6] = d + int64(e) + int64(f) + int64(g+h+i)
	var _, _ = a, b
	_ = c
}

//gpu:kernel
func Declared(t *gpu.Thread, in, out []int64) {
	out[0] = int64(monday)*1000 + int64(tuesday)*100 + int64(thursday)*10 + int64(weekend)
	out[1] = kb + mb + gb + tb
	d := weekday(in[0] & 7)
	out[2] = int64(d.next().next())
	var w word = in[1]
	out[3] = w
	p := pairOf[int64]{in[2], in[3]}
	q := struct{ a, b int64 }(p)
	out[4] = q.a - p.b
	m := matrix{{1, 2, 3}, {4, int32(in[4]), 6}, row{2: 9}}
	out[5] = m.trace()
	out[6] = int64(weekday(chained(in[5])).next())
	r := row(m[0])
	r[0], r[1] = r[1], r[0]
	out[7] = int64(r[0]*10 + m[0][0])
}

// unnamed has parameters without names, and named results that are hidden, set and
// returned bare.
func unnamed(int64, _ int64) (n int64, _ bool, err int8) {
	n = 4
	if n := n + 1; n > 0 {
		err = int8(n)
	}
	return
}

func spread(base int64, more ...int64) int64 {
	n := base * int64(len(more)+1)
	for i, v := range more {
		n += v * int64(i+1)
	}
	if more == nil {
		n--
	}
	return n
}

//gpu:kernel
func Functions(t *gpu.Thread, in, out []int64) {
	n, ok, e := unnamed(in[0], in[1])
	out[0] = n + int64(e)
	if ok {
		out[0]++
	}
	out[1] = spread(in[0])
	out[2] = spread(in[0], in[1])
	out[3] = spread(in[0], in[1], in[2], 7)
	out[4] = spread(1, in[2:6]...)
	out[5] = spread(minmax(in[3], in[4]))
}
