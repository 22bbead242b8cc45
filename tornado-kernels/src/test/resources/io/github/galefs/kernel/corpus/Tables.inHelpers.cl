// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Tables#inHelpers
// entry point: galefs_inHelpers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5fd69031bbb3fab44e0797a776986c2d157bb253f710e7296a9e44f15a1d847d
// live uses: GALEFS_INNERMOST_LOOP

__constant int gale_table_0[] = {3, (-1), INT_MIN, 2147483647, 97, 1048576, 0};
__constant int gale_table_1[] = {255, 65280, 16711680, (-16777216)};

__kernel void galefs_inHelpers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20;
    long l_7, l_8, l_18, l_19, l_21;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 7;
    i_2 = 0;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < i_1)) {
            goto B5;
        }
        if (!true) {
            break;
        }
        i_4 = gale_table_0[i_3];
        i_5 = (int) ((uint) i_2 + (uint) i_4);
        i_6 = (int) ((uint) i_3 + (uint) 1);
        i_2 = i_5;
        i_3 = i_6;
    }
    goto B6;
B5:;
B6:;
    l_7 = (long) i_0;
    l_8 = (l_7 << 2) + 16L;
    i_9 = *((__global gale_int *) (arg_ints + l_8));
    i_10 = i_9 & 3;
    i_11 = 0;
    i_12 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_12 < i_10)) {
            break;
        }
        i_13 = gale_table_1[i_12];
        i_14 = (int) ((uint) i_11 + (uint) i_13);
        i_15 = (int) ((uint) i_12 + (uint) 1);
        i_11 = i_14;
        i_12 = i_15;
    }
    *((__global gale_int *) (arg_out + l_8)) = ((int) ((uint) i_2 - (uint) i_11));
    i_16 = i_0 & 3;
    if (i_0 < 101) {
        i_17 = gale_table_0[i_16];
        l_18 = (long) i_17;
        l_19 = l_18;
    } else {
        i_20 = gale_table_1[i_16];
        l_21 = (long) i_20;
        l_19 = l_21;
    }
    *((__global gale_long *) (arg_longOut + ((l_7 << 3) + 16L))) = l_19;
}
