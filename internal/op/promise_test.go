package op

import "testing"

func TestPromises(t *testing.T) {
	for name, want := range map[string]string{
		"MyPE":                   "none",
		"Put":                    "source free; arrives later, in any order",
		"IPut":                   "source free; arrives later, in any order",
		"PutNBI":                 "source free after Quiet; arrives later, in any order",
		"Get":                    "data here on return",
		"IGet":                   "data here on return",
		"GetNBI":                 "data here after Quiet",
		"P":                      "arrives later, in any order",
		"G":                      "data here on return",
		"Peer":                   "stores through it are plain stores",
		"PutSignal":              "source free; data before its signal, later",
		"PutSignalNBI":           "source free after Quiet; data before its signal, later",
		"SignalOp":               "arrives later, in any order",
		"SignalFetch":            "none",
		"SignalWaitUntilRelaxed": "sees the signal alone",
		"PutLine":                "each half arrives later, in any order",
		"WaitLine":               "sees the data of the line alone",
		"SignalWaitUntil":        "sees the data of the put that carried the change",
		"WaitUntilAll":           "a wait or true test sees what was fenced before the change",
		"AtomicAdd":              "arrives later, in any order",
		"AtomicFetchAdd":         "done on return; orders nothing",
		"AtomicCompareSwap":      "done on return; orders nothing",
		"Fence":                  "earlier updates before later ones, for each PE by itself",
		"Flush":                  "sources of earlier puts free; orders nothing",
		"Quiet":                  "all earlier operations complete",
		"BarrierAll":             "all PEs have called it; all their earlier operations complete",
		"SyncAll":                "all PEs have called it; completes nothing",
		"Reduce":                 "the result is here; says nothing about other operations",
	} {
		if o := Lookup(name); o == nil || o.Promise() != want {
			t.Errorf("%s: want %q, the operation is %v", name, want, o)
		}
	}
	for i := range Table {
		if Table[i].Promise() == "" {
			t.Errorf("%s promises nothing, not even that", Table[i].Name)
		}
	}
}

// A name that is misspelt names no operation.
func TestPythonNamesAreOfOperations(t *testing.T) {
	for name := range python {
		if Lookup(name) == nil {
			t.Errorf("NVSHMEM4Py's name of %s, which is no operation", name)
		}
	}
	if p := Lookup("PutSignalNBI").Python(); p != "put_signal_nbi" {
		t.Errorf("PutSignalNBI is %q", p)
	}
}
