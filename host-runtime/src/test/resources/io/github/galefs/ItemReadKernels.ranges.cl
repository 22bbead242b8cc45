// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#ranges
// entry point: galefs_ranges
// parameters: LONG_ARRAY INT LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ WRITE WRITE
// waits: 3
// saved values: 9
// context bytes: 40
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0d8332975d9d9ec69d1d2a9e06350109530c606bdd23251c0602447b0c5332cc
// functions SHA-256: 335f46b55722b6173b45038319f044236170c08c598c3bc4f0cf6f18c7ad733c
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_132) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(long, l_0) VARIABLE(long, l_103) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_57) VARIABLE(long, l_61) VARIABLE(long, l_62)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_57)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_29) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_57) VARIABLE(l_61) VARIABLE(l_62)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_132) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_29) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_0) VARIABLE(l_103) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_57) VARIABLE(l_61) VARIABLE(l_62)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_18, i_19, i_20, i_21, i_22, i_29, i_30, i_34, i_38, i_39, i_40, i_42, i_45, i_46, i_47, i_49, i_50, i_51, i_53, i_54, i_60, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_72, i_80, i_82, i_84, i_85, i_86, i_87, i_88, i_90, i_94, i_95, i_96, i_99, i_106, i_107, i_109, i_110, i_113, i_114, i_117, i_120, i_121, i_122, i_124, i_125, i_126, i_127, i_128, i_130, i_132, i_134, i_135, i_136, i_137, i_144, i_145;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_16, l_17, l_23, l_24, l_25, l_26, l_27, l_28, l_31, l_32, l_33, l_35, l_36, l_37, l_41, l_43, l_44, l_48, l_52, l_55, l_56, l_57, l_58, l_59, l_61, l_62, l_70, l_71, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_81, l_83, l_89, l_91, l_92, l_93, l_97, l_98, l_100, l_101, l_102, l_103, l_104, l_105, l_108, l_111, l_112, l_115, l_116, l_118, l_119, l_123, l_129, l_131, l_133, l_138, l_139, l_140, l_141, l_142, l_143, l_146, l_147, l_148, l_149, l_150;
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
    i_11 = (int) l_10;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_size(0);
    l_16 = (((long) ((int) ((uint) i_14 + (uint) i_15))) << 3) + 16L;
    l_17 = (((long) i_14) << 3) + 16L;
    i_18 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_19 = GALEFS_LOCAL_SIZE << 1;
    i_20 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_global_id(0)));
    i_21 = 0;
    while (true) {
        if (!(i_21 < arg_rangesPerItem)) {
            break;
        }
        i_22 = (int) ((uint) i_21 + (uint) i_20);
        l_23 = (long) ((int) ((uint) i_22 + (uint) (i_22 << 1)));
        l_24 = *((__global gale_long *) (arg_ranges + ((l_23 << 3) + 16L)));
        l_25 = *((__global gale_long *) (arg_ranges + (((l_23 + 1L) << 3) + 16L)));
        l_26 = *((__global gale_long *) (arg_ranges + (((l_23 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        l_27 = (8L) + 16L;
        l_28 = (0L) + 16L;
        if (i_14 == 0) {
            *((__local gale_int *) (gale_local_memory + l_28)) = 0;
            *((__local gale_int *) (gale_local_memory + l_27)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_29 = gale_BlockAccess_available(arg_fs, i_11, l_24, ((int) l_25), gale_group);
        if (i_29 < 1) {
            i_30 = 0;
        } else {
            l_31 = gale_BlockAccess_placeOf(arg_fs, i_11, l_24, gale_group);
            l_32 = 1L << i_18;
            l_33 = (long) ((ulong) l_32 + (ulong) (-1L));
            i_34 = 0;
            l_35 = l_31;
            while (true) {
                if (l_35 == 0L) {
                    break;
                }
                l_36 = (long) i_34;
                l_37 = (long) ((ulong) l_32 - (ulong) (((long) ((ulong) l_36 + (ulong) l_24)) & l_33));
                i_38 = (int) ((uint) i_29 - (uint) i_34);
                if (l_37 < ((long) i_38)) {
                    i_39 = (int) l_37;
                    i_40 = i_39;
                } else {
                    i_40 = i_38;
                }
                l_41 = (long) ((ulong) l_36 + (ulong) l_26);
                if (((l_35 | l_41) & 7L) == 0) {
                    i_42 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_40 - (uint) i_42)) < 8) {
                            break;
                        }
                        l_43 = (long) i_42;
                        l_44 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) l_43))));
                        *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_41 + (ulong) l_43)))) = l_44;
                        i_45 = (int) ((uint) i_42 + (uint) 8);
                        i_42 = i_45;
                    }
                    i_46 = i_42;
                } else {
                    i_46 = 0;
                }
                i_47 = i_46;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_47 < i_40)) {
                        break;
                    }
                    l_48 = (long) i_47;
                    i_49 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) l_48))));
                    *((__global char *) (arg_data + 16 + ((long) ((ulong) l_41 + (ulong) l_48)))) = (char) i_49;
                    i_50 = (int) ((uint) i_47 + (uint) 1);
                    i_47 = i_50;
                }
                i_51 = (int) ((uint) i_34 + (uint) i_40);
                if (i_51 < i_29) {
                    l_52 = gale_BlockAccess_placeOf(arg_fs, i_11, ((long) ((ulong) ((long) i_51) + (ulong) l_24)), gale_group);
                    i_34 = i_51;
                    l_35 = l_52;
                } else {
                    i_34 = i_51;
                    l_35 = 0L;
                }
            }
            i_30 = i_34;
        }
        if (!(i_30 < 1)) {
            i_53 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_30);
            i_54 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_55 = (long) ((ulong) ((long) i_30) + (ulong) l_24);
        if (i_30 < i_29) {
            l_56 = l_55;
        } else {
            l_56 = (-1L);
        }
        l_57 = (16L) + l_17;
        *((__local gale_long *) (gale_local_memory + l_57)) = l_56;
        if (i_30 < i_29) {
            l_58 = gale_BlockAccess_missing(arg_fs, i_11, l_55, ((int) ((uint) i_29 - (uint) i_30)), gale_group);
            l_59 = l_58;
        } else {
            l_59 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_16))) = l_59;
        GALEFS_LOCAL_BARRIER(4);
        i_60 = (i_29 < 0) ? i_29 : 0;
        l_61 = (-16L) + 24L;
        l_62 = (-16L) + 16L;
        i_63 = i_30;
        i_64 = i_60;
        i_65 = 0;
        i_66 = 0;
        i_67 = 0;
        i_68 = 1;
        while (true) {
            if (i_68 == 0) {
                break;
            }
            if (i_14 == 0) {
                i_69 = i_65;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_70 = (16L) + ((((long) i_69) << 3) + 16L);
                    if (!(i_69 < i_15)) {
                        goto B55;
                    }
                    l_71 = *((__local gale_long *) (gale_local_memory + l_70));
                    if (!(l_71 == (-1L))) {
                        break;
                    }
                    i_72 = (int) ((uint) i_69 + (uint) 1);
                    i_69 = i_72;
                }
                goto B56;
            B55:;
            B56:;
                if (i_69 < i_15) {
                    l_73 = *((__local gale_long *) (gale_local_memory + l_70));
                    l_74 = l_73;
                } else {
                    l_74 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_62)) = l_74;
                if (i_67 == 0) {
                    l_75 = (long) i_18;
                    l_76 = l_75;
                } else {
                    l_76 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_61)) = l_76;
                if (i_69 < i_15) {
                    if (i_67 == 0) {
                        l_77 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_74, gale_group);
                        l_78 = l_77;
                    } else {
                        l_78 = 0L;
                    }
                } else {
                    l_79 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_78 = l_79;
                }
                if (i_69 < i_15) {
                    if (l_78 == 0L) {
                        i_80 = gale_HostCall_begin(arg_fs, gale_group);
                        l_81 = (long) i_80;
                        if (l_81 < 0L) {
                            i_82 = i_69;
                            l_83 = l_81;
                            i_84 = i_66;
                        } else {
                            if (i_66 == 0) {
                                i_85 = (int) ((uint) i_15 + (uint) i_69);
                                i_86 = i_15 << 1;
                                i_87 = 0;
                                i_88 = i_85;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_88 < i_86)) {
                                        goto B83;
                                    }
                                    if (!(i_87 < 4096)) {
                                        break;
                                    }
                                    l_89 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_88) << 3) + 16L))));
                                    i_90 = (int) ((uint) i_88 + (uint) 1);
                                    if (l_89 == (-1L)) {
                                        i_88 = i_90;
                                    } else {
                                        l_91 = (long) gale_group;
                                        l_92 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_91 << 12) + (l_91 << 11)))) + (ulong) 2048L);
                                        l_93 = l_89 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) ((long) i_87))))) = l_93;
                                        i_94 = (int) ((uint) i_87 + (uint) 8);
                                        if (((int) (l_89 & 1L)) == 0) {
                                            i_87 = i_94;
                                            i_88 = i_90;
                                        } else {
                                            if (i_94 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) ((long) i_94))))) = (l_93 + 1L);
                                                i_95 = (int) ((uint) i_87 + (uint) 16);
                                                i_87 = i_95;
                                                i_88 = i_90;
                                            } else {
                                                i_87 = i_94;
                                                i_88 = i_90;
                                            }
                                        }
                                    }
                                }
                                i_96 = i_87;
                                goto B85;
                            B83:;
                                i_96 = i_87;
                            } else {
                                i_96 = 0;
                            }
                        B85:;
                            l_97 = *((__local gale_long *) (gale_local_memory + l_62));
                            l_98 = *((__local gale_long *) (gale_local_memory + l_61));
                            i_99 = (int) l_98;
                            l_100 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_99))) & l_97), (1 << i_99), i_96, gale_group);
                            i_82 = i_69;
                            l_83 = l_100;
                            i_84 = 1;
                        }
                    } else {
                        i_82 = i_69;
                        l_83 = l_78;
                        i_84 = i_66;
                    }
                } else {
                    i_82 = i_69;
                    l_83 = l_78;
                    i_84 = i_66;
                }
            } else {
                i_82 = i_65;
                l_83 = 0L;
                i_84 = i_66;
            }
            if (i_13 == 0) {
                if (l_83 < (-4611686018427387904L)) {
                    l_101 = gale_HostCall_awaitReply(arg_fs, l_83, gale_group);
                    l_102 = l_101;
                } else {
                    l_102 = l_83;
                }
            } else {
                l_102 = l_83;
            }
            GALEFS_BROADCAST(5, l_103, l_102);
            l_104 = *((__local gale_long *) (gale_local_memory + l_57));
            l_105 = *((__local gale_long *) (gale_local_memory + l_61));
            if (l_104 == (-1L)) {
                i_106 = i_63;
                i_107 = i_64;
            } else {
                l_108 = *((__local gale_long *) (gale_local_memory + l_62));
                i_109 = (int) l_105;
                if ((l_104 >> i_109) == (l_108 >> i_109)) {
                    if (l_103 < 0L) {
                        i_110 = 0;
                    } else {
                        l_111 = 1L << i_109;
                        l_112 = (long) ((ulong) l_111 - (ulong) (((long) ((ulong) l_111 + (ulong) (-1L))) & l_104));
                        i_113 = (int) ((uint) i_29 - (uint) i_63);
                        if (l_112 < ((long) i_113)) {
                            i_114 = (int) l_112;
                            i_110 = i_114;
                        } else {
                            i_110 = i_113;
                        }
                    }
                    l_115 = gale_BlockAccess_offsetInRegion(arg_fs, l_103, l_104, gale_group);
                    l_116 = (long) ((ulong) ((long) i_63) + (ulong) l_26);
                    if (((l_115 | l_116) & 7L) == 0) {
                        i_117 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_110 - (uint) i_117)) < 8) {
                                break;
                            }
                            l_118 = (long) i_117;
                            l_119 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) l_118))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_116 + (ulong) l_118)))) = l_119;
                            i_120 = (int) ((uint) i_117 + (uint) 8);
                            i_117 = i_120;
                        }
                        i_121 = i_117;
                    } else {
                        i_121 = 0;
                    }
                    i_122 = i_121;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_122 < i_110)) {
                            break;
                        }
                        l_123 = (long) i_122;
                        i_124 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) l_123))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_116 + (ulong) l_123)))) = (char) i_124;
                        i_125 = (int) ((uint) i_122 + (uint) 1);
                        i_122 = i_125;
                    }
                    i_126 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_110);
                    if (l_103 < 0L) {
                        i_127 = (int) l_103;
                        i_128 = i_127;
                    } else {
                        i_128 = 0;
                    }
                    l_129 = (long) ((ulong) ((long) i_110) + (ulong) l_104);
                    i_130 = (int) ((uint) i_63 + (uint) i_110);
                    if (l_103 == (-117L)) {
                        l_131 = l_129;
                    } else {
                        if (l_103 < 0L) {
                            l_131 = (-1L);
                        } else {
                            if (i_130 < i_29) {
                                l_131 = l_129;
                            } else {
                                l_131 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_57)) = l_131;
                    i_106 = i_130;
                    i_107 = i_128;
                } else {
                    i_106 = i_63;
                    i_107 = i_64;
                }
            }
            if (l_103 == 0L) {
                i_132 = 0;
            } else {
                l_133 = *((__local gale_long *) (gale_local_memory + l_62));
                i_134 = (l_133 == (-1L)) ? 0 : 1;
                i_132 = i_134;
            }
            GALEFS_BARRIER(6);
            i_135 = (l_103 == (-117L)) ? 1 : 0;
            if (i_12 == 0) {
                if (l_103 < 1L) {
                    i_63 = i_106;
                    i_64 = i_107;
                    i_65 = i_82;
                    i_66 = i_84;
                    i_67 = i_135;
                    i_68 = i_132;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_63 = i_106;
                    i_64 = i_107;
                    i_65 = i_82;
                    i_66 = i_84;
                    i_67 = i_135;
                    i_68 = i_132;
                }
            } else {
                i_63 = i_106;
                i_64 = i_107;
                i_65 = i_82;
                i_66 = i_84;
                i_67 = i_135;
                i_68 = i_132;
            }
        }
        if (i_14 == 0) {
            i_136 = *((__local gale_int *) (gale_local_memory + l_28));
            i_137 = *((__local gale_int *) (gale_local_memory + l_27));
            l_138 = (long) gale_group;
            l_139 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_138 << 12) + (l_138 << 11)))) + (ulong) 1872L);
            l_140 = *((__global gale_long *) (arg_fs + 16 + l_139));
            *((__global gale_long *) (arg_fs + 16 + l_139)) = ((long) ((ulong) ((long) i_136) + (ulong) l_140));
            l_141 = (long) gale_group;
            l_142 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_141 << 12) + (l_141 << 11)))) + (ulong) 1864L);
            l_143 = *((__global gale_long *) (arg_fs + 16 + l_142));
            *((__global gale_long *) (arg_fs + 16 + l_142)) = ((long) ((ulong) ((long) i_137) + (ulong) l_143));
        }
        if (i_63 < 1) {
            i_144 = i_64;
        } else {
            i_144 = i_63;
        }
        *((__global gale_int *) (arg_results + ((((long) i_22) << 2) + 16L))) = i_144;
        i_145 = (int) ((uint) i_21 + (uint) 1);
        i_21 = i_145;
    }
    if (((int) get_local_id(0)) == 0) {
        l_146 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_147 = l_146;
    } else {
        l_147 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_147 < (-4611686018427387904L)) {
            l_148 = gale_HostCall_awaitReply(arg_fs, l_147, gale_group);
            l_149 = l_148;
        } else {
            l_149 = l_147;
        }
    } else {
        l_149 = l_147;
    }
    GALEFS_BROADCAST(7, l_150, l_149);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_100) VARIABLE(int, i_11) VARIABLE(int, i_125) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_78) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(int, i_9) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_53) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_96)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_53)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_25) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_78) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_58)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_100) VARIABLE(i_11) VARIABLE(i_125) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_25) VARIABLE(i_78) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_9) VARIABLE(i_99) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_96)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_14, i_15, i_16, i_17, i_18, i_25, i_26, i_30, i_34, i_35, i_36, i_38, i_41, i_42, i_43, i_45, i_46, i_47, i_49, i_50, i_56, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_68, i_76, i_78, i_80, i_81, i_82, i_83, i_84, i_86, i_89, i_90, i_91, i_94, i_99, i_100, i_102, i_103, i_106, i_107, i_110, i_113, i_114, i_115, i_117, i_118, i_119, i_120, i_121, i_123, i_125, i_127, i_128, i_129, i_130, i_137, i_138, i_139;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_19, l_20, l_21, l_22, l_23, l_24, l_27, l_28, l_29, l_31, l_32, l_33, l_37, l_39, l_40, l_44, l_48, l_51, l_52, l_53, l_54, l_55, l_57, l_58, l_66, l_67, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_77, l_79, l_85, l_87, l_88, l_92, l_93, l_95, l_96, l_97, l_98, l_101, l_104, l_105, l_108, l_109, l_111, l_112, l_116, l_122, l_124, l_126, l_131, l_132, l_133, l_134, l_135, l_136, l_140, l_141, l_142;
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
    i_8 = (int) l_7;
    i_9 = (int) get_local_id(0);
    i_10 = (int) get_local_id(0);
    i_11 = (int) get_local_size(0);
    l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
    l_13 = (((long) i_10) << 3) + 16L;
    i_14 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_15 = GALEFS_LOCAL_SIZE << 1;
    i_16 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    i_17 = 0;
    while (true) {
        if (!(i_17 < arg_rangesPerItem)) {
            break;
        }
        i_18 = (int) ((uint) i_17 + (uint) i_16);
        l_19 = (long) ((int) ((uint) i_18 + (uint) (i_18 << 1)));
        l_20 = *((__global gale_long *) (arg_ranges + ((l_19 << 3) + 16L)));
        l_21 = *((__global gale_long *) (arg_ranges + (((l_19 + 1L) << 3) + 16L)));
        l_22 = *((__global gale_long *) (arg_ranges + (((l_19 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        l_23 = (8L) + 16L;
        l_24 = (0L) + 16L;
        if (i_10 == 0) {
            *((__local gale_int *) (gale_local_memory + l_24)) = 0;
            *((__local gale_int *) (gale_local_memory + l_23)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_25 = gale_BlockAccess_available(arg_fs, i_8, l_20, ((int) l_21), gale_group, gale_slot, gale_position);
        if (i_25 < 1) {
            i_26 = 0;
        } else {
            l_27 = gale_BlockAccess_placeOf(arg_fs, i_8, l_20, gale_group, gale_slot, gale_position);
            l_28 = 1L << i_14;
            l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
            i_30 = 0;
            l_31 = l_27;
            while (true) {
                if (l_31 == 0L) {
                    break;
                }
                l_32 = (long) i_30;
                l_33 = (long) ((ulong) l_28 - (ulong) (((long) ((ulong) l_32 + (ulong) l_20)) & l_29));
                i_34 = (int) ((uint) i_25 - (uint) i_30);
                if (l_33 < ((long) i_34)) {
                    i_35 = (int) l_33;
                    i_36 = i_35;
                } else {
                    i_36 = i_34;
                }
                l_37 = (long) ((ulong) l_32 + (ulong) l_22);
                if (((l_31 | l_37) & 7L) == 0) {
                    i_38 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_36 - (uint) i_38)) < 8) {
                            break;
                        }
                        l_39 = (long) i_38;
                        l_40 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) l_39))));
                        *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_37 + (ulong) l_39)))) = l_40;
                        i_41 = (int) ((uint) i_38 + (uint) 8);
                        i_38 = i_41;
                    }
                    i_42 = i_38;
                } else {
                    i_42 = 0;
                }
                i_43 = i_42;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_43 < i_36)) {
                        break;
                    }
                    l_44 = (long) i_43;
                    i_45 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) l_44))));
                    *((__global char *) (arg_data + 16 + ((long) ((ulong) l_37 + (ulong) l_44)))) = (char) i_45;
                    i_46 = (int) ((uint) i_43 + (uint) 1);
                    i_43 = i_46;
                }
                i_47 = (int) ((uint) i_30 + (uint) i_36);
                if (i_47 < i_25) {
                    l_48 = gale_BlockAccess_placeOf(arg_fs, i_8, ((long) ((ulong) ((long) i_47) + (ulong) l_20)), gale_group, gale_slot, gale_position);
                    i_30 = i_47;
                    l_31 = l_48;
                } else {
                    i_30 = i_47;
                    l_31 = 0L;
                }
            }
            i_26 = i_30;
        }
        if (!(i_26 < 1)) {
            i_49 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_26);
            i_50 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_51 = (long) ((ulong) ((long) i_26) + (ulong) l_20);
        if (i_26 < i_25) {
            l_52 = l_51;
        } else {
            l_52 = (-1L);
        }
        l_53 = (16L) + l_13;
        *((__local gale_long *) (gale_local_memory + l_53)) = l_52;
        if (i_26 < i_25) {
            l_54 = gale_BlockAccess_missing(arg_fs, i_8, l_51, ((int) ((uint) i_25 - (uint) i_26)), gale_group, gale_slot, gale_position);
            l_55 = l_54;
        } else {
            l_55 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_12))) = l_55;
        GALEFS_LOCAL_BARRIER(4);
        i_56 = (i_25 < 0) ? i_25 : 0;
        l_57 = (-16L) + 24L;
        l_58 = (-16L) + 16L;
        i_59 = i_26;
        i_60 = i_56;
        i_61 = 0;
        i_62 = 0;
        i_63 = 0;
        i_64 = 1;
        while (true) {
            if (i_64 == 0) {
                break;
            }
            if (i_10 == 0) {
                i_65 = i_61;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_66 = (16L) + ((((long) i_65) << 3) + 16L);
                    if (!(i_65 < i_11)) {
                        goto B50;
                    }
                    l_67 = *((__local gale_long *) (gale_local_memory + l_66));
                    if (!(l_67 == (-1L))) {
                        break;
                    }
                    i_68 = (int) ((uint) i_65 + (uint) 1);
                    i_65 = i_68;
                }
                goto B51;
            B50:;
            B51:;
                if (i_65 < i_11) {
                    l_69 = *((__local gale_long *) (gale_local_memory + l_66));
                    l_70 = l_69;
                } else {
                    l_70 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_58)) = l_70;
                if (i_63 == 0) {
                    l_71 = (long) i_14;
                    l_72 = l_71;
                } else {
                    l_72 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_57)) = l_72;
                if (i_65 < i_11) {
                    if (i_63 == 0) {
                        l_73 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_70, gale_group, gale_slot, gale_position);
                        l_74 = l_73;
                    } else {
                        l_74 = 0L;
                    }
                } else {
                    l_75 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_74 = l_75;
                }
                if (i_65 < i_11) {
                    if (l_74 == 0L) {
                        i_76 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_77 = (long) i_76;
                        if (l_77 < 0L) {
                            i_78 = i_65;
                            l_79 = l_77;
                            i_80 = i_62;
                        } else {
                            if (i_62 == 0) {
                                i_81 = (int) ((uint) i_11 + (uint) i_65);
                                i_82 = i_11 << 1;
                                i_83 = 0;
                                i_84 = i_81;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_84 < i_82)) {
                                        goto B78;
                                    }
                                    if (!(i_83 < 4096)) {
                                        break;
                                    }
                                    l_85 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_84) << 3) + 16L))));
                                    i_86 = (int) ((uint) i_84 + (uint) 1);
                                    if (l_85 == (-1L)) {
                                        i_84 = i_86;
                                    } else {
                                        l_87 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_88 = l_85 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) ((long) i_83))))) = l_88;
                                        i_89 = (int) ((uint) i_83 + (uint) 8);
                                        if (((int) (l_85 & 1L)) == 0) {
                                            i_83 = i_89;
                                            i_84 = i_86;
                                        } else {
                                            if (i_89 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) ((long) i_89))))) = (l_88 + 1L);
                                                i_90 = (int) ((uint) i_83 + (uint) 16);
                                                i_83 = i_90;
                                                i_84 = i_86;
                                            } else {
                                                i_83 = i_89;
                                                i_84 = i_86;
                                            }
                                        }
                                    }
                                }
                                i_91 = i_83;
                                goto B80;
                            B78:;
                                i_91 = i_83;
                            } else {
                                i_91 = 0;
                            }
                        B80:;
                            l_92 = *((__local gale_long *) (gale_local_memory + l_58));
                            l_93 = *((__local gale_long *) (gale_local_memory + l_57));
                            i_94 = (int) l_93;
                            l_95 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_94))) & l_92), (1 << i_94), i_91, gale_group, gale_slot, gale_position);
                            i_78 = i_65;
                            l_79 = l_95;
                            i_80 = 1;
                        }
                    } else {
                        i_78 = i_65;
                        l_79 = l_74;
                        i_80 = i_62;
                    }
                } else {
                    i_78 = i_65;
                    l_79 = l_74;
                    i_80 = i_62;
                }
            } else {
                i_78 = i_61;
                l_79 = 0L;
                i_80 = i_62;
            }
            GALEFS_BROADCAST(5, l_96, l_79);
            if (l_96 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_longs[gale_item] = (ulong) l_22;
                gale_ints[3 * gale_items + gale_item] = (uint) i_25;
                gale_ints[4 * gale_items + gale_item] = (uint) i_59;
                gale_ints[5 * gale_items + gale_item] = (uint) i_60;
                gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                gale_ints[7 * gale_items + gale_item] = (uint) i_80;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_96); }
                GALEFS_RETURN;
                resume_2:
                i_8 = (int) gale_ints[gale_item];
                i_17 = (int) gale_ints[gale_items + gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                l_22 = (long) gale_longs[gale_item];
                i_25 = (int) gale_ints[3 * gale_items + gale_item];
                i_59 = (int) gale_ints[4 * gale_items + gale_item];
                i_60 = (int) gale_ints[5 * gale_items + gale_item];
                i_78 = (int) gale_ints[6 * gale_items + gale_item];
                i_80 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_size(0);
                l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
                l_13 = (((long) i_10) << 3) + 16L;
                i_14 = *((__global gale_int *) (arg_fs + 16 + 148L));
                i_16 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
                l_23 = (8L) + 16L;
                l_24 = (0L) + 16L;
                l_53 = (16L) + l_13;
                l_57 = (-16L) + 24L;
                l_58 = (-16L) + 16L;
                l_96 = gale_round_reply(gale_entry);
            }
            l_97 = *((__local gale_long *) (gale_local_memory + l_53));
            l_98 = *((__local gale_long *) (gale_local_memory + l_57));
            if (l_97 == (-1L)) {
                i_99 = i_59;
                i_100 = i_60;
            } else {
                l_101 = *((__local gale_long *) (gale_local_memory + l_58));
                i_102 = (int) l_98;
                if ((l_97 >> i_102) == (l_101 >> i_102)) {
                    if (l_96 < 0L) {
                        i_103 = 0;
                    } else {
                        l_104 = 1L << i_102;
                        l_105 = (long) ((ulong) l_104 - (ulong) (((long) ((ulong) l_104 + (ulong) (-1L))) & l_97));
                        i_106 = (int) ((uint) i_25 - (uint) i_59);
                        if (l_105 < ((long) i_106)) {
                            i_107 = (int) l_105;
                            i_103 = i_107;
                        } else {
                            i_103 = i_106;
                        }
                    }
                    l_108 = gale_BlockAccess_offsetInRegion(arg_fs, l_96, l_97, gale_group, gale_slot, gale_position);
                    l_109 = (long) ((ulong) ((long) i_59) + (ulong) l_22);
                    if (((l_108 | l_109) & 7L) == 0) {
                        i_110 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_103 - (uint) i_110)) < 8) {
                                break;
                            }
                            l_111 = (long) i_110;
                            l_112 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) l_111))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_109 + (ulong) l_111)))) = l_112;
                            i_113 = (int) ((uint) i_110 + (uint) 8);
                            i_110 = i_113;
                        }
                        i_114 = i_110;
                    } else {
                        i_114 = 0;
                    }
                    i_115 = i_114;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_115 < i_103)) {
                            break;
                        }
                        l_116 = (long) i_115;
                        i_117 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) l_116))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_109 + (ulong) l_116)))) = (char) i_117;
                        i_118 = (int) ((uint) i_115 + (uint) 1);
                        i_115 = i_118;
                    }
                    i_119 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_103);
                    if (l_96 < 0L) {
                        i_120 = (int) l_96;
                        i_121 = i_120;
                    } else {
                        i_121 = 0;
                    }
                    l_122 = (long) ((ulong) ((long) i_103) + (ulong) l_97);
                    i_123 = (int) ((uint) i_59 + (uint) i_103);
                    if (l_96 == (-117L)) {
                        l_124 = l_122;
                    } else {
                        if (l_96 < 0L) {
                            l_124 = (-1L);
                        } else {
                            if (i_123 < i_25) {
                                l_124 = l_122;
                            } else {
                                l_124 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_53)) = l_124;
                    i_99 = i_123;
                    i_100 = i_121;
                } else {
                    i_99 = i_59;
                    i_100 = i_60;
                }
            }
            if (l_96 == 0L) {
                i_125 = 0;
            } else {
                l_126 = *((__local gale_long *) (gale_local_memory + l_58));
                i_127 = (l_126 == (-1L)) ? 0 : 1;
                i_125 = i_127;
            }
            GALEFS_BARRIER(6);
            i_128 = (l_96 == (-117L)) ? 1 : 0;
            if (i_9 == 0) {
                if (l_96 < 1L) {
                    i_59 = i_99;
                    i_60 = i_100;
                    i_61 = i_78;
                    i_62 = i_80;
                    i_63 = i_128;
                    i_64 = i_125;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_59 = i_99;
                    i_60 = i_100;
                    i_61 = i_78;
                    i_62 = i_80;
                    i_63 = i_128;
                    i_64 = i_125;
                }
            } else {
                i_59 = i_99;
                i_60 = i_100;
                i_61 = i_78;
                i_62 = i_80;
                i_63 = i_128;
                i_64 = i_125;
            }
        }
        if (i_10 == 0) {
            i_129 = *((__local gale_int *) (gale_local_memory + l_24));
            i_130 = *((__local gale_int *) (gale_local_memory + l_23));
            l_131 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_132 = (long) ((ulong) ((long) ((ulong) l_131 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_133 = *((__global gale_long *) (arg_fs + 16 + l_132));
            *((__global gale_long *) (arg_fs + 16 + l_132)) = ((long) ((ulong) ((long) i_129) + (ulong) l_133));
            l_134 = (long) ((ulong) ((long) ((ulong) l_131 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_135 = *((__global gale_long *) (arg_fs + 16 + l_134));
            *((__global gale_long *) (arg_fs + 16 + l_134)) = ((long) ((ulong) ((long) i_130) + (ulong) l_135));
            l_136 = (long) ((ulong) ((long) ((ulong) l_131 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_137 = *((__global gale_int *) (arg_fs + 16 + l_136));
            *((__global gale_int *) (arg_fs + 16 + l_136)) = ((int) ((uint) (i_129 >> i_14) + (uint) i_137));
        }
        if (i_59 < 1) {
            i_138 = i_60;
        } else {
            i_138 = i_59;
        }
        *((__global gale_int *) (arg_results + ((((long) i_18) << 2) + 16L))) = i_138;
        i_139 = (int) ((uint) i_17 + (uint) 1);
        i_17 = i_139;
    }
    if (((int) get_local_id(0)) == 0) {
        l_140 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_141 = l_140;
    } else {
        l_141 = 0L;
    }
    GALEFS_BROADCAST(7, l_142, l_141);
    if (l_142 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_142); }
        GALEFS_RETURN;
        resume_3:
        l_142 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
