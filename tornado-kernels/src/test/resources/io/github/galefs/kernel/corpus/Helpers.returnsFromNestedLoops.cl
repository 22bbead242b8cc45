// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#returnsFromNestedLoops
// entry point: galefs_returnsFromNestedLoops
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fd2584ffe8e9badcd2e6c3d581ca7b554fdc55cbd77831fffa7c1d84589bea30
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_returnsFromNestedLoops(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    while (true) {
        if (!(i_1 < 8)) {
            goto B9;
        }
        i_2 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_2 < 8)) {
                break;
            }
            i_3 = *((__global gale_int *) (arg_ints + ((((long) ((int) ((uint) i_2 + (uint) (i_1 << 3)))) << 2) + 16L)));
            if ((i_0 & 63) == (i_3 & 63)) {
                goto B6;
            }
            i_4 = (int) ((uint) i_2 + (uint) 1);
            i_2 = i_4;
        }
        i_5 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_5;
    }
B6:;
    i_6 = (int) ((uint) i_2 + (uint) ((int) ((uint) i_1 * (uint) 100)));
    i_7 = i_6;
    goto B10;
B9:;
    i_7 = (-1);
B10:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_7;
}
