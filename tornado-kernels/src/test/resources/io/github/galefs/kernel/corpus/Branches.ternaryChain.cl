// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#ternaryChain
// entry point: galefs_ternaryChain
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: aed9a3c41d14ad3def1e4687c9be44bff1e45b462b67be93b7f91904ea7e9bdb

__kernel void galefs_ternaryChain(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_2, i_3, i_4, i_5, i_6, i_7;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    ul_1 = arg_ints + l_0;
    i_2 = *((__global gale_int *) ul_1);
    i_3 = i_2 & 63;
    if ((uint) i_3 < (uint) 5) {
        i_4 = 1;
    } else {
        if ((uint) i_3 < (uint) 9) {
            i_5 = *((__global gale_int *) ul_1);
            i_6 = (i_5 < 16) ? 3 : 2;
            i_4 = i_6;
        } else {
            i_7 = (i_3 == 33) ? (-4) : 6;
            i_4 = i_7;
        }
    }
    *((__global gale_int *) (arg_out + l_0)) = i_4;
}
