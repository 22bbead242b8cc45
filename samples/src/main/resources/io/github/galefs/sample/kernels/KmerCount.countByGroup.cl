// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.KmerCount#countByGroup
// entry point: galefs_countByGroup
// parameters: LONG_ARRAY INT INT_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 14
// context bytes: 80
// needs: BARRIERS
// string: "genome"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 06c880698b7339ce083d60f642c4d35305ea8ba559eba0fb9f96565cecf42833
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 101, 110, 111, 109, 101};
__constant char gale_table_0[] = {65, 67, 71, 84};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_29) VARIABLE(int, i_3) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_4) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_62) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_52)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_29) VARIABLE(i_3) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_43) VARIABLE(l_44)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_29) VARIABLE(i_3) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_52)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_3) VARIABLE(i_62)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_24)

__kernel void galefs_countByGroup(__global uchar *arg_fs, int arg_k, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_77;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_11, i_12, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_29, i_30, i_33, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_45, i_46, i_47, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_78, i_84;
    long l_7, l_8, l_9, l_10, l_13, l_14, l_15, l_16, l_26, l_27, l_28, l_31, l_32, l_34, l_35, l_43, l_44, l_48, l_49, l_50, l_51, l_52, l_55, l_79, l_80, l_81, l_82, l_83;
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
            goto loop_22;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    i_1 = gale_div_int(i_0, ((int) get_num_groups(0)));
    i_2 = (int) ((uint) i_1 + (uint) (-12));
    i_3 = 1 << (arg_k << 1);
    if (i_2 < 1) {
        i_4 = 0;
    } else {
        i_5 = *((__global gale_int *) (arg_counts + 12L));
        i_6 = (gale_div_int(i_5, ((int) get_num_groups(0))) < i_3) ? 0 : 1;
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
        gale_ints[gale_item] = (uint) i_1;
        gale_ints[gale_items + gale_item] = (uint) i_2;
        gale_ints[2 * gale_items + gale_item] = (uint) i_4;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_16); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        i_2 = (int) gale_ints[gale_items + gale_item];
        i_4 = (int) gale_ints[2 * gale_items + gale_item];
        i_3 = 1 << (arg_k << 1);
        l_16 = gale_reply(gale_entry);
    }
    i_17 = (int) l_16;
    if (i_17 < 0) {
        i_18 = i_17;
    } else {
        if (i_4 == 0) {
            i_18 = (-22);
        } else {
            i_18 = arg_k;
        }
    }
    i_19 = (int) ((uint) gale_group * (uint) i_1);
    i_20 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_2)) + (uint) (-1));
    i_21 = (i_20 < 0) ? (-22) : 1;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = i_18;
    loop_22:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_27;
        }
        if (i_24 < 1) {
            break;
        }
        if (i_23 == 0) {
            i_25 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_26 = (long) i_25;
            l_27 = l_26;
        } else {
            l_27 = 0L;
        }
        GALEFS_BROADCAST(2, l_28, l_27);
        i_29 = 0;
        i_30 = i_21;
        loop_27:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_30;
            }
            if (i_30 < 1) {
                goto B60;
            }
            if (!(i_29 < i_20)) {
                break;
            }
            l_31 = (long) i_29;
            l_32 = ((long) i_19) + l_31;
            i_33 = (int) ((uint) i_20 - (uint) i_29);
            l_34 = (long) ((ulong) ((long) ((ulong) l_28 * (ulong) ((long) i_2))) + (ulong) l_31);
            l_35 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_36 = (int) get_local_id(0);
            i_37 = (int) get_local_id(0);
            i_38 = (int) get_local_id(0);
            i_39 = 1;
            i_40 = 0;
            i_41 = 0;
            loop_30:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_39 == 1)) {
                    break;
                }
                i_42 = (int) ((uint) i_33 - (uint) i_40);
                l_43 = (long) i_40;
                l_44 = (long) ((ulong) l_34 + (ulong) l_43);
                if (i_41 == 0) {
                    i_45 = i_42;
                } else {
                    i_46 = 4096 - ((int) (l_44 & 4095L));
                    i_47 = (i_46 < i_42) ? i_46 : i_42;
                    i_45 = i_47;
                }
                if (i_38 == 0) {
                    l_48 = gale_BlockAccess_beginRead(arg_fs, i_17, l_44, i_45, gale_group);
                    l_49 = l_48;
                } else {
                    l_49 = 0L;
                }
                if (i_37 == 0) {
                    if (l_49 < (-4611686018427387904L)) {
                        l_50 = gale_HostCall_awaitReply(arg_fs, l_49, gale_group);
                        l_51 = l_50;
                    } else {
                        l_51 = l_49;
                    }
                } else {
                    l_51 = l_49;
                }
                GALEFS_BROADCAST(3, l_52, l_51);
                if (l_52 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_17;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_21;
                    gale_longs[gale_item] = (ulong) l_28;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_29;
                    gale_longs[gale_items + gale_item] = (ulong) l_32;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_33;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_40;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_41;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_43;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_44;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_52); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_17 = (int) gale_ints[gale_items + gale_item];
                    i_19 = (int) gale_ints[2 * gale_items + gale_item];
                    i_20 = (int) gale_ints[3 * gale_items + gale_item];
                    i_21 = (int) gale_ints[4 * gale_items + gale_item];
                    l_28 = (long) gale_longs[gale_item];
                    i_29 = (int) gale_ints[5 * gale_items + gale_item];
                    l_32 = (long) gale_longs[gale_items + gale_item];
                    i_33 = (int) gale_ints[6 * gale_items + gale_item];
                    l_34 = (long) gale_longs[2 * gale_items + gale_item];
                    i_40 = (int) gale_ints[7 * gale_items + gale_item];
                    i_41 = (int) gale_ints[8 * gale_items + gale_item];
                    l_43 = (long) gale_longs[3 * gale_items + gale_item];
                    l_44 = (long) gale_longs[4 * gale_items + gale_item];
                    i_3 = 1 << (arg_k << 1);
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_id(0);
                    l_35 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_36 = (int) get_local_id(0);
                    i_37 = (int) get_local_id(0);
                    i_38 = (int) get_local_id(0);
                    l_52 = gale_reply(gale_entry);
                }
                i_53 = (int) l_52;
                if (l_52 < 0L) {
                    i_54 = 0;
                } else {
                    i_54 = i_53;
                }
                l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, l_44, gale_group);
                gale_copy((arg_fs + 16 + l_55), (arg_buffer + 16 + (l_32 + l_43)), i_54);
                GALEFS_BARRIER(4);
                if (i_36 == 0) {
                    if (!(i_54 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_54, gale_group);
                    }
                }
                i_56 = (int) ((uint) i_40 + (uint) i_54);
                i_57 = ((l_52 == (-117L)) || (!((i_41 == 0) || ((((long) ((ulong) l_34 + (ulong) ((long) i_56))) & l_35) == 0)))) ? 1 : 0;
                i_58 = ((l_52 == (-117L)) || (!((i_54 < 1) || (!(i_56 < i_33))))) ? 1 : 0;
                if (l_52 < 0L) {
                    if (l_52 == (-117L)) {
                        i_39 = i_58;
                        i_40 = i_56;
                        i_41 = i_57;
                    } else {
                        i_39 = i_53;
                        i_40 = i_56;
                        i_41 = i_57;
                    }
                } else {
                    i_39 = i_58;
                    i_40 = i_56;
                    i_41 = i_57;
                }
            }
            if (i_40 < 1) {
                i_59 = i_39;
            } else {
                i_59 = i_40;
            }
            i_60 = (i_59 < 1) ? 0 : i_59;
            i_61 = (int) ((uint) i_29 + (uint) i_60);
            i_29 = i_61;
            i_30 = i_59;
        }
        goto B61;
    B60:;
    B61:;
        if (i_30 < 0) {
            i_62 = i_30;
        } else {
            i_62 = i_29;
        }
        if (i_22 == 0) {
            i_63 = (int) ((uint) i_19 + (uint) i_62);
            i_64 = (int) ((uint) i_3 + (uint) (-1));
            i_65 = 0;
            i_66 = 0;
            i_67 = i_19;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_67 < i_63)) {
                    break;
                }
                i_68 = (int) *((__global char *) (arg_buffer + 16 + (long) i_67 * 1));
                i_69 = (i_68 >> 1) & 3;
                i_70 = i_69 ^ ((int) ((uint) i_69 >> 1));
                i_71 = (int) gale_table_0[i_70];
                if (i_68 == i_71) {
                    i_72 = i_70;
                } else {
                    i_72 = (-1);
                }
                if (i_72 == (-1)) {
                    i_73 = 0;
                } else {
                    i_74 = (int) ((uint) i_66 + (uint) 1);
                    i_73 = i_74;
                }
                i_75 = i_64 & (i_72 | (i_65 << 2));
                i_76 = (int) ((uint) i_67 + (uint) 1);
                if (i_73 < arg_k) {
                    i_65 = i_75;
                    i_66 = i_73;
                    i_67 = i_76;
                } else {
                    ul_77 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) i_3 * (uint) gale_group)) + (uint) i_75))) << 2) + 16L);
                    i_78 = *((__global gale_int *) ul_77);
                    *((__global gale_int *) ul_77) = ((int) ((uint) i_78 + (uint) 1));
                    i_65 = i_75;
                    i_66 = i_73;
                    i_67 = i_76;
                }
            }
        }
        GALEFS_BARRIER(5);
        i_24 = i_62;
    }
    if (((int) get_local_id(0)) == 0) {
        l_79 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
        l_80 = l_79;
    } else {
        l_80 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_80 < (-4611686018427387904L)) {
            l_81 = gale_HostCall_awaitReply(arg_fs, l_80, gale_group);
            l_82 = l_81;
        } else {
            l_82 = l_80;
        }
    } else {
        l_82 = l_80;
    }
    GALEFS_BROADCAST(6, l_83, l_82);
    if (l_83 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_24;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_83); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_24 = (int) gale_ints[gale_item];
        l_83 = gale_reply(gale_entry);
    }
    if (((long) i_24) < 0L) {
        i_84 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_24);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_4) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_56) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_46)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_39) VARIABLE(l_40)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_56)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21)

