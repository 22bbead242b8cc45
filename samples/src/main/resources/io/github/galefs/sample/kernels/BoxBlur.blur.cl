// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BoxBlur#blur
// entry point: galefs_blur
// parameters: LONG_ARRAY INT INT INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE NONE READ_WRITE READ_WRITE
// waits: 6
// saved values: 9
// context bytes: 48
// needs: BARRIERS
// string: "image"
// string: "blurred"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c869b77e1235d6a0ede40afa49fdfee9b6f0434340711c6c3e29ced3aa581266
// functions SHA-256: bb1d3f85a508edb0995eb6ec20ef51370c4abda3deae6039e52aae1e17e67792
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_round_entry

__constant char gale_literals[] = {105, 109, 97, 103, 101, 98, 108, 117, 114, 114, 101, 100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_51) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_30) VARIABLE(long, l_36) VARIABLE(long, l_39) VARIABLE(long, l_49) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_58) VARIABLE(long, l_81) VARIABLE(long, l_85) VARIABLE(long, l_86) VARIABLE(long, l_91)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_49) VARIABLE(l_52) VARIABLE(l_53)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_49) VARIABLE(l_58)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_81) VARIABLE(l_85) VARIABLE(l_86)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_81) VARIABLE(l_91)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_50, i_51, i_59, i_60, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_82, i_83, i_84, i_92, i_93, i_95, i_96, i_97, i_98, i_99, i_110, i_111;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_30, l_36, l_39, l_49, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_61, l_81, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_94, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_107, l_108, l_109;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
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
        l_11 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[((int) ((uint) i_15 + (uint) 5))]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 7, (-1), gale_group);
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
    i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_26 = (int) get_local_size(0);
    i_27 = (int) get_num_groups(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
    l_30 = (long) i_29;
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_id(0);
    i_35 = (int) ((uint) arg_width + (uint) i_29);
    l_36 = (long) i_35;
    i_37 = (int) get_local_id(0);
    i_38 = (int) ((uint) arg_radius + (uint) 1);
    l_39 = (long) arg_width;
    i_40 = (int) get_local_id(0);
    i_41 = gale_group;
    i_42 = i_41;
    while (true) {
        if (!(i_42 < arg_height)) {
            break;
        }
        i_43 = (int) ((uint) i_42 + (uint) i_38);
        i_44 = (i_43 < arg_height) ? i_43 : arg_height;
        i_45 = (int) ((uint) i_42 - (uint) arg_radius);
        i_46 = (i_45 < 1) ? 0 : i_45;
        i_47 = (int) ((uint) i_44 - (uint) i_46);
        i_48 = (int) ((uint) arg_width * (uint) i_47);
        l_49 = l_39 * ((long) (uint) i_46);
        i_50 = 1;
        i_51 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_50 == 1)) {
                break;
            }
            l_52 = (long) i_51;
            l_53 = l_49 + l_52;
            if (i_40 == 0) {
                l_54 = gale_BlockAccess_beginRead(arg_fs, i_22, l_53, ((int) ((uint) i_48 - (uint) i_51)), gale_group);
                l_55 = l_54;
            } else {
                l_55 = 0L;
            }
            if (i_37 == 0) {
                if (l_55 < (-4611686018427387904L)) {
                    l_56 = gale_HostCall_awaitReply(arg_fs, l_55, gale_group);
                    l_57 = l_56;
                } else {
                    l_57 = l_55;
                }
            } else {
                l_57 = l_55;
            }
            GALEFS_BROADCAST(3, l_58, l_57);
            i_59 = (int) l_58;
            if (l_58 < 0L) {
                i_60 = 0;
            } else {
                i_60 = i_59;
            }
            l_61 = gale_BlockAccess_offsetInRegion(arg_fs, l_58, l_53, gale_group);
            gale_copy((arg_fs + 16 + l_61), (arg_rows + 16 + (l_36 + l_52)), i_60);
            GALEFS_BARRIER(4);
            if (i_34 == 0) {
                if (!(i_60 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_60, gale_group);
                }
            }
            i_62 = (int) ((uint) i_51 + (uint) i_60);
            if (l_58 < 0L) {
                i_50 = i_59;
                i_51 = i_62;
            } else {
                i_63 = ((i_60 < 1) || (!(i_62 < i_48))) ? 0 : 1;
                i_50 = i_63;
                i_51 = i_62;
            }
        }
        if (i_51 < 1) {
            i_64 = i_50;
        } else {
            i_64 = i_51;
        }
        if (((long) i_64) < 0L) {
            i_65 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_64);
        }
        i_66 = i_33;
        while (true) {
            if (!(i_66 < arg_width)) {
                break;
            }
            i_67 = (int) ((uint) i_66 - (uint) arg_radius);
            i_68 = (i_67 < 1) ? 0 : i_67;
            i_69 = (int) ((uint) i_66 + (uint) i_38);
            i_70 = (i_69 < arg_width) ? i_69 : arg_width;
            i_71 = 0;
            i_72 = 0;
            while (true) {
                if (!(i_72 < i_47)) {
                    break;
                }
                i_73 = (int) ((uint) i_35 + (uint) ((int) ((uint) arg_width * (uint) i_72)));
                i_74 = i_71;
                i_75 = i_68;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_75 < i_70)) {
                        break;
                    }
                    i_76 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_75 + (uint) i_73)) * 1));
                    i_77 = (int) ((uint) i_74 + (uint) (i_76 & 255));
                    i_78 = (int) ((uint) i_75 + (uint) 1);
                    i_74 = i_77;
                    i_75 = i_78;
                }
                i_79 = (int) ((uint) i_72 + (uint) 1);
                i_71 = i_74;
                i_72 = i_79;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_29 + (uint) i_66)) * 1)) = (char) ((int) ((char) gale_div_int(i_71, ((int) ((uint) i_47 * (uint) ((int) ((uint) i_70 - (uint) i_68)))))));
            i_80 = (int) ((uint) i_66 + (uint) i_26);
            i_66 = i_80;
        }
        GALEFS_BARRIER(5);
        l_81 = l_39 * ((long) i_42);
        i_82 = 4;
        i_83 = 0;
        i_84 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_82 == 0) {
                break;
            }
            l_85 = (long) i_83;
            l_86 = l_81 + l_85;
            if (i_32 == 0) {
                l_87 = gale_BlockAccess_beginWrite(arg_fs, i_82, i_21, l_86, ((int) ((uint) arg_width - (uint) i_83)), gale_group);
                l_88 = l_87;
            } else {
                l_88 = 0L;
            }
            if (i_31 == 0) {
                if (l_88 < (-4611686018427387904L)) {
                    l_89 = gale_HostCall_awaitReply(arg_fs, l_88, gale_group);
                    l_90 = l_89;
                } else {
                    l_90 = l_88;
                }
            } else {
                l_90 = l_88;
            }
            GALEFS_BROADCAST(6, l_91, l_90);
            i_92 = (int) l_91;
            if (l_91 < 0L) {
                i_93 = 0;
            } else {
                i_93 = i_92;
            }
            l_94 = gale_BlockAccess_offsetInRegion(arg_fs, l_91, l_86, gale_group);
            gale_copy((arg_rows + 16 + (l_30 + l_85)), (arg_fs + 16 + l_94), i_93);
            GALEFS_BARRIER(7);
            if (i_28 == 0) {
                if (!(i_93 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_93, gale_group);
                }
            }
            i_95 = (int) ((uint) i_83 + (uint) i_93);
            if (l_91 < 0L) {
                if ((!(i_82 == 4)) || (i_95 < 1)) {
                    i_96 = i_92;
                } else {
                    i_96 = i_95;
                }
            } else {
                i_96 = i_95;
            }
            i_97 = (((!(i_82 == 4)) || (i_95 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_93 == 0) {
                i_82 = i_97;
                i_83 = i_95;
                i_84 = i_96;
            } else {
                if (arg_width == i_95) {
                    i_82 = i_97;
                    i_83 = i_95;
                    i_84 = i_96;
                } else {
                    i_83 = i_95;
                    i_84 = i_96;
                }
            }
        }
        if (((long) i_84) < 0L) {
            i_98 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_84);
        }
        GALEFS_BARRIER(8);
        i_99 = (int) ((uint) i_42 + (uint) i_27);
        i_42 = i_99;
    }
    if (((int) get_local_id(0)) == 0) {
        l_100 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_101 = l_100;
    } else {
        l_101 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_101 < (-4611686018427387904L)) {
            l_102 = gale_HostCall_awaitReply(arg_fs, l_101, gale_group);
            l_103 = l_102;
        } else {
            l_103 = l_101;
        }
    } else {
        l_103 = l_101;
    }
    GALEFS_BROADCAST(9, l_104, l_103);
    if (((int) get_local_id(0)) == 0) {
        l_105 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_106 = l_105;
    } else {
        l_106 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_106 < (-4611686018427387904L)) {
            l_107 = gale_HostCall_awaitReply(arg_fs, l_106, gale_group);
            l_108 = l_107;
        } else {
            l_108 = l_106;
        }
    } else {
        l_108 = l_106;
    }
    GALEFS_BROADCAST(10, l_109, l_108);
    i_110 = (int) l_109;
    if (((long) i_110) < 0L) {
        i_111 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_110);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(long, l_0) VARIABLE(long, l_24) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_41) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_48) VARIABLE(long, l_7) VARIABLE(long, l_71) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_79)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_41) VARIABLE(l_48)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_71) VARIABLE(l_75) VARIABLE(l_76)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_71) VARIABLE(l_79)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_28, i_30, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_42, i_43, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_72, i_73, i_74, i_80, i_81, i_83, i_84, i_85, i_86, i_87, i_94, i_95;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_24, l_29, l_31, l_41, l_44, l_45, l_46, l_47, l_48, l_51, l_71, l_75, l_76, l_77, l_78, l_79, l_82, l_88, l_89, l_90, l_91, l_92, l_93;
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
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[((int) ((uint) i_11 + (uint) 5))]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 7, (-1), gale_group, gale_slot, gale_position);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_7;
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
    i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_20 = (int) get_local_size(0);
    i_21 = gale_group_count;
    i_22 = (int) get_local_id(0);
    i_23 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
    l_24 = (long) i_23;
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_id(0);
    i_28 = (int) ((uint) arg_width + (uint) i_23);
    l_29 = (long) i_28;
    i_30 = (int) ((uint) arg_radius + (uint) 1);
    l_31 = (long) arg_width;
    i_32 = (int) get_local_id(0);
    i_33 = gale_group;
    i_34 = i_33;
    while (true) {
        if (!(i_34 < arg_height)) {
            break;
        }
        i_35 = (int) ((uint) i_34 + (uint) i_30);
        i_36 = (i_35 < arg_height) ? i_35 : arg_height;
        i_37 = (int) ((uint) i_34 - (uint) arg_radius);
        i_38 = (i_37 < 1) ? 0 : i_37;
        i_39 = (int) ((uint) i_36 - (uint) i_38);
        i_40 = (int) ((uint) arg_width * (uint) i_39);
        l_41 = l_31 * ((long) (uint) i_38);
        i_42 = 1;
        i_43 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_42 == 1)) {
                break;
            }
            l_44 = (long) i_43;
            l_45 = l_41 + l_44;
            if (i_32 == 0) {
                l_46 = gale_BlockAccess_beginRead(arg_fs, i_16, l_45, ((int) ((uint) i_40 - (uint) i_43)), gale_group, gale_slot, gale_position);
                l_47 = l_46;
            } else {
                l_47 = 0L;
            }
            GALEFS_BROADCAST(3, l_48, l_47);
            if (l_48 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                gale_ints[3 * gale_items + gale_item] = (uint) i_39;
                gale_ints[4 * gale_items + gale_item] = (uint) i_40;
                gale_longs[gale_item] = (ulong) l_41;
                gale_ints[5 * gale_items + gale_item] = (uint) i_43;
                gale_longs[gale_items + gale_item] = (ulong) l_44;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_45;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_48); }
                GALEFS_RETURN;
                resume_3:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_34 = (int) gale_ints[2 * gale_items + gale_item];
                i_39 = (int) gale_ints[3 * gale_items + gale_item];
                i_40 = (int) gale_ints[4 * gale_items + gale_item];
                l_41 = (long) gale_longs[gale_item];
                i_43 = (int) gale_ints[5 * gale_items + gale_item];
                l_44 = (long) gale_longs[gale_items + gale_item];
                l_45 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                l_24 = (long) i_23;
                i_25 = (int) get_local_id(0);
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_id(0);
                i_28 = (int) ((uint) arg_width + (uint) i_23);
                l_29 = (long) i_28;
                i_30 = (int) ((uint) arg_radius + (uint) 1);
                l_31 = (long) arg_width;
                i_32 = (int) get_local_id(0);
                l_48 = gale_round_reply(gale_entry);
            }
            i_49 = (int) l_48;
            if (l_48 < 0L) {
                i_50 = 0;
            } else {
                i_50 = i_49;
            }
            l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_45, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_51), (arg_rows + 16 + (l_29 + l_44)), i_50);
            GALEFS_BARRIER(4);
            if (i_27 == 0) {
                if (!(i_50 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group, gale_slot, gale_position);
                }
            }
            i_52 = (int) ((uint) i_43 + (uint) i_50);
            if (l_48 < 0L) {
                i_42 = i_49;
                i_43 = i_52;
            } else {
                i_53 = ((i_50 < 1) || (!(i_52 < i_40))) ? 0 : 1;
                i_42 = i_53;
                i_43 = i_52;
            }
        }
        if (i_43 < 1) {
            i_54 = i_42;
        } else {
            i_54 = i_43;
        }
        if (((long) i_54) < 0L) {
            i_55 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_54);
        }
        i_56 = i_26;
        while (true) {
            if (!(i_56 < arg_width)) {
                break;
            }
            i_57 = (int) ((uint) i_56 - (uint) arg_radius);
            i_58 = (i_57 < 1) ? 0 : i_57;
            i_59 = (int) ((uint) i_56 + (uint) i_30);
            i_60 = (i_59 < arg_width) ? i_59 : arg_width;
            i_61 = 0;
            i_62 = 0;
            while (true) {
                if (!(i_62 < i_39)) {
                    break;
                }
                i_63 = (int) ((uint) i_28 + (uint) ((int) ((uint) arg_width * (uint) i_62)));
                i_64 = i_61;
                i_65 = i_58;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_65 < i_60)) {
                        break;
                    }
                    i_66 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_65 + (uint) i_63)) * 1));
                    i_67 = (int) ((uint) i_64 + (uint) (i_66 & 255));
                    i_68 = (int) ((uint) i_65 + (uint) 1);
                    i_64 = i_67;
                    i_65 = i_68;
                }
                i_69 = (int) ((uint) i_62 + (uint) 1);
                i_61 = i_64;
                i_62 = i_69;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_23 + (uint) i_56)) * 1)) = (char) ((int) ((char) gale_div_int(i_61, ((int) ((uint) i_39 * (uint) ((int) ((uint) i_60 - (uint) i_58)))))));
            i_70 = (int) ((uint) i_56 + (uint) i_20);
            i_56 = i_70;
        }
        GALEFS_BARRIER(5);
        l_71 = l_31 * ((long) i_34);
        i_72 = 4;
        i_73 = 0;
        i_74 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_72 == 0) {
                break;
            }
            l_75 = (long) i_73;
            l_76 = l_71 + l_75;
            if (i_25 == 0) {
                l_77 = gale_BlockAccess_beginWrite(arg_fs, i_72, i_15, l_76, ((int) ((uint) arg_width - (uint) i_73)), gale_group, gale_slot, gale_position);
                l_78 = l_77;
            } else {
                l_78 = 0L;
            }
            GALEFS_BROADCAST(6, l_79, l_78);
            if (l_79 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                gale_longs[gale_item] = (ulong) l_71;
                gale_ints[3 * gale_items + gale_item] = (uint) i_72;
                gale_ints[4 * gale_items + gale_item] = (uint) i_73;
                gale_longs[gale_items + gale_item] = (ulong) l_75;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_76;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_79); }
                GALEFS_RETURN;
                resume_4:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_34 = (int) gale_ints[2 * gale_items + gale_item];
                l_71 = (long) gale_longs[gale_item];
                i_72 = (int) gale_ints[3 * gale_items + gale_item];
                i_73 = (int) gale_ints[4 * gale_items + gale_item];
                l_75 = (long) gale_longs[gale_items + gale_item];
                l_76 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                l_24 = (long) i_23;
                i_25 = (int) get_local_id(0);
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_id(0);
                i_28 = (int) ((uint) arg_width + (uint) i_23);
                l_29 = (long) i_28;
                i_30 = (int) ((uint) arg_radius + (uint) 1);
                l_31 = (long) arg_width;
                i_32 = (int) get_local_id(0);
                l_79 = gale_round_reply(gale_entry);
            }
            i_80 = (int) l_79;
            if (l_79 < 0L) {
                i_81 = 0;
            } else {
                i_81 = i_80;
            }
            l_82 = gale_BlockAccess_offsetInRegion(arg_fs, l_79, l_76, gale_group, gale_slot, gale_position);
            gale_copy((arg_rows + 16 + (l_24 + l_75)), (arg_fs + 16 + l_82), i_81);
            GALEFS_BARRIER(7);
            if (i_22 == 0) {
                if (!(i_81 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_81, gale_group, gale_slot, gale_position);
                }
            }
            i_83 = (int) ((uint) i_73 + (uint) i_81);
            if (l_79 < 0L) {
                if ((!(i_72 == 4)) || (i_83 < 1)) {
                    i_84 = i_80;
                } else {
                    i_84 = i_83;
                }
            } else {
                i_84 = i_83;
            }
            i_85 = (((!(i_72 == 4)) || (i_83 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_81 == 0) {
                i_72 = i_85;
                i_73 = i_83;
                i_74 = i_84;
            } else {
                if (arg_width == i_83) {
                    i_72 = i_85;
                    i_73 = i_83;
                    i_74 = i_84;
                } else {
                    i_73 = i_83;
                    i_74 = i_84;
                }
            }
        }
        if (((long) i_74) < 0L) {
            i_86 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_74);
        }
        GALEFS_BARRIER(8);
        i_87 = (int) ((uint) i_34 + (uint) i_21);
        i_34 = i_87;
    }
    if (((int) get_local_id(0)) == 0) {
        l_88 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_89 = l_88;
    } else {
        l_89 = 0L;
    }
    GALEFS_BROADCAST(9, l_90, l_89);
    if (l_90 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_90); }
        GALEFS_RETURN;
        resume_5:
        i_15 = (int) gale_ints[gale_item];
        l_90 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_91 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_92 = l_91;
    } else {
        l_92 = 0L;
    }
    GALEFS_BROADCAST(10, l_93, l_92);
    if (l_93 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_93); }
        GALEFS_RETURN;
        resume_6:
        l_93 = gale_round_reply(gale_entry);
    }
    i_94 = (int) l_93;
    if (((long) i_94) < 0L) {
        i_95 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_94);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
