// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#broadcastInALoop
// entry point: galefs_broadcastInALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1658628896d580f7398c04ff8c48874d4be6fff24cc1dbc5578e4a584b08233e
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_2) VARIABLE(long, l_1)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1)

__kernel void galefs_broadcastInALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_6;
    long l_1, l_3, l_4, l_5;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = 0L;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 20)) {
            break;
        }
        l_3 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_2)) & 255)) << 3) + 16L)));
        GALEFS_BROADCAST(1, l_4, l_3);
        l_5 = (long) ((ulong) l_4 + (ulong) ((long) ((ulong) l_1 + (ulong) (l_1 << 1))));
        i_6 = (int) ((uint) i_2 + (uint) 1);
        l_1 = l_5;
        i_2 = i_6;
    }
    *((__global gale_long *) (arg_longOut + ((((long) i_0) << 3) + 16L))) = l_1;
    GALEFS_GROUP_END()
}
