// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#divide
// entry point: galefs_divide
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a194f8531ce978ac3ff2136eb328868ddd629e12552572f97b72bc24f91e8a30
// live uses: gale_div_long gale_rem_long

__kernel void galefs_divide(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    int i_0;
    long l_1, l_2, l_3, l_5, l_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    if (!(l_1 == 0L)) {
        l_2 = (long) i_0;
        l_3 = (l_2 << 3) + 16L;
        ul_4 = arg_longs + l_3;
        l_5 = *((__global gale_long *) ul_4);
        *((__global gale_long *) (arg_longOut + l_3)) = gale_div_long(l_5, l_1);
        l_6 = *((__global gale_long *) ul_4);
        *((__global gale_int *) (arg_out + ((l_2 << 2) + 16L))) = ((int) gale_rem_long(l_6, l_1));
    }
}
