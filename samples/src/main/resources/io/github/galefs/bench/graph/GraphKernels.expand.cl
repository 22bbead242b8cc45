// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.graph.GraphKernels#expand
// entry point: galefs_expand
// parameters: LONG_ARRAY INT LONG_ARRAY INT_ARRAY INT_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ READ READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 12
// context bytes: 72
// needs: BARRIERS LOCAL_SIZE
// local bytes per work-item: 8
// scratch bytes per work-item: 8
// string: "graph"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0d093a812f890e4e54aef290b7758c3038eb81fa2894037c3f169559e8833580
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 114, 97, 112, 104};

//@ live
typedef union { int at[64]; uint words[64]; } gale_private_int_64;
#define GALEFS_LOCAL_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_102) VARIABLE(int, i_143) VARIABLE(int, i_144) VARIABLE(int, i_147) VARIABLE(int, i_148) VARIABLE(int, i_151) VARIABLE(int, i_152) VARIABLE(int, i_153) VARIABLE(int, i_156) VARIABLE(int, i_157) VARIABLE(int, i_169) VARIABLE(int, i_17) VARIABLE(int, i_170) VARIABLE(int, i_172) VARIABLE(int, i_174) VARIABLE(int, i_180) VARIABLE(int, i_182) VARIABLE(int, i_186) VARIABLE(int, i_191) VARIABLE(int, i_192) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_222) VARIABLE(int, i_224) VARIABLE(int, i_226) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_39) VARIABLE(int, i_49) VARIABLE(int, i_58) VARIABLE(int, i_65) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_98) VARIABLE(long, l_101) VARIABLE(long, l_142) VARIABLE(long, l_145) VARIABLE(long, l_146) VARIABLE(long, l_149) VARIABLE(long, l_154) VARIABLE(long, l_16) VARIABLE(long, l_184) VARIABLE(long, l_223) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_55) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_76) VARIABLE(long, l_81) VARIABLE(long, l_99) VARIABLE(__global uchar *, ul_10) VARIABLE(__global uchar *, ul_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(ul_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_39) VARIABLE(i_49) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(ul_10)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_39) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_55) VARIABLE(ul_10)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_39) VARIABLE(i_58) VARIABLE(l_16) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_55) VARIABLE(ul_10)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_65) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_16) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_76) VARIABLE(ul_10) VARIABLE(ul_67)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_102) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_153) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_170) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_77) VARIABLE(i_98) VARIABLE(l_101) VARIABLE(l_145) VARIABLE(l_146) VARIABLE(l_149) VARIABLE(l_154) VARIABLE(l_16) VARIABLE(l_81) VARIABLE(l_99) VARIABLE(ul_10)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_102) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_153) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_172) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_77) VARIABLE(i_98) VARIABLE(l_101) VARIABLE(l_145) VARIABLE(l_146) VARIABLE(l_149) VARIABLE(l_154) VARIABLE(l_16) VARIABLE(l_81) VARIABLE(l_99) VARIABLE(ul_10)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_102) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_153) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_172) VARIABLE(i_174) VARIABLE(i_180) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_77) VARIABLE(i_98) VARIABLE(l_101) VARIABLE(l_145) VARIABLE(l_146) VARIABLE(l_149) VARIABLE(l_154) VARIABLE(l_16) VARIABLE(l_81) VARIABLE(l_99) VARIABLE(ul_10)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_102) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_153) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_172) VARIABLE(i_182) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_77) VARIABLE(i_98) VARIABLE(l_101) VARIABLE(l_145) VARIABLE(l_146) VARIABLE(l_149) VARIABLE(l_154) VARIABLE(l_16) VARIABLE(l_81) VARIABLE(l_99) VARIABLE(ul_10)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_102) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_153) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_182) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_77) VARIABLE(i_98) VARIABLE(l_101) VARIABLE(l_145) VARIABLE(l_146) VARIABLE(l_149) VARIABLE(l_154) VARIABLE(l_16) VARIABLE(l_184) VARIABLE(l_81) VARIABLE(l_99) VARIABLE(ul_10)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_102) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_153) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_182) VARIABLE(i_186) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_77) VARIABLE(i_98) VARIABLE(l_101) VARIABLE(l_145) VARIABLE(l_146) VARIABLE(l_149) VARIABLE(l_154) VARIABLE(l_16) VARIABLE(l_184) VARIABLE(l_81) VARIABLE(l_99) VARIABLE(ul_10)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_102) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_153) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_17) VARIABLE(i_191) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_77) VARIABLE(i_98) VARIABLE(l_101) VARIABLE(l_145) VARIABLE(l_146) VARIABLE(l_149) VARIABLE(l_154) VARIABLE(l_16) VARIABLE(l_81) VARIABLE(l_99) VARIABLE(ul_10)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_102) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_153) VARIABLE(i_157) VARIABLE(i_17) VARIABLE(i_192) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_77) VARIABLE(i_98) VARIABLE(l_101) VARIABLE(l_145) VARIABLE(l_146) VARIABLE(l_149) VARIABLE(l_154) VARIABLE(l_16) VARIABLE(l_81) VARIABLE(l_99) VARIABLE(ul_10)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_77) VARIABLE(l_142) VARIABLE(l_16) VARIABLE(ul_10)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(l_142) VARIABLE(l_16) VARIABLE(ul_10)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_22) VARIABLE(i_23)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_23)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_222) VARIABLE(l_223)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_222) VARIABLE(i_224) VARIABLE(i_226) VARIABLE(l_223)

