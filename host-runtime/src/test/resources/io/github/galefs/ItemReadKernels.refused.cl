// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refused
// entry point: galefs_refused
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE WRITE WRITE
// waits: 5
// saved values: 7
// context bytes: 40
// needs: BARRIERS LOCAL_SIZE
// local bytes: 64
// local bytes per work-item: 32
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 04f2c5ec0df471c2151e637617f049352c0688801709dc204a4ab006df0ea61d
// functions SHA-256: 5a9be4bf73e7788ac83bb5bb380e2e50f209f68aa84c34fe0eb88de1824a57fc
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (64 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_129) VARIABLE(int, i_13) VARIABLE(int, i_133) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_153) VARIABLE(int, i_155) VARIABLE(int, i_16) VARIABLE(int, i_177) VARIABLE(int, i_178) VARIABLE(int, i_203) VARIABLE(int, i_21) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_96) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_110) VARIABLE(long, l_119) VARIABLE(long, l_12) VARIABLE(long, l_121) VARIABLE(long, l_122) VARIABLE(long, l_125) VARIABLE(long, l_131) VARIABLE(long, l_132) VARIABLE(long, l_17) VARIABLE(long, l_174) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_96) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_67)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_110) VARIABLE(l_27)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_110) VARIABLE(l_119) VARIABLE(l_27)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_123) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_110) VARIABLE(l_119) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_27)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_129) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_110) VARIABLE(l_119) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_125) VARIABLE(l_27)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_129) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_14) VARIABLE(i_153) VARIABLE(i_155) VARIABLE(l_0) VARIABLE(l_110) VARIABLE(l_119) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_125) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_27)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_129) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_14) VARIABLE(i_153) VARIABLE(i_155) VARIABLE(i_177) VARIABLE(i_178) VARIABLE(i_203) VARIABLE(l_0) VARIABLE(l_110) VARIABLE(l_119) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_125) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_174) VARIABLE(l_27)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_14)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_14)
#define GALEFS_LIVE_15(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_13, i_14, i_15, i_16, i_21, i_22, i_25, i_26, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_37, i_44, i_46, i_48, i_49, i_50, i_51, i_52, i_54, i_58, i_59, i_60, i_63, i_70, i_71, i_73, i_74, i_77, i_78, i_81, i_84, i_85, i_86, i_88, i_89, i_90, i_91, i_92, i_94, i_96, i_98, i_99, i_100, i_101, i_108, i_109, i_116, i_117, i_123, i_124, i_129, i_130, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_144, i_151, i_153, i_155, i_156, i_157, i_158, i_159, i_161, i_165, i_166, i_167, i_170, i_177, i_178, i_180, i_181, i_184, i_185, i_188, i_191, i_192, i_193, i_195, i_196, i_197, i_198, i_199, i_201, i_203, i_205, i_206, i_207, i_208, i_215, i_216;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_17, l_18, l_19, l_20, l_23, l_24, l_27, l_35, l_36, l_38, l_39, l_40, l_41, l_42, l_43, l_45, l_47, l_53, l_55, l_56, l_57, l_61, l_62, l_64, l_65, l_66, l_67, l_68, l_69, l_72, l_75, l_76, l_79, l_80, l_82, l_83, l_87, l_93, l_95, l_97, l_102, l_103, l_104, l_105, l_106, l_107, l_110, l_111, l_112, l_113, l_114, l_115, l_118, l_119, l_120, l_121, l_122, l_125, l_126, l_127, l_128, l_131, l_132, l_142, l_143, l_145, l_146, l_147, l_148, l_149, l_150, l_152, l_154, l_160, l_162, l_163, l_164, l_168, l_169, l_171, l_172, l_173, l_174, l_175, l_176, l_179, l_182, l_183, l_186, l_187, l_189, l_190, l_194, l_200, l_202, l_204, l_209, l_210, l_211, l_212, l_213, l_214, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_224;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_20;
        case 3:
            goto resume_3;
        case 4:
            goto loop_132;
        case 5:
            goto resume_5;
        default:
            break;
    }
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
    if (l_10 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_10 = gale_reply(gale_entry);
    }
    GALEFS_BARRIER(2);
    l_11 = (8L) + 16L;
    l_12 = (0L) + 16L;
    i_13 = (int) get_local_id(0);
    if (i_13 == 0) {
        *((__local gale_int *) (gale_local_memory + l_12)) = 0;
        *((__local gale_int *) (gale_local_memory + l_11)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_14 = (int) l_10;
    i_15 = (int) ((uint) i_14 + (uint) 100);
    i_16 = gale_BlockAccess_available(arg_fs, i_15, 0L, 8, gale_group);
    l_17 = (48L) + ((((long) i_13) << 3) + 16L);
    l_18 = (i_16 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_17)) = l_18;
    if (i_16 < 1) {
        l_19 = (-1L);
    } else {
        l_20 = gale_BlockAccess_missing(arg_fs, i_15, 0L, i_16, gale_group);
        l_19 = l_20;
    }
    i_21 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) i_13 + (uint) i_21))) << 3) + 16L)))) = l_19;
    GALEFS_LOCAL_BARRIER(4);
    i_22 = (i_16 < 0) ? i_16 : 0;
    l_23 = (-16L) + 24L;
    l_24 = (-16L) + 16L;
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_id(0);
    l_27 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_28 = 0;
    i_29 = i_22;
    i_30 = 0;
    i_31 = 0;
    i_32 = 0;
    i_33 = 1;
    loop_20:;
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_33 == 0) {
            break;
        }
        if (i_13 == 0) {
            i_34 = i_30;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_35 = (48L) + ((((long) i_34) << 3) + 16L);
                if (!(i_34 < i_21)) {
                    goto B27;
                }
                l_36 = *((__local gale_long *) (gale_local_memory + l_35));
                if (!(l_36 == (-1L))) {
                    break;
                }
                i_37 = (int) ((uint) i_34 + (uint) 1);
                i_34 = i_37;
            }
            goto B28;
        B27:;
        B28:;
            if (i_34 < i_21) {
                l_38 = *((__local gale_long *) (gale_local_memory + l_35));
                l_39 = l_38;
            } else {
                l_39 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_24)) = l_39;
            if (i_32 == 0) {
                l_40 = l_27;
            } else {
                l_40 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_23)) = l_40;
            if (i_34 < i_21) {
                if (i_32 == 0) {
                    l_41 = gale_BlockAccess_acquireResident(arg_fs, i_15, l_39, gale_group);
                    l_42 = l_41;
                } else {
                    l_42 = 0L;
                }
            } else {
                l_43 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_42 = l_43;
            }
            if (i_34 < i_21) {
                if (l_42 == 0L) {
                    i_44 = gale_HostCall_begin(arg_fs, gale_group);
                    l_45 = (long) i_44;
                    if (l_45 < 0L) {
                        i_46 = i_34;
                        l_47 = l_45;
                        i_48 = i_31;
                    } else {
                        if (i_31 == 0) {
                            i_49 = (int) ((uint) i_21 + (uint) i_34);
                            i_50 = i_21 << 1;
                            i_51 = 0;
                            i_52 = i_49;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_52 < i_50)) {
                                    goto B55;
                                }
                                if (!(i_51 < 4096)) {
                                    break;
                                }
                                l_53 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) i_52) << 3) + 16L))));
                                i_54 = (int) ((uint) i_52 + (uint) 1);
                                if (l_53 == (-1L)) {
                                    i_52 = i_54;
                                } else {
                                    l_55 = (long) gale_group;
                                    l_56 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_55 << 12) + (l_55 << 11)))) + (ulong) 2048L);
                                    l_57 = l_53 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) ((long) i_51))))) = l_57;
                                    i_58 = (int) ((uint) i_51 + (uint) 8);
                                    if (((int) (l_53 & 1L)) == 0) {
                                        i_51 = i_58;
                                        i_52 = i_54;
                                    } else {
                                        if (i_58 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) ((long) i_58))))) = (l_57 + 1L);
                                            i_59 = (int) ((uint) i_51 + (uint) 16);
                                            i_51 = i_59;
                                            i_52 = i_54;
                                        } else {
                                            i_51 = i_58;
                                            i_52 = i_54;
                                        }
                                    }
                                }
                            }
                            i_60 = i_51;
                            goto B57;
                        B55:;
                            i_60 = i_51;
                        } else {
                            i_60 = 0;
                        }
                    B57:;
                        l_61 = *((__local gale_long *) (gale_local_memory + l_24));
                        l_62 = *((__local gale_long *) (gale_local_memory + l_23));
                        i_63 = (int) l_62;
                        l_64 = gale_BlockAccess_requestListed(arg_fs, i_15, (((long) (0 - (ulong) (1L << i_63))) & l_61), (1 << i_63), i_60, gale_group);
                        i_46 = i_34;
                        l_47 = l_64;
                        i_48 = 1;
                    }
                } else {
                    i_46 = i_34;
                    l_47 = l_42;
                    i_48 = i_31;
                }
            } else {
                i_46 = i_34;
                l_47 = l_42;
                i_48 = i_31;
            }
        } else {
            i_46 = i_30;
            l_47 = 0L;
            i_48 = i_31;
        }
        if (i_26 == 0) {
            if (l_47 < (-4611686018427387904L)) {
                l_65 = gale_HostCall_awaitReply(arg_fs, l_47, gale_group);
                l_66 = l_65;
            } else {
                l_66 = l_47;
            }
        } else {
            l_66 = l_47;
        }
        GALEFS_BROADCAST(5, l_67, l_66);
        if (l_67 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_14;
            gale_ints[gale_items + gale_item] = (uint) i_15;
            gale_ints[2 * gale_items + gale_item] = (uint) i_16;
            gale_ints[3 * gale_items + gale_item] = (uint) i_28;
            gale_ints[4 * gale_items + gale_item] = (uint) i_29;
            gale_ints[5 * gale_items + gale_item] = (uint) i_46;
            gale_ints[6 * gale_items + gale_item] = (uint) i_48;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_67); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_14 = (int) gale_ints[gale_item];
            i_15 = (int) gale_ints[gale_items + gale_item];
            i_16 = (int) gale_ints[2 * gale_items + gale_item];
            i_28 = (int) gale_ints[3 * gale_items + gale_item];
            i_29 = (int) gale_ints[4 * gale_items + gale_item];
            i_46 = (int) gale_ints[5 * gale_items + gale_item];
            i_48 = (int) gale_ints[6 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_11 = (8L) + 16L;
            l_12 = (0L) + 16L;
            i_13 = (int) get_local_id(0);
            l_17 = (48L) + ((((long) i_13) << 3) + 16L);
            i_21 = (int) get_local_size(0);
            l_23 = (-16L) + 24L;
            l_24 = (-16L) + 16L;
            i_25 = (int) get_local_id(0);
            i_26 = (int) get_local_id(0);
            l_27 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_67 = gale_reply(gale_entry);
        }
        l_68 = *((__local gale_long *) (gale_local_memory + l_17));
        l_69 = *((__local gale_long *) (gale_local_memory + l_23));
        if (l_68 == (-1L)) {
            i_70 = i_28;
            i_71 = i_29;
        } else {
            l_72 = *((__local gale_long *) (gale_local_memory + l_24));
            i_73 = (int) l_69;
            if ((l_68 >> i_73) == (l_72 >> i_73)) {
                if (l_67 < 0L) {
                    i_74 = 0;
                } else {
                    l_75 = 1L << i_73;
                    l_76 = (long) ((ulong) l_75 - (ulong) (((long) ((ulong) l_75 + (ulong) (-1L))) & l_68));
                    i_77 = (int) ((uint) i_16 - (uint) i_28);
                    if (l_76 < ((long) i_77)) {
                        i_78 = (int) l_76;
                        i_74 = i_78;
                    } else {
                        i_74 = i_77;
                    }
                }
                l_79 = gale_BlockAccess_offsetInRegion(arg_fs, l_67, l_68, gale_group);
                l_80 = ((long) i_28) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_79 | l_80) & 7L) == 0) {
                    i_81 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_74 - (uint) i_81)) < 8) {
                            break;
                        }
                        l_82 = (long) i_81;
                        l_83 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) l_82))));
                        *((__global gale_long *) (arg_data + 16 + (l_80 + l_82))) = l_83;
                        i_84 = (int) ((uint) i_81 + (uint) 8);
                        i_81 = i_84;
                    }
                    i_85 = i_81;
                } else {
                    i_85 = 0;
                }
                i_86 = i_85;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_86 < i_74)) {
                        break;
                    }
                    l_87 = (long) i_86;
                    i_88 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) l_87))));
                    *((__global char *) (arg_data + 16 + (l_80 + l_87))) = (char) i_88;
                    i_89 = (int) ((uint) i_86 + (uint) 1);
                    i_86 = i_89;
                }
                i_90 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_74);
                if (l_67 < 0L) {
                    i_91 = (int) l_67;
                    i_92 = i_91;
                } else {
                    i_92 = 0;
                }
                l_93 = (long) ((ulong) ((long) i_74) + (ulong) l_68);
                i_94 = (int) ((uint) i_28 + (uint) i_74);
                if (l_67 == (-117L)) {
                    l_95 = l_93;
                } else {
                    if (l_67 < 0L) {
                        l_95 = (-1L);
                    } else {
                        if (i_94 < i_16) {
                            l_95 = l_93;
                        } else {
                            l_95 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_17)) = l_95;
                i_70 = i_94;
                i_71 = i_92;
            } else {
                i_70 = i_28;
                i_71 = i_29;
            }
        }
        if (l_67 == 0L) {
            i_96 = 0;
        } else {
            l_97 = *((__local gale_long *) (gale_local_memory + l_24));
            i_98 = (l_97 == (-1L)) ? 0 : 1;
            i_96 = i_98;
        }
        GALEFS_BARRIER(6);
        i_99 = (l_67 == (-117L)) ? 1 : 0;
        if (i_25 == 0) {
            if (l_67 < 1L) {
                i_28 = i_70;
                i_29 = i_71;
                i_30 = i_46;
                i_31 = i_48;
                i_32 = i_99;
                i_33 = i_96;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_28 = i_70;
                i_29 = i_71;
                i_30 = i_46;
                i_31 = i_48;
                i_32 = i_99;
                i_33 = i_96;
            }
        } else {
            i_28 = i_70;
            i_29 = i_71;
            i_30 = i_46;
            i_31 = i_48;
            i_32 = i_99;
            i_33 = i_96;
        }
    }
    if (i_13 == 0) {
        i_100 = *((__local gale_int *) (gale_local_memory + l_12));
        i_101 = *((__local gale_int *) (gale_local_memory + l_11));
        l_102 = (long) gale_group;
        l_103 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_102 << 12) + (l_102 << 11)))) + (ulong) 1872L);
        l_104 = *((__global gale_long *) (arg_fs + 16 + l_103));
        *((__global gale_long *) (arg_fs + 16 + l_103)) = ((long) ((ulong) ((long) i_100) + (ulong) l_104));
        l_105 = (long) gale_group;
        l_106 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_105 << 12) + (l_105 << 11)))) + (ulong) 1864L);
        l_107 = *((__global gale_long *) (arg_fs + 16 + l_106));
        *((__global gale_long *) (arg_fs + 16 + l_106)) = ((long) ((ulong) ((long) i_101) + (ulong) l_107));
    }
    if (i_28 < 1) {
        i_108 = i_29;
    } else {
        i_108 = i_28;
    }
    i_109 = (int) get_global_id(0);
    l_110 = (long) ((int) ((uint) i_109 + (uint) (i_109 << 1)));
    *((__global gale_int *) (arg_results + ((l_110 << 2) + 16L))) = i_108;
    if (((int) get_local_id(0)) == 0) {
        l_111 = gale_BlockAccess_beginMapping(arg_fs, i_14, 0L, 8, gale_group);
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
    GALEFS_BROADCAST(7, l_115, l_114);
    if (l_115 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_14;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_115); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_14 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_27 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
        i_109 = (int) get_global_id(0);
        l_110 = (long) ((int) ((uint) i_109 + (uint) (i_109 << 1)));
        l_115 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_115 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_116 = gale_group;
            i_117 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_116 & ((int) ((uint) (1 << i_117) + (uint) (-1))))) << 6) + (((long) (i_116 >> i_117)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_115 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_115 < 0L) {
        l_118 = (l_115 == (-117L)) ? (-5L) : l_115;
        l_119 = l_118;
    } else {
        l_120 = gale_BlockAccess_offsetInRegion(arg_fs, l_115, 0L, gale_group);
        l_119 = l_120;
    }
    GALEFS_BARRIER(8);
    l_121 = (40L) + 16L;
    l_122 = (32L) + 16L;
    i_123 = (int) get_local_id(0);
    if (i_123 == 0) {
        *((__local gale_int *) (gale_local_memory + l_122)) = 0;
        *((__local gale_int *) (gale_local_memory + l_121)) = 0;
    }
    GALEFS_LOCAL_BARRIER(9);
    i_124 = gale_BlockAccess_available(arg_fs, i_14, 0L, 8, gale_group);
    l_125 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_123) << 3) + 16L);
    l_126 = (i_124 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_125)) = l_126;
    if (i_124 < 1) {
        l_127 = (-1L);
    } else {
        l_128 = gale_BlockAccess_missing(arg_fs, i_14, 0L, i_124, gale_group);
        l_127 = l_128;
    }
    i_129 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_123 + (uint) i_129))) << 3) + 16L)))) = l_127;
    GALEFS_LOCAL_BARRIER(10);
    i_130 = (i_124 < 0) ? i_124 : 0;
    l_131 = (16L) + 24L;
    l_132 = (16L) + 16L;
    i_133 = (int) get_local_id(0);
    i_134 = (int) get_local_id(0);
    i_135 = 0;
    i_136 = i_130;
    i_137 = 0;
    i_138 = 0;
    i_139 = 0;
    i_140 = 1;
    loop_132:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_140 == 0) {
            break;
        }
        if (i_123 == 0) {
            i_141 = i_137;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_142 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_141) << 3) + 16L);
                if (!(i_141 < i_129)) {
                    goto B139;
                }
                l_143 = *((__local gale_long *) (gale_local_memory + l_142));
                if (!(l_143 == (-1L))) {
                    break;
                }
                i_144 = (int) ((uint) i_141 + (uint) 1);
                i_141 = i_144;
            }
            goto B140;
        B139:;
        B140:;
            if (i_141 < i_129) {
                l_145 = *((__local gale_long *) (gale_local_memory + l_142));
                l_146 = l_145;
            } else {
                l_146 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_132)) = l_146;
            if (i_139 == 0) {
                l_147 = l_27;
            } else {
                l_147 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_131)) = l_147;
            if (i_141 < i_129) {
                if (i_139 == 0) {
                    l_148 = gale_BlockAccess_acquireResident(arg_fs, i_14, l_146, gale_group);
                    l_149 = l_148;
                } else {
                    l_149 = 0L;
                }
            } else {
                l_150 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_149 = l_150;
            }
            if (i_141 < i_129) {
                if (l_149 == 0L) {
                    i_151 = gale_HostCall_begin(arg_fs, gale_group);
                    l_152 = (long) i_151;
                    if (l_152 < 0L) {
                        i_153 = i_141;
                        l_154 = l_152;
                        i_155 = i_138;
                    } else {
                        if (i_138 == 0) {
                            i_156 = (int) ((uint) i_129 + (uint) i_141);
                            i_157 = i_129 << 1;
                            i_158 = 0;
                            i_159 = i_156;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_159 < i_157)) {
                                    goto B167;
                                }
                                if (!(i_158 < 4096)) {
                                    break;
                                }
                                l_160 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_159) << 3) + 16L))));
                                i_161 = (int) ((uint) i_159 + (uint) 1);
                                if (l_160 == (-1L)) {
                                    i_159 = i_161;
                                } else {
                                    l_162 = (long) gale_group;
                                    l_163 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_162 << 12) + (l_162 << 11)))) + (ulong) 2048L);
                                    l_164 = l_160 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) ((long) i_158))))) = l_164;
                                    i_165 = (int) ((uint) i_158 + (uint) 8);
                                    if (((int) (l_160 & 1L)) == 0) {
                                        i_158 = i_165;
                                        i_159 = i_161;
                                    } else {
                                        if (i_165 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) ((long) i_165))))) = (l_164 + 1L);
                                            i_166 = (int) ((uint) i_158 + (uint) 16);
                                            i_158 = i_166;
                                            i_159 = i_161;
                                        } else {
                                            i_158 = i_165;
                                            i_159 = i_161;
                                        }
                                    }
                                }
                            }
                            i_167 = i_158;
                            goto B169;
                        B167:;
                            i_167 = i_158;
                        } else {
                            i_167 = 0;
                        }
                    B169:;
                        l_168 = *((__local gale_long *) (gale_local_memory + l_132));
                        l_169 = *((__local gale_long *) (gale_local_memory + l_131));
                        i_170 = (int) l_169;
                        l_171 = gale_BlockAccess_requestListed(arg_fs, i_14, (((long) (0 - (ulong) (1L << i_170))) & l_168), (1 << i_170), i_167, gale_group);
                        i_153 = i_141;
                        l_154 = l_171;
                        i_155 = 1;
                    }
                } else {
                    i_153 = i_141;
                    l_154 = l_149;
                    i_155 = i_138;
                }
            } else {
                i_153 = i_141;
                l_154 = l_149;
                i_155 = i_138;
            }
        } else {
            i_153 = i_137;
            l_154 = 0L;
            i_155 = i_138;
        }
        if (i_134 == 0) {
            if (l_154 < (-4611686018427387904L)) {
                l_172 = gale_HostCall_awaitReply(arg_fs, l_154, gale_group);
                l_173 = l_172;
            } else {
                l_173 = l_154;
            }
        } else {
            l_173 = l_154;
        }
        GALEFS_BROADCAST(11, l_174, l_173);
        if (l_174 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_14;
            gale_longs[gale_item] = (ulong) l_119;
            gale_ints[gale_items + gale_item] = (uint) i_124;
            gale_ints[2 * gale_items + gale_item] = (uint) i_135;
            gale_ints[3 * gale_items + gale_item] = (uint) i_136;
            gale_ints[4 * gale_items + gale_item] = (uint) i_153;
            gale_ints[5 * gale_items + gale_item] = (uint) i_155;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_174); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_14 = (int) gale_ints[gale_item];
            l_119 = (long) gale_longs[gale_item];
            i_124 = (int) gale_ints[gale_items + gale_item];
            i_135 = (int) gale_ints[2 * gale_items + gale_item];
            i_136 = (int) gale_ints[3 * gale_items + gale_item];
            i_153 = (int) gale_ints[4 * gale_items + gale_item];
            i_155 = (int) gale_ints[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_27 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
            i_109 = (int) get_global_id(0);
            l_110 = (long) ((int) ((uint) i_109 + (uint) (i_109 << 1)));
            l_121 = (40L) + 16L;
            l_122 = (32L) + 16L;
            i_123 = (int) get_local_id(0);
            l_125 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_123) << 3) + 16L);
            i_129 = (int) get_local_size(0);
            l_131 = (16L) + 24L;
            l_132 = (16L) + 16L;
            i_133 = (int) get_local_id(0);
            i_134 = (int) get_local_id(0);
            l_174 = gale_reply(gale_entry);
        }
        l_175 = *((__local gale_long *) (gale_local_memory + l_125));
        l_176 = *((__local gale_long *) (gale_local_memory + l_131));
        if (l_175 == (-1L)) {
            i_177 = i_135;
            i_178 = i_136;
        } else {
            l_179 = *((__local gale_long *) (gale_local_memory + l_132));
            i_180 = (int) l_176;
            if ((l_175 >> i_180) == (l_179 >> i_180)) {
                if (l_174 < 0L) {
                    i_181 = 0;
                } else {
                    l_182 = 1L << i_180;
                    l_183 = (long) ((ulong) l_182 - (ulong) (((long) ((ulong) l_182 + (ulong) (-1L))) & l_175));
                    i_184 = (int) ((uint) i_124 - (uint) i_135);
                    if (l_183 < ((long) i_184)) {
                        i_185 = (int) l_183;
                        i_181 = i_185;
                    } else {
                        i_181 = i_184;
                    }
                }
                l_186 = gale_BlockAccess_offsetInRegion(arg_fs, l_174, l_175, gale_group);
                l_187 = ((long) i_135) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_186 | l_187) & 7L) == 0) {
                    i_188 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_181 - (uint) i_188)) < 8) {
                            break;
                        }
                        l_189 = (long) i_188;
                        l_190 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) l_189))));
                        *((__global gale_long *) (arg_data + 16 + (l_187 + l_189))) = l_190;
                        i_191 = (int) ((uint) i_188 + (uint) 8);
                        i_188 = i_191;
                    }
                    i_192 = i_188;
                } else {
                    i_192 = 0;
                }
                i_193 = i_192;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_193 < i_181)) {
                        break;
                    }
                    l_194 = (long) i_193;
                    i_195 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) l_194))));
                    *((__global char *) (arg_data + 16 + (l_187 + l_194))) = (char) i_195;
                    i_196 = (int) ((uint) i_193 + (uint) 1);
                    i_193 = i_196;
                }
                i_197 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_181);
                if (l_174 < 0L) {
                    i_198 = (int) l_174;
                    i_199 = i_198;
                } else {
                    i_199 = 0;
                }
                l_200 = (long) ((ulong) ((long) i_181) + (ulong) l_175);
                i_201 = (int) ((uint) i_135 + (uint) i_181);
                if (l_174 == (-117L)) {
                    l_202 = l_200;
                } else {
                    if (l_174 < 0L) {
                        l_202 = (-1L);
                    } else {
                        if (i_201 < i_124) {
                            l_202 = l_200;
                        } else {
                            l_202 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_125)) = l_202;
                i_177 = i_201;
                i_178 = i_199;
            } else {
                i_177 = i_135;
                i_178 = i_136;
            }
        }
        if (l_174 == 0L) {
            i_203 = 0;
        } else {
            l_204 = *((__local gale_long *) (gale_local_memory + l_132));
            i_205 = (l_204 == (-1L)) ? 0 : 1;
            i_203 = i_205;
        }
        GALEFS_BARRIER(12);
        i_206 = (l_174 == (-117L)) ? 1 : 0;
        if (i_133 == 0) {
            if (l_174 < 1L) {
                i_135 = i_177;
                i_136 = i_178;
                i_137 = i_153;
                i_138 = i_155;
                i_139 = i_206;
                i_140 = i_203;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_135 = i_177;
                i_136 = i_178;
                i_137 = i_153;
                i_138 = i_155;
                i_139 = i_206;
                i_140 = i_203;
            }
        } else {
            i_135 = i_177;
            i_136 = i_178;
            i_137 = i_153;
            i_138 = i_155;
            i_139 = i_206;
            i_140 = i_203;
        }
    }
    if (i_123 == 0) {
        i_207 = *((__local gale_int *) (gale_local_memory + l_122));
        i_208 = *((__local gale_int *) (gale_local_memory + l_121));
        l_209 = (long) gale_group;
        l_210 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_209 << 12) + (l_209 << 11)))) + (ulong) 1872L);
        l_211 = *((__global gale_long *) (arg_fs + 16 + l_210));
        *((__global gale_long *) (arg_fs + 16 + l_210)) = ((long) ((ulong) ((long) i_207) + (ulong) l_211));
        l_212 = (long) gale_group;
        l_213 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_212 << 12) + (l_212 << 11)))) + (ulong) 1864L);
        l_214 = *((__global gale_long *) (arg_fs + 16 + l_213));
        *((__global gale_long *) (arg_fs + 16 + l_213)) = ((long) ((ulong) ((long) i_208) + (ulong) l_214));
    }
    if (i_135 < 1) {
        i_215 = i_136;
    } else {
        i_215 = i_135;
    }
    *((__global gale_int *) (arg_results + (((l_110 + 1L) << 2) + 16L))) = i_215;
    i_216 = (int) *((__global char *) (arg_fs + 16 + l_119));
    *((__global gale_int *) (arg_results + (((l_110 + 2L) << 2) + 16L))) = i_216;
    GALEFS_BARRIER(13);
    if (((int) get_local_id(0)) == 0) {
        l_217 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
        l_218 = l_217;
    } else {
        l_218 = 0L;
    }
    GALEFS_BROADCAST(14, l_219, l_218);
    if (((int) get_local_id(0)) == 0) {
        l_220 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
        l_221 = l_220;
    } else {
        l_221 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_221 < (-4611686018427387904L)) {
            l_222 = gale_HostCall_awaitReply(arg_fs, l_221, gale_group);
            l_223 = l_222;
        } else {
            l_223 = l_221;
        }
    } else {
        l_223 = l_221;
    }
    GALEFS_BROADCAST(15, l_224, l_223);
    if (l_224 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_224); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_224 = gale_reply(gale_entry);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (64 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_129) VARIABLE(int, i_13) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_159) VARIABLE(int, i_163) VARIABLE(int, i_18) VARIABLE(int, i_196) VARIABLE(int, i_200) VARIABLE(int, i_201) VARIABLE(int, i_202) VARIABLE(int, i_21) VARIABLE(int, i_219) VARIABLE(int, i_221) VARIABLE(int, i_240) VARIABLE(int, i_241) VARIABLE(int, i_25) VARIABLE(int, i_266) VARIABLE(int, i_58) VARIABLE(int, i_62) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(long, l_0) VARIABLE(long, l_100) VARIABLE(long, l_133) VARIABLE(long, l_144) VARIABLE(long, l_149) VARIABLE(long, l_151) VARIABLE(long, l_152) VARIABLE(long, l_158) VARIABLE(long, l_162) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_193) VARIABLE(long, l_198) VARIABLE(long, l_199) VARIABLE(long, l_20) VARIABLE(long, l_237) VARIABLE(long, l_24) VARIABLE(long, l_55) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_63) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(l_0) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_58) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_55) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_58) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_55) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_129) VARIABLE(i_13) VARIABLE(i_58) VARIABLE(i_62) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_0) VARIABLE(l_100) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_55) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_63)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_11) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_63)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_63)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_159) VARIABLE(i_163) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_162) VARIABLE(l_63)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_159) VARIABLE(i_163) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_162) VARIABLE(l_63)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_159) VARIABLE(i_196) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_193) VARIABLE(l_63)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_196) VARIABLE(i_200) VARIABLE(i_201) VARIABLE(i_202) VARIABLE(i_219) VARIABLE(i_221) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_193) VARIABLE(l_198) VARIABLE(l_199) VARIABLE(l_63)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_11) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_196) VARIABLE(i_200) VARIABLE(i_219) VARIABLE(i_221) VARIABLE(i_240) VARIABLE(i_241) VARIABLE(i_266) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_144) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_152) VARIABLE(l_158) VARIABLE(l_193) VARIABLE(l_198) VARIABLE(l_199) VARIABLE(l_237) VARIABLE(l_63)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_18(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_18, i_21, i_22, i_25, i_27, i_28, i_29, i_31, i_34, i_35, i_36, i_38, i_39, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_49, i_50, i_52, i_53, i_58, i_59, i_62, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_73, i_80, i_82, i_84, i_85, i_86, i_87, i_88, i_90, i_93, i_94, i_95, i_98, i_103, i_104, i_106, i_107, i_110, i_111, i_114, i_117, i_118, i_119, i_121, i_122, i_123, i_124, i_125, i_127, i_129, i_131, i_132, i_134, i_135, i_141, i_142, i_143, i_153, i_154, i_159, i_160, i_163, i_165, i_166, i_167, i_169, i_172, i_173, i_174, i_176, i_177, i_178, i_180, i_181, i_182, i_183, i_184, i_185, i_187, i_188, i_190, i_191, i_196, i_197, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_210, i_217, i_219, i_221, i_222, i_223, i_224, i_225, i_227, i_230, i_231, i_232, i_235, i_240, i_241, i_243, i_244, i_247, i_248, i_251, i_254, i_255, i_256, i_258, i_259, i_260, i_261, i_262, i_264, i_266, i_268, i_269, i_270, i_271, i_277, i_278, i_279;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_14, l_15, l_16, l_17, l_19, l_20, l_23, l_24, l_26, l_30, l_32, l_33, l_37, l_41, l_48, l_51, l_54, l_55, l_56, l_57, l_60, l_61, l_63, l_71, l_72, l_74, l_75, l_76, l_77, l_78, l_79, l_81, l_83, l_89, l_91, l_92, l_96, l_97, l_99, l_100, l_101, l_102, l_105, l_108, l_109, l_112, l_113, l_115, l_116, l_120, l_126, l_128, l_130, l_133, l_136, l_137, l_138, l_139, l_140, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_155, l_156, l_157, l_158, l_161, l_162, l_164, l_168, l_170, l_171, l_175, l_179, l_186, l_189, l_192, l_193, l_194, l_195, l_198, l_199, l_208, l_209, l_211, l_212, l_213, l_214, l_215, l_216, l_218, l_220, l_226, l_228, l_229, l_233, l_234, l_236, l_237, l_238, l_239, l_242, l_245, l_246, l_249, l_250, l_252, l_253, l_257, l_263, l_265, l_267, l_272, l_273, l_274, l_275, l_276, l_280, l_281, l_282, l_283, l_284, l_285;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_57;
        case 3:
            goto resume_3;
        case 4:
            goto loop_201;
        case 5:
            goto resume_5;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_7 = gale_reply(gale_entry);
    }
    GALEFS_BARRIER(2);
    l_8 = (8L) + 16L;
    l_9 = (0L) + 16L;
    i_10 = (int) get_local_id(0);
    if (i_10 == 0) {
        *((__local gale_int *) (gale_local_memory + l_9)) = 0;
        *((__local gale_int *) (gale_local_memory + l_8)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_11 = (int) l_7;
    i_12 = (int) ((uint) i_11 + (uint) 100);
    i_13 = gale_BlockAccess_available(arg_fs, i_12, 0L, 8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    if (i_13 < 1) {
        l_14 = 0L;
    } else {
        l_15 = gale_BlockAccess_placeOf(arg_fs, i_12, 0L, i_13, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_14 = l_15;
    }
    l_16 = (long) ((int) get_local_id(0));
    l_17 = l_16 << 3;
    i_18 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_19 = 1L << i_18;
    l_20 = (long) ((ulong) l_19 + (ulong) (-1L));
    i_21 = 0;
    i_22 = 0;
    l_23 = l_14;
    while (true) {
        l_24 = (long) i_21;
        i_25 = (int) ((uint) i_13 - (uint) i_21);
        if (l_23 == 0L) {
            break;
        }
        l_26 = (long) ((ulong) l_19 - (ulong) (l_24 & l_20));
        if (l_26 < ((long) i_25)) {
            i_27 = (int) l_26;
            i_28 = i_27;
        } else {
            i_28 = i_25;
        }
        if (i_21 == 0) {
            if (!(i_28 < 65)) {
                if (((l_23 | l_17) & 15L) == 0) {
                    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_23;
                    i_29 = i_28;
                    goto B36;
                }
            }
        }
        l_30 = l_24 + l_17;
        if (((l_23 | l_30) & 7L) == 0) {
            i_31 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (((int) ((uint) i_28 - (uint) i_31)) < 8) {
                    break;
                }
                l_32 = (long) i_31;
                l_33 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) l_32))));
                *((__global gale_long *) (arg_data + 16 + (l_30 + l_32))) = l_33;
                i_34 = (int) ((uint) i_31 + (uint) 8);
                i_31 = i_34;
            }
            i_35 = i_31;
        } else {
            i_35 = 0;
        }
        i_36 = i_35;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_36 < i_28)) {
                break;
            }
            l_37 = (long) i_36;
            i_38 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) l_37))));
            *((__global char *) (arg_data + 16 + (l_30 + l_37))) = (char) i_38;
            i_39 = (int) ((uint) i_36 + (uint) 1);
            i_36 = i_39;
        }
        i_29 = i_22;
    B36:;
        i_40 = (int) ((uint) i_21 + (uint) i_28);
        if (i_40 < i_13) {
            l_41 = gale_BlockAccess_placeOf(arg_fs, i_12, ((long) i_40), ((int) ((uint) i_13 - (uint) i_40)), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            i_21 = i_40;
            i_22 = i_29;
            l_23 = l_41;
        } else {
            i_21 = i_40;
            i_22 = i_29;
            l_23 = 0L;
        }
    }
    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L)))) = (((long) i_22) | (l_16 << 16));
    GALEFS_LOCAL_BARRIER(4);
    i_42 = (int) get_local_size(0);
    i_43 = (i_42 < 8) ? i_42 : 8;
    i_44 = gale_div_int(((int) get_local_id(0)), i_43);
    i_45 = gale_div_int(i_42, i_43);
    if (i_44 < i_45) {
        i_46 = i_44;
    } else {
        i_46 = i_42;
    }
    i_47 = i_46;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_47 < i_42)) {
            break;
        }
        l_48 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) i_42 + (uint) i_47))) << 3) + 16L))));
        i_49 = (int) l_48;
        i_50 = (int) ((uint) i_47 + (uint) i_45);
        if ((i_49 & 8191) == 0) {
            i_47 = i_50;
        } else {
            l_51 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) i_47) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_51), (arg_data + 16 + (l_48 >> 13)), (i_49 & 8191), gale_rem_int(((int) get_local_id(0)), i_43), i_43);
            i_47 = i_50;
        }
    }
    GALEFS_LOCAL_BARRIER(5);
    if (!(i_21 < 1)) {
        i_52 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_21);
        i_53 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
    }
    if (i_21 < i_13) {
        l_54 = l_24;
    } else {
        l_54 = (-1L);
    }
    l_55 = (48L) + ((((long) i_10) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_55)) = l_54;
    if (i_21 < i_13) {
        l_56 = gale_BlockAccess_missing(arg_fs, i_12, l_24, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_57 = l_56;
    } else {
        l_57 = (-1L);
    }
    i_58 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) ((int) ((uint) i_10 + (uint) i_58))) << 3) + 16L)))) = l_57;
    GALEFS_LOCAL_BARRIER(6);
    i_59 = (i_13 < 0) ? i_13 : 0;
    l_60 = (-16L) + 24L;
    l_61 = (-16L) + 16L;
    i_62 = (int) get_local_id(0);
    l_63 = (long) i_18;
    i_64 = i_21;
    i_65 = i_59;
    i_66 = 0;
    i_67 = 0;
    i_68 = 0;
    i_69 = 1;
    loop_57:;
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_69 == 0) {
            break;
        }
        if (i_10 == 0) {
            i_70 = i_66;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_71 = (48L) + ((((long) i_70) << 3) + 16L);
                if (!(i_70 < i_58)) {
                    goto B64;
                }
                l_72 = *((__local gale_long *) (gale_local_memory + l_71));
                if (!(l_72 == (-1L))) {
                    break;
                }
                i_73 = (int) ((uint) i_70 + (uint) 1);
                i_70 = i_73;
            }
            goto B65;
        B64:;
        B65:;
            if (i_70 < i_58) {
                l_74 = *((__local gale_long *) (gale_local_memory + l_71));
                l_75 = l_74;
            } else {
                l_75 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_61)) = l_75;
            if (i_68 == 0) {
                l_76 = l_63;
            } else {
                l_76 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_60)) = l_76;
            if (i_70 < i_58) {
                if (i_68 == 0) {
                    l_77 = gale_BlockAccess_acquireResident(arg_fs, i_12, l_75, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_78 = l_77;
                } else {
                    l_78 = 0L;
                }
            } else {
                l_79 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_78 = l_79;
            }
            if (i_70 < i_58) {
                if (l_78 == 0L) {
                    i_80 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_81 = (long) i_80;
                    if (l_81 < 0L) {
                        i_82 = i_70;
                        l_83 = l_81;
                        i_84 = i_67;
                    } else {
                        if (i_67 == 0) {
                            i_85 = (int) ((uint) i_58 + (uint) i_70);
                            i_86 = i_58 << 1;
                            i_87 = 0;
                            i_88 = i_85;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_88 < i_86)) {
                                    goto B92;
                                }
                                if (!(i_87 < 4096)) {
                                    break;
                                }
                                l_89 = *((__local gale_long *) (gale_local_memory + ((48L) + ((((long) i_88) << 3) + 16L))));
                                i_90 = (int) ((uint) i_88 + (uint) 1);
                                if (l_89 == (-1L)) {
                                    i_88 = i_90;
                                } else {
                                    l_91 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_92 = l_89 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) ((long) i_87))))) = l_92;
                                    i_93 = (int) ((uint) i_87 + (uint) 8);
                                    if (((int) (l_89 & 1L)) == 0) {
                                        i_87 = i_93;
                                        i_88 = i_90;
                                    } else {
                                        if (i_93 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) ((long) i_93))))) = (l_92 + 1L);
                                            i_94 = (int) ((uint) i_87 + (uint) 16);
                                            i_87 = i_94;
                                            i_88 = i_90;
                                        } else {
                                            i_87 = i_93;
                                            i_88 = i_90;
                                        }
                                    }
                                }
                            }
                            i_95 = i_87;
                            goto B94;
                        B92:;
                            i_95 = i_87;
                        } else {
                            i_95 = 0;
                        }
                    B94:;
                        l_96 = *((__local gale_long *) (gale_local_memory + l_61));
                        l_97 = *((__local gale_long *) (gale_local_memory + l_60));
                        i_98 = (int) l_97;
                        l_99 = gale_BlockAccess_requestListed(arg_fs, i_12, (((long) (0 - (ulong) (1L << i_98))) & l_96), (1 << i_98), i_95, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        i_82 = i_70;
                        l_83 = l_99;
                        i_84 = 1;
                    }
                } else {
                    i_82 = i_70;
                    l_83 = l_78;
                    i_84 = i_67;
                }
            } else {
                i_82 = i_70;
                l_83 = l_78;
                i_84 = i_67;
            }
        } else {
            i_82 = i_66;
            l_83 = 0L;
            i_84 = i_67;
        }
        GALEFS_BROADCAST(7, l_100, l_83);
        if (l_100 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_ints[gale_items + gale_item] = (uint) i_12;
            gale_ints[2 * gale_items + gale_item] = (uint) i_13;
            gale_ints[3 * gale_items + gale_item] = (uint) i_64;
            gale_ints[4 * gale_items + gale_item] = (uint) i_65;
            gale_ints[5 * gale_items + gale_item] = (uint) i_82;
            gale_ints[6 * gale_items + gale_item] = (uint) i_84;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_100); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_11 = (int) gale_ints[gale_item];
            i_12 = (int) gale_ints[gale_items + gale_item];
            i_13 = (int) gale_ints[2 * gale_items + gale_item];
            i_64 = (int) gale_ints[3 * gale_items + gale_item];
            i_65 = (int) gale_ints[4 * gale_items + gale_item];
            i_82 = (int) gale_ints[5 * gale_items + gale_item];
            i_84 = (int) gale_ints[6 * gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            l_8 = (8L) + 16L;
            l_9 = (0L) + 16L;
            i_10 = (int) get_local_id(0);
            l_16 = (long) ((int) get_local_id(0));
            l_17 = l_16 << 3;
            i_18 = GALEFS_LAUNCH_INT(arg_fs, 148L);
            l_19 = 1L << i_18;
            l_20 = (long) ((ulong) l_19 + (ulong) (-1L));
            l_55 = (48L) + ((((long) i_10) << 3) + 16L);
            i_58 = (int) get_local_size(0);
            l_60 = (-16L) + 24L;
            l_61 = (-16L) + 16L;
            i_62 = (int) get_local_id(0);
            l_63 = (long) i_18;
            l_100 = gale_reply(gale_entry);
        }
        l_101 = *((__local gale_long *) (gale_local_memory + l_55));
        l_102 = *((__local gale_long *) (gale_local_memory + l_60));
        if (l_101 == (-1L)) {
            i_103 = i_64;
            i_104 = i_65;
        } else {
            l_105 = *((__local gale_long *) (gale_local_memory + l_61));
            i_106 = (int) l_102;
            if ((l_101 >> i_106) == (l_105 >> i_106)) {
                if (l_100 < 0L) {
                    i_107 = 0;
                } else {
                    l_108 = 1L << i_106;
                    l_109 = (long) ((ulong) l_108 - (ulong) (((long) ((ulong) l_108 + (ulong) (-1L))) & l_101));
                    i_110 = (int) ((uint) i_13 - (uint) i_64);
                    if (l_109 < ((long) i_110)) {
                        i_111 = (int) l_109;
                        i_107 = i_111;
                    } else {
                        i_107 = i_110;
                    }
                }
                l_112 = gale_BlockAccess_offsetInRegion(arg_fs, l_100, l_101, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_113 = ((long) i_64) + l_17;
                if (((l_112 | l_113) & 7L) == 0) {
                    i_114 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_107 - (uint) i_114)) < 8) {
                            break;
                        }
                        l_115 = (long) i_114;
                        l_116 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) l_115))));
                        *((__global gale_long *) (arg_data + 16 + (l_113 + l_115))) = l_116;
                        i_117 = (int) ((uint) i_114 + (uint) 8);
                        i_114 = i_117;
                    }
                    i_118 = i_114;
                } else {
                    i_118 = 0;
                }
                i_119 = i_118;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_119 < i_107)) {
                        break;
                    }
                    l_120 = (long) i_119;
                    i_121 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) l_120))));
                    *((__global char *) (arg_data + 16 + (l_113 + l_120))) = (char) i_121;
                    i_122 = (int) ((uint) i_119 + (uint) 1);
                    i_119 = i_122;
                }
                i_123 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_107);
                if (l_100 < 0L) {
                    i_124 = (int) l_100;
                    i_125 = i_124;
                } else {
                    i_125 = 0;
                }
                l_126 = (long) ((ulong) ((long) i_107) + (ulong) l_101);
                i_127 = (int) ((uint) i_64 + (uint) i_107);
                if (l_100 == (-117L)) {
                    l_128 = l_126;
                } else {
                    if (l_100 < 0L) {
                        l_128 = (-1L);
                    } else {
                        if (i_127 < i_13) {
                            l_128 = l_126;
                        } else {
                            l_128 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_55)) = l_128;
                i_103 = i_127;
                i_104 = i_125;
            } else {
                i_103 = i_64;
                i_104 = i_65;
            }
        }
        if (l_100 == 0L) {
            i_129 = 0;
        } else {
            l_130 = *((__local gale_long *) (gale_local_memory + l_61));
            i_131 = (l_130 == (-1L)) ? 0 : 1;
            i_129 = i_131;
        }
        GALEFS_BARRIER(8);
        i_132 = (l_100 == (-117L)) ? 1 : 0;
        if (i_62 == 0) {
            if (l_100 < 1L) {
                i_64 = i_103;
                i_65 = i_104;
                i_66 = i_82;
                i_67 = i_84;
                i_68 = i_132;
                i_69 = i_129;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                i_64 = i_103;
                i_65 = i_104;
                i_66 = i_82;
                i_67 = i_84;
                i_68 = i_132;
                i_69 = i_129;
            }
        } else {
            i_64 = i_103;
            i_65 = i_104;
            i_66 = i_82;
            i_67 = i_84;
            i_68 = i_132;
            i_69 = i_129;
        }
    }
    l_133 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
    if (i_10 == 0) {
        i_134 = *((__local gale_int *) (gale_local_memory + l_9));
        i_135 = *((__local gale_int *) (gale_local_memory + l_8));
        l_136 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_137 = *((__global gale_long *) (arg_fs + 16 + l_136));
        *((__global gale_long *) (arg_fs + 16 + l_136)) = ((long) ((ulong) ((long) i_134) + (ulong) l_137));
        l_138 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
        l_139 = *((__global gale_long *) (arg_fs + 16 + l_138));
        *((__global gale_long *) (arg_fs + 16 + l_138)) = ((long) ((ulong) ((long) i_135) + (ulong) l_139));
        l_140 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_141 = *((__global gale_int *) (arg_fs + 16 + l_140));
        *((__global gale_int *) (arg_fs + 16 + l_140)) = ((int) ((uint) (i_134 >> 12) + (uint) i_141));
    }
    if (i_64 < 1) {
        i_142 = i_65;
    } else {
        i_142 = i_64;
    }
    i_143 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_144 = (long) ((int) ((uint) i_143 + (uint) (i_143 << 1)));
    *((__global gale_int *) (arg_results + ((l_144 << 2) + 16L))) = i_142;
    if (((int) get_local_id(0)) == 0) {
        l_145 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_146 = l_145;
    } else {
        l_146 = 0L;
    }
    GALEFS_BROADCAST(9, l_147, l_146);
    if (l_147 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_11;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_147); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_11 = (int) gale_ints[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        i_18 = GALEFS_LAUNCH_INT(arg_fs, 148L);
        l_19 = 1L << i_18;
        l_20 = (long) ((ulong) l_19 + (ulong) (-1L));
        l_63 = (long) i_18;
        l_133 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
        i_143 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
        l_144 = (long) ((int) ((uint) i_143 + (uint) (i_143 << 1)));
        l_147 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_147 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_147 < 0L) {
        l_148 = (l_147 == (-117L)) ? (-5L) : l_147;
        l_149 = l_148;
    } else {
        l_150 = gale_BlockAccess_offsetInRegion(arg_fs, l_147, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_149 = l_150;
    }
    GALEFS_BARRIER(10);
    l_151 = (40L) + 16L;
    l_152 = (32L) + 16L;
    i_153 = (int) get_local_id(0);
    if (i_153 == 0) {
        *((__local gale_int *) (gale_local_memory + l_152)) = 0;
        *((__local gale_int *) (gale_local_memory + l_151)) = 0;
    }
    GALEFS_LOCAL_BARRIER(11);
    i_154 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    if (i_154 < 1) {
        l_155 = 0L;
    } else {
        l_156 = gale_BlockAccess_placeOf(arg_fs, i_11, 0L, i_154, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_155 = l_156;
    }
    l_157 = (long) ((int) get_local_id(0));
    l_158 = l_157 << 3;
    i_159 = 0;
    i_160 = 0;
    l_161 = l_155;
    while (true) {
        l_162 = (long) i_159;
        i_163 = (int) ((uint) i_154 - (uint) i_159);
        if (l_161 == 0L) {
            break;
        }
        l_164 = (long) ((ulong) l_19 - (ulong) (l_20 & l_162));
        if (l_164 < ((long) i_163)) {
            i_165 = (int) l_164;
            i_166 = i_165;
        } else {
            i_166 = i_163;
        }
        if (i_159 == 0) {
            if (!(i_166 < 65)) {
                if (((l_161 | l_158) & 15L) == 0) {
                    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_161;
                    i_167 = i_166;
                    goto B180;
                }
            }
        }
        l_168 = l_162 + l_158;
        if (((l_161 | l_168) & 7L) == 0) {
            i_169 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (((int) ((uint) i_166 - (uint) i_169)) < 8) {
                    break;
                }
                l_170 = (long) i_169;
                l_171 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) l_170))));
                *((__global gale_long *) (arg_data + 16 + (l_168 + l_170))) = l_171;
                i_172 = (int) ((uint) i_169 + (uint) 8);
                i_169 = i_172;
            }
            i_173 = i_169;
        } else {
            i_173 = 0;
        }
        i_174 = i_173;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_174 < i_166)) {
                break;
            }
            l_175 = (long) i_174;
            i_176 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) l_175))));
            *((__global char *) (arg_data + 16 + (l_168 + l_175))) = (char) i_176;
            i_177 = (int) ((uint) i_174 + (uint) 1);
            i_174 = i_177;
        }
        i_167 = i_160;
    B180:;
        i_178 = (int) ((uint) i_159 + (uint) i_166);
        if (i_178 < i_154) {
            l_179 = gale_BlockAccess_placeOf(arg_fs, i_11, ((long) i_178), ((int) ((uint) i_154 - (uint) i_178)), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            i_159 = i_178;
            i_160 = i_167;
            l_161 = l_179;
        } else {
            i_159 = i_178;
            i_160 = i_167;
            l_161 = 0L;
        }
    }
    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L)))) = (((long) i_160) | (l_157 << 16));
    GALEFS_LOCAL_BARRIER(12);
    i_180 = (int) get_local_size(0);
    i_181 = (i_180 < 8) ? i_180 : 8;
    i_182 = gale_div_int(((int) get_local_id(0)), i_181);
    i_183 = gale_div_int(i_180, i_181);
    if (i_182 < i_183) {
        i_184 = i_182;
    } else {
        i_184 = i_180;
    }
    i_185 = i_184;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_185 < i_180)) {
            break;
        }
        l_186 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_180 + (uint) i_185))) << 3) + 16L))));
        i_187 = (int) l_186;
        i_188 = (int) ((uint) i_185 + (uint) i_183);
        if ((i_187 & 8191) == 0) {
            i_185 = i_188;
        } else {
            l_189 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_185) << 3) + 16L))));
            gale_copy_share((arg_fs + 16 + l_189), (arg_data + 16 + (l_186 >> 13)), (i_187 & 8191), gale_rem_int(((int) get_local_id(0)), i_181), i_181);
            i_185 = i_188;
        }
    }
    GALEFS_LOCAL_BARRIER(13);
    if (!(i_159 < 1)) {
        i_190 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_159);
        i_191 = atomic_add((volatile __local int *) ((gale_local_memory + (40L)) + 16 + ((long) 0 << 2)), 1);
    }
    if (i_159 < i_154) {
        l_192 = l_162;
    } else {
        l_192 = (-1L);
    }
    l_193 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_153) << 3) + 16L);
    *((__local gale_long *) (gale_local_memory + l_193)) = l_192;
    if (i_159 < i_154) {
        l_194 = gale_BlockAccess_missing(arg_fs, i_11, l_162, i_163, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_195 = l_194;
    } else {
        l_195 = (-1L);
    }
    i_196 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_153 + (uint) i_196))) << 3) + 16L)))) = l_195;
    GALEFS_LOCAL_BARRIER(14);
    i_197 = (i_154 < 0) ? i_154 : 0;
    l_198 = (16L) + 24L;
    l_199 = (16L) + 16L;
    i_200 = (int) get_local_id(0);
    i_201 = i_159;
    i_202 = i_197;
    i_203 = 0;
    i_204 = 0;
    i_205 = 0;
    i_206 = 1;
    loop_201:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_206 == 0) {
            break;
        }
        if (i_153 == 0) {
            i_207 = i_203;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_208 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_207) << 3) + 16L);
                if (!(i_207 < i_196)) {
                    goto B208;
                }
                l_209 = *((__local gale_long *) (gale_local_memory + l_208));
                if (!(l_209 == (-1L))) {
                    break;
                }
                i_210 = (int) ((uint) i_207 + (uint) 1);
                i_207 = i_210;
            }
            goto B209;
        B208:;
        B209:;
            if (i_207 < i_196) {
                l_211 = *((__local gale_long *) (gale_local_memory + l_208));
                l_212 = l_211;
            } else {
                l_212 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_199)) = l_212;
            if (i_205 == 0) {
                l_213 = l_63;
            } else {
                l_213 = 12L;
            }
            *((__local gale_long *) (gale_local_memory + l_198)) = l_213;
            if (i_207 < i_196) {
                if (i_205 == 0) {
                    l_214 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_212, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_215 = l_214;
                } else {
                    l_215 = 0L;
                }
            } else {
                l_216 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_215 = l_216;
            }
            if (i_207 < i_196) {
                if (l_215 == 0L) {
                    i_217 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_218 = (long) i_217;
                    if (l_218 < 0L) {
                        i_219 = i_207;
                        l_220 = l_218;
                        i_221 = i_204;
                    } else {
                        if (i_204 == 0) {
                            i_222 = (int) ((uint) i_196 + (uint) i_207);
                            i_223 = i_196 << 1;
                            i_224 = 0;
                            i_225 = i_222;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_225 < i_223)) {
                                    goto B236;
                                }
                                if (!(i_224 < 4096)) {
                                    break;
                                }
                                l_226 = *((__local gale_long *) (gale_local_memory + ((48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_225) << 3) + 16L))));
                                i_227 = (int) ((uint) i_225 + (uint) 1);
                                if (l_226 == (-1L)) {
                                    i_225 = i_227;
                                } else {
                                    l_228 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_229 = l_226 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) ((long) i_224))))) = l_229;
                                    i_230 = (int) ((uint) i_224 + (uint) 8);
                                    if (((int) (l_226 & 1L)) == 0) {
                                        i_224 = i_230;
                                        i_225 = i_227;
                                    } else {
                                        if (i_230 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) ((long) i_230))))) = (l_229 + 1L);
                                            i_231 = (int) ((uint) i_224 + (uint) 16);
                                            i_224 = i_231;
                                            i_225 = i_227;
                                        } else {
                                            i_224 = i_230;
                                            i_225 = i_227;
                                        }
                                    }
                                }
                            }
                            i_232 = i_224;
                            goto B238;
                        B236:;
                            i_232 = i_224;
                        } else {
                            i_232 = 0;
                        }
                    B238:;
                        l_233 = *((__local gale_long *) (gale_local_memory + l_199));
                        l_234 = *((__local gale_long *) (gale_local_memory + l_198));
                        i_235 = (int) l_234;
                        l_236 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_235))) & l_233), (1 << i_235), i_232, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        i_219 = i_207;
                        l_220 = l_236;
                        i_221 = 1;
                    }
                } else {
                    i_219 = i_207;
                    l_220 = l_215;
                    i_221 = i_204;
                }
            } else {
                i_219 = i_207;
                l_220 = l_215;
                i_221 = i_204;
            }
        } else {
            i_219 = i_203;
            l_220 = 0L;
            i_221 = i_204;
        }
        GALEFS_BROADCAST(15, l_237, l_220);
        if (l_237 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_longs[gale_item] = (ulong) l_149;
            gale_ints[gale_items + gale_item] = (uint) i_154;
            gale_ints[2 * gale_items + gale_item] = (uint) i_201;
            gale_ints[3 * gale_items + gale_item] = (uint) i_202;
            gale_ints[4 * gale_items + gale_item] = (uint) i_219;
            gale_ints[5 * gale_items + gale_item] = (uint) i_221;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_237); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_11 = (int) gale_ints[gale_item];
            l_149 = (long) gale_longs[gale_item];
            i_154 = (int) gale_ints[gale_items + gale_item];
            i_201 = (int) gale_ints[2 * gale_items + gale_item];
            i_202 = (int) gale_ints[3 * gale_items + gale_item];
            i_219 = (int) gale_ints[4 * gale_items + gale_item];
            i_221 = (int) gale_ints[5 * gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            i_18 = GALEFS_LAUNCH_INT(arg_fs, 148L);
            l_63 = (long) i_18;
            l_133 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
            i_143 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_144 = (long) ((int) ((uint) i_143 + (uint) (i_143 << 1)));
            l_151 = (40L) + 16L;
            l_152 = (32L) + 16L;
            i_153 = (int) get_local_id(0);
            l_157 = (long) ((int) get_local_id(0));
            l_158 = l_157 << 3;
            l_193 = (48L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_153) << 3) + 16L);
            i_196 = (int) get_local_size(0);
            l_198 = (16L) + 24L;
            l_199 = (16L) + 16L;
            i_200 = (int) get_local_id(0);
            l_237 = gale_reply(gale_entry);
        }
        l_238 = *((__local gale_long *) (gale_local_memory + l_193));
        l_239 = *((__local gale_long *) (gale_local_memory + l_198));
        if (l_238 == (-1L)) {
            i_240 = i_201;
            i_241 = i_202;
        } else {
            l_242 = *((__local gale_long *) (gale_local_memory + l_199));
            i_243 = (int) l_239;
            if ((l_238 >> i_243) == (l_242 >> i_243)) {
                if (l_237 < 0L) {
                    i_244 = 0;
                } else {
                    l_245 = 1L << i_243;
                    l_246 = (long) ((ulong) l_245 - (ulong) (((long) ((ulong) l_245 + (ulong) (-1L))) & l_238));
                    i_247 = (int) ((uint) i_154 - (uint) i_201);
                    if (l_246 < ((long) i_247)) {
                        i_248 = (int) l_246;
                        i_244 = i_248;
                    } else {
                        i_244 = i_247;
                    }
                }
                l_249 = gale_BlockAccess_offsetInRegion(arg_fs, l_237, l_238, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_250 = ((long) i_201) + l_158;
                if (((l_249 | l_250) & 7L) == 0) {
                    i_251 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_244 - (uint) i_251)) < 8) {
                            break;
                        }
                        l_252 = (long) i_251;
                        l_253 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) l_252))));
                        *((__global gale_long *) (arg_data + 16 + (l_250 + l_252))) = l_253;
                        i_254 = (int) ((uint) i_251 + (uint) 8);
                        i_251 = i_254;
                    }
                    i_255 = i_251;
                } else {
                    i_255 = 0;
                }
                i_256 = i_255;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_256 < i_244)) {
                        break;
                    }
                    l_257 = (long) i_256;
                    i_258 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) l_257))));
                    *((__global char *) (arg_data + 16 + (l_250 + l_257))) = (char) i_258;
                    i_259 = (int) ((uint) i_256 + (uint) 1);
                    i_256 = i_259;
                }
                i_260 = atomic_add((volatile __local int *) ((gale_local_memory + (32L)) + 16 + ((long) 0 << 2)), i_244);
                if (l_237 < 0L) {
                    i_261 = (int) l_237;
                    i_262 = i_261;
                } else {
                    i_262 = 0;
                }
                l_263 = (long) ((ulong) ((long) i_244) + (ulong) l_238);
                i_264 = (int) ((uint) i_201 + (uint) i_244);
                if (l_237 == (-117L)) {
                    l_265 = l_263;
                } else {
                    if (l_237 < 0L) {
                        l_265 = (-1L);
                    } else {
                        if (i_264 < i_154) {
                            l_265 = l_263;
                        } else {
                            l_265 = (-1L);
                        }
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_193)) = l_265;
                i_240 = i_264;
                i_241 = i_262;
            } else {
                i_240 = i_201;
                i_241 = i_202;
            }
        }
        if (l_237 == 0L) {
            i_266 = 0;
        } else {
            l_267 = *((__local gale_long *) (gale_local_memory + l_199));
            i_268 = (l_267 == (-1L)) ? 0 : 1;
            i_266 = i_268;
        }
        GALEFS_BARRIER(16);
        i_269 = (l_237 == (-117L)) ? 1 : 0;
        if (i_200 == 0) {
            if (l_237 < 1L) {
                i_201 = i_240;
                i_202 = i_241;
                i_203 = i_219;
                i_204 = i_221;
                i_205 = i_269;
                i_206 = i_266;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                i_201 = i_240;
                i_202 = i_241;
                i_203 = i_219;
                i_204 = i_221;
                i_205 = i_269;
                i_206 = i_266;
            }
        } else {
            i_201 = i_240;
            i_202 = i_241;
            i_203 = i_219;
            i_204 = i_221;
            i_205 = i_269;
            i_206 = i_266;
        }
    }
    if (i_153 == 0) {
        i_270 = *((__local gale_int *) (gale_local_memory + l_152));
        i_271 = *((__local gale_int *) (gale_local_memory + l_151));
        l_272 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_273 = *((__global gale_long *) (arg_fs + 16 + l_272));
        *((__global gale_long *) (arg_fs + 16 + l_272)) = ((long) ((ulong) ((long) i_270) + (ulong) l_273));
        l_274 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
        l_275 = *((__global gale_long *) (arg_fs + 16 + l_274));
        *((__global gale_long *) (arg_fs + 16 + l_274)) = ((long) ((ulong) ((long) i_271) + (ulong) l_275));
        l_276 = (long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_277 = *((__global gale_int *) (arg_fs + 16 + l_276));
        *((__global gale_int *) (arg_fs + 16 + l_276)) = ((int) ((uint) (i_270 >> 12) + (uint) i_277));
    }
    if (i_201 < 1) {
        i_278 = i_202;
    } else {
        i_278 = i_201;
    }
    *((__global gale_int *) (arg_results + (((l_144 + 1L) << 2) + 16L))) = i_278;
    i_279 = (int) *((__global char *) (arg_fs + 16 + l_149));
    *((__global gale_int *) (arg_results + (((l_144 + 2L) << 2) + 16L))) = i_279;
    if (((int) get_local_id(0)) == 0) {
        l_280 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_281 = l_280;
    } else {
        l_281 = 0L;
    }
    GALEFS_BROADCAST(17, l_282, l_281);
    if (((int) get_local_id(0)) == 0) {
        l_283 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_284 = l_283;
    } else {
        l_284 = 0L;
    }
    GALEFS_BROADCAST(18, l_285, l_284);
    if (l_285 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_285); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_285 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
