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
// bytecode SHA-256: 0c30991d35a320c6235c594bd310770453a76aa5b35e63097d8710f028f596ea
// functions SHA-256: eda5e2904721fd70184db2d5c51e76e2881f0310fb84699d9f32ba1f431e0dad
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (48 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_12) VARIABLE(int, i_120) VARIABLE(int, i_125) VARIABLE(int, i_126) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_145) VARIABLE(int, i_147) VARIABLE(int, i_168) VARIABLE(int, i_169) VARIABLE(int, i_170) VARIABLE(int, i_19) VARIABLE(int, i_194) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_94) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_104) VARIABLE(long, l_112) VARIABLE(long, l_116) VARIABLE(long, l_121) VARIABLE(long, l_123) VARIABLE(long, l_124) VARIABLE(long, l_15) VARIABLE(long, l_165) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_65)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_94) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_65)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(l_0) VARIABLE(l_104) VARIABLE(l_26)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(l_0) VARIABLE(l_104) VARIABLE(l_112) VARIABLE(l_26)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_120) VARIABLE(l_0) VARIABLE(l_104) VARIABLE(l_112) VARIABLE(l_116) VARIABLE(l_121) VARIABLE(l_26)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_120) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_145) VARIABLE(i_147) VARIABLE(l_0) VARIABLE(l_104) VARIABLE(l_112) VARIABLE(l_116) VARIABLE(l_121) VARIABLE(l_123) VARIABLE(l_124) VARIABLE(l_26)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_120) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_145) VARIABLE(i_147) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_170) VARIABLE(i_194) VARIABLE(l_0) VARIABLE(l_104) VARIABLE(l_112) VARIABLE(l_116) VARIABLE(l_121) VARIABLE(l_123) VARIABLE(l_124) VARIABLE(l_165) VARIABLE(l_26)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_13(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_19, i_21, i_24, i_25, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_36, i_43, i_45, i_47, i_48, i_49, i_50, i_51, i_53, i_57, i_58, i_59, i_68, i_69, i_70, i_72, i_75, i_76, i_79, i_82, i_83, i_84, i_86, i_87, i_88, i_89, i_90, i_92, i_94, i_96, i_97, i_98, i_102, i_103, i_110, i_111, i_114, i_115, i_120, i_122, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_136, i_143, i_145, i_147, i_148, i_149, i_150, i_151, i_153, i_157, i_158, i_159, i_168, i_169, i_170, i_172, i_175, i_176, i_179, i_182, i_183, i_184, i_186, i_187, i_188, i_189, i_190, i_192, i_194, i_196, i_197, i_198, i_202, i_203;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_15, l_16, l_17, l_18, l_20, l_22, l_23, l_26, l_34, l_35, l_37, l_38, l_39, l_40, l_41, l_42, l_44, l_46, l_52, l_54, l_55, l_56, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_71, l_73, l_74, l_77, l_78, l_80, l_81, l_85, l_91, l_93, l_95, l_99, l_100, l_101, l_104, l_105, l_106, l_107, l_108, l_109, l_112, l_113, l_116, l_117, l_118, l_119, l_121, l_123, l_124, l_134, l_135, l_137, l_138, l_139, l_140, l_141, l_142, l_144, l_146, l_152, l_154, l_155, l_156, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_167, l_171, l_173, l_174, l_177, l_178, l_180, l_181, l_185, l_191, l_193, l_195, l_199, l_200, l_201, l_204, l_205, l_206, l_207, l_208, l_209, l_210, l_211;
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
                        l_62 = gale_BlockAccess_requestListed(arg_fs, i_12, l_60, (1 << ((int) l_61)), i_59, gale_group);
                        i_45 = i_33;
                        l_46 = l_62;
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
                l_63 = gale_HostCall_awaitReply(arg_fs, l_46, gale_group);
                l_64 = l_63;
            } else {
                l_64 = l_46;
            }
        } else {
            l_64 = l_46;
        }
        GALEFS_BROADCAST(4, l_65, l_64);
        l_66 = *((__local gale_long *) (gale_local_memory + l_15));
        l_67 = *((__local gale_long *) (gale_local_memory + l_22));
        i_68 = (int) l_67;
        if (l_66 == (-1L)) {
            i_69 = i_27;
            i_70 = i_28;
        } else {
            l_71 = *((__local gale_long *) (gale_local_memory + l_23));
            if ((l_66 >> i_68) == (l_71 >> i_68)) {
                if (l_65 < 0L) {
                    i_72 = 0;
                } else {
                    l_73 = 1L << i_68;
                    l_74 = (long) ((ulong) l_73 - (ulong) (((long) ((ulong) l_73 + (ulong) (-1L))) & l_66));
                    i_75 = (int) ((uint) i_13 - (uint) i_28);
                    if (l_74 < ((long) i_75)) {
                        i_76 = (int) l_74;
                        i_72 = i_76;
                    } else {
                        i_72 = i_75;
                    }
                }
                l_77 = gale_BlockAccess_offsetInRegion(arg_fs, l_65, l_66, gale_group);
                l_78 = ((long) i_28) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_77 | l_78) & 7L) == 0) {
                    i_79 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_72 - (uint) i_79)) < 8) {
                            break;
                        }
                        l_80 = (long) i_79;
                        l_81 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) l_80))));
                        *((__global gale_long *) (arg_data + 16 + (l_78 + l_80))) = l_81;
                        i_82 = (int) ((uint) i_79 + (uint) 8);
                        i_79 = i_82;
                    }
                    i_83 = i_79;
                } else {
                    i_83 = 0;
                }
                i_84 = i_83;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_84 < i_72)) {
                        break;
                    }
                    l_85 = (long) i_84;
                    i_86 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) l_85))));
                    *((__global char *) (arg_data + 16 + (l_78 + l_85))) = (char) i_86;
                    i_87 = (int) ((uint) i_84 + (uint) 1);
                    i_84 = i_87;
                }
                i_88 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_72);
                if (l_65 < 0L) {
                    i_89 = (int) l_65;
                    i_90 = i_89;
                } else {
                    i_90 = 0;
                }
                l_91 = (long) ((ulong) ((long) i_72) + (ulong) l_66);
                i_92 = (int) ((uint) i_28 + (uint) i_72);
                if ((!(l_65 == (-5L))) || (i_68 < 13)) {
                    if (l_65 < 0L) {
                        l_93 = (-1L);
                    } else {
                        if (i_92 < i_13) {
                            l_93 = l_91;
                        } else {
                            l_93 = (-1L);
                        }
                    }
                } else {
                    l_93 = l_91;
                }
                *((__local gale_long *) (gale_local_memory + l_15)) = l_93;
                i_69 = i_90;
                i_70 = i_92;
            } else {
                i_69 = i_27;
                i_70 = i_28;
            }
        }
        if (l_65 == 0L) {
            i_94 = 0;
        } else {
            l_95 = *((__local gale_long *) (gale_local_memory + l_23));
            i_96 = (l_95 == (-1L)) ? 0 : 1;
            i_94 = i_96;
        }
        GALEFS_BARRIER(5);
        i_97 = ((!(l_65 == (-5L))) || (i_68 < 13)) ? 0 : 1;
        if (i_24 == 0) {
            if (l_65 < 1L) {
                i_27 = i_69;
                i_28 = i_70;
                i_29 = i_45;
                i_30 = i_47;
                i_31 = i_97;
                i_32 = i_94;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_27 = i_69;
                i_28 = i_70;
                i_29 = i_45;
                i_30 = i_47;
                i_31 = i_97;
                i_32 = i_94;
            }
        } else {
            i_27 = i_69;
            i_28 = i_70;
            i_29 = i_45;
            i_30 = i_47;
            i_31 = i_97;
            i_32 = i_94;
        }
    }
    if (i_14 == 0) {
        i_98 = *((__local gale_int *) (gale_local_memory + l_20));
        l_99 = (long) gale_group;
        l_100 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_99 << 12) + (l_99 << 11)))) + (ulong) 1872L);
        l_101 = *((__global gale_long *) (arg_fs + 16 + l_100));
        *((__global gale_long *) (arg_fs + 16 + l_100)) = ((long) ((ulong) ((long) i_98) + (ulong) l_101));
    }
    if (i_28 < 1) {
        i_102 = i_27;
    } else {
        i_102 = i_28;
    }
    i_103 = (int) get_global_id(0);
    l_104 = (long) ((int) ((uint) i_103 + (uint) (i_103 << 1)));
    *((__global gale_int *) (arg_results + ((l_104 << 2) + 16L))) = i_102;
    if (((int) get_local_id(0)) == 0) {
        l_105 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group);
        l_106 = l_105;
    } else {
        l_106 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_106 < (-4611686018427387904L)) {
            l_107 = gale_HostCall_awaitReply(arg_fs, l_106, gale_group);
            l_108 = l_107;
        } else {
            l_108 = l_106;
        }
    } else {
        l_108 = l_106;
    }
    GALEFS_BROADCAST(6, l_109, l_108);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_109 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_110 = gale_group;
            i_111 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_110 & ((int) ((uint) (1 << i_111) + (uint) (-1))))) << 6) + (((long) (i_110 >> i_111)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_109 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_109 < 0L) {
        l_112 = l_109;
    } else {
        l_113 = gale_BlockAccess_offsetInRegion(arg_fs, l_109, 0L, gale_group);
        l_112 = l_113;
    }
    GALEFS_BARRIER(7);
    i_114 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group);
    i_115 = (int) get_local_id(0);
    l_116 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_115) << 3) + 16L);
    l_117 = (i_114 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_116)) = l_117;
    if (i_114 < 1) {
        l_118 = (-1L);
    } else {
        l_119 = gale_BlockAccess_missing(arg_fs, i_11, 0L, i_114, gale_group);
        l_118 = l_119;
    }
    i_120 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_115 + (uint) i_120))) << 3) + 16L)))) = l_118;
    l_121 = (24L) + 16L;
    if (i_115 == 0) {
        *((__local gale_int *) (gale_local_memory + l_121)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_122 = (i_114 < 0) ? i_114 : 0;
    l_123 = (8L) + 24L;
    l_124 = (8L) + 16L;
    i_125 = (int) get_local_id(0);
    i_126 = (int) get_local_id(0);
    i_127 = i_122;
    i_128 = 0;
    i_129 = 0;
    i_130 = 0;
    i_131 = 0;
    i_132 = 1;
    while (true) {
        if (i_132 == 0) {
            break;
        }
        if (i_115 == 0) {
            i_133 = i_129;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_134 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_133) << 3) + 16L);
                if (!(i_133 < i_120)) {
                    goto B139;
                }
                l_135 = *((__local gale_long *) (gale_local_memory + l_134));
                if (!(l_135 == (-1L))) {
                    break;
                }
                i_136 = (int) ((uint) i_133 + (uint) 1);
                i_133 = i_136;
            }
            goto B140;
        B139:;
        B140:;
            if (i_133 < i_120) {
                l_137 = *((__local gale_long *) (gale_local_memory + l_134));
                l_138 = l_137;
            } else {
                l_138 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_124)) = l_138;
            if (i_131 == 0) {
                l_139 = l_26;
            } else {
                l_139 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_123)) = l_139;
            if (i_133 < i_120) {
                if (i_131 == 0) {
                    l_140 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_138, gale_group);
                    l_141 = l_140;
                } else {
                    l_141 = 0L;
                }
            } else {
                l_142 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_141 = l_142;
            }
            if (i_133 < i_120) {
                if (l_141 == 0L) {
                    i_143 = gale_HostCall_begin(arg_fs, gale_group);
                    l_144 = (long) i_143;
                    if (l_144 < 0L) {
                        i_145 = i_133;
                        l_146 = l_144;
                        i_147 = i_130;
                    } else {
                        if (i_130 == 0) {
                            i_148 = (int) ((uint) i_120 + (uint) i_133);
                            i_149 = i_120 << 1;
                            i_150 = 0;
                            i_151 = i_148;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_151 < i_149)) {
                                    goto B167;
                                }
                                if (!(i_150 < 4096)) {
                                    break;
                                }
                                l_152 = *((__local gale_long *) (gale_local_memory + ((32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_151) << 3) + 16L))));
                                i_153 = (int) ((uint) i_151 + (uint) 1);
                                if (l_152 == (-1L)) {
                                    i_151 = i_153;
                                } else {
                                    l_154 = (long) gale_group;
                                    l_155 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_154 << 12) + (l_154 << 11)))) + (ulong) 2048L);
                                    l_156 = l_152 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) ((long) i_150))))) = l_156;
                                    i_157 = (int) ((uint) i_150 + (uint) 8);
                                    if (((int) (l_152 & 1L)) == 0) {
                                        i_150 = i_157;
                                        i_151 = i_153;
                                    } else {
                                        if (i_157 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) ((long) i_157))))) = (l_156 + 1L);
                                            i_158 = (int) ((uint) i_150 + (uint) 16);
                                            i_150 = i_158;
                                            i_151 = i_153;
                                        } else {
                                            i_150 = i_157;
                                            i_151 = i_153;
                                        }
                                    }
                                }
                            }
                            i_159 = i_150;
                            goto B169;
                        B167:;
                            i_159 = i_150;
                        } else {
                            i_159 = 0;
                        }
                    B169:;
                        l_160 = *((__local gale_long *) (gale_local_memory + l_124));
                        l_161 = *((__local gale_long *) (gale_local_memory + l_123));
                        l_162 = gale_BlockAccess_requestListed(arg_fs, i_11, l_160, (1 << ((int) l_161)), i_159, gale_group);
                        i_145 = i_133;
                        l_146 = l_162;
                        i_147 = 1;
                    }
                } else {
                    i_145 = i_133;
                    l_146 = l_141;
                    i_147 = i_130;
                }
            } else {
                i_145 = i_133;
                l_146 = l_141;
                i_147 = i_130;
            }
        } else {
            i_145 = i_129;
            l_146 = 0L;
            i_147 = i_130;
        }
        if (i_126 == 0) {
            if (l_146 < (-4611686018427387904L)) {
                l_163 = gale_HostCall_awaitReply(arg_fs, l_146, gale_group);
                l_164 = l_163;
            } else {
                l_164 = l_146;
            }
        } else {
            l_164 = l_146;
        }
        GALEFS_BROADCAST(9, l_165, l_164);
        l_166 = *((__local gale_long *) (gale_local_memory + l_116));
        l_167 = *((__local gale_long *) (gale_local_memory + l_123));
        i_168 = (int) l_167;
        if (l_166 == (-1L)) {
            i_169 = i_127;
            i_170 = i_128;
        } else {
            l_171 = *((__local gale_long *) (gale_local_memory + l_124));
            if ((l_166 >> i_168) == (l_171 >> i_168)) {
                if (l_165 < 0L) {
                    i_172 = 0;
                } else {
                    l_173 = 1L << i_168;
                    l_174 = (long) ((ulong) l_173 - (ulong) (((long) ((ulong) l_173 + (ulong) (-1L))) & l_166));
                    i_175 = (int) ((uint) i_114 - (uint) i_128);
                    if (l_174 < ((long) i_175)) {
                        i_176 = (int) l_174;
                        i_172 = i_176;
                    } else {
                        i_172 = i_175;
                    }
                }
                l_177 = gale_BlockAccess_offsetInRegion(arg_fs, l_165, l_166, gale_group);
                l_178 = ((long) i_128) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_177 | l_178) & 7L) == 0) {
                    i_179 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_172 - (uint) i_179)) < 8) {
                            break;
                        }
                        l_180 = (long) i_179;
                        l_181 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) l_180))));
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
                    if (!(i_184 < i_172)) {
                        break;
                    }
                    l_185 = (long) i_184;
                    i_186 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) l_185))));
                    *((__global char *) (arg_data + 16 + (l_178 + l_185))) = (char) i_186;
                    i_187 = (int) ((uint) i_184 + (uint) 1);
                    i_184 = i_187;
                }
                i_188 = atomic_add((volatile __local int *) ((gale_local_memory + (24L)) + 16 + ((long) 0 << 2)), i_172);
                if (l_165 < 0L) {
                    i_189 = (int) l_165;
                    i_190 = i_189;
                } else {
                    i_190 = 0;
                }
                l_191 = (long) ((ulong) ((long) i_172) + (ulong) l_166);
                i_192 = (int) ((uint) i_128 + (uint) i_172);
                if ((!(l_165 == (-5L))) || (i_168 < 13)) {
                    if (l_165 < 0L) {
                        l_193 = (-1L);
                    } else {
                        if (i_192 < i_114) {
                            l_193 = l_191;
                        } else {
                            l_193 = (-1L);
                        }
                    }
                } else {
                    l_193 = l_191;
                }
                *((__local gale_long *) (gale_local_memory + l_116)) = l_193;
                i_169 = i_190;
                i_170 = i_192;
            } else {
                i_169 = i_127;
                i_170 = i_128;
            }
        }
        if (l_165 == 0L) {
            i_194 = 0;
        } else {
            l_195 = *((__local gale_long *) (gale_local_memory + l_124));
            i_196 = (l_195 == (-1L)) ? 0 : 1;
            i_194 = i_196;
        }
        GALEFS_BARRIER(10);
        i_197 = ((!(l_165 == (-5L))) || (i_168 < 13)) ? 0 : 1;
        if (i_125 == 0) {
            if (l_165 < 1L) {
                i_127 = i_169;
                i_128 = i_170;
                i_129 = i_145;
                i_130 = i_147;
                i_131 = i_197;
                i_132 = i_194;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_127 = i_169;
                i_128 = i_170;
                i_129 = i_145;
                i_130 = i_147;
                i_131 = i_197;
                i_132 = i_194;
            }
        } else {
            i_127 = i_169;
            i_128 = i_170;
            i_129 = i_145;
            i_130 = i_147;
            i_131 = i_197;
            i_132 = i_194;
        }
    }
    if (i_115 == 0) {
        i_198 = *((__local gale_int *) (gale_local_memory + l_121));
        l_199 = (long) gale_group;
        l_200 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_199 << 12) + (l_199 << 11)))) + (ulong) 1872L);
        l_201 = *((__global gale_long *) (arg_fs + 16 + l_200));
        *((__global gale_long *) (arg_fs + 16 + l_200)) = ((long) ((ulong) ((long) i_198) + (ulong) l_201));
    }
    if (i_128 < 1) {
        i_202 = i_127;
    } else {
        i_202 = i_128;
    }
    *((__global gale_int *) (arg_results + (((l_104 + 1L) << 2) + 16L))) = i_202;
    i_203 = (int) *((__global char *) (arg_fs + 16 + l_112));
    *((__global gale_int *) (arg_results + (((l_104 + 2L) << 2) + 16L))) = i_203;
    GALEFS_BARRIER(11);
    if (((int) get_local_id(0)) == 0) {
        l_204 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
        l_205 = l_204;
    } else {
        l_205 = 0L;
    }
    GALEFS_BROADCAST(12, l_206, l_205);
    if (((int) get_local_id(0)) == 0) {
        l_207 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_208 = l_207;
    } else {
        l_208 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_208 < (-4611686018427387904L)) {
            l_209 = gale_HostCall_awaitReply(arg_fs, l_208, gale_group);
            l_210 = l_209;
        } else {
            l_210 = l_208;
        }
    } else {
        l_210 = l_208;
    }
    GALEFS_BROADCAST(13, l_211, l_210);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (48 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_109) VARIABLE(int, i_11) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_133) VARIABLE(int, i_135) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_155) VARIABLE(int, i_16) VARIABLE(int, i_179) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_8) VARIABLE(int, i_87) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_101) VARIABLE(long, l_105) VARIABLE(long, l_110) VARIABLE(long, l_112) VARIABLE(long, l_113) VARIABLE(long, l_12) VARIABLE(long, l_150) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_58) VARIABLE(long, l_7) VARIABLE(long, l_91) VARIABLE(long, l_97)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_8) VARIABLE(i_87) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_58)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_91) VARIABLE(l_97)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_101) VARIABLE(l_22) VARIABLE(l_91) VARIABLE(l_97)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_109) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_101) VARIABLE(l_105) VARIABLE(l_110) VARIABLE(l_22) VARIABLE(l_91) VARIABLE(l_97)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_109) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_133) VARIABLE(i_135) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_101) VARIABLE(l_105) VARIABLE(l_110) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_22) VARIABLE(l_91) VARIABLE(l_97)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_109) VARIABLE(i_114) VARIABLE(i_133) VARIABLE(i_135) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_179) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_101) VARIABLE(l_105) VARIABLE(l_110) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_150) VARIABLE(l_22) VARIABLE(l_91) VARIABLE(l_97)
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
    int i_4, i_5, i_8, i_9, i_10, i_11, i_16, i_18, i_21, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_32, i_39, i_41, i_43, i_44, i_45, i_46, i_47, i_49, i_52, i_53, i_54, i_61, i_62, i_63, i_65, i_68, i_69, i_72, i_75, i_76, i_77, i_79, i_80, i_81, i_82, i_83, i_85, i_87, i_89, i_90, i_92, i_95, i_96, i_103, i_104, i_109, i_111, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_124, i_131, i_133, i_135, i_136, i_137, i_138, i_139, i_141, i_144, i_145, i_146, i_153, i_154, i_155, i_157, i_160, i_161, i_164, i_167, i_168, i_169, i_171, i_172, i_173, i_174, i_175, i_177, i_179, i_181, i_182, i_183, i_186, i_187;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_30, l_31, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_42, l_48, l_50, l_51, l_55, l_56, l_57, l_58, l_59, l_60, l_64, l_66, l_67, l_70, l_71, l_73, l_74, l_78, l_84, l_86, l_88, l_91, l_93, l_94, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_106, l_107, l_108, l_110, l_112, l_113, l_122, l_123, l_125, l_126, l_127, l_128, l_129, l_130, l_132, l_134, l_140, l_142, l_143, l_147, l_148, l_149, l_150, l_151, l_152, l_156, l_158, l_159, l_162, l_163, l_165, l_166, l_170, l_176, l_178, l_180, l_184, l_185, l_188, l_189, l_190, l_191, l_192, l_193;
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
                        l_57 = gale_BlockAccess_requestListed(arg_fs, i_9, l_55, (1 << ((int) l_56)), i_54, gale_group, gale_slot, gale_position);
                        i_41 = i_29;
                        l_42 = l_57;
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
        GALEFS_BROADCAST(4, l_58, l_42);
        if (l_58 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_10;
            gale_ints[3 * gale_items + gale_item] = (uint) i_23;
            gale_ints[4 * gale_items + gale_item] = (uint) i_24;
            gale_ints[5 * gale_items + gale_item] = (uint) i_41;
            gale_ints[6 * gale_items + gale_item] = (uint) i_43;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_58); }
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
            l_58 = gale_round_reply(gale_entry);
        }
        l_59 = *((__local gale_long *) (gale_local_memory + l_12));
        l_60 = *((__local gale_long *) (gale_local_memory + l_19));
        i_61 = (int) l_60;
        if (l_59 == (-1L)) {
            i_62 = i_23;
            i_63 = i_24;
        } else {
            l_64 = *((__local gale_long *) (gale_local_memory + l_20));
            if ((l_59 >> i_61) == (l_64 >> i_61)) {
                if (l_58 < 0L) {
                    i_65 = 0;
                } else {
                    l_66 = 1L << i_61;
                    l_67 = (long) ((ulong) l_66 - (ulong) (((long) ((ulong) l_66 + (ulong) (-1L))) & l_59));
                    i_68 = (int) ((uint) i_10 - (uint) i_24);
                    if (l_67 < ((long) i_68)) {
                        i_69 = (int) l_67;
                        i_65 = i_69;
                    } else {
                        i_65 = i_68;
                    }
                }
                l_70 = gale_BlockAccess_offsetInRegion(arg_fs, l_58, l_59, gale_group, gale_slot, gale_position);
                l_71 = ((long) i_24) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_70 | l_71) & 7L) == 0) {
                    i_72 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_65 - (uint) i_72)) < 8) {
                            break;
                        }
                        l_73 = (long) i_72;
                        l_74 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) l_73))));
                        *((__global gale_long *) (arg_data + 16 + (l_71 + l_73))) = l_74;
                        i_75 = (int) ((uint) i_72 + (uint) 8);
                        i_72 = i_75;
                    }
                    i_76 = i_72;
                } else {
                    i_76 = 0;
                }
                i_77 = i_76;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_77 < i_65)) {
                        break;
                    }
                    l_78 = (long) i_77;
                    i_79 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) l_78))));
                    *((__global char *) (arg_data + 16 + (l_71 + l_78))) = (char) i_79;
                    i_80 = (int) ((uint) i_77 + (uint) 1);
                    i_77 = i_80;
                }
                i_81 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_65);
                if (l_58 < 0L) {
                    i_82 = (int) l_58;
                    i_83 = i_82;
                } else {
                    i_83 = 0;
                }
                l_84 = (long) ((ulong) ((long) i_65) + (ulong) l_59);
                i_85 = (int) ((uint) i_24 + (uint) i_65);
                if ((!(l_58 == (-5L))) || (i_61 < 13)) {
                    if (l_58 < 0L) {
                        l_86 = (-1L);
                    } else {
                        if (i_85 < i_10) {
                            l_86 = l_84;
                        } else {
                            l_86 = (-1L);
                        }
                    }
                } else {
                    l_86 = l_84;
                }
                *((__local gale_long *) (gale_local_memory + l_12)) = l_86;
                i_62 = i_83;
                i_63 = i_85;
            } else {
                i_62 = i_23;
                i_63 = i_24;
            }
        }
        if (l_58 == 0L) {
            i_87 = 0;
        } else {
            l_88 = *((__local gale_long *) (gale_local_memory + l_20));
            i_89 = (l_88 == (-1L)) ? 0 : 1;
            i_87 = i_89;
        }
        GALEFS_BARRIER(5);
        i_90 = ((!(l_58 == (-5L))) || (i_61 < 13)) ? 0 : 1;
        if (i_21 == 0) {
            if (l_58 < 1L) {
                i_23 = i_62;
                i_24 = i_63;
                i_25 = i_41;
                i_26 = i_43;
                i_27 = i_90;
                i_28 = i_87;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_23 = i_62;
                i_24 = i_63;
                i_25 = i_41;
                i_26 = i_43;
                i_27 = i_90;
                i_28 = i_87;
            }
        } else {
            i_23 = i_62;
            i_24 = i_63;
            i_25 = i_41;
            i_26 = i_43;
            i_27 = i_90;
            i_28 = i_87;
        }
    }
    l_91 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (i_11 == 0) {
        i_92 = *((__local gale_int *) (gale_local_memory + l_17));
        l_93 = (long) ((ulong) ((long) ((ulong) l_91 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_94 = *((__global gale_long *) (arg_fs + 16 + l_93));
        *((__global gale_long *) (arg_fs + 16 + l_93)) = ((long) ((ulong) ((long) i_92) + (ulong) l_94));
    }
    if (i_24 < 1) {
        i_95 = i_23;
    } else {
        i_95 = i_24;
    }
    i_96 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_97 = (long) ((int) ((uint) i_96 + (uint) (i_96 << 1)));
    *((__global gale_int *) (arg_results + ((l_97 << 2) + 16L))) = i_95;
    if (((int) get_local_id(0)) == 0) {
        l_98 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
        l_99 = l_98;
    } else {
        l_99 = 0L;
    }
    GALEFS_BROADCAST(6, l_100, l_99);
    if (l_100 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_8;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_100); }
        GALEFS_RETURN;
        resume_3:
        i_8 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_22 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
        l_91 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_96 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
        l_97 = (long) ((int) ((uint) i_96 + (uint) (i_96 << 1)));
        l_100 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_100 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_100 < 0L) {
        l_101 = l_100;
    } else {
        l_102 = gale_BlockAccess_offsetInRegion(arg_fs, l_100, 0L, gale_group, gale_slot, gale_position);
        l_101 = l_102;
    }
    GALEFS_BARRIER(7);
    i_103 = gale_BlockAccess_available(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
    i_104 = (int) get_local_id(0);
    l_105 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_104) << 3) + 16L);
    l_106 = (i_103 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_105)) = l_106;
    if (i_103 < 1) {
        l_107 = (-1L);
    } else {
        l_108 = gale_BlockAccess_missing(arg_fs, i_8, 0L, i_103, gale_group, gale_slot, gale_position);
        l_107 = l_108;
    }
    i_109 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_104 + (uint) i_109))) << 3) + 16L)))) = l_107;
    l_110 = (24L) + 16L;
    if (i_104 == 0) {
        *((__local gale_int *) (gale_local_memory + l_110)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_111 = (i_103 < 0) ? i_103 : 0;
    l_112 = (8L) + 24L;
    l_113 = (8L) + 16L;
    i_114 = (int) get_local_id(0);
    i_115 = i_111;
    i_116 = 0;
    i_117 = 0;
    i_118 = 0;
    i_119 = 0;
    i_120 = 1;
    while (true) {
        if (i_120 == 0) {
            break;
        }
        if (i_104 == 0) {
            i_121 = i_117;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_122 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_121) << 3) + 16L);
                if (!(i_121 < i_109)) {
                    goto B124;
                }
                l_123 = *((__local gale_long *) (gale_local_memory + l_122));
                if (!(l_123 == (-1L))) {
                    break;
                }
                i_124 = (int) ((uint) i_121 + (uint) 1);
                i_121 = i_124;
            }
            goto B125;
        B124:;
        B125:;
            if (i_121 < i_109) {
                l_125 = *((__local gale_long *) (gale_local_memory + l_122));
                l_126 = l_125;
            } else {
                l_126 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_113)) = l_126;
            if (i_119 == 0) {
                l_127 = l_22;
            } else {
                l_127 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_112)) = l_127;
            if (i_121 < i_109) {
                if (i_119 == 0) {
                    l_128 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_126, gale_group, gale_slot, gale_position);
                    l_129 = l_128;
                } else {
                    l_129 = 0L;
                }
            } else {
                l_130 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_129 = l_130;
            }
            if (i_121 < i_109) {
                if (l_129 == 0L) {
                    i_131 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_132 = (long) i_131;
                    if (l_132 < 0L) {
                        i_133 = i_121;
                        l_134 = l_132;
                        i_135 = i_118;
                    } else {
                        if (i_118 == 0) {
                            i_136 = (int) ((uint) i_109 + (uint) i_121);
                            i_137 = i_109 << 1;
                            i_138 = 0;
                            i_139 = i_136;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_139 < i_137)) {
                                    goto B152;
                                }
                                if (!(i_138 < 4096)) {
                                    break;
                                }
                                l_140 = *((__local gale_long *) (gale_local_memory + ((32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_139) << 3) + 16L))));
                                i_141 = (int) ((uint) i_139 + (uint) 1);
                                if (l_140 == (-1L)) {
                                    i_139 = i_141;
                                } else {
                                    l_142 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_143 = l_140 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) ((long) i_138))))) = l_143;
                                    i_144 = (int) ((uint) i_138 + (uint) 8);
                                    if (((int) (l_140 & 1L)) == 0) {
                                        i_138 = i_144;
                                        i_139 = i_141;
                                    } else {
                                        if (i_144 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) ((long) i_144))))) = (l_143 + 1L);
                                            i_145 = (int) ((uint) i_138 + (uint) 16);
                                            i_138 = i_145;
                                            i_139 = i_141;
                                        } else {
                                            i_138 = i_144;
                                            i_139 = i_141;
                                        }
                                    }
                                }
                            }
                            i_146 = i_138;
                            goto B154;
                        B152:;
                            i_146 = i_138;
                        } else {
                            i_146 = 0;
                        }
                    B154:;
                        l_147 = *((__local gale_long *) (gale_local_memory + l_113));
                        l_148 = *((__local gale_long *) (gale_local_memory + l_112));
                        l_149 = gale_BlockAccess_requestListed(arg_fs, i_8, l_147, (1 << ((int) l_148)), i_146, gale_group, gale_slot, gale_position);
                        i_133 = i_121;
                        l_134 = l_149;
                        i_135 = 1;
                    }
                } else {
                    i_133 = i_121;
                    l_134 = l_129;
                    i_135 = i_118;
                }
            } else {
                i_133 = i_121;
                l_134 = l_129;
                i_135 = i_118;
            }
        } else {
            i_133 = i_117;
            l_134 = 0L;
            i_135 = i_118;
        }
        GALEFS_BROADCAST(9, l_150, l_134);
        if (l_150 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_longs[gale_item] = (ulong) l_101;
            gale_ints[gale_items + gale_item] = (uint) i_103;
            gale_ints[2 * gale_items + gale_item] = (uint) i_115;
            gale_ints[3 * gale_items + gale_item] = (uint) i_116;
            gale_ints[4 * gale_items + gale_item] = (uint) i_133;
            gale_ints[5 * gale_items + gale_item] = (uint) i_135;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_150); }
            GALEFS_RETURN;
            resume_4:
            i_8 = (int) gale_ints[gale_item];
            l_101 = (long) gale_longs[gale_item];
            i_103 = (int) gale_ints[gale_items + gale_item];
            i_115 = (int) gale_ints[2 * gale_items + gale_item];
            i_116 = (int) gale_ints[3 * gale_items + gale_item];
            i_133 = (int) gale_ints[4 * gale_items + gale_item];
            i_135 = (int) gale_ints[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_22 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_91 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_96 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_97 = (long) ((int) ((uint) i_96 + (uint) (i_96 << 1)));
            i_104 = (int) get_local_id(0);
            l_105 = (32L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_104) << 3) + 16L);
            i_109 = (int) get_local_size(0);
            l_110 = (24L) + 16L;
            l_112 = (8L) + 24L;
            l_113 = (8L) + 16L;
            i_114 = (int) get_local_id(0);
            l_150 = gale_round_reply(gale_entry);
        }
        l_151 = *((__local gale_long *) (gale_local_memory + l_105));
        l_152 = *((__local gale_long *) (gale_local_memory + l_112));
        i_153 = (int) l_152;
        if (l_151 == (-1L)) {
            i_154 = i_115;
            i_155 = i_116;
        } else {
            l_156 = *((__local gale_long *) (gale_local_memory + l_113));
            if ((l_151 >> i_153) == (l_156 >> i_153)) {
                if (l_150 < 0L) {
                    i_157 = 0;
                } else {
                    l_158 = 1L << i_153;
                    l_159 = (long) ((ulong) l_158 - (ulong) (((long) ((ulong) l_158 + (ulong) (-1L))) & l_151));
                    i_160 = (int) ((uint) i_103 - (uint) i_116);
                    if (l_159 < ((long) i_160)) {
                        i_161 = (int) l_159;
                        i_157 = i_161;
                    } else {
                        i_157 = i_160;
                    }
                }
                l_162 = gale_BlockAccess_offsetInRegion(arg_fs, l_150, l_151, gale_group, gale_slot, gale_position);
                l_163 = ((long) i_116) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_162 | l_163) & 7L) == 0) {
                    i_164 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_157 - (uint) i_164)) < 8) {
                            break;
                        }
                        l_165 = (long) i_164;
                        l_166 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) l_165))));
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
                    if (!(i_169 < i_157)) {
                        break;
                    }
                    l_170 = (long) i_169;
                    i_171 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) l_170))));
                    *((__global char *) (arg_data + 16 + (l_163 + l_170))) = (char) i_171;
                    i_172 = (int) ((uint) i_169 + (uint) 1);
                    i_169 = i_172;
                }
                i_173 = atomic_add((volatile __local int *) ((gale_local_memory + (24L)) + 16 + ((long) 0 << 2)), i_157);
                if (l_150 < 0L) {
                    i_174 = (int) l_150;
                    i_175 = i_174;
                } else {
                    i_175 = 0;
                }
                l_176 = (long) ((ulong) ((long) i_157) + (ulong) l_151);
                i_177 = (int) ((uint) i_116 + (uint) i_157);
                if ((!(l_150 == (-5L))) || (i_153 < 13)) {
                    if (l_150 < 0L) {
                        l_178 = (-1L);
                    } else {
                        if (i_177 < i_103) {
                            l_178 = l_176;
                        } else {
                            l_178 = (-1L);
                        }
                    }
                } else {
                    l_178 = l_176;
                }
                *((__local gale_long *) (gale_local_memory + l_105)) = l_178;
                i_154 = i_175;
                i_155 = i_177;
            } else {
                i_154 = i_115;
                i_155 = i_116;
            }
        }
        if (l_150 == 0L) {
            i_179 = 0;
        } else {
            l_180 = *((__local gale_long *) (gale_local_memory + l_113));
            i_181 = (l_180 == (-1L)) ? 0 : 1;
            i_179 = i_181;
        }
        GALEFS_BARRIER(10);
        i_182 = ((!(l_150 == (-5L))) || (i_153 < 13)) ? 0 : 1;
        if (i_114 == 0) {
            if (l_150 < 1L) {
                i_115 = i_154;
                i_116 = i_155;
                i_117 = i_133;
                i_118 = i_135;
                i_119 = i_182;
                i_120 = i_179;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_115 = i_154;
                i_116 = i_155;
                i_117 = i_133;
                i_118 = i_135;
                i_119 = i_182;
                i_120 = i_179;
            }
        } else {
            i_115 = i_154;
            i_116 = i_155;
            i_117 = i_133;
            i_118 = i_135;
            i_119 = i_182;
            i_120 = i_179;
        }
    }
    if (i_104 == 0) {
        i_183 = *((__local gale_int *) (gale_local_memory + l_110));
        l_184 = (long) ((ulong) ((long) ((ulong) l_91 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_185 = *((__global gale_long *) (arg_fs + 16 + l_184));
        *((__global gale_long *) (arg_fs + 16 + l_184)) = ((long) ((ulong) ((long) i_183) + (ulong) l_185));
    }
    if (i_116 < 1) {
        i_186 = i_115;
    } else {
        i_186 = i_116;
    }
    *((__global gale_int *) (arg_results + (((l_97 + 1L) << 2) + 16L))) = i_186;
    i_187 = (int) *((__global char *) (arg_fs + 16 + l_101));
    *((__global gale_int *) (arg_results + (((l_97 + 2L) << 2) + 16L))) = i_187;
    GALEFS_BARRIER(11);
    if (((int) get_local_id(0)) == 0) {
        l_188 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
        l_189 = l_188;
    } else {
        l_189 = 0L;
    }
    GALEFS_BROADCAST(12, l_190, l_189);
    if (((int) get_local_id(0)) == 0) {
        l_191 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_192 = l_191;
    } else {
        l_192 = 0L;
    }
    GALEFS_BROADCAST(13, l_193, l_192);
    if (l_193 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_193); }
        GALEFS_RETURN;
        resume_5:
        l_193 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
