// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#mapRefusals
// entry point: galefs_mapRefusals
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// waits: 14
// saved values: 3
// context bytes: 16
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3c39874b1f68348be6073b584aaf27703d43f7ca4608d2bdfa7dc4e572c280a2
// functions SHA-256: e83faa041a7e8e783387f18be698a7d6d9c53fb8eec9fe5fa1af380978725f04
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_100) VARIABLE(int, i_101) VARIABLE(int, i_12) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_88) VARIABLE(long, l_0) VARIABLE(long, l_11) VARIABLE(long, l_13) VARIABLE(long, l_19) VARIABLE(long, l_33) VARIABLE(long, l_91) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_13)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_33)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_12) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_88) VARIABLE(l_0) VARIABLE(l_91)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_12) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_88) VARIABLE(l_0) VARIABLE(l_99)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals) {
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_12, i_20, i_21, i_22, i_30, i_39, i_47, i_55, i_63, i_74, i_81, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_92, i_93, i_94, i_100, i_101, i_103, i_104, i_105, i_106, i_111, i_112;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_75, l_76, l_77, l_78, l_79, l_80, l_82, l_83, l_91, l_95, l_96, l_97, l_98, l_99, l_102, l_107, l_108, l_109, l_110, l_113, l_114, l_115, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_132, l_133, l_134;
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
    l_11 = *((__global gale_long *) (arg_args + 16L));
    i_12 = (int) l_10;
    l_13 = (long) ((int) ((uint) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (uint) (-1)));
    if (((int) get_local_id(0)) == 0) {
        l_14 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_13, 2, gale_group);
        l_15 = l_14;
    } else {
        l_15 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_15 < (-4611686018427387904L)) {
            l_16 = gale_HostCall_awaitReply(arg_fs, l_15, gale_group);
            l_17 = l_16;
        } else {
            l_17 = l_15;
        }
    } else {
        l_17 = l_15;
    }
    GALEFS_BROADCAST(2, l_18, l_17);
    l_19 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_20 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_21 = (int) ((uint) (1 << i_20) + (uint) (-1));
    if (((int) get_local_id(0)) == 0) {
        if (!(l_18 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_13, 1, gale_group);
            i_22 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_22 & i_21)) << 6) + (((long) (i_22 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_18 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_18 < 0L) {
        l_23 = l_18;
    } else {
        l_24 = gale_BlockAccess_offsetInRegion(arg_fs, l_18, l_13, gale_group);
        l_23 = l_24;
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_23;
    if (((int) get_local_id(0)) == 0) {
        l_25 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_11, 1, gale_group);
        l_26 = l_25;
    } else {
        l_26 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_26 < (-4611686018427387904L)) {
            l_27 = gale_HostCall_awaitReply(arg_fs, l_26, gale_group);
            l_28 = l_27;
        } else {
            l_28 = l_26;
        }
    } else {
        l_28 = l_26;
    }
    GALEFS_BROADCAST(3, l_29, l_28);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_29 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_11, 1, gale_group);
            i_30 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_30)) << 6) + (((long) (i_30 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_29 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_29 < 0L) {
        l_31 = l_29;
    } else {
        l_32 = gale_BlockAccess_offsetInRegion(arg_fs, l_29, l_11, gale_group);
        l_31 = l_32;
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_31;
    l_33 = (long) ((ulong) l_11 + (ulong) (-1L));
    if (((int) get_local_id(0)) == 0) {
        l_34 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_33, 2, gale_group);
        l_35 = l_34;
    } else {
        l_35 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_35 < (-4611686018427387904L)) {
            l_36 = gale_HostCall_awaitReply(arg_fs, l_35, gale_group);
            l_37 = l_36;
        } else {
            l_37 = l_35;
        }
    } else {
        l_37 = l_35;
    }
    GALEFS_BROADCAST(4, l_38, l_37);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_38 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_33, 1, gale_group);
            i_39 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_39)) << 6) + (((long) (i_39 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_38 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_38 < 0L) {
        l_40 = l_38;
    } else {
        l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_38, l_33, gale_group);
        l_40 = l_41;
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_40;
    if (((int) get_local_id(0)) == 0) {
        l_42 = gale_BlockAccess_beginMapping(arg_fs, i_12, 0L, 0, gale_group);
        l_43 = l_42;
    } else {
        l_43 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_43 < (-4611686018427387904L)) {
            l_44 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
            l_45 = l_44;
        } else {
            l_45 = l_43;
        }
    } else {
        l_45 = l_43;
    }
    GALEFS_BROADCAST(5, l_46, l_45);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_46 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_47 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_47)) << 6) + (((long) (i_47 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_46 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_46 < 0L) {
        l_48 = l_46;
    } else {
        l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_46, 0L, gale_group);
        l_48 = l_49;
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_48;
    if (((int) get_local_id(0)) == 0) {
        l_50 = gale_BlockAccess_beginMapping(arg_fs, i_12, (-1L), 1, gale_group);
        l_51 = l_50;
    } else {
        l_51 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_51 < (-4611686018427387904L)) {
            l_52 = gale_HostCall_awaitReply(arg_fs, l_51, gale_group);
            l_53 = l_52;
        } else {
            l_53 = l_51;
        }
    } else {
        l_53 = l_51;
    }
    GALEFS_BROADCAST(6, l_54, l_53);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_54 < 0L)) {
            gale_MappingEnd_begin(arg_fs, (-1L), 1, gale_group);
            i_55 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_55)) << 6) + (((long) (i_55 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_54 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_54 < 0L) {
        l_56 = l_54;
    } else {
        l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, (-1L), gale_group);
        l_56 = l_57;
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_56;
    if (((int) get_local_id(0)) == 0) {
        l_58 = gale_BlockAccess_beginMapping(arg_fs, (-1), 0L, 1, gale_group);
        l_59 = l_58;
    } else {
        l_59 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_59 < (-4611686018427387904L)) {
            l_60 = gale_HostCall_awaitReply(arg_fs, l_59, gale_group);
            l_61 = l_60;
        } else {
            l_61 = l_59;
        }
    } else {
        l_61 = l_59;
    }
    GALEFS_BROADCAST(7, l_62, l_61);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_62 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_63 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_63)) << 6) + (((long) (i_63 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_62 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_62 < 0L) {
        l_64 = l_62;
    } else {
        l_65 = gale_BlockAccess_offsetInRegion(arg_fs, l_62, 0L, gale_group);
        l_64 = l_65;
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_64;
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_66 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
        l_67 = l_66;
    } else {
        l_67 = 0L;
    }
    GALEFS_BROADCAST(9, l_68, l_67);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_68));
    if (((int) get_local_id(0)) == 0) {
        l_69 = gale_BlockAccess_beginMapping(arg_fs, i_12, 0L, 1, gale_group);
        l_70 = l_69;
    } else {
        l_70 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_70 < (-4611686018427387904L)) {
            l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
            l_72 = l_71;
        } else {
            l_72 = l_70;
        }
    } else {
        l_72 = l_70;
    }
    GALEFS_BROADCAST(10, l_73, l_72);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_73 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_74 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_74)) << 6) + (((long) (i_74 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_73 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (!(l_73 < 0L)) {
        l_75 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, 0L, gale_group);
    }
    if (((int) get_local_id(0)) == 0) {
        l_76 = gale_BlockAccess_beginMapping(arg_fs, i_12, 0L, 1, gale_group);
        l_77 = l_76;
    } else {
        l_77 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_77 < (-4611686018427387904L)) {
            l_78 = gale_HostCall_awaitReply(arg_fs, l_77, gale_group);
            l_79 = l_78;
        } else {
            l_79 = l_77;
        }
    } else {
        l_79 = l_77;
    }
    GALEFS_BROADCAST(11, l_80, l_79);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_80 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_81 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_81)) << 6) + (((long) (i_81 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_80 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_80 < 0L) {
        l_82 = l_80;
    } else {
        l_83 = gale_BlockAccess_offsetInRegion(arg_fs, l_80, 0L, gale_group);
        l_82 = l_83;
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_82;
    i_84 = (int) get_local_id(0);
    i_85 = (int) get_local_id(0);
    i_86 = (int) get_local_id(0);
    i_87 = 1;
    i_88 = 0;
    i_89 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_87 == 1)) {
            break;
        }
        i_90 = (int) ((uint) 1 - (uint) i_88);
        l_91 = (long) i_88;
        if (i_89 == 0) {
            i_92 = i_90;
        } else {
            i_93 = 4096 - ((int) (l_91 & 4095L));
            i_94 = (i_93 < i_90) ? i_93 : i_90;
            i_92 = i_94;
        }
        if (i_86 == 0) {
            l_95 = gale_BlockAccess_beginRead(arg_fs, i_12, l_91, i_92, gale_group);
            l_96 = l_95;
        } else {
            l_96 = 0L;
        }
        if (i_85 == 0) {
            if (l_96 < (-4611686018427387904L)) {
                l_97 = gale_HostCall_awaitReply(arg_fs, l_96, gale_group);
                l_98 = l_97;
            } else {
                l_98 = l_96;
            }
        } else {
            l_98 = l_96;
        }
        GALEFS_BROADCAST(12, l_99, l_98);
        i_100 = (int) l_99;
        if (l_99 < 0L) {
            i_101 = 0;
        } else {
            i_101 = i_100;
        }
        l_102 = gale_BlockAccess_offsetInRegion(arg_fs, l_99, l_91, gale_group);
        gale_copy((arg_fs + 16 + l_102), (arg_args + 16 + l_91), i_101);
        GALEFS_BARRIER(13);
        if (i_84 == 0) {
            if (!(i_101 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_101, gale_group);
            }
        }
        i_103 = (int) ((uint) i_88 + (uint) i_101);
        i_104 = ((l_99 == (-117L)) || (!((i_101 < 1) || (!(i_103 < 1))))) ? 1 : 0;
        i_105 = (l_99 == (-117L)) ? 1 : 0;
        if (l_99 < 0L) {
            if (l_99 == (-117L)) {
                i_87 = i_104;
                i_88 = i_103;
                i_89 = i_105;
            } else {
                i_87 = i_100;
                i_88 = i_103;
                i_89 = i_105;
            }
        } else {
            i_87 = i_104;
            i_88 = i_103;
            i_89 = i_105;
        }
    }
    if (i_88 < 1) {
        i_106 = i_87;
    } else {
        i_106 = i_88;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_106);
    if (((int) get_local_id(0)) == 0) {
        l_107 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_107 < 0L) {
            l_108 = l_107;
        } else {
            l_109 = (long) gale_group;
            l_110 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_109 << 12) + (l_109 << 11)))) + (ulong) 2048L);
            i_111 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_111 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) ((long) i_111))))) = (char) ((int) gale_literals[i_111]);
                i_112 = (int) ((uint) i_111 + (uint) 1);
                i_111 = i_112;
            }
            l_113 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_108 = l_113;
        }
    } else {
        l_108 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_108 < (-4611686018427387904L)) {
            l_114 = gale_HostCall_awaitReply(arg_fs, l_108, gale_group);
            l_115 = l_114;
        } else {
            l_115 = l_108;
        }
    } else {
        l_115 = l_108;
    }
    GALEFS_BROADCAST(14, l_116, l_115);
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_116));
    if (((int) get_local_id(0)) == 0) {
        l_117 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_118 = l_117;
    } else {
        l_118 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_118 < (-4611686018427387904L)) {
            l_119 = gale_HostCall_awaitReply(arg_fs, l_118, gale_group);
            l_120 = l_119;
        } else {
            l_120 = l_118;
        }
    } else {
        l_120 = l_118;
    }
    GALEFS_BROADCAST(15, l_121, l_120);
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_121));
    if (((int) get_local_id(0)) == 0) {
        l_122 = gale_OpenFileCalls_status(arg_fs, i_12, 0, gale_group);
        l_123 = l_122;
    } else {
        l_123 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_123 < (-4611686018427387904L)) {
            l_124 = gale_HostCall_awaitReply(arg_fs, l_123, gale_group);
            l_125 = l_124;
        } else {
            l_125 = l_123;
        }
    } else {
        l_125 = l_123;
    }
    GALEFS_BROADCAST(16, l_126, l_125);
    *((__global gale_long *) (arg_refusals + 104L)) = l_126;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_127 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
        l_128 = l_127;
    } else {
        l_128 = 0L;
    }
    GALEFS_BROADCAST(18, l_129, l_128);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_129));
    if (((int) get_local_id(0)) == 0) {
        l_130 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_131 = l_130;
    } else {
        l_131 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_131 < (-4611686018427387904L)) {
            l_132 = gale_HostCall_awaitReply(arg_fs, l_131, gale_group);
            l_133 = l_132;
        } else {
            l_133 = l_131;
        }
    } else {
        l_133 = l_131;
    }
    GALEFS_BROADCAST(19, l_134, l_133);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_21) VARIABLE(long, l_60) VARIABLE(long, l_66) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_21)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_9) VARIABLE(l_0)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_60)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_66)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_9, i_54, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_63, i_67, i_68, i_70, i_71, i_72, i_73, i_77, i_78;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_60, l_64, l_65, l_66, l_69, l_74, l_75, l_76, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_92;
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
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        case 9:
            goto resume_9;
        case 10:
            goto resume_10;
        case 11:
            goto resume_11;
        case 12:
            goto resume_12;
        case 13:
            goto resume_13;
        case 14:
            goto resume_14;
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
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    l_8 = *((__global gale_long *) (arg_args + 16L));
    i_9 = (int) l_7;
    l_10 = (long) ((int) ((uint) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (uint) (-1)));
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_10, 2, gale_group, gale_slot, gale_position);
        l_12 = l_11;
    } else {
        l_12 = 0L;
    }
    GALEFS_BROADCAST(2, l_13, l_12);
    if (l_13 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_8;
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_13); }
        GALEFS_RETURN;
        resume_2:
        l_8 = (long) gale_longs[gale_item];
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_10 = (long) ((int) ((uint) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (uint) (-1)));
        l_13 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_13 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_10, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_13 < 0L) {
        l_14 = l_13;
    } else {
        l_15 = gale_BlockAccess_offsetInRegion(arg_fs, l_13, l_10, gale_group, gale_slot, gale_position);
        l_14 = l_15;
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_14;
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_8, 1, gale_group, gale_slot, gale_position);
        l_17 = l_16;
    } else {
        l_17 = 0L;
    }
    GALEFS_BROADCAST(3, l_18, l_17);
    if (l_18 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_8;
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_18); }
        GALEFS_RETURN;
        resume_3:
        l_8 = (long) gale_longs[gale_item];
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_18 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_18 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_8, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_18 < 0L) {
        l_19 = l_18;
    } else {
        l_20 = gale_BlockAccess_offsetInRegion(arg_fs, l_18, l_8, gale_group, gale_slot, gale_position);
        l_19 = l_20;
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_19;
    l_21 = (long) ((ulong) l_8 + (ulong) (-1L));
    if (((int) get_local_id(0)) == 0) {
        l_22 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_21, 2, gale_group, gale_slot, gale_position);
        l_23 = l_22;
    } else {
        l_23 = 0L;
    }
    GALEFS_BROADCAST(4, l_24, l_23);
    if (l_24 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_24); }
        GALEFS_RETURN;
        resume_4:
        i_9 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_24 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_24 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_21, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_24 < 0L) {
        l_25 = l_24;
    } else {
        l_26 = gale_BlockAccess_offsetInRegion(arg_fs, l_24, l_21, gale_group, gale_slot, gale_position);
        l_25 = l_26;
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_25;
    if (((int) get_local_id(0)) == 0) {
        l_27 = gale_BlockAccess_beginMapping(arg_fs, i_9, 0L, 0, gale_group, gale_slot, gale_position);
        l_28 = l_27;
    } else {
        l_28 = 0L;
    }
    GALEFS_BROADCAST(5, l_29, l_28);
    if (l_29 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_29); }
        GALEFS_RETURN;
        resume_5:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_29 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_29 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_29 < 0L) {
        l_30 = l_29;
    } else {
        l_31 = gale_BlockAccess_offsetInRegion(arg_fs, l_29, 0L, gale_group, gale_slot, gale_position);
        l_30 = l_31;
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_30;
    if (((int) get_local_id(0)) == 0) {
        l_32 = gale_BlockAccess_beginMapping(arg_fs, i_9, (-1L), 1, gale_group, gale_slot, gale_position);
        l_33 = l_32;
    } else {
        l_33 = 0L;
    }
    GALEFS_BROADCAST(6, l_34, l_33);
    if (l_34 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_34); }
        GALEFS_RETURN;
        resume_6:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_34 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_34 < 0L)) {
            gale_MappingEnd_begin(arg_fs, (-1L), 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_34 < 0L) {
        l_35 = l_34;
    } else {
        l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, (-1L), gale_group, gale_slot, gale_position);
        l_35 = l_36;
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_35;
    if (((int) get_local_id(0)) == 0) {
        l_37 = gale_BlockAccess_beginMapping(arg_fs, (-1), 0L, 1, gale_group, gale_slot, gale_position);
        l_38 = l_37;
    } else {
        l_38 = 0L;
    }
    GALEFS_BROADCAST(7, l_39, l_38);
    if (l_39 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_39); }
        GALEFS_RETURN;
        resume_7:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_39 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_39 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_39 < 0L) {
        l_40 = l_39;
    } else {
        l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, 0L, gale_group, gale_slot, gale_position);
        l_40 = l_41;
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_40;
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_42 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position);
        l_43 = l_42;
    } else {
        l_43 = 0L;
    }
    GALEFS_BROADCAST(9, l_44, l_43);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_44));
    if (((int) get_local_id(0)) == 0) {
        l_45 = gale_BlockAccess_beginMapping(arg_fs, i_9, 0L, 1, gale_group, gale_slot, gale_position);
        l_46 = l_45;
    } else {
        l_46 = 0L;
    }
    GALEFS_BROADCAST(10, l_47, l_46);
    if (l_47 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_47); }
        GALEFS_RETURN;
        resume_8:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_47 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_47 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (!(l_47 < 0L)) {
        l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_47, 0L, gale_group, gale_slot, gale_position);
    }
    if (((int) get_local_id(0)) == 0) {
        l_49 = gale_BlockAccess_beginMapping(arg_fs, i_9, 0L, 1, gale_group, gale_slot, gale_position);
        l_50 = l_49;
    } else {
        l_50 = 0L;
    }
    GALEFS_BROADCAST(11, l_51, l_50);
    if (l_51 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_51); }
        GALEFS_RETURN;
        resume_9:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_51 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_51 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_51 < 0L) {
        l_52 = l_51;
    } else {
        l_53 = gale_BlockAccess_offsetInRegion(arg_fs, l_51, 0L, gale_group, gale_slot, gale_position);
        l_52 = l_53;
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_52;
    i_54 = (int) get_local_id(0);
    i_55 = (int) get_local_id(0);
    i_56 = 1;
    i_57 = 0;
    i_58 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_56 == 1)) {
            break;
        }
        i_59 = (int) ((uint) 1 - (uint) i_57);
        l_60 = (long) i_57;
        if (i_58 == 0) {
            i_61 = i_59;
        } else {
            i_62 = 4096 - ((int) (l_60 & 4095L));
            i_63 = (i_62 < i_59) ? i_62 : i_59;
            i_61 = i_63;
        }
        if (i_55 == 0) {
            l_64 = gale_BlockAccess_beginRead(arg_fs, i_9, l_60, i_61, gale_group, gale_slot, gale_position);
            l_65 = l_64;
        } else {
            l_65 = 0L;
        }
        GALEFS_BROADCAST(12, l_66, l_65);
        if (l_66 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_57;
            gale_longs[gale_item] = (ulong) l_60;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_66); }
            GALEFS_RETURN;
            resume_10:
            i_9 = (int) gale_ints[gale_item];
            i_57 = (int) gale_ints[gale_items + gale_item];
            l_60 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_54 = (int) get_local_id(0);
            i_55 = (int) get_local_id(0);
            l_66 = gale_round_reply(gale_entry);
        }
        i_67 = (int) l_66;
        if (l_66 < 0L) {
            i_68 = 0;
        } else {
            i_68 = i_67;
        }
        l_69 = gale_BlockAccess_offsetInRegion(arg_fs, l_66, l_60, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_69), (arg_args + 16 + l_60), i_68);
        GALEFS_BARRIER(13);
        if (i_54 == 0) {
            if (!(i_68 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_68, gale_group, gale_slot, gale_position);
            }
        }
        i_70 = (int) ((uint) i_57 + (uint) i_68);
        i_71 = ((l_66 == (-117L)) || (!((i_68 < 1) || (!(i_70 < 1))))) ? 1 : 0;
        i_72 = (l_66 == (-117L)) ? 1 : 0;
        if (l_66 < 0L) {
            if (l_66 == (-117L)) {
                i_56 = i_71;
                i_57 = i_70;
                i_58 = i_72;
            } else {
                i_56 = i_67;
                i_57 = i_70;
                i_58 = i_72;
            }
        } else {
            i_56 = i_71;
            i_57 = i_70;
            i_58 = i_72;
        }
    }
    if (i_57 < 1) {
        i_73 = i_56;
    } else {
        i_73 = i_57;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_73);
    if (((int) get_local_id(0)) == 0) {
        l_74 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_74 < 0L) {
            l_75 = l_74;
        } else {
            l_76 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_77 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_77 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((long) i_77))))) = (char) ((int) gale_literals[i_77]);
                i_78 = (int) ((uint) i_77 + (uint) 1);
                i_77 = i_78;
            }
            l_79 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
            l_75 = l_79;
        }
    } else {
        l_75 = 0L;
    }
    GALEFS_BROADCAST(14, l_80, l_75);
    if (l_80 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_80); }
        GALEFS_RETURN;
        resume_11:
        i_9 = (int) gale_ints[gale_item];
        l_80 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_80));
    if (((int) get_local_id(0)) == 0) {
        l_81 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position);
        l_82 = l_81;
    } else {
        l_82 = 0L;
    }
    GALEFS_BROADCAST(15, l_83, l_82);
    if (l_83 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_83); }
        GALEFS_RETURN;
        resume_12:
        i_9 = (int) gale_ints[gale_item];
        l_83 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_83));
    if (((int) get_local_id(0)) == 0) {
        l_84 = gale_OpenFileCalls_status(arg_fs, i_9, 0, gale_group, gale_slot, gale_position);
        l_85 = l_84;
    } else {
        l_85 = 0L;
    }
    GALEFS_BROADCAST(16, l_86, l_85);
    if (l_86 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_86); }
        GALEFS_RETURN;
        resume_13:
        i_9 = (int) gale_ints[gale_item];
        l_86 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 104L)) = l_86;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_87 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position);
        l_88 = l_87;
    } else {
        l_88 = 0L;
    }
    GALEFS_BROADCAST(18, l_89, l_88);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_89));
    if (((int) get_local_id(0)) == 0) {
        l_90 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position);
        l_91 = l_90;
    } else {
        l_91 = 0L;
    }
    GALEFS_BROADCAST(19, l_92, l_91);
    if (l_92 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_92); }
        GALEFS_RETURN;
        resume_14:
        l_92 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
