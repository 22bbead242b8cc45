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
// bytecode SHA-256: f3aaba65886f3afcdde7b90f81d24a5e2d8cd24706cbd24bb30f3289eb66f1a5
// functions SHA-256: d0d8747e4e720f6330aea731e4d87cfab83fde2ccbeaa162a9214b90bcdc6ca1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_int_at gale_rem_int gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_125) VARIABLE(int, i_127) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_61) VARIABLE(int, i_7) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_8) VARIABLE(int, i_86) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_104) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_73) VARIABLE(long, l_97) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_64) VARIABLE(l_65)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_7) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_73)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_86) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_97) VARIABLE(l_98)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_86) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_104) VARIABLE(l_18) VARIABLE(l_19)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_125) VARIABLE(i_127) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_127) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results) {
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_39, i_41, i_42, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_66, i_67, i_68, i_74, i_75, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_99, i_105, i_106, i_108, i_109, i_110, i_111, i_112, i_113, i_120, i_121, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_135, i_141, i_147, i_148, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_157;
    long l_9, l_18, l_19, l_35, l_36, l_37, l_38, l_40, l_43, l_44, l_45, l_46, l_64, l_65, l_69, l_70, l_71, l_72, l_73, l_76, l_97, l_98, l_100, l_101, l_102, l_103, l_104, l_107, l_114, l_115, l_116, l_117, l_118, l_119, l_122, l_132, l_133, l_134, l_136, l_137, l_138, l_139, l_140, l_142, l_143, l_144, l_145, l_146, l_149;
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
            goto B161;
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
                i_62 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_60 == 1)) {
                        break;
                    }
                    i_63 = (int) ((uint) i_15 - (uint) i_61);
                    l_64 = (long) i_61;
                    l_65 = l_19 + l_64;
                    if (i_62 == 0) {
                        i_66 = i_63;
                    } else {
                        i_67 = 4096 - ((int) (l_65 & 4095L));
                        i_68 = (i_67 < i_63) ? i_67 : i_63;
                        i_66 = i_68;
                    }
                    if (i_59 == 0) {
                        l_69 = gale_BlockAccess_beginRead(arg_fs, i_17, l_65, i_66, gale_group);
                        l_70 = l_69;
                    } else {
                        l_70 = 0L;
                    }
                    if (i_58 == 0) {
                        if (l_70 < (-4611686018427387904L)) {
                            l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
                            l_72 = l_71;
                        } else {
                            l_72 = l_70;
                        }
                    } else {
                        l_72 = l_70;
                    }
                    GALEFS_BROADCAST(3, l_73, l_72);
                    i_74 = (int) l_73;
                    if (l_73 < 0L) {
                        i_75 = 0;
                    } else {
                        i_75 = i_74;
                    }
                    l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_65, gale_group);
                    gale_copy((arg_fs + 16 + l_76), (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_64))), i_75);
                    GALEFS_BARRIER(4);
                    if (i_57 == 0) {
                        if (!(i_75 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_75, gale_group);
                        }
                    }
                    i_77 = (int) ((uint) i_61 + (uint) i_75);
                    i_78 = ((l_73 == (-117L)) || (!((i_75 < 1) || (!(i_77 < i_15))))) ? 1 : 0;
                    i_79 = (l_73 == (-117L)) ? 1 : 0;
                    if (l_73 < 0L) {
                        if (l_73 == (-117L)) {
                            i_60 = i_78;
                            i_61 = i_77;
                            i_62 = i_79;
                        } else {
                            i_60 = i_74;
                            i_61 = i_77;
                            i_62 = i_79;
                        }
                    } else {
                        i_60 = i_78;
                        i_61 = i_77;
                        i_62 = i_79;
                    }
                }
                if (i_61 < 1) {
                    i_80 = i_60;
                } else {
                    i_80 = i_61;
                }
                i_81 = 0;
                i_82 = i_56;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_82 < i_80)) {
                        break;
                    }
                    i_83 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_82)))));
                    i_84 = (int) ((uint) i_81 + (uint) ((int) ((uint) ((i_83 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_82 << 5) - (uint) i_82)) + (uint) 7)))));
                    i_85 = (int) ((uint) i_82 + (uint) i_55);
                    i_81 = i_84;
                    i_82 = i_85;
                }
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_80;
                i_54 = i_81;
                break;
            case 3:
                i_86 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_87 = (int) get_local_size(0);
                i_88 = (int) get_local_id(0);
                i_89 = (int) get_local_id(0);
                i_90 = (int) get_local_id(0);
                i_91 = (int) get_local_id(0);
                i_92 = i_91;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_92 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_92))))) = (char) (((int) ((uint) ((int) ((uint) i_92 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_93 = (int) ((uint) i_92 + (uint) i_87);
                    i_92 = i_93;
                }
                i_94 = 4;
                i_95 = 0;
                i_96 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_94 == 0) {
                        break;
                    }
                    l_97 = (long) i_95;
                    l_98 = l_19 + l_97;
                    if (i_90 == 0) {
                        i_99 = (i_95 < 1) ? 0 : 1;
                        l_100 = gale_BlockAccess_beginWrite(arg_fs, i_94, i_17, l_98, ((int) ((uint) i_15 - (uint) i_95)), i_99, gale_group);
                        l_101 = l_100;
                    } else {
                        l_101 = 0L;
                    }
                    if (i_89 == 0) {
                        if (l_101 < (-4611686018427387904L)) {
                            l_102 = gale_HostCall_awaitReply(arg_fs, l_101, gale_group);
                            l_103 = l_102;
                        } else {
                            l_103 = l_101;
                        }
                    } else {
                        l_103 = l_101;
                    }
                    GALEFS_BROADCAST(5, l_104, l_103);
                    i_105 = (int) l_104;
                    if (l_104 < 0L) {
                        i_106 = 0;
                    } else {
                        i_106 = i_105;
                    }
                    l_107 = gale_BlockAccess_offsetInRegion(arg_fs, l_104, l_98, gale_group);
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_97))), (arg_fs + 16 + l_107), i_106);
                    GALEFS_BARRIER(6);
                    if (i_88 == 0) {
                        if (!(i_106 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_106, gale_group);
                        }
                    }
                    i_108 = (int) ((uint) i_95 + (uint) i_106);
                    if (l_104 < 0L) {
                        if ((!(i_94 == 4)) || (i_108 < 1)) {
                            i_109 = i_105;
                        } else {
                            i_109 = i_108;
                        }
                    } else {
                        i_109 = i_108;
                    }
                    i_110 = (((!(i_94 == 4)) || (i_108 < 1)) || (i_86 == 0)) ? 0 : 5;
                    if (i_106 == 0) {
                        i_94 = i_110;
                        i_95 = i_108;
                        i_96 = i_109;
                    } else {
                        if (i_108 == i_15) {
                            i_94 = i_110;
                            i_95 = i_108;
                            i_96 = i_109;
                        } else {
                            i_95 = i_108;
                            i_96 = i_109;
                        }
                    }
                }
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_96;
                i_54 = 0;
                break;
            case 4:
                i_111 = (int) get_local_id(0);
                i_112 = (int) get_local_id(0);
                i_113 = (int) get_local_id(0);
                l_114 = (-12L);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(l_114 == (-12L))) {
                        break;
                    }
                    if (i_113 == 0) {
                        l_115 = gale_BlockAccess_beginMapping(arg_fs, i_17, l_19, i_15, gale_group);
                        l_116 = l_115;
                    } else {
                        l_116 = 0L;
                    }
                    if (i_112 == 0) {
                        if (l_116 < (-4611686018427387904L)) {
                            l_117 = gale_HostCall_awaitReply(arg_fs, l_116, gale_group);
                            l_118 = l_117;
                        } else {
                            l_118 = l_116;
                        }
                    } else {
                        l_118 = l_116;
                    }
                    GALEFS_BROADCAST(7, l_119, l_118);
                    if (i_111 == 0) {
                        if (!(l_119 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_19, 1, gale_group);
                            i_120 = gale_group;
                            i_121 = *((__global gale_int *) (arg_fs + 16 + 36L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_120 & ((int) ((uint) (1 << i_121) + (uint) (-1))))) << 6) + (((long) (i_120 >> i_121)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_119 >> 32))) + (uint) 1)) | INT_MIN);
                        }
                    }
                    if (l_119 < 0L) {
                        l_114 = l_119;
                    } else {
                        l_122 = gale_BlockAccess_offsetInRegion(arg_fs, l_119, l_19, gale_group);
                        l_114 = l_122;
                    }
                }
                if ((ulong) ((long) ((ulong) l_114 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_123 = (int) l_114;
                    i_51 = i_6;
                    i_52 = i_7;
                    i_53 = i_123;
                    i_54 = 0;
                    break;
                }
                i_124 = (int) get_local_size(0);
                i_125 = (int) get_local_id(0);
                i_126 = (int) get_local_id(0);
                i_127 = 0;
                i_128 = i_126;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_128 < i_15)) {
                        break;
                    }
                    i_129 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) ((long) i_128)))));
                    i_130 = (int) ((uint) i_127 + (uint) ((int) ((uint) ((i_129 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_128 << 5) - (uint) i_128)) + (uint) 7)))));
                    i_131 = (int) ((uint) i_128 + (uint) i_124);
                    i_127 = i_130;
                    i_128 = i_131;
                }
                GALEFS_BARRIER(8);
                if (i_125 == 0) {
                    l_132 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group);
                    l_133 = l_132;
                } else {
                    l_133 = 0L;
                }
                GALEFS_BROADCAST(9, l_134, l_133);
                i_135 = (int) ((uint) ((int) l_134) + (uint) i_15);
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_135;
                i_54 = i_127;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_136 = gale_OpenFileCalls_status(arg_fs, i_17, 0, gale_group);
                    l_137 = l_136;
                } else {
                    l_137 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_137 < (-4611686018427387904L)) {
                        l_138 = gale_HostCall_awaitReply(arg_fs, l_137, gale_group);
                        l_139 = l_138;
                    } else {
                        l_139 = l_137;
                    }
                } else {
                    l_139 = l_137;
                }
                GALEFS_BROADCAST(10, l_140, l_139);
                i_141 = (int) l_140;
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_141;
                i_54 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_142 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
                    l_143 = l_142;
                } else {
                    l_143 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_143 < (-4611686018427387904L)) {
                        l_144 = gale_HostCall_awaitReply(arg_fs, l_143, gale_group);
                        l_145 = l_144;
                    } else {
                        l_145 = l_143;
                    }
                } else {
                    l_145 = l_143;
                }
                GALEFS_BROADCAST(11, l_146, l_145);
                if (i_13 == (-1)) {
                    i_147 = 0;
                } else {
                    i_147 = i_6;
                }
                i_148 = (int) l_146;
                if (i_13 == (-1)) {
                    i_51 = i_147;
                    i_52 = i_7;
                    i_53 = i_148;
                    i_54 = 0;
                    break;
                }
                i_51 = i_147;
                i_52 = 0;
                i_53 = i_148;
                i_54 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_53 + (uint) i_54));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            l_149 = (long) (i_8 << 1);
            *((__global gale_int *) (arg_results + ((l_149 << 2) + 16L))) = i_53;
            i_150 = (int) get_global_id(0);
            i_151 = (int) get_local_size(0);
            i_152 = 0;
            i_153 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_153 < i_151)) {
                    break;
                }
                i_154 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_153 + (uint) i_150))) << 2) + 16L)));
                i_155 = (int) ((uint) i_152 + (uint) i_154);
                i_156 = (int) ((uint) i_153 + (uint) 1);
                i_152 = i_155;
                i_153 = i_156;
            }
            *((__global gale_int *) (arg_results + (((l_149 + 1L) << 2) + 16L))) = i_152;
        }
        GALEFS_BARRIER(13);
        i_157 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_51;
        i_7 = i_52;
        i_8 = i_157;
    }
    goto B162;
