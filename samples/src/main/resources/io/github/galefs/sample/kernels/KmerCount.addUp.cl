// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.KmerCount#addUp
// entry point: galefs_addUp
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: NONE READ READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 59cf42e72c37c9ac150e326f0410f0382222c754f1fb8acb32c12e7f2a54f8c2
// live uses: GALEFS_INNERMOST_LOOP gale_div_long

__kernel void galefs_addUp(__global uchar *arg_fs, __global uchar *arg_counts, __global uchar *arg_sums) {
    __global uchar *ul_9, *ul_13;
    int i_0, i_3, i_4, i_5, i_7, i_8, i_10, i_11, i_12, i_14, i_15, i_16, i_17;
    long l_1, l_2, l_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_sums + 12L));
    l_1 = (long) (uint) i_0;
    l_2 = (long) ((int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0))));
    i_3 = (int) gale_div_long((l_1 * ((long) ((int) get_global_id(0)))), l_2);
    i_4 = (int) gale_div_long((l_1 * ((long) ((int) ((uint) ((int) get_global_id(0)) + (uint) 1)))), l_2);
    i_5 = i_3;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < i_4)) {
            break;
        }
        l_6 = (((long) i_5) << 2) + 16L;
        i_7 = *((__global gale_int *) (arg_counts + l_6));
        *((__global gale_int *) (arg_sums + l_6)) = i_7;
        i_8 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_8;
    }
    ul_9 = arg_counts + 12L;
    i_10 = i_0;
    while (true) {
        i_11 = *((__global gale_int *) ul_9);
        if ((i_11 - i_0) < i_10) {
            break;
        }
        i_12 = i_3;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_12 < i_4)) {
                break;
            }
            ul_13 = arg_sums + ((((long) i_12) << 2) + 16L);
            i_14 = *((__global gale_int *) ul_13);
            i_15 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_10 + (uint) i_12))) << 2) + 16L)));
            *((__global gale_int *) ul_13) = ((int) ((uint) i_14 + (uint) i_15));
            i_16 = (int) ((uint) i_12 + (uint) 1);
            i_12 = i_16;
        }
        i_17 = (int) ((uint) i_10 + (uint) i_0);
        i_10 = i_17;
    }
}
