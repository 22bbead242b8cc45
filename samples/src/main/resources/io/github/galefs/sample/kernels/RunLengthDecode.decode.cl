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
// bytecode SHA-256: df99115018ab0604067c195bb53ded295c383bea23448e3b754e12b215325bb4
// functions SHA-256: bb1d3f85a508edb0995eb6ec20ef51370c4abda3deae6039e52aae1e17e67792
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {114, 117, 110, 115, 100, 101, 99, 111, 100, 101, 100};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_51) VARIABLE(int, i_56) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_86) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_104) VARIABLE(long, l_108) VARIABLE(long, l_109) VARIABLE(long, l_114) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_46) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_63) VARIABLE(long, l_95) VARIABLE(__global uchar *, ul_50)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_56) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(ul_50)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_56) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_63) VARIABLE(ul_50)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_86) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(l_95) VARIABLE(ul_50)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_97) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(l_95) VARIABLE(ul_50)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_72) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_50)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_72) VARIABLE(l_104) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(ul_50)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_72) VARIABLE(l_104) VARIABLE(l_114) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(ul_50)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(ul_50)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_decode(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_decoded, __global uchar *arg_starts, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_50;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_32, i_33, i_34, i_35, i_37, i_38, i_39, i_40, i_42, i_43, i_44, i_45, i_47, i_48, i_49, i_51, i_52, i_55, i_56, i_64, i_65, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_105, i_106, i_107, i_115, i_116, i_118, i_119, i_120, i_121, i_122, i_133, i_134;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_31, l_36, l_41, l_46, l_53, l_54, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_66, l_95, l_104, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_117, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_132;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_55 == 1)) {
                break;
            }
            l_57 = (long) i_56;
            l_58 = l_57 + l_54;
            if (i_48 == 0) {
                l_59 = gale_BlockAccess_beginRead(arg_fs, i_22, l_58, ((int) ((uint) 64 - (uint) i_56)), gale_group);
                l_60 = l_59;
            } else {
                l_60 = 0L;
            }
            if (i_47 == 0) {
                if (l_60 < (-4611686018427387904L)) {
                    l_61 = gale_HostCall_awaitReply(arg_fs, l_60, gale_group);
                    l_62 = l_61;
                } else {
                    l_62 = l_60;
                }
            } else {
                l_62 = l_60;
            }
            GALEFS_BROADCAST(3, l_63, l_62);
            i_64 = (int) l_63;
            if (l_63 < 0L) {
                i_65 = 0;
            } else {
                i_65 = i_64;
            }
            l_66 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_58, gale_group);
            gale_copy((arg_fs + 16 + l_66), (arg_runs + 16 + (l_46 + l_57)), i_65);
            GALEFS_BARRIER(4);
            if (i_44 == 0) {
                if (!(i_65 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_65, gale_group);
                }
            }
            i_67 = (int) ((uint) i_56 + (uint) i_65);
            if (l_63 < 0L) {
                i_55 = i_64;
                i_56 = i_67;
            } else {
                i_68 = ((i_65 < 1) || (!(i_67 < 64))) ? 0 : 1;
                i_55 = i_68;
                i_56 = i_67;
            }
        }
        if (i_56 < 1) {
            i_69 = i_55;
        } else {
            i_69 = i_56;
        }
        if (((long) i_69) < 0L) {
            i_70 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_69);
        }
        i_71 = ((int) ((uint) i_69 + (uint) ((int) ((uint) i_69 >> 31)))) >> 1;
        i_72 = 0;
        i_73 = 0;
        while (true) {
            if (!(i_73 < i_71)) {
                break;
            }
            i_74 = (int) ((uint) i_73 + (uint) i_43);
            i_75 = (int) ((uint) i_45 + (uint) (i_74 << 1));
            if (i_74 < i_71) {
                i_76 = (int) *((__global char *) (arg_runs + 16 + (long) i_75 * 1));
                i_77 = i_76 & 255;
                i_78 = i_77;
            } else {
                i_78 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_41))) = i_78;
            GALEFS_LOCAL_BARRIER(6);
            i_79 = 0;
            i_80 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_81 = (int) ((uint) i_40 + (uint) i_79);
                if (!(i_80 < i_39)) {
                    break;
                }
                i_82 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_81) << 2) + 16L))));
                if (i_40 < i_80) {
                    i_83 = i_82;
                } else {
                    i_84 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_81 - (uint) i_80))) << 2) + 16L))));
                    i_85 = (int) ((uint) i_82 + (uint) i_84);
                    i_83 = i_85;
                }
                i_86 = (int) ((uint) i_39 - (uint) i_79);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_40 + (uint) i_86))) << 2) + 16L)))) = i_83;
                GALEFS_LOCAL_BARRIER(7);
                i_87 = i_80 << 1;
                i_79 = i_86;
                i_80 = i_87;
            }
            if (i_38 == 0) {
                i_88 = 0;
            } else {
                i_89 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_81 + (uint) (-1)))) << 2) + 16L))));
                i_88 = i_89;
            }
            i_90 = (int) ((uint) i_72 + (uint) ((int) ((uint) i_88 + (uint) i_30)));
            i_91 = i_75 + 1;
            i_92 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_92 < i_78)) {
                    break;
                }
                i_93 = (int) *((__global char *) (arg_runs + 16 + (long) i_91 * 1));
                *((__global char *) (arg_decoded + 16 + (long) ((int) ((uint) i_92 + (uint) i_90)) * 1)) = (char) i_93;
                i_94 = (int) ((uint) i_92 + (uint) 1);
                i_92 = i_94;
            }
            GALEFS_LOCAL_BARRIER(8);
            l_95 = (-16L) + l_36;
            *((__local gale_int *) (gale_scratch_memory + l_95)) = i_78;
            GALEFS_LOCAL_BARRIER(9);
            i_96 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_96 < i_34)) {
                    break;
                }
                i_97 = i_96 << 1;
                if ((i_35 & ((int) ((uint) i_97 + (uint) (-1)))) == 0) {
                    i_98 = (int) ((uint) i_35 + (uint) i_96);
                    if (i_98 < i_34) {
                        i_99 = *((__local gale_int *) (gale_scratch_memory + l_95));
                        i_100 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_98) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_95)) = ((int) ((uint) i_99 + (uint) i_100));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_96 = i_97;
            }
            i_101 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_102 = (int) ((uint) i_72 + (uint) i_101);
            i_103 = (int) ((uint) i_73 + (uint) i_26);
            i_72 = i_102;
            i_73 = i_103;
        }
        GALEFS_BARRIER(11);
        l_104 = *((__global gale_long *) (arg_starts + ((l_53 << 3) + 16L)));
        i_105 = 4;
        i_106 = 0;
        i_107 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_105 == 0) {
                break;
            }
            l_108 = (long) i_106;
            l_109 = (long) ((ulong) l_108 + (ulong) l_104);
            if (i_33 == 0) {
                l_110 = gale_BlockAccess_beginWrite(arg_fs, i_105, i_21, l_109, ((int) ((uint) i_72 - (uint) i_106)), gale_group);
                l_111 = l_110;
            } else {
                l_111 = 0L;
            }
            if (i_32 == 0) {
                if (l_111 < (-4611686018427387904L)) {
                    l_112 = gale_HostCall_awaitReply(arg_fs, l_111, gale_group);
                    l_113 = l_112;
                } else {
                    l_113 = l_111;
                }
            } else {
                l_113 = l_111;
            }
            GALEFS_BROADCAST(12, l_114, l_113);
            i_115 = (int) l_114;
            if (l_114 < 0L) {
                i_116 = 0;
            } else {
                i_116 = i_115;
            }
            l_117 = gale_BlockAccess_offsetInRegion(arg_fs, l_114, l_109, gale_group);
            gale_copy((arg_decoded + 16 + (l_31 + l_108)), (arg_fs + 16 + l_117), i_116);
            GALEFS_BARRIER(13);
            if (i_28 == 0) {
                if (!(i_116 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_116, gale_group);
                }
            }
            i_118 = (int) ((uint) i_106 + (uint) i_116);
            if (l_114 < 0L) {
                if ((!(i_105 == 4)) || (i_118 < 1)) {
                    i_119 = i_115;
                } else {
                    i_119 = i_118;
                }
            } else {
                i_119 = i_118;
            }
            i_120 = (((!(i_105 == 4)) || (i_118 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_116 == 0) {
                i_105 = i_120;
                i_106 = i_118;
                i_107 = i_119;
            } else {
                if (i_72 == i_118) {
                    i_105 = i_120;
                    i_106 = i_118;
                    i_107 = i_119;
                } else {
                    i_106 = i_118;
                    i_107 = i_119;
                }
            }
        }
        if (((long) i_107) < 0L) {
            i_121 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_107);
        }
        GALEFS_BARRIER(14);
        i_122 = (int) ((uint) i_51 + (uint) i_27);
        i_51 = i_122;
    }
    if (((int) get_local_id(0)) == 0) {
        l_123 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_124 = l_123;
    } else {
        l_124 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_124 < (-4611686018427387904L)) {
            l_125 = gale_HostCall_awaitReply(arg_fs, l_124, gale_group);
            l_126 = l_125;
        } else {
            l_126 = l_124;
        }
    } else {
        l_126 = l_124;
    }
    GALEFS_BROADCAST(15, l_127, l_126);
    if (((int) get_local_id(0)) == 0) {
        l_128 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_129 = l_128;
    } else {
        l_129 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_129 < (-4611686018427387904L)) {
            l_130 = gale_HostCall_awaitReply(arg_fs, l_129, gale_group);
            l_131 = l_130;
        } else {
            l_131 = l_129;
        }
    } else {
        l_131 = l_129;
    }
    GALEFS_BROADCAST(16, l_132, l_131);
    i_133 = (int) l_132;
    if (((long) i_133) < 0L) {
        i_134 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_133);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_48) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_68) VARIABLE(int, i_70) VARIABLE(int, i_76) VARIABLE(int, i_87) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(long, l_0) VARIABLE(long, l_102) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_39) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_49) VARIABLE(long, l_50) VARIABLE(long, l_53) VARIABLE(long, l_7) VARIABLE(long, l_85) VARIABLE(long, l_94) VARIABLE(long, l_98) VARIABLE(long, l_99) VARIABLE(__global uchar *, ul_42)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_48) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(ul_42)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_48) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_53) VARIABLE(ul_42)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_68) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_85) VARIABLE(ul_42)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_87) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_85) VARIABLE(ul_42)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_62) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(ul_42)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_62) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_94) VARIABLE(l_98) VARIABLE(l_99) VARIABLE(ul_42)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_62) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_102) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_94) VARIABLE(ul_42)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(ul_42)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_decode(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_decoded, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_42;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_30, i_31, i_32, i_33, i_35, i_36, i_37, i_38, i_40, i_41, i_43, i_44, i_47, i_48, i_54, i_55, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_95, i_96, i_97, i_103, i_104, i_106, i_107, i_108, i_109, i_110, i_117, i_118;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_25, l_29, l_34, l_39, l_45, l_46, l_49, l_50, l_51, l_52, l_53, l_56, l_85, l_94, l_98, l_99, l_100, l_101, l_102, l_105, l_111, l_112, l_113, l_114, l_115, l_116;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_47 == 1)) {
                break;
            }
            l_49 = (long) i_48;
            l_50 = l_49 + l_46;
            if (i_40 == 0) {
                l_51 = gale_BlockAccess_beginRead(arg_fs, i_16, l_50, ((int) ((uint) 64 - (uint) i_48)), gale_group, gale_slot, gale_position);
                l_52 = l_51;
            } else {
                l_52 = 0L;
            }
            GALEFS_BROADCAST(3, l_53, l_52);
            if (l_53 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_43;
                gale_longs[gale_item] = (ulong) l_45;
                gale_longs[gale_items + gale_item] = (ulong) l_46;
                gale_ints[3 * gale_items + gale_item] = (uint) i_48;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_49;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_50;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_53); }
                GALEFS_RETURN;
                resume_3:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_43 = (int) gale_ints[2 * gale_items + gale_item];
                l_45 = (long) gale_longs[gale_item];
                l_46 = (long) gale_longs[gale_items + gale_item];
                i_48 = (int) gale_ints[3 * gale_items + gale_item];
                l_49 = (long) gale_longs[2 * gale_items + gale_item];
                l_50 = (long) gale_longs[3 * gale_items + gale_item];
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
                l_53 = gale_round_reply(gale_entry);
            }
            i_54 = (int) l_53;
            if (l_53 < 0L) {
                i_55 = 0;
            } else {
                i_55 = i_54;
            }
            l_56 = gale_BlockAccess_offsetInRegion(arg_fs, l_53, l_50, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_56), (arg_runs + 16 + (l_39 + l_49)), i_55);
            GALEFS_BARRIER(4);
            if (i_37 == 0) {
                if (!(i_55 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_55, gale_group, gale_slot, gale_position);
                }
            }
            i_57 = (int) ((uint) i_48 + (uint) i_55);
            if (l_53 < 0L) {
                i_47 = i_54;
                i_48 = i_57;
            } else {
                i_58 = ((i_55 < 1) || (!(i_57 < 64))) ? 0 : 1;
                i_47 = i_58;
                i_48 = i_57;
            }
        }
        if (i_48 < 1) {
            i_59 = i_47;
        } else {
            i_59 = i_48;
        }
        if (((long) i_59) < 0L) {
            i_60 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_59);
        }
        i_61 = ((int) ((uint) i_59 + (uint) ((int) ((uint) i_59 >> 31)))) >> 1;
        i_62 = 0;
        i_63 = 0;
        while (true) {
            if (!(i_63 < i_61)) {
                break;
            }
            i_64 = (int) ((uint) i_63 + (uint) i_36);
            i_65 = (int) ((uint) i_38 + (uint) (i_64 << 1));
            if (i_64 < i_61) {
                i_66 = (int) *((__global char *) (arg_runs + 16 + (long) i_65 * 1));
                i_67 = i_66 & 255;
                i_68 = i_67;
            } else {
                i_68 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_34))) = i_68;
            GALEFS_LOCAL_BARRIER(6);
            i_69 = 0;
            i_70 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_71 = (int) ((uint) i_33 + (uint) i_69);
                if (!(i_70 < i_32)) {
                    break;
                }
                i_72 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_71) << 2) + 16L))));
                if (i_33 < i_70) {
                    i_73 = i_72;
                } else {
                    i_74 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_71 - (uint) i_70))) << 2) + 16L))));
                    i_75 = (int) ((uint) i_72 + (uint) i_74);
                    i_73 = i_75;
                }
                i_76 = (int) ((uint) i_32 - (uint) i_69);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_33 + (uint) i_76))) << 2) + 16L)))) = i_73;
                GALEFS_LOCAL_BARRIER(7);
                i_77 = i_70 << 1;
                i_69 = i_76;
                i_70 = i_77;
            }
            if (i_31 == 0) {
                i_78 = 0;
            } else {
                i_79 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_71 + (uint) (-1)))) << 2) + 16L))));
                i_78 = i_79;
            }
            i_80 = (int) ((uint) i_62 + (uint) ((int) ((uint) i_78 + (uint) i_24)));
            i_81 = i_65 + 1;
            i_82 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_82 < i_68)) {
                    break;
                }
                i_83 = (int) *((__global char *) (arg_runs + 16 + (long) i_81 * 1));
                *((__global char *) (arg_decoded + 16 + (long) ((int) ((uint) i_82 + (uint) i_80)) * 1)) = (char) i_83;
                i_84 = (int) ((uint) i_82 + (uint) 1);
                i_82 = i_84;
            }
            GALEFS_LOCAL_BARRIER(8);
            l_85 = (-16L) + l_29;
            *((__local gale_int *) (gale_scratch_memory + l_85)) = i_68;
            GALEFS_LOCAL_BARRIER(9);
            i_86 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_86 < i_27)) {
                    break;
                }
                i_87 = i_86 << 1;
                if ((i_28 & ((int) ((uint) i_87 + (uint) (-1)))) == 0) {
                    i_88 = (int) ((uint) i_28 + (uint) i_86);
                    if (i_88 < i_27) {
                        i_89 = *((__local gale_int *) (gale_scratch_memory + l_85));
                        i_90 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_88) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_85)) = ((int) ((uint) i_89 + (uint) i_90));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_86 = i_87;
            }
            i_91 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_92 = (int) ((uint) i_62 + (uint) i_91);
            i_93 = (int) ((uint) i_63 + (uint) i_20);
            i_62 = i_92;
            i_63 = i_93;
        }
        GALEFS_BARRIER(11);
        l_94 = *((__global gale_long *) (arg_starts + ((l_45 << 3) + 16L)));
        i_95 = 4;
        i_96 = 0;
        i_97 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_95 == 0) {
                break;
            }
            l_98 = (long) i_96;
            l_99 = (long) ((ulong) l_98 + (ulong) l_94);
            if (i_26 == 0) {
                l_100 = gale_BlockAccess_beginWrite(arg_fs, i_95, i_15, l_99, ((int) ((uint) i_62 - (uint) i_96)), gale_group, gale_slot, gale_position);
                l_101 = l_100;
            } else {
                l_101 = 0L;
            }
            GALEFS_BROADCAST(12, l_102, l_101);
            if (l_102 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_43;
                gale_ints[3 * gale_items + gale_item] = (uint) i_62;
                gale_longs[gale_item] = (ulong) l_94;
                gale_ints[4 * gale_items + gale_item] = (uint) i_95;
                gale_ints[5 * gale_items + gale_item] = (uint) i_96;
                gale_longs[gale_items + gale_item] = (ulong) l_98;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_99;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_102); }
                GALEFS_RETURN;
                resume_4:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_43 = (int) gale_ints[2 * gale_items + gale_item];
                i_62 = (int) gale_ints[3 * gale_items + gale_item];
                l_94 = (long) gale_longs[gale_item];
                i_95 = (int) gale_ints[4 * gale_items + gale_item];
                i_96 = (int) gale_ints[5 * gale_items + gale_item];
                l_98 = (long) gale_longs[gale_items + gale_item];
                l_99 = (long) gale_longs[2 * gale_items + gale_item];
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
                l_102 = gale_round_reply(gale_entry);
            }
            i_103 = (int) l_102;
            if (l_102 < 0L) {
                i_104 = 0;
            } else {
                i_104 = i_103;
            }
            l_105 = gale_BlockAccess_offsetInRegion(arg_fs, l_102, l_99, gale_group, gale_slot, gale_position);
            gale_copy((arg_decoded + 16 + (l_25 + l_98)), (arg_fs + 16 + l_105), i_104);
            GALEFS_BARRIER(13);
            if (i_22 == 0) {
                if (!(i_104 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_104, gale_group, gale_slot, gale_position);
                }
            }
            i_106 = (int) ((uint) i_96 + (uint) i_104);
            if (l_102 < 0L) {
                if ((!(i_95 == 4)) || (i_106 < 1)) {
                    i_107 = i_103;
                } else {
                    i_107 = i_106;
                }
            } else {
                i_107 = i_106;
            }
            i_108 = (((!(i_95 == 4)) || (i_106 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_104 == 0) {
                i_95 = i_108;
                i_96 = i_106;
                i_97 = i_107;
            } else {
                if (i_62 == i_106) {
                    i_95 = i_108;
                    i_96 = i_106;
                    i_97 = i_107;
                } else {
                    i_96 = i_106;
                    i_97 = i_107;
                }
            }
        }
        if (((long) i_97) < 0L) {
            i_109 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_97);
        }
        GALEFS_BARRIER(14);
        i_110 = (int) ((uint) i_43 + (uint) i_21);
        i_43 = i_110;
    }
    if (((int) get_local_id(0)) == 0) {
        l_111 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_112 = l_111;
    } else {
        l_112 = 0L;
    }
    GALEFS_BROADCAST(15, l_113, l_112);
    if (l_113 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_113); }
        GALEFS_RETURN;
        resume_5:
        i_15 = (int) gale_ints[gale_item];
        l_113 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_114 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_115 = l_114;
    } else {
        l_115 = 0L;
    }
    GALEFS_BROADCAST(16, l_116, l_115);
    if (l_116 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_116); }
        GALEFS_RETURN;
        resume_6:
        l_116 = gale_round_reply(gale_entry);
    }
    i_117 = (int) l_116;
    if (((long) i_117) < 0L) {
        i_118 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_117);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
