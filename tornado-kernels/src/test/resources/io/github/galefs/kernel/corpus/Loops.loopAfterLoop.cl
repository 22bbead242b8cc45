// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#loopAfterLoop
// entry point: galefs_loopAfterLoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ffea0f855a99f6214ddee9a8c00f462756eb8e2b331d4a8cf3adc06cdb03d397
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_loopAfterLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_5, i_6;
    long l_4, l_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_0 < 40)) {
            goto B5;
        }
        i_1 = *((__global gale_int *) (arg_ints + ((((long) i_0) << 2) + 16L)));
        if ((i_1 & 7) == 3) {
            break;
        }
        i_2 = (int) ((uint) i_0 + (uint) 1);
        i_0 = i_2;
    }
    goto B6;
B5:;
B6:;
    i_3 = i_0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        l_4 = (long) i_3;
        if (!(i_3 < 60)) {
            goto B11;
        }
        i_5 = *((__global gale_int *) (arg_ints + ((l_4 << 2) + 16L)));
        if ((i_5 & 7) == 4) {
            break;
        }
        i_6 = (int) ((uint) i_3 + (uint) 1);
        i_3 = i_6;
    }
    goto B12;
B11:;
B12:;
    l_7 = (long) ((int) get_global_id(0));
    *((__global gale_int *) (arg_out + ((l_7 << 2) + 16L))) = i_0;
    *((__global gale_long *) (arg_longOut + ((l_7 << 3) + 16L))) = l_4;
}
