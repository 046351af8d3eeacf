// Package ll sends small messages between PEs in the fewest possible trips: the data
// carries the flag that says that it is there, a 32-bit epoch beside every 32 bits of
// it. These 64-bit words arrive as a whole, so that a receiver which sees the epoch
// has the data: there is no signal behind the data, no fence and no acknowledgement.
// NCCL calls this protocol LL, for low latency.
//
// The words are signals: these are symmetric, can be stored to every PE, and have
// a wait that ends with the launch when a PE fails. Messages store and load them by
// lines of two (shmem.Line), and so begin at an even word. Half of what travels is
// epochs, so that from some fifty kilobytes on a put with signal is faster.
//
// The epoch of a message is larger than those of all messages that the same words
// carried before; 0 is none. Functions that use words twice, for messages of even
// and of odd epochs, say so: a message may then be sent while its receivers still
// read the one before it.
//
// The package is written in the kernel language, with nothing in it that a kernel
// of yours could not do. Start reading at message.go.
package ll
