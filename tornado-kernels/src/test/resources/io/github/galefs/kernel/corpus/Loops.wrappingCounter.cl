// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#wrappingCounter
// entry point: galefs_wrappingCounter
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 887c4a70b8db80eb5b97bc10acb9169a9afe04c4746a0da0b4f1242ae621680a
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_wrappingCounter(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3;
    const int gale_group = (int) get_group_id(0);
    i_0 = 0;
    i_1 = 2147483642;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_1 < 1) {
            break;
        }
        i_2 = (int) ((uint) i_1 + (uint) 1);
        i_3 = (int) ((uint) i_0 + (uint) 1);
        i_0 = i_3;
        i_1 = i_2;
    }
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_0;
}
