// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#dense
// entry point: galefs_dense
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 737f7938ba8023ff5511da552b3aa26ec5221d96fe6368ebbacd55ef9a1e5ed6

__kernel void galefs_dense(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    switch (i_1 & 7) {
        case 0:
            i_2 = 5;
            break;
        case 1:
            i_2 = 7;
            break;
        case 2:
            i_2 = 11;
            break;
        case 3:
            i_2 = 13;
            break;
        case 4:
            i_2 = 1;
            break;
        default:
            i_2 = (-1);
            break;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_2;
}
