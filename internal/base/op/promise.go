package op

// What several operations promise, for Op.Promise.
const (
	sourceFree   = "source free; arrives later, in any order"
	sourceLater  = "source free after Quiet; arrives later, in any order"
	dataHere     = "data here on return"
	dataLater    = "data here after Quiet"
	arrivesLater = "arrives later, in any order"
	doneOnReturn = "done on return; orders nothing"
	seesFenced   = "a wait or true test sees what was fenced before the change"
	allComplete  = "all PEs have called it; all their earlier operations complete"
	allCalled    = "all PEs have called it; completes nothing"
	resultHere   = "the result is here; says nothing about other operations"
)
