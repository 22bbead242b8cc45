// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#helperWithSeveralReturns
// entry point: galefs_helperWithSeveralReturns
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c5d76323ce30ba11d9dcdaf88fccad309270ea1b687b28e8ad63bc7ec7457cb8
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_9) VARIABLE(long, l_2) VARIABLE(long, l_5) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_2) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_9) VARIABLE(l_2) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_14) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(l_2)

__kernel void galefs_helperWithSeveralReturns(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_3, i_4, i_9, i_11, i_14, i_16;
    long l_2, l_5, l_6, l_7, l_8, l_10, l_12, l_13, l_15, l_17;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    i_1 = gale_group;
    l_2 = 0L;
    i_3 = 0;
    while (true) {
        if (!(i_3 < 5)) {
            break;
        }
        i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_3 + (uint) i_1)) & 255)) << 2) + 16L)));
        l_5 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_3)) & 255)) << 3) + 16L)));
        if (i_4 == 0) {
            l_6 = (-1L);
        } else {
            GALEFS_BROADCAST(1, l_7, l_5);
            if ((i_4 & 1) == 0) {
                l_8 = (-2L) - (l_7 & 7L);
                l_6 = l_8;
            } else {
                i_9 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_9 < 3)) {
                        goto B11;
                    }
                    GALEFS_BROADCAST(2, l_10, ((l_5 >> i_9) & 1L));
                    if (!(l_10 == 0L)) {
                        break;
                    }
                    i_11 = (int) ((uint) i_9 + (uint) 1);
                    i_9 = i_11;
                }
                l_12 = (long) i_9;
                l_6 = l_12;
                goto B12;
            B11:;
                l_13 = l_7 & 65535L;
                l_6 = l_13;
            }
        }
    B12:;
        i_14 = (int) ((uint) i_3 + (uint) 1);
        if (l_6 < 0L) {
            l_15 = (long) ((ulong) l_2 + (ulong) l_6);
            l_2 = l_15;
            i_3 = i_14;
        } else {
            *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) l_6);
            GALEFS_BARRIER(3);
            i_16 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
            GALEFS_BARRIER(4);
            l_17 = (long) ((ulong) ((long) i_16) + (ulong) ((long) ((ulong) l_2 + (ulong) (l_2 << 1))));
            l_2 = l_17;
            i_3 = i_14;
        }
    }
    *((__global gale_long *) (arg_longOut + ((((long) i_0) << 3) + 16L))) = l_2;
    GALEFS_GROUP_END()
}
