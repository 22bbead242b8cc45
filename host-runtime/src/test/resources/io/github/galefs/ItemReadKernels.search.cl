// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#search
// entry point: galefs_search
// parameters: LONG_ARRAY LONG LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ READ_WRITE WRITE
// waits: 3
// saved values: 8
// context bytes: 48
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// scratch bytes per work-item: 4
// string: "sorted"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ea26458462c5a51892d50103806100d526635ca65e0042a500b10719cd72fd45
// functions SHA-256: 335f46b55722b6173b45038319f044236170c08c598c3bc4f0cf6f18c7ad733c
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {115, 111, 114, 116, 101, 100};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_117) VARIABLE(int, i_14) VARIABLE(int, i_140) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_31) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_75) VARIABLE(int, i_93) VARIABLE(int, i_95) VARIABLE(long, l_0) VARIABLE(long, l_114) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_70) VARIABLE(long, l_73) VARIABLE(long, l_74)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_31) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_37) VARIABLE(l_38)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_70)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_42) VARIABLE(i_75) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_70) VARIABLE(l_73) VARIABLE(l_74)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_117) VARIABLE(i_14) VARIABLE(i_140) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_42) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(l_0) VARIABLE(l_114) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_70) VARIABLE(l_73) VARIABLE(l_74)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, long arg_count, __global uchar *arg_keys, __global uchar *arg_buffer, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_23, i_25, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_41, i_42, i_43, i_47, i_51, i_52, i_53, i_55, i_58, i_59, i_60, i_62, i_63, i_64, i_66, i_67, i_75, i_76, i_77, i_78, i_79, i_80, i_83, i_91, i_93, i_95, i_96, i_97, i_98, i_99, i_101, i_105, i_106, i_107, i_110, i_117, i_119, i_120, i_123, i_124, i_127, i_130, i_131, i_132, i_134, i_135, i_136, i_138, i_140, i_142, i_143, i_144, i_145;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_18, l_19, l_24, l_26, l_27, l_28, l_37, l_38, l_39, l_40, l_44, l_45, l_46, l_48, l_49, l_50, l_54, l_56, l_57, l_61, l_65, l_68, l_69, l_70, l_71, l_72, l_73, l_74, l_81, l_82, l_84, l_85, l_86, l_87, l_88, l_89, l_90, l_92, l_94, l_100, l_102, l_103, l_104, l_108, l_109, l_111, l_112, l_113, l_114, l_115, l_116, l_118, l_121, l_122, l_125, l_126, l_128, l_129, l_133, l_137, l_139, l_141, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
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
    l_12 = ((long) ((int) get_global_id(0))) << 3;
    l_13 = l_12 + 16L;
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_size(0);
    l_18 = (((long) ((int) ((uint) i_16 + (uint) i_17))) << 3) + 16L;
    l_19 = (((long) i_16) << 3) + 16L;
    i_20 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_21 = GALEFS_LOCAL_SIZE << 1;
    i_22 = (int) get_local_size(0);
    i_23 = (int) get_local_id(0);
    l_24 = (((long) i_23) << 2) + 16L;
    i_25 = GALEFS_LOCAL_SIZE;
    l_26 = 0L;
    l_27 = arg_count;
    while (true) {
        GALEFS_LOCAL_BARRIER(2);
        l_28 = (-16L) + l_24;
        i_29 = (l_26 < l_27) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_28)) = i_29;
        GALEFS_LOCAL_BARRIER(3);
        i_30 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_30 < i_22)) {
                break;
            }
            i_31 = i_30 << 1;
            if ((i_23 & ((int) ((uint) i_31 + (uint) (-1)))) == 0) {
                i_32 = (int) ((uint) i_23 + (uint) i_30);
                if (i_32 < i_22) {
                    i_33 = *((__local gale_int *) (gale_scratch_memory + l_28));
                    i_34 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_32) << 2) + 16L))));
                    i_35 = (i_33 < i_34) ? i_34 : i_33;
                    *((__local gale_int *) (gale_scratch_memory + l_28)) = i_35;
                }
            }
            GALEFS_LOCAL_BARRIER(4);
            i_30 = i_31;
        }
        i_36 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_36 == 0) {
            break;
        }
        GALEFS_BARRIER(5);
        l_37 = (8L) + 16L;
        l_38 = (0L) + 16L;
        if (i_16 == 0) {
            *((__local gale_int *) (gale_local_memory + l_38)) = 0;
            *((__local gale_int *) (gale_local_memory + l_37)) = 0;
        }
        GALEFS_LOCAL_BARRIER(6);
        l_39 = (long) ((ulong) ((long) ((ulong) l_26 + (ulong) l_27)) >> 1);
        l_40 = l_39 << 3;
        i_41 = (l_26 < l_27) ? 8 : 0;
        i_42 = gale_BlockAccess_available(arg_fs, i_11, l_40, i_41, gale_group);
        if (i_42 < 1) {
            i_43 = 0;
        } else {
            l_44 = gale_BlockAccess_placeOf(arg_fs, i_11, l_40, gale_group);
            l_45 = 1L << i_20;
            l_46 = (long) ((ulong) l_45 + (ulong) (-1L));
            i_47 = 0;
            l_48 = l_44;
            while (true) {
                if (l_48 == 0L) {
                    break;
                }
                l_49 = (long) i_47;
                l_50 = (long) ((ulong) l_45 - (ulong) (((long) ((ulong) l_49 + (ulong) l_40)) & l_46));
                i_51 = (int) ((uint) i_42 - (uint) i_47);
                if (l_50 < ((long) i_51)) {
                    i_52 = (int) l_50;
                    i_53 = i_52;
                } else {
                    i_53 = i_51;
                }
                l_54 = l_49 + l_12;
                if (((l_48 | l_54) & 7L) == 0) {
                    i_55 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_53 - (uint) i_55)) < 8) {
                            break;
                        }
                        l_56 = (long) i_55;
                        l_57 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) l_56))));
                        *((__global gale_long *) (arg_buffer + 16 + (l_54 + l_56))) = l_57;
                        i_58 = (int) ((uint) i_55 + (uint) 8);
                        i_55 = i_58;
                    }
                    i_59 = i_55;
                } else {
                    i_59 = 0;
                }
                i_60 = i_59;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_60 < i_53)) {
                        break;
                    }
                    l_61 = (long) i_60;
                    i_62 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) l_61))));
                    *((__global char *) (arg_buffer + 16 + (l_54 + l_61))) = (char) i_62;
                    i_63 = (int) ((uint) i_60 + (uint) 1);
                    i_60 = i_63;
                }
                i_64 = (int) ((uint) i_47 + (uint) i_53);
                if (i_64 < i_42) {
                    l_65 = gale_BlockAccess_placeOf(arg_fs, i_11, ((long) ((ulong) ((long) i_64) + (ulong) l_40)), gale_group);
                    i_47 = i_64;
                    l_48 = l_65;
                } else {
                    i_47 = i_64;
                    l_48 = 0L;
                }
            }
            i_43 = i_47;
        }
        if (!(i_43 < 1)) {
            i_66 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_43);
            i_67 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_68 = (long) ((ulong) ((long) i_43) + (ulong) l_40);
        if (i_43 < i_42) {
            l_69 = l_68;
        } else {
            l_69 = (-1L);
        }
        l_70 = (16L) + l_19;
        *((__local gale_long *) (gale_local_memory + l_70)) = l_69;
        if (i_43 < i_42) {
            l_71 = gale_BlockAccess_missing(arg_fs, i_11, l_68, ((int) ((uint) i_42 - (uint) i_43)), gale_group);
            l_72 = l_71;
        } else {
            l_72 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_18))) = l_72;
        GALEFS_LOCAL_BARRIER(7);
        l_73 = (-16L) + 24L;
        l_74 = (-16L) + 16L;
        i_75 = i_43;
        i_76 = 0;
        i_77 = 0;
        i_78 = 0;
        i_79 = 1;
        while (true) {
            if (i_79 == 0) {
                break;
            }
            if (i_16 == 0) {
                i_80 = i_76;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_81 = (16L) + ((((long) i_80) << 3) + 16L);
                    if (!(i_80 < i_17)) {
                        goto B63;
                    }
                    l_82 = *((__local gale_long *) (gale_local_memory + l_81));
                    if (!(l_82 == (-1L))) {
                        break;
                    }
                    i_83 = (int) ((uint) i_80 + (uint) 1);
                    i_80 = i_83;
                }
                goto B64;
            B63:;
            B64:;
                if (i_80 < i_17) {
                    l_84 = *((__local gale_long *) (gale_local_memory + l_81));
                    l_85 = l_84;
                } else {
                    l_85 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_74)) = l_85;
                if (i_78 == 0) {
                    l_86 = (long) i_20;
                    l_87 = l_86;
                } else {
                    l_87 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_73)) = l_87;
                if (i_80 < i_17) {
                    if (i_78 == 0) {
                        l_88 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_85, gale_group);
                        l_89 = l_88;
                    } else {
                        l_89 = 0L;
                    }
                } else {
                    l_90 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_89 = l_90;
                }
                if (i_80 < i_17) {
                    if (l_89 == 0L) {
                        i_91 = gale_HostCall_begin(arg_fs, gale_group);
                        l_92 = (long) i_91;
                        if (l_92 < 0L) {
                            i_93 = i_80;
                            l_94 = l_92;
                            i_95 = i_77;
                        } else {
                            if (i_77 == 0) {
                                i_96 = (int) ((uint) i_17 + (uint) i_80);
                                i_97 = i_17 << 1;
                                i_98 = 0;
                                i_99 = i_96;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_99 < i_97)) {
                                        goto B91;
                                    }
                                    if (!(i_98 < 4096)) {
                                        break;
                                    }
                                    l_100 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_99) << 3) + 16L))));
                                    i_101 = (int) ((uint) i_99 + (uint) 1);
                                    if (l_100 == (-1L)) {
                                        i_99 = i_101;
                                    } else {
                                        l_102 = (long) gale_group;
                                        l_103 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_102 << 12) + (l_102 << 11)))) + (ulong) 2048L);
                                        l_104 = l_100 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) ((long) i_98))))) = l_104;
                                        i_105 = (int) ((uint) i_98 + (uint) 8);
                                        if (((int) (l_100 & 1L)) == 0) {
                                            i_98 = i_105;
                                            i_99 = i_101;
                                        } else {
                                            if (i_105 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) ((long) i_105))))) = (l_104 + 1L);
                                                i_106 = (int) ((uint) i_98 + (uint) 16);
                                                i_98 = i_106;
                                                i_99 = i_101;
                                            } else {
                                                i_98 = i_105;
                                                i_99 = i_101;
                                            }
                                        }
                                    }
                                }
                                i_107 = i_98;
                                goto B93;
                            B91:;
                                i_107 = i_98;
                            } else {
                                i_107 = 0;
                            }
                        B93:;
                            l_108 = *((__local gale_long *) (gale_local_memory + l_74));
                            l_109 = *((__local gale_long *) (gale_local_memory + l_73));
                            i_110 = (int) l_109;
                            l_111 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_110))) & l_108), (1 << i_110), i_107, gale_group);
                            i_93 = i_80;
                            l_94 = l_111;
                            i_95 = 1;
                        }
                    } else {
                        i_93 = i_80;
                        l_94 = l_89;
                        i_95 = i_77;
                    }
                } else {
                    i_93 = i_80;
                    l_94 = l_89;
                    i_95 = i_77;
                }
            } else {
                i_93 = i_76;
                l_94 = 0L;
                i_95 = i_77;
            }
            if (i_15 == 0) {
                if (l_94 < (-4611686018427387904L)) {
                    l_112 = gale_HostCall_awaitReply(arg_fs, l_94, gale_group);
                    l_113 = l_112;
                } else {
                    l_113 = l_94;
                }
            } else {
                l_113 = l_94;
            }
            GALEFS_BROADCAST(8, l_114, l_113);
            l_115 = *((__local gale_long *) (gale_local_memory + l_70));
            l_116 = *((__local gale_long *) (gale_local_memory + l_73));
            if (l_115 == (-1L)) {
                i_117 = i_75;
            } else {
                l_118 = *((__local gale_long *) (gale_local_memory + l_74));
                i_119 = (int) l_116;
                if ((l_115 >> i_119) == (l_118 >> i_119)) {
                    if (l_114 < 0L) {
                        i_120 = 0;
                    } else {
                        l_121 = 1L << i_119;
                        l_122 = (long) ((ulong) l_121 - (ulong) (((long) ((ulong) l_121 + (ulong) (-1L))) & l_115));
                        i_123 = (int) ((uint) i_42 - (uint) i_75);
                        if (l_122 < ((long) i_123)) {
                            i_124 = (int) l_122;
                            i_120 = i_124;
                        } else {
                            i_120 = i_123;
                        }
                    }
                    l_125 = gale_BlockAccess_offsetInRegion(arg_fs, l_114, l_115, gale_group);
                    l_126 = ((long) i_75) + l_12;
                    if (((l_125 | l_126) & 7L) == 0) {
                        i_127 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_120 - (uint) i_127)) < 8) {
                                break;
                            }
                            l_128 = (long) i_127;
                            l_129 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) l_128))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_126 + l_128))) = l_129;
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
                        *((__global char *) (arg_buffer + 16 + (l_126 + l_133))) = (char) i_134;
                        i_135 = (int) ((uint) i_132 + (uint) 1);
                        i_132 = i_135;
                    }
                    i_136 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_120);
                    l_137 = (long) ((ulong) ((long) i_120) + (ulong) l_115);
                    i_138 = (int) ((uint) i_75 + (uint) i_120);
                    if (l_114 == (-117L)) {
                        l_139 = l_137;
                    } else {
                        if (l_114 < 0L) {
                            l_139 = (-1L);
                        } else {
                            if (i_138 < i_42) {
                                l_139 = l_137;
                            } else {
                                l_139 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_70)) = l_139;
                    i_117 = i_138;
                } else {
                    i_117 = i_75;
                }
            }
            if (l_114 == 0L) {
                i_140 = 0;
            } else {
                l_141 = *((__local gale_long *) (gale_local_memory + l_74));
                i_142 = (l_141 == (-1L)) ? 0 : 1;
                i_140 = i_142;
            }
            GALEFS_BARRIER(9);
            i_143 = (l_114 == (-117L)) ? 1 : 0;
            if (i_14 == 0) {
                if (l_114 < 1L) {
                    i_75 = i_117;
                    i_76 = i_93;
                    i_77 = i_95;
                    i_78 = i_143;
                    i_79 = i_140;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_75 = i_117;
                    i_76 = i_93;
                    i_77 = i_95;
                    i_78 = i_143;
                    i_79 = i_140;
                }
            } else {
                i_75 = i_117;
                i_76 = i_93;
                i_77 = i_95;
                i_78 = i_143;
                i_79 = i_140;
            }
        }
        if (i_16 == 0) {
            i_144 = *((__local gale_int *) (gale_local_memory + l_38));
            i_145 = *((__local gale_int *) (gale_local_memory + l_37));
            l_146 = (long) gale_group;
            l_147 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_146 << 12) + (l_146 << 11)))) + (ulong) 1872L);
            l_148 = *((__global gale_long *) (arg_fs + 16 + l_147));
            *((__global gale_long *) (arg_fs + 16 + l_147)) = ((long) ((ulong) ((long) i_144) + (ulong) l_148));
            l_149 = (long) gale_group;
            l_150 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_149 << 12) + (l_149 << 11)))) + (ulong) 1864L);
            l_151 = *((__global gale_long *) (arg_fs + 16 + l_150));
            *((__global gale_long *) (arg_fs + 16 + l_150)) = ((long) ((ulong) ((long) i_145) + (ulong) l_151));
        }
        if (l_26 < l_27) {
            l_152 = *((__global gale_long *) (arg_buffer + l_13));
            l_153 = *((__global gale_long *) (arg_keys + l_13));
            if (l_152 < l_153) {
                l_154 = (long) ((ulong) l_39 + (ulong) 1L);
                l_26 = l_154;
                continue;
            }
        }
        if (l_26 < l_27) {
            l_27 = l_39;
        }
    }
    *((__global gale_long *) (arg_results + l_13)) = l_26;
    if (((int) get_local_id(0)) == 0) {
        l_155 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_156 = l_155;
    } else {
        l_156 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_156 < (-4611686018427387904L)) {
            l_157 = gale_HostCall_awaitReply(arg_fs, l_156, gale_group);
            l_158 = l_157;
        } else {
            l_158 = l_156;
        }
    } else {
        l_158 = l_156;
    }
    GALEFS_BROADCAST(10, l_159, l_158);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_110) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_133) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_27) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_71) VARIABLE(int, i_8) VARIABLE(int, i_89) VARIABLE(int, i_91) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_107) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_66) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_27) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_66) VARIABLE(l_9)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_38) VARIABLE(i_71) VARIABLE(i_8) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_66) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_9)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_110) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_133) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_38) VARIABLE(i_8) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_107) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_66) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_9)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, long arg_count, __global uchar *arg_keys, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 48L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_11, i_12, i_13, i_16, i_17, i_18, i_19, i_21, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_37, i_38, i_39, i_43, i_47, i_48, i_49, i_51, i_54, i_55, i_56, i_58, i_59, i_60, i_62, i_63, i_71, i_72, i_73, i_74, i_75, i_76, i_79, i_87, i_89, i_91, i_92, i_93, i_94, i_95, i_97, i_100, i_101, i_102, i_105, i_110, i_112, i_113, i_116, i_117, i_120, i_123, i_124, i_125, i_127, i_128, i_129, i_131, i_133, i_135, i_136, i_137, i_138, i_145;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_14, l_15, l_20, l_22, l_23, l_24, l_33, l_34, l_35, l_36, l_40, l_41, l_42, l_44, l_45, l_46, l_50, l_52, l_53, l_57, l_61, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_77, l_78, l_80, l_81, l_82, l_83, l_84, l_85, l_86, l_88, l_90, l_96, l_98, l_99, l_103, l_104, l_106, l_107, l_108, l_109, l_111, l_114, l_115, l_118, l_119, l_121, l_122, l_126, l_130, l_132, l_134, l_139, l_140, l_141, l_142, l_143, l_144, l_146, l_147, l_148, l_149, l_150, l_151;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
        l_1 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position);
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
    l_9 = ((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3;
    l_10 = l_9 + 16L;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_size(0);
    l_14 = (((long) ((int) ((uint) i_12 + (uint) i_13))) << 3) + 16L;
    l_15 = (((long) i_12) << 3) + 16L;
    i_16 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_17 = GALEFS_LOCAL_SIZE << 1;
    i_18 = (int) get_local_size(0);
    i_19 = (int) get_local_id(0);
    l_20 = (((long) i_19) << 2) + 16L;
    i_21 = GALEFS_LOCAL_SIZE;
    l_22 = 0L;
    l_23 = arg_count;
    while (true) {
        GALEFS_LOCAL_BARRIER(2);
        l_24 = (-16L) + l_20;
        i_25 = (l_22 < l_23) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_24)) = i_25;
        GALEFS_LOCAL_BARRIER(3);
        i_26 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_26 < i_18)) {
                break;
            }
            i_27 = i_26 << 1;
            if ((i_19 & ((int) ((uint) i_27 + (uint) (-1)))) == 0) {
                i_28 = (int) ((uint) i_19 + (uint) i_26);
                if (i_28 < i_18) {
                    i_29 = *((__local gale_int *) (gale_scratch_memory + l_24));
                    i_30 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_28) << 2) + 16L))));
                    i_31 = (i_29 < i_30) ? i_30 : i_29;
                    *((__local gale_int *) (gale_scratch_memory + l_24)) = i_31;
                }
            }
            GALEFS_LOCAL_BARRIER(4);
            i_26 = i_27;
        }
        i_32 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_32 == 0) {
            break;
        }
        GALEFS_BARRIER(5);
        l_33 = (8L) + 16L;
        l_34 = (0L) + 16L;
        if (i_12 == 0) {
            *((__local gale_int *) (gale_local_memory + l_34)) = 0;
            *((__local gale_int *) (gale_local_memory + l_33)) = 0;
        }
        GALEFS_LOCAL_BARRIER(6);
        l_35 = (long) ((ulong) ((long) ((ulong) l_22 + (ulong) l_23)) >> 1);
        l_36 = l_35 << 3;
        i_37 = (l_22 < l_23) ? 8 : 0;
        i_38 = gale_BlockAccess_available(arg_fs, i_8, l_36, i_37, gale_group, gale_slot, gale_position);
        if (i_38 < 1) {
            i_39 = 0;
        } else {
            l_40 = gale_BlockAccess_placeOf(arg_fs, i_8, l_36, gale_group, gale_slot, gale_position);
            l_41 = 1L << i_16;
            l_42 = (long) ((ulong) l_41 + (ulong) (-1L));
            i_43 = 0;
            l_44 = l_40;
            while (true) {
                if (l_44 == 0L) {
                    break;
                }
                l_45 = (long) i_43;
                l_46 = (long) ((ulong) l_41 - (ulong) (((long) ((ulong) l_45 + (ulong) l_36)) & l_42));
                i_47 = (int) ((uint) i_38 - (uint) i_43);
                if (l_46 < ((long) i_47)) {
                    i_48 = (int) l_46;
                    i_49 = i_48;
                } else {
                    i_49 = i_47;
                }
                l_50 = l_45 + l_9;
                if (((l_44 | l_50) & 7L) == 0) {
                    i_51 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_49 - (uint) i_51)) < 8) {
                            break;
                        }
                        l_52 = (long) i_51;
                        l_53 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) l_52))));
                        *((__global gale_long *) (arg_buffer + 16 + (l_50 + l_52))) = l_53;
                        i_54 = (int) ((uint) i_51 + (uint) 8);
                        i_51 = i_54;
                    }
                    i_55 = i_51;
                } else {
                    i_55 = 0;
                }
                i_56 = i_55;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_56 < i_49)) {
                        break;
                    }
                    l_57 = (long) i_56;
                    i_58 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) l_57))));
                    *((__global char *) (arg_buffer + 16 + (l_50 + l_57))) = (char) i_58;
                    i_59 = (int) ((uint) i_56 + (uint) 1);
                    i_56 = i_59;
                }
                i_60 = (int) ((uint) i_43 + (uint) i_49);
                if (i_60 < i_38) {
                    l_61 = gale_BlockAccess_placeOf(arg_fs, i_8, ((long) ((ulong) ((long) i_60) + (ulong) l_36)), gale_group, gale_slot, gale_position);
                    i_43 = i_60;
                    l_44 = l_61;
                } else {
                    i_43 = i_60;
                    l_44 = 0L;
                }
            }
            i_39 = i_43;
        }
        if (!(i_39 < 1)) {
            i_62 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_39);
            i_63 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        l_64 = (long) ((ulong) ((long) i_39) + (ulong) l_36);
        if (i_39 < i_38) {
            l_65 = l_64;
        } else {
            l_65 = (-1L);
        }
        l_66 = (16L) + l_15;
        *((__local gale_long *) (gale_local_memory + l_66)) = l_65;
        if (i_39 < i_38) {
            l_67 = gale_BlockAccess_missing(arg_fs, i_8, l_64, ((int) ((uint) i_38 - (uint) i_39)), gale_group, gale_slot, gale_position);
            l_68 = l_67;
        } else {
            l_68 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_14))) = l_68;
        GALEFS_LOCAL_BARRIER(7);
        l_69 = (-16L) + 24L;
        l_70 = (-16L) + 16L;
        i_71 = i_39;
        i_72 = 0;
        i_73 = 0;
        i_74 = 0;
        i_75 = 1;
        while (true) {
            if (i_75 == 0) {
                break;
            }
            if (i_12 == 0) {
                i_76 = i_72;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_77 = (16L) + ((((long) i_76) << 3) + 16L);
                    if (!(i_76 < i_13)) {
                        goto B58;
                    }
                    l_78 = *((__local gale_long *) (gale_local_memory + l_77));
                    if (!(l_78 == (-1L))) {
                        break;
                    }
                    i_79 = (int) ((uint) i_76 + (uint) 1);
                    i_76 = i_79;
                }
                goto B59;
            B58:;
            B59:;
                if (i_76 < i_13) {
                    l_80 = *((__local gale_long *) (gale_local_memory + l_77));
                    l_81 = l_80;
                } else {
                    l_81 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_70)) = l_81;
                if (i_74 == 0) {
                    l_82 = (long) i_16;
                    l_83 = l_82;
                } else {
                    l_83 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_69)) = l_83;
                if (i_76 < i_13) {
                    if (i_74 == 0) {
                        l_84 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_81, gale_group, gale_slot, gale_position);
                        l_85 = l_84;
                    } else {
                        l_85 = 0L;
                    }
                } else {
                    l_86 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_85 = l_86;
                }
                if (i_76 < i_13) {
                    if (l_85 == 0L) {
                        i_87 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_88 = (long) i_87;
                        if (l_88 < 0L) {
                            i_89 = i_76;
                            l_90 = l_88;
                            i_91 = i_73;
                        } else {
                            if (i_73 == 0) {
                                i_92 = (int) ((uint) i_13 + (uint) i_76);
                                i_93 = i_13 << 1;
                                i_94 = 0;
                                i_95 = i_92;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_95 < i_93)) {
                                        goto B86;
                                    }
                                    if (!(i_94 < 4096)) {
                                        break;
                                    }
                                    l_96 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_95) << 3) + 16L))));
                                    i_97 = (int) ((uint) i_95 + (uint) 1);
                                    if (l_96 == (-1L)) {
                                        i_95 = i_97;
                                    } else {
                                        l_98 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_99 = l_96 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) ((long) i_94))))) = l_99;
                                        i_100 = (int) ((uint) i_94 + (uint) 8);
                                        if (((int) (l_96 & 1L)) == 0) {
                                            i_94 = i_100;
                                            i_95 = i_97;
                                        } else {
                                            if (i_100 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) ((long) i_100))))) = (l_99 + 1L);
                                                i_101 = (int) ((uint) i_94 + (uint) 16);
                                                i_94 = i_101;
                                                i_95 = i_97;
                                            } else {
                                                i_94 = i_100;
                                                i_95 = i_97;
                                            }
                                        }
                                    }
                                }
                                i_102 = i_94;
                                goto B88;
                            B86:;
                                i_102 = i_94;
                            } else {
                                i_102 = 0;
                            }
                        B88:;
                            l_103 = *((__local gale_long *) (gale_local_memory + l_70));
                            l_104 = *((__local gale_long *) (gale_local_memory + l_69));
                            i_105 = (int) l_104;
                            l_106 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_105))) & l_103), (1 << i_105), i_102, gale_group, gale_slot, gale_position);
                            i_89 = i_76;
                            l_90 = l_106;
                            i_91 = 1;
                        }
                    } else {
                        i_89 = i_76;
                        l_90 = l_85;
                        i_91 = i_73;
                    }
                } else {
                    i_89 = i_76;
                    l_90 = l_85;
                    i_91 = i_73;
                }
            } else {
                i_89 = i_72;
                l_90 = 0L;
                i_91 = i_73;
            }
            GALEFS_BROADCAST(8, l_107, l_90);
            if (l_107 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_longs[gale_item] = (ulong) l_22;
                gale_longs[gale_items + gale_item] = (ulong) l_23;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_35;
                gale_ints[gale_items + gale_item] = (uint) i_38;
                gale_ints[2 * gale_items + gale_item] = (uint) i_71;
                gale_ints[3 * gale_items + gale_item] = (uint) i_89;
                gale_ints[4 * gale_items + gale_item] = (uint) i_91;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_107); }
                GALEFS_RETURN;
                resume_2:
                i_8 = (int) gale_ints[gale_item];
                l_22 = (long) gale_longs[gale_item];
                l_23 = (long) gale_longs[gale_items + gale_item];
                l_35 = (long) gale_longs[2 * gale_items + gale_item];
                i_38 = (int) gale_ints[gale_items + gale_item];
                i_71 = (int) gale_ints[2 * gale_items + gale_item];
                i_89 = (int) gale_ints[3 * gale_items + gale_item];
                i_91 = (int) gale_ints[4 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_9 = ((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3;
                l_10 = l_9 + 16L;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_size(0);
                l_14 = (((long) ((int) ((uint) i_12 + (uint) i_13))) << 3) + 16L;
                l_15 = (((long) i_12) << 3) + 16L;
                i_16 = *((__global gale_int *) (arg_fs + 16 + 148L));
                i_18 = (int) get_local_size(0);
                i_19 = (int) get_local_id(0);
                l_20 = (((long) i_19) << 2) + 16L;
                l_33 = (8L) + 16L;
                l_34 = (0L) + 16L;
                l_66 = (16L) + l_15;
                l_69 = (-16L) + 24L;
                l_70 = (-16L) + 16L;
                l_107 = gale_round_reply(gale_entry);
            }
            l_108 = *((__local gale_long *) (gale_local_memory + l_66));
            l_109 = *((__local gale_long *) (gale_local_memory + l_69));
            if (l_108 == (-1L)) {
                i_110 = i_71;
            } else {
                l_111 = *((__local gale_long *) (gale_local_memory + l_70));
                i_112 = (int) l_109;
                if ((l_108 >> i_112) == (l_111 >> i_112)) {
                    if (l_107 < 0L) {
                        i_113 = 0;
                    } else {
                        l_114 = 1L << i_112;
                        l_115 = (long) ((ulong) l_114 - (ulong) (((long) ((ulong) l_114 + (ulong) (-1L))) & l_108));
                        i_116 = (int) ((uint) i_38 - (uint) i_71);
                        if (l_115 < ((long) i_116)) {
                            i_117 = (int) l_115;
                            i_113 = i_117;
                        } else {
                            i_113 = i_116;
                        }
                    }
                    l_118 = gale_BlockAccess_offsetInRegion(arg_fs, l_107, l_108, gale_group, gale_slot, gale_position);
                    l_119 = ((long) i_71) + l_9;
                    if (((l_118 | l_119) & 7L) == 0) {
                        i_120 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_113 - (uint) i_120)) < 8) {
                                break;
                            }
                            l_121 = (long) i_120;
                            l_122 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) l_121))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_119 + l_121))) = l_122;
                            i_123 = (int) ((uint) i_120 + (uint) 8);
                            i_120 = i_123;
                        }
                        i_124 = i_120;
                    } else {
                        i_124 = 0;
                    }
                    i_125 = i_124;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_125 < i_113)) {
                            break;
                        }
                        l_126 = (long) i_125;
                        i_127 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) l_126))));
                        *((__global char *) (arg_buffer + 16 + (l_119 + l_126))) = (char) i_127;
                        i_128 = (int) ((uint) i_125 + (uint) 1);
                        i_125 = i_128;
                    }
                    i_129 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_113);
                    l_130 = (long) ((ulong) ((long) i_113) + (ulong) l_108);
                    i_131 = (int) ((uint) i_71 + (uint) i_113);
                    if (l_107 == (-117L)) {
                        l_132 = l_130;
                    } else {
                        if (l_107 < 0L) {
                            l_132 = (-1L);
                        } else {
                            if (i_131 < i_38) {
                                l_132 = l_130;
                            } else {
                                l_132 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_66)) = l_132;
                    i_110 = i_131;
                } else {
                    i_110 = i_71;
                }
            }
            if (l_107 == 0L) {
                i_133 = 0;
            } else {
                l_134 = *((__local gale_long *) (gale_local_memory + l_70));
                i_135 = (l_134 == (-1L)) ? 0 : 1;
                i_133 = i_135;
            }
            GALEFS_BARRIER(9);
            i_136 = (l_107 == (-117L)) ? 1 : 0;
            if (i_11 == 0) {
                if (l_107 < 1L) {
                    i_71 = i_110;
                    i_72 = i_89;
                    i_73 = i_91;
                    i_74 = i_136;
                    i_75 = i_133;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_71 = i_110;
                    i_72 = i_89;
                    i_73 = i_91;
                    i_74 = i_136;
                    i_75 = i_133;
                }
            } else {
                i_71 = i_110;
                i_72 = i_89;
                i_73 = i_91;
                i_74 = i_136;
                i_75 = i_133;
            }
        }
        if (i_12 == 0) {
            i_137 = *((__local gale_int *) (gale_local_memory + l_34));
            i_138 = *((__local gale_int *) (gale_local_memory + l_33));
            l_139 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_140 = (long) ((ulong) ((long) ((ulong) l_139 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_141 = *((__global gale_long *) (arg_fs + 16 + l_140));
            *((__global gale_long *) (arg_fs + 16 + l_140)) = ((long) ((ulong) ((long) i_137) + (ulong) l_141));
            l_142 = (long) ((ulong) ((long) ((ulong) l_139 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_143 = *((__global gale_long *) (arg_fs + 16 + l_142));
            *((__global gale_long *) (arg_fs + 16 + l_142)) = ((long) ((ulong) ((long) i_138) + (ulong) l_143));
            l_144 = (long) ((ulong) ((long) ((ulong) l_139 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_145 = *((__global gale_int *) (arg_fs + 16 + l_144));
            *((__global gale_int *) (arg_fs + 16 + l_144)) = ((int) ((uint) (i_137 >> i_16) + (uint) i_145));
        }
        if (l_22 < l_23) {
            l_146 = *((__global gale_long *) (arg_buffer + l_10));
            l_147 = *((__global gale_long *) (arg_keys + l_10));
            if (l_146 < l_147) {
                l_148 = (long) ((ulong) l_35 + (ulong) 1L);
                l_22 = l_148;
                continue;
            }
        }
        if (l_22 < l_23) {
            l_23 = l_35;
        }
    }
    *((__global gale_long *) (arg_results + l_10)) = l_22;
    if (((int) get_local_id(0)) == 0) {
        l_149 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_150 = l_149;
    } else {
        l_150 = 0L;
    }
    GALEFS_BROADCAST(10, l_151, l_150);
    if (l_151 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_151); }
        GALEFS_RETURN;
        resume_3:
        l_151 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
