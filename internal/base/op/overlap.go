package op

// Overlap reports whether the destination and the source of a transfer within a PE overlap in part, so that what
// arrives depends on the order in which bytes are copied: nothing may write a source in use (OpenSHMEM 1.5,
// Invoking OpenSHMEM Operations). A copy of memory to itself changes nothing. dst and src are addresses of count
// pieces of n bytes, which begin so many bytes after each other and overlap in neither.
func Overlap(dst, src uint64, count, n, dstStride, srcStride int64) bool {
	if count <= 0 || n <= 0 {
		return false
	}
	if count == 1 {
		dstStride, srcStride = n, n
	}
	d := int64(dst - src)
	if d == 0 && dstStride == srcStride || d >= (count-1)*srcStride+n || d+(count-1)*dstStride+n <= 0 {
		return false
	}
	for i := range count {
		lo := d + i*dstStride
		hi := lo + n
		// The last piece of the source that begins before hi.
		if hi > 0 && lo < min((hi-1)/srcStride, count-1)*srcStride+n {
			return true
		}
	}
	return false
}
