// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#broadcastUnderACondition
// entry point: galefs_broadcastUnderACondition
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1021b7a4c3551b84c66d1b1fe0af18ff8fb565dc0354978316c8875f04edbdbc
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_2) VARIABLE(int, i_4) VARIABLE(int, i_7) VARIABLE(long, l_3)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_7) VARIABLE(l_3)

__kernel void galefs_broadcastUnderACondition(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_11;
    long l_3, l_8, l_9, l_10, l_12;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    i_1 = gale_group;
    i_2 = (int) ((uint) i_1 + (uint) (i_1 << 1));
    l_3 = 0L;
    i_4 = 0;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 9)) {
            break;
        }
        i_6 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_5 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_7 = (int) ((uint) i_5 + (uint) 1);
        if (i_6 < 1) {
            i_5 = i_7;
        } else {
            l_8 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_5)) & 255)) << 3) + 16L)));
            GALEFS_BROADCAST(1, l_9, l_8);
            l_10 = (long) ((ulong) l_9 + (ulong) ((long) ((ulong) (l_3 << 5) - (ulong) l_3)));
            i_11 = (int) ((uint) i_4 + (uint) 1);
            l_3 = l_10;
            i_4 = i_11;
            i_5 = i_7;
        }
    }
    l_12 = (long) i_0;
    *((__global gale_long *) (arg_longOut + ((l_12 << 3) + 16L))) = l_3;
    *((__global gale_int *) (arg_out + ((l_12 << 2) + 16L))) = i_4;
    GALEFS_GROUP_END()
}
