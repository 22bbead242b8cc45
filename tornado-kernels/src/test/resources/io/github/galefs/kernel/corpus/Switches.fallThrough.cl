// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#fallThrough
// entry point: galefs_fallThrough
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 348526455f4d56b4defb5b327b609e230d6c7c990e32c1f3f53ded800877f2c1

__kernel void galefs_fallThrough(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4, i_5, i_6;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    switch (i_1 & 3) {
        case 0:
            i_2 = 1;
            break;
        case 1:
            i_2 = 0;
            break;
        case 2:
            i_4 = 0;
            goto B5;
        default:
            i_6 = 7;
            goto B7;
    }
    i_3 = i_2 + 10;
    i_4 = i_3;
B5:;
    i_5 = i_4 + 100;
    i_6 = i_5;
B7:;
    *((__global gale_int *) (arg_out + l_0)) = i_6;
}
