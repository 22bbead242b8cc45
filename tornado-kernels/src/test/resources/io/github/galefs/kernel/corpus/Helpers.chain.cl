// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#chain
// entry point: galefs_chain
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a26ebcb324cfa79c5ff299335e47c05fd4bc426b674ba6c29159ab71f7d75cc8
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_chain(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    if (i_0 < 0) {
        i_1 = (-9);
    } else {
        i_2 = 0;
        while (true) {
            if (!(i_2 < 10)) {
                goto B14;
            }
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 4)) {
                    goto B9;
                }
                i_4 = *((__global gale_int *) (arg_ints + ((((long) i_3) << 2) + 16L)));
                if ((i_4 & 3) == ((i_2 >> 4) & 3)) {
                    break;
                }
                i_5 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_5;
            }
            if (i_3 < 0) {
                goto B10;
            }
            i_6 = 16 - (i_2 & 15);
            i_7 = (int) ((uint) 10 - (uint) i_2);
            i_8 = (i_6 < i_7) ? i_6 : i_7;
            i_9 = (int) ((uint) i_2 + (uint) i_8);
            i_2 = i_9;
        }
    B9:;
        goto B11;
    B10:;
    B11:;
        i_10 = (i_2 < 1) ? (-11) : i_2;
        i_1 = i_10;
        goto B15;
    B14:;
        i_1 = i_2;
    }
B15:;
    if (i_1 < 0) {
        i_11 = i_1;
    } else {
        if (((int) ((uint) i_0 + (uint) 1)) < 0) {
            i_12 = (-9);
        } else {
            i_13 = 0;
            while (true) {
                if (!(i_13 < 20)) {
                    goto B31;
                }
                i_14 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_14 < 4)) {
                        goto B26;
                    }
                    i_15 = *((__global gale_int *) (arg_ints + ((((long) i_14) << 2) + 16L)));
                    i_16 = (int) ((uint) i_1 + (uint) i_13);
                    if ((i_15 & 3) == ((i_16 >> 4) & 3)) {
                        break;
                    }
                    i_17 = (int) ((uint) i_14 + (uint) 1);
                    i_14 = i_17;
                }
                if (i_14 < 0) {
                    goto B27;
                }
                i_18 = 16 - (i_16 & 15);
                i_19 = (int) ((uint) 20 - (uint) i_13);
                i_20 = (i_18 < i_19) ? i_18 : i_19;
                i_21 = (int) ((uint) i_13 + (uint) i_20);
                i_13 = i_21;
            }
        B26:;
            goto B28;
        B27:;
        B28:;
            i_22 = (i_13 < 1) ? (-11) : i_13;
            i_12 = i_22;
            goto B32;
        B31:;
            i_12 = i_13;
        }
    B32:;
        if (i_12 < 0) {
            i_23 = (int) ((uint) i_12 + (uint) (-1000));
            i_11 = i_23;
        } else {
            i_24 = (int) ((uint) i_12 + (uint) ((int) ((uint) i_1 * (uint) 100)));
            i_11 = i_24;
        }
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_11;
}
