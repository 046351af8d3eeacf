// Package ll sends small messages between PEs in the fewest possible trips: each
// 64-bit word carries 32 bits of data and a 32-bit epoch that says which message
// they belong to. A word arrives as a whole, so that a receiver which sees the
// epoch has the data: there is no signal behind the data, no fence and no
// acknowledgement. NCCL calls this protocol LL, for low latency.
//
// The words are signals: these are symmetric, can be stored to every PE, and have
// a wait that ends with the launch when a PE fails. Half of what travels is epochs,
// and every element is an operation of its own, so that from some ten kilobytes on
// a put with signal is faster.
//
// The epoch of a message is larger than those of all messages that the same words
// carried before; 0 is none. Functions that use words twice, for messages of even
// and of odd epochs, say so: a message may then be sent while its receivers still
// read the one before it.
//
// The package is written in the kernel language, with nothing in it that a kernel
// of yours could not do. Start reading at word.go.
package ll