__kernel void galefs_countByGroup(__global uchar *arg_fs, int arg_k, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_71;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_10, i_11, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_26, i_27, i_30, i_33, i_34, i_35, i_36, i_37, i_38, i_41, i_42, i_43, i_47, i_48, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_72, i_76;
    long l_7, l_8, l_9, l_12, l_13, l_23, l_24, l_25, l_28, l_29, l_31, l_32, l_39, l_40, l_44, l_45, l_46, l_49, l_73, l_74, l_75;
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
            goto loop_17;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    i_1 = gale_div_int(i_0, gale_group_count);
    i_2 = (int) ((uint) i_1 + (uint) (-12));
    i_3 = 1 << (arg_k << 1);
    if (i_2 < 1) {
        i_4 = 0;
    } else {
        i_5 = *((__global gale_int *) (arg_counts + 12L));
        i_6 = (gale_div_int(i_5, gale_group_count) < i_3) ? 0 : 1;
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
        gale_ints[gale_item] = (uint) i_1;
        gale_ints[gale_items + gale_item] = (uint) i_2;
        gale_ints[2 * gale_items + gale_item] = (uint) i_4;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_13); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        i_2 = (int) gale_ints[gale_items + gale_item];
        i_4 = (int) gale_ints[2 * gale_items + gale_item];
        i_3 = 1 << (arg_k << 1);
        l_13 = gale_reply(gale_entry);
    }
    i_14 = (int) l_13;
    if (i_14 < 0) {
        i_15 = i_14;
    } else {
        if (i_4 == 0) {
            i_15 = (-22);
        } else {
            i_15 = arg_k;
        }
    }
    i_16 = (int) ((uint) gale_group * (uint) i_1);
    i_17 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_2)) + (uint) (-1));
    i_18 = (i_17 < 0) ? (-22) : 1;
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    i_21 = i_15;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_22;
        }
        if (i_21 < 1) {
            break;
        }
        if (i_20 == 0) {
            i_22 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_23 = (long) i_22;
            l_24 = l_23;
        } else {
            l_24 = 0L;
        }
        GALEFS_BROADCAST(2, l_25, l_24);
        i_26 = 0;
        i_27 = i_18;
        loop_22:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_25;
            }
            if (i_27 < 1) {
                goto B50;
            }
            if (!(i_26 < i_17)) {
                break;
            }
            l_28 = (long) i_26;
            l_29 = ((long) i_16) + l_28;
            i_30 = (int) ((uint) i_17 - (uint) i_26);
            l_31 = (long) ((ulong) ((long) ((ulong) l_25 * (ulong) ((long) i_2))) + (ulong) l_28);
            l_32 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_33 = (int) get_local_id(0);
            i_34 = (int) get_local_id(0);
            i_35 = 1;
            i_36 = 0;
            i_37 = 0;
            loop_25:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_35 == 1)) {
                    break;
                }
                i_38 = (int) ((uint) i_30 - (uint) i_36);
                l_39 = (long) i_36;
                l_40 = (long) ((ulong) l_31 + (ulong) l_39);
                if (i_37 == 0) {
                    i_41 = i_38;
                } else {
                    i_42 = 4096 - ((int) (l_40 & 4095L));
                    i_43 = (i_42 < i_38) ? i_42 : i_38;
                    i_41 = i_43;
                }
                if (i_34 == 0) {
                    l_44 = gale_BlockAccess_beginRead(arg_fs, i_14, l_40, i_41, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_45 = l_44;
                } else {
                    l_45 = 0L;
                }
                GALEFS_BROADCAST(3, l_46, l_45);
                if (l_46 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_14;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) l_25;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_items + gale_item] = (ulong) l_29;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_37;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_39;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_40;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_46); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_2 = (int) gale_ints[gale_item];
                    i_14 = (int) gale_ints[gale_items + gale_item];
                    i_16 = (int) gale_ints[2 * gale_items + gale_item];
                    i_17 = (int) gale_ints[3 * gale_items + gale_item];
                    i_18 = (int) gale_ints[4 * gale_items + gale_item];
                    l_25 = (long) gale_longs[gale_item];
                    i_26 = (int) gale_ints[5 * gale_items + gale_item];
                    l_29 = (long) gale_longs[gale_items + gale_item];
                    i_30 = (int) gale_ints[6 * gale_items + gale_item];
                    l_31 = (long) gale_longs[2 * gale_items + gale_item];
                    i_36 = (int) gale_ints[7 * gale_items + gale_item];
                    i_37 = (int) gale_ints[8 * gale_items + gale_item];
                    l_39 = (long) gale_longs[3 * gale_items + gale_item];
                    l_40 = (long) gale_longs[4 * gale_items + gale_item];
                    i_3 = 1 << (arg_k << 1);
                    i_19 = (int) get_local_id(0);
                    i_20 = (int) get_local_id(0);
                    l_32 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_33 = (int) get_local_id(0);
                    i_34 = (int) get_local_id(0);
                    l_46 = gale_reply(gale_entry);
                }
                i_47 = (int) l_46;
                if (l_46 < 0L) {
                    i_48 = 0;
                } else {
                    i_48 = i_47;
                }
                l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_46, l_40, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_49), (arg_buffer + 16 + (l_29 + l_39)), i_48);
                GALEFS_BARRIER(4);
                if (i_33 == 0) {
                    if (!(i_48 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_48, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_50 = (int) ((uint) i_36 + (uint) i_48);
                i_51 = ((l_46 == (-117L)) || (!((i_37 == 0) || ((((long) ((ulong) l_31 + (ulong) ((long) i_50))) & l_32) == 0)))) ? 1 : 0;
                i_52 = ((l_46 == (-117L)) || (!((i_48 < 1) || (!(i_50 < i_30))))) ? 1 : 0;
                if (l_46 < 0L) {
                    if (l_46 == (-117L)) {
                        i_35 = i_52;
                        i_36 = i_50;
                        i_37 = i_51;
                    } else {
                        i_35 = i_47;
                        i_36 = i_50;
                        i_37 = i_51;
                    }
                } else {
                    i_35 = i_52;
                    i_36 = i_50;
                    i_37 = i_51;
                }
            }
            if (i_36 < 1) {
                i_53 = i_35;
            } else {
                i_53 = i_36;
            }
            i_54 = (i_53 < 1) ? 0 : i_53;
            i_55 = (int) ((uint) i_26 + (uint) i_54);
            i_26 = i_55;
            i_27 = i_53;
        }
        goto B51;
    B50:;
    B51:;
        if (i_27 < 0) {
            i_56 = i_27;
        } else {
            i_56 = i_26;
        }
        if (i_19 == 0) {
            i_57 = (int) ((uint) i_16 + (uint) i_56);
            i_58 = (int) ((uint) i_3 + (uint) (-1));
            i_59 = 0;
            i_60 = 0;
            i_61 = i_16;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_61 < i_57)) {
                    break;
                }
                i_62 = (int) *((__global char *) (arg_buffer + 16 + (long) i_61 * 1));
                i_63 = (i_62 >> 1) & 3;
                i_64 = i_63 ^ ((int) ((uint) i_63 >> 1));
                i_65 = (int) gale_table_0[i_64];
                if (i_62 == i_65) {
                    i_66 = i_64;
                } else {
                    i_66 = (-1);
                }
                if (i_66 == (-1)) {
                    i_67 = 0;
                } else {
                    i_68 = (int) ((uint) i_60 + (uint) 1);
                    i_67 = i_68;
                }
                i_69 = i_58 & (i_66 | (i_59 << 2));
                i_70 = (int) ((uint) i_61 + (uint) 1);
                if (i_67 < arg_k) {
                    i_59 = i_69;
                    i_60 = i_67;
                    i_61 = i_70;
                } else {
                    ul_71 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) i_3 * (uint) gale_group)) + (uint) i_69))) << 2) + 16L);
                    i_72 = *((__global gale_int *) ul_71);
                    *((__global gale_int *) ul_71) = ((int) ((uint) i_72 + (uint) 1));
                    i_59 = i_69;
                    i_60 = i_67;
                    i_61 = i_70;
                }
            }
        }
        GALEFS_BARRIER(5);
        i_21 = i_56;
    }
    if (((int) get_local_id(0)) == 0) {
        l_73 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_74 = l_73;
    } else {
        l_74 = 0L;
    }
    GALEFS_BROADCAST(6, l_75, l_74);
    if (l_75 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_75); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_75 = gale_reply(gale_entry);
    }
    if (((long) i_21) < 0L) {
        i_76 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
