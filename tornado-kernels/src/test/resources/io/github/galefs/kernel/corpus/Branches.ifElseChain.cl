// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#ifElseChain
// entry point: galefs_ifElseChain
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: feca0b36cc26a29eba74b1265d74e1d91ad207f7ed1f80fb1c40dc933adddc58

__kernel void galefs_ifElseChain(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    if ((i_1 & 15) == 0) {
        i_2 = 1;
    } else {
        i_3 = i_1 & 15;
        if ((uint) i_3 < (uint) 4) {
            i_2 = 2;
        } else {
            i_4 = (i_3 == 9) ? 3 : 4;
            i_2 = i_4;
        }
    }
    *((__global gale_int *) (arg_out + l_0)) = i_2;
}
