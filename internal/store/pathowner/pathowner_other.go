//go:build !unix

package pathowner

// check leaves it to the access rights that the system gives a user's files.
func (p Policy) check(string) error { return nil }

func (p Policy) checkTree(string) error { return nil }
