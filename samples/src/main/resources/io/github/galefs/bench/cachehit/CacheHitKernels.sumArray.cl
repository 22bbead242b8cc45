// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumArray
// entry point: galefs_sumArray
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: NONE READ READ WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 30704b0997d402aed1f5e4c4f2e4610e2bf351399148d31f352b82694873c328
// live uses: GALEFS_INNERMOST_LOOP gale_div_int

__kernel void galefs_sumArray(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_result) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    i_3 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_4 = gale_div_int(((int) ((uint) i_3 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0)));
    i_5 = gale_div_int(((int) ((uint) i_3 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0)));
    i_6 = (int) get_num_groups(0);
    i_7 = gale_group;
    i_8 = 0;
    i_9 = 0;
    while (true) {
        if (!(i_9 < i_2)) {
            break;
        }
        i_10 = i_8;
        i_11 = i_7;
        while (true) {
            if (!(i_11 < i_0)) {
                break;
            }
            i_12 = (int) ((uint) i_3 * (uint) i_11);
            i_13 = (int) ((uint) i_12 + (uint) i_4);
            i_14 = (int) ((uint) i_12 + (uint) i_5);
            i_15 = 0;
            i_16 = i_13;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_16 < i_14)) {
                    break;
                }
                i_17 = *((__global gale_int *) (arg_data + ((((long) i_16) << 2) + 16L)));
                i_18 = (int) ((uint) i_15 + (uint) i_17);
                i_19 = (int) ((uint) i_16 + (uint) 1);
                i_15 = i_18;
                i_16 = i_19;
            }
            i_20 = (int) ((uint) i_15 + (uint) ((int) ((uint) (i_10 << 5) - (uint) i_10)));
            i_21 = (int) ((uint) i_11 + (uint) i_6);
            i_10 = i_20;
            i_11 = i_21;
        }
        i_22 = (int) ((uint) i_9 + (uint) 1);
        i_8 = i_10;
        i_9 = i_22;
    }
    *((__global gale_int *) (arg_result + ((((long) (((int) get_global_id(0)) << 1)) << 2) + 16L))) = i_8;
    *((__global gale_int *) (arg_result + (((((long) (((int) get_global_id(0)) << 1)) + 1L) << 2) + 16L))) = 0;
}