__kernel void galefs_expand(__global uchar *arg_fs, int arg_level, __global uchar *arg_offsets, __global uchar *arg_firsts, __global uchar *arg_visited, __global uchar *arg_levels, __global uchar *arg_state, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 72L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10, *ul_67;
    gale_private_int_64 i_103;
    int i_4, i_5, i_11, i_14, i_15, i_17, i_19, i_20, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_30, i_31, i_32, i_33, i_34, i_39, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_77, i_78, i_79, i_80, i_87, i_88, i_92, i_94, i_95, i_96, i_97, i_98, i_102, i_105, i_106, i_107, i_108, i_109, i_110, i_116, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_143, i_144, i_147, i_148, i_150, i_151, i_152, i_153, i_155, i_156, i_157, i_158, i_159, i_165, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_213, i_215, i_221, i_222, i_224, i_225, i_226, i_227, i_228, i_229, i_230, i_231;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_13, l_16, l_18, l_25, l_29, l_35, l_36, l_37, l_38, l_40, l_55, l_66, l_68, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_81, l_82, l_83, l_84, l_85, l_86, l_89, l_90, l_91, l_93, l_99, l_100, l_101, l_104, l_111, l_112, l_113, l_114, l_115, l_117, l_118, l_141, l_142, l_145, l_146, l_149, l_154, l_160, l_161, l_162, l_163, l_164, l_166, l_167, l_184, l_208, l_209, l_210, l_211, l_212, l_214, l_216, l_217, l_218, l_219, l_220, l_223;
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
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
            l_1 = l_6;
        }
    } else {
        l_1 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1 < (-4611686018427387904L)) {
            l_7 = gale_HostCall_awaitReply(arg_fs, l_1, gale_group);
            l_8 = l_7;
        } else {
            l_8 = l_1;
        }
    } else {
        l_8 = l_1;
    }
    GALEFS_BROADCAST(1, l_9, l_8);
    if (l_9 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    ul_10 = arg_levels + 12L;
    i_11 = *((__global gale_int *) ul_10);
    l_12 = (long) (uint) i_11;
    l_13 = *((__global gale_long *) (arg_offsets + ((l_12 << 3) + 16L)));
    i_14 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_15 = (i_14 < 65536) ? i_14 : 65536;
    l_16 = (long) i_15;
    if (l_13 == 0L) {
        i_17 = 0;
    } else {
        l_18 = (l_12 + 1L) << 3;
        i_19 = (int) ((long) ((ulong) gale_div_long(((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (l_13 << 2))) + (ulong) l_16)) + (ulong) (-1L))), l_16) - (ulong) gale_div_long(l_18, l_16)));
        i_17 = i_19;
    }
    i_20 = (int) l_9;
    i_21 = (i_20 < 0) ? i_20 : 0;
    i_22 = i_21;
    i_23 = 0;
    i_24 = 0;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_46;
        }
        if (!(i_24 < i_17)) {
            goto B138;
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
        i_31 = (int) get_local_id(0);
        i_32 = 0;
        i_33 = 0;
        while (true) {
            if (!(i_33 == 0)) {
                break;
            }
            if (i_31 == 0) {
                i_34 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
                l_35 = (long) i_34;
                l_36 = l_35;
            } else {
                l_36 = 0L;
            }
            GALEFS_BROADCAST(2, l_37, l_36);
            l_38 = (l_37 < l_25) ? l_37 : l_25;
            i_39 = (int) l_38;
            l_40 = (long) i_39;
            if (i_17 == i_39) {
                i_41 = 0;
            } else {
                i_42 = *((__global gale_int *) ul_10);
                if (((int) ((uint) i_39 + (uint) 1)) < i_17) {
                    i_43 = *((__global gale_int *) (arg_firsts + (((l_40 + 1L) << 2) + 16L)));
                    i_44 = (int) ((uint) i_43 + (uint) 1);
                    i_41 = i_44;
                } else {
                    i_41 = i_42;
                }
            }
            if (i_17 == i_39) {
                i_45 = 0;
            } else {
                i_46 = *((__global gale_int *) (arg_firsts + ((l_40 << 2) + 16L)));
                i_47 = (int) ((uint) ((int) get_local_id(0)) + (uint) i_46);
                i_45 = i_47;
            }
            i_48 = (i_17 == i_39) ? 1 : 0;
            i_49 = i_48;
            i_50 = i_45;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_50 < i_41)) {
                    break;
                }
                i_51 = (int) *((__global char *) (arg_levels + 16 + (long) i_50 * 1));
                i_52 = (arg_level == i_51) ? 1 : 0;
                i_53 = i_49 | i_52;
                i_54 = (int) ((uint) i_50 + (uint) i_26);
                i_49 = i_53;
                i_50 = i_54;
            }
            GALEFS_LOCAL_BARRIER(3);
            l_55 = (-16L) + l_29;
            i_56 = (i_49 == 0) ? 0 : 1;
            *((__local gale_int *) (gale_scratch_memory + l_55)) = i_56;
            GALEFS_LOCAL_BARRIER(4);
            i_57 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_57 < i_27)) {
                    break;
                }
                i_58 = i_57 << 1;
                if ((i_28 & ((int) ((uint) i_58 + (uint) (-1)))) == 0) {
                    i_59 = (int) ((uint) i_28 + (uint) i_57);
                    if (i_59 < i_27) {
                        i_60 = *((__local gale_int *) (gale_scratch_memory + l_55));
                        i_61 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_59) << 2) + 16L))));
                        i_62 = (i_60 < i_61) ? i_61 : i_60;
                        *((__local gale_int *) (gale_scratch_memory + l_55)) = i_62;
                    }
                }
                GALEFS_LOCAL_BARRIER(5);
                i_57 = i_58;
            }
            i_63 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_64 = (i_63 == 0) ? 0 : 1;
            i_32 = i_39;
            i_33 = i_64;
        }
        if (i_32 < i_17) {
            i_65 = *((__global gale_int *) ul_10);
            l_66 = (long) (uint) i_65;
            ul_67 = arg_offsets + ((l_66 << 3) + 16L);
            l_68 = *((__global gale_long *) ul_67);
            l_69 = (long) i_32;
            l_70 = (l_66 + 1L) << 3;
            l_71 = gale_div_long(l_70, l_16);
            l_72 = (long) ((ulong) l_16 * (ulong) ((long) ((ulong) l_69 + (ulong) l_71)));
            l_73 = (long) ((ulong) l_16 + (ulong) l_72);
            l_74 = (long) ((ulong) l_70 + (ulong) (l_68 << 2));
            l_75 = (l_73 < l_74) ? l_73 : l_74;
            l_76 = (l_70 < l_72) ? l_72 : l_70;
            i_77 = (int) ((long) ((ulong) l_75 - (ulong) l_76));
            i_78 = (int) get_local_id(0);
            i_79 = (int) get_local_id(0);
            i_80 = (int) get_local_id(0);
            l_81 = (-12L);
            loop_46:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(l_81 == (-12L))) {
                    break;
                }
                if (i_80 == 0) {
                    l_82 = gale_BlockAccess_beginMapping(arg_fs, i_20, l_76, i_77, gale_group);
                    l_83 = l_82;
                } else {
                    l_83 = 0L;
                }
                if (i_79 == 0) {
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
                    gale_longs[gale_item] = (ulong) l_16;
                    gale_ints[gale_item] = (uint) i_17;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_32;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_65;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_67 - arg_offsets);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_69;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_70;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_71;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_76;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_77;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_86); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_16 = (long) gale_longs[gale_item];
                    i_17 = (int) gale_ints[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    i_23 = (int) gale_ints[2 * gale_items + gale_item];
                    i_32 = (int) gale_ints[3 * gale_items + gale_item];
                    i_65 = (int) gale_ints[4 * gale_items + gale_item];
                    ul_67 = arg_offsets + gale_longs[gale_items + gale_item];
                    l_69 = (long) gale_longs[2 * gale_items + gale_item];
                    l_70 = (long) gale_longs[3 * gale_items + gale_item];
                    l_71 = (long) gale_longs[4 * gale_items + gale_item];
                    l_76 = (long) gale_longs[5 * gale_items + gale_item];
                    i_77 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_10 = arg_levels + 12L;
                    i_78 = (int) get_local_id(0);
                    i_79 = (int) get_local_id(0);
                    i_80 = (int) get_local_id(0);
                    l_86 = gale_reply(gale_entry);
                }
                if (i_78 == 0) {
                    if (!(l_86 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_76, 1, gale_group);
                        i_87 = gale_group;
                        i_88 = *((__global gale_int *) (arg_fs + 16 + 36L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_87 & ((int) ((uint) (1 << i_88) + (uint) (-1))))) << 6) + (((long) (i_87 >> i_88)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_86 >> 32))) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_86 < 0L) {
                    l_89 = (l_86 == (-117L)) ? (-5L) : l_86;
                    l_81 = l_89;
                } else {
                    l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_86, l_76, gale_group);
                    l_81 = l_90;
                }
            }
            if ((ulong) ((long) ((ulong) l_81 + (ulong) 4095L)) < (ulong) 4095L) {
                l_91 = l_81;
            } else {
                i_92 = *((__global gale_int *) (arg_firsts + ((l_69 << 2) + 16L)));
                l_93 = *((__global gale_long *) ul_67);
                if (l_93 == 0L) {
                    i_94 = 0;
                } else {
                    i_95 = (int) ((long) ((ulong) gale_div_long(((long) ((ulong) ((long) ((ulong) l_16 + (ulong) ((long) ((ulong) l_70 + (ulong) (l_93 << 2))))) + (ulong) (-1L))), l_16) - (ulong) l_71));
                    i_94 = i_95;
                }
                if (((int) ((uint) i_32 + (uint) 1)) < i_94) {
                    i_96 = *((__global gale_int *) (arg_firsts + (((l_69 + 1L) << 2) + 16L)));
                    i_97 = (int) ((uint) i_96 + (uint) 1);
                    i_98 = i_97;
                } else {
                    i_98 = i_65;
                }
                l_99 = (long) (((int) ((uint) i_77 + (uint) ((int) ((uint) (i_77 >> 31) >> 30)))) >> 2);
                l_100 = l_76 - l_70;
                l_101 = (l_100 + ((long) ((ulong) (l_100 >> 63) >> 62))) >> 2;
                i_102 = (int) ((char) ((int) ((uint) arg_level + (uint) 1)));
                if (((int) get_local_size(0)) < 32) {
                    i_103 = (gale_private_int_64) {{0}};
                    l_104 = (long) ((int) ((uint) i_98 - (uint) i_92));
                    i_105 = (int) ((uint) ((int) gale_div_long((l_104 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))))) + (uint) i_92);
                    i_106 = (int) ((uint) ((int) gale_div_long((l_104 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) + (uint) i_92);
                    i_107 = 0;
                    i_108 = i_105;
                    while (true) {
                        if (!(i_108 < i_106)) {
                            break;
                        }
                        i_109 = (int) *((__global char *) (arg_levels + 16 + (long) i_108 * 1));
                        i_110 = (int) ((uint) i_108 + (uint) 1);
                        if (arg_level == i_109) {
                            l_111 = (long) i_108;
                            l_112 = *((__global gale_long *) (arg_offsets + ((l_111 << 3) + 16L)));
                            l_113 = *((__global gale_long *) (arg_offsets + (((l_111 + 1L) << 3) + 16L)));
                            l_114 = (long) ((ulong) l_113 - (ulong) l_101);
                            l_115 = (l_114 < l_99) ? l_114 : l_99;
                            i_116 = (int) l_115;
                            l_117 = (long) ((ulong) l_112 - (ulong) l_101);
                            l_118 = (l_117 < 1L) ? 0L : l_117;
                            i_119 = (int) l_118;
                            i_120 = 0;
                            i_121 = i_119;
                            while (true) {
                                if (!(i_121 < i_116)) {
                                    break;
                                }
                                i_122 = (int) ((uint) i_121 + (uint) 64);
                                i_123 = (i_122 < i_116) ? i_122 : i_116;
                                i_124 = 0;
                                i_125 = i_121;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_125 < i_123)) {
                                        break;
                                    }
                                    i_126 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) (((long) i_125) << 2)))));
                                    i_103.at[i_124] = i_126;
                                    i_127 = *((__global gale_int *) (arg_visited + ((((long) (uint) ((int) ((uint) i_126 >> 5))) << 2) + 16L)));
                                    i_128 = (int) ((uint) i_124 + (uint) (((int) ((uint) (~i_127) >> (i_126 & 31))) & 1));
                                    i_129 = (int) ((uint) i_125 + (uint) 1);
                                    i_124 = i_128;
                                    i_125 = i_129;
                                }
                                i_130 = i_120;
                                i_131 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_131 < i_124)) {
                                        break;
                                    }
                                    i_132 = i_103.at[i_131];
                                    i_133 = (int) ((uint) i_132 >> 5);
                                    i_134 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_133) << 2) + 16L)));
                                    i_135 = 1 << (i_132 & 31);
                                    if ((i_135 & i_134) == 0) {
                                        i_136 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_133 << 2)), i_135);
                                        if ((i_135 & i_136) == 0) {
                                            *((__global char *) (arg_levels + 16 + (long) i_132 * 1)) = (char) i_102;
                                            i_137 = 1;
                                        } else {
                                            i_137 = 0;
                                        }
                                    } else {
                                        i_137 = 0;
                                    }
                                    i_138 = (int) ((uint) i_130 + (uint) i_137);
                                    i_139 = (int) ((uint) i_131 + (uint) 1);
                                    i_130 = i_138;
                                    i_131 = i_139;
                                }
                                i_120 = i_130;
                                i_121 = i_122;
                            }
                            i_140 = (int) ((uint) i_107 + (uint) i_120);
                            i_107 = i_140;
                            i_108 = i_110;
                        } else {
                            i_108 = i_110;
                        }
                    }
                    l_141 = (long) i_107;
                    l_142 = l_141;
                } else {
                    i_143 = (int) get_local_size(0);
                    i_144 = (int) get_local_id(0);
                    l_145 = (-16L) + ((((long) ((int) ((uint) i_143 + (uint) i_144))) << 2) + 16L);
                    l_146 = (-16L) + ((((long) i_144) << 2) + 16L);
                    i_147 = (int) get_local_size(0);
                    i_148 = (int) get_local_id(0);
                    l_149 = (((long) i_148) << 2) + 16L;
                    i_150 = GALEFS_LOCAL_SIZE;
                    i_151 = (int) get_local_id(0);
                    i_152 = (int) get_local_size(0);
                    i_153 = (int) get_local_id(0);
                    l_154 = (((long) i_153) << 2) + 16L;
                    i_155 = GALEFS_LOCAL_SIZE << 1;
                    i_156 = 0;
                    i_157 = i_92;
                    while (true) {
                        if (!(i_157 < i_98)) {
                            break;
                        }
                        i_158 = (int) ((uint) i_144 + (uint) i_157);
                        if (i_158 < i_98) {
                            i_159 = (int) *((__global char *) (arg_levels + 16 + (long) i_158 * 1));
                            if (arg_level == i_159) {
                                l_160 = (long) i_158;
                                l_161 = *((__global gale_long *) (arg_offsets + ((l_160 << 3) + 16L)));
                                l_162 = *((__global gale_long *) (arg_offsets + (((l_160 + 1L) << 3) + 16L)));
                                l_163 = (long) ((ulong) l_162 - (ulong) l_101);
                                l_164 = (l_163 < l_99) ? l_163 : l_99;
                                i_165 = (int) l_164;
                                l_166 = (long) ((ulong) l_161 - (ulong) l_101);
                                l_167 = (l_166 < 1L) ? 0L : l_166;
                                i_168 = (int) l_167;
                                i_169 = i_168;
                                i_170 = i_165;
                            } else {
                                i_169 = 0;
                                i_170 = 0;
                            }
                        } else {
                            i_169 = 0;
                            i_170 = 0;
                        }
                        GALEFS_LOCAL_BARRIER(7);
                        i_171 = (int) ((uint) i_170 - (uint) i_169);
                        i_172 = (i_171 < 1) ? 0 : i_171;
                        *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_154))) = i_172;
                        GALEFS_LOCAL_BARRIER(8);
                        i_173 = 0;
                        i_174 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_175 = (int) ((uint) i_153 + (uint) i_173);
                            if (!(i_174 < i_152)) {
                                break;
                            }
                            i_176 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_175) << 2) + 16L))));
                            if (i_153 < i_174) {
                                i_177 = i_176;
                            } else {
                                i_178 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_175 - (uint) i_174))) << 2) + 16L))));
                                i_179 = (int) ((uint) i_176 + (uint) i_178);
                                i_177 = i_179;
                            }
                            i_180 = (int) ((uint) i_152 - (uint) i_173);
                            *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_153 + (uint) i_180))) << 2) + 16L)))) = i_177;
                            GALEFS_LOCAL_BARRIER(9);
                            i_181 = i_174 << 1;
                            i_173 = i_180;
                            i_174 = i_181;
                        }
                        if (i_151 == 0) {
                            i_182 = 0;
                        } else {
                            i_183 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_175 + (uint) (-1)))) << 2) + 16L))));
                            i_182 = i_183;
                        }
                        GALEFS_LOCAL_BARRIER(10);
                        l_184 = (-16L) + l_149;
                        *((__local gale_int *) (gale_scratch_memory + l_184)) = ((int) ((uint) i_182 + (uint) i_172));
                        GALEFS_LOCAL_BARRIER(11);
                        i_185 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_185 < i_147)) {
                                break;
                            }
                            i_186 = i_185 << 1;
                            if ((i_148 & ((int) ((uint) i_186 + (uint) (-1)))) == 0) {
                                i_187 = (int) ((uint) i_148 + (uint) i_185);
                                if (i_187 < i_147) {
                                    i_188 = *((__local gale_int *) (gale_scratch_memory + l_184));
                                    i_189 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_187) << 2) + 16L))));
                                    i_190 = (i_188 < i_189) ? i_189 : i_188;
                                    *((__local gale_int *) (gale_scratch_memory + l_184)) = i_190;
                                }
                            }
                            GALEFS_LOCAL_BARRIER(12);
                            i_185 = i_186;
                        }
                        i_191 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
                        *((__local gale_int *) (gale_local_memory + l_146)) = i_182;
                        *((__local gale_int *) (gale_local_memory + l_145)) = ((int) ((uint) i_169 - (uint) i_182));
                        GALEFS_LOCAL_BARRIER(13);
                        i_192 = i_156;
                        i_193 = i_144;
                        while (true) {
                            if (!(i_193 < i_191)) {
                                break;
                            }
                            i_194 = 0;
                            i_195 = i_143;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (((int) ((uint) i_195 - (uint) i_194)) < 2) {
                                    break;
                                }
                                i_196 = (int) ((uint) ((int) ((uint) i_194 + (uint) i_195)) >> 1);
                                i_197 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) (uint) i_196) << 2) + 16L))));
                                if (i_193 < i_197) {
                                    i_195 = i_196;
                                } else {
                                    i_194 = i_196;
                                }
                            }
                            i_198 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_143 + (uint) i_194))) << 2) + 16L))));
                            i_199 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) (((long) ((int) ((uint) i_193 + (uint) i_198))) << 2)))));
                            i_200 = (int) ((uint) i_199 >> 5);
                            i_201 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_200) << 2) + 16L)));
                            i_202 = 1 << (i_199 & 31);
                            if ((i_202 & i_201) == 0) {
                                i_203 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_200 << 2)), i_202);
                                if ((i_202 & i_203) == 0) {
                                    *((__global char *) (arg_levels + 16 + (long) i_199 * 1)) = (char) i_102;
                                    i_204 = 1;
                                } else {
                                    i_204 = 0;
                                }
                            } else {
                                i_204 = 0;
                            }
                            i_205 = (int) ((uint) i_192 + (uint) i_204);
                            i_206 = (int) ((uint) i_143 + (uint) i_193);
                            i_192 = i_205;
                            i_193 = i_206;
                        }
                        GALEFS_LOCAL_BARRIER(14);
                        i_207 = (int) ((uint) i_143 + (uint) i_157);
                        i_156 = i_192;
                        i_157 = i_207;
                    }
                    l_208 = (long) i_156;
                    l_142 = l_208;
                }
                GALEFS_BARRIER(15);
                if (((int) get_local_id(0)) == 0) {
                    l_209 = gale_BlockAccess_endMapping(arg_fs, i_77, gale_group);
                    l_210 = l_209;
                } else {
                    l_210 = 0L;
                }
                GALEFS_BROADCAST(16, l_211, l_210);
                l_91 = l_142;
            }
            l_212 = (l_91 < 1L) ? 0L : l_91;
            i_213 = (int) ((uint) i_23 + (uint) ((int) l_212));
            l_214 = (l_91 < 0L) ? l_91 : 0L;
            i_215 = (int) l_214;
            i_22 = i_215;
            i_23 = i_213;
            i_24 = i_32;
        } else {
            i_24 = i_32;
        }
    }
    goto B139;
