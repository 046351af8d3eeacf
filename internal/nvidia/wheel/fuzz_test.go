package wheel

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzConfig reads any configuration of pip, and any .netrc.
func FuzzConfig(f *testing.F) {
	f.Add("[global]\nindex-url = https://example.com/simple\n  more\n[install]\ncert: x", "machine example.com login a password b")
	f.Add("[]\n=\n[x\n ]\n;\n#", "default login\nmachine")
	f.Add("a\n b\n[global]\n\tc = d\n", "macdef init\npassword password login login machine machine")
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, config, rc string) {
		file, rcFile := filepath.Join(dir, "pip.conf"), filepath.Join(dir, "netrc")
		for name, text := range map[string]string{file: config, rcFile: rc} {
			if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		values := map[string]string{}
		if err := readConfig(file, values); err != nil && !strings.Contains(err.Error(), file+":") {
			t.Errorf("%v names no place", err)
		}
		for k, v := range values {
			if strings.TrimSpace(k) != k || strings.Trim(v, " \t\n") != v {
				t.Errorf("%q gives %q the value %q", config, k, v)
			}
		}
		if u := netrc(rcFile, "example.com"); u != nil && u.Username() == "" {
			t.Errorf("%q gives the password of nobody", rc)
		}
	})
}
