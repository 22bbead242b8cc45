// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.matvec.MatvecKernels#multiplyFile
// entry point: galefs_multiplyFile
// parameters: LONG_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE
// waits: 3
// saved values: 9
// context bytes: 56
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "matrix"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ea77ba81af820cafd77b21b58864b1cddb25fc7880ac9c1ff51be807b4d3f3f9
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_long gale_int_at gale_rem_long gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_long gale_int_at gale_rem_long gale_reply gale_round_entry

__constant char gale_literals[] = {109, 97, 116, 114, 105, 120};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_108) VARIABLE(float, f_31) VARIABLE(int, i_10) VARIABLE(int, i_16) VARIABLE(int, i_171) VARIABLE(int, i_19) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(long, l_169) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_36) VARIABLE(long, l_54) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_18)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(f_31) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_36) VARIABLE(ul_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(f_108) VARIABLE(f_31) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_40) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_54) VARIABLE(ul_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(f_108) VARIABLE(f_31) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_54) VARIABLE(ul_18)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_31) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(l_22) VARIABLE(l_28) VARIABLE(ul_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(l_169) VARIABLE(l_22) VARIABLE(ul_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_171) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(l_169) VARIABLE(l_22) VARIABLE(ul_18)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_30) VARIABLE(ul_18)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_19)

