package cu

import "testing"

func TestErrorNamesTheCallAndTheResult(t *testing.T) {
	for _, c := range []struct {
		err  Error
		want string
	}{
		{Error{"cuMemAlloc", OutOfMemory, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"}, "cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2): out of memory"},
		{Error{"cuInit", NoDevice, "CUDA_ERROR_NO_DEVICE", ""}, "cuInit: CUDA_ERROR_NO_DEVICE (100)"},
		{Error{"cuInit", 4711, "", ""}, "cuInit: CUDA error 4711"},
	} {
		if got := c.err.Error(); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestOnlyFailuresOfTheContextAreFatal(t *testing.T) {
	for _, r := range []Result{IllegalAddress, Assert, LaunchFailed, MisalignedAddress, IllegalInstr} {
		if !r.Fatal() {
			t.Errorf("%d is not fatal", r)
		}
	}
	for _, r := range []Result{Success, NotReady, OutOfMemory, InvalidValue, OutOfResources, CoopTooLarge, NotSupported} {
		if r.Fatal() {
			t.Errorf("%d is fatal", r)
		}
	}
}
