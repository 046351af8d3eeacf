//go:build unix

package emu

import "testing"

func TestFitsAsksTheSystem(t *testing.T) {
	if !fits(1 << 20) {
		t.Error("1 MiB does not fit")
	}
	if fits(1 << 62) {
		t.Error("4 EiB fit")
	}
}
