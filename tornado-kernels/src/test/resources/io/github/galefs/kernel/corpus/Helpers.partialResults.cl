// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#partialResults
// entry point: galefs_partialResults
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f8fee4a26aa3387b5cee4ebcd0becb43b68e841a62223b61e8094159a5087c80
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_partialResults(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25;
    long l_12;
    const int gale_group = (int) get_group_id(0);
    i_0 = 0;
    while (true) {
        if (!(i_0 < 40)) {
            goto B12;
        }
        i_1 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_1 < 4)) {
                goto B7;
            }
            i_2 = *((__global gale_int *) (arg_ints + ((((long) i_1) << 2) + 16L)));
            i_3 = (int) ((uint) i_0 + (uint) 5);
            if ((i_2 & 3) == ((i_3 >> 4) & 3)) {
                break;
            }
            i_4 = (int) ((uint) i_1 + (uint) 1);
            i_1 = i_4;
        }
        if (i_1 < 0) {
            goto B8;
        }
        i_5 = 16 - (i_3 & 15);
        i_6 = (int) ((uint) 40 - (uint) i_0);
        i_7 = (i_5 < i_6) ? i_5 : i_6;
        i_8 = (int) ((uint) i_0 + (uint) i_7);
        i_0 = i_8;
    }
B7:;
    goto B9;
B8:;
B9:;
    i_9 = (i_0 < 1) ? (-11) : i_0;
    i_10 = i_9;
    goto B13;
B12:;
    i_10 = i_0;
B13:;
    i_11 = (int) get_global_id(0);
    l_12 = (((long) i_11) << 2) + 16L;
    i_13 = *((__global gale_int *) (arg_ints + l_12));
    if (i_11 < 0) {
        i_14 = (-9);
    } else {
        if ((i_13 & 63) == 0) {
            i_14 = 0;
        } else {
            i_15 = i_13 & 63;
            i_16 = 0;
            while (true) {
                if (!(i_16 < i_15)) {
                    goto B29;
                }
                i_17 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_17 < 4)) {
                        goto B24;
                    }
                    i_18 = *((__global gale_int *) (arg_ints + ((((long) i_17) << 2) + 16L)));
                    i_19 = (int) ((uint) (i_11 & 7) + (uint) i_16);
                    if ((i_18 & 3) == ((i_19 >> 4) & 3)) {
                        break;
                    }
                    i_20 = (int) ((uint) i_17 + (uint) 1);
                    i_17 = i_20;
                }
                if (i_17 < 0) {
                    goto B25;
                }
                i_21 = 16 - (i_19 & 15);
                i_22 = (int) ((uint) i_15 - (uint) i_16);
                i_23 = (i_21 < i_22) ? i_21 : i_22;
                i_24 = (int) ((uint) i_16 + (uint) i_23);
                i_16 = i_24;
            }
        B24:;
            goto B26;
        B25:;
        B26:;
            i_25 = (i_16 < 1) ? (-11) : i_16;
            i_14 = i_25;
            goto B30;
        B29:;
            i_14 = i_16;
        }
    }
B30:;
    *((__global gale_int *) (arg_out + l_12)) = ((int) ((uint) ((int) ((uint) i_14 + (uint) ((int) ((uint) i_10 * (uint) 10000)))) + (uint) (-900)));
}
