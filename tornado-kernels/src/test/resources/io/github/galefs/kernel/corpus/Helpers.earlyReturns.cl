// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#earlyReturns
// entry point: galefs_earlyReturns
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5b813f74bb8f56756391202d6f8aa862fb0c3e4470a8dde02a2c423b019d136e

__kernel void galefs_earlyReturns(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7;
    long l_3;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    if (i_0 < 10) {
        i_1 = (-1);
    } else {
        i_2 = (i_0 == 20) ? 0 : 1;
        i_1 = i_2;
    }
    l_3 = (((long) i_0) << 2) + 16L;
    i_4 = *((__global gale_int *) (arg_ints + l_3));
    i_5 = i_4 & 31;
    if ((uint) i_5 < (uint) 10) {
        i_6 = (-1);
    } else {
        i_7 = (i_5 == 20) ? 0 : 1;
        i_6 = i_7;
    }
    *((__global gale_int *) (arg_out + l_3)) = ((i_1 * 100) + i_6);
}
