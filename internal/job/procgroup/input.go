package procgroup

import (
	"io"
	"os"
)

// input returns the file from which a group reads. A terminal lets only the group
// of this process read, so what is typed there is handed on, as is what does not
// come from a file. ours says that the file is to be closed here.
func input(from io.Reader) (in *os.File, ours bool, err error) {
	if f, ok := from.(*os.File); ok {
		if st, err := f.Stat(); err != nil || st.Mode()&os.ModeCharDevice == 0 {
			return f, false, nil
		}
	}
	r, w, err := os.Pipe()
	if err != nil {
		return nil, false, err
	}
	go func() {
		io.Copy(w, from) // whoever reads may end first
		w.Close()
	}()
	return r, true, nil
}
