// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.graph.GraphKernels#begin
// entry point: galefs_begin
// parameters: LONG_ARRAY INT LONG_ARRAY INT_ARRAY INT_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 12
// context bytes: 72
// needs: BARRIERS
// string: "graph"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 16d3fba40ba23cda246692c24755b1e07a7ba86561fa87e94085b2715e7aa936
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 114, 97, 112, 104};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_26) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_80) VARIABLE(long, l_24) VARIABLE(long, l_34) VARIABLE(long, l_36) VARIABLE(long, l_40) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_61) VARIABLE(long, l_69) VARIABLE(__global uchar *, ul_25)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_26) VARIABLE(l_24) VARIABLE(ul_25)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_40) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(ul_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_40) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(l_69) VARIABLE(ul_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_80) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(ul_25)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_39)

__kernel void galefs_begin(__global uchar *arg_fs, int arg_root, __global uchar *arg_offsets, __global uchar *arg_firsts, __global uchar *arg_visited, __global uchar *arg_levels, __global uchar *arg_state, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_9, *ul_25;
    int i_0, i_1, i_3, i_4, i_5, i_6, i_7, i_8, i_10, i_11, i_12, i_13, i_14, i_19, i_20, i_26, i_27, i_31, i_32, i_33, i_37, i_38, i_39, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_62, i_63, i_64, i_70, i_71, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_95, i_98, i_99, i_109;
    long l_15, l_16, l_17, l_18, l_21, l_22, l_23, l_24, l_28, l_29, l_30, l_34, l_35, l_36, l_40, l_41, l_42, l_43, l_52, l_53, l_61, l_65, l_66, l_67, l_68, l_69, l_72, l_89, l_90, l_91, l_92, l_93, l_94, l_96, l_97, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_107, l_108;
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
            goto loop_26;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_1 = (int) get_global_id(0);
    ul_2 = arg_levels + 12L;
    i_3 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_4 = *((__global gale_int *) ul_2);
        if (!(i_3 < i_4)) {
            break;
        }
        i_5 = (arg_root == i_3) ? 0 : (-1);
        *((__global char *) (arg_levels + 16 + (long) i_3 * 1)) = (char) i_5;
        i_6 = (int) ((uint) i_0 + (uint) i_3);
        i_3 = i_6;
    }
    i_7 = (int) ((uint) arg_root >> 5);
    i_8 = (int) get_global_id(0);
    ul_9 = arg_visited + 12L;
    i_10 = i_8;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_11 = *((__global gale_int *) ul_9);
        if (!(i_10 < i_11)) {
            break;
        }
        if (i_10 == i_7) {
            i_12 = 1 << (arg_root & 31);
            i_13 = i_12;
        } else {
            i_13 = 0;
        }
        *((__global gale_int *) (arg_visited + ((((long) i_10) << 2) + 16L))) = i_13;
        i_14 = (int) ((uint) i_0 + (uint) i_10);
        i_10 = i_14;
    }
    if (((int) get_local_id(0)) == 0) {
        l_15 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_15 < 0L) {
            l_16 = l_15;
        } else {
            l_17 = (long) gale_group;
            l_18 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_17 << 12) + (l_17 << 11)))) + (ulong) 2048L);
            i_19 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_19 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_19))))) = (char) ((int) gale_literals[i_19]);
                i_20 = (int) ((uint) i_19 + (uint) 1);
                i_19 = i_20;
            }
            l_21 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
            l_16 = l_21;
        }
    } else {
        l_16 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_16 < (-4611686018427387904L)) {
            l_22 = gale_HostCall_awaitReply(arg_fs, l_16, gale_group);
            l_23 = l_22;
        } else {
            l_23 = l_16;
        }
    } else {
        l_23 = l_16;
    }
    GALEFS_BROADCAST(1, l_24, l_23);
    if (l_24 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_24); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_24 = gale_reply(gale_entry);
    }
    ul_25 = arg_offsets + 12L;
    i_26 = *((__global gale_int *) ul_25);
    if (((int) get_local_id(0)) == 0) {
        i_27 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
        l_28 = (long) i_27;
        l_29 = l_28;
    } else {
        l_29 = 0L;
    }
    GALEFS_BROADCAST(2, l_30, l_29);
    i_31 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_32 = 1 << i_31;
    i_33 = (i_32 < 65536) ? i_32 : 65536;
    l_34 = (long) i_33;
    l_35 = (long) ((ulong) l_30 * (ulong) l_34);
    l_36 = ((long) (uint) i_26) << 3;
    i_37 = (int) l_24;
    i_38 = (i_37 < 0) ? i_37 : 0;
    i_39 = i_38;
    l_40 = l_35;
    loop_26:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_29;
        }
        if (!(l_40 < l_36)) {
            goto B86;
        }
        if (!(i_39 == 0)) {
            break;
        }
        l_41 = (long) ((ulong) l_36 - (ulong) l_40);
        l_42 = (long) (i_33 + 8);
        l_43 = (l_41 < l_42) ? l_41 : l_42;
        i_44 = (int) l_43;
        i_45 = (i_44 < 0) ? (-22) : 1;
        i_46 = (int) get_local_size(0);
        i_47 = (int) get_local_id(0);
        i_48 = (int) get_local_id(0);
        i_49 = 0;
        i_50 = i_45;
        loop_29:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_32;
            }
            if (i_50 < 1) {
                goto B62;
            }
            if (!(i_49 < i_44)) {
                break;
            }
            i_51 = (int) ((uint) i_44 - (uint) i_49);
            l_52 = (long) ((ulong) l_40 + (ulong) ((long) i_49));
            l_53 = (long) ((ulong) (1L << i_31) + (ulong) (-1L));
            i_54 = (int) get_local_id(0);
            i_55 = (int) get_local_id(0);
            i_56 = (int) get_local_id(0);
            i_57 = 1;
            i_58 = 0;
            i_59 = 0;
            loop_32:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_57 == 1)) {
                    break;
                }
                i_60 = (int) ((uint) i_51 - (uint) i_58);
                l_61 = (long) ((ulong) l_52 + (ulong) ((long) i_58));
                if (i_59 == 0) {
                    i_62 = i_60;
                } else {
                    i_63 = 4096 - ((int) (l_61 & 4095L));
                    i_64 = (i_63 < i_60) ? i_63 : i_60;
                    i_62 = i_64;
                }
                if (i_56 == 0) {
                    l_65 = gale_BlockAccess_beginRead(arg_fs, i_37, l_61, i_62, gale_group);
                    l_66 = l_65;
                } else {
                    l_66 = 0L;
                }
                if (i_55 == 0) {
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
                    gale_ints[gale_item] = (uint) i_33;
                    gale_longs[gale_item] = (ulong) l_34;
                    gale_longs[gale_items + gale_item] = (ulong) l_36;
                    gale_ints[gale_items + gale_item] = (uint) i_37;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_40;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_51;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_52;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_58;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_59;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_61;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_69); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_33 = (int) gale_ints[gale_item];
                    l_34 = (long) gale_longs[gale_item];
                    l_36 = (long) gale_longs[gale_items + gale_item];
                    i_37 = (int) gale_ints[gale_items + gale_item];
                    l_40 = (long) gale_longs[2 * gale_items + gale_item];
                    i_44 = (int) gale_ints[2 * gale_items + gale_item];
                    i_49 = (int) gale_ints[3 * gale_items + gale_item];
                    i_51 = (int) gale_ints[4 * gale_items + gale_item];
                    l_52 = (long) gale_longs[3 * gale_items + gale_item];
                    i_58 = (int) gale_ints[5 * gale_items + gale_item];
                    i_59 = (int) gale_ints[6 * gale_items + gale_item];
                    l_61 = (long) gale_longs[4 * gale_items + gale_item];
                    ul_25 = arg_offsets + 12L;
                    i_31 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    i_46 = (int) get_local_size(0);
                    i_47 = (int) get_local_id(0);
                    i_48 = (int) get_local_id(0);
                    l_53 = (long) ((ulong) (1L << i_31) + (ulong) (-1L));
                    i_54 = (int) get_local_id(0);
                    i_55 = (int) get_local_id(0);
                    i_56 = (int) get_local_id(0);
                    l_69 = gale_reply(gale_entry);
                }
                i_70 = (int) l_69;
                if (l_69 < 0L) {
                    i_71 = 0;
                } else {
                    i_71 = i_70;
                }
                l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_69, l_61, gale_group);
                gale_copy((arg_fs + 16 + l_72), (arg_offsets + 16 + l_61), i_71);
                GALEFS_BARRIER(4);
                if (i_54 == 0) {
                    if (!(i_71 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_71, gale_group);
                    }
                }
                i_73 = (int) ((uint) i_58 + (uint) i_71);
                i_74 = ((l_69 == (-117L)) || (!((i_59 == 0) || ((((long) ((ulong) l_52 + (ulong) ((long) i_73))) & l_53) == 0)))) ? 1 : 0;
                i_75 = ((l_69 == (-117L)) || (!((i_71 < 1) || (!(i_73 < i_51))))) ? 1 : 0;
                if (l_69 < 0L) {
                    if (l_69 == (-117L)) {
                        i_57 = i_75;
                        i_58 = i_73;
                        i_59 = i_74;
                    } else {
                        i_57 = i_70;
                        i_58 = i_73;
                        i_59 = i_74;
                    }
                } else {
                    i_57 = i_75;
                    i_58 = i_73;
                    i_59 = i_74;
                }
            }
            if (i_58 < 1) {
                i_76 = i_57;
            } else {
                i_76 = i_58;
            }
            i_77 = (i_76 < 1) ? 0 : i_76;
            i_78 = (int) ((uint) i_49 + (uint) i_77);
            i_49 = i_78;
            i_50 = i_76;
        }
        goto B63;
    B62:;
    B63:;
        if (i_50 < 0) {
            i_79 = i_50;
        } else {
            i_79 = i_49;
        }
        if (i_44 == i_79) {
            i_80 = 0;
        } else {
            i_81 = (i_79 < 0) ? i_79 : (-5);
            i_82 = (i_81 < 1) ? i_81 : 0;
            i_80 = i_82;
        }
        if (i_80 == 0) {
            i_83 = (((int) ((uint) i_44 + (uint) ((int) ((uint) (i_44 >> 31) >> 29)))) >> 3) + (-1);
            i_84 = i_83;
        } else {
            i_84 = 0;
        }
        i_85 = (int) (((long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_40 >> 63) >> 61)))) >> 3);
        i_86 = i_48;
        while (true) {
            if (!(i_86 < i_84)) {
                break;
            }
            i_87 = *((__global gale_int *) ul_25);
            i_88 = (int) ((uint) i_86 + (uint) i_85);
            l_89 = (long) i_88;
            l_90 = *((__global gale_long *) (arg_offsets + ((l_89 << 3) + 16L)));
            l_91 = *((__global gale_long *) (arg_offsets + (((l_89 + 1L) << 3) + 16L)));
            if (i_88 == 0) {
                *((__global gale_int *) (arg_firsts + 16L)) = 0;
            }
            l_92 = ((long) (uint) i_87) << 3;
            l_93 = (long) ((ulong) l_92 + (ulong) (l_91 << 2));
            l_94 = gale_div_long(((long) ((ulong) ((long) ((ulong) l_34 + (ulong) ((long) ((ulong) l_92 + (ulong) (l_90 << 2))))) + (ulong) (-1L))), l_34);
            i_95 = (int) gale_div_long(l_92, l_34);
            l_96 = l_94;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(((long) ((ulong) l_34 * (ulong) l_96)) < l_93)) {
                    break;
                }
                *((__global gale_int *) (arg_firsts + ((((long) ((int) ((uint) ((int) l_96) - (uint) i_95))) << 2) + 16L))) = i_88;
                l_97 = (long) ((ulong) l_96 + (ulong) 1L);
                l_96 = l_97;
            }
            i_98 = (int) ((uint) i_86 + (uint) i_46);
            i_86 = i_98;
        }
        if (i_47 == 0) {
            i_99 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
            l_100 = (long) i_99;
            l_101 = l_100;
        } else {
            l_101 = 0L;
        }
        GALEFS_BROADCAST(5, l_102, l_101);
        l_103 = (long) ((ulong) l_34 * (ulong) l_102);
        i_39 = i_80;
        l_40 = l_103;
    }
    goto B87;
