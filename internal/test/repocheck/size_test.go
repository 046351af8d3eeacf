package repocheck

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// maxLines is the length at which a file holds more than one concept.
const maxLines = 800

func TestFilesHoldOneConcept(t *testing.T) {
	for file := range goFiles(t) {
		b, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			t.Fatal(err)
		}
		if bytes.HasPrefix(b, []byte("// Code generated ")) {
			continue
		}
		if n := bytes.Count(b, []byte("\n")); n > maxLines {
			t.Errorf("%s has %d lines; split it by concept", file, n)
		}
	}
}
