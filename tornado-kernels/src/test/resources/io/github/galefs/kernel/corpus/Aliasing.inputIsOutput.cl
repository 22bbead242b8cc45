// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#inputIsOutput
// entry point: galefs_inputIsOutput
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ae1eafd42347d70d02bfb5b5411a930a83c83c998537005815cd5e585ba727cf
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_inputIsOutput(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_4, *ul_5, *ul_6;
    int i_7, i_9, i_10, i_13, i_14;
    long l_0, l_1, l_3, l_8, l_11, l_12;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    ul_2 = arg_longs + l_1;
    l_3 = (l_0 << 2) + 16L;
    ul_4 = arg_ints + l_3;
    ul_5 = arg_longOut + l_1;
    ul_6 = arg_out + l_3;
    i_7 = 0;
    l_8 = 0L;
    i_9 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_9 < 9)) {
            break;
        }
        *((__global gale_int *) ul_6) = ((int) ((uint) i_7 + (uint) i_9));
        *((__global gale_long *) ul_5) = ((long) ((ulong) l_8 - (ulong) ((long) i_9)));
        i_10 = *((__global gale_int *) ul_4);
        l_11 = *((__global gale_long *) ul_2);
        l_12 = (long) ((ulong) ((long) ((ulong) (l_8 << 5) - (ulong) l_8)) + (ulong) l_11);
        i_13 = (int) ((uint) ((int) ((uint) (i_7 << 5) - (uint) i_7)) + (uint) i_10);
        i_14 = (int) ((uint) i_9 + (uint) 1);
        i_7 = i_13;
        l_8 = l_12;
        i_9 = i_14;
    }
    *((__global gale_int *) ul_6) = i_7;
    *((__global gale_long *) ul_5) = l_8;
}
