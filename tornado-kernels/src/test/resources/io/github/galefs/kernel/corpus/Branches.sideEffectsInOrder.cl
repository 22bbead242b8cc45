// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#sideEffectsInOrder
// entry point: galefs_sideEffectsInOrder
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f2429735cee89337912902aa6776254a8c94e731b757dbec1d49d06c7e98daaf

__kernel void galefs_sideEffectsInOrder(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    i_2 = (i_1 < 1) ? 0 : 16;
    *((__global gale_int *) (arg_out + l_0)) = i_2;
}
