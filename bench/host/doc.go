// Package host measures what the host enqueues on streams: operations of NVSHMEM, by
// package gpurt, and of NCCL, by package nccl. bench/cpp/onstream.cu and
// bench/cpp/ncclhost.cu make the same calls from C++, and bench/torch/hostpeer.py makes them
// by NVSHMEM4Py and nccl4py. Operations have the same numbers in all of them.
//
// host_us is the time that the host takes to enqueue one operation, with many in a row
// and no synchronisation between; eager_us is the time of one on the device, by events
// around all of them; graph_us is the same in a CUDA graph.
package host
