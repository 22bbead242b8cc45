// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LocalMemories#byOffset
// entry point: galefs_byOffset
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// needs: BARRIERS LOCAL_SIZE
// local bytes: 768
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b3f5065502cce89a00debbea8d172f0c094ed8d0715ee3b0066590c09041d490
// live uses: GALEFS_GROUP_BEGIN GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (768 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(long, l_11) VARIABLE(long, l_2) VARIABLE(long, l_4) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_2) VARIABLE(l_4) VARIABLE(ul_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_8) VARIABLE(ul_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_2)

__kernel void galefs_byOffset(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_5;
    int i_0, i_6, i_9, i_10, i_12, i_13, i_15;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_11, l_14;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    l_3 = *((__global gale_long *) (arg_longs + l_2));
    *((__local gale_long *) (gale_local_memory + ((-16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_3;
    l_4 = (l_1 << 2) + 16L;
    ul_5 = arg_ints + l_4;
    i_6 = *((__global gale_int *) ul_5);
    *((__local gale_int *) (gale_local_memory + ((496L) + ((((long) ((int) get_local_id(0))) << 2) + 16L)))) = i_6;
    GALEFS_LOCAL_BARRIER(1);
    l_7 = (long) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1)));
    l_8 = l_7 << 3;
    i_9 = *((__local gale_int *) ((gale_local_memory + (-16L)) + 16 + (l_8 + 4L)));
    i_10 = (int) *((__local char *) ((gale_local_memory + (-16L)) + 16 + (l_8 + 3L)));
    l_11 = l_7 << 2;
    i_12 = (int) *((__local char *) ((gale_local_memory + (496L)) + 16 + (l_11 + 1L)));
    *((__global gale_int *) (arg_out + l_4)) = ((int) ((uint) ((int) ((uint) i_9 + (uint) i_10)) + (uint) i_12));
    GALEFS_LOCAL_BARRIER(2);
    i_13 = *((__global gale_int *) ul_5);
    *((__local gale_int *) ((gale_local_memory + (-16L)) + 16 + l_8)) = i_13;
    *((__local char *) ((gale_local_memory + (496L)) + 16 + l_11)) = (char) i_0;
    GALEFS_LOCAL_BARRIER(3);
    l_14 = *((volatile __local gale_long *) ((gale_local_memory + (-16L)) + 16 + (((long) ((int) get_local_id(0))) << 3)));
    i_15 = *((__local gale_int *) (gale_local_memory + ((496L) + ((((long) ((int) get_local_id(0))) << 2) + 16L))));
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) ((ulong) l_14 + (ulong) ((long) i_15)));
    GALEFS_GROUP_END()
}
