package report

import (
	"fmt"
	"slices"
)

// Line is one figure of a benchmark: which of the values of ours it is, and which
// of the peers' it compares with.
type Line struct {
	Bench, Title string
	Ours         string // the value's name
	Peers        []Peer
	// Convert makes a figure of the value, which it is itself if Convert is nil.
	Convert func(c Case, value float64) float64
	// Higher says that more is better.
	Higher bool
	// Form says that the line is one of several ways to do the same. Where ours has it not, it has no row.
	Form bool
}

// Peer is a value of another program, in a column of its own.
type Peer struct{ Title, Program, Value string }

// CPP is the name of the program in CUDA C++ with NVSHMEM.
const CPP = "C++"

// FlashInfer is the name of the program with FlashInfer's kernels, among them vLLM's.
const FlashInfer = "FlashInfer"

// DeepGEMM is the name of the program with DeepGEMM's kernels.
const DeepGEMM = "DeepGEMM"

// Plain is the name of the program that computes the same in plain Go.
const Plain = "plain Go"

// Untraced is the name of our program without what records a trace, where ours has it.
const Untraced = "without a trace"

func cpp(value string) []Peer { return []Peer{{CPP, CPP, value}} }

// alike are the columns of what our program is compared with that records a trace, too.
func alike(value string) []Peer { return append(cpp(value), Peer{Untraced, Untraced, value}) }

// collective are the columns of collectives that NCCL and torch have too; how is
// eager or graph.
func collective(how string) []Peer {
	return []Peer{
		{CPP, CPP, how + "_us"},
		{"NCCL", "NCCL", "plain_" + how + "_us"},
		{"NCCL symmetric", "NCCL", "symmetric_" + how + "_us"},
		{"torch one-shot", "torch", "one_shot_" + how + "_us"},
		{"torch two-shot", "torch", "two_shot_" + how + "_us"},
		{"FlashInfer one-shot", FlashInfer, "one_shot_" + how + "_us"},
		{"FlashInfer two-shot", FlashInfer, "two_shot_" + how + "_us"},
		{"vLLM one stage", FlashInfer, "one_stage_" + how + "_us"},
		{"vLLM two stages", FlashInfer, "two_stages_" + how + "_us"},
	}
}

// exchange are the columns of exchanges, which NCCL does by grouped sends and
// receives.
func exchange(how string) []Peer {
	return []Peer{{CPP, CPP, how + "_us"}, {"NCCL", "NCCL", how + "_us"}}
}

// form and form8 are lines of the forms of a product, of elements of 16 and of 8 bits.
func form(title, value string) Line {
	return Line{Bench: "gemm-forms", Title: title + ", us", Ours: value, Peers: []Peer{{"cuBLAS", "torch", "graph_us"}, {"cuBLAS, weights", "torch", "weights_us"}}}
}

func form8(title, value string) Line {
	return Line{Bench: "gemm-forms", Title: title + ", us", Ours: value, Peers: []Peer{{"cuBLAS, e4m3", "torch", "e4m3_us"}}}
}

// forms returns the lines of the forms of an operand, which line makes, by what their titles and values
// begin with.
func forms(line func(title, value string) Line, title, value string) (lines []Line) {
	for _, f := range []struct{ title, value string }{
		{"256 columns", "wide"}, {"128 columns", "middle"}, {"64 columns", "narrow"}, {"16 rows at once", "few"},
		{"several blocks for a part", "split"}, {"b ready", "ready"},
	} {
		l := line(title+", "+f.title, value+f.value+"_us")
		l.Form = true
		lines = append(lines, l)
	}
	return lines
}

// Python is the name of the program in Python: NVSHMEM4Py, or nccl4py.
const Python = "Python"

// hosts are the lines of a benchmark of what the host enqueues, which the named program
// makes from C++.
func hosts(bench, program string) []Line {
	peers := func(value string) []Peer { return []Peer{{CPP, program, value}, {Python, Python, value}} }
	return []Line{
		{Bench: bench, Title: "enqueue, us", Ours: "host_us", Peers: peers("host_us")},
		{Bench: bench, Title: "on the device, us", Ours: "eager_us", Peers: peers("eager_us")},
		{Bench: bench, Title: "CUDA graph, us", Ours: "graph_us", Peers: peers("graph_us")},
	}
}

