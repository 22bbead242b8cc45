// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.CsvColumnSum#sum
// entry point: galefs_sum
// parameters: LONG_ARRAY INT BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 12
// context bytes: 72
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "table.csv"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fb181de6ee3277505577998c580a9d70f21b7bef977d4cd73179f7bac978fc43
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {116, 97, 98, 108, 101, 46, 99, 115, 118};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_55) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_85) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_25) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_45) VARIABLE(long, l_59) VARIABLE(long, l_82)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_45)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_55) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_59)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17) VARIABLE(l_18)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_17) VARIABLE(l_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_17) VARIABLE(i_81) VARIABLE(l_82)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_17) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_85) VARIABLE(l_82)

__kernel void galefs_sum(__global uchar *arg_fs, int arg_column, __global uchar *arg_buffer, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_17, i_20, i_21, i_22, i_23, i_26, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_40, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_68, i_70, i_71, i_72, i_73, i_81, i_83, i_84, i_85, i_86, i_91;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_16, l_18, l_19, l_24, l_25, l_27, l_28, l_36, l_37, l_41, l_42, l_43, l_44, l_45, l_48, l_59, l_66, l_67, l_69, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_82, l_87, l_88, l_89, l_90;
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
    l_13 = (long) ((int) get_num_groups(0));
    i_14 = (int) get_local_id(0);
    i_15 = (int) ((uint) gale_group * (uint) 2177);
    l_16 = (long) gale_group;
    i_17 = i_11;
    l_18 = 0L;
    l_19 = l_16;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_17 < 1) {
            break;
        }
        i_20 = (l_19 == 0L) ? 0 : 1;
        i_21 = 0;
        i_22 = 1;
        loop_16:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_19;
            }
            if (i_22 < 1) {
                goto B49;
            }
            i_23 = i_20 + 2176;
            if (!(i_21 < i_23)) {
                break;
            }
            l_24 = (long) i_21;
            l_25 = ((long) i_15) + l_24;
            i_26 = (int) ((uint) i_23 - (uint) i_21);
            l_27 = (long) ((ulong) ((long) ((ulong) (l_19 << 11) - (ulong) ((long) (uint) i_20))) + (ulong) l_24);
            l_28 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_29 = (int) get_local_id(0);
            i_30 = (int) get_local_id(0);
            i_31 = (int) get_local_id(0);
            i_32 = 1;
            i_33 = 0;
            i_34 = 0;
            loop_19:;
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
                GALEFS_BROADCAST(2, l_45, l_44);
                if (l_45 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_longs[gale_items + gale_item] = (ulong) l_19;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_21;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_27;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_33;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_34;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_36;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_37;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_45); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    l_18 = (long) gale_longs[gale_item];
                    l_19 = (long) gale_longs[gale_items + gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    i_21 = (int) gale_ints[2 * gale_items + gale_item];
                    l_25 = (long) gale_longs[2 * gale_items + gale_item];
                    i_26 = (int) gale_ints[3 * gale_items + gale_item];
                    l_27 = (long) gale_longs[3 * gale_items + gale_item];
                    i_33 = (int) gale_ints[4 * gale_items + gale_item];
                    i_34 = (int) gale_ints[5 * gale_items + gale_item];
                    l_36 = (long) gale_longs[4 * gale_items + gale_item];
                    l_37 = (long) gale_longs[5 * gale_items + gale_item];
                    i_12 = (int) get_local_size(0);
                    l_13 = (long) ((int) get_num_groups(0));
                    i_14 = (int) get_local_id(0);
                    i_15 = (int) ((uint) gale_group * (uint) 2177);
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
                GALEFS_BARRIER(3);
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
        goto B50;
    B49:;
    B50:;
        if (i_22 < 0) {
            i_55 = i_22;
        } else {
            i_55 = i_21;
        }
        i_56 = (int) ((uint) i_55 - (uint) i_20);
        i_57 = (i_56 < 2048) ? i_56 : 2048;
        i_58 = (int) ((uint) i_15 + (uint) i_20);
        l_59 = l_18;
        i_60 = i_14;
        while (true) {
            if (!(i_60 < i_57)) {
                break;
            }
            i_61 = (int) ((uint) i_60 + (uint) i_12);
            i_62 = (int) ((uint) i_60 + (uint) i_58);
            if (l_19 == 0L) {
                if (i_60 == 0) {
                    goto B62;
                }
            }
            i_63 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_62 + (uint) (-1))) * 1));
            if (!(i_63 == 10)) {
                i_60 = i_61;
                continue;
            }
        B62:;
            i_64 = (int) ((uint) i_15 + (uint) i_55);
            i_65 = 0;
            l_66 = 0L;
            l_67 = 1L;
            i_68 = i_62;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_69 = (long) ((ulong) l_59 + (ulong) ((long) ((ulong) l_66 * (ulong) l_67)));
                if (!(i_68 < i_64)) {
                    goto B73;
                }
                i_70 = (int) *((__global char *) (arg_buffer + 16 + (long) i_68 * 1));
                if (i_70 == 10) {
                    break;
                }
                i_71 = (int) *((__global char *) (arg_buffer + 16 + (long) i_68 * 1));
                i_72 = (int) ((uint) i_68 + (uint) 1);
                if (i_71 == 44) {
                    i_73 = (int) ((uint) i_65 + (uint) 1);
                    i_65 = i_73;
                    i_68 = i_72;
                } else {
                    if (arg_column == i_65) {
                        if (i_71 == 45) {
                            l_67 = (-1L);
                            i_68 = i_72;
                        } else {
                            l_74 = (long) ((ulong) ((long) (i_71 + (-48))) + (ulong) ((long) ((ulong) (l_66 << 3) + (ulong) (l_66 << 1))));
                            l_66 = l_74;
                            i_68 = i_72;
                        }
                    } else {
                        i_68 = i_72;
                    }
                }
            }
            l_59 = l_69;
            i_60 = i_61;
            continue;
        B73:;
            l_59 = l_69;
            i_60 = i_61;
        }
        GALEFS_BARRIER(4);
        l_75 = (long) ((ulong) l_19 + (ulong) l_13);
        i_17 = i_55;
        l_18 = l_59;
        l_19 = l_75;
    }
    if (((int) get_local_id(0)) == 0) {
        l_76 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_77 = l_76;
    } else {
        l_77 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_77 < (-4611686018427387904L)) {
            l_78 = gale_HostCall_awaitReply(arg_fs, l_77, gale_group);
            l_79 = l_78;
        } else {
            l_79 = l_77;
        }
    } else {
        l_79 = l_77;
    }
    GALEFS_BROADCAST(5, l_80, l_79);
    if (l_80 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_17;
        gale_longs[gale_item] = (ulong) l_18;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_80); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_17 = (int) gale_ints[gale_item];
        l_18 = (long) gale_longs[gale_item];
        l_80 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(6);
    i_81 = (int) get_local_id(0);
    l_82 = (-16L) + ((((long) i_81) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_82)) = l_18;
    GALEFS_LOCAL_BARRIER(7);
    i_83 = (int) get_local_size(0);
    i_84 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_84 < i_83)) {
            break;
        }
        i_85 = i_84 << 1;
        if ((i_81 & ((int) ((uint) i_85 + (uint) (-1)))) == 0) {
            i_86 = (int) ((uint) i_81 + (uint) i_84);
            if (i_86 < i_83) {
                l_87 = *((__local gale_long *) (gale_scratch_memory + l_82));
                l_88 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_86) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_82)) = ((long) ((ulong) l_87 + (ulong) l_88));
            }
        }
        GALEFS_LOCAL_BARRIER(8);
        i_84 = i_85;
    }
    l_89 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_90 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_89);
    }
    if (((long) i_17) < 0L) {
        i_91 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_49) VARIABLE(int, i_7) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_39) VARIABLE(long, l_53) VARIABLE(long, l_74)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_39)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_49) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_16) VARIABLE(l_53)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(l_15)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(l_15)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(i_73) VARIABLE(l_74)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_14) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(l_74)