__kernel void galefs_multiplyFile(__global uchar *arg_fs, __global uchar *arg_x, __global uchar *arg_y, __global uchar *arg_state, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18;
    float f_31, f_64, f_65, f_66, f_67, f_68, f_69, f_70, f_71, f_75, f_77, f_78, f_79, f_80, f_81, f_82, f_83, f_84, f_85, f_86, f_87, f_88, f_89, f_90, f_91, f_92, f_93, f_94, f_95, f_96, f_97, f_98, f_99, f_102, f_103, f_104, f_105, f_107, f_108, f_121, f_137, f_138, f_140, f_141, f_143, f_144, f_146, f_147, f_148, f_150, f_154, f_155, f_156, f_158, f_159, f_160, f_161, f_162, f_163, f_164, f_168, f_173, f_174, f_175;
    int i_4, i_5, i_10, i_11, i_15, i_16, i_17, i_19, i_20, i_21, i_24, i_25, i_26, i_27, i_29, i_30, i_33, i_34, i_40, i_41, i_42, i_43, i_50, i_51, i_55, i_56, i_57, i_59, i_60, i_62, i_63, i_72, i_100, i_101, i_106, i_109, i_110, i_111, i_112, i_113, i_114, i_119, i_120, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_135, i_149, i_151, i_157, i_170, i_171, i_172, i_176, i_180, i_186;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_13, l_14, l_22, l_23, l_28, l_32, l_35, l_36, l_37, l_38, l_39, l_44, l_45, l_46, l_47, l_48, l_49, l_52, l_53, l_54, l_58, l_61, l_73, l_74, l_76, l_115, l_116, l_117, l_118, l_129, l_130, l_131, l_132, l_133, l_134, l_136, l_139, l_142, l_145, l_152, l_153, l_165, l_166, l_167, l_169, l_177, l_178, l_179, l_181, l_182, l_183, l_184, l_185;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_17;
        case 3:
            goto resume_3;
        default:
            break;
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
            l_1 = l_6;
        }
    } else {
        l_1 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1 < (-4611686018427387904L)) {
            l_7 = gale_HostCall_awaitReply(arg_fs, l_1, gale_group);
            l_8 = l_7;
        } else {
            l_8 = l_1;
        }
    } else {
        l_8 = l_1;
    }
    GALEFS_BROADCAST(1, l_9, l_8);
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    i_10 = *((__global gale_int *) (arg_x + 12L));
    if (((int) get_local_id(0)) == 0) {
        i_11 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
        l_12 = (long) i_11;
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_13);
    i_15 = (int) l_14;
    i_16 = (int) l_9;
    i_17 = (i_16 < 0) ? i_16 : 0;
    ul_18 = arg_y + 12L;
    i_19 = i_17;
    i_20 = i_15;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_20;
        }
        i_21 = *((__global gale_int *) ul_18);
        if (!(i_20 < i_21)) {
            goto B88;
        }
        if (!(i_19 == 0)) {
            break;
        }
        l_22 = (long) i_20;
        l_23 = ((long) (uint) i_10) << 2;
        i_24 = (int) get_local_id(0);
        i_25 = (int) get_local_id(0);
        i_26 = (int) get_local_size(0);
        i_27 = (int) get_local_id(0);
        l_28 = (((long) i_27) << 2) + 16L;
        i_29 = GALEFS_LOCAL_SIZE;
        i_30 = i_19;
        f_31 = (0x0.0p0f);
        l_32 = 0L;
        loop_20:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_23;
            }
            if (!(l_32 < l_23)) {
                goto B71;
            }
            if (!(i_30 == 0)) {
                break;
            }
            i_33 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
            i_34 = (i_33 < 65536) ? i_33 : 65536;
            l_35 = (long) i_34;
            l_36 = (long) ((ulong) l_32 + (ulong) ((long) ((ulong) l_22 * (ulong) l_23)));
            l_37 = l_35 - gale_rem_long(l_36, l_35);
            l_38 = (long) ((ulong) l_23 - (ulong) l_32);
            l_39 = (l_37 < l_38) ? l_37 : l_38;
            i_40 = (int) l_39;
            i_41 = (int) get_local_id(0);
            i_42 = (int) get_local_id(0);
            i_43 = (int) get_local_id(0);
            l_44 = (-12L);
            loop_23:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(l_44 == (-12L))) {
                    break;
                }
                if (i_43 == 0) {
                    l_45 = gale_BlockAccess_beginMapping(arg_fs, i_16, l_36, i_40, gale_group);
                    l_46 = l_45;
                } else {
                    l_46 = 0L;
                }
                if (i_42 == 0) {
                    if (l_46 < (-4611686018427387904L)) {
                        l_47 = gale_HostCall_awaitReply(arg_fs, l_46, gale_group);
                        l_48 = l_47;
                    } else {
                        l_48 = l_46;
                    }
                } else {
                    l_48 = l_46;
                }
                GALEFS_BROADCAST(3, l_49, l_48);
                if (l_49 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) l_22;
                    gale_longs[gale_items + gale_item] = (ulong) l_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_30;
                    gale_ints[3 * gale_items + gale_item] = as_uint(f_31);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_32;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_36;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_40;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_49); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    l_22 = (long) gale_longs[gale_item];
                    l_23 = (long) gale_longs[gale_items + gale_item];
                    i_30 = (int) gale_ints[2 * gale_items + gale_item];
                    f_31 = as_float(gale_ints[3 * gale_items + gale_item]);
                    l_32 = (long) gale_longs[2 * gale_items + gale_item];
                    l_36 = (long) gale_longs[3 * gale_items + gale_item];
                    i_40 = (int) gale_ints[4 * gale_items + gale_item];
                    ul_18 = arg_y + 12L;
                    i_24 = (int) get_local_id(0);
                    i_25 = (int) get_local_id(0);
                    i_26 = (int) get_local_size(0);
                    i_27 = (int) get_local_id(0);
                    l_28 = (((long) i_27) << 2) + 16L;
                    i_41 = (int) get_local_id(0);
                    i_42 = (int) get_local_id(0);
                    i_43 = (int) get_local_id(0);
                    l_49 = gale_reply(gale_entry);
                }
                if (i_41 == 0) {
                    if (!(l_49 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_36, 1, gale_group);
                        i_50 = gale_group;
                        i_51 = *((__global gale_int *) (arg_fs + 16 + 36L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_50 & ((int) ((uint) (1 << i_51) + (uint) (-1))))) << 6) + (((long) (i_50 >> i_51)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_49 >> 32))) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_49 < 0L) {
                    l_52 = (l_49 == (-117L)) ? (-5L) : l_49;
                    l_44 = l_52;
                } else {
                    l_53 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, l_36, gale_group);
                    l_44 = l_53;
                }
            }
            l_54 = (long) ((ulong) l_32 + (ulong) ((long) i_40));
            if ((ulong) ((long) ((ulong) l_44 + (ulong) 4095L)) < (ulong) 4095L) {
                i_55 = (int) l_44;
                i_30 = i_55;
                l_32 = l_54;
            } else {
                i_56 = (int) (((long) ((ulong) l_32 + (ulong) ((long) ((ulong) (l_32 >> 63) >> 62)))) >> 2);
                i_57 = ((int) ((uint) i_40 + (uint) ((int) ((uint) (i_40 >> 31) >> 30)))) >> 2;
                l_58 = (long) i_57;
                if (((int) get_local_size(0)) < 32) {
                    i_59 = (int) gale_div_long((l_58 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                    i_60 = (int) ((uint) i_56 + (uint) i_59);
                    l_61 = ((long) i_59) << 2;
                    i_62 = (int) ((uint) ((int) gale_div_long((l_58 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) - (uint) i_59);
                    i_63 = (int) ((uint) i_62 + (uint) (-7));
                    f_64 = (0x0.0p0f);
                    f_65 = (0x0.0p0f);
                    f_66 = (0x0.0p0f);
                    f_67 = (0x0.0p0f);
                    f_68 = (0x0.0p0f);
                    f_69 = (0x0.0p0f);
                    f_70 = (0x0.0p0f);
                    f_71 = (0x0.0p0f);
                    i_72 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        l_73 = (long) ((ulong) l_44 + (ulong) l_61);
                        if (!(i_72 < i_63)) {
                            break;
                        }
                        l_74 = (long) ((ulong) l_73 + (ulong) (((long) i_72) << 2));
                        f_75 = *((__global gale_float *) (arg_fs + 16 + l_74));
                        l_76 = (long) ((int) ((uint) i_60 + (uint) i_72));
                        f_77 = *((__global gale_float *) (arg_x + ((l_76 << 2) + 16L)));
                        f_78 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 4L))));
                        f_79 = *((__global gale_float *) (arg_x + (((l_76 + 1L) << 2) + 16L)));
                        f_80 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 8L))));
                        f_81 = *((__global gale_float *) (arg_x + (((l_76 + 2L) << 2) + 16L)));
                        f_82 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 12L))));
                        f_83 = *((__global gale_float *) (arg_x + (((l_76 + 3L) << 2) + 16L)));
                        f_84 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 16L))));
                        f_85 = *((__global gale_float *) (arg_x + (((l_76 + 4L) << 2) + 16L)));
                        f_86 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 20L))));
                        f_87 = *((__global gale_float *) (arg_x + (((l_76 + 5L) << 2) + 16L)));
                        f_88 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 24L))));
                        f_89 = *((__global gale_float *) (arg_x + (((l_76 + 6L) << 2) + 16L)));
                        f_90 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 28L))));
                        f_91 = *((__global gale_float *) (arg_x + (((l_76 + 7L) << 2) + 16L)));
                        f_92 = f_71 + (f_90 * f_91);
                        f_93 = f_70 + (f_88 * f_89);
                        f_94 = f_69 + (f_86 * f_87);
                        f_95 = f_68 + (f_84 * f_85);
                        f_96 = f_67 + (f_82 * f_83);
                        f_97 = f_66 + (f_80 * f_81);
                        f_98 = f_65 + (f_78 * f_79);
                        f_99 = f_64 + (f_75 * f_77);
                        i_100 = (int) ((uint) i_72 + (uint) 8);
                        f_64 = f_99;
                        f_65 = f_98;
                        f_66 = f_97;
                        f_67 = f_96;
                        f_68 = f_95;
                        f_69 = f_94;
                        f_70 = f_93;
                        f_71 = f_92;
                        i_72 = i_100;
                    }
                    i_101 = i_72;
                    f_102 = (0x0.0p0f);
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_101 < i_62)) {
                            break;
                        }
                        f_103 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) (((long) i_101) << 2)))));
                        f_104 = *((__global gale_float *) (arg_x + ((((long) ((int) ((uint) i_60 + (uint) i_101))) << 2) + 16L)));
                        f_105 = f_102 + (f_103 * f_104);
                        i_106 = (int) ((uint) i_101 + (uint) 1);
                        i_101 = i_106;
                        f_102 = f_105;
                    }
                    f_107 = f_102 + (f_71 + (f_70 + (f_69 + (f_68 + (f_67 + (f_66 + (f_64 + f_65)))))));
                    f_108 = f_107;
                } else {
                    i_109 = (int) get_local_id(0);
                    i_110 = (int) get_local_id(0);
                    i_111 = (int) get_local_size(0);
                    i_112 = i_111 << 1;
                    i_113 = i_111 << 2;
                    i_114 = (int) ((uint) i_112 + (uint) i_113);
                    l_115 = (long) i_111;
                    l_116 = l_115 << 3;
                    l_117 = l_115 << 4;
                    l_118 = l_116 + l_117;
                    i_119 = (int) get_local_id(0);
                    i_120 = (int) ((uint) i_111 + (uint) i_112);
                    f_121 = (0x0.0p0f);
                    i_122 = i_119;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        i_123 = (int) (l_44 & 4L);
                        i_124 = (int) ((uint) i_123 >> 2);
                        i_125 = i_57 - i_124;
                        i_126 = i_125 + ((int) ((uint) i_125 >> 31));
                        i_127 = i_126 >> 1;
                        i_128 = (int) ((uint) i_56 + (uint) i_124);
                        l_129 = (long) ((ulong) l_44 + (ulong) (((long) (uint) i_124) << 2));
                        if (!(i_122 < ((int) ((uint) i_127 - (uint) i_120)))) {
                            break;
                        }
                        l_130 = (long) ((ulong) l_129 + (ulong) (((long) i_122) << 3));
                        l_131 = *((__global gale_long *) (arg_fs + 16 + l_130));
                        l_132 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) l_116))));
                        l_133 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) l_117))));
                        l_134 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) l_118))));
                        i_135 = (int) ((uint) i_128 + (uint) (i_122 << 1));
                        l_136 = (long) i_135;
                        f_137 = *((__global gale_float *) (arg_x + ((l_136 << 2) + 16L)));
                        f_138 = *((__global gale_float *) (arg_x + (((l_136 + 1L) << 2) + 16L)));
                        l_139 = (long) ((int) ((uint) i_135 + (uint) i_112));
                        f_140 = *((__global gale_float *) (arg_x + ((l_139 << 2) + 16L)));
                        f_141 = *((__global gale_float *) (arg_x + (((l_139 + 1L) << 2) + 16L)));
                        l_142 = (long) ((int) ((uint) i_135 + (uint) i_113));
                        f_143 = *((__global gale_float *) (arg_x + ((l_142 << 2) + 16L)));
                        f_144 = *((__global gale_float *) (arg_x + (((l_142 + 1L) << 2) + 16L)));
                        l_145 = (long) ((int) ((uint) i_135 + (uint) i_114));
                        f_146 = *((__global gale_float *) (arg_x + ((l_145 << 2) + 16L)));
                        f_147 = *((__global gale_float *) (arg_x + (((l_145 + 1L) << 2) + 16L)));
                        f_148 = f_121 + ((((as_float(((int) l_131)) * f_137) + (as_float(((int) ((long) ((ulong) l_131 >> 32)))) * f_138)) + ((as_float(((int) l_132)) * f_140) + (as_float(((int) ((long) ((ulong) l_132 >> 32)))) * f_141))) + (((as_float(((int) l_133)) * f_143) + (as_float(((int) ((long) ((ulong) l_133 >> 32)))) * f_144)) + ((as_float(((int) l_134)) * f_146) + (as_float(((int) ((long) ((ulong) l_134 >> 32)))) * f_147))));
                        i_149 = (int) ((uint) i_122 + (uint) i_113);
                        f_121 = f_148;
                        i_122 = i_149;
                    }
                    f_150 = f_121;
                    i_151 = i_122;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_151 < i_127)) {
                            break;
                        }
                        l_152 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) (((long) i_151) << 3)))));
                        l_153 = (long) ((int) ((uint) i_128 + (uint) (i_151 << 1)));
                        f_154 = *((__global gale_float *) (arg_x + ((l_153 << 2) + 16L)));
                        f_155 = *((__global gale_float *) (arg_x + (((l_153 + 1L) << 2) + 16L)));
                        f_156 = f_150 + ((as_float(((int) l_152)) * f_154) + (as_float(((int) ((long) ((ulong) l_152 >> 32)))) * f_155));
                        i_157 = (int) ((uint) i_111 + (uint) i_151);
                        f_150 = f_156;
                        i_151 = i_157;
                    }
                    if (i_110 == 0) {
                        if ((i_123 & (-4)) == 0) {
                            f_158 = f_150;
                        } else {
                            f_159 = *((__global gale_float *) (arg_fs + 16 + l_44));
                            f_160 = *((__global gale_float *) (arg_x + ((((long) i_56) << 2) + 16L)));
                            f_161 = f_150 + (f_159 * f_160);
                            f_158 = f_161;
                        }
                    } else {
                        f_158 = f_150;
                    }
                    if (i_109 == 0) {
                        if ((i_124 + (i_126 & (-2))) < i_57) {
                            f_162 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) ((l_58 + (-1L)) << 2)))));
                            f_163 = *((__global gale_float *) (arg_x + ((((long) ((int) ((uint) ((int) ((uint) i_57 + (uint) i_56)) + (uint) (-1)))) << 2) + 16L)));
                            f_164 = f_158 + (f_162 * f_163);
                            f_108 = f_164;
                        } else {
                            f_108 = f_158;
                        }
                    } else {
                        f_108 = f_158;
                    }
                }
                GALEFS_BARRIER(4);
                if (((int) get_local_id(0)) == 0) {
                    l_165 = gale_BlockAccess_endMapping(arg_fs, i_40, gale_group);
                    l_166 = l_165;
                } else {
                    l_166 = 0L;
                }
                GALEFS_BROADCAST(5, l_167, l_166);
                f_168 = f_31 + f_108;
                f_31 = f_168;
                l_32 = l_54;
            }
        }
        goto B72;
    B71:;
    B72:;
        GALEFS_LOCAL_BARRIER(6);
        l_169 = (-16L) + l_28;
        *((__local gale_float *) (gale_scratch_memory + l_169)) = f_31;
        GALEFS_LOCAL_BARRIER(7);
        i_170 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_170 < i_26)) {
                break;
            }
            i_171 = i_170 << 1;
            if ((i_27 & ((int) ((uint) i_171 + (uint) (-1)))) == 0) {
                i_172 = (int) ((uint) i_27 + (uint) i_170);
                if (i_172 < i_26) {
                    f_173 = *((__local gale_float *) (gale_scratch_memory + l_169));
                    f_174 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_172) << 2) + 16L))));
                    *((__local gale_float *) (gale_scratch_memory + l_169)) = (f_173 + f_174);
                }
            }
            GALEFS_LOCAL_BARRIER(8);
            i_170 = i_171;
        }
        f_175 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_25 == 0) {
            *((__global gale_float *) (arg_y + ((l_22 << 2) + 16L))) = f_175;
        }
        if (i_24 == 0) {
            i_176 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
            l_177 = (long) i_176;
            l_178 = l_177;
        } else {
            l_178 = 0L;
        }
        GALEFS_BROADCAST(9, l_179, l_178);
        i_180 = (int) l_179;
        i_19 = i_30;
        i_20 = i_180;
    }
    goto B89;
