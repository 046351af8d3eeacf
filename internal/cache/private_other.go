//go:build !unix

package cache

import "io/fs"

// private trusts the system's default access rights for a user's caches.
func private(string, fs.FileInfo) error { return nil }
