// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#compareUnsigned
// entry point: galefs_compareUnsigned
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2dc934bdbd9e269af19cee22b9773af5b5e6a45aa1d4f5f8962fc258a7ea769c

__kernel void galefs_compareUnsigned(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4, i_5;
    long l_1, l_2, l_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_5 = ((uint) i_3 < (uint) i_4) ? (-1) : (i_3 == i_4) ? 0 : 1;
    *((__global gale_int *) (arg_out + l_2)) = i_5;
    l_6 = ((uint) i_3 < (uint) i_4) ? 1L : 0L;
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = l_6;
}
