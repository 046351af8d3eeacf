package main

import (
	"strings"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// launch launches a kernel.
type launch func(k *Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, data, other *gpurt.SymBuffer[int64], signals *gpurt.SignalBuffer, out gpurt.DeviceSlice[int64], rounds int) error

// exhibit is a published bug: a kernel that has it, and a twin that does not.
type exhibit struct {
	name, source, url, date string
	// what says what went wrong.
	what         string
	wrong, right launch
	// pes, blocks, threads of a block and rounds are the size of both, and of what every order was run of; 0
	// blocks and threads are one.
	pes, blocks, threads, rounds int
	// want returns the first words of the result of a PE; the others are zero.
	want func(me, pes, rounds int) []int64
	// warning is the name of what gpuc check warns of, and finds has a letter for each other tool that finds
	// the bug.
	warning, finds string
	// within is in how many executions the search through all orders finds the bug, and every how many it
	// has for the twin, at most; 0 where it does not end.
	within, every int
	// except names the bounds that these executions met, and what they leave out.
	except string
	// says is what the search reports, in parts with " … " between them.
	says string
}

// found says that a tool finds the bug.
func (x *exhibit) found(by string) bool { return strings.Contains(x.finds, by) }

// What finds bugs: the back end check with some seed of checkSeeds, the emulator with some seed of seeds.
const (
	byCheck = "c"
	bySeeds = "e"
)

const checkSeeds, seeds = 10, 100

// list returns the numbers f(0) to f(n-1).
func list(n int, f func(i int) int64) (l []int64) {
	for i := range n {
		l = append(l, f(i))
	}
	return l
}

// sum is the sum of word i of all PEs.
func sum(pes, i int) (s int64) {
	for pe := range pes {
		s += number(pe, i)
	}
	return s
}

// Results that several exhibits have.
var (
	ofPeer = func(me, pes, n int) []int64 { return list(n, func(i int) int64 { return number(1-me, i) }) }
	onOne  = func(me, pes, n int) []int64 { return list(n*me, func(i int) int64 { return number(0, i) }) }
	rounds = func(me, pes, rounds int) []int64 { return []int64{int64(rounds)} }
)

// exhibits are in the order of the document.
var exhibits = []exhibit{
	{
		name: "nvshmem-84", source: "NVIDIA/nvshmem#84", url: "https://github.com/NVIDIA/nvshmem/issues/84", date: "2026-04-29",
		what:  "The example ring-reduce gave wrong sums over IBGDA. One signal per block counts the chunks that have arrived, and a wait for two chunks takes them to be the first two. Puts may arrive in any order. NVIDIA answered that the example violates NVSHMEM's memory model.",
		wrong: (*Kernels).NVSHMEM84Wrong, right: (*Kernels).NVSHMEM84Right, pes: 4, rounds: 4,
		want: func(me, pes, n int) []int64 {
			if me < pes-1 {
				return nil
			}
			return list(n, func(i int) int64 { return sum(pes, i) })
		},
		warning: "arrivals", finds: byCheck + bySeeds, within: 4, every: 1,
		says: "race … missing: Fence or Quiet between that operation and the update that this thread has waited for",
	},
	{
		name: "nvshmem-36", source: "NVIDIA/nvshmem#36", url: "https://github.com/NVIDIA/nvshmem/pull/36", date: "2025-11-21",
		what:  "NVSHMEM hung while it started on unordered networks. Its barrier sets a word to the number of the round instead of adding to it, and did not fence between rounds. A late set of the round before overwrites the new number.",
		wrong: (*Kernels).NVSHMEM36Wrong, right: (*Kernels).NVSHMEM36Right, pes: 3, rounds: 2, want: rounds,
		finds: byCheck + bySeeds, within: 10, every: 57,
		says: "that no order puts before it: the wait may miss the value",
	},
	{
		name: "nvshmem-75", source: "NVIDIA/nvshmem#75", url: "https://github.com/NVIDIA/nvshmem/issues/75", date: "2026-03-23",
		what:  "A user asks what makes the data of a put visible to a thread that has seen its signal, since the wait for a signal only polls the word. The question is open there. Here a wait that only polls has a name of its own, SignalWaitUntilRelaxed, and shows nothing but the word.",
		wrong: (*Kernels).NVSHMEM75Wrong, right: (*Kernels).NVSHMEM75Right, pes: 2, rounds: 2, want: ofPeer,
		finds: byCheck, within: 1, every: 1,
		says: "race … missing: Fence or Quiet between that operation and the update that this thread has waited for",
	},
	{
		name: "nvshmem-put-block", source: "NVIDIA/nvshmem at 2d7d25f, examples/put-block.cu", url: "https://github.com/NVIDIA/nvshmem/blob/2d7d25f0816235e3c2b51779571ec032606ea0dd/examples/put-block.cu", date: "2025-10-16",
		what:  "Each thread of a block stores one element, and then the block puts all of them. Nothing makes the threads that copy wait for those that store.",
		wrong: (*Kernels).PutBlockWrong, right: (*Kernels).PutBlockRight, pes: 3, threads: 4, rounds: 4,
		want: func(me, pes, n int) []int64 {
			return list(n, func(i int) int64 { return int64((me+pes-1)%pes*100 + i) })
		},
		warning: "putsource", finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Block.Sync between the two, or Warp.Sync within a warp",
	},
	{
		name: "nvshmem-thread-group", source: "NVIDIA/nvshmem at 2d7d25f, examples/thread-group.cu", url: "https://github.com/NVIDIA/nvshmem/blob/2d7d25f0816235e3c2b51779571ec032606ea0dd/examples/thread-group.cu", date: "2025-10-16",
		what:  "Each thread of a block stores a partial sum. In one of the two forms of the example, thread 0 then gathers the sums of all threads from all PEs, without a barrier of the block before.",
		wrong: (*Kernels).ThreadGroupWrong, right: (*Kernels).ThreadGroupRight, pes: 3, threads: 4, rounds: 4,
		want: func(me, pes, n int) []int64 {
			return list(n*pes, func(i int) int64 { return 2 * number(i/n, i%n) })
		},
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Block.Sync between the two, or Warp.Sync within a warp",
	},
	{
		name: "deepep-703", source: "deepseek-ai/DeepEP#703, openucx/ucx#11539", url: "https://github.com/deepseek-ai/DeepEP/pull/703", date: "2026-07-27, 2026-06-09",
		what:  "GPU threads queue requests for the network card and publish them by a compare-and-swap of an index. A fence before it was there, and the one after it was missing, so what a thread does next may come before the index that it has seen. UCX had the same gap beside two fences too many. DeepEP calls its change a hardening.",
		wrong: (*Kernels).DeepEP703Wrong, right: (*Kernels).DeepEP703Right, pes: 1, blocks: 3, rounds: 3,
		want: func(me, pes, n int) []int64 {
			return list(n, func(i int) int64 { return number(0, i) })
		},
		finds: byCheck, within: 1, every: 624,
		says: "race … missing: an acquire in the place of the relaxed load that has seen what the other thread published, or a fence after it",
	},
	{
		name: "ucx-10900", source: "openucx/ucx#10900", url: "https://github.com/openucx/ucx/pull/10900", date: "2025-09-18",
		what:  "In the same queue of UCX the fence before the compare-and-swap was missing. The index may be visible before the requests of other threads, which the card then reads incomplete.",
		wrong: (*Kernels).UCX10900Wrong, right: (*Kernels).UCX10900Right, pes: 1, blocks: 3, rounds: 3,
		want: func(me, pes, n int) []int64 {
			return list(n, func(i int) int64 { return number(0, i) })
		},
		finds: byCheck, within: 1, every: 624,
		says: "race … missing: Grid.Sync, or release and acquire at device scope, between the two",
	},
	{
		name: "nccl-2210", source: "NVIDIA/nccl#2210, deepseek-ai/DeepEP#661", url: "https://github.com/NVIDIA/nccl/issues/2210", date: "2026-06-04, 2026-06-09",
		what:  "A remote atomic announces tokens that were written before it. In memory that is registered for relaxed ordering the atomic may pass the writes. NCCL asks for strictly ordered windows; DeepEP V2 used the default.",
		wrong: (*Kernels).NCCL2210Wrong, right: (*Kernels).NCCL2210Right, pes: 2, rounds: 3, want: ofPeer,
		finds: byCheck + bySeeds, within: 1, every: 5,
		says: "race … missing: Fence or Quiet between that operation and the update that this thread has waited for",
	},
	{
		name: "pytorch-158167", source: "pytorch/pytorch#158167", url: "https://github.com/pytorch/pytorch/pull/158167", date: "2025-07-11",
		what:  "A test hung: it set a flag as a signal and waited for it as for data. (Here a signal has a type of its own, and that does not compile.) The change that mends it also adds the fence that was missing between data and flag, which this exhibit leaves out.",
		wrong: (*Kernels).PyTorch158167Wrong, right: (*Kernels).PyTorch158167Right, pes: 2, rounds: 2,
		want:  func(me, pes, n int) []int64 { return list(n*(1-me), func(i int) int64 { return number(1, i) }) },
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Fence or Quiet between that operation and the update that this thread has waited for",
	},
	{
		name: "triton-scales", source: "ByteDance-Seed/Triton-distributed at 1512a81, low-latency all-to-all", url: "https://github.com/ByteDance-Seed/Triton-distributed/blob/1512a81189315eca7ba38f884aaf239469a88ba3/python/triton_dist/kernels/nvidia/low_latency_all_to_all.py", date: "2026-07-12",
		what:  "The all-to-all with scales sends tokens, their number and their scales by three non-blocking puts. Only the last one carries a signal, and a signal shows the data of its own put. The fence comes after it.",
		wrong: (*Kernels).TritonScalesWrong, right: (*Kernels).TritonScalesRight, pes: 2,
		want: func(me, pes, n int) []int64 {
			return list(4*pes, func(i int) int64 {
				if i/4 == me {
					return 0
				}
				return number(i/4, i%4)
			})
		},
		warning: "unfenced", finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Fence or Quiet between that operation and the update that this thread has waited for",
	},
	{
		name: "flashinfer-4139", source: "flashinfer-ai/flashinfer#4139", url: "https://github.com/flashinfer-ai/flashinfer/pull/4139", date: "2026-07-24",
		what:  "Combine of NIXL-EP hung or read data too early under load. It took the completion event of an asynchronous transfer, which does not say that the data has landed, for its arrival.",
		wrong: (*Kernels).FlashInfer4139Wrong, right: (*Kernels).FlashInfer4139Right, pes: 2, rounds: 2, want: ofPeer,
		warning: "unfenced", finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Fence or Quiet between that operation and the update that this thread has waited for",
	},
	{
		name: "primus-482", source: "AMD-AGI/Primus-Turbo#482", url: "https://github.com/AMD-AGI/Primus-Turbo/pull/482", date: "2026-08-27",
		what:  "DeepEP for AMD published the tail of a queue by a cheap fence: it waits for the memory of one wave, and stores the tail without a release, while other waves write the rows. 7 of 8 runs had 1 to 6 corrupted rows of 8192. The cheap fence had come with #251 in March.",
		wrong: (*Kernels).Primus482Wrong, right: (*Kernels).Primus482Right, pes: 2, threads: 4, rounds: 4, want: onOne,
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "vllm-57059", source: "vllm-project/vllm#57059", url: "https://github.com/vllm-project/vllm/issues/57059", date: "2026-09-15",
		what:  "The custom allreduce on ROCm passes its start barrier by relaxed flags, which the peers read with the scope of their own GPU. It then reads inputs of peers that may still be in flight: silent, and only under load.",
		wrong: (*Kernels).VLLM57059Wrong, right: (*Kernels).VLLM57059Right, pes: 4,
		want:  func(me, pes, n int) []int64 { return []int64{sum(pes, 0)} },
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: a scope that holds both threads: system scope between PEs, device scope between blocks",
	},
	{
		name: "vllm-2760", source: "vllm-project/vllm#2760", url: "https://github.com/vllm-project/vllm/pull/2760", date: "2024-02-05",
		what:  "The allreduce in two stages had neither a release and acquire nor a fence between its stages. So the sums that a PE gathers from the others may be old. Users had reported garbage output, which the author could not repeat.",
		wrong: (*Kernels).VLLM2760Wrong, right: (*Kernels).VLLM2760Right, pes: 4,
		want:  func(me, pes, n int) []int64 { return list(pes, func(i int) int64 { return sum(pes, i) }) },
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "flashinfer-4092", source: "flashinfer-ai/flashinfer#4092", url: "https://github.com/flashinfer-ai/flashinfer/pull/4092", date: "2026-07-22",
		what:  "All threads of a block write a packet, and thread 0 publishes it by a store that releases. Before the last step of a packet the barrier of the block was missing. A test failed now and then with a scale of zero beside a valid expert.",
		wrong: (*Kernels).FlashInfer4092Wrong, right: (*Kernels).FlashInfer4092Right, pes: 2, threads: 4, rounds: 4, want: onOne,
		finds: byCheck, within: 1, every: 1,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "mscclpp-407", source: "microsoft/mscclpp#407", url: "https://github.com/microsoft/mscclpp/pull/407", date: "2024-12-10",
		what:  "The kernel allreduce8 signals peers before all threads of its block have written. It showed on 64 virtual GPUs.",
		wrong: (*Kernels).MSCCLPP407Wrong, right: (*Kernels).MSCCLPP407Right, pes: 3, threads: 4, rounds: 4,
		want: func(me, pes, n int) []int64 {
			return list(n, func(i int) int64 { return sum(pes, i) - number(me, i) })
		},
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "rccl-1672", source: "ROCm/rccl#1672", url: "https://github.com/ROCm/rccl/pull/1672", date: "2025-04-30",
		what:  "All-to-all-v failed on 16 ranks. The warps of a block meet at a counter before one of them tells the peer, and they added to it before their fence.",
		wrong: (*Kernels).RCCL1672Wrong, right: (*Kernels).RCCL1672Right, pes: 2, threads: 3, rounds: 3, want: onOne,
		finds: byCheck, within: 1, every: 38,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "aiter-3514", source: "ROCm/aiter#3514", url: "https://github.com/ROCm/aiter/pull/3514", date: "2026-06-03",
		what:  "The allreduce in one stage returns when its own GPU has read all inputs. In a graph the next kernel writes the same buffer while a slower peer still reads it. A server crashed on NaN, or gave wrong tokens. PyTorch had mended the same in its one-shot allreduce (pytorch#137257, 2024-10-03).",
		wrong: (*Kernels).AITER3514Wrong, right: (*Kernels).AITER3514Right, pes: 4, rounds: 2,
		want:  func(me, pes, n int) []int64 { return list(n, func(i int) int64 { return sum(pes, i) }) },
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "pytorch-137171", source: "pytorch/pytorch#137171", url: "https://github.com/pytorch/pytorch/issues/137171", date: "2024-10-02",
		what:  "An all-gather after an all-to-all overwrites what a slower rank still copies out. Each has a barrier after its writes and none after its reads.",
		wrong: (*Kernels).PyTorch137171Wrong, right: (*Kernels).PyTorch137171Right, pes: 2, rounds: 4, want: ofPeer,
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "pytorch-196546", source: "pytorch/pytorch#196546", url: "https://github.com/pytorch/pytorch/pull/196546", date: "2026-09-10",
		what:  "A collective allocation lets peers send signals, and each rank zeroes its own signals after it. The zero may erase a signal that has arrived, and the wait for it never ends. The same is in DistCA#75 (2025-08-31) and in tvm#16797 (2024-03-26).",
		wrong: (*Kernels).PyTorch196546Wrong, right: (*Kernels).PyTorch196546Right, pes: 2, rounds: 1, want: ofPeer,
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "iris-465", source: "ROCm/iris#465", url: "https://github.com/ROCm/iris/issues/465", date: "2026-03-19",
		what:  "Both allreduces of Iris say that a tile is ready by the value 1, in each call. Unless somebody zeroes the locks between two calls, the second one finds them set, and reads data of the first.",
		wrong: (*Kernels).Iris465Wrong, right: (*Kernels).Iris465Right, pes: 2, rounds: 4, want: ofPeer,
		warning: "sameround", finds: byCheck + bySeeds, within: 1, every: 32,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "mscclpp-502", source: "microsoft/mscclpp#502", url: "https://github.com/microsoft/mscclpp/pull/502", date: "2025-04-15",
		what:  "Two allreduce kernels of the LL protocol got the flag of their words from the host. A CUDA graph that is replayed has the same flag each time, so words of an earlier replay pass for new ones.",
		wrong: (*Kernels).MSCCLPP502Wrong, right: (*Kernels).MSCCLPP502Right, pes: 2, rounds: 4, want: ofPeer,
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "goes where a line with that flag lies … missing: another flag in each round",
	},
	{
		name: "trtllm-6237", source: "NVIDIA/TensorRT-LLM#6237", url: "https://github.com/NVIDIA/TensorRT-LLM/pull/6237", date: "2025-07-21",
		what:  "A two-shot allreduce with Lamport buffers clears the buffer of the call before, as far as the present call is long. A longer call before it leaves words behind, which a later call takes for new ones.",
		wrong: (*Kernels).TRTLLM6237Wrong, right: (*Kernels).TRTLLM6237Right, pes: 2, rounds: 4,
		want: func(me, pes, n int) []int64 {
			return list(n, func(r int) int64 {
				s := int64(0)
				for i := range words6237(r) {
					s += number(1-me, 4*i+r)
				}
				return s
			})
		},
		finds: byCheck, within: 2,
		says: "wrong result",
	},
	{
		name: "pytorch-vdev", source: "pytorch/pytorch at 0047056, all_to_all_vdev", url: "https://github.com/pytorch/pytorch/blob/0047056e2d3a1c60e102b4395c2a852cfd7bb1da/torch/csrc/distributed/c10d/symm_mem/nvshmem_extension.cu", date: "read 2026-11",
		what:  "all_to_all_vdev reads the offsets of its peers from a row of a table, in all blocks. At its end block 0 writes results into the same row, and does not wait for blocks that have not read it yet.",
		wrong: (*Kernels).VDevWrong, right: (*Kernels).VDevRight, pes: 3, blocks: 3,
		want:  func(me, pes, n int) []int64 { return list(2*pes, func(i int) int64 { return number(i/2, 2*me+i%2) }) },
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: Grid.Sync, or release and acquire at device scope, between the two",
	},
	{
		name: "torchcomms-3326", source: "meta-pytorch/torchcomms#3326", url: "https://github.com/meta-pytorch/torchcomms/pull/3326", date: "2026-07-28",
		what:  "Barriers and queues between GPUs poll memory that peers write, by plain loads. On AMD GPUs such a load may return a stale cached value for ever. It hung a training run, and no small test.",
		wrong: (*Kernels).TorchComms3326Wrong, right: (*Kernels).TorchComms3326Right, pes: 2, rounds: 1, want: ofPeer,
		warning: "plainpoll", finds: byCheck, within: 1, every: 1,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "iris-message", source: "ROCm/iris at 3b4c197, examples/06_message_passing", url: "https://github.com/ROCm/iris/tree/3b4c197043b04b67989766588540ea1dff36dd0d/examples/06_message_passing", date: "2025-07-14",
		what:  "The example of message passing stores data and then a flag, and the consumer polls the flag, all by plain loads and stores.",
		wrong: (*Kernels).IrisMessageWrong, right: (*Kernels).IrisMessageRight, pes: 2, rounds: 1, want: onOne,
		warning: "plainpoll", finds: byCheck, within: 1, every: 1,
		says: "race … missing: Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two",
	},
	{
		name: "iris-462", source: "ROCm/iris#462", url: "https://github.com/ROCm/iris/issues/462", date: "2026-03-19",
		what:  "A lock is set with the scope of the GPU, and other GPUs poll it. Their poll has the scope of the system, which does not make up for it. Runs hung now and then.",
		wrong: (*Kernels).Iris462Wrong, right: (*Kernels).Iris462Right, pes: 2, rounds: 1, want: ofPeer,
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "race … missing: a scope that holds both threads: system scope between PEs, device scope between blocks",
	},
	{
		name: "triton-notify", source: "ByteDance-Seed/Triton-distributed at 1512a81, tutorials/01", url: "https://github.com/ByteDance-Seed/Triton-distributed/blob/1512a81189315eca7ba38f884aaf239469a88ba3/tutorials/01-distributed-notify-wait.py", date: "2026-07-12",
		what:  "Tutorial 01 passes data through a queue in the memory of another GPU. Producer and consumer wait for each other with the scope \"gpu\", which holds only threads of their own GPU.",
		wrong: (*Kernels).TritonNotifyWrong, right: (*Kernels).TritonNotifyRight, pes: 2, rounds: 4, want: onOne,
		warning: "peerscope", finds: byCheck, within: 1, every: 1,
		says: "race … missing: a scope that holds both threads: system scope between PEs, device scope between blocks",
	},
	{
		name: "triton-162", source: "ByteDance-Seed/Triton-distributed#162", url: "https://github.com/ByteDance-Seed/Triton-distributed/pull/162", date: "2026-02-25",
		what:  "The low-latency all-gather did not end when it was called again and again. It waits for a signal to be equal to the number of the call, and a rank that is ahead has set the next number. The change waits for at least that number.",
		wrong: (*Kernels).Triton162Wrong, right: (*Kernels).Triton162Right, pes: 3, rounds: 2, want: rounds,
		finds: byCheck + bySeeds, within: 1, every: 57,
		says: "that no order puts before it: the wait may miss the value",
	},
	{
		name: "flashinfer-4531", source: "flashinfer-ai/flashinfer#4531", url: "https://github.com/flashinfer-ai/flashinfer/pull/4531", date: "2026-08-15",
		what:  "With the reduction inside the kernel, a rank that gets no tokens waits for tiles that nobody makes, and the others wait for it.",
		wrong: (*Kernels).FlashInfer4531Wrong, right: (*Kernels).FlashInfer4531Right, pes: 2, rounds: 4,
		want:  func(me, pes, n int) []int64 { return list(n*(1-me), func(i int) int64 { return number(1, i) }) },
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "deadlock: every thread waits and nothing is left to deliver",
	},
	{
		name: "liger-1463-cursor", source: "linkedin/Liger-Kernel#1463", url: "https://github.com/linkedin/Liger-Kernel/pull/1463", date: "2026-09-12",
		what:  "The backward pass of a fused MoE layer hung on SM90. Where an expert has no rows, an early continue did not advance a cursor that producer and consumer share.",
		wrong: (*Kernels).Liger1463CursorWrong, right: (*Kernels).Liger1463CursorRight, pes: 2, rounds: 8,
		want: func(me, pes, n int) []int64 {
			return list(n*me, func(i int) int64 { return int64(i%2) * number(0, i) })
		},
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "deadlock: every thread waits and nothing is left to deliver",
	},
	{
		name: "liger-1463-bounds", source: "linkedin/Liger-Kernel#1463", url: "https://github.com/linkedin/Liger-Kernel/pull/1463", date: "2026-09-12",
		what:  "In the same layer the producer met the consumer, to tell it the bounds of the loop, only after its own loop, which blocks until the consumer takes part.",
		wrong: (*Kernels).Liger1463BoundsWrong, right: (*Kernels).Liger1463BoundsRight, pes: 2, rounds: 4, want: onOne,
		finds: byCheck + bySeeds, within: 1, every: 1,
		says: "deadlock: every thread waits and nothing is left to deliver",
	},
}
