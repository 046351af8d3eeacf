package devicelib_test

import (
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/devicelib"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// What NVSHMEM's host library fills in when it registers a module with the device library.
func ExampleLibrary_HostSymbols() {
	target, err := arch.Parse("sm_90")
	if err != nil {
		fmt.Println(err)
		return
	}
	lib := devicelib.New(nvshmem.Transport(), nil, nil, target) // LTOIR needs a toolchain and a cache
	fmt.Println(strings.Join(lib.HostSymbols(), "\n"))
	// Output:
	// nvshmemi_device_state_d
	// nvshmemi_device_lib_version_d
}
