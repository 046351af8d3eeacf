package main

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"

	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
)

// pictureSize is how many points a picture has at most in each direction.
const pictureSize = 1024

// The colour bar stands beside the field, after a gap.
const gap, barWidth = 8, 16

// picture is a file that is there as a whole or not at all: it is written under
// another name beside its own, which it gets in the end.
type picture struct {
	name string
	temp *os.File
}

// newPicture makes sure that the file can be written.
func newPicture(name string) (*picture, error) {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return nil, fmt.Errorf("cannot write the picture: %s is not a file", name)
	}
	temp, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*.part")
	if err != nil {
		return nil, fmt.Errorf("cannot write the picture: %w", err)
	}
	return &picture{name, temp}, nil
}

// discard removes what was not written to the end.
func (p *picture) discard() {
	if p.temp != nil {
		p.temp.Close()
		os.Remove(p.temp.Name())
	}
}

// write writes the field, values of -1 to 1, as blue to red. A dotted line is above the rows of each PE
// after the first. The colour bar goes from 1, at the top, to -1.
func (p *picture) write(field solver.Image) error {
	width, height := max(field.Width, 1), max(field.Height, 1)
	img := image.NewRGBA(image.Rect(0, 0, width+gap+barWidth, height))
	draw.Draw(img, img.Bounds(), image.White, image.Point{}, draw.Src)
	for i, v := range field.Points {
		img.SetRGBA(i%width, i/width, shade(v))
	}
	for _, y := range field.Borders {
		for x := 2; x < width; x += 4 {
			img.Set(x, y, color.Black)
		}
	}
	for y := range height {
		for x := range barWidth {
			img.SetRGBA(width+gap+x, y, shade(1-2*float32(y)/float32(max(height-1, 1))))
		}
	}
	err := png.Encode(p.temp, img)
	if err == nil {
		err = p.temp.Chmod(0o644)
	}
	if e := p.temp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(p.temp.Name(), p.name)
	}
	if err != nil {
		return fmt.Errorf("write the picture: %w", err)
	}
	p.temp = nil
	return nil
}

// shade returns white for 0, and the redder or bluer the farther v is from it; what
// is no number is grey.
func shade(v float32) color.RGBA {
	switch {
	case v != v:
		return color.RGBA{128, 128, 128, 255}
	case v < 0:
		pale := uint8(255 * (1 - min(-v, 1)))
		return color.RGBA{pale, pale, 255, 255}
	}
	pale := uint8(255 * (1 - min(v, 1)))
	return color.RGBA{255, pale, pale, 255}
}
