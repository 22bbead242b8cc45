// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#acrossBarriers
// entry point: galefs_acrossBarriers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 97b6cbd6ed0d76d86320d11aab7ad6b591356a00e86e54ee234625004c37d0b1
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

typedef union { char at[6]; uint words[2]; } gale_private_byte_6;
typedef union { int at[7]; uint words[7]; } gale_private_int_7;
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(gale_private_int_7, i_0) VARIABLE(gale_private_byte_6, i_1) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_9) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_4) VARIABLE(__global uchar *, ul_6) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_4) VARIABLE(ul_6) VARIABLE(ul_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_4) VARIABLE(ul_6) VARIABLE(ul_8)

__kernel void galefs_acrossBarriers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4, *ul_6, *ul_8;
    gale_private_byte_6 i_1;
    gale_private_int_7 i_0;
    int i_2, i_3, i_9, i_10, i_11, i_12, i_13, i_15, i_16, i_17, i_18, i_19;
    long l_5, l_7, l_14;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (gale_private_int_7) {{0}};
    i_1 = (gale_private_byte_6) {{0}};
    i_2 = (int) get_global_id(0);
    i_3 = (int) ((uint) i_2 + (uint) 1);
    ul_4 = arg_longOut + ((((long) ((int) ((uint) ((int) ((uint) i_2 - (uint) ((int) get_local_id(0)))) + (uint) gale_rem_int(i_3, ((int) get_local_size(0)))))) << 3) + 16L);
    l_5 = (long) i_2;
    ul_6 = arg_longOut + ((l_5 << 3) + 16L);
    l_7 = (l_5 << 2) + 16L;
    ul_8 = arg_ints + l_7;
    i_9 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_9 < 5)) {
            break;
        }
        i_10 = *((__global gale_int *) ul_8);
        i_0.at[i_9] = ((int) ((uint) i_9 + (uint) i_10));
        i_11 = i_0.at[i_9];
        i_1.at[i_9] = (char) ((int) ((char) ((int) ((uint) i_11 + (uint) (i_11 << 1)))));
        i_12 = i_0.at[i_9];
        i_13 = (int) i_1.at[i_9];
        *((__global gale_long *) ul_6) = (((long) i_12) + ((long) i_13));
        GALEFS_BARRIER(1);
        l_14 = *((__global gale_long *) ul_4);
        i_15 = i_0.at[6];
        i_0.at[6] = ((int) ((uint) i_15 + (uint) ((int) l_14)));
        GALEFS_BARRIER(2);
        i_16 = (int) ((uint) i_9 + (uint) 1);
        i_9 = i_16;
    }
    i_17 = i_0.at[6];
    i_18 = i_0.at[gale_rem_int(i_2, 5)];
    i_19 = (int) i_1.at[gale_rem_int(i_3, 5)];
    *((__global gale_int *) (arg_out + l_7)) = ((int) ((uint) i_17 + (uint) ((int) ((uint) i_18 * (uint) i_19))));
    GALEFS_GROUP_END()
}
