// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.NearestNeighbour#find
// entry point: galefs_find
// parameters: LONG_ARRAY FLOAT_ARRAY INT_ARRAY FLOAT_ARRAY LONG_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 14
// context bytes: 80
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "points"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bc24d14f79537374cf922840fedc02862ed123e855d18007c1a118981ff21e26
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {112, 111, 105, 110, 116, 115};

//@ live
typedef union { float at[12]; uint words[12]; } gale_private_float_12;
typedef union { float at[4]; uint words[4]; } gale_private_float_4;
typedef union { int at[4]; uint words[4]; } gale_private_int_4;
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_132) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_142) VARIABLE(int, i_17) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_37) VARIABLE(int, i_41) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_70) VARIABLE(long, l_133) VARIABLE(long, l_139) VARIABLE(long, l_140) VARIABLE(long, l_24) VARIABLE(long, l_36) VARIABLE(long, l_40) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_60) VARIABLE(__global uchar *, ul_29) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(l_24) VARIABLE(ul_29) VARIABLE(ul_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_37) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_24) VARIABLE(l_36) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_29) VARIABLE(ul_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_37) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_24) VARIABLE(l_36) VARIABLE(l_40) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_60) VARIABLE(ul_29) VARIABLE(ul_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_70) VARIABLE(l_24) VARIABLE(ul_29) VARIABLE(ul_3)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_31) VARIABLE(ul_3)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(l_133) VARIABLE(l_139) VARIABLE(ul_3)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(l_133) VARIABLE(l_140) VARIABLE(ul_3)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_142) VARIABLE(l_133) VARIABLE(l_140) VARIABLE(ul_3)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3, *ul_29, *ul_90, *ul_91, *ul_92, *ul_118;
    float f_84, f_85, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_116, f_117;
    gale_private_float_12 f_74;
    gale_private_float_4 f_75;
    gale_private_int_4 i_76;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_11, i_12, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_28, i_30, i_31, i_32, i_37, i_38, i_41, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_53, i_54, i_55, i_61, i_62, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_86, i_87, i_88, i_93, i_94, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_120, i_123, i_129, i_130, i_131, i_132, i_134, i_135, i_136, i_137, i_138, i_141, i_142, i_143, i_148;
    long l_7, l_8, l_9, l_10, l_13, l_14, l_15, l_16, l_24, l_33, l_34, l_35, l_36, l_39, l_40, l_42, l_43, l_51, l_52, l_56, l_57, l_58, l_59, l_60, l_63, l_89, l_119, l_121, l_122, l_124, l_125, l_126, l_127, l_128, l_133, l_139, l_140, l_144, l_145, l_146, l_147, l_149;
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
            goto loop_20;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    i_1 = (int) get_global_id(0);
    i_2 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    ul_3 = arg_nearest + 12L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_5 = *((__global gale_int *) ul_3);
        if (!(i_4 < i_5)) {
            break;
        }
        *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_1 + (uint) ((int) ((uint) i_4 * (uint) i_2))))) << 3) + 16L))) = 9223372036854775807L;
        i_6 = (int) ((uint) i_4 + (uint) 1);
        i_4 = i_6;
    }
    if (((int) get_local_id(0)) == 0) {
        l_7 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_7 < 0L) {
            l_8 = l_7;
        } else {
            l_9 = (long) gale_group;
            l_10 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_9 << 12) + (l_9 << 11)))) + (ulong) 2048L);
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_11]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
            l_8 = l_13;
        }
    } else {
        l_8 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_8 < (-4611686018427387904L)) {
            l_14 = gale_HostCall_awaitReply(arg_fs, l_8, gale_group);
            l_15 = l_14;
        } else {
            l_15 = l_8;
        }
    } else {
        l_15 = l_8;
    }
    GALEFS_BROADCAST(1, l_16, l_15);
    if (l_16 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_16); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_16 = gale_reply(gale_entry);
    }
    i_17 = (int) l_16;
    i_18 = gale_div_int(gale_div_int(i_0, ((int) get_num_groups(0))), 3);
    i_19 = (i_18 < 1048576) ? i_18 : 1048576;
    if (i_17 < 0) {
        i_20 = i_17;
    } else {
        i_21 = (i_19 == 0) ? (-22) : 1;
        i_20 = i_21;
    }
    i_22 = (int) ((uint) gale_group * (uint) i_19);
    i_23 = (int) ((uint) i_22 + (uint) (i_22 << 1));
    l_24 = (long) i_19;
    i_25 = (int) ((uint) (i_19 << 3) + (uint) (i_19 << 2));
    i_26 = (i_25 < 0) ? (-22) : 1;
    i_27 = (int) get_local_size(0);
    i_28 = (int) get_local_id(0);
    ul_29 = arg_queries + 12L;
    i_30 = (int) get_local_id(0);
    i_31 = i_20;
    loop_20:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_25;
        }
        if (i_31 < 1) {
            break;
        }
        if (i_30 == 0) {
            i_32 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_33 = (long) i_32;
            l_34 = l_33;
        } else {
            l_34 = 0L;
        }
        GALEFS_BROADCAST(2, l_35, l_34);
        l_36 = (long) ((ulong) l_35 * (ulong) l_24);
        i_37 = 0;
        i_38 = i_26;
        loop_25:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_28;
            }
            if (i_38 < 1) {
                goto B58;
            }
            if (!(i_37 < i_25)) {
                break;
            }
            l_39 = (long) i_37;
            l_40 = l_39 + (((long) i_23) << 2);
            i_41 = (int) ((uint) i_25 - (uint) i_37);
            l_42 = (long) ((ulong) l_39 + (ulong) ((long) ((ulong) (l_36 << 3) + (ulong) (l_36 << 2))));
            l_43 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_44 = (int) get_local_id(0);
            i_45 = (int) get_local_id(0);
            i_46 = (int) get_local_id(0);
            i_47 = 1;
            i_48 = 0;
            i_49 = 0;
            loop_28:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_47 == 1)) {
                    break;
                }
                i_50 = (int) ((uint) i_41 - (uint) i_48);
                l_51 = (long) i_48;
                l_52 = (long) ((ulong) l_42 + (ulong) l_51);
                if (i_49 == 0) {
                    i_53 = i_50;
                } else {
                    i_54 = 4096 - ((int) (l_52 & 4095L));
                    i_55 = (i_54 < i_50) ? i_54 : i_50;
                    i_53 = i_55;
                }
                if (i_46 == 0) {
                    l_56 = gale_BlockAccess_beginRead(arg_fs, i_17, l_52, i_53, gale_group);
                    l_57 = l_56;
                } else {
                    l_57 = 0L;
                }
                if (i_45 == 0) {
                    if (l_57 < (-4611686018427387904L)) {
                        l_58 = gale_HostCall_awaitReply(arg_fs, l_57, gale_group);
                        l_59 = l_58;
                    } else {
                        l_59 = l_57;
                    }
                } else {
                    l_59 = l_57;
                }
                GALEFS_BROADCAST(3, l_60, l_59);
                if (l_60 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_17;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_item] = (ulong) l_24;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_items + gale_item] = (ulong) l_36;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_37;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_40;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_41;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_42;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_49;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_51;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_52;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_60); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_17 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    l_24 = (long) gale_longs[gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_26 = (int) gale_ints[3 * gale_items + gale_item];
                    l_36 = (long) gale_longs[gale_items + gale_item];
                    i_37 = (int) gale_ints[4 * gale_items + gale_item];
                    l_40 = (long) gale_longs[2 * gale_items + gale_item];
                    i_41 = (int) gale_ints[5 * gale_items + gale_item];
                    l_42 = (long) gale_longs[3 * gale_items + gale_item];
                    i_48 = (int) gale_ints[6 * gale_items + gale_item];
                    i_49 = (int) gale_ints[7 * gale_items + gale_item];
                    l_51 = (long) gale_longs[4 * gale_items + gale_item];
                    l_52 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_3 = arg_nearest + 12L;
                    i_27 = (int) get_local_size(0);
                    i_28 = (int) get_local_id(0);
                    ul_29 = arg_queries + 12L;
                    i_30 = (int) get_local_id(0);
                    l_43 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_44 = (int) get_local_id(0);
                    i_45 = (int) get_local_id(0);
                    i_46 = (int) get_local_id(0);
                    l_60 = gale_reply(gale_entry);
                }
                i_61 = (int) l_60;
                if (l_60 < 0L) {
                    i_62 = 0;
                } else {
                    i_62 = i_61;
                }
                l_63 = gale_BlockAccess_offsetInRegion(arg_fs, l_60, l_52, gale_group);
                gale_copy((arg_fs + 16 + l_63), (arg_buffer + 16 + (l_40 + l_51)), i_62);
                GALEFS_BARRIER(4);
                if (i_44 == 0) {
                    if (!(i_62 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_62, gale_group);
                    }
                }
                i_64 = (int) ((uint) i_48 + (uint) i_62);
                i_65 = ((l_60 == (-117L)) || (!((i_49 == 0) || ((((long) ((ulong) l_42 + (ulong) ((long) i_64))) & l_43) == 0)))) ? 1 : 0;
                i_66 = ((l_60 == (-117L)) || (!((i_62 < 1) || (!(i_64 < i_41))))) ? 1 : 0;
                if (l_60 < 0L) {
                    if (l_60 == (-117L)) {
                        i_47 = i_66;
                        i_48 = i_64;
                        i_49 = i_65;
                    } else {
                        i_47 = i_61;
                        i_48 = i_64;
                        i_49 = i_65;
                    }
                } else {
                    i_47 = i_66;
                    i_48 = i_64;
                    i_49 = i_65;
                }
            }
            if (i_48 < 1) {
                i_67 = i_47;
            } else {
                i_67 = i_48;
            }
            i_68 = (i_67 < 1) ? 0 : i_67;
            i_69 = (int) ((uint) i_37 + (uint) i_68);
            i_37 = i_69;
            i_38 = i_67;
        }
        goto B59;
    B58:;
    B59:;
        if (i_38 < 0) {
            i_70 = i_38;
        } else {
            i_70 = i_37;
        }
        i_71 = gale_div_int(i_70, 12);
        i_72 = 0;
        while (true) {
            i_73 = *((__global gale_int *) ul_3);
            if (!(i_72 < i_73)) {
                break;
            }
            f_74 = (gale_private_float_12) {{0}};
            f_75 = (gale_private_float_4) {{0}};
            i_76 = (gale_private_int_4) {{0}};
            i_77 = 0;
            while (true) {
                if (!(i_77 < 4)) {
                    break;
                }
                f_75.at[i_77] = as_float(2139095040);
                i_78 = (int) ((uint) i_77 + (uint) (i_77 << 1));
                i_79 = (int) ((uint) i_72 + (uint) i_77);
                i_80 = (int) ((uint) i_79 + (uint) (i_79 << 1));
                i_81 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_81 < 3)) {
                        break;
                    }
                    i_82 = *((__global gale_int *) ul_29);
                    i_83 = (int) ((uint) i_81 + (uint) i_80);
                    if (i_83 < i_82) {
                        f_84 = *((__global gale_float *) (arg_queries + ((((long) i_83) << 2) + 16L)));
                        f_85 = f_84;
                    } else {
                        f_85 = (0x0.0p0f);
                    }
                    f_74.at[((int) ((uint) i_81 + (uint) i_78))] = f_85;
                    i_86 = (int) ((uint) i_81 + (uint) 1);
                    i_81 = i_86;
                }
                i_87 = (int) ((uint) i_77 + (uint) 1);
                i_77 = i_87;
            }
            i_88 = i_28;
            while (true) {
                if (!(i_88 < i_71)) {
                    break;
                }
                l_89 = (long) ((int) ((uint) i_23 + (uint) ((int) ((uint) i_88 + (uint) (i_88 << 1)))));
                ul_90 = arg_buffer + (((l_89 + 2L) << 2) + 16L);
                ul_91 = arg_buffer + (((l_89 + 1L) << 2) + 16L);
                ul_92 = arg_buffer + ((l_89 << 2) + 16L);
                i_93 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_93 < 4)) {
                        break;
                    }
                    i_94 = (int) ((uint) i_93 + (uint) (i_93 << 1));
                    f_95 = f_74.at[i_94];
                    f_96 = *((__global gale_float *) ul_92);
                    f_97 = f_74.at[((int) ((uint) i_94 + (uint) 1))];
                    f_98 = *((__global gale_float *) ul_91);
                    f_99 = f_74.at[((int) ((uint) i_94 + (uint) 2))];
                    f_100 = *((__global gale_float *) ul_90);
                    f_101 = f_75.at[i_93];
                    f_102 = f_95 - f_96;
                    f_103 = f_97 - f_98;
                    f_104 = f_99 - f_100;
                    f_105 = ((f_102 * f_102) + (f_103 * f_103)) + (f_104 * f_104);
                    if (f_105 < f_101) {
                        f_106 = f_105;
                    } else {
                        f_107 = f_75.at[i_93];
                        f_106 = f_107;
                    }
                    f_75.at[i_93] = f_106;
                    if (f_105 < f_101) {
                        i_108 = i_88;
                    } else {
                        i_109 = i_76.at[i_93];
                        i_108 = i_109;
                    }
                    i_76.at[i_93] = i_108;
                    i_110 = (int) ((uint) i_93 + (uint) 1);
                    i_93 = i_110;
                }
                i_111 = (int) ((uint) i_88 + (uint) i_27);
                i_88 = i_111;
            }
            i_112 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_112 < 4)) {
                    break;
                }
                i_113 = *((__global gale_int *) ul_29);
                i_114 = (int) ((uint) i_72 + (uint) i_112);
                i_115 = (int) ((uint) i_112 + (uint) 1);
                if (((int) ((uint) i_114 + (uint) (i_114 << 1))) < i_113) {
                    f_116 = f_75.at[i_112];
                    if (f_116 < as_float(2139095040)) {
                        f_117 = f_75.at[i_112];
                        ul_118 = arg_found + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_114 * (uint) ((int) get_num_groups(0)))) * (uint) ((int) get_local_size(0)))) + (uint) ((int) get_global_id(0))))) << 3) + 16L);
                        l_119 = *((__global gale_long *) ul_118);
                        i_120 = i_76.at[i_112];
                        l_121 = (((long) as_int(f_117)) << 32) | ((long) ((ulong) l_36 + (ulong) ((long) i_120)));
                        l_122 = (l_121 < l_119) ? l_121 : l_119;
                        *((__global gale_long *) ul_118) = l_122;
                        i_112 = i_115;
                    } else {
                        i_112 = i_115;
                    }
                } else {
                    i_112 = i_115;
                }
            }
            i_123 = (int) ((uint) i_72 + (uint) 4);
            i_72 = i_123;
        }
        GALEFS_BARRIER(5);
        i_31 = i_70;
    }
    if (((int) get_local_id(0)) == 0) {
        l_124 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
        l_125 = l_124;
    } else {
        l_125 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_125 < (-4611686018427387904L)) {
            l_126 = gale_HostCall_awaitReply(arg_fs, l_125, gale_group);
            l_127 = l_126;
        } else {
            l_127 = l_125;
        }
    } else {
        l_127 = l_125;
    }
    GALEFS_BROADCAST(6, l_128, l_127);
    if (l_128 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_31;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_128); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_31 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_128 = gale_reply(gale_entry);
    }
    if (((long) i_31) < 0L) {
        i_129 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_31);
    }
    i_130 = (int) get_local_id(0);
    i_131 = (int) get_local_size(0);
    i_132 = (int) get_local_id(0);
    l_133 = (((long) i_132) << 3) + 16L;
    i_134 = GALEFS_LOCAL_SIZE;
    i_135 = (int) get_global_id(0);
    i_136 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_137 = 0;
    while (true) {
        i_138 = *((__global gale_int *) ul_3);
        if (!(i_137 < i_138)) {
            break;
        }
        l_139 = *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_135 + (uint) ((int) ((uint) i_137 * (uint) i_136))))) << 3) + 16L)));
        GALEFS_LOCAL_BARRIER(7);
        l_140 = (-16L) + l_133;
        *((__local gale_long *) (gale_scratch_memory + l_140)) = l_139;
        GALEFS_LOCAL_BARRIER(8);
        i_141 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_141 < i_131)) {
                break;
            }
            i_142 = i_141 << 1;
            if ((i_132 & ((int) ((uint) i_142 + (uint) (-1)))) == 0) {
                i_143 = (int) ((uint) i_132 + (uint) i_141);
                if (i_143 < i_131) {
                    l_144 = *((__local gale_long *) (gale_scratch_memory + l_140));
                    l_145 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_143) << 3) + 16L))));
                    l_146 = (l_145 < l_144) ? l_145 : l_144;
                    *((__local gale_long *) (gale_scratch_memory + l_140)) = l_146;
                }
            }
            GALEFS_LOCAL_BARRIER(9);
            i_141 = i_142;
        }
        l_147 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_148 = (int) ((uint) i_137 + (uint) 1);
        if (i_130 == 0) {
            l_149 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_137 << 3)), l_147);
            i_137 = i_148;
        } else {
            i_137 = i_148;
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_134) VARIABLE(int, i_14) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_34) VARIABLE(int, i_38) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_64) VARIABLE(long, l_125) VARIABLE(long, l_131) VARIABLE(long, l_132) VARIABLE(long, l_21) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_47) VARIABLE(long, l_48) VARIABLE(long, l_54) VARIABLE(__global uchar *, ul_26) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(l_21) VARIABLE(ul_26) VARIABLE(ul_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_34) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_21) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_47) VARIABLE(l_48) VARIABLE(ul_26) VARIABLE(ul_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_34) VARIABLE(i_38) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(l_21) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_54) VARIABLE(ul_26) VARIABLE(ul_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_64) VARIABLE(l_21) VARIABLE(ul_26) VARIABLE(ul_3)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_28) VARIABLE(ul_3)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(l_125) VARIABLE(l_131) VARIABLE(ul_3)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(l_125) VARIABLE(l_132) VARIABLE(ul_3)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_134) VARIABLE(l_125) VARIABLE(l_132) VARIABLE(ul_3)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3, *ul_26, *ul_84, *ul_85, *ul_86, *ul_112;
    float f_78, f_79, f_89, f_90, f_91, f_92, f_93, f_94, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_110, f_111;
    gale_private_float_12 f_68;
    gale_private_float_4 f_69;
    gale_private_int_4 i_70;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_10, i_11, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_27, i_28, i_29, i_34, i_35, i_38, i_41, i_42, i_43, i_44, i_45, i_46, i_49, i_50, i_51, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_80, i_81, i_82, i_87, i_88, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_114, i_117, i_121, i_122, i_123, i_124, i_126, i_127, i_128, i_129, i_130, i_133, i_134, i_135, i_140;
    long l_7, l_8, l_9, l_12, l_13, l_21, l_30, l_31, l_32, l_33, l_36, l_37, l_39, l_40, l_47, l_48, l_52, l_53, l_54, l_57, l_83, l_113, l_115, l_116, l_118, l_119, l_120, l_125, l_131, l_132, l_136, l_137, l_138, l_139, l_141;
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
            goto loop_15;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    i_1 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_2 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    ul_3 = arg_nearest + 12L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_5 = *((__global gale_int *) ul_3);
        if (!(i_4 < i_5)) {
            break;
        }
        *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_1 + (uint) ((int) ((uint) i_4 * (uint) i_2))))) << 3) + 16L))) = 9223372036854775807L;
        i_6 = (int) ((uint) i_4 + (uint) 1);
        i_4 = i_6;
    }
    if (((int) get_local_id(0)) == 0) {
        l_7 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_7 < 0L) {
            l_8 = l_7;
        } else {
            l_9 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_10 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_10 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_10))))) = (char) ((int) gale_literals[i_10]);
                i_11 = (int) ((uint) i_10 + (uint) 1);
                i_10 = i_11;
            }
            l_12 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_8 = l_12;
        }
    } else {
        l_8 = 0L;
    }
    GALEFS_BROADCAST(1, l_13, l_8);
    if (l_13 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_13); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_13 = gale_reply(gale_entry);
    }
    i_14 = (int) l_13;
    i_15 = gale_div_int(gale_div_int(i_0, gale_group_count), 3);
    i_16 = (i_15 < 1048576) ? i_15 : 1048576;
    if (i_14 < 0) {
        i_17 = i_14;
    } else {
        i_18 = (i_16 == 0) ? (-22) : 1;
        i_17 = i_18;
    }
    i_19 = (int) ((uint) gale_group * (uint) i_16);
    i_20 = (int) ((uint) i_19 + (uint) (i_19 << 1));
    l_21 = (long) i_16;
    i_22 = (int) ((uint) (i_16 << 3) + (uint) (i_16 << 2));
    i_23 = (i_22 < 0) ? (-22) : 1;
    i_24 = (int) get_local_size(0);
    i_25 = (int) get_local_id(0);
    ul_26 = arg_queries + 12L;
    i_27 = (int) get_local_id(0);
    i_28 = i_17;
    loop_15:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_20;
        }
        if (i_28 < 1) {
            break;
        }
        if (i_27 == 0) {
            i_29 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_30 = (long) i_29;
            l_31 = l_30;
        } else {
            l_31 = 0L;
        }
        GALEFS_BROADCAST(2, l_32, l_31);
        l_33 = (long) ((ulong) l_32 * (ulong) l_21);
        i_34 = 0;
        i_35 = i_23;
        loop_20:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_23;
            }
            if (i_35 < 1) {
                goto B48;
            }
            if (!(i_34 < i_22)) {
                break;
            }
            l_36 = (long) i_34;
            l_37 = l_36 + (((long) i_20) << 2);
            i_38 = (int) ((uint) i_22 - (uint) i_34);
            l_39 = (long) ((ulong) l_36 + (ulong) ((long) ((ulong) (l_33 << 3) + (ulong) (l_33 << 2))));
            l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_41 = (int) get_local_id(0);
            i_42 = (int) get_local_id(0);
            i_43 = 1;
            i_44 = 0;
            i_45 = 0;
            loop_23:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_43 == 1)) {
                    break;
                }
                i_46 = (int) ((uint) i_38 - (uint) i_44);
                l_47 = (long) i_44;
                l_48 = (long) ((ulong) l_39 + (ulong) l_47);
                if (i_45 == 0) {
                    i_49 = i_46;
                } else {
                    i_50 = 4096 - ((int) (l_48 & 4095L));
                    i_51 = (i_50 < i_46) ? i_50 : i_46;
                    i_49 = i_51;
                }
                if (i_42 == 0) {
                    l_52 = gale_BlockAccess_beginRead(arg_fs, i_14, l_48, i_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_53 = l_52;
                } else {
                    l_53 = 0L;
                }
                GALEFS_BROADCAST(3, l_54, l_53);
                if (l_54 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_14;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_item] = (ulong) l_21;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_items + gale_item] = (ulong) l_33;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_34;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_37;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_38;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_39;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_44;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_45;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_47;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_48;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_54); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_14 = (int) gale_ints[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    l_21 = (long) gale_longs[gale_item];
                    i_22 = (int) gale_ints[2 * gale_items + gale_item];
                    i_23 = (int) gale_ints[3 * gale_items + gale_item];
                    l_33 = (long) gale_longs[gale_items + gale_item];
                    i_34 = (int) gale_ints[4 * gale_items + gale_item];
                    l_37 = (long) gale_longs[2 * gale_items + gale_item];
                    i_38 = (int) gale_ints[5 * gale_items + gale_item];
                    l_39 = (long) gale_longs[3 * gale_items + gale_item];
                    i_44 = (int) gale_ints[6 * gale_items + gale_item];
                    i_45 = (int) gale_ints[7 * gale_items + gale_item];
                    l_47 = (long) gale_longs[4 * gale_items + gale_item];
                    l_48 = (long) gale_longs[5 * gale_items + gale_item];
                    ul_3 = arg_nearest + 12L;
                    i_24 = (int) get_local_size(0);
                    i_25 = (int) get_local_id(0);
                    ul_26 = arg_queries + 12L;
                    i_27 = (int) get_local_id(0);
                    l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_41 = (int) get_local_id(0);
                    i_42 = (int) get_local_id(0);
                    l_54 = gale_reply(gale_entry);
                }
                i_55 = (int) l_54;
                if (l_54 < 0L) {
                    i_56 = 0;
                } else {
                    i_56 = i_55;
                }
                l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_48, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_57), (arg_buffer + 16 + (l_37 + l_47)), i_56);
                GALEFS_BARRIER(4);
                if (i_41 == 0) {
                    if (!(i_56 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_56, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_58 = (int) ((uint) i_44 + (uint) i_56);
                i_59 = ((l_54 == (-117L)) || (!((i_45 == 0) || ((((long) ((ulong) l_39 + (ulong) ((long) i_58))) & l_40) == 0)))) ? 1 : 0;
                i_60 = ((l_54 == (-117L)) || (!((i_56 < 1) || (!(i_58 < i_38))))) ? 1 : 0;
                if (l_54 < 0L) {
                    if (l_54 == (-117L)) {
                        i_43 = i_60;
                        i_44 = i_58;
                        i_45 = i_59;
                    } else {
                        i_43 = i_55;
                        i_44 = i_58;
                        i_45 = i_59;
                    }
                } else {
                    i_43 = i_60;
                    i_44 = i_58;
                    i_45 = i_59;
                }
            }
            if (i_44 < 1) {
                i_61 = i_43;
            } else {
                i_61 = i_44;
            }
            i_62 = (i_61 < 1) ? 0 : i_61;
            i_63 = (int) ((uint) i_34 + (uint) i_62);
            i_34 = i_63;
            i_35 = i_61;
        }
        goto B49;
    B48:;
    B49:;
        if (i_35 < 0) {
            i_64 = i_35;
        } else {
            i_64 = i_34;
        }
        i_65 = gale_div_int(i_64, 12);
        i_66 = 0;
        while (true) {
            i_67 = *((__global gale_int *) ul_3);
            if (!(i_66 < i_67)) {
                break;
            }
            f_68 = (gale_private_float_12) {{0}};
            f_69 = (gale_private_float_4) {{0}};
            i_70 = (gale_private_int_4) {{0}};
            i_71 = 0;
            while (true) {
                if (!(i_71 < 4)) {
                    break;
                }
                f_69.at[i_71] = as_float(2139095040);
                i_72 = (int) ((uint) i_71 + (uint) (i_71 << 1));
                i_73 = (int) ((uint) i_66 + (uint) i_71);
                i_74 = (int) ((uint) i_73 + (uint) (i_73 << 1));
                i_75 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_75 < 3)) {
                        break;
                    }
                    i_76 = *((__global gale_int *) ul_26);
                    i_77 = (int) ((uint) i_75 + (uint) i_74);
                    if (i_77 < i_76) {
                        f_78 = *((__global gale_float *) (arg_queries + ((((long) i_77) << 2) + 16L)));
                        f_79 = f_78;
                    } else {
                        f_79 = (0x0.0p0f);
                    }
                    f_68.at[((int) ((uint) i_75 + (uint) i_72))] = f_79;
                    i_80 = (int) ((uint) i_75 + (uint) 1);
                    i_75 = i_80;
                }
                i_81 = (int) ((uint) i_71 + (uint) 1);
                i_71 = i_81;
            }
            i_82 = i_25;
            while (true) {
                if (!(i_82 < i_65)) {
                    break;
                }
                l_83 = (long) ((int) ((uint) i_20 + (uint) ((int) ((uint) i_82 + (uint) (i_82 << 1)))));
                ul_84 = arg_buffer + (((l_83 + 2L) << 2) + 16L);
                ul_85 = arg_buffer + (((l_83 + 1L) << 2) + 16L);
                ul_86 = arg_buffer + ((l_83 << 2) + 16L);
                i_87 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_87 < 4)) {
                        break;
                    }
                    i_88 = (int) ((uint) i_87 + (uint) (i_87 << 1));
                    f_89 = f_68.at[i_88];
                    f_90 = *((__global gale_float *) ul_86);
                    f_91 = f_68.at[((int) ((uint) i_88 + (uint) 1))];
                    f_92 = *((__global gale_float *) ul_85);
                    f_93 = f_68.at[((int) ((uint) i_88 + (uint) 2))];
                    f_94 = *((__global gale_float *) ul_84);
                    f_95 = f_69.at[i_87];
                    f_96 = f_89 - f_90;
                    f_97 = f_91 - f_92;
                    f_98 = f_93 - f_94;
                    f_99 = ((f_96 * f_96) + (f_97 * f_97)) + (f_98 * f_98);
                    if (f_99 < f_95) {
                        f_100 = f_99;
                    } else {
                        f_101 = f_69.at[i_87];
                        f_100 = f_101;
                    }
                    f_69.at[i_87] = f_100;
                    if (f_99 < f_95) {
                        i_102 = i_82;
                    } else {
                        i_103 = i_70.at[i_87];
                        i_102 = i_103;
                    }
                    i_70.at[i_87] = i_102;
                    i_104 = (int) ((uint) i_87 + (uint) 1);
                    i_87 = i_104;
                }
                i_105 = (int) ((uint) i_82 + (uint) i_24);
                i_82 = i_105;
            }
            i_106 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_106 < 4)) {
                    break;
                }
                i_107 = *((__global gale_int *) ul_26);
                i_108 = (int) ((uint) i_66 + (uint) i_106);
                i_109 = (int) ((uint) i_106 + (uint) 1);
                if (((int) ((uint) i_108 + (uint) (i_108 << 1))) < i_107) {
                    f_110 = f_69.at[i_106];
                    if (f_110 < as_float(2139095040)) {
                        f_111 = f_69.at[i_106];
                        ul_112 = arg_found + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_108 * (uint) gale_group_count)) * (uint) ((int) get_local_size(0)))) + (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))))) << 3) + 16L);
                        l_113 = *((__global gale_long *) ul_112);
                        i_114 = i_70.at[i_106];
                        l_115 = (((long) as_int(f_111)) << 32) | ((long) ((ulong) l_33 + (ulong) ((long) i_114)));
                        l_116 = (l_115 < l_113) ? l_115 : l_113;
                        *((__global gale_long *) ul_112) = l_116;
                        i_106 = i_109;
                    } else {
                        i_106 = i_109;
                    }
                } else {
                    i_106 = i_109;
                }
            }
            i_117 = (int) ((uint) i_66 + (uint) 4);
            i_66 = i_117;
        }
        GALEFS_BARRIER(5);
        i_28 = i_64;
    }
    if (((int) get_local_id(0)) == 0) {
        l_118 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_119 = l_118;
    } else {
        l_119 = 0L;
    }
    GALEFS_BROADCAST(6, l_120, l_119);
    if (l_120 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_28;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_120); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_28 = (int) gale_ints[gale_item];
        ul_3 = arg_nearest + 12L;
        l_120 = gale_reply(gale_entry);
    }
    if (((long) i_28) < 0L) {
        i_121 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_28);
    }
    i_122 = (int) get_local_id(0);
    i_123 = (int) get_local_size(0);
    i_124 = (int) get_local_id(0);
    l_125 = (((long) i_124) << 3) + 16L;
    i_126 = GALEFS_LOCAL_SIZE;
    i_127 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_128 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    i_129 = 0;
    while (true) {
        i_130 = *((__global gale_int *) ul_3);
        if (!(i_129 < i_130)) {
            break;
        }
        l_131 = *((__global gale_long *) (arg_found + ((((long) ((int) ((uint) i_127 + (uint) ((int) ((uint) i_129 * (uint) i_128))))) << 3) + 16L)));
        GALEFS_LOCAL_BARRIER(7);
        l_132 = (-16L) + l_125;
        *((__local gale_long *) (gale_scratch_memory + l_132)) = l_131;
        GALEFS_LOCAL_BARRIER(8);
        i_133 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_133 < i_123)) {
                break;
            }
            i_134 = i_133 << 1;
            if ((i_124 & ((int) ((uint) i_134 + (uint) (-1)))) == 0) {
                i_135 = (int) ((uint) i_124 + (uint) i_133);
                if (i_135 < i_123) {
                    l_136 = *((__local gale_long *) (gale_scratch_memory + l_132));
                    l_137 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_135) << 3) + 16L))));
                    l_138 = (l_137 < l_136) ? l_137 : l_136;
                    *((__local gale_long *) (gale_scratch_memory + l_132)) = l_138;
                }
            }
            GALEFS_LOCAL_BARRIER(9);
            i_133 = i_134;
        }
        l_139 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_140 = (int) ((uint) i_129 + (uint) 1);
        if (i_122 == 0) {
            l_141 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_129 << 3)), l_139);
            i_129 = i_140;
        } else {
            i_129 = i_140;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
