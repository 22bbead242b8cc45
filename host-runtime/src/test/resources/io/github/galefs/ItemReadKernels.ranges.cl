// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#ranges
// entry point: galefs_ranges
// parameters: LONG_ARRAY INT LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ WRITE WRITE
// waits: 3
// saved values: 9
// context bytes: 40
// needs: BARRIERS LOCAL_SIZE
// local bytes: 16
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 05602995fd8d13ec5ee19c308e649bb89d534ef5b0fb9625bd81d3eda18d37b1
// functions SHA-256: c550d2748e3c7d1db3eb16936bd022f85e8eab73247a8dff3b1a96e5d25b7b94
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_69)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_69)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_18, i_19, i_20, i_21, i_26, i_32, i_34, i_35, i_36, i_37, i_38, i_39, i_42, i_48, i_50, i_52, i_53, i_54, i_55, i_56, i_58, i_62, i_63, i_64, i_71, i_72, i_74, i_75, i_78, i_79, i_82, i_85, i_86, i_87, i_89, i_90, i_91, i_92, i_93, i_94, i_97, i_99, i_100, i_104, i_105;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_16, l_17, l_22, l_23, l_24, l_25, l_27, l_28, l_29, l_30, l_31, l_33, l_40, l_41, l_43, l_44, l_45, l_46, l_47, l_49, l_51, l_57, l_59, l_60, l_61, l_65, l_66, l_67, l_68, l_69, l_70, l_73, l_76, l_77, l_80, l_81, l_83, l_84, l_88, l_95, l_96, l_98, l_101, l_102, l_103, l_106, l_107, l_108, l_109, l_110;
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
        l_28 = (0L) + l_17;
        *((__local gale_long *) (gale_local_memory + l_28)) = l_27;
        if (i_26 < 1) {
            l_29 = (-1L);
        } else {
            l_30 = gale_BlockAccess_missing(arg_fs, i_11, l_23, i_26, gale_group);
            l_29 = l_30;
        }
        *((__local gale_long *) (gale_local_memory + ((0L) + l_16))) = l_29;
        l_31 = (-8L) + 16L;
        if (i_14 == 0) {
            *((__local gale_int *) (gale_local_memory + l_31)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_32 = (i_26 < 0) ? i_26 : 0;
        l_33 = (-16L) + 16L;
        i_34 = i_32;
        i_35 = 0;
        i_36 = 0;
        i_37 = 0;
        i_38 = 1;
        while (true) {
            if (i_38 == 0) {
                break;
            }
            if (i_14 == 0) {
                i_39 = i_36;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_40 = (0L) + ((((long) i_39) << 3) + 16L);
                    if (!(i_39 < i_15)) {
                        goto B32;
                    }
                    l_41 = *((__local gale_long *) (gale_local_memory + l_40));
                    if (!(l_41 == (-1L))) {
                        break;
                    }
                    i_42 = (int) ((uint) i_39 + (uint) 1);
                    i_39 = i_42;
                }
                goto B33;
            B32:;
            B33:;
                if (i_39 < i_15) {
                    l_43 = *((__local gale_long *) (gale_local_memory + l_40));
                    l_44 = l_43;
                } else {
                    l_44 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_33)) = l_44;
                if (i_39 < i_15) {
                    l_45 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_44, gale_group);
                    l_46 = l_45;
                } else {
                    l_47 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_46 = l_47;
                }
                if (i_39 < i_15) {
                    if (l_46 == 0L) {
                        i_48 = gale_HostCall_begin(arg_fs, gale_group);
                        l_49 = (long) i_48;
                        if (l_49 < 0L) {
                            i_50 = i_39;
                            l_51 = l_49;
                            i_52 = i_37;
                        } else {
                            if (i_37 == 0) {
                                i_53 = (int) ((uint) i_15 + (uint) i_39);
                                i_54 = i_15 << 1;
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
                                    l_57 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_56) << 3) + 16L))));
                                    i_58 = (int) ((uint) i_56 + (uint) 1);
                                    if (l_57 == (-1L)) {
                                        i_56 = i_58;
                                    } else {
                                        l_59 = (long) gale_group;
                                        l_60 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_59 << 12) + (l_59 << 11)))) + (ulong) 2048L);
                                        l_61 = l_57 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) ((long) i_55))))) = l_61;
                                        i_62 = (int) ((uint) i_55 + (uint) 8);
                                        if (((int) (l_57 & 1L)) == 0) {
                                            i_55 = i_62;
                                            i_56 = i_58;
                                        } else {
                                            if (i_62 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) ((long) i_62))))) = (l_61 + 1L);
                                                i_63 = (int) ((uint) i_55 + (uint) 16);
                                                i_55 = i_63;
                                                i_56 = i_58;
                                            } else {
                                                i_55 = i_62;
                                                i_56 = i_58;
                                            }
                                        }
                                    }
                                }
                                i_64 = i_55;
                                goto B57;
                            B55:;
                                i_64 = i_55;
                            } else {
                                i_64 = 0;
                            }
                        B57:;
                            l_65 = *((__local gale_long *) (gale_local_memory + l_33));
                            l_66 = gale_BlockAccess_requestListed(arg_fs, i_11, l_65, i_64, gale_group);
                            i_50 = i_39;
                            l_51 = l_66;
                            i_52 = 1;
                        }
                    } else {
                        i_50 = i_39;
                        l_51 = l_46;
                        i_52 = i_37;
                    }
                } else {
                    i_50 = i_39;
                    l_51 = l_46;
                    i_52 = i_37;
                }
            } else {
                i_50 = i_36;
                l_51 = 0L;
                i_52 = i_37;
            }
            if (i_13 == 0) {
                if (l_51 < (-4611686018427387904L)) {
                    l_67 = gale_HostCall_awaitReply(arg_fs, l_51, gale_group);
                    l_68 = l_67;
                } else {
                    l_68 = l_51;
                }
            } else {
                l_68 = l_51;
            }
            GALEFS_BROADCAST(4, l_69, l_68);
            l_70 = *((__local gale_long *) (gale_local_memory + l_28));
            if (l_70 == (-1L)) {
                i_71 = i_34;
                i_72 = i_35;
            } else {
                l_73 = *((__local gale_long *) (gale_local_memory + l_33));
                i_74 = *((__global gale_int *) (arg_fs + 16 + 148L));
                if ((l_70 >> i_74) == (l_73 >> i_74)) {
                    if (l_69 < 0L) {
                        i_75 = 0;
                    } else {
                        l_76 = 1L << i_74;
                        l_77 = (long) ((ulong) l_76 - (ulong) (((long) ((ulong) l_76 + (ulong) (-1L))) & l_70));
                        i_78 = (int) ((uint) i_26 - (uint) i_35);
                        if (l_77 < ((long) i_78)) {
                            i_79 = (int) l_77;
                            i_75 = i_79;
                        } else {
                            i_75 = i_78;
                        }
                    }
                    l_80 = gale_BlockAccess_offsetInRegion(arg_fs, l_69, l_70, gale_group);
                    l_81 = (long) ((ulong) ((long) i_35) + (ulong) l_25);
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
                    i_91 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_75);
                    if (l_69 < 0L) {
                        i_92 = (int) l_69;
                        i_93 = i_92;
                    } else {
                        i_93 = 0;
                    }
                    i_94 = (int) ((uint) i_35 + (uint) i_75);
                    if (l_69 < 0L) {
                        l_95 = (-1L);
                    } else {
                        if (i_94 < i_26) {
                            l_96 = (long) ((ulong) ((long) i_75) + (ulong) l_70);
                            l_95 = l_96;
                        } else {
                            l_95 = (-1L);
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_28)) = l_95;
                    i_71 = i_93;
                    i_72 = i_94;
                } else {
                    i_71 = i_34;
                    i_72 = i_35;
                }
            }
            if (l_69 == 0L) {
                i_97 = 0;
            } else {
                l_98 = *((__local gale_long *) (gale_local_memory + l_33));
                i_99 = (l_98 == (-1L)) ? 0 : 1;
                i_97 = i_99;
            }
            GALEFS_BARRIER(5);
            if (i_12 == 0) {
                if (l_69 < 1L) {
                    i_34 = i_71;
                    i_35 = i_72;
                    i_36 = i_50;
                    i_37 = i_52;
                    i_38 = i_97;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_34 = i_71;
                    i_35 = i_72;
                    i_36 = i_50;
                    i_37 = i_52;
                    i_38 = i_97;
                }
            } else {
                i_34 = i_71;
                i_35 = i_72;
                i_36 = i_50;
                i_37 = i_52;
                i_38 = i_97;
            }
        }
        if (i_14 == 0) {
            i_100 = *((__local gale_int *) (gale_local_memory + l_31));
            l_101 = (long) gale_group;
            l_102 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_101 << 12) + (l_101 << 11)))) + (ulong) 1872L);
            l_103 = *((__global gale_long *) (arg_fs + 16 + l_102));
            *((__global gale_long *) (arg_fs + 16 + l_102)) = ((long) ((ulong) ((long) i_100) + (ulong) l_103));
        }
        if (i_35 < 1) {
            i_104 = i_34;
        } else {
            i_104 = i_35;
        }
        *((__global gale_int *) (arg_results + ((((long) i_21) << 2) + 16L))) = i_104;
        i_105 = (int) ((uint) i_20 + (uint) 1);
        i_20 = i_105;
    }
    if (((int) get_local_id(0)) == 0) {
        l_106 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_107 = l_106;
    } else {
        l_107 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_107 < (-4611686018427387904L)) {
            l_108 = gale_HostCall_awaitReply(arg_fs, l_107, gale_group);
            l_109 = l_108;
        } else {
            l_109 = l_107;
        }
    } else {
        l_109 = l_107;
    }
    GALEFS_BROADCAST(6, l_110, l_109);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_22) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_90) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_62)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_90) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_62)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_14, i_15, i_16, i_17, i_22, i_28, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_44, i_46, i_48, i_49, i_50, i_51, i_52, i_54, i_57, i_58, i_59, i_64, i_65, i_67, i_68, i_71, i_72, i_75, i_78, i_79, i_80, i_82, i_83, i_84, i_85, i_86, i_87, i_90, i_92, i_93, i_96, i_97;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_18, l_19, l_20, l_21, l_23, l_24, l_25, l_26, l_27, l_29, l_36, l_37, l_39, l_40, l_41, l_42, l_43, l_45, l_47, l_53, l_55, l_56, l_60, l_61, l_62, l_63, l_66, l_69, l_70, l_73, l_74, l_76, l_77, l_81, l_88, l_89, l_91, l_94, l_95, l_98, l_99, l_100;
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
        l_24 = (0L) + l_13;
        *((__local gale_long *) (gale_local_memory + l_24)) = l_23;
        if (i_22 < 1) {
            l_25 = (-1L);
        } else {
            l_26 = gale_BlockAccess_missing(arg_fs, i_8, l_19, i_22, gale_group, gale_slot, gale_position);
            l_25 = l_26;
        }
        *((__local gale_long *) (gale_local_memory + ((0L) + l_12))) = l_25;
        l_27 = (-8L) + 16L;
        if (i_10 == 0) {
            *((__local gale_int *) (gale_local_memory + l_27)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_28 = (i_22 < 0) ? i_22 : 0;
        l_29 = (-16L) + 16L;
        i_30 = i_28;
        i_31 = 0;
        i_32 = 0;
        i_33 = 0;
        i_34 = 1;
        while (true) {
            if (i_34 == 0) {
                break;
            }
            if (i_10 == 0) {
                i_35 = i_32;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_36 = (0L) + ((((long) i_35) << 3) + 16L);
                    if (!(i_35 < i_11)) {
                        goto B27;
                    }
                    l_37 = *((__local gale_long *) (gale_local_memory + l_36));
                    if (!(l_37 == (-1L))) {
                        break;
                    }
                    i_38 = (int) ((uint) i_35 + (uint) 1);
                    i_35 = i_38;
                }
                goto B28;
            B27:;
            B28:;
                if (i_35 < i_11) {
                    l_39 = *((__local gale_long *) (gale_local_memory + l_36));
                    l_40 = l_39;
                } else {
                    l_40 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_29)) = l_40;
                if (i_35 < i_11) {
                    l_41 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_40, gale_group, gale_slot, gale_position);
                    l_42 = l_41;
                } else {
                    l_43 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_42 = l_43;
                }
                if (i_35 < i_11) {
                    if (l_42 == 0L) {
                        i_44 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_45 = (long) i_44;
                        if (l_45 < 0L) {
                            i_46 = i_35;
                            l_47 = l_45;
                            i_48 = i_33;
                        } else {
                            if (i_33 == 0) {
                                i_49 = (int) ((uint) i_11 + (uint) i_35);
                                i_50 = i_11 << 1;
                                i_51 = 0;
                                i_52 = i_49;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_52 < i_50)) {
                                        goto B50;
                                    }
                                    if (!(i_51 < 4096)) {
                                        break;
                                    }
                                    l_53 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_52) << 3) + 16L))));
                                    i_54 = (int) ((uint) i_52 + (uint) 1);
                                    if (l_53 == (-1L)) {
                                        i_52 = i_54;
                                    } else {
                                        l_55 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_56 = l_53 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) ((long) i_51))))) = l_56;
                                        i_57 = (int) ((uint) i_51 + (uint) 8);
                                        if (((int) (l_53 & 1L)) == 0) {
                                            i_51 = i_57;
                                            i_52 = i_54;
                                        } else {
                                            if (i_57 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) ((long) i_57))))) = (l_56 + 1L);
                                                i_58 = (int) ((uint) i_51 + (uint) 16);
                                                i_51 = i_58;
                                                i_52 = i_54;
                                            } else {
                                                i_51 = i_57;
                                                i_52 = i_54;
                                            }
                                        }
                                    }
                                }
                                i_59 = i_51;
                                goto B52;
                            B50:;
                                i_59 = i_51;
                            } else {
                                i_59 = 0;
                            }
                        B52:;
                            l_60 = *((__local gale_long *) (gale_local_memory + l_29));
                            l_61 = gale_BlockAccess_requestListed(arg_fs, i_8, l_60, i_59, gale_group, gale_slot, gale_position);
                            i_46 = i_35;
                            l_47 = l_61;
                            i_48 = 1;
                        }
                    } else {
                        i_46 = i_35;
                        l_47 = l_42;
                        i_48 = i_33;
                    }
                } else {
                    i_46 = i_35;
                    l_47 = l_42;
                    i_48 = i_33;
                }
            } else {
                i_46 = i_32;
                l_47 = 0L;
                i_48 = i_33;
            }
            GALEFS_BROADCAST(4, l_62, l_47);
            if (l_62 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_21;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_30;
                gale_ints[5 * gale_items + gale_item] = (uint) i_31;
                gale_ints[6 * gale_items + gale_item] = (uint) i_46;
                gale_ints[7 * gale_items + gale_item] = (uint) i_48;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_62); }
                GALEFS_RETURN;
                resume_2:
                i_8 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_17 = (int) gale_ints[2 * gale_items + gale_item];
                l_21 = (long) gale_longs[gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                i_30 = (int) gale_ints[4 * gale_items + gale_item];
                i_31 = (int) gale_ints[5 * gale_items + gale_item];
                i_46 = (int) gale_ints[6 * gale_items + gale_item];
                i_48 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_size(0);
                l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
                l_13 = (((long) i_10) << 3) + 16L;
                i_15 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
                l_24 = (0L) + l_13;
                l_27 = (-8L) + 16L;
                l_29 = (-16L) + 16L;
                l_62 = gale_round_reply(gale_entry);
            }
            l_63 = *((__local gale_long *) (gale_local_memory + l_24));
            if (l_63 == (-1L)) {
                i_64 = i_30;
                i_65 = i_31;
            } else {
                l_66 = *((__local gale_long *) (gale_local_memory + l_29));
                i_67 = *((__global gale_int *) (arg_fs + 16 + 148L));
                if ((l_63 >> i_67) == (l_66 >> i_67)) {
                    if (l_62 < 0L) {
                        i_68 = 0;
                    } else {
                        l_69 = 1L << i_67;
                        l_70 = (long) ((ulong) l_69 - (ulong) (((long) ((ulong) l_69 + (ulong) (-1L))) & l_63));
                        i_71 = (int) ((uint) i_22 - (uint) i_31);
                        if (l_70 < ((long) i_71)) {
                            i_72 = (int) l_70;
                            i_68 = i_72;
                        } else {
                            i_68 = i_71;
                        }
                    }
                    l_73 = gale_BlockAccess_offsetInRegion(arg_fs, l_62, l_63, gale_group, gale_slot, gale_position);
                    l_74 = (long) ((ulong) ((long) i_31) + (ulong) l_21);
                    if (((l_73 | l_74) & 7L) == 0) {
                        i_75 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_68 - (uint) i_75)) < 8) {
                                break;
                            }
                            l_76 = (long) i_75;
                            l_77 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) l_76))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_74 + (ulong) l_76)))) = l_77;
                            i_78 = (int) ((uint) i_75 + (uint) 8);
                            i_75 = i_78;
                        }
                        i_79 = i_75;
                    } else {
                        i_79 = 0;
                    }
                    i_80 = i_79;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_80 < i_68)) {
                            break;
                        }
                        l_81 = (long) i_80;
                        i_82 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) l_81))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_74 + (ulong) l_81)))) = (char) i_82;
                        i_83 = (int) ((uint) i_80 + (uint) 1);
                        i_80 = i_83;
                    }
                    i_84 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_68);
                    if (l_62 < 0L) {
                        i_85 = (int) l_62;
                        i_86 = i_85;
                    } else {
                        i_86 = 0;
                    }
                    i_87 = (int) ((uint) i_31 + (uint) i_68);
                    if (l_62 < 0L) {
                        l_88 = (-1L);
                    } else {
                        if (i_87 < i_22) {
                            l_89 = (long) ((ulong) ((long) i_68) + (ulong) l_63);
                            l_88 = l_89;
                        } else {
                            l_88 = (-1L);
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_24)) = l_88;
                    i_64 = i_86;
                    i_65 = i_87;
                } else {
                    i_64 = i_30;
                    i_65 = i_31;
                }
            }
            if (l_62 == 0L) {
                i_90 = 0;
            } else {
                l_91 = *((__local gale_long *) (gale_local_memory + l_29));
                i_92 = (l_91 == (-1L)) ? 0 : 1;
                i_90 = i_92;
            }
            GALEFS_BARRIER(5);
            if (i_9 == 0) {
                if (l_62 < 1L) {
                    i_30 = i_64;
                    i_31 = i_65;
                    i_32 = i_46;
                    i_33 = i_48;
                    i_34 = i_90;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_30 = i_64;
                    i_31 = i_65;
                    i_32 = i_46;
                    i_33 = i_48;
                    i_34 = i_90;
                }
            } else {
                i_30 = i_64;
                i_31 = i_65;
                i_32 = i_46;
                i_33 = i_48;
                i_34 = i_90;
            }
        }
        if (i_10 == 0) {
            i_93 = *((__local gale_int *) (gale_local_memory + l_27));
            l_94 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_95 = *((__global gale_long *) (arg_fs + 16 + l_94));
            *((__global gale_long *) (arg_fs + 16 + l_94)) = ((long) ((ulong) ((long) i_93) + (ulong) l_95));
        }
        if (i_31 < 1) {
            i_96 = i_30;
        } else {
            i_96 = i_31;
        }
        *((__global gale_int *) (arg_results + ((((long) i_17) << 2) + 16L))) = i_96;
        i_97 = (int) ((uint) i_16 + (uint) 1);
        i_16 = i_97;
    }
    if (((int) get_local_id(0)) == 0) {
        l_98 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_99 = l_98;
    } else {
        l_99 = 0L;
    }
    GALEFS_BROADCAST(6, l_100, l_99);
    if (l_100 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_100); }
        GALEFS_RETURN;
        resume_3:
        l_100 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
