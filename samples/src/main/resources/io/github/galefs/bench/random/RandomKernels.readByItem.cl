// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.random.RandomKernels#readByItem
// entry point: galefs_readByItem
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 15
// context bytes: 80
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "indices"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e69626a09c6410c0534a015b398719fe17427c7ce2e6468c0d70f7c3843d31a3
// functions SHA-256: 335f46b55722b6173b45038319f044236170c08c598c3bc4f0cf6f18c7ad733c
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {105, 110, 100, 105, 99, 101, 115};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_101) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_149) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_99) VARIABLE(long, l_1) VARIABLE(long, l_120) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_74) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(__global uchar *, ul_31) VARIABLE(__global uchar *, ul_32)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(ul_31) VARIABLE(ul_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(ul_31) VARIABLE(ul_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_74) VARIABLE(ul_31) VARIABLE(ul_32)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_101) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_46) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_99) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_74) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_31) VARIABLE(ul_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_101) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_149) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_46) VARIABLE(i_99) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_74) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(ul_31) VARIABLE(ul_32)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_34)

__kernel void galefs_readByItem(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_31, *ul_32;
    int i_0, i_6, i_7, i_12, i_17, i_18, i_19, i_20, i_23, i_24, i_25, i_26, i_29, i_30, i_34, i_35, i_36, i_37, i_46, i_47, i_51, i_55, i_56, i_57, i_59, i_62, i_63, i_64, i_66, i_67, i_68, i_70, i_71, i_77, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_89, i_97, i_99, i_101, i_102, i_103, i_104, i_105, i_107, i_111, i_112, i_113, i_116, i_123, i_124, i_126, i_127, i_130, i_131, i_134, i_137, i_138, i_139, i_141, i_142, i_143, i_144, i_145, i_147, i_149, i_151, i_152, i_153, i_154, i_161, i_162, i_163;
    long l_1, l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_13, l_14, l_15, l_16, l_21, l_22, l_27, l_28, l_33, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_48, l_49, l_50, l_52, l_53, l_54, l_58, l_60, l_61, l_65, l_69, l_72, l_73, l_74, l_75, l_76, l_78, l_79, l_87, l_88, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_98, l_100, l_106, l_108, l_109, l_110, l_114, l_115, l_117, l_118, l_119, l_120, l_121, l_122, l_125, l_128, l_129, l_132, l_133, l_135, l_136, l_140, l_146, l_148, l_150, l_155, l_156, l_157, l_158, l_159, l_160, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_171, l_172;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) gale_group;
            l_5 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 2048L);
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) i_6))))) = (char) ((int) gale_literals[i_6]);
                i_7 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group);
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
    i_12 = *((__global gale_int *) (arg_args + 28L));
    l_13 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_12) * (ulong) (-7046029254386353131L))) + (ulong) ((long) ((int) get_global_id(0))))) + (ulong) (-7046029254386353130L));
    l_14 = (long) ((ulong) (((long) ((ulong) l_13 >> 30)) ^ l_13) * (ulong) (-4658895280553007687L));
    l_15 = (long) ((ulong) (l_14 ^ ((long) ((ulong) l_14 >> 27))) * (ulong) (-7723592293110705685L));
    l_16 = l_15 ^ ((long) ((ulong) l_15 >> 31));
    i_17 = (int) l_11;
    i_18 = (i_17 < 0) ? 1 : 0;
    i_19 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
    i_20 = (int) ((uint) i_19 * (uint) ((int) get_global_id(0)));
    l_21 = ((long) i_20) << 3;
    l_22 = (long) i_0;
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_size(0);
    l_27 = (((long) ((int) ((uint) i_25 + (uint) i_26))) << 3) + 16L;
    l_28 = (((long) i_25) << 3) + 16L;
    i_29 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_30 = GALEFS_LOCAL_SIZE << 1;
    ul_31 = arg_args + 24L;
    ul_32 = arg_args + 16L;
    l_33 = l_16;
    i_34 = i_18;
    i_35 = 0;
    while (true) {
        i_36 = *((__global gale_int *) ul_32);
        if (!(i_35 < i_36)) {
            break;
        }
        i_37 = *((__global gale_int *) ul_31);
        GALEFS_BARRIER(2);
        l_38 = (8L) + 16L;
        l_39 = (0L) + 16L;
        if (i_25 == 0) {
            *((__local gale_int *) (gale_local_memory + l_39)) = 0;
            *((__local gale_int *) (gale_local_memory + l_38)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        l_40 = (long) ((ulong) l_33 + (ulong) (-7046029254386353131L));
        l_41 = (long) ((ulong) (l_40 ^ ((long) ((ulong) l_40 >> 30))) * (ulong) (-4658895280553007687L));
        l_42 = (long) ((ulong) (l_41 ^ ((long) ((ulong) l_41 >> 27))) * (ulong) (-7723592293110705685L));
        l_43 = l_42 ^ ((long) ((ulong) l_42 >> 31));
        l_44 = (long) (uint) (((int) ((long) ((ulong) l_43 >> 33))) & ((int) ((uint) i_37 + (uint) (-1))));
        l_45 = l_44 * l_22;
        i_46 = gale_BlockAccess_available(arg_fs, i_17, l_45, i_0, gale_group);
        if (i_46 < 1) {
            i_47 = 0;
        } else {
            l_48 = gale_BlockAccess_placeOf(arg_fs, i_17, l_45, gale_group);
            l_49 = 1L << i_29;
            l_50 = (long) ((ulong) l_49 + (ulong) (-1L));
            i_51 = 0;
            l_52 = l_48;
            while (true) {
                if (l_52 == 0L) {
                    break;
                }
                l_53 = (long) i_51;
                l_54 = (long) ((ulong) l_49 - (ulong) ((l_45 + l_53) & l_50));
                i_55 = (int) ((uint) i_46 - (uint) i_51);
                if (l_54 < ((long) i_55)) {
                    i_56 = (int) l_54;
                    i_57 = i_56;
                } else {
                    i_57 = i_55;
                }
                l_58 = l_53 + l_21;
                if (((l_52 | l_58) & 7L) == 0) {
                    i_59 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_57 - (uint) i_59)) < 8) {
                            break;
                        }
                        l_60 = (long) i_59;
                        l_61 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) l_60))));
                        *((__global gale_long *) (arg_buffer + 16 + (l_58 + l_60))) = l_61;
                        i_62 = (int) ((uint) i_59 + (uint) 8);
                        i_59 = i_62;
                    }
                    i_63 = i_59;
                } else {
                    i_63 = 0;
                }
                i_64 = i_63;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_64 < i_57)) {
                        break;
                    }
                    l_65 = (long) i_64;
                    i_66 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) l_65))));
                    *((__global char *) (arg_buffer + 16 + (l_58 + l_65))) = (char) i_66;
                    i_67 = (int) ((uint) i_64 + (uint) 1);
                    i_64 = i_67;
                }
                i_68 = (int) ((uint) i_51 + (uint) i_57);
                if (i_68 < i_46) {
                    l_69 = gale_BlockAccess_placeOf(arg_fs, i_17, (l_45 + ((long) i_68)), gale_group);
                    i_51 = i_68;
                    l_52 = l_69;
                } else {
                    i_51 = i_68;
                    l_52 = 0L;
                }
            }
            i_47 = i_51;
        }
        if (!(i_47 < 1)) {
            i_70 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_47);
            i_71 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_72 = l_45 + ((long) i_47);
        if (i_47 < i_46) {
            l_73 = l_72;
        } else {
            l_73 = (-1L);
        }
        l_74 = (16L) + l_28;
        *((__local gale_long *) (gale_local_memory + l_74)) = l_73;
        if (i_47 < i_46) {
            l_75 = gale_BlockAccess_missing(arg_fs, i_17, l_72, ((int) ((uint) i_46 - (uint) i_47)), gale_group);
            l_76 = l_75;
        } else {
            l_76 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_27))) = l_76;
        GALEFS_LOCAL_BARRIER(4);
        i_77 = (i_46 < 0) ? i_46 : 0;
        l_78 = (-16L) + 24L;
        l_79 = (-16L) + 16L;
        i_80 = i_47;
        i_81 = i_77;
        i_82 = 0;
        i_83 = 0;
        i_84 = 0;
        i_85 = 1;
        while (true) {
            if (i_85 == 0) {
                break;
            }
            if (i_25 == 0) {
                i_86 = i_82;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_87 = (16L) + ((((long) i_86) << 3) + 16L);
                    if (!(i_86 < i_26)) {
                        goto B55;
                    }
                    l_88 = *((__local gale_long *) (gale_local_memory + l_87));
                    if (!(l_88 == (-1L))) {
                        break;
                    }
                    i_89 = (int) ((uint) i_86 + (uint) 1);
                    i_86 = i_89;
                }
                goto B56;
            B55:;
            B56:;
                if (i_86 < i_26) {
                    l_90 = *((__local gale_long *) (gale_local_memory + l_87));
                    l_91 = l_90;
                } else {
                    l_91 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_79)) = l_91;
                if (i_84 == 0) {
                    l_92 = (long) i_29;
                    l_93 = l_92;
                } else {
                    l_93 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_78)) = l_93;
                if (i_86 < i_26) {
                    if (i_84 == 0) {
                        l_94 = gale_BlockAccess_acquireResident(arg_fs, i_17, l_91, gale_group);
                        l_95 = l_94;
                    } else {
                        l_95 = 0L;
                    }
                } else {
                    l_96 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_95 = l_96;
                }
                if (i_86 < i_26) {
                    if (l_95 == 0L) {
                        i_97 = gale_HostCall_begin(arg_fs, gale_group);
                        l_98 = (long) i_97;
                        if (l_98 < 0L) {
                            i_99 = i_86;
                            l_100 = l_98;
                            i_101 = i_83;
                        } else {
                            if (i_83 == 0) {
                                i_102 = (int) ((uint) i_26 + (uint) i_86);
                                i_103 = i_26 << 1;
                                i_104 = 0;
                                i_105 = i_102;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_105 < i_103)) {
                                        goto B83;
                                    }
                                    if (!(i_104 < 4096)) {
                                        break;
                                    }
                                    l_106 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_105) << 3) + 16L))));
                                    i_107 = (int) ((uint) i_105 + (uint) 1);
                                    if (l_106 == (-1L)) {
                                        i_105 = i_107;
                                    } else {
                                        l_108 = (long) gale_group;
                                        l_109 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_108 << 12) + (l_108 << 11)))) + (ulong) 2048L);
                                        l_110 = l_106 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) ((long) i_104))))) = l_110;
                                        i_111 = (int) ((uint) i_104 + (uint) 8);
                                        if (((int) (l_106 & 1L)) == 0) {
                                            i_104 = i_111;
                                            i_105 = i_107;
                                        } else {
                                            if (i_111 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) ((long) i_111))))) = (l_110 + 1L);
                                                i_112 = (int) ((uint) i_104 + (uint) 16);
                                                i_104 = i_112;
                                                i_105 = i_107;
                                            } else {
                                                i_104 = i_111;
                                                i_105 = i_107;
                                            }
                                        }
                                    }
                                }
                                i_113 = i_104;
                                goto B85;
                            B83:;
                                i_113 = i_104;
                            } else {
                                i_113 = 0;
                            }
                        B85:;
                            l_114 = *((__local gale_long *) (gale_local_memory + l_79));
                            l_115 = *((__local gale_long *) (gale_local_memory + l_78));
                            i_116 = (int) l_115;
                            l_117 = gale_BlockAccess_requestListed(arg_fs, i_17, (((long) (0 - (ulong) (1L << i_116))) & l_114), (1 << i_116), i_113, gale_group);
                            i_99 = i_86;
                            l_100 = l_117;
                            i_101 = 1;
                        }
                    } else {
                        i_99 = i_86;
                        l_100 = l_95;
                        i_101 = i_83;
                    }
                } else {
                    i_99 = i_86;
                    l_100 = l_95;
                    i_101 = i_83;
                }
            } else {
                i_99 = i_82;
                l_100 = 0L;
                i_101 = i_83;
            }
            if (i_24 == 0) {
                if (l_100 < (-4611686018427387904L)) {
                    l_118 = gale_HostCall_awaitReply(arg_fs, l_100, gale_group);
                    l_119 = l_118;
                } else {
                    l_119 = l_100;
                }
            } else {
                l_119 = l_100;
            }
            GALEFS_BROADCAST(5, l_120, l_119);
            l_121 = *((__local gale_long *) (gale_local_memory + l_74));
            l_122 = *((__local gale_long *) (gale_local_memory + l_78));
            if (l_121 == (-1L)) {
                i_123 = i_80;
                i_124 = i_81;
            } else {
                l_125 = *((__local gale_long *) (gale_local_memory + l_79));
                i_126 = (int) l_122;
                if ((l_121 >> i_126) == (l_125 >> i_126)) {
                    if (l_120 < 0L) {
                        i_127 = 0;
                    } else {
                        l_128 = 1L << i_126;
                        l_129 = (long) ((ulong) l_128 - (ulong) (((long) ((ulong) l_128 + (ulong) (-1L))) & l_121));
                        i_130 = (int) ((uint) i_46 - (uint) i_80);
                        if (l_129 < ((long) i_130)) {
                            i_131 = (int) l_129;
                            i_127 = i_131;
                        } else {
                            i_127 = i_130;
                        }
                    }
                    l_132 = gale_BlockAccess_offsetInRegion(arg_fs, l_120, l_121, gale_group);
                    l_133 = ((long) i_80) + l_21;
                    if (((l_132 | l_133) & 7L) == 0) {
                        i_134 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_127 - (uint) i_134)) < 8) {
                                break;
                            }
                            l_135 = (long) i_134;
                            l_136 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) l_135))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_133 + l_135))) = l_136;
                            i_137 = (int) ((uint) i_134 + (uint) 8);
                            i_134 = i_137;
                        }
                        i_138 = i_134;
                    } else {
                        i_138 = 0;
                    }
                    i_139 = i_138;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_139 < i_127)) {
                            break;
                        }
                        l_140 = (long) i_139;
                        i_141 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) l_140))));
                        *((__global char *) (arg_buffer + 16 + (l_133 + l_140))) = (char) i_141;
                        i_142 = (int) ((uint) i_139 + (uint) 1);
                        i_139 = i_142;
                    }
                    i_143 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_127);
                    if (l_120 < 0L) {
                        i_144 = (int) l_120;
                        i_145 = i_144;
                    } else {
                        i_145 = 0;
                    }
                    l_146 = (long) ((ulong) ((long) i_127) + (ulong) l_121);
                    i_147 = (int) ((uint) i_80 + (uint) i_127);
                    if (l_120 == (-117L)) {
                        l_148 = l_146;
                    } else {
                        if (l_120 < 0L) {
                            l_148 = (-1L);
                        } else {
                            if (i_147 < i_46) {
                                l_148 = l_146;
                            } else {
                                l_148 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_74)) = l_148;
                    i_123 = i_147;
                    i_124 = i_145;
                } else {
                    i_123 = i_80;
                    i_124 = i_81;
                }
            }
            if (l_120 == 0L) {
                i_149 = 0;
            } else {
                l_150 = *((__local gale_long *) (gale_local_memory + l_79));
                i_151 = (l_150 == (-1L)) ? 0 : 1;
                i_149 = i_151;
            }
            GALEFS_BARRIER(6);
            i_152 = (l_120 == (-117L)) ? 1 : 0;
            if (i_23 == 0) {
                if (l_120 < 1L) {
                    i_80 = i_123;
                    i_81 = i_124;
                    i_82 = i_99;
                    i_83 = i_101;
                    i_84 = i_152;
                    i_85 = i_149;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_80 = i_123;
                    i_81 = i_124;
                    i_82 = i_99;
                    i_83 = i_101;
                    i_84 = i_152;
                    i_85 = i_149;
                }
            } else {
                i_80 = i_123;
                i_81 = i_124;
                i_82 = i_99;
                i_83 = i_101;
                i_84 = i_152;
                i_85 = i_149;
            }
        }
        if (i_25 == 0) {
            i_153 = *((__local gale_int *) (gale_local_memory + l_39));
            i_154 = *((__local gale_int *) (gale_local_memory + l_38));
            l_155 = (long) gale_group;
            l_156 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_155 << 12) + (l_155 << 11)))) + (ulong) 1872L);
            l_157 = *((__global gale_long *) (arg_fs + 16 + l_156));
            *((__global gale_long *) (arg_fs + 16 + l_156)) = ((long) ((ulong) ((long) i_153) + (ulong) l_157));
            l_158 = (long) gale_group;
            l_159 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_158 << 12) + (l_158 << 11)))) + (ulong) 1864L);
            l_160 = *((__global gale_long *) (arg_fs + 16 + l_159));
            *((__global gale_long *) (arg_fs + 16 + l_159)) = ((long) ((ulong) ((long) i_154) + (ulong) l_160));
        }
        if (i_80 < 1) {
            i_161 = i_81;
        } else {
            i_161 = i_80;
        }
        i_162 = (int) ((uint) i_35 + (uint) 1);
        i_163 = (int) ((uint) i_34 + (uint) 1);
        if (i_161 == i_0) {
            l_164 = *((__global gale_long *) (arg_buffer + (l_21 + 16L)));
            l_165 = (long) i_19;
            l_166 = l_44 * l_165;
            if (l_166 == l_164) {
                l_167 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_19 + (uint) i_20)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_165 + l_166) + (-1L)) == l_167) {
                    l_33 = l_43;
                    i_35 = i_162;
                } else {
                    l_33 = l_43;
                    i_34 = i_163;
                    i_35 = i_162;
                }
            } else {
                l_33 = l_43;
                i_34 = i_163;
                i_35 = i_162;
            }
        } else {
            l_33 = l_43;
            i_34 = i_163;
            i_35 = i_162;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_168 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
        l_169 = l_168;
    } else {
        l_169 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_169 < (-4611686018427387904L)) {
            l_170 = gale_HostCall_awaitReply(arg_fs, l_169, gale_group);
            l_171 = l_170;
        } else {
            l_171 = l_169;
        }
    } else {
        l_171 = l_169;
    }
    GALEFS_BROADCAST(7, l_172, l_171);
    *((__global gale_int *) (arg_wrong + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_34;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_116) VARIABLE(int, i_117) VARIABLE(int, i_14) VARIABLE(int, i_142) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(long, l_1) VARIABLE(long, l_113) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_70) VARIABLE(long, l_74) VARIABLE(long, l_75) VARIABLE(__global uchar *, ul_27) VARIABLE(__global uchar *, ul_28)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(ul_27) VARIABLE(ul_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(ul_27) VARIABLE(ul_28)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_70) VARIABLE(ul_27) VARIABLE(ul_28)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_42) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(ul_27) VARIABLE(ul_28)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_14) VARIABLE(i_142) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_42) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_1) VARIABLE(l_113) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(ul_27) VARIABLE(ul_28)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_30)

