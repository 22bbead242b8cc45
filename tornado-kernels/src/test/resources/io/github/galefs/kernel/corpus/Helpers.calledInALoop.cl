// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#calledInALoop
// entry point: galefs_calledInALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b31d316caa3898f5a23d2c2b690b06618946b73a34dfbcfced3e710235996538
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_calledInALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 0;
    while (true) {
        if (!(i_2 < 8)) {
            break;
        }
        i_3 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_3 < 64)) {
                goto B7;
            }
            i_4 = *((__global gale_int *) (arg_ints + ((((long) i_3) << 2) + 16L)));
            if ((((int) ((uint) i_0 + (uint) i_2)) & 63) == (i_4 & 63)) {
                break;
            }
            i_5 = (int) ((uint) i_3 + (uint) 1);
            i_3 = i_5;
        }
        i_6 = i_3;
        goto B8;
    B7:;
        i_6 = (-1);
    B8:;
        i_7 = (int) ((uint) i_2 + (uint) 1);
        if (i_6 < 0) {
            i_2 = i_7;
        } else {
            i_8 = (int) ((uint) i_1 + (uint) i_6);
            i_1 = i_8;
            i_2 = i_7;
        }
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_1;
}
