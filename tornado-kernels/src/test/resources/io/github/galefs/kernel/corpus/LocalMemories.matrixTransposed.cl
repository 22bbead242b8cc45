// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LocalMemories#matrixTransposed
// entry point: galefs_matrixTransposed
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// needs: BARRIERS LOCAL_SIZE
// local bytes per work-item: 4
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 28eb470caed387948e435f9ddd081466177aeeca01c1c0031be6a86d108de723
// live uses: GALEFS_GROUP_BEGIN GALEFS_LOCAL_BARRIER gale_div_int gale_rem_int

#define GALEFS_LOCAL_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE)

__kernel void galefs_matrixTransposed(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_4;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_ints + ((((long) ((int) get_global_id(0))) << 2) + 16L)));
    i_1 = (int) get_local_id(0);
    *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) (((int) ((uint) i_1 + (uint) ((int) ((uint) (i_1 >> 31) >> 29)))) & (-8)) + (uint) gale_rem_int(((int) get_local_id(0)), 8)))) << 2) + 16L)))) = i_0;
    GALEFS_LOCAL_BARRIER(1);
    i_2 = (int) get_local_size(0);
    i_3 = ((int) ((uint) i_2 + (uint) ((int) ((uint) (i_2 >> 31) >> 29)))) >> 3;
    i_4 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) (gale_rem_int(((int) get_local_id(0)), i_3) << 3) + (uint) gale_div_int(((int) get_local_id(0)), i_3)))) << 2) + 16L))));
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_4;
    GALEFS_GROUP_END()
}
