package nvshmem

import "fmt"

// Structures and constants of the host library's interface
// (nvshmem_uniqueid.h, nvshmem_types.h, nvshmemx_api.h, nvshmem_constants.h of
// NVSHMEM 3.4.5). A version field holds the structure's version in the upper
// 16 bits and its size in the lower 16; later releases of NVSHMEM 3 accept the
// first version of each.
const (
	versionUniqueID     = 1<<16 | 128
	versionUniqueIDArgs = 1<<16 | 24
	versionInitArgs     = 1<<16 | 128
	versionInitAttr     = 1<<16 | 144

	initWithUniqueID = 1 << 3 // NVSHMEMX_INIT_WITH_UNIQUEID
)

// uniqueID is nvshmemx_uniqueid_v1.
type uniqueID struct {
	version  int32
	internal [124]byte
}

// uniqueIDArgs is nvshmemx_uniqueid_args_v1.
type uniqueIDArgs struct {
	version int32
	_       int32
	id      *uniqueID
	rank    int32
	nranks  int32
}

// initArgs is nvshmemx_init_args_v1.
type initArgs struct {
	version int32
	_       int32
	uid     uniqueIDArgs
	content [96]byte
}

// initAttr is nvshmemx_init_attr_v1.
type initAttr struct {
	version int32
	_       int32
	mpiComm uintptr
	args    initArgs
}

func newUniqueID() *uniqueID { return &uniqueID{version: versionUniqueID} }

func (id *uniqueID) bytes() []byte { return unsafeBytes(id) }

// uniqueIDFrom reads the bytes of a uniqueID of another process.
func uniqueIDFrom(b []byte) (*uniqueID, error) {
	id := new(uniqueID)
	if len(b) != len(id.bytes()) {
		return nil, fmt.Errorf("NVSHMEM unique id has %d bytes, want %d: PE 0 runs another version of the program", len(b), len(id.bytes()))
	}
	copy(id.bytes(), b)
	if id.version != versionUniqueID {
		return nil, fmt.Errorf("NVSHMEM unique id has version %#x, want %#x: PE 0 uses another NVSHMEM", id.version, versionUniqueID)
	}
	return id, nil
}

func newInitAttr() *initAttr {
	a := &initAttr{version: versionInitAttr}
	a.args.version = versionInitArgs
	a.args.uid = uniqueIDArgs{version: versionUniqueIDArgs, rank: -1, nranks: -1}
	return a
}
