// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.HandWrittenKernels#arrays
// entry point: galefs_arrays
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// needs: DOUBLE
// TornadoVM: none, written by hand
// live uses: gale_double

__kernel void galefs_arrays(
        __global uchar *fs, __global uchar *a, __global uchar *b, __global uchar *c, __global uchar *d) {
    const int i = (int) get_global_id(0);
    if (i < *((__global int *) (a + 12))) {
        ((__global int *) (a + 16))[i] += i;
        ((__global long *) (b + 16))[i] += i;
        ((__global float *) (c + 16))[i] += i;
        ((__global double *) (d + 16))[i] += i;
    }
    if (i == 0) {
        ((__global long *) (fs + 16))[0] = *((__global int *) (a + 12));
        ((__global long *) (fs + 16))[1] = *((__global int *) (d + 12));
    }
}
