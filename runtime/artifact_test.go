package gpurt

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

func TestLoadRefusesArtifacts(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		for name, test := range map[string]struct {
			damage func(a *Artifact)
			want   string
		}{
			"as generated":  {func(a *Artifact) {}, ""},
			"edited source": {func(a *Artifact) { a.Sources[0].Content += "\n" }, "kernels of example.com/ring: ring.go changed after the kernels were compiled; run gpuc generate"},
			"new source":    {func(a *Artifact) { a.Sources = append(a.Sources, Source{File: "more.go"}) }, "more.go changed"},
			"edited and linked": {func(a *Artifact) {
				a.Sources[0] = Source{File: "ring.go", Hash: manifest.Hash([]byte("package ring\n"))}
			}, "ring.go changed"},
			"removed source":    {func(a *Artifact) { a.Sources = nil }, "ring.go changed"},
			"other IR":          {func(a *Artifact) { a.IR = a.IR[:5] }, "damaged or from another run of gpuc generate"},
			"no manifest":       {func(a *Artifact) { a.Manifest = []byte("\n") }, "have not been compiled"},
			"cut manifest":      {func(a *Artifact) { a.Manifest = a.Manifest[:20] }, "run gpuc generate"},
			"manifest of later": {func(a *Artifact) { a.Manifest = []byte(`{"version": 99}`) }, "has version 99"},
			"edited manifest":   {func(a *Artifact) { a.Manifest = bytes.Replace(a.Manifest, []byte("ring"), []byte("rang"), 1) }, "altered or damaged"},
			"other Go file":     {func(a *Artifact) { a.Checksum = manifest.Hash(nil) }, "the launch methods (.go) are from another run of gpuc generate than the manifest (.json)"},
			"old Go file":       {func(a *Artifact) { a.Checksum = "" }, "the launch methods (.go) are from another run"},
			"renamed kernel":    {func(a *Artifact) { a.Methods[0].Kernel = "Turn" }, "there is a launch method of Turn, and no such kernel; run gpuc generate"},
			"other parameters":  {func(a *Artifact) { a.Methods[0].Params = "n int64" }, "the launch method of Shift passes (n int64), the kernel takes (n int); run gpuc generate"},
			"damaged cubin":     {func(a *Artifact) { a.Cubins[0].Image = []byte("ELG") }, "the machine code for sm_90 is damaged, or was made from other kernels"},
			"other arch":        {func(a *Artifact) { a.Cubins[0].Arch = "sm_80" }, "the machine code for sm_80 is damaged, or was made from other kernels or for another architecture; build the program again with gpuc build -arch"},
			"other transport":   {func(a *Artifact) { a.Cubins[0].Transport = "nvshmem 3.8.0" }, "the machine code for sm_90"},
			"other kernels": {func(a *Artifact) {
				a.Cubins[0].Checksum = manifest.CubinChecksum(manifest.Hash(nil), "sm_90", "3.4.5", []byte("ELF"))
			}, "the machine code for sm_90"},
		} {
			a, _ := testArtifact(t, manifest.Kernel{Name: "Shift", Params: []manifest.Param{{Name: "n", Kind: manifest.Scalar, Type: "int", Size: 8}}})
			a.Cubins = []Cubin{{"sm_90", "3.4.5", manifest.CubinChecksum(a.Checksum, "sm_90", "3.4.5", []byte("ELF")), []byte("ELF")}}
			test.damage(&a)
			_, err := Load(pe, a)
			if test.want == "" {
				if err != nil {
					t.Errorf("%s: %v", name, err)
				}
				continue
			}
			if !errors.Is(err, ErrStale) || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%s: error %v, want ErrStale with %q", name, err, test.want)
			}
		}
	})
}