B138:;
B139:;
    if (((int) get_local_id(0)) == 0) {
        l_216 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group);
        l_217 = l_216;
    } else {
        l_217 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_217 < (-4611686018427387904L)) {
            l_218 = gale_HostCall_awaitReply(arg_fs, l_217, gale_group);
            l_219 = l_218;
        } else {
            l_219 = l_217;
        }
    } else {
        l_219 = l_217;
    }
    GALEFS_BROADCAST(17, l_220, l_219);
    if (l_220 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_ints[gale_items + gale_item] = (uint) i_23;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_220); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_22 = (int) gale_ints[gale_item];
        i_23 = (int) gale_ints[gale_items + gale_item];
        l_220 = gale_reply(gale_entry);
    }
    if (i_22 < 0) {
        i_221 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_22);
    }
    GALEFS_LOCAL_BARRIER(18);
    i_222 = (int) get_local_id(0);
    l_223 = (-16L) + ((((long) i_222) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_223)) = i_23;
    GALEFS_LOCAL_BARRIER(19);
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
                i_228 = *((__local gale_int *) (gale_scratch_memory + l_223));
                i_229 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_227) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_223)) = ((int) ((uint) i_228 + (uint) i_229));
            }
        }
        GALEFS_LOCAL_BARRIER(20);
        i_225 = i_226;
    }
    i_230 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        i_231 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 1 << 2)), i_230);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
