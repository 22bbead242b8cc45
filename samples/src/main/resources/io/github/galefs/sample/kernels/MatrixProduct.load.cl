// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.MatrixProduct#load
// entry point: galefs_load
// parameters: LONG_ARRAY INT INT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE WRITE READ_WRITE
// waits: 6
// saved values: 14
// context bytes: 80
// needs: BARRIERS
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d4bbe09caef44be6a50f2d8b92804bc50f5c064b546f3f8456d473c5f8698bc1
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_108) VARIABLE(int, i_25) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_36) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_20) VARIABLE(long, l_28) VARIABLE(long, l_35) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_47) VARIABLE(long, l_55) VARIABLE(long, l_63) VARIABLE(long, l_77) VARIABLE(long, l_79) VARIABLE(long, l_87) VARIABLE(long, l_88) VARIABLE(long, l_96)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_10) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_55)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_63)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_77) VARIABLE(l_79) VARIABLE(l_87) VARIABLE(l_88)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_77) VARIABLE(l_79) VARIABLE(l_96)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_108) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(l_28) VARIABLE(l_35)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_30) VARIABLE(i_36)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_36)

__kernel void galefs_load(__global uchar *arg_fs, int arg_size, __global uchar *arg_taken, __global uchar *arg_matrices, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_15, i_16, i_21, i_25, i_26, i_27, i_30, i_31, i_32, i_33, i_36, i_40, i_41, i_43, i_44, i_45, i_46, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_56, i_57, i_58, i_64, i_65, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_78, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_89, i_90, i_91, i_97, i_98, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_125;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_28, l_29, l_34, l_35, l_37, l_38, l_39, l_42, l_47, l_55, l_59, l_60, l_61, l_62, l_63, l_66, l_76, l_77, l_79, l_87, l_88, l_92, l_93, l_94, l_95, l_96, l_99, l_111, l_112, l_113, l_114, l_115, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124;
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
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_20); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_10 = (long) gale_longs[gale_item];
        l_20 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_21 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_22 = (long) i_21;
        l_23 = l_22;
    } else {
        l_23 = 0L;
    }
    GALEFS_BROADCAST(3, l_24, l_23);
    i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_26 = 1 << i_25;
    i_27 = (i_26 < 65536) ? i_26 : 65536;
    l_28 = (long) i_27;
    l_29 = (long) ((ulong) l_24 * (ulong) l_28);
    i_30 = (int) l_20;
    i_31 = (int) l_10;
    i_32 = (i_30 < i_31) ? i_30 : i_31;
    i_33 = (i_32 < 0) ? i_32 : 0;
    l_34 = (long) arg_size;
    l_35 = (l_34 * l_34) << 2;
    i_36 = i_33;
    l_37 = l_29;
    loop_30:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_33;
        }
        if (gale_resuming == 4) {
            goto loop_71;
        }
        if (!(l_37 < l_35)) {
            goto B116;
        }
        if (!(i_36 == 0)) {
            break;
        }
        l_38 = (long) ((ulong) l_35 - (ulong) l_37);
        l_39 = (l_38 < l_28) ? l_38 : l_28;
        i_40 = (int) l_39;
        i_41 = (i_40 < 0) ? (-22) : 1;
        l_42 = (long) ((ulong) (1L << i_25) + (ulong) (-1L));
        i_43 = (int) get_local_id(0);
        i_44 = 0;
        i_45 = i_41;
        loop_33:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_36;
            }
            if (i_45 < 1) {
                goto B66;
            }
            if (!(i_44 < i_40)) {
                break;
            }
            i_46 = (int) ((uint) i_40 - (uint) i_44);
            l_47 = (long) ((ulong) l_37 + (ulong) ((long) i_44));
            i_48 = (int) get_local_id(0);
            i_49 = (int) get_local_id(0);
            i_50 = (int) get_local_id(0);
            i_51 = 1;
            i_52 = 0;
            i_53 = 0;
            loop_36:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_51 == 1)) {
                    break;
                }
                i_54 = (int) ((uint) i_46 - (uint) i_52);
                l_55 = (long) ((ulong) l_47 + (ulong) ((long) i_52));
                if (i_53 == 0) {
                    i_56 = i_54;
                } else {
                    i_57 = 4096 - ((int) (l_55 & 4095L));
                    i_58 = (i_57 < i_54) ? i_57 : i_54;
                    i_56 = i_58;
                }
                if (i_50 == 0) {
                    l_59 = gale_BlockAccess_beginRead(arg_fs, i_31, l_55, i_56, gale_group);
                    l_60 = l_59;
                } else {
                    l_60 = 0L;
                }
                if (i_49 == 0) {
                    if (l_60 < (-4611686018427387904L)) {
                        l_61 = gale_HostCall_awaitReply(arg_fs, l_60, gale_group);
                        l_62 = l_61;
                    } else {
                        l_62 = l_60;
                    }
                } else {
                    l_62 = l_60;
                }
                GALEFS_BROADCAST(4, l_63, l_62);
                if (l_63 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_28;
                    gale_ints[gale_item] = (uint) i_30;
                    gale_ints[gale_items + gale_item] = (uint) i_31;
                    gale_longs[gale_items + gale_item] = (ulong) l_37;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_41;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_44;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_46;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_47;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_52;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_53;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_55;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_63); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    l_28 = (long) gale_longs[gale_item];
                    i_30 = (int) gale_ints[gale_item];
                    i_31 = (int) gale_ints[gale_items + gale_item];
                    l_37 = (long) gale_longs[gale_items + gale_item];
                    i_40 = (int) gale_ints[2 * gale_items + gale_item];
                    i_41 = (int) gale_ints[3 * gale_items + gale_item];
                    i_44 = (int) gale_ints[4 * gale_items + gale_item];
                    i_46 = (int) gale_ints[5 * gale_items + gale_item];
                    l_47 = (long) gale_longs[2 * gale_items + gale_item];
                    i_52 = (int) gale_ints[6 * gale_items + gale_item];
                    i_53 = (int) gale_ints[7 * gale_items + gale_item];
                    l_55 = (long) gale_longs[3 * gale_items + gale_item];
                    i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_34 = (long) arg_size;
                    l_35 = (l_34 * l_34) << 2;
                    l_42 = (long) ((ulong) (1L << i_25) + (ulong) (-1L));
                    i_43 = (int) get_local_id(0);
                    i_48 = (int) get_local_id(0);
                    i_49 = (int) get_local_id(0);
                    i_50 = (int) get_local_id(0);
                    l_63 = gale_reply(gale_entry);
                }
                i_64 = (int) l_63;
                if (l_63 < 0L) {
                    i_65 = 0;
                } else {
                    i_65 = i_64;
                }
                l_66 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_55, gale_group);
                gale_copy((arg_fs + 16 + l_66), (arg_matrices + 16 + l_55), i_65);
                GALEFS_BARRIER(5);
                if (i_48 == 0) {
                    if (!(i_65 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_65, gale_group);
                    }
                }
                i_67 = (int) ((uint) i_52 + (uint) i_65);
                i_68 = ((l_63 == (-117L)) || (!((i_53 == 0) || ((((long) ((ulong) l_47 + (ulong) ((long) i_67))) & l_42) == 0)))) ? 1 : 0;
                i_69 = ((l_63 == (-117L)) || (!((i_65 < 1) || (!(i_67 < i_46))))) ? 1 : 0;
                if (l_63 < 0L) {
                    if (l_63 == (-117L)) {
                        i_51 = i_69;
                        i_52 = i_67;
                        i_53 = i_68;
                    } else {
                        i_51 = i_64;
                        i_52 = i_67;
                        i_53 = i_68;
                    }
                } else {
                    i_51 = i_69;
                    i_52 = i_67;
                    i_53 = i_68;
                }
            }
            if (i_52 < 1) {
                i_70 = i_51;
            } else {
                i_70 = i_52;
            }
            i_71 = (i_70 < 1) ? 0 : i_70;
            i_72 = (int) ((uint) i_44 + (uint) i_71);
            i_44 = i_72;
            i_45 = i_70;
        }
        goto B67;
    B66:;
    B67:;
        if (i_45 < 0) {
            i_73 = i_45;
        } else {
            i_73 = i_44;
        }
        i_74 = 0;
        i_75 = i_41;
        loop_71:;
        while (true) {
            if (gale_resuming == 4) {
                goto loop_74;
            }
            if (i_75 < 1) {
                goto B104;
            }
            if (!(i_74 < i_40)) {
                break;
            }
            l_76 = (long) i_74;
            l_77 = (long) ((ulong) l_76 + (ulong) l_35);
            i_78 = (int) ((uint) i_40 - (uint) i_74);
            l_79 = (long) ((ulong) l_37 + (ulong) l_76);
            i_80 = (int) get_local_id(0);
            i_81 = (int) get_local_id(0);
            i_82 = (int) get_local_id(0);
            i_83 = 1;
            i_84 = 0;
            i_85 = 0;
            loop_74:;
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
                    l_92 = gale_BlockAccess_beginRead(arg_fs, i_30, l_88, i_89, gale_group);
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
                GALEFS_BROADCAST(6, l_96, l_95);
                if (l_96 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_28;
                    gale_ints[gale_item] = (uint) i_30;
                    gale_ints[gale_items + gale_item] = (uint) i_31;
                    gale_longs[gale_items + gale_item] = (ulong) l_37;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_73;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_74;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_77;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_78;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_79;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_84;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_85;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_87;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_88;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_96); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    l_28 = (long) gale_longs[gale_item];
                    i_30 = (int) gale_ints[gale_item];
                    i_31 = (int) gale_ints[gale_items + gale_item];
                    l_37 = (long) gale_longs[gale_items + gale_item];
                    i_40 = (int) gale_ints[2 * gale_items + gale_item];
                    i_73 = (int) gale_ints[3 * gale_items + gale_item];
                    i_74 = (int) gale_ints[4 * gale_items + gale_item];
                    l_77 = (long) gale_longs[2 * gale_items + gale_item];
                    i_78 = (int) gale_ints[5 * gale_items + gale_item];
                    l_79 = (long) gale_longs[3 * gale_items + gale_item];
                    i_84 = (int) gale_ints[6 * gale_items + gale_item];
                    i_85 = (int) gale_ints[7 * gale_items + gale_item];
                    l_87 = (long) gale_longs[4 * gale_items + gale_item];
                    l_88 = (long) gale_longs[5 * gale_items + gale_item];
                    i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_34 = (long) arg_size;
                    l_35 = (l_34 * l_34) << 2;
                    l_42 = (long) ((ulong) (1L << i_25) + (ulong) (-1L));
                    i_43 = (int) get_local_id(0);
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
                gale_copy((arg_fs + 16 + l_99), (arg_matrices + 16 + ((long) ((ulong) l_37 + (ulong) ((long) ((ulong) l_87 + (ulong) l_77))))), i_98);
                GALEFS_BARRIER(7);
                if (i_80 == 0) {
                    if (!(i_98 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_98, gale_group);
                    }
                }
                i_100 = (int) ((uint) i_84 + (uint) i_98);
                i_101 = ((l_96 == (-117L)) || (!((i_85 == 0) || ((l_42 & ((long) ((ulong) l_79 + (ulong) ((long) i_100)))) == 0)))) ? 1 : 0;
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
        goto B105;
    B104:;
    B105:;
        if (i_75 < 0) {
            i_106 = i_75;
        } else {
            i_106 = i_74;
        }
        i_107 = (i_106 < i_73) ? i_106 : i_73;
        if (i_40 == i_107) {
            i_108 = 0;
        } else {
            i_109 = (i_107 < 0) ? i_107 : (-22);
            i_108 = i_109;
        }
        if (i_43 == 0) {
            i_110 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_111 = (long) i_110;
            l_112 = l_111;
        } else {
            l_112 = 0L;
        }
        GALEFS_BROADCAST(8, l_113, l_112);
        l_114 = (long) ((ulong) l_28 * (ulong) l_113);
        i_36 = i_108;
        l_37 = l_114;
    }
    goto B117;
