// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#calledInACondition
// entry point: galefs_calledInACondition
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 62d58955004726ecf4794b21deed3a304525931b135692fdf405c7230fd0540e
// live uses: gale_div_int

__kernel void galefs_calledInACondition(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_0, i_3;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 2) + 16L;
    ul_2 = arg_out + l_1;
    if ((i_0 & 1) == 0) {
        i_3 = *((__global gale_int *) (arg_ints + l_1));
        if (!((gale_div_int(i_3, 3) & 1) == 0)) {
            *((__global gale_int *) ul_2) = 3;
            goto B6;
        }
    }
    *((__global gale_int *) ul_2) = 4;
B6:;
}
