// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.CsvColumnSum#sum
// entry point: galefs_sum
// parameters: LONG_ARRAY INT BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 10
// context bytes: 64
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "table.csv"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a7bb9c3b8381652fb173fc62cb511fc052817156e6b5439ebfc97ba16dd94be7
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {116, 97, 98, 108, 101, 46, 99, 115, 118};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_48) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_41) VARIABLE(long, l_52) VARIABLE(long, l_75)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_41)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_48) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_52)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_22) VARIABLE(l_23)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_22) VARIABLE(l_23)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_22) VARIABLE(i_74) VARIABLE(l_75)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_22) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_75)

__kernel void galefs_sum(__global uchar *arg_fs, int arg_column, __global uchar *arg_buffer, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_15, i_16, i_17, i_19, i_21, i_22, i_25, i_26, i_28, i_29, i_30, i_31, i_34, i_35, i_36, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_61, i_63, i_64, i_65, i_66, i_74, i_76, i_77, i_78, i_79, i_84;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_14, l_18, l_20, l_23, l_24, l_27, l_32, l_33, l_37, l_38, l_39, l_40, l_41, l_44, l_52, l_59, l_60, l_62, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_75, l_80, l_81, l_82, l_83;
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
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            break;
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 9, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group);
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
    i_11 = (i_10 < 0) ? i_10 : 2177;
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    l_14 = (long) ((int) get_num_groups(0));
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) ((uint) gale_group * (uint) 2177);
    l_18 = (long) i_17;
    i_19 = (int) get_local_id(0);
    l_20 = (long) gale_group;
    i_21 = (int) get_local_id(0);
    i_22 = i_11;
    l_23 = 0L;
    l_24 = l_20;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_22 < 1) {
            break;
        }
        i_25 = (l_24 == 0L) ? 0 : 1;
        i_26 = i_25 + 2176;
        l_27 = (long) ((ulong) (l_24 << 11) - (ulong) ((long) (uint) i_25));
        i_28 = 1;
        i_29 = 0;
        i_30 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_28 == 1)) {
                break;
            }
            i_31 = (int) ((uint) i_26 - (uint) i_29);
            l_32 = (long) i_29;
            l_33 = (long) ((ulong) l_27 + (ulong) l_32);
            if (i_30 == 0) {
                i_34 = i_31;
            } else {
                i_35 = 4096 - ((int) (l_33 & 4095L));
                i_36 = (i_35 < i_31) ? i_35 : i_31;
                i_34 = i_36;
            }
            if (i_21 == 0) {
                l_37 = gale_BlockAccess_beginRead(arg_fs, i_10, l_33, i_34, gale_group);
                l_38 = l_37;
            } else {
                l_38 = 0L;
            }
            if (i_19 == 0) {
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
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_23;
                gale_longs[gale_items + gale_item] = (ulong) l_24;
                gale_ints[gale_items + gale_item] = (uint) i_25;
                gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                gale_ints[3 * gale_items + gale_item] = (uint) i_29;
                gale_ints[4 * gale_items + gale_item] = (uint) i_30;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_33;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_41); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_23 = (long) gale_longs[gale_item];
                l_24 = (long) gale_longs[gale_items + gale_item];
                i_25 = (int) gale_ints[gale_items + gale_item];
                i_26 = (int) gale_ints[2 * gale_items + gale_item];
                l_27 = (long) gale_longs[2 * gale_items + gale_item];
                i_29 = (int) gale_ints[3 * gale_items + gale_item];
                i_30 = (int) gale_ints[4 * gale_items + gale_item];
                l_32 = (long) gale_longs[3 * gale_items + gale_item];
                l_33 = (long) gale_longs[4 * gale_items + gale_item];
                i_12 = (int) get_local_size(0);
                l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                l_14 = (long) ((int) get_num_groups(0));
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                i_17 = (int) ((uint) gale_group * (uint) 2177);
                l_18 = (long) i_17;
                i_19 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                l_41 = gale_reply(gale_entry);
            }
            i_42 = (int) l_41;
            if (l_41 < 0L) {
                i_43 = 0;
            } else {
                i_43 = i_42;
            }
            l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_33, gale_group);
            gale_copy((arg_fs + 16 + l_44), (arg_buffer + 16 + (l_18 + l_32)), i_43);
            GALEFS_BARRIER(3);
            if (i_16 == 0) {
                if (!(i_43 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group);
                }
            }
            i_45 = (int) ((uint) i_29 + (uint) i_43);
            i_46 = ((l_41 == (-117L)) || (!((i_30 == 0) || ((((long) ((ulong) l_27 + (ulong) ((long) i_45))) & l_13) == 0)))) ? 1 : 0;
            i_47 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < i_26))))) ? 1 : 0;
            if (l_41 < 0L) {
                if (l_41 == (-117L)) {
                    i_28 = i_47;
                    i_29 = i_45;
                    i_30 = i_46;
                } else {
                    i_28 = i_42;
                    i_29 = i_45;
                    i_30 = i_46;
                }
            } else {
                i_28 = i_47;
                i_29 = i_45;
                i_30 = i_46;
            }
        }
        if (i_29 < 1) {
            i_48 = i_28;
        } else {
            i_48 = i_29;
        }
        i_49 = (int) ((uint) i_48 - (uint) i_25);
        i_50 = (i_49 < 2048) ? i_49 : 2048;
        i_51 = (int) ((uint) i_17 + (uint) i_25);
        l_52 = l_23;
        i_53 = i_15;
        while (true) {
            if (!(i_53 < i_50)) {
                break;
            }
            i_54 = (int) ((uint) i_53 + (uint) i_12);
            i_55 = (int) ((uint) i_53 + (uint) i_51);
            if (l_24 == 0L) {
                if (i_53 == 0) {
                    goto B53;
                }
            }
            i_56 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_55 + (uint) (-1))) * 1));
            if (!(i_56 == 10)) {
                i_53 = i_54;
                continue;
            }
        B53:;
            i_57 = (int) ((uint) i_17 + (uint) i_48);
            i_58 = 0;
            l_59 = 0L;
            l_60 = 1L;
            i_61 = i_55;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_62 = (long) ((ulong) l_52 + (ulong) ((long) ((ulong) l_59 * (ulong) l_60)));
                if (!(i_61 < i_57)) {
                    goto B64;
                }
                i_63 = (int) *((__global char *) (arg_buffer + 16 + (long) i_61 * 1));
                if (i_63 == 10) {
                    break;
                }
                i_64 = (int) *((__global char *) (arg_buffer + 16 + (long) i_61 * 1));
                i_65 = (int) ((uint) i_61 + (uint) 1);
                if (i_64 == 44) {
                    i_66 = (int) ((uint) i_58 + (uint) 1);
                    i_58 = i_66;
                    i_61 = i_65;
                } else {
                    if (arg_column == i_58) {
                        if (i_64 == 45) {
                            l_60 = (-1L);
                            i_61 = i_65;
                        } else {
                            l_67 = (long) ((ulong) ((long) (i_64 + (-48))) + (ulong) ((long) ((ulong) (l_59 << 3) + (ulong) (l_59 << 1))));
                            l_59 = l_67;
                            i_61 = i_65;
                        }
                    } else {
                        i_61 = i_65;
                    }
                }
            }
            l_52 = l_62;
            i_53 = i_54;
            continue;
        B64:;
            l_52 = l_62;
            i_53 = i_54;
        }
        GALEFS_BARRIER(4);
        l_68 = (long) ((ulong) l_24 + (ulong) l_14);
        i_22 = i_48;
        l_23 = l_52;
        l_24 = l_68;
    }
    if (((int) get_local_id(0)) == 0) {
        l_69 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_70 = l_69;
    } else {
        l_70 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_70 < (-4611686018427387904L)) {
            l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
            l_72 = l_71;
        } else {
            l_72 = l_70;
        }
    } else {
        l_72 = l_70;
    }
    GALEFS_BROADCAST(5, l_73, l_72);
    if (l_73 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_longs[gale_item] = (ulong) l_23;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_73); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_22 = (int) gale_ints[gale_item];
        l_23 = (long) gale_longs[gale_item];
        l_73 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(6);
    i_74 = (int) get_local_id(0);
    l_75 = (-16L) + ((((long) i_74) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_75)) = l_23;
    GALEFS_LOCAL_BARRIER(7);
    i_76 = (int) get_local_size(0);
    i_77 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_77 < i_76)) {
            break;
        }
        i_78 = i_77 << 1;
        if ((i_74 & ((int) ((uint) i_78 + (uint) (-1)))) == 0) {
            i_79 = (int) ((uint) i_74 + (uint) i_77);
            if (i_79 < i_76) {
                l_80 = *((__local gale_long *) (gale_scratch_memory + l_75));
                l_81 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_79) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_75)) = ((long) ((ulong) l_80 + (ulong) l_81));
            }
        }
        GALEFS_LOCAL_BARRIER(8);
        i_77 = i_78;
    }
    l_82 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_83 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_82);
    }
    if (((long) i_22) < 0L) {
        i_84 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_22);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_42) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_7) VARIABLE(int, i_70) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_35) VARIABLE(long, l_46) VARIABLE(long, l_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_42) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18) VARIABLE(l_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18) VARIABLE(l_19)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_18) VARIABLE(i_66) VARIABLE(l_67)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_18) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(l_67)