typedef union { int at[64]; uint words[64]; } gale_private_int_64;
#define GALEFS_LOCAL_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_139) VARIABLE(int, i_14) VARIABLE(int, i_140) VARIABLE(int, i_143) VARIABLE(int, i_144) VARIABLE(int, i_145) VARIABLE(int, i_148) VARIABLE(int, i_149) VARIABLE(int, i_161) VARIABLE(int, i_162) VARIABLE(int, i_164) VARIABLE(int, i_166) VARIABLE(int, i_17) VARIABLE(int, i_172) VARIABLE(int, i_174) VARIABLE(int, i_178) VARIABLE(int, i_183) VARIABLE(int, i_184) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_212) VARIABLE(int, i_214) VARIABLE(int, i_216) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_36) VARIABLE(int, i_46) VARIABLE(int, i_55) VARIABLE(int, i_62) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_90) VARIABLE(int, i_94) VARIABLE(long, l_13) VARIABLE(long, l_134) VARIABLE(long, l_137) VARIABLE(long, l_138) VARIABLE(long, l_141) VARIABLE(long, l_146) VARIABLE(long, l_176) VARIABLE(long, l_213) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_52) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_73) VARIABLE(long, l_77) VARIABLE(long, l_91) VARIABLE(long, l_93) VARIABLE(__global uchar *, ul_64) VARIABLE(__global uchar *, ul_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(l_13) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(ul_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_36) VARIABLE(i_46) VARIABLE(l_13) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(ul_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_36) VARIABLE(l_13) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_52) VARIABLE(ul_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_36) VARIABLE(i_55) VARIABLE(l_13) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_52) VARIABLE(ul_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_62) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(l_13) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_68) VARIABLE(l_73) VARIABLE(ul_64) VARIABLE(ul_7)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_74) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(l_13) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_77) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(ul_7)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_74) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(l_13) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_77) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(ul_7)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_166) VARIABLE(i_17) VARIABLE(i_172) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_74) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(l_13) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_77) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(ul_7)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_17) VARIABLE(i_174) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_74) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(l_13) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_77) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(ul_7)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_161) VARIABLE(i_17) VARIABLE(i_174) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_74) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(l_13) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_176) VARIABLE(l_77) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(ul_7)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_161) VARIABLE(i_17) VARIABLE(i_174) VARIABLE(i_178) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_74) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(l_13) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_176) VARIABLE(l_77) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(ul_7)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_17) VARIABLE(i_183) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_74) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(l_13) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_77) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(ul_7)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_139) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_149) VARIABLE(i_17) VARIABLE(i_184) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_74) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(l_13) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_77) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(ul_7)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(l_13) VARIABLE(l_134) VARIABLE(ul_7)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_19) VARIABLE(i_20)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_20)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_212) VARIABLE(l_213)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_212) VARIABLE(i_214) VARIABLE(i_216) VARIABLE(l_213)

