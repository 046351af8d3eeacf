package devicelib

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvrtc"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// nic is what requests to a ConnectX NIC and its completions look like, in C.
var nic = map[string]int{
	"MLX5_OPCODE_NOP": 0, "MLX5_OPCODE_RDMA_WRITE": 8, "MLX5_OPCODE_RDMA_READ": 16,
	"MLX5_OPCODE_ATOMIC_CS": 17, "MLX5_OPCODE_ATOMIC_FA": 18,
	"MLX5_OPCODE_ATOMIC_MASKED_CS": 20, "MLX5_OPCODE_ATOMIC_MASKED_FA": 21,
	"MLX5_SEND_WQE_SHIFT": 6, "MLX5_WQE_CTRL_CQ_UPDATE": 8, "MLX5_INLINE_SEG >> 24": 128,
	"MLX5_CQE_REQ_ERR": 13, "MLX5_CQE_INVALID": 15,

	"sizeof(struct mlx5_wqe_ctrl_seg)": 16, "offsetof(struct mlx5_wqe_ctrl_seg, opmod_idx_opcode)": 0,
	"offsetof(struct mlx5_wqe_ctrl_seg, qpn_ds)": 4, "offsetof(struct mlx5_wqe_ctrl_seg, signature)": 8,
	"offsetof(struct mlx5_wqe_ctrl_seg, dci_stream_channel_id)": 9, "offsetof(struct mlx5_wqe_ctrl_seg, fm_ce_se)": 11,
	"offsetof(struct mlx5_wqe_ctrl_seg, imm)": 12,

	"sizeof(struct mlx5_wqe_av)": 48, "offsetof(struct mlx5_wqe_av, key.qkey.qkey)": 0,
	"offsetof(struct mlx5_wqe_av, key.dc_key)": 0, "offsetof(struct mlx5_wqe_av, dqp_dct)": 8,
	"offsetof(struct mlx5_wqe_av, stat_rate_sl)": 12, "offsetof(struct mlx5_wqe_av, fl_mlid)": 13,
	"offsetof(struct mlx5_wqe_av, rlid)": 14, "offsetof(struct mlx5_wqe_av, reserved0)": 16,
	"offsetof(struct mlx5_wqe_av, rmac)": 20, "offsetof(struct mlx5_wqe_av, tclass)": 26,
	"offsetof(struct mlx5_wqe_av, hop_limit)": 27, "offsetof(struct mlx5_wqe_av, grh_gid_fl)": 28,
	"offsetof(struct mlx5_wqe_av, rgid)": 32,

	"sizeof(struct mlx5_wqe_raddr_seg)": 16, "offsetof(struct mlx5_wqe_raddr_seg, raddr)": 0,
	"offsetof(struct mlx5_wqe_raddr_seg, rkey)": 8, "offsetof(struct mlx5_wqe_raddr_seg, reserved)": 12,

	"sizeof(struct mlx5_wqe_data_seg)": 16, "offsetof(struct mlx5_wqe_data_seg, byte_count)": 0,
	"offsetof(struct mlx5_wqe_data_seg, lkey)": 4, "offsetof(struct mlx5_wqe_data_seg, addr)": 8,

	"sizeof(struct mlx5_wqe_inl_data_seg)": 4, "offsetof(struct mlx5_wqe_inl_data_seg, byte_count)": 0,

	"sizeof(struct mlx5_wqe_atomic_seg)": 16, "offsetof(struct mlx5_wqe_atomic_seg, swap_add)": 0,
	"offsetof(struct mlx5_wqe_atomic_seg, compare)": 8,

	"sizeof(struct mlx5_cqe64)": 64, "offsetof(struct mlx5_cqe64, timestamp)": 48,
	"offsetof(struct mlx5_cqe64, sop_drop_qpn)": 56, "offsetof(struct mlx5_cqe64, wqe_counter)": 60,
	"offsetof(struct mlx5_cqe64, signature)": 62, "offsetof(struct mlx5_cqe64, op_own)": 63,

	"sizeof(struct mlx5_err_cqe)": 64, "offsetof(struct mlx5_err_cqe, vendor_err_synd)": 54,
	"offsetof(struct mlx5_err_cqe, syndrome)": 55, "offsetof(struct mlx5_err_cqe, s_wqe_opcode_qpn)": 56,
	"offsetof(struct mlx5_err_cqe, wqe_counter)": 60, "offsetof(struct mlx5_err_cqe, signature)": 62,
	"offsetof(struct mlx5_err_cqe, op_own)": 63,
}

