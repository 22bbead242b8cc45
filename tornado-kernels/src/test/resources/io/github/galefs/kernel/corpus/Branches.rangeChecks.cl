// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#rangeChecks
// entry point: galefs_rangeChecks
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4e3dfbd32f1b2e7cec5bc735a8aa36c752b0a01f89f805fa805372c070364d50

__kernel void galefs_rangeChecks(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    if ((uint) i_1 < (uint) 100) {
        i_2 = 1;
    } else {
        i_3 = ((i_1 < (-100)) || (!(i_1 < 0))) ? 3 : 2;
        i_2 = i_3;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_2;
}
