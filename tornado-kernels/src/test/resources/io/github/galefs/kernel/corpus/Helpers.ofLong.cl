// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#ofLong
// entry point: galefs_ofLong
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4f964f4c785d780412ac6ed8fa956709c38ebea0d6ca0cd5c9e309c456a5646e

__kernel void galefs_ofLong(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_3;
    long l_0, l_1, l_2, l_4, l_5, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    i_3 = *((__global gale_int *) (arg_ints + ((l_0 << 2) + 16L)));
    l_4 = (long) i_3;
    if (i_3 < 0) {
        l_5 = l_4 ^ l_2;
        l_6 = l_5;
    } else {
        l_7 = (long) ((ulong) (l_4 << 20) + (ulong) l_2);
        l_6 = l_7;
    }
    *((__global gale_long *) (arg_longOut + l_1)) = l_6;
}
