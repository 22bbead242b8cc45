// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#onByteOfLong
// entry point: galefs_onByteOfLong
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8800638e4dafb674da01f511738510e37e6b5d6c25acf3ebcb0bc49c4cb279a2

__kernel void galefs_onByteOfLong(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = *((__global gale_long *) (arg_longs + ((l_0 << 3) + 16L)));
    i_2 = (int) ((char) l_1);
    switch (i_2) {
        case -128:
            i_3 = 1;
            break;
        case 0:
            i_3 = 2;
            break;
        case 127:
            i_3 = 3;
            break;
        default:
            i_3 = i_2;
            break;
    }
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = i_3;
}
