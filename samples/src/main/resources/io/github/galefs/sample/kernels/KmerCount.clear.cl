// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.KmerCount#clear
// entry point: galefs_clear
// parameters: LONG_ARRAY INT_ARRAY
// accesses: NONE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1e02441831462f88f697ca414902eb692c9ee211a0e8962a04b936f4e5c84285
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_clear(__global uchar *arg_fs, __global uchar *arg_counts) {
    __global uchar *ul_2;
    int i_4;
    long l_0, l_1, l_3, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = ((long) ((int) get_num_groups(0))) * ((long) ((int) get_local_size(0)));
    l_1 = (long) ((int) get_global_id(0));
    ul_2 = arg_counts + 12L;
    l_3 = l_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_4 = *((__global gale_int *) ul_2);
        if (!(l_3 < ((long) (uint) i_4))) {
            break;
        }
        *((__global gale_int *) (arg_counts + ((((long) ((int) l_3)) << 2) + 16L))) = 0;
        l_5 = (long) ((ulong) l_0 + (ulong) l_3);
        l_3 = l_5;
    }
}
