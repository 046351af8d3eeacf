package irexec

import (
	"fmt"
	"regexp"
	"strings"
)

// mathLibrary is NVIDIA's math library (libdevice) as text, by function. Running
// it, and not the C library's functions, shows what a GPU does with infinities,
// zeros and NaNs.
type mathLibrary struct {
	types   []string
	defs    map[string]string // functions and variables by symbol
	declare map[string]string // prototypes of LLVM's functions
}

var (
	irName     = regexp.MustCompile(`@([\w.$]+)`)
	attributes = regexp.MustCompile(` #\d+|, ![\w.]+ !\d+`)
	reflection = regexp.MustCompile(`call i32 @__nvvm_reflect\(.*@([\w.]+),.*\)`)
	reflected  = regexp.MustCompile(`c"(\w+)\\00"`)
)

// parseMathLibrary takes libdevice's bitcode printed as text, of LLVM 14.
func parseMathLibrary(text string) *mathLibrary {
	m := &mathLibrary{defs: make(map[string]string), declare: make(map[string]string)}
	lines := strings.Split(translateNames(text), "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		switch {
		case strings.HasPrefix(line, "%"):
			m.types = append(m.types, line)
		case strings.HasPrefix(line, "@"):
			m.defs[symbol(line)] = line
		case strings.HasPrefix(line, "declare "):
			m.declare[symbol(line)] = attributes.ReplaceAllString(line, "")
		case strings.HasPrefix(line, "define "):
			from := i
			for lines[i] != "}" {
				i++
			}
			body := attributes.ReplaceAllString(strings.Join(lines[from:i+1], "\n"), "")
			m.defs[symbol(line)] = strings.Replace(strings.TrimPrefix(body, "define "), "internal ", "", 1)
		}
	}
	return m
}

func symbol(line string) string {
	if m := irName.FindStringSubmatch(line); m != nil {
		return m[1]
	}
	return ""
}

// settings are what libdevice asks its compiler: subnormal numbers are kept, and
// square roots are exact, as the compiler sets them.
var settings = map[string]string{"__CUDA_FTZ": "0", "__CUDA_PREC_SQRT": "1", "__CUDA_PREC_DIV": "1", "__CUDA_ARCH": "900"}

// need adds a function of the library, and what it uses, to the module.
func (t *translator) need(name string) error {
	if t.have[name] {
		return nil
	}
	t.have[name] = true
	def, ok := t.math.defs[name]
	switch {
	case !ok:
		return t.declaration(t.math.declare[name])
	case strings.HasPrefix(def, "@"):
		t.extra = append(t.extra, def)
		return nil
	}
	lines := strings.Split(def, "\n")
	for i, line := range lines {
		if m := reflection.FindStringSubmatch(line); m != nil {
			key := reflected.FindStringSubmatch(t.math.defs[m[1]])
			if key == nil || settings[key[1]] == "" {
				return fmt.Errorf("no answer to what %s asks: %s", name, line)
			}
			lines[i] = strings.Replace(line, m[0], "add i32 0, "+settings[key[1]], 1)
		} else if strings.Contains(line, " asm ") {
			var err error
			if lines[i], err = t.inlineAsm(line); err != nil {
				return err
			}
		}
	}
	def = strings.Join(lines, "\n")
	t.extra = append(t.extra, "define internal "+def)
	for _, m := range irName.FindAllStringSubmatch(def, -1) {
		if strings.HasPrefix(m[1], "gpucx.asm") {
			continue
		}
		if err := t.need(m[1]); err != nil {
			return err
		}
	}
	return nil
}
