// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#whileTrue
// entry point: galefs_whileTrue
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 390b89efe187ef65fcd9897897aebd69306f5a0ecdf2c8ac46515e8fec20de70
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_whileTrue(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6;
    long l_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = (int) ((uint) i_0 + (uint) 27);
    i_2 = i_1;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_2 < 2) {
            break;
        }
        i_4 = (int) ((uint) i_3 + (uint) 1);
        if ((i_2 & 1) == 0) {
            i_5 = (int) ((uint) i_2 >> 1);
            i_2 = i_5;
            i_3 = i_4;
        } else {
            i_6 = (int) ((uint) ((int) ((uint) i_2 + (uint) (i_2 << 1))) + (uint) 1);
            i_2 = i_6;
            i_3 = i_4;
        }
    }
    l_7 = (long) i_0;
    *((__global gale_int *) (arg_out + ((l_7 << 2) + 16L))) = i_3;
    *((__global gale_long *) (arg_longOut + ((l_7 << 3) + 16L))) = ((long) i_2);
}
