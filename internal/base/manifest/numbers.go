package manifest

import "strconv"

// Two kernels with the same instructions differ in the numbers of their values and of their
// metadata. So compression finds little in common. With each number written as its distance
// from another one, their texts are the same, and the file becomes half as large.

// numbers says how far the numbers of one kind (%1 or !1) have come.
type numbers struct {
	defined int // number that begins a line last: the one that is defined there
	used    int // any number last
}

// limit is a power of two that is larger than any number in IR. Larger ones stay as they are.
const limit = 1 << 20

// base returns the number from which the distance to the next one is taken, and direction
// the sign of that distance.
func (n *numbers) base(kind byte, defines bool) (from, direction int) {
	switch {
	case defines:
		return n.defined + 1, 1
	case kind == '%':
		return n.defined, -1 // most operands were computed a few lines before
	}
	return n.used, 1 // lines of the source follow each other
}

func (n *numbers) note(number int, defines bool) {
	if n.used = number; defines {
		n.defined = number
	}
}

// toDistances writes each number of a value or of metadata as a distance.
func toDistances(ir []byte) []byte {
	return renumber(ir, func(n *numbers, kind byte, defines bool, number int) (written, actual int) {
		from, direction := n.base(kind, defines)
		return (number - from) * direction & (limit - 1), number
	})
}

// fromDistances is the inverse of toDistances.
func fromDistances(text []byte) []byte {
	return renumber(text, func(n *numbers, kind byte, defines bool, distance int) (written, actual int) {
		from, direction := n.base(kind, defines)
		actual = (from + distance*direction) & (limit - 1)
		return actual, actual
	})
}

// renumber replaces the numbers behind % and ! by what change says is to be written.
func renumber(text []byte, change func(n *numbers, kind byte, defines bool, number int) (written, actual int)) []byte {
	out := make([]byte, 0, len(text))
	var values, metadata numbers
	blank := true // nothing but white space stands in the line so far
	for i := 0; i < len(text); {
		c := text[i]
		out = append(out, c)
		i++
		if c == '%' || c == '!' {
			end := i
			for end < len(text) && '0' <= text[end] && text[end] <= '9' {
				end++
			}
			n := &values
			if c == '!' {
				n = &metadata
			}
			number, err := strconv.Atoi(string(text[i:end]))
			if err == nil && number < limit && strconv.Itoa(number) == string(text[i:end]) {
				written, actual := change(n, c, blank, number)
				n.note(actual, blank)
				out = strconv.AppendInt(out, int64(written), 10)
				i = end
			}
		}
		blank = c == '\n' || blank && (c == '\t' || c == ' ')
	}
	return out
}
