package nccl

// function is a function of the library in its table.
type function int

const (
	getVersion function = iota
	getUniqueID
	commInit
	commSplit
	commShrink
	commUniqueID
	commGrow
	commFinalize
	commDestroy
	commAbort
	commRevoke
	commAsyncError
	commUserRank
	commCount
	commDevice
	commRegister
	commDeregister
	windowRegister
	windowDeregister
	memAlloc
	memFree
	redOpPreMulSum
	redOpDestroy
	groupStart
	groupEnd
	send
	recv
	allReduce
	broadcast
	reduce
	allGather
	reduceScatter
	allToAll
	gather
	scatter
	putSignal
	signal
	waitSignal
	numFunctions
)

// functions are the library's functions whose result is an ncclResult_t, each with the
// first version that has it, of those that are supported.
var functions = [numFunctions]struct {
	name  string
	since Version
}{
	getVersion:       {"ncclGetVersion", Version{2, 28, 0}},
	getUniqueID:      {"ncclGetUniqueId", Version{2, 28, 0}},
	commInit:         {"ncclCommInitRankScalable", Version{2, 28, 0}},
	commSplit:        {"ncclCommSplit", Version{2, 28, 0}},
	commShrink:       {"ncclCommShrink", Version{2, 28, 0}},
	commUniqueID:     {"ncclCommGetUniqueId", Version{2, 29, 2}},
	commGrow:         {"ncclCommGrow", Version{2, 29, 2}},
	commFinalize:     {"ncclCommFinalize", Version{2, 28, 0}},
	commDestroy:      {"ncclCommDestroy", Version{2, 28, 0}},
	commAbort:        {"ncclCommAbort", Version{2, 28, 0}},
	commRevoke:       {"ncclCommRevoke", Version{2, 28, 9}},
	commAsyncError:   {"ncclCommGetAsyncError", Version{2, 28, 0}},
	commUserRank:     {"ncclCommUserRank", Version{2, 28, 0}},
	commCount:        {"ncclCommCount", Version{2, 28, 0}},
	commDevice:       {"ncclCommCuDevice", Version{2, 28, 0}},
	commRegister:     {"ncclCommRegister", Version{2, 28, 0}},
	commDeregister:   {"ncclCommDeregister", Version{2, 28, 0}},
	windowRegister:   {"ncclCommWindowRegister", Version{2, 28, 0}},
	windowDeregister: {"ncclCommWindowDeregister", Version{2, 28, 0}},
	memAlloc:         {"ncclMemAlloc", Version{2, 28, 0}},
	memFree:          {"ncclMemFree", Version{2, 28, 0}},
	redOpPreMulSum:   {"ncclRedOpCreatePreMulSum", Version{2, 28, 0}},
	redOpDestroy:     {"ncclRedOpDestroy", Version{2, 28, 0}},
	groupStart:       {"ncclGroupStart", Version{2, 28, 0}},
	groupEnd:         {"ncclGroupEnd", Version{2, 28, 0}},
	send:             {"ncclSend", Version{2, 28, 0}},
	recv:             {"ncclRecv", Version{2, 28, 0}},
	allReduce:        {"ncclAllReduce", Version{2, 28, 0}},
	broadcast:        {"ncclBroadcast", Version{2, 28, 0}},
	reduce:           {"ncclReduce", Version{2, 28, 0}},
	allGather:        {"ncclAllGather", Version{2, 28, 0}},
	reduceScatter:    {"ncclReduceScatter", Version{2, 28, 0}},
	allToAll:         {"ncclAlltoAll", Version{2, 28, 0}},
	gather:           {"ncclGather", Version{2, 28, 0}},
	scatter:          {"ncclScatter", Version{2, 28, 0}},
	putSignal:        {"ncclPutSignal", Version{2, 29, 2}},
	signal:           {"ncclSignal", Version{2, 29, 2}},
	waitSignal:       {"ncclWaitSignal", Version{2, 29, 2}},
}
