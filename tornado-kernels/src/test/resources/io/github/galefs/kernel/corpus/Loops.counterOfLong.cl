// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#counterOfLong
// entry point: galefs_counterOfLong
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 744cab16655561c8d51e5e28941d41eb2e37fbf75fa7a2a08d1f2af19a06aca9
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_counterOfLong(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_4;
    long l_0, l_2, l_3, l_5, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    ul_1 = arg_ints + ((l_0 << 2) + 16L);
    l_2 = 0L;
    l_3 = 0L;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_4 = *((__global gale_int *) ul_1);
        if (!(l_3 < ((long) (uint) (i_4 & 63)))) {
            break;
        }
        l_5 = *((__global gale_long *) (arg_longs + ((((long) ((int) l_3)) << 3) + 16L)));
        l_6 = (long) ((ulong) l_2 + (ulong) l_5);
        l_7 = (long) ((ulong) l_3 + (ulong) 1L);
        l_2 = l_6;
        l_3 = l_7;
    }
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = l_2;
}
