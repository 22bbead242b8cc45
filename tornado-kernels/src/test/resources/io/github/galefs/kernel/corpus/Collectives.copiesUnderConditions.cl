// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#copiesUnderConditions
// entry point: galefs_copiesUnderConditions
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE READ_WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fdcaca30fa64fd66239591cff3ce4f671a0afcba388c54b11512f6265aa3a17f
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_copy gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_2) VARIABLE(int, i_4) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_3) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_10)

__kernel void galefs_copiesUnderConditions(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_4, i_5, i_6, i_7;
    long l_1, l_3, l_8, l_9, l_10;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    i_2 = gale_group;
    l_3 = 0L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_4 < 6)) {
            break;
        }
        i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_4 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_6 = (int) ((uint) i_4 + (uint) 1);
        if ((i_5 & 1) == 0) {
            i_7 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            l_8 = ((long) i_7) << 3;
            gale_copy((arg_longs + 16 + l_8), (arg_longOut + 16 + l_8), (((int) get_local_size(0)) << 3));
            GALEFS_BARRIER(1);
            l_9 = *((__global gale_long *) (arg_longOut + ((((long) ((int) ((uint) i_7 + (uint) gale_rem_int(((int) ((uint) i_0 + (uint) i_4)), ((int) get_local_size(0)))))) << 3) + 16L)));
            GALEFS_BARRIER(2);
            l_10 = (long) ((ulong) l_9 + (ulong) ((long) ((ulong) l_3 + (ulong) (l_3 << 1))));
            *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = l_10;
            GALEFS_BARRIER(3);
            l_3 = l_10;
            i_4 = i_6;
        } else {
            i_4 = i_6;
        }
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = ((int) l_3);
    GALEFS_GROUP_END()
}
