// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#returnFromInnerLoop
// entry point: galefs_returnFromInnerLoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 560cfdb50d9d769f4cd592035b0ea1cca0ab2866c2e1ad4ad63e77ff1c682fa0
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_returnFromInnerLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_0, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    ul_1 = arg_out + ((((long) i_0) << 2) + 16L);
    i_2 = 0;
    i_3 = 0;
    while (true) {
        if (!(i_3 < 10)) {
            goto B11;
        }
        i_4 = i_2;
        i_5 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_5 < 10)) {
                break;
            }
            i_6 = *((__global gale_int *) (arg_ints + ((((long) ((int) ((uint) i_5 + (uint) ((int) ((uint) (i_3 << 3) + (uint) (i_3 << 1)))))) << 2) + 16L)));
            i_7 = (int) ((uint) i_4 + (uint) (i_6 & 1023));
            if (((int) ((uint) ((int) ((uint) i_0 * (uint) 100)) + (uint) 5000)) < i_7) {
                goto B6;
            }
            i_8 = (int) ((uint) i_5 + (uint) 1);
            i_4 = i_7;
            i_5 = i_8;
        }
        if ((i_4 & 7) == 5) {
            goto B9;
        }
        i_9 = (int) ((uint) i_3 + (uint) 1);
        i_2 = i_4;
        i_3 = i_9;
    }
B6:;
    *((__global gale_int *) ul_1) = i_7;
    return;
B9:;
    *((__global gale_int *) ul_1) = ((int) (0 - (uint) i_4));
    return;
B11:;
    *((__global gale_int *) ul_1) = 77;
}
