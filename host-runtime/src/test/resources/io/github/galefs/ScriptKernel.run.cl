// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// waits: 7
// saved values: 15
// context bytes: 96
// needs: BARRIERS LOCAL_SIZE
// local bytes: 24
// local bytes per work-item: 16
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9d78afaefcc8d3b46c5d6b6ec4f25e5da1902e1806134cb4f569948b9eed7aeb
// functions SHA-256: 72243c118fb15f21b7cdeb47657e9b0cb8aa2624bb8c80d353c2ab1915abcfbb
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_div_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_div_int gale_int_at gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_126) VARIABLE(int, i_128) VARIABLE(int, i_132) VARIABLE(int, i_137) VARIABLE(int, i_138) VARIABLE(int, i_139) VARIABLE(int, i_140) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_160) VARIABLE(int, i_162) VARIABLE(int, i_184) VARIABLE(int, i_185) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_210) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_5) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_6) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_7) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_9) VARIABLE(long, l_124) VARIABLE(long, l_129) VARIABLE(long, l_133) VARIABLE(long, l_135) VARIABLE(long, l_136) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_181) VARIABLE(long, l_21) VARIABLE(long, l_38) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_55) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_8) VARIABLE(long, l_82) VARIABLE(__global uchar *, ul_19)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_5) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_55) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_7) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_7) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_8) VARIABLE(l_82) VARIABLE(ul_19)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_124) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_121) VARIABLE(i_126) VARIABLE(i_128) VARIABLE(i_132) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_129) VARIABLE(l_133) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_126) VARIABLE(i_128) VARIABLE(i_132) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_160) VARIABLE(i_162) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_129) VARIABLE(l_133) VARIABLE(l_135) VARIABLE(l_136) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_126) VARIABLE(i_128) VARIABLE(i_132) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_160) VARIABLE(i_162) VARIABLE(i_184) VARIABLE(i_185) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_210) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_129) VARIABLE(l_133) VARIABLE(l_135) VARIABLE(l_136) VARIABLE(l_181) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_19;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_9, i_10, i_12, i_13, i_14, i_15, i_16, i_20, i_27, i_29, i_30, i_35, i_36, i_37, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_48, i_49, i_50, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_77, i_83, i_84, i_86, i_87, i_88, i_94, i_100, i_106, i_107, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_126, i_128, i_132, i_134, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_150, i_158, i_160, i_162, i_163, i_166, i_167, i_168, i_170, i_172, i_173, i_174, i_177, i_184, i_185, i_187, i_188, i_191, i_192, i_195, i_198, i_199, i_200, i_202, i_203, i_204, i_205, i_206, i_208, i_210, i_212, i_213, i_214, i_218, i_219, i_221, i_222, i_223, i_224, i_225, i_229, i_231, i_232, i_233, i_234, i_235, i_236;
    long l_8, l_11, l_17, l_18, l_21, l_22, l_23, l_24, l_25, l_26, l_28, l_31, l_32, l_33, l_34, l_38, l_46, l_47, l_51, l_52, l_53, l_54, l_55, l_58, l_75, l_76, l_78, l_79, l_80, l_81, l_82, l_85, l_89, l_90, l_91, l_92, l_93, l_95, l_96, l_97, l_98, l_99, l_101, l_102, l_103, l_104, l_105, l_108, l_109, l_110, l_124, l_125, l_127, l_129, l_130, l_131, l_133, l_135, l_136, l_148, l_149, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_159, l_161, l_164, l_165, l_169, l_171, l_175, l_176, l_178, l_179, l_180, l_181, l_182, l_183, l_186, l_189, l_190, l_193, l_194, l_196, l_197, l_201, l_207, l_209, l_211, l_215, l_216, l_217, l_220, l_226, l_227, l_228, l_230;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, ((int) get_num_groups(0))));
    i_3 = gale_div_int(gale_div_int(i_0, 6), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_9 = i_4;
    while (true) {
        if (!(i_9 < i_5)) {
            break;
        }
        i_10 = i_9 << 1;
        l_11 = (long) ((int) ((uint) (i_9 << 2) + (uint) i_10));
        i_12 = *((__global gale_int *) (arg_script + ((l_11 << 2) + 16L)));
        i_13 = *((__global gale_int *) (arg_script + (((l_11 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_11 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_11 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_11 + 5L) << 2) + 16L)));
        l_17 = (long) i_14;
        if (i_14 == INT_MIN) {
            l_18 = 9223372036854775807L;
        } else {
            l_18 = l_17;
        }
        ul_19 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_13))) << 2) + 16L);
        i_20 = *((__global gale_int *) ul_19);
        l_21 = (long) i_16;
        switch (i_12) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_22 = gale_FileOpener_begin(arg_fs, 2, gale_group);
                    if (l_22 < 0L) {
                        l_23 = l_22;
                    } else {
                        l_24 = l_17 << 2;
                        l_25 = (long) gale_group;
                        l_26 = (long) ((ulong) ((long) ((ulong) l_8 + (ulong) ((l_25 << 12) + (l_25 << 11)))) + (ulong) 2048L);
                        i_27 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_27 < 2)) {
                                break;
                            }
                            l_28 = (long) i_27;
                            i_29 = (int) *((__global char *) (arg_names + 16 + (l_28 + l_24)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) l_28)))) = (char) i_29;
                            i_30 = (int) ((uint) i_27 + (uint) 1);
                            i_27 = i_30;
                        }
                        l_31 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 2, (-1), gale_group);
                        l_23 = l_31;
                    }
                } else {
                    l_23 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_23 < (-4611686018427387904L)) {
                        l_32 = gale_HostCall_awaitReply(arg_fs, l_23, gale_group);
                        l_33 = l_32;
                    } else {
                        l_33 = l_23;
                    }
                } else {
                    l_33 = l_23;
                }
                GALEFS_BROADCAST(2, l_34, l_33);
                i_35 = (int) l_34;
                i_36 = i_35;
                i_37 = 0;
                break;
            case 1:
                l_38 = (long) ((ulong) (1L << i_7) + (ulong) (-1L));
                i_39 = (int) get_local_id(0);
                i_40 = (int) get_local_id(0);
                i_41 = (int) get_local_id(0);
                i_42 = 1;
                i_43 = 0;
                i_44 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_42 == 1)) {
                        break;
                    }
                    i_45 = (int) ((uint) i_15 - (uint) i_43);
                    l_46 = (long) i_43;
                    l_47 = (long) ((ulong) l_18 + (ulong) l_46);
                    if (i_44 == 0) {
                        i_48 = i_45;
                    } else {
                        i_49 = 4096 - ((int) (l_47 & 4095L));
                        i_50 = (i_49 < i_45) ? i_49 : i_45;
                        i_48 = i_50;
                    }
                    if (i_41 == 0) {
                        l_51 = gale_BlockAccess_beginRead(arg_fs, i_20, l_47, i_48, gale_group);
                        l_52 = l_51;
                    } else {
                        l_52 = 0L;
                    }
                    if (i_40 == 0) {
                        if (l_52 < (-4611686018427387904L)) {
                            l_53 = gale_HostCall_awaitReply(arg_fs, l_52, gale_group);
                            l_54 = l_53;
                        } else {
                            l_54 = l_52;
                        }
                    } else {
                        l_54 = l_52;
                    }
                    GALEFS_BROADCAST(3, l_55, l_54);
                    i_56 = (int) l_55;
                    if (l_55 < 0L) {
                        i_57 = 0;
                    } else {
                        i_57 = i_56;
                    }
                    l_58 = gale_BlockAccess_offsetInRegion(arg_fs, l_55, l_47, gale_group);
                    gale_copy((arg_fs + 16 + l_58), (arg_data + 16 + (l_21 + l_46)), i_57);
                    GALEFS_BARRIER(4);
                    if (i_39 == 0) {
                        if (!(i_57 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_57, gale_group);
                        }
                    }
                    i_59 = (int) ((uint) i_43 + (uint) i_57);
                    i_60 = ((l_55 == (-117L)) || (!((i_44 == 0) || ((((long) ((ulong) l_18 + (ulong) ((long) i_59))) & l_38) == 0)))) ? 1 : 0;
                    i_61 = ((l_55 == (-117L)) || (!((i_57 < 1) || (!(i_59 < i_15))))) ? 1 : 0;
                    if (l_55 < 0L) {
                        if (l_55 == (-117L)) {
                            i_42 = i_61;
                            i_43 = i_59;
                            i_44 = i_60;
                        } else {
                            i_42 = i_56;
                            i_43 = i_59;
                            i_44 = i_60;
                        }
                    } else {
                        i_42 = i_61;
                        i_43 = i_59;
                        i_44 = i_60;
                    }
                }
                if (i_43 < 1) {
                    i_36 = i_42;
                    i_37 = i_42;
                    break;
                }
                i_36 = i_43;
                i_37 = i_43;
                break;
            case 2:
                i_62 = *((__global gale_int *) (arg_script + (((l_11 + 4L) << 2) + 16L)));
                i_63 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_64 = (int) get_local_size(0);
                i_65 = (int) get_local_id(0);
                i_66 = (int) get_local_id(0);
                i_67 = (int) get_local_id(0);
                i_68 = (int) get_local_id(0);
                i_69 = i_68;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_69 < i_15)) {
                        break;
                    }
                    i_70 = i_69 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_69 + (uint) i_16))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_69 << 3) - (uint) i_69)) + (uint) i_62)) + (uint) (i_70 + (i_70 << 1))));
                    i_71 = (int) ((uint) i_69 + (uint) i_64);
                    i_69 = i_71;
                }
                i_72 = 4;
                i_73 = 0;
                i_74 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_72 == 0) {
                        break;
                    }
                    l_75 = (long) i_73;
                    l_76 = (long) ((ulong) l_18 + (ulong) l_75);
                    if (i_67 == 0) {
                        i_77 = (i_73 < 1) ? 0 : 1;
                        l_78 = gale_BlockAccess_beginWrite(arg_fs, i_72, i_20, l_76, ((int) ((uint) i_15 - (uint) i_73)), i_77, gale_group);
                        l_79 = l_78;
                    } else {
                        l_79 = 0L;
                    }
                    if (i_66 == 0) {
                        if (l_79 < (-4611686018427387904L)) {
                            l_80 = gale_HostCall_awaitReply(arg_fs, l_79, gale_group);
                            l_81 = l_80;
                        } else {
                            l_81 = l_79;
                        }
                    } else {
                        l_81 = l_79;
                    }
                    GALEFS_BROADCAST(5, l_82, l_81);
                    i_83 = (int) l_82;
                    if (l_82 < 0L) {
                        i_84 = 0;
                    } else {
                        i_84 = i_83;
                    }
                    l_85 = gale_BlockAccess_offsetInRegion(arg_fs, l_82, l_76, gale_group);
                    gale_copy((arg_data + 16 + (l_21 + l_75)), (arg_fs + 16 + l_85), i_84);
                    GALEFS_BARRIER(6);
                    if (i_65 == 0) {
                        if (!(i_84 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_84, gale_group);
                        }
                    }
                    i_86 = (int) ((uint) i_73 + (uint) i_84);
                    if (l_82 < 0L) {
                        if ((!(i_72 == 4)) || (i_86 < 1)) {
                            i_87 = i_83;
                        } else {
                            i_87 = i_86;
                        }
                    } else {
                        i_87 = i_86;
                    }
                    i_88 = (((!(i_72 == 4)) || (i_86 < 1)) || (i_63 == 0)) ? 0 : 5;
                    if (i_84 == 0) {
                        i_72 = i_88;
                        i_73 = i_86;
                        i_74 = i_87;
                    } else {
                        if (i_86 == i_15) {
                            i_72 = i_88;
                            i_73 = i_86;
                            i_74 = i_87;
                        } else {
                            i_73 = i_86;
                            i_74 = i_87;
                        }
                    }
                }
                i_36 = i_74;
                i_37 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_89 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group);
                    l_90 = l_89;
                } else {
                    l_90 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_90 < (-4611686018427387904L)) {
                        l_91 = gale_HostCall_awaitReply(arg_fs, l_90, gale_group);
                        l_92 = l_91;
                    } else {
                        l_92 = l_90;
                    }
                } else {
                    l_92 = l_90;
                }
                GALEFS_BROADCAST(7, l_93, l_92);
                i_94 = (int) l_93;
                i_36 = i_94;
                i_37 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_95 = gale_OpenFileCalls_status(arg_fs, i_20, i_15, gale_group);
                    l_96 = l_95;
                } else {
                    l_96 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_96 < (-4611686018427387904L)) {
                        l_97 = gale_HostCall_awaitReply(arg_fs, l_96, gale_group);
                        l_98 = l_97;
                    } else {
                        l_98 = l_96;
                    }
                } else {
                    l_98 = l_96;
                }
                GALEFS_BROADCAST(8, l_99, l_98);
                i_100 = (int) l_99;
                i_36 = i_100;
                i_37 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_101 = gale_BlockAccess_beginMapping(arg_fs, i_20, l_18, i_15, gale_group);
                    l_102 = l_101;
                } else {
                    l_102 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_102 < (-4611686018427387904L)) {
                        l_103 = gale_HostCall_awaitReply(arg_fs, l_102, gale_group);
                        l_104 = l_103;
                    } else {
                        l_104 = l_102;
                    }
                } else {
                    l_104 = l_102;
                }
                GALEFS_BROADCAST(9, l_105, l_104);
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_105 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_18, 1, gale_group);
                        i_106 = gale_group;
                        i_107 = *((__global gale_int *) (arg_fs + 16 + 36L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_106 & ((int) ((uint) (1 << i_107) + (uint) (-1))))) << 6) + (((long) (i_106 >> i_107)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_105 >> 32))) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_105 < 0L) {
                    l_108 = (l_105 == (-117L)) ? (-5L) : l_105;
                    l_109 = l_108;
                } else {
                    l_110 = gale_BlockAccess_offsetInRegion(arg_fs, l_105, l_18, gale_group);
                    l_109 = l_110;
                }
                if ((ulong) ((long) ((ulong) l_109 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_111 = (int) l_109;
                    i_36 = i_111;
                    i_37 = 0;
                    break;
                }
                i_112 = (int) get_local_size(0);
                i_113 = (int) get_local_id(0);
                i_114 = i_113;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_114 < i_15)) {
                        break;
                    }
                    i_115 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) ((long) i_114)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_114 + (uint) i_16))))) = (char) i_115;
                    i_116 = (int) ((uint) i_114 + (uint) i_112);
                    i_114 = i_116;
                }
                i_36 = i_15;
                i_37 = i_15;
                break;
            case 6:
                GALEFS_BARRIER(14);
                if (((int) get_local_id(0)) == 0) {
                    l_226 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group);
                    l_227 = l_226;
                } else {
                    l_227 = 0L;
                }
                GALEFS_BROADCAST(15, l_228, l_227);
                i_229 = (int) l_228;
                i_36 = i_229;
                i_37 = 0;
                break;
            case 7:
                if (i_15 < 0) {
                    i_117 = i_15;
                } else {
                    i_118 = (int) get_local_size(0);
                    i_119 = gale_div_int(((int) ((uint) ((int) ((uint) i_118 + (uint) i_15)) + (uint) (-1))), i_118);
                    i_117 = i_119;
                }
                i_120 = (i_117 < 1) ? 0 : i_117;
                i_121 = (int) ((uint) i_120 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_15 < 0) {
                    i_122 = i_15;
                } else {
                    i_123 = gale_clamp_int(((long) ((int) ((uint) i_15 - (uint) i_121))), 0, i_117);
                    i_122 = i_123;
                }
                if (i_14 == INT_MIN) {
                    l_124 = 9223372036854775807L;
                } else {
                    l_125 = l_17 + ((long) i_121);
                    l_124 = l_125;
                }
                GALEFS_BARRIER(10);
                i_126 = gale_BlockAccess_available(arg_fs, i_20, l_124, i_122, gale_group);
                if (i_126 < 1) {
                    l_127 = (-1L);
                } else {
                    l_127 = l_124;
                }
                i_128 = (int) get_local_id(0);
                l_129 = (8L) + ((((long) i_128) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_129)) = l_127;
                if (i_126 < 1) {
                    l_130 = (-1L);
                } else {
                    l_131 = gale_BlockAccess_missing(arg_fs, i_20, l_124, i_126, gale_group);
                    l_130 = l_131;
                }
                i_132 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) ((int) ((uint) i_128 + (uint) i_132))) << 3) + 16L)))) = l_130;
                l_133 = (0L) + 16L;
                if (i_128 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_133)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_134 = (i_126 < 0) ? i_126 : 0;
                l_135 = (-16L) + 24L;
                l_136 = (-16L) + 16L;
                i_137 = (int) ((uint) i_121 + (uint) i_16);
                i_138 = ((int) get_local_id(0)) << 1;
                i_139 = (int) get_local_id(0);
                i_140 = (int) get_local_id(0);
                i_141 = i_134;
                i_142 = 0;
                i_143 = 0;
                i_144 = 0;
                i_145 = 0;
                i_146 = 1;
                while (true) {
                    if (i_146 == 0) {
                        break;
                    }
                    if (i_128 == 0) {
                        i_147 = i_143;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_148 = (8L) + ((((long) i_147) << 3) + 16L);
                            if (!(i_147 < i_132)) {
                                goto B147;
                            }
                            l_149 = *((__local gale_long *) (gale_local_memory + l_148));
                            if (!(l_149 == (-1L))) {
                                break;
                            }
                            i_150 = (int) ((uint) i_147 + (uint) 1);
                            i_147 = i_150;
                        }
                        goto B148;
                    B147:;
                    B148:;
                        if (i_147 < i_132) {
                            l_151 = *((__local gale_long *) (gale_local_memory + l_148));
                            l_152 = l_151;
                        } else {
                            l_152 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_136)) = l_152;
                        if (i_145 == 0) {
                            l_153 = (long) i_7;
                            l_154 = l_153;
                        } else {
                            l_154 = 12L;
                        }
                        *((__local gale_long *) (gale_local_memory + l_135)) = l_154;
                        if (i_147 < i_132) {
                            if (i_145 == 0) {
                                l_155 = gale_BlockAccess_acquireResident(arg_fs, i_20, l_152, gale_group);
                                l_156 = l_155;
                            } else {
                                l_156 = 0L;
                            }
                        } else {
                            l_157 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                            l_156 = l_157;
                        }
                        if (i_147 < i_132) {
                            if (l_156 == 0L) {
                                i_158 = gale_HostCall_begin(arg_fs, gale_group);
                                l_159 = (long) i_158;
                                if (l_159 < 0L) {
                                    i_160 = i_147;
                                    l_161 = l_159;
                                    i_162 = i_144;
                                } else {
                                    if (i_144 == 0) {
                                        i_163 = (int) ((uint) i_132 + (uint) i_147);
                                        l_164 = (long) gale_group;
                                        l_165 = (long) ((ulong) ((long) ((ulong) l_8 + (ulong) ((l_164 << 12) + (l_164 << 11)))) + (ulong) 2048L);
                                        i_166 = i_132 << 1;
                                        i_167 = 0;
                                        i_168 = i_163;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_168 < i_166)) {
                                                goto B175;
                                            }
                                            if (!(i_167 < 4096)) {
                                                break;
                                            }
                                            l_169 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_168) << 3) + 16L))));
                                            i_170 = (int) ((uint) i_168 + (uint) 1);
                                            if (l_169 == (-1L)) {
                                                i_168 = i_170;
                                            } else {
                                                l_171 = l_169 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) ((long) i_167))))) = l_171;
                                                i_172 = (int) ((uint) i_167 + (uint) 8);
                                                if (((int) (l_169 & 1L)) == 0) {
                                                    i_167 = i_172;
                                                    i_168 = i_170;
                                                } else {
                                                    if (i_172 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) ((long) i_172))))) = (l_171 + 1L);
                                                        i_173 = (int) ((uint) i_167 + (uint) 16);
                                                        i_167 = i_173;
                                                        i_168 = i_170;
                                                    } else {
                                                        i_167 = i_172;
                                                        i_168 = i_170;
                                                    }
                                                }
                                            }
                                        }
                                        i_174 = i_167;
                                        goto B177;
                                    B175:;
                                        i_174 = i_167;
                                    } else {
                                        i_174 = 0;
                                    }
                                B177:;
                                    l_175 = *((__local gale_long *) (gale_local_memory + l_136));
                                    l_176 = *((__local gale_long *) (gale_local_memory + l_135));
                                    i_177 = (int) l_176;
                                    l_178 = gale_BlockAccess_requestListed(arg_fs, i_20, (((long) (0 - (ulong) (1L << i_177))) & l_175), (1 << i_177), i_174, gale_group);
                                    i_160 = i_147;
                                    l_161 = l_178;
                                    i_162 = 1;
                                }
                            } else {
                                i_160 = i_147;
                                l_161 = l_156;
                                i_162 = i_144;
                            }
                        } else {
                            i_160 = i_147;
                            l_161 = l_156;
                            i_162 = i_144;
                        }
                    } else {
                        i_160 = i_143;
                        l_161 = 0L;
                        i_162 = i_144;
                    }
                    if (i_140 == 0) {
                        if (l_161 < (-4611686018427387904L)) {
                            l_179 = gale_HostCall_awaitReply(arg_fs, l_161, gale_group);
                            l_180 = l_179;
                        } else {
                            l_180 = l_161;
                        }
                    } else {
                        l_180 = l_161;
                    }
                    GALEFS_BROADCAST(12, l_181, l_180);
                    l_182 = *((__local gale_long *) (gale_local_memory + l_129));
                    l_183 = *((__local gale_long *) (gale_local_memory + l_135));
                    if (l_182 == (-1L)) {
                        i_184 = i_141;
                        i_185 = i_142;
                    } else {
                        l_186 = *((__local gale_long *) (gale_local_memory + l_136));
                        i_187 = (int) l_183;
                        if ((l_182 >> i_187) == (l_186 >> i_187)) {
                            if (l_181 < 0L) {
                                i_188 = 0;
                            } else {
                                l_189 = 1L << i_187;
                                l_190 = (long) ((ulong) l_189 - (ulong) (((long) ((ulong) l_189 + (ulong) (-1L))) & l_182));
                                i_191 = (int) ((uint) i_126 - (uint) i_142);
                                if (l_190 < ((long) i_191)) {
                                    i_192 = (int) l_190;
                                    i_188 = i_192;
                                } else {
                                    i_188 = i_191;
                                }
                            }
                            l_193 = gale_BlockAccess_offsetInRegion(arg_fs, l_181, l_182, gale_group);
                            l_194 = ((long) i_137) + ((long) i_142);
                            if (((l_193 | l_194) & 7L) == 0) {
                                i_195 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_188 - (uint) i_195)) < 8) {
                                        break;
                                    }
                                    l_196 = (long) i_195;
                                    l_197 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) l_196))));
                                    *((__global gale_long *) (arg_data + 16 + (l_194 + l_196))) = l_197;
                                    i_198 = (int) ((uint) i_195 + (uint) 8);
                                    i_195 = i_198;
                                }
                                i_199 = i_195;
                            } else {
                                i_199 = 0;
                            }
                            i_200 = i_199;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_200 < i_188)) {
                                    break;
                                }
                                l_201 = (long) i_200;
                                i_202 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) l_201))));
                                *((__global char *) (arg_data + 16 + (l_194 + l_201))) = (char) i_202;
                                i_203 = (int) ((uint) i_200 + (uint) 1);
                                i_200 = i_203;
                            }
                            i_204 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_188);
                            if (l_181 < 0L) {
                                i_205 = (int) l_181;
                                i_206 = i_205;
                            } else {
                                i_206 = 0;
                            }
                            l_207 = (long) ((ulong) ((long) i_188) + (ulong) l_182);
                            i_208 = (int) ((uint) i_142 + (uint) i_188);
                            if (l_181 == (-117L)) {
                                l_209 = l_207;
                            } else {
                                if (l_181 < 0L) {
                                    l_209 = (-1L);
                                } else {
                                    if (i_208 < i_126) {
                                        l_209 = l_207;
                                    } else {
                                        l_209 = (-1L);
                                    }
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_129)) = l_209;
                            i_184 = i_206;
                            i_185 = i_208;
                        } else {
                            i_184 = i_141;
                            i_185 = i_142;
                        }
                    }
                    if (l_181 == 0L) {
                        i_210 = 0;
                    } else {
                        l_211 = *((__local gale_long *) (gale_local_memory + l_136));
                        i_212 = (l_211 == (-1L)) ? 0 : 1;
                        i_210 = i_212;
                    }
                    GALEFS_BARRIER(13);
                    i_213 = (l_181 == (-117L)) ? 1 : 0;
                    if (i_139 == 0) {
                        if (l_181 < 1L) {
                            i_141 = i_184;
                            i_142 = i_185;
                            i_143 = i_160;
                            i_144 = i_162;
                            i_145 = i_213;
                            i_146 = i_210;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                            i_141 = i_184;
                            i_142 = i_185;
                            i_143 = i_160;
                            i_144 = i_162;
                            i_145 = i_213;
                            i_146 = i_210;
                        }
                    } else {
                        i_141 = i_184;
                        i_142 = i_185;
                        i_143 = i_160;
                        i_144 = i_162;
                        i_145 = i_213;
                        i_146 = i_210;
                    }
                }
                if (i_128 == 0) {
                    i_214 = *((__local gale_int *) (gale_local_memory + l_133));
                    l_215 = (long) gale_group;
                    l_216 = (long) ((ulong) ((long) ((ulong) l_8 + (ulong) ((l_215 << 12) + (l_215 << 11)))) + (ulong) 1872L);
                    l_217 = *((__global gale_long *) (arg_fs + 16 + l_216));
                    *((__global gale_long *) (arg_fs + 16 + l_216)) = ((long) ((ulong) ((long) i_214) + (ulong) l_217));
                }
                if (i_142 < 1) {
                    i_218 = i_141;
                } else {
                    i_218 = i_142;
                }
                i_219 = (i_15 < 1) ? 0 : i_15;
                l_220 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_219 + (uint) i_16)) + (uint) 3)) & (-4)) >> 2) + (uint) i_138));
                *((__global gale_int *) (arg_data + ((l_220 << 2) + 16L))) = i_218;
                i_221 = 1;
                i_222 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_222 < i_218)) {
                        break;
                    }
                    i_223 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_137 + (uint) i_222)))));
                    i_224 = (int) ((uint) (i_223 & 255) + (uint) ((int) ((uint) (i_221 << 5) - (uint) i_221)));
                    i_225 = (int) ((uint) i_222 + (uint) 1);
                    i_221 = i_224;
                    i_222 = i_225;
                }
                *((__global gale_int *) (arg_data + (((l_220 + 1L) << 2) + 16L))) = i_221;
                i_36 = 0;
                i_37 = 0;
                break;
            default:
                i_36 = 0;
                i_37 = 0;
                break;
        }
        GALEFS_BARRIER(16);
        if (i_6 == 0) {
            if (i_12 == 0) {
                *((__global gale_int *) ul_19) = i_36;
            }
            l_230 = (long) i_10;
            *((__global gale_int *) (arg_results + ((l_230 << 2) + 16L))) = i_36;
            i_231 = 1;
            i_232 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_232 < i_37)) {
                    break;
                }
                i_233 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_232 + (uint) i_16)))));
                i_234 = (int) ((uint) (i_233 & 255) + (uint) ((int) ((uint) (i_231 << 5) - (uint) i_231)));
                i_235 = (int) ((uint) i_232 + (uint) 1);
                i_231 = i_234;
                i_232 = i_235;
            }
            *((__global gale_int *) (arg_results + (((l_230 + 1L) << 2) + 16L))) = i_231;
        }
        GALEFS_BARRIER(17);
        i_236 = (int) ((uint) i_9 + (uint) 1);
        i_9 = i_236;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (24 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_109) VARIABLE(int, i_111) VARIABLE(int, i_115) VARIABLE(int, i_12) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_142) VARIABLE(int, i_144) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_163) VARIABLE(int, i_164) VARIABLE(int, i_189) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_7) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_9) VARIABLE(long, l_107) VARIABLE(long, l_112) VARIABLE(long, l_116) VARIABLE(long, l_118) VARIABLE(long, l_119) VARIABLE(long, l_160) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_21) VARIABLE(long, l_35) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_49) VARIABLE(long, l_68) VARIABLE(long, l_69) VARIABLE(long, l_73) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_19)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_35) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_35) VARIABLE(l_49) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_68) VARIABLE(l_69) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_7) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_73) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_18) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_107) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_10) VARIABLE(i_104) VARIABLE(i_109) VARIABLE(i_111) VARIABLE(i_115) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_112) VARIABLE(l_116) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_10) VARIABLE(i_109) VARIABLE(i_111) VARIABLE(i_115) VARIABLE(i_12) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_142) VARIABLE(i_144) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_112) VARIABLE(l_116) VARIABLE(l_118) VARIABLE(l_119) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_10) VARIABLE(i_109) VARIABLE(i_111) VARIABLE(i_115) VARIABLE(i_12) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_142) VARIABLE(i_144) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_189) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_112) VARIABLE(l_116) VARIABLE(l_118) VARIABLE(l_119) VARIABLE(l_160) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_2) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_19)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 96L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4 || gale_resume == 5 || gale_resume == 6 || gale_resume == 7)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_19;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_9, i_10, i_12, i_13, i_14, i_15, i_16, i_20, i_26, i_28, i_29, i_32, i_33, i_34, i_36, i_37, i_38, i_39, i_40, i_41, i_44, i_45, i_46, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_70, i_74, i_75, i_77, i_78, i_79, i_83, i_87, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_109, i_111, i_115, i_117, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_132, i_140, i_142, i_144, i_145, i_147, i_148, i_149, i_151, i_153, i_154, i_155, i_158, i_163, i_164, i_166, i_167, i_170, i_171, i_174, i_177, i_178, i_179, i_181, i_182, i_183, i_184, i_185, i_187, i_189, i_191, i_192, i_193, i_196, i_197, i_199, i_200, i_201, i_202, i_203, i_207, i_209, i_210, i_211, i_212, i_213, i_214;
    long l_8, l_11, l_17, l_18, l_21, l_22, l_23, l_24, l_25, l_27, l_30, l_31, l_35, l_42, l_43, l_47, l_48, l_49, l_52, l_68, l_69, l_71, l_72, l_73, l_76, l_80, l_81, l_82, l_84, l_85, l_86, l_88, l_89, l_90, l_91, l_92, l_93, l_107, l_108, l_110, l_112, l_113, l_114, l_116, l_118, l_119, l_130, l_131, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_141, l_143, l_146, l_150, l_152, l_156, l_157, l_159, l_160, l_161, l_162, l_165, l_168, l_169, l_172, l_173, l_175, l_176, l_180, l_186, l_188, l_190, l_194, l_195, l_198, l_204, l_205, l_206, l_208;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, gale_group_count));
    i_3 = gale_div_int(gale_div_int(i_0, 6), gale_group_count);
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
    i_9 = i_4;
    while (true) {
        if (!(i_9 < i_5)) {
            break;
        }
        i_10 = i_9 << 1;
        l_11 = (long) ((int) ((uint) (i_9 << 2) + (uint) i_10));
        i_12 = *((__global gale_int *) (arg_script + ((l_11 << 2) + 16L)));
        i_13 = *((__global gale_int *) (arg_script + (((l_11 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_11 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_11 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_11 + 5L) << 2) + 16L)));
        l_17 = (long) i_14;
        if (i_14 == INT_MIN) {
            l_18 = 9223372036854775807L;
        } else {
            l_18 = l_17;
        }
        ul_19 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_13))) << 2) + 16L);
        i_20 = *((__global gale_int *) ul_19);
        l_21 = (long) i_16;
        switch (i_12) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_22 = gale_FileOpener_begin(arg_fs, 2, gale_group, gale_slot, gale_position);
                    if (l_22 < 0L) {
                        l_23 = l_22;
                    } else {
                        l_24 = l_17 << 2;
                        l_25 = (long) ((ulong) l_8 + (ulong) (((long) gale_position) << 12));
                        i_26 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_26 < 2)) {
                                break;
                            }
                            l_27 = (long) i_26;
                            i_28 = (int) *((__global char *) (arg_names + 16 + (l_27 + l_24)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) l_27)))) = (char) i_28;
                            i_29 = (int) ((uint) i_26 + (uint) 1);
                            i_26 = i_29;
                        }
                        l_30 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 2, (-1), gale_group, gale_slot, gale_position);
                        l_23 = l_30;
                    }
                } else {
                    l_23 = 0L;
                }
                GALEFS_BROADCAST(2, l_31, l_23);
                if (l_31 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_31); }
                    GALEFS_RETURN;
                    resume_1:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_16 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_19 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_31 = gale_round_reply(gale_entry);
                }
                i_32 = (int) l_31;
                i_33 = i_32;
                i_34 = 0;
                break;
            case 1:
                l_35 = (long) ((ulong) (1L << i_7) + (ulong) (-1L));
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = 1;
                i_39 = 0;
                i_40 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_38 == 1)) {
                        break;
                    }
                    i_41 = (int) ((uint) i_15 - (uint) i_39);
                    l_42 = (long) i_39;
                    l_43 = (long) ((ulong) l_18 + (ulong) l_42);
                    if (i_40 == 0) {
                        i_44 = i_41;
                    } else {
                        i_45 = 4096 - ((int) (l_43 & 4095L));
                        i_46 = (i_45 < i_41) ? i_45 : i_41;
                        i_44 = i_46;
                    }
                    if (i_37 == 0) {
                        l_47 = gale_BlockAccess_beginRead(arg_fs, i_20, l_43, i_44, gale_group, gale_slot, gale_position);
                        l_48 = l_47;
                    } else {
                        l_48 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_49, l_48);
                    if (l_49 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_19 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_20;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_39;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_40;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_42;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_43;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_49); }
                        GALEFS_RETURN;
                        resume_2:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_9 = (int) gale_ints[2 * gale_items + gale_item];
                        i_10 = (int) gale_ints[3 * gale_items + gale_item];
                        i_12 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_16 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        ul_19 = arg_fds + gale_longs[gale_items + gale_item];
                        i_20 = (int) gale_ints[7 * gale_items + gale_item];
                        l_21 = (long) gale_longs[2 * gale_items + gale_item];
                        i_39 = (int) gale_ints[8 * gale_items + gale_item];
                        i_40 = (int) gale_ints[9 * gale_items + gale_item];
                        l_42 = (long) gale_longs[3 * gale_items + gale_item];
                        l_43 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        l_35 = (long) ((ulong) (1L << i_7) + (ulong) (-1L));
                        i_36 = (int) get_local_id(0);
                        i_37 = (int) get_local_id(0);
                        l_49 = gale_round_reply(gale_entry);
                    }
                    i_50 = (int) l_49;
                    if (l_49 < 0L) {
                        i_51 = 0;
                    } else {
                        i_51 = i_50;
                    }
                    l_52 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, l_43, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_52), (arg_data + 16 + (l_21 + l_42)), i_51);
                    GALEFS_BARRIER(4);
                    if (i_36 == 0) {
                        if (!(i_51 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_51, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_53 = (int) ((uint) i_39 + (uint) i_51);
                    i_54 = ((l_49 == (-117L)) || (!((i_40 == 0) || ((((long) ((ulong) l_18 + (ulong) ((long) i_53))) & l_35) == 0)))) ? 1 : 0;
                    i_55 = ((l_49 == (-117L)) || (!((i_51 < 1) || (!(i_53 < i_15))))) ? 1 : 0;
                    if (l_49 < 0L) {
                        if (l_49 == (-117L)) {
                            i_38 = i_55;
                            i_39 = i_53;
                            i_40 = i_54;
                        } else {
                            i_38 = i_50;
                            i_39 = i_53;
                            i_40 = i_54;
                        }
                    } else {
                        i_38 = i_55;
                        i_39 = i_53;
                        i_40 = i_54;
                    }
                }
                if (i_39 < 1) {
                    i_33 = i_38;
                    i_34 = i_38;
                    break;
                }
                i_33 = i_39;
                i_34 = i_39;
                break;
            case 2:
                i_56 = *((__global gale_int *) (arg_script + (((l_11 + 4L) << 2) + 16L)));
                i_57 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_58 = (int) get_local_size(0);
                i_59 = (int) get_local_id(0);
                i_60 = (int) get_local_id(0);
                i_61 = (int) get_local_id(0);
                i_62 = i_61;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_62 < i_15)) {
                        break;
                    }
                    i_63 = i_62 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_62 + (uint) i_16))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_62 << 3) - (uint) i_62)) + (uint) i_56)) + (uint) (i_63 + (i_63 << 1))));
                    i_64 = (int) ((uint) i_62 + (uint) i_58);
                    i_62 = i_64;
                }
                i_65 = 4;
                i_66 = 0;
                i_67 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_65 == 0) {
                        break;
                    }
                    l_68 = (long) i_66;
                    l_69 = (long) ((ulong) l_18 + (ulong) l_68);
                    if (i_60 == 0) {
                        i_70 = (i_66 < 1) ? 0 : 1;
                        l_71 = gale_BlockAccess_beginWrite(arg_fs, i_65, i_20, l_69, ((int) ((uint) i_15 - (uint) i_66)), i_70, gale_group, gale_slot, gale_position);
                        l_72 = l_71;
                    } else {
                        l_72 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_73, l_72);
                    if (l_73 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_19 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_20;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_65;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_66;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_68;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_69;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_73); }
                        GALEFS_RETURN;
                        resume_3:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_9 = (int) gale_ints[2 * gale_items + gale_item];
                        i_10 = (int) gale_ints[3 * gale_items + gale_item];
                        i_12 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_16 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        ul_19 = arg_fds + gale_longs[gale_items + gale_item];
                        i_20 = (int) gale_ints[7 * gale_items + gale_item];
                        l_21 = (long) gale_longs[2 * gale_items + gale_item];
                        i_65 = (int) gale_ints[8 * gale_items + gale_item];
                        i_66 = (int) gale_ints[9 * gale_items + gale_item];
                        l_68 = (long) gale_longs[3 * gale_items + gale_item];
                        l_69 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_57 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_59 = (int) get_local_id(0);
                        i_60 = (int) get_local_id(0);
                        l_73 = gale_round_reply(gale_entry);
                    }
                    i_74 = (int) l_73;
                    if (l_73 < 0L) {
                        i_75 = 0;
                    } else {
                        i_75 = i_74;
                    }
                    l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_69, gale_group, gale_slot, gale_position);
                    gale_copy((arg_data + 16 + (l_21 + l_68)), (arg_fs + 16 + l_76), i_75);
                    GALEFS_BARRIER(6);
                    if (i_59 == 0) {
                        if (!(i_75 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_75, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_77 = (int) ((uint) i_66 + (uint) i_75);
                    if (l_73 < 0L) {
                        if ((!(i_65 == 4)) || (i_77 < 1)) {
                            i_78 = i_74;
                        } else {
                            i_78 = i_77;
                        }
                    } else {
                        i_78 = i_77;
                    }
                    i_79 = (((!(i_65 == 4)) || (i_77 < 1)) || (i_57 == 0)) ? 0 : 5;
                    if (i_75 == 0) {
                        i_65 = i_79;
                        i_66 = i_77;
                        i_67 = i_78;
                    } else {
                        if (i_77 == i_15) {
                            i_65 = i_79;
                            i_66 = i_77;
                            i_67 = i_78;
                        } else {
                            i_66 = i_77;
                            i_67 = i_78;
                        }
                    }
                }
                i_33 = i_67;
                i_34 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_80 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position);
                    l_81 = l_80;
                } else {
                    l_81 = 0L;
                }
                GALEFS_BROADCAST(7, l_82, l_81);
                if (l_82 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_82); }
                    GALEFS_RETURN;
                    resume_4:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_16 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_19 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_82 = gale_round_reply(gale_entry);
                }
                i_83 = (int) l_82;
                i_33 = i_83;
                i_34 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_84 = gale_OpenFileCalls_status(arg_fs, i_20, i_15, gale_group, gale_slot, gale_position);
                    l_85 = l_84;
                } else {
                    l_85 = 0L;
                }
                GALEFS_BROADCAST(8, l_86, l_85);
                if (l_86 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_86); }
                    GALEFS_RETURN;
                    resume_5:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_16 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_19 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_86 = gale_round_reply(gale_entry);
                }
                i_87 = (int) l_86;
                i_33 = i_87;
                i_34 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_88 = gale_BlockAccess_beginMapping(arg_fs, i_20, l_18, i_15, gale_group, gale_slot, gale_position);
                    l_89 = l_88;
                } else {
                    l_89 = 0L;
                }
                GALEFS_BROADCAST(9, l_90, l_89);
                if (l_90 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_19 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_90); }
                    GALEFS_RETURN;
                    resume_6:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_9 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_12 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    i_16 = (int) gale_ints[6 * gale_items + gale_item];
                    l_18 = (long) gale_longs[gale_item];
                    ul_19 = arg_fds + gale_longs[gale_items + gale_item];
                    i_6 = (int) get_local_id(0);
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_90 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_90 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_18, 1, gale_group, gale_slot, gale_position);
                    }
                }
                if (l_90 < 0L) {
                    l_91 = (l_90 == (-117L)) ? (-5L) : l_90;
                    l_92 = l_91;
                } else {
                    l_93 = gale_BlockAccess_offsetInRegion(arg_fs, l_90, l_18, gale_group, gale_slot, gale_position);
                    l_92 = l_93;
                }
                if ((ulong) ((long) ((ulong) l_92 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_94 = (int) l_92;
                    i_33 = i_94;
                    i_34 = 0;
                    break;
                }
                i_95 = (int) get_local_size(0);
                i_96 = (int) get_local_id(0);
                i_97 = i_96;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_97 < i_15)) {
                        break;
                    }
                    i_98 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) ((long) i_97)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_97 + (uint) i_16))))) = (char) i_98;
                    i_99 = (int) ((uint) i_97 + (uint) i_95);
                    i_97 = i_99;
                }
                i_33 = i_15;
                i_34 = i_15;
                break;
            case 6:
                GALEFS_BARRIER(14);
                if (((int) get_local_id(0)) == 0) {
                    l_204 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group, gale_slot, gale_position);
                    l_205 = l_204;
                } else {
                    l_205 = 0L;
                }
                GALEFS_BROADCAST(15, l_206, l_205);
                i_207 = (int) l_206;
                i_33 = i_207;
                i_34 = 0;
                break;
            case 7:
                if (i_15 < 0) {
                    i_100 = i_15;
                } else {
                    i_101 = (int) get_local_size(0);
                    i_102 = gale_div_int(((int) ((uint) ((int) ((uint) i_101 + (uint) i_15)) + (uint) (-1))), i_101);
                    i_100 = i_102;
                }
                i_103 = (i_100 < 1) ? 0 : i_100;
                i_104 = (int) ((uint) i_103 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_15 < 0) {
                    i_105 = i_15;
                } else {
                    i_106 = gale_clamp_int(((long) ((int) ((uint) i_15 - (uint) i_104))), 0, i_100);
                    i_105 = i_106;
                }
                if (i_14 == INT_MIN) {
                    l_107 = 9223372036854775807L;
                } else {
                    l_108 = l_17 + ((long) i_104);
                    l_107 = l_108;
                }
                GALEFS_BARRIER(10);
                i_109 = gale_BlockAccess_available(arg_fs, i_20, l_107, i_105, gale_group, gale_slot, gale_position);
                if (i_109 < 1) {
                    l_110 = (-1L);
                } else {
                    l_110 = l_107;
                }
                i_111 = (int) get_local_id(0);
                l_112 = (8L) + ((((long) i_111) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_112)) = l_110;
                if (i_109 < 1) {
                    l_113 = (-1L);
                } else {
                    l_114 = gale_BlockAccess_missing(arg_fs, i_20, l_107, i_109, gale_group, gale_slot, gale_position);
                    l_113 = l_114;
                }
                i_115 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) ((int) ((uint) i_111 + (uint) i_115))) << 3) + 16L)))) = l_113;
                l_116 = (0L) + 16L;
                if (i_111 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_116)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_117 = (i_109 < 0) ? i_109 : 0;
                l_118 = (-16L) + 24L;
                l_119 = (-16L) + 16L;
                i_120 = (int) ((uint) i_104 + (uint) i_16);
                i_121 = ((int) get_local_id(0)) << 1;
                i_122 = (int) get_local_id(0);
                i_123 = i_117;
                i_124 = 0;
                i_125 = 0;
                i_126 = 0;
                i_127 = 0;
                i_128 = 1;
                while (true) {
                    if (i_128 == 0) {
                        break;
                    }
                    if (i_111 == 0) {
                        i_129 = i_125;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_130 = (8L) + ((((long) i_129) << 3) + 16L);
                            if (!(i_129 < i_115)) {
                                goto B117;
                            }
                            l_131 = *((__local gale_long *) (gale_local_memory + l_130));
                            if (!(l_131 == (-1L))) {
                                break;
                            }
                            i_132 = (int) ((uint) i_129 + (uint) 1);
                            i_129 = i_132;
                        }
                        goto B118;
                    B117:;
                    B118:;
                        if (i_129 < i_115) {
                            l_133 = *((__local gale_long *) (gale_local_memory + l_130));
                            l_134 = l_133;
                        } else {
                            l_134 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_119)) = l_134;
                        if (i_127 == 0) {
                            l_135 = (long) i_7;
                            l_136 = l_135;
                        } else {
                            l_136 = 12L;
                        }
                        *((__local gale_long *) (gale_local_memory + l_118)) = l_136;
                        if (i_129 < i_115) {
                            if (i_127 == 0) {
                                l_137 = gale_BlockAccess_acquireResident(arg_fs, i_20, l_134, gale_group, gale_slot, gale_position);
                                l_138 = l_137;
                            } else {
                                l_138 = 0L;
                            }
                        } else {
                            l_139 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                            l_138 = l_139;
                        }
                        if (i_129 < i_115) {
                            if (l_138 == 0L) {
                                i_140 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                                l_141 = (long) i_140;
                                if (l_141 < 0L) {
                                    i_142 = i_129;
                                    l_143 = l_141;
                                    i_144 = i_126;
                                } else {
                                    if (i_126 == 0) {
                                        i_145 = (int) ((uint) i_115 + (uint) i_129);
                                        l_146 = (long) ((ulong) l_8 + (ulong) (((long) gale_position) << 12));
                                        i_147 = i_115 << 1;
                                        i_148 = 0;
                                        i_149 = i_145;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_149 < i_147)) {
                                                goto B145;
                                            }
                                            if (!(i_148 < 4096)) {
                                                break;
                                            }
                                            l_150 = *((__local gale_long *) (gale_local_memory + ((8L) + ((((long) i_149) << 3) + 16L))));
                                            i_151 = (int) ((uint) i_149 + (uint) 1);
                                            if (l_150 == (-1L)) {
                                                i_149 = i_151;
                                            } else {
                                                l_152 = l_150 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) ((long) i_148))))) = l_152;
                                                i_153 = (int) ((uint) i_148 + (uint) 8);
                                                if (((int) (l_150 & 1L)) == 0) {
                                                    i_148 = i_153;
                                                    i_149 = i_151;
                                                } else {
                                                    if (i_153 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) ((long) i_153))))) = (l_152 + 1L);
                                                        i_154 = (int) ((uint) i_148 + (uint) 16);
                                                        i_148 = i_154;
                                                        i_149 = i_151;
                                                    } else {
                                                        i_148 = i_153;
                                                        i_149 = i_151;
                                                    }
                                                }
                                            }
                                        }
                                        i_155 = i_148;
                                        goto B147;
                                    B145:;
                                        i_155 = i_148;
                                    } else {
                                        i_155 = 0;
                                    }
                                B147:;
                                    l_156 = *((__local gale_long *) (gale_local_memory + l_119));
                                    l_157 = *((__local gale_long *) (gale_local_memory + l_118));
                                    i_158 = (int) l_157;
                                    l_159 = gale_BlockAccess_requestListed(arg_fs, i_20, (((long) (0 - (ulong) (1L << i_158))) & l_156), (1 << i_158), i_155, gale_group, gale_slot, gale_position);
                                    i_142 = i_129;
                                    l_143 = l_159;
                                    i_144 = 1;
                                }
                            } else {
                                i_142 = i_129;
                                l_143 = l_138;
                                i_144 = i_126;
                            }
                        } else {
                            i_142 = i_129;
                            l_143 = l_138;
                            i_144 = i_126;
                        }
                    } else {
                        i_142 = i_125;
                        l_143 = 0L;
                        i_144 = i_126;
                    }
                    GALEFS_BROADCAST(12, l_160, l_143);
                    if (l_160 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_12;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_16;
                        gale_longs[gale_item] = (ulong) (ul_19 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_109;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_120;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_123;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_124;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_142;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_144;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_160); }
                        GALEFS_RETURN;
                        resume_7:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_9 = (int) gale_ints[2 * gale_items + gale_item];
                        i_10 = (int) gale_ints[3 * gale_items + gale_item];
                        i_12 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_16 = (int) gale_ints[6 * gale_items + gale_item];
                        ul_19 = arg_fds + gale_longs[gale_item];
                        i_20 = (int) gale_ints[7 * gale_items + gale_item];
                        i_109 = (int) gale_ints[8 * gale_items + gale_item];
                        i_120 = (int) gale_ints[9 * gale_items + gale_item];
                        i_123 = (int) gale_ints[10 * gale_items + gale_item];
                        i_124 = (int) gale_ints[11 * gale_items + gale_item];
                        i_142 = (int) gale_ints[12 * gale_items + gale_item];
                        i_144 = (int) gale_ints[13 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_111 = (int) get_local_id(0);
                        l_112 = (8L) + ((((long) i_111) << 3) + 16L);
                        i_115 = (int) get_local_size(0);
                        l_116 = (0L) + 16L;
                        l_118 = (-16L) + 24L;
                        l_119 = (-16L) + 16L;
                        i_121 = ((int) get_local_id(0)) << 1;
                        i_122 = (int) get_local_id(0);
                        l_160 = gale_round_reply(gale_entry);
                    }
                    l_161 = *((__local gale_long *) (gale_local_memory + l_112));
                    l_162 = *((__local gale_long *) (gale_local_memory + l_118));
                    if (l_161 == (-1L)) {
                        i_163 = i_123;
                        i_164 = i_124;
                    } else {
                        l_165 = *((__local gale_long *) (gale_local_memory + l_119));
                        i_166 = (int) l_162;
                        if ((l_161 >> i_166) == (l_165 >> i_166)) {
                            if (l_160 < 0L) {
                                i_167 = 0;
                            } else {
                                l_168 = 1L << i_166;
                                l_169 = (long) ((ulong) l_168 - (ulong) (((long) ((ulong) l_168 + (ulong) (-1L))) & l_161));
                                i_170 = (int) ((uint) i_109 - (uint) i_124);
                                if (l_169 < ((long) i_170)) {
                                    i_171 = (int) l_169;
                                    i_167 = i_171;
                                } else {
                                    i_167 = i_170;
                                }
                            }
                            l_172 = gale_BlockAccess_offsetInRegion(arg_fs, l_160, l_161, gale_group, gale_slot, gale_position);
                            l_173 = ((long) i_120) + ((long) i_124);
                            if (((l_172 | l_173) & 7L) == 0) {
                                i_174 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_167 - (uint) i_174)) < 8) {
                                        break;
                                    }
                                    l_175 = (long) i_174;
                                    l_176 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) l_175))));
                                    *((__global gale_long *) (arg_data + 16 + (l_173 + l_175))) = l_176;
                                    i_177 = (int) ((uint) i_174 + (uint) 8);
                                    i_174 = i_177;
                                }
                                i_178 = i_174;
                            } else {
                                i_178 = 0;
                            }
                            i_179 = i_178;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_179 < i_167)) {
                                    break;
                                }
                                l_180 = (long) i_179;
                                i_181 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) l_180))));
                                *((__global char *) (arg_data + 16 + (l_173 + l_180))) = (char) i_181;
                                i_182 = (int) ((uint) i_179 + (uint) 1);
                                i_179 = i_182;
                            }
                            i_183 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_167);
                            if (l_160 < 0L) {
                                i_184 = (int) l_160;
                                i_185 = i_184;
                            } else {
                                i_185 = 0;
                            }
                            l_186 = (long) ((ulong) ((long) i_167) + (ulong) l_161);
                            i_187 = (int) ((uint) i_124 + (uint) i_167);
                            if (l_160 == (-117L)) {
                                l_188 = l_186;
                            } else {
                                if (l_160 < 0L) {
                                    l_188 = (-1L);
                                } else {
                                    if (i_187 < i_109) {
                                        l_188 = l_186;
                                    } else {
                                        l_188 = (-1L);
                                    }
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_112)) = l_188;
                            i_163 = i_185;
                            i_164 = i_187;
                        } else {
                            i_163 = i_123;
                            i_164 = i_124;
                        }
                    }
                    if (l_160 == 0L) {
                        i_189 = 0;
                    } else {
                        l_190 = *((__local gale_long *) (gale_local_memory + l_119));
                        i_191 = (l_190 == (-1L)) ? 0 : 1;
                        i_189 = i_191;
                    }
                    GALEFS_BARRIER(13);
                    i_192 = (l_160 == (-117L)) ? 1 : 0;
                    if (i_122 == 0) {
                        if (l_160 < 1L) {
                            i_123 = i_163;
                            i_124 = i_164;
                            i_125 = i_142;
                            i_126 = i_144;
                            i_127 = i_192;
                            i_128 = i_189;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                            i_123 = i_163;
                            i_124 = i_164;
                            i_125 = i_142;
                            i_126 = i_144;
                            i_127 = i_192;
                            i_128 = i_189;
                        }
                    } else {
                        i_123 = i_163;
                        i_124 = i_164;
                        i_125 = i_142;
                        i_126 = i_144;
                        i_127 = i_192;
                        i_128 = i_189;
                    }
                }
                if (i_111 == 0) {
                    i_193 = *((__local gale_int *) (gale_local_memory + l_116));
                    l_194 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_195 = *((__global gale_long *) (arg_fs + 16 + l_194));
                    *((__global gale_long *) (arg_fs + 16 + l_194)) = ((long) ((ulong) ((long) i_193) + (ulong) l_195));
                }
                if (i_124 < 1) {
                    i_196 = i_123;
                } else {
                    i_196 = i_124;
                }
                i_197 = (i_15 < 1) ? 0 : i_15;
                l_198 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_197 + (uint) i_16)) + (uint) 3)) & (-4)) >> 2) + (uint) i_121));
                *((__global gale_int *) (arg_data + ((l_198 << 2) + 16L))) = i_196;
                i_199 = 1;
                i_200 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_200 < i_196)) {
                        break;
                    }
                    i_201 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_120 + (uint) i_200)))));
                    i_202 = (int) ((uint) (i_201 & 255) + (uint) ((int) ((uint) (i_199 << 5) - (uint) i_199)));
                    i_203 = (int) ((uint) i_200 + (uint) 1);
                    i_199 = i_202;
                    i_200 = i_203;
                }
                *((__global gale_int *) (arg_data + (((l_198 + 1L) << 2) + 16L))) = i_199;
                i_33 = 0;
                i_34 = 0;
                break;
            default:
                i_33 = 0;
                i_34 = 0;
                break;
        }
        GALEFS_BARRIER(16);
        if (i_6 == 0) {
            if (i_12 == 0) {
                *((__global gale_int *) ul_19) = i_33;
            }
            l_208 = (long) i_10;
            *((__global gale_int *) (arg_results + ((l_208 << 2) + 16L))) = i_33;
            i_209 = 1;
            i_210 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_210 < i_34)) {
                    break;
                }
                i_211 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_210 + (uint) i_16)))));
                i_212 = (int) ((uint) (i_211 & 255) + (uint) ((int) ((uint) (i_209 << 5) - (uint) i_209)));
                i_213 = (int) ((uint) i_210 + (uint) 1);
                i_209 = i_212;
                i_210 = i_213;
            }
            *((__global gale_int *) (arg_results + (((l_208 + 1L) << 2) + 16L))) = i_209;
        }
        GALEFS_BARRIER(17);
        i_214 = (int) ((uint) i_9 + (uint) 1);
        i_9 = i_214;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
