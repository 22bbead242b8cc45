// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#stridedByTheGroup
// entry point: galefs_stridedByTheGroup
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 245a6ab6088e82eec432e9c31033ddf589a24c85893ab999a9d0905599a7f83c
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_7) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_7) VARIABLE(l_8)

__kernel void galefs_stridedByTheGroup(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_9;
    long l_8;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = 0;
    i_3 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 256)) {
            break;
        }
        i_4 = *((__global gale_int *) (arg_ints + ((((long) i_3) << 2) + 16L)));
        i_5 = (int) ((uint) i_2 + (uint) i_4);
        i_6 = (int) ((uint) i_3 + (uint) i_0);
        i_2 = i_5;
        i_3 = i_6;
    }
    i_7 = (int) get_global_id(0);
    l_8 = (long) i_7;
    *((__global gale_int *) (arg_out + ((l_8 << 2) + 16L))) = i_2;
    GALEFS_BARRIER(1);
    i_9 = *((__global gale_int *) (arg_out + ((((long) ((i_7 & (-16)) + (((int) ((uint) i_7 + (uint) 1)) & 15))) << 2) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_8 << 3) + 16L))) = ((long) i_9);
    GALEFS_GROUP_END()
}
