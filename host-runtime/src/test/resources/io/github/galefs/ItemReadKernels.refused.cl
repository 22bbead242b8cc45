// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refused
// entry point: galefs_refused
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE WRITE WRITE
// waits: 5
// saved values: 7
// context bytes: 40
// needs: BARRIERS LOCAL_SIZE
// local bytes: 64
// local bytes per work-item: 32
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7e22f5bc483e0b01469da5acdd9705ae1900522507b05c4c50ea8f6f9b201e13
// functions SHA-256: 1db9f4b18ff5f98e0e9422424c756994fa63c6d2c707c354e25d8ddf4187dcf9
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (64 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_13) VARIABLE(int, i_136) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_163) VARIABLE(int, i_164) VARIABLE(int, i_169) VARIABLE(int, i_173) VARIABLE(int, i_206) VARIABLE(int, i_21) VARIABLE(int, i_210) VARIABLE(int, i_211) VARIABLE(int, i_212) VARIABLE(int, i_213) VARIABLE(int, i_230) VARIABLE(int, i_232) VARIABLE(int, i_24) VARIABLE(int, i_254) VARIABLE(int, i_255) VARIABLE(int, i_28) VARIABLE(int, i_280) VARIABLE(int, i_61) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_86) VARIABLE(int, i_88) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_107) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_150) VARIABLE(long, l_159) VARIABLE(long, l_161) VARIABLE(long, l_162) VARIABLE(long, l_168) VARIABLE(long, l_172) VARIABLE(long, l_20) VARIABLE(long, l_203) VARIABLE(long, l_208) VARIABLE(long, l_209) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_251) VARIABLE(long, l_27) VARIABLE(long, l_58) VARIABLE(long, l_63) VARIABLE(long, l_64) VARIABLE(long, l_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_58)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_61) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_86) VARIABLE(i_88) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_58) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_67)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_13) VARIABLE(i_136) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_61) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_86) VARIABLE(i_88) VARIABLE(l_0) VARIABLE(l_107) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_58) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_67)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_150) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_67)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_150) VARIABLE(l_159) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_67)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_14) VARIABLE(i_163) VARIABLE(l_0) VARIABLE(l_150) VARIABLE(l_159) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_67)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_14) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_169) VARIABLE(i_173) VARIABLE(l_0) VARIABLE(l_150) VARIABLE(l_159) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_168) VARIABLE(l_172) VARIABLE(l_67)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_14) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_169) VARIABLE(i_173) VARIABLE(l_0) VARIABLE(l_150) VARIABLE(l_159) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_168) VARIABLE(l_172) VARIABLE(l_67)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_14) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_169) VARIABLE(i_206) VARIABLE(l_0) VARIABLE(l_150) VARIABLE(l_159) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_168) VARIABLE(l_203) VARIABLE(l_67)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_14) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_206) VARIABLE(i_210) VARIABLE(i_211) VARIABLE(i_212) VARIABLE(i_213) VARIABLE(i_230) VARIABLE(i_232) VARIABLE(l_0) VARIABLE(l_150) VARIABLE(l_159) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_168) VARIABLE(l_203) VARIABLE(l_208) VARIABLE(l_209) VARIABLE(l_67)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_14) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_206) VARIABLE(i_210) VARIABLE(i_211) VARIABLE(i_230) VARIABLE(i_232) VARIABLE(i_254) VARIABLE(i_255) VARIABLE(i_280) VARIABLE(l_0) VARIABLE(l_150) VARIABLE(l_159) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_168) VARIABLE(l_203) VARIABLE(l_208) VARIABLE(l_209) VARIABLE(l_251) VARIABLE(l_67)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_14)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_14)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_13, i_14, i_15, i_16, i_21, i_24, i_25, i_28, i_30, i_31, i_32, i_34, i_37, i_38, i_39, i_41, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_52, i_53, i_55, i_56, i_61, i_62, i_65, i_66, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_77, i_84, i_86, i_88, i_89, i_90, i_91, i_92, i_94, i_98, i_99, i_100, i_103, i_110, i_111, i_113, i_114, i_117, i_118, i_121, i_124, i_125, i_126, i_128, i_129, i_130, i_131, i_132, i_134, i_136, i_138, i_139, i_140, i_141, i_148, i_149, i_156, i_157, i_163, i_164, i_169, i_170, i_173, i_175, i_176, i_177, i_179, i_182, i_183, i_184, i_186, i_187, i_188, i_190, i_191, i_192, i_193, i_194, i_195, i_197, i_198, i_200, i_201, i_206, i_207, i_210, i_211, i_212, i_213, i_214, i_215, i_216, i_217, i_218, i_221, i_228, i_230, i_232, i_233, i_234, i_235, i_236, i_238, i_242, i_243, i_244, i_247, i_254, i_255, i_257, i_258, i_261, i_262, i_265, i_268, i_269, i_270, i_272, i_273, i_274, i_275, i_276, i_278, i_280, i_282, i_283, i_284, i_285, i_292, i_293;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_17, l_18, l_19, l_20, l_22, l_23, l_26, l_27, l_29, l_33, l_35, l_36, l_40, l_44, l_51, l_54, l_57, l_58, l_59, l_60, l_63, l_64, l_67, l_75, l_76, l_78, l_79, l_80, l_81, l_82, l_83, l_85, l_87, l_93, l_95, l_96, l_97, l_101, l_102, l_104, l_105, l_106, l_107, l_108, l_109, l_112, l_115, l_116, l_119, l_120, l_122, l_123, l_127, l_133, l_135, l_137, l_142, l_143, l_144, l_145, l_146, l_147, l_150, l_151, l_152, l_153, l_154, l_155, l_158, l_159, l_160, l_161, l_162, l_165, l_166, l_167, l_168, l_171, l_172, l_174, l_178, l_180, l_181, l_185, l_189, l_196, l_199, l_202, l_203, l_204, l_205, l_208, l_209, l_219, l_220, l_222, l_223, l_224, l_225, l_226, l_227, l_229, l_231, l_237, l_239, l_240, l_241, l_245, l_246, l_248, l_249, l_250, l_251, l_252, l_253, l_256, l_259, l_260, l_263, l_264, l_266, l_267, l_271, l_277, l_279, l_281, l_286, l_287, l_288, l_289, l_290, l_291, l_294, l_295, l_296, l_297, l_298, l_299, l_300, l_301;
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
    GALEFS_BARRIER(2);
    l_11 = (8L) + 16L;
    l_12 = (0L) + 16L;
    i_13 = (int) get_local_id(0);
    if (i_13 == 0) {
        *((__local gale_int *) (gale_local_memory + l_12)) = 0;
        *((__local gale_int *) (gale_local_memory + l_11)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_14 = (int) l_10;
    i_15 = (int) ((uint) i_14 + (uint) 100);
    i_16 = gale_BlockAccess_available(arg_fs, i_15, 0L, 8, gale_group);
    if (i_16 < 1) {
        l_17 = 0L;
    } else {
        l_18 = gale_BlockAccess_placeOf(arg_fs, i_15, 0L, gale_group);
        l_17 = l_18;
    }
    l_19 = (long) ((int) get_local_id(0));
    l_20 = l_19 << 3;
    i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_22 = 1L << i_21;
    l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
    i_24 = 0;
    i_25 = 0;
    l_26 = l_17;
    while (true) {
        l_27 = (long) i_24;
        i_28 = (int) ((uint) i_16 - (uint) i_24);
        if (l_26 == 0L) {
            break;
        }
        l_29 = (long) ((ulong) l_22 - (ulong) (l_27 & l_23));
        if (l_29 < ((long) i_28)) {
            i_30 = (int) l_29;
            i_31 = i_30;
        } else {
            i_31 = i_28;
        }
        if (i_24 == 0) {
            if (!(i_31 < 65)) {
                *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_26;
                i_32 = i_31;
                goto B39;
            }
        }
        l_33 = l_27 + l_20;
        if (((l_26 | l_33) & 7L) == 0) {
            i_34 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (((int) ((uint) i_31 - (uint) i_34)) < 8) {
                    break;
                }
                l_35 = (long) i_34;
                l_36 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) l_35))));
                *((__global gale_long *) (arg_data + 16 + (l_33 + l_35))) = l_36;
                i_37 = (int) ((uint) i_34 + (uint) 8);
                i_34 = i_37;
            }
            i_38 = i_34;
        } else {
            i_38 = 0;
        }
        i_39 = i_38;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_39 < i_31)) {
                break;
            }
            l_40 = (long) i_39;
            i_41 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) l_40))));
            *((__global char *) (arg_data + 16 + (l_33 + l_40))) = (char) i_41;
            i_42 = (int) ((uint) i_39 + (uint) 1);
            i_39 = i_42;
        }
        i_32 = i_25;
    B39:;
        i_43 = (int) ((uint) i_24 + (uint) i_31);
        if (i_43 < i_16) {
            l_44 = gale_BlockAccess_placeOf(arg_fs, i_15, ((long) i_43), gale_group);
            i_24 = i_43;
            i_25 = i_32;
            l_26 = l_44;
        } else {
            i_24 = i_43;
            i_25 = i_32;
            l_26 = 0L;
        }
    }
    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L)))) = (((long) i_25) | (l_19 << 16));
    GALEFS_LOCAL_BARRIER(4);
    i_45 = (int) get_local_size(0);
    i_46 = (i_45 < 8) ? i_45 : 8;
    i_47 = gale_div_int(((int) get_local_id(0)), i_46);
    i_48 = gale_div_int(i_45, i_46);
    if (i_47 < i_48) {
        i_49 = i_47;
    } else {
        i_49 = i_45;
    }
    i_50 = i_49;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_50 < i_45)) {
            break;
        }
        l_51 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) i_45 + (uint) i_50))) << 3) + 16L))));
        i_52 = (int) l_51;
        i_53 = (int) ((uint) i_50 + (uint) i_48);
        if ((i_52 & 8191) == 0) {
            i_50 = i_53;
        } else {
            l_54 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) i_50) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_54), (arg_data + 16 + (l_51 >> 13)), (i_52 & 8191), gale_rem_int(((int) get_local_id(0)), i_46), i_46);
            i_50 = i_53;
        }
    }
    GALEFS_LOCAL_BARRIER(5);
    if (!(i_24 < 1)) {
        i_55 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_24);
        i_56 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
    }
    if (i_24 < i_16) {
        l_57 = l_27;
    } else {
        l_57 = (-1L);
    }
    l_58 = (48L) + ((((long) i_13) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_58)) = l_57;
    if (i_24 < i_16) {
        l_59 = gale_BlockAccess_missing(arg_fs, i_15, l_27, i_28, gale_group);
        l_60 = l_59;
    } else {
        l_60 = (-1L);
    }
    i_61 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) i_13 + (uint) i_61))) << 3) + 16L)))) = l_60;
    GALEFS_LOCAL_BARRIER(6);
    i_62 = (i_16 < 0) ? i_16 : 0;
    l_63 = (-16L) + 24L;
    l_64 = (-16L) + 16L;
    i_65 = (int) get_local_id(0);
    i_66 = (int) get_local_id(0);
    l_67 = (long) i_21;
    i_68 = i_24;
    i_69 = i_62;
    i_70 = 0;
    i_71 = 0;
    i_72 = 0;
    i_73 = 1;
    while (true) {
        if (i_73 == 0) {
            break;
        }
        if (i_13 == 0) {
            i_74 = i_70;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_75 = (48L) + ((((long) i_74) << 3) + 16L);
                if (!(i_74 < i_61)) {
                    goto B67;
                }
                l_76 = *((__local gale_long *) (gale_local_memory + l_75));
                if (!(l_76 == (-1L))) {
                    break;
                }
                i_77 = (int) ((uint) i_74 + (uint) 1);
                i_74 = i_77;
            }
            goto B68;
        B67:;
        B68:;
            if (i_74 < i_61) {
                l_78 = *((__local gale_long *) (gale_local_memory + l_75));
                l_79 = l_78;
            } else {
                l_79 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_64)) = l_79;
            if (i_72 == 0) {
                l_80 = l_67;
            } else {
                l_80 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_63)) = l_80;
            if (i_74 < i_61) {
                if (i_72 == 0) {
                    l_81 = gale_BlockAccess_acquireResident(arg_fs, i_15, l_79, gale_group);
                    l_82 = l_81;
                } else {
                    l_82 = 0L;
                }
            } else {
                l_83 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_82 = l_83;
            }
            if (i_74 < i_61) {
                if (l_82 == 0L) {
                    i_84 = gale_HostCall_begin(arg_fs, gale_group);
                    l_85 = (long) i_84;
                    if (l_85 < 0L) {
                        i_86 = i_74;
                        l_87 = l_85;
                        i_88 = i_71;
                    } else {
                        if (i_71 == 0) {
                            i_89 = (int) ((uint) i_61 + (uint) i_74);
                            i_90 = i_61 << 1;
                            i_91 = 0;
                            i_92 = i_89;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_92 < i_90)) {
                                    goto B95;
                                }
                                if (!(i_91 < 4096)) {
                                    break;
                                }
                                l_93 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) i_92) << 3) + 16L))));
                                i_94 = (int) ((uint) i_92 + (uint) 1);
                                if (l_93 == (-1L)) {
                                    i_92 = i_94;
                                } else {
                                    l_95 = (long) gale_group;
                                    l_96 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_95 << 12) + (l_95 << 11)))) + (ulong) 2048L);
                                    l_97 = l_93 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) ((long) i_91))))) = l_97;
                                    i_98 = (int) ((uint) i_91 + (uint) 8);
                                    if (((int) (l_93 & 1L)) == 0) {
                                        i_91 = i_98;
                                        i_92 = i_94;
                                    } else {
                                        if (i_98 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) ((long) i_98))))) = (l_97 + 1L);
                                            i_99 = (int) ((uint) i_91 + (uint) 16);
                                            i_91 = i_99;
                                            i_92 = i_94;
                                        } else {
                                            i_91 = i_98;
                                            i_92 = i_94;
                                        }
                                    }
                                }
                            }
                            i_100 = i_91;
                            goto B97;
                        B95:;
                            i_100 = i_91;
                        } else {
                            i_100 = 0;
                        }
                    B97:;
                        l_101 = *((__local gale_long *) (gale_local_memory + l_64));
                        l_102 = *((__local gale_long *) (gale_local_memory + l_63));
                        i_103 = (int) l_102;
                        l_104 = gale_BlockAccess_requestListed(arg_fs, i_15, (((long) (0 - (ulong) (1L << i_103))) & l_101), (1 << i_103), i_100, gale_group);
                        i_86 = i_74;
                        l_87 = l_104;
                        i_88 = 1;
                    }
                } else {
                    i_86 = i_74;
                    l_87 = l_82;
                    i_88 = i_71;
                }
            } else {
                i_86 = i_74;
                l_87 = l_82;
                i_88 = i_71;
            }
        } else {
            i_86 = i_70;
            l_87 = 0L;
            i_88 = i_71;
        }
        if (i_66 == 0) {
            if (l_87 < (-4611686018427387904L)) {
                l_105 = gale_HostCall_awaitReply(arg_fs, l_87, gale_group);
                l_106 = l_105;
            } else {
                l_106 = l_87;
            }
        } else {
            l_106 = l_87;
        }
        GALEFS_BROADCAST(7, l_107, l_106);
        l_108 = *((__local gale_long *) (gale_local_memory + l_58));
        l_109 = *((__local gale_long *) (gale_local_memory + l_63));
        if (l_108 == (-1L)) {
            i_110 = i_68;
            i_111 = i_69;
        } else {
            l_112 = *((__local gale_long *) (gale_local_memory + l_64));
            i_113 = (int) l_109;
            if ((l_108 >> i_113) == (l_112 >> i_113)) {
                if (l_107 < 0L) {
                    i_114 = 0;
                } else {
                    l_115 = 1L << i_113;
                    l_116 = (long) ((ulong) l_115 - (ulong) (((long) ((ulong) l_115 + (ulong) (-1L))) & l_108));
                    i_117 = (int) ((uint) i_16 - (uint) i_68);
                    if (l_116 < ((long) i_117)) {
                        i_118 = (int) l_116;
                        i_114 = i_118;
                    } else {
                        i_114 = i_117;
                    }
                }
                l_119 = gale_BlockAccess_offsetInRegion(arg_fs, l_107, l_108, gale_group);
                l_120 = ((long) i_68) + l_20;
                if (((l_119 | l_120) & 7L) == 0) {
                    i_121 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_114 - (uint) i_121)) < 8) {
                            break;
                        }
                        l_122 = (long) i_121;
                        l_123 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) l_122))));
                        *((__global gale_long *) (arg_data + 16 + (l_120 + l_122))) = l_123;
                        i_124 = (int) ((uint) i_121 + (uint) 8);
                        i_121 = i_124;
                    }
                    i_125 = i_121;
                } else {
                    i_125 = 0;
                }
                i_126 = i_125;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_126 < i_114)) {
                        break;
                    }
                    l_127 = (long) i_126;
                    i_128 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) l_127))));
                    *((__global char *) (arg_data + 16 + (l_120 + l_127))) = (char) i_128;
                    i_129 = (int) ((uint) i_126 + (uint) 1);
                    i_126 = i_129;
                }
                i_130 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_114);
                if (l_107 < 0L) {
                    i_131 = (int) l_107;
                    i_132 = i_131;
                } else {
                    i_132 = 0;
                }
                l_133 = (long) ((ulong) ((long) i_114) + (ulong) l_108);
                i_134 = (int) ((uint) i_68 + (uint) i_114);
                if (l_107 == (-117L)) {
                    l_135 = l_133;
                } else {
                    if (l_107 < 0L) {
                        l_135 = (-1L);
                    } else {
                        if (i_134 < i_16) {
                            l_135 = l_133;
                        } else {
                            l_135 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_58)) = l_135;
                i_110 = i_134;
                i_111 = i_132;
            } else {
                i_110 = i_68;
                i_111 = i_69;
            }
        }
        if (l_107 == 0L) {
            i_136 = 0;
        } else {
            l_137 = *((__local gale_long *) (gale_local_memory + l_64));
            i_138 = (l_137 == (-1L)) ? 0 : 1;
            i_136 = i_138;
        }
        GALEFS_BARRIER(8);
        i_139 = (l_107 == (-117L)) ? 1 : 0;
        if (i_65 == 0) {
            if (l_107 < 1L) {
                i_68 = i_110;
                i_69 = i_111;
                i_70 = i_86;
                i_71 = i_88;
                i_72 = i_139;
                i_73 = i_136;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_68 = i_110;
                i_69 = i_111;
                i_70 = i_86;
                i_71 = i_88;
                i_72 = i_139;
                i_73 = i_136;
            }
        } else {
            i_68 = i_110;
            i_69 = i_111;
            i_70 = i_86;
            i_71 = i_88;
            i_72 = i_139;
            i_73 = i_136;
        }
    }
    if (i_13 == 0) {
        i_140 = *((__local gale_int *) (gale_local_memory + l_12));
        i_141 = *((__local gale_int *) (gale_local_memory + l_11));
        l_142 = (long) gale_group;
        l_143 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_142 << 12) + (l_142 << 11)))) + (ulong) 1872L);
        l_144 = *((__global gale_long *) (arg_fs + 16 + l_143));
        *((__global gale_long *) (arg_fs + 16 + l_143)) = ((long) ((ulong) ((long) i_140) + (ulong) l_144));
        l_145 = (long) gale_group;
        l_146 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_145 << 12) + (l_145 << 11)))) + (ulong) 1864L);
        l_147 = *((__global gale_long *) (arg_fs + 16 + l_146));
        *((__global gale_long *) (arg_fs + 16 + l_146)) = ((long) ((ulong) ((long) i_141) + (ulong) l_147));
    }
    if (i_68 < 1) {
        i_148 = i_69;
    } else {
        i_148 = i_68;
    }
    i_149 = (int) get_global_id(0);
    l_150 = (long) ((int) ((uint) i_149 + (uint) (i_149 << 1)));
    *((__global gale_int *) (arg_results + ((l_150 << 2) + 16L))) = i_148;
    if (((int) get_local_id(0)) == 0) {
        l_151 = gale_BlockAccess_beginMapping(arg_fs, i_14, 0L, 8, gale_group);
        l_152 = l_151;
    } else {
        l_152 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_152 < (-4611686018427387904L)) {
            l_153 = gale_HostCall_awaitReply(arg_fs, l_152, gale_group);
            l_154 = l_153;
        } else {
            l_154 = l_152;
        }
    } else {
        l_154 = l_152;
    }
    GALEFS_BROADCAST(9, l_155, l_154);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_155 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_156 = gale_group;
            i_157 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_156 & ((int) ((uint) (1 << i_157) + (uint) (-1))))) << 6) + (((long) (i_156 >> i_157)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_155 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_155 < 0L) {
        l_158 = (l_155 == (-117L)) ? (-5L) : l_155;
        l_159 = l_158;
    } else {
        l_160 = gale_BlockAccess_offsetInRegion(arg_fs, l_155, 0L, gale_group);
        l_159 = l_160;
    }
    GALEFS_BARRIER(10);
    l_161 = (40L) + 16L;
    l_162 = (32L) + 16L;
    i_163 = (int) get_local_id(0);
    if (i_163 == 0) {
        *((__local gale_int *) (gale_local_memory + l_162)) = 0;
        *((__local gale_int *) (gale_local_memory + l_161)) = 0;
    }
    GALEFS_LOCAL_BARRIER(11);
    i_164 = gale_BlockAccess_available(arg_fs, i_14, 0L, 8, gale_group);
    if (i_164 < 1) {
        l_165 = 0L;
    } else {
        l_166 = gale_BlockAccess_placeOf(arg_fs, i_14, 0L, gale_group);
        l_165 = l_166;
    }
    l_167 = (long) ((int) get_local_id(0));
    l_168 = l_167 << 3;
    i_169 = 0;
    i_170 = 0;
    l_171 = l_165;
    while (true) {
        l_172 = (long) i_169;
        i_173 = (int) ((uint) i_164 - (uint) i_169);
        if (l_171 == 0L) {
            break;
        }
        l_174 = (long) ((ulong) l_22 - (ulong) (l_23 & l_172));
        if (l_174 < ((long) i_173)) {
            i_175 = (int) l_174;
            i_176 = i_175;
        } else {
            i_176 = i_173;
        }
        if (i_169 == 0) {
            if (!(i_176 < 65)) {
                *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_171;
                i_177 = i_176;
                goto B191;
            }
        }
        l_178 = l_172 + l_168;
        if (((l_171 | l_178) & 7L) == 0) {
            i_179 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (((int) ((uint) i_176 - (uint) i_179)) < 8) {
                    break;
                }
                l_180 = (long) i_179;
                l_181 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) l_180))));
                *((__global gale_long *) (arg_data + 16 + (l_178 + l_180))) = l_181;
                i_182 = (int) ((uint) i_179 + (uint) 8);
                i_179 = i_182;
            }
            i_183 = i_179;
        } else {
            i_183 = 0;
        }
        i_184 = i_183;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_184 < i_176)) {
                break;
            }
            l_185 = (long) i_184;
            i_186 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) l_185))));
            *((__global char *) (arg_data + 16 + (l_178 + l_185))) = (char) i_186;
            i_187 = (int) ((uint) i_184 + (uint) 1);
            i_184 = i_187;
        }
        i_177 = i_170;
    B191:;
        i_188 = (int) ((uint) i_169 + (uint) i_176);
        if (i_188 < i_164) {
            l_189 = gale_BlockAccess_placeOf(arg_fs, i_14, ((long) i_188), gale_group);
            i_169 = i_188;
            i_170 = i_177;
            l_171 = l_189;
        } else {
            i_169 = i_188;
            i_170 = i_177;
            l_171 = 0L;
        }
    }
    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L)))) = (((long) i_170) | (l_167 << 16));
    GALEFS_LOCAL_BARRIER(12);
    i_190 = (int) get_local_size(0);
    i_191 = (i_190 < 8) ? i_190 : 8;
    i_192 = gale_div_int(((int) get_local_id(0)), i_191);
    i_193 = gale_div_int(i_190, i_191);
    if (i_192 < i_193) {
        i_194 = i_192;
    } else {
        i_194 = i_190;
    }
    i_195 = i_194;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_195 < i_190)) {
            break;
        }
        l_196 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_190 + (uint) i_195))) << 3) + 16L))));
        i_197 = (int) l_196;
        i_198 = (int) ((uint) i_195 + (uint) i_193);
        if ((i_197 & 8191) == 0) {
            i_195 = i_198;
        } else {
            l_199 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_195) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_199), (arg_data + 16 + (l_196 >> 13)), (i_197 & 8191), gale_rem_int(((int) get_local_id(0)), i_191), i_191);
            i_195 = i_198;
        }
    }
    GALEFS_LOCAL_BARRIER(13);
    if (!(i_169 < 1)) {
        i_200 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_169);
        i_201 = atomic_add((volatile __local int *) ((gale_local_memory + (40L)) + 16 + ((long) 0 << 2)), 1);
    }
    if (i_169 < i_164) {
        l_202 = l_172;
    } else {
        l_202 = (-1L);
    }
    l_203 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_163) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_203)) = l_202;
    if (i_169 < i_164) {
        l_204 = gale_BlockAccess_missing(arg_fs, i_14, l_172, i_173, gale_group);
        l_205 = l_204;
    } else {
        l_205 = (-1L);
    }
    i_206 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_163 + (uint) i_206))) << 3) + 16L)))) = l_205;
    GALEFS_LOCAL_BARRIER(14);
    i_207 = (i_164 < 0) ? i_164 : 0;
    l_208 = (16L) + 24L;
    l_209 = (16L) + 16L;
    i_210 = (int) get_local_id(0);
    i_211 = (int) get_local_id(0);
    i_212 = i_169;
    i_213 = i_207;
    i_214 = 0;
    i_215 = 0;
    i_216 = 0;
    i_217 = 1;
    while (true) {
        if (i_217 == 0) {
            break;
        }
        if (i_163 == 0) {
            i_218 = i_214;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_219 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_218) << 3) + 16L);
                if (!(i_218 < i_206)) {
                    goto B219;
                }
                l_220 = *((__local gale_long *) (gale_local_memory + l_219));
                if (!(l_220 == (-1L))) {
                    break;
                }
                i_221 = (int) ((uint) i_218 + (uint) 1);
                i_218 = i_221;
            }
            goto B220;
        B219:;
        B220:;
            if (i_218 < i_206) {
                l_222 = *((__local gale_long *) (gale_local_memory + l_219));
                l_223 = l_222;
            } else {
                l_223 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_209)) = l_223;
            if (i_216 == 0) {
                l_224 = l_67;
            } else {
                l_224 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_208)) = l_224;
            if (i_218 < i_206) {
                if (i_216 == 0) {
                    l_225 = gale_BlockAccess_acquireResident(arg_fs, i_14, l_223, gale_group);
                    l_226 = l_225;
                } else {
                    l_226 = 0L;
                }
            } else {
                l_227 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_226 = l_227;
            }
            if (i_218 < i_206) {
                if (l_226 == 0L) {
                    i_228 = gale_HostCall_begin(arg_fs, gale_group);
                    l_229 = (long) i_228;
                    if (l_229 < 0L) {
                        i_230 = i_218;
                        l_231 = l_229;
                        i_232 = i_215;
                    } else {
                        if (i_215 == 0) {
                            i_233 = (int) ((uint) i_206 + (uint) i_218);
                            i_234 = i_206 << 1;
                            i_235 = 0;
                            i_236 = i_233;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_236 < i_234)) {
                                    goto B247;
                                }
                                if (!(i_235 < 4096)) {
                                    break;
                                }
                                l_237 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_236) << 3) + 16L))));
                                i_238 = (int) ((uint) i_236 + (uint) 1);
                                if (l_237 == (-1L)) {
                                    i_236 = i_238;
                                } else {
                                    l_239 = (long) gale_group;
                                    l_240 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_239 << 12) + (l_239 << 11)))) + (ulong) 2048L);
                                    l_241 = l_237 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_240 + (ulong) ((long) i_235))))) = l_241;
                                    i_242 = (int) ((uint) i_235 + (uint) 8);
                                    if (((int) (l_237 & 1L)) == 0) {
                                        i_235 = i_242;
                                        i_236 = i_238;
                                    } else {
                                        if (i_242 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_240 + (ulong) ((long) i_242))))) = (l_241 + 1L);
                                            i_243 = (int) ((uint) i_235 + (uint) 16);
                                            i_235 = i_243;
                                            i_236 = i_238;
                                        } else {
                                            i_235 = i_242;
                                            i_236 = i_238;
                                        }
                                    }
                                }
                            }
                            i_244 = i_235;
                            goto B249;
                        B247:;
                            i_244 = i_235;
                        } else {
                            i_244 = 0;
                        }
                    B249:;
                        l_245 = *((__local gale_long *) (gale_local_memory + l_209));
                        l_246 = *((__local gale_long *) (gale_local_memory + l_208));
                        i_247 = (int) l_246;
                        l_248 = gale_BlockAccess_requestListed(arg_fs, i_14, (((long) (0 - (ulong) (1L << i_247))) & l_245), (1 << i_247), i_244, gale_group);
                        i_230 = i_218;
                        l_231 = l_248;
                        i_232 = 1;
                    }
                } else {
                    i_230 = i_218;
                    l_231 = l_226;
                    i_232 = i_215;
                }
            } else {
                i_230 = i_218;
                l_231 = l_226;
                i_232 = i_215;
            }
        } else {
            i_230 = i_214;
            l_231 = 0L;
            i_232 = i_215;
        }
        if (i_211 == 0) {
            if (l_231 < (-4611686018427387904L)) {
                l_249 = gale_HostCall_awaitReply(arg_fs, l_231, gale_group);
                l_250 = l_249;
            } else {
                l_250 = l_231;
            }
        } else {
            l_250 = l_231;
        }
        GALEFS_BROADCAST(15, l_251, l_250);
        l_252 = *((__local gale_long *) (gale_local_memory + l_203));
        l_253 = *((__local gale_long *) (gale_local_memory + l_208));
        if (l_252 == (-1L)) {
            i_254 = i_212;
            i_255 = i_213;
        } else {
            l_256 = *((__local gale_long *) (gale_local_memory + l_209));
            i_257 = (int) l_253;
            if ((l_252 >> i_257) == (l_256 >> i_257)) {
                if (l_251 < 0L) {
                    i_258 = 0;
                } else {
                    l_259 = 1L << i_257;
                    l_260 = (long) ((ulong) l_259 - (ulong) (((long) ((ulong) l_259 + (ulong) (-1L))) & l_252));
                    i_261 = (int) ((uint) i_164 - (uint) i_212);
                    if (l_260 < ((long) i_261)) {
                        i_262 = (int) l_260;
                        i_258 = i_262;
                    } else {
                        i_258 = i_261;
                    }
                }
                l_263 = gale_BlockAccess_offsetInRegion(arg_fs, l_251, l_252, gale_group);
                l_264 = ((long) i_212) + l_168;
                if (((l_263 | l_264) & 7L) == 0) {
                    i_265 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_258 - (uint) i_265)) < 8) {
                            break;
                        }
                        l_266 = (long) i_265;
                        l_267 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) l_266))));
                        *((__global gale_long *) (arg_data + 16 + (l_264 + l_266))) = l_267;
                        i_268 = (int) ((uint) i_265 + (uint) 8);
                        i_265 = i_268;
                    }
                    i_269 = i_265;
                } else {
                    i_269 = 0;
                }
                i_270 = i_269;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_270 < i_258)) {
                        break;
                    }
                    l_271 = (long) i_270;
                    i_272 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) l_271))));
                    *((__global char *) (arg_data + 16 + (l_264 + l_271))) = (char) i_272;
                    i_273 = (int) ((uint) i_270 + (uint) 1);
                    i_270 = i_273;
                }
                i_274 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_258);
                if (l_251 < 0L) {
                    i_275 = (int) l_251;
                    i_276 = i_275;
                } else {
                    i_276 = 0;
                }
                l_277 = (long) ((ulong) ((long) i_258) + (ulong) l_252);
                i_278 = (int) ((uint) i_212 + (uint) i_258);
                if (l_251 == (-117L)) {
                    l_279 = l_277;
                } else {
                    if (l_251 < 0L) {
                        l_279 = (-1L);
                    } else {
                        if (i_278 < i_164) {
                            l_279 = l_277;
                        } else {
                            l_279 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_203)) = l_279;
                i_254 = i_278;
                i_255 = i_276;
            } else {
                i_254 = i_212;
                i_255 = i_213;
            }
        }
        if (l_251 == 0L) {
            i_280 = 0;
        } else {
            l_281 = *((__local gale_long *) (gale_local_memory + l_209));
            i_282 = (l_281 == (-1L)) ? 0 : 1;
            i_280 = i_282;
        }
        GALEFS_BARRIER(16);
        i_283 = (l_251 == (-117L)) ? 1 : 0;
        if (i_210 == 0) {
            if (l_251 < 1L) {
                i_212 = i_254;
                i_213 = i_255;
                i_214 = i_230;
                i_215 = i_232;
                i_216 = i_283;
                i_217 = i_280;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_212 = i_254;
                i_213 = i_255;
                i_214 = i_230;
                i_215 = i_232;
                i_216 = i_283;
                i_217 = i_280;
            }
        } else {
            i_212 = i_254;
            i_213 = i_255;
            i_214 = i_230;
            i_215 = i_232;
            i_216 = i_283;
            i_217 = i_280;
        }
    }
    if (i_163 == 0) {
        i_284 = *((__local gale_int *) (gale_local_memory + l_162));
        i_285 = *((__local gale_int *) (gale_local_memory + l_161));
        l_286 = (long) gale_group;
        l_287 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_286 << 12) + (l_286 << 11)))) + (ulong) 1872L);
        l_288 = *((__global gale_long *) (arg_fs + 16 + l_287));
        *((__global gale_long *) (arg_fs + 16 + l_287)) = ((long) ((ulong) ((long) i_284) + (ulong) l_288));
        l_289 = (long) gale_group;
        l_290 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_289 << 12) + (l_289 << 11)))) + (ulong) 1864L);
        l_291 = *((__global gale_long *) (arg_fs + 16 + l_290));
        *((__global gale_long *) (arg_fs + 16 + l_290)) = ((long) ((ulong) ((long) i_285) + (ulong) l_291));
    }
    if (i_212 < 1) {
        i_292 = i_213;
    } else {
        i_292 = i_212;
    }
    *((__global gale_int *) (arg_results + (((l_150 + 1L) << 2) + 16L))) = i_292;
    i_293 = (int) *((__global char *) (arg_fs + 16 + l_159));
    *((__global gale_int *) (arg_results + (((l_150 + 2L) << 2) + 16L))) = i_293;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_294 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
        l_295 = l_294;
    } else {
        l_295 = 0L;
    }
    GALEFS_BROADCAST(18, l_296, l_295);
    if (((int) get_local_id(0)) == 0) {
        l_297 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
        l_298 = l_297;
    } else {
        l_298 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_298 < (-4611686018427387904L)) {
            l_299 = gale_HostCall_awaitReply(arg_fs, l_298, gale_group);
            l_300 = l_299;
        } else {
            l_300 = l_298;
        }
    } else {
        l_300 = l_298;
    }
    GALEFS_BROADCAST(19, l_301, l_300);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (64 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_129) VARIABLE(int, i_13) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_159) VARIABLE(int, i_163) VARIABLE(int, i_18) VARIABLE(int, i_196) VARIABLE(int, i_200) VARIABLE(int, i_201) VARIABLE(int, i_202) VARIABLE(int, i_21) VARIABLE(int, i_219) VARIABLE(int, i_221) VARIABLE(int, i_240) VARIABLE(int, i_241) VARIABLE(int, i_25) VARIABLE(int, i_266) VARIABLE(int, i_58) VARIABLE(int, i_62) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(long, l_0) VARIABLE(long, l_100) VARIABLE(long, l_133) VARIABLE(long, l_144) VARIABLE(long, l_149) VARIABLE(long, l_151) VARIABLE(long, l_152) VARIABLE(long, l_158) VARIABLE(long, l_162) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_193) VARIABLE(long, l_198) VARIABLE(long, l_199) VARIABLE(long, l_20) VARIABLE(long, l_237) VARIABLE(long, l_24) VARIABLE(long, l_55) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_63) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(l_0) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_58) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_55) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_58) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_55) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_58) VARIABLE(i_62) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_0) VARIABLE(l_100) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_55) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_63)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_63)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_63)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_159) VARIABLE(i_163) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_162) VARIABLE(l_63)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_159) VARIABLE(i_163) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_162) VARIABLE(l_63)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_159) VARIABLE(i_18) VARIABLE(i_196) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_193) VARIABLE(l_63)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_18) VARIABLE(i_196) VARIABLE(i_200) VARIABLE(i_201) VARIABLE(i_202) VARIABLE(i_219) VARIABLE(i_221) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_193) VARIABLE(l_198) VARIABLE(l_199) VARIABLE(l_63)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_18) VARIABLE(i_196) VARIABLE(i_200) VARIABLE(i_219) VARIABLE(i_221) VARIABLE(i_240) VARIABLE(i_241) VARIABLE(i_266) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_193) VARIABLE(l_198) VARIABLE(l_199) VARIABLE(l_237) VARIABLE(l_63)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_18, i_21, i_22, i_25, i_27, i_28, i_29, i_31, i_34, i_35, i_36, i_38, i_39, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_49, i_50, i_52, i_53, i_58, i_59, i_62, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_73, i_80, i_82, i_84, i_85, i_86, i_87, i_88, i_90, i_93, i_94, i_95, i_98, i_103, i_104, i_106, i_107, i_110, i_111, i_114, i_117, i_118, i_119, i_121, i_122, i_123, i_124, i_125, i_127, i_129, i_131, i_132, i_134, i_135, i_141, i_142, i_143, i_153, i_154, i_159, i_160, i_163, i_165, i_166, i_167, i_169, i_172, i_173, i_174, i_176, i_177, i_178, i_180, i_181, i_182, i_183, i_184, i_185, i_187, i_188, i_190, i_191, i_196, i_197, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_210, i_217, i_219, i_221, i_222, i_223, i_224, i_225, i_227, i_230, i_231, i_232, i_235, i_240, i_241, i_243, i_244, i_247, i_248, i_251, i_254, i_255, i_256, i_258, i_259, i_260, i_261, i_262, i_264, i_266, i_268, i_269, i_270, i_271, i_277, i_278, i_279;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_14, l_15, l_16, l_17, l_19, l_20, l_23, l_24, l_26, l_30, l_32, l_33, l_37, l_41, l_48, l_51, l_54, l_55, l_56, l_57, l_60, l_61, l_63, l_71, l_72, l_74, l_75, l_76, l_77, l_78, l_79, l_81, l_83, l_89, l_91, l_92, l_96, l_97, l_99, l_100, l_101, l_102, l_105, l_108, l_109, l_112, l_113, l_115, l_116, l_120, l_126, l_128, l_130, l_133, l_136, l_137, l_138, l_139, l_140, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_155, l_156, l_157, l_158, l_161, l_162, l_164, l_168, l_170, l_171, l_175, l_179, l_186, l_189, l_192, l_193, l_194, l_195, l_198, l_199, l_208, l_209, l_211, l_212, l_213, l_214, l_215, l_216, l_218, l_220, l_226, l_228, l_229, l_233, l_234, l_236, l_237, l_238, l_239, l_242, l_245, l_246, l_249, l_250, l_252, l_253, l_257, l_263, l_265, l_267, l_272, l_273, l_274, l_275, l_276, l_280, l_281, l_282, l_283, l_284, l_285;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
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
            goto loop_55;
        case 3:
            goto resume_3;
        case 4:
            goto loop_197;
        case 5:
            goto resume_5;
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
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    GALEFS_BARRIER(2);
    l_8 = (8L) + 16L;
    l_9 = (0L) + 16L;
    i_10 = (int) get_local_id(0);
    if (i_10 == 0) {
        *((__local gale_int *) (gale_local_memory + l_9)) = 0;
        *((__local gale_int *) (gale_local_memory + l_8)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_11 = (int) l_7;
    i_12 = (int) ((uint) i_11 + (uint) 100);
    i_13 = gale_BlockAccess_available(arg_fs, i_12, 0L, 8, gale_group, gale_slot, gale_position);
    if (i_13 < 1) {
        l_14 = 0L;
    } else {
        l_15 = gale_BlockAccess_placeOf(arg_fs, i_12, 0L, gale_group, gale_slot, gale_position);
        l_14 = l_15;
    }
    l_16 = (long) ((int) get_local_id(0));
    l_17 = l_16 << 3;
    i_18 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_19 = 1L << i_18;
    l_20 = (long) ((ulong) l_19 + (ulong) (-1L));
    i_21 = 0;
    i_22 = 0;
    l_23 = l_14;
    while (true) {
        l_24 = (long) i_21;
        i_25 = (int) ((uint) i_13 - (uint) i_21);
        if (l_23 == 0L) {
            break;
        }
        l_26 = (long) ((ulong) l_19 - (ulong) (l_24 & l_20));
        if (l_26 < ((long) i_25)) {
            i_27 = (int) l_26;
            i_28 = i_27;
        } else {
            i_28 = i_25;
        }
        if (i_21 == 0) {
            if (!(i_28 < 65)) {
                *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_23;
                i_29 = i_28;
                goto B34;
            }
        }
        l_30 = l_24 + l_17;
        if (((l_23 | l_30) & 7L) == 0) {
            i_31 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (((int) ((uint) i_28 - (uint) i_31)) < 8) {
                    break;
                }
                l_32 = (long) i_31;
                l_33 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) l_32))));
                *((__global gale_long *) (arg_data + 16 + (l_30 + l_32))) = l_33;
                i_34 = (int) ((uint) i_31 + (uint) 8);
                i_31 = i_34;
            }
            i_35 = i_31;
        } else {
            i_35 = 0;
        }
        i_36 = i_35;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_36 < i_28)) {
                break;
            }
            l_37 = (long) i_36;
            i_38 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) l_37))));
            *((__global char *) (arg_data + 16 + (l_30 + l_37))) = (char) i_38;
            i_39 = (int) ((uint) i_36 + (uint) 1);
            i_36 = i_39;
        }
        i_29 = i_22;
    B34:;
        i_40 = (int) ((uint) i_21 + (uint) i_28);
        if (i_40 < i_13) {
            l_41 = gale_BlockAccess_placeOf(arg_fs, i_12, ((long) i_40), gale_group, gale_slot, gale_position);
            i_21 = i_40;
            i_22 = i_29;
            l_23 = l_41;
        } else {
            i_21 = i_40;
            i_22 = i_29;
            l_23 = 0L;
        }
    }
    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L)))) = (((long) i_22) | (l_16 << 16));
    GALEFS_LOCAL_BARRIER(4);
    i_42 = (int) get_local_size(0);
    i_43 = (i_42 < 8) ? i_42 : 8;
    i_44 = gale_div_int(((int) get_local_id(0)), i_43);
    i_45 = gale_div_int(i_42, i_43);
    if (i_44 < i_45) {
        i_46 = i_44;
    } else {
        i_46 = i_42;
    }
    i_47 = i_46;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_47 < i_42)) {
            break;
        }
        l_48 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) i_42 + (uint) i_47))) << 3) + 16L))));
        i_49 = (int) l_48;
        i_50 = (int) ((uint) i_47 + (uint) i_45);
        if ((i_49 & 8191) == 0) {
            i_47 = i_50;
        } else {
            l_51 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) i_47) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_51), (arg_data + 16 + (l_48 >> 13)), (i_49 & 8191), gale_rem_int(((int) get_local_id(0)), i_43), i_43);
            i_47 = i_50;
        }
    }
    GALEFS_LOCAL_BARRIER(5);
    if (!(i_21 < 1)) {
        i_52 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_21);
        i_53 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
    }
    if (i_21 < i_13) {
        l_54 = l_24;
    } else {
        l_54 = (-1L);
    }
    l_55 = (48L) + ((((long) i_10) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_55)) = l_54;
    if (i_21 < i_13) {
        l_56 = gale_BlockAccess_missing(arg_fs, i_12, l_24, i_25, gale_group, gale_slot, gale_position);
        l_57 = l_56;
    } else {
        l_57 = (-1L);
    }
    i_58 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) i_10 + (uint) i_58))) << 3) + 16L)))) = l_57;
    GALEFS_LOCAL_BARRIER(6);
    i_59 = (i_13 < 0) ? i_13 : 0;
    l_60 = (-16L) + 24L;
    l_61 = (-16L) + 16L;
    i_62 = (int) get_local_id(0);
    l_63 = (long) i_18;
    i_64 = i_21;
    i_65 = i_59;
    i_66 = 0;
    i_67 = 0;
    i_68 = 0;
    i_69 = 1;
    loop_55:;
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_69 == 0) {
            break;
        }
        if (i_10 == 0) {
            i_70 = i_66;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_71 = (48L) + ((((long) i_70) << 3) + 16L);
                if (!(i_70 < i_58)) {
                    goto B62;
                }
                l_72 = *((__local gale_long *) (gale_local_memory + l_71));
                if (!(l_72 == (-1L))) {
                    break;
                }
                i_73 = (int) ((uint) i_70 + (uint) 1);
                i_70 = i_73;
            }
            goto B63;
        B62:;
        B63:;
            if (i_70 < i_58) {
                l_74 = *((__local gale_long *) (gale_local_memory + l_71));
                l_75 = l_74;
            } else {
                l_75 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_61)) = l_75;
            if (i_68 == 0) {
                l_76 = l_63;
            } else {
                l_76 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_60)) = l_76;
            if (i_70 < i_58) {
                if (i_68 == 0) {
                    l_77 = gale_BlockAccess_acquireResident(arg_fs, i_12, l_75, gale_group, gale_slot, gale_position);
                    l_78 = l_77;
                } else {
                    l_78 = 0L;
                }
            } else {
                l_79 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_78 = l_79;
            }
            if (i_70 < i_58) {
                if (l_78 == 0L) {
                    i_80 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_81 = (long) i_80;
                    if (l_81 < 0L) {
                        i_82 = i_70;
                        l_83 = l_81;
                        i_84 = i_67;
                    } else {
                        if (i_67 == 0) {
                            i_85 = (int) ((uint) i_58 + (uint) i_70);
                            i_86 = i_58 << 1;
                            i_87 = 0;
                            i_88 = i_85;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_88 < i_86)) {
                                    goto B90;
                                }
                                if (!(i_87 < 4096)) {
                                    break;
                                }
                                l_89 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) i_88) << 3) + 16L))));
                                i_90 = (int) ((uint) i_88 + (uint) 1);
                                if (l_89 == (-1L)) {
                                    i_88 = i_90;
                                } else {
                                    l_91 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_92 = l_89 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) ((long) i_87))))) = l_92;
                                    i_93 = (int) ((uint) i_87 + (uint) 8);
                                    if (((int) (l_89 & 1L)) == 0) {
                                        i_87 = i_93;
                                        i_88 = i_90;
                                    } else {
                                        if (i_93 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) ((long) i_93))))) = (l_92 + 1L);
                                            i_94 = (int) ((uint) i_87 + (uint) 16);
                                            i_87 = i_94;
                                            i_88 = i_90;
                                        } else {
                                            i_87 = i_93;
                                            i_88 = i_90;
                                        }
                                    }
                                }
                            }
                            i_95 = i_87;
                            goto B92;
                        B90:;
                            i_95 = i_87;
                        } else {
                            i_95 = 0;
                        }
                    B92:;
                        l_96 = *((__local gale_long *) (gale_local_memory + l_61));
                        l_97 = *((__local gale_long *) (gale_local_memory + l_60));
                        i_98 = (int) l_97;
                        l_99 = gale_BlockAccess_requestListed(arg_fs, i_12, (((long) (0 - (ulong) (1L << i_98))) & l_96), (1 << i_98), i_95, gale_group, gale_slot, gale_position);
                        i_82 = i_70;
                        l_83 = l_99;
                        i_84 = 1;
                    }
                } else {
                    i_82 = i_70;
                    l_83 = l_78;
                    i_84 = i_67;
                }
            } else {
                i_82 = i_70;
                l_83 = l_78;
                i_84 = i_67;
            }
        } else {
            i_82 = i_66;
            l_83 = 0L;
            i_84 = i_67;
        }
        GALEFS_BROADCAST(7, l_100, l_83);
        if (l_100 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_ints[gale_items + gale_item] = (uint) i_12;
            gale_ints[2 * gale_items + gale_item] = (uint) i_13;
            gale_ints[3 * gale_items + gale_item] = (uint) i_64;
            gale_ints[4 * gale_items + gale_item] = (uint) i_65;
            gale_ints[5 * gale_items + gale_item] = (uint) i_82;
            gale_ints[6 * gale_items + gale_item] = (uint) i_84;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_100); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_11 = (int) gale_ints[gale_item];
            i_12 = (int) gale_ints[gale_items + gale_item];
            i_13 = (int) gale_ints[2 * gale_items + gale_item];
            i_64 = (int) gale_ints[3 * gale_items + gale_item];
            i_65 = (int) gale_ints[4 * gale_items + gale_item];
            i_82 = (int) gale_ints[5 * gale_items + gale_item];
            i_84 = (int) gale_ints[6 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_8 = (8L) + 16L;
            l_9 = (0L) + 16L;
            i_10 = (int) get_local_id(0);
            l_16 = (long) ((int) get_local_id(0));
            l_17 = l_16 << 3;
            i_18 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_19 = 1L << i_18;
            l_20 = (long) ((ulong) l_19 + (ulong) (-1L));
            l_55 = (48L) + ((((long) i_10) << 3) + 16L);
            i_58 = (int) get_local_size(0);
            l_60 = (-16L) + 24L;
            l_61 = (-16L) + 16L;
            i_62 = (int) get_local_id(0);
            l_63 = (long) i_18;
            l_100 = gale_round_reply(gale_entry);
        }
        l_101 = *((__local gale_long *) (gale_local_memory + l_55));
        l_102 = *((__local gale_long *) (gale_local_memory + l_60));
        if (l_101 == (-1L)) {
            i_103 = i_64;
            i_104 = i_65;
        } else {
            l_105 = *((__local gale_long *) (gale_local_memory + l_61));
            i_106 = (int) l_102;
            if ((l_101 >> i_106) == (l_105 >> i_106)) {
                if (l_100 < 0L) {
                    i_107 = 0;
                } else {
                    l_108 = 1L << i_106;
                    l_109 = (long) ((ulong) l_108 - (ulong) (((long) ((ulong) l_108 + (ulong) (-1L))) & l_101));
                    i_110 = (int) ((uint) i_13 - (uint) i_64);
                    if (l_109 < ((long) i_110)) {
                        i_111 = (int) l_109;
                        i_107 = i_111;
                    } else {
                        i_107 = i_110;
                    }
                }
                l_112 = gale_BlockAccess_offsetInRegion(arg_fs, l_100, l_101, gale_group, gale_slot, gale_position);
                l_113 = ((long) i_64) + l_17;
                if (((l_112 | l_113) & 7L) == 0) {
                    i_114 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_107 - (uint) i_114)) < 8) {
                            break;
                        }
                        l_115 = (long) i_114;
                        l_116 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) l_115))));
                        *((__global gale_long *) (arg_data + 16 + (l_113 + l_115))) = l_116;
                        i_117 = (int) ((uint) i_114 + (uint) 8);
                        i_114 = i_117;
                    }
                    i_118 = i_114;
                } else {
                    i_118 = 0;
                }
                i_119 = i_118;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_119 < i_107)) {
                        break;
                    }
                    l_120 = (long) i_119;
                    i_121 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) l_120))));
                    *((__global char *) (arg_data + 16 + (l_113 + l_120))) = (char) i_121;
                    i_122 = (int) ((uint) i_119 + (uint) 1);
                    i_119 = i_122;
                }
                i_123 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_107);
                if (l_100 < 0L) {
                    i_124 = (int) l_100;
                    i_125 = i_124;
                } else {
                    i_125 = 0;
                }
                l_126 = (long) ((ulong) ((long) i_107) + (ulong) l_101);
                i_127 = (int) ((uint) i_64 + (uint) i_107);
                if (l_100 == (-117L)) {
                    l_128 = l_126;
                } else {
                    if (l_100 < 0L) {
                        l_128 = (-1L);
                    } else {
                        if (i_127 < i_13) {
                            l_128 = l_126;
                        } else {
                            l_128 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_55)) = l_128;
                i_103 = i_127;
                i_104 = i_125;
            } else {
                i_103 = i_64;
                i_104 = i_65;
            }
        }
        if (l_100 == 0L) {
            i_129 = 0;
        } else {
            l_130 = *((__local gale_long *) (gale_local_memory + l_61));
            i_131 = (l_130 == (-1L)) ? 0 : 1;
            i_129 = i_131;
        }
        GALEFS_BARRIER(8);
        i_132 = (l_100 == (-117L)) ? 1 : 0;
        if (i_62 == 0) {
            if (l_100 < 1L) {
                i_64 = i_103;
                i_65 = i_104;
                i_66 = i_82;
                i_67 = i_84;
                i_68 = i_132;
                i_69 = i_129;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_64 = i_103;
                i_65 = i_104;
                i_66 = i_82;
                i_67 = i_84;
                i_68 = i_132;
                i_69 = i_129;
            }
        } else {
            i_64 = i_103;
            i_65 = i_104;
            i_66 = i_82;
            i_67 = i_84;
            i_68 = i_132;
            i_69 = i_129;
        }
    }
    l_133 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (i_10 == 0) {
        i_134 = *((__local gale_int *) (gale_local_memory + l_9));
        i_135 = *((__local gale_int *) (gale_local_memory + l_8));
        l_136 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_137 = *((__global gale_long *) (arg_fs + 16 + l_136));
        *((__global gale_long *) (arg_fs + 16 + l_136)) = ((long) ((ulong) ((long) i_134) + (ulong) l_137));
        l_138 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
        l_139 = *((__global gale_long *) (arg_fs + 16 + l_138));
        *((__global gale_long *) (arg_fs + 16 + l_138)) = ((long) ((ulong) ((long) i_135) + (ulong) l_139));
        l_140 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_141 = *((__global gale_int *) (arg_fs + 16 + l_140));
        *((__global gale_int *) (arg_fs + 16 + l_140)) = ((int) ((uint) (i_134 >> i_18) + (uint) i_141));
    }
    if (i_64 < 1) {
        i_142 = i_65;
    } else {
        i_142 = i_64;
    }
    i_143 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_144 = (long) ((int) ((uint) i_143 + (uint) (i_143 << 1)));
    *((__global gale_int *) (arg_results + ((l_144 << 2) + 16L))) = i_142;
    if (((int) get_local_id(0)) == 0) {
        l_145 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group, gale_slot, gale_position);
        l_146 = l_145;
    } else {
        l_146 = 0L;
    }
    GALEFS_BROADCAST(9, l_147, l_146);
    if (l_147 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_11;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_147); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_11 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        i_18 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_19 = 1L << i_18;
        l_20 = (long) ((ulong) l_19 + (ulong) (-1L));
        l_63 = (long) i_18;
        l_133 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_143 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
        l_144 = (long) ((int) ((uint) i_143 + (uint) (i_143 << 1)));
        l_147 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_147 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_147 < 0L) {
        l_148 = (l_147 == (-117L)) ? (-5L) : l_147;
        l_149 = l_148;
    } else {
        l_150 = gale_BlockAccess_offsetInRegion(arg_fs, l_147, 0L, gale_group, gale_slot, gale_position);
        l_149 = l_150;
    }
    GALEFS_BARRIER(10);
    l_151 = (40L) + 16L;
    l_152 = (32L) + 16L;
    i_153 = (int) get_local_id(0);
    if (i_153 == 0) {
        *((__local gale_int *) (gale_local_memory + l_152)) = 0;
        *((__local gale_int *) (gale_local_memory + l_151)) = 0;
    }
    GALEFS_LOCAL_BARRIER(11);
    i_154 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group, gale_slot, gale_position);
    if (i_154 < 1) {
        l_155 = 0L;
    } else {
        l_156 = gale_BlockAccess_placeOf(arg_fs, i_11, 0L, gale_group, gale_slot, gale_position);
        l_155 = l_156;
    }
    l_157 = (long) ((int) get_local_id(0));
    l_158 = l_157 << 3;
    i_159 = 0;
    i_160 = 0;
    l_161 = l_155;
    while (true) {
        l_162 = (long) i_159;
        i_163 = (int) ((uint) i_154 - (uint) i_159);
        if (l_161 == 0L) {
            break;
        }
        l_164 = (long) ((ulong) l_19 - (ulong) (l_20 & l_162));
        if (l_164 < ((long) i_163)) {
            i_165 = (int) l_164;
            i_166 = i_165;
        } else {
            i_166 = i_163;
        }
        if (i_159 == 0) {
            if (!(i_166 < 65)) {
                *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_161;
                i_167 = i_166;
                goto B176;
            }
        }
        l_168 = l_162 + l_158;
        if (((l_161 | l_168) & 7L) == 0) {
            i_169 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (((int) ((uint) i_166 - (uint) i_169)) < 8) {
                    break;
                }
                l_170 = (long) i_169;
                l_171 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) l_170))));
                *((__global gale_long *) (arg_data + 16 + (l_168 + l_170))) = l_171;
                i_172 = (int) ((uint) i_169 + (uint) 8);
                i_169 = i_172;
            }
            i_173 = i_169;
        } else {
            i_173 = 0;
        }
        i_174 = i_173;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_174 < i_166)) {
                break;
            }
            l_175 = (long) i_174;
            i_176 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) l_175))));
            *((__global char *) (arg_data + 16 + (l_168 + l_175))) = (char) i_176;
            i_177 = (int) ((uint) i_174 + (uint) 1);
            i_174 = i_177;
        }
        i_167 = i_160;
    B176:;
        i_178 = (int) ((uint) i_159 + (uint) i_166);
        if (i_178 < i_154) {
            l_179 = gale_BlockAccess_placeOf(arg_fs, i_11, ((long) i_178), gale_group, gale_slot, gale_position);
            i_159 = i_178;
            i_160 = i_167;
            l_161 = l_179;
        } else {
            i_159 = i_178;
            i_160 = i_167;
            l_161 = 0L;
        }
    }
    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L)))) = (((long) i_160) | (l_157 << 16));
    GALEFS_LOCAL_BARRIER(12);
    i_180 = (int) get_local_size(0);
    i_181 = (i_180 < 8) ? i_180 : 8;
    i_182 = gale_div_int(((int) get_local_id(0)), i_181);
    i_183 = gale_div_int(i_180, i_181);
    if (i_182 < i_183) {
        i_184 = i_182;
    } else {
        i_184 = i_180;
    }
    i_185 = i_184;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_185 < i_180)) {
            break;
        }
        l_186 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_180 + (uint) i_185))) << 3) + 16L))));
        i_187 = (int) l_186;
        i_188 = (int) ((uint) i_185 + (uint) i_183);
        if ((i_187 & 8191) == 0) {
            i_185 = i_188;
        } else {
            l_189 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_185) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_189), (arg_data + 16 + (l_186 >> 13)), (i_187 & 8191), gale_rem_int(((int) get_local_id(0)), i_181), i_181);
            i_185 = i_188;
        }
    }
    GALEFS_LOCAL_BARRIER(13);
    if (!(i_159 < 1)) {
        i_190 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_159);
        i_191 = atomic_add((volatile __local int *) ((gale_local_memory + (40L)) + 16 + ((long) 0 << 2)), 1);
    }
    if (i_159 < i_154) {
        l_192 = l_162;
    } else {
        l_192 = (-1L);
    }
    l_193 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_153) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_193)) = l_192;
    if (i_159 < i_154) {
        l_194 = gale_BlockAccess_missing(arg_fs, i_11, l_162, i_163, gale_group, gale_slot, gale_position);
        l_195 = l_194;
    } else {
        l_195 = (-1L);
    }
    i_196 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_153 + (uint) i_196))) << 3) + 16L)))) = l_195;
    GALEFS_LOCAL_BARRIER(14);
    i_197 = (i_154 < 0) ? i_154 : 0;
    l_198 = (16L) + 24L;
    l_199 = (16L) + 16L;
    i_200 = (int) get_local_id(0);
    i_201 = i_159;
    i_202 = i_197;
    i_203 = 0;
    i_204 = 0;
    i_205 = 0;
    i_206 = 1;
    loop_197:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_206 == 0) {
            break;
        }
        if (i_153 == 0) {
            i_207 = i_203;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_208 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_207) << 3) + 16L);
                if (!(i_207 < i_196)) {
                    goto B204;
                }
                l_209 = *((__local gale_long *) (gale_local_memory + l_208));
                if (!(l_209 == (-1L))) {
                    break;
                }
                i_210 = (int) ((uint) i_207 + (uint) 1);
                i_207 = i_210;
            }
            goto B205;
        B204:;
        B205:;
            if (i_207 < i_196) {
                l_211 = *((__local gale_long *) (gale_local_memory + l_208));
                l_212 = l_211;
            } else {
                l_212 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_199)) = l_212;
            if (i_205 == 0) {
                l_213 = l_63;
            } else {
                l_213 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_198)) = l_213;
            if (i_207 < i_196) {
                if (i_205 == 0) {
                    l_214 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_212, gale_group, gale_slot, gale_position);
                    l_215 = l_214;
                } else {
                    l_215 = 0L;
                }
            } else {
                l_216 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_215 = l_216;
            }
            if (i_207 < i_196) {
                if (l_215 == 0L) {
                    i_217 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_218 = (long) i_217;
                    if (l_218 < 0L) {
                        i_219 = i_207;
                        l_220 = l_218;
                        i_221 = i_204;
                    } else {
                        if (i_204 == 0) {
                            i_222 = (int) ((uint) i_196 + (uint) i_207);
                            i_223 = i_196 << 1;
                            i_224 = 0;
                            i_225 = i_222;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_225 < i_223)) {
                                    goto B232;
                                }
                                if (!(i_224 < 4096)) {
                                    break;
                                }
                                l_226 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_225) << 3) + 16L))));
                                i_227 = (int) ((uint) i_225 + (uint) 1);
                                if (l_226 == (-1L)) {
                                    i_225 = i_227;
                                } else {
                                    l_228 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_229 = l_226 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) ((long) i_224))))) = l_229;
                                    i_230 = (int) ((uint) i_224 + (uint) 8);
                                    if (((int) (l_226 & 1L)) == 0) {
                                        i_224 = i_230;
                                        i_225 = i_227;
                                    } else {
                                        if (i_230 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) ((long) i_230))))) = (l_229 + 1L);
                                            i_231 = (int) ((uint) i_224 + (uint) 16);
                                            i_224 = i_231;
                                            i_225 = i_227;
                                        } else {
                                            i_224 = i_230;
                                            i_225 = i_227;
                                        }
                                    }
                                }
                            }
                            i_232 = i_224;
                            goto B234;
                        B232:;
                            i_232 = i_224;
                        } else {
                            i_232 = 0;
                        }
                    B234:;
                        l_233 = *((__local gale_long *) (gale_local_memory + l_199));
                        l_234 = *((__local gale_long *) (gale_local_memory + l_198));
                        i_235 = (int) l_234;
                        l_236 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_235))) & l_233), (1 << i_235), i_232, gale_group, gale_slot, gale_position);
                        i_219 = i_207;
                        l_220 = l_236;
                        i_221 = 1;
                    }
                } else {
                    i_219 = i_207;
                    l_220 = l_215;
                    i_221 = i_204;
                }
            } else {
                i_219 = i_207;
                l_220 = l_215;
                i_221 = i_204;
            }
        } else {
            i_219 = i_203;
            l_220 = 0L;
            i_221 = i_204;
        }
        GALEFS_BROADCAST(15, l_237, l_220);
        if (l_237 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_longs[gale_item] = (ulong) l_149;
            gale_ints[gale_items + gale_item] = (uint) i_154;
            gale_ints[2 * gale_items + gale_item] = (uint) i_201;
            gale_ints[3 * gale_items + gale_item] = (uint) i_202;
            gale_ints[4 * gale_items + gale_item] = (uint) i_219;
            gale_ints[5 * gale_items + gale_item] = (uint) i_221;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_237); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_11 = (int) gale_ints[gale_item];
            l_149 = (long) gale_longs[gale_item];
            i_154 = (int) gale_ints[gale_items + gale_item];
            i_201 = (int) gale_ints[2 * gale_items + gale_item];
            i_202 = (int) gale_ints[3 * gale_items + gale_item];
            i_219 = (int) gale_ints[4 * gale_items + gale_item];
            i_221 = (int) gale_ints[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_18 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_63 = (long) i_18;
            l_133 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_143 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_144 = (long) ((int) ((uint) i_143 + (uint) (i_143 << 1)));
            l_151 = (40L) + 16L;
            l_152 = (32L) + 16L;
            i_153 = (int) get_local_id(0);
            l_157 = (long) ((int) get_local_id(0));
            l_158 = l_157 << 3;
            l_193 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_153) << 3) + 16L);
            i_196 = (int) get_local_size(0);
            l_198 = (16L) + 24L;
            l_199 = (16L) + 16L;
            i_200 = (int) get_local_id(0);
            l_237 = gale_round_reply(gale_entry);
        }
        l_238 = *((__local gale_long *) (gale_local_memory + l_193));
        l_239 = *((__local gale_long *) (gale_local_memory + l_198));
        if (l_238 == (-1L)) {
            i_240 = i_201;
            i_241 = i_202;
        } else {
            l_242 = *((__local gale_long *) (gale_local_memory + l_199));
            i_243 = (int) l_239;
            if ((l_238 >> i_243) == (l_242 >> i_243)) {
                if (l_237 < 0L) {
                    i_244 = 0;
                } else {
                    l_245 = 1L << i_243;
                    l_246 = (long) ((ulong) l_245 - (ulong) (((long) ((ulong) l_245 + (ulong) (-1L))) & l_238));
                    i_247 = (int) ((uint) i_154 - (uint) i_201);
                    if (l_246 < ((long) i_247)) {
                        i_248 = (int) l_246;
                        i_244 = i_248;
                    } else {
                        i_244 = i_247;
                    }
                }
                l_249 = gale_BlockAccess_offsetInRegion(arg_fs, l_237, l_238, gale_group, gale_slot, gale_position);
                l_250 = ((long) i_201) + l_158;
                if (((l_249 | l_250) & 7L) == 0) {
                    i_251 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_244 - (uint) i_251)) < 8) {
                            break;
                        }
                        l_252 = (long) i_251;
                        l_253 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) l_252))));
                        *((__global gale_long *) (arg_data + 16 + (l_250 + l_252))) = l_253;
                        i_254 = (int) ((uint) i_251 + (uint) 8);
                        i_251 = i_254;
                    }
                    i_255 = i_251;
                } else {
                    i_255 = 0;
                }
                i_256 = i_255;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_256 < i_244)) {
                        break;
                    }
                    l_257 = (long) i_256;
                    i_258 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) l_257))));
                    *((__global char *) (arg_data + 16 + (l_250 + l_257))) = (char) i_258;
                    i_259 = (int) ((uint) i_256 + (uint) 1);
                    i_256 = i_259;
                }
                i_260 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_244);
                if (l_237 < 0L) {
                    i_261 = (int) l_237;
                    i_262 = i_261;
                } else {
                    i_262 = 0;
                }
                l_263 = (long) ((ulong) ((long) i_244) + (ulong) l_238);
                i_264 = (int) ((uint) i_201 + (uint) i_244);
                if (l_237 == (-117L)) {
                    l_265 = l_263;
                } else {
                    if (l_237 < 0L) {
                        l_265 = (-1L);
                    } else {
                        if (i_264 < i_154) {
                            l_265 = l_263;
                        } else {
                            l_265 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_193)) = l_265;
                i_240 = i_264;
                i_241 = i_262;
            } else {
                i_240 = i_201;
                i_241 = i_202;
            }
        }
        if (l_237 == 0L) {
            i_266 = 0;
        } else {
            l_267 = *((__local gale_long *) (gale_local_memory + l_199));
            i_268 = (l_267 == (-1L)) ? 0 : 1;
            i_266 = i_268;
        }
        GALEFS_BARRIER(16);
        i_269 = (l_237 == (-117L)) ? 1 : 0;
        if (i_200 == 0) {
            if (l_237 < 1L) {
                i_201 = i_240;
                i_202 = i_241;
                i_203 = i_219;
                i_204 = i_221;
                i_205 = i_269;
                i_206 = i_266;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_201 = i_240;
                i_202 = i_241;
                i_203 = i_219;
                i_204 = i_221;
                i_205 = i_269;
                i_206 = i_266;
            }
        } else {
            i_201 = i_240;
            i_202 = i_241;
            i_203 = i_219;
            i_204 = i_221;
            i_205 = i_269;
            i_206 = i_266;
        }
    }
    if (i_153 == 0) {
        i_270 = *((__local gale_int *) (gale_local_memory + l_152));
        i_271 = *((__local gale_int *) (gale_local_memory + l_151));
        l_272 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_273 = *((__global gale_long *) (arg_fs + 16 + l_272));
        *((__global gale_long *) (arg_fs + 16 + l_272)) = ((long) ((ulong) ((long) i_270) + (ulong) l_273));
        l_274 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
        l_275 = *((__global gale_long *) (arg_fs + 16 + l_274));
        *((__global gale_long *) (arg_fs + 16 + l_274)) = ((long) ((ulong) ((long) i_271) + (ulong) l_275));
        l_276 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_277 = *((__global gale_int *) (arg_fs + 16 + l_276));
        *((__global gale_int *) (arg_fs + 16 + l_276)) = ((int) ((uint) (i_270 >> i_18) + (uint) i_277));
    }
    if (i_201 < 1) {
        i_278 = i_202;
    } else {
        i_278 = i_201;
    }
    *((__global gale_int *) (arg_results + (((l_144 + 1L) << 2) + 16L))) = i_278;
    i_279 = (int) *((__global char *) (arg_fs + 16 + l_149));
    *((__global gale_int *) (arg_results + (((l_144 + 2L) << 2) + 16L))) = i_279;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_280 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
        l_281 = l_280;
    } else {
        l_281 = 0L;
    }
    GALEFS_BROADCAST(18, l_282, l_281);
    if (((int) get_local_id(0)) == 0) {
        l_283 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position);
        l_284 = l_283;
    } else {
        l_284 = 0L;
    }
    GALEFS_BROADCAST(19, l_285, l_284);
    if (l_285 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_285); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_285 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
