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
// bytecode SHA-256: 6869a8b74dfb4ae4931e3e17dd91937525cda7b17bb7fd4fcc63a0c29aeb31a5
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_long gale_int_at gale_reply gale_round_entry

//@ live
typedef union { int at[64]; uint words[64]; } gale_private_int_64;
#define GALEFS_LOCAL_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_103) VARIABLE(int, i_107) VARIABLE(int, i_15) VARIABLE(int, i_159) VARIABLE(int, i_160) VARIABLE(int, i_163) VARIABLE(int, i_164) VARIABLE(int, i_167) VARIABLE(int, i_168) VARIABLE(int, i_169) VARIABLE(int, i_172) VARIABLE(int, i_173) VARIABLE(int, i_185) VARIABLE(int, i_186) VARIABLE(int, i_188) VARIABLE(int, i_190) VARIABLE(int, i_196) VARIABLE(int, i_198) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_202) VARIABLE(int, i_207) VARIABLE(int, i_208) VARIABLE(int, i_23) VARIABLE(int, i_244) VARIABLE(int, i_246) VARIABLE(int, i_248) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_43) VARIABLE(int, i_54) VARIABLE(int, i_63) VARIABLE(int, i_71) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(long, l_104) VARIABLE(long, l_106) VARIABLE(long, l_158) VARIABLE(long, l_161) VARIABLE(long, l_162) VARIABLE(long, l_165) VARIABLE(long, l_170) VARIABLE(long, l_19) VARIABLE(long, l_200) VARIABLE(long, l_245) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_60) VARIABLE(long, l_74) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_81) VARIABLE(long, l_86) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_108) VARIABLE(__global uchar *, ul_34) VARIABLE(__global uchar *, ul_72)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(l_19) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(i_54) VARIABLE(l_19) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(l_19) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_60) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(i_63) VARIABLE(l_19) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_60) VARIABLE(ul_0) VARIABLE(ul_34)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_71) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_19) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_81) VARIABLE(ul_0) VARIABLE(ul_34) VARIABLE(ul_72)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_185) VARIABLE(i_186) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_170) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_108) VARIABLE(ul_34)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_185) VARIABLE(i_188) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_170) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_108) VARIABLE(ul_34)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_185) VARIABLE(i_188) VARIABLE(i_190) VARIABLE(i_196) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_170) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_108) VARIABLE(ul_34)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_185) VARIABLE(i_188) VARIABLE(i_198) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_170) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_108) VARIABLE(ul_34)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_185) VARIABLE(i_198) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_170) VARIABLE(l_19) VARIABLE(l_200) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_108) VARIABLE(ul_34)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_185) VARIABLE(i_198) VARIABLE(i_20) VARIABLE(i_202) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_170) VARIABLE(l_19) VARIABLE(l_200) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_108) VARIABLE(ul_34)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_20) VARIABLE(i_207) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_170) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_108) VARIABLE(ul_34)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_173) VARIABLE(i_20) VARIABLE(i_208) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_170) VARIABLE(l_19) VARIABLE(l_86) VARIABLE(ul_0) VARIABLE(ul_108) VARIABLE(ul_34)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_82) VARIABLE(l_158) VARIABLE(l_19) VARIABLE(ul_0)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(l_158) VARIABLE(l_19) VARIABLE(ul_0)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_15) VARIABLE(i_25) VARIABLE(i_26)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_15) VARIABLE(i_26)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_15) VARIABLE(i_244) VARIABLE(l_245)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_15) VARIABLE(i_244) VARIABLE(i_246) VARIABLE(i_248) VARIABLE(l_245)

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
    __global uchar *ul_0, *ul_34, *ul_72, *ul_108;
    gale_private_int_64 i_109;
    int i_1, i_2, i_7, i_9, i_10, i_15, i_17, i_18, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_33, i_35, i_36, i_37, i_38, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_82, i_83, i_84, i_85, i_92, i_93, i_97, i_99, i_100, i_101, i_102, i_103, i_107, i_111, i_112, i_113, i_114, i_115, i_116, i_122, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_159, i_160, i_163, i_164, i_166, i_167, i_168, i_169, i_171, i_172, i_173, i_174, i_175, i_181, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_215, i_216, i_217, i_218, i_219, i_220, i_221, i_222, i_223, i_224, i_225, i_226, i_227, i_228, i_229, i_235, i_237, i_243, i_244, i_246, i_247, i_248, i_249, i_250, i_251, i_252, i_253, i_254;
    long l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_16, l_19, l_21, l_28, l_32, l_39, l_40, l_41, l_42, l_44, l_60, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_86, l_87, l_88, l_89, l_90, l_91, l_94, l_95, l_96, l_98, l_104, l_105, l_106, l_110, l_117, l_118, l_119, l_120, l_121, l_123, l_124, l_157, l_158, l_161, l_162, l_165, l_170, l_176, l_177, l_178, l_179, l_180, l_182, l_183, l_200, l_230, l_231, l_232, l_233, l_234, l_236, l_238, l_239, l_240, l_241, l_242, l_245;
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
            goto B150;
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
                ul_108 = arg_visited + 12L;
                if (((int) get_local_size(0)) < 32) {
                    i_109 = (gale_private_int_64) {{0}};
                    l_110 = (long) ((int) ((uint) i_103 - (uint) i_97));
                    i_111 = (int) ((uint) ((int) gale_div_long((l_110 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))))) + (uint) i_97);
                    i_112 = (int) ((uint) ((int) gale_div_long((l_110 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) + (uint) i_97);
                    i_113 = 0;
                    i_114 = i_111;
                    while (true) {
                        if (!(i_114 < i_112)) {
                            break;
                        }
                        i_115 = (int) *((__global char *) (arg_levels + 16 + (long) i_114 * 1));
                        i_116 = (int) ((uint) i_114 + (uint) 1);
                        if (arg_level == i_115) {
                            l_117 = (long) i_114;
                            l_118 = *((__global gale_long *) (arg_offsets + ((l_117 << 3) + 16L)));
                            l_119 = *((__global gale_long *) (arg_offsets + (((l_117 + 1L) << 3) + 16L)));
                            l_120 = (long) ((ulong) l_119 - (ulong) l_106);
                            l_121 = (l_120 < l_104) ? l_120 : l_104;
                            i_122 = (int) l_121;
                            l_123 = (long) ((ulong) l_118 - (ulong) l_106);
                            l_124 = (l_123 < 1L) ? 0L : l_123;
                            i_125 = (int) l_124;
                            i_126 = 0;
                            i_127 = i_125;
                            while (true) {
                                if (!(i_127 < i_122)) {
                                    break;
                                }
                                i_128 = (int) ((uint) i_127 + (uint) 64);
                                i_129 = (i_128 < i_122) ? i_128 : i_122;
                                i_130 = 0;
                                i_131 = i_127;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_131 < i_129)) {
                                        break;
                                    }
                                    i_132 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) (((long) i_131) << 2)))));
                                    i_109.at[i_130] = i_132;
                                    i_133 = *((__global gale_int *) ul_108);
                                    i_134 = i_133 + (-1);
                                    i_135 = (int) ((uint) i_132 >> 5);
                                    i_136 = (i_134 < i_135) ? i_134 : i_135;
                                    i_137 = *((__global gale_int *) (arg_visited + ((((long) i_136) << 2) + 16L)));
                                    i_138 = (int) ((uint) i_130 + (uint) (((int) ((uint) (~i_137) >> (i_132 & 31))) & 1));
                                    i_139 = (int) ((uint) i_131 + (uint) 1);
                                    i_130 = i_138;
                                    i_131 = i_139;
                                }
                                i_140 = i_126;
                                i_141 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_141 < i_130)) {
                                        break;
                                    }
                                    i_142 = i_109.at[i_141];
                                    i_143 = *((__global gale_int *) ul_34);
                                    i_144 = *((__global gale_int *) ul_108);
                                    i_145 = i_144 + (-1);
                                    i_146 = (int) ((uint) i_142 >> 5);
                                    i_147 = (i_145 < i_146) ? i_145 : i_146;
                                    i_148 = *((__global gale_int *) (arg_visited + ((((long) i_147) << 2) + 16L)));
                                    i_149 = 1 << (i_142 & 31);
                                    if ((i_149 & i_148) == 0) {
                                        i_150 = i_143 + (-1);
                                        if (!((i_142 < 0) || (!(i_142 < i_150)))) {
                                            i_151 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_147 << 2)), i_149);
                                            if (!((i_149 & i_151) == 0)) {
                                                i_153 = 0;
                                                goto B93;
                                            }
                                        }
                                        if ((i_142 < 0) || (!(i_142 < i_150))) {
                                            i_152 = i_150;
                                        } else {
                                            i_152 = i_142;
                                        }
                                        *((__global char *) (arg_levels + 16 + (long) i_152 * 1)) = (char) i_107;
                                        i_153 = 1;
                                    } else {
                                        i_153 = 0;
                                    }
                                B93:;
                                    i_154 = (int) ((uint) i_140 + (uint) i_153);
                                    i_155 = (int) ((uint) i_141 + (uint) 1);
                                    i_140 = i_154;
                                    i_141 = i_155;
                                }
                                i_126 = i_140;
                                i_127 = i_128;
                            }
                            i_156 = (int) ((uint) i_113 + (uint) i_126);
                            i_113 = i_156;
                            i_114 = i_116;
                        } else {
                            i_114 = i_116;
                        }
                    }
                    l_157 = (long) i_113;
                    l_158 = l_157;
                } else {
                    i_159 = (int) get_local_size(0);
                    i_160 = (int) get_local_id(0);
                    l_161 = (-16L) + ((((long) ((int) ((uint) i_159 + (uint) i_160))) << 2) + 16L);
                    l_162 = (-16L) + ((((long) i_160) << 2) + 16L);
                    i_163 = (int) get_local_size(0);
                    i_164 = (int) get_local_id(0);
                    l_165 = (((long) i_164) << 2) + 16L;
                    i_166 = GALEFS_LOCAL_SIZE;
                    i_167 = (int) get_local_id(0);
                    i_168 = (int) get_local_size(0);
                    i_169 = (int) get_local_id(0);
                    l_170 = (((long) i_169) << 2) + 16L;
                    i_171 = GALEFS_LOCAL_SIZE << 1;
                    i_172 = 0;
                    i_173 = i_97;
                    while (true) {
                        if (!(i_173 < i_103)) {
                            break;
                        }
                        i_174 = (int) ((uint) i_160 + (uint) i_173);
                        if (i_174 < i_103) {
                            i_175 = (int) *((__global char *) (arg_levels + 16 + (long) i_174 * 1));
                            if (arg_level == i_175) {
                                l_176 = (long) i_174;
                                l_177 = *((__global gale_long *) (arg_offsets + ((l_176 << 3) + 16L)));
                                l_178 = *((__global gale_long *) (arg_offsets + (((l_176 + 1L) << 3) + 16L)));
                                l_179 = (long) ((ulong) l_178 - (ulong) l_106);
                                l_180 = (l_179 < l_104) ? l_179 : l_104;
                                i_181 = (int) l_180;
                                l_182 = (long) ((ulong) l_177 - (ulong) l_106);
                                l_183 = (l_182 < 1L) ? 0L : l_182;
                                i_184 = (int) l_183;
                                i_185 = i_184;
                                i_186 = i_181;
                            } else {
                                i_185 = 0;
                                i_186 = 0;
                            }
                        } else {
                            i_185 = 0;
                            i_186 = 0;
                        }
                        GALEFS_LOCAL_BARRIER(8);
                        i_187 = (int) ((uint) i_186 - (uint) i_185);
                        i_188 = (i_187 < 1) ? 0 : i_187;
                        *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_170))) = i_188;
                        GALEFS_LOCAL_BARRIER(9);
                        i_189 = 0;
                        i_190 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_191 = (int) ((uint) i_169 + (uint) i_189);
                            if (!(i_190 < i_168)) {
                                break;
                            }
                            i_192 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_191) << 2) + 16L))));
                            if (i_169 < i_190) {
                                i_193 = i_192;
                            } else {
                                i_194 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_191 - (uint) i_190))) << 2) + 16L))));
                                i_195 = (int) ((uint) i_192 + (uint) i_194);
                                i_193 = i_195;
                            }
                            i_196 = (int) ((uint) i_168 - (uint) i_189);
                            *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_169 + (uint) i_196))) << 2) + 16L)))) = i_193;
                            GALEFS_LOCAL_BARRIER(10);
                            i_197 = i_190 << 1;
                            i_189 = i_196;
                            i_190 = i_197;
                        }
                        if (i_167 == 0) {
                            i_198 = 0;
                        } else {
                            i_199 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_191 + (uint) (-1)))) << 2) + 16L))));
                            i_198 = i_199;
                        }
                        GALEFS_LOCAL_BARRIER(11);
                        l_200 = (-16L) + l_165;
                        *((__local gale_int *) (gale_scratch_memory + l_200)) = ((int) ((uint) i_198 + (uint) i_188));
                        GALEFS_LOCAL_BARRIER(12);
                        i_201 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_201 < i_163)) {
                                break;
                            }
                            i_202 = i_201 << 1;
                            if ((i_164 & ((int) ((uint) i_202 + (uint) (-1)))) == 0) {
                                i_203 = (int) ((uint) i_164 + (uint) i_201);
                                if (i_203 < i_163) {
                                    i_204 = *((__local gale_int *) (gale_scratch_memory + l_200));
                                    i_205 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_203) << 2) + 16L))));
                                    i_206 = (i_204 < i_205) ? i_205 : i_204;
                                    *((__local gale_int *) (gale_scratch_memory + l_200)) = i_206;
                                }
                            }
                            GALEFS_LOCAL_BARRIER(13);
                            i_201 = i_202;
                        }
                        i_207 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
                        *((__local gale_int *) (gale_local_memory + l_162)) = i_198;
                        *((__local gale_int *) (gale_local_memory + l_161)) = ((int) ((uint) i_185 - (uint) i_198));
                        GALEFS_LOCAL_BARRIER(14);
                        i_208 = i_172;
                        i_209 = i_160;
                        while (true) {
                            if (!(i_209 < i_207)) {
                                break;
                            }
                            i_210 = 0;
                            i_211 = i_159;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (((int) ((uint) i_211 - (uint) i_210)) < 2) {
                                    break;
                                }
                                i_212 = (int) ((uint) ((int) ((uint) i_210 + (uint) i_211)) >> 1);
                                i_213 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) (uint) i_212) << 2) + 16L))));
                                if (i_209 < i_213) {
                                    i_211 = i_212;
                                } else {
                                    i_210 = i_212;
                                }
                            }
                            i_214 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_159 + (uint) i_210))) << 2) + 16L))));
                            i_215 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) (((long) ((int) ((uint) i_209 + (uint) i_214))) << 2)))));
                            i_216 = *((__global gale_int *) ul_34);
                            i_217 = *((__global gale_int *) ul_108);
                            i_218 = i_217 + (-1);
                            i_219 = (int) ((uint) i_215 >> 5);
                            i_220 = (i_218 < i_219) ? i_218 : i_219;
                            i_221 = *((__global gale_int *) (arg_visited + ((((long) i_220) << 2) + 16L)));
                            i_222 = 1 << (i_215 & 31);
                            if ((i_222 & i_221) == 0) {
                                i_223 = i_216 + (-1);
                                if (!((i_215 < 0) || (!(i_215 < i_223)))) {
                                    i_224 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_220 << 2)), i_222);
                                    if (!((i_222 & i_224) == 0)) {
                                        i_226 = 0;
                                        goto B140;
                                    }
                                }
                                if ((i_215 < 0) || (!(i_215 < i_223))) {
                                    i_225 = i_223;
                                } else {
                                    i_225 = i_215;
                                }
                                *((__global char *) (arg_levels + 16 + (long) i_225 * 1)) = (char) i_107;
                                i_226 = 1;
                            } else {
                                i_226 = 0;
                            }
                        B140:;
                            i_227 = (int) ((uint) i_208 + (uint) i_226);
                            i_228 = (int) ((uint) i_159 + (uint) i_209);
                            i_208 = i_227;
                            i_209 = i_228;
                        }
                        GALEFS_LOCAL_BARRIER(15);
                        i_229 = (int) ((uint) i_159 + (uint) i_173);
                        i_172 = i_208;
                        i_173 = i_229;
                    }
                    l_230 = (long) i_172;
                    l_158 = l_230;
                }
                GALEFS_BARRIER(16);
                if (((int) get_local_id(0)) == 0) {
                    l_231 = gale_BlockAccess_endMapping(arg_fs, i_82, gale_group);
                    l_232 = l_231;
                } else {
                    l_232 = 0L;
                }
                GALEFS_BROADCAST(17, l_233, l_232);
                l_96 = l_158;
            }
            l_234 = (l_96 < 1L) ? 0L : l_96;
            i_235 = (int) ((uint) i_26 + (uint) ((int) l_234));
            l_236 = (l_96 < 0L) ? l_96 : 0L;
            i_237 = (int) l_236;
            i_25 = i_237;
            i_26 = i_235;
            i_27 = i_36;
        } else {
            i_27 = i_36;
        }
    }
    goto B151;
