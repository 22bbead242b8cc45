// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#subtract
// entry point: galefs_subtract
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a44ff91f92f0a32474ff1e673c2e025709bf648d56c39369c50e5644b4aa173f

__kernel void galefs_subtract(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_0, i_4, i_5, i_6;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    ul_3 = arg_ints + l_2;
    i_4 = *((__global gale_int *) ul_3);
    i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    *((__global gale_int *) (arg_out + l_2)) = ((int) ((uint) i_4 - (uint) i_5));
    i_6 = *((__global gale_int *) ul_3);
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) ((int) ((uint) INT_MIN - (uint) i_6)));
}
