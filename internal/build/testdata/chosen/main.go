// Command chosen prints how a job of this executable communicates on a machine without any library.
package main

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

func main() {
	t, err := registry.Choose("", nil)
	fmt.Print(t.Name, " ", err)
}
