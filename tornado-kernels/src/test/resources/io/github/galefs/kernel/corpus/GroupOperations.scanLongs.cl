// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#scanLongs
// entry point: galefs_scanLongs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 16
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: db0963c3d13292746c9b907b20bfa62e010d34c97a09dd6a63f7c835dd54ea09
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 16 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_4) VARIABLE(int, i_42) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_55) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_7) VARIABLE(int, i_70) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_83) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_3) VARIABLE(long, l_31) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_57) VARIABLE(long, l_59) VARIABLE(long, l_72) VARIABLE(long, l_73) VARIABLE(__global uchar *, ul_2)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(ul_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(ul_2)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_16) VARIABLE(ul_2)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_16) VARIABLE(ul_2)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_0) VARIABLE(l_31) VARIABLE(ul_2)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_32) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_42) VARIABLE(l_0) VARIABLE(ul_2)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_0) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(ul_2)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_46) VARIABLE(l_0) VARIABLE(l_44) VARIABLE(ul_2)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_55) VARIABLE(l_0) VARIABLE(l_44) VARIABLE(ul_2)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(l_0) VARIABLE(l_44) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(ul_2)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_44) VARIABLE(l_57) VARIABLE(ul_2)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_44) VARIABLE(l_57) VARIABLE(ul_2)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(l_0) VARIABLE(l_44) VARIABLE(l_57) VARIABLE(l_72) VARIABLE(l_73)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_44) VARIABLE(l_57) VARIABLE(l_72)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_83) VARIABLE(l_0) VARIABLE(l_44) VARIABLE(l_57) VARIABLE(l_72)

