// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#inputUnderOutput
// entry point: galefs_inputUnderOutput
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5e38685297cfb027598ed0ed29b1d2e87c72af942c59af08f37f41c6ae3fb645
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_inputUnderOutput(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_4, i_5, i_7, i_8, i_10, i_11;
    long l_0, l_1, l_3, l_6, l_9;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = l_0 << 3;
    ul_2 = arg_longs + (l_1 + 16L);
    l_3 = l_1 + 4L;
    i_4 = 0;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 9)) {
            break;
        }
        l_6 = (long) i_5;
        *((__global gale_long *) (arg_longOut + 16 + l_1)) = ((long) ((ulong) ((long) i_4) + (ulong) ((long) ((ulong) l_6 + (ulong) (l_6 << 32)))));
        i_7 = *((__global gale_int *) (arg_longs + 16 + l_1));
        i_8 = *((__global gale_int *) (arg_longs + 16 + l_3));
        *((__global gale_float *) (arg_longOut + 16 + l_1)) = ((float) i_5);
        l_9 = *((__global gale_long *) ul_2);
        i_10 = ((int) ((uint) ((int) ((uint) i_7 + (uint) ((int) ((uint) (i_4 << 5) - (uint) i_4)))) + (uint) i_8)) ^ ((int) l_9);
        i_11 = (int) ((uint) i_5 + (uint) 1);
        i_4 = i_10;
        i_5 = i_11;
    }
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = i_4;
}
