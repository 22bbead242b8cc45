// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#elementsAfterACopy
// entry point: galefs_elementsAfterACopy
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE READ_WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d5c9965f2ad54d227dd957c01f322c1f564b809369dacfe81b929fc680a8a0d9
// live uses: GALEFS_INNERMOST_LOOP gale_copy

__kernel void galefs_elementsAfterACopy(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_5;
    int i_3, i_6, i_7, i_9, i_10, i_11;
    long l_0, l_1, l_4, l_8;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = l_0 << 2;
    ul_2 = arg_out + (l_1 + 16L);
    i_3 = *((__global gale_int *) ul_2);
    l_4 = l_0 << 3;
    ul_5 = arg_longOut + (l_4 + 16L);
    i_6 = i_3;
    i_7 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 < 9)) {
            break;
        }
        l_8 = (long) i_6;
        *((__global gale_long *) ul_5) = ((long) ((ulong) ((long) i_7) + (ulong) ((long) ((ulong) l_8 + (ulong) (l_8 << 32)))));
        gale_copy((arg_longOut + 16 + l_4), (arg_out + 16 + l_1), 4);
        i_9 = *((__global gale_int *) ul_2);
        i_10 = (int) ((uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)) + (uint) i_9);
        i_11 = (int) ((uint) i_7 + (uint) 1);
        i_6 = i_10;
        i_7 = i_11;
    }
}
