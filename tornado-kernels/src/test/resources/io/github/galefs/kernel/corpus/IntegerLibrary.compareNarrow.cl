// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#compareNarrow
// entry point: galefs_compareNarrow
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 12cbec8da77a47263332d508d055815ed205717ce8dae1b1965ad3348f47b328
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_compareNarrow(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_9;
    char ch_5, ch_19;
    int i_2, i_4, i_6, i_7, i_8, i_10, i_12, i_13, i_14, i_16, i_20, i_21, i_22;
    long l_0, l_1, l_11, l_17, l_18;
    short sh_3, sh_15;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    sh_3 = (short) i_2;
    i_4 = (int) sh_3;
    ch_5 = (char) i_2;
    i_6 = (int) (uchar) ch_5;
    i_7 = (int) ch_5;
    i_8 = (int) (ushort) sh_3;
    ul_9 = arg_ints + 12L;
    i_10 = 0;
    l_11 = 0L;
    i_12 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_13 = *((__global gale_int *) ul_9);
        if (!(i_12 < i_13)) {
            break;
        }
        i_14 = *((__global gale_int *) (arg_ints + ((((long) i_12) << 2) + 16L)));
        sh_15 = (short) i_14;
        i_16 = i_8 - ((int) (ushort) sh_15);
        l_17 = (long) (i_4 - ((int) sh_15));
        l_18 = (long) ((ulong) (((long) i_16) + (l_17 + (l_17 << 1))) + (ulong) ((long) ((ulong) (l_11 << 5) - (ulong) l_11)));
        ch_19 = (char) i_14;
        i_20 = i_7 - ((int) ch_19);
        i_21 = (int) ((uint) (((i_6 - ((int) (uchar) ch_19)) + (i_20 + (i_20 << 1))) + i_16) + (uint) ((int) ((uint) (i_10 << 5) - (uint) i_10)));
        i_22 = (int) ((uint) i_12 + (uint) 1);
        i_10 = i_21;
        l_11 = l_18;
        i_12 = i_22;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_10;
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = l_11;
}
