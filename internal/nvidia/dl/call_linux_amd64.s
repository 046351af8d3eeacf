#include "textflag.h"

// enter has the C calling convention and runs on the thread's own stack: DI is the
// address of a call. The first six arguments go into registers, the others onto the stack,
// where a function that has fewer does not look. No register with the address is preserved
// across a C call, so that it waits in the frame.
TEXT enter(SB), NOSPLIT, $64-0
	MOVQ DI, 56(SP)
	MOVQ DI, R11
	MOVQ 56(R11), AX // args[6]
	MOVQ AX, 0(SP)
	MOVQ 64(R11), AX
	MOVQ AX, 8(SP)
	MOVQ 72(R11), AX
	MOVQ AX, 16(SP)
	MOVQ 80(R11), AX
	MOVQ AX, 24(SP)
	MOVQ 88(R11), AX
	MOVQ AX, 32(SP)
	MOVQ 96(R11), AX // args[11]
	MOVQ AX, 40(SP)
	MOVQ 8(R11), DI  // args[0]
	MOVQ 16(R11), SI
	MOVQ 24(R11), DX
	MOVQ 32(R11), CX
	MOVQ 40(R11), R8
	MOVQ 48(R11), R9
	MOVQ 0(R11), AX  // fn
	CALL AX
	MOVQ 56(SP), R11
	MOVQ AX, 104(R11) // result
	RET

DATA ·enterAddress(SB)/8, $enter(SB)
GLOBL ·enterAddress(SB), NOPTR|RODATA, $8
