// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#conditionsWithinConditions
// entry point: galefs_conditionsWithinConditions
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6993c1db3531820ca095b2c5719b9aa0fc8827b9b72d13a62b9b53c0c14e6d8d
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_3) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_15)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_10)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_3) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_15)

__kernel void galefs_conditionsWithinConditions(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8;
    int i_2, i_3, i_5, i_6, i_7, i_9, i_13, i_14;
    long l_0, l_1, l_4, l_10, l_11, l_12, l_15, l_16, l_17;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    i_2 = gale_group;
    i_3 = (int) ((uint) (i_2 << 3) - (uint) i_2);
    l_4 = 0L;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 4)) {
            break;
        }
        i_6 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_5 + (uint) i_3)) & 255)) << 2) + 16L)));
        i_7 = (int) ((uint) i_5 + (uint) 1);
        if ((i_6 & 1) == 0) {
            i_5 = i_7;
        } else {
            ul_8 = arg_ints + ((l_0 << 2) + 16L);
            i_9 = *((__global gale_int *) ul_8);
            if (i_9 < 1) {
                l_10 = l_4;
            } else {
                l_11 = *((__global gale_long *) (arg_longs + l_1));
                l_12 = (long) ((ulong) l_4 + (ulong) (l_11 >> i_5));
                l_10 = l_12;
            }
            if ((i_6 & 2) == 0) {
                l_4 = l_10;
                i_5 = i_7;
            } else {
                i_13 = *((__global gale_int *) ul_8);
                *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_13 - (uint) i_5));
                GALEFS_BARRIER(1);
                i_14 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
                GALEFS_BARRIER(2);
                l_15 = (long) ((ulong) ((long) i_14) + (ulong) ((long) ((ulong) l_10 + (ulong) (l_10 << 1))));
                if ((i_6 & 4) == 0) {
                    l_4 = l_15;
                    i_5 = i_7;
                } else {
                    GALEFS_BROADCAST(3, l_16, l_15);
                    l_17 = (long) ((ulong) l_15 + (ulong) l_16);
                    l_4 = l_17;
                    i_5 = i_7;
                }
            }
        }
    }
    *((__global gale_long *) (arg_longOut + l_1)) = l_4;
    GALEFS_GROUP_END()
}
