// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#counted
// entry point: galefs_counted
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ca4c04aabb4f37ca15c5a0c6eb77e3189c789bf03500c8ba9c572c9b3d96b591
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_counted(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 64)) {
            break;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_4 = (int) ((uint) i_1 + (uint) i_3);
        i_5 = (int) ((uint) i_2 + (uint) 1);
        i_1 = i_4;
        i_2 = i_5;
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_1;
}
