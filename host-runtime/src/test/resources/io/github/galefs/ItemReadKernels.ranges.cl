// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#ranges
// entry point: galefs_ranges
// parameters: LONG_ARRAY INT LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ WRITE WRITE
// waits: 3
// saved values: 12
// context bytes: 56
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8c0e62eeb27112bbd2201b4a2ce9c756b283d4df8a82c5d23744da5cf69a5658
// functions SHA-256: 335f46b55722b6173b45038319f044236170c08c598c3bc4f0cf6f18c7ad733c
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_119) VARIABLE(int, i_12) VARIABLE(int, i_120) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_145) VARIABLE(int, i_15) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_116) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_43) VARIABLE(long, l_70) VARIABLE(long, l_74) VARIABLE(long, l_75)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_43)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_43)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_70)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_36) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_75)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_120) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_145) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_36) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_116) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_75)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_18, i_19, i_20, i_21, i_23, i_26, i_27, i_28, i_29, i_36, i_39, i_40, i_44, i_46, i_47, i_48, i_50, i_53, i_54, i_55, i_57, i_58, i_59, i_61, i_62, i_64, i_65, i_67, i_68, i_73, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_85, i_93, i_95, i_97, i_98, i_99, i_100, i_101, i_103, i_107, i_108, i_109, i_112, i_119, i_120, i_122, i_123, i_126, i_127, i_130, i_133, i_134, i_135, i_137, i_138, i_139, i_140, i_141, i_143, i_145, i_147, i_148, i_149, i_150, i_157, i_158;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_16, l_17, l_22, l_24, l_25, l_30, l_31, l_32, l_33, l_34, l_35, l_37, l_38, l_41, l_42, l_43, l_45, l_49, l_51, l_52, l_56, l_60, l_63, l_66, l_69, l_70, l_71, l_72, l_74, l_75, l_83, l_84, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_96, l_102, l_104, l_105, l_106, l_110, l_111, l_113, l_114, l_115, l_116, l_117, l_118, l_121, l_124, l_125, l_128, l_129, l_131, l_132, l_136, l_142, l_144, l_146, l_151, l_152, l_153, l_154, l_155, l_156, l_159, l_160, l_161, l_162, l_163;
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
    i_18 = (int) get_local_size(0);
    i_19 = (i_18 < 8) ? i_18 : 8;
    i_20 = gale_div_int(((int) get_local_id(0)), i_19);
    i_21 = gale_div_int(i_18, i_19);
    l_22 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    i_23 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_24 = 1L << i_23;
    l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
    i_26 = GALEFS_LOCAL_SIZE << 1;
    i_27 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_global_id(0)));
    i_28 = 0;
    while (true) {
        if (!(i_28 < arg_rangesPerItem)) {
            break;
        }
        i_29 = (int) ((uint) i_28 + (uint) i_27);
        l_30 = (long) ((int) ((uint) i_29 + (uint) (i_29 << 1)));
        l_31 = *((__global gale_long *) (arg_ranges + ((l_30 << 3) + 16L)));
        l_32 = *((__global gale_long *) (arg_ranges + (((l_30 + 1L) << 3) + 16L)));
        l_33 = *((__global gale_long *) (arg_ranges + (((l_30 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        l_34 = (8L) + 16L;
        l_35 = (0L) + 16L;
        if (i_14 == 0) {
            *((__local gale_int *) (gale_local_memory + l_35)) = 0;
            *((__local gale_int *) (gale_local_memory + l_34)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_36 = gale_BlockAccess_available(arg_fs, i_11, l_31, ((int) l_32), gale_group);
        if (i_36 < 1) {
            l_37 = 0L;
        } else {
            l_38 = gale_BlockAccess_placeOf(arg_fs, i_11, l_31, gale_group);
            l_37 = l_38;
        }
        i_39 = 0;
        i_40 = 0;
        l_41 = l_37;
        while (true) {
            l_42 = (long) i_39;
            l_43 = (long) ((ulong) l_42 + (ulong) l_31);
            i_44 = (int) ((uint) i_36 - (uint) i_39);
            if (l_41 == 0L) {
                break;
            }
            l_45 = (long) ((ulong) l_24 - (ulong) (l_43 & l_25));
            if (l_45 < ((long) i_44)) {
                i_46 = (int) l_45;
                i_47 = i_46;
            } else {
                i_47 = i_44;
            }
            if (i_39 == 0) {
                if (!(i_47 < 65)) {
                    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_41;
                    i_48 = i_47;
                    goto B41;
                }
            }
            l_49 = (long) ((ulong) l_42 + (ulong) l_33);
            if (((l_41 | l_49) & 7L) == 0) {
                i_50 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_47 - (uint) i_50)) < 8) {
                        break;
                    }
                    l_51 = (long) i_50;
                    l_52 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) l_51))));
                    *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_49 + (ulong) l_51)))) = l_52;
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
                if (!(i_55 < i_47)) {
                    break;
                }
                l_56 = (long) i_55;
                i_57 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) l_56))));
                *((__global char *) (arg_data + 16 + ((long) ((ulong) l_49 + (ulong) l_56)))) = (char) i_57;
                i_58 = (int) ((uint) i_55 + (uint) 1);
                i_55 = i_58;
            }
            i_48 = i_40;
        B41:;
            i_59 = (int) ((uint) i_39 + (uint) i_47);
            if (i_59 < i_36) {
                l_60 = gale_BlockAccess_placeOf(arg_fs, i_11, ((long) ((ulong) ((long) i_59) + (ulong) l_31)), gale_group);
                i_39 = i_59;
                i_40 = i_48;
                l_41 = l_60;
            } else {
                i_39 = i_59;
                i_40 = i_48;
                l_41 = 0L;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_22))) = ((l_33 << 13) | ((long) i_40));
        GALEFS_LOCAL_BARRIER(4);
        if (i_20 < i_21) {
            i_61 = i_20;
        } else {
            i_61 = i_18;
        }
        i_62 = i_61;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_62 < i_18)) {
                break;
            }
            l_63 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_18 + (uint) i_62))) << 3) + 16L))));
            i_64 = (int) l_63;
            i_65 = (int) ((uint) i_62 + (uint) i_21);
            if ((i_64 & 8191) == 0) {
                i_62 = i_65;
            } else {
                l_66 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_62) << 3) + 16L))));
                gale_copy_share((arg_fs + 16 + l_66), (arg_data + 16 + (l_63 >> 13)), (i_64 & 8191), gale_rem_int(((int) get_local_id(0)), i_19), i_19);
                i_62 = i_65;
            }
        }
        GALEFS_LOCAL_BARRIER(5);
        if (!(i_39 < 1)) {
            i_67 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_39);
            i_68 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        if (i_39 < i_36) {
            l_69 = l_43;
        } else {
            l_69 = (-1L);
        }
        l_70 = (16L) + l_17;
        *((__local gale_long *) (gale_local_memory + l_70)) = l_69;
        if (i_39 < i_36) {
            l_71 = gale_BlockAccess_missing(arg_fs, i_11, l_43, i_44, gale_group);
            l_72 = l_71;
        } else {
            l_72 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_16))) = l_72;
        GALEFS_LOCAL_BARRIER(6);
        i_73 = (i_36 < 0) ? i_36 : 0;
        l_74 = (-16L) + 24L;
        l_75 = (-16L) + 16L;
        i_76 = i_39;
        i_77 = i_73;
        i_78 = 0;
        i_79 = 0;
        i_80 = 0;
        i_81 = 1;
        while (true) {
            if (i_81 == 0) {
                break;
            }
            if (i_14 == 0) {
                i_82 = i_78;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_83 = (16L) + ((((long) i_82) << 3) + 16L);
                    if (!(i_82 < i_15)) {
                        goto B69;
                    }
                    l_84 = *((__local gale_long *) (gale_local_memory + l_83));
                    if (!(l_84 == (-1L))) {
                        break;
                    }
                    i_85 = (int) ((uint) i_82 + (uint) 1);
                    i_82 = i_85;
                }
                goto B70;
            B69:;
            B70:;
                if (i_82 < i_15) {
                    l_86 = *((__local gale_long *) (gale_local_memory + l_83));
                    l_87 = l_86;
                } else {
                    l_87 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_75)) = l_87;
                if (i_80 == 0) {
                    l_88 = (long) i_23;
                    l_89 = l_88;
                } else {
                    l_89 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_74)) = l_89;
                if (i_82 < i_15) {
                    if (i_80 == 0) {
                        l_90 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_87, gale_group);
                        l_91 = l_90;
                    } else {
                        l_91 = 0L;
                    }
                } else {
                    l_92 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_91 = l_92;
                }
                if (i_82 < i_15) {
                    if (l_91 == 0L) {
                        i_93 = gale_HostCall_begin(arg_fs, gale_group);
                        l_94 = (long) i_93;
                        if (l_94 < 0L) {
                            i_95 = i_82;
                            l_96 = l_94;
                            i_97 = i_79;
                        } else {
                            if (i_79 == 0) {
                                i_98 = (int) ((uint) i_15 + (uint) i_82);
                                i_99 = i_15 << 1;
                                i_100 = 0;
                                i_101 = i_98;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_101 < i_99)) {
                                        goto B97;
                                    }
                                    if (!(i_100 < 4096)) {
                                        break;
                                    }
                                    l_102 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_101) << 3) + 16L))));
                                    i_103 = (int) ((uint) i_101 + (uint) 1);
                                    if (l_102 == (-1L)) {
                                        i_101 = i_103;
                                    } else {
                                        l_104 = (long) gale_group;
                                        l_105 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_104 << 12) + (l_104 << 11)))) + (ulong) 2048L);
                                        l_106 = l_102 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) ((long) i_100))))) = l_106;
                                        i_107 = (int) ((uint) i_100 + (uint) 8);
                                        if (((int) (l_102 & 1L)) == 0) {
                                            i_100 = i_107;
                                            i_101 = i_103;
                                        } else {
                                            if (i_107 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) ((long) i_107))))) = (l_106 + 1L);
                                                i_108 = (int) ((uint) i_100 + (uint) 16);
                                                i_100 = i_108;
                                                i_101 = i_103;
                                            } else {
                                                i_100 = i_107;
                                                i_101 = i_103;
                                            }
                                        }
                                    }
                                }
                                i_109 = i_100;
                                goto B99;
                            B97:;
                                i_109 = i_100;
                            } else {
                                i_109 = 0;
                            }
                        B99:;
                            l_110 = *((__local gale_long *) (gale_local_memory + l_75));
                            l_111 = *((__local gale_long *) (gale_local_memory + l_74));
                            i_112 = (int) l_111;
                            l_113 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_112))) & l_110), (1 << i_112), i_109, gale_group);
                            i_95 = i_82;
                            l_96 = l_113;
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
            if (i_13 == 0) {
                if (l_96 < (-4611686018427387904L)) {
                    l_114 = gale_HostCall_awaitReply(arg_fs, l_96, gale_group);
                    l_115 = l_114;
                } else {
                    l_115 = l_96;
                }
            } else {
                l_115 = l_96;
            }
            GALEFS_BROADCAST(7, l_116, l_115);
            l_117 = *((__local gale_long *) (gale_local_memory + l_70));
            l_118 = *((__local gale_long *) (gale_local_memory + l_74));
            if (l_117 == (-1L)) {
                i_119 = i_76;
                i_120 = i_77;
            } else {
                l_121 = *((__local gale_long *) (gale_local_memory + l_75));
                i_122 = (int) l_118;
                if ((l_117 >> i_122) == (l_121 >> i_122)) {
                    if (l_116 < 0L) {
                        i_123 = 0;
                    } else {
                        l_124 = 1L << i_122;
                        l_125 = (long) ((ulong) l_124 - (ulong) (((long) ((ulong) l_124 + (ulong) (-1L))) & l_117));
                        i_126 = (int) ((uint) i_36 - (uint) i_76);
                        if (l_125 < ((long) i_126)) {
                            i_127 = (int) l_125;
                            i_123 = i_127;
                        } else {
                            i_123 = i_126;
                        }
                    }
                    l_128 = gale_BlockAccess_offsetInRegion(arg_fs, l_116, l_117, gale_group);
                    l_129 = (long) ((ulong) ((long) i_76) + (ulong) l_33);
                    if (((l_128 | l_129) & 7L) == 0) {
                        i_130 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_123 - (uint) i_130)) < 8) {
                                break;
                            }
                            l_131 = (long) i_130;
                            l_132 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) l_131))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_129 + (ulong) l_131)))) = l_132;
                            i_133 = (int) ((uint) i_130 + (uint) 8);
                            i_130 = i_133;
                        }
                        i_134 = i_130;
                    } else {
                        i_134 = 0;
                    }
                    i_135 = i_134;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_135 < i_123)) {
                            break;
                        }
                        l_136 = (long) i_135;
                        i_137 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) l_136))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_129 + (ulong) l_136)))) = (char) i_137;
                        i_138 = (int) ((uint) i_135 + (uint) 1);
                        i_135 = i_138;
                    }
                    i_139 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_123);
                    if (l_116 < 0L) {
                        i_140 = (int) l_116;
                        i_141 = i_140;
                    } else {
                        i_141 = 0;
                    }
                    l_142 = (long) ((ulong) ((long) i_123) + (ulong) l_117);
                    i_143 = (int) ((uint) i_76 + (uint) i_123);
                    if (l_116 == (-117L)) {
                        l_144 = l_142;
                    } else {
                        if (l_116 < 0L) {
                            l_144 = (-1L);
                        } else {
                            if (i_143 < i_36) {
                                l_144 = l_142;
                            } else {
                                l_144 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_70)) = l_144;
                    i_119 = i_143;
                    i_120 = i_141;
                } else {
                    i_119 = i_76;
                    i_120 = i_77;
                }
            }
            if (l_116 == 0L) {
                i_145 = 0;
            } else {
                l_146 = *((__local gale_long *) (gale_local_memory + l_75));
                i_147 = (l_146 == (-1L)) ? 0 : 1;
                i_145 = i_147;
            }
            GALEFS_BARRIER(8);
            i_148 = (l_116 == (-117L)) ? 1 : 0;
            if (i_12 == 0) {
                if (l_116 < 1L) {
                    i_76 = i_119;
                    i_77 = i_120;
                    i_78 = i_95;
                    i_79 = i_97;
                    i_80 = i_148;
                    i_81 = i_145;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_76 = i_119;
                    i_77 = i_120;
                    i_78 = i_95;
                    i_79 = i_97;
                    i_80 = i_148;
                    i_81 = i_145;
                }
            } else {
                i_76 = i_119;
                i_77 = i_120;
                i_78 = i_95;
                i_79 = i_97;
                i_80 = i_148;
                i_81 = i_145;
            }
        }
        if (i_14 == 0) {
            i_149 = *((__local gale_int *) (gale_local_memory + l_35));
            i_150 = *((__local gale_int *) (gale_local_memory + l_34));
            l_151 = (long) gale_group;
            l_152 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_151 << 12) + (l_151 << 11)))) + (ulong) 1872L);
            l_153 = *((__global gale_long *) (arg_fs + 16 + l_152));
            *((__global gale_long *) (arg_fs + 16 + l_152)) = ((long) ((ulong) ((long) i_149) + (ulong) l_153));
            l_154 = (long) gale_group;
            l_155 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_154 << 12) + (l_154 << 11)))) + (ulong) 1864L);
            l_156 = *((__global gale_long *) (arg_fs + 16 + l_155));
            *((__global gale_long *) (arg_fs + 16 + l_155)) = ((long) ((ulong) ((long) i_150) + (ulong) l_156));
        }
        if (i_76 < 1) {
            i_157 = i_77;
        } else {
            i_157 = i_76;
        }
        *((__global gale_int *) (arg_results + ((((long) i_29) << 2) + 16L))) = i_157;
        i_158 = (int) ((uint) i_28 + (uint) 1);
        i_28 = i_158;
    }
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
    GALEFS_BROADCAST(9, l_163, l_162);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_138) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_40) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_91) VARIABLE(int, i_93) VARIABLE(long, l_0) VARIABLE(long, l_109) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_39) VARIABLE(long, l_66) VARIABLE(long, l_70) VARIABLE(long, l_71)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_40) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_39)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_40) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_39)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_66)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_66) VARIABLE(l_70) VARIABLE(l_71)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_138) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_109) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_66) VARIABLE(l_70) VARIABLE(l_71)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 56L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_14, i_15, i_16, i_17, i_19, i_22, i_23, i_24, i_25, i_32, i_35, i_36, i_40, i_42, i_43, i_44, i_46, i_49, i_50, i_51, i_53, i_54, i_55, i_57, i_58, i_60, i_61, i_63, i_64, i_69, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_81, i_89, i_91, i_93, i_94, i_95, i_96, i_97, i_99, i_102, i_103, i_104, i_107, i_112, i_113, i_115, i_116, i_119, i_120, i_123, i_126, i_127, i_128, i_130, i_131, i_132, i_133, i_134, i_136, i_138, i_140, i_141, i_142, i_143, i_150, i_151, i_152;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_18, l_20, l_21, l_26, l_27, l_28, l_29, l_30, l_31, l_33, l_34, l_37, l_38, l_39, l_41, l_45, l_47, l_48, l_52, l_56, l_59, l_62, l_65, l_66, l_67, l_68, l_70, l_71, l_79, l_80, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_92, l_98, l_100, l_101, l_105, l_106, l_108, l_109, l_110, l_111, l_114, l_117, l_118, l_121, l_122, l_124, l_125, l_129, l_135, l_137, l_139, l_144, l_145, l_146, l_147, l_148, l_149, l_153, l_154, l_155;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
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
        gale_resuming = 0;
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
    i_16 = gale_div_int(((int) get_local_id(0)), i_15);
    i_17 = gale_div_int(i_14, i_15);
    l_18 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    i_19 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_20 = 1L << i_19;
    l_21 = (long) ((ulong) l_20 + (ulong) (-1L));
    i_22 = GALEFS_LOCAL_SIZE << 1;
    i_23 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    i_24 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_57;
        }
        if (!(i_24 < arg_rangesPerItem)) {
            break;
        }
        i_25 = (int) ((uint) i_24 + (uint) i_23);
        l_26 = (long) ((int) ((uint) i_25 + (uint) (i_25 << 1)));
        l_27 = *((__global gale_long *) (arg_ranges + ((l_26 << 3) + 16L)));
        l_28 = *((__global gale_long *) (arg_ranges + (((l_26 + 1L) << 3) + 16L)));
        l_29 = *((__global gale_long *) (arg_ranges + (((l_26 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        l_30 = (8L) + 16L;
        l_31 = (0L) + 16L;
        if (i_10 == 0) {
            *((__local gale_int *) (gale_local_memory + l_31)) = 0;
            *((__local gale_int *) (gale_local_memory + l_30)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_32 = gale_BlockAccess_available(arg_fs, i_8, l_27, ((int) l_28), gale_group, gale_slot, gale_position);
        if (i_32 < 1) {
            l_33 = 0L;
        } else {
            l_34 = gale_BlockAccess_placeOf(arg_fs, i_8, l_27, gale_group, gale_slot, gale_position);
            l_33 = l_34;
        }
        i_35 = 0;
        i_36 = 0;
        l_37 = l_33;
        while (true) {
            l_38 = (long) i_35;
            l_39 = (long) ((ulong) l_38 + (ulong) l_27);
            i_40 = (int) ((uint) i_32 - (uint) i_35);
            if (l_37 == 0L) {
                break;
            }
            l_41 = (long) ((ulong) l_20 - (ulong) (l_39 & l_21));
            if (l_41 < ((long) i_40)) {
                i_42 = (int) l_41;
                i_43 = i_42;
            } else {
                i_43 = i_40;
            }
            if (i_35 == 0) {
                if (!(i_43 < 65)) {
                    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_37;
                    i_44 = i_43;
                    goto B36;
                }
            }
            l_45 = (long) ((ulong) l_38 + (ulong) l_29);
            if (((l_37 | l_45) & 7L) == 0) {
                i_46 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_43 - (uint) i_46)) < 8) {
                        break;
                    }
                    l_47 = (long) i_46;
                    l_48 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) l_47))));
                    *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_45 + (ulong) l_47)))) = l_48;
                    i_49 = (int) ((uint) i_46 + (uint) 8);
                    i_46 = i_49;
                }
                i_50 = i_46;
            } else {
                i_50 = 0;
            }
            i_51 = i_50;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_51 < i_43)) {
                    break;
                }
                l_52 = (long) i_51;
                i_53 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) l_52))));
                *((__global char *) (arg_data + 16 + ((long) ((ulong) l_45 + (ulong) l_52)))) = (char) i_53;
                i_54 = (int) ((uint) i_51 + (uint) 1);
                i_51 = i_54;
            }
            i_44 = i_36;
        B36:;
            i_55 = (int) ((uint) i_35 + (uint) i_43);
            if (i_55 < i_32) {
                l_56 = gale_BlockAccess_placeOf(arg_fs, i_8, ((long) ((ulong) ((long) i_55) + (ulong) l_27)), gale_group, gale_slot, gale_position);
                i_35 = i_55;
                i_36 = i_44;
                l_37 = l_56;
            } else {
                i_35 = i_55;
                i_36 = i_44;
                l_37 = 0L;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_18))) = ((l_29 << 13) | ((long) i_36));
        GALEFS_LOCAL_BARRIER(4);
        if (i_16 < i_17) {
            i_57 = i_16;
        } else {
            i_57 = i_14;
        }
        i_58 = i_57;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_58 < i_14)) {
                break;
            }
            l_59 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_14 + (uint) i_58))) << 3) + 16L))));
            i_60 = (int) l_59;
            i_61 = (int) ((uint) i_58 + (uint) i_17);
            if ((i_60 & 8191) == 0) {
                i_58 = i_61;
            } else {
                l_62 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_58) << 3) + 16L))));
                gale_copy_share((arg_fs + 16 + l_62), (arg_data + 16 + (l_59 >> 13)), (i_60 & 8191), gale_rem_int(((int) get_local_id(0)), i_15), i_15);
                i_58 = i_61;
            }
        }
        GALEFS_LOCAL_BARRIER(5);
        if (!(i_35 < 1)) {
            i_63 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_35);
            i_64 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        if (i_35 < i_32) {
            l_65 = l_39;
        } else {
            l_65 = (-1L);
        }
        l_66 = (16L) + l_13;
        *((__local gale_long *) (gale_local_memory + l_66)) = l_65;
        if (i_35 < i_32) {
            l_67 = gale_BlockAccess_missing(arg_fs, i_8, l_39, i_40, gale_group, gale_slot, gale_position);
            l_68 = l_67;
        } else {
            l_68 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_12))) = l_68;
        GALEFS_LOCAL_BARRIER(6);
        i_69 = (i_32 < 0) ? i_32 : 0;
        l_70 = (-16L) + 24L;
        l_71 = (-16L) + 16L;
        i_72 = i_35;
        i_73 = i_69;
        i_74 = 0;
        i_75 = 0;
        i_76 = 0;
        i_77 = 1;
        loop_57:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_77 == 0) {
                break;
            }
            if (i_10 == 0) {
                i_78 = i_74;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_79 = (16L) + ((((long) i_78) << 3) + 16L);
                    if (!(i_78 < i_11)) {
                        goto B64;
                    }
                    l_80 = *((__local gale_long *) (gale_local_memory + l_79));
                    if (!(l_80 == (-1L))) {
                        break;
                    }
                    i_81 = (int) ((uint) i_78 + (uint) 1);
                    i_78 = i_81;
                }
                goto B65;
            B64:;
            B65:;
                if (i_78 < i_11) {
                    l_82 = *((__local gale_long *) (gale_local_memory + l_79));
                    l_83 = l_82;
                } else {
                    l_83 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_71)) = l_83;
                if (i_76 == 0) {
                    l_84 = (long) i_19;
                    l_85 = l_84;
                } else {
                    l_85 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_70)) = l_85;
                if (i_78 < i_11) {
                    if (i_76 == 0) {
                        l_86 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_83, gale_group, gale_slot, gale_position);
                        l_87 = l_86;
                    } else {
                        l_87 = 0L;
                    }
                } else {
                    l_88 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_87 = l_88;
                }
                if (i_78 < i_11) {
                    if (l_87 == 0L) {
                        i_89 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_90 = (long) i_89;
                        if (l_90 < 0L) {
                            i_91 = i_78;
                            l_92 = l_90;
                            i_93 = i_75;
                        } else {
                            if (i_75 == 0) {
                                i_94 = (int) ((uint) i_11 + (uint) i_78);
                                i_95 = i_11 << 1;
                                i_96 = 0;
                                i_97 = i_94;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_97 < i_95)) {
                                        goto B92;
                                    }
                                    if (!(i_96 < 4096)) {
                                        break;
                                    }
                                    l_98 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_97) << 3) + 16L))));
                                    i_99 = (int) ((uint) i_97 + (uint) 1);
                                    if (l_98 == (-1L)) {
                                        i_97 = i_99;
                                    } else {
                                        l_100 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_101 = l_98 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) i_96))))) = l_101;
                                        i_102 = (int) ((uint) i_96 + (uint) 8);
                                        if (((int) (l_98 & 1L)) == 0) {
                                            i_96 = i_102;
                                            i_97 = i_99;
                                        } else {
                                            if (i_102 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) i_102))))) = (l_101 + 1L);
                                                i_103 = (int) ((uint) i_96 + (uint) 16);
                                                i_96 = i_103;
                                                i_97 = i_99;
                                            } else {
                                                i_96 = i_102;
                                                i_97 = i_99;
                                            }
                                        }
                                    }
                                }
                                i_104 = i_96;
                                goto B94;
                            B92:;
                                i_104 = i_96;
                            } else {
                                i_104 = 0;
                            }
                        B94:;
                            l_105 = *((__local gale_long *) (gale_local_memory + l_71));
                            l_106 = *((__local gale_long *) (gale_local_memory + l_70));
                            i_107 = (int) l_106;
                            l_108 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_107))) & l_105), (1 << i_107), i_104, gale_group, gale_slot, gale_position);
                            i_91 = i_78;
                            l_92 = l_108;
                            i_93 = 1;
                        }
                    } else {
                        i_91 = i_78;
                        l_92 = l_87;
                        i_93 = i_75;
                    }
                } else {
                    i_91 = i_78;
                    l_92 = l_87;
                    i_93 = i_75;
                }
            } else {
                i_91 = i_74;
                l_92 = 0L;
                i_93 = i_75;
            }
            GALEFS_BROADCAST(7, l_109, l_92);
            if (l_109 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_15;
                gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_ints[4 * gale_items + gale_item] = (uint) i_24;
                gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                gale_longs[gale_item] = (ulong) l_29;
                gale_ints[6 * gale_items + gale_item] = (uint) i_32;
                gale_ints[7 * gale_items + gale_item] = (uint) i_72;
                gale_ints[8 * gale_items + gale_item] = (uint) i_73;
                gale_ints[9 * gale_items + gale_item] = (uint) i_91;
                gale_ints[10 * gale_items + gale_item] = (uint) i_93;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_109); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_8 = (int) gale_ints[gale_item];
                i_15 = (int) gale_ints[gale_items + gale_item];
                i_16 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                i_24 = (int) gale_ints[4 * gale_items + gale_item];
                i_25 = (int) gale_ints[5 * gale_items + gale_item];
                l_29 = (long) gale_longs[gale_item];
                i_32 = (int) gale_ints[6 * gale_items + gale_item];
                i_72 = (int) gale_ints[7 * gale_items + gale_item];
                i_73 = (int) gale_ints[8 * gale_items + gale_item];
                i_91 = (int) gale_ints[9 * gale_items + gale_item];
                i_93 = (int) gale_ints[10 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_size(0);
                l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
                l_13 = (((long) i_10) << 3) + 16L;
                i_14 = (int) get_local_size(0);
                l_18 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                i_19 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_20 = 1L << i_19;
                l_21 = (long) ((ulong) l_20 + (ulong) (-1L));
                i_23 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
                l_30 = (8L) + 16L;
                l_31 = (0L) + 16L;
                l_66 = (16L) + l_13;
                l_70 = (-16L) + 24L;
                l_71 = (-16L) + 16L;
                l_109 = gale_round_reply(gale_entry);
            }
            l_110 = *((__local gale_long *) (gale_local_memory + l_66));
            l_111 = *((__local gale_long *) (gale_local_memory + l_70));
            if (l_110 == (-1L)) {
                i_112 = i_72;
                i_113 = i_73;
            } else {
                l_114 = *((__local gale_long *) (gale_local_memory + l_71));
                i_115 = (int) l_111;
                if ((l_110 >> i_115) == (l_114 >> i_115)) {
                    if (l_109 < 0L) {
                        i_116 = 0;
                    } else {
                        l_117 = 1L << i_115;
                        l_118 = (long) ((ulong) l_117 - (ulong) (((long) ((ulong) l_117 + (ulong) (-1L))) & l_110));
                        i_119 = (int) ((uint) i_32 - (uint) i_72);
                        if (l_118 < ((long) i_119)) {
                            i_120 = (int) l_118;
                            i_116 = i_120;
                        } else {
                            i_116 = i_119;
                        }
                    }
                    l_121 = gale_BlockAccess_offsetInRegion(arg_fs, l_109, l_110, gale_group, gale_slot, gale_position);
                    l_122 = (long) ((ulong) ((long) i_72) + (ulong) l_29);
                    if (((l_121 | l_122) & 7L) == 0) {
                        i_123 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_116 - (uint) i_123)) < 8) {
                                break;
                            }
                            l_124 = (long) i_123;
                            l_125 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) l_124))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_122 + (ulong) l_124)))) = l_125;
                            i_126 = (int) ((uint) i_123 + (uint) 8);
                            i_123 = i_126;
                        }
                        i_127 = i_123;
                    } else {
                        i_127 = 0;
                    }
                    i_128 = i_127;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_128 < i_116)) {
                            break;
                        }
                        l_129 = (long) i_128;
                        i_130 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) l_129))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_122 + (ulong) l_129)))) = (char) i_130;
                        i_131 = (int) ((uint) i_128 + (uint) 1);
                        i_128 = i_131;
                    }
                    i_132 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_116);
                    if (l_109 < 0L) {
                        i_133 = (int) l_109;
                        i_134 = i_133;
                    } else {
                        i_134 = 0;
                    }
                    l_135 = (long) ((ulong) ((long) i_116) + (ulong) l_110);
                    i_136 = (int) ((uint) i_72 + (uint) i_116);
                    if (l_109 == (-117L)) {
                        l_137 = l_135;
                    } else {
                        if (l_109 < 0L) {
                            l_137 = (-1L);
                        } else {
                            if (i_136 < i_32) {
                                l_137 = l_135;
                            } else {
                                l_137 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_66)) = l_137;
                    i_112 = i_136;
                    i_113 = i_134;
                } else {
                    i_112 = i_72;
                    i_113 = i_73;
                }
            }
            if (l_109 == 0L) {
                i_138 = 0;
            } else {
                l_139 = *((__local gale_long *) (gale_local_memory + l_71));
                i_140 = (l_139 == (-1L)) ? 0 : 1;
                i_138 = i_140;
            }
            GALEFS_BARRIER(8);
            i_141 = (l_109 == (-117L)) ? 1 : 0;
            if (i_9 == 0) {
                if (l_109 < 1L) {
                    i_72 = i_112;
                    i_73 = i_113;
                    i_74 = i_91;
                    i_75 = i_93;
                    i_76 = i_141;
                    i_77 = i_138;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_72 = i_112;
                    i_73 = i_113;
                    i_74 = i_91;
                    i_75 = i_93;
                    i_76 = i_141;
                    i_77 = i_138;
                }
            } else {
                i_72 = i_112;
                i_73 = i_113;
                i_74 = i_91;
                i_75 = i_93;
                i_76 = i_141;
                i_77 = i_138;
            }
        }
        if (i_10 == 0) {
            i_142 = *((__local gale_int *) (gale_local_memory + l_31));
            i_143 = *((__local gale_int *) (gale_local_memory + l_30));
            l_144 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_145 = (long) ((ulong) ((long) ((ulong) l_144 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_146 = *((__global gale_long *) (arg_fs + 16 + l_145));
            *((__global gale_long *) (arg_fs + 16 + l_145)) = ((long) ((ulong) ((long) i_142) + (ulong) l_146));
            l_147 = (long) ((ulong) ((long) ((ulong) l_144 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_148 = *((__global gale_long *) (arg_fs + 16 + l_147));
            *((__global gale_long *) (arg_fs + 16 + l_147)) = ((long) ((ulong) ((long) i_143) + (ulong) l_148));
            l_149 = (long) ((ulong) ((long) ((ulong) l_144 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_150 = *((__global gale_int *) (arg_fs + 16 + l_149));
            *((__global gale_int *) (arg_fs + 16 + l_149)) = ((int) ((uint) (i_142 >> i_19) + (uint) i_150));
        }
        if (i_72 < 1) {
            i_151 = i_73;
        } else {
            i_151 = i_72;
        }
        *((__global gale_int *) (arg_results + ((((long) i_25) << 2) + 16L))) = i_151;
        i_152 = (int) ((uint) i_24 + (uint) 1);
        i_24 = i_152;
    }
    if (((int) get_local_id(0)) == 0) {
        l_153 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_154 = l_153;
    } else {
        l_154 = 0L;
    }
    GALEFS_BROADCAST(9, l_155, l_154);
    if (l_155 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_155); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_155 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
