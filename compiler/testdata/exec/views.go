package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

// packet is 24 bytes, of which the last 4 belong to no field.
type packet struct {
	id    int64
	value float32
	kind  int16
	parts [2]uint8
	last  int32
}

// Views reads and writes memory as elements of other types, wider and narrower ones.
//
//gpu:kernel
func Views(t *gpu.Thread, in, out []int64) {
	words, bytes := gpu.View[uint32](in), gpu.View[uint8](out)
	for i, w := range words[:8] {
		bytes[i] = uint8(w >> 8)
	}
	bytes[8+uint64(in[0])%8] = 0x5a
	halves := gpu.View[gpu.Vec2[uint16]](words[2:4])
	halves[1].Y = halves[0].X
	out[2] = int64(words[3])
	out[3] = int64(len(gpu.View[[6]int16](in[:3*(uint64(in[1])%4)])))

	m := gpu.View[packet](out[4:10])
	m[0] = packet{id: in[2], value: float32(in[3] % 1000), kind: int16(in[4]), parts: [2]uint8{1, 2}, last: -7}
	m[1].id, m[1].last = int64(len(m)), m[0].last
	out[10] = int64(gpu.View[int32](out[4:5])[1])
	out[11] += int64(uint32(out[5])) // the bits of a float

	// A variable seen as what it is made of.
	var local [2]float64
	local[0], local[1] = float64(in[5]%100), -2
	parts := gpu.View[uint16](local[:])
	parts[7] ^= 0x8000
	out[12] = int64(local[1]) + int64(parts[3])
	empty := gpu.View[int64](bytes[3:3]) // stands nowhere
	out[13] = int64(len(empty))
}

// ViewLengths fails unless the words are a whole number of elements.
//
//gpu:kernel
func ViewLengths(t *gpu.Thread, in, out []int64) {
	words := gpu.View[int32](in)
	n := uint64(in[0]) % 8
	if in[1]&1 == 0 {
		out[0] = gpu.View[int64](words[:n])[0]
	} else {
		out[0] = int64(gpu.View[[3]int32](words[:n])[0][2])
	}
}

// ViewPlaces fails unless elements stand where they may.
//
//gpu:kernel
func ViewPlaces(t *gpu.Thread, in, out []int64) {
	bytes := gpu.View[uint8](in)
	at := uint64(in[0]) % 8
	out[0] = int64(gpu.View[uint16](bytes[at : at+4])[1])
	out[1] = int64(gpu.View[int32](bytes[at : at+4])[0])
}

// NarrowAtomics updates words of 8 and 16 bits beside others, which keep their values.
//
//gpu:kernel
func NarrowAtomics(t *gpu.Thread, in, out []int64) {
	bytes, shorts := gpu.View[uint8](out[:2]), gpu.View[int16](out[2:4])
	signed := gpu.View[int8](out[4:5])
	for i := range bytes {
		bytes[i] = uint8(i)
	}
	b, s := uint8(in[0]), int16(in[1])
	at := uint64(in[2]) % 8
	out[5] = int64(gpu.AtomicAdd(t, &bytes[at], b))
	out[6] = int64(gpu.AtomicSubExplicit(t, &shorts[at], s, gpu.AcqRel, gpu.ScopeSystem))
	gpu.AtomicMinExplicit(t, &signed[at], int8(in[3]), gpu.Relaxed, gpu.ScopeSystem)
	gpu.AtomicMax(t, &signed[(at+1)%8], int8(in[3]))
	gpu.AtomicMin(t, &bytes[8+at], b)
	gpu.AtomicMaxExplicit(t, &shorts[(at+1)%8], s, gpu.SeqCst, gpu.ScopeDevice)
	out[7] = int64(gpu.AtomicExchange(t, &bytes[(at+2)%8], 0xee))
	out[8] = int64(gpu.AtomicCompareAndSwap(t, &bytes[(at+3)%8], uint8(at), b)) // where at is 5, 6 or 7
	out[9] = int64(gpu.AtomicCompareAndSwapExplicit(t, &shorts[(at+2)%8], int16(in[4]%2), -5, gpu.Acquire, gpu.ScopeBlock))
	gpu.AtomicAnd(t, &bytes[(at+4)%8], b)
	gpu.AtomicOr(t, &shorts[(at+3)%8], s)
	gpu.AtomicXor(t, &bytes[(at+5)%8], 0xff)
	out[10] = int64(gpu.AtomicLoadExplicit(t, &bytes[at], gpu.Acquire, gpu.ScopeSystem)) + int64(gpu.AtomicLoad(t, &shorts[at]))
	gpu.AtomicStoreExplicit(t, &bytes[15], uint8(in[5]), gpu.Release, gpu.ScopeSystem)
	gpu.AtomicStore(t, &signed[(at+2)%8], int8(in[5]))
}

type cached struct {
	f float32
	b uint8
	n int64
}

// CacheHints loads and stores numbers, vectors and structs with every hint.
//
//gpu:kernel
func CacheHints(t *gpu.Thread, in, out []int64) {
	out[0] = gpu.LoadCached(t, &in[0], gpu.CacheAll) + gpu.LoadCached(t, &in[1], gpu.CacheGlobal)
	out[1] = gpu.LoadCached(t, &in[2], gpu.CacheStreaming) + gpu.LoadCached(t, &in[3], gpu.CacheVolatile)
	out[2] = gpu.LoadCached(t, &in[4], gpu.CacheReadOnly) + gpu.LoadCached(t, &in[5], gpu.CacheReadOnlyNoAllocate)
	v := gpu.LoadCached(t, &gpu.AsVec2(in[6:8])[0], gpu.CacheNoAllocate)
	wide := gpu.LoadCached(t, &gpu.AsVec4(in[8:12])[0], gpu.CacheLastUse)
	bytes := gpu.LoadCached(t, &gpu.View[gpu.Vec4[uint8]](in)[3], gpu.CacheEvictFirst)
	halves := gpu.LoadCached(t, &gpu.View[gpu.Vec4[int16]](in)[2], gpu.CacheEvictLast)
	out[3] = v.X ^ v.Y ^ wide.X ^ wide.Y ^ wide.Z ^ wide.W
	out[4] = int64(bytes.X) + int64(bytes.Y)<<8 + int64(bytes.W)<<16 + int64(halves.X) - int64(halves.Z)
	gpu.StoreCached(t, &gpu.AsVec4(gpu.View[uint32](out[6:8]))[0], gpu.Vec4[uint32]{X: uint32(in[0]), Y: 1, Z: 2, W: 3}, gpu.CacheNoAllocate)
	gpu.StoreCached(t, &gpu.View[gpu.Vec2[uint8]](out[8:9])[1], gpu.Vec2[uint8]{X: uint8(in[1]), Y: 7}, gpu.CacheStreaming)
	gpu.StoreCached(t, &gpu.View[int8](out[8:9])[7], int8(in[2]), gpu.CacheVolatile)
	gpu.StoreCached(t, &gpu.AsVec4(out[12:16])[0], wide, gpu.CacheGlobal)
	c := &gpu.View[cached](out[9:11])[0]
	gpu.StoreCached(t, c, cached{1.5, uint8(in[3]), in[4]}, gpu.CacheEvictFirst)
	got := gpu.LoadCached(t, c, gpu.CacheStreaming)
	out[11] = int64(got.f*2) + int64(got.b) + got.n
}
