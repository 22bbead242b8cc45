// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#elementUnderADouble
// entry point: galefs_elementUnderADouble
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE NONE READ_WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 89cbf611db1695fdb2c6688ff09673a1133c3a101e9de4ee3c0f616aa0ae9513
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_elementUnderADouble(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_0, i_5, i_6, i_9;
    long l_1, l_3, l_4, l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = ((long) i_0) << 3;
    ul_2 = arg_longOut + (l_1 + 16L);
    l_3 = *((__global gale_long *) ul_2);
    l_4 = l_3;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 9)) {
            break;
        }
        i_6 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_5)) & 255)) << 2) + 16L)));
        *((__global gale_double *) (arg_longOut + 16 + l_1)) = (((double) i_6) * (0x1.0p-1));
        l_7 = *((__global gale_long *) ul_2);
        l_8 = (long) ((ulong) ((long) ((ulong) (l_4 << 5) - (ulong) l_4)) + (ulong) l_7);
        i_9 = (int) ((uint) i_5 + (uint) 1);
        l_4 = l_8;
        i_5 = i_9;
    }
    *((__global gale_long *) ul_2) = l_4;
}
