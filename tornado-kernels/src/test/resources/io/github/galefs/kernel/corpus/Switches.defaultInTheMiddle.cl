// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#defaultInTheMiddle
// entry point: galefs_defaultInTheMiddle
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3448ef8373e2cc2b423b1eb5077a4c5fa2c511c193dc1efe0e510bdff0a91db1

__kernel void galefs_defaultInTheMiddle(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4, i_5, i_6;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    switch (i_1 & 7) {
        case 1:
            i_2 = 1;
            break;
        case 2:
            i_3 = 0;
            goto B6;
        case 3:
            i_4 = 7;
            goto B7;
        default:
            i_2 = 0;
            break;
    }
    i_5 = i_2 + 10;
    i_3 = i_5;
B6:;
    i_6 = i_3 + 100;
    i_4 = i_6;
B7:;
    *((__global gale_int *) (arg_out + l_0)) = i_4;
}
