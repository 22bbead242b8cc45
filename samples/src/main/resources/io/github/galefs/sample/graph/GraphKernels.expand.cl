// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.graph.GraphKernels#expand
// entry point: galefs_expand
// parameters: LONG_ARRAY BYTE_ARRAY INT LONG_ARRAY INT_ARRAY INT_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE READ NONE READ READ READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 13
// context bytes: 80
// needs: BARRIERS LOCAL_SIZE
// local bytes per work-item: 8
// scratch bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d79fa99b37760215de24d843ba51bd066a13c055bb1c586a60ac18c92e48e51e
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_long gale_int_at gale_reply gale_round_entry

//@ live
typedef union { int at[64]; uint words[64]; } gale_private_int_64;
#define GALEFS_LOCAL_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_103) VARIABLE(int, i_107) VARIABLE(int, i_15) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_157) VARIABLE(int, i_158) VARIABLE(int, i_161) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_166) VARIABLE(int, i_167) VARIABLE(int, i_179) VARIABLE(int, i_180) VARIABLE(int, i_182) VARIABLE(int, i_184) VARIABLE(int, i_190) VARIABLE(int, i_192) VARIABLE(int, i_196) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_201) VARIABLE(int, i_202) VARIABLE(int, i_23) VARIABLE(int, i_237) VARIABLE(int, i_239) VARIABLE(int, i_241) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_43) VARIABLE(int, i_54) VARIABLE(int, i_63) VARIABLE(int, i_71) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(long, l_104) VARIABLE(long, l_106) VARIABLE(long, l_152) VARIABLE(long, l_155) VARIABLE(long, l_156) VARIABLE(long, l_159) VARIABLE(long, l_164) VARIABLE(long, l_19) VARIABLE(long, l_194) VARIABLE(long, l_238) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_60) VARIABLE(long, l_74) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_81) VARIABLE(long, l_86) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_34) VARIABLE(__global uchar *, ul_72)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(l_19) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(i_54) VARIABLE(l_19) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(l_19) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_60) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(i_63) VARIABLE(l_19) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_60) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_71) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_19) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_81) VARIABLE(ul_0) VARIABLE(ul_34) VARIABLE(ul_72)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_179) VARIABLE(i_180) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_155) VARIABLE(l_156) VARIABLE(l_159) VARIABLE(l_164) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_179) VARIABLE(i_182) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_155) VARIABLE(l_156) VARIABLE(l_159) VARIABLE(l_164) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_179) VARIABLE(i_182) VARIABLE(i_184) VARIABLE(i_190) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_155) VARIABLE(l_156) VARIABLE(l_159) VARIABLE(l_164) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_179) VARIABLE(i_182) VARIABLE(i_192) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_155) VARIABLE(l_156) VARIABLE(l_159) VARIABLE(l_164) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_179) VARIABLE(i_192) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_155) VARIABLE(l_156) VARIABLE(l_159) VARIABLE(l_164) VARIABLE(l_19) VARIABLE(l_194) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_179) VARIABLE(i_192) VARIABLE(i_196) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_155) VARIABLE(l_156) VARIABLE(l_159) VARIABLE(l_164) VARIABLE(l_19) VARIABLE(l_194) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_20) VARIABLE(i_201) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_155) VARIABLE(l_156) VARIABLE(l_159) VARIABLE(l_164) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_167) VARIABLE(i_20) VARIABLE(i_202) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_155) VARIABLE(l_156) VARIABLE(l_159) VARIABLE(l_164) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_152) VARIABLE(l_19) VARIABLE(ul_0)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(l_152) VARIABLE(l_19) VARIABLE(ul_0)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_15) VARIABLE(i_25) VARIABLE(i_26)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_15) VARIABLE(i_26)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_15) VARIABLE(i_237) VARIABLE(l_238)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_15) VARIABLE(i_237) VARIABLE(i_239) VARIABLE(i_241) VARIABLE(l_238)

