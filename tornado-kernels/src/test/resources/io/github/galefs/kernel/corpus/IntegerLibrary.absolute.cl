// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#absolute
// entry point: galefs_absolute
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3f44d625051af541c17940cdc62f950296d0523afdc5c811cc56844e8310ae66
// live uses: gale_abs_int gale_abs_long

__kernel void galefs_absolute(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1, l_3, l_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    *((__global gale_int *) (arg_out + l_1)) = gale_abs_int(i_2);
    *((__global gale_long *) (arg_longOut + l_3)) = gale_abs_long(l_4);
}
