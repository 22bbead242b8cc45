// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Names#größe
// entry point: galefs_0gr_00f6_00dfe
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 254fe8f2f2839c3222446141f7a4a25c268341c64e24ccfbeb0f880a4dbb58b0

__kernel void galefs_0gr_00f6_00dfe(__global uchar *arg_0_00e4, __global uchar *arg_0_00f6, __global uchar *arg___, __global uchar *arg_0_0024) {
    __global uchar *ul_2, *ul_5;
    int i_3, i_8;
    long l_0, l_1, l_4, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_0_00e4 + l_1;
    i_3 = *((__global gale_int *) ul_2);
    l_4 = (l_0 << 3) + 16L;
    ul_5 = arg_0_00f6 + l_4;
    l_6 = *((__global gale_long *) ul_5);
    *((__global gale_int *) (arg___ + l_1)) = ((int) ((uint) i_3 - (uint) ((int) l_6)));
    l_7 = *((__global gale_long *) ul_5);
    i_8 = *((__global gale_int *) ul_2);
    *((__global gale_long *) (arg_0_0024 + l_4)) = (((long) i_8) ^ l_7);
}
