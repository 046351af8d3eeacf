package coverage

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/build/usermod"
	"github.com/gpuc-go/gpuc/internal/test/golden"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// reports compares the functions of each version of NVSHMEM.
func reports(t *testing.T) []*Report {
	var list []*Report
	for _, version := range Versions() {
		protos, err := Functions(version)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, Compare(protos))
		t.Logf("NVSHMEM %s: %s", version, list[len(list)-1])
	}
	return list
}

func TestEveryFunctionIsCovered(t *testing.T) {
	all := reports(t)
	for _, r := range all {
		for _, d := range r.Differences() {
			t.Errorf("%s; cover it in functions.go, or give the reason in excluded.go", d)
		}
	}
	for _, s := range Stale(all...) {
		t.Errorf("%s names no function any more", s)
	}
}

// TestRawIsUpToDate compares package raw with what Raw makes, or writes it.
func TestRawIsUpToDate(t *testing.T) {
	files, err := Raw(reports(t)...)
	if err != nil {
		t.Fatal(err)
	}
	const dir = "../../../dsl/shmem/raw"
	for name, want := range files {
		file := filepath.Join(dir, name)
		if *golden.Update {
			if err := os.WriteFile(file, want, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		got, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), string(got)); d != "" {
			t.Errorf("%s is not up to date; run make raw (-want +got):\n%s", file, d)
		}
	}
	all, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range all {
		if name := filepath.Base(file); files[name] == nil && name != "raw.go" && name != "tensor.go" && !strings.HasSuffix(name, "_test.go") {
			t.Errorf("%s is no file that make raw writes", file)
		}
	}
}

func TestRawFunctions(t *testing.T) {
	names := expand()
	for name, want := range map[string]string{
		"nvshmemx_float_put_nbi_block": `// PutNBIBlock is nvshmemx_TYPENAME_put_nbi_block: it calls shmem.PutNBI at block scope.
func PutNBIBlock[T shmem.Elem](t *gpu.Thread, dest, source shmem.Sym[T], nelems, pe int) {
	shmem.PutNBI(t.Block(), dest.Slice(0, nelems), source.Slice(0, nelems), pe)
}`,
		"nvshmemx_put16_signal_warp": `// Put16SignalWarp is nvshmemx_put16_signal_warp: it calls shmem.PutSignal at warp scope.
func Put16SignalWarp[D, S shmem.Elem](t *gpu.Thread, dest shmem.Sym[D], source shmem.Sym[S], nelems int, sig_addr shmem.Signal, signal uint64, sig_op shmem.SigOp, pe int) {
	shmem.PutSignal(t.Warp(), shmem.Bytes(dest).Slice(0, nelems*2), shmem.Bytes(source).Slice(0, nelems*2), sig_addr, signal, sig_op, pe)
}`,
		"nvshmem_iget64": `// IGet64 is nvshmem_iget64: it calls shmem.IGet at thread scope.
func IGet64[T bits64](t *gpu.Thread, dest, source shmem.Sym[T], dst, sst, nelems, pe int) {
	shmem.IGet(t, dest, source, dst, sst, nelems, pe)
}`,
		"nvshmemx_iput128_warp": `// IPut128Warp is nvshmemx_iput128_warp: it calls shmem.PutTile at warp scope.
func IPut128Warp[D, S shmem.Elem](t *gpu.Thread, dest shmem.Sym[D], source shmem.Sym[S], dst, sst, nelems, pe int) {
	shmem.PutTile(t.Warp(), shmem.Bytes(dest), shmem.Bytes(source), dst*16, sst*16, nelems, 16, pe)
}`,
		"nvshmemx::tile_get_block": `// TileGetBlock is nvshmemx::tile_get_block: it calls shmem.GetTileNBI at block scope.
func TileGetBlock[T shmem.Elem](t *gpu.Thread, src, dst Tensor[T], start_coord, boundary [2]int, pe int, flag uint64) int {
	b := within(src, dst, start_coord, boundary)
	shmem.GetTileNBI(t.Block(), dst.Data, src.Data, b.dst, b.src, b.rows, b.cols, pe)
	return 0
}`,
		"nvshmem_ulong_wait_until_any_vector": `// WaitUntilAnyVector is nvshmem_TYPENAME_wait_until_any_vector: it calls shmem.WaitUntilAnyVector.
func WaitUntilAnyVector[T shmem.WaitElem](t *gpu.Thread, ivars shmem.Sym[T], nelems int, status []int32, cmp shmem.Cmp, cmp_values []T) int {
	return shmem.WaitUntilAnyVector(t, ivars.Slice(0, nelems), clip(status, nelems), cmp, clip(cmp_values, nelems))
}`,
		"nvshmemx_alltoallmem_block": `// AllToAllMemBlock is nvshmemx_alltoallmem_block: it calls shmem.AllToAll at block scope.
func AllToAllMemBlock[D, S shmem.Elem](t *gpu.Thread, team shmem.Team, dest shmem.Sym[D], source shmem.Sym[S], nelems int) int {
	shmem.AllToAll(t.Block(), team, shmem.Bytes(dest).Slice(0, nelems*shmem.TeamNumPEs(t, team)), shmem.Bytes(source).Slice(0, nelems*shmem.TeamNumPEs(t, team)))
	return 0
}`,
	} {
		c, ok := names[name]
		if !ok {
			t.Errorf("no %s", name)
			continue
		}
		c.Proto.Name = name
		files, err := Raw(&Report{Covered: []Covered{c}})
		if err != nil {
			t.Fatal(err)
		}
		_, got, _ := strings.Cut(string(files[string(c.Op.Family)+".go"]), ")\n\n")
		if d := cmp.Diff(want+"\n", got); d != "" {
			t.Errorf("(-want +got):\n%s", d)
		}
	}
}

