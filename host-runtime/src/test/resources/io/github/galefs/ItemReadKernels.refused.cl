// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refused
// entry point: galefs_refused
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE WRITE WRITE
// waits: 5
// saved values: 7
// context bytes: 40
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 32
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ecdbb69f2dfe1825290c1ab200e00d4bffd59044efa28cda60f4c7f01568a36b
// functions SHA-256: 5ea6b7f9d37004bfe091f345577cbefb2095f1dddaf787e09a10ea1e02a24879
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_11) VARIABLE(int, i_114) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_12) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_13) VARIABLE(int, i_136) VARIABLE(int, i_138) VARIABLE(int, i_14) VARIABLE(int, i_157) VARIABLE(int, i_158) VARIABLE(int, i_181) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_44) VARIABLE(int, i_46) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_89) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_106) VARIABLE(long, l_110) VARIABLE(long, l_115) VARIABLE(long, l_117) VARIABLE(long, l_15) VARIABLE(long, l_155) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_63) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_89) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_63)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_98)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_106) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_98)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_106) VARIABLE(l_110) VARIABLE(l_115) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_98)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_136) VARIABLE(i_138) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_106) VARIABLE(l_110) VARIABLE(l_115) VARIABLE(l_117) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_98)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_136) VARIABLE(i_138) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_181) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_106) VARIABLE(l_110) VARIABLE(l_115) VARIABLE(l_117) VARIABLE(l_155) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_98)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_13(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_19, i_21, i_23, i_24, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_36, i_42, i_44, i_46, i_47, i_48, i_49, i_50, i_52, i_56, i_57, i_58, i_65, i_66, i_68, i_70, i_71, i_74, i_77, i_78, i_79, i_81, i_82, i_83, i_84, i_85, i_86, i_89, i_91, i_92, i_96, i_97, i_104, i_105, i_108, i_109, i_114, i_116, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_128, i_134, i_136, i_138, i_139, i_140, i_141, i_142, i_144, i_148, i_149, i_150, i_157, i_158, i_160, i_162, i_163, i_166, i_169, i_170, i_171, i_173, i_174, i_175, i_176, i_177, i_178, i_181, i_183, i_184, i_188, i_189;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_15, l_16, l_17, l_18, l_20, l_22, l_25, l_26, l_34, l_35, l_37, l_38, l_39, l_40, l_41, l_43, l_45, l_51, l_53, l_54, l_55, l_59, l_60, l_61, l_62, l_63, l_64, l_67, l_69, l_72, l_73, l_75, l_76, l_80, l_87, l_88, l_90, l_93, l_94, l_95, l_98, l_99, l_100, l_101, l_102, l_103, l_106, l_107, l_110, l_111, l_112, l_113, l_115, l_117, l_126, l_127, l_129, l_130, l_131, l_132, l_133, l_135, l_137, l_143, l_145, l_146, l_147, l_151, l_152, l_153, l_154, l_155, l_156, l_159, l_161, l_164, l_165, l_167, l_168, l_172, l_179, l_180, l_182, l_185, l_186, l_187, l_190, l_191, l_192, l_193, l_194, l_195, l_196, l_197;
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
    l_15 = (16L) + ((((long) i_14) << 3) + 16L);
    l_16 = (i_13 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_15)) = l_16;
    if (i_13 < 1) {
        l_17 = (-1L);
    } else {
        l_18 = gale_BlockAccess_missing(arg_fs, i_12, 0L, i_13, gale_group);
        l_17 = l_18;
    }
    i_19 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_14 + (uint) i_19))) << 3) + 16L)))) = l_17;
    l_20 = (-8L) + 16L;
    if (i_14 == 0) {
        *((__local gale_int *) (gale_local_memory + l_20)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_21 = (i_13 < 0) ? i_13 : 0;
    l_22 = (-16L) + 16L;
    i_23 = (int) get_local_id(0);
    i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_25 = 1L << i_24;
    l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
    i_27 = (int) get_local_id(0);
    i_28 = i_21;
    i_29 = 0;
    i_30 = 0;
    i_31 = 0;
    i_32 = 1;
    while (true) {
        if (i_32 == 0) {
            break;
        }
        if (i_14 == 0) {
            i_33 = i_30;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_34 = (16L) + ((((long) i_33) << 3) + 16L);
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
            *((__local gale_long *) (gale_local_memory + l_22)) = l_38;
            if (i_33 < i_19) {
                l_39 = gale_BlockAccess_acquireResident(arg_fs, i_12, l_38, gale_group);
                l_40 = l_39;
            } else {
                l_41 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_40 = l_41;
            }
            if (i_33 < i_19) {
                if (l_40 == 0L) {
                    i_42 = gale_HostCall_begin(arg_fs, gale_group);
                    l_43 = (long) i_42;
                    if (l_43 < 0L) {
                        i_44 = i_33;
                        l_45 = l_43;
                        i_46 = i_31;
                    } else {
                        if (i_31 == 0) {
                            i_47 = (int) ((uint) i_19 + (uint) i_33);
                            i_48 = i_19 << 1;
                            i_49 = 0;
                            i_50 = i_47;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_50 < i_48)) {
                                    goto B50;
                                }
                                if (!(i_49 < 4096)) {
                                    break;
                                }
                                l_51 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_50) << 3) + 16L))));
                                i_52 = (int) ((uint) i_50 + (uint) 1);
                                if (l_51 == (-1L)) {
                                    i_50 = i_52;
                                } else {
                                    l_53 = (long) gale_group;
                                    l_54 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_53 << 12) + (l_53 << 11)))) + (ulong) 2048L);
                                    l_55 = l_51 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) ((long) i_49))))) = l_55;
                                    i_56 = (int) ((uint) i_49 + (uint) 8);
                                    if (((int) (l_51 & 1L)) == 0) {
                                        i_49 = i_56;
                                        i_50 = i_52;
                                    } else {
                                        if (i_56 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) ((long) i_56))))) = (l_55 + 1L);
                                            i_57 = (int) ((uint) i_49 + (uint) 16);
                                            i_49 = i_57;
                                            i_50 = i_52;
                                        } else {
                                            i_49 = i_56;
                                            i_50 = i_52;
                                        }
                                    }
                                }
                            }
                            i_58 = i_49;
                            goto B52;
                        B50:;
                            i_58 = i_49;
                        } else {
                            i_58 = 0;
                        }
                    B52:;
                        l_59 = *((__local gale_long *) (gale_local_memory + l_22));
                        l_60 = gale_BlockAccess_requestListed(arg_fs, i_12, l_59, i_58, gale_group);
                        i_44 = i_33;
                        l_45 = l_60;
                        i_46 = 1;
                    }
                } else {
                    i_44 = i_33;
                    l_45 = l_40;
                    i_46 = i_31;
                }
            } else {
                i_44 = i_33;
                l_45 = l_40;
                i_46 = i_31;
            }
        } else {
            i_44 = i_30;
            l_45 = 0L;
            i_46 = i_31;
        }
        if (i_27 == 0) {
            if (l_45 < (-4611686018427387904L)) {
                l_61 = gale_HostCall_awaitReply(arg_fs, l_45, gale_group);
                l_62 = l_61;
            } else {
                l_62 = l_45;
            }
        } else {
            l_62 = l_45;
        }
        GALEFS_BROADCAST(4, l_63, l_62);
        l_64 = *((__local gale_long *) (gale_local_memory + l_15));
        if (l_64 == (-1L)) {
            i_65 = i_28;
            i_66 = i_29;
        } else {
            l_67 = *((__local gale_long *) (gale_local_memory + l_22));
            if ((l_64 >> i_24) == (l_67 >> i_24)) {
                if (l_63 < 0L) {
                    i_68 = 0;
                } else {
                    l_69 = (long) ((ulong) l_25 - (ulong) (l_26 & l_64));
                    i_70 = (int) ((uint) i_13 - (uint) i_29);
                    if (l_69 < ((long) i_70)) {
                        i_71 = (int) l_69;
                        i_68 = i_71;
                    } else {
                        i_68 = i_70;
                    }
                }
                l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_64, gale_group);
                l_73 = ((long) i_29) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_72 | l_73) & 7L) == 0) {
                    i_74 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_68 - (uint) i_74)) < 8) {
                            break;
                        }
                        l_75 = (long) i_74;
                        l_76 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) l_75))));
                        *((__global gale_long *) (arg_data + 16 + (l_73 + l_75))) = l_76;
                        i_77 = (int) ((uint) i_74 + (uint) 8);
                        i_74 = i_77;
                    }
                    i_78 = i_74;
                } else {
                    i_78 = 0;
                }
                i_79 = i_78;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_79 < i_68)) {
                        break;
                    }
                    l_80 = (long) i_79;
                    i_81 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) l_80))));
                    *((__global char *) (arg_data + 16 + (l_73 + l_80))) = (char) i_81;
                    i_82 = (int) ((uint) i_79 + (uint) 1);
                    i_79 = i_82;
                }
                i_83 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_68);
                if (l_63 < 0L) {
                    i_84 = (int) l_63;
                    i_85 = i_84;
                } else {
                    i_85 = 0;
                }
                i_86 = (int) ((uint) i_29 + (uint) i_68);
                if (l_63 < 0L) {
                    l_87 = (-1L);
                } else {
                    if (i_86 < i_13) {
                        l_88 = (long) ((ulong) ((long) i_68) + (ulong) l_64);
                        l_87 = l_88;
                    } else {
                        l_87 = (-1L);
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_15)) = l_87;
                i_65 = i_85;
                i_66 = i_86;
            } else {
                i_65 = i_28;
                i_66 = i_29;
            }
        }
        if (l_63 == 0L) {
            i_89 = 0;
        } else {
            l_90 = *((__local gale_long *) (gale_local_memory + l_22));
            i_91 = (l_90 == (-1L)) ? 0 : 1;
            i_89 = i_91;
        }
        GALEFS_BARRIER(5);
        if (i_23 == 0) {
            if (l_63 < 1L) {
                i_28 = i_65;
                i_29 = i_66;
                i_30 = i_44;
                i_31 = i_46;
                i_32 = i_89;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_28 = i_65;
                i_29 = i_66;
                i_30 = i_44;
                i_31 = i_46;
                i_32 = i_89;
            }
        } else {
            i_28 = i_65;
            i_29 = i_66;
            i_30 = i_44;
            i_31 = i_46;
            i_32 = i_89;
        }
    }
    if (i_14 == 0) {
        i_92 = *((__local gale_int *) (gale_local_memory + l_20));
        l_93 = (long) gale_group;
        l_94 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_93 << 12) + (l_93 << 11)))) + (ulong) 1872L);
        l_95 = *((__global gale_long *) (arg_fs + 16 + l_94));
        *((__global gale_long *) (arg_fs + 16 + l_94)) = ((long) ((ulong) ((long) i_92) + (ulong) l_95));
    }
    if (i_29 < 1) {
        i_96 = i_28;
    } else {
        i_96 = i_29;
    }
    i_97 = (int) get_global_id(0);
    l_98 = (long) ((int) ((uint) i_97 + (uint) (i_97 << 1)));
    *((__global gale_int *) (arg_results + ((l_98 << 2) + 16L))) = i_96;
    if (((int) get_local_id(0)) == 0) {
        l_99 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group);
        l_100 = l_99;
    } else {
        l_100 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_100 < (-4611686018427387904L)) {
            l_101 = gale_HostCall_awaitReply(arg_fs, l_100, gale_group);
            l_102 = l_101;
        } else {
            l_102 = l_100;
        }
    } else {
        l_102 = l_100;
    }
    GALEFS_BROADCAST(6, l_103, l_102);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_103 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_104 = gale_group;
            i_105 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_104 & ((int) ((uint) (1 << i_105) + (uint) (-1))))) << 6) + (((long) (i_104 >> i_105)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_103 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_103 < 0L) {
        l_106 = l_103;
    } else {
        l_107 = gale_BlockAccess_offsetInRegion(arg_fs, l_103, 0L, gale_group);
        l_106 = l_107;
    }
    GALEFS_BARRIER(7);
    i_108 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group);
    i_109 = (int) get_local_id(0);
    l_110 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_109) << 3) + 16L);
    l_111 = (i_108 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_110)) = l_111;
    if (i_108 < 1) {
        l_112 = (-1L);
    } else {
        l_113 = gale_BlockAccess_missing(arg_fs, i_11, 0L, i_108, gale_group);
        l_112 = l_113;
    }
    i_114 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_109 + (uint) i_114))) << 3) + 16L)))) = l_112;
    l_115 = (8L) + 16L;
    if (i_109 == 0) {
        *((__local gale_int *) (gale_local_memory + l_115)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_116 = (i_108 < 0) ? i_108 : 0;
    l_117 = (0L) + 16L;
    i_118 = (int) get_local_id(0);
    i_119 = (int) get_local_id(0);
    i_120 = i_116;
    i_121 = 0;
    i_122 = 0;
    i_123 = 0;
    i_124 = 1;
    while (true) {
        if (i_124 == 0) {
            break;
        }
        if (i_109 == 0) {
            i_125 = i_122;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_126 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_125) << 3) + 16L);
                if (!(i_125 < i_114)) {
                    goto B132;
                }
                l_127 = *((__local gale_long *) (gale_local_memory + l_126));
                if (!(l_127 == (-1L))) {
                    break;
                }
                i_128 = (int) ((uint) i_125 + (uint) 1);
                i_125 = i_128;
            }
            goto B133;
        B132:;
        B133:;
            if (i_125 < i_114) {
                l_129 = *((__local gale_long *) (gale_local_memory + l_126));
                l_130 = l_129;
            } else {
                l_130 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_117)) = l_130;
            if (i_125 < i_114) {
                l_131 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_130, gale_group);
                l_132 = l_131;
            } else {
                l_133 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_132 = l_133;
            }
            if (i_125 < i_114) {
                if (l_132 == 0L) {
                    i_134 = gale_HostCall_begin(arg_fs, gale_group);
                    l_135 = (long) i_134;
                    if (l_135 < 0L) {
                        i_136 = i_125;
                        l_137 = l_135;
                        i_138 = i_123;
                    } else {
                        if (i_123 == 0) {
                            i_139 = (int) ((uint) i_114 + (uint) i_125);
                            i_140 = i_114 << 1;
                            i_141 = 0;
                            i_142 = i_139;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_142 < i_140)) {
                                    goto B155;
                                }
                                if (!(i_141 < 4096)) {
                                    break;
                                }
                                l_143 = *((__local gale_long *) (gale_local_memory + ((16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_142) << 3) + 16L))));
                                i_144 = (int) ((uint) i_142 + (uint) 1);
                                if (l_143 == (-1L)) {
                                    i_142 = i_144;
                                } else {
                                    l_145 = (long) gale_group;
                                    l_146 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_145 << 12) + (l_145 << 11)))) + (ulong) 2048L);
                                    l_147 = l_143 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) ((long) i_141))))) = l_147;
                                    i_148 = (int) ((uint) i_141 + (uint) 8);
                                    if (((int) (l_143 & 1L)) == 0) {
                                        i_141 = i_148;
                                        i_142 = i_144;
                                    } else {
                                        if (i_148 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) ((long) i_148))))) = (l_147 + 1L);
                                            i_149 = (int) ((uint) i_141 + (uint) 16);
                                            i_141 = i_149;
                                            i_142 = i_144;
                                        } else {
                                            i_141 = i_148;
                                            i_142 = i_144;
                                        }
                                    }
                                }
                            }
                            i_150 = i_141;
                            goto B157;
                        B155:;
                            i_150 = i_141;
                        } else {
                            i_150 = 0;
                        }
                    B157:;
                        l_151 = *((__local gale_long *) (gale_local_memory + l_117));
                        l_152 = gale_BlockAccess_requestListed(arg_fs, i_11, l_151, i_150, gale_group);
                        i_136 = i_125;
                        l_137 = l_152;
                        i_138 = 1;
                    }
                } else {
                    i_136 = i_125;
                    l_137 = l_132;
                    i_138 = i_123;
                }
            } else {
                i_136 = i_125;
                l_137 = l_132;
                i_138 = i_123;
            }
        } else {
            i_136 = i_122;
            l_137 = 0L;
            i_138 = i_123;
        }
        if (i_119 == 0) {
            if (l_137 < (-4611686018427387904L)) {
                l_153 = gale_HostCall_awaitReply(arg_fs, l_137, gale_group);
                l_154 = l_153;
            } else {
                l_154 = l_137;
            }
        } else {
            l_154 = l_137;
        }
        GALEFS_BROADCAST(9, l_155, l_154);
        l_156 = *((__local gale_long *) (gale_local_memory + l_110));
        if (l_156 == (-1L)) {
            i_157 = i_120;
            i_158 = i_121;
        } else {
            l_159 = *((__local gale_long *) (gale_local_memory + l_117));
            if ((l_156 >> i_24) == (l_159 >> i_24)) {
                if (l_155 < 0L) {
                    i_160 = 0;
                } else {
                    l_161 = (long) ((ulong) l_25 - (ulong) (l_26 & l_156));
                    i_162 = (int) ((uint) i_108 - (uint) i_121);
                    if (l_161 < ((long) i_162)) {
                        i_163 = (int) l_161;
                        i_160 = i_163;
                    } else {
                        i_160 = i_162;
                    }
                }
                l_164 = gale_BlockAccess_offsetInRegion(arg_fs, l_155, l_156, gale_group);
                l_165 = ((long) i_121) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_164 | l_165) & 7L) == 0) {
                    i_166 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_160 - (uint) i_166)) < 8) {
                            break;
                        }
                        l_167 = (long) i_166;
                        l_168 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) l_167))));
                        *((__global gale_long *) (arg_data + 16 + (l_165 + l_167))) = l_168;
                        i_169 = (int) ((uint) i_166 + (uint) 8);
                        i_166 = i_169;
                    }
                    i_170 = i_166;
                } else {
                    i_170 = 0;
                }
                i_171 = i_170;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_171 < i_160)) {
                        break;
                    }
                    l_172 = (long) i_171;
                    i_173 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) l_172))));
                    *((__global char *) (arg_data + 16 + (l_165 + l_172))) = (char) i_173;
                    i_174 = (int) ((uint) i_171 + (uint) 1);
                    i_171 = i_174;
                }
                i_175 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), i_160);
                if (l_155 < 0L) {
                    i_176 = (int) l_155;
                    i_177 = i_176;
                } else {
                    i_177 = 0;
                }
                i_178 = (int) ((uint) i_121 + (uint) i_160);
                if (l_155 < 0L) {
                    l_179 = (-1L);
                } else {
                    if (i_178 < i_108) {
                        l_180 = (long) ((ulong) ((long) i_160) + (ulong) l_156);
                        l_179 = l_180;
                    } else {
                        l_179 = (-1L);
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_110)) = l_179;
                i_157 = i_177;
                i_158 = i_178;
            } else {
                i_157 = i_120;
                i_158 = i_121;
            }
        }
        if (l_155 == 0L) {
            i_181 = 0;
        } else {
            l_182 = *((__local gale_long *) (gale_local_memory + l_117));
            i_183 = (l_182 == (-1L)) ? 0 : 1;
            i_181 = i_183;
        }
        GALEFS_BARRIER(10);
        if (i_118 == 0) {
            if (l_155 < 1L) {
                i_120 = i_157;
                i_121 = i_158;
                i_122 = i_136;
                i_123 = i_138;
                i_124 = i_181;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_120 = i_157;
                i_121 = i_158;
                i_122 = i_136;
                i_123 = i_138;
                i_124 = i_181;
            }
        } else {
            i_120 = i_157;
            i_121 = i_158;
            i_122 = i_136;
            i_123 = i_138;
            i_124 = i_181;
        }
    }
    if (i_109 == 0) {
        i_184 = *((__local gale_int *) (gale_local_memory + l_115));
        l_185 = (long) gale_group;
        l_186 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_185 << 12) + (l_185 << 11)))) + (ulong) 1872L);
        l_187 = *((__global gale_long *) (arg_fs + 16 + l_186));
        *((__global gale_long *) (arg_fs + 16 + l_186)) = ((long) ((ulong) ((long) i_184) + (ulong) l_187));
    }
    if (i_121 < 1) {
        i_188 = i_120;
    } else {
        i_188 = i_121;
    }
    *((__global gale_int *) (arg_results + (((l_98 + 1L) << 2) + 16L))) = i_188;
    i_189 = (int) *((__global char *) (arg_fs + 16 + l_106));
    *((__global gale_int *) (arg_results + (((l_98 + 2L) << 2) + 16L))) = i_189;
    GALEFS_BARRIER(11);
    if (((int) get_local_id(0)) == 0) {
        l_190 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
        l_191 = l_190;
    } else {
        l_191 = 0L;
    }
    GALEFS_BROADCAST(12, l_192, l_191);
    if (((int) get_local_id(0)) == 0) {
        l_193 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_194 = l_193;
    } else {
        l_194 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_194 < (-4611686018427387904L)) {
            l_195 = gale_HostCall_awaitReply(arg_fs, l_194, gale_group);
            l_196 = l_195;
        } else {
            l_196 = l_194;
        }
    } else {
        l_196 = l_194;
    }
    GALEFS_BROADCAST(13, l_197, l_196);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_103) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_11) VARIABLE(int, i_124) VARIABLE(int, i_126) VARIABLE(int, i_142) VARIABLE(int, i_143) VARIABLE(int, i_16) VARIABLE(int, i_166) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_8) VARIABLE(int, i_82) VARIABLE(int, i_9) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_104) VARIABLE(long, l_106) VARIABLE(long, l_12) VARIABLE(long, l_140) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_56) VARIABLE(long, l_7) VARIABLE(long, l_85) VARIABLE(long, l_91) VARIABLE(long, l_95) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_23)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_8) VARIABLE(i_82) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_56)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_85) VARIABLE(l_91)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_85) VARIABLE(l_91) VARIABLE(l_95)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_103) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_104) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_85) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(l_99)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_124) VARIABLE(i_126) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_85) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(l_99)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_103) VARIABLE(i_107) VARIABLE(i_124) VARIABLE(i_126) VARIABLE(i_142) VARIABLE(i_143) VARIABLE(i_166) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_104) VARIABLE(l_106) VARIABLE(l_140) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_85) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(l_99)
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
    int i_4, i_5, i_8, i_9, i_10, i_11, i_16, i_18, i_20, i_21, i_24, i_25, i_26, i_27, i_28, i_29, i_32, i_38, i_40, i_42, i_43, i_44, i_45, i_46, i_48, i_51, i_52, i_53, i_58, i_59, i_61, i_63, i_64, i_67, i_70, i_71, i_72, i_74, i_75, i_76, i_77, i_78, i_79, i_82, i_84, i_86, i_89, i_90, i_97, i_98, i_103, i_105, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_116, i_122, i_124, i_126, i_127, i_128, i_129, i_130, i_132, i_135, i_136, i_137, i_142, i_143, i_145, i_147, i_148, i_151, i_154, i_155, i_156, i_158, i_159, i_160, i_161, i_162, i_163, i_166, i_168, i_169, i_172, i_173;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_14, l_15, l_17, l_19, l_22, l_23, l_30, l_31, l_33, l_34, l_35, l_36, l_37, l_39, l_41, l_47, l_49, l_50, l_54, l_55, l_56, l_57, l_60, l_62, l_65, l_66, l_68, l_69, l_73, l_80, l_81, l_83, l_85, l_87, l_88, l_91, l_92, l_93, l_94, l_95, l_96, l_99, l_100, l_101, l_102, l_104, l_106, l_114, l_115, l_117, l_118, l_119, l_120, l_121, l_123, l_125, l_131, l_133, l_134, l_138, l_139, l_140, l_141, l_144, l_146, l_149, l_150, l_152, l_153, l_157, l_164, l_165, l_167, l_170, l_171, l_174, l_175, l_176, l_177, l_178, l_179;
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
    l_12 = (16L) + ((((long) i_11) << 3) + 16L);
    l_13 = (i_10 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_12)) = l_13;
    if (i_10 < 1) {
        l_14 = (-1L);
    } else {
        l_15 = gale_BlockAccess_missing(arg_fs, i_9, 0L, i_10, gale_group, gale_slot, gale_position);
        l_14 = l_15;
    }
    i_16 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_11 + (uint) i_16))) << 3) + 16L)))) = l_14;
    l_17 = (-8L) + 16L;
    if (i_11 == 0) {
        *((__local gale_int *) (gale_local_memory + l_17)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_18 = (i_10 < 0) ? i_10 : 0;
    l_19 = (-16L) + 16L;
    i_20 = (int) get_local_id(0);
    i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_22 = 1L << i_21;
    l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
    i_24 = i_18;
    i_25 = 0;
    i_26 = 0;
    i_27 = 0;
    i_28 = 1;
    while (true) {
        if (i_28 == 0) {
            break;
        }
        if (i_11 == 0) {
            i_29 = i_26;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_30 = (16L) + ((((long) i_29) << 3) + 16L);
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
            *((__local gale_long *) (gale_local_memory + l_19)) = l_34;
            if (i_29 < i_16) {
                l_35 = gale_BlockAccess_acquireResident(arg_fs, i_9, l_34, gale_group, gale_slot, gale_position);
                l_36 = l_35;
            } else {
                l_37 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_36 = l_37;
            }
            if (i_29 < i_16) {
                if (l_36 == 0L) {
                    i_38 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_39 = (long) i_38;
                    if (l_39 < 0L) {
                        i_40 = i_29;
                        l_41 = l_39;
                        i_42 = i_27;
                    } else {
                        if (i_27 == 0) {
                            i_43 = (int) ((uint) i_16 + (uint) i_29);
                            i_44 = i_16 << 1;
                            i_45 = 0;
                            i_46 = i_43;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_46 < i_44)) {
                                    goto B45;
                                }
                                if (!(i_45 < 4096)) {
                                    break;
                                }
                                l_47 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_46) << 3) + 16L))));
                                i_48 = (int) ((uint) i_46 + (uint) 1);
                                if (l_47 == (-1L)) {
                                    i_46 = i_48;
                                } else {
                                    l_49 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_50 = l_47 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) ((long) i_45))))) = l_50;
                                    i_51 = (int) ((uint) i_45 + (uint) 8);
                                    if (((int) (l_47 & 1L)) == 0) {
                                        i_45 = i_51;
                                        i_46 = i_48;
                                    } else {
                                        if (i_51 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) ((long) i_51))))) = (l_50 + 1L);
                                            i_52 = (int) ((uint) i_45 + (uint) 16);
                                            i_45 = i_52;
                                            i_46 = i_48;
                                        } else {
                                            i_45 = i_51;
                                            i_46 = i_48;
                                        }
                                    }
                                }
                            }
                            i_53 = i_45;
                            goto B47;
                        B45:;
                            i_53 = i_45;
                        } else {
                            i_53 = 0;
                        }
                    B47:;
                        l_54 = *((__local gale_long *) (gale_local_memory + l_19));
                        l_55 = gale_BlockAccess_requestListed(arg_fs, i_9, l_54, i_53, gale_group, gale_slot, gale_position);
                        i_40 = i_29;
                        l_41 = l_55;
                        i_42 = 1;
                    }
                } else {
                    i_40 = i_29;
                    l_41 = l_36;
                    i_42 = i_27;
                }
            } else {
                i_40 = i_29;
                l_41 = l_36;
                i_42 = i_27;
            }
        } else {
            i_40 = i_26;
            l_41 = 0L;
            i_42 = i_27;
        }
        GALEFS_BROADCAST(4, l_56, l_41);
        if (l_56 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_10;
            gale_ints[3 * gale_items + gale_item] = (uint) i_24;
            gale_ints[4 * gale_items + gale_item] = (uint) i_25;
            gale_ints[5 * gale_items + gale_item] = (uint) i_40;
            gale_ints[6 * gale_items + gale_item] = (uint) i_42;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_56); }
            GALEFS_RETURN;
            resume_2:
            i_8 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            i_10 = (int) gale_ints[2 * gale_items + gale_item];
            i_24 = (int) gale_ints[3 * gale_items + gale_item];
            i_25 = (int) gale_ints[4 * gale_items + gale_item];
            i_40 = (int) gale_ints[5 * gale_items + gale_item];
            i_42 = (int) gale_ints[6 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_11 = (int) get_local_id(0);
            l_12 = (16L) + ((((long) i_11) << 3) + 16L);
            i_16 = (int) get_local_size(0);
            l_17 = (-8L) + 16L;
            l_19 = (-16L) + 16L;
            i_20 = (int) get_local_id(0);
            i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_22 = 1L << i_21;
            l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
            l_56 = gale_round_reply(gale_entry);
        }
        l_57 = *((__local gale_long *) (gale_local_memory + l_12));
        if (l_57 == (-1L)) {
            i_58 = i_24;
            i_59 = i_25;
        } else {
            l_60 = *((__local gale_long *) (gale_local_memory + l_19));
            if ((l_57 >> i_21) == (l_60 >> i_21)) {
                if (l_56 < 0L) {
                    i_61 = 0;
                } else {
                    l_62 = (long) ((ulong) l_22 - (ulong) (l_23 & l_57));
                    i_63 = (int) ((uint) i_10 - (uint) i_25);
                    if (l_62 < ((long) i_63)) {
                        i_64 = (int) l_62;
                        i_61 = i_64;
                    } else {
                        i_61 = i_63;
                    }
                }
                l_65 = gale_BlockAccess_offsetInRegion(arg_fs, l_56, l_57, gale_group, gale_slot, gale_position);
                l_66 = ((long) i_25) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_65 | l_66) & 7L) == 0) {
                    i_67 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_61 - (uint) i_67)) < 8) {
                            break;
                        }
                        l_68 = (long) i_67;
                        l_69 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) l_68))));
                        *((__global gale_long *) (arg_data + 16 + (l_66 + l_68))) = l_69;
                        i_70 = (int) ((uint) i_67 + (uint) 8);
                        i_67 = i_70;
                    }
                    i_71 = i_67;
                } else {
                    i_71 = 0;
                }
                i_72 = i_71;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_72 < i_61)) {
                        break;
                    }
                    l_73 = (long) i_72;
                    i_74 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) l_73))));
                    *((__global char *) (arg_data + 16 + (l_66 + l_73))) = (char) i_74;
                    i_75 = (int) ((uint) i_72 + (uint) 1);
                    i_72 = i_75;
                }
                i_76 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_61);
                if (l_56 < 0L) {
                    i_77 = (int) l_56;
                    i_78 = i_77;
                } else {
                    i_78 = 0;
                }
                i_79 = (int) ((uint) i_25 + (uint) i_61);
                if (l_56 < 0L) {
                    l_80 = (-1L);
                } else {
                    if (i_79 < i_10) {
                        l_81 = (long) ((ulong) ((long) i_61) + (ulong) l_57);
                        l_80 = l_81;
                    } else {
                        l_80 = (-1L);
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_12)) = l_80;
                i_58 = i_78;
                i_59 = i_79;
            } else {
                i_58 = i_24;
                i_59 = i_25;
            }
        }
        if (l_56 == 0L) {
            i_82 = 0;
        } else {
            l_83 = *((__local gale_long *) (gale_local_memory + l_19));
            i_84 = (l_83 == (-1L)) ? 0 : 1;
            i_82 = i_84;
        }
        GALEFS_BARRIER(5);
        if (i_20 == 0) {
            if (l_56 < 1L) {
                i_24 = i_58;
                i_25 = i_59;
                i_26 = i_40;
                i_27 = i_42;
                i_28 = i_82;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_24 = i_58;
                i_25 = i_59;
                i_26 = i_40;
                i_27 = i_42;
                i_28 = i_82;
            }
        } else {
            i_24 = i_58;
            i_25 = i_59;
            i_26 = i_40;
            i_27 = i_42;
            i_28 = i_82;
        }
    }
    l_85 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (i_11 == 0) {
        i_86 = *((__local gale_int *) (gale_local_memory + l_17));
        l_87 = (long) ((ulong) ((long) ((ulong) l_85 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_88 = *((__global gale_long *) (arg_fs + 16 + l_87));
        *((__global gale_long *) (arg_fs + 16 + l_87)) = ((long) ((ulong) ((long) i_86) + (ulong) l_88));
    }
    if (i_25 < 1) {
        i_89 = i_24;
    } else {
        i_89 = i_25;
    }
    i_90 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_91 = (long) ((int) ((uint) i_90 + (uint) (i_90 << 1)));
    *((__global gale_int *) (arg_results + ((l_91 << 2) + 16L))) = i_89;
    if (((int) get_local_id(0)) == 0) {
        l_92 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
        l_93 = l_92;
    } else {
        l_93 = 0L;
    }
    GALEFS_BROADCAST(6, l_94, l_93);
    if (l_94 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_8;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_94); }
        GALEFS_RETURN;
        resume_3:
        i_8 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_22 = 1L << i_21;
        l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
        l_85 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_90 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
        l_91 = (long) ((int) ((uint) i_90 + (uint) (i_90 << 1)));
        l_94 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_94 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_94 < 0L) {
        l_95 = l_94;
    } else {
        l_96 = gale_BlockAccess_offsetInRegion(arg_fs, l_94, 0L, gale_group, gale_slot, gale_position);
        l_95 = l_96;
    }
    GALEFS_BARRIER(7);
    i_97 = gale_BlockAccess_available(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
    i_98 = (int) get_local_id(0);
    l_99 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_98) << 3) + 16L);
    l_100 = (i_97 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_99)) = l_100;
    if (i_97 < 1) {
        l_101 = (-1L);
    } else {
        l_102 = gale_BlockAccess_missing(arg_fs, i_8, 0L, i_97, gale_group, gale_slot, gale_position);
        l_101 = l_102;
    }
    i_103 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_98 + (uint) i_103))) << 3) + 16L)))) = l_101;
    l_104 = (8L) + 16L;
    if (i_98 == 0) {
        *((__local gale_int *) (gale_local_memory + l_104)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_105 = (i_97 < 0) ? i_97 : 0;
    l_106 = (0L) + 16L;
    i_107 = (int) get_local_id(0);
    i_108 = i_105;
    i_109 = 0;
    i_110 = 0;
    i_111 = 0;
    i_112 = 1;
    while (true) {
        if (i_112 == 0) {
            break;
        }
        if (i_98 == 0) {
            i_113 = i_110;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_114 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_113) << 3) + 16L);
                if (!(i_113 < i_103)) {
                    goto B117;
                }
                l_115 = *((__local gale_long *) (gale_local_memory + l_114));
                if (!(l_115 == (-1L))) {
                    break;
                }
                i_116 = (int) ((uint) i_113 + (uint) 1);
                i_113 = i_116;
            }
            goto B118;
        B117:;
        B118:;
            if (i_113 < i_103) {
                l_117 = *((__local gale_long *) (gale_local_memory + l_114));
                l_118 = l_117;
            } else {
                l_118 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_106)) = l_118;
            if (i_113 < i_103) {
                l_119 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_118, gale_group, gale_slot, gale_position);
                l_120 = l_119;
            } else {
                l_121 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_120 = l_121;
            }
            if (i_113 < i_103) {
                if (l_120 == 0L) {
                    i_122 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_123 = (long) i_122;
                    if (l_123 < 0L) {
                        i_124 = i_113;
                        l_125 = l_123;
                        i_126 = i_111;
                    } else {
                        if (i_111 == 0) {
                            i_127 = (int) ((uint) i_103 + (uint) i_113);
                            i_128 = i_103 << 1;
                            i_129 = 0;
                            i_130 = i_127;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_130 < i_128)) {
                                    goto B140;
                                }
                                if (!(i_129 < 4096)) {
                                    break;
                                }
                                l_131 = *((__local gale_long *) (gale_local_memory + ((16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_130) << 3) + 16L))));
                                i_132 = (int) ((uint) i_130 + (uint) 1);
                                if (l_131 == (-1L)) {
                                    i_130 = i_132;
                                } else {
                                    l_133 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_134 = l_131 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) ((long) i_129))))) = l_134;
                                    i_135 = (int) ((uint) i_129 + (uint) 8);
                                    if (((int) (l_131 & 1L)) == 0) {
                                        i_129 = i_135;
                                        i_130 = i_132;
                                    } else {
                                        if (i_135 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) ((long) i_135))))) = (l_134 + 1L);
                                            i_136 = (int) ((uint) i_129 + (uint) 16);
                                            i_129 = i_136;
                                            i_130 = i_132;
                                        } else {
                                            i_129 = i_135;
                                            i_130 = i_132;
                                        }
                                    }
                                }
                            }
                            i_137 = i_129;
                            goto B142;
                        B140:;
                            i_137 = i_129;
                        } else {
                            i_137 = 0;
                        }
                    B142:;
                        l_138 = *((__local gale_long *) (gale_local_memory + l_106));
                        l_139 = gale_BlockAccess_requestListed(arg_fs, i_8, l_138, i_137, gale_group, gale_slot, gale_position);
                        i_124 = i_113;
                        l_125 = l_139;
                        i_126 = 1;
                    }
                } else {
                    i_124 = i_113;
                    l_125 = l_120;
                    i_126 = i_111;
                }
            } else {
                i_124 = i_113;
                l_125 = l_120;
                i_126 = i_111;
            }
        } else {
            i_124 = i_110;
            l_125 = 0L;
            i_126 = i_111;
        }
        GALEFS_BROADCAST(9, l_140, l_125);
        if (l_140 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_longs[gale_item] = (ulong) l_95;
            gale_ints[gale_items + gale_item] = (uint) i_97;
            gale_ints[2 * gale_items + gale_item] = (uint) i_108;
            gale_ints[3 * gale_items + gale_item] = (uint) i_109;
            gale_ints[4 * gale_items + gale_item] = (uint) i_124;
            gale_ints[5 * gale_items + gale_item] = (uint) i_126;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_140); }
            GALEFS_RETURN;
            resume_4:
            i_8 = (int) gale_ints[gale_item];
            l_95 = (long) gale_longs[gale_item];
            i_97 = (int) gale_ints[gale_items + gale_item];
            i_108 = (int) gale_ints[2 * gale_items + gale_item];
            i_109 = (int) gale_ints[3 * gale_items + gale_item];
            i_124 = (int) gale_ints[4 * gale_items + gale_item];
            i_126 = (int) gale_ints[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_22 = 1L << i_21;
            l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
            l_85 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_90 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_91 = (long) ((int) ((uint) i_90 + (uint) (i_90 << 1)));
            i_98 = (int) get_local_id(0);
            l_99 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_98) << 3) + 16L);
            i_103 = (int) get_local_size(0);
            l_104 = (8L) + 16L;
            l_106 = (0L) + 16L;
            i_107 = (int) get_local_id(0);
            l_140 = gale_round_reply(gale_entry);
        }
        l_141 = *((__local gale_long *) (gale_local_memory + l_99));
        if (l_141 == (-1L)) {
            i_142 = i_108;
            i_143 = i_109;
        } else {
            l_144 = *((__local gale_long *) (gale_local_memory + l_106));
            if ((l_141 >> i_21) == (l_144 >> i_21)) {
                if (l_140 < 0L) {
                    i_145 = 0;
                } else {
                    l_146 = (long) ((ulong) l_22 - (ulong) (l_23 & l_141));
                    i_147 = (int) ((uint) i_97 - (uint) i_109);
                    if (l_146 < ((long) i_147)) {
                        i_148 = (int) l_146;
                        i_145 = i_148;
                    } else {
                        i_145 = i_147;
                    }
                }
                l_149 = gale_BlockAccess_offsetInRegion(arg_fs, l_140, l_141, gale_group, gale_slot, gale_position);
                l_150 = ((long) i_109) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_149 | l_150) & 7L) == 0) {
                    i_151 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_145 - (uint) i_151)) < 8) {
                            break;
                        }
                        l_152 = (long) i_151;
                        l_153 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) l_152))));
                        *((__global gale_long *) (arg_data + 16 + (l_150 + l_152))) = l_153;
                        i_154 = (int) ((uint) i_151 + (uint) 8);
                        i_151 = i_154;
                    }
                    i_155 = i_151;
                } else {
                    i_155 = 0;
                }
                i_156 = i_155;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_156 < i_145)) {
                        break;
                    }
                    l_157 = (long) i_156;
                    i_158 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) l_157))));
                    *((__global char *) (arg_data + 16 + (l_150 + l_157))) = (char) i_158;
                    i_159 = (int) ((uint) i_156 + (uint) 1);
                    i_156 = i_159;
                }
                i_160 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), i_145);
                if (l_140 < 0L) {
                    i_161 = (int) l_140;
                    i_162 = i_161;
                } else {
                    i_162 = 0;
                }
                i_163 = (int) ((uint) i_109 + (uint) i_145);
                if (l_140 < 0L) {
                    l_164 = (-1L);
                } else {
                    if (i_163 < i_97) {
                        l_165 = (long) ((ulong) ((long) i_145) + (ulong) l_141);
                        l_164 = l_165;
                    } else {
                        l_164 = (-1L);
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_99)) = l_164;
                i_142 = i_162;
                i_143 = i_163;
            } else {
                i_142 = i_108;
                i_143 = i_109;
            }
        }
        if (l_140 == 0L) {
            i_166 = 0;
        } else {
            l_167 = *((__local gale_long *) (gale_local_memory + l_106));
            i_168 = (l_167 == (-1L)) ? 0 : 1;
            i_166 = i_168;
        }
        GALEFS_BARRIER(10);
        if (i_107 == 0) {
            if (l_140 < 1L) {
                i_108 = i_142;
                i_109 = i_143;
                i_110 = i_124;
                i_111 = i_126;
                i_112 = i_166;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_108 = i_142;
                i_109 = i_143;
                i_110 = i_124;
                i_111 = i_126;
                i_112 = i_166;
            }
        } else {
            i_108 = i_142;
            i_109 = i_143;
            i_110 = i_124;
            i_111 = i_126;
            i_112 = i_166;
        }
    }
    if (i_98 == 0) {
        i_169 = *((__local gale_int *) (gale_local_memory + l_104));
        l_170 = (long) ((ulong) ((long) ((ulong) l_85 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_171 = *((__global gale_long *) (arg_fs + 16 + l_170));
        *((__global gale_long *) (arg_fs + 16 + l_170)) = ((long) ((ulong) ((long) i_169) + (ulong) l_171));
    }
    if (i_109 < 1) {
        i_172 = i_108;
    } else {
        i_172 = i_109;
    }
    *((__global gale_int *) (arg_results + (((l_91 + 1L) << 2) + 16L))) = i_172;
    i_173 = (int) *((__global char *) (arg_fs + 16 + l_95));
    *((__global gale_int *) (arg_results + (((l_91 + 2L) << 2) + 16L))) = i_173;
    GALEFS_BARRIER(11);
    if (((int) get_local_id(0)) == 0) {
        l_174 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
        l_175 = l_174;
    } else {
        l_175 = 0L;
    }
    GALEFS_BROADCAST(12, l_176, l_175);
    if (((int) get_local_id(0)) == 0) {
        l_177 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_178 = l_177;
    } else {
        l_178 = 0L;
    }
    GALEFS_BROADCAST(13, l_179, l_178);
    if (l_179 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_179); }
        GALEFS_RETURN;
        resume_5:
        l_179 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
