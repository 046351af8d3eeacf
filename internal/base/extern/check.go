package extern

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Func is a function of a file as the Go declaration has it.
type Func struct {
	// Symbol is its name in C.
	Symbol string
	// Result and Params are its C types: void, float, double, signed and
	// unsigned integers by size such as int32_t written out, and pointers. A
	// pointer to a struct or array is written as bytes<n> *, n being its size.
	Result string
	Params []string
}

// Prototype returns the function's declaration in C.
func (f Func) Prototype() string {
	return fmt.Sprintf(`extern "C" __device__ %s %s(%s)`, f.Result, f.Symbol, strings.Join(f.Params, ", "))
}

// traits compares two function types. Sizes and kinds have to agree: what C calls
// long or long long, or whether a pointer is to const, does not matter to a
// caller, and a pointer to void takes any.
const traits = `
namespace gpuc_extern {
template <int n> struct bytes { char b[n]; };
template <class T> struct plain { using type = T; };
template <class T> struct plain<const T> { using type = T; };
template <class T> struct plain<volatile T> { using type = T; };
template <class T> struct plain<const volatile T> { using type = T; };
enum kinds { none, other, real, whole, truth };
template <class T> struct kind { static constexpr int value = other, size = sizeof(T); };
template <> struct kind<void> { static constexpr int value = none, size = 0; };
template <> struct kind<bool> { static constexpr int value = truth, size = 1; };
template <> struct kind<float> { static constexpr int value = real, size = 4; };
template <> struct kind<double> { static constexpr int value = real, size = 8; };
#define GPUC_WHOLE(T) template <> struct kind<T> { static constexpr int value = whole, size = sizeof(T); };
GPUC_WHOLE(char) GPUC_WHOLE(signed char) GPUC_WHOLE(unsigned char) GPUC_WHOLE(short) GPUC_WHOLE(unsigned short)
GPUC_WHOLE(int) GPUC_WHOLE(unsigned) GPUC_WHOLE(long) GPUC_WHOLE(unsigned long) GPUC_WHOLE(long long) GPUC_WHOLE(unsigned long long)
#undef GPUC_WHOLE
template <class W, class T> struct fits {
    using w = kind<typename plain<W>::type>;
    using t = kind<typename plain<T>::type>;
    static constexpr bool value = w::value == t::value && w::size == t::size;
};
template <class W, class T> struct fits<W *, T *> {
    using w = kind<typename plain<W>::type>;
    using t = kind<typename plain<T>::type>;
    static constexpr bool value = t::value == none ||
        w::size == t::size && (w::value == t::value || w::value == other || t::value == other);
};
template <class... T> struct list {};
template <class W, class T> struct all { static constexpr bool value = false; };
template <> struct all<list<>, list<>> { static constexpr bool value = true; };
template <class W, class... V, class T, class... U> struct all<list<W, V...>, list<T, U...>> {
    static constexpr bool value = fits<W, T>::value && all<list<V...>, list<U...>>::value;
};
template <class W, class T> struct same { static constexpr bool value = false; };
template <class R, class... P, class S, class... Q> struct same<R(P...), S(Q...)> {
    static constexpr bool value = fits<R, S>::value && all<list<P...>, list<Q...>>::value;
};
template <class R, class... P, class S, class... Q> struct same<R(P...), S(Q...) noexcept> : same<R(P...), S(Q...)> {};
}  // namespace gpuc_extern
`

// mark stands in the place of a file's name in messages about a function.
const mark = "gpuc_extern_"

// Check returns CUDA C++ that follows the text of a file and does not compile
// unless it defines every function with the prototype, and with C's linkage.
func Check(fs []Func) string {
	var b strings.Builder
	b.WriteString("\n#line 1 \"gpuc_extern.cuh\"" + traits)
	for i, f := range fs {
		at := fmt.Sprintf("\n#line 1 \"%s%d\"\n", mark, i)
		fmt.Fprintf(&b, `%sstatic_assert(gpuc_extern::same<%s(%s), decltype(%s)>::value, "prototype");`, at, f.Result, strings.Join(typesOf(f), ", "), f.Symbol)
		fmt.Fprintf(&b, `%sextern "C" __device__ decltype(%s) %s;`, at, f.Symbol, f.Symbol)
	}
	b.WriteString("\n")
	return b.String()
}

// typesOf returns the parameters' types as Check's traits know them.
func typesOf(f Func) []string {
	types := make([]string, len(f.Params))
	for i, p := range f.Params {
		types[i] = strings.ReplaceAll(p, "bytes<", "gpuc_extern::bytes<")
	}
	return types
}

var complaint = regexp.MustCompile(`(?m)^` + mark + `(\d+)\(\d+\): error: (.*)$`)

// Explain returns what a compiler's log says about the functions, by their
// numbers, in words: the first complaint about each. A file that does not compile
// has other complaints as well, or none of these.
func Explain(fs []Func, log, file string) map[int]string {
	why := map[int]string{}
	for _, m := range complaint.FindAllStringSubmatch(log, -1) {
		i, err := strconv.Atoi(m[1])
		if err != nil || i >= len(fs) || why[i] != "" {
			continue
		}
		f := fs[i]
		switch text := m[2]; {
		case strings.Contains(text, "undefined"):
			why[i] = fmt.Sprintf("%s defines no %s; it has to hold %s", file, f.Symbol, f.Prototype())
		case strings.Contains(text, "static assertion"):
			why[i] = fmt.Sprintf("%s in %s has another prototype; the Go function stands for %s", f.Symbol, file, f.Prototype())
		case strings.Contains(text, "linkage"):
			why[i] = fmt.Sprintf("%s in %s is a C++ function; write %s", f.Symbol, file, f.Prototype())
		default:
			why[i] = fmt.Sprintf("%s in %s: %s", f.Symbol, file, text)
		}
	}
	return why
}
