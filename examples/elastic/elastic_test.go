package main

import (
	"os"
	"strings"
	"testing"
)

// envFlags has the test binary be a process of the program.
const envFlags = "ELASTIC_TEST_FLAGS"

func TestMain(m *testing.M) {
	if flags := os.Getenv(envFlags); flags != "" {
		os.Args = append(os.Args[:1], strings.Fields(flags)...)
		main()
		return
	}
	os.Exit(m.Run())
}

// TestLosesAPE: with each PE in turn, and before and after saves, the result is that of plain Go.
func TestLosesAPE(t *testing.T) {
	t.Setenv("GPUC_BACKEND", "emu")
	for flags, want := range map[string]string{
		"-np 3 -iterations 12 -every 5":                         "12 iterations, the last 12 on 3 PEs",
		"-np 3 -lose 1 -iterations 12 -at 7 -every 5":           "12 iterations, the last 7 on 2 PEs",
		"-np 3 -lose 0 -iterations 12 -at 3 -every 5":           "12 iterations, the last 12 on 2 PEs",
		"-np 4 -lose 3 -iterations 17 -at 15 -every 5":          "17 iterations, the last 7 on 3 PEs",
		"-np 2 -lose 1 -iterations 9 -at 8 -every 4 -height 13": "9 iterations, the last 5 on 1 PEs",
	} {
		if testing.Short() && !strings.Contains(flags, "-at 7") {
			continue
		}
		t.Setenv(envFlags, flags+" -width 22")
		o, err := parse(strings.Fields(flags))
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		if err := run(o, &out); err != nil || !strings.Contains(out.String(), want) {
			t.Errorf("%s: %v\n%s\nwant %s", flags, err, out.String(), want)
		}
	}
}

func TestFlags(t *testing.T) {
	for _, flags := range []string{"-np 0", "-every 0", "-np 5 -height 4", "-np 2 -lose 2", "-none", "-lose -2", "-np 1 -lose 0", "-at 0", "-iterations 0", "-width 0", "more"} {
		if _, err := parse(strings.Fields(flags)); err == nil {
			t.Errorf("%s is taken", flags)
		}
	}
}
