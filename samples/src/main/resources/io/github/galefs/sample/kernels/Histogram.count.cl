// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.Histogram#count
// entry point: galefs_count
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 7
// context bytes: 48
// needs: BARRIERS LOCAL_SIZE
// local bytes: 1024
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d8eb0112b56731612e8f375521f30e72d9e3a48a6ae0d1cc4255148b10a63c89
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (1024 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_49) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_42)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_42)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_49) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_26)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 48L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_8, i_9, i_14, i_15, i_16, i_19, i_20, i_21, i_23, i_25, i_26, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_60, i_61, i_62, i_63, i_64, i_65, i_66;
    long l_4, l_5, l_6, l_7, l_10, l_11, l_12, l_13, l_17, l_18, l_22, l_24, l_27, l_28, l_33, l_37, l_38, l_39, l_40, l_41, l_42, l_45, l_54, l_55, l_56, l_57, l_58, l_59;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 256)) {
            break;
        }
        *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_2) << 2) + 16L)))) = 0;
        i_3 = (int) ((uint) i_2 + (uint) i_0);
        i_2 = i_3;
    }
    GALEFS_LOCAL_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_4 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_4 < 0L) {
            l_5 = l_4;
        } else {
            l_6 = (long) gale_group;
            l_7 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_6 << 12) + (l_6 << 11)))) + (ulong) 2048L);
            i_8 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_8 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((long) i_8))))) = (char) ((int) gale_literals[i_8]);
                i_9 = (int) ((uint) i_8 + (uint) 1);
                i_8 = i_9;
            }
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_5 = l_10;
        }
    } else {
        l_5 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_5 < (-4611686018427387904L)) {
            l_11 = gale_HostCall_awaitReply(arg_fs, l_5, gale_group);
            l_12 = l_11;
        } else {
            l_12 = l_5;
        }
    } else {
        l_12 = l_5;
    }
    GALEFS_BROADCAST(2, l_13, l_12);
    if (l_13 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_13); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_13 = gale_reply(gale_entry);
    }
    i_14 = (int) l_13;
    i_15 = (i_14 < 0) ? i_14 : 4096;
    i_16 = (int) get_local_size(0);
    l_17 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    l_18 = (long) ((int) get_num_groups(0));
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    i_21 = gale_group << 12;
    l_22 = (long) i_21;
    i_23 = (int) get_local_id(0);
    l_24 = (long) gale_group;
    i_25 = (int) get_local_id(0);
    i_26 = i_15;
    l_27 = l_24;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_19;
        }
        if (i_26 < 1) {
            break;
        }
        l_28 = l_27 << 12;
        i_29 = 1;
        i_30 = 0;
        i_31 = 0;
        loop_19:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_29 == 1)) {
                break;
            }
            i_32 = (int) ((uint) 4096 - (uint) i_30);
            l_33 = (long) i_30;
            if (i_31 == 0) {
                i_34 = i_32;
            } else {
                i_35 = 4096 - ((int) (l_33 & 4095L));
                i_36 = (i_35 < i_32) ? i_35 : i_32;
                i_34 = i_36;
            }
            l_37 = (long) ((ulong) l_33 + (ulong) l_28);
            if (i_25 == 0) {
                l_38 = gale_BlockAccess_beginRead(arg_fs, i_14, l_37, i_34, gale_group);
                l_39 = l_38;
            } else {
                l_39 = 0L;
            }
            if (i_23 == 0) {
                if (l_39 < (-4611686018427387904L)) {
                    l_40 = gale_HostCall_awaitReply(arg_fs, l_39, gale_group);
                    l_41 = l_40;
                } else {
                    l_41 = l_39;
                }
            } else {
                l_41 = l_39;
            }
            GALEFS_BROADCAST(3, l_42, l_41);
            if (l_42 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_14;
                gale_longs[gale_item] = (ulong) l_27;
                gale_longs[gale_items + gale_item] = (ulong) l_28;
                gale_ints[gale_items + gale_item] = (uint) i_30;
                gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_37;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_42); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_14 = (int) gale_ints[gale_item];
                l_27 = (long) gale_longs[gale_item];
                l_28 = (long) gale_longs[gale_items + gale_item];
                i_30 = (int) gale_ints[gale_items + gale_item];
                i_31 = (int) gale_ints[2 * gale_items + gale_item];
                l_33 = (long) gale_longs[2 * gale_items + gale_item];
                l_37 = (long) gale_longs[3 * gale_items + gale_item];
                i_16 = (int) get_local_size(0);
                l_17 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                l_18 = (long) ((int) get_num_groups(0));
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                i_21 = gale_group << 12;
                l_22 = (long) i_21;
                i_23 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                l_42 = gale_reply(gale_entry);
            }
            i_43 = (int) l_42;
            if (l_42 < 0L) {
                i_44 = 0;
            } else {
                i_44 = i_43;
            }
            l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_37, gale_group);
            gale_copy((arg_fs + 16 + l_45), (arg_buffer + 16 + (l_22 + l_33)), i_44);
            GALEFS_BARRIER(4);
            if (i_20 == 0) {
                if (!(i_44 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group);
                }
            }
            i_46 = (int) ((uint) i_30 + (uint) i_44);
            i_47 = ((l_42 == (-117L)) || (!((i_31 == 0) || ((((long) ((ulong) ((long) i_46) + (ulong) l_28)) & l_17) == 0)))) ? 1 : 0;
            i_48 = ((l_42 == (-117L)) || (!((i_44 < 1) || (!(i_46 < 4096))))) ? 1 : 0;
            if (l_42 < 0L) {
                if (l_42 == (-117L)) {
                    i_29 = i_48;
                    i_30 = i_46;
                    i_31 = i_47;
                } else {
                    i_29 = i_43;
                    i_30 = i_46;
                    i_31 = i_47;
                }
            } else {
                i_29 = i_48;
                i_30 = i_46;
                i_31 = i_47;
            }
        }
        if (i_30 < 1) {
            i_49 = i_29;
        } else {
            i_49 = i_30;
        }
        i_50 = i_19;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_50 < i_49)) {
                break;
            }
            i_51 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_50 + (uint) i_21)) * 1));
            i_52 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (i_51 & 255) << 2)), 1);
            i_53 = (int) ((uint) i_50 + (uint) i_16);
            i_50 = i_53;
        }
        GALEFS_BARRIER(5);
        l_54 = (long) ((ulong) l_27 + (ulong) l_18);
        i_26 = i_49;
        l_27 = l_54;
    }
    if (((int) get_local_id(0)) == 0) {
        l_55 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
        l_56 = l_55;
    } else {
        l_56 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_56 < (-4611686018427387904L)) {
            l_57 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
            l_58 = l_57;
        } else {
            l_58 = l_56;
        }
    } else {
        l_58 = l_56;
    }
    GALEFS_BROADCAST(6, l_59, l_58);
    if (l_59 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_26;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_59); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_26 = (int) gale_ints[gale_item];
        l_59 = gale_reply(gale_entry);
    }
    i_60 = (int) get_local_size(0);
    i_61 = (int) get_local_id(0);
    i_62 = i_61;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_62 < 256)) {
            break;
        }
        i_63 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_62) << 2) + 16L))));
        i_64 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_62 << 2)), i_63);
        i_65 = (int) ((uint) i_62 + (uint) i_60);
        i_62 = i_65;
    }
    if (((long) i_26) < 0L) {
        i_66 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_26);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (1024 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_43) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_29) VARIABLE(long, l_33) VARIABLE(long, l_36)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_33)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_36)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_43) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_23)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_22)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 48L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_7, i_8, i_11, i_12, i_13, i_16, i_17, i_18, i_21, i_22, i_25, i_26, i_27, i_28, i_30, i_31, i_32, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_52, i_53, i_54, i_55, i_56, i_57, i_58;
    long l_4, l_5, l_6, l_9, l_10, l_14, l_15, l_19, l_20, l_23, l_24, l_29, l_33, l_34, l_35, l_36, l_39, l_48, l_49, l_50, l_51;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 256)) {
            break;
        }
        *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_2) << 2) + 16L)))) = 0;
        i_3 = (int) ((uint) i_2 + (uint) i_0);
        i_2 = i_3;
    }
    GALEFS_LOCAL_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_4 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_4 < 0L) {
            l_5 = l_4;
        } else {
            l_6 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_7))))) = (char) ((int) gale_literals[i_7]);
                i_8 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_8;
            }
            l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_5 = l_9;
        }
    } else {
        l_5 = 0L;
    }
    GALEFS_BROADCAST(2, l_10, l_5);
    if (l_10 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_10 = gale_reply(gale_entry);
    }
    i_11 = (int) l_10;
    i_12 = (i_11 < 0) ? i_11 : 4096;
    i_13 = (int) get_local_size(0);
    l_14 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    l_15 = (long) gale_group_count;
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = gale_group << 12;
    l_19 = (long) i_18;
    l_20 = (long) gale_group;
    i_21 = (int) get_local_id(0);
    i_22 = i_12;
    l_23 = l_20;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_14;
        }
        if (i_22 < 1) {
            break;
        }
        l_24 = l_23 << 12;
        i_25 = 1;
        i_26 = 0;
        i_27 = 0;
        loop_14:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_25 == 1)) {
                break;
            }
            i_28 = (int) ((uint) 4096 - (uint) i_26);
            l_29 = (long) i_26;
            if (i_27 == 0) {
                i_30 = i_28;
            } else {
                i_31 = 4096 - ((int) (l_29 & 4095L));
                i_32 = (i_31 < i_28) ? i_31 : i_28;
                i_30 = i_32;
            }
            l_33 = (long) ((ulong) l_29 + (ulong) l_24);
            if (i_21 == 0) {
                l_34 = gale_BlockAccess_beginRead(arg_fs, i_11, l_33, i_30, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_35 = l_34;
            } else {
                l_35 = 0L;
            }
            GALEFS_BROADCAST(3, l_36, l_35);
            if (l_36 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_longs[gale_item] = (ulong) l_23;
                gale_longs[gale_items + gale_item] = (ulong) l_24;
                gale_ints[gale_items + gale_item] = (uint) i_26;
                gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_36); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_11 = (int) gale_ints[gale_item];
                l_23 = (long) gale_longs[gale_item];
                l_24 = (long) gale_longs[gale_items + gale_item];
                i_26 = (int) gale_ints[gale_items + gale_item];
                i_27 = (int) gale_ints[2 * gale_items + gale_item];
                l_29 = (long) gale_longs[2 * gale_items + gale_item];
                l_33 = (long) gale_longs[3 * gale_items + gale_item];
                i_13 = (int) get_local_size(0);
                l_14 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                l_15 = (long) gale_group_count;
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_id(0);
                i_18 = gale_group << 12;
                l_19 = (long) i_18;
                i_21 = (int) get_local_id(0);
                l_36 = gale_reply(gale_entry);
            }
            i_37 = (int) l_36;
            if (l_36 < 0L) {
                i_38 = 0;
            } else {
                i_38 = i_37;
            }
            l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_33, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_39), (arg_buffer + 16 + (l_19 + l_29)), i_38);
            GALEFS_BARRIER(4);
            if (i_17 == 0) {
                if (!(i_38 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_38, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_40 = (int) ((uint) i_26 + (uint) i_38);
            i_41 = ((l_36 == (-117L)) || (!((i_27 == 0) || ((((long) ((ulong) ((long) i_40) + (ulong) l_24)) & l_14) == 0)))) ? 1 : 0;
            i_42 = ((l_36 == (-117L)) || (!((i_38 < 1) || (!(i_40 < 4096))))) ? 1 : 0;
            if (l_36 < 0L) {
                if (l_36 == (-117L)) {
                    i_25 = i_42;
                    i_26 = i_40;
                    i_27 = i_41;
                } else {
                    i_25 = i_37;
                    i_26 = i_40;
                    i_27 = i_41;
                }
            } else {
                i_25 = i_42;
                i_26 = i_40;
                i_27 = i_41;
            }
        }
        if (i_26 < 1) {
            i_43 = i_25;
        } else {
            i_43 = i_26;
        }
        i_44 = i_16;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_44 < i_43)) {
                break;
            }
            i_45 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_44 + (uint) i_18)) * 1));
            i_46 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (i_45 & 255) << 2)), 1);
            i_47 = (int) ((uint) i_44 + (uint) i_13);
            i_44 = i_47;
        }
        GALEFS_BARRIER(5);
        l_48 = (long) ((ulong) l_23 + (ulong) l_15);
        i_22 = i_43;
        l_23 = l_48;
    }
    if (((int) get_local_id(0)) == 0) {
        l_49 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_50 = l_49;
    } else {
        l_50 = 0L;
    }
    GALEFS_BROADCAST(6, l_51, l_50);
    if (l_51 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_51); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_22 = (int) gale_ints[gale_item];
        l_51 = gale_reply(gale_entry);
    }
    i_52 = (int) get_local_size(0);
    i_53 = (int) get_local_id(0);
    i_54 = i_53;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_54 < 256)) {
            break;
        }
        i_55 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_54) << 2) + 16L))));
        i_56 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_54 << 2)), i_55);
        i_57 = (int) ((uint) i_54 + (uint) i_52);
        i_54 = i_57;
    }
    if (((long) i_22) < 0L) {
        i_58 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_22);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
