// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Names#kernel
// entry point: galefs_kernel
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 266409c538e8676ffa1631af5ef5f9edf867ca7f2fe356ce6d796204d0510dc6

__kernel void galefs_kernel(__global uchar *arg_half, __global uchar *arg_global, __global uchar *arg_uchar, __global uchar *arg_get_global_id) {
    __global uchar *ul_2, *ul_5;
    int i_3, i_8;
    long l_0, l_1, l_4, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_half + l_1;
    i_3 = *((__global gale_int *) ul_2);
    l_4 = (l_0 << 3) + 16L;
    ul_5 = arg_global + l_4;
    l_6 = *((__global gale_long *) ul_5);
    *((__global gale_int *) (arg_uchar + l_1)) = ((int) ((uint) ((int) l_6) + (uint) i_3));
    l_7 = *((__global gale_long *) ul_5);
    i_8 = *((__global gale_int *) ul_2);
    *((__global gale_long *) (arg_get_global_id + l_4)) = ((long) ((ulong) l_7 - (ulong) ((long) i_8)));
}