B86:;
B87:;
    if (((int) get_local_id(0)) == 0) {
        l_104 = gale_OpenFileCalls_beginClose(arg_fs, i_37, gale_group);
        l_105 = l_104;
    } else {
        l_105 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_105 < (-4611686018427387904L)) {
            l_106 = gale_HostCall_awaitReply(arg_fs, l_105, gale_group);
            l_107 = l_106;
        } else {
            l_107 = l_105;
        }
    } else {
        l_107 = l_105;
    }
    GALEFS_BROADCAST(6, l_108, l_107);
    if (l_108 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_39;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_108); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_39 = (int) gale_ints[gale_item];
        l_108 = gale_reply(gale_entry);
    }
    if (i_39 < 0) {
        i_109 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_39);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_23) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_74) VARIABLE(long, l_21) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_49) VARIABLE(long, l_50) VARIABLE(long, l_57) VARIABLE(long, l_63) VARIABLE(__global uchar *, ul_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_23) VARIABLE(l_21) VARIABLE(ul_22)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_57) VARIABLE(ul_22)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_63) VARIABLE(ul_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_74) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_36)

__kernel void galefs_begin(__global uchar *arg_fs, int arg_root, __global uchar *arg_offsets, __global uchar *arg_firsts, __global uchar *arg_visited, __global uchar *arg_levels, __global uchar *arg_state, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_9, *ul_22;
    int i_0, i_1, i_3, i_4, i_5, i_6, i_7, i_8, i_10, i_11, i_12, i_13, i_14, i_18, i_19, i_23, i_24, i_28, i_29, i_30, i_34, i_35, i_36, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_51, i_52, i_53, i_54, i_55, i_56, i_58, i_59, i_60, i_64, i_65, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_89, i_92, i_93, i_101;
    long l_15, l_16, l_17, l_20, l_21, l_25, l_26, l_27, l_31, l_32, l_33, l_37, l_38, l_39, l_40, l_49, l_50, l_57, l_61, l_62, l_63, l_66, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_91, l_94, l_95, l_96, l_97, l_98, l_99, l_100;
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
            goto loop_21;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = (int) ((uint) gale_group_count * (uint) ((int) get_local_size(0)));
    i_1 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    ul_2 = arg_levels + 12L;
    i_3 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_4 = *((__global gale_int *) ul_2);
        if (!(i_3 < i_4)) {
            break;
        }
        i_5 = (arg_root == i_3) ? 0 : (-1);
        *((__global char *) (arg_levels + 16 + (long) i_3 * 1)) = (char) i_5;
        i_6 = (int) ((uint) i_0 + (uint) i_3);
        i_3 = i_6;
    }
    i_7 = (int) ((uint) arg_root >> 5);
    i_8 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    ul_9 = arg_visited + 12L;
    i_10 = i_8;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_11 = *((__global gale_int *) ul_9);
        if (!(i_10 < i_11)) {
            break;
        }
        if (i_10 == i_7) {
            i_12 = 1 << (arg_root & 31);
            i_13 = i_12;
        } else {
            i_13 = 0;
        }
        *((__global gale_int *) (arg_visited + ((((long) i_10) << 2) + 16L))) = i_13;
        i_14 = (int) ((uint) i_0 + (uint) i_10);
        i_10 = i_14;
    }
    if (((int) get_local_id(0)) == 0) {
        l_15 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_15 < 0L) {
            l_16 = l_15;
        } else {
            l_17 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_18 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_18 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) ((long) i_18))))) = (char) ((int) gale_literals[i_18]);
                i_19 = (int) ((uint) i_18 + (uint) 1);
                i_18 = i_19;
            }
            l_20 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_16 = l_20;
        }
    } else {
        l_16 = 0L;
    }
    GALEFS_BROADCAST(1, l_21, l_16);
    if (l_21 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_21); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_21 = gale_reply(gale_entry);
    }
    ul_22 = arg_offsets + 12L;
    i_23 = *((__global gale_int *) ul_22);
    if (((int) get_local_id(0)) == 0) {
        i_24 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
        l_25 = (long) i_24;
        l_26 = l_25;
    } else {
        l_26 = 0L;
    }
    GALEFS_BROADCAST(2, l_27, l_26);
    i_28 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_29 = 1 << i_28;
    i_30 = (i_29 < 65536) ? i_29 : 65536;
    l_31 = (long) i_30;
    l_32 = (long) ((ulong) l_27 * (ulong) l_31);
    l_33 = ((long) (uint) i_23) << 3;
    i_34 = (int) l_21;
    i_35 = (i_34 < 0) ? i_34 : 0;
    i_36 = i_35;
    l_37 = l_32;
    loop_21:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_24;
        }
        if (!(l_37 < l_33)) {
            goto B76;
        }
        if (!(i_36 == 0)) {
            break;
        }
        l_38 = (long) ((ulong) l_33 - (ulong) l_37);
        l_39 = (long) (i_30 + 8);
        l_40 = (l_38 < l_39) ? l_38 : l_39;
        i_41 = (int) l_40;
        i_42 = (i_41 < 0) ? (-22) : 1;
        i_43 = (int) get_local_size(0);
        i_44 = (int) get_local_id(0);
        i_45 = (int) get_local_id(0);
        i_46 = 0;
        i_47 = i_42;
        loop_24:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_27;
            }
            if (i_47 < 1) {
                goto B52;
            }
            if (!(i_46 < i_41)) {
                break;
            }
            i_48 = (int) ((uint) i_41 - (uint) i_46);
            l_49 = (long) ((ulong) l_37 + (ulong) ((long) i_46));
            l_50 = (long) ((ulong) (1L << i_28) + (ulong) (-1L));
            i_51 = (int) get_local_id(0);
            i_52 = (int) get_local_id(0);
            i_53 = 1;
            i_54 = 0;
            i_55 = 0;
            loop_27:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_53 == 1)) {
                    break;
                }
                i_56 = (int) ((uint) i_48 - (uint) i_54);
                l_57 = (long) ((ulong) l_49 + (ulong) ((long) i_54));
                if (i_55 == 0) {
                    i_58 = i_56;
                } else {
                    i_59 = 4096 - ((int) (l_57 & 4095L));
                    i_60 = (i_59 < i_56) ? i_59 : i_56;
                    i_58 = i_60;
                }
                if (i_52 == 0) {
                    l_61 = gale_BlockAccess_beginRead(arg_fs, i_34, l_57, i_58, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_62 = l_61;
                } else {
                    l_62 = 0L;
                }
                GALEFS_BROADCAST(3, l_63, l_62);
                if (l_63 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_30;
                    gale_longs[gale_item] = (ulong) l_31;
                    gale_longs[gale_items + gale_item] = (ulong) l_33;
                    gale_ints[gale_items + gale_item] = (uint) i_34;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_37;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_41;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_46;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_49;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_54;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_55;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_57;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_63); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_30 = (int) gale_ints[gale_item];
                    l_31 = (long) gale_longs[gale_item];
                    l_33 = (long) gale_longs[gale_items + gale_item];
                    i_34 = (int) gale_ints[gale_items + gale_item];
                    l_37 = (long) gale_longs[2 * gale_items + gale_item];
                    i_41 = (int) gale_ints[2 * gale_items + gale_item];
                    i_46 = (int) gale_ints[3 * gale_items + gale_item];
                    i_48 = (int) gale_ints[4 * gale_items + gale_item];
                    l_49 = (long) gale_longs[3 * gale_items + gale_item];
                    i_54 = (int) gale_ints[5 * gale_items + gale_item];
                    i_55 = (int) gale_ints[6 * gale_items + gale_item];
                    l_57 = (long) gale_longs[4 * gale_items + gale_item];
                    ul_22 = arg_offsets + 12L;
                    i_28 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    i_43 = (int) get_local_size(0);
                    i_44 = (int) get_local_id(0);
                    i_45 = (int) get_local_id(0);
                    l_50 = (long) ((ulong) (1L << i_28) + (ulong) (-1L));
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    l_63 = gale_reply(gale_entry);
                }
                i_64 = (int) l_63;
                if (l_63 < 0L) {
                    i_65 = 0;
                } else {
                    i_65 = i_64;
                }
                l_66 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_57, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_66), (arg_offsets + 16 + l_57), i_65);
                GALEFS_BARRIER(4);
                if (i_51 == 0) {
                    if (!(i_65 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_65, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_67 = (int) ((uint) i_54 + (uint) i_65);
                i_68 = ((l_63 == (-117L)) || (!((i_55 == 0) || ((((long) ((ulong) l_49 + (ulong) ((long) i_67))) & l_50) == 0)))) ? 1 : 0;
                i_69 = ((l_63 == (-117L)) || (!((i_65 < 1) || (!(i_67 < i_48))))) ? 1 : 0;
                if (l_63 < 0L) {
                    if (l_63 == (-117L)) {
                        i_53 = i_69;
                        i_54 = i_67;
                        i_55 = i_68;
                    } else {
                        i_53 = i_64;
                        i_54 = i_67;
                        i_55 = i_68;
                    }
                } else {
                    i_53 = i_69;
                    i_54 = i_67;
                    i_55 = i_68;
                }
            }
            if (i_54 < 1) {
                i_70 = i_53;
            } else {
                i_70 = i_54;
            }
            i_71 = (i_70 < 1) ? 0 : i_70;
            i_72 = (int) ((uint) i_46 + (uint) i_71);
            i_46 = i_72;
            i_47 = i_70;
        }
        goto B53;
    B52:;
    B53:;
        if (i_47 < 0) {
            i_73 = i_47;
        } else {
            i_73 = i_46;
        }
        if (i_41 == i_73) {
            i_74 = 0;
        } else {
            i_75 = (i_73 < 0) ? i_73 : (-5);
            i_76 = (i_75 < 1) ? i_75 : 0;
            i_74 = i_76;
        }
        if (i_74 == 0) {
            i_77 = (((int) ((uint) i_41 + (uint) ((int) ((uint) (i_41 >> 31) >> 29)))) >> 3) + (-1);
            i_78 = i_77;
        } else {
            i_78 = 0;
        }
        i_79 = (int) (((long) ((ulong) l_37 + (ulong) ((long) ((ulong) (l_37 >> 63) >> 61)))) >> 3);
        i_80 = i_45;
        while (true) {
            if (!(i_80 < i_78)) {
                break;
            }
            i_81 = *((__global gale_int *) ul_22);
            i_82 = (int) ((uint) i_80 + (uint) i_79);
            l_83 = (long) i_82;
            l_84 = *((__global gale_long *) (arg_offsets + ((l_83 << 3) + 16L)));
            l_85 = *((__global gale_long *) (arg_offsets + (((l_83 + 1L) << 3) + 16L)));
            if (i_82 == 0) {
                *((__global gale_int *) (arg_firsts + 16L)) = 0;
            }
            l_86 = ((long) (uint) i_81) << 3;
            l_87 = (long) ((ulong) l_86 + (ulong) (l_85 << 2));
            l_88 = gale_div_long(((long) ((ulong) ((long) ((ulong) l_31 + (ulong) ((long) ((ulong) l_86 + (ulong) (l_84 << 2))))) + (ulong) (-1L))), l_31);
            i_89 = (int) gale_div_long(l_86, l_31);
            l_90 = l_88;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(((long) ((ulong) l_31 * (ulong) l_90)) < l_87)) {
                    break;
                }
                *((__global gale_int *) (arg_firsts + ((((long) ((int) ((uint) ((int) l_90) - (uint) i_89))) << 2) + 16L))) = i_82;
                l_91 = (long) ((ulong) l_90 + (ulong) 1L);
                l_90 = l_91;
            }
            i_92 = (int) ((uint) i_80 + (uint) i_43);
            i_80 = i_92;
        }
        if (i_44 == 0) {
            i_93 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
            l_94 = (long) i_93;
            l_95 = l_94;
        } else {
            l_95 = 0L;
        }
        GALEFS_BROADCAST(5, l_96, l_95);
        l_97 = (long) ((ulong) l_31 * (ulong) l_96);
        i_36 = i_74;
        l_37 = l_97;
    }
    goto B77;
B76:;
B77:;
    if (((int) get_local_id(0)) == 0) {
        l_98 = gale_OpenFileCalls_beginClose(arg_fs, i_34, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_99 = l_98;
    } else {
        l_99 = 0L;
    }
    GALEFS_BROADCAST(6, l_100, l_99);
    if (l_100 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_36;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_100); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_36 = (int) gale_ints[gale_item];
        l_100 = gale_reply(gale_entry);
    }
    if (i_36 < 0) {
        i_101 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_36);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
