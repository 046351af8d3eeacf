package op

import (
	"strings"
	"testing"
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
	tests := []struct {
		op    string
		scope Scope
		width int
		want  string
	}{
		{"PutSignalNBI", Block, 0, "gpuc_put_signal_nbi_block"},
		{"PutNBI", Thread, 0, "gpuc_put_nbi_thread"},
		{"P", Thread, 32, "gpuc_p_thread_32"},
		{"MyPE", Thread, 0, "gpuc_my_pe_thread"},
		{"NumPEs", Thread, 0, "gpuc_num_pes_thread"},
		{"BarrierAll", Warp, 0, "gpuc_barrier_all_warp"},
	}
	for _, tt := range tests {
		in := Instance{Op: Lookup(tt.op), Scope: tt.scope, Width: tt.width}
		if got := in.Symbol(); got != tt.want {
			t.Errorf("%s at %s is %s, want %s", tt.op, tt.scope, got, tt.want)
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
	Params: []Param{Team, DstSym, SrcSym, ReduceBy},
}

func TestTypedInstances(t *testing.T) {
	got := map[string]bool{}
	for _, in := range typed.Instances() {
		got[in.Symbol()] = true
	}
	if want := 2 * (len(Reductions) + 4); len(got) != want {
		t.Errorf("%d instances, want %d: bitwise reductions are for integers alone", len(got), want)
	}
	for _, want := range []string{"gpuc_fold_all_thread_int8_xor", "gpuc_fold_all_block_bfloat16_max"} {
		if !got[want] {
			t.Errorf("there is no %s among %v", want, got)
		}
	}
}

func TestTypesAreConsistent(t *testing.T) {
	for _, ty := range AllTypes {
		if ty.String() == "" || ty.Bits() == 0 {
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

// TestOverlap compares with sets of bytes.
func TestOverlap(t *testing.T) {
	const src = 40
	pieces := func(from, count, n, stride int64) map[int64]bool {
		set := map[int64]bool{}
		for i := range count {
			for b := range n {
				set[from+i*stride+b] = true
			}
		}
		return set
	}
	overlaps := 0
	for count := range int64(5) {
		for n := range int64(4) {
			for ds := max(n, 1); ds < 7; ds++ {
				for ss := max(n, 1); ss < 7; ss++ {
					source := pieces(src, count, n, ss)
					for dst := int64(0); dst < 2*src; dst++ {
						want := false
						for b := range pieces(dst, count, n, ds) {
							want = want || source[b]
						}
						want = want && !(dst == src && (ds == ss || count == 1))
						if got := Overlap(uint64(dst), src, count, n, ds, ss); got != want {
							t.Fatalf("%d pieces of %d bytes, to %d every %d, from %d every %d: %v, want %v", count, n, dst, ds, src, ss, got, want)
						}
						if want {
							overlaps++
						}
					}
				}
			}
		}
	}
	if overlaps == 0 {
		t.Error("nothing overlaps")
	}
}
