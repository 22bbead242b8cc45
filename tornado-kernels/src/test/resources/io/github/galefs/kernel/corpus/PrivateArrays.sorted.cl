// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#sorted
// entry point: galefs_sorted
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 127c089790e7d85f6bc73064cd2abf04029a859bbf8704dbb3894aee46778d4a
// live uses: GALEFS_INNERMOST_LOOP

typedef union { int at[16]; uint words[16]; } gale_private_int_16;
__kernel void galefs_sorted(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    gale_private_int_16 i_0;
    int i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_15;
    long l_14;
    const int gale_group = (int) get_group_id(0);
    i_0 = (gale_private_int_16) {{0}};
    i_1 = (int) get_global_id(0);
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 16)) {
            break;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_1 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_0.at[i_2] = i_3;
        i_4 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_4;
    }
    i_5 = 1;
    while (true) {
        if (!(i_5 < 16)) {
            break;
        }
        i_6 = i_0.at[i_5];
        i_7 = i_5;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_7 < 1) {
                goto B10;
            }
            i_8 = (int) ((uint) i_7 + (uint) (-1));
            i_9 = i_0.at[i_8];
            if (!(i_6 < i_9)) {
                break;
            }
            i_10 = i_0.at[i_8];
            i_0.at[i_7] = i_10;
            i_7 = i_8;
        }
        goto B11;
    B10:;
    B11:;
        i_0.at[i_7] = i_6;
        i_11 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_11;
    }
    i_12 = i_0.at[0];
    i_13 = i_0.at[8];
    l_14 = (long) i_1;
    *((__global gale_int *) (arg_out + ((l_14 << 2) + 16L))) = ((int) ((uint) i_12 + (uint) ((int) ((uint) i_13 + (uint) (i_13 << 1)))));
    i_15 = i_0.at[(i_1 & 15)];
    *((__global gale_long *) (arg_longOut + ((l_14 << 3) + 16L))) = ((long) i_15);
}
