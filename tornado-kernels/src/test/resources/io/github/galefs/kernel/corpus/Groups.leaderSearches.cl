// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#leaderSearches
// entry point: galefs_leaderSearches
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: cd09ba4a952f5ce389bb3071550c458deabde0558cbefce152c06e3791e61cd8
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP

#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE)

__kernel void galefs_leaderSearches(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_3;
    long l_1, l_4, l_5;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        i_0 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_0 < 256)) {
                goto B6;
            }
            l_1 = (long) i_0;
            i_2 = *((__global gale_int *) (arg_ints + ((l_1 << 2) + 16L)));
            if (gale_group == (i_2 & 15)) {
                break;
            }
            i_3 = (int) ((uint) i_0 + (uint) 1);
            i_0 = i_3;
        }
        l_4 = l_1;
        goto B8;
    B6:;
        l_4 = (-2L);
    } else {
        l_4 = (-1L);
    }
B8:;
    GALEFS_BROADCAST(1, l_5, l_4);
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) l_5);
    GALEFS_GROUP_END()
}