B150:;
B151:;
    if (((int) get_local_id(0)) == 0) {
        l_238 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group);
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
    GALEFS_BROADCAST(18, l_242, l_241);
    if (l_242 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        gale_ints[gale_items + gale_item] = (uint) i_25;
        gale_ints[2 * gale_items + gale_item] = (uint) i_26;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_242); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        i_25 = (int) gale_ints[gale_items + gale_item];
        i_26 = (int) gale_ints[2 * gale_items + gale_item];
        l_242 = gale_reply(gale_entry);
    }
    if (i_25 < 0) {
        i_243 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_25);
    }
    GALEFS_LOCAL_BARRIER(19);
    i_244 = (int) get_local_id(0);
    l_245 = (-16L) + ((((long) i_244) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_245)) = i_26;
    GALEFS_LOCAL_BARRIER(20);
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
                i_250 = *((__local gale_int *) (gale_scratch_memory + l_245));
                i_251 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_249) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_245)) = ((int) ((uint) i_250 + (uint) i_251));
            }
        }
        GALEFS_LOCAL_BARRIER(21);
        i_247 = i_248;
    }
    i_252 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        i_253 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 1 << 2)), i_252);
    }
    i_254 = (int) *((__global char *) (arg_levels + 16 + (long) i_15 * 1));
    if (!(i_254 == (-1))) {
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_151) VARIABLE(int, i_152) VARIABLE(int, i_155) VARIABLE(int, i_156) VARIABLE(int, i_159) VARIABLE(int, i_160) VARIABLE(int, i_161) VARIABLE(int, i_164) VARIABLE(int, i_165) VARIABLE(int, i_17) VARIABLE(int, i_177) VARIABLE(int, i_178) VARIABLE(int, i_180) VARIABLE(int, i_182) VARIABLE(int, i_188) VARIABLE(int, i_190) VARIABLE(int, i_194) VARIABLE(int, i_199) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_200) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_234) VARIABLE(int, i_236) VARIABLE(int, i_238) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_40) VARIABLE(int, i_51) VARIABLE(int, i_60) VARIABLE(int, i_68) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_95) VARIABLE(int, i_99) VARIABLE(long, l_150) VARIABLE(long, l_153) VARIABLE(long, l_154) VARIABLE(long, l_157) VARIABLE(long, l_16) VARIABLE(long, l_162) VARIABLE(long, l_192) VARIABLE(long, l_235) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_57) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_73) VARIABLE(long, l_78) VARIABLE(long, l_82) VARIABLE(long, l_96) VARIABLE(long, l_98) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_100) VARIABLE(__global uchar *, ul_31) VARIABLE(__global uchar *, ul_69)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_40) VARIABLE(i_51) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_40) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_57) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_40) VARIABLE(i_60) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_57) VARIABLE(ul_0) VARIABLE(ul_31)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_68) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_16) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_78) VARIABLE(ul_0) VARIABLE(ul_31) VARIABLE(ul_69)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_17) VARIABLE(i_177) VARIABLE(i_178) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_153) VARIABLE(l_154) VARIABLE(l_157) VARIABLE(l_16) VARIABLE(l_162) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_100) VARIABLE(ul_31)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_17) VARIABLE(i_177) VARIABLE(i_180) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_153) VARIABLE(l_154) VARIABLE(l_157) VARIABLE(l_16) VARIABLE(l_162) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_100) VARIABLE(ul_31)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_12) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_17) VARIABLE(i_177) VARIABLE(i_180) VARIABLE(i_182) VARIABLE(i_188) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_153) VARIABLE(l_154) VARIABLE(l_157) VARIABLE(l_16) VARIABLE(l_162) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_100) VARIABLE(ul_31)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_12) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_17) VARIABLE(i_177) VARIABLE(i_180) VARIABLE(i_190) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_153) VARIABLE(l_154) VARIABLE(l_157) VARIABLE(l_16) VARIABLE(l_162) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_100) VARIABLE(ul_31)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_12) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_17) VARIABLE(i_177) VARIABLE(i_190) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_153) VARIABLE(l_154) VARIABLE(l_157) VARIABLE(l_16) VARIABLE(l_162) VARIABLE(l_192) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_100) VARIABLE(ul_31)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_12) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_17) VARIABLE(i_177) VARIABLE(i_190) VARIABLE(i_194) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_153) VARIABLE(l_154) VARIABLE(l_157) VARIABLE(l_16) VARIABLE(l_162) VARIABLE(l_192) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_100) VARIABLE(ul_31)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_12) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_17) VARIABLE(i_199) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_153) VARIABLE(l_154) VARIABLE(l_157) VARIABLE(l_16) VARIABLE(l_162) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_100) VARIABLE(ul_31)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_12) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_165) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_200) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_95) VARIABLE(i_99) VARIABLE(l_153) VARIABLE(l_154) VARIABLE(l_157) VARIABLE(l_16) VARIABLE(l_162) VARIABLE(l_82) VARIABLE(l_96) VARIABLE(l_98) VARIABLE(ul_0) VARIABLE(ul_100) VARIABLE(ul_31)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(l_150) VARIABLE(l_16) VARIABLE(ul_0)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_12) VARIABLE(i_22) VARIABLE(i_23)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_12) VARIABLE(i_23)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_12) VARIABLE(i_234) VARIABLE(l_235)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_12) VARIABLE(i_234) VARIABLE(i_236) VARIABLE(i_238) VARIABLE(l_235)

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
    __global uchar *ul_0, *ul_31, *ul_69, *ul_100;
    gale_private_int_64 i_101;
    int i_1, i_2, i_6, i_8, i_9, i_12, i_14, i_15, i_17, i_19, i_20, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_30, i_32, i_33, i_34, i_35, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_79, i_80, i_81, i_89, i_91, i_92, i_93, i_94, i_95, i_99, i_103, i_104, i_105, i_106, i_107, i_108, i_114, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_151, i_152, i_155, i_156, i_158, i_159, i_160, i_161, i_163, i_164, i_165, i_166, i_167, i_173, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_215, i_216, i_217, i_218, i_219, i_220, i_221, i_227, i_229, i_233, i_234, i_236, i_237, i_238, i_239, i_240, i_241, i_242, i_243, i_244;
    long l_3, l_4, l_5, l_7, l_10, l_11, l_13, l_16, l_18, l_25, l_29, l_36, l_37, l_38, l_39, l_41, l_57, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_96, l_97, l_98, l_102, l_109, l_110, l_111, l_112, l_113, l_115, l_116, l_149, l_150, l_153, l_154, l_157, l_162, l_168, l_169, l_170, l_171, l_172, l_174, l_175, l_192, l_222, l_223, l_224, l_225, l_226, l_228, l_230, l_231, l_232, l_235;
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
            goto B140;
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
                ul_100 = arg_visited + 12L;
                if (((int) get_local_size(0)) < 32) {
                    i_101 = (gale_private_int_64) {{0}};
                    l_102 = (long) ((int) ((uint) i_95 - (uint) i_89));
                    i_103 = (int) ((uint) ((int) gale_div_long((l_102 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))))) + (uint) i_89);
                    i_104 = (int) ((uint) ((int) gale_div_long((l_102 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) + (uint) i_89);
                    i_105 = 0;
                    i_106 = i_103;
                    while (true) {
                        if (!(i_106 < i_104)) {
                            break;
                        }
                        i_107 = (int) *((__global char *) (arg_levels + 16 + (long) i_106 * 1));
                        i_108 = (int) ((uint) i_106 + (uint) 1);
                        if (arg_level == i_107) {
                            l_109 = (long) i_106;
                            l_110 = *((__global gale_long *) (arg_offsets + ((l_109 << 3) + 16L)));
                            l_111 = *((__global gale_long *) (arg_offsets + (((l_109 + 1L) << 3) + 16L)));
                            l_112 = (long) ((ulong) l_111 - (ulong) l_98);
                            l_113 = (l_112 < l_96) ? l_112 : l_96;
                            i_114 = (int) l_113;
                            l_115 = (long) ((ulong) l_110 - (ulong) l_98);
                            l_116 = (l_115 < 1L) ? 0L : l_115;
                            i_117 = (int) l_116;
                            i_118 = 0;
                            i_119 = i_117;
                            while (true) {
                                if (!(i_119 < i_114)) {
                                    break;
                                }
                                i_120 = (int) ((uint) i_119 + (uint) 64);
                                i_121 = (i_120 < i_114) ? i_120 : i_114;
                                i_122 = 0;
                                i_123 = i_119;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_123 < i_121)) {
                                        break;
                                    }
                                    i_124 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) (((long) i_123) << 2)))));
                                    i_101.at[i_122] = i_124;
                                    i_125 = *((__global gale_int *) ul_100);
                                    i_126 = i_125 + (-1);
                                    i_127 = (int) ((uint) i_124 >> 5);
                                    i_128 = (i_126 < i_127) ? i_126 : i_127;
                                    i_129 = *((__global gale_int *) (arg_visited + ((((long) i_128) << 2) + 16L)));
                                    i_130 = (int) ((uint) i_122 + (uint) (((int) ((uint) (~i_129) >> (i_124 & 31))) & 1));
                                    i_131 = (int) ((uint) i_123 + (uint) 1);
                                    i_122 = i_130;
                                    i_123 = i_131;
                                }
                                i_132 = i_118;
                                i_133 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_133 < i_122)) {
                                        break;
                                    }
                                    i_134 = i_101.at[i_133];
                                    i_135 = *((__global gale_int *) ul_31);
                                    i_136 = *((__global gale_int *) ul_100);
                                    i_137 = i_136 + (-1);
                                    i_138 = (int) ((uint) i_134 >> 5);
                                    i_139 = (i_137 < i_138) ? i_137 : i_138;
                                    i_140 = *((__global gale_int *) (arg_visited + ((((long) i_139) << 2) + 16L)));
                                    i_141 = 1 << (i_134 & 31);
                                    if ((i_141 & i_140) == 0) {
                                        i_142 = i_135 + (-1);
                                        if (!((i_134 < 0) || (!(i_134 < i_142)))) {
                                            i_143 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_139 << 2)), i_141);
                                            if (!((i_141 & i_143) == 0)) {
                                                i_145 = 0;
                                                goto B83;
                                            }
                                        }
                                        if ((i_134 < 0) || (!(i_134 < i_142))) {
                                            i_144 = i_142;
                                        } else {
                                            i_144 = i_134;
                                        }
                                        *((__global char *) (arg_levels + 16 + (long) i_144 * 1)) = (char) i_99;
                                        i_145 = 1;
                                    } else {
                                        i_145 = 0;
                                    }
                                B83:;
                                    i_146 = (int) ((uint) i_132 + (uint) i_145);
                                    i_147 = (int) ((uint) i_133 + (uint) 1);
                                    i_132 = i_146;
                                    i_133 = i_147;
                                }
                                i_118 = i_132;
                                i_119 = i_120;
                            }
                            i_148 = (int) ((uint) i_105 + (uint) i_118);
                            i_105 = i_148;
                            i_106 = i_108;
                        } else {
                            i_106 = i_108;
                        }
                    }
                    l_149 = (long) i_105;
                    l_150 = l_149;
                } else {
                    i_151 = (int) get_local_size(0);
                    i_152 = (int) get_local_id(0);
                    l_153 = (-16L) + ((((long) ((int) ((uint) i_151 + (uint) i_152))) << 2) + 16L);
                    l_154 = (-16L) + ((((long) i_152) << 2) + 16L);
                    i_155 = (int) get_local_size(0);
                    i_156 = (int) get_local_id(0);
                    l_157 = (((long) i_156) << 2) + 16L;
                    i_158 = GALEFS_LOCAL_SIZE;
                    i_159 = (int) get_local_id(0);
                    i_160 = (int) get_local_size(0);
                    i_161 = (int) get_local_id(0);
                    l_162 = (((long) i_161) << 2) + 16L;
                    i_163 = GALEFS_LOCAL_SIZE << 1;
                    i_164 = 0;
                    i_165 = i_89;
                    while (true) {
                        if (!(i_165 < i_95)) {
                            break;
                        }
                        i_166 = (int) ((uint) i_152 + (uint) i_165);
                        if (i_166 < i_95) {
                            i_167 = (int) *((__global char *) (arg_levels + 16 + (long) i_166 * 1));
                            if (arg_level == i_167) {
                                l_168 = (long) i_166;
                                l_169 = *((__global gale_long *) (arg_offsets + ((l_168 << 3) + 16L)));
                                l_170 = *((__global gale_long *) (arg_offsets + (((l_168 + 1L) << 3) + 16L)));
                                l_171 = (long) ((ulong) l_170 - (ulong) l_98);
                                l_172 = (l_171 < l_96) ? l_171 : l_96;
                                i_173 = (int) l_172;
                                l_174 = (long) ((ulong) l_169 - (ulong) l_98);
                                l_175 = (l_174 < 1L) ? 0L : l_174;
                                i_176 = (int) l_175;
                                i_177 = i_176;
                                i_178 = i_173;
                            } else {
                                i_177 = 0;
                                i_178 = 0;
                            }
                        } else {
                            i_177 = 0;
                            i_178 = 0;
                        }
                        GALEFS_LOCAL_BARRIER(8);
                        i_179 = (int) ((uint) i_178 - (uint) i_177);
                        i_180 = (i_179 < 1) ? 0 : i_179;
                        *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_162))) = i_180;
                        GALEFS_LOCAL_BARRIER(9);
                        i_181 = 0;
                        i_182 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_183 = (int) ((uint) i_161 + (uint) i_181);
                            if (!(i_182 < i_160)) {
                                break;
                            }
                            i_184 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_183) << 2) + 16L))));
                            if (i_161 < i_182) {
                                i_185 = i_184;
                            } else {
                                i_186 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_183 - (uint) i_182))) << 2) + 16L))));
                                i_187 = (int) ((uint) i_184 + (uint) i_186);
                                i_185 = i_187;
                            }
                            i_188 = (int) ((uint) i_160 - (uint) i_181);
                            *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_161 + (uint) i_188))) << 2) + 16L)))) = i_185;
                            GALEFS_LOCAL_BARRIER(10);
                            i_189 = i_182 << 1;
                            i_181 = i_188;
                            i_182 = i_189;
                        }
                        if (i_159 == 0) {
                            i_190 = 0;
                        } else {
                            i_191 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_183 + (uint) (-1)))) << 2) + 16L))));
                            i_190 = i_191;
                        }
                        GALEFS_LOCAL_BARRIER(11);
                        l_192 = (-16L) + l_157;
                        *((__local gale_int *) (gale_scratch_memory + l_192)) = ((int) ((uint) i_190 + (uint) i_180));
                        GALEFS_LOCAL_BARRIER(12);
                        i_193 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_193 < i_155)) {
                                break;
                            }
                            i_194 = i_193 << 1;
                            if ((i_156 & ((int) ((uint) i_194 + (uint) (-1)))) == 0) {
                                i_195 = (int) ((uint) i_156 + (uint) i_193);
                                if (i_195 < i_155) {
                                    i_196 = *((__local gale_int *) (gale_scratch_memory + l_192));
                                    i_197 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_195) << 2) + 16L))));
                                    i_198 = (i_196 < i_197) ? i_197 : i_196;
                                    *((__local gale_int *) (gale_scratch_memory + l_192)) = i_198;
                                }
                            }
                            GALEFS_LOCAL_BARRIER(13);
                            i_193 = i_194;
                        }
                        i_199 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
                        *((__local gale_int *) (gale_local_memory + l_154)) = i_190;
                        *((__local gale_int *) (gale_local_memory + l_153)) = ((int) ((uint) i_177 - (uint) i_190));
                        GALEFS_LOCAL_BARRIER(14);
                        i_200 = i_164;
                        i_201 = i_152;
                        while (true) {
                            if (!(i_201 < i_199)) {
                                break;
                            }
                            i_202 = 0;
                            i_203 = i_151;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (((int) ((uint) i_203 - (uint) i_202)) < 2) {
                                    break;
                                }
                                i_204 = (int) ((uint) ((int) ((uint) i_202 + (uint) i_203)) >> 1);
                                i_205 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) (uint) i_204) << 2) + 16L))));
                                if (i_201 < i_205) {
                                    i_203 = i_204;
                                } else {
                                    i_202 = i_204;
                                }
                            }
                            i_206 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_151 + (uint) i_202))) << 2) + 16L))));
                            i_207 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) (((long) ((int) ((uint) i_201 + (uint) i_206))) << 2)))));
                            i_208 = *((__global gale_int *) ul_31);
                            i_209 = *((__global gale_int *) ul_100);
                            i_210 = i_209 + (-1);
                            i_211 = (int) ((uint) i_207 >> 5);
                            i_212 = (i_210 < i_211) ? i_210 : i_211;
                            i_213 = *((__global gale_int *) (arg_visited + ((((long) i_212) << 2) + 16L)));
                            i_214 = 1 << (i_207 & 31);
                            if ((i_214 & i_213) == 0) {
                                i_215 = i_208 + (-1);
                                if (!((i_207 < 0) || (!(i_207 < i_215)))) {
                                    i_216 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_212 << 2)), i_214);
                                    if (!((i_214 & i_216) == 0)) {
                                        i_218 = 0;
                                        goto B130;
                                    }
                                }
                                if ((i_207 < 0) || (!(i_207 < i_215))) {
                                    i_217 = i_215;
                                } else {
                                    i_217 = i_207;
                                }
                                *((__global char *) (arg_levels + 16 + (long) i_217 * 1)) = (char) i_99;
                                i_218 = 1;
                            } else {
                                i_218 = 0;
                            }
                        B130:;
                            i_219 = (int) ((uint) i_200 + (uint) i_218);
                            i_220 = (int) ((uint) i_151 + (uint) i_201);
                            i_200 = i_219;
                            i_201 = i_220;
                        }
                        GALEFS_LOCAL_BARRIER(15);
                        i_221 = (int) ((uint) i_151 + (uint) i_165);
                        i_164 = i_200;
                        i_165 = i_221;
                    }
                    l_222 = (long) i_164;
                    l_150 = l_222;
                }
                if (((int) get_local_id(0)) == 0) {
                    l_223 = gale_BlockAccess_endMapping(arg_fs, i_79, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_224 = l_223;
                } else {
                    l_224 = 0L;
                }
                GALEFS_BROADCAST(16, l_225, l_224);
                l_88 = l_150;
            }
            l_226 = (l_88 < 1L) ? 0L : l_88;
            i_227 = (int) ((uint) i_23 + (uint) ((int) l_226));
            l_228 = (l_88 < 0L) ? l_88 : 0L;
            i_229 = (int) l_228;
            i_22 = i_229;
            i_23 = i_227;
            i_24 = i_33;
        } else {
            i_24 = i_33;
        }
    }
    goto B141;
