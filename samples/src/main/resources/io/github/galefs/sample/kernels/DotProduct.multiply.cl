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
// bytecode SHA-256: 4e65d8c1957806d34c6fde338332d2c50b84258996b95e3968a8a6f5f6ef7392
// functions SHA-256: 1b5b9edf88baf4408037820e9a87e13d30c4b9916fb104474752d7dcb83a9665
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_107) VARIABLE(float, f_157) VARIABLE(float, f_52) VARIABLE(int, i_0) VARIABLE(int, i_22) VARIABLE(int, i_243) VARIABLE(int, i_245) VARIABLE(int, i_247) VARIABLE(int, i_28) VARIABLE(int, i_42) VARIABLE(int, i_46) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_67) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_96) VARIABLE(long, l_1) VARIABLE(long, l_11) VARIABLE(long, l_21) VARIABLE(long, l_224) VARIABLE(long, l_244) VARIABLE(long, l_27) VARIABLE(long, l_34) VARIABLE(long, l_37) VARIABLE(long, l_49) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_66) VARIABLE(long, l_68) VARIABLE(long, l_69) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_86) VARIABLE(long, l_97)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(l_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_22) VARIABLE(l_21)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(l_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(l_34) VARIABLE(l_37)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_67) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_54) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_77) VARIABLE(l_78)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_67) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_54) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_86)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_96) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_54)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_157) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_96) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_97)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_157) VARIABLE(f_52) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_59) VARIABLE(i_96) VARIABLE(l_34) VARIABLE(l_49) VARIABLE(l_97)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_107) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(l_224) VARIABLE(l_34) VARIABLE(l_49)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_52) VARIABLE(i_28) VARIABLE(l_53)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_52) VARIABLE(l_53)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_52)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_243) VARIABLE(l_244)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_243) VARIABLE(i_245) VARIABLE(i_247) VARIABLE(l_244)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_52, f_107, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_124, f_126, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_138, f_139, f_140, f_141, f_142, f_143, f_144, f_145, f_146, f_147, f_148, f_151, f_152, f_153, f_154, f_156, f_157, f_176, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_186, f_188, f_189, f_190, f_191, f_192, f_193, f_194, f_195, f_196, f_197, f_198, f_199, f_200, f_201, f_202, f_203, f_204, f_205, f_206, f_207, f_208, f_209, f_210, f_213, f_214, f_215, f_216, f_218, f_222, f_249, f_250, f_251;
    int i_0, i_6, i_7, i_16, i_17, i_22, i_28, i_35, i_38, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_67, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_79, i_80, i_81, i_87, i_88, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_103, i_104, i_108, i_109, i_111, i_112, i_113, i_122, i_149, i_150, i_155, i_158, i_159, i_160, i_161, i_168, i_169, i_170, i_172, i_174, i_175, i_184, i_185, i_211, i_212, i_217, i_226, i_242, i_243, i_245, i_246, i_247, i_248;
    long l_1, l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_18, l_19, l_20, l_21, l_23, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_33, l_34, l_36, l_37, l_39, l_40, l_41, l_49, l_50, l_51, l_53, l_54, l_55, l_56, l_65, l_66, l_68, l_69, l_77, l_78, l_82, l_83, l_84, l_85, l_86, l_89, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_106, l_110, l_123, l_125, l_162, l_163, l_164, l_165, l_166, l_167, l_171, l_173, l_187, l_219, l_220, l_221, l_223, l_224, l_225, l_227, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_237, l_238, l_239, l_240, l_241, l_244;
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
        i_58 = (int) ((uint) i_46 * (uint) gale_group);
        i_59 = (int) get_local_id(0);
        i_60 = (int) get_local_id(0);
        i_61 = (int) get_local_id(0);
        i_62 = (int) get_local_id(0);
        i_63 = 0;
        i_64 = 1;
        loop_54:;
        while (true) {
            if (gale_resuming == 5) {
                goto loop_57;
            }
            if (i_64 < 1) {
                goto B87;
            }
            if (!(i_63 < i_57)) {
                break;
            }
            l_65 = (long) i_63;
            l_66 = l_65 + (((long) i_58) << 2);
            i_67 = (int) ((uint) i_57 - (uint) i_63);
            l_68 = (long) ((ulong) l_54 + (ulong) l_65);
            l_69 = (long) ((ulong) (1L << i_42) + (ulong) (-1L));
            i_70 = (int) get_local_id(0);
            i_71 = (int) get_local_id(0);
            i_72 = (int) get_local_id(0);
            i_73 = 1;
            i_74 = 0;
            i_75 = 0;
            loop_57:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_73 == 1)) {
                    break;
                }
                i_76 = (int) ((uint) i_67 - (uint) i_74);
                l_77 = (long) i_74;
                l_78 = (long) ((ulong) l_68 + (ulong) l_77);
                if (i_75 == 0) {
                    i_79 = i_76;
                } else {
                    i_80 = 4096 - ((int) (l_78 & 4095L));
                    i_81 = (i_80 < i_76) ? i_80 : i_76;
                    i_79 = i_81;
                }
                if (i_72 == 0) {
                    l_82 = gale_BlockAccess_beginRead(arg_fs, i_22, l_78, i_79, gale_group);
                    l_83 = l_82;
                } else {
                    l_83 = 0L;
                }
                if (i_71 == 0) {
                    if (l_83 < (-4611686018427387904L)) {
                        l_84 = gale_HostCall_awaitReply(arg_fs, l_83, gale_group);
                        l_85 = l_84;
                    } else {
                        l_85 = l_83;
                    }
                } else {
                    l_85 = l_83;
                }
                GALEFS_BROADCAST(6, l_86, l_85);
                if (l_86 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_28;
                    gale_longs[gale_item] = (ulong) l_34;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_46;
                    gale_longs[gale_items + gale_item] = (ulong) l_49;
                    gale_ints[3 * gale_items + gale_item] = as_uint(f_52);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_54;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_57;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_58;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_63;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_66;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_67;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_68;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_74;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_75;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_77;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_78;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_86); }
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
                    i_58 = (int) gale_ints[5 * gale_items + gale_item];
                    i_63 = (int) gale_ints[6 * gale_items + gale_item];
                    l_66 = (long) gale_longs[3 * gale_items + gale_item];
                    i_67 = (int) gale_ints[7 * gale_items + gale_item];
                    l_68 = (long) gale_longs[4 * gale_items + gale_item];
                    i_74 = (int) gale_ints[8 * gale_items + gale_item];
                    i_75 = (int) gale_ints[9 * gale_items + gale_item];
                    l_77 = (long) gale_longs[5 * gale_items + gale_item];
                    l_78 = (long) gale_longs[6 * gale_items + gale_item];
                    i_42 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    i_59 = (int) get_local_id(0);
                    i_60 = (int) get_local_id(0);
                    i_61 = (int) get_local_id(0);
                    i_62 = (int) get_local_id(0);
                    l_69 = (long) ((ulong) (1L << i_42) + (ulong) (-1L));
                    i_70 = (int) get_local_id(0);
                    i_71 = (int) get_local_id(0);
                    i_72 = (int) get_local_id(0);
                    l_86 = gale_reply(gale_entry);
                }
                i_87 = (int) l_86;
                if (l_86 < 0L) {
                    i_88 = 0;
                } else {
                    i_88 = i_87;
                }
                l_89 = gale_BlockAccess_offsetInRegion(arg_fs, l_86, l_78, gale_group);
                gale_copy((arg_fs + 16 + l_89), (arg_buffer + 16 + (l_66 + l_77)), i_88);
                GALEFS_BARRIER(7);
                if (i_70 == 0) {
                    if (!(i_88 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_88, gale_group);
                    }
                }
                i_90 = (int) ((uint) i_74 + (uint) i_88);
                i_91 = ((l_86 == (-117L)) || (!((i_75 == 0) || ((((long) ((ulong) l_68 + (ulong) ((long) i_90))) & l_69) == 0)))) ? 1 : 0;
                i_92 = ((l_86 == (-117L)) || (!((i_88 < 1) || (!(i_90 < i_67))))) ? 1 : 0;
                if (l_86 < 0L) {
                    if (l_86 == (-117L)) {
                        i_73 = i_92;
                        i_74 = i_90;
                        i_75 = i_91;
                    } else {
                        i_73 = i_87;
                        i_74 = i_90;
                        i_75 = i_91;
                    }
                } else {
                    i_73 = i_92;
                    i_74 = i_90;
                    i_75 = i_91;
                }
            }
            if (i_74 < 1) {
                i_93 = i_73;
            } else {
                i_93 = i_74;
            }
            i_94 = (i_93 < 1) ? 0 : i_93;
            i_95 = (int) ((uint) i_63 + (uint) i_94);
            i_63 = i_95;
            i_64 = i_93;
        }
        goto B88;
    B87:;
    B88:;
        if (i_64 < 0) {
            i_96 = i_64;
        } else {
            i_96 = i_63;
        }
        l_97 = (-12L);
        loop_92:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 6) {
                goto resume_6;
            }
            if (!(l_97 == (-12L))) {
                break;
            }
            if (i_62 == 0) {
                l_98 = gale_BlockAccess_beginMapping(arg_fs, i_28, l_54, i_57, gale_group);
                l_99 = l_98;
            } else {
                l_99 = 0L;
            }
            if (i_61 == 0) {
                if (l_99 < (-4611686018427387904L)) {
                    l_100 = gale_HostCall_awaitReply(arg_fs, l_99, gale_group);
                    l_101 = l_100;
                } else {
                    l_101 = l_99;
                }
            } else {
                l_101 = l_99;
            }
            GALEFS_BROADCAST(8, l_102, l_101);
            if (l_102 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_longs[gale_item] = (ulong) l_34;
                gale_ints[2 * gale_items + gale_item] = (uint) i_46;
                gale_longs[gale_items + gale_item] = (ulong) l_49;
                gale_ints[3 * gale_items + gale_item] = as_uint(f_52);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_54;
                gale_ints[4 * gale_items + gale_item] = (uint) i_57;
                gale_ints[5 * gale_items + gale_item] = (uint) i_58;
                gale_ints[6 * gale_items + gale_item] = (uint) i_96;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_102); }
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
                i_58 = (int) gale_ints[5 * gale_items + gale_item];
                i_96 = (int) gale_ints[6 * gale_items + gale_item];
                i_42 = *((__global gale_int *) (arg_fs + 16 + 148L));
                i_59 = (int) get_local_id(0);
                i_60 = (int) get_local_id(0);
                i_61 = (int) get_local_id(0);
                i_62 = (int) get_local_id(0);
                l_102 = gale_reply(gale_entry);
            }
            if (i_60 == 0) {
                if (!(l_102 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_54, 1, gale_group);
                    i_103 = gale_group;
                    i_104 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_103 & ((int) ((uint) (1 << i_104) + (uint) (-1))))) << 6) + (((long) (i_103 >> i_104)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_102 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_102 < 0L) {
                l_105 = (l_102 == (-117L)) ? (-5L) : l_102;
                l_97 = l_105;
            } else {
                l_106 = gale_BlockAccess_offsetInRegion(arg_fs, l_102, l_54, gale_group);
                l_97 = l_106;
            }
        }
        if ((ulong) ((long) ((ulong) l_97 + (ulong) 4095L)) < (ulong) 4095L) {
            f_107 = f_52;
        } else {
            i_108 = (i_96 < 1) ? 0 : i_96;
            i_109 = (int) ((uint) i_108 >> 2);
            if (((int) get_local_size(0)) < 32) {
                l_110 = (long) (uint) i_109;
                i_111 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_110), ((long) ((int) get_local_size(0))));
                i_112 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_110), ((long) ((int) get_local_size(0))));
                i_113 = (int) ((uint) i_112 + (uint) (-7));
                f_114 = (0x0.0p0f);
                f_115 = (0x0.0p0f);
                f_116 = (0x0.0p0f);
                f_117 = (0x0.0p0f);
                f_118 = (0x0.0p0f);
                f_119 = (0x0.0p0f);
                f_120 = (0x0.0p0f);
                f_121 = (0x0.0p0f);
                i_122 = i_111;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_122 < i_113)) {
                        break;
                    }
                    l_123 = (long) ((int) ((uint) i_58 + (uint) i_122));
                    f_124 = *((__global gale_float *) (arg_buffer + ((l_123 << 2) + 16L)));
                    l_125 = (long) ((ulong) l_97 + (ulong) (((long) i_122) << 2));
                    f_126 = *((__global gale_float *) (arg_fs + 16 + l_125));
                    f_127 = *((__global gale_float *) (arg_buffer + (((l_123 + 1L) << 2) + 16L)));
                    f_128 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 4L))));
                    f_129 = *((__global gale_float *) (arg_buffer + (((l_123 + 2L) << 2) + 16L)));
                    f_130 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L))));
                    f_131 = *((__global gale_float *) (arg_buffer + (((l_123 + 3L) << 2) + 16L)));
                    f_132 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 12L))));
                    f_133 = *((__global gale_float *) (arg_buffer + (((l_123 + 4L) << 2) + 16L)));
                    f_134 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 16L))));
                    f_135 = *((__global gale_float *) (arg_buffer + (((l_123 + 5L) << 2) + 16L)));
                    f_136 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 20L))));
                    f_137 = *((__global gale_float *) (arg_buffer + (((l_123 + 6L) << 2) + 16L)));
                    f_138 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 24L))));
                    f_139 = *((__global gale_float *) (arg_buffer + (((l_123 + 7L) << 2) + 16L)));
                    f_140 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 28L))));
                    f_141 = f_121 + (f_140 * f_139);
                    f_142 = f_120 + (f_138 * f_137);
                    f_143 = f_119 + (f_136 * f_135);
                    f_144 = f_118 + (f_134 * f_133);
                    f_145 = f_117 + (f_132 * f_131);
                    f_146 = f_116 + (f_130 * f_129);
                    f_147 = f_115 + (f_128 * f_127);
                    f_148 = f_114 + (f_126 * f_124);
                    i_149 = (int) ((uint) i_122 + (uint) 8);
                    f_114 = f_148;
                    f_115 = f_147;
                    f_116 = f_146;
                    f_117 = f_145;
                    f_118 = f_144;
                    f_119 = f_143;
                    f_120 = f_142;
                    f_121 = f_141;
                    i_122 = i_149;
                }
                i_150 = i_122;
                f_151 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_150 < i_112)) {
                        break;
                    }
                    f_152 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_58 + (uint) i_150))) << 2) + 16L)));
                    f_153 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) (((long) i_150) << 2)))));
                    f_154 = f_151 + (f_153 * f_152);
                    i_155 = (int) ((uint) i_150 + (uint) 1);
                    i_150 = i_155;
                    f_151 = f_154;
                }
                f_156 = f_151 + (f_121 + (f_120 + (f_119 + (f_118 + (f_117 + (f_116 + (f_114 + f_115)))))));
                f_157 = f_156;
            } else {
                i_158 = (int) get_local_size(0);
                i_159 = i_158 << 3;
                i_160 = (int) ((uint) i_159 - (uint) i_158);
                i_161 = (int) ((uint) i_109 - (uint) i_160);
                l_162 = (long) i_158;
                l_163 = l_162 << 2;
                l_164 = (l_162 << 5) - l_163;
                l_165 = l_162 << 3;
                l_166 = l_162 << 4;
                l_167 = l_165 + l_166;
                i_168 = i_158 << 1;
                i_169 = i_158 << 2;
                i_170 = (int) ((uint) i_168 + (uint) i_169);
                l_171 = l_163 + l_166;
                i_172 = (int) ((uint) i_158 + (uint) i_169);
                l_173 = l_163 + l_165;
                i_174 = (int) ((uint) i_158 + (uint) i_168);
                i_175 = (int) get_local_id(0);
                f_176 = (0x0.0p0f);
                f_177 = (0x0.0p0f);
                f_178 = (0x0.0p0f);
                f_179 = (0x0.0p0f);
                f_180 = (0x0.0p0f);
                f_181 = (0x0.0p0f);
                f_182 = (0x0.0p0f);
                f_183 = (0x0.0p0f);
                i_184 = i_175;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_184 < i_161)) {
                        break;
                    }
                    i_185 = (int) ((uint) i_58 + (uint) i_184);
                    f_186 = *((__global gale_float *) (arg_buffer + ((((long) i_185) << 2) + 16L)));
                    l_187 = (long) ((ulong) l_97 + (ulong) (((long) i_184) << 2));
                    f_188 = *((__global gale_float *) (arg_fs + 16 + l_187));
                    f_189 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_158 + (uint) i_185))) << 2) + 16L)));
                    f_190 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) l_163))));
                    f_191 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_185 + (uint) i_168))) << 2) + 16L)));
                    f_192 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) l_165))));
                    f_193 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_185 + (uint) i_174))) << 2) + 16L)));
                    f_194 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) l_173))));
                    f_195 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_185 + (uint) i_169))) << 2) + 16L)));
                    f_196 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) l_166))));
                    f_197 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_185 + (uint) i_172))) << 2) + 16L)));
                    f_198 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) l_171))));
                    f_199 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_185 + (uint) i_170))) << 2) + 16L)));
                    f_200 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) l_167))));
                    f_201 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_185 + (uint) i_160))) << 2) + 16L)));
                    f_202 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) l_164))));
                    f_203 = f_183 + (f_202 * f_201);
                    f_204 = f_182 + (f_200 * f_199);
                    f_205 = f_181 + (f_198 * f_197);
                    f_206 = f_180 + (f_196 * f_195);
                    f_207 = f_179 + (f_194 * f_193);
                    f_208 = f_178 + (f_192 * f_191);
                    f_209 = f_177 + (f_190 * f_189);
                    f_210 = f_176 + (f_188 * f_186);
                    i_211 = (int) ((uint) i_184 + (uint) i_159);
                    f_176 = f_210;
                    f_177 = f_209;
                    f_178 = f_208;
                    f_179 = f_207;
                    f_180 = f_206;
                    f_181 = f_205;
                    f_182 = f_204;
                    f_183 = f_203;
                    i_184 = i_211;
                }
                i_212 = i_184;
                f_213 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_212 < i_109)) {
                        break;
                    }
                    f_214 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_58 + (uint) i_212))) << 2) + 16L)));
                    f_215 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) (((long) i_212) << 2)))));
                    f_216 = f_213 + (f_215 * f_214);
                    i_217 = (int) ((uint) i_158 + (uint) i_212);
                    i_212 = i_217;
                    f_213 = f_216;
                }
                f_218 = f_213 + (f_183 + (f_182 + (f_181 + (f_180 + (f_179 + (f_178 + (f_176 + f_177)))))));
                f_157 = f_218;
            }
            GALEFS_BARRIER(9);
            if (((int) get_local_id(0)) == 0) {
                l_219 = gale_BlockAccess_endMapping(arg_fs, i_57, gale_group);
                l_220 = l_219;
            } else {
                l_220 = 0L;
            }
            GALEFS_BROADCAST(10, l_221, l_220);
            f_222 = f_52 + f_157;
            f_107 = f_222;
        }
        l_223 = (long) i_96;
        if (l_97 < (-4095L)) {
            l_224 = l_223;
        } else {
            l_225 = (l_97 < l_223) ? l_97 : l_223;
            l_224 = l_225;
        }
        if (i_59 == 0) {
            i_226 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_227 = (long) i_226;
            l_228 = l_227;
        } else {
            l_228 = 0L;
        }
        GALEFS_BROADCAST(11, l_229, l_228);
        l_230 = (long) ((ulong) l_49 * (ulong) l_229);
        l_231 = (l_224 < 0L) ? l_224 : 0L;
        f_52 = f_107;
        l_53 = l_231;
        l_54 = l_230;
    }
    goto B139;
