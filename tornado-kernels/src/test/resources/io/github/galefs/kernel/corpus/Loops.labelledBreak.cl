// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#labelledBreak
// entry point: galefs_labelledBreak
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d06b4264258b380df56a457dd7ad2ec6c3346e02ef74a5c33a0204bfef283f6f
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_labelledBreak(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 0;
    while (true) {
        if (!(i_2 < 8)) {
            goto B11;
        }
        i_3 = (int) ((uint) i_2 + (uint) 1);
        i_4 = i_1;
        i_5 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_5 < 8)) {
                goto B9;
            }
            i_6 = *((__global gale_int *) (arg_ints + ((((long) ((int) ((uint) i_5 + (uint) (i_2 << 3)))) << 2) + 16L)));
            i_7 = (int) ((uint) i_4 + (uint) (i_6 & 255));
            if (((int) ((uint) i_0 * (uint) 11)) < i_7) {
                goto B8;
            }
            if (i_5 == ((int) ((uint) i_2 + (uint) 2))) {
                break;
            }
            i_8 = (int) ((uint) i_5 + (uint) 1);
            i_4 = i_7;
            i_5 = i_8;
        }
        i_1 = i_7;
        i_2 = i_3;
        continue;
    B9:;
        i_9 = (int) ((uint) i_4 + (uint) 1);
        i_1 = i_9;
        i_2 = i_3;
    }
B8:;
    i_10 = i_7;
    goto B12;
B11:;
    i_10 = i_1;
B12:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_10;
}
