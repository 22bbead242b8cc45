// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#search
// entry point: galefs_search
// parameters: LONG_ARRAY LONG LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ READ_WRITE WRITE
// waits: 3
// saved values: 8
// context bytes: 48
// needs: BARRIERS LOCAL_SIZE
// local bytes: 24
// local bytes per work-item: 16
// scratch bytes per work-item: 4
// string: "sorted"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f62284bbe6165dccb5ff8f16b8ea955e3e7542ded18e73e4eca72aa5f92b39dc
// functions SHA-256: 52db6c11d58ca98df41f066da340d642e825dba704c09a5e71e65975a8237c7d
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {115, 111, 114, 116, 101, 100};

//@ live
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_30) VARIABLE(int, i_39) VARIABLE(int, i_47) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_89) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_86)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_39) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_44)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_39) VARIABLE(i_47) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_46)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_39) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_89) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_86)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, long arg_count, __global uchar *arg_keys, __global uchar *arg_buffer, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_24, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_47, i_48, i_49, i_50, i_51, i_52, i_55, i_63, i_65, i_67, i_68, i_69, i_70, i_71, i_73, i_77, i_78, i_79, i_82, i_89, i_91, i_92, i_95, i_96, i_99, i_102, i_103, i_104, i_106, i_107, i_108, i_110, i_112, i_114, i_115, i_116;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_18, l_19, l_23, l_25, l_26, l_27, l_36, l_37, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_53, l_54, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_64, l_66, l_72, l_74, l_75, l_76, l_80, l_81, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_93, l_94, l_97, l_98, l_100, l_101, l_105, l_109, l_111, l_113, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_127;
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
    i_20 = GALEFS_LOCAL_SIZE << 1;
    i_21 = (int) get_local_size(0);
    i_22 = (int) get_local_id(0);
    l_23 = (((long) i_22) << 2) + 16L;
    i_24 = GALEFS_LOCAL_SIZE;
    l_25 = 0L;
    l_26 = arg_count;
    while (true) {
        GALEFS_LOCAL_BARRIER(2);
        l_27 = (-16L) + l_23;
        i_28 = (l_25 < l_26) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_27)) = i_28;
        GALEFS_LOCAL_BARRIER(3);
        i_29 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_29 < i_21)) {
                break;
            }
            i_30 = i_29 << 1;
            if ((i_22 & ((int) ((uint) i_30 + (uint) (-1)))) == 0) {
                i_31 = (int) ((uint) i_22 + (uint) i_29);
                if (i_31 < i_21) {
                    i_32 = *((__local gale_int *) (gale_scratch_memory + l_27));
                    i_33 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_31) << 2) + 16L))));
                    i_34 = (i_32 < i_33) ? i_33 : i_32;
                    *((__local gale_int *) (gale_scratch_memory + l_27)) = i_34;
                }
            }
            GALEFS_LOCAL_BARRIER(4);
            i_29 = i_30;
        }
        i_35 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_35 == 0) {
            break;
        }
        GALEFS_BARRIER(5);
        l_36 = (long) ((ulong) ((long) ((ulong) l_25 + (ulong) l_26)) >> 1);
        l_37 = l_36 << 3;
        i_38 = (l_25 < l_26) ? 8 : 0;
        i_39 = gale_BlockAccess_available(arg_fs, i_11, l_37, i_38, gale_group);
        if (i_39 < 1) {
            l_40 = (-1L);
        } else {
            l_40 = l_37;
        }
        l_41 = (8L) + l_19;
        *((__local gale_long *) (gale_local_memory + l_41)) = l_40;
        if (i_39 < 1) {
            l_42 = (-1L);
        } else {
            l_43 = gale_BlockAccess_missing(arg_fs, i_11, l_37, i_39, gale_group);
            l_42 = l_43;
        }
        *((__local gale_long *) (gale_local_memory + ((8L) + l_18))) = l_42;
        l_44 = (0L) + 16L;
        if (i_16 == 0) {
            *((__local gale_int *) (gale_local_memory + l_44)) = 0;
        }
        GALEFS_LOCAL_BARRIER(6);
        l_45 = (-16L) + 24L;
        l_46 = (-16L) + 16L;
        i_47 = 0;
        i_48 = 0;
        i_49 = 0;
        i_50 = 0;
        i_51 = 1;
        while (true) {
            if (i_51 == 0) {
                break;
            }
            if (i_16 == 0) {
                i_52 = i_48;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_53 = (8L) + ((((long) i_52) << 3) + 16L);
                    if (!(i_52 < i_17)) {
                        goto B40;
                    }
                    l_54 = *((__local gale_long *) (gale_local_memory + l_53));
                    if (!(l_54 == (-1L))) {
                        break;
                    }
                    i_55 = (int) ((uint) i_52 + (uint) 1);
                    i_52 = i_55;
                }
                goto B41;
            B40:;
            B41:;
                if (i_52 < i_17) {
                    l_56 = *((__local gale_long *) (gale_local_memory + l_53));
                    l_57 = l_56;
                } else {
                    l_57 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_46)) = l_57;
                if (i_50 == 0) {
                    l_58 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_59 = l_58;
                } else {
                    l_59 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_45)) = l_59;
                if (i_52 < i_17) {
                    if (i_50 == 0) {
                        l_60 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_57, gale_group);
                        l_61 = l_60;
                    } else {
                        l_61 = 0L;
                    }
                } else {
                    l_62 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_61 = l_62;
                }
                if (i_52 < i_17) {
                    if (l_61 == 0L) {
                        i_63 = gale_HostCall_begin(arg_fs, gale_group);
                        l_64 = (long) i_63;
                        if (l_64 < 0L) {
                            i_65 = i_52;
                            l_66 = l_64;
                            i_67 = i_49;
                        } else {
                            if (i_49 == 0) {
                                i_68 = (int) ((uint) i_17 + (uint) i_52);
                                i_69 = i_17 << 1;
                                i_70 = 0;
                                i_71 = i_68;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_71 < i_69)) {
                                        goto B68;
                                    }
                                    if (!(i_70 < 4096)) {
                                        break;
                                    }
                                    l_72 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_71) << 3) + 16L))));
                                    i_73 = (int) ((uint) i_71 + (uint) 1);
                                    if (l_72 == (-1L)) {
                                        i_71 = i_73;
                                    } else {
                                        l_74 = (long) gale_group;
                                        l_75 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_74 << 12) + (l_74 << 11)))) + (ulong) 2048L);
                                        l_76 = l_72 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) ((long) i_70))))) = l_76;
                                        i_77 = (int) ((uint) i_70 + (uint) 8);
                                        if (((int) (l_72 & 1L)) == 0) {
                                            i_70 = i_77;
                                            i_71 = i_73;
                                        } else {
                                            if (i_77 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) ((long) i_77))))) = (l_76 + 1L);
                                                i_78 = (int) ((uint) i_70 + (uint) 16);
                                                i_70 = i_78;
                                                i_71 = i_73;
                                            } else {
                                                i_70 = i_77;
                                                i_71 = i_73;
                                            }
                                        }
                                    }
                                }
                                i_79 = i_70;
                                goto B70;
                            B68:;
                                i_79 = i_70;
                            } else {
                                i_79 = 0;
                            }
                        B70:;
                            l_80 = *((__local gale_long *) (gale_local_memory + l_46));
                            l_81 = *((__local gale_long *) (gale_local_memory + l_45));
                            i_82 = (int) l_81;
                            l_83 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_82))) & l_80), (1 << i_82), i_79, gale_group);
                            i_65 = i_52;
                            l_66 = l_83;
                            i_67 = 1;
                        }
                    } else {
                        i_65 = i_52;
                        l_66 = l_61;
                        i_67 = i_49;
                    }
                } else {
                    i_65 = i_52;
                    l_66 = l_61;
                    i_67 = i_49;
                }
            } else {
                i_65 = i_48;
                l_66 = 0L;
                i_67 = i_49;
            }
            if (i_15 == 0) {
                if (l_66 < (-4611686018427387904L)) {
                    l_84 = gale_HostCall_awaitReply(arg_fs, l_66, gale_group);
                    l_85 = l_84;
                } else {
                    l_85 = l_66;
                }
            } else {
                l_85 = l_66;
            }
            GALEFS_BROADCAST(7, l_86, l_85);
            l_87 = *((__local gale_long *) (gale_local_memory + l_41));
            l_88 = *((__local gale_long *) (gale_local_memory + l_45));
            if (l_87 == (-1L)) {
                i_89 = i_47;
            } else {
                l_90 = *((__local gale_long *) (gale_local_memory + l_46));
                i_91 = (int) l_88;
                if ((l_87 >> i_91) == (l_90 >> i_91)) {
                    if (l_86 < 0L) {
                        i_92 = 0;
                    } else {
                        l_93 = 1L << i_91;
                        l_94 = (long) ((ulong) l_93 - (ulong) (((long) ((ulong) l_93 + (ulong) (-1L))) & l_87));
                        i_95 = (int) ((uint) i_39 - (uint) i_47);
                        if (l_94 < ((long) i_95)) {
                            i_96 = (int) l_94;
                            i_92 = i_96;
                        } else {
                            i_92 = i_95;
                        }
                    }
                    l_97 = gale_BlockAccess_offsetInRegion(arg_fs, l_86, l_87, gale_group);
                    l_98 = ((long) i_47) + l_12;
                    if (((l_97 | l_98) & 7L) == 0) {
                        i_99 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_92 - (uint) i_99)) < 8) {
                                break;
                            }
                            l_100 = (long) i_99;
                            l_101 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) l_100))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_98 + l_100))) = l_101;
                            i_102 = (int) ((uint) i_99 + (uint) 8);
                            i_99 = i_102;
                        }
                        i_103 = i_99;
                    } else {
                        i_103 = 0;
                    }
                    i_104 = i_103;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_104 < i_92)) {
                            break;
                        }
                        l_105 = (long) i_104;
                        i_106 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) l_105))));
                        *((__global char *) (arg_buffer + 16 + (l_98 + l_105))) = (char) i_106;
                        i_107 = (int) ((uint) i_104 + (uint) 1);
                        i_104 = i_107;
                    }
                    i_108 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_92);
                    l_109 = (long) ((ulong) ((long) i_92) + (ulong) l_87);
                    i_110 = (int) ((uint) i_47 + (uint) i_92);
                    if (l_86 == (-117L)) {
                        l_111 = l_109;
                    } else {
                        if (l_86 < 0L) {
                            l_111 = (-1L);
                        } else {
                            if (i_110 < i_39) {
                                l_111 = l_109;
                            } else {
                                l_111 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_41)) = l_111;
                    i_89 = i_110;
                } else {
                    i_89 = i_47;
                }
            }
            if (l_86 == 0L) {
                i_112 = 0;
            } else {
                l_113 = *((__local gale_long *) (gale_local_memory + l_46));
                i_114 = (l_113 == (-1L)) ? 0 : 1;
                i_112 = i_114;
            }
            GALEFS_BARRIER(8);
            i_115 = (l_86 == (-117L)) ? 1 : 0;
            if (i_14 == 0) {
                if (l_86 < 1L) {
                    i_47 = i_89;
                    i_48 = i_65;
                    i_49 = i_67;
                    i_50 = i_115;
                    i_51 = i_112;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_47 = i_89;
                    i_48 = i_65;
                    i_49 = i_67;
                    i_50 = i_115;
                    i_51 = i_112;
                }
            } else {
                i_47 = i_89;
                i_48 = i_65;
                i_49 = i_67;
                i_50 = i_115;
                i_51 = i_112;
            }
        }
        if (i_16 == 0) {
            i_116 = *((__local gale_int *) (gale_local_memory + l_44));
            l_117 = (long) gale_group;
            l_118 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_117 << 12) + (l_117 << 11)))) + (ulong) 1872L);
            l_119 = *((__global gale_long *) (arg_fs + 16 + l_118));
            *((__global gale_long *) (arg_fs + 16 + l_118)) = ((long) ((ulong) ((long) i_116) + (ulong) l_119));
        }
        if (l_25 < l_26) {
            l_120 = *((__global gale_long *) (arg_buffer + l_13));
            l_121 = *((__global gale_long *) (arg_keys + l_13));
            if (l_120 < l_121) {
                l_122 = (long) ((ulong) l_36 + (ulong) 1L);
                l_25 = l_122;
                continue;
            }
        }
        if (l_25 < l_26) {
            l_26 = l_36;
        }
    }
    *((__global gale_long *) (arg_results + l_13)) = l_25;
    if (((int) get_local_id(0)) == 0) {
        l_123 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_124 = l_123;
    } else {
        l_124 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_124 < (-4611686018427387904L)) {
            l_125 = gale_HostCall_awaitReply(arg_fs, l_124, gale_group);
            l_126 = l_125;
        } else {
            l_126 = l_124;
        }
    } else {
        l_126 = l_124;
    }
    GALEFS_BROADCAST(9, l_127, l_126);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_26) VARIABLE(int, i_35) VARIABLE(int, i_43) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_8) VARIABLE(int, i_82) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_32) VARIABLE(long, l_37) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_79) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_26) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_35) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_9)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_105) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_35) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_8) VARIABLE(i_82) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_79) VARIABLE(l_9)
