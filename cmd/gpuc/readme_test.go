package main

import (
	"bufio"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/job/launchenv"
)

// block is a fenced block of a document and the comment before it, which says
// what it is:
//
//	<!-- in the clone -->   commands for the root of this repository: make
//	                        targets must exist, gpuc commands parse
//	<!-- run -->            commands that are run, in a folder beside the clone
//	<!-- file: NAME -->     a file in that folder
//	<!-- fails -->          commands that are run in the same way, and of which the last one fails
//	<!-- output -->         the lines that the commands before it print, in any order and in other times
//	<!-- chain -->          commands that need NVIDIA's libraries or a GPU; they parse
//	<!-- launcher -->       a program under a launcher; its variables are known to gpuc
//	<!-- kubernetes -->     an indexed job whose variables are known to gpuc and agree, or kubectl
//	<!-- code: ... -->      declarations of the repository, see internal/test/repocheck
//	<!-- stats: ... -->     instruction counts of kernels, see stats_test.go
//	<!-- elsewhere -->      code and commands of other systems
//	<!-- gaps -->           what a lab with gaps says, see examples/labs/labtest
//	<!-- report -->         what the commands that failed print, or what the last gpuc run of the
//	                        clone reports; lines may be broken
type block struct {
	line       int
	mark, lang string
	text       string
}

func readBlocks(t *testing.T, name string) []block {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	mark := regexp.MustCompile(`^<!-- (.*) -->$`)
	var blocks []block
	last, n := "", 0
	var in *block
	for sc := bufio.NewScanner(f); sc.Scan(); {
		n++
		line := sc.Text()
		switch lang, fence := strings.CutPrefix(line, "```"); {
		case fence && in == nil:
			in = &block{line: n, mark: last, lang: lang}
		case fence:
			blocks = append(blocks, *in)
			in, last = nil, ""
		case in != nil:
			in.text += line + "\n"
		default:
			if m := mark.FindStringSubmatch(line); m != nil {
				last = m[1]
			} else if line != "" {
				last = ""
			}
		}
	}
	if in != nil {
		t.Fatalf("%s:%d: block without end", name, in.line)
	}
	return blocks
}

// documents returns the documents whose blocks are tested here.
func documents(t *testing.T) (names []string) {
	t.Helper()
	root := filepath.Join("..", "..")
	for _, pattern := range []string{"*.md", "docs/README.md", "docs/start.md", "docs/toolchain.md", "docs/tutorial.md", "docs/language.md", "docs/host.md", "docs/porting.md", "docs/checking.md", "docs/debugging.md", "docs/tracing.md", "docs/cluster.md", "docs/tiles.md", "docs/fused.md", "docs/library.md", "examples/*.md", "examples/labs/*.md", "examples/labs/*/*.md"} {
		files, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil || len(files) == 0 {
			t.Fatalf("documents %s: %d files, %v", pattern, len(files), err)
		}
		for _, f := range files {
			name, err := filepath.Rel(root, f)
			if err != nil {
				t.Fatal(err)
			}
			names = append(names, filepath.ToSlash(name))
		}
	}
	return names
}

var keepModules = flag.String("documents.keep", "", "the folder where the modules of documents stay, each as DOCUMENT/first")

// TestDocuments compiles and runs what the documents show, in their order.
func TestDocuments(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs programs")
	}
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("the documents' commands are for a POSIX shell: ", err)
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	makefile, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range documents(t) {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(*keepModules, name)
			if *keepModules == "" {
				dir = t.TempDir()
			}
			w := &walk{t: t, name: name, dir: filepath.Join(dir, "first"), clone: root, makefile: string(makefile)}
			if err := os.MkdirAll(w.dir, 0o755); err != nil {
				t.Fatal(err)
			}
			for _, b := range readBlocks(t, filepath.Join(root, name)) {
				w.block(b)
			}
		})
	}
}

