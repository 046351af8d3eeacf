package launchenv

import (
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
)

// launcher is how a launcher tells a process its place. Of several names, the first one that
// is set counts.
type launcher struct {
	// name is what GPUC_LAUNCHER calls it, and title what users call it.
	name, title string
	// sign are the variables that are all set if it has started the process, and one of either,
	// unless that is empty.
	sign, either                     []string
	rank, size, localRank, localSize []string
	// address returns the host of PE 0, if the launcher knows it.
	address func(getenv func(string) string) (string, error)
	// ids are variables that together name the job.
	ids []string
	// pmi are variables with the descriptor of a process manager that speaks PMI-1.
	pmi []string
	// outer says that other launchers are started inside it, and then count.
	outer bool
	// sparse says that others set its variables too, and say more; it counts where none of them does.
	sparse bool
}

const byHand = "hand"

// launchers are all that are known, the inner ones first.
var launchers = []launcher{
	{
		name: byHand, title: "variables set by hand",
		sign: []string{Rank},
		rank: []string{Rank}, size: []string{NP}, localRank: []string{LocalRank},
	},
	{
		name: "torchrun", title: "torchrun",
		sign: []string{"RANK", "WORLD_SIZE", "MASTER_ADDR"}, // RANK alone is a common name
		rank: []string{"RANK"}, size: []string{"WORLD_SIZE"},
		localRank: []string{"LOCAL_RANK"}, localSize: []string{"LOCAL_WORLD_SIZE"},
		address: torchAddress, ids: []string{"TORCHELASTIC_RUN_ID"},
	},
	{
		name: "openmpi", title: "Open MPI",
		sign: []string{"OMPI_COMM_WORLD_RANK"},
		rank: []string{"OMPI_COMM_WORLD_RANK"}, size: []string{"OMPI_COMM_WORLD_SIZE"},
		localRank: []string{"OMPI_COMM_WORLD_LOCAL_RANK"}, localSize: []string{"OMPI_COMM_WORLD_LOCAL_SIZE"},
		ids: []string{"PMIX_NAMESPACE"},
	},
	{
		name: "mpich", title: "MPICH, or another launcher with PMI",
		sign: []string{"PMI_RANK"},
		rank: []string{"PMI_RANK"}, size: []string{"PMI_SIZE"},
		localRank: []string{"MPI_LOCALRANKID"}, localSize: []string{"MPI_LOCALNRANKS"},
		// With SLURM's PMI-2 the descriptor speaks another protocol, and MPI_LOCALRANKID is not set.
		pmi: []string{"PMI_FD"}, ids: []string{"PMI_JOBID"},
	},
	{
		name: "slurm", title: "SLURM (srun)",
		sign: []string{"SLURM_STEP_ID", "SLURM_PROCID"}, // a batch script has no step
		rank: []string{"SLURM_PROCID"}, size: []string{"SLURM_STEP_NUM_TASKS", "SLURM_NTASKS", "SLURM_NPROCS"},
		localRank: []string{"SLURM_LOCALID"},
		address:   slurmAddress, ids: []string{"SLURM_JOB_ID", "SLURM_STEP_ID"},
		outer: true,
	},
	{
		name: "pmix", title: "PMIx without more (prterun)",
		sign: []string{"PMIX_RANK"},
		rank: []string{"PMIX_RANK"}, size: []string{NP},
		localRank: []string{LocalRank}, ids: []string{"PMIX_NAMESPACE"},
		sparse: true,
	},
	{
		name: "kubernetes", title: "Kubernetes (indexed)",
		sign: []string{"JOB_COMPLETION_INDEX"}, either: []string{NP, Address}, // jobs whose pods know nothing of each other have an index too
		rank: []string{"JOB_COMPLETION_INDEX"}, size: []string{NP},
		localRank: []string{LocalRank},
		outer:     true,
	},
}

// Names are the launchers' names.
func Names() (names []string) {
	for _, l := range launchers {
		names = append(names, l.name)
	}
	return names
}

// Row is a launcher of the table, for documents: variables by what they say.
type Row struct{ Name, Title, Rank, Size, LocalRank, LocalSize, Address string }

// Table returns what is known of launchers.
func Table() (rows []Row) {
	list := func(names []string) string { return strings.Join(names, ", ") }
	for _, l := range launchers {
		r := Row{Name: l.name, Title: l.title, Rank: list(l.rank), Size: list(l.size), LocalRank: list(l.localRank), LocalSize: list(l.localSize), Address: Address}
		switch l.name {
		case "torchrun":
			r.Address = "MASTER_ADDR, MASTER_PORT + 1"
		case "mpich":
			r.Address = "by PMI_FD"
		case "slurm":
			r.Address = list(slurmNodes)
		}
		rows = append(rows, r)
	}
	return rows
}

func (l *launcher) id(getenv func(string) string) string {
	var parts []string
	for _, name := range l.ids {
		if s := getenv(name); s != "" {
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, ".")
}

// torchAddress returns where PE 0 is to listen: beside MASTER_PORT, on which torchrun itself
// listens.
func torchAddress(getenv func(string) string) (string, error) {
	host := getenv("MASTER_ADDR")
	s := getenv("MASTER_PORT")
	if s == "" {
		return host, nil
	}
	port, err := strconv.Atoi(s)
	if err != nil || port < 1 || port > 65534 {
		return "", fmt.Errorf("MASTER_PORT=%q is not a port", s)
	}
	return net.JoinHostPort(host, strconv.Itoa(port+1)), nil
}

var slurmNodes = []string{"SLURM_STEP_NODELIST", "SLURM_JOB_NODELIST", "SLURM_NODELIST"}

// slurmAddress returns the first host of the step, which has task 0 unless the distribution
// is arbitrary.
func slurmAddress(getenv func(string) string) (string, error) {
	list := first(getenv, slurmNodes)
	host, err := firstHost(list)
	if err != nil {
		return "", fmt.Errorf("%s=%q: %w", strings.Join(slurmNodes, " or "), list, err)
	}
	return host, nil
}

// firstHost returns the first host of a list such as n[01-03,7]-ib,login, and "" of none.
func firstHost(list string) (string, error) {
	var b strings.Builder
	done := func() (string, error) {
		if b.Len() == 0 && list != "" {
			return "", errors.New("it begins with no host")
		}
		return b.String(), nil
	}
	for i := 0; i < len(list); i++ {
		switch list[i] {
		case ',':
			return done()
		case '[':
			end := strings.IndexByte(list[i:], ']')
			if end < 0 {
				return "", fmt.Errorf("a bracket is not closed")
			}
			head, _, _ := strings.Cut(list[i+1:i+end], ",")
			head, _, _ = strings.Cut(head, "-")
			b.WriteString(head)
			i += end
		default:
			b.WriteByte(list[i])
		}
	}
	return done()
}
