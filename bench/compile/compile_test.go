package compile

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// fakeGpuc is a gpuc that takes longer where its cache is empty.
const fakeGpuc = `#!/bin/sh
if [ "$1 $2" = "toolchain list" ]; then
	echo '{"sets": [{"dir": "'$SETS'/toolchains/set"}, {"name": "another"}]}'
	exit
fi
stage=nvJitLink
[ -e "$GPUC_CACHE/full" ] && stage=cache
: >"$GPUC_CACHE/full"
[ -e "$GPUC_CACHE/toolchains/set" ] || { echo "no toolchain" >&2; exit 1; }
case "$*" in
*broken*) echo "broken.go:1:1: no" >&2; exit 1 ;;
esac
echo '[{"package": "a", "stages": [{"name": "'$stage'", "time": 2000000000, "peakBytes": 1048576}]},
 {"package": "b", "stages": [{"name": "'$stage'", "time": 500000000, "peakBytes": 3145728}]}]'
`

func TestMeasure(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the fake program is a shell script")
	}
	gpuc := filepath.Join(t.TempDir(), "gpuc")
	if err := os.WriteFile(gpuc, []byte(fakeGpuc), 0o777); err != nil {
		t.Fatal(err)
	}
	user := t.TempDir()
	t.Setenv("SETS", user)
	if err := os.MkdirAll(filepath.Join(user, "toolchains", "set"), 0o777); err != nil {
		t.Fatal(err)
	}
	o := Options{Gpuc: gpuc, Dir: ".", Programs: []string{"./examples/ring", "./examples/moe"}, Arch: "sm_90", Warm: 1}
	starts, err := Measure(t.Context(), o, func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	if len(starts) != 4 {
		t.Fatalf("%d starts, want 4", len(starts))
	}
	for i, s := range starts {
		want := Stage{"nvJitLink", 2.5, 3}
		if i%2 == 1 {
			want.Name = "cache"
		}
		if s.Cold != (i%2 == 0) || len(s.Stages) != 1 || s.Stages[0] != want || s.Seconds <= 0 {
			t.Errorf("start %d is %+v, want the stage %+v", i, s, want)
		}
	}
	dir := t.TempDir()
	if err := Write(dir, starts); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "compile.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"| nvJitLink | memory | cache | memory |\n", "| ring | cold | ", " | 2.500 | 3 | - | - |\n", " | - | - | 2.500 | 3 |\n"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the table is\n%s\nwithout %q", text, want)
		}
	}
	o.Programs = []string{"./broken"}
	if _, err := Measure(t.Context(), o, func(string) {}); err == nil || !strings.Contains(err.Error(), "broken.go:1:1: no") {
		t.Errorf("of a program that does not build: %v", err)
	}
}
