// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#doWhile
// entry point: galefs_doWhile
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d2736b93f912fb50591c33d84ab4cf6102ad2beaba14bf9246b82b0a1c2b756f
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_13) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_6) VARIABLE(__global uchar *, ul_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_13) VARIABLE(l_3)

__kernel void galefs_doWhile(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_6, *ul_7;
    int i_4, i_11;
    long l_0, l_1, l_2, l_3, l_5, l_8, l_9, l_10, l_12, l_13;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    l_3 = (l_0 << 2) + 16L;
    i_4 = *((__global gale_int *) (arg_ints + l_3));
    GALEFS_BROADCAST(1, l_5, ((long) (uint) (i_4 & 7)));
    ul_6 = arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L);
    ul_7 = arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L);
    l_8 = l_2;
    l_9 = l_5;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if ((l_9 & 1L) == 0) {
            l_10 = l_8;
        } else {
            *((__global gale_int *) ul_7) = ((int) ((long) ((ulong) l_8 + (ulong) l_9)));
            GALEFS_BARRIER(2);
            i_11 = *((__global gale_int *) ul_6);
            GALEFS_BARRIER(3);
            l_12 = (long) ((ulong) ((long) i_11) + (ulong) ((long) ((ulong) l_8 + (ulong) (l_8 << 2))));
            l_10 = l_12;
        }
        GALEFS_BROADCAST(4, l_13, ((long) ((ulong) l_9 + (ulong) (-1L))));
        if (l_13 < 1L) {
            break;
        }
        l_8 = l_10;
        l_9 = l_13;
    }
    *((__global gale_long *) (arg_longOut + l_1)) = l_10;
    GALEFS_BARRIER(5);
    *((__global gale_int *) (arg_out + l_3)) = ((int) l_13);
    GALEFS_GROUP_END()
}
