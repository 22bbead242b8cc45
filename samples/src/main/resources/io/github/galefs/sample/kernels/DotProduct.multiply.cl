// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.DotProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE WRITE READ_WRITE
// waits: 8
// saved values: 10
// context bytes: 64
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: eceb51ccb2af33af74859a5bb69ce9294ccb646eb2e1e8444f5c6470c125153d
// functions SHA-256: e83faa041a7e8e783387f18be698a7d6d9c53fb8eec9fe5fa1af380978725f04
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long gale_int_at gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_100) VARIABLE(float, f_101) VARIABLE(float, f_102) VARIABLE(float, f_132) VARIABLE(float, f_53) VARIABLE(float, f_88) VARIABLE(float, f_95) VARIABLE(float, f_96) VARIABLE(float, f_97) VARIABLE(float, f_98) VARIABLE(float, f_99) VARIABLE(int, i_160) VARIABLE(int, i_162) VARIABLE(int, i_164) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_78) VARIABLE(int, i_94) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_161) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_41) VARIABLE(long, l_43) VARIABLE(long, l_50) VARIABLE(long, l_54) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_71) VARIABLE(long, l_79)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_26) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_53) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_63)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_53) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_54) VARIABLE(l_71)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_53) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_78) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_54)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_100) VARIABLE(f_101) VARIABLE(f_102) VARIABLE(f_132) VARIABLE(f_53) VARIABLE(f_95) VARIABLE(f_96) VARIABLE(f_97) VARIABLE(f_98) VARIABLE(f_99) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_78) VARIABLE(i_94) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_79)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_100) VARIABLE(f_101) VARIABLE(f_102) VARIABLE(f_132) VARIABLE(f_53) VARIABLE(f_95) VARIABLE(f_96) VARIABLE(f_97) VARIABLE(f_98) VARIABLE(f_99) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_78) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_79)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_88) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_53) VARIABLE(i_27)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_53)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_53)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_160) VARIABLE(l_161)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_160) VARIABLE(i_162) VARIABLE(i_164) VARIABLE(l_161)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_53, f_88, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_105, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_129, f_132, f_133, f_134, f_135, f_140, f_166, f_167, f_168;
    int i_5, i_6, i_15, i_16, i_21, i_27, i_33, i_34, i_35, i_39, i_40, i_44, i_45, i_46, i_47, i_48, i_49, i_51, i_52, i_57, i_58, i_59, i_60, i_61, i_64, i_65, i_66, i_72, i_73, i_75, i_76, i_77, i_78, i_85, i_86, i_89, i_91, i_92, i_93, i_94, i_103, i_130, i_131, i_136, i_144, i_145, i_160, i_162, i_163, i_164, i_165;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_25, l_26, l_28, l_29, l_30, l_31, l_32, l_36, l_37, l_38, l_41, l_42, l_43, l_50, l_54, l_55, l_56, l_62, l_63, l_67, l_68, l_69, l_70, l_71, l_74, l_79, l_80, l_81, l_82, l_83, l_84, l_87, l_90, l_104, l_106, l_137, l_138, l_139, l_141, l_142, l_143, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_161;
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
    i_21 = (int) l_10;
    if (((int) get_local_id(0)) == 0) {
        l_22 = gale_OpenFileCalls_status(arg_fs, i_21, 0, gale_group);
        l_23 = l_22;
    } else {
        l_23 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_23 < (-4611686018427387904L)) {
            l_24 = gale_HostCall_awaitReply(arg_fs, l_23, gale_group);
            l_25 = l_24;
        } else {
            l_25 = l_23;
        }
    } else {
        l_25 = l_23;
    }
    GALEFS_BROADCAST(3, l_26, l_25);
    i_27 = (int) l_20;
    if (((int) get_local_id(0)) == 0) {
        l_28 = gale_OpenFileCalls_status(arg_fs, i_27, 0, gale_group);
        l_29 = l_28;
    } else {
        l_29 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_29 < (-4611686018427387904L)) {
            l_30 = gale_HostCall_awaitReply(arg_fs, l_29, gale_group);
            l_31 = l_30;
        } else {
            l_31 = l_29;
        }
    } else {
        l_31 = l_29;
    }
    GALEFS_BROADCAST(4, l_32, l_31);
    i_33 = (i_27 < i_21) ? i_27 : i_21;
    if (((long) i_33) < 0L) {
        i_34 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_33);
    }
    if (((int) get_local_id(0)) == 0) {
        i_35 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_36 = (long) i_35;
        l_37 = l_36;
    } else {
        l_37 = 0L;
    }
    GALEFS_BROADCAST(5, l_38, l_37);
    i_39 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_40 = (i_39 < 65536) ? i_39 : 65536;
    l_41 = (long) i_40;
    l_42 = (long) ((ulong) l_38 * (ulong) l_41);
    l_43 = (l_32 < l_26) ? l_32 : l_26;
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = (int) get_local_id(0);
    i_48 = (int) get_local_id(0);
    i_49 = gale_group << 14;
    l_50 = ((long) i_49) << 2;
    i_51 = (int) get_local_id(0);
    i_52 = (int) get_local_id(0);
    f_53 = (0x0.0p0f);
    l_54 = l_42;
    while (true) {
        if (!(l_54 < l_43)) {
            break;
        }
        l_55 = (long) ((ulong) l_43 - (ulong) l_54);
        l_56 = (l_55 < l_41) ? l_55 : l_41;
        i_57 = (int) l_56;
        i_58 = 1;
        i_59 = 0;
        i_60 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_58 == 1)) {
                break;
            }
            i_61 = (int) ((uint) i_57 - (uint) i_59);
            l_62 = (long) i_59;
            l_63 = (long) ((ulong) l_54 + (ulong) l_62);
            if (i_60 == 0) {
                i_64 = i_61;
            } else {
                i_65 = 4096 - ((int) (l_63 & 4095L));
                i_66 = (i_65 < i_61) ? i_65 : i_61;
                i_64 = i_66;
            }
            if (i_52 == 0) {
                l_67 = gale_BlockAccess_beginRead(arg_fs, i_21, l_63, i_64, gale_group);
                l_68 = l_67;
            } else {
                l_68 = 0L;
            }
            if (i_51 == 0) {
                if (l_68 < (-4611686018427387904L)) {
                    l_69 = gale_HostCall_awaitReply(arg_fs, l_68, gale_group);
                    l_70 = l_69;
                } else {
                    l_70 = l_68;
                }
            } else {
                l_70 = l_68;
            }
            GALEFS_BROADCAST(6, l_71, l_70);
            i_72 = (int) l_71;
            if (l_71 < 0L) {
                i_73 = 0;
            } else {
                i_73 = i_72;
            }
            l_74 = gale_BlockAccess_offsetInRegion(arg_fs, l_71, l_63, gale_group);
            gale_copy((arg_fs + 16 + l_74), (arg_buffer + 16 + (l_62 + l_50)), i_73);
            GALEFS_BARRIER(7);
            if (i_48 == 0) {
                if (!(i_73 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_73, gale_group);
                }
            }
            i_75 = (int) ((uint) i_59 + (uint) i_73);
            i_76 = ((l_71 == (-117L)) || (!((i_73 < 1) || (!(i_75 < i_57))))) ? 1 : 0;
            i_77 = (l_71 == (-117L)) ? 1 : 0;
            if (l_71 < 0L) {
                if (l_71 == (-117L)) {
                    i_58 = i_76;
                    i_59 = i_75;
                    i_60 = i_77;
                } else {
                    i_58 = i_72;
                    i_59 = i_75;
                    i_60 = i_77;
                }
            } else {
                i_58 = i_76;
                i_59 = i_75;
                i_60 = i_77;
            }
        }
        if (i_59 < 1) {
            i_78 = i_58;
        } else {
            i_78 = i_59;
        }
        l_79 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_79 == (-12L))) {
                break;
            }
            if (i_47 == 0) {
                l_80 = gale_BlockAccess_beginMapping(arg_fs, i_27, l_54, i_57, gale_group);
                l_81 = l_80;
            } else {
                l_81 = 0L;
            }
            if (i_46 == 0) {
                if (l_81 < (-4611686018427387904L)) {
                    l_82 = gale_HostCall_awaitReply(arg_fs, l_81, gale_group);
                    l_83 = l_82;
                } else {
                    l_83 = l_81;
                }
            } else {
                l_83 = l_81;
            }
            GALEFS_BROADCAST(8, l_84, l_83);
            if (i_45 == 0) {
                if (!(l_84 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_54, 1, gale_group);
                    i_85 = gale_group;
                    i_86 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_85 & ((int) ((uint) (1 << i_86) + (uint) (-1))))) << 6) + (((long) (i_85 >> i_86)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_84 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_84 < 0L) {
                l_79 = l_84;
            } else {
                l_87 = gale_BlockAccess_offsetInRegion(arg_fs, l_84, l_54, gale_group);
                l_79 = l_87;
            }
        }
        if ((ulong) ((long) ((ulong) l_79 + (ulong) 4095L)) < (ulong) 4095L) {
            f_88 = f_53;
        } else {
            i_89 = (i_78 < 1) ? 0 : i_78;
            l_90 = (long) (uint) ((int) ((uint) i_89 >> 2));
            i_91 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_90), ((long) ((int) get_local_size(0))));
            i_92 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_90), ((long) ((int) get_local_size(0))));
            i_93 = (int) ((uint) i_92 + (uint) (-7));
            i_94 = (int) get_local_id(0);
            f_95 = (0x0.0p0f);
            f_96 = (0x0.0p0f);
            f_97 = (0x0.0p0f);
            f_98 = (0x0.0p0f);
            f_99 = (0x0.0p0f);
            f_100 = (0x0.0p0f);
            f_101 = (0x0.0p0f);
            f_102 = (0x0.0p0f);
            i_103 = i_91;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_103 < i_93)) {
                    break;
                }
                l_104 = (long) ((int) ((uint) i_103 + (uint) i_49));
                f_105 = *((__global gale_float *) (arg_buffer + ((l_104 << 2) + 16L)));
                l_106 = (long) ((ulong) l_79 + (ulong) (((long) i_103) << 2));
                f_107 = *((__global gale_float *) (arg_fs + 16 + l_106));
                f_108 = *((__global gale_float *) (arg_buffer + (((l_104 + 1L) << 2) + 16L)));
                f_109 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 4L))));
                f_110 = *((__global gale_float *) (arg_buffer + (((l_104 + 2L) << 2) + 16L)));
                f_111 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 8L))));
                f_112 = *((__global gale_float *) (arg_buffer + (((l_104 + 3L) << 2) + 16L)));
                f_113 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 12L))));
                f_114 = *((__global gale_float *) (arg_buffer + (((l_104 + 4L) << 2) + 16L)));
                f_115 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 16L))));
                f_116 = *((__global gale_float *) (arg_buffer + (((l_104 + 5L) << 2) + 16L)));
                f_117 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 20L))));
                f_118 = *((__global gale_float *) (arg_buffer + (((l_104 + 6L) << 2) + 16L)));
                f_119 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 24L))));
                f_120 = *((__global gale_float *) (arg_buffer + (((l_104 + 7L) << 2) + 16L)));
                f_121 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 28L))));
                f_122 = f_102 + (f_121 * f_120);
                f_123 = f_101 + (f_119 * f_118);
                f_124 = f_100 + (f_117 * f_116);
                f_125 = f_99 + (f_115 * f_114);
                f_126 = f_98 + (f_113 * f_112);
                f_127 = f_97 + (f_111 * f_110);
                f_128 = f_96 + (f_109 * f_108);
                f_129 = f_95 + (f_107 * f_105);
                i_130 = (int) ((uint) i_103 + (uint) 8);
                f_95 = f_129;
                f_96 = f_128;
                f_97 = f_127;
                f_98 = f_126;
                f_99 = f_125;
                f_100 = f_124;
                f_101 = f_123;
                f_102 = f_122;
                i_103 = i_130;
            }
            i_131 = i_103;
            f_132 = (0x0.0p0f);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_131 < i_92)) {
                    break;
                }
                f_133 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_131 + (uint) i_49))) << 2) + 16L)));
                f_134 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (((long) i_131) << 2)))));
                f_135 = f_132 + (f_134 * f_133);
                i_136 = (int) ((uint) i_131 + (uint) 1);
                i_131 = i_136;
                f_132 = f_135;
            }
            GALEFS_BARRIER(9);
            if (i_94 == 0) {
                l_137 = gale_BlockAccess_endMapping(arg_fs, i_57, gale_group);
                l_138 = l_137;
            } else {
                l_138 = 0L;
            }
            GALEFS_BROADCAST(10, l_139, l_138);
            f_140 = f_53 + (f_132 + (f_102 + (f_101 + (f_100 + (f_99 + (f_98 + (f_97 + (f_95 + f_96))))))));
            f_88 = f_140;
        }
        l_141 = (long) i_78;
        if (l_79 < (-4095L)) {
            l_142 = l_141;
        } else {
            l_143 = (l_79 < l_141) ? l_79 : l_141;
            l_142 = l_143;
        }
        if (l_142 < 0L) {
            i_144 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_142));
        }
        if (i_44 == 0) {
            i_145 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_146 = (long) i_145;
            l_147 = l_146;
        } else {
            l_147 = 0L;
        }
        GALEFS_BROADCAST(11, l_148, l_147);
        l_149 = (long) ((ulong) l_41 * (ulong) l_148);
        f_53 = f_88;
        l_54 = l_149;
    }
    if (((int) get_local_id(0)) == 0) {
        l_150 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_151 = l_150;
    } else {
        l_151 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_151 < (-4611686018427387904L)) {
            l_152 = gale_HostCall_awaitReply(arg_fs, l_151, gale_group);
            l_153 = l_152;
        } else {
            l_153 = l_151;
        }
    } else {
        l_153 = l_151;
    }
    GALEFS_BROADCAST(12, l_154, l_153);
    if (((int) get_local_id(0)) == 0) {
        l_155 = gale_OpenFileCalls_beginClose(arg_fs, i_27, gale_group);
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
    GALEFS_BROADCAST(13, l_159, l_158);
    GALEFS_LOCAL_BARRIER(14);
    i_160 = (int) get_local_id(0);
    l_161 = (-16L) + ((((long) i_160) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_161)) = f_53;
    GALEFS_LOCAL_BARRIER(15);
    i_162 = (int) get_local_size(0);
    i_163 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_163 < i_162)) {
            break;
        }
        i_164 = i_163 << 1;
        if ((i_160 & ((int) ((uint) i_164 + (uint) (-1)))) == 0) {
            i_165 = (int) ((uint) i_160 + (uint) i_163);
            if (i_165 < i_162) {
                f_166 = *((__local gale_float *) (gale_scratch_memory + l_161));
                f_167 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_165) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_161)) = (f_166 + f_167);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_163 = i_164;
    }
    f_168 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_168;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_114) VARIABLE(float, f_41) VARIABLE(float, f_70) VARIABLE(float, f_77) VARIABLE(float, f_78) VARIABLE(float, f_79) VARIABLE(float, f_80) VARIABLE(float, f_81) VARIABLE(float, f_82) VARIABLE(float, f_83) VARIABLE(float, f_84) VARIABLE(int, i_138) VARIABLE(int, i_140) VARIABLE(int, i_142) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_64) VARIABLE(int, i_76) VARIABLE(long, l_0) VARIABLE(long, l_139) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_39) VARIABLE(long, l_42) VARIABLE(long, l_50) VARIABLE(long, l_51) VARIABLE(long, l_57) VARIABLE(long, l_65) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(l_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(l_18) VARIABLE(l_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_41) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_50) VARIABLE(l_51)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_41) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_57)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_41) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_64) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_114) VARIABLE(f_41) VARIABLE(f_77) VARIABLE(f_78) VARIABLE(f_79) VARIABLE(f_80) VARIABLE(f_81) VARIABLE(f_82) VARIABLE(f_83) VARIABLE(f_84) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_64) VARIABLE(i_76) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_65)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_114) VARIABLE(f_41) VARIABLE(f_77) VARIABLE(f_78) VARIABLE(f_79) VARIABLE(f_80) VARIABLE(f_81) VARIABLE(f_82) VARIABLE(f_83) VARIABLE(f_84) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_64) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_65)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_70) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_41) VARIABLE(i_19)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_41)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_41)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_138) VARIABLE(l_139)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_142) VARIABLE(l_139)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_41, f_70, f_77, f_78, f_79, f_80, f_81, f_82, f_83, f_84, f_87, f_89, f_90, f_91, f_92, f_93, f_94, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_114, f_115, f_116, f_117, f_122, f_144, f_145, f_146;
    int i_4, i_5, i_11, i_12, i_15, i_19, i_23, i_24, i_25, i_29, i_30, i_34, i_35, i_36, i_37, i_38, i_40, i_45, i_46, i_47, i_48, i_49, i_52, i_53, i_54, i_58, i_59, i_61, i_62, i_63, i_64, i_71, i_73, i_74, i_75, i_76, i_85, i_112, i_113, i_118, i_126, i_127, i_138, i_140, i_141, i_142, i_143;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_17, l_18, l_20, l_21, l_22, l_26, l_27, l_28, l_31, l_32, l_33, l_39, l_42, l_43, l_44, l_50, l_51, l_55, l_56, l_57, l_60, l_65, l_66, l_67, l_68, l_69, l_72, l_86, l_88, l_119, l_120, l_121, l_123, l_124, l_125, l_128, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_139;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_round_reply(gale_entry);
    }
    i_15 = (int) l_7;
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_OpenFileCalls_status(arg_fs, i_15, 0, gale_group, gale_slot, gale_position);
        l_17 = l_16;
    } else {
        l_17 = 0L;
    }
    GALEFS_BROADCAST(3, l_18, l_17);
    if (l_18 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_14;
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_18); }
        GALEFS_RETURN;
        resume_3:
        l_14 = (long) gale_longs[gale_item];
        i_15 = (int) gale_ints[gale_item];
        l_18 = gale_round_reply(gale_entry);
    }
    i_19 = (int) l_14;
    if (((int) get_local_id(0)) == 0) {
        l_20 = gale_OpenFileCalls_status(arg_fs, i_19, 0, gale_group, gale_slot, gale_position);
        l_21 = l_20;
    } else {
        l_21 = 0L;
    }
    GALEFS_BROADCAST(4, l_22, l_21);
    if (l_22 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        gale_longs[gale_item] = (ulong) l_18;
        gale_ints[gale_items + gale_item] = (uint) i_19;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_22); }
        GALEFS_RETURN;
        resume_4:
        i_15 = (int) gale_ints[gale_item];
        l_18 = (long) gale_longs[gale_item];
        i_19 = (int) gale_ints[gale_items + gale_item];
        l_22 = gale_round_reply(gale_entry);
    }
    i_23 = (i_19 < i_15) ? i_19 : i_15;
    if (((long) i_23) < 0L) {
        i_24 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    if (((int) get_local_id(0)) == 0) {
        i_25 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_26 = (long) i_25;
        l_27 = l_26;
    } else {
        l_27 = 0L;
    }
    GALEFS_BROADCAST(5, l_28, l_27);
    i_29 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_30 = (i_29 < 65536) ? i_29 : 65536;
    l_31 = (long) i_30;
    l_32 = (long) ((ulong) l_28 * (ulong) l_31);
    l_33 = (l_22 < l_18) ? l_22 : l_18;
    i_34 = (int) get_local_id(0);
    i_35 = (int) get_local_id(0);
    i_36 = (int) get_local_id(0);
    i_37 = (int) get_local_id(0);
    i_38 = gale_group << 14;
    l_39 = ((long) i_38) << 2;
    i_40 = (int) get_local_id(0);
    f_41 = (0x0.0p0f);
    l_42 = l_32;
    while (true) {
        if (!(l_42 < l_33)) {
            break;
        }
        l_43 = (long) ((ulong) l_33 - (ulong) l_42);
        l_44 = (l_43 < l_31) ? l_43 : l_31;
        i_45 = (int) l_44;
        i_46 = 1;
        i_47 = 0;
        i_48 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_46 == 1)) {
                break;
            }
            i_49 = (int) ((uint) i_45 - (uint) i_47);
            l_50 = (long) i_47;
            l_51 = (long) ((ulong) l_42 + (ulong) l_50);
            if (i_48 == 0) {
                i_52 = i_49;
            } else {
                i_53 = 4096 - ((int) (l_51 & 4095L));
                i_54 = (i_53 < i_49) ? i_53 : i_49;
                i_52 = i_54;
            }
            if (i_40 == 0) {
                l_55 = gale_BlockAccess_beginRead(arg_fs, i_15, l_51, i_52, gale_group, gale_slot, gale_position);
                l_56 = l_55;
            } else {
                l_56 = 0L;
            }
            GALEFS_BROADCAST(6, l_57, l_56);
            if (l_57 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_31;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_41);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_45;
                gale_ints[4 * gale_items + gale_item] = (uint) i_47;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_50;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_51;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_57); }
                GALEFS_RETURN;
                resume_5:
                i_15 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_31 = (long) gale_longs[gale_item];
                l_33 = (long) gale_longs[gale_items + gale_item];
                f_41 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_42 = (long) gale_longs[2 * gale_items + gale_item];
                i_45 = (int) gale_ints[3 * gale_items + gale_item];
                i_47 = (int) gale_ints[4 * gale_items + gale_item];
                l_50 = (long) gale_longs[3 * gale_items + gale_item];
                l_51 = (long) gale_longs[4 * gale_items + gale_item];
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = gale_group << 14;
                l_39 = ((long) i_38) << 2;
                i_40 = (int) get_local_id(0);
                l_57 = gale_round_reply(gale_entry);
            }
            i_58 = (int) l_57;
            if (l_57 < 0L) {
                i_59 = 0;
            } else {
                i_59 = i_58;
            }
            l_60 = gale_BlockAccess_offsetInRegion(arg_fs, l_57, l_51, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_60), (arg_buffer + 16 + (l_50 + l_39)), i_59);
            GALEFS_BARRIER(7);
            if (i_37 == 0) {
                if (!(i_59 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_59, gale_group, gale_slot, gale_position);
                }
            }
            i_61 = (int) ((uint) i_47 + (uint) i_59);
            i_62 = ((l_57 == (-117L)) || (!((i_59 < 1) || (!(i_61 < i_45))))) ? 1 : 0;
            i_63 = (l_57 == (-117L)) ? 1 : 0;
            if (l_57 < 0L) {
                if (l_57 == (-117L)) {
                    i_46 = i_62;
                    i_47 = i_61;
                    i_48 = i_63;
                } else {
                    i_46 = i_58;
                    i_47 = i_61;
                    i_48 = i_63;
                }
            } else {
                i_46 = i_62;
                i_47 = i_61;
                i_48 = i_63;
            }
        }
        if (i_47 < 1) {
            i_64 = i_46;
        } else {
            i_64 = i_47;
        }
        l_65 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_65 == (-12L))) {
                break;
            }
            if (i_36 == 0) {
                l_66 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_42, i_45, gale_group, gale_slot, gale_position);
                l_67 = l_66;
            } else {
                l_67 = 0L;
            }
            GALEFS_BROADCAST(8, l_68, l_67);
            if (l_68 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_31;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_41);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_45;
                gale_ints[4 * gale_items + gale_item] = (uint) i_64;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_68); }
                GALEFS_RETURN;
                resume_6:
                i_15 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_31 = (long) gale_longs[gale_item];
                l_33 = (long) gale_longs[gale_items + gale_item];
                f_41 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_42 = (long) gale_longs[2 * gale_items + gale_item];
                i_45 = (int) gale_ints[3 * gale_items + gale_item];
                i_64 = (int) gale_ints[4 * gale_items + gale_item];
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = gale_group << 14;
                l_39 = ((long) i_38) << 2;
                i_40 = (int) get_local_id(0);
                l_68 = gale_round_reply(gale_entry);
            }
            if (i_35 == 0) {
                if (!(l_68 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_42, 1, gale_group, gale_slot, gale_position);
                }
            }
            if (l_68 < 0L) {
                l_65 = l_68;
            } else {
                l_69 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_42, gale_group, gale_slot, gale_position);
                l_65 = l_69;
            }
        }
        if ((ulong) ((long) ((ulong) l_65 + (ulong) 4095L)) < (ulong) 4095L) {
            f_70 = f_41;
        } else {
            i_71 = (i_64 < 1) ? 0 : i_64;
            l_72 = (long) (uint) ((int) ((uint) i_71 >> 2));
            i_73 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_72), ((long) ((int) get_local_size(0))));
            i_74 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_72), ((long) ((int) get_local_size(0))));
            i_75 = (int) ((uint) i_74 + (uint) (-7));
            i_76 = (int) get_local_id(0);
            f_77 = (0x0.0p0f);
            f_78 = (0x0.0p0f);
            f_79 = (0x0.0p0f);
            f_80 = (0x0.0p0f);
            f_81 = (0x0.0p0f);
            f_82 = (0x0.0p0f);
            f_83 = (0x0.0p0f);
            f_84 = (0x0.0p0f);
            i_85 = i_73;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_85 < i_75)) {
                    break;
                }
                l_86 = (long) ((int) ((uint) i_85 + (uint) i_38));
                f_87 = *((__global gale_float *) (arg_buffer + ((l_86 << 2) + 16L)));
                l_88 = (long) ((ulong) l_65 + (ulong) (((long) i_85) << 2));
                f_89 = *((__global gale_float *) (arg_fs + 16 + l_88));
                f_90 = *((__global gale_float *) (arg_buffer + (((l_86 + 1L) << 2) + 16L)));
                f_91 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L))));
                f_92 = *((__global gale_float *) (arg_buffer + (((l_86 + 2L) << 2) + 16L)));
                f_93 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 8L))));
                f_94 = *((__global gale_float *) (arg_buffer + (((l_86 + 3L) << 2) + 16L)));
                f_95 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 12L))));
                f_96 = *((__global gale_float *) (arg_buffer + (((l_86 + 4L) << 2) + 16L)));
                f_97 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 16L))));
                f_98 = *((__global gale_float *) (arg_buffer + (((l_86 + 5L) << 2) + 16L)));
                f_99 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 20L))));
                f_100 = *((__global gale_float *) (arg_buffer + (((l_86 + 6L) << 2) + 16L)));
                f_101 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 24L))));
                f_102 = *((__global gale_float *) (arg_buffer + (((l_86 + 7L) << 2) + 16L)));
                f_103 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 28L))));
                f_104 = f_84 + (f_103 * f_102);
                f_105 = f_83 + (f_101 * f_100);
                f_106 = f_82 + (f_99 * f_98);
                f_107 = f_81 + (f_97 * f_96);
                f_108 = f_80 + (f_95 * f_94);
                f_109 = f_79 + (f_93 * f_92);
                f_110 = f_78 + (f_91 * f_90);
                f_111 = f_77 + (f_89 * f_87);
                i_112 = (int) ((uint) i_85 + (uint) 8);
                f_77 = f_111;
                f_78 = f_110;
                f_79 = f_109;
                f_80 = f_108;
                f_81 = f_107;
                f_82 = f_106;
                f_83 = f_105;
                f_84 = f_104;
                i_85 = i_112;
            }
            i_113 = i_85;
            f_114 = (0x0.0p0f);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_113 < i_74)) {
                    break;
                }
                f_115 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_113 + (uint) i_38))) << 2) + 16L)));
                f_116 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) (((long) i_113) << 2)))));
                f_117 = f_114 + (f_116 * f_115);
                i_118 = (int) ((uint) i_113 + (uint) 1);
                i_113 = i_118;
                f_114 = f_117;
            }
            GALEFS_BARRIER(9);
            if (i_76 == 0) {
                l_119 = gale_BlockAccess_endMapping(arg_fs, i_45, gale_group, gale_slot, gale_position);
                l_120 = l_119;
            } else {
                l_120 = 0L;
            }
            GALEFS_BROADCAST(10, l_121, l_120);
            f_122 = f_41 + (f_114 + (f_84 + (f_83 + (f_82 + (f_81 + (f_80 + (f_79 + (f_77 + f_78))))))));
            f_70 = f_122;
        }
        l_123 = (long) i_64;
        if (l_65 < (-4095L)) {
            l_124 = l_123;
        } else {
            l_125 = (l_65 < l_123) ? l_65 : l_123;
            l_124 = l_125;
        }
        if (l_124 < 0L) {
            i_126 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_124));
        }
        if (i_34 == 0) {
            i_127 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_128 = (long) i_127;
            l_129 = l_128;
        } else {
            l_129 = 0L;
        }
        GALEFS_BROADCAST(11, l_130, l_129);
        l_131 = (long) ((ulong) l_31 * (ulong) l_130);
        f_41 = f_70;
        l_42 = l_131;
    }
    if (((int) get_local_id(0)) == 0) {
        l_132 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_133 = l_132;
    } else {
        l_133 = 0L;
    }
    GALEFS_BROADCAST(12, l_134, l_133);
    if (l_134 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_19;
        gale_ints[gale_items + gale_item] = as_uint(f_41);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_134); }
        GALEFS_RETURN;
        resume_7:
        i_19 = (int) gale_ints[gale_item];
        f_41 = as_float(gale_ints[gale_items + gale_item]);
        l_134 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_135 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position);
        l_136 = l_135;
    } else {
        l_136 = 0L;
    }
    GALEFS_BROADCAST(13, l_137, l_136);
    if (l_137 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_41);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_137); }
        GALEFS_RETURN;
        resume_8:
        f_41 = as_float(gale_ints[gale_item]);
        l_137 = gale_round_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(14);
    i_138 = (int) get_local_id(0);
    l_139 = (-16L) + ((((long) i_138) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_139)) = f_41;
    GALEFS_LOCAL_BARRIER(15);
    i_140 = (int) get_local_size(0);
    i_141 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_141 < i_140)) {
            break;
        }
        i_142 = i_141 << 1;
        if ((i_138 & ((int) ((uint) i_142 + (uint) (-1)))) == 0) {
            i_143 = (int) ((uint) i_138 + (uint) i_141);
            if (i_143 < i_140) {
                f_144 = *((__local gale_float *) (gale_scratch_memory + l_139));
                f_145 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_143) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_139)) = (f_144 + f_145);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_141 = i_142;
    }
    f_146 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_146;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
