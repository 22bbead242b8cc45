// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#boundInMemory
// entry point: galefs_boundInMemory
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b3554c83734449202cdd85ecf4768b610cbb523f2c12e76e20cf719f69d7e61c
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_boundInMemory(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_4;
    int i_5, i_6, i_7, i_8;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = l_0 << 3;
    ul_2 = arg_longOut + (l_1 + 16L);
    *((__global gale_long *) ul_2) = 3L;
    l_3 = (l_0 << 2) + 16L;
    ul_4 = arg_ints + l_3;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_6 = *((__global gale_int *) (arg_longOut + 16 + l_1));
        if (!(i_5 < i_6)) {
            break;
        }
        i_7 = *((__global gale_int *) ul_4);
        *((__global gale_long *) ul_2) = (((long) (uint) (i_7 & 7)) + 5L);
        i_8 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_8;
    }
    *((__global gale_int *) (arg_out + l_3)) = i_5;
}
