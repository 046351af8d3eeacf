# The Python half of package python. Each call has a dict of its own, since threads take turns inside
# a call: Go sets source, space and name in it, and reads result, failed, kind and missing.
import contextlib, itertools, json, linecache, os, sys, traceback

numbers = itertools.count(1)


def become(python3):
    """Gives the interpreter what the command python3 has."""
    sys.path[:], sys.prefix, sys.executable = python3["path"], python3["prefix"], python3["program"]
    if python3["kept"] is None:
        os.environ.pop("PYTHONHOME", None)
    else:
        os.environ["PYTHONHOME"] = python3["kept"]


def attempt(f, call):
    """Calls f, and says why it failed."""
    call.update(result=None, failed="", kind="", missing="")
    try:
        call["result"] = f(call)
    except BaseException as e:
        call["failed"] = encodable(traceback.format_exc().strip())
        call["kind"] = type(e).__name__
        if isinstance(e, ModuleNotFoundError) and isinstance(e.name, str):
            call["missing"] = encodable(e.name)
    finally:
        for f in sys.stdout, sys.stderr:
            with contextlib.suppress(Exception):  # it may be closed, or none
                f.flush()  # the program may end without a word to Python


def encodable(text):
    """Replaces lone surrogates, which have no UTF-8."""
    return text.encode("utf-8", "replace").decode()


def evaluate(call, mode):
    source, space, n = call["source"], call["space"], next(numbers)
    file = "<go %d>" % n
    linecache.cache[file] = len(source), None, source.splitlines(True), file  # tracebacks show its lines
    linecache.cache.pop("<go %d>" % (n - 100), None)
    space.setdefault("__name__", "gpuc")
    return eval(compile(source, file, mode), space)


def run(call):
    evaluate(call, "exec")


def get(call):
    return json.dumps(evaluate(call, "eval"), allow_nan=False)


def assign(call):
    call["space"][call["name"]] = json.loads(call["source"])


class Given:
    """An array of the program. from_dlpack of a library takes it, once: in one capsule if the library
    knows DLPack 1, and in another if not."""

    def __init__(self, versioned, unversioned, device):
        self.capsules, self.device = (versioned, unversioned), device

    def __dlpack__(self, *, max_version=None, **_):
        if not self.capsules:
            raise BufferError("the array was taken before; keep the tensor that from_dlpack returned")
        versioned, unversioned = self.capsules
        self.capsules = None
        return versioned if max_version and max_version[0] >= 1 else unversioned

    def __dlpack_device__(self):
        return self.device


def give(call):
    device = tuple(json.loads(call["source"]))
    call["space"][call["name"]] = Given(call["versioned"], call["unversioned"], device)


def take(call):
    tensor = evaluate(call, "eval")
    if not hasattr(tensor, "__dlpack__"):
        raise TypeError("%s has no method __dlpack__, which tensors and arrays have" % type(tensor).__name__)
    try:
        return tensor.__dlpack__(max_version=(1, 1))
    except TypeError:  # the library is older than DLPack 1
        return tensor.__dlpack__()
