// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#ranges
// entry point: galefs_ranges
// parameters: LONG_ARRAY INT LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ WRITE WRITE
// waits: 3
// saved values: 17
// context bytes: 72
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 60a856749f3f6fbdb05cefe7da40db5953947eb03f3d4db4a281f9581f9bebea
// functions SHA-256: 74e7f4e5e52af52982b5572608f5718b119ac9ba2815309d4293c60c334ecf0b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_28) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(long, l_0) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_30) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_76)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_105) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_76)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_18, i_19, i_20, i_21, i_28, i_33, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_45, i_53, i_55, i_57, i_58, i_59, i_60, i_61, i_63, i_67, i_68, i_69, i_72, i_79, i_80, i_82, i_83, i_86, i_87, i_90, i_93, i_94, i_95, i_97, i_98, i_99, i_100, i_101, i_103, i_105, i_107, i_108, i_109, i_110, i_117, i_118;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_16, l_17, l_22, l_23, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_34, l_35, l_43, l_44, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_54, l_56, l_62, l_64, l_65, l_66, l_70, l_71, l_73, l_74, l_75, l_76, l_77, l_78, l_81, l_84, l_85, l_88, l_89, l_91, l_92, l_96, l_102, l_104, l_106, l_111, l_112, l_113, l_114, l_115, l_116, l_119, l_120, l_121, l_122, l_123;
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
    i_18 = GALEFS_LOCAL_SIZE << 1;
    i_19 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_global_id(0)));
    i_20 = 0;
    while (true) {
        if (!(i_20 < arg_rangesPerItem)) {
            break;
        }
        i_21 = (int) ((uint) i_20 + (uint) i_19);
        l_22 = (long) ((int) ((uint) i_21 + (uint) (i_21 << 1)));
        l_23 = *((__global gale_long *) (arg_ranges + ((l_22 << 3) + 16L)));
        l_24 = *((__global gale_long *) (arg_ranges + (((l_22 + 1L) << 3) + 16L)));
        l_25 = *((__global gale_long *) (arg_ranges + (((l_22 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        l_26 = (8L) + 16L;
        l_27 = (0L) + 16L;
        if (i_14 == 0) {
            *((__local gale_int *) (gale_local_memory + l_27)) = 0;
            *((__local gale_int *) (gale_local_memory + l_26)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_28 = gale_BlockAccess_available(arg_fs, i_11, l_23, ((int) l_24), gale_group);
        if (i_28 < 1) {
            l_29 = (-1L);
        } else {
            l_29 = l_23;
        }
        l_30 = (16L) + l_17;
        *((__local gale_long *) (gale_local_memory + l_30)) = l_29;
        if (i_28 < 1) {
            l_31 = (-1L);
        } else {
            l_32 = gale_BlockAccess_missing(arg_fs, i_11, l_23, i_28, gale_group);
            l_31 = l_32;
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_16))) = l_31;
        GALEFS_LOCAL_BARRIER(4);
        i_33 = (i_28 < 0) ? i_28 : 0;
        l_34 = (-16L) + 24L;
        l_35 = (-16L) + 16L;
        i_36 = 0;
        i_37 = i_33;
        i_38 = 0;
        i_39 = 0;
        i_40 = 0;
        i_41 = 1;
        while (true) {
            if (i_41 == 0) {
                break;
            }
            if (i_14 == 0) {
                i_42 = i_38;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_43 = (16L) + ((((long) i_42) << 3) + 16L);
                    if (!(i_42 < i_15)) {
                        goto B32;
                    }
                    l_44 = *((__local gale_long *) (gale_local_memory + l_43));
                    if (!(l_44 == (-1L))) {
                        break;
                    }
                    i_45 = (int) ((uint) i_42 + (uint) 1);
                    i_42 = i_45;
                }
                goto B33;
            B32:;
            B33:;
                if (i_42 < i_15) {
                    l_46 = *((__local gale_long *) (gale_local_memory + l_43));
                    l_47 = l_46;
                } else {
                    l_47 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_35)) = l_47;
                if (i_40 == 0) {
                    l_48 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_49 = l_48;
                } else {
                    l_49 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_34)) = l_49;
                if (i_42 < i_15) {
                    if (i_40 == 0) {
                        l_50 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_47, gale_group);
                        l_51 = l_50;
                    } else {
                        l_51 = 0L;
                    }
                } else {
                    l_52 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_51 = l_52;
                }
                if (i_42 < i_15) {
                    if (l_51 == 0L) {
                        i_53 = gale_HostCall_begin(arg_fs, gale_group);
                        l_54 = (long) i_53;
                        if (l_54 < 0L) {
                            i_55 = i_42;
                            l_56 = l_54;
                            i_57 = i_39;
                        } else {
                            if (i_39 == 0) {
                                i_58 = (int) ((uint) i_15 + (uint) i_42);
                                i_59 = i_15 << 1;
                                i_60 = 0;
                                i_61 = i_58;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_61 < i_59)) {
                                        goto B60;
                                    }
                                    if (!(i_60 < 4096)) {
                                        break;
                                    }
                                    l_62 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_61) << 3) + 16L))));
                                    i_63 = (int) ((uint) i_61 + (uint) 1);
                                    if (l_62 == (-1L)) {
                                        i_61 = i_63;
                                    } else {
                                        l_64 = (long) gale_group;
                                        l_65 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_64 << 12) + (l_64 << 11)))) + (ulong) 2048L);
                                        l_66 = l_62 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) ((long) i_60))))) = l_66;
                                        i_67 = (int) ((uint) i_60 + (uint) 8);
                                        if (((int) (l_62 & 1L)) == 0) {
                                            i_60 = i_67;
                                            i_61 = i_63;
                                        } else {
                                            if (i_67 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) ((long) i_67))))) = (l_66 + 1L);
                                                i_68 = (int) ((uint) i_60 + (uint) 16);
                                                i_60 = i_68;
                                                i_61 = i_63;
                                            } else {
                                                i_60 = i_67;
                                                i_61 = i_63;
                                            }
                                        }
                                    }
                                }
                                i_69 = i_60;
                                goto B62;
                            B60:;
                                i_69 = i_60;
                            } else {
                                i_69 = 0;
                            }
                        B62:;
                            l_70 = *((__local gale_long *) (gale_local_memory + l_35));
                            l_71 = *((__local gale_long *) (gale_local_memory + l_34));
                            i_72 = (int) l_71;
                            l_73 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_72))) & l_70), (1 << i_72), i_69, gale_group);
                            i_55 = i_42;
                            l_56 = l_73;
                            i_57 = 1;
                        }
                    } else {
                        i_55 = i_42;
                        l_56 = l_51;
                        i_57 = i_39;
                    }
                } else {
                    i_55 = i_42;
                    l_56 = l_51;
                    i_57 = i_39;
                }
            } else {
                i_55 = i_38;
                l_56 = 0L;
                i_57 = i_39;
            }
            if (i_13 == 0) {
                if (l_56 < (-4611686018427387904L)) {
                    l_74 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                    l_75 = l_74;
                } else {
                    l_75 = l_56;
                }
            } else {
                l_75 = l_56;
            }
            GALEFS_BROADCAST(5, l_76, l_75);
            l_77 = *((__local gale_long *) (gale_local_memory + l_30));
            l_78 = *((__local gale_long *) (gale_local_memory + l_34));
            if (l_77 == (-1L)) {
                i_79 = i_36;
                i_80 = i_37;
            } else {
                l_81 = *((__local gale_long *) (gale_local_memory + l_35));
                i_82 = (int) l_78;
                if ((l_77 >> i_82) == (l_81 >> i_82)) {
                    if (l_76 < 0L) {
                        i_83 = 0;
                    } else {
                        l_84 = 1L << i_82;
                        l_85 = (long) ((ulong) l_84 - (ulong) (((long) ((ulong) l_84 + (ulong) (-1L))) & l_77));
                        i_86 = (int) ((uint) i_28 - (uint) i_36);
                        if (l_85 < ((long) i_86)) {
                            i_87 = (int) l_85;
                            i_83 = i_87;
                        } else {
                            i_83 = i_86;
                        }
                    }
                    l_88 = gale_BlockAccess_offsetInRegion(arg_fs, l_76, l_77, gale_group);
                    l_89 = (long) ((ulong) ((long) i_36) + (ulong) l_25);
                    if (((l_88 | l_89) & 7L) == 0) {
                        i_90 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_83 - (uint) i_90)) < 8) {
                                break;
                            }
                            l_91 = (long) i_90;
                            l_92 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) l_91))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_89 + (ulong) l_91)))) = l_92;
                            i_93 = (int) ((uint) i_90 + (uint) 8);
                            i_90 = i_93;
                        }
                        i_94 = i_90;
                    } else {
                        i_94 = 0;
                    }
                    i_95 = i_94;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_95 < i_83)) {
                            break;
                        }
                        l_96 = (long) i_95;
                        i_97 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) l_96))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_89 + (ulong) l_96)))) = (char) i_97;
                        i_98 = (int) ((uint) i_95 + (uint) 1);
                        i_95 = i_98;
                    }
                    i_99 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_83);
                    if (l_76 < 0L) {
                        i_100 = (int) l_76;
                        i_101 = i_100;
                    } else {
                        i_101 = 0;
                    }
                    l_102 = (long) ((ulong) ((long) i_83) + (ulong) l_77);
                    i_103 = (int) ((uint) i_36 + (uint) i_83);
                    if (l_76 == (-117L)) {
                        l_104 = l_102;
                    } else {
                        if (l_76 < 0L) {
                            l_104 = (-1L);
                        } else {
                            if (i_103 < i_28) {
                                l_104 = l_102;
                            } else {
                                l_104 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_30)) = l_104;
                    i_79 = i_103;
                    i_80 = i_101;
                } else {
                    i_79 = i_36;
                    i_80 = i_37;
                }
            }
            if (l_76 == 0L) {
                i_105 = 0;
            } else {
                l_106 = *((__local gale_long *) (gale_local_memory + l_35));
                i_107 = (l_106 == (-1L)) ? 0 : 1;
                i_105 = i_107;
            }
            GALEFS_BARRIER(6);
            i_108 = (l_76 == (-117L)) ? 1 : 0;
            if (i_12 == 0) {
                if (l_76 < 1L) {
                    i_36 = i_79;
                    i_37 = i_80;
                    i_38 = i_55;
                    i_39 = i_57;
                    i_40 = i_108;
                    i_41 = i_105;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_36 = i_79;
                    i_37 = i_80;
                    i_38 = i_55;
                    i_39 = i_57;
                    i_40 = i_108;
                    i_41 = i_105;
                }
            } else {
                i_36 = i_79;
                i_37 = i_80;
                i_38 = i_55;
                i_39 = i_57;
                i_40 = i_108;
                i_41 = i_105;
            }
        }
        if (i_14 == 0) {
            i_109 = *((__local gale_int *) (gale_local_memory + l_27));
            i_110 = *((__local gale_int *) (gale_local_memory + l_26));
            l_111 = (long) gale_group;
            l_112 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_111 << 12) + (l_111 << 11)))) + (ulong) 1872L);
            l_113 = *((__global gale_long *) (arg_fs + 16 + l_112));
            *((__global gale_long *) (arg_fs + 16 + l_112)) = ((long) ((ulong) ((long) i_109) + (ulong) l_113));
            l_114 = (long) gale_group;
            l_115 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_114 << 12) + (l_114 << 11)))) + (ulong) 1864L);
            l_116 = *((__global gale_long *) (arg_fs + 16 + l_115));
            *((__global gale_long *) (arg_fs + 16 + l_115)) = ((long) ((ulong) ((long) i_110) + (ulong) l_116));
        }
        if (i_36 < 1) {
            i_117 = i_37;
        } else {
            i_117 = i_36;
        }
        *((__global gale_int *) (arg_results + ((((long) i_21) << 2) + 16L))) = i_117;
        i_118 = (int) ((uint) i_20 + (uint) 1);
        i_20 = i_118;
    }
    if (((int) get_local_id(0)) == 0) {
        l_119 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_120 = l_119;
    } else {
        l_120 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_120 < (-4611686018427387904L)) {
            l_121 = gale_HostCall_awaitReply(arg_fs, l_120, gale_group);
            l_122 = l_121;
        } else {
            l_122 = l_120;
        }
    } else {
        l_122 = l_120;
    }
    GALEFS_BROADCAST(7, l_123, l_122);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_116) VARIABLE(int, i_117) VARIABLE(int, i_14) VARIABLE(int, i_142) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_41) VARIABLE(int, i_44) VARIABLE(int, i_57) VARIABLE(int, i_65) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_113) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_47) VARIABLE(long, l_70) VARIABLE(long, l_74) VARIABLE(long, l_75)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_40)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_47)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_47)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_57) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_40)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_57) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_40)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(i_65) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_70)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_75)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_14) VARIABLE(i_142) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_113) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_75)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 72L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_14, i_15, i_16, i_17, i_18, i_21, i_22, i_23, i_24, i_25, i_28, i_31, i_32, i_33, i_34, i_41, i_44, i_46, i_48, i_49, i_52, i_54, i_57, i_59, i_60, i_61, i_64, i_65, i_66, i_67, i_73, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_85, i_93, i_95, i_97, i_98, i_99, i_100, i_101, i_103, i_106, i_107, i_108, i_111, i_116, i_117, i_119, i_120, i_123, i_124, i_127, i_130, i_131, i_132, i_134, i_135, i_136, i_137, i_138, i_140, i_142, i_144, i_145, i_146, i_147, i_154, i_155, i_156;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_19, l_20, l_26, l_27, l_29, l_30, l_35, l_36, l_37, l_38, l_39, l_40, l_42, l_43, l_45, l_47, l_50, l_51, l_53, l_55, l_56, l_58, l_62, l_63, l_68, l_69, l_70, l_71, l_72, l_74, l_75, l_83, l_84, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_96, l_102, l_104, l_105, l_109, l_110, l_112, l_113, l_114, l_115, l_118, l_121, l_122, l_125, l_126, l_128, l_129, l_133, l_139, l_141, l_143, l_148, l_149, l_150, l_151, l_152, l_153, l_157, l_158, l_159;
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
    i_14 = (int) get_local_size(0);
    i_15 = (i_14 < 8) ? i_14 : 8;
    i_16 = gale_rem_int(((int) get_local_id(0)), i_15);
    i_17 = gale_div_int(((int) get_local_id(0)), i_15);
    i_18 = gale_div_int(i_14, i_15);
    l_19 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    l_20 = (((long) ((int) get_local_id(0))) << 3) + 16L;
    i_21 = (int) get_local_size(0);
    i_22 = (i_21 < 8) ? i_21 : 8;
    i_23 = gale_rem_int(((int) get_local_id(0)), i_22);
    i_24 = gale_div_int(((int) get_local_id(0)), i_22);
    i_25 = gale_div_int(i_21, i_22);
    l_26 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    l_27 = (((long) ((int) get_local_id(0))) << 3) + 16L;
    i_28 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_29 = 1L << i_28;
    l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
    i_31 = GALEFS_LOCAL_SIZE << 1;
    i_32 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    i_33 = 0;
    while (true) {
        if (!(i_33 < arg_rangesPerItem)) {
            break;
        }
        i_34 = (int) ((uint) i_33 + (uint) i_32);
        l_35 = (long) ((int) ((uint) i_34 + (uint) (i_34 << 1)));
        l_36 = *((__global gale_long *) (arg_ranges + ((l_35 << 3) + 16L)));
        l_37 = *((__global gale_long *) (arg_ranges + (((l_35 + 1L) << 3) + 16L)));
        l_38 = *((__global gale_long *) (arg_ranges + (((l_35 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        l_39 = (8L) + 16L;
        l_40 = (0L) + 16L;
        if (i_10 == 0) {
            *((__local gale_int *) (gale_local_memory + l_40)) = 0;
            *((__local gale_int *) (gale_local_memory + l_39)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_41 = gale_BlockAccess_available(arg_fs, i_8, l_36, ((int) l_37), gale_group, gale_slot, gale_position);
        if (i_41 < 1) {
            l_42 = 0L;
        } else {
            l_43 = gale_BlockAccess_placeOf(arg_fs, i_8, l_36, gale_group, gale_slot, gale_position);
            l_42 = l_43;
        }
        if (l_42 == 0L) {
            i_44 = 0;
        } else {
            l_45 = (long) ((ulong) l_29 - (ulong) (l_30 & l_36));
            if (l_45 < ((long) i_41)) {
                i_46 = (int) l_45;
                i_44 = i_46;
            } else {
                i_44 = i_41;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_27))) = l_42;
        l_47 = (long) i_44;
        *((__local gale_long *) (gale_local_memory + ((16L) + l_26))) = ((l_38 << 13) | l_47);
        GALEFS_LOCAL_BARRIER(4);
        if (i_24 < i_25) {
            i_48 = i_24;
        } else {
            i_48 = i_21;
        }
        i_49 = i_48;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_49 < i_21)) {
                break;
            }
            l_50 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_21 + (uint) i_49))) << 3) + 16L))));
            l_51 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_49) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_51), (arg_data + 16 + (l_50 >> 13)), (((int) l_50) & 8191), i_23, i_22);
            i_52 = (int) ((uint) i_49 + (uint) i_25);
            i_49 = i_52;
        }
        GALEFS_LOCAL_BARRIER(5);
        l_53 = (long) ((ulong) l_47 + (ulong) l_36);
        i_54 = (int) ((uint) i_41 - (uint) i_44);
        if (i_54 < 1) {
            l_55 = 0L;
        } else {
            l_56 = gale_BlockAccess_placeOf(arg_fs, i_8, l_53, gale_group, gale_slot, gale_position);
            l_55 = l_56;
        }
        if (l_55 == 0L) {
            i_57 = 0;
        } else {
            l_58 = (long) ((ulong) l_29 - (ulong) (l_30 & l_53));
            if (l_58 < ((long) i_54)) {
                i_59 = (int) l_58;
                i_57 = i_59;
            } else {
                i_57 = i_54;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_20))) = l_55;
        *((__local gale_long *) (gale_local_memory + ((16L) + l_19))) = ((((long) ((ulong) l_47 + (ulong) l_38)) << 13) | ((long) i_57));
        GALEFS_LOCAL_BARRIER(6);
        if (i_17 < i_18) {
            i_60 = i_17;
        } else {
            i_60 = i_14;
        }
        i_61 = i_60;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_61 < i_14)) {
                break;
            }
            l_62 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_14 + (uint) i_61))) << 3) + 16L))));
            l_63 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_61) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_63), (arg_data + 16 + (l_62 >> 13)), (((int) l_62) & 8191), i_16, i_15);
            i_64 = (int) ((uint) i_61 + (uint) i_18);
            i_61 = i_64;
        }
        GALEFS_LOCAL_BARRIER(7);
        i_65 = (int) ((uint) i_44 + (uint) i_57);
        if (!(i_65 < 1)) {
            i_66 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_65);
            i_67 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_68 = (long) ((ulong) ((long) i_65) + (ulong) l_36);
        if (i_65 < i_41) {
            l_69 = l_68;
        } else {
            l_69 = (-1L);
        }
        l_70 = (16L) + l_13;
        *((__local gale_long *) (gale_local_memory + l_70)) = l_69;
        if (i_65 < i_41) {
            l_71 = gale_BlockAccess_missing(arg_fs, i_8, l_68, ((int) ((uint) i_41 - (uint) i_65)), gale_group, gale_slot, gale_position);
            l_72 = l_71;
        } else {
            l_72 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_12))) = l_72;
        GALEFS_LOCAL_BARRIER(8);
        i_73 = (i_41 < 0) ? i_41 : 0;
        l_74 = (-16L) + 24L;
        l_75 = (-16L) + 16L;
        i_76 = i_65;
        i_77 = i_73;
        i_78 = 0;
        i_79 = 0;
        i_80 = 0;
        i_81 = 1;
        while (true) {
            if (i_81 == 0) {
                break;
            }
            if (i_10 == 0) {
                i_82 = i_78;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_83 = (16L) + ((((long) i_82) << 3) + 16L);
                    if (!(i_82 < i_11)) {
                        goto B58;
                    }
                    l_84 = *((__local gale_long *) (gale_local_memory + l_83));
                    if (!(l_84 == (-1L))) {
                        break;
                    }
                    i_85 = (int) ((uint) i_82 + (uint) 1);
                    i_82 = i_85;
                }
                goto B59;
            B58:;
            B59:;
                if (i_82 < i_11) {
                    l_86 = *((__local gale_long *) (gale_local_memory + l_83));
                    l_87 = l_86;
                } else {
                    l_87 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_75)) = l_87;
                if (i_80 == 0) {
                    l_88 = (long) i_28;
                    l_89 = l_88;
                } else {
                    l_89 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_74)) = l_89;
                if (i_82 < i_11) {
                    if (i_80 == 0) {
                        l_90 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_87, gale_group, gale_slot, gale_position);
                        l_91 = l_90;
                    } else {
                        l_91 = 0L;
                    }
                } else {
                    l_92 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_91 = l_92;
                }
                if (i_82 < i_11) {
                    if (l_91 == 0L) {
                        i_93 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_94 = (long) i_93;
                        if (l_94 < 0L) {
                            i_95 = i_82;
                            l_96 = l_94;
                            i_97 = i_79;
                        } else {
                            if (i_79 == 0) {
                                i_98 = (int) ((uint) i_11 + (uint) i_82);
                                i_99 = i_11 << 1;
                                i_100 = 0;
                                i_101 = i_98;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_101 < i_99)) {
                                        goto B86;
                                    }
                                    if (!(i_100 < 4096)) {
                                        break;
                                    }
                                    l_102 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_101) << 3) + 16L))));
                                    i_103 = (int) ((uint) i_101 + (uint) 1);
                                    if (l_102 == (-1L)) {
                                        i_101 = i_103;
                                    } else {
                                        l_104 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
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
                                goto B88;
                            B86:;
                                i_108 = i_100;
                            } else {
                                i_108 = 0;
                            }
                        B88:;
                            l_109 = *((__local gale_long *) (gale_local_memory + l_75));
                            l_110 = *((__local gale_long *) (gale_local_memory + l_74));
                            i_111 = (int) l_110;
                            l_112 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_111))) & l_109), (1 << i_111), i_108, gale_group, gale_slot, gale_position);
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
            GALEFS_BROADCAST(9, l_113, l_96);
            if (l_113 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_15;
                gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_ints[4 * gale_items + gale_item] = (uint) i_18;
                gale_ints[5 * gale_items + gale_item] = (uint) i_22;
                gale_ints[6 * gale_items + gale_item] = (uint) i_23;
                gale_ints[7 * gale_items + gale_item] = (uint) i_24;
                gale_ints[8 * gale_items + gale_item] = (uint) i_25;
                gale_ints[9 * gale_items + gale_item] = (uint) i_33;
                gale_ints[10 * gale_items + gale_item] = (uint) i_34;
                gale_longs[gale_item] = (ulong) l_38;
                gale_ints[11 * gale_items + gale_item] = (uint) i_41;
                gale_ints[12 * gale_items + gale_item] = (uint) i_76;
                gale_ints[13 * gale_items + gale_item] = (uint) i_77;
                gale_ints[14 * gale_items + gale_item] = (uint) i_95;
                gale_ints[15 * gale_items + gale_item] = (uint) i_97;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_113); }
                GALEFS_RETURN;
                resume_2:
                i_8 = (int) gale_ints[gale_item];
                i_15 = (int) gale_ints[gale_items + gale_item];
                i_16 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                i_18 = (int) gale_ints[4 * gale_items + gale_item];
                i_22 = (int) gale_ints[5 * gale_items + gale_item];
                i_23 = (int) gale_ints[6 * gale_items + gale_item];
                i_24 = (int) gale_ints[7 * gale_items + gale_item];
                i_25 = (int) gale_ints[8 * gale_items + gale_item];
                i_33 = (int) gale_ints[9 * gale_items + gale_item];
                i_34 = (int) gale_ints[10 * gale_items + gale_item];
                l_38 = (long) gale_longs[gale_item];
                i_41 = (int) gale_ints[11 * gale_items + gale_item];
                i_76 = (int) gale_ints[12 * gale_items + gale_item];
                i_77 = (int) gale_ints[13 * gale_items + gale_item];
                i_95 = (int) gale_ints[14 * gale_items + gale_item];
                i_97 = (int) gale_ints[15 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_size(0);
                l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
                l_13 = (((long) i_10) << 3) + 16L;
                i_14 = (int) get_local_size(0);
                l_19 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                l_20 = (((long) ((int) get_local_id(0))) << 3) + 16L;
                i_21 = (int) get_local_size(0);
                l_26 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                l_27 = (((long) ((int) get_local_id(0))) << 3) + 16L;
                i_28 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_29 = 1L << i_28;
                l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
                i_32 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
                l_39 = (8L) + 16L;
                l_40 = (0L) + 16L;
                l_70 = (16L) + l_13;
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
                        i_123 = (int) ((uint) i_41 - (uint) i_76);
                        if (l_122 < ((long) i_123)) {
                            i_124 = (int) l_122;
                            i_120 = i_124;
                        } else {
                            i_120 = i_123;
                        }
                    }
                    l_125 = gale_BlockAccess_offsetInRegion(arg_fs, l_113, l_114, gale_group, gale_slot, gale_position);
                    l_126 = (long) ((ulong) ((long) i_76) + (ulong) l_38);
                    if (((l_125 | l_126) & 7L) == 0) {
                        i_127 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_120 - (uint) i_127)) < 8) {
                                break;
                            }
                            l_128 = (long) i_127;
                            l_129 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) l_128))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_126 + (ulong) l_128)))) = l_129;
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
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_126 + (ulong) l_133)))) = (char) i_134;
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
                            if (i_140 < i_41) {
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
            GALEFS_BARRIER(10);
            i_145 = (l_113 == (-117L)) ? 1 : 0;
            if (i_9 == 0) {
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
        if (i_10 == 0) {
            i_146 = *((__local gale_int *) (gale_local_memory + l_40));
            i_147 = *((__local gale_int *) (gale_local_memory + l_39));
            l_148 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_149 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_150 = *((__global gale_long *) (arg_fs + 16 + l_149));
            *((__global gale_long *) (arg_fs + 16 + l_149)) = ((long) ((ulong) ((long) i_146) + (ulong) l_150));
            l_151 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_152 = *((__global gale_long *) (arg_fs + 16 + l_151));
            *((__global gale_long *) (arg_fs + 16 + l_151)) = ((long) ((ulong) ((long) i_147) + (ulong) l_152));
            l_153 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_154 = *((__global gale_int *) (arg_fs + 16 + l_153));
            *((__global gale_int *) (arg_fs + 16 + l_153)) = ((int) ((uint) (i_146 >> i_28) + (uint) i_154));
        }
        if (i_76 < 1) {
            i_155 = i_77;
        } else {
            i_155 = i_76;
        }
        *((__global gale_int *) (arg_results + ((((long) i_34) << 2) + 16L))) = i_155;
        i_156 = (int) ((uint) i_33 + (uint) 1);
        i_33 = i_156;
    }
    if (((int) get_local_id(0)) == 0) {
        l_157 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_158 = l_157;
    } else {
        l_158 = 0L;
    }
    GALEFS_BROADCAST(11, l_159, l_158);
    if (l_159 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_159); }
        GALEFS_RETURN;
        resume_3:
        l_159 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
