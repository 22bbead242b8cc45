// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#sideEffectsInOrder
// entry point: galefs_sideEffectsInOrder
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Branches.java
// source SHA-256: ba07da392505a0dec5b7ea5c91e14b91653a3b381d372360e83378820e5eb160

#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void galefs_sideEffectsInOrder(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_2, i_3;
    long l_1;
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 2) + 16L;
    i_2 = *((__global int *) (arg_ints + l_1));
    i_3 = (i_2 < 1) ? 0 : 16;
    *((__global int *) (arg_out + l_1)) = i_3;
}
