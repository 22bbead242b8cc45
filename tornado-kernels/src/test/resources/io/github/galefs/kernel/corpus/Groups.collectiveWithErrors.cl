// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#collectiveWithErrors
// entry point: galefs_collectiveWithErrors
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5978e7b39a8f3580715bae9a1e5a0e4c7c25aa9745e88010111eab8bc50a3be2
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_3) VARIABLE(long, l_0)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(l_0)

__kernel void galefs_collectiveWithErrors(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_1, i_2, i_3, i_4, i_9, i_12, i_13;
    long l_0, l_5, l_6, l_7, l_8, l_11;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    i_1 = (int) get_local_id(0);
    i_2 = 1;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 == 1)) {
            break;
        }
        if (i_1 == 0) {
            i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_3 + (uint) (gale_group << 4))) & 255)) << 2) + 16L)));
            if ((i_4 & 7) == 0) {
                l_5 = (-5L);
            } else {
                if (i_4 < 0) {
                    l_6 = (long) (uint) (i_4 & 255);
                    l_5 = l_6;
                } else {
                    l_7 = (long) i_3;
                    l_5 = l_7;
                }
            }
        } else {
            l_5 = 0L;
        }
        GALEFS_BROADCAST(1, l_8, l_5);
        if (l_8 < 0L) {
            i_9 = (int) l_8;
            i_2 = i_9;
        } else {
            ul_10 = arg_longOut + ((l_0 << 3) + 16L);
            l_11 = *((__global gale_long *) ul_10);
            *((__global gale_long *) ul_10) = ((long) ((ulong) l_8 + (ulong) l_11));
            GALEFS_BARRIER(2);
            i_12 = (int) ((uint) i_3 + (uint) 1);
            i_13 = (i_12 < 5) ? 1 : 0;
            i_2 = i_13;
            i_3 = i_12;
        }
    }
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = ((int) ((uint) i_2 + (uint) ((int) ((uint) i_3 * (uint) 100))));
    GALEFS_GROUP_END()
}
