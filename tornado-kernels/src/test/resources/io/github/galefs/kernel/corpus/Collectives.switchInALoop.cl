// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#switchInALoop
// entry point: galefs_switchInALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9b78d5f7cbfc03236b892bbcf228950094e44208e01d0390fef2235c3fdd7b49
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_2) VARIABLE(int, i_6) VARIABLE(long, l_1) VARIABLE(long, l_13) VARIABLE(long, l_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_13)

__kernel void galefs_switchInALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_4, i_5, i_6, i_10, i_12;
    long l_1, l_3, l_7, l_8, l_9, l_11, l_13, l_14, l_15, l_16;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 3) + 16L;
    i_2 = gale_group;
    l_3 = 0L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_4 < 7)) {
            break;
        }
        i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_4 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_6 = (int) ((uint) i_4 + (uint) 1);
        switch (i_5 & 3) {
            case 0:
                l_7 = *((__global gale_long *) (arg_longs + l_1));
                GALEFS_BROADCAST(1, l_8, l_7);
                l_9 = (long) ((ulong) l_3 + (ulong) l_8);
                l_3 = l_9;
                i_4 = i_6;
                break;
            case 1:
                *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_0 + (uint) i_4));
                GALEFS_BARRIER(2);
                i_10 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
                GALEFS_BARRIER(3);
                l_11 = l_3 ^ ((long) i_10);
                l_3 = l_11;
                i_4 = i_6;
                break;
            case 2:
                *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) l_3);
                GALEFS_BARRIER(4);
                i_12 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
                GALEFS_BARRIER(5);
                l_13 = (long) ((ulong) ((long) i_12) + (ulong) ((long) ((ulong) l_3 + (ulong) (l_3 << 1))));
                GALEFS_BROADCAST(6, l_14, l_13);
                l_15 = (long) ((ulong) l_13 - (ulong) l_14);
                l_3 = l_15;
                i_4 = i_6;
                break;
            default:
                l_16 = (long) ((ulong) l_3 + (ulong) 1L);
                l_3 = l_16;
                i_4 = i_6;
                break;
        }
    }
    *((__global gale_long *) (arg_longOut + l_1)) = l_3;
    GALEFS_GROUP_END()
}
