// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.KmerCount#count
// entry point: galefs_count
// parameters: LONG_ARRAY INT INT_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 11
// context bytes: 64
// needs: BARRIERS
// string: "genome"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bdd124b72abd280ea486439aaec3d819567f418e074f59f23f8c49af3705bc8d
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 101, 110, 111, 109, 101};
__constant char gale_table_0[] = {65, 67, 71, 84};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_56) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_46)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_37) VARIABLE(l_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_56)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_23, i_24, i_27, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_39, i_40, i_41, i_47, i_48, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_101;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_20, l_21, l_22, l_25, l_26, l_28, l_29, l_37, l_38, l_42, l_43, l_44, l_45, l_46, l_49, l_58, l_96, l_97, l_98, l_99, l_100;
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
    i_15 = (int) ((uint) arg_k + (uint) 8191);
    i_16 = (i_15 < 0) ? (-22) : 1;
    i_17 = (int) get_local_id(0);
    i_18 = i_11;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_22;
        }
        if (i_18 < 1) {
            break;
        }
        if (i_17 == 0) {
            i_19 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_20 = (long) i_19;
            l_21 = l_20;
        } else {
            l_21 = 0L;
        }
        GALEFS_BROADCAST(2, l_22, l_21);
        i_23 = 0;
        i_24 = i_16;
        loop_22:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_25;
            }
            if (i_24 < 1) {
                goto B55;
            }
            if (!(i_23 < i_15)) {
                break;
            }
            l_25 = (long) i_23;
            l_26 = ((long) i_14) + l_25;
            i_27 = (int) ((uint) i_15 - (uint) i_23);
            l_28 = (long) ((ulong) l_25 + (ulong) (l_22 << 13));
            l_29 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_30 = (int) get_local_id(0);
            i_31 = (int) get_local_id(0);
            i_32 = (int) get_local_id(0);
            i_33 = 1;
            i_34 = 0;
            i_35 = 0;
            loop_25:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_33 == 1)) {
                    break;
                }
                i_36 = (int) ((uint) i_27 - (uint) i_34);
                l_37 = (long) i_34;
                l_38 = (long) ((ulong) l_28 + (ulong) l_37);
                if (i_35 == 0) {
                    i_39 = i_36;
                } else {
                    i_40 = 4096 - ((int) (l_38 & 4095L));
                    i_41 = (i_40 < i_36) ? i_40 : i_36;
                    i_39 = i_41;
                }
                if (i_32 == 0) {
                    l_42 = gale_BlockAccess_beginRead(arg_fs, i_10, l_38, i_39, gale_group);
                    l_43 = l_42;
                } else {
                    l_43 = 0L;
                }
                if (i_31 == 0) {
                    if (l_43 < (-4611686018427387904L)) {
                        l_44 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
                        l_45 = l_44;
                    } else {
                        l_45 = l_43;
                    }
                } else {
                    l_45 = l_43;
                }
                GALEFS_BROADCAST(3, l_46, l_45);
                if (l_46 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) l_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_items + gale_item] = (ulong) l_26;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_35;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_37;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_38;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_46); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    l_22 = (long) gale_longs[gale_item];
                    i_23 = (int) gale_ints[2 * gale_items + gale_item];
                    l_26 = (long) gale_longs[gale_items + gale_item];
                    i_27 = (int) gale_ints[3 * gale_items + gale_item];
                    l_28 = (long) gale_longs[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[4 * gale_items + gale_item];
                    i_35 = (int) gale_ints[5 * gale_items + gale_item];
                    l_37 = (long) gale_longs[3 * gale_items + gale_item];
                    l_38 = (long) gale_longs[4 * gale_items + gale_item];
                    i_12 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
                    i_13 = (int) get_local_size(0);
                    i_14 = (int) ((uint) gale_group * (uint) 8204);
                    i_15 = (int) ((uint) arg_k + (uint) 8191);
                    i_17 = (int) get_local_id(0);
                    l_29 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_id(0);
                    i_32 = (int) get_local_id(0);
                    l_46 = gale_reply(gale_entry);
                }
                i_47 = (int) l_46;
                if (l_46 < 0L) {
                    i_48 = 0;
                } else {
                    i_48 = i_47;
                }
                l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_46, l_38, gale_group);
                gale_copy((arg_fs + 16 + l_49), (arg_buffer + 16 + (l_26 + l_37)), i_48);
                GALEFS_BARRIER(4);
                if (i_30 == 0) {
                    if (!(i_48 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_48, gale_group);
                    }
                }
                i_50 = (int) ((uint) i_34 + (uint) i_48);
                i_51 = ((l_46 == (-117L)) || (!((i_35 == 0) || ((((long) ((ulong) l_28 + (ulong) ((long) i_50))) & l_29) == 0)))) ? 1 : 0;
                i_52 = ((l_46 == (-117L)) || (!((i_48 < 1) || (!(i_50 < i_27))))) ? 1 : 0;
                if (l_46 < 0L) {
                    if (l_46 == (-117L)) {
                        i_33 = i_52;
                        i_34 = i_50;
                        i_35 = i_51;
                    } else {
                        i_33 = i_47;
                        i_34 = i_50;
                        i_35 = i_51;
                    }
                } else {
                    i_33 = i_52;
                    i_34 = i_50;
                    i_35 = i_51;
                }
            }
            if (i_34 < 1) {
                i_53 = i_33;
            } else {
                i_53 = i_34;
            }
            i_54 = (i_53 < 1) ? 0 : i_53;
            i_55 = (int) ((uint) i_23 + (uint) i_54);
            i_23 = i_55;
            i_24 = i_53;
        }
        goto B56;
    B55:;
    B56:;
        if (i_24 < 0) {
            i_56 = i_24;
        } else {
            i_56 = i_23;
        }
        i_57 = (int) ((uint) ((int) ((uint) i_56 - (uint) arg_k)) + (uint) 1);
        if (i_13 < 32) {
            if (!(i_57 < 1)) {
                l_58 = (long) (uint) i_57;
                i_59 = (int) gale_div_long((l_58 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_60 = (int) ((uint) i_14 + (uint) i_59);
                i_61 = (int) ((uint) ((int) ((uint) arg_k + (uint) ((int) ((uint) ((int) gale_div_long((l_58 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) - (uint) i_59)))) + (uint) (-1));
                i_62 = 0;
                i_63 = 0;
                i_64 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_64 < i_61)) {
                        break;
                    }
                    i_65 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_60 + (uint) i_64)) * 1));
                    i_66 = (i_65 >> 1) & 3;
                    i_67 = i_66 ^ ((int) ((uint) i_66 >> 1));
                    i_68 = (int) gale_table_0[i_67];
                    if (i_65 == i_68) {
                        i_69 = i_67;
                    } else {
                        i_69 = (-1);
                    }
                    if (i_69 == (-1)) {
                        i_70 = 0;
                    } else {
                        i_71 = (int) ((uint) i_63 + (uint) 1);
                        i_70 = i_71;
                    }
                    i_72 = i_12 & (i_69 | (i_62 << 2));
                    i_73 = (int) ((uint) i_64 + (uint) 1);
                    if (i_70 < arg_k) {
                        i_62 = i_72;
                        i_63 = i_70;
                        i_64 = i_73;
                    } else {
                        i_74 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_72 << 2)), 1);
                        i_62 = i_72;
                        i_63 = i_70;
                        i_64 = i_73;
                    }
                }
            }
        } else {
            i_75 = ((int) get_local_size(0)) << 4;
            i_76 = ((int) get_local_id(0)) << 4;
            i_77 = i_76;
            while (true) {
                if (!(i_77 < i_57)) {
                    break;
                }
                i_78 = (int) ((uint) i_14 + (uint) i_77);
                i_79 = (int) ((uint) i_57 - (uint) i_77);
                i_80 = (i_79 < 16) ? i_79 : 16;
                i_81 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_80)) + (uint) (-1));
                i_82 = 0;
                i_83 = 0;
                i_84 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_84 < i_81)) {
                        break;
                    }
                    i_85 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_84 + (uint) i_78)) * 1));
                    i_86 = (i_85 >> 1) & 3;
                    i_87 = i_86 ^ ((int) ((uint) i_86 >> 1));
                    i_88 = (int) gale_table_0[i_87];
                    if (i_85 == i_88) {
                        i_89 = i_87;
                    } else {
                        i_89 = (-1);
                    }
                    if (i_89 == (-1)) {
                        i_90 = 0;
                    } else {
                        i_91 = (int) ((uint) i_83 + (uint) 1);
                        i_90 = i_91;
                    }
                    i_92 = i_12 & (i_89 | (i_82 << 2));
                    i_93 = (int) ((uint) i_84 + (uint) 1);
                    if (i_90 < arg_k) {
                        i_82 = i_92;
                        i_83 = i_90;
                        i_84 = i_93;
                    } else {
                        i_94 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_92 << 2)), 1);
                        i_82 = i_92;
                        i_83 = i_90;
                        i_84 = i_93;
                    }
                }
                i_95 = (int) ((uint) i_77 + (uint) i_75);
                i_77 = i_95;
            }
        }
        GALEFS_BARRIER(5);
        i_18 = i_56;
    }
    if (((int) get_local_id(0)) == 0) {
        l_96 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_97 = l_96;
    } else {
        l_97 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_97 < (-4611686018427387904L)) {
            l_98 = gale_HostCall_awaitReply(arg_fs, l_97, gale_group);
            l_99 = l_98;
        } else {
            l_99 = l_97;
        }
    } else {
        l_99 = l_97;
    }
    GALEFS_BROADCAST(6, l_100, l_99);
    if (l_100 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_18;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_100); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_18 = (int) gale_ints[gale_item];
        l_100 = gale_reply(gale_entry);
    }
    if (((long) i_18) < 0L) {
        i_101 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_18);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_20) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_50) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_40)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_7) VARIABLE(i_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_40)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_50) VARIABLE(i_7) VARIABLE(i_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_20, i_21, i_24, i_27, i_28, i_29, i_30, i_31, i_32, i_35, i_36, i_37, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_93;
    long l_0, l_1, l_2, l_5, l_6, l_17, l_18, l_19, l_22, l_23, l_25, l_26, l_33, l_34, l_38, l_39, l_40, l_43, l_52, l_90, l_91, l_92;
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
    i_12 = (int) ((uint) arg_k + (uint) 8191);
    i_13 = (i_12 < 0) ? (-22) : 1;
    i_14 = (int) get_local_id(0);
    i_15 = i_8;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_17;
        }
        if (i_15 < 1) {
            break;
        }
        if (i_14 == 0) {
            i_16 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_17 = (long) i_16;
            l_18 = l_17;
        } else {
            l_18 = 0L;
        }
        GALEFS_BROADCAST(2, l_19, l_18);
        i_20 = 0;
        i_21 = i_13;
        loop_17:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_20;
            }
            if (i_21 < 1) {
                goto B45;
            }
            if (!(i_20 < i_12)) {
                break;
            }
            l_22 = (long) i_20;
            l_23 = ((long) i_11) + l_22;
            i_24 = (int) ((uint) i_12 - (uint) i_20);
            l_25 = (long) ((ulong) l_22 + (ulong) (l_19 << 13));
            l_26 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_27 = (int) get_local_id(0);
            i_28 = (int) get_local_id(0);
            i_29 = 1;
            i_30 = 0;
            i_31 = 0;
            loop_20:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_29 == 1)) {
                    break;
                }
                i_32 = (int) ((uint) i_24 - (uint) i_30);
                l_33 = (long) i_30;
                l_34 = (long) ((ulong) l_25 + (ulong) l_33);
                if (i_31 == 0) {
                    i_35 = i_32;
                } else {
                    i_36 = 4096 - ((int) (l_34 & 4095L));
                    i_37 = (i_36 < i_32) ? i_36 : i_32;
                    i_35 = i_37;
                }
                if (i_28 == 0) {
                    l_38 = gale_BlockAccess_beginRead(arg_fs, i_7, l_34, i_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_39 = l_38;
                } else {
                    l_39 = 0L;
                }
                GALEFS_BROADCAST(3, l_40, l_39);
                if (l_40 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_13;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_items + gale_item] = (ulong) l_23;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_24;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_25;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_30;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_31;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_34;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_40); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    i_13 = (int) gale_ints[gale_items + gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    i_20 = (int) gale_ints[2 * gale_items + gale_item];
                    l_23 = (long) gale_longs[gale_items + gale_item];
                    i_24 = (int) gale_ints[3 * gale_items + gale_item];
                    l_25 = (long) gale_longs[2 * gale_items + gale_item];
                    i_30 = (int) gale_ints[4 * gale_items + gale_item];
                    i_31 = (int) gale_ints[5 * gale_items + gale_item];
                    l_33 = (long) gale_longs[3 * gale_items + gale_item];
                    l_34 = (long) gale_longs[4 * gale_items + gale_item];
                    i_9 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
                    i_10 = (int) get_local_size(0);
                    i_11 = (int) ((uint) gale_group * (uint) 8204);
                    i_12 = (int) ((uint) arg_k + (uint) 8191);
                    i_14 = (int) get_local_id(0);
                    l_26 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_27 = (int) get_local_id(0);
                    i_28 = (int) get_local_id(0);
                    l_40 = gale_reply(gale_entry);
                }
                i_41 = (int) l_40;
                if (l_40 < 0L) {
                    i_42 = 0;
                } else {
                    i_42 = i_41;
                }
                l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_34, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_43), (arg_buffer + 16 + (l_23 + l_33)), i_42);
                GALEFS_BARRIER(4);
                if (i_27 == 0) {
                    if (!(i_42 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_44 = (int) ((uint) i_30 + (uint) i_42);
                i_45 = ((l_40 == (-117L)) || (!((i_31 == 0) || ((((long) ((ulong) l_25 + (ulong) ((long) i_44))) & l_26) == 0)))) ? 1 : 0;
                i_46 = ((l_40 == (-117L)) || (!((i_42 < 1) || (!(i_44 < i_24))))) ? 1 : 0;
                if (l_40 < 0L) {
                    if (l_40 == (-117L)) {
                        i_29 = i_46;
                        i_30 = i_44;
                        i_31 = i_45;
                    } else {
                        i_29 = i_41;
                        i_30 = i_44;
                        i_31 = i_45;
                    }
                } else {
                    i_29 = i_46;
                    i_30 = i_44;
                    i_31 = i_45;
                }
            }
            if (i_30 < 1) {
                i_47 = i_29;
            } else {
                i_47 = i_30;
            }
            i_48 = (i_47 < 1) ? 0 : i_47;
            i_49 = (int) ((uint) i_20 + (uint) i_48);
            i_20 = i_49;
            i_21 = i_47;
        }
        goto B46;
    B45:;
    B46:;
        if (i_21 < 0) {
            i_50 = i_21;
        } else {
            i_50 = i_20;
        }
        i_51 = (int) ((uint) ((int) ((uint) i_50 - (uint) arg_k)) + (uint) 1);
        if (i_10 < 32) {
            if (!(i_51 < 1)) {
                l_52 = (long) (uint) i_51;
                i_53 = (int) gale_div_long((l_52 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_54 = (int) ((uint) i_11 + (uint) i_53);
                i_55 = (int) ((uint) ((int) ((uint) arg_k + (uint) ((int) ((uint) ((int) gale_div_long((l_52 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) - (uint) i_53)))) + (uint) (-1));
                i_56 = 0;
                i_57 = 0;
                i_58 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_58 < i_55)) {
                        break;
                    }
                    i_59 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_54 + (uint) i_58)) * 1));
                    i_60 = (i_59 >> 1) & 3;
                    i_61 = i_60 ^ ((int) ((uint) i_60 >> 1));
                    i_62 = (int) gale_table_0[i_61];
                    if (i_59 == i_62) {
                        i_63 = i_61;
                    } else {
                        i_63 = (-1);
                    }
                    if (i_63 == (-1)) {
                        i_64 = 0;
                    } else {
                        i_65 = (int) ((uint) i_57 + (uint) 1);
                        i_64 = i_65;
                    }
                    i_66 = i_9 & (i_63 | (i_56 << 2));
                    i_67 = (int) ((uint) i_58 + (uint) 1);
                    if (i_64 < arg_k) {
                        i_56 = i_66;
                        i_57 = i_64;
                        i_58 = i_67;
                    } else {
                        i_68 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_66 << 2)), 1);
                        i_56 = i_66;
                        i_57 = i_64;
                        i_58 = i_67;
                    }
                }
            }
        } else {
            i_69 = ((int) get_local_size(0)) << 4;
            i_70 = ((int) get_local_id(0)) << 4;
            i_71 = i_70;
            while (true) {
                if (!(i_71 < i_51)) {
                    break;
                }
                i_72 = (int) ((uint) i_11 + (uint) i_71);
                i_73 = (int) ((uint) i_51 - (uint) i_71);
                i_74 = (i_73 < 16) ? i_73 : 16;
                i_75 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_74)) + (uint) (-1));
                i_76 = 0;
                i_77 = 0;
                i_78 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_78 < i_75)) {
                        break;
                    }
                    i_79 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_78 + (uint) i_72)) * 1));
                    i_80 = (i_79 >> 1) & 3;
                    i_81 = i_80 ^ ((int) ((uint) i_80 >> 1));
                    i_82 = (int) gale_table_0[i_81];
                    if (i_79 == i_82) {
                        i_83 = i_81;
                    } else {
                        i_83 = (-1);
                    }
                    if (i_83 == (-1)) {
                        i_84 = 0;
                    } else {
                        i_85 = (int) ((uint) i_77 + (uint) 1);
                        i_84 = i_85;
                    }
                    i_86 = i_9 & (i_83 | (i_76 << 2));
                    i_87 = (int) ((uint) i_78 + (uint) 1);
                    if (i_84 < arg_k) {
                        i_76 = i_86;
                        i_77 = i_84;
                        i_78 = i_87;
                    } else {
                        i_88 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_86 << 2)), 1);
                        i_76 = i_86;
                        i_77 = i_84;
                        i_78 = i_87;
                    }
                }
                i_89 = (int) ((uint) i_71 + (uint) i_69);
                i_71 = i_89;
            }
        }
        GALEFS_BARRIER(5);
        i_15 = i_50;
    }
    if (((int) get_local_id(0)) == 0) {
        l_90 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_91 = l_90;
    } else {
        l_91 = 0L;
    }
    GALEFS_BROADCAST(6, l_92, l_91);
    if (l_92 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_92); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_92 = gale_reply(gale_entry);
    }
    if (((long) i_15) < 0L) {
        i_93 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_15);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