// moving is the line of a benchmark that moves data.
func moving(bench string) Line {
	return Line{Bench: bench, Title: "GB/s", Ours: "us", Peers: cpp("us"), Higher: true,
		Convert: func(c Case, us float64) float64 { return float64(c.Moved()) / us / 1e3 }}
}

// Moved returns the bytes that a case moves in the time of one value, at least:
// what its kernel must read and write. It is 0 where that is no measure.
func (c Case) Moved() int64 {
	const elem = 4
	p := c.Params
	switch c.Bench {
	case "putbw":
		return p["bytes"] * p["puts"]
	case "copy":
		return 2 * elem * p["n"]
	case "saxpy":
		return 3 * elem * p["n"]
	case "transpose":
		return 2 * elem * p["w"] * p["h"]
	case "stencil":
		return elem * (p["w"]*p["h"] + (p["w"]-2)*(p["h"]-2))
	case "gemv", "gemv4":
		return elem * (p["w"]*p["h"] + p["w"] + p["h"])
	}
	return 0
}

// products are what fused products are compared with: the product alone, and what torch does.
func products() []Peer {
	return []Peer{{"cuBLAS alone", "torch", "alone_us"}, {"cuBLAS and NCCL", "torch", "sequence_us"}, {"torch fused", "torch", "fused_us"}}
}

// Lines are all figures, in the order of the tables.
var Lines = slices.Concat(onDevice, forms(form, "b as it stands", ""), forms(form, "weights", "weights_"), forms(form8, "e4m3", "e4m3_"), forms(form8, "e5m2", "e5m2_"),
	hosts("stream-put", CPP), hosts("stream-pingpong", CPP), hosts("stream-collective", CPP),
	hosts("stream-collective-nccl", CPP), hosts("stream-barrier", CPP), hosts("nccl", "NCCL"))

