// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.DotProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE WRITE READ_WRITE
// waits: 8
// saved values: 17
// context bytes: 96
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f18a6669eced10ecde4bdadca87243679e5292e4df3c2fab2ae605178f378fb5
// functions SHA-256: 1b5b9edf88baf4408037820e9a87e13d30c4b9916fb104474752d7dcb83a9665
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_108) VARIABLE(float, f_158) VARIABLE(float, f_52) VARIABLE(int, i_0) VARIABLE(int, i_22) VARIABLE(int, i_244) VARIABLE(int, i_246) VARIABLE(int, i_248) VARIABLE(int, i_28) VARIABLE(int, i_42) VARIABLE(int, i_46) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_68) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_97) VARIABLE(long, l_1) VARIABLE(long, l_11) VARIABLE(long, l_21) VARIABLE(long, l_225) VARIABLE(long, l_245) VARIABLE(long, l_27) VARIABLE(long, l_34) VARIABLE(long, l_37) VARIABLE(long, l_49) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_67) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(long, l_87) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(l_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_22) VARIABLE(l_21)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(l_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(l_34) VARIABLE(l_37)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_68) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_54) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_78) VARIABLE(l_79)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_68) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_54) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_87)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_97) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_54)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_158) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_97) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_98)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_158) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_60) VARIABLE(i_97) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_98)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_108) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(l_225) VARIABLE(l_34) VARIABLE(l_49)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_52) VARIABLE(i_28) VARIABLE(l_53)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_52) VARIABLE(l_53)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_52)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_244) VARIABLE(l_245)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_244) VARIABLE(i_246) VARIABLE(i_248) VARIABLE(l_245)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_52, f_108, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_125, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_148, f_149, f_152, f_153, f_154, f_155, f_157, f_158, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_184, f_187, f_189, f_190, f_191, f_192, f_193, f_194, f_195, f_196, f_197, f_198, f_199, f_200, f_201, f_202, f_203, f_204, f_205, f_206, f_207, f_208, f_209, f_210, f_211, f_214, f_215, f_216, f_217, f_219, f_223, f_250, f_251, f_252;
    int i_0, i_6, i_7, i_16, i_17, i_22, i_28, i_35, i_38, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_68, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_80, i_81, i_82, i_88, i_89, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_104, i_105, i_109, i_110, i_112, i_113, i_114, i_123, i_150, i_151, i_156, i_159, i_160, i_161, i_162, i_169, i_170, i_171, i_173, i_175, i_176, i_185, i_186, i_212, i_213, i_218, i_227, i_243, i_244, i_246, i_247, i_248, i_249;
    long l_1, l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_18, l_19, l_20, l_21, l_23, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_33, l_34, l_36, l_37, l_39, l_40, l_41, l_49, l_50, l_51, l_53, l_54, l_55, l_56, l_66, l_67, l_69, l_70, l_78, l_79, l_83, l_84, l_85, l_86, l_87, l_90, l_98, l_99, l_100, l_101, l_102, l_103, l_106, l_107, l_111, l_124, l_126, l_163, l_164, l_165, l_166, l_167, l_168, l_172, l_174, l_188, l_220, l_221, l_222, l_224, l_225, l_226, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_245;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
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
            goto loop_51;
        case 6:
            goto loop_51;
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
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
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_11 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_12 < 0L) {
            l_13 = l_12;
        } else {
            l_14 = (long) gale_group;
            l_15 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_14 << 12) + (l_14 << 11)))) + (ulong) 2048L);
            i_16 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_16 < 1)) {
                    break;
                }
                i_17 = (int) ((uint) i_16 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) ((long) i_16))))) = (char) ((int) gale_literals[i_17]);
                i_16 = i_17;
            }
            l_18 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
            l_13 = l_18;
        }
    } else {
        l_13 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_13 < (-4611686018427387904L)) {
            l_19 = gale_HostCall_awaitReply(arg_fs, l_13, gale_group);
            l_20 = l_19;
        } else {
            l_20 = l_13;
        }
    } else {
        l_20 = l_13;
    }
    GALEFS_BROADCAST(2, l_21, l_20);
    if (l_21 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_longs[gale_item] = (ulong) l_11;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_21); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_11 = (long) gale_longs[gale_item];
        l_21 = gale_reply(gale_entry);
    }
    i_22 = (int) l_11;
    if (((int) get_local_id(0)) == 0) {
        l_23 = gale_OpenFileCalls_status(arg_fs, i_22, 0, gale_group);
        l_24 = l_23;
    } else {
        l_24 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_24 < (-4611686018427387904L)) {
            l_25 = gale_HostCall_awaitReply(arg_fs, l_24, gale_group);
            l_26 = l_25;
        } else {
            l_26 = l_24;
        }
    } else {
        l_26 = l_24;
    }
    GALEFS_BROADCAST(3, l_27, l_26);
    if (l_27 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_longs[gale_item] = (ulong) l_21;
        gale_ints[gale_items + gale_item] = (uint) i_22;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_27); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        i_22 = (int) gale_ints[gale_items + gale_item];
        l_27 = gale_reply(gale_entry);
    }
    i_28 = (int) l_21;
    if (((int) get_local_id(0)) == 0) {
        l_29 = gale_OpenFileCalls_status(arg_fs, i_28, 0, gale_group);
        l_30 = l_29;
    } else {
        l_30 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_30 < (-4611686018427387904L)) {
            l_31 = gale_HostCall_awaitReply(arg_fs, l_30, gale_group);
            l_32 = l_31;
        } else {
            l_32 = l_30;
        }
    } else {
        l_32 = l_30;
    }
    GALEFS_BROADCAST(4, l_33, l_32);
    if (l_33 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_22;
        gale_longs[gale_item] = (ulong) l_27;
        gale_ints[2 * gale_items + gale_item] = (uint) i_28;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_33); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        i_22 = (int) gale_ints[gale_items + gale_item];
        l_27 = (long) gale_longs[gale_item];
        i_28 = (int) gale_ints[2 * gale_items + gale_item];
        l_33 = gale_reply(gale_entry);
    }
    l_34 = (l_33 < l_27) ? l_33 : l_27;
    i_35 = (i_28 < i_22) ? i_28 : i_22;
    l_36 = (long) i_35;
    if (i_22 < 0) {
        l_37 = l_36;
    } else {
        if (i_28 < 0) {
            l_37 = l_36;
        } else {
            l_37 = l_34;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_38 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_39 = (long) i_38;
        l_40 = l_39;
    } else {
        l_40 = 0L;
    }
    GALEFS_BROADCAST(5, l_41, l_40);
    i_42 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_43 = 1 << i_42;
    i_44 = (i_43 < 65536) ? i_43 : 65536;
    i_45 = gale_div_int(i_0, ((int) get_num_groups(0)));
    i_46 = ((int) ((uint) INT_MIN >> ((int) clz(i_45)))) & i_45;
    i_47 = i_46 << 2;
    i_48 = (i_44 < i_47) ? i_44 : i_47;
    l_49 = (long) i_48;
    l_50 = (long) ((ulong) l_41 * (ulong) l_49);
    l_51 = (l_37 < 0L) ? l_37 : 0L;
    f_52 = (0x0.0p0f);
    l_53 = l_51;
    l_54 = l_50;
    loop_51:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_54;
        }
        if (gale_resuming == 6) {
            goto loop_92;
        }
        if (!(l_54 < l_34)) {
            goto B138;
        }
        if (!(l_53 == 0L)) {
            break;
        }
        l_55 = (long) ((ulong) l_34 - (ulong) l_54);
        l_56 = (l_55 < l_49) ? l_55 : l_49;
        i_57 = (int) l_56;
        i_58 = (i_57 < 0) ? (-22) : 1;
        i_59 = (int) ((uint) i_46 * (uint) gale_group);
        i_60 = (int) get_local_id(0);
        i_61 = (int) get_local_id(0);
        i_62 = (int) get_local_id(0);
        i_63 = (int) get_local_id(0);
        i_64 = 0;
        i_65 = i_58;
        loop_54:;
        while (true) {
            if (gale_resuming == 5) {
                goto loop_57;
            }
            if (i_65 < 1) {
                goto B87;
            }
            if (!(i_64 < i_57)) {
                break;
            }
            l_66 = (long) i_64;
            l_67 = l_66 + (((long) i_59) << 2);
            i_68 = (int) ((uint) i_57 - (uint) i_64);
            l_69 = (long) ((ulong) l_54 + (ulong) l_66);
            l_70 = (long) ((ulong) (1L << i_42) + (ulong) (-1L));
            i_71 = (int) get_local_id(0);
            i_72 = (int) get_local_id(0);
            i_73 = (int) get_local_id(0);
            i_74 = 1;
            i_75 = 0;
            i_76 = 0;
            loop_57:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_74 == 1)) {
                    break;
                }
                i_77 = (int) ((uint) i_68 - (uint) i_75);
                l_78 = (long) i_75;
                l_79 = (long) ((ulong) l_69 + (ulong) l_78);
                if (i_76 == 0) {
                    i_80 = i_77;
                } else {
                    i_81 = 4096 - ((int) (l_79 & 4095L));
                    i_82 = (i_81 < i_77) ? i_81 : i_77;
                    i_80 = i_82;
                }
                if (i_73 == 0) {
                    l_83 = gale_BlockAccess_beginRead(arg_fs, i_22, l_79, i_80, gale_group);
                    l_84 = l_83;
                } else {
                    l_84 = 0L;
                }
                if (i_72 == 0) {
                    if (l_84 < (-4611686018427387904L)) {
                        l_85 = gale_HostCall_awaitReply(arg_fs, l_84, gale_group);
                        l_86 = l_85;
                    } else {
                        l_86 = l_84;
                    }
                } else {
                    l_86 = l_84;
                }
                GALEFS_BROADCAST(6, l_87, l_86);
                if (l_87 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_28;
                    gale_longs[gale_item] = (ulong) l_34;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_46;
                    gale_longs[gale_items + gale_item] = (ulong) l_49;
                    gale_ints[3 * gale_items + gale_item] = as_uint(f_52);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_54;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_57;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_59;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_64;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_67;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_68;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_69;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_75;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_76;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_78;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_79;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_87); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_22 = (int) gale_ints[gale_item];
                    i_28 = (int) gale_ints[gale_items + gale_item];
                    l_34 = (long) gale_longs[gale_item];
                    i_46 = (int) gale_ints[2 * gale_items + gale_item];
                    l_49 = (long) gale_longs[gale_items + gale_item];
                    f_52 = as_float(gale_ints[3 * gale_items + gale_item]);
                    l_54 = (long) gale_longs[2 * gale_items + gale_item];
                    i_57 = (int) gale_ints[4 * gale_items + gale_item];
                    i_59 = (int) gale_ints[5 * gale_items + gale_item];
                    i_64 = (int) gale_ints[6 * gale_items + gale_item];
                    l_67 = (long) gale_longs[3 * gale_items + gale_item];
                    i_68 = (int) gale_ints[7 * gale_items + gale_item];
                    l_69 = (long) gale_longs[4 * gale_items + gale_item];
                    i_75 = (int) gale_ints[8 * gale_items + gale_item];
                    i_76 = (int) gale_ints[9 * gale_items + gale_item];
                    l_78 = (long) gale_longs[5 * gale_items + gale_item];
                    l_79 = (long) gale_longs[6 * gale_items + gale_item];
                    i_42 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    i_60 = (int) get_local_id(0);
                    i_61 = (int) get_local_id(0);
                    i_62 = (int) get_local_id(0);
                    i_63 = (int) get_local_id(0);
                    l_70 = (long) ((ulong) (1L << i_42) + (ulong) (-1L));
                    i_71 = (int) get_local_id(0);
                    i_72 = (int) get_local_id(0);
                    i_73 = (int) get_local_id(0);
                    l_87 = gale_reply(gale_entry);
                }
                i_88 = (int) l_87;
                if (l_87 < 0L) {
                    i_89 = 0;
                } else {
                    i_89 = i_88;
                }
                l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_79, gale_group);
                gale_copy((arg_fs + 16 + l_90), (arg_buffer + 16 + (l_67 + l_78)), i_89);
                GALEFS_BARRIER(7);
                if (i_71 == 0) {
                    if (!(i_89 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_89, gale_group);
                    }
                }
                i_91 = (int) ((uint) i_75 + (uint) i_89);
                i_92 = ((l_87 == (-117L)) || (!((i_76 == 0) || ((((long) ((ulong) l_69 + (ulong) ((long) i_91))) & l_70) == 0)))) ? 1 : 0;
                i_93 = ((l_87 == (-117L)) || (!((i_89 < 1) || (!(i_91 < i_68))))) ? 1 : 0;
                if (l_87 < 0L) {
                    if (l_87 == (-117L)) {
                        i_74 = i_93;
                        i_75 = i_91;
                        i_76 = i_92;
                    } else {
                        i_74 = i_88;
                        i_75 = i_91;
                        i_76 = i_92;
                    }
                } else {
                    i_74 = i_93;
                    i_75 = i_91;
                    i_76 = i_92;
                }
            }
            if (i_75 < 1) {
                i_94 = i_74;
            } else {
                i_94 = i_75;
            }
            i_95 = (i_94 < 1) ? 0 : i_94;
            i_96 = (int) ((uint) i_64 + (uint) i_95);
            i_64 = i_96;
            i_65 = i_94;
        }
        goto B88;
    B87:;
    B88:;
        if (i_65 < 0) {
            i_97 = i_65;
        } else {
            i_97 = i_64;
        }
        l_98 = (-12L);
        loop_92:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 6) {
                goto resume_6;
            }
            if (!(l_98 == (-12L))) {
                break;
            }
            if (i_63 == 0) {
                l_99 = gale_BlockAccess_beginMapping(arg_fs, i_28, l_54, i_57, gale_group);
                l_100 = l_99;
            } else {
                l_100 = 0L;
            }
            if (i_62 == 0) {
                if (l_100 < (-4611686018427387904L)) {
                    l_101 = gale_HostCall_awaitReply(arg_fs, l_100, gale_group);
                    l_102 = l_101;
                } else {
                    l_102 = l_100;
                }
            } else {
                l_102 = l_100;
            }
            GALEFS_BROADCAST(8, l_103, l_102);
            if (l_103 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_longs[gale_item] = (ulong) l_34;
                gale_ints[2 * gale_items + gale_item] = (uint) i_46;
                gale_longs[gale_items + gale_item] = (ulong) l_49;
                gale_ints[3 * gale_items + gale_item] = as_uint(f_52);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_54;
                gale_ints[4 * gale_items + gale_item] = (uint) i_57;
                gale_ints[5 * gale_items + gale_item] = (uint) i_59;
                gale_ints[6 * gale_items + gale_item] = (uint) i_97;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_103); }
                GALEFS_RETURN;
                resume_6:
                gale_resuming = 0;
                i_22 = (int) gale_ints[gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                l_34 = (long) gale_longs[gale_item];
                i_46 = (int) gale_ints[2 * gale_items + gale_item];
                l_49 = (long) gale_longs[gale_items + gale_item];
                f_52 = as_float(gale_ints[3 * gale_items + gale_item]);
                l_54 = (long) gale_longs[2 * gale_items + gale_item];
                i_57 = (int) gale_ints[4 * gale_items + gale_item];
                i_59 = (int) gale_ints[5 * gale_items + gale_item];
                i_97 = (int) gale_ints[6 * gale_items + gale_item];
                i_42 = *((__global gale_int *) (arg_fs + 16 + 148L));
                i_60 = (int) get_local_id(0);
                i_61 = (int) get_local_id(0);
                i_62 = (int) get_local_id(0);
                i_63 = (int) get_local_id(0);
                l_103 = gale_reply(gale_entry);
            }
            if (i_61 == 0) {
                if (!(l_103 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_54, 1, gale_group);
                    i_104 = gale_group;
                    i_105 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_104 & ((int) ((uint) (1 << i_105) + (uint) (-1))))) << 6) + (((long) (i_104 >> i_105)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_103 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_103 < 0L) {
                l_106 = (l_103 == (-117L)) ? (-5L) : l_103;
                l_98 = l_106;
            } else {
                l_107 = gale_BlockAccess_offsetInRegion(arg_fs, l_103, l_54, gale_group);
                l_98 = l_107;
            }
        }
        if ((ulong) ((long) ((ulong) l_98 + (ulong) 4095L)) < (ulong) 4095L) {
            f_108 = f_52;
        } else {
            i_109 = (i_97 < 1) ? 0 : i_97;
            i_110 = (int) ((uint) i_109 >> 2);
            if (((int) get_local_size(0)) < 32) {
                l_111 = (long) (uint) i_110;
                i_112 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_111), ((long) ((int) get_local_size(0))));
                i_113 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_111), ((long) ((int) get_local_size(0))));
                i_114 = (int) ((uint) i_113 + (uint) (-7));
                f_115 = (0x0.0p0f);
                f_116 = (0x0.0p0f);
                f_117 = (0x0.0p0f);
                f_118 = (0x0.0p0f);
                f_119 = (0x0.0p0f);
                f_120 = (0x0.0p0f);
                f_121 = (0x0.0p0f);
                f_122 = (0x0.0p0f);
                i_123 = i_112;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_123 < i_114)) {
                        break;
                    }
                    l_124 = (long) ((int) ((uint) i_59 + (uint) i_123));
                    f_125 = *((__global gale_float *) (arg_buffer + ((l_124 << 2) + 16L)));
                    l_126 = (long) ((ulong) l_98 + (ulong) (((long) i_123) << 2));
                    f_127 = *((__global gale_float *) (arg_fs + 16 + l_126));
                    f_128 = *((__global gale_float *) (arg_buffer + (((l_124 + 1L) << 2) + 16L)));
                    f_129 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 4L))));
                    f_130 = *((__global gale_float *) (arg_buffer + (((l_124 + 2L) << 2) + 16L)));
                    f_131 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 8L))));
                    f_132 = *((__global gale_float *) (arg_buffer + (((l_124 + 3L) << 2) + 16L)));
                    f_133 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 12L))));
                    f_134 = *((__global gale_float *) (arg_buffer + (((l_124 + 4L) << 2) + 16L)));
                    f_135 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 16L))));
                    f_136 = *((__global gale_float *) (arg_buffer + (((l_124 + 5L) << 2) + 16L)));
                    f_137 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 20L))));
                    f_138 = *((__global gale_float *) (arg_buffer + (((l_124 + 6L) << 2) + 16L)));
                    f_139 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 24L))));
                    f_140 = *((__global gale_float *) (arg_buffer + (((l_124 + 7L) << 2) + 16L)));
                    f_141 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 28L))));
                    f_142 = f_122 + (f_141 * f_140);
                    f_143 = f_121 + (f_139 * f_138);
                    f_144 = f_120 + (f_137 * f_136);
                    f_145 = f_119 + (f_135 * f_134);
                    f_146 = f_118 + (f_133 * f_132);
                    f_147 = f_117 + (f_131 * f_130);
                    f_148 = f_116 + (f_129 * f_128);
                    f_149 = f_115 + (f_127 * f_125);
                    i_150 = (int) ((uint) i_123 + (uint) 8);
                    f_115 = f_149;
                    f_116 = f_148;
                    f_117 = f_147;
                    f_118 = f_146;
                    f_119 = f_145;
                    f_120 = f_144;
                    f_121 = f_143;
                    f_122 = f_142;
                    i_123 = i_150;
                }
                i_151 = i_123;
                f_152 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_151 < i_113)) {
                        break;
                    }
                    f_153 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_59 + (uint) i_151))) << 2) + 16L)));
                    f_154 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) (((long) i_151) << 2)))));
                    f_155 = f_152 + (f_154 * f_153);
                    i_156 = (int) ((uint) i_151 + (uint) 1);
                    i_151 = i_156;
                    f_152 = f_155;
                }
                f_157 = f_152 + (f_122 + (f_121 + (f_120 + (f_119 + (f_118 + (f_117 + (f_115 + f_116)))))));
                f_158 = f_157;
            } else {
                i_159 = (int) get_local_size(0);
                i_160 = i_159 << 3;
                i_161 = (int) ((uint) i_160 - (uint) i_159);
                i_162 = (int) ((uint) i_110 - (uint) i_161);
                l_163 = (long) i_159;
                l_164 = l_163 << 2;
                l_165 = (l_163 << 5) - l_164;
                l_166 = l_163 << 3;
                l_167 = l_163 << 4;
                l_168 = l_166 + l_167;
                i_169 = i_159 << 1;
                i_170 = i_159 << 2;
                i_171 = (int) ((uint) i_169 + (uint) i_170);
                l_172 = l_164 + l_167;
                i_173 = (int) ((uint) i_159 + (uint) i_170);
                l_174 = l_164 + l_166;
                i_175 = (int) ((uint) i_159 + (uint) i_169);
                i_176 = (int) get_local_id(0);
                f_177 = (0x0.0p0f);
                f_178 = (0x0.0p0f);
                f_179 = (0x0.0p0f);
                f_180 = (0x0.0p0f);
                f_181 = (0x0.0p0f);
                f_182 = (0x0.0p0f);
                f_183 = (0x0.0p0f);
                f_184 = (0x0.0p0f);
                i_185 = i_176;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_185 < i_162)) {
                        break;
                    }
                    i_186 = (int) ((uint) i_59 + (uint) i_185);
                    f_187 = *((__global gale_float *) (arg_buffer + ((((long) i_186) << 2) + 16L)));
                    l_188 = (long) ((ulong) l_98 + (ulong) (((long) i_185) << 2));
                    f_189 = *((__global gale_float *) (arg_fs + 16 + l_188));
                    f_190 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_159 + (uint) i_186))) << 2) + 16L)));
                    f_191 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) l_164))));
                    f_192 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_186 + (uint) i_169))) << 2) + 16L)));
                    f_193 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) l_166))));
                    f_194 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_186 + (uint) i_175))) << 2) + 16L)));
                    f_195 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) l_174))));
                    f_196 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_186 + (uint) i_170))) << 2) + 16L)));
                    f_197 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) l_167))));
                    f_198 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_186 + (uint) i_173))) << 2) + 16L)));
                    f_199 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) l_172))));
                    f_200 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_186 + (uint) i_171))) << 2) + 16L)));
                    f_201 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) l_168))));
                    f_202 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_186 + (uint) i_161))) << 2) + 16L)));
                    f_203 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) l_165))));
                    f_204 = f_184 + (f_203 * f_202);
                    f_205 = f_183 + (f_201 * f_200);
                    f_206 = f_182 + (f_199 * f_198);
                    f_207 = f_181 + (f_197 * f_196);
                    f_208 = f_180 + (f_195 * f_194);
                    f_209 = f_179 + (f_193 * f_192);
                    f_210 = f_178 + (f_191 * f_190);
                    f_211 = f_177 + (f_189 * f_187);
                    i_212 = (int) ((uint) i_185 + (uint) i_160);
                    f_177 = f_211;
                    f_178 = f_210;
                    f_179 = f_209;
                    f_180 = f_208;
                    f_181 = f_207;
                    f_182 = f_206;
                    f_183 = f_205;
                    f_184 = f_204;
                    i_185 = i_212;
                }
                i_213 = i_185;
                f_214 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_213 < i_110)) {
                        break;
                    }
                    f_215 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_59 + (uint) i_213))) << 2) + 16L)));
                    f_216 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) (((long) i_213) << 2)))));
                    f_217 = f_214 + (f_216 * f_215);
                    i_218 = (int) ((uint) i_159 + (uint) i_213);
                    i_213 = i_218;
                    f_214 = f_217;
                }
                f_219 = f_214 + (f_184 + (f_183 + (f_182 + (f_181 + (f_180 + (f_179 + (f_177 + f_178)))))));
                f_158 = f_219;
            }
            GALEFS_BARRIER(9);
            if (((int) get_local_id(0)) == 0) {
                l_220 = gale_BlockAccess_endMapping(arg_fs, i_57, gale_group);
                l_221 = l_220;
            } else {
                l_221 = 0L;
            }
            GALEFS_BROADCAST(10, l_222, l_221);
            f_223 = f_52 + f_158;
            f_108 = f_223;
        }
        l_224 = (long) i_97;
        if (l_98 < (-4095L)) {
            l_225 = l_224;
        } else {
            l_226 = (l_98 < l_224) ? l_98 : l_224;
            l_225 = l_226;
        }
        if (i_60 == 0) {
            i_227 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_228 = (long) i_227;
            l_229 = l_228;
        } else {
            l_229 = 0L;
        }
        GALEFS_BROADCAST(11, l_230, l_229);
        l_231 = (long) ((ulong) l_49 * (ulong) l_230);
        l_232 = (l_225 < 0L) ? l_225 : 0L;
        f_52 = f_108;
        l_53 = l_232;
        l_54 = l_231;
    }
    goto B139;
