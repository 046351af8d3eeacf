package op

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestSymbolsAreUniqueAndSnakeCase(t *testing.T) {
	seen := map[string]string{}
	for i := range Table {
		for _, in := range Table[i].Instances() {
			sym := in.Symbol()
			if other, dup := seen[sym]; dup {
				t.Errorf("%s and %s share the symbol %s", Table[i].Name, other, sym)
			}
			seen[sym] = Table[i].Name
			if !IsSymbol(sym) || IsSymbol(sym+"x") {
				t.Errorf("IsSymbol does not know %s alone", sym)
			}
			if strings.ToLower(sym) != sym || strings.Contains(sym, "__") {
				t.Errorf("%s: symbol %q is not snake case", Table[i].Name, sym)
			}
		}
	}
}

func TestInstanceNames(t *testing.T) {
	type names struct{ Symbol, C string }
	tests := []struct {
		op    string
		scope Scope
		width int
		want  names
	}{
		{"PutSignalNBI", Block, 0, names{"gpuc_put_signal_nbi_block", "nvshmemx_putmem_signal_nbi_block"}},
		{"PutNBI", Thread, 0, names{"gpuc_put_nbi_thread", "nvshmem_putmem_nbi"}},
		{"P", Thread, 32, names{"gpuc_p_thread_32", "nvshmem_uint32_p"}},
		{"MyPE", Thread, 0, names{"gpuc_my_pe_thread", "nvshmem_my_pe"}},
		{"NumPEs", Thread, 0, names{"gpuc_num_pes_thread", "nvshmem_n_pes"}},
		{"BarrierAll", Warp, 0, names{"gpuc_barrier_all_warp", "nvshmemx_barrier_all_warp"}},
	}
	for _, tt := range tests {
		in := Instance{Op: Lookup(tt.op), Scope: tt.scope, Width: tt.width}
		if diff := cmp.Diff(tt.want, names{in.Symbol(), in.CName()}); diff != "" {
			t.Errorf("%s at %s (-want +got):\n%s", tt.op, tt.scope, diff)
		}
	}
}

func TestProtoCarriesBytesWithTheBufferThatIsRead(t *testing.T) {
	names := func(name string, s Scope) string {
		params, _ := (Instance{Op: Lookup(name), Scope: s}).Proto()
		var ns []string
		for _, p := range params {
			ns = append(ns, p.Name)
		}
		return strings.Join(ns, " ")
	}
	for name, want := range map[string]string{
		"Put":                    "dst src bytes pe met found peer",
		"GetNBI":                 "dst src bytes pe",
		"PutSignal":              "dst src bytes sig sigval sigop pe met found peer",
		"SignalWaitUntil":        "sig cmp sigval reads ctrl site",
		"SignalWaitUntilRelaxed": "sig cmp sigval ctrl site",
		"PutLine":                "line data flag pe",
		"WaitLine":               "line flag ctrl site",
		"Quiet":                  "",
		"Flush":                  "",
	} {
		if got := names(name, Thread); got != want {
			t.Errorf("%s: parameters %q, want %q", name, got, want)
		}
	}
}

func TestReads(t *testing.T) {
	reads := map[string]bool{
		"Put": true, "PutNBI": true, "Get": true, "GetNBI": true, "G": true, "PutSignal": true, "PutSignalNBI": true,
		"IPut": true, "IGet": true, "PutTile": true, "PutTileNBI": true, "GetTile": true, "GetTileNBI": true,
		"Reduce": true, "ReduceScatter": true, "Broadcast": true, "FCollect": true, "AllToAll": true,
	}
	for _, o := range Table {
		if o.Reads() != reads[o.Name] {
			t.Errorf("%s: Reads is %v", o.Name, o.Reads())
		}
	}
}

func TestSameCalls(t *testing.T) {
	for _, tt := range []struct {
		here, there string
		want        bool
	}{
		{"Barrier", "BarrierAll", true}, {"Sync", "SyncAll", true}, {"Sync", "Sync", true},
		{"Barrier", "Sync", false}, {"BarrierAll", "SyncAll", false}, {"Barrier", "Quiet", false}, {"Broadcast", "FCollect", false},
	} {
		if got := Lookup(tt.here).Same(Lookup(tt.there)); got != tt.want {
			t.Errorf("%s here and %s there: same is %v", tt.here, tt.there, got)
		}
	}
}

// Every row must say what documents and tests need of it.
func TestTableIsComplete(t *testing.T) {
	seen := map[string]bool{}
	for i := range Table {
		o := &Table[i]
		if seen[o.Name] {
			t.Errorf("%s stands twice in the table", o.Name)
		}
		seen[o.Name] = true
		if o.Doc == "" || o.Promise == "" || o.Spec == "" || o.Family == "" || o.Scopes == 0 {
			t.Errorf("%s lacks one of Doc, Promise, Spec, Family, Scopes", o.Name)
		}
		if o.Collective() && !o.Blocks {
			t.Errorf("%s is collective and does not block", o.Name)
		}
		if Lookup(o.Name) != o {
			t.Errorf("Lookup(%q) does not find its row", o.Name)
		}
	}
	if Lookup("NoSuchOperation") != nil {
		t.Error("Lookup finds an operation that does not exist")
	}
}

// A row that no table holds, so that what is tested does not change with it.
var typed = Op{
	Name: "FoldAll", Scopes: ThreadOnly | 1<<Block, Elem: ByType, Types: []Type{TypeInt8, TypeBFloat16},
	Params: []Param{Team, DstSym, SrcSym, ReduceBy}, C: "nvshmem{x}_{type}_{reduction}_reduce{scope}",
}

func TestTypedInstances(t *testing.T) {
	type names struct{ Symbol, C string }
	got := map[string]names{}
	for _, in := range typed.Instances() {
		got[in.Symbol()] = names{in.Symbol(), in.CName()}
	}
	if want := 2 * (len(Reductions) + 4); len(got) != want {
		t.Errorf("%d instances, want %d: bitwise reductions are for integers alone", len(got), want)
	}
	for _, want := range []names{
		{"gpuc_fold_all_thread_int8_xor", "nvshmem_int8_xor_reduce"},
		{"gpuc_fold_all_block_bfloat16_max", "nvshmemx_bfloat16_max_reduce_block"},
	} {
		if d := cmp.Diff(want, got[want.Symbol]); d != "" {
			t.Errorf("(-want +got):\n%s", d)
		}
	}
}

func TestTypesAreConsistent(t *testing.T) {
	for _, ty := range AllTypes {
		if ty.String() == "" || ty.CName() == "" || ty.Bits() == 0 {
			t.Errorf("type %d lacks a name or a width", ty)
		}
	}
	for _, ty := range IntTypes {
		if !ty.IsInt() || !Xor.Has(ty) {
			t.Errorf("%s is no integer", ty)
		}
	}
	for _, ty := range FloatTypes {
		if ty.IsInt() || Xor.Has(ty) || !Max.Has(ty) {
			t.Errorf("%s is an integer", ty)
		}
	}
}
