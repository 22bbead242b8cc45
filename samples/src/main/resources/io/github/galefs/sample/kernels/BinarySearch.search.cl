// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BinarySearch#search
// entry point: galefs_search
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE READ_WRITE
// waits: 5
// saved values: 16
// context bytes: 112
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "keys"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1e0aeae1a492723a7df2c722bdee088a59b6de8ffd87e76ccea378ef7b8539b6
// functions SHA-256: 0214bdf687b246166460f18f4e2722a91f192903e9728495afd8120971d1fd19
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {107, 101, 121, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_116) VARIABLE(int, i_124) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_33) VARIABLE(int, i_41) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_82) VARIABLE(int, i_86) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(long, l_104) VARIABLE(long, l_122) VARIABLE(long, l_18) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_40) VARIABLE(long, l_44) VARIABLE(long, l_46) VARIABLE(long, l_54) VARIABLE(long, l_55) VARIABLE(long, l_63) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_85) VARIABLE(long, l_87) VARIABLE(long, l_95) VARIABLE(long, l_96) VARIABLE(__global uchar *, ul_30) VARIABLE(__global uchar *, ul_32)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(i_41) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_46) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(ul_30) VARIABLE(ul_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(i_41) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_46) VARIABLE(l_63) VARIABLE(ul_30) VARIABLE(ul_32)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(ul_30) VARIABLE(ul_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_86) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_85) VARIABLE(l_87) VARIABLE(l_95) VARIABLE(l_96) VARIABLE(ul_30) VARIABLE(ul_32)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_86) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_104) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_85) VARIABLE(l_87) VARIABLE(ul_30) VARIABLE(ul_32)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_116) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(ul_30) VARIABLE(ul_32)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(l_122) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(ul_30) VARIABLE(ul_32)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_124) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(l_122) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(ul_30) VARIABLE(ul_32)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_keys, __global uchar *arg_places, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_30, *ul_32;
    int i_4, i_5, i_10, i_11, i_19, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_31, i_33, i_34, i_41, i_42, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_56, i_57, i_58, i_64, i_65, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_79, i_80, i_81, i_82, i_83, i_86, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_97, i_98, i_99, i_105, i_106, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_119, i_120, i_121, i_123, i_124, i_125, i_126, i_127, i_128, i_129;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_20, l_25, l_29, l_35, l_36, l_37, l_38, l_39, l_40, l_43, l_44, l_46, l_54, l_55, l_59, l_60, l_61, l_62, l_63, l_66, l_75, l_76, l_77, l_78, l_84, l_85, l_87, l_95, l_96, l_100, l_101, l_102, l_103, l_104, l_107, l_118, l_122, l_130, l_131, l_132, l_133, l_134;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 10 * gale_items);
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
    i_28 = gale_group << 6;
    l_29 = ((long) i_28) << 3;
    ul_30 = arg_keys + (l_29 + 16L);
    i_31 = gale_group;
    ul_32 = arg_queries + 12L;
    i_33 = i_31;
    loop_25:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_27;
        }
        if (gale_resuming == 4) {
            goto loop_74;
        }
        i_34 = *((__global gale_int *) ul_32);
        if (!(i_33 < i_34)) {
            break;
        }
        l_35 = (((long) i_33) << 3) + 16L;
        l_36 = *((__global gale_long *) (arg_queries + l_35));
        l_37 = 0L;
        l_38 = l_18;
        loop_27:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_29;
            }
            l_39 = (long) ((ulong) l_38 - (ulong) l_37);
            if (l_39 < 65L) {
                break;
            }
            l_40 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) l_38)) >> 1);
            i_41 = 0;
            i_42 = 1;
            loop_29:;
            while (true) {
                if (gale_resuming == 3) {
                    goto loop_32;
                }
                if (i_42 < 1) {
                    goto B62;
                }
                if (!(i_41 < 8)) {
                    break;
                }
                l_43 = (long) i_41;
                l_44 = l_43 + l_29;
                i_45 = (int) ((uint) 8 - (uint) i_41);
                l_46 = (long) ((ulong) l_43 + (ulong) (l_40 << 3));
                i_47 = (int) get_local_id(0);
                i_48 = (int) get_local_id(0);
                i_49 = (int) get_local_id(0);
                i_50 = 1;
                i_51 = 0;
                i_52 = 0;
                loop_32:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (!(i_50 == 1)) {
                        break;
                    }
                    i_53 = (int) ((uint) i_45 - (uint) i_51);
                    l_54 = (long) i_51;
                    l_55 = (long) ((ulong) l_46 + (ulong) l_54);
                    if (i_52 == 0) {
                        i_56 = i_53;
                    } else {
                        i_57 = 4096 - ((int) (l_55 & 4095L));
                        i_58 = (i_57 < i_53) ? i_57 : i_53;
                        i_56 = i_58;
                    }
                    if (i_49 == 0) {
                        l_59 = gale_BlockAccess_beginRead(arg_fs, i_10, l_55, i_56, gale_group);
                        l_60 = l_59;
                    } else {
                        l_60 = 0L;
                    }
                    if (i_48 == 0) {
                        if (l_60 < (-4611686018427387904L)) {
                            l_61 = gale_HostCall_awaitReply(arg_fs, l_60, gale_group);
                            l_62 = l_61;
                        } else {
                            l_62 = l_60;
                        }
                    } else {
                        l_62 = l_60;
                    }
                    GALEFS_BROADCAST(3, l_63, l_62);
                    if (l_63 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_10;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_ints[gale_items + gale_item] = (uint) i_33;
                        gale_longs[gale_items + gale_item] = (ulong) l_35;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_36;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_37;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_38;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_40;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_41;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_44;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_45;
                        gale_longs[7 * gale_items + gale_item] = (ulong) l_46;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_51;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_52;
                        gale_longs[8 * gale_items + gale_item] = (ulong) l_54;
                        gale_longs[9 * gale_items + gale_item] = (ulong) l_55;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_63); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        i_10 = (int) gale_ints[gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        i_33 = (int) gale_ints[gale_items + gale_item];
                        l_35 = (long) gale_longs[gale_items + gale_item];
                        l_36 = (long) gale_longs[2 * gale_items + gale_item];
                        l_37 = (long) gale_longs[3 * gale_items + gale_item];
                        l_38 = (long) gale_longs[4 * gale_items + gale_item];
                        l_40 = (long) gale_longs[5 * gale_items + gale_item];
                        i_41 = (int) gale_ints[2 * gale_items + gale_item];
                        l_44 = (long) gale_longs[6 * gale_items + gale_item];
                        i_45 = (int) gale_ints[3 * gale_items + gale_item];
                        l_46 = (long) gale_longs[7 * gale_items + gale_item];
                        i_51 = (int) gale_ints[4 * gale_items + gale_item];
                        i_52 = (int) gale_ints[5 * gale_items + gale_item];
                        l_54 = (long) gale_longs[8 * gale_items + gale_item];
                        l_55 = (long) gale_longs[9 * gale_items + gale_item];
                        i_19 = (int) get_local_size(0);
                        l_20 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_21 = (int) get_num_groups(0);
                        i_22 = (int) get_local_id(0);
                        i_23 = (int) get_local_size(0);
                        i_24 = (int) get_local_id(0);
                        l_25 = (((long) i_24) << 2) + 16L;
                        i_27 = (int) get_local_id(0);
                        i_28 = gale_group << 6;
                        l_29 = ((long) i_28) << 3;
                        ul_30 = arg_keys + (l_29 + 16L);
                        ul_32 = arg_queries + 12L;
                        i_47 = (int) get_local_id(0);
                        i_48 = (int) get_local_id(0);
                        i_49 = (int) get_local_id(0);
                        l_63 = gale_reply(gale_entry);
                    }
                    i_64 = (int) l_63;
                    if (l_63 < 0L) {
                        i_65 = 0;
                    } else {
                        i_65 = i_64;
                    }
                    l_66 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_55, gale_group);
                    gale_copy((arg_fs + 16 + l_66), (arg_keys + 16 + (l_44 + l_54)), i_65);
                    GALEFS_BARRIER(4);
                    if (i_47 == 0) {
                        if (!(i_65 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_65, gale_group);
                        }
                    }
                    i_67 = (int) ((uint) i_51 + (uint) i_65);
                    i_68 = ((l_63 == (-117L)) || (!((i_52 == 0) || ((((long) ((ulong) l_46 + (ulong) ((long) i_67))) & l_20) == 0)))) ? 1 : 0;
                    i_69 = ((l_63 == (-117L)) || (!((i_65 < 1) || (!(i_67 < i_45))))) ? 1 : 0;
                    if (l_63 < 0L) {
                        if (l_63 == (-117L)) {
                            i_50 = i_69;
                            i_51 = i_67;
                            i_52 = i_68;
                        } else {
                            i_50 = i_64;
                            i_51 = i_67;
                            i_52 = i_68;
                        }
                    } else {
                        i_50 = i_69;
                        i_51 = i_67;
                        i_52 = i_68;
                    }
                }
                if (i_51 < 1) {
                    i_70 = i_50;
                } else {
                    i_70 = i_51;
                }
                i_71 = (i_70 < 1) ? 0 : i_70;
                i_72 = (int) ((uint) i_41 + (uint) i_71);
                i_41 = i_72;
                i_42 = i_70;
            }
            goto B63;
        B62:;
        B63:;
            if (i_42 < 0) {
                i_73 = i_42;
            } else {
                i_73 = i_41;
            }
            if (((long) i_73) < 0L) {
                i_74 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_73);
            }
            l_75 = *((__global gale_long *) ul_30);
            if (l_75 < l_36) {
                l_76 = (long) ((ulong) l_40 + (ulong) 1L);
                l_77 = l_76;
                l_78 = l_38;
            } else {
                l_77 = l_37;
                l_78 = l_40;
            }
            GALEFS_BARRIER(5);
            l_37 = l_77;
            l_38 = l_78;
        }
        i_79 = (int) l_39;
        i_80 = i_79 << 3;
        i_81 = (i_80 < 0) ? (-22) : 1;
        i_82 = 0;
        i_83 = i_81;
        loop_74:;
        while (true) {
            if (gale_resuming == 4) {
                goto loop_77;
            }
            if (i_83 < 1) {
                goto B107;
            }
            if (!(i_82 < i_80)) {
                break;
            }
            l_84 = (long) i_82;
            l_85 = l_84 + l_29;
            i_86 = (int) ((uint) i_80 - (uint) i_82);
            l_87 = (long) ((ulong) l_84 + (ulong) (l_37 << 3));
            i_88 = (int) get_local_id(0);
            i_89 = (int) get_local_id(0);
            i_90 = (int) get_local_id(0);
            i_91 = 1;
            i_92 = 0;
            i_93 = 0;
            loop_77:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 4) {
                    goto resume_4;
                }
                if (!(i_91 == 1)) {
                    break;
                }
                i_94 = (int) ((uint) i_86 - (uint) i_92);
                l_95 = (long) i_92;
                l_96 = (long) ((ulong) l_87 + (ulong) l_95);
                if (i_93 == 0) {
                    i_97 = i_94;
                } else {
                    i_98 = 4096 - ((int) (l_96 & 4095L));
                    i_99 = (i_98 < i_94) ? i_98 : i_94;
                    i_97 = i_99;
                }
                if (i_90 == 0) {
                    l_100 = gale_BlockAccess_beginRead(arg_fs, i_10, l_96, i_97, gale_group);
                    l_101 = l_100;
                } else {
                    l_101 = 0L;
                }
                if (i_89 == 0) {
                    if (l_101 < (-4611686018427387904L)) {
                        l_102 = gale_HostCall_awaitReply(arg_fs, l_101, gale_group);
                        l_103 = l_102;
                    } else {
                        l_103 = l_101;
                    }
                } else {
                    l_103 = l_101;
                }
                GALEFS_BROADCAST(6, l_104, l_103);
                if (l_104 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_ints[gale_items + gale_item] = (uint) i_33;
                    gale_longs[gale_items + gale_item] = (ulong) l_35;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_36;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_37;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_79;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_80;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_82;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_85;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_86;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_87;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_92;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_93;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_95;
                    gale_longs[7 * gale_items + gale_item] = (ulong) l_96;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_104); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    l_18 = (long) gale_longs[gale_item];
                    i_33 = (int) gale_ints[gale_items + gale_item];
                    l_35 = (long) gale_longs[gale_items + gale_item];
                    l_36 = (long) gale_longs[2 * gale_items + gale_item];
                    l_37 = (long) gale_longs[3 * gale_items + gale_item];
                    i_79 = (int) gale_ints[2 * gale_items + gale_item];
                    i_80 = (int) gale_ints[3 * gale_items + gale_item];
                    i_82 = (int) gale_ints[4 * gale_items + gale_item];
                    l_85 = (long) gale_longs[4 * gale_items + gale_item];
                    i_86 = (int) gale_ints[5 * gale_items + gale_item];
                    l_87 = (long) gale_longs[5 * gale_items + gale_item];
                    i_92 = (int) gale_ints[6 * gale_items + gale_item];
                    i_93 = (int) gale_ints[7 * gale_items + gale_item];
                    l_95 = (long) gale_longs[6 * gale_items + gale_item];
                    l_96 = (long) gale_longs[7 * gale_items + gale_item];
                    i_19 = (int) get_local_size(0);
                    l_20 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_21 = (int) get_num_groups(0);
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_size(0);
                    i_24 = (int) get_local_id(0);
                    l_25 = (((long) i_24) << 2) + 16L;
                    i_27 = (int) get_local_id(0);
                    i_28 = gale_group << 6;
                    l_29 = ((long) i_28) << 3;
                    ul_30 = arg_keys + (l_29 + 16L);
                    ul_32 = arg_queries + 12L;
                    i_88 = (int) get_local_id(0);
                    i_89 = (int) get_local_id(0);
                    i_90 = (int) get_local_id(0);
                    l_104 = gale_reply(gale_entry);
                }
                i_105 = (int) l_104;
                if (l_104 < 0L) {
                    i_106 = 0;
                } else {
                    i_106 = i_105;
                }
                l_107 = gale_BlockAccess_offsetInRegion(arg_fs, l_104, l_96, gale_group);
                gale_copy((arg_fs + 16 + l_107), (arg_keys + 16 + (l_85 + l_95)), i_106);
                GALEFS_BARRIER(7);
                if (i_88 == 0) {
                    if (!(i_106 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_106, gale_group);
                    }
                }
                i_108 = (int) ((uint) i_92 + (uint) i_106);
                i_109 = ((l_104 == (-117L)) || (!((i_93 == 0) || ((l_20 & ((long) ((ulong) l_87 + (ulong) ((long) i_108)))) == 0)))) ? 1 : 0;
                i_110 = ((l_104 == (-117L)) || (!((i_106 < 1) || (!(i_108 < i_86))))) ? 1 : 0;
                if (l_104 < 0L) {
                    if (l_104 == (-117L)) {
                        i_91 = i_110;
                        i_92 = i_108;
                        i_93 = i_109;
                    } else {
                        i_91 = i_105;
                        i_92 = i_108;
                        i_93 = i_109;
                    }
                } else {
                    i_91 = i_110;
                    i_92 = i_108;
                    i_93 = i_109;
                }
            }
            if (i_92 < 1) {
                i_111 = i_91;
            } else {
                i_111 = i_92;
            }
            i_112 = (i_111 < 1) ? 0 : i_111;
            i_113 = (int) ((uint) i_82 + (uint) i_112);
            i_82 = i_113;
            i_83 = i_111;
        }
        goto B108;
    B107:;
    B108:;
        if (i_83 < 0) {
            i_114 = i_83;
        } else {
            i_114 = i_82;
        }
        if (((long) i_114) < 0L) {
            i_115 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_114);
        }
        i_116 = 0;
        i_117 = i_27;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_117 < i_79)) {
                break;
            }
            l_118 = *((__global gale_long *) (arg_keys + ((((long) ((int) ((uint) i_117 + (uint) i_28))) << 3) + 16L)));
            i_119 = (l_118 < l_36) ? 1 : 0;
            i_120 = (int) ((uint) i_116 + (uint) i_119);
            i_121 = (int) ((uint) i_117 + (uint) i_19);
            i_116 = i_120;
            i_117 = i_121;
        }
        GALEFS_LOCAL_BARRIER(8);
        l_122 = (-16L) + l_25;
        *((__local gale_int *) (gale_scratch_memory + l_122)) = i_116;
        GALEFS_LOCAL_BARRIER(9);
        i_123 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_123 < i_23)) {
                break;
            }
            i_124 = i_123 << 1;
            if ((i_24 & ((int) ((uint) i_124 + (uint) (-1)))) == 0) {
                i_125 = (int) ((uint) i_24 + (uint) i_123);
                if (i_125 < i_23) {
                    i_126 = *((__local gale_int *) (gale_scratch_memory + l_122));
                    i_127 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_125) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_122)) = ((int) ((uint) i_126 + (uint) i_127));
                }
            }
            GALEFS_LOCAL_BARRIER(10);
            i_123 = i_124;
        }
        i_128 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_129 = (int) ((uint) i_33 + (uint) i_21);
        if (i_22 == 0) {
            *((__global gale_long *) (arg_places + l_35)) = ((long) ((ulong) l_37 + (ulong) ((long) i_128)));
            i_33 = i_129;
        } else {
            i_33 = i_129;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_130 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_131 = l_130;
    } else {
        l_131 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_131 < (-4611686018427387904L)) {
            l_132 = gale_HostCall_awaitReply(arg_fs, l_131, gale_group);
            l_133 = l_132;
        } else {
            l_133 = l_131;
        }
    } else {
        l_133 = l_131;
    }
    GALEFS_BROADCAST(11, l_134, l_133);
    if (l_134 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_134); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_134 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_113) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_28) VARIABLE(int, i_36) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_7) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_111) VARIABLE(long, l_13) VARIABLE(long, l_15) VARIABLE(long, l_20) VARIABLE(long, l_24) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_35) VARIABLE(long, l_39) VARIABLE(long, l_41) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_55) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_77) VARIABLE(long, l_79) VARIABLE(long, l_86) VARIABLE(long, l_87) VARIABLE(long, l_93) VARIABLE(__global uchar *, ul_25) VARIABLE(__global uchar *, ul_27)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_36) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_41) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(ul_25) VARIABLE(ul_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_36) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_41) VARIABLE(l_55) VARIABLE(ul_25) VARIABLE(ul_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(ul_25) VARIABLE(ul_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_77) VARIABLE(l_79) VARIABLE(l_86) VARIABLE(l_87) VARIABLE(ul_25) VARIABLE(ul_27)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_77) VARIABLE(l_79) VARIABLE(l_93) VARIABLE(ul_25) VARIABLE(ul_27)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_105) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(ul_25) VARIABLE(ul_27)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(l_111) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(ul_25) VARIABLE(ul_27)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_113) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(l_111) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(ul_25) VARIABLE(ul_27)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_keys, __global uchar *arg_places, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_25, *ul_27;
    int i_3, i_4, i_7, i_8, i_14, i_16, i_17, i_18, i_19, i_21, i_22, i_23, i_26, i_28, i_29, i_36, i_37, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_50, i_51, i_52, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_71, i_72, i_73, i_74, i_75, i_78, i_80, i_81, i_82, i_83, i_84, i_85, i_88, i_89, i_90, i_94, i_95, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_108, i_109, i_110, i_112, i_113, i_114, i_115, i_116, i_117, i_118;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_10, l_11, l_12, l_13, l_15, l_20, l_24, l_30, l_31, l_32, l_33, l_34, l_35, l_38, l_39, l_41, l_48, l_49, l_53, l_54, l_55, l_58, l_67, l_68, l_69, l_70, l_76, l_77, l_79, l_86, l_87, l_91, l_92, l_93, l_96, l_107, l_111, l_119, l_120, l_121;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 10 * gale_items);
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
    i_23 = gale_group << 6;
    l_24 = ((long) i_23) << 3;
    ul_25 = arg_keys + (l_24 + 16L);
    i_26 = gale_group;
    ul_27 = arg_queries + 12L;
    i_28 = i_26;
    loop_15:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_17;
        }
        if (gale_resuming == 4) {
            goto loop_59;
        }
        i_29 = *((__global gale_int *) ul_27);
        if (!(i_28 < i_29)) {
            break;
        }
        l_30 = (((long) i_28) << 3) + 16L;
        l_31 = *((__global gale_long *) (arg_queries + l_30));
        l_32 = 0L;
        l_33 = l_13;
        loop_17:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_19;
            }
            l_34 = (long) ((ulong) l_33 - (ulong) l_32);
            if (l_34 < 65L) {
                break;
            }
            l_35 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) l_33)) >> 1);
            i_36 = 0;
            i_37 = 1;
            loop_19:;
            while (true) {
                if (gale_resuming == 3) {
                    goto loop_22;
                }
                if (i_37 < 1) {
                    goto B47;
                }
                if (!(i_36 < 8)) {
                    break;
                }
                l_38 = (long) i_36;
                l_39 = l_38 + l_24;
                i_40 = (int) ((uint) 8 - (uint) i_36);
                l_41 = (long) ((ulong) l_38 + (ulong) (l_35 << 3));
                i_42 = (int) get_local_id(0);
                i_43 = (int) get_local_id(0);
                i_44 = 1;
                i_45 = 0;
                i_46 = 0;
                loop_22:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (!(i_44 == 1)) {
                        break;
                    }
                    i_47 = (int) ((uint) i_40 - (uint) i_45);
                    l_48 = (long) i_45;
                    l_49 = (long) ((ulong) l_41 + (ulong) l_48);
                    if (i_46 == 0) {
                        i_50 = i_47;
                    } else {
                        i_51 = 4096 - ((int) (l_49 & 4095L));
                        i_52 = (i_51 < i_47) ? i_51 : i_47;
                        i_50 = i_52;
                    }
                    if (i_43 == 0) {
                        l_53 = gale_BlockAccess_beginRead(arg_fs, i_7, l_49, i_50, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_54 = l_53;
                    } else {
                        l_54 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_55, l_54);
                    if (l_55 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_7;
                        gale_longs[gale_item] = (ulong) l_13;
                        gale_ints[gale_items + gale_item] = (uint) i_28;
                        gale_longs[gale_items + gale_item] = (ulong) l_30;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_33;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_35;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_39;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_40;
                        gale_longs[7 * gale_items + gale_item] = (ulong) l_41;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_45;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_46;
                        gale_longs[8 * gale_items + gale_item] = (ulong) l_48;
                        gale_longs[9 * gale_items + gale_item] = (ulong) l_49;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_55); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        i_7 = (int) gale_ints[gale_item];
                        l_13 = (long) gale_longs[gale_item];
                        i_28 = (int) gale_ints[gale_items + gale_item];
                        l_30 = (long) gale_longs[gale_items + gale_item];
                        l_31 = (long) gale_longs[2 * gale_items + gale_item];
                        l_32 = (long) gale_longs[3 * gale_items + gale_item];
                        l_33 = (long) gale_longs[4 * gale_items + gale_item];
                        l_35 = (long) gale_longs[5 * gale_items + gale_item];
                        i_36 = (int) gale_ints[2 * gale_items + gale_item];
                        l_39 = (long) gale_longs[6 * gale_items + gale_item];
                        i_40 = (int) gale_ints[3 * gale_items + gale_item];
                        l_41 = (long) gale_longs[7 * gale_items + gale_item];
                        i_45 = (int) gale_ints[4 * gale_items + gale_item];
                        i_46 = (int) gale_ints[5 * gale_items + gale_item];
                        l_48 = (long) gale_longs[8 * gale_items + gale_item];
                        l_49 = (long) gale_longs[9 * gale_items + gale_item];
                        i_14 = (int) get_local_size(0);
                        l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_16 = gale_group_count;
                        i_17 = (int) get_local_id(0);
                        i_18 = (int) get_local_size(0);
                        i_19 = (int) get_local_id(0);
                        l_20 = (((long) i_19) << 2) + 16L;
                        i_22 = (int) get_local_id(0);
                        i_23 = gale_group << 6;
                        l_24 = ((long) i_23) << 3;
                        ul_25 = arg_keys + (l_24 + 16L);
                        ul_27 = arg_queries + 12L;
                        i_42 = (int) get_local_id(0);
                        i_43 = (int) get_local_id(0);
                        l_55 = gale_reply(gale_entry);
                    }
                    i_56 = (int) l_55;
                    if (l_55 < 0L) {
                        i_57 = 0;
                    } else {
                        i_57 = i_56;
                    }
                    l_58 = gale_BlockAccess_offsetInRegion(arg_fs, l_55, l_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_58), (arg_keys + 16 + (l_39 + l_48)), i_57);
                    GALEFS_BARRIER(4);
                    if (i_42 == 0) {
                        if (!(i_57 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_57, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_59 = (int) ((uint) i_45 + (uint) i_57);
                    i_60 = ((l_55 == (-117L)) || (!((i_46 == 0) || ((((long) ((ulong) l_41 + (ulong) ((long) i_59))) & l_15) == 0)))) ? 1 : 0;
                    i_61 = ((l_55 == (-117L)) || (!((i_57 < 1) || (!(i_59 < i_40))))) ? 1 : 0;
                    if (l_55 < 0L) {
                        if (l_55 == (-117L)) {
                            i_44 = i_61;
                            i_45 = i_59;
                            i_46 = i_60;
                        } else {
                            i_44 = i_56;
                            i_45 = i_59;
                            i_46 = i_60;
                        }
                    } else {
                        i_44 = i_61;
                        i_45 = i_59;
                        i_46 = i_60;
                    }
                }
                if (i_45 < 1) {
                    i_62 = i_44;
                } else {
                    i_62 = i_45;
                }
                i_63 = (i_62 < 1) ? 0 : i_62;
                i_64 = (int) ((uint) i_36 + (uint) i_63);
                i_36 = i_64;
                i_37 = i_62;
            }
            goto B48;
        B47:;
        B48:;
            if (i_37 < 0) {
                i_65 = i_37;
            } else {
                i_65 = i_36;
            }
            if (((long) i_65) < 0L) {
                i_66 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_65);
            }
            l_67 = *((__global gale_long *) ul_25);
            if (l_67 < l_31) {
                l_68 = (long) ((ulong) l_35 + (ulong) 1L);
                l_69 = l_68;
                l_70 = l_33;
            } else {
                l_69 = l_32;
                l_70 = l_35;
            }
            GALEFS_BARRIER(5);
            l_32 = l_69;
            l_33 = l_70;
        }
        i_71 = (int) l_34;
        i_72 = i_71 << 3;
        i_73 = (i_72 < 0) ? (-22) : 1;
        i_74 = 0;
        i_75 = i_73;
        loop_59:;
        while (true) {
            if (gale_resuming == 4) {
                goto loop_62;
            }
            if (i_75 < 1) {
                goto B87;
            }
            if (!(i_74 < i_72)) {
                break;
            }
            l_76 = (long) i_74;
            l_77 = l_76 + l_24;
            i_78 = (int) ((uint) i_72 - (uint) i_74);
            l_79 = (long) ((ulong) l_76 + (ulong) (l_32 << 3));
            i_80 = (int) get_local_id(0);
            i_81 = (int) get_local_id(0);
            i_82 = 1;
            i_83 = 0;
            i_84 = 0;
            loop_62:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 4) {
                    goto resume_4;
                }
                if (!(i_82 == 1)) {
                    break;
                }
                i_85 = (int) ((uint) i_78 - (uint) i_83);
                l_86 = (long) i_83;
                l_87 = (long) ((ulong) l_79 + (ulong) l_86);
                if (i_84 == 0) {
                    i_88 = i_85;
                } else {
                    i_89 = 4096 - ((int) (l_87 & 4095L));
                    i_90 = (i_89 < i_85) ? i_89 : i_85;
                    i_88 = i_90;
                }
                if (i_81 == 0) {
                    l_91 = gale_BlockAccess_beginRead(arg_fs, i_7, l_87, i_88, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_92 = l_91;
                } else {
                    l_92 = 0L;
                }
                GALEFS_BROADCAST(6, l_93, l_92);
                if (l_93 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_13;
                    gale_ints[gale_items + gale_item] = (uint) i_28;
                    gale_longs[gale_items + gale_item] = (ulong) l_30;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_71;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_72;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_74;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_77;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_78;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_79;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_83;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_84;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_86;
                    gale_longs[7 * gale_items + gale_item] = (ulong) l_87;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_93); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    l_13 = (long) gale_longs[gale_item];
                    i_28 = (int) gale_ints[gale_items + gale_item];
                    l_30 = (long) gale_longs[gale_items + gale_item];
                    l_31 = (long) gale_longs[2 * gale_items + gale_item];
                    l_32 = (long) gale_longs[3 * gale_items + gale_item];
                    i_71 = (int) gale_ints[2 * gale_items + gale_item];
                    i_72 = (int) gale_ints[3 * gale_items + gale_item];
                    i_74 = (int) gale_ints[4 * gale_items + gale_item];
                    l_77 = (long) gale_longs[4 * gale_items + gale_item];
                    i_78 = (int) gale_ints[5 * gale_items + gale_item];
                    l_79 = (long) gale_longs[5 * gale_items + gale_item];
                    i_83 = (int) gale_ints[6 * gale_items + gale_item];
                    i_84 = (int) gale_ints[7 * gale_items + gale_item];
                    l_86 = (long) gale_longs[6 * gale_items + gale_item];
                    l_87 = (long) gale_longs[7 * gale_items + gale_item];
                    i_14 = (int) get_local_size(0);
                    l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_16 = gale_group_count;
                    i_17 = (int) get_local_id(0);
                    i_18 = (int) get_local_size(0);
                    i_19 = (int) get_local_id(0);
                    l_20 = (((long) i_19) << 2) + 16L;
                    i_22 = (int) get_local_id(0);
                    i_23 = gale_group << 6;
                    l_24 = ((long) i_23) << 3;
                    ul_25 = arg_keys + (l_24 + 16L);
                    ul_27 = arg_queries + 12L;
                    i_80 = (int) get_local_id(0);
                    i_81 = (int) get_local_id(0);
                    l_93 = gale_reply(gale_entry);
                }
                i_94 = (int) l_93;
                if (l_93 < 0L) {
                    i_95 = 0;
                } else {
                    i_95 = i_94;
                }
                l_96 = gale_BlockAccess_offsetInRegion(arg_fs, l_93, l_87, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_96), (arg_keys + 16 + (l_77 + l_86)), i_95);
                GALEFS_BARRIER(7);
                if (i_80 == 0) {
                    if (!(i_95 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_95, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_97 = (int) ((uint) i_83 + (uint) i_95);
                i_98 = ((l_93 == (-117L)) || (!((i_84 == 0) || ((l_15 & ((long) ((ulong) l_79 + (ulong) ((long) i_97)))) == 0)))) ? 1 : 0;
                i_99 = ((l_93 == (-117L)) || (!((i_95 < 1) || (!(i_97 < i_78))))) ? 1 : 0;
                if (l_93 < 0L) {
                    if (l_93 == (-117L)) {
                        i_82 = i_99;
                        i_83 = i_97;
                        i_84 = i_98;
                    } else {
                        i_82 = i_94;
                        i_83 = i_97;
                        i_84 = i_98;
                    }
                } else {
                    i_82 = i_99;
                    i_83 = i_97;
                    i_84 = i_98;
                }
            }
            if (i_83 < 1) {
                i_100 = i_82;
            } else {
                i_100 = i_83;
            }
            i_101 = (i_100 < 1) ? 0 : i_100;
            i_102 = (int) ((uint) i_74 + (uint) i_101);
            i_74 = i_102;
            i_75 = i_100;
        }
        goto B88;
    B87:;
    B88:;
        if (i_75 < 0) {
            i_103 = i_75;
        } else {
            i_103 = i_74;
        }
        if (((long) i_103) < 0L) {
            i_104 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_103);
        }
        i_105 = 0;
        i_106 = i_22;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_106 < i_71)) {
                break;
            }
            l_107 = *((__global gale_long *) (arg_keys + ((((long) ((int) ((uint) i_106 + (uint) i_23))) << 3) + 16L)));
            i_108 = (l_107 < l_31) ? 1 : 0;
            i_109 = (int) ((uint) i_105 + (uint) i_108);
            i_110 = (int) ((uint) i_106 + (uint) i_14);
            i_105 = i_109;
            i_106 = i_110;
        }
        GALEFS_LOCAL_BARRIER(8);
        l_111 = (-16L) + l_20;
        *((__local gale_int *) (gale_scratch_memory + l_111)) = i_105;
        GALEFS_LOCAL_BARRIER(9);
        i_112 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_112 < i_18)) {
                break;
            }
            i_113 = i_112 << 1;
            if ((i_19 & ((int) ((uint) i_113 + (uint) (-1)))) == 0) {
                i_114 = (int) ((uint) i_19 + (uint) i_112);
                if (i_114 < i_18) {
                    i_115 = *((__local gale_int *) (gale_scratch_memory + l_111));
                    i_116 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_114) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_111)) = ((int) ((uint) i_115 + (uint) i_116));
                }
            }
            GALEFS_LOCAL_BARRIER(10);
            i_112 = i_113;
        }
        i_117 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_118 = (int) ((uint) i_28 + (uint) i_16);
        if (i_17 == 0) {
            *((__global gale_long *) (arg_places + l_30)) = ((long) ((ulong) l_32 + (ulong) ((long) i_117)));
            i_28 = i_118;
        } else {
            i_28 = i_118;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_119 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_120 = l_119;
    } else {
        l_120 = 0L;
    }
    GALEFS_BROADCAST(11, l_121, l_120);
    if (l_121 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_121); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_121 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