B161:;
B162:;
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_101) VARIABLE(int, i_102) VARIABLE(int, i_110) VARIABLE(int, i_112) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_22) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_6) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_7) VARIABLE(int, i_79) VARIABLE(int, i_8) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_59) VARIABLE(long, l_60) VARIABLE(long, l_66) VARIABLE(long, l_89) VARIABLE(long, l_90) VARIABLE(long, l_94)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_59) VARIABLE(l_60)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_6) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_66)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_79) VARIABLE(i_8) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_89) VARIABLE(l_90)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_79) VARIABLE(i_8) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_94)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_112) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_5) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_37, i_39, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_61, i_62, i_63, i_67, i_68, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_91, i_95, i_96, i_98, i_99, i_100, i_101, i_102, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_120, i_124, i_128, i_129, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138;
    long l_9, l_18, l_19, l_34, l_35, l_36, l_38, l_41, l_42, l_59, l_60, l_64, l_65, l_66, l_69, l_89, l_90, l_92, l_93, l_94, l_97, l_103, l_104, l_105, l_106, l_107, l_117, l_118, l_119, l_121, l_122, l_123, l_125, l_126, l_127, l_130;
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
            goto B131;
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
                i_57 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_55 == 1)) {
                        break;
                    }
                    i_58 = (int) ((uint) i_15 - (uint) i_56);
                    l_59 = (long) i_56;
                    l_60 = l_19 + l_59;
                    if (i_57 == 0) {
                        i_61 = i_58;
                    } else {
                        i_62 = 4096 - ((int) (l_60 & 4095L));
                        i_63 = (i_62 < i_58) ? i_62 : i_58;
                        i_61 = i_63;
                    }
                    if (i_54 == 0) {
                        l_64 = gale_BlockAccess_beginRead(arg_fs, i_17, l_60, i_61, gale_group, gale_slot, gale_position);
                        l_65 = l_64;
                    } else {
                        l_65 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_66, l_65);
                    if (l_66 < LONG_MIN / 2) {
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
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_59;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_60;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_66); }
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
                        l_59 = (long) gale_longs[2 * gale_items + gale_item];
                        l_60 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_51 = (int) get_local_size(0);
                        i_52 = (int) get_local_id(0);
                        i_53 = (int) get_local_id(0);
                        i_54 = (int) get_local_id(0);
                        l_66 = gale_round_reply(gale_entry);
                    }
                    i_67 = (int) l_66;
                    if (l_66 < 0L) {
                        i_68 = 0;
                    } else {
                        i_68 = i_67;
                    }
                    l_69 = gale_BlockAccess_offsetInRegion(arg_fs, l_66, l_60, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_69), (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_59))), i_68);
                    GALEFS_BARRIER(4);
                    if (i_53 == 0) {
                        if (!(i_68 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_68, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_70 = (int) ((uint) i_56 + (uint) i_68);
                    i_71 = ((l_66 == (-117L)) || (!((i_68 < 1) || (!(i_70 < i_15))))) ? 1 : 0;
                    i_72 = (l_66 == (-117L)) ? 1 : 0;
                    if (l_66 < 0L) {
                        if (l_66 == (-117L)) {
                            i_55 = i_71;
                            i_56 = i_70;
                            i_57 = i_72;
                        } else {
                            i_55 = i_67;
                            i_56 = i_70;
                            i_57 = i_72;
                        }
                    } else {
                        i_55 = i_71;
                        i_56 = i_70;
                        i_57 = i_72;
                    }
                }
                if (i_56 < 1) {
                    i_73 = i_55;
                } else {
                    i_73 = i_56;
                }
                i_74 = 0;
                i_75 = i_52;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_75 < i_73)) {
                        break;
                    }
                    i_76 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_75)))));
                    i_77 = (int) ((uint) i_74 + (uint) ((int) ((uint) ((i_76 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_75 << 5) - (uint) i_75)) + (uint) 7)))));
                    i_78 = (int) ((uint) i_75 + (uint) i_51);
                    i_74 = i_77;
                    i_75 = i_78;
                }
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_73;
                i_50 = i_74;
                break;
            case 3:
                i_79 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_80 = (int) get_local_size(0);
                i_81 = (int) get_local_id(0);
                i_82 = (int) get_local_id(0);
                i_83 = (int) get_local_id(0);
                i_84 = i_83;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_84 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_84))))) = (char) (((int) ((uint) ((int) ((uint) i_84 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_85 = (int) ((uint) i_84 + (uint) i_80);
                    i_84 = i_85;
                }
                i_86 = 4;
                i_87 = 0;
                i_88 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_86 == 0) {
                        break;
                    }
                    l_89 = (long) i_87;
                    l_90 = l_19 + l_89;
                    if (i_82 == 0) {
                        i_91 = (i_87 < 1) ? 0 : 1;
                        l_92 = gale_BlockAccess_beginWrite(arg_fs, i_86, i_17, l_90, ((int) ((uint) i_15 - (uint) i_87)), i_91, gale_group, gale_slot, gale_position);
                        l_93 = l_92;
                    } else {
                        l_93 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_94, l_93);
                    if (l_94 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_86;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_87;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_89;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_90;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_94); }
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
                        i_86 = (int) gale_ints[7 * gale_items + gale_item];
                        i_87 = (int) gale_ints[8 * gale_items + gale_item];
                        l_89 = (long) gale_longs[2 * gale_items + gale_item];
                        l_90 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_79 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_81 = (int) get_local_id(0);
                        i_82 = (int) get_local_id(0);
                        l_94 = gale_round_reply(gale_entry);
                    }
                    i_95 = (int) l_94;
                    if (l_94 < 0L) {
                        i_96 = 0;
                    } else {
                        i_96 = i_95;
                    }
                    l_97 = gale_BlockAccess_offsetInRegion(arg_fs, l_94, l_90, gale_group, gale_slot, gale_position);
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_89))), (arg_fs + 16 + l_97), i_96);
                    GALEFS_BARRIER(6);
                    if (i_81 == 0) {
                        if (!(i_96 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_96, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_98 = (int) ((uint) i_87 + (uint) i_96);
                    if (l_94 < 0L) {
                        if ((!(i_86 == 4)) || (i_98 < 1)) {
                            i_99 = i_95;
                        } else {
                            i_99 = i_98;
                        }
                    } else {
                        i_99 = i_98;
                    }
                    i_100 = (((!(i_86 == 4)) || (i_98 < 1)) || (i_79 == 0)) ? 0 : 5;
                    if (i_96 == 0) {
                        i_86 = i_100;
                        i_87 = i_98;
                        i_88 = i_99;
                    } else {
                        if (i_98 == i_15) {
                            i_86 = i_100;
                            i_87 = i_98;
                            i_88 = i_99;
                        } else {
                            i_87 = i_98;
                            i_88 = i_99;
                        }
                    }
                }
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_88;
                i_50 = 0;
                break;
            case 4:
                i_101 = (int) get_local_id(0);
                i_102 = (int) get_local_id(0);
                l_103 = (-12L);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(l_103 == (-12L))) {
                        break;
                    }
                    if (i_102 == 0) {
                        l_104 = gale_BlockAccess_beginMapping(arg_fs, i_17, l_19, i_15, gale_group, gale_slot, gale_position);
                        l_105 = l_104;
                    } else {
                        l_105 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_106, l_105);
                    if (l_106 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_19;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_106); }
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
                        i_101 = (int) get_local_id(0);
                        i_102 = (int) get_local_id(0);
                        l_106 = gale_round_reply(gale_entry);
                    }
                    if (i_101 == 0) {
                        if (!(l_106 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_19, 1, gale_group, gale_slot, gale_position);
                        }
                    }
                    if (l_106 < 0L) {
                        l_103 = l_106;
                    } else {
                        l_107 = gale_BlockAccess_offsetInRegion(arg_fs, l_106, l_19, gale_group, gale_slot, gale_position);
                        l_103 = l_107;
                    }
                }
                if ((ulong) ((long) ((ulong) l_103 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_108 = (int) l_103;
                    i_47 = i_6;
                    i_48 = i_7;
                    i_49 = i_108;
                    i_50 = 0;
                    break;
                }
                i_109 = (int) get_local_size(0);
                i_110 = (int) get_local_id(0);
                i_111 = (int) get_local_id(0);
                i_112 = 0;
                i_113 = i_111;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_113 < i_15)) {
                        break;
                    }
                    i_114 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) ((long) i_113)))));
                    i_115 = (int) ((uint) i_112 + (uint) ((int) ((uint) ((i_114 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_113 << 5) - (uint) i_113)) + (uint) 7)))));
                    i_116 = (int) ((uint) i_113 + (uint) i_109);
                    i_112 = i_115;
                    i_113 = i_116;
                }
                GALEFS_BARRIER(8);
                if (i_110 == 0) {
                    l_117 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group, gale_slot, gale_position);
                    l_118 = l_117;
                } else {
                    l_118 = 0L;
                }
                GALEFS_BROADCAST(9, l_119, l_118);
                i_120 = (int) ((uint) ((int) l_119) + (uint) i_15);
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_120;
                i_50 = i_112;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_121 = gale_OpenFileCalls_status(arg_fs, i_17, 0, gale_group, gale_slot, gale_position);
                    l_122 = l_121;
                } else {
                    l_122 = 0L;
                }
                GALEFS_BROADCAST(10, l_123, l_122);
                if (l_123 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_123); }
                    GALEFS_RETURN;
                    resume_5:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_123 = gale_round_reply(gale_entry);
                }
                i_124 = (int) l_123;
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_124;
                i_50 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_125 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group, gale_slot, gale_position);
                    l_126 = l_125;
                } else {
                    l_126 = 0L;
                }
                GALEFS_BROADCAST(11, l_127, l_126);
                if (l_127 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_127); }
                    GALEFS_RETURN;
                    resume_6:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_127 = gale_round_reply(gale_entry);
                }
                if (i_13 == (-1)) {
                    i_128 = 0;
                } else {
                    i_128 = i_6;
                }
                i_129 = (int) l_127;
                if (i_13 == (-1)) {
                    i_47 = i_128;
                    i_48 = i_7;
                    i_49 = i_129;
                    i_50 = 0;
                    break;
                }
                i_47 = i_128;
                i_48 = 0;
                i_49 = i_129;
                i_50 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) i_49 + (uint) i_50));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            l_130 = (long) (i_8 << 1);
            *((__global gale_int *) (arg_results + ((l_130 << 2) + 16L))) = i_49;
            i_131 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            i_132 = (int) get_local_size(0);
            i_133 = 0;
            i_134 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_134 < i_132)) {
                    break;
                }
                i_135 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_134 + (uint) i_131))) << 2) + 16L)));
                i_136 = (int) ((uint) i_133 + (uint) i_135);
                i_137 = (int) ((uint) i_134 + (uint) 1);
                i_133 = i_136;
                i_134 = i_137;
            }
            *((__global gale_int *) (arg_results + (((l_130 + 1L) << 2) + 16L))) = i_133;
        }
        GALEFS_BARRIER(13);
        i_138 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_47;
        i_7 = i_48;
        i_8 = i_138;
    }
    goto B132;
B131:;
B132:;
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
