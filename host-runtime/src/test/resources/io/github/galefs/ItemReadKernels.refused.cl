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
// bytecode SHA-256: 7db1199eb47d6ecfcd28f8da78b42e0a65d1f3b4b28adebee731097562206537
// functions SHA-256: 1db9f4b18ff5f98e0e9422424c756994fa63c6d2c707c354e25d8ddf4187dcf9
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (64 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_124) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_151) VARIABLE(int, i_152) VARIABLE(int, i_154) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_182) VARIABLE(int, i_186) VARIABLE(int, i_187) VARIABLE(int, i_188) VARIABLE(int, i_189) VARIABLE(int, i_206) VARIABLE(int, i_208) VARIABLE(int, i_21) VARIABLE(int, i_230) VARIABLE(int, i_231) VARIABLE(int, i_256) VARIABLE(int, i_49) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_138) VARIABLE(long, l_147) VARIABLE(long, l_149) VARIABLE(long, l_150) VARIABLE(long, l_153) VARIABLE(long, l_17) VARIABLE(long, l_179) VARIABLE(long, l_184) VARIABLE(long, l_185) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_227) VARIABLE(long, l_46) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_55) VARIABLE(long, l_95)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_49) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_49) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_46) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_55)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_124) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_49) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_46) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_55) VARIABLE(l_95)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_138) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_55)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_138) VARIABLE(l_147) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_55)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_14) VARIABLE(i_151) VARIABLE(l_0) VARIABLE(l_138) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_150) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_55)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_14) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_154) VARIABLE(i_182) VARIABLE(l_0) VARIABLE(l_138) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_150) VARIABLE(l_153) VARIABLE(l_179) VARIABLE(l_55)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_14) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_182) VARIABLE(i_186) VARIABLE(i_187) VARIABLE(i_188) VARIABLE(i_189) VARIABLE(i_206) VARIABLE(i_208) VARIABLE(l_0) VARIABLE(l_138) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_150) VARIABLE(l_153) VARIABLE(l_179) VARIABLE(l_184) VARIABLE(l_185) VARIABLE(l_55)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_14) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_182) VARIABLE(i_186) VARIABLE(i_187) VARIABLE(i_206) VARIABLE(i_208) VARIABLE(i_230) VARIABLE(i_231) VARIABLE(i_256) VARIABLE(l_0) VARIABLE(l_138) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_150) VARIABLE(l_153) VARIABLE(l_179) VARIABLE(l_184) VARIABLE(l_185) VARIABLE(l_227) VARIABLE(l_55)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_14)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_14)
#define GALEFS_LIVE_15(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_13, i_14, i_15, i_16, i_18, i_21, i_23, i_27, i_28, i_29, i_31, i_34, i_35, i_36, i_38, i_39, i_40, i_42, i_43, i_49, i_50, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_65, i_72, i_74, i_76, i_77, i_78, i_79, i_80, i_82, i_86, i_87, i_88, i_91, i_98, i_99, i_101, i_102, i_105, i_106, i_109, i_112, i_113, i_114, i_116, i_117, i_118, i_119, i_120, i_122, i_124, i_126, i_127, i_128, i_129, i_136, i_137, i_144, i_145, i_151, i_152, i_154, i_156, i_160, i_161, i_162, i_164, i_167, i_168, i_169, i_171, i_172, i_173, i_175, i_176, i_182, i_183, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_197, i_204, i_206, i_208, i_209, i_210, i_211, i_212, i_214, i_218, i_219, i_220, i_223, i_230, i_231, i_233, i_234, i_237, i_238, i_241, i_244, i_245, i_246, i_248, i_249, i_250, i_251, i_252, i_254, i_256, i_258, i_259, i_260, i_261, i_268, i_269;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_17, l_19, l_20, l_22, l_24, l_25, l_26, l_30, l_32, l_33, l_37, l_41, l_44, l_45, l_46, l_47, l_48, l_51, l_52, l_55, l_63, l_64, l_66, l_67, l_68, l_69, l_70, l_71, l_73, l_75, l_81, l_83, l_84, l_85, l_89, l_90, l_92, l_93, l_94, l_95, l_96, l_97, l_100, l_103, l_104, l_107, l_108, l_110, l_111, l_115, l_121, l_123, l_125, l_130, l_131, l_132, l_133, l_134, l_135, l_138, l_139, l_140, l_141, l_142, l_143, l_146, l_147, l_148, l_149, l_150, l_153, l_155, l_157, l_158, l_159, l_163, l_165, l_166, l_170, l_174, l_177, l_178, l_179, l_180, l_181, l_184, l_185, l_195, l_196, l_198, l_199, l_200, l_201, l_202, l_203, l_205, l_207, l_213, l_215, l_216, l_217, l_221, l_222, l_224, l_225, l_226, l_227, l_228, l_229, l_232, l_235, l_236, l_239, l_240, l_242, l_243, l_247, l_253, l_255, l_257, l_262, l_263, l_264, l_265, l_266, l_267, l_270, l_271, l_272, l_273, l_274, l_275, l_276, l_277;
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
    l_17 = ((long) ((int) get_local_id(0))) << 3;
    i_18 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_19 = 1L << i_18;
    l_20 = (long) ((ulong) l_19 + (ulong) (-1L));
    if (i_16 < 1) {
        i_21 = 0;
    } else {
        l_22 = gale_BlockAccess_placeOf(arg_fs, i_15, 0L, gale_group);
        i_23 = 0;
        l_24 = l_22;
        while (true) {
            if (l_24 == 0L) {
                break;
            }
            l_25 = (long) i_23;
            l_26 = (long) ((ulong) l_19 - (ulong) (l_25 & l_20));
            i_27 = (int) ((uint) i_16 - (uint) i_23);
            if (l_26 < ((long) i_27)) {
                i_28 = (int) l_26;
                i_29 = i_28;
            } else {
                i_29 = i_27;
            }
            l_30 = l_25 + l_17;
            if (((l_24 | l_30) & 7L) == 0) {
                i_31 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_29 - (uint) i_31)) < 8) {
                        break;
                    }
                    l_32 = (long) i_31;
                    l_33 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) l_32))));
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
                if (!(i_36 < i_29)) {
                    break;
                }
                l_37 = (long) i_36;
                i_38 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) l_37))));
                *((__global char *) (arg_data + 16 + (l_30 + l_37))) = (char) i_38;
                i_39 = (int) ((uint) i_36 + (uint) 1);
                i_36 = i_39;
            }
            i_40 = (int) ((uint) i_23 + (uint) i_29);
            if (i_40 < i_16) {
                l_41 = gale_BlockAccess_placeOf(arg_fs, i_15, ((long) i_40), gale_group);
                i_23 = i_40;
                l_24 = l_41;
            } else {
                i_23 = i_40;
                l_24 = 0L;
            }
        }
        i_21 = i_23;
    }
    if (!(i_21 < 1)) {
        i_42 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_21);
        i_43 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
    }
    l_44 = (long) i_21;
    if (i_21 < i_16) {
        l_45 = l_44;
    } else {
        l_45 = (-1L);
    }
    l_46 = (48L) + ((((long) i_13) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_46)) = l_45;
    if (i_21 < i_16) {
        l_47 = gale_BlockAccess_missing(arg_fs, i_15, l_44, ((int) ((uint) i_16 - (uint) i_21)), gale_group);
        l_48 = l_47;
    } else {
        l_48 = (-1L);
    }
    i_49 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) i_13 + (uint) i_49))) << 3) + 16L)))) = l_48;
    GALEFS_LOCAL_BARRIER(4);
    i_50 = (i_16 < 0) ? i_16 : 0;
    l_51 = (-16L) + 24L;
    l_52 = (-16L) + 16L;
    i_53 = (int) get_local_id(0);
    i_54 = (int) get_local_id(0);
    l_55 = (long) i_18;
    i_56 = i_21;
    i_57 = i_50;
    i_58 = 0;
    i_59 = 0;
    i_60 = 0;
    i_61 = 1;
    while (true) {
        if (i_61 == 0) {
            break;
        }
        if (i_13 == 0) {
            i_62 = i_58;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_63 = (48L) + ((((long) i_62) << 3) + 16L);
                if (!(i_62 < i_49)) {
                    goto B53;
                }
                l_64 = *((__local gale_long *) (gale_local_memory + l_63));
                if (!(l_64 == (-1L))) {
                    break;
                }
                i_65 = (int) ((uint) i_62 + (uint) 1);
                i_62 = i_65;
            }
            goto B54;
        B53:;
        B54:;
            if (i_62 < i_49) {
                l_66 = *((__local gale_long *) (gale_local_memory + l_63));
                l_67 = l_66;
            } else {
                l_67 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_52)) = l_67;
            if (i_60 == 0) {
                l_68 = l_55;
            } else {
                l_68 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_51)) = l_68;
            if (i_62 < i_49) {
                if (i_60 == 0) {
                    l_69 = gale_BlockAccess_acquireResident(arg_fs, i_15, l_67, gale_group);
                    l_70 = l_69;
                } else {
                    l_70 = 0L;
                }
            } else {
                l_71 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_70 = l_71;
            }
            if (i_62 < i_49) {
                if (l_70 == 0L) {
                    i_72 = gale_HostCall_begin(arg_fs, gale_group);
                    l_73 = (long) i_72;
                    if (l_73 < 0L) {
                        i_74 = i_62;
                        l_75 = l_73;
                        i_76 = i_59;
                    } else {
                        if (i_59 == 0) {
                            i_77 = (int) ((uint) i_49 + (uint) i_62);
                            i_78 = i_49 << 1;
                            i_79 = 0;
                            i_80 = i_77;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_80 < i_78)) {
                                    goto B81;
                                }
                                if (!(i_79 < 4096)) {
                                    break;
                                }
                                l_81 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) i_80) << 3) + 16L))));
                                i_82 = (int) ((uint) i_80 + (uint) 1);
                                if (l_81 == (-1L)) {
                                    i_80 = i_82;
                                } else {
                                    l_83 = (long) gale_group;
                                    l_84 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_83 << 12) + (l_83 << 11)))) + (ulong) 2048L);
                                    l_85 = l_81 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) ((long) i_79))))) = l_85;
                                    i_86 = (int) ((uint) i_79 + (uint) 8);
                                    if (((int) (l_81 & 1L)) == 0) {
                                        i_79 = i_86;
                                        i_80 = i_82;
                                    } else {
                                        if (i_86 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) ((long) i_86))))) = (l_85 + 1L);
                                            i_87 = (int) ((uint) i_79 + (uint) 16);
                                            i_79 = i_87;
                                            i_80 = i_82;
                                        } else {
                                            i_79 = i_86;
                                            i_80 = i_82;
                                        }
                                    }
                                }
                            }
                            i_88 = i_79;
                            goto B83;
                        B81:;
                            i_88 = i_79;
                        } else {
                            i_88 = 0;
                        }
                    B83:;
                        l_89 = *((__local gale_long *) (gale_local_memory + l_52));
                        l_90 = *((__local gale_long *) (gale_local_memory + l_51));
                        i_91 = (int) l_90;
                        l_92 = gale_BlockAccess_requestListed(arg_fs, i_15, (((long) (0 - (ulong) (1L << i_91))) & l_89), (1 << i_91), i_88, gale_group);
                        i_74 = i_62;
                        l_75 = l_92;
                        i_76 = 1;
                    }
                } else {
                    i_74 = i_62;
                    l_75 = l_70;
                    i_76 = i_59;
                }
            } else {
                i_74 = i_62;
                l_75 = l_70;
                i_76 = i_59;
            }
        } else {
            i_74 = i_58;
            l_75 = 0L;
            i_76 = i_59;
        }
        if (i_54 == 0) {
            if (l_75 < (-4611686018427387904L)) {
                l_93 = gale_HostCall_awaitReply(arg_fs, l_75, gale_group);
                l_94 = l_93;
            } else {
                l_94 = l_75;
            }
        } else {
            l_94 = l_75;
        }
        GALEFS_BROADCAST(5, l_95, l_94);
        l_96 = *((__local gale_long *) (gale_local_memory + l_46));
        l_97 = *((__local gale_long *) (gale_local_memory + l_51));
        if (l_96 == (-1L)) {
            i_98 = i_56;
            i_99 = i_57;
        } else {
            l_100 = *((__local gale_long *) (gale_local_memory + l_52));
            i_101 = (int) l_97;
            if ((l_96 >> i_101) == (l_100 >> i_101)) {
                if (l_95 < 0L) {
                    i_102 = 0;
                } else {
                    l_103 = 1L << i_101;
                    l_104 = (long) ((ulong) l_103 - (ulong) (((long) ((ulong) l_103 + (ulong) (-1L))) & l_96));
                    i_105 = (int) ((uint) i_16 - (uint) i_56);
                    if (l_104 < ((long) i_105)) {
                        i_106 = (int) l_104;
                        i_102 = i_106;
                    } else {
                        i_102 = i_105;
                    }
                }
                l_107 = gale_BlockAccess_offsetInRegion(arg_fs, l_95, l_96, gale_group);
                l_108 = ((long) i_56) + l_17;
                if (((l_107 | l_108) & 7L) == 0) {
                    i_109 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_102 - (uint) i_109)) < 8) {
                            break;
                        }
                        l_110 = (long) i_109;
                        l_111 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) l_110))));
                        *((__global gale_long *) (arg_data + 16 + (l_108 + l_110))) = l_111;
                        i_112 = (int) ((uint) i_109 + (uint) 8);
                        i_109 = i_112;
                    }
                    i_113 = i_109;
                } else {
                    i_113 = 0;
                }
                i_114 = i_113;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_114 < i_102)) {
                        break;
                    }
                    l_115 = (long) i_114;
                    i_116 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) l_115))));
                    *((__global char *) (arg_data + 16 + (l_108 + l_115))) = (char) i_116;
                    i_117 = (int) ((uint) i_114 + (uint) 1);
                    i_114 = i_117;
                }
                i_118 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_102);
                if (l_95 < 0L) {
                    i_119 = (int) l_95;
                    i_120 = i_119;
                } else {
                    i_120 = 0;
                }
                l_121 = (long) ((ulong) ((long) i_102) + (ulong) l_96);
                i_122 = (int) ((uint) i_56 + (uint) i_102);
                if (l_95 == (-117L)) {
                    l_123 = l_121;
                } else {
                    if (l_95 < 0L) {
                        l_123 = (-1L);
                    } else {
                        if (i_122 < i_16) {
                            l_123 = l_121;
                        } else {
                            l_123 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_46)) = l_123;
                i_98 = i_122;
                i_99 = i_120;
            } else {
                i_98 = i_56;
                i_99 = i_57;
            }
        }
        if (l_95 == 0L) {
            i_124 = 0;
        } else {
            l_125 = *((__local gale_long *) (gale_local_memory + l_52));
            i_126 = (l_125 == (-1L)) ? 0 : 1;
            i_124 = i_126;
        }
        GALEFS_BARRIER(6);
        i_127 = (l_95 == (-117L)) ? 1 : 0;
        if (i_53 == 0) {
            if (l_95 < 1L) {
                i_56 = i_98;
                i_57 = i_99;
                i_58 = i_74;
                i_59 = i_76;
                i_60 = i_127;
                i_61 = i_124;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_56 = i_98;
                i_57 = i_99;
                i_58 = i_74;
                i_59 = i_76;
                i_60 = i_127;
                i_61 = i_124;
            }
        } else {
            i_56 = i_98;
            i_57 = i_99;
            i_58 = i_74;
            i_59 = i_76;
            i_60 = i_127;
            i_61 = i_124;
        }
    }
    if (i_13 == 0) {
        i_128 = *((__local gale_int *) (gale_local_memory + l_12));
        i_129 = *((__local gale_int *) (gale_local_memory + l_11));
        l_130 = (long) gale_group;
        l_131 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_130 << 12) + (l_130 << 11)))) + (ulong) 1872L);
        l_132 = *((__global gale_long *) (arg_fs + 16 + l_131));
        *((__global gale_long *) (arg_fs + 16 + l_131)) = ((long) ((ulong) ((long) i_128) + (ulong) l_132));
        l_133 = (long) gale_group;
        l_134 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_133 << 12) + (l_133 << 11)))) + (ulong) 1864L);
        l_135 = *((__global gale_long *) (arg_fs + 16 + l_134));
        *((__global gale_long *) (arg_fs + 16 + l_134)) = ((long) ((ulong) ((long) i_129) + (ulong) l_135));
    }
    if (i_56 < 1) {
        i_136 = i_57;
    } else {
        i_136 = i_56;
    }
    i_137 = (int) get_global_id(0);
    l_138 = (long) ((int) ((uint) i_137 + (uint) (i_137 << 1)));
    *((__global gale_int *) (arg_results + ((l_138 << 2) + 16L))) = i_136;
    if (((int) get_local_id(0)) == 0) {
        l_139 = gale_BlockAccess_beginMapping(arg_fs, i_14, 0L, 8, gale_group);
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
    GALEFS_BROADCAST(7, l_143, l_142);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_143 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_144 = gale_group;
            i_145 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_144 & ((int) ((uint) (1 << i_145) + (uint) (-1))))) << 6) + (((long) (i_144 >> i_145)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_143 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_143 < 0L) {
        l_146 = (l_143 == (-117L)) ? (-5L) : l_143;
        l_147 = l_146;
    } else {
        l_148 = gale_BlockAccess_offsetInRegion(arg_fs, l_143, 0L, gale_group);
        l_147 = l_148;
    }
    GALEFS_BARRIER(8);
    l_149 = (40L) + 16L;
    l_150 = (32L) + 16L;
    i_151 = (int) get_local_id(0);
    if (i_151 == 0) {
        *((__local gale_int *) (gale_local_memory + l_150)) = 0;
        *((__local gale_int *) (gale_local_memory + l_149)) = 0;
    }
    GALEFS_LOCAL_BARRIER(9);
    i_152 = gale_BlockAccess_available(arg_fs, i_14, 0L, 8, gale_group);
    l_153 = ((long) ((int) get_local_id(0))) << 3;
    if (i_152 < 1) {
        i_154 = 0;
    } else {
        l_155 = gale_BlockAccess_placeOf(arg_fs, i_14, 0L, gale_group);
        i_156 = 0;
        l_157 = l_155;
        while (true) {
            if (l_157 == 0L) {
                break;
            }
            l_158 = (long) i_156;
            l_159 = (long) ((ulong) l_19 - (ulong) (l_20 & l_158));
            i_160 = (int) ((uint) i_152 - (uint) i_156);
            if (l_159 < ((long) i_160)) {
                i_161 = (int) l_159;
                i_162 = i_161;
            } else {
                i_162 = i_160;
            }
            l_163 = l_158 + l_153;
            if (((l_157 | l_163) & 7L) == 0) {
                i_164 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_162 - (uint) i_164)) < 8) {
                        break;
                    }
                    l_165 = (long) i_164;
                    l_166 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) l_165))));
                    *((__global gale_long *) (arg_data + 16 + (l_163 + l_165))) = l_166;
                    i_167 = (int) ((uint) i_164 + (uint) 8);
                    i_164 = i_167;
                }
                i_168 = i_164;
            } else {
                i_168 = 0;
            }
            i_169 = i_168;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_169 < i_162)) {
                    break;
                }
                l_170 = (long) i_169;
                i_171 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) l_170))));
                *((__global char *) (arg_data + 16 + (l_163 + l_170))) = (char) i_171;
                i_172 = (int) ((uint) i_169 + (uint) 1);
                i_169 = i_172;
            }
            i_173 = (int) ((uint) i_156 + (uint) i_162);
            if (i_173 < i_152) {
                l_174 = gale_BlockAccess_placeOf(arg_fs, i_14, ((long) i_173), gale_group);
                i_156 = i_173;
                l_157 = l_174;
            } else {
                i_156 = i_173;
                l_157 = 0L;
            }
        }
        i_154 = i_156;
    }
    if (!(i_154 < 1)) {
        i_175 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_154);
        i_176 = atomic_add((volatile __local int *) ((gale_local_memory + (40L)) + 16 + ((long) 0 << 2)), 1);
    }
    l_177 = (long) i_154;
    if (i_154 < i_152) {
        l_178 = l_177;
    } else {
        l_178 = (-1L);
    }
    l_179 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_151) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_179)) = l_178;
    if (i_154 < i_152) {
        l_180 = gale_BlockAccess_missing(arg_fs, i_14, l_177, ((int) ((uint) i_152 - (uint) i_154)), gale_group);
        l_181 = l_180;
    } else {
        l_181 = (-1L);
    }
    i_182 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_151 + (uint) i_182))) << 3) + 16L)))) = l_181;
    GALEFS_LOCAL_BARRIER(10);
    i_183 = (i_152 < 0) ? i_152 : 0;
    l_184 = (16L) + 24L;
    l_185 = (16L) + 16L;
    i_186 = (int) get_local_id(0);
    i_187 = (int) get_local_id(0);
    i_188 = i_154;
    i_189 = i_183;
    i_190 = 0;
    i_191 = 0;
    i_192 = 0;
    i_193 = 1;
    while (true) {
        if (i_193 == 0) {
            break;
        }
        if (i_151 == 0) {
            i_194 = i_190;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_195 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_194) << 3) + 16L);
                if (!(i_194 < i_182)) {
                    goto B191;
                }
                l_196 = *((__local gale_long *) (gale_local_memory + l_195));
                if (!(l_196 == (-1L))) {
                    break;
                }
                i_197 = (int) ((uint) i_194 + (uint) 1);
                i_194 = i_197;
            }
            goto B192;
        B191:;
        B192:;
            if (i_194 < i_182) {
                l_198 = *((__local gale_long *) (gale_local_memory + l_195));
                l_199 = l_198;
            } else {
                l_199 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_185)) = l_199;
            if (i_192 == 0) {
                l_200 = l_55;
            } else {
                l_200 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_184)) = l_200;
            if (i_194 < i_182) {
                if (i_192 == 0) {
                    l_201 = gale_BlockAccess_acquireResident(arg_fs, i_14, l_199, gale_group);
                    l_202 = l_201;
                } else {
                    l_202 = 0L;
                }
            } else {
                l_203 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_202 = l_203;
            }
            if (i_194 < i_182) {
                if (l_202 == 0L) {
                    i_204 = gale_HostCall_begin(arg_fs, gale_group);
                    l_205 = (long) i_204;
                    if (l_205 < 0L) {
                        i_206 = i_194;
                        l_207 = l_205;
                        i_208 = i_191;
                    } else {
                        if (i_191 == 0) {
                            i_209 = (int) ((uint) i_182 + (uint) i_194);
                            i_210 = i_182 << 1;
                            i_211 = 0;
                            i_212 = i_209;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_212 < i_210)) {
                                    goto B219;
                                }
                                if (!(i_211 < 4096)) {
                                    break;
                                }
                                l_213 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_212) << 3) + 16L))));
                                i_214 = (int) ((uint) i_212 + (uint) 1);
                                if (l_213 == (-1L)) {
                                    i_212 = i_214;
                                } else {
                                    l_215 = (long) gale_group;
                                    l_216 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_215 << 12) + (l_215 << 11)))) + (ulong) 2048L);
                                    l_217 = l_213 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) ((long) i_211))))) = l_217;
                                    i_218 = (int) ((uint) i_211 + (uint) 8);
                                    if (((int) (l_213 & 1L)) == 0) {
                                        i_211 = i_218;
                                        i_212 = i_214;
                                    } else {
                                        if (i_218 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) ((long) i_218))))) = (l_217 + 1L);
                                            i_219 = (int) ((uint) i_211 + (uint) 16);
                                            i_211 = i_219;
                                            i_212 = i_214;
                                        } else {
                                            i_211 = i_218;
                                            i_212 = i_214;
                                        }
                                    }
                                }
                            }
                            i_220 = i_211;
                            goto B221;
                        B219:;
                            i_220 = i_211;
                        } else {
                            i_220 = 0;
                        }
                    B221:;
                        l_221 = *((__local gale_long *) (gale_local_memory + l_185));
                        l_222 = *((__local gale_long *) (gale_local_memory + l_184));
                        i_223 = (int) l_222;
                        l_224 = gale_BlockAccess_requestListed(arg_fs, i_14, (((long) (0 - (ulong) (1L << i_223))) & l_221), (1 << i_223), i_220, gale_group);
                        i_206 = i_194;
                        l_207 = l_224;
                        i_208 = 1;
                    }
                } else {
                    i_206 = i_194;
                    l_207 = l_202;
                    i_208 = i_191;
                }
            } else {
                i_206 = i_194;
                l_207 = l_202;
                i_208 = i_191;
            }
        } else {
            i_206 = i_190;
            l_207 = 0L;
            i_208 = i_191;
        }
        if (i_187 == 0) {
            if (l_207 < (-4611686018427387904L)) {
                l_225 = gale_HostCall_awaitReply(arg_fs, l_207, gale_group);
                l_226 = l_225;
            } else {
                l_226 = l_207;
            }
        } else {
            l_226 = l_207;
        }
        GALEFS_BROADCAST(11, l_227, l_226);
        l_228 = *((__local gale_long *) (gale_local_memory + l_179));
        l_229 = *((__local gale_long *) (gale_local_memory + l_184));
        if (l_228 == (-1L)) {
            i_230 = i_188;
            i_231 = i_189;
        } else {
            l_232 = *((__local gale_long *) (gale_local_memory + l_185));
            i_233 = (int) l_229;
            if ((l_228 >> i_233) == (l_232 >> i_233)) {
                if (l_227 < 0L) {
                    i_234 = 0;
                } else {
                    l_235 = 1L << i_233;
                    l_236 = (long) ((ulong) l_235 - (ulong) (((long) ((ulong) l_235 + (ulong) (-1L))) & l_228));
                    i_237 = (int) ((uint) i_152 - (uint) i_188);
                    if (l_236 < ((long) i_237)) {
                        i_238 = (int) l_236;
                        i_234 = i_238;
                    } else {
                        i_234 = i_237;
                    }
                }
                l_239 = gale_BlockAccess_offsetInRegion(arg_fs, l_227, l_228, gale_group);
                l_240 = ((long) i_188) + l_153;
                if (((l_239 | l_240) & 7L) == 0) {
                    i_241 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_234 - (uint) i_241)) < 8) {
                            break;
                        }
                        l_242 = (long) i_241;
                        l_243 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_239 + (ulong) l_242))));
                        *((__global gale_long *) (arg_data + 16 + (l_240 + l_242))) = l_243;
                        i_244 = (int) ((uint) i_241 + (uint) 8);
                        i_241 = i_244;
                    }
                    i_245 = i_241;
                } else {
                    i_245 = 0;
                }
                i_246 = i_245;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_246 < i_234)) {
                        break;
                    }
                    l_247 = (long) i_246;
                    i_248 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_239 + (ulong) l_247))));
                    *((__global char *) (arg_data + 16 + (l_240 + l_247))) = (char) i_248;
                    i_249 = (int) ((uint) i_246 + (uint) 1);
                    i_246 = i_249;
                }
                i_250 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_234);
                if (l_227 < 0L) {
                    i_251 = (int) l_227;
                    i_252 = i_251;
                } else {
                    i_252 = 0;
                }
                l_253 = (long) ((ulong) ((long) i_234) + (ulong) l_228);
                i_254 = (int) ((uint) i_188 + (uint) i_234);
                if (l_227 == (-117L)) {
                    l_255 = l_253;
                } else {
                    if (l_227 < 0L) {
                        l_255 = (-1L);
                    } else {
                        if (i_254 < i_152) {
                            l_255 = l_253;
                        } else {
                            l_255 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_179)) = l_255;
                i_230 = i_254;
                i_231 = i_252;
            } else {
                i_230 = i_188;
                i_231 = i_189;
            }
        }
        if (l_227 == 0L) {
            i_256 = 0;
        } else {
            l_257 = *((__local gale_long *) (gale_local_memory + l_185));
            i_258 = (l_257 == (-1L)) ? 0 : 1;
            i_256 = i_258;
        }
        GALEFS_BARRIER(12);
        i_259 = (l_227 == (-117L)) ? 1 : 0;
        if (i_186 == 0) {
            if (l_227 < 1L) {
                i_188 = i_230;
                i_189 = i_231;
                i_190 = i_206;
                i_191 = i_208;
                i_192 = i_259;
                i_193 = i_256;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_188 = i_230;
                i_189 = i_231;
                i_190 = i_206;
                i_191 = i_208;
                i_192 = i_259;
                i_193 = i_256;
            }
        } else {
            i_188 = i_230;
            i_189 = i_231;
            i_190 = i_206;
            i_191 = i_208;
            i_192 = i_259;
            i_193 = i_256;
        }
    }
    if (i_151 == 0) {
        i_260 = *((__local gale_int *) (gale_local_memory + l_150));
        i_261 = *((__local gale_int *) (gale_local_memory + l_149));
        l_262 = (long) gale_group;
        l_263 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_262 << 12) + (l_262 << 11)))) + (ulong) 1872L);
        l_264 = *((__global gale_long *) (arg_fs + 16 + l_263));
        *((__global gale_long *) (arg_fs + 16 + l_263)) = ((long) ((ulong) ((long) i_260) + (ulong) l_264));
        l_265 = (long) gale_group;
        l_266 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_265 << 12) + (l_265 << 11)))) + (ulong) 1864L);
        l_267 = *((__global gale_long *) (arg_fs + 16 + l_266));
        *((__global gale_long *) (arg_fs + 16 + l_266)) = ((long) ((ulong) ((long) i_261) + (ulong) l_267));
    }
    if (i_188 < 1) {
        i_268 = i_189;
    } else {
        i_268 = i_188;
    }
    *((__global gale_int *) (arg_results + (((l_138 + 1L) << 2) + 16L))) = i_268;
    i_269 = (int) *((__global char *) (arg_fs + 16 + l_147));
    *((__global gale_int *) (arg_results + (((l_138 + 2L) << 2) + 16L))) = i_269;
    GALEFS_BARRIER(13);
    if (((int) get_local_id(0)) == 0) {
        l_270 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
        l_271 = l_270;
    } else {
        l_271 = 0L;
    }
    GALEFS_BROADCAST(14, l_272, l_271);
    if (((int) get_local_id(0)) == 0) {
        l_273 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
        l_274 = l_273;
    } else {
        l_274 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_274 < (-4611686018427387904L)) {
            l_275 = gale_HostCall_awaitReply(arg_fs, l_274, gale_group);
            l_276 = l_275;
        } else {
            l_276 = l_274;
        }
    } else {
        l_276 = l_274;
    }
    GALEFS_BROADCAST(15, l_277, l_276);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (64 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_117) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_144) VARIABLE(int, i_15) VARIABLE(int, i_172) VARIABLE(int, i_176) VARIABLE(int, i_177) VARIABLE(int, i_178) VARIABLE(int, i_18) VARIABLE(int, i_195) VARIABLE(int, i_197) VARIABLE(int, i_216) VARIABLE(int, i_217) VARIABLE(int, i_242) VARIABLE(int, i_46) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_70) VARIABLE(int, i_72) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(long, l_0) VARIABLE(long, l_121) VARIABLE(long, l_132) VARIABLE(long, l_137) VARIABLE(long, l_139) VARIABLE(long, l_14) VARIABLE(long, l_140) VARIABLE(long, l_143) VARIABLE(long, l_16) VARIABLE(long, l_169) VARIABLE(long, l_17) VARIABLE(long, l_174) VARIABLE(long, l_175) VARIABLE(long, l_213) VARIABLE(long, l_43) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_51) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(long, l_88) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(l_0) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_46) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_43) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_46) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_43) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_51) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_117) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_46) VARIABLE(i_50) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_43) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_51) VARIABLE(l_8) VARIABLE(l_88) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(l_0) VARIABLE(l_121) VARIABLE(l_132) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_51)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(l_0) VARIABLE(l_121) VARIABLE(l_132) VARIABLE(l_137) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_51)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_141) VARIABLE(i_15) VARIABLE(l_0) VARIABLE(l_121) VARIABLE(l_132) VARIABLE(l_137) VARIABLE(l_139) VARIABLE(l_140) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_51)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_144) VARIABLE(i_15) VARIABLE(i_172) VARIABLE(l_0) VARIABLE(l_121) VARIABLE(l_132) VARIABLE(l_137) VARIABLE(l_139) VARIABLE(l_140) VARIABLE(l_143) VARIABLE(l_169) VARIABLE(l_51)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_15) VARIABLE(i_172) VARIABLE(i_176) VARIABLE(i_177) VARIABLE(i_178) VARIABLE(i_195) VARIABLE(i_197) VARIABLE(l_0) VARIABLE(l_121) VARIABLE(l_132) VARIABLE(l_137) VARIABLE(l_139) VARIABLE(l_140) VARIABLE(l_143) VARIABLE(l_169) VARIABLE(l_174) VARIABLE(l_175) VARIABLE(l_51)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_15) VARIABLE(i_172) VARIABLE(i_176) VARIABLE(i_195) VARIABLE(i_197) VARIABLE(i_216) VARIABLE(i_217) VARIABLE(i_242) VARIABLE(l_0) VARIABLE(l_121) VARIABLE(l_132) VARIABLE(l_137) VARIABLE(l_139) VARIABLE(l_140) VARIABLE(l_143) VARIABLE(l_169) VARIABLE(l_174) VARIABLE(l_175) VARIABLE(l_213) VARIABLE(l_51)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_15(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_15, i_18, i_20, i_24, i_25, i_26, i_28, i_31, i_32, i_33, i_35, i_36, i_37, i_39, i_40, i_46, i_47, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_61, i_68, i_70, i_72, i_73, i_74, i_75, i_76, i_78, i_81, i_82, i_83, i_86, i_91, i_92, i_94, i_95, i_98, i_99, i_102, i_105, i_106, i_107, i_109, i_110, i_111, i_112, i_113, i_115, i_117, i_119, i_120, i_122, i_123, i_129, i_130, i_131, i_141, i_142, i_144, i_146, i_150, i_151, i_152, i_154, i_157, i_158, i_159, i_161, i_162, i_163, i_165, i_166, i_172, i_173, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_186, i_193, i_195, i_197, i_198, i_199, i_200, i_201, i_203, i_206, i_207, i_208, i_211, i_216, i_217, i_219, i_220, i_223, i_224, i_227, i_230, i_231, i_232, i_234, i_235, i_236, i_237, i_238, i_240, i_242, i_244, i_245, i_246, i_247, i_253, i_254, i_255;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_14, l_16, l_17, l_19, l_21, l_22, l_23, l_27, l_29, l_30, l_34, l_38, l_41, l_42, l_43, l_44, l_45, l_48, l_49, l_51, l_59, l_60, l_62, l_63, l_64, l_65, l_66, l_67, l_69, l_71, l_77, l_79, l_80, l_84, l_85, l_87, l_88, l_89, l_90, l_93, l_96, l_97, l_100, l_101, l_103, l_104, l_108, l_114, l_116, l_118, l_121, l_124, l_125, l_126, l_127, l_128, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_143, l_145, l_147, l_148, l_149, l_153, l_155, l_156, l_160, l_164, l_167, l_168, l_169, l_170, l_171, l_174, l_175, l_184, l_185, l_187, l_188, l_189, l_190, l_191, l_192, l_194, l_196, l_202, l_204, l_205, l_209, l_210, l_212, l_213, l_214, l_215, l_218, l_221, l_222, l_225, l_226, l_228, l_229, l_233, l_239, l_241, l_243, l_248, l_249, l_250, l_251, l_252, l_256, l_257, l_258, l_259, l_260, l_261;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
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
    l_14 = ((long) ((int) get_local_id(0))) << 3;
    i_15 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_16 = 1L << i_15;
    l_17 = (long) ((ulong) l_16 + (ulong) (-1L));
    if (i_13 < 1) {
        i_18 = 0;
    } else {
        l_19 = gale_BlockAccess_placeOf(arg_fs, i_12, 0L, gale_group, gale_slot, gale_position);
        i_20 = 0;
        l_21 = l_19;
        while (true) {
            if (l_21 == 0L) {
                break;
            }
            l_22 = (long) i_20;
            l_23 = (long) ((ulong) l_16 - (ulong) (l_22 & l_17));
            i_24 = (int) ((uint) i_13 - (uint) i_20);
            if (l_23 < ((long) i_24)) {
                i_25 = (int) l_23;
                i_26 = i_25;
            } else {
                i_26 = i_24;
            }
            l_27 = l_22 + l_14;
            if (((l_21 | l_27) & 7L) == 0) {
                i_28 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_26 - (uint) i_28)) < 8) {
                        break;
                    }
                    l_29 = (long) i_28;
                    l_30 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) l_29))));
                    *((__global gale_long *) (arg_data + 16 + (l_27 + l_29))) = l_30;
                    i_31 = (int) ((uint) i_28 + (uint) 8);
                    i_28 = i_31;
                }
                i_32 = i_28;
            } else {
                i_32 = 0;
            }
            i_33 = i_32;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_33 < i_26)) {
                    break;
                }
                l_34 = (long) i_33;
                i_35 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) l_34))));
                *((__global char *) (arg_data + 16 + (l_27 + l_34))) = (char) i_35;
                i_36 = (int) ((uint) i_33 + (uint) 1);
                i_33 = i_36;
            }
            i_37 = (int) ((uint) i_20 + (uint) i_26);
            if (i_37 < i_13) {
                l_38 = gale_BlockAccess_placeOf(arg_fs, i_12, ((long) i_37), gale_group, gale_slot, gale_position);
                i_20 = i_37;
                l_21 = l_38;
            } else {
                i_20 = i_37;
                l_21 = 0L;
            }
        }
        i_18 = i_20;
    }
    if (!(i_18 < 1)) {
        i_39 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_18);
        i_40 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
    }
    l_41 = (long) i_18;
    if (i_18 < i_13) {
        l_42 = l_41;
    } else {
        l_42 = (-1L);
    }
    l_43 = (48L) + ((((long) i_10) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_43)) = l_42;
    if (i_18 < i_13) {
        l_44 = gale_BlockAccess_missing(arg_fs, i_12, l_41, ((int) ((uint) i_13 - (uint) i_18)), gale_group, gale_slot, gale_position);
        l_45 = l_44;
    } else {
        l_45 = (-1L);
    }
    i_46 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) i_10 + (uint) i_46))) << 3) + 16L)))) = l_45;
    GALEFS_LOCAL_BARRIER(4);
    i_47 = (i_13 < 0) ? i_13 : 0;
    l_48 = (-16L) + 24L;
    l_49 = (-16L) + 16L;
    i_50 = (int) get_local_id(0);
    l_51 = (long) i_15;
    i_52 = i_18;
    i_53 = i_47;
    i_54 = 0;
    i_55 = 0;
    i_56 = 0;
    i_57 = 1;
    while (true) {
        if (i_57 == 0) {
            break;
        }
        if (i_10 == 0) {
            i_58 = i_54;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_59 = (48L) + ((((long) i_58) << 3) + 16L);
                if (!(i_58 < i_46)) {
                    goto B48;
                }
                l_60 = *((__local gale_long *) (gale_local_memory + l_59));
                if (!(l_60 == (-1L))) {
                    break;
                }
                i_61 = (int) ((uint) i_58 + (uint) 1);
                i_58 = i_61;
            }
            goto B49;
        B48:;
        B49:;
            if (i_58 < i_46) {
                l_62 = *((__local gale_long *) (gale_local_memory + l_59));
                l_63 = l_62;
            } else {
                l_63 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_49)) = l_63;
            if (i_56 == 0) {
                l_64 = l_51;
            } else {
                l_64 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_48)) = l_64;
            if (i_58 < i_46) {
                if (i_56 == 0) {
                    l_65 = gale_BlockAccess_acquireResident(arg_fs, i_12, l_63, gale_group, gale_slot, gale_position);
                    l_66 = l_65;
                } else {
                    l_66 = 0L;
                }
            } else {
                l_67 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_66 = l_67;
            }
            if (i_58 < i_46) {
                if (l_66 == 0L) {
                    i_68 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_69 = (long) i_68;
                    if (l_69 < 0L) {
                        i_70 = i_58;
                        l_71 = l_69;
                        i_72 = i_55;
                    } else {
                        if (i_55 == 0) {
                            i_73 = (int) ((uint) i_46 + (uint) i_58);
                            i_74 = i_46 << 1;
                            i_75 = 0;
                            i_76 = i_73;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_76 < i_74)) {
                                    goto B76;
                                }
                                if (!(i_75 < 4096)) {
                                    break;
                                }
                                l_77 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) i_76) << 3) + 16L))));
                                i_78 = (int) ((uint) i_76 + (uint) 1);
                                if (l_77 == (-1L)) {
                                    i_76 = i_78;
                                } else {
                                    l_79 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_80 = l_77 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) ((long) i_75))))) = l_80;
                                    i_81 = (int) ((uint) i_75 + (uint) 8);
                                    if (((int) (l_77 & 1L)) == 0) {
                                        i_75 = i_81;
                                        i_76 = i_78;
                                    } else {
                                        if (i_81 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) ((long) i_81))))) = (l_80 + 1L);
                                            i_82 = (int) ((uint) i_75 + (uint) 16);
                                            i_75 = i_82;
                                            i_76 = i_78;
                                        } else {
                                            i_75 = i_81;
                                            i_76 = i_78;
                                        }
                                    }
                                }
                            }
                            i_83 = i_75;
                            goto B78;
                        B76:;
                            i_83 = i_75;
                        } else {
                            i_83 = 0;
                        }
                    B78:;
                        l_84 = *((__local gale_long *) (gale_local_memory + l_49));
                        l_85 = *((__local gale_long *) (gale_local_memory + l_48));
                        i_86 = (int) l_85;
                        l_87 = gale_BlockAccess_requestListed(arg_fs, i_12, (((long) (0 - (ulong) (1L << i_86))) & l_84), (1 << i_86), i_83, gale_group, gale_slot, gale_position);
                        i_70 = i_58;
                        l_71 = l_87;
                        i_72 = 1;
                    }
                } else {
                    i_70 = i_58;
                    l_71 = l_66;
                    i_72 = i_55;
                }
            } else {
                i_70 = i_58;
                l_71 = l_66;
                i_72 = i_55;
            }
        } else {
            i_70 = i_54;
            l_71 = 0L;
            i_72 = i_55;
        }
        GALEFS_BROADCAST(5, l_88, l_71);
        if (l_88 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_ints[gale_items + gale_item] = (uint) i_12;
            gale_ints[2 * gale_items + gale_item] = (uint) i_13;
            gale_ints[3 * gale_items + gale_item] = (uint) i_52;
            gale_ints[4 * gale_items + gale_item] = (uint) i_53;
            gale_ints[5 * gale_items + gale_item] = (uint) i_70;
            gale_ints[6 * gale_items + gale_item] = (uint) i_72;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_88); }
            GALEFS_RETURN;
            resume_2:
            i_11 = (int) gale_ints[gale_item];
            i_12 = (int) gale_ints[gale_items + gale_item];
            i_13 = (int) gale_ints[2 * gale_items + gale_item];
            i_52 = (int) gale_ints[3 * gale_items + gale_item];
            i_53 = (int) gale_ints[4 * gale_items + gale_item];
            i_70 = (int) gale_ints[5 * gale_items + gale_item];
            i_72 = (int) gale_ints[6 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_8 = (8L) + 16L;
            l_9 = (0L) + 16L;
            i_10 = (int) get_local_id(0);
            l_14 = ((long) ((int) get_local_id(0))) << 3;
            i_15 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_16 = 1L << i_15;
            l_17 = (long) ((ulong) l_16 + (ulong) (-1L));
            l_43 = (48L) + ((((long) i_10) << 3) + 16L);
            i_46 = (int) get_local_size(0);
            l_48 = (-16L) + 24L;
            l_49 = (-16L) + 16L;
            i_50 = (int) get_local_id(0);
            l_51 = (long) i_15;
            l_88 = gale_round_reply(gale_entry);
        }
        l_89 = *((__local gale_long *) (gale_local_memory + l_43));
        l_90 = *((__local gale_long *) (gale_local_memory + l_48));
        if (l_89 == (-1L)) {
            i_91 = i_52;
            i_92 = i_53;
        } else {
            l_93 = *((__local gale_long *) (gale_local_memory + l_49));
            i_94 = (int) l_90;
            if ((l_89 >> i_94) == (l_93 >> i_94)) {
                if (l_88 < 0L) {
                    i_95 = 0;
                } else {
                    l_96 = 1L << i_94;
                    l_97 = (long) ((ulong) l_96 - (ulong) (((long) ((ulong) l_96 + (ulong) (-1L))) & l_89));
                    i_98 = (int) ((uint) i_13 - (uint) i_52);
                    if (l_97 < ((long) i_98)) {
                        i_99 = (int) l_97;
                        i_95 = i_99;
                    } else {
                        i_95 = i_98;
                    }
                }
                l_100 = gale_BlockAccess_offsetInRegion(arg_fs, l_88, l_89, gale_group, gale_slot, gale_position);
                l_101 = ((long) i_52) + l_14;
                if (((l_100 | l_101) & 7L) == 0) {
                    i_102 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_95 - (uint) i_102)) < 8) {
                            break;
                        }
                        l_103 = (long) i_102;
                        l_104 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) l_103))));
                        *((__global gale_long *) (arg_data + 16 + (l_101 + l_103))) = l_104;
                        i_105 = (int) ((uint) i_102 + (uint) 8);
                        i_102 = i_105;
                    }
                    i_106 = i_102;
                } else {
                    i_106 = 0;
                }
                i_107 = i_106;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_107 < i_95)) {
                        break;
                    }
                    l_108 = (long) i_107;
                    i_109 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) l_108))));
                    *((__global char *) (arg_data + 16 + (l_101 + l_108))) = (char) i_109;
                    i_110 = (int) ((uint) i_107 + (uint) 1);
                    i_107 = i_110;
                }
                i_111 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_95);
                if (l_88 < 0L) {
                    i_112 = (int) l_88;
                    i_113 = i_112;
                } else {
                    i_113 = 0;
                }
                l_114 = (long) ((ulong) ((long) i_95) + (ulong) l_89);
                i_115 = (int) ((uint) i_52 + (uint) i_95);
                if (l_88 == (-117L)) {
                    l_116 = l_114;
                } else {
                    if (l_88 < 0L) {
                        l_116 = (-1L);
                    } else {
                        if (i_115 < i_13) {
                            l_116 = l_114;
                        } else {
                            l_116 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_43)) = l_116;
                i_91 = i_115;
                i_92 = i_113;
            } else {
                i_91 = i_52;
                i_92 = i_53;
            }
        }
        if (l_88 == 0L) {
            i_117 = 0;
        } else {
            l_118 = *((__local gale_long *) (gale_local_memory + l_49));
            i_119 = (l_118 == (-1L)) ? 0 : 1;
            i_117 = i_119;
        }
        GALEFS_BARRIER(6);
        i_120 = (l_88 == (-117L)) ? 1 : 0;
        if (i_50 == 0) {
            if (l_88 < 1L) {
                i_52 = i_91;
                i_53 = i_92;
                i_54 = i_70;
                i_55 = i_72;
                i_56 = i_120;
                i_57 = i_117;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_52 = i_91;
                i_53 = i_92;
                i_54 = i_70;
                i_55 = i_72;
                i_56 = i_120;
                i_57 = i_117;
            }
        } else {
            i_52 = i_91;
            i_53 = i_92;
            i_54 = i_70;
            i_55 = i_72;
            i_56 = i_120;
            i_57 = i_117;
        }
    }
    l_121 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (i_10 == 0) {
        i_122 = *((__local gale_int *) (gale_local_memory + l_9));
        i_123 = *((__local gale_int *) (gale_local_memory + l_8));
        l_124 = (long) ((ulong) ((long) ((ulong) l_121 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_125 = *((__global gale_long *) (arg_fs + 16 + l_124));
        *((__global gale_long *) (arg_fs + 16 + l_124)) = ((long) ((ulong) ((long) i_122) + (ulong) l_125));
        l_126 = (long) ((ulong) ((long) ((ulong) l_121 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
        l_127 = *((__global gale_long *) (arg_fs + 16 + l_126));
        *((__global gale_long *) (arg_fs + 16 + l_126)) = ((long) ((ulong) ((long) i_123) + (ulong) l_127));
        l_128 = (long) ((ulong) ((long) ((ulong) l_121 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_129 = *((__global gale_int *) (arg_fs + 16 + l_128));
        *((__global gale_int *) (arg_fs + 16 + l_128)) = ((int) ((uint) (i_122 >> i_15) + (uint) i_129));
    }
    if (i_52 < 1) {
        i_130 = i_53;
    } else {
        i_130 = i_52;
    }
    i_131 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_132 = (long) ((int) ((uint) i_131 + (uint) (i_131 << 1)));
    *((__global gale_int *) (arg_results + ((l_132 << 2) + 16L))) = i_130;
    if (((int) get_local_id(0)) == 0) {
        l_133 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group, gale_slot, gale_position);
        l_134 = l_133;
    } else {
        l_134 = 0L;
    }
    GALEFS_BROADCAST(7, l_135, l_134);
    if (l_135 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_11;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_135); }
        GALEFS_RETURN;
        resume_3:
        i_11 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        i_15 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_16 = 1L << i_15;
        l_17 = (long) ((ulong) l_16 + (ulong) (-1L));
        l_51 = (long) i_15;
        l_121 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_131 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
        l_132 = (long) ((int) ((uint) i_131 + (uint) (i_131 << 1)));
        l_135 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_135 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_135 < 0L) {
        l_136 = (l_135 == (-117L)) ? (-5L) : l_135;
        l_137 = l_136;
    } else {
        l_138 = gale_BlockAccess_offsetInRegion(arg_fs, l_135, 0L, gale_group, gale_slot, gale_position);
        l_137 = l_138;
    }
    GALEFS_BARRIER(8);
    l_139 = (40L) + 16L;
    l_140 = (32L) + 16L;
    i_141 = (int) get_local_id(0);
    if (i_141 == 0) {
        *((__local gale_int *) (gale_local_memory + l_140)) = 0;
        *((__local gale_int *) (gale_local_memory + l_139)) = 0;
    }
    GALEFS_LOCAL_BARRIER(9);
    i_142 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group, gale_slot, gale_position);
    l_143 = ((long) ((int) get_local_id(0))) << 3;
    if (i_142 < 1) {
        i_144 = 0;
    } else {
        l_145 = gale_BlockAccess_placeOf(arg_fs, i_11, 0L, gale_group, gale_slot, gale_position);
        i_146 = 0;
        l_147 = l_145;
        while (true) {
            if (l_147 == 0L) {
                break;
            }
            l_148 = (long) i_146;
            l_149 = (long) ((ulong) l_16 - (ulong) (l_17 & l_148));
            i_150 = (int) ((uint) i_142 - (uint) i_146);
            if (l_149 < ((long) i_150)) {
                i_151 = (int) l_149;
                i_152 = i_151;
            } else {
                i_152 = i_150;
            }
            l_153 = l_148 + l_143;
            if (((l_147 | l_153) & 7L) == 0) {
                i_154 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_152 - (uint) i_154)) < 8) {
                        break;
                    }
                    l_155 = (long) i_154;
                    l_156 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) l_155))));
                    *((__global gale_long *) (arg_data + 16 + (l_153 + l_155))) = l_156;
                    i_157 = (int) ((uint) i_154 + (uint) 8);
                    i_154 = i_157;
                }
                i_158 = i_154;
            } else {
                i_158 = 0;
            }
            i_159 = i_158;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_159 < i_152)) {
                    break;
                }
                l_160 = (long) i_159;
                i_161 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) l_160))));
                *((__global char *) (arg_data + 16 + (l_153 + l_160))) = (char) i_161;
                i_162 = (int) ((uint) i_159 + (uint) 1);
                i_159 = i_162;
            }
            i_163 = (int) ((uint) i_146 + (uint) i_152);
            if (i_163 < i_142) {
                l_164 = gale_BlockAccess_placeOf(arg_fs, i_11, ((long) i_163), gale_group, gale_slot, gale_position);
                i_146 = i_163;
                l_147 = l_164;
            } else {
                i_146 = i_163;
                l_147 = 0L;
            }
        }
        i_144 = i_146;
    }
    if (!(i_144 < 1)) {
        i_165 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_144);
        i_166 = atomic_add((volatile __local int *) ((gale_local_memory + (40L)) + 16 + ((long) 0 << 2)), 1);
    }
    l_167 = (long) i_144;
    if (i_144 < i_142) {
        l_168 = l_167;
    } else {
        l_168 = (-1L);
    }
    l_169 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_141) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_169)) = l_168;
    if (i_144 < i_142) {
        l_170 = gale_BlockAccess_missing(arg_fs, i_11, l_167, ((int) ((uint) i_142 - (uint) i_144)), gale_group, gale_slot, gale_position);
        l_171 = l_170;
    } else {
        l_171 = (-1L);
    }
    i_172 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_141 + (uint) i_172))) << 3) + 16L)))) = l_171;
    GALEFS_LOCAL_BARRIER(10);
    i_173 = (i_142 < 0) ? i_142 : 0;
    l_174 = (16L) + 24L;
    l_175 = (16L) + 16L;
    i_176 = (int) get_local_id(0);
    i_177 = i_144;
    i_178 = i_173;
    i_179 = 0;
    i_180 = 0;
    i_181 = 0;
    i_182 = 1;
    while (true) {
        if (i_182 == 0) {
            break;
        }
        if (i_141 == 0) {
            i_183 = i_179;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_184 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_183) << 3) + 16L);
                if (!(i_183 < i_172)) {
                    goto B176;
                }
                l_185 = *((__local gale_long *) (gale_local_memory + l_184));
                if (!(l_185 == (-1L))) {
                    break;
                }
                i_186 = (int) ((uint) i_183 + (uint) 1);
                i_183 = i_186;
            }
            goto B177;
        B176:;
        B177:;
            if (i_183 < i_172) {
                l_187 = *((__local gale_long *) (gale_local_memory + l_184));
                l_188 = l_187;
            } else {
                l_188 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_175)) = l_188;
            if (i_181 == 0) {
                l_189 = l_51;
            } else {
                l_189 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_174)) = l_189;
            if (i_183 < i_172) {
                if (i_181 == 0) {
                    l_190 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_188, gale_group, gale_slot, gale_position);
                    l_191 = l_190;
                } else {
                    l_191 = 0L;
                }
            } else {
                l_192 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_191 = l_192;
            }
            if (i_183 < i_172) {
                if (l_191 == 0L) {
                    i_193 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_194 = (long) i_193;
                    if (l_194 < 0L) {
                        i_195 = i_183;
                        l_196 = l_194;
                        i_197 = i_180;
                    } else {
                        if (i_180 == 0) {
                            i_198 = (int) ((uint) i_172 + (uint) i_183);
                            i_199 = i_172 << 1;
                            i_200 = 0;
                            i_201 = i_198;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_201 < i_199)) {
                                    goto B204;
                                }
                                if (!(i_200 < 4096)) {
                                    break;
                                }
                                l_202 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_201) << 3) + 16L))));
                                i_203 = (int) ((uint) i_201 + (uint) 1);
                                if (l_202 == (-1L)) {
                                    i_201 = i_203;
                                } else {
                                    l_204 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_205 = l_202 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) ((long) i_200))))) = l_205;
                                    i_206 = (int) ((uint) i_200 + (uint) 8);
                                    if (((int) (l_202 & 1L)) == 0) {
                                        i_200 = i_206;
                                        i_201 = i_203;
                                    } else {
                                        if (i_206 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) ((long) i_206))))) = (l_205 + 1L);
                                            i_207 = (int) ((uint) i_200 + (uint) 16);
                                            i_200 = i_207;
                                            i_201 = i_203;
                                        } else {
                                            i_200 = i_206;
                                            i_201 = i_203;
                                        }
                                    }
                                }
                            }
                            i_208 = i_200;
                            goto B206;
                        B204:;
                            i_208 = i_200;
                        } else {
                            i_208 = 0;
                        }
                    B206:;
                        l_209 = *((__local gale_long *) (gale_local_memory + l_175));
                        l_210 = *((__local gale_long *) (gale_local_memory + l_174));
                        i_211 = (int) l_210;
                        l_212 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_211))) & l_209), (1 << i_211), i_208, gale_group, gale_slot, gale_position);
                        i_195 = i_183;
                        l_196 = l_212;
                        i_197 = 1;
                    }
                } else {
                    i_195 = i_183;
                    l_196 = l_191;
                    i_197 = i_180;
                }
            } else {
                i_195 = i_183;
                l_196 = l_191;
                i_197 = i_180;
            }
        } else {
            i_195 = i_179;
            l_196 = 0L;
            i_197 = i_180;
        }
        GALEFS_BROADCAST(11, l_213, l_196);
        if (l_213 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_longs[gale_item] = (ulong) l_137;
            gale_ints[gale_items + gale_item] = (uint) i_142;
            gale_ints[2 * gale_items + gale_item] = (uint) i_177;
            gale_ints[3 * gale_items + gale_item] = (uint) i_178;
            gale_ints[4 * gale_items + gale_item] = (uint) i_195;
            gale_ints[5 * gale_items + gale_item] = (uint) i_197;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_213); }
            GALEFS_RETURN;
            resume_4:
            i_11 = (int) gale_ints[gale_item];
            l_137 = (long) gale_longs[gale_item];
            i_142 = (int) gale_ints[gale_items + gale_item];
            i_177 = (int) gale_ints[2 * gale_items + gale_item];
            i_178 = (int) gale_ints[3 * gale_items + gale_item];
            i_195 = (int) gale_ints[4 * gale_items + gale_item];
            i_197 = (int) gale_ints[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_15 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_51 = (long) i_15;
            l_121 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_131 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_132 = (long) ((int) ((uint) i_131 + (uint) (i_131 << 1)));
            l_139 = (40L) + 16L;
            l_140 = (32L) + 16L;
            i_141 = (int) get_local_id(0);
            l_143 = ((long) ((int) get_local_id(0))) << 3;
            l_169 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_141) << 3) + 16L);
            i_172 = (int) get_local_size(0);
            l_174 = (16L) + 24L;
            l_175 = (16L) + 16L;
            i_176 = (int) get_local_id(0);
            l_213 = gale_round_reply(gale_entry);
        }
        l_214 = *((__local gale_long *) (gale_local_memory + l_169));
        l_215 = *((__local gale_long *) (gale_local_memory + l_174));
        if (l_214 == (-1L)) {
            i_216 = i_177;
            i_217 = i_178;
        } else {
            l_218 = *((__local gale_long *) (gale_local_memory + l_175));
            i_219 = (int) l_215;
            if ((l_214 >> i_219) == (l_218 >> i_219)) {
                if (l_213 < 0L) {
                    i_220 = 0;
                } else {
                    l_221 = 1L << i_219;
                    l_222 = (long) ((ulong) l_221 - (ulong) (((long) ((ulong) l_221 + (ulong) (-1L))) & l_214));
                    i_223 = (int) ((uint) i_142 - (uint) i_177);
                    if (l_222 < ((long) i_223)) {
                        i_224 = (int) l_222;
                        i_220 = i_224;
                    } else {
                        i_220 = i_223;
                    }
                }
                l_225 = gale_BlockAccess_offsetInRegion(arg_fs, l_213, l_214, gale_group, gale_slot, gale_position);
                l_226 = ((long) i_177) + l_143;
                if (((l_225 | l_226) & 7L) == 0) {
                    i_227 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_220 - (uint) i_227)) < 8) {
                            break;
                        }
                        l_228 = (long) i_227;
                        l_229 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) l_228))));
                        *((__global gale_long *) (arg_data + 16 + (l_226 + l_228))) = l_229;
                        i_230 = (int) ((uint) i_227 + (uint) 8);
                        i_227 = i_230;
                    }
                    i_231 = i_227;
                } else {
                    i_231 = 0;
                }
                i_232 = i_231;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_232 < i_220)) {
                        break;
                    }
                    l_233 = (long) i_232;
                    i_234 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) l_233))));
                    *((__global char *) (arg_data + 16 + (l_226 + l_233))) = (char) i_234;
                    i_235 = (int) ((uint) i_232 + (uint) 1);
                    i_232 = i_235;
                }
                i_236 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_220);
                if (l_213 < 0L) {
                    i_237 = (int) l_213;
                    i_238 = i_237;
                } else {
                    i_238 = 0;
                }
                l_239 = (long) ((ulong) ((long) i_220) + (ulong) l_214);
                i_240 = (int) ((uint) i_177 + (uint) i_220);
                if (l_213 == (-117L)) {
                    l_241 = l_239;
                } else {
                    if (l_213 < 0L) {
                        l_241 = (-1L);
                    } else {
                        if (i_240 < i_142) {
                            l_241 = l_239;
                        } else {
                            l_241 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_169)) = l_241;
                i_216 = i_240;
                i_217 = i_238;
            } else {
                i_216 = i_177;
                i_217 = i_178;
            }
        }
        if (l_213 == 0L) {
            i_242 = 0;
        } else {
            l_243 = *((__local gale_long *) (gale_local_memory + l_175));
            i_244 = (l_243 == (-1L)) ? 0 : 1;
            i_242 = i_244;
        }
        GALEFS_BARRIER(12);
        i_245 = (l_213 == (-117L)) ? 1 : 0;
        if (i_176 == 0) {
            if (l_213 < 1L) {
                i_177 = i_216;
                i_178 = i_217;
                i_179 = i_195;
                i_180 = i_197;
                i_181 = i_245;
                i_182 = i_242;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_177 = i_216;
                i_178 = i_217;
                i_179 = i_195;
                i_180 = i_197;
                i_181 = i_245;
                i_182 = i_242;
            }
        } else {
            i_177 = i_216;
            i_178 = i_217;
            i_179 = i_195;
            i_180 = i_197;
            i_181 = i_245;
            i_182 = i_242;
        }
    }
    if (i_141 == 0) {
        i_246 = *((__local gale_int *) (gale_local_memory + l_140));
        i_247 = *((__local gale_int *) (gale_local_memory + l_139));
        l_248 = (long) ((ulong) ((long) ((ulong) l_121 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_249 = *((__global gale_long *) (arg_fs + 16 + l_248));
        *((__global gale_long *) (arg_fs + 16 + l_248)) = ((long) ((ulong) ((long) i_246) + (ulong) l_249));
        l_250 = (long) ((ulong) ((long) ((ulong) l_121 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
        l_251 = *((__global gale_long *) (arg_fs + 16 + l_250));
        *((__global gale_long *) (arg_fs + 16 + l_250)) = ((long) ((ulong) ((long) i_247) + (ulong) l_251));
        l_252 = (long) ((ulong) ((long) ((ulong) l_121 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_253 = *((__global gale_int *) (arg_fs + 16 + l_252));
        *((__global gale_int *) (arg_fs + 16 + l_252)) = ((int) ((uint) (i_246 >> i_15) + (uint) i_253));
    }
    if (i_177 < 1) {
        i_254 = i_178;
    } else {
        i_254 = i_177;
    }
    *((__global gale_int *) (arg_results + (((l_132 + 1L) << 2) + 16L))) = i_254;
    i_255 = (int) *((__global char *) (arg_fs + 16 + l_137));
    *((__global gale_int *) (arg_results + (((l_132 + 2L) << 2) + 16L))) = i_255;
    GALEFS_BARRIER(13);
    if (((int) get_local_id(0)) == 0) {
        l_256 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
        l_257 = l_256;
    } else {
        l_257 = 0L;
    }
    GALEFS_BROADCAST(14, l_258, l_257);
    if (((int) get_local_id(0)) == 0) {
        l_259 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position);
        l_260 = l_259;
    } else {
        l_260 = 0L;
    }
    GALEFS_BROADCAST(15, l_261, l_260);
    if (l_261 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_261); }
        GALEFS_RETURN;
        resume_5:
        l_261 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
