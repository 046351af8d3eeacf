"""The side of benchpair in Python that enqueues communication from the host.

    python3 hostpeer.py -library nvshmem -np 2 -control SOCKET

The operations are those of package bench/host, by NVSHMEM4Py (nvshmem.core) or by nccl4py
(nccl.core), on memory and streams of torch. Graphs are left out: a graph that is launched
runs no Python.
"""

import argparse
import os
import time

import control

GROUP_CALLS = 8


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("-library", choices=sorted(LIBRARIES), required=True)
    control.run(program, arguments)


def program(rank, args, share):
    import torch
    from cuda.core.experimental import Device

    if torch.cuda.device_count() < args.np:
        raise SystemExit(f"{args.np} PEs, but only {torch.cuda.device_count()} GPUs")
    torch.cuda.set_device(rank)
    Device(rank).set_current()
    library = LIBRARIES[args.library](rank, args.np, share)
    return f"{torch.cuda.get_device_name()}, {library.name()}", library.benches()


class Library:
    """What both libraries share: slots of memory, data, and how calls are timed."""

    def __init__(self, rank, size):
        import torch

        self.rank, self.size = rank, size
        self.left, self.right = (rank + size - 1) % size, (rank + 1) % size
        self.stream = torch.cuda.Stream()
        self.memory = {}

    def time(self, p, call):
        import torch

        before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        for i in range(p["warm"]):
            call(i)
        before.record(self.stream)
        begin = time.perf_counter()
        for i in range(p["calls"]):
            call(i)
        host = time.perf_counter() - begin
        after.record(self.stream)
        torch.cuda.synchronize()
        return {"host_us": host * 1e6 / p["calls"], "eager_us": before.elapsed_time(after) * 1e3 / p["calls"]}

    def measure(self, p, name, dst, src, call, want):
        """Times call(to, from), which writes dst and reads src elements of a slot.

        want(data) is what the targets must hold, a row for each slot, where data holds
        the rows of each PE.
        """
        import torch

        stride = max(dst, src, 32)
        count = min(max(p["window"] // 4 // stride, 1), p["calls"])
        if name not in self.memory:
            n = max(p["window"] // 4, count * stride)
            self.memory[name] = self.allocate(n), self.allocate(n), {}
        to, of, slots = self.memory[name]
        key = stride, count, dst, src
        if key not in slots:
            slots[key] = [
                (self.slot(to, i * stride, dst), self.slot(of, i * stride, src)) for i in range(count)
            ]
        pairs = slots[key]
        data = [self.random(p["seed"], rank, count, stride) for rank in range(self.size)]
        of[: count * stride].copy_(data[self.rank].flatten())
        to[: count * stride].fill_(-1)
        torch.cuda.synchronize()
        self.meet()
        values = self.time(p, lambda i: call(*pairs[i % count]))
        self.meet()
        if not torch.equal(to[: count * stride].view(count, stride)[:, :dst], want(data)):
            raise ValueError("elements are wrong")
        return values

    def random(self, seed, rank, rows, columns):
        import torch

        random = torch.Generator(device="cuda").manual_seed(seed * self.size + rank)
        return torch.randint(0, 1 << 20, (rows, columns), generator=random, device="cuda", dtype=torch.int32).float()

    def parts(self, p):
        n = max(p["bytes"] // 4 // self.size, 1)
        return n, n * self.size

    # What an operation leaves in the slots of this PE.

    def summed(self, n, first=0):
        return lambda data: sum(rows[:, first : first + n] for rows in data)

    def copied(self, n, rank):
        return lambda data: data[rank][:, :n]

    def blocks(self, n, first):
        import torch

        return lambda data: torch.cat([rows[:, first : first + n] for rows in data], dim=1)


class Nvshmem(Library):
    """NVSHMEM4Py. Its buffers and its arrays of one allocation make the same calls."""

    def __init__(self, rank, size, share):
        super().__init__(rank, size)
        os.environ.setdefault("NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME", "lo")
        import numpy
        import nvshmem.core
        import torch
        from cuda.core.experimental import Device

        self.lib = nvshmem.core
        uid = self.lib.get_unique_id(empty=rank != 0)
        data = share(uid._data.tobytes() if rank == 0 else None)
        uid._data.view(numpy.int8)[:] = numpy.frombuffer(data, numpy.int8)
        self.lib.init(device=Device(rank), uid=uid, rank=rank, nranks=size, initializer_method="uid")
        self.on = self.lib.NvshmemStream(self.stream)
        self.word = self.lib.tensor((1,), dtype=torch.int64)
        self.signal, _, _ = self.lib.tensor_get_buffer(self.word)
        self.rounds = 0

    def name(self):
        version = self.lib.get_version()
        return f"NVSHMEM4Py {version.nvshmem4py_version}, NVSHMEM {version.libnvshmem_version}"

    def benches(self):
        return {
            "stream-put": self.put,
            "stream-pingpong": self.pingpong,
            "stream-collective": self.collective,
            "stream-collective-nccl": self.collective,
            "stream-barrier": self.barrier,
        }

    def allocate(self, n):
        import torch

        return self.lib.tensor((n,), dtype=torch.float32)

    def slot(self, tensor, first, n):
        """Returns a buffer of n elements of an allocation, which the library takes for one
        of its own: it looks for the address of each among those of its allocations."""
        from cuda.core.experimental import Buffer

        resource = self.lib.tensor_get_buffer(tensor)[0].memory_resource
        address = tensor.data_ptr() + 4 * first
        buffer = Buffer.from_handle(ptr=address, size=4 * n, mr=resource)
        entry = {"ref_count": 1, "resource": resource, "buffer": buffer, "type": self.lib.BufferTypes.PEER}
        entry.update({"freed": False, "released": True, "except_on_del": False, "child": set()})
        resource._mem_references.setdefault(address, entry)
        return buffer

    def meet(self):
        self.lib.barrier_all(stream=self.on)
        self.stream.synchronize()

    def put(self, p):
        n = p["bytes"] // 4

        def put(to, of):
            self.lib.put(to, of, remote_pe=self.right, stream=self.on)

        def put_signal(to, of):
            self.lib.put_signal(
                to, of, self.signal, 1, self.lib.SignalOp.SIGNAL_SET, remote_pe=self.right, stream=self.on
            )

        return self.measure(p, "put", n, n, (put, put_signal)[p["op"]], self.copied(n, self.left))

    def collective(self, p):
        n, all = self.parts(p)
        world = self.lib.Teams.TEAM_WORLD

        def by(name, op=None):
            def call(to, of):
                self.lib.collective_on_buffer(name, world, to, of, dtype="float", op=op, stream=self.on)

            return call

        dst, src, call, want = (
            (all, all, by("reduce", "sum"), self.summed(all)),
            (all, all, by("broadcast"), self.copied(all, 0)),
            (all, n, by("fcollect"), self.blocks(n, 0)),
            (all, all, by("alltoall"), self.blocks(n, self.rank * n)),
            (n, all, by("reducescatter", "sum"), self.summed(n, self.rank * n)),
        )[p["op"]]
        return self.measure(p, "collective", dst, src, call, want)

    def barrier(self, p):
        calls = (self.lib.barrier_all, self.lib.sync_all, self.lib.quiet)
        if p["op"] >= len(calls):
            return {}  # it has no put that is not waited for
        call = calls[p["op"]]
        self.meet()
        return self.time(p, lambda i: call(stream=self.on))

    def pingpong(self, p):
        import torch

        n = p["bytes"] // 4
        if "pingpong" not in self.memory:
            self.memory["pingpong"] = self.allocate(p["capacity"] // 4), self.allocate(p["capacity"] // 4), {}
        dst, src, slots = self.memory["pingpong"]
        if n not in slots:
            slots[n] = self.slot(dst, 0, n), self.slot(src, 0, n)
        to, of = slots[n]
        self.rounds += 1
        message = torch.arange(n, device="cuda") % 1000 * 64 + self.rounds
        src[:n].copy_((message + self.rank).float())
        self.word.zero_()
        torch.cuda.synchronize()
        self.meet()
        first = self.rank == 0

        def trip(i):
            if first:
                self.send(to, of, i + 1)
            self.lib.signal_wait(self.signal, i + 1, self.lib.ComparisonType.CMP_EQ, stream=self.on)
            if not first:
                self.send(to, of, i + 1)

        values = self.time(p, trip)
        self.meet()
        if not torch.equal(dst[:n], (message + self.left).float()):
            raise ValueError("the message is wrong")
        return {"host_us": values["host_us"] / 2, "eager_us": values["eager_us"] / self.size}

    def send(self, to, of, value):
        self.lib.put_signal(
            to, of, self.signal, value, self.lib.SignalOp.SIGNAL_SET, remote_pe=self.right, stream=self.on
        )


class Nccl(Library):
    """nccl4py."""

    def __init__(self, rank, size, share):
        super().__init__(rank, size)
        import nccl.core

        self.lib = nccl.core
        data = share(self.lib.get_unique_id().as_bytes if rank == 0 else None)
        self.comm = self.lib.Communicator.init(size, rank, self.lib.UniqueId.from_bytes(data))
        self.on = self.stream.cuda_stream

    def name(self):
        version = self.lib.get_version()
        return f"nccl4py {version.nccl4py_version}, NCCL {version.nccl_version}"

    def benches(self):
        return {"nccl": self.round}

    def allocate(self, n):
        import torch

        return torch.empty(n, dtype=torch.float32, device="cuda")

    def slot(self, tensor, first, n):
        return tensor[first : first + n]

    def meet(self):
        import torch

        torch.cuda.synchronize()

    def round(self, p):
        n, all = self.parts(p)
        comm, on, add = self.comm, self.on, self.lib.SUM

        def exchange(to, of):
            with self.lib.group():
                comm.send(of, self.right, stream=on)
                comm.recv(to, self.left, stream=on)

        parts = {}

        def divided(slot):
            if slot.data_ptr() not in parts:
                parts[slot.data_ptr()] = slot.split(all)
            return parts[slot.data_ptr()]

        def group(to, of):
            to, of = divided(to), divided(of)
            with self.lib.group():
                for dst, src in zip(to, of):
                    comm.allreduce(src, dst, add, stream=on)

        many = GROUP_CALLS * all
        dst, src, call, want = (
            (all, all, lambda to, of: comm.allreduce(of, to, add, stream=on), self.summed(all)),
            (all, n, lambda to, of: comm.allgather(of, to, stream=on), self.blocks(n, 0)),
            (n, all, lambda to, of: comm.reduce_scatter(of, to, add, stream=on), self.summed(n, self.rank * n)),
            (all, all, lambda to, of: comm.broadcast(of, to, 0, stream=on), self.copied(all, 0)),
            (all, all, exchange, self.copied(all, self.left)),
            (many, many, group, self.summed(many)),
        )[p["op"]]
        return self.measure(p, "nccl", dst, src, call, want)


LIBRARIES = {"nvshmem": Nvshmem, "nccl": Nccl}

if __name__ == "__main__":
    main()
