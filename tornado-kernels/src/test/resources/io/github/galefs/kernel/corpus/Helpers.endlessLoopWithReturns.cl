// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#endlessLoopWithReturns
// entry point: galefs_endlessLoopWithReturns
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c38539a9693b5879e7af4000b7b91ef7ec967083d918b04a1658be6127223dac
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_endlessLoopWithReturns(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 63;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_3 = *((__global gale_int *) (arg_ints + ((((long) i_2) << 2) + 16L)));
        if (i_1 == (i_3 & 63)) {
            goto B5;
        }
        if (i_2 == 60) {
            break;
        }
        i_4 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_4;
    }
    i_5 = (-2);
    goto B6;
B5:;
    i_6 = (int) ((uint) (i_2 << 3) + (uint) (i_2 << 1));
    i_5 = i_6;
B6:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_5;
}
