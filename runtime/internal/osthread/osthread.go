// Package osthread tells the OS thread that owns a PE from others. It imports nothing of gpuc.
package osthread

// Thread is an OS thread that owns a PE. The zero value is no thread, where any will do.
type Thread struct {
	id int
	// pointer tells it without a system call. It is 0 unless the PE ends before the thread does:
	// a later thread may get the same pointer.
	pointer uintptr
}

// Calling returns the thread that calls it.
func Calling() Thread { return Thread{id: threadID()} }

// Outliving returns the thread that calls it, which does not end before the PE.
func Outliving() Thread { return Thread{threadID(), threadPointer()} }

// Calls reports whether the thread calls it, or is none.
func (t Thread) Calls() bool {
	if t.pointer != 0 {
		return threadPointer() == t.pointer
	}
	return t.id == 0 || threadID() == t.id
}
