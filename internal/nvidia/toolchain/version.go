package toolchain

import (
	"bytes"
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// version returns the version of a part, or "" where nothing tells it: from the
// metadata of its wheel, from its headers, from the metadata of a CUDA toolkit,
// from the full file name behind a link, or from what the library says of itself.
func version(in *partInfo, path string) string {
	switch in.Part {
	case NVSHMEMHeaders:
		return headerVersion(filepath.Join(path, "non_abi", "nvshmem_version.h"),
			"NVSHMEM_VENDOR_MAJOR_VERSION", "NVSHMEM_VENDOR_MINOR_VERSION", "NVSHMEM_VENDOR_PATCH_VERSION")
	case NCCLHeaders:
		return headerVersion(filepath.Join(path, "nccl.h"), "NCCL_MAJOR", "NCCL_MINOR", "NCCL_PATCH")
	case NVSHMEMHost:
		// The wheel, the toolkit's metadata is of another product.
		if v := wheelVersion(in, path); v != "" {
			return v
		}
		return constantVersion(path)
	case NCCL:
		// Python packages bring one for each major version of CUDA.
		for _, dist := range []string{in.Dist, "nvidia_nccl_cu12"} {
			if v := wheelVersion(&partInfo{Dist: dist}, path); v != "" {
				return v
			}
		}
		return fileVersion(path)
	}
	if v := wheelVersion(in, path); v != "" {
		return v
	}
	if v := toolkitVersion(path); v != "" {
		return v
	}
	switch in.Part {
	case CUDAHeaders:
		n, err := strconv.Atoi(headerVersion(filepath.Join(path, "cuda.h"), "CUDA_VERSION"))
		if err == nil {
			return fmt.Sprintf("%d.%d", n/1000, n%1000/10)
		}
	case NVJitLink, NVRTC, NVRTCBuiltins:
		return fileVersion(path)
	}
	return ""
}

// fileVersion returns the version in the full file name of a library behind a link.
func fileVersion(path string) string {
	if m := sonameVersion.FindStringSubmatch(filepath.Base(realPath(path))); m != nil {
		return m[1]
	}
	return ""
}

var sonameVersion = regexp.MustCompile(`\.so\.([0-9]+\.[0-9]+(\.[0-9]+)*)$`)

// constantVersion returns the version that NVSHMEM's host library prints of itself, which is
// among its constants.
func constantVersion(path string) string {
	f, err := elf.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	s := f.Section(".rodata")
	if s == nil {
		return ""
	}
	// In NVSHMEM 3.8.0 these are 400 kB of 50 MB.
	b, err := io.ReadAll(io.LimitReader(s.Open(), 16<<20))
	if m := printedVersion.FindSubmatch(b); err == nil && m != nil {
		return string(m[1])
	}
	return ""
}

var printedVersion = regexp.MustCompile(`NVSHMEM v([0-9]+\.[0-9]+\.[0-9]+)`)

// ancestors is how far above a part its root can be: nvidia/cu13/nvvm/libdevice.
const ancestors = 5

// wheelVersion returns the version of the wheel that a part comes from, which is
// in the name of its metadata directory beside the packages.
func wheelVersion(in *partInfo, path string) string {
	for dir, i := filepath.Dir(path), 0; i < ancestors; dir, i = filepath.Dir(dir), i+1 {
		found, _ := filepath.Glob(filepath.Join(dir, in.Dist+"-*.dist-info"))
		if len(found) > 0 {
			return strings.TrimSuffix(strings.TrimPrefix(filepath.Base(found[0]), in.Dist+"-"), ".dist-info")
		}
	}
	return ""
}

// toolkitVersion returns the version of the CUDA toolkit around a part.
func toolkitVersion(path string) string {
	for dir, i := filepath.Dir(realPath(path)), 0; i < ancestors; dir, i = filepath.Dir(dir), i+1 {
		b, err := os.ReadFile(filepath.Join(dir, "version.json"))
		if err != nil {
			continue
		}
		var v struct {
			CUDA struct {
				Version string `json:"version"`
			} `json:"cuda"`
		}
		if json.Unmarshal(b, &v) == nil {
			return v.CUDA.Version
		}
	}
	return ""
}

// headerVersion returns the values of the given macros of a header, joined by
// dots, or "" if one is missing.
func headerVersion(path string, macros ...string) string {
	f, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	// cuda.h is large and says its version near its beginning.
	b, err := io.ReadAll(io.LimitReader(f, 64<<10))
	if err != nil {
		return ""
	}
	values := make([]string, len(macros))
	for line := range bytes.Lines(b) {
		f := strings.Fields(string(line))
		if len(f) < 3 || f[0] != "#define" {
			continue
		}
		if i := slices.Index(macros, f[1]); i >= 0 {
			values[i] = f[2]
		}
	}
	if slices.Contains(values, "") {
		return ""
	}
	return strings.Join(values, ".")
}

// identity returns a hash that changes when a part is replaced. It looks at no
// content: the libraries are large, and this is done at every program start.
// Where a set was installed or repaired, that time counts for all of its files.
func identity(in *partInfo, f Found, installed time.Time) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%s\n%d\n", f.Path, f.Version, installed.UnixNano())
	files := []string{f.Path}
	if in.Probe != "" {
		// Headers are many; an installation writes all of them, these too.
		files = []string{filepath.Join(f.Path, in.Probe), filepath.Join(f.Path, "non_abi", "nvshmem_version.h"), filepath.Join(f.Path, "cuda.h")}
	}
	for _, file := range files {
		if fi, err := os.Stat(file); err == nil {
			fmt.Fprintf(h, "%s %d %d\n", file, fi.Size(), fi.ModTime().UnixNano())
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}

// compare orders two versions by their first n numbers; unknown versions are
// equal to all.
func compare(a, b string, n int) int {
	if a == "" || b == "" {
		return 0
	}
	as, bs := strings.Split(a, "."), strings.Split(b, ".")
	for i := range n {
		if i >= len(as) || i >= len(bs) {
			return 0
		}
		x, _ := strconv.Atoi(as[i])
		y, _ := strconv.Atoi(bs[i])
		if x != y {
			return x - y
		}
	}
	return 0
}
