// Package ll sends small messages between PEs in a single one-way trip. It implements the
// protocol that NCCL calls LL, for low latency. Each 64-bit word holds 32 bits of data and
// a 32-bit epoch. A word arrives as a whole, so a receiver that sees the epoch has the
// data. No signal, fence or acknowledgement is needed.
//
// The words are signals. Signals are symmetric, can be stored to every PE, and have a wait
// that ends with the launch when a PE fails. Messages store and load the words in lines of
// two (shmem.Line), so a message begins at an even word. Half of the bytes sent are epochs,
// so above about fifty kilobytes a put with signal is faster.
//
// The epoch of a message must be larger than the epochs of all earlier messages in the same
// words; 0 is not an epoch. Some functions use two sets of words, one for even epochs and
// one for odd epochs, and say so. They may send a message while its receivers still read
// the previous one.
//
// Lamport is a variant for PEs that can address each other's memory. It sends only data.
//
// The package is written in the kernel language, and does nothing that a kernel of yours
// could not do. Start reading at message.go.
package ll
