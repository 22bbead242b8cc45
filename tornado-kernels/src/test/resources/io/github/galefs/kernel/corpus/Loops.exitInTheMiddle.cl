// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#exitInTheMiddle
// entry point: galefs_exitInTheMiddle
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b4d1fbe5d6fa0668fa68eb0ed7b43ce1970daeb2420ad6b54d177b17b8e41de2
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_exitInTheMiddle(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    i_4 = 0;
    i_5 = i_3;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_6 = (int) ((uint) i_4 + (uint) 1);
        i_7 = (int) ((uint) ((int) ((uint) i_5 * (uint) 1103515245)) + (uint) 12345);
        if ((((int) ((uint) i_7 >> 16)) & 31) == 0) {
            goto B5;
        }
        if (!(i_6 < 101)) {
            break;
        }
        i_8 = i_0 ^ i_7;
        i_4 = i_6;
        i_5 = i_8;
    }
    i_9 = (int) (0 - (uint) i_6);
    i_10 = i_9;
    goto B6;
B5:;
    i_10 = i_6;
B6:;
    *((__global gale_int *) (arg_out + l_2)) = i_10;
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) i_7);
}
