// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#mapRefusals
// entry point: galefs_mapRefusals
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// waits: 14
// saved values: 4
// context bytes: 24
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3e0b37c2f5f5def2de91877100a8a3aef80551add03498f11f71e27d5e6c3c79
// functions SHA-256: 1b5b9edf88baf4408037820e9a87e13d30c4b9916fb104474752d7dcb83a9665
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_109) VARIABLE(int, i_110) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_100) VARIABLE(long, l_108) VARIABLE(long, l_11) VARIABLE(long, l_14) VARIABLE(long, l_20) VARIABLE(long, l_36) VARIABLE(long, l_92)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_14)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_20) VARIABLE(l_36)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_12) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_100) VARIABLE(l_92)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_12) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_108) VARIABLE(l_92)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_12, i_13, i_21, i_22, i_23, i_32, i_42, i_51, i_60, i_69, i_81, i_88, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_101, i_102, i_103, i_109, i_110, i_112, i_113, i_114, i_115, i_120, i_121;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_82, l_83, l_84, l_85, l_86, l_87, l_89, l_90, l_91, l_92, l_100, l_104, l_105, l_106, l_107, l_108, l_111, l_116, l_117, l_118, l_119, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_143;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
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
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        case 9:
            goto resume_9;
        case 10:
            goto loop_145;
        case 11:
            goto resume_11;
        case 12:
            goto resume_12;
        case 13:
            goto resume_13;
        case 14:
            goto resume_14;
        default:
            break;
    }
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
    if (l_10 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_10 = gale_reply(gale_entry);
    }
    l_11 = *((__global gale_long *) (arg_args + 16L));
    i_12 = (int) l_10;
    i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_14 = (long) ((int) ((uint) (1 << i_13) + (uint) (-1)));
    if (((int) get_local_id(0)) == 0) {
        l_15 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_14, 2, gale_group);
        l_16 = l_15;
    } else {
        l_16 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_16 < (-4611686018427387904L)) {
            l_17 = gale_HostCall_awaitReply(arg_fs, l_16, gale_group);
            l_18 = l_17;
        } else {
            l_18 = l_16;
        }
    } else {
        l_18 = l_16;
    }
    GALEFS_BROADCAST(2, l_19, l_18);
    if (l_19 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_11;
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_19); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_11 = (long) gale_longs[gale_item];
        i_12 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_14 = (long) ((int) ((uint) (1 << i_13) + (uint) (-1)));
        l_19 = gale_reply(gale_entry);
    }
    l_20 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_21 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_22 = (int) ((uint) (1 << i_21) + (uint) (-1));
    if (((int) get_local_id(0)) == 0) {
        if (!(l_19 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_14, 1, gale_group);
            i_23 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((((long) (i_23 & i_22)) << 6) + (((long) (i_23 >> i_21)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_19 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_19 < 0L) {
        l_24 = (l_19 == (-117L)) ? (-5L) : l_19;
        l_25 = l_24;
    } else {
        l_26 = gale_BlockAccess_offsetInRegion(arg_fs, l_19, l_14, gale_group);
        l_25 = l_26;
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_25;
    if (((int) get_local_id(0)) == 0) {
        l_27 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_11, 1, gale_group);
        l_28 = l_27;
    } else {
        l_28 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_28 < (-4611686018427387904L)) {
            l_29 = gale_HostCall_awaitReply(arg_fs, l_28, gale_group);
            l_30 = l_29;
        } else {
            l_30 = l_28;
        }
    } else {
        l_30 = l_28;
    }
    GALEFS_BROADCAST(3, l_31, l_30);
    if (l_31 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_11;
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_31); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_11 = (long) gale_longs[gale_item];
        i_12 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_20 = *((__global gale_long *) (arg_fs + 16 + 40L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 36L));
        i_22 = (int) ((uint) (1 << i_21) + (uint) (-1));
        l_31 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_31 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_11, 1, gale_group);
            i_32 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((((long) (i_22 & i_32)) << 6) + (((long) (i_32 >> i_21)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_31 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_31 < 0L) {
        l_33 = (l_31 == (-117L)) ? (-5L) : l_31;
        l_34 = l_33;
    } else {
        l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_31, l_11, gale_group);
        l_34 = l_35;
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_34;
    l_36 = (long) ((ulong) l_11 + (ulong) (-1L));
    if (((int) get_local_id(0)) == 0) {
        l_37 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_36, 2, gale_group);
        l_38 = l_37;
    } else {
        l_38 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_38 < (-4611686018427387904L)) {
            l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
            l_40 = l_39;
        } else {
            l_40 = l_38;
        }
    } else {
        l_40 = l_38;
    }
    GALEFS_BROADCAST(4, l_41, l_40);
    if (l_41 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        gale_longs[gale_item] = (ulong) l_36;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_41); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        l_36 = (long) gale_longs[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_20 = *((__global gale_long *) (arg_fs + 16 + 40L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 36L));
        i_22 = (int) ((uint) (1 << i_21) + (uint) (-1));
        l_41 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_41 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_36, 1, gale_group);
            i_42 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((((long) (i_22 & i_42)) << 6) + (((long) (i_42 >> i_21)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_41 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_41 < 0L) {
        l_43 = (l_41 == (-117L)) ? (-5L) : l_41;
        l_44 = l_43;
    } else {
        l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_36, gale_group);
        l_44 = l_45;
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_44;
    if (((int) get_local_id(0)) == 0) {
        l_46 = gale_BlockAccess_beginMapping(arg_fs, i_12, 0L, 0, gale_group);
        l_47 = l_46;
    } else {
        l_47 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_47 < (-4611686018427387904L)) {
            l_48 = gale_HostCall_awaitReply(arg_fs, l_47, gale_group);
            l_49 = l_48;
        } else {
            l_49 = l_47;
        }
    } else {
        l_49 = l_47;
    }
    GALEFS_BROADCAST(5, l_50, l_49);
    if (l_50 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_50); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_20 = *((__global gale_long *) (arg_fs + 16 + 40L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 36L));
        i_22 = (int) ((uint) (1 << i_21) + (uint) (-1));
        l_50 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_50 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_51 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((((long) (i_22 & i_51)) << 6) + (((long) (i_51 >> i_21)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_50 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_50 < 0L) {
        l_52 = (l_50 == (-117L)) ? (-5L) : l_50;
        l_53 = l_52;
    } else {
        l_54 = gale_BlockAccess_offsetInRegion(arg_fs, l_50, 0L, gale_group);
        l_53 = l_54;
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_53;
    if (((int) get_local_id(0)) == 0) {
        l_55 = gale_BlockAccess_beginMapping(arg_fs, i_12, (-1L), 1, gale_group);
        l_56 = l_55;
    } else {
        l_56 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_56 < (-4611686018427387904L)) {
            l_57 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
            l_58 = l_57;
        } else {
            l_58 = l_56;
        }
    } else {
        l_58 = l_56;
    }
    GALEFS_BROADCAST(6, l_59, l_58);
    if (l_59 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_59); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_20 = *((__global gale_long *) (arg_fs + 16 + 40L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 36L));
        i_22 = (int) ((uint) (1 << i_21) + (uint) (-1));
        l_59 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_59 < 0L)) {
            gale_MappingEnd_begin(arg_fs, (-1L), 1, gale_group);
            i_60 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((((long) (i_22 & i_60)) << 6) + (((long) (i_60 >> i_21)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_59 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_59 < 0L) {
        l_61 = (l_59 == (-117L)) ? (-5L) : l_59;
        l_62 = l_61;
    } else {
        l_63 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, (-1L), gale_group);
        l_62 = l_63;
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_62;
    if (((int) get_local_id(0)) == 0) {
        l_64 = gale_BlockAccess_beginMapping(arg_fs, (-1), 0L, 1, gale_group);
        l_65 = l_64;
    } else {
        l_65 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_65 < (-4611686018427387904L)) {
            l_66 = gale_HostCall_awaitReply(arg_fs, l_65, gale_group);
            l_67 = l_66;
        } else {
            l_67 = l_65;
        }
    } else {
        l_67 = l_65;
    }
    GALEFS_BROADCAST(7, l_68, l_67);
    if (l_68 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_68); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_20 = *((__global gale_long *) (arg_fs + 16 + 40L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 36L));
        i_22 = (int) ((uint) (1 << i_21) + (uint) (-1));
        l_68 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_68 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_69 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((((long) (i_22 & i_69)) << 6) + (((long) (i_69 >> i_21)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_68 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_68 < 0L) {
        l_70 = (l_68 == (-117L)) ? (-5L) : l_68;
        l_71 = l_70;
    } else {
        l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, 0L, gale_group);
        l_71 = l_72;
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_71;
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_73 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
        l_74 = l_73;
    } else {
        l_74 = 0L;
    }
    GALEFS_BROADCAST(9, l_75, l_74);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_75));
    if (((int) get_local_id(0)) == 0) {
        l_76 = gale_BlockAccess_beginMapping(arg_fs, i_12, 0L, 1, gale_group);
        l_77 = l_76;
    } else {
        l_77 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_77 < (-4611686018427387904L)) {
            l_78 = gale_HostCall_awaitReply(arg_fs, l_77, gale_group);
            l_79 = l_78;
        } else {
            l_79 = l_77;
        }
    } else {
        l_79 = l_77;
    }
    GALEFS_BROADCAST(10, l_80, l_79);
    if (l_80 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_80); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_20 = *((__global gale_long *) (arg_fs + 16 + 40L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 36L));
        i_22 = (int) ((uint) (1 << i_21) + (uint) (-1));
        l_80 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_80 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_81 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((((long) (i_22 & i_81)) << 6) + (((long) (i_81 >> i_21)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_80 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (!(l_80 < 0L)) {
        l_82 = gale_BlockAccess_offsetInRegion(arg_fs, l_80, 0L, gale_group);
    }
    if (((int) get_local_id(0)) == 0) {
        l_83 = gale_BlockAccess_beginMapping(arg_fs, i_12, 0L, 1, gale_group);
        l_84 = l_83;
    } else {
        l_84 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_84 < (-4611686018427387904L)) {
            l_85 = gale_HostCall_awaitReply(arg_fs, l_84, gale_group);
            l_86 = l_85;
        } else {
            l_86 = l_84;
        }
    } else {
        l_86 = l_84;
    }
    GALEFS_BROADCAST(11, l_87, l_86);
    if (l_87 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 9, l_87); }
        GALEFS_RETURN;
        resume_9:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_20 = *((__global gale_long *) (arg_fs + 16 + 40L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 36L));
        i_22 = (int) ((uint) (1 << i_21) + (uint) (-1));
        l_87 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_87 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_88 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((((long) (i_22 & i_88)) << 6) + (((long) (i_88 >> i_21)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_87 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_87 < 0L) {
        l_89 = (l_87 == (-117L)) ? (-5L) : l_87;
        l_90 = l_89;
    } else {
        l_91 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, 0L, gale_group);
        l_90 = l_91;
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_90;
    l_92 = (long) ((ulong) (1L << i_13) + (ulong) (-1L));
    i_93 = (int) get_local_id(0);
    i_94 = (int) get_local_id(0);
    i_95 = (int) get_local_id(0);
    i_96 = 1;
    i_97 = 0;
    i_98 = 0;
    loop_145:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 10) {
            goto resume_10;
        }
        if (!(i_96 == 1)) {
            break;
        }
        i_99 = (int) ((uint) 1 - (uint) i_97);
        l_100 = (long) i_97;
        if (i_98 == 0) {
            i_101 = i_99;
        } else {
            i_102 = 4096 - ((int) (l_100 & 4095L));
            i_103 = (i_102 < i_99) ? i_102 : i_99;
            i_101 = i_103;
        }
        if (i_95 == 0) {
            l_104 = gale_BlockAccess_beginRead(arg_fs, i_12, l_100, i_101, gale_group);
            l_105 = l_104;
        } else {
            l_105 = 0L;
        }
        if (i_94 == 0) {
            if (l_105 < (-4611686018427387904L)) {
                l_106 = gale_HostCall_awaitReply(arg_fs, l_105, gale_group);
                l_107 = l_106;
            } else {
                l_107 = l_105;
            }
        } else {
            l_107 = l_105;
        }
        GALEFS_BROADCAST(12, l_108, l_107);
        if (l_108 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_12;
            gale_ints[gale_items + gale_item] = (uint) i_97;
            gale_ints[2 * gale_items + gale_item] = (uint) i_98;
            gale_longs[gale_item] = (ulong) l_100;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 10, l_108); }
            GALEFS_RETURN;
            resume_10:
            gale_resuming = 0;
            i_12 = (int) gale_ints[gale_item];
            i_97 = (int) gale_ints[gale_items + gale_item];
            i_98 = (int) gale_ints[2 * gale_items + gale_item];
            l_100 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_92 = (long) ((ulong) (1L << i_13) + (ulong) (-1L));
            i_93 = (int) get_local_id(0);
            i_94 = (int) get_local_id(0);
            i_95 = (int) get_local_id(0);
            l_108 = gale_reply(gale_entry);
        }
        i_109 = (int) l_108;
        if (l_108 < 0L) {
            i_110 = 0;
        } else {
            i_110 = i_109;
        }
        l_111 = gale_BlockAccess_offsetInRegion(arg_fs, l_108, l_100, gale_group);
        gale_copy((arg_fs + 16 + l_111), (arg_args + 16 + l_100), i_110);
        GALEFS_BARRIER(13);
        if (i_93 == 0) {
            if (!(i_110 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_110, gale_group);
            }
        }
        i_112 = (int) ((uint) i_97 + (uint) i_110);
        i_113 = ((l_108 == (-117L)) || (!((i_98 == 0) || ((((long) i_112) & l_92) == 0)))) ? 1 : 0;
        i_114 = ((l_108 == (-117L)) || (!((i_110 < 1) || (!(i_112 < 1))))) ? 1 : 0;
        if (l_108 < 0L) {
            if (l_108 == (-117L)) {
                i_96 = i_114;
                i_97 = i_112;
                i_98 = i_113;
            } else {
                i_96 = i_109;
                i_97 = i_112;
                i_98 = i_113;
            }
        } else {
            i_96 = i_114;
            i_97 = i_112;
            i_98 = i_113;
        }
    }
    if (i_97 < 1) {
        i_115 = i_96;
    } else {
        i_115 = i_97;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_115);
    if (((int) get_local_id(0)) == 0) {
        l_116 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_116 < 0L) {
            l_117 = l_116;
        } else {
            l_118 = (long) gale_group;
            l_119 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_118 << 12) + (l_118 << 11)))) + (ulong) 2048L);
            i_120 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_120 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) ((long) i_120))))) = (char) ((int) gale_literals[i_120]);
                i_121 = (int) ((uint) i_120 + (uint) 1);
                i_120 = i_121;
            }
            l_122 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_117 = l_122;
        }
    } else {
        l_117 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_117 < (-4611686018427387904L)) {
            l_123 = gale_HostCall_awaitReply(arg_fs, l_117, gale_group);
            l_124 = l_123;
        } else {
            l_124 = l_117;
        }
    } else {
        l_124 = l_117;
    }
    GALEFS_BROADCAST(14, l_125, l_124);
    if (l_125 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 11, l_125); }
        GALEFS_RETURN;
        resume_11:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        l_125 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_125));
    if (((int) get_local_id(0)) == 0) {
        l_126 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_127 = l_126;
    } else {
        l_127 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_127 < (-4611686018427387904L)) {
            l_128 = gale_HostCall_awaitReply(arg_fs, l_127, gale_group);
            l_129 = l_128;
        } else {
            l_129 = l_127;
        }
    } else {
        l_129 = l_127;
    }
    GALEFS_BROADCAST(15, l_130, l_129);
    if (l_130 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 12, l_130); }
        GALEFS_RETURN;
        resume_12:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        l_130 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_130));
    if (((int) get_local_id(0)) == 0) {
        l_131 = gale_OpenFileCalls_status(arg_fs, i_12, 0, gale_group);
        l_132 = l_131;
    } else {
        l_132 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_132 < (-4611686018427387904L)) {
            l_133 = gale_HostCall_awaitReply(arg_fs, l_132, gale_group);
            l_134 = l_133;
        } else {
            l_134 = l_132;
        }
    } else {
        l_134 = l_132;
    }
    GALEFS_BROADCAST(16, l_135, l_134);
    if (l_135 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 13, l_135); }
        GALEFS_RETURN;
        resume_13:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        l_135 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 104L)) = l_135;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_136 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
        l_137 = l_136;
    } else {
        l_137 = 0L;
    }
    GALEFS_BROADCAST(18, l_138, l_137);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_138));
    if (((int) get_local_id(0)) == 0) {
        l_139 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_140 = l_139;
    } else {
        l_140 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_140 < (-4611686018427387904L)) {
            l_141 = gale_HostCall_awaitReply(arg_fs, l_140, gale_group);
            l_142 = l_141;
        } else {
            l_142 = l_140;
        }
    } else {
        l_142 = l_140;
    }
    GALEFS_BROADCAST(19, l_143, l_142);
    if (l_143 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 14, l_143); }
        GALEFS_RETURN;
        resume_14:
        gale_resuming = 0;
        l_143 = gale_reply(gale_entry);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_11) VARIABLE(long, l_24) VARIABLE(long, l_62) VARIABLE(long, l_69) VARIABLE(long, l_75) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_62) VARIABLE(l_69)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_62) VARIABLE(l_75)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_17(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_9, i_10, i_63, i_64, i_65, i_66, i_67, i_68, i_70, i_71, i_72, i_76, i_77, i_79, i_80, i_81, i_82, i_86, i_87;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_69, l_73, l_74, l_75, l_78, l_83, l_84, l_85, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_99, l_100, l_101;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
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
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        case 9:
            goto resume_9;
        case 10:
            goto loop_100;
        case 11:
            goto resume_11;
        case 12:
            goto resume_12;
        case 13:
            goto resume_13;
        case 14:
            goto resume_14;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_7 = gale_reply(gale_entry);
    }
    l_8 = *((__global gale_long *) (arg_args + 16L));
    i_9 = (int) l_7;
    i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_11 = (long) ((int) ((uint) (1 << i_10) + (uint) (-1)));
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_11, 2, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_13);
    if (l_14 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_8;
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_8 = (long) gale_longs[gale_item];
        i_9 = (int) gale_ints[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
        l_11 = (long) ((int) ((uint) (1 << i_10) + (uint) (-1)));
        l_14 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_14 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_11, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_14 < 0L) {
        l_15 = (l_14 == (-117L)) ? (-5L) : l_14;
        l_16 = l_15;
    } else {
        l_17 = gale_BlockAccess_offsetInRegion(arg_fs, l_14, l_11, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_16 = l_17;
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_16;
    if (((int) get_local_id(0)) == 0) {
        l_18 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_8, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_19 = l_18;
    } else {
        l_19 = 0L;
    }
    GALEFS_BROADCAST(3, l_20, l_19);
    if (l_20 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_8;
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_20); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_8 = (long) gale_longs[gale_item];
        i_9 = (int) gale_ints[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
        l_20 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_20 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_8, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_20 < 0L) {
        l_21 = (l_20 == (-117L)) ? (-5L) : l_20;
        l_22 = l_21;
    } else {
        l_23 = gale_BlockAccess_offsetInRegion(arg_fs, l_20, l_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_22 = l_23;
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_22;
    l_24 = (long) ((ulong) l_8 + (ulong) (-1L));
    if (((int) get_local_id(0)) == 0) {
        l_25 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_24, 2, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_26 = l_25;
    } else {
        l_26 = 0L;
    }
    GALEFS_BROADCAST(4, l_27, l_26);
    if (l_27 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        gale_longs[gale_item] = (ulong) l_24;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_27); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_9 = (int) gale_ints[gale_item];
        l_24 = (long) gale_longs[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
        l_27 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_27 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_24, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_27 < 0L) {
        l_28 = (l_27 == (-117L)) ? (-5L) : l_27;
        l_29 = l_28;
    } else {
        l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_24, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_29 = l_30;
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_29;
    if (((int) get_local_id(0)) == 0) {
        l_31 = gale_BlockAccess_beginMapping(arg_fs, i_9, 0L, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_32 = l_31;
    } else {
        l_32 = 0L;
    }
    GALEFS_BROADCAST(5, l_33, l_32);
    if (l_33 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_33); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_9 = (int) gale_ints[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
        l_33 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_33 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_33 < 0L) {
        l_34 = (l_33 == (-117L)) ? (-5L) : l_33;
        l_35 = l_34;
    } else {
        l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_33, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_35 = l_36;
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_35;
    if (((int) get_local_id(0)) == 0) {
        l_37 = gale_BlockAccess_beginMapping(arg_fs, i_9, (-1L), 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_38 = l_37;
    } else {
        l_38 = 0L;
    }
    GALEFS_BROADCAST(6, l_39, l_38);
    if (l_39 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_39); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        i_9 = (int) gale_ints[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
        l_39 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_39 < 0L)) {
            gale_MappingEnd_begin(arg_fs, (-1L), 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_39 < 0L) {
        l_40 = (l_39 == (-117L)) ? (-5L) : l_39;
        l_41 = l_40;
    } else {
        l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, (-1L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_41 = l_42;
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_41;
    if (((int) get_local_id(0)) == 0) {
        l_43 = gale_BlockAccess_beginMapping(arg_fs, (-1), 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_44 = l_43;
    } else {
        l_44 = 0L;
    }
    GALEFS_BROADCAST(7, l_45, l_44);
    if (l_45 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_45); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_9 = (int) gale_ints[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
        l_45 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_45 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_45 < 0L) {
        l_46 = (l_45 == (-117L)) ? (-5L) : l_45;
        l_47 = l_46;
    } else {
        l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_45, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_47 = l_48;
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_47;
    if (((int) get_local_id(0)) == 0) {
        l_49 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_50 = l_49;
    } else {
        l_50 = 0L;
    }
    GALEFS_BROADCAST(8, l_51, l_50);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_51));
    if (((int) get_local_id(0)) == 0) {
        l_52 = gale_BlockAccess_beginMapping(arg_fs, i_9, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_53 = l_52;
    } else {
        l_53 = 0L;
    }
    GALEFS_BROADCAST(9, l_54, l_53);
    if (l_54 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_54); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        i_9 = (int) gale_ints[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
        l_54 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_54 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (!(l_54 < 0L)) {
        l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    }
    if (((int) get_local_id(0)) == 0) {
        l_56 = gale_BlockAccess_beginMapping(arg_fs, i_9, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_57 = l_56;
    } else {
        l_57 = 0L;
    }
    GALEFS_BROADCAST(10, l_58, l_57);
    if (l_58 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_58); }
        GALEFS_RETURN;
        resume_9:
        gale_resuming = 0;
        i_9 = (int) gale_ints[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
        l_58 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_58 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_58 < 0L) {
        l_59 = (l_58 == (-117L)) ? (-5L) : l_58;
        l_60 = l_59;
    } else {
        l_61 = gale_BlockAccess_offsetInRegion(arg_fs, l_58, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_60 = l_61;
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_60;
    l_62 = (long) ((ulong) (1L << i_10) + (ulong) (-1L));
    i_63 = (int) get_local_id(0);
    i_64 = (int) get_local_id(0);
    i_65 = 1;
    i_66 = 0;
    i_67 = 0;
    loop_100:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 10) {
            goto resume_10;
        }
        if (!(i_65 == 1)) {
            break;
        }
        i_68 = (int) ((uint) 1 - (uint) i_66);
        l_69 = (long) i_66;
        if (i_67 == 0) {
            i_70 = i_68;
        } else {
            i_71 = 4096 - ((int) (l_69 & 4095L));
            i_72 = (i_71 < i_68) ? i_71 : i_68;
            i_70 = i_72;
        }
        if (i_64 == 0) {
            l_73 = gale_BlockAccess_beginRead(arg_fs, i_9, l_69, i_70, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_74 = l_73;
        } else {
            l_74 = 0L;
        }
        GALEFS_BROADCAST(11, l_75, l_74);
        if (l_75 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_66;
            gale_ints[2 * gale_items + gale_item] = (uint) i_67;
            gale_longs[gale_item] = (ulong) l_69;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_75); }
            GALEFS_RETURN;
            resume_10:
            gale_resuming = 0;
            i_9 = (int) gale_ints[gale_item];
            i_66 = (int) gale_ints[gale_items + gale_item];
            i_67 = (int) gale_ints[2 * gale_items + gale_item];
            l_69 = (long) gale_longs[gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            i_10 = GALEFS_LAUNCH_INT(arg_fs, 148L);
            l_62 = (long) ((ulong) (1L << i_10) + (ulong) (-1L));
            i_63 = (int) get_local_id(0);
            i_64 = (int) get_local_id(0);
            l_75 = gale_reply(gale_entry);
        }
        i_76 = (int) l_75;
        if (l_75 < 0L) {
            i_77 = 0;
        } else {
            i_77 = i_76;
        }
        l_78 = gale_BlockAccess_offsetInRegion(arg_fs, l_75, l_69, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_78), (arg_args + 16 + l_69), i_77);
        GALEFS_BARRIER(12);
        if (i_63 == 0) {
            if (!(i_77 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_77, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_79 = (int) ((uint) i_66 + (uint) i_77);
        i_80 = ((l_75 == (-117L)) || (!((i_67 == 0) || ((((long) i_79) & l_62) == 0)))) ? 1 : 0;
        i_81 = ((l_75 == (-117L)) || (!((i_77 < 1) || (!(i_79 < 1))))) ? 1 : 0;
        if (l_75 < 0L) {
            if (l_75 == (-117L)) {
                i_65 = i_81;
                i_66 = i_79;
                i_67 = i_80;
            } else {
                i_65 = i_76;
                i_66 = i_79;
                i_67 = i_80;
            }
        } else {
            i_65 = i_81;
            i_66 = i_79;
            i_67 = i_80;
        }
    }
    if (i_66 < 1) {
        i_82 = i_65;
    } else {
        i_82 = i_66;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_82);
    if (((int) get_local_id(0)) == 0) {
        l_83 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_83 < 0L) {
            l_84 = l_83;
        } else {
            l_85 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_86 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_86 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) ((long) i_86))))) = (char) ((int) gale_literals[i_86]);
                i_87 = (int) ((uint) i_86 + (uint) 1);
                i_86 = i_87;
            }
            l_88 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_84 = l_88;
        }
    } else {
        l_84 = 0L;
    }
    GALEFS_BROADCAST(13, l_89, l_84);
    if (l_89 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_89); }
        GALEFS_RETURN;
        resume_11:
        gale_resuming = 0;
        i_9 = (int) gale_ints[gale_item];
        l_89 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_89));
    if (((int) get_local_id(0)) == 0) {
        l_90 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_91 = l_90;
    } else {
        l_91 = 0L;
    }
    GALEFS_BROADCAST(14, l_92, l_91);
    if (l_92 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_92); }
        GALEFS_RETURN;
        resume_12:
        gale_resuming = 0;
        i_9 = (int) gale_ints[gale_item];
        l_92 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_92));
    if (((int) get_local_id(0)) == 0) {
        l_93 = gale_OpenFileCalls_status(arg_fs, i_9, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_94 = l_93;
    } else {
        l_94 = 0L;
    }
    GALEFS_BROADCAST(15, l_95, l_94);
    if (l_95 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_95); }
        GALEFS_RETURN;
        resume_13:
        gale_resuming = 0;
        i_9 = (int) gale_ints[gale_item];
        l_95 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 104L)) = l_95;
    if (((int) get_local_id(0)) == 0) {
        l_96 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_97 = l_96;
    } else {
        l_97 = 0L;
    }
    GALEFS_BROADCAST(16, l_98, l_97);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_98));
    if (((int) get_local_id(0)) == 0) {
        l_99 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_100 = l_99;
    } else {
        l_100 = 0L;
    }
    GALEFS_BROADCAST(17, l_101, l_100);
    if (l_101 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_101); }
        GALEFS_RETURN;
        resume_14:
        gale_resuming = 0;
        l_101 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
