// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.HandWrittenKernels#twice
// entry point: galefs_twice
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// TornadoVM: none, written by hand

__kernel void galefs_twice(__global uchar *fs, __global uchar *a, __global uchar *b) {
    *((volatile __global int *) (a + 16)) += 1;
    *((volatile __global int *) (b + 16)) += 10;
}