__kernel void galefs_expand(__global uchar *arg_fs, int arg_level, __global uchar *arg_offsets, __global uchar *arg_firsts, __global uchar *arg_visited, __global uchar *arg_levels, __global uchar *arg_state, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 72L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_7, *ul_64;
    gale_private_int_64 i_95;
    int i_3, i_4, i_8, i_11, i_12, i_14, i_16, i_17, i_18, i_19, i_20, i_21, i_23, i_24, i_25, i_27, i_28, i_29, i_30, i_31, i_36, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_74, i_75, i_76, i_84, i_86, i_87, i_88, i_89, i_90, i_94, i_97, i_98, i_99, i_100, i_101, i_102, i_108, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_135, i_136, i_139, i_140, i_142, i_143, i_144, i_145, i_147, i_148, i_149, i_150, i_151, i_157, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_175, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_205, i_207, i_211, i_212, i_214, i_215, i_216, i_217, i_218, i_219, i_220, i_221;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_10, l_13, l_15, l_22, l_26, l_32, l_33, l_34, l_35, l_37, l_52, l_63, l_65, l_66, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_77, l_78, l_79, l_80, l_81, l_82, l_83, l_85, l_91, l_92, l_93, l_96, l_103, l_104, l_105, l_106, l_107, l_109, l_110, l_133, l_134, l_137, l_138, l_141, l_146, l_152, l_153, l_154, l_155, l_156, l_158, l_159, l_176, l_200, l_201, l_202, l_203, l_204, l_206, l_208, l_209, l_210, l_213;
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
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_1 = l_5;
        }
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(1, l_6, l_1);
    if (l_6 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_6); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_6 = gale_reply(gale_entry);
    }
    ul_7 = arg_levels + 12L;
    i_8 = *((__global gale_int *) ul_7);
    l_9 = (long) (uint) i_8;
    l_10 = *((__global gale_long *) (arg_offsets + ((l_9 << 3) + 16L)));
    i_11 = 1 << GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_12 = (i_11 < 65536) ? i_11 : 65536;
    l_13 = (long) i_12;
    if (l_10 == 0L) {
        i_14 = 0;
    } else {
        l_15 = (l_9 + 1L) << 3;
        i_16 = (int) ((long) ((ulong) gale_div_long(((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_15 + (ulong) (l_10 << 2))) + (ulong) l_13)) + (ulong) (-1L))), l_13) - (ulong) gale_div_long(l_15, l_13)));
        i_14 = i_16;
    }
    i_17 = (int) l_6;
    i_18 = (i_17 < 0) ? i_17 : 0;
    i_19 = i_18;
    i_20 = 0;
    i_21 = 0;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_41;
        }
        if (!(i_21 < i_14)) {
            goto B128;
        }
        if (!(i_19 == 0)) {
            break;
        }
        l_22 = (long) i_14;
        i_23 = (int) get_local_size(0);
        i_24 = (int) get_local_size(0);
        i_25 = (int) get_local_id(0);
        l_26 = (((long) i_25) << 2) + 16L;
        i_27 = GALEFS_LOCAL_SIZE;
        i_28 = (int) get_local_id(0);
        i_29 = 0;
        i_30 = 0;
        while (true) {
            if (!(i_30 == 0)) {
                break;
            }
            if (i_28 == 0) {
                i_31 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
                l_32 = (long) i_31;
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            GALEFS_BROADCAST(2, l_34, l_33);
            l_35 = (l_34 < l_22) ? l_34 : l_22;
            i_36 = (int) l_35;
            l_37 = (long) i_36;
            if (i_14 == i_36) {
                i_38 = 0;
            } else {
                i_39 = *((__global gale_int *) ul_7);
                if (((int) ((uint) i_36 + (uint) 1)) < i_14) {
                    i_40 = *((__global gale_int *) (arg_firsts + (((l_37 + 1L) << 2) + 16L)));
                    i_41 = (int) ((uint) i_40 + (uint) 1);
                    i_38 = i_41;
                } else {
                    i_38 = i_39;
                }
            }
            if (i_14 == i_36) {
                i_42 = 0;
            } else {
                i_43 = *((__global gale_int *) (arg_firsts + ((l_37 << 2) + 16L)));
                i_44 = (int) ((uint) ((int) get_local_id(0)) + (uint) i_43);
                i_42 = i_44;
            }
            i_45 = (i_14 == i_36) ? 1 : 0;
            i_46 = i_45;
            i_47 = i_42;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_47 < i_38)) {
                    break;
                }
                i_48 = (int) *((__global char *) (arg_levels + 16 + (long) i_47 * 1));
                i_49 = (arg_level == i_48) ? 1 : 0;
                i_50 = i_46 | i_49;
                i_51 = (int) ((uint) i_47 + (uint) i_23);
                i_46 = i_50;
                i_47 = i_51;
            }
            GALEFS_LOCAL_BARRIER(3);
            l_52 = (-16L) + l_26;
            i_53 = (i_46 == 0) ? 0 : 1;
            *((__local gale_int *) (gale_scratch_memory + l_52)) = i_53;
            GALEFS_LOCAL_BARRIER(4);
            i_54 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_54 < i_24)) {
                    break;
                }
                i_55 = i_54 << 1;
                if ((i_25 & ((int) ((uint) i_55 + (uint) (-1)))) == 0) {
                    i_56 = (int) ((uint) i_25 + (uint) i_54);
                    if (i_56 < i_24) {
                        i_57 = *((__local gale_int *) (gale_scratch_memory + l_52));
                        i_58 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_56) << 2) + 16L))));
                        i_59 = (i_57 < i_58) ? i_58 : i_57;
                        *((__local gale_int *) (gale_scratch_memory + l_52)) = i_59;
                    }
                }
                GALEFS_LOCAL_BARRIER(5);
                i_54 = i_55;
            }
            i_60 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_61 = (i_60 == 0) ? 0 : 1;
            i_29 = i_36;
            i_30 = i_61;
        }
        if (i_29 < i_14) {
            i_62 = *((__global gale_int *) ul_7);
            l_63 = (long) (uint) i_62;
            ul_64 = arg_offsets + ((l_63 << 3) + 16L);
            l_65 = *((__global gale_long *) ul_64);
            l_66 = (long) i_29;
            l_67 = (l_63 + 1L) << 3;
            l_68 = gale_div_long(l_67, l_13);
            l_69 = (long) ((ulong) l_13 * (ulong) ((long) ((ulong) l_66 + (ulong) l_68)));
            l_70 = (long) ((ulong) l_13 + (ulong) l_69);
            l_71 = (long) ((ulong) l_67 + (ulong) (l_65 << 2));
            l_72 = (l_70 < l_71) ? l_70 : l_71;
            l_73 = (l_67 < l_69) ? l_69 : l_67;
            i_74 = (int) ((long) ((ulong) l_72 - (ulong) l_73));
            i_75 = (int) get_local_id(0);
            i_76 = (int) get_local_id(0);
            l_77 = (-12L);
            loop_41:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(l_77 == (-12L))) {
                    break;
                }
                if (i_76 == 0) {
                    l_78 = gale_BlockAccess_beginMapping(arg_fs, i_17, l_73, i_74, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_79 = l_78;
                } else {
                    l_79 = 0L;
                }
                GALEFS_BROADCAST(6, l_80, l_79);
                if (l_80 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_13;
                    gale_ints[gale_item] = (uint) i_14;
                    gale_ints[gale_items + gale_item] = (uint) i_17;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_29;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_62;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_64 - arg_offsets);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_66;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_67;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_68;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_73;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_74;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_80); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_13 = (long) gale_longs[gale_item];
                    i_14 = (int) gale_ints[gale_item];
                    i_17 = (int) gale_ints[gale_items + gale_item];
                    i_20 = (int) gale_ints[2 * gale_items + gale_item];
                    i_29 = (int) gale_ints[3 * gale_items + gale_item];
                    i_62 = (int) gale_ints[4 * gale_items + gale_item];
                    ul_64 = arg_offsets + gale_longs[gale_items + gale_item];
                    l_66 = (long) gale_longs[2 * gale_items + gale_item];
                    l_67 = (long) gale_longs[3 * gale_items + gale_item];
                    l_68 = (long) gale_longs[4 * gale_items + gale_item];
                    l_73 = (long) gale_longs[5 * gale_items + gale_item];
                    i_74 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_7 = arg_levels + 12L;
                    i_75 = (int) get_local_id(0);
                    i_76 = (int) get_local_id(0);
                    l_80 = gale_reply(gale_entry);
                }
                if (i_75 == 0) {
                    if (!(l_80 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_73, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                if (l_80 < 0L) {
                    l_81 = (l_80 == (-117L)) ? (-5L) : l_80;
                    l_77 = l_81;
                } else {
                    l_82 = gale_BlockAccess_offsetInRegion(arg_fs, l_80, l_73, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_77 = l_82;
                }
            }
            if ((ulong) ((long) ((ulong) l_77 + (ulong) 4095L)) < (ulong) 4095L) {
                l_83 = l_77;
            } else {
                i_84 = *((__global gale_int *) (arg_firsts + ((l_66 << 2) + 16L)));
                l_85 = *((__global gale_long *) ul_64);
                if (l_85 == 0L) {
                    i_86 = 0;
                } else {
                    i_87 = (int) ((long) ((ulong) gale_div_long(((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((long) ((ulong) l_67 + (ulong) (l_85 << 2))))) + (ulong) (-1L))), l_13) - (ulong) l_68));
                    i_86 = i_87;
                }
                if (((int) ((uint) i_29 + (uint) 1)) < i_86) {
                    i_88 = *((__global gale_int *) (arg_firsts + (((l_66 + 1L) << 2) + 16L)));
                    i_89 = (int) ((uint) i_88 + (uint) 1);
                    i_90 = i_89;
                } else {
                    i_90 = i_62;
                }
                l_91 = (long) (((int) ((uint) i_74 + (uint) ((int) ((uint) (i_74 >> 31) >> 30)))) >> 2);
                l_92 = l_73 - l_67;
                l_93 = (l_92 + ((long) ((ulong) (l_92 >> 63) >> 62))) >> 2;
                i_94 = (int) ((char) ((int) ((uint) arg_level + (uint) 1)));
                if (((int) get_local_size(0)) < 32) {
                    i_95 = (gale_private_int_64) {{0}};
                    l_96 = (long) ((int) ((uint) i_90 - (uint) i_84));
                    i_97 = (int) ((uint) ((int) gale_div_long((l_96 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))))) + (uint) i_84);
                    i_98 = (int) ((uint) ((int) gale_div_long((l_96 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) + (uint) i_84);
                    i_99 = 0;
                    i_100 = i_97;
                    while (true) {
                        if (!(i_100 < i_98)) {
                            break;
                        }
                        i_101 = (int) *((__global char *) (arg_levels + 16 + (long) i_100 * 1));
                        i_102 = (int) ((uint) i_100 + (uint) 1);
                        if (arg_level == i_101) {
                            l_103 = (long) i_100;
                            l_104 = *((__global gale_long *) (arg_offsets + ((l_103 << 3) + 16L)));
                            l_105 = *((__global gale_long *) (arg_offsets + (((l_103 + 1L) << 3) + 16L)));
                            l_106 = (long) ((ulong) l_105 - (ulong) l_93);
                            l_107 = (l_106 < l_91) ? l_106 : l_91;
                            i_108 = (int) l_107;
                            l_109 = (long) ((ulong) l_104 - (ulong) l_93);
                            l_110 = (l_109 < 1L) ? 0L : l_109;
                            i_111 = (int) l_110;
                            i_112 = 0;
                            i_113 = i_111;
                            while (true) {
                                if (!(i_113 < i_108)) {
                                    break;
                                }
                                i_114 = (int) ((uint) i_113 + (uint) 64);
                                i_115 = (i_114 < i_108) ? i_114 : i_108;
                                i_116 = 0;
                                i_117 = i_113;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_117 < i_115)) {
                                        break;
                                    }
                                    i_118 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) (((long) i_117) << 2)))));
                                    i_95.at[i_116] = i_118;
                                    i_119 = *((__global gale_int *) (arg_visited + ((((long) (uint) ((int) ((uint) i_118 >> 5))) << 2) + 16L)));
                                    i_120 = (int) ((uint) i_116 + (uint) (((int) ((uint) (~i_119) >> (i_118 & 31))) & 1));
                                    i_121 = (int) ((uint) i_117 + (uint) 1);
                                    i_116 = i_120;
                                    i_117 = i_121;
                                }
                                i_122 = i_112;
                                i_123 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_123 < i_116)) {
                                        break;
                                    }
                                    i_124 = i_95.at[i_123];
                                    i_125 = (int) ((uint) i_124 >> 5);
                                    i_126 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_125) << 2) + 16L)));
                                    i_127 = 1 << (i_124 & 31);
                                    if ((i_127 & i_126) == 0) {
                                        i_128 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_125 << 2)), i_127);
                                        if ((i_127 & i_128) == 0) {
                                            *((__global char *) (arg_levels + 16 + (long) i_124 * 1)) = (char) i_94;
                                            i_129 = 1;
                                        } else {
                                            i_129 = 0;
                                        }
                                    } else {
                                        i_129 = 0;
                                    }
                                    i_130 = (int) ((uint) i_122 + (uint) i_129);
                                    i_131 = (int) ((uint) i_123 + (uint) 1);
                                    i_122 = i_130;
                                    i_123 = i_131;
                                }
                                i_112 = i_122;
                                i_113 = i_114;
                            }
                            i_132 = (int) ((uint) i_99 + (uint) i_112);
                            i_99 = i_132;
                            i_100 = i_102;
                        } else {
                            i_100 = i_102;
                        }
                    }
                    l_133 = (long) i_99;
                    l_134 = l_133;
                } else {
                    i_135 = (int) get_local_size(0);
                    i_136 = (int) get_local_id(0);
                    l_137 = (-16L) + ((((long) ((int) ((uint) i_135 + (uint) i_136))) << 2) + 16L);
                    l_138 = (-16L) + ((((long) i_136) << 2) + 16L);
                    i_139 = (int) get_local_size(0);
                    i_140 = (int) get_local_id(0);
                    l_141 = (((long) i_140) << 2) + 16L;
                    i_142 = GALEFS_LOCAL_SIZE;
                    i_143 = (int) get_local_id(0);
                    i_144 = (int) get_local_size(0);
                    i_145 = (int) get_local_id(0);
                    l_146 = (((long) i_145) << 2) + 16L;
                    i_147 = GALEFS_LOCAL_SIZE << 1;
                    i_148 = 0;
                    i_149 = i_84;
                    while (true) {
                        if (!(i_149 < i_90)) {
                            break;
                        }
                        i_150 = (int) ((uint) i_136 + (uint) i_149);
                        if (i_150 < i_90) {
                            i_151 = (int) *((__global char *) (arg_levels + 16 + (long) i_150 * 1));
                            if (arg_level == i_151) {
                                l_152 = (long) i_150;
                                l_153 = *((__global gale_long *) (arg_offsets + ((l_152 << 3) + 16L)));
                                l_154 = *((__global gale_long *) (arg_offsets + (((l_152 + 1L) << 3) + 16L)));
                                l_155 = (long) ((ulong) l_154 - (ulong) l_93);
                                l_156 = (l_155 < l_91) ? l_155 : l_91;
                                i_157 = (int) l_156;
                                l_158 = (long) ((ulong) l_153 - (ulong) l_93);
                                l_159 = (l_158 < 1L) ? 0L : l_158;
                                i_160 = (int) l_159;
                                i_161 = i_160;
                                i_162 = i_157;
                            } else {
                                i_161 = 0;
                                i_162 = 0;
                            }
                        } else {
                            i_161 = 0;
                            i_162 = 0;
                        }
                        GALEFS_LOCAL_BARRIER(7);
                        i_163 = (int) ((uint) i_162 - (uint) i_161);
                        i_164 = (i_163 < 1) ? 0 : i_163;
                        *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_146))) = i_164;
                        GALEFS_LOCAL_BARRIER(8);
                        i_165 = 0;
                        i_166 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            i_167 = (int) ((uint) i_145 + (uint) i_165);
                            if (!(i_166 < i_144)) {
                                break;
                            }
                            i_168 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_167) << 2) + 16L))));
                            if (i_145 < i_166) {
                                i_169 = i_168;
                            } else {
                                i_170 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_167 - (uint) i_166))) << 2) + 16L))));
                                i_171 = (int) ((uint) i_168 + (uint) i_170);
                                i_169 = i_171;
                            }
                            i_172 = (int) ((uint) i_144 - (uint) i_165);
                            *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_145 + (uint) i_172))) << 2) + 16L)))) = i_169;
                            GALEFS_LOCAL_BARRIER(9);
                            i_173 = i_166 << 1;
                            i_165 = i_172;
                            i_166 = i_173;
                        }
                        if (i_143 == 0) {
                            i_174 = 0;
                        } else {
                            i_175 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_167 + (uint) (-1)))) << 2) + 16L))));
                            i_174 = i_175;
                        }
                        GALEFS_LOCAL_BARRIER(10);
                        l_176 = (-16L) + l_141;
                        *((__local gale_int *) (gale_scratch_memory + l_176)) = ((int) ((uint) i_174 + (uint) i_164));
                        GALEFS_LOCAL_BARRIER(11);
                        i_177 = 1;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_177 < i_139)) {
                                break;
                            }
                            i_178 = i_177 << 1;
                            if ((i_140 & ((int) ((uint) i_178 + (uint) (-1)))) == 0) {
                                i_179 = (int) ((uint) i_140 + (uint) i_177);
                                if (i_179 < i_139) {
                                    i_180 = *((__local gale_int *) (gale_scratch_memory + l_176));
                                    i_181 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_179) << 2) + 16L))));
                                    i_182 = (i_180 < i_181) ? i_181 : i_180;
                                    *((__local gale_int *) (gale_scratch_memory + l_176)) = i_182;
                                }
                            }
                            GALEFS_LOCAL_BARRIER(12);
                            i_177 = i_178;
                        }
                        i_183 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
                        *((__local gale_int *) (gale_local_memory + l_138)) = i_174;
                        *((__local gale_int *) (gale_local_memory + l_137)) = ((int) ((uint) i_161 - (uint) i_174));
                        GALEFS_LOCAL_BARRIER(13);
                        i_184 = i_148;
                        i_185 = i_136;
                        while (true) {
                            if (!(i_185 < i_183)) {
                                break;
                            }
                            i_186 = 0;
                            i_187 = i_135;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (((int) ((uint) i_187 - (uint) i_186)) < 2) {
                                    break;
                                }
                                i_188 = (int) ((uint) ((int) ((uint) i_186 + (uint) i_187)) >> 1);
                                i_189 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) (uint) i_188) << 2) + 16L))));
                                if (i_185 < i_189) {
                                    i_187 = i_188;
                                } else {
                                    i_186 = i_188;
                                }
                            }
                            i_190 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_135 + (uint) i_186))) << 2) + 16L))));
                            i_191 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) (((long) ((int) ((uint) i_185 + (uint) i_190))) << 2)))));
                            i_192 = (int) ((uint) i_191 >> 5);
                            i_193 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_192) << 2) + 16L)));
                            i_194 = 1 << (i_191 & 31);
                            if ((i_194 & i_193) == 0) {
                                i_195 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_192 << 2)), i_194);
                                if ((i_194 & i_195) == 0) {
                                    *((__global char *) (arg_levels + 16 + (long) i_191 * 1)) = (char) i_94;
                                    i_196 = 1;
                                } else {
                                    i_196 = 0;
                                }
                            } else {
                                i_196 = 0;
                            }
                            i_197 = (int) ((uint) i_184 + (uint) i_196);
                            i_198 = (int) ((uint) i_135 + (uint) i_185);
                            i_184 = i_197;
                            i_185 = i_198;
                        }
                        GALEFS_LOCAL_BARRIER(14);
                        i_199 = (int) ((uint) i_135 + (uint) i_149);
                        i_148 = i_184;
                        i_149 = i_199;
                    }
                    l_200 = (long) i_148;
                    l_134 = l_200;
                }
                if (((int) get_local_id(0)) == 0) {
                    l_201 = gale_BlockAccess_endMapping(arg_fs, i_74, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_202 = l_201;
                } else {
                    l_202 = 0L;
                }
                GALEFS_BROADCAST(15, l_203, l_202);
                l_83 = l_134;
            }
            l_204 = (l_83 < 1L) ? 0L : l_83;
            i_205 = (int) ((uint) i_20 + (uint) ((int) l_204));
            l_206 = (l_83 < 0L) ? l_83 : 0L;
            i_207 = (int) l_206;
            i_19 = i_207;
            i_20 = i_205;
            i_21 = i_29;
        } else {
            i_21 = i_29;
        }
    }
    goto B129;
