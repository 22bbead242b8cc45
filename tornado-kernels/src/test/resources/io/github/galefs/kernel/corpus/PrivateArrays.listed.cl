// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#listed
// entry point: galefs_listed
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: cf6d6188d7842c4da9926fc2999f0f69a8c15e84e351a647b7f3913894e61bd0

typedef union { int at[4]; uint words[4]; } gale_private_int_4;
__kernel void galefs_listed(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    gale_private_int_4 i_0;
    int i_1, i_4, i_5, i_6;
    long l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (gale_private_int_4) {{0}};
    i_0.at[0] = 3;
    i_1 = (int) get_global_id(0);
    l_2 = (((long) i_1) << 2) + 16L;
    ul_3 = arg_ints + l_2;
    i_4 = *((__global gale_int *) ul_3);
    i_0.at[1] = i_4;
    i_0.at[2] = i_1;
    i_0.at[3] = (-7);
    i_5 = *((__global gale_int *) ul_3);
    i_6 = i_0.at[(i_5 & 3)];
    *((__global gale_int *) (arg_out + l_2)) = (i_6 << 2);
}
