package jobenv

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// byDefault is what no variable says of a meeting.
var byDefault = Meeting{StartTimeout: DefaultStartTimeout}

func TestRead(t *testing.T) {
	for name, test := range map[string]struct {
		env  map[string]string
		want Job
		err  string
	}{
		"nothing":           {nil, Job{Meeting: byDefault}, ""},
		"all":               {map[string]string{"GPUC_BACKEND": "emu", "GPUC_NP": "4", "GPUC_SEED": "0x10", "GPUC_HANG_TIMEOUT": "30s", "GPUC_OVERSUBSCRIBE": "1", "GPUC_CHECK_COLLECTIVES": "1", "GPUC_TRANSPORT": "nccl", "GPUC_REPORT_LEAKS": "1", "GPUC_EMULATED_PES": "8", "GPUC_EXHAUSTIVE": "100", "GPUC_CERTIFICATE": "c.json", "GPUC_COUNTEREXAMPLE": "x.json", "GPUC_REPLAY": "r.json", "GPUC_TRACE": "out.json", "GPUC_TRACE_LEVEL": "all", "GPUC_EMULATED_HOSTS": "1,3", "GPUC_RUNNING": "/tmp/x"}, Job{"emu", 4, 16, 30 * time.Second, true, true, "nccl", true, 8, 100, "c.json", "x.json", "r.json", "out.json", "all", "1,3", byDefault, "/tmp/x"}, ""},
		"meeting":           {map[string]string{"GPUC_TOKEN": "secret", "GPUC_INTERFACE": "eth0", "OTHER_INTERFACE": "eth1", "GPUC_START_TIMEOUT": "5m", "GPUC_BOOTSTRAP": "mpi"}, Job{Meeting: Meeting{"secret", "eth0", "GPUC_INTERFACE", 5 * time.Minute, "mpi"}}, ""},
		"interface":         {map[string]string{"OTHER_INTERFACE": "eth1"}, Job{Meeting: Meeting{Interface: "eth1", InterfaceVar: "OTHER_INTERFACE", StartTimeout: DefaultStartTimeout}}, ""},
		"no time to start":  {map[string]string{"GPUC_START_TIMEOUT": "0s"}, Job{}, `GPUC_START_TIMEOUT="0s": it must be a time such as 30s or 5m`},
		"not sharing":       {map[string]string{"GPUC_OVERSUBSCRIBE": "0"}, Job{Meeting: byDefault}, ""},
		"no back end":       {map[string]string{"GPUC_BACKEND": "opencl"}, Job{}, `GPUC_BACKEND="opencl": the back end must be emu, check or cuda`},
		"no PEs":            {map[string]string{"GPUC_NP": "0"}, Job{}, `GPUC_NP="0": the number of PEs must be a positive number`},
		"too many PEs":      {map[string]string{"GPUC_NP": "400000000"}, Job{}, `GPUC_NP: 400000000 PEs: a job has at most 65536`},
		"too many for emu":  {map[string]string{"GPUC_NP": "5000", "GPUC_BACKEND": "emu"}, Job{}, `GPUC_NP: 5000 PEs: at most 4096 can be emulated`},
		"too many emulated": {map[string]string{"GPUC_EMULATED_PES": "5000"}, Job{}, `GPUC_EMULATED_PES: 5000 PEs: at most 4096 can be emulated`},
		"no emulated PEs":   {map[string]string{"GPUC_EMULATED_PES": "0"}, Job{}, `GPUC_EMULATED_PES="0": the number of PEs must be a positive number`},
		"PEs in words":      {map[string]string{"GPUC_NP": "four"}, Job{}, `GPUC_NP="four"`},
		"bad sharing":       {map[string]string{"GPUC_OVERSUBSCRIBE": "yes"}, Job{}, `GPUC_OVERSUBSCRIBE="yes": it must be 1 or 0`},
		"bad bound":         {map[string]string{"GPUC_EXHAUSTIVE": "-1"}, Job{}, `GPUC_EXHAUSTIVE="-1": it must be the largest number of executions`},
		"bad check":         {map[string]string{"GPUC_CHECK_COLLECTIVES": "all"}, Job{}, `GPUC_CHECK_COLLECTIVES="all": it must be 1 or 0`},
		"bad seed":          {map[string]string{"GPUC_SEED": "-1"}, Job{}, `GPUC_SEED="-1": the seed must be a number from 0 to 2^64-1`},
		"bad time":          {map[string]string{"GPUC_HANG_TIMEOUT": "30"}, Job{}, `GPUC_HANG_TIMEOUT="30": it must be a time such as 30s or 5m, or 0 for no limit`},
		"no hosts":          {map[string]string{"GPUC_EMULATED_HOSTS": "2,0"}, Job{}, `GPUC_EMULATED_HOSTS: "2,0": the hosts must be numbers of PEs, such as 1,2,3`},
		"hosts by name":     {map[string]string{"GPUC_EMULATED_HOSTS": "a,b"}, Job{}, `GPUC_EMULATED_HOSTS: "a,b"`},
		"no time":           {map[string]string{"GPUC_HANG_TIMEOUT": "-1s"}, Job{}, `GPUC_HANG_TIMEOUT="-1s"`},
	} {
		got, err := Read(func(name string) string { return test.env[name] }, "OTHER_INTERFACE")
		if (err == nil) != (test.err == "") || err != nil && !strings.Contains(err.Error(), test.err) {
			t.Errorf("%s: error %v, want one with %q", name, err, test.err)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestEnvironIsWhatReadReads(t *testing.T) {
	for _, want := range []Job{{"cuda", 3, 1<<64 - 1, 90 * time.Minute, true, false, "nvshmem", true, 5, 7, "c", "x", "r", "out.json", "waits", "", byDefault, "a file"}, {"", 1, 0, 0, false, false, "", false, 0, 0, "", "", "", "", "", "", byDefault, ""}} {
		vars := map[string]string{}
		for _, v := range want.Environ() {
			name, value, _ := strings.Cut(v, "=")
			vars[name] = value
		}
		got, err := Read(func(name string) string { return vars[name] })
		if err != nil || got != want {
			t.Errorf("%+v is read as %+v, %v", want, got, err)
		}
	}
}

// FuzzRead reads any values. What is accepted is the same when it was handed on.
func FuzzRead(f *testing.F) {
	f.Add("emu", "4", "0x10", "30s", "1", "true", "0", "file")
	f.Add("cuda", "-1", "18446744073709551616", "-1s", "yes", "", "2", "")
	f.Add("", "+3", "0b1", "1h0.5us", "T", "F", "t", "a=b\nc")
	f.Fuzz(func(t *testing.T, be, n, s, hang, share, compare, leaks, running string) {
		env := map[string]string{
			backend: be, pes: n, seed: s, hangTimeout: hang, oversubscribe: share, checkCollectives: compare, reportLeaks: leaks, Running: running,
		}
		j, err := Read(func(name string) string { return env[name] })
		if err != nil {
			named := false
			for name := range env {
				named = named || strings.HasPrefix(err.Error(), name+"=")
			}
			if !named || j != (Job{}) {
				t.Errorf("Read of %q = %+v, %v", env, j, err)
			}
			return
		}
		if j.PEs == 0 {
			return // nothing to hand on
		}
		handed := map[string]string{checkCollectives: compare} // the user's own
		for _, v := range j.Environ() {
			name, value, _ := strings.Cut(v, "=")
			handed[name] = value
		}
		again, err := Read(func(name string) string { return handed[name] })
		if d := cmp.Diff(j, again); err != nil || d != "" {
			t.Errorf("%q is handed on as %q: %v\n%s", env, handed, err, d)
		}
	})
}
