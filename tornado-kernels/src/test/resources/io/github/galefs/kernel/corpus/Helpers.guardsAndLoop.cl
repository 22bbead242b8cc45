// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#guardsAndLoop
// entry point: galefs_guardsAndLoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1cfdb8b2b7687cd828a5b498a0ffaf5808ec5a4c16b6a661423176e9f546ef6a
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_guardsAndLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 1;
    while (true) {
        if (i_2 < 1) {
            goto B22;
        }
        if (!(i_1 < 40)) {
            break;
        }
        if (i_0 < 0) {
            i_3 = (-9);
        } else {
            i_4 = 0;
            while (true) {
                if (!(i_4 < 3)) {
                    goto B17;
                }
                i_5 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_5 < 4)) {
                        goto B12;
                    }
                    i_6 = *((__global gale_int *) (arg_ints + ((((long) i_5) << 2) + 16L)));
                    i_7 = (int) ((uint) i_1 + (uint) i_4);
                    if ((i_6 & 3) == ((i_7 >> 4) & 3)) {
                        break;
                    }
                    i_8 = (int) ((uint) i_5 + (uint) 1);
                    i_5 = i_8;
                }
                if (i_5 < 0) {
                    goto B13;
                }
                i_9 = 16 - (i_7 & 15);
                i_10 = (int) ((uint) 3 - (uint) i_4);
                i_11 = (i_9 < i_10) ? i_9 : i_10;
                i_12 = (int) ((uint) i_4 + (uint) i_11);
                i_4 = i_12;
            }
        B12:;
            goto B14;
        B13:;
        B14:;
            i_13 = (i_4 < 1) ? (-11) : i_4;
            i_3 = i_13;
            goto B18;
        B17:;
            i_3 = i_4;
        }
    B18:;
        if (i_3 < 1) {
            i_2 = i_3;
        } else {
            i_14 = (int) ((uint) i_1 + (uint) i_3);
            i_1 = i_14;
            i_2 = i_3;
        }
    }
    goto B23;
B22:;
B23:;
    if (i_2 < 0) {
        i_15 = i_2;
    } else {
        i_15 = i_1;
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_15;
}
