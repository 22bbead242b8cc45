// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.graph.GraphKernels#mark
// entry point: galefs_mark
// parameters: LONG_ARRAY INT INT_ARRAY BYTE_ARRAY
// accesses: NONE NONE READ_WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 911bfcc85c893aa213b7c680e57b812c40d45145ca2c66d1bda5300f0d021dd4
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_mark(__global uchar *arg_fs, int arg_root, __global uchar *arg_visited, __global uchar *arg_levels) {
    __global uchar *ul_3, *ul_10;
    int i_5, i_6, i_12, i_13, i_14;
    long l_0, l_1, l_2, l_4, l_7, l_8, l_9, l_11, l_15;
    const int gale_group = (int) get_group_id(0);
    l_0 = ((long) ((int) get_num_groups(0))) * ((long) ((int) get_local_size(0)));
    l_1 = (long) arg_root;
    l_2 = (long) ((int) get_global_id(0));
    ul_3 = arg_levels + 12L;
    l_4 = l_2;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_5 = *((__global gale_int *) ul_3);
        if (!(l_4 < ((long) (uint) i_5))) {
            break;
        }
        i_6 = (l_4 == l_1) ? 0 : (-1);
        *((__global char *) (arg_levels + 16 + (long) ((int) l_4) * 1)) = (char) i_6;
        l_7 = (long) ((ulong) l_0 + (ulong) l_4);
        l_4 = l_7;
    }
    l_8 = (long) (uint) ((int) ((uint) arg_root >> 5));
    l_9 = (long) ((int) get_global_id(0));
    ul_10 = arg_visited + 12L;
    l_11 = l_9;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_12 = *((__global gale_int *) ul_10);
        if (!(l_11 < ((long) (uint) i_12))) {
            break;
        }
        if (l_11 == l_8) {
            i_13 = 1 << (arg_root & 31);
            i_14 = i_13;
        } else {
            i_14 = 0;
        }
        *((__global gale_int *) (arg_visited + ((((long) ((int) l_11)) << 2) + 16L))) = i_14;
        l_15 = (long) ((ulong) l_0 + (ulong) l_11);
        l_11 = l_15;
    }
}
