// What NVSHMEM's device code knows of a ConnectX NIC when it drives one (IBGDA): the
// segments of a request, the completion, and their numbers. The layout is the hardware's,
// as in the programmer's reference manual of the NIC. Names are those of the header of
// this name in rdma-core, for which this one stands: that one needs the C library, which
// NVRTC does not have. A test compares the two (devicelib/ibgda_test.go).
#ifndef GPUC_MLX5DV_H
#define GPUC_MLX5DV_H

#include <linux/types.h>
#include <stdint.h>

// Operations, in the first word of a request.
enum {
    MLX5_OPCODE_NOP = 0x00,
    MLX5_OPCODE_RDMA_WRITE = 0x08,
    MLX5_OPCODE_RDMA_READ = 0x10,
    MLX5_OPCODE_ATOMIC_CS = 0x11,
    MLX5_OPCODE_ATOMIC_FA = 0x12,
    MLX5_OPCODE_ATOMIC_MASKED_CS = 0x14,
    MLX5_OPCODE_ATOMIC_MASKED_FA = 0x15,
};

enum {
    MLX5_SEND_WQE_SHIFT = 6,           // a request has units of 64 bytes
    MLX5_WQE_CTRL_CQ_UPDATE = 2 << 2,  // the NIC writes a completion for it
};
// Data follows the segment, instead of its address.
#define MLX5_INLINE_SEG 0x80000000

// Kinds of completions, in the upper half of op_own.
enum {
    MLX5_CQE_REQ_ERR = 13,
    MLX5_CQE_INVALID = 15,
};

// mlx5_wqe_ctrl_seg begins a request.
struct mlx5_wqe_ctrl_seg {
    __be32 opmod_idx_opcode;
    __be32 qpn_ds;
    uint8_t signature;
    uint8_t dci_stream_channel_id[2];
    uint8_t fm_ce_se;
    __be32 imm;
};

// mlx5_wqe_av is the address of a peer without a connection of its own.
struct mlx5_wqe_av {
    union {
        struct {
            __be32 qkey;
            __be32 reserved;
        } qkey;
        __be64 dc_key;
    } key;
    __be32 dqp_dct;
    uint8_t stat_rate_sl;
    uint8_t fl_mlid;
    __be16 rlid;
    uint8_t reserved0[4];
    uint8_t rmac[6];
    uint8_t tclass;
    uint8_t hop_limit;
    __be32 grh_gid_fl;
    uint8_t rgid[16];
};

// mlx5_wqe_raddr_seg is where on the peer.
struct mlx5_wqe_raddr_seg {
    __be64 raddr;
    __be32 rkey;
    __be32 reserved;
};

// mlx5_wqe_data_seg is where here.
struct mlx5_wqe_data_seg {
    __be32 byte_count;
    __be32 lkey;
    __be64 addr;
};

// mlx5_wqe_inl_data_seg stands before data that is part of the request.
struct mlx5_wqe_inl_data_seg {
    uint32_t byte_count;
};

// mlx5_wqe_atomic_seg are the operands of an atomic operation.
struct mlx5_wqe_atomic_seg {
    __be64 swap_add;
    __be64 compare;
};

// mlx5_cqe64 is a completion.
struct mlx5_cqe64 {
    uint8_t before[48];
    __be64 timestamp;
    __be32 sop_drop_qpn;
    __be16 wqe_counter;
    uint8_t signature;
    uint8_t op_own;
};

// mlx5_err_cqe is one that reports a failure.
struct mlx5_err_cqe {
    uint8_t before[54];
    uint8_t vendor_err_synd;
    uint8_t syndrome;
    uint32_t s_wqe_opcode_qpn;
    uint16_t wqe_counter;
    uint8_t signature;
    uint8_t op_own;
};

#endif
