// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#nestedLoops
// entry point: galefs_nestedLoops
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ddafda1d5344750d18cbaf7fae65ba45f46ad9d8b5f0e14d96b44c2661b0e849
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_14) VARIABLE(int, i_19) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_1) VARIABLE(long, l_12) VARIABLE(long, l_18) VARIABLE(__global uchar *, ul_4) VARIABLE(__global uchar *, ul_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(ul_4) VARIABLE(ul_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(ul_4) VARIABLE(ul_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(ul_4) VARIABLE(ul_5)

__kernel void galefs_nestedLoops(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4, *ul_5;
    int i_0, i_2, i_6, i_7, i_9, i_10, i_11, i_13, i_14, i_19, i_22;
    long l_1, l_3, l_8, l_12, l_15, l_16, l_17, l_18, l_20, l_21;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    i_2 = *((__global gale_int *) (arg_ints + ((l_1 << 2) + 16L)));
    l_3 = (long) i_2;
    ul_4 = arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L);
    ul_5 = arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L);
    i_6 = gale_group;
    i_7 = (int) ((uint) i_6 + (uint) (i_6 << 2));
    l_8 = l_3;
    i_9 = 0;
    while (true) {
        if (!(i_9 < 4)) {
            break;
        }
        i_10 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_9 + (uint) i_7)) & 255)) << 2) + 16L)));
        i_11 = i_10 & 3;
        l_12 = l_8;
        i_13 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_13 < i_11)) {
                break;
            }
            i_14 = (int) ((uint) i_13 + (uint) 1);
            if ((((int) ((uint) i_9 + (uint) i_13)) & 1) == 0) {
                l_15 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_13)) & 255)) << 3) + 16L)));
                GALEFS_BROADCAST(1, l_16, l_15);
                l_17 = (long) ((ulong) l_12 + (ulong) ((long) ((ulong) l_16 * (ulong) ((long) i_14))));
                l_18 = l_17;
            } else {
                l_18 = l_12;
            }
            *((__global gale_int *) ul_5) = ((int) ((uint) i_9 + (uint) ((int) l_18)));
            GALEFS_BARRIER(2);
            i_19 = *((__global gale_int *) ul_4);
            GALEFS_BARRIER(3);
            l_20 = (long) ((ulong) ((long) i_19) + (ulong) ((long) ((ulong) l_18 + (ulong) (l_18 << 2))));
            l_12 = l_20;
            i_13 = i_14;
        }
        l_21 = (long) ((ulong) l_12 + (ulong) ((long) i_9));
        i_22 = (int) ((uint) i_9 + (uint) 1);
        l_8 = l_21;
        i_9 = i_22;
    }
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = l_8;
    GALEFS_GROUP_END()
}
