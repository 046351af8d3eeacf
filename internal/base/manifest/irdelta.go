package manifest

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strconv"
)

// This file codes the numbers in IR as differences. Two kernels with the same instructions differ in
// the numbers of their values, blocks and metadata, so compression finds little in common. Without
// the numbers, equal lines are equal text. Each number becomes its difference from an earlier one, in a
// stream for its kind of place, and most differences are equal too.

// numberSite is a kind of place where a number stands: after a prefix.
type numberSite struct {
	prefix string
	// line says that the prefix begins a line.
	line bool
	// from is the kind of place whose last number is subtracted.
	from int
}

// numberSites are all kinds. A prefix comes before the prefixes that are its own suffixes.
var numberSites = [...]numberSite{
	{prefix: "\t%", line: true, from: 0}, // a value is defined, mostly the next one
	{prefix: "b", line: true, from: 1},   // a block begins
	{prefix: "!", line: true, from: 2},   // metadata is defined
	{prefix: "%b", from: 1},              // the block of a branch or phi
	{prefix: "%", from: 0},               // most operands were computed a few lines before
	{prefix: "!dbg !", from: 5},          // places in the source follow each other
	{prefix: "scope: !", from: 6},
	{prefix: "inlinedAt: !", from: 7},
	{prefix: "!", from: 2},
	{prefix: "line: ", from: 9},
	{prefix: "column: ", from: 10},
}

// In words, the byte 1+i stands for a prefix and number of sites[i]. Such a byte of the text
// itself follows literal.
const literal = 0

// deltaEncode returns text without its numbers, and the differences for each kind of place.
func deltaEncode(text []byte) (words []byte, numbers [len(numberSites)][]byte) {
	words = make([]byte, 0, len(text))
	var last [len(numberSites)]int64
	for i := 0; i < len(text); {
		if p, number, end := numberAt(text, i); p >= 0 {
			words = append(words, byte(1+p))
			numbers[p] = binary.AppendVarint(numbers[p], number-last[numberSites[p].from])
			last[p] = number
			i = end
			continue
		}
		if text[i] <= byte(len(numberSites)) {
			words = append(words, literal)
		}
		words = append(words, text[i])
		i++
	}
	return words, numbers
}

// numberAt returns the place at text[i:], with its number and where that ends, or -1. Only
// a number that is written as strconv writes it comes back as it was.
func numberAt(text []byte, i int) (p int, number int64, end int) {
	for p, at := range numberSites {
		if at.line && i > 0 && text[i-1] != '\n' || !bytes.HasPrefix(text[i:], []byte(at.prefix)) {
			continue
		}
		begin := i + len(at.prefix)
		for end = begin; end < len(text) && '0' <= text[end] && text[end] <= '9'; end++ {
		}
		if end == begin || end-begin > 9 || text[begin] == '0' && end-begin > 1 {
			continue
		}
		n, err := strconv.Atoi(string(text[begin:end]))
		if err == nil {
			return p, int64(n), end
		}
	}
	return -1, 0, 0
}

var errDelta = errors.New("numbers are missing, or too many")

// deltaDecode is the inverse of deltaEncode. The text has at most limit bytes.
func deltaDecode(words []byte, numbers [len(numberSites)][]byte, limit int) ([]byte, error) {
	text := make([]byte, 0, min(2*len(words), limit))
	var last [len(numberSites)]int64
	for i := 0; i < len(words); i++ {
		p := int(words[i]) - 1
		switch {
		case p >= len(numberSites):
			text = append(text, words[i])
		case p >= 0:
			distance, n := binary.Varint(numbers[p])
			number := last[numberSites[p].from] + distance
			if n <= 0 || number < 0 {
				return nil, errDelta
			}
			numbers[p] = numbers[p][n:]
			last[p] = number
			text = append(text, numberSites[p].prefix...)
			text = strconv.AppendInt(text, number, 10)
		default:
			if i++; i == len(words) {
				return nil, errDelta
			}
			text = append(text, words[i])
		}
		if len(text) > limit {
			return nil, tooLong(limit)
		}
	}
	for _, left := range numbers {
		if len(left) > 0 {
			return nil, errDelta
		}
	}
	return text, nil
}
