// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictIntegers#floorMod
// entry point: galefs_floorMod
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8bbcc50f34deaf88a0c22ddf2aeda49ef7ce62d45639c4d2a2de8ef9ea63694e
// live uses: GALEFS_INNERMOST_LOOP gale_rem_int gale_rem_long

__kernel void galefs_floorMod(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_2, i_6, i_8, i_9, i_11, i_13, i_14, i_15, i_19, i_24, i_27, i_28;
    long l_0, l_1, l_3, l_4, l_7, l_10, l_12, l_16, l_17, l_18, l_20, l_21, l_22, l_23, l_25, l_26;
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
                if (i_14 == 0) {
                    i_13 = i_14;
                } else {
                    i_15 = (int) ((uint) i_14 + (uint) i_11);
                    i_13 = i_15;
                }
            } else {
                i_13 = i_14;
            }
        }
        if (l_12 == 0L) {
            l_16 = 0L;
        } else {
            l_17 = gale_rem_long(l_4, l_12);
            if ((l_4 ^ l_12) < 0L) {
                if (l_17 == 0L) {
                    l_16 = l_17;
                } else {
                    l_18 = (long) ((ulong) l_17 + (ulong) l_12);
                    l_16 = l_18;
                }
            } else {
                l_16 = l_17;
            }
        }
        if (i_11 == 0) {
            i_19 = 0;
        } else {
            l_20 = (long) i_11;
            l_21 = gale_rem_long(l_4, l_20);
            if ((l_20 ^ l_4) < 0L) {
                if (l_21 == 0L) {
                    l_22 = l_21;
                } else {
                    l_23 = l_20 + l_21;
                    l_22 = l_23;
                }
            } else {
                l_22 = l_21;
            }
            i_24 = (int) l_22;
            i_19 = i_24;
        }
        l_25 = (long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        l_26 = (long) ((ulong) ((long) i_19) + (ulong) ((long) ((ulong) (l_25 << 5) - (ulong) l_25)));
        i_27 = (int) ((uint) i_13 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_28 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_27;
        l_7 = l_26;
        i_8 = i_28;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
