; Kernels for the tests of the CUDA back end on a real GPU. They follow the
; parameter layout of package manifest and the control block of package fault,
; but stand for themselves: a fault in the compiler does not show here.

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [6 x i8*] [
	i8* bitcast (void (i8*)* @gpu_empty to i8*),
	i8* bitcast (void (i32, i32*, i64, i8*)* @gpu_fill to i8*),
	i8* bitcast (void (i32, i32, i8*)* @gpu_fail to i8*),
	i8* bitcast (void (i32*, i8*)* @gpu_stray to i8*),
	i8* bitcast (void (i64*, i64, i8*)* @gpu_wait to i8*),
	i8* bitcast (void (i64, i8*)* @gpu_delay to i8*)], section "llvm.metadata"

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare void @llvm.nvvm.membar.sys()
declare void @llvm.trap()

define void @gpu_empty(i8* %ctrl) {
entry:
	ret void
}

; gpu_fill(value int32, p []int32): p[i] = value + i, grid-stride.
define void @gpu_fill(i32 %value, i32* %p, i64 %n, i8* %ctrl) {
entry:
	%b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
	%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
	%bd = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
	%gd = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
	%bt = mul i32 %b, %bd
	%first = add i32 %bt, %t
	%first64 = zext i32 %first to i64
	%step = mul i32 %bd, %gd
	%step64 = zext i32 %step to i64
	br label %head
head:
	%i = phi i64 [ %first64, %entry ], [ %next, %body ]
	%more = icmp ult i64 %i, %n
	br i1 %more, label %body, label %done
body:
	%i32 = trunc i64 %i to i32
	%v = add i32 %value, %i32
	%at = getelementptr i32, i32* %p, i64 %i
	store i32 %v, i32* %at, align 4
	%next = add i64 %i, %step64
	br label %head
done:
	ret void
}

; gpu_fail(block, thread int32): that thread fails the check of site 0 with the
; values 9 and 8.
define void @gpu_fail(i32 %block, i32 %thread, i8* %ctrl) {
entry:
	%b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
	%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
	%isb = icmp eq i32 %b, %block
	%ist = icmp eq i32 %t, %thread
	%is = and i1 %isb, %ist
	br i1 %is, label %bad, label %good
bad:
	call void @record(i8* %ctrl, i32 0, i64 9, i64 8)
	unreachable
good:
	ret void
}

; gpu_stray(p *int32): a store that no check stopped.
define void @gpu_stray(i32* %p, i8* %ctrl) {
entry:
	store volatile i32 1, i32* %p, align 4
	ret void
}

; gpu_wait(sig *uint64, value uint64): until *sig >= value, or the host ends it;
; site 1.
define void @gpu_wait(i64* %sig, i64 %value, i8* %ctrl) {
entry:
	%abort8 = getelementptr i8, i8* %ctrl, i64 0
	%abort = bitcast i8* %abort8 to i32*
	br label %poll
poll:
	%n = phi i32 [ 0, %entry ], [ %n1, %again ], [ 0, %look ]
	%v = load volatile i64, i64* %sig, align 8
	%ok = icmp uge i64 %v, %value
	br i1 %ok, label %done, label %again
again:
	%n1 = add i32 %n, 1
	%often = icmp ult i32 %n1, 4096
	br i1 %often, label %poll, label %look
look:
	%a = load volatile i32, i32* %abort, align 4
	%end = icmp ne i32 %a, 0
	br i1 %end, label %ended, label %poll
ended:
	call void @record(i8* %ctrl, i32 1, i64 %v, i64 %value)
	unreachable
done:
	ret void
}

; gpu_delay(ns int64) runs for that time.
define void @gpu_delay(i64 %ns, i8* %ctrl) {
entry:
	%start = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"()
	br label %loop
loop:
	%now = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"()
	%t = sub i64 %now, %start
	%more = icmp ult i64 %t, %ns
	br i1 %more, label %loop, label %done
done:
	ret void
}

; record leaves a record of a failure, the first one only, and traps.
define internal void @record(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) {
entry:
	%state8 = getelementptr i8, i8* %ctrl, i64 4
	%state = bitcast i8* %state8 to i32*
	%pair = cmpxchg i32* %state, i32 0, i32 1 seq_cst seq_cst
	%won = extractvalue { i32, i1 } %pair, 1
	br i1 %won, label %write, label %lost
write:
	%bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
	%by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
	%bz = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
	%tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
	%ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
	%tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
	%words = bitcast i8* %ctrl to i32*
	%p2 = getelementptr i32, i32* %words, i64 2
	store volatile i32 %site, i32* %p2, align 4
	%p4 = getelementptr i32, i32* %words, i64 4
	store volatile i32 %bx, i32* %p4, align 4
	%p5 = getelementptr i32, i32* %words, i64 5
	store volatile i32 %by, i32* %p5, align 4
	%p6 = getelementptr i32, i32* %words, i64 6
	store volatile i32 %bz, i32* %p6, align 4
	%p7 = getelementptr i32, i32* %words, i64 7
	store volatile i32 %tx, i32* %p7, align 4
	%p8 = getelementptr i32, i32* %words, i64 8
	store volatile i32 %ty, i32* %p8, align 4
	%p9 = getelementptr i32, i32* %words, i64 9
	store volatile i32 %tz, i32* %p9, align 4
	%longs = bitcast i8* %ctrl to i64*
	%q5 = getelementptr i64, i64* %longs, i64 5
	store volatile i64 %v0, i64* %q5, align 8
	%q6 = getelementptr i64, i64* %longs, i64 6
	store volatile i64 %v1, i64* %q6, align 8
	call void @llvm.nvvm.membar.sys()
	store volatile i32 2, i32* %state, align 4
	call void @llvm.nvvm.membar.sys()
	call void @llvm.trap()
	unreachable
lost:
	%s = load volatile i32, i32* %state, align 4
	%wait = icmp ne i32 %s, 2
	br i1 %wait, label %lost, label %end
end:
	call void @llvm.trap()
	unreachable
}

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5}
!0 = !{void (i8*)* @gpu_empty, !"kernel", i32 1}
!1 = !{void (i32, i32*, i64, i8*)* @gpu_fill, !"kernel", i32 1}
!2 = !{void (i32, i32, i8*)* @gpu_fail, !"kernel", i32 1}
!3 = !{void (i32*, i8*)* @gpu_stray, !"kernel", i32 1}
!4 = !{void (i64*, i64, i8*)* @gpu_wait, !"kernel", i32 1}
!5 = !{void (i64, i8*)* @gpu_delay, !"kernel", i32 1}

!nvvmir.version = !{!6}
!6 = !{i32 2, i32 0}
