// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#divide
// entry point: galefs_divide
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b58be3b632d73c181a57d1106d1f4f22fdc001f592b5d1833120c19e50e6dec5
// live uses: GALEFS_INNERMOST_LOOP gale_div_int gale_div_long gale_rem_int gale_rem_long

__kernel void galefs_divide(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_2, i_6, i_8, i_9, i_11, i_13, i_14, i_15, i_20, i_21;
    long l_0, l_1, l_3, l_4, l_7, l_10, l_12, l_16, l_17, l_18, l_19;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    ul_5 = arg_ints + 12L;
    i_6 = 0;
    l_7 = 0L;
    i_8 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_9 = *((__global gale_int *) ul_5);
        if (!(i_8 < i_9)) {
            break;
        }
        l_10 = (long) i_8;
        i_11 = *((__global gale_int *) (arg_ints + ((l_10 << 2) + 16L)));
        l_12 = *((__global gale_long *) (arg_longs + ((l_10 << 3) + 16L)));
        if (i_11 == 0) {
            i_13 = 0;
        } else {
            i_14 = gale_div_int(i_2, i_11);
            i_15 = (int) ((uint) ((int) ((uint) (i_14 << 3) - (uint) i_14)) + (uint) gale_rem_int(i_2, i_11));
            i_13 = i_15;
        }
        if (l_12 == 0L) {
            l_16 = 0L;
        } else {
            l_17 = gale_div_long(l_4, l_12);
            l_18 = (long) ((ulong) ((long) ((ulong) (l_17 << 3) - (ulong) l_17)) + (ulong) gale_rem_long(l_4, l_12));
            l_16 = l_18;
        }
        l_19 = (long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        i_20 = (int) ((uint) i_13 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_21 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_20;
        l_7 = l_19;
        i_8 = i_21;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
