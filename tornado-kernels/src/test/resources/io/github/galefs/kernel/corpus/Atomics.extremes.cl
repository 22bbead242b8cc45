// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#extremes
// entry point: galefs_extremes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE READ_WRITE
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 42fc7a55b319d06471abbd964246ec905113d78db00df0944d93a66b2d9c7fdc
// live uses: GALEFS_LONG_ATOMIC

__kernel void galefs_extremes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_9;
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8;
    long l_1, l_10, l_11, l_12, l_13;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_ints + ((l_1 << 2) + 16L);
    i_3 = *((__global gale_int *) ul_2);
    i_4 = i_0 & 3;
    i_5 = atomic_min((volatile __global int *) (arg_out + 16 + ((long) i_4 << 2)), i_3);
    i_6 = *((__global gale_int *) ul_2);
    i_7 = i_4 + 4;
    i_8 = atomic_max((volatile __global int *) (arg_out + 16 + ((long) i_7 << 2)), i_6);
    ul_9 = arg_longs + ((l_1 << 3) + 16L);
    l_10 = *((__global gale_long *) ul_9);
    l_11 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_longOut + 16 + ((long) i_4 << 3)), l_10);
    l_12 = *((__global gale_long *) ul_9);
    l_13 = GALEFS_LONG_ATOMIC(max)((volatile __global long *) (arg_longOut + 16 + ((long) i_7 << 3)), l_12);
}
