package cuda

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/gpuc-go/gpuc/internal/nvidia/libcuda"
)

// deviceFiles is what the kernel module makes for each GPU; a container shows
// those that were given to it.
const deviceFiles = "/dev/nvidia[0-9]*"

// VisibleDevices returns the number of GPUs that programs can use, as far as it
// shows without starting the driver, which takes about 0.2 s and which the
// programs do anyway. Where the machine has no such files it starts the driver
// after all. getenv reads CUDA_VISIBLE_DEVICES.
func VisibleDevices(getenv func(string) string) (int, error) {
	files, err := filepath.Glob(deviceFiles)
	if err != nil || len(files) == 0 {
		return DeviceCount()
	}
	if _, err := libcuda.Open(); err != nil {
		return 0, fmt.Errorf("no NVIDIA GPU driver: %w", err)
	}
	return visible(len(files), getenv("CUDA_VISIBLE_DEVICES")), nil
}

// visible returns how many of n GPUs CUDA_VISIBLE_DEVICES leaves: the list ends
// at the first entry that names none (CUDA C++ Programming Guide, Environment
// Variables).
func visible(n int, list string) int {
	if list == "" {
		return n
	}
	shown := 0
	for entry := range strings.SplitSeq(list, ",") {
		entry = strings.TrimSpace(entry)
		var index int
		if _, err := fmt.Sscanf(entry, "%d", &index); err == nil && (index < 0 || index >= n) || entry == "" {
			break
		}
		shown++
	}
	return min(shown, n)
}

// driverRelease returns the release of the installed GPU driver, such as
// 580.159.04, as its kernel module gives it, or "" where it does not. The
// driver API tells only the CUDA version.
func driverRelease() string {
	b, err := os.ReadFile("/sys/module/nvidia/version")
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(b))
}
