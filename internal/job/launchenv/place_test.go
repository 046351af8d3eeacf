package launchenv

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The environments are what the launchers set, as far as it concerns the place.
var (
	torchEnv = map[string]string{"RANK": "3", "WORLD_SIZE": "8", "LOCAL_RANK": "1", "LOCAL_WORLD_SIZE": "2", "MASTER_ADDR": "n0", "MASTER_PORT": "29500", "TORCHELASTIC_RUN_ID": "run"}
	ompiEnv  = map[string]string{"OMPI_COMM_WORLD_RANK": "3", "OMPI_COMM_WORLD_SIZE": "8", "OMPI_COMM_WORLD_LOCAL_RANK": "1", "OMPI_COMM_WORLD_LOCAL_SIZE": "2", "PMIX_NAMESPACE": "77", "PMIX_RANK": "3"}
	mpichEnv = map[string]string{"PMI_RANK": "3", "PMI_SIZE": "8", "PMI_FD": "6", "MPI_LOCALRANKID": "1", "MPI_LOCALNRANKS": "2"}
	slurmEnv = map[string]string{"SLURM_PROCID": "3", "SLURM_STEP_NUM_TASKS": "8", "SLURM_NTASKS": "16", "SLURM_LOCALID": "1", "SLURM_STEP_NODELIST": "n[03-04]", "SLURM_JOB_ID": "5", "SLURM_STEP_ID": "2"}
	kubeEnv  = map[string]string{"JOB_COMPLETION_INDEX": "3", "GPUC_NP": "8", "GPUC_ADDRESS": "job-0.net:7000"}
	handEnv  = map[string]string{"GPUC_RANK": "3", "GPUC_NP": "8", "GPUC_LOCAL_RANK": "1", "GPUC_ADDRESS": "n0:7000"}
)

func with(envs ...map[string]string) map[string]string {
	all := map[string]string{}
	for _, env := range envs {
		for k, v := range env {
			all[k] = v
		}
	}
	return all
}

