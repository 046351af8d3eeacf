package cuda

import "testing"

func TestClosedEventsAreUsedAgain(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	before := len(f.events)
	for range 3 {
		a, err := s.Record()
		must(t, err)
		b, err := s.Record()
		must(t, err, a.Close(), b.Close())
	}
	if n := len(f.events) - before; n != 2 {
		t.Errorf("%d events were made for two at a time", n)
	}
}
