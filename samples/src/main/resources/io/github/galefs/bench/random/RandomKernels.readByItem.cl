// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.random.RandomKernels#readByItem
// entry point: galefs_readByItem
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 24
// context bytes: 120
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "indices"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5a9f8138c2f398a8d6510308fcc5d35de497cdb61e47ffbeb3320442252224a4
// functions SHA-256: 74e7f4e5e52af52982b5572608f5718b119ac9ba2815309d4293c60c334ecf0b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {105, 110, 100, 105, 99, 101, 115};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_122) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_45) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_1) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_47) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_93) VARIABLE(__global uchar *, ul_30) VARIABLE(__global uchar *, ul_31)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_45) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_47) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_45) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_47) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_122) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_45) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_47) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_93) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_33)

__kernel void galefs_readByItem(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_30, *ul_31;
    int i_0, i_6, i_7, i_12, i_17, i_18, i_19, i_20, i_23, i_24, i_25, i_26, i_29, i_33, i_34, i_35, i_36, i_45, i_50, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_62, i_70, i_72, i_74, i_75, i_76, i_77, i_78, i_80, i_84, i_85, i_86, i_89, i_96, i_97, i_99, i_100, i_103, i_104, i_107, i_110, i_111, i_112, i_114, i_115, i_116, i_117, i_118, i_120, i_122, i_124, i_125, i_126, i_127, i_134, i_135, i_136;
    long l_1, l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_13, l_14, l_15, l_16, l_21, l_22, l_27, l_28, l_32, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_46, l_47, l_48, l_49, l_51, l_52, l_60, l_61, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_71, l_73, l_79, l_81, l_82, l_83, l_87, l_88, l_90, l_91, l_92, l_93, l_94, l_95, l_98, l_101, l_102, l_105, l_106, l_108, l_109, l_113, l_119, l_121, l_123, l_128, l_129, l_130, l_131, l_132, l_133, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145;
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
    i_29 = GALEFS_LOCAL_SIZE << 1;
    ul_30 = arg_args + 24L;
    ul_31 = arg_args + 16L;
    l_32 = l_16;
    i_33 = i_18;
    i_34 = 0;
    while (true) {
        i_35 = *((__global gale_int *) ul_31);
        if (!(i_34 < i_35)) {
            break;
        }
        i_36 = *((__global gale_int *) ul_30);
        GALEFS_BARRIER(2);
        l_37 = (8L) + 16L;
        l_38 = (0L) + 16L;
        if (i_25 == 0) {
            *((__local gale_int *) (gale_local_memory + l_38)) = 0;
            *((__local gale_int *) (gale_local_memory + l_37)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        l_39 = (long) ((ulong) l_32 + (ulong) (-7046029254386353131L));
        l_40 = (long) ((ulong) (l_39 ^ ((long) ((ulong) l_39 >> 30))) * (ulong) (-4658895280553007687L));
        l_41 = (long) ((ulong) (l_40 ^ ((long) ((ulong) l_40 >> 27))) * (ulong) (-7723592293110705685L));
        l_42 = l_41 ^ ((long) ((ulong) l_41 >> 31));
        l_43 = (long) (uint) (((int) ((long) ((ulong) l_42 >> 33))) & ((int) ((uint) i_36 + (uint) (-1))));
        l_44 = l_43 * l_22;
        i_45 = gale_BlockAccess_available(arg_fs, i_17, l_44, i_0, gale_group);
        if (i_45 < 1) {
            l_46 = (-1L);
        } else {
            l_46 = l_44;
        }
        l_47 = (16L) + l_28;
        *((__local gale_long *) (gale_local_memory + l_47)) = l_46;
        if (i_45 < 1) {
            l_48 = (-1L);
        } else {
            l_49 = gale_BlockAccess_missing(arg_fs, i_17, l_44, i_45, gale_group);
            l_48 = l_49;
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_27))) = l_48;
        GALEFS_LOCAL_BARRIER(4);
        i_50 = (i_45 < 0) ? i_45 : 0;
        l_51 = (-16L) + 24L;
        l_52 = (-16L) + 16L;
        i_53 = 0;
        i_54 = i_50;
        i_55 = 0;
        i_56 = 0;
        i_57 = 0;
        i_58 = 1;
        while (true) {
            if (i_58 == 0) {
                break;
            }
            if (i_25 == 0) {
                i_59 = i_55;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_60 = (16L) + ((((long) i_59) << 3) + 16L);
                    if (!(i_59 < i_26)) {
                        goto B32;
                    }
                    l_61 = *((__local gale_long *) (gale_local_memory + l_60));
                    if (!(l_61 == (-1L))) {
                        break;
                    }
                    i_62 = (int) ((uint) i_59 + (uint) 1);
                    i_59 = i_62;
                }
                goto B33;
            B32:;
            B33:;
                if (i_59 < i_26) {
                    l_63 = *((__local gale_long *) (gale_local_memory + l_60));
                    l_64 = l_63;
                } else {
                    l_64 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_52)) = l_64;
                if (i_57 == 0) {
                    l_65 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_66 = l_65;
                } else {
                    l_66 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_51)) = l_66;
                if (i_59 < i_26) {
                    if (i_57 == 0) {
                        l_67 = gale_BlockAccess_acquireResident(arg_fs, i_17, l_64, gale_group);
                        l_68 = l_67;
                    } else {
                        l_68 = 0L;
                    }
                } else {
                    l_69 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_68 = l_69;
                }
                if (i_59 < i_26) {
                    if (l_68 == 0L) {
                        i_70 = gale_HostCall_begin(arg_fs, gale_group);
                        l_71 = (long) i_70;
                        if (l_71 < 0L) {
                            i_72 = i_59;
                            l_73 = l_71;
                            i_74 = i_56;
                        } else {
                            if (i_56 == 0) {
                                i_75 = (int) ((uint) i_26 + (uint) i_59);
                                i_76 = i_26 << 1;
                                i_77 = 0;
                                i_78 = i_75;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_78 < i_76)) {
                                        goto B60;
                                    }
                                    if (!(i_77 < 4096)) {
                                        break;
                                    }
                                    l_79 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_78) << 3) + 16L))));
                                    i_80 = (int) ((uint) i_78 + (uint) 1);
                                    if (l_79 == (-1L)) {
                                        i_78 = i_80;
                                    } else {
                                        l_81 = (long) gale_group;
                                        l_82 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_81 << 12) + (l_81 << 11)))) + (ulong) 2048L);
                                        l_83 = l_79 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) ((long) i_77))))) = l_83;
                                        i_84 = (int) ((uint) i_77 + (uint) 8);
                                        if (((int) (l_79 & 1L)) == 0) {
                                            i_77 = i_84;
                                            i_78 = i_80;
                                        } else {
                                            if (i_84 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) ((long) i_84))))) = (l_83 + 1L);
                                                i_85 = (int) ((uint) i_77 + (uint) 16);
                                                i_77 = i_85;
                                                i_78 = i_80;
                                            } else {
                                                i_77 = i_84;
                                                i_78 = i_80;
                                            }
                                        }
                                    }
                                }
                                i_86 = i_77;
                                goto B62;
                            B60:;
                                i_86 = i_77;
                            } else {
                                i_86 = 0;
                            }
                        B62:;
                            l_87 = *((__local gale_long *) (gale_local_memory + l_52));
                            l_88 = *((__local gale_long *) (gale_local_memory + l_51));
                            i_89 = (int) l_88;
                            l_90 = gale_BlockAccess_requestListed(arg_fs, i_17, (((long) (0 - (ulong) (1L << i_89))) & l_87), (1 << i_89), i_86, gale_group);
                            i_72 = i_59;
                            l_73 = l_90;
                            i_74 = 1;
                        }
                    } else {
                        i_72 = i_59;
                        l_73 = l_68;
                        i_74 = i_56;
                    }
                } else {
                    i_72 = i_59;
                    l_73 = l_68;
                    i_74 = i_56;
                }
            } else {
                i_72 = i_55;
                l_73 = 0L;
                i_74 = i_56;
            }
            if (i_24 == 0) {
                if (l_73 < (-4611686018427387904L)) {
                    l_91 = gale_HostCall_awaitReply(arg_fs, l_73, gale_group);
                    l_92 = l_91;
                } else {
                    l_92 = l_73;
                }
            } else {
                l_92 = l_73;
            }
            GALEFS_BROADCAST(5, l_93, l_92);
            l_94 = *((__local gale_long *) (gale_local_memory + l_47));
            l_95 = *((__local gale_long *) (gale_local_memory + l_51));
            if (l_94 == (-1L)) {
                i_96 = i_53;
                i_97 = i_54;
            } else {
                l_98 = *((__local gale_long *) (gale_local_memory + l_52));
                i_99 = (int) l_95;
                if ((l_94 >> i_99) == (l_98 >> i_99)) {
                    if (l_93 < 0L) {
                        i_100 = 0;
                    } else {
                        l_101 = 1L << i_99;
                        l_102 = (long) ((ulong) l_101 - (ulong) (((long) ((ulong) l_101 + (ulong) (-1L))) & l_94));
                        i_103 = (int) ((uint) i_45 - (uint) i_53);
                        if (l_102 < ((long) i_103)) {
                            i_104 = (int) l_102;
                            i_100 = i_104;
                        } else {
                            i_100 = i_103;
                        }
                    }
                    l_105 = gale_BlockAccess_offsetInRegion(arg_fs, l_93, l_94, gale_group);
                    l_106 = ((long) i_53) + l_21;
                    if (((l_105 | l_106) & 7L) == 0) {
                        i_107 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_100 - (uint) i_107)) < 8) {
                                break;
                            }
                            l_108 = (long) i_107;
                            l_109 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) l_108))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_106 + l_108))) = l_109;
                            i_110 = (int) ((uint) i_107 + (uint) 8);
                            i_107 = i_110;
                        }
                        i_111 = i_107;
                    } else {
                        i_111 = 0;
                    }
                    i_112 = i_111;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_112 < i_100)) {
                            break;
                        }
                        l_113 = (long) i_112;
                        i_114 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) l_113))));
                        *((__global char *) (arg_buffer + 16 + (l_106 + l_113))) = (char) i_114;
                        i_115 = (int) ((uint) i_112 + (uint) 1);
                        i_112 = i_115;
                    }
                    i_116 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_100);
                    if (l_93 < 0L) {
                        i_117 = (int) l_93;
                        i_118 = i_117;
                    } else {
                        i_118 = 0;
                    }
                    l_119 = (long) ((ulong) ((long) i_100) + (ulong) l_94);
                    i_120 = (int) ((uint) i_53 + (uint) i_100);
                    if (l_93 == (-117L)) {
                        l_121 = l_119;
                    } else {
                        if (l_93 < 0L) {
                            l_121 = (-1L);
                        } else {
                            if (i_120 < i_45) {
                                l_121 = l_119;
                            } else {
                                l_121 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_47)) = l_121;
                    i_96 = i_120;
                    i_97 = i_118;
                } else {
                    i_96 = i_53;
                    i_97 = i_54;
                }
            }
            if (l_93 == 0L) {
                i_122 = 0;
            } else {
                l_123 = *((__local gale_long *) (gale_local_memory + l_52));
                i_124 = (l_123 == (-1L)) ? 0 : 1;
                i_122 = i_124;
            }
            GALEFS_BARRIER(6);
            i_125 = (l_93 == (-117L)) ? 1 : 0;
            if (i_23 == 0) {
                if (l_93 < 1L) {
                    i_53 = i_96;
                    i_54 = i_97;
                    i_55 = i_72;
                    i_56 = i_74;
                    i_57 = i_125;
                    i_58 = i_122;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_53 = i_96;
                    i_54 = i_97;
                    i_55 = i_72;
                    i_56 = i_74;
                    i_57 = i_125;
                    i_58 = i_122;
                }
            } else {
                i_53 = i_96;
                i_54 = i_97;
                i_55 = i_72;
                i_56 = i_74;
                i_57 = i_125;
                i_58 = i_122;
            }
        }
        if (i_25 == 0) {
            i_126 = *((__local gale_int *) (gale_local_memory + l_38));
            i_127 = *((__local gale_int *) (gale_local_memory + l_37));
            l_128 = (long) gale_group;
            l_129 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_128 << 12) + (l_128 << 11)))) + (ulong) 1872L);
            l_130 = *((__global gale_long *) (arg_fs + 16 + l_129));
            *((__global gale_long *) (arg_fs + 16 + l_129)) = ((long) ((ulong) ((long) i_126) + (ulong) l_130));
            l_131 = (long) gale_group;
            l_132 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_131 << 12) + (l_131 << 11)))) + (ulong) 1864L);
            l_133 = *((__global gale_long *) (arg_fs + 16 + l_132));
            *((__global gale_long *) (arg_fs + 16 + l_132)) = ((long) ((ulong) ((long) i_127) + (ulong) l_133));
        }
        if (i_53 < 1) {
            i_134 = i_54;
        } else {
            i_134 = i_53;
        }
        i_135 = (int) ((uint) i_34 + (uint) 1);
        i_136 = (int) ((uint) i_33 + (uint) 1);
        if (i_134 == i_0) {
            l_137 = *((__global gale_long *) (arg_buffer + (l_21 + 16L)));
            l_138 = (long) i_19;
            l_139 = l_43 * l_138;
            if (l_139 == l_137) {
                l_140 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_19 + (uint) i_20)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_138 + l_139) + (-1L)) == l_140) {
                    l_32 = l_42;
                    i_34 = i_135;
                } else {
                    l_32 = l_42;
                    i_33 = i_136;
                    i_34 = i_135;
                }
            } else {
                l_32 = l_42;
                i_33 = i_136;
                i_34 = i_135;
            }
        } else {
            l_32 = l_42;
            i_33 = i_136;
            i_34 = i_135;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_141 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
        l_142 = l_141;
    } else {
        l_142 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_142 < (-4611686018427387904L)) {
            l_143 = gale_HostCall_awaitReply(arg_fs, l_142, gale_group);
            l_144 = l_143;
        } else {
            l_144 = l_142;
        }
    } else {
        l_144 = l_142;
    }
    GALEFS_BROADCAST(7, l_145, l_144);
    *((__global gale_int *) (arg_wrong + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_33;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_114) VARIABLE(int, i_116) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_161) VARIABLE(int, i_17) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_41) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_60) VARIABLE(int, i_63) VARIABLE(int, i_76) VARIABLE(int, i_84) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(long, l_1) VARIABLE(long, l_132) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_47) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_59) VARIABLE(long, l_66) VARIABLE(long, l_89) VARIABLE(long, l_93) VARIABLE(long, l_94) VARIABLE(__global uchar *, ul_45) VARIABLE(__global uchar *, ul_46)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_47) VARIABLE(ul_45) VARIABLE(ul_46)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_47) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_45) VARIABLE(ul_46)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(l_66) VARIABLE(ul_45) VARIABLE(ul_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(l_66) VARIABLE(ul_45) VARIABLE(ul_46)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_76) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(ul_45) VARIABLE(ul_46)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_76) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(ul_45) VARIABLE(ul_46)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_60) VARIABLE(i_84) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_89) VARIABLE(ul_45) VARIABLE(ul_46)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_0) VARIABLE(i_114) VARIABLE(i_116) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_60) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_89) VARIABLE(l_93) VARIABLE(l_94) VARIABLE(ul_45) VARIABLE(ul_46)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_0) VARIABLE(i_114) VARIABLE(i_116) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_161) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_60) VARIABLE(l_1) VARIABLE(l_132) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_89) VARIABLE(l_93) VARIABLE(l_94) VARIABLE(ul_45) VARIABLE(ul_46)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_48)

