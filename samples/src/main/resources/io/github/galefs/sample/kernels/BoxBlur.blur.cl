// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BoxBlur#blur
// entry point: galefs_blur
// parameters: LONG_ARRAY INT INT INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE NONE READ_WRITE READ_WRITE
// waits: 6
// saved values: 13
// context bytes: 72
// needs: BARRIERS
// string: "image"
// string: "blurred"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9247f783598d905663bed72e479066bcc6a2eb1b94877d7dde2b0cfed552a9cd
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {105, 109, 97, 103, 101, 98, 108, 117, 114, 114, 101, 100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_49) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_100) VARIABLE(long, l_106) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_48) VARIABLE(long, l_50) VARIABLE(long, l_51) VARIABLE(long, l_59) VARIABLE(long, l_60) VARIABLE(long, l_68) VARIABLE(long, l_95) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_48) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_59) VARIABLE(l_60)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_48) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_68)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(l_30) VARIABLE(l_35)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_100) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_95) VARIABLE(l_99)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_106) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_95)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(l_30) VARIABLE(l_35)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_31, i_32, i_33, i_34, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_49, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_61, i_62, i_63, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_96, i_97, i_98, i_101, i_107, i_108, i_110, i_111, i_112, i_113, i_114, i_125, i_126;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_30, l_35, l_47, l_48, l_50, l_51, l_59, l_60, l_64, l_65, l_66, l_67, l_68, l_71, l_95, l_99, l_100, l_102, l_103, l_104, l_105, l_106, l_109, l_115, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124;
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
        i_44 = 0;
        i_45 = 1;
        loop_32:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_35;
            }
            if (i_45 < 1) {
                goto B65;
            }
            i_46 = (int) ((uint) arg_width * (uint) i_43);
            if (!(i_44 < i_46)) {
                break;
            }
            l_47 = (long) i_44;
            l_48 = ((long) i_34) + l_47;
            i_49 = (int) ((uint) i_46 - (uint) i_44);
            l_50 = (l_35 * ((long) (uint) i_42)) + l_47;
            l_51 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_52 = (int) get_local_id(0);
            i_53 = (int) get_local_id(0);
            i_54 = (int) get_local_id(0);
            i_55 = 1;
            i_56 = 0;
            i_57 = 0;
            loop_35:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_55 == 1)) {
                    break;
                }
                i_58 = (int) ((uint) i_49 - (uint) i_56);
                l_59 = (long) i_56;
                l_60 = l_50 + l_59;
                if (i_57 == 0) {
                    i_61 = i_58;
                } else {
                    i_62 = 4096 - ((int) (l_60 & 4095L));
                    i_63 = (i_62 < i_58) ? i_62 : i_58;
                    i_61 = i_63;
                }
                if (i_54 == 0) {
                    l_64 = gale_BlockAccess_beginRead(arg_fs, i_22, l_60, i_61, gale_group);
                    l_65 = l_64;
                } else {
                    l_65 = 0L;
                }
                if (i_53 == 0) {
                    if (l_65 < (-4611686018427387904L)) {
                        l_66 = gale_HostCall_awaitReply(arg_fs, l_65, gale_group);
                        l_67 = l_66;
                    } else {
                        l_67 = l_65;
                    }
                } else {
                    l_67 = l_65;
                }
                GALEFS_BROADCAST(3, l_68, l_67);
                if (l_68 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_21;
                    gale_ints[gale_items + gale_item] = (uint) i_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_38;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_42;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_43;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_44;
                    gale_longs[gale_item] = (ulong) l_48;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_49;
                    gale_longs[gale_items + gale_item] = (ulong) l_50;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_56;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_57;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_59;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_60;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_68); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_21 = (int) gale_ints[gale_item];
                    i_22 = (int) gale_ints[gale_items + gale_item];
                    i_38 = (int) gale_ints[2 * gale_items + gale_item];
                    i_42 = (int) gale_ints[3 * gale_items + gale_item];
                    i_43 = (int) gale_ints[4 * gale_items + gale_item];
                    i_44 = (int) gale_ints[5 * gale_items + gale_item];
                    l_48 = (long) gale_longs[gale_item];
                    i_49 = (int) gale_ints[6 * gale_items + gale_item];
                    l_50 = (long) gale_longs[gale_items + gale_item];
                    i_56 = (int) gale_ints[7 * gale_items + gale_item];
                    i_57 = (int) gale_ints[8 * gale_items + gale_item];
                    l_59 = (long) gale_longs[2 * gale_items + gale_item];
                    l_60 = (long) gale_longs[3 * gale_items + gale_item];
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
                    l_51 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_52 = (int) get_local_id(0);
                    i_53 = (int) get_local_id(0);
                    i_54 = (int) get_local_id(0);
                    l_68 = gale_reply(gale_entry);
                }
                i_69 = (int) l_68;
                if (l_68 < 0L) {
                    i_70 = 0;
                } else {
                    i_70 = i_69;
                }
                l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_60, gale_group);
                gale_copy((arg_fs + 16 + l_71), (arg_rows + 16 + (l_48 + l_59)), i_70);
                GALEFS_BARRIER(4);
                if (i_52 == 0) {
                    if (!(i_70 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_70, gale_group);
                    }
                }
                i_72 = (int) ((uint) i_56 + (uint) i_70);
                i_73 = ((l_68 == (-117L)) || (!((i_57 == 0) || (((l_50 + ((long) i_72)) & l_51) == 0)))) ? 1 : 0;
                i_74 = ((l_68 == (-117L)) || (!((i_70 < 1) || (!(i_72 < i_49))))) ? 1 : 0;
                if (l_68 < 0L) {
                    if (l_68 == (-117L)) {
                        i_55 = i_74;
                        i_56 = i_72;
                        i_57 = i_73;
                    } else {
                        i_55 = i_69;
                        i_56 = i_72;
                        i_57 = i_73;
                    }
                } else {
                    i_55 = i_74;
                    i_56 = i_72;
                    i_57 = i_73;
                }
            }
            if (i_56 < 1) {
                i_75 = i_55;
            } else {
                i_75 = i_56;
            }
            i_76 = (i_75 < 1) ? 0 : i_75;
            i_77 = (int) ((uint) i_44 + (uint) i_76);
            i_44 = i_77;
            i_45 = i_75;
        }
        goto B66;
    B65:;
    B66:;
        if (i_45 < 0) {
            i_78 = i_45;
        } else {
            i_78 = i_44;
        }
        if (((long) i_78) < 0L) {
            i_79 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_78);
        }
        i_80 = i_33;
        while (true) {
            if (!(i_80 < arg_width)) {
                break;
            }
            i_81 = (int) ((uint) i_80 - (uint) arg_radius);
            i_82 = (i_81 < 1) ? 0 : i_81;
            i_83 = (int) ((uint) i_80 + (uint) i_36);
            i_84 = (i_83 < arg_width) ? i_83 : arg_width;
            i_85 = 0;
            i_86 = 0;
            while (true) {
                if (!(i_86 < i_43)) {
                    break;
                }
                i_87 = (int) ((uint) i_34 + (uint) ((int) ((uint) arg_width * (uint) i_86)));
                i_88 = i_85;
                i_89 = i_82;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_89 < i_84)) {
                        break;
                    }
                    i_90 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_89 + (uint) i_87)) * 1));
                    i_91 = (int) ((uint) i_88 + (uint) (i_90 & 255));
                    i_92 = (int) ((uint) i_89 + (uint) 1);
                    i_88 = i_91;
                    i_89 = i_92;
                }
                i_93 = (int) ((uint) i_86 + (uint) 1);
                i_85 = i_88;
                i_86 = i_93;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_29 + (uint) i_80)) * 1)) = (char) ((int) ((char) gale_div_int(i_85, ((int) ((uint) i_43 * (uint) ((int) ((uint) i_84 - (uint) i_82)))))));
            i_94 = (int) ((uint) i_80 + (uint) i_26);
            i_80 = i_94;
        }
        GALEFS_BARRIER(5);
        l_95 = l_35 * ((long) i_38);
        i_96 = 4;
        i_97 = 0;
        i_98 = 0;
        loop_82:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_96 == 0) {
                break;
            }
            l_99 = (long) i_97;
            l_100 = l_95 + l_99;
            if (i_32 == 0) {
                i_101 = (i_97 < 1) ? 0 : 1;
                l_102 = gale_BlockAccess_beginWrite(arg_fs, i_96, i_21, l_100, ((int) ((uint) arg_width - (uint) i_97)), i_101, gale_group);
                l_103 = l_102;
            } else {
                l_103 = 0L;
            }
            if (i_31 == 0) {
                if (l_103 < (-4611686018427387904L)) {
                    l_104 = gale_HostCall_awaitReply(arg_fs, l_103, gale_group);
                    l_105 = l_104;
                } else {
                    l_105 = l_103;
                }
            } else {
                l_105 = l_103;
            }
            GALEFS_BROADCAST(6, l_106, l_105);
            if (l_106 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_38;
                gale_longs[gale_item] = (ulong) l_95;
                gale_ints[3 * gale_items + gale_item] = (uint) i_96;
                gale_ints[4 * gale_items + gale_item] = (uint) i_97;
                gale_longs[gale_items + gale_item] = (ulong) l_99;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_100;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_106); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_38 = (int) gale_ints[2 * gale_items + gale_item];
                l_95 = (long) gale_longs[gale_item];
                i_96 = (int) gale_ints[3 * gale_items + gale_item];
                i_97 = (int) gale_ints[4 * gale_items + gale_item];
                l_99 = (long) gale_longs[gale_items + gale_item];
                l_100 = (long) gale_longs[2 * gale_items + gale_item];
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
                l_106 = gale_reply(gale_entry);
            }
            i_107 = (int) l_106;
            if (l_106 < 0L) {
                i_108 = 0;
            } else {
                i_108 = i_107;
            }
            l_109 = gale_BlockAccess_offsetInRegion(arg_fs, l_106, l_100, gale_group);
            gale_copy((arg_rows + 16 + (l_30 + l_99)), (arg_fs + 16 + l_109), i_108);
            GALEFS_BARRIER(7);
            if (i_28 == 0) {
                if (!(i_108 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_108, gale_group);
                }
            }
            i_110 = (int) ((uint) i_97 + (uint) i_108);
            if (l_106 < 0L) {
                if ((!(i_96 == 4)) || (i_110 < 1)) {
                    i_111 = i_107;
                } else {
                    i_111 = i_110;
                }
            } else {
                i_111 = i_110;
            }
            i_112 = (((!(i_96 == 4)) || (i_110 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_108 == 0) {
                i_96 = i_112;
                i_97 = i_110;
                i_98 = i_111;
            } else {
                if (arg_width == i_110) {
                    i_96 = i_112;
                    i_97 = i_110;
                    i_98 = i_111;
                } else {
                    i_97 = i_110;
                    i_98 = i_111;
                }
            }
        }
        if (((long) i_98) < 0L) {
            i_113 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_98);
        }
        GALEFS_BARRIER(8);
        i_114 = (int) ((uint) i_38 + (uint) i_27);
        i_38 = i_114;
    }
    if (((int) get_local_id(0)) == 0) {
        l_115 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_116 = l_115;
    } else {
        l_116 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_116 < (-4611686018427387904L)) {
            l_117 = gale_HostCall_awaitReply(arg_fs, l_116, gale_group);
            l_118 = l_117;
        } else {
            l_118 = l_116;
        }
    } else {
        l_118 = l_116;
    }
    GALEFS_BROADCAST(9, l_119, l_118);
    if (l_119 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_119); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_119 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_120 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_121 = l_120;
    } else {
        l_121 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_121 < (-4611686018427387904L)) {
            l_122 = gale_HostCall_awaitReply(arg_fs, l_121, gale_group);
            l_123 = l_122;
        } else {
            l_123 = l_121;
        }
    } else {
        l_123 = l_121;
    }
    GALEFS_BROADCAST(10, l_124, l_123);
    if (l_124 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_124); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_124 = gale_reply(gale_entry);
    }
    i_125 = (int) l_124;
    if (((long) i_125) < 0L) {
        i_126 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_125);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_42) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(long, l_0) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_41) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_58) VARIABLE(long, l_7) VARIABLE(long, l_85) VARIABLE(long, l_89) VARIABLE(long, l_90) VARIABLE(long, l_94)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_51) VARIABLE(l_52)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_58)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(l_24) VARIABLE(l_28)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_85) VARIABLE(l_89) VARIABLE(l_90)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_85) VARIABLE(l_94)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(l_24) VARIABLE(l_28)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_42, i_45, i_46, i_47, i_48, i_49, i_50, i_53, i_54, i_55, i_59, i_60, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_86, i_87, i_88, i_91, i_95, i_96, i_98, i_99, i_100, i_101, i_102, i_109, i_110;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_24, l_28, l_40, l_41, l_43, l_44, l_51, l_52, l_56, l_57, l_58, l_61, l_85, l_89, l_90, l_92, l_93, l_94, l_97, l_103, l_104, l_105, l_106, l_107, l_108;
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
        i_37 = 0;
        i_38 = 1;
        loop_22:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_25;
            }
            if (i_38 < 1) {
                goto B50;
            }
            i_39 = (int) ((uint) arg_width * (uint) i_36);
            if (!(i_37 < i_39)) {
                break;
            }
            l_40 = (long) i_37;
            l_41 = ((long) i_27) + l_40;
            i_42 = (int) ((uint) i_39 - (uint) i_37);
            l_43 = (l_28 * ((long) (uint) i_35)) + l_40;
            l_44 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_45 = (int) get_local_id(0);
            i_46 = (int) get_local_id(0);
            i_47 = 1;
            i_48 = 0;
            i_49 = 0;
            loop_25:;
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
                l_52 = l_43 + l_51;
                if (i_49 == 0) {
                    i_53 = i_50;
                } else {
                    i_54 = 4096 - ((int) (l_52 & 4095L));
                    i_55 = (i_54 < i_50) ? i_54 : i_50;
                    i_53 = i_55;
                }
                if (i_46 == 0) {
                    l_56 = gale_BlockAccess_beginRead(arg_fs, i_16, l_52, i_53, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_57 = l_56;
                } else {
                    l_57 = 0L;
                }
                GALEFS_BROADCAST(3, l_58, l_57);
                if (l_58 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_37;
                    gale_longs[gale_item] = (ulong) l_41;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_42;
                    gale_longs[gale_items + gale_item] = (ulong) l_43;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_49;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_51;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_52;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_58); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_15 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    i_31 = (int) gale_ints[2 * gale_items + gale_item];
                    i_35 = (int) gale_ints[3 * gale_items + gale_item];
                    i_36 = (int) gale_ints[4 * gale_items + gale_item];
                    i_37 = (int) gale_ints[5 * gale_items + gale_item];
                    l_41 = (long) gale_longs[gale_item];
                    i_42 = (int) gale_ints[6 * gale_items + gale_item];
                    l_43 = (long) gale_longs[gale_items + gale_item];
                    i_48 = (int) gale_ints[7 * gale_items + gale_item];
                    i_49 = (int) gale_ints[8 * gale_items + gale_item];
                    l_51 = (long) gale_longs[2 * gale_items + gale_item];
                    l_52 = (long) gale_longs[3 * gale_items + gale_item];
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
                    l_44 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_45 = (int) get_local_id(0);
                    i_46 = (int) get_local_id(0);
                    l_58 = gale_reply(gale_entry);
                }
                i_59 = (int) l_58;
                if (l_58 < 0L) {
                    i_60 = 0;
                } else {
                    i_60 = i_59;
                }
                l_61 = gale_BlockAccess_offsetInRegion(arg_fs, l_58, l_52, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_61), (arg_rows + 16 + (l_41 + l_51)), i_60);
                GALEFS_BARRIER(4);
                if (i_45 == 0) {
                    if (!(i_60 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_60, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_62 = (int) ((uint) i_48 + (uint) i_60);
                i_63 = ((l_58 == (-117L)) || (!((i_49 == 0) || (((l_43 + ((long) i_62)) & l_44) == 0)))) ? 1 : 0;
                i_64 = ((l_58 == (-117L)) || (!((i_60 < 1) || (!(i_62 < i_42))))) ? 1 : 0;
                if (l_58 < 0L) {
                    if (l_58 == (-117L)) {
                        i_47 = i_64;
                        i_48 = i_62;
                        i_49 = i_63;
                    } else {
                        i_47 = i_59;
                        i_48 = i_62;
                        i_49 = i_63;
                    }
                } else {
                    i_47 = i_64;
                    i_48 = i_62;
                    i_49 = i_63;
                }
            }
            if (i_48 < 1) {
                i_65 = i_47;
            } else {
                i_65 = i_48;
            }
            i_66 = (i_65 < 1) ? 0 : i_65;
            i_67 = (int) ((uint) i_37 + (uint) i_66);
            i_37 = i_67;
            i_38 = i_65;
        }
        goto B51;
    B50:;
    B51:;
        if (i_38 < 0) {
            i_68 = i_38;
        } else {
            i_68 = i_37;
        }
        if (((long) i_68) < 0L) {
            i_69 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_68);
        }
        i_70 = i_26;
        while (true) {
            if (!(i_70 < arg_width)) {
                break;
            }
            i_71 = (int) ((uint) i_70 - (uint) arg_radius);
            i_72 = (i_71 < 1) ? 0 : i_71;
            i_73 = (int) ((uint) i_70 + (uint) i_29);
            i_74 = (i_73 < arg_width) ? i_73 : arg_width;
            i_75 = 0;
            i_76 = 0;
            while (true) {
                if (!(i_76 < i_36)) {
                    break;
                }
                i_77 = (int) ((uint) i_27 + (uint) ((int) ((uint) arg_width * (uint) i_76)));
                i_78 = i_75;
                i_79 = i_72;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_79 < i_74)) {
                        break;
                    }
                    i_80 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_79 + (uint) i_77)) * 1));
                    i_81 = (int) ((uint) i_78 + (uint) (i_80 & 255));
                    i_82 = (int) ((uint) i_79 + (uint) 1);
                    i_78 = i_81;
                    i_79 = i_82;
                }
                i_83 = (int) ((uint) i_76 + (uint) 1);
                i_75 = i_78;
                i_76 = i_83;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_23 + (uint) i_70)) * 1)) = (char) ((int) ((char) gale_div_int(i_75, ((int) ((uint) i_36 * (uint) ((int) ((uint) i_74 - (uint) i_72)))))));
            i_84 = (int) ((uint) i_70 + (uint) i_20);
            i_70 = i_84;
        }
        GALEFS_BARRIER(5);
        l_85 = l_28 * ((long) i_31);
        i_86 = 4;
        i_87 = 0;
        i_88 = 0;
        loop_67:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_86 == 0) {
                break;
            }
            l_89 = (long) i_87;
            l_90 = l_85 + l_89;
            if (i_25 == 0) {
                i_91 = (i_87 < 1) ? 0 : 1;
                l_92 = gale_BlockAccess_beginWrite(arg_fs, i_86, i_15, l_90, ((int) ((uint) arg_width - (uint) i_87)), i_91, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_93 = l_92;
            } else {
                l_93 = 0L;
            }
            GALEFS_BROADCAST(6, l_94, l_93);
            if (l_94 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                gale_longs[gale_item] = (ulong) l_85;
                gale_ints[3 * gale_items + gale_item] = (uint) i_86;
                gale_ints[4 * gale_items + gale_item] = (uint) i_87;
                gale_longs[gale_items + gale_item] = (ulong) l_89;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_90;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_94); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_31 = (int) gale_ints[2 * gale_items + gale_item];
                l_85 = (long) gale_longs[gale_item];
                i_86 = (int) gale_ints[3 * gale_items + gale_item];
                i_87 = (int) gale_ints[4 * gale_items + gale_item];
                l_89 = (long) gale_longs[gale_items + gale_item];
                l_90 = (long) gale_longs[2 * gale_items + gale_item];
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
                l_94 = gale_reply(gale_entry);
            }
            i_95 = (int) l_94;
            if (l_94 < 0L) {
                i_96 = 0;
            } else {
                i_96 = i_95;
            }
            l_97 = gale_BlockAccess_offsetInRegion(arg_fs, l_94, l_90, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_rows + 16 + (l_24 + l_89)), (arg_fs + 16 + l_97), i_96);
            GALEFS_BARRIER(7);
            if (i_22 == 0) {
                if (!(i_96 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_96, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_98 = (int) ((uint) i_87 + (uint) i_96);
            if (l_94 < 0L) {
                if ((!(i_86 == 4)) || (i_98 < 1)) {
                    i_99 = i_95;
                } else {
                    i_99 = i_98;
                }
            } else {
                i_99 = i_98;
            }
            i_100 = (((!(i_86 == 4)) || (i_98 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_96 == 0) {
                i_86 = i_100;
                i_87 = i_98;
                i_88 = i_99;
            } else {
                if (arg_width == i_98) {
                    i_86 = i_100;
                    i_87 = i_98;
                    i_88 = i_99;
                } else {
                    i_87 = i_98;
                    i_88 = i_99;
                }
            }
        }
        if (((long) i_88) < 0L) {
            i_101 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_88);
        }
        GALEFS_BARRIER(8);
        i_102 = (int) ((uint) i_31 + (uint) i_21);
        i_31 = i_102;
    }
    if (((int) get_local_id(0)) == 0) {
        l_103 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_104 = l_103;
    } else {
        l_104 = 0L;
    }
    GALEFS_BROADCAST(9, l_105, l_104);
    if (l_105 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_105); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_105 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_106 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_107 = l_106;
    } else {
        l_107 = 0L;
    }
    GALEFS_BROADCAST(10, l_108, l_107);
    if (l_108 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_108); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_108 = gale_reply(gale_entry);
    }
    i_109 = (int) l_108;
    if (((long) i_109) < 0L) {
        i_110 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_109);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
