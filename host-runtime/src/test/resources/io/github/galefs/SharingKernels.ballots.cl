// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SharingKernels#ballots
// entry point: galefs_ballots
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3ebc69d30ad37942d9b89c384c02795b0776525c92d015ce2ceaceedec362180
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_rem_int

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_5) VARIABLE(long, l_12) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(ul_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(ul_1)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(l_9) VARIABLE(ul_1)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(l_12) VARIABLE(l_9) VARIABLE(ul_1)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(l_12) VARIABLE(l_9) VARIABLE(ul_1)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_20) VARIABLE(l_9)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_9)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_9)

__kernel void galefs_ballots(__global uchar *arg_fs, __global uchar *arg_values, __global uchar *arg_out) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_0, i_2, i_5, i_6, i_7, i_8, i_10, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_23, i_24, i_25, i_26;
    long l_3, l_4, l_9, l_12, l_21, l_22;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    ul_1 = arg_values + ((((long) i_0) << 2) + 16L);
    i_2 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(1);
    l_3 = (-16L) + 20L;
    l_4 = (-16L) + 16L;
    i_5 = (int) get_local_id(0);
    if (i_5 == 0) {
        *((__local gale_int *) (gale_scratch_memory + l_4)) = 0;
        *((__local gale_int *) (gale_scratch_memory + l_3)) = 0;
    }
    GALEFS_LOCAL_BARRIER(2);
    if (!(i_2 < 1)) {
        if (i_5 < 64) {
            i_6 = atomic_or((volatile __local int *) ((gale_scratch_memory + (-16L)) + 16 + ((long) (i_5 >> 5) << 2)), (1 << (i_5 & 31)));
        }
    }
    GALEFS_LOCAL_BARRIER(3);
    i_7 = *((__local gale_int *) (gale_scratch_memory + l_3));
    i_8 = *((__local gale_int *) (gale_scratch_memory + l_4));
    l_9 = (long) ((int) ((uint) i_0 + (uint) (i_0 << 1)));
    *((__global gale_long *) (arg_out + ((l_9 << 3) + 16L))) = ((((long) i_7) << 32) | ((long) (uint) i_8));
    i_10 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(4);
    i_11 = (int) get_local_id(0);
    l_12 = (-16L) + ((((long) i_11) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_12)) = i_10;
    GALEFS_LOCAL_BARRIER(5);
    i_13 = (int) get_local_size(0);
    i_14 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_14 < i_13)) {
            break;
        }
        i_15 = i_14 << 1;
        if ((i_11 & ((int) ((uint) i_15 + (uint) (-1)))) == 0) {
            i_16 = (int) ((uint) i_11 + (uint) i_14);
            if (i_16 < i_13) {
                i_17 = *((__local gale_int *) (gale_scratch_memory + l_12));
                i_18 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_16) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_12)) = ((int) ((uint) i_17 + (uint) i_18));
            }
        }
        GALEFS_LOCAL_BARRIER(6);
        i_14 = i_15;
    }
    i_19 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_long *) (arg_out + (((l_9 + 1L) << 3) + 16L))) = ((long) i_19);
    i_20 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(7);
    l_21 = (-16L) + 20L;
    l_22 = (-16L) + 16L;
    i_23 = (int) get_local_id(0);
    if (i_23 == 0) {
        *((__local gale_int *) (gale_scratch_memory + l_22)) = 0;
        *((__local gale_int *) (gale_scratch_memory + l_21)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    if (gale_rem_int(i_20, 3) == 0) {
        if (i_23 < 64) {
            i_24 = atomic_or((volatile __local int *) ((gale_scratch_memory + (-16L)) + 16 + ((long) (i_23 >> 5) << 2)), (1 << (i_23 & 31)));
        }
    }
    GALEFS_LOCAL_BARRIER(9);
    i_25 = *((__local gale_int *) (gale_scratch_memory + l_21));
    i_26 = *((__local gale_int *) (gale_scratch_memory + l_22));
    *((__global gale_long *) (arg_out + (((l_9 + 2L) << 3) + 16L))) = ((((long) i_25) << 32) | ((long) (uint) i_26));
    GALEFS_GROUP_END()
}
