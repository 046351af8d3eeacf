package wheel

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Settings are what pip's configuration says about package indexes.
type Settings struct {
	// Indexes are the addresses of simple indexes (PEP 503), in order.
	Indexes []string
	// FindLinks are directories, and addresses of pages with links to wheels; they
	// come before the indexes.
	FindLinks []string
	// Cert is a file of certificates, or a directory of such, instead of the
	// system's; ClientCert is a file with a certificate and its key.
	Cert, ClientCert string
	// Proxy is the address of a proxy, instead of those of the environment.
	Proxy string
	// TrustedHosts are hosts, with or without a port, whose certificates are not
	// checked.
	TrustedHosts []string
	// Timeout is how long nothing may come; Retries is how often a request is
	// repeated that failed for a while.
	Timeout time.Duration
	Retries int
	// Netrc is a file with passwords, or empty.
	Netrc string
}

// Environment is what pip's settings are read from.
type Environment struct {
	// Getenv reads the environment.
	Getenv func(string) string
	// Prefix is the directory of the Python installation whose settings count,
	// beside those of the system and the user; empty if there is none.
	Prefix string
	// System stands before the system's absolute paths; for tests.
	System string
}

// Defaults of pip.
const (
	defaultIndex   = "https://pypi.org/simple/"
	defaultTimeout = 15 * time.Second
	defaultRetries = 5
)

// ReadSettings reads pip's settings: its configuration files, then the variables
// PIP_*, of which the later win. Options that do not concern indexes are ignored.
func ReadSettings(env Environment) (Settings, error) {
	values := map[string]string{}
	for _, file := range env.files() {
		if err := readConfig(file, values); err != nil {
			return Settings{}, fmt.Errorf("read pip's settings: %w", err)
		}
	}
	for _, key := range []string{"index-url", "extra-index-url", "no-index", "find-links", "cert", "client-cert", "proxy", "trusted-host", "timeout", "default-timeout", "retries"} {
		if v := env.Getenv("PIP_" + strings.ToUpper(strings.ReplaceAll(key, "-", "_"))); v != "" {
			values[key] = v
		}
	}
	s := Settings{
		// The library that pip asks with takes the variables.
		Cert:       cmp.Or(values["cert"], env.Getenv("REQUESTS_CA_BUNDLE"), env.Getenv("CURL_CA_BUNDLE")),
		ClientCert: values["client-cert"], Proxy: values["proxy"],
		TrustedHosts: strings.Fields(values["trusted-host"]),
		Timeout:      defaultTimeout, Retries: defaultRetries,
		Netrc: env.netrc(),
	}
	for _, key := range []string{"default-timeout", "timeout"} {
		if v := values[key]; v != "" {
			n, err := strconv.ParseFloat(v, 64)
			if err != nil || n <= 0 {
				return Settings{}, fmt.Errorf("read pip's settings: %s is %q, which is not a number of seconds", key, v)
			}
			s.Timeout = time.Duration(n * float64(time.Second))
		}
	}
	if v := values["retries"]; v != "" {
		n, err := strconv.Atoi(v)
		if err != nil || n < 0 {
			return Settings{}, fmt.Errorf("read pip's settings: retries is %q, which is not a number", v)
		}
		s.Retries = n
	}
	for _, link := range strings.Fields(values["find-links"]) {
		s.FindLinks = append(s.FindLinks, env.link(link))
	}
	switch strings.ToLower(values["no-index"]) {
	case "", "0", "false", "no", "off", "n", "f":
		s.Indexes = append([]string{cmp.Or(values["index-url"], defaultIndex)}, strings.Fields(values["extra-index-url"])...)
	}
	return s, nil
}

// files are the configuration files that pip reads, the later win.
func (env Environment) files() []string {
	extra := env.Getenv("PIP_CONFIG_FILE")
	if extra == os.DevNull {
		return nil
	}
	var files []string
	for _, d := range filepath.SplitList(cmp.Or(env.Getenv("XDG_CONFIG_DIRS"), "/etc/xdg")) {
		files = append(files, filepath.Join(env.System+d, "pip", "pip.conf"))
	}
	files = append(files, env.System+"/etc/pip.conf")
	home := env.Getenv("HOME")
	if extra == "" && home != "" {
		config := cmp.Or(env.Getenv("XDG_CONFIG_HOME"), filepath.Join(home, ".config"))
		files = append(files, filepath.Join(home, ".pip", "pip.conf"), filepath.Join(config, "pip", "pip.conf"))
	}
	if env.Prefix != "" {
		files = append(files, filepath.Join(env.Prefix, "pip.conf"))
	}
	if extra != "" {
		files = append(files, extra)
	}
	return files
}

func (env Environment) netrc() string {
	if f := env.Getenv("NETRC"); f != "" {
		return f
	}
	if home := env.Getenv("HOME"); home != "" {
		return filepath.Join(home, ".netrc")
	}
	return ""
}

// link returns an entry of find-links as an address.
func (env Environment) link(link string) string {
	if strings.Contains(link, "://") || strings.HasPrefix(link, "file:") {
		return link
	}
	if rest, ok := strings.CutPrefix(link, "~/"); ok {
		link = filepath.Join(env.Getenv("HOME"), rest)
	}
	if abs, err := filepath.Abs(link); err == nil {
		link = abs
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(link)}).String()
}

// readConfig adds the options of a configuration file that count for pip install:
// those of [global], over which those of [install] win. It has the syntax of
// Python's configparser: a line that is indented goes on with the value before.
func readConfig(path string, values map[string]string) error {
	b, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrPermission) {
		return nil // as pip does
	}
	if err != nil {
		return err
	}
	sections := map[string]map[string]string{"global": {}, "install": {}}
	var section map[string]string
	key := ""
	for i, line := range strings.Split(string(b), "\n") {
		text := strings.TrimSpace(line)
		if text == "" || text[0] == '#' || text[0] == ';' {
			continue
		}
		if key != "" && (line[0] == ' ' || line[0] == '\t') {
			if section != nil {
				section[key] += "\n" + text
			}
			continue
		}
		if text[0] == '[' && strings.HasSuffix(text, "]") {
			section, key = sections[text[1:len(text)-1]], ""
			continue
		}
		n := strings.IndexAny(text, "=:")
		if n <= 0 {
			return fmt.Errorf("%s:%d: neither a section nor an option: %q", path, i+1, text)
		}
		key = strings.ReplaceAll(strings.ToLower(strings.TrimSpace(text[:n])), "_", "-")
		if section != nil {
			section[key] = strings.TrimSpace(text[n+1:])
		}
	}
	for _, name := range []string{"global", "install"} {
		for k, v := range sections[name] {
			values[k] = v
		}
	}
	return nil
}

// netrc returns the user and password that a .netrc file has for a host, or nil.
func netrc(path, host string) *url.Userinfo {
	b, err := os.ReadFile(path)
	if path == "" || err != nil {
		return nil
	}
	var machine, login, password string
	entry := func() *url.Userinfo {
		if machine == host && login != "" {
			return url.UserPassword(login, password)
		}
		return nil
	}
	words := strings.Fields(string(b))
	for i := 0; i < len(words); i++ {
		next := ""
		if i+1 < len(words) {
			next = words[i+1]
		}
		switch words[i] {
		case "machine", "default":
			if u := entry(); u != nil {
				return u
			}
			machine, login, password = next, "", ""
			if words[i] == "default" {
				machine = host
				continue
			}
		case "login":
			login = next
		case "password":
			password = next
		default:
			continue
		}
		i++
	}
	return entry()
}
