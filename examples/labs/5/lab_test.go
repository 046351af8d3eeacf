package main

import (
	"testing"

	"github.com/gpuc-go/gpuc/examples/labs/labtest"
)

func TestLab(t *testing.T) { labtest.Works(t, 3, run) }