__kernel void galefs_readByItem(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 120L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_45, *ul_46;
    int i_0, i_5, i_6, i_9, i_14, i_15, i_16, i_17, i_22, i_23, i_24, i_27, i_28, i_29, i_30, i_31, i_34, i_35, i_36, i_37, i_38, i_41, i_44, i_48, i_49, i_50, i_51, i_60, i_63, i_65, i_67, i_68, i_71, i_73, i_76, i_78, i_79, i_80, i_83, i_84, i_85, i_86, i_92, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_104, i_112, i_114, i_116, i_117, i_118, i_119, i_120, i_122, i_125, i_126, i_127, i_130, i_135, i_136, i_138, i_139, i_142, i_143, i_146, i_149, i_150, i_151, i_153, i_154, i_155, i_156, i_157, i_159, i_161, i_163, i_164, i_165, i_166, i_173, i_174, i_175, i_176;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_10, l_11, l_12, l_13, l_18, l_19, l_20, l_21, l_25, l_26, l_32, l_33, l_39, l_40, l_42, l_43, l_47, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_61, l_62, l_64, l_66, l_69, l_70, l_72, l_74, l_75, l_77, l_81, l_82, l_87, l_88, l_89, l_90, l_91, l_93, l_94, l_102, l_103, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_113, l_115, l_121, l_123, l_124, l_128, l_129, l_131, l_132, l_133, l_134, l_137, l_140, l_141, l_144, l_145, l_147, l_148, l_152, l_158, l_160, l_162, l_167, l_168, l_169, l_170, l_171, l_172, l_177, l_178, l_179, l_180, l_181, l_182, l_183;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    l_18 = (long) i_17;
    l_19 = l_18 << 3;
    l_20 = l_18 << 16;
    l_21 = (long) i_0;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_size(0);
    l_25 = (((long) ((int) ((uint) i_23 + (uint) i_24))) << 3) + 16L;
    l_26 = (((long) i_23) << 3) + 16L;
    i_27 = (int) get_local_size(0);
    i_28 = (i_27 < 8) ? i_27 : 8;
    i_29 = gale_rem_int(((int) get_local_id(0)), i_28);
    i_30 = gale_div_int(((int) get_local_id(0)), i_28);
    i_31 = gale_div_int(i_27, i_28);
    l_32 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    l_33 = (((long) ((int) get_local_id(0))) << 3) + 16L;
    i_34 = (int) get_local_size(0);
    i_35 = (i_34 < 8) ? i_34 : 8;
    i_36 = gale_rem_int(((int) get_local_id(0)), i_35);
    i_37 = gale_div_int(((int) get_local_id(0)), i_35);
    i_38 = gale_div_int(i_34, i_35);
    l_39 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    l_40 = (((long) ((int) get_local_id(0))) << 3) + 16L;
    i_41 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_42 = 1L << i_41;
    l_43 = (long) ((ulong) l_42 + (ulong) (-1L));
    i_44 = GALEFS_LOCAL_SIZE << 1;
    ul_45 = arg_args + 24L;
    ul_46 = arg_args + 16L;
    l_47 = l_13;
    i_48 = i_15;
    i_49 = 0;
    while (true) {
        i_50 = *((__global gale_int *) ul_46);
        if (!(i_49 < i_50)) {
            break;
        }
        i_51 = *((__global gale_int *) ul_45);
        GALEFS_BARRIER(2);
        l_52 = (8L) + 16L;
        l_53 = (0L) + 16L;
        if (i_23 == 0) {
            *((__local gale_int *) (gale_local_memory + l_53)) = 0;
            *((__local gale_int *) (gale_local_memory + l_52)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        l_54 = (long) ((ulong) l_47 + (ulong) (-7046029254386353131L));
        l_55 = (long) ((ulong) (l_54 ^ ((long) ((ulong) l_54 >> 30))) * (ulong) (-4658895280553007687L));
        l_56 = (long) ((ulong) (l_55 ^ ((long) ((ulong) l_55 >> 27))) * (ulong) (-7723592293110705685L));
        l_57 = l_56 ^ ((long) ((ulong) l_56 >> 31));
        l_58 = (long) (uint) (((int) ((long) ((ulong) l_57 >> 33))) & ((int) ((uint) i_51 + (uint) (-1))));
        l_59 = l_58 * l_21;
        i_60 = gale_BlockAccess_available(arg_fs, i_14, l_59, i_0, gale_group, gale_slot, gale_position);
        if (i_60 < 1) {
            l_61 = 0L;
        } else {
            l_62 = gale_BlockAccess_placeOf(arg_fs, i_14, l_59, gale_group, gale_slot, gale_position);
            l_61 = l_62;
        }
        if (l_61 == 0L) {
            i_63 = 0;
        } else {
            l_64 = (long) ((ulong) l_42 - (ulong) (l_59 & l_43));
            if (l_64 < ((long) i_60)) {
                i_65 = (int) l_64;
                i_63 = i_65;
            } else {
                i_63 = i_60;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_40))) = l_61;
        l_66 = (long) i_63;
        *((__local gale_long *) (gale_local_memory + ((16L) + l_39))) = (l_66 | l_20);
        GALEFS_LOCAL_BARRIER(4);
        if (i_37 < i_38) {
            i_67 = i_37;
        } else {
            i_67 = i_34;
        }
        i_68 = i_67;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_68 < i_34)) {
                break;
            }
            l_69 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_34 + (uint) i_68))) << 3) + 16L))));
            l_70 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_68) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_70), (arg_buffer + 16 + (l_69 >> 13)), (((int) l_69) & 8191), i_36, i_35);
            i_71 = (int) ((uint) i_68 + (uint) i_38);
            i_68 = i_71;
        }
        GALEFS_LOCAL_BARRIER(5);
        l_72 = l_59 + l_66;
        i_73 = (int) ((uint) i_60 - (uint) i_63);
        if (i_73 < 1) {
            l_74 = 0L;
        } else {
            l_75 = gale_BlockAccess_placeOf(arg_fs, i_14, l_72, gale_group, gale_slot, gale_position);
            l_74 = l_75;
        }
        if (l_74 == 0L) {
            i_76 = 0;
        } else {
            l_77 = (long) ((ulong) l_42 - (ulong) (l_43 & l_72));
            if (l_77 < ((long) i_73)) {
                i_78 = (int) l_77;
                i_76 = i_78;
            } else {
                i_76 = i_73;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_33))) = l_74;
        *((__local gale_long *) (gale_local_memory + ((16L) + l_32))) = (((l_66 + l_19) << 13) | ((long) i_76));
        GALEFS_LOCAL_BARRIER(6);
        if (i_30 < i_31) {
            i_79 = i_30;
        } else {
            i_79 = i_27;
        }
        i_80 = i_79;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_80 < i_27)) {
                break;
            }
            l_81 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_27 + (uint) i_80))) << 3) + 16L))));
            l_82 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_80) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_82), (arg_buffer + 16 + (l_81 >> 13)), (((int) l_81) & 8191), i_29, i_28);
            i_83 = (int) ((uint) i_80 + (uint) i_31);
            i_80 = i_83;
        }
        GALEFS_LOCAL_BARRIER(7);
        i_84 = (int) ((uint) i_63 + (uint) i_76);
        if (!(i_84 < 1)) {
            i_85 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_84);
            i_86 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_87 = l_59 + ((long) i_84);
        if (i_84 < i_60) {
            l_88 = l_87;
        } else {
            l_88 = (-1L);
        }
        l_89 = (16L) + l_26;
        *((__local gale_long *) (gale_local_memory + l_89)) = l_88;
        if (i_84 < i_60) {
            l_90 = gale_BlockAccess_missing(arg_fs, i_14, l_87, ((int) ((uint) i_60 - (uint) i_84)), gale_group, gale_slot, gale_position);
            l_91 = l_90;
        } else {
            l_91 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_25))) = l_91;
        GALEFS_LOCAL_BARRIER(8);
        i_92 = (i_60 < 0) ? i_60 : 0;
        l_93 = (-16L) + 24L;
        l_94 = (-16L) + 16L;
        i_95 = i_84;
        i_96 = i_92;
        i_97 = 0;
        i_98 = 0;
        i_99 = 0;
        i_100 = 1;
        while (true) {
            if (i_100 == 0) {
                break;
            }
            if (i_23 == 0) {
                i_101 = i_97;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_102 = (16L) + ((((long) i_101) << 3) + 16L);
                    if (!(i_101 < i_24)) {
                        goto B58;
                    }
                    l_103 = *((__local gale_long *) (gale_local_memory + l_102));
                    if (!(l_103 == (-1L))) {
                        break;
                    }
                    i_104 = (int) ((uint) i_101 + (uint) 1);
                    i_101 = i_104;
                }
                goto B59;
            B58:;
            B59:;
                if (i_101 < i_24) {
                    l_105 = *((__local gale_long *) (gale_local_memory + l_102));
                    l_106 = l_105;
                } else {
                    l_106 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_94)) = l_106;
                if (i_99 == 0) {
                    l_107 = (long) i_41;
                    l_108 = l_107;
                } else {
                    l_108 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_93)) = l_108;
                if (i_101 < i_24) {
                    if (i_99 == 0) {
                        l_109 = gale_BlockAccess_acquireResident(arg_fs, i_14, l_106, gale_group, gale_slot, gale_position);
                        l_110 = l_109;
                    } else {
                        l_110 = 0L;
                    }
                } else {
                    l_111 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_110 = l_111;
                }
                if (i_101 < i_24) {
                    if (l_110 == 0L) {
                        i_112 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_113 = (long) i_112;
                        if (l_113 < 0L) {
                            i_114 = i_101;
                            l_115 = l_113;
                            i_116 = i_98;
                        } else {
                            if (i_98 == 0) {
                                i_117 = (int) ((uint) i_24 + (uint) i_101);
                                i_118 = i_24 << 1;
                                i_119 = 0;
                                i_120 = i_117;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_120 < i_118)) {
                                        goto B86;
                                    }
                                    if (!(i_119 < 4096)) {
                                        break;
                                    }
                                    l_121 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_120) << 3) + 16L))));
                                    i_122 = (int) ((uint) i_120 + (uint) 1);
                                    if (l_121 == (-1L)) {
                                        i_120 = i_122;
                                    } else {
                                        l_123 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
                                        l_124 = l_121 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((long) i_119))))) = l_124;
                                        i_125 = (int) ((uint) i_119 + (uint) 8);
                                        if (((int) (l_121 & 1L)) == 0) {
                                            i_119 = i_125;
                                            i_120 = i_122;
                                        } else {
                                            if (i_125 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((long) i_125))))) = (l_124 + 1L);
                                                i_126 = (int) ((uint) i_119 + (uint) 16);
                                                i_119 = i_126;
                                                i_120 = i_122;
                                            } else {
                                                i_119 = i_125;
                                                i_120 = i_122;
                                            }
                                        }
                                    }
                                }
                                i_127 = i_119;
                                goto B88;
                            B86:;
                                i_127 = i_119;
                            } else {
                                i_127 = 0;
                            }
                        B88:;
                            l_128 = *((__local gale_long *) (gale_local_memory + l_94));
                            l_129 = *((__local gale_long *) (gale_local_memory + l_93));
                            i_130 = (int) l_129;
                            l_131 = gale_BlockAccess_requestListed(arg_fs, i_14, (((long) (0 - (ulong) (1L << i_130))) & l_128), (1 << i_130), i_127, gale_group, gale_slot, gale_position);
                            i_114 = i_101;
                            l_115 = l_131;
                            i_116 = 1;
                        }
                    } else {
                        i_114 = i_101;
                        l_115 = l_110;
                        i_116 = i_98;
                    }
                } else {
                    i_114 = i_101;
                    l_115 = l_110;
                    i_116 = i_98;
                }
            } else {
                i_114 = i_97;
                l_115 = 0L;
                i_116 = i_98;
            }
            GALEFS_BROADCAST(9, l_132, l_115);
            if (l_132 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_14;
                gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_19;
                gale_longs[gale_items + gale_item] = (ulong) l_20;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                gale_ints[4 * gale_items + gale_item] = (uint) i_28;
                gale_ints[5 * gale_items + gale_item] = (uint) i_29;
                gale_ints[6 * gale_items + gale_item] = (uint) i_30;
                gale_ints[7 * gale_items + gale_item] = (uint) i_31;
                gale_ints[8 * gale_items + gale_item] = (uint) i_35;
                gale_ints[9 * gale_items + gale_item] = (uint) i_36;
                gale_ints[10 * gale_items + gale_item] = (uint) i_37;
                gale_ints[11 * gale_items + gale_item] = (uint) i_38;
                gale_ints[12 * gale_items + gale_item] = (uint) i_48;
                gale_ints[13 * gale_items + gale_item] = (uint) i_49;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_57;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_58;
                gale_ints[14 * gale_items + gale_item] = (uint) i_60;
                gale_ints[15 * gale_items + gale_item] = (uint) i_95;
                gale_ints[16 * gale_items + gale_item] = (uint) i_96;
                gale_ints[17 * gale_items + gale_item] = (uint) i_114;
                gale_ints[18 * gale_items + gale_item] = (uint) i_116;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_132); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_14 = (int) gale_ints[gale_items + gale_item];
                i_16 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                l_19 = (long) gale_longs[gale_item];
                l_20 = (long) gale_longs[gale_items + gale_item];
                l_21 = (long) gale_longs[2 * gale_items + gale_item];
                i_28 = (int) gale_ints[4 * gale_items + gale_item];
                i_29 = (int) gale_ints[5 * gale_items + gale_item];
                i_30 = (int) gale_ints[6 * gale_items + gale_item];
                i_31 = (int) gale_ints[7 * gale_items + gale_item];
                i_35 = (int) gale_ints[8 * gale_items + gale_item];
                i_36 = (int) gale_ints[9 * gale_items + gale_item];
                i_37 = (int) gale_ints[10 * gale_items + gale_item];
                i_38 = (int) gale_ints[11 * gale_items + gale_item];
                i_48 = (int) gale_ints[12 * gale_items + gale_item];
                i_49 = (int) gale_ints[13 * gale_items + gale_item];
                l_57 = (long) gale_longs[3 * gale_items + gale_item];
                l_58 = (long) gale_longs[4 * gale_items + gale_item];
                i_60 = (int) gale_ints[14 * gale_items + gale_item];
                i_95 = (int) gale_ints[15 * gale_items + gale_item];
                i_96 = (int) gale_ints[16 * gale_items + gale_item];
                i_114 = (int) gale_ints[17 * gale_items + gale_item];
                i_116 = (int) gale_ints[18 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_size(0);
                l_25 = (((long) ((int) ((uint) i_23 + (uint) i_24))) << 3) + 16L;
                l_26 = (((long) i_23) << 3) + 16L;
                i_27 = (int) get_local_size(0);
                l_32 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                l_33 = (((long) ((int) get_local_id(0))) << 3) + 16L;
                i_34 = (int) get_local_size(0);
                l_39 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                l_40 = (((long) ((int) get_local_id(0))) << 3) + 16L;
                i_41 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_42 = 1L << i_41;
                l_43 = (long) ((ulong) l_42 + (ulong) (-1L));
                ul_45 = arg_args + 24L;
                ul_46 = arg_args + 16L;
                l_52 = (8L) + 16L;
                l_53 = (0L) + 16L;
                l_89 = (16L) + l_26;
                l_93 = (-16L) + 24L;
                l_94 = (-16L) + 16L;
                l_132 = gale_round_reply(gale_entry);
            }
            l_133 = *((__local gale_long *) (gale_local_memory + l_89));
            l_134 = *((__local gale_long *) (gale_local_memory + l_93));
            if (l_133 == (-1L)) {
                i_135 = i_95;
                i_136 = i_96;
            } else {
                l_137 = *((__local gale_long *) (gale_local_memory + l_94));
                i_138 = (int) l_134;
                if ((l_133 >> i_138) == (l_137 >> i_138)) {
                    if (l_132 < 0L) {
                        i_139 = 0;
                    } else {
                        l_140 = 1L << i_138;
                        l_141 = (long) ((ulong) l_140 - (ulong) (((long) ((ulong) l_140 + (ulong) (-1L))) & l_133));
                        i_142 = (int) ((uint) i_60 - (uint) i_95);
                        if (l_141 < ((long) i_142)) {
                            i_143 = (int) l_141;
                            i_139 = i_143;
                        } else {
                            i_139 = i_142;
                        }
                    }
                    l_144 = gale_BlockAccess_offsetInRegion(arg_fs, l_132, l_133, gale_group, gale_slot, gale_position);
                    l_145 = ((long) i_95) + l_19;
                    if (((l_144 | l_145) & 7L) == 0) {
                        i_146 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_139 - (uint) i_146)) < 8) {
                                break;
                            }
                            l_147 = (long) i_146;
                            l_148 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) l_147))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_145 + l_147))) = l_148;
                            i_149 = (int) ((uint) i_146 + (uint) 8);
                            i_146 = i_149;
                        }
                        i_150 = i_146;
                    } else {
                        i_150 = 0;
                    }
                    i_151 = i_150;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_151 < i_139)) {
                            break;
                        }
                        l_152 = (long) i_151;
                        i_153 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) l_152))));
                        *((__global char *) (arg_buffer + 16 + (l_145 + l_152))) = (char) i_153;
                        i_154 = (int) ((uint) i_151 + (uint) 1);
                        i_151 = i_154;
                    }
                    i_155 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_139);
                    if (l_132 < 0L) {
                        i_156 = (int) l_132;
                        i_157 = i_156;
                    } else {
                        i_157 = 0;
                    }
                    l_158 = (long) ((ulong) ((long) i_139) + (ulong) l_133);
                    i_159 = (int) ((uint) i_95 + (uint) i_139);
                    if (l_132 == (-117L)) {
                        l_160 = l_158;
                    } else {
                        if (l_132 < 0L) {
                            l_160 = (-1L);
                        } else {
                            if (i_159 < i_60) {
                                l_160 = l_158;
                            } else {
                                l_160 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_89)) = l_160;
                    i_135 = i_159;
                    i_136 = i_157;
                } else {
                    i_135 = i_95;
                    i_136 = i_96;
                }
            }
            if (l_132 == 0L) {
                i_161 = 0;
            } else {
                l_162 = *((__local gale_long *) (gale_local_memory + l_94));
                i_163 = (l_162 == (-1L)) ? 0 : 1;
                i_161 = i_163;
            }
            GALEFS_BARRIER(10);
            i_164 = (l_132 == (-117L)) ? 1 : 0;
            if (i_22 == 0) {
                if (l_132 < 1L) {
                    i_95 = i_135;
                    i_96 = i_136;
                    i_97 = i_114;
                    i_98 = i_116;
                    i_99 = i_164;
                    i_100 = i_161;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_95 = i_135;
                    i_96 = i_136;
                    i_97 = i_114;
                    i_98 = i_116;
                    i_99 = i_164;
                    i_100 = i_161;
                }
            } else {
                i_95 = i_135;
                i_96 = i_136;
                i_97 = i_114;
                i_98 = i_116;
                i_99 = i_164;
                i_100 = i_161;
            }
        }
        if (i_23 == 0) {
            i_165 = *((__local gale_int *) (gale_local_memory + l_53));
            i_166 = *((__local gale_int *) (gale_local_memory + l_52));
            l_167 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_168 = (long) ((ulong) ((long) ((ulong) l_167 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_169 = *((__global gale_long *) (arg_fs + 16 + l_168));
            *((__global gale_long *) (arg_fs + 16 + l_168)) = ((long) ((ulong) ((long) i_165) + (ulong) l_169));
            l_170 = (long) ((ulong) ((long) ((ulong) l_167 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_171 = *((__global gale_long *) (arg_fs + 16 + l_170));
            *((__global gale_long *) (arg_fs + 16 + l_170)) = ((long) ((ulong) ((long) i_166) + (ulong) l_171));
            l_172 = (long) ((ulong) ((long) ((ulong) l_167 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_173 = *((__global gale_int *) (arg_fs + 16 + l_172));
            *((__global gale_int *) (arg_fs + 16 + l_172)) = ((int) ((uint) (i_165 >> i_41) + (uint) i_173));
        }
        if (i_95 < 1) {
            i_174 = i_96;
        } else {
            i_174 = i_95;
        }
        i_175 = (int) ((uint) i_49 + (uint) 1);
        i_176 = (int) ((uint) i_48 + (uint) 1);
        if (i_174 == i_0) {
            l_177 = *((__global gale_long *) (arg_buffer + (l_19 + 16L)));
            l_178 = (long) i_16;
            l_179 = l_58 * l_178;
            if (l_179 == l_177) {
                l_180 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_16 + (uint) i_17)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_178 + l_179) + (-1L)) == l_180) {
                    l_47 = l_57;
                    i_49 = i_175;
                } else {
                    l_47 = l_57;
                    i_48 = i_176;
                    i_49 = i_175;
                }
            } else {
                l_47 = l_57;
                i_48 = i_176;
                i_49 = i_175;
            }
        } else {
            l_47 = l_57;
            i_48 = i_176;
            i_49 = i_175;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_181 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group, gale_slot, gale_position);
        l_182 = l_181;
    } else {
        l_182 = 0L;
    }
    GALEFS_BROADCAST(11, l_183, l_182);
    if (l_183 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_48;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_183); }
        GALEFS_RETURN;
        resume_3:
        i_48 = (int) gale_ints[gale_item];
        l_183 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_wrong + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_48;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