B88:;
B89:;
    if (((int) get_local_id(0)) == 0) {
        l_181 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group);
        l_182 = l_181;
    } else {
        l_182 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_182 < (-4611686018427387904L)) {
            l_183 = gale_HostCall_awaitReply(arg_fs, l_182, gale_group);
            l_184 = l_183;
        } else {
            l_184 = l_182;
        }
    } else {
        l_184 = l_182;
    }
    GALEFS_BROADCAST(10, l_185, l_184);
    if (l_185 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_19;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_185); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_19 = (int) gale_ints[gale_item];
        l_185 = gale_reply(gale_entry);
    }
    if (i_19 < 0) {
        i_186 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 1 << 2)), i_19);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_100) VARIABLE(float, f_28) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_163) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_7) VARIABLE(long, l_161) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_33) VARIABLE(long, l_46) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_15)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7) VARIABLE(l_6)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(f_28) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_7) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_33) VARIABLE(ul_15)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(f_100) VARIABLE(f_28) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_7) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_46) VARIABLE(ul_15)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(f_28) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_7) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(ul_15)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_13) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_7) VARIABLE(l_161) VARIABLE(l_19) VARIABLE(ul_15)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_13) VARIABLE(i_163) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_7) VARIABLE(l_161) VARIABLE(l_19) VARIABLE(ul_15)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_13) VARIABLE(i_27) VARIABLE(i_7) VARIABLE(ul_15)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_16)

