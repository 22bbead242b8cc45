// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#withoutResult
// entry point: galefs_withoutResult
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a3c5fd488d6538afb245f0e5b0fce8b15c6e8ec286bb7cfb4f37939891d5e04c

__kernel void galefs_withoutResult(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_1;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    ul_2 = arg_out + l_0;
    if (i_1 < 31) {
        *((__global gale_int *) ul_2) = ((int) (0 - (uint) i_1));
    } else {
        *((__global gale_int *) ul_2) = i_1;
    }
}
