# Set-up and checks. 'make demo' needs Go alone; 'make test' also a package index,
# since it installs NVIDIA's compile libraries for the user. Where there is a C compiler it
# runs the race detector's tests, and those of package runtime/gorgonia.

GO ?= go
NP ?= 4
PROGRAMS ?= 20000
SEED ?= 1000
CALLS ?= 2000
FUZZTIME ?= 3m

# What a user has set must not decide what the tests see.
unexport GPUC_EMULATED_HOSTS GPUC_BACKEND GPUC_SEED GPUC_NP GPUC_OVERSUBSCRIBE GOFLAGS GOWORK
unexport GPUC_LIBNVVM GPUC_NVJITLINK GPUC_NVRTC GPUC_CUDA_INCLUDE GPUC_NVSHMEM
unexport GPUC_NVDISASM GPUC_CUOBJDUMP GPUC_LLVMLITE
unexport GPUC_RANK GPUC_LOCAL_RANK GPUC_BOOTSTRAP_FD GPUC_TEST_CHAIN

# Tests are built as the programs are that they build, so that nothing is compiled
# twice. The race detector and gorgonia.org/cu need cgo.
export CGO_ENABLED := 0

# Compilers and their tests leave little memory to others. With the collector at a sixteenth of its pace, up
# to 2 GiB, they take a quarter less time. Under the race detector it keeps its own pace, at which memory that
# nothing holds is soon gone.
SPARING := GOGC=1600 GOMEMLIMIT=2GiB

# How tests are built. make lint vets them, and nothing reads their symbols, without which they
# link in half the time.
BUILD := -vet=off -ldflags=-s

# How they are built for the race detector. Nothing reads debugging information, which takes
# an eighth of the time that compilers need.
RACE_BUILD := -race $(BUILD) -gcflags=all=-dwarf=false

# In a step of make test, what notes the time of the tests of a package.
TIMES := $(if $(GPUC_TIMES),$(CURDIR)/bin/times exec)
TIMED := $(if $(TIMES),-exec '$(TIMES)')

GPUC := $(GO) run ./cmd/gpuc

SET_A := cuda-13.0-nvshmem-3.4.5
SET_B := cuda-13.5-nvshmem-3.8.0

# The package whose tests take longest begins first, so that it is not the last one, alone.
LONGEST := ./internal/build/...

# Packages whose tests use NVIDIA's libraries, run with each set; with the second,
# few kernels are linked.
CHAIN := $(LONGEST) ./compiler/internal/nvvmir/... ./internal/test/coverage/... ./internal/nvidia/nv... ./internal/nvidia/jitlink/... ./internal/transport/... ./devicelib/... ./ltoir/...

# Whether there is a C compiler.
CC_FOUND := [ "$$(CGO_ENABLED=1 $(GO) env CGO_ENABLED)" = 1 ] && command -v "$$($(GO) env CC)" >/dev/null

# Packages in whose tests goroutines meet; a program that was built so sleeps for a second when it ends, unless
# GORACE says otherwise. Those of dsl and below internal/backend/check only calculate; kernels call dsl in
# the others. Those of testsuite/gpu start other programs, and those of testsuite/litmus another back end.
RACE := ./runtime/... ./internal/backend/check ./internal/backend/cuda ./internal/backend/emu ./internal/backend/emurpc ./internal/backend/sanitized ./internal/store/cache/... ./internal/job/launcher/... ./examples/... ./testsuite/conformance ./testsuite/conformance/special ./testsuite/examples/... ./testsuite/kernels/... ./testsuite/mistakes/... ./testsuite/pairs/...

# Packages whose kernels are launched, so that they have generated files.
KERNELS := ./kernels/... ./examples/... ./testsuite/... ./bench/...

.PHONY: help demo test quick toolchain lint stale unit hosts collect chain race gorgonia cross generate raw golden random calls faults sanitized fuzz gotests gpu-dist site

help:
	@echo 'make demo      run the Jacobi example on $(NP) PEs, emulated where there are no GPUs'
	@echo 'make quick     the checks and tests that take a minute, without NVIDIA'\''s libraries'
	@echo 'make test      everything that continuous integration runs'
	@echo 'make gotests   compare all functions of Go'"'"'s own tests, natively and compiled'
	@echo 'make generate  bring the generated files of all kernels up to date'
	@echo 'make raw       write dsl/shmem/raw from the headers of the installed versions of NVSHMEM'
	@echo 'make golden    accept the present output as golden files'
	@echo 'make random    compare $(PROGRAMS) random programs, compiled, with what they do as Go (an hour)'
	@echo 'make calls     make random calls of the host, $(CALLS) programs of them on each emulated back end'
	@echo 'make faults    inject every fault of the tests, and compare the counts with docs/reliability.md'
	@echo 'make sanitized run all pairs of programs and the conformance tests with sanitized kernels'
	@echo 'make fuzz      run each fuzz target for $(FUZZTIME)'
	@echo 'make site      the documents as a site in bin/site/html, by Sphinx, which pip installs there'
	@echo 'make gpu-dist  a folder with tests, examples and benchmarks for a GPU host without Go'

