// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.DotProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE WRITE READ_WRITE
// waits: 8
// saved values: 11
// context bytes: 64
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 13da7fe58ebab38d58a2e9c1060236ea4b5d5c1dbd3c819ccf7bf2b085485256
// functions SHA-256: 1b5b9edf88baf4408037820e9a87e13d30c4b9916fb104474752d7dcb83a9665
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_100) VARIABLE(float, f_101) VARIABLE(float, f_102) VARIABLE(float, f_103) VARIABLE(float, f_104) VARIABLE(float, f_105) VARIABLE(float, f_135) VARIABLE(float, f_55) VARIABLE(float, f_91) VARIABLE(float, f_98) VARIABLE(float, f_99) VARIABLE(int, i_163) VARIABLE(int, i_165) VARIABLE(int, i_167) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_59) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_80) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_164) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_42) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_52) VARIABLE(long, l_56) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_73) VARIABLE(long, l_81)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_26) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_55) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_52) VARIABLE(l_56) VARIABLE(l_64) VARIABLE(l_65)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_55) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_52) VARIABLE(l_56) VARIABLE(l_73)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_55) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_80) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_52) VARIABLE(l_56)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_100) VARIABLE(f_101) VARIABLE(f_102) VARIABLE(f_103) VARIABLE(f_104) VARIABLE(f_105) VARIABLE(f_135) VARIABLE(f_55) VARIABLE(f_98) VARIABLE(f_99) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_80) VARIABLE(i_97) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_52) VARIABLE(l_81)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_100) VARIABLE(f_101) VARIABLE(f_102) VARIABLE(f_103) VARIABLE(f_104) VARIABLE(f_105) VARIABLE(f_135) VARIABLE(f_55) VARIABLE(f_98) VARIABLE(f_99) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_80) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_52) VARIABLE(l_81)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_91) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_52)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_55) VARIABLE(i_27)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_55)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_55)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_163) VARIABLE(l_164)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_163) VARIABLE(i_165) VARIABLE(i_167) VARIABLE(l_164)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_55, f_91, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_108, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_131, f_132, f_135, f_136, f_137, f_138, f_143, f_169, f_170, f_171;
    int i_5, i_6, i_15, i_16, i_21, i_27, i_33, i_34, i_35, i_39, i_40, i_41, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_59, i_60, i_61, i_62, i_63, i_66, i_67, i_68, i_74, i_75, i_77, i_78, i_79, i_80, i_87, i_88, i_92, i_94, i_95, i_96, i_97, i_106, i_133, i_134, i_139, i_147, i_148, i_163, i_165, i_166, i_167, i_168;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_25, l_26, l_28, l_29, l_30, l_31, l_32, l_36, l_37, l_38, l_42, l_43, l_44, l_45, l_52, l_56, l_57, l_58, l_64, l_65, l_69, l_70, l_71, l_72, l_73, l_76, l_81, l_82, l_83, l_84, l_85, l_86, l_89, l_90, l_93, l_107, l_109, l_140, l_141, l_142, l_144, l_145, l_146, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_164;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
            goto loop_49;
        case 6:
            goto loop_49;
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
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
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
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
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 1)) {
                    break;
                }
                i_16 = (int) ((uint) i_15 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[i_16]);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
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
    if (l_20 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_20); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_10 = (long) gale_longs[gale_item];
        l_20 = gale_reply(gale_entry);
    }
    i_21 = (int) l_10;
    if (((int) get_local_id(0)) == 0) {
        l_22 = gale_OpenFileCalls_status(arg_fs, i_21, 0, gale_group);
        l_23 = l_22;
    } else {
        l_23 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_23 < (-4611686018427387904L)) {
            l_24 = gale_HostCall_awaitReply(arg_fs, l_23, gale_group);
            l_25 = l_24;
        } else {
            l_25 = l_23;
        }
    } else {
        l_25 = l_23;
    }
    GALEFS_BROADCAST(3, l_26, l_25);
    if (l_26 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_20;
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_26); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_20 = (long) gale_longs[gale_item];
        i_21 = (int) gale_ints[gale_item];
        l_26 = gale_reply(gale_entry);
    }
    i_27 = (int) l_20;
    if (((int) get_local_id(0)) == 0) {
        l_28 = gale_OpenFileCalls_status(arg_fs, i_27, 0, gale_group);
        l_29 = l_28;
    } else {
        l_29 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_29 < (-4611686018427387904L)) {
            l_30 = gale_HostCall_awaitReply(arg_fs, l_29, gale_group);
            l_31 = l_30;
        } else {
            l_31 = l_29;
        }
    } else {
        l_31 = l_29;
    }
    GALEFS_BROADCAST(4, l_32, l_31);
    if (l_32 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_26;
        gale_ints[gale_items + gale_item] = (uint) i_27;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_32); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_26 = (long) gale_longs[gale_item];
        i_27 = (int) gale_ints[gale_items + gale_item];
        l_32 = gale_reply(gale_entry);
    }
    i_33 = (i_27 < i_21) ? i_27 : i_21;
    if (((long) i_33) < 0L) {
        i_34 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_33);
    }
    if (((int) get_local_id(0)) == 0) {
        i_35 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_36 = (long) i_35;
        l_37 = l_36;
    } else {
        l_37 = 0L;
    }
    GALEFS_BROADCAST(5, l_38, l_37);
    i_39 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_40 = 1 << i_39;
    i_41 = (i_40 < 65536) ? i_40 : 65536;
    l_42 = (long) i_41;
    l_43 = (long) ((ulong) l_38 * (ulong) l_42);
    l_44 = (l_32 < l_26) ? l_32 : l_26;
    l_45 = (long) ((ulong) (1L << i_39) + (ulong) (-1L));
    i_46 = (int) get_local_id(0);
    i_47 = (int) get_local_id(0);
    i_48 = (int) get_local_id(0);
    i_49 = (int) get_local_id(0);
    i_50 = (int) get_local_id(0);
    i_51 = gale_group << 14;
    l_52 = ((long) i_51) << 2;
    i_53 = (int) get_local_id(0);
    i_54 = (int) get_local_id(0);
    f_55 = (0x0.0p0f);
    l_56 = l_43;
    loop_49:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_51;
        }
        if (gale_resuming == 6) {
            goto loop_80;
        }
        if (!(l_56 < l_44)) {
            break;
        }
        l_57 = (long) ((ulong) l_44 - (ulong) l_56);
        l_58 = (l_57 < l_42) ? l_57 : l_42;
        i_59 = (int) l_58;
        i_60 = 1;
        i_61 = 0;
        i_62 = 0;
        loop_51:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 5) {
                goto resume_5;
            }
            if (!(i_60 == 1)) {
                break;
            }
            i_63 = (int) ((uint) i_59 - (uint) i_61);
            l_64 = (long) i_61;
            l_65 = (long) ((ulong) l_56 + (ulong) l_64);
            if (i_62 == 0) {
                i_66 = i_63;
            } else {
                i_67 = 4096 - ((int) (l_65 & 4095L));
                i_68 = (i_67 < i_63) ? i_67 : i_63;
                i_66 = i_68;
            }
            if (i_54 == 0) {
                l_69 = gale_BlockAccess_beginRead(arg_fs, i_21, l_65, i_66, gale_group);
                l_70 = l_69;
            } else {
                l_70 = 0L;
            }
            if (i_53 == 0) {
                if (l_70 < (-4611686018427387904L)) {
                    l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
                    l_72 = l_71;
                } else {
                    l_72 = l_70;
                }
            } else {
                l_72 = l_70;
            }
            GALEFS_BROADCAST(6, l_73, l_72);
            if (l_73 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_27;
                gale_longs[gale_item] = (ulong) l_42;
                gale_longs[gale_items + gale_item] = (ulong) l_44;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_55);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_56;
                gale_ints[3 * gale_items + gale_item] = (uint) i_59;
                gale_ints[4 * gale_items + gale_item] = (uint) i_61;
                gale_ints[5 * gale_items + gale_item] = (uint) i_62;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_64;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_65;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_73); }
                GALEFS_RETURN;
                resume_5:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_27 = (int) gale_ints[gale_items + gale_item];
                l_42 = (long) gale_longs[gale_item];
                l_44 = (long) gale_longs[gale_items + gale_item];
                f_55 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_56 = (long) gale_longs[2 * gale_items + gale_item];
                i_59 = (int) gale_ints[3 * gale_items + gale_item];
                i_61 = (int) gale_ints[4 * gale_items + gale_item];
                i_62 = (int) gale_ints[5 * gale_items + gale_item];
                l_64 = (long) gale_longs[3 * gale_items + gale_item];
                l_65 = (long) gale_longs[4 * gale_items + gale_item];
                i_39 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_45 = (long) ((ulong) (1L << i_39) + (ulong) (-1L));
                i_46 = (int) get_local_id(0);
                i_47 = (int) get_local_id(0);
                i_48 = (int) get_local_id(0);
                i_49 = (int) get_local_id(0);
                i_50 = (int) get_local_id(0);
                i_51 = gale_group << 14;
                l_52 = ((long) i_51) << 2;
                i_53 = (int) get_local_id(0);
                i_54 = (int) get_local_id(0);
                l_73 = gale_reply(gale_entry);
            }
            i_74 = (int) l_73;
            if (l_73 < 0L) {
                i_75 = 0;
            } else {
                i_75 = i_74;
            }
            l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_65, gale_group);
            gale_copy((arg_fs + 16 + l_76), (arg_buffer + 16 + (l_64 + l_52)), i_75);
            GALEFS_BARRIER(7);
            if (i_50 == 0) {
                if (!(i_75 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_75, gale_group);
                }
            }
            i_77 = (int) ((uint) i_61 + (uint) i_75);
            i_78 = ((l_73 == (-117L)) || (!((i_62 == 0) || ((((long) ((ulong) l_56 + (ulong) ((long) i_77))) & l_45) == 0)))) ? 1 : 0;
            i_79 = ((l_73 == (-117L)) || (!((i_75 < 1) || (!(i_77 < i_59))))) ? 1 : 0;
            if (l_73 < 0L) {
                if (l_73 == (-117L)) {
                    i_60 = i_79;
                    i_61 = i_77;
                    i_62 = i_78;
                } else {
                    i_60 = i_74;
                    i_61 = i_77;
                    i_62 = i_78;
                }
            } else {
                i_60 = i_79;
                i_61 = i_77;
                i_62 = i_78;
            }
        }
        if (i_61 < 1) {
            i_80 = i_60;
        } else {
            i_80 = i_61;
        }
        l_81 = (-12L);
        loop_80:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 6) {
                goto resume_6;
            }
            if (!(l_81 == (-12L))) {
                break;
            }
            if (i_49 == 0) {
                l_82 = gale_BlockAccess_beginMapping(arg_fs, i_27, l_56, i_59, gale_group);
                l_83 = l_82;
            } else {
                l_83 = 0L;
            }
            if (i_48 == 0) {
                if (l_83 < (-4611686018427387904L)) {
                    l_84 = gale_HostCall_awaitReply(arg_fs, l_83, gale_group);
                    l_85 = l_84;
                } else {
                    l_85 = l_83;
                }
            } else {
                l_85 = l_83;
            }
            GALEFS_BROADCAST(8, l_86, l_85);
            if (l_86 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_27;
                gale_longs[gale_item] = (ulong) l_42;
                gale_longs[gale_items + gale_item] = (ulong) l_44;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_55);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_56;
                gale_ints[3 * gale_items + gale_item] = (uint) i_59;
                gale_ints[4 * gale_items + gale_item] = (uint) i_80;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_86); }
                GALEFS_RETURN;
                resume_6:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_27 = (int) gale_ints[gale_items + gale_item];
                l_42 = (long) gale_longs[gale_item];
                l_44 = (long) gale_longs[gale_items + gale_item];
                f_55 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_56 = (long) gale_longs[2 * gale_items + gale_item];
                i_59 = (int) gale_ints[3 * gale_items + gale_item];
                i_80 = (int) gale_ints[4 * gale_items + gale_item];
                i_39 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_45 = (long) ((ulong) (1L << i_39) + (ulong) (-1L));
                i_46 = (int) get_local_id(0);
                i_47 = (int) get_local_id(0);
                i_48 = (int) get_local_id(0);
                i_49 = (int) get_local_id(0);
                i_50 = (int) get_local_id(0);
                i_51 = gale_group << 14;
                l_52 = ((long) i_51) << 2;
                i_53 = (int) get_local_id(0);
                i_54 = (int) get_local_id(0);
                l_86 = gale_reply(gale_entry);
            }
            if (i_47 == 0) {
                if (!(l_86 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_56, 1, gale_group);
                    i_87 = gale_group;
                    i_88 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_87 & ((int) ((uint) (1 << i_88) + (uint) (-1))))) << 6) + (((long) (i_87 >> i_88)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_86 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_86 < 0L) {
                l_89 = (l_86 == (-117L)) ? (-5L) : l_86;
                l_81 = l_89;
            } else {
                l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_86, l_56, gale_group);
                l_81 = l_90;
            }
        }
        if ((ulong) ((long) ((ulong) l_81 + (ulong) 4095L)) < (ulong) 4095L) {
            f_91 = f_55;
        } else {
            i_92 = (i_80 < 1) ? 0 : i_80;
            l_93 = (long) (uint) ((int) ((uint) i_92 >> 2));
            i_94 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_93), ((long) ((int) get_local_size(0))));
            i_95 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_93), ((long) ((int) get_local_size(0))));
            i_96 = (int) ((uint) i_95 + (uint) (-7));
            i_97 = (int) get_local_id(0);
            f_98 = (0x0.0p0f);
            f_99 = (0x0.0p0f);
            f_100 = (0x0.0p0f);
            f_101 = (0x0.0p0f);
            f_102 = (0x0.0p0f);
            f_103 = (0x0.0p0f);
            f_104 = (0x0.0p0f);
            f_105 = (0x0.0p0f);
            i_106 = i_94;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_106 < i_96)) {
                    break;
                }
                l_107 = (long) ((int) ((uint) i_106 + (uint) i_51));
                f_108 = *((__global gale_float *) (arg_buffer + ((l_107 << 2) + 16L)));
                l_109 = (long) ((ulong) l_81 + (ulong) (((long) i_106) << 2));
                f_110 = *((__global gale_float *) (arg_fs + 16 + l_109));
                f_111 = *((__global gale_float *) (arg_buffer + (((l_107 + 1L) << 2) + 16L)));
                f_112 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 4L))));
                f_113 = *((__global gale_float *) (arg_buffer + (((l_107 + 2L) << 2) + 16L)));
                f_114 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 8L))));
                f_115 = *((__global gale_float *) (arg_buffer + (((l_107 + 3L) << 2) + 16L)));
                f_116 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 12L))));
                f_117 = *((__global gale_float *) (arg_buffer + (((l_107 + 4L) << 2) + 16L)));
                f_118 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 16L))));
                f_119 = *((__global gale_float *) (arg_buffer + (((l_107 + 5L) << 2) + 16L)));
                f_120 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 20L))));
                f_121 = *((__global gale_float *) (arg_buffer + (((l_107 + 6L) << 2) + 16L)));
                f_122 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 24L))));
                f_123 = *((__global gale_float *) (arg_buffer + (((l_107 + 7L) << 2) + 16L)));
                f_124 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 28L))));
                f_125 = f_105 + (f_124 * f_123);
                f_126 = f_104 + (f_122 * f_121);
                f_127 = f_103 + (f_120 * f_119);
                f_128 = f_102 + (f_118 * f_117);
                f_129 = f_101 + (f_116 * f_115);
                f_130 = f_100 + (f_114 * f_113);
                f_131 = f_99 + (f_112 * f_111);
                f_132 = f_98 + (f_110 * f_108);
                i_133 = (int) ((uint) i_106 + (uint) 8);
                f_98 = f_132;
                f_99 = f_131;
                f_100 = f_130;
                f_101 = f_129;
                f_102 = f_128;
                f_103 = f_127;
                f_104 = f_126;
                f_105 = f_125;
                i_106 = i_133;
            }
            i_134 = i_106;
            f_135 = (0x0.0p0f);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_134 < i_95)) {
                    break;
                }
                f_136 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_134 + (uint) i_51))) << 2) + 16L)));
                f_137 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) (((long) i_134) << 2)))));
                f_138 = f_135 + (f_137 * f_136);
                i_139 = (int) ((uint) i_134 + (uint) 1);
                i_134 = i_139;
                f_135 = f_138;
            }
            GALEFS_BARRIER(9);
            if (i_97 == 0) {
                l_140 = gale_BlockAccess_endMapping(arg_fs, i_59, gale_group);
                l_141 = l_140;
            } else {
                l_141 = 0L;
            }
            GALEFS_BROADCAST(10, l_142, l_141);
            f_143 = f_55 + (f_135 + (f_105 + (f_104 + (f_103 + (f_102 + (f_101 + (f_100 + (f_98 + f_99))))))));
            f_91 = f_143;
        }
        l_144 = (long) i_80;
        if (l_81 < (-4095L)) {
            l_145 = l_144;
        } else {
            l_146 = (l_81 < l_144) ? l_81 : l_144;
            l_145 = l_146;
        }
        if (l_145 < 0L) {
            i_147 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_145));
        }
        if (i_46 == 0) {
            i_148 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_149 = (long) i_148;
            l_150 = l_149;
        } else {
            l_150 = 0L;
        }
        GALEFS_BROADCAST(11, l_151, l_150);
        l_152 = (long) ((ulong) l_42 * (ulong) l_151);
        f_55 = f_91;
        l_56 = l_152;
    }
    if (((int) get_local_id(0)) == 0) {
        l_153 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_154 = l_153;
    } else {
        l_154 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_154 < (-4611686018427387904L)) {
            l_155 = gale_HostCall_awaitReply(arg_fs, l_154, gale_group);
            l_156 = l_155;
        } else {
            l_156 = l_154;
        }
    } else {
        l_156 = l_154;
    }
    GALEFS_BROADCAST(12, l_157, l_156);
    if (l_157 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_27;
        gale_ints[gale_items + gale_item] = as_uint(f_55);
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_157); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_27 = (int) gale_ints[gale_item];
        f_55 = as_float(gale_ints[gale_items + gale_item]);
        l_157 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_158 = gale_OpenFileCalls_beginClose(arg_fs, i_27, gale_group);
        l_159 = l_158;
    } else {
        l_159 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_159 < (-4611686018427387904L)) {
            l_160 = gale_HostCall_awaitReply(arg_fs, l_159, gale_group);
            l_161 = l_160;
        } else {
            l_161 = l_159;
        }
    } else {
        l_161 = l_159;
    }
    GALEFS_BROADCAST(13, l_162, l_161);
    if (l_162 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_55);
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_162); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        f_55 = as_float(gale_ints[gale_item]);
        l_162 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(14);
    i_163 = (int) get_local_id(0);
    l_164 = (-16L) + ((((long) i_163) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_164)) = f_55;
    GALEFS_LOCAL_BARRIER(15);
    i_165 = (int) get_local_size(0);
    i_166 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_166 < i_165)) {
            break;
        }
        i_167 = i_166 << 1;
        if ((i_163 & ((int) ((uint) i_167 + (uint) (-1)))) == 0) {
            i_168 = (int) ((uint) i_163 + (uint) i_166);
            if (i_168 < i_165) {
                f_169 = *((__local gale_float *) (gale_scratch_memory + l_164));
                f_170 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_168) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_164)) = (f_169 + f_170);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_166 = i_167;
    }
    f_171 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_171;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_117) VARIABLE(float, f_43) VARIABLE(float, f_73) VARIABLE(float, f_80) VARIABLE(float, f_81) VARIABLE(float, f_82) VARIABLE(float, f_83) VARIABLE(float, f_84) VARIABLE(float, f_85) VARIABLE(float, f_86) VARIABLE(float, f_87) VARIABLE(int, i_141) VARIABLE(int, i_143) VARIABLE(int, i_145) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_66) VARIABLE(long, l_0) VARIABLE(long, l_14) VARIABLE(long, l_142) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_32) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_41) VARIABLE(long, l_44) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_59) VARIABLE(long, l_67) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(l_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(l_18) VARIABLE(l_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_43) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_52) VARIABLE(l_53)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_43) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_59)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_43) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_47) VARIABLE(i_66) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_41) VARIABLE(l_44)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_117) VARIABLE(f_43) VARIABLE(f_80) VARIABLE(f_81) VARIABLE(f_82) VARIABLE(f_83) VARIABLE(f_84) VARIABLE(f_85) VARIABLE(f_86) VARIABLE(f_87) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_66) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_41) VARIABLE(l_67)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_73) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_41)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_43) VARIABLE(i_19)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_43)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_43)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_141) VARIABLE(l_142)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_141) VARIABLE(i_143) VARIABLE(i_145) VARIABLE(l_142)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_43, f_73, f_80, f_81, f_82, f_83, f_84, f_85, f_86, f_87, f_90, f_92, f_93, f_94, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_117, f_118, f_119, f_120, f_125, f_147, f_148, f_149;
    int i_4, i_5, i_11, i_12, i_15, i_19, i_23, i_24, i_25, i_29, i_30, i_31, i_36, i_37, i_38, i_39, i_40, i_42, i_47, i_48, i_49, i_50, i_51, i_54, i_55, i_56, i_60, i_61, i_63, i_64, i_65, i_66, i_74, i_76, i_77, i_78, i_79, i_88, i_115, i_116, i_121, i_129, i_130, i_141, i_143, i_144, i_145, i_146;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_17, l_18, l_20, l_21, l_22, l_26, l_27, l_28, l_32, l_33, l_34, l_35, l_41, l_44, l_45, l_46, l_52, l_53, l_57, l_58, l_59, l_62, l_67, l_68, l_69, l_70, l_71, l_72, l_75, l_89, l_91, l_122, l_123, l_124, l_126, l_127, l_128, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_142;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
            goto loop_29;
        case 6:
            goto loop_29;
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 1)) {
                    break;
                }
                i_12 = (int) ((uint) i_11 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_12]);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_reply(gale_entry);
    }
    i_15 = (int) l_7;
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_OpenFileCalls_status(arg_fs, i_15, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_17 = l_16;
    } else {
        l_17 = 0L;
    }
    GALEFS_BROADCAST(3, l_18, l_17);
    if (l_18 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_14;
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_18); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_14 = (long) gale_longs[gale_item];
        i_15 = (int) gale_ints[gale_item];
        l_18 = gale_reply(gale_entry);
    }
    i_19 = (int) l_14;
    if (((int) get_local_id(0)) == 0) {
        l_20 = gale_OpenFileCalls_status(arg_fs, i_19, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_21 = l_20;
    } else {
        l_21 = 0L;
    }
    GALEFS_BROADCAST(4, l_22, l_21);
    if (l_22 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        gale_longs[gale_item] = (ulong) l_18;
        gale_ints[gale_items + gale_item] = (uint) i_19;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_22); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_18 = (long) gale_longs[gale_item];
        i_19 = (int) gale_ints[gale_items + gale_item];
        l_22 = gale_reply(gale_entry);
    }
    i_23 = (i_19 < i_15) ? i_19 : i_15;
    if (((long) i_23) < 0L) {
        i_24 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    if (((int) get_local_id(0)) == 0) {
        i_25 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_26 = (long) i_25;
        l_27 = l_26;
    } else {
        l_27 = 0L;
    }
    GALEFS_BROADCAST(5, l_28, l_27);
    i_29 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_30 = 1 << i_29;
    i_31 = (i_30 < 65536) ? i_30 : 65536;
    l_32 = (long) i_31;
    l_33 = (long) ((ulong) l_28 * (ulong) l_32);
    l_34 = (l_22 < l_18) ? l_22 : l_18;
    l_35 = (long) ((ulong) (1L << i_29) + (ulong) (-1L));
    i_36 = (int) get_local_id(0);
    i_37 = (int) get_local_id(0);
    i_38 = (int) get_local_id(0);
    i_39 = (int) get_local_id(0);
    i_40 = gale_group << 14;
    l_41 = ((long) i_40) << 2;
    i_42 = (int) get_local_id(0);
    f_43 = (0x0.0p0f);
    l_44 = l_33;
    loop_29:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_31;
        }
        if (gale_resuming == 6) {
            goto loop_55;
        }
        if (!(l_44 < l_34)) {
            break;
        }
        l_45 = (long) ((ulong) l_34 - (ulong) l_44);
        l_46 = (l_45 < l_32) ? l_45 : l_32;
        i_47 = (int) l_46;
        i_48 = 1;
        i_49 = 0;
        i_50 = 0;
        loop_31:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 5) {
                goto resume_5;
            }
            if (!(i_48 == 1)) {
                break;
            }
            i_51 = (int) ((uint) i_47 - (uint) i_49);
            l_52 = (long) i_49;
            l_53 = (long) ((ulong) l_44 + (ulong) l_52);
            if (i_50 == 0) {
                i_54 = i_51;
            } else {
                i_55 = 4096 - ((int) (l_53 & 4095L));
                i_56 = (i_55 < i_51) ? i_55 : i_51;
                i_54 = i_56;
            }
            if (i_42 == 0) {
                l_57 = gale_BlockAccess_beginRead(arg_fs, i_15, l_53, i_54, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_58 = l_57;
            } else {
                l_58 = 0L;
            }
            GALEFS_BROADCAST(6, l_59, l_58);
            if (l_59 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_32;
                gale_longs[gale_items + gale_item] = (ulong) l_34;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_43);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                gale_ints[4 * gale_items + gale_item] = (uint) i_49;
                gale_ints[5 * gale_items + gale_item] = (uint) i_50;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_52;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_53;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_59); }
                GALEFS_RETURN;
                resume_5:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_32 = (long) gale_longs[gale_item];
                l_34 = (long) gale_longs[gale_items + gale_item];
                f_43 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_44 = (long) gale_longs[2 * gale_items + gale_item];
                i_47 = (int) gale_ints[3 * gale_items + gale_item];
                i_49 = (int) gale_ints[4 * gale_items + gale_item];
                i_50 = (int) gale_ints[5 * gale_items + gale_item];
                l_52 = (long) gale_longs[3 * gale_items + gale_item];
                l_53 = (long) gale_longs[4 * gale_items + gale_item];
                i_29 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_35 = (long) ((ulong) (1L << i_29) + (ulong) (-1L));
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                i_39 = (int) get_local_id(0);
                i_40 = gale_group << 14;
                l_41 = ((long) i_40) << 2;
                i_42 = (int) get_local_id(0);
                l_59 = gale_reply(gale_entry);
            }
            i_60 = (int) l_59;
            if (l_59 < 0L) {
                i_61 = 0;
            } else {
                i_61 = i_60;
            }
            l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_53, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_62), (arg_buffer + 16 + (l_52 + l_41)), i_61);
            GALEFS_BARRIER(7);
            if (i_39 == 0) {
                if (!(i_61 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_61, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_63 = (int) ((uint) i_49 + (uint) i_61);
            i_64 = ((l_59 == (-117L)) || (!((i_50 == 0) || ((((long) ((ulong) l_44 + (ulong) ((long) i_63))) & l_35) == 0)))) ? 1 : 0;
            i_65 = ((l_59 == (-117L)) || (!((i_61 < 1) || (!(i_63 < i_47))))) ? 1 : 0;
            if (l_59 < 0L) {
                if (l_59 == (-117L)) {
                    i_48 = i_65;
                    i_49 = i_63;
                    i_50 = i_64;
                } else {
                    i_48 = i_60;
                    i_49 = i_63;
                    i_50 = i_64;
                }
            } else {
                i_48 = i_65;
                i_49 = i_63;
                i_50 = i_64;
            }
        }
        if (i_49 < 1) {
            i_66 = i_48;
        } else {
            i_66 = i_49;
        }
        l_67 = (-12L);
        loop_55:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 6) {
                goto resume_6;
            }
            if (!(l_67 == (-12L))) {
                break;
            }
            if (i_38 == 0) {
                l_68 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_44, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_69 = l_68;
            } else {
                l_69 = 0L;
            }
            GALEFS_BROADCAST(8, l_70, l_69);
            if (l_70 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_32;
                gale_longs[gale_items + gale_item] = (ulong) l_34;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_43);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                gale_ints[4 * gale_items + gale_item] = (uint) i_66;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_70); }
                GALEFS_RETURN;
                resume_6:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_32 = (long) gale_longs[gale_item];
                l_34 = (long) gale_longs[gale_items + gale_item];
                f_43 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_44 = (long) gale_longs[2 * gale_items + gale_item];
                i_47 = (int) gale_ints[3 * gale_items + gale_item];
                i_66 = (int) gale_ints[4 * gale_items + gale_item];
                i_29 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_35 = (long) ((ulong) (1L << i_29) + (ulong) (-1L));
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                i_39 = (int) get_local_id(0);
                i_40 = gale_group << 14;
                l_41 = ((long) i_40) << 2;
                i_42 = (int) get_local_id(0);
                l_70 = gale_reply(gale_entry);
            }
            if (i_37 == 0) {
                if (!(l_70 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_44, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_70 < 0L) {
                l_71 = (l_70 == (-117L)) ? (-5L) : l_70;
                l_67 = l_71;
            } else {
                l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_70, l_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_67 = l_72;
            }
        }
        if ((ulong) ((long) ((ulong) l_67 + (ulong) 4095L)) < (ulong) 4095L) {
            f_73 = f_43;
        } else {
            i_74 = (i_66 < 1) ? 0 : i_66;
            l_75 = (long) (uint) ((int) ((uint) i_74 >> 2));
            i_76 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_75), ((long) ((int) get_local_size(0))));
            i_77 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_75), ((long) ((int) get_local_size(0))));
            i_78 = (int) ((uint) i_77 + (uint) (-7));
            i_79 = (int) get_local_id(0);
            f_80 = (0x0.0p0f);
            f_81 = (0x0.0p0f);
            f_82 = (0x0.0p0f);
            f_83 = (0x0.0p0f);
            f_84 = (0x0.0p0f);
            f_85 = (0x0.0p0f);
            f_86 = (0x0.0p0f);
            f_87 = (0x0.0p0f);
            i_88 = i_76;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_88 < i_78)) {
                    break;
                }
                l_89 = (long) ((int) ((uint) i_88 + (uint) i_40));
                f_90 = *((__global gale_float *) (arg_buffer + ((l_89 << 2) + 16L)));
                l_91 = (long) ((ulong) l_67 + (ulong) (((long) i_88) << 2));
                f_92 = *((__global gale_float *) (arg_fs + 16 + l_91));
                f_93 = *((__global gale_float *) (arg_buffer + (((l_89 + 1L) << 2) + 16L)));
                f_94 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 4L))));
                f_95 = *((__global gale_float *) (arg_buffer + (((l_89 + 2L) << 2) + 16L)));
                f_96 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 8L))));
                f_97 = *((__global gale_float *) (arg_buffer + (((l_89 + 3L) << 2) + 16L)));
                f_98 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 12L))));
                f_99 = *((__global gale_float *) (arg_buffer + (((l_89 + 4L) << 2) + 16L)));
                f_100 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 16L))));
                f_101 = *((__global gale_float *) (arg_buffer + (((l_89 + 5L) << 2) + 16L)));
                f_102 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 20L))));
                f_103 = *((__global gale_float *) (arg_buffer + (((l_89 + 6L) << 2) + 16L)));
                f_104 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 24L))));
                f_105 = *((__global gale_float *) (arg_buffer + (((l_89 + 7L) << 2) + 16L)));
                f_106 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 28L))));
                f_107 = f_87 + (f_106 * f_105);
                f_108 = f_86 + (f_104 * f_103);
                f_109 = f_85 + (f_102 * f_101);
                f_110 = f_84 + (f_100 * f_99);
                f_111 = f_83 + (f_98 * f_97);
                f_112 = f_82 + (f_96 * f_95);
                f_113 = f_81 + (f_94 * f_93);
                f_114 = f_80 + (f_92 * f_90);
                i_115 = (int) ((uint) i_88 + (uint) 8);
                f_80 = f_114;
                f_81 = f_113;
                f_82 = f_112;
                f_83 = f_111;
                f_84 = f_110;
                f_85 = f_109;
                f_86 = f_108;
                f_87 = f_107;
                i_88 = i_115;
            }
            i_116 = i_88;
            f_117 = (0x0.0p0f);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_116 < i_77)) {
                    break;
                }
                f_118 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_116 + (uint) i_40))) << 2) + 16L)));
                f_119 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (((long) i_116) << 2)))));
                f_120 = f_117 + (f_119 * f_118);
                i_121 = (int) ((uint) i_116 + (uint) 1);
                i_116 = i_121;
                f_117 = f_120;
            }
            if (i_79 == 0) {
                l_122 = gale_BlockAccess_endMapping(arg_fs, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_123 = l_122;
            } else {
                l_123 = 0L;
            }
            GALEFS_BROADCAST(9, l_124, l_123);
            f_125 = f_43 + (f_117 + (f_87 + (f_86 + (f_85 + (f_84 + (f_83 + (f_82 + (f_80 + f_81))))))));
            f_73 = f_125;
        }
        l_126 = (long) i_66;
        if (l_67 < (-4095L)) {
            l_127 = l_126;
        } else {
            l_128 = (l_67 < l_126) ? l_67 : l_126;
            l_127 = l_128;
        }
        if (l_127 < 0L) {
            i_129 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_127));
        }
        if (i_36 == 0) {
            i_130 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_131 = (long) i_130;
            l_132 = l_131;
        } else {
            l_132 = 0L;
        }
        GALEFS_BROADCAST(10, l_133, l_132);
        l_134 = (long) ((ulong) l_32 * (ulong) l_133);
        f_43 = f_73;
        l_44 = l_134;
    }
    if (((int) get_local_id(0)) == 0) {
        l_135 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_136 = l_135;
    } else {
        l_136 = 0L;
    }
    GALEFS_BROADCAST(11, l_137, l_136);
    if (l_137 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_19;
        gale_ints[gale_items + gale_item] = as_uint(f_43);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_137); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_19 = (int) gale_ints[gale_item];
        f_43 = as_float(gale_ints[gale_items + gale_item]);
        l_137 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_138 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_139 = l_138;
    } else {
        l_139 = 0L;
    }
    GALEFS_BROADCAST(12, l_140, l_139);
    if (l_140 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_43);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_140); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        f_43 = as_float(gale_ints[gale_item]);
        l_140 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(13);
    i_141 = (int) get_local_id(0);
    l_142 = (-16L) + ((((long) i_141) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_142)) = f_43;
    GALEFS_LOCAL_BARRIER(14);
    i_143 = (int) get_local_size(0);
    i_144 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_144 < i_143)) {
            break;
        }
        i_145 = i_144 << 1;
        if ((i_141 & ((int) ((uint) i_145 + (uint) (-1)))) == 0) {
            i_146 = (int) ((uint) i_141 + (uint) i_144);
            if (i_146 < i_143) {
                f_147 = *((__local gale_float *) (gale_scratch_memory + l_142));
                f_148 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_146) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_142)) = (f_147 + f_148);
            }
        }
        GALEFS_LOCAL_BARRIER(15);
        i_144 = i_145;
    }
    f_149 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_149;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
