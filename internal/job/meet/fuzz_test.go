package meet

import (
	"bytes"
	"encoding/json"
	"net"
	"testing"
)

// FuzzHello has processes say anything when they come to PE 0: all get places, or the job has a
// reason why not.
func FuzzHello(f *testing.F) {
	f.Add([]byte(`{"rank":1,"size":3,"local":0,"host":{"name":"a"},"pid":7}` + "\n" + `{"rank":2,"size":3,"local":1,"host":{"name":"b"},"pid":8}`))
	f.Add([]byte(`{"rank":1,"size":3}` + "\n" + `{"rank":1,"size":3,"pid":1}` + "\n" + `{"rank":-1,"size":3}`))
	f.Add([]byte(`{"rank":9,"size":4,"local":-5}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		r := &Root{Door: &Door{cfg: Config{Size: 3, Vars: "the variables"}}, came: map[int]*Guest{0: {hello: hello{Size: 3}}}, changed: make(chan struct{}, 1)}
		for line := range bytes.Lines(text) {
			var h hello
			if json.Unmarshal(line, &h) != nil {
				continue
			}
			here, there := net.Pipe()
			there.Close()
			r.update(func() { r.enter(&Guest{h, &Connection{Conn: here, Rank: h.Rank, Host: h.Host}}) })
		}
		if r.broken != nil || len(r.came) < 3 {
			return
		}
		conns, places, err := r.welcome()
		if err == nil && (len(conns) != 3 || len(places) != 3) {
			t.Errorf("%d connections and %d places of 3 processes", len(conns), len(places))
		}
	})
}
