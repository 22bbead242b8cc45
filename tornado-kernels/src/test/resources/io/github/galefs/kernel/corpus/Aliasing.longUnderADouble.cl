// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#longUnderADouble
// entry point: galefs_longUnderADouble
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE NONE READ_WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 953e1d1e25bc430cbfd16abc7025662d53a49e083e5fd91d7bdaf3e20e34abff
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_longUnderADouble(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_4, i_5, i_8;
    long l_0, l_1, l_3, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = l_0 << 3;
    ul_2 = arg_ints + ((l_0 << 2) + 16L);
    l_3 = 0L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_4 < 9)) {
            break;
        }
        i_5 = *((__global gale_int *) ul_2);
        *((__global gale_double *) (arg_longOut + 16 + l_1)) = ((((double) i_5) * (0x1.0p-1)) + ((double) i_4));
        l_6 = *((__global gale_long *) (arg_longOut + 16 + l_1));
        l_7 = (long) ((ulong) l_6 + (ulong) ((long) ((ulong) (l_3 << 5) - (ulong) l_3)));
        i_8 = (int) ((uint) i_4 + (uint) 1);
        l_3 = l_7;
        i_4 = i_8;
    }
    *((__global gale_long *) (arg_longOut + (l_1 + 16L))) = l_3;
}
