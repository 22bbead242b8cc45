// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#rotate
// entry point: galefs_rotate
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1776efb9578efde404a511915b2fd6f75372a5a7d69b8d1d85873aa15e5ae9f8
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_rotate(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_2, i_6, i_8, i_9, i_10, i_11, i_14, i_15, i_16;
    long l_0, l_1, l_3, l_4, l_7, l_12, l_13;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    ul_5 = arg_ints + 12L;
    i_6 = 0;
    l_7 = 0L;
    i_8 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_9 = *((__global gale_int *) ul_5);
        if (!(i_8 < i_9)) {
            break;
        }
        i_10 = *((__global gale_int *) (arg_ints + ((((long) i_8) << 2) + 16L)));
        i_11 = (int) (0 - (uint) i_10);
        l_12 = (l_4 << i_10) | ((long) ((ulong) l_4 >> i_11));
        l_13 = (long) ((ulong) ((long) ((ulong) (((long) ((ulong) l_4 >> i_10)) | (l_4 << i_11)) + (ulong) ((long) ((ulong) l_12 + (ulong) (l_12 << 1))))) + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        i_14 = (i_2 << i_10) | ((int) ((uint) i_2 >> i_11));
        i_15 = (int) ((uint) ((int) ((uint) (((int) ((uint) i_2 >> i_10)) | (i_2 << i_11)) + (uint) ((int) ((uint) i_14 + (uint) (i_14 << 1))))) + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_16 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_15;
        l_7 = l_13;
        i_8 = i_16;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