B138:;
B139:;
    if (((int) get_local_id(0)) == 0) {
        l_233 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_234 = l_233;
    } else {
        l_234 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_234 < (-4611686018427387904L)) {
            l_235 = gale_HostCall_awaitReply(arg_fs, l_234, gale_group);
            l_236 = l_235;
        } else {
            l_236 = l_234;
        }
    } else {
        l_236 = l_234;
    }
    GALEFS_BROADCAST(12, l_237, l_236);
    if (l_237 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_28;
        gale_ints[gale_items + gale_item] = as_uint(f_52);
        gale_longs[gale_item] = (ulong) l_53;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_237); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_28 = (int) gale_ints[gale_item];
        f_52 = as_float(gale_ints[gale_items + gale_item]);
        l_53 = (long) gale_longs[gale_item];
        l_237 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_238 = gale_OpenFileCalls_beginClose(arg_fs, i_28, gale_group);
        l_239 = l_238;
    } else {
        l_239 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_239 < (-4611686018427387904L)) {
            l_240 = gale_HostCall_awaitReply(arg_fs, l_239, gale_group);
            l_241 = l_240;
        } else {
            l_241 = l_239;
        }
    } else {
        l_241 = l_239;
    }
    GALEFS_BROADCAST(13, l_242, l_241);
    if (l_242 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_52);
        gale_longs[gale_item] = (ulong) l_53;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_242); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        f_52 = as_float(gale_ints[gale_item]);
        l_53 = (long) gale_longs[gale_item];
        l_242 = gale_reply(gale_entry);
    }
    if (l_53 < 0L) {
        i_243 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_53));
    }
    GALEFS_LOCAL_BARRIER(14);
    i_244 = (int) get_local_id(0);
    l_245 = (-16L) + ((((long) i_244) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_245)) = f_52;
    GALEFS_LOCAL_BARRIER(15);
    i_246 = (int) get_local_size(0);
    i_247 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_247 < i_246)) {
            break;
        }
        i_248 = i_247 << 1;
        if ((i_244 & ((int) ((uint) i_248 + (uint) (-1)))) == 0) {
            i_249 = (int) ((uint) i_244 + (uint) i_247);
            if (i_249 < i_246) {
                f_250 = *((__local gale_float *) (gale_scratch_memory + l_245));
                f_251 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_249) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_245)) = (f_250 + f_251);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_247 = i_248;
    }
    f_252 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_252;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_140) VARIABLE(float, f_42) VARIABLE(float, f_90) VARIABLE(int, i_0) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_222) VARIABLE(int, i_224) VARIABLE(int, i_226) VARIABLE(int, i_32) VARIABLE(int, i_36) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_57) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_83) VARIABLE(long, l_1) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_207) VARIABLE(long, l_223) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_39) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_56) VARIABLE(long, l_58) VARIABLE(long, l_59) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_73) VARIABLE(long, l_8) VARIABLE(long, l_84)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(l_15)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(l_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(l_24) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_42) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(l_24) VARIABLE(l_39) VARIABLE(l_44) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(l_66) VARIABLE(l_67)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_42) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_24) VARIABLE(l_39) VARIABLE(l_44) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(l_73)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_42) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_83) VARIABLE(l_24) VARIABLE(l_39) VARIABLE(l_44)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_140) VARIABLE(f_42) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_50) VARIABLE(i_83) VARIABLE(l_24) VARIABLE(l_39) VARIABLE(l_84)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_90) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(l_207) VARIABLE(l_24) VARIABLE(l_39)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_42) VARIABLE(i_20) VARIABLE(l_43)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_42) VARIABLE(l_43)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_42)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_222) VARIABLE(l_223)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_222) VARIABLE(i_224) VARIABLE(i_226) VARIABLE(l_223)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_42, f_90, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_107, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_131, f_134, f_135, f_136, f_137, f_139, f_140, f_159, f_160, f_161, f_162, f_163, f_164, f_165, f_166, f_169, f_171, f_172, f_173, f_174, f_175, f_176, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_184, f_185, f_186, f_187, f_188, f_189, f_190, f_191, f_192, f_193, f_196, f_197, f_198, f_199, f_201, f_205, f_228, f_229, f_230;
    int i_0, i_5, i_6, i_12, i_13, i_16, i_20, i_25, i_28, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_57, i_60, i_61, i_62, i_63, i_64, i_65, i_68, i_69, i_70, i_74, i_75, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_91, i_92, i_94, i_95, i_96, i_105, i_132, i_133, i_138, i_141, i_142, i_143, i_144, i_151, i_152, i_153, i_155, i_157, i_158, i_167, i_168, i_194, i_195, i_200, i_209, i_221, i_222, i_224, i_225, i_226, i_227;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_14, l_15, l_17, l_18, l_19, l_21, l_22, l_23, l_24, l_26, l_27, l_29, l_30, l_31, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_55, l_56, l_58, l_59, l_66, l_67, l_71, l_72, l_73, l_76, l_84, l_85, l_86, l_87, l_88, l_89, l_93, l_106, l_108, l_145, l_146, l_147, l_148, l_149, l_150, l_154, l_156, l_170, l_202, l_203, l_204, l_206, l_207, l_208, l_210, l_211, l_212, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_220, l_223;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
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
            goto loop_31;
        case 6:
            goto loop_31;
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
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
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_8); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_8 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_9 < 0L) {
            l_10 = l_9;
        } else {
            l_11 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
            i_12 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_12 < 1)) {
                    break;
                }
                i_13 = (int) ((uint) i_12 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) i_12))))) = (char) ((int) gale_literals[i_13]);
                i_12 = i_13;
            }
            l_14 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_10 = l_14;
        }
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_15, l_10);
    if (l_15 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_longs[gale_item] = (ulong) l_8;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_15); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_8 = (long) gale_longs[gale_item];
        l_15 = gale_reply(gale_entry);
    }
    i_16 = (int) l_8;
    if (((int) get_local_id(0)) == 0) {
        l_17 = gale_OpenFileCalls_status(arg_fs, i_16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_18 = l_17;
    } else {
        l_18 = 0L;
    }
    GALEFS_BROADCAST(3, l_19, l_18);
    if (l_19 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_longs[gale_item] = (ulong) l_15;
        gale_ints[gale_items + gale_item] = (uint) i_16;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_19); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_15 = (long) gale_longs[gale_item];
        i_16 = (int) gale_ints[gale_items + gale_item];
        l_19 = gale_reply(gale_entry);
    }
    i_20 = (int) l_15;
    if (((int) get_local_id(0)) == 0) {
        l_21 = gale_OpenFileCalls_status(arg_fs, i_20, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_22 = l_21;
    } else {
        l_22 = 0L;
    }
    GALEFS_BROADCAST(4, l_23, l_22);
    if (l_23 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_16;
        gale_longs[gale_item] = (ulong) l_19;
        gale_ints[2 * gale_items + gale_item] = (uint) i_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_23); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        i_16 = (int) gale_ints[gale_items + gale_item];
        l_19 = (long) gale_longs[gale_item];
        i_20 = (int) gale_ints[2 * gale_items + gale_item];
        l_23 = gale_reply(gale_entry);
    }
    l_24 = (l_23 < l_19) ? l_23 : l_19;
    i_25 = (i_20 < i_16) ? i_20 : i_16;
    l_26 = (long) i_25;
    if (i_16 < 0) {
        l_27 = l_26;
    } else {
        if (i_20 < 0) {
            l_27 = l_26;
        } else {
            l_27 = l_24;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_28 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_29 = (long) i_28;
        l_30 = l_29;
    } else {
        l_30 = 0L;
    }
    GALEFS_BROADCAST(5, l_31, l_30);
    i_32 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_33 = 1 << i_32;
    i_34 = (i_33 < 65536) ? i_33 : 65536;
    i_35 = gale_div_int(i_0, gale_group_count);
    i_36 = ((int) ((uint) INT_MIN >> ((int) clz(i_35)))) & i_35;
    i_37 = i_36 << 2;
    i_38 = (i_34 < i_37) ? i_34 : i_37;
    l_39 = (long) i_38;
    l_40 = (long) ((ulong) l_31 * (ulong) l_39);
    l_41 = (l_27 < 0L) ? l_27 : 0L;
    f_42 = (0x0.0p0f);
    l_43 = l_41;
    l_44 = l_40;
    loop_31:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_34;
        }
        if (gale_resuming == 6) {
            goto loop_67;
        }
        if (!(l_44 < l_24)) {
            goto B108;
        }
        if (!(l_43 == 0L)) {
            break;
        }
        l_45 = (long) ((ulong) l_24 - (ulong) l_44);
        l_46 = (l_45 < l_39) ? l_45 : l_39;
        i_47 = (int) l_46;
        i_48 = (i_47 < 0) ? (-22) : 1;
        i_49 = (int) ((uint) i_36 * (uint) gale_group);
        i_50 = (int) get_local_id(0);
        i_51 = (int) get_local_id(0);
        i_52 = (int) get_local_id(0);
        i_53 = 0;
        i_54 = i_48;
        loop_34:;
        while (true) {
            if (gale_resuming == 5) {
                goto loop_37;
            }
            if (i_54 < 1) {
                goto B62;
            }
            if (!(i_53 < i_47)) {
                break;
            }
            l_55 = (long) i_53;
            l_56 = l_55 + (((long) i_49) << 2);
            i_57 = (int) ((uint) i_47 - (uint) i_53);
            l_58 = (long) ((ulong) l_44 + (ulong) l_55);
            l_59 = (long) ((ulong) (1L << i_32) + (ulong) (-1L));
            i_60 = (int) get_local_id(0);
            i_61 = (int) get_local_id(0);
            i_62 = 1;
            i_63 = 0;
            i_64 = 0;
            loop_37:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_62 == 1)) {
                    break;
                }
                i_65 = (int) ((uint) i_57 - (uint) i_63);
                l_66 = (long) i_63;
                l_67 = (long) ((ulong) l_58 + (ulong) l_66);
                if (i_64 == 0) {
                    i_68 = i_65;
                } else {
                    i_69 = 4096 - ((int) (l_67 & 4095L));
                    i_70 = (i_69 < i_65) ? i_69 : i_65;
                    i_68 = i_70;
                }
                if (i_61 == 0) {
                    l_71 = gale_BlockAccess_beginRead(arg_fs, i_16, l_67, i_68, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_72 = l_71;
                } else {
                    l_72 = 0L;
                }
                GALEFS_BROADCAST(6, l_73, l_72);
                if (l_73 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_16;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_item] = (ulong) l_24;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                    gale_longs[gale_items + gale_item] = (ulong) l_39;
                    gale_ints[3 * gale_items + gale_item] = as_uint(f_42);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_47;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_53;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_56;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_57;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_58;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_63;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_64;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_66;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_67;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_73); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_16 = (int) gale_ints[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    l_24 = (long) gale_longs[gale_item];
                    i_36 = (int) gale_ints[2 * gale_items + gale_item];
                    l_39 = (long) gale_longs[gale_items + gale_item];
                    f_42 = as_float(gale_ints[3 * gale_items + gale_item]);
                    l_44 = (long) gale_longs[2 * gale_items + gale_item];
                    i_47 = (int) gale_ints[4 * gale_items + gale_item];
                    i_49 = (int) gale_ints[5 * gale_items + gale_item];
                    i_53 = (int) gale_ints[6 * gale_items + gale_item];
                    l_56 = (long) gale_longs[3 * gale_items + gale_item];
                    i_57 = (int) gale_ints[7 * gale_items + gale_item];
                    l_58 = (long) gale_longs[4 * gale_items + gale_item];
                    i_63 = (int) gale_ints[8 * gale_items + gale_item];
                    i_64 = (int) gale_ints[9 * gale_items + gale_item];
                    l_66 = (long) gale_longs[5 * gale_items + gale_item];
                    l_67 = (long) gale_longs[6 * gale_items + gale_item];
                    i_32 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    i_50 = (int) get_local_id(0);
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    l_59 = (long) ((ulong) (1L << i_32) + (ulong) (-1L));
                    i_60 = (int) get_local_id(0);
                    i_61 = (int) get_local_id(0);
                    l_73 = gale_reply(gale_entry);
                }
                i_74 = (int) l_73;
                if (l_73 < 0L) {
                    i_75 = 0;
                } else {
                    i_75 = i_74;
                }
                l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_67, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_76), (arg_buffer + 16 + (l_56 + l_66)), i_75);
                GALEFS_BARRIER(7);
                if (i_60 == 0) {
                    if (!(i_75 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_75, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_77 = (int) ((uint) i_63 + (uint) i_75);
                i_78 = ((l_73 == (-117L)) || (!((i_64 == 0) || ((((long) ((ulong) l_58 + (ulong) ((long) i_77))) & l_59) == 0)))) ? 1 : 0;
                i_79 = ((l_73 == (-117L)) || (!((i_75 < 1) || (!(i_77 < i_57))))) ? 1 : 0;
                if (l_73 < 0L) {
                    if (l_73 == (-117L)) {
                        i_62 = i_79;
                        i_63 = i_77;
                        i_64 = i_78;
                    } else {
                        i_62 = i_74;
                        i_63 = i_77;
                        i_64 = i_78;
                    }
                } else {
                    i_62 = i_79;
                    i_63 = i_77;
                    i_64 = i_78;
                }
            }
            if (i_63 < 1) {
                i_80 = i_62;
            } else {
                i_80 = i_63;
            }
            i_81 = (i_80 < 1) ? 0 : i_80;
            i_82 = (int) ((uint) i_53 + (uint) i_81);
            i_53 = i_82;
            i_54 = i_80;
        }
        goto B63;
    B62:;
    B63:;
        if (i_54 < 0) {
            i_83 = i_54;
        } else {
            i_83 = i_53;
        }
        l_84 = (-12L);
        loop_67:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 6) {
                goto resume_6;
            }
            if (!(l_84 == (-12L))) {
                break;
            }
            if (i_52 == 0) {
                l_85 = gale_BlockAccess_beginMapping(arg_fs, i_20, l_44, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_86 = l_85;
            } else {
                l_86 = 0L;
            }
            GALEFS_BROADCAST(8, l_87, l_86);
            if (l_87 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_16;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_item] = (ulong) l_24;
                gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                gale_longs[gale_items + gale_item] = (ulong) l_39;
                gale_ints[3 * gale_items + gale_item] = as_uint(f_42);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                gale_ints[4 * gale_items + gale_item] = (uint) i_47;
                gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                gale_ints[6 * gale_items + gale_item] = (uint) i_83;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_87); }
                GALEFS_RETURN;
                resume_6:
                gale_resuming = 0;
                i_16 = (int) gale_ints[gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                l_24 = (long) gale_longs[gale_item];
                i_36 = (int) gale_ints[2 * gale_items + gale_item];
                l_39 = (long) gale_longs[gale_items + gale_item];
                f_42 = as_float(gale_ints[3 * gale_items + gale_item]);
                l_44 = (long) gale_longs[2 * gale_items + gale_item];
                i_47 = (int) gale_ints[4 * gale_items + gale_item];
                i_49 = (int) gale_ints[5 * gale_items + gale_item];
                i_83 = (int) gale_ints[6 * gale_items + gale_item];
                i_32 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                i_50 = (int) get_local_id(0);
                i_51 = (int) get_local_id(0);
                i_52 = (int) get_local_id(0);
                l_87 = gale_reply(gale_entry);
            }
            if (i_51 == 0) {
                if (!(l_87 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_44, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_87 < 0L) {
                l_88 = (l_87 == (-117L)) ? (-5L) : l_87;
                l_84 = l_88;
            } else {
                l_89 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_84 = l_89;
            }
        }
        if ((ulong) ((long) ((ulong) l_84 + (ulong) 4095L)) < (ulong) 4095L) {
            f_90 = f_42;
        } else {
            i_91 = (i_83 < 1) ? 0 : i_83;
            i_92 = (int) ((uint) i_91 >> 2);
            if (((int) get_local_size(0)) < 32) {
                l_93 = (long) (uint) i_92;
                i_94 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_93), ((long) ((int) get_local_size(0))));
                i_95 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_93), ((long) ((int) get_local_size(0))));
                i_96 = (int) ((uint) i_95 + (uint) (-7));
                f_97 = (0x0.0p0f);
                f_98 = (0x0.0p0f);
                f_99 = (0x0.0p0f);
                f_100 = (0x0.0p0f);
                f_101 = (0x0.0p0f);
                f_102 = (0x0.0p0f);
                f_103 = (0x0.0p0f);
                f_104 = (0x0.0p0f);
                i_105 = i_94;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_105 < i_96)) {
                        break;
                    }
                    l_106 = (long) ((int) ((uint) i_49 + (uint) i_105));
                    f_107 = *((__global gale_float *) (arg_buffer + ((l_106 << 2) + 16L)));
                    l_108 = (long) ((ulong) l_84 + (ulong) (((long) i_105) << 2));
                    f_109 = *((__global gale_float *) (arg_fs + 16 + l_108));
                    f_110 = *((__global gale_float *) (arg_buffer + (((l_106 + 1L) << 2) + 16L)));
                    f_111 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 4L))));
                    f_112 = *((__global gale_float *) (arg_buffer + (((l_106 + 2L) << 2) + 16L)));
                    f_113 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 8L))));
                    f_114 = *((__global gale_float *) (arg_buffer + (((l_106 + 3L) << 2) + 16L)));
                    f_115 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 12L))));
                    f_116 = *((__global gale_float *) (arg_buffer + (((l_106 + 4L) << 2) + 16L)));
                    f_117 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 16L))));
                    f_118 = *((__global gale_float *) (arg_buffer + (((l_106 + 5L) << 2) + 16L)));
                    f_119 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 20L))));
                    f_120 = *((__global gale_float *) (arg_buffer + (((l_106 + 6L) << 2) + 16L)));
                    f_121 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 24L))));
                    f_122 = *((__global gale_float *) (arg_buffer + (((l_106 + 7L) << 2) + 16L)));
                    f_123 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 28L))));
                    f_124 = f_104 + (f_123 * f_122);
                    f_125 = f_103 + (f_121 * f_120);
                    f_126 = f_102 + (f_119 * f_118);
                    f_127 = f_101 + (f_117 * f_116);
                    f_128 = f_100 + (f_115 * f_114);
                    f_129 = f_99 + (f_113 * f_112);
                    f_130 = f_98 + (f_111 * f_110);
                    f_131 = f_97 + (f_109 * f_107);
                    i_132 = (int) ((uint) i_105 + (uint) 8);
                    f_97 = f_131;
                    f_98 = f_130;
                    f_99 = f_129;
                    f_100 = f_128;
                    f_101 = f_127;
                    f_102 = f_126;
                    f_103 = f_125;
                    f_104 = f_124;
                    i_105 = i_132;
                }
                i_133 = i_105;
                f_134 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_133 < i_95)) {
                        break;
                    }
                    f_135 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_49 + (uint) i_133))) << 2) + 16L)));
                    f_136 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (((long) i_133) << 2)))));
                    f_137 = f_134 + (f_136 * f_135);
                    i_138 = (int) ((uint) i_133 + (uint) 1);
                    i_133 = i_138;
                    f_134 = f_137;
                }
                f_139 = f_134 + (f_104 + (f_103 + (f_102 + (f_101 + (f_100 + (f_99 + (f_97 + f_98)))))));
                f_140 = f_139;
            } else {
                i_141 = (int) get_local_size(0);
                i_142 = i_141 << 3;
                i_143 = (int) ((uint) i_142 - (uint) i_141);
                i_144 = (int) ((uint) i_92 - (uint) i_143);
                l_145 = (long) i_141;
                l_146 = l_145 << 2;
                l_147 = (l_145 << 5) - l_146;
                l_148 = l_145 << 3;
                l_149 = l_145 << 4;
                l_150 = l_148 + l_149;
                i_151 = i_141 << 1;
                i_152 = i_141 << 2;
                i_153 = (int) ((uint) i_151 + (uint) i_152);
                l_154 = l_146 + l_149;
                i_155 = (int) ((uint) i_141 + (uint) i_152);
                l_156 = l_146 + l_148;
                i_157 = (int) ((uint) i_141 + (uint) i_151);
                i_158 = (int) get_local_id(0);
                f_159 = (0x0.0p0f);
                f_160 = (0x0.0p0f);
                f_161 = (0x0.0p0f);
                f_162 = (0x0.0p0f);
                f_163 = (0x0.0p0f);
                f_164 = (0x0.0p0f);
                f_165 = (0x0.0p0f);
                f_166 = (0x0.0p0f);
                i_167 = i_158;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_167 < i_144)) {
                        break;
                    }
                    i_168 = (int) ((uint) i_49 + (uint) i_167);
                    f_169 = *((__global gale_float *) (arg_buffer + ((((long) i_168) << 2) + 16L)));
                    l_170 = (long) ((ulong) l_84 + (ulong) (((long) i_167) << 2));
                    f_171 = *((__global gale_float *) (arg_fs + 16 + l_170));
                    f_172 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_141 + (uint) i_168))) << 2) + 16L)));
                    f_173 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) l_146))));
                    f_174 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_168 + (uint) i_151))) << 2) + 16L)));
                    f_175 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) l_148))));
                    f_176 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_168 + (uint) i_157))) << 2) + 16L)));
                    f_177 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) l_156))));
                    f_178 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_168 + (uint) i_152))) << 2) + 16L)));
                    f_179 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) l_149))));
                    f_180 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_168 + (uint) i_155))) << 2) + 16L)));
                    f_181 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) l_154))));
                    f_182 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_168 + (uint) i_153))) << 2) + 16L)));
                    f_183 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) l_150))));
                    f_184 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_168 + (uint) i_143))) << 2) + 16L)));
                    f_185 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) l_147))));
                    f_186 = f_166 + (f_185 * f_184);
                    f_187 = f_165 + (f_183 * f_182);
                    f_188 = f_164 + (f_181 * f_180);
                    f_189 = f_163 + (f_179 * f_178);
                    f_190 = f_162 + (f_177 * f_176);
                    f_191 = f_161 + (f_175 * f_174);
                    f_192 = f_160 + (f_173 * f_172);
                    f_193 = f_159 + (f_171 * f_169);
                    i_194 = (int) ((uint) i_167 + (uint) i_142);
                    f_159 = f_193;
                    f_160 = f_192;
                    f_161 = f_191;
                    f_162 = f_190;
                    f_163 = f_189;
                    f_164 = f_188;
                    f_165 = f_187;
                    f_166 = f_186;
                    i_167 = i_194;
                }
                i_195 = i_167;
                f_196 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_195 < i_92)) {
                        break;
                    }
                    f_197 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_49 + (uint) i_195))) << 2) + 16L)));
                    f_198 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (((long) i_195) << 2)))));
                    f_199 = f_196 + (f_198 * f_197);
                    i_200 = (int) ((uint) i_141 + (uint) i_195);
                    i_195 = i_200;
                    f_196 = f_199;
                }
                f_201 = f_196 + (f_166 + (f_165 + (f_164 + (f_163 + (f_162 + (f_161 + (f_159 + f_160)))))));
                f_140 = f_201;
            }
            if (((int) get_local_id(0)) == 0) {
                l_202 = gale_BlockAccess_endMapping(arg_fs, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_203 = l_202;
            } else {
                l_203 = 0L;
            }
            GALEFS_BROADCAST(9, l_204, l_203);
            f_205 = f_42 + f_140;
            f_90 = f_205;
        }
        l_206 = (long) i_83;
        if (l_84 < (-4095L)) {
            l_207 = l_206;
        } else {
            l_208 = (l_84 < l_206) ? l_84 : l_206;
            l_207 = l_208;
        }
        if (i_50 == 0) {
            i_209 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_210 = (long) i_209;
            l_211 = l_210;
        } else {
            l_211 = 0L;
        }
        GALEFS_BROADCAST(10, l_212, l_211);
        l_213 = (long) ((ulong) l_39 * (ulong) l_212);
        l_214 = (l_207 < 0L) ? l_207 : 0L;
        f_42 = f_90;
        l_43 = l_214;
        l_44 = l_213;
    }
    goto B109;