B140:;
B141:;
    if (((int) get_local_id(0)) == 0) {
        l_230 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_231 = l_230;
    } else {
        l_231 = 0L;
    }
    GALEFS_BROADCAST(17, l_232, l_231);
    if (l_232 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_12;
        gale_ints[gale_items + gale_item] = (uint) i_22;
        gale_ints[2 * gale_items + gale_item] = (uint) i_23;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_232); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_12 = (int) gale_ints[gale_item];
        i_22 = (int) gale_ints[gale_items + gale_item];
        i_23 = (int) gale_ints[2 * gale_items + gale_item];
        l_232 = gale_reply(gale_entry);
    }
    if (i_22 < 0) {
        i_233 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_22);
    }
    GALEFS_LOCAL_BARRIER(18);
    i_234 = (int) get_local_id(0);
    l_235 = (-16L) + ((((long) i_234) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_235)) = i_23;
    GALEFS_LOCAL_BARRIER(19);
    i_236 = (int) get_local_size(0);
    i_237 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_237 < i_236)) {
            break;
        }
        i_238 = i_237 << 1;
        if ((i_234 & ((int) ((uint) i_238 + (uint) (-1)))) == 0) {
            i_239 = (int) ((uint) i_234 + (uint) i_237);
            if (i_239 < i_236) {
                i_240 = *((__local gale_int *) (gale_scratch_memory + l_235));
                i_241 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_239) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_235)) = ((int) ((uint) i_240 + (uint) i_241));
            }
        }
        GALEFS_LOCAL_BARRIER(20);
        i_237 = i_238;
    }
    i_242 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        i_243 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 1 << 2)), i_242);
    }
    i_244 = (int) *((__global char *) (arg_levels + 16 + (long) i_12 * 1));
    if (!(i_244 == (-1))) {
        *((__global gale_int *) (arg_state + 32L)) = 1;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
