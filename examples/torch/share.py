# The Python half of the example. The program runs this file in an interpreter of its own
# process, and then calls accept, double, produce, stream and values of a library.
import ctypes


class Torch:
    def __init__(self):
        import torch

        self.lib = torch

    def accept(self, given):
        return self.lib.from_dlpack(given)

    def produce(self, shape, device):
        place = "cpu" if device[0] == 1 else "cuda:%d" % device[1]
        n = shape[0] * shape[1]
        return self.lib.arange(n, dtype=self.lib.float32, device=place).reshape(shape)

    def stream(self, device):
        return 0 if device[0] == 1 else self.lib.cuda.current_stream(device[1]).cuda_stream

    def double(self, tensor):
        tensor *= 2

    def values(self, tensor):
        return tensor.flatten().tolist()


class Numpy(Torch):
    def __init__(self):
        import numpy

        # Older versions take what comes by DLPack as read-only.
        if numpy.lib.NumpyVersion(numpy.__version__) < "2.1.0":
            raise ImportError("NumPy %s is too old; 2.1 or later writes to shared memory" % numpy.__version__)
        self.lib = numpy

    def produce(self, shape, device):
        return self.lib.arange(shape[0] * shape[1], dtype=self.lib.float32).reshape(shape)

    def stream(self, device):
        return 0


class Tensor(ctypes.Structure):
    """DLManagedTensor, with its DLTensor in place."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.CFUNCTYPE(None, ctypes.c_void_p)),
    ]


class Held:
    """A tensor that was taken out of a capsule, or made here."""

    def __init__(self, plain, struct, taken):
        self.plain, self.struct, self.taken = plain, struct, taken

    def __dlpack__(self):
        return self.plain.api.PyCapsule_New(ctypes.addressof(self.struct), self.plain.fresh, None)

    def __del__(self):
        if self.taken:
            self.struct.deleter(ctypes.addressof(self.struct))


class Plain:
    """What a library does that takes and makes DLPack's structs, with nothing but Python."""

    def __init__(self):
        self.made = []
        api = ctypes.pythonapi
        api.PyCapsule_GetPointer.restype = ctypes.c_void_p
        api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
        api.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
        api.PyCapsule_New.restype = ctypes.py_object
        api.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        self.api = api
        # A capsule keeps the addresses of its names.
        self.fresh, self.used = ctypes.c_char_p(b"dltensor"), ctypes.c_char_p(b"used_dltensor")

    def driver(self):
        lib = ctypes.CDLL("libcuda.so.1")
        for f in (lib.cuMemcpyDtoH_v2, lib.cuMemcpyHtoD_v2, lib.cuMemAlloc_v2):
            f.restype = ctypes.c_int
        return lib

    def accept(self, given):
        capsule, device = given.__dlpack__(), given.__dlpack_device__()
        at = self.api.PyCapsule_GetPointer(capsule, self.fresh)
        self.api.PyCapsule_SetName(capsule, self.used)
        held = Held(self, Tensor.from_address(at), True)
        s = held.struct
        assert (s.device_type, s.device_id) == device, (s.device_type, s.device_id, device)
        assert (s.code, s.bits, s.lanes) == (2, 32, 1), "the elements are not float32"
        return held

    def produce(self, shape, device):
        s = Tensor(device_type=device[0], device_id=device[1], ndim=2, code=2, bits=32, lanes=1)
        s.shape_memory, s.strides_memory = (ctypes.c_int64 * 2)(*shape), (ctypes.c_int64 * 2)(shape[1], 1)
        s.shape = ctypes.cast(s.shape_memory, ctypes.POINTER(ctypes.c_int64))
        s.strides = ctypes.cast(s.strides_memory, ctypes.POINTER(ctypes.c_int64))
        n = shape[0] * shape[1]
        s.memory = (ctypes.c_float * n)(*range(n))
        s.data = ctypes.addressof(s.memory)
        if device[0] == 2:
            there = ctypes.c_uint64()
            assert self.driver().cuMemAlloc_v2(ctypes.byref(there), ctypes.c_size_t(4 * n)) == 0
            s.data = there.value
            self.write(s, list(range(n)))
        s.deleter = type(s.deleter)(self.delete)
        self.made.append(s)
        return Held(self, s, False)

    def delete(self, at):
        self.made = [s for s in self.made if ctypes.addressof(s) != at]

    def stream(self, device):
        return 0

    def size(self, s):
        return s.shape[0] * s.shape[1]

    def read(self, s):
        values = (ctypes.c_float * self.size(s))()
        if s.device_type == 1:
            ctypes.memmove(values, s.data, ctypes.sizeof(values))
        else:
            assert self.driver().cuMemcpyDtoH_v2(values, ctypes.c_uint64(s.data), ctypes.c_size_t(ctypes.sizeof(values))) == 0
        return list(values)

    def write(self, s, values):
        host = (ctypes.c_float * len(values))(*values)
        if s.device_type == 1:
            ctypes.memmove(s.data, host, ctypes.sizeof(host))
        else:
            assert self.driver().cuMemcpyHtoD_v2(ctypes.c_uint64(s.data), host, ctypes.c_size_t(ctypes.sizeof(host))) == 0

    def double(self, held):
        self.write(held.struct, [2 * v for v in self.read(held.struct)])

    def values(self, held):
        return self.read(held.struct)


class Group:
    """torch's process group, as torchrun has started it, with a tensor of n zeros in memory that other
    ranks can map."""

    def __init__(self, n):
        import os
        import torch
        import torch.distributed as dist

        self.torch, self.dist = torch, dist
        device = torch.device("cuda", int(os.environ["LOCAL_RANK"]))
        torch.cuda.set_device(device)
        dist.init_process_group("nccl", device_id=device)
        self.backend = dist.distributed_c10d._get_default_group()._get_backend(device)
        self.pool = torch.cuda.MemPool(self.backend.mem_allocator)
        with torch.cuda.use_mem_pool(self.pool):
            self.tensor = torch.zeros(n, dtype=torch.float32, device=device)
        self.reduce()  # which makes the communicator

    def communicator(self):
        return self.backend._comm_ptr()

    def reduce(self):
        """Sums the tensors of all ranks, and returns the values that the result has."""
        self.dist.all_reduce(self.tensor)
        self.torch.cuda.synchronize()
        return self.tensor.unique().tolist()

    def close(self):
        self.dist.destroy_process_group()


def load(name):
    """Returns a library, or the first that there is if name is empty."""
    all = {"torch": Torch, "numpy": Numpy, "plain": Plain}
    if name and name not in all:
        raise ValueError("%s is none of %s" % (name, ", ".join(all)))
    for n in [name] if name else list(all):
        try:
            return n, all[n]()
        except ImportError:
            if name:
                raise
