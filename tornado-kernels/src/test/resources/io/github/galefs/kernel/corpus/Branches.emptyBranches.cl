// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#emptyBranches
// entry point: galefs_emptyBranches
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Branches.java
// source SHA-256: 683e62965c886ecce4b35565842e026b454467ed09076a3fdc2bc312969db30c

#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void galefs_emptyBranches(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0;
    i_0 = (int) get_global_id(0);
    *((__global int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_0;
}
