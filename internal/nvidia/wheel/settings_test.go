package wheel

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// system is a made-up machine with configuration files.
func system(t *testing.T, env, files map[string]string) Environment {
	t.Helper()
	root := t.TempDir()
	for path, text := range files {
		path = filepath.Join(root, path)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return Environment{System: root, Prefix: filepath.Join(root, "venv"), Getenv: func(k string) string {
		return strings.ReplaceAll(env[k], "ROOT", root)
	}}
}

func TestReadSettings(t *testing.T) {
	const pypi = "https://pypi.org/simple/"
	for _, tt := range []struct {
		name  string
		env   map[string]string
		files map[string]string
		want  Settings
	}{
		{"nothing", nil, nil, Settings{Indexes: []string{pypi}}},
		{"variables", map[string]string{
			"PIP_INDEX_URL": "https://a/simple", "PIP_EXTRA_INDEX_URL": "https://b/simple\nhttps://c/simple", "PIP_CERT": "/ca.pem", "PIP_CLIENT_CERT": "/me.pem",
			"PIP_PROXY": "proxy:3128", "PIP_TRUSTED_HOST": "a b:8080", "PIP_DEFAULT_TIMEOUT": "180", "PIP_RETRIES": "0", "PIP_FIND_LINKS": "/wheels https://d/page file:///more",
			"HOME": "/home/u",
		}, nil, Settings{
			Indexes: []string{"https://a/simple", "https://b/simple", "https://c/simple"}, FindLinks: []string{"file:///wheels", "https://d/page", "file:///more"},
			Cert: "/ca.pem", ClientCert: "/me.pem", Proxy: "proxy:3128", TrustedHosts: []string{"a", "b:8080"}, Timeout: 3 * time.Minute, Netrc: "/home/u/.netrc",
		}},
		{"no index", map[string]string{"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "~/wheels", "HOME": "/home/u", "NETRC": "/n"}, nil,
			Settings{FindLinks: []string{"file:///home/u/wheels"}, Netrc: "/n"}},
		{"no-index that is off", map[string]string{"PIP_NO_INDEX": "false"}, nil, Settings{Indexes: []string{pypi}}},
		{"bundle of requests", map[string]string{"REQUESTS_CA_BUNDLE": "/r.pem", "CURL_CA_BUNDLE": "/c.pem"}, nil, Settings{Indexes: []string{pypi}, Cert: "/r.pem"}},
		{"the system's file", nil, map[string]string{"etc/pip.conf": "# of the site\n[global]\nindex-url = https://a/simple\ncert: /ca.pem\n[list]\nformat = json\n"},
			Settings{Indexes: []string{"https://a/simple"}, Cert: "/ca.pem"}},
		{"several lines, and the section of a command", nil, map[string]string{"etc/pip.conf": "[install]\nextra_index_url =\n    https://b/simple\n    ; a comment\n    https://c/simple\n\n[global]\nextra-index-url = https://d/simple\n"},
			Settings{Indexes: []string{pypi, "https://b/simple", "https://c/simple"}}},
		{"the later file wins", map[string]string{"XDG_CONFIG_DIRS": "/etc/xdg:/etc/more", "HOME": "ROOT/home"}, map[string]string{
			"etc/xdg/pip/pip.conf": "[global]\nindex-url = https://xdg\ntimeout = 7\n", "etc/more/pip/pip.conf": "[global]\nretries = 3\n", "etc/pip.conf": "[global]\nindex-url = https://etc\n",
			"home/.pip/pip.conf": "[global]\nindex-url = https://legacy\n", "home/.config/pip/pip.conf": "[global]\nindex-url = https://user\n",
		}, Settings{Indexes: []string{"https://user"}, Timeout: 7 * time.Second, Retries: 3, Netrc: "ROOT/home/.netrc"}},
		{"of the Python installation", map[string]string{"HOME": "ROOT/home"}, map[string]string{
			"home/.config/pip/pip.conf": "[global]\nindex-url = https://user\n", "venv/pip.conf": "[global]\nindex-url = https://venv\n",
		}, Settings{Indexes: []string{"https://venv"}, Netrc: "ROOT/home/.netrc"}},
		{"a named file", map[string]string{"HOME": "ROOT/home", "PIP_CONFIG_FILE": "ROOT/own.conf"}, map[string]string{
			"home/.config/pip/pip.conf": "[global]\nretries = 9\n", "own.conf": "[global]\nindex-url = https://own\n",
		}, Settings{Indexes: []string{"https://own"}, Netrc: "ROOT/home/.netrc"}},
		{"no files at all", map[string]string{"PIP_CONFIG_FILE": "/dev/null"}, map[string]string{"etc/pip.conf": "[global]\nindex-url = https://etc\n"}, Settings{Indexes: []string{pypi}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			env := system(t, tt.env, tt.files)
			got, err := ReadSettings(env)
			if err != nil {
				t.Fatal(err)
			}
			if tt.want.Timeout == 0 {
				tt.want.Timeout = defaultTimeout
			}
			if tt.want.Retries == 0 && tt.env["PIP_RETRIES"] == "" {
				tt.want.Retries = defaultRetries
			}
			tt.want.Netrc = strings.ReplaceAll(tt.want.Netrc, "ROOT", env.System)
			if len(tt.want.TrustedHosts) == 0 {
				tt.want.TrustedHosts = []string{}
			}
			if d := cmp.Diff(tt.want, got); d != "" {
				t.Errorf("settings (-want +got):\n%s", d)
			}
		})
	}
}

func TestReadSettingsErrors(t *testing.T) {
	for _, tt := range []struct {
		name, file, env, want string
	}{
		{"timeout", "", "soon", `timeout is "soon"`},
		{"line", "[global]\nindex\n", "", "pip.conf:2: neither"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := ReadSettings(system(t, map[string]string{"PIP_TIMEOUT": tt.env}, map[string]string{"etc/pip.conf": tt.file}))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("err = %v, want one with %q", err, tt.want)
			}
		})
	}
}

func TestNetrc(t *testing.T) {
	path := filepath.Join(t.TempDir(), "netrc")
	text := "machine a.example login ann password s3cret\nmachine b.example\n\tlogin bob\ndefault login eve password x\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for _, host := range []string{"a.example", "b.example", "c.example"} {
		got[host] = netrc(path, host).String()
	}
	want := map[string]string{"a.example": "ann:s3cret", "b.example": "bob:", "c.example": "eve:x"}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("passwords (-want +got):\n%s", d)
	}
	if u := netrc(filepath.Join(t.TempDir(), "none"), "a.example"); u != nil {
		t.Errorf("without a file: %v", u)
	}
}

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
