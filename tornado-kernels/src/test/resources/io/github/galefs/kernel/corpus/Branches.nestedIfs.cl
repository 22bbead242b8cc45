// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#nestedIfs
// entry point: galefs_nestedIfs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 71e181718b0b217cf08b95e44cc8ce0722f9be2a15c96ca2d87bd0e8c19f56e9

__kernel void galefs_nestedIfs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_2, i_3, i_4, i_5, i_6, i_7, i_8;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    ul_1 = arg_ints + l_0;
    i_2 = *((__global gale_int *) ul_1);
    if ((i_2 & 1) == 0) {
        i_3 = *((__global gale_int *) ul_1);
        if ((i_3 & 2) == 0) {
            i_4 = *((__global gale_int *) ul_1);
            i_5 = ((i_4 & 4) == 0) ? 7 : 3;
            i_6 = i_5;
        } else {
            i_6 = 9;
        }
        i_7 = i_6 + 16;
        i_8 = i_7;
    } else {
        i_8 = 0;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_8;
}
