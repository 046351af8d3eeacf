package plot

import (
	"bytes"
	"fmt"
	"image/color"
	"os"
	"path/filepath"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"

	"github.com/gpuc-go/gpuc/bench/report"
)

const (
	width  = 18 * vg.Centimeter
	height = 11 * vg.Centimeter
)

// Draw draws the report with the given name as SVG pictures in dir, and returns their
// files.
func Draw(dir, name string, rep *report.Report) ([]string, error) {
	var names []string
	for _, f := range figures(name, rep) {
		svg, err := f.svg()
		if err != nil {
			return names, fmt.Errorf("draw %s: %w", f.file, err)
		}
		name := filepath.Join(dir, f.file)
		if err := os.WriteFile(name, svg, 0o666); err != nil {
			return names, err
		}
		names = append(names, name)
	}
	return names, nil
}

// svg returns the picture.
func (f figure) svg() ([]byte, error) {
	p := plot.New()
	p.Title.Text = f.title
	p.X.Label.Text, p.Y.Label.Text = f.x, f.y
	p.BackgroundColor = color.White
	draw, high := f.lines, height
	if len(f.bars) > 0 {
		draw, high = f.chart, 3*vg.Centimeter+vg.Length(len(f.bars))*0.7*vg.Centimeter
	}
	if err := draw(p); err != nil {
		return nil, err
	}
	w, err := p.WriterTo(width, high, "svg")
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	_, err = w.WriteTo(&b)
	return b.Bytes(), err
}

// spread is a line with the extremes of its points.
type spread struct {
	plotter.XYs
	plotter.YErrors
}

// lines draws lines, on logarithmic axes: ours whole, peers' dashed.
func (f figure) lines(p *plot.Plot) error {
	p.X.Scale, p.Y.Scale = plot.LogScale{}, plot.LogScale{}
	p.X.Tick.Marker, p.Y.Tick.Marker = plot.LogTicks{Prec: -1}, plot.LogTicks{Prec: -1}
	p.Add(plotter.NewGrid())
	p.Legend.Top, p.Legend.Left = true, true
	kinds := 0
	for _, s := range f.series {
		kinds = max(kinds, s.with+1)
	}
	for i, s := range f.series {
		var data spread
		for _, pt := range s.points {
			data.XYs = append(data.XYs, plotter.XY{X: pt.x, Y: pt.median})
			data.YErrors = append(data.YErrors, struct{ Low, High float64 }{pt.median - pt.low, pt.high - pt.median})
		}
		line, points, err := plotter.NewLinePoints(data.XYs)
		if err != nil {
			return err
		}
		bars, err := plotter.NewYErrorBars(data)
		if err != nil {
			return err
		}
		// Several kinds: a colour for each. One: a colour for each program.
		n := i
		if kinds > 1 {
			n = s.with
		}
		line.Color = plotutil.Color(n)
		points.Color, points.Shape = line.Color, plotutil.Shape(n)
		points.Radius = vg.Points(2)
		bars.Color = line.Color
		if s.peer {
			line.Dashes = plotutil.Dashes(1 + i%3)
		}
		p.Add(line, points, bars)
		p.Legend.Add(s.name, line, points)
	}
	// Room for the legend above the lines.
	p.Y.Max *= 1 + 0.9*float64(len(f.series))
	return nil
}

// chart draws horizontal bars, with a line where both sides are equally fast.
func (f figure) chart(p *plot.Plot) error {
	p.X.Label.Text, p.Y.Label.Text = f.y, ""
	values := make(plotter.Values, len(f.bars))
	names := make([]string, len(f.bars))
	most := 1.0
	for i, b := range f.bars {
		at := len(f.bars) - 1 - i // the first one on top
		values[at], names[at] = b.ratio, b.name
		most = max(most, b.ratio)
	}
	bars, err := plotter.NewBarChart(values, 0.35*vg.Centimeter)
	if err != nil {
		return err
	}
	bars.Horizontal = true
	bars.Color = plotutil.Color(2)
	even, err := plotter.NewLine(plotter.XYs{{X: 1, Y: -0.5}, {X: 1, Y: float64(len(values)) - 0.5}})
	if err != nil {
		return err
	}
	even.Dashes = plotutil.Dashes(1)
	p.Add(bars, even)
	p.NominalY(names...)
	p.X.Min, p.X.Max = 0, most*1.05
	return nil
}
