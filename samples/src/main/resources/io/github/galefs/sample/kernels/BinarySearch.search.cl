// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BinarySearch#search
// entry point: galefs_search
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE READ_WRITE
// waits: 5
// saved values: 12
// context bytes: 88
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "keys"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2fb21d6432f31910fa590cfc023536c9e8b894521df38d68caf247fa0702973d
// functions SHA-256: ce5f021df200c31f8d9f8736ee2fcffac0d9c4df46d32687467b4412d1705f13
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {107, 101, 121, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_105) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_38) VARIABLE(int, i_48) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_74) VARIABLE(int, i_77) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_97) VARIABLE(long, l_103) VARIABLE(long, l_18) VARIABLE(long, l_24) VARIABLE(long, l_31) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_60) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_79) VARIABLE(long, l_80) VARIABLE(long, l_88) VARIABLE(__global uchar *, ul_32) VARIABLE(__global uchar *, ul_37)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_48) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_32) VARIABLE(ul_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_48) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_60) VARIABLE(ul_32) VARIABLE(ul_37)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(ul_32) VARIABLE(ul_37)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(ul_32) VARIABLE(ul_37)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_88) VARIABLE(ul_32) VARIABLE(ul_37)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_97) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(ul_32) VARIABLE(ul_37)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(l_103) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(ul_32) VARIABLE(ul_37)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_105) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(l_103) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(ul_32) VARIABLE(ul_37)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_keys, __global uchar *arg_places, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_32, *ul_37;
    int i_4, i_5, i_10, i_11, i_19, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_28, i_29, i_30, i_33, i_34, i_35, i_36, i_38, i_39, i_47, i_48, i_49, i_50, i_53, i_54, i_55, i_61, i_62, i_64, i_65, i_66, i_67, i_68, i_73, i_74, i_75, i_76, i_77, i_78, i_81, i_82, i_83, i_89, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_100, i_101, i_102, i_104, i_105, i_106, i_107, i_108, i_109, i_110;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_24, l_31, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_51, l_52, l_56, l_57, l_58, l_59, l_60, l_63, l_69, l_70, l_71, l_72, l_79, l_80, l_84, l_85, l_86, l_87, l_88, l_91, l_99, l_103, l_111, l_112, l_113, l_114, l_115;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_1 = l_6;
        }
    } else {
        l_1 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1 < (-4611686018427387904L)) {
            l_7 = gale_HostCall_awaitReply(arg_fs, l_1, gale_group);
            l_8 = l_7;
        } else {
            l_8 = l_1;
        }
    } else {
        l_8 = l_1;
    }
    GALEFS_BROADCAST(1, l_9, l_8);
    i_10 = (int) l_9;
    if (((long) i_10) < 0L) {
        i_11 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_10);
    }
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_OpenFileCalls_status(arg_fs, i_10, 0, gale_group);
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_13 < (-4611686018427387904L)) {
            l_14 = gale_HostCall_awaitReply(arg_fs, l_13, gale_group);
            l_15 = l_14;
        } else {
            l_15 = l_13;
        }
    } else {
        l_15 = l_13;
    }
    GALEFS_BROADCAST(2, l_16, l_15);
    l_17 = (l_16 < 1L) ? 0L : l_16;
    l_18 = (long) ((ulong) l_17 >> 3);
    i_19 = (int) get_local_size(0);
    i_20 = (int) get_num_groups(0);
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_size(0);
    i_23 = (int) get_local_id(0);
    l_24 = (((long) i_23) << 2) + 16L;
    i_25 = GALEFS_LOCAL_SIZE;
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_id(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_local_id(0);
    i_30 = gale_group << 6;
    l_31 = ((long) i_30) << 3;
    ul_32 = arg_keys + (l_31 + 16L);
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_id(0);
    i_35 = (int) get_local_id(0);
    i_36 = gale_group;
    ul_37 = arg_queries + 12L;
    i_38 = i_36;
    while (true) {
        i_39 = *((__global gale_int *) ul_37);
        if (!(i_38 < i_39)) {
            break;
        }
        l_40 = (((long) i_38) << 3) + 16L;
        l_41 = *((__global gale_long *) (arg_queries + l_40));
        l_42 = 0L;
        l_43 = l_18;
        while (true) {
            l_44 = (long) ((ulong) l_43 - (ulong) l_42);
            if (l_44 < 65L) {
                break;
            }
            l_45 = (long) ((ulong) ((long) ((ulong) l_42 + (ulong) l_43)) >> 1);
            l_46 = l_45 << 3;
            i_47 = 1;
            i_48 = 0;
            i_49 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_47 == 1)) {
                    break;
                }
                i_50 = (int) ((uint) 8 - (uint) i_48);
                l_51 = (long) i_48;
                l_52 = (long) ((ulong) l_51 + (ulong) l_46);
                if (i_49 == 0) {
                    i_53 = i_50;
                } else {
                    i_54 = 4096 - ((int) (l_52 & 4095L));
                    i_55 = (i_54 < i_50) ? i_54 : i_50;
                    i_53 = i_55;
                }
                if (i_35 == 0) {
                    l_56 = gale_BlockAccess_beginRead(arg_fs, i_10, l_52, i_53, gale_group);
                    l_57 = l_56;
                } else {
                    l_57 = 0L;
                }
                if (i_34 == 0) {
                    if (l_57 < (-4611686018427387904L)) {
                        l_58 = gale_HostCall_awaitReply(arg_fs, l_57, gale_group);
                        l_59 = l_58;
                    } else {
                        l_59 = l_57;
                    }
                } else {
                    l_59 = l_57;
                }
                GALEFS_BROADCAST(3, l_60, l_59);
                i_61 = (int) l_60;
                if (l_60 < 0L) {
                    i_62 = 0;
                } else {
                    i_62 = i_61;
                }
                l_63 = gale_BlockAccess_offsetInRegion(arg_fs, l_60, l_52, gale_group);
                gale_copy((arg_fs + 16 + l_63), (arg_keys + 16 + (l_51 + l_31)), i_62);
                GALEFS_BARRIER(4);
                if (i_33 == 0) {
                    if (!(i_62 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_62, gale_group);
                    }
                }
                i_64 = (int) ((uint) i_48 + (uint) i_62);
                i_65 = ((l_60 == (-117L)) || (!((i_62 < 1) || (!(i_64 < 8))))) ? 1 : 0;
                i_66 = (l_60 == (-117L)) ? 1 : 0;
                if (l_60 < 0L) {
                    if (l_60 == (-117L)) {
                        i_47 = i_65;
                        i_48 = i_64;
                        i_49 = i_66;
                    } else {
                        i_47 = i_61;
                        i_48 = i_64;
                        i_49 = i_66;
                    }
                } else {
                    i_47 = i_65;
                    i_48 = i_64;
                    i_49 = i_66;
                }
            }
            if (i_48 < 1) {
                i_67 = i_47;
            } else {
                i_67 = i_48;
            }
            if (((long) i_67) < 0L) {
                i_68 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_67);
            }
            l_69 = *((__global gale_long *) ul_32);
            if (l_69 < l_41) {
                l_70 = (long) ((ulong) l_45 + (ulong) 1L);
                l_71 = l_70;
                l_72 = l_43;
            } else {
                l_71 = l_42;
                l_72 = l_45;
            }
            GALEFS_BARRIER(5);
            l_42 = l_71;
            l_43 = l_72;
        }
        i_73 = 1;
        i_74 = 0;
        i_75 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_76 = (int) l_44;
            if (!(i_73 == 1)) {
                break;
            }
            i_77 = i_76 << 3;
            i_78 = (int) ((uint) i_77 - (uint) i_74);
            l_79 = (long) i_74;
            l_80 = (long) ((ulong) l_79 + (ulong) (l_42 << 3));
            if (i_75 == 0) {
                i_81 = i_78;
            } else {
                i_82 = 4096 - ((int) (l_80 & 4095L));
                i_83 = (i_82 < i_78) ? i_82 : i_78;
                i_81 = i_83;
            }
            if (i_29 == 0) {
                l_84 = gale_BlockAccess_beginRead(arg_fs, i_10, l_80, i_81, gale_group);
                l_85 = l_84;
            } else {
                l_85 = 0L;
            }
            if (i_28 == 0) {
                if (l_85 < (-4611686018427387904L)) {
                    l_86 = gale_HostCall_awaitReply(arg_fs, l_85, gale_group);
                    l_87 = l_86;
                } else {
                    l_87 = l_85;
                }
            } else {
                l_87 = l_85;
            }
            GALEFS_BROADCAST(6, l_88, l_87);
            i_89 = (int) l_88;
            if (l_88 < 0L) {
                i_90 = 0;
            } else {
                i_90 = i_89;
            }
            l_91 = gale_BlockAccess_offsetInRegion(arg_fs, l_88, l_80, gale_group);
            gale_copy((arg_fs + 16 + l_91), (arg_keys + 16 + (l_79 + l_31)), i_90);
            GALEFS_BARRIER(7);
            if (i_27 == 0) {
                if (!(i_90 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_90, gale_group);
                }
            }
            i_92 = (int) ((uint) i_74 + (uint) i_90);
            i_93 = ((l_88 == (-117L)) || (!((i_90 < 1) || (!(i_92 < i_77))))) ? 1 : 0;
            i_94 = (l_88 == (-117L)) ? 1 : 0;
            if (l_88 < 0L) {
                if (l_88 == (-117L)) {
                    i_73 = i_93;
                    i_74 = i_92;
                    i_75 = i_94;
                } else {
                    i_73 = i_89;
                    i_74 = i_92;
                    i_75 = i_94;
                }
            } else {
                i_73 = i_93;
                i_74 = i_92;
                i_75 = i_94;
            }
        }
        if (i_74 < 1) {
            i_95 = i_73;
        } else {
            i_95 = i_74;
        }
        if (((long) i_95) < 0L) {
            i_96 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_95);
        }
        i_97 = 0;
        i_98 = i_26;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_98 < i_76)) {
                break;
            }
            l_99 = *((__global gale_long *) (arg_keys + ((((long) ((int) ((uint) i_98 + (uint) i_30))) << 3) + 16L)));
            i_100 = (l_99 < l_41) ? 1 : 0;
            i_101 = (int) ((uint) i_97 + (uint) i_100);
            i_102 = (int) ((uint) i_98 + (uint) i_19);
            i_97 = i_101;
            i_98 = i_102;
        }
        GALEFS_LOCAL_BARRIER(8);
        l_103 = (-16L) + l_24;
        *((__local gale_int *) (gale_scratch_memory + l_103)) = i_97;
        GALEFS_LOCAL_BARRIER(9);
        i_104 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_104 < i_22)) {
                break;
            }
            i_105 = i_104 << 1;
            if ((i_23 & ((int) ((uint) i_105 + (uint) (-1)))) == 0) {
                i_106 = (int) ((uint) i_23 + (uint) i_104);
                if (i_106 < i_22) {
                    i_107 = *((__local gale_int *) (gale_scratch_memory + l_103));
                    i_108 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_106) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_103)) = ((int) ((uint) i_107 + (uint) i_108));
                }
            }
            GALEFS_LOCAL_BARRIER(10);
            i_104 = i_105;
        }
        i_109 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_110 = (int) ((uint) i_38 + (uint) i_20);
        if (i_21 == 0) {
            *((__global gale_long *) (arg_places + l_40)) = ((long) ((ulong) l_42 + (ulong) ((long) i_109)));
            i_38 = i_110;
        } else {
            i_38 = i_110;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_111 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_112 = l_111;
    } else {
        l_112 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_112 < (-4611686018427387904L)) {
            l_113 = gale_HostCall_awaitReply(arg_fs, l_112, gale_group);
            l_114 = l_113;
        } else {
            l_114 = l_112;
        }
    } else {
        l_114 = l_112;
    }
    GALEFS_BROADCAST(11, l_115, l_114);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_41) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_65) VARIABLE(int, i_68) VARIABLE(int, i_7) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_86) VARIABLE(int, i_94) VARIABLE(long, l_13) VARIABLE(long, l_19) VARIABLE(long, l_25) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_51) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_77) VARIABLE(long, l_92) VARIABLE(__global uchar *, ul_26) VARIABLE(__global uchar *, ul_30)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_41) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(ul_26) VARIABLE(ul_30)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_41) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_51) VARIABLE(ul_26) VARIABLE(ul_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(ul_26) VARIABLE(ul_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(ul_26) VARIABLE(ul_30)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_7) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_77) VARIABLE(ul_26) VARIABLE(ul_30)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_7) VARIABLE(i_86) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(ul_26) VARIABLE(ul_30)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_92) VARIABLE(ul_26) VARIABLE(ul_30)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_7) VARIABLE(i_94) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_92) VARIABLE(ul_26) VARIABLE(ul_30)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_keys, __global uchar *arg_places, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_26, *ul_30;
    int i_3, i_4, i_7, i_8, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_23, i_24, i_27, i_28, i_29, i_31, i_32, i_40, i_41, i_42, i_43, i_46, i_47, i_48, i_52, i_53, i_55, i_56, i_57, i_58, i_59, i_64, i_65, i_66, i_67, i_68, i_69, i_72, i_73, i_74, i_78, i_79, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_89, i_90, i_91, i_93, i_94, i_95, i_96, i_97, i_98, i_99;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_10, l_11, l_12, l_13, l_19, l_25, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_44, l_45, l_49, l_50, l_51, l_54, l_60, l_61, l_62, l_63, l_70, l_71, l_75, l_76, l_77, l_80, l_88, l_92, l_100, l_101, l_102;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 9 * gale_items);
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
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
            l_1 = l_5;
        }
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(1, l_6, l_1);
    if (l_6 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_6); }
        GALEFS_RETURN;
        resume_1:
        l_6 = gale_round_reply(gale_entry);
    }
    i_7 = (int) l_6;
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_OpenFileCalls_status(arg_fs, i_7, 0, gale_group, gale_slot, gale_position);
        l_10 = l_9;
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_11); }
        GALEFS_RETURN;
        resume_2:
        i_7 = (int) gale_ints[gale_item];
        l_11 = gale_round_reply(gale_entry);
    }
    l_12 = (l_11 < 1L) ? 0L : l_11;
    l_13 = (long) ((ulong) l_12 >> 3);
    i_14 = (int) get_local_size(0);
    i_15 = gale_group_count;
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_size(0);
    i_18 = (int) get_local_id(0);
    l_19 = (((long) i_18) << 2) + 16L;
    i_20 = GALEFS_LOCAL_SIZE;
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = gale_group << 6;
    l_25 = ((long) i_24) << 3;
    ul_26 = arg_keys + (l_25 + 16L);
    i_27 = (int) get_local_id(0);
    i_28 = (int) get_local_id(0);
    i_29 = gale_group;
    ul_30 = arg_queries + 12L;
    i_31 = i_29;
    while (true) {
        i_32 = *((__global gale_int *) ul_30);
        if (!(i_31 < i_32)) {
            break;
        }
        l_33 = (((long) i_31) << 3) + 16L;
        l_34 = *((__global gale_long *) (arg_queries + l_33));
        l_35 = 0L;
        l_36 = l_13;
        while (true) {
            l_37 = (long) ((ulong) l_36 - (ulong) l_35);
            if (l_37 < 65L) {
                break;
            }
            l_38 = (long) ((ulong) ((long) ((ulong) l_35 + (ulong) l_36)) >> 1);
            l_39 = l_38 << 3;
            i_40 = 1;
            i_41 = 0;
            i_42 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_40 == 1)) {
                    break;
                }
                i_43 = (int) ((uint) 8 - (uint) i_41);
                l_44 = (long) i_41;
                l_45 = (long) ((ulong) l_44 + (ulong) l_39);
                if (i_42 == 0) {
                    i_46 = i_43;
                } else {
                    i_47 = 4096 - ((int) (l_45 & 4095L));
                    i_48 = (i_47 < i_43) ? i_47 : i_43;
                    i_46 = i_48;
                }
                if (i_28 == 0) {
                    l_49 = gale_BlockAccess_beginRead(arg_fs, i_7, l_45, i_46, gale_group, gale_slot, gale_position);
                    l_50 = l_49;
                } else {
                    l_50 = 0L;
                }
                GALEFS_BROADCAST(3, l_51, l_50);
                if (l_51 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_13;
                    gale_ints[gale_items + gale_item] = (uint) i_31;
                    gale_longs[gale_items + gale_item] = (ulong) l_33;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_35;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_36;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_38;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_39;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_41;
                    gale_longs[7 * gale_items + gale_item] = (ulong) l_44;
                    gale_longs[8 * gale_items + gale_item] = (ulong) l_45;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_51); }
                    GALEFS_RETURN;
                    resume_3:
                    i_7 = (int) gale_ints[gale_item];
                    l_13 = (long) gale_longs[gale_item];
                    i_31 = (int) gale_ints[gale_items + gale_item];
                    l_33 = (long) gale_longs[gale_items + gale_item];
                    l_34 = (long) gale_longs[2 * gale_items + gale_item];
                    l_35 = (long) gale_longs[3 * gale_items + gale_item];
                    l_36 = (long) gale_longs[4 * gale_items + gale_item];
                    l_38 = (long) gale_longs[5 * gale_items + gale_item];
                    l_39 = (long) gale_longs[6 * gale_items + gale_item];
                    i_41 = (int) gale_ints[2 * gale_items + gale_item];
                    l_44 = (long) gale_longs[7 * gale_items + gale_item];
                    l_45 = (long) gale_longs[8 * gale_items + gale_item];
                    i_14 = (int) get_local_size(0);
                    i_15 = gale_group_count;
                    i_16 = (int) get_local_id(0);
                    i_17 = (int) get_local_size(0);
                    i_18 = (int) get_local_id(0);
                    l_19 = (((long) i_18) << 2) + 16L;
                    i_21 = (int) get_local_id(0);
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_id(0);
                    i_24 = gale_group << 6;
                    l_25 = ((long) i_24) << 3;
                    ul_26 = arg_keys + (l_25 + 16L);
                    i_27 = (int) get_local_id(0);
                    i_28 = (int) get_local_id(0);
                    ul_30 = arg_queries + 12L;
                    l_51 = gale_round_reply(gale_entry);
                }
                i_52 = (int) l_51;
                if (l_51 < 0L) {
                    i_53 = 0;
                } else {
                    i_53 = i_52;
                }
                l_54 = gale_BlockAccess_offsetInRegion(arg_fs, l_51, l_45, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_54), (arg_keys + 16 + (l_44 + l_25)), i_53);
                GALEFS_BARRIER(4);
                if (i_27 == 0) {
                    if (!(i_53 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_53, gale_group, gale_slot, gale_position);
                    }
                }
                i_55 = (int) ((uint) i_41 + (uint) i_53);
                i_56 = ((l_51 == (-117L)) || (!((i_53 < 1) || (!(i_55 < 8))))) ? 1 : 0;
                i_57 = (l_51 == (-117L)) ? 1 : 0;
                if (l_51 < 0L) {
                    if (l_51 == (-117L)) {
                        i_40 = i_56;
                        i_41 = i_55;
                        i_42 = i_57;
                    } else {
                        i_40 = i_52;
                        i_41 = i_55;
                        i_42 = i_57;
                    }
                } else {
                    i_40 = i_56;
                    i_41 = i_55;
                    i_42 = i_57;
                }
            }
            if (i_41 < 1) {
                i_58 = i_40;
            } else {
                i_58 = i_41;
            }
            if (((long) i_58) < 0L) {
                i_59 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_58);
            }
            l_60 = *((__global gale_long *) ul_26);
            if (l_60 < l_34) {
                l_61 = (long) ((ulong) l_38 + (ulong) 1L);
                l_62 = l_61;
                l_63 = l_36;
            } else {
                l_62 = l_35;
                l_63 = l_38;
            }
            GALEFS_BARRIER(5);
            l_35 = l_62;
            l_36 = l_63;
        }
        i_64 = 1;
        i_65 = 0;
        i_66 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_67 = (int) l_37;
            if (!(i_64 == 1)) {
                break;
            }
            i_68 = i_67 << 3;
            i_69 = (int) ((uint) i_68 - (uint) i_65);
            l_70 = (long) i_65;
            l_71 = (long) ((ulong) l_70 + (ulong) (l_35 << 3));
            if (i_66 == 0) {
                i_72 = i_69;
            } else {
                i_73 = 4096 - ((int) (l_71 & 4095L));
                i_74 = (i_73 < i_69) ? i_73 : i_69;
                i_72 = i_74;
            }
            if (i_23 == 0) {
                l_75 = gale_BlockAccess_beginRead(arg_fs, i_7, l_71, i_72, gale_group, gale_slot, gale_position);
                l_76 = l_75;
            } else {
                l_76 = 0L;
            }
            GALEFS_BROADCAST(6, l_77, l_76);
            if (l_77 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_13;
                gale_ints[gale_items + gale_item] = (uint) i_31;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_35;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_37;
                gale_ints[2 * gale_items + gale_item] = (uint) i_65;
                gale_ints[3 * gale_items + gale_item] = (uint) i_68;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_70;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_71;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_77); }
                GALEFS_RETURN;
                resume_4:
                i_7 = (int) gale_ints[gale_item];
                l_13 = (long) gale_longs[gale_item];
                i_31 = (int) gale_ints[gale_items + gale_item];
                l_33 = (long) gale_longs[gale_items + gale_item];
                l_34 = (long) gale_longs[2 * gale_items + gale_item];
                l_35 = (long) gale_longs[3 * gale_items + gale_item];
                l_37 = (long) gale_longs[4 * gale_items + gale_item];
                i_65 = (int) gale_ints[2 * gale_items + gale_item];
                i_68 = (int) gale_ints[3 * gale_items + gale_item];
                l_70 = (long) gale_longs[5 * gale_items + gale_item];
                l_71 = (long) gale_longs[6 * gale_items + gale_item];
                i_14 = (int) get_local_size(0);
                i_15 = gale_group_count;
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_size(0);
                i_18 = (int) get_local_id(0);
                l_19 = (((long) i_18) << 2) + 16L;
                i_21 = (int) get_local_id(0);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = gale_group << 6;
                l_25 = ((long) i_24) << 3;
                ul_26 = arg_keys + (l_25 + 16L);
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_id(0);
                ul_30 = arg_queries + 12L;
                l_77 = gale_round_reply(gale_entry);
            }
            i_78 = (int) l_77;
            if (l_77 < 0L) {
                i_79 = 0;
            } else {
                i_79 = i_78;
            }
            l_80 = gale_BlockAccess_offsetInRegion(arg_fs, l_77, l_71, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_80), (arg_keys + 16 + (l_70 + l_25)), i_79);
            GALEFS_BARRIER(7);
            if (i_22 == 0) {
                if (!(i_79 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_79, gale_group, gale_slot, gale_position);
                }
            }
            i_81 = (int) ((uint) i_65 + (uint) i_79);
            i_82 = ((l_77 == (-117L)) || (!((i_79 < 1) || (!(i_81 < i_68))))) ? 1 : 0;
            i_83 = (l_77 == (-117L)) ? 1 : 0;
            if (l_77 < 0L) {
                if (l_77 == (-117L)) {
                    i_64 = i_82;
                    i_65 = i_81;
                    i_66 = i_83;
                } else {
                    i_64 = i_78;
                    i_65 = i_81;
                    i_66 = i_83;
                }
            } else {
                i_64 = i_82;
                i_65 = i_81;
                i_66 = i_83;
            }
        }
        if (i_65 < 1) {
            i_84 = i_64;
        } else {
            i_84 = i_65;
        }
        if (((long) i_84) < 0L) {
            i_85 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_84);
        }
        i_86 = 0;
        i_87 = i_21;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_87 < i_67)) {
                break;
            }
            l_88 = *((__global gale_long *) (arg_keys + ((((long) ((int) ((uint) i_87 + (uint) i_24))) << 3) + 16L)));
            i_89 = (l_88 < l_34) ? 1 : 0;
            i_90 = (int) ((uint) i_86 + (uint) i_89);
            i_91 = (int) ((uint) i_87 + (uint) i_14);
            i_86 = i_90;
            i_87 = i_91;
        }
        GALEFS_LOCAL_BARRIER(8);
        l_92 = (-16L) + l_19;
        *((__local gale_int *) (gale_scratch_memory + l_92)) = i_86;
        GALEFS_LOCAL_BARRIER(9);
        i_93 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_93 < i_17)) {
                break;
            }
            i_94 = i_93 << 1;
            if ((i_18 & ((int) ((uint) i_94 + (uint) (-1)))) == 0) {
                i_95 = (int) ((uint) i_18 + (uint) i_93);
                if (i_95 < i_17) {
                    i_96 = *((__local gale_int *) (gale_scratch_memory + l_92));
                    i_97 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_95) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_92)) = ((int) ((uint) i_96 + (uint) i_97));
                }
            }
            GALEFS_LOCAL_BARRIER(10);
            i_93 = i_94;
        }
        i_98 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_99 = (int) ((uint) i_31 + (uint) i_15);
        if (i_16 == 0) {
            *((__global gale_long *) (arg_places + l_33)) = ((long) ((ulong) l_35 + (ulong) ((long) i_98)));
            i_31 = i_99;
        } else {
            i_31 = i_99;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_100 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_101 = l_100;
    } else {
        l_101 = 0L;
    }
    GALEFS_BROADCAST(11, l_102, l_101);
    if (l_102 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_102); }
        GALEFS_RETURN;
        resume_5:
        l_102 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
