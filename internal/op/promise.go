package op

// Promise returns in a few words what the operation promises about order and
// completion; docs/memory-model.md says the whole.
func (o *Op) Promise() string {
	switch o.Family {
	case Query:
		return "none"
	case Order:
		switch o.Name {
		case "Fence":
			return "earlier updates before later ones, for each PE by itself"
		case "Flush":
			return "sources of earlier puts free; orders nothing"
		}
		return "all earlier operations complete"
	case SyncOp:
		if o.Name == "Sync" || o.Name == "SyncAll" {
			return "all PEs have called it; completes nothing"
		}
		return "all PEs have called it; all their earlier operations complete"
	case Coll:
		return "the result is here; says nothing about other operations"
	case Wait:
		return "a wait or true test sees what was fenced before the change"
	case AMO:
		if o.Result != NoResult {
			return "done on return; orders nothing"
		}
		return "arrives later, in any order"
	}
	return o.promiseOfTransfer()
}

// promiseOfTransfer is for puts, gets and signals.
func (o *Op) promiseOfTransfer() string {
	writes, signal := false, false
	for _, p := range o.Params {
		writes = writes || p == SrcLocal
		signal = signal || p == Signal
	}
	switch {
	case o.Relaxed && len(o.Params) > 0 && o.Params[0] == Line:
		return "sees the data of the line alone"
	case o.Relaxed:
		return "sees the signal alone"
	case len(o.Params) > 0 && o.Params[0] == Line:
		return "each half arrives later, in any order"
	case o.Blocks:
		return "sees the data of the put that carried the change"
	case o.Method:
		return "stores through it are plain stores"
	case writes && signal && o.NBI:
		return "source free after Quiet; data before its signal, later"
	case writes && signal:
		return "source free; data before its signal, later"
	case writes && o.NBI:
		return "source free after Quiet; arrives later, in any order"
	case writes:
		return "source free; arrives later, in any order"
	case o.NBI:
		return "data here after Quiet"
	case o.Result != NoResult && signal:
		return "none"
	case signal || o.Result == NoResult && o.Family == RMA && len(o.Params) > 0 && o.Params[0] == Ptr:
		return "arrives later, in any order"
	}
	return "data here on return"
}
