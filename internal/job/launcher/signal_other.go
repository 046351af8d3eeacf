//go:build !unix

package launcher

import "os"

// signalText returns "": processes do not end by signals here.
func signalText(*os.ProcessState) string { return "" }
