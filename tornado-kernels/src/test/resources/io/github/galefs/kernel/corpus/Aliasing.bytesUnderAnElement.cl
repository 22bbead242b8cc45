// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#bytesUnderAnElement
// entry point: galefs_bytesUnderAnElement
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6a74bc0d5d1d57793fd9ec2a8952bc840cea057a78c2eb4dc5d60a5d4d3b5619
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_bytesUnderAnElement(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_0, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = ((long) i_0) << 2;
    l_2 = l_1 + 1L;
    ul_3 = arg_out + (l_1 + 16L);
    i_4 = 0;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 9)) {
            break;
        }
        i_6 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_5)) & 255)) << 2) + 16L)));
        *((__global gale_int *) ul_3) = i_6;
        i_7 = (int) *((__global char *) (arg_out + 16 + (((long) (uint) (i_5 & 3)) + l_1)));
        *((__global char *) (arg_out + 16 + l_2)) = (char) i_5;
        i_8 = *((__global gale_int *) ul_3);
        i_9 = (int) ((uint) i_7 + (uint) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
        i_10 = (int) ((uint) ((int) ((uint) (i_9 << 5) - (uint) i_9)) + (uint) i_8);
        i_11 = (int) ((uint) i_5 + (uint) 1);
        i_4 = i_10;
        i_5 = i_11;
    }
    *((__global gale_int *) ul_3) = i_4;
}
