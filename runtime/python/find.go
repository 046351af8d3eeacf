package python

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// installation is what a command such as python3 is.
type installation struct {
	Program string   `json:"program"` // the file of the command
	Folder  string   `json:"folder"`  // where its library should be
	Library string   `json:"library"` // the file of its library, if it has one
	Home    string   `json:"home"`    // the folder of Python's own modules
	Prefix  string   `json:"prefix"`  // the folder of the virtual environment, or Home
	Path    []string `json:"path"`    // where it looks for modules
	Version [2]int   `json:"version"`
	// Kept is what PYTHONHOME was, which other programs that Python starts must see.
	Kept *string `json:"kept"`
}

// describe prints an installation.
const describe = `import json, os, sys, sysconfig
v = sysconfig.get_config_var
print(json.dumps(dict(program=sys.executable, folder=v("LIBDIR") or "", library=v("INSTSONAME") or "", home=getattr(sys, "base_prefix", sys.prefix),
    prefix=sys.prefix, path=sys.path[1 if sys.path[0] == "" else 0:], version=sys.version_info[:2], kept=os.environ.get("PYTHONHOME"))))`

// find asks a command what it is.
func find(command string) (*installation, error) {
	file, err := exec.LookPath(command)
	if err != nil {
		return nil, fmt.Errorf("there is no %s in PATH: install Python 3.8 or later, or activate the virtual environment that has it (%w)", command, err)
	}
	out, err := exec.Command(file, "-c", describe).Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			err = fmt.Errorf("%w: %s", err, strings.TrimSpace(string(exit.Stderr)))
		}
		return nil, fmt.Errorf("%s cannot say where its library is: repair it, or put another python3 first in PATH: %w", file, err)
	}
	at := &installation{}
	if err := json.Unmarshal(out, at); err != nil {
		return nil, fmt.Errorf("%s does not answer as Python does: %w", file, err)
	}
	const other = "put another python3 first in PATH, such as that of the distribution or of conda"
	switch v := at.Version; {
	case v[0] != 3 || v[1] < 8:
		return nil, fmt.Errorf("%s is Python %d.%d, and 3.8 is needed: %s", at.Program, v[0], v[1], other)
	case !strings.Contains(at.Library, ".so"):
		return nil, fmt.Errorf("%s has no shared library: configure Python with --enable-shared (pyenv: PYTHON_CONFIGURE_OPTS=--enable-shared pyenv install %d.%d), or %s", at.Program, v[0], v[1], other)
	}
	return at, nil
}

// libraries returns where the library of an installation may be. Distributions put it where the loader
// finds it, which need not be the folder that Python names.
func (at *installation) libraries() []string {
	inFolder := filepath.Join(at.Folder, at.Library)
	if _, err := os.Stat(inFolder); err != nil {
		return []string{at.Library, inFolder}
	}
	return []string{inFolder, at.Library}
}
