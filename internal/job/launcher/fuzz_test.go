//go:build unix

package launcher

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// FuzzMessages has PEs say anything to the launcher: it goes on, and the job has an error that can
// be printed, or none.
func FuzzMessages(f *testing.F) {
	f.Add([]byte(`{"kind":"hello"}{"kind":"share","data":"aWQ="}{"kind":"state","number":1,"pes":[{"rank":9,"state":"waits"}]}{"kind":"done"}{"kind":"bye"}`), true)
	f.Add([]byte(`{"kind":"failed","failure":{"pe":-7,"msg":"broken"}}{"kind":"failed"}{"kind":"done","lost":true}`), false)
	f.Add([]byte(`{"kind":"state","number":1,"pes":[{"rank":0,"state":"waits","for":[5],"groups":[{"waits":"w"}]}]}`), true)
	f.Fuzz(func(t *testing.T, text []byte, spread bool) {
		cfg := Config{NP: 3, answers: 3}
		if spread {
			cfg.PEs = 7
		}
		j := newJob(cfg)
		for rank := range 3 {
			j.pes = append(j.pes, &process{rank: rank, hello: true, out: mute{}, hands: connControl{newConn(io.NopCloser(strings.NewReader("")), discard{})}})
		}
		told := 0
		j.ask(func(r *hang.Report) {
			told++
			r.Lines()
			j.judge(r)
		})
		c := newConn(io.NopCloser(bytes.NewReader(text)), discard{})
		for i := 0; ; i++ {
			m, err := c.receive()
			if err != nil {
				break
			}
			j.message(j.pes[i%3], m)
		}
		for _, p := range j.pes {
			j.end(p, nil)
		}
		if told != 1 {
			t.Errorf("who asked was told %d times", told)
		}
		_ = (&Error{Failures: j.failures, Done: j.finished, Hang: j.report}).Error()
	})
}

// FuzzFrames hears anything from an agent or from gpuc run: frames of a bounded size, or the end.
func FuzzFrames(f *testing.F) {
	var seed bytes.Buffer
	s := newFrames(nil, &seed)
	for _, fr := range []frame{{Kind: frameReady, Protocol: protocol}, {Kind: frameOut, Rank: 1, Data: []byte("hello\n")}, {Kind: frameEnded, Error: "exit status 1"}} {
		if err := s.send(fr); err != nil {
			f.Fatal(err)
		}
	}
	f.Add(seed.Bytes())
	f.Add([]byte(`{"kind":"out","size":-1}` + "\n"))
	f.Add([]byte(`{"kind":"out","size":9000000000}` + "\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		in := newFrames(bytes.NewReader(text), io.Discard)
		for {
			fr, err := in.receive()
			if err != nil {
				return
			}
			if len(fr.Data) > len(text) {
				t.Fatalf("a frame of %d bytes among %d", len(fr.Data), len(text))
			}
		}
	})
}

// discard is a pipe that takes everything.
type discard struct{}

func (discard) Write(b []byte) (int, error) { return len(b), nil }
func (discard) Close() error                { return nil }
