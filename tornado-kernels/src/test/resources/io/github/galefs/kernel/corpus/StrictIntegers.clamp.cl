// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictIntegers#clamp
// entry point: galefs_clamp
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 085a5413ee9c09e78bbb0f60ebf1832112cbc5e91295aa0aeb32f6dacf861568
// live uses: GALEFS_INNERMOST_LOOP gale_clamp_int gale_clamp_long

__kernel void galefs_clamp(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_4, i_6, i_7, i_9, i_11, i_12, i_13, i_18, i_19;
    long l_0, l_1, l_2, l_5, l_8, l_10, l_14, l_15, l_16, l_17;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    ul_3 = arg_ints + 12L;
    i_4 = 0;
    l_5 = 0L;
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_7 = *((__global gale_int *) ul_3);
        if (!(i_6 < i_7)) {
            break;
        }
        l_8 = (long) i_6;
        i_9 = *((__global gale_int *) (arg_ints + ((l_8 << 2) + 16L)));
        l_10 = *((__global gale_long *) (arg_longs + ((l_8 << 3) + 16L)));
        i_11 = (i_9 < 6) ? i_9 : 5;
        i_12 = (i_9 < 5) ? 5 : i_9;
        i_13 = gale_clamp_int(l_2, i_11, i_12);
        l_14 = (l_10 < 6L) ? l_10 : 5L;
        l_15 = (l_10 < 5L) ? 5L : l_10;
        l_16 = gale_clamp_long(l_2, l_14, l_15);
        l_17 = (long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_5 << 5) - (ulong) l_5)));
        i_18 = (int) ((uint) i_13 + (uint) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
        i_19 = (int) ((uint) i_6 + (uint) 1);
        i_4 = i_18;
        l_5 = l_17;
        i_6 = i_19;
    }
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = i_4;
    *((__global gale_long *) (arg_longOut + l_1)) = l_5;
}
