package ltoir

// This file compiles and links the device code of functions under //gpu:extern.

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/gpuc-go/gpuc/devicelib"
	"github.com/gpuc-go/gpuc/internal/base/extern"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvrtc"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

// externKind is the kind of the cache's entries for compiled files.
const externKind = "extern"

// ExternError says what is wrong with the device code of a function under
// //gpu:extern.
type ExternError struct {
	Extern manifest.Extern
	Msg    string
	Err    error // what the compiler or the linker said
}

// Error returns the place of the directive and the message.
func (e *ExternError) Error() string {
	return fmt.Sprintf("%s:%d: //gpu:extern: %s", e.Extern.File, e.Extern.Line, e.Msg)
}

// Unwrap returns the error of the compiler or linker.
func (e *ExternError) Unwrap() error { return e.Err }

// hashUnits adds to h what the files of device code come to.
func (b *builder) hashUnits(h *cache.Hasher) {
	for i := range b.Manifest.Units {
		u := &b.Manifest.Units[i]
		h.String(u.File).String(u.Kind).Bytes(u.Content())
		if extern.Kind(u.Kind) == extern.CUDA {
			o := b.outside(u)
			src, cfg := b.unitSource(u, o), o.Config
			h.String(src).Strings(cfg.All()).String(b.tc.Identity(toolchain.DeviceCode))
		}
	}
}

// units returns the files of device code as the linker takes them.
func (b *builder) units(ctx context.Context) ([]jitlink.Input, error) {
	var inputs []jitlink.Input
	for i := range b.Manifest.Units {
		u := &b.Manifest.Units[i]
		in := jitlink.Input{Name: u.File, Data: u.Content()}
		switch extern.Kind(u.Kind) {
		case extern.CUDA:
			code, err := b.compileUnit(ctx, u)
			if err != nil {
				return nil, err
			}
			in.Kind, in.Data = jitlink.LTOIR, code
		case extern.LTOIR:
			in.Kind = jitlink.LTOIR
		case extern.Fatbin:
			in.Kind = jitlink.FATBIN
		default:
			return nil, fmt.Errorf("the device code %s is of the unknown kind %q; run gpuc generate", u.File, u.Kind)
		}
		inputs = append(inputs, in)
	}
	return inputs, nil
}

// compileUnit compiles a file of CUDA C++ together with a check of the functions
// that come from it, or takes the result from the cache.
func (b *builder) compileUnit(ctx context.Context, u *manifest.Unit) ([]byte, error) {
	if err := b.tc.Need(toolchain.DeviceCode); err != nil {
		return nil, err
	}
	o := b.outside(u)
	src, cfg := b.unitSource(u, o), o.Config
	key := cache.NewHasher("device code").String(u.File).String(src).Strings(cfg.All()).
		String(b.tc.Identity(toolchain.DeviceCode)).String(o.Identity).Key()
	if code, ok := b.cache.Get(externKind, key); ok {
		return code, nil
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if u.Transport != "" && b.Progress != nil {
		b.Progress("compiling " + u.File + " for " + b.Arch.SM())
	}
	if err := b.tc.CheckHeaders(o.Headers...); err != nil {
		return nil, err
	}
	lib, err := nvrtc.Open(b.tc.Path(toolchain.NVRTC), b.tc.Path(toolchain.NVRTCBuiltins))
	if err != nil {
		return nil, err
	}
	code, _, err := lib.Compile(u.File, src, cfg)
	if err != nil {
		return nil, b.explain(u, err)
	}
	b.cache.Put(externKind, key, code)
	return code, nil
}

// outside returns how a file is compiled: as the device library says where it calls the
// transport's functions.
func (b *builder) outside(u *manifest.Unit) devicelib.Outside {
	o := devicelib.Outside{
		Config:  nvrtc.Config{Arch: b.Arch, Format: nvrtc.LTOIR, Define: []string{"NDEBUG"}},
		Headers: []toolchain.Part{toolchain.CUDAHeaders, toolchain.CCCL},
	}
	if u.Transport != "" {
		o = b.lib.Outside()
	} else {
		for _, p := range o.Headers {
			if f, ok := b.tc.Part(p); ok {
				o.Config.Include = append(o.Config.Include, f.Path)
			}
		}
	}
	if b.Manifest.StrictFP {
		o.Config.Options = append(o.Config.Options, "-fmad=false")
	}
	return o
}

// unitSource returns the text to compile for a file.
func (b *builder) unitSource(u *manifest.Unit, o devicelib.Outside) string {
	fs, _ := b.functions(u)
	return o.Before + fmt.Sprintf("\n#line 1 %q\n", u.File) + string(u.Content()) + extern.Check(fs)
}

// functions returns the functions that come from a file.
func (b *builder) functions(u *manifest.Unit) (fs []extern.Func, of []manifest.Extern) {
	for _, x := range b.Manifest.Externs {
		if x.Unit == u.File {
			fs = append(fs, extern.Func{Symbol: x.Symbol, Result: x.Result, Params: x.Params})
			of = append(of, x)
		}
	}
	return fs, of
}

// explain turns the compiler's complaints about functions of a file into errors
// at their directives.
func (b *builder) explain(u *manifest.Unit, err error) error {
	var ne *dl.LogError
	if !errors.As(err, &ne) {
		return err
	}
	fs, of := b.functions(u)
	why := extern.Explain(fs, ne.Log, u.File)
	var errs []error
	for i := range fs {
		if why[i] != "" {
			errs = append(errs, &ExternError{of[i], why[i], err})
		}
	}
	if len(errs) == 0 {
		return fmt.Errorf("compile the device code of functions under //gpu:extern: %w", err)
	}
	return errors.Join(errs...)
}

var (
	undefinedRef = regexp.MustCompile(`(?i)(?:undefined reference to|unresolved extern function) '([^']+)'`)
	definedTwice = regexp.MustCompile(`(?i)(?:multiple definition of|linking globals named) '([^']+)'`)
)

// explainLink turns the linker's complaints about functions under //gpu:extern
// into errors at their directives.
func (b *builder) explainLink(err error) error {
	var le *dl.LogError
	if !errors.As(err, &le) || len(b.Manifest.Units) == 0 {
		return err
	}
	missing, twice := captures(undefinedRef, le.Log), captures(definedTwice, le.Log)
	for _, x := range b.Manifest.Externs {
		switch f := (extern.Func{Symbol: x.Symbol, Result: x.Result, Params: x.Params}); {
		case missing[x.Symbol]:
			return &ExternError{x, fmt.Sprintf("%s defines no %s; it has to hold %s", x.Unit, x.Symbol, f.Prototype()), err}
		case twice[x.Symbol]:
			return &ExternError{x, fmt.Sprintf("%s is defined more than once, in %s and in another file", x.Symbol, x.Unit), err}
		}
	}
	for _, u := range b.Manifest.Units {
		if extern.Kind(u.Kind) != extern.CUDA && strings.Contains(le.Step, u.File) {
			return fmt.Errorf("%w\n%s holds device code for one architecture and CUDA version; make it anew, or give its source", err, u.File)
		}
	}
	return err
}

func captures(re *regexp.Regexp, log string) map[string]bool {
	found := map[string]bool{}
	for _, m := range re.FindAllStringSubmatch(log, -1) {
		found[m[1]] = true
	}
	return found
}
