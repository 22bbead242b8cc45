// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#fibonacci
// entry point: galefs_fibonacci
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a9563c4d7138845b291423eb7b261ac7293fed5c4b316752185c659494e60e01
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_fibonacci(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 1;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < i_0)) {
            break;
        }
        i_4 = (int) ((uint) i_3 + (uint) 1);
        i_5 = (int) ((uint) i_1 + (uint) i_2);
        i_1 = i_2;
        i_2 = i_5;
        i_3 = i_4;
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_1;
}
