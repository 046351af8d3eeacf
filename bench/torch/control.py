"""The end of package control in Python: benchmarks that are ordered over a socket.

Every process is one PE. It connects to the socket, says hello, and runs one round
of a benchmark for each line that comes over it.
"""

import argparse
import json
import multiprocessing
import multiprocessing.connection
import os
import socket
import sys


def run(program, arguments=None):
    """Starts the PEs, each of which calls program(rank, args, share).

    That returns what it runs on, and the benchmarks by name; share(data) returns on every
    PE the bytes that PE 0 passes. run ends the process.
    """
    arguments = arguments or argparse.ArgumentParser()
    arguments.add_argument("-np", type=int, required=True)
    arguments.add_argument("-control", required=True)
    args = arguments.parse_args()
    context = multiprocessing.get_context("spawn")
    queues = [context.SimpleQueue() for _ in range(args.np)]
    children = [context.Process(target=pe, args=(program, rank, args, queues)) for rank in range(args.np)]
    for child in children:
        child.start()
    failed = 0
    waiting = {child.sentinel: child for child in children}
    while waiting:
        for sentinel in multiprocessing.connection.wait(waiting):
            child = waiting.pop(sentinel)
            child.join()
            if child.exitcode and not failed:
                failed = child.exitcode
                for other in waiting.values():
                    other.kill()
    sys.exit(1 if failed else 0)


def pe(program, rank, args, queues):
    def share(data):
        if rank == 0:
            for queue in queues[1:]:
                queue.put(data)
            return data
        return queues[rank].get()

    device, benches = program(rank, args, share)
    serve(rank, args.np, args.control, device, benches)
    # What the libraries hold is not torn down: they may do so in an order that fails.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def serve(rank, size, control, device, benches):
    conn = socket.socket(socket.AF_UNIX)
    conn.connect(control)
    stream = conn.makefile("rw", encoding="ascii")

    def say(message):
        stream.write(json.dumps(message) + "\n")
        stream.flush()

    say({"rank": rank, "size": size, "device": device, "benches": sorted(benches)})
    for line in stream:
        name, *words = line.split()
        if name == "quit":
            break
        params = {key: int(value) for key, value in (word.split("=") for word in words)}
        try:
            say({"values": benches[name](params)})
        except Exception as error:
            say({"error": f"{type(error).__name__}: {error}"})
