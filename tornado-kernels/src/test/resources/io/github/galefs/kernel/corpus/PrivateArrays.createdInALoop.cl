// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#createdInALoop
// entry point: galefs_createdInALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 35b773760a449d9edef49f59c730ce329bbea2e401dbc5b0933af819aed10073
// live uses: GALEFS_INNERMOST_LOOP

typedef union { int at[4]; uint words[4]; } gale_private_int_4;
__kernel void galefs_createdInALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    gale_private_int_4 i_3;
    int i_0, i_2, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    ul_1 = arg_out + ((((long) i_0) << 2) + 16L);
    i_2 = 0;
    while (true) {
        if (!(i_2 < 9)) {
            break;
        }
        i_3 = (gale_private_int_4) {{0}};
        i_4 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_4 < 16)) {
                break;
            }
            i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) ((int) ((uint) i_2 * (uint) i_4)))) & 255)) << 2) + 16L)));
            i_6 = i_5 & 3;
            i_7 = i_3.at[i_6];
            i_3.at[i_6] = ((int) ((uint) i_7 + (uint) 1));
            i_8 = (int) ((uint) i_4 + (uint) 1);
            i_4 = i_8;
        }
        i_9 = *((__global gale_int *) ul_1);
        i_10 = i_3.at[(i_2 & 3)];
        i_11 = i_3.at[0];
        *((__global gale_int *) ul_1) = ((int) ((uint) ((int) ((uint) i_10 + (uint) ((int) ((uint) (i_9 << 4) + (uint) i_9)))) - (uint) i_11));
        i_12 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_12;
    }
}
