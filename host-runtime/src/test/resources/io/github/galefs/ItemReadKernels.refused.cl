// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refused
// entry point: galefs_refused
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE WRITE WRITE
// waits: 5
// saved values: 7
// context bytes: 40
// needs: BARRIERS LOCAL_SIZE
// local bytes: 48
// local bytes per work-item: 32
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: aa5e55e36bd948ce9045d020bd0a1a411bd461274ad8befd502c70fa8df66a31
// functions SHA-256: a6f389edb2f31ff469363a0d15e48441860b604e793adb9a00c439ecc3adaa73
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (48 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_116) VARIABLE(int, i_117) VARIABLE(int, i_12) VARIABLE(int, i_122) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_13) VARIABLE(int, i_130) VARIABLE(int, i_14) VARIABLE(int, i_147) VARIABLE(int, i_149) VARIABLE(int, i_171) VARIABLE(int, i_172) VARIABLE(int, i_19) VARIABLE(int, i_197) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_95) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_105) VARIABLE(long, l_114) VARIABLE(long, l_118) VARIABLE(long, l_123) VARIABLE(long, l_125) VARIABLE(long, l_126) VARIABLE(long, l_15) VARIABLE(long, l_168) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_66)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_95) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_66)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(l_0) VARIABLE(l_105) VARIABLE(l_26)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(l_0) VARIABLE(l_105) VARIABLE(l_114) VARIABLE(l_26)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_122) VARIABLE(l_0) VARIABLE(l_105) VARIABLE(l_114) VARIABLE(l_118) VARIABLE(l_123) VARIABLE(l_26)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_122) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_147) VARIABLE(i_149) VARIABLE(l_0) VARIABLE(l_105) VARIABLE(l_114) VARIABLE(l_118) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_126) VARIABLE(l_26)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_122) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_147) VARIABLE(i_149) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_197) VARIABLE(l_0) VARIABLE(l_105) VARIABLE(l_114) VARIABLE(l_118) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_126) VARIABLE(l_168) VARIABLE(l_26)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_13(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_19, i_21, i_24, i_25, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_36, i_43, i_45, i_47, i_48, i_49, i_50, i_51, i_53, i_57, i_58, i_59, i_62, i_69, i_70, i_72, i_73, i_76, i_77, i_80, i_83, i_84, i_85, i_87, i_88, i_89, i_90, i_91, i_93, i_95, i_97, i_98, i_99, i_103, i_104, i_111, i_112, i_116, i_117, i_122, i_124, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_138, i_145, i_147, i_149, i_150, i_151, i_152, i_153, i_155, i_159, i_160, i_161, i_164, i_171, i_172, i_174, i_175, i_178, i_179, i_182, i_185, i_186, i_187, i_189, i_190, i_191, i_192, i_193, i_195, i_197, i_199, i_200, i_201, i_205, i_206;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_15, l_16, l_17, l_18, l_20, l_22, l_23, l_26, l_34, l_35, l_37, l_38, l_39, l_40, l_41, l_42, l_44, l_46, l_52, l_54, l_55, l_56, l_60, l_61, l_63, l_64, l_65, l_66, l_67, l_68, l_71, l_74, l_75, l_78, l_79, l_81, l_82, l_86, l_92, l_94, l_96, l_100, l_101, l_102, l_105, l_106, l_107, l_108, l_109, l_110, l_113, l_114, l_115, l_118, l_119, l_120, l_121, l_123, l_125, l_126, l_136, l_137, l_139, l_140, l_141, l_142, l_143, l_144, l_146, l_148, l_154, l_156, l_157, l_158, l_162, l_163, l_165, l_166, l_167, l_168, l_169, l_170, l_173, l_176, l_177, l_180, l_181, l_183, l_184, l_188, l_194, l_196, l_198, l_202, l_203, l_204, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_214;
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
    i_11 = (int) l_10;
    i_12 = (int) ((uint) i_11 + (uint) 100);
    i_13 = gale_BlockAccess_available(arg_fs, i_12, 0L, 8, gale_group);
    i_14 = (int) get_local_id(0);
    l_15 = (32L) + ((((long) i_14) << 3) + 16L);
    l_16 = (i_13 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_15)) = l_16;
    if (i_13 < 1) {
        l_17 = (-1L);
    } else {
        l_18 = gale_BlockAccess_missing(arg_fs, i_12, 0L, i_13, gale_group);
        l_17 = l_18;
    }
    i_19 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((32L) + ((((long) ((int) ((uint) i_14 + (uint) i_19))) << 3) + 16L)))) = l_17;
    l_20 = (0L) + 16L;
    if (i_14 == 0) {
        *((__local gale_int *) (gale_local_memory + l_20)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_21 = (i_13 < 0) ? i_13 : 0;
    l_22 = (-16L) + 24L;
    l_23 = (-16L) + 16L;
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    l_26 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_27 = i_21;
    i_28 = 0;
    i_29 = 0;
    i_30 = 0;
    i_31 = 0;
    i_32 = 1;
    while (true) {
        if (i_32 == 0) {
            break;
        }
        if (i_14 == 0) {
            i_33 = i_29;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_34 = (32L) + ((((long) i_33) << 3) + 16L);
                if (!(i_33 < i_19)) {
                    goto B27;
                }
                l_35 = *((__local gale_long *) (gale_local_memory + l_34));
                if (!(l_35 == (-1L))) {
                    break;
                }
                i_36 = (int) ((uint) i_33 + (uint) 1);
                i_33 = i_36;
            }
            goto B28;
        B27:;
        B28:;
            if (i_33 < i_19) {
                l_37 = *((__local gale_long *) (gale_local_memory + l_34));
                l_38 = l_37;
            } else {
                l_38 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_23)) = l_38;
            if (i_31 == 0) {
                l_39 = l_26;
            } else {
                l_39 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_22)) = l_39;
            if (i_33 < i_19) {
                if (i_31 == 0) {
                    l_40 = gale_BlockAccess_acquireResident(arg_fs, i_12, l_38, gale_group);
                    l_41 = l_40;
                } else {
                    l_41 = 0L;
                }
            } else {
                l_42 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_41 = l_42;
            }
            if (i_33 < i_19) {
                if (l_41 == 0L) {
                    i_43 = gale_HostCall_begin(arg_fs, gale_group);
                    l_44 = (long) i_43;
                    if (l_44 < 0L) {
                        i_45 = i_33;
                        l_46 = l_44;
                        i_47 = i_30;
                    } else {
                        if (i_30 == 0) {
                            i_48 = (int) ((uint) i_19 + (uint) i_33);
                            i_49 = i_19 << 1;
                            i_50 = 0;
                            i_51 = i_48;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_51 < i_49)) {
                                    goto B55;
                                }
                                if (!(i_50 < 4096)) {
                                    break;
                                }
                                l_52 = *((__local gale_long *) (gale_local_memory + ((32L) + ((((long) i_51) << 3) + 16L))));
                                i_53 = (int) ((uint) i_51 + (uint) 1);
                                if (l_52 == (-1L)) {
                                    i_51 = i_53;
                                } else {
                                    l_54 = (long) gale_group;
                                    l_55 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_54 << 12) + (l_54 << 11)))) + (ulong) 2048L);
                                    l_56 = l_52 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) ((long) i_50))))) = l_56;
                                    i_57 = (int) ((uint) i_50 + (uint) 8);
                                    if (((int) (l_52 & 1L)) == 0) {
                                        i_50 = i_57;
                                        i_51 = i_53;
                                    } else {
                                        if (i_57 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) ((long) i_57))))) = (l_56 + 1L);
                                            i_58 = (int) ((uint) i_50 + (uint) 16);
                                            i_50 = i_58;
                                            i_51 = i_53;
                                        } else {
                                            i_50 = i_57;
                                            i_51 = i_53;
                                        }
                                    }
                                }
                            }
                            i_59 = i_50;
                            goto B57;
                        B55:;
                            i_59 = i_50;
                        } else {
                            i_59 = 0;
                        }
                    B57:;
                        l_60 = *((__local gale_long *) (gale_local_memory + l_23));
                        l_61 = *((__local gale_long *) (gale_local_memory + l_22));
                        i_62 = (int) l_61;
                        l_63 = gale_BlockAccess_requestListed(arg_fs, i_12, (((long) (0 - (ulong) (1L << i_62))) & l_60), (1 << i_62), i_59, gale_group);
                        i_45 = i_33;
                        l_46 = l_63;
                        i_47 = 1;
                    }
                } else {
                    i_45 = i_33;
                    l_46 = l_41;
                    i_47 = i_30;
                }
            } else {
                i_45 = i_33;
                l_46 = l_41;
                i_47 = i_30;
            }
        } else {
            i_45 = i_29;
            l_46 = 0L;
            i_47 = i_30;
        }
        if (i_25 == 0) {
            if (l_46 < (-4611686018427387904L)) {
                l_64 = gale_HostCall_awaitReply(arg_fs, l_46, gale_group);
                l_65 = l_64;
            } else {
                l_65 = l_46;
            }
        } else {
            l_65 = l_46;
        }
        GALEFS_BROADCAST(4, l_66, l_65);
        l_67 = *((__local gale_long *) (gale_local_memory + l_15));
        l_68 = *((__local gale_long *) (gale_local_memory + l_22));
        if (l_67 == (-1L)) {
            i_69 = i_27;
            i_70 = i_28;
        } else {
            l_71 = *((__local gale_long *) (gale_local_memory + l_23));
            i_72 = (int) l_68;
            if ((l_67 >> i_72) == (l_71 >> i_72)) {
                if (l_66 < 0L) {
                    i_73 = 0;
                } else {
                    l_74 = 1L << i_72;
                    l_75 = (long) ((ulong) l_74 - (ulong) (((long) ((ulong) l_74 + (ulong) (-1L))) & l_67));
                    i_76 = (int) ((uint) i_13 - (uint) i_28);
                    if (l_75 < ((long) i_76)) {
                        i_77 = (int) l_75;
                        i_73 = i_77;
                    } else {
                        i_73 = i_76;
                    }
                }
                l_78 = gale_BlockAccess_offsetInRegion(arg_fs, l_66, l_67, gale_group);
                l_79 = ((long) i_28) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_78 | l_79) & 7L) == 0) {
                    i_80 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_73 - (uint) i_80)) < 8) {
                            break;
                        }
                        l_81 = (long) i_80;
                        l_82 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) l_81))));
                        *((__global gale_long *) (arg_data + 16 + (l_79 + l_81))) = l_82;
                        i_83 = (int) ((uint) i_80 + (uint) 8);
                        i_80 = i_83;
                    }
                    i_84 = i_80;
                } else {
                    i_84 = 0;
                }
                i_85 = i_84;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_85 < i_73)) {
                        break;
                    }
                    l_86 = (long) i_85;
                    i_87 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) l_86))));
                    *((__global char *) (arg_data + 16 + (l_79 + l_86))) = (char) i_87;
                    i_88 = (int) ((uint) i_85 + (uint) 1);
                    i_85 = i_88;
                }
                i_89 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_73);
                if (l_66 < 0L) {
                    i_90 = (int) l_66;
                    i_91 = i_90;
                } else {
                    i_91 = 0;
                }
                l_92 = (long) ((ulong) ((long) i_73) + (ulong) l_67);
                i_93 = (int) ((uint) i_28 + (uint) i_73);
                if (l_66 == (-117L)) {
                    l_94 = l_92;
                } else {
                    if (l_66 < 0L) {
                        l_94 = (-1L);
                    } else {
                        if (i_93 < i_13) {
                            l_94 = l_92;
                        } else {
                            l_94 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_15)) = l_94;
                i_69 = i_91;
                i_70 = i_93;
            } else {
                i_69 = i_27;
                i_70 = i_28;
            }
        }
        if (l_66 == 0L) {
            i_95 = 0;
        } else {
            l_96 = *((__local gale_long *) (gale_local_memory + l_23));
            i_97 = (l_96 == (-1L)) ? 0 : 1;
            i_95 = i_97;
        }
        GALEFS_BARRIER(5);
        i_98 = (l_66 == (-117L)) ? 1 : 0;
        if (i_24 == 0) {
            if (l_66 < 1L) {
                i_27 = i_69;
                i_28 = i_70;
                i_29 = i_45;
                i_30 = i_47;
                i_31 = i_98;
                i_32 = i_95;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_27 = i_69;
                i_28 = i_70;
                i_29 = i_45;
                i_30 = i_47;
                i_31 = i_98;
                i_32 = i_95;
            }
        } else {
            i_27 = i_69;
            i_28 = i_70;
            i_29 = i_45;
            i_30 = i_47;
            i_31 = i_98;
            i_32 = i_95;
        }
    }
    if (i_14 == 0) {
        i_99 = *((__local gale_int *) (gale_local_memory + l_20));
        l_100 = (long) gale_group;
        l_101 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_100 << 12) + (l_100 << 11)))) + (ulong) 1872L);
        l_102 = *((__global gale_long *) (arg_fs + 16 + l_101));
        *((__global gale_long *) (arg_fs + 16 + l_101)) = ((long) ((ulong) ((long) i_99) + (ulong) l_102));
    }
    if (i_28 < 1) {
        i_103 = i_27;
    } else {
        i_103 = i_28;
    }
    i_104 = (int) get_global_id(0);
    l_105 = (long) ((int) ((uint) i_104 + (uint) (i_104 << 1)));
    *((__global gale_int *) (arg_results + ((l_105 << 2) + 16L))) = i_103;
    if (((int) get_local_id(0)) == 0) {
        l_106 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group);
        l_107 = l_106;
    } else {
        l_107 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_107 < (-4611686018427387904L)) {
            l_108 = gale_HostCall_awaitReply(arg_fs, l_107, gale_group);
            l_109 = l_108;
        } else {
            l_109 = l_107;
        }
    } else {
        l_109 = l_107;
    }
    GALEFS_BROADCAST(6, l_110, l_109);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_110 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_111 = gale_group;
            i_112 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_111 & ((int) ((uint) (1 << i_112) + (uint) (-1))))) << 6) + (((long) (i_111 >> i_112)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_110 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_110 < 0L) {
        l_113 = (l_110 == (-117L)) ? (-5L) : l_110;
        l_114 = l_113;
    } else {
        l_115 = gale_BlockAccess_offsetInRegion(arg_fs, l_110, 0L, gale_group);
        l_114 = l_115;
    }
    GALEFS_BARRIER(7);
    i_116 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group);
    i_117 = (int) get_local_id(0);
    l_118 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_117) << 3) + 16L);
    l_119 = (i_116 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_118)) = l_119;
    if (i_116 < 1) {
        l_120 = (-1L);
    } else {
        l_121 = gale_BlockAccess_missing(arg_fs, i_11, 0L, i_116, gale_group);
        l_120 = l_121;
    }
    i_122 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_117 + (uint) i_122))) << 3) + 16L)))) = l_120;
    l_123 = (24L) + 16L;
    if (i_117 == 0) {
        *((__local gale_int *) (gale_local_memory + l_123)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_124 = (i_116 < 0) ? i_116 : 0;
    l_125 = (8L) + 24L;
    l_126 = (8L) + 16L;
    i_127 = (int) get_local_id(0);
    i_128 = (int) get_local_id(0);
    i_129 = i_124;
    i_130 = 0;
    i_131 = 0;
    i_132 = 0;
    i_133 = 0;
    i_134 = 1;
    while (true) {
        if (i_134 == 0) {
            break;
        }
        if (i_117 == 0) {
            i_135 = i_131;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_136 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_135) << 3) + 16L);
                if (!(i_135 < i_122)) {
                    goto B139;
                }
                l_137 = *((__local gale_long *) (gale_local_memory + l_136));
                if (!(l_137 == (-1L))) {
                    break;
                }
                i_138 = (int) ((uint) i_135 + (uint) 1);
                i_135 = i_138;
            }
            goto B140;
        B139:;
        B140:;
            if (i_135 < i_122) {
                l_139 = *((__local gale_long *) (gale_local_memory + l_136));
                l_140 = l_139;
            } else {
                l_140 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_126)) = l_140;
            if (i_133 == 0) {
                l_141 = l_26;
            } else {
                l_141 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_125)) = l_141;
            if (i_135 < i_122) {
                if (i_133 == 0) {
                    l_142 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_140, gale_group);
                    l_143 = l_142;
                } else {
                    l_143 = 0L;
                }
            } else {
                l_144 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_143 = l_144;
            }
            if (i_135 < i_122) {
                if (l_143 == 0L) {
                    i_145 = gale_HostCall_begin(arg_fs, gale_group);
                    l_146 = (long) i_145;
                    if (l_146 < 0L) {
                        i_147 = i_135;
                        l_148 = l_146;
                        i_149 = i_132;
                    } else {
                        if (i_132 == 0) {
                            i_150 = (int) ((uint) i_122 + (uint) i_135);
                            i_151 = i_122 << 1;
                            i_152 = 0;
                            i_153 = i_150;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_153 < i_151)) {
                                    goto B167;
                                }
                                if (!(i_152 < 4096)) {
                                    break;
                                }
                                l_154 = *((__local gale_long *) (gale_local_memory + ((32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_153) << 3) + 16L))));
                                i_155 = (int) ((uint) i_153 + (uint) 1);
                                if (l_154 == (-1L)) {
                                    i_153 = i_155;
                                } else {
                                    l_156 = (long) gale_group;
                                    l_157 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_156 << 12) + (l_156 << 11)))) + (ulong) 2048L);
                                    l_158 = l_154 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) ((long) i_152))))) = l_158;
                                    i_159 = (int) ((uint) i_152 + (uint) 8);
                                    if (((int) (l_154 & 1L)) == 0) {
                                        i_152 = i_159;
                                        i_153 = i_155;
                                    } else {
                                        if (i_159 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) ((long) i_159))))) = (l_158 + 1L);
                                            i_160 = (int) ((uint) i_152 + (uint) 16);
                                            i_152 = i_160;
                                            i_153 = i_155;
                                        } else {
                                            i_152 = i_159;
                                            i_153 = i_155;
                                        }
                                    }
                                }
                            }
                            i_161 = i_152;
                            goto B169;
                        B167:;
                            i_161 = i_152;
                        } else {
                            i_161 = 0;
                        }
                    B169:;
                        l_162 = *((__local gale_long *) (gale_local_memory + l_126));
                        l_163 = *((__local gale_long *) (gale_local_memory + l_125));
                        i_164 = (int) l_163;
                        l_165 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_164))) & l_162), (1 << i_164), i_161, gale_group);
                        i_147 = i_135;
                        l_148 = l_165;
                        i_149 = 1;
                    }
                } else {
                    i_147 = i_135;
                    l_148 = l_143;
                    i_149 = i_132;
                }
            } else {
                i_147 = i_135;
                l_148 = l_143;
                i_149 = i_132;
            }
        } else {
            i_147 = i_131;
            l_148 = 0L;
            i_149 = i_132;
        }
        if (i_128 == 0) {
            if (l_148 < (-4611686018427387904L)) {
                l_166 = gale_HostCall_awaitReply(arg_fs, l_148, gale_group);
                l_167 = l_166;
            } else {
                l_167 = l_148;
            }
        } else {
            l_167 = l_148;
        }
        GALEFS_BROADCAST(9, l_168, l_167);
        l_169 = *((__local gale_long *) (gale_local_memory + l_118));
        l_170 = *((__local gale_long *) (gale_local_memory + l_125));
        if (l_169 == (-1L)) {
            i_171 = i_129;
            i_172 = i_130;
        } else {
            l_173 = *((__local gale_long *) (gale_local_memory + l_126));
            i_174 = (int) l_170;
            if ((l_169 >> i_174) == (l_173 >> i_174)) {
                if (l_168 < 0L) {
                    i_175 = 0;
                } else {
                    l_176 = 1L << i_174;
                    l_177 = (long) ((ulong) l_176 - (ulong) (((long) ((ulong) l_176 + (ulong) (-1L))) & l_169));
                    i_178 = (int) ((uint) i_116 - (uint) i_130);
                    if (l_177 < ((long) i_178)) {
                        i_179 = (int) l_177;
                        i_175 = i_179;
                    } else {
                        i_175 = i_178;
                    }
                }
                l_180 = gale_BlockAccess_offsetInRegion(arg_fs, l_168, l_169, gale_group);
                l_181 = ((long) i_130) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_180 | l_181) & 7L) == 0) {
                    i_182 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_175 - (uint) i_182)) < 8) {
                            break;
                        }
                        l_183 = (long) i_182;
                        l_184 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) l_183))));
                        *((__global gale_long *) (arg_data + 16 + (l_181 + l_183))) = l_184;
                        i_185 = (int) ((uint) i_182 + (uint) 8);
                        i_182 = i_185;
                    }
                    i_186 = i_182;
                } else {
                    i_186 = 0;
                }
                i_187 = i_186;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_187 < i_175)) {
                        break;
                    }
                    l_188 = (long) i_187;
                    i_189 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) l_188))));
                    *((__global char *) (arg_data + 16 + (l_181 + l_188))) = (char) i_189;
                    i_190 = (int) ((uint) i_187 + (uint) 1);
                    i_187 = i_190;
                }
                i_191 = atomic_add((volatile __local int *) ((gale_local_memory + (24L)) + 16 + ((long) 0 << 2)), i_175);
                if (l_168 < 0L) {
                    i_192 = (int) l_168;
                    i_193 = i_192;
                } else {
                    i_193 = 0;
                }
                l_194 = (long) ((ulong) ((long) i_175) + (ulong) l_169);
                i_195 = (int) ((uint) i_130 + (uint) i_175);
                if (l_168 == (-117L)) {
                    l_196 = l_194;
                } else {
                    if (l_168 < 0L) {
                        l_196 = (-1L);
                    } else {
                        if (i_195 < i_116) {
                            l_196 = l_194;
                        } else {
                            l_196 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_118)) = l_196;
                i_171 = i_193;
                i_172 = i_195;
            } else {
                i_171 = i_129;
                i_172 = i_130;
            }
        }
        if (l_168 == 0L) {
            i_197 = 0;
        } else {
            l_198 = *((__local gale_long *) (gale_local_memory + l_126));
            i_199 = (l_198 == (-1L)) ? 0 : 1;
            i_197 = i_199;
        }
        GALEFS_BARRIER(10);
        i_200 = (l_168 == (-117L)) ? 1 : 0;
        if (i_127 == 0) {
            if (l_168 < 1L) {
                i_129 = i_171;
                i_130 = i_172;
                i_131 = i_147;
                i_132 = i_149;
                i_133 = i_200;
                i_134 = i_197;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_129 = i_171;
                i_130 = i_172;
                i_131 = i_147;
                i_132 = i_149;
                i_133 = i_200;
                i_134 = i_197;
            }
        } else {
            i_129 = i_171;
            i_130 = i_172;
            i_131 = i_147;
            i_132 = i_149;
            i_133 = i_200;
            i_134 = i_197;
        }
    }
    if (i_117 == 0) {
        i_201 = *((__local gale_int *) (gale_local_memory + l_123));
        l_202 = (long) gale_group;
        l_203 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_202 << 12) + (l_202 << 11)))) + (ulong) 1872L);
        l_204 = *((__global gale_long *) (arg_fs + 16 + l_203));
        *((__global gale_long *) (arg_fs + 16 + l_203)) = ((long) ((ulong) ((long) i_201) + (ulong) l_204));
    }
    if (i_130 < 1) {
        i_205 = i_129;
    } else {
        i_205 = i_130;
    }
    *((__global gale_int *) (arg_results + (((l_105 + 1L) << 2) + 16L))) = i_205;
    i_206 = (int) *((__global char *) (arg_fs + 16 + l_114));
    *((__global gale_int *) (arg_results + (((l_105 + 2L) << 2) + 16L))) = i_206;
    GALEFS_BARRIER(11);
    if (((int) get_local_id(0)) == 0) {
        l_207 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
        l_208 = l_207;
    } else {
        l_208 = 0L;
    }
    GALEFS_BROADCAST(12, l_209, l_208);
    if (((int) get_local_id(0)) == 0) {
        l_210 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_211 = l_210;
    } else {
        l_211 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_211 < (-4611686018427387904L)) {
            l_212 = gale_HostCall_awaitReply(arg_fs, l_211, gale_group);
            l_213 = l_212;
        } else {
            l_213 = l_211;
        }
    } else {
        l_213 = l_211;
    }
    GALEFS_BROADCAST(13, l_214, l_213);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (48 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_11) VARIABLE(int, i_111) VARIABLE(int, i_116) VARIABLE(int, i_117) VARIABLE(int, i_118) VARIABLE(int, i_135) VARIABLE(int, i_137) VARIABLE(int, i_156) VARIABLE(int, i_157) VARIABLE(int, i_16) VARIABLE(int, i_182) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_8) VARIABLE(int, i_88) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_103) VARIABLE(long, l_107) VARIABLE(long, l_112) VARIABLE(long, l_114) VARIABLE(long, l_115) VARIABLE(long, l_12) VARIABLE(long, l_153) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_59) VARIABLE(long, l_7) VARIABLE(long, l_92) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_8) VARIABLE(i_88) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_59)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_92) VARIABLE(l_98)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_103) VARIABLE(l_22) VARIABLE(l_92) VARIABLE(l_98)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_111) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_112) VARIABLE(l_22) VARIABLE(l_92) VARIABLE(l_98)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_135) VARIABLE(i_137) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_112) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_22) VARIABLE(l_92) VARIABLE(l_98)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_135) VARIABLE(i_137) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_182) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_112) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_153) VARIABLE(l_22) VARIABLE(l_92) VARIABLE(l_98)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_16, i_18, i_21, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_32, i_39, i_41, i_43, i_44, i_45, i_46, i_47, i_49, i_52, i_53, i_54, i_57, i_62, i_63, i_65, i_66, i_69, i_70, i_73, i_76, i_77, i_78, i_80, i_81, i_82, i_83, i_84, i_86, i_88, i_90, i_91, i_93, i_96, i_97, i_105, i_106, i_111, i_113, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_126, i_133, i_135, i_137, i_138, i_139, i_140, i_141, i_143, i_146, i_147, i_148, i_151, i_156, i_157, i_159, i_160, i_163, i_164, i_167, i_170, i_171, i_172, i_174, i_175, i_176, i_177, i_178, i_180, i_182, i_184, i_185, i_186, i_189, i_190;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_30, l_31, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_42, l_48, l_50, l_51, l_55, l_56, l_58, l_59, l_60, l_61, l_64, l_67, l_68, l_71, l_72, l_74, l_75, l_79, l_85, l_87, l_89, l_92, l_94, l_95, l_98, l_99, l_100, l_101, l_102, l_103, l_104, l_107, l_108, l_109, l_110, l_112, l_114, l_115, l_124, l_125, l_127, l_128, l_129, l_130, l_131, l_132, l_134, l_136, l_142, l_144, l_145, l_149, l_150, l_152, l_153, l_154, l_155, l_158, l_161, l_162, l_165, l_166, l_168, l_169, l_173, l_179, l_181, l_183, l_187, l_188, l_191, l_192, l_193, l_194, l_195, l_196;
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
    i_8 = (int) l_7;
    i_9 = (int) ((uint) i_8 + (uint) 100);
    i_10 = gale_BlockAccess_available(arg_fs, i_9, 0L, 8, gale_group, gale_slot, gale_position);
    i_11 = (int) get_local_id(0);
    l_12 = (32L) + ((((long) i_11) << 3) + 16L);
    l_13 = (i_10 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_12)) = l_13;
    if (i_10 < 1) {
        l_14 = (-1L);
    } else {
        l_15 = gale_BlockAccess_missing(arg_fs, i_9, 0L, i_10, gale_group, gale_slot, gale_position);
        l_14 = l_15;
    }
    i_16 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((32L) + ((((long) ((int) ((uint) i_11 + (uint) i_16))) << 3) + 16L)))) = l_14;
    l_17 = (0L) + 16L;
    if (i_11 == 0) {
        *((__local gale_int *) (gale_local_memory + l_17)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_18 = (i_10 < 0) ? i_10 : 0;
    l_19 = (-16L) + 24L;
    l_20 = (-16L) + 16L;
    i_21 = (int) get_local_id(0);
    l_22 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_23 = i_18;
    i_24 = 0;
    i_25 = 0;
    i_26 = 0;
    i_27 = 0;
    i_28 = 1;
    while (true) {
        if (i_28 == 0) {
            break;
        }
        if (i_11 == 0) {
            i_29 = i_25;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_30 = (32L) + ((((long) i_29) << 3) + 16L);
                if (!(i_29 < i_16)) {
                    goto B22;
                }
                l_31 = *((__local gale_long *) (gale_local_memory + l_30));
                if (!(l_31 == (-1L))) {
                    break;
                }
                i_32 = (int) ((uint) i_29 + (uint) 1);
                i_29 = i_32;
            }
            goto B23;
        B22:;
        B23:;
            if (i_29 < i_16) {
                l_33 = *((__local gale_long *) (gale_local_memory + l_30));
                l_34 = l_33;
            } else {
                l_34 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_20)) = l_34;
            if (i_27 == 0) {
                l_35 = l_22;
            } else {
                l_35 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_19)) = l_35;
            if (i_29 < i_16) {
                if (i_27 == 0) {
                    l_36 = gale_BlockAccess_acquireResident(arg_fs, i_9, l_34, gale_group, gale_slot, gale_position);
                    l_37 = l_36;
                } else {
                    l_37 = 0L;
                }
            } else {
                l_38 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_37 = l_38;
            }
            if (i_29 < i_16) {
                if (l_37 == 0L) {
                    i_39 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_40 = (long) i_39;
                    if (l_40 < 0L) {
                        i_41 = i_29;
                        l_42 = l_40;
                        i_43 = i_26;
                    } else {
                        if (i_26 == 0) {
                            i_44 = (int) ((uint) i_16 + (uint) i_29);
                            i_45 = i_16 << 1;
                            i_46 = 0;
                            i_47 = i_44;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_47 < i_45)) {
                                    goto B50;
                                }
                                if (!(i_46 < 4096)) {
                                    break;
                                }
                                l_48 = *((__local gale_long *) (gale_local_memory + ((32L) + ((((long) i_47) << 3) + 16L))));
                                i_49 = (int) ((uint) i_47 + (uint) 1);
                                if (l_48 == (-1L)) {
                                    i_47 = i_49;
                                } else {
                                    l_50 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_51 = l_48 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) ((long) i_46))))) = l_51;
                                    i_52 = (int) ((uint) i_46 + (uint) 8);
                                    if (((int) (l_48 & 1L)) == 0) {
                                        i_46 = i_52;
                                        i_47 = i_49;
                                    } else {
                                        if (i_52 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) ((long) i_52))))) = (l_51 + 1L);
                                            i_53 = (int) ((uint) i_46 + (uint) 16);
                                            i_46 = i_53;
                                            i_47 = i_49;
                                        } else {
                                            i_46 = i_52;
                                            i_47 = i_49;
                                        }
                                    }
                                }
                            }
                            i_54 = i_46;
                            goto B52;
                        B50:;
                            i_54 = i_46;
                        } else {
                            i_54 = 0;
                        }
                    B52:;
                        l_55 = *((__local gale_long *) (gale_local_memory + l_20));
                        l_56 = *((__local gale_long *) (gale_local_memory + l_19));
                        i_57 = (int) l_56;
                        l_58 = gale_BlockAccess_requestListed(arg_fs, i_9, (((long) (0 - (ulong) (1L << i_57))) & l_55), (1 << i_57), i_54, gale_group, gale_slot, gale_position);
                        i_41 = i_29;
                        l_42 = l_58;
                        i_43 = 1;
                    }
                } else {
                    i_41 = i_29;
                    l_42 = l_37;
                    i_43 = i_26;
                }
            } else {
                i_41 = i_29;
                l_42 = l_37;
                i_43 = i_26;
            }
        } else {
            i_41 = i_25;
            l_42 = 0L;
            i_43 = i_26;
        }
        GALEFS_BROADCAST(4, l_59, l_42);
        if (l_59 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_10;
            gale_ints[3 * gale_items + gale_item] = (uint) i_23;
            gale_ints[4 * gale_items + gale_item] = (uint) i_24;
            gale_ints[5 * gale_items + gale_item] = (uint) i_41;
            gale_ints[6 * gale_items + gale_item] = (uint) i_43;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_59); }
            GALEFS_RETURN;
            resume_2:
            i_8 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            i_10 = (int) gale_ints[2 * gale_items + gale_item];
            i_23 = (int) gale_ints[3 * gale_items + gale_item];
            i_24 = (int) gale_ints[4 * gale_items + gale_item];
            i_41 = (int) gale_ints[5 * gale_items + gale_item];
            i_43 = (int) gale_ints[6 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_11 = (int) get_local_id(0);
            l_12 = (32L) + ((((long) i_11) << 3) + 16L);
            i_16 = (int) get_local_size(0);
            l_17 = (0L) + 16L;
            l_19 = (-16L) + 24L;
            l_20 = (-16L) + 16L;
            i_21 = (int) get_local_id(0);
            l_22 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_59 = gale_round_reply(gale_entry);
        }
        l_60 = *((__local gale_long *) (gale_local_memory + l_12));
        l_61 = *((__local gale_long *) (gale_local_memory + l_19));
        if (l_60 == (-1L)) {
            i_62 = i_23;
            i_63 = i_24;
        } else {
            l_64 = *((__local gale_long *) (gale_local_memory + l_20));
            i_65 = (int) l_61;
            if ((l_60 >> i_65) == (l_64 >> i_65)) {
                if (l_59 < 0L) {
                    i_66 = 0;
                } else {
                    l_67 = 1L << i_65;
                    l_68 = (long) ((ulong) l_67 - (ulong) (((long) ((ulong) l_67 + (ulong) (-1L))) & l_60));
                    i_69 = (int) ((uint) i_10 - (uint) i_24);
                    if (l_68 < ((long) i_69)) {
                        i_70 = (int) l_68;
                        i_66 = i_70;
                    } else {
                        i_66 = i_69;
                    }
                }
                l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_60, gale_group, gale_slot, gale_position);
                l_72 = ((long) i_24) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_71 | l_72) & 7L) == 0) {
                    i_73 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_66 - (uint) i_73)) < 8) {
                            break;
                        }
                        l_74 = (long) i_73;
                        l_75 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) l_74))));
                        *((__global gale_long *) (arg_data + 16 + (l_72 + l_74))) = l_75;
                        i_76 = (int) ((uint) i_73 + (uint) 8);
                        i_73 = i_76;
                    }
                    i_77 = i_73;
                } else {
                    i_77 = 0;
                }
                i_78 = i_77;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_78 < i_66)) {
                        break;
                    }
                    l_79 = (long) i_78;
                    i_80 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) l_79))));
                    *((__global char *) (arg_data + 16 + (l_72 + l_79))) = (char) i_80;
                    i_81 = (int) ((uint) i_78 + (uint) 1);
                    i_78 = i_81;
                }
                i_82 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_66);
                if (l_59 < 0L) {
                    i_83 = (int) l_59;
                    i_84 = i_83;
                } else {
                    i_84 = 0;
                }
                l_85 = (long) ((ulong) ((long) i_66) + (ulong) l_60);
                i_86 = (int) ((uint) i_24 + (uint) i_66);
                if (l_59 == (-117L)) {
                    l_87 = l_85;
                } else {
                    if (l_59 < 0L) {
                        l_87 = (-1L);
                    } else {
                        if (i_86 < i_10) {
                            l_87 = l_85;
                        } else {
                            l_87 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_12)) = l_87;
                i_62 = i_84;
                i_63 = i_86;
            } else {
                i_62 = i_23;
                i_63 = i_24;
            }
        }
        if (l_59 == 0L) {
            i_88 = 0;
        } else {
            l_89 = *((__local gale_long *) (gale_local_memory + l_20));
            i_90 = (l_89 == (-1L)) ? 0 : 1;
            i_88 = i_90;
        }
        GALEFS_BARRIER(5);
        i_91 = (l_59 == (-117L)) ? 1 : 0;
        if (i_21 == 0) {
            if (l_59 < 1L) {
                i_23 = i_62;
                i_24 = i_63;
                i_25 = i_41;
                i_26 = i_43;
                i_27 = i_91;
                i_28 = i_88;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_23 = i_62;
                i_24 = i_63;
                i_25 = i_41;
                i_26 = i_43;
                i_27 = i_91;
                i_28 = i_88;
            }
        } else {
            i_23 = i_62;
            i_24 = i_63;
            i_25 = i_41;
            i_26 = i_43;
            i_27 = i_91;
            i_28 = i_88;
        }
    }
    l_92 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (i_11 == 0) {
        i_93 = *((__local gale_int *) (gale_local_memory + l_17));
        l_94 = (long) ((ulong) ((long) ((ulong) l_92 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_95 = *((__global gale_long *) (arg_fs + 16 + l_94));
        *((__global gale_long *) (arg_fs + 16 + l_94)) = ((long) ((ulong) ((long) i_93) + (ulong) l_95));
    }
    if (i_24 < 1) {
        i_96 = i_23;
    } else {
        i_96 = i_24;
    }
    i_97 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_98 = (long) ((int) ((uint) i_97 + (uint) (i_97 << 1)));
    *((__global gale_int *) (arg_results + ((l_98 << 2) + 16L))) = i_96;
    if (((int) get_local_id(0)) == 0) {
        l_99 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
        l_100 = l_99;
    } else {
        l_100 = 0L;
    }
    GALEFS_BROADCAST(6, l_101, l_100);
    if (l_101 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_8;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_101); }
        GALEFS_RETURN;
        resume_3:
        i_8 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_22 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
        l_92 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_97 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
        l_98 = (long) ((int) ((uint) i_97 + (uint) (i_97 << 1)));
        l_101 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_101 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_101 < 0L) {
        l_102 = (l_101 == (-117L)) ? (-5L) : l_101;
        l_103 = l_102;
    } else {
        l_104 = gale_BlockAccess_offsetInRegion(arg_fs, l_101, 0L, gale_group, gale_slot, gale_position);
        l_103 = l_104;
    }
    GALEFS_BARRIER(7);
    i_105 = gale_BlockAccess_available(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
    i_106 = (int) get_local_id(0);
    l_107 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_106) << 3) + 16L);
    l_108 = (i_105 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_107)) = l_108;
    if (i_105 < 1) {
        l_109 = (-1L);
    } else {
        l_110 = gale_BlockAccess_missing(arg_fs, i_8, 0L, i_105, gale_group, gale_slot, gale_position);
        l_109 = l_110;
    }
    i_111 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_106 + (uint) i_111))) << 3) + 16L)))) = l_109;
    l_112 = (24L) + 16L;
    if (i_106 == 0) {
        *((__local gale_int *) (gale_local_memory + l_112)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_113 = (i_105 < 0) ? i_105 : 0;
    l_114 = (8L) + 24L;
    l_115 = (8L) + 16L;
    i_116 = (int) get_local_id(0);
    i_117 = i_113;
    i_118 = 0;
    i_119 = 0;
    i_120 = 0;
    i_121 = 0;
    i_122 = 1;
    while (true) {
        if (i_122 == 0) {
            break;
        }
        if (i_106 == 0) {
            i_123 = i_119;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_124 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_123) << 3) + 16L);
                if (!(i_123 < i_111)) {
                    goto B124;
                }
                l_125 = *((__local gale_long *) (gale_local_memory + l_124));
                if (!(l_125 == (-1L))) {
                    break;
                }
                i_126 = (int) ((uint) i_123 + (uint) 1);
                i_123 = i_126;
            }
            goto B125;
        B124:;
        B125:;
            if (i_123 < i_111) {
                l_127 = *((__local gale_long *) (gale_local_memory + l_124));
                l_128 = l_127;
            } else {
                l_128 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_115)) = l_128;
            if (i_121 == 0) {
                l_129 = l_22;
            } else {
                l_129 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_114)) = l_129;
            if (i_123 < i_111) {
                if (i_121 == 0) {
                    l_130 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_128, gale_group, gale_slot, gale_position);
                    l_131 = l_130;
                } else {
                    l_131 = 0L;
                }
            } else {
                l_132 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_131 = l_132;
            }
            if (i_123 < i_111) {
                if (l_131 == 0L) {
                    i_133 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_134 = (long) i_133;
                    if (l_134 < 0L) {
                        i_135 = i_123;
                        l_136 = l_134;
                        i_137 = i_120;
                    } else {
                        if (i_120 == 0) {
                            i_138 = (int) ((uint) i_111 + (uint) i_123);
                            i_139 = i_111 << 1;
                            i_140 = 0;
                            i_141 = i_138;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_141 < i_139)) {
                                    goto B152;
                                }
                                if (!(i_140 < 4096)) {
                                    break;
                                }
                                l_142 = *((__local gale_long *) (gale_local_memory + ((32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_141) << 3) + 16L))));
                                i_143 = (int) ((uint) i_141 + (uint) 1);
                                if (l_142 == (-1L)) {
                                    i_141 = i_143;
                                } else {
                                    l_144 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_145 = l_142 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) ((long) i_140))))) = l_145;
                                    i_146 = (int) ((uint) i_140 + (uint) 8);
                                    if (((int) (l_142 & 1L)) == 0) {
                                        i_140 = i_146;
                                        i_141 = i_143;
                                    } else {
                                        if (i_146 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) ((long) i_146))))) = (l_145 + 1L);
                                            i_147 = (int) ((uint) i_140 + (uint) 16);
                                            i_140 = i_147;
                                            i_141 = i_143;
                                        } else {
                                            i_140 = i_146;
                                            i_141 = i_143;
                                        }
                                    }
                                }
                            }
                            i_148 = i_140;
                            goto B154;
                        B152:;
                            i_148 = i_140;
                        } else {
                            i_148 = 0;
                        }
                    B154:;
                        l_149 = *((__local gale_long *) (gale_local_memory + l_115));
                        l_150 = *((__local gale_long *) (gale_local_memory + l_114));
                        i_151 = (int) l_150;
                        l_152 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_151))) & l_149), (1 << i_151), i_148, gale_group, gale_slot, gale_position);
                        i_135 = i_123;
                        l_136 = l_152;
                        i_137 = 1;
                    }
                } else {
                    i_135 = i_123;
                    l_136 = l_131;
                    i_137 = i_120;
                }
            } else {
                i_135 = i_123;
                l_136 = l_131;
                i_137 = i_120;
            }
        } else {
            i_135 = i_119;
            l_136 = 0L;
            i_137 = i_120;
        }
        GALEFS_BROADCAST(9, l_153, l_136);
        if (l_153 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_longs[gale_item] = (ulong) l_103;
            gale_ints[gale_items + gale_item] = (uint) i_105;
            gale_ints[2 * gale_items + gale_item] = (uint) i_117;
            gale_ints[3 * gale_items + gale_item] = (uint) i_118;
            gale_ints[4 * gale_items + gale_item] = (uint) i_135;
            gale_ints[5 * gale_items + gale_item] = (uint) i_137;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_153); }
            GALEFS_RETURN;
            resume_4:
            i_8 = (int) gale_ints[gale_item];
            l_103 = (long) gale_longs[gale_item];
            i_105 = (int) gale_ints[gale_items + gale_item];
            i_117 = (int) gale_ints[2 * gale_items + gale_item];
            i_118 = (int) gale_ints[3 * gale_items + gale_item];
            i_135 = (int) gale_ints[4 * gale_items + gale_item];
            i_137 = (int) gale_ints[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_22 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_92 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_97 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_98 = (long) ((int) ((uint) i_97 + (uint) (i_97 << 1)));
            i_106 = (int) get_local_id(0);
            l_107 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_106) << 3) + 16L);
            i_111 = (int) get_local_size(0);
            l_112 = (24L) + 16L;
            l_114 = (8L) + 24L;
            l_115 = (8L) + 16L;
            i_116 = (int) get_local_id(0);
            l_153 = gale_round_reply(gale_entry);
        }
        l_154 = *((__local gale_long *) (gale_local_memory + l_107));
        l_155 = *((__local gale_long *) (gale_local_memory + l_114));
        if (l_154 == (-1L)) {
            i_156 = i_117;
            i_157 = i_118;
        } else {
            l_158 = *((__local gale_long *) (gale_local_memory + l_115));
            i_159 = (int) l_155;
            if ((l_154 >> i_159) == (l_158 >> i_159)) {
                if (l_153 < 0L) {
                    i_160 = 0;
                } else {
                    l_161 = 1L << i_159;
                    l_162 = (long) ((ulong) l_161 - (ulong) (((long) ((ulong) l_161 + (ulong) (-1L))) & l_154));
                    i_163 = (int) ((uint) i_105 - (uint) i_118);
                    if (l_162 < ((long) i_163)) {
                        i_164 = (int) l_162;
                        i_160 = i_164;
                    } else {
                        i_160 = i_163;
                    }
                }
                l_165 = gale_BlockAccess_offsetInRegion(arg_fs, l_153, l_154, gale_group, gale_slot, gale_position);
                l_166 = ((long) i_118) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_165 | l_166) & 7L) == 0) {
                    i_167 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_160 - (uint) i_167)) < 8) {
                            break;
                        }
                        l_168 = (long) i_167;
                        l_169 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) l_168))));
                        *((__global gale_long *) (arg_data + 16 + (l_166 + l_168))) = l_169;
                        i_170 = (int) ((uint) i_167 + (uint) 8);
                        i_167 = i_170;
                    }
                    i_171 = i_167;
                } else {
                    i_171 = 0;
                }
                i_172 = i_171;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_172 < i_160)) {
                        break;
                    }
                    l_173 = (long) i_172;
                    i_174 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) l_173))));
                    *((__global char *) (arg_data + 16 + (l_166 + l_173))) = (char) i_174;
                    i_175 = (int) ((uint) i_172 + (uint) 1);
                    i_172 = i_175;
                }
                i_176 = atomic_add((volatile __local int *) ((gale_local_memory + (24L)) + 16 + ((long) 0 << 2)), i_160);
                if (l_153 < 0L) {
                    i_177 = (int) l_153;
                    i_178 = i_177;
                } else {
                    i_178 = 0;
                }
                l_179 = (long) ((ulong) ((long) i_160) + (ulong) l_154);
                i_180 = (int) ((uint) i_118 + (uint) i_160);
                if (l_153 == (-117L)) {
                    l_181 = l_179;
                } else {
                    if (l_153 < 0L) {
                        l_181 = (-1L);
                    } else {
                        if (i_180 < i_105) {
                            l_181 = l_179;
                        } else {
                            l_181 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_107)) = l_181;
                i_156 = i_178;
                i_157 = i_180;
            } else {
                i_156 = i_117;
                i_157 = i_118;
            }
        }
        if (l_153 == 0L) {
            i_182 = 0;
        } else {
            l_183 = *((__local gale_long *) (gale_local_memory + l_115));
            i_184 = (l_183 == (-1L)) ? 0 : 1;
            i_182 = i_184;
        }
        GALEFS_BARRIER(10);
        i_185 = (l_153 == (-117L)) ? 1 : 0;
        if (i_116 == 0) {
            if (l_153 < 1L) {
                i_117 = i_156;
                i_118 = i_157;
                i_119 = i_135;
                i_120 = i_137;
                i_121 = i_185;
                i_122 = i_182;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_117 = i_156;
                i_118 = i_157;
                i_119 = i_135;
                i_120 = i_137;
                i_121 = i_185;
                i_122 = i_182;
            }
        } else {
            i_117 = i_156;
            i_118 = i_157;
            i_119 = i_135;
            i_120 = i_137;
            i_121 = i_185;
            i_122 = i_182;
        }
    }
    if (i_106 == 0) {
        i_186 = *((__local gale_int *) (gale_local_memory + l_112));
        l_187 = (long) ((ulong) ((long) ((ulong) l_92 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_188 = *((__global gale_long *) (arg_fs + 16 + l_187));
        *((__global gale_long *) (arg_fs + 16 + l_187)) = ((long) ((ulong) ((long) i_186) + (ulong) l_188));
    }
    if (i_118 < 1) {
        i_189 = i_117;
    } else {
        i_189 = i_118;
    }
    *((__global gale_int *) (arg_results + (((l_98 + 1L) << 2) + 16L))) = i_189;
    i_190 = (int) *((__global char *) (arg_fs + 16 + l_103));
    *((__global gale_int *) (arg_results + (((l_98 + 2L) << 2) + 16L))) = i_190;
    GALEFS_BARRIER(11);
    if (((int) get_local_id(0)) == 0) {
        l_191 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
        l_192 = l_191;
    } else {
        l_192 = 0L;
    }
    GALEFS_BROADCAST(12, l_193, l_192);
    if (((int) get_local_id(0)) == 0) {
        l_194 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_195 = l_194;
    } else {
        l_195 = 0L;
    }
    GALEFS_BROADCAST(13, l_196, l_195);
    if (l_196 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_196); }
        GALEFS_RETURN;
        resume_5:
        l_196 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
