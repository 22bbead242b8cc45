// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.SuspendingKernels#accesses
// entry point: galefs_accesses
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: NONE NONE READ WRITE READ_WRITE
// TornadoVM: none, written by hand

__kernel void galefs_accesses(
        __global uchar *fs, __global uchar *none, __global uchar *read, __global uchar *write, __global uchar *both) {
    ((__global int *) (none + 16))[0] = *((__global int *) (none + 12));
    ((__global int *) (read + 16))[0] += 1;
    ((__global int *) (write + 16))[0] = *((__global int *) (none + 12));
    ((__global int *) (both + 16))[0] += ((__global int *) (read + 16))[1];
}
