// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#compaction
// entry point: galefs_compaction
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6dd9526759e5bcd4faeac74f45872629a4b5746033d86c4d94dcf74791ff0489
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_13) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_7) VARIABLE(long, l_0) VARIABLE(long, l_19) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_4) VARIABLE(l_0)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_19)

__kernel void galefs_compaction(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_23, i_24, i_25, i_26;
    long l_0, l_19;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    ul_1 = arg_ints + ((l_0 << 2) + 16L);
    i_2 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(1);
    i_3 = (int) get_local_id(0);
    i_4 = i_2 & 1;
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_3) << 2) + 16L)))) = i_4;
    GALEFS_LOCAL_BARRIER(2);
    i_5 = (int) get_local_size(0);
    i_6 = 0;
    i_7 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_8 = (int) ((uint) i_3 + (uint) i_6);
        if (!(i_7 < i_5)) {
            break;
        }
        i_9 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_8) << 2) + 16L))));
        if (i_3 < i_7) {
            i_10 = i_9;
        } else {
            i_11 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_8 - (uint) i_7))) << 2) + 16L))));
            i_12 = (int) ((uint) i_9 + (uint) i_11);
            i_10 = i_12;
        }
        i_13 = (int) ((uint) i_5 - (uint) i_6);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_3 + (uint) i_13))) << 2) + 16L)))) = i_10;
        GALEFS_LOCAL_BARRIER(3);
        i_14 = i_7 << 1;
        i_6 = i_13;
        i_7 = i_14;
    }
    if (((int) get_local_id(0)) == 0) {
        i_15 = 0;
    } else {
        i_16 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_8 + (uint) (-1)))) << 2) + 16L))));
        i_15 = i_16;
    }
    if (!((i_2 & 1) == 0)) {
        i_17 = *((__global gale_int *) ul_1);
        *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) i_15))) << 2) + 16L))) = i_17;
    }
    GALEFS_LOCAL_BARRIER(4);
    i_18 = (int) get_local_id(0);
    l_19 = (-16L) + ((((long) i_18) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_19)) = i_4;
    GALEFS_LOCAL_BARRIER(5);
    i_20 = (int) get_local_size(0);
    i_21 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_21 < i_20)) {
            break;
        }
        i_22 = i_21 << 1;
        if ((i_18 & ((int) ((uint) i_22 + (uint) (-1)))) == 0) {
            i_23 = (int) ((uint) i_18 + (uint) i_21);
            if (i_23 < i_20) {
                i_24 = *((__local gale_int *) (gale_scratch_memory + l_19));
                i_25 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_23) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_19)) = ((int) ((uint) i_24 + (uint) i_25));
            }
        }
        GALEFS_LOCAL_BARRIER(6);
        i_21 = i_22;
    }
    i_26 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) i_26);
    GALEFS_GROUP_END()
}
