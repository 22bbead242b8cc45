// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refusedWhileMapped
// entry point: galefs_refusedWhileMapped
// parameters: LONG_ARRAY INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE WRITE WRITE
// waits: 4
// saved values: 8
// context bytes: 32
// needs: BARRIERS LOCAL_SIZE
// local bytes: 24
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 744a2d89774d9ddd47c2fc489ac5d211ea2520523ad4aa64b816efb0791cfe3f
// functions SHA-256: a6f389edb2f31ff469363a0d15e48441860b604e793adb9a00c439ecc3adaa73
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_111) VARIABLE(int, i_119) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_33) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(long, l_0) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_82)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_34) VARIABLE(l_38)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_111) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_82)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_16, i_19, i_20, i_21, i_22, i_23, i_24, i_30, i_31, i_33, i_39, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_51, i_59, i_61, i_63, i_64, i_65, i_66, i_67, i_69, i_73, i_74, i_75, i_78, i_85, i_86, i_88, i_89, i_92, i_93, i_96, i_99, i_100, i_101, i_103, i_104, i_105, i_106, i_107, i_109, i_111, i_113, i_114, i_115, i_119, i_123, i_124, i_125;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_17, l_18, l_25, l_26, l_27, l_28, l_29, l_32, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_49, l_50, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_60, l_62, l_68, l_70, l_71, l_72, l_76, l_77, l_79, l_80, l_81, l_82, l_83, l_84, l_87, l_90, l_91, l_94, l_95, l_97, l_98, l_102, l_108, l_110, l_112, l_116, l_117, l_118, l_120, l_121, l_122, l_126, l_127, l_128, l_129, l_130;
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
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_size(0);
    l_17 = (((long) ((int) ((uint) i_15 + (uint) i_16))) << 3) + 16L;
    l_18 = (((long) i_15) << 3) + 16L;
    i_19 = GALEFS_LOCAL_SIZE << 1;
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = 0;
    i_24 = 0;
    while (true) {
        if (!(i_24 < arg_rounds)) {
            break;
        }
        if (i_22 == 0) {
            l_25 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group);
            l_26 = l_25;
        } else {
            l_26 = 0L;
        }
        if (i_21 == 0) {
            if (l_26 < (-4611686018427387904L)) {
                l_27 = gale_HostCall_awaitReply(arg_fs, l_26, gale_group);
                l_28 = l_27;
            } else {
                l_28 = l_26;
            }
        } else {
            l_28 = l_26;
        }
        GALEFS_BROADCAST(2, l_29, l_28);
        if (i_20 == 0) {
            if (!(l_29 < 0L)) {
                gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
                i_30 = gale_group;
                i_31 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_30 & ((int) ((uint) (1 << i_31) + (uint) (-1))))) << 6) + (((long) (i_30 >> i_31)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_29 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (!(l_29 < 0L)) {
            l_32 = gale_BlockAccess_offsetInRegion(arg_fs, l_29, 0L, gale_group);
        }
        GALEFS_BARRIER(3);
        i_33 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group);
        l_34 = (8L) + l_18;
        l_35 = (i_33 < 1) ? (-1L) : 0L;
        *((__local gale_long *) (gale_local_memory + l_34)) = l_35;
        if (i_33 < 1) {
            l_36 = (-1L);
        } else {
            l_37 = gale_BlockAccess_missing(arg_fs, i_11, 0L, i_33, gale_group);
            l_36 = l_37;
        }
        *((__local gale_long *) (gale_local_memory + ((8L) + l_17))) = l_36;
        l_38 = (0L) + 16L;
        if (i_15 == 0) {
            *((__local gale_int *) (gale_local_memory + l_38)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_39 = (i_33 < 0) ? i_33 : 0;
        l_40 = (-16L) + 24L;
        l_41 = (-16L) + 16L;
        i_42 = i_39;
        i_43 = 0;
        i_44 = 0;
        i_45 = 0;
        i_46 = 0;
        i_47 = 1;
        while (true) {
            if (i_47 == 0) {
                break;
            }
            if (i_15 == 0) {
                i_48 = i_44;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_49 = (8L) + ((((long) i_48) << 3) + 16L);
                    if (!(i_48 < i_16)) {
                        goto B45;
                    }
                    l_50 = *((__local gale_long *) (gale_local_memory + l_49));
                    if (!(l_50 == (-1L))) {
                        break;
                    }
                    i_51 = (int) ((uint) i_48 + (uint) 1);
                    i_48 = i_51;
                }
                goto B46;
            B45:;
            B46:;
                if (i_48 < i_16) {
                    l_52 = *((__local gale_long *) (gale_local_memory + l_49));
                    l_53 = l_52;
                } else {
                    l_53 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_41)) = l_53;
                if (i_46 == 0) {
                    l_54 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_55 = l_54;
                } else {
                    l_55 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_40)) = l_55;
                if (i_48 < i_16) {
                    if (i_46 == 0) {
                        l_56 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_53, gale_group);
                        l_57 = l_56;
                    } else {
                        l_57 = 0L;
                    }
                } else {
                    l_58 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_57 = l_58;
                }
                if (i_48 < i_16) {
                    if (l_57 == 0L) {
                        i_59 = gale_HostCall_begin(arg_fs, gale_group);
                        l_60 = (long) i_59;
                        if (l_60 < 0L) {
                            i_61 = i_48;
                            l_62 = l_60;
                            i_63 = i_45;
                        } else {
                            if (i_45 == 0) {
                                i_64 = (int) ((uint) i_16 + (uint) i_48);
                                i_65 = i_16 << 1;
                                i_66 = 0;
                                i_67 = i_64;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_67 < i_65)) {
                                        goto B73;
                                    }
                                    if (!(i_66 < 4096)) {
                                        break;
                                    }
                                    l_68 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_67) << 3) + 16L))));
                                    i_69 = (int) ((uint) i_67 + (uint) 1);
                                    if (l_68 == (-1L)) {
                                        i_67 = i_69;
                                    } else {
                                        l_70 = (long) gale_group;
                                        l_71 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_70 << 12) + (l_70 << 11)))) + (ulong) 2048L);
                                        l_72 = l_68 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((long) i_66))))) = l_72;
                                        i_73 = (int) ((uint) i_66 + (uint) 8);
                                        if (((int) (l_68 & 1L)) == 0) {
                                            i_66 = i_73;
                                            i_67 = i_69;
                                        } else {
                                            if (i_73 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((long) i_73))))) = (l_72 + 1L);
                                                i_74 = (int) ((uint) i_66 + (uint) 16);
                                                i_66 = i_74;
                                                i_67 = i_69;
                                            } else {
                                                i_66 = i_73;
                                                i_67 = i_69;
                                            }
                                        }
                                    }
                                }
                                i_75 = i_66;
                                goto B75;
                            B73:;
                                i_75 = i_66;
                            } else {
                                i_75 = 0;
                            }
                        B75:;
                            l_76 = *((__local gale_long *) (gale_local_memory + l_41));
                            l_77 = *((__local gale_long *) (gale_local_memory + l_40));
                            i_78 = (int) l_77;
                            l_79 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_78))) & l_76), (1 << i_78), i_75, gale_group);
                            i_61 = i_48;
                            l_62 = l_79;
                            i_63 = 1;
                        }
                    } else {
                        i_61 = i_48;
                        l_62 = l_57;
                        i_63 = i_45;
                    }
                } else {
                    i_61 = i_48;
                    l_62 = l_57;
                    i_63 = i_45;
                }
            } else {
                i_61 = i_44;
                l_62 = 0L;
                i_63 = i_45;
            }
            if (i_14 == 0) {
                if (l_62 < (-4611686018427387904L)) {
                    l_80 = gale_HostCall_awaitReply(arg_fs, l_62, gale_group);
                    l_81 = l_80;
                } else {
                    l_81 = l_62;
                }
            } else {
                l_81 = l_62;
            }
            GALEFS_BROADCAST(5, l_82, l_81);
            l_83 = *((__local gale_long *) (gale_local_memory + l_34));
            l_84 = *((__local gale_long *) (gale_local_memory + l_40));
            if (l_83 == (-1L)) {
                i_85 = i_42;
                i_86 = i_43;
            } else {
                l_87 = *((__local gale_long *) (gale_local_memory + l_41));
                i_88 = (int) l_84;
                if ((l_83 >> i_88) == (l_87 >> i_88)) {
                    if (l_82 < 0L) {
                        i_89 = 0;
                    } else {
                        l_90 = 1L << i_88;
                        l_91 = (long) ((ulong) l_90 - (ulong) (((long) ((ulong) l_90 + (ulong) (-1L))) & l_83));
                        i_92 = (int) ((uint) i_33 - (uint) i_43);
                        if (l_91 < ((long) i_92)) {
                            i_93 = (int) l_91;
                            i_89 = i_93;
                        } else {
                            i_89 = i_92;
                        }
                    }
                    l_94 = gale_BlockAccess_offsetInRegion(arg_fs, l_82, l_83, gale_group);
                    l_95 = ((long) i_43) + (((long) ((int) get_local_id(0))) << 3);
                    if (((l_94 | l_95) & 7L) == 0) {
                        i_96 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_89 - (uint) i_96)) < 8) {
                                break;
                            }
                            l_97 = (long) i_96;
                            l_98 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) l_97))));
                            *((__global gale_long *) (arg_data + 16 + (l_95 + l_97))) = l_98;
                            i_99 = (int) ((uint) i_96 + (uint) 8);
                            i_96 = i_99;
                        }
                        i_100 = i_96;
                    } else {
                        i_100 = 0;
                    }
                    i_101 = i_100;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_101 < i_89)) {
                            break;
                        }
                        l_102 = (long) i_101;
                        i_103 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) l_102))));
                        *((__global char *) (arg_data + 16 + (l_95 + l_102))) = (char) i_103;
                        i_104 = (int) ((uint) i_101 + (uint) 1);
                        i_101 = i_104;
                    }
                    i_105 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_89);
                    if (l_82 < 0L) {
                        i_106 = (int) l_82;
                        i_107 = i_106;
                    } else {
                        i_107 = 0;
                    }
                    l_108 = (long) ((ulong) ((long) i_89) + (ulong) l_83);
                    i_109 = (int) ((uint) i_43 + (uint) i_89);
                    if (l_82 == (-117L)) {
                        l_110 = l_108;
                    } else {
                        if (l_82 < 0L) {
                            l_110 = (-1L);
                        } else {
                            if (i_109 < i_33) {
                                l_110 = l_108;
                            } else {
                                l_110 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_34)) = l_110;
                    i_85 = i_107;
                    i_86 = i_109;
                } else {
                    i_85 = i_42;
                    i_86 = i_43;
                }
            }
            if (l_82 == 0L) {
                i_111 = 0;
            } else {
                l_112 = *((__local gale_long *) (gale_local_memory + l_41));
                i_113 = (l_112 == (-1L)) ? 0 : 1;
                i_111 = i_113;
            }
            GALEFS_BARRIER(6);
            i_114 = (l_82 == (-117L)) ? 1 : 0;
            if (i_13 == 0) {
                if (l_82 < 1L) {
                    i_42 = i_85;
                    i_43 = i_86;
                    i_44 = i_61;
                    i_45 = i_63;
                    i_46 = i_114;
                    i_47 = i_111;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_42 = i_85;
                    i_43 = i_86;
                    i_44 = i_61;
                    i_45 = i_63;
                    i_46 = i_114;
                    i_47 = i_111;
                }
            } else {
                i_42 = i_85;
                i_43 = i_86;
                i_44 = i_61;
                i_45 = i_63;
                i_46 = i_114;
                i_47 = i_111;
            }
        }
        if (i_15 == 0) {
            i_115 = *((__local gale_int *) (gale_local_memory + l_38));
            l_116 = (long) gale_group;
            l_117 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_116 << 12) + (l_116 << 11)))) + (ulong) 1872L);
            l_118 = *((__global gale_long *) (arg_fs + 16 + l_117));
            *((__global gale_long *) (arg_fs + 16 + l_117)) = ((long) ((ulong) ((long) i_115) + (ulong) l_118));
        }
        if (i_43 < 1) {
            i_119 = i_42;
        } else {
            i_119 = i_43;
        }
        GALEFS_BARRIER(7);
        if (i_12 == 0) {
            l_120 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
            l_121 = l_120;
        } else {
            l_121 = 0L;
        }
        GALEFS_BROADCAST(8, l_122, l_121);
        i_123 = (i_119 == (-16)) ? 0 : 1;
        i_124 = (int) ((uint) i_23 + (uint) i_123);
        i_125 = (int) ((uint) i_24 + (uint) 1);
        i_23 = i_124;
        i_24 = i_125;
    }
    *((__global gale_int *) (arg_results + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_23;
    if (((int) get_local_id(0)) == 0) {
        l_126 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_127 = l_126;
    } else {
        l_127 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_127 < (-4611686018427387904L)) {
            l_128 = gale_HostCall_awaitReply(arg_fs, l_127, gale_group);
            l_129 = l_128;
        } else {
            l_129 = l_127;
        }
    } else {
        l_129 = l_127;
    }
    GALEFS_BROADCAST(9, l_130, l_129);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_106) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_24) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_52) VARIABLE(int, i_54) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_70)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_25) VARIABLE(l_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_99) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_70)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_106) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_106) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 32L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_24, i_30, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_42, i_50, i_52, i_54, i_55, i_56, i_57, i_58, i_60, i_63, i_64, i_65, i_68, i_73, i_74, i_76, i_77, i_80, i_81, i_84, i_87, i_88, i_89, i_91, i_92, i_93, i_94, i_95, i_97, i_99, i_101, i_102, i_103, i_106, i_110, i_111, i_112;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_13, l_14, l_20, l_21, l_22, l_23, l_25, l_26, l_27, l_28, l_29, l_31, l_32, l_40, l_41, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_51, l_53, l_59, l_61, l_62, l_66, l_67, l_69, l_70, l_71, l_72, l_75, l_78, l_79, l_82, l_83, l_85, l_86, l_90, l_96, l_98, l_100, l_104, l_105, l_107, l_108, l_109, l_113, l_114, l_115;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
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
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_size(0);
    l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
    l_14 = (((long) i_11) << 3) + 16L;
    i_15 = GALEFS_LOCAL_SIZE << 1;
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = 0;
    i_19 = 0;
    while (true) {
        if (!(i_19 < arg_rounds)) {
            break;
        }
        if (i_17 == 0) {
            l_20 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
            l_21 = l_20;
        } else {
            l_21 = 0L;
        }
        GALEFS_BROADCAST(2, l_22, l_21);
        if (l_22 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_18;
            gale_ints[2 * gale_items + gale_item] = (uint) i_19;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_22); }
            GALEFS_RETURN;
            resume_2:
            i_8 = (int) gale_ints[gale_item];
            i_18 = (int) gale_ints[gale_items + gale_item];
            i_19 = (int) gale_ints[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_9 = (int) get_local_id(0);
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_size(0);
            l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
            l_14 = (((long) i_11) << 3) + 16L;
            i_16 = (int) get_local_id(0);
            i_17 = (int) get_local_id(0);
            l_22 = gale_round_reply(gale_entry);
        }
        if (i_16 == 0) {
            if (!(l_22 < 0L)) {
                gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (!(l_22 < 0L)) {
            l_23 = gale_BlockAccess_offsetInRegion(arg_fs, l_22, 0L, gale_group, gale_slot, gale_position);
        }
        GALEFS_BARRIER(3);
        i_24 = gale_BlockAccess_available(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
        l_25 = (8L) + l_14;
        l_26 = (i_24 < 1) ? (-1L) : 0L;
        *((__local gale_long *) (gale_local_memory + l_25)) = l_26;
        if (i_24 < 1) {
            l_27 = (-1L);
        } else {
            l_28 = gale_BlockAccess_missing(arg_fs, i_8, 0L, i_24, gale_group, gale_slot, gale_position);
            l_27 = l_28;
        }
        *((__local gale_long *) (gale_local_memory + ((8L) + l_13))) = l_27;
        l_29 = (0L) + 16L;
        if (i_11 == 0) {
            *((__local gale_int *) (gale_local_memory + l_29)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_30 = (i_24 < 0) ? i_24 : 0;
        l_31 = (-16L) + 24L;
        l_32 = (-16L) + 16L;
        i_33 = i_30;
        i_34 = 0;
        i_35 = 0;
        i_36 = 0;
        i_37 = 0;
        i_38 = 1;
        while (true) {
            if (i_38 == 0) {
                break;
            }
            if (i_11 == 0) {
                i_39 = i_35;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_40 = (8L) + ((((long) i_39) << 3) + 16L);
                    if (!(i_39 < i_12)) {
                        goto B35;
                    }
                    l_41 = *((__local gale_long *) (gale_local_memory + l_40));
                    if (!(l_41 == (-1L))) {
                        break;
                    }
                    i_42 = (int) ((uint) i_39 + (uint) 1);
                    i_39 = i_42;
                }
                goto B36;
            B35:;
            B36:;
                if (i_39 < i_12) {
                    l_43 = *((__local gale_long *) (gale_local_memory + l_40));
                    l_44 = l_43;
                } else {
                    l_44 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_32)) = l_44;
                if (i_37 == 0) {
                    l_45 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_46 = l_45;
                } else {
                    l_46 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_31)) = l_46;
                if (i_39 < i_12) {
                    if (i_37 == 0) {
                        l_47 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_44, gale_group, gale_slot, gale_position);
                        l_48 = l_47;
                    } else {
                        l_48 = 0L;
                    }
                } else {
                    l_49 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_48 = l_49;
                }
                if (i_39 < i_12) {
                    if (l_48 == 0L) {
                        i_50 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_51 = (long) i_50;
                        if (l_51 < 0L) {
                            i_52 = i_39;
                            l_53 = l_51;
                            i_54 = i_36;
                        } else {
                            if (i_36 == 0) {
                                i_55 = (int) ((uint) i_12 + (uint) i_39);
                                i_56 = i_12 << 1;
                                i_57 = 0;
                                i_58 = i_55;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_58 < i_56)) {
                                        goto B63;
                                    }
                                    if (!(i_57 < 4096)) {
                                        break;
                                    }
                                    l_59 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_58) << 3) + 16L))));
                                    i_60 = (int) ((uint) i_58 + (uint) 1);
                                    if (l_59 == (-1L)) {
                                        i_58 = i_60;
                                    } else {
                                        l_61 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_62 = l_59 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) ((long) i_57))))) = l_62;
                                        i_63 = (int) ((uint) i_57 + (uint) 8);
                                        if (((int) (l_59 & 1L)) == 0) {
                                            i_57 = i_63;
                                            i_58 = i_60;
                                        } else {
                                            if (i_63 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) ((long) i_63))))) = (l_62 + 1L);
                                                i_64 = (int) ((uint) i_57 + (uint) 16);
                                                i_57 = i_64;
                                                i_58 = i_60;
                                            } else {
                                                i_57 = i_63;
                                                i_58 = i_60;
                                            }
                                        }
                                    }
                                }
                                i_65 = i_57;
                                goto B65;
                            B63:;
                                i_65 = i_57;
                            } else {
                                i_65 = 0;
                            }
                        B65:;
                            l_66 = *((__local gale_long *) (gale_local_memory + l_32));
                            l_67 = *((__local gale_long *) (gale_local_memory + l_31));
                            i_68 = (int) l_67;
                            l_69 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_68))) & l_66), (1 << i_68), i_65, gale_group, gale_slot, gale_position);
                            i_52 = i_39;
                            l_53 = l_69;
                            i_54 = 1;
                        }
                    } else {
                        i_52 = i_39;
                        l_53 = l_48;
                        i_54 = i_36;
                    }
                } else {
                    i_52 = i_39;
                    l_53 = l_48;
                    i_54 = i_36;
                }
            } else {
                i_52 = i_35;
                l_53 = 0L;
                i_54 = i_36;
            }
            GALEFS_BROADCAST(5, l_70, l_53);
            if (l_70 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_18;
                gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                gale_ints[3 * gale_items + gale_item] = (uint) i_24;
                gale_ints[4 * gale_items + gale_item] = (uint) i_33;
                gale_ints[5 * gale_items + gale_item] = (uint) i_34;
                gale_ints[6 * gale_items + gale_item] = (uint) i_52;
                gale_ints[7 * gale_items + gale_item] = (uint) i_54;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_70); }
                GALEFS_RETURN;
                resume_3:
                i_8 = (int) gale_ints[gale_item];
                i_18 = (int) gale_ints[gale_items + gale_item];
                i_19 = (int) gale_ints[2 * gale_items + gale_item];
                i_24 = (int) gale_ints[3 * gale_items + gale_item];
                i_33 = (int) gale_ints[4 * gale_items + gale_item];
                i_34 = (int) gale_ints[5 * gale_items + gale_item];
                i_52 = (int) gale_ints[6 * gale_items + gale_item];
                i_54 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_size(0);
                l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
                l_14 = (((long) i_11) << 3) + 16L;
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_id(0);
                l_25 = (8L) + l_14;
                l_29 = (0L) + 16L;
                l_31 = (-16L) + 24L;
                l_32 = (-16L) + 16L;
                l_70 = gale_round_reply(gale_entry);
            }
            l_71 = *((__local gale_long *) (gale_local_memory + l_25));
            l_72 = *((__local gale_long *) (gale_local_memory + l_31));
            if (l_71 == (-1L)) {
                i_73 = i_33;
                i_74 = i_34;
            } else {
                l_75 = *((__local gale_long *) (gale_local_memory + l_32));
                i_76 = (int) l_72;
                if ((l_71 >> i_76) == (l_75 >> i_76)) {
                    if (l_70 < 0L) {
                        i_77 = 0;
                    } else {
                        l_78 = 1L << i_76;
                        l_79 = (long) ((ulong) l_78 - (ulong) (((long) ((ulong) l_78 + (ulong) (-1L))) & l_71));
                        i_80 = (int) ((uint) i_24 - (uint) i_34);
                        if (l_79 < ((long) i_80)) {
                            i_81 = (int) l_79;
                            i_77 = i_81;
                        } else {
                            i_77 = i_80;
                        }
                    }
                    l_82 = gale_BlockAccess_offsetInRegion(arg_fs, l_70, l_71, gale_group, gale_slot, gale_position);
                    l_83 = ((long) i_34) + (((long) ((int) get_local_id(0))) << 3);
                    if (((l_82 | l_83) & 7L) == 0) {
                        i_84 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_77 - (uint) i_84)) < 8) {
                                break;
                            }
                            l_85 = (long) i_84;
                            l_86 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) l_85))));
                            *((__global gale_long *) (arg_data + 16 + (l_83 + l_85))) = l_86;
                            i_87 = (int) ((uint) i_84 + (uint) 8);
                            i_84 = i_87;
                        }
                        i_88 = i_84;
                    } else {
                        i_88 = 0;
                    }
                    i_89 = i_88;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_89 < i_77)) {
                            break;
                        }
                        l_90 = (long) i_89;
                        i_91 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) l_90))));
                        *((__global char *) (arg_data + 16 + (l_83 + l_90))) = (char) i_91;
                        i_92 = (int) ((uint) i_89 + (uint) 1);
                        i_89 = i_92;
                    }
                    i_93 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_77);
                    if (l_70 < 0L) {
                        i_94 = (int) l_70;
                        i_95 = i_94;
                    } else {
                        i_95 = 0;
                    }
                    l_96 = (long) ((ulong) ((long) i_77) + (ulong) l_71);
                    i_97 = (int) ((uint) i_34 + (uint) i_77);
                    if (l_70 == (-117L)) {
                        l_98 = l_96;
                    } else {
                        if (l_70 < 0L) {
                            l_98 = (-1L);
                        } else {
                            if (i_97 < i_24) {
                                l_98 = l_96;
                            } else {
                                l_98 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_25)) = l_98;
                    i_73 = i_95;
                    i_74 = i_97;
                } else {
                    i_73 = i_33;
                    i_74 = i_34;
                }
            }
            if (l_70 == 0L) {
                i_99 = 0;
            } else {
                l_100 = *((__local gale_long *) (gale_local_memory + l_32));
                i_101 = (l_100 == (-1L)) ? 0 : 1;
                i_99 = i_101;
            }
            GALEFS_BARRIER(6);
            i_102 = (l_70 == (-117L)) ? 1 : 0;
            if (i_10 == 0) {
                if (l_70 < 1L) {
                    i_33 = i_73;
                    i_34 = i_74;
                    i_35 = i_52;
                    i_36 = i_54;
                    i_37 = i_102;
                    i_38 = i_99;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_33 = i_73;
                    i_34 = i_74;
                    i_35 = i_52;
                    i_36 = i_54;
                    i_37 = i_102;
                    i_38 = i_99;
                }
            } else {
                i_33 = i_73;
                i_34 = i_74;
                i_35 = i_52;
                i_36 = i_54;
                i_37 = i_102;
                i_38 = i_99;
            }
        }
        if (i_11 == 0) {
            i_103 = *((__local gale_int *) (gale_local_memory + l_29));
            l_104 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_105 = *((__global gale_long *) (arg_fs + 16 + l_104));
            *((__global gale_long *) (arg_fs + 16 + l_104)) = ((long) ((ulong) ((long) i_103) + (ulong) l_105));
        }
        if (i_34 < 1) {
            i_106 = i_33;
        } else {
            i_106 = i_34;
        }
        GALEFS_BARRIER(7);
        if (i_9 == 0) {
            l_107 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
            l_108 = l_107;
        } else {
            l_108 = 0L;
        }
        GALEFS_BROADCAST(8, l_109, l_108);
        i_110 = (i_106 == (-16)) ? 0 : 1;
        i_111 = (int) ((uint) i_18 + (uint) i_110);
        i_112 = (int) ((uint) i_19 + (uint) 1);
        i_18 = i_111;
        i_19 = i_112;
    }
    *((__global gale_int *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_18;
    if (((int) get_local_id(0)) == 0) {
        l_113 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_114 = l_113;
    } else {
        l_114 = 0L;
    }
    GALEFS_BROADCAST(9, l_115, l_114);
    if (l_115 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_115); }
        GALEFS_RETURN;
        resume_4:
        l_115 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
