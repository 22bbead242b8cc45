// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.SuspendingKernels#hoards
// entry point: galefs_hoards
// parameters: LONG_ARRAY
// accesses: READ_WRITE
// suspension: 1 waits, 67108864 values, 536870912 bytes
// TornadoVM: none, written by hand
// source SHA-256:

#ifdef GALEFS_SUSPENDED
__kernel void galefs_hoards(__global uchar *fs, __global uchar *gale_contexts) {}
#endif
