package cuda

import (
	"os"
	"strings"
)

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
