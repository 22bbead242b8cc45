// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#returnsOfSwitch
// entry point: galefs_returnsOfSwitch
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 678080040a74252aa36b579c2cbb89e1a95f6a99e4f1f20ecfbd2085310ffe5e
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_returnsOfSwitch(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 2) + 16L;
    ul_2 = arg_ints + l_1;
    switch (i_0 & 3) {
        case 1:
            i_3 = *((__global gale_int *) ul_2);
            i_4 = (int) ((uint) i_3 + (uint) 1);
            i_5 = i_4;
            break;
        case 2:
            i_6 = *((__global gale_int *) ul_2);
            i_7 = i_6 << 1;
            i_5 = i_7;
            break;
        case 3:
            i_8 = 0;
            i_9 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_9 < 4)) {
                    break;
                }
                i_10 = *((__global gale_int *) (arg_ints + ((((long) i_9) << 2) + 16L)));
                i_11 = (int) ((uint) i_8 + (uint) i_10);
                i_12 = (int) ((uint) i_9 + (uint) 1);
                i_8 = i_11;
                i_9 = i_12;
            }
            i_5 = i_8;
            break;
        default:
            i_5 = (-22);
            break;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_5;
}