__kernel void galefs_expand(__global uchar *arg_fs, __global uchar *arg_path, int arg_level, __global uchar *arg_offsets, __global uchar *arg_firsts, __global uchar *arg_visited, __global uchar *arg_levels, __global uchar *arg_state, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 80L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_34, *ul_72;
    gale_private_int_64 i_108;
    int i_1, i_2, i_7, i_9, i_10, i_15, i_17, i_18, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_33, i_35, i_36, i_37, i_38, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_82, i_83, i_84, i_85, i_92, i_93, i_97, i_99, i_100, i_101, i_102, i_103, i_107, i_110, i_111, i_112, i_113, i_114, i_115, i_119, i_120, i_123, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_150, i_153, i_154, i_157, i_158, i_160, i_161, i_162, i_163, i_165, i_166, i_167, i_168, i_169, i_175, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_215, i_216, i_217, i_218, i_219, i_220, i_221, i_222, i_228, i_230, i_236, i_237, i_239, i_240, i_241, i_242, i_243, i_244, i_245, i_246, i_247;
    long l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_16, l_19, l_21, l_28, l_32, l_39, l_40, l_41, l_42, l_44, l_60, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_86, l_87, l_88, l_89, l_90, l_91, l_94, l_95, l_96, l_98, l_104, l_105, l_106, l_109, l_116, l_117, l_118, l_121, l_122, l_124, l_125, l_151, l_152, l_155, l_156, l_159, l_164, l_170, l_171, l_172, l_173, l_174, l_176, l_177, l_194, l_223, l_224, l_225, l_226, l_227, l_229, l_231, l_232, l_233, l_234, l_235, l_238;
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
            goto loop_17;
        case 3:
            goto resume_3;
        default:
            break;
    }
    ul_0 = arg_offsets + 12L;
    i_1 = *((__global gale_int *) ul_0);
    i_2 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_2, gale_group);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) gale_group;
            l_6 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < i_2)) {
                    break;
                }
                l_8 = (long) i_7;
                i_9 = (int) *((__global char *) (arg_path + 16 + l_8));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) l_8)))) = (char) i_9;
                i_10 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_10;
            }
            l_11 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_2, (-1), gale_group);
            l_4 = l_11;
        }
    } else {
        l_4 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_4 < (-4611686018427387904L)) {
            l_12 = gale_HostCall_awaitReply(arg_fs, l_4, gale_group);
            l_13 = l_12;
        } else {
            l_13 = l_4;
        }
    } else {
        l_13 = l_4;
    }
    GALEFS_BROADCAST(2, l_14, l_13);
    if (l_14 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_14); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        ul_0 = arg_offsets + 12L;
        l_14 = gale_reply(gale_entry);
    }
    i_15 = i_1 + (-1);
    l_16 = *((__global gale_long *) (arg_offsets + ((((long) i_15) << 3) + 16L)));
    i_17 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_18 = (i_17 < 65536) ? i_17 : 65536;
    l_19 = (long) i_18;
    if (l_16 == 0L) {
        i_20 = 0;
    } else {
        l_21 = ((long) (uint) i_1) << 3;
        i_22 = (int) ((long) ((ulong) gale_div_long(((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_21 + (ulong) (l_16 << 2))) + (ulong) l_19)) + (ulong) (-1L))), l_19) - (ulong) gale_div_long(l_21, l_19)));
        i_20 = i_22;
    }
    i_23 = (int) l_14;
    i_24 = (i_23 < 0) ? i_23 : 0;
    i_25 = i_24;
    i_26 = 0;
    i_27 = 0;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_46;
        }
        if (!(i_27 < i_20)) {
            goto B138;
        }
        if (!(i_25 == 0)) {
            break;
        }
        l_28 = (long) i_20;
        i_29 = (int) get_local_size(0);
        i_30 = (int) get_local_size(0);
        i_31 = (int) get_local_id(0);
        l_32 = (((long) i_31) << 2) + 16L;
        i_33 = GALEFS_LOCAL_SIZE;
        ul_34 = arg_levels + 12L;
        i_35 = (int) get_local_id(0);
        i_36 = 0;
        i_37 = 0;
        while (true) {
            if (!(i_37 == 0)) {
                break;
            }
            if (i_35 == 0) {
                i_38 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
                l_39 = (long) i_38;
                l_40 = l_39;
            } else {
                l_40 = 0L;
            }
            GALEFS_BROADCAST(3, l_41, l_40);
            l_42 = (l_41 < l_28) ? l_41 : l_28;
            i_43 = (int) l_42;
            l_44 = (long) i_43;
            if (i_20 == i_43) {
                i_45 = 0;
            } else {
                i_46 = *((__global gale_int *) ul_34);
                if (((int) ((uint) i_43 + (uint) 1)) < i_20) {
                    i_47 = *((__global gale_int *) (arg_firsts + (((l_44 + 1L) << 2) + 16L)));
                    i_48 = (int) ((uint) i_47 + (uint) 1);
                    i_45 = i_48;
                } else {
                    i_49 = i_46 + (-1);
                    i_45 = i_49;
                }
            }
            if (i_20 == i_43) {
                i_50 = 0;
            } else {
                i_51 = *((__global gale_int *) (arg_firsts + ((l_44 << 2) + 16L)));
                i_52 = (int) ((uint) ((int) get_local_id(0)) + (uint) i_51);
                i_50 = i_52;
            }
            i_53 = (i_20 == i_43) ? 1 : 0;
            i_54 = i_53;
            i_55 = i_50;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_55 < i_45)) {
                    break;
                }
                i_56 = (int) *((__global char *) (arg_levels + 16 + (long) i_55 * 1));
                i_57 = (arg_level == i_56) ? 1 : 0;
                i_58 = i_54 | i_57;
                i_59 = (int) ((uint) i_55 + (uint) i_29);
                i_54 = i_58;
                i_55 = i_59;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_60 = (-16L) + l_32;
            i_61 = (i_54 == 0) ? 0 : 1;
            *((__local gale_int *) (gale_scratch_memory + l_60)) = i_61;
            GALEFS_LOCAL_BARRIER(5);
            i_62 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_62 < i_30)) {
                    break;
                }
                i_63 = i_62 << 1;
                if ((i_31 & ((int) ((uint) i_63 + (uint) (-1)))) == 0) {
                    i_64 = (int) ((uint) i_31 + (uint) i_62);
                    if (i_64 < i_30) {
                        i_65 = *((__local gale_int *) (gale_scratch_memory + l_60));
                        i_66 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_64) << 2) + 16L))));
                        i_67 = (i_65 < i_66) ? i_66 : i_65;
                        *((__local gale_int *) (gale_scratch_memory + l_60)) = i_67;
                    }
                }
                GALEFS_LOCAL_BARRIER(6);
                i_62 = i_63;
            }
            i_68 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_69 = (i_68 == 0) ? 0 : 1;
            i_36 = i_43;
            i_37 = i_69;
        }
        if (i_36 < i_20) {
            i_70 = *((__global gale_int *) ul_0);
            i_71 = i_70 + (-1);
            ul_72 = arg_offsets + ((((long) i_71) << 3) + 16L);
            l_73 = *((__global gale_long *) ul_72);
            l_74 = (long) i_36;
            l_75 = ((long) (uint) i_70) << 3;
            l_76 = gale_div_long(l_75, l_19);
            l_77 = (long) ((ulong) l_19 * (ulong) ((long) ((ulong) l_74 + (ulong) l_76)));
            l_78 = (long) ((ulong) l_19 + (ulong) l_77);
            l_79 = (long) ((ulong) l_75 + (ulong) (l_73 << 2));
            l_80 = (l_78 < l_79) ? l_78 : l_79;
            l_81 = (l_75 < l_77) ? l_77 : l_75;
            i_82 = (int) ((long) ((ulong) l_80 - (ulong) l_81));
            i_83 = (int) get_local_id(0);
            i_84 = (int) get_local_id(0);
            i_85 = (int) get_local_id(0);
            l_86 = (-12L);
            loop_46:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(l_86 == (-12L))) {
                    break;
                }
                if (i_85 == 0) {
                    l_87 = gale_BlockAccess_beginMapping(arg_fs, i_23, l_81, i_82, gale_group);
                    l_88 = l_87;
                } else {
                    l_88 = 0L;
                }
                if (i_84 == 0) {
                    if (l_88 < (-4611686018427387904L)) {
                        l_89 = gale_HostCall_awaitReply(arg_fs, l_88, gale_group);
                        l_90 = l_89;
                    } else {
                        l_90 = l_88;
                    }
                } else {
                    l_90 = l_88;
                }
                GALEFS_BROADCAST(7, l_91, l_90);
                if (l_91 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_71;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_72 - arg_offsets);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_74;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_75;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_76;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_81;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_82;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_91); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_15 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    i_23 = (int) gale_ints[2 * gale_items + gale_item];
                    i_26 = (int) gale_ints[3 * gale_items + gale_item];
                    i_36 = (int) gale_ints[4 * gale_items + gale_item];
                    i_71 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_72 = arg_offsets + gale_longs[gale_items + gale_item];
                    l_74 = (long) gale_longs[2 * gale_items + gale_item];
                    l_75 = (long) gale_longs[3 * gale_items + gale_item];
                    l_76 = (long) gale_longs[4 * gale_items + gale_item];
                    l_81 = (long) gale_longs[5 * gale_items + gale_item];
                    i_82 = (int) gale_ints[6 * gale_items + gale_item];
                    ul_0 = arg_offsets + 12L;
                    ul_34 = arg_levels + 12L;
                    i_83 = (int) get_local_id(0);
                    i_84 = (int) get_local_id(0);
                    i_85 = (int) get_local_id(0);
                    l_91 = gale_reply(gale_entry);
                }
                if (i_83 == 0) {
                    if (!(l_91 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_81, 1, gale_group);
                        i_92 = gale_group;
                        i_93 = *((__global gale_int *) (arg_fs + 16 + 36L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_92 & ((int) ((uint) (1 << i_93) + (uint) (-1))))) << 6) + (((long) (i_92 >> i_93)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_91 >> 32))) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_91 < 0L) {
                    l_94 = (l_91 == (-117L)) ? (-5L) : l_91;
                    l_86 = l_94;
                } else {
                    l_95 = gale_BlockAccess_offsetInRegion(arg_fs, l_91, l_81, gale_group);
                    l_86 = l_95;
                }
            }
            if ((ulong) ((long) ((ulong) l_86 + (ulong) 4095L)) < (ulong) 4095L) {
                l_96 = l_86;
            } else {
                i_97 = *((__global gale_int *) (arg_firsts + ((l_74 << 2) + 16L)));
                l_98 = *((__global gale_long *) ul_72);
                if (l_98 == 0L) {
                    i_99 = 0;
                } else {
                    i_100 = (int) ((long) ((ulong) gale_div_long(((long) ((ulong) ((long) ((ulong) l_19 + (ulong) ((long) ((ulong) l_75 + (ulong) (l_98 << 2))))) + (ulong) (-1L))), l_19) - (ulong) l_76));
                    i_99 = i_100;
                }
                if (((int) ((uint) i_36 + (uint) 1)) < i_99) {
                    i_101 = *((__global gale_int *) (arg_firsts + (((l_74 + 1L) << 2) + 16L)));
                    i_102 = (int) ((uint) i_101 + (uint) 1);
                    i_103 = i_102;
                } else {
                    i_103 = i_71;
                }
                l_104 = (long) (((int) ((uint) i_82 + (uint) ((int) ((uint) (i_82 >> 31) >> 30)))) >> 2);
                l_105 = l_81 - l_75;
                l_106 = ((long) ((ulong) l_105 + (ulong) ((long) ((ulong) (l_105 >> 63) >> 62)))) >> 2;
                i_107 = (int) ((char) ((int) ((uint) arg_level + (uint) 1)));
                if (((int) get_local_size(0)) < 32) {
                    i_108 = (gale_private_int_64) {{0}};
                    l_109 = (long) ((int) ((uint) i_103 - (uint) i_97));
                    i_110 = (int) ((uint) ((int) gale_div_long((l_109 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))))) + (uint) i_97);
                    i_111 = (int) ((uint) ((int) gale_div_long((l_109 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) + (uint) i_97);
                    i_112 = 0;
                    i_113 = i_110;
                    while (true) {
                        if (!(i_113 < i_111)) {
                            break;
                        }
                        i_114 = (int) *((__global char *) (arg_levels + 16 + (long) i_113 * 1));
                        i_115 = (int) ((uint) i_113 + (uint) 1);
                        if (arg_level == i_114) {
                            l_116 = (long) i_113;
                            l_117 = *((__global gale_long *) (arg_offsets + ((l_116 << 3) + 16L)));
                            l_118 = *((__global gale_long *) (arg_offsets + (((l_116 + 1L) << 3) + 16L)));
                            i_119 = *((__global gale_int *) ul_34);
                            i_120 = (i_119 + (-1)) ^ INT_MIN;
                            l_121 = (long) ((ulong) l_118 - (ulong) l_106);
                            l_122 = (l_121 < l_104) ? l_121 : l_104;
                            i_123 = (int) l_122;
                            l_124 = (long) ((ulong) l_117 - (ulong) l_106);
                            l_125 = (l_124 < 1L) ? 0L : l_124;
                            i_126 = (int) l_125;
                            i_127 = 0;
                            i_128 = i_126;
                            while (true) {
                                if (!(i_128 < i_123)) {
                                    break;
                                }
                                i_129 = (int) ((uint) i_128 + (uint) 64);
                                i_130 = (i_129 < i_123) ? i_129 : i_123;
                                i_131 = 0;
                                i_132 = i_128;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_132 < i_130)) {
                                        break;
                                    }
                                    i_133 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) (((long) i_132) << 2)))));
                                    i_134 = i_133 ^ INT_MIN;
                                    i_135 = (i_120 < i_134) ? i_120 : i_134;
                                    i_136 = i_135 ^ INT_MIN;
                                    i_108.at[i_131] = i_136;
                                    i_137 = *((__global gale_int *) (arg_visited + ((((long) (uint) ((int) ((uint) i_136 >> 5))) << 2) + 16L)));
                                    i_138 = (int) ((uint) i_131 + (uint) (((int) ((uint) (~i_137) >> (i_136 & 31))) & 1));
                                    i_139 = (int) ((uint) i_132 + (uint) 1);
                                    i_131 = i_138;
                                    i_132 = i_139;
                                }
                                i_140 = i_127;
                                i_141 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_141 < i_131)) {
                                        break;
                                    }
                                    i_142 = i_108.at[i_141];
                                    i_143 = (int) ((uint) i_142 >> 5);
                                    i_144 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_143) << 2) + 16L)));
                                    i_145 = 1 << (i_142 & 31);
                                    if ((i_145 & i_144) == 0) {
                                        i_146 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_143 << 2)), i_145);
                                        if ((i_145 & i_146) == 0) {
                                            *((__global char *) (arg_levels + 16 + (long) i_142 * 1)) = (char) i_107;
                                            i_147 = 1;
                                        } else {
                                            i_147 = 0;
                                        }
                                    } else {
                                        i_147 = 0;
                                    }
                                    i_148 = (int) ((uint) i_140 + (uint) i_147);
                                    i_149 = (int) ((uint) i_141 + (uint) 1);
                                    i_140 = i_148;
                                    i_141 = i_149;
                                }
                                i_127 = i_140;
                                i_128 = i_129;
                            }
                            i_150 = (int) ((uint) i_112 + (uint) i_127);
                            i_112 = i_150;
                            i_113 = i_115;
                        } else {
                            i_113 = i_115;
                        }
                    }
                    l_151 = (long) i_112;
                    l_152 = l_151;
                } else {
                    i_153 = (int) get_local_size(0);
                    i_154 = (int) get_local_id(0);
                    l_155 = (-16L) + ((((long) ((int) ((uint) i_153 + (uint) i_154))) << 2) + 16L);
                    l_156 = (-16L) + ((((long) i_154) << 2) + 16L);
                    i_157 = (int) get_local_size(0);
                    i_158 = (int) get_local_id(0);
                    l_159 = (((long) i_158) << 2) + 16L;
                    i_160 = GALEFS_LOCAL_SIZE;
                    i_161 = (int) get_local_id(0);
                    i_162 = (int) get_local_size(0);
                    i_163 = (int) get_local_id(0);
                    l_164 = (((long) i_163) << 2) + 16L;
                    i_165 = GALEFS_LOCAL_SIZE << 1;
                    i_166 = 0;
                    i_167 = i_97;
                    while (true) {
                        if (!(i_167 < i_103)) {
                            break;
                        }
                        i_168 = (int) ((uint) i_154 + (uint) i_167);
                        if (i_168 < i_103) {
                            i_169 = (int) *((__global char *) (arg_levels + 16 + (long) i_168 * 1));
                            if (arg_level == i_169) {
                                l_170 = (long) i_168;
                                l_171 = *((__global gale_long *) (arg_offsets + ((l_170 << 3) + 16L)));
                                l_172 = *((__global gale_long *) (arg_offsets + (((l_170 + 1L) << 3) + 16L)));
                                l_173 = (long) ((ulong) l_172 - (ulong) l_106);
                                l_174 = (l_173 < l_104) ? l_173 : l_104;
                                i_175 = (int) l_174;
                                l_176 = (long) ((ulong) l_171 - (ulong) l_106);
                                l_177 = (l_176 < 1L) ? 0L : l_176;
                                i_178 = (int) l_177;
                                i_179 = i_178;
                                i_180 = i_175;
                            } else {
                                i_179 = 0;
                                i_180 = 0;
                            }
                        } else {
                            i_179 = 0;
                            i_180 = 0;
                        }
                        GALEFS_LOCAL_BARRIER(8);
                        i_181 = (int) ((uint) i_180 - (uint) i_179);
                        i_182 = (i_181 < 1) ? 0 : i_181;
                        *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_164))) = i_182;
                        GALEFS_LOCAL_BARRIER(9);
                        i_183 = 0;
                        i_184 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_185 = (int) ((uint) i_163 + (uint) i_183);
                            if (!(i_184 < i_162)) {
                                break;
                            }
                            i_186 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_185) << 2) + 16L))));
                            if (i_163 < i_184) {
                                i_187 = i_186;
                            } else {
                                i_188 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_185 - (uint) i_184))) << 2) + 16L))));
                                i_189 = (int) ((uint) i_186 + (uint) i_188);
                                i_187 = i_189;
                            }
                            i_190 = (int) ((uint) i_162 - (uint) i_183);
                            *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_163 + (uint) i_190))) << 2) + 16L)))) = i_187;
                            GALEFS_LOCAL_BARRIER(10);
                            i_191 = i_184 << 1;
                            i_183 = i_190;
                            i_184 = i_191;
                        }
                        if (i_161 == 0) {
                            i_192 = 0;
                        } else {
                            i_193 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_185 + (uint) (-1)))) << 2) + 16L))));
                            i_192 = i_193;
                        }
                        GALEFS_LOCAL_BARRIER(11);
                        l_194 = (-16L) + l_159;
                        *((__local gale_int *) (gale_scratch_memory + l_194)) = ((int) ((uint) i_192 + (uint) i_182));
                        GALEFS_LOCAL_BARRIER(12);
                        i_195 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_195 < i_157)) {
                                break;
                            }
                            i_196 = i_195 << 1;
                            if ((i_158 & ((int) ((uint) i_196 + (uint) (-1)))) == 0) {
                                i_197 = (int) ((uint) i_158 + (uint) i_195);
                                if (i_197 < i_157) {
                                    i_198 = *((__local gale_int *) (gale_scratch_memory + l_194));
                                    i_199 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_197) << 2) + 16L))));
                                    i_200 = (i_198 < i_199) ? i_199 : i_198;
                                    *((__local gale_int *) (gale_scratch_memory + l_194)) = i_200;
                                }
                            }
                            GALEFS_LOCAL_BARRIER(13);
                            i_195 = i_196;
                        }
                        i_201 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
                        *((__local gale_int *) (gale_local_memory + l_156)) = i_192;
                        *((__local gale_int *) (gale_local_memory + l_155)) = ((int) ((uint) i_179 - (uint) i_192));
                        GALEFS_LOCAL_BARRIER(14);
                        i_202 = i_166;
                        i_203 = i_154;
                        while (true) {
                            if (!(i_203 < i_201)) {
                                break;
                            }
                            i_204 = 0;
                            i_205 = i_153;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (((int) ((uint) i_205 - (uint) i_204)) < 2) {
                                    break;
                                }
                                i_206 = (int) ((uint) ((int) ((uint) i_204 + (uint) i_205)) >> 1);
                                i_207 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) (uint) i_206) << 2) + 16L))));
                                if (i_203 < i_207) {
                                    i_205 = i_206;
                                } else {
                                    i_204 = i_206;
                                }
                            }
                            i_208 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_153 + (uint) i_204))) << 2) + 16L))));
                            i_209 = *((__global gale_int *) ul_34);
                            i_210 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) (((long) ((int) ((uint) i_203 + (uint) i_208))) << 2)))));
                            i_211 = (i_209 + (-1)) ^ INT_MIN;
                            i_212 = i_210 ^ INT_MIN;
                            i_213 = (i_211 < i_212) ? i_211 : i_212;
                            i_214 = i_213 ^ INT_MIN;
                            i_215 = (int) ((uint) i_214 >> 5);
                            i_216 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_215) << 2) + 16L)));
                            i_217 = 1 << (i_214 & 31);
                            if ((i_217 & i_216) == 0) {
                                i_218 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_215 << 2)), i_217);
                                if ((i_217 & i_218) == 0) {
                                    *((__global char *) (arg_levels + 16 + (long) i_214 * 1)) = (char) i_107;
                                    i_219 = 1;
                                } else {
                                    i_219 = 0;
                                }
                            } else {
                                i_219 = 0;
                            }
                            i_220 = (int) ((uint) i_202 + (uint) i_219);
                            i_221 = (int) ((uint) i_153 + (uint) i_203);
                            i_202 = i_220;
                            i_203 = i_221;
                        }
                        GALEFS_LOCAL_BARRIER(15);
                        i_222 = (int) ((uint) i_153 + (uint) i_167);
                        i_166 = i_202;
                        i_167 = i_222;
                    }
                    l_223 = (long) i_166;
                    l_152 = l_223;
                }
                GALEFS_BARRIER(16);
                if (((int) get_local_id(0)) == 0) {
                    l_224 = gale_BlockAccess_endMapping(arg_fs, i_82, gale_group);
                    l_225 = l_224;
                } else {
                    l_225 = 0L;
                }
                GALEFS_BROADCAST(17, l_226, l_225);
                l_96 = l_152;
            }
            l_227 = (l_96 < 1L) ? 0L : l_96;
            i_228 = (int) ((uint) i_26 + (uint) ((int) l_227));
            l_229 = (l_96 < 0L) ? l_96 : 0L;
            i_230 = (int) l_229;
            i_25 = i_230;
            i_26 = i_228;
            i_27 = i_36;
        } else {
            i_27 = i_36;
        }
    }
    goto B139;
