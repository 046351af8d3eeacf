//go:build linux

package libcuda

import (
	"fmt"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func TestMemoryBindingsMatchThePrototypes(t *testing.T) {
	l, last := openFake(t)
	const big = 0x7ABCDEF012 // a handle or address above 32 bits
	const huge = 1 << 33
	text := []byte("host\x00")
	out := &text[0]
	type result struct {
		V   any
		R   cu.Result
		Log string
	}
	plain := func(r cu.Result) result { return result{nil, r, last()} }
	get := func(v any, r cu.Result) result { return result{v, r, last()} }
	in := &cu.Memcpy3D{
		SrcType: cu.MemoryHost, SrcHost: unsafe.Pointer(out), SrcDevice: big, SrcPitch: 1, SrcHeight: 2,
		DstType: cu.MemoryDevice, DstHost: nil, DstDevice: big + 1, DstPitch: 3, DstHeight: 4,
		WidthInBytes: huge, Height: 6, Depth: 7,
	}
	got := map[string]result{
		"pointer":     get(l.PointerInfo(big)),
		"context":     get(l.StreamContext(big)),
		"copy":        plain(l.Copy3D(in, big+2)),
		"managed":     get(l.MemAllocManaged(huge)),
		"default":     get(l.DefaultPool(5)),
		"pool":        get(l.PoolCreate(3, huge)),
		"destroy":     plain(l.PoolDestroy(big)),
		"trim":        plain(l.PoolTrim(big, huge)),
		"set":         plain(l.PoolSet(big, cu.PoolReleaseThreshold, huge)),
		"get":         get(l.PoolGet(big, cu.PoolUsed)),
		"from pool":   get(l.MemAllocFromPool(huge, big, big+1)),
		"free async":  plain(l.MemFreeAsync(big, big+1)),
		"ipc get":     get(l.IPCGet(big)),
		"ipc open":    get(l.IPCOpen(cu.IPCHandle{Words: [8]uint64{big, 7: big + 7}})),
		"ipc close":   plain(l.IPCClose(big)),
		"can access":  get(l.CanAccessPeer(1, 2)),
		"atomics":     get(l.PeerAtomics(1, 2)),
		"total":       get(l.TotalMem(3)),
		"enable":      plain(l.EnablePeerAccess(big)),
		"granularity": get(l.VirtualGranularity(3, true)),
		"create":      get(l.MemCreate(huge, 3, false)),
		"release":     plain(l.MemRelease(big)),
		"reserve":     get(l.AddressReserve(huge)),
		"free":        plain(l.AddressFree(big, huge)),
		"map":         plain(l.MemMap(big, huge, big+1)),
		"unmap":       plain(l.MemUnmap(big, huge)),
		"access":      plain(l.SetAccess(big, huge, 3)),
		"retain":      get(l.RetainHandle(big)),
		"exports":     get(l.ExportTypes(big)),
	}
	want := map[string]result{
		"pointer":     {cu.PointerInfo{Type: cu.MemoryDevice, Ordinal: 3, Managed: true, Device: big, Start: big - 16, Bytes: 0x300000003}, 0, "pointer 6 7abcdef012"},
		"context":     {cu.Context(0x788888888), 0, "context of 7abcdef012"},
		"copy":        {nil, 0, "3d 1 host 7abcdef012 1 2 to 2 0 7abcdef013 3 4: 8589934592 6 7 on 7abcdef014"},
		"managed":     {uint64(0x799999999), 0, "managed 8589934592 1"},
		"default":     {cu.MemPool(0x7A1), 0, "default pool 5"},
		"pool":        {cu.MemPool(0x7A2), 0, "pool 1 0 1 3 8589934592 0"},
		"destroy":     {nil, 0, "pool destroy 7abcdef012"},
		"trim":        {nil, 0, "trim 7abcdef012 8589934592"},
		"set":         {nil, 0, "pool set 7abcdef012 4 200000000"},
		"get":         {uint64(0x400000004), 0, "pool get 7abcdef012 7"},
		"from pool":   {uint64(0x7A3333333), 0, "from pool 8589934592 7abcdef012 7abcdef013"},
		"free async":  {nil, 0, "free async 7abcdef012 7abcdef013"},
		"ipc get":     {cu.IPCHandle{Words: [8]uint64{0x700000001, 0x700000002, 0x700000003, 0x700000004, 0x700000005, 0x700000006, 0x700000007, 0x700000008}}, 0, "ipc get 7abcdef012"},
		"ipc open":    {uint64(0x7A7777777), 0, "ipc open 7abcdef012 to 7abcdef019 1"},
		"ipc close":   {nil, 0, "ipc close 7abcdef012"},
		"can access":  {true, 0, "can access 1 2"},
		"atomics":     {true, 0, "p2p 3 of 1 and 2"},
		"total":       {0x300000003, 0, "total of 3"},
		"enable":      {nil, 0, "enable peer 7abcdef012 0"},
		"granularity": {0x200000, 0, "granularity 1 1 1 3 1 0"},
		"create":      {cu.MemHandle(0x7A4444444), 0, "create 8589934592 1 1 1 3 0 0"},
		"release":     {nil, 0, "release 7abcdef012"},
		"reserve":     {uint64(0x7A5555555), 0, "reserve 8589934592 0 0 0"},
		"free":        {nil, 0, "address free 7abcdef012 8589934592"},
		"map":         {nil, 0, "map 7abcdef012 8589934592 0 7abcdef013 0"},
		"unmap":       {nil, 0, "unmap 7abcdef012 8589934592"},
		"access":      {nil, 0, "access 7abcdef012 8589934592 1 3 3 1"},
		"retain":      {cu.MemHandle(0x7A6666666), 0, "retain 7abcdef012"},
		"exports":     {uint32(9), 0, "properties 7abcdef012"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// The layouts are those of cuda.h for 64-bit systems.
func TestMemoryStructsHaveTheSizesOfC(t *testing.T) {
	got := fmt.Sprint(unsafe.Sizeof(cu.Memcpy3D{}), unsafe.Sizeof(allocationProp{}), unsafe.Sizeof(poolProps{}), unsafe.Sizeof(accessDesc{}), unsafe.Sizeof(cu.IPCHandle{}))
	if want := "200 32 88 12 64"; got != want {
		t.Errorf("sizes %s, want %s", got, want)
	}
}
