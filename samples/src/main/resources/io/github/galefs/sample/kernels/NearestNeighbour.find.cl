// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.NearestNeighbour#find
// entry point: galefs_find
// parameters: LONG_ARRAY FLOAT_ARRAY INT_ARRAY FLOAT_ARRAY LONG_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 16
// context bytes: 88
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "points"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e6e7decb85c8df40afdff69e17529d2c480645543132a9ffcf61e12a26eac2ce
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {112, 111, 105, 110, 116, 115};

//@ live
typedef union { float at[12]; uint words[12]; } gale_private_float_12;
typedef union { float at[4]; uint words[4]; } gale_private_float_4;
typedef union { int at[4]; uint words[4]; } gale_private_int_4;
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_185) VARIABLE(int, i_186) VARIABLE(int, i_187) VARIABLE(int, i_190) VARIABLE(int, i_191) VARIABLE(int, i_192) VARIABLE(int, i_196) VARIABLE(int, i_26) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_42) VARIABLE(int, i_46) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_76) VARIABLE(long, l_188) VARIABLE(long, l_193) VARIABLE(long, l_194) VARIABLE(long, l_31) VARIABLE(long, l_41) VARIABLE(long, l_45) VARIABLE(long, l_47) VARIABLE(long, l_48) VARIABLE(long, l_56) VARIABLE(long, l_57) VARIABLE(long, l_65)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_3) VARIABLE(i_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_26) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_31)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_26) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_31) VARIABLE(l_41) VARIABLE(l_45) VARIABLE(l_47) VARIABLE(l_48) VARIABLE(l_56) VARIABLE(l_57)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_26) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_42) VARIABLE(i_46) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(l_31) VARIABLE(l_41) VARIABLE(l_45) VARIABLE(l_47) VARIABLE(l_48) VARIABLE(l_65)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_26) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_76) VARIABLE(l_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_36)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_185) VARIABLE(i_186) VARIABLE(i_187) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(l_188) VARIABLE(l_193)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_185) VARIABLE(i_186) VARIABLE(i_187) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(l_188) VARIABLE(l_194)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_185) VARIABLE(i_186) VARIABLE(i_187) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_196) VARIABLE(l_188) VARIABLE(l_194)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4, *ul_95, *ul_97, *ul_99, *ul_112, *ul_146, *ul_147, *ul_148, *ul_173;
    float f_88, f_96, f_98, f_100, f_103, f_104, f_105, f_106, f_107, f_108, f_119, f_121, f_122, f_123, f_124, f_125, f_126, f_127, f_128, f_140, f_141, f_151, f_152, f_153, f_154, f_155, f_156, f_157, f_158, f_159, f_160, f_161, f_162, f_163, f_171, f_172;
    gale_private_float_12 f_133;
    gale_private_float_4 f_134;
    gale_private_int_4 i_135;
    int i_0, i_1, i_2, i_3, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_20, i_21, i_26, i_27, i_28, i_29, i_30, i_32, i_33, i_34, i_35, i_36, i_37, i_42, i_43, i_46, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_58, i_59, i_60, i_66, i_67, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_89, i_90, i_91, i_92, i_93, i_101, i_102, i_109, i_110, i_111, i_117, i_118, i_120, i_129, i_130, i_131, i_132, i_136, i_137, i_138, i_139, i_142, i_143, i_144, i_149, i_150, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_175, i_178, i_184, i_185, i_186, i_187, i_189, i_190, i_191, i_192, i_195, i_196, i_197, i_202;
    long l_16, l_17, l_18, l_19, l_22, l_23, l_24, l_25, l_31, l_38, l_39, l_40, l_41, l_44, l_45, l_47, l_48, l_56, l_57, l_61, l_62, l_63, l_64, l_65, l_68, l_78, l_94, l_113, l_114, l_115, l_116, l_145, l_174, l_176, l_177, l_179, l_180, l_181, l_182, l_183, l_188, l_193, l_194, l_198, l_199, l_200, l_201, l_203;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_28;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    i_1 = (((int) get_local_size(0)) < 32) ? 2 : 1;
    i_2 = gale_div_int(gale_div_int(gale_div_int(i_0, ((int) get_num_groups(0))), 3), i_1);
    i_3 = (i_2 < 1048576) ? i_2 : 1048576;
    ul_4 = arg_nearest + 12L;
    if (i_3 < 1) {
        i_5 = 0;
    } else {
        i_6 = *((__global gale_int *) (arg_queries + 12L));
        i_7 = *((__global gale_int *) ul_4);
        if ((uint) gale_div_int(i_6, 3) < (uint) i_7) {
            i_5 = 0;
        } else {
            i_8 = *((__global gale_int *) (arg_found + 12L));
            i_9 = (gale_div_int(gale_div_int(i_8, ((int) get_num_groups(0))), ((int) get_local_size(0))) < i_7) ? 0 : 1;
            i_5 = i_9;
        }
    }
    if (i_5 == 0) {
        i_10 = 0;
    } else {
        i_11 = *((__global gale_int *) ul_4);
        i_10 = i_11;
    }
    i_12 = (int) get_global_id(0);
    i_13 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_14 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_14 < i_10)) {
            break;
        }
        *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_12 + (uint) ((int) ((uint) i_14 * (uint) i_13))))) << 3) + 16L))) = 9223372036854775807L;
        i_15 = (int) ((uint) i_14 + (uint) 1);
        i_14 = i_15;
    }
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_16 < 0L) {
            l_17 = l_16;
        } else {
            l_18 = (long) gale_group;
            l_19 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_18 << 12) + (l_18 << 11)))) + (ulong) 2048L);
            i_20 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_20 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) i_20))))) = (char) ((int) gale_literals[i_20]);
                i_21 = (int) ((uint) i_20 + (uint) 1);
                i_20 = i_21;
            }
            l_22 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
            l_17 = l_22;
        }
    } else {
        l_17 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_17 < (-4611686018427387904L)) {
            l_23 = gale_HostCall_awaitReply(arg_fs, l_17, gale_group);
            l_24 = l_23;
        } else {
            l_24 = l_17;
        }
    } else {
        l_24 = l_17;
    }
    GALEFS_BROADCAST(1, l_25, l_24);
    if (l_25 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_ints[gale_items + gale_item] = (uint) i_3;
        gale_ints[2 * gale_items + gale_item] = (uint) i_5;
        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_25); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        i_3 = (int) gale_ints[gale_items + gale_item];
        i_5 = (int) gale_ints[2 * gale_items + gale_item];
        i_10 = (int) gale_ints[3 * gale_items + gale_item];
        l_25 = gale_reply(gale_entry);
    }
    i_26 = (int) l_25;
    if (i_26 < 0) {
        i_27 = i_26;
    } else {
        i_28 = (i_5 == 0) ? (-22) : 1;
        i_27 = i_28;
    }
    i_29 = (int) ((uint) i_1 * (uint) ((int) ((uint) gale_group * (uint) i_3)));
    i_30 = (int) ((uint) i_29 + (uint) (i_29 << 1));
    l_31 = (long) i_3;
    i_32 = (int) ((uint) (i_3 << 3) + (uint) (i_3 << 2));
    i_33 = (i_32 < 0) ? (-22) : 1;
    i_34 = (int) get_local_size(0);
    i_35 = (int) get_local_id(0);
    i_36 = i_27;
    loop_28:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_33;
        }
        if (i_36 < 1) {
            break;
        }
        if (i_35 == 0) {
            i_37 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_38 = (long) i_37;
            l_39 = l_38;
        } else {
            l_39 = 0L;
        }
        GALEFS_BROADCAST(2, l_40, l_39);
        l_41 = (long) ((ulong) l_40 * (ulong) l_31);
        i_42 = 0;
        i_43 = i_33;
        loop_33:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_36;
            }
            if (i_43 < 1) {
                goto B66;
            }
            if (!(i_42 < i_32)) {
                break;
            }
            l_44 = (long) i_42;
            l_45 = l_44 + (((long) i_30) << 2);
            i_46 = (int) ((uint) i_32 - (uint) i_42);
            l_47 = (long) ((ulong) l_44 + (ulong) ((long) ((ulong) (l_41 << 3) + (ulong) (l_41 << 2))));
            l_48 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_49 = (int) get_local_id(0);
            i_50 = (int) get_local_id(0);
            i_51 = (int) get_local_id(0);
            i_52 = 1;
            i_53 = 0;
            i_54 = 0;
            loop_36:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_52 == 1)) {
                    break;
                }
                i_55 = (int) ((uint) i_46 - (uint) i_53);
                l_56 = (long) i_53;
                l_57 = (long) ((ulong) l_47 + (ulong) l_56);
                if (i_54 == 0) {
                    i_58 = i_55;
                } else {
                    i_59 = 4096 - ((int) (l_57 & 4095L));
                    i_60 = (i_59 < i_55) ? i_59 : i_55;
                    i_58 = i_60;
                }
                if (i_51 == 0) {
                    l_61 = gale_BlockAccess_beginRead(arg_fs, i_26, l_57, i_58, gale_group);
                    l_62 = l_61;
                } else {
                    l_62 = 0L;
                }
                if (i_50 == 0) {
                    if (l_62 < (-4611686018427387904L)) {
                        l_63 = gale_HostCall_awaitReply(arg_fs, l_62, gale_group);
                        l_64 = l_63;
                    } else {
                        l_64 = l_62;
                    }
                } else {
                    l_64 = l_62;
                }
                GALEFS_BROADCAST(3, l_65, l_64);
                if (l_65 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_3;
                    gale_ints[gale_items + gale_item] = (uint) i_10;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[gale_item] = (ulong) l_31;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_33;
                    gale_longs[gale_items + gale_item] = (ulong) l_41;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_42;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_45;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_46;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_47;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_53;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_54;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_56;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_57;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_65); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_3 = (int) gale_ints[gale_item];
                    i_10 = (int) gale_ints[gale_items + gale_item];
                    i_26 = (int) gale_ints[2 * gale_items + gale_item];
                    i_30 = (int) gale_ints[3 * gale_items + gale_item];
                    l_31 = (long) gale_longs[gale_item];
                    i_32 = (int) gale_ints[4 * gale_items + gale_item];
                    i_33 = (int) gale_ints[5 * gale_items + gale_item];
                    l_41 = (long) gale_longs[gale_items + gale_item];
                    i_42 = (int) gale_ints[6 * gale_items + gale_item];
                    l_45 = (long) gale_longs[2 * gale_items + gale_item];
                    i_46 = (int) gale_ints[7 * gale_items + gale_item];
                    l_47 = (long) gale_longs[3 * gale_items + gale_item];
                    i_53 = (int) gale_ints[8 * gale_items + gale_item];
                    i_54 = (int) gale_ints[9 * gale_items + gale_item];
                    l_56 = (long) gale_longs[4 * gale_items + gale_item];
                    l_57 = (long) gale_longs[5 * gale_items + gale_item];
                    i_34 = (int) get_local_size(0);
                    i_35 = (int) get_local_id(0);
                    l_48 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_49 = (int) get_local_id(0);
                    i_50 = (int) get_local_id(0);
                    i_51 = (int) get_local_id(0);
                    l_65 = gale_reply(gale_entry);
                }
                i_66 = (int) l_65;
                if (l_65 < 0L) {
                    i_67 = 0;
                } else {
                    i_67 = i_66;
                }
                l_68 = gale_BlockAccess_offsetInRegion(arg_fs, l_65, l_57, gale_group);
                gale_copy((arg_fs + 16 + l_68), (arg_buffer + 16 + (l_45 + l_56)), i_67);
                GALEFS_BARRIER(4);
                if (i_49 == 0) {
                    if (!(i_67 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_67, gale_group);
                    }
                }
                i_69 = (int) ((uint) i_53 + (uint) i_67);
                i_70 = ((l_65 == (-117L)) || (!((i_54 == 0) || ((((long) ((ulong) l_47 + (ulong) ((long) i_69))) & l_48) == 0)))) ? 1 : 0;
                i_71 = ((l_65 == (-117L)) || (!((i_67 < 1) || (!(i_69 < i_46))))) ? 1 : 0;
                if (l_65 < 0L) {
                    if (l_65 == (-117L)) {
                        i_52 = i_71;
                        i_53 = i_69;
                        i_54 = i_70;
                    } else {
                        i_52 = i_66;
                        i_53 = i_69;
                        i_54 = i_70;
                    }
                } else {
                    i_52 = i_71;
                    i_53 = i_69;
                    i_54 = i_70;
                }
            }
            if (i_53 < 1) {
                i_72 = i_52;
            } else {
                i_72 = i_53;
            }
            i_73 = (i_72 < 1) ? 0 : i_72;
            i_74 = (int) ((uint) i_42 + (uint) i_73);
            i_42 = i_74;
            i_43 = i_72;
        }
        goto B67;
    B66:;
    B67:;
        if (i_43 < 0) {
            i_75 = i_43;
        } else {
            i_75 = i_42;
        }
        if (i_75 < 1) {
            i_76 = i_75;
        } else {
            if ((4294967296L - l_31) < l_41) {
                i_76 = (-27);
            } else {
                i_76 = i_75;
            }
        }
        i_77 = gale_div_int(i_76, 12);
        if (i_34 < 32) {
            l_78 = (long) i_77;
            i_79 = (int) gale_div_long((l_78 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
            i_80 = (int) gale_div_long((l_78 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
            i_81 = i_3 << 1;
            i_82 = (int) ((uint) (i_3 + i_81) + (uint) i_30);
            i_83 = (int) get_global_id(0);
            i_84 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
            i_85 = i_79;
            while (true) {
                if (!(i_85 < i_80)) {
                    break;
                }
                i_86 = (int) ((uint) ((int) ((uint) i_85 + (uint) (i_85 << 1))) + (uint) i_30);
                i_87 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_87 < 3)) {
                        break;
                    }
                    f_88 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_87 + (uint) i_86))) << 2) + 16L)));
                    *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_85 + (uint) ((int) ((uint) i_82 + (uint) ((int) ((uint) i_87 * (uint) i_3))))))) << 2) + 16L))) = f_88;
                    i_89 = (int) ((uint) i_87 + (uint) 1);
                    i_87 = i_89;
                }
                i_90 = (int) ((uint) i_85 + (uint) 1);
                i_85 = i_90;
            }
            i_91 = (int) ((uint) i_79 + (uint) i_82);
            i_92 = (int) ((uint) i_80 + (uint) i_82);
            i_93 = 0;
            while (true) {
                if (!(i_93 < i_10)) {
                    break;
                }
                l_94 = (long) ((int) ((uint) i_93 + (uint) (i_93 << 1)));
                ul_95 = arg_queries + ((l_94 << 2) + 16L);
                f_96 = *((__global gale_float *) ul_95);
                ul_97 = arg_queries + (((l_94 + 1L) << 2) + 16L);
                f_98 = *((__global gale_float *) ul_97);
                ul_99 = arg_queries + (((l_94 + 2L) << 2) + 16L);
                f_100 = *((__global gale_float *) ul_99);
                i_101 = 2139095040;
                i_102 = i_91;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_102 < i_92)) {
                        break;
                    }
                    f_103 = *((__global gale_float *) (arg_buffer + ((((long) i_102) << 2) + 16L)));
                    f_104 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_102 + (uint) i_3))) << 2) + 16L)));
                    f_105 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_102 + (uint) i_81))) << 2) + 16L)));
                    f_106 = f_96 - f_103;
                    f_107 = f_98 - f_104;
                    f_108 = f_100 - f_105;
                    i_109 = as_int((((f_106 * f_106) + (f_107 * f_107)) + (f_108 * f_108))) & 2147483647;
                    i_110 = (i_109 < i_101) ? i_109 : i_101;
                    i_111 = (int) ((uint) i_102 + (uint) 1);
                    i_101 = i_110;
                    i_102 = i_111;
                }
                ul_112 = arg_found + ((((long) ((int) ((uint) i_83 + (uint) ((int) ((uint) i_93 * (uint) i_84))))) << 3) + 16L);
                l_113 = *((__global gale_long *) ul_112);
                l_114 = (long) i_101;
                l_115 = l_113 >> 32;
                l_116 = (l_115 < 2139095040L) ? l_115 : 2139095040L;
                i_117 = (int) ((uint) i_93 + (uint) 1);
                if (l_114 < l_116) {
                    i_118 = i_79;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        f_119 = *((__global gale_float *) ul_95);
                        i_120 = (int) ((uint) i_82 + (uint) i_118);
                        f_121 = *((__global gale_float *) (arg_buffer + ((((long) i_120) << 2) + 16L)));
                        f_122 = *((__global gale_float *) ul_97);
                        f_123 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_120 + (uint) i_3))) << 2) + 16L)));
                        f_124 = *((__global gale_float *) ul_99);
                        f_125 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_120 + (uint) i_81))) << 2) + 16L)));
                        f_126 = f_119 - f_121;
                        f_127 = f_122 - f_123;
                        f_128 = f_124 - f_125;
                        if (i_101 == (as_int((((f_126 * f_126) + (f_127 * f_127)) + (f_128 * f_128))) & 2147483647)) {
                            break;
                        }
                        i_129 = (int) ((uint) i_118 + (uint) 1);
                        i_118 = i_129;
                    }
                    *((__global gale_long *) ul_112) = ((l_114 << 32) | ((long) ((ulong) l_41 + (ulong) ((long) i_118))));
                    i_93 = i_117;
                } else {
                    i_93 = i_117;
                }
            }
        } else {
            i_130 = (int) get_local_size(0);
            i_131 = (int) get_local_id(0);
            i_132 = 0;
            while (true) {
                if (!(i_132 < i_10)) {
                    break;
                }
                f_133 = (gale_private_float_12) {{0}};
                f_134 = (gale_private_float_4) {{0}};
                i_135 = (gale_private_int_4) {{0}};
                i_136 = 0;
                while (true) {
                    if (!(i_136 < 4)) {
                        break;
                    }
                    f_134.at[i_136] = as_float(2139095040);
                    i_137 = (int) ((uint) i_136 + (uint) (i_136 << 1));
                    i_138 = (int) ((uint) i_132 + (uint) i_136);
                    i_139 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_139 < 3)) {
                            break;
                        }
                        if (i_138 < i_10) {
                            f_140 = *((__global gale_float *) (arg_queries + ((((long) ((int) ((uint) i_139 + (uint) ((int) ((uint) i_138 + (uint) (i_138 << 1)))))) << 2) + 16L)));
                            f_141 = f_140;
                        } else {
                            f_141 = (0x0.0p0f);
                        }
                        f_133.at[((int) ((uint) i_139 + (uint) i_137))] = f_141;
                        i_142 = (int) ((uint) i_139 + (uint) 1);
                        i_139 = i_142;
                    }
                    i_143 = (int) ((uint) i_136 + (uint) 1);
                    i_136 = i_143;
                }
                i_144 = i_131;
                while (true) {
                    if (!(i_144 < i_77)) {
                        break;
                    }
                    l_145 = (long) ((int) ((uint) ((int) ((uint) i_144 + (uint) (i_144 << 1))) + (uint) i_30));
                    ul_146 = arg_buffer + (((l_145 + 2L) << 2) + 16L);
                    ul_147 = arg_buffer + (((l_145 + 1L) << 2) + 16L);
                    ul_148 = arg_buffer + ((l_145 << 2) + 16L);
                    i_149 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_149 < 4)) {
                            break;
                        }
                        i_150 = (int) ((uint) i_149 + (uint) (i_149 << 1));
                        f_151 = f_133.at[i_150];
                        f_152 = *((__global gale_float *) ul_148);
                        f_153 = f_133.at[((int) ((uint) i_150 + (uint) 1))];
                        f_154 = *((__global gale_float *) ul_147);
                        f_155 = f_133.at[((int) ((uint) i_150 + (uint) 2))];
                        f_156 = *((__global gale_float *) ul_146);
                        f_157 = f_134.at[i_149];
                        f_158 = f_151 - f_152;
                        f_159 = f_153 - f_154;
                        f_160 = f_155 - f_156;
                        f_161 = ((f_158 * f_158) + (f_159 * f_159)) + (f_160 * f_160);
                        if (f_161 < f_157) {
                            f_162 = f_161;
                        } else {
                            f_163 = f_134.at[i_149];
                            f_162 = f_163;
                        }
                        f_134.at[i_149] = f_162;
                        if (f_161 < f_157) {
                            i_164 = i_144;
                        } else {
                            i_165 = i_135.at[i_149];
                            i_164 = i_165;
                        }
                        i_135.at[i_149] = i_164;
                        i_166 = (int) ((uint) i_149 + (uint) 1);
                        i_149 = i_166;
                    }
                    i_167 = (int) ((uint) i_144 + (uint) i_130);
                    i_144 = i_167;
                }
                i_168 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_168 < 4)) {
                        break;
                    }
                    i_169 = (int) ((uint) i_168 + (uint) 1);
                    i_170 = (int) ((uint) i_132 + (uint) i_168);
                    if (i_170 < i_10) {
                        f_171 = f_134.at[i_168];
                        if (f_171 < as_float(2139095040)) {
                            f_172 = f_134.at[i_168];
                            ul_173 = arg_found + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_170 * (uint) ((int) get_num_groups(0)))) * (uint) ((int) get_local_size(0)))) + (uint) ((int) get_global_id(0))))) << 3) + 16L);
                            l_174 = *((__global gale_long *) ul_173);
                            i_175 = i_135.at[i_168];
                            l_176 = (((long) as_int(f_172)) << 32) | ((long) ((ulong) l_41 + (ulong) ((long) i_175)));
                            l_177 = (l_176 < l_174) ? l_176 : l_174;
                            *((__global gale_long *) ul_173) = l_177;
                            i_168 = i_169;
                        } else {
                            i_168 = i_169;
                        }
                    } else {
                        i_168 = i_169;
                    }
                }
                i_178 = (int) ((uint) i_132 + (uint) 4);
                i_132 = i_178;
            }
        }
        GALEFS_BARRIER(5);
        i_36 = i_76;
    }
    if (((int) get_local_id(0)) == 0) {
        l_179 = gale_OpenFileCalls_beginClose(arg_fs, i_26, gale_group);
        l_180 = l_179;
    } else {
        l_180 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_180 < (-4611686018427387904L)) {
            l_181 = gale_HostCall_awaitReply(arg_fs, l_180, gale_group);
            l_182 = l_181;
        } else {
            l_182 = l_180;
        }
    } else {
        l_182 = l_180;
    }
    GALEFS_BROADCAST(6, l_183, l_182);
    if (l_183 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_36;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_183); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        i_36 = (int) gale_ints[gale_items + gale_item];
        l_183 = gale_reply(gale_entry);
    }
    if (((long) i_36) < 0L) {
        i_184 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_36);
    }
    i_185 = (int) get_local_id(0);
    i_186 = (int) get_local_size(0);
    i_187 = (int) get_local_id(0);
    l_188 = (((long) i_187) << 3) + 16L;
    i_189 = GALEFS_LOCAL_SIZE;
    i_190 = (int) get_global_id(0);
    i_191 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_192 = 0;
    while (true) {
        if (!(i_192 < i_10)) {
            break;
        }
        l_193 = *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_190 + (uint) ((int) ((uint) i_192 * (uint) i_191))))) << 3) + 16L)));
        GALEFS_LOCAL_BARRIER(7);
        l_194 = (-16L) + l_188;
        *((__local gale_long *) (gale_scratch_memory + l_194)) = l_193;
        GALEFS_LOCAL_BARRIER(8);
        i_195 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_195 < i_186)) {
                break;
            }
            i_196 = i_195 << 1;
            if ((i_187 & ((int) ((uint) i_196 + (uint) (-1)))) == 0) {
                i_197 = (int) ((uint) i_187 + (uint) i_195);
                if (i_197 < i_186) {
                    l_198 = *((__local gale_long *) (gale_scratch_memory + l_194));
                    l_199 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_197) << 3) + 16L))));
                    l_200 = (l_199 < l_198) ? l_199 : l_198;
                    *((__local gale_long *) (gale_scratch_memory + l_194)) = l_200;
                }
            }
            GALEFS_LOCAL_BARRIER(9);
            i_195 = i_196;
        }
        l_201 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_202 = (int) ((uint) i_192 + (uint) 1);
        if (i_185 == 0) {
            l_203 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_192 << 3)), l_201);
            i_192 = i_202;
        } else {
            i_192 = i_202;
        }
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
typedef union { float at[12]; uint words[12]; } gale_private_float_12;
typedef union { float at[4]; uint words[4]; } gale_private_float_4;
typedef union { int at[4]; uint words[4]; } gale_private_int_4;
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_177) VARIABLE(int, i_178) VARIABLE(int, i_179) VARIABLE(int, i_182) VARIABLE(int, i_183) VARIABLE(int, i_184) VARIABLE(int, i_188) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_39) VARIABLE(int, i_43) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_70) VARIABLE(long, l_180) VARIABLE(long, l_185) VARIABLE(long, l_186) VARIABLE(long, l_28) VARIABLE(long, l_38) VARIABLE(long, l_42) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_59)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_3) VARIABLE(i_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_39) VARIABLE(i_43) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_28) VARIABLE(l_38) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_52) VARIABLE(l_53)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_39) VARIABLE(i_43) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_28) VARIABLE(l_38) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_59)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_70) VARIABLE(l_28)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_33)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_177) VARIABLE(i_178) VARIABLE(i_179) VARIABLE(i_182) VARIABLE(i_183) VARIABLE(i_184) VARIABLE(l_180) VARIABLE(l_185)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_177) VARIABLE(i_178) VARIABLE(i_179) VARIABLE(i_182) VARIABLE(i_183) VARIABLE(i_184) VARIABLE(l_180) VARIABLE(l_186)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_177) VARIABLE(i_178) VARIABLE(i_179) VARIABLE(i_182) VARIABLE(i_183) VARIABLE(i_184) VARIABLE(i_188) VARIABLE(l_180) VARIABLE(l_186)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4, *ul_89, *ul_91, *ul_93, *ul_106, *ul_140, *ul_141, *ul_142, *ul_167;
    float f_82, f_90, f_92, f_94, f_97, f_98, f_99, f_100, f_101, f_102, f_113, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_134, f_135, f_145, f_146, f_147, f_148, f_149, f_150, f_151, f_152, f_153, f_154, f_155, f_156, f_157, f_165, f_166;
    gale_private_float_12 f_127;
    gale_private_float_4 f_128;
    gale_private_int_4 i_129;
    int i_0, i_1, i_2, i_3, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_19, i_20, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_32, i_33, i_34, i_39, i_40, i_43, i_46, i_47, i_48, i_49, i_50, i_51, i_54, i_55, i_56, i_60, i_61, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_83, i_84, i_85, i_86, i_87, i_95, i_96, i_103, i_104, i_105, i_111, i_112, i_114, i_123, i_124, i_125, i_126, i_130, i_131, i_132, i_133, i_136, i_137, i_138, i_143, i_144, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_169, i_172, i_176, i_177, i_178, i_179, i_181, i_182, i_183, i_184, i_187, i_188, i_189, i_194;
    long l_16, l_17, l_18, l_21, l_22, l_28, l_35, l_36, l_37, l_38, l_41, l_42, l_44, l_45, l_52, l_53, l_57, l_58, l_59, l_62, l_72, l_88, l_107, l_108, l_109, l_110, l_139, l_168, l_170, l_171, l_173, l_174, l_175, l_180, l_185, l_186, l_190, l_191, l_192, l_193, l_195;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_23;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    i_1 = (((int) get_local_size(0)) < 32) ? 2 : 1;
    i_2 = gale_div_int(gale_div_int(gale_div_int(i_0, gale_group_count), 3), i_1);
    i_3 = (i_2 < 1048576) ? i_2 : 1048576;
    ul_4 = arg_nearest + 12L;
    if (i_3 < 1) {
        i_5 = 0;
    } else {
        i_6 = *((__global gale_int *) (arg_queries + 12L));
        i_7 = *((__global gale_int *) ul_4);
        if ((uint) gale_div_int(i_6, 3) < (uint) i_7) {
            i_5 = 0;
        } else {
            i_8 = *((__global gale_int *) (arg_found + 12L));
            i_9 = (gale_div_int(gale_div_int(i_8, gale_group_count), ((int) get_local_size(0))) < i_7) ? 0 : 1;
            i_5 = i_9;
        }
    }
    if (i_5 == 0) {
        i_10 = 0;
    } else {
        i_11 = *((__global gale_int *) ul_4);
        i_10 = i_11;
    }
    i_12 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_13 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    i_14 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_14 < i_10)) {
            break;
        }
        *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_12 + (uint) ((int) ((uint) i_14 * (uint) i_13))))) << 3) + 16L))) = 9223372036854775807L;
        i_15 = (int) ((uint) i_14 + (uint) 1);
        i_14 = i_15;
    }
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_16 < 0L) {
            l_17 = l_16;
        } else {
            l_18 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_19 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_19 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_19))))) = (char) ((int) gale_literals[i_19]);
                i_20 = (int) ((uint) i_19 + (uint) 1);
                i_19 = i_20;
            }
            l_21 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_17 = l_21;
        }
    } else {
        l_17 = 0L;
    }
    GALEFS_BROADCAST(1, l_22, l_17);
    if (l_22 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_ints[gale_items + gale_item] = (uint) i_3;
        gale_ints[2 * gale_items + gale_item] = (uint) i_5;
        gale_ints[3 * gale_items + gale_item] = (uint) i_10;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_22); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        i_3 = (int) gale_ints[gale_items + gale_item];
        i_5 = (int) gale_ints[2 * gale_items + gale_item];
        i_10 = (int) gale_ints[3 * gale_items + gale_item];
        l_22 = gale_reply(gale_entry);
    }
    i_23 = (int) l_22;
    if (i_23 < 0) {
        i_24 = i_23;
    } else {
        i_25 = (i_5 == 0) ? (-22) : 1;
        i_24 = i_25;
    }
    i_26 = (int) ((uint) i_1 * (uint) ((int) ((uint) gale_group * (uint) i_3)));
    i_27 = (int) ((uint) i_26 + (uint) (i_26 << 1));
    l_28 = (long) i_3;
    i_29 = (int) ((uint) (i_3 << 3) + (uint) (i_3 << 2));
    i_30 = (i_29 < 0) ? (-22) : 1;
    i_31 = (int) get_local_size(0);
    i_32 = (int) get_local_id(0);
    i_33 = i_24;
    loop_23:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_28;
        }
        if (i_33 < 1) {
            break;
        }
        if (i_32 == 0) {
            i_34 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_35 = (long) i_34;
            l_36 = l_35;
        } else {
            l_36 = 0L;
        }
        GALEFS_BROADCAST(2, l_37, l_36);
        l_38 = (long) ((ulong) l_37 * (ulong) l_28);
        i_39 = 0;
        i_40 = i_30;
        loop_28:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_31;
            }
            if (i_40 < 1) {
                goto B56;
            }
            if (!(i_39 < i_29)) {
                break;
            }
            l_41 = (long) i_39;
            l_42 = l_41 + (((long) i_27) << 2);
            i_43 = (int) ((uint) i_29 - (uint) i_39);
            l_44 = (long) ((ulong) l_41 + (ulong) ((long) ((ulong) (l_38 << 3) + (ulong) (l_38 << 2))));
            l_45 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_46 = (int) get_local_id(0);
            i_47 = (int) get_local_id(0);
            i_48 = 1;
            i_49 = 0;
            i_50 = 0;
            loop_31:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_48 == 1)) {
                    break;
                }
                i_51 = (int) ((uint) i_43 - (uint) i_49);
                l_52 = (long) i_49;
                l_53 = (long) ((ulong) l_44 + (ulong) l_52);
                if (i_50 == 0) {
                    i_54 = i_51;
                } else {
                    i_55 = 4096 - ((int) (l_53 & 4095L));
                    i_56 = (i_55 < i_51) ? i_55 : i_51;
                    i_54 = i_56;
                }
                if (i_47 == 0) {
                    l_57 = gale_BlockAccess_beginRead(arg_fs, i_23, l_53, i_54, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_58 = l_57;
                } else {
                    l_58 = 0L;
                }
                GALEFS_BROADCAST(3, l_59, l_58);
                if (l_59 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_3;
                    gale_ints[gale_items + gale_item] = (uint) i_10;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[gale_item] = (ulong) l_28;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_29;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[gale_items + gale_item] = (ulong) l_38;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_39;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_43;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_44;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_50;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_52;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_53;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_59); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_3 = (int) gale_ints[gale_item];
                    i_10 = (int) gale_ints[gale_items + gale_item];
                    i_23 = (int) gale_ints[2 * gale_items + gale_item];
                    i_27 = (int) gale_ints[3 * gale_items + gale_item];
                    l_28 = (long) gale_longs[gale_item];
                    i_29 = (int) gale_ints[4 * gale_items + gale_item];
                    i_30 = (int) gale_ints[5 * gale_items + gale_item];
                    l_38 = (long) gale_longs[gale_items + gale_item];
                    i_39 = (int) gale_ints[6 * gale_items + gale_item];
                    l_42 = (long) gale_longs[2 * gale_items + gale_item];
                    i_43 = (int) gale_ints[7 * gale_items + gale_item];
                    l_44 = (long) gale_longs[3 * gale_items + gale_item];
                    i_49 = (int) gale_ints[8 * gale_items + gale_item];
                    i_50 = (int) gale_ints[9 * gale_items + gale_item];
                    l_52 = (long) gale_longs[4 * gale_items + gale_item];
                    l_53 = (long) gale_longs[5 * gale_items + gale_item];
                    i_31 = (int) get_local_size(0);
                    i_32 = (int) get_local_id(0);
                    l_45 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_46 = (int) get_local_id(0);
                    i_47 = (int) get_local_id(0);
                    l_59 = gale_reply(gale_entry);
                }
                i_60 = (int) l_59;
                if (l_59 < 0L) {
                    i_61 = 0;
                } else {
                    i_61 = i_60;
                }
                l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_53, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_62), (arg_buffer + 16 + (l_42 + l_52)), i_61);
                GALEFS_BARRIER(4);
                if (i_46 == 0) {
                    if (!(i_61 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_61, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_63 = (int) ((uint) i_49 + (uint) i_61);
                i_64 = ((l_59 == (-117L)) || (!((i_50 == 0) || ((((long) ((ulong) l_44 + (ulong) ((long) i_63))) & l_45) == 0)))) ? 1 : 0;
                i_65 = ((l_59 == (-117L)) || (!((i_61 < 1) || (!(i_63 < i_43))))) ? 1 : 0;
                if (l_59 < 0L) {
                    if (l_59 == (-117L)) {
                        i_48 = i_65;
                        i_49 = i_63;
                        i_50 = i_64;
                    } else {
                        i_48 = i_60;
                        i_49 = i_63;
                        i_50 = i_64;
                    }
                } else {
                    i_48 = i_65;
                    i_49 = i_63;
                    i_50 = i_64;
                }
            }
            if (i_49 < 1) {
                i_66 = i_48;
            } else {
                i_66 = i_49;
            }
            i_67 = (i_66 < 1) ? 0 : i_66;
            i_68 = (int) ((uint) i_39 + (uint) i_67);
            i_39 = i_68;
            i_40 = i_66;
        }
        goto B57;
    B56:;
    B57:;
        if (i_40 < 0) {
            i_69 = i_40;
        } else {
            i_69 = i_39;
        }
        if (i_69 < 1) {
            i_70 = i_69;
        } else {
            if ((4294967296L - l_28) < l_38) {
                i_70 = (-27);
            } else {
                i_70 = i_69;
            }
        }
        i_71 = gale_div_int(i_70, 12);
        if (i_31 < 32) {
            l_72 = (long) i_71;
            i_73 = (int) gale_div_long((l_72 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
            i_74 = (int) gale_div_long((l_72 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
            i_75 = i_3 << 1;
            i_76 = (int) ((uint) (i_3 + i_75) + (uint) i_27);
            i_77 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            i_78 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
            i_79 = i_73;
            while (true) {
                if (!(i_79 < i_74)) {
                    break;
                }
                i_80 = (int) ((uint) ((int) ((uint) i_79 + (uint) (i_79 << 1))) + (uint) i_27);
                i_81 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_81 < 3)) {
                        break;
                    }
                    f_82 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_81 + (uint) i_80))) << 2) + 16L)));
                    *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_79 + (uint) ((int) ((uint) i_76 + (uint) ((int) ((uint) i_81 * (uint) i_3))))))) << 2) + 16L))) = f_82;
                    i_83 = (int) ((uint) i_81 + (uint) 1);
                    i_81 = i_83;
                }
                i_84 = (int) ((uint) i_79 + (uint) 1);
                i_79 = i_84;
            }
            i_85 = (int) ((uint) i_73 + (uint) i_76);
            i_86 = (int) ((uint) i_74 + (uint) i_76);
            i_87 = 0;
            while (true) {
                if (!(i_87 < i_10)) {
                    break;
                }
                l_88 = (long) ((int) ((uint) i_87 + (uint) (i_87 << 1)));
                ul_89 = arg_queries + ((l_88 << 2) + 16L);
                f_90 = *((__global gale_float *) ul_89);
                ul_91 = arg_queries + (((l_88 + 1L) << 2) + 16L);
                f_92 = *((__global gale_float *) ul_91);
                ul_93 = arg_queries + (((l_88 + 2L) << 2) + 16L);
                f_94 = *((__global gale_float *) ul_93);
                i_95 = 2139095040;
                i_96 = i_85;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_96 < i_86)) {
                        break;
                    }
                    f_97 = *((__global gale_float *) (arg_buffer + ((((long) i_96) << 2) + 16L)));
                    f_98 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_96 + (uint) i_3))) << 2) + 16L)));
                    f_99 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_96 + (uint) i_75))) << 2) + 16L)));
                    f_100 = f_90 - f_97;
                    f_101 = f_92 - f_98;
                    f_102 = f_94 - f_99;
                    i_103 = as_int((((f_100 * f_100) + (f_101 * f_101)) + (f_102 * f_102))) & 2147483647;
                    i_104 = (i_103 < i_95) ? i_103 : i_95;
                    i_105 = (int) ((uint) i_96 + (uint) 1);
                    i_95 = i_104;
                    i_96 = i_105;
                }
                ul_106 = arg_found + ((((long) ((int) ((uint) i_77 + (uint) ((int) ((uint) i_87 * (uint) i_78))))) << 3) + 16L);
                l_107 = *((__global gale_long *) ul_106);
                l_108 = (long) i_95;
                l_109 = l_107 >> 32;
                l_110 = (l_109 < 2139095040L) ? l_109 : 2139095040L;
                i_111 = (int) ((uint) i_87 + (uint) 1);
                if (l_108 < l_110) {
                    i_112 = i_73;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        f_113 = *((__global gale_float *) ul_89);
                        i_114 = (int) ((uint) i_76 + (uint) i_112);
                        f_115 = *((__global gale_float *) (arg_buffer + ((((long) i_114) << 2) + 16L)));
                        f_116 = *((__global gale_float *) ul_91);
                        f_117 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_114 + (uint) i_3))) << 2) + 16L)));
                        f_118 = *((__global gale_float *) ul_93);
                        f_119 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_114 + (uint) i_75))) << 2) + 16L)));
                        f_120 = f_113 - f_115;
                        f_121 = f_116 - f_117;
                        f_122 = f_118 - f_119;
                        if (i_95 == (as_int((((f_120 * f_120) + (f_121 * f_121)) + (f_122 * f_122))) & 2147483647)) {
                            break;
                        }
                        i_123 = (int) ((uint) i_112 + (uint) 1);
                        i_112 = i_123;
                    }
                    *((__global gale_long *) ul_106) = ((l_108 << 32) | ((long) ((ulong) l_38 + (ulong) ((long) i_112))));
                    i_87 = i_111;
                } else {
                    i_87 = i_111;
                }
            }
        } else {
            i_124 = (int) get_local_size(0);
            i_125 = (int) get_local_id(0);
            i_126 = 0;
            while (true) {
                if (!(i_126 < i_10)) {
                    break;
                }
                f_127 = (gale_private_float_12) {{0}};
                f_128 = (gale_private_float_4) {{0}};
                i_129 = (gale_private_int_4) {{0}};
                i_130 = 0;
                while (true) {
                    if (!(i_130 < 4)) {
                        break;
                    }
                    f_128.at[i_130] = as_float(2139095040);
                    i_131 = (int) ((uint) i_130 + (uint) (i_130 << 1));
                    i_132 = (int) ((uint) i_126 + (uint) i_130);
                    i_133 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_133 < 3)) {
                            break;
                        }
                        if (i_132 < i_10) {
                            f_134 = *((__global gale_float *) (arg_queries + ((((long) ((int) ((uint) i_133 + (uint) ((int) ((uint) i_132 + (uint) (i_132 << 1)))))) << 2) + 16L)));
                            f_135 = f_134;
                        } else {
                            f_135 = (0x0.0p0f);
                        }
                        f_127.at[((int) ((uint) i_133 + (uint) i_131))] = f_135;
                        i_136 = (int) ((uint) i_133 + (uint) 1);
                        i_133 = i_136;
                    }
                    i_137 = (int) ((uint) i_130 + (uint) 1);
                    i_130 = i_137;
                }
                i_138 = i_125;
                while (true) {
                    if (!(i_138 < i_71)) {
                        break;
                    }
                    l_139 = (long) ((int) ((uint) ((int) ((uint) i_138 + (uint) (i_138 << 1))) + (uint) i_27));
                    ul_140 = arg_buffer + (((l_139 + 2L) << 2) + 16L);
                    ul_141 = arg_buffer + (((l_139 + 1L) << 2) + 16L);
                    ul_142 = arg_buffer + ((l_139 << 2) + 16L);
                    i_143 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_143 < 4)) {
                            break;
                        }
                        i_144 = (int) ((uint) i_143 + (uint) (i_143 << 1));
                        f_145 = f_127.at[i_144];
                        f_146 = *((__global gale_float *) ul_142);
                        f_147 = f_127.at[((int) ((uint) i_144 + (uint) 1))];
                        f_148 = *((__global gale_float *) ul_141);
                        f_149 = f_127.at[((int) ((uint) i_144 + (uint) 2))];
                        f_150 = *((__global gale_float *) ul_140);
                        f_151 = f_128.at[i_143];
                        f_152 = f_145 - f_146;
                        f_153 = f_147 - f_148;
                        f_154 = f_149 - f_150;
                        f_155 = ((f_152 * f_152) + (f_153 * f_153)) + (f_154 * f_154);
                        if (f_155 < f_151) {
                            f_156 = f_155;
                        } else {
                            f_157 = f_128.at[i_143];
                            f_156 = f_157;
                        }
                        f_128.at[i_143] = f_156;
                        if (f_155 < f_151) {
                            i_158 = i_138;
                        } else {
                            i_159 = i_129.at[i_143];
                            i_158 = i_159;
                        }
                        i_129.at[i_143] = i_158;
                        i_160 = (int) ((uint) i_143 + (uint) 1);
                        i_143 = i_160;
                    }
                    i_161 = (int) ((uint) i_138 + (uint) i_124);
                    i_138 = i_161;
                }
                i_162 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_162 < 4)) {
                        break;
                    }
                    i_163 = (int) ((uint) i_162 + (uint) 1);
                    i_164 = (int) ((uint) i_126 + (uint) i_162);
                    if (i_164 < i_10) {
                        f_165 = f_128.at[i_162];
                        if (f_165 < as_float(2139095040)) {
                            f_166 = f_128.at[i_162];
                            ul_167 = arg_found + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_164 * (uint) gale_group_count)) * (uint) ((int) get_local_size(0)))) + (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))))) << 3) + 16L);
                            l_168 = *((__global gale_long *) ul_167);
                            i_169 = i_129.at[i_162];
                            l_170 = (((long) as_int(f_166)) << 32) | ((long) ((ulong) l_38 + (ulong) ((long) i_169)));
                            l_171 = (l_170 < l_168) ? l_170 : l_168;
                            *((__global gale_long *) ul_167) = l_171;
                            i_162 = i_163;
                        } else {
                            i_162 = i_163;
                        }
                    } else {
                        i_162 = i_163;
                    }
                }
                i_172 = (int) ((uint) i_126 + (uint) 4);
                i_126 = i_172;
            }
        }
        GALEFS_BARRIER(5);
        i_33 = i_70;
    }
    if (((int) get_local_id(0)) == 0) {
        l_173 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_174 = l_173;
    } else {
        l_174 = 0L;
    }
    GALEFS_BROADCAST(6, l_175, l_174);
    if (l_175 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_175); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        i_33 = (int) gale_ints[gale_items + gale_item];
        l_175 = gale_reply(gale_entry);
    }
    if (((long) i_33) < 0L) {
        i_176 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_33);
    }
    i_177 = (int) get_local_id(0);
    i_178 = (int) get_local_size(0);
    i_179 = (int) get_local_id(0);
    l_180 = (((long) i_179) << 3) + 16L;
    i_181 = GALEFS_LOCAL_SIZE;
    i_182 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_183 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    i_184 = 0;
    while (true) {
        if (!(i_184 < i_10)) {
            break;
        }
        l_185 = *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_182 + (uint) ((int) ((uint) i_184 * (uint) i_183))))) << 3) + 16L)));
        GALEFS_LOCAL_BARRIER(7);
        l_186 = (-16L) + l_180;
        *((__local gale_long *) (gale_scratch_memory + l_186)) = l_185;
        GALEFS_LOCAL_BARRIER(8);
        i_187 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_187 < i_178)) {
                break;
            }
            i_188 = i_187 << 1;
            if ((i_179 & ((int) ((uint) i_188 + (uint) (-1)))) == 0) {
                i_189 = (int) ((uint) i_179 + (uint) i_187);
                if (i_189 < i_178) {
                    l_190 = *((__local gale_long *) (gale_scratch_memory + l_186));
                    l_191 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_189) << 3) + 16L))));
                    l_192 = (l_191 < l_190) ? l_191 : l_190;
                    *((__local gale_long *) (gale_scratch_memory + l_186)) = l_192;
                }
            }
            GALEFS_LOCAL_BARRIER(9);
            i_187 = i_188;
        }
        l_193 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_194 = (int) ((uint) i_184 + (uint) 1);
        if (i_177 == 0) {
            l_195 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_184 << 3)), l_193);
            i_184 = i_194;
        } else {
            i_184 = i_194;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
