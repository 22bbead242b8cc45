// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BoxBlur#blur
// entry point: galefs_blur
// parameters: LONG_ARRAY INT INT INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE NONE READ_WRITE READ_WRITE
// waits: 6
// saved values: 10
// context bytes: 56
// needs: BARRIERS
// string: "image"
// string: "blurred"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 667c24ab7fe49f32472ff40e13efa35c9707bd04b2a7075c9b9d22662922ee78
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {105, 109, 97, 103, 101, 98, 108, 117, 114, 114, 101, 100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_100) VARIABLE(int, i_101) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_27) VARIABLE(long, l_31) VARIABLE(long, l_37) VARIABLE(long, l_40) VARIABLE(long, l_50) VARIABLE(long, l_55) VARIABLE(long, l_56) VARIABLE(long, l_64) VARIABLE(long, l_88) VARIABLE(long, l_92) VARIABLE(long, l_93) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_56)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_50) VARIABLE(l_64)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_37) VARIABLE(l_40)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_88) VARIABLE(l_92) VARIABLE(l_93)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_88) VARIABLE(l_99)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_37) VARIABLE(l_40)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_29, i_30, i_32, i_33, i_34, i_35, i_36, i_38, i_39, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_51, i_52, i_53, i_54, i_57, i_58, i_59, i_65, i_66, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_89, i_90, i_91, i_94, i_100, i_101, i_103, i_104, i_105, i_106, i_107, i_118, i_119;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_27, l_31, l_37, l_40, l_50, l_55, l_56, l_60, l_61, l_62, l_63, l_64, l_67, l_88, l_92, l_93, l_95, l_96, l_97, l_98, l_99, l_102, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_115, l_116, l_117;
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
    l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_28 = (int) get_num_groups(0);
    i_29 = (int) get_local_id(0);
    i_30 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
    l_31 = (long) i_30;
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_id(0);
    i_35 = (int) get_local_id(0);
    i_36 = (int) ((uint) arg_width + (uint) i_30);
    l_37 = (long) i_36;
    i_38 = (int) get_local_id(0);
    i_39 = (int) ((uint) arg_radius + (uint) 1);
    l_40 = (long) arg_width;
    i_41 = (int) get_local_id(0);
    i_42 = gale_group;
    i_43 = i_42;
    loop_30:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_32;
        }
        if (gale_resuming == 4) {
            goto loop_73;
        }
        if (!(i_43 < arg_height)) {
            break;
        }
        i_44 = (int) ((uint) i_43 + (uint) i_39);
        i_45 = (i_44 < arg_height) ? i_44 : arg_height;
        i_46 = (int) ((uint) i_43 - (uint) arg_radius);
        i_47 = (i_46 < 1) ? 0 : i_46;
        i_48 = (int) ((uint) i_45 - (uint) i_47);
        i_49 = (int) ((uint) arg_width * (uint) i_48);
        l_50 = l_40 * ((long) (uint) i_47);
        i_51 = 1;
        i_52 = 0;
        i_53 = 0;
        loop_32:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_51 == 1)) {
                break;
            }
            i_54 = (int) ((uint) i_49 - (uint) i_52);
            l_55 = (long) i_52;
            l_56 = l_50 + l_55;
            if (i_53 == 0) {
                i_57 = i_54;
            } else {
                i_58 = 4096 - ((int) (l_56 & 4095L));
                i_59 = (i_58 < i_54) ? i_58 : i_54;
                i_57 = i_59;
            }
            if (i_41 == 0) {
                l_60 = gale_BlockAccess_beginRead(arg_fs, i_22, l_56, i_57, gale_group);
                l_61 = l_60;
            } else {
                l_61 = 0L;
            }
            if (i_38 == 0) {
                if (l_61 < (-4611686018427387904L)) {
                    l_62 = gale_HostCall_awaitReply(arg_fs, l_61, gale_group);
                    l_63 = l_62;
                } else {
                    l_63 = l_61;
                }
            } else {
                l_63 = l_61;
            }
            GALEFS_BROADCAST(3, l_64, l_63);
            if (l_64 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_43;
                gale_ints[3 * gale_items + gale_item] = (uint) i_48;
                gale_ints[4 * gale_items + gale_item] = (uint) i_49;
                gale_longs[gale_item] = (ulong) l_50;
                gale_ints[5 * gale_items + gale_item] = (uint) i_52;
                gale_ints[6 * gale_items + gale_item] = (uint) i_53;
                gale_longs[gale_items + gale_item] = (ulong) l_55;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_56;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_64); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_43 = (int) gale_ints[2 * gale_items + gale_item];
                i_48 = (int) gale_ints[3 * gale_items + gale_item];
                i_49 = (int) gale_ints[4 * gale_items + gale_item];
                l_50 = (long) gale_longs[gale_item];
                i_52 = (int) gale_ints[5 * gale_items + gale_item];
                i_53 = (int) gale_ints[6 * gale_items + gale_item];
                l_55 = (long) gale_longs[gale_items + gale_item];
                l_56 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_26 = (int) get_local_size(0);
                l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_28 = (int) get_num_groups(0);
                i_29 = (int) get_local_id(0);
                i_30 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                l_31 = (long) i_30;
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) ((uint) arg_width + (uint) i_30);
                l_37 = (long) i_36;
                i_38 = (int) get_local_id(0);
                i_39 = (int) ((uint) arg_radius + (uint) 1);
                l_40 = (long) arg_width;
                i_41 = (int) get_local_id(0);
                l_64 = gale_reply(gale_entry);
            }
            i_65 = (int) l_64;
            if (l_64 < 0L) {
                i_66 = 0;
            } else {
                i_66 = i_65;
            }
            l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_56, gale_group);
            gale_copy((arg_fs + 16 + l_67), (arg_rows + 16 + (l_37 + l_55)), i_66);
            GALEFS_BARRIER(4);
            if (i_35 == 0) {
                if (!(i_66 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_66, gale_group);
                }
            }
            i_68 = (int) ((uint) i_52 + (uint) i_66);
            i_69 = ((l_64 == (-117L)) || (!((i_53 == 0) || (((l_50 + ((long) i_68)) & l_27) == 0)))) ? 1 : 0;
            i_70 = ((l_64 == (-117L)) || (!((i_66 < 1) || (!(i_68 < i_49))))) ? 1 : 0;
            if (l_64 < 0L) {
                if (l_64 == (-117L)) {
                    i_51 = i_70;
                    i_52 = i_68;
                    i_53 = i_69;
                } else {
                    i_51 = i_65;
                    i_52 = i_68;
                    i_53 = i_69;
                }
            } else {
                i_51 = i_70;
                i_52 = i_68;
                i_53 = i_69;
            }
        }
        if (i_52 < 1) {
            i_71 = i_51;
        } else {
            i_71 = i_52;
        }
        if (((long) i_71) < 0L) {
            i_72 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_71);
        }
        i_73 = i_34;
        while (true) {
            if (!(i_73 < arg_width)) {
                break;
            }
            i_74 = (int) ((uint) i_73 - (uint) arg_radius);
            i_75 = (i_74 < 1) ? 0 : i_74;
            i_76 = (int) ((uint) i_73 + (uint) i_39);
            i_77 = (i_76 < arg_width) ? i_76 : arg_width;
            i_78 = 0;
            i_79 = 0;
            while (true) {
                if (!(i_79 < i_48)) {
                    break;
                }
                i_80 = (int) ((uint) i_36 + (uint) ((int) ((uint) arg_width * (uint) i_79)));
                i_81 = i_78;
                i_82 = i_75;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_82 < i_77)) {
                        break;
                    }
                    i_83 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_82 + (uint) i_80)) * 1));
                    i_84 = (int) ((uint) i_81 + (uint) (i_83 & 255));
                    i_85 = (int) ((uint) i_82 + (uint) 1);
                    i_81 = i_84;
                    i_82 = i_85;
                }
                i_86 = (int) ((uint) i_79 + (uint) 1);
                i_78 = i_81;
                i_79 = i_86;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_30 + (uint) i_73)) * 1)) = (char) ((int) ((char) gale_div_int(i_78, ((int) ((uint) i_48 * (uint) ((int) ((uint) i_77 - (uint) i_75)))))));
            i_87 = (int) ((uint) i_73 + (uint) i_26);
            i_73 = i_87;
        }
        GALEFS_BARRIER(5);
        l_88 = l_40 * ((long) i_43);
        i_89 = 4;
        i_90 = 0;
        i_91 = 0;
        loop_73:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_89 == 0) {
                break;
            }
            l_92 = (long) i_90;
            l_93 = l_88 + l_92;
            if (i_33 == 0) {
                i_94 = (i_90 < 1) ? 0 : 1;
                l_95 = gale_BlockAccess_beginWrite(arg_fs, i_89, i_21, l_93, ((int) ((uint) arg_width - (uint) i_90)), i_94, gale_group);
                l_96 = l_95;
            } else {
                l_96 = 0L;
            }
            if (i_32 == 0) {
                if (l_96 < (-4611686018427387904L)) {
                    l_97 = gale_HostCall_awaitReply(arg_fs, l_96, gale_group);
                    l_98 = l_97;
                } else {
                    l_98 = l_96;
                }
            } else {
                l_98 = l_96;
            }
            GALEFS_BROADCAST(6, l_99, l_98);
            if (l_99 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_43;
                gale_longs[gale_item] = (ulong) l_88;
                gale_ints[3 * gale_items + gale_item] = (uint) i_89;
                gale_ints[4 * gale_items + gale_item] = (uint) i_90;
                gale_longs[gale_items + gale_item] = (ulong) l_92;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_93;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_99); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_43 = (int) gale_ints[2 * gale_items + gale_item];
                l_88 = (long) gale_longs[gale_item];
                i_89 = (int) gale_ints[3 * gale_items + gale_item];
                i_90 = (int) gale_ints[4 * gale_items + gale_item];
                l_92 = (long) gale_longs[gale_items + gale_item];
                l_93 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_26 = (int) get_local_size(0);
                l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_28 = (int) get_num_groups(0);
                i_29 = (int) get_local_id(0);
                i_30 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                l_31 = (long) i_30;
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) ((uint) arg_width + (uint) i_30);
                l_37 = (long) i_36;
                i_38 = (int) get_local_id(0);
                i_39 = (int) ((uint) arg_radius + (uint) 1);
                l_40 = (long) arg_width;
                i_41 = (int) get_local_id(0);
                l_99 = gale_reply(gale_entry);
            }
            i_100 = (int) l_99;
            if (l_99 < 0L) {
                i_101 = 0;
            } else {
                i_101 = i_100;
            }
            l_102 = gale_BlockAccess_offsetInRegion(arg_fs, l_99, l_93, gale_group);
            gale_copy((arg_rows + 16 + (l_31 + l_92)), (arg_fs + 16 + l_102), i_101);
            GALEFS_BARRIER(7);
            if (i_29 == 0) {
                if (!(i_101 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_101, gale_group);
                }
            }
            i_103 = (int) ((uint) i_90 + (uint) i_101);
            if (l_99 < 0L) {
                if ((!(i_89 == 4)) || (i_103 < 1)) {
                    i_104 = i_100;
                } else {
                    i_104 = i_103;
                }
            } else {
                i_104 = i_103;
            }
            i_105 = (((!(i_89 == 4)) || (i_103 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_101 == 0) {
                i_89 = i_105;
                i_90 = i_103;
                i_91 = i_104;
            } else {
                if (arg_width == i_103) {
                    i_89 = i_105;
                    i_90 = i_103;
                    i_91 = i_104;
                } else {
                    i_90 = i_103;
                    i_91 = i_104;
                }
            }
        }
        if (((long) i_91) < 0L) {
            i_106 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_91);
        }
        GALEFS_BARRIER(8);
        i_107 = (int) ((uint) i_43 + (uint) i_28);
        i_43 = i_107;
    }
    if (((int) get_local_id(0)) == 0) {
        l_108 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_109 = l_108;
    } else {
        l_109 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_109 < (-4611686018427387904L)) {
            l_110 = gale_HostCall_awaitReply(arg_fs, l_109, gale_group);
            l_111 = l_110;
        } else {
            l_111 = l_109;
        }
    } else {
        l_111 = l_109;
    }
    GALEFS_BROADCAST(9, l_112, l_111);
    if (l_112 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_112); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_112 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_113 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_114 = l_113;
    } else {
        l_114 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_114 < (-4611686018427387904L)) {
            l_115 = gale_HostCall_awaitReply(arg_fs, l_114, gale_group);
            l_116 = l_115;
        } else {
            l_116 = l_114;
        }
    } else {
        l_116 = l_114;
    }
    GALEFS_BROADCAST(10, l_117, l_116);
    if (l_117 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_117); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_117 = gale_reply(gale_entry);
    }
    i_118 = (int) l_117;
    if (((long) i_118) < 0L) {
        i_119 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_118);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(long, l_0) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_30) VARIABLE(long, l_32) VARIABLE(long, l_42) VARIABLE(long, l_47) VARIABLE(long, l_48) VARIABLE(long, l_54) VARIABLE(long, l_7) VARIABLE(long, l_78) VARIABLE(long, l_82) VARIABLE(long, l_83) VARIABLE(long, l_87)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_48)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_42) VARIABLE(l_54)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_83)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_78) VARIABLE(l_87)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_blur(__global uchar *arg_fs, int arg_width, int arg_height, int arg_radius, __global uchar *arg_rows, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_23, i_24, i_26, i_27, i_28, i_29, i_31, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_43, i_44, i_45, i_46, i_49, i_50, i_51, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_79, i_80, i_81, i_84, i_88, i_89, i_91, i_92, i_93, i_94, i_95, i_102, i_103;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_21, l_25, l_30, l_32, l_42, l_47, l_48, l_52, l_53, l_54, l_57, l_78, l_82, l_83, l_85, l_86, l_87, l_90, l_96, l_97, l_98, l_99, l_100, l_101;
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
    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_22 = gale_group_count;
    i_23 = (int) get_local_id(0);
    i_24 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
    l_25 = (long) i_24;
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_id(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) ((uint) arg_width + (uint) i_24);
    l_30 = (long) i_29;
    i_31 = (int) ((uint) arg_radius + (uint) 1);
    l_32 = (long) arg_width;
    i_33 = (int) get_local_id(0);
    i_34 = gale_group;
    i_35 = i_34;
    loop_20:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_22;
        }
        if (gale_resuming == 4) {
            goto loop_58;
        }
        if (!(i_35 < arg_height)) {
            break;
        }
        i_36 = (int) ((uint) i_35 + (uint) i_31);
        i_37 = (i_36 < arg_height) ? i_36 : arg_height;
        i_38 = (int) ((uint) i_35 - (uint) arg_radius);
        i_39 = (i_38 < 1) ? 0 : i_38;
        i_40 = (int) ((uint) i_37 - (uint) i_39);
        i_41 = (int) ((uint) arg_width * (uint) i_40);
        l_42 = l_32 * ((long) (uint) i_39);
        i_43 = 1;
        i_44 = 0;
        i_45 = 0;
        loop_22:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_43 == 1)) {
                break;
            }
            i_46 = (int) ((uint) i_41 - (uint) i_44);
            l_47 = (long) i_44;
            l_48 = l_42 + l_47;
            if (i_45 == 0) {
                i_49 = i_46;
            } else {
                i_50 = 4096 - ((int) (l_48 & 4095L));
                i_51 = (i_50 < i_46) ? i_50 : i_46;
                i_49 = i_51;
            }
            if (i_33 == 0) {
                l_52 = gale_BlockAccess_beginRead(arg_fs, i_16, l_48, i_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_53 = l_52;
            } else {
                l_53 = 0L;
            }
            GALEFS_BROADCAST(3, l_54, l_53);
            if (l_54 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                gale_ints[3 * gale_items + gale_item] = (uint) i_40;
                gale_ints[4 * gale_items + gale_item] = (uint) i_41;
                gale_longs[gale_item] = (ulong) l_42;
                gale_ints[5 * gale_items + gale_item] = (uint) i_44;
                gale_ints[6 * gale_items + gale_item] = (uint) i_45;
                gale_longs[gale_items + gale_item] = (ulong) l_47;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_48;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_54); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                i_40 = (int) gale_ints[3 * gale_items + gale_item];
                i_41 = (int) gale_ints[4 * gale_items + gale_item];
                l_42 = (long) gale_longs[gale_item];
                i_44 = (int) gale_ints[5 * gale_items + gale_item];
                i_45 = (int) gale_ints[6 * gale_items + gale_item];
                l_47 = (long) gale_longs[gale_items + gale_item];
                l_48 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_20 = (int) get_local_size(0);
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_22 = gale_group_count;
                i_23 = (int) get_local_id(0);
                i_24 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                l_25 = (long) i_24;
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_id(0);
                i_29 = (int) ((uint) arg_width + (uint) i_24);
                l_30 = (long) i_29;
                i_31 = (int) ((uint) arg_radius + (uint) 1);
                l_32 = (long) arg_width;
                i_33 = (int) get_local_id(0);
                l_54 = gale_reply(gale_entry);
            }
            i_55 = (int) l_54;
            if (l_54 < 0L) {
                i_56 = 0;
            } else {
                i_56 = i_55;
            }
            l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_48, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_57), (arg_rows + 16 + (l_30 + l_47)), i_56);
            GALEFS_BARRIER(4);
            if (i_28 == 0) {
                if (!(i_56 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_56, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_58 = (int) ((uint) i_44 + (uint) i_56);
            i_59 = ((l_54 == (-117L)) || (!((i_45 == 0) || (((l_42 + ((long) i_58)) & l_21) == 0)))) ? 1 : 0;
            i_60 = ((l_54 == (-117L)) || (!((i_56 < 1) || (!(i_58 < i_41))))) ? 1 : 0;
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
        if (((long) i_61) < 0L) {
            i_62 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_61);
        }
        i_63 = i_27;
        while (true) {
            if (!(i_63 < arg_width)) {
                break;
            }
            i_64 = (int) ((uint) i_63 - (uint) arg_radius);
            i_65 = (i_64 < 1) ? 0 : i_64;
            i_66 = (int) ((uint) i_63 + (uint) i_31);
            i_67 = (i_66 < arg_width) ? i_66 : arg_width;
            i_68 = 0;
            i_69 = 0;
            while (true) {
                if (!(i_69 < i_40)) {
                    break;
                }
                i_70 = (int) ((uint) i_29 + (uint) ((int) ((uint) arg_width * (uint) i_69)));
                i_71 = i_68;
                i_72 = i_65;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_72 < i_67)) {
                        break;
                    }
                    i_73 = (int) *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_72 + (uint) i_70)) * 1));
                    i_74 = (int) ((uint) i_71 + (uint) (i_73 & 255));
                    i_75 = (int) ((uint) i_72 + (uint) 1);
                    i_71 = i_74;
                    i_72 = i_75;
                }
                i_76 = (int) ((uint) i_69 + (uint) 1);
                i_68 = i_71;
                i_69 = i_76;
            }
            *((__global char *) (arg_rows + 16 + (long) ((int) ((uint) i_24 + (uint) i_63)) * 1)) = (char) ((int) ((char) gale_div_int(i_68, ((int) ((uint) i_40 * (uint) ((int) ((uint) i_67 - (uint) i_65)))))));
            i_77 = (int) ((uint) i_63 + (uint) i_20);
            i_63 = i_77;
        }
        GALEFS_BARRIER(5);
        l_78 = l_32 * ((long) i_35);
        i_79 = 4;
        i_80 = 0;
        i_81 = 0;
        loop_58:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_79 == 0) {
                break;
            }
            l_82 = (long) i_80;
            l_83 = l_78 + l_82;
            if (i_26 == 0) {
                i_84 = (i_80 < 1) ? 0 : 1;
                l_85 = gale_BlockAccess_beginWrite(arg_fs, i_79, i_15, l_83, ((int) ((uint) arg_width - (uint) i_80)), i_84, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_86 = l_85;
            } else {
                l_86 = 0L;
            }
            GALEFS_BROADCAST(6, l_87, l_86);
            if (l_87 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                gale_longs[gale_item] = (ulong) l_78;
                gale_ints[3 * gale_items + gale_item] = (uint) i_79;
                gale_ints[4 * gale_items + gale_item] = (uint) i_80;
                gale_longs[gale_items + gale_item] = (ulong) l_82;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_83;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_87); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                l_78 = (long) gale_longs[gale_item];
                i_79 = (int) gale_ints[3 * gale_items + gale_item];
                i_80 = (int) gale_ints[4 * gale_items + gale_item];
                l_82 = (long) gale_longs[gale_items + gale_item];
                l_83 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_20 = (int) get_local_size(0);
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_22 = gale_group_count;
                i_23 = (int) get_local_id(0);
                i_24 = (int) ((uint) arg_width * (uint) ((int) ((uint) gale_group * (uint) ((int) ((uint) (arg_radius << 1) + (uint) 2)))));
                l_25 = (long) i_24;
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_id(0);
                i_29 = (int) ((uint) arg_width + (uint) i_24);
                l_30 = (long) i_29;
                i_31 = (int) ((uint) arg_radius + (uint) 1);
                l_32 = (long) arg_width;
                i_33 = (int) get_local_id(0);
                l_87 = gale_reply(gale_entry);
            }
            i_88 = (int) l_87;
            if (l_87 < 0L) {
                i_89 = 0;
            } else {
                i_89 = i_88;
            }
            l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_83, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_rows + 16 + (l_25 + l_82)), (arg_fs + 16 + l_90), i_89);
            GALEFS_BARRIER(7);
            if (i_23 == 0) {
                if (!(i_89 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_89, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_91 = (int) ((uint) i_80 + (uint) i_89);
            if (l_87 < 0L) {
                if ((!(i_79 == 4)) || (i_91 < 1)) {
                    i_92 = i_88;
                } else {
                    i_92 = i_91;
                }
            } else {
                i_92 = i_91;
            }
            i_93 = (((!(i_79 == 4)) || (i_91 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_89 == 0) {
                i_79 = i_93;
                i_80 = i_91;
                i_81 = i_92;
            } else {
                if (arg_width == i_91) {
                    i_79 = i_93;
                    i_80 = i_91;
                    i_81 = i_92;
                } else {
                    i_80 = i_91;
                    i_81 = i_92;
                }
            }
        }
        if (((long) i_81) < 0L) {
            i_94 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_81);
        }
        GALEFS_BARRIER(8);
        i_95 = (int) ((uint) i_35 + (uint) i_22);
        i_35 = i_95;
    }
    if (((int) get_local_id(0)) == 0) {
        l_96 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_97 = l_96;
    } else {
        l_97 = 0L;
    }
    GALEFS_BROADCAST(9, l_98, l_97);
    if (l_98 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_98); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_98 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_99 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_100 = l_99;
    } else {
        l_100 = 0L;
    }
    GALEFS_BROADCAST(10, l_101, l_100);
    if (l_101 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_101); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_101 = gale_reply(gale_entry);
    }
    i_102 = (int) l_101;
    if (((long) i_102) < 0L) {
        i_103 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_102);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
