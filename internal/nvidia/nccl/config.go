package nccl

import (
	"math"
	"unsafe"
)

// Config is what a communicator can be told when it is made (ncclConfig_t). Zero values
// leave the choice to NCCL.
type Config struct {
	NonBlocking           bool
	CGAClusterSize        int // -1 for none
	MinCTAs, MaxCTAs      int
	NetName               string
	SplitShare            bool
	TrafficClass          int // from 1 on; -1 for 0
	Name                  string
	CollNet               bool
	CTAPolicy             int
	ShrinkShare           bool
	NVLSCTAs              int
	ChannelsPerNetPeer    int
	NVLinkCentric         bool
	GraphUsage            int // 1 for one graph, -1 for none
	RMAContexts           int
	MaxP2PPeers           int
	UnorderedGraphStreams bool
}

// config is ncclConfig_t of NCCL 2.30.7. Fields are only ever added at its end, and the
// library takes as many as its size says.
type config struct {
	size    uint64
	magic   uint32
	version uint32

	blocking            int32
	cgaClusterSize      int32
	minCTAs             int32
	maxCTAs             int32
	netName             *byte
	splitShare          int32
	trafficClass        int32
	commName            *byte
	collnetEnable       int32
	ctaPolicy           int32
	shrinkShare         int32
	nvlsCTAs            int32
	nChannelsPerNetPeer int32
	nvlinkCentricSched  int32
	graphUsageMode      int32 // since 2.29.2
	numRmaCtx           int32 // since 2.29.2
	maxP2pPeers         int32 // since 2.30.3
	graphStreamOrdering int32 // since 2.30.7
}

const (
	magic     = 0xcafebeef    // NCCL_API_MAGIC
	undefined = math.MinInt32 // NCCL_CONFIG_UNDEF_INT
)

// configVersion is the version that config is of.
var configVersion = Version{2, 30, 7}

// check returns an error if a setting is newer than the library, which would not see it.
func (c *Config) check(l *Library) error {
	for _, f := range []struct {
		what  string
		set   bool
		since Version
	}{
		{"setting GraphUsage", c.GraphUsage != 0, Version{2, 29, 2}},
		{"setting RMAContexts", c.RMAContexts != 0, Version{2, 29, 2}},
		{"setting MaxP2PPeers", c.MaxP2PPeers != 0, Version{2, 30, 3}},
		{"setting UnorderedGraphStreams", c.UnorderedGraphStreams, Version{2, 30, 7}},
	} {
		if f.set && !l.version.Has(f.since) {
			return &LacksError{f.what, f.since, l.version, l.path}
		}
	}
	return nil
}

// config returns the address of the structure for NCCL, which stays where it is until
// pin is unpinned, or 0 for none.
func (l *Library) config(c *Config, pin *held) (uintptr, error) {
	if c == nil {
		return 0, nil
	}
	if err := c.check(l); err != nil {
		return 0, err
	}
	out := &config{
		size: uint64(unsafe.Sizeof(config{})), magic: magic, version: uint32(configVersion.code()),
		blocking:            1,
		cgaClusterSize:      number(c.CGAClusterSize),
		minCTAs:             number(c.MinCTAs),
		maxCTAs:             number(c.MaxCTAs),
		netName:             l.text(c.NetName),
		splitShare:          flag(c.SplitShare),
		trafficClass:        number(c.TrafficClass),
		commName:            l.text(c.Name),
		collnetEnable:       flag(c.CollNet),
		ctaPolicy:           number(c.CTAPolicy),
		shrinkShare:         flag(c.ShrinkShare),
		nvlsCTAs:            number(c.NVLSCTAs),
		nChannelsPerNetPeer: number(c.ChannelsPerNetPeer),
		nvlinkCentricSched:  flag(c.NVLinkCentric),
		graphUsageMode:      number(c.GraphUsage),
		numRmaCtx:           number(c.RMAContexts),
		maxP2pPeers:         number(c.MaxP2PPeers),
		graphStreamOrdering: undefined,
	}
	if c.NonBlocking {
		out.blocking = 0
	}
	if c.UnorderedGraphStreams {
		out.graphStreamOrdering = 0
	}
	pin.Pin(out)
	return uintptr(unsafe.Pointer(out)), nil
}

// text returns a string for NCCL, which keeps the pointer as long as the communicator
// lives; nil for an empty one.
func (l *Library) text(s string) *byte {
	if s == "" {
		return nil
	}
	b := append([]byte(s), 0)
	l.keep(&b[0])
	return &b[0]
}

// flag returns how a setting that is on or off is told.
func flag(on bool) int32 {
	if on {
		return 1
	}
	return undefined
}

// number returns how a number is told: 0 leaves it to NCCL, and -1 stands for 0.
func number(n int) int32 {
	switch n {
	case 0:
		return undefined
	case -1:
		return 0
	}
	return int32(n)
}
