package difftest

import "github.com/gpuc-go/gpuc/dsl/gpu"

// controlOps takes every kind of turn; n is from 0 to 20.
func controlOps(n int, x uint32, out []int64) {
	for i := range n {
		if i == 3 {
			continue
		}
		if i > 15 {
			break
		}
		out[0] += int64(i)
	}

outer:
	for i := 0; i < n; i++ {
		for j := 0; ; j++ {
			switch {
			case j > i:
				continue outer
			case i*j > 40:
				break outer
			case (i+j)%4 == 1:
				out[1]++
				fallthrough
			case (i+j)%4 == 2:
				out[1] += 10
			default:
				out[1] += 100
			}
		}
	}

	switch x % 7 {
	case 0, 3:
		out[2] = 1
	case 1:
		out[2] = int64(fib(n))
	case 2:
		if n > 10 {
			break
		}
		out[2] = 3
	default:
		out[2] = -1
	}

	q, r, ok := divide(int(x), n)
	if ok {
		out[3] = int64(q*1000 + r)
	}
	out[4] = int64(collatz(x%100 + 1))

	sum := 0
	add := func(d int) int { sum += d; return sum }
	for i := range n {
		add(i * add(1))
	}
	out[5] = int64(sum)

	each(n, func(i int) bool {
		out[6] += int64(i * i)
		return i < 7
	})
	for i := range evens(n) {
		if i == 12 {
			break
		}
		if i%4 == 0 {
			continue
		}
		out[7] += int64(i)
	}
	i := n
	for i > 1 {
		i /= 2
		if x&1 == 0 && i == 2 {
			goto done
		}
		out[8]++
	}
	out[8] += 100
done:
	out[9] = search(n, x)
}

// controlResults is the number of results of controlOps.
const controlResults = 10

func fib(n int) int {
	a, b := 0, 1
	for range n {
		a, b = b, a+b
	}
	return a
}

func divide(a, b int) (q, r int, ok bool) {
	if b == 0 {
		return 0, 0, false
	}
	return a / b, a % b, true
}

func collatz(n uint32) (steps int) {
	for n != 1 {
		if n%2 == 0 {
			n /= 2
		} else {
			n = 3*n + 1
		}
		steps++
	}
	return steps
}

func each(n int, f func(int) bool) {
	for i := range n {
		if !f(i) {
			return
		}
	}
}

func evens(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		for i := 0; i < n; i += 2 {
			if !yield(i) {
				return
			}
		}
	}
}

func search(n int, x uint32) int64 {
	for i := range evens(n) {
		for j := range evens(i) {
			if uint32(i*j) == x%64 {
				return int64(i*100 + j)
			}
		}
	}
	return -1
}

//gpu:kernel
func Control(t *gpu.Thread, n []int, x []uint32, out []int64) {
	for i := range t.Grid().Stride(len(n)) {
		controlOps(n[i], x[i], out[i*controlResults:(i+1)*controlResults])
	}
}

// failOps fails in the way that how says.
func failOps(how int, s []int32, i int, out []int64) {
	switch how {
	case 0:
		out[0] = int64(s[i])
	case 1:
		out[0] = int64(len(s[i:]))
	case 2:
		out[0] = int64(len(s[:i]))
	case 3:
		out[0] = int64(len(s[2:i]))
	case 4:
		out[0] = int64(len(s[:1:i]))
	case 5:
		out[0] = int64(len(s[:i:2]))
	case 6:
		out[0] = 7 / int64(i)
	case 7:
		out[0] = 7 % int64(i)
	case 8:
		out[0] = 1 << i
	case 9:
		a := [4]int32(s[:i])
		out[0] = int64(a[0])
	case 10:
		var a [5]int64
		a[i] = 1
		out[0] = a[2]
	case 11:
		var p *int64
		if i < 0 {
			p = &out[1]
		}
		out[0] = *p
	case 12:
		if i > 5 {
			panic("too large")
		}
		out[0] = 1
	case 13:
		out[0] = int64(int8(i)) / int64(int8(i)-7)
	}
}

//gpu:kernel
func Fails(t *gpu.Thread, how int, s []int32, i int, out []int64) { failOps(how, s, i, out) }
