package rendezvous

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/store/pathowner"
)

// NewToken returns a token that nobody knows.
func NewToken() jobenv.Secret { return jobenv.Secret(rand.Text()) }

// UserToken returns the token that the user's jobs share. It stands in a file that only the
// user can read, and is made if there is none.
func UserToken(path string) (jobenv.Secret, error) {
	token, err := readToken(path)
	if !errors.Is(err, fs.ErrNotExist) {
		return token, err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", fmt.Errorf("make a token: %w", err)
	}
	// Several processes of a job may come here at once. The one whose link succeeds wins, and
	// nobody sees half a file.
	tmp, err := os.CreateTemp(filepath.Dir(path), ".token-*")
	if err != nil {
		return "", fmt.Errorf("make a token: %w", err)
	}
	defer os.Remove(tmp.Name())
	_, err = tmp.WriteString(NewToken().Reveal() + "\n")
	if err = errors.Join(err, tmp.Close()); err != nil {
		return "", fmt.Errorf("make a token: %w", err)
	}
	if err := os.Link(tmp.Name(), path); err != nil && !errors.Is(err, fs.ErrExist) {
		return "", fmt.Errorf("make a token: %w", err)
	}
	return readToken(path)
}

// readToken reads the token in a file that nobody else can read or replace.
func readToken(path string) (jobenv.Secret, error) {
	st, err := os.Stat(path)
	if err != nil {
		return "", fmt.Errorf("read the token: %w", err)
	}
	if runtime.GOOS != "windows" && st.Mode().Perm()&0o077 != 0 {
		return "", fmt.Errorf("read the token: others can read %s, so it is not secret; remove it, and gpuc makes a new one", path)
	}
	if err := (pathowner.Policy{}).Check(path); err != nil {
		return "", fmt.Errorf("read the token: %w", err)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		return "", fmt.Errorf("read the token: %w", err)
	}
	token := strings.TrimSpace(string(b))
	if len(token) < minToken {
		return "", fmt.Errorf("read the token: %s: the token has %d characters; remove the file, and a new one is made", path, len(token))
	}
	return jobenv.Secret(token), nil
}
