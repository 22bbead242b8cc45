// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#returnsFromALoop
// entry point: galefs_returnsFromALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6dc63352cf17eeae1834a99241e08f21e56ae6f605c39ac053e6e995b06e6f48
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_returnsFromALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 127;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < i_1)) {
            goto B5;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) i_2) << 2) + 16L)));
        if ((i_0 & 63) == (i_3 & 63)) {
            break;
        }
        i_4 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_4;
    }
    i_5 = i_2;
    goto B6;
B5:;
    i_5 = (-1);
B6:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_5;
}
