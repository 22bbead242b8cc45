// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#filled
// entry point: galefs_filled
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 14c44681d9bcc4a9a32658f1e4bb00afd44c6f555a0b9f30a90852894aa956f2
// live uses: GALEFS_INNERMOST_LOOP

typedef union { short at[33]; uint words[17]; } gale_private_short_33;
__kernel void galefs_filled(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    gale_private_short_33 i_0;
    int i_1, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13;
    long l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (gale_private_short_33) {{0}};
    i_1 = (int) get_global_id(0);
    l_2 = (((long) i_1) << 2) + 16L;
    ul_3 = arg_ints + l_2;
    i_4 = *((__global gale_int *) ul_3);
    i_5 = (int) ((short) i_4);
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < 33)) {
            break;
        }
        i_0.at[i_6] = (short) i_5;
        i_7 = (int) ((uint) i_6 + (uint) 1);
        i_6 = i_7;
    }
    i_8 = i_1 & 31;
    i_9 = (int) i_0.at[i_8];
    i_0.at[i_8] = (short) ((int) ((short) (i_9 + 1)));
    i_10 = (int) i_0.at[0];
    i_11 = *((__global gale_int *) ul_3);
    i_12 = (int) i_0.at[(i_11 & 31)];
    i_13 = (int) i_0.at[32];
    *((__global gale_int *) (arg_out + l_2)) = ((i_10 + (i_12 + (i_12 << 1))) + i_13);
}
