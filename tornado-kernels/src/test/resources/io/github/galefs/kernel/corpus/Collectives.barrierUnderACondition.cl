// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#barrierUnderACondition
// entry point: galefs_barrierUnderACondition
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8063c295a4bbcce7fe1ae1c342b2efb34bffe422a77d2ccb7f4c1b8086551c03
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_5) VARIABLE(int, i_7) VARIABLE(long, l_0) VARIABLE(long, l_2)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_5) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_2)

__kernel void galefs_barrierUnderACondition(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_5, i_6, i_7;
    long l_0, l_2, l_8;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    i_1 = gale_group;
    l_2 = l_0;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 6)) {
            break;
        }
        i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_3 + (uint) i_1)) & 255)) << 2) + 16L)));
        i_5 = (int) ((uint) i_3 + (uint) 1);
        if ((i_4 & 1) == 0) {
            i_6 = *((__global gale_int *) (arg_ints + ((l_0 << 2) + 16L)));
            *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_3 + (uint) i_6));
            GALEFS_BARRIER(1);
            i_7 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
            GALEFS_BARRIER(2);
            l_8 = (long) ((ulong) ((long) i_7) + (ulong) ((long) ((ulong) l_2 + (ulong) (l_2 << 1))));
            l_2 = l_8;
            i_3 = i_5;
        } else {
            i_3 = i_5;
        }
    }
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = l_2;
    GALEFS_GROUP_END()
}
