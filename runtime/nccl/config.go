package nccl

import "github.com/gpuc-go/gpuc/internal/backend/driver"

// Config is what a communicator is told when it is made (NCCL API, ncclConfig_t). Zero
// values leave the choice to NCCL. The emulator ignores all of it.
type Config struct {
	// NonBlocking has NCCL do its work of the host on threads of its own, so that all
	// of it can be aborted. Each call or group costs the start of a thread then.
	NonBlocking bool
	// CGAClusterSize is the size of thread block clusters of NCCL's kernels, up to 8; -1
	// for none.
	CGAClusterSize int
	// MinCTAs and MaxCTAs are the numbers of blocks that NCCL's kernels may have.
	MinCTAs, MaxCTAs int
	// NetName is the network to use, such as IB or Socket.
	NetName string
	// SplitShare has communicators that are split from this one share its resources.
	SplitShare bool
	// TrafficClass is passed to the network, from 1 on; -1 for class 0.
	TrafficClass int
	// Name is what NCCL calls the communicator in logs and profiles.
	Name string
	// CollNet has the network switch reduce (IB SHARP).
	CollNet bool
	// CTAPolicy says what NCCL's kernels are made for.
	CTAPolicy CTAPolicy
	// ShrinkShare is SplitShare for Shrink.
	ShrinkShare bool
	// NVLSCTAs is the number of blocks of kernels that use NVLink multicast.
	NVLSCTAs int
	// ChannelsPerNetPeer is the number of network channels between two ranks.
	ChannelsPerNetPeer int
	// NVLinkCentric schedules for NVLink rather than for the network.
	NVLinkCentric bool
	// GraphUsage is 1 if calls are captured in one graph alone, and -1 if in none; 0 allows
	// any mixture (NCCL 2.29).
	GraphUsage int
	// RMAContexts is the number of contexts for PutSignal (NCCL 2.29).
	RMAContexts int
	// MaxP2PPeers is how many ranks a rank sends to or receives from at a time (NCCL
	// 2.30).
	MaxP2PPeers int
	// UnorderedGraphStreams leaves it to the program to order the calls of captured
	// streams; GraphUsage must be 1 or -1 (NCCL 2.30.7).
	UnorderedGraphStreams bool
}

// CTAPolicy is a set of policies (NCCL API, CTA Policy Flags).
type CTAPolicy int

// The policies.
const (
	CTADefault CTAPolicy = 0
	// CTAEfficiency uses fewer blocks where the time stays about the same.
	CTAEfficiency CTAPolicy = 1
	// CTAZero uses copy engines instead of blocks where that is possible.
	CTAZero CTAPolicy = 2
)

// internal returns the configuration as back ends take it.
func (c *Config) internal() *driver.NCCLConfig {
	if c == nil {
		return nil
	}
	return &driver.NCCLConfig{
		NonBlocking: c.NonBlocking, CGAClusterSize: c.CGAClusterSize, MinCTAs: c.MinCTAs, MaxCTAs: c.MaxCTAs,
		NetName: c.NetName, SplitShare: c.SplitShare, TrafficClass: c.TrafficClass, Name: c.Name, CollNet: c.CollNet,
		CTAPolicy: int(c.CTAPolicy), ShrinkShare: c.ShrinkShare, NVLSCTAs: c.NVLSCTAs, ChannelsPerNetPeer: c.ChannelsPerNetPeer,
		NVLinkCentric: c.NVLinkCentric, GraphUsage: c.GraphUsage, RMAContexts: c.RMAContexts, MaxP2PPeers: c.MaxP2PPeers,
		UnorderedGraphStreams: c.UnorderedGraphStreams,
	}
}
