// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LocalMemories#reversed
// entry point: galefs_reversed
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// needs: BARRIERS LOCAL_SIZE
// local bytes: 256
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b9f98fdab28dcfbcc677743d25f791e6142f077e0fedaa0bf262171a32c1f893
// live uses: GALEFS_GROUP_BEGIN GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (256 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(long, l_0) VARIABLE(long, l_1)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)

__kernel void galefs_reversed(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    int i_2, i_3;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) get_local_id(0))) << 2) + 16L)))) = i_2;
    GALEFS_LOCAL_BARRIER(1);
    i_3 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1)))) << 2) + 16L))));
    *((__global gale_int *) (arg_out + l_1)) = i_3;
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = 64L;
    GALEFS_GROUP_END()
}
