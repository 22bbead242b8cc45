// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#exchanges
// entry point: galefs_exchanges
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ_WRITE READ_WRITE READ_WRITE
// needs: BARRIERS LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d73474434c666f16dbc0d5d9dd2f4913b0d218dc97644f630b37c5d3d0839e6f
// live uses: GALEFS_GROUP_BEGIN GALEFS_LONG_ATOMIC

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_5) VARIABLE(long, l_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(l_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_5)

__kernel void galefs_exchanges(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0;
    int i_1, i_2, i_3, i_4, i_5, i_8, i_10;
    long l_6, l_7, l_9;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    ul_0 = arg_ints + ((((long) ((int) get_global_id(0))) << 2) + 16L);
    i_1 = *((__global gale_int *) ul_0);
    i_2 = gale_group;
    i_3 = atomic_xchg((volatile __global int *) (arg_out + 16 + ((long) i_2 << 2)), i_1);
    i_4 = *((__global gale_int *) ul_0);
    i_5 = ((int) ((uint) 255 - (uint) i_2)) & 255;
    l_6 = GALEFS_LONG_ATOMIC(xchg)((volatile __global long *) (arg_longs + 16 + ((long) i_5 << 3)), ((long) i_4));
    l_7 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) i_2 << 3)), ((long) i_3));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        i_8 = atomic_xchg((volatile __global int *) (arg_out + 16 + ((long) i_2 << 2)), 0);
        l_9 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) i_2 << 3)), ((long) i_8));
    }
    if (l_6 == 0L) {
        i_10 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) 0 << 2)), 0);
    }
    GALEFS_BARRIER(2);
    *((__global gale_long *) (arg_longs + ((((long) (uint) i_5) << 3) + 16L))) = 0L;
    GALEFS_GROUP_END()
}
