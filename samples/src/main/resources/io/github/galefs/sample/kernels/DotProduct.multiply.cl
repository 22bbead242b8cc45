// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.DotProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE WRITE READ_WRITE
// waits: 8
// saved values: 13
// context bytes: 80
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1ba9edf8e6ee55adf9d8f2aa06d38516e360fbc24dcddb31fd74afa420795cf5
// functions SHA-256: 1b5b9edf88baf4408037820e9a87e13d30c4b9916fb104474752d7dcb83a9665
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_146) VARIABLE(float, f_60) VARIABLE(float, f_96) VARIABLE(int, i_0) VARIABLE(int, i_22) VARIABLE(int, i_231) VARIABLE(int, i_233) VARIABLE(int, i_235) VARIABLE(int, i_28) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_50) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_85) VARIABLE(long, l_1) VARIABLE(long, l_11) VARIABLE(long, l_21) VARIABLE(long, l_232) VARIABLE(long, l_27) VARIABLE(long, l_34) VARIABLE(long, l_48) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_61) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_78) VARIABLE(long, l_86)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(l_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_22) VARIABLE(l_21)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(l_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(l_34)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_60) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_50) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(l_34) VARIABLE(l_48) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_61) VARIABLE(l_69) VARIABLE(l_70)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_60) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_50) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_34) VARIABLE(l_48) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_61) VARIABLE(l_78)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_60) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_50) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_64) VARIABLE(i_85) VARIABLE(l_34) VARIABLE(l_48) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_61)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_146) VARIABLE(f_60) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_50) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_64) VARIABLE(i_85) VARIABLE(l_34) VARIABLE(l_48) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_86)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_146) VARIABLE(f_60) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_50) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_85) VARIABLE(l_34) VARIABLE(l_48) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_86)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_96) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_50) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(l_34) VARIABLE(l_48) VARIABLE(l_51) VARIABLE(l_52)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_60) VARIABLE(i_28)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_60)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_60)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_231) VARIABLE(l_232)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_231) VARIABLE(i_233) VARIABLE(i_235) VARIABLE(l_232)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_60, f_96, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_113, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_129, f_130, f_131, f_132, f_133, f_134, f_135, f_136, f_137, f_140, f_141, f_142, f_143, f_145, f_146, f_165, f_166, f_167, f_168, f_169, f_170, f_171, f_172, f_175, f_177, f_178, f_179, f_180, f_181, f_182, f_183, f_184, f_185, f_186, f_187, f_188, f_189, f_190, f_191, f_192, f_193, f_194, f_195, f_196, f_197, f_198, f_199, f_202, f_203, f_204, f_205, f_207, f_211, f_237, f_238, f_239;
    int i_0, i_6, i_7, i_16, i_17, i_22, i_28, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_45, i_46, i_47, i_50, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_64, i_65, i_66, i_67, i_68, i_71, i_72, i_73, i_79, i_80, i_82, i_83, i_84, i_85, i_92, i_93, i_97, i_98, i_100, i_101, i_102, i_111, i_138, i_139, i_144, i_147, i_148, i_149, i_150, i_151, i_153, i_155, i_156, i_158, i_161, i_164, i_173, i_174, i_200, i_201, i_206, i_215, i_216, i_231, i_233, i_234, i_235, i_236;
    long l_1, l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_18, l_19, l_20, l_21, l_23, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_33, l_34, l_42, l_43, l_44, l_48, l_49, l_51, l_52, l_61, l_62, l_63, l_69, l_70, l_74, l_75, l_76, l_77, l_78, l_81, l_86, l_87, l_88, l_89, l_90, l_91, l_94, l_95, l_99, l_112, l_114, l_152, l_154, l_157, l_159, l_160, l_162, l_163, l_176, l_208, l_209, l_210, l_212, l_213, l_214, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_224, l_225, l_226, l_227, l_228, l_229, l_230, l_232;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
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
            goto loop_55;
        case 6:
            goto loop_55;
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
    i_35 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_36 = 1 << i_35;
    i_37 = i_36;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_37 < 4097) {
            goto B47;
        }
        if (!(gale_div_long((((long) ((ulong) ((long) ((ulong) (l_34 >> 63) >> 61)) + (ulong) l_34)) >> 3), ((long) ((int) get_num_groups(0)))) < ((long) (uint) i_37))) {
            break;
        }
        i_38 = (int) ((uint) i_37 >> 1);
        i_37 = i_38;
    }
    goto B48;