// walk is a reader who does what a document says.
type walk struct {
	t        *testing.T
	name     string
	dir      string
	clone    string
	makefile string
	output   string
	runs     []string // the last gpuc run of the clone
}

func (w *walk) block(b block) {
	w.t.Helper()
	file, isFile := strings.CutPrefix(b.mark, "file: ")
	switch {
	case isFile:
		if err := os.WriteFile(filepath.Join(w.dir, file), []byte(b.text), 0o644); err != nil {
			w.t.Fatal(err)
		}
		if filepath.Base(file) == "Containerfile" {
			w.containerfile(b, filepath.Join(w.dir, filepath.Dir(file)))
		}
	case b.mark == "run":
		w.run(b, false)
	case b.mark == "fails":
		w.run(b, true)
		w.runs = nil
	case b.mark == "output":
		if d := cmp.Diff(sortedLines(untimed(b.text)), sortedLines(untimed(w.output))); d != "" {
			w.t.Errorf("%s:%d: what is printed differs:\n%s", w.name, b.line, d)
		}
	case b.mark == "chain" || b.mark == "in the clone":
		for line := range strings.Lines(b.text) {
			w.parse(b, strings.Fields(line))
			if strings.HasPrefix(line, "gpuc run ") {
				w.runs = strings.Fields(line)
			}
		}
	case b.mark == "report":
		w.report(b)
	case b.mark == "launcher":
		for line := range strings.Lines(b.text) {
			if !strings.HasPrefix(line, "#") { // of a batch script
				w.launcher(b, strings.Fields(line))
			}
		}
	case b.mark == "kubernetes":
		w.kubernetes(b)
	case strings.HasPrefix(b.mark, "code: "), strings.HasPrefix(b.mark, "stats: "), b.mark == "gaps", b.mark == "elsewhere":
	default:
		w.t.Errorf("%s:%d: no comment says what this block is", w.name, b.line)
	}
}

// run runs commands with the emulator as the back end. A workspace loads the
// module graph of all its modules, more than a build of this one has downloaded,
// so the module proxy stays within reach as it is for a reader. What go test vets, make lint
// has vetted with more. The clone beside the folder is this one, under its own path: under
// another one the go command would compile all of it again. Nothing reads debugging information.
func (w *walk) run(b block, fails bool) {
	w.t.Helper()
	cmd := exec.Command("sh", "-e", "-c", strings.ReplaceAll(b.text, "../gpuc", `"$CLONE"`))
	cmd.Dir = w.dir
	cmd.Env = append(os.Environ(), "CLONE="+w.clone, "GPUC_BACKEND=emu", "GOFLAGS=-vet=off -ldflags=-w", "GOWORK=", "CGO_ENABLED=0")
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if (err != nil) != fails {
		w.t.Fatalf("%s:%d: %v\n%s%s", w.name, b.line, err, out, stderr.String())
	}
	w.output = string(out)
}

