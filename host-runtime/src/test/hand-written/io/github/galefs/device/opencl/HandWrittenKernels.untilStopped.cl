// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.HandWrittenKernels#untilStopped
// entry point: galefs_untilStopped
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE
// TornadoVM: none, written by hand

__kernel void galefs_untilStopped(__global uchar *fs, __global uchar *out) {
    *((volatile __global int *) (fs + 16)) = 1;
    while (*((volatile __global int *) (fs + 16 + 64)) == 0) {
    }
    *((__global int *) (out + 16)) = 77;
}
