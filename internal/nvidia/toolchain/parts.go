package toolchain

// Part is one library, tool or directory of headers.
type Part string

const (
	LibNVVM        Part = "libNVVM"
	Libdevice      Part = "libdevice"
	NVJitLink      Part = "nvJitLink"
	NVRTC          Part = "NVRTC"
	NVRTCBuiltins  Part = "NVRTC built-ins"
	CUDAHeaders    Part = "CUDA headers"
	CCCL           Part = "CCCL headers"
	NVSHMEMHeaders Part = "NVSHMEM headers"
	NVSHMEMHost    Part = "NVSHMEM host library"
	NCCL           Part = "NCCL"
	NCCLHeaders    Part = "NCCL headers"
	NVDisasm       Part = "nvdisasm"
	CuObjdump      Part = "cuobjdump"
	LLVMLite       Part = "libllvmlite"
)

// CUDAMajor is the major version of CUDA whose libraries are used. LTO-IR does
// not carry over from one major version to another.
const CUDAMajor = "13"

// partInfo says how one part is found.
type partInfo struct {
	Part Part
	// Env is the variable that names it.
	Env string
	// Core says that it is CUDA's, and taken from the place of libNVVM and
	// nvJitLink if that has it.
	Core bool
	// EnvRoot says that Env is a directory to look in, by Paths.
	EnvRoot bool
	// Paths are patterns relative to a place's root, the first match counts.
	Paths []string
	// Probe, for a directory of headers, is a file that must be in it.
	Probe string
	// Soname is the file name in the loader's directories.
	Soname string
	// Near is the part around which this one is looked for instead, by
	// Paths relative to the directory of the other's file: the two must come
	// from one root.
	Near Part
	// With is a pattern of the files beside it that it opens by itself.
	With string
	// Command says that it is also looked for on PATH.
	Command bool
	// Dist is the Python distribution that brings it.
	Dist string
}

// libDirs are the directories of libraries in Python wheels, a CUDA toolkit and
// a conda environment, relative to its root.
func libDirs(file string) []string {
	return []string{
		"nvidia/cu13/lib/" + file,
		"lib64/" + file,
		"lib/" + file,
		"targets/x86_64-linux/lib/" + file,
		"targets/sbsa-linux/lib/" + file,
	}
}

// partTable lists every part; a part stands after the one that it is Near.
var partTable = []partInfo{
	{Part: LibNVVM, Core: true, Env: EnvLibNVVM, Soname: "libnvvm.so.4", Dist: "nvidia_nvvm", Paths: []string{
		"nvidia/cu13/lib/libnvvm.so.4", "nvvm/lib64/libnvvm.so.4", "nvvm/lib/libnvvm.so.4", "lib/libnvvm.so.4"}},
	{Part: Libdevice, Near: LibNVVM, Dist: "nvidia_nvvm", Paths: []string{
		"../libdevice/libdevice.10.bc", "../nvvm/libdevice/libdevice.10.bc"}},
	{Part: NVJitLink, Core: true, Env: EnvNVJitLink, Soname: "libnvJitLink.so.13", Dist: "nvidia_nvjitlink", Paths: libDirs("libnvJitLink.so.13")},
	{Part: NVRTC, Core: true, Env: EnvNVRTC, Soname: "libnvrtc.so.13", Dist: "nvidia_cuda_nvrtc", Paths: libDirs("libnvrtc.so.13")},
	{Part: NVRTCBuiltins, Near: NVRTC, Dist: "nvidia_cuda_nvrtc", Paths: []string{"libnvrtc-builtins.so.13.*"}},
	{Part: CUDAHeaders, Core: true, Env: EnvCUDAInclude, Probe: "cuda_runtime.h", Dist: "nvidia_cuda_runtime", Paths: []string{
		"nvidia/cu13/include", "include", "targets/x86_64-linux/include", "targets/sbsa-linux/include"}},
	{Part: CCCL, Near: CUDAHeaders, Probe: "cuda/std/type_traits", Dist: "nvidia_cuda_cccl", Paths: []string{"cccl", "."}},
	{Part: NVSHMEMHeaders, Env: EnvNVSHMEM, EnvRoot: true, Probe: "nvshmem.h", Dist: "nvidia_nvshmem_cu13", Paths: []string{
		"nvidia/nvshmem/include", "include", "include/nvshmem", "include/nvshmem_13"}},
	{Part: NVSHMEMHost, Env: EnvNVSHMEM, EnvRoot: true, Soname: "libnvshmem_host.so.3", With: "nvshmem_*.so.*", Dist: "nvidia_nvshmem_cu13", Paths: []string{
		"nvidia/nvshmem/lib/libnvshmem_host.so.3", "lib/libnvshmem_host.so.3", "lib64/libnvshmem_host.so.3",
		"lib/x86_64-linux-gnu/nvshmem/13/libnvshmem_host.so.3", "lib/aarch64-linux-gnu/nvshmem/13/libnvshmem_host.so.3"}},
	{Part: NCCL, Env: EnvNCCL, Soname: "libnccl.so.2", Dist: "nvidia_nccl_cu13", Paths: []string{
		"nvidia/nccl/lib/libnccl.so.2", "lib/libnccl.so.2", "lib64/libnccl.so.2",
		"lib/x86_64-linux-gnu/libnccl.so.2", "lib/aarch64-linux-gnu/libnccl.so.2"}},
	{Part: NCCLHeaders, Near: NCCL, Probe: "nccl_device.h", Dist: "nvidia_nccl_cu13", Paths: []string{"../include", "../../include"}},
	{Part: NVDisasm, Env: EnvNVDisasm, Command: true, Dist: "nvidia_cuda_nvdisasm", Paths: []string{"nvidia/cu13/bin/nvdisasm", "bin/nvdisasm"}},
	{Part: CuObjdump, Env: EnvCuObjdump, Command: true, Dist: "nvidia_cuda_cuobjdump", Paths: []string{"nvidia/cu13/bin/cuobjdump", "bin/cuobjdump"}},
	{Part: LLVMLite, Env: EnvLLVMLite, Dist: "llvmlite", Paths: []string{"llvmlite/binding/libllvmlite.so"}},
}

// info returns the table's row for a part.
func info(p Part) *partInfo {
	for i := range partTable {
		if partTable[i].Part == p {
			return &partTable[i]
		}
	}
	return nil
}
