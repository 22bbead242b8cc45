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
// bytecode SHA-256: 92f5eb01b2d3e347cd17c6fae7693f7293669a702e749230deb06d2e44b6b244
// functions SHA-256: e83faa041a7e8e783387f18be698a7d6d9c53fb8eec9fe5fa1af380978725f04
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long gale_int_at gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_126) VARIABLE(float, f_53) VARIABLE(float, f_82) VARIABLE(float, f_89) VARIABLE(float, f_90) VARIABLE(float, f_91) VARIABLE(float, f_92) VARIABLE(float, f_93) VARIABLE(float, f_94) VARIABLE(float, f_95) VARIABLE(float, f_96) VARIABLE(int, i_154) VARIABLE(int, i_156) VARIABLE(int, i_158) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_72) VARIABLE(int, i_88) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_155) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_41) VARIABLE(long, l_43) VARIABLE(long, l_50) VARIABLE(long, l_54) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_66) VARIABLE(long, l_73)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_26) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_53) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_54) VARIABLE(l_60) VARIABLE(l_61)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_53) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_54) VARIABLE(l_66)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_53) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_72) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_54)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_126) VARIABLE(f_53) VARIABLE(f_89) VARIABLE(f_90) VARIABLE(f_91) VARIABLE(f_92) VARIABLE(f_93) VARIABLE(f_94) VARIABLE(f_95) VARIABLE(f_96) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_72) VARIABLE(i_88) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_73)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_126) VARIABLE(f_53) VARIABLE(f_89) VARIABLE(f_90) VARIABLE(f_91) VARIABLE(f_92) VARIABLE(f_93) VARIABLE(f_94) VARIABLE(f_95) VARIABLE(f_96) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_72) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_73)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_82) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_53) VARIABLE(i_27)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_53)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_53)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_154) VARIABLE(l_155)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_154) VARIABLE(i_156) VARIABLE(i_158) VARIABLE(l_155)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_53, f_82, f_89, f_90, f_91, f_92, f_93, f_94, f_95, f_96, f_99, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_126, f_127, f_128, f_129, f_134, f_160, f_161, f_162;
    int i_5, i_6, i_15, i_16, i_21, i_27, i_33, i_34, i_35, i_39, i_40, i_44, i_45, i_46, i_47, i_48, i_49, i_51, i_52, i_57, i_58, i_59, i_67, i_68, i_70, i_71, i_72, i_79, i_80, i_83, i_85, i_86, i_87, i_88, i_97, i_124, i_125, i_130, i_138, i_139, i_154, i_156, i_157, i_158, i_159;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_25, l_26, l_28, l_29, l_30, l_31, l_32, l_36, l_37, l_38, l_41, l_42, l_43, l_50, l_54, l_55, l_56, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_69, l_73, l_74, l_75, l_76, l_77, l_78, l_81, l_84, l_98, l_100, l_131, l_132, l_133, l_135, l_136, l_137, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_155;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_58 == 1)) {
                break;
            }
            l_60 = (long) i_59;
            l_61 = (long) ((ulong) l_54 + (ulong) l_60);
            if (i_52 == 0) {
                l_62 = gale_BlockAccess_beginRead(arg_fs, i_21, l_61, ((int) ((uint) i_57 - (uint) i_59)), gale_group);
                l_63 = l_62;
            } else {
                l_63 = 0L;
            }
            if (i_51 == 0) {
                if (l_63 < (-4611686018427387904L)) {
                    l_64 = gale_HostCall_awaitReply(arg_fs, l_63, gale_group);
                    l_65 = l_64;
                } else {
                    l_65 = l_63;
                }
            } else {
                l_65 = l_63;
            }
            GALEFS_BROADCAST(6, l_66, l_65);
            i_67 = (int) l_66;
            if (l_66 < 0L) {
                i_68 = 0;
            } else {
                i_68 = i_67;
            }
            l_69 = gale_BlockAccess_offsetInRegion(arg_fs, l_66, l_61, gale_group);
            gale_copy((arg_fs + 16 + l_69), (arg_buffer + 16 + (l_60 + l_50)), i_68);
            GALEFS_BARRIER(7);
            if (i_48 == 0) {
                if (!(i_68 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_68, gale_group);
                }
            }
            i_70 = (int) ((uint) i_59 + (uint) i_68);
            if (l_66 < 0L) {
                i_58 = i_67;
                i_59 = i_70;
            } else {
                i_71 = ((i_68 < 1) || (!(i_70 < i_57))) ? 0 : 1;
                i_58 = i_71;
                i_59 = i_70;
            }
        }
        if (i_59 < 1) {
            i_72 = i_58;
        } else {
            i_72 = i_59;
        }
        l_73 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_73 == (-12L))) {
                break;
            }
            if (i_47 == 0) {
                l_74 = gale_BlockAccess_beginMapping(arg_fs, i_27, l_54, i_57, gale_group);
                l_75 = l_74;
            } else {
                l_75 = 0L;
            }
            if (i_46 == 0) {
                if (l_75 < (-4611686018427387904L)) {
                    l_76 = gale_HostCall_awaitReply(arg_fs, l_75, gale_group);
                    l_77 = l_76;
                } else {
                    l_77 = l_75;
                }
            } else {
                l_77 = l_75;
            }
            GALEFS_BROADCAST(8, l_78, l_77);
            if (i_45 == 0) {
                if (!(l_78 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_54, 1, gale_group);
                    i_79 = gale_group;
                    i_80 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_79 & ((int) ((uint) (1 << i_80) + (uint) (-1))))) << 6) + (((long) (i_79 >> i_80)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_78 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_78 < 0L) {
                l_73 = l_78;
            } else {
                l_81 = gale_BlockAccess_offsetInRegion(arg_fs, l_78, l_54, gale_group);
                l_73 = l_81;
            }
        }
        if ((ulong) ((long) ((ulong) l_73 + (ulong) 4095L)) < (ulong) 4095L) {
            f_82 = f_53;
        } else {
            i_83 = (i_72 < 1) ? 0 : i_72;
            l_84 = (long) (uint) ((int) ((uint) i_83 >> 2));
            i_85 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_84), ((long) ((int) get_local_size(0))));
            i_86 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_84), ((long) ((int) get_local_size(0))));
            i_87 = (int) ((uint) i_86 + (uint) (-7));
            i_88 = (int) get_local_id(0);
            f_89 = (0x0.0p0f);
            f_90 = (0x0.0p0f);
            f_91 = (0x0.0p0f);
            f_92 = (0x0.0p0f);
            f_93 = (0x0.0p0f);
            f_94 = (0x0.0p0f);
            f_95 = (0x0.0p0f);
            f_96 = (0x0.0p0f);
            i_97 = i_85;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_97 < i_87)) {
                    break;
                }
                l_98 = (long) ((int) ((uint) i_97 + (uint) i_49));
                f_99 = *((__global gale_float *) (arg_buffer + ((l_98 << 2) + 16L)));
                l_100 = (long) ((ulong) l_73 + (ulong) (((long) i_97) << 2));
                f_101 = *((__global gale_float *) (arg_fs + 16 + l_100));
                f_102 = *((__global gale_float *) (arg_buffer + (((l_98 + 1L) << 2) + 16L)));
                f_103 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 4L))));
                f_104 = *((__global gale_float *) (arg_buffer + (((l_98 + 2L) << 2) + 16L)));
                f_105 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 8L))));
                f_106 = *((__global gale_float *) (arg_buffer + (((l_98 + 3L) << 2) + 16L)));
                f_107 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 12L))));
                f_108 = *((__global gale_float *) (arg_buffer + (((l_98 + 4L) << 2) + 16L)));
                f_109 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 16L))));
                f_110 = *((__global gale_float *) (arg_buffer + (((l_98 + 5L) << 2) + 16L)));
                f_111 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 20L))));
                f_112 = *((__global gale_float *) (arg_buffer + (((l_98 + 6L) << 2) + 16L)));
                f_113 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 24L))));
                f_114 = *((__global gale_float *) (arg_buffer + (((l_98 + 7L) << 2) + 16L)));
                f_115 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 28L))));
                f_116 = f_96 + (f_115 * f_114);
                f_117 = f_95 + (f_113 * f_112);
                f_118 = f_94 + (f_111 * f_110);
                f_119 = f_93 + (f_109 * f_108);
                f_120 = f_92 + (f_107 * f_106);
                f_121 = f_91 + (f_105 * f_104);
                f_122 = f_90 + (f_103 * f_102);
                f_123 = f_89 + (f_101 * f_99);
                i_124 = (int) ((uint) i_97 + (uint) 8);
                f_89 = f_123;
                f_90 = f_122;
                f_91 = f_121;
                f_92 = f_120;
                f_93 = f_119;
                f_94 = f_118;
                f_95 = f_117;
                f_96 = f_116;
                i_97 = i_124;
            }
            i_125 = i_97;
            f_126 = (0x0.0p0f);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_125 < i_86)) {
                    break;
                }
                f_127 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_125 + (uint) i_49))) << 2) + 16L)));
                f_128 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) (((long) i_125) << 2)))));
                f_129 = f_126 + (f_128 * f_127);
                i_130 = (int) ((uint) i_125 + (uint) 1);
                i_125 = i_130;
                f_126 = f_129;
            }
            GALEFS_BARRIER(9);
            if (i_88 == 0) {
                l_131 = gale_BlockAccess_endMapping(arg_fs, i_57, gale_group);
                l_132 = l_131;
            } else {
                l_132 = 0L;
            }
            GALEFS_BROADCAST(10, l_133, l_132);
            f_134 = f_53 + (f_126 + (f_96 + (f_95 + (f_94 + (f_93 + (f_92 + (f_91 + (f_89 + f_90))))))));
            f_82 = f_134;
        }
        l_135 = (long) i_72;
        if (l_73 < (-4095L)) {
            l_136 = l_135;
        } else {
            l_137 = (l_73 < l_135) ? l_73 : l_135;
            l_136 = l_137;
        }
        if (l_136 < 0L) {
            i_138 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_136));
        }
        if (i_44 == 0) {
            i_139 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_140 = (long) i_139;
            l_141 = l_140;
        } else {
            l_141 = 0L;
        }
        GALEFS_BROADCAST(11, l_142, l_141);
        l_143 = (long) ((ulong) l_41 * (ulong) l_142);
        f_53 = f_82;
        l_54 = l_143;
    }
    if (((int) get_local_id(0)) == 0) {
        l_144 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_145 = l_144;
    } else {
        l_145 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_145 < (-4611686018427387904L)) {
            l_146 = gale_HostCall_awaitReply(arg_fs, l_145, gale_group);
            l_147 = l_146;
        } else {
            l_147 = l_145;
        }
    } else {
        l_147 = l_145;
    }
    GALEFS_BROADCAST(12, l_148, l_147);
    if (((int) get_local_id(0)) == 0) {
        l_149 = gale_OpenFileCalls_beginClose(arg_fs, i_27, gale_group);
        l_150 = l_149;
    } else {
        l_150 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_150 < (-4611686018427387904L)) {
            l_151 = gale_HostCall_awaitReply(arg_fs, l_150, gale_group);
            l_152 = l_151;
        } else {
            l_152 = l_150;
        }
    } else {
        l_152 = l_150;
    }
    GALEFS_BROADCAST(13, l_153, l_152);
    GALEFS_LOCAL_BARRIER(14);
    i_154 = (int) get_local_id(0);
    l_155 = (-16L) + ((((long) i_154) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_155)) = f_53;
    GALEFS_LOCAL_BARRIER(15);
    i_156 = (int) get_local_size(0);
    i_157 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_157 < i_156)) {
            break;
        }
        i_158 = i_157 << 1;
        if ((i_154 & ((int) ((uint) i_158 + (uint) (-1)))) == 0) {
            i_159 = (int) ((uint) i_154 + (uint) i_157);
            if (i_159 < i_156) {
                f_160 = *((__local gale_float *) (gale_scratch_memory + l_155));
                f_161 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_159) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_155)) = (f_160 + f_161);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_157 = i_158;
    }
    f_162 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_162;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_108) VARIABLE(float, f_41) VARIABLE(float, f_64) VARIABLE(float, f_71) VARIABLE(float, f_72) VARIABLE(float, f_73) VARIABLE(float, f_74) VARIABLE(float, f_75) VARIABLE(float, f_76) VARIABLE(float, f_77) VARIABLE(float, f_78) VARIABLE(int, i_132) VARIABLE(int, i_134) VARIABLE(int, i_136) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_58) VARIABLE(int, i_70) VARIABLE(long, l_0) VARIABLE(long, l_133) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_39) VARIABLE(long, l_42) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_52) VARIABLE(long, l_59) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(l_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(l_18) VARIABLE(l_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_41) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_48) VARIABLE(l_49)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_41) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_52)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_41) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_58) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_108) VARIABLE(f_41) VARIABLE(f_71) VARIABLE(f_72) VARIABLE(f_73) VARIABLE(f_74) VARIABLE(f_75) VARIABLE(f_76) VARIABLE(f_77) VARIABLE(f_78) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_58) VARIABLE(i_70) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_59)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_108) VARIABLE(f_41) VARIABLE(f_71) VARIABLE(f_72) VARIABLE(f_73) VARIABLE(f_74) VARIABLE(f_75) VARIABLE(f_76) VARIABLE(f_77) VARIABLE(f_78) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_58) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_59)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_64) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_41) VARIABLE(i_19)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_41)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_41)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_132) VARIABLE(l_133)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_132) VARIABLE(i_134) VARIABLE(i_136) VARIABLE(l_133)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_41, f_64, f_71, f_72, f_73, f_74, f_75, f_76, f_77, f_78, f_81, f_83, f_84, f_85, f_86, f_87, f_88, f_89, f_90, f_91, f_92, f_93, f_94, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_108, f_109, f_110, f_111, f_116, f_138, f_139, f_140;
    int i_4, i_5, i_11, i_12, i_15, i_19, i_23, i_24, i_25, i_29, i_30, i_34, i_35, i_36, i_37, i_38, i_40, i_45, i_46, i_47, i_53, i_54, i_56, i_57, i_58, i_65, i_67, i_68, i_69, i_70, i_79, i_106, i_107, i_112, i_120, i_121, i_132, i_134, i_135, i_136, i_137;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_17, l_18, l_20, l_21, l_22, l_26, l_27, l_28, l_31, l_32, l_33, l_39, l_42, l_43, l_44, l_48, l_49, l_50, l_51, l_52, l_55, l_59, l_60, l_61, l_62, l_63, l_66, l_80, l_82, l_113, l_114, l_115, l_117, l_118, l_119, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_133;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_46 == 1)) {
                break;
            }
            l_48 = (long) i_47;
            l_49 = (long) ((ulong) l_42 + (ulong) l_48);
            if (i_40 == 0) {
                l_50 = gale_BlockAccess_beginRead(arg_fs, i_15, l_49, ((int) ((uint) i_45 - (uint) i_47)), gale_group, gale_slot, gale_position);
                l_51 = l_50;
            } else {
                l_51 = 0L;
            }
            GALEFS_BROADCAST(6, l_52, l_51);
            if (l_52 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_31;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_41);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_45;
                gale_ints[4 * gale_items + gale_item] = (uint) i_47;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_48;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_49;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_52); }
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
                l_48 = (long) gale_longs[3 * gale_items + gale_item];
                l_49 = (long) gale_longs[4 * gale_items + gale_item];
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = gale_group << 14;
                l_39 = ((long) i_38) << 2;
                i_40 = (int) get_local_id(0);
                l_52 = gale_round_reply(gale_entry);
            }
            i_53 = (int) l_52;
            if (l_52 < 0L) {
                i_54 = 0;
            } else {
                i_54 = i_53;
            }
            l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, l_49, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_55), (arg_buffer + 16 + (l_48 + l_39)), i_54);
            GALEFS_BARRIER(7);
            if (i_37 == 0) {
                if (!(i_54 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_54, gale_group, gale_slot, gale_position);
                }
            }
            i_56 = (int) ((uint) i_47 + (uint) i_54);
            if (l_52 < 0L) {
                i_46 = i_53;
                i_47 = i_56;
            } else {
                i_57 = ((i_54 < 1) || (!(i_56 < i_45))) ? 0 : 1;
                i_46 = i_57;
                i_47 = i_56;
            }
        }
        if (i_47 < 1) {
            i_58 = i_46;
        } else {
            i_58 = i_47;
        }
        l_59 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_59 == (-12L))) {
                break;
            }
            if (i_36 == 0) {
                l_60 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_42, i_45, gale_group, gale_slot, gale_position);
                l_61 = l_60;
            } else {
                l_61 = 0L;
            }
            GALEFS_BROADCAST(8, l_62, l_61);
            if (l_62 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_31;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_41);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_45;
                gale_ints[4 * gale_items + gale_item] = (uint) i_58;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_62); }
                GALEFS_RETURN;
                resume_6:
                i_15 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_31 = (long) gale_longs[gale_item];
                l_33 = (long) gale_longs[gale_items + gale_item];
                f_41 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_42 = (long) gale_longs[2 * gale_items + gale_item];
                i_45 = (int) gale_ints[3 * gale_items + gale_item];
                i_58 = (int) gale_ints[4 * gale_items + gale_item];
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = gale_group << 14;
                l_39 = ((long) i_38) << 2;
                i_40 = (int) get_local_id(0);
                l_62 = gale_round_reply(gale_entry);
            }
            if (i_35 == 0) {
                if (!(l_62 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_42, 1, gale_group, gale_slot, gale_position);
                }
            }
            if (l_62 < 0L) {
                l_59 = l_62;
            } else {
                l_63 = gale_BlockAccess_offsetInRegion(arg_fs, l_62, l_42, gale_group, gale_slot, gale_position);
                l_59 = l_63;
            }
        }
        if ((ulong) ((long) ((ulong) l_59 + (ulong) 4095L)) < (ulong) 4095L) {
            f_64 = f_41;
        } else {
            i_65 = (i_58 < 1) ? 0 : i_58;
            l_66 = (long) (uint) ((int) ((uint) i_65 >> 2));
            i_67 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_66), ((long) ((int) get_local_size(0))));
            i_68 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_66), ((long) ((int) get_local_size(0))));
            i_69 = (int) ((uint) i_68 + (uint) (-7));
            i_70 = (int) get_local_id(0);
            f_71 = (0x0.0p0f);
            f_72 = (0x0.0p0f);
            f_73 = (0x0.0p0f);
            f_74 = (0x0.0p0f);
            f_75 = (0x0.0p0f);
            f_76 = (0x0.0p0f);
            f_77 = (0x0.0p0f);
            f_78 = (0x0.0p0f);
            i_79 = i_67;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_79 < i_69)) {
                    break;
                }
                l_80 = (long) ((int) ((uint) i_79 + (uint) i_38));
                f_81 = *((__global gale_float *) (arg_buffer + ((l_80 << 2) + 16L)));
                l_82 = (long) ((ulong) l_59 + (ulong) (((long) i_79) << 2));
                f_83 = *((__global gale_float *) (arg_fs + 16 + l_82));
                f_84 = *((__global gale_float *) (arg_buffer + (((l_80 + 1L) << 2) + 16L)));
                f_85 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 4L))));
                f_86 = *((__global gale_float *) (arg_buffer + (((l_80 + 2L) << 2) + 16L)));
                f_87 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 8L))));
                f_88 = *((__global gale_float *) (arg_buffer + (((l_80 + 3L) << 2) + 16L)));
                f_89 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 12L))));
                f_90 = *((__global gale_float *) (arg_buffer + (((l_80 + 4L) << 2) + 16L)));
                f_91 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 16L))));
                f_92 = *((__global gale_float *) (arg_buffer + (((l_80 + 5L) << 2) + 16L)));
                f_93 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 20L))));
                f_94 = *((__global gale_float *) (arg_buffer + (((l_80 + 6L) << 2) + 16L)));
                f_95 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 24L))));
                f_96 = *((__global gale_float *) (arg_buffer + (((l_80 + 7L) << 2) + 16L)));
                f_97 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 28L))));
                f_98 = f_78 + (f_97 * f_96);
                f_99 = f_77 + (f_95 * f_94);
                f_100 = f_76 + (f_93 * f_92);
                f_101 = f_75 + (f_91 * f_90);
                f_102 = f_74 + (f_89 * f_88);
                f_103 = f_73 + (f_87 * f_86);
                f_104 = f_72 + (f_85 * f_84);
                f_105 = f_71 + (f_83 * f_81);
                i_106 = (int) ((uint) i_79 + (uint) 8);
                f_71 = f_105;
                f_72 = f_104;
                f_73 = f_103;
                f_74 = f_102;
                f_75 = f_101;
                f_76 = f_100;
                f_77 = f_99;
                f_78 = f_98;
                i_79 = i_106;
            }
            i_107 = i_79;
            f_108 = (0x0.0p0f);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_107 < i_68)) {
                    break;
                }
                f_109 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_107 + (uint) i_38))) << 2) + 16L)));
                f_110 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) (((long) i_107) << 2)))));
                f_111 = f_108 + (f_110 * f_109);
                i_112 = (int) ((uint) i_107 + (uint) 1);
                i_107 = i_112;
                f_108 = f_111;
            }
            GALEFS_BARRIER(9);
            if (i_70 == 0) {
                l_113 = gale_BlockAccess_endMapping(arg_fs, i_45, gale_group, gale_slot, gale_position);
                l_114 = l_113;
            } else {
                l_114 = 0L;
            }
            GALEFS_BROADCAST(10, l_115, l_114);
            f_116 = f_41 + (f_108 + (f_78 + (f_77 + (f_76 + (f_75 + (f_74 + (f_73 + (f_71 + f_72))))))));
            f_64 = f_116;
        }
        l_117 = (long) i_58;
        if (l_59 < (-4095L)) {
            l_118 = l_117;
        } else {
            l_119 = (l_59 < l_117) ? l_59 : l_117;
            l_118 = l_119;
        }
        if (l_118 < 0L) {
            i_120 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_118));
        }
        if (i_34 == 0) {
            i_121 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_122 = (long) i_121;
            l_123 = l_122;
        } else {
            l_123 = 0L;
        }
        GALEFS_BROADCAST(11, l_124, l_123);
        l_125 = (long) ((ulong) l_31 * (ulong) l_124);
        f_41 = f_64;
        l_42 = l_125;
    }
    if (((int) get_local_id(0)) == 0) {
        l_126 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_127 = l_126;
    } else {
        l_127 = 0L;
    }
    GALEFS_BROADCAST(12, l_128, l_127);
    if (l_128 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_19;
        gale_ints[gale_items + gale_item] = as_uint(f_41);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_128); }
        GALEFS_RETURN;
        resume_7:
        i_19 = (int) gale_ints[gale_item];
        f_41 = as_float(gale_ints[gale_items + gale_item]);
        l_128 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_129 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position);
        l_130 = l_129;
    } else {
        l_130 = 0L;
    }
    GALEFS_BROADCAST(13, l_131, l_130);
    if (l_131 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_41);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_131); }
        GALEFS_RETURN;
        resume_8:
        f_41 = as_float(gale_ints[gale_item]);
        l_131 = gale_round_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(14);
    i_132 = (int) get_local_id(0);
    l_133 = (-16L) + ((((long) i_132) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_133)) = f_41;
    GALEFS_LOCAL_BARRIER(15);
    i_134 = (int) get_local_size(0);
    i_135 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_135 < i_134)) {
            break;
        }
        i_136 = i_135 << 1;
        if ((i_132 & ((int) ((uint) i_136 + (uint) (-1)))) == 0) {
            i_137 = (int) ((uint) i_132 + (uint) i_135);
            if (i_137 < i_134) {
                f_138 = *((__local gale_float *) (gale_scratch_memory + l_133));
                f_139 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_137) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_133)) = (f_138 + f_139);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_135 = i_136;
    }
    f_140 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_140;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