__kernel void galefs_scanLongs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2;
    int i_4, i_5, i_6, i_7, i_8, i_14, i_15, i_18, i_19, i_20, i_21, i_22, i_27, i_28, i_32, i_33, i_34, i_35, i_36, i_42, i_43, i_46, i_47, i_48, i_49, i_50, i_55, i_56, i_60, i_61, i_62, i_63, i_64, i_70, i_71, i_74, i_75, i_76, i_77, i_78, i_83, i_84;
    long l_0, l_1, l_3, l_9, l_10, l_11, l_12, l_13, l_16, l_17, l_23, l_24, l_25, l_26, l_29, l_30, l_31, l_37, l_38, l_39, l_40, l_41, l_44, l_45, l_51, l_52, l_53, l_54, l_57, l_58, l_59, l_65, l_66, l_67, l_68, l_69, l_72, l_73, l_79, l_80, l_81, l_82, l_85, l_86, l_87, l_88;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    ul_2 = arg_longs + l_1;
    l_3 = *((__global gale_long *) ul_2);
    GALEFS_LOCAL_BARRIER(1);
    i_4 = (int) get_local_id(0);
    *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_4) << 3) + 16L)))) = l_3;
    GALEFS_LOCAL_BARRIER(2);
    i_5 = (int) get_local_size(0);
    i_6 = 0;
    i_7 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_8 = (int) ((uint) i_4 + (uint) i_6);
        l_9 = (-16L) + ((((long) i_8) << 3) + 16L);
        if (!(i_7 < i_5)) {
            break;
        }
        l_10 = *((__local gale_long *) (gale_scratch_memory + l_9));
        if (i_4 < i_7) {
            l_11 = l_10;
        } else {
            l_12 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_8 - (uint) i_7))) << 3) + 16L))));
            l_13 = (long) ((ulong) l_10 + (ulong) l_12);
            l_11 = l_13;
        }
        i_14 = (int) ((uint) i_5 - (uint) i_6);
        *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_4 + (uint) i_14))) << 3) + 16L)))) = l_11;
        GALEFS_LOCAL_BARRIER(3);
        i_15 = i_7 << 1;
        i_6 = i_14;
        i_7 = i_15;
    }
    l_16 = *((__local gale_long *) (gale_scratch_memory + l_9));
    l_17 = *((__global gale_long *) ul_2);
    GALEFS_LOCAL_BARRIER(4);
    i_18 = (int) get_local_id(0);
    *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_18) << 3) + 16L)))) = l_17;
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
        l_23 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_22) << 3) + 16L))));
        if (i_18 < i_21) {
            l_24 = l_23;
        } else {
            l_25 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_22 - (uint) i_21))) << 3) + 16L))));
            l_26 = (long) ((ulong) l_23 + (ulong) l_25);
            l_24 = l_26;
        }
        i_27 = (int) ((uint) i_19 - (uint) i_20);
        *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_18 + (uint) i_27))) << 3) + 16L)))) = l_24;
        GALEFS_LOCAL_BARRIER(6);
        i_28 = i_21 << 1;
        i_20 = i_27;
        i_21 = i_28;
    }
    if (((int) get_local_id(0)) == 0) {
        l_29 = 0L;
    } else {
        l_30 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_22 + (uint) (-1)))) << 3) + 16L))));
        l_29 = l_30;
    }
    *((__global gale_long *) (arg_longOut + l_1)) = ((long) ((ulong) l_29 + (ulong) ((long) ((ulong) (l_16 << 1) + (ulong) l_16))));
    l_31 = *((__global gale_long *) ul_2);
    GALEFS_LOCAL_BARRIER(7);
    i_32 = (int) get_local_id(0);
    *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_32) << 3) + 16L)))) = l_31;
    GALEFS_LOCAL_BARRIER(8);
    i_33 = (int) get_local_size(0);
    i_34 = 0;
    i_35 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_36 = (int) ((uint) i_32 + (uint) i_34);
        l_37 = (-16L) + ((((long) i_36) << 3) + 16L);
        if (!(i_35 < i_33)) {
            break;
        }
        l_38 = *((__local gale_long *) (gale_scratch_memory + l_37));
        if (i_32 < i_35) {
            l_39 = l_38;
        } else {
            l_40 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_36 - (uint) i_35))) << 3) + 16L))));
            l_41 = (l_38 < l_40) ? l_38 : l_40;
            l_39 = l_41;
        }
        i_42 = (int) ((uint) i_33 - (uint) i_34);
        *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_32 + (uint) i_42))) << 3) + 16L)))) = l_39;
        GALEFS_LOCAL_BARRIER(9);
        i_43 = i_35 << 1;
        i_34 = i_42;
        i_35 = i_43;
    }
    l_44 = *((__local gale_long *) (gale_scratch_memory + l_37));
    l_45 = *((__global gale_long *) ul_2);
    GALEFS_LOCAL_BARRIER(10);
    i_46 = (int) get_local_id(0);
    *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_46) << 3) + 16L)))) = l_45;
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
        l_51 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_50) << 3) + 16L))));
        if (i_46 < i_49) {
            l_52 = l_51;
        } else {
            l_53 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_50 - (uint) i_49))) << 3) + 16L))));
            l_54 = (l_51 < l_53) ? l_51 : l_53;
            l_52 = l_54;
        }
        i_55 = (int) ((uint) i_47 - (uint) i_48);
        *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_46 + (uint) i_55))) << 3) + 16L)))) = l_52;
        GALEFS_LOCAL_BARRIER(12);
        i_56 = i_49 << 1;
        i_48 = i_55;
        i_49 = i_56;
    }
    if (((int) get_local_id(0)) == 0) {
        l_57 = 9223372036854775807L;
    } else {
        l_58 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_50 + (uint) (-1)))) << 3) + 16L))));
        l_57 = l_58;
    }
    l_59 = *((__global gale_long *) ul_2);
    GALEFS_LOCAL_BARRIER(13);
    i_60 = (int) get_local_id(0);
    *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_60) << 3) + 16L)))) = l_59;
    GALEFS_LOCAL_BARRIER(14);
    i_61 = (int) get_local_size(0);
    i_62 = 0;
    i_63 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_64 = (int) ((uint) i_60 + (uint) i_62);
        l_65 = (-16L) + ((((long) i_64) << 3) + 16L);
        if (!(i_63 < i_61)) {
            break;
        }
        l_66 = *((__local gale_long *) (gale_scratch_memory + l_65));
        if (i_60 < i_63) {
            l_67 = l_66;
        } else {
            l_68 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_64 - (uint) i_63))) << 3) + 16L))));
            l_69 = (l_68 < l_66) ? l_66 : l_68;
            l_67 = l_69;
        }
        i_70 = (int) ((uint) i_61 - (uint) i_62);
        *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_60 + (uint) i_70))) << 3) + 16L)))) = l_67;
        GALEFS_LOCAL_BARRIER(15);
        i_71 = i_63 << 1;
        i_62 = i_70;
        i_63 = i_71;
    }
    l_72 = *((__local gale_long *) (gale_scratch_memory + l_65));
    l_73 = *((__global gale_long *) ul_2);
    GALEFS_LOCAL_BARRIER(16);
    i_74 = (int) get_local_id(0);
    *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_74) << 3) + 16L)))) = l_73;
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
        l_79 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_78) << 3) + 16L))));
        if (i_74 < i_77) {
            l_80 = l_79;
        } else {
            l_81 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_78 - (uint) i_77))) << 3) + 16L))));
            l_82 = (l_81 < l_79) ? l_79 : l_81;
            l_80 = l_82;
        }
        i_83 = (int) ((uint) i_75 - (uint) i_76);
        *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_74 + (uint) i_83))) << 3) + 16L)))) = l_80;
        GALEFS_LOCAL_BARRIER(18);
        i_84 = i_77 << 1;
        i_76 = i_83;
        i_77 = i_84;
    }
    if (((int) get_local_id(0)) == 0) {
        l_85 = LONG_MIN;
    } else {
        l_86 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_78 + (uint) (-1)))) << 3) + 16L))));
        l_85 = l_86;
    }
    l_87 = (long) ((ulong) l_57 + (ulong) ((long) ((ulong) (l_44 << 5) - (ulong) l_44)));
    l_88 = (long) ((ulong) l_85 + (ulong) ((long) ((ulong) (l_72 << 3) - (ulong) l_72)));
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = ((int) ((uint) ((int) (l_87 ^ ((long) ((ulong) l_87 >> 32)))) + (uint) ((int) (l_88 ^ ((long) ((ulong) l_88 >> 32))))));
    GALEFS_GROUP_END()
}
