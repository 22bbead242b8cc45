// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#ballots
// entry point: galefs_ballots
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2e7d0f7b9fdb7db9ca6ecc3ef8053d8a9935e006a9643f2db6a4554958e79e00
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_3) VARIABLE(int, i_31) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_42) VARIABLE(int, i_6) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_28) VARIABLE(long, l_30) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_4) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_5) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_29)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(ul_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(ul_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(ul_2) VARIABLE(ul_29)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(ul_2) VARIABLE(ul_29)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(ul_2) VARIABLE(ul_29)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(ul_2) VARIABLE(ul_29)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_42) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(ul_2) VARIABLE(ul_29)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_26) VARIABLE(i_38) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(ul_2) VARIABLE(ul_29)

__kernel void galefs_ballots(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_29;
    int i_3, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_26, i_27, i_31, i_35, i_36, i_37, i_38, i_39, i_42, i_43, i_44, i_45;
    long l_0, l_1, l_4, l_5, l_25, l_28, l_30, l_32, l_33, l_34, l_40, l_41, l_46;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_ints + l_1;
    i_3 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(1);
    l_4 = (-16L) + 20L;
    l_5 = (-16L) + 16L;
    i_6 = (int) get_local_id(0);
    if (i_6 == 0) {
        *((__local gale_int *) (gale_scratch_memory + l_5)) = 0;
        *((__local gale_int *) (gale_scratch_memory + l_4)) = 0;
    }
    GALEFS_LOCAL_BARRIER(2);
    if (!(i_3 < 1)) {
        if (i_6 < 64) {
            i_7 = atomic_or((volatile __local int *) ((gale_scratch_memory + (-16L)) + 16 + ((long) (i_6 >> 5) << 2)), (1 << (i_6 & 31)));
        }
    }
    GALEFS_LOCAL_BARRIER(3);
    i_8 = *((__local gale_int *) (gale_scratch_memory + l_4));
    i_9 = *((__local gale_int *) (gale_scratch_memory + l_5));
    i_10 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(4);
    i_11 = (int) get_local_id(0);
    i_12 = (i_10 < 1) ? 0 : 1;
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_11) << 2) + 16L)))) = i_12;
    GALEFS_LOCAL_BARRIER(5);
    i_13 = (int) get_local_size(0);
    i_14 = 0;
    i_15 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_16 = (int) ((uint) i_11 + (uint) i_14);
        if (!(i_15 < i_13)) {
            break;
        }
        i_17 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_16) << 2) + 16L))));
        if (i_11 < i_15) {
            i_18 = i_17;
        } else {
            i_19 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_16 - (uint) i_15))) << 2) + 16L))));
            i_20 = (int) ((uint) i_17 + (uint) i_19);
            i_18 = i_20;
        }
        i_21 = (int) ((uint) i_13 - (uint) i_14);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_11 + (uint) i_21))) << 2) + 16L)))) = i_18;
        GALEFS_LOCAL_BARRIER(6);
        i_22 = i_15 << 1;
        i_14 = i_21;
        i_15 = i_22;
    }
    if (((int) get_local_id(0)) == 0) {
        i_23 = 0;
    } else {
        i_24 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_16 + (uint) (-1)))) << 2) + 16L))));
        i_23 = i_24;
    }
    l_25 = (((long) i_8) << 32) | ((long) (uint) i_9);
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) i_23 - (uint) ((int) popcount((l_25 & ((long) ((ulong) (1L << ((int) get_local_id(0))) + (ulong) (-1L))))))));
    i_26 = (int) get_local_id(0);
    i_27 = GALEFS_LOCAL_SIZE << 1;
    l_28 = (l_0 << 3) + 16L;
    ul_29 = arg_longs + l_28;
    l_30 = l_25;
    i_31 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_31 < 3)) {
            break;
        }
        l_32 = *((__global gale_long *) ul_29);
        GALEFS_LOCAL_BARRIER(7);
        l_33 = (-16L) + 20L;
        l_34 = (-16L) + 16L;
        if (i_26 == 0) {
            *((__local gale_int *) (gale_scratch_memory + l_34)) = 0;
            *((__local gale_int *) (gale_scratch_memory + l_33)) = 0;
        }
        GALEFS_LOCAL_BARRIER(8);
        if (!(((int) ((l_32 >> i_31) & 1L)) == 0)) {
            if (i_26 < 64) {
                i_35 = atomic_or((volatile __local int *) ((gale_scratch_memory + (-16L)) + 16 + ((long) (i_26 >> 5) << 2)), (1 << (i_26 & 31)));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_36 = *((__local gale_int *) (gale_scratch_memory + l_33));
        i_37 = *((__local gale_int *) (gale_scratch_memory + l_34));
        i_38 = (int) ((uint) i_31 + (uint) 1);
        if (((((long) i_36) << 32) | ((long) (uint) i_37)) == 0L) {
            i_31 = i_38;
        } else {
            i_39 = *((__global gale_int *) ul_2);
            GALEFS_LOCAL_BARRIER(10);
            l_40 = (-16L) + 20L;
            l_41 = (-16L) + 16L;
            i_42 = (int) get_local_id(0);
            if (i_42 == 0) {
                *((__local gale_int *) (gale_scratch_memory + l_41)) = 0;
                *((__local gale_int *) (gale_scratch_memory + l_40)) = 0;
            }
            GALEFS_LOCAL_BARRIER(11);
            if (i_31 == i_39) {
                if (i_42 < 64) {
                    i_43 = atomic_or((volatile __local int *) ((gale_scratch_memory + (-16L)) + 16 + ((long) (i_42 >> 5) << 2)), (1 << (i_42 & 31)));
                }
            }
            GALEFS_LOCAL_BARRIER(12);
            i_44 = *((__local gale_int *) (gale_scratch_memory + l_40));
            i_45 = *((__local gale_int *) (gale_scratch_memory + l_41));
            l_46 = (long) ((ulong) ((((long) i_44) << 32) | ((long) (uint) i_45)) + (ulong) ((long) ((ulong) (l_30 << 5) - (ulong) l_30)));
            l_30 = l_46;
            i_31 = i_38;
        }
    }
    *((__global gale_long *) (arg_longOut + l_28)) = l_30;
    GALEFS_GROUP_END()
}
