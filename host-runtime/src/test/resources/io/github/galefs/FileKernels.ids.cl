// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#ids
// entry point: galefs_ids
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3299fc306a327673531d3f07cb87e6aa240f03d0fc3f19650318cdd98d399f0b

__kernel void galefs_ids(__global uchar *arg_fs, __global uchar *arg_out) {
    int i_0, i_1, i_2, i_3;
    long l_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_fs + 12L));
    if (i_0 == 0) {
        i_1 = (-1);
    } else {
        i_2 = (int) get_global_id(0);
        i_1 = i_2;
    }
    i_3 = (int) get_global_id(0);
    l_4 = (long) ((int) ((uint) i_3 + (uint) (i_3 << 2)));
    *((__global gale_int *) (arg_out + ((l_4 << 2) + 16L))) = i_1;
    *((__global gale_int *) (arg_out + (((l_4 + 1L) << 2) + 16L))) = ((int) get_local_id(0));
    *((__global gale_int *) (arg_out + (((l_4 + 2L) << 2) + 16L))) = gale_group;
    *((__global gale_int *) (arg_out + (((l_4 + 3L) << 2) + 16L))) = ((int) get_local_size(0));
    *((__global gale_int *) (arg_out + (((l_4 + 4L) << 2) + 16L))) = ((int) get_num_groups(0));
}
