// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#divideByConstants
// entry point: galefs_divideByConstants
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 22cc1f544d003181137cb4654cfc80aba0338f6c0228a873f9c69ca6c961ec8c
// live uses: gale_div_int gale_rem_int

__kernel void galefs_divideByConstants(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) ((int) ((uint) (gale_div_int(i_2, 3) + gale_div_int(i_2, 7)) + (uint) gale_div_int(i_2, (-5)))) + (uint) gale_div_int(i_2, 1000003)));
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) (((gale_rem_int(i_2, 3) + gale_rem_int(i_2, 7)) + gale_rem_int(i_2, 5)) + gale_rem_int(i_2, 1000003)));
}
