// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#barrierPublishes
// entry point: galefs_barrierPublishes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 97ba3a22fe8ffec9b203e8bebeb7b7a6f1bf2bb4ed8f119e7ab56dead2c6d21d
// live uses: GALEFS_GROUP_BEGIN

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(long, l_0)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)

__kernel void galefs_barrierPublishes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    int i_2, i_3;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    *((__global gale_int *) (arg_out + l_1)) = i_2;
    GALEFS_BARRIER(1);
    i_3 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) ((int) get_local_size(0)))) - (uint) ((int) get_local_id(0)))) + (uint) (-1)))) << 2) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) i_3);
    GALEFS_GROUP_END()
}