B138:;
B139:;
    if (((int) get_local_id(0)) == 0) {
        l_232 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_233 = l_232;
    } else {
        l_233 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_233 < (-4611686018427387904L)) {
            l_234 = gale_HostCall_awaitReply(arg_fs, l_233, gale_group);
            l_235 = l_234;
        } else {
            l_235 = l_233;
        }
    } else {
        l_235 = l_233;
    }
    GALEFS_BROADCAST(12, l_236, l_235);
    if (l_236 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_28;
        gale_ints[gale_items + gale_item] = as_uint(f_52);
        gale_longs[gale_item] = (ulong) l_53;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_236); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_28 = (int) gale_ints[gale_item];
        f_52 = as_float(gale_ints[gale_items + gale_item]);
        l_53 = (long) gale_longs[gale_item];
        l_236 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_237 = gale_OpenFileCalls_beginClose(arg_fs, i_28, gale_group);
        l_238 = l_237;
    } else {
        l_238 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_238 < (-4611686018427387904L)) {
            l_239 = gale_HostCall_awaitReply(arg_fs, l_238, gale_group);
            l_240 = l_239;
        } else {
            l_240 = l_238;
        }
    } else {
        l_240 = l_238;
    }
    GALEFS_BROADCAST(13, l_241, l_240);
    if (l_241 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_52);
        gale_longs[gale_item] = (ulong) l_53;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_241); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        f_52 = as_float(gale_ints[gale_item]);
        l_53 = (long) gale_longs[gale_item];
        l_241 = gale_reply(gale_entry);
    }
    if (l_53 < 0L) {
        i_242 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_53));
    }
    GALEFS_LOCAL_BARRIER(14);
    i_243 = (int) get_local_id(0);
    l_244 = (-16L) + ((((long) i_243) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_244)) = f_52;
    GALEFS_LOCAL_BARRIER(15);
    i_245 = (int) get_local_size(0);
    i_246 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_246 < i_245)) {
            break;
        }
        i_247 = i_246 << 1;
        if ((i_243 & ((int) ((uint) i_247 + (uint) (-1)))) == 0) {
            i_248 = (int) ((uint) i_243 + (uint) i_246);
            if (i_248 < i_245) {
                f_249 = *((__local gale_float *) (gale_scratch_memory + l_244));
                f_250 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_248) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_244)) = (f_249 + f_250);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_246 = i_247;
    }
    f_251 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_251;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_139) VARIABLE(float, f_42) VARIABLE(float, f_89) VARIABLE(int, i_0) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_221) VARIABLE(int, i_223) VARIABLE(int, i_225) VARIABLE(int, i_32) VARIABLE(int, i_36) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_56) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_82) VARIABLE(long, l_1) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_206) VARIABLE(long, l_222) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_39) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_55) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_72) VARIABLE(long, l_8) VARIABLE(long, l_83)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(l_15)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(l_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(l_24) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_42) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(l_24) VARIABLE(l_39) VARIABLE(l_44) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_65) VARIABLE(l_66)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_42) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_24) VARIABLE(l_39) VARIABLE(l_44) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_72)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_42) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_82) VARIABLE(l_24) VARIABLE(l_39) VARIABLE(l_44)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_139) VARIABLE(f_42) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_49) VARIABLE(i_82) VARIABLE(l_24) VARIABLE(l_39) VARIABLE(l_83)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_89) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(l_206) VARIABLE(l_24) VARIABLE(l_39)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_42) VARIABLE(i_20) VARIABLE(l_43)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_42) VARIABLE(l_43)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_42)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_221) VARIABLE(l_222)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_221) VARIABLE(i_223) VARIABLE(i_225) VARIABLE(l_222)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_42, f_89, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_106, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_133, f_134, f_135, f_136, f_138, f_139, f_158, f_159, f_160, f_161, f_162, f_163, f_164, f_165, f_168, f_170, f_171, f_172, f_173, f_174, f_175, f_176, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_184, f_185, f_186, f_187, f_188, f_189, f_190, f_191, f_192, f_195, f_196, f_197, f_198, f_200, f_204, f_227, f_228, f_229;
    int i_0, i_5, i_6, i_12, i_13, i_16, i_20, i_25, i_28, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_56, i_59, i_60, i_61, i_62, i_63, i_64, i_67, i_68, i_69, i_73, i_74, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_90, i_91, i_93, i_94, i_95, i_104, i_131, i_132, i_137, i_140, i_141, i_142, i_143, i_150, i_151, i_152, i_154, i_156, i_157, i_166, i_167, i_193, i_194, i_199, i_208, i_220, i_221, i_223, i_224, i_225, i_226;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_14, l_15, l_17, l_18, l_19, l_21, l_22, l_23, l_24, l_26, l_27, l_29, l_30, l_31, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_54, l_55, l_57, l_58, l_65, l_66, l_70, l_71, l_72, l_75, l_83, l_84, l_85, l_86, l_87, l_88, l_92, l_105, l_107, l_144, l_145, l_146, l_147, l_148, l_149, l_153, l_155, l_169, l_201, l_202, l_203, l_205, l_206, l_207, l_209, l_210, l_211, l_212, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_222;
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
        i_48 = (int) ((uint) i_36 * (uint) gale_group);
        i_49 = (int) get_local_id(0);
        i_50 = (int) get_local_id(0);
        i_51 = (int) get_local_id(0);
        i_52 = 0;
        i_53 = 1;
        loop_34:;
        while (true) {
            if (gale_resuming == 5) {
                goto loop_37;
            }
            if (i_53 < 1) {
                goto B62;
            }
            if (!(i_52 < i_47)) {
                break;
            }
            l_54 = (long) i_52;
            l_55 = l_54 + (((long) i_48) << 2);
            i_56 = (int) ((uint) i_47 - (uint) i_52);
            l_57 = (long) ((ulong) l_44 + (ulong) l_54);
            l_58 = (long) ((ulong) (1L << i_32) + (ulong) (-1L));
            i_59 = (int) get_local_id(0);
            i_60 = (int) get_local_id(0);
            i_61 = 1;
            i_62 = 0;
            i_63 = 0;
            loop_37:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_61 == 1)) {
                    break;
                }
                i_64 = (int) ((uint) i_56 - (uint) i_62);
                l_65 = (long) i_62;
                l_66 = (long) ((ulong) l_57 + (ulong) l_65);
                if (i_63 == 0) {
                    i_67 = i_64;
                } else {
                    i_68 = 4096 - ((int) (l_66 & 4095L));
                    i_69 = (i_68 < i_64) ? i_68 : i_64;
                    i_67 = i_69;
                }
                if (i_60 == 0) {
                    l_70 = gale_BlockAccess_beginRead(arg_fs, i_16, l_66, i_67, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_71 = l_70;
                } else {
                    l_71 = 0L;
                }
                GALEFS_BROADCAST(6, l_72, l_71);
                if (l_72 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_16;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_item] = (ulong) l_24;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                    gale_longs[gale_items + gale_item] = (ulong) l_39;
                    gale_ints[3 * gale_items + gale_item] = as_uint(f_42);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_47;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_52;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_55;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_56;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_57;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_62;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_63;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_65;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_66;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_72); }
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
                    i_48 = (int) gale_ints[5 * gale_items + gale_item];
                    i_52 = (int) gale_ints[6 * gale_items + gale_item];
                    l_55 = (long) gale_longs[3 * gale_items + gale_item];
                    i_56 = (int) gale_ints[7 * gale_items + gale_item];
                    l_57 = (long) gale_longs[4 * gale_items + gale_item];
                    i_62 = (int) gale_ints[8 * gale_items + gale_item];
                    i_63 = (int) gale_ints[9 * gale_items + gale_item];
                    l_65 = (long) gale_longs[5 * gale_items + gale_item];
                    l_66 = (long) gale_longs[6 * gale_items + gale_item];
                    i_32 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    i_49 = (int) get_local_id(0);
                    i_50 = (int) get_local_id(0);
                    i_51 = (int) get_local_id(0);
                    l_58 = (long) ((ulong) (1L << i_32) + (ulong) (-1L));
                    i_59 = (int) get_local_id(0);
                    i_60 = (int) get_local_id(0);
                    l_72 = gale_reply(gale_entry);
                }
                i_73 = (int) l_72;
                if (l_72 < 0L) {
                    i_74 = 0;
                } else {
                    i_74 = i_73;
                }
                l_75 = gale_BlockAccess_offsetInRegion(arg_fs, l_72, l_66, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_75), (arg_buffer + 16 + (l_55 + l_65)), i_74);
                GALEFS_BARRIER(7);
                if (i_59 == 0) {
                    if (!(i_74 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_74, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_76 = (int) ((uint) i_62 + (uint) i_74);
                i_77 = ((l_72 == (-117L)) || (!((i_63 == 0) || ((((long) ((ulong) l_57 + (ulong) ((long) i_76))) & l_58) == 0)))) ? 1 : 0;
                i_78 = ((l_72 == (-117L)) || (!((i_74 < 1) || (!(i_76 < i_56))))) ? 1 : 0;
                if (l_72 < 0L) {
                    if (l_72 == (-117L)) {
                        i_61 = i_78;
                        i_62 = i_76;
                        i_63 = i_77;
                    } else {
                        i_61 = i_73;
                        i_62 = i_76;
                        i_63 = i_77;
                    }
                } else {
                    i_61 = i_78;
                    i_62 = i_76;
                    i_63 = i_77;
                }
            }
            if (i_62 < 1) {
                i_79 = i_61;
            } else {
                i_79 = i_62;
            }
            i_80 = (i_79 < 1) ? 0 : i_79;
            i_81 = (int) ((uint) i_52 + (uint) i_80);
            i_52 = i_81;
            i_53 = i_79;
        }
        goto B63;
    B62:;
    B63:;
        if (i_53 < 0) {
            i_82 = i_53;
        } else {
            i_82 = i_52;
        }
        l_83 = (-12L);
        loop_67:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 6) {
                goto resume_6;
            }
            if (!(l_83 == (-12L))) {
                break;
            }
            if (i_51 == 0) {
                l_84 = gale_BlockAccess_beginMapping(arg_fs, i_20, l_44, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_85 = l_84;
            } else {
                l_85 = 0L;
            }
            GALEFS_BROADCAST(8, l_86, l_85);
            if (l_86 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_16;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_item] = (ulong) l_24;
                gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                gale_longs[gale_items + gale_item] = (ulong) l_39;
                gale_ints[3 * gale_items + gale_item] = as_uint(f_42);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                gale_ints[4 * gale_items + gale_item] = (uint) i_47;
                gale_ints[5 * gale_items + gale_item] = (uint) i_48;
                gale_ints[6 * gale_items + gale_item] = (uint) i_82;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_86); }
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
                i_48 = (int) gale_ints[5 * gale_items + gale_item];
                i_82 = (int) gale_ints[6 * gale_items + gale_item];
                i_32 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                i_49 = (int) get_local_id(0);
                i_50 = (int) get_local_id(0);
                i_51 = (int) get_local_id(0);
                l_86 = gale_reply(gale_entry);
            }
            if (i_50 == 0) {
                if (!(l_86 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_44, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_86 < 0L) {
                l_87 = (l_86 == (-117L)) ? (-5L) : l_86;
                l_83 = l_87;
            } else {
                l_88 = gale_BlockAccess_offsetInRegion(arg_fs, l_86, l_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_83 = l_88;
            }
        }
        if ((ulong) ((long) ((ulong) l_83 + (ulong) 4095L)) < (ulong) 4095L) {
            f_89 = f_42;
        } else {
            i_90 = (i_82 < 1) ? 0 : i_82;
            i_91 = (int) ((uint) i_90 >> 2);
            if (((int) get_local_size(0)) < 32) {
                l_92 = (long) (uint) i_91;
                i_93 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_92), ((long) ((int) get_local_size(0))));
                i_94 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_92), ((long) ((int) get_local_size(0))));
                i_95 = (int) ((uint) i_94 + (uint) (-7));
                f_96 = (0x0.0p0f);
                f_97 = (0x0.0p0f);
                f_98 = (0x0.0p0f);
                f_99 = (0x0.0p0f);
                f_100 = (0x0.0p0f);
                f_101 = (0x0.0p0f);
                f_102 = (0x0.0p0f);
                f_103 = (0x0.0p0f);
                i_104 = i_93;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_104 < i_95)) {
                        break;
                    }
                    l_105 = (long) ((int) ((uint) i_48 + (uint) i_104));
                    f_106 = *((__global gale_float *) (arg_buffer + ((l_105 << 2) + 16L)));
                    l_107 = (long) ((ulong) l_83 + (ulong) (((long) i_104) << 2));
                    f_108 = *((__global gale_float *) (arg_fs + 16 + l_107));
                    f_109 = *((__global gale_float *) (arg_buffer + (((l_105 + 1L) << 2) + 16L)));
                    f_110 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 4L))));
                    f_111 = *((__global gale_float *) (arg_buffer + (((l_105 + 2L) << 2) + 16L)));
                    f_112 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 8L))));
                    f_113 = *((__global gale_float *) (arg_buffer + (((l_105 + 3L) << 2) + 16L)));
                    f_114 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 12L))));
                    f_115 = *((__global gale_float *) (arg_buffer + (((l_105 + 4L) << 2) + 16L)));
                    f_116 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 16L))));
                    f_117 = *((__global gale_float *) (arg_buffer + (((l_105 + 5L) << 2) + 16L)));
                    f_118 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 20L))));
                    f_119 = *((__global gale_float *) (arg_buffer + (((l_105 + 6L) << 2) + 16L)));
                    f_120 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 24L))));
                    f_121 = *((__global gale_float *) (arg_buffer + (((l_105 + 7L) << 2) + 16L)));
                    f_122 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 28L))));
                    f_123 = f_103 + (f_122 * f_121);
                    f_124 = f_102 + (f_120 * f_119);
                    f_125 = f_101 + (f_118 * f_117);
                    f_126 = f_100 + (f_116 * f_115);
                    f_127 = f_99 + (f_114 * f_113);
                    f_128 = f_98 + (f_112 * f_111);
                    f_129 = f_97 + (f_110 * f_109);
                    f_130 = f_96 + (f_108 * f_106);
                    i_131 = (int) ((uint) i_104 + (uint) 8);
                    f_96 = f_130;
                    f_97 = f_129;
                    f_98 = f_128;
                    f_99 = f_127;
                    f_100 = f_126;
                    f_101 = f_125;
                    f_102 = f_124;
                    f_103 = f_123;
                    i_104 = i_131;
                }
                i_132 = i_104;
                f_133 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_132 < i_94)) {
                        break;
                    }
                    f_134 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_48 + (uint) i_132))) << 2) + 16L)));
                    f_135 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) (((long) i_132) << 2)))));
                    f_136 = f_133 + (f_135 * f_134);
                    i_137 = (int) ((uint) i_132 + (uint) 1);
                    i_132 = i_137;
                    f_133 = f_136;
                }
                f_138 = f_133 + (f_103 + (f_102 + (f_101 + (f_100 + (f_99 + (f_98 + (f_96 + f_97)))))));
                f_139 = f_138;
            } else {
                i_140 = (int) get_local_size(0);
                i_141 = i_140 << 3;
                i_142 = (int) ((uint) i_141 - (uint) i_140);
                i_143 = (int) ((uint) i_91 - (uint) i_142);
                l_144 = (long) i_140;
                l_145 = l_144 << 2;
                l_146 = (l_144 << 5) - l_145;
                l_147 = l_144 << 3;
                l_148 = l_144 << 4;
                l_149 = l_147 + l_148;
                i_150 = i_140 << 1;
                i_151 = i_140 << 2;
                i_152 = (int) ((uint) i_150 + (uint) i_151);
                l_153 = l_145 + l_148;
                i_154 = (int) ((uint) i_140 + (uint) i_151);
                l_155 = l_145 + l_147;
                i_156 = (int) ((uint) i_140 + (uint) i_150);
                i_157 = (int) get_local_id(0);
                f_158 = (0x0.0p0f);
                f_159 = (0x0.0p0f);
                f_160 = (0x0.0p0f);
                f_161 = (0x0.0p0f);
                f_162 = (0x0.0p0f);
                f_163 = (0x0.0p0f);
                f_164 = (0x0.0p0f);
                f_165 = (0x0.0p0f);
                i_166 = i_157;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_166 < i_143)) {
                        break;
                    }
                    i_167 = (int) ((uint) i_48 + (uint) i_166);
                    f_168 = *((__global gale_float *) (arg_buffer + ((((long) i_167) << 2) + 16L)));
                    l_169 = (long) ((ulong) l_83 + (ulong) (((long) i_166) << 2));
                    f_170 = *((__global gale_float *) (arg_fs + 16 + l_169));
                    f_171 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_140 + (uint) i_167))) << 2) + 16L)));
                    f_172 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) l_145))));
                    f_173 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_167 + (uint) i_150))) << 2) + 16L)));
                    f_174 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) l_147))));
                    f_175 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_167 + (uint) i_156))) << 2) + 16L)));
                    f_176 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) l_155))));
                    f_177 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_167 + (uint) i_151))) << 2) + 16L)));
                    f_178 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) l_148))));
                    f_179 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_167 + (uint) i_154))) << 2) + 16L)));
                    f_180 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) l_153))));
                    f_181 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_167 + (uint) i_152))) << 2) + 16L)));
                    f_182 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) l_149))));
                    f_183 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_167 + (uint) i_142))) << 2) + 16L)));
                    f_184 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) l_146))));
                    f_185 = f_165 + (f_184 * f_183);
                    f_186 = f_164 + (f_182 * f_181);
                    f_187 = f_163 + (f_180 * f_179);
                    f_188 = f_162 + (f_178 * f_177);
                    f_189 = f_161 + (f_176 * f_175);
                    f_190 = f_160 + (f_174 * f_173);
                    f_191 = f_159 + (f_172 * f_171);
                    f_192 = f_158 + (f_170 * f_168);
                    i_193 = (int) ((uint) i_166 + (uint) i_141);
                    f_158 = f_192;
                    f_159 = f_191;
                    f_160 = f_190;
                    f_161 = f_189;
                    f_162 = f_188;
                    f_163 = f_187;
                    f_164 = f_186;
                    f_165 = f_185;
                    i_166 = i_193;
                }
                i_194 = i_166;
                f_195 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_194 < i_91)) {
                        break;
                    }
                    f_196 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_48 + (uint) i_194))) << 2) + 16L)));
                    f_197 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) (((long) i_194) << 2)))));
                    f_198 = f_195 + (f_197 * f_196);
                    i_199 = (int) ((uint) i_140 + (uint) i_194);
                    i_194 = i_199;
                    f_195 = f_198;
                }
                f_200 = f_195 + (f_165 + (f_164 + (f_163 + (f_162 + (f_161 + (f_160 + (f_158 + f_159)))))));
                f_139 = f_200;
            }
            if (((int) get_local_id(0)) == 0) {
                l_201 = gale_BlockAccess_endMapping(arg_fs, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_202 = l_201;
            } else {
                l_202 = 0L;
            }
            GALEFS_BROADCAST(9, l_203, l_202);
            f_204 = f_42 + f_139;
            f_89 = f_204;
        }
        l_205 = (long) i_82;
        if (l_83 < (-4095L)) {
            l_206 = l_205;
        } else {
            l_207 = (l_83 < l_205) ? l_83 : l_205;
            l_206 = l_207;
        }
        if (i_49 == 0) {
            i_208 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_209 = (long) i_208;
            l_210 = l_209;
        } else {
            l_210 = 0L;
        }
        GALEFS_BROADCAST(10, l_211, l_210);
        l_212 = (long) ((ulong) l_39 * (ulong) l_211);
        l_213 = (l_206 < 0L) ? l_206 : 0L;
        f_42 = f_89;
        l_43 = l_213;
        l_44 = l_212;
    }
    goto B109;
