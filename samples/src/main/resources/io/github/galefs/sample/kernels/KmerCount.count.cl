// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.KmerCount#count
// entry point: galefs_count
// parameters: LONG_ARRAY INT INT_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 14
// context bytes: 80
// needs: BARRIERS
// string: "genome"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c8aa9fa08a156da472d9ac040c0a13558cdfdd34b4590918bdcbf49ff5172f27
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 101, 110, 111, 109, 101};
__constant char gale_table_0[] = {65, 67, 71, 84};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_59) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_49)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_49)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_59)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_26, i_27, i_30, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_42, i_43, i_44, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_104;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_23, l_24, l_25, l_28, l_29, l_31, l_32, l_40, l_41, l_45, l_46, l_47, l_48, l_49, l_52, l_61, l_99, l_100, l_101, l_102, l_103;
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
            goto loop_19;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
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
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_10 = gale_reply(gale_entry);
    }
    i_11 = (int) l_10;
    i_12 = gale_div_int(i_0, ((int) get_num_groups(0)));
    i_13 = (int) ((uint) i_12 + (uint) (-12));
    if (i_11 < 0) {
        i_14 = i_11;
    } else {
        if (i_13 < 1) {
            i_14 = (-22);
        } else {
            i_14 = arg_k;
        }
    }
    i_15 = (int) ((uint) gale_group * (uint) i_12);
    i_16 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_13)) + (uint) (-1));
    i_17 = (i_16 < 0) ? (-22) : 1;
    i_18 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
    i_19 = (int) get_local_size(0);
    i_20 = (int) get_local_id(0);
    i_21 = i_14;
    loop_19:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_24;
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
        i_27 = i_17;
        loop_24:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_27;
            }
            if (i_27 < 1) {
                goto B57;
            }
            if (!(i_26 < i_16)) {
                break;
            }
            l_28 = (long) i_26;
            l_29 = ((long) i_15) + l_28;
            i_30 = (int) ((uint) i_16 - (uint) i_26);
            l_31 = (long) ((ulong) ((long) ((ulong) l_25 * (ulong) ((long) i_13))) + (ulong) l_28);
            l_32 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_33 = (int) get_local_id(0);
            i_34 = (int) get_local_id(0);
            i_35 = (int) get_local_id(0);
            i_36 = 1;
            i_37 = 0;
            i_38 = 0;
            loop_27:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_36 == 1)) {
                    break;
                }
                i_39 = (int) ((uint) i_30 - (uint) i_37);
                l_40 = (long) i_37;
                l_41 = (long) ((ulong) l_31 + (ulong) l_40);
                if (i_38 == 0) {
                    i_42 = i_39;
                } else {
                    i_43 = 4096 - ((int) (l_41 & 4095L));
                    i_44 = (i_43 < i_39) ? i_43 : i_39;
                    i_42 = i_44;
                }
                if (i_35 == 0) {
                    l_45 = gale_BlockAccess_beginRead(arg_fs, i_11, l_41, i_42, gale_group);
                    l_46 = l_45;
                } else {
                    l_46 = 0L;
                }
                if (i_34 == 0) {
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
                    gale_ints[gale_item] = (uint) i_11;
                    gale_ints[gale_items + gale_item] = (uint) i_13;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_15;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_16;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_17;
                    gale_longs[gale_item] = (ulong) l_25;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_items + gale_item] = (ulong) l_29;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_37;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_38;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_40;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_41;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_49); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_11 = (int) gale_ints[gale_item];
                    i_13 = (int) gale_ints[gale_items + gale_item];
                    i_15 = (int) gale_ints[2 * gale_items + gale_item];
                    i_16 = (int) gale_ints[3 * gale_items + gale_item];
                    i_17 = (int) gale_ints[4 * gale_items + gale_item];
                    l_25 = (long) gale_longs[gale_item];
                    i_26 = (int) gale_ints[5 * gale_items + gale_item];
                    l_29 = (long) gale_longs[gale_items + gale_item];
                    i_30 = (int) gale_ints[6 * gale_items + gale_item];
                    l_31 = (long) gale_longs[2 * gale_items + gale_item];
                    i_37 = (int) gale_ints[7 * gale_items + gale_item];
                    i_38 = (int) gale_ints[8 * gale_items + gale_item];
                    l_40 = (long) gale_longs[3 * gale_items + gale_item];
                    l_41 = (long) gale_longs[4 * gale_items + gale_item];
                    i_18 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
                    i_19 = (int) get_local_size(0);
                    i_20 = (int) get_local_id(0);
                    l_32 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_33 = (int) get_local_id(0);
                    i_34 = (int) get_local_id(0);
                    i_35 = (int) get_local_id(0);
                    l_49 = gale_reply(gale_entry);
                }
                i_50 = (int) l_49;
                if (l_49 < 0L) {
                    i_51 = 0;
                } else {
                    i_51 = i_50;
                }
                l_52 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, l_41, gale_group);
                gale_copy((arg_fs + 16 + l_52), (arg_buffer + 16 + (l_29 + l_40)), i_51);
                GALEFS_BARRIER(4);
                if (i_33 == 0) {
                    if (!(i_51 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_51, gale_group);
                    }
                }
                i_53 = (int) ((uint) i_37 + (uint) i_51);
                i_54 = ((l_49 == (-117L)) || (!((i_38 == 0) || ((((long) ((ulong) l_31 + (ulong) ((long) i_53))) & l_32) == 0)))) ? 1 : 0;
                i_55 = ((l_49 == (-117L)) || (!((i_51 < 1) || (!(i_53 < i_30))))) ? 1 : 0;
                if (l_49 < 0L) {
                    if (l_49 == (-117L)) {
                        i_36 = i_55;
                        i_37 = i_53;
                        i_38 = i_54;
                    } else {
                        i_36 = i_50;
                        i_37 = i_53;
                        i_38 = i_54;
                    }
                } else {
                    i_36 = i_55;
                    i_37 = i_53;
                    i_38 = i_54;
                }
            }
            if (i_37 < 1) {
                i_56 = i_36;
            } else {
                i_56 = i_37;
            }
            i_57 = (i_56 < 1) ? 0 : i_56;
            i_58 = (int) ((uint) i_26 + (uint) i_57);
            i_26 = i_58;
            i_27 = i_56;
        }
        goto B58;
    B57:;
    B58:;
        if (i_27 < 0) {
            i_59 = i_27;
        } else {
            i_59 = i_26;
        }
        i_60 = (int) ((uint) ((int) ((uint) i_59 - (uint) arg_k)) + (uint) 1);
        if (i_19 < 32) {
            if (!(i_60 < 1)) {
                l_61 = (long) (uint) i_60;
                i_62 = (int) gale_div_long((l_61 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_63 = (int) ((uint) i_15 + (uint) i_62);
                i_64 = (int) ((uint) ((int) ((uint) arg_k + (uint) ((int) ((uint) ((int) gale_div_long((l_61 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) - (uint) i_62)))) + (uint) (-1));
                i_65 = 0;
                i_66 = 0;
                i_67 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_67 < i_64)) {
                        break;
                    }
                    i_68 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_63 + (uint) i_67)) * 1));
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
                    i_75 = i_18 & (i_72 | (i_65 << 2));
                    i_76 = (int) ((uint) i_67 + (uint) 1);
                    if (i_73 < arg_k) {
                        i_65 = i_75;
                        i_66 = i_73;
                        i_67 = i_76;
                    } else {
                        i_77 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_75 << 2)), 1);
                        i_65 = i_75;
                        i_66 = i_73;
                        i_67 = i_76;
                    }
                }
            }
        } else {
            i_78 = ((int) get_local_size(0)) << 4;
            i_79 = ((int) get_local_id(0)) << 4;
            i_80 = i_79;
            while (true) {
                if (!(i_80 < i_60)) {
                    break;
                }
                i_81 = (int) ((uint) i_15 + (uint) i_80);
                i_82 = (int) ((uint) i_60 - (uint) i_80);
                i_83 = (i_82 < 16) ? i_82 : 16;
                i_84 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_83)) + (uint) (-1));
                i_85 = 0;
                i_86 = 0;
                i_87 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_87 < i_84)) {
                        break;
                    }
                    i_88 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_87 + (uint) i_81)) * 1));
                    i_89 = (i_88 >> 1) & 3;
                    i_90 = i_89 ^ ((int) ((uint) i_89 >> 1));
                    i_91 = (int) gale_table_0[i_90];
                    if (i_88 == i_91) {
                        i_92 = i_90;
                    } else {
                        i_92 = (-1);
                    }
                    if (i_92 == (-1)) {
                        i_93 = 0;
                    } else {
                        i_94 = (int) ((uint) i_86 + (uint) 1);
                        i_93 = i_94;
                    }
                    i_95 = i_18 & (i_92 | (i_85 << 2));
                    i_96 = (int) ((uint) i_87 + (uint) 1);
                    if (i_93 < arg_k) {
                        i_85 = i_95;
                        i_86 = i_93;
                        i_87 = i_96;
                    } else {
                        i_97 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_95 << 2)), 1);
                        i_85 = i_95;
                        i_86 = i_93;
                        i_87 = i_96;
                    }
                }
                i_98 = (int) ((uint) i_80 + (uint) i_78);
                i_80 = i_98;
            }
        }
        GALEFS_BARRIER(5);
        i_21 = i_59;
    }
    if (((int) get_local_id(0)) == 0) {
        l_99 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_100 = l_99;
    } else {
        l_100 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_100 < (-4611686018427387904L)) {
            l_101 = gale_HostCall_awaitReply(arg_fs, l_100, gale_group);
            l_102 = l_101;
        } else {
            l_102 = l_100;
        }
    } else {
        l_102 = l_100;
    }
    GALEFS_BROADCAST(6, l_103, l_102);
    if (l_103 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_103); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_103 = gale_reply(gale_entry);
    }
    if (((long) i_21) < 0L) {
        i_104 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_53) VARIABLE(int, i_8) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_43)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_8) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_8) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_43)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_53) VARIABLE(i_8)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_4, i_5, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_23, i_24, i_27, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_40, i_44, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_96;
    long l_1, l_2, l_3, l_6, l_7, l_20, l_21, l_22, l_25, l_26, l_28, l_29, l_36, l_37, l_41, l_42, l_43, l_46, l_55, l_93, l_94, l_95;
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
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_buffer + 12L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_7 = gale_reply(gale_entry);
    }
    i_8 = (int) l_7;
    i_9 = gale_div_int(i_0, gale_group_count);
    i_10 = (int) ((uint) i_9 + (uint) (-12));
    if (i_8 < 0) {
        i_11 = i_8;
    } else {
        if (i_10 < 1) {
            i_11 = (-22);
        } else {
            i_11 = arg_k;
        }
    }
    i_12 = (int) ((uint) gale_group * (uint) i_9);
    i_13 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_10)) + (uint) (-1));
    i_14 = (i_13 < 0) ? (-22) : 1;
    i_15 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
    i_16 = (int) get_local_size(0);
    i_17 = (int) get_local_id(0);
    i_18 = i_11;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_19;
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
        i_24 = i_14;
        loop_19:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_22;
            }
            if (i_24 < 1) {
                goto B47;
            }
            if (!(i_23 < i_13)) {
                break;
            }
            l_25 = (long) i_23;
            l_26 = ((long) i_12) + l_25;
            i_27 = (int) ((uint) i_13 - (uint) i_23);
            l_28 = (long) ((ulong) ((long) ((ulong) l_22 * (ulong) ((long) i_10))) + (ulong) l_25);
            l_29 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_30 = (int) get_local_id(0);
            i_31 = (int) get_local_id(0);
            i_32 = 1;
            i_33 = 0;
            i_34 = 0;
            loop_22:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_32 == 1)) {
                    break;
                }
                i_35 = (int) ((uint) i_27 - (uint) i_33);
                l_36 = (long) i_33;
                l_37 = (long) ((ulong) l_28 + (ulong) l_36);
                if (i_34 == 0) {
                    i_38 = i_35;
                } else {
                    i_39 = 4096 - ((int) (l_37 & 4095L));
                    i_40 = (i_39 < i_35) ? i_39 : i_35;
                    i_38 = i_40;
                }
                if (i_31 == 0) {
                    l_41 = gale_BlockAccess_beginRead(arg_fs, i_8, l_37, i_38, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_42 = l_41;
                } else {
                    l_42 = 0L;
                }
                GALEFS_BROADCAST(3, l_43, l_42);
                if (l_43 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_8;
                    gale_ints[gale_items + gale_item] = (uint) i_10;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_12;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_13;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                    gale_longs[gale_item] = (ulong) l_22;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_items + gale_item] = (ulong) l_26;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_33;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_34;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_36;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_37;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_43); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_8 = (int) gale_ints[gale_item];
                    i_10 = (int) gale_ints[gale_items + gale_item];
                    i_12 = (int) gale_ints[2 * gale_items + gale_item];
                    i_13 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    l_22 = (long) gale_longs[gale_item];
                    i_23 = (int) gale_ints[5 * gale_items + gale_item];
                    l_26 = (long) gale_longs[gale_items + gale_item];
                    i_27 = (int) gale_ints[6 * gale_items + gale_item];
                    l_28 = (long) gale_longs[2 * gale_items + gale_item];
                    i_33 = (int) gale_ints[7 * gale_items + gale_item];
                    i_34 = (int) gale_ints[8 * gale_items + gale_item];
                    l_36 = (long) gale_longs[3 * gale_items + gale_item];
                    l_37 = (long) gale_longs[4 * gale_items + gale_item];
                    i_15 = (int) ((uint) (1 << (arg_k << 1)) + (uint) (-1));
                    i_16 = (int) get_local_size(0);
                    i_17 = (int) get_local_id(0);
                    l_29 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_id(0);
                    l_43 = gale_reply(gale_entry);
                }
                i_44 = (int) l_43;
                if (l_43 < 0L) {
                    i_45 = 0;
                } else {
                    i_45 = i_44;
                }
                l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_46), (arg_buffer + 16 + (l_26 + l_36)), i_45);
                GALEFS_BARRIER(4);
                if (i_30 == 0) {
                    if (!(i_45 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_45, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_47 = (int) ((uint) i_33 + (uint) i_45);
                i_48 = ((l_43 == (-117L)) || (!((i_34 == 0) || ((((long) ((ulong) l_28 + (ulong) ((long) i_47))) & l_29) == 0)))) ? 1 : 0;
                i_49 = ((l_43 == (-117L)) || (!((i_45 < 1) || (!(i_47 < i_27))))) ? 1 : 0;
                if (l_43 < 0L) {
                    if (l_43 == (-117L)) {
                        i_32 = i_49;
                        i_33 = i_47;
                        i_34 = i_48;
                    } else {
                        i_32 = i_44;
                        i_33 = i_47;
                        i_34 = i_48;
                    }
                } else {
                    i_32 = i_49;
                    i_33 = i_47;
                    i_34 = i_48;
                }
            }
            if (i_33 < 1) {
                i_50 = i_32;
            } else {
                i_50 = i_33;
            }
            i_51 = (i_50 < 1) ? 0 : i_50;
            i_52 = (int) ((uint) i_23 + (uint) i_51);
            i_23 = i_52;
            i_24 = i_50;
        }
        goto B48;
    B47:;
    B48:;
        if (i_24 < 0) {
            i_53 = i_24;
        } else {
            i_53 = i_23;
        }
        i_54 = (int) ((uint) ((int) ((uint) i_53 - (uint) arg_k)) + (uint) 1);
        if (i_16 < 32) {
            if (!(i_54 < 1)) {
                l_55 = (long) (uint) i_54;
                i_56 = (int) gale_div_long((l_55 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_57 = (int) ((uint) i_12 + (uint) i_56);
                i_58 = (int) ((uint) ((int) ((uint) arg_k + (uint) ((int) ((uint) ((int) gale_div_long((l_55 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) - (uint) i_56)))) + (uint) (-1));
                i_59 = 0;
                i_60 = 0;
                i_61 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_61 < i_58)) {
                        break;
                    }
                    i_62 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_57 + (uint) i_61)) * 1));
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
                    i_69 = i_15 & (i_66 | (i_59 << 2));
                    i_70 = (int) ((uint) i_61 + (uint) 1);
                    if (i_67 < arg_k) {
                        i_59 = i_69;
                        i_60 = i_67;
                        i_61 = i_70;
                    } else {
                        i_71 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_69 << 2)), 1);
                        i_59 = i_69;
                        i_60 = i_67;
                        i_61 = i_70;
                    }
                }
            }
        } else {
            i_72 = ((int) get_local_size(0)) << 4;
            i_73 = ((int) get_local_id(0)) << 4;
            i_74 = i_73;
            while (true) {
                if (!(i_74 < i_54)) {
                    break;
                }
                i_75 = (int) ((uint) i_12 + (uint) i_74);
                i_76 = (int) ((uint) i_54 - (uint) i_74);
                i_77 = (i_76 < 16) ? i_76 : 16;
                i_78 = (int) ((uint) ((int) ((uint) arg_k + (uint) i_77)) + (uint) (-1));
                i_79 = 0;
                i_80 = 0;
                i_81 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_81 < i_78)) {
                        break;
                    }
                    i_82 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_81 + (uint) i_75)) * 1));
                    i_83 = (i_82 >> 1) & 3;
                    i_84 = i_83 ^ ((int) ((uint) i_83 >> 1));
                    i_85 = (int) gale_table_0[i_84];
                    if (i_82 == i_85) {
                        i_86 = i_84;
                    } else {
                        i_86 = (-1);
                    }
                    if (i_86 == (-1)) {
                        i_87 = 0;
                    } else {
                        i_88 = (int) ((uint) i_80 + (uint) 1);
                        i_87 = i_88;
                    }
                    i_89 = i_15 & (i_86 | (i_79 << 2));
                    i_90 = (int) ((uint) i_81 + (uint) 1);
                    if (i_87 < arg_k) {
                        i_79 = i_89;
                        i_80 = i_87;
                        i_81 = i_90;
                    } else {
                        i_91 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_89 << 2)), 1);
                        i_79 = i_89;
                        i_80 = i_87;
                        i_81 = i_90;
                    }
                }
                i_92 = (int) ((uint) i_74 + (uint) i_72);
                i_74 = i_92;
            }
        }
        GALEFS_BARRIER(5);
        i_18 = i_53;
    }
    if (((int) get_local_id(0)) == 0) {
        l_93 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_94 = l_93;
    } else {
        l_94 = 0L;
    }
    GALEFS_BROADCAST(6, l_95, l_94);
    if (l_95 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_95); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_18 = (int) gale_ints[gale_item];
        l_95 = gale_reply(gale_entry);
    }
    if (((long) i_18) < 0L) {
        i_96 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_18);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