B47:;
B48:;
    i_39 = (i_28 < i_22) ? i_28 : i_22;
    if (((long) i_39) < 0L) {
        i_40 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_39);
    }
    if (((int) get_local_id(0)) == 0) {
        i_41 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_42 = (long) i_41;
        l_43 = l_42;
    } else {
        l_43 = 0L;
    }
    GALEFS_BROADCAST(5, l_44, l_43);
    i_45 = gale_div_int(i_0, ((int) get_num_groups(0)));
    i_46 = i_45 << 2;
    i_47 = (i_37 < i_46) ? i_37 : i_46;
    l_48 = (long) i_47;
    l_49 = (long) ((ulong) l_44 * (ulong) l_48);
    i_50 = (int) ((uint) gale_group * (uint) i_45);
    l_51 = ((long) i_50) << 2;
    l_52 = (long) ((ulong) (1L << i_35) + (ulong) (-1L));
    i_53 = (int) get_local_id(0);
    i_54 = (int) get_local_id(0);
    i_55 = (int) get_local_id(0);
    i_56 = (int) get_local_id(0);
    i_57 = (int) get_local_id(0);
    i_58 = (int) get_local_id(0);
    i_59 = (int) get_local_id(0);
    f_60 = (0x0.0p0f);
    l_61 = l_49;
    loop_55:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_57;
        }
        if (gale_resuming == 6) {
            goto loop_86;
        }
        if (!(l_61 < l_34)) {
            break;
        }
        l_62 = (long) ((ulong) l_34 - (ulong) l_61);
        l_63 = (l_62 < l_48) ? l_62 : l_48;
        i_64 = (int) l_63;
        i_65 = 1;
        i_66 = 0;
        i_67 = 0;
        loop_57:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 5) {
                goto resume_5;
            }
            if (!(i_65 == 1)) {
                break;
            }
            i_68 = (int) ((uint) i_64 - (uint) i_66);
            l_69 = (long) i_66;
            l_70 = (long) ((ulong) l_61 + (ulong) l_69);
            if (i_67 == 0) {
                i_71 = i_68;
            } else {
                i_72 = 4096 - ((int) (l_70 & 4095L));
                i_73 = (i_72 < i_68) ? i_72 : i_68;
                i_71 = i_73;
            }
            if (i_59 == 0) {
                l_74 = gale_BlockAccess_beginRead(arg_fs, i_22, l_70, i_71, gale_group);
                l_75 = l_74;
            } else {
                l_75 = 0L;
            }
            if (i_58 == 0) {
                if (l_75 < (-4611686018427387904L)) {
                    l_76 = gale_HostCall_awaitReply(arg_fs, l_75, gale_group);
                    l_77 = l_76;
                } else {
                    l_77 = l_75;
                }
            } else {
                l_77 = l_75;
            }
            GALEFS_BROADCAST(6, l_78, l_77);
            if (l_78 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_longs[gale_item] = (ulong) l_34;
                gale_longs[gale_items + gale_item] = (ulong) l_48;
                gale_ints[2 * gale_items + gale_item] = (uint) i_50;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_51;
                gale_ints[3 * gale_items + gale_item] = as_uint(f_60);
                gale_longs[3 * gale_items + gale_item] = (ulong) l_61;
                gale_ints[4 * gale_items + gale_item] = (uint) i_64;
                gale_ints[5 * gale_items + gale_item] = (uint) i_66;
                gale_ints[6 * gale_items + gale_item] = (uint) i_67;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_69;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_70;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_78); }
                GALEFS_RETURN;
                resume_5:
                gale_resuming = 0;
                i_22 = (int) gale_ints[gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                l_34 = (long) gale_longs[gale_item];
                l_48 = (long) gale_longs[gale_items + gale_item];
                i_50 = (int) gale_ints[2 * gale_items + gale_item];
                l_51 = (long) gale_longs[2 * gale_items + gale_item];
                f_60 = as_float(gale_ints[3 * gale_items + gale_item]);
                l_61 = (long) gale_longs[3 * gale_items + gale_item];
                i_64 = (int) gale_ints[4 * gale_items + gale_item];
                i_66 = (int) gale_ints[5 * gale_items + gale_item];
                i_67 = (int) gale_ints[6 * gale_items + gale_item];
                l_69 = (long) gale_longs[4 * gale_items + gale_item];
                l_70 = (long) gale_longs[5 * gale_items + gale_item];
                i_35 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_52 = (long) ((ulong) (1L << i_35) + (ulong) (-1L));
                i_53 = (int) get_local_id(0);
                i_54 = (int) get_local_id(0);
                i_55 = (int) get_local_id(0);
                i_56 = (int) get_local_id(0);
                i_57 = (int) get_local_id(0);
                i_58 = (int) get_local_id(0);
                i_59 = (int) get_local_id(0);
                l_78 = gale_reply(gale_entry);
            }
            i_79 = (int) l_78;
            if (l_78 < 0L) {
                i_80 = 0;
            } else {
                i_80 = i_79;
            }
            l_81 = gale_BlockAccess_offsetInRegion(arg_fs, l_78, l_70, gale_group);
            gale_copy((arg_fs + 16 + l_81), (arg_buffer + 16 + (l_69 + l_51)), i_80);
            GALEFS_BARRIER(7);
            if (i_57 == 0) {
                if (!(i_80 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_80, gale_group);
                }
            }
            i_82 = (int) ((uint) i_66 + (uint) i_80);
            i_83 = ((l_78 == (-117L)) || (!((i_67 == 0) || ((((long) ((ulong) l_61 + (ulong) ((long) i_82))) & l_52) == 0)))) ? 1 : 0;
            i_84 = ((l_78 == (-117L)) || (!((i_80 < 1) || (!(i_82 < i_64))))) ? 1 : 0;
            if (l_78 < 0L) {
                if (l_78 == (-117L)) {
                    i_65 = i_84;
                    i_66 = i_82;
                    i_67 = i_83;
                } else {
                    i_65 = i_79;
                    i_66 = i_82;
                    i_67 = i_83;
                }
            } else {
                i_65 = i_84;
                i_66 = i_82;
                i_67 = i_83;
            }
        }
        if (i_66 < 1) {
            i_85 = i_65;
        } else {
            i_85 = i_66;
        }
        l_86 = (-12L);
        loop_86:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 6) {
                goto resume_6;
            }
            if (!(l_86 == (-12L))) {
                break;
            }
            if (i_56 == 0) {
                l_87 = gale_BlockAccess_beginMapping(arg_fs, i_28, l_61, i_64, gale_group);
                l_88 = l_87;
            } else {
                l_88 = 0L;
            }
            if (i_55 == 0) {
                if (l_88 < (-4611686018427387904L)) {
                    l_89 = gale_HostCall_awaitReply(arg_fs, l_88, gale_group);
                    l_90 = l_89;
                } else {
                    l_90 = l_88;
                }
            } else {
                l_90 = l_88;
            }
            GALEFS_BROADCAST(8, l_91, l_90);
            if (l_91 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_longs[gale_item] = (ulong) l_34;
                gale_longs[gale_items + gale_item] = (ulong) l_48;
                gale_ints[2 * gale_items + gale_item] = (uint) i_50;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_51;
                gale_ints[3 * gale_items + gale_item] = as_uint(f_60);
                gale_longs[3 * gale_items + gale_item] = (ulong) l_61;
                gale_ints[4 * gale_items + gale_item] = (uint) i_64;
                gale_ints[5 * gale_items + gale_item] = (uint) i_85;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_91); }
                GALEFS_RETURN;
                resume_6:
                gale_resuming = 0;
                i_22 = (int) gale_ints[gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                l_34 = (long) gale_longs[gale_item];
                l_48 = (long) gale_longs[gale_items + gale_item];
                i_50 = (int) gale_ints[2 * gale_items + gale_item];
                l_51 = (long) gale_longs[2 * gale_items + gale_item];
                f_60 = as_float(gale_ints[3 * gale_items + gale_item]);
                l_61 = (long) gale_longs[3 * gale_items + gale_item];
                i_64 = (int) gale_ints[4 * gale_items + gale_item];
                i_85 = (int) gale_ints[5 * gale_items + gale_item];
                i_35 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_52 = (long) ((ulong) (1L << i_35) + (ulong) (-1L));
                i_53 = (int) get_local_id(0);
                i_54 = (int) get_local_id(0);
                i_55 = (int) get_local_id(0);
                i_56 = (int) get_local_id(0);
                i_57 = (int) get_local_id(0);
                i_58 = (int) get_local_id(0);
                i_59 = (int) get_local_id(0);
                l_91 = gale_reply(gale_entry);
            }
            if (i_54 == 0) {
                if (!(l_91 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_61, 1, gale_group);
                    i_92 = gale_group;
                    i_93 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_92 & ((int) ((uint) (1 << i_93) + (uint) (-1))))) << 6) + (((long) (i_92 >> i_93)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_91 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_91 < 0L) {
                l_94 = (l_91 == (-117L)) ? (-5L) : l_91;
                l_86 = l_94;
            } else {
                l_95 = gale_BlockAccess_offsetInRegion(arg_fs, l_91, l_61, gale_group);
                l_86 = l_95;
            }
        }
        if ((ulong) ((long) ((ulong) l_86 + (ulong) 4095L)) < (ulong) 4095L) {
            f_96 = f_60;
        } else {
            i_97 = (i_85 < 1) ? 0 : i_85;
            i_98 = (int) ((uint) i_97 >> 2);
            if (((int) get_local_size(0)) < 32) {
                l_99 = (long) (uint) i_98;
                i_100 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_99), ((long) ((int) get_local_size(0))));
                i_101 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_99), ((long) ((int) get_local_size(0))));
                i_102 = (int) ((uint) i_101 + (uint) (-7));
                f_103 = (0x0.0p0f);
                f_104 = (0x0.0p0f);
                f_105 = (0x0.0p0f);
                f_106 = (0x0.0p0f);
                f_107 = (0x0.0p0f);
                f_108 = (0x0.0p0f);
                f_109 = (0x0.0p0f);
                f_110 = (0x0.0p0f);
                i_111 = i_100;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_111 < i_102)) {
                        break;
                    }
                    l_112 = (long) ((int) ((uint) i_50 + (uint) i_111));
                    f_113 = *((__global gale_float *) (arg_buffer + ((l_112 << 2) + 16L)));
                    l_114 = (long) ((ulong) l_86 + (ulong) (((long) i_111) << 2));
                    f_115 = *((__global gale_float *) (arg_fs + 16 + l_114));
                    f_116 = *((__global gale_float *) (arg_buffer + (((l_112 + 1L) << 2) + 16L)));
                    f_117 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 4L))));
                    f_118 = *((__global gale_float *) (arg_buffer + (((l_112 + 2L) << 2) + 16L)));
                    f_119 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 8L))));
                    f_120 = *((__global gale_float *) (arg_buffer + (((l_112 + 3L) << 2) + 16L)));
                    f_121 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 12L))));
                    f_122 = *((__global gale_float *) (arg_buffer + (((l_112 + 4L) << 2) + 16L)));
                    f_123 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 16L))));
                    f_124 = *((__global gale_float *) (arg_buffer + (((l_112 + 5L) << 2) + 16L)));
                    f_125 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 20L))));
                    f_126 = *((__global gale_float *) (arg_buffer + (((l_112 + 6L) << 2) + 16L)));
                    f_127 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 24L))));
                    f_128 = *((__global gale_float *) (arg_buffer + (((l_112 + 7L) << 2) + 16L)));
                    f_129 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 28L))));
                    f_130 = f_110 + (f_129 * f_128);
                    f_131 = f_109 + (f_127 * f_126);
                    f_132 = f_108 + (f_125 * f_124);
                    f_133 = f_107 + (f_123 * f_122);
                    f_134 = f_106 + (f_121 * f_120);
                    f_135 = f_105 + (f_119 * f_118);
                    f_136 = f_104 + (f_117 * f_116);
                    f_137 = f_103 + (f_115 * f_113);
                    i_138 = (int) ((uint) i_111 + (uint) 8);
                    f_103 = f_137;
                    f_104 = f_136;
                    f_105 = f_135;
                    f_106 = f_134;
                    f_107 = f_133;
                    f_108 = f_132;
                    f_109 = f_131;
                    f_110 = f_130;
                    i_111 = i_138;
                }
                i_139 = i_111;
                f_140 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_139 < i_101)) {
                        break;
                    }
                    f_141 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_50 + (uint) i_139))) << 2) + 16L)));
                    f_142 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) (((long) i_139) << 2)))));
                    f_143 = f_140 + (f_142 * f_141);
                    i_144 = (int) ((uint) i_139 + (uint) 1);
                    i_139 = i_144;
                    f_140 = f_143;
                }
                f_145 = f_140 + (f_110 + (f_109 + (f_108 + (f_107 + (f_106 + (f_105 + (f_103 + f_104)))))));
                f_146 = f_145;
            } else {
                i_147 = (int) get_local_size(0);
                i_148 = i_147 << 3;
                i_149 = (int) ((uint) i_148 - (uint) i_147);
                i_150 = (int) ((uint) i_98 - (uint) i_149);
                i_151 = i_147 << 2;
                l_152 = (long) ((int) ((uint) (i_147 << 5) - (uint) i_151));
                i_153 = i_147 << 4;
                l_154 = (long) ((int) ((uint) i_148 + (uint) i_153));
                i_155 = i_147 << 1;
                i_156 = (int) ((uint) i_151 + (uint) i_155);
                l_157 = (long) ((int) ((uint) i_151 + (uint) i_153));
                i_158 = (int) ((uint) i_147 + (uint) i_151);
                l_159 = (long) i_153;
                l_160 = (long) ((int) ((uint) i_148 + (uint) i_151));
                i_161 = (int) ((uint) i_147 + (uint) i_155);
                l_162 = (long) i_148;
                l_163 = (long) i_151;
                i_164 = (int) get_local_id(0);
                f_165 = (0x0.0p0f);
                f_166 = (0x0.0p0f);
                f_167 = (0x0.0p0f);
                f_168 = (0x0.0p0f);
                f_169 = (0x0.0p0f);
                f_170 = (0x0.0p0f);
                f_171 = (0x0.0p0f);
                f_172 = (0x0.0p0f);
                i_173 = i_164;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_173 < i_150)) {
                        break;
                    }
                    i_174 = (int) ((uint) i_50 + (uint) i_173);
                    f_175 = *((__global gale_float *) (arg_buffer + ((((long) i_174) << 2) + 16L)));
                    l_176 = (long) ((ulong) l_86 + (ulong) (((long) i_173) << 2));
                    f_177 = *((__global gale_float *) (arg_fs + 16 + l_176));
                    f_178 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_147 + (uint) i_174))) << 2) + 16L)));
                    f_179 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_163))));
                    f_180 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_174 + (uint) i_155))) << 2) + 16L)));
                    f_181 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_162))));
                    f_182 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_174 + (uint) i_161))) << 2) + 16L)));
                    f_183 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_160))));
                    f_184 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_174 + (uint) i_151))) << 2) + 16L)));
                    f_185 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_159))));
                    f_186 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_174 + (uint) i_158))) << 2) + 16L)));
                    f_187 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_157))));
                    f_188 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_174 + (uint) i_156))) << 2) + 16L)));
                    f_189 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_154))));
                    f_190 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_174 + (uint) i_149))) << 2) + 16L)));
                    f_191 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_152))));
                    f_192 = f_172 + (f_191 * f_190);
                    f_193 = f_171 + (f_189 * f_188);
                    f_194 = f_170 + (f_187 * f_186);
                    f_195 = f_169 + (f_185 * f_184);
                    f_196 = f_168 + (f_183 * f_182);
                    f_197 = f_167 + (f_181 * f_180);
                    f_198 = f_166 + (f_179 * f_178);
                    f_199 = f_165 + (f_177 * f_175);
                    i_200 = (int) ((uint) i_173 + (uint) i_148);
                    f_165 = f_199;
                    f_166 = f_198;
                    f_167 = f_197;
                    f_168 = f_196;
                    f_169 = f_195;
                    f_170 = f_194;
                    f_171 = f_193;
                    f_172 = f_192;
                    i_173 = i_200;
                }
                i_201 = i_173;
                f_202 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_201 < i_98)) {
                        break;
                    }
                    f_203 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_50 + (uint) i_201))) << 2) + 16L)));
                    f_204 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) (((long) i_201) << 2)))));
                    f_205 = f_202 + (f_204 * f_203);
                    i_206 = (int) ((uint) i_147 + (uint) i_201);
                    i_201 = i_206;
                    f_202 = f_205;
                }
                f_207 = f_202 + (f_172 + (f_171 + (f_170 + (f_169 + (f_168 + (f_167 + (f_165 + f_166)))))));
                f_146 = f_207;
            }
            GALEFS_BARRIER(9);
            if (((int) get_local_id(0)) == 0) {
                l_208 = gale_BlockAccess_endMapping(arg_fs, i_64, gale_group);
                l_209 = l_208;
            } else {
                l_209 = 0L;
            }
            GALEFS_BROADCAST(10, l_210, l_209);
            f_211 = f_60 + f_146;
            f_96 = f_211;
        }
        l_212 = (long) i_85;
        if (l_86 < (-4095L)) {
            l_213 = l_212;
        } else {
            l_214 = (l_86 < l_212) ? l_86 : l_212;
            l_213 = l_214;
        }
        if (l_213 < 0L) {
            i_215 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_213));
        }
        if (i_53 == 0) {
            i_216 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_217 = (long) i_216;
            l_218 = l_217;
        } else {
            l_218 = 0L;
        }
        GALEFS_BROADCAST(11, l_219, l_218);
        l_220 = (long) ((ulong) l_48 * (ulong) l_219);
        f_60 = f_96;
        l_61 = l_220;
    }
    if (((int) get_local_id(0)) == 0) {
        l_221 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_222 = l_221;
    } else {
        l_222 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_222 < (-4611686018427387904L)) {
            l_223 = gale_HostCall_awaitReply(arg_fs, l_222, gale_group);
            l_224 = l_223;
        } else {
            l_224 = l_222;
        }
    } else {
        l_224 = l_222;
    }
    GALEFS_BROADCAST(12, l_225, l_224);
    if (l_225 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_28;
        gale_ints[gale_items + gale_item] = as_uint(f_60);
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_225); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_28 = (int) gale_ints[gale_item];
        f_60 = as_float(gale_ints[gale_items + gale_item]);
        l_225 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_226 = gale_OpenFileCalls_beginClose(arg_fs, i_28, gale_group);
        l_227 = l_226;
    } else {
        l_227 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_227 < (-4611686018427387904L)) {
            l_228 = gale_HostCall_awaitReply(arg_fs, l_227, gale_group);
            l_229 = l_228;
        } else {
            l_229 = l_227;
        }
    } else {
        l_229 = l_227;
    }
    GALEFS_BROADCAST(13, l_230, l_229);
    if (l_230 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_60);
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_230); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        f_60 = as_float(gale_ints[gale_item]);
        l_230 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(14);
    i_231 = (int) get_local_id(0);
    l_232 = (-16L) + ((((long) i_231) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_232)) = f_60;
    GALEFS_LOCAL_BARRIER(15);
    i_233 = (int) get_local_size(0);
    i_234 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_234 < i_233)) {
            break;
        }
        i_235 = i_234 << 1;
        if ((i_231 & ((int) ((uint) i_235 + (uint) (-1)))) == 0) {
            i_236 = (int) ((uint) i_231 + (uint) i_234);
            if (i_236 < i_233) {
                f_237 = *((__local gale_float *) (gale_scratch_memory + l_232));
                f_238 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_236) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_232)) = (f_237 + f_238);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_234 = i_235;
    }
    f_239 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_239;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_128) VARIABLE(float, f_48) VARIABLE(float, f_78) VARIABLE(int, i_0) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_209) VARIABLE(int, i_211) VARIABLE(int, i_213) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_52) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_71) VARIABLE(long, l_1) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_210) VARIABLE(long, l_24) VARIABLE(long, l_38) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_49) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_64) VARIABLE(long, l_72) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(l_15)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(l_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(l_24)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_48) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_24) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_49) VARIABLE(l_57) VARIABLE(l_58)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_48) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_24) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_49) VARIABLE(l_64)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_48) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_52) VARIABLE(i_71) VARIABLE(l_24) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_49)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_128) VARIABLE(f_48) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_71) VARIABLE(l_24) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_72)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_78) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_24) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_48) VARIABLE(i_20)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_48)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_48)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_209) VARIABLE(l_210)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_209) VARIABLE(i_211) VARIABLE(i_213) VARIABLE(l_210)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_48, f_78, f_85, f_86, f_87, f_88, f_89, f_90, f_91, f_92, f_95, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_122, f_123, f_124, f_125, f_127, f_128, f_147, f_148, f_149, f_150, f_151, f_152, f_153, f_154, f_157, f_159, f_160, f_161, f_162, f_163, f_164, f_165, f_166, f_167, f_168, f_169, f_170, f_171, f_172, f_173, f_174, f_175, f_176, f_177, f_178, f_179, f_180, f_181, f_184, f_185, f_186, f_187, f_189, f_193, f_215, f_216, f_217;
    int i_0, i_5, i_6, i_12, i_13, i_16, i_20, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_35, i_36, i_37, i_40, i_43, i_44, i_45, i_46, i_47, i_52, i_53, i_54, i_55, i_56, i_59, i_60, i_61, i_65, i_66, i_68, i_69, i_70, i_71, i_79, i_80, i_82, i_83, i_84, i_93, i_120, i_121, i_126, i_129, i_130, i_131, i_132, i_133, i_135, i_137, i_138, i_140, i_143, i_146, i_155, i_156, i_182, i_183, i_188, i_197, i_198, i_209, i_211, i_212, i_213, i_214;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_14, l_15, l_17, l_18, l_19, l_21, l_22, l_23, l_24, l_32, l_33, l_34, l_38, l_39, l_41, l_42, l_49, l_50, l_51, l_57, l_58, l_62, l_63, l_64, l_67, l_72, l_73, l_74, l_75, l_76, l_77, l_81, l_94, l_96, l_134, l_136, l_139, l_141, l_142, l_144, l_145, l_158, l_190, l_191, l_192, l_194, l_195, l_196, l_199, l_200, l_201, l_202, l_203, l_204, l_205, l_206, l_207, l_208, l_210;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
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
            goto loop_35;
        case 6:
            goto loop_35;
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
    i_25 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_26 = 1 << i_25;
    i_27 = i_26;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_27 < 4097) {
            goto B27;
        }
        if (!(gale_div_long((((long) ((ulong) ((long) ((ulong) (l_24 >> 63) >> 61)) + (ulong) l_24)) >> 3), ((long) gale_group_count)) < ((long) (uint) i_27))) {
            break;
        }
        i_28 = (int) ((uint) i_27 >> 1);
        i_27 = i_28;
    }
    goto B28;