__kernel void galefs_multiplyFile(__global uchar *arg_fs, __global uchar *arg_x, __global uchar *arg_y, __global uchar *arg_state, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_15;
    float f_28, f_56, f_57, f_58, f_59, f_60, f_61, f_62, f_63, f_67, f_69, f_70, f_71, f_72, f_73, f_74, f_75, f_76, f_77, f_78, f_79, f_80, f_81, f_82, f_83, f_84, f_85, f_86, f_87, f_88, f_89, f_90, f_91, f_94, f_95, f_96, f_97, f_99, f_100, f_113, f_129, f_130, f_132, f_133, f_135, f_136, f_138, f_139, f_140, f_142, f_146, f_147, f_148, f_150, f_151, f_152, f_153, f_154, f_155, f_156, f_160, f_165, f_166, f_167;
    int i_3, i_4, i_7, i_8, i_12, i_13, i_14, i_16, i_17, i_18, i_21, i_22, i_23, i_24, i_26, i_27, i_30, i_31, i_37, i_38, i_39, i_47, i_48, i_49, i_51, i_52, i_54, i_55, i_64, i_92, i_93, i_98, i_101, i_102, i_103, i_104, i_105, i_106, i_111, i_112, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_127, i_141, i_143, i_149, i_162, i_163, i_164, i_168, i_172, i_176;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_10, l_11, l_19, l_20, l_25, l_29, l_32, l_33, l_34, l_35, l_36, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_50, l_53, l_65, l_66, l_68, l_107, l_108, l_109, l_110, l_121, l_122, l_123, l_124, l_125, l_126, l_128, l_131, l_134, l_137, l_144, l_145, l_157, l_158, l_159, l_161, l_169, l_170, l_171, l_173, l_174, l_175;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
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
            goto loop_12;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_1 = l_5;
        }
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(1, l_6, l_1);
    if (l_6 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_6); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_6 = gale_reply(gale_entry);
    }
    i_7 = *((__global gale_int *) (arg_x + 12L));
    if (((int) get_local_id(0)) == 0) {
        i_8 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
        l_9 = (long) i_8;
        l_10 = l_9;
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    i_12 = (int) l_11;
    i_13 = (int) l_6;
    i_14 = (i_13 < 0) ? i_13 : 0;
    ul_15 = arg_y + 12L;
    i_16 = i_14;
    i_17 = i_12;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_15;
        }
        i_18 = *((__global gale_int *) ul_15);
        if (!(i_17 < i_18)) {
            goto B78;
        }
        if (!(i_16 == 0)) {
            break;
        }
        l_19 = (long) i_17;
        l_20 = ((long) (uint) i_7) << 2;
        i_21 = (int) get_local_id(0);
        i_22 = (int) get_local_id(0);
        i_23 = (int) get_local_size(0);
        i_24 = (int) get_local_id(0);
        l_25 = (((long) i_24) << 2) + 16L;
        i_26 = GALEFS_LOCAL_SIZE;
        i_27 = i_16;
        f_28 = (0x0.0p0f);
        l_29 = 0L;
        loop_15:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_18;
            }
            if (!(l_29 < l_20)) {
                goto B61;
            }
            if (!(i_27 == 0)) {
                break;
            }
            i_30 = 1 << GALEFS_LAUNCH_INT(arg_fs, 148L);
            i_31 = (i_30 < 65536) ? i_30 : 65536;
            l_32 = (long) i_31;
            l_33 = (long) ((ulong) l_29 + (ulong) ((long) ((ulong) l_19 * (ulong) l_20)));
            l_34 = l_32 - gale_rem_long(l_33, l_32);
            l_35 = (long) ((ulong) l_20 - (ulong) l_29);
            l_36 = (l_34 < l_35) ? l_34 : l_35;
            i_37 = (int) l_36;
            i_38 = (int) get_local_id(0);
            i_39 = (int) get_local_id(0);
            l_40 = (-12L);
            loop_18:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(l_40 == (-12L))) {
                    break;
                }
                if (i_39 == 0) {
                    l_41 = gale_BlockAccess_beginMapping(arg_fs, i_13, l_33, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_42 = l_41;
                } else {
                    l_42 = 0L;
                }
                GALEFS_BROADCAST(3, l_43, l_42);
                if (l_43 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_13;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_longs[gale_items + gale_item] = (ulong) l_20;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                    gale_ints[3 * gale_items + gale_item] = as_uint(f_28);
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_37;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_43); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    i_13 = (int) gale_ints[gale_items + gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    l_20 = (long) gale_longs[gale_items + gale_item];
                    i_27 = (int) gale_ints[2 * gale_items + gale_item];
                    f_28 = as_float(gale_ints[3 * gale_items + gale_item]);
                    l_29 = (long) gale_longs[2 * gale_items + gale_item];
                    l_33 = (long) gale_longs[3 * gale_items + gale_item];
                    i_37 = (int) gale_ints[4 * gale_items + gale_item];
                    ul_15 = arg_y + 12L;
                    i_21 = (int) get_local_id(0);
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_size(0);
                    i_24 = (int) get_local_id(0);
                    l_25 = (((long) i_24) << 2) + 16L;
                    i_38 = (int) get_local_id(0);
                    i_39 = (int) get_local_id(0);
                    l_43 = gale_reply(gale_entry);
                }
                if (i_38 == 0) {
                    if (!(l_43 < 0L)) {
                        gale_MappingEnd_begin(arg_fs, l_33, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                if (l_43 < 0L) {
                    l_44 = (l_43 == (-117L)) ? (-5L) : l_43;
                    l_40 = l_44;
                } else {
                    l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_33, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_40 = l_45;
                }
            }
            l_46 = (long) ((ulong) l_29 + (ulong) ((long) i_37));
            if ((ulong) ((long) ((ulong) l_40 + (ulong) 4095L)) < (ulong) 4095L) {
                i_47 = (int) l_40;
                i_27 = i_47;
                l_29 = l_46;
            } else {
                i_48 = (int) (((long) ((ulong) l_29 + (ulong) ((long) ((ulong) (l_29 >> 63) >> 62)))) >> 2);
                i_49 = ((int) ((uint) i_37 + (uint) ((int) ((uint) (i_37 >> 31) >> 30)))) >> 2;
                l_50 = (long) i_49;
                if (((int) get_local_size(0)) < 32) {
                    i_51 = (int) gale_div_long((l_50 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                    i_52 = (int) ((uint) i_48 + (uint) i_51);
                    l_53 = ((long) i_51) << 2;
                    i_54 = (int) ((uint) ((int) gale_div_long((l_50 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) - (uint) i_51);
                    i_55 = (int) ((uint) i_54 + (uint) (-7));
                    f_56 = (0x0.0p0f);
                    f_57 = (0x0.0p0f);
                    f_58 = (0x0.0p0f);
                    f_59 = (0x0.0p0f);
                    f_60 = (0x0.0p0f);
                    f_61 = (0x0.0p0f);
                    f_62 = (0x0.0p0f);
                    f_63 = (0x0.0p0f);
                    i_64 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        l_65 = (long) ((ulong) l_40 + (ulong) l_53);
                        if (!(i_64 < i_55)) {
                            break;
                        }
                        l_66 = (long) ((ulong) l_65 + (ulong) (((long) i_64) << 2));
                        f_67 = *((__global gale_float *) (arg_fs + 16 + l_66));
                        l_68 = (long) ((int) ((uint) i_52 + (uint) i_64));
                        f_69 = *((__global gale_float *) (arg_x + ((l_68 << 2) + 16L)));
                        f_70 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 4L))));
                        f_71 = *((__global gale_float *) (arg_x + (((l_68 + 1L) << 2) + 16L)));
                        f_72 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 8L))));
                        f_73 = *((__global gale_float *) (arg_x + (((l_68 + 2L) << 2) + 16L)));
                        f_74 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 12L))));
                        f_75 = *((__global gale_float *) (arg_x + (((l_68 + 3L) << 2) + 16L)));
                        f_76 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 16L))));
                        f_77 = *((__global gale_float *) (arg_x + (((l_68 + 4L) << 2) + 16L)));
                        f_78 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 20L))));
                        f_79 = *((__global gale_float *) (arg_x + (((l_68 + 5L) << 2) + 16L)));
                        f_80 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 24L))));
                        f_81 = *((__global gale_float *) (arg_x + (((l_68 + 6L) << 2) + 16L)));
                        f_82 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 28L))));
                        f_83 = *((__global gale_float *) (arg_x + (((l_68 + 7L) << 2) + 16L)));
                        f_84 = f_63 + (f_82 * f_83);
                        f_85 = f_62 + (f_80 * f_81);
                        f_86 = f_61 + (f_78 * f_79);
                        f_87 = f_60 + (f_76 * f_77);
                        f_88 = f_59 + (f_74 * f_75);
                        f_89 = f_58 + (f_72 * f_73);
                        f_90 = f_57 + (f_70 * f_71);
                        f_91 = f_56 + (f_67 * f_69);
                        i_92 = (int) ((uint) i_64 + (uint) 8);
                        f_56 = f_91;
                        f_57 = f_90;
                        f_58 = f_89;
                        f_59 = f_88;
                        f_60 = f_87;
                        f_61 = f_86;
                        f_62 = f_85;
                        f_63 = f_84;
                        i_64 = i_92;
                    }
                    i_93 = i_64;
                    f_94 = (0x0.0p0f);
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_93 < i_54)) {
                            break;
                        }
                        f_95 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) (((long) i_93) << 2)))));
                        f_96 = *((__global gale_float *) (arg_x + ((((long) ((int) ((uint) i_52 + (uint) i_93))) << 2) + 16L)));
                        f_97 = f_94 + (f_95 * f_96);
                        i_98 = (int) ((uint) i_93 + (uint) 1);
                        i_93 = i_98;
                        f_94 = f_97;
                    }
                    f_99 = f_94 + (f_63 + (f_62 + (f_61 + (f_60 + (f_59 + (f_58 + (f_56 + f_57)))))));
                    f_100 = f_99;
                } else {
                    i_101 = (int) get_local_id(0);
                    i_102 = (int) get_local_id(0);
                    i_103 = (int) get_local_size(0);
                    i_104 = i_103 << 1;
                    i_105 = i_103 << 2;
                    i_106 = (int) ((uint) i_104 + (uint) i_105);
                    l_107 = (long) i_103;
                    l_108 = l_107 << 3;
                    l_109 = l_107 << 4;
                    l_110 = l_108 + l_109;
                    i_111 = (int) get_local_id(0);
                    i_112 = (int) ((uint) i_103 + (uint) i_104);
                    f_113 = (0x0.0p0f);
                    i_114 = i_111;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        i_115 = (int) (l_40 & 4L);
                        i_116 = (int) ((uint) i_115 >> 2);
                        i_117 = i_49 - i_116;
                        i_118 = i_117 + ((int) ((uint) i_117 >> 31));
                        i_119 = i_118 >> 1;
                        i_120 = (int) ((uint) i_48 + (uint) i_116);
                        l_121 = (long) ((ulong) l_40 + (ulong) (((long) (uint) i_116) << 2));
                        if (!(i_114 < ((int) ((uint) i_119 - (uint) i_112)))) {
                            break;
                        }
                        l_122 = (long) ((ulong) l_121 + (ulong) (((long) i_114) << 3));
                        l_123 = *((__global gale_long *) (arg_fs + 16 + l_122));
                        l_124 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) l_108))));
                        l_125 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) l_109))));
                        l_126 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) l_110))));
                        i_127 = (int) ((uint) i_120 + (uint) (i_114 << 1));
                        l_128 = (long) i_127;
                        f_129 = *((__global gale_float *) (arg_x + ((l_128 << 2) + 16L)));
                        f_130 = *((__global gale_float *) (arg_x + (((l_128 + 1L) << 2) + 16L)));
                        l_131 = (long) ((int) ((uint) i_127 + (uint) i_104));
                        f_132 = *((__global gale_float *) (arg_x + ((l_131 << 2) + 16L)));
                        f_133 = *((__global gale_float *) (arg_x + (((l_131 + 1L) << 2) + 16L)));
                        l_134 = (long) ((int) ((uint) i_127 + (uint) i_105));
                        f_135 = *((__global gale_float *) (arg_x + ((l_134 << 2) + 16L)));
                        f_136 = *((__global gale_float *) (arg_x + (((l_134 + 1L) << 2) + 16L)));
                        l_137 = (long) ((int) ((uint) i_127 + (uint) i_106));
                        f_138 = *((__global gale_float *) (arg_x + ((l_137 << 2) + 16L)));
                        f_139 = *((__global gale_float *) (arg_x + (((l_137 + 1L) << 2) + 16L)));
                        f_140 = f_113 + ((((as_float(((int) l_123)) * f_129) + (as_float(((int) ((long) ((ulong) l_123 >> 32)))) * f_130)) + ((as_float(((int) l_124)) * f_132) + (as_float(((int) ((long) ((ulong) l_124 >> 32)))) * f_133))) + (((as_float(((int) l_125)) * f_135) + (as_float(((int) ((long) ((ulong) l_125 >> 32)))) * f_136)) + ((as_float(((int) l_126)) * f_138) + (as_float(((int) ((long) ((ulong) l_126 >> 32)))) * f_139))));
                        i_141 = (int) ((uint) i_114 + (uint) i_105);
                        f_113 = f_140;
                        i_114 = i_141;
                    }
                    f_142 = f_113;
                    i_143 = i_114;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_143 < i_119)) {
                            break;
                        }
                        l_144 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) (((long) i_143) << 3)))));
                        l_145 = (long) ((int) ((uint) i_120 + (uint) (i_143 << 1)));
                        f_146 = *((__global gale_float *) (arg_x + ((l_145 << 2) + 16L)));
                        f_147 = *((__global gale_float *) (arg_x + (((l_145 + 1L) << 2) + 16L)));
                        f_148 = f_142 + ((as_float(((int) l_144)) * f_146) + (as_float(((int) ((long) ((ulong) l_144 >> 32)))) * f_147));
                        i_149 = (int) ((uint) i_103 + (uint) i_143);
                        f_142 = f_148;
                        i_143 = i_149;
                    }
                    if (i_102 == 0) {
                        if ((i_115 & (-4)) == 0) {
                            f_150 = f_142;
                        } else {
                            f_151 = *((__global gale_float *) (arg_fs + 16 + l_40));
                            f_152 = *((__global gale_float *) (arg_x + ((((long) i_48) << 2) + 16L)));
                            f_153 = f_142 + (f_151 * f_152);
                            f_150 = f_153;
                        }
                    } else {
                        f_150 = f_142;
                    }
                    if (i_101 == 0) {
                        if ((i_116 + (i_118 & (-2))) < i_49) {
                            f_154 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) ((l_50 + (-1L)) << 2)))));
                            f_155 = *((__global gale_float *) (arg_x + ((((long) ((int) ((uint) ((int) ((uint) i_49 + (uint) i_48)) + (uint) (-1)))) << 2) + 16L)));
                            f_156 = f_150 + (f_154 * f_155);
                            f_100 = f_156;
                        } else {
                            f_100 = f_150;
                        }
                    } else {
                        f_100 = f_150;
                    }
                }
                if (((int) get_local_id(0)) == 0) {
                    l_157 = gale_BlockAccess_endMapping(arg_fs, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_158 = l_157;
                } else {
                    l_158 = 0L;
                }
                GALEFS_BROADCAST(4, l_159, l_158);
                f_160 = f_28 + f_100;
                f_28 = f_160;
                l_29 = l_46;
            }
        }
        goto B62;
    B61:;
    B62:;
        GALEFS_LOCAL_BARRIER(5);
        l_161 = (-16L) + l_25;
        *((__local gale_float *) (gale_scratch_memory + l_161)) = f_28;
        GALEFS_LOCAL_BARRIER(6);
        i_162 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_162 < i_23)) {
                break;
            }
            i_163 = i_162 << 1;
            if ((i_24 & ((int) ((uint) i_163 + (uint) (-1)))) == 0) {
                i_164 = (int) ((uint) i_24 + (uint) i_162);
                if (i_164 < i_23) {
                    f_165 = *((__local gale_float *) (gale_scratch_memory + l_161));
                    f_166 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_164) << 2) + 16L))));
                    *((__local gale_float *) (gale_scratch_memory + l_161)) = (f_165 + f_166);
                }
            }
            GALEFS_LOCAL_BARRIER(7);
            i_162 = i_163;
        }
        f_167 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_22 == 0) {
            *((__global gale_float *) (arg_y + ((l_19 << 2) + 16L))) = f_167;
        }
        if (i_21 == 0) {
            i_168 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
            l_169 = (long) i_168;
            l_170 = l_169;
        } else {
            l_170 = 0L;
        }
        GALEFS_BROADCAST(8, l_171, l_170);
        i_172 = (int) l_171;
        i_16 = i_27;
        i_17 = i_172;
    }
    goto B79;
B78:;
B79:;
    if (((int) get_local_id(0)) == 0) {
        l_173 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_174 = l_173;
    } else {
        l_174 = 0L;
    }
    GALEFS_BROADCAST(9, l_175, l_174);
    if (l_175 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_16;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_175); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_16 = (int) gale_ints[gale_item];
        l_175 = gale_reply(gale_entry);
    }
    if (i_16 < 0) {
        i_176 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 1 << 2)), i_16);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
