// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#createdInHelpers
// entry point: galefs_createdInHelpers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8ba36258c442aee6746fb07d3ede11f876eca6bd783ba6d95e01613e97affdd8
// live uses: GALEFS_INNERMOST_LOOP

typedef union { long at[2]; uint words[4]; } gale_private_long_2;
typedef union { long at[8]; uint words[16]; } gale_private_long_8;
__kernel void galefs_createdInHelpers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    gale_private_long_2 l_0;
    gale_private_long_8 l_4, l_14;
    int i_5, i_6, i_10, i_15, i_16, i_20;
    long l_1, l_2, l_3, l_7, l_8, l_9, l_11, l_12, l_13, l_17, l_18, l_19, l_21, l_22, l_23, l_24, l_25;
    const int gale_group = (int) get_group_id(0);
    l_0 = (gale_private_long_2) {{0}};
    l_1 = (long) ((int) get_global_id(0));
    l_2 = (l_1 << 3) + 16L;
    l_3 = *((__global gale_long *) (arg_longs + l_2));
    l_0.at[0] = l_3;
    l_4 = (gale_private_long_8) {{0}};
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 3)) {
            break;
        }
        i_6 = i_5 & 1;
        l_7 = l_0.at[i_6];
        l_4.at[i_5] = ((long) ((ulong) ((long) i_5) + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7))));
        l_8 = l_0.at[i_6];
        l_9 = l_4.at[i_5];
        l_0.at[i_6] = (l_8 ^ ((long) ((ulong) l_9 >> 7)));
        i_10 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_10;
    }
    l_11 = l_4.at[0];
    l_12 = l_4.at[2];
    l_13 = l_4.at[7];
    l_14 = (gale_private_long_8) {{0}};
    i_15 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_15 < 5)) {
            break;
        }
        i_16 = i_15 & 1;
        l_17 = l_0.at[i_16];
        l_14.at[i_15] = ((long) ((ulong) ((long) i_15) + (ulong) ((long) ((ulong) (l_17 << 5) - (ulong) l_17))));
        l_18 = l_0.at[i_16];
        l_19 = l_14.at[i_15];
        l_0.at[i_16] = (l_18 ^ ((long) ((ulong) l_19 >> 7)));
        i_20 = (int) ((uint) i_15 + (uint) 1);
        i_15 = i_20;
    }
    l_21 = l_14.at[0];
    l_22 = l_14.at[4];
    l_23 = l_14.at[7];
    l_24 = (l_21 ^ l_22) ^ l_23;
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) ((ulong) ((l_11 ^ l_12) ^ l_13) + (ulong) ((long) ((ulong) (l_24 << 3) - (ulong) l_24))));
    l_25 = l_0.at[1];
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = ((int) l_25);
}
