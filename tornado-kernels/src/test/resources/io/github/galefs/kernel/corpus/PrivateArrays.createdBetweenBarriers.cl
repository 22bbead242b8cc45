// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#createdBetweenBarriers
// entry point: galefs_createdBetweenBarriers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE READ_WRITE
// needs: BARRIERS DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 118cd83de6fdb1b1658264a8e47f2b2dec569270ff4c1982c30bfa869a71b577
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_double gale_rem_int

typedef union { double at[3]; uint words[6]; } gale_private_double_3;
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(double, d_10) VARIABLE(gale_private_double_3, d_6) VARIABLE(int, i_5) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_3) VARIABLE(__global uchar *, ul_4)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(d_6) VARIABLE(i_5) VARIABLE(ul_2) VARIABLE(ul_3) VARIABLE(ul_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(d_10) VARIABLE(d_6) VARIABLE(i_5) VARIABLE(ul_2) VARIABLE(ul_3) VARIABLE(ul_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(d_6) VARIABLE(i_5) VARIABLE(ul_2) VARIABLE(ul_3) VARIABLE(ul_4)

__kernel void galefs_createdBetweenBarriers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_3, *ul_4;
    double d_10, d_14, d_15, d_16, d_17;
    gale_private_double_3 d_6;
    int i_5, i_7, i_19;
    long l_0, l_1, l_8, l_9, l_11, l_12, l_13, l_18;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    ul_2 = arg_longOut + l_1;
    ul_3 = arg_longs + l_1;
    ul_4 = arg_ints + ((l_0 << 2) + 16L);
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 4)) {
            break;
        }
        d_6 = (gale_private_double_3) {{0}};
        i_7 = *((__global gale_int *) ul_4);
        d_6.at[gale_rem_int(i_5, 3)] = ((double) i_7);
        l_8 = *((__global gale_long *) ul_3);
        GALEFS_BROADCAST(1, l_9, l_8);
        if ((l_9 & 1L) == 0) {
            d_10 = d_6.at[1];
            l_11 = *((__global gale_long *) ul_3);
            GALEFS_BROADCAST(2, l_12, ((long) ((ulong) ((long) i_5) + (ulong) l_11)));
            d_6.at[1] = (d_10 + ((double) l_12));
            GALEFS_BARRIER(3);
        }
        l_13 = *((__global gale_long *) ul_2);
        d_14 = d_6.at[0];
        d_15 = d_6.at[1];
        d_16 = d_6.at[2];
        d_17 = (d_14 + (d_15 * (0x1.0p1))) + d_16;
        l_18 = (d_17 == d_17) ? as_long(d_17) : 9221120237041090560L;
        *((__global gale_long *) ul_2) = ((long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_13 << 5) - (ulong) l_13))));
        i_19 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_19;
    }
    GALEFS_GROUP_END()
}
