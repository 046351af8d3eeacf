#include "textflag.h"

// enter has the C calling convention and runs on the thread's own stack: DI is the
// address of a call. R11 and AX are not preserved across a C call, so the address waits
// in the frame.
TEXT enter(SB), NOSPLIT, $16-0
	MOVQ DI, 8(SP)
	MOVQ DI, R11
	MOVQ 0(R11), AX  // fn
	MOVQ 8(R11), DI  // args[0]
	MOVQ 16(R11), SI
	MOVQ 24(R11), DX
	MOVQ 32(R11), CX
	CALL AX
	MOVQ 8(SP), R11
	MOVQ AX, 40(R11) // result
	RET

DATA ·enterAddress(SB)/8, $enter(SB)
GLOBL ·enterAddress(SB), NOPTR|RODATA, $8
