package gpurt

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Artifact is what generated code embeds: a compiled package of kernels.
type Artifact struct {
	// Checksum is the checksum of the manifest that was written with the generated file.
	Checksum string
	// Manifest describes the kernels, as JSON, and IR is their portable NVVM IR.
	Manifest, IR []byte
	// Archive holds both in their place if they are compressed, and ArchiveHash is its
	// hash when the file was generated: at each load that is compared, and the IR
	// decompressed only to be compiled.
	Archive     []byte
	ArchiveHash string
	// Methods are the launch methods of the generated file.
	Methods []Method
	// Sources are the files that they were compiled from, as they are now.
	Sources []Source
	// Cubins are machine code made ahead of time, if any.
	Cubins []Cubin
}

// Method is a launch method.
type Method struct {
	// To is where Load puts the kernel that it launches.
	To **Kernel
	// Kernel is the name of that kernel, and Params are the parameters that the
	// method passes, as manifest.Kernel.Signature writes them.
	Kernel, Params string
	// Func returns the kernel's function. It captures nothing.
	Func func() any
}

// Source is a source file of kernels.
type Source struct {
	File    string // base name
	Content string
	// Hash is that of the content, in place of Content, where the file is a symbolic link, which Go
	// does not embed. That such a file was edited since is not noticed.
	Hash string
}

// Cubin is machine code for one architecture.
type Cubin struct {
	Arch string // such as sm_90
	// Transport is how the kernels communicate and the version of the device library linked in,
	// such as nvshmem 3.4.5, or empty.
	Transport string
	// Checksum says that the image was made for this architecture from this
	// artifact (manifest.CubinChecksum).
	Checksum string
	Image    []byte
}

// decoded are manifests that PEs of one process have loaded, by their files, and the archives that
// are what their hash says. The PEs share them, and nothing changes them.
type decoded struct {
	mu        sync.Mutex
	manifests map[string]*manifest.Manifest
	archives  map[archived]*manifest.Archive
}

// archived is the memory of an archive and its hash.
type archived struct {
	first *byte
	hash  string
}

// manifest decodes a manifest's file.
func (d *decoded) manifest(text []byte) (*manifest.Manifest, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if man := d.manifests[string(text)]; man != nil {
		return man, nil
	}
	man, err := manifest.Decode(text)
	if err != nil {
		return nil, err
	}
	if d.manifests == nil {
		d.manifests = map[string]*manifest.Manifest{}
	}
	d.manifests[string(text)] = man
	return man, nil
}

// archive opens an archive.
func (d *decoded) archive(a *Artifact) (*manifest.Archive, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	key := archived{unsafe.SliceData(a.Archive), a.ArchiveHash}
	if arch := d.archives[key]; arch != nil {
		return arch, nil
	}
	if manifest.Hash(a.Archive) != a.ArchiveHash {
		return nil, fmt.Errorf("%w: the compiled kernels (.zst) are damaged or from another run of gpuc generate than the launch methods (.go)%s", ErrStale, generate)
	}
	arch, err := manifest.OpenArchive(a.Archive)
	if err != nil {
		return nil, fmt.Errorf("%w: %w%s", ErrStale, err, generate)
	}
	if d.archives == nil {
		d.archives = map[archived]*manifest.Archive{}
	}
	d.archives[key] = arch
	return arch, nil
}

// check decodes the manifest and compares the rest of the artifact with it. It does so
// for every back end: tests on the emulator must notice what a GPU would run wrong. It
// returns how to get the IR as well.
func (a *Artifact) check(d *decoded) (*manifest.Manifest, func() ([]byte, error), error) {
	if a.ArchiveHash != "" {
		return a.checkArchive(d)
	}
	man, err := a.checkManifest(d, a.Manifest)
	return man, func() ([]byte, error) { return a.IR, nil }, err
}