// report compares what commands said that failed, or runs the last gpuc run of the clone and compares
// what it says of the program.
func (w *walk) report(b block) {
	w.t.Helper()
	if w.runs == nil {
		w.reported(b, w.output)
		return
	}
	root := filepath.Join("..", "..")
	cmd := exec.Command(filepath.Join(filepath.SplitList(os.Getenv("PATH"))[0], w.runs[0]), w.runs[1:]...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := cmd.CombinedOutput()
	if err != nil && cmd.ProcessState.ExitCode() != 1 {
		w.t.Fatalf("%s:%d: %v\n%s", w.name, b.line, err, out)
	}
	w.reported(b, string(out))
}

// reported compares a report with what was printed, in which lines are broken elsewhere.
func (w *walk) reported(b block, printed string) {
	w.t.Helper()
	if got, want := strings.Fields(printed), strings.Fields(b.text); !strings.Contains(strings.Join(got, " "), strings.Join(want, " ")) {
		w.t.Errorf("%s:%d: the commands print\n%s", w.name, b.line, printed)
	}
}

// untimed returns text without the times that go test prints.
func untimed(s string) string {
	return regexp.MustCompile(`\t\d+\.\d+s\b`).ReplaceAllString(s, "\tTIME")
}

// parse checks a command line that is not run.
func (w *walk) parse(b block, args []string) {
	w.t.Helper()
	switch {
	case len(args) < 2:
	case args[0] == "make":
		for _, target := range args[1:] {
			if !strings.Contains(w.makefile, "\n"+target+":") {
				w.t.Errorf("%s:%d: the Makefile has no target %s", w.name, b.line, target)
			}
		}
	case args[0] == "gpuc":
		cmds, c := commands(), (*command)(nil)
		rest := args[1:]
		for len(rest) > 0 && cmds != nil {
			if c = find(cmds, rest[0]); c == nil {
				break
			}
			rest, cmds = rest[1:], c.sub
		}
		if c == nil {
			w.t.Errorf("%s:%d: there is no command %s", w.name, b.line, strings.Join(args, " "))
		} else if err := c.flagSet("gpuc").Parse(rest); err != nil {
			w.t.Errorf("%s:%d: %s: %v", w.name, b.line, strings.Join(args, " "), err)
		}
	case args[0] == "go":
		verbs := []string{"install", "test", "vet", "generate", "run", "build"}
		if !slices.Contains(verbs, args[1]) {
			w.t.Errorf("%s:%d: there is no go %s", w.name, b.line, args[1])
		}
	default:
		w.t.Errorf("%s:%d: nothing checks the command %s", w.name, b.line, args[0])
	}
}

// launcher checks a command line that starts a program on GPUs.
func (w *walk) launcher(b block, args []string) {
	w.t.Helper()
	command := ""
	for _, word := range args {
		name, _, setting := strings.Cut(word, "=")
		switch {
		case setting && strings.HasPrefix(name, "GPUC_"):
			w.known(b, name)
		case !setting && command == "":
			command = word
		}
	}
	if !slices.Contains([]string{"mpirun", "mpiexec", "srun", "torchrun", "./program"}, command) || args[len(args)-1] != "./program" {
		w.t.Errorf("%s:%d: %s is no launcher of ./program", w.name, b.line, command)
	}
}

// kubernetes checks an indexed job, by its lines: its pods are as many as it tells them, they look for
// pod 0 by the name of the service that they are part of, and gpuc knows their variables.
func (w *walk) kubernetes(b block) {
	w.t.Helper()
	if b.lang == "sh" {
		if !strings.HasPrefix(b.text, "kubectl ") {
			w.t.Errorf("%s:%d: this is not kubectl", w.name, b.line)
		}
		return
	}
	get := func(pattern string) string {
		m := regexp.MustCompile(`(?m)` + pattern).FindStringSubmatch(b.text)
		if m == nil {
			w.t.Errorf("%s:%d: nothing is as %s", w.name, b.line, pattern)
			return ""
		}
		return m[1]
	}
	service := get(`^kind: Service\nmetadata: {name: (\w+)}`)
	job := get(`^kind: Job\nmetadata: {name: (\w+)}`)
	pods := get(`completions: (\d+)$`)
	got := []string{get(`selector: {job-name: (\w+)}`), get(`subdomain: (\w+)`), get(`parallelism: (\d+)$`), get(`name: GPUC_NP, value: "(\d+)"`), get(`name: GPUC_ADDRESS, value: "(.*):\d+"`)}
	if d := cmp.Diff([]string{job, service, pods, pods, job + "-0." + service}, got); d != "" {
		w.t.Errorf("%s:%d: selector, subdomain, parallelism, GPUC_NP and GPUC_ADDRESS (-want +got):\n%s", w.name, b.line, d)
	}
	for _, m := range regexp.MustCompile(`GPUC_\w+`).FindAllString(b.text, -1) {
		w.known(b, m)
	}
}

// containerfile checks an image that is not built: its base has a version, what it copies is in dir,
// and gpuc knows its commands and variables.
func (w *walk) containerfile(b block, dir string) {
	w.t.Helper()
	copied := map[string]bool{}
	for line := range strings.Lines(b.text) {
		args := strings.Fields(line)
		switch {
		case args[0] == "FROM" && regexp.MustCompile(`:\d+\.\d+[\w.-]*$`).MatchString(args[1]):
		case args[0] == "COPY" && len(args) == 3:
			if _, err := os.Stat(filepath.Join(dir, args[1])); err != nil {
				w.t.Errorf("%s:%d: %v", w.name, b.line, err)
			}
			copied[filepath.Base(args[2])] = true
		case args[0] == "ENV":
			name, _, _ := strings.Cut(args[1], "=")
			w.known(b, name)
		case args[0] == "RUN" && args[1] == "gpuc" && copied["gpuc"]:
			w.parse(b, args[1:])
		case args[0] == "RUN" && args[1] == "apt-get":
		case args[0] == "ENTRYPOINT" && copied[strings.Trim(args[1], `["]`)]:
		default:
			w.t.Errorf("%s:%d: the image cannot have the line %q", w.name, b.line, line)
		}
	}
}

// known checks that the help tells of a variable.
func (w *walk) known(b block, variable string) {
	w.t.Helper()
	if !strings.Contains(environmentHelp, variable) {
		w.t.Errorf("%s:%d: gpuc help environment does not know %s", w.name, b.line, variable)
	}
}

// TestTableOfLaunchers compares docs/cluster.md with what is known of launchers.
func TestTableOfLaunchers(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "cluster.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "<!-- table of launchers -->\n")
	table, _, _ = strings.Cut(table, "\n\n")
	lines := strings.Split(table, "\n")
	var want []string
	for _, r := range launchenv.Table() {
		want = append(want, "| "+strings.Join([]string{r.Title, r.Name, r.Rank, r.Size, r.LocalRank, r.LocalSize, r.Address}, " | ")+" |")
	}
	if d := cmp.Diff(want, lines[min(2, len(lines)):]); d != "" {
		t.Errorf("docs/cluster.md (-known +shown):\n%s", d)
	}
}

func sortedLines(s string) []string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	slices.Sort(lines)
	return lines
}

