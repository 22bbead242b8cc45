// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SharingKernels#indices
// entry point: galefs_indices
// parameters: LONG_ARRAY INT_ARRAY
// accesses: NONE READ_WRITE
// needs: GRID
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ff6f7885e1dc3140c92a33c41628b540c9e270467a2e48adf9586c31c3c0763d
// live uses: gale_div_int gale_grid_groups gale_grid_items gale_rem_int

__kernel void galefs_indices(__global uchar *arg_fs, __global uchar *arg_out, const int8 gale_grid) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = gale_grid_items(gale_grid, 0);
    i_1 = gale_grid_groups(gale_grid, 0);
    i_2 = (int) ((uint) ((int) ((uint) i_0 * (uint) gale_rem_int(gale_group, i_1))) + (uint) gale_rem_int(((int) get_local_id(0)), i_0));
    i_3 = gale_grid_items(gale_grid, 1);
    i_4 = gale_grid_groups(gale_grid, 1);
    i_5 = (int) ((uint) ((int) ((uint) i_3 * (uint) gale_rem_int(gale_div_int(gale_group, i_1), i_4))) + (uint) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_0), i_3));
    i_6 = gale_grid_items(gale_grid, 2);
    i_7 = (int) ((uint) ((int) ((uint) i_6 * (uint) gale_rem_int(gale_div_int(gale_group, ((int) ((uint) i_1 * (uint) i_4))), gale_grid_groups(gale_grid, 2)))) + (uint) gale_rem_int(gale_div_int(((int) get_local_id(0)), ((int) ((uint) i_0 * (uint) i_3))), i_6));
    i_8 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) ((int) ((uint) i_2 + (uint) ((int) ((uint) ((int) ((uint) i_1 * (uint) i_0)) * (uint) ((int) ((uint) i_5 + (uint) ((int) ((uint) ((int) ((uint) i_4 * (uint) i_3)) * (uint) i_7)))))))) << 2)), ((int) ((uint) ((int) ((uint) ((int) ((uint) i_7 * (uint) 10000)) + (uint) ((int) ((uint) i_2 + (uint) ((int) ((uint) i_5 * (uint) 100)))))) + (uint) 1)));
}