__kernel void galefs_sum(__global uchar *arg_fs, int arg_column, __global uchar *arg_buffer, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_12, i_13, i_14, i_17, i_18, i_21, i_22, i_24, i_25, i_26, i_27, i_30, i_31, i_32, i_36, i_37, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_55, i_57, i_58, i_59, i_60, i_66, i_68, i_69, i_70, i_71, i_76;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_11, l_15, l_16, l_19, l_20, l_23, l_28, l_29, l_33, l_34, l_35, l_38, l_46, l_53, l_54, l_56, l_61, l_62, l_63, l_64, l_65, l_67, l_72, l_73, l_74, l_75;
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
            goto loop_9;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_8 = (i_7 < 0) ? i_7 : 2177;
    i_9 = (int) get_local_size(0);
    l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    l_11 = (long) gale_group_count;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) ((uint) gale_group * (uint) 2177);
    l_15 = (long) i_14;
    l_16 = (long) gale_group;
    i_17 = (int) get_local_id(0);
    i_18 = i_8;
    l_19 = 0L;
    l_20 = l_16;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_18 < 1) {
            break;
        }
        i_21 = (l_20 == 0L) ? 0 : 1;
        i_22 = i_21 + 2176;
        l_23 = (long) ((ulong) (l_20 << 11) - (ulong) ((long) (uint) i_21));
        i_24 = 1;
        i_25 = 0;
        i_26 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_24 == 1)) {
                break;
            }
            i_27 = (int) ((uint) i_22 - (uint) i_25);
            l_28 = (long) i_25;
            l_29 = (long) ((ulong) l_23 + (ulong) l_28);
            if (i_26 == 0) {
                i_30 = i_27;
            } else {
                i_31 = 4096 - ((int) (l_29 & 4095L));
                i_32 = (i_31 < i_27) ? i_31 : i_27;
                i_30 = i_32;
            }
            if (i_17 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_7, l_29, i_30, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            GALEFS_BROADCAST(2, l_35, l_34);
            if (l_35 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_19;
                gale_longs[gale_items + gale_item] = (ulong) l_20;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                gale_ints[3 * gale_items + gale_item] = (uint) i_25;
                gale_ints[4 * gale_items + gale_item] = (uint) i_26;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_28;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_29;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_35); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                l_19 = (long) gale_longs[gale_item];
                l_20 = (long) gale_longs[gale_items + gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                i_22 = (int) gale_ints[2 * gale_items + gale_item];
                l_23 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = (int) gale_ints[3 * gale_items + gale_item];
                i_26 = (int) gale_ints[4 * gale_items + gale_item];
                l_28 = (long) gale_longs[3 * gale_items + gale_item];
                l_29 = (long) gale_longs[4 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                l_11 = (long) gale_group_count;
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) ((uint) gale_group * (uint) 2177);
                l_15 = (long) i_14;
                i_17 = (int) get_local_id(0);
                l_35 = gale_reply(gale_entry);
            }
            i_36 = (int) l_35;
            if (l_35 < 0L) {
                i_37 = 0;
            } else {
                i_37 = i_36;
            }
            l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_38), (arg_buffer + 16 + (l_15 + l_28)), i_37);
            GALEFS_BARRIER(3);
            if (i_13 == 0) {
                if (!(i_37 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_39 = (int) ((uint) i_25 + (uint) i_37);
            i_40 = ((l_35 == (-117L)) || (!((i_26 == 0) || ((((long) ((ulong) l_23 + (ulong) ((long) i_39))) & l_10) == 0)))) ? 1 : 0;
            i_41 = ((l_35 == (-117L)) || (!((i_37 < 1) || (!(i_39 < i_22))))) ? 1 : 0;
            if (l_35 < 0L) {
                if (l_35 == (-117L)) {
                    i_24 = i_41;
                    i_25 = i_39;
                    i_26 = i_40;
                } else {
                    i_24 = i_36;
                    i_25 = i_39;
                    i_26 = i_40;
                }
            } else {
                i_24 = i_41;
                i_25 = i_39;
                i_26 = i_40;
            }
        }
        if (i_25 < 1) {
            i_42 = i_24;
        } else {
            i_42 = i_25;
        }
        i_43 = (int) ((uint) i_42 - (uint) i_21);
        i_44 = (i_43 < 2048) ? i_43 : 2048;
        i_45 = (int) ((uint) i_14 + (uint) i_21);
        l_46 = l_19;
        i_47 = i_12;
        while (true) {
            if (!(i_47 < i_44)) {
                break;
            }
            i_48 = (int) ((uint) i_47 + (uint) i_9);
            i_49 = (int) ((uint) i_47 + (uint) i_45);
            if (l_20 == 0L) {
                if (i_47 == 0) {
                    goto B43;
                }
            }
            i_50 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_49 + (uint) (-1))) * 1));
            if (!(i_50 == 10)) {
                i_47 = i_48;
                continue;
            }
        B43:;
            i_51 = (int) ((uint) i_14 + (uint) i_42);
            i_52 = 0;
            l_53 = 0L;
            l_54 = 1L;
            i_55 = i_49;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_56 = (long) ((ulong) l_46 + (ulong) ((long) ((ulong) l_53 * (ulong) l_54)));
                if (!(i_55 < i_51)) {
                    goto B54;
                }
                i_57 = (int) *((__global char *) (arg_buffer + 16 + (long) i_55 * 1));
                if (i_57 == 10) {
                    break;
                }
                i_58 = (int) *((__global char *) (arg_buffer + 16 + (long) i_55 * 1));
                i_59 = (int) ((uint) i_55 + (uint) 1);
                if (i_58 == 44) {
                    i_60 = (int) ((uint) i_52 + (uint) 1);
                    i_52 = i_60;
                    i_55 = i_59;
                } else {
                    if (arg_column == i_52) {
                        if (i_58 == 45) {
                            l_54 = (-1L);
                            i_55 = i_59;
                        } else {
                            l_61 = (long) ((ulong) ((long) (i_58 + (-48))) + (ulong) ((long) ((ulong) (l_53 << 3) + (ulong) (l_53 << 1))));
                            l_53 = l_61;
                            i_55 = i_59;
                        }
                    } else {
                        i_55 = i_59;
                    }
                }
            }
            l_46 = l_56;
            i_47 = i_48;
            continue;
        B54:;
            l_46 = l_56;
            i_47 = i_48;
        }
        GALEFS_BARRIER(4);
        l_62 = (long) ((ulong) l_20 + (ulong) l_11);
        i_18 = i_42;
        l_19 = l_46;
        l_20 = l_62;
    }
    if (((int) get_local_id(0)) == 0) {
        l_63 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_64 = l_63;
    } else {
        l_64 = 0L;
    }
    GALEFS_BROADCAST(5, l_65, l_64);
    if (l_65 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_18;
        gale_longs[gale_item] = (ulong) l_19;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_65); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_18 = (int) gale_ints[gale_item];
        l_19 = (long) gale_longs[gale_item];
        l_65 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(6);
    i_66 = (int) get_local_id(0);
    l_67 = (-16L) + ((((long) i_66) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_67)) = l_19;
    GALEFS_LOCAL_BARRIER(7);
    i_68 = (int) get_local_size(0);
    i_69 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_69 < i_68)) {
            break;
        }
        i_70 = i_69 << 1;
        if ((i_66 & ((int) ((uint) i_70 + (uint) (-1)))) == 0) {
            i_71 = (int) ((uint) i_66 + (uint) i_69);
            if (i_71 < i_68) {
                l_72 = *((__local gale_long *) (gale_scratch_memory + l_67));
                l_73 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_71) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_67)) = ((long) ((ulong) l_72 + (ulong) l_73));
            }
        }
        GALEFS_LOCAL_BARRIER(8);
        i_69 = i_70;
    }
    l_74 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_75 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_74);
    }
    if (((long) i_18) < 0L) {
        i_76 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_18);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
