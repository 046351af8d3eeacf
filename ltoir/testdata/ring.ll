; A ring step by hand: put with signal to the next PE, wait for the previous one.
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @gpuc_my_pe_thread()
declare i32 @gpuc_num_pes_thread()
declare void @gpuc_put_signal_nbi_block(i8*, i8*, i64, i8*, i64, i32, i32) #0
declare i64 @gpuc_signal_wait_until_thread(i8*, i32, i64, i32, i8*, i32)
declare void @gpuc_quiet_block() #0

define void @ring(i8* %dst, i64 %ndst, i8* %src, i64 %nsrc, i8* %sig, i64 %epoch, i8* %ctrl) {
entry:
  %me = call i32 @gpuc_my_pe_thread()
  %n = call i32 @gpuc_num_pes_thread()
  %next = add i32 %me, 1
  %right = srem i32 %next, %n
  %bytes = mul i64 %nsrc, 4
  call void @gpuc_put_signal_nbi_block(i8* %dst, i8* %src, i64 %bytes, i8* %sig, i64 %epoch, i32 9, i32 %right) #0
  %v = call i64 @gpuc_signal_wait_until_thread(i8* %sig, i32 5, i64 %epoch, i32 1, i8* %ctrl, i32 7)
  call void @gpuc_quiet_block() #0
  ret void
}

attributes #0 = { convergent nounwind }

!nvvm.annotations = !{!0}
!0 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @ring, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i8*)* @ring to i8*)], section "llvm.metadata"
