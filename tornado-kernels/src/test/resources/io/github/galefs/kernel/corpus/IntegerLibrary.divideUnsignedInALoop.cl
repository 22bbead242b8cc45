// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#divideUnsignedInALoop
// entry point: galefs_divideUnsignedInALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4d06690f483b62834c8755cafeb15e8cde259625a2d19a9a1dec0508324c6e21
// live uses: GALEFS_INNERMOST_LOOP gale_unsigned_div_int gale_unsigned_div_long gale_unsigned_rem_int

__kernel void galefs_divideUnsignedInALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5, i_6;
    long l_0, l_1, l_7, l_8, l_9, l_10, l_11, l_12;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = 0;
    i_4 = i_2;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_4 == 0) {
            break;
        }
        i_5 = gale_unsigned_div_int(i_4, 10);
        i_6 = (int) ((uint) ((int) ((uint) (i_3 << 5) - (uint) i_3)) + (uint) gale_unsigned_rem_int(i_4, 10));
        i_3 = i_6;
        i_4 = i_5;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_3;
    l_7 = (l_0 << 3) + 16L;
    l_8 = *((__global gale_long *) (arg_longs + l_7));
    l_9 = 0L;
    l_10 = l_8;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (l_10 == 0L) {
            break;
        }
        l_11 = gale_unsigned_div_long(l_10, 1000L);
        l_12 = (long) ((ulong) l_9 + (ulong) 1L);
        l_9 = l_12;
        l_10 = l_11;
    }
    *((__global gale_long *) (arg_longOut + l_7)) = l_9;
}
