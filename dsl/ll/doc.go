// Package ll sends small messages between PEs in the fewest possible
// trips. Each 64-bit word holds 32 bits of data and a 32-bit epoch.
// A word arrives as a whole, so a receiver that sees the epoch has
// the data. No signal follows the data, and there is no fence and no
// acknowledgement. NCCL calls this protocol LL, for low latency.
//
// The words are signals. Signals are symmetric, can be stored to every PE, and have a wait
// that ends with the launch when a PE fails. Messages store and load the words in lines of
// two (shmem.Line), so a message begins at an even word. Half of what travels is epochs.
// So from some fifty kilobytes on a put with signal is faster.
//
// The epoch of a message must be larger than the epochs of all earlier
// messages in the same words; 0 is no epoch. Some functions have two sets
// of words, one for even epochs and one for odd epochs, and say so. They
// may send a message while its receivers still read the message before.
//
// Lamport is the form for PEs that can address each other's memory, where all that travels is data.
//
// The package is written in the kernel language, and does nothing that a kernel of yours
// could not do. Start reading at message.go.
package ll
