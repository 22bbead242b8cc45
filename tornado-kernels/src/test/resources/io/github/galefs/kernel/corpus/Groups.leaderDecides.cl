// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#leaderDecides
// entry point: galefs_leaderDecides
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE WRITE NONE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 445e2d186fab5eaa5e0785358ccb6c19d3cb9f3547165227c60cc7cdb397e300
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_4)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_4)

__kernel void galefs_leaderDecides(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_4;
    long l_3, l_5, l_6;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_local_id(0);
    i_1 = (gale_group & 3) + 3;
    i_2 = 0;
    l_3 = 1L;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (l_3 == 0L) {
            break;
        }
        i_4 = (int) ((uint) i_2 + (uint) 1);
        l_5 = ((!(i_0 == 0)) || (!(i_4 < i_1))) ? 0L : 1L;
        GALEFS_BROADCAST(1, l_6, l_5);
        i_2 = i_4;
        l_3 = l_6;
    }
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_2;
    GALEFS_GROUP_END()
}
