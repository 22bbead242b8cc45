// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.DamageKernels#read
// entry point: galefs_read
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY BYTE_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE WRITE
// waits: 5
// saved values: 11
// context bytes: 64
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "d"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5864a57ba68da154c8c03857961d0c60f84e422b7287ea9ea35c139908fe8420
// functions SHA-256: 4a45d0bf1924142ffc83707b2cc38c622bec94bc8a51ae7eca70be4ca0483152
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy gale_copy_share gale_div_int gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy gale_copy_share gale_div_int gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {100};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_12) VARIABLE(int, i_125) VARIABLE(int, i_129) VARIABLE(int, i_13) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_132) VARIABLE(int, i_14) VARIABLE(int, i_150) VARIABLE(int, i_152) VARIABLE(int, i_17) VARIABLE(int, i_174) VARIABLE(int, i_175) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_200) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_71) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_87) VARIABLE(int, i_92) VARIABLE(long, l_1) VARIABLE(long, l_122) VARIABLE(long, l_127) VARIABLE(long, l_128) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_171) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_41) VARIABLE(long, l_56) VARIABLE(long, l_72) VARIABLE(long, l_77) VARIABLE(long, l_79) VARIABLE(long, l_80) VARIABLE(long, l_86) VARIABLE(long, l_91) VARIABLE(__global uchar *, ul_57)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_41)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_56) VARIABLE(ul_57)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_71) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_72)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_71) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_16)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_77)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_81) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_77) VARIABLE(l_79) VARIABLE(l_80)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_87) VARIABLE(i_92) VARIABLE(l_1) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(l_86) VARIABLE(l_91)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_87) VARIABLE(i_92) VARIABLE(l_1) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(l_86) VARIABLE(l_91)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_125) VARIABLE(i_14) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_87) VARIABLE(l_1) VARIABLE(l_122) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(l_86)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_125) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_14) VARIABLE(i_150) VARIABLE(i_152) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_1) VARIABLE(l_122) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(l_86)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_125) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_14) VARIABLE(i_150) VARIABLE(i_152) VARIABLE(i_174) VARIABLE(i_175) VARIABLE(i_200) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_1) VARIABLE(l_122) VARIABLE(l_127) VARIABLE(l_128) VARIABLE(l_171) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(l_86)
#define GALEFS_LIVE_14(VARIABLE)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_ranges, __global uchar *arg_own, __global uchar *arg_buffer, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_23, *ul_57;
    int i_0, i_6, i_7, i_12, i_13, i_14, i_17, i_18, i_19, i_20, i_21, i_27, i_28, i_29, i_30, i_31, i_34, i_35, i_36, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_64, i_65, i_71, i_76, i_78, i_81, i_82, i_87, i_88, i_92, i_94, i_95, i_96, i_98, i_101, i_102, i_103, i_105, i_106, i_107, i_109, i_110, i_111, i_112, i_113, i_114, i_116, i_117, i_119, i_120, i_125, i_126, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_140, i_148, i_150, i_152, i_153, i_154, i_155, i_156, i_158, i_162, i_163, i_164, i_167, i_174, i_175, i_177, i_178, i_181, i_182, i_185, i_188, i_189, i_190, i_192, i_193, i_194, i_195, i_196, i_198, i_200, i_202, i_203, i_204, i_205, i_212;
    long l_1, l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_15, l_16, l_22, l_24, l_25, l_26, l_32, l_33, l_37, l_38, l_39, l_40, l_41, l_44, l_55, l_56, l_58, l_59, l_60, l_61, l_62, l_63, l_66, l_67, l_68, l_69, l_70, l_72, l_73, l_74, l_75, l_77, l_79, l_80, l_83, l_84, l_85, l_86, l_89, l_90, l_91, l_93, l_97, l_99, l_100, l_104, l_108, l_115, l_118, l_121, l_122, l_123, l_124, l_127, l_128, l_138, l_139, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_149, l_151, l_157, l_159, l_160, l_161, l_165, l_166, l_168, l_169, l_170, l_171, l_172, l_173, l_176, l_179, l_180, l_183, l_184, l_186, l_187, l_191, l_197, l_199, l_201, l_206, l_207, l_208, l_209, l_210, l_211, l_213, l_214, l_215, l_216, l_217;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_ranges + 12L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) gale_group;
            l_5 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 2048L);
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) i_6))))) = (char) ((int) gale_literals[i_6]);
                i_7 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
            l_3 = l_8;
        }
    } else {
        l_3 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_3 < (-4611686018427387904L)) {
            l_9 = gale_HostCall_awaitReply(arg_fs, l_3, gale_group);
            l_10 = l_9;
        } else {
            l_10 = l_3;
        }
    } else {
        l_10 = l_3;
    }
    GALEFS_BROADCAST(1, l_11, l_10);
    i_12 = (int) l_11;
    i_13 = (int) ((uint) i_0 >> 1);
    i_14 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_15 = 1L << i_14;
    l_16 = (long) ((ulong) l_15 + (ulong) (-1L));
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    i_21 = 0;
    while (true) {
        if (!(i_21 < i_13)) {
            break;
        }
        l_22 = (long) (i_21 << 1);
        ul_23 = arg_ranges + ((l_22 << 3) + 16L);
        l_24 = *((__global gale_long *) ul_23);
        l_25 = *((__global gale_long *) (arg_ranges + (((l_22 + 1L) << 3) + 16L)));
        l_26 = *((__global gale_long *) ul_23);
        i_27 = (int) l_25;
        i_28 = 1;
        i_29 = 0;
        i_30 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_28 == 1)) {
                break;
            }
            i_31 = (int) ((uint) i_27 - (uint) i_29);
            l_32 = (long) i_29;
            l_33 = (long) ((ulong) l_32 + (ulong) l_24);
            if (i_30 == 0) {
                i_34 = i_31;
            } else {
                i_35 = 4096 - ((int) (l_33 & 4095L));
                i_36 = (i_35 < i_31) ? i_35 : i_31;
                i_34 = i_36;
            }
            if (i_20 == 0) {
                l_37 = gale_BlockAccess_beginRead(arg_fs, i_12, l_33, i_34, gale_group);
                l_38 = l_37;
            } else {
                l_38 = 0L;
            }
            if (i_19 == 0) {
                if (l_38 < (-4611686018427387904L)) {
                    l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
                    l_40 = l_39;
                } else {
                    l_40 = l_38;
                }
            } else {
                l_40 = l_38;
            }
            GALEFS_BROADCAST(2, l_41, l_40);
            i_42 = (int) l_41;
            if (l_41 < 0L) {
                i_43 = 0;
            } else {
                i_43 = i_42;
            }
            l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_33, gale_group);
            gale_copy((arg_fs + 16 + l_44), (arg_buffer + 16 + ((long) ((ulong) l_32 + (ulong) l_26))), i_43);
            GALEFS_BARRIER(3);
            if (i_18 == 0) {
                if (!(i_43 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group);
                }
            }
            i_45 = (int) ((uint) i_29 + (uint) i_43);
            i_46 = ((l_41 == (-117L)) || (!((i_30 == 0) || ((((long) ((ulong) ((long) i_45) + (ulong) l_24)) & l_16) == 0)))) ? 1 : 0;
            i_47 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < i_27))))) ? 1 : 0;
            if (l_41 < 0L) {
                if (l_41 == (-117L)) {
                    i_28 = i_47;
                    i_29 = i_45;
                    i_30 = i_46;
                } else {
                    i_28 = i_42;
                    i_29 = i_45;
                    i_30 = i_46;
                }
            } else {
                i_28 = i_47;
                i_29 = i_45;
                i_30 = i_46;
            }
        }
        if (i_29 < 1) {
            i_48 = i_28;
        } else {
            i_48 = i_29;
        }
        i_49 = (int) ((uint) i_21 + (uint) 1);
        if (i_17 == 0) {
            *((__global gale_long *) (arg_results + ((((long) i_21) << 3) + 16L))) = ((long) i_48);
            i_21 = i_49;
        } else {
            i_21 = i_49;
        }
    }
    i_50 = (int) get_local_id(0);
    i_51 = (int) get_local_id(0);
    i_52 = (int) get_local_id(0);
    i_53 = (int) get_local_id(0);
    i_54 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_54 < i_13)) {
            break;
        }
        l_55 = (long) (i_54 << 1);
        l_56 = *((__global gale_long *) (arg_ranges + ((l_55 << 3) + 16L)));
        ul_57 = arg_ranges + (((l_55 + 1L) << 3) + 16L);
        l_58 = *((__global gale_long *) ul_57);
        if (i_53 == 0) {
            l_59 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_56, ((int) l_58), gale_group);
            l_60 = l_59;
        } else {
            l_60 = 0L;
        }
        if (i_52 == 0) {
            if (l_60 < (-4611686018427387904L)) {
                l_61 = gale_HostCall_awaitReply(arg_fs, l_60, gale_group);
                l_62 = l_61;
            } else {
                l_62 = l_60;
            }
        } else {
            l_62 = l_60;
        }
        GALEFS_BROADCAST(4, l_63, l_62);
        if (i_51 == 0) {
            if (!(l_63 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_56, 1, gale_group);
                i_64 = gale_group;
                i_65 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_64 & ((int) ((uint) (1 << i_65) + (uint) (-1))))) << 6) + (((long) (i_64 >> i_65)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_63 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_63 < 0L) {
            l_66 = (l_63 == (-117L)) ? (-5L) : l_63;
            l_67 = l_66;
        } else {
            l_68 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_56, gale_group);
            l_67 = l_68;
        }
        l_69 = (long) ((ulong) l_67 + (ulong) 4095L);
        if (i_50 == 0) {
            if ((ulong) l_69 < (ulong) 4095L) {
                l_70 = l_67;
            } else {
                l_70 = 1L;
            }
            *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_54 + (uint) i_13))) << 3) + 16L))) = l_70;
        }
        i_71 = (int) ((uint) i_54 + (uint) 1);
        if ((ulong) l_69 < (ulong) 4095L) {
            i_54 = i_71;
        } else {
            l_72 = *((__global gale_long *) ul_57);
            GALEFS_BARRIER(5);
            if (((int) get_local_id(0)) == 0) {
                l_73 = gale_BlockAccess_endMapping(arg_fs, ((int) l_72), gale_group);
                l_74 = l_73;
            } else {
                l_74 = 0L;
            }
            GALEFS_BROADCAST(6, l_75, l_74);
            i_54 = i_71;
        }
    }
    i_76 = (int) get_local_id(0);
    l_77 = *((__global gale_long *) (arg_own + ((((long) i_76) << 3) + 16L)));
    i_78 = *((__global gale_int *) (arg_buffer + 12L));
    GALEFS_BARRIER(7);
    l_79 = (8L) + 16L;
    l_80 = (0L) + 16L;
    i_81 = (int) get_local_id(0);
    if (i_81 == 0) {
        *((__local gale_int *) (gale_local_memory + l_80)) = 0;
        *((__local gale_int *) (gale_local_memory + l_79)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_82 = gale_BlockAccess_available(arg_fs, i_12, l_77, 12, gale_group);
    if (i_82 < 1) {
        l_83 = 0L;
    } else {
        l_84 = gale_BlockAccess_placeOf(arg_fs, i_12, l_77, gale_group);
        l_83 = l_84;
    }
    l_85 = (long) ((int) ((uint) i_76 + (uint) 1));
    l_86 = ((long) (uint) i_78) - ((l_85 << 3) + (l_85 << 2));
    i_87 = 0;
    i_88 = 0;
    l_89 = l_83;
    while (true) {
        l_90 = (long) i_87;
        l_91 = (long) ((ulong) l_90 + (ulong) l_77);
        i_92 = (int) ((uint) i_82 - (uint) i_87);
        if (l_89 == 0L) {
            break;
        }
        l_93 = (long) ((ulong) l_15 - (ulong) (l_16 & l_91));
        if (l_93 < ((long) i_92)) {
            i_94 = (int) l_93;
            i_95 = i_94;
        } else {
            i_95 = i_92;
        }
        if (i_87 == 0) {
            if (!(i_95 < 65)) {
                *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_89;
                i_96 = i_95;
                goto B103;
            }
        }
        l_97 = l_86 + l_90;
        if (((l_89 | l_97) & 7L) == 0) {
            i_98 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (((int) ((uint) i_95 - (uint) i_98)) < 8) {
                    break;
                }
                l_99 = (long) i_98;
                l_100 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) l_99))));
                *((__global gale_long *) (arg_buffer + 16 + (l_97 + l_99))) = l_100;
                i_101 = (int) ((uint) i_98 + (uint) 8);
                i_98 = i_101;
            }
            i_102 = i_98;
        } else {
            i_102 = 0;
        }
        i_103 = i_102;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_103 < i_95)) {
                break;
            }
            l_104 = (long) i_103;
            i_105 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) l_104))));
            *((__global char *) (arg_buffer + 16 + (l_97 + l_104))) = (char) i_105;
            i_106 = (int) ((uint) i_103 + (uint) 1);
            i_103 = i_106;
        }
        i_96 = i_88;
    B103:;
        i_107 = (int) ((uint) i_87 + (uint) i_95);
        if (i_107 < i_82) {
            l_108 = gale_BlockAccess_placeOf(arg_fs, i_12, ((long) ((ulong) ((long) i_107) + (ulong) l_77)), gale_group);
            i_87 = i_107;
            i_88 = i_96;
            l_89 = l_108;
        } else {
            i_87 = i_107;
            i_88 = i_96;
            l_89 = 0L;
        }
    }
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L)))) = ((l_86 << 13) | ((long) i_88));
    GALEFS_LOCAL_BARRIER(9);
    i_109 = (int) get_local_size(0);
    i_110 = (i_109 < 8) ? i_109 : 8;
    i_111 = gale_div_int(((int) get_local_id(0)), i_110);
    i_112 = gale_div_int(i_109, i_110);
    if (i_111 < i_112) {
        i_113 = i_111;
    } else {
        i_113 = i_109;
    }
    i_114 = i_113;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_114 < i_109)) {
            break;
        }
        l_115 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_109 + (uint) i_114))) << 3) + 16L))));
        i_116 = (int) l_115;
        i_117 = (int) ((uint) i_114 + (uint) i_112);
        if ((i_116 & 8191) == 0) {
            i_114 = i_117;
        } else {
            l_118 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_114) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_118), (arg_buffer + 16 + (l_115 >> 13)), (i_116 & 8191), gale_rem_int(((int) get_local_id(0)), i_110), i_110);
            i_114 = i_117;
        }
    }
    GALEFS_LOCAL_BARRIER(10);
    if (!(i_87 < 1)) {
        i_119 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_87);
        i_120 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
    }
    if (i_87 < i_82) {
        l_121 = l_91;
    } else {
        l_121 = (-1L);
    }
    l_122 = (16L) + ((((long) i_81) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_122)) = l_121;
    if (i_87 < i_82) {
        l_123 = gale_BlockAccess_missing(arg_fs, i_12, l_91, i_92, gale_group);
        l_124 = l_123;
    } else {
        l_124 = (-1L);
    }
    i_125 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_81 + (uint) i_125))) << 3) + 16L)))) = l_124;
    GALEFS_LOCAL_BARRIER(11);
    i_126 = (i_82 < 0) ? i_82 : 0;
    l_127 = (-16L) + 24L;
    l_128 = (-16L) + 16L;
    i_129 = (int) get_local_id(0);
    i_130 = (int) get_local_id(0);
    i_131 = i_87;
    i_132 = i_126;
    i_133 = 0;
    i_134 = 0;
    i_135 = 0;
    i_136 = 1;
    while (true) {
        if (i_136 == 0) {
            break;
        }
        if (i_81 == 0) {
            i_137 = i_133;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_138 = (16L) + ((((long) i_137) << 3) + 16L);
                if (!(i_137 < i_125)) {
                    goto B131;
                }
                l_139 = *((__local gale_long *) (gale_local_memory + l_138));
                if (!(l_139 == (-1L))) {
                    break;
                }
                i_140 = (int) ((uint) i_137 + (uint) 1);
                i_137 = i_140;
            }
            goto B132;
        B131:;
        B132:;
            if (i_137 < i_125) {
                l_141 = *((__local gale_long *) (gale_local_memory + l_138));
                l_142 = l_141;
            } else {
                l_142 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_128)) = l_142;
            if (i_135 == 0) {
                l_143 = (long) i_14;
                l_144 = l_143;
            } else {
                l_144 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_127)) = l_144;
            if (i_137 < i_125) {
                if (i_135 == 0) {
                    l_145 = gale_BlockAccess_acquireResident(arg_fs, i_12, l_142, gale_group);
                    l_146 = l_145;
                } else {
                    l_146 = 0L;
                }
            } else {
                l_147 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_146 = l_147;
            }
            if (i_137 < i_125) {
                if (l_146 == 0L) {
                    i_148 = gale_HostCall_begin(arg_fs, gale_group);
                    l_149 = (long) i_148;
                    if (l_149 < 0L) {
                        i_150 = i_137;
                        l_151 = l_149;
                        i_152 = i_134;
                    } else {
                        if (i_134 == 0) {
                            i_153 = (int) ((uint) i_125 + (uint) i_137);
                            i_154 = i_125 << 1;
                            i_155 = 0;
                            i_156 = i_153;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_156 < i_154)) {
                                    goto B159;
                                }
                                if (!(i_155 < 4096)) {
                                    break;
                                }
                                l_157 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_156) << 3) + 16L))));
                                i_158 = (int) ((uint) i_156 + (uint) 1);
                                if (l_157 == (-1L)) {
                                    i_156 = i_158;
                                } else {
                                    l_159 = (long) gale_group;
                                    l_160 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_159 << 12) + (l_159 << 11)))) + (ulong) 2048L);
                                    l_161 = l_157 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) ((long) i_155))))) = l_161;
                                    i_162 = (int) ((uint) i_155 + (uint) 8);
                                    if (((int) (l_157 & 1L)) == 0) {
                                        i_155 = i_162;
                                        i_156 = i_158;
                                    } else {
                                        if (i_162 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) ((long) i_162))))) = (l_161 + 1L);
                                            i_163 = (int) ((uint) i_155 + (uint) 16);
                                            i_155 = i_163;
                                            i_156 = i_158;
                                        } else {
                                            i_155 = i_162;
                                            i_156 = i_158;
                                        }
                                    }
                                }
                            }
                            i_164 = i_155;
                            goto B161;
                        B159:;
                            i_164 = i_155;
                        } else {
                            i_164 = 0;
                        }
                    B161:;
                        l_165 = *((__local gale_long *) (gale_local_memory + l_128));
                        l_166 = *((__local gale_long *) (gale_local_memory + l_127));
                        i_167 = (int) l_166;
                        l_168 = gale_BlockAccess_requestListed(arg_fs, i_12, (((long) (0 - (ulong) (1L << i_167))) & l_165), (1 << i_167), i_164, gale_group);
                        i_150 = i_137;
                        l_151 = l_168;
                        i_152 = 1;
                    }
                } else {
                    i_150 = i_137;
                    l_151 = l_146;
                    i_152 = i_134;
                }
            } else {
                i_150 = i_137;
                l_151 = l_146;
                i_152 = i_134;
            }
        } else {
            i_150 = i_133;
            l_151 = 0L;
            i_152 = i_134;
        }
        if (i_130 == 0) {
            if (l_151 < (-4611686018427387904L)) {
                l_169 = gale_HostCall_awaitReply(arg_fs, l_151, gale_group);
                l_170 = l_169;
            } else {
                l_170 = l_151;
            }
        } else {
            l_170 = l_151;
        }
        GALEFS_BROADCAST(12, l_171, l_170);
        l_172 = *((__local gale_long *) (gale_local_memory + l_122));
        l_173 = *((__local gale_long *) (gale_local_memory + l_127));
        if (l_172 == (-1L)) {
            i_174 = i_131;
            i_175 = i_132;
        } else {
            l_176 = *((__local gale_long *) (gale_local_memory + l_128));
            i_177 = (int) l_173;
            if ((l_172 >> i_177) == (l_176 >> i_177)) {
                if (l_171 < 0L) {
                    i_178 = 0;
                } else {
                    l_179 = 1L << i_177;
                    l_180 = (long) ((ulong) l_179 - (ulong) (((long) ((ulong) l_179 + (ulong) (-1L))) & l_172));
                    i_181 = (int) ((uint) i_82 - (uint) i_131);
                    if (l_180 < ((long) i_181)) {
                        i_182 = (int) l_180;
                        i_178 = i_182;
                    } else {
                        i_178 = i_181;
                    }
                }
                l_183 = gale_BlockAccess_offsetInRegion(arg_fs, l_171, l_172, gale_group);
                l_184 = l_86 + ((long) i_131);
                if (((l_183 | l_184) & 7L) == 0) {
                    i_185 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_178 - (uint) i_185)) < 8) {
                            break;
                        }
                        l_186 = (long) i_185;
                        l_187 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) l_186))));
                        *((__global gale_long *) (arg_buffer + 16 + (l_184 + l_186))) = l_187;
                        i_188 = (int) ((uint) i_185 + (uint) 8);
                        i_185 = i_188;
                    }
                    i_189 = i_185;
                } else {
                    i_189 = 0;
                }
                i_190 = i_189;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_190 < i_178)) {
                        break;
                    }
                    l_191 = (long) i_190;
                    i_192 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) l_191))));
                    *((__global char *) (arg_buffer + 16 + (l_184 + l_191))) = (char) i_192;
                    i_193 = (int) ((uint) i_190 + (uint) 1);
                    i_190 = i_193;
                }
                i_194 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_178);
                if (l_171 < 0L) {
                    i_195 = (int) l_171;
                    i_196 = i_195;
                } else {
                    i_196 = 0;
                }
                l_197 = (long) ((ulong) ((long) i_178) + (ulong) l_172);
                i_198 = (int) ((uint) i_131 + (uint) i_178);
                if (l_171 == (-117L)) {
                    l_199 = l_197;
                } else {
                    if (l_171 < 0L) {
                        l_199 = (-1L);
                    } else {
                        if (i_198 < i_82) {
                            l_199 = l_197;
                        } else {
                            l_199 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_122)) = l_199;
                i_174 = i_198;
                i_175 = i_196;
            } else {
                i_174 = i_131;
                i_175 = i_132;
            }
        }
        if (l_171 == 0L) {
            i_200 = 0;
        } else {
            l_201 = *((__local gale_long *) (gale_local_memory + l_128));
            i_202 = (l_201 == (-1L)) ? 0 : 1;
            i_200 = i_202;
        }
        GALEFS_BARRIER(13);
        i_203 = (l_171 == (-117L)) ? 1 : 0;
        if (i_129 == 0) {
            if (l_171 < 1L) {
                i_131 = i_174;
                i_132 = i_175;
                i_133 = i_150;
                i_134 = i_152;
                i_135 = i_203;
                i_136 = i_200;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_131 = i_174;
                i_132 = i_175;
                i_133 = i_150;
                i_134 = i_152;
                i_135 = i_203;
                i_136 = i_200;
            }
        } else {
            i_131 = i_174;
            i_132 = i_175;
            i_133 = i_150;
            i_134 = i_152;
            i_135 = i_203;
            i_136 = i_200;
        }
    }
    if (i_81 == 0) {
        i_204 = *((__local gale_int *) (gale_local_memory + l_80));
        i_205 = *((__local gale_int *) (gale_local_memory + l_79));
        l_206 = (long) gale_group;
        l_207 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_206 << 12) + (l_206 << 11)))) + (ulong) 1872L);
        l_208 = *((__global gale_long *) (arg_fs + 16 + l_207));
        *((__global gale_long *) (arg_fs + 16 + l_207)) = ((long) ((ulong) ((long) i_204) + (ulong) l_208));
        l_209 = (long) gale_group;
        l_210 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_209 << 12) + (l_209 << 11)))) + (ulong) 1864L);
        l_211 = *((__global gale_long *) (arg_fs + 16 + l_210));
        *((__global gale_long *) (arg_fs + 16 + l_210)) = ((long) ((ulong) ((long) i_205) + (ulong) l_211));
    }
    if (i_131 < 1) {
        i_212 = i_132;
    } else {
        i_212 = i_131;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_76 + (uint) (i_0 & (-2))))) << 3) + 16L))) = ((long) i_212);
    if (((int) get_local_id(0)) == 0) {
        l_213 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_214 = l_213;
    } else {
        l_214 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_214 < (-4611686018427387904L)) {
            l_215 = gale_HostCall_awaitReply(arg_fs, l_214, gale_group);
            l_216 = l_215;
        } else {
            l_216 = l_214;
        }
    } else {
        l_216 = l_214;
    }
    GALEFS_BROADCAST(14, l_217, l_216);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_114) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_120) VARIABLE(int, i_138) VARIABLE(int, i_14) VARIABLE(int, i_140) VARIABLE(int, i_15) VARIABLE(int, i_159) VARIABLE(int, i_16) VARIABLE(int, i_160) VARIABLE(int, i_17) VARIABLE(int, i_185) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_60) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_76) VARIABLE(int, i_81) VARIABLE(int, i_9) VARIABLE(long, l_1) VARIABLE(long, l_111) VARIABLE(long, l_116) VARIABLE(long, l_117) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_156) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_35) VARIABLE(long, l_49) VARIABLE(long, l_61) VARIABLE(long, l_66) VARIABLE(long, l_68) VARIABLE(long, l_69) VARIABLE(long, l_75) VARIABLE(long, l_80) VARIABLE(__global uchar *, ul_50)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_49) VARIABLE(ul_50)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_60) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_61)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_60) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_66)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_70) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_69)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75) VARIABLE(l_80)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75) VARIABLE(l_80)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_111) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_111) VARIABLE(l_116) VARIABLE(l_117) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_114) VARIABLE(i_118) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_185) VARIABLE(i_65) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_111) VARIABLE(l_116) VARIABLE(l_117) VARIABLE(l_156) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_75)
