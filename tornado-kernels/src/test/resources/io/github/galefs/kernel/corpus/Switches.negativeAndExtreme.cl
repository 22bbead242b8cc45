// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#negativeAndExtreme
// entry point: galefs_negativeAndExtreme
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e0a30af0cd252daa00051638db20ee25ecec9aa8213c2d5b603d5fb8e0551c6e

__kernel void galefs_negativeAndExtreme(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    switch (i_1) {
        case -2147483648:
            i_2 = 1;
            break;
        case -1:
            i_2 = 2;
            break;
        case 0:
            i_2 = 3;
            break;
        case 2147483647:
            i_2 = 4;
            break;
        default:
            i_2 = 5;
            break;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_2;
}
