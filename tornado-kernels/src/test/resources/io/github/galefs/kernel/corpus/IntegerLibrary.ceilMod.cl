// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#ceilMod
// entry point: galefs_ceilMod
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1b6e7eb5d771f1a49b0f6906c451300a7f84c70546c50bbfe35feb57e8e5d4c0
// live uses: GALEFS_INNERMOST_LOOP gale_rem_int gale_rem_long

__kernel void galefs_ceilMod(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_2, i_6, i_8, i_9, i_11, i_13, i_14, i_15, i_16, i_21, i_26, i_27;
    long l_0, l_1, l_3, l_4, l_7, l_10, l_12, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_25;
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
            i_14 = gale_rem_int(i_2, i_11);
            if ((i_2 ^ i_11) < 0) {
                i_15 = i_14;
            } else {
                if (i_14 == 0) {
                    i_15 = i_14;
                } else {
                    i_16 = (int) ((uint) i_14 - (uint) i_11);
                    i_15 = i_16;
                }
            }
            l_17 = (long) i_11;
            l_18 = gale_rem_long(l_4, l_17);
            if ((l_17 ^ l_4) < 0L) {
                l_19 = l_18;
            } else {
                if (l_18 == 0L) {
                    l_19 = l_18;
                } else {
                    l_20 = l_18 - l_17;
                    l_19 = l_20;
                }
            }
            i_21 = (int) ((uint) i_15 + (uint) ((int) l_19));
            i_13 = i_21;
        }
        if (l_12 == 0L) {
            l_22 = 0L;
        } else {
            l_23 = gale_rem_long(l_4, l_12);
            if ((l_4 ^ l_12) < 0L) {
                l_22 = l_23;
            } else {
                if (l_23 == 0L) {
                    l_22 = l_23;
                } else {
                    l_24 = (long) ((ulong) l_23 - (ulong) l_12);
                    l_22 = l_24;
                }
            }
        }
        l_25 = (long) ((ulong) l_22 + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        i_26 = (int) ((uint) i_13 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_27 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_26;
        l_7 = l_25;
        i_8 = i_27;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
