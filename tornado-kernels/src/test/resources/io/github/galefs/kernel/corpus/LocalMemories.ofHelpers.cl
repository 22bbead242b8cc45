// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LocalMemories#ofHelpers
// entry point: galefs_ofHelpers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// needs: BARRIERS LOCAL_SIZE
// local bytes per work-item: 20
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f5c799397fa1468358979b2c9494f7e4f2cfb11d6bade5389f9681142ba037e6
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_rem_int

#define GALEFS_LOCAL_BYTES (0 + 20 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_3) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_4)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(ul_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_6)

__kernel void galefs_ofHelpers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4;
    int i_2, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19;
    long l_0, l_1, l_3, l_5, l_6, l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    *((__local gale_int *) (gale_local_memory + ((-16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) get_local_id(0))) << 2) + 16L)))) = i_2;
    GALEFS_LOCAL_BARRIER(1);
    l_3 = (l_0 << 3) + 16L;
    ul_4 = arg_longs + l_3;
    l_5 = *((__global gale_long *) ul_4);
    *((__local gale_long *) (gale_local_memory + ((-16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_5;
    GALEFS_LOCAL_BARRIER(2);
    l_6 = *((__local gale_long *) (gale_local_memory + ((-16L) + ((((long) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))) << 3) + 16L))));
    l_7 = *((__global gale_long *) ul_4);
    *((__local gale_long *) (gale_local_memory + ((-16L + 8L * GALEFS_LOCAL_SIZE) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = ((long) ((ulong) l_7 + (ulong) 1L));
    GALEFS_LOCAL_BARRIER(3);
    l_8 = *((__local gale_long *) (gale_local_memory + ((-16L + 8L * GALEFS_LOCAL_SIZE) + ((((long) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 2)), ((int) get_local_size(0)))) << 3) + 16L))));
    i_9 = (int) get_local_size(0);
    i_10 = 0;
    i_11 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_11 < i_9)) {
            break;
        }
        i_12 = *((__local gale_int *) (gale_local_memory + ((-16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_11) << 2) + 16L))));
        i_13 = (int) ((uint) i_10 + (uint) i_12);
        i_14 = (int) ((uint) i_11 + (uint) 1);
        i_10 = i_13;
        i_11 = i_14;
    }
    i_15 = 0;
    i_16 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_16 < 4)) {
            break;
        }
        i_17 = *((__global gale_int *) (arg_ints + ((((long) i_16) << 2) + 16L)));
        i_18 = (int) ((uint) i_15 + (uint) i_17);
        i_19 = (int) ((uint) i_16 + (uint) 1);
        i_15 = i_18;
        i_16 = i_19;
    }
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) i_10 + (uint) i_15));
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) ((long) ((ulong) (l_6 << 5) - (ulong) l_6)) + (ulong) l_8));
    GALEFS_GROUP_END()
}
