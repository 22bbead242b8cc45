// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#countedDown
// entry point: galefs_countedDown
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9d2ba67226fc89fd69c36c425f94361b37fa9c3683634798c5c494ae1c082b13
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_countedDown(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    i_2 = i_1 & 127;
    i_3 = 0;
    i_4 = i_2;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_4 < 1) {
            break;
        }
        i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) i_4) << 2) + 16L)));
        i_6 = (int) ((uint) i_3 + (uint) ((int) ((uint) i_4 * (uint) i_5)));
        i_7 = (int) ((uint) i_4 + (uint) (-3));
        i_3 = i_6;
        i_4 = i_7;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_3;
}
