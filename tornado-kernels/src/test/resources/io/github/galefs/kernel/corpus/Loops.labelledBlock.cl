// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#labelledBlock
// entry point: galefs_labelledBlock
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8d836a9de5261728233bb8bcbca482ec43d85ae22ab533ec193e247911102cd5

__kernel void galefs_labelledBlock(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_2, i_3, i_4, i_5;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    ul_1 = arg_ints + l_0;
    i_2 = *((__global gale_int *) ul_1);
    if ((i_2 & 1) == 0) {
        i_3 = 2;
    } else {
        i_4 = *((__global gale_int *) ul_1);
        i_5 = ((i_4 & 2) == 0) ? 11 : 111;
        i_3 = i_5;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_3;
}
