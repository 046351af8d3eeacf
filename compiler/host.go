package compiler

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/host"
	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// CheckHost returns what is wrong with the code of a package that launches kernels. Compile
// says it of packages that hold some.
func CheckHost(fset *token.FileSet, files []*ast.File, info *types.Info) diag.List {
	found := host.Check(fset, files, info, load.RuntimePath)
	ignores := load.ReadDirectives(fset, files, info).Ignores
	return slices.DeleteFunc(found, ignores)
}
