// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#booleans
// entry point: galefs_booleans
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0a3dcf2257741c3b536fb86cb47a64818d75f6e19128b02c0272951a8ecf747c

__kernel void galefs_booleans(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5, i_6, i_7, i_8, i_9, i_10, i_11;
    long l_0, l_1, l_3, l_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = ((!(i_2 < 0)) || (!(l_4 < 0L))) ? 0 : 1;
    i_6 = ((i_2 < 0) || (l_4 < 0L)) ? 2 : 0;
    i_7 = (i_2 < 0) ? 1 : 0;
    i_8 = (l_4 < 0L) ? 1 : 0;
    i_9 = (i_7 == i_8) ? 0 : 4;
    *((__global gale_int *) (arg_out + l_1)) = ((i_5 + i_6) + i_9);
    if (i_7 == i_8) {
        i_10 = 0;
    } else {
        i_11 = (i_2 < 0) ? 1 : (-1);
        i_10 = i_11;
    }
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) i_10);
}
