// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#divideByConstants
// entry point: galefs_divideByConstants
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c53fa56d109fb9aef52b05ff43c445bada40ca4614716b3cd688c30ea298c12c
// live uses: gale_div_long gale_rem_long

__kernel void galefs_divideByConstants(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    long l_0, l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    *((__global gale_long *) (arg_longOut + l_1)) = ((long) ((ulong) ((long) ((ulong) gale_div_long(l_2, 7L) + (ulong) gale_div_long(l_2, (-1000003L)))) + (ulong) gale_rem_long(l_2, 13L)));
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = ((int) gale_rem_long(l_2, 1000003L));
}
