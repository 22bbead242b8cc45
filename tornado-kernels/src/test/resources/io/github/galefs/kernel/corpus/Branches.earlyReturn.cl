// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#earlyReturn
// entry point: galefs_earlyReturn
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: efb35f5652cd6139593d5762b0f9253e8615f582357c0f4369105827005494be

__kernel void galefs_earlyReturn(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_2;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    if (i_0 < 10) {
        l_1 = (((long) i_0) << 2) + 16L;
        i_2 = *((__global gale_int *) (arg_ints + l_1));
        *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) i_2 + (uint) 1));
    }
}
