// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictIntegers#multiply
// entry point: galefs_multiply
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 45a7e7c222082939f4701e4f45b41e1c9f05f3191b3ab7a3c409eba70b2482d6
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_multiply(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_1, i_7, i_8, i_10, i_15;
    long l_0, l_2, l_3, l_4, l_6, l_9, l_11, l_12, l_13, l_14;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    i_1 = *((__global gale_int *) (arg_ints + ((l_0 << 2) + 16L)));
    l_2 = (l_0 << 3) + 16L;
    l_3 = *((__global gale_long *) (arg_longs + l_2));
    l_4 = (long) i_1;
    ul_5 = arg_ints + 12L;
    l_6 = 0L;
    i_7 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_8 = *((__global gale_int *) ul_5);
        if (!(i_7 < i_8)) {
            break;
        }
        l_9 = (long) i_7;
        i_10 = *((__global gale_int *) (arg_ints + ((l_9 << 2) + 16L)));
        l_11 = *((__global gale_long *) (arg_longs + ((l_9 << 3) + 16L)));
        l_12 = (long) ((ulong) (l_4 * ((long) i_10)) + (ulong) ((long) ((ulong) (l_6 << 5) - (ulong) l_6)));
        l_13 = (long) ((ulong) mul_hi(l_3, l_11) + (ulong) ((long) ((ulong) (l_12 << 5) - (ulong) l_12)));
        l_14 = (long) ((ulong) ((long) mul_hi((ulong) l_3, (ulong) l_11)) + (ulong) ((long) ((ulong) (l_13 << 5) - (ulong) l_13)));
        i_15 = (int) ((uint) i_7 + (uint) 1);
        l_6 = l_14;
        i_7 = i_15;
    }
    *((__global gale_long *) (arg_longOut + l_2)) = l_6;
}