__kernel void galefs_sum(__global uchar *arg_fs, int arg_column, __global uchar *arg_buffer, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_14, i_17, i_18, i_19, i_20, i_23, i_26, i_27, i_28, i_29, i_30, i_31, i_34, i_35, i_36, i_40, i_41, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_54, i_55, i_56, i_57, i_58, i_59, i_62, i_64, i_65, i_66, i_67, i_73, i_75, i_76, i_77, i_78, i_83;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_13, l_15, l_16, l_21, l_22, l_24, l_25, l_32, l_33, l_37, l_38, l_39, l_42, l_53, l_60, l_61, l_63, l_68, l_69, l_70, l_71, l_72, l_74, l_79, l_80, l_81, l_82;
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
    l_10 = (long) gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) ((uint) gale_group * (uint) 2177);
    l_13 = (long) gale_group;
    i_14 = i_8;
    l_15 = 0L;
    l_16 = l_13;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_14 < 1) {
            break;
        }
        i_17 = (l_16 == 0L) ? 0 : 1;
        i_18 = 0;
        i_19 = 1;
        loop_11:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_14;
            }
            if (i_19 < 1) {
                goto B39;
            }
            i_20 = i_17 + 2176;
            if (!(i_18 < i_20)) {
                break;
            }
            l_21 = (long) i_18;
            l_22 = ((long) i_12) + l_21;
            i_23 = (int) ((uint) i_20 - (uint) i_18);
            l_24 = (long) ((ulong) ((long) ((ulong) (l_16 << 11) - (ulong) ((long) (uint) i_17))) + (ulong) l_21);
            l_25 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_26 = (int) get_local_id(0);
            i_27 = (int) get_local_id(0);
            i_28 = 1;
            i_29 = 0;
            i_30 = 0;
            loop_14:;
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
                GALEFS_BROADCAST(2, l_39, l_38);
                if (l_39 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_15;
                    gale_longs[gale_items + gale_item] = (ulong) l_16;
                    gale_ints[gale_items + gale_item] = (uint) i_17;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_24;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_29;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_32;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_33;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_39); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    l_15 = (long) gale_longs[gale_item];
                    l_16 = (long) gale_longs[gale_items + gale_item];
                    i_17 = (int) gale_ints[gale_items + gale_item];
                    i_18 = (int) gale_ints[2 * gale_items + gale_item];
                    l_22 = (long) gale_longs[2 * gale_items + gale_item];
                    i_23 = (int) gale_ints[3 * gale_items + gale_item];
                    l_24 = (long) gale_longs[3 * gale_items + gale_item];
                    i_29 = (int) gale_ints[4 * gale_items + gale_item];
                    i_30 = (int) gale_ints[5 * gale_items + gale_item];
                    l_32 = (long) gale_longs[4 * gale_items + gale_item];
                    l_33 = (long) gale_longs[5 * gale_items + gale_item];
                    i_9 = (int) get_local_size(0);
                    l_10 = (long) gale_group_count;
                    i_11 = (int) get_local_id(0);
                    i_12 = (int) ((uint) gale_group * (uint) 2177);
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
                GALEFS_BARRIER(3);
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
        goto B40;
    B39:;
    B40:;
        if (i_19 < 0) {
            i_49 = i_19;
        } else {
            i_49 = i_18;
        }
        i_50 = (int) ((uint) i_49 - (uint) i_17);
        i_51 = (i_50 < 2048) ? i_50 : 2048;
        i_52 = (int) ((uint) i_12 + (uint) i_17);
        l_53 = l_15;
        i_54 = i_11;
        while (true) {
            if (!(i_54 < i_51)) {
                break;
            }
            i_55 = (int) ((uint) i_54 + (uint) i_9);
            i_56 = (int) ((uint) i_54 + (uint) i_52);
            if (l_16 == 0L) {
                if (i_54 == 0) {
                    goto B52;
                }
            }
            i_57 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_56 + (uint) (-1))) * 1));
            if (!(i_57 == 10)) {
                i_54 = i_55;
                continue;
            }
        B52:;
            i_58 = (int) ((uint) i_12 + (uint) i_49);
            i_59 = 0;
            l_60 = 0L;
            l_61 = 1L;
            i_62 = i_56;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_63 = (long) ((ulong) l_53 + (ulong) ((long) ((ulong) l_60 * (ulong) l_61)));
                if (!(i_62 < i_58)) {
                    goto B63;
                }
                i_64 = (int) *((__global char *) (arg_buffer + 16 + (long) i_62 * 1));
                if (i_64 == 10) {
                    break;
                }
                i_65 = (int) *((__global char *) (arg_buffer + 16 + (long) i_62 * 1));
                i_66 = (int) ((uint) i_62 + (uint) 1);
                if (i_65 == 44) {
                    i_67 = (int) ((uint) i_59 + (uint) 1);
                    i_59 = i_67;
                    i_62 = i_66;
                } else {
                    if (arg_column == i_59) {
                        if (i_65 == 45) {
                            l_61 = (-1L);
                            i_62 = i_66;
                        } else {
                            l_68 = (long) ((ulong) ((long) (i_65 + (-48))) + (ulong) ((long) ((ulong) (l_60 << 3) + (ulong) (l_60 << 1))));
                            l_60 = l_68;
                            i_62 = i_66;
                        }
                    } else {
                        i_62 = i_66;
                    }
                }
            }
            l_53 = l_63;
            i_54 = i_55;
            continue;
        B63:;
            l_53 = l_63;
            i_54 = i_55;
        }
        GALEFS_BARRIER(4);
        l_69 = (long) ((ulong) l_16 + (ulong) l_10);
        i_14 = i_49;
        l_15 = l_53;
        l_16 = l_69;
    }
    if (((int) get_local_id(0)) == 0) {
        l_70 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_71 = l_70;
    } else {
        l_71 = 0L;
    }
    GALEFS_BROADCAST(5, l_72, l_71);
    if (l_72 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_14;
        gale_longs[gale_item] = (ulong) l_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_72); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_14 = (int) gale_ints[gale_item];
        l_15 = (long) gale_longs[gale_item];
        l_72 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(6);
    i_73 = (int) get_local_id(0);
    l_74 = (-16L) + ((((long) i_73) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_74)) = l_15;
    GALEFS_LOCAL_BARRIER(7);
    i_75 = (int) get_local_size(0);
    i_76 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_76 < i_75)) {
            break;
        }
        i_77 = i_76 << 1;
        if ((i_73 & ((int) ((uint) i_77 + (uint) (-1)))) == 0) {
            i_78 = (int) ((uint) i_73 + (uint) i_76);
            if (i_78 < i_75) {
                l_79 = *((__local gale_long *) (gale_scratch_memory + l_74));
                l_80 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_78) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_74)) = ((long) ((ulong) l_79 + (ulong) l_80));
            }
        }
        GALEFS_LOCAL_BARRIER(8);
        i_76 = i_77;
    }
    l_81 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_82 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_81);
    }
    if (((long) i_14) < 0L) {
        i_83 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_14);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
