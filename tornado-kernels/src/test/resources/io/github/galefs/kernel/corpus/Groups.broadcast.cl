// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#broadcast
// entry point: galefs_broadcast
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: faab08b742b43098c3b5cf3c5ac24d08e981e4469d40cc32ac095eece023ccb0
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_4)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_4)

__kernel void galefs_broadcast(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_2;
    long l_0, l_1, l_3, l_4, l_5, l_6;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    GALEFS_BROADCAST(1, l_3, ((long) i_2));
    *((__global gale_int *) (arg_out + l_1)) = ((int) l_3);
    l_4 = (l_0 << 3) + 16L;
    l_5 = *((__global gale_long *) (arg_longs + l_4));
    GALEFS_BROADCAST(2, l_6, l_5);
    *((__global gale_long *) (arg_longOut + l_4)) = l_6;
    GALEFS_GROUP_END()
}
