"""The side of benchpair on torch's symmetric memory.

    python3 peer.py -np 2 -control SOCKET
"""

import control

ONE_SHOT_LIMIT = 16 << 20  # bytes; beyond, every PE reading everything is no contender


def program(rank, args, share):
    import torch
    import torch.distributed as dist

    if torch.cuda.device_count() < args.np:
        raise SystemExit(f"{args.np} PEs, but only {torch.cuda.device_count()} GPUs")
    torch.cuda.set_device(rank)
    dist.init_process_group(
        "nccl",
        init_method=f"file://{args.control}.store",
        rank=rank,
        world_size=args.np,
        device_id=torch.device("cuda", rank),
    )
    device = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"
    return device, {"allreduce": Allreduce(rank, args.np).round}


class Allreduce:
    """torch.ops.symm_mem's allreduces, in slots that calls take one after the other."""

    def __init__(self, rank, size):
        self.rank, self.size = rank, size
        self.data = None
        self.graphs = {}

    def round(self, p):
        import torch
        import torch.distributed as dist
        import torch.distributed._symmetric_memory as symm_mem

        self.group = dist.group.WORLD.group_name
        if self.data is None:
            self.data = symm_mem.empty(p["window"] // 4, dtype=torch.float32, device="cuda")
            symm_mem.rendezvous(self.data, self.group)
            self.out = torch.empty(p["window"] // 4, dtype=torch.float32, device="cuda")
        n = p["bytes"] // 4
        stride = max(n, 32)
        count = max(1, min(p["window"] // 4 // stride, p["calls"]))
        src = [self.data[i * stride : i * stride + n] for i in range(count)]
        dst = [self.out[i * stride : i * stride + n] for i in range(count)]

        def one_shot(i):
            torch.ops.symm_mem.one_shot_all_reduce_out(src[i % count], "sum", self.group, dst[i % count])

        def two_shot(i):
            torch.ops.symm_mem.two_shot_all_reduce_(src[i % count], "sum", self.group)

        values = {}
        for name, call, result, in_place in (("one_shot", one_shot, dst, False), ("two_shot", two_shot, src, True)):
            if name == "one_shot" and p["bytes"] > ONE_SHOT_LIMIT:
                continue
            for how, measure in (("eager", self.eager), ("graph", self.graph)):
                want = self.fill(count * stride, p["seed"])
                order, us = measure((name, n), call, p["warm"], p["calls"])
                values[f"{name}_{how}_us"] = us
                self.check(want, result, stride, n, [sum(1 for i in order if i % count == s) for s in range(count)], in_place)
        return values

    def eager(self, key, call, warm, calls):
        import torch

        before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        for i in range(warm):
            call(i)
        before.record()
        for i in range(calls):
            call(i)
        after.record()
        torch.cuda.synchronize()
        return list(range(warm)) + list(range(calls)), before.elapsed_time(after) * 1e3 / calls

    def graph(self, key, call, warm, calls):
        import torch

        if key not in self.graphs:
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                for i in range(calls):
                    call(i)
            self.graphs[key] = graph
        graph = self.graphs[key]
        before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        graph.replay()
        before.record()
        graph.replay()
        after.record()
        torch.cuda.synchronize()
        return 2 * list(range(calls)), before.elapsed_time(after) * 1e3 / calls

    def fill(self, n, seed):
        """Writes random integers, and returns the sum of all PEs' ones."""
        import torch
        import torch.distributed as dist

        want = None
        for rank in range(self.size):
            random = torch.Generator(device="cuda").manual_seed(seed * self.size + rank)
            mine = torch.randint(0, 1 << 20, (n,), generator=random, device="cuda").float()
            if rank == self.rank:
                self.data[:n].copy_(mine)
            want = mine if want is None else want + mine
        self.out[:n].fill_(-1)
        torch.cuda.synchronize()
        dist.barrier()
        return want

    def check(self, want, result, stride, n, times, in_place):
        """A slot that was reduced in place several times has grown each time."""
        import torch

        for slot, k in enumerate(times):
            expected = want[slot * stride : slot * stride + n]
            if in_place:
                expected = expected * float(self.size) ** (k - 1) if k else None
            if k and not torch.allclose(result[slot], expected, rtol=1e-5, atol=0):
                raise ValueError(f"sums in slot {slot} are wrong")


if __name__ == "__main__":
    control.run(program)
