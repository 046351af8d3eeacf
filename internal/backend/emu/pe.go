package emu

import (
	"io"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// pe is one emulated GPU.
type pe struct {
	w    *World
	rank int
	out  io.Writer // takes what kernels print, if set
	// within says that what kernels have printed ends within a line.
	within bool
	text   token // of what threads print, which the engine reads

	// Under hosts.mu.
	call   *hostCall // what its host waits for
	closed bool
	gone   bool // without a word: nobody has closed it
	aborts bool // Abort was called
	told   bool // the host has been given err
	group  driver.NCCLGroup
	// functions are those of the host that are enqueued and have not returned, copies
	// those of which the seed decided when they read, and memory is that of this PE alone.
	functions int
	copies    uint64
	memory    []*allocation
	windows   []*window // of communicators, until they are closed

	streams  []*stream
	pool     *pool // of the device, once it was asked for
	err      error // of the first kernel that failed; the GPU is then unusable
	channels []*channel
	issued   uint64 // operations
	pending  int    // operations that are not complete
	quieting []*quieting
	watching []*thread // that wait for words
	writes   []write   // the last ones to this PE, for the race detector
	// What the asynchronous proxy knows of shared and of global memory, for the race detector.
	proxyShared, proxyGlobal token
	begun                    int       // launches
	resident                 int       // blocks of launches that are not collective
	queued                   []*kernel // launches with blocks that wait for room
	quieted                  token     // completed operations, for the race detector
	flushed                  token     // sources that have been read, for the race detector
	ghosts                   token     // late stores, for the race detector
	unfenced                 []plainStore
}

// print writes what a kernel prints, in lines that name the PE if there are several. What cannot be
// printed is lost, as on a GPU.
func (p *pe) print(text string) {
	if p.out == nil {
		return
	}
	var named strings.Builder
	for line := range strings.Lines(text) {
		if !p.within && len(p.w.pes) > 1 {
			named.WriteString(fault.Prefix(p.rank))
		}
		named.WriteString(line)
		p.within = !strings.HasSuffix(line, "\n")
	}
	io.WriteString(p.out, named.String())
}

// working says that the GPU has work.
func (p *pe) working() bool {
	p.w.hosts.mu.Lock()
	defer p.w.hosts.mu.Unlock()
	return slices.ContainsFunc(p.streams, func(s *stream) bool { return !s.empty() })
}

// untold returns the error of a kernel that no call has returned to the host. The
// caller holds hosts.mu.
func (p *pe) untold() error {
	if p.told || p.aborts || p.w.hosts.ended != nil {
		return nil
	}
	return p.err
}
