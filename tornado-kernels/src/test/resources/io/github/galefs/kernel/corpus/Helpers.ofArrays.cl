// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#ofArrays
// entry point: galefs_ofArrays
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ_WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c079cfbc395c51e08100697c55e1d3fa3549c066a265e547975aa2a9d11f5ae3

__kernel void galefs_ofArrays(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_0, i_3;
    long l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    if ((i_0 & 1) == 0) {
        ul_1 = arg_ints;
    } else {
        ul_1 = arg_out;
    }
    l_2 = (((long) i_0) << 2) + 16L;
    i_3 = *((__global gale_int *) (ul_1 + l_2));
    *((__global gale_int *) (arg_out + l_2)) = ((int) ((uint) i_3 + (uint) 1));
}
