// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LocalMemories#readAgainAfterABarrier
// entry point: galefs_readAgainAfterABarrier
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// needs: BARRIERS LOCAL_SIZE
// local bytes: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 332a37ba3fafe981a003bc54a51b2153de5eea038d3697c8d257898509877692
// live uses: GALEFS_GROUP_BEGIN GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (8 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_3) VARIABLE(long, l_0) VARIABLE(long, l_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_3) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_3) VARIABLE(l_0) VARIABLE(l_1)

__kernel void galefs_readAgainAfterABarrier(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    int i_2, i_3, i_4;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (-16L) + 16L;
    l_1 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    if (((int) get_local_id(0)) == 0) {
        i_2 = *((__global gale_int *) (arg_ints + l_1));
        *((__local gale_int *) (gale_local_memory + l_0)) = i_2;
    }
    GALEFS_LOCAL_BARRIER(1);
    i_3 = *((__local gale_int *) (gale_local_memory + l_0));
    GALEFS_LOCAL_BARRIER(2);
    if (((int) get_local_id(0)) == ((int) ((uint) ((int) get_local_size(0)) + (uint) (-1)))) {
        *((__local gale_int *) (gale_local_memory + l_0)) = ((int) ((uint) ((int) ((uint) (i_3 << 1) + (uint) i_3)) + (uint) 1));
    }
    GALEFS_LOCAL_BARRIER(3);
    i_4 = *((__local gale_int *) (gale_local_memory + l_0));
    *((__global gale_int *) (arg_out + l_1)) = (i_3 ^ i_4);
    GALEFS_GROUP_END()
}
