// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.DamageKernels#read
// entry point: galefs_read
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY BYTE_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE WRITE
// waits: 5
// saved values: 11
// context bytes: 64
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "d"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d1655a4f75232e4f8d9d91bcdf768b9e91bcfead56ace916a4cd162160e7500d
// functions SHA-256: 69e2514574cbf180745a99d191dc521470195278a482d22904ccd0aa0a17bcf8
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy gale_copy_share gale_div_int gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {100};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_111) VARIABLE(int, i_113) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_162) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_70) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_86) VARIABLE(int, i_90) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(long, l_1) VARIABLE(long, l_132) VARIABLE(long, l_15) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_40) VARIABLE(long, l_55) VARIABLE(long, l_71) VARIABLE(long, l_76) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(long, l_83) VARIABLE(long, l_88) VARIABLE(long, l_89) VARIABLE(__global uchar *, ul_56)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_40)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_1) VARIABLE(l_55) VARIABLE(ul_56)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_70) VARIABLE(l_1) VARIABLE(l_71)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_70) VARIABLE(l_1)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(l_1) VARIABLE(l_76)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_80) VARIABLE(l_1) VARIABLE(l_76) VARIABLE(l_78) VARIABLE(l_79)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_86) VARIABLE(l_1) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_83)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_0) VARIABLE(i_111) VARIABLE(i_113) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_86) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_1) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_83) VARIABLE(l_88) VARIABLE(l_89)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_0) VARIABLE(i_111) VARIABLE(i_113) VARIABLE(i_12) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_14) VARIABLE(i_162) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_86) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(l_1) VARIABLE(l_132) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_83) VARIABLE(l_88) VARIABLE(l_89)
#define GALEFS_LIVE_12(VARIABLE)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_ranges, __global uchar *arg_own, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 64L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22, *ul_56;
    int i_0, i_6, i_7, i_12, i_13, i_14, i_16, i_17, i_18, i_19, i_20, i_26, i_27, i_28, i_29, i_30, i_33, i_34, i_35, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_63, i_64, i_70, i_75, i_77, i_80, i_81, i_86, i_87, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_101, i_109, i_111, i_113, i_114, i_115, i_116, i_117, i_119, i_123, i_124, i_125, i_128, i_135, i_136, i_138, i_139, i_142, i_143, i_147, i_150, i_151, i_152, i_154, i_155, i_156, i_157, i_158, i_160, i_162, i_164, i_165, i_166, i_167, i_174;
    long l_1, l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_15, l_21, l_23, l_24, l_25, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_43, l_54, l_55, l_57, l_58, l_59, l_60, l_61, l_62, l_65, l_66, l_67, l_68, l_69, l_71, l_72, l_73, l_74, l_76, l_78, l_79, l_82, l_83, l_84, l_85, l_88, l_89, l_99, l_100, l_102, l_103, l_104, l_105, l_106, l_107, l_108, l_110, l_112, l_118, l_120, l_121, l_122, l_126, l_127, l_129, l_130, l_131, l_132, l_133, l_134, l_137, l_140, l_141, l_144, l_145, l_146, l_148, l_149, l_153, l_159, l_161, l_163, l_168, l_169, l_170, l_171, l_172, l_173, l_175, l_176, l_177, l_178, l_179;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_14;
        case 3:
            goto loop_48;
        case 4:
            goto loop_87;
        case 5:
            goto resume_5;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_ranges + 12L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) gale_group;
            l_5 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 2048L);
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) i_6))))) = (char) ((int) gale_literals[i_6]);
                i_7 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
            l_3 = l_8;
        }
    } else {
        l_3 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_3 < (-4611686018427387904L)) {
            l_9 = gale_HostCall_awaitReply(arg_fs, l_3, gale_group);
            l_10 = l_9;
        } else {
            l_10 = l_3;
        }
    } else {
        l_10 = l_3;
    }
    GALEFS_BROADCAST(1, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_11 = gale_reply(gale_entry);
    }
    i_12 = (int) l_11;
    i_13 = (int) ((uint) i_0 >> 1);
    i_14 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_15 = (long) ((ulong) (1L << i_14) + (ulong) (-1L));
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (!(i_20 < i_13)) {
            break;
        }
        l_21 = (long) (i_20 << 1);
        ul_22 = arg_ranges + ((l_21 << 3) + 16L);
        l_23 = *((__global gale_long *) ul_22);
        l_24 = *((__global gale_long *) (arg_ranges + (((l_21 + 1L) << 3) + 16L)));
        l_25 = *((__global gale_long *) ul_22);
        i_26 = (int) l_24;
        i_27 = 1;
        i_28 = 0;
        i_29 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_27 == 1)) {
                break;
            }
            i_30 = (int) ((uint) i_26 - (uint) i_28);
            l_31 = (long) i_28;
            l_32 = (long) ((ulong) l_31 + (ulong) l_23);
            if (i_29 == 0) {
                i_33 = i_30;
            } else {
                i_34 = 4096 - ((int) (l_32 & 4095L));
                i_35 = (i_34 < i_30) ? i_34 : i_30;
                i_33 = i_35;
            }
            if (i_19 == 0) {
                l_36 = gale_BlockAccess_beginRead(arg_fs, i_12, l_32, i_33, gale_group);
                l_37 = l_36;
            } else {
                l_37 = 0L;
            }
            if (i_18 == 0) {
                if (l_37 < (-4611686018427387904L)) {
                    l_38 = gale_HostCall_awaitReply(arg_fs, l_37, gale_group);
                    l_39 = l_38;
                } else {
                    l_39 = l_37;
                }
            } else {
                l_39 = l_37;
            }
            GALEFS_BROADCAST(2, l_40, l_39);
            if (l_40 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_12;
                gale_ints[2 * gale_items + gale_item] = (uint) i_13;
                gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_item] = (ulong) l_23;
                gale_longs[gale_items + gale_item] = (ulong) l_25;
                gale_ints[4 * gale_items + gale_item] = (uint) i_26;
                gale_ints[5 * gale_items + gale_item] = (uint) i_28;
                gale_ints[6 * gale_items + gale_item] = (uint) i_29;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_40); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_12 = (int) gale_ints[gale_items + gale_item];
                i_13 = (int) gale_ints[2 * gale_items + gale_item];
                i_20 = (int) gale_ints[3 * gale_items + gale_item];
                l_23 = (long) gale_longs[gale_item];
                l_25 = (long) gale_longs[gale_items + gale_item];
                i_26 = (int) gale_ints[4 * gale_items + gale_item];
                i_28 = (int) gale_ints[5 * gale_items + gale_item];
                i_29 = (int) gale_ints[6 * gale_items + gale_item];
                l_31 = (long) gale_longs[2 * gale_items + gale_item];
                l_32 = (long) gale_longs[3 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_14 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_15 = (long) ((ulong) (1L << i_14) + (ulong) (-1L));
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_id(0);
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                l_40 = gale_reply(gale_entry);
            }
            i_41 = (int) l_40;
            if (l_40 < 0L) {
                i_42 = 0;
            } else {
                i_42 = i_41;
            }
            l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_32, gale_group);
            gale_copy((arg_fs + 16 + l_43), (arg_buffer + 16 + ((long) ((ulong) l_31 + (ulong) l_25))), i_42);
            GALEFS_BARRIER(3);
            if (i_17 == 0) {
                if (!(i_42 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group);
                }
            }
            i_44 = (int) ((uint) i_28 + (uint) i_42);
            i_45 = ((l_40 == (-117L)) || (!((i_29 == 0) || ((((long) ((ulong) ((long) i_44) + (ulong) l_23)) & l_15) == 0)))) ? 1 : 0;
            i_46 = ((l_40 == (-117L)) || (!((i_42 < 1) || (!(i_44 < i_26))))) ? 1 : 0;
            if (l_40 < 0L) {
                if (l_40 == (-117L)) {
                    i_27 = i_46;
                    i_28 = i_44;
                    i_29 = i_45;
                } else {
                    i_27 = i_41;
                    i_28 = i_44;
                    i_29 = i_45;
                }
            } else {
                i_27 = i_46;
                i_28 = i_44;
                i_29 = i_45;
            }
        }
        if (i_28 < 1) {
            i_47 = i_27;
        } else {
            i_47 = i_28;
        }
        i_48 = (int) ((uint) i_20 + (uint) 1);
        if (i_16 == 0) {
            *((__global gale_long *) (arg_results + ((((long) i_20) << 3) + 16L))) = ((long) i_47);
            i_20 = i_48;
        } else {
            i_20 = i_48;
        }
    }
    i_49 = (int) get_local_id(0);
    i_50 = (int) get_local_id(0);
    i_51 = (int) get_local_id(0);
    i_52 = (int) get_local_id(0);
    i_53 = 0;
    loop_48:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_53 < i_13)) {
            break;
        }
        l_54 = (long) (i_53 << 1);
        l_55 = *((__global gale_long *) (arg_ranges + ((l_54 << 3) + 16L)));
        ul_56 = arg_ranges + (((l_54 + 1L) << 3) + 16L);
        l_57 = *((__global gale_long *) ul_56);
        if (i_52 == 0) {
            l_58 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_55, ((int) l_57), gale_group);
            l_59 = l_58;
        } else {
            l_59 = 0L;
        }
        if (i_51 == 0) {
            if (l_59 < (-4611686018427387904L)) {
                l_60 = gale_HostCall_awaitReply(arg_fs, l_59, gale_group);
                l_61 = l_60;
            } else {
                l_61 = l_59;
            }
        } else {
            l_61 = l_59;
        }
        GALEFS_BROADCAST(4, l_62, l_61);
        if (l_62 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_12;
            gale_ints[2 * gale_items + gale_item] = (uint) i_13;
            gale_ints[3 * gale_items + gale_item] = (uint) i_53;
            gale_longs[gale_item] = (ulong) l_55;
            gale_longs[gale_items + gale_item] = (ulong) (ul_56 - arg_ranges);
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_62); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_12 = (int) gale_ints[gale_items + gale_item];
            i_13 = (int) gale_ints[2 * gale_items + gale_item];
            i_53 = (int) gale_ints[3 * gale_items + gale_item];
            l_55 = (long) gale_longs[gale_item];
            ul_56 = arg_ranges + gale_longs[gale_items + gale_item];
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_14 = *((__global gale_int *) (arg_fs + 16 + 148L));
            i_49 = (int) get_local_id(0);
            i_50 = (int) get_local_id(0);
            i_51 = (int) get_local_id(0);
            i_52 = (int) get_local_id(0);
            l_62 = gale_reply(gale_entry);
        }
        if (i_50 == 0) {
            if (!(l_62 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_55, 1, gale_group);
                i_63 = gale_group;
                i_64 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_63 & ((int) ((uint) (1 << i_64) + (uint) (-1))))) << 6) + (((long) (i_63 >> i_64)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_62 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_62 < 0L) {
            l_65 = (l_62 == (-117L)) ? (-5L) : l_62;
            l_66 = l_65;
        } else {
            l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_62, l_55, gale_group);
            l_66 = l_67;
        }
        l_68 = (long) ((ulong) l_66 + (ulong) 4095L);
        if (i_49 == 0) {
            if ((ulong) l_68 < (ulong) 4095L) {
                l_69 = l_66;
            } else {
                l_69 = 1L;
            }
            *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_53 + (uint) i_13))) << 3) + 16L))) = l_69;
        }
        i_70 = (int) ((uint) i_53 + (uint) 1);
        if ((ulong) l_68 < (ulong) 4095L) {
            i_53 = i_70;
        } else {
            l_71 = *((__global gale_long *) ul_56);
            GALEFS_BARRIER(5);
            if (((int) get_local_id(0)) == 0) {
                l_72 = gale_BlockAccess_endMapping(arg_fs, ((int) l_71), gale_group);
                l_73 = l_72;
            } else {
                l_73 = 0L;
            }
            GALEFS_BROADCAST(6, l_74, l_73);
            i_53 = i_70;
        }
    }
    i_75 = (int) get_local_id(0);
    l_76 = *((__global gale_long *) (arg_own + ((((long) i_75) << 3) + 16L)));
    i_77 = *((__global gale_int *) (arg_buffer + 12L));
    GALEFS_BARRIER(7);
    l_78 = (8L) + 16L;
    l_79 = (0L) + 16L;
    i_80 = (int) get_local_id(0);
    if (i_80 == 0) {
        *((__local gale_int *) (gale_local_memory + l_79)) = 0;
        *((__local gale_int *) (gale_local_memory + l_78)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_81 = gale_BlockAccess_available(arg_fs, i_12, l_76, 12, gale_group);
    if (i_81 < 1) {
        l_82 = (-1L);
    } else {
        l_82 = l_76;
    }
    l_83 = (16L) + ((((long) i_80) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_83)) = l_82;
    if (i_81 < 1) {
        l_84 = (-1L);
    } else {
        l_85 = gale_BlockAccess_missing(arg_fs, i_12, l_76, i_81, gale_group);
        l_84 = l_85;
    }
    i_86 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_80 + (uint) i_86))) << 3) + 16L)))) = l_84;
    GALEFS_LOCAL_BARRIER(9);
    i_87 = (i_81 < 0) ? i_81 : 0;
    l_88 = (-16L) + 24L;
    l_89 = (-16L) + 16L;
    i_90 = (int) get_local_id(0);
    i_91 = (int) get_local_id(0);
    i_92 = 0;
    i_93 = i_87;
    i_94 = 0;
    i_95 = 0;
    i_96 = 0;
    i_97 = 1;
    loop_87:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_97 == 0) {
            break;
        }
        if (i_80 == 0) {
            i_98 = i_94;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_99 = (16L) + ((((long) i_98) << 3) + 16L);
                if (!(i_98 < i_86)) {
                    goto B94;
                }
                l_100 = *((__local gale_long *) (gale_local_memory + l_99));
                if (!(l_100 == (-1L))) {
                    break;
                }
                i_101 = (int) ((uint) i_98 + (uint) 1);
                i_98 = i_101;
            }
            goto B95;
        B94:;
        B95:;
            if (i_98 < i_86) {
                l_102 = *((__local gale_long *) (gale_local_memory + l_99));
                l_103 = l_102;
            } else {
                l_103 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_89)) = l_103;
            if (i_96 == 0) {
                l_104 = (long) i_14;
                l_105 = l_104;
            } else {
                l_105 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_88)) = l_105;
            if (i_98 < i_86) {
                if (i_96 == 0) {
                    l_106 = gale_BlockAccess_acquireResident(arg_fs, i_12, l_103, gale_group);
                    l_107 = l_106;
                } else {
                    l_107 = 0L;
                }
            } else {
                l_108 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_107 = l_108;
            }
            if (i_98 < i_86) {
                if (l_107 == 0L) {
                    i_109 = gale_HostCall_begin(arg_fs, gale_group);
                    l_110 = (long) i_109;
                    if (l_110 < 0L) {
                        i_111 = i_98;
                        l_112 = l_110;
                        i_113 = i_95;
                    } else {
                        if (i_95 == 0) {
                            i_114 = (int) ((uint) i_86 + (uint) i_98);
                            i_115 = i_86 << 1;
                            i_116 = 0;
                            i_117 = i_114;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_117 < i_115)) {
                                    goto B122;
                                }
                                if (!(i_116 < 4096)) {
                                    break;
                                }
                                l_118 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_117) << 3) + 16L))));
                                i_119 = (int) ((uint) i_117 + (uint) 1);
                                if (l_118 == (-1L)) {
                                    i_117 = i_119;
                                } else {
                                    l_120 = (long) gale_group;
                                    l_121 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_120 << 12) + (l_120 << 11)))) + (ulong) 2048L);
                                    l_122 = l_118 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) ((long) i_116))))) = l_122;
                                    i_123 = (int) ((uint) i_116 + (uint) 8);
                                    if (((int) (l_118 & 1L)) == 0) {
                                        i_116 = i_123;
                                        i_117 = i_119;
                                    } else {
                                        if (i_123 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) ((long) i_123))))) = (l_122 + 1L);
                                            i_124 = (int) ((uint) i_116 + (uint) 16);
                                            i_116 = i_124;
                                            i_117 = i_119;
                                        } else {
                                            i_116 = i_123;
                                            i_117 = i_119;
                                        }
                                    }
                                }
                            }
                            i_125 = i_116;
                            goto B124;
                        B122:;
                            i_125 = i_116;
                        } else {
                            i_125 = 0;
                        }
                    B124:;
                        l_126 = *((__local gale_long *) (gale_local_memory + l_89));
                        l_127 = *((__local gale_long *) (gale_local_memory + l_88));
                        i_128 = (int) l_127;
                        l_129 = gale_BlockAccess_requestListed(arg_fs, i_12, (((long) (0 - (ulong) (1L << i_128))) & l_126), (1 << i_128), i_125, gale_group);
                        i_111 = i_98;
                        l_112 = l_129;
                        i_113 = 1;
                    }
                } else {
                    i_111 = i_98;
                    l_112 = l_107;
                    i_113 = i_95;
                }
            } else {
                i_111 = i_98;
                l_112 = l_107;
                i_113 = i_95;
            }
        } else {
            i_111 = i_94;
            l_112 = 0L;
            i_113 = i_95;
        }
        if (i_91 == 0) {
            if (l_112 < (-4611686018427387904L)) {
                l_130 = gale_HostCall_awaitReply(arg_fs, l_112, gale_group);
                l_131 = l_130;
            } else {
                l_131 = l_112;
            }
        } else {
            l_131 = l_112;
        }
        GALEFS_BROADCAST(10, l_132, l_131);
        if (l_132 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_12;
            gale_ints[2 * gale_items + gale_item] = (uint) i_77;
            gale_ints[3 * gale_items + gale_item] = (uint) i_81;
            gale_ints[4 * gale_items + gale_item] = (uint) i_92;
            gale_ints[5 * gale_items + gale_item] = (uint) i_93;
            gale_ints[6 * gale_items + gale_item] = (uint) i_111;
            gale_ints[7 * gale_items + gale_item] = (uint) i_113;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_132); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_12 = (int) gale_ints[gale_items + gale_item];
            i_77 = (int) gale_ints[2 * gale_items + gale_item];
            i_81 = (int) gale_ints[3 * gale_items + gale_item];
            i_92 = (int) gale_ints[4 * gale_items + gale_item];
            i_93 = (int) gale_ints[5 * gale_items + gale_item];
            i_111 = (int) gale_ints[6 * gale_items + gale_item];
            i_113 = (int) gale_ints[7 * gale_items + gale_item];
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_14 = *((__global gale_int *) (arg_fs + 16 + 148L));
            i_75 = (int) get_local_id(0);
            l_78 = (8L) + 16L;
            l_79 = (0L) + 16L;
            i_80 = (int) get_local_id(0);
            l_83 = (16L) + ((((long) i_80) << 3) + 16L);
            i_86 = (int) get_local_size(0);
            l_88 = (-16L) + 24L;
            l_89 = (-16L) + 16L;
            i_90 = (int) get_local_id(0);
            i_91 = (int) get_local_id(0);
            l_132 = gale_reply(gale_entry);
        }
        l_133 = *((__local gale_long *) (gale_local_memory + l_83));
        l_134 = *((__local gale_long *) (gale_local_memory + l_88));
        if (l_133 == (-1L)) {
            i_135 = i_92;
            i_136 = i_93;
        } else {
            l_137 = *((__local gale_long *) (gale_local_memory + l_89));
            i_138 = (int) l_134;
            if ((l_133 >> i_138) == (l_137 >> i_138)) {
                if (l_132 < 0L) {
                    i_139 = 0;
                } else {
                    l_140 = 1L << i_138;
                    l_141 = (long) ((ulong) l_140 - (ulong) (((long) ((ulong) l_140 + (ulong) (-1L))) & l_133));
                    i_142 = (int) ((uint) i_81 - (uint) i_92);
                    if (l_141 < ((long) i_142)) {
                        i_143 = (int) l_141;
                        i_139 = i_143;
                    } else {
                        i_139 = i_142;
                    }
                }
                l_144 = gale_BlockAccess_offsetInRegion(arg_fs, l_132, l_133, gale_group);
                l_145 = (long) ((int) ((uint) i_75 + (uint) 1));
                l_146 = (((long) (uint) i_77) - ((l_145 << 3) + (l_145 << 2))) + ((long) i_92);
                if (((l_144 | l_146) & 7L) == 0) {
                    i_147 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_139 - (uint) i_147)) < 8) {
                            break;
                        }
                        l_148 = (long) i_147;
                        l_149 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) l_148))));
                        *((__global gale_long *) (arg_buffer + 16 + (l_146 + l_148))) = l_149;
                        i_150 = (int) ((uint) i_147 + (uint) 8);
                        i_147 = i_150;
                    }
                    i_151 = i_147;
                } else {
                    i_151 = 0;
                }
                i_152 = i_151;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_152 < i_139)) {
                        break;
                    }
                    l_153 = (long) i_152;
                    i_154 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) l_153))));
                    *((__global char *) (arg_buffer + 16 + (l_146 + l_153))) = (char) i_154;
                    i_155 = (int) ((uint) i_152 + (uint) 1);
                    i_152 = i_155;
                }
                i_156 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_139);
                if (l_132 < 0L) {
                    i_157 = (int) l_132;
                    i_158 = i_157;
                } else {
                    i_158 = 0;
                }
                l_159 = (long) ((ulong) ((long) i_139) + (ulong) l_133);
                i_160 = (int) ((uint) i_92 + (uint) i_139);
                if (l_132 == (-117L)) {
                    l_161 = l_159;
                } else {
                    if (l_132 < 0L) {
                        l_161 = (-1L);
                    } else {
                        if (i_160 < i_81) {
                            l_161 = l_159;
                        } else {
                            l_161 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_83)) = l_161;
                i_135 = i_160;
                i_136 = i_158;
            } else {
                i_135 = i_92;
                i_136 = i_93;
            }
        }
        if (l_132 == 0L) {
            i_162 = 0;
        } else {
            l_163 = *((__local gale_long *) (gale_local_memory + l_89));
            i_164 = (l_163 == (-1L)) ? 0 : 1;
            i_162 = i_164;
        }
        GALEFS_BARRIER(11);
        i_165 = (l_132 == (-117L)) ? 1 : 0;
        if (i_90 == 0) {
            if (l_132 < 1L) {
                i_92 = i_135;
                i_93 = i_136;
                i_94 = i_111;
                i_95 = i_113;
                i_96 = i_165;
                i_97 = i_162;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_92 = i_135;
                i_93 = i_136;
                i_94 = i_111;
                i_95 = i_113;
                i_96 = i_165;
                i_97 = i_162;
            }
        } else {
            i_92 = i_135;
            i_93 = i_136;
            i_94 = i_111;
            i_95 = i_113;
            i_96 = i_165;
            i_97 = i_162;
        }
    }
    if (i_80 == 0) {
        i_166 = *((__local gale_int *) (gale_local_memory + l_79));
        i_167 = *((__local gale_int *) (gale_local_memory + l_78));
        l_168 = (long) gale_group;
        l_169 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_168 << 12) + (l_168 << 11)))) + (ulong) 1872L);
        l_170 = *((__global gale_long *) (arg_fs + 16 + l_169));
        *((__global gale_long *) (arg_fs + 16 + l_169)) = ((long) ((ulong) ((long) i_166) + (ulong) l_170));
        l_171 = (long) gale_group;
        l_172 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_171 << 12) + (l_171 << 11)))) + (ulong) 1864L);
        l_173 = *((__global gale_long *) (arg_fs + 16 + l_172));
        *((__global gale_long *) (arg_fs + 16 + l_172)) = ((long) ((ulong) ((long) i_167) + (ulong) l_173));
    }
    if (i_92 < 1) {
        i_174 = i_93;
    } else {
        i_174 = i_92;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_75 + (uint) (i_0 & (-2))))) << 3) + 16L))) = ((long) i_174);
    if (((int) get_local_id(0)) == 0) {
        l_175 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_176 = l_175;
    } else {
        l_176 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_176 < (-4611686018427387904L)) {
            l_177 = gale_HostCall_awaitReply(arg_fs, l_176, gale_group);
            l_178 = l_177;
        } else {
            l_178 = l_176;
        }
    } else {
        l_178 = l_176;
    }
    GALEFS_BROADCAST(12, l_179, l_178);
    if (l_179 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_179); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_179 = gale_reply(gale_entry);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_114) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_120) VARIABLE(int, i_138) VARIABLE(int, i_14) VARIABLE(int, i_140) VARIABLE(int, i_15) VARIABLE(int, i_159) VARIABLE(int, i_16) VARIABLE(int, i_160) VARIABLE(int, i_17) VARIABLE(int, i_185) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_60) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_76) VARIABLE(int, i_81) VARIABLE(int, i_9) VARIABLE(long, l_1) VARIABLE(long, l_111) VARIABLE(long, l_116) VARIABLE(long, l_117) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_156) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_35) VARIABLE(long, l_49) VARIABLE(long, l_66) VARIABLE(long, l_68) VARIABLE(long, l_69) VARIABLE(long, l_75) VARIABLE(long, l_80) VARIABLE(__global uchar *, ul_50)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_49) VARIABLE(ul_50)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_60) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_66)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_70) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_69)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75) VARIABLE(l_80)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75) VARIABLE(l_80)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_111) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_111) VARIABLE(l_116) VARIABLE(l_117) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_118) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_185) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_111) VARIABLE(l_116) VARIABLE(l_117) VARIABLE(l_156) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75)
