package nccl

// Function is a function of the library in its table. Those that enqueue a call on a stream are exported.
type Function int

const (
	getVersion Function = iota
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
	commProperties
	devCommCreate
	devCommDestroy
	memAlloc
	memFree
	redOpPreMulSum
	redOpDestroy
	groupStart
	groupEnd
	Send
	Recv
	AllReduce
	Broadcast
	Reduce
	AllGather
	ReduceScatter
	AllToAll
	Gather
	Scatter
	PutSignal
	Signal
	WaitSignal
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
	commProperties:   {"ncclCommQueryProperties", Version{2, 29, 2}},
	devCommCreate:    {"ncclDevCommCreate", Version{2, 28, 3}},
	devCommDestroy:   {"ncclDevCommDestroy", Version{2, 28, 3}},
	memAlloc:         {"ncclMemAlloc", Version{2, 28, 0}},
	memFree:          {"ncclMemFree", Version{2, 28, 0}},
	redOpPreMulSum:   {"ncclRedOpCreatePreMulSum", Version{2, 28, 0}},
	redOpDestroy:     {"ncclRedOpDestroy", Version{2, 28, 0}},
	groupStart:       {"ncclGroupStart", Version{2, 28, 0}},
	groupEnd:         {"ncclGroupEnd", Version{2, 28, 0}},
	Send:             {"ncclSend", Version{2, 28, 0}},
	Recv:             {"ncclRecv", Version{2, 28, 0}},
	AllReduce:        {"ncclAllReduce", Version{2, 28, 0}},
	Broadcast:        {"ncclBroadcast", Version{2, 28, 0}},
	Reduce:           {"ncclReduce", Version{2, 28, 0}},
	AllGather:        {"ncclAllGather", Version{2, 28, 0}},
	ReduceScatter:    {"ncclReduceScatter", Version{2, 28, 0}},
	AllToAll:         {"ncclAlltoAll", Version{2, 28, 0}},
	Gather:           {"ncclGather", Version{2, 28, 0}},
	Scatter:          {"ncclScatter", Version{2, 28, 0}},
	PutSignal:        {"ncclPutSignal", Version{2, 29, 2}},
	Signal:           {"ncclSignal", Version{2, 29, 2}},
	WaitSignal:       {"ncclWaitSignal", Version{2, 29, 2}},
}
