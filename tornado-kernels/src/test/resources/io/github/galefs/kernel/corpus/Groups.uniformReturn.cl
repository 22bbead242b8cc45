// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#uniformReturn
// entry point: galefs_uniformReturn
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d4affe57841219363d80961a437d9c24265411937c0d5c5e731aa31dc78a821c
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(long, l_2) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_2) VARIABLE(ul_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(ul_3)

__kernel void galefs_uniformReturn(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3;
    int i_0;
    long l_1, l_2, l_4;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_ints + ((((long) gale_group) << 2) + 16L)));
    GALEFS_BROADCAST(1, l_1, ((long) (uint) (i_0 & 1)));
    l_2 = (long) ((int) get_global_id(0));
    ul_3 = arg_out + ((l_2 << 2) + 16L);
    if (l_1 == 0L) {
        *((__global gale_int *) ul_3) = (-1);
    } else {
        GALEFS_BARRIER(2);
        GALEFS_BROADCAST(3, l_4, l_2);
        *((__global gale_int *) ul_3) = ((int) l_4);
    }
    GALEFS_GROUP_END()
}