demo:
	$(GPUC) run -np $(NP) ./examples/jacobi -png jacobi.png
	@echo 'the picture is in jacobi.png; the first kernel to read is in examples/ring/ring.go'

# bin/times.txt says where the time went, by step and package. Steps with a comma between them share the processors.
test:
	$(SPARING) $(GO) build -o bin/times ./internal/cmd/times
	@MAKE='$(MAKE)' bin/times -o bin/times.txt lint race,toolchain unit chain,hosts,collect,gorgonia,cross
	@echo 'all tests passed; bin/times.txt says what took how long'

quick: lint
	$(SPARING) $(GO) test -short $(BUILD) ./...

toolchain:
	$(SPARING) $(GPUC) toolchain install $(SET_A) $(SET_B) test-tools cuda-12.8-headers

lint:
	@echo 'gofmt'; out=$$(gofmt -l .); test -z "$$out" || { echo "run gofmt -w on:"; echo "$$out"; exit 1; }
	$(GO) mod tidy -diff
	$(SPARING) $(GO) vet ./...

# Whether generated files are up to date, as a test of package vet does that is not short: it
# compiles all kernels. Kernels that were changed since then are refused when they are loaded.
stale:
	$(SPARING) $(GPUC) generate -check $(KERNELS)

unit:
	GPUC_TEST_CHAIN=1 GPUC_TOOLCHAIN=$(SET_A) $(SPARING) $(GO) test $(TIMED) $(BUILD) -timeout 20m $(LONGEST) ./...

# Tests of operations and examples with the PEs shared out among hosts of different sizes. Those that
# start others on the back end check, or ask whether everything has a test, do so in unit. So does the one for sums whose bits
# are the same only where all hosts have as many PEs.
hosts:
	$(SPARING) $(GO) test $(TIMED) -short $(BUILD) ./testsuite/conformance ./testsuite/examples -gpuc.hosts=1,2 -skip '^Test(NothingReported|Every|AllReduceSameBits)'

# Right programs on the back end check, which collects the numbers of its records whenever a thread calls the
# emulator.
collect:
	$(SPARING) $(GO) test $(TIMED) -short -vet=off -ldflags='-s -X github.com/gpuc-go/gpuc/internal/backend/check.everyYield=yes' ./testsuite/pairs \
		-run '^TestNoTwinIsReported$$/^(Push|Pull|Row|Turn|Taken|Load|Stage|Role|Send)$$'

chain:
	GPUC_TEST_CHAIN=1 GPUC_TOOLCHAIN=$(SET_B) $(SPARING) $(GO) test $(TIMED) -short $(BUILD) -timeout 20m $(CHAIN)

race:
	@if $(CC_FOUND); then \
		echo 'go test -race'; CGO_ENABLED=1 GORACE=atexit_sleep_ms=0 $(SPARING) $(GO) test $(RACE_BUILD) -short -exec 'env GOGC=100 $(TIMES)' -timeout 20m $(RACE); \
	else echo 'no C compiler: the tests under the race detector are left out'; fi

# A module of its own, tested with a driver of C that keeps device memory in the host's.
gorgonia:
	@if $(CC_FOUND); then set -e; cd runtime/gorgonia; \
		export $(SPARING); echo 'go vet and go test in runtime/gorgonia'; $(GO) mod tidy -diff; ./cgo.sh $(GO) vet ./...; \
		./cgo.sh $(GO) test -vet=off -timeout 5m ./... -gpuc.backend=cuda -gpuc.np=1; \
	else echo 'no C compiler: the tests with gorgonia.org/cu are left out'; fi

# Linked for the other platform with GPUs, which shows assembly and symbols that are missing
# there. All of these are in a program with the run-time: it opens NVIDIA's libraries and
# compiles. internal/test/repocheck has checked the types of all packages for every platform.
# What is not optimised is made in three quarters of the time.
cross:
	GOOS=linux GOARCH=arm64 $(SPARING) $(GO) build -gcflags='all=-N -l -dwarf=false' -ldflags=-s -o /dev/null ./examples/ring

