// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#unsignedShiftOfNegative
// entry point: galefs_unsignedShiftOfNegative
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4c0e9227cefc7f3b01494afba8ef400c8681cff1a65ee3a7acd2906626eb8f61

__kernel void galefs_unsignedShiftOfNegative(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = i_2 | INT_MIN;
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) i_3 >> 1));
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) (i_3 + ((int) ((uint) i_3 >> 28))));
}