func TestFind(t *testing.T) {
	slurm := &Place{"slurm", 3, 8, 1, 0, "n03", "5.2", "", "SLURM_PROCID and SLURM_STEP_NUM_TASKS"}
	ompi := &Place{"openmpi", 3, 8, 1, 2, "", "77", "", "OMPI_COMM_WORLD_RANK and OMPI_COMM_WORLD_SIZE"}
	for name, test := range map[string]struct {
		env  map[string]string
		want *Place
	}{
		"nothing":                {nil, nil},
		"emulated PEs":           {map[string]string{"GPUC_NP": "4"}, nil},
		"torchrun":               {torchEnv, &Place{"torchrun", 3, 8, 1, 2, "n0:29501", "run", "", "RANK and WORLD_SIZE"}},
		"torchrun, IPv6":         {with(torchEnv, map[string]string{"MASTER_ADDR": "fe80::1"}), &Place{"torchrun", 3, 8, 1, 2, "[fe80::1]:29501", "run", "", "RANK and WORLD_SIZE"}},
		"another's RANK":         {map[string]string{"RANK": "admiral"}, nil},
		"Open MPI":               {ompiEnv, ompi},
		"Open MPI, told":         {with(ompiEnv, map[string]string{"GPUC_ADDRESS": "n7:1"}), &Place{"openmpi", 3, 8, 1, 2, "n7:1", "77", "", ompi.Vars}},
		"MPICH":                  {mpichEnv, &Place{"mpich", 3, 8, 1, 2, "", "", "6", "PMI_RANK and PMI_SIZE"}},
		"srun":                   {slurmEnv, slurm},
		"srun, PMIx":             {with(slurmEnv, map[string]string{"PMIX_RANK": "3", "PMIX_NAMESPACE": "slurm.pmix.5.2"}), slurm},
		"srun, PMI-2":            {with(slurmEnv, map[string]string{"PMI_RANK": "3", "PMI_SIZE": "8", "PMI_FD": "9", "PMI_JOBID": "5.2"}), &Place{"mpich", 3, 8, 1, 0, "n03", "5.2", "9", "PMI_RANK and PMI_SIZE"}},
		"batch script":           {map[string]string{"SLURM_PROCID": "0", "SLURM_NTASKS": "8", "SLURM_JOB_ID": "5"}, nil},
		"a shell in srun":        {with(slurmEnv, map[string]string{"SLURM_PROCID": "0", "SLURM_LOCALID": "0", "SLURM_STEP_NUM_TASKS": "1"}), nil},
		"mpirun in SLURM":        {with(ompiEnv, slurmEnv, map[string]string{"SLURM_PROCID": "0", "SLURM_STEP_NUM_TASKS": "2"}), ompi},
		"prterun":                {map[string]string{"PMIX_RANK": "3", "PMIX_NAMESPACE": "prterun-n0-7@1", "GPUC_NP": "8", "GPUC_ADDRESS": "n0:7000"}, &Place{"pmix", 3, 8, -1, 0, "n0:7000", "prterun-n0-7@1", "", "PMIX_RANK and GPUC_NP"}},
		"prterun in Kubernetes":  {with(kubeEnv, map[string]string{"PMIX_RANK": "2", "JOB_COMPLETION_INDEX": "0"}), &Place{"pmix", 2, 8, -1, 0, "job-0.net:7000", "", "", "PMIX_RANK and GPUC_NP"}},
		"Kubernetes":             {kubeEnv, &Place{"kubernetes", 3, 8, -1, 0, "job-0.net:7000", "", "", "JOB_COMPLETION_INDEX and GPUC_NP"}},
		"Kubernetes, no address": {map[string]string{"JOB_COMPLETION_INDEX": "3", "GPUC_NP": "8"}, &Place{"kubernetes", 3, 8, -1, 0, "", "", "", "JOB_COMPLETION_INDEX and GPUC_NP"}},
		"pods on their own":      {map[string]string{"JOB_COMPLETION_INDEX": "3"}, nil},
		"by hand":                {handEnv, &Place{"hand", 3, 8, 1, 0, "n0:7000", "", "", "GPUC_RANK and GPUC_NP"}},
		"by hand, no local rank": {map[string]string{"GPUC_RANK": "0", "GPUC_NP": "2"}, &Place{"hand", 0, 2, -1, 0, "", "", "", "GPUC_RANK and GPUC_NP"}},
		"by hand in mpirun":      {with(ompiEnv, map[string]string{"GPUC_RANK": "0", "GPUC_NP": "2", "GPUC_LOCAL_RANK": "0"}), &Place{"hand", 0, 2, 0, 0, "", "", "", "GPUC_RANK and GPUC_NP"}},
		"chosen":                 {with(ompiEnv, torchEnv, map[string]string{"RANK": "4", "GPUC_LAUNCHER": "openmpi"}), ompi},
		"none chosen":            {with(ompiEnv, map[string]string{"GPUC_LAUNCHER": "none"}), nil},
	} {
		got, err := Find(func(name string) string { return test.env[name] })
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestFindRefuses(t *testing.T) {
	set := func(env map[string]string, name, value string) map[string]string {
		return with(env, map[string]string{name: value})
	}
	for name, test := range map[string]struct {
		env  map[string]string
		want string
	}{
		"no size":             {set(handEnv, "GPUC_NP", ""), "GPUC_NP: it is not set"},
		"no number":           {set(ompiEnv, "OMPI_COMM_WORLD_RANK", "x"), `a job of Open MPI, but OMPI_COMM_WORLD_RANK="x" is not a number from 0 on; set GPUC_LAUNCHER=none to ignore it`},
		"rank too large":      {set(ompiEnv, "OMPI_COMM_WORLD_SIZE", "3"), "OMPI_COMM_WORLD_RANK=3 and OMPI_COMM_WORLD_SIZE=3 contradict each other"},
		"local rank":          {set(mpichEnv, "MPI_LOCALRANKID", "2"), "MPI_LOCALRANKID=2, MPI_LOCALNRANKS=2 and 8 PEs in all contradict each other"},
		"local rank by hand":  {set(handEnv, "GPUC_LOCAL_RANK", "8"), "GPUC_LOCAL_RANK=8 is not below the number of PEs, 8"},
		"local size":          {set(torchEnv, "LOCAL_WORLD_SIZE", "9"), "LOCAL_RANK=1, LOCAL_WORLD_SIZE=9 and 8 PEs in all contradict each other"},
		"port":                {set(torchEnv, "MASTER_PORT", "65535"), `MASTER_PORT="65535" is not a port`},
		"more pods than PEs":  {map[string]string{"JOB_COMPLETION_INDEX": "8", "GPUC_NP": "8"}, "Kubernetes (indexed), but JOB_COMPLETION_INDEX=8 and GPUC_NP=8 contradict each other"},
		"pods without number": {set(kubeEnv, "GPUC_NP", ""), "Kubernetes (indexed), but GPUC_NP: it is not set"},
		"PMIx without number": {map[string]string{"PMIX_RANK": "0"}, "PMIx without more (prterun), but GPUC_NP: it is not set"},
		"nodes":               {set(slurmEnv, "SLURM_STEP_NODELIST", "n[1"), "a bracket is not closed"},
		"two launchers": {with(ompiEnv, torchEnv, map[string]string{"RANK": "4"}),
			"this is PE 4 of 8 according to RANK and WORLD_SIZE, and PE 3 of 8 according to OMPI_COMM_WORLD_RANK and OMPI_COMM_WORLD_SIZE; set GPUC_LAUNCHER to torchrun or openmpi"},
		"no launcher":  {set(nil, "GPUC_LAUNCHER", "rocket"), `GPUC_LAUNCHER="rocket": it must be hand, torchrun, openmpi, mpich, slurm, pmix, kubernetes or none`},
		"not this one": {set(ompiEnv, "GPUC_LAUNCHER", "slurm"), "GPUC_LAUNCHER=slurm, but SLURM_STEP_ID is not set"},
	} {
		got, err := Find(func(name string) string { return test.env[name] })
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %+v, %v; want an error with %q", name, got, err, test.want)
		}
	}
}

func TestFirstHost(t *testing.T) {
	for list, want := range map[string]string{
		"a": "a", "a,b": "a", "n[01-03,7]": "n01", "n[3,5]-ib,x": "n3-ib", "r[1-2]n[7-9]": "r1n7", "": "",
	} {
		if got, err := firstHost(list); got != want || err != nil {
			t.Errorf("%q: %q, %v; want %q", list, got, err, want)
		}
	}
}

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
