package nvshmem

import (
	"bytes"
	"encoding/binary"
	"testing"
	"unsafe"
)

// The numbers are those of a C compiler for the headers of NVSHMEM 3.4.5 and 3.8.0.
func TestStructuresHaveTheLayoutOfTheHeaders(t *testing.T) {
	var id uniqueID
	var ua uniqueIDArgs
	var args initArgs
	var attr initAttr
	var team teamConfig
	for _, f := range []struct {
		name      string
		got, want uintptr
	}{
		{"sizeof(nvshmemx_uniqueid_v1)", unsafe.Sizeof(id), 128},
		{"uniqueid.internal", unsafe.Offsetof(id.internal), 4},
		{"sizeof(nvshmemx_uniqueid_args_v1)", unsafe.Sizeof(ua), 24},
		{"uniqueid_args.id", unsafe.Offsetof(ua.id), 8},
		{"uniqueid_args.myrank", unsafe.Offsetof(ua.rank), 16},
		{"uniqueid_args.nranks", unsafe.Offsetof(ua.nranks), 20},
		{"sizeof(nvshmemx_init_args_v1)", unsafe.Sizeof(args), 128},
		{"init_args.uid_args", unsafe.Offsetof(args.uid), 8},
		{"init_args.content", unsafe.Offsetof(args.content), 32},
		{"sizeof(nvshmemx_init_attr_v1)", unsafe.Sizeof(attr), 144},
		{"init_attr.mpi_comm", unsafe.Offsetof(attr.mpiComm), 8},
		{"sizeof(nvshmem_team_config_v2)", unsafe.Sizeof(team), 64},
		{"team_config.uniqueid", unsafe.Offsetof(team.uniqueID), 8},
		{"init_attr.args", unsafe.Offsetof(attr.args), 16},
	} {
		if f.got != f.want {
			t.Errorf("%s: %d, want %d", f.name, f.got, f.want)
		}
	}
}

func TestVersionFieldsStandWhereTheLibraryReadsThem(t *testing.T) {
	b := unsafeBytes(newInitAttr())
	for _, f := range []struct {
		name string
		off  int
		want uint32
	}{
		{"init_attr", 0, 0x10090},
		{"init_args", 16, 0x10080},
		{"uniqueid_args", 24, 0x10018},
	} {
		if got := binary.LittleEndian.Uint32(b[f.off:]); got != f.want {
			t.Errorf("version of %s at %d: %#x, want %#x", f.name, f.off, got, f.want)
		}
	}
	if got := binary.LittleEndian.Uint32(newUniqueID().bytes()); got != 0x10080 {
		t.Errorf("version of uniqueid: %#x", got)
	}
}

func TestUniqueIDSurvivesTheWayBetweenProcesses(t *testing.T) {
	id := newUniqueID()
	for i := range id.internal {
		id.internal[i] = byte(i)
	}
	back, err := uniqueIDFrom(id.bytes())
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(back.bytes(), id.bytes()) {
		t.Error("the id changed")
	}
	if _, err := uniqueIDFrom(id.bytes()[:127]); err == nil {
		t.Error("a short id was accepted")
	}
	id.version++
	if _, err := uniqueIDFrom(id.bytes()); err == nil {
		t.Error("an id of another version was accepted")
	}
}
