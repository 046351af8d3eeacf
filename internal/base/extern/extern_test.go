package extern

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestKindOf(t *testing.T) {
	for _, tt := range []struct {
		name, content string
		kind          Kind
		refused       string
	}{
		{"add.cu", "extern \"C\" __device__ int add(int a);", CUDA, ""},
		{"add", "int x;", CUDA, ""},
		{"add.ltoir", "\xed\x43\x4e\x7f\x01\x41", LTOIR, ""},
		{"add.cu", "\xed\x43\x4e\x7f\x01\x41", LTOIR, ""}, // the content counts
		{"add.fatbin", "\x50\xed\x55\xba\x01", Fatbin, ""},
		{"add.bc", "BC\xc0\xde\x35\x14", "", "LLVM bitcode"},
		{"add.cu", "\xde\xc0\x17\x0b\x00", "", "LLVM bitcode"},
		{"add.ll", "define i32 @add() { ret i32 0 }", "", "LLVM IR"},
		{"add.ptx", ".version 8.0", "", "PTX"},
		{"add.o", "\x7fELF\x02", "", "an object file"},
		{"libadd.a", "!<arch>\n", "", "an archive"},
		{"add.cu", " \n", "", "empty"},
		{"add.bin", "\x00\x01", "", "no text"},
	} {
		kind, err := KindOf("dir/"+tt.name, []byte(tt.content))
		if kind != tt.kind || (err != nil) != (tt.refused != "") {
			t.Errorf("%s with %q: %q, %v", tt.name, tt.content, kind, err)
		}
		if err != nil && (!strings.Contains(err.Error(), tt.name+" is "+tt.refused) || !strings.Contains(err.Error(), "give CUDA C++")) {
			t.Errorf("%s with %q: %v", tt.name, tt.content, err)
		}
	}
}

func TestExplain(t *testing.T) {
	fs := []Func{{"add", "int", []string{"int", "float *"}}, {"sub", "void", nil}, {"mul", "void", nil}, {"div", "void", nil}}
	log := `own.cu(3): error: identifier "add" is undefined
gpuc_extern_0(1): error: identifier "add" is undefined
gpuc_extern_0(1): error: something that follows
gpuc_extern_1(1): error: static assertion failed with "prototype"
gpuc_extern_2(1): error: linkage specification is incompatible with previous "mul"
gpuc_extern_9(1): error: no such function
`
	want := map[int]string{
		0: `own.cu defines no add; it has to hold extern "C" __device__ int add(int, float *)`,
		1: `sub in own.cu has another prototype; the Go function stands for extern "C" __device__ void sub()`,
		2: `mul in own.cu is a C++ function; write extern "C" __device__ void mul()`,
	}
	if d := cmp.Diff(want, Explain(fs, log, "own.cu")); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
