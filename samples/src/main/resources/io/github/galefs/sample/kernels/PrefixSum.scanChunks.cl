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
// bytecode SHA-256: a99dda6597be667c8be2c4ddab5bb1eef2559a493a2f444427aca26cf47acd41
// functions SHA-256: bb1d3f85a508edb0995eb6ec20ef51370c4abda3deae6039e52aae1e17e67792
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {110, 117, 109, 98, 101, 114, 115, 115, 117, 109, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_47) VARIABLE(int, i_52) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_84) VARIABLE(int, i_89) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_100) VARIABLE(long, l_101) VARIABLE(long, l_106) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_49) VARIABLE(long, l_50) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_59) VARIABLE(long, l_87) VARIABLE(__global uchar *, ul_46) VARIABLE(__global uchar *, ul_73)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_52) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(ul_46)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_52) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_59) VARIABLE(ul_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46) VARIABLE(ul_73)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46) VARIABLE(ul_73)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_84) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46) VARIABLE(ul_73)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_75) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(l_87) VARIABLE(ul_46)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_89) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(l_87) VARIABLE(ul_46)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_68) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_100) VARIABLE(l_101) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_106) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(ul_46)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(ul_46)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_scanChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_starts, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_46, *ul_73;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_38, i_39, i_40, i_41, i_43, i_44, i_45, i_47, i_48, i_51, i_52, i_60, i_61, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_74, i_75, i_76, i_77, i_78, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_107, i_108, i_110, i_111, i_112, i_113, i_114, i_125, i_126;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_33, l_37, l_42, l_49, l_50, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_62, l_79, l_87, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_109, l_115, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_51 == 1)) {
                break;
            }
            l_53 = (long) i_52;
            l_54 = l_53 + l_50;
            if (i_44 == 0) {
                l_55 = gale_BlockAccess_beginRead(arg_fs, i_22, l_54, ((int) ((uint) 4096 - (uint) i_52)), gale_group);
                l_56 = l_55;
            } else {
                l_56 = 0L;
            }
            if (i_43 == 0) {
                if (l_56 < (-4611686018427387904L)) {
                    l_57 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                    l_58 = l_57;
                } else {
                    l_58 = l_56;
                }
            } else {
                l_58 = l_56;
            }
            GALEFS_BROADCAST(3, l_59, l_58);
            i_60 = (int) l_59;
            if (l_59 < 0L) {
                i_61 = 0;
            } else {
                i_61 = i_60;
            }
            l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_54, gale_group);
            gale_copy((arg_fs + 16 + l_62), (arg_buffer + 16 + (l_53 + l_42)), i_61);
            GALEFS_BARRIER(4);
            if (i_40 == 0) {
                if (!(i_61 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_61, gale_group);
                }
            }
            i_63 = (int) ((uint) i_52 + (uint) i_61);
            if (l_59 < 0L) {
                i_51 = i_60;
                i_52 = i_63;
            } else {
                i_64 = ((i_61 < 1) || (!(i_63 < 4096))) ? 0 : 1;
                i_51 = i_64;
                i_52 = i_63;
            }
        }
        if (i_52 < 1) {
            i_65 = i_51;
        } else {
            i_65 = i_52;
        }
        if (((long) i_65) < 0L) {
            i_66 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_65);
        }
        i_67 = *((__global gale_int *) (arg_starts + ((l_49 << 2) + 16L)));
        i_68 = (i_65 < 1) ? 0 : i_65;
        i_69 = (int) ((uint) i_68 >> 2);
        i_70 = i_67;
        i_71 = 0;
        while (true) {
            if (!(i_71 < i_69)) {
                break;
            }
            i_72 = (int) ((uint) i_71 + (uint) i_39);
            ul_73 = arg_buffer + ((((long) ((int) ((uint) i_72 + (uint) i_41))) << 2) + 16L);
            if (i_72 < i_69) {
                i_74 = *((__global gale_int *) ul_73);
                i_75 = i_74;
            } else {
                i_75 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_37))) = i_75;
            GALEFS_LOCAL_BARRIER(6);
            i_76 = 0;
            i_77 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_78 = (int) ((uint) i_36 + (uint) i_76);
                l_79 = (-16L) + ((((long) i_78) << 2) + 16L);
                if (!(i_77 < i_35)) {
                    break;
                }
                i_80 = *((__local gale_int *) (gale_scratch_memory + l_79));
                if (i_36 < i_77) {
                    i_81 = i_80;
                } else {
                    i_82 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_78 - (uint) i_77))) << 2) + 16L))));
                    i_83 = (int) ((uint) i_80 + (uint) i_82);
                    i_81 = i_83;
                }
                i_84 = (int) ((uint) i_35 - (uint) i_76);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_36 + (uint) i_84))) << 2) + 16L)))) = i_81;
                GALEFS_LOCAL_BARRIER(7);
                i_85 = i_77 << 1;
                i_76 = i_84;
                i_77 = i_85;
            }
            i_86 = *((__local gale_int *) (gale_scratch_memory + l_79));
            if (i_72 < i_69) {
                *((__global gale_int *) ul_73) = ((int) ((uint) i_70 + (uint) i_86));
            }
            GALEFS_LOCAL_BARRIER(8);
            l_87 = (-16L) + l_33;
            *((__local gale_int *) (gale_scratch_memory + l_87)) = i_75;
            GALEFS_LOCAL_BARRIER(9);
            i_88 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_88 < i_31)) {
                    break;
                }
                i_89 = i_88 << 1;
                if ((i_32 & ((int) ((uint) i_89 + (uint) (-1)))) == 0) {
                    i_90 = (int) ((uint) i_32 + (uint) i_88);
                    if (i_90 < i_31) {
                        i_91 = *((__local gale_int *) (gale_scratch_memory + l_87));
                        i_92 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_90) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_87)) = ((int) ((uint) i_91 + (uint) i_92));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_88 = i_89;
            }
            i_93 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_94 = (int) ((uint) i_70 + (uint) i_93);
            i_95 = (int) ((uint) i_71 + (uint) i_26);
            i_70 = i_94;
            i_71 = i_95;
        }
        GALEFS_BARRIER(11);
        i_96 = i_68 & (-4);
        i_97 = 4;
        i_98 = 0;
        i_99 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_97 == 0) {
                break;
            }
            l_100 = (long) i_98;
            l_101 = l_100 + l_50;
            if (i_30 == 0) {
                l_102 = gale_BlockAccess_beginWrite(arg_fs, i_97, i_21, l_101, ((int) ((uint) i_96 - (uint) i_98)), gale_group);
                l_103 = l_102;
            } else {
                l_103 = 0L;
            }
            if (i_29 == 0) {
                if (l_103 < (-4611686018427387904L)) {
                    l_104 = gale_HostCall_awaitReply(arg_fs, l_103, gale_group);
                    l_105 = l_104;
                } else {
                    l_105 = l_103;
                }
            } else {
                l_105 = l_103;
            }
            GALEFS_BROADCAST(12, l_106, l_105);
            i_107 = (int) l_106;
            if (l_106 < 0L) {
                i_108 = 0;
            } else {
                i_108 = i_107;
            }
            l_109 = gale_BlockAccess_offsetInRegion(arg_fs, l_106, l_101, gale_group);
            gale_copy((arg_buffer + 16 + (l_100 + l_42)), (arg_fs + 16 + l_109), i_108);
            GALEFS_BARRIER(13);
            if (i_28 == 0) {
                if (!(i_108 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_108, gale_group);
                }
            }
            i_110 = (int) ((uint) i_98 + (uint) i_108);
            if (l_106 < 0L) {
                if ((!(i_97 == 4)) || (i_110 < 1)) {
                    i_111 = i_107;
                } else {
                    i_111 = i_110;
                }
            } else {
                i_111 = i_110;
            }
            i_112 = (((!(i_97 == 4)) || (i_110 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_108 == 0) {
                i_97 = i_112;
                i_98 = i_110;
                i_99 = i_111;
            } else {
                if (i_110 == i_96) {
                    i_97 = i_112;
                    i_98 = i_110;
                    i_99 = i_111;
                } else {
                    i_98 = i_110;
                    i_99 = i_111;
                }
            }
        }
        if (((long) i_99) < 0L) {
            i_113 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_99);
        }
        GALEFS_BARRIER(14);
        i_114 = (int) ((uint) i_47 + (uint) i_27);
        i_47 = i_114;
    }
    if (((int) get_local_id(0)) == 0) {
        l_115 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_116 = l_115;
    } else {
        l_116 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_116 < (-4611686018427387904L)) {
            l_117 = gale_HostCall_awaitReply(arg_fs, l_116, gale_group);
            l_118 = l_117;
        } else {
            l_118 = l_116;
        }
    } else {
        l_118 = l_116;
    }
    GALEFS_BROADCAST(15, l_119, l_118);
    if (((int) get_local_id(0)) == 0) {
        l_120 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_121 = l_120;
    } else {
        l_121 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_121 < (-4611686018427387904L)) {
            l_122 = gale_HostCall_awaitReply(arg_fs, l_121, gale_group);
            l_123 = l_122;
        } else {
            l_123 = l_121;
        }
    } else {
        l_123 = l_121;
    }
    GALEFS_BROADCAST(16, l_124, l_123);
    i_125 = (int) l_124;
    if (((long) i_125) < 0L) {
        i_126 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_125);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_74) VARIABLE(int, i_79) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(long, l_0) VARIABLE(long, l_26) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_49) VARIABLE(long, l_7) VARIABLE(long, l_77) VARIABLE(long, l_90) VARIABLE(long, l_91) VARIABLE(long, l_94) VARIABLE(__global uchar *, ul_38) VARIABLE(__global uchar *, ul_63)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(ul_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_49) VARIABLE(ul_38)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38) VARIABLE(ul_63)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38) VARIABLE(ul_63)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_74) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38) VARIABLE(ul_63)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_65) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(l_77) VARIABLE(ul_38)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_79) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(l_77) VARIABLE(ul_38)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_58) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(ul_38)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(l_90) VARIABLE(l_91) VARIABLE(ul_38)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(l_94) VARIABLE(ul_38)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(ul_38)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_scanChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_38, *ul_63;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_27, i_28, i_29, i_31, i_32, i_33, i_34, i_36, i_37, i_39, i_40, i_43, i_44, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_64, i_65, i_66, i_67, i_68, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_95, i_96, i_98, i_99, i_100, i_101, i_102, i_109, i_110;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_26, l_30, l_35, l_41, l_42, l_45, l_46, l_47, l_48, l_49, l_52, l_69, l_77, l_90, l_91, l_92, l_93, l_94, l_97, l_103, l_104, l_105, l_106, l_107, l_108;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_43 == 1)) {
                break;
            }
            l_45 = (long) i_44;
            l_46 = l_45 + l_42;
            if (i_36 == 0) {
                l_47 = gale_BlockAccess_beginRead(arg_fs, i_16, l_46, ((int) ((uint) 4096 - (uint) i_44)), gale_group, gale_slot, gale_position);
                l_48 = l_47;
            } else {
                l_48 = 0L;
            }
            GALEFS_BROADCAST(3, l_49, l_48);
            if (l_49 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_39;
                gale_longs[gale_item] = (ulong) l_41;
                gale_longs[gale_items + gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_44;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_45;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_46;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_49); }
                GALEFS_RETURN;
                resume_3:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_39 = (int) gale_ints[2 * gale_items + gale_item];
                l_41 = (long) gale_longs[gale_item];
                l_42 = (long) gale_longs[gale_items + gale_item];
                i_44 = (int) gale_ints[3 * gale_items + gale_item];
                l_45 = (long) gale_longs[2 * gale_items + gale_item];
                l_46 = (long) gale_longs[3 * gale_items + gale_item];
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
                l_49 = gale_round_reply(gale_entry);
            }
            i_50 = (int) l_49;
            if (l_49 < 0L) {
                i_51 = 0;
            } else {
                i_51 = i_50;
            }
            l_52 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, l_46, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_52), (arg_buffer + 16 + (l_45 + l_35)), i_51);
            GALEFS_BARRIER(4);
            if (i_33 == 0) {
                if (!(i_51 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_51, gale_group, gale_slot, gale_position);
                }
            }
            i_53 = (int) ((uint) i_44 + (uint) i_51);
            if (l_49 < 0L) {
                i_43 = i_50;
                i_44 = i_53;
            } else {
                i_54 = ((i_51 < 1) || (!(i_53 < 4096))) ? 0 : 1;
                i_43 = i_54;
                i_44 = i_53;
            }
        }
        if (i_44 < 1) {
            i_55 = i_43;
        } else {
            i_55 = i_44;
        }
        if (((long) i_55) < 0L) {
            i_56 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_55);
        }
        i_57 = *((__global gale_int *) (arg_starts + ((l_41 << 2) + 16L)));
        i_58 = (i_55 < 1) ? 0 : i_55;
        i_59 = (int) ((uint) i_58 >> 2);
        i_60 = i_57;
        i_61 = 0;
        while (true) {
            if (!(i_61 < i_59)) {
                break;
            }
            i_62 = (int) ((uint) i_61 + (uint) i_32);
            ul_63 = arg_buffer + ((((long) ((int) ((uint) i_62 + (uint) i_34))) << 2) + 16L);
            if (i_62 < i_59) {
                i_64 = *((__global gale_int *) ul_63);
                i_65 = i_64;
            } else {
                i_65 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_30))) = i_65;
            GALEFS_LOCAL_BARRIER(6);
            i_66 = 0;
            i_67 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_68 = (int) ((uint) i_29 + (uint) i_66);
                l_69 = (-16L) + ((((long) i_68) << 2) + 16L);
                if (!(i_67 < i_28)) {
                    break;
                }
                i_70 = *((__local gale_int *) (gale_scratch_memory + l_69));
                if (i_29 < i_67) {
                    i_71 = i_70;
                } else {
                    i_72 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_68 - (uint) i_67))) << 2) + 16L))));
                    i_73 = (int) ((uint) i_70 + (uint) i_72);
                    i_71 = i_73;
                }
                i_74 = (int) ((uint) i_28 - (uint) i_66);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_29 + (uint) i_74))) << 2) + 16L)))) = i_71;
                GALEFS_LOCAL_BARRIER(7);
                i_75 = i_67 << 1;
                i_66 = i_74;
                i_67 = i_75;
            }
            i_76 = *((__local gale_int *) (gale_scratch_memory + l_69));
            if (i_62 < i_59) {
                *((__global gale_int *) ul_63) = ((int) ((uint) i_60 + (uint) i_76));
            }
            GALEFS_LOCAL_BARRIER(8);
            l_77 = (-16L) + l_26;
            *((__local gale_int *) (gale_scratch_memory + l_77)) = i_65;
            GALEFS_LOCAL_BARRIER(9);
            i_78 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_78 < i_24)) {
                    break;
                }
                i_79 = i_78 << 1;
                if ((i_25 & ((int) ((uint) i_79 + (uint) (-1)))) == 0) {
                    i_80 = (int) ((uint) i_25 + (uint) i_78);
                    if (i_80 < i_24) {
                        i_81 = *((__local gale_int *) (gale_scratch_memory + l_77));
                        i_82 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_80) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_77)) = ((int) ((uint) i_81 + (uint) i_82));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_78 = i_79;
            }
            i_83 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_84 = (int) ((uint) i_60 + (uint) i_83);
            i_85 = (int) ((uint) i_61 + (uint) i_20);
            i_60 = i_84;
            i_61 = i_85;
        }
        GALEFS_BARRIER(11);
        i_86 = i_58 & (-4);
        i_87 = 4;
        i_88 = 0;
        i_89 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_87 == 0) {
                break;
            }
            l_90 = (long) i_88;
            l_91 = l_90 + l_42;
            if (i_23 == 0) {
                l_92 = gale_BlockAccess_beginWrite(arg_fs, i_87, i_15, l_91, ((int) ((uint) i_86 - (uint) i_88)), gale_group, gale_slot, gale_position);
                l_93 = l_92;
            } else {
                l_93 = 0L;
            }
            GALEFS_BROADCAST(12, l_94, l_93);
            if (l_94 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_39;
                gale_longs[gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_86;
                gale_ints[4 * gale_items + gale_item] = (uint) i_87;
                gale_ints[5 * gale_items + gale_item] = (uint) i_88;
                gale_longs[gale_items + gale_item] = (ulong) l_90;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_91;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_94); }
                GALEFS_RETURN;
                resume_4:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_39 = (int) gale_ints[2 * gale_items + gale_item];
                l_42 = (long) gale_longs[gale_item];
                i_86 = (int) gale_ints[3 * gale_items + gale_item];
                i_87 = (int) gale_ints[4 * gale_items + gale_item];
                i_88 = (int) gale_ints[5 * gale_items + gale_item];
                l_90 = (long) gale_longs[gale_items + gale_item];
                l_91 = (long) gale_longs[2 * gale_items + gale_item];
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
                l_94 = gale_round_reply(gale_entry);
            }
            i_95 = (int) l_94;
            if (l_94 < 0L) {
                i_96 = 0;
            } else {
                i_96 = i_95;
            }
            l_97 = gale_BlockAccess_offsetInRegion(arg_fs, l_94, l_91, gale_group, gale_slot, gale_position);
            gale_copy((arg_buffer + 16 + (l_90 + l_35)), (arg_fs + 16 + l_97), i_96);
            GALEFS_BARRIER(13);
            if (i_22 == 0) {
                if (!(i_96 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_96, gale_group, gale_slot, gale_position);
                }
            }
            i_98 = (int) ((uint) i_88 + (uint) i_96);
            if (l_94 < 0L) {
                if ((!(i_87 == 4)) || (i_98 < 1)) {
                    i_99 = i_95;
                } else {
                    i_99 = i_98;
                }
            } else {
                i_99 = i_98;
            }
            i_100 = (((!(i_87 == 4)) || (i_98 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_96 == 0) {
                i_87 = i_100;
                i_88 = i_98;
                i_89 = i_99;
            } else {
                if (i_98 == i_86) {
                    i_87 = i_100;
                    i_88 = i_98;
                    i_89 = i_99;
                } else {
                    i_88 = i_98;
                    i_89 = i_99;
                }
            }
        }
        if (((long) i_89) < 0L) {
            i_101 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_89);
        }
        GALEFS_BARRIER(14);
        i_102 = (int) ((uint) i_39 + (uint) i_21);
        i_39 = i_102;
    }
    if (((int) get_local_id(0)) == 0) {
        l_103 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_104 = l_103;
    } else {
        l_104 = 0L;
    }
    GALEFS_BROADCAST(15, l_105, l_104);
    if (l_105 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_105); }
        GALEFS_RETURN;
        resume_5:
        i_15 = (int) gale_ints[gale_item];
        l_105 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_106 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_107 = l_106;
    } else {
        l_107 = 0L;
    }
    GALEFS_BROADCAST(16, l_108, l_107);
    if (l_108 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_108); }
        GALEFS_RETURN;
        resume_6:
        l_108 = gale_round_reply(gale_entry);
    }
    i_109 = (int) l_108;
    if (((long) i_109) < 0L) {
        i_110 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_109);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
