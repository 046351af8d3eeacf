package emu

// rng is a small generator of pseudo-random numbers (splitmix64): the scheduler
// draws one for every decision.
type rng struct{ state uint64 }

// next returns 64 random bits.
func (r *rng) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 up to, not including, n, which is at most 2^32.
func (r *rng) below(n int) int {
	return int((r.next() >> 32) * uint64(n) >> 32)
}

// order is a permutation of the numbers below n that needs no memory.
type order struct{ n, mul, add int }

// newOrder draws an order: often the natural one, which is kind to the cache.
func (r *rng) newOrder(n int) order {
	o := order{n, 1, 0}
	if n < 2 || n > 1<<31 || // where the products below would not fit
		r.next()&1 == 0 {
		return o
	}
	o.add = r.below(n)
	o.mul = n - 1 // backwards
	if r.next()&1 == 0 {
		for _, p := range [...]int{7919, 104729, 31, 5, 3} {
			if p < n && n%p != 0 {
				o.mul = p
				break
			}
		}
	}
	return o
}

// at returns number i of the order.
func (o order) at(i int) int {
	if o.mul == 1 && o.add == 0 {
		return i
	}
	return (i*o.mul%o.n + o.add) % o.n
}
