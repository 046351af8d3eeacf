package difftest

import (
	"iter"
)

// This file holds what trickyOps compares of loops, jumps and iterators.

func countTo(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}

func pairsOf(s []int32) iter.Seq2[int, int32] {
	return func(yield func(int, int32) bool) {
		for i, v := range s {
			if !yield(i, v) {
				return
			}
		}
	}
}

func filter(seq iter.Seq[int], keep func(int) bool) iter.Seq[int] {
	return func(yield func(int) bool) {
		for v := range seq {
			if keep(v) && !yield(v) {
				return
			}
		}
	}
}

func iterators(n int, x uint32, out []int64) {
outer:
	for i := range countTo(n) {
		for j := range countTo(i + 1) {
			switch {
			case (i*j)%5 == 4:
				continue outer
			case i+j > 25:
				break outer
			case j%3 == 2:
				continue
			}
			out[0] += int64(i*10 + j)
		}
		out[1]++
	}
	a := [6]int32{5, 3, 8, 1, 9, 2}
	for i, v := range pairsOf(a[:n%7]) {
		if v == 8 {
			continue
		}
		a[i] = -v
		out[2] += int64(v) * int64(i+1)
		if v == 9 {
			break
		}
	}
	out[3] = total(a[:])
	limit := int(x % 9)
	for v := range filter(countTo(n), func(v int) bool { limit--; return limit%2 == 0 }) {
		out[4] = out[4]*3 + int64(v)
	}
	out[5] = int64(limit)
	out[6] = int64(firstOver(n, int(x%10)))
	for range countTo(n) {
		out[7]++
	}
	k := 0
	for k = range countTo(n) {
		if k == 5 {
			break
		}
	}
	out[8] = int64(k)
	for i := range countTo(3) {
		for range countTo(2) {
			if i == 1 {
				goto next
			}
			out[9]++
		}
	}
next:
	out[10] = out[9] * 2
	sum := 0
	countTo(n)(func(i int) bool { sum += i; return i < 6 })
	out[11] = int64(sum)
	w := warpLike{3}
	for i := range w.stride(n) {
		out[12] += int64(i)
	}
	out[13] = int64(nestedReturn(n, x))
}

type warpLike struct{ step int }

func (w warpLike) stride(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := 0; i < n; i += w.step {
			if !yield(i) {
				return
			}
		}
	}
}

func firstOver(n, limit int) (r int) {
	r = -1
	for i := range countTo(n) {
		r = i * 100
		if i > limit {
			return i
		}
	}
	return
}

func nestedReturn(n int, x uint32) int {
	for i := range countTo(n) {
		for j := range countTo(n) {
			for k := range 3 {
				if uint32(i*j*k) == x%50 {
					return i*10000 + j*100 + k
				}
				if k == 1 && j == 3 {
					break
				}
			}
		}
	}
	return -7
}

func gotos(n int, x uint32, out []int64) {
	i := 0
loop:
	if i < n {
		i++
		if i%3 == 0 {
			goto loop
		}
		out[0] += int64(i)
		goto loop
	}
	state := x % 3
	steps := 0
again:
	steps++
	switch state {
	case 0:
		state = 1
		if steps < 10 {
			goto again
		}
	case 1:
		state = 2
		out[1] += 5
		goto again
	case 2:
		if steps > 6 {
			goto end
		}
		state = 0
		goto again
	}
	out[2] = 1
end:
	out[3] = int64(steps)
	for j := 0; j < n; j++ {
		f := func() int { return j * 2 }
		if j == 4 {
			goto out
		}
		out[4] += int64(f())
	}
out:
	out[5] = int64(i)
}

func labels(n int, x uint32, out []int64) {
outer:
	for i := range n {
	middle:
		for j := range n {
			for k := range 4 {
				switch (i*7 + j*3 + k + int(x)) % 11 {
				case 0:
					continue middle
				case 1:
					if j > 10 {
						continue outer
					}
				case 2:
					break middle
				case 3:
					if i > 12 {
						break outer
					}
					break
				case 4:
					continue
				}
				out[0] += int64(i ^ j ^ k)
			}
			out[1]++
		}
		out[2]++
	}
sw:
	switch {
	case n > 3:
		for i := 0; ; i++ {
			if i == n {
				break sw
			}
			out[3] += int64(i)
		}
	default:
		out[3] = -1
	}
	i := 0
	for {
		i++
		if i%2 == 0 {
			continue
		}
		if i > n {
			break
		}
		out[5] += int64(i)
	}
	for i, j := 0, n; i < j; i, j = i+1, j-1 {
		out[6] += int64(i * j)
	}
	for i := 0; i < n; {
		i += 3
		out[7]++
	}
}

func nestedIterators(n int, x uint32, out []int64) {
	for i := range countTo(n) {
		x := int(x) + i
		inc := func() { x++ }
		for j := range countTo(3) {
			inc()
			if j == i {
				break
			}
		}
		out[0] += int64(x)
	}
	for i := range countTo(4) {
		for j := range evens(n) {
			if j > 2*i {
				break
			}
			for k := range filter(countTo(j), func(k int) bool { return k%2 == i%2 }) {
				out[1] += int64(i*100 + j*10 + k)
			}
		}
	}
	found := -1
	func() {
		for i := range countTo(n) {
			if i*i > int(x%100) {
				found = i
				return
			}
		}
		found = -2
	}()
	out[2] = int64(found)
	a := [4]int{}
	for i, p := range pointersTo(&a) {
		*p = i * n
	}
	out[3] = int64(a[3]*10 + a[1])
	sum := 0
	for v := range two(countTo(n), evens(n)) {
		if v == 7 {
			continue
		}
		sum = sum*3 + v
		if sum > 5000 {
			break
		}
	}
	out[4] = int64(sum)
}

func pointersTo(a *[4]int) iter.Seq2[int, *int] {
	return func(yield func(int, *int) bool) {
		for i := range a {
			if !yield(i, &a[i]) {
				return
			}
		}
	}
}

func two(a, b iter.Seq[int]) iter.Seq[int] {
	return func(yield func(int) bool) {
		for v := range a {
			if !yield(v) {
				return
			}
		}
		for v := range b {
			if !yield(v) {
				return
			}
		}
	}
}

func switches(n int, x uint32, out []int64) {
	switch m := n % 4; m {
	case 0:
		out[0]++
		fallthrough
	case 1:
		out[0] += 10
		if n > 8 {
			break
		}
		fallthrough
	default:
		out[0] += 100
	case 3:
		out[0] += 1000
	}
	c := &counter{}
	switch c.next() + n - n {
	case c.next():
		out[1] = 1
	case c.next() - 2:
		out[1] = 2
	case c.next():
		out[1] = 3
	}
	out[2] = int64(c.n)
	switch n {
	}
	switch {
	default:
		out[3] = 1
	case n > 5:
		out[3] = 2
	}
	switch x := uint8(x); true {
	case x < 50, x > 200:
		out[4] = int64(x)
	case x == 100 || n == 3:
		out[4] = -1
	}
	switch f := float32(n) / 2; f {
	case 1.5:
		out[5] = 1
	case 2, 2.5:
		out[5] = 2
	}
	switch (point{n, 1}) {
	case point{3, 1}:
		out[6] = 1
	case point{4, 1}, point{5, 1}:
		out[6] = 2
	}
	for i := range n {
		switch {
		case i == 2:
			continue
		case i == 9:
			return
		}
		out[7] += int64(i)
	}
	out[8] = 1
}
