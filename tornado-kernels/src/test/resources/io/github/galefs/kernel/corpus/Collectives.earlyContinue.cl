// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#earlyContinue
// entry point: galefs_earlyContinue
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3161850d3d4c2fe23c6b664415e458dde695b68b0804707137c3e2ef990b5bd8
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_2) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_9) VARIABLE(long, l_1) VARIABLE(long, l_3) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_8)

__kernel void galefs_earlyContinue(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_4, i_5, i_6, i_9;
    long l_1, l_3, l_7, l_8, l_10;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    i_2 = gale_group;
    l_3 = l_1;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_4 < 8)) {
            break;
        }
        i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_4 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_6 = (int) ((uint) i_4 + (uint) 1);
        if ((i_5 & 1) == 0) {
            i_4 = i_6;
        } else {
            GALEFS_BROADCAST(1, l_7, ((long) ((ulong) l_3 + (ulong) ((long) i_4))));
            l_8 = (long) ((ulong) l_3 + (ulong) l_7);
            if ((i_5 & 2) == 0) {
                l_3 = l_8;
                i_4 = i_6;
            } else {
                *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_0 + (uint) i_5));
                GALEFS_BARRIER(2);
                i_9 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
                GALEFS_BARRIER(3);
                l_10 = (long) ((ulong) ((long) i_9) + (ulong) ((long) ((ulong) l_8 + (ulong) (l_8 << 1))));
                l_3 = l_10;
                i_4 = i_6;
            }
        }
    }
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = l_3;
    GALEFS_GROUP_END()
}