#define GALEFS_LIVE_9(VARIABLE)

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
    int i_4, i_5, i_8, i_11, i_12, i_13, i_16, i_17, i_18, i_20, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_34, i_35, i_43, i_44, i_45, i_46, i_47, i_48, i_51, i_59, i_61, i_63, i_64, i_65, i_66, i_67, i_69, i_72, i_73, i_74, i_77, i_82, i_84, i_85, i_88, i_89, i_92, i_95, i_96, i_97, i_99, i_100, i_101, i_103, i_105, i_107, i_108, i_109;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_14, l_15, l_19, l_21, l_22, l_23, l_32, l_33, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_49, l_50, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_60, l_62, l_68, l_70, l_71, l_75, l_76, l_78, l_79, l_80, l_81, l_83, l_86, l_87, l_90, l_91, l_93, l_94, l_98, l_102, l_104, l_106, l_110, l_111, l_112, l_113, l_114, l_115, l_116, l_117;
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
    i_16 = GALEFS_LOCAL_SIZE << 1;
    i_17 = (int) get_local_size(0);
    i_18 = (int) get_local_id(0);
    l_19 = (((long) i_18) << 2) + 16L;
    i_20 = GALEFS_LOCAL_SIZE;
    l_21 = 0L;
    l_22 = arg_count;
    while (true) {
        GALEFS_LOCAL_BARRIER(2);
        l_23 = (-16L) + l_19;
        i_24 = (l_21 < l_22) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_23)) = i_24;
        GALEFS_LOCAL_BARRIER(3);
        i_25 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_25 < i_17)) {
                break;
            }
            i_26 = i_25 << 1;
            if ((i_18 & ((int) ((uint) i_26 + (uint) (-1)))) == 0) {
                i_27 = (int) ((uint) i_18 + (uint) i_25);
                if (i_27 < i_17) {
                    i_28 = *((__local gale_int *) (gale_scratch_memory + l_23));
                    i_29 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_27) << 2) + 16L))));
                    i_30 = (i_28 < i_29) ? i_29 : i_28;
                    *((__local gale_int *) (gale_scratch_memory + l_23)) = i_30;
                }
            }
            GALEFS_LOCAL_BARRIER(4);
            i_25 = i_26;
        }
        i_31 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_31 == 0) {
            break;
        }
        GALEFS_BARRIER(5);
        l_32 = (long) ((ulong) ((long) ((ulong) l_21 + (ulong) l_22)) >> 1);
        l_33 = l_32 << 3;
        i_34 = (l_21 < l_22) ? 8 : 0;
        i_35 = gale_BlockAccess_available(arg_fs, i_8, l_33, i_34, gale_group, gale_slot, gale_position);
        if (i_35 < 1) {
            l_36 = (-1L);
        } else {
            l_36 = l_33;
        }
        l_37 = (8L) + l_15;
        *((__local gale_long *) (gale_local_memory + l_37)) = l_36;
        if (i_35 < 1) {
            l_38 = (-1L);
        } else {
            l_39 = gale_BlockAccess_missing(arg_fs, i_8, l_33, i_35, gale_group, gale_slot, gale_position);
            l_38 = l_39;
        }
        *((__local gale_long *) (gale_local_memory + ((8L) + l_14))) = l_38;
        l_40 = (0L) + 16L;
        if (i_12 == 0) {
            *((__local gale_int *) (gale_local_memory + l_40)) = 0;
        }
        GALEFS_LOCAL_BARRIER(6);
        l_41 = (-16L) + 24L;
        l_42 = (-16L) + 16L;
        i_43 = 0;
        i_44 = 0;
        i_45 = 0;
        i_46 = 0;
        i_47 = 1;
        while (true) {
            if (i_47 == 0) {
                break;
            }
            if (i_12 == 0) {
                i_48 = i_44;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_49 = (8L) + ((((long) i_48) << 3) + 16L);
                    if (!(i_48 < i_13)) {
                        goto B35;
                    }
                    l_50 = *((__local gale_long *) (gale_local_memory + l_49));
                    if (!(l_50 == (-1L))) {
                        break;
                    }
                    i_51 = (int) ((uint) i_48 + (uint) 1);
                    i_48 = i_51;
                }
                goto B36;
            B35:;
            B36:;
                if (i_48 < i_13) {
                    l_52 = *((__local gale_long *) (gale_local_memory + l_49));
                    l_53 = l_52;
                } else {
                    l_53 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_42)) = l_53;
                if (i_46 == 0) {
                    l_54 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_55 = l_54;
                } else {
                    l_55 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_41)) = l_55;
                if (i_48 < i_13) {
                    if (i_46 == 0) {
                        l_56 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_53, gale_group, gale_slot, gale_position);
                        l_57 = l_56;
                    } else {
                        l_57 = 0L;
                    }
                } else {
                    l_58 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_57 = l_58;
                }
                if (i_48 < i_13) {
                    if (l_57 == 0L) {
                        i_59 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_60 = (long) i_59;
                        if (l_60 < 0L) {
                            i_61 = i_48;
                            l_62 = l_60;
                            i_63 = i_45;
                        } else {
                            if (i_45 == 0) {
                                i_64 = (int) ((uint) i_13 + (uint) i_48);
                                i_65 = i_13 << 1;
                                i_66 = 0;
                                i_67 = i_64;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_67 < i_65)) {
                                        goto B63;
                                    }
                                    if (!(i_66 < 4096)) {
                                        break;
                                    }
                                    l_68 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_67) << 3) + 16L))));
                                    i_69 = (int) ((uint) i_67 + (uint) 1);
                                    if (l_68 == (-1L)) {
                                        i_67 = i_69;
                                    } else {
                                        l_70 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_71 = l_68 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) ((long) i_66))))) = l_71;
                                        i_72 = (int) ((uint) i_66 + (uint) 8);
                                        if (((int) (l_68 & 1L)) == 0) {
                                            i_66 = i_72;
                                            i_67 = i_69;
                                        } else {
                                            if (i_72 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) ((long) i_72))))) = (l_71 + 1L);
                                                i_73 = (int) ((uint) i_66 + (uint) 16);
                                                i_66 = i_73;
                                                i_67 = i_69;
                                            } else {
                                                i_66 = i_72;
                                                i_67 = i_69;
                                            }
                                        }
                                    }
                                }
                                i_74 = i_66;
                                goto B65;
                            B63:;
                                i_74 = i_66;
                            } else {
                                i_74 = 0;
                            }
                        B65:;
                            l_75 = *((__local gale_long *) (gale_local_memory + l_42));
                            l_76 = *((__local gale_long *) (gale_local_memory + l_41));
                            i_77 = (int) l_76;
                            l_78 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_77))) & l_75), (1 << i_77), i_74, gale_group, gale_slot, gale_position);
                            i_61 = i_48;
                            l_62 = l_78;
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
            GALEFS_BROADCAST(7, l_79, l_62);
            if (l_79 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_longs[gale_item] = (ulong) l_21;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_32;
                gale_ints[gale_items + gale_item] = (uint) i_35;
                gale_ints[2 * gale_items + gale_item] = (uint) i_43;
                gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                gale_ints[4 * gale_items + gale_item] = (uint) i_63;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_79); }
                GALEFS_RETURN;
                resume_2:
                i_8 = (int) gale_ints[gale_item];
                l_21 = (long) gale_longs[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                l_32 = (long) gale_longs[2 * gale_items + gale_item];
                i_35 = (int) gale_ints[gale_items + gale_item];
                i_43 = (int) gale_ints[2 * gale_items + gale_item];
                i_61 = (int) gale_ints[3 * gale_items + gale_item];
                i_63 = (int) gale_ints[4 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_9 = ((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3;
                l_10 = l_9 + 16L;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_size(0);
                l_14 = (((long) ((int) ((uint) i_12 + (uint) i_13))) << 3) + 16L;
                l_15 = (((long) i_12) << 3) + 16L;
                i_17 = (int) get_local_size(0);
                i_18 = (int) get_local_id(0);
                l_19 = (((long) i_18) << 2) + 16L;
                l_37 = (8L) + l_15;
                l_40 = (0L) + 16L;
                l_41 = (-16L) + 24L;
                l_42 = (-16L) + 16L;
                l_79 = gale_round_reply(gale_entry);
            }
            l_80 = *((__local gale_long *) (gale_local_memory + l_37));
            l_81 = *((__local gale_long *) (gale_local_memory + l_41));
            if (l_80 == (-1L)) {
                i_82 = i_43;
            } else {
                l_83 = *((__local gale_long *) (gale_local_memory + l_42));
                i_84 = (int) l_81;
                if ((l_80 >> i_84) == (l_83 >> i_84)) {
                    if (l_79 < 0L) {
                        i_85 = 0;
                    } else {
                        l_86 = 1L << i_84;
                        l_87 = (long) ((ulong) l_86 - (ulong) (((long) ((ulong) l_86 + (ulong) (-1L))) & l_80));
                        i_88 = (int) ((uint) i_35 - (uint) i_43);
                        if (l_87 < ((long) i_88)) {
                            i_89 = (int) l_87;
                            i_85 = i_89;
                        } else {
                            i_85 = i_88;
                        }
                    }
                    l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_79, l_80, gale_group, gale_slot, gale_position);
                    l_91 = ((long) i_43) + l_9;
                    if (((l_90 | l_91) & 7L) == 0) {
                        i_92 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_85 - (uint) i_92)) < 8) {
                                break;
                            }
                            l_93 = (long) i_92;
                            l_94 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) l_93))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_91 + l_93))) = l_94;
                            i_95 = (int) ((uint) i_92 + (uint) 8);
                            i_92 = i_95;
                        }
                        i_96 = i_92;
                    } else {
                        i_96 = 0;
                    }
                    i_97 = i_96;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_97 < i_85)) {
                            break;
                        }
                        l_98 = (long) i_97;
                        i_99 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) l_98))));
                        *((__global char *) (arg_buffer + 16 + (l_91 + l_98))) = (char) i_99;
                        i_100 = (int) ((uint) i_97 + (uint) 1);
                        i_97 = i_100;
                    }
                    i_101 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_85);
                    l_102 = (long) ((ulong) ((long) i_85) + (ulong) l_80);
                    i_103 = (int) ((uint) i_43 + (uint) i_85);
                    if (l_79 == (-117L)) {
                        l_104 = l_102;
                    } else {
                        if (l_79 < 0L) {
                            l_104 = (-1L);
                        } else {
                            if (i_103 < i_35) {
                                l_104 = l_102;
                            } else {
                                l_104 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_37)) = l_104;
                    i_82 = i_103;
                } else {
                    i_82 = i_43;
                }
            }
            if (l_79 == 0L) {
                i_105 = 0;
            } else {
                l_106 = *((__local gale_long *) (gale_local_memory + l_42));
                i_107 = (l_106 == (-1L)) ? 0 : 1;
                i_105 = i_107;
            }
            GALEFS_BARRIER(8);
            i_108 = (l_79 == (-117L)) ? 1 : 0;
            if (i_11 == 0) {
                if (l_79 < 1L) {
                    i_43 = i_82;
                    i_44 = i_61;
                    i_45 = i_63;
                    i_46 = i_108;
                    i_47 = i_105;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_43 = i_82;
                    i_44 = i_61;
                    i_45 = i_63;
                    i_46 = i_108;
                    i_47 = i_105;
                }
            } else {
                i_43 = i_82;
                i_44 = i_61;
                i_45 = i_63;
                i_46 = i_108;
                i_47 = i_105;
            }
        }
        if (i_12 == 0) {
            i_109 = *((__local gale_int *) (gale_local_memory + l_40));
            l_110 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_111 = *((__global gale_long *) (arg_fs + 16 + l_110));
            *((__global gale_long *) (arg_fs + 16 + l_110)) = ((long) ((ulong) ((long) i_109) + (ulong) l_111));
        }
        if (l_21 < l_22) {
            l_112 = *((__global gale_long *) (arg_buffer + l_10));
            l_113 = *((__global gale_long *) (arg_keys + l_10));
            if (l_112 < l_113) {
                l_114 = (long) ((ulong) l_32 + (ulong) 1L);
                l_21 = l_114;
                continue;
            }
        }
        if (l_21 < l_22) {
            l_22 = l_32;
        }
    }
    *((__global gale_long *) (arg_results + l_10)) = l_21;
    if (((int) get_local_id(0)) == 0) {
        l_115 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_116 = l_115;
    } else {
        l_116 = 0L;
    }
    GALEFS_BROADCAST(9, l_117, l_116);
    if (l_117 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_117); }
        GALEFS_RETURN;
        resume_3:
        l_117 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
