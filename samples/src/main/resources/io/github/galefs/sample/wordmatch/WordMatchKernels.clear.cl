// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernels#clear
// entry point: galefs_clear
// parameters: LONG_ARRAY INT_ARRAY
// accesses: NONE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e5e5d40edc2ebf7dffbdebff1c4972459d043dbb41b4227a8e59a5bf8c3d8f9a
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_clear(__global uchar *arg_fs, __global uchar *arg_counts) {
    __global uchar *ul_2;
    int i_0, i_1, i_3, i_4, i_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_1 = (int) get_global_id(0);
    ul_2 = arg_counts + 12L;
    i_3 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_4 = *((__global gale_int *) ul_2);
        if (!(i_3 < i_4)) {
            break;
        }
        *((__global gale_int *) (arg_counts + ((((long) i_3) << 2) + 16L))) = 0;
        i_5 = (int) ((uint) i_3 + (uint) i_0);
        i_3 = i_5;
    }
}
