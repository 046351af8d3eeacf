package compiler

import (
	"context"
	"testing"
)

// TestCompileIsDeterministic compiles twice and expects the same bytes.
func TestCompileIsDeterministic(t *testing.T) {
	var out [2]string
	for i := range out {
		p, err := Compile(context.Background(), Options{Pattern: "testdata/ring.go", Verify: true})
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Diags.Err(); err != nil {
			t.Fatal(err)
		}
		m, err := p.Manifest.Encode()
		if err != nil {
			t.Fatal(err)
		}
		out[i] = string(p.IR) + string(m)
	}
	if out[0] != out[1] {
		t.Errorf("two compilations differ:\n%s\n%s", out[0], out[1])
	}
}
