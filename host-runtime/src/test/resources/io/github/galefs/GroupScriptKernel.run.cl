// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.GroupScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE WRITE
// waits: 6
// saved values: 13
// context bytes: 72
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a47f72fda0b0bb14bf0ab35a05d440c8f5a0e1c1ed61fe5f3ae833550047cb6f
// functions SHA-256: a12e388f6da55a9b9119b74bfe438aa72066d6239d76a8cb7aa91ef7e28ad26d
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_int_at gale_rem_int gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_118) VARIABLE(int, i_120) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_61) VARIABLE(int, i_69) VARIABLE(int, i_7) VARIABLE(int, i_70) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_68) VARIABLE(long, l_91) VARIABLE(long, l_92) VARIABLE(long, l_97)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_62) VARIABLE(l_63)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_69) VARIABLE(i_7) VARIABLE(i_70) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_68)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_91) VARIABLE(l_92)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_97)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_118) VARIABLE(i_120) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_120) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results) {
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_39, i_41, i_42, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_98, i_99, i_101, i_102, i_103, i_104, i_105, i_106, i_113, i_114, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_128, i_134, i_140, i_141, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_150;
    long l_9, l_18, l_19, l_35, l_36, l_37, l_38, l_40, l_43, l_44, l_45, l_46, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_71, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_100, l_107, l_108, l_109, l_110, l_111, l_112, l_115, l_125, l_126, l_127, l_129, l_130, l_131, l_132, l_133, l_135, l_136, l_137, l_138, l_139, l_142;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_memory + 12L));
    i_2 = gale_group;
    i_3 = gale_div_int(gale_div_int(i_0, 5), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = (int) ((uint) ((int) ((uint) i_2 + (uint) 1)) * (uint) i_3);
    i_6 = 0;
    i_7 = 0;
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            goto B156;
        }
        l_9 = (long) ((int) ((uint) i_8 + (uint) (i_8 << 2)));
        ul_10 = arg_script + ((l_9 << 2) + 16L);
        i_11 = *((__global gale_int *) ul_10);
        if (i_11 == 0) {
            break;
        }
        i_12 = *((__global gale_int *) ul_10);
        i_13 = *((__global gale_int *) (arg_script + (((l_9 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_9 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_9 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_9 + 4L) << 2) + 16L)));
        if (i_13 == (-1)) {
            i_17 = i_6;
        } else {
            i_17 = i_7;
        }
        l_18 = (long) ((ulong) ((long) (uint) (i_16 & 15)) + (ulong) ((((long) i_2) * ((long) gale_div_int(i_1, ((int) get_num_groups(0))))) << 2));
        l_19 = (long) i_14;
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_20 = i_2;
                } else {
                    i_20 = i_13;
                }
                i_21 = (int) get_local_size(0);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = i_24;
                while (true) {
                    if (!(i_25 < 7)) {
                        break;
                    }
                    i_26 = (int) ((uint) i_25 + (uint) 1);
                    i_27 = i_20;
                    i_28 = i_26;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_28 < 7)) {
                            break;
                        }
                        i_29 = (int) ((uint) i_28 + (uint) 1);
                        i_30 = gale_div_int(i_27, 10);
                        i_27 = i_30;
                        i_28 = i_29;
                    }
                    if (i_25 < 1) {
                        i_31 = (i_13 == (-1)) ? 103 : 115;
                        i_32 = i_31;
                    } else {
                        i_33 = gale_rem_int(i_27, 10) + 48;
                        i_32 = i_33;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_25))))) = (char) i_32;
                    i_34 = (int) ((uint) i_25 + (uint) i_21);
                    i_25 = i_34;
                }
                GALEFS_BARRIER(1);
                if (i_23 == 0) {
                    l_35 = gale_FileOpener_begin(arg_fs, 7, gale_group);
                    if (l_35 < 0L) {
                        l_36 = l_35;
                    } else {
                        l_37 = (long) gale_group;
                        l_38 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_37 << 12) + (l_37 << 11)))) + (ulong) 2048L);
                        i_39 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_39 < 7)) {
                                break;
                            }
                            l_40 = (long) i_39;
                            i_41 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_40))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) l_40)))) = (char) i_41;
                            i_42 = (int) ((uint) i_39 + (uint) 1);
                            i_39 = i_42;
                        }
                        l_43 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 7, (-1), gale_group);
                        l_36 = l_43;
                    }
                } else {
                    l_36 = 0L;
                }
                if (i_22 == 0) {
                    if (l_36 < (-4611686018427387904L)) {
                        l_44 = gale_HostCall_awaitReply(arg_fs, l_36, gale_group);
                        l_45 = l_44;
                    } else {
                        l_45 = l_36;
                    }
                } else {
                    l_45 = l_36;
                }
                GALEFS_BROADCAST(2, l_46, l_45);
                i_47 = (int) l_46;
                i_48 = (i_47 < 0) ? 0 : i_47;
                if (i_13 == (-1)) {
                    i_49 = i_48;
                } else {
                    i_49 = i_6;
                }
                i_50 = (i_47 < 2) ? i_47 : 1;
                if (i_13 == (-1)) {
                    i_51 = i_49;
                    i_52 = i_7;
                    i_53 = i_50;
                    i_54 = 0;
                    break;
                }
                i_51 = i_49;
                i_52 = i_48;
                i_53 = i_50;
                i_54 = 0;
                break;
            case 2:
                i_55 = (int) get_local_size(0);
                i_56 = (int) get_local_id(0);
                i_57 = (int) get_local_id(0);
                i_58 = (int) get_local_id(0);
                i_59 = (int) get_local_id(0);
                i_60 = 1;
                i_61 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_60 == 1)) {
                        break;
                    }
                    l_62 = (long) i_61;
                    l_63 = l_19 + l_62;
                    if (i_59 == 0) {
                        l_64 = gale_BlockAccess_beginRead(arg_fs, i_17, l_63, ((int) ((uint) i_15 - (uint) i_61)), gale_group);
                        l_65 = l_64;
                    } else {
                        l_65 = 0L;
                    }
                    if (i_58 == 0) {
                        if (l_65 < (-4611686018427387904L)) {
                            l_66 = gale_HostCall_awaitReply(arg_fs, l_65, gale_group);
                            l_67 = l_66;
                        } else {
                            l_67 = l_65;
                        }
                    } else {
                        l_67 = l_65;
                    }
                    GALEFS_BROADCAST(3, l_68, l_67);
                    i_69 = (int) l_68;
                    if (l_68 < 0L) {
                        i_70 = 0;
                    } else {
                        i_70 = i_69;
                    }
                    l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_63, gale_group);
                    gale_copy((arg_fs + 16 + l_71), (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_62))), i_70);
                    GALEFS_BARRIER(4);
                    if (i_57 == 0) {
                        if (!(i_70 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_70, gale_group);
                        }
                    }
                    i_72 = (int) ((uint) i_61 + (uint) i_70);
                    if (l_68 < 0L) {
                        i_60 = i_69;
                        i_61 = i_72;
                    } else {
                        i_73 = ((i_70 < 1) || (!(i_72 < i_15))) ? 0 : 1;
                        i_60 = i_73;
                        i_61 = i_72;
                    }
                }
                if (i_61 < 1) {
                    i_74 = i_60;
                } else {
                    i_74 = i_61;
                }
                i_75 = 0;
                i_76 = i_56;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_76 < i_74)) {
                        break;
                    }
                    i_77 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_76)))));
                    i_78 = (int) ((uint) i_75 + (uint) ((int) ((uint) ((i_77 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_76 << 5) - (uint) i_76)) + (uint) 7)))));
                    i_79 = (int) ((uint) i_76 + (uint) i_55);
                    i_75 = i_78;
                    i_76 = i_79;
                }
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_74;
                i_54 = i_75;
                break;
            case 3:
                i_80 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_81 = (int) get_local_size(0);
                i_82 = (int) get_local_id(0);
                i_83 = (int) get_local_id(0);
                i_84 = (int) get_local_id(0);
                i_85 = (int) get_local_id(0);
                i_86 = i_85;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_86 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_86))))) = (char) (((int) ((uint) ((int) ((uint) i_86 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_87 = (int) ((uint) i_86 + (uint) i_81);
                    i_86 = i_87;
                }
                i_88 = 4;
                i_89 = 0;
                i_90 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_88 == 0) {
                        break;
                    }
                    l_91 = (long) i_89;
                    l_92 = l_19 + l_91;
                    if (i_84 == 0) {
                        l_93 = gale_BlockAccess_beginWrite(arg_fs, i_88, i_17, l_92, ((int) ((uint) i_15 - (uint) i_89)), gale_group);
                        l_94 = l_93;
                    } else {
                        l_94 = 0L;
                    }
                    if (i_83 == 0) {
                        if (l_94 < (-4611686018427387904L)) {
                            l_95 = gale_HostCall_awaitReply(arg_fs, l_94, gale_group);
                            l_96 = l_95;
                        } else {
                            l_96 = l_94;
                        }
                    } else {
                        l_96 = l_94;
                    }
                    GALEFS_BROADCAST(5, l_97, l_96);
                    i_98 = (int) l_97;
                    if (l_97 < 0L) {
                        i_99 = 0;
                    } else {
                        i_99 = i_98;
                    }
                    l_100 = gale_BlockAccess_offsetInRegion(arg_fs, l_97, l_92, gale_group);
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_91))), (arg_fs + 16 + l_100), i_99);
                    GALEFS_BARRIER(6);
                    if (i_82 == 0) {
                        if (!(i_99 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_99, gale_group);
                        }
                    }
                    i_101 = (int) ((uint) i_89 + (uint) i_99);
                    if (l_97 < 0L) {
                        if ((!(i_88 == 4)) || (i_101 < 1)) {
                            i_102 = i_98;
                        } else {
                            i_102 = i_101;
                        }
                    } else {
                        i_102 = i_101;
                    }
                    i_103 = (((!(i_88 == 4)) || (i_101 < 1)) || (i_80 == 0)) ? 0 : 5;
                    if (i_99 == 0) {
                        i_88 = i_103;
                        i_89 = i_101;
                        i_90 = i_102;
                    } else {
                        if (i_101 == i_15) {
                            i_88 = i_103;
                            i_89 = i_101;
                            i_90 = i_102;
                        } else {
                            i_89 = i_101;
                            i_90 = i_102;
                        }
                    }
                }
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_90;
                i_54 = 0;
                break;
            case 4:
                i_104 = (int) get_local_id(0);
                i_105 = (int) get_local_id(0);
                i_106 = (int) get_local_id(0);
                l_107 = (-12L);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(l_107 == (-12L))) {
                        break;
                    }
                    if (i_106 == 0) {
                        l_108 = gale_BlockAccess_beginMapping(arg_fs, i_17, l_19, i_15, gale_group);
                        l_109 = l_108;
                    } else {
                        l_109 = 0L;
                    }
                    if (i_105 == 0) {
                        if (l_109 < (-4611686018427387904L)) {
                            l_110 = gale_HostCall_awaitReply(arg_fs, l_109, gale_group);
                            l_111 = l_110;
                        } else {
                            l_111 = l_109;
                        }
                    } else {
                        l_111 = l_109;
                    }
                    GALEFS_BROADCAST(7, l_112, l_111);
                    if (i_104 == 0) {
                        if (!(l_112 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_19, 1, gale_group);
                            i_113 = gale_group;
                            i_114 = *((__global gale_int *) (arg_fs + 16 + 36L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_113 & ((int) ((uint) (1 << i_114) + (uint) (-1))))) << 6) + (((long) (i_113 >> i_114)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_112 >> 32))) + (uint) 1)) | INT_MIN);
                        }
                    }
                    if (l_112 < 0L) {
                        l_107 = l_112;
                    } else {
                        l_115 = gale_BlockAccess_offsetInRegion(arg_fs, l_112, l_19, gale_group);
                        l_107 = l_115;
                    }
                }
                if ((ulong) ((long) ((ulong) l_107 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_116 = (int) l_107;
                    i_51 = i_6;
                    i_52 = i_7;
                    i_53 = i_116;
                    i_54 = 0;
                    break;
                }
                i_117 = (int) get_local_size(0);
                i_118 = (int) get_local_id(0);
                i_119 = (int) get_local_id(0);
                i_120 = 0;
                i_121 = i_119;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_121 < i_15)) {
                        break;
                    }
                    i_122 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) ((long) i_121)))));
                    i_123 = (int) ((uint) i_120 + (uint) ((int) ((uint) ((i_122 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_121 << 5) - (uint) i_121)) + (uint) 7)))));
                    i_124 = (int) ((uint) i_121 + (uint) i_117);
                    i_120 = i_123;
                    i_121 = i_124;
                }
                GALEFS_BARRIER(8);
                if (i_118 == 0) {
                    l_125 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group);
                    l_126 = l_125;
                } else {
                    l_126 = 0L;
                }
                GALEFS_BROADCAST(9, l_127, l_126);
                i_128 = (int) ((uint) ((int) l_127) + (uint) i_15);
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_128;
                i_54 = i_120;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_129 = gale_OpenFileCalls_status(arg_fs, i_17, 0, gale_group);
                    l_130 = l_129;
                } else {
                    l_130 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_130 < (-4611686018427387904L)) {
                        l_131 = gale_HostCall_awaitReply(arg_fs, l_130, gale_group);
                        l_132 = l_131;
                    } else {
                        l_132 = l_130;
                    }
                } else {
                    l_132 = l_130;
                }
                GALEFS_BROADCAST(10, l_133, l_132);
                i_134 = (int) l_133;
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_134;
                i_54 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_135 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
                    l_136 = l_135;
                } else {
                    l_136 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_136 < (-4611686018427387904L)) {
                        l_137 = gale_HostCall_awaitReply(arg_fs, l_136, gale_group);
                        l_138 = l_137;
                    } else {
                        l_138 = l_136;
                    }
                } else {
                    l_138 = l_136;
                }
                GALEFS_BROADCAST(11, l_139, l_138);
                if (i_13 == (-1)) {
                    i_140 = 0;
                } else {
                    i_140 = i_6;
                }
                i_141 = (int) l_139;
                if (i_13 == (-1)) {
                    i_51 = i_140;
                    i_52 = i_7;
                    i_53 = i_141;
                    i_54 = 0;
                    break;
                }
                i_51 = i_140;
                i_52 = 0;
                i_53 = i_141;
                i_54 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_53 + (uint) i_54));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            l_142 = (long) (i_8 << 1);
            *((__global gale_int *) (arg_results + ((l_142 << 2) + 16L))) = i_53;
            i_143 = (int) get_global_id(0);
            i_144 = (int) get_local_size(0);
            i_145 = 0;
            i_146 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_146 < i_144)) {
                    break;
                }
                i_147 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_146 + (uint) i_143))) << 2) + 16L)));
                i_148 = (int) ((uint) i_145 + (uint) i_147);
                i_149 = (int) ((uint) i_146 + (uint) 1);
                i_145 = i_148;
                i_146 = i_149;
            }
            *((__global gale_int *) (arg_results + (((l_142 + 1L) << 2) + 16L))) = i_145;
        }
        GALEFS_BARRIER(13);
        i_150 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_51;
        i_7 = i_52;
        i_8 = i_150;
    }
    goto B157;
