// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.PrefixSum#scanChunks
// entry point: galefs_scanChunks
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ READ_WRITE
// waits: 6
// saved values: 9
// context bytes: 56
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "numbers"
// string: "sums"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7300648d25ca812f638d5e25a323ed4b89c83d539ae54294043172bb1a09da89
// functions SHA-256: e825e5edd164057836d749159758c2b8e9e1bc03867c868e8dfb01f07dc3fcaa
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {110, 117, 109, 98, 101, 114, 115, 115, 117, 109, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_47) VARIABLE(int, i_52) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_90) VARIABLE(int, i_95) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_106) VARIABLE(long, l_107) VARIABLE(long, l_113) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_49) VARIABLE(long, l_50) VARIABLE(long, l_55) VARIABLE(long, l_59) VARIABLE(long, l_64) VARIABLE(long, l_93) VARIABLE(__global uchar *, ul_46) VARIABLE(__global uchar *, ul_79)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_52) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_59) VARIABLE(ul_46)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_52) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_64) VARIABLE(ul_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_81) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46) VARIABLE(ul_79)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_81) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46) VARIABLE(ul_79)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_90) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46) VARIABLE(ul_79)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_81) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(l_93) VARIABLE(ul_46)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_95) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(l_93) VARIABLE(ul_46)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_74) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(l_106) VARIABLE(l_107) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(l_113) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(ul_46)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_scanChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_starts, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_46, *ul_79;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_38, i_39, i_40, i_41, i_43, i_44, i_45, i_47, i_48, i_51, i_52, i_53, i_54, i_56, i_57, i_58, i_65, i_66, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_80, i_81, i_82, i_83, i_84, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_108, i_114, i_115, i_117, i_118, i_119, i_120, i_121, i_132, i_133;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_33, l_37, l_42, l_49, l_50, l_55, l_59, l_60, l_61, l_62, l_63, l_64, l_67, l_85, l_93, l_106, l_107, l_109, l_110, l_111, l_112, l_113, l_116, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group);
            l_2 = l_7;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_8 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_9 = l_8;
        } else {
            l_9 = l_2;
        }
    } else {
        l_9 = l_2;
    }
    GALEFS_BROADCAST(1, l_10, l_9);
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[((int) ((uint) i_15 + (uint) 7))]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group);
            l_12 = l_17;
        }
    } else {
        l_12 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_12 < (-4611686018427387904L)) {
            l_18 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
            l_19 = l_18;
        } else {
            l_19 = l_12;
        }
    } else {
        l_19 = l_12;
    }
    GALEFS_BROADCAST(2, l_20, l_19);
    i_21 = (int) l_20;
    i_22 = (int) l_10;
    i_23 = (i_21 < i_22) ? i_21 : i_22;
    if (((long) i_23) < 0L) {
        i_24 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_26 = (int) get_local_size(0);
    i_27 = (int) get_num_groups(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    i_31 = (int) get_local_size(0);
    i_32 = (int) get_local_id(0);
    l_33 = (((long) i_32) << 2) + 16L;
    i_34 = GALEFS_LOCAL_SIZE;
    i_35 = (int) get_local_size(0);
    i_36 = (int) get_local_id(0);
    l_37 = (((long) i_36) << 2) + 16L;
    i_38 = GALEFS_LOCAL_SIZE << 1;
    i_39 = (int) get_local_id(0);
    i_40 = (int) get_local_id(0);
    i_41 = gale_group << 10;
    l_42 = ((long) i_41) << 2;
    i_43 = (int) get_local_id(0);
    i_44 = (int) get_local_id(0);
    i_45 = gale_group;
    ul_46 = arg_starts + 12L;
    i_47 = i_45;
    while (true) {
        i_48 = *((__global gale_int *) ul_46);
        if (!(i_47 < i_48)) {
            break;
        }
        l_49 = (long) i_47;
        l_50 = l_49 << 12;
        i_51 = 1;
        i_52 = 0;
        i_53 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_51 == 1)) {
                break;
            }
            i_54 = (int) ((uint) 4096 - (uint) i_52);
            l_55 = (long) i_52;
            if (i_53 == 0) {
                i_56 = i_54;
            } else {
                i_57 = 4096 - ((int) (l_55 & 4095L));
                i_58 = (i_57 < i_54) ? i_57 : i_54;
                i_56 = i_58;
            }
            l_59 = l_55 + l_50;
            if (i_44 == 0) {
                l_60 = gale_BlockAccess_beginRead(arg_fs, i_22, l_59, i_56, gale_group);
                l_61 = l_60;
            } else {
                l_61 = 0L;
            }
            if (i_43 == 0) {
                if (l_61 < (-4611686018427387904L)) {
                    l_62 = gale_HostCall_awaitReply(arg_fs, l_61, gale_group);
                    l_63 = l_62;
                } else {
                    l_63 = l_61;
                }
            } else {
                l_63 = l_61;
            }
            GALEFS_BROADCAST(3, l_64, l_63);
            i_65 = (int) l_64;
            if (l_64 < 0L) {
                i_66 = 0;
            } else {
                i_66 = i_65;
            }
            l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_59, gale_group);
            gale_copy((arg_fs + 16 + l_67), (arg_buffer + 16 + (l_55 + l_42)), i_66);
            GALEFS_BARRIER(4);
            if (i_40 == 0) {
                if (!(i_66 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_66, gale_group);
                }
            }
            i_68 = (int) ((uint) i_52 + (uint) i_66);
            i_69 = ((l_64 == (-117L)) || (!((i_66 < 1) || (!(i_68 < 4096))))) ? 1 : 0;
            i_70 = (l_64 == (-117L)) ? 1 : 0;
            if (l_64 < 0L) {
                if (l_64 == (-117L)) {
                    i_51 = i_69;
                    i_52 = i_68;
                    i_53 = i_70;
                } else {
                    i_51 = i_65;
                    i_52 = i_68;
                    i_53 = i_70;
                }
            } else {
                i_51 = i_69;
                i_52 = i_68;
                i_53 = i_70;
            }
        }
        if (i_52 < 1) {
            i_71 = i_51;
        } else {
            i_71 = i_52;
        }
        if (((long) i_71) < 0L) {
            i_72 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_71);
        }
        i_73 = *((__global gale_int *) (arg_starts + ((l_49 << 2) + 16L)));
        i_74 = (i_71 < 1) ? 0 : i_71;
        i_75 = (int) ((uint) i_74 >> 2);
        i_76 = i_73;
        i_77 = 0;
        while (true) {
            if (!(i_77 < i_75)) {
                break;
            }
            i_78 = (int) ((uint) i_77 + (uint) i_39);
            ul_79 = arg_buffer + ((((long) ((int) ((uint) i_78 + (uint) i_41))) << 2) + 16L);
            if (i_78 < i_75) {
                i_80 = *((__global gale_int *) ul_79);
                i_81 = i_80;
            } else {
                i_81 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_37))) = i_81;
            GALEFS_LOCAL_BARRIER(6);
            i_82 = 0;
            i_83 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_84 = (int) ((uint) i_36 + (uint) i_82);
                l_85 = (-16L) + ((((long) i_84) << 2) + 16L);
                if (!(i_83 < i_35)) {
                    break;
                }
                i_86 = *((__local gale_int *) (gale_scratch_memory + l_85));
                if (i_36 < i_83) {
                    i_87 = i_86;
                } else {
                    i_88 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_84 - (uint) i_83))) << 2) + 16L))));
                    i_89 = (int) ((uint) i_86 + (uint) i_88);
                    i_87 = i_89;
                }
                i_90 = (int) ((uint) i_35 - (uint) i_82);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_36 + (uint) i_90))) << 2) + 16L)))) = i_87;
                GALEFS_LOCAL_BARRIER(7);
                i_91 = i_83 << 1;
                i_82 = i_90;
                i_83 = i_91;
            }
            i_92 = *((__local gale_int *) (gale_scratch_memory + l_85));
            if (i_78 < i_75) {
                *((__global gale_int *) ul_79) = ((int) ((uint) i_76 + (uint) i_92));
            }
            GALEFS_LOCAL_BARRIER(8);
            l_93 = (-16L) + l_33;
            *((__local gale_int *) (gale_scratch_memory + l_93)) = i_81;
            GALEFS_LOCAL_BARRIER(9);
            i_94 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_94 < i_31)) {
                    break;
                }
                i_95 = i_94 << 1;
                if ((i_32 & ((int) ((uint) i_95 + (uint) (-1)))) == 0) {
                    i_96 = (int) ((uint) i_32 + (uint) i_94);
                    if (i_96 < i_31) {
                        i_97 = *((__local gale_int *) (gale_scratch_memory + l_93));
                        i_98 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_96) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_93)) = ((int) ((uint) i_97 + (uint) i_98));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_94 = i_95;
            }
            i_99 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_100 = (int) ((uint) i_76 + (uint) i_99);
            i_101 = (int) ((uint) i_77 + (uint) i_26);
            i_76 = i_100;
            i_77 = i_101;
        }
        GALEFS_BARRIER(11);
        i_102 = i_74 & (-4);
        i_103 = 4;
        i_104 = 0;
        i_105 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_103 == 0) {
                break;
            }
            l_106 = (long) i_104;
            l_107 = l_106 + l_50;
            if (i_30 == 0) {
                i_108 = (i_104 < 1) ? 0 : 1;
                l_109 = gale_BlockAccess_beginWrite(arg_fs, i_103, i_21, l_107, ((int) ((uint) i_102 - (uint) i_104)), i_108, gale_group);
                l_110 = l_109;
            } else {
                l_110 = 0L;
            }
            if (i_29 == 0) {
                if (l_110 < (-4611686018427387904L)) {
                    l_111 = gale_HostCall_awaitReply(arg_fs, l_110, gale_group);
                    l_112 = l_111;
                } else {
                    l_112 = l_110;
                }
            } else {
                l_112 = l_110;
            }
            GALEFS_BROADCAST(12, l_113, l_112);
            i_114 = (int) l_113;
            if (l_113 < 0L) {
                i_115 = 0;
            } else {
                i_115 = i_114;
            }
            l_116 = gale_BlockAccess_offsetInRegion(arg_fs, l_113, l_107, gale_group);
            gale_copy((arg_buffer + 16 + (l_106 + l_42)), (arg_fs + 16 + l_116), i_115);
            GALEFS_BARRIER(13);
            if (i_28 == 0) {
                if (!(i_115 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_115, gale_group);
                }
            }
            i_117 = (int) ((uint) i_104 + (uint) i_115);
            if (l_113 < 0L) {
                if ((!(i_103 == 4)) || (i_117 < 1)) {
                    i_118 = i_114;
                } else {
                    i_118 = i_117;
                }
            } else {
                i_118 = i_117;
            }
            i_119 = (((!(i_103 == 4)) || (i_117 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_115 == 0) {
                i_103 = i_119;
                i_104 = i_117;
                i_105 = i_118;
            } else {
                if (i_117 == i_102) {
                    i_103 = i_119;
                    i_104 = i_117;
                    i_105 = i_118;
                } else {
                    i_104 = i_117;
                    i_105 = i_118;
                }
            }
        }
        if (((long) i_105) < 0L) {
            i_120 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_105);
        }
        GALEFS_BARRIER(14);
        i_121 = (int) ((uint) i_47 + (uint) i_27);
        i_47 = i_121;
    }
    if (((int) get_local_id(0)) == 0) {
        l_122 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_123 = l_122;
    } else {
        l_123 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_123 < (-4611686018427387904L)) {
            l_124 = gale_HostCall_awaitReply(arg_fs, l_123, gale_group);
            l_125 = l_124;
        } else {
            l_125 = l_123;
        }
    } else {
        l_125 = l_123;
    }
    GALEFS_BROADCAST(15, l_126, l_125);
    if (((int) get_local_id(0)) == 0) {
        l_127 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_128 = l_127;
    } else {
        l_128 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_128 < (-4611686018427387904L)) {
            l_129 = gale_HostCall_awaitReply(arg_fs, l_128, gale_group);
            l_130 = l_129;
        } else {
            l_130 = l_128;
        }
    } else {
        l_130 = l_128;
    }
    GALEFS_BROADCAST(16, l_131, l_130);
    i_132 = (int) l_131;
    if (((long) i_132) < 0L) {
        i_133 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_132);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_80) VARIABLE(int, i_85) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(long, l_0) VARIABLE(long, l_101) VARIABLE(long, l_26) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_47) VARIABLE(long, l_51) VARIABLE(long, l_54) VARIABLE(long, l_7) VARIABLE(long, l_83) VARIABLE(long, l_96) VARIABLE(long, l_97) VARIABLE(__global uchar *, ul_38) VARIABLE(__global uchar *, ul_69)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_51) VARIABLE(ul_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_54) VARIABLE(ul_38)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_71) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38) VARIABLE(ul_69)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_71) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38) VARIABLE(ul_69)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_80) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38) VARIABLE(ul_69)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_71) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(l_83) VARIABLE(ul_38)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_85) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(l_83) VARIABLE(ul_38)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_64) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(ul_38)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(l_101) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(ul_38)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_scanChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_38, *ul_69;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_27, i_28, i_29, i_31, i_32, i_33, i_34, i_36, i_37, i_39, i_40, i_43, i_44, i_45, i_46, i_48, i_49, i_50, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_70, i_71, i_72, i_73, i_74, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_98, i_102, i_103, i_105, i_106, i_107, i_108, i_109, i_116, i_117;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_26, l_30, l_35, l_41, l_42, l_47, l_51, l_52, l_53, l_54, l_57, l_75, l_83, l_96, l_97, l_99, l_100, l_101, l_104, l_110, l_111, l_112, l_113, l_114, l_115;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group, gale_slot, gale_position);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[((int) ((uint) i_11 + (uint) 7))]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group, gale_slot, gale_position);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_round_reply(gale_entry);
    }
    i_15 = (int) l_14;
    i_16 = (int) l_7;
    i_17 = (i_15 < i_16) ? i_15 : i_16;
    if (((long) i_17) < 0L) {
        i_18 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_20 = (int) get_local_size(0);
    i_21 = gale_group_count;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_size(0);
    i_25 = (int) get_local_id(0);
    l_26 = (((long) i_25) << 2) + 16L;
    i_27 = GALEFS_LOCAL_SIZE;
    i_28 = (int) get_local_size(0);
    i_29 = (int) get_local_id(0);
    l_30 = (((long) i_29) << 2) + 16L;
    i_31 = GALEFS_LOCAL_SIZE << 1;
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = gale_group << 10;
    l_35 = ((long) i_34) << 2;
    i_36 = (int) get_local_id(0);
    i_37 = gale_group;
    ul_38 = arg_starts + 12L;
    i_39 = i_37;
    while (true) {
        i_40 = *((__global gale_int *) ul_38);
        if (!(i_39 < i_40)) {
            break;
        }
        l_41 = (long) i_39;
        l_42 = l_41 << 12;
        i_43 = 1;
        i_44 = 0;
        i_45 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_43 == 1)) {
                break;
            }
            i_46 = (int) ((uint) 4096 - (uint) i_44);
            l_47 = (long) i_44;
            if (i_45 == 0) {
                i_48 = i_46;
            } else {
                i_49 = 4096 - ((int) (l_47 & 4095L));
                i_50 = (i_49 < i_46) ? i_49 : i_46;
                i_48 = i_50;
            }
            l_51 = l_47 + l_42;
            if (i_36 == 0) {
                l_52 = gale_BlockAccess_beginRead(arg_fs, i_16, l_51, i_48, gale_group, gale_slot, gale_position);
                l_53 = l_52;
            } else {
                l_53 = 0L;
            }
            GALEFS_BROADCAST(3, l_54, l_53);
            if (l_54 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_39;
                gale_longs[gale_item] = (ulong) l_41;
                gale_longs[gale_items + gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_44;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_47;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_51;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_54); }
                GALEFS_RETURN;
                resume_3:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_39 = (int) gale_ints[2 * gale_items + gale_item];
                l_41 = (long) gale_longs[gale_item];
                l_42 = (long) gale_longs[gale_items + gale_item];
                i_44 = (int) gale_ints[3 * gale_items + gale_item];
                l_47 = (long) gale_longs[2 * gale_items + gale_item];
                l_51 = (long) gale_longs[3 * gale_items + gale_item];
                i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_size(0);
                i_25 = (int) get_local_id(0);
                l_26 = (((long) i_25) << 2) + 16L;
                i_28 = (int) get_local_size(0);
                i_29 = (int) get_local_id(0);
                l_30 = (((long) i_29) << 2) + 16L;
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                i_34 = gale_group << 10;
                l_35 = ((long) i_34) << 2;
                i_36 = (int) get_local_id(0);
                ul_38 = arg_starts + 12L;
                l_54 = gale_round_reply(gale_entry);
            }
            i_55 = (int) l_54;
            if (l_54 < 0L) {
                i_56 = 0;
            } else {
                i_56 = i_55;
            }
            l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_51, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_57), (arg_buffer + 16 + (l_47 + l_35)), i_56);
            GALEFS_BARRIER(4);
            if (i_33 == 0) {
                if (!(i_56 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_56, gale_group, gale_slot, gale_position);
                }
            }
            i_58 = (int) ((uint) i_44 + (uint) i_56);
            i_59 = ((l_54 == (-117L)) || (!((i_56 < 1) || (!(i_58 < 4096))))) ? 1 : 0;
            i_60 = (l_54 == (-117L)) ? 1 : 0;
            if (l_54 < 0L) {
                if (l_54 == (-117L)) {
                    i_43 = i_59;
                    i_44 = i_58;
                    i_45 = i_60;
                } else {
                    i_43 = i_55;
                    i_44 = i_58;
                    i_45 = i_60;
                }
            } else {
                i_43 = i_59;
                i_44 = i_58;
                i_45 = i_60;
            }
        }
        if (i_44 < 1) {
            i_61 = i_43;
        } else {
            i_61 = i_44;
        }
        if (((long) i_61) < 0L) {
            i_62 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_61);
        }
        i_63 = *((__global gale_int *) (arg_starts + ((l_41 << 2) + 16L)));
        i_64 = (i_61 < 1) ? 0 : i_61;
        i_65 = (int) ((uint) i_64 >> 2);
        i_66 = i_63;
        i_67 = 0;
        while (true) {
            if (!(i_67 < i_65)) {
                break;
            }
            i_68 = (int) ((uint) i_67 + (uint) i_32);
            ul_69 = arg_buffer + ((((long) ((int) ((uint) i_68 + (uint) i_34))) << 2) + 16L);
            if (i_68 < i_65) {
                i_70 = *((__global gale_int *) ul_69);
                i_71 = i_70;
            } else {
                i_71 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_30))) = i_71;
            GALEFS_LOCAL_BARRIER(6);
            i_72 = 0;
            i_73 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_74 = (int) ((uint) i_29 + (uint) i_72);
                l_75 = (-16L) + ((((long) i_74) << 2) + 16L);
                if (!(i_73 < i_28)) {
                    break;
                }
                i_76 = *((__local gale_int *) (gale_scratch_memory + l_75));
                if (i_29 < i_73) {
                    i_77 = i_76;
                } else {
                    i_78 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_74 - (uint) i_73))) << 2) + 16L))));
                    i_79 = (int) ((uint) i_76 + (uint) i_78);
                    i_77 = i_79;
                }
                i_80 = (int) ((uint) i_28 - (uint) i_72);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_29 + (uint) i_80))) << 2) + 16L)))) = i_77;
                GALEFS_LOCAL_BARRIER(7);
                i_81 = i_73 << 1;
                i_72 = i_80;
                i_73 = i_81;
            }
            i_82 = *((__local gale_int *) (gale_scratch_memory + l_75));
            if (i_68 < i_65) {
                *((__global gale_int *) ul_69) = ((int) ((uint) i_66 + (uint) i_82));
            }
            GALEFS_LOCAL_BARRIER(8);
            l_83 = (-16L) + l_26;
            *((__local gale_int *) (gale_scratch_memory + l_83)) = i_71;
            GALEFS_LOCAL_BARRIER(9);
            i_84 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_84 < i_24)) {
                    break;
                }
                i_85 = i_84 << 1;
                if ((i_25 & ((int) ((uint) i_85 + (uint) (-1)))) == 0) {
                    i_86 = (int) ((uint) i_25 + (uint) i_84);
                    if (i_86 < i_24) {
                        i_87 = *((__local gale_int *) (gale_scratch_memory + l_83));
                        i_88 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_86) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_83)) = ((int) ((uint) i_87 + (uint) i_88));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_84 = i_85;
            }
            i_89 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_90 = (int) ((uint) i_66 + (uint) i_89);
            i_91 = (int) ((uint) i_67 + (uint) i_20);
            i_66 = i_90;
            i_67 = i_91;
        }
        GALEFS_BARRIER(11);
        i_92 = i_64 & (-4);
        i_93 = 4;
        i_94 = 0;
        i_95 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_93 == 0) {
                break;
            }
            l_96 = (long) i_94;
            l_97 = l_96 + l_42;
            if (i_23 == 0) {
                i_98 = (i_94 < 1) ? 0 : 1;
                l_99 = gale_BlockAccess_beginWrite(arg_fs, i_93, i_15, l_97, ((int) ((uint) i_92 - (uint) i_94)), i_98, gale_group, gale_slot, gale_position);
                l_100 = l_99;
            } else {
                l_100 = 0L;
            }
            GALEFS_BROADCAST(12, l_101, l_100);
            if (l_101 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_39;
                gale_longs[gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_92;
                gale_ints[4 * gale_items + gale_item] = (uint) i_93;
                gale_ints[5 * gale_items + gale_item] = (uint) i_94;
                gale_longs[gale_items + gale_item] = (ulong) l_96;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_97;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_101); }
                GALEFS_RETURN;
                resume_4:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_39 = (int) gale_ints[2 * gale_items + gale_item];
                l_42 = (long) gale_longs[gale_item];
                i_92 = (int) gale_ints[3 * gale_items + gale_item];
                i_93 = (int) gale_ints[4 * gale_items + gale_item];
                i_94 = (int) gale_ints[5 * gale_items + gale_item];
                l_96 = (long) gale_longs[gale_items + gale_item];
                l_97 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_size(0);
                i_25 = (int) get_local_id(0);
                l_26 = (((long) i_25) << 2) + 16L;
                i_28 = (int) get_local_size(0);
                i_29 = (int) get_local_id(0);
                l_30 = (((long) i_29) << 2) + 16L;
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                i_34 = gale_group << 10;
                l_35 = ((long) i_34) << 2;
                i_36 = (int) get_local_id(0);
                ul_38 = arg_starts + 12L;
                l_101 = gale_round_reply(gale_entry);
            }
            i_102 = (int) l_101;
            if (l_101 < 0L) {
                i_103 = 0;
            } else {
                i_103 = i_102;
            }
            l_104 = gale_BlockAccess_offsetInRegion(arg_fs, l_101, l_97, gale_group, gale_slot, gale_position);
            gale_copy((arg_buffer + 16 + (l_96 + l_35)), (arg_fs + 16 + l_104), i_103);
            GALEFS_BARRIER(13);
            if (i_22 == 0) {
                if (!(i_103 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_103, gale_group, gale_slot, gale_position);
                }
            }
            i_105 = (int) ((uint) i_94 + (uint) i_103);
            if (l_101 < 0L) {
                if ((!(i_93 == 4)) || (i_105 < 1)) {
                    i_106 = i_102;
                } else {
                    i_106 = i_105;
                }
            } else {
                i_106 = i_105;
            }
            i_107 = (((!(i_93 == 4)) || (i_105 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_103 == 0) {
                i_93 = i_107;
                i_94 = i_105;
                i_95 = i_106;
            } else {
                if (i_105 == i_92) {
                    i_93 = i_107;
                    i_94 = i_105;
                    i_95 = i_106;
                } else {
                    i_94 = i_105;
                    i_95 = i_106;
                }
            }
        }
        if (((long) i_95) < 0L) {
            i_108 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_95);
        }
        GALEFS_BARRIER(14);
        i_109 = (int) ((uint) i_39 + (uint) i_21);
        i_39 = i_109;
    }
    if (((int) get_local_id(0)) == 0) {
        l_110 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_111 = l_110;
    } else {
        l_111 = 0L;
    }
    GALEFS_BROADCAST(15, l_112, l_111);
    if (l_112 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_112); }
        GALEFS_RETURN;
        resume_5:
        i_15 = (int) gale_ints[gale_item];
        l_112 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_113 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_114 = l_113;
    } else {
        l_114 = 0L;
    }
    GALEFS_BROADCAST(16, l_115, l_114);
    if (l_115 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_115); }
        GALEFS_RETURN;
        resume_6:
        l_115 = gale_round_reply(gale_entry);
    }
    i_116 = (int) l_115;
    if (((long) i_116) < 0L) {
        i_117 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_116);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
