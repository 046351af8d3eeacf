package pmi

import (
	"bytes"
	"testing"
)

// answers is a process manager that says what it is given.
type answers struct{ *bytes.Reader }

func (answers) Write(b []byte) (int, error) { return len(b), nil }
func (answers) Close() error                { return nil }

// FuzzAnswers hears any answers of a process manager: a value, or an error.
func FuzzAnswers(f *testing.F) {
	f.Add([]byte("cmd=response_to_init pmi_version=1 rc=0\ncmd=my_kvsname kvsname=k\ncmd=put_result rc=0\ncmd=barrier_out\ncmd=get_result rc=0 value=v\ncmd=finalize_ack\n"))
	f.Add([]byte("cmd=response_to_init rc=-1\n"))
	f.Add([]byte("cmd\n=\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := begin(answers{bytes.NewReader(text)})
		if err != nil {
			return
		}
		if v, err := c.Share(t.Context(), "address"); err != nil && v != "" {
			t.Errorf("the value %q beside the error %v", v, err)
		}
	})
}
