// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#scanInts
// entry point: galefs_scanInts
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fe06bd68fd9267876bcc0f3338e3a2509733a802db7c89c7139c49b146be20f2
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_3) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_4) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_7) VARIABLE(int, i_70) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_83) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(__global uchar *, ul_2)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_31) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_32) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_42) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_55) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_44) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_44) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_44) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_44) VARIABLE(i_57) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_0)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_44) VARIABLE(i_57) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(l_0)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_44) VARIABLE(i_57) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_83) VARIABLE(l_0)

__kernel void galefs_scanInts(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2;
    int i_3, i_4, i_5, i_6, i_7, i_8, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86;
    long l_0, l_1, l_9, l_37, l_65, l_87, l_88, l_89;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_ints + l_1;
    i_3 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(1);
    i_4 = (int) get_local_id(0);
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_4) << 2) + 16L)))) = i_3;
    GALEFS_LOCAL_BARRIER(2);
    i_5 = (int) get_local_size(0);
    i_6 = 0;
    i_7 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_8 = (int) ((uint) i_4 + (uint) i_6);
        l_9 = (-16L) + ((((long) i_8) << 2) + 16L);
        if (!(i_7 < i_5)) {
            break;
        }
        i_10 = *((__local gale_int *) (gale_scratch_memory + l_9));
        if (i_4 < i_7) {
            i_11 = i_10;
        } else {
            i_12 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_8 - (uint) i_7))) << 2) + 16L))));
            i_13 = (int) ((uint) i_10 + (uint) i_12);
            i_11 = i_13;
        }
        i_14 = (int) ((uint) i_5 - (uint) i_6);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_4 + (uint) i_14))) << 2) + 16L)))) = i_11;
        GALEFS_LOCAL_BARRIER(3);
        i_15 = i_7 << 1;
        i_6 = i_14;
        i_7 = i_15;
    }
    i_16 = *((__local gale_int *) (gale_scratch_memory + l_9));
    i_17 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(4);
    i_18 = (int) get_local_id(0);
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_18) << 2) + 16L)))) = i_17;
    GALEFS_LOCAL_BARRIER(5);
    i_19 = (int) get_local_size(0);
    i_20 = 0;
    i_21 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_22 = (int) ((uint) i_18 + (uint) i_20);
        if (!(i_21 < i_19)) {
            break;
        }
        i_23 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_22) << 2) + 16L))));
        if (i_18 < i_21) {
            i_24 = i_23;
        } else {
            i_25 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_22 - (uint) i_21))) << 2) + 16L))));
            i_26 = (int) ((uint) i_23 + (uint) i_25);
            i_24 = i_26;
        }
        i_27 = (int) ((uint) i_19 - (uint) i_20);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_18 + (uint) i_27))) << 2) + 16L)))) = i_24;
        GALEFS_LOCAL_BARRIER(6);
        i_28 = i_21 << 1;
        i_20 = i_27;
        i_21 = i_28;
    }
    if (((int) get_local_id(0)) == 0) {
        i_29 = 0;
    } else {
        i_30 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_22 + (uint) (-1)))) << 2) + 16L))));
        i_29 = i_30;
    }
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) i_29 + (uint) ((int) ((uint) (i_16 << 1) + (uint) i_16))));
    i_31 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(7);
    i_32 = (int) get_local_id(0);
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_32) << 2) + 16L)))) = i_31;
    GALEFS_LOCAL_BARRIER(8);
    i_33 = (int) get_local_size(0);
    i_34 = 0;
    i_35 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_36 = (int) ((uint) i_32 + (uint) i_34);
        l_37 = (-16L) + ((((long) i_36) << 2) + 16L);
        if (!(i_35 < i_33)) {
            break;
        }
        i_38 = *((__local gale_int *) (gale_scratch_memory + l_37));
        if (i_32 < i_35) {
            i_39 = i_38;
        } else {
            i_40 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_36 - (uint) i_35))) << 2) + 16L))));
            i_41 = (i_38 < i_40) ? i_38 : i_40;
            i_39 = i_41;
        }
        i_42 = (int) ((uint) i_33 - (uint) i_34);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_32 + (uint) i_42))) << 2) + 16L)))) = i_39;
        GALEFS_LOCAL_BARRIER(9);
        i_43 = i_35 << 1;
        i_34 = i_42;
        i_35 = i_43;
    }
    i_44 = *((__local gale_int *) (gale_scratch_memory + l_37));
    i_45 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(10);
    i_46 = (int) get_local_id(0);
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_46) << 2) + 16L)))) = i_45;
    GALEFS_LOCAL_BARRIER(11);
    i_47 = (int) get_local_size(0);
    i_48 = 0;
    i_49 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_50 = (int) ((uint) i_46 + (uint) i_48);
        if (!(i_49 < i_47)) {
            break;
        }
        i_51 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_50) << 2) + 16L))));
        if (i_46 < i_49) {
            i_52 = i_51;
        } else {
            i_53 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_50 - (uint) i_49))) << 2) + 16L))));
            i_54 = (i_51 < i_53) ? i_51 : i_53;
            i_52 = i_54;
        }
        i_55 = (int) ((uint) i_47 - (uint) i_48);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_46 + (uint) i_55))) << 2) + 16L)))) = i_52;
        GALEFS_LOCAL_BARRIER(12);
        i_56 = i_49 << 1;
        i_48 = i_55;
        i_49 = i_56;
    }
    if (((int) get_local_id(0)) == 0) {
        i_57 = 2147483647;
    } else {
        i_58 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_50 + (uint) (-1)))) << 2) + 16L))));
        i_57 = i_58;
    }
    i_59 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(13);
    i_60 = (int) get_local_id(0);
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_60) << 2) + 16L)))) = i_59;
    GALEFS_LOCAL_BARRIER(14);
    i_61 = (int) get_local_size(0);
    i_62 = 0;
    i_63 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_64 = (int) ((uint) i_60 + (uint) i_62);
        l_65 = (-16L) + ((((long) i_64) << 2) + 16L);
        if (!(i_63 < i_61)) {
            break;
        }
        i_66 = *((__local gale_int *) (gale_scratch_memory + l_65));
        if (i_60 < i_63) {
            i_67 = i_66;
        } else {
            i_68 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_64 - (uint) i_63))) << 2) + 16L))));
            i_69 = (i_68 < i_66) ? i_66 : i_68;
            i_67 = i_69;
        }
        i_70 = (int) ((uint) i_61 - (uint) i_62);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_60 + (uint) i_70))) << 2) + 16L)))) = i_67;
        GALEFS_LOCAL_BARRIER(15);
        i_71 = i_63 << 1;
        i_62 = i_70;
        i_63 = i_71;
    }
    i_72 = *((__local gale_int *) (gale_scratch_memory + l_65));
    i_73 = *((__global gale_int *) ul_2);
    GALEFS_LOCAL_BARRIER(16);
    i_74 = (int) get_local_id(0);
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_74) << 2) + 16L)))) = i_73;
    GALEFS_LOCAL_BARRIER(17);
    i_75 = (int) get_local_size(0);
    i_76 = 0;
    i_77 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_78 = (int) ((uint) i_74 + (uint) i_76);
        if (!(i_77 < i_75)) {
            break;
        }
        i_79 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_78) << 2) + 16L))));
        if (i_74 < i_77) {
            i_80 = i_79;
        } else {
            i_81 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_78 - (uint) i_77))) << 2) + 16L))));
            i_82 = (i_81 < i_79) ? i_79 : i_81;
            i_80 = i_82;
        }
        i_83 = (int) ((uint) i_75 - (uint) i_76);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_74 + (uint) i_83))) << 2) + 16L)))) = i_80;
        GALEFS_LOCAL_BARRIER(18);
        i_84 = i_77 << 1;
        i_76 = i_83;
        i_77 = i_84;
    }
    if (((int) get_local_id(0)) == 0) {
        i_85 = INT_MIN;
    } else {
        i_86 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_78 + (uint) (-1)))) << 2) + 16L))));
        i_85 = i_86;
    }
    l_87 = (long) i_44;
    l_88 = ((long) i_57) + ((l_87 << 5) - l_87);
    l_89 = (long) i_72;
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((((l_88 << 5) - l_88) + ((l_89 << 3) - l_89)) + ((long) i_85));
    GALEFS_GROUP_END()
}