__kernel void galefs_readByItem(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 80L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_27, *ul_28;
    int i_0, i_5, i_6, i_9, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_25, i_26, i_30, i_31, i_32, i_33, i_42, i_43, i_47, i_51, i_52, i_53, i_55, i_58, i_59, i_60, i_62, i_63, i_64, i_66, i_67, i_73, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_85, i_93, i_95, i_97, i_98, i_99, i_100, i_101, i_103, i_106, i_107, i_108, i_111, i_116, i_117, i_119, i_120, i_123, i_124, i_127, i_130, i_131, i_132, i_134, i_135, i_136, i_137, i_138, i_140, i_142, i_144, i_145, i_146, i_147, i_154, i_155, i_156, i_157;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_10, l_11, l_12, l_13, l_18, l_19, l_23, l_24, l_29, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_44, l_45, l_46, l_48, l_49, l_50, l_54, l_56, l_57, l_61, l_65, l_68, l_69, l_70, l_71, l_72, l_74, l_75, l_83, l_84, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_96, l_102, l_104, l_105, l_109, l_110, l_112, l_113, l_114, l_115, l_118, l_121, l_122, l_125, l_126, l_128, l_129, l_133, l_139, l_141, l_143, l_148, l_149, l_150, l_151, l_152, l_153, l_158, l_159, l_160, l_161, l_162, l_163, l_164;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group, gale_slot, gale_position);
            l_3 = l_7;
        }
    } else {
        l_3 = 0L;
    }
    GALEFS_BROADCAST(1, l_8, l_3);
    if (l_8 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_8); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_8 = gale_round_reply(gale_entry);
    }
    i_9 = *((__global gale_int *) (arg_args + 28L));
    l_10 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_9) * (ulong) (-7046029254386353131L))) + (ulong) ((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))))) + (ulong) (-7046029254386353130L));
    l_11 = (long) ((ulong) (((long) ((ulong) l_10 >> 30)) ^ l_10) * (ulong) (-4658895280553007687L));
    l_12 = (long) ((ulong) (l_11 ^ ((long) ((ulong) l_11 >> 27))) * (ulong) (-7723592293110705685L));
    l_13 = l_12 ^ ((long) ((ulong) l_12 >> 31));
    i_14 = (int) l_8;
    i_15 = (i_14 < 0) ? 1 : 0;
    i_16 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
    i_17 = (int) ((uint) i_16 * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    l_18 = ((long) i_17) << 3;
    l_19 = (long) i_0;
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_size(0);
    l_23 = (((long) ((int) ((uint) i_21 + (uint) i_22))) << 3) + 16L;
    l_24 = (((long) i_21) << 3) + 16L;
    i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_26 = GALEFS_LOCAL_SIZE << 1;
    ul_27 = arg_args + 24L;
    ul_28 = arg_args + 16L;
    l_29 = l_13;
    i_30 = i_15;
    i_31 = 0;
    while (true) {
        i_32 = *((__global gale_int *) ul_28);
        if (!(i_31 < i_32)) {
            break;
        }
        i_33 = *((__global gale_int *) ul_27);
        GALEFS_BARRIER(2);
        l_34 = (8L) + 16L;
        l_35 = (0L) + 16L;
        if (i_21 == 0) {
            *((__local gale_int *) (gale_local_memory + l_35)) = 0;
            *((__local gale_int *) (gale_local_memory + l_34)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        l_36 = (long) ((ulong) l_29 + (ulong) (-7046029254386353131L));
        l_37 = (long) ((ulong) (l_36 ^ ((long) ((ulong) l_36 >> 30))) * (ulong) (-4658895280553007687L));
        l_38 = (long) ((ulong) (l_37 ^ ((long) ((ulong) l_37 >> 27))) * (ulong) (-7723592293110705685L));
        l_39 = l_38 ^ ((long) ((ulong) l_38 >> 31));
        l_40 = (long) (uint) (((int) ((long) ((ulong) l_39 >> 33))) & ((int) ((uint) i_33 + (uint) (-1))));
        l_41 = l_40 * l_19;
        i_42 = gale_BlockAccess_available(arg_fs, i_14, l_41, i_0, gale_group, gale_slot, gale_position);
        if (i_42 < 1) {
            i_43 = 0;
        } else {
            l_44 = gale_BlockAccess_placeOf(arg_fs, i_14, l_41, gale_group, gale_slot, gale_position);
            l_45 = 1L << i_25;
            l_46 = (long) ((ulong) l_45 + (ulong) (-1L));
            i_47 = 0;
            l_48 = l_44;
            while (true) {
                if (l_48 == 0L) {
                    break;
                }
                l_49 = (long) i_47;
                l_50 = (long) ((ulong) l_45 - (ulong) ((l_41 + l_49) & l_46));
                i_51 = (int) ((uint) i_42 - (uint) i_47);
                if (l_50 < ((long) i_51)) {
                    i_52 = (int) l_50;
                    i_53 = i_52;
                } else {
                    i_53 = i_51;
                }
                l_54 = l_49 + l_18;
                if (((l_48 | l_54) & 7L) == 0) {
                    i_55 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_53 - (uint) i_55)) < 8) {
                            break;
                        }
                        l_56 = (long) i_55;
                        l_57 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) l_56))));
                        *((__global gale_long *) (arg_buffer + 16 + (l_54 + l_56))) = l_57;
                        i_58 = (int) ((uint) i_55 + (uint) 8);
                        i_55 = i_58;
                    }
                    i_59 = i_55;
                } else {
                    i_59 = 0;
                }
                i_60 = i_59;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_60 < i_53)) {
                        break;
                    }
                    l_61 = (long) i_60;
                    i_62 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) l_61))));
                    *((__global char *) (arg_buffer + 16 + (l_54 + l_61))) = (char) i_62;
                    i_63 = (int) ((uint) i_60 + (uint) 1);
                    i_60 = i_63;
                }
                i_64 = (int) ((uint) i_47 + (uint) i_53);
                if (i_64 < i_42) {
                    l_65 = gale_BlockAccess_placeOf(arg_fs, i_14, (l_41 + ((long) i_64)), gale_group, gale_slot, gale_position);
                    i_47 = i_64;
                    l_48 = l_65;
                } else {
                    i_47 = i_64;
                    l_48 = 0L;
                }
            }
            i_43 = i_47;
        }
        if (!(i_43 < 1)) {
            i_66 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_43);
            i_67 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_68 = l_41 + ((long) i_43);
        if (i_43 < i_42) {
            l_69 = l_68;
        } else {
            l_69 = (-1L);
        }
        l_70 = (16L) + l_24;
        *((__local gale_long *) (gale_local_memory + l_70)) = l_69;
        if (i_43 < i_42) {
            l_71 = gale_BlockAccess_missing(arg_fs, i_14, l_68, ((int) ((uint) i_42 - (uint) i_43)), gale_group, gale_slot, gale_position);
            l_72 = l_71;
        } else {
            l_72 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_23))) = l_72;
        GALEFS_LOCAL_BARRIER(4);
        i_73 = (i_42 < 0) ? i_42 : 0;
        l_74 = (-16L) + 24L;
        l_75 = (-16L) + 16L;
        i_76 = i_43;
        i_77 = i_73;
        i_78 = 0;
        i_79 = 0;
        i_80 = 0;
        i_81 = 1;
        while (true) {
            if (i_81 == 0) {
                break;
            }
            if (i_21 == 0) {
                i_82 = i_78;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_83 = (16L) + ((((long) i_82) << 3) + 16L);
                    if (!(i_82 < i_22)) {
                        goto B50;
                    }
                    l_84 = *((__local gale_long *) (gale_local_memory + l_83));
                    if (!(l_84 == (-1L))) {
                        break;
                    }
                    i_85 = (int) ((uint) i_82 + (uint) 1);
                    i_82 = i_85;
                }
                goto B51;
            B50:;
            B51:;
                if (i_82 < i_22) {
                    l_86 = *((__local gale_long *) (gale_local_memory + l_83));
                    l_87 = l_86;
                } else {
                    l_87 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_75)) = l_87;
                if (i_80 == 0) {
                    l_88 = (long) i_25;
                    l_89 = l_88;
                } else {
                    l_89 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_74)) = l_89;
                if (i_82 < i_22) {
                    if (i_80 == 0) {
                        l_90 = gale_BlockAccess_acquireResident(arg_fs, i_14, l_87, gale_group, gale_slot, gale_position);
                        l_91 = l_90;
                    } else {
                        l_91 = 0L;
                    }
                } else {
                    l_92 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_91 = l_92;
                }
                if (i_82 < i_22) {
                    if (l_91 == 0L) {
                        i_93 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_94 = (long) i_93;
                        if (l_94 < 0L) {
                            i_95 = i_82;
                            l_96 = l_94;
                            i_97 = i_79;
                        } else {
                            if (i_79 == 0) {
                                i_98 = (int) ((uint) i_22 + (uint) i_82);
                                i_99 = i_22 << 1;
                                i_100 = 0;
                                i_101 = i_98;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_101 < i_99)) {
                                        goto B78;
                                    }
                                    if (!(i_100 < 4096)) {
                                        break;
                                    }
                                    l_102 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_101) << 3) + 16L))));
                                    i_103 = (int) ((uint) i_101 + (uint) 1);
                                    if (l_102 == (-1L)) {
                                        i_101 = i_103;
                                    } else {
                                        l_104 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
                                        l_105 = l_102 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) ((long) i_100))))) = l_105;
                                        i_106 = (int) ((uint) i_100 + (uint) 8);
                                        if (((int) (l_102 & 1L)) == 0) {
                                            i_100 = i_106;
                                            i_101 = i_103;
                                        } else {
                                            if (i_106 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) ((long) i_106))))) = (l_105 + 1L);
                                                i_107 = (int) ((uint) i_100 + (uint) 16);
                                                i_100 = i_107;
                                                i_101 = i_103;
                                            } else {
                                                i_100 = i_106;
                                                i_101 = i_103;
                                            }
                                        }
                                    }
                                }
                                i_108 = i_100;
                                goto B80;
                            B78:;
                                i_108 = i_100;
                            } else {
                                i_108 = 0;
                            }
                        B80:;
                            l_109 = *((__local gale_long *) (gale_local_memory + l_75));
                            l_110 = *((__local gale_long *) (gale_local_memory + l_74));
                            i_111 = (int) l_110;
                            l_112 = gale_BlockAccess_requestListed(arg_fs, i_14, (((long) (0 - (ulong) (1L << i_111))) & l_109), (1 << i_111), i_108, gale_group, gale_slot, gale_position);
                            i_95 = i_82;
                            l_96 = l_112;
                            i_97 = 1;
                        }
                    } else {
                        i_95 = i_82;
                        l_96 = l_91;
                        i_97 = i_79;
                    }
                } else {
                    i_95 = i_82;
                    l_96 = l_91;
                    i_97 = i_79;
                }
            } else {
                i_95 = i_78;
                l_96 = 0L;
                i_97 = i_79;
            }
            GALEFS_BROADCAST(5, l_113, l_96);
            if (l_113 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_14;
                gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_18;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                gale_ints[4 * gale_items + gale_item] = (uint) i_30;
                gale_ints[5 * gale_items + gale_item] = (uint) i_31;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_39;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_40;
                gale_ints[6 * gale_items + gale_item] = (uint) i_42;
                gale_ints[7 * gale_items + gale_item] = (uint) i_76;
                gale_ints[8 * gale_items + gale_item] = (uint) i_77;
                gale_ints[9 * gale_items + gale_item] = (uint) i_95;
                gale_ints[10 * gale_items + gale_item] = (uint) i_97;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_113); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_14 = (int) gale_ints[gale_items + gale_item];
                i_16 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                l_18 = (long) gale_longs[gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                i_30 = (int) gale_ints[4 * gale_items + gale_item];
                i_31 = (int) gale_ints[5 * gale_items + gale_item];
                l_39 = (long) gale_longs[2 * gale_items + gale_item];
                l_40 = (long) gale_longs[3 * gale_items + gale_item];
                i_42 = (int) gale_ints[6 * gale_items + gale_item];
                i_76 = (int) gale_ints[7 * gale_items + gale_item];
                i_77 = (int) gale_ints[8 * gale_items + gale_item];
                i_95 = (int) gale_ints[9 * gale_items + gale_item];
                i_97 = (int) gale_ints[10 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_20 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                i_22 = (int) get_local_size(0);
                l_23 = (((long) ((int) ((uint) i_21 + (uint) i_22))) << 3) + 16L;
                l_24 = (((long) i_21) << 3) + 16L;
                i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
                ul_27 = arg_args + 24L;
                ul_28 = arg_args + 16L;
                l_34 = (8L) + 16L;
                l_35 = (0L) + 16L;
                l_70 = (16L) + l_24;
                l_74 = (-16L) + 24L;
                l_75 = (-16L) + 16L;
                l_113 = gale_round_reply(gale_entry);
            }
            l_114 = *((__local gale_long *) (gale_local_memory + l_70));
            l_115 = *((__local gale_long *) (gale_local_memory + l_74));
            if (l_114 == (-1L)) {
                i_116 = i_76;
                i_117 = i_77;
            } else {
                l_118 = *((__local gale_long *) (gale_local_memory + l_75));
                i_119 = (int) l_115;
                if ((l_114 >> i_119) == (l_118 >> i_119)) {
                    if (l_113 < 0L) {
                        i_120 = 0;
                    } else {
                        l_121 = 1L << i_119;
                        l_122 = (long) ((ulong) l_121 - (ulong) (((long) ((ulong) l_121 + (ulong) (-1L))) & l_114));
                        i_123 = (int) ((uint) i_42 - (uint) i_76);
                        if (l_122 < ((long) i_123)) {
                            i_124 = (int) l_122;
                            i_120 = i_124;
                        } else {
                            i_120 = i_123;
                        }
                    }
                    l_125 = gale_BlockAccess_offsetInRegion(arg_fs, l_113, l_114, gale_group, gale_slot, gale_position);
                    l_126 = ((long) i_76) + l_18;
                    if (((l_125 | l_126) & 7L) == 0) {
                        i_127 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_120 - (uint) i_127)) < 8) {
                                break;
                            }
                            l_128 = (long) i_127;
                            l_129 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) l_128))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_126 + l_128))) = l_129;
                            i_130 = (int) ((uint) i_127 + (uint) 8);
                            i_127 = i_130;
                        }
                        i_131 = i_127;
                    } else {
                        i_131 = 0;
                    }
                    i_132 = i_131;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_132 < i_120)) {
                            break;
                        }
                        l_133 = (long) i_132;
                        i_134 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) l_133))));
                        *((__global char *) (arg_buffer + 16 + (l_126 + l_133))) = (char) i_134;
                        i_135 = (int) ((uint) i_132 + (uint) 1);
                        i_132 = i_135;
                    }
                    i_136 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_120);
                    if (l_113 < 0L) {
                        i_137 = (int) l_113;
                        i_138 = i_137;
                    } else {
                        i_138 = 0;
                    }
                    l_139 = (long) ((ulong) ((long) i_120) + (ulong) l_114);
                    i_140 = (int) ((uint) i_76 + (uint) i_120);
                    if (l_113 == (-117L)) {
                        l_141 = l_139;
                    } else {
                        if (l_113 < 0L) {
                            l_141 = (-1L);
                        } else {
                            if (i_140 < i_42) {
                                l_141 = l_139;
                            } else {
                                l_141 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_70)) = l_141;
                    i_116 = i_140;
                    i_117 = i_138;
                } else {
                    i_116 = i_76;
                    i_117 = i_77;
                }
            }
            if (l_113 == 0L) {
                i_142 = 0;
            } else {
                l_143 = *((__local gale_long *) (gale_local_memory + l_75));
                i_144 = (l_143 == (-1L)) ? 0 : 1;
                i_142 = i_144;
            }
            GALEFS_BARRIER(6);
            i_145 = (l_113 == (-117L)) ? 1 : 0;
            if (i_20 == 0) {
                if (l_113 < 1L) {
                    i_76 = i_116;
                    i_77 = i_117;
                    i_78 = i_95;
                    i_79 = i_97;
                    i_80 = i_145;
                    i_81 = i_142;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_76 = i_116;
                    i_77 = i_117;
                    i_78 = i_95;
                    i_79 = i_97;
                    i_80 = i_145;
                    i_81 = i_142;
                }
            } else {
                i_76 = i_116;
                i_77 = i_117;
                i_78 = i_95;
                i_79 = i_97;
                i_80 = i_145;
                i_81 = i_142;
            }
        }
        if (i_21 == 0) {
            i_146 = *((__local gale_int *) (gale_local_memory + l_35));
            i_147 = *((__local gale_int *) (gale_local_memory + l_34));
            l_148 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_149 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_150 = *((__global gale_long *) (arg_fs + 16 + l_149));
            *((__global gale_long *) (arg_fs + 16 + l_149)) = ((long) ((ulong) ((long) i_146) + (ulong) l_150));
            l_151 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_152 = *((__global gale_long *) (arg_fs + 16 + l_151));
            *((__global gale_long *) (arg_fs + 16 + l_151)) = ((long) ((ulong) ((long) i_147) + (ulong) l_152));
            l_153 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_154 = *((__global gale_int *) (arg_fs + 16 + l_153));
            *((__global gale_int *) (arg_fs + 16 + l_153)) = ((int) ((uint) (i_146 >> i_25) + (uint) i_154));
        }
        if (i_76 < 1) {
            i_155 = i_77;
        } else {
            i_155 = i_76;
        }
        i_156 = (int) ((uint) i_31 + (uint) 1);
        i_157 = (int) ((uint) i_30 + (uint) 1);
        if (i_155 == i_0) {
            l_158 = *((__global gale_long *) (arg_buffer + (l_18 + 16L)));
            l_159 = (long) i_16;
            l_160 = l_40 * l_159;
            if (l_160 == l_158) {
                l_161 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_16 + (uint) i_17)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_159 + l_160) + (-1L)) == l_161) {
                    l_29 = l_39;
                    i_31 = i_156;
                } else {
                    l_29 = l_39;
                    i_30 = i_157;
                    i_31 = i_156;
                }
            } else {
                l_29 = l_39;
                i_30 = i_157;
                i_31 = i_156;
            }
        } else {
            l_29 = l_39;
            i_30 = i_157;
            i_31 = i_156;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_162 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group, gale_slot, gale_position);
        l_163 = l_162;
    } else {
        l_163 = 0L;
    }
    GALEFS_BROADCAST(7, l_164, l_163);
    if (l_164 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_30;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_164); }
        GALEFS_RETURN;
        resume_3:
        i_30 = (int) gale_ints[gale_item];
        l_164 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_wrong + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_30;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
