// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.HandWrittenKernels#stubborn
// entry point: galefs_stubborn
// parameters: LONG_ARRAY
// accesses: READ_WRITE
// TornadoVM: none, written by hand

__kernel void galefs_stubborn(__global uchar *fs) {
    *((volatile __global int *) (fs + 16)) = 1;
    while (*((volatile __global int *) (fs + 16 + 128)) == 0) {
    }
}