B128:;
B129:;
    if (((int) get_local_id(0)) == 0) {
        l_208 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_209 = l_208;
    } else {
        l_209 = 0L;
    }
    GALEFS_BROADCAST(16, l_210, l_209);
    if (l_210 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_19;
        gale_ints[gale_items + gale_item] = (uint) i_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_210); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_19 = (int) gale_ints[gale_item];
        i_20 = (int) gale_ints[gale_items + gale_item];
        l_210 = gale_reply(gale_entry);
    }
    if (i_19 < 0) {
        i_211 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_19);
    }
    GALEFS_LOCAL_BARRIER(17);
    i_212 = (int) get_local_id(0);
    l_213 = (-16L) + ((((long) i_212) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_213)) = i_20;
    GALEFS_LOCAL_BARRIER(18);
    i_214 = (int) get_local_size(0);
    i_215 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_215 < i_214)) {
            break;
        }
        i_216 = i_215 << 1;
        if ((i_212 & ((int) ((uint) i_216 + (uint) (-1)))) == 0) {
            i_217 = (int) ((uint) i_212 + (uint) i_215);
            if (i_217 < i_214) {
                i_218 = *((__local gale_int *) (gale_scratch_memory + l_213));
                i_219 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_217) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_213)) = ((int) ((uint) i_218 + (uint) i_219));
            }
        }
        GALEFS_LOCAL_BARRIER(19);
        i_215 = i_216;
    }
    i_220 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        i_221 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 1 << 2)), i_220);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
