// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#continueFromInside
// entry point: galefs_continueFromInside
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e6b96263a241fc6c5e35098600856a5f9ce4ba3f310ff1af807786bdc16e4bc3
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_continueFromInside(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8;
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
        i_4 = (int) ((uint) i_2 + (uint) 1);
        switch (i_3 & 3) {
            case 0:
                i_2 = i_4;
                continue;
            case 1:
                i_5 = (int) ((uint) i_1 + (uint) i_2);
                i_6 = i_5;
                break;
            default:
                i_6 = i_1;
                break;
        }
        i_7 = (int) ((uint) i_6 + (uint) 2);
        i_8 = (int) ((uint) i_7 + (uint) (i_7 << 1));
        i_1 = i_8;
        i_2 = i_4;
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_1;
}
