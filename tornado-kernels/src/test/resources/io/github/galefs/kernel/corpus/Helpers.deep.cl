// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#deep
// entry point: galefs_deep
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f55272ad22b0114a8d9e1c42e480cdd236de5dd2747b3c7c20d8b778bf055e46
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_deep(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_12;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 0;
    while (true) {
        if (!(i_2 < 8)) {
            goto B12;
        }
        i_3 = i_1;
        i_4 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_4 < 8)) {
                break;
            }
            i_5 = *((__global gale_int *) (arg_ints + ((((long) ((int) ((uint) i_4 + (uint) (i_2 << 3)))) << 2) + 16L)));
            if (((int) ((uint) i_0 + (uint) 40)) < (i_5 & 127)) {
                goto B8;
            }
            i_6 = (int) ((uint) i_3 + (uint) (i_2 ^ i_4));
            if (!(i_6 < 501)) {
                goto B7;
            }
            i_7 = (int) ((uint) i_4 + (uint) 1);
            i_3 = i_6;
            i_4 = i_7;
        }
        i_8 = (int) ((uint) i_2 + (uint) 1);
        i_1 = i_3;
        i_2 = i_8;
    }
B7:;
    i_9 = (int) (0 - (uint) i_6);
    i_10 = i_9;
    goto B13;
B8:;
    i_10 = i_3;
    goto B13;
B12:;
    i_11 = (int) ((uint) i_1 + (uint) 1);
    i_10 = i_11;
B13:;
    ul_12 = arg_out + ((((long) i_0) << 2) + 16L);
    if (i_10 < 0) {
        *((__global gale_int *) ul_12) = ((int) ((uint) i_10 + (uint) (-1)));
    } else {
        i_13 = 0;
        i_14 = 0;
        while (true) {
            if (!(i_14 < 8)) {
                goto B27;
            }
            i_15 = i_13;
            i_16 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_16 < 8)) {
                    break;
                }
                i_17 = *((__global gale_int *) (arg_ints + ((((long) ((int) ((uint) i_16 + (uint) (i_14 << 3)))) << 2) + 16L)));
                if (((((int) ((uint) i_0 + (uint) ((int) ((uint) i_0 >> 31)))) >> 1) + 40) < (i_17 & 127)) {
                    goto B23;
                }
                i_18 = (int) ((uint) i_15 + (uint) (i_14 ^ i_16));
                if (!(i_18 < 501)) {
                    goto B22;
                }
                i_19 = (int) ((uint) i_16 + (uint) 1);
                i_15 = i_18;
                i_16 = i_19;
            }
            i_20 = (int) ((uint) i_14 + (uint) 1);
            i_13 = i_15;
            i_14 = i_20;
        }
    B22:;
        i_21 = (int) (0 - (uint) i_18);
        i_22 = i_21;
        goto B28;
    B23:;
        i_22 = i_15;
        goto B28;
    B27:;
        i_23 = (int) ((uint) i_13 + (uint) 1);
        i_22 = i_23;
    B28:;
        *((__global gale_int *) ul_12) = ((int) ((uint) i_10 + (uint) i_22));
    }
}