// A compressed artifact is refused at Load where the file is not the one that the
// launch methods name, and when its IR is needed where that is not the manifest's.
func TestLoadRefusesArchives(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		shift := manifest.Kernel{Name: "Shift"}
		other, _ := artifactOf(t, []byte("other IR"), shift, manifest.Kernel{Name: "Rest"})
		for name, test := range map[string]struct {
			damage func(a *Artifact)
			load   string // what Load says
			ir     string // what reading the IR says
		}{
			"as generated":    {damage: func(a *Artifact) {}},
			"cut":             {damage: func(a *Artifact) { a.Archive = a.Archive[:len(a.Archive)-1] }, load: "the compiled kernels (.zst) are damaged or from another run of gpuc generate than the launch methods (.go); run gpuc generate"},
			"one bit":         {damage: func(a *Artifact) { a.Archive[len(a.Archive)/2] ^= 1 }, load: "the compiled kernels (.zst) are damaged"},
			"empty":           {damage: func(a *Artifact) { a.Archive = nil }, load: "the compiled kernels (.zst) are damaged"},
			"another run's":   {damage: func(a *Artifact) { a.Archive = compressed(t, other).Archive }, load: "the compiled kernels (.zst) are damaged or from another run"},
			"another's, both": {damage: func(a *Artifact) { b := compressed(t, other); a.Archive, a.ArchiveHash = b.Archive, b.ArchiveHash }, load: "the launch methods (.go) are from another run of gpuc generate than the manifest"},
			"another form":    {damage: func(a *Artifact) { a.Archive = []byte("{}"); a.ArchiveHash = manifest.Hash(a.Archive) }, load: "the compressed kernels are written in a way that this version of gpuc does not know; run gpuc generate"},
			"edited source":   {damage: func(a *Artifact) { a.Sources[0].Content += "\n" }, load: "ring.go changed after the kernels were compiled"},
			"IR of other kernels": {damage: func(a *Artifact) {
				plain, _ := testArtifact(t, shift)
				plain.IR = []byte("other IR")
				b := compressed(t, plain)
				a.Archive, a.ArchiveHash = b.Archive, b.ArchiveHash
			}, ir: "kernels of example.com/ring: the IR in the compiled kernels (.zst) is not that of their manifest; run gpuc generate"},
			"IR cut": {damage: func(a *Artifact) {
				a.Archive = a.Archive[:len(a.Archive)-1]
				a.ArchiveHash = manifest.Hash(a.Archive)
			}, ir: "read the IR in the compressed kernels: unexpected EOF; run gpuc generate"},
		} {
			plain, _ := testArtifact(t, shift)
			a := compressed(t, plain)
			test.damage(&a)
			_, err := Load(pe, a)
			if stale(err, test.load) {
				if test.load == "" {
					if _, err := d.loaded.IR(); !stale(err, test.ir) {
						t.Errorf("%s: reading the IR: error %v, want ErrStale with %q", name, err, test.ir)
					}
				}
				continue
			}
			t.Errorf("%s: error %v, want ErrStale with %q", name, err, test.load)
		}
	})
}

// stale reports whether err is ErrStale and says text, or is nil where that is empty.
func stale(err error, text string) bool {
	if text == "" {
		return err == nil
	}
	return errors.Is(err, ErrStale) && strings.Contains(err.Error(), text)
}

// Two kernels change places in the source. The three files that gpuc generate writes
// then stand beside each other in every mixture that a crash between renames, or a
// commit without one of them, can leave: only those of one run are loaded.
func TestFilesOfTwoRunsAreNotLoaded(t *testing.T) {
	x := []manifest.Param{{Name: "x", Kind: manifest.Slice, Type: "[]int32", Size: 4}}
	encrypt, wipe := manifest.Kernel{Name: "Encrypt", Params: x}, manifest.Kernel{Name: "Wipe", Params: x}
	for _, gpu := range []bool{false, true} {
		onFake(t, gpu, func(pe *PE, d *fakeDevice) {
			for files := range 8 {
				var runs [2]Artifact
				var loaded [2][]*Kernel
				for i, kernels := range [][]manifest.Kernel{{encrypt, wipe}, {wipe, encrypt}} {
					runs[i], loaded[i] = artifactOf(t, []byte{'I', 'R', byte(i)}, kernels...)
				}
				code, json, ll := files&1, files>>1&1, files>>2
				a := runs[code]
				a.Manifest, a.IR = runs[json].Manifest, runs[ll].IR
				_, err := Load(pe, a)
				if same := code == json && json == ll; same != (err == nil) || !same && !errors.Is(err, ErrStale) {
					t.Errorf("GPU %v: .go of run %d, .json of run %d, .ll of run %d: %v", gpu, code, json, ll, err)
				}
				if k := loaded[code]; (err == nil) != (k[0] != nil) {
					t.Errorf("GPU %v, files %03b: the launch methods have the kernels %v", gpu, files, k)
				}
			}
		})
	}
}

// A launch method launches the kernel of its name, wherever the manifest has it.
func TestMethodsLaunchByName(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		a, k := testArtifact(t, manifest.Kernel{Name: "Encrypt"}, manifest.Kernel{Name: "Wipe"}, manifest.Kernel{Name: "Rest"})
		a.Methods[0], a.Methods[2] = a.Methods[2], a.Methods[0]
		if _, err := Load(pe, a); err != nil {
			t.Fatal(err)
		}
		for i := range k {
			if err := k[i].Launch(pe.Stream(), Grid(1).Block(1)).Run(nil); err != nil {
				t.Error(err)
			}
		}
		var got []int
		for _, l := range d.launches {
			got = append(got, l.kernel)
		}
		if diff := cmp.Diff([]int{0, 1, 2}, got); diff != "" {
			t.Errorf("kernels of the manifest that were launched (-want +got):\n%s", diff)
		}
	})
}

// TestPEsShareAManifest expects that the PEs of a process decode a manifest once.
func TestPEsShareAManifest(t *testing.T) {
	a, _ := testArtifact(t, manifest.Kernel{Name: "Shift"})
	d := &decoded{}
	first, _, err := a.check(d)
	if err != nil {
		t.Fatal(err)
	}
	if second, _, err := a.check(d); err != nil || second != first {
		t.Errorf("the second PE: error %v, the same manifest: %v", err, second == first)
	}
	b, _ := testArtifact(t, manifest.Kernel{Name: "Reverse"})
	if other, _, err := b.check(d); err != nil || other == first {
		t.Errorf("another artifact: error %v, the same manifest: %v", err, other == first)
	}
}
