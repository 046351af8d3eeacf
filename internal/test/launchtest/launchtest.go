// Package launchtest is what tests of jobs on several hosts need. It makes hosts: network
// namespaces of this machine with a cable between them. It says which programs are missing. It
// imports nothing of this module.
package launchtest

import (
	"crypto/rand"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Env says that launchers are installed, so that no test may be left out for the lack of one.
const Env = "GPUC_TEST_LAUNCHERS"

// RaceEnv has a program that was built with -race end at once, and not a second later.
const RaceEnv = "GORACE=atexit_sleep_ms=0"

// LeaveOut skips a test for which a program is missing.
func LeaveOut(t testing.TB, format string, args ...any) {
	t.Helper()
	if os.Getenv(Env) != "" {
		t.Fatalf(Env+" is set, and "+format, args...)
	}
	t.Skipf(format, args...)
}

// Interface is the end of the cable on each host, and First the address of the first host there.
const (
	Interface = "cable"
	First     = "192.0.2.1"
	second    = "192.0.2.2"
)

// Hosts returns the names of two hosts, which end with the test.
func Hosts(t testing.TB) (a, b string) {
	t.Helper()
	job := strings.ToLower(rand.Text()[:8])
	a, b = "gpuc-a-"+job, "gpuc-b-"+job
	ip := func(args ...string) error {
		out, err := exec.Command("ip", args...).CombinedOutput()
		if err != nil {
			return fmt.Errorf("ip %s: %w: %s", strings.Join(args, " "), err, out)
		}
		return nil
	}
	for _, ns := range []string{a, b} {
		if err := ip("netns", "add", ns); err != nil {
			t.Skipf("this machine lets tests make no network namespaces: %v", err)
		}
		t.Cleanup(func() {
			if err := ip("netns", "delete", ns); err != nil {
				t.Error(err)
			}
		})
	}
	for _, args := range [][]string{
		{"-n", a, "link", "add", Interface, "type", "veth", "peer", "name", Interface, "netns", b},
		{"-n", a, "addr", "add", First + "/24", "dev", Interface},
		{"-n", b, "addr", "add", second + "/24", "dev", Interface},
		{"-n", a, "link", "set", Interface, "up"}, {"-n", b, "link", "set", Interface, "up"},
		{"-n", a, "link", "set", "lo", "up"}, {"-n", b, "link", "set", "lo", "up"},
	} {
		if err := ip(args...); err != nil {
			t.Skipf("this machine lets tests make no network: %v", err)
		}
	}
	return a, b
}

// Shell is a script that runs on a host, which it takes as its first argument, what a shell makes
// of the second one, as ssh does.
const Shell = `#!/bin/sh
exec ip netns exec "$1" unshare --uts sh -c 'hostname "$0" && exec sh -c "$1"' "$1" "$2"
`

// Command returns a command that runs a program on a host.
func Command(host, program string) *exec.Cmd {
	return exec.Command("sh", "-c", strings.TrimPrefix(Shell, "#!/bin/sh\n"), "sh", host, "exec "+program)
}