B138:;
B139:;
    if (((int) get_local_id(0)) == 0) {
        l_231 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group);
        l_232 = l_231;
    } else {
        l_232 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_232 < (-4611686018427387904L)) {
            l_233 = gale_HostCall_awaitReply(arg_fs, l_232, gale_group);
            l_234 = l_233;
        } else {
            l_234 = l_232;
        }
    } else {
        l_234 = l_232;
    }
    GALEFS_BROADCAST(18, l_235, l_234);
    if (l_235 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        gale_ints[gale_items + gale_item] = (uint) i_25;
        gale_ints[2 * gale_items + gale_item] = (uint) i_26;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_235); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        i_25 = (int) gale_ints[gale_items + gale_item];
        i_26 = (int) gale_ints[2 * gale_items + gale_item];
        l_235 = gale_reply(gale_entry);
    }
    if (i_25 < 0) {
        i_236 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_25);
    }
    GALEFS_LOCAL_BARRIER(19);
    i_237 = (int) get_local_id(0);
    l_238 = (-16L) + ((((long) i_237) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_238)) = i_26;
    GALEFS_LOCAL_BARRIER(20);
    i_239 = (int) get_local_size(0);
    i_240 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_240 < i_239)) {
            break;
        }
        i_241 = i_240 << 1;
        if ((i_237 & ((int) ((uint) i_241 + (uint) (-1)))) == 0) {
            i_242 = (int) ((uint) i_237 + (uint) i_240);
            if (i_242 < i_239) {
                i_243 = *((__local gale_int *) (gale_scratch_memory + l_238));
                i_244 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_242) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_238)) = ((int) ((uint) i_243 + (uint) i_244));
            }
        }
        GALEFS_LOCAL_BARRIER(21);
        i_240 = i_241;
    }
    i_245 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        i_246 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 1 << 2)), i_245);
    }
    i_247 = (int) *((__global char *) (arg_levels + 16 + (long) i_15 * 1));
    if (!(i_247 == (-1))) {
        *((__global gale_int *) (arg_state + 32L)) = 1;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
typedef union { int at[64]; uint words[64]; } gale_private_int_64;
#define GALEFS_LOCAL_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_145) VARIABLE(int, i_146) VARIABLE(int, i_149) VARIABLE(int, i_150) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_155) VARIABLE(int, i_158) VARIABLE(int, i_159) VARIABLE(int, i_17) VARIABLE(int, i_171) VARIABLE(int, i_172) VARIABLE(int, i_174) VARIABLE(int, i_176) VARIABLE(int, i_182) VARIABLE(int, i_184) VARIABLE(int, i_188) VARIABLE(int, i_193) VARIABLE(int, i_194) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_227) VARIABLE(int, i_229) VARIABLE(int, i_23) VARIABLE(int, i_231) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_40) VARIABLE(int, i_51) VARIABLE(int, i_60) VARIABLE(int, i_68) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_95) VARIABLE(int, i_99) VARIABLE(long, l_144) VARIABLE(long, l_147) VARIABLE(long, l_148) VARIABLE(long, l_151) VARIABLE(long, l_156) VARIABLE(long, l_16) VARIABLE(long, l_186) VARIABLE(long, l_228) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_57) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_73) VARIABLE(long, l_78) VARIABLE(long, l_82) VARIABLE(long, l_96) VARIABLE(long, l_98) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_31) VARIABLE(__global uchar *, ul_69)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_40) VARIABLE(i_51) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_40) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_57) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_40) VARIABLE(i_60) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_57) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_68) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_16) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_78) VARIABLE(ul_0) VARIABLE(ul_31) VARIABLE(ul_69)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_145) VARIABLE(i_146) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_158) VARIABLE(i_159) VARIABLE(i_17) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_147) VARIABLE(l_148) VARIABLE(l_151) VARIABLE(l_156) VARIABLE(l_16) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_145) VARIABLE(i_146) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_158) VARIABLE(i_159) VARIABLE(i_17) VARIABLE(i_171) VARIABLE(i_174) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_147) VARIABLE(l_148) VARIABLE(l_151) VARIABLE(l_156) VARIABLE(l_16) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_12) VARIABLE(i_145) VARIABLE(i_146) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_158) VARIABLE(i_159) VARIABLE(i_17) VARIABLE(i_171) VARIABLE(i_174) VARIABLE(i_176) VARIABLE(i_182) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_147) VARIABLE(l_148) VARIABLE(l_151) VARIABLE(l_156) VARIABLE(l_16) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_12) VARIABLE(i_145) VARIABLE(i_146) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_158) VARIABLE(i_159) VARIABLE(i_17) VARIABLE(i_171) VARIABLE(i_174) VARIABLE(i_184) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_147) VARIABLE(l_148) VARIABLE(l_151) VARIABLE(l_156) VARIABLE(l_16) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_12) VARIABLE(i_145) VARIABLE(i_146) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_158) VARIABLE(i_159) VARIABLE(i_17) VARIABLE(i_171) VARIABLE(i_184) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_147) VARIABLE(l_148) VARIABLE(l_151) VARIABLE(l_156) VARIABLE(l_16) VARIABLE(l_186) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_12) VARIABLE(i_145) VARIABLE(i_146) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_158) VARIABLE(i_159) VARIABLE(i_17) VARIABLE(i_171) VARIABLE(i_184) VARIABLE(i_188) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_147) VARIABLE(l_148) VARIABLE(l_151) VARIABLE(l_156) VARIABLE(l_16) VARIABLE(l_186) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_12) VARIABLE(i_145) VARIABLE(i_146) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_158) VARIABLE(i_159) VARIABLE(i_17) VARIABLE(i_193) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_147) VARIABLE(l_148) VARIABLE(l_151) VARIABLE(l_156) VARIABLE(l_16) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_12) VARIABLE(i_145) VARIABLE(i_146) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_159) VARIABLE(i_17) VARIABLE(i_194) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_147) VARIABLE(l_148) VARIABLE(l_151) VARIABLE(l_156) VARIABLE(l_16) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(l_144) VARIABLE(l_16) VARIABLE(ul_0)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_12) VARIABLE(i_22) VARIABLE(i_23)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_12) VARIABLE(i_23)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_12) VARIABLE(i_227) VARIABLE(l_228)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_12) VARIABLE(i_227) VARIABLE(i_229) VARIABLE(i_231) VARIABLE(l_228)

__kernel void galefs_expand(__global uchar *arg_fs, __global uchar *arg_path, int arg_level, __global uchar *arg_offsets, __global uchar *arg_firsts, __global uchar *arg_visited, __global uchar *arg_levels, __global uchar *arg_state, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 80L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_31, *ul_69;
    gale_private_int_64 i_100;
    int i_1, i_2, i_6, i_8, i_9, i_12, i_14, i_15, i_17, i_19, i_20, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_30, i_32, i_33, i_34, i_35, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_79, i_80, i_81, i_89, i_91, i_92, i_93, i_94, i_95, i_99, i_102, i_103, i_104, i_105, i_106, i_107, i_111, i_112, i_115, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_145, i_146, i_149, i_150, i_152, i_153, i_154, i_155, i_157, i_158, i_159, i_160, i_161, i_167, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_220, i_222, i_226, i_227, i_229, i_230, i_231, i_232, i_233, i_234, i_235, i_236, i_237;
    long l_3, l_4, l_5, l_7, l_10, l_11, l_13, l_16, l_18, l_25, l_29, l_36, l_37, l_38, l_39, l_41, l_57, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_96, l_97, l_98, l_101, l_108, l_109, l_110, l_113, l_114, l_116, l_117, l_143, l_144, l_147, l_148, l_151, l_156, l_162, l_163, l_164, l_165, l_166, l_168, l_169, l_186, l_215, l_216, l_217, l_218, l_219, l_221, l_223, l_224, l_225, l_228;
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
            goto loop_12;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    ul_0 = arg_offsets + 12L;
    i_1 = *((__global gale_int *) ul_0);
    i_2 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_2, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < i_2)) {
                    break;
                }
                l_7 = (long) i_6;
                i_8 = (int) *((__global char *) (arg_path + 16 + l_7));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) l_7)))) = (char) i_8;
                i_9 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_9;
            }
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_2, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_4 = l_10;
        }
    } else {
        l_4 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_4);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        ul_0 = arg_offsets + 12L;
        l_11 = gale_reply(gale_entry);
    }
    i_12 = i_1 + (-1);
    l_13 = *((__global gale_long *) (arg_offsets + ((((long) i_12) << 3) + 16L)));
    i_14 = 1 << GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_15 = (i_14 < 65536) ? i_14 : 65536;
    l_16 = (long) i_15;
    if (l_13 == 0L) {
        i_17 = 0;
    } else {
        l_18 = ((long) (uint) i_1) << 3;
        i_19 = (int) ((long) ((ulong) gale_div_long(((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (l_13 << 2))) + (ulong) l_16)) + (ulong) (-1L))), l_16) - (ulong) gale_div_long(l_18, l_16)));
        i_17 = i_19;
    }
    i_20 = (int) l_11;
    i_21 = (i_20 < 0) ? i_20 : 0;
    i_22 = i_21;
    i_23 = 0;
    i_24 = 0;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_41;
        }
        if (!(i_24 < i_17)) {
            goto B128;
        }
        if (!(i_22 == 0)) {
            break;
        }
        l_25 = (long) i_17;
        i_26 = (int) get_local_size(0);
        i_27 = (int) get_local_size(0);
        i_28 = (int) get_local_id(0);
        l_29 = (((long) i_28) << 2) + 16L;
        i_30 = GALEFS_LOCAL_SIZE;
        ul_31 = arg_levels + 12L;
        i_32 = (int) get_local_id(0);
        i_33 = 0;
        i_34 = 0;
        while (true) {
            if (!(i_34 == 0)) {
                break;
            }
            if (i_32 == 0) {
                i_35 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
                l_36 = (long) i_35;
                l_37 = l_36;
            } else {
                l_37 = 0L;
            }
            GALEFS_BROADCAST(3, l_38, l_37);
            l_39 = (l_38 < l_25) ? l_38 : l_25;
            i_40 = (int) l_39;
            l_41 = (long) i_40;
            if (i_17 == i_40) {
                i_42 = 0;
            } else {
                i_43 = *((__global gale_int *) ul_31);
                if (((int) ((uint) i_40 + (uint) 1)) < i_17) {
                    i_44 = *((__global gale_int *) (arg_firsts + (((l_41 + 1L) << 2) + 16L)));
                    i_45 = (int) ((uint) i_44 + (uint) 1);
                    i_42 = i_45;
                } else {
                    i_46 = i_43 + (-1);
                    i_42 = i_46;
                }
            }
            if (i_17 == i_40) {
                i_47 = 0;
            } else {
                i_48 = *((__global gale_int *) (arg_firsts + ((l_41 << 2) + 16L)));
                i_49 = (int) ((uint) ((int) get_local_id(0)) + (uint) i_48);
                i_47 = i_49;
            }
            i_50 = (i_17 == i_40) ? 1 : 0;
            i_51 = i_50;
            i_52 = i_47;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_52 < i_42)) {
                    break;
                }
                i_53 = (int) *((__global char *) (arg_levels + 16 + (long) i_52 * 1));
                i_54 = (arg_level == i_53) ? 1 : 0;
                i_55 = i_51 | i_54;
                i_56 = (int) ((uint) i_52 + (uint) i_26);
                i_51 = i_55;
                i_52 = i_56;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_57 = (-16L) + l_29;
            i_58 = (i_51 == 0) ? 0 : 1;
            *((__local gale_int *) (gale_scratch_memory + l_57)) = i_58;
            GALEFS_LOCAL_BARRIER(5);
            i_59 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_59 < i_27)) {
                    break;
                }
                i_60 = i_59 << 1;
                if ((i_28 & ((int) ((uint) i_60 + (uint) (-1)))) == 0) {
                    i_61 = (int) ((uint) i_28 + (uint) i_59);
                    if (i_61 < i_27) {
                        i_62 = *((__local gale_int *) (gale_scratch_memory + l_57));
                        i_63 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_61) << 2) + 16L))));
                        i_64 = (i_62 < i_63) ? i_63 : i_62;
                        *((__local gale_int *) (gale_scratch_memory + l_57)) = i_64;
                    }
                }
                GALEFS_LOCAL_BARRIER(6);
                i_59 = i_60;
            }
            i_65 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_66 = (i_65 == 0) ? 0 : 1;
            i_33 = i_40;
            i_34 = i_66;
        }
        if (i_33 < i_17) {
            i_67 = *((__global gale_int *) ul_0);
            i_68 = i_67 + (-1);
            ul_69 = arg_offsets + ((((long) i_68) << 3) + 16L);
            l_70 = *((__global gale_long *) ul_69);
            l_71 = (long) i_33;
            l_72 = ((long) (uint) i_67) << 3;
            l_73 = gale_div_long(l_72, l_16);
            l_74 = (long) ((ulong) l_16 * (ulong) ((long) ((ulong) l_71 + (ulong) l_73)));
            l_75 = (long) ((ulong) l_16 + (ulong) l_74);
            l_76 = (long) ((ulong) l_72 + (ulong) (l_70 << 2));
            l_77 = (l_75 < l_76) ? l_75 : l_76;
            l_78 = (l_72 < l_74) ? l_74 : l_72;
            i_79 = (int) ((long) ((ulong) l_77 - (ulong) l_78));
            i_80 = (int) get_local_id(0);
            i_81 = (int) get_local_id(0);
            l_82 = (-12L);
            loop_41:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(l_82 == (-12L))) {
                    break;
                }
                if (i_81 == 0) {
                    l_83 = gale_BlockAccess_beginMapping(arg_fs, i_20, l_78, i_79, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_84 = l_83;
                } else {
                    l_84 = 0L;
                }
                GALEFS_BROADCAST(7, l_85, l_84);
                if (l_85 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_12;
                    gale_longs[gale_item] = (ulong) l_16;
                    gale_ints[gale_items + gale_item] = (uint) i_17;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_33;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_68;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_69 - arg_offsets);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_71;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_72;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_73;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_78;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_79;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_85); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_12 = (int) gale_ints[gale_item];
                    l_16 = (long) gale_longs[gale_item];
                    i_17 = (int) gale_ints[gale_items + gale_item];
                    i_20 = (int) gale_ints[2 * gale_items + gale_item];
                    i_23 = (int) gale_ints[3 * gale_items + gale_item];
                    i_33 = (int) gale_ints[4 * gale_items + gale_item];
                    i_68 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_69 = arg_offsets + gale_longs[gale_items + gale_item];
                    l_71 = (long) gale_longs[2 * gale_items + gale_item];
                    l_72 = (long) gale_longs[3 * gale_items + gale_item];
                    l_73 = (long) gale_longs[4 * gale_items + gale_item];
                    l_78 = (long) gale_longs[5 * gale_items + gale_item];
                    i_79 = (int) gale_ints[6 * gale_items + gale_item];
                    ul_0 = arg_offsets + 12L;
                    ul_31 = arg_levels + 12L;
                    i_80 = (int) get_local_id(0);
                    i_81 = (int) get_local_id(0);
                    l_85 = gale_reply(gale_entry);
                }
                if (i_80 == 0) {
                    if (!(l_85 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_78, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                if (l_85 < 0L) {
                    l_86 = (l_85 == (-117L)) ? (-5L) : l_85;
                    l_82 = l_86;
                } else {
                    l_87 = gale_BlockAccess_offsetInRegion(arg_fs, l_85, l_78, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_82 = l_87;
                }
            }
            if ((ulong) ((long) ((ulong) l_82 + (ulong) 4095L)) < (ulong) 4095L) {
                l_88 = l_82;
            } else {
                i_89 = *((__global gale_int *) (arg_firsts + ((l_71 << 2) + 16L)));
                l_90 = *((__global gale_long *) ul_69);
                if (l_90 == 0L) {
                    i_91 = 0;
                } else {
                    i_92 = (int) ((long) ((ulong) gale_div_long(((long) ((ulong) ((long) ((ulong) l_16 + (ulong) ((long) ((ulong) l_72 + (ulong) (l_90 << 2))))) + (ulong) (-1L))), l_16) - (ulong) l_73));
                    i_91 = i_92;
                }
                if (((int) ((uint) i_33 + (uint) 1)) < i_91) {
                    i_93 = *((__global gale_int *) (arg_firsts + (((l_71 + 1L) << 2) + 16L)));
                    i_94 = (int) ((uint) i_93 + (uint) 1);
                    i_95 = i_94;
                } else {
                    i_95 = i_68;
                }
                l_96 = (long) (((int) ((uint) i_79 + (uint) ((int) ((uint) (i_79 >> 31) >> 30)))) >> 2);
                l_97 = l_78 - l_72;
                l_98 = ((long) ((ulong) l_97 + (ulong) ((long) ((ulong) (l_97 >> 63) >> 62)))) >> 2;
                i_99 = (int) ((char) ((int) ((uint) arg_level + (uint) 1)));
                if (((int) get_local_size(0)) < 32) {
                    i_100 = (gale_private_int_64) {{0}};
                    l_101 = (long) ((int) ((uint) i_95 - (uint) i_89));
                    i_102 = (int) ((uint) ((int) gale_div_long((l_101 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))))) + (uint) i_89);
                    i_103 = (int) ((uint) ((int) gale_div_long((l_101 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) + (uint) i_89);
                    i_104 = 0;
                    i_105 = i_102;
                    while (true) {
                        if (!(i_105 < i_103)) {
                            break;
                        }
                        i_106 = (int) *((__global char *) (arg_levels + 16 + (long) i_105 * 1));
                        i_107 = (int) ((uint) i_105 + (uint) 1);
                        if (arg_level == i_106) {
                            l_108 = (long) i_105;
                            l_109 = *((__global gale_long *) (arg_offsets + ((l_108 << 3) + 16L)));
                            l_110 = *((__global gale_long *) (arg_offsets + (((l_108 + 1L) << 3) + 16L)));
                            i_111 = *((__global gale_int *) ul_31);
                            i_112 = (i_111 + (-1)) ^ INT_MIN;
                            l_113 = (long) ((ulong) l_110 - (ulong) l_98);
                            l_114 = (l_113 < l_96) ? l_113 : l_96;
                            i_115 = (int) l_114;
                            l_116 = (long) ((ulong) l_109 - (ulong) l_98);
                            l_117 = (l_116 < 1L) ? 0L : l_116;
                            i_118 = (int) l_117;
                            i_119 = 0;
                            i_120 = i_118;
                            while (true) {
                                if (!(i_120 < i_115)) {
                                    break;
                                }
                                i_121 = (int) ((uint) i_120 + (uint) 64);
                                i_122 = (i_121 < i_115) ? i_121 : i_115;
                                i_123 = 0;
                                i_124 = i_120;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_124 < i_122)) {
                                        break;
                                    }
                                    i_125 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) (((long) i_124) << 2)))));
                                    i_126 = i_125 ^ INT_MIN;
                                    i_127 = (i_112 < i_126) ? i_112 : i_126;
                                    i_128 = i_127 ^ INT_MIN;
                                    i_100.at[i_123] = i_128;
                                    i_129 = *((__global gale_int *) (arg_visited + ((((long) (uint) ((int) ((uint) i_128 >> 5))) << 2) + 16L)));
                                    i_130 = (int) ((uint) i_123 + (uint) (((int) ((uint) (~i_129) >> (i_128 & 31))) & 1));
                                    i_131 = (int) ((uint) i_124 + (uint) 1);
                                    i_123 = i_130;
                                    i_124 = i_131;
                                }
                                i_132 = i_119;
                                i_133 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_133 < i_123)) {
                                        break;
                                    }
                                    i_134 = i_100.at[i_133];
                                    i_135 = (int) ((uint) i_134 >> 5);
                                    i_136 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_135) << 2) + 16L)));
                                    i_137 = 1 << (i_134 & 31);
                                    if ((i_137 & i_136) == 0) {
                                        i_138 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_135 << 2)), i_137);
                                        if ((i_137 & i_138) == 0) {
                                            *((__global char *) (arg_levels + 16 + (long) i_134 * 1)) = (char) i_99;
                                            i_139 = 1;
                                        } else {
                                            i_139 = 0;
                                        }
                                    } else {
                                        i_139 = 0;
                                    }
                                    i_140 = (int) ((uint) i_132 + (uint) i_139);
                                    i_141 = (int) ((uint) i_133 + (uint) 1);
                                    i_132 = i_140;
                                    i_133 = i_141;
                                }
                                i_119 = i_132;
                                i_120 = i_121;
                            }
                            i_142 = (int) ((uint) i_104 + (uint) i_119);
                            i_104 = i_142;
                            i_105 = i_107;
                        } else {
                            i_105 = i_107;
                        }
                    }
                    l_143 = (long) i_104;
                    l_144 = l_143;
                } else {
                    i_145 = (int) get_local_size(0);
                    i_146 = (int) get_local_id(0);
                    l_147 = (-16L) + ((((long) ((int) ((uint) i_145 + (uint) i_146))) << 2) + 16L);
                    l_148 = (-16L) + ((((long) i_146) << 2) + 16L);
                    i_149 = (int) get_local_size(0);
                    i_150 = (int) get_local_id(0);
                    l_151 = (((long) i_150) << 2) + 16L;
                    i_152 = GALEFS_LOCAL_SIZE;
                    i_153 = (int) get_local_id(0);
                    i_154 = (int) get_local_size(0);
                    i_155 = (int) get_local_id(0);
                    l_156 = (((long) i_155) << 2) + 16L;
                    i_157 = GALEFS_LOCAL_SIZE << 1;
                    i_158 = 0;
                    i_159 = i_89;
                    while (true) {
                        if (!(i_159 < i_95)) {
                            break;
                        }
                        i_160 = (int) ((uint) i_146 + (uint) i_159);
                        if (i_160 < i_95) {
                            i_161 = (int) *((__global char *) (arg_levels + 16 + (long) i_160 * 1));
                            if (arg_level == i_161) {
                                l_162 = (long) i_160;
                                l_163 = *((__global gale_long *) (arg_offsets + ((l_162 << 3) + 16L)));
                                l_164 = *((__global gale_long *) (arg_offsets + (((l_162 + 1L) << 3) + 16L)));
                                l_165 = (long) ((ulong) l_164 - (ulong) l_98);
                                l_166 = (l_165 < l_96) ? l_165 : l_96;
                                i_167 = (int) l_166;
                                l_168 = (long) ((ulong) l_163 - (ulong) l_98);
                                l_169 = (l_168 < 1L) ? 0L : l_168;
                                i_170 = (int) l_169;
                                i_171 = i_170;
                                i_172 = i_167;
                            } else {
                                i_171 = 0;
                                i_172 = 0;
                            }
                        } else {
                            i_171 = 0;
                            i_172 = 0;
                        }
                        GALEFS_LOCAL_BARRIER(8);
                        i_173 = (int) ((uint) i_172 - (uint) i_171);
                        i_174 = (i_173 < 1) ? 0 : i_173;
                        *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_156))) = i_174;
                        GALEFS_LOCAL_BARRIER(9);
                        i_175 = 0;
                        i_176 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_177 = (int) ((uint) i_155 + (uint) i_175);
                            if (!(i_176 < i_154)) {
                                break;
                            }
                            i_178 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_177) << 2) + 16L))));
                            if (i_155 < i_176) {
                                i_179 = i_178;
                            } else {
                                i_180 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_177 - (uint) i_176))) << 2) + 16L))));
                                i_181 = (int) ((uint) i_178 + (uint) i_180);
                                i_179 = i_181;
                            }
                            i_182 = (int) ((uint) i_154 - (uint) i_175);
                            *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_155 + (uint) i_182))) << 2) + 16L)))) = i_179;
                            GALEFS_LOCAL_BARRIER(10);
                            i_183 = i_176 << 1;
                            i_175 = i_182;
                            i_176 = i_183;
                        }
                        if (i_153 == 0) {
                            i_184 = 0;
                        } else {
                            i_185 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_177 + (uint) (-1)))) << 2) + 16L))));
                            i_184 = i_185;
                        }
                        GALEFS_LOCAL_BARRIER(11);
                        l_186 = (-16L) + l_151;
                        *((__local gale_int *) (gale_scratch_memory + l_186)) = ((int) ((uint) i_184 + (uint) i_174));
                        GALEFS_LOCAL_BARRIER(12);
                        i_187 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_187 < i_149)) {
                                break;
                            }
                            i_188 = i_187 << 1;
                            if ((i_150 & ((int) ((uint) i_188 + (uint) (-1)))) == 0) {
                                i_189 = (int) ((uint) i_150 + (uint) i_187);
                                if (i_189 < i_149) {
                                    i_190 = *((__local gale_int *) (gale_scratch_memory + l_186));
                                    i_191 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_189) << 2) + 16L))));
                                    i_192 = (i_190 < i_191) ? i_191 : i_190;
                                    *((__local gale_int *) (gale_scratch_memory + l_186)) = i_192;
                                }
                            }
                            GALEFS_LOCAL_BARRIER(13);
                            i_187 = i_188;
                        }
                        i_193 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
                        *((__local gale_int *) (gale_local_memory + l_148)) = i_184;
                        *((__local gale_int *) (gale_local_memory + l_147)) = ((int) ((uint) i_171 - (uint) i_184));
                        GALEFS_LOCAL_BARRIER(14);
                        i_194 = i_158;
                        i_195 = i_146;
                        while (true) {
                            if (!(i_195 < i_193)) {
                                break;
                            }
                            i_196 = 0;
                            i_197 = i_145;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (((int) ((uint) i_197 - (uint) i_196)) < 2) {
                                    break;
                                }
                                i_198 = (int) ((uint) ((int) ((uint) i_196 + (uint) i_197)) >> 1);
                                i_199 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) (uint) i_198) << 2) + 16L))));
                                if (i_195 < i_199) {
                                    i_197 = i_198;
                                } else {
                                    i_196 = i_198;
                                }
                            }
                            i_200 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_145 + (uint) i_196))) << 2) + 16L))));
                            i_201 = *((__global gale_int *) ul_31);
                            i_202 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) (((long) ((int) ((uint) i_195 + (uint) i_200))) << 2)))));
                            i_203 = (i_201 + (-1)) ^ INT_MIN;
                            i_204 = i_202 ^ INT_MIN;
                            i_205 = (i_203 < i_204) ? i_203 : i_204;
                            i_206 = i_205 ^ INT_MIN;
                            i_207 = (int) ((uint) i_206 >> 5);
                            i_208 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_207) << 2) + 16L)));
                            i_209 = 1 << (i_206 & 31);
                            if ((i_209 & i_208) == 0) {
                                i_210 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_207 << 2)), i_209);
                                if ((i_209 & i_210) == 0) {
                                    *((__global char *) (arg_levels + 16 + (long) i_206 * 1)) = (char) i_99;
                                    i_211 = 1;
                                } else {
                                    i_211 = 0;
                                }
                            } else {
                                i_211 = 0;
                            }
                            i_212 = (int) ((uint) i_194 + (uint) i_211);
                            i_213 = (int) ((uint) i_145 + (uint) i_195);
                            i_194 = i_212;
                            i_195 = i_213;
                        }
                        GALEFS_LOCAL_BARRIER(15);
                        i_214 = (int) ((uint) i_145 + (uint) i_159);
                        i_158 = i_194;
                        i_159 = i_214;
                    }
                    l_215 = (long) i_158;
                    l_144 = l_215;
                }
                if (((int) get_local_id(0)) == 0) {
                    l_216 = gale_BlockAccess_endMapping(arg_fs, i_79, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_217 = l_216;
                } else {
                    l_217 = 0L;
                }
                GALEFS_BROADCAST(16, l_218, l_217);
                l_88 = l_144;
            }
            l_219 = (l_88 < 1L) ? 0L : l_88;
            i_220 = (int) ((uint) i_23 + (uint) ((int) l_219));
            l_221 = (l_88 < 0L) ? l_88 : 0L;
            i_222 = (int) l_221;
            i_22 = i_222;
            i_23 = i_220;
            i_24 = i_33;
        } else {
            i_24 = i_33;
        }
    }
    goto B129;
