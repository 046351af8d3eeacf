package gpu

// SMID returns the number of the multiprocessor that runs the thread, from 0 up to, not including,
// NSMID (PTX ISA: %smid). A GPU may move a block to another multiprocessor while it runs. So
// the number says where work has run, and is no index of memory that several blocks share. In the
// emulator, blocks take turns on the multiprocessors.
func SMID(t *Thread) int {
	t.api()
	return t.g.BlockNumber() % t.g.Multiprocessors
}

// NSMID returns how many numbers of multiprocessors the GPU has (PTX ISA: %nsmid). Not each of them need
// be in use, and PEs that share a GPU see all of them. gpurt.PE.Multiprocessors is how many
// multiprocessors this PE can count on.
func NSMID(t *Thread) int {
	t.api()
	return t.g.Multiprocessors
}

// Nanosleep suspends the thread for a time from 0 to about 2*ns nanoseconds (CUDA: __nanosleep). A GPU
// takes an ns of more than a millisecond for a millisecond. A thread that sleeps between two looks at
// a word leaves the multiprocessor and the memory to others. Nanosleep orders no memory. In the
// emulator the time of GlobalTimer goes on by ns, and other threads may run.
func Nanosleep(t *Thread, ns uint32) { t.api().Sleep(min(ns, maxSleep)) }

// maxSleep is the longest that nanosleep takes (PTX ISA, nanosleep).
const maxSleep = 1_000_000
