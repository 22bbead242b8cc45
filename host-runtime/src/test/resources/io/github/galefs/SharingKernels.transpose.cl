// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SharingKernels#transpose
// entry point: galefs_transpose
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: NONE READ WRITE
// needs: BARRIERS GRID LOCAL_SIZE
// local bytes: 64
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 459e2d956db26fa6237121560fc55c68dabfc36025865f1ded1c34c892e0cda4
// live uses: GALEFS_GROUP_BEGIN GALEFS_LOCAL_BARRIER gale_div_int gale_grid_groups gale_grid_items gale_rem_int

#define GALEFS_LOCAL_BYTES (64 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_3) VARIABLE(int, i_5) VARIABLE(int, i_6)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(i_6)

__kernel void galefs_transpose(__global uchar *arg_fs, __global uchar *arg_matrix, __global uchar *arg_transposed, const int8 gale_grid) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = gale_grid_items(gale_grid, 0);
    i_1 = gale_grid_groups(gale_grid, 0);
    i_2 = gale_grid_items(gale_grid, 1);
    i_3 = gale_grid_groups(gale_grid, 1);
    i_4 = *((__global gale_int *) (arg_matrix + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_0 * (uint) gale_rem_int(gale_group, i_1))) + (uint) gale_rem_int(((int) get_local_id(0)), i_0))) + (uint) (((int) ((uint) i_1 * (uint) ((int) ((uint) ((int) ((uint) i_2 * (uint) gale_rem_int(gale_div_int(gale_group, i_1), i_3))) + (uint) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_0), i_2))))) << 2)))) << 2) + 16L)));
    i_5 = gale_rem_int(gale_div_int(((int) get_local_id(0)), i_0), i_2);
    i_6 = gale_rem_int(((int) get_local_id(0)), i_0);
    *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) (i_5 << 2) + (uint) i_6))) << 2) + 16L)))) = i_4;
    GALEFS_LOCAL_BARRIER(1);
    i_7 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) (i_6 << 2) + (uint) i_5))) << 2) + 16L))));
    *((__global gale_int *) (arg_transposed + ((((long) ((int) ((uint) ((int) ((uint) (gale_rem_int(gale_div_int(gale_group, i_1), i_3) << 2) + (uint) (((int) ((uint) i_3 * (uint) ((int) ((uint) (gale_rem_int(gale_group, i_1) << 2) + (uint) i_5)))) << 2))) + (uint) i_6))) << 2) + 16L))) = i_7;
    GALEFS_GROUP_END()
}
