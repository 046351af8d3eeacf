#include "textflag.h"

// func threadPointer() uintptr
//
// The C library keeps a thread's data at the address in a register. On amd64 the first word
// there is that address (System V ABI, ELF Handling For Thread-Local Storage).
TEXT ·threadPointer(SB), NOSPLIT, $0-8
#ifdef GOARCH_amd64
	MOVQ 0(FS), AX
	MOVQ AX, ret+0(FP)
#endif
#ifdef GOARCH_arm64
	MRS TPIDR_EL0, R0
	MOVD R0, ret+0(FP)
#endif
	RET
