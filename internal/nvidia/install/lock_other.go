//go:build !unix

package install

import (
	"context"
	"errors"
)

// lock is not needed where nothing can be installed.
func lock(context.Context, string, func()) (func(), error) {
	return nil, errors.ErrUnsupported
}
