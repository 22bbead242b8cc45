// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refusedWhileMapped
// entry point: galefs_refusedWhileMapped
// parameters: LONG_ARRAY INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE WRITE WRITE
// waits: 4
// saved values: 8
// context bytes: 32
// needs: BARRIERS LOCAL_SIZE
// local bytes: 16
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9def7b172bdb255cb4d80a695ac1638e1778d23ce6deb2c0215f9eab03e8b5c7
// functions SHA-256: 5ea6b7f9d37004bfe091f345577cbefb2095f1dddaf787e09a10ea1e02a24879
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_104) VARIABLE(int, i_11) VARIABLE(int, i_111) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_33) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(long, l_0) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_40) VARIABLE(long, l_76)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_34) VARIABLE(l_38)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_40)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_104) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_40) VARIABLE(l_76)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_111) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_111) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_16, i_19, i_20, i_21, i_22, i_23, i_24, i_30, i_31, i_33, i_39, i_41, i_42, i_43, i_44, i_45, i_46, i_49, i_55, i_57, i_59, i_60, i_61, i_62, i_63, i_65, i_69, i_70, i_71, i_78, i_79, i_81, i_82, i_85, i_86, i_89, i_92, i_93, i_94, i_96, i_97, i_98, i_99, i_100, i_101, i_104, i_106, i_107, i_111, i_115, i_116, i_117;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_17, l_18, l_25, l_26, l_27, l_28, l_29, l_32, l_34, l_35, l_36, l_37, l_38, l_40, l_47, l_48, l_50, l_51, l_52, l_53, l_54, l_56, l_58, l_64, l_66, l_67, l_68, l_72, l_73, l_74, l_75, l_76, l_77, l_80, l_83, l_84, l_87, l_88, l_90, l_91, l_95, l_102, l_103, l_105, l_108, l_109, l_110, l_112, l_113, l_114, l_118, l_119, l_120, l_121, l_122;
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
        l_34 = (0L) + l_18;
        l_35 = (i_33 < 1) ? (-1L) : 0L;
        *((__local gale_long *) (gale_local_memory + l_34)) = l_35;
        if (i_33 < 1) {
            l_36 = (-1L);
        } else {
            l_37 = gale_BlockAccess_missing(arg_fs, i_11, 0L, i_33, gale_group);
            l_36 = l_37;
        }
        *((__local gale_long *) (gale_local_memory + ((0L) + l_17))) = l_36;
        l_38 = (-8L) + 16L;
        if (i_15 == 0) {
            *((__local gale_int *) (gale_local_memory + l_38)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_39 = (i_33 < 0) ? i_33 : 0;
        l_40 = (-16L) + 16L;
        i_41 = i_39;
        i_42 = 0;
        i_43 = 0;
        i_44 = 0;
        i_45 = 1;
        while (true) {
            if (i_45 == 0) {
                break;
            }
            if (i_15 == 0) {
                i_46 = i_43;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_47 = (0L) + ((((long) i_46) << 3) + 16L);
                    if (!(i_46 < i_16)) {
                        goto B45;
                    }
                    l_48 = *((__local gale_long *) (gale_local_memory + l_47));
                    if (!(l_48 == (-1L))) {
                        break;
                    }
                    i_49 = (int) ((uint) i_46 + (uint) 1);
                    i_46 = i_49;
                }
                goto B46;
            B45:;
            B46:;
                if (i_46 < i_16) {
                    l_50 = *((__local gale_long *) (gale_local_memory + l_47));
                    l_51 = l_50;
                } else {
                    l_51 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_40)) = l_51;
                if (i_46 < i_16) {
                    l_52 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_51, gale_group);
                    l_53 = l_52;
                } else {
                    l_54 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_53 = l_54;
                }
                if (i_46 < i_16) {
                    if (l_53 == 0L) {
                        i_55 = gale_HostCall_begin(arg_fs, gale_group);
                        l_56 = (long) i_55;
                        if (l_56 < 0L) {
                            i_57 = i_46;
                            l_58 = l_56;
                            i_59 = i_44;
                        } else {
                            if (i_44 == 0) {
                                i_60 = (int) ((uint) i_16 + (uint) i_46);
                                i_61 = i_16 << 1;
                                i_62 = 0;
                                i_63 = i_60;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_63 < i_61)) {
                                        goto B68;
                                    }
                                    if (!(i_62 < 4096)) {
                                        break;
                                    }
                                    l_64 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_63) << 3) + 16L))));
                                    i_65 = (int) ((uint) i_63 + (uint) 1);
                                    if (l_64 == (-1L)) {
                                        i_63 = i_65;
                                    } else {
                                        l_66 = (long) gale_group;
                                        l_67 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_66 << 12) + (l_66 << 11)))) + (ulong) 2048L);
                                        l_68 = l_64 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) ((long) i_62))))) = l_68;
                                        i_69 = (int) ((uint) i_62 + (uint) 8);
                                        if (((int) (l_64 & 1L)) == 0) {
                                            i_62 = i_69;
                                            i_63 = i_65;
                                        } else {
                                            if (i_69 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) ((long) i_69))))) = (l_68 + 1L);
                                                i_70 = (int) ((uint) i_62 + (uint) 16);
                                                i_62 = i_70;
                                                i_63 = i_65;
                                            } else {
                                                i_62 = i_69;
                                                i_63 = i_65;
                                            }
                                        }
                                    }
                                }
                                i_71 = i_62;
                                goto B70;
                            B68:;
                                i_71 = i_62;
                            } else {
                                i_71 = 0;
                            }
                        B70:;
                            l_72 = *((__local gale_long *) (gale_local_memory + l_40));
                            l_73 = gale_BlockAccess_requestListed(arg_fs, i_11, l_72, i_71, gale_group);
                            i_57 = i_46;
                            l_58 = l_73;
                            i_59 = 1;
                        }
                    } else {
                        i_57 = i_46;
                        l_58 = l_53;
                        i_59 = i_44;
                    }
                } else {
                    i_57 = i_46;
                    l_58 = l_53;
                    i_59 = i_44;
                }
            } else {
                i_57 = i_43;
                l_58 = 0L;
                i_59 = i_44;
            }
            if (i_14 == 0) {
                if (l_58 < (-4611686018427387904L)) {
                    l_74 = gale_HostCall_awaitReply(arg_fs, l_58, gale_group);
                    l_75 = l_74;
                } else {
                    l_75 = l_58;
                }
            } else {
                l_75 = l_58;
            }
            GALEFS_BROADCAST(5, l_76, l_75);
            l_77 = *((__local gale_long *) (gale_local_memory + l_34));
            if (l_77 == (-1L)) {
                i_78 = i_41;
                i_79 = i_42;
            } else {
                l_80 = *((__local gale_long *) (gale_local_memory + l_40));
                i_81 = *((__global gale_int *) (arg_fs + 16 + 148L));
                if ((l_77 >> i_81) == (l_80 >> i_81)) {
                    if (l_76 < 0L) {
                        i_82 = 0;
                    } else {
                        l_83 = 1L << i_81;
                        l_84 = (long) ((ulong) l_83 - (ulong) (((long) ((ulong) l_83 + (ulong) (-1L))) & l_77));
                        i_85 = (int) ((uint) i_33 - (uint) i_42);
                        if (l_84 < ((long) i_85)) {
                            i_86 = (int) l_84;
                            i_82 = i_86;
                        } else {
                            i_82 = i_85;
                        }
                    }
                    l_87 = gale_BlockAccess_offsetInRegion(arg_fs, l_76, l_77, gale_group);
                    l_88 = ((long) i_42) + (((long) ((int) get_local_id(0))) << 3);
                    if (((l_87 | l_88) & 7L) == 0) {
                        i_89 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_82 - (uint) i_89)) < 8) {
                                break;
                            }
                            l_90 = (long) i_89;
                            l_91 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) l_90))));
                            *((__global gale_long *) (arg_data + 16 + (l_88 + l_90))) = l_91;
                            i_92 = (int) ((uint) i_89 + (uint) 8);
                            i_89 = i_92;
                        }
                        i_93 = i_89;
                    } else {
                        i_93 = 0;
                    }
                    i_94 = i_93;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_94 < i_82)) {
                            break;
                        }
                        l_95 = (long) i_94;
                        i_96 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) l_95))));
                        *((__global char *) (arg_data + 16 + (l_88 + l_95))) = (char) i_96;
                        i_97 = (int) ((uint) i_94 + (uint) 1);
                        i_94 = i_97;
                    }
                    i_98 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_82);
                    if (l_76 < 0L) {
                        i_99 = (int) l_76;
                        i_100 = i_99;
                    } else {
                        i_100 = 0;
                    }
                    i_101 = (int) ((uint) i_42 + (uint) i_82);
                    if (l_76 < 0L) {
                        l_102 = (-1L);
                    } else {
                        if (i_101 < i_33) {
                            l_103 = (long) ((ulong) ((long) i_82) + (ulong) l_77);
                            l_102 = l_103;
                        } else {
                            l_102 = (-1L);
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_34)) = l_102;
                    i_78 = i_100;
                    i_79 = i_101;
                } else {
                    i_78 = i_41;
                    i_79 = i_42;
                }
            }
            if (l_76 == 0L) {
                i_104 = 0;
            } else {
                l_105 = *((__local gale_long *) (gale_local_memory + l_40));
                i_106 = (l_105 == (-1L)) ? 0 : 1;
                i_104 = i_106;
            }
            GALEFS_BARRIER(6);
            if (i_13 == 0) {
                if (l_76 < 1L) {
                    i_41 = i_78;
                    i_42 = i_79;
                    i_43 = i_57;
                    i_44 = i_59;
                    i_45 = i_104;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_41 = i_78;
                    i_42 = i_79;
                    i_43 = i_57;
                    i_44 = i_59;
                    i_45 = i_104;
                }
            } else {
                i_41 = i_78;
                i_42 = i_79;
                i_43 = i_57;
                i_44 = i_59;
                i_45 = i_104;
            }
        }
        if (i_15 == 0) {
            i_107 = *((__local gale_int *) (gale_local_memory + l_38));
            l_108 = (long) gale_group;
            l_109 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_108 << 12) + (l_108 << 11)))) + (ulong) 1872L);
            l_110 = *((__global gale_long *) (arg_fs + 16 + l_109));
            *((__global gale_long *) (arg_fs + 16 + l_109)) = ((long) ((ulong) ((long) i_107) + (ulong) l_110));
        }
        if (i_42 < 1) {
            i_111 = i_41;
        } else {
            i_111 = i_42;
        }
        GALEFS_BARRIER(7);
        if (i_12 == 0) {
            l_112 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
            l_113 = l_112;
        } else {
            l_113 = 0L;
        }
        GALEFS_BROADCAST(8, l_114, l_113);
        i_115 = (i_111 == (-16)) ? 0 : 1;
        i_116 = (int) ((uint) i_23 + (uint) i_115);
        i_117 = (int) ((uint) i_24 + (uint) 1);
        i_23 = i_116;
        i_24 = i_117;
    }
    *((__global gale_int *) (arg_results + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_23;
    if (((int) get_local_id(0)) == 0) {
        l_118 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_119 = l_118;
    } else {
        l_119 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_119 < (-4611686018427387904L)) {
            l_120 = gale_HostCall_awaitReply(arg_fs, l_119, gale_group);
            l_121 = l_120;
        } else {
            l_121 = l_119;
        }
    } else {
        l_121 = l_119;
    }
    GALEFS_BROADCAST(9, l_122, l_121);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_24) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_48) VARIABLE(int, i_50) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_92) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_64)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_25) VARIABLE(l_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_64)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 32L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_24, i_30, i_32, i_33, i_34, i_35, i_36, i_37, i_40, i_46, i_48, i_50, i_51, i_52, i_53, i_54, i_56, i_59, i_60, i_61, i_66, i_67, i_69, i_70, i_73, i_74, i_77, i_80, i_81, i_82, i_84, i_85, i_86, i_87, i_88, i_89, i_92, i_94, i_95, i_98, i_102, i_103, i_104;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_13, l_14, l_20, l_21, l_22, l_23, l_25, l_26, l_27, l_28, l_29, l_31, l_38, l_39, l_41, l_42, l_43, l_44, l_45, l_47, l_49, l_55, l_57, l_58, l_62, l_63, l_64, l_65, l_68, l_71, l_72, l_75, l_76, l_78, l_79, l_83, l_90, l_91, l_93, l_96, l_97, l_99, l_100, l_101, l_105, l_106, l_107;
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
        l_25 = (0L) + l_14;
        l_26 = (i_24 < 1) ? (-1L) : 0L;
        *((__local gale_long *) (gale_local_memory + l_25)) = l_26;
        if (i_24 < 1) {
            l_27 = (-1L);
        } else {
            l_28 = gale_BlockAccess_missing(arg_fs, i_8, 0L, i_24, gale_group, gale_slot, gale_position);
            l_27 = l_28;
        }
        *((__local gale_long *) (gale_local_memory + ((0L) + l_13))) = l_27;
        l_29 = (-8L) + 16L;
        if (i_11 == 0) {
            *((__local gale_int *) (gale_local_memory + l_29)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_30 = (i_24 < 0) ? i_24 : 0;
        l_31 = (-16L) + 16L;
        i_32 = i_30;
        i_33 = 0;
        i_34 = 0;
        i_35 = 0;
        i_36 = 1;
        while (true) {
            if (i_36 == 0) {
                break;
            }
            if (i_11 == 0) {
                i_37 = i_34;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_38 = (0L) + ((((long) i_37) << 3) + 16L);
                    if (!(i_37 < i_12)) {
                        goto B35;
                    }
                    l_39 = *((__local gale_long *) (gale_local_memory + l_38));
                    if (!(l_39 == (-1L))) {
                        break;
                    }
                    i_40 = (int) ((uint) i_37 + (uint) 1);
                    i_37 = i_40;
                }
                goto B36;
            B35:;
            B36:;
                if (i_37 < i_12) {
                    l_41 = *((__local gale_long *) (gale_local_memory + l_38));
                    l_42 = l_41;
                } else {
                    l_42 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_31)) = l_42;
                if (i_37 < i_12) {
                    l_43 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_42, gale_group, gale_slot, gale_position);
                    l_44 = l_43;
                } else {
                    l_45 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_44 = l_45;
                }
                if (i_37 < i_12) {
                    if (l_44 == 0L) {
                        i_46 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_47 = (long) i_46;
                        if (l_47 < 0L) {
                            i_48 = i_37;
                            l_49 = l_47;
                            i_50 = i_35;
                        } else {
                            if (i_35 == 0) {
                                i_51 = (int) ((uint) i_12 + (uint) i_37);
                                i_52 = i_12 << 1;
                                i_53 = 0;
                                i_54 = i_51;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_54 < i_52)) {
                                        goto B58;
                                    }
                                    if (!(i_53 < 4096)) {
                                        break;
                                    }
                                    l_55 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_54) << 3) + 16L))));
                                    i_56 = (int) ((uint) i_54 + (uint) 1);
                                    if (l_55 == (-1L)) {
                                        i_54 = i_56;
                                    } else {
                                        l_57 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_58 = l_55 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) ((long) i_53))))) = l_58;
                                        i_59 = (int) ((uint) i_53 + (uint) 8);
                                        if (((int) (l_55 & 1L)) == 0) {
                                            i_53 = i_59;
                                            i_54 = i_56;
                                        } else {
                                            if (i_59 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) ((long) i_59))))) = (l_58 + 1L);
                                                i_60 = (int) ((uint) i_53 + (uint) 16);
                                                i_53 = i_60;
                                                i_54 = i_56;
                                            } else {
                                                i_53 = i_59;
                                                i_54 = i_56;
                                            }
                                        }
                                    }
                                }
                                i_61 = i_53;
                                goto B60;
                            B58:;
                                i_61 = i_53;
                            } else {
                                i_61 = 0;
                            }
                        B60:;
                            l_62 = *((__local gale_long *) (gale_local_memory + l_31));
                            l_63 = gale_BlockAccess_requestListed(arg_fs, i_8, l_62, i_61, gale_group, gale_slot, gale_position);
                            i_48 = i_37;
                            l_49 = l_63;
                            i_50 = 1;
                        }
                    } else {
                        i_48 = i_37;
                        l_49 = l_44;
                        i_50 = i_35;
                    }
                } else {
                    i_48 = i_37;
                    l_49 = l_44;
                    i_50 = i_35;
                }
            } else {
                i_48 = i_34;
                l_49 = 0L;
                i_50 = i_35;
            }
            GALEFS_BROADCAST(5, l_64, l_49);
            if (l_64 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_18;
                gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                gale_ints[3 * gale_items + gale_item] = (uint) i_24;
                gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                gale_ints[5 * gale_items + gale_item] = (uint) i_33;
                gale_ints[6 * gale_items + gale_item] = (uint) i_48;
                gale_ints[7 * gale_items + gale_item] = (uint) i_50;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_64); }
                GALEFS_RETURN;
                resume_3:
                i_8 = (int) gale_ints[gale_item];
                i_18 = (int) gale_ints[gale_items + gale_item];
                i_19 = (int) gale_ints[2 * gale_items + gale_item];
                i_24 = (int) gale_ints[3 * gale_items + gale_item];
                i_32 = (int) gale_ints[4 * gale_items + gale_item];
                i_33 = (int) gale_ints[5 * gale_items + gale_item];
                i_48 = (int) gale_ints[6 * gale_items + gale_item];
                i_50 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_size(0);
                l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
                l_14 = (((long) i_11) << 3) + 16L;
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_id(0);
                l_25 = (0L) + l_14;
                l_29 = (-8L) + 16L;
                l_31 = (-16L) + 16L;
                l_64 = gale_round_reply(gale_entry);
            }
            l_65 = *((__local gale_long *) (gale_local_memory + l_25));
            if (l_65 == (-1L)) {
                i_66 = i_32;
                i_67 = i_33;
            } else {
                l_68 = *((__local gale_long *) (gale_local_memory + l_31));
                i_69 = *((__global gale_int *) (arg_fs + 16 + 148L));
                if ((l_65 >> i_69) == (l_68 >> i_69)) {
                    if (l_64 < 0L) {
                        i_70 = 0;
                    } else {
                        l_71 = 1L << i_69;
                        l_72 = (long) ((ulong) l_71 - (ulong) (((long) ((ulong) l_71 + (ulong) (-1L))) & l_65));
                        i_73 = (int) ((uint) i_24 - (uint) i_33);
                        if (l_72 < ((long) i_73)) {
                            i_74 = (int) l_72;
                            i_70 = i_74;
                        } else {
                            i_70 = i_73;
                        }
                    }
                    l_75 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_65, gale_group, gale_slot, gale_position);
                    l_76 = ((long) i_33) + (((long) ((int) get_local_id(0))) << 3);
                    if (((l_75 | l_76) & 7L) == 0) {
                        i_77 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_70 - (uint) i_77)) < 8) {
                                break;
                            }
                            l_78 = (long) i_77;
                            l_79 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) l_78))));
                            *((__global gale_long *) (arg_data + 16 + (l_76 + l_78))) = l_79;
                            i_80 = (int) ((uint) i_77 + (uint) 8);
                            i_77 = i_80;
                        }
                        i_81 = i_77;
                    } else {
                        i_81 = 0;
                    }
                    i_82 = i_81;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_82 < i_70)) {
                            break;
                        }
                        l_83 = (long) i_82;
                        i_84 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) l_83))));
                        *((__global char *) (arg_data + 16 + (l_76 + l_83))) = (char) i_84;
                        i_85 = (int) ((uint) i_82 + (uint) 1);
                        i_82 = i_85;
                    }
                    i_86 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_70);
                    if (l_64 < 0L) {
                        i_87 = (int) l_64;
                        i_88 = i_87;
                    } else {
                        i_88 = 0;
                    }
                    i_89 = (int) ((uint) i_33 + (uint) i_70);
                    if (l_64 < 0L) {
                        l_90 = (-1L);
                    } else {
                        if (i_89 < i_24) {
                            l_91 = (long) ((ulong) ((long) i_70) + (ulong) l_65);
                            l_90 = l_91;
                        } else {
                            l_90 = (-1L);
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_25)) = l_90;
                    i_66 = i_88;
                    i_67 = i_89;
                } else {
                    i_66 = i_32;
                    i_67 = i_33;
                }
            }
            if (l_64 == 0L) {
                i_92 = 0;
            } else {
                l_93 = *((__local gale_long *) (gale_local_memory + l_31));
                i_94 = (l_93 == (-1L)) ? 0 : 1;
                i_92 = i_94;
            }
            GALEFS_BARRIER(6);
            if (i_10 == 0) {
                if (l_64 < 1L) {
                    i_32 = i_66;
                    i_33 = i_67;
                    i_34 = i_48;
                    i_35 = i_50;
                    i_36 = i_92;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_32 = i_66;
                    i_33 = i_67;
                    i_34 = i_48;
                    i_35 = i_50;
                    i_36 = i_92;
                }
            } else {
                i_32 = i_66;
                i_33 = i_67;
                i_34 = i_48;
                i_35 = i_50;
                i_36 = i_92;
            }
        }
        if (i_11 == 0) {
            i_95 = *((__local gale_int *) (gale_local_memory + l_29));
            l_96 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_97 = *((__global gale_long *) (arg_fs + 16 + l_96));
            *((__global gale_long *) (arg_fs + 16 + l_96)) = ((long) ((ulong) ((long) i_95) + (ulong) l_97));
        }
        if (i_33 < 1) {
            i_98 = i_32;
        } else {
            i_98 = i_33;
        }
        GALEFS_BARRIER(7);
        if (i_9 == 0) {
            l_99 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
            l_100 = l_99;
        } else {
            l_100 = 0L;
        }
        GALEFS_BROADCAST(8, l_101, l_100);
        i_102 = (i_98 == (-16)) ? 0 : 1;
        i_103 = (int) ((uint) i_18 + (uint) i_102);
        i_104 = (int) ((uint) i_19 + (uint) 1);
        i_18 = i_103;
        i_19 = i_104;
    }
    *((__global gale_int *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_18;
    if (((int) get_local_id(0)) == 0) {
        l_105 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_106 = l_105;
    } else {
        l_106 = 0L;
    }
    GALEFS_BROADCAST(9, l_107, l_106);
    if (l_107 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_107); }
        GALEFS_RETURN;
        resume_4:
        l_107 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
