// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#toFloatingPoint
// entry point: galefs_toFloatingPoint
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ca511e75e98a75888fc28975d9d4b69956c6ed8a6c06d54b4c5f8929fc423416
// live uses: gale_double

__kernel void galefs_toFloatingPoint(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5;
    long l_0, l_1, l_3, l_4, l_6;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = as_int(((float) i_2));
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) as_int(((float) l_4)) + (uint) ((int) ((uint) i_5 + (uint) (i_5 << 1)))));
    l_6 = as_long(((double) i_2));
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) as_long(((double) l_4)) + (ulong) ((long) ((ulong) l_6 + (ulong) (l_6 << 1)))));
}
