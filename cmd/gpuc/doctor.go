package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"strings"
	"text/tabwriter"
)

// state is how a part of the machine is.
type state string

const (
	stateOK   state = "ok"
	stateNote state = "note" // missing, but not needed for everything
	stateFail state = "fail" // needed on this machine, and missing or broken
)

// finding is one line of doctor's report.
type finding struct {
	Name   string `json:"name"`
	State  state  `json:"state"`
	Detail string `json:"detail"`           // what was found, or what is wrong
	Advice string `json:"advice,omitempty"` // what to do
}

func doctorCommand() *command {
	var asJSON bool
	var c cluster
	return &command{
		name:  "doctor",
		args:  "[-json] [-hosts a,b]",
		short: "show what this machine has to run and compile kernels",
		long: `
Doctor looks for everything that gpuc can use: the go command, GPUs and their driver,
NVIDIA's compile libraries and headers, NVSHMEM, NCCL, the cache, and the network
interface over which the PEs of one host find each other. For each it reports path and
version. It also says whether they fit together, and what to do if they do not. It
verifies every file of the installed toolchains. gpuc uses no file that another user
could have written.

It also checks what PEs on one host and on several hosts need: network interfaces, the
port for the start, peer access and NVLink between GPUs, the size of the symmetric heap,
the Multi-Process Service, RDMA NICs, NVSHMEM's transports, GPUDirect RDMA, GDRCopy and
IBGDA.

-hosts tests the connections between these hosts instead of this machine. Each host
listens, and all others connect to it, as the PEs of a job do; a single host connects to
itself. -rsh and -agent are those of gpuc run.

A GPU host that only runs executables with machine code needs no compiler.

Each line begins with one of three words:

	ok    it is there, and fits
	note  it is missing, but only some uses need it
	fail  it is missing or broken, and this machine needs it

The last lines summarise which uses the machine is ready for, and what is missing for
the others. If any line fails, the exit code is 1.

Examples:

	gpuc doctor
	gpuc doctor -json
	gpuc doctor -hosts node1,node2
`,
		flags: func(fs *flag.FlagSet) {
			fs.BoolVar(&asJSON, "json", false, "print JSON")
			fs.StringVar(&c.hosts, "hosts", "", "`list` of hosts between which to test connections")
			c.declare(fs)
		},
		run: func(ctx context.Context, e *env, args []string) error {
			if len(args) > 0 {
				return usagef("unexpected argument %q", args[0])
			}
			findings, err := e.examineAll(ctx, &c)
			if err = cmp.Or(err, ctx.Err()); err != nil {
				return err // what was interrupted is not missing
			}
			failed := false
			for _, f := range findings {
				failed = failed || f.State == stateFail
			}
			if asJSON {
				err := e.printJSON(struct {
					OK       bool      `json:"ok"`
					Checks   []finding `json:"checks"`
					Verdicts []verdict `json:"verdicts"`
				}{!failed, findings, verdicts(findings)})
				if err != nil {
					return err
				}
			} else if err := e.printFindings(findings); err != nil {
				return err
			}
			if failed {
				return errReported
			}
			return nil
		},
	}
}

func (e *env) printFindings(findings []finding) error {
	w := tabwriter.NewWriter(e.Stdout, 0, 8, 2, ' ', 0)
	for _, f := range findings {
		head, rest, _ := strings.Cut(f.Detail, "\n")
		fmt.Fprintf(w, "%s\t%s\t%s\n", f.State, f.Name, head)
		for line := range strings.Lines(rest) {
			fmt.Fprintf(w, "\t\t%s\n", strings.TrimRight(line, "\n"))
		}
		if f.Advice != "" {
			fmt.Fprintf(w, "\t\t-> %s\n", f.Advice)
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(e.Stdout)
	for _, v := range verdicts(findings) {
		fmt.Fprintln(e.Stdout, v)
	}
	return nil
}

// examineAll looks at this host, or at how others reach each other.
func (e *env) examineAll(ctx context.Context, c *cluster) ([]finding, error) {
	if c.hosts == "" {
		return e.examine(ctx), nil
	}
	hosts, err := parseHosts(c.hosts, strings.Count(c.hosts, ",")+1)
	if err != nil {
		return nil, err
	}
	if err := c.complete(e); err != nil {
		return nil, err
	}
	return e.examineHosts(ctx, c, hosts), nil
}

// examine makes all checks. Whether GPUs are there decides what is needed.
func (e *env) examine(ctx context.Context) []finding {
	s, err := lookAtGPUs()
	gpu, haveGPU := examineGPU(func() (survey, error) { return s, err })
	fs := []finding{e.examineGo(ctx)}
	fs = append(fs, gpu...)
	fs = append(fs, e.examineToolchain(haveGPU)...)
	fs = append(fs, e.examineSets(ctx)...)
	fs = append(fs, e.examineCache())
	return append(fs, e.examineCluster(s, haveGPU)...)
}

// worse returns fail if something is needed, and otherwise note.
func worse(needed bool) state {
	if needed {
		return stateFail
	}
	return stateNote
}
