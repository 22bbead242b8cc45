// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#storesBeforeBreak
// entry point: galefs_storesBeforeBreak
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e5f1e085e0d368aefbb5be0f1401b5f360ee32bab9b30ad042fc4af63400b42e
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_storesBeforeBreak(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_6;
    int i_0, i_3, i_5, i_8;
    long l_1, l_4, l_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_out + ((l_1 << 2) + 16L);
    *((__global gale_int *) ul_2) = (-1);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 64)) {
            goto B5;
        }
        l_4 = (long) i_3;
        i_5 = *((__global gale_int *) (arg_ints + ((l_4 << 2) + 16L)));
        if ((i_5 & 63) == (i_0 & 63)) {
            break;
        }
        ul_6 = arg_longOut + ((l_1 << 3) + 16L);
        l_7 = *((__global gale_long *) ul_6);
        *((__global gale_long *) ul_6) = ((long) ((ulong) l_4 + (ulong) l_7));
        i_8 = (int) ((uint) i_3 + (uint) 1);
        i_3 = i_8;
    }
    *((__global gale_int *) ul_2) = i_3;
    goto B6;
B5:;
B6:;
}
