package main

import (
	"testing"

	"github.com/gpuc-go/gpuc/examples/labs/labtest"
)

func TestGapsFailAsTheTextSays(t *testing.T) { labtest.Fails(t, run) }
