package wheel

import (
	"net/url"
	"os"
	"strings"
)

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
