// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#hash
// entry point: galefs_hash
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8e1b2e726e308d336990c97e1a6dc6bfe4430ad0cc05cd9d24e82cbf1555dadb
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_hash(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = (-2128831035);
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 16)) {
            break;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_4 = (int) ((uint) (i_1 ^ i_3) * (uint) 16777619);
        i_5 = (int) ((uint) i_2 + (uint) 1);
        i_1 = i_4;
        i_2 = i_5;
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_1;
}
