// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BoxBlur#blur
// entry point: galefs_blur
// parameters: LONG_ARRAY INT INT INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE NONE READ_WRITE READ_WRITE
// waits: 6
// saved values: 14
// context bytes: 72
// needs: BARRIERS
// string: "image"
// string: "blurred"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fe3e1c32b8b54ff5d82aea01e64f2089e6265918422a6398c57f4ed3b761d17e
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {105, 109, 97, 103, 101, 98, 108, 117, 114, 114, 101, 100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_46) VARIABLE(int, i_50) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_100) VARIABLE(long, l_101) VARIABLE(long, l_107) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_49) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_69) VARIABLE(long, l_96)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_50) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_49) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_60) VARIABLE(l_61)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_50) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_49) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_69)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(l_30) VARIABLE(l_35)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_100) VARIABLE(l_101) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_96)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_107) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_96)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(l_30) VARIABLE(l_35)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_31, i_32, i_33, i_34, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_50, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_62, i_63, i_64, i_70, i_71, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_97, i_98, i_99, i_102, i_108, i_109, i_111, i_112, i_113, i_114, i_115, i_126, i_127;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_30, l_35, l_48, l_49, l_51, l_52, l_60, l_61, l_65, l_66, l_67, l_68, l_69, l_72, l_96, l_100, l_101, l_103, l_104, l_105, l_106, l_107, l_110, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125;
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
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
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
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_10 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[((int) ((uint) i_15 + (uint) 5))]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 7, (-1), gale_group);
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
    i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_26 = (int) get_local_size(0);
    i_27 = (int) get_num_groups(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
    l_30 = (long) i_29;
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = (int) ((uint) arg_width + (uint) i_29);
    l_35 = (long) arg_width;
    i_36 = (int) ((uint) arg_radius + (uint) 1);
    i_37 = gale_group;
    i_38 = i_37;
    loop_30:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_32;
        }
        if (gale_resuming == 4) {
            goto loop_82;
        }
        if (!(i_38 < arg_height)) {
            break;
        }
        i_39 = (int) ((uint) i_38 + (uint) i_36);
        i_40 = (i_39 < arg_height) ? i_39 : arg_height;
        i_41 = (int) ((uint) i_38 - (uint) arg_radius);
        i_42 = (i_41 < 1) ? 0 : i_41;
        i_43 = (int) ((uint) i_40 - (uint) i_42);
        i_44 = (int) ((uint) arg_width * (uint) i_43);
        i_45 = (i_44 < 0) ? (-22) : 1;
        i_46 = 0;
        i_47 = i_45;
        loop_32:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_35;
            }
            if (i_47 < 1) {
                goto B65;
            }
            if (!(i_46 < i_44)) {
                break;
            }
            l_48 = (long) i_46;
            l_49 = ((long) i_34) + l_48;
            i_50 = (int) ((uint) i_44 - (uint) i_46);
            l_51 = (l_35 * ((long) (uint) i_42)) + l_48;
            l_52 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_53 = (int) get_local_id(0);
            i_54 = (int) get_local_id(0);
            i_55 = (int) get_local_id(0);
            i_56 = 1;
            i_57 = 0;
            i_58 = 0;
            loop_35:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_56 == 1)) {
                    break;
                }
                i_59 = (int) ((uint) i_50 - (uint) i_57);
                l_60 = (long) i_57;
                l_61 = l_51 + l_60;
                if (i_58 == 0) {
                    i_62 = i_59;
                } else {
                    i_63 = 4096 - ((int) (l_61 & 4095L));
                    i_64 = (i_63 < i_59) ? i_63 : i_59;
                    i_62 = i_64;
                }
                if (i_55 == 0) {
                    l_65 = gale_BlockAccess_beginRead(arg_fs, i_22, l_61, i_62, gale_group);
                    l_66 = l_65;
                } else {
                    l_66 = 0L;
                }
                if (i_54 == 0) {
                    if (l_66 < (-4611686018427387904L)) {
                        l_67 = gale_HostCall_awaitReply(arg_fs, l_66, gale_group);
                        l_68 = l_67;
                    } else {
                        l_68 = l_66;
                    }
                } else {
                    l_68 = l_66;
                }
                GALEFS_BROADCAST(3, l_69, l_68);
                if (l_69 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_21;
                    gale_ints[gale_items + gale_item] = (uint) i_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_38;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_42;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_43;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_44;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_46;
                    gale_longs[gale_item] = (ulong) l_49;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_50;
                    gale_longs[gale_items + gale_item] = (ulong) l_51;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_57;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_58;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_60;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_61;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_69); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_21 = (int) gale_ints[gale_item];
                    i_22 = (int) gale_ints[gale_items + gale_item];
                    i_38 = (int) gale_ints[2 * gale_items + gale_item];
                    i_42 = (int) gale_ints[3 * gale_items + gale_item];
                    i_43 = (int) gale_ints[4 * gale_items + gale_item];
                    i_44 = (int) gale_ints[5 * gale_items + gale_item];
                    i_46 = (int) gale_ints[6 * gale_items + gale_item];
                    l_49 = (long) gale_longs[gale_item];
                    i_50 = (int) gale_ints[7 * gale_items + gale_item];
                    l_51 = (long) gale_longs[gale_items + gale_item];
                    i_57 = (int) gale_ints[8 * gale_items + gale_item];
                    i_58 = (int) gale_ints[9 * gale_items + gale_item];
                    l_60 = (long) gale_longs[2 * gale_items + gale_item];
                    l_61 = (long) gale_longs[3 * gale_items + gale_item];
                    i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_26 = (int) get_local_size(0);
                    i_27 = (int) get_num_groups(0);
                    i_28 = (int) get_local_id(0);
                    i_29 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                    l_30 = (long) i_29;
                    i_31 = (int) get_local_id(0);
                    i_32 = (int) get_local_id(0);
                    i_33 = (int) get_local_id(0);
                    i_34 = (int) ((uint) arg_width + (uint) i_29);
                    l_35 = (long) arg_width;
                    i_36 = (int) ((uint) arg_radius + (uint) 1);
                    l_52 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_53 = (int) get_local_id(0);
                    i_54 = (int) get_local_id(0);
                    i_55 = (int) get_local_id(0);
                    l_69 = gale_reply(gale_entry);
                }
                i_70 = (int) l_69;
                if (l_69 < 0L) {
                    i_71 = 0;
                } else {
                    i_71 = i_70;
                }
                l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_69, l_61, gale_group);
                gale_copy((arg_fs + 16 + l_72), (arg_rows + 16 + (l_49 + l_60)), i_71);
                GALEFS_BARRIER(4);
                if (i_53 == 0) {
                    if (!(i_71 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_71, gale_group);
                    }
                }
                i_73 = (int) ((uint) i_57 + (uint) i_71);
                i_74 = ((l_69 == (-117L)) || (!((i_58 == 0) || (((l_51 + ((long) i_73)) & l_52) == 0)))) ? 1 : 0;
                i_75 = ((l_69 == (-117L)) || (!((i_71 < 1) || (!(i_73 < i_50))))) ? 1 : 0;
                if (l_69 < 0L) {
                    if (l_69 == (-117L)) {
                        i_56 = i_75;
                        i_57 = i_73;
                        i_58 = i_74;
                    } else {
                        i_56 = i_70;
                        i_57 = i_73;
                        i_58 = i_74;
                    }
                } else {
                    i_56 = i_75;
                    i_57 = i_73;
                    i_58 = i_74;
                }
            }
            if (i_57 < 1) {
                i_76 = i_56;
            } else {
                i_76 = i_57;
            }
            i_77 = (i_76 < 1) ? 0 : i_76;
            i_78 = (int) ((uint) i_46 + (uint) i_77);
            i_46 = i_78;
            i_47 = i_76;
        }
        goto B66;
    B65:;
    B66:;
        if (i_47 < 0) {
            i_79 = i_47;
        } else {
            i_79 = i_46;
        }
        if (((long) i_79) < 0L) {
            i_80 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_79);
        }
        i_81 = i_33;
        while (true) {
            if (!(i_81 < arg_width)) {
                break;
            }
            i_82 = (int) ((uint) i_81 - (uint) arg_radius);
            i_83 = (i_82 < 1) ? 0 : i_82;
            i_84 = (int) ((uint) i_81 + (uint) i_36);
            i_85 = (i_84 < arg_width) ? i_84 : arg_width;
            i_86 = 0;
            i_87 = 0;
            while (true) {
                if (!(i_87 < i_43)) {
                    break;
                }
                i_88 = (int) ((uint) i_34 + (uint) ((int) ((uint) arg_width * (uint) i_87)));
                i_89 = i_86;
                i_90 = i_83;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_90 < i_85)) {
                        break;
                    }
                    i_91 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_90 + (uint) i_88)) * 1));
                    i_92 = (int) ((uint) i_89 + (uint) (i_91 & 255));
                    i_93 = (int) ((uint) i_90 + (uint) 1);
                    i_89 = i_92;
                    i_90 = i_93;
                }
                i_94 = (int) ((uint) i_87 + (uint) 1);
                i_86 = i_89;
                i_87 = i_94;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_29 + (uint) i_81)) * 1)) = (char) ((int) ((char) gale_div_int(i_86, ((int) ((uint) i_43 * (uint) ((int) ((uint) i_85 - (uint) i_83)))))));
            i_95 = (int) ((uint) i_81 + (uint) i_26);
            i_81 = i_95;
        }
        GALEFS_BARRIER(5);
        l_96 = l_35 * ((long) i_38);
        i_97 = 4;
        i_98 = 0;
        i_99 = 0;
        loop_82:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_97 == 0) {
                break;
            }
            l_100 = (long) i_98;
            l_101 = l_96 + l_100;
            if (i_32 == 0) {
                i_102 = (i_98 < 1) ? 0 : 1;
                l_103 = gale_BlockAccess_beginWrite(arg_fs, i_97, i_21, l_101, ((int) ((uint) arg_width - (uint) i_98)), i_102, gale_group);
                l_104 = l_103;
            } else {
                l_104 = 0L;
            }
            if (i_31 == 0) {
                if (l_104 < (-4611686018427387904L)) {
                    l_105 = gale_HostCall_awaitReply(arg_fs, l_104, gale_group);
                    l_106 = l_105;
                } else {
                    l_106 = l_104;
                }
            } else {
                l_106 = l_104;
            }
            GALEFS_BROADCAST(6, l_107, l_106);
            if (l_107 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_38;
                gale_longs[gale_item] = (ulong) l_96;
                gale_ints[3 * gale_items + gale_item] = (uint) i_97;
                gale_ints[4 * gale_items + gale_item] = (uint) i_98;
                gale_longs[gale_items + gale_item] = (ulong) l_100;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_101;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_107); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_38 = (int) gale_ints[2 * gale_items + gale_item];
                l_96 = (long) gale_longs[gale_item];
                i_97 = (int) gale_ints[3 * gale_items + gale_item];
                i_98 = (int) gale_ints[4 * gale_items + gale_item];
                l_100 = (long) gale_longs[gale_items + gale_item];
                l_101 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_26 = (int) get_local_size(0);
                i_27 = (int) get_num_groups(0);
                i_28 = (int) get_local_id(0);
                i_29 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                l_30 = (long) i_29;
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                i_34 = (int) ((uint) arg_width + (uint) i_29);
                l_35 = (long) arg_width;
                i_36 = (int) ((uint) arg_radius + (uint) 1);
                l_107 = gale_reply(gale_entry);
            }
            i_108 = (int) l_107;
            if (l_107 < 0L) {
                i_109 = 0;
            } else {
                i_109 = i_108;
            }
            l_110 = gale_BlockAccess_offsetInRegion(arg_fs, l_107, l_101, gale_group);
            gale_copy((arg_rows + 16 + (l_30 + l_100)), (arg_fs + 16 + l_110), i_109);
            GALEFS_BARRIER(7);
            if (i_28 == 0) {
                if (!(i_109 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_109, gale_group);
                }
            }
            i_111 = (int) ((uint) i_98 + (uint) i_109);
            if (l_107 < 0L) {
                if ((!(i_97 == 4)) || (i_111 < 1)) {
                    i_112 = i_108;
                } else {
                    i_112 = i_111;
                }
            } else {
                i_112 = i_111;
            }
            i_113 = (((!(i_97 == 4)) || (i_111 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_109 == 0) {
                i_97 = i_113;
                i_98 = i_111;
                i_99 = i_112;
            } else {
                if (arg_width == i_111) {
                    i_97 = i_113;
                    i_98 = i_111;
                    i_99 = i_112;
                } else {
                    i_98 = i_111;
                    i_99 = i_112;
                }
            }
        }
        if (((long) i_99) < 0L) {
            i_114 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_99);
        }
        GALEFS_BARRIER(8);
        i_115 = (int) ((uint) i_38 + (uint) i_27);
        i_38 = i_115;
    }
    if (((int) get_local_id(0)) == 0) {
        l_116 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_117 = l_116;
    } else {
        l_117 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_117 < (-4611686018427387904L)) {
            l_118 = gale_HostCall_awaitReply(arg_fs, l_117, gale_group);
            l_119 = l_118;
        } else {
            l_119 = l_117;
        }
    } else {
        l_119 = l_117;
    }
    GALEFS_BROADCAST(9, l_120, l_119);
    if (l_120 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_120); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_120 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_121 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_122 = l_121;
    } else {
        l_122 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_122 < (-4611686018427387904L)) {
            l_123 = gale_HostCall_awaitReply(arg_fs, l_122, gale_group);
            l_124 = l_123;
        } else {
            l_124 = l_122;
        }
    } else {
        l_124 = l_122;
    }
    GALEFS_BROADCAST(10, l_125, l_124);
    if (l_125 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_125); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_125 = gale_reply(gale_entry);
    }
    i_126 = (int) l_125;
    if (((long) i_126) < 0L) {
        i_127 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_126);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_43) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_42) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_59) VARIABLE(long, l_7) VARIABLE(long, l_86) VARIABLE(long, l_90) VARIABLE(long, l_91) VARIABLE(long, l_95)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_43) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_52) VARIABLE(l_53)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_43) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_42) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_59)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(l_24) VARIABLE(l_28)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_86) VARIABLE(l_90) VARIABLE(l_91)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_86) VARIABLE(l_95)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(l_24) VARIABLE(l_28)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_43, i_46, i_47, i_48, i_49, i_50, i_51, i_54, i_55, i_56, i_60, i_61, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_87, i_88, i_89, i_92, i_96, i_97, i_99, i_100, i_101, i_102, i_103, i_110, i_111;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_24, l_28, l_41, l_42, l_44, l_45, l_52, l_53, l_57, l_58, l_59, l_62, l_86, l_90, l_91, l_93, l_94, l_95, l_98, l_104, l_105, l_106, l_107, l_108, l_109;
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
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_7 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[((int) ((uint) i_11 + (uint) 5))]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 7, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_20 = (int) get_local_size(0);
    i_21 = gale_group_count;
    i_22 = (int) get_local_id(0);
    i_23 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
    l_24 = (long) i_23;
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_id(0);
    i_27 = (int) ((uint) arg_width + (uint) i_23);
    l_28 = (long) arg_width;
    i_29 = (int) ((uint) arg_radius + (uint) 1);
    i_30 = gale_group;
    i_31 = i_30;
    loop_20:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_22;
        }
        if (gale_resuming == 4) {
            goto loop_67;
        }
        if (!(i_31 < arg_height)) {
            break;
        }
        i_32 = (int) ((uint) i_31 + (uint) i_29);
        i_33 = (i_32 < arg_height) ? i_32 : arg_height;
        i_34 = (int) ((uint) i_31 - (uint) arg_radius);
        i_35 = (i_34 < 1) ? 0 : i_34;
        i_36 = (int) ((uint) i_33 - (uint) i_35);
        i_37 = (int) ((uint) arg_width * (uint) i_36);
        i_38 = (i_37 < 0) ? (-22) : 1;
        i_39 = 0;
        i_40 = i_38;
        loop_22:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_25;
            }
            if (i_40 < 1) {
                goto B50;
            }
            if (!(i_39 < i_37)) {
                break;
            }
            l_41 = (long) i_39;
            l_42 = ((long) i_27) + l_41;
            i_43 = (int) ((uint) i_37 - (uint) i_39);
            l_44 = (l_28 * ((long) (uint) i_35)) + l_41;
            l_45 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_46 = (int) get_local_id(0);
            i_47 = (int) get_local_id(0);
            i_48 = 1;
            i_49 = 0;
            i_50 = 0;
            loop_25:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_48 == 1)) {
                    break;
                }
                i_51 = (int) ((uint) i_43 - (uint) i_49);
                l_52 = (long) i_49;
                l_53 = l_44 + l_52;
                if (i_50 == 0) {
                    i_54 = i_51;
                } else {
                    i_55 = 4096 - ((int) (l_53 & 4095L));
                    i_56 = (i_55 < i_51) ? i_55 : i_51;
                    i_54 = i_56;
                }
                if (i_47 == 0) {
                    l_57 = gale_BlockAccess_beginRead(arg_fs, i_16, l_53, i_54, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_58 = l_57;
                } else {
                    l_58 = 0L;
                }
                GALEFS_BROADCAST(3, l_59, l_58);
                if (l_59 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_37;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_39;
                    gale_longs[gale_item] = (ulong) l_42;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_43;
                    gale_longs[gale_items + gale_item] = (ulong) l_44;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_50;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_52;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_53;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_59); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_15 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    i_31 = (int) gale_ints[2 * gale_items + gale_item];
                    i_35 = (int) gale_ints[3 * gale_items + gale_item];
                    i_36 = (int) gale_ints[4 * gale_items + gale_item];
                    i_37 = (int) gale_ints[5 * gale_items + gale_item];
                    i_39 = (int) gale_ints[6 * gale_items + gale_item];
                    l_42 = (long) gale_longs[gale_item];
                    i_43 = (int) gale_ints[7 * gale_items + gale_item];
                    l_44 = (long) gale_longs[gale_items + gale_item];
                    i_49 = (int) gale_ints[8 * gale_items + gale_item];
                    i_50 = (int) gale_ints[9 * gale_items + gale_item];
                    l_52 = (long) gale_longs[2 * gale_items + gale_item];
                    l_53 = (long) gale_longs[3 * gale_items + gale_item];
                    i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                    i_20 = (int) get_local_size(0);
                    i_21 = gale_group_count;
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                    l_24 = (long) i_23;
                    i_25 = (int) get_local_id(0);
                    i_26 = (int) get_local_id(0);
                    i_27 = (int) ((uint) arg_width + (uint) i_23);
                    l_28 = (long) arg_width;
                    i_29 = (int) ((uint) arg_radius + (uint) 1);
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
                gale_copy((arg_fs + 16 + l_62), (arg_rows + 16 + (l_42 + l_52)), i_61);
                GALEFS_BARRIER(4);
                if (i_46 == 0) {
                    if (!(i_61 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_61, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_63 = (int) ((uint) i_49 + (uint) i_61);
                i_64 = ((l_59 == (-117L)) || (!((i_50 == 0) || (((l_44 + ((long) i_63)) & l_45) == 0)))) ? 1 : 0;
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
        goto B51;
    B50:;
    B51:;
        if (i_40 < 0) {
            i_69 = i_40;
        } else {
            i_69 = i_39;
        }
        if (((long) i_69) < 0L) {
            i_70 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_69);
        }
        i_71 = i_26;
        while (true) {
            if (!(i_71 < arg_width)) {
                break;
            }
            i_72 = (int) ((uint) i_71 - (uint) arg_radius);
            i_73 = (i_72 < 1) ? 0 : i_72;
            i_74 = (int) ((uint) i_71 + (uint) i_29);
            i_75 = (i_74 < arg_width) ? i_74 : arg_width;
            i_76 = 0;
            i_77 = 0;
            while (true) {
                if (!(i_77 < i_36)) {
                    break;
                }
                i_78 = (int) ((uint) i_27 + (uint) ((int) ((uint) arg_width * (uint) i_77)));
                i_79 = i_76;
                i_80 = i_73;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_80 < i_75)) {
                        break;
                    }
                    i_81 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_80 + (uint) i_78)) * 1));
                    i_82 = (int) ((uint) i_79 + (uint) (i_81 & 255));
                    i_83 = (int) ((uint) i_80 + (uint) 1);
                    i_79 = i_82;
                    i_80 = i_83;
                }
                i_84 = (int) ((uint) i_77 + (uint) 1);
                i_76 = i_79;
                i_77 = i_84;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_23 + (uint) i_71)) * 1)) = (char) ((int) ((char) gale_div_int(i_76, ((int) ((uint) i_36 * (uint) ((int) ((uint) i_75 - (uint) i_73)))))));
            i_85 = (int) ((uint) i_71 + (uint) i_20);
            i_71 = i_85;
        }
        GALEFS_BARRIER(5);
        l_86 = l_28 * ((long) i_31);
        i_87 = 4;
        i_88 = 0;
        i_89 = 0;
        loop_67:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_87 == 0) {
                break;
            }
            l_90 = (long) i_88;
            l_91 = l_86 + l_90;
            if (i_25 == 0) {
                i_92 = (i_88 < 1) ? 0 : 1;
                l_93 = gale_BlockAccess_beginWrite(arg_fs, i_87, i_15, l_91, ((int) ((uint) arg_width - (uint) i_88)), i_92, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_94 = l_93;
            } else {
                l_94 = 0L;
            }
            GALEFS_BROADCAST(6, l_95, l_94);
            if (l_95 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                gale_longs[gale_item] = (ulong) l_86;
                gale_ints[3 * gale_items + gale_item] = (uint) i_87;
                gale_ints[4 * gale_items + gale_item] = (uint) i_88;
                gale_longs[gale_items + gale_item] = (ulong) l_90;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_91;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_95); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_31 = (int) gale_ints[2 * gale_items + gale_item];
                l_86 = (long) gale_longs[gale_item];
                i_87 = (int) gale_ints[3 * gale_items + gale_item];
                i_88 = (int) gale_ints[4 * gale_items + gale_item];
                l_90 = (long) gale_longs[gale_items + gale_item];
                l_91 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                l_24 = (long) i_23;
                i_25 = (int) get_local_id(0);
                i_26 = (int) get_local_id(0);
                i_27 = (int) ((uint) arg_width + (uint) i_23);
                l_28 = (long) arg_width;
                i_29 = (int) ((uint) arg_radius + (uint) 1);
                l_95 = gale_reply(gale_entry);
            }
            i_96 = (int) l_95;
            if (l_95 < 0L) {
                i_97 = 0;
            } else {
                i_97 = i_96;
            }
            l_98 = gale_BlockAccess_offsetInRegion(arg_fs, l_95, l_91, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_rows + 16 + (l_24 + l_90)), (arg_fs + 16 + l_98), i_97);
            GALEFS_BARRIER(7);
            if (i_22 == 0) {
                if (!(i_97 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_97, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_99 = (int) ((uint) i_88 + (uint) i_97);
            if (l_95 < 0L) {
                if ((!(i_87 == 4)) || (i_99 < 1)) {
                    i_100 = i_96;
                } else {
                    i_100 = i_99;
                }
            } else {
                i_100 = i_99;
            }
            i_101 = (((!(i_87 == 4)) || (i_99 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_97 == 0) {
                i_87 = i_101;
                i_88 = i_99;
                i_89 = i_100;
            } else {
                if (arg_width == i_99) {
                    i_87 = i_101;
                    i_88 = i_99;
                    i_89 = i_100;
                } else {
                    i_88 = i_99;
                    i_89 = i_100;
                }
            }
        }
        if (((long) i_89) < 0L) {
            i_102 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_89);
        }
        GALEFS_BARRIER(8);
        i_103 = (int) ((uint) i_31 + (uint) i_21);
        i_31 = i_103;
    }
    if (((int) get_local_id(0)) == 0) {
        l_104 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_105 = l_104;
    } else {
        l_105 = 0L;
    }
    GALEFS_BROADCAST(9, l_106, l_105);
    if (l_106 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_106); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_106 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_107 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_108 = l_107;
    } else {
        l_108 = 0L;
    }
    GALEFS_BROADCAST(10, l_109, l_108);
    if (l_109 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_109); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_109 = gale_reply(gale_entry);
    }
    i_110 = (int) l_109;
    if (((long) i_110) < 0L) {
        i_111 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_110);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
