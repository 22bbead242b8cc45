// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.RunLengthDecode#decode
// entry point: galefs_decode
// parameters: LONG_ARRAY BYTE_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ READ_WRITE
// waits: 6
// saved values: 9
// context bytes: 56
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "runs"
// string: "decoded"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2d762acdf95b4f31e1259504879c396057f66c942a18924ca38bfb2ac00e9a30
// functions SHA-256: e825e5edd164057836d749159758c2b8e9e1bc03867c868e8dfb01f07dc3fcaa
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {114, 117, 110, 115, 100, 101, 99, 111, 100, 101, 100};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_103) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_51) VARIABLE(int, i_56) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_81) VARIABLE(int, i_84) VARIABLE(int, i_86) VARIABLE(int, i_92) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_101) VARIABLE(long, l_110) VARIABLE(long, l_114) VARIABLE(long, l_115) VARIABLE(long, l_121) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_46) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_59) VARIABLE(long, l_60) VARIABLE(long, l_68) VARIABLE(__global uchar *, ul_50)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_56) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(ul_50)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_56) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_68) VARIABLE(ul_50)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_84) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_84) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_84) VARIABLE(i_86) VARIABLE(i_92) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_84) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_101) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_103) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_101) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_78) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_78) VARIABLE(l_110) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(ul_50)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_78) VARIABLE(l_110) VARIABLE(l_121) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(ul_50)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(ul_50)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_decode(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_decoded, __global uchar *arg_starts, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_50;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_32, i_33, i_34, i_35, i_37, i_38, i_39, i_40, i_42, i_43, i_44, i_45, i_47, i_48, i_49, i_51, i_52, i_55, i_56, i_57, i_58, i_61, i_62, i_63, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_111, i_112, i_113, i_116, i_122, i_123, i_125, i_126, i_127, i_128, i_129, i_140, i_141;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_31, l_36, l_41, l_46, l_53, l_54, l_59, l_60, l_64, l_65, l_66, l_67, l_68, l_71, l_101, l_110, l_114, l_115, l_117, l_118, l_119, l_120, l_121, l_124, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
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
        l_11 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[((int) ((uint) i_15 + (uint) 4))]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 7, (-1), gale_group);
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
    i_29 = gale_group;
    i_30 = (int) ((uint) (i_29 << 13) - (uint) (i_29 << 5));
    l_31 = (long) i_30;
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_size(0);
    i_35 = (int) get_local_id(0);
    l_36 = (((long) i_35) << 2) + 16L;
    i_37 = GALEFS_LOCAL_SIZE;
    i_38 = (int) get_local_id(0);
    i_39 = (int) get_local_size(0);
    i_40 = (int) get_local_id(0);
    l_41 = (((long) i_40) << 2) + 16L;
    i_42 = GALEFS_LOCAL_SIZE << 1;
    i_43 = (int) get_local_id(0);
    i_44 = (int) get_local_id(0);
    i_45 = gale_group << 6;
    l_46 = (long) i_45;
    i_47 = (int) get_local_id(0);
    i_48 = (int) get_local_id(0);
    i_49 = gale_group;
    ul_50 = arg_starts + 12L;
    i_51 = i_49;
    while (true) {
        i_52 = *((__global gale_int *) ul_50);
        if (!(i_51 < i_52)) {
            break;
        }
        l_53 = (long) i_51;
        l_54 = l_53 << 6;
        i_55 = 1;
        i_56 = 0;
        i_57 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_55 == 1)) {
                break;
            }
            i_58 = (int) ((uint) 64 - (uint) i_56);
            l_59 = (long) i_56;
            l_60 = l_59 + l_54;
            if (i_57 == 0) {
                i_61 = i_58;
            } else {
                i_62 = 4096 - ((int) (l_60 & 4095L));
                i_63 = (i_62 < i_58) ? i_62 : i_58;
                i_61 = i_63;
            }
            if (i_48 == 0) {
                l_64 = gale_BlockAccess_beginRead(arg_fs, i_22, l_60, i_61, gale_group);
                l_65 = l_64;
            } else {
                l_65 = 0L;
            }
            if (i_47 == 0) {
                if (l_65 < (-4611686018427387904L)) {
                    l_66 = gale_HostCall_awaitReply(arg_fs, l_65, gale_group);
                    l_67 = l_66;
                } else {
                    l_67 = l_65;
                }
            } else {
                l_67 = l_65;
            }
            GALEFS_BROADCAST(3, l_68, l_67);
            i_69 = (int) l_68;
            if (l_68 < 0L) {
                i_70 = 0;
            } else {
                i_70 = i_69;
            }
            l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_60, gale_group);
            gale_copy((arg_fs + 16 + l_71), (arg_runs + 16 + (l_46 + l_59)), i_70);
            GALEFS_BARRIER(4);
            if (i_44 == 0) {
                if (!(i_70 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_70, gale_group);
                }
            }
            i_72 = (int) ((uint) i_56 + (uint) i_70);
            i_73 = ((l_68 == (-117L)) || (!((i_70 < 1) || (!(i_72 < 64))))) ? 1 : 0;
            i_74 = (l_68 == (-117L)) ? 1 : 0;
            if (l_68 < 0L) {
                if (l_68 == (-117L)) {
                    i_55 = i_73;
                    i_56 = i_72;
                    i_57 = i_74;
                } else {
                    i_55 = i_69;
                    i_56 = i_72;
                    i_57 = i_74;
                }
            } else {
                i_55 = i_73;
                i_56 = i_72;
                i_57 = i_74;
            }
        }
        if (i_56 < 1) {
            i_75 = i_55;
        } else {
            i_75 = i_56;
        }
        if (((long) i_75) < 0L) {
            i_76 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_75);
        }
        i_77 = ((int) ((uint) i_75 + (uint) ((int) ((uint) i_75 >> 31)))) >> 1;
        i_78 = 0;
        i_79 = 0;
        while (true) {
            if (!(i_79 < i_77)) {
                break;
            }
            i_80 = (int) ((uint) i_79 + (uint) i_43);
            i_81 = (int) ((uint) i_45 + (uint) (i_80 << 1));
            if (i_80 < i_77) {
                i_82 = (int) *((__global char *) (arg_runs + 16 + (long) i_81 * 1));
                i_83 = i_82 & 255;
                i_84 = i_83;
            } else {
                i_84 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_41))) = i_84;
            GALEFS_LOCAL_BARRIER(6);
            i_85 = 0;
            i_86 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_87 = (int) ((uint) i_40 + (uint) i_85);
                if (!(i_86 < i_39)) {
                    break;
                }
                i_88 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_87) << 2) + 16L))));
                if (i_40 < i_86) {
                    i_89 = i_88;
                } else {
                    i_90 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_87 - (uint) i_86))) << 2) + 16L))));
                    i_91 = (int) ((uint) i_88 + (uint) i_90);
                    i_89 = i_91;
                }
                i_92 = (int) ((uint) i_39 - (uint) i_85);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_40 + (uint) i_92))) << 2) + 16L)))) = i_89;
                GALEFS_LOCAL_BARRIER(7);
                i_93 = i_86 << 1;
                i_85 = i_92;
                i_86 = i_93;
            }
            if (i_38 == 0) {
                i_94 = 0;
            } else {
                i_95 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_87 + (uint) (-1)))) << 2) + 16L))));
                i_94 = i_95;
            }
            i_96 = (int) ((uint) i_78 + (uint) ((int) ((uint) i_94 + (uint) i_30)));
            i_97 = i_81 + 1;
            i_98 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_98 < i_84)) {
                    break;
                }
                i_99 = (int) *((__global char *) (arg_runs + 16 + (long) i_97 * 1));
                *((__global char *) (arg_decoded + 16 + (long) ((int) ((uint) i_98 + (uint) i_96)) * 1)) = (char) i_99;
                i_100 = (int) ((uint) i_98 + (uint) 1);
                i_98 = i_100;
            }
            GALEFS_LOCAL_BARRIER(8);
            l_101 = (-16L) + l_36;
            *((__local gale_int *) (gale_scratch_memory + l_101)) = i_84;
            GALEFS_LOCAL_BARRIER(9);
            i_102 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_102 < i_34)) {
                    break;
                }
                i_103 = i_102 << 1;
                if ((i_35 & ((int) ((uint) i_103 + (uint) (-1)))) == 0) {
                    i_104 = (int) ((uint) i_35 + (uint) i_102);
                    if (i_104 < i_34) {
                        i_105 = *((__local gale_int *) (gale_scratch_memory + l_101));
                        i_106 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_104) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_101)) = ((int) ((uint) i_105 + (uint) i_106));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_102 = i_103;
            }
            i_107 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_108 = (int) ((uint) i_78 + (uint) i_107);
            i_109 = (int) ((uint) i_79 + (uint) i_26);
            i_78 = i_108;
            i_79 = i_109;
        }
        GALEFS_BARRIER(11);
        l_110 = *((__global gale_long *) (arg_starts + ((l_53 << 3) + 16L)));
        i_111 = 4;
        i_112 = 0;
        i_113 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_111 == 0) {
                break;
            }
            l_114 = (long) i_112;
            l_115 = (long) ((ulong) l_114 + (ulong) l_110);
            if (i_33 == 0) {
                i_116 = (i_112 < 1) ? 0 : 1;
                l_117 = gale_BlockAccess_beginWrite(arg_fs, i_111, i_21, l_115, ((int) ((uint) i_78 - (uint) i_112)), i_116, gale_group);
                l_118 = l_117;
            } else {
                l_118 = 0L;
            }
            if (i_32 == 0) {
                if (l_118 < (-4611686018427387904L)) {
                    l_119 = gale_HostCall_awaitReply(arg_fs, l_118, gale_group);
                    l_120 = l_119;
                } else {
                    l_120 = l_118;
                }
            } else {
                l_120 = l_118;
            }
            GALEFS_BROADCAST(12, l_121, l_120);
            i_122 = (int) l_121;
            if (l_121 < 0L) {
                i_123 = 0;
            } else {
                i_123 = i_122;
            }
            l_124 = gale_BlockAccess_offsetInRegion(arg_fs, l_121, l_115, gale_group);
            gale_copy((arg_decoded + 16 + (l_31 + l_114)), (arg_fs + 16 + l_124), i_123);
            GALEFS_BARRIER(13);
            if (i_28 == 0) {
                if (!(i_123 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_123, gale_group);
                }
            }
            i_125 = (int) ((uint) i_112 + (uint) i_123);
            if (l_121 < 0L) {
                if ((!(i_111 == 4)) || (i_125 < 1)) {
                    i_126 = i_122;
                } else {
                    i_126 = i_125;
                }
            } else {
                i_126 = i_125;
            }
            i_127 = (((!(i_111 == 4)) || (i_125 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_123 == 0) {
                i_111 = i_127;
                i_112 = i_125;
                i_113 = i_126;
            } else {
                if (i_78 == i_125) {
                    i_111 = i_127;
                    i_112 = i_125;
                    i_113 = i_126;
                } else {
                    i_112 = i_125;
                    i_113 = i_126;
                }
            }
        }
        if (((long) i_113) < 0L) {
            i_128 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_113);
        }
        GALEFS_BARRIER(14);
        i_129 = (int) ((uint) i_51 + (uint) i_27);
        i_51 = i_129;
    }
    if (((int) get_local_id(0)) == 0) {
        l_130 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_131 = l_130;
    } else {
        l_131 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_131 < (-4611686018427387904L)) {
            l_132 = gale_HostCall_awaitReply(arg_fs, l_131, gale_group);
            l_133 = l_132;
        } else {
            l_133 = l_131;
        }
    } else {
        l_133 = l_131;
    }
    GALEFS_BROADCAST(15, l_134, l_133);
    if (((int) get_local_id(0)) == 0) {
        l_135 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_136 = l_135;
    } else {
        l_136 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_136 < (-4611686018427387904L)) {
            l_137 = gale_HostCall_awaitReply(arg_fs, l_136, gale_group);
            l_138 = l_137;
        } else {
            l_138 = l_136;
        }
    } else {
        l_138 = l_136;
    }
    GALEFS_BROADCAST(16, l_139, l_138);
    i_140 = (int) l_139;
    if (((long) i_140) < 0L) {
        i_141 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_140);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_101) VARIABLE(int, i_102) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_48) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_71) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_82) VARIABLE(int, i_93) VARIABLE(long, l_0) VARIABLE(long, l_100) VARIABLE(long, l_104) VARIABLE(long, l_105) VARIABLE(long, l_109) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_39) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_58) VARIABLE(long, l_7) VARIABLE(long, l_91) VARIABLE(__global uchar *, ul_42)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_48) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_42)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_48) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_58) VARIABLE(ul_42)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_82) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_74) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_91) VARIABLE(ul_42)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_93) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_91) VARIABLE(ul_42)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_68) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_68) VARIABLE(l_100) VARIABLE(l_104) VARIABLE(l_105) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(ul_42)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_68) VARIABLE(l_100) VARIABLE(l_109) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(ul_42)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(ul_42)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_decode(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_decoded, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_42;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_30, i_31, i_32, i_33, i_35, i_36, i_37, i_38, i_40, i_41, i_43, i_44, i_47, i_48, i_49, i_50, i_53, i_54, i_55, i_59, i_60, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_101, i_102, i_103, i_106, i_110, i_111, i_113, i_114, i_115, i_116, i_117, i_124, i_125;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_25, l_29, l_34, l_39, l_45, l_46, l_51, l_52, l_56, l_57, l_58, l_61, l_91, l_100, l_104, l_105, l_107, l_108, l_109, l_112, l_118, l_119, l_120, l_121, l_122, l_123;
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
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
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
        l_8 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[((int) ((uint) i_11 + (uint) 4))]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 7, (-1), gale_group, gale_slot, gale_position);
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
    i_23 = gale_group;
    i_24 = (int) ((uint) (i_23 << 13) - (uint) (i_23 << 5));
    l_25 = (long) i_24;
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_size(0);
    i_28 = (int) get_local_id(0);
    l_29 = (((long) i_28) << 2) + 16L;
    i_30 = GALEFS_LOCAL_SIZE;
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_size(0);
    i_33 = (int) get_local_id(0);
    l_34 = (((long) i_33) << 2) + 16L;
    i_35 = GALEFS_LOCAL_SIZE << 1;
    i_36 = (int) get_local_id(0);
    i_37 = (int) get_local_id(0);
    i_38 = gale_group << 6;
    l_39 = (long) i_38;
    i_40 = (int) get_local_id(0);
    i_41 = gale_group;
    ul_42 = arg_starts + 12L;
    i_43 = i_41;
    while (true) {
        i_44 = *((__global gale_int *) ul_42);
        if (!(i_43 < i_44)) {
            break;
        }
        l_45 = (long) i_43;
        l_46 = l_45 << 6;
        i_47 = 1;
        i_48 = 0;
        i_49 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_47 == 1)) {
                break;
            }
            i_50 = (int) ((uint) 64 - (uint) i_48);
            l_51 = (long) i_48;
            l_52 = l_51 + l_46;
            if (i_49 == 0) {
                i_53 = i_50;
            } else {
                i_54 = 4096 - ((int) (l_52 & 4095L));
                i_55 = (i_54 < i_50) ? i_54 : i_50;
                i_53 = i_55;
            }
            if (i_40 == 0) {
                l_56 = gale_BlockAccess_beginRead(arg_fs, i_16, l_52, i_53, gale_group, gale_slot, gale_position);
                l_57 = l_56;
            } else {
                l_57 = 0L;
            }
            GALEFS_BROADCAST(3, l_58, l_57);
            if (l_58 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_43;
                gale_longs[gale_item] = (ulong) l_45;
                gale_longs[gale_items + gale_item] = (ulong) l_46;
                gale_ints[3 * gale_items + gale_item] = (uint) i_48;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_51;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_52;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_58); }
                GALEFS_RETURN;
                resume_3:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_43 = (int) gale_ints[2 * gale_items + gale_item];
                l_45 = (long) gale_longs[gale_item];
                l_46 = (long) gale_longs[gale_items + gale_item];
                i_48 = (int) gale_ints[3 * gale_items + gale_item];
                l_51 = (long) gale_longs[2 * gale_items + gale_item];
                l_52 = (long) gale_longs[3 * gale_items + gale_item];
                i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = gale_group;
                i_24 = (int) ((uint) (i_23 << 13) - (uint) (i_23 << 5));
                l_25 = (long) i_24;
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_size(0);
                i_28 = (int) get_local_id(0);
                l_29 = (((long) i_28) << 2) + 16L;
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_size(0);
                i_33 = (int) get_local_id(0);
                l_34 = (((long) i_33) << 2) + 16L;
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = gale_group << 6;
                l_39 = (long) i_38;
                i_40 = (int) get_local_id(0);
                ul_42 = arg_starts + 12L;
                l_58 = gale_round_reply(gale_entry);
            }
            i_59 = (int) l_58;
            if (l_58 < 0L) {
                i_60 = 0;
            } else {
                i_60 = i_59;
            }
            l_61 = gale_BlockAccess_offsetInRegion(arg_fs, l_58, l_52, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_61), (arg_runs + 16 + (l_39 + l_51)), i_60);
            GALEFS_BARRIER(4);
            if (i_37 == 0) {
                if (!(i_60 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_60, gale_group, gale_slot, gale_position);
                }
            }
            i_62 = (int) ((uint) i_48 + (uint) i_60);
            i_63 = ((l_58 == (-117L)) || (!((i_60 < 1) || (!(i_62 < 64))))) ? 1 : 0;
            i_64 = (l_58 == (-117L)) ? 1 : 0;
            if (l_58 < 0L) {
                if (l_58 == (-117L)) {
                    i_47 = i_63;
                    i_48 = i_62;
                    i_49 = i_64;
                } else {
                    i_47 = i_59;
                    i_48 = i_62;
                    i_49 = i_64;
                }
            } else {
                i_47 = i_63;
                i_48 = i_62;
                i_49 = i_64;
            }
        }
        if (i_48 < 1) {
            i_65 = i_47;
        } else {
            i_65 = i_48;
        }
        if (((long) i_65) < 0L) {
            i_66 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_65);
        }
        i_67 = ((int) ((uint) i_65 + (uint) ((int) ((uint) i_65 >> 31)))) >> 1;
        i_68 = 0;
        i_69 = 0;
        while (true) {
            if (!(i_69 < i_67)) {
                break;
            }
            i_70 = (int) ((uint) i_69 + (uint) i_36);
            i_71 = (int) ((uint) i_38 + (uint) (i_70 << 1));
            if (i_70 < i_67) {
                i_72 = (int) *((__global char *) (arg_runs + 16 + (long) i_71 * 1));
                i_73 = i_72 & 255;
                i_74 = i_73;
            } else {
                i_74 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_34))) = i_74;
            GALEFS_LOCAL_BARRIER(6);
            i_75 = 0;
            i_76 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_77 = (int) ((uint) i_33 + (uint) i_75);
                if (!(i_76 < i_32)) {
                    break;
                }
                i_78 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_77) << 2) + 16L))));
                if (i_33 < i_76) {
                    i_79 = i_78;
                } else {
                    i_80 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_77 - (uint) i_76))) << 2) + 16L))));
                    i_81 = (int) ((uint) i_78 + (uint) i_80);
                    i_79 = i_81;
                }
                i_82 = (int) ((uint) i_32 - (uint) i_75);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_33 + (uint) i_82))) << 2) + 16L)))) = i_79;
                GALEFS_LOCAL_BARRIER(7);
                i_83 = i_76 << 1;
                i_75 = i_82;
                i_76 = i_83;
            }
            if (i_31 == 0) {
                i_84 = 0;
            } else {
                i_85 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_77 + (uint) (-1)))) << 2) + 16L))));
                i_84 = i_85;
            }
            i_86 = (int) ((uint) i_68 + (uint) ((int) ((uint) i_84 + (uint) i_24)));
            i_87 = i_71 + 1;
            i_88 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_88 < i_74)) {
                    break;
                }
                i_89 = (int) *((__global char *) (arg_runs + 16 + (long) i_87 * 1));
                *((__global char *) (arg_decoded + 16 + (long) ((int) ((uint) i_88 + (uint) i_86)) * 1)) = (char) i_89;
                i_90 = (int) ((uint) i_88 + (uint) 1);
                i_88 = i_90;
            }
            GALEFS_LOCAL_BARRIER(8);
            l_91 = (-16L) + l_29;
            *((__local gale_int *) (gale_scratch_memory + l_91)) = i_74;
            GALEFS_LOCAL_BARRIER(9);
            i_92 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_92 < i_27)) {
                    break;
                }
                i_93 = i_92 << 1;
                if ((i_28 & ((int) ((uint) i_93 + (uint) (-1)))) == 0) {
                    i_94 = (int) ((uint) i_28 + (uint) i_92);
                    if (i_94 < i_27) {
                        i_95 = *((__local gale_int *) (gale_scratch_memory + l_91));
                        i_96 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_94) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_91)) = ((int) ((uint) i_95 + (uint) i_96));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_92 = i_93;
            }
            i_97 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_98 = (int) ((uint) i_68 + (uint) i_97);
            i_99 = (int) ((uint) i_69 + (uint) i_20);
            i_68 = i_98;
            i_69 = i_99;
        }
        GALEFS_BARRIER(11);
        l_100 = *((__global gale_long *) (arg_starts + ((l_45 << 3) + 16L)));
        i_101 = 4;
        i_102 = 0;
        i_103 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_101 == 0) {
                break;
            }
            l_104 = (long) i_102;
            l_105 = (long) ((ulong) l_104 + (ulong) l_100);
            if (i_26 == 0) {
                i_106 = (i_102 < 1) ? 0 : 1;
                l_107 = gale_BlockAccess_beginWrite(arg_fs, i_101, i_15, l_105, ((int) ((uint) i_68 - (uint) i_102)), i_106, gale_group, gale_slot, gale_position);
                l_108 = l_107;
            } else {
                l_108 = 0L;
            }
            GALEFS_BROADCAST(12, l_109, l_108);
            if (l_109 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_43;
                gale_ints[3 * gale_items + gale_item] = (uint) i_68;
                gale_longs[gale_item] = (ulong) l_100;
                gale_ints[4 * gale_items + gale_item] = (uint) i_101;
                gale_ints[5 * gale_items + gale_item] = (uint) i_102;
                gale_longs[gale_items + gale_item] = (ulong) l_104;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_105;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_109); }
                GALEFS_RETURN;
                resume_4:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_43 = (int) gale_ints[2 * gale_items + gale_item];
                i_68 = (int) gale_ints[3 * gale_items + gale_item];
                l_100 = (long) gale_longs[gale_item];
                i_101 = (int) gale_ints[4 * gale_items + gale_item];
                i_102 = (int) gale_ints[5 * gale_items + gale_item];
                l_104 = (long) gale_longs[gale_items + gale_item];
                l_105 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = gale_group;
                i_24 = (int) ((uint) (i_23 << 13) - (uint) (i_23 << 5));
                l_25 = (long) i_24;
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_size(0);
                i_28 = (int) get_local_id(0);
                l_29 = (((long) i_28) << 2) + 16L;
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_size(0);
                i_33 = (int) get_local_id(0);
                l_34 = (((long) i_33) << 2) + 16L;
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = gale_group << 6;
                l_39 = (long) i_38;
                i_40 = (int) get_local_id(0);
                ul_42 = arg_starts + 12L;
                l_109 = gale_round_reply(gale_entry);
            }
            i_110 = (int) l_109;
            if (l_109 < 0L) {
                i_111 = 0;
            } else {
                i_111 = i_110;
            }
            l_112 = gale_BlockAccess_offsetInRegion(arg_fs, l_109, l_105, gale_group, gale_slot, gale_position);
            gale_copy((arg_decoded + 16 + (l_25 + l_104)), (arg_fs + 16 + l_112), i_111);
            GALEFS_BARRIER(13);
            if (i_22 == 0) {
                if (!(i_111 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_111, gale_group, gale_slot, gale_position);
                }
            }
            i_113 = (int) ((uint) i_102 + (uint) i_111);
            if (l_109 < 0L) {
                if ((!(i_101 == 4)) || (i_113 < 1)) {
                    i_114 = i_110;
                } else {
                    i_114 = i_113;
                }
            } else {
                i_114 = i_113;
            }
            i_115 = (((!(i_101 == 4)) || (i_113 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_111 == 0) {
                i_101 = i_115;
                i_102 = i_113;
                i_103 = i_114;
            } else {
                if (i_68 == i_113) {
                    i_101 = i_115;
                    i_102 = i_113;
                    i_103 = i_114;
                } else {
                    i_102 = i_113;
                    i_103 = i_114;
                }
            }
        }
        if (((long) i_103) < 0L) {
            i_116 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_103);
        }
        GALEFS_BARRIER(14);
        i_117 = (int) ((uint) i_43 + (uint) i_21);
        i_43 = i_117;
    }
    if (((int) get_local_id(0)) == 0) {
        l_118 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_119 = l_118;
    } else {
        l_119 = 0L;
    }
    GALEFS_BROADCAST(15, l_120, l_119);
    if (l_120 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_120); }
        GALEFS_RETURN;
        resume_5:
        i_15 = (int) gale_ints[gale_item];
        l_120 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_121 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_122 = l_121;
    } else {
        l_122 = 0L;
    }
    GALEFS_BROADCAST(16, l_123, l_122);
    if (l_123 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_123); }
        GALEFS_RETURN;
        resume_6:
        l_123 = gale_round_reply(gale_entry);
    }
    i_124 = (int) l_123;
    if (((long) i_124) < 0L) {
        i_125 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_124);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
