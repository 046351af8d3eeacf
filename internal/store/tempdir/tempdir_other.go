//go:build !unix

package tempdir

import "os"

// Dir makes an empty directory, and returns what removes it. Without locks between processes, what
// a killed one has left stays.
func Dir(word string) (dir string, remove func(), err error) {
	dir, err = os.MkdirTemp("", "gpuc-tmp-"+word+"-")
	return dir, func() { os.RemoveAll(dir) }, err
}
