package main

// missed are the mistakes that the sanitizer does not report, by the reason.
var missed = []struct {
	why   string
	pairs []string
}{
	{"the order is right, and the effect is wrong", []string{
		"Push/shifted", "Push/to itself", "Count/fetch and set", "Count/swap once", "Count/shifted", "Row/to itself", "Pipe/stride", "Turn/half a line",
	}},
	{"the kernel hangs, and the report of the hang names the wait", []string{
		"Gather/twice", "Load/too many bytes", "Load/half the arrivals", "Box/bytes inside", "Stage/too few bytes", "Stage/too many bytes",
	}},
	{"a check of arguments ends the kernel, which compiled kernels have too", []string{
		"Gather/overlap", "Box/wrong place", "Box/between chunks", "Box/before the tensor",
	}},
	{"the emulator ends the kernel before the mistake shows in memory; a GPU does not", []string{
		"Load/wrong parity", "Load/made late", "Near/returned", "Role/wrong number",
	}},
	{"the host reads what a kernel has not completed", []string{"EndsEarly"}},
	{"the hooks do not keep what they would have to know", []string{
		"Relay", "RelayStore", "Pull/answered early", "Send/unseen",
	}},
}
