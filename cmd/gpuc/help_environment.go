package main

// environmentHelp is the help topic "environment".
const environmentHelp = `Environment variables that gpuc and the programs made with it read:

	GPUC_CACHE
		Directory for compiled kernels and installed toolchains; by default
		gpuc in the system's directory for a user's caches.
	GPUC_TOOLCHAIN
		Directory of a toolchain (a Python site-packages directory, a CUDA
		toolkit, or anything laid out like one), or the name of an installed
		set. By default gpuc searches, in this order: the installed sets,
		Python wheels, CONDA_PREFIX, the loader's directories, CUDA_HOME,
		CUDA_PATH and /usr/local/cuda. What a variable names may belong to
		another user, but not everybody may write to it. Relative paths in
		variables that are not gpuc's own are not followed.
	GPUC_LIBNVVM, GPUC_NVJITLINK, GPUC_NVRTC, GPUC_NCCL_LIBRARY
		Paths of single libraries.
	GPUC_CUDA_INCLUDE, GPUC_NVSHMEM
		Directory of the CUDA headers; directory with NVSHMEM's include and
		lib.
	GPUC_NVDISASM, GPUC_CUOBJDUMP
		Paths of the disassemblers that gpuc inspect uses.
	PIP_INDEX_URL, PIP_EXTRA_INDEX_URL, PIP_FIND_LINKS, PIP_CERT, ...
		Pip's settings for package indexes. gpuc toolchain install reads
		them, and also pip.conf, HTTPS_PROXY, NO_PROXY and NETRC.
	GPUC_BACKEND, GPUC_SEED, GPUC_NP
		What the flags -backend, -seed and -np of gpuc run say, for programs
		that are started without gpuc run.
	GPUC_HANG_TIMEOUT
		How long a thread of an emulated kernel may only compute or poll
		before its launch fails, such as 30s; by default for ever. The
		flags gpuc run -hang-timeout and go test -gpuc.hang-timeout say
		the same.
	GPUC_OVERSUBSCRIBE
		1 lets PEs share GPUs where there are more PEs than GPUs, as gpuc
		run -oversubscribe does; tests on GPUs read it too.
`
