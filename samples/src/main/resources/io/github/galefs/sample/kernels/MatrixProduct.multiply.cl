// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.MatrixProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY INT FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 6
// saved values: 10
// context bytes: 56
// needs: BARRIERS LOCAL_SIZE
// local bytes: 512
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0991b0af5efd9eca1f5ba22194b00e31822d8b22785acc4cfd6abb84627dd3eb
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (512 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_45) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_94) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_27) VARIABLE(long, l_35) VARIABLE(long, l_39) VARIABLE(long, l_42) VARIABLE(long, l_46) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_60) VARIABLE(long, l_71) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_85)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_27) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_46) VARIABLE(l_51) VARIABLE(l_52)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_27) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_46) VARIABLE(l_60)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_27) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_71) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_27) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_71) VARIABLE(l_85)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_94) VARIABLE(l_27) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_42)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_94) VARIABLE(l_27) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_27) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_42)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_multiply(__global uchar *arg_fs, int arg_size, __global uchar *arg_rows, __global uchar *arg_product, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 56L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_104;
    float f_97, f_99, f_105, f_107, f_109, f_110, f_111;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_36, i_37, i_38, i_40, i_41, i_43, i_44, i_45, i_47, i_48, i_49, i_50, i_53, i_54, i_55, i_61, i_62, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_72, i_73, i_74, i_75, i_78, i_79, i_80, i_86, i_87, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_100, i_101, i_102, i_103, i_106, i_108, i_112, i_113, i_114, i_115, i_116;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_27, l_35, l_39, l_42, l_46, l_51, l_52, l_56, l_57, l_58, l_59, l_60, l_63, l_71, l_76, l_77, l_81, l_82, l_83, l_84, l_85, l_88, l_98, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
    i_31 = (int) get_local_id(0);
    i_32 = arg_size << 3;
    i_33 = ((int) ((uint) gale_group * (uint) i_32)) << 1;
    i_34 = (int) ((uint) i_32 + (uint) i_33);
    l_35 = ((long) i_34) << 2;
    i_36 = (int) get_local_id(0);
    i_37 = (int) get_local_id(0);
    i_38 = (int) get_local_id(0);
    l_39 = ((long) i_33) << 2;
    i_40 = (int) get_local_id(0);
    i_41 = arg_size << 5;
    l_42 = (long) arg_size;
    i_43 = (int) get_local_id(0);
    i_44 = gale_group << 3;
    i_45 = i_44;
    loop_30:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_32;
        }
        if (gale_resuming == 4) {
            goto loop_64;
        }
        if (!(i_45 < arg_size)) {
            break;
        }
        l_46 = (((long) i_45) * l_42) << 2;
        i_47 = 1;
        i_48 = 0;
        i_49 = 0;
        loop_32:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_47 == 1)) {
                break;
            }
            i_50 = (int) ((uint) i_41 - (uint) i_48);
            l_51 = (long) i_48;
            l_52 = (long) ((ulong) l_51 + (ulong) l_46);
            if (i_49 == 0) {
                i_53 = i_50;
            } else {
                i_54 = 4096 - ((int) (l_52 & 4095L));
                i_55 = (i_54 < i_50) ? i_54 : i_50;
                i_53 = i_55;
            }
            if (i_43 == 0) {
                l_56 = gale_BlockAccess_beginRead(arg_fs, i_22, l_52, i_53, gale_group);
                l_57 = l_56;
            } else {
                l_57 = 0L;
            }
            if (i_40 == 0) {
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
                gale_ints[2 * gale_items + gale_item] = (uint) i_45;
                gale_longs[gale_item] = (ulong) l_46;
                gale_ints[3 * gale_items + gale_item] = (uint) i_48;
                gale_ints[4 * gale_items + gale_item] = (uint) i_49;
                gale_longs[gale_items + gale_item] = (ulong) l_51;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_52;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_60); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_45 = (int) gale_ints[2 * gale_items + gale_item];
                l_46 = (long) gale_longs[gale_item];
                i_48 = (int) gale_ints[3 * gale_items + gale_item];
                i_49 = (int) gale_ints[4 * gale_items + gale_item];
                l_51 = (long) gale_longs[gale_items + gale_item];
                l_52 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = (int) get_local_size(0);
                i_26 = (int) get_local_size(0);
                l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_28 = ((int) get_num_groups(0)) << 3;
                i_29 = (int) get_local_id(0);
                i_30 = (int) get_local_id(0);
                i_31 = (int) get_local_id(0);
                i_32 = arg_size << 3;
                i_33 = ((int) ((uint) gale_group * (uint) i_32)) << 1;
                i_34 = (int) ((uint) i_32 + (uint) i_33);
                l_35 = ((long) i_34) << 2;
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                l_39 = ((long) i_33) << 2;
                i_40 = (int) get_local_id(0);
                i_41 = arg_size << 5;
                l_42 = (long) arg_size;
                i_43 = (int) get_local_id(0);
                l_60 = gale_reply(gale_entry);
            }
            i_61 = (int) l_60;
            if (l_60 < 0L) {
                i_62 = 0;
            } else {
                i_62 = i_61;
            }
            l_63 = gale_BlockAccess_offsetInRegion(arg_fs, l_60, l_52, gale_group);
            gale_copy((arg_fs + 16 + l_63), (arg_rows + 16 + (l_51 + l_39)), i_62);
            GALEFS_BARRIER(4);
            if (i_38 == 0) {
                if (!(i_62 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_62, gale_group);
                }
            }
            i_64 = (int) ((uint) i_48 + (uint) i_62);
            i_65 = ((l_60 == (-117L)) || (!((i_49 == 0) || ((((long) ((ulong) ((long) i_64) + (ulong) l_46)) & l_27) == 0)))) ? 1 : 0;
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
        if (((long) i_67) < 0L) {
            i_68 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_67);
        }
        i_69 = (int) ((uint) arg_size * (uint) i_45);
        i_70 = 0;
        loop_64:;
        while (true) {
            if (gale_resuming == 4) {
                goto loop_66;
            }
            if (!(i_70 < arg_size)) {
                break;
            }
            l_71 = (l_42 * ((long) i_70)) << 2;
            i_72 = 1;
            i_73 = 0;
            i_74 = 0;
            loop_66:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 4) {
                    goto resume_4;
                }
                if (!(i_72 == 1)) {
                    break;
                }
                i_75 = (int) ((uint) i_41 - (uint) i_73);
                l_76 = (long) i_73;
                l_77 = (long) ((ulong) l_76 + (ulong) l_71);
                if (i_74 == 0) {
                    i_78 = i_75;
                } else {
                    i_79 = 4096 - ((int) (l_77 & 4095L));
                    i_80 = (i_79 < i_75) ? i_79 : i_75;
                    i_78 = i_80;
                }
                if (i_37 == 0) {
                    l_81 = gale_BlockAccess_beginRead(arg_fs, i_21, l_77, i_78, gale_group);
                    l_82 = l_81;
                } else {
                    l_82 = 0L;
                }
                if (i_36 == 0) {
                    if (l_82 < (-4611686018427387904L)) {
                        l_83 = gale_HostCall_awaitReply(arg_fs, l_82, gale_group);
                        l_84 = l_83;
                    } else {
                        l_84 = l_82;
                    }
                } else {
                    l_84 = l_82;
                }
                GALEFS_BROADCAST(5, l_85, l_84);
                if (l_85 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_21;
                    gale_ints[gale_items + gale_item] = (uint) i_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_45;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_69;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_70;
                    gale_longs[gale_item] = (ulong) l_71;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_73;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_74;
                    gale_longs[gale_items + gale_item] = (ulong) l_76;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_77;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_85); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    i_21 = (int) gale_ints[gale_item];
                    i_22 = (int) gale_ints[gale_items + gale_item];
                    i_45 = (int) gale_ints[2 * gale_items + gale_item];
                    i_69 = (int) gale_ints[3 * gale_items + gale_item];
                    i_70 = (int) gale_ints[4 * gale_items + gale_item];
                    l_71 = (long) gale_longs[gale_item];
                    i_73 = (int) gale_ints[5 * gale_items + gale_item];
                    i_74 = (int) gale_ints[6 * gale_items + gale_item];
                    l_76 = (long) gale_longs[gale_items + gale_item];
                    l_77 = (long) gale_longs[2 * gale_items + gale_item];
                    i_25 = (int) get_local_size(0);
                    i_26 = (int) get_local_size(0);
                    l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_28 = ((int) get_num_groups(0)) << 3;
                    i_29 = (int) get_local_id(0);
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_id(0);
                    i_32 = arg_size << 3;
                    i_33 = ((int) ((uint) gale_group * (uint) i_32)) << 1;
                    i_34 = (int) ((uint) i_32 + (uint) i_33);
                    l_35 = ((long) i_34) << 2;
                    i_36 = (int) get_local_id(0);
                    i_37 = (int) get_local_id(0);
                    i_38 = (int) get_local_id(0);
                    l_39 = ((long) i_33) << 2;
                    i_40 = (int) get_local_id(0);
                    i_41 = arg_size << 5;
                    l_42 = (long) arg_size;
                    i_43 = (int) get_local_id(0);
                    l_85 = gale_reply(gale_entry);
                }
                i_86 = (int) l_85;
                if (l_85 < 0L) {
                    i_87 = 0;
                } else {
                    i_87 = i_86;
                }
                l_88 = gale_BlockAccess_offsetInRegion(arg_fs, l_85, l_77, gale_group);
                gale_copy((arg_fs + 16 + l_88), (arg_rows + 16 + (l_76 + l_35)), i_87);
                GALEFS_BARRIER(6);
                if (i_31 == 0) {
                    if (!(i_87 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_87, gale_group);
                    }
                }
                i_89 = (int) ((uint) i_73 + (uint) i_87);
                i_90 = ((l_85 == (-117L)) || (!((i_74 == 0) || ((l_27 & ((long) ((ulong) ((long) i_89) + (ulong) l_71))) == 0)))) ? 1 : 0;
                i_91 = ((l_85 == (-117L)) || (!((i_87 < 1) || (!(i_89 < i_41))))) ? 1 : 0;
                if (l_85 < 0L) {
                    if (l_85 == (-117L)) {
                        i_72 = i_91;
                        i_73 = i_89;
                        i_74 = i_90;
                    } else {
                        i_72 = i_86;
                        i_73 = i_89;
                        i_74 = i_90;
                    }
                } else {
                    i_72 = i_91;
                    i_73 = i_89;
                    i_74 = i_90;
                }
            }
            if (i_73 < 1) {
                i_92 = i_72;
            } else {
                i_92 = i_73;
            }
            if (((long) i_92) < 0L) {
                i_93 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_92);
            }
            i_94 = 0;
            while (true) {
                if (!(i_94 < arg_size)) {
                    break;
                }
                i_95 = i_30;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_95 < 64)) {
                        break;
                    }
                    i_96 = (int) ((uint) ((int) ((uint) arg_size * (uint) (((int) ((uint) i_95 + (uint) ((int) ((uint) (i_95 >> 31) >> 29)))) >> 3))) + (uint) gale_rem_int(i_95, 8));
                    f_97 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_70 + (uint) ((int) ((uint) i_96 + (uint) i_33))))) << 2) + 16L)));
                    l_98 = (((long) i_95) << 2) + 16L;
                    *((__local gale_float *) (gale_local_memory + ((-16L) + l_98))) = f_97;
                    f_99 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_94 + (uint) ((int) ((uint) i_34 + (uint) i_96))))) << 2) + 16L)));
                    *((__local gale_float *) (gale_local_memory + ((240L) + l_98))) = f_99;
                    i_100 = (int) ((uint) i_95 + (uint) i_26);
                    i_95 = i_100;
                }
                GALEFS_LOCAL_BARRIER(7);
                i_101 = i_29;
                while (true) {
                    if (!(i_101 < 64)) {
                        break;
                    }
                    i_102 = gale_rem_int(i_101, 8);
                    i_103 = (int) ((uint) i_101 + (uint) ((int) ((uint) (i_101 >> 31) >> 29)));
                    ul_104 = arg_product + ((((long) ((int) ((uint) i_94 + (uint) ((int) ((uint) i_102 + (uint) ((int) ((uint) i_69 + (uint) ((int) ((uint) arg_size * (uint) (i_103 >> 3)))))))))) << 2) + 16L);
                    f_105 = *((__global gale_float *) ul_104);
                    i_106 = i_103 & (-8);
                    f_107 = f_105;
                    i_108 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_108 < 8)) {
                            break;
                        }
                        f_109 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_108 + (uint) i_106))) << 2) + 16L))));
                        f_110 = *((__local gale_float *) (gale_local_memory + ((240L) + ((((long) ((int) ((uint) (i_108 << 3) + (uint) i_102))) << 2) + 16L))));
                        f_111 = f_107 + (f_109 * f_110);
                        i_112 = (int) ((uint) i_108 + (uint) 1);
                        f_107 = f_111;
                        i_108 = i_112;
                    }
                    *((__global gale_float *) ul_104) = f_107;
                    i_113 = (int) ((uint) i_101 + (uint) i_25);
                    i_101 = i_113;
                }
                GALEFS_LOCAL_BARRIER(8);
                i_114 = (int) ((uint) i_94 + (uint) 8);
                i_94 = i_114;
            }
            GALEFS_BARRIER(9);
            i_115 = (int) ((uint) i_70 + (uint) 8);
            i_70 = i_115;
        }
        i_116 = (int) ((uint) i_45 + (uint) i_28);
        i_45 = i_116;
    }
    if (((int) get_local_id(0)) == 0) {
        l_117 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_118 = l_117;
    } else {
        l_118 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_118 < (-4611686018427387904L)) {
            l_119 = gale_HostCall_awaitReply(arg_fs, l_118, gale_group);
            l_120 = l_119;
        } else {
            l_120 = l_118;
        }
    } else {
        l_120 = l_118;
    }
    GALEFS_BROADCAST(10, l_121, l_120);
    if (l_121 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_121); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_121 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_122 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_123 = l_122;
    } else {
        l_123 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_123 < (-4611686018427387904L)) {
            l_124 = gale_HostCall_awaitReply(arg_fs, l_123, gale_group);
            l_125 = l_124;
        } else {
            l_125 = l_123;
        }
    } else {
        l_125 = l_123;
    }
    GALEFS_BROADCAST(11, l_126, l_125);
    if (l_126 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_126); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_126 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (512 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_82) VARIABLE(long, l_0) VARIABLE(long, l_21) VARIABLE(long, l_29) VARIABLE(long, l_32) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_50) VARIABLE(long, l_61) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_7) VARIABLE(long, l_73)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_44)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_50)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_61) VARIABLE(l_66) VARIABLE(l_67)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_61) VARIABLE(l_73)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_82) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_34)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_82) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_34)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_34)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_multiply(__global uchar *arg_fs, int arg_size, __global uchar *arg_rows, __global uchar *arg_product, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 56L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_92;
    float f_85, f_87, f_93, f_95, f_97, f_98, f_99;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_30, i_31, i_33, i_35, i_36, i_37, i_39, i_40, i_41, i_42, i_45, i_46, i_47, i_51, i_52, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_62, i_63, i_64, i_65, i_68, i_69, i_70, i_74, i_75, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_88, i_89, i_90, i_91, i_94, i_96, i_100, i_101, i_102, i_103, i_104;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_21, l_29, l_32, l_34, l_38, l_43, l_44, l_48, l_49, l_50, l_53, l_61, l_66, l_67, l_71, l_72, l_73, l_76, l_86, l_105, l_106, l_107, l_108, l_109, l_110;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
    i_25 = (int) get_local_id(0);
    i_26 = arg_size << 3;
    i_27 = ((int) ((uint) gale_group * (uint) i_26)) << 1;
    i_28 = (int) ((uint) i_26 + (uint) i_27);
    l_29 = ((long) i_28) << 2;
    i_30 = (int) get_local_id(0);
    i_31 = (int) get_local_id(0);
    l_32 = ((long) i_27) << 2;
    i_33 = arg_size << 5;
    l_34 = (long) arg_size;
    i_35 = (int) get_local_id(0);
    i_36 = gale_group << 3;
    i_37 = i_36;
    loop_20:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_22;
        }
        if (gale_resuming == 4) {
            goto loop_49;
        }
        if (!(i_37 < arg_size)) {
            break;
        }
        l_38 = (((long) i_37) * l_34) << 2;
        i_39 = 1;
        i_40 = 0;
        i_41 = 0;
        loop_22:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_39 == 1)) {
                break;
            }
            i_42 = (int) ((uint) i_33 - (uint) i_40);
            l_43 = (long) i_40;
            l_44 = (long) ((ulong) l_43 + (ulong) l_38);
            if (i_41 == 0) {
                i_45 = i_42;
            } else {
                i_46 = 4096 - ((int) (l_44 & 4095L));
                i_47 = (i_46 < i_42) ? i_46 : i_42;
                i_45 = i_47;
            }
            if (i_35 == 0) {
                l_48 = gale_BlockAccess_beginRead(arg_fs, i_16, l_44, i_45, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_49 = l_48;
            } else {
                l_49 = 0L;
            }
            GALEFS_BROADCAST(3, l_50, l_49);
            if (l_50 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_37;
                gale_longs[gale_item] = (ulong) l_38;
                gale_ints[3 * gale_items + gale_item] = (uint) i_40;
                gale_ints[4 * gale_items + gale_item] = (uint) i_41;
                gale_longs[gale_items + gale_item] = (ulong) l_43;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_50); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_37 = (int) gale_ints[2 * gale_items + gale_item];
                l_38 = (long) gale_longs[gale_item];
                i_40 = (int) gale_ints[3 * gale_items + gale_item];
                i_41 = (int) gale_ints[4 * gale_items + gale_item];
                l_43 = (long) gale_longs[gale_items + gale_item];
                l_44 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = (int) get_local_size(0);
                i_20 = (int) get_local_size(0);
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_22 = gale_group_count << 3;
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                i_26 = arg_size << 3;
                i_27 = ((int) ((uint) gale_group * (uint) i_26)) << 1;
                i_28 = (int) ((uint) i_26 + (uint) i_27);
                l_29 = ((long) i_28) << 2;
                i_30 = (int) get_local_id(0);
                i_31 = (int) get_local_id(0);
                l_32 = ((long) i_27) << 2;
                i_33 = arg_size << 5;
                l_34 = (long) arg_size;
                i_35 = (int) get_local_id(0);
                l_50 = gale_reply(gale_entry);
            }
            i_51 = (int) l_50;
            if (l_50 < 0L) {
                i_52 = 0;
            } else {
                i_52 = i_51;
            }
            l_53 = gale_BlockAccess_offsetInRegion(arg_fs, l_50, l_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_53), (arg_rows + 16 + (l_43 + l_32)), i_52);
            GALEFS_BARRIER(4);
            if (i_31 == 0) {
                if (!(i_52 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_52, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_54 = (int) ((uint) i_40 + (uint) i_52);
            i_55 = ((l_50 == (-117L)) || (!((i_41 == 0) || ((((long) ((ulong) ((long) i_54) + (ulong) l_38)) & l_21) == 0)))) ? 1 : 0;
            i_56 = ((l_50 == (-117L)) || (!((i_52 < 1) || (!(i_54 < i_33))))) ? 1 : 0;
            if (l_50 < 0L) {
                if (l_50 == (-117L)) {
                    i_39 = i_56;
                    i_40 = i_54;
                    i_41 = i_55;
                } else {
                    i_39 = i_51;
                    i_40 = i_54;
                    i_41 = i_55;
                }
            } else {
                i_39 = i_56;
                i_40 = i_54;
                i_41 = i_55;
            }
        }
        if (i_40 < 1) {
            i_57 = i_39;
        } else {
            i_57 = i_40;
        }
        if (((long) i_57) < 0L) {
            i_58 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_57);
        }
        i_59 = (int) ((uint) arg_size * (uint) i_37);
        i_60 = 0;
        loop_49:;
        while (true) {
            if (gale_resuming == 4) {
                goto loop_51;
            }
            if (!(i_60 < arg_size)) {
                break;
            }
            l_61 = (l_34 * ((long) i_60)) << 2;
            i_62 = 1;
            i_63 = 0;
            i_64 = 0;
            loop_51:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 4) {
                    goto resume_4;
                }
                if (!(i_62 == 1)) {
                    break;
                }
                i_65 = (int) ((uint) i_33 - (uint) i_63);
                l_66 = (long) i_63;
                l_67 = (long) ((ulong) l_66 + (ulong) l_61);
                if (i_64 == 0) {
                    i_68 = i_65;
                } else {
                    i_69 = 4096 - ((int) (l_67 & 4095L));
                    i_70 = (i_69 < i_65) ? i_69 : i_65;
                    i_68 = i_70;
                }
                if (i_30 == 0) {
                    l_71 = gale_BlockAccess_beginRead(arg_fs, i_15, l_67, i_68, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_72 = l_71;
                } else {
                    l_72 = 0L;
                }
                GALEFS_BROADCAST(5, l_73, l_72);
                if (l_73 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_37;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_59;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_60;
                    gale_longs[gale_item] = (ulong) l_61;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_63;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_64;
                    gale_longs[gale_items + gale_item] = (ulong) l_66;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_67;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_73); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    i_15 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    i_37 = (int) gale_ints[2 * gale_items + gale_item];
                    i_59 = (int) gale_ints[3 * gale_items + gale_item];
                    i_60 = (int) gale_ints[4 * gale_items + gale_item];
                    l_61 = (long) gale_longs[gale_item];
                    i_63 = (int) gale_ints[5 * gale_items + gale_item];
                    i_64 = (int) gale_ints[6 * gale_items + gale_item];
                    l_66 = (long) gale_longs[gale_items + gale_item];
                    l_67 = (long) gale_longs[2 * gale_items + gale_item];
                    i_19 = (int) get_local_size(0);
                    i_20 = (int) get_local_size(0);
                    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_22 = gale_group_count << 3;
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_id(0);
                    i_25 = (int) get_local_id(0);
                    i_26 = arg_size << 3;
                    i_27 = ((int) ((uint) gale_group * (uint) i_26)) << 1;
                    i_28 = (int) ((uint) i_26 + (uint) i_27);
                    l_29 = ((long) i_28) << 2;
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_id(0);
                    l_32 = ((long) i_27) << 2;
                    i_33 = arg_size << 5;
                    l_34 = (long) arg_size;
                    i_35 = (int) get_local_id(0);
                    l_73 = gale_reply(gale_entry);
                }
                i_74 = (int) l_73;
                if (l_73 < 0L) {
                    i_75 = 0;
                } else {
                    i_75 = i_74;
                }
                l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_67, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_76), (arg_rows + 16 + (l_66 + l_29)), i_75);
                GALEFS_BARRIER(6);
                if (i_25 == 0) {
                    if (!(i_75 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_75, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_77 = (int) ((uint) i_63 + (uint) i_75);
                i_78 = ((l_73 == (-117L)) || (!((i_64 == 0) || ((l_21 & ((long) ((ulong) ((long) i_77) + (ulong) l_61))) == 0)))) ? 1 : 0;
                i_79 = ((l_73 == (-117L)) || (!((i_75 < 1) || (!(i_77 < i_33))))) ? 1 : 0;
                if (l_73 < 0L) {
                    if (l_73 == (-117L)) {
                        i_62 = i_79;
                        i_63 = i_77;
                        i_64 = i_78;
                    } else {
                        i_62 = i_74;
                        i_63 = i_77;
                        i_64 = i_78;
                    }
                } else {
                    i_62 = i_79;
                    i_63 = i_77;
                    i_64 = i_78;
                }
            }
            if (i_63 < 1) {
                i_80 = i_62;
            } else {
                i_80 = i_63;
            }
            if (((long) i_80) < 0L) {
                i_81 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_80);
            }
            i_82 = 0;
            while (true) {
                if (!(i_82 < arg_size)) {
                    break;
                }
                i_83 = i_24;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_83 < 64)) {
                        break;
                    }
                    i_84 = (int) ((uint) ((int) ((uint) arg_size * (uint) (((int) ((uint) i_83 + (uint) ((int) ((uint) (i_83 >> 31) >> 29)))) >> 3))) + (uint) gale_rem_int(i_83, 8));
                    f_85 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_60 + (uint) ((int) ((uint) i_84 + (uint) i_27))))) << 2) + 16L)));
                    l_86 = (((long) i_83) << 2) + 16L;
                    *((__local gale_float *) (gale_local_memory + ((-16L) + l_86))) = f_85;
                    f_87 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_82 + (uint) ((int) ((uint) i_28 + (uint) i_84))))) << 2) + 16L)));
                    *((__local gale_float *) (gale_local_memory + ((240L) + l_86))) = f_87;
                    i_88 = (int) ((uint) i_83 + (uint) i_20);
                    i_83 = i_88;
                }
                GALEFS_LOCAL_BARRIER(7);
                i_89 = i_23;
                while (true) {
                    if (!(i_89 < 64)) {
                        break;
                    }
                    i_90 = gale_rem_int(i_89, 8);
                    i_91 = (int) ((uint) i_89 + (uint) ((int) ((uint) (i_89 >> 31) >> 29)));
                    ul_92 = arg_product + ((((long) ((int) ((uint) i_82 + (uint) ((int) ((uint) i_90 + (uint) ((int) ((uint) i_59 + (uint) ((int) ((uint) arg_size * (uint) (i_91 >> 3)))))))))) << 2) + 16L);
                    f_93 = *((__global gale_float *) ul_92);
                    i_94 = i_91 & (-8);
                    f_95 = f_93;
                    i_96 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_96 < 8)) {
                            break;
                        }
                        f_97 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_96 + (uint) i_94))) << 2) + 16L))));
                        f_98 = *((__local gale_float *) (gale_local_memory + ((240L) + ((((long) ((int) ((uint) (i_96 << 3) + (uint) i_90))) << 2) + 16L))));
                        f_99 = f_95 + (f_97 * f_98);
                        i_100 = (int) ((uint) i_96 + (uint) 1);
                        f_95 = f_99;
                        i_96 = i_100;
                    }
                    *((__global gale_float *) ul_92) = f_95;
                    i_101 = (int) ((uint) i_89 + (uint) i_19);
                    i_89 = i_101;
                }
                GALEFS_LOCAL_BARRIER(8);
                i_102 = (int) ((uint) i_82 + (uint) 8);
                i_82 = i_102;
            }
            GALEFS_BARRIER(9);
            i_103 = (int) ((uint) i_60 + (uint) 8);
            i_60 = i_103;
        }
        i_104 = (int) ((uint) i_37 + (uint) i_22);
        i_37 = i_104;
    }
    if (((int) get_local_id(0)) == 0) {
        l_105 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_106 = l_105;
    } else {
        l_106 = 0L;
    }
    GALEFS_BROADCAST(10, l_107, l_106);
    if (l_107 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_107); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_107 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_108 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_109 = l_108;
    } else {
        l_109 = 0L;
    }
    GALEFS_BROADCAST(11, l_110, l_109);
    if (l_110 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_110); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_110 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
