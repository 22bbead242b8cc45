// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#labelledContinueOfThree
// entry point: galefs_labelledContinueOfThree
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: cab10ab643d8c2c4ef06d523970ae600bf5c0a64530517f1483933131f075bf7
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_labelledContinueOfThree(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 0;
    while (true) {
        if (!(i_2 < 6)) {
            goto B16;
        }
        i_3 = (int) ((uint) i_2 + (uint) 1);
        i_4 = i_1;
        i_5 = 0;
        while (true) {
            if (!(i_5 < 6)) {
                goto B14;
            }
            i_6 = i_4;
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < 6)) {
                    break;
                }
                i_8 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_7 + (uint) ((int) ((uint) i_0 + (uint) ((int) ((uint) ((int) ((uint) (i_2 << 5) + (uint) (i_2 << 2))) + (uint) ((int) ((uint) (i_5 << 2) + (uint) (i_5 << 1))))))))) & 255)) << 2) + 16L)));
                i_9 = (int) ((uint) i_6 + (uint) (i_8 & 7));
                if ((i_9 & 15) == 3) {
                    goto B10;
                }
                if (((int) ((uint) i_0 + (uint) 300)) < i_9) {
                    goto B9;
                }
                i_10 = (int) ((uint) i_7 + (uint) 1);
                i_6 = i_9;
                i_7 = i_10;
            }
            i_11 = i_5 ^ i_6;
            i_12 = (int) ((uint) i_5 + (uint) 1);
            i_4 = i_11;
            i_5 = i_12;
        }
    B10:;
        i_1 = i_9;
        i_2 = i_3;
        continue;
    B14:;
        i_13 = (int) ((uint) i_4 + (uint) 2);
        i_1 = i_13;
        i_2 = i_3;
    }
B9:;
    i_14 = i_9;
    goto B17;
B16:;
    i_14 = i_1;
B17:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_14;
}
