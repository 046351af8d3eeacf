package main

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// versionInfo says which gpuc this is.
type versionInfo struct {
	Version  string `json:"version"`            // of the module
	Revision string `json:"revision,omitempty"` // of the source, if known
	Modified bool   `json:"modified,omitempty"` // the source was changed after it
	Go       string `json:"go"`
	Platform string `json:"platform"`
	Manifest int    `json:"manifest"` // format of artifacts
}

func versionCommand() *command {
	var asJSON bool
	return &command{
		name:  "version",
		args:  "[-json]",
		short: "print the version of gpuc",
		long: `
Version prints the version of gpuc, the Go version that built it, and the
version of the artifact format that it writes and reads.

Example:

	gpuc version -json
`,
		flags: func(fs *flag.FlagSet) { fs.BoolVar(&asJSON, "json", false, "print JSON") },
		run: func(_ context.Context, e *env, args []string) error {
			if len(args) > 0 {
				return usagef("unexpected argument %q", args[0])
			}
			v := currentVersion()
			if asJSON {
				return e.printJSON(v)
			}
			fmt.Fprintf(e.Stdout, "gpuc %s", v.Version)
			if v.Revision != "" {
				fmt.Fprintf(e.Stdout, " revision %s", v.Revision)
				if v.Modified {
					fmt.Fprint(e.Stdout, " modified")
				}
			}
			fmt.Fprintf(e.Stdout, " %s %s, artifact format %d\n", v.Go, v.Platform, v.Manifest)
			return nil
		},
	}
}

func currentVersion() versionInfo {
	v := versionInfo{
		Version:  "(devel)",
		Go:       runtime.Version(),
		Platform: runtime.GOOS + "/" + runtime.GOARCH,
		Manifest: manifest.Version,
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return v
	}
	if info.Main.Version != "" {
		v.Version = info.Main.Version
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			v.Revision = s.Value
		case "vcs.modified":
			v.Modified = s.Value == "true"
		}
	}
	return v
}
