// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refusedWhileMapped
// entry point: galefs_refusedWhileMapped
// parameters: LONG_ARRAY INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE WRITE WRITE
// waits: 4
// saved values: 8
// context bytes: 32
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 163bcc7692cdb5b5e8ccf83693d57adb77f2064567b3a5ba030121521ee7bf57
// functions SHA-256: 1db9f4b18ff5f98e0e9422424c756994fa63c6d2c707c354e25d8ddf4187dcf9
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_140) VARIABLE(int, i_15) VARIABLE(int, i_152) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_90) VARIABLE(int, i_92) VARIABLE(long, l_0) VARIABLE(long, l_111) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_65) VARIABLE(long, l_69) VARIABLE(long, l_70)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_35) VARIABLE(l_36)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_65)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_37) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_70)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_37) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_111) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_70)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_152) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_152) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_16, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_32, i_33, i_37, i_38, i_42, i_46, i_47, i_48, i_50, i_53, i_54, i_55, i_57, i_58, i_59, i_61, i_62, i_68, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_80, i_88, i_90, i_92, i_93, i_94, i_95, i_96, i_98, i_102, i_103, i_104, i_107, i_114, i_115, i_117, i_118, i_121, i_122, i_125, i_128, i_129, i_130, i_132, i_133, i_134, i_135, i_136, i_138, i_140, i_142, i_143, i_144, i_145, i_152, i_156, i_157, i_158;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_17, l_18, l_19, l_27, l_28, l_29, l_30, l_31, l_34, l_35, l_36, l_39, l_40, l_41, l_43, l_44, l_45, l_49, l_51, l_52, l_56, l_60, l_63, l_64, l_65, l_66, l_67, l_69, l_70, l_78, l_79, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_89, l_91, l_97, l_99, l_100, l_101, l_105, l_106, l_108, l_109, l_110, l_111, l_112, l_113, l_116, l_119, l_120, l_123, l_124, l_126, l_127, l_131, l_137, l_139, l_141, l_146, l_147, l_148, l_149, l_150, l_151, l_153, l_154, l_155, l_159, l_160, l_161, l_162, l_163;
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
    l_19 = ((long) ((int) get_local_id(0))) << 3;
    i_20 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_21 = GALEFS_LOCAL_SIZE << 1;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = 0;
    i_26 = 0;
    while (true) {
        if (!(i_26 < arg_rounds)) {
            break;
        }
        if (i_24 == 0) {
            l_27 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group);
            l_28 = l_27;
        } else {
            l_28 = 0L;
        }
        if (i_23 == 0) {
            if (l_28 < (-4611686018427387904L)) {
                l_29 = gale_HostCall_awaitReply(arg_fs, l_28, gale_group);
                l_30 = l_29;
            } else {
                l_30 = l_28;
            }
        } else {
            l_30 = l_28;
        }
        GALEFS_BROADCAST(2, l_31, l_30);
        if (i_22 == 0) {
            if (!(l_31 < 0L)) {
                gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
                i_32 = gale_group;
                i_33 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_32 & ((int) ((uint) (1 << i_33) + (uint) (-1))))) << 6) + (((long) (i_32 >> i_33)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_31 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (!(l_31 < 0L)) {
            l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_31, 0L, gale_group);
        }
        GALEFS_BARRIER(3);
        l_35 = (8L) + 16L;
        l_36 = (0L) + 16L;
        if (i_15 == 0) {
            *((__local gale_int *) (gale_local_memory + l_36)) = 0;
            *((__local gale_int *) (gale_local_memory + l_35)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_37 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group);
        if (i_37 < 1) {
            i_38 = 0;
        } else {
            l_39 = gale_BlockAccess_placeOf(arg_fs, i_11, 0L, gale_group);
            l_40 = 1L << i_20;
            l_41 = (long) ((ulong) l_40 + (ulong) (-1L));
            i_42 = 0;
            l_43 = l_39;
            while (true) {
                if (l_43 == 0L) {
                    break;
                }
                l_44 = (long) i_42;
                l_45 = (long) ((ulong) l_40 - (ulong) (l_44 & l_41));
                i_46 = (int) ((uint) i_37 - (uint) i_42);
                if (l_45 < ((long) i_46)) {
                    i_47 = (int) l_45;
                    i_48 = i_47;
                } else {
                    i_48 = i_46;
                }
                l_49 = l_44 + l_19;
                if (((l_43 | l_49) & 7L) == 0) {
                    i_50 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_48 - (uint) i_50)) < 8) {
                            break;
                        }
                        l_51 = (long) i_50;
                        l_52 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) l_51))));
                        *((__global gale_long *) (arg_data + 16 + (l_49 + l_51))) = l_52;
                        i_53 = (int) ((uint) i_50 + (uint) 8);
                        i_50 = i_53;
                    }
                    i_54 = i_50;
                } else {
                    i_54 = 0;
                }
                i_55 = i_54;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_55 < i_48)) {
                        break;
                    }
                    l_56 = (long) i_55;
                    i_57 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) l_56))));
                    *((__global char *) (arg_data + 16 + (l_49 + l_56))) = (char) i_57;
                    i_58 = (int) ((uint) i_55 + (uint) 1);
                    i_55 = i_58;
                }
                i_59 = (int) ((uint) i_42 + (uint) i_48);
                if (i_59 < i_37) {
                    l_60 = gale_BlockAccess_placeOf(arg_fs, i_11, ((long) i_59), gale_group);
                    i_42 = i_59;
                    l_43 = l_60;
                } else {
                    i_42 = i_59;
                    l_43 = 0L;
                }
            }
            i_38 = i_42;
        }
        if (!(i_38 < 1)) {
            i_61 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_38);
            i_62 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_63 = (long) i_38;
        if (i_38 < i_37) {
            l_64 = l_63;
        } else {
            l_64 = (-1L);
        }
        l_65 = (16L) + l_18;
        *((__local gale_long *) (gale_local_memory + l_65)) = l_64;
        if (i_38 < i_37) {
            l_66 = gale_BlockAccess_missing(arg_fs, i_11, l_63, ((int) ((uint) i_37 - (uint) i_38)), gale_group);
            l_67 = l_66;
        } else {
            l_67 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_17))) = l_67;
        GALEFS_LOCAL_BARRIER(5);
        i_68 = (i_37 < 0) ? i_37 : 0;
        l_69 = (-16L) + 24L;
        l_70 = (-16L) + 16L;
        i_71 = i_38;
        i_72 = i_68;
        i_73 = 0;
        i_74 = 0;
        i_75 = 0;
        i_76 = 1;
        while (true) {
            if (i_76 == 0) {
                break;
            }
            if (i_15 == 0) {
                i_77 = i_73;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_78 = (16L) + ((((long) i_77) << 3) + 16L);
                    if (!(i_77 < i_16)) {
                        goto B71;
                    }
                    l_79 = *((__local gale_long *) (gale_local_memory + l_78));
                    if (!(l_79 == (-1L))) {
                        break;
                    }
                    i_80 = (int) ((uint) i_77 + (uint) 1);
                    i_77 = i_80;
                }
                goto B72;
            B71:;
            B72:;
                if (i_77 < i_16) {
                    l_81 = *((__local gale_long *) (gale_local_memory + l_78));
                    l_82 = l_81;
                } else {
                    l_82 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_70)) = l_82;
                if (i_75 == 0) {
                    l_83 = (long) i_20;
                    l_84 = l_83;
                } else {
                    l_84 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_69)) = l_84;
                if (i_77 < i_16) {
                    if (i_75 == 0) {
                        l_85 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_82, gale_group);
                        l_86 = l_85;
                    } else {
                        l_86 = 0L;
                    }
                } else {
                    l_87 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_86 = l_87;
                }
                if (i_77 < i_16) {
                    if (l_86 == 0L) {
                        i_88 = gale_HostCall_begin(arg_fs, gale_group);
                        l_89 = (long) i_88;
                        if (l_89 < 0L) {
                            i_90 = i_77;
                            l_91 = l_89;
                            i_92 = i_74;
                        } else {
                            if (i_74 == 0) {
                                i_93 = (int) ((uint) i_16 + (uint) i_77);
                                i_94 = i_16 << 1;
                                i_95 = 0;
                                i_96 = i_93;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_96 < i_94)) {
                                        goto B99;
                                    }
                                    if (!(i_95 < 4096)) {
                                        break;
                                    }
                                    l_97 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_96) << 3) + 16L))));
                                    i_98 = (int) ((uint) i_96 + (uint) 1);
                                    if (l_97 == (-1L)) {
                                        i_96 = i_98;
                                    } else {
                                        l_99 = (long) gale_group;
                                        l_100 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_99 << 12) + (l_99 << 11)))) + (ulong) 2048L);
                                        l_101 = l_97 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) i_95))))) = l_101;
                                        i_102 = (int) ((uint) i_95 + (uint) 8);
                                        if (((int) (l_97 & 1L)) == 0) {
                                            i_95 = i_102;
                                            i_96 = i_98;
                                        } else {
                                            if (i_102 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) i_102))))) = (l_101 + 1L);
                                                i_103 = (int) ((uint) i_95 + (uint) 16);
                                                i_95 = i_103;
                                                i_96 = i_98;
                                            } else {
                                                i_95 = i_102;
                                                i_96 = i_98;
                                            }
                                        }
                                    }
                                }
                                i_104 = i_95;
                                goto B101;
                            B99:;
                                i_104 = i_95;
                            } else {
                                i_104 = 0;
                            }
                        B101:;
                            l_105 = *((__local gale_long *) (gale_local_memory + l_70));
                            l_106 = *((__local gale_long *) (gale_local_memory + l_69));
                            i_107 = (int) l_106;
                            l_108 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_107))) & l_105), (1 << i_107), i_104, gale_group);
                            i_90 = i_77;
                            l_91 = l_108;
                            i_92 = 1;
                        }
                    } else {
                        i_90 = i_77;
                        l_91 = l_86;
                        i_92 = i_74;
                    }
                } else {
                    i_90 = i_77;
                    l_91 = l_86;
                    i_92 = i_74;
                }
            } else {
                i_90 = i_73;
                l_91 = 0L;
                i_92 = i_74;
            }
            if (i_14 == 0) {
                if (l_91 < (-4611686018427387904L)) {
                    l_109 = gale_HostCall_awaitReply(arg_fs, l_91, gale_group);
                    l_110 = l_109;
                } else {
                    l_110 = l_91;
                }
            } else {
                l_110 = l_91;
            }
            GALEFS_BROADCAST(6, l_111, l_110);
            l_112 = *((__local gale_long *) (gale_local_memory + l_65));
            l_113 = *((__local gale_long *) (gale_local_memory + l_69));
            if (l_112 == (-1L)) {
                i_114 = i_71;
                i_115 = i_72;
            } else {
                l_116 = *((__local gale_long *) (gale_local_memory + l_70));
                i_117 = (int) l_113;
                if ((l_112 >> i_117) == (l_116 >> i_117)) {
                    if (l_111 < 0L) {
                        i_118 = 0;
                    } else {
                        l_119 = 1L << i_117;
                        l_120 = (long) ((ulong) l_119 - (ulong) (((long) ((ulong) l_119 + (ulong) (-1L))) & l_112));
                        i_121 = (int) ((uint) i_37 - (uint) i_71);
                        if (l_120 < ((long) i_121)) {
                            i_122 = (int) l_120;
                            i_118 = i_122;
                        } else {
                            i_118 = i_121;
                        }
                    }
                    l_123 = gale_BlockAccess_offsetInRegion(arg_fs, l_111, l_112, gale_group);
                    l_124 = ((long) i_71) + l_19;
                    if (((l_123 | l_124) & 7L) == 0) {
                        i_125 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_118 - (uint) i_125)) < 8) {
                                break;
                            }
                            l_126 = (long) i_125;
                            l_127 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) l_126))));
                            *((__global gale_long *) (arg_data + 16 + (l_124 + l_126))) = l_127;
                            i_128 = (int) ((uint) i_125 + (uint) 8);
                            i_125 = i_128;
                        }
                        i_129 = i_125;
                    } else {
                        i_129 = 0;
                    }
                    i_130 = i_129;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_130 < i_118)) {
                            break;
                        }
                        l_131 = (long) i_130;
                        i_132 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) l_131))));
                        *((__global char *) (arg_data + 16 + (l_124 + l_131))) = (char) i_132;
                        i_133 = (int) ((uint) i_130 + (uint) 1);
                        i_130 = i_133;
                    }
                    i_134 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_118);
                    if (l_111 < 0L) {
                        i_135 = (int) l_111;
                        i_136 = i_135;
                    } else {
                        i_136 = 0;
                    }
                    l_137 = (long) ((ulong) ((long) i_118) + (ulong) l_112);
                    i_138 = (int) ((uint) i_71 + (uint) i_118);
                    if (l_111 == (-117L)) {
                        l_139 = l_137;
                    } else {
                        if (l_111 < 0L) {
                            l_139 = (-1L);
                        } else {
                            if (i_138 < i_37) {
                                l_139 = l_137;
                            } else {
                                l_139 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_65)) = l_139;
                    i_114 = i_138;
                    i_115 = i_136;
                } else {
                    i_114 = i_71;
                    i_115 = i_72;
                }
            }
            if (l_111 == 0L) {
                i_140 = 0;
            } else {
                l_141 = *((__local gale_long *) (gale_local_memory + l_70));
                i_142 = (l_141 == (-1L)) ? 0 : 1;
                i_140 = i_142;
            }
            GALEFS_BARRIER(7);
            i_143 = (l_111 == (-117L)) ? 1 : 0;
            if (i_13 == 0) {
                if (l_111 < 1L) {
                    i_71 = i_114;
                    i_72 = i_115;
                    i_73 = i_90;
                    i_74 = i_92;
                    i_75 = i_143;
                    i_76 = i_140;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_71 = i_114;
                    i_72 = i_115;
                    i_73 = i_90;
                    i_74 = i_92;
                    i_75 = i_143;
                    i_76 = i_140;
                }
            } else {
                i_71 = i_114;
                i_72 = i_115;
                i_73 = i_90;
                i_74 = i_92;
                i_75 = i_143;
                i_76 = i_140;
            }
        }
        if (i_15 == 0) {
            i_144 = *((__local gale_int *) (gale_local_memory + l_36));
            i_145 = *((__local gale_int *) (gale_local_memory + l_35));
            l_146 = (long) gale_group;
            l_147 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_146 << 12) + (l_146 << 11)))) + (ulong) 1872L);
            l_148 = *((__global gale_long *) (arg_fs + 16 + l_147));
            *((__global gale_long *) (arg_fs + 16 + l_147)) = ((long) ((ulong) ((long) i_144) + (ulong) l_148));
            l_149 = (long) gale_group;
            l_150 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_149 << 12) + (l_149 << 11)))) + (ulong) 1864L);
            l_151 = *((__global gale_long *) (arg_fs + 16 + l_150));
            *((__global gale_long *) (arg_fs + 16 + l_150)) = ((long) ((ulong) ((long) i_145) + (ulong) l_151));
        }
        if (i_71 < 1) {
            i_152 = i_72;
        } else {
            i_152 = i_71;
        }
        GALEFS_BARRIER(8);
        if (i_12 == 0) {
            l_153 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
            l_154 = l_153;
        } else {
            l_154 = 0L;
        }
        GALEFS_BROADCAST(9, l_155, l_154);
        i_156 = (i_152 == (-16)) ? 0 : 1;
        i_157 = (int) ((uint) i_25 + (uint) i_156);
        i_158 = (int) ((uint) i_26 + (uint) 1);
        i_25 = i_157;
        i_26 = i_158;
    }
    *((__global gale_int *) (arg_results + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_25;
    if (((int) get_local_id(0)) == 0) {
        l_159 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_160 = l_159;
    } else {
        l_160 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_160 < (-4611686018427387904L)) {
            l_161 = gale_HostCall_awaitReply(arg_fs, l_160, gale_group);
            l_162 = l_161;
        } else {
            l_162 = l_160;
        }
    } else {
        l_162 = l_160;
    }
    GALEFS_BROADCAST(10, l_163, l_162);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_128) VARIABLE(int, i_141) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_8) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_56) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_56)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_8) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_56) VARIABLE(l_60) VARIABLE(l_61)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_128) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_8) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_56) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_99)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_141) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_141) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 32L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_12, i_16, i_17, i_18, i_19, i_20, i_21, i_28, i_29, i_33, i_37, i_38, i_39, i_41, i_44, i_45, i_46, i_48, i_49, i_50, i_52, i_53, i_59, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_71, i_79, i_81, i_83, i_84, i_85, i_86, i_87, i_89, i_92, i_93, i_94, i_97, i_102, i_103, i_105, i_106, i_109, i_110, i_113, i_116, i_117, i_118, i_120, i_121, i_122, i_123, i_124, i_126, i_128, i_130, i_131, i_132, i_133, i_140, i_141, i_145, i_146, i_147;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_13, l_14, l_15, l_22, l_23, l_24, l_25, l_26, l_27, l_30, l_31, l_32, l_34, l_35, l_36, l_40, l_42, l_43, l_47, l_51, l_54, l_55, l_56, l_57, l_58, l_60, l_61, l_69, l_70, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_80, l_82, l_88, l_90, l_91, l_95, l_96, l_98, l_99, l_100, l_101, l_104, l_107, l_108, l_111, l_112, l_114, l_115, l_119, l_125, l_127, l_129, l_134, l_135, l_136, l_137, l_138, l_139, l_142, l_143, l_144, l_148, l_149, l_150;
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
    l_15 = ((long) ((int) get_local_id(0))) << 3;
    i_16 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_17 = GALEFS_LOCAL_SIZE << 1;
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = 0;
    i_21 = 0;
    while (true) {
        if (!(i_21 < arg_rounds)) {
            break;
        }
        if (i_19 == 0) {
            l_22 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
            l_23 = l_22;
        } else {
            l_23 = 0L;
        }
        GALEFS_BROADCAST(2, l_24, l_23);
        if (l_24 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_20;
            gale_ints[2 * gale_items + gale_item] = (uint) i_21;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_24); }
            GALEFS_RETURN;
            resume_2:
            i_8 = (int) gale_ints[gale_item];
            i_20 = (int) gale_ints[gale_items + gale_item];
            i_21 = (int) gale_ints[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_9 = (int) get_local_id(0);
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_size(0);
            l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
            l_14 = (((long) i_11) << 3) + 16L;
            l_15 = ((long) ((int) get_local_id(0))) << 3;
            i_16 = *((__global gale_int *) (arg_fs + 16 + 148L));
            i_18 = (int) get_local_id(0);
            i_19 = (int) get_local_id(0);
            l_24 = gale_round_reply(gale_entry);
        }
        if (i_18 == 0) {
            if (!(l_24 < 0L)) {
                gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (!(l_24 < 0L)) {
            l_25 = gale_BlockAccess_offsetInRegion(arg_fs, l_24, 0L, gale_group, gale_slot, gale_position);
        }
        GALEFS_BARRIER(3);
        l_26 = (8L) + 16L;
        l_27 = (0L) + 16L;
        if (i_11 == 0) {
            *((__local gale_int *) (gale_local_memory + l_27)) = 0;
            *((__local gale_int *) (gale_local_memory + l_26)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_28 = gale_BlockAccess_available(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
        if (i_28 < 1) {
            i_29 = 0;
        } else {
            l_30 = gale_BlockAccess_placeOf(arg_fs, i_8, 0L, gale_group, gale_slot, gale_position);
            l_31 = 1L << i_16;
            l_32 = (long) ((ulong) l_31 + (ulong) (-1L));
            i_33 = 0;
            l_34 = l_30;
            while (true) {
                if (l_34 == 0L) {
                    break;
                }
                l_35 = (long) i_33;
                l_36 = (long) ((ulong) l_31 - (ulong) (l_35 & l_32));
                i_37 = (int) ((uint) i_28 - (uint) i_33);
                if (l_36 < ((long) i_37)) {
                    i_38 = (int) l_36;
                    i_39 = i_38;
                } else {
                    i_39 = i_37;
                }
                l_40 = l_35 + l_15;
                if (((l_34 | l_40) & 7L) == 0) {
                    i_41 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_39 - (uint) i_41)) < 8) {
                            break;
                        }
                        l_42 = (long) i_41;
                        l_43 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) l_42))));
                        *((__global gale_long *) (arg_data + 16 + (l_40 + l_42))) = l_43;
                        i_44 = (int) ((uint) i_41 + (uint) 8);
                        i_41 = i_44;
                    }
                    i_45 = i_41;
                } else {
                    i_45 = 0;
                }
                i_46 = i_45;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_46 < i_39)) {
                        break;
                    }
                    l_47 = (long) i_46;
                    i_48 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) l_47))));
                    *((__global char *) (arg_data + 16 + (l_40 + l_47))) = (char) i_48;
                    i_49 = (int) ((uint) i_46 + (uint) 1);
                    i_46 = i_49;
                }
                i_50 = (int) ((uint) i_33 + (uint) i_39);
                if (i_50 < i_28) {
                    l_51 = gale_BlockAccess_placeOf(arg_fs, i_8, ((long) i_50), gale_group, gale_slot, gale_position);
                    i_33 = i_50;
                    l_34 = l_51;
                } else {
                    i_33 = i_50;
                    l_34 = 0L;
                }
            }
            i_29 = i_33;
        }
        if (!(i_29 < 1)) {
            i_52 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_29);
            i_53 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_54 = (long) i_29;
        if (i_29 < i_28) {
            l_55 = l_54;
        } else {
            l_55 = (-1L);
        }
        l_56 = (16L) + l_14;
        *((__local gale_long *) (gale_local_memory + l_56)) = l_55;
        if (i_29 < i_28) {
            l_57 = gale_BlockAccess_missing(arg_fs, i_8, l_54, ((int) ((uint) i_28 - (uint) i_29)), gale_group, gale_slot, gale_position);
            l_58 = l_57;
        } else {
            l_58 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_13))) = l_58;
        GALEFS_LOCAL_BARRIER(5);
        i_59 = (i_28 < 0) ? i_28 : 0;
        l_60 = (-16L) + 24L;
        l_61 = (-16L) + 16L;
        i_62 = i_29;
        i_63 = i_59;
        i_64 = 0;
        i_65 = 0;
        i_66 = 0;
        i_67 = 1;
        while (true) {
            if (i_67 == 0) {
                break;
            }
            if (i_11 == 0) {
                i_68 = i_64;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_69 = (16L) + ((((long) i_68) << 3) + 16L);
                    if (!(i_68 < i_12)) {
                        goto B61;
                    }
                    l_70 = *((__local gale_long *) (gale_local_memory + l_69));
                    if (!(l_70 == (-1L))) {
                        break;
                    }
                    i_71 = (int) ((uint) i_68 + (uint) 1);
                    i_68 = i_71;
                }
                goto B62;
            B61:;
            B62:;
                if (i_68 < i_12) {
                    l_72 = *((__local gale_long *) (gale_local_memory + l_69));
                    l_73 = l_72;
                } else {
                    l_73 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_61)) = l_73;
                if (i_66 == 0) {
                    l_74 = (long) i_16;
                    l_75 = l_74;
                } else {
                    l_75 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_60)) = l_75;
                if (i_68 < i_12) {
                    if (i_66 == 0) {
                        l_76 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_73, gale_group, gale_slot, gale_position);
                        l_77 = l_76;
                    } else {
                        l_77 = 0L;
                    }
                } else {
                    l_78 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_77 = l_78;
                }
                if (i_68 < i_12) {
                    if (l_77 == 0L) {
                        i_79 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_80 = (long) i_79;
                        if (l_80 < 0L) {
                            i_81 = i_68;
                            l_82 = l_80;
                            i_83 = i_65;
                        } else {
                            if (i_65 == 0) {
                                i_84 = (int) ((uint) i_12 + (uint) i_68);
                                i_85 = i_12 << 1;
                                i_86 = 0;
                                i_87 = i_84;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_87 < i_85)) {
                                        goto B89;
                                    }
                                    if (!(i_86 < 4096)) {
                                        break;
                                    }
                                    l_88 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_87) << 3) + 16L))));
                                    i_89 = (int) ((uint) i_87 + (uint) 1);
                                    if (l_88 == (-1L)) {
                                        i_87 = i_89;
                                    } else {
                                        l_90 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_91 = l_88 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) ((long) i_86))))) = l_91;
                                        i_92 = (int) ((uint) i_86 + (uint) 8);
                                        if (((int) (l_88 & 1L)) == 0) {
                                            i_86 = i_92;
                                            i_87 = i_89;
                                        } else {
                                            if (i_92 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) ((long) i_92))))) = (l_91 + 1L);
                                                i_93 = (int) ((uint) i_86 + (uint) 16);
                                                i_86 = i_93;
                                                i_87 = i_89;
                                            } else {
                                                i_86 = i_92;
                                                i_87 = i_89;
                                            }
                                        }
                                    }
                                }
                                i_94 = i_86;
                                goto B91;
                            B89:;
                                i_94 = i_86;
                            } else {
                                i_94 = 0;
                            }
                        B91:;
                            l_95 = *((__local gale_long *) (gale_local_memory + l_61));
                            l_96 = *((__local gale_long *) (gale_local_memory + l_60));
                            i_97 = (int) l_96;
                            l_98 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_97))) & l_95), (1 << i_97), i_94, gale_group, gale_slot, gale_position);
                            i_81 = i_68;
                            l_82 = l_98;
                            i_83 = 1;
                        }
                    } else {
                        i_81 = i_68;
                        l_82 = l_77;
                        i_83 = i_65;
                    }
                } else {
                    i_81 = i_68;
                    l_82 = l_77;
                    i_83 = i_65;
                }
            } else {
                i_81 = i_64;
                l_82 = 0L;
                i_83 = i_65;
            }
            GALEFS_BROADCAST(6, l_99, l_82);
            if (l_99 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_ints[2 * gale_items + gale_item] = (uint) i_21;
                gale_ints[3 * gale_items + gale_item] = (uint) i_28;
                gale_ints[4 * gale_items + gale_item] = (uint) i_62;
                gale_ints[5 * gale_items + gale_item] = (uint) i_63;
                gale_ints[6 * gale_items + gale_item] = (uint) i_81;
                gale_ints[7 * gale_items + gale_item] = (uint) i_83;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_99); }
                GALEFS_RETURN;
                resume_3:
                i_8 = (int) gale_ints[gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                i_21 = (int) gale_ints[2 * gale_items + gale_item];
                i_28 = (int) gale_ints[3 * gale_items + gale_item];
                i_62 = (int) gale_ints[4 * gale_items + gale_item];
                i_63 = (int) gale_ints[5 * gale_items + gale_item];
                i_81 = (int) gale_ints[6 * gale_items + gale_item];
                i_83 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_size(0);
                l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
                l_14 = (((long) i_11) << 3) + 16L;
                l_15 = ((long) ((int) get_local_id(0))) << 3;
                i_16 = *((__global gale_int *) (arg_fs + 16 + 148L));
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                l_26 = (8L) + 16L;
                l_27 = (0L) + 16L;
                l_56 = (16L) + l_14;
                l_60 = (-16L) + 24L;
                l_61 = (-16L) + 16L;
                l_99 = gale_round_reply(gale_entry);
            }
            l_100 = *((__local gale_long *) (gale_local_memory + l_56));
            l_101 = *((__local gale_long *) (gale_local_memory + l_60));
            if (l_100 == (-1L)) {
                i_102 = i_62;
                i_103 = i_63;
            } else {
                l_104 = *((__local gale_long *) (gale_local_memory + l_61));
                i_105 = (int) l_101;
                if ((l_100 >> i_105) == (l_104 >> i_105)) {
                    if (l_99 < 0L) {
                        i_106 = 0;
                    } else {
                        l_107 = 1L << i_105;
                        l_108 = (long) ((ulong) l_107 - (ulong) (((long) ((ulong) l_107 + (ulong) (-1L))) & l_100));
                        i_109 = (int) ((uint) i_28 - (uint) i_62);
                        if (l_108 < ((long) i_109)) {
                            i_110 = (int) l_108;
                            i_106 = i_110;
                        } else {
                            i_106 = i_109;
                        }
                    }
                    l_111 = gale_BlockAccess_offsetInRegion(arg_fs, l_99, l_100, gale_group, gale_slot, gale_position);
                    l_112 = ((long) i_62) + l_15;
                    if (((l_111 | l_112) & 7L) == 0) {
                        i_113 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_106 - (uint) i_113)) < 8) {
                                break;
                            }
                            l_114 = (long) i_113;
                            l_115 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) l_114))));
                            *((__global gale_long *) (arg_data + 16 + (l_112 + l_114))) = l_115;
                            i_116 = (int) ((uint) i_113 + (uint) 8);
                            i_113 = i_116;
                        }
                        i_117 = i_113;
                    } else {
                        i_117 = 0;
                    }
                    i_118 = i_117;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_118 < i_106)) {
                            break;
                        }
                        l_119 = (long) i_118;
                        i_120 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) l_119))));
                        *((__global char *) (arg_data + 16 + (l_112 + l_119))) = (char) i_120;
                        i_121 = (int) ((uint) i_118 + (uint) 1);
                        i_118 = i_121;
                    }
                    i_122 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_106);
                    if (l_99 < 0L) {
                        i_123 = (int) l_99;
                        i_124 = i_123;
                    } else {
                        i_124 = 0;
                    }
                    l_125 = (long) ((ulong) ((long) i_106) + (ulong) l_100);
                    i_126 = (int) ((uint) i_62 + (uint) i_106);
                    if (l_99 == (-117L)) {
                        l_127 = l_125;
                    } else {
                        if (l_99 < 0L) {
                            l_127 = (-1L);
                        } else {
                            if (i_126 < i_28) {
                                l_127 = l_125;
                            } else {
                                l_127 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_56)) = l_127;
                    i_102 = i_126;
                    i_103 = i_124;
                } else {
                    i_102 = i_62;
                    i_103 = i_63;
                }
            }
            if (l_99 == 0L) {
                i_128 = 0;
            } else {
                l_129 = *((__local gale_long *) (gale_local_memory + l_61));
                i_130 = (l_129 == (-1L)) ? 0 : 1;
                i_128 = i_130;
            }
            GALEFS_BARRIER(7);
            i_131 = (l_99 == (-117L)) ? 1 : 0;
            if (i_10 == 0) {
                if (l_99 < 1L) {
                    i_62 = i_102;
                    i_63 = i_103;
                    i_64 = i_81;
                    i_65 = i_83;
                    i_66 = i_131;
                    i_67 = i_128;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_62 = i_102;
                    i_63 = i_103;
                    i_64 = i_81;
                    i_65 = i_83;
                    i_66 = i_131;
                    i_67 = i_128;
                }
            } else {
                i_62 = i_102;
                i_63 = i_103;
                i_64 = i_81;
                i_65 = i_83;
                i_66 = i_131;
                i_67 = i_128;
            }
        }
        if (i_11 == 0) {
            i_132 = *((__local gale_int *) (gale_local_memory + l_27));
            i_133 = *((__local gale_int *) (gale_local_memory + l_26));
            l_134 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_135 = (long) ((ulong) ((long) ((ulong) l_134 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_136 = *((__global gale_long *) (arg_fs + 16 + l_135));
            *((__global gale_long *) (arg_fs + 16 + l_135)) = ((long) ((ulong) ((long) i_132) + (ulong) l_136));
            l_137 = (long) ((ulong) ((long) ((ulong) l_134 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_138 = *((__global gale_long *) (arg_fs + 16 + l_137));
            *((__global gale_long *) (arg_fs + 16 + l_137)) = ((long) ((ulong) ((long) i_133) + (ulong) l_138));
            l_139 = (long) ((ulong) ((long) ((ulong) l_134 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_140 = *((__global gale_int *) (arg_fs + 16 + l_139));
            *((__global gale_int *) (arg_fs + 16 + l_139)) = ((int) ((uint) (i_132 >> i_16) + (uint) i_140));
        }
        if (i_62 < 1) {
            i_141 = i_63;
        } else {
            i_141 = i_62;
        }
        GALEFS_BARRIER(8);
        if (i_9 == 0) {
            l_142 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
            l_143 = l_142;
        } else {
            l_143 = 0L;
        }
        GALEFS_BROADCAST(9, l_144, l_143);
        i_145 = (i_141 == (-16)) ? 0 : 1;
        i_146 = (int) ((uint) i_20 + (uint) i_145);
        i_147 = (int) ((uint) i_21 + (uint) 1);
        i_20 = i_146;
        i_21 = i_147;
    }
    *((__global gale_int *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_20;
    if (((int) get_local_id(0)) == 0) {
        l_148 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_149 = l_148;
    } else {
        l_149 = 0L;
    }
    GALEFS_BROADCAST(10, l_150, l_149);
    if (l_150 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_150); }
        GALEFS_RETURN;
        resume_4:
        l_150 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