B128:;
B129:;
    if (((int) get_local_id(0)) == 0) {
        l_223 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_224 = l_223;
    } else {
        l_224 = 0L;
    }
    GALEFS_BROADCAST(17, l_225, l_224);
    if (l_225 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        gale_ints[gale_items + gale_item] = (uint) i_22;
        gale_ints[2 * gale_items + gale_item] = (uint) i_23;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_225); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        i_22 = (int) gale_ints[gale_items + gale_item];
        i_23 = (int) gale_ints[2 * gale_items + gale_item];
        l_225 = gale_reply(gale_entry);
    }
    if (i_22 < 0) {
        i_226 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_22);
    }
    GALEFS_LOCAL_BARRIER(18);
    i_227 = (int) get_local_id(0);
    l_228 = (-16L) + ((((long) i_227) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_228)) = i_23;
    GALEFS_LOCAL_BARRIER(19);
    i_229 = (int) get_local_size(0);
    i_230 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_230 < i_229)) {
            break;
        }
        i_231 = i_230 << 1;
        if ((i_227 & ((int) ((uint) i_231 + (uint) (-1)))) == 0) {
            i_232 = (int) ((uint) i_227 + (uint) i_230);
            if (i_232 < i_229) {
                i_233 = *((__local gale_int *) (gale_scratch_memory + l_228));
                i_234 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_232) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_228)) = ((int) ((uint) i_233 + (uint) i_234));
            }
        }
        GALEFS_LOCAL_BARRIER(20);
        i_230 = i_231;
    }
    i_235 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        i_236 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 1 << 2)), i_235);
    }
    i_237 = (int) *((__global char *) (arg_levels + 16 + (long) i_12 * 1));
    if (!(i_237 == (-1))) {
        *((__global gale_int *) (arg_state + 32L)) = 1;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