B108:;
B109:;
    if (((int) get_local_id(0)) == 0) {
        l_214 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_215 = l_214;
    } else {
        l_215 = 0L;
    }
    GALEFS_BROADCAST(11, l_216, l_215);
    if (l_216 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_ints[gale_items + gale_item] = as_uint(f_42);
        gale_longs[gale_item] = (ulong) l_43;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_216); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_20 = (int) gale_ints[gale_item];
        f_42 = as_float(gale_ints[gale_items + gale_item]);
        l_43 = (long) gale_longs[gale_item];
        l_216 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_217 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_218 = l_217;
    } else {
        l_218 = 0L;
    }
    GALEFS_BROADCAST(12, l_219, l_218);
    if (l_219 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_42);
        gale_longs[gale_item] = (ulong) l_43;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_219); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        f_42 = as_float(gale_ints[gale_item]);
        l_43 = (long) gale_longs[gale_item];
        l_219 = gale_reply(gale_entry);
    }
    if (l_43 < 0L) {
        i_220 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_43));
    }
    GALEFS_LOCAL_BARRIER(13);
    i_221 = (int) get_local_id(0);
    l_222 = (-16L) + ((((long) i_221) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_222)) = f_42;
    GALEFS_LOCAL_BARRIER(14);
    i_223 = (int) get_local_size(0);
    i_224 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_224 < i_223)) {
            break;
        }
        i_225 = i_224 << 1;
        if ((i_221 & ((int) ((uint) i_225 + (uint) (-1)))) == 0) {
            i_226 = (int) ((uint) i_221 + (uint) i_224);
            if (i_226 < i_223) {
                f_227 = *((__local gale_float *) (gale_scratch_memory + l_222));
                f_228 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_226) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_222)) = (f_227 + f_228);
            }
        }
        GALEFS_LOCAL_BARRIER(15);
        i_224 = i_225;
    }
    f_229 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_229;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