B108:;
B109:;
    if (((int) get_local_id(0)) == 0) {
        l_215 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_216 = l_215;
    } else {
        l_216 = 0L;
    }
    GALEFS_BROADCAST(11, l_217, l_216);
    if (l_217 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_ints[gale_items + gale_item] = as_uint(f_42);
        gale_longs[gale_item] = (ulong) l_43;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_217); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_20 = (int) gale_ints[gale_item];
        f_42 = as_float(gale_ints[gale_items + gale_item]);
        l_43 = (long) gale_longs[gale_item];
        l_217 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_218 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_219 = l_218;
    } else {
        l_219 = 0L;
    }
    GALEFS_BROADCAST(12, l_220, l_219);
    if (l_220 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_42);
        gale_longs[gale_item] = (ulong) l_43;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_220); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        f_42 = as_float(gale_ints[gale_item]);
        l_43 = (long) gale_longs[gale_item];
        l_220 = gale_reply(gale_entry);
    }
    if (l_43 < 0L) {
        i_221 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_43));
    }
    GALEFS_LOCAL_BARRIER(13);
    i_222 = (int) get_local_id(0);
    l_223 = (-16L) + ((((long) i_222) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_223)) = f_42;
    GALEFS_LOCAL_BARRIER(14);
    i_224 = (int) get_local_size(0);
    i_225 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_225 < i_224)) {
            break;
        }
        i_226 = i_225 << 1;
        if ((i_222 & ((int) ((uint) i_226 + (uint) (-1)))) == 0) {
            i_227 = (int) ((uint) i_222 + (uint) i_225);
            if (i_227 < i_224) {
                f_228 = *((__local gale_float *) (gale_scratch_memory + l_223));
                f_229 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_227) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_223)) = (f_228 + f_229);
            }
        }
        GALEFS_LOCAL_BARRIER(15);
        i_225 = i_226;
    }
    f_230 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_230;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
