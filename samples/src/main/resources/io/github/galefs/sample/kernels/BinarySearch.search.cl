// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BinarySearch#search
// entry point: galefs_search
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE READ_WRITE
// waits: 5
// saved values: 13
// context bytes: 96
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "keys"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 69e71201e651e1239ae6248aeda4e759d387b027d2caa1f3a9868c1c4f0d9785
// functions SHA-256: 0214bdf687b246166460f18f4e2722a91f192903e9728495afd8120971d1fd19
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {107, 101, 121, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_107) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_99) VARIABLE(long, l_105) VARIABLE(long, l_18) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_32) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_61) VARIABLE(long, l_72) VARIABLE(long, l_73) VARIABLE(long, l_80) VARIABLE(long, l_81) VARIABLE(long, l_82) VARIABLE(long, l_90) VARIABLE(__global uchar *, ul_33) VARIABLE(__global uchar *, ul_38)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_33) VARIABLE(ul_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_61) VARIABLE(ul_33) VARIABLE(ul_38)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(ul_33) VARIABLE(ul_38)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_45) VARIABLE(l_80) VARIABLE(l_81) VARIABLE(l_82) VARIABLE(ul_33) VARIABLE(ul_38)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_45) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(ul_33) VARIABLE(ul_38)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_99) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(ul_33) VARIABLE(ul_38)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(l_105) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(ul_33) VARIABLE(ul_38)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_107) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(l_105) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(ul_33) VARIABLE(ul_38)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_keys, __global uchar *arg_places, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_33, *ul_38;
    int i_4, i_5, i_10, i_11, i_19, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_29, i_30, i_31, i_34, i_35, i_36, i_37, i_39, i_40, i_48, i_49, i_50, i_51, i_54, i_55, i_56, i_62, i_63, i_65, i_66, i_67, i_68, i_69, i_74, i_75, i_76, i_77, i_78, i_79, i_83, i_84, i_85, i_91, i_92, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_102, i_103, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_112;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_20, l_25, l_32, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_52, l_53, l_57, l_58, l_59, l_60, l_61, l_64, l_70, l_71, l_72, l_73, l_80, l_81, l_82, l_86, l_87, l_88, l_89, l_90, l_93, l_101, l_105, l_113, l_114, l_115, l_116, l_117;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 9 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_25;
        case 4:
            goto loop_25;
        case 5:
            goto resume_5;
        default:
            break;
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
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
    if (((long) i_10) < 0L) {
        i_11 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_10);
    }
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_OpenFileCalls_status(arg_fs, i_10, 0, gale_group);
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_13 < (-4611686018427387904L)) {
            l_14 = gale_HostCall_awaitReply(arg_fs, l_13, gale_group);
            l_15 = l_14;
        } else {
            l_15 = l_13;
        }
    } else {
        l_15 = l_13;
    }
    GALEFS_BROADCAST(2, l_16, l_15);
    if (l_16 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_16); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        l_16 = gale_reply(gale_entry);
    }
    l_17 = (l_16 < 1L) ? 0L : l_16;
    l_18 = (long) ((ulong) l_17 >> 3);
    i_19 = (int) get_local_size(0);
    l_20 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_21 = (int) get_num_groups(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_size(0);
    i_24 = (int) get_local_id(0);
    l_25 = (((long) i_24) << 2) + 16L;
    i_26 = GALEFS_LOCAL_SIZE;
    i_27 = (int) get_local_id(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    i_31 = gale_group << 6;
    l_32 = ((long) i_31) << 3;
    ul_33 = arg_keys + (l_32 + 16L);
    i_34 = (int) get_local_id(0);
    i_35 = (int) get_local_id(0);
    i_36 = (int) get_local_id(0);
    i_37 = gale_group;
    ul_38 = arg_queries + 12L;
    i_39 = i_37;
    loop_25:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_27;
        }
        if (gale_resuming == 4) {
            goto loop_65;
        }
        i_40 = *((__global gale_int *) ul_38);
        if (!(i_39 < i_40)) {
            break;
        }
        l_41 = (((long) i_39) << 3) + 16L;
        l_42 = *((__global gale_long *) (arg_queries + l_41));
        l_43 = 0L;
        l_44 = l_18;
        loop_27:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_29;
            }
            l_45 = (long) ((ulong) l_44 - (ulong) l_43);
            if (l_45 < 65L) {
                break;
            }
            l_46 = (long) ((ulong) ((long) ((ulong) l_43 + (ulong) l_44)) >> 1);
            l_47 = l_46 << 3;
            i_48 = 1;
            i_49 = 0;
            i_50 = 0;
            loop_29:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_48 == 1)) {
                    break;
                }
                i_51 = (int) ((uint) 8 - (uint) i_49);
                l_52 = (long) i_49;
                l_53 = (long) ((ulong) l_52 + (ulong) l_47);
                if (i_50 == 0) {
                    i_54 = i_51;
                } else {
                    i_55 = 4096 - ((int) (l_53 & 4095L));
                    i_56 = (i_55 < i_51) ? i_55 : i_51;
                    i_54 = i_56;
                }
                if (i_36 == 0) {
                    l_57 = gale_BlockAccess_beginRead(arg_fs, i_10, l_53, i_54, gale_group);
                    l_58 = l_57;
                } else {
                    l_58 = 0L;
                }
                if (i_35 == 0) {
                    if (l_58 < (-4611686018427387904L)) {
                        l_59 = gale_HostCall_awaitReply(arg_fs, l_58, gale_group);
                        l_60 = l_59;
                    } else {
                        l_60 = l_58;
                    }
                } else {
                    l_60 = l_58;
                }
                GALEFS_BROADCAST(3, l_61, l_60);
                if (l_61 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_ints[gale_items + gale_item] = (uint) i_39;
                    gale_longs[gale_items + gale_item] = (ulong) l_41;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_43;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_44;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_46;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_47;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_50;
                    gale_longs[7 * gale_items + gale_item] = (ulong) l_52;
                    gale_longs[8 * gale_items + gale_item] = (ulong) l_53;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_61); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    l_18 = (long) gale_longs[gale_item];
                    i_39 = (int) gale_ints[gale_items + gale_item];
                    l_41 = (long) gale_longs[gale_items + gale_item];
                    l_42 = (long) gale_longs[2 * gale_items + gale_item];
                    l_43 = (long) gale_longs[3 * gale_items + gale_item];
                    l_44 = (long) gale_longs[4 * gale_items + gale_item];
                    l_46 = (long) gale_longs[5 * gale_items + gale_item];
                    l_47 = (long) gale_longs[6 * gale_items + gale_item];
                    i_49 = (int) gale_ints[2 * gale_items + gale_item];
                    i_50 = (int) gale_ints[3 * gale_items + gale_item];
                    l_52 = (long) gale_longs[7 * gale_items + gale_item];
                    l_53 = (long) gale_longs[8 * gale_items + gale_item];
                    i_19 = (int) get_local_size(0);
                    l_20 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_21 = (int) get_num_groups(0);
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_size(0);
                    i_24 = (int) get_local_id(0);
                    l_25 = (((long) i_24) << 2) + 16L;
                    i_27 = (int) get_local_id(0);
                    i_28 = (int) get_local_id(0);
                    i_29 = (int) get_local_id(0);
                    i_30 = (int) get_local_id(0);
                    i_31 = gale_group << 6;
                    l_32 = ((long) i_31) << 3;
                    ul_33 = arg_keys + (l_32 + 16L);
                    i_34 = (int) get_local_id(0);
                    i_35 = (int) get_local_id(0);
                    i_36 = (int) get_local_id(0);
                    ul_38 = arg_queries + 12L;
                    l_61 = gale_reply(gale_entry);
                }
                i_62 = (int) l_61;
                if (l_61 < 0L) {
                    i_63 = 0;
                } else {
                    i_63 = i_62;
                }
                l_64 = gale_BlockAccess_offsetInRegion(arg_fs, l_61, l_53, gale_group);
                gale_copy((arg_fs + 16 + l_64), (arg_keys + 16 + (l_52 + l_32)), i_63);
                GALEFS_BARRIER(4);
                if (i_34 == 0) {
                    if (!(i_63 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_63, gale_group);
                    }
                }
                i_65 = (int) ((uint) i_49 + (uint) i_63);
                i_66 = ((l_61 == (-117L)) || (!((i_50 == 0) || ((((long) ((ulong) ((long) i_65) + (ulong) l_47)) & l_20) == 0)))) ? 1 : 0;
                i_67 = ((l_61 == (-117L)) || (!((i_63 < 1) || (!(i_65 < 8))))) ? 1 : 0;
                if (l_61 < 0L) {
                    if (l_61 == (-117L)) {
                        i_48 = i_67;
                        i_49 = i_65;
                        i_50 = i_66;
                    } else {
                        i_48 = i_62;
                        i_49 = i_65;
                        i_50 = i_66;
                    }
                } else {
                    i_48 = i_67;
                    i_49 = i_65;
                    i_50 = i_66;
                }
            }
            if (i_49 < 1) {
                i_68 = i_48;
            } else {
                i_68 = i_49;
            }
            if (((long) i_68) < 0L) {
                i_69 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_68);
            }
            l_70 = *((__global gale_long *) ul_33);
            if (l_70 < l_42) {
                l_71 = (long) ((ulong) l_46 + (ulong) 1L);
                l_72 = l_71;
                l_73 = l_44;
            } else {
                l_72 = l_43;
                l_73 = l_46;
            }
            GALEFS_BARRIER(5);
            l_43 = l_72;
            l_44 = l_73;
        }
        i_74 = 1;
        i_75 = 0;
        i_76 = 0;
        loop_65:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            i_77 = (int) l_45;
            if (!(i_74 == 1)) {
                break;
            }
            i_78 = i_77 << 3;
            i_79 = (int) ((uint) i_78 - (uint) i_75);
            l_80 = (long) i_75;
            l_81 = l_43 << 3;
            l_82 = (long) ((ulong) l_80 + (ulong) l_81);
            if (i_76 == 0) {
                i_83 = i_79;
            } else {
                i_84 = 4096 - ((int) (l_82 & 4095L));
                i_85 = (i_84 < i_79) ? i_84 : i_79;
                i_83 = i_85;
            }
            if (i_30 == 0) {
                l_86 = gale_BlockAccess_beginRead(arg_fs, i_10, l_82, i_83, gale_group);
                l_87 = l_86;
            } else {
                l_87 = 0L;
            }
            if (i_29 == 0) {
                if (l_87 < (-4611686018427387904L)) {
                    l_88 = gale_HostCall_awaitReply(arg_fs, l_87, gale_group);
                    l_89 = l_88;
                } else {
                    l_89 = l_87;
                }
            } else {
                l_89 = l_87;
            }
            GALEFS_BROADCAST(6, l_90, l_89);
            if (l_90 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_18;
                gale_ints[gale_items + gale_item] = (uint) i_39;
                gale_longs[gale_items + gale_item] = (ulong) l_41;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_43;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_45;
                gale_ints[2 * gale_items + gale_item] = (uint) i_75;
                gale_ints[3 * gale_items + gale_item] = (uint) i_76;
                gale_ints[4 * gale_items + gale_item] = (uint) i_78;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_80;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_81;
                gale_longs[7 * gale_items + gale_item] = (ulong) l_82;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_90); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_18 = (long) gale_longs[gale_item];
                i_39 = (int) gale_ints[gale_items + gale_item];
                l_41 = (long) gale_longs[gale_items + gale_item];
                l_42 = (long) gale_longs[2 * gale_items + gale_item];
                l_43 = (long) gale_longs[3 * gale_items + gale_item];
                l_45 = (long) gale_longs[4 * gale_items + gale_item];
                i_75 = (int) gale_ints[2 * gale_items + gale_item];
                i_76 = (int) gale_ints[3 * gale_items + gale_item];
                i_78 = (int) gale_ints[4 * gale_items + gale_item];
                l_80 = (long) gale_longs[5 * gale_items + gale_item];
                l_81 = (long) gale_longs[6 * gale_items + gale_item];
                l_82 = (long) gale_longs[7 * gale_items + gale_item];
                i_19 = (int) get_local_size(0);
                l_20 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_21 = (int) get_num_groups(0);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_size(0);
                i_24 = (int) get_local_id(0);
                l_25 = (((long) i_24) << 2) + 16L;
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_id(0);
                i_29 = (int) get_local_id(0);
                i_30 = (int) get_local_id(0);
                i_31 = gale_group << 6;
                l_32 = ((long) i_31) << 3;
                ul_33 = arg_keys + (l_32 + 16L);
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                ul_38 = arg_queries + 12L;
                l_90 = gale_reply(gale_entry);
            }
            i_91 = (int) l_90;
            if (l_90 < 0L) {
                i_92 = 0;
            } else {
                i_92 = i_91;
            }
            l_93 = gale_BlockAccess_offsetInRegion(arg_fs, l_90, l_82, gale_group);
            gale_copy((arg_fs + 16 + l_93), (arg_keys + 16 + (l_80 + l_32)), i_92);
            GALEFS_BARRIER(7);
            if (i_28 == 0) {
                if (!(i_92 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_92, gale_group);
                }
            }
            i_94 = (int) ((uint) i_75 + (uint) i_92);
            i_95 = ((l_90 == (-117L)) || (!((i_76 == 0) || ((l_20 & ((long) ((ulong) ((long) i_94) + (ulong) l_81))) == 0)))) ? 1 : 0;
            i_96 = ((l_90 == (-117L)) || (!((i_92 < 1) || (!(i_94 < i_78))))) ? 1 : 0;
            if (l_90 < 0L) {
                if (l_90 == (-117L)) {
                    i_74 = i_96;
                    i_75 = i_94;
                    i_76 = i_95;
                } else {
                    i_74 = i_91;
                    i_75 = i_94;
                    i_76 = i_95;
                }
            } else {
                i_74 = i_96;
                i_75 = i_94;
                i_76 = i_95;
            }
        }
        if (i_75 < 1) {
            i_97 = i_74;
        } else {
            i_97 = i_75;
        }
        if (((long) i_97) < 0L) {
            i_98 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_97);
        }
        i_99 = 0;
        i_100 = i_27;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_100 < i_77)) {
                break;
            }
            l_101 = *((__global gale_long *) (arg_keys + ((((long) ((int) ((uint) i_100 + (uint) i_31))) << 3) + 16L)));
            i_102 = (l_101 < l_42) ? 1 : 0;
            i_103 = (int) ((uint) i_99 + (uint) i_102);
            i_104 = (int) ((uint) i_100 + (uint) i_19);
            i_99 = i_103;
            i_100 = i_104;
        }
        GALEFS_LOCAL_BARRIER(8);
        l_105 = (-16L) + l_25;
        *((__local gale_int *) (gale_scratch_memory + l_105)) = i_99;
        GALEFS_LOCAL_BARRIER(9);
        i_106 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_106 < i_23)) {
                break;
            }
            i_107 = i_106 << 1;
            if ((i_24 & ((int) ((uint) i_107 + (uint) (-1)))) == 0) {
                i_108 = (int) ((uint) i_24 + (uint) i_106);
                if (i_108 < i_23) {
                    i_109 = *((__local gale_int *) (gale_scratch_memory + l_105));
                    i_110 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_108) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_105)) = ((int) ((uint) i_109 + (uint) i_110));
                }
            }
            GALEFS_LOCAL_BARRIER(10);
            i_106 = i_107;
        }
        i_111 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_112 = (int) ((uint) i_39 + (uint) i_21);
        if (i_22 == 0) {
            *((__global gale_long *) (arg_places + l_41)) = ((long) ((ulong) l_43 + (ulong) ((long) i_111)));
            i_39 = i_112;
        } else {
            i_39 = i_112;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_113 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
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
    GALEFS_BROADCAST(11, l_117, l_116);
    if (l_117 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_117); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_117 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_7) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_88) VARIABLE(int, i_96) VARIABLE(long, l_13) VARIABLE(long, l_15) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_52) VARIABLE(long, l_63) VARIABLE(long, l_64) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_73) VARIABLE(long, l_79) VARIABLE(long, l_94) VARIABLE(__global uchar *, ul_27) VARIABLE(__global uchar *, ul_31)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(ul_27) VARIABLE(ul_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_52) VARIABLE(ul_27) VARIABLE(ul_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(ul_27) VARIABLE(ul_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(ul_27) VARIABLE(ul_31)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_7) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_72) VARIABLE(l_79) VARIABLE(ul_27) VARIABLE(ul_31)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_7) VARIABLE(i_88) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(ul_27) VARIABLE(ul_31)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_94) VARIABLE(ul_27) VARIABLE(ul_31)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_7) VARIABLE(i_96) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_94) VARIABLE(ul_27) VARIABLE(ul_31)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_keys, __global uchar *arg_places, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_27, *ul_31;
    int i_3, i_4, i_7, i_8, i_14, i_16, i_17, i_18, i_19, i_21, i_22, i_23, i_24, i_25, i_28, i_29, i_30, i_32, i_33, i_41, i_42, i_43, i_44, i_47, i_48, i_49, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_65, i_66, i_67, i_68, i_69, i_70, i_74, i_75, i_76, i_80, i_81, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_91, i_92, i_93, i_95, i_96, i_97, i_98, i_99, i_100, i_101;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_10, l_11, l_12, l_13, l_15, l_20, l_26, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_45, l_46, l_50, l_51, l_52, l_55, l_61, l_62, l_63, l_64, l_71, l_72, l_73, l_77, l_78, l_79, l_82, l_90, l_94, l_102, l_103, l_104;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 9 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_15;
        case 4:
            goto loop_15;
        case 5:
            goto resume_5;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_OpenFileCalls_status(arg_fs, i_7, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_10 = l_9;
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_11); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_7 = (int) gale_ints[gale_item];
        l_11 = gale_reply(gale_entry);
    }
    l_12 = (l_11 < 1L) ? 0L : l_11;
    l_13 = (long) ((ulong) l_12 >> 3);
    i_14 = (int) get_local_size(0);
    l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_16 = gale_group_count;
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_size(0);
    i_19 = (int) get_local_id(0);
    l_20 = (((long) i_19) << 2) + 16L;
    i_21 = GALEFS_LOCAL_SIZE;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = gale_group << 6;
    l_26 = ((long) i_25) << 3;
    ul_27 = arg_keys + (l_26 + 16L);
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_local_id(0);
    i_30 = gale_group;
    ul_31 = arg_queries + 12L;
    i_32 = i_30;
    loop_15:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_17;
        }
        if (gale_resuming == 4) {
            goto loop_50;
        }
        i_33 = *((__global gale_int *) ul_31);
        if (!(i_32 < i_33)) {
            break;
        }
        l_34 = (((long) i_32) << 3) + 16L;
        l_35 = *((__global gale_long *) (arg_queries + l_34));
        l_36 = 0L;
        l_37 = l_13;
        loop_17:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_19;
            }
            l_38 = (long) ((ulong) l_37 - (ulong) l_36);
            if (l_38 < 65L) {
                break;
            }
            l_39 = (long) ((ulong) ((long) ((ulong) l_36 + (ulong) l_37)) >> 1);
            l_40 = l_39 << 3;
            i_41 = 1;
            i_42 = 0;
            i_43 = 0;
            loop_19:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_41 == 1)) {
                    break;
                }
                i_44 = (int) ((uint) 8 - (uint) i_42);
                l_45 = (long) i_42;
                l_46 = (long) ((ulong) l_45 + (ulong) l_40);
                if (i_43 == 0) {
                    i_47 = i_44;
                } else {
                    i_48 = 4096 - ((int) (l_46 & 4095L));
                    i_49 = (i_48 < i_44) ? i_48 : i_44;
                    i_47 = i_49;
                }
                if (i_29 == 0) {
                    l_50 = gale_BlockAccess_beginRead(arg_fs, i_7, l_46, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_51 = l_50;
                } else {
                    l_51 = 0L;
                }
                GALEFS_BROADCAST(3, l_52, l_51);
                if (l_52 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_13;
                    gale_ints[gale_items + gale_item] = (uint) i_32;
                    gale_longs[gale_items + gale_item] = (ulong) l_34;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_35;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_36;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_37;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_39;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_40;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_42;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_43;
                    gale_longs[7 * gale_items + gale_item] = (ulong) l_45;
                    gale_longs[8 * gale_items + gale_item] = (ulong) l_46;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_52); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    l_13 = (long) gale_longs[gale_item];
                    i_32 = (int) gale_ints[gale_items + gale_item];
                    l_34 = (long) gale_longs[gale_items + gale_item];
                    l_35 = (long) gale_longs[2 * gale_items + gale_item];
                    l_36 = (long) gale_longs[3 * gale_items + gale_item];
                    l_37 = (long) gale_longs[4 * gale_items + gale_item];
                    l_39 = (long) gale_longs[5 * gale_items + gale_item];
                    l_40 = (long) gale_longs[6 * gale_items + gale_item];
                    i_42 = (int) gale_ints[2 * gale_items + gale_item];
                    i_43 = (int) gale_ints[3 * gale_items + gale_item];
                    l_45 = (long) gale_longs[7 * gale_items + gale_item];
                    l_46 = (long) gale_longs[8 * gale_items + gale_item];
                    i_14 = (int) get_local_size(0);
                    l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_16 = gale_group_count;
                    i_17 = (int) get_local_id(0);
                    i_18 = (int) get_local_size(0);
                    i_19 = (int) get_local_id(0);
                    l_20 = (((long) i_19) << 2) + 16L;
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_id(0);
                    i_25 = gale_group << 6;
                    l_26 = ((long) i_25) << 3;
                    ul_27 = arg_keys + (l_26 + 16L);
                    i_28 = (int) get_local_id(0);
                    i_29 = (int) get_local_id(0);
                    ul_31 = arg_queries + 12L;
                    l_52 = gale_reply(gale_entry);
                }
                i_53 = (int) l_52;
                if (l_52 < 0L) {
                    i_54 = 0;
                } else {
                    i_54 = i_53;
                }
                l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, l_46, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_55), (arg_keys + 16 + (l_45 + l_26)), i_54);
                GALEFS_BARRIER(4);
                if (i_28 == 0) {
                    if (!(i_54 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_54, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_56 = (int) ((uint) i_42 + (uint) i_54);
                i_57 = ((l_52 == (-117L)) || (!((i_43 == 0) || ((((long) ((ulong) ((long) i_56) + (ulong) l_40)) & l_15) == 0)))) ? 1 : 0;
                i_58 = ((l_52 == (-117L)) || (!((i_54 < 1) || (!(i_56 < 8))))) ? 1 : 0;
                if (l_52 < 0L) {
                    if (l_52 == (-117L)) {
                        i_41 = i_58;
                        i_42 = i_56;
                        i_43 = i_57;
                    } else {
                        i_41 = i_53;
                        i_42 = i_56;
                        i_43 = i_57;
                    }
                } else {
                    i_41 = i_58;
                    i_42 = i_56;
                    i_43 = i_57;
                }
            }
            if (i_42 < 1) {
                i_59 = i_41;
            } else {
                i_59 = i_42;
            }
            if (((long) i_59) < 0L) {
                i_60 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_59);
            }
            l_61 = *((__global gale_long *) ul_27);
            if (l_61 < l_35) {
                l_62 = (long) ((ulong) l_39 + (ulong) 1L);
                l_63 = l_62;
                l_64 = l_37;
            } else {
                l_63 = l_36;
                l_64 = l_39;
            }
            GALEFS_BARRIER(5);
            l_36 = l_63;
            l_37 = l_64;
        }
        i_65 = 1;
        i_66 = 0;
        i_67 = 0;
        loop_50:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            i_68 = (int) l_38;
            if (!(i_65 == 1)) {
                break;
            }
            i_69 = i_68 << 3;
            i_70 = (int) ((uint) i_69 - (uint) i_66);
            l_71 = (long) i_66;
            l_72 = l_36 << 3;
            l_73 = (long) ((ulong) l_71 + (ulong) l_72);
            if (i_67 == 0) {
                i_74 = i_70;
            } else {
                i_75 = 4096 - ((int) (l_73 & 4095L));
                i_76 = (i_75 < i_70) ? i_75 : i_70;
                i_74 = i_76;
            }
            if (i_24 == 0) {
                l_77 = gale_BlockAccess_beginRead(arg_fs, i_7, l_73, i_74, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_78 = l_77;
            } else {
                l_78 = 0L;
            }
            GALEFS_BROADCAST(6, l_79, l_78);
            if (l_79 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_13;
                gale_ints[gale_items + gale_item] = (uint) i_32;
                gale_longs[gale_items + gale_item] = (ulong) l_34;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_35;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_36;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_38;
                gale_ints[2 * gale_items + gale_item] = (uint) i_66;
                gale_ints[3 * gale_items + gale_item] = (uint) i_67;
                gale_ints[4 * gale_items + gale_item] = (uint) i_69;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_71;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_72;
                gale_longs[7 * gale_items + gale_item] = (ulong) l_73;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_79); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                l_13 = (long) gale_longs[gale_item];
                i_32 = (int) gale_ints[gale_items + gale_item];
                l_34 = (long) gale_longs[gale_items + gale_item];
                l_35 = (long) gale_longs[2 * gale_items + gale_item];
                l_36 = (long) gale_longs[3 * gale_items + gale_item];
                l_38 = (long) gale_longs[4 * gale_items + gale_item];
                i_66 = (int) gale_ints[2 * gale_items + gale_item];
                i_67 = (int) gale_ints[3 * gale_items + gale_item];
                i_69 = (int) gale_ints[4 * gale_items + gale_item];
                l_71 = (long) gale_longs[5 * gale_items + gale_item];
                l_72 = (long) gale_longs[6 * gale_items + gale_item];
                l_73 = (long) gale_longs[7 * gale_items + gale_item];
                i_14 = (int) get_local_size(0);
                l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_16 = gale_group_count;
                i_17 = (int) get_local_id(0);
                i_18 = (int) get_local_size(0);
                i_19 = (int) get_local_id(0);
                l_20 = (((long) i_19) << 2) + 16L;
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = gale_group << 6;
                l_26 = ((long) i_25) << 3;
                ul_27 = arg_keys + (l_26 + 16L);
                i_28 = (int) get_local_id(0);
                i_29 = (int) get_local_id(0);
                ul_31 = arg_queries + 12L;
                l_79 = gale_reply(gale_entry);
            }
            i_80 = (int) l_79;
            if (l_79 < 0L) {
                i_81 = 0;
            } else {
                i_81 = i_80;
            }
            l_82 = gale_BlockAccess_offsetInRegion(arg_fs, l_79, l_73, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_82), (arg_keys + 16 + (l_71 + l_26)), i_81);
            GALEFS_BARRIER(7);
            if (i_23 == 0) {
                if (!(i_81 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_81, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_83 = (int) ((uint) i_66 + (uint) i_81);
            i_84 = ((l_79 == (-117L)) || (!((i_67 == 0) || ((l_15 & ((long) ((ulong) ((long) i_83) + (ulong) l_72))) == 0)))) ? 1 : 0;
            i_85 = ((l_79 == (-117L)) || (!((i_81 < 1) || (!(i_83 < i_69))))) ? 1 : 0;
            if (l_79 < 0L) {
                if (l_79 == (-117L)) {
                    i_65 = i_85;
                    i_66 = i_83;
                    i_67 = i_84;
                } else {
                    i_65 = i_80;
                    i_66 = i_83;
                    i_67 = i_84;
                }
            } else {
                i_65 = i_85;
                i_66 = i_83;
                i_67 = i_84;
            }
        }
        if (i_66 < 1) {
            i_86 = i_65;
        } else {
            i_86 = i_66;
        }
        if (((long) i_86) < 0L) {
            i_87 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_86);
        }
        i_88 = 0;
        i_89 = i_22;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_89 < i_68)) {
                break;
            }
            l_90 = *((__global gale_long *) (arg_keys + ((((long) ((int) ((uint) i_89 + (uint) i_25))) << 3) + 16L)));
            i_91 = (l_90 < l_35) ? 1 : 0;
            i_92 = (int) ((uint) i_88 + (uint) i_91);
            i_93 = (int) ((uint) i_89 + (uint) i_14);
            i_88 = i_92;
            i_89 = i_93;
        }
        GALEFS_LOCAL_BARRIER(8);
        l_94 = (-16L) + l_20;
        *((__local gale_int *) (gale_scratch_memory + l_94)) = i_88;
        GALEFS_LOCAL_BARRIER(9);
        i_95 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_95 < i_18)) {
                break;
            }
            i_96 = i_95 << 1;
            if ((i_19 & ((int) ((uint) i_96 + (uint) (-1)))) == 0) {
                i_97 = (int) ((uint) i_19 + (uint) i_95);
                if (i_97 < i_18) {
                    i_98 = *((__local gale_int *) (gale_scratch_memory + l_94));
                    i_99 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_97) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_94)) = ((int) ((uint) i_98 + (uint) i_99));
                }
            }
            GALEFS_LOCAL_BARRIER(10);
            i_95 = i_96;
        }
        i_100 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_101 = (int) ((uint) i_32 + (uint) i_16);
        if (i_17 == 0) {
            *((__global gale_long *) (arg_places + l_34)) = ((long) ((ulong) l_36 + (ulong) ((long) i_100)));
            i_32 = i_101;
        } else {
            i_32 = i_101;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_102 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_103 = l_102;
    } else {
        l_103 = 0L;
    }
    GALEFS_BROADCAST(11, l_104, l_103);
    if (l_104 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_104); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_104 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
