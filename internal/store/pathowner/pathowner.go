// Package pathowner tells whether another user could have put a file where this user is about
// to open it. Such a file may be a library that runs in the process, or a compiled kernel
// that runs on the GPU.
//
// The package follows a path from the root of the file system, as ssh and sudo do. A user who may
// write to a directory on the way may replace the file. A directory with the sticky bit,
// such as /tmp, is an exception: there each user's own files are safe. Where the system
// does not have the owners and modes of Unix, every path passes. The package imports
// nothing of this module. Start reading at Policy.
package pathowner

import "fmt"

// Error says who else could have changed what a path leads to.
type Error struct {
	// Path is what was to be opened, At the file or directory on the way to it
	// that is at fault.
	Path, At string
	// Why says what is wrong with At, as a sentence without it.
	Why string
	// Fix is a command that mends it, or empty.
	Fix string
}

// Error names the file or directory at fault and the command that mends it.
func (e *Error) Error() string {
	s := fmt.Sprintf("%s is not safe to use: %s %s", e.Path, e.At, e.Why)
	if e.At == e.Path {
		s = fmt.Sprintf("%s is not safe to use: it %s", e.Path, e.Why)
	}
	if e.Fix != "" {
		s += "; run " + e.Fix
	}
	return s
}

// Policy says whom to trust beside this user and root. The zero Policy trusts
// nobody else; but root may let a group write to what root owns, and this user
// the group that bears the user's name and has no other members.
type Policy struct {
	// Private is a directory that the user keeps for itself: from there on, root
	// gives no group the right to write either. Paths to check lie in it.
	Private string
	// Named says that this user, or root for all, has named the path, such as in
	// a variable of the environment: who does so trusts whoever it belongs to, and
	// their group. That everybody may write to it is an error still.
	Named bool
}

// Check returns an *Error if anybody who is not trusted could have changed what
// path leads to, links followed. What does not exist passes, so that it can be
// made in a directory that was checked.
func (p Policy) Check(path string) error { return p.check(path) }

// CheckTree is Check for a directory and everything in it.
func (p Policy) CheckTree(dir string) error { return p.checkTree(dir) }
