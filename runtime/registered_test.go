package gpurt

import (
	"strings"
	"testing"
)

func TestRegistrationGuardsItsBuffer(t *testing.T) {
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		b := must[*Buffer[int32]](t)(Alloc[int32](pe, 8))
		r := must[*RegisteredBuffer[int32]](t)(Register(b))
		for _, c := range []struct {
			name string
			err  error
			want string
		}{
			{"again", second(Register(b)), "the buffer is registered since runtime/registered_test.go:"},
			{"free", b.Free(), "call Unregister first"},
			{"part", second(Register(b.Slice(1, 3))), "part of a buffer"},
			{"unregister a part", r.Slice(1, 3).Unregister(), "part of a registered buffer"},
			{"nil", second(Register[int32](nil)), "nil"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
				t.Errorf("%s: got %v, want %q", c.name, c.err, c.want)
			}
		}
		if err := r.Unregister(); err != nil {
			t.Error(err)
		}
		if err := r.Unregister(); err == nil || !strings.Contains(err.Error(), "no longer registered") {
			t.Errorf("unregister twice: %v", err)
		}
		if err := b.Free(); err != nil {
			t.Error(err)
		}
	})
}

func second[T any](_ T, err error) error { return err }
