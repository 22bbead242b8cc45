// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#differentBarriersInBothBranches
// entry point: galefs_differentBarriersInBothBranches
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 87ca5a8a9e55be93e9e201cbd19d6b026b7fa9f8ce2ca185af45c8a9f4ba04ed
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_2) VARIABLE(int, i_4) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_12) VARIABLE(long, l_3) VARIABLE(long, l_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_6)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_6)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_6)

__kernel void galefs_differentBarriersInBothBranches(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_2, i_4, i_5, i_11, i_16;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_15;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    i_2 = gale_group;
    l_3 = 1L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_4 < 5)) {
            break;
        }
        i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_4 + (uint) i_2)) & 255)) << 2) + 16L)));
        l_6 = (long) i_4;
        if ((i_5 & 2) == 0) {
            l_7 = *((__global gale_long *) (arg_longs + l_1));
            GALEFS_BROADCAST(1, l_8, ((long) ((ulong) l_6 + (ulong) l_7)));
            l_9 = (long) ((ulong) l_3 + (ulong) l_8);
            l_10 = l_9;
        } else {
            *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) l_3);
            GALEFS_BARRIER(2);
            i_11 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
            GALEFS_BARRIER(3);
            l_12 = l_3 ^ ((long) i_11);
            GALEFS_BROADCAST(4, l_13, ((long) ((ulong) l_12 + (ulong) l_0)));
            l_14 = (long) ((ulong) l_12 + (ulong) l_13);
            l_10 = l_14;
        }
        l_15 = (long) ((ulong) l_6 + (ulong) ((long) ((ulong) (l_10 << 3) - (ulong) l_10)));
        i_16 = (int) ((uint) i_4 + (uint) 1);
        l_3 = l_15;
        i_4 = i_16;
    }
    *((__global gale_long *) (arg_longOut + l_1)) = l_3;
    GALEFS_GROUP_END()
}
