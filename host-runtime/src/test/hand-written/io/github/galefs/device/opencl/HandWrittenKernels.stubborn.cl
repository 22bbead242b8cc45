// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.HandWrittenKernels#stubborn
// entry point: galefs_stubborn
// parameters: LONG_ARRAY
// accesses: READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: none, written by hand
// source SHA-256:

__kernel void galefs_stubborn(__global uchar *fs) {
    *((volatile __global int *) (fs + 16)) = 1;
    while (*((volatile __global int *) (fs + 16 + 128)) == 0) {
    }
}