// onDevice are the lines of programs with kernels.
var onDevice = []Line{
	{Bench: "pingpong", Title: "in-kernel timer, us", Ours: "timer_us", Peers: alike("timer_us")},
	{Bench: "pingpong", Title: "events, us", Ours: "event_us", Peers: alike("event_us")},
	{Bench: "notify", Title: "one way, us", Ours: "timer_us", Peers: cpp("timer_us")},
	{Bench: "far", Title: "us", Ours: "timer_us", Peers: cpp("timer_us")},
	{Bench: "barrier", Title: "us", Ours: "us", Peers: alike("us")},
	{Bench: "allreduce", Title: "eager, us", Ours: "eager_us", Peers: collective("eager")},
	{Bench: "allreduce", Title: "enqueue of ours, us", Ours: "host_us"},
	{Bench: "allreduce", Title: "CUDA graph, us", Ours: "graph_us", Peers: collective("graph")},
	{Bench: "allreduce-by", Title: "eager, us", Ours: "eager_us"},
	{Bench: "allreduce-by", Title: "CUDA graph, us", Ours: "graph_us"},
	{Bench: "alltoall", Title: "eager, us", Ours: "eager_us", Peers: exchange("eager")},
	{Bench: "alltoall", Title: "CUDA graph, us", Ours: "graph_us", Peers: exchange("graph")},
	{Bench: "moe", Title: "eager, us", Ours: "eager_us", Peers: exchange("eager")},
	{Bench: "moe", Title: "CUDA graph, us", Ours: "graph_us", Peers: exchange("graph")},
	{Bench: "gemm", Title: "CUDA graph, us", Ours: "graph_us", Peers: []Peer{{"cuBLAS", "torch", "graph_us"}}},
	form("best, bfloat16", "best_us"), form8("best, 8 bits", "best8_us"),
	{Bench: "gather-gemm", Title: "CUDA graph, us", Ours: "graph_us", Peers: products()},
	{Bench: "gemm-scatter", Title: "CUDA graph, us", Ours: "graph_us", Peers: products()},
	{Bench: "gemm-allreduce", Title: "CUDA graph, us", Ours: "graph_us", Peers: products()},
	{Bench: "allreduce-norm", Title: "CUDA graph, us", Ours: "graph_us", Peers: []Peer{{"NCCL and torch", "torch", "sequence_us"}, {"torch's symmetric memory", "torch", "fused_us"},
		{"FlashInfer one-shot", FlashInfer, "one_shot_graph_us"}, {"FlashInfer two-shot", FlashInfer, "two_shot_graph_us"}}},
	{Bench: "allreduce-norm-by", Title: "CUDA graph, us", Ours: "graph_us"},
	{Bench: "experts", Title: "CUDA graph, us", Ours: "graph_us", Peers: []Peer{{"cuBLAS alone", "torch", "alone_us"}, {"NCCL and cuBLAS", "torch", "sequence_us"}}},
	{Bench: "moe-fp8", Title: "CUDA graph, us", Ours: "graph_us", Peers: []Peer{{DeepGEMM, DeepGEMM, "graph_us"}}},
	{Bench: "attention", Title: "CUDA graph, us", Ours: "graph_us", Peers: attentionPeers},
	{Bench: "attention", Title: "TFLOP/s", Ours: "graph_us", Peers: attentionPeers, Convert: attentionRate, Higher: true},
	{Bench: "ring-attention", Title: "CUDA graph, us", Ours: "graph_us", Peers: ringPeers},
	{Bench: "ring-attention", Title: "TFLOP/s of all PEs", Ours: "graph_us", Peers: ringPeers, Convert: attentionRate, Higher: true},
	{Bench: "jacobi", Title: "us per iteration", Ours: "us", Peers: alike("us")},
	{Bench: "emulator", Title: "ms", Ours: "ms", Peers: []Peer{{Plain, Plain, "ms"}}},
	{Bench: "launch", Title: "enqueue, 4 scalars, us", Ours: "scalars_us",
		Peers: []Peer{{CPP, CPP, "scalars_us"}, {"C++, cuLaunchKernel", CPP, "driver_us"}}},
	{Bench: "launch", Title: "enqueue, 3 slices, us", Ours: "slices_us", Peers: cpp("slices_us")},
	{Bench: "launch", Title: "enqueue, 10 slices and 14 scalars, us", Ours: "structs_us", Peers: cpp("structs_us")},
	{Bench: "launch", Title: "launch and synchronise, us", Ours: "sync_us", Peers: cpp("sync_us")},
	moving("putbw"), moving("saxpy"), moving("transpose"), moving("stencil"), moving("gemv"), moving("gemv4"), moving("copy"),
}

// convert returns the figure of a value.
func (l Line) convert(c Case) func(float64) float64 {
	return func(v float64) float64 {
		if l.Convert == nil {
			return v
		}
		return l.Convert(c, v)
	}
}

// Ours returns the figures of ours, by one of its names, for the result.
func (r Result) Ours(name string, l Line) Stat {
	return column(r.Rounds[name], l.Ours, l.convert(r.Case))
}

// Peer returns the figures of a peer for the result.
func (r Result) Peer(l Line, p Peer) Stat {
	return column(r.Rounds[p.Program], p.Value, l.convert(r.Case))
}

// ratio returns the time of ours divided by that of the peer, or "-".
func ratio(ours, peer Stat, higher bool) string {
	if ours.N == 0 || peer.N == 0 {
		return "-"
	}
	x := ours.Median / peer.Median
	if higher {
		x = 1 / x
	}
	return fmt.Sprintf("%.3f", x)
}

var attentionPeers = []Peer{{"cuDNN", "torch", "graph_us"}, {"FlashAttention 3", "torch", "fa3_us"}}

// ringPeers spread a sequence over PEs, too.
var ringPeers = []Peer{{"torch context parallel", "torch", "ring_us"}, {"NCCL and cuDNN", "torch", "sequence_us"}}

// attentionRate returns the floating-point operations of attention in TFLOP/s. Those of causal attention
// are half of all, as is usual.
func attentionRate(c Case, us float64) float64 {
	p := c.Params
	flops := 4 * float64(p["batch"]*p["heads"]*p["head"]) * float64(p["tokens"]) * float64(p["tokens"])
	if p["causal"] != 0 {
		flops /= 2
	}
	return flops / us / 1e6
}