B27:;
B28:;
    i_29 = (i_20 < i_16) ? i_20 : i_16;
    if (((long) i_29) < 0L) {
        i_30 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_29);
    }
    if (((int) get_local_id(0)) == 0) {
        i_31 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_32 = (long) i_31;
        l_33 = l_32;
    } else {
        l_33 = 0L;
    }
    GALEFS_BROADCAST(5, l_34, l_33);
    i_35 = gale_div_int(i_0, gale_group_count);
    i_36 = i_35 << 2;
    i_37 = (i_27 < i_36) ? i_27 : i_36;
    l_38 = (long) i_37;
    l_39 = (long) ((ulong) l_34 * (ulong) l_38);
    i_40 = (int) ((uint) gale_group * (uint) i_35);
    l_41 = ((long) i_40) << 2;
    l_42 = (long) ((ulong) (1L << i_25) + (ulong) (-1L));
    i_43 = (int) get_local_id(0);
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = (int) get_local_id(0);
    f_48 = (0x0.0p0f);
    l_49 = l_39;
    loop_35:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_37;
        }
        if (gale_resuming == 6) {
            goto loop_61;
        }
        if (!(l_49 < l_24)) {
            break;
        }
        l_50 = (long) ((ulong) l_24 - (ulong) l_49);
        l_51 = (l_50 < l_38) ? l_50 : l_38;
        i_52 = (int) l_51;
        i_53 = 1;
        i_54 = 0;
        i_55 = 0;
        loop_37:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 5) {
                goto resume_5;
            }
            if (!(i_53 == 1)) {
                break;
            }
            i_56 = (int) ((uint) i_52 - (uint) i_54);
            l_57 = (long) i_54;
            l_58 = (long) ((ulong) l_49 + (ulong) l_57);
            if (i_55 == 0) {
                i_59 = i_56;
            } else {
                i_60 = 4096 - ((int) (l_58 & 4095L));
                i_61 = (i_60 < i_56) ? i_60 : i_56;
                i_59 = i_61;
            }
            if (i_47 == 0) {
                l_62 = gale_BlockAccess_beginRead(arg_fs, i_16, l_58, i_59, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_63 = l_62;
            } else {
                l_63 = 0L;
            }
            GALEFS_BROADCAST(6, l_64, l_63);
            if (l_64 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_16;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_item] = (ulong) l_24;
                gale_longs[gale_items + gale_item] = (ulong) l_38;
                gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
                gale_ints[3 * gale_items + gale_item] = as_uint(f_48);
                gale_longs[3 * gale_items + gale_item] = (ulong) l_49;
                gale_ints[4 * gale_items + gale_item] = (uint) i_52;
                gale_ints[5 * gale_items + gale_item] = (uint) i_54;
                gale_ints[6 * gale_items + gale_item] = (uint) i_55;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_57;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_58;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_64); }
                GALEFS_RETURN;
                resume_5:
                gale_resuming = 0;
                i_16 = (int) gale_ints[gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                l_24 = (long) gale_longs[gale_item];
                l_38 = (long) gale_longs[gale_items + gale_item];
                i_40 = (int) gale_ints[2 * gale_items + gale_item];
                l_41 = (long) gale_longs[2 * gale_items + gale_item];
                f_48 = as_float(gale_ints[3 * gale_items + gale_item]);
                l_49 = (long) gale_longs[3 * gale_items + gale_item];
                i_52 = (int) gale_ints[4 * gale_items + gale_item];
                i_54 = (int) gale_ints[5 * gale_items + gale_item];
                i_55 = (int) gale_ints[6 * gale_items + gale_item];
                l_57 = (long) gale_longs[4 * gale_items + gale_item];
                l_58 = (long) gale_longs[5 * gale_items + gale_item];
                i_25 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_42 = (long) ((ulong) (1L << i_25) + (ulong) (-1L));
                i_43 = (int) get_local_id(0);
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                i_46 = (int) get_local_id(0);
                i_47 = (int) get_local_id(0);
                l_64 = gale_reply(gale_entry);
            }
            i_65 = (int) l_64;
            if (l_64 < 0L) {
                i_66 = 0;
            } else {
                i_66 = i_65;
            }
            l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_58, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_67), (arg_buffer + 16 + (l_57 + l_41)), i_66);
            GALEFS_BARRIER(7);
            if (i_46 == 0) {
                if (!(i_66 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_66, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_68 = (int) ((uint) i_54 + (uint) i_66);
            i_69 = ((l_64 == (-117L)) || (!((i_55 == 0) || ((((long) ((ulong) l_49 + (ulong) ((long) i_68))) & l_42) == 0)))) ? 1 : 0;
            i_70 = ((l_64 == (-117L)) || (!((i_66 < 1) || (!(i_68 < i_52))))) ? 1 : 0;
            if (l_64 < 0L) {
                if (l_64 == (-117L)) {
                    i_53 = i_70;
                    i_54 = i_68;
                    i_55 = i_69;
                } else {
                    i_53 = i_65;
                    i_54 = i_68;
                    i_55 = i_69;
                }
            } else {
                i_53 = i_70;
                i_54 = i_68;
                i_55 = i_69;
            }
        }
        if (i_54 < 1) {
            i_71 = i_53;
        } else {
            i_71 = i_54;
        }
        l_72 = (-12L);
        loop_61:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 6) {
                goto resume_6;
            }
            if (!(l_72 == (-12L))) {
                break;
            }
            if (i_45 == 0) {
                l_73 = gale_BlockAccess_beginMapping(arg_fs, i_20, l_49, i_52, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_74 = l_73;
            } else {
                l_74 = 0L;
            }
            GALEFS_BROADCAST(8, l_75, l_74);
            if (l_75 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_16;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_item] = (ulong) l_24;
                gale_longs[gale_items + gale_item] = (ulong) l_38;
                gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
                gale_ints[3 * gale_items + gale_item] = as_uint(f_48);
                gale_longs[3 * gale_items + gale_item] = (ulong) l_49;
                gale_ints[4 * gale_items + gale_item] = (uint) i_52;
                gale_ints[5 * gale_items + gale_item] = (uint) i_71;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_75); }
                GALEFS_RETURN;
                resume_6:
                gale_resuming = 0;
                i_16 = (int) gale_ints[gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                l_24 = (long) gale_longs[gale_item];
                l_38 = (long) gale_longs[gale_items + gale_item];
                i_40 = (int) gale_ints[2 * gale_items + gale_item];
                l_41 = (long) gale_longs[2 * gale_items + gale_item];
                f_48 = as_float(gale_ints[3 * gale_items + gale_item]);
                l_49 = (long) gale_longs[3 * gale_items + gale_item];
                i_52 = (int) gale_ints[4 * gale_items + gale_item];
                i_71 = (int) gale_ints[5 * gale_items + gale_item];
                i_25 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_42 = (long) ((ulong) (1L << i_25) + (ulong) (-1L));
                i_43 = (int) get_local_id(0);
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                i_46 = (int) get_local_id(0);
                i_47 = (int) get_local_id(0);
                l_75 = gale_reply(gale_entry);
            }
            if (i_44 == 0) {
                if (!(l_75 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_49, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_75 < 0L) {
                l_76 = (l_75 == (-117L)) ? (-5L) : l_75;
                l_72 = l_76;
            } else {
                l_77 = gale_BlockAccess_offsetInRegion(arg_fs, l_75, l_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_72 = l_77;
            }
        }
        if ((ulong) ((long) ((ulong) l_72 + (ulong) 4095L)) < (ulong) 4095L) {
            f_78 = f_48;
        } else {
            i_79 = (i_71 < 1) ? 0 : i_71;
            i_80 = (int) ((uint) i_79 >> 2);
            if (((int) get_local_size(0)) < 32) {
                l_81 = (long) (uint) i_80;
                i_82 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_81), ((long) ((int) get_local_size(0))));
                i_83 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_81), ((long) ((int) get_local_size(0))));
                i_84 = (int) ((uint) i_83 + (uint) (-7));
                f_85 = (0x0.0p0f);
                f_86 = (0x0.0p0f);
                f_87 = (0x0.0p0f);
                f_88 = (0x0.0p0f);
                f_89 = (0x0.0p0f);
                f_90 = (0x0.0p0f);
                f_91 = (0x0.0p0f);
                f_92 = (0x0.0p0f);
                i_93 = i_82;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_93 < i_84)) {
                        break;
                    }
                    l_94 = (long) ((int) ((uint) i_40 + (uint) i_93));
                    f_95 = *((__global gale_float *) (arg_buffer + ((l_94 << 2) + 16L)));
                    l_96 = (long) ((ulong) l_72 + (ulong) (((long) i_93) << 2));
                    f_97 = *((__global gale_float *) (arg_fs + 16 + l_96));
                    f_98 = *((__global gale_float *) (arg_buffer + (((l_94 + 1L) << 2) + 16L)));
                    f_99 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 4L))));
                    f_100 = *((__global gale_float *) (arg_buffer + (((l_94 + 2L) << 2) + 16L)));
                    f_101 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 8L))));
                    f_102 = *((__global gale_float *) (arg_buffer + (((l_94 + 3L) << 2) + 16L)));
                    f_103 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 12L))));
                    f_104 = *((__global gale_float *) (arg_buffer + (((l_94 + 4L) << 2) + 16L)));
                    f_105 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 16L))));
                    f_106 = *((__global gale_float *) (arg_buffer + (((l_94 + 5L) << 2) + 16L)));
                    f_107 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 20L))));
                    f_108 = *((__global gale_float *) (arg_buffer + (((l_94 + 6L) << 2) + 16L)));
                    f_109 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 24L))));
                    f_110 = *((__global gale_float *) (arg_buffer + (((l_94 + 7L) << 2) + 16L)));
                    f_111 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 28L))));
                    f_112 = f_92 + (f_111 * f_110);
                    f_113 = f_91 + (f_109 * f_108);
                    f_114 = f_90 + (f_107 * f_106);
                    f_115 = f_89 + (f_105 * f_104);
                    f_116 = f_88 + (f_103 * f_102);
                    f_117 = f_87 + (f_101 * f_100);
                    f_118 = f_86 + (f_99 * f_98);
                    f_119 = f_85 + (f_97 * f_95);
                    i_120 = (int) ((uint) i_93 + (uint) 8);
                    f_85 = f_119;
                    f_86 = f_118;
                    f_87 = f_117;
                    f_88 = f_116;
                    f_89 = f_115;
                    f_90 = f_114;
                    f_91 = f_113;
                    f_92 = f_112;
                    i_93 = i_120;
                }
                i_121 = i_93;
                f_122 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_121 < i_83)) {
                        break;
                    }
                    f_123 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_40 + (uint) i_121))) << 2) + 16L)));
                    f_124 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_121) << 2)))));
                    f_125 = f_122 + (f_124 * f_123);
                    i_126 = (int) ((uint) i_121 + (uint) 1);
                    i_121 = i_126;
                    f_122 = f_125;
                }
                f_127 = f_122 + (f_92 + (f_91 + (f_90 + (f_89 + (f_88 + (f_87 + (f_85 + f_86)))))));
                f_128 = f_127;
            } else {
                i_129 = (int) get_local_size(0);
                i_130 = i_129 << 3;
                i_131 = (int) ((uint) i_130 - (uint) i_129);
                i_132 = (int) ((uint) i_80 - (uint) i_131);
                i_133 = i_129 << 2;
                l_134 = (long) ((int) ((uint) (i_129 << 5) - (uint) i_133));
                i_135 = i_129 << 4;
                l_136 = (long) ((int) ((uint) i_130 + (uint) i_135));
                i_137 = i_129 << 1;
                i_138 = (int) ((uint) i_133 + (uint) i_137);
                l_139 = (long) ((int) ((uint) i_133 + (uint) i_135));
                i_140 = (int) ((uint) i_129 + (uint) i_133);
                l_141 = (long) i_135;
                l_142 = (long) ((int) ((uint) i_130 + (uint) i_133));
                i_143 = (int) ((uint) i_129 + (uint) i_137);
                l_144 = (long) i_130;
                l_145 = (long) i_133;
                i_146 = (int) get_local_id(0);
                f_147 = (0x0.0p0f);
                f_148 = (0x0.0p0f);
                f_149 = (0x0.0p0f);
                f_150 = (0x0.0p0f);
                f_151 = (0x0.0p0f);
                f_152 = (0x0.0p0f);
                f_153 = (0x0.0p0f);
                f_154 = (0x0.0p0f);
                i_155 = i_146;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_155 < i_132)) {
                        break;
                    }
                    i_156 = (int) ((uint) i_40 + (uint) i_155);
                    f_157 = *((__global gale_float *) (arg_buffer + ((((long) i_156) << 2) + 16L)));
                    l_158 = (long) ((ulong) l_72 + (ulong) (((long) i_155) << 2));
                    f_159 = *((__global gale_float *) (arg_fs + 16 + l_158));
                    f_160 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_129 + (uint) i_156))) << 2) + 16L)));
                    f_161 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) l_145))));
                    f_162 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_156 + (uint) i_137))) << 2) + 16L)));
                    f_163 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) l_144))));
                    f_164 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_156 + (uint) i_143))) << 2) + 16L)));
                    f_165 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) l_142))));
                    f_166 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_156 + (uint) i_133))) << 2) + 16L)));
                    f_167 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) l_141))));
                    f_168 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_156 + (uint) i_140))) << 2) + 16L)));
                    f_169 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) l_139))));
                    f_170 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_156 + (uint) i_138))) << 2) + 16L)));
                    f_171 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) l_136))));
                    f_172 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_156 + (uint) i_131))) << 2) + 16L)));
                    f_173 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) l_134))));
                    f_174 = f_154 + (f_173 * f_172);
                    f_175 = f_153 + (f_171 * f_170);
                    f_176 = f_152 + (f_169 * f_168);
                    f_177 = f_151 + (f_167 * f_166);
                    f_178 = f_150 + (f_165 * f_164);
                    f_179 = f_149 + (f_163 * f_162);
                    f_180 = f_148 + (f_161 * f_160);
                    f_181 = f_147 + (f_159 * f_157);
                    i_182 = (int) ((uint) i_155 + (uint) i_130);
                    f_147 = f_181;
                    f_148 = f_180;
                    f_149 = f_179;
                    f_150 = f_178;
                    f_151 = f_177;
                    f_152 = f_176;
                    f_153 = f_175;
                    f_154 = f_174;
                    i_155 = i_182;
                }
                i_183 = i_155;
                f_184 = (0x0.0p0f);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_183 < i_80)) {
                        break;
                    }
                    f_185 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_40 + (uint) i_183))) << 2) + 16L)));
                    f_186 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_183) << 2)))));
                    f_187 = f_184 + (f_186 * f_185);
                    i_188 = (int) ((uint) i_129 + (uint) i_183);
                    i_183 = i_188;
                    f_184 = f_187;
                }
                f_189 = f_184 + (f_154 + (f_153 + (f_152 + (f_151 + (f_150 + (f_149 + (f_147 + f_148)))))));
                f_128 = f_189;
            }
            if (((int) get_local_id(0)) == 0) {
                l_190 = gale_BlockAccess_endMapping(arg_fs, i_52, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_191 = l_190;
            } else {
                l_191 = 0L;
            }
            GALEFS_BROADCAST(9, l_192, l_191);
            f_193 = f_48 + f_128;
            f_78 = f_193;
        }
        l_194 = (long) i_71;
        if (l_72 < (-4095L)) {
            l_195 = l_194;
        } else {
            l_196 = (l_72 < l_194) ? l_72 : l_194;
            l_195 = l_196;
        }
        if (l_195 < 0L) {
            i_197 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_195));
        }
        if (i_43 == 0) {
            i_198 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_199 = (long) i_198;
            l_200 = l_199;
        } else {
            l_200 = 0L;
        }
        GALEFS_BROADCAST(10, l_201, l_200);
        l_202 = (long) ((ulong) l_38 * (ulong) l_201);
        f_48 = f_78;
        l_49 = l_202;
    }
    if (((int) get_local_id(0)) == 0) {
        l_203 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_204 = l_203;
    } else {
        l_204 = 0L;
    }
    GALEFS_BROADCAST(11, l_205, l_204);
    if (l_205 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_ints[gale_items + gale_item] = as_uint(f_48);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_205); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        i_20 = (int) gale_ints[gale_item];
        f_48 = as_float(gale_ints[gale_items + gale_item]);
        l_205 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_206 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_207 = l_206;
    } else {
        l_207 = 0L;
    }
    GALEFS_BROADCAST(12, l_208, l_207);
    if (l_208 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_48);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_208); }
        GALEFS_RETURN;
        resume_8:
        gale_resuming = 0;
        f_48 = as_float(gale_ints[gale_item]);
        l_208 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(13);
    i_209 = (int) get_local_id(0);
    l_210 = (-16L) + ((((long) i_209) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_210)) = f_48;
    GALEFS_LOCAL_BARRIER(14);
    i_211 = (int) get_local_size(0);
    i_212 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_212 < i_211)) {
            break;
        }
        i_213 = i_212 << 1;
        if ((i_209 & ((int) ((uint) i_213 + (uint) (-1)))) == 0) {
            i_214 = (int) ((uint) i_209 + (uint) i_212);
            if (i_214 < i_211) {
                f_215 = *((__local gale_float *) (gale_scratch_memory + l_210));
                f_216 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_214) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_210)) = (f_215 + f_216);
            }
        }
        GALEFS_LOCAL_BARRIER(15);
        i_212 = i_213;
    }
    f_217 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_217;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