#define GALEFS_LIVE_14(VARIABLE)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_ranges, __global uchar *arg_own, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 64L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_19, *ul_50;
    int i_0, i_5, i_6, i_9, i_10, i_11, i_14, i_15, i_16, i_17, i_23, i_24, i_25, i_26, i_27, i_30, i_31, i_32, i_36, i_37, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_60, i_65, i_67, i_70, i_71, i_76, i_77, i_81, i_83, i_84, i_85, i_87, i_90, i_91, i_92, i_94, i_95, i_96, i_98, i_99, i_100, i_101, i_102, i_103, i_105, i_106, i_108, i_109, i_114, i_115, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_128, i_136, i_138, i_140, i_141, i_142, i_143, i_144, i_146, i_149, i_150, i_151, i_154, i_159, i_160, i_162, i_163, i_166, i_167, i_170, i_173, i_174, i_175, i_177, i_178, i_179, i_180, i_181, i_183, i_185, i_187, i_188, i_189, i_190, i_197, i_198;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_12, l_13, l_18, l_20, l_21, l_22, l_28, l_29, l_33, l_34, l_35, l_38, l_48, l_49, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_61, l_62, l_63, l_64, l_66, l_68, l_69, l_72, l_73, l_74, l_75, l_78, l_79, l_80, l_82, l_86, l_88, l_89, l_93, l_97, l_104, l_107, l_110, l_111, l_112, l_113, l_116, l_117, l_126, l_127, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_137, l_139, l_145, l_147, l_148, l_152, l_153, l_155, l_156, l_157, l_158, l_161, l_164, l_165, l_168, l_169, l_171, l_172, l_176, l_182, l_184, l_186, l_191, l_192, l_193, l_194, l_195, l_196, l_199, l_200, l_201;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto loop_38;
        case 4:
            goto loop_109;
        case 5:
            goto resume_5;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_ranges + 12L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
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
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position);
            l_3 = l_7;
        }
    } else {
        l_3 = 0L;
    }
    GALEFS_BROADCAST(1, l_8, l_3);
    if (l_8 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_8); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_8 = gale_round_reply(gale_entry);
    }
    i_9 = (int) l_8;
    i_10 = (int) ((uint) i_0 >> 1);
    i_11 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_12 = 1L << i_11;
    l_13 = (long) ((ulong) l_12 + (ulong) (-1L));
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (!(i_17 < i_10)) {
            break;
        }
        l_18 = (long) (i_17 << 1);
        ul_19 = arg_ranges + ((l_18 << 3) + 16L);
        l_20 = *((__global gale_long *) ul_19);
        l_21 = *((__global gale_long *) (arg_ranges + (((l_18 + 1L) << 3) + 16L)));
        l_22 = *((__global gale_long *) ul_19);
        i_23 = (int) l_21;
        i_24 = 1;
        i_25 = 0;
        i_26 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_24 == 1)) {
                break;
            }
            i_27 = (int) ((uint) i_23 - (uint) i_25);
            l_28 = (long) i_25;
            l_29 = (long) ((ulong) l_28 + (ulong) l_20);
            if (i_26 == 0) {
                i_30 = i_27;
            } else {
                i_31 = 4096 - ((int) (l_29 & 4095L));
                i_32 = (i_31 < i_27) ? i_31 : i_27;
                i_30 = i_32;
            }
            if (i_16 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_9, l_29, i_30, gale_group, gale_slot, gale_position);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            GALEFS_BROADCAST(2, l_35, l_34);
            if (l_35 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_9;
                gale_ints[2 * gale_items + gale_item] = (uint) i_10;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_20;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_23;
                gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                gale_ints[6 * gale_items + gale_item] = (uint) i_26;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_35); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_9 = (int) gale_ints[gale_items + gale_item];
                i_10 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                l_20 = (long) gale_longs[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                i_23 = (int) gale_ints[4 * gale_items + gale_item];
                i_25 = (int) gale_ints[5 * gale_items + gale_item];
                i_26 = (int) gale_ints[6 * gale_items + gale_item];
                l_28 = (long) gale_longs[2 * gale_items + gale_item];
                l_29 = (long) gale_longs[3 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_11 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_12 = 1L << i_11;
                l_13 = (long) ((ulong) l_12 + (ulong) (-1L));
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                l_35 = gale_round_reply(gale_entry);
            }
            i_36 = (int) l_35;
            if (l_35 < 0L) {
                i_37 = 0;
            } else {
                i_37 = i_36;
            }
            l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_29, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_38), (arg_buffer + 16 + ((long) ((ulong) l_28 + (ulong) l_22))), i_37);
            GALEFS_BARRIER(3);
            if (i_15 == 0) {
                if (!(i_37 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_37, gale_group, gale_slot, gale_position);
                }
            }
            i_39 = (int) ((uint) i_25 + (uint) i_37);
            i_40 = ((l_35 == (-117L)) || (!((i_26 == 0) || ((((long) ((ulong) ((long) i_39) + (ulong) l_20)) & l_13) == 0)))) ? 1 : 0;
            i_41 = ((l_35 == (-117L)) || (!((i_37 < 1) || (!(i_39 < i_23))))) ? 1 : 0;
            if (l_35 < 0L) {
                if (l_35 == (-117L)) {
                    i_24 = i_41;
                    i_25 = i_39;
                    i_26 = i_40;
                } else {
                    i_24 = i_36;
                    i_25 = i_39;
                    i_26 = i_40;
                }
            } else {
                i_24 = i_41;
                i_25 = i_39;
                i_26 = i_40;
            }
        }
        if (i_25 < 1) {
            i_42 = i_24;
        } else {
            i_42 = i_25;
        }
        i_43 = (int) ((uint) i_17 + (uint) 1);
        if (i_14 == 0) {
            *((__global gale_long *) (arg_results + ((((long) i_17) << 3) + 16L))) = ((long) i_42);
            i_17 = i_43;
        } else {
            i_17 = i_43;
        }
    }
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = 0;
    loop_38:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_47 < i_10)) {
            break;
        }
        l_48 = (long) (i_47 << 1);
        l_49 = *((__global gale_long *) (arg_ranges + ((l_48 << 3) + 16L)));
        ul_50 = arg_ranges + (((l_48 + 1L) << 3) + 16L);
        l_51 = *((__global gale_long *) ul_50);
        if (i_46 == 0) {
            l_52 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_49, ((int) l_51), gale_group, gale_slot, gale_position);
            l_53 = l_52;
        } else {
            l_53 = 0L;
        }
        GALEFS_BROADCAST(4, l_54, l_53);
        if (l_54 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_10;
            gale_ints[3 * gale_items + gale_item] = (uint) i_47;
            gale_longs[gale_item] = (ulong) l_49;
            gale_longs[gale_items + gale_item] = (ulong) (ul_50 - arg_ranges);
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_54); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            i_10 = (int) gale_ints[2 * gale_items + gale_item];
            i_47 = (int) gale_ints[3 * gale_items + gale_item];
            l_49 = (long) gale_longs[gale_item];
            ul_50 = arg_ranges + gale_longs[gale_items + gale_item];
            l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_11 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_12 = 1L << i_11;
            l_13 = (long) ((ulong) l_12 + (ulong) (-1L));
            i_44 = (int) get_local_id(0);
            i_45 = (int) get_local_id(0);
            i_46 = (int) get_local_id(0);
            l_54 = gale_round_reply(gale_entry);
        }
        if (i_45 == 0) {
            if (!(l_54 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_49, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (l_54 < 0L) {
            l_55 = (l_54 == (-117L)) ? (-5L) : l_54;
            l_56 = l_55;
        } else {
            l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_49, gale_group, gale_slot, gale_position);
            l_56 = l_57;
        }
        l_58 = (long) ((ulong) l_56 + (ulong) 4095L);
        if (i_44 == 0) {
            if ((ulong) l_58 < (ulong) 4095L) {
                l_59 = l_56;
            } else {
                l_59 = 1L;
            }
            *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_47 + (uint) i_10))) << 3) + 16L))) = l_59;
        }
        i_60 = (int) ((uint) i_47 + (uint) 1);
        if ((ulong) l_58 < (ulong) 4095L) {
            i_47 = i_60;
        } else {
            l_61 = *((__global gale_long *) ul_50);
            GALEFS_BARRIER(5);
            if (((int) get_local_id(0)) == 0) {
                l_62 = gale_BlockAccess_endMapping(arg_fs, ((int) l_61), gale_group, gale_slot, gale_position);
                l_63 = l_62;
            } else {
                l_63 = 0L;
            }
            GALEFS_BROADCAST(6, l_64, l_63);
            i_47 = i_60;
        }
    }
    i_65 = (int) get_local_id(0);
    l_66 = *((__global gale_long *) (arg_own + ((((long) i_65) << 3) + 16L)));
    i_67 = *((__global gale_int *) (arg_buffer + 12L));
    GALEFS_BARRIER(7);
    l_68 = (8L) + 16L;
    l_69 = (0L) + 16L;
    i_70 = (int) get_local_id(0);
    if (i_70 == 0) {
        *((__local gale_int *) (gale_local_memory + l_69)) = 0;
        *((__local gale_int *) (gale_local_memory + l_68)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_71 = gale_BlockAccess_available(arg_fs, i_9, l_66, 12, gale_group, gale_slot, gale_position);
    if (i_71 < 1) {
        l_72 = 0L;
    } else {
        l_73 = gale_BlockAccess_placeOf(arg_fs, i_9, l_66, gale_group, gale_slot, gale_position);
        l_72 = l_73;
    }
    l_74 = (long) ((int) ((uint) i_65 + (uint) 1));
    l_75 = ((long) (uint) i_67) - ((l_74 << 3) + (l_74 << 2));
    i_76 = 0;
    i_77 = 0;
    l_78 = l_72;
    while (true) {
        l_79 = (long) i_76;
        l_80 = (long) ((ulong) l_79 + (ulong) l_66);
        i_81 = (int) ((uint) i_71 - (uint) i_76);
        if (l_78 == 0L) {
            break;
        }
        l_82 = (long) ((ulong) l_12 - (ulong) (l_13 & l_80));
        if (l_82 < ((long) i_81)) {
            i_83 = (int) l_82;
            i_84 = i_83;
        } else {
            i_84 = i_81;
        }
        if (i_76 == 0) {
            if (!(i_84 < 65)) {
                *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_78;
                i_85 = i_84;
                goto B88;
            }
        }
        l_86 = l_75 + l_79;
        if (((l_78 | l_86) & 7L) == 0) {
            i_87 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (((int) ((uint) i_84 - (uint) i_87)) < 8) {
                    break;
                }
                l_88 = (long) i_87;
                l_89 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) l_88))));
                *((__global gale_long *) (arg_buffer + 16 + (l_86 + l_88))) = l_89;
                i_90 = (int) ((uint) i_87 + (uint) 8);
                i_87 = i_90;
            }
            i_91 = i_87;
        } else {
            i_91 = 0;
        }
        i_92 = i_91;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_92 < i_84)) {
                break;
            }
            l_93 = (long) i_92;
            i_94 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) l_93))));
            *((__global char *) (arg_buffer + 16 + (l_86 + l_93))) = (char) i_94;
            i_95 = (int) ((uint) i_92 + (uint) 1);
            i_92 = i_95;
        }
        i_85 = i_77;
    B88:;
        i_96 = (int) ((uint) i_76 + (uint) i_84);
        if (i_96 < i_71) {
            l_97 = gale_BlockAccess_placeOf(arg_fs, i_9, ((long) ((ulong) ((long) i_96) + (ulong) l_66)), gale_group, gale_slot, gale_position);
            i_76 = i_96;
            i_77 = i_85;
            l_78 = l_97;
        } else {
            i_76 = i_96;
            i_77 = i_85;
            l_78 = 0L;
        }
    }
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L)))) = ((l_75 << 13) | ((long) i_77));
    GALEFS_LOCAL_BARRIER(9);
    i_98 = (int) get_local_size(0);
    i_99 = (i_98 < 8) ? i_98 : 8;
    i_100 = gale_div_int(((int) get_local_id(0)), i_99);
    i_101 = gale_div_int(i_98, i_99);
    if (i_100 < i_101) {
        i_102 = i_100;
    } else {
        i_102 = i_98;
    }
    i_103 = i_102;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_103 < i_98)) {
            break;
        }
        l_104 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_98 + (uint) i_103))) << 3) + 16L))));
        i_105 = (int) l_104;
        i_106 = (int) ((uint) i_103 + (uint) i_101);
        if ((i_105 & 8191) == 0) {
            i_103 = i_106;
        } else {
            l_107 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_103) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_107), (arg_buffer + 16 + (l_104 >> 13)), (i_105 & 8191), gale_rem_int(((int) get_local_id(0)), i_99), i_99);
            i_103 = i_106;
        }
    }
    GALEFS_LOCAL_BARRIER(10);
    if (!(i_76 < 1)) {
        i_108 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_76);
        i_109 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
    }
    if (i_76 < i_71) {
        l_110 = l_80;
    } else {
        l_110 = (-1L);
    }
    l_111 = (16L) + ((((long) i_70) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_111)) = l_110;
    if (i_76 < i_71) {
        l_112 = gale_BlockAccess_missing(arg_fs, i_9, l_80, i_81, gale_group, gale_slot, gale_position);
        l_113 = l_112;
    } else {
        l_113 = (-1L);
    }
    i_114 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_70 + (uint) i_114))) << 3) + 16L)))) = l_113;
    GALEFS_LOCAL_BARRIER(11);
    i_115 = (i_71 < 0) ? i_71 : 0;
    l_116 = (-16L) + 24L;
    l_117 = (-16L) + 16L;
    i_118 = (int) get_local_id(0);
    i_119 = i_76;
    i_120 = i_115;
    i_121 = 0;
    i_122 = 0;
    i_123 = 0;
    i_124 = 1;
    loop_109:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_124 == 0) {
            break;
        }
        if (i_70 == 0) {
            i_125 = i_121;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_126 = (16L) + ((((long) i_125) << 3) + 16L);
                if (!(i_125 < i_114)) {
                    goto B116;
                }
                l_127 = *((__local gale_long *) (gale_local_memory + l_126));
                if (!(l_127 == (-1L))) {
                    break;
                }
                i_128 = (int) ((uint) i_125 + (uint) 1);
                i_125 = i_128;
            }
            goto B117;
        B116:;
        B117:;
            if (i_125 < i_114) {
                l_129 = *((__local gale_long *) (gale_local_memory + l_126));
                l_130 = l_129;
            } else {
                l_130 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_117)) = l_130;
            if (i_123 == 0) {
                l_131 = (long) i_11;
                l_132 = l_131;
            } else {
                l_132 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_116)) = l_132;
            if (i_125 < i_114) {
                if (i_123 == 0) {
                    l_133 = gale_BlockAccess_acquireResident(arg_fs, i_9, l_130, gale_group, gale_slot, gale_position);
                    l_134 = l_133;
                } else {
                    l_134 = 0L;
                }
            } else {
                l_135 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_134 = l_135;
            }
            if (i_125 < i_114) {
                if (l_134 == 0L) {
                    i_136 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_137 = (long) i_136;
                    if (l_137 < 0L) {
                        i_138 = i_125;
                        l_139 = l_137;
                        i_140 = i_122;
                    } else {
                        if (i_122 == 0) {
                            i_141 = (int) ((uint) i_114 + (uint) i_125);
                            i_142 = i_114 << 1;
                            i_143 = 0;
                            i_144 = i_141;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_144 < i_142)) {
                                    goto B144;
                                }
                                if (!(i_143 < 4096)) {
                                    break;
                                }
                                l_145 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_144) << 3) + 16L))));
                                i_146 = (int) ((uint) i_144 + (uint) 1);
                                if (l_145 == (-1L)) {
                                    i_144 = i_146;
                                } else {
                                    l_147 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
                                    l_148 = l_145 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) ((long) i_143))))) = l_148;
                                    i_149 = (int) ((uint) i_143 + (uint) 8);
                                    if (((int) (l_145 & 1L)) == 0) {
                                        i_143 = i_149;
                                        i_144 = i_146;
                                    } else {
                                        if (i_149 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) ((long) i_149))))) = (l_148 + 1L);
                                            i_150 = (int) ((uint) i_143 + (uint) 16);
                                            i_143 = i_150;
                                            i_144 = i_146;
                                        } else {
                                            i_143 = i_149;
                                            i_144 = i_146;
                                        }
                                    }
                                }
                            }
                            i_151 = i_143;
                            goto B146;
                        B144:;
                            i_151 = i_143;
                        } else {
                            i_151 = 0;
                        }
                    B146:;
                        l_152 = *((__local gale_long *) (gale_local_memory + l_117));
                        l_153 = *((__local gale_long *) (gale_local_memory + l_116));
                        i_154 = (int) l_153;
                        l_155 = gale_BlockAccess_requestListed(arg_fs, i_9, (((long) (0 - (ulong) (1L << i_154))) & l_152), (1 << i_154), i_151, gale_group, gale_slot, gale_position);
                        i_138 = i_125;
                        l_139 = l_155;
                        i_140 = 1;
                    }
                } else {
                    i_138 = i_125;
                    l_139 = l_134;
                    i_140 = i_122;
                }
            } else {
                i_138 = i_125;
                l_139 = l_134;
                i_140 = i_122;
            }
        } else {
            i_138 = i_121;
            l_139 = 0L;
            i_140 = i_122;
        }
        GALEFS_BROADCAST(12, l_156, l_139);
        if (l_156 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_71;
            gale_longs[gale_item] = (ulong) l_75;
            gale_ints[3 * gale_items + gale_item] = (uint) i_119;
            gale_ints[4 * gale_items + gale_item] = (uint) i_120;
            gale_ints[5 * gale_items + gale_item] = (uint) i_138;
            gale_ints[6 * gale_items + gale_item] = (uint) i_140;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_156); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            i_71 = (int) gale_ints[2 * gale_items + gale_item];
            l_75 = (long) gale_longs[gale_item];
            i_119 = (int) gale_ints[3 * gale_items + gale_item];
            i_120 = (int) gale_ints[4 * gale_items + gale_item];
            i_138 = (int) gale_ints[5 * gale_items + gale_item];
            i_140 = (int) gale_ints[6 * gale_items + gale_item];
            l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_11 = *((__global gale_int *) (arg_fs + 16 + 148L));
            i_65 = (int) get_local_id(0);
            l_68 = (8L) + 16L;
            l_69 = (0L) + 16L;
            i_70 = (int) get_local_id(0);
            l_111 = (16L) + ((((long) i_70) << 3) + 16L);
            i_114 = (int) get_local_size(0);
            l_116 = (-16L) + 24L;
            l_117 = (-16L) + 16L;
            i_118 = (int) get_local_id(0);
            l_156 = gale_round_reply(gale_entry);
        }
        l_157 = *((__local gale_long *) (gale_local_memory + l_111));
        l_158 = *((__local gale_long *) (gale_local_memory + l_116));
        if (l_157 == (-1L)) {
            i_159 = i_119;
            i_160 = i_120;
        } else {
            l_161 = *((__local gale_long *) (gale_local_memory + l_117));
            i_162 = (int) l_158;
            if ((l_157 >> i_162) == (l_161 >> i_162)) {
                if (l_156 < 0L) {
                    i_163 = 0;
                } else {
                    l_164 = 1L << i_162;
                    l_165 = (long) ((ulong) l_164 - (ulong) (((long) ((ulong) l_164 + (ulong) (-1L))) & l_157));
                    i_166 = (int) ((uint) i_71 - (uint) i_119);
                    if (l_165 < ((long) i_166)) {
                        i_167 = (int) l_165;
                        i_163 = i_167;
                    } else {
                        i_163 = i_166;
                    }
                }
                l_168 = gale_BlockAccess_offsetInRegion(arg_fs, l_156, l_157, gale_group, gale_slot, gale_position);
                l_169 = l_75 + ((long) i_119);
                if (((l_168 | l_169) & 7L) == 0) {
                    i_170 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_163 - (uint) i_170)) < 8) {
                            break;
                        }
                        l_171 = (long) i_170;
                        l_172 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) l_171))));
                        *((__global gale_long *) (arg_buffer + 16 + (l_169 + l_171))) = l_172;
                        i_173 = (int) ((uint) i_170 + (uint) 8);
                        i_170 = i_173;
                    }
                    i_174 = i_170;
                } else {
                    i_174 = 0;
                }
                i_175 = i_174;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_175 < i_163)) {
                        break;
                    }
                    l_176 = (long) i_175;
                    i_177 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) l_176))));
                    *((__global char *) (arg_buffer + 16 + (l_169 + l_176))) = (char) i_177;
                    i_178 = (int) ((uint) i_175 + (uint) 1);
                    i_175 = i_178;
                }
                i_179 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_163);
                if (l_156 < 0L) {
                    i_180 = (int) l_156;
                    i_181 = i_180;
                } else {
                    i_181 = 0;
                }
                l_182 = (long) ((ulong) ((long) i_163) + (ulong) l_157);
                i_183 = (int) ((uint) i_119 + (uint) i_163);
                if (l_156 == (-117L)) {
                    l_184 = l_182;
                } else {
                    if (l_156 < 0L) {
                        l_184 = (-1L);
                    } else {
                        if (i_183 < i_71) {
                            l_184 = l_182;
                        } else {
                            l_184 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_111)) = l_184;
                i_159 = i_183;
                i_160 = i_181;
            } else {
                i_159 = i_119;
                i_160 = i_120;
            }
        }
        if (l_156 == 0L) {
            i_185 = 0;
        } else {
            l_186 = *((__local gale_long *) (gale_local_memory + l_117));
            i_187 = (l_186 == (-1L)) ? 0 : 1;
            i_185 = i_187;
        }
        GALEFS_BARRIER(13);
        i_188 = (l_156 == (-117L)) ? 1 : 0;
        if (i_118 == 0) {
            if (l_156 < 1L) {
                i_119 = i_159;
                i_120 = i_160;
                i_121 = i_138;
                i_122 = i_140;
                i_123 = i_188;
                i_124 = i_185;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_119 = i_159;
                i_120 = i_160;
                i_121 = i_138;
                i_122 = i_140;
                i_123 = i_188;
                i_124 = i_185;
            }
        } else {
            i_119 = i_159;
            i_120 = i_160;
            i_121 = i_138;
            i_122 = i_140;
            i_123 = i_188;
            i_124 = i_185;
        }
    }
    if (i_70 == 0) {
        i_189 = *((__local gale_int *) (gale_local_memory + l_69));
        i_190 = *((__local gale_int *) (gale_local_memory + l_68));
        l_191 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_192 = (long) ((ulong) ((long) ((ulong) l_191 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_193 = *((__global gale_long *) (arg_fs + 16 + l_192));
        *((__global gale_long *) (arg_fs + 16 + l_192)) = ((long) ((ulong) ((long) i_189) + (ulong) l_193));
        l_194 = (long) ((ulong) ((long) ((ulong) l_191 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
        l_195 = *((__global gale_long *) (arg_fs + 16 + l_194));
        *((__global gale_long *) (arg_fs + 16 + l_194)) = ((long) ((ulong) ((long) i_190) + (ulong) l_195));
        l_196 = (long) ((ulong) ((long) ((ulong) l_191 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_197 = *((__global gale_int *) (arg_fs + 16 + l_196));
        *((__global gale_int *) (arg_fs + 16 + l_196)) = ((int) ((uint) (i_189 >> i_11) + (uint) i_197));
    }
    if (i_119 < 1) {
        i_198 = i_120;
    } else {
        i_198 = i_119;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_65 + (uint) (i_0 & (-2))))) << 3) + 16L))) = ((long) i_198);
    if (((int) get_local_id(0)) == 0) {
        l_199 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position);
        l_200 = l_199;
    } else {
        l_200 = 0L;
    }
    GALEFS_BROADCAST(14, l_201, l_200);
    if (l_201 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_201); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_201 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
