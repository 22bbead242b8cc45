// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#greatestCommonDivisor
// entry point: galefs_greatestCommonDivisor
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9b4b682cb3c76bdf9e5f1e3e7b339377403d48c1b034fa8dc56d15f58b2b3fca
// live uses: GALEFS_INNERMOST_LOOP gale_rem_int

__kernel void galefs_greatestCommonDivisor(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_2, i_3, i_4, i_5, i_6, i_7, i_8;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_4 = i_3 & 1048575;
    i_5 = i_2 & 1048575;
    i_6 = i_5;
    i_7 = i_4;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_7 == 0) {
            break;
        }
        i_8 = gale_rem_int(i_6, i_7);
        i_6 = i_7;
        i_7 = i_8;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
}