#define GALEFS_LIVE_13(VARIABLE)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_ranges, __global uchar *arg_own, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 64L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_19, *ul_50;
    int i_0, i_5, i_6, i_9, i_10, i_11, i_14, i_15, i_16, i_17, i_23, i_24, i_25, i_26, i_27, i_30, i_31, i_32, i_36, i_37, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_60, i_65, i_67, i_70, i_71, i_76, i_77, i_81, i_83, i_84, i_85, i_87, i_90, i_91, i_92, i_94, i_95, i_96, i_98, i_99, i_100, i_101, i_102, i_103, i_105, i_106, i_108, i_109, i_114, i_115, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_128, i_136, i_138, i_140, i_141, i_142, i_143, i_144, i_146, i_149, i_150, i_151, i_154, i_159, i_160, i_162, i_163, i_166, i_167, i_170, i_173, i_174, i_175, i_177, i_178, i_179, i_180, i_181, i_183, i_185, i_187, i_188, i_189, i_190, i_197, i_198;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_12, l_13, l_18, l_20, l_21, l_22, l_28, l_29, l_33, l_34, l_35, l_38, l_48, l_49, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_61, l_62, l_63, l_64, l_66, l_68, l_69, l_72, l_73, l_74, l_75, l_78, l_79, l_80, l_82, l_86, l_88, l_89, l_93, l_97, l_104, l_107, l_110, l_111, l_112, l_113, l_116, l_117, l_126, l_127, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_137, l_139, l_145, l_147, l_148, l_152, l_153, l_155, l_156, l_157, l_158, l_161, l_164, l_165, l_168, l_169, l_171, l_172, l_176, l_182, l_184, l_186, l_191, l_192, l_193, l_194, l_195, l_196, l_199, l_200, l_201;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto loop_38;
        case 4:
            goto loop_111;
        case 5:
            goto resume_5;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_ranges + 12L));
    l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_3 = l_7;
        }
    } else {
        l_3 = 0L;
    }
    GALEFS_BROADCAST(1, l_8, l_3);
    if (l_8 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_8); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_8 = gale_reply(gale_entry);
    }
    i_9 = (int) l_8;
    i_10 = (int) ((uint) i_0 >> 1);
    i_11 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_12 = 1L << i_11;
    l_13 = (long) ((ulong) l_12 + (ulong) (-1L));
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (!(i_17 < i_10)) {
            break;
        }
        l_18 = (long) (i_17 << 1);
        ul_19 = arg_ranges + ((l_18 << 3) + 16L);
        l_20 = *((__global gale_long *) ul_19);
        l_21 = *((__global gale_long *) (arg_ranges + (((l_18 + 1L) << 3) + 16L)));
        l_22 = *((__global gale_long *) ul_19);
        i_23 = (int) l_21;
        i_24 = 1;
        i_25 = 0;
        i_26 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_24 == 1)) {
                break;
            }
            i_27 = (int) ((uint) i_23 - (uint) i_25);
            l_28 = (long) i_25;
            l_29 = (long) ((ulong) l_28 + (ulong) l_20);
            if (i_26 == 0) {
                i_30 = i_27;
            } else {
                i_31 = 4096 - ((int) (l_29 & 4095L));
                i_32 = (i_31 < i_27) ? i_31 : i_27;
                i_30 = i_32;
            }
            if (i_16 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_9, l_29, i_30, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            GALEFS_BROADCAST(2, l_35, l_34);
            if (l_35 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_9;
                gale_ints[2 * gale_items + gale_item] = (uint) i_10;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_20;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_23;
                gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                gale_ints[6 * gale_items + gale_item] = (uint) i_26;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_35); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_9 = (int) gale_ints[gale_items + gale_item];
                i_10 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                l_20 = (long) gale_longs[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                i_23 = (int) gale_ints[4 * gale_items + gale_item];
                i_25 = (int) gale_ints[5 * gale_items + gale_item];
                i_26 = (int) gale_ints[6 * gale_items + gale_item];
                l_28 = (long) gale_longs[2 * gale_items + gale_item];
                l_29 = (long) gale_longs[3 * gale_items + gale_item];
                l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                i_11 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_12 = 1L << i_11;
                l_13 = (long) ((ulong) l_12 + (ulong) (-1L));
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                l_35 = gale_reply(gale_entry);
            }
            i_36 = (int) l_35;
            if (l_35 < 0L) {
                i_37 = 0;
            } else {
                i_37 = i_36;
            }
            l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_38), (arg_buffer + 16 + ((long) ((ulong) l_28 + (ulong) l_22))), i_37);
            GALEFS_BARRIER(3);
            if (i_15 == 0) {
                if (!(i_37 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_39 = (int) ((uint) i_25 + (uint) i_37);
            i_40 = ((l_35 == (-117L)) || (!((i_26 == 0) || ((((long) ((ulong) ((long) i_39) + (ulong) l_20)) & l_13) == 0)))) ? 1 : 0;
            i_41 = ((l_35 == (-117L)) || (!((i_37 < 1) || (!(i_39 < i_23))))) ? 1 : 0;
            if (l_35 < 0L) {
                if (l_35 == (-117L)) {
                    i_24 = i_41;
                    i_25 = i_39;
                    i_26 = i_40;
                } else {
                    i_24 = i_36;
                    i_25 = i_39;
                    i_26 = i_40;
                }
            } else {
                i_24 = i_41;
                i_25 = i_39;
                i_26 = i_40;
            }
        }
        if (i_25 < 1) {
            i_42 = i_24;
        } else {
            i_42 = i_25;
        }
        i_43 = (int) ((uint) i_17 + (uint) 1);
        if (i_14 == 0) {
            *((__global gale_long *) (arg_results + ((((long) i_17) << 3) + 16L))) = ((long) i_42);
            i_17 = i_43;
        } else {
            i_17 = i_43;
        }
    }
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = 0;
    loop_38:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_47 < i_10)) {
            break;
        }
        l_48 = (long) (i_47 << 1);
        l_49 = *((__global gale_long *) (arg_ranges + ((l_48 << 3) + 16L)));
        ul_50 = arg_ranges + (((l_48 + 1L) << 3) + 16L);
        l_51 = *((__global gale_long *) ul_50);
        if (i_46 == 0) {
            l_52 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_49, ((int) l_51), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_53 = l_52;
        } else {
            l_53 = 0L;
        }
        GALEFS_BROADCAST(4, l_54, l_53);
        if (l_54 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_10;
            gale_ints[3 * gale_items + gale_item] = (uint) i_47;
            gale_longs[gale_item] = (ulong) l_49;
            gale_longs[gale_items + gale_item] = (ulong) (ul_50 - arg_ranges);
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_54); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            i_10 = (int) gale_ints[2 * gale_items + gale_item];
            i_47 = (int) gale_ints[3 * gale_items + gale_item];
            l_49 = (long) gale_longs[gale_item];
            ul_50 = arg_ranges + gale_longs[gale_items + gale_item];
            l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            i_11 = GALEFS_LAUNCH_INT(arg_fs, 148L);
            l_12 = 1L << i_11;
            l_13 = (long) ((ulong) l_12 + (ulong) (-1L));
            i_44 = (int) get_local_id(0);
            i_45 = (int) get_local_id(0);
            i_46 = (int) get_local_id(0);
            l_54 = gale_reply(gale_entry);
        }
        if (i_45 == 0) {
            if (!(l_54 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_49, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        if (l_54 < 0L) {
            l_55 = (l_54 == (-117L)) ? (-5L) : l_54;
            l_56 = l_55;
        } else {
            l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_56 = l_57;
        }
        l_58 = (long) ((ulong) l_56 + (ulong) 4095L);
        if (i_44 == 0) {
            if ((ulong) l_58 < (ulong) 4095L) {
                l_59 = l_56;
            } else {
                l_59 = 1L;
            }
            *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_47 + (uint) i_10))) << 3) + 16L))) = l_59;
        }
        i_60 = (int) ((uint) i_47 + (uint) 1);
        if ((ulong) l_58 < (ulong) 4095L) {
            i_47 = i_60;
        } else {
            l_61 = *((__global gale_long *) ul_50);
            if (((int) get_local_id(0)) == 0) {
                l_62 = gale_BlockAccess_endMapping(arg_fs, ((int) l_61), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_63 = l_62;
            } else {
                l_63 = 0L;
            }
            GALEFS_BROADCAST(5, l_64, l_63);
            i_47 = i_60;
        }
    }
    i_65 = (int) get_local_id(0);
    l_66 = *((__global gale_long *) (arg_own + ((((long) i_65) << 3) + 16L)));
    i_67 = *((__global gale_int *) (arg_buffer + 12L));
    GALEFS_BARRIER(6);
    l_68 = (8L) + 16L;
    l_69 = (0L) + 16L;
    i_70 = (int) get_local_id(0);
    if (i_70 == 0) {
        *((__local gale_int *) (gale_local_memory + l_69)) = 0;
        *((__local gale_int *) (gale_local_memory + l_68)) = 0;
    }
    GALEFS_LOCAL_BARRIER(7);
    i_71 = gale_BlockAccess_available(arg_fs, i_9, l_66, 12, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    if (i_71 < 1) {
        l_72 = 0L;
    } else {
        l_73 = gale_BlockAccess_placeOf(arg_fs, i_9, l_66, i_71, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_72 = l_73;
    }
    l_74 = (long) ((int) ((uint) i_65 + (uint) 1));
    l_75 = ((long) (uint) i_67) - ((l_74 << 3) + (l_74 << 2));
    i_76 = 0;
    i_77 = 0;
    l_78 = l_72;
    while (true) {
        l_79 = (long) i_76;
        l_80 = (long) ((ulong) l_79 + (ulong) l_66);
        i_81 = (int) ((uint) i_71 - (uint) i_76);
        if (l_78 == 0L) {
            break;
        }
        l_82 = (long) ((ulong) l_12 - (ulong) (l_13 & l_80));
        if (l_82 < ((long) i_81)) {
            i_83 = (int) l_82;
            i_84 = i_83;
        } else {
            i_84 = i_81;
        }
        if (i_76 == 0) {
            if (!(i_84 < 65)) {
                if (((l_75 | l_78) & 15L) == 0) {
                    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_78;
                    i_85 = i_84;
                    goto B90;
                }
            }
        }
        l_86 = l_75 + l_79;
        if (((l_78 | l_86) & 7L) == 0) {
            i_87 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (((int) ((uint) i_84 - (uint) i_87)) < 8) {
                    break;
                }
                l_88 = (long) i_87;
                l_89 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) l_88))));
                *((__global gale_long *) (arg_buffer + 16 + (l_86 + l_88))) = l_89;
                i_90 = (int) ((uint) i_87 + (uint) 8);
                i_87 = i_90;
            }
            i_91 = i_87;
        } else {
            i_91 = 0;
        }
        i_92 = i_91;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_92 < i_84)) {
                break;
            }
            l_93 = (long) i_92;
            i_94 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) l_93))));
            *((__global char *) (arg_buffer + 16 + (l_86 + l_93))) = (char) i_94;
            i_95 = (int) ((uint) i_92 + (uint) 1);
            i_92 = i_95;
        }
        i_85 = i_77;
    B90:;
        i_96 = (int) ((uint) i_76 + (uint) i_84);
        if (i_96 < i_71) {
            l_97 = gale_BlockAccess_placeOf(arg_fs, i_9, ((long) ((ulong) ((long) i_96) + (ulong) l_66)), ((int) ((uint) i_71 - (uint) i_96)), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            i_76 = i_96;
            i_77 = i_85;
            l_78 = l_97;
        } else {
            i_76 = i_96;
            i_77 = i_85;
            l_78 = 0L;
        }
    }
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L)))) = ((l_75 << 13) | ((long) i_77));
    GALEFS_LOCAL_BARRIER(8);
    i_98 = (int) get_local_size(0);
    i_99 = (i_98 < 8) ? i_98 : 8;
    i_100 = gale_div_int(((int) get_local_id(0)), i_99);
    i_101 = gale_div_int(i_98, i_99);
    if (i_100 < i_101) {
        i_102 = i_100;
    } else {
        i_102 = i_98;
    }
    i_103 = i_102;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_103 < i_98)) {
            break;
        }
        l_104 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_98 + (uint) i_103))) << 3) + 16L))));
        i_105 = (int) l_104;
        i_106 = (int) ((uint) i_103 + (uint) i_101);
        if ((i_105 & 8191) == 0) {
            i_103 = i_106;
        } else {
            l_107 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_103) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_107), (arg_buffer + 16 + (l_104 >> 13)), (i_105 & 8191), gale_rem_int(((int) get_local_id(0)), i_99), i_99);
            i_103 = i_106;
        }
    }
    GALEFS_LOCAL_BARRIER(9);
    if (!(i_76 < 1)) {
        i_108 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_76);
        i_109 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
    }
    if (i_76 < i_71) {
        l_110 = l_80;
    } else {
        l_110 = (-1L);
    }
    l_111 = (16L) + ((((long) i_70) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_111)) = l_110;
    if (i_76 < i_71) {
        l_112 = gale_BlockAccess_missing(arg_fs, i_9, l_80, i_81, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_113 = l_112;
    } else {
        l_113 = (-1L);
    }
    i_114 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_70 + (uint) i_114))) << 3) + 16L)))) = l_113;
    GALEFS_LOCAL_BARRIER(10);
    i_115 = (i_71 < 0) ? i_71 : 0;
    l_116 = (-16L) + 24L;
    l_117 = (-16L) + 16L;
    i_118 = (int) get_local_id(0);
    i_119 = i_76;
    i_120 = i_115;
    i_121 = 0;
    i_122 = 0;
    i_123 = 0;
    i_124 = 1;
    loop_111:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_124 == 0) {
            break;
        }
        if (i_70 == 0) {
            i_125 = i_121;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_126 = (16L) + ((((long) i_125) << 3) + 16L);
                if (!(i_125 < i_114)) {
                    goto B118;
                }
                l_127 = *((__local gale_long *) (gale_local_memory + l_126));
                if (!(l_127 == (-1L))) {
                    break;
                }
                i_128 = (int) ((uint) i_125 + (uint) 1);
                i_125 = i_128;
            }
            goto B119;
        B118:;
        B119:;
            if (i_125 < i_114) {
                l_129 = *((__local gale_long *) (gale_local_memory + l_126));
                l_130 = l_129;
            } else {
                l_130 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_117)) = l_130;
            if (i_123 == 0) {
                l_131 = (long) i_11;
                l_132 = l_131;
            } else {
                l_132 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_116)) = l_132;
            if (i_125 < i_114) {
                if (i_123 == 0) {
                    l_133 = gale_BlockAccess_acquireResident(arg_fs, i_9, l_130, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_134 = l_133;
                } else {
                    l_134 = 0L;
                }
            } else {
                l_135 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_134 = l_135;
            }
            if (i_125 < i_114) {
                if (l_134 == 0L) {
                    i_136 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_137 = (long) i_136;
                    if (l_137 < 0L) {
                        i_138 = i_125;
                        l_139 = l_137;
                        i_140 = i_122;
                    } else {
                        if (i_122 == 0) {
                            i_141 = (int) ((uint) i_114 + (uint) i_125);
                            i_142 = i_114 << 1;
                            i_143 = 0;
                            i_144 = i_141;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_144 < i_142)) {
                                    goto B146;
                                }
                                if (!(i_143 < 4096)) {
                                    break;
                                }
                                l_145 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_144) << 3) + 16L))));
                                i_146 = (int) ((uint) i_144 + (uint) 1);
                                if (l_145 == (-1L)) {
                                    i_144 = i_146;
                                } else {
                                    l_147 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
                                    l_148 = l_145 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) ((long) i_143))))) = l_148;
                                    i_149 = (int) ((uint) i_143 + (uint) 8);
                                    if (((int) (l_145 & 1L)) == 0) {
                                        i_143 = i_149;
                                        i_144 = i_146;
                                    } else {
                                        if (i_149 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) ((long) i_149))))) = (l_148 + 1L);
                                            i_150 = (int) ((uint) i_143 + (uint) 16);
                                            i_143 = i_150;
                                            i_144 = i_146;
                                        } else {
                                            i_143 = i_149;
                                            i_144 = i_146;
                                        }
                                    }
                                }
                            }
                            i_151 = i_143;
                            goto B148;
                        B146:;
                            i_151 = i_143;
                        } else {
                            i_151 = 0;
                        }
                    B148:;
                        l_152 = *((__local gale_long *) (gale_local_memory + l_117));
                        l_153 = *((__local gale_long *) (gale_local_memory + l_116));
                        i_154 = (int) l_153;
                        l_155 = gale_BlockAccess_requestListed(arg_fs, i_9, (((long) (0 - (ulong) (1L << i_154))) & l_152), (1 << i_154), i_151, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        i_138 = i_125;
                        l_139 = l_155;
                        i_140 = 1;
                    }
                } else {
                    i_138 = i_125;
                    l_139 = l_134;
                    i_140 = i_122;
                }
            } else {
                i_138 = i_125;
                l_139 = l_134;
                i_140 = i_122;
            }
        } else {
            i_138 = i_121;
            l_139 = 0L;
            i_140 = i_122;
        }
        GALEFS_BROADCAST(11, l_156, l_139);
        if (l_156 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_71;
            gale_longs[gale_item] = (ulong) l_75;
            gale_ints[3 * gale_items + gale_item] = (uint) i_119;
            gale_ints[4 * gale_items + gale_item] = (uint) i_120;
            gale_ints[5 * gale_items + gale_item] = (uint) i_138;
            gale_ints[6 * gale_items + gale_item] = (uint) i_140;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_156); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            i_71 = (int) gale_ints[2 * gale_items + gale_item];
            l_75 = (long) gale_longs[gale_item];
            i_119 = (int) gale_ints[3 * gale_items + gale_item];
            i_120 = (int) gale_ints[4 * gale_items + gale_item];
            i_138 = (int) gale_ints[5 * gale_items + gale_item];
            i_140 = (int) gale_ints[6 * gale_items + gale_item];
            l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            i_11 = GALEFS_LAUNCH_INT(arg_fs, 148L);
            i_65 = (int) get_local_id(0);
            l_68 = (8L) + 16L;
            l_69 = (0L) + 16L;
            i_70 = (int) get_local_id(0);
            l_111 = (16L) + ((((long) i_70) << 3) + 16L);
            i_114 = (int) get_local_size(0);
            l_116 = (-16L) + 24L;
            l_117 = (-16L) + 16L;
            i_118 = (int) get_local_id(0);
            l_156 = gale_reply(gale_entry);
        }
        l_157 = *((__local gale_long *) (gale_local_memory + l_111));
        l_158 = *((__local gale_long *) (gale_local_memory + l_116));
        if (l_157 == (-1L)) {
            i_159 = i_119;
            i_160 = i_120;
        } else {
            l_161 = *((__local gale_long *) (gale_local_memory + l_117));
            i_162 = (int) l_158;
            if ((l_157 >> i_162) == (l_161 >> i_162)) {
                if (l_156 < 0L) {
                    i_163 = 0;
                } else {
                    l_164 = 1L << i_162;
                    l_165 = (long) ((ulong) l_164 - (ulong) (((long) ((ulong) l_164 + (ulong) (-1L))) & l_157));
                    i_166 = (int) ((uint) i_71 - (uint) i_119);
                    if (l_165 < ((long) i_166)) {
                        i_167 = (int) l_165;
                        i_163 = i_167;
                    } else {
                        i_163 = i_166;
                    }
                }
                l_168 = gale_BlockAccess_offsetInRegion(arg_fs, l_156, l_157, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_169 = l_75 + ((long) i_119);
                if (((l_168 | l_169) & 7L) == 0) {
                    i_170 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_163 - (uint) i_170)) < 8) {
                            break;
                        }
                        l_171 = (long) i_170;
                        l_172 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) l_171))));
                        *((__global gale_long *) (arg_buffer + 16 + (l_169 + l_171))) = l_172;
                        i_173 = (int) ((uint) i_170 + (uint) 8);
                        i_170 = i_173;
                    }
                    i_174 = i_170;
                } else {
                    i_174 = 0;
                }
                i_175 = i_174;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_175 < i_163)) {
                        break;
                    }
                    l_176 = (long) i_175;
                    i_177 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) l_176))));
                    *((__global char *) (arg_buffer + 16 + (l_169 + l_176))) = (char) i_177;
                    i_178 = (int) ((uint) i_175 + (uint) 1);
                    i_175 = i_178;
                }
                i_179 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_163);
                if (l_156 < 0L) {
                    i_180 = (int) l_156;
                    i_181 = i_180;
                } else {
                    i_181 = 0;
                }
                l_182 = (long) ((ulong) ((long) i_163) + (ulong) l_157);
                i_183 = (int) ((uint) i_119 + (uint) i_163);
                if (l_156 == (-117L)) {
                    l_184 = l_182;
                } else {
                    if (l_156 < 0L) {
                        l_184 = (-1L);
                    } else {
                        if (i_183 < i_71) {
                            l_184 = l_182;
                        } else {
                            l_184 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_111)) = l_184;
                i_159 = i_183;
                i_160 = i_181;
            } else {
                i_159 = i_119;
                i_160 = i_120;
            }
        }
        if (l_156 == 0L) {
            i_185 = 0;
        } else {
            l_186 = *((__local gale_long *) (gale_local_memory + l_117));
            i_187 = (l_186 == (-1L)) ? 0 : 1;
            i_185 = i_187;
        }
        GALEFS_BARRIER(12);
        i_188 = (l_156 == (-117L)) ? 1 : 0;
        if (i_118 == 0) {
            if (l_156 < 1L) {
                i_119 = i_159;
                i_120 = i_160;
                i_121 = i_138;
                i_122 = i_140;
                i_123 = i_188;
                i_124 = i_185;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                i_119 = i_159;
                i_120 = i_160;
                i_121 = i_138;
                i_122 = i_140;
                i_123 = i_188;
                i_124 = i_185;
            }
        } else {
            i_119 = i_159;
            i_120 = i_160;
            i_121 = i_138;
            i_122 = i_140;
            i_123 = i_188;
            i_124 = i_185;
        }
    }
    if (i_70 == 0) {
        i_189 = *((__local gale_int *) (gale_local_memory + l_69));
        i_190 = *((__local gale_int *) (gale_local_memory + l_68));
        l_191 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
        l_192 = (long) ((ulong) ((long) ((ulong) l_191 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_193 = *((__global gale_long *) (arg_fs + 16 + l_192));
        *((__global gale_long *) (arg_fs + 16 + l_192)) = ((long) ((ulong) ((long) i_189) + (ulong) l_193));
        l_194 = (long) ((ulong) ((long) ((ulong) l_191 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
        l_195 = *((__global gale_long *) (arg_fs + 16 + l_194));
        *((__global gale_long *) (arg_fs + 16 + l_194)) = ((long) ((ulong) ((long) i_190) + (ulong) l_195));
        l_196 = (long) ((ulong) ((long) ((ulong) l_191 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_197 = *((__global gale_int *) (arg_fs + 16 + l_196));
        *((__global gale_int *) (arg_fs + 16 + l_196)) = ((int) ((uint) (i_189 >> 12) + (uint) i_197));
    }
    if (i_119 < 1) {
        i_198 = i_120;
    } else {
        i_198 = i_119;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_65 + (uint) (i_0 & (-2))))) << 3) + 16L))) = ((long) i_198);
    if (((int) get_local_id(0)) == 0) {
        l_199 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_200 = l_199;
    } else {
        l_200 = 0L;
    }
    GALEFS_BROADCAST(13, l_201, l_200);
    if (l_201 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_201); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_201 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
