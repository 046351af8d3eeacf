package origin

import (
	"strings"
	"testing"
)

// FuzzFind reads any variables of launchers: the place of a process that can be, or an error.
func FuzzFind(f *testing.F) {
	for _, vars := range []string{
		"OMPI_COMM_WORLD_RANK=1\nOMPI_COMM_WORLD_SIZE=2\nOMPI_COMM_WORLD_LOCAL_RANK=1\nOMPI_COMM_WORLD_LOCAL_SIZE=2",
		"SLURM_PROCID=3\nSLURM_NTASKS=4\nSLURM_LOCALID=1\nSLURM_STEP_NODELIST=n[1-2,07],m\nSLURM_JOB_ID=12\nSLURM_STEP_ID=0",
		"RANK=0\nWORLD_SIZE=2\nLOCAL_RANK=0\nLOCAL_WORLD_SIZE=2\nMASTER_ADDR=::1\nMASTER_PORT=29500",
		"PMI_RANK=0\nPMI_SIZE=-1", "SLURM_STEP_NODELIST=n[", ",b", "[]", "RANK=99999999999999999999\nWORLD_SIZE=2",
	} {
		f.Add(vars)
	}
	f.Fuzz(func(t *testing.T, text string) {
		env := map[string]string{}
		for line := range strings.SplitSeq(text, "\n") {
			name, value, _ := strings.Cut(line, "=")
			env[name] = value
		}
		p, err := Find(func(name string) string { return env[name] })
		if err == nil && p != nil && (p.Rank < 0 || p.Rank >= p.Size) {
			t.Errorf("rank %d of %d", p.Rank, p.Size)
		}
		if host, err := firstHost(text); err == nil && host == "" && text != "" {
			t.Errorf("the first host of %q is empty", text)
		}
	})
}
