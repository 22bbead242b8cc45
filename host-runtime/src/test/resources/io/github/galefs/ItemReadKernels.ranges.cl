// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#ranges
// entry point: galefs_ranges
// parameters: LONG_ARRAY INT LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ WRITE WRITE
// waits: 3
// saved values: 9
// context bytes: 40
// needs: BARRIERS LOCAL_SIZE
// local bytes: 24
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ff7bd1e8afa990765e3e174625ee5c2739e46a20c32e95209ab2a7146e165a45
// functions SHA-256: 52db6c11d58ca98df41f066da340d642e825dba704c09a5e71e65975a8237c7d
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_104) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(long, l_0) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_75)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_104) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_75)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_18, i_19, i_20, i_21, i_26, i_32, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_44, i_52, i_54, i_56, i_57, i_58, i_59, i_60, i_62, i_66, i_67, i_68, i_71, i_78, i_79, i_81, i_82, i_85, i_86, i_89, i_92, i_93, i_94, i_96, i_97, i_98, i_99, i_100, i_102, i_104, i_106, i_107, i_108, i_112, i_113;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_16, l_17, l_22, l_23, l_24, l_25, l_27, l_28, l_29, l_30, l_31, l_33, l_34, l_42, l_43, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_53, l_55, l_61, l_63, l_64, l_65, l_69, l_70, l_72, l_73, l_74, l_75, l_76, l_77, l_80, l_83, l_84, l_87, l_88, l_90, l_91, l_95, l_101, l_103, l_105, l_109, l_110, l_111, l_114, l_115, l_116, l_117, l_118;
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
        i_26 = gale_BlockAccess_available(arg_fs, i_11, l_23, ((int) l_24), gale_group);
        if (i_26 < 1) {
            l_27 = (-1L);
        } else {
            l_27 = l_23;
        }
        l_28 = (8L) + l_17;
        *((__local gale_long *) (gale_local_memory + l_28)) = l_27;
        if (i_26 < 1) {
            l_29 = (-1L);
        } else {
            l_30 = gale_BlockAccess_missing(arg_fs, i_11, l_23, i_26, gale_group);
            l_29 = l_30;
        }
        *((__local gale_long *) (gale_local_memory + ((8L) + l_16))) = l_29;
        l_31 = (0L) + 16L;
        if (i_14 == 0) {
            *((__local gale_int *) (gale_local_memory + l_31)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_32 = (i_26 < 0) ? i_26 : 0;
        l_33 = (-16L) + 24L;
        l_34 = (-16L) + 16L;
        i_35 = i_32;
        i_36 = 0;
        i_37 = 0;
        i_38 = 0;
        i_39 = 0;
        i_40 = 1;
        while (true) {
            if (i_40 == 0) {
                break;
            }
            if (i_14 == 0) {
                i_41 = i_37;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_42 = (8L) + ((((long) i_41) << 3) + 16L);
                    if (!(i_41 < i_15)) {
                        goto B32;
                    }
                    l_43 = *((__local gale_long *) (gale_local_memory + l_42));
                    if (!(l_43 == (-1L))) {
                        break;
                    }
                    i_44 = (int) ((uint) i_41 + (uint) 1);
                    i_41 = i_44;
                }
                goto B33;
            B32:;
            B33:;
                if (i_41 < i_15) {
                    l_45 = *((__local gale_long *) (gale_local_memory + l_42));
                    l_46 = l_45;
                } else {
                    l_46 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_34)) = l_46;
                if (i_39 == 0) {
                    l_47 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_48 = l_47;
                } else {
                    l_48 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_33)) = l_48;
                if (i_41 < i_15) {
                    if (i_39 == 0) {
                        l_49 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_46, gale_group);
                        l_50 = l_49;
                    } else {
                        l_50 = 0L;
                    }
                } else {
                    l_51 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_50 = l_51;
                }
                if (i_41 < i_15) {
                    if (l_50 == 0L) {
                        i_52 = gale_HostCall_begin(arg_fs, gale_group);
                        l_53 = (long) i_52;
                        if (l_53 < 0L) {
                            i_54 = i_41;
                            l_55 = l_53;
                            i_56 = i_38;
                        } else {
                            if (i_38 == 0) {
                                i_57 = (int) ((uint) i_15 + (uint) i_41);
                                i_58 = i_15 << 1;
                                i_59 = 0;
                                i_60 = i_57;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_60 < i_58)) {
                                        goto B60;
                                    }
                                    if (!(i_59 < 4096)) {
                                        break;
                                    }
                                    l_61 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_60) << 3) + 16L))));
                                    i_62 = (int) ((uint) i_60 + (uint) 1);
                                    if (l_61 == (-1L)) {
                                        i_60 = i_62;
                                    } else {
                                        l_63 = (long) gale_group;
                                        l_64 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_63 << 12) + (l_63 << 11)))) + (ulong) 2048L);
                                        l_65 = l_61 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) ((long) i_59))))) = l_65;
                                        i_66 = (int) ((uint) i_59 + (uint) 8);
                                        if (((int) (l_61 & 1L)) == 0) {
                                            i_59 = i_66;
                                            i_60 = i_62;
                                        } else {
                                            if (i_66 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) ((long) i_66))))) = (l_65 + 1L);
                                                i_67 = (int) ((uint) i_59 + (uint) 16);
                                                i_59 = i_67;
                                                i_60 = i_62;
                                            } else {
                                                i_59 = i_66;
                                                i_60 = i_62;
                                            }
                                        }
                                    }
                                }
                                i_68 = i_59;
                                goto B62;
                            B60:;
                                i_68 = i_59;
                            } else {
                                i_68 = 0;
                            }
                        B62:;
                            l_69 = *((__local gale_long *) (gale_local_memory + l_34));
                            l_70 = *((__local gale_long *) (gale_local_memory + l_33));
                            i_71 = (int) l_70;
                            l_72 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_71))) & l_69), (1 << i_71), i_68, gale_group);
                            i_54 = i_41;
                            l_55 = l_72;
                            i_56 = 1;
                        }
                    } else {
                        i_54 = i_41;
                        l_55 = l_50;
                        i_56 = i_38;
                    }
                } else {
                    i_54 = i_41;
                    l_55 = l_50;
                    i_56 = i_38;
                }
            } else {
                i_54 = i_37;
                l_55 = 0L;
                i_56 = i_38;
            }
            if (i_13 == 0) {
                if (l_55 < (-4611686018427387904L)) {
                    l_73 = gale_HostCall_awaitReply(arg_fs, l_55, gale_group);
                    l_74 = l_73;
                } else {
                    l_74 = l_55;
                }
            } else {
                l_74 = l_55;
            }
            GALEFS_BROADCAST(4, l_75, l_74);
            l_76 = *((__local gale_long *) (gale_local_memory + l_28));
            l_77 = *((__local gale_long *) (gale_local_memory + l_33));
            if (l_76 == (-1L)) {
                i_78 = i_35;
                i_79 = i_36;
            } else {
                l_80 = *((__local gale_long *) (gale_local_memory + l_34));
                i_81 = (int) l_77;
                if ((l_76 >> i_81) == (l_80 >> i_81)) {
                    if (l_75 < 0L) {
                        i_82 = 0;
                    } else {
                        l_83 = 1L << i_81;
                        l_84 = (long) ((ulong) l_83 - (ulong) (((long) ((ulong) l_83 + (ulong) (-1L))) & l_76));
                        i_85 = (int) ((uint) i_26 - (uint) i_36);
                        if (l_84 < ((long) i_85)) {
                            i_86 = (int) l_84;
                            i_82 = i_86;
                        } else {
                            i_82 = i_85;
                        }
                    }
                    l_87 = gale_BlockAccess_offsetInRegion(arg_fs, l_75, l_76, gale_group);
                    l_88 = (long) ((ulong) ((long) i_36) + (ulong) l_25);
                    if (((l_87 | l_88) & 7L) == 0) {
                        i_89 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_82 - (uint) i_89)) < 8) {
                                break;
                            }
                            l_90 = (long) i_89;
                            l_91 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) l_90))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_88 + (ulong) l_90)))) = l_91;
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
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_88 + (ulong) l_95)))) = (char) i_96;
                        i_97 = (int) ((uint) i_94 + (uint) 1);
                        i_94 = i_97;
                    }
                    i_98 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_82);
                    if (l_75 < 0L) {
                        i_99 = (int) l_75;
                        i_100 = i_99;
                    } else {
                        i_100 = 0;
                    }
                    l_101 = (long) ((ulong) ((long) i_82) + (ulong) l_76);
                    i_102 = (int) ((uint) i_36 + (uint) i_82);
                    if (l_75 == (-117L)) {
                        l_103 = l_101;
                    } else {
                        if (l_75 < 0L) {
                            l_103 = (-1L);
                        } else {
                            if (i_102 < i_26) {
                                l_103 = l_101;
                            } else {
                                l_103 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_28)) = l_103;
                    i_78 = i_100;
                    i_79 = i_102;
                } else {
                    i_78 = i_35;
                    i_79 = i_36;
                }
            }
            if (l_75 == 0L) {
                i_104 = 0;
            } else {
                l_105 = *((__local gale_long *) (gale_local_memory + l_34));
                i_106 = (l_105 == (-1L)) ? 0 : 1;
                i_104 = i_106;
            }
            GALEFS_BARRIER(5);
            i_107 = (l_75 == (-117L)) ? 1 : 0;
            if (i_12 == 0) {
                if (l_75 < 1L) {
                    i_35 = i_78;
                    i_36 = i_79;
                    i_37 = i_54;
                    i_38 = i_56;
                    i_39 = i_107;
                    i_40 = i_104;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_35 = i_78;
                    i_36 = i_79;
                    i_37 = i_54;
                    i_38 = i_56;
                    i_39 = i_107;
                    i_40 = i_104;
                }
            } else {
                i_35 = i_78;
                i_36 = i_79;
                i_37 = i_54;
                i_38 = i_56;
                i_39 = i_107;
                i_40 = i_104;
            }
        }
        if (i_14 == 0) {
            i_108 = *((__local gale_int *) (gale_local_memory + l_31));
            l_109 = (long) gale_group;
            l_110 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_109 << 12) + (l_109 << 11)))) + (ulong) 1872L);
            l_111 = *((__global gale_long *) (arg_fs + 16 + l_110));
            *((__global gale_long *) (arg_fs + 16 + l_110)) = ((long) ((ulong) ((long) i_108) + (ulong) l_111));
        }
        if (i_36 < 1) {
            i_112 = i_35;
        } else {
            i_112 = i_36;
        }
        *((__global gale_int *) (arg_results + ((((long) i_21) << 2) + 16L))) = i_112;
        i_113 = (int) ((uint) i_20 + (uint) 1);
        i_20 = i_113;
    }
    if (((int) get_local_id(0)) == 0) {
        l_114 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_115 = l_114;
    } else {
        l_115 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_115 < (-4611686018427387904L)) {
            l_116 = gale_HostCall_awaitReply(arg_fs, l_115, gale_group);
            l_117 = l_116;
        } else {
            l_117 = l_115;
        }
    } else {
        l_117 = l_115;
    }
    GALEFS_BROADCAST(6, l_118, l_117);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_22) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_68)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_68)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_14, i_15, i_16, i_17, i_22, i_28, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_40, i_48, i_50, i_52, i_53, i_54, i_55, i_56, i_58, i_61, i_62, i_63, i_66, i_71, i_72, i_74, i_75, i_78, i_79, i_82, i_85, i_86, i_87, i_89, i_90, i_91, i_92, i_93, i_95, i_97, i_99, i_100, i_101, i_104, i_105;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_18, l_19, l_20, l_21, l_23, l_24, l_25, l_26, l_27, l_29, l_30, l_38, l_39, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_49, l_51, l_57, l_59, l_60, l_64, l_65, l_67, l_68, l_69, l_70, l_73, l_76, l_77, l_80, l_81, l_83, l_84, l_88, l_94, l_96, l_98, l_102, l_103, l_106, l_107, l_108;
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
    i_14 = GALEFS_LOCAL_SIZE << 1;
    i_15 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    i_16 = 0;
    while (true) {
        if (!(i_16 < arg_rangesPerItem)) {
            break;
        }
        i_17 = (int) ((uint) i_16 + (uint) i_15);
        l_18 = (long) ((int) ((uint) i_17 + (uint) (i_17 << 1)));
        l_19 = *((__global gale_long *) (arg_ranges + ((l_18 << 3) + 16L)));
        l_20 = *((__global gale_long *) (arg_ranges + (((l_18 + 1L) << 3) + 16L)));
        l_21 = *((__global gale_long *) (arg_ranges + (((l_18 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        i_22 = gale_BlockAccess_available(arg_fs, i_8, l_19, ((int) l_20), gale_group, gale_slot, gale_position);
        if (i_22 < 1) {
            l_23 = (-1L);
        } else {
            l_23 = l_19;
        }
        l_24 = (8L) + l_13;
        *((__local gale_long *) (gale_local_memory + l_24)) = l_23;
        if (i_22 < 1) {
            l_25 = (-1L);
        } else {
            l_26 = gale_BlockAccess_missing(arg_fs, i_8, l_19, i_22, gale_group, gale_slot, gale_position);
            l_25 = l_26;
        }
        *((__local gale_long *) (gale_local_memory + ((8L) + l_12))) = l_25;
        l_27 = (0L) + 16L;
        if (i_10 == 0) {
            *((__local gale_int *) (gale_local_memory + l_27)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_28 = (i_22 < 0) ? i_22 : 0;
        l_29 = (-16L) + 24L;
        l_30 = (-16L) + 16L;
        i_31 = i_28;
        i_32 = 0;
        i_33 = 0;
        i_34 = 0;
        i_35 = 0;
        i_36 = 1;
        while (true) {
            if (i_36 == 0) {
                break;
            }
            if (i_10 == 0) {
                i_37 = i_33;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_38 = (8L) + ((((long) i_37) << 3) + 16L);
                    if (!(i_37 < i_11)) {
                        goto B27;
                    }
                    l_39 = *((__local gale_long *) (gale_local_memory + l_38));
                    if (!(l_39 == (-1L))) {
                        break;
                    }
                    i_40 = (int) ((uint) i_37 + (uint) 1);
                    i_37 = i_40;
                }
                goto B28;
            B27:;
            B28:;
                if (i_37 < i_11) {
                    l_41 = *((__local gale_long *) (gale_local_memory + l_38));
                    l_42 = l_41;
                } else {
                    l_42 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_30)) = l_42;
                if (i_35 == 0) {
                    l_43 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_44 = l_43;
                } else {
                    l_44 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_29)) = l_44;
                if (i_37 < i_11) {
                    if (i_35 == 0) {
                        l_45 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_42, gale_group, gale_slot, gale_position);
                        l_46 = l_45;
                    } else {
                        l_46 = 0L;
                    }
                } else {
                    l_47 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_46 = l_47;
                }
                if (i_37 < i_11) {
                    if (l_46 == 0L) {
                        i_48 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_49 = (long) i_48;
                        if (l_49 < 0L) {
                            i_50 = i_37;
                            l_51 = l_49;
                            i_52 = i_34;
                        } else {
                            if (i_34 == 0) {
                                i_53 = (int) ((uint) i_11 + (uint) i_37);
                                i_54 = i_11 << 1;
                                i_55 = 0;
                                i_56 = i_53;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_56 < i_54)) {
                                        goto B55;
                                    }
                                    if (!(i_55 < 4096)) {
                                        break;
                                    }
                                    l_57 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_56) << 3) + 16L))));
                                    i_58 = (int) ((uint) i_56 + (uint) 1);
                                    if (l_57 == (-1L)) {
                                        i_56 = i_58;
                                    } else {
                                        l_59 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_60 = l_57 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) ((long) i_55))))) = l_60;
                                        i_61 = (int) ((uint) i_55 + (uint) 8);
                                        if (((int) (l_57 & 1L)) == 0) {
                                            i_55 = i_61;
                                            i_56 = i_58;
                                        } else {
                                            if (i_61 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) ((long) i_61))))) = (l_60 + 1L);
                                                i_62 = (int) ((uint) i_55 + (uint) 16);
                                                i_55 = i_62;
                                                i_56 = i_58;
                                            } else {
                                                i_55 = i_61;
                                                i_56 = i_58;
                                            }
                                        }
                                    }
                                }
                                i_63 = i_55;
                                goto B57;
                            B55:;
                                i_63 = i_55;
                            } else {
                                i_63 = 0;
                            }
                        B57:;
                            l_64 = *((__local gale_long *) (gale_local_memory + l_30));
                            l_65 = *((__local gale_long *) (gale_local_memory + l_29));
                            i_66 = (int) l_65;
                            l_67 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_66))) & l_64), (1 << i_66), i_63, gale_group, gale_slot, gale_position);
                            i_50 = i_37;
                            l_51 = l_67;
                            i_52 = 1;
                        }
                    } else {
                        i_50 = i_37;
                        l_51 = l_46;
                        i_52 = i_34;
                    }
                } else {
                    i_50 = i_37;
                    l_51 = l_46;
                    i_52 = i_34;
                }
            } else {
                i_50 = i_33;
                l_51 = 0L;
                i_52 = i_34;
            }
            GALEFS_BROADCAST(4, l_68, l_51);
            if (l_68 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_21;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_31;
                gale_ints[5 * gale_items + gale_item] = (uint) i_32;
                gale_ints[6 * gale_items + gale_item] = (uint) i_50;
                gale_ints[7 * gale_items + gale_item] = (uint) i_52;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_68); }
                GALEFS_RETURN;
                resume_2:
                i_8 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_17 = (int) gale_ints[2 * gale_items + gale_item];
                l_21 = (long) gale_longs[gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                i_31 = (int) gale_ints[4 * gale_items + gale_item];
                i_32 = (int) gale_ints[5 * gale_items + gale_item];
                i_50 = (int) gale_ints[6 * gale_items + gale_item];
                i_52 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_size(0);
                l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
                l_13 = (((long) i_10) << 3) + 16L;
                i_15 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
                l_24 = (8L) + l_13;
                l_27 = (0L) + 16L;
                l_29 = (-16L) + 24L;
                l_30 = (-16L) + 16L;
                l_68 = gale_round_reply(gale_entry);
            }
            l_69 = *((__local gale_long *) (gale_local_memory + l_24));
            l_70 = *((__local gale_long *) (gale_local_memory + l_29));
            if (l_69 == (-1L)) {
                i_71 = i_31;
                i_72 = i_32;
            } else {
                l_73 = *((__local gale_long *) (gale_local_memory + l_30));
                i_74 = (int) l_70;
                if ((l_69 >> i_74) == (l_73 >> i_74)) {
                    if (l_68 < 0L) {
                        i_75 = 0;
                    } else {
                        l_76 = 1L << i_74;
                        l_77 = (long) ((ulong) l_76 - (ulong) (((long) ((ulong) l_76 + (ulong) (-1L))) & l_69));
                        i_78 = (int) ((uint) i_22 - (uint) i_32);
                        if (l_77 < ((long) i_78)) {
                            i_79 = (int) l_77;
                            i_75 = i_79;
                        } else {
                            i_75 = i_78;
                        }
                    }
                    l_80 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_69, gale_group, gale_slot, gale_position);
                    l_81 = (long) ((ulong) ((long) i_32) + (ulong) l_21);
                    if (((l_80 | l_81) & 7L) == 0) {
                        i_82 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_75 - (uint) i_82)) < 8) {
                                break;
                            }
                            l_83 = (long) i_82;
                            l_84 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) l_83))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_81 + (ulong) l_83)))) = l_84;
                            i_85 = (int) ((uint) i_82 + (uint) 8);
                            i_82 = i_85;
                        }
                        i_86 = i_82;
                    } else {
                        i_86 = 0;
                    }
                    i_87 = i_86;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_87 < i_75)) {
                            break;
                        }
                        l_88 = (long) i_87;
                        i_89 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) l_88))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_81 + (ulong) l_88)))) = (char) i_89;
                        i_90 = (int) ((uint) i_87 + (uint) 1);
                        i_87 = i_90;
                    }
                    i_91 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_75);
                    if (l_68 < 0L) {
                        i_92 = (int) l_68;
                        i_93 = i_92;
                    } else {
                        i_93 = 0;
                    }
                    l_94 = (long) ((ulong) ((long) i_75) + (ulong) l_69);
                    i_95 = (int) ((uint) i_32 + (uint) i_75);
                    if (l_68 == (-117L)) {
                        l_96 = l_94;
                    } else {
                        if (l_68 < 0L) {
                            l_96 = (-1L);
                        } else {
                            if (i_95 < i_22) {
                                l_96 = l_94;
                            } else {
                                l_96 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_24)) = l_96;
                    i_71 = i_93;
                    i_72 = i_95;
                } else {
                    i_71 = i_31;
                    i_72 = i_32;
                }
            }
            if (l_68 == 0L) {
                i_97 = 0;
            } else {
                l_98 = *((__local gale_long *) (gale_local_memory + l_30));
                i_99 = (l_98 == (-1L)) ? 0 : 1;
                i_97 = i_99;
            }
            GALEFS_BARRIER(5);
            i_100 = (l_68 == (-117L)) ? 1 : 0;
            if (i_9 == 0) {
                if (l_68 < 1L) {
                    i_31 = i_71;
                    i_32 = i_72;
                    i_33 = i_50;
                    i_34 = i_52;
                    i_35 = i_100;
                    i_36 = i_97;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_31 = i_71;
                    i_32 = i_72;
                    i_33 = i_50;
                    i_34 = i_52;
                    i_35 = i_100;
                    i_36 = i_97;
                }
            } else {
                i_31 = i_71;
                i_32 = i_72;
                i_33 = i_50;
                i_34 = i_52;
                i_35 = i_100;
                i_36 = i_97;
            }
        }
        if (i_10 == 0) {
            i_101 = *((__local gale_int *) (gale_local_memory + l_27));
            l_102 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_103 = *((__global gale_long *) (arg_fs + 16 + l_102));
            *((__global gale_long *) (arg_fs + 16 + l_102)) = ((long) ((ulong) ((long) i_101) + (ulong) l_103));
        }
        if (i_32 < 1) {
            i_104 = i_31;
        } else {
            i_104 = i_32;
        }
        *((__global gale_int *) (arg_results + ((((long) i_17) << 2) + 16L))) = i_104;
        i_105 = (int) ((uint) i_16 + (uint) 1);
        i_16 = i_105;
    }
    if (((int) get_local_id(0)) == 0) {
        l_106 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_107 = l_106;
    } else {
        l_107 = 0L;
    }
    GALEFS_BROADCAST(6, l_108, l_107);
    if (l_108 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_108); }
        GALEFS_RETURN;
        resume_3:
        l_108 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
