package main

import (
	"context"
	"flag"
	"fmt"
	"text/tabwriter"

	"github.com/gpuc-go/gpuc/internal/store/cache"
)

func cacheCommand() *command {
	return &command{
		name:  "cache",
		short: "list or remove compiled kernels",
		long: `
gpuc caches linked cubins and compiled units of the device library, so that a program
can start without compiling. It also records which kernels have not changed since it
compiled them. The cache is a directory that belongs to the user. GPUC_CACHE names it;
by default it is gpuc in the system's directory for caches. You can remove it at any
time.

Examples:

	gpuc cache list
	gpuc cache list -json
	gpuc cache clean
`,
		sub: []*command{cacheListCommand(), cacheCleanCommand()},
	}
}

func cacheListCommand() *command {
	var asJSON bool
	return &command{
		name: "list", args: "[-json]",
		long:  "List prints every entry with its kind, size and time of last use.",
		flags: func(fs *flag.FlagSet) { fs.BoolVar(&asJSON, "json", false, "print JSON") },
		run: func(_ context.Context, e *env, args []string) error {
			if len(args) > 0 {
				return usagef("unexpected argument %q", args[0])
			}
			c, err := e.openCache()
			if err != nil {
				return err
			}
			entries, err := c.List()
			if err != nil {
				return err
			}
			if asJSON {
				return e.printJSON(struct {
					Dir     string        `json:"dir"`
					Bytes   int64         `json:"bytes"`
					Entries []cache.Entry `json:"entries"`
				}{c.Dir(), total(entries), append([]cache.Entry{}, entries...)})
			}
			w := tabwriter.NewWriter(e.Stdout, 0, 8, 2, ' ', 0)
			for _, en := range entries {
				fmt.Fprintf(w, "%s\t%.12s\t%s\t%s\n", en.Kind, en.Key, size(en.Bytes), en.Used.Format("2006-01-02 15:04"))
			}
			if err := w.Flush(); err != nil {
				return err
			}
			_, err = fmt.Fprintf(e.Stdout, "%s, %s in %s\n", plural(len(entries), "entry", "entries"), size(total(entries)), c.Dir())
			return err
		},
	}
}

func cacheCleanCommand() *command {
	return &command{
		name: "clean",
		long: "Clean removes every entry. Installed toolchains stay.",
		run: func(_ context.Context, e *env, args []string) error {
			if len(args) > 0 {
				return usagef("unexpected argument %q", args[0])
			}
			c, err := e.openCache()
			if err != nil {
				return err
			}
			entries, err := c.Clean()
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(e.Stdout, "removed %s, %s from %s\n", plural(len(entries), "entry", "entries"), size(total(entries)), c.Dir())
			return err
		},
	}
}

func total(entries []cache.Entry) (n int64) {
	for _, e := range entries {
		n += e.Bytes
	}
	return n
}
