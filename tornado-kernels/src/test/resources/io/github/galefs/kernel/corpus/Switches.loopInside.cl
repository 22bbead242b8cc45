// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#loopInside
// entry point: galefs_loopInside
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2b2e22847701b0b3c6ac4ffeb63bfef85f522ad406dbc8af6df28010afa55b36
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_loopInside(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    switch (i_1 & 3) {
        case 0:
            i_2 = 0;
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 10)) {
                    goto B6;
                }
                i_4 = *((__global gale_int *) (arg_ints + ((((long) i_3) << 2) + 16L)));
                i_5 = (int) ((uint) i_2 + (uint) i_4);
                if ((i_5 & 7) == 1) {
                    break;
                }
                i_6 = (int) ((uint) i_3 + (uint) 1);
                i_2 = i_5;
                i_3 = i_6;
            }
            i_7 = i_5;
            goto B13;
        B6:;
            i_7 = i_2;
            goto B13;
        case 1:
            i_8 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_8 < 100)) {
                    break;
                }
                i_9 = (int) ((uint) i_8 + (uint) 7);
                i_8 = i_9;
            }
            i_10 = i_8;
            break;
        default:
            i_10 = 0;
            break;
    }
    i_11 = (int) ((uint) i_10 + (uint) 1);
    i_7 = i_11;
B13:;
    *((__global gale_int *) (arg_out + l_0)) = i_7;
}
