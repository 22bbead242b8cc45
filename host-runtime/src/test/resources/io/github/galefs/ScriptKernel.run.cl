// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// waits: 7
// saved values: 15
// context bytes: 96
// needs: BARRIERS LOCAL_SIZE
// local bytes: 16
// local bytes per work-item: 16
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 403c323bc6a2cd4cc5399d9fb07faeb74f1d08762f7505050514240356de30fa
// functions SHA-256: c5cc41cc95e3132b775e291030ee3e2be2a71dbda1ff4ef42d58934ec4fd77e9
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_div_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_clamp_int gale_copy gale_div_int gale_int_at gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_116) VARIABLE(int, i_118) VARIABLE(int, i_122) VARIABLE(int, i_126) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_14) VARIABLE(int, i_146) VARIABLE(int, i_148) VARIABLE(int, i_15) VARIABLE(int, i_167) VARIABLE(int, i_168) VARIABLE(int, i_19) VARIABLE(int, i_193) VARIABLE(int, i_2) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_41) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_114) VARIABLE(long, l_119) VARIABLE(long, l_123) VARIABLE(long, l_125) VARIABLE(long, l_16) VARIABLE(long, l_165) VARIABLE(long, l_17) VARIABLE(long, l_20) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_48) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_73) VARIABLE(__global uchar *, ul_18)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_48) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_67) VARIABLE(l_68) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_7) VARIABLE(l_73) VARIABLE(ul_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_114) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11) VARIABLE(i_111) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_122) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_119) VARIABLE(l_123) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_122) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_14) VARIABLE(i_146) VARIABLE(i_148) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_119) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_122) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_14) VARIABLE(i_146) VARIABLE(i_148) VARIABLE(i_15) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_19) VARIABLE(i_193) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_119) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_165) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_7)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_19, i_26, i_28, i_29, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_74, i_75, i_77, i_78, i_79, i_85, i_91, i_97, i_98, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_116, i_118, i_122, i_124, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_138, i_144, i_146, i_148, i_149, i_152, i_153, i_154, i_156, i_158, i_159, i_160, i_167, i_168, i_170, i_171, i_174, i_175, i_178, i_181, i_182, i_183, i_185, i_186, i_187, i_188, i_189, i_190, i_193, i_195, i_196, i_200, i_201, i_203, i_204, i_205, i_206, i_207, i_211, i_213, i_214, i_215, i_216, i_217, i_218;
    long l_7, l_10, l_16, l_17, l_20, l_21, l_22, l_23, l_24, l_25, l_27, l_30, l_31, l_32, l_33, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_51, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_76, l_80, l_81, l_82, l_83, l_84, l_86, l_87, l_88, l_89, l_90, l_92, l_93, l_94, l_95, l_96, l_99, l_100, l_114, l_115, l_117, l_119, l_120, l_121, l_123, l_125, l_136, l_137, l_139, l_140, l_141, l_142, l_143, l_145, l_147, l_150, l_151, l_155, l_157, l_161, l_162, l_163, l_164, l_165, l_166, l_169, l_172, l_173, l_176, l_177, l_179, l_180, l_184, l_191, l_192, l_194, l_197, l_198, l_199, l_202, l_208, l_209, l_210, l_212;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, ((int) get_num_groups(0))));
    i_3 = gale_div_int(gale_div_int(i_0, 6), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            break;
        }
        i_9 = i_8 << 1;
        l_10 = (long) ((int) ((uint) (i_8 << 2) + (uint) i_9));
        i_11 = *((__global gale_int *) (arg_script + ((l_10 << 2) + 16L)));
        i_12 = *((__global gale_int *) (arg_script + (((l_10 + 1L) << 2) + 16L)));
        i_13 = *((__global gale_int *) (arg_script + (((l_10 + 2L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_10 + 3L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_10 + 5L) << 2) + 16L)));
        l_16 = (long) i_13;
        if (i_13 == INT_MIN) {
            l_17 = 9223372036854775807L;
        } else {
            l_17 = l_16;
        }
        ul_18 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_12))) << 2) + 16L);
        i_19 = *((__global gale_int *) ul_18);
        l_20 = (long) i_15;
        switch (i_11) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_21 = gale_FileOpener_begin(arg_fs, 2, gale_group);
                    if (l_21 < 0L) {
                        l_22 = l_21;
                    } else {
                        l_23 = l_16 << 2;
                        l_24 = (long) gale_group;
                        l_25 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_24 << 12) + (l_24 << 11)))) + (ulong) 2048L);
                        i_26 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_26 < 2)) {
                                break;
                            }
                            l_27 = (long) i_26;
                            i_28 = (int) *((__global char *) (arg_names + 16 + (l_27 + l_23)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) l_27)))) = (char) i_28;
                            i_29 = (int) ((uint) i_26 + (uint) 1);
                            i_26 = i_29;
                        }
                        l_30 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_14, 2, (-1), gale_group);
                        l_22 = l_30;
                    }
                } else {
                    l_22 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_22 < (-4611686018427387904L)) {
                        l_31 = gale_HostCall_awaitReply(arg_fs, l_22, gale_group);
                        l_32 = l_31;
                    } else {
                        l_32 = l_22;
                    }
                } else {
                    l_32 = l_22;
                }
                GALEFS_BROADCAST(2, l_33, l_32);
                i_34 = (int) l_33;
                i_35 = i_34;
                i_36 = 0;
                break;
            case 1:
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                i_39 = (int) get_local_id(0);
                i_40 = 1;
                i_41 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_40 == 1)) {
                        break;
                    }
                    l_42 = (long) i_41;
                    l_43 = (long) ((ulong) l_17 + (ulong) l_42);
                    if (i_39 == 0) {
                        l_44 = gale_BlockAccess_beginRead(arg_fs, i_19, l_43, ((int) ((uint) i_14 - (uint) i_41)), gale_group);
                        l_45 = l_44;
                    } else {
                        l_45 = 0L;
                    }
                    if (i_38 == 0) {
                        if (l_45 < (-4611686018427387904L)) {
                            l_46 = gale_HostCall_awaitReply(arg_fs, l_45, gale_group);
                            l_47 = l_46;
                        } else {
                            l_47 = l_45;
                        }
                    } else {
                        l_47 = l_45;
                    }
                    GALEFS_BROADCAST(3, l_48, l_47);
                    i_49 = (int) l_48;
                    if (l_48 < 0L) {
                        i_50 = 0;
                    } else {
                        i_50 = i_49;
                    }
                    l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_43, gale_group);
                    gale_copy((arg_fs + 16 + l_51), (arg_data + 16 + (l_20 + l_42)), i_50);
                    GALEFS_BARRIER(4);
                    if (i_37 == 0) {
                        if (!(i_50 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group);
                        }
                    }
                    i_52 = (int) ((uint) i_41 + (uint) i_50);
                    if (l_48 < 0L) {
                        i_40 = i_49;
                        i_41 = i_52;
                    } else {
                        i_53 = ((i_50 < 1) || (!(i_52 < i_14))) ? 0 : 1;
                        i_40 = i_53;
                        i_41 = i_52;
                    }
                }
                if (i_41 < 1) {
                    i_35 = i_40;
                    i_36 = i_40;
                    break;
                }
                i_35 = i_41;
                i_36 = i_41;
                break;
            case 2:
                i_54 = *((__global gale_int *) (arg_script + (((l_10 + 4L) << 2) + 16L)));
                i_55 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_56 = (int) get_local_size(0);
                i_57 = (int) get_local_id(0);
                i_58 = (int) get_local_id(0);
                i_59 = (int) get_local_id(0);
                i_60 = (int) get_local_id(0);
                i_61 = i_60;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_61 < i_14)) {
                        break;
                    }
                    i_62 = i_61 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_61 + (uint) i_15))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_61 << 3) - (uint) i_61)) + (uint) i_54)) + (uint) (i_62 + (i_62 << 1))));
                    i_63 = (int) ((uint) i_61 + (uint) i_56);
                    i_61 = i_63;
                }
                i_64 = 4;
                i_65 = 0;
                i_66 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_64 == 0) {
                        break;
                    }
                    l_67 = (long) i_65;
                    l_68 = (long) ((ulong) l_17 + (ulong) l_67);
                    if (i_59 == 0) {
                        l_69 = gale_BlockAccess_beginWrite(arg_fs, i_64, i_19, l_68, ((int) ((uint) i_14 - (uint) i_65)), gale_group);
                        l_70 = l_69;
                    } else {
                        l_70 = 0L;
                    }
                    if (i_58 == 0) {
                        if (l_70 < (-4611686018427387904L)) {
                            l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
                            l_72 = l_71;
                        } else {
                            l_72 = l_70;
                        }
                    } else {
                        l_72 = l_70;
                    }
                    GALEFS_BROADCAST(5, l_73, l_72);
                    i_74 = (int) l_73;
                    if (l_73 < 0L) {
                        i_75 = 0;
                    } else {
                        i_75 = i_74;
                    }
                    l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_68, gale_group);
                    gale_copy((arg_data + 16 + (l_20 + l_67)), (arg_fs + 16 + l_76), i_75);
                    GALEFS_BARRIER(6);
                    if (i_57 == 0) {
                        if (!(i_75 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_75, gale_group);
                        }
                    }
                    i_77 = (int) ((uint) i_65 + (uint) i_75);
                    if (l_73 < 0L) {
                        if ((!(i_64 == 4)) || (i_77 < 1)) {
                            i_78 = i_74;
                        } else {
                            i_78 = i_77;
                        }
                    } else {
                        i_78 = i_77;
                    }
                    i_79 = (((!(i_64 == 4)) || (i_77 < 1)) || (i_55 == 0)) ? 0 : 5;
                    if (i_75 == 0) {
                        i_64 = i_79;
                        i_65 = i_77;
                        i_66 = i_78;
                    } else {
                        if (i_77 == i_14) {
                            i_64 = i_79;
                            i_65 = i_77;
                            i_66 = i_78;
                        } else {
                            i_65 = i_77;
                            i_66 = i_78;
                        }
                    }
                }
                i_35 = i_66;
                i_36 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_80 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group);
                    l_81 = l_80;
                } else {
                    l_81 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_81 < (-4611686018427387904L)) {
                        l_82 = gale_HostCall_awaitReply(arg_fs, l_81, gale_group);
                        l_83 = l_82;
                    } else {
                        l_83 = l_81;
                    }
                } else {
                    l_83 = l_81;
                }
                GALEFS_BROADCAST(7, l_84, l_83);
                i_85 = (int) l_84;
                i_35 = i_85;
                i_36 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_86 = gale_OpenFileCalls_status(arg_fs, i_19, i_14, gale_group);
                    l_87 = l_86;
                } else {
                    l_87 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_87 < (-4611686018427387904L)) {
                        l_88 = gale_HostCall_awaitReply(arg_fs, l_87, gale_group);
                        l_89 = l_88;
                    } else {
                        l_89 = l_87;
                    }
                } else {
                    l_89 = l_87;
                }
                GALEFS_BROADCAST(8, l_90, l_89);
                i_91 = (int) l_90;
                i_35 = i_91;
                i_36 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_92 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_17, i_14, gale_group);
                    l_93 = l_92;
                } else {
                    l_93 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_93 < (-4611686018427387904L)) {
                        l_94 = gale_HostCall_awaitReply(arg_fs, l_93, gale_group);
                        l_95 = l_94;
                    } else {
                        l_95 = l_93;
                    }
                } else {
                    l_95 = l_93;
                }
                GALEFS_BROADCAST(9, l_96, l_95);
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_96 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_17, 1, gale_group);
                        i_97 = gale_group;
                        i_98 = *((__global gale_int *) (arg_fs + 16 + 36L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_97 & ((int) ((uint) (1 << i_98) + (uint) (-1))))) << 6) + (((long) (i_97 >> i_98)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_96 >> 32))) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_96 < 0L) {
                    l_99 = l_96;
                } else {
                    l_100 = gale_BlockAccess_offsetInRegion(arg_fs, l_96, l_17, gale_group);
                    l_99 = l_100;
                }
                if ((ulong) ((long) ((ulong) l_99 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_101 = (int) l_99;
                    i_35 = i_101;
                    i_36 = 0;
                    break;
                }
                i_102 = (int) get_local_size(0);
                i_103 = (int) get_local_id(0);
                i_104 = i_103;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_104 < i_14)) {
                        break;
                    }
                    i_105 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) ((long) i_104)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_104 + (uint) i_15))))) = (char) i_105;
                    i_106 = (int) ((uint) i_104 + (uint) i_102);
                    i_104 = i_106;
                }
                i_35 = i_14;
                i_36 = i_14;
                break;
            case 6:
                GALEFS_BARRIER(14);
                if (((int) get_local_id(0)) == 0) {
                    l_208 = gale_BlockAccess_endMapping(arg_fs, i_14, gale_group);
                    l_209 = l_208;
                } else {
                    l_209 = 0L;
                }
                GALEFS_BROADCAST(15, l_210, l_209);
                i_211 = (int) l_210;
                i_35 = i_211;
                i_36 = 0;
                break;
            case 7:
                if (i_14 < 0) {
                    i_107 = i_14;
                } else {
                    i_108 = (int) get_local_size(0);
                    i_109 = gale_div_int(((int) ((uint) ((int) ((uint) i_108 + (uint) i_14)) + (uint) (-1))), i_108);
                    i_107 = i_109;
                }
                i_110 = (i_107 < 1) ? 0 : i_107;
                i_111 = (int) ((uint) i_110 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_14 < 0) {
                    i_112 = i_14;
                } else {
                    i_113 = gale_clamp_int(((long) ((int) ((uint) i_14 - (uint) i_111))), 0, i_107);
                    i_112 = i_113;
                }
                if (i_13 == INT_MIN) {
                    l_114 = 9223372036854775807L;
                } else {
                    l_115 = l_16 + ((long) i_111);
                    l_114 = l_115;
                }
                GALEFS_BARRIER(10);
                i_116 = gale_BlockAccess_available(arg_fs, i_19, l_114, i_112, gale_group);
                if (i_116 < 1) {
                    l_117 = (-1L);
                } else {
                    l_117 = l_114;
                }
                i_118 = (int) get_local_id(0);
                l_119 = (0L) + ((((long) i_118) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_119)) = l_117;
                if (i_116 < 1) {
                    l_120 = (-1L);
                } else {
                    l_121 = gale_BlockAccess_missing(arg_fs, i_19, l_114, i_116, gale_group);
                    l_120 = l_121;
                }
                i_122 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) ((int) ((uint) i_118 + (uint) i_122))) << 3) + 16L)))) = l_120;
                l_123 = (-8L) + 16L;
                if (i_118 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_123)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_124 = (i_116 < 0) ? i_116 : 0;
                l_125 = (-16L) + 16L;
                i_126 = (int) ((uint) i_111 + (uint) i_15);
                i_127 = ((int) get_local_id(0)) << 1;
                i_128 = (int) get_local_id(0);
                i_129 = (int) get_local_id(0);
                i_130 = i_124;
                i_131 = 0;
                i_132 = 0;
                i_133 = 0;
                i_134 = 1;
                while (true) {
                    if (i_134 == 0) {
                        break;
                    }
                    if (i_118 == 0) {
                        i_135 = i_132;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_136 = (0L) + ((((long) i_135) << 3) + 16L);
                            if (!(i_135 < i_122)) {
                                goto B142;
                            }
                            l_137 = *((__local gale_long *) (gale_local_memory + l_136));
                            if (!(l_137 == (-1L))) {
                                break;
                            }
                            i_138 = (int) ((uint) i_135 + (uint) 1);
                            i_135 = i_138;
                        }
                        goto B143;
                    B142:;
                    B143:;
                        if (i_135 < i_122) {
                            l_139 = *((__local gale_long *) (gale_local_memory + l_136));
                            l_140 = l_139;
                        } else {
                            l_140 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_125)) = l_140;
                        if (i_135 < i_122) {
                            l_141 = gale_BlockAccess_acquireResident(arg_fs, i_19, l_140, gale_group);
                            l_142 = l_141;
                        } else {
                            l_143 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                            l_142 = l_143;
                        }
                        if (i_135 < i_122) {
                            if (l_142 == 0L) {
                                i_144 = gale_HostCall_begin(arg_fs, gale_group);
                                l_145 = (long) i_144;
                                if (l_145 < 0L) {
                                    i_146 = i_135;
                                    l_147 = l_145;
                                    i_148 = i_133;
                                } else {
                                    if (i_133 == 0) {
                                        i_149 = (int) ((uint) i_122 + (uint) i_135);
                                        l_150 = (long) gale_group;
                                        l_151 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_150 << 12) + (l_150 << 11)))) + (ulong) 2048L);
                                        i_152 = i_122 << 1;
                                        i_153 = 0;
                                        i_154 = i_149;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_154 < i_152)) {
                                                goto B165;
                                            }
                                            if (!(i_153 < 4096)) {
                                                break;
                                            }
                                            l_155 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_154) << 3) + 16L))));
                                            i_156 = (int) ((uint) i_154 + (uint) 1);
                                            if (l_155 == (-1L)) {
                                                i_154 = i_156;
                                            } else {
                                                l_157 = l_155 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) ((long) i_153))))) = l_157;
                                                i_158 = (int) ((uint) i_153 + (uint) 8);
                                                if (((int) (l_155 & 1L)) == 0) {
                                                    i_153 = i_158;
                                                    i_154 = i_156;
                                                } else {
                                                    if (i_158 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) ((long) i_158))))) = (l_157 + 1L);
                                                        i_159 = (int) ((uint) i_153 + (uint) 16);
                                                        i_153 = i_159;
                                                        i_154 = i_156;
                                                    } else {
                                                        i_153 = i_158;
                                                        i_154 = i_156;
                                                    }
                                                }
                                            }
                                        }
                                        i_160 = i_153;
                                        goto B167;
                                    B165:;
                                        i_160 = i_153;
                                    } else {
                                        i_160 = 0;
                                    }
                                B167:;
                                    l_161 = *((__local gale_long *) (gale_local_memory + l_125));
                                    l_162 = gale_BlockAccess_requestListed(arg_fs, i_19, l_161, i_160, gale_group);
                                    i_146 = i_135;
                                    l_147 = l_162;
                                    i_148 = 1;
                                }
                            } else {
                                i_146 = i_135;
                                l_147 = l_142;
                                i_148 = i_133;
                            }
                        } else {
                            i_146 = i_135;
                            l_147 = l_142;
                            i_148 = i_133;
                        }
                    } else {
                        i_146 = i_132;
                        l_147 = 0L;
                        i_148 = i_133;
                    }
                    if (i_129 == 0) {
                        if (l_147 < (-4611686018427387904L)) {
                            l_163 = gale_HostCall_awaitReply(arg_fs, l_147, gale_group);
                            l_164 = l_163;
                        } else {
                            l_164 = l_147;
                        }
                    } else {
                        l_164 = l_147;
                    }
                    GALEFS_BROADCAST(12, l_165, l_164);
                    l_166 = *((__local gale_long *) (gale_local_memory + l_119));
                    if (l_166 == (-1L)) {
                        i_167 = i_130;
                        i_168 = i_131;
                    } else {
                        l_169 = *((__local gale_long *) (gale_local_memory + l_125));
                        i_170 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        if ((l_166 >> i_170) == (l_169 >> i_170)) {
                            if (l_165 < 0L) {
                                i_171 = 0;
                            } else {
                                l_172 = 1L << i_170;
                                l_173 = (long) ((ulong) l_172 - (ulong) (((long) ((ulong) l_172 + (ulong) (-1L))) & l_166));
                                i_174 = (int) ((uint) i_116 - (uint) i_131);
                                if (l_173 < ((long) i_174)) {
                                    i_175 = (int) l_173;
                                    i_171 = i_175;
                                } else {
                                    i_171 = i_174;
                                }
                            }
                            l_176 = gale_BlockAccess_offsetInRegion(arg_fs, l_165, l_166, gale_group);
                            l_177 = ((long) i_126) + ((long) i_131);
                            if (((l_176 | l_177) & 7L) == 0) {
                                i_178 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_171 - (uint) i_178)) < 8) {
                                        break;
                                    }
                                    l_179 = (long) i_178;
                                    l_180 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_179))));
                                    *((__global gale_long *) (arg_data + 16 + (l_177 + l_179))) = l_180;
                                    i_181 = (int) ((uint) i_178 + (uint) 8);
                                    i_178 = i_181;
                                }
                                i_182 = i_178;
                            } else {
                                i_182 = 0;
                            }
                            i_183 = i_182;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_183 < i_171)) {
                                    break;
                                }
                                l_184 = (long) i_183;
                                i_185 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_184))));
                                *((__global char *) (arg_data + 16 + (l_177 + l_184))) = (char) i_185;
                                i_186 = (int) ((uint) i_183 + (uint) 1);
                                i_183 = i_186;
                            }
                            i_187 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_171);
                            if (l_165 < 0L) {
                                i_188 = (int) l_165;
                                i_189 = i_188;
                            } else {
                                i_189 = 0;
                            }
                            i_190 = (int) ((uint) i_131 + (uint) i_171);
                            if (l_165 < 0L) {
                                l_191 = (-1L);
                            } else {
                                if (i_190 < i_116) {
                                    l_192 = (long) ((ulong) ((long) i_171) + (ulong) l_166);
                                    l_191 = l_192;
                                } else {
                                    l_191 = (-1L);
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_119)) = l_191;
                            i_167 = i_189;
                            i_168 = i_190;
                        } else {
                            i_167 = i_130;
                            i_168 = i_131;
                        }
                    }
                    if (l_165 == 0L) {
                        i_193 = 0;
                    } else {
                        l_194 = *((__local gale_long *) (gale_local_memory + l_125));
                        i_195 = (l_194 == (-1L)) ? 0 : 1;
                        i_193 = i_195;
                    }
                    GALEFS_BARRIER(13);
                    if (i_128 == 0) {
                        if (l_165 < 1L) {
                            i_130 = i_167;
                            i_131 = i_168;
                            i_132 = i_146;
                            i_133 = i_148;
                            i_134 = i_193;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                            i_130 = i_167;
                            i_131 = i_168;
                            i_132 = i_146;
                            i_133 = i_148;
                            i_134 = i_193;
                        }
                    } else {
                        i_130 = i_167;
                        i_131 = i_168;
                        i_132 = i_146;
                        i_133 = i_148;
                        i_134 = i_193;
                    }
                }
                if (i_118 == 0) {
                    i_196 = *((__local gale_int *) (gale_local_memory + l_123));
                    l_197 = (long) gale_group;
                    l_198 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_197 << 12) + (l_197 << 11)))) + (ulong) 1872L);
                    l_199 = *((__global gale_long *) (arg_fs + 16 + l_198));
                    *((__global gale_long *) (arg_fs + 16 + l_198)) = ((long) ((ulong) ((long) i_196) + (ulong) l_199));
                }
                if (i_131 < 1) {
                    i_200 = i_130;
                } else {
                    i_200 = i_131;
                }
                i_201 = (i_14 < 1) ? 0 : i_14;
                l_202 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_201 + (uint) i_15)) + (uint) 3)) & (-4)) >> 2) + (uint) i_127));
                *((__global gale_int *) (arg_data + ((l_202 << 2) + 16L))) = i_200;
                i_203 = 1;
                i_204 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_204 < i_200)) {
                        break;
                    }
                    i_205 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_126 + (uint) i_204)))));
                    i_206 = (int) ((uint) (i_205 & 255) + (uint) ((int) ((uint) (i_203 << 5) - (uint) i_203)));
                    i_207 = (int) ((uint) i_204 + (uint) 1);
                    i_203 = i_206;
                    i_204 = i_207;
                }
                *((__global gale_int *) (arg_data + (((l_202 + 1L) << 2) + 16L))) = i_203;
                i_35 = 0;
                i_36 = 0;
                break;
            default:
                i_35 = 0;
                i_36 = 0;
                break;
        }
        GALEFS_BARRIER(16);
        if (i_6 == 0) {
            if (i_11 == 0) {
                *((__global gale_int *) ul_18) = i_35;
            }
            l_212 = (long) i_9;
            *((__global gale_int *) (arg_results + ((l_212 << 2) + 16L))) = i_35;
            i_213 = 1;
            i_214 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_214 < i_36)) {
                    break;
                }
                i_215 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_214 + (uint) i_15)))));
                i_216 = (int) ((uint) (i_215 & 255) + (uint) ((int) ((uint) (i_213 << 5) - (uint) i_213)));
                i_217 = (int) ((uint) i_214 + (uint) 1);
                i_213 = i_216;
                i_214 = i_217;
            }
            *((__global gale_int *) (arg_results + (((l_212 + 1L) << 2) + 16L))) = i_213;
        }
        GALEFS_BARRIER(17);
        i_218 = (int) ((uint) i_8 + (uint) 1);
        i_8 = i_218;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_101) VARIABLE(int, i_105) VARIABLE(int, i_109) VARIABLE(int, i_11) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_128) VARIABLE(int, i_130) VARIABLE(int, i_14) VARIABLE(int, i_146) VARIABLE(int, i_147) VARIABLE(int, i_15) VARIABLE(int, i_172) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_99) VARIABLE(long, l_102) VARIABLE(long, l_106) VARIABLE(long, l_108) VARIABLE(long, l_144) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_20) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_42) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_64) VARIABLE(long, l_7) VARIABLE(long, l_97) VARIABLE(__global uchar *, ul_18)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_42) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_64) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_7) VARIABLE(l_97) VARIABLE(ul_18)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_101) VARIABLE(i_105) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_94) VARIABLE(i_99) VARIABLE(l_102) VARIABLE(l_106) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_101) VARIABLE(i_105) VARIABLE(i_109) VARIABLE(i_11) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_128) VARIABLE(i_130) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_99) VARIABLE(l_102) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_101) VARIABLE(i_105) VARIABLE(i_109) VARIABLE(i_11) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_128) VARIABLE(i_130) VARIABLE(i_14) VARIABLE(i_146) VARIABLE(i_147) VARIABLE(i_15) VARIABLE(i_172) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_99) VARIABLE(l_102) VARIABLE(l_106) VARIABLE(l_108) VARIABLE(l_144) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_18)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_7)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 96L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4 || gale_resume == 5 || gale_resume == 6 || gale_resume == 7)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_19, i_25, i_27, i_28, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_65, i_66, i_68, i_69, i_70, i_74, i_78, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_99, i_101, i_105, i_107, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_120, i_126, i_128, i_130, i_131, i_133, i_134, i_135, i_137, i_139, i_140, i_141, i_146, i_147, i_149, i_150, i_153, i_154, i_157, i_160, i_161, i_162, i_164, i_165, i_166, i_167, i_168, i_169, i_172, i_174, i_175, i_178, i_179, i_181, i_182, i_183, i_184, i_185, i_189, i_191, i_192, i_193, i_194, i_195, i_196;
    long l_7, l_10, l_16, l_17, l_20, l_21, l_22, l_23, l_24, l_26, l_29, l_30, l_38, l_39, l_40, l_41, l_42, l_45, l_60, l_61, l_62, l_63, l_64, l_67, l_71, l_72, l_73, l_75, l_76, l_77, l_79, l_80, l_81, l_82, l_83, l_97, l_98, l_100, l_102, l_103, l_104, l_106, l_108, l_118, l_119, l_121, l_122, l_123, l_124, l_125, l_127, l_129, l_132, l_136, l_138, l_142, l_143, l_144, l_145, l_148, l_151, l_152, l_155, l_156, l_158, l_159, l_163, l_170, l_171, l_173, l_176, l_177, l_180, l_186, l_187, l_188, l_190;
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
    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            break;
        }
        i_9 = i_8 << 1;
        l_10 = (long) ((int) ((uint) (i_8 << 2) + (uint) i_9));
        i_11 = *((__global gale_int *) (arg_script + ((l_10 << 2) + 16L)));
        i_12 = *((__global gale_int *) (arg_script + (((l_10 + 1L) << 2) + 16L)));
        i_13 = *((__global gale_int *) (arg_script + (((l_10 + 2L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_10 + 3L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_10 + 5L) << 2) + 16L)));
        l_16 = (long) i_13;
        if (i_13 == INT_MIN) {
            l_17 = 9223372036854775807L;
        } else {
            l_17 = l_16;
        }
        ul_18 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_12))) << 2) + 16L);
        i_19 = *((__global gale_int *) ul_18);
        l_20 = (long) i_15;
        switch (i_11) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_21 = gale_FileOpener_begin(arg_fs, 2, gale_group, gale_slot, gale_position);
                    if (l_21 < 0L) {
                        l_22 = l_21;
                    } else {
                        l_23 = l_16 << 2;
                        l_24 = (long) ((ulong) l_7 + (ulong) (((long) gale_position) << 12));
                        i_25 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_25 < 2)) {
                                break;
                            }
                            l_26 = (long) i_25;
                            i_27 = (int) *((__global char *) (arg_names + 16 + (l_26 + l_23)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) l_26)))) = (char) i_27;
                            i_28 = (int) ((uint) i_25 + (uint) 1);
                            i_25 = i_28;
                        }
                        l_29 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_14, 2, (-1), gale_group, gale_slot, gale_position);
                        l_22 = l_29;
                    }
                } else {
                    l_22 = 0L;
                }
                GALEFS_BROADCAST(2, l_30, l_22);
                if (l_30 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) (ul_18 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_30); }
                    GALEFS_RETURN;
                    resume_1:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_8 = (int) gale_ints[2 * gale_items + gale_item];
                    i_9 = (int) gale_ints[3 * gale_items + gale_item];
                    i_11 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_18 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_30 = gale_round_reply(gale_entry);
                }
                i_31 = (int) l_30;
                i_32 = i_31;
                i_33 = 0;
                break;
            case 1:
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = 1;
                i_37 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_36 == 1)) {
                        break;
                    }
                    l_38 = (long) i_37;
                    l_39 = (long) ((ulong) l_17 + (ulong) l_38);
                    if (i_35 == 0) {
                        l_40 = gale_BlockAccess_beginRead(arg_fs, i_19, l_39, ((int) ((uint) i_14 - (uint) i_37)), gale_group, gale_slot, gale_position);
                        l_41 = l_40;
                    } else {
                        l_41 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_42, l_41);
                    if (l_42 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_15;
                        gale_longs[gale_item] = (ulong) l_17;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_18 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_19;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_37;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_38;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_39;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_42); }
                        GALEFS_RETURN;
                        resume_2:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_8 = (int) gale_ints[2 * gale_items + gale_item];
                        i_9 = (int) gale_ints[3 * gale_items + gale_item];
                        i_11 = (int) gale_ints[4 * gale_items + gale_item];
                        i_14 = (int) gale_ints[5 * gale_items + gale_item];
                        i_15 = (int) gale_ints[6 * gale_items + gale_item];
                        l_17 = (long) gale_longs[gale_item];
                        ul_18 = arg_fds + gale_longs[gale_items + gale_item];
                        i_19 = (int) gale_ints[7 * gale_items + gale_item];
                        l_20 = (long) gale_longs[2 * gale_items + gale_item];
                        i_37 = (int) gale_ints[8 * gale_items + gale_item];
                        l_38 = (long) gale_longs[3 * gale_items + gale_item];
                        l_39 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_34 = (int) get_local_id(0);
                        i_35 = (int) get_local_id(0);
                        l_42 = gale_round_reply(gale_entry);
                    }
                    i_43 = (int) l_42;
                    if (l_42 < 0L) {
                        i_44 = 0;
                    } else {
                        i_44 = i_43;
                    }
                    l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_39, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_45), (arg_data + 16 + (l_20 + l_38)), i_44);
                    GALEFS_BARRIER(4);
                    if (i_34 == 0) {
                        if (!(i_44 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_46 = (int) ((uint) i_37 + (uint) i_44);
                    if (l_42 < 0L) {
                        i_36 = i_43;
                        i_37 = i_46;
                    } else {
                        i_47 = ((i_44 < 1) || (!(i_46 < i_14))) ? 0 : 1;
                        i_36 = i_47;
                        i_37 = i_46;
                    }
                }
                if (i_37 < 1) {
                    i_32 = i_36;
                    i_33 = i_36;
                    break;
                }
                i_32 = i_37;
                i_33 = i_37;
                break;
            case 2:
                i_48 = *((__global gale_int *) (arg_script + (((l_10 + 4L) << 2) + 16L)));
                i_49 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_50 = (int) get_local_size(0);
                i_51 = (int) get_local_id(0);
                i_52 = (int) get_local_id(0);
                i_53 = (int) get_local_id(0);
                i_54 = i_53;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_54 < i_14)) {
                        break;
                    }
                    i_55 = i_54 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_54 + (uint) i_15))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_54 << 3) - (uint) i_54)) + (uint) i_48)) + (uint) (i_55 + (i_55 << 1))));
                    i_56 = (int) ((uint) i_54 + (uint) i_50);
                    i_54 = i_56;
                }
                i_57 = 4;
                i_58 = 0;
                i_59 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_57 == 0) {
                        break;
                    }
                    l_60 = (long) i_58;
                    l_61 = (long) ((ulong) l_17 + (ulong) l_60);
                    if (i_52 == 0) {
                        l_62 = gale_BlockAccess_beginWrite(arg_fs, i_57, i_19, l_61, ((int) ((uint) i_14 - (uint) i_58)), gale_group, gale_slot, gale_position);
                        l_63 = l_62;
                    } else {
                        l_63 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_64, l_63);
                    if (l_64 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_15;
                        gale_longs[gale_item] = (ulong) l_17;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_18 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_19;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_57;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_58;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_60;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_61;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_64); }
                        GALEFS_RETURN;
                        resume_3:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_8 = (int) gale_ints[2 * gale_items + gale_item];
                        i_9 = (int) gale_ints[3 * gale_items + gale_item];
                        i_11 = (int) gale_ints[4 * gale_items + gale_item];
                        i_14 = (int) gale_ints[5 * gale_items + gale_item];
                        i_15 = (int) gale_ints[6 * gale_items + gale_item];
                        l_17 = (long) gale_longs[gale_item];
                        ul_18 = arg_fds + gale_longs[gale_items + gale_item];
                        i_19 = (int) gale_ints[7 * gale_items + gale_item];
                        l_20 = (long) gale_longs[2 * gale_items + gale_item];
                        i_57 = (int) gale_ints[8 * gale_items + gale_item];
                        i_58 = (int) gale_ints[9 * gale_items + gale_item];
                        l_60 = (long) gale_longs[3 * gale_items + gale_item];
                        l_61 = (long) gale_longs[4 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_49 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_51 = (int) get_local_id(0);
                        i_52 = (int) get_local_id(0);
                        l_64 = gale_round_reply(gale_entry);
                    }
                    i_65 = (int) l_64;
                    if (l_64 < 0L) {
                        i_66 = 0;
                    } else {
                        i_66 = i_65;
                    }
                    l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_61, gale_group, gale_slot, gale_position);
                    gale_copy((arg_data + 16 + (l_20 + l_60)), (arg_fs + 16 + l_67), i_66);
                    GALEFS_BARRIER(6);
                    if (i_51 == 0) {
                        if (!(i_66 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_66, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_68 = (int) ((uint) i_58 + (uint) i_66);
                    if (l_64 < 0L) {
                        if ((!(i_57 == 4)) || (i_68 < 1)) {
                            i_69 = i_65;
                        } else {
                            i_69 = i_68;
                        }
                    } else {
                        i_69 = i_68;
                    }
                    i_70 = (((!(i_57 == 4)) || (i_68 < 1)) || (i_49 == 0)) ? 0 : 5;
                    if (i_66 == 0) {
                        i_57 = i_70;
                        i_58 = i_68;
                        i_59 = i_69;
                    } else {
                        if (i_68 == i_14) {
                            i_57 = i_70;
                            i_58 = i_68;
                            i_59 = i_69;
                        } else {
                            i_58 = i_68;
                            i_59 = i_69;
                        }
                    }
                }
                i_32 = i_59;
                i_33 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_71 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position);
                    l_72 = l_71;
                } else {
                    l_72 = 0L;
                }
                GALEFS_BROADCAST(7, l_73, l_72);
                if (l_73 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) (ul_18 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_73); }
                    GALEFS_RETURN;
                    resume_4:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_8 = (int) gale_ints[2 * gale_items + gale_item];
                    i_9 = (int) gale_ints[3 * gale_items + gale_item];
                    i_11 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_18 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_73 = gale_round_reply(gale_entry);
                }
                i_74 = (int) l_73;
                i_32 = i_74;
                i_33 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_75 = gale_OpenFileCalls_status(arg_fs, i_19, i_14, gale_group, gale_slot, gale_position);
                    l_76 = l_75;
                } else {
                    l_76 = 0L;
                }
                GALEFS_BROADCAST(8, l_77, l_76);
                if (l_77 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) (ul_18 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_77); }
                    GALEFS_RETURN;
                    resume_5:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_8 = (int) gale_ints[2 * gale_items + gale_item];
                    i_9 = (int) gale_ints[3 * gale_items + gale_item];
                    i_11 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_18 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_77 = gale_round_reply(gale_entry);
                }
                i_78 = (int) l_77;
                i_32 = i_78;
                i_33 = 0;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_79 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_17, i_14, gale_group, gale_slot, gale_position);
                    l_80 = l_79;
                } else {
                    l_80 = 0L;
                }
                GALEFS_BROADCAST(9, l_81, l_80);
                if (l_81 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_14;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_17;
                    gale_longs[gale_items + gale_item] = (ulong) (ul_18 - arg_fds);
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_81); }
                    GALEFS_RETURN;
                    resume_6:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_8 = (int) gale_ints[2 * gale_items + gale_item];
                    i_9 = (int) gale_ints[3 * gale_items + gale_item];
                    i_11 = (int) gale_ints[4 * gale_items + gale_item];
                    i_14 = (int) gale_ints[5 * gale_items + gale_item];
                    i_15 = (int) gale_ints[6 * gale_items + gale_item];
                    l_17 = (long) gale_longs[gale_item];
                    ul_18 = arg_fds + gale_longs[gale_items + gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    l_81 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_81 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_17, 1, gale_group, gale_slot, gale_position);
                    }
                }
                if (l_81 < 0L) {
                    l_82 = l_81;
                } else {
                    l_83 = gale_BlockAccess_offsetInRegion(arg_fs, l_81, l_17, gale_group, gale_slot, gale_position);
                    l_82 = l_83;
                }
                if ((ulong) ((long) ((ulong) l_82 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_84 = (int) l_82;
                    i_32 = i_84;
                    i_33 = 0;
                    break;
                }
                i_85 = (int) get_local_size(0);
                i_86 = (int) get_local_id(0);
                i_87 = i_86;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_87 < i_14)) {
                        break;
                    }
                    i_88 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) ((long) i_87)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_87 + (uint) i_15))))) = (char) i_88;
                    i_89 = (int) ((uint) i_87 + (uint) i_85);
                    i_87 = i_89;
                }
                i_32 = i_14;
                i_33 = i_14;
                break;
            case 6:
                GALEFS_BARRIER(14);
                if (((int) get_local_id(0)) == 0) {
                    l_186 = gale_BlockAccess_endMapping(arg_fs, i_14, gale_group, gale_slot, gale_position);
                    l_187 = l_186;
                } else {
                    l_187 = 0L;
                }
                GALEFS_BROADCAST(15, l_188, l_187);
                i_189 = (int) l_188;
                i_32 = i_189;
                i_33 = 0;
                break;
            case 7:
                if (i_14 < 0) {
                    i_90 = i_14;
                } else {
                    i_91 = (int) get_local_size(0);
                    i_92 = gale_div_int(((int) ((uint) ((int) ((uint) i_91 + (uint) i_14)) + (uint) (-1))), i_91);
                    i_90 = i_92;
                }
                i_93 = (i_90 < 1) ? 0 : i_90;
                i_94 = (int) ((uint) i_93 * (uint) ((int) ((uint) ((int) ((uint) ((int) get_local_size(0)) - (uint) ((int) get_local_id(0)))) + (uint) (-1))));
                if (i_14 < 0) {
                    i_95 = i_14;
                } else {
                    i_96 = gale_clamp_int(((long) ((int) ((uint) i_14 - (uint) i_94))), 0, i_90);
                    i_95 = i_96;
                }
                if (i_13 == INT_MIN) {
                    l_97 = 9223372036854775807L;
                } else {
                    l_98 = l_16 + ((long) i_94);
                    l_97 = l_98;
                }
                GALEFS_BARRIER(10);
                i_99 = gale_BlockAccess_available(arg_fs, i_19, l_97, i_95, gale_group, gale_slot, gale_position);
                if (i_99 < 1) {
                    l_100 = (-1L);
                } else {
                    l_100 = l_97;
                }
                i_101 = (int) get_local_id(0);
                l_102 = (0L) + ((((long) i_101) << 3) + 16L);
                *((__local gale_long *) (gale_local_memory + l_102)) = l_100;
                if (i_99 < 1) {
                    l_103 = (-1L);
                } else {
                    l_104 = gale_BlockAccess_missing(arg_fs, i_19, l_97, i_99, gale_group, gale_slot, gale_position);
                    l_103 = l_104;
                }
                i_105 = (int) get_local_size(0);
                *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) ((int) ((uint) i_101 + (uint) i_105))) << 3) + 16L)))) = l_103;
                l_106 = (-8L) + 16L;
                if (i_101 == 0) {
                    *((__local gale_int *) (gale_local_memory + l_106)) = 0;
                }
                GALEFS_LOCAL_BARRIER(11);
                i_107 = (i_99 < 0) ? i_99 : 0;
                l_108 = (-16L) + 16L;
                i_109 = (int) ((uint) i_94 + (uint) i_15);
                i_110 = ((int) get_local_id(0)) << 1;
                i_111 = (int) get_local_id(0);
                i_112 = i_107;
                i_113 = 0;
                i_114 = 0;
                i_115 = 0;
                i_116 = 1;
                while (true) {
                    if (i_116 == 0) {
                        break;
                    }
                    if (i_101 == 0) {
                        i_117 = i_114;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            l_118 = (0L) + ((((long) i_117) << 3) + 16L);
                            if (!(i_117 < i_105)) {
                                goto B112;
                            }
                            l_119 = *((__local gale_long *) (gale_local_memory + l_118));
                            if (!(l_119 == (-1L))) {
                                break;
                            }
                            i_120 = (int) ((uint) i_117 + (uint) 1);
                            i_117 = i_120;
                        }
                        goto B113;
                    B112:;
                    B113:;
                        if (i_117 < i_105) {
                            l_121 = *((__local gale_long *) (gale_local_memory + l_118));
                            l_122 = l_121;
                        } else {
                            l_122 = (-1L);
                        }
                        *((__local gale_long *) (gale_local_memory + l_108)) = l_122;
                        if (i_117 < i_105) {
                            l_123 = gale_BlockAccess_acquireResident(arg_fs, i_19, l_122, gale_group, gale_slot, gale_position);
                            l_124 = l_123;
                        } else {
                            l_125 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                            l_124 = l_125;
                        }
                        if (i_117 < i_105) {
                            if (l_124 == 0L) {
                                i_126 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                                l_127 = (long) i_126;
                                if (l_127 < 0L) {
                                    i_128 = i_117;
                                    l_129 = l_127;
                                    i_130 = i_115;
                                } else {
                                    if (i_115 == 0) {
                                        i_131 = (int) ((uint) i_105 + (uint) i_117);
                                        l_132 = (long) ((ulong) l_7 + (ulong) (((long) gale_position) << 12));
                                        i_133 = i_105 << 1;
                                        i_134 = 0;
                                        i_135 = i_131;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_135 < i_133)) {
                                                goto B135;
                                            }
                                            if (!(i_134 < 4096)) {
                                                break;
                                            }
                                            l_136 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_135) << 3) + 16L))));
                                            i_137 = (int) ((uint) i_135 + (uint) 1);
                                            if (l_136 == (-1L)) {
                                                i_135 = i_137;
                                            } else {
                                                l_138 = l_136 >> 1;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) ((long) i_134))))) = l_138;
                                                i_139 = (int) ((uint) i_134 + (uint) 8);
                                                if (((int) (l_136 & 1L)) == 0) {
                                                    i_134 = i_139;
                                                    i_135 = i_137;
                                                } else {
                                                    if (i_139 < 4096) {
                                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) ((long) i_139))))) = (l_138 + 1L);
                                                        i_140 = (int) ((uint) i_134 + (uint) 16);
                                                        i_134 = i_140;
                                                        i_135 = i_137;
                                                    } else {
                                                        i_134 = i_139;
                                                        i_135 = i_137;
                                                    }
                                                }
                                            }
                                        }
                                        i_141 = i_134;
                                        goto B137;
                                    B135:;
                                        i_141 = i_134;
                                    } else {
                                        i_141 = 0;
                                    }
                                B137:;
                                    l_142 = *((__local gale_long *) (gale_local_memory + l_108));
                                    l_143 = gale_BlockAccess_requestListed(arg_fs, i_19, l_142, i_141, gale_group, gale_slot, gale_position);
                                    i_128 = i_117;
                                    l_129 = l_143;
                                    i_130 = 1;
                                }
                            } else {
                                i_128 = i_117;
                                l_129 = l_124;
                                i_130 = i_115;
                            }
                        } else {
                            i_128 = i_117;
                            l_129 = l_124;
                            i_130 = i_115;
                        }
                    } else {
                        i_128 = i_114;
                        l_129 = 0L;
                        i_130 = i_115;
                    }
                    GALEFS_BROADCAST(12, l_144, l_129);
                    if (l_144 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_9;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_15;
                        gale_longs[gale_item] = (ulong) (ul_18 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_19;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_99;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_109;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_112;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_113;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_128;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_130;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_144); }
                        GALEFS_RETURN;
                        resume_7:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_8 = (int) gale_ints[2 * gale_items + gale_item];
                        i_9 = (int) gale_ints[3 * gale_items + gale_item];
                        i_11 = (int) gale_ints[4 * gale_items + gale_item];
                        i_14 = (int) gale_ints[5 * gale_items + gale_item];
                        i_15 = (int) gale_ints[6 * gale_items + gale_item];
                        ul_18 = arg_fds + gale_longs[gale_item];
                        i_19 = (int) gale_ints[7 * gale_items + gale_item];
                        i_99 = (int) gale_ints[8 * gale_items + gale_item];
                        i_109 = (int) gale_ints[9 * gale_items + gale_item];
                        i_112 = (int) gale_ints[10 * gale_items + gale_item];
                        i_113 = (int) gale_ints[11 * gale_items + gale_item];
                        i_128 = (int) gale_ints[12 * gale_items + gale_item];
                        i_130 = (int) gale_ints[13 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_101 = (int) get_local_id(0);
                        l_102 = (0L) + ((((long) i_101) << 3) + 16L);
                        i_105 = (int) get_local_size(0);
                        l_106 = (-8L) + 16L;
                        l_108 = (-16L) + 16L;
                        i_110 = ((int) get_local_id(0)) << 1;
                        i_111 = (int) get_local_id(0);
                        l_144 = gale_round_reply(gale_entry);
                    }
                    l_145 = *((__local gale_long *) (gale_local_memory + l_102));
                    if (l_145 == (-1L)) {
                        i_146 = i_112;
                        i_147 = i_113;
                    } else {
                        l_148 = *((__local gale_long *) (gale_local_memory + l_108));
                        i_149 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        if ((l_145 >> i_149) == (l_148 >> i_149)) {
                            if (l_144 < 0L) {
                                i_150 = 0;
                            } else {
                                l_151 = 1L << i_149;
                                l_152 = (long) ((ulong) l_151 - (ulong) (((long) ((ulong) l_151 + (ulong) (-1L))) & l_145));
                                i_153 = (int) ((uint) i_99 - (uint) i_113);
                                if (l_152 < ((long) i_153)) {
                                    i_154 = (int) l_152;
                                    i_150 = i_154;
                                } else {
                                    i_150 = i_153;
                                }
                            }
                            l_155 = gale_BlockAccess_offsetInRegion(arg_fs, l_144, l_145, gale_group, gale_slot, gale_position);
                            l_156 = ((long) i_109) + ((long) i_113);
                            if (((l_155 | l_156) & 7L) == 0) {
                                i_157 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (((int) ((uint) i_150 - (uint) i_157)) < 8) {
                                        break;
                                    }
                                    l_158 = (long) i_157;
                                    l_159 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) l_158))));
                                    *((__global gale_long *) (arg_data + 16 + (l_156 + l_158))) = l_159;
                                    i_160 = (int) ((uint) i_157 + (uint) 8);
                                    i_157 = i_160;
                                }
                                i_161 = i_157;
                            } else {
                                i_161 = 0;
                            }
                            i_162 = i_161;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_162 < i_150)) {
                                    break;
                                }
                                l_163 = (long) i_162;
                                i_164 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) l_163))));
                                *((__global char *) (arg_data + 16 + (l_156 + l_163))) = (char) i_164;
                                i_165 = (int) ((uint) i_162 + (uint) 1);
                                i_162 = i_165;
                            }
                            i_166 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_150);
                            if (l_144 < 0L) {
                                i_167 = (int) l_144;
                                i_168 = i_167;
                            } else {
                                i_168 = 0;
                            }
                            i_169 = (int) ((uint) i_113 + (uint) i_150);
                            if (l_144 < 0L) {
                                l_170 = (-1L);
                            } else {
                                if (i_169 < i_99) {
                                    l_171 = (long) ((ulong) ((long) i_150) + (ulong) l_145);
                                    l_170 = l_171;
                                } else {
                                    l_170 = (-1L);
                                }
                            }
                            *((__local gale_long *) (gale_local_memory + l_102)) = l_170;
                            i_146 = i_168;
                            i_147 = i_169;
                        } else {
                            i_146 = i_112;
                            i_147 = i_113;
                        }
                    }
                    if (l_144 == 0L) {
                        i_172 = 0;
                    } else {
                        l_173 = *((__local gale_long *) (gale_local_memory + l_108));
                        i_174 = (l_173 == (-1L)) ? 0 : 1;
                        i_172 = i_174;
                    }
                    GALEFS_BARRIER(13);
                    if (i_111 == 0) {
                        if (l_144 < 1L) {
                            i_112 = i_146;
                            i_113 = i_147;
                            i_114 = i_128;
                            i_115 = i_130;
                            i_116 = i_172;
                        } else {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                            i_112 = i_146;
                            i_113 = i_147;
                            i_114 = i_128;
                            i_115 = i_130;
                            i_116 = i_172;
                        }
                    } else {
                        i_112 = i_146;
                        i_113 = i_147;
                        i_114 = i_128;
                        i_115 = i_130;
                        i_116 = i_172;
                    }
                }
                if (i_101 == 0) {
                    i_175 = *((__local gale_int *) (gale_local_memory + l_106));
                    l_176 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_177 = *((__global gale_long *) (arg_fs + 16 + l_176));
                    *((__global gale_long *) (arg_fs + 16 + l_176)) = ((long) ((ulong) ((long) i_175) + (ulong) l_177));
                }
                if (i_113 < 1) {
                    i_178 = i_112;
                } else {
                    i_178 = i_113;
                }
                i_179 = (i_14 < 1) ? 0 : i_14;
                l_180 = (long) ((int) ((uint) ((((int) ((uint) ((int) ((uint) i_179 + (uint) i_15)) + (uint) 3)) & (-4)) >> 2) + (uint) i_110));
                *((__global gale_int *) (arg_data + ((l_180 << 2) + 16L))) = i_178;
                i_181 = 1;
                i_182 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_182 < i_178)) {
                        break;
                    }
                    i_183 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_109 + (uint) i_182)))));
                    i_184 = (int) ((uint) (i_183 & 255) + (uint) ((int) ((uint) (i_181 << 5) - (uint) i_181)));
                    i_185 = (int) ((uint) i_182 + (uint) 1);
                    i_181 = i_184;
                    i_182 = i_185;
                }
                *((__global gale_int *) (arg_data + (((l_180 + 1L) << 2) + 16L))) = i_181;
                i_32 = 0;
                i_33 = 0;
                break;
            default:
                i_32 = 0;
                i_33 = 0;
                break;
        }
        GALEFS_BARRIER(16);
        if (i_6 == 0) {
            if (i_11 == 0) {
                *((__global gale_int *) ul_18) = i_32;
            }
            l_190 = (long) i_9;
            *((__global gale_int *) (arg_results + ((l_190 << 2) + 16L))) = i_32;
            i_191 = 1;
            i_192 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_192 < i_33)) {
                    break;
                }
                i_193 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_192 + (uint) i_15)))));
                i_194 = (int) ((uint) (i_193 & 255) + (uint) ((int) ((uint) (i_191 << 5) - (uint) i_191)));
                i_195 = (int) ((uint) i_192 + (uint) 1);
                i_191 = i_194;
                i_192 = i_195;
            }
            *((__global gale_int *) (arg_results + (((l_190 + 1L) << 2) + 16L))) = i_191;
        }
        GALEFS_BARRIER(17);
        i_196 = (int) ((uint) i_8 + (uint) 1);
        i_8 = i_196;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
