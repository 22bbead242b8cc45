// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#doWhile
// entry point: galefs_doWhile
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5dfd2586a78efb60008339e18d34c7ffec96377b87ae4d8c675cf1cedce46468
// live uses: GALEFS_INNERMOST_LOOP gale_div_int

__kernel void galefs_doWhile(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4, i_5, i_6;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    i_2 = i_1 & 65535;
    i_3 = i_2;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_5 = (int) ((uint) i_4 + (uint) 1);
        i_6 = gale_div_int(i_3, 3);
        if (i_6 == 0) {
            break;
        }
        i_3 = i_6;
        i_4 = i_5;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_5;
}
