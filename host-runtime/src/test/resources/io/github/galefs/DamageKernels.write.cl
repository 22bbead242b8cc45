// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.DamageKernels#write
// entry point: galefs_write
// parameters: LONG_ARRAY LONG_ARRAY BYTE_ARRAY BYTE_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ WRITE WRITE
// waits: 4
// saved values: 14
// context bytes: 88
// needs: BARRIERS
// string: "d"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d225b97ac5ff2f71f46b69b5ce60716ce00c9baee0d20562e85b89df66acc5b2
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(long, l_13) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_41) VARIABLE(long, l_48) VARIABLE(long, l_55) VARIABLE(long, l_56) VARIABLE(long, l_64) VARIABLE(__global uchar *, ul_25) VARIABLE(__global uchar *, ul_28)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_13) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(ul_25) VARIABLE(ul_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_13) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_41) VARIABLE(ul_25) VARIABLE(ul_28)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_33) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_13) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_48) VARIABLE(l_55) VARIABLE(l_56)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_33) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_13) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_48) VARIABLE(l_64)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_ranges, __global uchar *arg_source, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_25, *ul_28;
    int i_0, i_5, i_6, i_11, i_12, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_30, i_31, i_32, i_33, i_36, i_42, i_43, i_45, i_46, i_47, i_50, i_51, i_52, i_53, i_54, i_57, i_58, i_59, i_65, i_66, i_68, i_69, i_70, i_71, i_72;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_13, l_23, l_24, l_26, l_27, l_29, l_34, l_35, l_37, l_38, l_39, l_40, l_41, l_44, l_48, l_49, l_55, l_56, l_60, l_61, l_62, l_63, l_64, l_67, l_73, l_74, l_75, l_76, l_77;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_14;
        case 3:
            goto loop_14;
        case 4:
            goto resume_4;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_ranges + 12L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
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
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 2, 1, (-1), gale_group);
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
    i_12 = (int) ((uint) i_0 >> 1);
    l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_14 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (gale_resuming == 3) {
            goto loop_44;
        }
        if (!(i_22 < i_12)) {
            break;
        }
        l_23 = (long) (i_22 << 1);
        l_24 = (l_23 << 3) + 16L;
        ul_25 = arg_ranges + l_24;
        l_26 = *((__global gale_long *) ul_25);
        l_27 = ((l_23 + 1L) << 3) + 16L;
        ul_28 = arg_ranges + l_27;
        l_29 = *((__global gale_long *) ul_28);
        i_30 = (int) l_29;
        i_31 = 4;
        i_32 = 0;
        i_33 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_31 == 0) {
                break;
            }
            l_34 = (long) i_32;
            l_35 = (long) ((ulong) l_34 + (ulong) l_26);
            if (i_21 == 0) {
                i_36 = (i_32 < 1) ? 0 : 1;
                l_37 = gale_BlockAccess_beginWrite(arg_fs, i_31, i_11, l_35, ((int) ((uint) i_30 - (uint) i_32)), i_36, gale_group);
                l_38 = l_37;
            } else {
                l_38 = 0L;
            }
            if (i_20 == 0) {
                if (l_38 < (-4611686018427387904L)) {
                    l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
                    l_40 = l_39;
                } else {
                    l_40 = l_38;
                }
            } else {
                l_40 = l_38;
            }
            GALEFS_BROADCAST(2, l_41, l_40);
            if (l_41 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_11;
                gale_ints[2 * gale_items + gale_item] = (uint) i_12;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                gale_longs[gale_item] = (ulong) l_24;
                gale_longs[gale_items + gale_item] = (ulong) (ul_25 - arg_ranges);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_27;
                gale_longs[4 * gale_items + gale_item] = (ulong) (ul_28 - arg_ranges);
                gale_ints[4 * gale_items + gale_item] = (uint) i_30;
                gale_ints[5 * gale_items + gale_item] = (uint) i_31;
                gale_ints[6 * gale_items + gale_item] = (uint) i_32;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_34;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_35;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_41); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_11 = (int) gale_ints[gale_items + gale_item];
                i_12 = (int) gale_ints[2 * gale_items + gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                l_24 = (long) gale_longs[gale_item];
                ul_25 = arg_ranges + gale_longs[gale_items + gale_item];
                l_26 = (long) gale_longs[2 * gale_items + gale_item];
                l_27 = (long) gale_longs[3 * gale_items + gale_item];
                ul_28 = arg_ranges + gale_longs[4 * gale_items + gale_item];
                i_30 = (int) gale_ints[4 * gale_items + gale_item];
                i_31 = (int) gale_ints[5 * gale_items + gale_item];
                i_32 = (int) gale_ints[6 * gale_items + gale_item];
                l_34 = (long) gale_longs[5 * gale_items + gale_item];
                l_35 = (long) gale_longs[6 * gale_items + gale_item];
                l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_14 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_id(0);
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                l_41 = gale_reply(gale_entry);
            }
            i_42 = (int) l_41;
            if (l_41 < 0L) {
                i_43 = 0;
            } else {
                i_43 = i_42;
            }
            l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_35, gale_group);
            gale_copy((arg_source + 16 + l_34), (arg_fs + 16 + l_44), i_43);
            GALEFS_BARRIER(3);
            if (i_19 == 0) {
                if (!(i_43 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_43, gale_group);
                }
            }
            i_45 = (int) ((uint) i_32 + (uint) i_43);
            if (l_41 < 0L) {
                if ((!(i_31 == 4)) || (i_45 < 1)) {
                    i_46 = i_42;
                } else {
                    i_46 = i_45;
                }
            } else {
                i_46 = i_45;
            }
            i_47 = (((!(i_31 == 4)) || (i_45 < 1)) || (i_14 == 0)) ? 0 : 5;
            if (i_43 == 0) {
                i_31 = i_47;
                i_32 = i_45;
                i_33 = i_46;
            } else {
                if (i_30 == i_45) {
                    i_31 = i_47;
                    i_32 = i_45;
                    i_33 = i_46;
                } else {
                    i_32 = i_45;
                    i_33 = i_46;
                }
            }
        }
        l_48 = *((__global gale_long *) ul_25);
        l_49 = *((__global gale_long *) ul_28);
        i_50 = (int) l_49;
        i_51 = 1;
        i_52 = 0;
        i_53 = 0;
        loop_44:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_51 == 1)) {
                break;
            }
            i_54 = (int) ((uint) i_50 - (uint) i_52);
            l_55 = (long) i_52;
            l_56 = (long) ((ulong) l_55 + (ulong) l_48);
            if (i_53 == 0) {
                i_57 = i_54;
            } else {
                i_58 = 4096 - ((int) (l_56 & 4095L));
                i_59 = (i_58 < i_54) ? i_58 : i_54;
                i_57 = i_59;
            }
            if (i_18 == 0) {
                l_60 = gale_BlockAccess_beginRead(arg_fs, i_11, l_56, i_57, gale_group);
                l_61 = l_60;
            } else {
                l_61 = 0L;
            }
            if (i_17 == 0) {
                if (l_61 < (-4611686018427387904L)) {
                    l_62 = gale_HostCall_awaitReply(arg_fs, l_61, gale_group);
                    l_63 = l_62;
                } else {
                    l_63 = l_61;
                }
            } else {
                l_63 = l_61;
            }
            GALEFS_BROADCAST(4, l_64, l_63);
            if (l_64 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_11;
                gale_ints[2 * gale_items + gale_item] = (uint) i_12;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                gale_longs[gale_item] = (ulong) l_24;
                gale_longs[gale_items + gale_item] = (ulong) l_27;
                gale_ints[4 * gale_items + gale_item] = (uint) i_33;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_48;
                gale_ints[5 * gale_items + gale_item] = (uint) i_50;
                gale_ints[6 * gale_items + gale_item] = (uint) i_52;
                gale_ints[7 * gale_items + gale_item] = (uint) i_53;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_55;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_56;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_64); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_11 = (int) gale_ints[gale_items + gale_item];
                i_12 = (int) gale_ints[2 * gale_items + gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                l_24 = (long) gale_longs[gale_item];
                l_27 = (long) gale_longs[gale_items + gale_item];
                i_33 = (int) gale_ints[4 * gale_items + gale_item];
                l_48 = (long) gale_longs[2 * gale_items + gale_item];
                i_50 = (int) gale_ints[5 * gale_items + gale_item];
                i_52 = (int) gale_ints[6 * gale_items + gale_item];
                i_53 = (int) gale_ints[7 * gale_items + gale_item];
                l_55 = (long) gale_longs[3 * gale_items + gale_item];
                l_56 = (long) gale_longs[4 * gale_items + gale_item];
                l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_14 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_id(0);
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                l_64 = gale_reply(gale_entry);
            }
            i_65 = (int) l_64;
            if (l_64 < 0L) {
                i_66 = 0;
            } else {
                i_66 = i_65;
            }
            l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_56, gale_group);
            gale_copy((arg_fs + 16 + l_67), (arg_buffer + 16 + l_55), i_66);
            GALEFS_BARRIER(5);
            if (i_16 == 0) {
                if (!(i_66 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_66, gale_group);
                }
            }
            i_68 = (int) ((uint) i_52 + (uint) i_66);
            i_69 = ((l_64 == (-117L)) || (!((i_53 == 0) || ((((long) ((ulong) ((long) i_68) + (ulong) l_48)) & l_13) == 0)))) ? 1 : 0;
            i_70 = ((l_64 == (-117L)) || (!((i_66 < 1) || (!(i_68 < i_50))))) ? 1 : 0;
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
        i_72 = (int) ((uint) i_22 + (uint) 1);
        if (i_15 == 0) {
            *((__global gale_long *) (arg_results + l_24)) = ((long) i_33);
            *((__global gale_long *) (arg_results + l_27)) = ((long) i_71);
            i_22 = i_72;
        } else {
            i_22 = i_72;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_73 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_74 = l_73;
    } else {
        l_74 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_74 < (-4611686018427387904L)) {
            l_75 = gale_HostCall_awaitReply(arg_fs, l_74, gale_group);
            l_76 = l_75;
        } else {
            l_76 = l_74;
        }
    } else {
        l_76 = l_74;
    }
    GALEFS_BROADCAST(6, l_77, l_76);
    if (l_77 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_77); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_77 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_results + ((((long) (uint) (i_0 & (-2))) << 3) + 16L))) = ((long) ((int) l_77));
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_43) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_34) VARIABLE(long, l_41) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_55) VARIABLE(__global uchar *, ul_20) VARIABLE(__global uchar *, ul_23)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(ul_20) VARIABLE(ul_23)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_34) VARIABLE(ul_20) VARIABLE(ul_23)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_28) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_41) VARIABLE(l_48) VARIABLE(l_49)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_28) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_41) VARIABLE(l_55)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_ranges, __global uchar *arg_source, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_20, *ul_23;
    int i_0, i_4, i_5, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_25, i_26, i_27, i_28, i_31, i_35, i_36, i_38, i_39, i_40, i_43, i_44, i_45, i_46, i_47, i_50, i_51, i_52, i_56, i_57, i_59, i_60, i_61, i_62, i_63;
    long l_1, l_2, l_3, l_6, l_7, l_10, l_18, l_19, l_21, l_22, l_24, l_29, l_30, l_32, l_33, l_34, l_37, l_41, l_42, l_48, l_49, l_53, l_54, l_55, l_58, l_64, l_65, l_66;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto loop_9;
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_ranges + 12L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 2, 1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_9 = (int) ((uint) i_0 >> 1);
    l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_11 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (gale_resuming == 3) {
            goto loop_34;
        }
        if (!(i_17 < i_9)) {
            break;
        }
        l_18 = (long) (i_17 << 1);
        l_19 = (l_18 << 3) + 16L;
        ul_20 = arg_ranges + l_19;
        l_21 = *((__global gale_long *) ul_20);
        l_22 = ((l_18 + 1L) << 3) + 16L;
        ul_23 = arg_ranges + l_22;
        l_24 = *((__global gale_long *) ul_23);
        i_25 = (int) l_24;
        i_26 = 4;
        i_27 = 0;
        i_28 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_26 == 0) {
                break;
            }
            l_29 = (long) i_27;
            l_30 = (long) ((ulong) l_29 + (ulong) l_21);
            if (i_16 == 0) {
                i_31 = (i_27 < 1) ? 0 : 1;
                l_32 = gale_BlockAccess_beginWrite(arg_fs, i_26, i_8, l_30, ((int) ((uint) i_25 - (uint) i_27)), i_31, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            GALEFS_BROADCAST(2, l_34, l_33);
            if (l_34 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_8;
                gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_19;
                gale_longs[gale_items + gale_item] = (ulong) (ul_20 - arg_ranges);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_22;
                gale_longs[4 * gale_items + gale_item] = (ulong) (ul_23 - arg_ranges);
                gale_ints[4 * gale_items + gale_item] = (uint) i_25;
                gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                gale_ints[6 * gale_items + gale_item] = (uint) i_27;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_29;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_30;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_34); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_8 = (int) gale_ints[gale_items + gale_item];
                i_9 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                l_19 = (long) gale_longs[gale_item];
                ul_20 = arg_ranges + gale_longs[gale_items + gale_item];
                l_21 = (long) gale_longs[2 * gale_items + gale_item];
                l_22 = (long) gale_longs[3 * gale_items + gale_item];
                ul_23 = arg_ranges + gale_longs[4 * gale_items + gale_item];
                i_25 = (int) gale_ints[4 * gale_items + gale_item];
                i_26 = (int) gale_ints[5 * gale_items + gale_item];
                i_27 = (int) gale_ints[6 * gale_items + gale_item];
                l_29 = (long) gale_longs[5 * gale_items + gale_item];
                l_30 = (long) gale_longs[6 * gale_items + gale_item];
                l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_11 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                l_34 = gale_reply(gale_entry);
            }
            i_35 = (int) l_34;
            if (l_34 < 0L) {
                i_36 = 0;
            } else {
                i_36 = i_35;
            }
            l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, l_30, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_source + 16 + l_29), (arg_fs + 16 + l_37), i_36);
            GALEFS_BARRIER(3);
            if (i_15 == 0) {
                if (!(i_36 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_36, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_38 = (int) ((uint) i_27 + (uint) i_36);
            if (l_34 < 0L) {
                if ((!(i_26 == 4)) || (i_38 < 1)) {
                    i_39 = i_35;
                } else {
                    i_39 = i_38;
                }
            } else {
                i_39 = i_38;
            }
            i_40 = (((!(i_26 == 4)) || (i_38 < 1)) || (i_11 == 0)) ? 0 : 5;
            if (i_36 == 0) {
                i_26 = i_40;
                i_27 = i_38;
                i_28 = i_39;
            } else {
                if (i_25 == i_38) {
                    i_26 = i_40;
                    i_27 = i_38;
                    i_28 = i_39;
                } else {
                    i_27 = i_38;
                    i_28 = i_39;
                }
            }
        }
        l_41 = *((__global gale_long *) ul_20);
        l_42 = *((__global gale_long *) ul_23);
        i_43 = (int) l_42;
        i_44 = 1;
        i_45 = 0;
        i_46 = 0;
        loop_34:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_44 == 1)) {
                break;
            }
            i_47 = (int) ((uint) i_43 - (uint) i_45);
            l_48 = (long) i_45;
            l_49 = (long) ((ulong) l_48 + (ulong) l_41);
            if (i_46 == 0) {
                i_50 = i_47;
            } else {
                i_51 = 4096 - ((int) (l_49 & 4095L));
                i_52 = (i_51 < i_47) ? i_51 : i_47;
                i_50 = i_52;
            }
            if (i_14 == 0) {
                l_53 = gale_BlockAccess_beginRead(arg_fs, i_8, l_49, i_50, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_54 = l_53;
            } else {
                l_54 = 0L;
            }
            GALEFS_BROADCAST(4, l_55, l_54);
            if (l_55 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_8;
                gale_ints[2 * gale_items + gale_item] = (uint) i_9;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_19;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_28;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
                gale_ints[5 * gale_items + gale_item] = (uint) i_43;
                gale_ints[6 * gale_items + gale_item] = (uint) i_45;
                gale_ints[7 * gale_items + gale_item] = (uint) i_46;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_48;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_49;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_55); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_8 = (int) gale_ints[gale_items + gale_item];
                i_9 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                l_19 = (long) gale_longs[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                i_28 = (int) gale_ints[4 * gale_items + gale_item];
                l_41 = (long) gale_longs[2 * gale_items + gale_item];
                i_43 = (int) gale_ints[5 * gale_items + gale_item];
                i_45 = (int) gale_ints[6 * gale_items + gale_item];
                i_46 = (int) gale_ints[7 * gale_items + gale_item];
                l_48 = (long) gale_longs[3 * gale_items + gale_item];
                l_49 = (long) gale_longs[4 * gale_items + gale_item];
                l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_11 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                l_55 = gale_reply(gale_entry);
            }
            i_56 = (int) l_55;
            if (l_55 < 0L) {
                i_57 = 0;
            } else {
                i_57 = i_56;
            }
            l_58 = gale_BlockAccess_offsetInRegion(arg_fs, l_55, l_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_58), (arg_buffer + 16 + l_48), i_57);
            GALEFS_BARRIER(5);
            if (i_13 == 0) {
                if (!(i_57 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_57, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_59 = (int) ((uint) i_45 + (uint) i_57);
            i_60 = ((l_55 == (-117L)) || (!((i_46 == 0) || ((((long) ((ulong) ((long) i_59) + (ulong) l_41)) & l_10) == 0)))) ? 1 : 0;
            i_61 = ((l_55 == (-117L)) || (!((i_57 < 1) || (!(i_59 < i_43))))) ? 1 : 0;
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
        i_63 = (int) ((uint) i_17 + (uint) 1);
        if (i_12 == 0) {
            *((__global gale_long *) (arg_results + l_19)) = ((long) i_28);
            *((__global gale_long *) (arg_results + l_22)) = ((long) i_62);
            i_17 = i_63;
        } else {
            i_17 = i_63;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_64 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_65 = l_64;
    } else {
        l_65 = 0L;
    }
    GALEFS_BROADCAST(6, l_66, l_65);
    if (l_66 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_66); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_66 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_results + ((((long) (uint) (i_0 & (-2))) << 3) + 16L))) = ((long) ((int) l_66));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