# All functions of the Go distribution's own tests, of which unit compares a few.
gotests: toolchain
	GPUC_TEST_CHAIN=1 GPUC_TOOLCHAIN=$(SET_A) $(GO) test -timeout 60m ./compiler -run GosOwn -v -gotests .

generate:
	$(GPUC) generate $(KERNELS)

# Needs a C compiler, which preprocesses the headers. The package holds the lists that it writes.
raw: toolchain
	for set in $(SET_A) $(SET_B); do GPUC_TEST_CHAIN=1 GPUC_TOOLCHAIN=$$set $(GO) test ./internal/test/coverage -run List -update || exit; done
	$(GO) test ./internal/test/coverage -run RawIsUpToDate -update

# Labs with gaps have kernels, and documents hold what kernels become.
golden: toolchain
	$(GO) test ./examples/labs -update
	$(GPUC) generate $(KERNELS)
	$(GO) test -p 1 ./compiler ./compiler/internal/nvvmir ./internal/build ./internal/base/manifest ./internal/base/memmodel ./internal/test/repocheck ./vet ./testsuite/museum ./testsuite/pairs ./examples/scale -update
	GPUC_TEST_CHAIN=1 GPUC_TOOLCHAIN=$(SET_A) $(GO) test ./internal/build -run InstructionCounts -update

# Random calls of the host, of which unit makes a few, and as many launches as a long job makes.
calls:
	$(GO) test $(BUILD) -count=1 -timeout 120m ./testsuite/calls -calls.programs $(CALLS) -calls.seed $(SEED) -calls.launches 50000

# All faults that tests inject, of which unit injects a sample. COUNTS=-faults.update writes the counts
# to docs/reliability.md.
faults:
	$(GO) test -p 1 ./internal/backend/cuda ./internal/store/cache ./internal/build ./internal/nvidia/install ./runtime -run 'EveryDriverCall|Each(Call|Operation|VersionSkew|HarmedByte)|Harmed|FullDisk|AnInterrupt' -count=1 -faults.all $(COUNTS)

# All pairs of testsuite/pairs and the conformance tests with sanitized kernels, of which unit runs a
# sample.
sanitized:
	$(GO) test ./internal/build -run 'TestSanitized(Pairs|Conformance)' -count=1 -timeout 60m -pairs

random: toolchain
	GPUC_TEST_CHAIN=1 GPUC_TOOLCHAIN=$(SET_A) $(GO) test -timeout 24h ./internal/test/randprog -v -programs $(PROGRAMS) -seed $(SEED)

# Each target of a package is run by itself, as the go command wants it. An input that needs
# long to be made smaller must not take the time of the others.
# Programs are not made smaller: that takes as long as a hundred new ones.
fuzz: toolchain
	@set -e; for file in $$(grep -rlE '^func Fuzz' --include='*_test.go' .); do \
		for target in $$(sed -n 's/^func \(Fuzz[A-Za-z]*\)(.*/\1/p' $$file); do \
			echo "$$(dirname $$file) $$target"; \
			minimize=5s; case $$target in FuzzMutated|FuzzCompile) minimize=0s;; esac; \
			GPUC_TEST_CHAIN=1 GPUC_TOOLCHAIN=$(SET_A) $(GO) test $$(dirname $$file) -run NONE -fuzz "^$$target$$" -fuzztime $(FUZZTIME) -fuzzminimizetime $$minimize; \
		done; \
	done

gpu-dist:
	$(GO) run ./testsuite/gpu dist

# The documents as a site, with search and the plots of benchmarks. Needs Python and, the first time,
# its package index.
site: bin/site/venv
	rm -rf bin/site/src bin/site/html
	mkdir -p bin/site/src
	git ls-files -z -- '*.md' '*.png' '*.svg' 'bench/results/*.gz' ':!internal' | xargs -0 tar -cf - | tar -xf - -C bin/site/src
	$(GO) run ./bench/cmd/benchplot bin/site/src/bench/results/2* >/dev/null
	bin/site/venv/bin/python -m sphinx -q -W --keep-going -c docs bin/site/src bin/site/html
	cp bin/site/html/README.html bin/site/html/index.html
	@echo 'the site is in bin/site/html: open index.html'

bin/site/venv:
	mkdir -p bin/site
	python3 -m venv $@.new
	$@.new/bin/python -m pip install --quiet sphinx==9.0.4 myst-parser==5.2.0 furo==2025.12.19
	mv $@.new $@
