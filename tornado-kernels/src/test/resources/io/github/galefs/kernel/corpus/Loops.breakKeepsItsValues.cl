// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#breakKeepsItsValues
// entry point: galefs_breakKeepsItsValues
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c067289dd09c960ae89e2bb2a8310270487f84c7c23f29042db52f02870bae6f
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_breakKeepsItsValues(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5;
    long l_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = (-1);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_1 < 100)) {
            goto B5;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) i_1) << 2) + 16L)));
        if ((i_3 & 31) == (i_0 & 31)) {
            break;
        }
        i_4 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_4;
        i_2 = i_3;
    }
    i_5 = i_3;
    goto B6;
B5:;
    i_5 = i_2;
B6:;
    l_6 = (long) i_0;
    *((__global gale_int *) (arg_out + ((l_6 << 2) + 16L))) = i_1;
    *((__global gale_long *) (arg_longOut + ((l_6 << 3) + 16L))) = ((long) i_5);
}
