// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.FenceKernels#storeThenLoad
// entry point: galefs_storeThenLoad
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: NONE READ READ_WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8d2037a294e75e47a41b837a0bd7bee0da54d3424e466cc32a0527bce64cceaa
// live uses: GALEFS_FENCE GALEFS_INNERMOST_LOOP

__kernel void galefs_storeThenLoad(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_words, __global uchar *arg_seen) {
    __global uchar *ul_2, *ul_5;
    int i_0, i_6, i_7, i_9, i_10, i_12, i_14, i_15, i_16, i_17, i_18;
    long l_1, l_3, l_4, l_8, l_11, l_13;
    const int gale_group = (int) get_group_id(0);
    i_0 = gale_group;
    l_1 = ((long) ((int) ((uint) 1 - (uint) i_0))) << 8;
    ul_2 = arg_args + 20L;
    l_3 = ((long) i_0) << 8;
    l_4 = l_3 + 512L;
    ul_5 = arg_args + 16L;
    i_6 = 1;
    while (true) {
        i_7 = *((__global gale_int *) ul_5);
        if (i_7 < i_6) {
            break;
        }
        l_8 = (long) i_6;
        *((volatile __global gale_long *) (arg_words + 16 + l_4)) = l_8;
        i_9 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_10 = *((__global gale_int *) ul_2);
            if (!(i_9 < i_10)) {
                goto B7;
            }
            l_11 = *((volatile __global gale_long *) (arg_words + 16 + (l_1 + 512L)));
            if (!(l_11 < l_8)) {
                break;
            }
            i_12 = (int) ((uint) i_9 + (uint) 1);
            i_9 = i_12;
        }
        goto B8;
    B7:;
    B8:;
        *((volatile __global gale_long *) (arg_words + 16 + l_3)) = l_8;
        GALEFS_FENCE();
        l_13 = *((volatile __global gale_long *) (arg_words + 16 + l_1));
        i_14 = *((__global gale_int *) ul_2);
        i_15 = *((__global gale_int *) ul_5);
        if (i_9 < i_14) {
            i_16 = (l_13 < l_8) ? 1 : 2;
            *((__global gale_int *) (arg_seen + ((((long) ((int) ((uint) i_6 + (uint) ((int) ((uint) ((int) ((uint) i_0 * (uint) i_15)) + (uint) (-1)))))) << 2) + 16L))) = i_16;
            i_17 = (int) ((uint) i_6 + (uint) 1);
            i_6 = i_17;
        } else {
            i_18 = (int) ((uint) i_15 + (uint) 1);
            i_6 = i_18;
        }
    }
}
