// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.MatrixProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY INT FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 6
// saved values: 9
// context bytes: 48
// needs: BARRIERS LOCAL_SIZE
// local bytes: 512
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a8574e0374d6e0271098f9a79cb9d7a7ba797f230ad38ce316b9d0abd2ee1957
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (512 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_47) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_72) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_93) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_41) VARIABLE(long, l_45) VARIABLE(long, l_50) VARIABLE(long, l_51) VARIABLE(long, l_59) VARIABLE(long, l_70) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_84)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_45) VARIABLE(l_50) VARIABLE(l_51)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_45) VARIABLE(l_59)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_72) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_70) VARIABLE(l_75) VARIABLE(l_76)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_72) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_70) VARIABLE(l_84)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_93) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_93) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_multiply(__global uchar *arg_fs, int arg_size, __global uchar *arg_rows, __global uchar *arg_product, __global uchar *arg_error) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_103;
    float f_96, f_98, f_104, f_106, f_108, f_109, f_110;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_35, i_36, i_37, i_39, i_40, i_42, i_43, i_44, i_46, i_47, i_48, i_49, i_52, i_53, i_54, i_60, i_61, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_71, i_72, i_73, i_74, i_77, i_78, i_79, i_85, i_86, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_99, i_100, i_101, i_102, i_105, i_107, i_111, i_112, i_113, i_114, i_115;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_34, l_38, l_41, l_45, l_50, l_51, l_55, l_56, l_57, l_58, l_59, l_62, l_70, l_75, l_76, l_80, l_81, l_82, l_83, l_84, l_87, l_97, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
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
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
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
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 1)) {
                    break;
                }
                i_16 = (int) ((uint) i_15 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[i_16]);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
            l_12 = l_17;
        }
    } else {
        l_12 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_12 < (-4611686018427387904L)) {
            l_18 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
            l_19 = l_18;
        } else {
            l_19 = l_12;
        }
    } else {
        l_19 = l_12;
    }
    GALEFS_BROADCAST(2, l_20, l_19);
    i_21 = (int) l_20;
    i_22 = (int) l_10;
    i_23 = (i_21 < i_22) ? i_21 : i_22;
    if (((long) i_23) < 0L) {
        i_24 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    i_25 = (int) get_local_size(0);
    i_26 = (int) get_local_size(0);
    i_27 = ((int) get_num_groups(0)) << 3;
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    i_31 = arg_size << 3;
    i_32 = ((int) ((uint) gale_group * (uint) i_31)) << 1;
    i_33 = (int) ((uint) i_31 + (uint) i_32);
    l_34 = ((long) i_33) << 2;
    i_35 = (int) get_local_id(0);
    i_36 = (int) get_local_id(0);
    i_37 = (int) get_local_id(0);
    l_38 = ((long) i_32) << 2;
    i_39 = (int) get_local_id(0);
    i_40 = arg_size << 5;
    l_41 = (long) arg_size;
    i_42 = (int) get_local_id(0);
    i_43 = gale_group << 3;
    i_44 = i_43;
    while (true) {
        if (!(i_44 < arg_size)) {
            break;
        }
        l_45 = (((long) i_44) * l_41) << 2;
        i_46 = 1;
        i_47 = 0;
        i_48 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_46 == 1)) {
                break;
            }
            i_49 = (int) ((uint) i_40 - (uint) i_47);
            l_50 = (long) i_47;
            l_51 = (long) ((ulong) l_50 + (ulong) l_45);
            if (i_48 == 0) {
                i_52 = i_49;
            } else {
                i_53 = 4096 - ((int) (l_51 & 4095L));
                i_54 = (i_53 < i_49) ? i_53 : i_49;
                i_52 = i_54;
            }
            if (i_42 == 0) {
                l_55 = gale_BlockAccess_beginRead(arg_fs, i_22, l_51, i_52, gale_group);
                l_56 = l_55;
            } else {
                l_56 = 0L;
            }
            if (i_39 == 0) {
                if (l_56 < (-4611686018427387904L)) {
                    l_57 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                    l_58 = l_57;
                } else {
                    l_58 = l_56;
                }
            } else {
                l_58 = l_56;
            }
            GALEFS_BROADCAST(3, l_59, l_58);
            i_60 = (int) l_59;
            if (l_59 < 0L) {
                i_61 = 0;
            } else {
                i_61 = i_60;
            }
            l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_51, gale_group);
            gale_copy((arg_fs + 16 + l_62), (arg_rows + 16 + (l_50 + l_38)), i_61);
            GALEFS_BARRIER(4);
            if (i_37 == 0) {
                if (!(i_61 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_61, gale_group);
                }
            }
            i_63 = (int) ((uint) i_47 + (uint) i_61);
            i_64 = ((l_59 == (-117L)) || (!((i_61 < 1) || (!(i_63 < i_40))))) ? 1 : 0;
            i_65 = (l_59 == (-117L)) ? 1 : 0;
            if (l_59 < 0L) {
                if (l_59 == (-117L)) {
                    i_46 = i_64;
                    i_47 = i_63;
                    i_48 = i_65;
                } else {
                    i_46 = i_60;
                    i_47 = i_63;
                    i_48 = i_65;
                }
            } else {
                i_46 = i_64;
                i_47 = i_63;
                i_48 = i_65;
            }
        }
        if (i_47 < 1) {
            i_66 = i_46;
        } else {
            i_66 = i_47;
        }
        if (((long) i_66) < 0L) {
            i_67 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_66);
        }
        i_68 = (int) ((uint) arg_size * (uint) i_44);
        i_69 = 0;
        while (true) {
            if (!(i_69 < arg_size)) {
                break;
            }
            l_70 = (l_41 * ((long) i_69)) << 2;
            i_71 = 1;
            i_72 = 0;
            i_73 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_71 == 1)) {
                    break;
                }
                i_74 = (int) ((uint) i_40 - (uint) i_72);
                l_75 = (long) i_72;
                l_76 = (long) ((ulong) l_75 + (ulong) l_70);
                if (i_73 == 0) {
                    i_77 = i_74;
                } else {
                    i_78 = 4096 - ((int) (l_76 & 4095L));
                    i_79 = (i_78 < i_74) ? i_78 : i_74;
                    i_77 = i_79;
                }
                if (i_36 == 0) {
                    l_80 = gale_BlockAccess_beginRead(arg_fs, i_21, l_76, i_77, gale_group);
                    l_81 = l_80;
                } else {
                    l_81 = 0L;
                }
                if (i_35 == 0) {
                    if (l_81 < (-4611686018427387904L)) {
                        l_82 = gale_HostCall_awaitReply(arg_fs, l_81, gale_group);
                        l_83 = l_82;
                    } else {
                        l_83 = l_81;
                    }
                } else {
                    l_83 = l_81;
                }
                GALEFS_BROADCAST(5, l_84, l_83);
                i_85 = (int) l_84;
                if (l_84 < 0L) {
                    i_86 = 0;
                } else {
                    i_86 = i_85;
                }
                l_87 = gale_BlockAccess_offsetInRegion(arg_fs, l_84, l_76, gale_group);
                gale_copy((arg_fs + 16 + l_87), (arg_rows + 16 + (l_75 + l_34)), i_86);
                GALEFS_BARRIER(6);
                if (i_30 == 0) {
                    if (!(i_86 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_86, gale_group);
                    }
                }
                i_88 = (int) ((uint) i_72 + (uint) i_86);
                i_89 = ((l_84 == (-117L)) || (!((i_86 < 1) || (!(i_88 < i_40))))) ? 1 : 0;
                i_90 = (l_84 == (-117L)) ? 1 : 0;
                if (l_84 < 0L) {
                    if (l_84 == (-117L)) {
                        i_71 = i_89;
                        i_72 = i_88;
                        i_73 = i_90;
                    } else {
                        i_71 = i_85;
                        i_72 = i_88;
                        i_73 = i_90;
                    }
                } else {
                    i_71 = i_89;
                    i_72 = i_88;
                    i_73 = i_90;
                }
            }
            if (i_72 < 1) {
                i_91 = i_71;
            } else {
                i_91 = i_72;
            }
            if (((long) i_91) < 0L) {
                i_92 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_91);
            }
            i_93 = 0;
            while (true) {
                if (!(i_93 < arg_size)) {
                    break;
                }
                i_94 = i_29;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_94 < 64)) {
                        break;
                    }
                    i_95 = (int) ((uint) ((int) ((uint) arg_size * (uint) (((int) ((uint) i_94 + (uint) ((int) ((uint) (i_94 >> 31) >> 29)))) >> 3))) + (uint) gale_rem_int(i_94, 8));
                    f_96 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_69 + (uint) ((int) ((uint) i_95 + (uint) i_32))))) << 2) + 16L)));
                    l_97 = (((long) i_94) << 2) + 16L;
                    *((__local gale_float *) (gale_local_memory + ((-16L) + l_97))) = f_96;
                    f_98 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_93 + (uint) ((int) ((uint) i_33 + (uint) i_95))))) << 2) + 16L)));
                    *((__local gale_float *) (gale_local_memory + ((240L) + l_97))) = f_98;
                    i_99 = (int) ((uint) i_94 + (uint) i_26);
                    i_94 = i_99;
                }
                GALEFS_LOCAL_BARRIER(7);
                i_100 = i_28;
                while (true) {
                    if (!(i_100 < 64)) {
                        break;
                    }
                    i_101 = gale_rem_int(i_100, 8);
                    i_102 = (int) ((uint) i_100 + (uint) ((int) ((uint) (i_100 >> 31) >> 29)));
                    ul_103 = arg_product + ((((long) ((int) ((uint) i_93 + (uint) ((int) ((uint) i_101 + (uint) ((int) ((uint) i_68 + (uint) ((int) ((uint) arg_size * (uint) (i_102 >> 3)))))))))) << 2) + 16L);
                    f_104 = *((__global gale_float *) ul_103);
                    i_105 = i_102 & (-8);
                    f_106 = f_104;
                    i_107 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_107 < 8)) {
                            break;
                        }
                        f_108 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_107 + (uint) i_105))) << 2) + 16L))));
                        f_109 = *((__local gale_float *) (gale_local_memory + ((240L) + ((((long) ((int) ((uint) (i_107 << 3) + (uint) i_101))) << 2) + 16L))));
                        f_110 = f_106 + (f_108 * f_109);
                        i_111 = (int) ((uint) i_107 + (uint) 1);
                        f_106 = f_110;
                        i_107 = i_111;
                    }
                    *((__global gale_float *) ul_103) = f_106;
                    i_112 = (int) ((uint) i_100 + (uint) i_25);
                    i_100 = i_112;
                }
                GALEFS_LOCAL_BARRIER(8);
                i_113 = (int) ((uint) i_93 + (uint) 8);
                i_93 = i_113;
            }
            GALEFS_BARRIER(9);
            i_114 = (int) ((uint) i_69 + (uint) 8);
            i_69 = i_114;
        }
        i_115 = (int) ((uint) i_44 + (uint) i_27);
        i_44 = i_115;
    }
    if (((int) get_local_id(0)) == 0) {
        l_116 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_117 = l_116;
    } else {
        l_117 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_117 < (-4611686018427387904L)) {
            l_118 = gale_HostCall_awaitReply(arg_fs, l_117, gale_group);
            l_119 = l_118;
        } else {
            l_119 = l_117;
        }
    } else {
        l_119 = l_117;
    }
    GALEFS_BROADCAST(10, l_120, l_119);
    if (((int) get_local_id(0)) == 0) {
        l_121 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_122 = l_121;
    } else {
        l_122 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_122 < (-4611686018427387904L)) {
            l_123 = gale_HostCall_awaitReply(arg_fs, l_122, gale_group);
            l_124 = l_123;
        } else {
            l_124 = l_122;
        }
    } else {
        l_124 = l_122;
    }
    GALEFS_BROADCAST(11, l_125, l_124);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (512 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_62) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_81) VARIABLE(long, l_0) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_49) VARIABLE(long, l_60) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_7) VARIABLE(long, l_72)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_43)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_49)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_60) VARIABLE(l_65) VARIABLE(l_66)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_60) VARIABLE(l_72)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_81) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_81) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_multiply(__global uchar *arg_fs, int arg_size, __global uchar *arg_rows, __global uchar *arg_product, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 48L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_91;
    float f_84, f_86, f_92, f_94, f_96, f_97, f_98;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_32, i_34, i_35, i_36, i_38, i_39, i_40, i_41, i_44, i_45, i_46, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_63, i_64, i_67, i_68, i_69, i_73, i_74, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_87, i_88, i_89, i_90, i_93, i_95, i_99, i_100, i_101, i_102, i_103;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_28, l_31, l_33, l_37, l_42, l_43, l_47, l_48, l_49, l_52, l_60, l_65, l_66, l_70, l_71, l_72, l_75, l_85, l_104, l_105, l_106, l_107, l_108, l_109;
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
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position);
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
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 1)) {
                    break;
                }
                i_12 = (int) ((uint) i_11 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_12]);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_7;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_round_reply(gale_entry);
    }
    i_15 = (int) l_14;
    i_16 = (int) l_7;
    i_17 = (i_15 < i_16) ? i_15 : i_16;
    if (((long) i_17) < 0L) {
        i_18 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    i_19 = (int) get_local_size(0);
    i_20 = (int) get_local_size(0);
    i_21 = gale_group_count << 3;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = arg_size << 3;
    i_26 = ((int) ((uint) gale_group * (uint) i_25)) << 1;
    i_27 = (int) ((uint) i_25 + (uint) i_26);
    l_28 = ((long) i_27) << 2;
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    l_31 = ((long) i_26) << 2;
    i_32 = arg_size << 5;
    l_33 = (long) arg_size;
    i_34 = (int) get_local_id(0);
    i_35 = gale_group << 3;
    i_36 = i_35;
    while (true) {
        if (!(i_36 < arg_size)) {
            break;
        }
        l_37 = (((long) i_36) * l_33) << 2;
        i_38 = 1;
        i_39 = 0;
        i_40 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_38 == 1)) {
                break;
            }
            i_41 = (int) ((uint) i_32 - (uint) i_39);
            l_42 = (long) i_39;
            l_43 = (long) ((ulong) l_42 + (ulong) l_37);
            if (i_40 == 0) {
                i_44 = i_41;
            } else {
                i_45 = 4096 - ((int) (l_43 & 4095L));
                i_46 = (i_45 < i_41) ? i_45 : i_41;
                i_44 = i_46;
            }
            if (i_34 == 0) {
                l_47 = gale_BlockAccess_beginRead(arg_fs, i_16, l_43, i_44, gale_group, gale_slot, gale_position);
                l_48 = l_47;
            } else {
                l_48 = 0L;
            }
            GALEFS_BROADCAST(3, l_49, l_48);
            if (l_49 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                gale_longs[gale_item] = (ulong) l_37;
                gale_ints[3 * gale_items + gale_item] = (uint) i_39;
                gale_longs[gale_items + gale_item] = (ulong) l_42;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_43;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_49); }
                GALEFS_RETURN;
                resume_3:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_36 = (int) gale_ints[2 * gale_items + gale_item];
                l_37 = (long) gale_longs[gale_item];
                i_39 = (int) gale_ints[3 * gale_items + gale_item];
                l_42 = (long) gale_longs[gale_items + gale_item];
                l_43 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = (int) get_local_size(0);
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count << 3;
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = arg_size << 3;
                i_26 = ((int) ((uint) gale_group * (uint) i_25)) << 1;
                i_27 = (int) ((uint) i_25 + (uint) i_26);
                l_28 = ((long) i_27) << 2;
                i_29 = (int) get_local_id(0);
                i_30 = (int) get_local_id(0);
                l_31 = ((long) i_26) << 2;
                i_32 = arg_size << 5;
                l_33 = (long) arg_size;
                i_34 = (int) get_local_id(0);
                l_49 = gale_round_reply(gale_entry);
            }
            i_50 = (int) l_49;
            if (l_49 < 0L) {
                i_51 = 0;
            } else {
                i_51 = i_50;
            }
            l_52 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, l_43, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_52), (arg_rows + 16 + (l_42 + l_31)), i_51);
            GALEFS_BARRIER(4);
            if (i_30 == 0) {
                if (!(i_51 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_51, gale_group, gale_slot, gale_position);
                }
            }
            i_53 = (int) ((uint) i_39 + (uint) i_51);
            i_54 = ((l_49 == (-117L)) || (!((i_51 < 1) || (!(i_53 < i_32))))) ? 1 : 0;
            i_55 = (l_49 == (-117L)) ? 1 : 0;
            if (l_49 < 0L) {
                if (l_49 == (-117L)) {
                    i_38 = i_54;
                    i_39 = i_53;
                    i_40 = i_55;
                } else {
                    i_38 = i_50;
                    i_39 = i_53;
                    i_40 = i_55;
                }
            } else {
                i_38 = i_54;
                i_39 = i_53;
                i_40 = i_55;
            }
        }
        if (i_39 < 1) {
            i_56 = i_38;
        } else {
            i_56 = i_39;
        }
        if (((long) i_56) < 0L) {
            i_57 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_56);
        }
        i_58 = (int) ((uint) arg_size * (uint) i_36);
        i_59 = 0;
        while (true) {
            if (!(i_59 < arg_size)) {
                break;
            }
            l_60 = (l_33 * ((long) i_59)) << 2;
            i_61 = 1;
            i_62 = 0;
            i_63 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_61 == 1)) {
                    break;
                }
                i_64 = (int) ((uint) i_32 - (uint) i_62);
                l_65 = (long) i_62;
                l_66 = (long) ((ulong) l_65 + (ulong) l_60);
                if (i_63 == 0) {
                    i_67 = i_64;
                } else {
                    i_68 = 4096 - ((int) (l_66 & 4095L));
                    i_69 = (i_68 < i_64) ? i_68 : i_64;
                    i_67 = i_69;
                }
                if (i_29 == 0) {
                    l_70 = gale_BlockAccess_beginRead(arg_fs, i_15, l_66, i_67, gale_group, gale_slot, gale_position);
                    l_71 = l_70;
                } else {
                    l_71 = 0L;
                }
                GALEFS_BROADCAST(5, l_72, l_71);
                if (l_72 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_58;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_59;
                    gale_longs[gale_item] = (ulong) l_60;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_62;
                    gale_longs[gale_items + gale_item] = (ulong) l_65;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_66;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_72); }
                    GALEFS_RETURN;
                    resume_4:
                    i_15 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    i_36 = (int) gale_ints[2 * gale_items + gale_item];
                    i_58 = (int) gale_ints[3 * gale_items + gale_item];
                    i_59 = (int) gale_ints[4 * gale_items + gale_item];
                    l_60 = (long) gale_longs[gale_item];
                    i_62 = (int) gale_ints[5 * gale_items + gale_item];
                    l_65 = (long) gale_longs[gale_items + gale_item];
                    l_66 = (long) gale_longs[2 * gale_items + gale_item];
                    i_19 = (int) get_local_size(0);
                    i_20 = (int) get_local_size(0);
                    i_21 = gale_group_count << 3;
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_id(0);
                    i_25 = arg_size << 3;
                    i_26 = ((int) ((uint) gale_group * (uint) i_25)) << 1;
                    i_27 = (int) ((uint) i_25 + (uint) i_26);
                    l_28 = ((long) i_27) << 2;
                    i_29 = (int) get_local_id(0);
                    i_30 = (int) get_local_id(0);
                    l_31 = ((long) i_26) << 2;
                    i_32 = arg_size << 5;
                    l_33 = (long) arg_size;
                    i_34 = (int) get_local_id(0);
                    l_72 = gale_round_reply(gale_entry);
                }
                i_73 = (int) l_72;
                if (l_72 < 0L) {
                    i_74 = 0;
                } else {
                    i_74 = i_73;
                }
                l_75 = gale_BlockAccess_offsetInRegion(arg_fs, l_72, l_66, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_75), (arg_rows + 16 + (l_65 + l_28)), i_74);
                GALEFS_BARRIER(6);
                if (i_24 == 0) {
                    if (!(i_74 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_74, gale_group, gale_slot, gale_position);
                    }
                }
                i_76 = (int) ((uint) i_62 + (uint) i_74);
                i_77 = ((l_72 == (-117L)) || (!((i_74 < 1) || (!(i_76 < i_32))))) ? 1 : 0;
                i_78 = (l_72 == (-117L)) ? 1 : 0;
                if (l_72 < 0L) {
                    if (l_72 == (-117L)) {
                        i_61 = i_77;
                        i_62 = i_76;
                        i_63 = i_78;
                    } else {
                        i_61 = i_73;
                        i_62 = i_76;
                        i_63 = i_78;
                    }
                } else {
                    i_61 = i_77;
                    i_62 = i_76;
                    i_63 = i_78;
                }
            }
            if (i_62 < 1) {
                i_79 = i_61;
            } else {
                i_79 = i_62;
            }
            if (((long) i_79) < 0L) {
                i_80 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_79);
            }
            i_81 = 0;
            while (true) {
                if (!(i_81 < arg_size)) {
                    break;
                }
                i_82 = i_23;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_82 < 64)) {
                        break;
                    }
                    i_83 = (int) ((uint) ((int) ((uint) arg_size * (uint) (((int) ((uint) i_82 + (uint) ((int) ((uint) (i_82 >> 31) >> 29)))) >> 3))) + (uint) gale_rem_int(i_82, 8));
                    f_84 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_59 + (uint) ((int) ((uint) i_83 + (uint) i_26))))) << 2) + 16L)));
                    l_85 = (((long) i_82) << 2) + 16L;
                    *((__local gale_float *) (gale_local_memory + ((-16L) + l_85))) = f_84;
                    f_86 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_81 + (uint) ((int) ((uint) i_27 + (uint) i_83))))) << 2) + 16L)));
                    *((__local gale_float *) (gale_local_memory + ((240L) + l_85))) = f_86;
                    i_87 = (int) ((uint) i_82 + (uint) i_20);
                    i_82 = i_87;
                }
                GALEFS_LOCAL_BARRIER(7);
                i_88 = i_22;
                while (true) {
                    if (!(i_88 < 64)) {
                        break;
                    }
                    i_89 = gale_rem_int(i_88, 8);
                    i_90 = (int) ((uint) i_88 + (uint) ((int) ((uint) (i_88 >> 31) >> 29)));
                    ul_91 = arg_product + ((((long) ((int) ((uint) i_81 + (uint) ((int) ((uint) i_89 + (uint) ((int) ((uint) i_58 + (uint) ((int) ((uint) arg_size * (uint) (i_90 >> 3)))))))))) << 2) + 16L);
                    f_92 = *((__global gale_float *) ul_91);
                    i_93 = i_90 & (-8);
                    f_94 = f_92;
                    i_95 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_95 < 8)) {
                            break;
                        }
                        f_96 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_95 + (uint) i_93))) << 2) + 16L))));
                        f_97 = *((__local gale_float *) (gale_local_memory + ((240L) + ((((long) ((int) ((uint) (i_95 << 3) + (uint) i_89))) << 2) + 16L))));
                        f_98 = f_94 + (f_96 * f_97);
                        i_99 = (int) ((uint) i_95 + (uint) 1);
                        f_94 = f_98;
                        i_95 = i_99;
                    }
                    *((__global gale_float *) ul_91) = f_94;
                    i_100 = (int) ((uint) i_88 + (uint) i_19);
                    i_88 = i_100;
                }
                GALEFS_LOCAL_BARRIER(8);
                i_101 = (int) ((uint) i_81 + (uint) 8);
                i_81 = i_101;
            }
            GALEFS_BARRIER(9);
            i_102 = (int) ((uint) i_59 + (uint) 8);
            i_59 = i_102;
        }
        i_103 = (int) ((uint) i_36 + (uint) i_21);
        i_36 = i_103;
    }
    if (((int) get_local_id(0)) == 0) {
        l_104 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_105 = l_104;
    } else {
        l_105 = 0L;
    }
    GALEFS_BROADCAST(10, l_106, l_105);
    if (l_106 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_106); }
        GALEFS_RETURN;
        resume_5:
        i_15 = (int) gale_ints[gale_item];
        l_106 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_107 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_108 = l_107;
    } else {
        l_108 = 0L;
    }
    GALEFS_BROADCAST(11, l_109, l_108);
    if (l_109 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_109); }
        GALEFS_RETURN;
        resume_6:
        l_109 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
