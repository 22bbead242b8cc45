// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#loopInBothBranches
// entry point: galefs_loopInBothBranches
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7293b2050804e612648667e9bad8082be22627f421b941e0c02ae1198951c14f
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_loopInBothBranches(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    if ((i_1 & 1) == 0) {
        i_2 = 0;
        i_3 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_3 < 10)) {
                goto B6;
            }
            i_4 = *((__global gale_int *) (arg_ints + ((((long) i_3) << 2) + 16L)));
            i_5 = (int) ((uint) i_2 + (uint) i_4);
            if (i_5 < 0) {
                break;
            }
            i_6 = (int) ((uint) i_3 + (uint) 1);
            i_2 = i_5;
            i_3 = i_6;
        }
        i_7 = i_5;
        goto B11;
    B6:;
        i_7 = i_2;
    } else {
        i_8 = 0;
        i_9 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_10 = *((__global gale_int *) (arg_ints + ((((long) i_9) << 2) + 16L)));
            i_11 = (int) ((uint) i_8 - (uint) i_10);
            i_12 = (int) ((uint) i_9 + (uint) 2);
            if (!(i_12 < 10)) {
                break;
            }
            i_8 = i_11;
            i_9 = i_12;
        }
        i_7 = i_11;
    }
B11:;
    *((__global gale_int *) (arg_out + l_0)) = i_7;
}
