// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#conditions
// entry point: galefs_conditions
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: efc08fb746f87cf8337ea479900c8224b970d08a42eebbcd8878d8fa40e3bd1e
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_6) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_16) VARIABLE(long, l_27) VARIABLE(long, l_37) VARIABLE(long, l_4) VARIABLE(long, l_48) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_3) VARIABLE(l_0) VARIABLE(l_4) VARIABLE(ul_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_4) VARIABLE(ul_1)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(ul_1)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(ul_1)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_13) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_13) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_27) VARIABLE(ul_1)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_13) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_27) VARIABLE(ul_1)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_13) VARIABLE(i_25) VARIABLE(i_35) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_13) VARIABLE(i_25) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(l_0) VARIABLE(l_37) VARIABLE(ul_1)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_13) VARIABLE(i_25) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(l_0) VARIABLE(l_37) VARIABLE(ul_1)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_13) VARIABLE(i_25) VARIABLE(i_35) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_0)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_13) VARIABLE(i_25) VARIABLE(i_35) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_0) VARIABLE(l_48)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_13) VARIABLE(i_25) VARIABLE(i_35) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(l_0) VARIABLE(l_48)

__kernel void galefs_conditions(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_2, i_3, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60;
    long l_0, l_4, l_16, l_27, l_37, l_48;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    ul_1 = arg_ints + l_0;
    i_2 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(1);
    i_3 = (int) get_local_id(0);
    l_4 = (-16L) + ((((long) i_3) << 2) + 16L);
    i_5 = (i_2 == 7) ? 1 : 0;
    *((__local gale_int *) (gale_scratch_memory + l_4)) = i_5;
    GALEFS_LOCAL_BARRIER(2);
    i_6 = (int) get_local_size(0);
    i_7 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 < i_6)) {
            break;
        }
        i_8 = i_7 << 1;
        if ((i_3 & ((int) ((uint) i_8 + (uint) (-1)))) == 0) {
            i_9 = (int) ((uint) i_3 + (uint) i_7);
            if (i_9 < i_6) {
                i_10 = *((__local gale_int *) (gale_scratch_memory + l_4));
                i_11 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_9) << 2) + 16L))));
                i_12 = (i_10 < i_11) ? i_11 : i_10;
                *((__local gale_int *) (gale_scratch_memory + l_4)) = i_12;
            }
        }
        GALEFS_LOCAL_BARRIER(3);
        i_7 = i_8;
    }
    i_13 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    i_14 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(4);
    i_15 = (int) get_local_id(0);
    l_16 = (-16L) + ((((long) i_15) << 2) + 16L);
    i_17 = (i_14 == 7) ? 0 : 1;
    *((__local gale_int *) (gale_scratch_memory + l_16)) = i_17;
    GALEFS_LOCAL_BARRIER(5);
    i_18 = (int) get_local_size(0);
    i_19 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_19 < i_18)) {
            break;
        }
        i_20 = i_19 << 1;
        if ((i_15 & ((int) ((uint) i_20 + (uint) (-1)))) == 0) {
            i_21 = (int) ((uint) i_15 + (uint) i_19);
            if (i_21 < i_18) {
                i_22 = *((__local gale_int *) (gale_scratch_memory + l_16));
                i_23 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_21) << 2) + 16L))));
                i_24 = (i_23 < i_22) ? i_23 : i_22;
                *((__local gale_int *) (gale_scratch_memory + l_16)) = i_24;
            }
        }
        GALEFS_LOCAL_BARRIER(6);
        i_19 = i_20;
    }
    i_25 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    GALEFS_LOCAL_BARRIER(7);
    i_26 = (int) get_local_id(0);
    l_27 = (-16L) + ((((long) i_26) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_27)) = 1;
    GALEFS_LOCAL_BARRIER(8);
    i_28 = (int) get_local_size(0);
    i_29 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_29 < i_28)) {
            break;
        }
        i_30 = i_29 << 1;
        if ((i_26 & ((int) ((uint) i_30 + (uint) (-1)))) == 0) {
            i_31 = (int) ((uint) i_26 + (uint) i_29);
            if (i_31 < i_28) {
                i_32 = *((__local gale_int *) (gale_scratch_memory + l_27));
                i_33 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_31) << 2) + 16L))));
                i_34 = (i_32 < i_33) ? i_33 : i_32;
                *((__local gale_int *) (gale_scratch_memory + l_27)) = i_34;
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_29 = i_30;
    }
    i_35 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    GALEFS_LOCAL_BARRIER(10);
    i_36 = (int) get_local_id(0);
    l_37 = (-16L) + ((((long) i_36) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_37)) = 0;
    GALEFS_LOCAL_BARRIER(11);
    i_38 = (int) get_local_size(0);
    i_39 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_39 < i_38)) {
            break;
        }
        i_40 = i_39 << 1;
        if ((i_36 & ((int) ((uint) i_40 + (uint) (-1)))) == 0) {
            i_41 = (int) ((uint) i_36 + (uint) i_39);
            if (i_41 < i_38) {
                i_42 = *((__local gale_int *) (gale_scratch_memory + l_37));
                i_43 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_41) << 2) + 16L))));
                i_44 = (i_43 < i_42) ? i_43 : i_42;
                *((__local gale_int *) (gale_scratch_memory + l_37)) = i_44;
            }
        }
        GALEFS_LOCAL_BARRIER(12);
        i_39 = i_40;
    }
    i_45 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    i_46 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(13);
    i_47 = (int) get_local_id(0);
    l_48 = (-16L) + ((((long) i_47) << 2) + 16L);
    i_49 = (i_46 < 1) ? 0 : 1;
    *((__local gale_int *) (gale_scratch_memory + l_48)) = i_49;
    GALEFS_LOCAL_BARRIER(14);
    i_50 = (int) get_local_size(0);
    i_51 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_51 < i_50)) {
            break;
        }
        i_52 = i_51 << 1;
        if ((i_47 & ((int) ((uint) i_52 + (uint) (-1)))) == 0) {
            i_53 = (int) ((uint) i_47 + (uint) i_51);
            if (i_53 < i_50) {
                i_54 = *((__local gale_int *) (gale_scratch_memory + l_48));
                i_55 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_53) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_48)) = ((int) ((uint) i_54 + (uint) i_55));
            }
        }
        GALEFS_LOCAL_BARRIER(15);
        i_51 = i_52;
    }
    i_56 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    i_57 = (i_13 == 0) ? 0 : 1;
    i_58 = (i_25 == 0) ? 0 : 2;
    i_59 = (i_35 == 0) ? 0 : 4;
    i_60 = (i_45 == 0) ? 0 : 8;
    *((__global gale_int *) (arg_out + l_0)) = ((int) ((uint) ((((i_57 | i_58) | i_59) | i_60) * 1000) + (uint) i_56));
    GALEFS_GROUP_END()
}
