// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#shiftsByVariables
// entry point: galefs_shiftsByVariables
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 354a4c1c3fa70933a20c76835b9dd6fd8cd5e30c401c8738ada943524e0507ab

__kernel void galefs_shiftsByVariables(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_3;
    long l_0, l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    i_3 = *((__global gale_int *) (arg_ints + ((l_0 << 2) + 16L)));
    *((__global gale_long *) (arg_longOut + l_1)) = (((l_2 << i_3) ^ (l_2 >> i_3)) ^ ((long) ((ulong) l_2 >> i_3)));
}
