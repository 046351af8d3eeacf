; A kernel that computes only, with a call of libdevice.
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @__nv_expf(float)

define void @scale(float* %x, i64 %n, i8* %ctrl) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %in = icmp ult i64 %i, %n
  br i1 %in, label %body, label %exit

body:
  %p = getelementptr float, float* %x, i64 %i
  %v = load float, float* %p
  %e = call float @__nv_expf(float %v)
  store float %e, float* %p
  br label %exit

exit:
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (float*, i64, i8*)* @scale, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*, i64, i8*)* @scale to i8*)], section "llvm.metadata"
