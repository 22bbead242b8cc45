// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Tables#lengths
// entry point: galefs_lengths
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a8b457b90fcae55758851c1d779c3bfdbba0123e815469c52162833459e7cdf6
// live uses: GALEFS_INNERMOST_LOOP

__constant int gale_table_0[] = {3, (-1), INT_MIN, 2147483647, 97, 1048576, 0};
__constant char gale_table_1[] = {1, (-128), 127, (-56)};

__kernel void galefs_lengths(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_3, *ul_4;
    int i_5, i_7, i_8, i_9, i_10, i_11, i_12, i_13;
    long l_0, l_1, l_6;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_out + l_1;
    *((__global gale_int *) ul_2) = 70;
    ul_3 = arg_ints + l_1;
    ul_4 = arg_longOut + ((l_0 << 3) + 16L);
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 7)) {
            break;
        }
        l_6 = *((__global gale_long *) ul_4);
        i_7 = gale_table_0[i_5];
        i_8 = *((__global gale_int *) ul_3);
        *((__global gale_long *) ul_4) = ((long) ((ulong) ((long) (i_7 ^ i_8)) + (ulong) l_6));
        i_9 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_9;
    }
    i_10 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_10 < 4)) {
            break;
        }
        i_11 = (int) gale_table_1[i_10];
        i_12 = *((__global gale_int *) ul_2);
        *((__global gale_int *) ul_2) = ((int) ((uint) i_11 + (uint) ((int) ((uint) (i_12 << 5) - (uint) i_12))));
        i_13 = (int) ((uint) i_10 + (uint) 1);
        i_10 = i_13;
    }
}
