// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#volatileLongsAndBytes
// entry point: galefs_volatileLongsAndBytes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b54b2631ee53621975ff3f1f7929019fb02ea1689e14ff42ace097aed304e079
// live uses: GALEFS_ACQUIRE_FENCE GALEFS_RELEASE_FENCE

__kernel void galefs_volatileLongsAndBytes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_4, i_6, i_7;
    long l_0, l_1, l_2, l_3, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = l_0 << 3;
    l_2 = *((__global gale_long *) (arg_longs + (l_1 + 16L)));
    *((volatile __global gale_long *) (arg_longOut + 16 + l_1)) = l_2;
    GALEFS_RELEASE_FENCE();
    l_3 = (l_0 << 2) + 16L;
    i_4 = *((__global gale_int *) (arg_ints + l_3));
    l_5 = l_1 + 1L;
    *((volatile __global char *) (arg_longOut + 16 + l_5)) = (char) i_4;
    GALEFS_ACQUIRE_FENCE();
    i_6 = (int) *((__global char *) (arg_longOut + 16 + l_5));
    i_7 = (int) *((__global char *) (arg_longOut + 16 + l_1));
    *((__global gale_int *) (arg_out + l_3)) = ((int) ((uint) i_6 + (uint) i_7));
}