B116:;
B117:;
    if (((int) get_local_id(0)) == 0) {
        l_115 = gale_OpenFileCalls_beginClose(arg_fs, i_31, gale_group);
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
        gale_ints[gale_item] = (uint) i_30;
        gale_ints[gale_items + gale_item] = (uint) i_36;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_119); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_30 = (int) gale_ints[gale_item];
        i_36 = (int) gale_ints[gale_items + gale_item];
        l_119 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_120 = gale_OpenFileCalls_beginClose(arg_fs, i_30, gale_group);
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
        gale_ints[gale_item] = (uint) i_36;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_124); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        i_36 = (int) gale_ints[gale_item];
        l_124 = gale_reply(gale_entry);
    }
    if (((long) i_36) < 0L) {
        i_125 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_36);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_19) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_30) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_69) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_96) VARIABLE(long, l_0) VARIABLE(long, l_14) VARIABLE(long, l_22) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_48) VARIABLE(long, l_54) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_70) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_84)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_14) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_48)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_54)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(l_77) VARIABLE(l_78)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(l_84)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_96) VARIABLE(l_22) VARIABLE(l_29)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_24) VARIABLE(i_30)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_30)

__kernel void galefs_load(__global uchar *arg_fs, int arg_size, __global uchar *arg_taken, __global uchar *arg_matrices, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_12, i_15, i_19, i_20, i_21, i_24, i_25, i_26, i_27, i_30, i_34, i_35, i_37, i_38, i_39, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_49, i_50, i_51, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_69, i_71, i_72, i_73, i_74, i_75, i_76, i_79, i_80, i_81, i_85, i_86, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_109;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_17, l_18, l_22, l_23, l_28, l_29, l_31, l_32, l_33, l_36, l_41, l_48, l_52, l_53, l_54, l_57, l_67, l_68, l_70, l_77, l_78, l_82, l_83, l_84, l_87, l_99, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_107, l_108;
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
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_15 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_16 = (long) i_15;
        l_17 = l_16;
    } else {
        l_17 = 0L;
    }
    GALEFS_BROADCAST(3, l_18, l_17);
    i_19 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_20 = 1 << i_19;
    i_21 = (i_20 < 65536) ? i_20 : 65536;
    l_22 = (long) i_21;
    l_23 = (long) ((ulong) l_18 * (ulong) l_22);
    i_24 = (int) l_14;
    i_25 = (int) l_7;
    i_26 = (i_24 < i_25) ? i_24 : i_25;
    i_27 = (i_26 < 0) ? i_26 : 0;
    l_28 = (long) arg_size;
    l_29 = (l_28 * l_28) << 2;
    i_30 = i_27;
    l_31 = l_23;
    loop_20:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_23;
        }
        if (gale_resuming == 4) {
            goto loop_56;
        }
        if (!(l_31 < l_29)) {
            goto B96;
        }
        if (!(i_30 == 0)) {
            break;
        }
        l_32 = (long) ((ulong) l_29 - (ulong) l_31);
        l_33 = (l_32 < l_22) ? l_32 : l_22;
        i_34 = (int) l_33;
        i_35 = (i_34 < 0) ? (-22) : 1;
        l_36 = (long) ((ulong) (1L << i_19) + (ulong) (-1L));
        i_37 = (int) get_local_id(0);
        i_38 = 0;
        i_39 = i_35;
        loop_23:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_26;
            }
            if (i_39 < 1) {
                goto B51;
            }
            if (!(i_38 < i_34)) {
                break;
            }
            i_40 = (int) ((uint) i_34 - (uint) i_38);
            l_41 = (long) ((ulong) l_31 + (ulong) ((long) i_38));
            i_42 = (int) get_local_id(0);
            i_43 = (int) get_local_id(0);
            i_44 = 1;
            i_45 = 0;
            i_46 = 0;
            loop_26:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_44 == 1)) {
                    break;
                }
                i_47 = (int) ((uint) i_40 - (uint) i_45);
                l_48 = (long) ((ulong) l_41 + (ulong) ((long) i_45));
                if (i_46 == 0) {
                    i_49 = i_47;
                } else {
                    i_50 = 4096 - ((int) (l_48 & 4095L));
                    i_51 = (i_50 < i_47) ? i_50 : i_47;
                    i_49 = i_51;
                }
                if (i_43 == 0) {
                    l_52 = gale_BlockAccess_beginRead(arg_fs, i_25, l_48, i_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_53 = l_52;
                } else {
                    l_53 = 0L;
                }
                GALEFS_BROADCAST(4, l_54, l_53);
                if (l_54 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_22;
                    gale_ints[gale_item] = (uint) i_24;
                    gale_ints[gale_items + gale_item] = (uint) i_25;
                    gale_longs[gale_items + gale_item] = (ulong) l_31;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_38;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_40;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_45;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_46;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_48;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_54); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    l_22 = (long) gale_longs[gale_item];
                    i_24 = (int) gale_ints[gale_item];
                    i_25 = (int) gale_ints[gale_items + gale_item];
                    l_31 = (long) gale_longs[gale_items + gale_item];
                    i_34 = (int) gale_ints[2 * gale_items + gale_item];
                    i_35 = (int) gale_ints[3 * gale_items + gale_item];
                    i_38 = (int) gale_ints[4 * gale_items + gale_item];
                    i_40 = (int) gale_ints[5 * gale_items + gale_item];
                    l_41 = (long) gale_longs[2 * gale_items + gale_item];
                    i_45 = (int) gale_ints[6 * gale_items + gale_item];
                    i_46 = (int) gale_ints[7 * gale_items + gale_item];
                    l_48 = (long) gale_longs[3 * gale_items + gale_item];
                    i_19 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    l_28 = (long) arg_size;
                    l_29 = (l_28 * l_28) << 2;
                    l_36 = (long) ((ulong) (1L << i_19) + (ulong) (-1L));
                    i_37 = (int) get_local_id(0);
                    i_42 = (int) get_local_id(0);
                    i_43 = (int) get_local_id(0);
                    l_54 = gale_reply(gale_entry);
                }
                i_55 = (int) l_54;
                if (l_54 < 0L) {
                    i_56 = 0;
                } else {
                    i_56 = i_55;
                }
                l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_48, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_57), (arg_matrices + 16 + l_48), i_56);
                GALEFS_BARRIER(5);
                if (i_42 == 0) {
                    if (!(i_56 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_56, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_58 = (int) ((uint) i_45 + (uint) i_56);
                i_59 = ((l_54 == (-117L)) || (!((i_46 == 0) || ((((long) ((ulong) l_41 + (ulong) ((long) i_58))) & l_36) == 0)))) ? 1 : 0;
                i_60 = ((l_54 == (-117L)) || (!((i_56 < 1) || (!(i_58 < i_40))))) ? 1 : 0;
                if (l_54 < 0L) {
                    if (l_54 == (-117L)) {
                        i_44 = i_60;
                        i_45 = i_58;
                        i_46 = i_59;
                    } else {
                        i_44 = i_55;
                        i_45 = i_58;
                        i_46 = i_59;
                    }
                } else {
                    i_44 = i_60;
                    i_45 = i_58;
                    i_46 = i_59;
                }
            }
            if (i_45 < 1) {
                i_61 = i_44;
            } else {
                i_61 = i_45;
            }
            i_62 = (i_61 < 1) ? 0 : i_61;
            i_63 = (int) ((uint) i_38 + (uint) i_62);
            i_38 = i_63;
            i_39 = i_61;
        }
        goto B52;
    B51:;
    B52:;
        if (i_39 < 0) {
            i_64 = i_39;
        } else {
            i_64 = i_38;
        }
        i_65 = 0;
        i_66 = i_35;
        loop_56:;
        while (true) {
            if (gale_resuming == 4) {
                goto loop_59;
            }
            if (i_66 < 1) {
                goto B84;
            }
            if (!(i_65 < i_34)) {
                break;
            }
            l_67 = (long) i_65;
            l_68 = (long) ((ulong) l_67 + (ulong) l_29);
            i_69 = (int) ((uint) i_34 - (uint) i_65);
            l_70 = (long) ((ulong) l_31 + (ulong) l_67);
            i_71 = (int) get_local_id(0);
            i_72 = (int) get_local_id(0);
            i_73 = 1;
            i_74 = 0;
            i_75 = 0;
            loop_59:;
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
                    l_82 = gale_BlockAccess_beginRead(arg_fs, i_24, l_78, i_79, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_83 = l_82;
                } else {
                    l_83 = 0L;
                }
                GALEFS_BROADCAST(6, l_84, l_83);
                if (l_84 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_22;
                    gale_ints[gale_item] = (uint) i_24;
                    gale_ints[gale_items + gale_item] = (uint) i_25;
                    gale_longs[gale_items + gale_item] = (ulong) l_31;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_64;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_65;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_68;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_69;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_70;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_74;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_75;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_77;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_78;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_84); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    l_22 = (long) gale_longs[gale_item];
                    i_24 = (int) gale_ints[gale_item];
                    i_25 = (int) gale_ints[gale_items + gale_item];
                    l_31 = (long) gale_longs[gale_items + gale_item];
                    i_34 = (int) gale_ints[2 * gale_items + gale_item];
                    i_64 = (int) gale_ints[3 * gale_items + gale_item];
                    i_65 = (int) gale_ints[4 * gale_items + gale_item];
                    l_68 = (long) gale_longs[2 * gale_items + gale_item];
                    i_69 = (int) gale_ints[5 * gale_items + gale_item];
                    l_70 = (long) gale_longs[3 * gale_items + gale_item];
                    i_74 = (int) gale_ints[6 * gale_items + gale_item];
                    i_75 = (int) gale_ints[7 * gale_items + gale_item];
                    l_77 = (long) gale_longs[4 * gale_items + gale_item];
                    l_78 = (long) gale_longs[5 * gale_items + gale_item];
                    i_19 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    l_28 = (long) arg_size;
                    l_29 = (l_28 * l_28) << 2;
                    l_36 = (long) ((ulong) (1L << i_19) + (ulong) (-1L));
                    i_37 = (int) get_local_id(0);
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
                gale_copy((arg_fs + 16 + l_87), (arg_matrices + 16 + ((long) ((ulong) l_31 + (ulong) ((long) ((ulong) l_77 + (ulong) l_68))))), i_86);
                GALEFS_BARRIER(7);
                if (i_71 == 0) {
                    if (!(i_86 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_86, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_88 = (int) ((uint) i_74 + (uint) i_86);
                i_89 = ((l_84 == (-117L)) || (!((i_75 == 0) || ((l_36 & ((long) ((ulong) l_70 + (ulong) ((long) i_88)))) == 0)))) ? 1 : 0;
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
        goto B85;
    B84:;
    B85:;
        if (i_66 < 0) {
            i_94 = i_66;
        } else {
            i_94 = i_65;
        }
        i_95 = (i_94 < i_64) ? i_94 : i_64;
        if (i_34 == i_95) {
            i_96 = 0;
        } else {
            i_97 = (i_95 < 0) ? i_95 : (-22);
            i_96 = i_97;
        }
        if (i_37 == 0) {
            i_98 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_99 = (long) i_98;
            l_100 = l_99;
        } else {
            l_100 = 0L;
        }
        GALEFS_BROADCAST(8, l_101, l_100);
        l_102 = (long) ((ulong) l_22 * (ulong) l_101);
        i_30 = i_96;
        l_31 = l_102;
    }
    goto B97;
B96:;
B97:;
    if (((int) get_local_id(0)) == 0) {
        l_103 = gale_OpenFileCalls_beginClose(arg_fs, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_104 = l_103;
    } else {
        l_104 = 0L;
    }
    GALEFS_BROADCAST(9, l_105, l_104);
    if (l_105 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_24;
        gale_ints[gale_items + gale_item] = (uint) i_30;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_105); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_24 = (int) gale_ints[gale_item];
        i_30 = (int) gale_ints[gale_items + gale_item];
        l_105 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_106 = gale_OpenFileCalls_beginClose(arg_fs, i_24, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_107 = l_106;
    } else {
        l_107 = 0L;
    }
    GALEFS_BROADCAST(10, l_108, l_107);
    if (l_108 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_30;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_108); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        i_30 = (int) gale_ints[gale_item];
        l_108 = gale_reply(gale_entry);
    }
    if (((long) i_30) < 0L) {
        i_109 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_30);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