// TestRawCompiles takes each function of package raw through the compiler, with one element type.
func TestRawCompiles(t *testing.T) {
	dir := t.TempDir()
	if err := usermod.Write(dir, "example.com/user", "../../.."); err != nil {
		t.Fatal(err)
	}
	src, calls := callEach(rawText(t))
	if calls < 150 {
		t.Fatalf("only %d calls", calls)
	}
	if err := os.WriteFile(filepath.Join(dir, "calls.go"), []byte(src), 0o600); err != nil {
		t.Fatal(err)
	}
	pkg, err := compiler.Compile(t.Context(), compiler.Options{
		Dir: dir, Env: append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off"),
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range pkg.Diags {
		if d.Category != diag.NBIEnd { // each call stands alone
			t.Error(d)
		}
	}
	if pkg.Manifest == nil {
		t.Fatalf("no artifact of\n%s", src)
	}
	used := map[string]bool{}
	for _, sym := range pkg.Manifest.Ops() {
		used[sym] = true
	}
	for i := range op.Table {
		o := &op.Table[i]
		// An answer that nobody uses is dropped, and NVSHMEM lacks what is ours.
		if nvshmem.Pattern(o) != "" && o.Family != op.Query && !slices.ContainsFunc(o.Instances(), func(in op.Instance) bool { return used[in.Symbol()] }) {
			t.Errorf("no function of package raw reaches %s", o.Name)
		}
	}
}

// rawText returns package raw.
func rawText(t *testing.T) string {
	files, err := filepath.Glob("../../../dsl/shmem/raw/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(text)
	}
	return b.String()
}

// callEach returns a kernel for each line that calls its functions, with one
// element type each that package raw has.
func callEach(text string) (src string, calls int) {
	var b strings.Builder
	fmt.Fprintf(&b, "package user\n\nimport (\n%q\n%q\n%q\n)\n\nvar _ gpu.Float16\n\n", "github.com/gpuc-go/gpuc/dsl/gpu", "github.com/gpuc-go/gpuc/dsl/shmem", "github.com/gpuc-go/gpuc/dsl/shmem/raw")
	names := expand()
	for i := range lines {
		var params, body []string
		seen := map[string]bool{}
		// The last type of each is an integer, which all reductions take.
		for _, name := range slices.Backward(slices.Sorted(maps.Keys(names))) {
			c := names[name]
			declared := "func " + c.GoName()
			if c.line != &lines[i] || seen[declared] || !strings.Contains(text, declared+"(") && !strings.Contains(text, declared+"[") {
				continue
			}
			seen[declared] = true
			args := []string{"t"}
			for _, p := range c.line.parameters() {
				var generic []string
				typ := c.goType(p.Type, p.Name, &generic)
				if c.typed() {
					typ = strings.TrimSuffix(strings.ReplaceAll(typ, "[T]", "["+c.goElem()+"]"), "T")
					if strings.HasSuffix(typ, "[]") || typ == "" {
						typ += c.goElem()
					}
				}
				if len(generic) > 0 && typ != "Tensor[T]" {
					typ = "shmem.Sym[uint8]"
					if c.strided() {
						typ = fmt.Sprintf("shmem.Sym[uint%d]", c.Size)
					}
				}
				args = append(args, argument(typ, len(body), &params))
			}
			body = append(body, "raw."+c.GoName()+"("+strings.Join(args, ", ")+")")
		}
		fmt.Fprintf(&b, "//gpu:kernel\nfunc Kernel%d(%s) {\n%s\n}\n\n", i, strings.Join(append([]string{"t *gpu.Thread"}, params...), ", "), strings.Join(body, "\n"))
		calls += len(body)
	}
	return b.String(), calls
}

// goElem returns the Go type of C's element type.
func (c *Covered) goElem() string {
	i := slices.IndexFunc(elements, func(e element) bool { return e.name == c.Elem })
	return elements[i].goType
}

// argument returns an argument of a type: a parameter of the kernel, where there is
// no constant.
func argument(typ string, call int, params *[]string) string {
	switch typ {
	case "int", "uint64":
		return "1"
	case "shmem.Cmp":
		return "shmem.CmpEQ"
	case "shmem.SigOp":
		return "shmem.SignalAdd"
	case "shmem.Team":
		return "shmem.TeamWorld"
	case "[2]int":
		return "[2]int{1, 2}"
	case "Tensor[T]":
		data := argument("shmem.Sym[uint8]", call, params)
		return "raw.Tensor[uint8]{Data: " + data + ", Shape: [2]int{2, 3}, Stride: [2]int{4, 1}}"
	}
	if strings.HasPrefix(typ, "[]") || strings.HasPrefix(typ, "shmem.") {
		name := fmt.Sprintf("p%d", len(*params))
		*params = append(*params, name+" "+typ)
		return name
	}
	if strings.HasPrefix(typ, "gpu.") {
		return typ + "{}"
	}
	return "1"
}
