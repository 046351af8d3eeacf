package manifest

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// Functions that are inlined into many kernels give the same lines, often farther apart than
// the 32 kB in which gzip looks for them. Such lines are written once.

const (
	// minRepeat is the number of lines from which a repetition is worth its three numbers.
	minRepeat = 2
	// maxTries bounds how many places before are compared for the longest repetition.
	maxTries = 16
)

// takeRepeats returns the lines of text that do not repeat earlier ones. The runs tell how to
// put the others back: three numbers for each repetition, which are how many new lines come
// before it, how many lines back it begins, and how many lines it has. Lines behind the last
// one are new.
func takeRepeats(text []byte) (lines, runs []byte) {
	// start[i] is where line i begins. The last line may lack its end.
	start := lineStarts(text)
	count := len(start) - 1
	line := func(i int) []byte { return text[start[i]:start[i+1]] }
	before := map[string][]int{} // by the text of minRepeat lines, where it stands
	note := func(i int) {
		if i+minRepeat <= count {
			key := string(text[start[i]:start[i+minRepeat]])
			before[key] = append(before[key], i)
		}
	}
	fresh := 0
	for i := 0; i < count; {
		from, length := 0, 0
		if i+minRepeat <= count {
			earlier := before[string(text[start[i]:start[i+minRepeat]])]
			for _, j := range earlier[max(0, len(earlier)-maxTries):] {
				n := 0
				for j+n < i && i+n < count && bytes.Equal(line(i+n), line(j+n)) {
					n++
				}
				if n >= minRepeat && n >= length {
					from, length = j, n
				}
			}
		}
		if length == 0 {
			lines = append(lines, line(i)...)
			note(i)
			fresh++
			i++
			continue
		}
		runs = binary.AppendUvarint(runs, uint64(fresh))
		runs = binary.AppendUvarint(runs, uint64(i-from))
		runs = binary.AppendUvarint(runs, uint64(length))
		fresh = 0
		for ; length > 0; length-- {
			note(i)
			i++
		}
	}
	return lines, runs
}

var errRepeats = errors.New("lines are missing")

// putRepeats is the inverse of takeRepeats. The text has at most limit bytes.
func putRepeats(lines, runs []byte, limit int) ([]byte, error) {
	from := lineStarts(lines) // where lines that are not in text yet begin
	var text []byte
	start := []int{0} // where the lines of text begin, and where the last one ends
	add := func(line []byte) {
		text = append(text, line...)
		start = append(start, len(text))
	}
	for len(runs) > 0 {
		var fresh, back, length uint64
		for _, p := range []*uint64{&fresh, &back, &length} {
			v, n := binary.Uvarint(runs)
			if n <= 0 {
				return nil, errRepeats
			}
			*p, runs = v, runs[n:]
		}
		if fresh >= uint64(len(from)) {
			return nil, errRepeats
		}
		for ; fresh > 0; fresh-- {
			add(lines[from[0]:from[1]])
			from = from[1:]
		}
		count := len(start) - 1
		if back > uint64(count) || length > back {
			return nil, errRepeats
		}
		for i := count - int(back); length > 0; i, length = i+1, length-1 {
			add(text[start[i]:start[i+1]])
			if len(text) > limit {
				return nil, tooLong(limit)
			}
		}
	}
	text = append(text, lines[from[0]:]...)
	if len(text) > limit {
		return nil, tooLong(limit)
	}
	return text, nil
}

// lineStarts returns where the lines of text begin, and where the last one ends.
func lineStarts(text []byte) []int {
	start := []int{0}
	for i, c := range text {
		if c == '\n' && i+1 < len(text) {
			start = append(start, i+1)
		}
	}
	if len(text) > 0 {
		start = append(start, len(text))
	}
	return start
}
