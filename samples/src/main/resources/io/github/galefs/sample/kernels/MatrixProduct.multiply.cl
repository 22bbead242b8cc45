// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.MatrixProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY INT FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 6
// saved values: 13
// context bytes: 72
// needs: BARRIERS LOCAL_SIZE
// local bytes: 512
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 326f154327e29c73c777ee7a62109a5bfd5bfbc6645ed43068a02919726e2af5
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (512 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_108) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_27) VARIABLE(long, l_34) VARIABLE(long, l_41) VARIABLE(long, l_43) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_60) VARIABLE(long, l_77) VARIABLE(long, l_79) VARIABLE(long, l_87) VARIABLE(long, l_88) VARIABLE(long, l_96)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(l_52)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_60)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_77) VARIABLE(l_79) VARIABLE(l_87) VARIABLE(l_88)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_77) VARIABLE(l_79) VARIABLE(l_96)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_108) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_27) VARIABLE(l_34)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_108) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_27) VARIABLE(l_34)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_27) VARIABLE(l_34)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_multiply(__global uchar *arg_fs, int arg_size, __global uchar *arg_rows, __global uchar *arg_product, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 72L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_118;
    float f_111, f_113, f_119, f_121, f_123, f_124, f_125;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_29, i_30, i_31, i_32, i_33, i_35, i_36, i_37, i_38, i_39, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_53, i_54, i_55, i_61, i_62, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_78, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_89, i_90, i_91, i_97, i_98, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_114, i_115, i_116, i_117, i_120, i_122, i_126, i_127, i_128, i_129, i_130;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_27, l_34, l_40, l_41, l_43, l_51, l_52, l_56, l_57, l_58, l_59, l_60, l_63, l_76, l_77, l_79, l_87, l_88, l_92, l_93, l_94, l_95, l_96, l_99, l_112, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140;
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
            goto resume_2;
        case 3:
            goto loop_30;
        case 4:
            goto loop_30;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            break;
    }
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
    if (l_10 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_10 = gale_reply(gale_entry);
    }
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
    if (l_20 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_10;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_20); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_10 = (long) gale_longs[gale_item];
        l_20 = gale_reply(gale_entry);
    }
    i_21 = (int) l_20;
    i_22 = (int) l_10;
    i_23 = (i_21 < i_22) ? i_21 : i_22;
    if (((long) i_23) < 0L) {
        i_24 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    i_25 = (int) get_local_size(0);
    i_26 = (int) get_local_size(0);
    l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_28 = ((int) get_num_groups(0)) << 3;
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    i_31 = arg_size << 3;
    i_32 = ((int) ((uint) gale_group * (uint) i_31)) << 1;
    i_33 = (int) ((uint) i_31 + (uint) i_32);
    l_34 = (long) arg_size;
    i_35 = arg_size << 5;
    i_36 = gale_group << 3;
    i_37 = i_36;
    loop_30:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_32;
        }
        if (gale_resuming == 4) {
            goto loop_73;
        }
        if (!(i_37 < arg_size)) {
            break;
        }
        i_38 = 0;
        i_39 = 1;
        loop_32:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_35;
            }
            if (i_39 < 1) {
                goto B65;
            }
            if (!(i_38 < i_35)) {
                break;
            }
            l_40 = (long) i_38;
            l_41 = l_40 + (((long) i_32) << 2);
            i_42 = (int) ((uint) i_35 - (uint) i_38);
            l_43 = (long) ((ulong) l_40 + (ulong) ((((long) i_37) * l_34) << 2));
            i_44 = (int) get_local_id(0);
            i_45 = (int) get_local_id(0);
            i_46 = (int) get_local_id(0);
            i_47 = 1;
            i_48 = 0;
            i_49 = 0;
            loop_35:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_47 == 1)) {
                    break;
                }
                i_50 = (int) ((uint) i_42 - (uint) i_48);
                l_51 = (long) i_48;
                l_52 = (long) ((ulong) l_43 + (ulong) l_51);
                if (i_49 == 0) {
                    i_53 = i_50;
                } else {
                    i_54 = 4096 - ((int) (l_52 & 4095L));
                    i_55 = (i_54 < i_50) ? i_54 : i_50;
                    i_53 = i_55;
                }
                if (i_46 == 0) {
                    l_56 = gale_BlockAccess_beginRead(arg_fs, i_22, l_52, i_53, gale_group);
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
                    gale_ints[gale_item] = (uint) i_21;
                    gale_ints[gale_items + gale_item] = (uint) i_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_37;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_38;
                    gale_longs[gale_item] = (ulong) l_41;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_42;
                    gale_longs[gale_items + gale_item] = (ulong) l_43;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_49;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_51;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_52;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_60); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_21 = (int) gale_ints[gale_item];
                    i_22 = (int) gale_ints[gale_items + gale_item];
                    i_37 = (int) gale_ints[2 * gale_items + gale_item];
                    i_38 = (int) gale_ints[3 * gale_items + gale_item];
                    l_41 = (long) gale_longs[gale_item];
                    i_42 = (int) gale_ints[4 * gale_items + gale_item];
                    l_43 = (long) gale_longs[gale_items + gale_item];
                    i_48 = (int) gale_ints[5 * gale_items + gale_item];
                    i_49 = (int) gale_ints[6 * gale_items + gale_item];
                    l_51 = (long) gale_longs[2 * gale_items + gale_item];
                    l_52 = (long) gale_longs[3 * gale_items + gale_item];
                    i_25 = (int) get_local_size(0);
                    i_26 = (int) get_local_size(0);
                    l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_28 = ((int) get_num_groups(0)) << 3;
                    i_29 = (int) get_local_id(0);
                    i_30 = (int) get_local_id(0);
                    i_31 = arg_size << 3;
                    i_32 = ((int) ((uint) gale_group * (uint) i_31)) << 1;
                    i_33 = (int) ((uint) i_31 + (uint) i_32);
                    l_34 = (long) arg_size;
                    i_35 = arg_size << 5;
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
                gale_copy((arg_fs + 16 + l_63), (arg_rows + 16 + (l_41 + l_51)), i_62);
                GALEFS_BARRIER(4);
                if (i_44 == 0) {
                    if (!(i_62 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_62, gale_group);
                    }
                }
                i_64 = (int) ((uint) i_48 + (uint) i_62);
                i_65 = ((l_60 == (-117L)) || (!((i_49 == 0) || ((((long) ((ulong) l_43 + (ulong) ((long) i_64))) & l_27) == 0)))) ? 1 : 0;
                i_66 = ((l_60 == (-117L)) || (!((i_62 < 1) || (!(i_64 < i_42))))) ? 1 : 0;
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
            i_69 = (int) ((uint) i_38 + (uint) i_68);
            i_38 = i_69;
            i_39 = i_67;
        }
        goto B66;
    B65:;
    B66:;
        if (i_39 < 0) {
            i_70 = i_39;
        } else {
            i_70 = i_38;
        }
        if (((long) i_70) < 0L) {
            i_71 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_70);
        }
        i_72 = (int) ((uint) arg_size * (uint) i_37);
        i_73 = 0;
        loop_73:;
        while (true) {
            if (gale_resuming == 4) {
                goto loop_75;
            }
            if (!(i_73 < arg_size)) {
                break;
            }
            i_74 = 0;
            i_75 = 1;
            loop_75:;
            while (true) {
                if (gale_resuming == 4) {
                    goto loop_78;
                }
                if (i_75 < 1) {
                    goto B108;
                }
                if (!(i_74 < i_35)) {
                    break;
                }
                l_76 = (long) i_74;
                l_77 = l_76 + (((long) i_33) << 2);
                i_78 = (int) ((uint) i_35 - (uint) i_74);
                l_79 = (long) ((ulong) l_76 + (ulong) ((l_34 * ((long) i_73)) << 2));
                i_80 = (int) get_local_id(0);
                i_81 = (int) get_local_id(0);
                i_82 = (int) get_local_id(0);
                i_83 = 1;
                i_84 = 0;
                i_85 = 0;
                loop_78:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 4) {
                        goto resume_4;
                    }
                    if (!(i_83 == 1)) {
                        break;
                    }
                    i_86 = (int) ((uint) i_78 - (uint) i_84);
                    l_87 = (long) i_84;
                    l_88 = (long) ((ulong) l_79 + (ulong) l_87);
                    if (i_85 == 0) {
                        i_89 = i_86;
                    } else {
                        i_90 = 4096 - ((int) (l_88 & 4095L));
                        i_91 = (i_90 < i_86) ? i_90 : i_86;
                        i_89 = i_91;
                    }
                    if (i_82 == 0) {
                        l_92 = gale_BlockAccess_beginRead(arg_fs, i_21, l_88, i_89, gale_group);
                        l_93 = l_92;
                    } else {
                        l_93 = 0L;
                    }
                    if (i_81 == 0) {
                        if (l_93 < (-4611686018427387904L)) {
                            l_94 = gale_HostCall_awaitReply(arg_fs, l_93, gale_group);
                            l_95 = l_94;
                        } else {
                            l_95 = l_93;
                        }
                    } else {
                        l_95 = l_93;
                    }
                    GALEFS_BROADCAST(5, l_96, l_95);
                    if (l_96 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_21;
                        gale_ints[gale_items + gale_item] = (uint) i_22;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_37;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_72;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_73;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_74;
                        gale_longs[gale_item] = (ulong) l_77;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                        gale_longs[gale_items + gale_item] = (ulong) l_79;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_84;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_85;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_87;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_88;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_96); }
                        GALEFS_RETURN;
                        resume_4:
                        gale_resuming = 0;
                        i_21 = (int) gale_ints[gale_item];
                        i_22 = (int) gale_ints[gale_items + gale_item];
                        i_37 = (int) gale_ints[2 * gale_items + gale_item];
                        i_72 = (int) gale_ints[3 * gale_items + gale_item];
                        i_73 = (int) gale_ints[4 * gale_items + gale_item];
                        i_74 = (int) gale_ints[5 * gale_items + gale_item];
                        l_77 = (long) gale_longs[gale_item];
                        i_78 = (int) gale_ints[6 * gale_items + gale_item];
                        l_79 = (long) gale_longs[gale_items + gale_item];
                        i_84 = (int) gale_ints[7 * gale_items + gale_item];
                        i_85 = (int) gale_ints[8 * gale_items + gale_item];
                        l_87 = (long) gale_longs[2 * gale_items + gale_item];
                        l_88 = (long) gale_longs[3 * gale_items + gale_item];
                        i_25 = (int) get_local_size(0);
                        i_26 = (int) get_local_size(0);
                        l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_28 = ((int) get_num_groups(0)) << 3;
                        i_29 = (int) get_local_id(0);
                        i_30 = (int) get_local_id(0);
                        i_31 = arg_size << 3;
                        i_32 = ((int) ((uint) gale_group * (uint) i_31)) << 1;
                        i_33 = (int) ((uint) i_31 + (uint) i_32);
                        l_34 = (long) arg_size;
                        i_35 = arg_size << 5;
                        i_80 = (int) get_local_id(0);
                        i_81 = (int) get_local_id(0);
                        i_82 = (int) get_local_id(0);
                        l_96 = gale_reply(gale_entry);
                    }
                    i_97 = (int) l_96;
                    if (l_96 < 0L) {
                        i_98 = 0;
                    } else {
                        i_98 = i_97;
                    }
                    l_99 = gale_BlockAccess_offsetInRegion(arg_fs, l_96, l_88, gale_group);
                    gale_copy((arg_fs + 16 + l_99), (arg_rows + 16 + (l_77 + l_87)), i_98);
                    GALEFS_BARRIER(6);
                    if (i_80 == 0) {
                        if (!(i_98 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_98, gale_group);
                        }
                    }
                    i_100 = (int) ((uint) i_84 + (uint) i_98);
                    i_101 = ((l_96 == (-117L)) || (!((i_85 == 0) || ((l_27 & ((long) ((ulong) l_79 + (ulong) ((long) i_100)))) == 0)))) ? 1 : 0;
                    i_102 = ((l_96 == (-117L)) || (!((i_98 < 1) || (!(i_100 < i_78))))) ? 1 : 0;
                    if (l_96 < 0L) {
                        if (l_96 == (-117L)) {
                            i_83 = i_102;
                            i_84 = i_100;
                            i_85 = i_101;
                        } else {
                            i_83 = i_97;
                            i_84 = i_100;
                            i_85 = i_101;
                        }
                    } else {
                        i_83 = i_102;
                        i_84 = i_100;
                        i_85 = i_101;
                    }
                }
                if (i_84 < 1) {
                    i_103 = i_83;
                } else {
                    i_103 = i_84;
                }
                i_104 = (i_103 < 1) ? 0 : i_103;
                i_105 = (int) ((uint) i_74 + (uint) i_104);
                i_74 = i_105;
                i_75 = i_103;
            }
            goto B109;
        B108:;
        B109:;
            if (i_75 < 0) {
                i_106 = i_75;
            } else {
                i_106 = i_74;
            }
            if (((long) i_106) < 0L) {
                i_107 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_106);
            }
            i_108 = 0;
            while (true) {
                if (!(i_108 < arg_size)) {
                    break;
                }
                i_109 = i_30;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_109 < 64)) {
                        break;
                    }
                    i_110 = (int) ((uint) ((int) ((uint) arg_size * (uint) (((int) ((uint) i_109 + (uint) ((int) ((uint) (i_109 >> 31) >> 29)))) >> 3))) + (uint) gale_rem_int(i_109, 8));
                    f_111 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_73 + (uint) ((int) ((uint) i_110 + (uint) i_32))))) << 2) + 16L)));
                    l_112 = (((long) i_109) << 2) + 16L;
                    *((__local gale_float *) (gale_local_memory + ((-16L) + l_112))) = f_111;
                    f_113 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_108 + (uint) ((int) ((uint) i_33 + (uint) i_110))))) << 2) + 16L)));
                    *((__local gale_float *) (gale_local_memory + ((240L) + l_112))) = f_113;
                    i_114 = (int) ((uint) i_109 + (uint) i_26);
                    i_109 = i_114;
                }
                GALEFS_LOCAL_BARRIER(7);
                i_115 = i_29;
                while (true) {
                    if (!(i_115 < 64)) {
                        break;
                    }
                    i_116 = gale_rem_int(i_115, 8);
                    i_117 = (int) ((uint) i_115 + (uint) ((int) ((uint) (i_115 >> 31) >> 29)));
                    ul_118 = arg_product + ((((long) ((int) ((uint) i_108 + (uint) ((int) ((uint) i_116 + (uint) ((int) ((uint) i_72 + (uint) ((int) ((uint) arg_size * (uint) (i_117 >> 3)))))))))) << 2) + 16L);
                    f_119 = *((__global gale_float *) ul_118);
                    i_120 = i_117 & (-8);
                    f_121 = f_119;
                    i_122 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_122 < 8)) {
                            break;
                        }
                        f_123 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_122 + (uint) i_120))) << 2) + 16L))));
                        f_124 = *((__local gale_float *) (gale_local_memory + ((240L) + ((((long) ((int) ((uint) (i_122 << 3) + (uint) i_116))) << 2) + 16L))));
                        f_125 = f_121 + (f_123 * f_124);
                        i_126 = (int) ((uint) i_122 + (uint) 1);
                        f_121 = f_125;
                        i_122 = i_126;
                    }
                    *((__global gale_float *) ul_118) = f_121;
                    i_127 = (int) ((uint) i_115 + (uint) i_25);
                    i_115 = i_127;
                }
                GALEFS_LOCAL_BARRIER(8);
                i_128 = (int) ((uint) i_108 + (uint) 8);
                i_108 = i_128;
            }
            GALEFS_BARRIER(9);
            i_129 = (int) ((uint) i_73 + (uint) 8);
            i_73 = i_129;
        }
        i_130 = (int) ((uint) i_37 + (uint) i_28);
        i_37 = i_130;
    }
    if (((int) get_local_id(0)) == 0) {
        l_131 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_132 = l_131;
    } else {
        l_132 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_132 < (-4611686018427387904L)) {
            l_133 = gale_HostCall_awaitReply(arg_fs, l_132, gale_group);
            l_134 = l_133;
        } else {
            l_134 = l_132;
        }
    } else {
        l_134 = l_132;
    }
    GALEFS_BROADCAST(10, l_135, l_134);
    if (l_135 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_135); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_135 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_136 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_137 = l_136;
    } else {
        l_137 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_137 < (-4611686018427387904L)) {
            l_138 = gale_HostCall_awaitReply(arg_fs, l_137, gale_group);
            l_139 = l_138;
        } else {
            l_139 = l_137;
        }
    } else {
        l_139 = l_137;
    }
    GALEFS_BROADCAST(11, l_140, l_139);
    if (l_140 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_140); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_140 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (512 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_69) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_96) VARIABLE(long, l_0) VARIABLE(long, l_21) VARIABLE(long, l_28) VARIABLE(long, l_35) VARIABLE(long, l_37) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_51) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_70) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_84)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(l_21) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_44) VARIABLE(l_45)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_21) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_51)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_21) VARIABLE(l_28) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(l_77) VARIABLE(l_78)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(l_21) VARIABLE(l_28) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(l_84)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_96) VARIABLE(l_21) VARIABLE(l_28)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_96) VARIABLE(l_21) VARIABLE(l_28)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(l_21) VARIABLE(l_28)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_multiply(__global uchar *arg_fs, int arg_size, __global uchar *arg_rows, __global uchar *arg_product, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 72L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_106;
    float f_99, f_101, f_107, f_109, f_111, f_112, f_113;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_32, i_33, i_36, i_38, i_39, i_40, i_41, i_42, i_43, i_46, i_47, i_48, i_52, i_53, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_69, i_71, i_72, i_73, i_74, i_75, i_76, i_79, i_80, i_81, i_85, i_86, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_102, i_103, i_104, i_105, i_108, i_110, i_114, i_115, i_116, i_117, i_118;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_21, l_28, l_34, l_35, l_37, l_44, l_45, l_49, l_50, l_51, l_54, l_67, l_68, l_70, l_77, l_78, l_82, l_83, l_84, l_87, l_100, l_119, l_120, l_121, l_122, l_123, l_124;
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
            goto resume_2;
        case 3:
            goto loop_20;
        case 4:
            goto loop_20;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_7;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_reply(gale_entry);
    }
    i_15 = (int) l_14;
    i_16 = (int) l_7;
    i_17 = (i_15 < i_16) ? i_15 : i_16;
    if (((long) i_17) < 0L) {
        i_18 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    i_19 = (int) get_local_size(0);
    i_20 = (int) get_local_size(0);
    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_22 = gale_group_count << 3;
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = arg_size << 3;
    i_26 = ((int) ((uint) gale_group * (uint) i_25)) << 1;
    i_27 = (int) ((uint) i_25 + (uint) i_26);
    l_28 = (long) arg_size;
    i_29 = arg_size << 5;
    i_30 = gale_group << 3;
    i_31 = i_30;
    loop_20:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_22;
        }
        if (gale_resuming == 4) {
            goto loop_58;
        }
        if (!(i_31 < arg_size)) {
            break;
        }
        i_32 = 0;
        i_33 = 1;
        loop_22:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_25;
            }
            if (i_33 < 1) {
                goto B50;
            }
            if (!(i_32 < i_29)) {
                break;
            }
            l_34 = (long) i_32;
            l_35 = l_34 + (((long) i_26) << 2);
            i_36 = (int) ((uint) i_29 - (uint) i_32);
            l_37 = (long) ((ulong) l_34 + (ulong) ((((long) i_31) * l_28) << 2));
            i_38 = (int) get_local_id(0);
            i_39 = (int) get_local_id(0);
            i_40 = 1;
            i_41 = 0;
            i_42 = 0;
            loop_25:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_40 == 1)) {
                    break;
                }
                i_43 = (int) ((uint) i_36 - (uint) i_41);
                l_44 = (long) i_41;
                l_45 = (long) ((ulong) l_37 + (ulong) l_44);
                if (i_42 == 0) {
                    i_46 = i_43;
                } else {
                    i_47 = 4096 - ((int) (l_45 & 4095L));
                    i_48 = (i_47 < i_43) ? i_47 : i_43;
                    i_46 = i_48;
                }
                if (i_39 == 0) {
                    l_49 = gale_BlockAccess_beginRead(arg_fs, i_16, l_45, i_46, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_50 = l_49;
                } else {
                    l_50 = 0L;
                }
                GALEFS_BROADCAST(3, l_51, l_50);
                if (l_51 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[gale_item] = (ulong) l_35;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_36;
                    gale_longs[gale_items + gale_item] = (ulong) l_37;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_41;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_42;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_45;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_51); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_15 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    i_31 = (int) gale_ints[2 * gale_items + gale_item];
                    i_32 = (int) gale_ints[3 * gale_items + gale_item];
                    l_35 = (long) gale_longs[gale_item];
                    i_36 = (int) gale_ints[4 * gale_items + gale_item];
                    l_37 = (long) gale_longs[gale_items + gale_item];
                    i_41 = (int) gale_ints[5 * gale_items + gale_item];
                    i_42 = (int) gale_ints[6 * gale_items + gale_item];
                    l_44 = (long) gale_longs[2 * gale_items + gale_item];
                    l_45 = (long) gale_longs[3 * gale_items + gale_item];
                    i_19 = (int) get_local_size(0);
                    i_20 = (int) get_local_size(0);
                    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_22 = gale_group_count << 3;
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_id(0);
                    i_25 = arg_size << 3;
                    i_26 = ((int) ((uint) gale_group * (uint) i_25)) << 1;
                    i_27 = (int) ((uint) i_25 + (uint) i_26);
                    l_28 = (long) arg_size;
                    i_29 = arg_size << 5;
                    i_38 = (int) get_local_id(0);
                    i_39 = (int) get_local_id(0);
                    l_51 = gale_reply(gale_entry);
                }
                i_52 = (int) l_51;
                if (l_51 < 0L) {
                    i_53 = 0;
                } else {
                    i_53 = i_52;
                }
                l_54 = gale_BlockAccess_offsetInRegion(arg_fs, l_51, l_45, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_54), (arg_rows + 16 + (l_35 + l_44)), i_53);
                GALEFS_BARRIER(4);
                if (i_38 == 0) {
                    if (!(i_53 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_53, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_55 = (int) ((uint) i_41 + (uint) i_53);
                i_56 = ((l_51 == (-117L)) || (!((i_42 == 0) || ((((long) ((ulong) l_37 + (ulong) ((long) i_55))) & l_21) == 0)))) ? 1 : 0;
                i_57 = ((l_51 == (-117L)) || (!((i_53 < 1) || (!(i_55 < i_36))))) ? 1 : 0;
                if (l_51 < 0L) {
                    if (l_51 == (-117L)) {
                        i_40 = i_57;
                        i_41 = i_55;
                        i_42 = i_56;
                    } else {
                        i_40 = i_52;
                        i_41 = i_55;
                        i_42 = i_56;
                    }
                } else {
                    i_40 = i_57;
                    i_41 = i_55;
                    i_42 = i_56;
                }
            }
            if (i_41 < 1) {
                i_58 = i_40;
            } else {
                i_58 = i_41;
            }
            i_59 = (i_58 < 1) ? 0 : i_58;
            i_60 = (int) ((uint) i_32 + (uint) i_59);
            i_32 = i_60;
            i_33 = i_58;
        }
        goto B51;
    B50:;
    B51:;
        if (i_33 < 0) {
            i_61 = i_33;
        } else {
            i_61 = i_32;
        }
        if (((long) i_61) < 0L) {
            i_62 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_61);
        }
        i_63 = (int) ((uint) arg_size * (uint) i_31);
        i_64 = 0;
        loop_58:;
        while (true) {
            if (gale_resuming == 4) {
                goto loop_60;
            }
            if (!(i_64 < arg_size)) {
                break;
            }
            i_65 = 0;
            i_66 = 1;
            loop_60:;
            while (true) {
                if (gale_resuming == 4) {
                    goto loop_63;
                }
                if (i_66 < 1) {
                    goto B88;
                }
                if (!(i_65 < i_29)) {
                    break;
                }
                l_67 = (long) i_65;
                l_68 = l_67 + (((long) i_27) << 2);
                i_69 = (int) ((uint) i_29 - (uint) i_65);
                l_70 = (long) ((ulong) l_67 + (ulong) ((l_28 * ((long) i_64)) << 2));
                i_71 = (int) get_local_id(0);
                i_72 = (int) get_local_id(0);
                i_73 = 1;
                i_74 = 0;
                i_75 = 0;
                loop_63:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 4) {
                        goto resume_4;
                    }
                    if (!(i_73 == 1)) {
                        break;
                    }
                    i_76 = (int) ((uint) i_69 - (uint) i_74);
                    l_77 = (long) i_74;
                    l_78 = (long) ((ulong) l_70 + (ulong) l_77);
                    if (i_75 == 0) {
                        i_79 = i_76;
                    } else {
                        i_80 = 4096 - ((int) (l_78 & 4095L));
                        i_81 = (i_80 < i_76) ? i_80 : i_76;
                        i_79 = i_81;
                    }
                    if (i_72 == 0) {
                        l_82 = gale_BlockAccess_beginRead(arg_fs, i_15, l_78, i_79, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_83 = l_82;
                    } else {
                        l_83 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_84, l_83);
                    if (l_84 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_15;
                        gale_ints[gale_items + gale_item] = (uint) i_16;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_63;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_64;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_65;
                        gale_longs[gale_item] = (ulong) l_68;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_69;
                        gale_longs[gale_items + gale_item] = (ulong) l_70;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_74;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_75;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_77;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_78;
                        GALEFS_LOCAL_SAVE();
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_84); }
                        GALEFS_RETURN;
                        resume_4:
                        gale_resuming = 0;
                        i_15 = (int) gale_ints[gale_item];
                        i_16 = (int) gale_ints[gale_items + gale_item];
                        i_31 = (int) gale_ints[2 * gale_items + gale_item];
                        i_63 = (int) gale_ints[3 * gale_items + gale_item];
                        i_64 = (int) gale_ints[4 * gale_items + gale_item];
                        i_65 = (int) gale_ints[5 * gale_items + gale_item];
                        l_68 = (long) gale_longs[gale_item];
                        i_69 = (int) gale_ints[6 * gale_items + gale_item];
                        l_70 = (long) gale_longs[gale_items + gale_item];
                        i_74 = (int) gale_ints[7 * gale_items + gale_item];
                        i_75 = (int) gale_ints[8 * gale_items + gale_item];
                        l_77 = (long) gale_longs[2 * gale_items + gale_item];
                        l_78 = (long) gale_longs[3 * gale_items + gale_item];
                        i_19 = (int) get_local_size(0);
                        i_20 = (int) get_local_size(0);
                        l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_22 = gale_group_count << 3;
                        i_23 = (int) get_local_id(0);
                        i_24 = (int) get_local_id(0);
                        i_25 = arg_size << 3;
                        i_26 = ((int) ((uint) gale_group * (uint) i_25)) << 1;
                        i_27 = (int) ((uint) i_25 + (uint) i_26);
                        l_28 = (long) arg_size;
                        i_29 = arg_size << 5;
                        i_71 = (int) get_local_id(0);
                        i_72 = (int) get_local_id(0);
                        l_84 = gale_reply(gale_entry);
                    }
                    i_85 = (int) l_84;
                    if (l_84 < 0L) {
                        i_86 = 0;
                    } else {
                        i_86 = i_85;
                    }
                    l_87 = gale_BlockAccess_offsetInRegion(arg_fs, l_84, l_78, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_87), (arg_rows + 16 + (l_68 + l_77)), i_86);
                    GALEFS_BARRIER(6);
                    if (i_71 == 0) {
                        if (!(i_86 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_86, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_88 = (int) ((uint) i_74 + (uint) i_86);
                    i_89 = ((l_84 == (-117L)) || (!((i_75 == 0) || ((l_21 & ((long) ((ulong) l_70 + (ulong) ((long) i_88)))) == 0)))) ? 1 : 0;
                    i_90 = ((l_84 == (-117L)) || (!((i_86 < 1) || (!(i_88 < i_69))))) ? 1 : 0;
                    if (l_84 < 0L) {
                        if (l_84 == (-117L)) {
                            i_73 = i_90;
                            i_74 = i_88;
                            i_75 = i_89;
                        } else {
                            i_73 = i_85;
                            i_74 = i_88;
                            i_75 = i_89;
                        }
                    } else {
                        i_73 = i_90;
                        i_74 = i_88;
                        i_75 = i_89;
                    }
                }
                if (i_74 < 1) {
                    i_91 = i_73;
                } else {
                    i_91 = i_74;
                }
                i_92 = (i_91 < 1) ? 0 : i_91;
                i_93 = (int) ((uint) i_65 + (uint) i_92);
                i_65 = i_93;
                i_66 = i_91;
            }
            goto B89;
        B88:;
        B89:;
            if (i_66 < 0) {
                i_94 = i_66;
            } else {
                i_94 = i_65;
            }
            if (((long) i_94) < 0L) {
                i_95 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_94);
            }
            i_96 = 0;
            while (true) {
                if (!(i_96 < arg_size)) {
                    break;
                }
                i_97 = i_24;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_97 < 64)) {
                        break;
                    }
                    i_98 = (int) ((uint) ((int) ((uint) arg_size * (uint) (((int) ((uint) i_97 + (uint) ((int) ((uint) (i_97 >> 31) >> 29)))) >> 3))) + (uint) gale_rem_int(i_97, 8));
                    f_99 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_64 + (uint) ((int) ((uint) i_98 + (uint) i_26))))) << 2) + 16L)));
                    l_100 = (((long) i_97) << 2) + 16L;
                    *((__local gale_float *) (gale_local_memory + ((-16L) + l_100))) = f_99;
                    f_101 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_96 + (uint) ((int) ((uint) i_27 + (uint) i_98))))) << 2) + 16L)));
                    *((__local gale_float *) (gale_local_memory + ((240L) + l_100))) = f_101;
                    i_102 = (int) ((uint) i_97 + (uint) i_20);
                    i_97 = i_102;
                }
                GALEFS_LOCAL_BARRIER(7);
                i_103 = i_23;
                while (true) {
                    if (!(i_103 < 64)) {
                        break;
                    }
                    i_104 = gale_rem_int(i_103, 8);
                    i_105 = (int) ((uint) i_103 + (uint) ((int) ((uint) (i_103 >> 31) >> 29)));
                    ul_106 = arg_product + ((((long) ((int) ((uint) i_96 + (uint) ((int) ((uint) i_104 + (uint) ((int) ((uint) i_63 + (uint) ((int) ((uint) arg_size * (uint) (i_105 >> 3)))))))))) << 2) + 16L);
                    f_107 = *((__global gale_float *) ul_106);
                    i_108 = i_105 & (-8);
                    f_109 = f_107;
                    i_110 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_110 < 8)) {
                            break;
                        }
                        f_111 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_110 + (uint) i_108))) << 2) + 16L))));
                        f_112 = *((__local gale_float *) (gale_local_memory + ((240L) + ((((long) ((int) ((uint) (i_110 << 3) + (uint) i_104))) << 2) + 16L))));
                        f_113 = f_109 + (f_111 * f_112);
                        i_114 = (int) ((uint) i_110 + (uint) 1);
                        f_109 = f_113;
                        i_110 = i_114;
                    }
                    *((__global gale_float *) ul_106) = f_109;
                    i_115 = (int) ((uint) i_103 + (uint) i_19);
                    i_103 = i_115;
                }
                GALEFS_LOCAL_BARRIER(8);
                i_116 = (int) ((uint) i_96 + (uint) 8);
                i_96 = i_116;
            }
            GALEFS_BARRIER(9);
            i_117 = (int) ((uint) i_64 + (uint) 8);
            i_64 = i_117;
        }
        i_118 = (int) ((uint) i_31 + (uint) i_22);
        i_31 = i_118;
    }
    if (((int) get_local_id(0)) == 0) {
        l_119 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_120 = l_119;
    } else {
        l_120 = 0L;
    }
    GALEFS_BROADCAST(10, l_121, l_120);
    if (l_121 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_121); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_121 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_122 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_123 = l_122;
    } else {
        l_123 = 0L;
    }
    GALEFS_BROADCAST(11, l_124, l_123);
    if (l_124 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_124); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_124 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