// TestExamplesAreListed: examples/README.md has a row for each example, with a link to it.
func TestExamplesAreListed(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "examples", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	entries, err := os.ReadDir(filepath.Join("..", "..", "examples"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.IsDir() {
			want = append(want, e.Name())
		}
	}
	for _, m := range regexp.MustCompile(`(?m)^\| \[\w+\]\((\w+)[)/]`).FindAllStringSubmatch(string(text), -1) {
		got = append(got, m[1])
	}
	slices.Sort(got)
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("examples/README.md (-examples +rows):\n%s", d)
	}
}

// TestReadmeIsShort holds the front page to what is read at once.
func TestReadmeIsShort(t *testing.T) {
	const most = 6 << 10
	if st, err := os.Stat(filepath.Join("..", "..", "README.md")); err != nil || st.Size() > most {
		t.Errorf("README.md has more than %d bytes, or: %v", most, err)
	}
}

// TestNewModuleIsThatOfTheDocument compares the files that gpuc new writes with those
// that docs/start.md shows.
func TestNewModuleIsThatOfTheDocument(t *testing.T) {
	shown := map[string]string{}
	for _, b := range readBlocks(t, filepath.Join("..", "..", "docs", "start.md")) {
		if name, ok := strings.CutPrefix(b.mark, "file: "); ok {
			shown[name] = b.text
		}
	}
	want, made := map[string]string{}, map[string]string{}
	dir := filepath.Join(t.TempDir(), "first")
	if err := writeTemplate(dir, "first", "ring"); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(f)
		made[name], want[name] = string(b), shown[name]
	}
	if d := cmp.Diff(want, made); d != "" {
		t.Errorf("docs/start.md and cmd/gpuc/template differ (-document +template):\n%s", d)
	}
}
