//go:build !unix

package own

// check leaves it to the access rights that the system gives a user's files.
func check(string, string, bool) error { return nil }
