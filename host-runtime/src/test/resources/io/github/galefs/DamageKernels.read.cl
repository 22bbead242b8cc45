// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.DamageKernels#read
// entry point: galefs_read
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY BYTE_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE WRITE
// waits: 5
// saved values: 11
// context bytes: 64
// needs: BARRIERS LOCAL_SIZE
// local bytes: 24
// local bytes per work-item: 16
// string: "d"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0f4d41b4c602960d636749d3970bb15d562c2367688dacd55d9d2e95d63ea4bc
// functions SHA-256: 6ffd31f00a10940d182d8e2df06021c64601d2abcbf3634cbbcf6b51dfd1fad7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {100};

//@ live
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_110) VARIABLE(int, i_112) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_161) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_70) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_84) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(long, l_1) VARIABLE(long, l_131) VARIABLE(long, l_15) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_40) VARIABLE(long, l_55) VARIABLE(long, l_71) VARIABLE(long, l_76) VARIABLE(long, l_81) VARIABLE(long, l_85) VARIABLE(long, l_87) VARIABLE(long, l_88) VARIABLE(__global uchar *, ul_56)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_40)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_1) VARIABLE(l_55) VARIABLE(ul_56)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_70) VARIABLE(l_1) VARIABLE(l_71)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_70) VARIABLE(l_1)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(l_1) VARIABLE(l_76)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_84) VARIABLE(l_1) VARIABLE(l_81) VARIABLE(l_85)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_0) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_84) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_1) VARIABLE(l_81) VARIABLE(l_85) VARIABLE(l_87) VARIABLE(l_88)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_0) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_12) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_14) VARIABLE(i_161) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_84) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_1) VARIABLE(l_131) VARIABLE(l_81) VARIABLE(l_85) VARIABLE(l_87) VARIABLE(l_88)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_ranges, __global uchar *arg_own, __global uchar *arg_buffer, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22, *ul_56;
    int i_0, i_6, i_7, i_12, i_13, i_14, i_16, i_17, i_18, i_19, i_20, i_26, i_27, i_28, i_29, i_30, i_33, i_34, i_35, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_63, i_64, i_70, i_75, i_77, i_78, i_80, i_84, i_86, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_100, i_108, i_110, i_112, i_113, i_114, i_115, i_116, i_118, i_122, i_123, i_124, i_127, i_134, i_135, i_137, i_138, i_141, i_142, i_146, i_149, i_150, i_151, i_153, i_154, i_155, i_156, i_157, i_159, i_161, i_163, i_164, i_165, i_169;
    long l_1, l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_15, l_21, l_23, l_24, l_25, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_43, l_54, l_55, l_57, l_58, l_59, l_60, l_61, l_62, l_65, l_66, l_67, l_68, l_69, l_71, l_72, l_73, l_74, l_76, l_79, l_81, l_82, l_83, l_85, l_87, l_88, l_98, l_99, l_101, l_102, l_103, l_104, l_105, l_106, l_107, l_109, l_111, l_117, l_119, l_120, l_121, l_125, l_126, l_128, l_129, l_130, l_131, l_132, l_133, l_136, l_139, l_140, l_143, l_144, l_145, l_147, l_148, l_152, l_158, l_160, l_162, l_166, l_167, l_168, l_170, l_171, l_172, l_173, l_174;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_ranges + 12L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) gale_group;
            l_5 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 2048L);
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) i_6))))) = (char) ((int) gale_literals[i_6]);
                i_7 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
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
    i_12 = (int) l_11;
    i_13 = (int) ((uint) i_0 >> 1);
    i_14 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_15 = (long) ((ulong) (1L << i_14) + (ulong) (-1L));
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = 0;
    while (true) {
        if (!(i_20 < i_13)) {
            break;
        }
        l_21 = (long) (i_20 << 1);
        ul_22 = arg_ranges + ((l_21 << 3) + 16L);
        l_23 = *((__global gale_long *) ul_22);
        l_24 = *((__global gale_long *) (arg_ranges + (((l_21 + 1L) << 3) + 16L)));
        l_25 = *((__global gale_long *) ul_22);
        i_26 = (int) l_24;
        i_27 = 1;
        i_28 = 0;
        i_29 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_27 == 1)) {
                break;
            }
            i_30 = (int) ((uint) i_26 - (uint) i_28);
            l_31 = (long) i_28;
            l_32 = (long) ((ulong) l_31 + (ulong) l_23);
            if (i_29 == 0) {
                i_33 = i_30;
            } else {
                i_34 = 4096 - ((int) (l_32 & 4095L));
                i_35 = (i_34 < i_30) ? i_34 : i_30;
                i_33 = i_35;
            }
            if (i_19 == 0) {
                l_36 = gale_BlockAccess_beginRead(arg_fs, i_12, l_32, i_33, gale_group);
                l_37 = l_36;
            } else {
                l_37 = 0L;
            }
            if (i_18 == 0) {
                if (l_37 < (-4611686018427387904L)) {
                    l_38 = gale_HostCall_awaitReply(arg_fs, l_37, gale_group);
                    l_39 = l_38;
                } else {
                    l_39 = l_37;
                }
            } else {
                l_39 = l_37;
            }
            GALEFS_BROADCAST(2, l_40, l_39);
            i_41 = (int) l_40;
            if (l_40 < 0L) {
                i_42 = 0;
            } else {
                i_42 = i_41;
            }
            l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_32, gale_group);
            gale_copy((arg_fs + 16 + l_43), (arg_buffer + 16 + ((long) ((ulong) l_31 + (ulong) l_25))), i_42);
            GALEFS_BARRIER(3);
            if (i_17 == 0) {
                if (!(i_42 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group);
                }
            }
            i_44 = (int) ((uint) i_28 + (uint) i_42);
            i_45 = ((l_40 == (-117L)) || (!((i_29 == 0) || ((((long) ((ulong) ((long) i_44) + (ulong) l_23)) & l_15) == 0)))) ? 1 : 0;
            i_46 = ((l_40 == (-117L)) || (!((i_42 < 1) || (!(i_44 < i_26))))) ? 1 : 0;
            if (l_40 < 0L) {
                if (l_40 == (-117L)) {
                    i_27 = i_46;
                    i_28 = i_44;
                    i_29 = i_45;
                } else {
                    i_27 = i_41;
                    i_28 = i_44;
                    i_29 = i_45;
                }
            } else {
                i_27 = i_46;
                i_28 = i_44;
                i_29 = i_45;
            }
        }
        if (i_28 < 1) {
            i_47 = i_27;
        } else {
            i_47 = i_28;
        }
        i_48 = (int) ((uint) i_20 + (uint) 1);
        if (i_16 == 0) {
            *((__global gale_long *) (arg_results + ((((long) i_20) << 3) + 16L))) = ((long) i_47);
            i_20 = i_48;
        } else {
            i_20 = i_48;
        }
    }
    i_49 = (int) get_local_id(0);
    i_50 = (int) get_local_id(0);
    i_51 = (int) get_local_id(0);
    i_52 = (int) get_local_id(0);
    i_53 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_53 < i_13)) {
            break;
        }
        l_54 = (long) (i_53 << 1);
        l_55 = *((__global gale_long *) (arg_ranges + ((l_54 << 3) + 16L)));
        ul_56 = arg_ranges + (((l_54 + 1L) << 3) + 16L);
        l_57 = *((__global gale_long *) ul_56);
        if (i_52 == 0) {
            l_58 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_55, ((int) l_57), gale_group);
            l_59 = l_58;
        } else {
            l_59 = 0L;
        }
        if (i_51 == 0) {
            if (l_59 < (-4611686018427387904L)) {
                l_60 = gale_HostCall_awaitReply(arg_fs, l_59, gale_group);
                l_61 = l_60;
            } else {
                l_61 = l_59;
            }
        } else {
            l_61 = l_59;
        }
        GALEFS_BROADCAST(4, l_62, l_61);
        if (i_50 == 0) {
            if (!(l_62 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_55, 1, gale_group);
                i_63 = gale_group;
                i_64 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_63 & ((int) ((uint) (1 << i_64) + (uint) (-1))))) << 6) + (((long) (i_63 >> i_64)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_62 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_62 < 0L) {
            l_65 = (l_62 == (-117L)) ? (-5L) : l_62;
            l_66 = l_65;
        } else {
            l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_62, l_55, gale_group);
            l_66 = l_67;
        }
        l_68 = (long) ((ulong) l_66 + (ulong) 4095L);
        if (i_49 == 0) {
            if ((ulong) l_68 < (ulong) 4095L) {
                l_69 = l_66;
            } else {
                l_69 = 1L;
            }
            *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_53 + (uint) i_13))) << 3) + 16L))) = l_69;
        }
        i_70 = (int) ((uint) i_53 + (uint) 1);
        if ((ulong) l_68 < (ulong) 4095L) {
            i_53 = i_70;
        } else {
            l_71 = *((__global gale_long *) ul_56);
            GALEFS_BARRIER(5);
            if (((int) get_local_id(0)) == 0) {
                l_72 = gale_BlockAccess_endMapping(arg_fs, ((int) l_71), gale_group);
                l_73 = l_72;
            } else {
                l_73 = 0L;
            }
            GALEFS_BROADCAST(6, l_74, l_73);
            i_53 = i_70;
        }
    }
    i_75 = (int) get_local_id(0);
    l_76 = *((__global gale_long *) (arg_own + ((((long) i_75) << 3) + 16L)));
    i_77 = *((__global gale_int *) (arg_buffer + 12L));
    GALEFS_BARRIER(7);
    i_78 = gale_BlockAccess_available(arg_fs, i_12, l_76, 12, gale_group);
    if (i_78 < 1) {
        l_79 = (-1L);
    } else {
        l_79 = l_76;
    }
    i_80 = (int) get_local_id(0);
    l_81 = (8L) + ((((long) i_80) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_81)) = l_79;
    if (i_78 < 1) {
        l_82 = (-1L);
    } else {
        l_83 = gale_BlockAccess_missing(arg_fs, i_12, l_76, i_78, gale_group);
        l_82 = l_83;
    }
    i_84 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) ((int) ((uint) i_80 + (uint) i_84))) << 3) + 16L)))) = l_82;
    l_85 = (0L) + 16L;
    if (i_80 == 0) {
        *((__local gale_int *) (gale_local_memory + l_85)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_86 = (i_78 < 0) ? i_78 : 0;
    l_87 = (-16L) + 24L;
    l_88 = (-16L) + 16L;
    i_89 = (int) get_local_id(0);
    i_90 = (int) get_local_id(0);
    i_91 = i_86;
    i_92 = 0;
    i_93 = 0;
    i_94 = 0;
    i_95 = 0;
    i_96 = 1;
    while (true) {
        if (i_96 == 0) {
            break;
        }
        if (i_80 == 0) {
            i_97 = i_93;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_98 = (8L) + ((((long) i_97) << 3) + 16L);
                if (!(i_97 < i_84)) {
                    goto B94;
                }
                l_99 = *((__local gale_long *) (gale_local_memory + l_98));
                if (!(l_99 == (-1L))) {
                    break;
                }
                i_100 = (int) ((uint) i_97 + (uint) 1);
                i_97 = i_100;
            }
            goto B95;
        B94:;
        B95:;
            if (i_97 < i_84) {
                l_101 = *((__local gale_long *) (gale_local_memory + l_98));
                l_102 = l_101;
            } else {
                l_102 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_88)) = l_102;
            if (i_95 == 0) {
                l_103 = (long) i_14;
                l_104 = l_103;
            } else {
                l_104 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_87)) = l_104;
            if (i_97 < i_84) {
                if (i_95 == 0) {
                    l_105 = gale_BlockAccess_acquireResident(arg_fs, i_12, l_102, gale_group);
                    l_106 = l_105;
                } else {
                    l_106 = 0L;
                }
            } else {
                l_107 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_106 = l_107;
            }
            if (i_97 < i_84) {
                if (l_106 == 0L) {
                    i_108 = gale_HostCall_begin(arg_fs, gale_group);
                    l_109 = (long) i_108;
                    if (l_109 < 0L) {
                        i_110 = i_97;
                        l_111 = l_109;
                        i_112 = i_94;
                    } else {
                        if (i_94 == 0) {
                            i_113 = (int) ((uint) i_84 + (uint) i_97);
                            i_114 = i_84 << 1;
                            i_115 = 0;
                            i_116 = i_113;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_116 < i_114)) {
                                    goto B122;
                                }
                                if (!(i_115 < 4096)) {
                                    break;
                                }
                                l_117 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_116) << 3) + 16L))));
                                i_118 = (int) ((uint) i_116 + (uint) 1);
                                if (l_117 == (-1L)) {
                                    i_116 = i_118;
                                } else {
                                    l_119 = (long) gale_group;
                                    l_120 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_119 << 12) + (l_119 << 11)))) + (ulong) 2048L);
                                    l_121 = l_117 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) ((long) i_115))))) = l_121;
                                    i_122 = (int) ((uint) i_115 + (uint) 8);
                                    if (((int) (l_117 & 1L)) == 0) {
                                        i_115 = i_122;
                                        i_116 = i_118;
                                    } else {
                                        if (i_122 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) ((long) i_122))))) = (l_121 + 1L);
                                            i_123 = (int) ((uint) i_115 + (uint) 16);
                                            i_115 = i_123;
                                            i_116 = i_118;
                                        } else {
                                            i_115 = i_122;
                                            i_116 = i_118;
                                        }
                                    }
                                }
                            }
                            i_124 = i_115;
                            goto B124;
                        B122:;
                            i_124 = i_115;
                        } else {
                            i_124 = 0;
                        }
                    B124:;
                        l_125 = *((__local gale_long *) (gale_local_memory + l_88));
                        l_126 = *((__local gale_long *) (gale_local_memory + l_87));
                        i_127 = (int) l_126;
                        l_128 = gale_BlockAccess_requestListed(arg_fs, i_12, (((long) (0 - (ulong) (1L << i_127))) & l_125), (1 << i_127), i_124, gale_group);
                        i_110 = i_97;
                        l_111 = l_128;
                        i_112 = 1;
                    }
                } else {
                    i_110 = i_97;
                    l_111 = l_106;
                    i_112 = i_94;
                }
            } else {
                i_110 = i_97;
                l_111 = l_106;
                i_112 = i_94;
            }
        } else {
            i_110 = i_93;
            l_111 = 0L;
            i_112 = i_94;
        }
        if (i_90 == 0) {
            if (l_111 < (-4611686018427387904L)) {
                l_129 = gale_HostCall_awaitReply(arg_fs, l_111, gale_group);
                l_130 = l_129;
            } else {
                l_130 = l_111;
            }
        } else {
            l_130 = l_111;
        }
        GALEFS_BROADCAST(9, l_131, l_130);
        l_132 = *((__local gale_long *) (gale_local_memory + l_81));
        l_133 = *((__local gale_long *) (gale_local_memory + l_87));
        if (l_132 == (-1L)) {
            i_134 = i_91;
            i_135 = i_92;
        } else {
            l_136 = *((__local gale_long *) (gale_local_memory + l_88));
            i_137 = (int) l_133;
            if ((l_132 >> i_137) == (l_136 >> i_137)) {
                if (l_131 < 0L) {
                    i_138 = 0;
                } else {
                    l_139 = 1L << i_137;
                    l_140 = (long) ((ulong) l_139 - (ulong) (((long) ((ulong) l_139 + (ulong) (-1L))) & l_132));
                    i_141 = (int) ((uint) i_78 - (uint) i_92);
                    if (l_140 < ((long) i_141)) {
                        i_142 = (int) l_140;
                        i_138 = i_142;
                    } else {
                        i_138 = i_141;
                    }
                }
                l_143 = gale_BlockAccess_offsetInRegion(arg_fs, l_131, l_132, gale_group);
                l_144 = (long) ((int) ((uint) i_75 + (uint) 1));
                l_145 = (((long) (uint) i_77) - ((l_144 << 3) + (l_144 << 2))) + ((long) i_92);
                if (((l_143 | l_145) & 7L) == 0) {
                    i_146 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_138 - (uint) i_146)) < 8) {
                            break;
                        }
                        l_147 = (long) i_146;
                        l_148 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) l_147))));
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
                    if (!(i_151 < i_138)) {
                        break;
                    }
                    l_152 = (long) i_151;
                    i_153 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) l_152))));
                    *((__global char *) (arg_buffer + 16 + (l_145 + l_152))) = (char) i_153;
                    i_154 = (int) ((uint) i_151 + (uint) 1);
                    i_151 = i_154;
                }
                i_155 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_138);
                if (l_131 < 0L) {
                    i_156 = (int) l_131;
                    i_157 = i_156;
                } else {
                    i_157 = 0;
                }
                l_158 = (long) ((ulong) ((long) i_138) + (ulong) l_132);
                i_159 = (int) ((uint) i_92 + (uint) i_138);
                if (l_131 == (-117L)) {
                    l_160 = l_158;
                } else {
                    if (l_131 < 0L) {
                        l_160 = (-1L);
                    } else {
                        if (i_159 < i_78) {
                            l_160 = l_158;
                        } else {
                            l_160 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_81)) = l_160;
                i_134 = i_157;
                i_135 = i_159;
            } else {
                i_134 = i_91;
                i_135 = i_92;
            }
        }
        if (l_131 == 0L) {
            i_161 = 0;
        } else {
            l_162 = *((__local gale_long *) (gale_local_memory + l_88));
            i_163 = (l_162 == (-1L)) ? 0 : 1;
            i_161 = i_163;
        }
        GALEFS_BARRIER(10);
        i_164 = (l_131 == (-117L)) ? 1 : 0;
        if (i_89 == 0) {
            if (l_131 < 1L) {
                i_91 = i_134;
                i_92 = i_135;
                i_93 = i_110;
                i_94 = i_112;
                i_95 = i_164;
                i_96 = i_161;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_91 = i_134;
                i_92 = i_135;
                i_93 = i_110;
                i_94 = i_112;
                i_95 = i_164;
                i_96 = i_161;
            }
        } else {
            i_91 = i_134;
            i_92 = i_135;
            i_93 = i_110;
            i_94 = i_112;
            i_95 = i_164;
            i_96 = i_161;
        }
    }
    if (i_80 == 0) {
        i_165 = *((__local gale_int *) (gale_local_memory + l_85));
        l_166 = (long) gale_group;
        l_167 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_166 << 12) + (l_166 << 11)))) + (ulong) 1872L);
        l_168 = *((__global gale_long *) (arg_fs + 16 + l_167));
        *((__global gale_long *) (arg_fs + 16 + l_167)) = ((long) ((ulong) ((long) i_165) + (ulong) l_168));
    }
    if (i_92 < 1) {
        i_169 = i_91;
    } else {
        i_169 = i_92;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_75 + (uint) (i_0 & (-2))))) << 3) + 16L))) = ((long) i_169);
    if (((int) get_local_id(0)) == 0) {
        l_170 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_171 = l_170;
    } else {
        l_171 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_171 < (-4611686018427387904L)) {
            l_172 = gale_HostCall_awaitReply(arg_fs, l_171, gale_group);
            l_173 = l_172;
        } else {
            l_173 = l_171;
        }
    } else {
        l_173 = l_171;
    }
    GALEFS_BROADCAST(11, l_174, l_173);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_100) VARIABLE(int, i_11) VARIABLE(int, i_119) VARIABLE(int, i_120) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_146) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_59) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_73) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_9) VARIABLE(int, i_98) VARIABLE(long, l_1) VARIABLE(long, l_116) VARIABLE(long, l_12) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_34) VARIABLE(long, l_48) VARIABLE(long, l_60) VARIABLE(long, l_65) VARIABLE(long, l_70) VARIABLE(long, l_74) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(__global uchar *, ul_49)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_48) VARIABLE(ul_49)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_59) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_60)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_59) VARIABLE(i_9) VARIABLE(l_1)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_65)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_70) VARIABLE(l_74)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_0) VARIABLE(i_100) VARIABLE(i_11) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_9) VARIABLE(i_98) VARIABLE(l_1) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_0) VARIABLE(i_100) VARIABLE(i_11) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_146) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_9) VARIABLE(i_98) VARIABLE(l_1) VARIABLE(l_116) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_ranges, __global uchar *arg_own, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 64L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18, *ul_49;
    int i_0, i_5, i_6, i_9, i_10, i_11, i_13, i_14, i_15, i_16, i_22, i_23, i_24, i_25, i_26, i_29, i_30, i_31, i_35, i_36, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_59, i_64, i_66, i_67, i_69, i_73, i_75, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_88, i_96, i_98, i_100, i_101, i_102, i_103, i_104, i_106, i_109, i_110, i_111, i_114, i_119, i_120, i_122, i_123, i_126, i_127, i_131, i_134, i_135, i_136, i_138, i_139, i_140, i_141, i_142, i_144, i_146, i_148, i_149, i_150, i_153;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_12, l_17, l_19, l_20, l_21, l_27, l_28, l_32, l_33, l_34, l_37, l_47, l_48, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_65, l_68, l_70, l_71, l_72, l_74, l_76, l_77, l_86, l_87, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_97, l_99, l_105, l_107, l_108, l_112, l_113, l_115, l_116, l_117, l_118, l_121, l_124, l_125, l_128, l_129, l_130, l_132, l_133, l_137, l_143, l_145, l_147, l_151, l_152, l_154, l_155, l_156;
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
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_ranges + 12L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position);
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
    i_9 = (int) l_8;
    i_10 = (int) ((uint) i_0 >> 1);
    i_11 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_12 = (long) ((ulong) (1L << i_11) + (ulong) (-1L));
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = 0;
    while (true) {
        if (!(i_16 < i_10)) {
            break;
        }
        l_17 = (long) (i_16 << 1);
        ul_18 = arg_ranges + ((l_17 << 3) + 16L);
        l_19 = *((__global gale_long *) ul_18);
        l_20 = *((__global gale_long *) (arg_ranges + (((l_17 + 1L) << 3) + 16L)));
        l_21 = *((__global gale_long *) ul_18);
        i_22 = (int) l_20;
        i_23 = 1;
        i_24 = 0;
        i_25 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_23 == 1)) {
                break;
            }
            i_26 = (int) ((uint) i_22 - (uint) i_24);
            l_27 = (long) i_24;
            l_28 = (long) ((ulong) l_27 + (ulong) l_19);
            if (i_25 == 0) {
                i_29 = i_26;
            } else {
                i_30 = 4096 - ((int) (l_28 & 4095L));
                i_31 = (i_30 < i_26) ? i_30 : i_26;
                i_29 = i_31;
            }
            if (i_15 == 0) {
                l_32 = gale_BlockAccess_beginRead(arg_fs, i_9, l_28, i_29, gale_group, gale_slot, gale_position);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            GALEFS_BROADCAST(2, l_34, l_33);
            if (l_34 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_9;
                gale_ints[2 * gale_items + gale_item] = (uint) i_10;
                gale_ints[3 * gale_items + gale_item] = (uint) i_16;
                gale_longs[gale_item] = (ulong) l_19;
                gale_longs[gale_items + gale_item] = (ulong) l_21;
                gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                gale_ints[5 * gale_items + gale_item] = (uint) i_24;
                gale_ints[6 * gale_items + gale_item] = (uint) i_25;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_28;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_34); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_9 = (int) gale_ints[gale_items + gale_item];
                i_10 = (int) gale_ints[2 * gale_items + gale_item];
                i_16 = (int) gale_ints[3 * gale_items + gale_item];
                l_19 = (long) gale_longs[gale_item];
                l_21 = (long) gale_longs[gale_items + gale_item];
                i_22 = (int) gale_ints[4 * gale_items + gale_item];
                i_24 = (int) gale_ints[5 * gale_items + gale_item];
                i_25 = (int) gale_ints[6 * gale_items + gale_item];
                l_27 = (long) gale_longs[2 * gale_items + gale_item];
                l_28 = (long) gale_longs[3 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_11 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_12 = (long) ((ulong) (1L << i_11) + (ulong) (-1L));
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                l_34 = gale_round_reply(gale_entry);
            }
            i_35 = (int) l_34;
            if (l_34 < 0L) {
                i_36 = 0;
            } else {
                i_36 = i_35;
            }
            l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, l_28, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_37), (arg_buffer + 16 + ((long) ((ulong) l_27 + (ulong) l_21))), i_36);
            GALEFS_BARRIER(3);
            if (i_14 == 0) {
                if (!(i_36 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_36, gale_group, gale_slot, gale_position);
                }
            }
            i_38 = (int) ((uint) i_24 + (uint) i_36);
            i_39 = ((l_34 == (-117L)) || (!((i_25 == 0) || ((((long) ((ulong) ((long) i_38) + (ulong) l_19)) & l_12) == 0)))) ? 1 : 0;
            i_40 = ((l_34 == (-117L)) || (!((i_36 < 1) || (!(i_38 < i_22))))) ? 1 : 0;
            if (l_34 < 0L) {
                if (l_34 == (-117L)) {
                    i_23 = i_40;
                    i_24 = i_38;
                    i_25 = i_39;
                } else {
                    i_23 = i_35;
                    i_24 = i_38;
                    i_25 = i_39;
                }
            } else {
                i_23 = i_40;
                i_24 = i_38;
                i_25 = i_39;
            }
        }
        if (i_24 < 1) {
            i_41 = i_23;
        } else {
            i_41 = i_24;
        }
        i_42 = (int) ((uint) i_16 + (uint) 1);
        if (i_13 == 0) {
            *((__global gale_long *) (arg_results + ((((long) i_16) << 3) + 16L))) = ((long) i_41);
            i_16 = i_42;
        } else {
            i_16 = i_42;
        }
    }
    i_43 = (int) get_local_id(0);
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_46 < i_10)) {
            break;
        }
        l_47 = (long) (i_46 << 1);
        l_48 = *((__global gale_long *) (arg_ranges + ((l_47 << 3) + 16L)));
        ul_49 = arg_ranges + (((l_47 + 1L) << 3) + 16L);
        l_50 = *((__global gale_long *) ul_49);
        if (i_45 == 0) {
            l_51 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_48, ((int) l_50), gale_group, gale_slot, gale_position);
            l_52 = l_51;
        } else {
            l_52 = 0L;
        }
        GALEFS_BROADCAST(4, l_53, l_52);
        if (l_53 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_10;
            gale_ints[3 * gale_items + gale_item] = (uint) i_46;
            gale_longs[gale_item] = (ulong) l_48;
            gale_longs[gale_items + gale_item] = (ulong) (ul_49 - arg_ranges);
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_53); }
            GALEFS_RETURN;
            resume_3:
            i_0 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            i_10 = (int) gale_ints[2 * gale_items + gale_item];
            i_46 = (int) gale_ints[3 * gale_items + gale_item];
            l_48 = (long) gale_longs[gale_item];
            ul_49 = arg_ranges + gale_longs[gale_items + gale_item];
            l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_11 = *((__global gale_int *) (arg_fs + 16 + 148L));
            i_43 = (int) get_local_id(0);
            i_44 = (int) get_local_id(0);
            i_45 = (int) get_local_id(0);
            l_53 = gale_round_reply(gale_entry);
        }
        if (i_44 == 0) {
            if (!(l_53 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_48, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (l_53 < 0L) {
            l_54 = (l_53 == (-117L)) ? (-5L) : l_53;
            l_55 = l_54;
        } else {
            l_56 = gale_BlockAccess_offsetInRegion(arg_fs, l_53, l_48, gale_group, gale_slot, gale_position);
            l_55 = l_56;
        }
        l_57 = (long) ((ulong) l_55 + (ulong) 4095L);
        if (i_43 == 0) {
            if ((ulong) l_57 < (ulong) 4095L) {
                l_58 = l_55;
            } else {
                l_58 = 1L;
            }
            *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_46 + (uint) i_10))) << 3) + 16L))) = l_58;
        }
        i_59 = (int) ((uint) i_46 + (uint) 1);
        if ((ulong) l_57 < (ulong) 4095L) {
            i_46 = i_59;
        } else {
            l_60 = *((__global gale_long *) ul_49);
            GALEFS_BARRIER(5);
            if (((int) get_local_id(0)) == 0) {
                l_61 = gale_BlockAccess_endMapping(arg_fs, ((int) l_60), gale_group, gale_slot, gale_position);
                l_62 = l_61;
            } else {
                l_62 = 0L;
            }
            GALEFS_BROADCAST(6, l_63, l_62);
            i_46 = i_59;
        }
    }
    i_64 = (int) get_local_id(0);
    l_65 = *((__global gale_long *) (arg_own + ((((long) i_64) << 3) + 16L)));
    i_66 = *((__global gale_int *) (arg_buffer + 12L));
    GALEFS_BARRIER(7);
    i_67 = gale_BlockAccess_available(arg_fs, i_9, l_65, 12, gale_group, gale_slot, gale_position);
    if (i_67 < 1) {
        l_68 = (-1L);
    } else {
        l_68 = l_65;
    }
    i_69 = (int) get_local_id(0);
    l_70 = (8L) + ((((long) i_69) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_70)) = l_68;
    if (i_67 < 1) {
        l_71 = (-1L);
    } else {
        l_72 = gale_BlockAccess_missing(arg_fs, i_9, l_65, i_67, gale_group, gale_slot, gale_position);
        l_71 = l_72;
    }
    i_73 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) ((int) ((uint) i_69 + (uint) i_73))) << 3) + 16L)))) = l_71;
    l_74 = (0L) + 16L;
    if (i_69 == 0) {
        *((__local gale_int *) (gale_local_memory + l_74)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_75 = (i_67 < 0) ? i_67 : 0;
    l_76 = (-16L) + 24L;
    l_77 = (-16L) + 16L;
    i_78 = (int) get_local_id(0);
    i_79 = i_75;
    i_80 = 0;
    i_81 = 0;
    i_82 = 0;
    i_83 = 0;
    i_84 = 1;
    while (true) {
        if (i_84 == 0) {
            break;
        }
        if (i_69 == 0) {
            i_85 = i_81;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_86 = (8L) + ((((long) i_85) << 3) + 16L);
                if (!(i_85 < i_73)) {
                    goto B79;
                }
                l_87 = *((__local gale_long *) (gale_local_memory + l_86));
                if (!(l_87 == (-1L))) {
                    break;
                }
                i_88 = (int) ((uint) i_85 + (uint) 1);
                i_85 = i_88;
            }
            goto B80;
        B79:;
        B80:;
            if (i_85 < i_73) {
                l_89 = *((__local gale_long *) (gale_local_memory + l_86));
                l_90 = l_89;
            } else {
                l_90 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_77)) = l_90;
            if (i_83 == 0) {
                l_91 = (long) i_11;
                l_92 = l_91;
            } else {
                l_92 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_76)) = l_92;
            if (i_85 < i_73) {
                if (i_83 == 0) {
                    l_93 = gale_BlockAccess_acquireResident(arg_fs, i_9, l_90, gale_group, gale_slot, gale_position);
                    l_94 = l_93;
                } else {
                    l_94 = 0L;
                }
            } else {
                l_95 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_94 = l_95;
            }
            if (i_85 < i_73) {
                if (l_94 == 0L) {
                    i_96 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_97 = (long) i_96;
                    if (l_97 < 0L) {
                        i_98 = i_85;
                        l_99 = l_97;
                        i_100 = i_82;
                    } else {
                        if (i_82 == 0) {
                            i_101 = (int) ((uint) i_73 + (uint) i_85);
                            i_102 = i_73 << 1;
                            i_103 = 0;
                            i_104 = i_101;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_104 < i_102)) {
                                    goto B107;
                                }
                                if (!(i_103 < 4096)) {
                                    break;
                                }
                                l_105 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_104) << 3) + 16L))));
                                i_106 = (int) ((uint) i_104 + (uint) 1);
                                if (l_105 == (-1L)) {
                                    i_104 = i_106;
                                } else {
                                    l_107 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
                                    l_108 = l_105 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) ((long) i_103))))) = l_108;
                                    i_109 = (int) ((uint) i_103 + (uint) 8);
                                    if (((int) (l_105 & 1L)) == 0) {
                                        i_103 = i_109;
                                        i_104 = i_106;
                                    } else {
                                        if (i_109 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) ((long) i_109))))) = (l_108 + 1L);
                                            i_110 = (int) ((uint) i_103 + (uint) 16);
                                            i_103 = i_110;
                                            i_104 = i_106;
                                        } else {
                                            i_103 = i_109;
                                            i_104 = i_106;
                                        }
                                    }
                                }
                            }
                            i_111 = i_103;
                            goto B109;
                        B107:;
                            i_111 = i_103;
                        } else {
                            i_111 = 0;
                        }
                    B109:;
                        l_112 = *((__local gale_long *) (gale_local_memory + l_77));
                        l_113 = *((__local gale_long *) (gale_local_memory + l_76));
                        i_114 = (int) l_113;
                        l_115 = gale_BlockAccess_requestListed(arg_fs, i_9, (((long) (0 - (ulong) (1L << i_114))) & l_112), (1 << i_114), i_111, gale_group, gale_slot, gale_position);
                        i_98 = i_85;
                        l_99 = l_115;
                        i_100 = 1;
                    }
                } else {
                    i_98 = i_85;
                    l_99 = l_94;
                    i_100 = i_82;
                }
            } else {
                i_98 = i_85;
                l_99 = l_94;
                i_100 = i_82;
            }
        } else {
            i_98 = i_81;
            l_99 = 0L;
            i_100 = i_82;
        }
        GALEFS_BROADCAST(9, l_116, l_99);
        if (l_116 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_66;
            gale_ints[3 * gale_items + gale_item] = (uint) i_67;
            gale_ints[4 * gale_items + gale_item] = (uint) i_79;
            gale_ints[5 * gale_items + gale_item] = (uint) i_80;
            gale_ints[6 * gale_items + gale_item] = (uint) i_98;
            gale_ints[7 * gale_items + gale_item] = (uint) i_100;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_116); }
            GALEFS_RETURN;
            resume_4:
            i_0 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            i_66 = (int) gale_ints[2 * gale_items + gale_item];
            i_67 = (int) gale_ints[3 * gale_items + gale_item];
            i_79 = (int) gale_ints[4 * gale_items + gale_item];
            i_80 = (int) gale_ints[5 * gale_items + gale_item];
            i_98 = (int) gale_ints[6 * gale_items + gale_item];
            i_100 = (int) gale_ints[7 * gale_items + gale_item];
            l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_11 = *((__global gale_int *) (arg_fs + 16 + 148L));
            i_64 = (int) get_local_id(0);
            i_69 = (int) get_local_id(0);
            l_70 = (8L) + ((((long) i_69) << 3) + 16L);
            i_73 = (int) get_local_size(0);
            l_74 = (0L) + 16L;
            l_76 = (-16L) + 24L;
            l_77 = (-16L) + 16L;
            i_78 = (int) get_local_id(0);
            l_116 = gale_round_reply(gale_entry);
        }
        l_117 = *((__local gale_long *) (gale_local_memory + l_70));
        l_118 = *((__local gale_long *) (gale_local_memory + l_76));
        if (l_117 == (-1L)) {
            i_119 = i_79;
            i_120 = i_80;
        } else {
            l_121 = *((__local gale_long *) (gale_local_memory + l_77));
            i_122 = (int) l_118;
            if ((l_117 >> i_122) == (l_121 >> i_122)) {
                if (l_116 < 0L) {
                    i_123 = 0;
                } else {
                    l_124 = 1L << i_122;
                    l_125 = (long) ((ulong) l_124 - (ulong) (((long) ((ulong) l_124 + (ulong) (-1L))) & l_117));
                    i_126 = (int) ((uint) i_67 - (uint) i_80);
                    if (l_125 < ((long) i_126)) {
                        i_127 = (int) l_125;
                        i_123 = i_127;
                    } else {
                        i_123 = i_126;
                    }
                }
                l_128 = gale_BlockAccess_offsetInRegion(arg_fs, l_116, l_117, gale_group, gale_slot, gale_position);
                l_129 = (long) ((int) ((uint) i_64 + (uint) 1));
                l_130 = (((long) (uint) i_66) - ((l_129 << 3) + (l_129 << 2))) + ((long) i_80);
                if (((l_128 | l_130) & 7L) == 0) {
                    i_131 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_123 - (uint) i_131)) < 8) {
                            break;
                        }
                        l_132 = (long) i_131;
                        l_133 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) l_132))));
                        *((__global gale_long *) (arg_buffer + 16 + (l_130 + l_132))) = l_133;
                        i_134 = (int) ((uint) i_131 + (uint) 8);
                        i_131 = i_134;
                    }
                    i_135 = i_131;
                } else {
                    i_135 = 0;
                }
                i_136 = i_135;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_136 < i_123)) {
                        break;
                    }
                    l_137 = (long) i_136;
                    i_138 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) l_137))));
                    *((__global char *) (arg_buffer + 16 + (l_130 + l_137))) = (char) i_138;
                    i_139 = (int) ((uint) i_136 + (uint) 1);
                    i_136 = i_139;
                }
                i_140 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_123);
                if (l_116 < 0L) {
                    i_141 = (int) l_116;
                    i_142 = i_141;
                } else {
                    i_142 = 0;
                }
                l_143 = (long) ((ulong) ((long) i_123) + (ulong) l_117);
                i_144 = (int) ((uint) i_80 + (uint) i_123);
                if (l_116 == (-117L)) {
                    l_145 = l_143;
                } else {
                    if (l_116 < 0L) {
                        l_145 = (-1L);
                    } else {
                        if (i_144 < i_67) {
                            l_145 = l_143;
                        } else {
                            l_145 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_70)) = l_145;
                i_119 = i_142;
                i_120 = i_144;
            } else {
                i_119 = i_79;
                i_120 = i_80;
            }
        }
        if (l_116 == 0L) {
            i_146 = 0;
        } else {
            l_147 = *((__local gale_long *) (gale_local_memory + l_77));
            i_148 = (l_147 == (-1L)) ? 0 : 1;
            i_146 = i_148;
        }
        GALEFS_BARRIER(10);
        i_149 = (l_116 == (-117L)) ? 1 : 0;
        if (i_78 == 0) {
            if (l_116 < 1L) {
                i_79 = i_119;
                i_80 = i_120;
                i_81 = i_98;
                i_82 = i_100;
                i_83 = i_149;
                i_84 = i_146;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_79 = i_119;
                i_80 = i_120;
                i_81 = i_98;
                i_82 = i_100;
                i_83 = i_149;
                i_84 = i_146;
            }
        } else {
            i_79 = i_119;
            i_80 = i_120;
            i_81 = i_98;
            i_82 = i_100;
            i_83 = i_149;
            i_84 = i_146;
        }
    }
    if (i_69 == 0) {
        i_150 = *((__local gale_int *) (gale_local_memory + l_74));
        l_151 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_152 = *((__global gale_long *) (arg_fs + 16 + l_151));
        *((__global gale_long *) (arg_fs + 16 + l_151)) = ((long) ((ulong) ((long) i_150) + (ulong) l_152));
    }
    if (i_80 < 1) {
        i_153 = i_79;
    } else {
        i_153 = i_80;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_64 + (uint) (i_0 & (-2))))) << 3) + 16L))) = ((long) i_153);
    if (((int) get_local_id(0)) == 0) {
        l_154 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position);
        l_155 = l_154;
    } else {
        l_155 = 0L;
    }
    GALEFS_BROADCAST(11, l_156, l_155);
    if (l_156 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_156); }
        GALEFS_RETURN;
        resume_5:
        l_156 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
