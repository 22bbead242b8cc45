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
// bytecode SHA-256: 23a6af2701f5cf9c03c95c814830685a6b22c66d9284de8bc1c2d7f750ee4dca
// functions SHA-256: e825e5edd164057836d749159758c2b8e9e1bc03867c868e8dfb01f07dc3fcaa
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_round_entry

__constant char gale_literals[] = {105, 109, 97, 103, 101, 98, 108, 117, 114, 114, 101, 100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_100) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_51) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_30) VARIABLE(long, l_36) VARIABLE(long, l_39) VARIABLE(long, l_49) VARIABLE(long, l_54) VARIABLE(long, l_55) VARIABLE(long, l_63) VARIABLE(long, l_87) VARIABLE(long, l_91) VARIABLE(long, l_92) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_49) VARIABLE(l_54) VARIABLE(l_55)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_49) VARIABLE(l_63)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_87) VARIABLE(l_91) VARIABLE(l_92)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_100) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_99) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_87) VARIABLE(l_98)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_30) VARIABLE(l_36) VARIABLE(l_39)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_50, i_51, i_52, i_53, i_56, i_57, i_58, i_64, i_65, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_88, i_89, i_90, i_93, i_99, i_100, i_102, i_103, i_104, i_105, i_106, i_117, i_118;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_30, l_36, l_39, l_49, l_54, l_55, l_59, l_60, l_61, l_62, l_63, l_66, l_87, l_91, l_92, l_94, l_95, l_96, l_97, l_98, l_101, l_107, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_115, l_116;
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
        i_52 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_50 == 1)) {
                break;
            }
            i_53 = (int) ((uint) i_48 - (uint) i_51);
            l_54 = (long) i_51;
            l_55 = l_49 + l_54;
            if (i_52 == 0) {
                i_56 = i_53;
            } else {
                i_57 = 4096 - ((int) (l_55 & 4095L));
                i_58 = (i_57 < i_53) ? i_57 : i_53;
                i_56 = i_58;
            }
            if (i_40 == 0) {
                l_59 = gale_BlockAccess_beginRead(arg_fs, i_22, l_55, i_56, gale_group);
                l_60 = l_59;
            } else {
                l_60 = 0L;
            }
            if (i_37 == 0) {
                if (l_60 < (-4611686018427387904L)) {
                    l_61 = gale_HostCall_awaitReply(arg_fs, l_60, gale_group);
                    l_62 = l_61;
                } else {
                    l_62 = l_60;
                }
            } else {
                l_62 = l_60;
            }
            GALEFS_BROADCAST(3, l_63, l_62);
            i_64 = (int) l_63;
            if (l_63 < 0L) {
                i_65 = 0;
            } else {
                i_65 = i_64;
            }
            l_66 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_55, gale_group);
            gale_copy((arg_fs + 16 + l_66), (arg_rows + 16 + (l_36 + l_54)), i_65);
            GALEFS_BARRIER(4);
            if (i_34 == 0) {
                if (!(i_65 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_65, gale_group);
                }
            }
            i_67 = (int) ((uint) i_51 + (uint) i_65);
            i_68 = ((l_63 == (-117L)) || (!((i_65 < 1) || (!(i_67 < i_48))))) ? 1 : 0;
            i_69 = (l_63 == (-117L)) ? 1 : 0;
            if (l_63 < 0L) {
                if (l_63 == (-117L)) {
                    i_50 = i_68;
                    i_51 = i_67;
                    i_52 = i_69;
                } else {
                    i_50 = i_64;
                    i_51 = i_67;
                    i_52 = i_69;
                }
            } else {
                i_50 = i_68;
                i_51 = i_67;
                i_52 = i_69;
            }
        }
        if (i_51 < 1) {
            i_70 = i_50;
        } else {
            i_70 = i_51;
        }
        if (((long) i_70) < 0L) {
            i_71 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_70);
        }
        i_72 = i_33;
        while (true) {
            if (!(i_72 < arg_width)) {
                break;
            }
            i_73 = (int) ((uint) i_72 - (uint) arg_radius);
            i_74 = (i_73 < 1) ? 0 : i_73;
            i_75 = (int) ((uint) i_72 + (uint) i_38);
            i_76 = (i_75 < arg_width) ? i_75 : arg_width;
            i_77 = 0;
            i_78 = 0;
            while (true) {
                if (!(i_78 < i_47)) {
                    break;
                }
                i_79 = (int) ((uint) i_35 + (uint) ((int) ((uint) arg_width * (uint) i_78)));
                i_80 = i_77;
                i_81 = i_74;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_81 < i_76)) {
                        break;
                    }
                    i_82 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_81 + (uint) i_79)) * 1));
                    i_83 = (int) ((uint) i_80 + (uint) (i_82 & 255));
                    i_84 = (int) ((uint) i_81 + (uint) 1);
                    i_80 = i_83;
                    i_81 = i_84;
                }
                i_85 = (int) ((uint) i_78 + (uint) 1);
                i_77 = i_80;
                i_78 = i_85;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_29 + (uint) i_72)) * 1)) = (char) ((int) ((char) gale_div_int(i_77, ((int) ((uint) i_47 * (uint) ((int) ((uint) i_76 - (uint) i_74)))))));
            i_86 = (int) ((uint) i_72 + (uint) i_26);
            i_72 = i_86;
        }
        GALEFS_BARRIER(5);
        l_87 = l_39 * ((long) i_42);
        i_88 = 4;
        i_89 = 0;
        i_90 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_88 == 0) {
                break;
            }
            l_91 = (long) i_89;
            l_92 = l_87 + l_91;
            if (i_32 == 0) {
                i_93 = (i_89 < 1) ? 0 : 1;
                l_94 = gale_BlockAccess_beginWrite(arg_fs, i_88, i_21, l_92, ((int) ((uint) arg_width - (uint) i_89)), i_93, gale_group);
                l_95 = l_94;
            } else {
                l_95 = 0L;
            }
            if (i_31 == 0) {
                if (l_95 < (-4611686018427387904L)) {
                    l_96 = gale_HostCall_awaitReply(arg_fs, l_95, gale_group);
                    l_97 = l_96;
                } else {
                    l_97 = l_95;
                }
            } else {
                l_97 = l_95;
            }
            GALEFS_BROADCAST(6, l_98, l_97);
            i_99 = (int) l_98;
            if (l_98 < 0L) {
                i_100 = 0;
            } else {
                i_100 = i_99;
            }
            l_101 = gale_BlockAccess_offsetInRegion(arg_fs, l_98, l_92, gale_group);
            gale_copy((arg_rows + 16 + (l_30 + l_91)), (arg_fs + 16 + l_101), i_100);
            GALEFS_BARRIER(7);
            if (i_28 == 0) {
                if (!(i_100 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_100, gale_group);
                }
            }
            i_102 = (int) ((uint) i_89 + (uint) i_100);
            if (l_98 < 0L) {
                if ((!(i_88 == 4)) || (i_102 < 1)) {
                    i_103 = i_99;
                } else {
                    i_103 = i_102;
                }
            } else {
                i_103 = i_102;
            }
            i_104 = (((!(i_88 == 4)) || (i_102 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_100 == 0) {
                i_88 = i_104;
                i_89 = i_102;
                i_90 = i_103;
            } else {
                if (arg_width == i_102) {
                    i_88 = i_104;
                    i_89 = i_102;
                    i_90 = i_103;
                } else {
                    i_89 = i_102;
                    i_90 = i_103;
                }
            }
        }
        if (((long) i_90) < 0L) {
            i_105 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_90);
        }
        GALEFS_BARRIER(8);
        i_106 = (int) ((uint) i_42 + (uint) i_27);
        i_42 = i_106;
    }
    if (((int) get_local_id(0)) == 0) {
        l_107 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_108 = l_107;
    } else {
        l_108 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_108 < (-4611686018427387904L)) {
            l_109 = gale_HostCall_awaitReply(arg_fs, l_108, gale_group);
            l_110 = l_109;
        } else {
            l_110 = l_108;
        }
    } else {
        l_110 = l_108;
    }
    GALEFS_BROADCAST(9, l_111, l_110);
    if (((int) get_local_id(0)) == 0) {
        l_112 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_113 = l_112;
    } else {
        l_113 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_113 < (-4611686018427387904L)) {
            l_114 = gale_HostCall_awaitReply(arg_fs, l_113, gale_group);
            l_115 = l_114;
        } else {
            l_115 = l_113;
        }
    } else {
        l_115 = l_113;
    }
    GALEFS_BROADCAST(10, l_116, l_115);
    i_117 = (int) l_116;
    if (((long) i_117) < 0L) {
        i_118 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_117);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(long, l_0) VARIABLE(long, l_24) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_41) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_53) VARIABLE(long, l_7) VARIABLE(long, l_77) VARIABLE(long, l_81) VARIABLE(long, l_82) VARIABLE(long, l_86)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_47)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_41) VARIABLE(l_53)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_82)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_77) VARIABLE(l_86)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_31)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_28, i_30, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_42, i_43, i_44, i_45, i_48, i_49, i_50, i_54, i_55, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_78, i_79, i_80, i_83, i_87, i_88, i_90, i_91, i_92, i_93, i_94, i_101, i_102;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_24, l_29, l_31, l_41, l_46, l_47, l_51, l_52, l_53, l_56, l_77, l_81, l_82, l_84, l_85, l_86, l_89, l_95, l_96, l_97, l_98, l_99, l_100;
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
        i_44 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_42 == 1)) {
                break;
            }
            i_45 = (int) ((uint) i_40 - (uint) i_43);
            l_46 = (long) i_43;
            l_47 = l_41 + l_46;
            if (i_44 == 0) {
                i_48 = i_45;
            } else {
                i_49 = 4096 - ((int) (l_47 & 4095L));
                i_50 = (i_49 < i_45) ? i_49 : i_45;
                i_48 = i_50;
            }
            if (i_32 == 0) {
                l_51 = gale_BlockAccess_beginRead(arg_fs, i_16, l_47, i_48, gale_group, gale_slot, gale_position);
                l_52 = l_51;
            } else {
                l_52 = 0L;
            }
            GALEFS_BROADCAST(3, l_53, l_52);
            if (l_53 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                gale_ints[3 * gale_items + gale_item] = (uint) i_39;
                gale_ints[4 * gale_items + gale_item] = (uint) i_40;
                gale_longs[gale_item] = (ulong) l_41;
                gale_ints[5 * gale_items + gale_item] = (uint) i_43;
                gale_longs[gale_items + gale_item] = (ulong) l_46;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_47;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_53); }
                GALEFS_RETURN;
                resume_3:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_34 = (int) gale_ints[2 * gale_items + gale_item];
                i_39 = (int) gale_ints[3 * gale_items + gale_item];
                i_40 = (int) gale_ints[4 * gale_items + gale_item];
                l_41 = (long) gale_longs[gale_item];
                i_43 = (int) gale_ints[5 * gale_items + gale_item];
                l_46 = (long) gale_longs[gale_items + gale_item];
                l_47 = (long) gale_longs[2 * gale_items + gale_item];
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
                l_53 = gale_round_reply(gale_entry);
            }
            i_54 = (int) l_53;
            if (l_53 < 0L) {
                i_55 = 0;
            } else {
                i_55 = i_54;
            }
            l_56 = gale_BlockAccess_offsetInRegion(arg_fs, l_53, l_47, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_56), (arg_rows + 16 + (l_29 + l_46)), i_55);
            GALEFS_BARRIER(4);
            if (i_27 == 0) {
                if (!(i_55 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_55, gale_group, gale_slot, gale_position);
                }
            }
            i_57 = (int) ((uint) i_43 + (uint) i_55);
            i_58 = ((l_53 == (-117L)) || (!((i_55 < 1) || (!(i_57 < i_40))))) ? 1 : 0;
            i_59 = (l_53 == (-117L)) ? 1 : 0;
            if (l_53 < 0L) {
                if (l_53 == (-117L)) {
                    i_42 = i_58;
                    i_43 = i_57;
                    i_44 = i_59;
                } else {
                    i_42 = i_54;
                    i_43 = i_57;
                    i_44 = i_59;
                }
            } else {
                i_42 = i_58;
                i_43 = i_57;
                i_44 = i_59;
            }
        }
        if (i_43 < 1) {
            i_60 = i_42;
        } else {
            i_60 = i_43;
        }
        if (((long) i_60) < 0L) {
            i_61 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_60);
        }
        i_62 = i_26;
        while (true) {
            if (!(i_62 < arg_width)) {
                break;
            }
            i_63 = (int) ((uint) i_62 - (uint) arg_radius);
            i_64 = (i_63 < 1) ? 0 : i_63;
            i_65 = (int) ((uint) i_62 + (uint) i_30);
            i_66 = (i_65 < arg_width) ? i_65 : arg_width;
            i_67 = 0;
            i_68 = 0;
            while (true) {
                if (!(i_68 < i_39)) {
                    break;
                }
                i_69 = (int) ((uint) i_28 + (uint) ((int) ((uint) arg_width * (uint) i_68)));
                i_70 = i_67;
                i_71 = i_64;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_71 < i_66)) {
                        break;
                    }
                    i_72 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_71 + (uint) i_69)) * 1));
                    i_73 = (int) ((uint) i_70 + (uint) (i_72 & 255));
                    i_74 = (int) ((uint) i_71 + (uint) 1);
                    i_70 = i_73;
                    i_71 = i_74;
                }
                i_75 = (int) ((uint) i_68 + (uint) 1);
                i_67 = i_70;
                i_68 = i_75;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_23 + (uint) i_62)) * 1)) = (char) ((int) ((char) gale_div_int(i_67, ((int) ((uint) i_39 * (uint) ((int) ((uint) i_66 - (uint) i_64)))))));
            i_76 = (int) ((uint) i_62 + (uint) i_20);
            i_62 = i_76;
        }
        GALEFS_BARRIER(5);
        l_77 = l_31 * ((long) i_34);
        i_78 = 4;
        i_79 = 0;
        i_80 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_78 == 0) {
                break;
            }
            l_81 = (long) i_79;
            l_82 = l_77 + l_81;
            if (i_25 == 0) {
                i_83 = (i_79 < 1) ? 0 : 1;
                l_84 = gale_BlockAccess_beginWrite(arg_fs, i_78, i_15, l_82, ((int) ((uint) arg_width - (uint) i_79)), i_83, gale_group, gale_slot, gale_position);
                l_85 = l_84;
            } else {
                l_85 = 0L;
            }
            GALEFS_BROADCAST(6, l_86, l_85);
            if (l_86 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                gale_longs[gale_item] = (ulong) l_77;
                gale_ints[3 * gale_items + gale_item] = (uint) i_78;
                gale_ints[4 * gale_items + gale_item] = (uint) i_79;
                gale_longs[gale_items + gale_item] = (ulong) l_81;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_82;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_86); }
                GALEFS_RETURN;
                resume_4:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_34 = (int) gale_ints[2 * gale_items + gale_item];
                l_77 = (long) gale_longs[gale_item];
                i_78 = (int) gale_ints[3 * gale_items + gale_item];
                i_79 = (int) gale_ints[4 * gale_items + gale_item];
                l_81 = (long) gale_longs[gale_items + gale_item];
                l_82 = (long) gale_longs[2 * gale_items + gale_item];
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
                l_86 = gale_round_reply(gale_entry);
            }
            i_87 = (int) l_86;
            if (l_86 < 0L) {
                i_88 = 0;
            } else {
                i_88 = i_87;
            }
            l_89 = gale_BlockAccess_offsetInRegion(arg_fs, l_86, l_82, gale_group, gale_slot, gale_position);
            gale_copy((arg_rows + 16 + (l_24 + l_81)), (arg_fs + 16 + l_89), i_88);
            GALEFS_BARRIER(7);
            if (i_22 == 0) {
                if (!(i_88 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_88, gale_group, gale_slot, gale_position);
                }
            }
            i_90 = (int) ((uint) i_79 + (uint) i_88);
            if (l_86 < 0L) {
                if ((!(i_78 == 4)) || (i_90 < 1)) {
                    i_91 = i_87;
                } else {
                    i_91 = i_90;
                }
            } else {
                i_91 = i_90;
            }
            i_92 = (((!(i_78 == 4)) || (i_90 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_88 == 0) {
                i_78 = i_92;
                i_79 = i_90;
                i_80 = i_91;
            } else {
                if (arg_width == i_90) {
                    i_78 = i_92;
                    i_79 = i_90;
                    i_80 = i_91;
                } else {
                    i_79 = i_90;
                    i_80 = i_91;
                }
            }
        }
        if (((long) i_80) < 0L) {
            i_93 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_80);
        }
        GALEFS_BARRIER(8);
        i_94 = (int) ((uint) i_34 + (uint) i_21);
        i_34 = i_94;
    }
    if (((int) get_local_id(0)) == 0) {
        l_95 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_96 = l_95;
    } else {
        l_96 = 0L;
    }
    GALEFS_BROADCAST(9, l_97, l_96);
    if (l_97 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_97); }
        GALEFS_RETURN;
        resume_5:
        i_15 = (int) gale_ints[gale_item];
        l_97 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_98 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_99 = l_98;
    } else {
        l_99 = 0L;
    }
    GALEFS_BROADCAST(10, l_100, l_99);
    if (l_100 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_100); }
        GALEFS_RETURN;
        resume_6:
        l_100 = gale_round_reply(gale_entry);
    }
    i_101 = (int) l_100;
    if (((long) i_101) < 0L) {
        i_102 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_101);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
