extern "C" __device__ unsigned short add() { return 0; }
extern "C" __device__ void Kernel() {}
