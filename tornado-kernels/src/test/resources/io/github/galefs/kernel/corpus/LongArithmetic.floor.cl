// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#floor
// entry point: galefs_floor
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5ddff8e2985d204ee4d1829238a99f835bd547db2298f95c4af22a40e6ea83e6
// live uses: gale_div_long gale_rem_long

__kernel void galefs_floor(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    long l_0, l_1, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    ul_2 = arg_longs + l_1;
    l_3 = *((__global gale_long *) ul_2);
    l_4 = gale_rem_long(l_3, 1000L);
    if ((l_3 ^ 1000L) < 0L) {
        if (l_4 == 0L) {
            l_5 = l_4;
        } else {
            l_6 = l_4 + 1000L;
            l_5 = l_6;
        }
    } else {
        l_5 = l_4;
    }
    l_7 = *((__global gale_long *) ul_2);
    l_8 = gale_div_long(l_7, 7L);
    if ((l_7 ^ 7L) < 0L) {
        if (((long) ((ulong) (l_8 << 3) - (ulong) l_8)) == l_7) {
            l_9 = l_8;
        } else {
            l_10 = l_8 + (-1L);
            l_9 = l_10;
        }
    } else {
        l_9 = l_8;
    }
    *((__global gale_long *) (arg_longOut + l_1)) = (l_5 + l_9);
    l_11 = *((__global gale_long *) ul_2);
    l_12 = gale_rem_long(l_11, 17L);
    if ((l_11 ^ 17L) < 0L) {
        if (l_12 == 0L) {
            l_13 = l_12;
        } else {
            l_14 = l_12 + 17L;
            l_13 = l_14;
        }
    } else {
        l_13 = l_12;
    }
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = ((int) l_13);
}
