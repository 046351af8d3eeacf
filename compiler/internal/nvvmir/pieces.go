package nvvmir

import (
	"embed"
	"regexp"
	"strings"
	"text/template"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// This file adds functions that are written in IR. Each stands in a file of its own, which may have
// functions and declarations that the module has already: those are left out.

//go:embed *.ll
var pieceFiles embed.FS

var pieces = template.Must(template.ParseFS(pieceFiles, "*.ll"))

// piece is a file of IR and what it is filled with.
type piece struct {
	file string
	data any
}

// piece returns a function that stands in a file of IR. The module gets the file once for each name.
func (m *module) piece(name, file string, data any, ret types.Type, params ...types.Type) *ir.Func {
	if fn := m.externs[name]; fn != nil {
		return fn
	}
	ps := make([]*ir.Param, len(params))
	for i, t := range params {
		ps[i] = ir.NewParam("", t)
	}
	m.externs[name] = ir.NewFunc(name, ret, ps...)
	m.pieces = append(m.pieces, piece{file, data})
	return m.externs[name]
}

// pieceHead matches the first line of a function, and declarations and variables, which have no other.
var pieceHead = regexp.MustCompile(`^(?:(declare|define) [^@]*)?@([\w.]+)[( ]`)

// writePieces writes the files of IR after the rest of the module, without comments.
func (m *module) writePieces(out *strings.Builder) {
	have := map[string]bool{}
	for _, f := range m.out.Funcs {
		have[f.Name()] = true
	}
	for _, p := range m.pieces {
		var text strings.Builder
		if err := pieces.ExecuteTemplate(&text, p.file, p.data); err != nil {
			panic(err)
		}
		skips := false // what the line belongs to
		for line := range strings.Lines(text.String()) {
			if strings.HasPrefix(line, ";") || line == "\n" {
				continue
			}
			if head := pieceHead.FindStringSubmatch(line); head != nil {
				skips = have[head[2]]
				have[head[2]] = true
				if head[1] == "define" && !skips {
					out.WriteString("\n")
				}
			}
			if !skips {
				out.WriteString(line)
			}
		}
	}
}

// failureData fills fail.ll.
func (m *module) failureData() any {
	type place struct {
		Block, Thread           int
		BlockRange, ThreadRange *metadata.Tuple
	}
	places := map[string]place{}
	for i, axis := range []string{"x", "y", "z"} {
		places[axis] = place{fault.OffBlock/4 + i, fault.OffThread/4 + i, m.rangeOf(mir.BlockIdx, i), m.rangeOf(mir.ThreadIdx, i)}
	}
	return map[string]any{
		"Communicates": len(m.prog.Ops) > 0, "Places": places,
		"State": fault.OffState / 4, "Site": fault.OffSite / 4, "Value0": fault.OffValues / 8, "Value1": fault.OffValues/8 + 1,
		"Free": fault.StateFree, "Claimed": fault.StateClaimed, "Done": fault.StateDone,
	}
}

// gridSyncData fills gridsync.ll.
func (m *module) gridSyncData() any {
	axes := []string{"x", "y", "z"}
	data := map[string]any{"Axes": axes}
	for i, axis := range axes {
		axis = strings.ToUpper(axis)
		data["Thread"+axis], data["Block"+axis], data["Grid"+axis] = m.rangeOf(mir.ThreadIdx, i), m.rangeOf(mir.BlockIdx, i), m.rangeOf(mir.GridDim, i)
	}
	return data
}

// traceData fills trace.ll.
func (m *module) traceData() any {
	type words struct {
		Offset             int
		Store, Long, Short string
	}
	type rank struct {
		Of, Index, Extent string
		RangeX, RangeY    *metadata.Tuple
	}
	quarter := func(word int, long, short string) words {
		return words{4 * word, intrinsic.Form{Name: "StoreWords", N: 4 * word}.Symbol(), long, short}
	}
	return map[string]any{
		"ToldApart": trace.Level(m.opts.Trace) == trace.All,
		"MarkBegin": int32(trace.MarkBegin - 1<<32), "MarkEnd": int32(trace.MarkEnd - 1<<32), "Unowned": int32(trace.Unowned - 1<<32),
		"OfBlock": trace.OfBlock, "OfWarp": trace.OfWarp,
		"Blocks": trace.Blocks, "LastBlock": trace.Blocks - 1, "Rings": trace.Rings, "RingSlots": trace.RingSlots, "LastSlot": trace.RingSlots - 1,
		"RingsOffset": trace.RingsOffset, "LastOffset": trace.RingsOffset - 1, "RecordBytes": trace.RecordBytes, "ControlBytes": fault.BlockBytes,
		"ClockKernel": trace.ClockKernel,
		"Axes":        map[string]string{"": "x", "__n1": "y", "__n2": "z"},
		"Ranks": []rank{
			{"block", "ctaid", "nctaid", m.rangeOf(mir.GridDim, 0), m.rangeOf(mir.GridDim, 1)},
			{"thread", "tid", "ntid", m.rangeOf(mir.BlockDim, 0), m.rangeOf(mir.BlockDim, 1)},
		},
		"Words": []words{
			quarter(trace.WordStart, "start", "site"), quarter(trace.WordEnd, "now", "who"),
			quarter(trace.WordAt, "at", "pe"), quarter(trace.WordValue, "value", "block"),
		},
	}
}
