package compiler

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/lower"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/passes"
	"github.com/gpuc-go/gpuc/compiler/internal/sanitize"
	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// sanitize puts the hooks of the sanitizer into the program. They are compiled from their
// source, as what a user has imported is.
func (p *Package) sanitize(m *mir.Program, opts Options) error {
	hooks, err := hooks(opts)
	if err != nil {
		return fmt.Errorf("compile the hooks of the sanitizer: %w", err)
	}
	if err := sanitize.Instrument(m, hooks); err != nil {
		return err
	}
	if err := mir.Verify(m); err != nil {
		return fmt.Errorf("behind the sanitizer: %w", err)
	}
	return nil
}

// hooks returns the hooks of the sanitizer. Their indices are not checked: one of them stands
// for all memory.
func hooks(opts Options) (*mir.Program, error) {
	ctx := context.Background()
	l, err := load.New(ctx, load.Config{Dir: opts.Dir, Pattern: sanitize.Package, Env: opts.Env})
	if err != nil {
		return nil, err
	}
	prog, res, err := frontEnd(ctx, l)
	if err != nil {
		return nil, err
	}
	diags := append(prog.Diags, res.Diags...)
	out := lower.Lower(prog, lower.Options{NoChecks: true, Tables: res.Tables}, &diags)
	var found diag.List
	if out != nil {
		err = passes.Run(out, passes.Options{NoChecks: true, Verify: opts.Verify, Diags: &found})
	}
	for _, d := range diags {
		if d.Severity == diag.Error {
			err = errors.Join(err, fmt.Errorf("%s", d))
		}
	}
	if err == nil && out == nil {
		err = errors.New("they have errors")
	}
	return out, err
}
