// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refusedWhileMapped
// entry point: galefs_refusedWhileMapped
// parameters: LONG_ARRAY INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE WRITE WRITE
// waits: 4
// saved values: 16
// context bytes: 64
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ba1d38c481c827f788ee6690464dbeb264ae0930061f86b4e861f12b8656a111
// functions SHA-256: e2cab326afb5f6c6cc227aac6f57c4a785fe130501abf292505ba45ff1672e67
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_12) VARIABLE(int, i_124) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_35) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_62) VARIABLE(int, i_64) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(long, l_0) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_83)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_35) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_36)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_35) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_83)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_124) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_124) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_16, i_19, i_20, i_21, i_22, i_23, i_24, i_30, i_31, i_35, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_52, i_60, i_62, i_64, i_65, i_66, i_67, i_68, i_70, i_74, i_75, i_76, i_79, i_86, i_87, i_89, i_90, i_93, i_94, i_97, i_100, i_101, i_102, i_104, i_105, i_106, i_107, i_108, i_110, i_112, i_114, i_115, i_116, i_117, i_124, i_128, i_129, i_130;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_17, l_18, l_25, l_26, l_27, l_28, l_29, l_32, l_33, l_34, l_36, l_37, l_38, l_39, l_41, l_42, l_50, l_51, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_61, l_63, l_69, l_71, l_72, l_73, l_77, l_78, l_80, l_81, l_82, l_83, l_84, l_85, l_88, l_91, l_92, l_95, l_96, l_98, l_99, l_103, l_109, l_111, l_113, l_118, l_119, l_120, l_121, l_122, l_123, l_125, l_126, l_127, l_131, l_132, l_133, l_134, l_135;
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
        l_33 = (8L) + 16L;
        l_34 = (0L) + 16L;
        if (i_15 == 0) {
            *((__local gale_int *) (gale_local_memory + l_34)) = 0;
            *((__local gale_int *) (gale_local_memory + l_33)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_35 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group);
        l_36 = (16L) + l_18;
        l_37 = (i_35 < 1) ? (-1L) : 0L;
        *((__local gale_long *) (gale_local_memory + l_36)) = l_37;
        if (i_35 < 1) {
            l_38 = (-1L);
        } else {
            l_39 = gale_BlockAccess_missing(arg_fs, i_11, 0L, i_35, gale_group);
            l_38 = l_39;
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_17))) = l_38;
        GALEFS_LOCAL_BARRIER(5);
        i_40 = (i_35 < 0) ? i_35 : 0;
        l_41 = (-16L) + 24L;
        l_42 = (-16L) + 16L;
        i_43 = 0;
        i_44 = i_40;
        i_45 = 0;
        i_46 = 0;
        i_47 = 0;
        i_48 = 1;
        while (true) {
            if (i_48 == 0) {
                break;
            }
            if (i_15 == 0) {
                i_49 = i_45;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_50 = (16L) + ((((long) i_49) << 3) + 16L);
                    if (!(i_49 < i_16)) {
                        goto B45;
                    }
                    l_51 = *((__local gale_long *) (gale_local_memory + l_50));
                    if (!(l_51 == (-1L))) {
                        break;
                    }
                    i_52 = (int) ((uint) i_49 + (uint) 1);
                    i_49 = i_52;
                }
                goto B46;
            B45:;
            B46:;
                if (i_49 < i_16) {
                    l_53 = *((__local gale_long *) (gale_local_memory + l_50));
                    l_54 = l_53;
                } else {
                    l_54 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_42)) = l_54;
                if (i_47 == 0) {
                    l_55 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_56 = l_55;
                } else {
                    l_56 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_41)) = l_56;
                if (i_49 < i_16) {
                    if (i_47 == 0) {
                        l_57 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_54, gale_group);
                        l_58 = l_57;
                    } else {
                        l_58 = 0L;
                    }
                } else {
                    l_59 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_58 = l_59;
                }
                if (i_49 < i_16) {
                    if (l_58 == 0L) {
                        i_60 = gale_HostCall_begin(arg_fs, gale_group);
                        l_61 = (long) i_60;
                        if (l_61 < 0L) {
                            i_62 = i_49;
                            l_63 = l_61;
                            i_64 = i_46;
                        } else {
                            if (i_46 == 0) {
                                i_65 = (int) ((uint) i_16 + (uint) i_49);
                                i_66 = i_16 << 1;
                                i_67 = 0;
                                i_68 = i_65;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_68 < i_66)) {
                                        goto B73;
                                    }
                                    if (!(i_67 < 4096)) {
                                        break;
                                    }
                                    l_69 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_68) << 3) + 16L))));
                                    i_70 = (int) ((uint) i_68 + (uint) 1);
                                    if (l_69 == (-1L)) {
                                        i_68 = i_70;
                                    } else {
                                        l_71 = (long) gale_group;
                                        l_72 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_71 << 12) + (l_71 << 11)))) + (ulong) 2048L);
                                        l_73 = l_69 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) ((long) i_67))))) = l_73;
                                        i_74 = (int) ((uint) i_67 + (uint) 8);
                                        if (((int) (l_69 & 1L)) == 0) {
                                            i_67 = i_74;
                                            i_68 = i_70;
                                        } else {
                                            if (i_74 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) ((long) i_74))))) = (l_73 + 1L);
                                                i_75 = (int) ((uint) i_67 + (uint) 16);
                                                i_67 = i_75;
                                                i_68 = i_70;
                                            } else {
                                                i_67 = i_74;
                                                i_68 = i_70;
                                            }
                                        }
                                    }
                                }
                                i_76 = i_67;
                                goto B75;
                            B73:;
                                i_76 = i_67;
                            } else {
                                i_76 = 0;
                            }
                        B75:;
                            l_77 = *((__local gale_long *) (gale_local_memory + l_42));
                            l_78 = *((__local gale_long *) (gale_local_memory + l_41));
                            i_79 = (int) l_78;
                            l_80 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_79))) & l_77), (1 << i_79), i_76, gale_group);
                            i_62 = i_49;
                            l_63 = l_80;
                            i_64 = 1;
                        }
                    } else {
                        i_62 = i_49;
                        l_63 = l_58;
                        i_64 = i_46;
                    }
                } else {
                    i_62 = i_49;
                    l_63 = l_58;
                    i_64 = i_46;
                }
            } else {
                i_62 = i_45;
                l_63 = 0L;
                i_64 = i_46;
            }
            if (i_14 == 0) {
                if (l_63 < (-4611686018427387904L)) {
                    l_81 = gale_HostCall_awaitReply(arg_fs, l_63, gale_group);
                    l_82 = l_81;
                } else {
                    l_82 = l_63;
                }
            } else {
                l_82 = l_63;
            }
            GALEFS_BROADCAST(6, l_83, l_82);
            l_84 = *((__local gale_long *) (gale_local_memory + l_36));
            l_85 = *((__local gale_long *) (gale_local_memory + l_41));
            if (l_84 == (-1L)) {
                i_86 = i_43;
                i_87 = i_44;
            } else {
                l_88 = *((__local gale_long *) (gale_local_memory + l_42));
                i_89 = (int) l_85;
                if ((l_84 >> i_89) == (l_88 >> i_89)) {
                    if (l_83 < 0L) {
                        i_90 = 0;
                    } else {
                        l_91 = 1L << i_89;
                        l_92 = (long) ((ulong) l_91 - (ulong) (((long) ((ulong) l_91 + (ulong) (-1L))) & l_84));
                        i_93 = (int) ((uint) i_35 - (uint) i_43);
                        if (l_92 < ((long) i_93)) {
                            i_94 = (int) l_92;
                            i_90 = i_94;
                        } else {
                            i_90 = i_93;
                        }
                    }
                    l_95 = gale_BlockAccess_offsetInRegion(arg_fs, l_83, l_84, gale_group);
                    l_96 = ((long) i_43) + (((long) ((int) get_local_id(0))) << 3);
                    if (((l_95 | l_96) & 7L) == 0) {
                        i_97 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_90 - (uint) i_97)) < 8) {
                                break;
                            }
                            l_98 = (long) i_97;
                            l_99 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) l_98))));
                            *((__global gale_long *) (arg_data + 16 + (l_96 + l_98))) = l_99;
                            i_100 = (int) ((uint) i_97 + (uint) 8);
                            i_97 = i_100;
                        }
                        i_101 = i_97;
                    } else {
                        i_101 = 0;
                    }
                    i_102 = i_101;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_102 < i_90)) {
                            break;
                        }
                        l_103 = (long) i_102;
                        i_104 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) l_103))));
                        *((__global char *) (arg_data + 16 + (l_96 + l_103))) = (char) i_104;
                        i_105 = (int) ((uint) i_102 + (uint) 1);
                        i_102 = i_105;
                    }
                    i_106 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_90);
                    if (l_83 < 0L) {
                        i_107 = (int) l_83;
                        i_108 = i_107;
                    } else {
                        i_108 = 0;
                    }
                    l_109 = (long) ((ulong) ((long) i_90) + (ulong) l_84);
                    i_110 = (int) ((uint) i_43 + (uint) i_90);
                    if (l_83 == (-117L)) {
                        l_111 = l_109;
                    } else {
                        if (l_83 < 0L) {
                            l_111 = (-1L);
                        } else {
                            if (i_110 < i_35) {
                                l_111 = l_109;
                            } else {
                                l_111 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_36)) = l_111;
                    i_86 = i_110;
                    i_87 = i_108;
                } else {
                    i_86 = i_43;
                    i_87 = i_44;
                }
            }
            if (l_83 == 0L) {
                i_112 = 0;
            } else {
                l_113 = *((__local gale_long *) (gale_local_memory + l_42));
                i_114 = (l_113 == (-1L)) ? 0 : 1;
                i_112 = i_114;
            }
            GALEFS_BARRIER(7);
            i_115 = (l_83 == (-117L)) ? 1 : 0;
            if (i_13 == 0) {
                if (l_83 < 1L) {
                    i_43 = i_86;
                    i_44 = i_87;
                    i_45 = i_62;
                    i_46 = i_64;
                    i_47 = i_115;
                    i_48 = i_112;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_43 = i_86;
                    i_44 = i_87;
                    i_45 = i_62;
                    i_46 = i_64;
                    i_47 = i_115;
                    i_48 = i_112;
                }
            } else {
                i_43 = i_86;
                i_44 = i_87;
                i_45 = i_62;
                i_46 = i_64;
                i_47 = i_115;
                i_48 = i_112;
            }
        }
        if (i_15 == 0) {
            i_116 = *((__local gale_int *) (gale_local_memory + l_34));
            i_117 = *((__local gale_int *) (gale_local_memory + l_33));
            l_118 = (long) gale_group;
            l_119 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_118 << 12) + (l_118 << 11)))) + (ulong) 1872L);
            l_120 = *((__global gale_long *) (arg_fs + 16 + l_119));
            *((__global gale_long *) (arg_fs + 16 + l_119)) = ((long) ((ulong) ((long) i_116) + (ulong) l_120));
            l_121 = (long) gale_group;
            l_122 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_121 << 12) + (l_121 << 11)))) + (ulong) 1864L);
            l_123 = *((__global gale_long *) (arg_fs + 16 + l_122));
            *((__global gale_long *) (arg_fs + 16 + l_122)) = ((long) ((ulong) ((long) i_117) + (ulong) l_123));
        }
        if (i_43 < 1) {
            i_124 = i_44;
        } else {
            i_124 = i_43;
        }
        GALEFS_BARRIER(8);
        if (i_12 == 0) {
            l_125 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
            l_126 = l_125;
        } else {
            l_126 = 0L;
        }
        GALEFS_BROADCAST(9, l_127, l_126);
        i_128 = (i_124 == (-16)) ? 0 : 1;
        i_129 = (int) ((uint) i_23 + (uint) i_128);
        i_130 = (int) ((uint) i_24 + (uint) 1);
        i_23 = i_129;
        i_24 = i_130;
    }
    *((__global gale_int *) (arg_results + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_23;
    if (((int) get_local_id(0)) == 0) {
        l_131 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_132 = l_131;
    } else {
        l_132 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_132 < (-4611686018427387904L)) {
            l_133 = gale_HostCall_awaitReply(arg_fs, l_132, gale_group);
            l_134 = l_133;
        } else {
            l_134 = l_132;
        }
    } else {
        l_134 = l_132;
    }
    GALEFS_BROADCAST(10, l_135, l_134);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_12) VARIABLE(int, i_144) VARIABLE(int, i_15) VARIABLE(int, i_157) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_45) VARIABLE(int, i_48) VARIABLE(int, i_59) VARIABLE(int, i_67) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_97) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_115) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_50) VARIABLE(long, l_72) VARIABLE(long, l_76) VARIABLE(long, l_77)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_43) VARIABLE(l_44)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_50)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_50)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_59) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_43) VARIABLE(l_44)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_59) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_43) VARIABLE(l_44)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_45) VARIABLE(i_67) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_72)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_45) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_144) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_45) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_0) VARIABLE(l_115) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_157) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_157) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_14(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 64L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_24, i_25, i_26, i_27, i_28, i_32, i_34, i_35, i_36, i_37, i_38, i_45, i_48, i_49, i_51, i_52, i_55, i_56, i_59, i_61, i_62, i_63, i_66, i_67, i_68, i_69, i_75, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_87, i_95, i_97, i_99, i_100, i_101, i_102, i_103, i_105, i_108, i_109, i_110, i_113, i_118, i_119, i_121, i_122, i_125, i_126, i_129, i_132, i_133, i_134, i_136, i_137, i_138, i_139, i_140, i_142, i_144, i_146, i_147, i_148, i_149, i_156, i_157, i_161, i_162, i_163;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_13, l_14, l_20, l_21, l_22, l_23, l_29, l_30, l_31, l_33, l_39, l_40, l_41, l_42, l_43, l_44, l_46, l_47, l_50, l_53, l_54, l_57, l_58, l_60, l_64, l_65, l_70, l_71, l_72, l_73, l_74, l_76, l_77, l_85, l_86, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_96, l_98, l_104, l_106, l_107, l_111, l_112, l_114, l_115, l_116, l_117, l_120, l_123, l_124, l_127, l_128, l_130, l_131, l_135, l_141, l_143, l_145, l_150, l_151, l_152, l_153, l_154, l_155, l_158, l_159, l_160, l_164, l_165, l_166;
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
    i_15 = (int) get_local_size(0);
    i_16 = (i_15 < 8) ? i_15 : 8;
    i_17 = gale_rem_int(((int) get_local_id(0)), i_16);
    i_18 = gale_div_int(((int) get_local_id(0)), i_16);
    i_19 = gale_div_int(i_15, i_16);
    l_20 = (long) ((int) get_local_id(0));
    l_21 = l_20 << 3;
    l_22 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    l_23 = (((long) ((int) get_local_id(0))) << 3) + 16L;
    i_24 = (int) get_local_size(0);
    i_25 = (i_24 < 8) ? i_24 : 8;
    i_26 = gale_rem_int(((int) get_local_id(0)), i_25);
    i_27 = gale_div_int(((int) get_local_id(0)), i_25);
    i_28 = gale_div_int(i_24, i_25);
    l_29 = l_20 << 16;
    l_30 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    l_31 = (((long) ((int) get_local_id(0))) << 3) + 16L;
    i_32 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_33 = 1L << i_32;
    i_34 = GALEFS_LOCAL_SIZE << 1;
    i_35 = (int) get_local_id(0);
    i_36 = (int) get_local_id(0);
    i_37 = 0;
    i_38 = 0;
    while (true) {
        if (!(i_38 < arg_rounds)) {
            break;
        }
        if (i_36 == 0) {
            l_39 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
            l_40 = l_39;
        } else {
            l_40 = 0L;
        }
        GALEFS_BROADCAST(2, l_41, l_40);
        if (l_41 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_17;
            gale_ints[3 * gale_items + gale_item] = (uint) i_18;
            gale_ints[4 * gale_items + gale_item] = (uint) i_19;
            gale_ints[5 * gale_items + gale_item] = (uint) i_25;
            gale_ints[6 * gale_items + gale_item] = (uint) i_26;
            gale_ints[7 * gale_items + gale_item] = (uint) i_27;
            gale_ints[8 * gale_items + gale_item] = (uint) i_28;
            gale_ints[9 * gale_items + gale_item] = (uint) i_37;
            gale_ints[10 * gale_items + gale_item] = (uint) i_38;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_41); }
            GALEFS_RETURN;
            resume_2:
            i_8 = (int) gale_ints[gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_17 = (int) gale_ints[2 * gale_items + gale_item];
            i_18 = (int) gale_ints[3 * gale_items + gale_item];
            i_19 = (int) gale_ints[4 * gale_items + gale_item];
            i_25 = (int) gale_ints[5 * gale_items + gale_item];
            i_26 = (int) gale_ints[6 * gale_items + gale_item];
            i_27 = (int) gale_ints[7 * gale_items + gale_item];
            i_28 = (int) gale_ints[8 * gale_items + gale_item];
            i_37 = (int) gale_ints[9 * gale_items + gale_item];
            i_38 = (int) gale_ints[10 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_9 = (int) get_local_id(0);
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_size(0);
            l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
            l_14 = (((long) i_11) << 3) + 16L;
            i_15 = (int) get_local_size(0);
            l_20 = (long) ((int) get_local_id(0));
            l_21 = l_20 << 3;
            l_22 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
            l_23 = (((long) ((int) get_local_id(0))) << 3) + 16L;
            i_24 = (int) get_local_size(0);
            l_29 = l_20 << 16;
            l_30 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
            l_31 = (((long) ((int) get_local_id(0))) << 3) + 16L;
            i_32 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_33 = 1L << i_32;
            i_35 = (int) get_local_id(0);
            i_36 = (int) get_local_id(0);
            l_41 = gale_round_reply(gale_entry);
        }
        if (i_35 == 0) {
            if (!(l_41 < 0L)) {
                gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (!(l_41 < 0L)) {
            l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, 0L, gale_group, gale_slot, gale_position);
        }
        GALEFS_BARRIER(3);
        l_43 = (8L) + 16L;
        l_44 = (0L) + 16L;
        if (i_11 == 0) {
            *((__local gale_int *) (gale_local_memory + l_44)) = 0;
            *((__local gale_int *) (gale_local_memory + l_43)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_45 = gale_BlockAccess_available(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
        if (i_45 < 1) {
            l_46 = 0L;
        } else {
            l_47 = gale_BlockAccess_placeOf(arg_fs, i_8, 0L, gale_group, gale_slot, gale_position);
            l_46 = l_47;
        }
        if (l_46 == 0L) {
            i_48 = 0;
        } else {
            if (l_33 < ((long) i_45)) {
                i_49 = (int) l_33;
                i_48 = i_49;
            } else {
                i_48 = i_45;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_31))) = l_46;
        l_50 = (long) i_48;
        *((__local gale_long *) (gale_local_memory + ((16L) + l_30))) = (l_50 | l_29);
        GALEFS_LOCAL_BARRIER(5);
        if (i_27 < i_28) {
            i_51 = i_27;
        } else {
            i_51 = i_24;
        }
        i_52 = i_51;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_52 < i_24)) {
                break;
            }
            l_53 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_24 + (uint) i_52))) << 3) + 16L))));
            l_54 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_52) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_54), (arg_data + 16 + (l_53 >> 13)), (((int) l_53) & 8191), i_26, i_25);
            i_55 = (int) ((uint) i_52 + (uint) i_28);
            i_52 = i_55;
        }
        GALEFS_LOCAL_BARRIER(6);
        i_56 = (int) ((uint) i_45 - (uint) i_48);
        if (i_56 < 1) {
            l_57 = 0L;
        } else {
            l_58 = gale_BlockAccess_placeOf(arg_fs, i_8, l_50, gale_group, gale_slot, gale_position);
            l_57 = l_58;
        }
        if (l_57 == 0L) {
            i_59 = 0;
        } else {
            l_60 = (long) ((ulong) l_33 - (ulong) (((long) ((ulong) l_33 + (ulong) (-1L))) & l_50));
            if (l_60 < ((long) i_56)) {
                i_61 = (int) l_60;
                i_59 = i_61;
            } else {
                i_59 = i_56;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_23))) = l_57;
        *((__local gale_long *) (gale_local_memory + ((16L) + l_22))) = (((l_50 + l_21) << 13) | ((long) i_59));
        GALEFS_LOCAL_BARRIER(7);
        if (i_18 < i_19) {
            i_62 = i_18;
        } else {
            i_62 = i_15;
        }
        i_63 = i_62;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_63 < i_15)) {
                break;
            }
            l_64 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_15 + (uint) i_63))) << 3) + 16L))));
            l_65 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_63) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_65), (arg_data + 16 + (l_64 >> 13)), (((int) l_64) & 8191), i_17, i_16);
            i_66 = (int) ((uint) i_63 + (uint) i_19);
            i_63 = i_66;
        }
        GALEFS_LOCAL_BARRIER(8);
        i_67 = (int) ((uint) i_48 + (uint) i_59);
        if (!(i_67 < 1)) {
            i_68 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_67);
            i_69 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_70 = (long) i_67;
        if (i_67 < i_45) {
            l_71 = l_70;
        } else {
            l_71 = (-1L);
        }
        l_72 = (16L) + l_14;
        *((__local gale_long *) (gale_local_memory + l_72)) = l_71;
        if (i_67 < i_45) {
            l_73 = gale_BlockAccess_missing(arg_fs, i_8, l_70, ((int) ((uint) i_45 - (uint) i_67)), gale_group, gale_slot, gale_position);
            l_74 = l_73;
        } else {
            l_74 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_13))) = l_74;
        GALEFS_LOCAL_BARRIER(9);
        i_75 = (i_45 < 0) ? i_45 : 0;
        l_76 = (-16L) + 24L;
        l_77 = (-16L) + 16L;
        i_78 = i_67;
        i_79 = i_75;
        i_80 = 0;
        i_81 = 0;
        i_82 = 0;
        i_83 = 1;
        while (true) {
            if (i_83 == 0) {
                break;
            }
            if (i_11 == 0) {
                i_84 = i_80;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_85 = (16L) + ((((long) i_84) << 3) + 16L);
                    if (!(i_84 < i_12)) {
                        goto B69;
                    }
                    l_86 = *((__local gale_long *) (gale_local_memory + l_85));
                    if (!(l_86 == (-1L))) {
                        break;
                    }
                    i_87 = (int) ((uint) i_84 + (uint) 1);
                    i_84 = i_87;
                }
                goto B70;
            B69:;
            B70:;
                if (i_84 < i_12) {
                    l_88 = *((__local gale_long *) (gale_local_memory + l_85));
                    l_89 = l_88;
                } else {
                    l_89 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_77)) = l_89;
                if (i_82 == 0) {
                    l_90 = (long) i_32;
                    l_91 = l_90;
                } else {
                    l_91 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_76)) = l_91;
                if (i_84 < i_12) {
                    if (i_82 == 0) {
                        l_92 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_89, gale_group, gale_slot, gale_position);
                        l_93 = l_92;
                    } else {
                        l_93 = 0L;
                    }
                } else {
                    l_94 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_93 = l_94;
                }
                if (i_84 < i_12) {
                    if (l_93 == 0L) {
                        i_95 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_96 = (long) i_95;
                        if (l_96 < 0L) {
                            i_97 = i_84;
                            l_98 = l_96;
                            i_99 = i_81;
                        } else {
                            if (i_81 == 0) {
                                i_100 = (int) ((uint) i_12 + (uint) i_84);
                                i_101 = i_12 << 1;
                                i_102 = 0;
                                i_103 = i_100;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_103 < i_101)) {
                                        goto B97;
                                    }
                                    if (!(i_102 < 4096)) {
                                        break;
                                    }
                                    l_104 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_103) << 3) + 16L))));
                                    i_105 = (int) ((uint) i_103 + (uint) 1);
                                    if (l_104 == (-1L)) {
                                        i_103 = i_105;
                                    } else {
                                        l_106 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_107 = l_104 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) ((long) i_102))))) = l_107;
                                        i_108 = (int) ((uint) i_102 + (uint) 8);
                                        if (((int) (l_104 & 1L)) == 0) {
                                            i_102 = i_108;
                                            i_103 = i_105;
                                        } else {
                                            if (i_108 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) ((long) i_108))))) = (l_107 + 1L);
                                                i_109 = (int) ((uint) i_102 + (uint) 16);
                                                i_102 = i_109;
                                                i_103 = i_105;
                                            } else {
                                                i_102 = i_108;
                                                i_103 = i_105;
                                            }
                                        }
                                    }
                                }
                                i_110 = i_102;
                                goto B99;
                            B97:;
                                i_110 = i_102;
                            } else {
                                i_110 = 0;
                            }
                        B99:;
                            l_111 = *((__local gale_long *) (gale_local_memory + l_77));
                            l_112 = *((__local gale_long *) (gale_local_memory + l_76));
                            i_113 = (int) l_112;
                            l_114 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_113))) & l_111), (1 << i_113), i_110, gale_group, gale_slot, gale_position);
                            i_97 = i_84;
                            l_98 = l_114;
                            i_99 = 1;
                        }
                    } else {
                        i_97 = i_84;
                        l_98 = l_93;
                        i_99 = i_81;
                    }
                } else {
                    i_97 = i_84;
                    l_98 = l_93;
                    i_99 = i_81;
                }
            } else {
                i_97 = i_80;
                l_98 = 0L;
                i_99 = i_81;
            }
            GALEFS_BROADCAST(10, l_115, l_98);
            if (l_115 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_17;
                gale_ints[3 * gale_items + gale_item] = (uint) i_18;
                gale_ints[4 * gale_items + gale_item] = (uint) i_19;
                gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                gale_ints[6 * gale_items + gale_item] = (uint) i_26;
                gale_ints[7 * gale_items + gale_item] = (uint) i_27;
                gale_ints[8 * gale_items + gale_item] = (uint) i_28;
                gale_ints[9 * gale_items + gale_item] = (uint) i_37;
                gale_ints[10 * gale_items + gale_item] = (uint) i_38;
                gale_ints[11 * gale_items + gale_item] = (uint) i_45;
                gale_ints[12 * gale_items + gale_item] = (uint) i_78;
                gale_ints[13 * gale_items + gale_item] = (uint) i_79;
                gale_ints[14 * gale_items + gale_item] = (uint) i_97;
                gale_ints[15 * gale_items + gale_item] = (uint) i_99;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_115); }
                GALEFS_RETURN;
                resume_3:
                i_8 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_17 = (int) gale_ints[2 * gale_items + gale_item];
                i_18 = (int) gale_ints[3 * gale_items + gale_item];
                i_19 = (int) gale_ints[4 * gale_items + gale_item];
                i_25 = (int) gale_ints[5 * gale_items + gale_item];
                i_26 = (int) gale_ints[6 * gale_items + gale_item];
                i_27 = (int) gale_ints[7 * gale_items + gale_item];
                i_28 = (int) gale_ints[8 * gale_items + gale_item];
                i_37 = (int) gale_ints[9 * gale_items + gale_item];
                i_38 = (int) gale_ints[10 * gale_items + gale_item];
                i_45 = (int) gale_ints[11 * gale_items + gale_item];
                i_78 = (int) gale_ints[12 * gale_items + gale_item];
                i_79 = (int) gale_ints[13 * gale_items + gale_item];
                i_97 = (int) gale_ints[14 * gale_items + gale_item];
                i_99 = (int) gale_ints[15 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_size(0);
                l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
                l_14 = (((long) i_11) << 3) + 16L;
                i_15 = (int) get_local_size(0);
                l_20 = (long) ((int) get_local_id(0));
                l_21 = l_20 << 3;
                l_22 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                l_23 = (((long) ((int) get_local_id(0))) << 3) + 16L;
                i_24 = (int) get_local_size(0);
                l_29 = l_20 << 16;
                l_30 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                l_31 = (((long) ((int) get_local_id(0))) << 3) + 16L;
                i_32 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_33 = 1L << i_32;
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                l_43 = (8L) + 16L;
                l_44 = (0L) + 16L;
                l_72 = (16L) + l_14;
                l_76 = (-16L) + 24L;
                l_77 = (-16L) + 16L;
                l_115 = gale_round_reply(gale_entry);
            }
            l_116 = *((__local gale_long *) (gale_local_memory + l_72));
            l_117 = *((__local gale_long *) (gale_local_memory + l_76));
            if (l_116 == (-1L)) {
                i_118 = i_78;
                i_119 = i_79;
            } else {
                l_120 = *((__local gale_long *) (gale_local_memory + l_77));
                i_121 = (int) l_117;
                if ((l_116 >> i_121) == (l_120 >> i_121)) {
                    if (l_115 < 0L) {
                        i_122 = 0;
                    } else {
                        l_123 = 1L << i_121;
                        l_124 = (long) ((ulong) l_123 - (ulong) (((long) ((ulong) l_123 + (ulong) (-1L))) & l_116));
                        i_125 = (int) ((uint) i_45 - (uint) i_78);
                        if (l_124 < ((long) i_125)) {
                            i_126 = (int) l_124;
                            i_122 = i_126;
                        } else {
                            i_122 = i_125;
                        }
                    }
                    l_127 = gale_BlockAccess_offsetInRegion(arg_fs, l_115, l_116, gale_group, gale_slot, gale_position);
                    l_128 = ((long) i_78) + l_21;
                    if (((l_127 | l_128) & 7L) == 0) {
                        i_129 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_122 - (uint) i_129)) < 8) {
                                break;
                            }
                            l_130 = (long) i_129;
                            l_131 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) l_130))));
                            *((__global gale_long *) (arg_data + 16 + (l_128 + l_130))) = l_131;
                            i_132 = (int) ((uint) i_129 + (uint) 8);
                            i_129 = i_132;
                        }
                        i_133 = i_129;
                    } else {
                        i_133 = 0;
                    }
                    i_134 = i_133;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_134 < i_122)) {
                            break;
                        }
                        l_135 = (long) i_134;
                        i_136 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) l_135))));
                        *((__global char *) (arg_data + 16 + (l_128 + l_135))) = (char) i_136;
                        i_137 = (int) ((uint) i_134 + (uint) 1);
                        i_134 = i_137;
                    }
                    i_138 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_122);
                    if (l_115 < 0L) {
                        i_139 = (int) l_115;
                        i_140 = i_139;
                    } else {
                        i_140 = 0;
                    }
                    l_141 = (long) ((ulong) ((long) i_122) + (ulong) l_116);
                    i_142 = (int) ((uint) i_78 + (uint) i_122);
                    if (l_115 == (-117L)) {
                        l_143 = l_141;
                    } else {
                        if (l_115 < 0L) {
                            l_143 = (-1L);
                        } else {
                            if (i_142 < i_45) {
                                l_143 = l_141;
                            } else {
                                l_143 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_72)) = l_143;
                    i_118 = i_142;
                    i_119 = i_140;
                } else {
                    i_118 = i_78;
                    i_119 = i_79;
                }
            }
            if (l_115 == 0L) {
                i_144 = 0;
            } else {
                l_145 = *((__local gale_long *) (gale_local_memory + l_77));
                i_146 = (l_145 == (-1L)) ? 0 : 1;
                i_144 = i_146;
            }
            GALEFS_BARRIER(11);
            i_147 = (l_115 == (-117L)) ? 1 : 0;
            if (i_10 == 0) {
                if (l_115 < 1L) {
                    i_78 = i_118;
                    i_79 = i_119;
                    i_80 = i_97;
                    i_81 = i_99;
                    i_82 = i_147;
                    i_83 = i_144;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_78 = i_118;
                    i_79 = i_119;
                    i_80 = i_97;
                    i_81 = i_99;
                    i_82 = i_147;
                    i_83 = i_144;
                }
            } else {
                i_78 = i_118;
                i_79 = i_119;
                i_80 = i_97;
                i_81 = i_99;
                i_82 = i_147;
                i_83 = i_144;
            }
        }
        if (i_11 == 0) {
            i_148 = *((__local gale_int *) (gale_local_memory + l_44));
            i_149 = *((__local gale_int *) (gale_local_memory + l_43));
            l_150 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_151 = (long) ((ulong) ((long) ((ulong) l_150 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_152 = *((__global gale_long *) (arg_fs + 16 + l_151));
            *((__global gale_long *) (arg_fs + 16 + l_151)) = ((long) ((ulong) ((long) i_148) + (ulong) l_152));
            l_153 = (long) ((ulong) ((long) ((ulong) l_150 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_154 = *((__global gale_long *) (arg_fs + 16 + l_153));
            *((__global gale_long *) (arg_fs + 16 + l_153)) = ((long) ((ulong) ((long) i_149) + (ulong) l_154));
            l_155 = (long) ((ulong) ((long) ((ulong) l_150 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_156 = *((__global gale_int *) (arg_fs + 16 + l_155));
            *((__global gale_int *) (arg_fs + 16 + l_155)) = ((int) ((uint) (i_148 >> i_32) + (uint) i_156));
        }
        if (i_78 < 1) {
            i_157 = i_79;
        } else {
            i_157 = i_78;
        }
        GALEFS_BARRIER(12);
        if (i_9 == 0) {
            l_158 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
            l_159 = l_158;
        } else {
            l_159 = 0L;
        }
        GALEFS_BROADCAST(13, l_160, l_159);
        i_161 = (i_157 == (-16)) ? 0 : 1;
        i_162 = (int) ((uint) i_37 + (uint) i_161);
        i_163 = (int) ((uint) i_38 + (uint) 1);
        i_37 = i_162;
        i_38 = i_163;
    }
    *((__global gale_int *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_37;
    if (((int) get_local_id(0)) == 0) {
        l_164 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_165 = l_164;
    } else {
        l_165 = 0L;
    }
    GALEFS_BROADCAST(14, l_166, l_165);
    if (l_166 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_166); }
        GALEFS_RETURN;
        resume_4:
        l_166 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
