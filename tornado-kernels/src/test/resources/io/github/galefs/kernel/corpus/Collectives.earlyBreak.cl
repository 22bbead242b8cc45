// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#earlyBreak
// entry point: galefs_earlyBreak
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c48b33bd95d6d7397de2750ce0a48ca36e18ad1898cd2edd9a83919cf7a4b188
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_3) VARIABLE(l_1) VARIABLE(l_9)

__kernel void galefs_earlyBreak(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_3, i_4, i_5, i_8;
    long l_1, l_2, l_6, l_7, l_9;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = l_1;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 20)) {
            goto B5;
        }
        *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_3 + (uint) ((int) l_2)));
        GALEFS_BARRIER(1);
        i_4 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
        GALEFS_BARRIER(2);
        i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_3)) & 255)) << 2) + 16L)));
        GALEFS_BROADCAST(3, l_6, ((long) (uint) (i_5 & 7)));
        l_7 = (long) ((ulong) ((long) i_4) + (ulong) ((long) ((ulong) l_2 + (ulong) (l_2 << 1))));
        if (l_6 == 0L) {
            break;
        }
        i_8 = (int) ((uint) i_3 + (uint) 1);
        l_2 = l_7;
        i_3 = i_8;
    }
    l_9 = l_7;
    goto B6;
B5:;
    l_9 = l_2;
B6:;
    GALEFS_BARRIER(4);
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_3;
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = l_9;
    GALEFS_GROUP_END()
}
