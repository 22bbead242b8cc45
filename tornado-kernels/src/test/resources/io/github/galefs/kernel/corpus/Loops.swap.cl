// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#swap
// entry point: galefs_swap
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b45b3cc0f8ebdb946285e0afa7c3254885b0bcc1ebb0794112858999e47da4bb
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_swap(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_5 = i_0 & 15;
    i_6 = i_3;
    i_7 = i_4;
    i_8 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_8 < i_5)) {
            break;
        }
        i_9 = (int) ((uint) i_8 + (uint) 1);
        i_8 = i_9;
        i_10 = i_6;
        i_6 = i_7;
        i_7 = i_10;
    }
    *((__global gale_int *) (arg_out + l_2)) = i_6;
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) i_7);
}
