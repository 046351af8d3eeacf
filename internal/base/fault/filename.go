package fault

// This file names places of the source in messages. The compiler knows the import path of a file,
// the emulator and the host the frame of a stack; all say the same.

import (
	"fmt"
	"path"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
)

// FileName returns how messages name the source file with the given import path or directory and
// base name: with the last element of the path in front, as in ring/kernel.go.
func FileName(file string) string {
	file = strings.ReplaceAll(file, `\`, "/")
	if dir := path.Base(path.Dir(file)); dir != "." && dir != "/" {
		return dir + "/" + path.Base(file)
	}
	return path.Base(file)
}

// FrameFile returns FileName of the file of a frame.
func FrameFile(f runtime.Frame) string {
	if root := rootPackages()[strings.TrimSuffix(PackageOf(f.Function), "_test")]; root != "" {
		return FileName(root + "/" + path.Base(f.File))
	}
	return FileName(f.File)
}

// rootPackages maps the names that frames have for packages in the root of a module, whose
// directory may have any name, to their import paths.
var rootPackages = sync.OnceValue(func() map[string]string {
	roots := map[string]string{}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return roots
	}
	for _, m := range append(info.Deps, &info.Main) {
		roots[m.Path] = m.Path
	}
	roots["main"] = roots[info.Path]
	return roots
})

// PackageOf returns the import path in the name of a function.
func PackageOf(function string) string {
	name, _, _ := strings.Cut(function, "[")
	slash := strings.LastIndexByte(name, '/') + 1
	dot := strings.IndexByte(name[slash:], '.')
	if dot < 0 {
		return name
	}
	return name[:slash+dot]
}

// Caller returns the file and line of the caller skip frames above the function that calls it,
// as in ring/main.go:12.
func Caller(skip int) string {
	var pc [1]uintptr
	if runtime.Callers(skip+2, pc[:]) == 0 {
		return "unknown place"
	}
	f, _ := runtime.CallersFrames(pc[:]).Next()
	return fmt.Sprintf("%s:%d", FrameFile(f), f.Line)
}
