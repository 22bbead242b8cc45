// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#reduceIntegers
// entry point: galefs_reduceIntegers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4eae5ab3a113dcdb8000cb09eb207fcb20c6229c48966ade8cd3ced68489be30
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_3) VARIABLE(int, i_38) VARIABLE(int, i_4) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_48) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_15) VARIABLE(long, l_26) VARIABLE(long, l_35) VARIABLE(long, l_37) VARIABLE(long, l_39) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_49) VARIABLE(long, l_5) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_60) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_36)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(ul_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(ul_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(ul_2)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(ul_2)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_26)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_26)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(ul_36)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_38) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(ul_36)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(ul_36)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(l_35) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(ul_36)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_48) VARIABLE(l_35) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(ul_36)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(l_35) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(ul_36)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(l_35) VARIABLE(l_46) VARIABLE(l_57) VARIABLE(l_58)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_59) VARIABLE(l_35) VARIABLE(l_46) VARIABLE(l_57) VARIABLE(l_60)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_35) VARIABLE(l_46) VARIABLE(l_57) VARIABLE(l_60)

__kernel void galefs_reduceIntegers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_36;
    int i_3, i_4, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_38, i_40, i_41, i_42, i_43, i_48, i_50, i_51, i_52, i_53, i_59, i_61, i_62, i_63, i_64;
    long l_0, l_1, l_5, l_15, l_26, l_35, l_37, l_39, l_44, l_45, l_46, l_47, l_49, l_54, l_55, l_56, l_57, l_58, l_60, l_65, l_66, l_67, l_68;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_ints + l_1;
    i_3 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(1);
    i_4 = (int) get_local_id(0);
    l_5 = (-16L) + ((((long) i_4) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_5)) = i_3;
    GALEFS_LOCAL_BARRIER(2);
    i_6 = (int) get_local_size(0);
    i_7 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 < i_6)) {
            break;
        }
        i_8 = i_7 << 1;
        if ((i_4 & ((int) ((uint) i_8 + (uint) (-1)))) == 0) {
            i_9 = (int) ((uint) i_4 + (uint) i_7);
            if (i_9 < i_6) {
                i_10 = *((__local gale_int *) (gale_scratch_memory + l_5));
                i_11 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_9) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_5)) = ((int) ((uint) i_10 + (uint) i_11));
            }
        }
        GALEFS_LOCAL_BARRIER(3);
        i_7 = i_8;
    }
    i_12 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    i_13 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(4);
    i_14 = (int) get_local_id(0);
    l_15 = (-16L) + ((((long) i_14) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_15)) = i_13;
    GALEFS_LOCAL_BARRIER(5);
    i_16 = (int) get_local_size(0);
    i_17 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_17 < i_16)) {
            break;
        }
        i_18 = i_17 << 1;
        if ((i_14 & ((int) ((uint) i_18 + (uint) (-1)))) == 0) {
            i_19 = (int) ((uint) i_14 + (uint) i_17);
            if (i_19 < i_16) {
                i_20 = *((__local gale_int *) (gale_scratch_memory + l_15));
                i_21 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_19) << 2) + 16L))));
                i_22 = (i_21 < i_20) ? i_21 : i_20;
                *((__local gale_int *) (gale_scratch_memory + l_15)) = i_22;
            }
        }
        GALEFS_LOCAL_BARRIER(6);
        i_17 = i_18;
    }
    i_23 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    i_24 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(7);
    i_25 = (int) get_local_id(0);
    l_26 = (-16L) + ((((long) i_25) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_26)) = i_24;
    GALEFS_LOCAL_BARRIER(8);
    i_27 = (int) get_local_size(0);
    i_28 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_28 < i_27)) {
            break;
        }
        i_29 = i_28 << 1;
        if ((i_25 & ((int) ((uint) i_29 + (uint) (-1)))) == 0) {
            i_30 = (int) ((uint) i_25 + (uint) i_28);
            if (i_30 < i_27) {
                i_31 = *((__local gale_int *) (gale_scratch_memory + l_26));
                i_32 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_30) << 2) + 16L))));
                i_33 = (i_31 < i_32) ? i_32 : i_31;
                *((__local gale_int *) (gale_scratch_memory + l_26)) = i_33;
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_28 = i_29;
    }
    i_34 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_12 << 3) - (uint) i_12)) + (uint) ((int) ((uint) (i_23 << 1) + (uint) i_23)))) + (uint) i_34));
    l_35 = (l_0 << 3) + 16L;
    ul_36 = arg_longs + l_35;
    l_37 = *((__global gale_long *) ul_36);
    GALEFS_LOCAL_BARRIER(10);
    i_38 = (int) get_local_id(0);
    l_39 = (-16L) + ((((long) i_38) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_39)) = l_37;
    GALEFS_LOCAL_BARRIER(11);
    i_40 = (int) get_local_size(0);
    i_41 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_41 < i_40)) {
            break;
        }
        i_42 = i_41 << 1;
        if ((i_38 & ((int) ((uint) i_42 + (uint) (-1)))) == 0) {
            i_43 = (int) ((uint) i_38 + (uint) i_41);
            if (i_43 < i_40) {
                l_44 = *((__local gale_long *) (gale_scratch_memory + l_39));
                l_45 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_43) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_39)) = ((long) ((ulong) l_44 + (ulong) l_45));
            }
        }
        GALEFS_LOCAL_BARRIER(12);
        i_41 = i_42;
    }
    l_46 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    l_47 = *((__global gale_long *) ul_36);
    GALEFS_LOCAL_BARRIER(13);
    i_48 = (int) get_local_id(0);
    l_49 = (-16L) + ((((long) i_48) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_49)) = l_47;
    GALEFS_LOCAL_BARRIER(14);
    i_50 = (int) get_local_size(0);
    i_51 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_51 < i_50)) {
            break;
        }
        i_52 = i_51 << 1;
        if ((i_48 & ((int) ((uint) i_52 + (uint) (-1)))) == 0) {
            i_53 = (int) ((uint) i_48 + (uint) i_51);
            if (i_53 < i_50) {
                l_54 = *((__local gale_long *) (gale_scratch_memory + l_49));
                l_55 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_53) << 3) + 16L))));
                l_56 = (l_55 < l_54) ? l_55 : l_54;
                *((__local gale_long *) (gale_scratch_memory + l_49)) = l_56;
            }
        }
        GALEFS_LOCAL_BARRIER(15);
        i_51 = i_52;
    }
    l_57 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    l_58 = *((__global gale_long *) ul_36);
    GALEFS_LOCAL_BARRIER(16);
    i_59 = (int) get_local_id(0);
    l_60 = (-16L) + ((((long) i_59) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_60)) = l_58;
    GALEFS_LOCAL_BARRIER(17);
    i_61 = (int) get_local_size(0);
    i_62 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_62 < i_61)) {
            break;
        }
        i_63 = i_62 << 1;
        if ((i_59 & ((int) ((uint) i_63 + (uint) (-1)))) == 0) {
            i_64 = (int) ((uint) i_59 + (uint) i_62);
            if (i_64 < i_61) {
                l_65 = *((__local gale_long *) (gale_scratch_memory + l_60));
                l_66 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_64) << 3) + 16L))));
                l_67 = (l_65 < l_66) ? l_66 : l_65;
                *((__local gale_long *) (gale_scratch_memory + l_60)) = l_67;
            }
        }
        GALEFS_LOCAL_BARRIER(18);
        i_62 = i_63;
    }
    l_68 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_long *) (arg_longOut + l_35)) = ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) (l_46 << 3) - (ulong) l_46)) + (ulong) ((long) ((ulong) (l_57 << 1) + (ulong) l_57)))) + (ulong) l_68));
    GALEFS_GROUP_END()
}
