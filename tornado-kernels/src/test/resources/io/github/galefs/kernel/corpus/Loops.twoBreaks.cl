// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#twoBreaks
// entry point: galefs_twoBreaks
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 16281a9ab6736535661bca6afdf86b18ce3f2a03a2b0853a65b44a7705854ae3
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_twoBreaks(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_1 < 100)) {
            goto B7;
        }
        i_2 = *((__global gale_int *) (arg_ints + ((((long) i_1) << 2) + 16L)));
        i_3 = i_2 & 63;
        if (i_3 == (i_0 & 63)) {
            goto B6;
        }
        if (i_3 == (((int) ((uint) i_0 + (uint) 1)) & 63)) {
            break;
        }
        i_4 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_4;
    }
    i_5 = (int) ((uint) (-100) - (uint) i_1);
    i_6 = i_5;
    goto B8;
B6:;
    i_7 = (int) ((uint) i_1 + (uint) 100);
    i_6 = i_7;
    goto B8;
B7:;
    i_6 = 0;
B8:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_6;
}