B156:;
B157:;
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_103) VARIABLE(int, i_105) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_22) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_6) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_7) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_61) VARIABLE(long, l_83) VARIABLE(long, l_84) VARIABLE(long, l_87)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_57) VARIABLE(l_58)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_6) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_61)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_83) VARIABLE(l_84)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_87)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_103) VARIABLE(i_105) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_105) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_5) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_37, i_39, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_62, i_63, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_88, i_89, i_91, i_92, i_93, i_94, i_95, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_113, i_117, i_121, i_122, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131;
    long l_9, l_18, l_19, l_34, l_35, l_36, l_38, l_41, l_42, l_57, l_58, l_59, l_60, l_61, l_64, l_83, l_84, l_85, l_86, l_87, l_90, l_96, l_97, l_98, l_99, l_100, l_110, l_111, l_112, l_114, l_115, l_116, l_118, l_119, l_120, l_123;
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
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_memory + 12L));
    i_2 = gale_group;
    i_3 = gale_div_int(gale_div_int(i_0, 5), gale_group_count);
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = (int) ((uint) ((int) ((uint) i_2 + (uint) 1)) * (uint) i_3);
    i_6 = 0;
    i_7 = 0;
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            goto B126;
        }
        l_9 = (long) ((int) ((uint) i_8 + (uint) (i_8 << 2)));
        ul_10 = arg_script + ((l_9 << 2) + 16L);
        i_11 = *((__global gale_int *) ul_10);
        if (i_11 == 0) {
            break;
        }
        i_12 = *((__global gale_int *) ul_10);
        i_13 = *((__global gale_int *) (arg_script + (((l_9 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_9 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_9 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_9 + 4L) << 2) + 16L)));
        if (i_13 == (-1)) {
            i_17 = i_6;
        } else {
            i_17 = i_7;
        }
        l_18 = (long) ((ulong) ((long) (uint) (i_16 & 15)) + (ulong) ((((long) i_2) * ((long) gale_div_int(i_1, gale_group_count))) << 2));
        l_19 = (long) i_14;
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_20 = i_2;
                } else {
                    i_20 = i_13;
                }
                i_21 = (int) get_local_size(0);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = i_23;
                while (true) {
                    if (!(i_24 < 7)) {
                        break;
                    }
                    i_25 = (int) ((uint) i_24 + (uint) 1);
                    i_26 = i_20;
                    i_27 = i_25;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_27 < 7)) {
                            break;
                        }
                        i_28 = (int) ((uint) i_27 + (uint) 1);
                        i_29 = gale_div_int(i_26, 10);
                        i_26 = i_29;
                        i_27 = i_28;
                    }
                    if (i_24 < 1) {
                        i_30 = (i_13 == (-1)) ? 103 : 115;
                        i_31 = i_30;
                    } else {
                        i_32 = gale_rem_int(i_26, 10) + 48;
                        i_31 = i_32;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_24))))) = (char) i_31;
                    i_33 = (int) ((uint) i_24 + (uint) i_21);
                    i_24 = i_33;
                }
                GALEFS_BARRIER(1);
                if (i_22 == 0) {
                    l_34 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position);
                    if (l_34 < 0L) {
                        l_35 = l_34;
                    } else {
                        l_36 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
                        i_37 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_37 < 7)) {
                                break;
                            }
                            l_38 = (long) i_37;
                            i_39 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_38))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) l_38)))) = (char) i_39;
                            i_40 = (int) ((uint) i_37 + (uint) 1);
                            i_37 = i_40;
                        }
                        l_41 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 7, (-1), gale_group, gale_slot, gale_position);
                        l_35 = l_41;
                    }
                } else {
                    l_35 = 0L;
                }
                GALEFS_BROADCAST(2, l_42, l_35);
                if (l_42 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_42); }
                    GALEFS_RETURN;
                    resume_1:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_42 = gale_round_reply(gale_entry);
                }
                i_43 = (int) l_42;
                i_44 = (i_43 < 0) ? 0 : i_43;
                if (i_13 == (-1)) {
                    i_45 = i_44;
                } else {
                    i_45 = i_6;
                }
                i_46 = (i_43 < 2) ? i_43 : 1;
                if (i_13 == (-1)) {
                    i_47 = i_45;
                    i_48 = i_7;
                    i_49 = i_46;
                    i_50 = 0;
                    break;
                }
                i_47 = i_45;
                i_48 = i_44;
                i_49 = i_46;
                i_50 = 0;
                break;
            case 2:
                i_51 = (int) get_local_size(0);
                i_52 = (int) get_local_id(0);
                i_53 = (int) get_local_id(0);
                i_54 = (int) get_local_id(0);
                i_55 = 1;
                i_56 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_55 == 1)) {
                        break;
                    }
                    l_57 = (long) i_56;
                    l_58 = l_19 + l_57;
                    if (i_54 == 0) {
                        l_59 = gale_BlockAccess_beginRead(arg_fs, i_17, l_58, ((int) ((uint) i_15 - (uint) i_56)), gale_group, gale_slot, gale_position);
                        l_60 = l_59;
                    } else {
                        l_60 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_61, l_60);
                    if (l_61 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_56;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_57;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_58;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_61); }
                        GALEFS_RETURN;
                        resume_2:
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        i_56 = (int) gale_ints[7 * gale_items + gale_item];
                        l_57 = (long) gale_longs[2 * gale_items + gale_item];
                        l_58 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_51 = (int) get_local_size(0);
                        i_52 = (int) get_local_id(0);
                        i_53 = (int) get_local_id(0);
                        i_54 = (int) get_local_id(0);
                        l_61 = gale_round_reply(gale_entry);
                    }
                    i_62 = (int) l_61;
                    if (l_61 < 0L) {
                        i_63 = 0;
                    } else {
                        i_63 = i_62;
                    }
                    l_64 = gale_BlockAccess_offsetInRegion(arg_fs, l_61, l_58, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_64), (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_57))), i_63);
                    GALEFS_BARRIER(4);
                    if (i_53 == 0) {
                        if (!(i_63 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_63, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_65 = (int) ((uint) i_56 + (uint) i_63);
                    if (l_61 < 0L) {
                        i_55 = i_62;
                        i_56 = i_65;
                    } else {
                        i_66 = ((i_63 < 1) || (!(i_65 < i_15))) ? 0 : 1;
                        i_55 = i_66;
                        i_56 = i_65;
                    }
                }
                if (i_56 < 1) {
                    i_67 = i_55;
                } else {
                    i_67 = i_56;
                }
                i_68 = 0;
                i_69 = i_52;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_69 < i_67)) {
                        break;
                    }
                    i_70 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_69)))));
                    i_71 = (int) ((uint) i_68 + (uint) ((int) ((uint) ((i_70 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_69 << 5) - (uint) i_69)) + (uint) 7)))));
                    i_72 = (int) ((uint) i_69 + (uint) i_51);
                    i_68 = i_71;
                    i_69 = i_72;
                }
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_67;
                i_50 = i_68;
                break;
            case 3:
                i_73 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_74 = (int) get_local_size(0);
                i_75 = (int) get_local_id(0);
                i_76 = (int) get_local_id(0);
                i_77 = (int) get_local_id(0);
                i_78 = i_77;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_78 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_78))))) = (char) (((int) ((uint) ((int) ((uint) i_78 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_79 = (int) ((uint) i_78 + (uint) i_74);
                    i_78 = i_79;
                }
                i_80 = 4;
                i_81 = 0;
                i_82 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_80 == 0) {
                        break;
                    }
                    l_83 = (long) i_81;
                    l_84 = l_19 + l_83;
                    if (i_76 == 0) {
                        l_85 = gale_BlockAccess_beginWrite(arg_fs, i_80, i_17, l_84, ((int) ((uint) i_15 - (uint) i_81)), gale_group, gale_slot, gale_position);
                        l_86 = l_85;
                    } else {
                        l_86 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_87, l_86);
                    if (l_87 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_80;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_81;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_83;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_84;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_87); }
                        GALEFS_RETURN;
                        resume_3:
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        i_80 = (int) gale_ints[7 * gale_items + gale_item];
                        i_81 = (int) gale_ints[8 * gale_items + gale_item];
                        l_83 = (long) gale_longs[2 * gale_items + gale_item];
                        l_84 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_73 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_75 = (int) get_local_id(0);
                        i_76 = (int) get_local_id(0);
                        l_87 = gale_round_reply(gale_entry);
                    }
                    i_88 = (int) l_87;
                    if (l_87 < 0L) {
                        i_89 = 0;
                    } else {
                        i_89 = i_88;
                    }
                    l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_84, gale_group, gale_slot, gale_position);
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_83))), (arg_fs + 16 + l_90), i_89);
                    GALEFS_BARRIER(6);
                    if (i_75 == 0) {
                        if (!(i_89 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_89, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_91 = (int) ((uint) i_81 + (uint) i_89);
                    if (l_87 < 0L) {
                        if ((!(i_80 == 4)) || (i_91 < 1)) {
                            i_92 = i_88;
                        } else {
                            i_92 = i_91;
                        }
                    } else {
                        i_92 = i_91;
                    }
                    i_93 = (((!(i_80 == 4)) || (i_91 < 1)) || (i_73 == 0)) ? 0 : 5;
                    if (i_89 == 0) {
                        i_80 = i_93;
                        i_81 = i_91;
                        i_82 = i_92;
                    } else {
                        if (i_91 == i_15) {
                            i_80 = i_93;
                            i_81 = i_91;
                            i_82 = i_92;
                        } else {
                            i_81 = i_91;
                            i_82 = i_92;
                        }
                    }
                }
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_82;
                i_50 = 0;
                break;
            case 4:
                i_94 = (int) get_local_id(0);
                i_95 = (int) get_local_id(0);
                l_96 = (-12L);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(l_96 == (-12L))) {
                        break;
                    }
                    if (i_95 == 0) {
                        l_97 = gale_BlockAccess_beginMapping(arg_fs, i_17, l_19, i_15, gale_group, gale_slot, gale_position);
                        l_98 = l_97;
                    } else {
                        l_98 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_99, l_98);
                    if (l_99 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_19;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_99); }
                        GALEFS_RETURN;
                        resume_4:
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_19 = (long) gale_longs[gale_item];
                        i_2 = gale_group;
                        i_94 = (int) get_local_id(0);
                        i_95 = (int) get_local_id(0);
                        l_99 = gale_round_reply(gale_entry);
                    }
                    if (i_94 == 0) {
                        if (!(l_99 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_19, 1, gale_group, gale_slot, gale_position);
                        }
                    }
                    if (l_99 < 0L) {
                        l_96 = l_99;
                    } else {
                        l_100 = gale_BlockAccess_offsetInRegion(arg_fs, l_99, l_19, gale_group, gale_slot, gale_position);
                        l_96 = l_100;
                    }
                }
                if ((ulong) ((long) ((ulong) l_96 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_101 = (int) l_96;
                    i_47 = i_6;
                    i_48 = i_7;
                    i_49 = i_101;
                    i_50 = 0;
                    break;
                }
                i_102 = (int) get_local_size(0);
                i_103 = (int) get_local_id(0);
                i_104 = (int) get_local_id(0);
                i_105 = 0;
                i_106 = i_104;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_106 < i_15)) {
                        break;
                    }
                    i_107 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) ((long) i_106)))));
                    i_108 = (int) ((uint) i_105 + (uint) ((int) ((uint) ((i_107 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_106 << 5) - (uint) i_106)) + (uint) 7)))));
                    i_109 = (int) ((uint) i_106 + (uint) i_102);
                    i_105 = i_108;
                    i_106 = i_109;
                }
                GALEFS_BARRIER(8);
                if (i_103 == 0) {
                    l_110 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group, gale_slot, gale_position);
                    l_111 = l_110;
                } else {
                    l_111 = 0L;
                }
                GALEFS_BROADCAST(9, l_112, l_111);
                i_113 = (int) ((uint) ((int) l_112) + (uint) i_15);
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_113;
                i_50 = i_105;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_114 = gale_OpenFileCalls_status(arg_fs, i_17, 0, gale_group, gale_slot, gale_position);
                    l_115 = l_114;
                } else {
                    l_115 = 0L;
                }
                GALEFS_BROADCAST(10, l_116, l_115);
                if (l_116 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_116); }
                    GALEFS_RETURN;
                    resume_5:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_116 = gale_round_reply(gale_entry);
                }
                i_117 = (int) l_116;
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_117;
                i_50 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_118 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group, gale_slot, gale_position);
                    l_119 = l_118;
                } else {
                    l_119 = 0L;
                }
                GALEFS_BROADCAST(11, l_120, l_119);
                if (l_120 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_120); }
                    GALEFS_RETURN;
                    resume_6:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_120 = gale_round_reply(gale_entry);
                }
                if (i_13 == (-1)) {
                    i_121 = 0;
                } else {
                    i_121 = i_6;
                }
                i_122 = (int) l_120;
                if (i_13 == (-1)) {
                    i_47 = i_121;
                    i_48 = i_7;
                    i_49 = i_122;
                    i_50 = 0;
                    break;
                }
                i_47 = i_121;
                i_48 = 0;
                i_49 = i_122;
                i_50 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) i_49 + (uint) i_50));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            l_123 = (long) (i_8 << 1);
            *((__global gale_int *) (arg_results + ((l_123 << 2) + 16L))) = i_49;
            i_124 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            i_125 = (int) get_local_size(0);
            i_126 = 0;
            i_127 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_127 < i_125)) {
                    break;
                }
                i_128 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_127 + (uint) i_124))) << 2) + 16L)));
                i_129 = (int) ((uint) i_126 + (uint) i_128);
                i_130 = (int) ((uint) i_127 + (uint) 1);
                i_126 = i_129;
                i_127 = i_130;
            }
            *((__global gale_int *) (arg_results + (((l_123 + 1L) << 2) + 16L))) = i_126;
        }
        GALEFS_BARRIER(13);
        i_131 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_47;
        i_7 = i_48;
        i_8 = i_131;
    }
    goto B127;
B126:;
B127:;
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
