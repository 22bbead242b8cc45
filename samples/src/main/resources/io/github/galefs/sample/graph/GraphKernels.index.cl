// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.graph.GraphKernels#index
// entry point: galefs_index
// parameters: LONG_ARRAY LONG_ARRAY LONG INT INT_ARRAY INT_ARRAY
// accesses: NONE READ NONE NONE WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fb226c8720e780b3834b3dd2381b662b593237874abc708a52433adc20ebfb7e
// live uses: GALEFS_INNERMOST_LOOP gale_div_long

__kernel void galefs_index(__global uchar *arg_fs, __global uchar *arg_offsets, long arg_edges, int arg_chunkLength, __global uchar *arg_firsts, __global uchar *arg_state) {
    __global uchar *ul_0, *ul_9, *ul_15;
    int i_1, i_2, i_7, i_8, i_19, i_20, i_27;
    long l_3, l_4, l_5, l_6, l_10, l_11, l_12, l_13, l_14, l_16, l_17, l_18, l_21, l_22, l_23, l_24, l_25, l_26, l_28, l_29;
    const int gale_group = (int) get_group_id(0);
    ul_0 = arg_offsets + 12L;
    i_1 = *((__global gale_int *) ul_0);
    i_2 = i_1 + (-1);
    l_3 = (long) i_2;
    l_4 = ((long) ((int) get_num_groups(0))) * ((long) ((int) get_local_size(0)));
    l_5 = (long) ((int) get_global_id(0));
    l_6 = l_5;
    while (true) {
        if (l_3 < l_6) {
            break;
        }
        i_7 = (int) l_6;
        i_8 = (int) ((uint) i_7 + (uint) (-1));
        ul_9 = arg_offsets + ((((long) i_8) << 3) + 16L);
        if (i_7 == 0) {
            l_10 = 0L;
        } else {
            l_11 = *((__global gale_long *) ul_9);
            l_10 = l_11;
        }
        if (i_2 == i_7) {
            l_12 = (l_10 < arg_edges) ? arg_edges : l_10;
            l_13 = l_12;
        } else {
            l_13 = l_10;
        }
        if (i_7 == 0) {
            l_14 = 0L;
        } else {
            l_14 = arg_edges;
        }
        ul_15 = arg_offsets + ((((long) i_7) << 3) + 16L);
        l_16 = *((__global gale_long *) ul_15);
        l_17 = (long) ((ulong) l_4 + (ulong) l_6);
        if (!(l_16 < l_13)) {
            l_18 = *((__global gale_long *) ul_15);
            if (!(l_14 < l_18)) {
                if (i_7 < 1) {
                    l_6 = l_17;
                    continue;
                }
                if (l_10 < 0L) {
                    l_6 = l_17;
                    continue;
                }
                i_20 = *((__global gale_int *) ul_0);
                l_21 = *((__global gale_long *) ul_9);
                l_22 = *((__global gale_long *) ul_15);
                if (i_7 == 1) {
                    *((__global gale_int *) (arg_firsts + 16L)) = 0;
                }
                l_23 = ((long) (uint) i_20) << 3;
                l_24 = (long) ((ulong) l_23 + (ulong) (l_22 << 2));
                l_25 = (long) arg_chunkLength;
                l_26 = gale_div_long(((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (l_21 << 2))) + (ulong) l_25)) + (ulong) (-1L))), l_25);
                i_27 = (int) gale_div_long(l_23, l_25);
                l_28 = l_26;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(((long) ((ulong) l_25 * (ulong) l_28)) < l_24)) {
                        break;
                    }
                    *((__global gale_int *) (arg_firsts + ((((long) ((int) ((uint) ((int) l_28) - (uint) i_27))) << 2) + 16L))) = i_8;
                    l_29 = (long) ((ulong) l_28 + (ulong) 1L);
                    l_28 = l_29;
                }
                l_6 = l_17;
                continue;
            }
        }
        i_19 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 3 << 2)), i_7);
        l_6 = l_17;
    }
}
