// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#multiply
// entry point: galefs_multiply
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bc1646e12e2db416ec6bf8911d9697526682d897ee7bb2ea42d8324cc4c3d6b3
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_multiply(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_6;
    int i_2, i_7, i_9, i_10, i_12, i_16, i_17;
    long l_0, l_1, l_3, l_4, l_5, l_8, l_11, l_13, l_14, l_15;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    l_5 = (long) i_2;
    ul_6 = arg_ints + 12L;
    i_7 = 0;
    l_8 = 0L;
    i_9 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_10 = *((__global gale_int *) ul_6);
        if (!(i_9 < i_10)) {
            break;
        }
        l_11 = (long) i_9;
        i_12 = *((__global gale_int *) (arg_ints + ((l_11 << 2) + 16L)));
        l_13 = *((__global gale_long *) (arg_longs + ((l_11 << 3) + 16L)));
        l_14 = mul_hi(l_4, l_13);
        l_15 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) mul_hi((ulong) l_4, (ulong) l_13)) + (ulong) ((long) ((ulong) l_14 + (ulong) (l_14 << 2))))) + (ulong) ((long) ((ulong) l_4 * (ulong) l_13)))) + (ulong) ((long) ((ulong) (l_8 << 5) - (ulong) l_8)));
        i_16 = (int) ((uint) ((int) ((uint) ((int) ((long) ((ulong) (l_5 * ((long) i_12)) >> 32))) + (uint) ((int) ((uint) i_2 * (uint) i_12)))) + (uint) ((int) ((uint) (i_7 << 5) - (uint) i_7)));
        i_17 = (int) ((uint) i_9 + (uint) 1);
        i_7 = i_16;
        l_8 = l_15;
        i_9 = i_17;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_7;
    *((__global gale_long *) (arg_longOut + l_3)) = l_8;
}
