// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#booleanFromLoop
// entry point: galefs_booleanFromLoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 40062850403376e1831b79c2a435fec1c41f00da40f9b44f3dbe7172f6848976
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_booleanFromLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9;
    long l_10, l_11;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 15;
    i_2 = 0;
    while (true) {
        if (!(i_2 < i_1)) {
            goto B11;
        }
        i_3 = 0;
        i_4 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_4 < 64)) {
                goto B7;
            }
            if (!(i_3 == 0)) {
                break;
            }
            i_5 = *((__global gale_int *) (arg_ints + ((((long) i_4) << 2) + 16L)));
            i_6 = (i_2 == (i_5 & 15)) ? 1 : 0;
            i_7 = (int) ((uint) i_4 + (uint) 1);
            i_3 = i_6;
            i_4 = i_7;
        }
        goto B8;
    B7:;
    B8:;
        if (i_3 == 0) {
            break;
        }
        i_8 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_8;
    }
    i_9 = 0;
    goto B12;
B11:;
    i_9 = 1;
B12:;
    l_10 = (long) i_0;
    *((__global gale_int *) (arg_out + ((l_10 << 2) + 16L))) = i_9;
    l_11 = ((i_0 & 1) == 0) ? 1L : 0L;
    *((__global gale_long *) (arg_longOut + ((l_10 << 3) + 16L))) = l_11;
}
