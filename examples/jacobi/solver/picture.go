package solver

import (
	"context"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Image is a picture of the field, row by row.
type Image struct {
	Width, Height int
	Points        []float32
	// Borders are the rows with which the parts of PE 1 and the following PEs begin.
	Borders []int
}

// Picture returns the field on PE 0 with at most size points in each direction;
// of larger fields it takes evenly spread points. It is collective, and the other
// PEs get an image without points.
func (s *Solver) Picture(ctx context.Context, size int) (Image, error) {
	img := Image{Width: min(size, s.cfg.Width), Height: min(size, s.cfg.Height)}
	if img.Width <= 0 || img.Height <= 0 {
		return Image{}, nil
	}
	buf, err := gpurt.AllocSym[float32](s.pe, img.Width*img.Height)
	if err != nil {
		return Image{}, err
	}
	st := s.pe.Stream()
	if err := s.k.Sample(st, gpurt.Grid(s.pe.Multiprocessors()).Block(maxThreads), buf, s.Field(), s.part, s.cfg.Height, img.Width, img.Height); err != nil {
		return Image{}, err
	}
	if err := st.Barrier(); err != nil {
		return Image{}, err
	}
	if err := st.Sync(ctx); err != nil {
		return Image{}, err
	}
	if s.pe.MyPE() == 0 {
		img.Points = make([]float32, buf.Len())
		if err := buf.CopyTo(ctx, img.Points); err != nil {
			return Image{}, err
		}
		for pe := 1; pe < s.pe.NumPEs(); pe++ {
			first := partOf(s.cfg.Width, s.cfg.Height, pe, s.pe.NumPEs()).First
			img.Borders = append(img.Borders, (first*img.Height+s.cfg.Height-1)/s.cfg.Height) // as Sample takes them
		}
	}
	return img, buf.Free()
}
