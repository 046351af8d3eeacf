package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

var (
	runLine    = regexp.MustCompile(`(?m)^run: (\S+) (\S+) (.+)$`)
	sharedLine = regexp.MustCompile(`(?m)^shared: .* share (\d+)`)
	vendor     = regexp.MustCompile(`^nvidia-`)
	notInKind  = regexp.MustCompile(`[^a-z0-9-]`)
	dated      = regexp.MustCompile(`^\d{4}-\d\d-\d\d-`)
	heading    = regexp.MustCompile(`(?m)^#`)
)

// collect files what run wrote, by date, GPU and number of PEs: tests, examples and shows as one compressed
// file under testsuite/results, benchmarks under bench/results. It names what is there of the same kind of
// machine: one of each is kept (internal/test/repocheck).
func collect(_ context.Context, args []string) error {
	fs := flag.NewFlagSet("collect", flag.ContinueOnError)
	add := fs.String("add", "", "the `set` of bench/results to which the benchmarks of a run go, beside those that it has; nothing else is filed then")
	root := fs.String("root", ".", "the `folder` of the repository")
	if err := parse(fs, args); err != nil {
		return err
	}
	if fs.NArg() != 1 {
		return errors.New("the folder that gpu run has written is missing: gpu collect [-add SET] OUT-DIR")
	}
	from := fs.Arg(0)
	summary, err := os.ReadFile(filepath.Join(from, "summary.txt"))
	if err != nil {
		return err
	}
	m := runLine.FindStringSubmatch(string(summary))
	if m == nil {
		return fmt.Errorf("%s/summary.txt does not say when, with how many PEs and on which GPU it was made", from)
	}
	kind := notInKind.ReplaceAllString(vendor.ReplaceAllString(strings.ReplaceAll(strings.ToLower(m[3]), " ", "-"), ""), "") + "-np" + m[2]
	if shared := sharedLine.FindStringSubmatch(string(summary)); shared != nil {
		kind += "-on-" + shared[1]
	}
	if strings.Contains(string(summary), "\nnetwork: ") {
		kind += "-network"
	}
	set := m[1] + "-" + kind
	if *add != "" {
		if set = filepath.Base(*add); dated.ReplaceAllString(set, "") != kind {
			return fmt.Errorf("%s is not a set of %s, which %s was made on", set, kind, from)
		}
		return fileBenches(from, filepath.Join(*root, "bench", "results", set), true)
	}
	results := filepath.Join(*root, "testsuite", "results", set+".txt.gz")
	texts, _ := filepath.Glob(filepath.Join(from, "*.txt"))
	texts = slices.DeleteFunc(texts, func(f string) bool {
		name := filepath.Base(f)
		return name == "summary.txt" || name == "info.txt" || strings.HasPrefix(name, "bench-")
	})
	sanitizer, _ := filepath.Glob(filepath.Join(from, "sanitizer", "*.txt"))
	text, err := join(from, slices.Concat([]string{filepath.Join(from, "summary.txt"), filepath.Join(from, "info.txt")}, texts, sanitizer)...)
	if err == nil {
		err = writeCompressed(results, text)
	}
	if err == nil {
		err = filed(results)
	}
	if err != nil || !exists(filepath.Join(from, "bench")) {
		return err
	}
	return fileBenches(from, filepath.Join(*root, "bench", "results", set), false)
}

// filed prints the name of what was filed, and of others of its kind.
func filed(name string) error {
	fmt.Println(name)
	others, err := filepath.Glob(filepath.Join(filepath.Dir(name), "????-??-??-"+dated.ReplaceAllString(filepath.Base(name), "")))
	for _, other := range others {
		if other != name {
			fmt.Printf("  of the same kind, to be removed if the new one has all that it has: %s\n", other)
		}
	}
	return err
}

// join returns one text of the files that there are, each under its name (txtar).
func join(root string, files ...string) ([]byte, error) {
	var b bytes.Buffer
	for _, f := range files {
		text, err := os.ReadFile(f)
		if os.IsNotExist(err) {
			continue
		}
		name, relErr := filepath.Rel(root, f)
		if err = errors.Join(err, relErr); err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "-- %s --\n%s", filepath.ToSlash(name), text)
		if len(text) > 0 && text[len(text)-1] != '\n' {
			b.WriteByte('\n')
		}
	}
	return b.Bytes(), nil
}

func writeCompressed(name string, text []byte) error {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return err
	}
	_, err = w.Write(text)
	if err = errors.Join(err, w.Close()); err != nil {
		return err
	}
	return os.WriteFile(name, b.Bytes(), 0o666)
}

func readCompressed(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := gzip.NewReader(f)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// fileBenches writes the tables of a run as one document, and its figures as one object
// (bench/report.ReadSet), or adds them to those of a set.
func fileBenches(from, set string, add bool) error {
	figures, err := filepath.Glob(filepath.Join(from, "bench", "*", "bench.json"))
	jit, jitErr := filepath.Glob(filepath.Join(from, "bench", "*", "jit.json"))
	if figures = append(figures, jit...); len(figures) == 0 {
		return fmt.Errorf("%s/bench holds no figures", from)
	}
	file := filepath.Join(set, "figures.json.gz")
	var all, document, about []byte
	separator := "{"
	if add {
		var documentErr, aboutErr, allErr error
		document, documentErr = os.ReadFile(filepath.Join(set, "README.md"))
		about, aboutErr = os.ReadFile(filepath.Join(set, "run.txt"))
		all, allErr = readCompressed(file)
		err = errors.Join(err, documentErr, aboutErr, allErr)
		all, separator = bytes.TrimSuffix(bytes.TrimSpace(all), []byte("}")), ","
	} else {
		document = fmt.Appendf(nil, "# %s\n", filepath.Base(set))
		err = errors.Join(err, os.MkdirAll(set, 0o777))
	}
	if err = errors.Join(err, jitErr); err != nil {
		return err
	}
	for _, f := range figures {
		name := filepath.Base(filepath.Dir(f))
		if bytes.Contains(document, []byte("\n## "+name+"\n")) {
			return fmt.Errorf("%s has %s already", set, name)
		}
		object, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		tables, err := os.ReadFile(strings.TrimSuffix(f, ".json") + ".md")
		if err != nil {
			return err
		}
		document = fmt.Appendf(document, "\n## %s\n\n%s", name, heading.ReplaceAll(tables, []byte("##")))
		all = fmt.Appendf(all, "%s%q:%s", separator, name, object)
		separator = ","
	}
	text, err := join(from, filepath.Join(from, "summary.txt"), filepath.Join(from, "info.txt"))
	if err != nil {
		return err
	}
	err = errors.Join(os.WriteFile(filepath.Join(set, "README.md"), document, 0o666), os.WriteFile(filepath.Join(set, "run.txt"), append(about, text...), 0o666),
		writeCompressed(file, append(all, "}\n"...)))
	if err != nil {
		return err
	}
	return filed(set)
}
