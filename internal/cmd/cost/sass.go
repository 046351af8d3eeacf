package main

import (
	"regexp"
	"strings"
)

var (
	declaration = regexp.MustCompile(`^\s*\.type\s+([^,\s]+),@function`)
	instruction = regexp.MustCompile(`^\s*/\*[0-9a-f]+\*/\s+(?:@!?\w+\s+)?([A-Z][A-Z0-9]*)`)
	symbol      = regexp.MustCompile("[`(]\\(?([A-Za-z_$][\\w$]*)")
	registers   = regexp.MustCompile(`REG:(\d+)`)
)

// function is a function in machine code.
type function struct {
	instructions int
	// names are the symbols that its instructions mention.
	names map[string]bool
}

// functions reads the output of nvdisasm -c. Padding does not count. A function that
// was copied for a kernel stands after it, as $kernel$function.
func functions(sass string) map[string]*function {
	fs := map[string]*function{}
	var at *function
	for line := range strings.Lines(sass) {
		if m := declaration.FindStringSubmatch(line); m != nil {
			fs[m[1]] = &function{names: map[string]bool{}}
			continue
		}
		if name, ok := strings.CutSuffix(strings.TrimSpace(line), ":"); ok && fs[name] != nil {
			at = fs[name]
			continue
		}
		m := instruction.FindStringSubmatch(line)
		if at == nil || m == nil || m[1] == "NOP" {
			continue
		}
		at.instructions++
		for _, s := range symbol.FindAllStringSubmatch(line, -1) {
			at.names[s[1]] = true
		}
	}
	return fs
}

// reach returns the instructions of a function and of all that it calls.
func reach(fs map[string]*function, name string) int {
	n := 0
	seen := map[string]bool{}
	work := []string{name}
	for len(work) > 0 {
		f := fs[work[0]]
		if f != nil && !seen[work[0]] {
			n += f.instructions
			for s := range f.names {
				work = append(work, s)
			}
		}
		seen[work[0]] = true
		work = work[1:]
	}
	return n
}