// assertions is a source that compiles if the header says what nic does, with the offsets or
// without.
func assertions(assert string, offsets bool) string {
	var b strings.Builder
	b.WriteString("#include <stddef.h>\n#include <infiniband/mlx5dv.h>\n")
	for _, what := range slices.Sorted(maps.Keys(nic)) {
		if value := nic[what]; offsets || !strings.Contains(what, "offsetof") {
			fmt.Fprintf(&b, "%s((%s) == %d, \"%s\");\n", assert, what, value, what)
		}
	}
	return b.String()
}

// TestLayoutOfTheNIC: NVRTC gives the structures of our header the hardware's sizes. An
// offset is no constant to it.
func TestLayoutOfTheNIC(t *testing.T) {
	l := New(nvshmem.IBGDA(), chaintest.Toolchain(t, toolchain.DeviceLib), nil, chaintest.Arch(t, "sm_90"))
	lib, err := nvrtc.Open(l.tc.Path(toolchain.NVRTC), l.tc.Path(toolchain.NVRTCBuiltins))
	if err != nil {
		t.Fatal(err)
	}
	src := assertions("static_assert", false)
	if _, _, err := lib.Compile("layout.cu", src, l.config(l.t)); err != nil {
		t.Error(err)
	}
}

// TestLayoutOfTheNICIsThatOfRDMACore compares our header, and rdma-core's where that is
// installed, with what nic says.
func TestLayoutOfTheNICIsThatOfRDMACore(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("there is no C compiler")
	}
	compile := func(src string, args ...string) ([]byte, error) {
		file := filepath.Join(t.TempDir(), "layout.c")
		if err := os.WriteFile(file, []byte(src), 0o600); err != nil {
			t.Fatal(err)
		}
		return exec.CommandContext(t.Context(), cc, append([]string{"-fsyntax-only", file}, args...)...).CombinedOutput()
	}
	ours := filepath.Join(t.TempDir(), "infiniband")
	text, err := fs.ReadFile(nvshmem.IBGDA().System, "infiniband/mlx5dv.h")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(ours, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(ours, "mlx5dv.h"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := compile("#include <stdint.h>\n#include <linux/types.h>\n"); err != nil {
		t.Skipf("the C compiler lacks the system's headers: %s", out)
	}
	t.Run("ours", func(t *testing.T) {
		if out, err := compile(assertions("_Static_assert", true), "-I"+filepath.Dir(ours)); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
	})
	t.Run("rdma-core", func(t *testing.T) {
		if out, err := compile("#include <infiniband/mlx5dv.h>\n"); err != nil {
			t.Skipf("rdma-core's headers (libibverbs-dev, rdma-core-devel) are not installed: %s", out)
		}
		if out, err := compile(assertions("_Static_assert", true)); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
	})
}

// TestIBGDAIsALibraryOfItsOwn: it has other code and another place in the cache, while code
// of the user is compiled as ever.
func TestIBGDAIsALibraryOfItsOwn(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	sm90 := chaintest.Arch(t, "sm_90")
	usual, nic := New(nvshmem.Transport(), tc, nil, sm90), New(nvshmem.IBGDA(), tc, nil, sm90)
	keys := map[cache.Key]bool{usual.key(core(usual.t)): true, nic.key(core(nic.t)): true}
	other := *nic.t
	other.System = os.DirFS(t.TempDir()) // without the headers
	changed := &Library{tc: nic.tc, arch: nic.arch, t: &other}
	keys[changed.key(core(changed.t))] = true
	if len(keys) != 3 {
		t.Errorf("%d keys of 3 libraries", len(keys))
	}
	if d := cmp.Diff(usual.Outside(), nic.Outside(), cmp.Comparer(func(a, b arch.Target) bool { return a == b })); d != "" {
		t.Errorf("code of the user (-usual +IBGDA):\n%s", d)
	}
}

// TestHeadersWithoutIBGDA say what to do.
func TestHeadersWithoutIBGDA(t *testing.T) {
	without := withHeaders(t, chaintest.Toolchain(t, toolchain.DeviceLib), map[string]string{
		"include/nvshmem.h":                       "",
		"include/non_abi/nvshmem_build_options.h": "",
		"include/non_abi/nvshmem_version.h":       version99,
	})
	_, err := New(nvshmem.IBGDA(), without, nil, chaintest.Arch(t, "sm_90")).LTOIR(t.Context(), nil)
	if err == nil || !strings.Contains(err.Error(), "built without IBGDA; install NVIDIA's wheel") {
		t.Errorf("err = %v", err)
	}
}
