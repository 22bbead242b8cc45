// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.KmerCount#count
// entry point: galefs_count
// parameters: LONG_ARRAY INT INT_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 10
// context bytes: 64
// needs: BARRIERS
// string: "genome"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bd0b7c4acbb85433a3b256bac3ffe30f83e1c689b487b1da4da3c108e0eb03a0
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 101, 110, 111, 109, 101};
__constant char gale_table_0[] = {65, 67, 71, 84};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_55) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_45)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_45)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_55)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_16)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_21, i_22, i_23, i_26, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_40, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_100;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_18, l_19, l_20, l_24, l_25, l_27, l_28, l_36, l_37, l_41, l_42, l_43, l_44, l_45, l_48, l_57, l_95, l_96, l_97, l_98, l_99;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    i_10 = (int) l_9;
    if (i_10 < 0) {
        i_11 = i_10;
    } else {
        i_11 = arg_k;
    }
    i_12 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
    i_13 = (int) get_local_size(0);
    i_14 = (int) ((uint) gale_group * (uint) 8204);
    i_15 = (int) get_local_id(0);
    i_16 = i_11;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_22;
        }
        if (i_16 < 1) {
            break;
        }
        if (i_15 == 0) {
            i_17 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_18 = (long) i_17;
            l_19 = l_18;
        } else {
            l_19 = 0L;
        }
        GALEFS_BROADCAST(2, l_20, l_19);
        i_21 = 0;
        i_22 = 1;
        loop_22:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_25;
            }
            if (i_22 < 1) {
                goto B55;
            }
            i_23 = (int) ((uint) arg_k + (uint) 8191);
            if (!(i_21 < i_23)) {
                break;
            }
            l_24 = (long) i_21;
            l_25 = ((long) i_14) + l_24;
            i_26 = (int) ((uint) i_23 - (uint) i_21);
            l_27 = (long) ((ulong) l_24 + (ulong) (l_20 << 13));
            l_28 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_29 = (int) get_local_id(0);
            i_30 = (int) get_local_id(0);
            i_31 = (int) get_local_id(0);
            i_32 = 1;
            i_33 = 0;
            i_34 = 0;
            loop_25:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_32 == 1)) {
                    break;
                }
                i_35 = (int) ((uint) i_26 - (uint) i_33);
                l_36 = (long) i_33;
                l_37 = (long) ((ulong) l_27 + (ulong) l_36);
                if (i_34 == 0) {
                    i_38 = i_35;
                } else {
                    i_39 = 4096 - ((int) (l_37 & 4095L));
                    i_40 = (i_39 < i_35) ? i_39 : i_35;
                    i_38 = i_40;
                }
                if (i_31 == 0) {
                    l_41 = gale_BlockAccess_beginRead(arg_fs, i_10, l_37, i_38, gale_group);
                    l_42 = l_41;
                } else {
                    l_42 = 0L;
                }
                if (i_30 == 0) {
                    if (l_42 < (-4611686018427387904L)) {
                        l_43 = gale_HostCall_awaitReply(arg_fs, l_42, gale_group);
                        l_44 = l_43;
                    } else {
                        l_44 = l_42;
                    }
                } else {
                    l_44 = l_42;
                }
                GALEFS_BROADCAST(3, l_45, l_44);
                if (l_45 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_longs[gale_item] = (ulong) l_20;
                    gale_ints[gale_items + gale_item] = (uint) i_21;
                    gale_longs[gale_items + gale_item] = (ulong) l_25;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_33;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_34;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_36;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_37;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_45); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    l_20 = (long) gale_longs[gale_item];
                    i_21 = (int) gale_ints[gale_items + gale_item];
                    l_25 = (long) gale_longs[gale_items + gale_item];
                    i_26 = (int) gale_ints[2 * gale_items + gale_item];
                    l_27 = (long) gale_longs[2 * gale_items + gale_item];
                    i_33 = (int) gale_ints[3 * gale_items + gale_item];
                    i_34 = (int) gale_ints[4 * gale_items + gale_item];
                    l_36 = (long) gale_longs[3 * gale_items + gale_item];
                    l_37 = (long) gale_longs[4 * gale_items + gale_item];
                    i_12 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
                    i_13 = (int) get_local_size(0);
                    i_14 = (int) ((uint) gale_group * (uint) 8204);
                    i_15 = (int) get_local_id(0);
                    l_28 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_29 = (int) get_local_id(0);
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_id(0);
                    l_45 = gale_reply(gale_entry);
                }
                i_46 = (int) l_45;
                if (l_45 < 0L) {
                    i_47 = 0;
                } else {
                    i_47 = i_46;
                }
                l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_45, l_37, gale_group);
                gale_copy((arg_fs + 16 + l_48), (arg_buffer + 16 + (l_25 + l_36)), i_47);
                GALEFS_BARRIER(4);
                if (i_29 == 0) {
                    if (!(i_47 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_47, gale_group);
                    }
                }
                i_49 = (int) ((uint) i_33 + (uint) i_47);
                i_50 = ((l_45 == (-117L)) || (!((i_34 == 0) || ((((long) ((ulong) l_27 + (ulong) ((long) i_49))) & l_28) == 0)))) ? 1 : 0;
                i_51 = ((l_45 == (-117L)) || (!((i_47 < 1) || (!(i_49 < i_26))))) ? 1 : 0;
                if (l_45 < 0L) {
                    if (l_45 == (-117L)) {
                        i_32 = i_51;
                        i_33 = i_49;
                        i_34 = i_50;
                    } else {
                        i_32 = i_46;
                        i_33 = i_49;
                        i_34 = i_50;
                    }
                } else {
                    i_32 = i_51;
                    i_33 = i_49;
                    i_34 = i_50;
                }
            }
            if (i_33 < 1) {
                i_52 = i_32;
            } else {
                i_52 = i_33;
            }
            i_53 = (i_52 < 1) ? 0 : i_52;
            i_54 = (int) ((uint) i_21 + (uint) i_53);
            i_21 = i_54;
            i_22 = i_52;
        }
        goto B56;
    B55:;
    B56:;
        if (i_22 < 0) {
            i_55 = i_22;
        } else {
            i_55 = i_21;
        }
        i_56 = (int) ((uint) ((int) ((uint) i_55 - (uint) arg_k)) + (uint) 1);
        if (i_13 < 32) {
            if (!(i_56 < 1)) {
                l_57 = (long) (uint) i_56;
                i_58 = (int) gale_div_long((l_57 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_59 = (int) ((uint) i_14 + (uint) i_58);
                i_60 = (int) ((uint) ((int) ((uint) arg_k + (uint) ((int) ((uint) ((int) gale_div_long((l_57 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) - (uint) i_58)))) + (uint) (-1));
                i_61 = 0;
                i_62 = 0;
                i_63 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_63 < i_60)) {
                        break;
                    }
                    i_64 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_59 + (uint) i_63)) * 1));
                    i_65 = (i_64 >> 1) & 3;
                    i_66 = i_65 ^ ((int) ((uint) i_65 >> 1));
                    i_67 = (int) gale_table_0[i_66];
                    if (i_64 == i_67) {
                        i_68 = i_66;
                    } else {
                        i_68 = (-1);
                    }
                    if (i_68 == (-1)) {
                        i_69 = 0;
                    } else {
                        i_70 = (int) ((uint) i_62 + (uint) 1);
                        i_69 = i_70;
                    }
                    i_71 = i_12 & (i_68 | (i_61 << 2));
                    i_72 = (int) ((uint) i_63 + (uint) 1);
                    if (i_69 < arg_k) {
                        i_61 = i_71;
                        i_62 = i_69;
                        i_63 = i_72;
                    } else {
                        i_73 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_71 << 2)), 1);
                        i_61 = i_71;
                        i_62 = i_69;
                        i_63 = i_72;
                    }
                }
            }
        } else {
            i_74 = ((int) get_local_size(0)) << 4;
            i_75 = ((int) get_local_id(0)) << 4;
            i_76 = i_75;
            while (true) {
                if (!(i_76 < i_56)) {
                    break;
                }
                i_77 = (int) ((uint) i_14 + (uint) i_76);
                i_78 = (int) ((uint) i_56 - (uint) i_76);
                i_79 = (i_78 < 16) ? i_78 : 16;
                i_80 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_79)) + (uint) (-1));
                i_81 = 0;
                i_82 = 0;
                i_83 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_83 < i_80)) {
                        break;
                    }
                    i_84 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_83 + (uint) i_77)) * 1));
                    i_85 = (i_84 >> 1) & 3;
                    i_86 = i_85 ^ ((int) ((uint) i_85 >> 1));
                    i_87 = (int) gale_table_0[i_86];
                    if (i_84 == i_87) {
                        i_88 = i_86;
                    } else {
                        i_88 = (-1);
                    }
                    if (i_88 == (-1)) {
                        i_89 = 0;
                    } else {
                        i_90 = (int) ((uint) i_82 + (uint) 1);
                        i_89 = i_90;
                    }
                    i_91 = i_12 & (i_88 | (i_81 << 2));
                    i_92 = (int) ((uint) i_83 + (uint) 1);
                    if (i_89 < arg_k) {
                        i_81 = i_91;
                        i_82 = i_89;
                        i_83 = i_92;
                    } else {
                        i_93 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_91 << 2)), 1);
                        i_81 = i_91;
                        i_82 = i_89;
                        i_83 = i_92;
                    }
                }
                i_94 = (int) ((uint) i_76 + (uint) i_74);
                i_76 = i_94;
            }
        }
        GALEFS_BARRIER(5);
        i_16 = i_55;
    }
    if (((int) get_local_id(0)) == 0) {
        l_95 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_96 = l_95;
    } else {
        l_96 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
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
        gale_ints[gale_item] = (uint) i_16;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_99); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_16 = (int) gale_ints[gale_item];
        l_99 = gale_reply(gale_entry);
    }
    if (((long) i_16) < 0L) {
        i_100 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_16);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_18) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_49) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_17) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_39)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_7) VARIABLE(i_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_39)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_49) VARIABLE(i_7) VARIABLE(i_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_13)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_18, i_19, i_20, i_23, i_26, i_27, i_28, i_29, i_30, i_31, i_34, i_35, i_36, i_40, i_41, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_92;
    long l_0, l_1, l_2, l_5, l_6, l_15, l_16, l_17, l_21, l_22, l_24, l_25, l_32, l_33, l_37, l_38, l_39, l_42, l_51, l_89, l_90, l_91;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    i_7 = (int) l_6;
    if (i_7 < 0) {
        i_8 = i_7;
    } else {
        i_8 = arg_k;
    }
    i_9 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
    i_10 = (int) get_local_size(0);
    i_11 = (int) ((uint) gale_group * (uint) 8204);
    i_12 = (int) get_local_id(0);
    i_13 = i_8;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_17;
        }
        if (i_13 < 1) {
            break;
        }
        if (i_12 == 0) {
            i_14 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_15 = (long) i_14;
            l_16 = l_15;
        } else {
            l_16 = 0L;
        }
        GALEFS_BROADCAST(2, l_17, l_16);
        i_18 = 0;
        i_19 = 1;
        loop_17:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_20;
            }
            if (i_19 < 1) {
                goto B45;
            }
            i_20 = (int) ((uint) arg_k + (uint) 8191);
            if (!(i_18 < i_20)) {
                break;
            }
            l_21 = (long) i_18;
            l_22 = ((long) i_11) + l_21;
            i_23 = (int) ((uint) i_20 - (uint) i_18);
            l_24 = (long) ((ulong) l_21 + (ulong) (l_17 << 13));
            l_25 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_26 = (int) get_local_id(0);
            i_27 = (int) get_local_id(0);
            i_28 = 1;
            i_29 = 0;
            i_30 = 0;
            loop_20:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_28 == 1)) {
                    break;
                }
                i_31 = (int) ((uint) i_23 - (uint) i_29);
                l_32 = (long) i_29;
                l_33 = (long) ((ulong) l_24 + (ulong) l_32);
                if (i_30 == 0) {
                    i_34 = i_31;
                } else {
                    i_35 = 4096 - ((int) (l_33 & 4095L));
                    i_36 = (i_35 < i_31) ? i_35 : i_31;
                    i_34 = i_36;
                }
                if (i_27 == 0) {
                    l_37 = gale_BlockAccess_beginRead(arg_fs, i_7, l_33, i_34, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_38 = l_37;
                } else {
                    l_38 = 0L;
                }
                GALEFS_BROADCAST(3, l_39, l_38);
                if (l_39 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_17;
                    gale_ints[gale_items + gale_item] = (uint) i_18;
                    gale_longs[gale_items + gale_item] = (ulong) l_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_24;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_29;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_33;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_39); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    l_17 = (long) gale_longs[gale_item];
                    i_18 = (int) gale_ints[gale_items + gale_item];
                    l_22 = (long) gale_longs[gale_items + gale_item];
                    i_23 = (int) gale_ints[2 * gale_items + gale_item];
                    l_24 = (long) gale_longs[2 * gale_items + gale_item];
                    i_29 = (int) gale_ints[3 * gale_items + gale_item];
                    i_30 = (int) gale_ints[4 * gale_items + gale_item];
                    l_32 = (long) gale_longs[3 * gale_items + gale_item];
                    l_33 = (long) gale_longs[4 * gale_items + gale_item];
                    i_9 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
                    i_10 = (int) get_local_size(0);
                    i_11 = (int) ((uint) gale_group * (uint) 8204);
                    i_12 = (int) get_local_id(0);
                    l_25 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_26 = (int) get_local_id(0);
                    i_27 = (int) get_local_id(0);
                    l_39 = gale_reply(gale_entry);
                }
                i_40 = (int) l_39;
                if (l_39 < 0L) {
                    i_41 = 0;
                } else {
                    i_41 = i_40;
                }
                l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, l_33, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_42), (arg_buffer + 16 + (l_22 + l_32)), i_41);
                GALEFS_BARRIER(4);
                if (i_26 == 0) {
                    if (!(i_41 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_41, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_43 = (int) ((uint) i_29 + (uint) i_41);
                i_44 = ((l_39 == (-117L)) || (!((i_30 == 0) || ((((long) ((ulong) l_24 + (ulong) ((long) i_43))) & l_25) == 0)))) ? 1 : 0;
                i_45 = ((l_39 == (-117L)) || (!((i_41 < 1) || (!(i_43 < i_23))))) ? 1 : 0;
                if (l_39 < 0L) {
                    if (l_39 == (-117L)) {
                        i_28 = i_45;
                        i_29 = i_43;
                        i_30 = i_44;
                    } else {
                        i_28 = i_40;
                        i_29 = i_43;
                        i_30 = i_44;
                    }
                } else {
                    i_28 = i_45;
                    i_29 = i_43;
                    i_30 = i_44;
                }
            }
            if (i_29 < 1) {
                i_46 = i_28;
            } else {
                i_46 = i_29;
            }
            i_47 = (i_46 < 1) ? 0 : i_46;
            i_48 = (int) ((uint) i_18 + (uint) i_47);
            i_18 = i_48;
            i_19 = i_46;
        }
        goto B46;
    B45:;
    B46:;
        if (i_19 < 0) {
            i_49 = i_19;
        } else {
            i_49 = i_18;
        }
        i_50 = (int) ((uint) ((int) ((uint) i_49 - (uint) arg_k)) + (uint) 1);
        if (i_10 < 32) {
            if (!(i_50 < 1)) {
                l_51 = (long) (uint) i_50;
                i_52 = (int) gale_div_long((l_51 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_53 = (int) ((uint) i_11 + (uint) i_52);
                i_54 = (int) ((uint) ((int) ((uint) arg_k + (uint) ((int) ((uint) ((int) gale_div_long((l_51 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) - (uint) i_52)))) + (uint) (-1));
                i_55 = 0;
                i_56 = 0;
                i_57 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_57 < i_54)) {
                        break;
                    }
                    i_58 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_53 + (uint) i_57)) * 1));
                    i_59 = (i_58 >> 1) & 3;
                    i_60 = i_59 ^ ((int) ((uint) i_59 >> 1));
                    i_61 = (int) gale_table_0[i_60];
                    if (i_58 == i_61) {
                        i_62 = i_60;
                    } else {
                        i_62 = (-1);
                    }
                    if (i_62 == (-1)) {
                        i_63 = 0;
                    } else {
                        i_64 = (int) ((uint) i_56 + (uint) 1);
                        i_63 = i_64;
                    }
                    i_65 = i_9 & (i_62 | (i_55 << 2));
                    i_66 = (int) ((uint) i_57 + (uint) 1);
                    if (i_63 < arg_k) {
                        i_55 = i_65;
                        i_56 = i_63;
                        i_57 = i_66;
                    } else {
                        i_67 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_65 << 2)), 1);
                        i_55 = i_65;
                        i_56 = i_63;
                        i_57 = i_66;
                    }
                }
            }
        } else {
            i_68 = ((int) get_local_size(0)) << 4;
            i_69 = ((int) get_local_id(0)) << 4;
            i_70 = i_69;
            while (true) {
                if (!(i_70 < i_50)) {
                    break;
                }
                i_71 = (int) ((uint) i_11 + (uint) i_70);
                i_72 = (int) ((uint) i_50 - (uint) i_70);
                i_73 = (i_72 < 16) ? i_72 : 16;
                i_74 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_73)) + (uint) (-1));
                i_75 = 0;
                i_76 = 0;
                i_77 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_77 < i_74)) {
                        break;
                    }
                    i_78 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_77 + (uint) i_71)) * 1));
                    i_79 = (i_78 >> 1) & 3;
                    i_80 = i_79 ^ ((int) ((uint) i_79 >> 1));
                    i_81 = (int) gale_table_0[i_80];
                    if (i_78 == i_81) {
                        i_82 = i_80;
                    } else {
                        i_82 = (-1);
                    }
                    if (i_82 == (-1)) {
                        i_83 = 0;
                    } else {
                        i_84 = (int) ((uint) i_76 + (uint) 1);
                        i_83 = i_84;
                    }
                    i_85 = i_9 & (i_82 | (i_75 << 2));
                    i_86 = (int) ((uint) i_77 + (uint) 1);
                    if (i_83 < arg_k) {
                        i_75 = i_85;
                        i_76 = i_83;
                        i_77 = i_86;
                    } else {
                        i_87 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_85 << 2)), 1);
                        i_75 = i_85;
                        i_76 = i_83;
                        i_77 = i_86;
                    }
                }
                i_88 = (int) ((uint) i_70 + (uint) i_68);
                i_70 = i_88;
            }
        }
        GALEFS_BARRIER(5);
        i_13 = i_49;
    }
    if (((int) get_local_id(0)) == 0) {
        l_89 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_90 = l_89;
    } else {
        l_90 = 0L;
    }
    GALEFS_BROADCAST(6, l_91, l_90);
    if (l_91 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_13;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_91); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_13 = (int) gale_ints[gale_item];
        l_91 = gale_reply(gale_entry);
    }
    if (((long) i_13) < 0L) {
        i_92 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_13);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
