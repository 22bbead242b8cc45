// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#returnBeforeLoops
// entry point: galefs_returnBeforeLoops
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 51f5f709fecec09056fb1fbbf6c588eec59cb89c24acd869898568926ffccda0
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_returnBeforeLoops(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_0, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    ul_1 = arg_out + ((((long) i_0) << 2) + 16L);
    if ((i_0 & 1) == 0) {
        *((__global gale_int *) ul_1) = (-3);
    } else {
        i_2 = 0;
        i_3 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_3 < i_0)) {
                break;
            }
            i_4 = *((__global gale_int *) (arg_ints + ((((long) i_3) << 2) + 16L)));
            i_5 = (int) ((uint) i_2 + (uint) i_4);
            i_6 = (int) ((uint) i_3 + (uint) 1);
            i_2 = i_5;
            i_3 = i_6;
        }
        if (i_2 < 100) {
            *((__global gale_int *) ul_1) = (-4);
        } else {
            i_7 = i_2;
            i_8 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_8 < i_0)) {
                    break;
                }
                i_9 = *((__global gale_int *) (arg_ints + ((((long) i_8) << 2) + 16L)));
                i_10 = i_7 ^ i_9;
                i_11 = (int) ((uint) i_8 + (uint) 1);
                i_7 = i_10;
                i_8 = i_11;
            }
            *((__global gale_int *) ul_1) = i_7;
        }
    }
}
