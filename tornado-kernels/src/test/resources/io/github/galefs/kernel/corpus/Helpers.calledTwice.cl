// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#calledTwice
// entry point: galefs_calledTwice
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a3009ce729f5dbf7c91e01ca1f988fa815a5381689365c93d30407abaeb1286d
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_calledTwice(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_0, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    ul_1 = arg_out + ((((long) i_0) << 2) + 16L);
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 100)) {
            goto B5;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) i_2) << 2) + 16L)));
        if ((i_0 & 63) == (i_3 & 63)) {
            break;
        }
        i_4 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_4;
    }
    if (i_2 < 0) {
        i_5 = i_2;
        goto B7;
    }
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < i_2)) {
            goto B13;
        }
        i_7 = *((__global gale_int *) (arg_ints + ((((long) i_6) << 2) + 16L)));
        if ((((int) ((uint) i_0 + (uint) 1)) & 63) == (i_7 & 63)) {
            break;
        }
        i_8 = (int) ((uint) i_6 + (uint) 1);
        i_6 = i_8;
    }
    i_9 = i_6;
    goto B14;
B13:;
    i_9 = (-1);
B14:;
    *((__global gale_int *) ul_1) = ((int) ((uint) ((int) ((uint) i_2 * (uint) 1000)) + (uint) i_9));
    return;
B5:;
    i_5 = (-1);
B7:;
    *((__global gale_int *) ul_1) = i_5;
}
