// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#yieldsFromBlocks
// entry point: galefs_yieldsFromBlocks
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e314c4b0f5193b3579b87a0330e81a3df2ce8d125fc16772dbd74cdef19378e2
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_yieldsFromBlocks(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    switch (i_1 & 3) {
        case 0:
            i_2 = i_1 & 1023;
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(((int) ((uint) i_3 * (uint) i_3)) < i_2)) {
                    break;
                }
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            i_5 = i_3;
            break;
        case 1:
            i_6 = (int) ((uint) i_1 >> 4);
            i_5 = i_6;
            break;
        default:
            i_7 = (int) (0 - (uint) i_1);
            i_5 = i_7;
            break;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_5;
}
