// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#copyThenUse
// entry point: galefs_copyThenUse
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 586442e3becc92d5b63d1732cb53e0f1c9ee2f658cffc734234be89f4f42f39a
// live uses: GALEFS_GROUP_BEGIN gale_copy

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(long, l_1)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_1)

__kernel void galefs_copyThenUse(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    int i_2, i_3;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) gale_group;
    l_1 = l_0 << 7;
    gale_copy((arg_ints + 16 + (l_0 << 6)), (arg_longOut + 16 + l_1), 64);
    GALEFS_BARRIER(1);
    i_2 = (int) get_local_id(0);
    i_3 = *((__global gale_int *) (arg_longOut + 16 + (l_1 + (((long) (uint) (((int) ((uint) (i_2 << 3) - (uint) i_2)) & 15)) << 2))));
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_3;
    GALEFS_GROUP_END()
}
