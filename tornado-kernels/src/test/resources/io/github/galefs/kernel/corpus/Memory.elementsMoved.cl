// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#elementsMoved
// entry point: galefs_elementsMoved
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 944cebaf3b328be845a73fe550394818dd1f20db687ae7497c16fdb73ceda5cd

__kernel void galefs_elementsMoved(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    int i_0, i_1, i_5, i_6;
    long l_2, l_3, l_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    l_2 = (long) i_0;
    l_3 = (l_2 << 2) + 16L;
    ul_4 = arg_out + l_3;
    *((__global gale_int *) ul_4) = i_1;
    i_5 = *((__global gale_int *) ul_4);
    i_6 = *((__global gale_int *) (arg_ints + l_3));
    *((__global gale_int *) ul_4) = (i_5 ^ i_6);
    l_7 = *((__global gale_long *) (arg_longs + ((((long) ((int) ((uint) 255 - (uint) i_0))) << 3) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_2 << 3) + 16L))) = l_7;
}