// checkArchive is check of an artifact that is compressed.
func (a *Artifact) checkArchive(d *decoded) (*manifest.Manifest, func() ([]byte, error), error) {
	arch, err := d.archive(a)
	if err != nil {
		return nil, nil, err
	}
	man, err := a.checkManifest(d, arch.Manifest)
	if err != nil {
		return nil, nil, err
	}
	return man, func() ([]byte, error) {
		ir, err := arch.IR()
		if err != nil {
			return nil, fmt.Errorf("%w: kernels of %s: %w%s", ErrStale, man.Package, err, generate)
		}
		if manifest.Hash(ir) != man.IRHash {
			return nil, fmt.Errorf("%w: kernels of %s: the IR in the compiled kernels (.zst) is not that of their manifest%s", ErrStale, man.Package, generate)
		}
		return ir, nil
	}, nil
}

// checkManifest decodes the manifest's file and compares the rest with it.
func (a *Artifact) checkManifest(d *decoded, text []byte) (*manifest.Manifest, error) {
	if len(bytes.TrimSpace(text)) == 0 {
		return nil, fmt.Errorf("%w: the kernels have not been compiled, or gpuc generate reported errors in them; run gpuc generate in their folder", ErrStale)
	}
	man, err := d.manifest(text)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrStale, err)
	}
	for _, why := range []func(*manifest.Manifest) string{a.otherSources, a.otherIR, a.otherManifest, a.otherMethod, a.otherCubin} {
		if text := why(man); text != "" {
			return nil, fmt.Errorf("%w: kernels of %s: %s", ErrStale, man.Package, text)
		}
	}
	return man, nil
}

// generate is what to do where files do not belong together.
const generate = "; run gpuc generate in their folder"

// otherSources says which sources are not those that the kernels were compiled from.
func (a *Artifact) otherSources(man *manifest.Manifest) string {
	compiled := make(map[string]string, len(man.Sources))
	for _, s := range man.Sources {
		compiled[s.File] = s.Hash
	}
	var changed []string
	for _, s := range a.Sources {
		hash, ok := compiled[s.File]
		now := cmp.Or(s.Hash, manifest.Hash([]byte(s.Content)))
		delete(compiled, s.File)
		if !ok || hash != now {
			changed = append(changed, s.File)
		}
	}
	for _, s := range man.Sources {
		if _, left := compiled[s.File]; left {
			changed = append(changed, s.File)
		}
	}
	if len(changed) == 0 {
		return ""
	}
	return strings.Join(changed, ", ") + " changed after the kernels were compiled" + generate
}

// otherIR leaves the IR of an archive, which check has compared as a whole.
func (a *Artifact) otherIR(man *manifest.Manifest) string {
	if a.ArchiveHash != "" || manifest.Hash(a.IR) == man.IRHash {
		return ""
	}
	return "the compiled kernels (.ll) are damaged or from another run of gpuc generate than their manifest (.json)" + generate
}

func (a *Artifact) otherManifest(man *manifest.Manifest) string {
	if a.Checksum == man.Checksum {
		return ""
	}
	return "the launch methods (.go) are from another run of gpuc generate than the manifest (.json); the generated files belong together, also when they are committed" + generate
}

// otherMethod names a launch method whose kernel the manifest does not have, or has with
// other parameters.
func (a *Artifact) otherMethod(man *manifest.Manifest) string {
	for _, m := range a.Methods {
		i := slices.IndexFunc(man.Kernels, func(k manifest.Kernel) bool { return k.Name == m.Kernel })
		if i < 0 {
			return fmt.Sprintf("there is a launch method of %s, and no such kernel%s", m.Kernel, generate)
		}
		if takes := man.Kernels[i].Signature(); takes != m.Params {
			return fmt.Sprintf("the launch method of %s passes (%s), the kernel takes (%s)%s", m.Kernel, m.Params, takes, generate)
		}
	}
	return ""
}

// otherCubin says which machine code was not made for its architecture from this artifact.
func (a *Artifact) otherCubin(man *manifest.Manifest) string {
	for _, c := range a.Cubins {
		if c.Checksum != manifest.CubinChecksum(man.Checksum, c.Arch, c.Transport, c.Image) {
			return fmt.Sprintf("the machine code for %s is damaged, or was made from other kernels or for another architecture; build the program again with gpuc build -arch", c.Arch)
		}
	}
	return ""
}
