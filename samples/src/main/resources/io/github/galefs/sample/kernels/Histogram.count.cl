// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.Histogram#count
// entry point: galefs_count
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 6
// context bytes: 40
// needs: BARRIERS LOCAL_SIZE
// local bytes: 1024
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c128ce14e44c4409b47a58c8282785193a9901401002bf58073bc7d7e0ca3d96
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (1024 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_29) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_42) VARIABLE(long, l_17) VARIABLE(long, l_21) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_36)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_29) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_29) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_36)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_42) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_25)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_8, i_9, i_14, i_15, i_16, i_18, i_19, i_20, i_22, i_24, i_25, i_28, i_29, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_53, i_54, i_55, i_56, i_57, i_58, i_59;
    long l_4, l_5, l_6, l_7, l_10, l_11, l_12, l_13, l_17, l_21, l_23, l_26, l_27, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_39, l_47, l_48, l_49, l_50, l_51, l_52;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
    i_14 = (int) l_13;
    i_15 = (i_14 < 0) ? i_14 : 4096;
    i_16 = (int) get_local_size(0);
    l_17 = (long) ((int) get_num_groups(0));
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = gale_group << 12;
    l_21 = (long) i_20;
    i_22 = (int) get_local_id(0);
    l_23 = (long) gale_group;
    i_24 = (int) get_local_id(0);
    i_25 = i_15;
    l_26 = l_23;
    while (true) {
        if (i_25 < 1) {
            break;
        }
        l_27 = l_26 << 12;
        i_28 = 1;
        i_29 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_28 == 1)) {
                break;
            }
            l_30 = (long) i_29;
            l_31 = (long) ((ulong) l_30 + (ulong) l_27);
            if (i_24 == 0) {
                l_32 = gale_BlockAccess_beginRead(arg_fs, i_14, l_31, ((int) ((uint) 4096 - (uint) i_29)), gale_group);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            if (i_22 == 0) {
                if (l_33 < (-4611686018427387904L)) {
                    l_34 = gale_HostCall_awaitReply(arg_fs, l_33, gale_group);
                    l_35 = l_34;
                } else {
                    l_35 = l_33;
                }
            } else {
                l_35 = l_33;
            }
            GALEFS_BROADCAST(3, l_36, l_35);
            i_37 = (int) l_36;
            if (l_36 < 0L) {
                i_38 = 0;
            } else {
                i_38 = i_37;
            }
            l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_31, gale_group);
            gale_copy((arg_fs + 16 + l_39), (arg_buffer + 16 + (l_21 + l_30)), i_38);
            GALEFS_BARRIER(4);
            if (i_19 == 0) {
                if (!(i_38 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_38, gale_group);
                }
            }
            i_40 = (int) ((uint) i_29 + (uint) i_38);
            if (l_36 < 0L) {
                i_28 = i_37;
                i_29 = i_40;
            } else {
                i_41 = ((i_38 < 1) || (!(i_40 < 4096))) ? 0 : 1;
                i_28 = i_41;
                i_29 = i_40;
            }
        }
        if (i_29 < 1) {
            i_42 = i_28;
        } else {
            i_42 = i_29;
        }
        i_43 = i_18;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_43 < i_42)) {
                break;
            }
            i_44 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_43 + (uint) i_20)) * 1));
            i_45 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (i_44 & 255) << 2)), 1);
            i_46 = (int) ((uint) i_43 + (uint) i_16);
            i_43 = i_46;
        }
        GALEFS_BARRIER(5);
        l_47 = (long) ((ulong) l_26 + (ulong) l_17);
        i_25 = i_42;
        l_26 = l_47;
    }
    if (((int) get_local_id(0)) == 0) {
        l_48 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
        l_49 = l_48;
    } else {
        l_49 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_49 < (-4611686018427387904L)) {
            l_50 = gale_HostCall_awaitReply(arg_fs, l_49, gale_group);
            l_51 = l_50;
        } else {
            l_51 = l_49;
        }
    } else {
        l_51 = l_49;
    }
    GALEFS_BROADCAST(6, l_52, l_51);
    i_53 = (int) get_local_size(0);
    i_54 = (int) get_local_id(0);
    i_55 = i_54;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_55 < 256)) {
            break;
        }
        i_56 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_55) << 2) + 16L))));
        i_57 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_55 << 2)), i_56);
        i_58 = (int) ((uint) i_55 + (uint) i_53);
        i_55 = i_58;
    }
    if (((long) i_25) < 0L) {
        i_59 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_25);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (1024 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_25) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_36) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_30)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_36) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_7, i_8, i_11, i_12, i_13, i_15, i_16, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_45, i_46, i_47, i_48, i_49, i_50, i_51;
    long l_4, l_5, l_6, l_9, l_10, l_14, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_41, l_42, l_43, l_44;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
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
        l_4 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_4 < 0L) {
            l_5 = l_4;
        } else {
            l_6 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
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
            l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
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
        l_10 = gale_round_reply(gale_entry);
    }
    i_11 = (int) l_10;
    i_12 = (i_11 < 0) ? i_11 : 4096;
    i_13 = (int) get_local_size(0);
    l_14 = (long) gale_group_count;
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = gale_group << 12;
    l_18 = (long) i_17;
    l_19 = (long) gale_group;
    i_20 = (int) get_local_id(0);
    i_21 = i_12;
    l_22 = l_19;
    while (true) {
        if (i_21 < 1) {
            break;
        }
        l_23 = l_22 << 12;
        i_24 = 1;
        i_25 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_24 == 1)) {
                break;
            }
            l_26 = (long) i_25;
            l_27 = (long) ((ulong) l_26 + (ulong) l_23);
            if (i_20 == 0) {
                l_28 = gale_BlockAccess_beginRead(arg_fs, i_11, l_27, ((int) ((uint) 4096 - (uint) i_25)), gale_group, gale_slot, gale_position);
                l_29 = l_28;
            } else {
                l_29 = 0L;
            }
            GALEFS_BROADCAST(3, l_30, l_29);
            if (l_30 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_longs[gale_item] = (ulong) l_22;
                gale_longs[gale_items + gale_item] = (ulong) l_23;
                gale_ints[gale_items + gale_item] = (uint) i_25;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_27;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_30); }
                GALEFS_RETURN;
                resume_2:
                i_11 = (int) gale_ints[gale_item];
                l_22 = (long) gale_longs[gale_item];
                l_23 = (long) gale_longs[gale_items + gale_item];
                i_25 = (int) gale_ints[gale_items + gale_item];
                l_26 = (long) gale_longs[2 * gale_items + gale_item];
                l_27 = (long) gale_longs[3 * gale_items + gale_item];
                i_13 = (int) get_local_size(0);
                l_14 = (long) gale_group_count;
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                i_17 = gale_group << 12;
                l_18 = (long) i_17;
                i_20 = (int) get_local_id(0);
                l_30 = gale_round_reply(gale_entry);
            }
            i_31 = (int) l_30;
            if (l_30 < 0L) {
                i_32 = 0;
            } else {
                i_32 = i_31;
            }
            l_33 = gale_BlockAccess_offsetInRegion(arg_fs, l_30, l_27, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_33), (arg_buffer + 16 + (l_18 + l_26)), i_32);
            GALEFS_BARRIER(4);
            if (i_16 == 0) {
                if (!(i_32 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_32, gale_group, gale_slot, gale_position);
                }
            }
            i_34 = (int) ((uint) i_25 + (uint) i_32);
            if (l_30 < 0L) {
                i_24 = i_31;
                i_25 = i_34;
            } else {
                i_35 = ((i_32 < 1) || (!(i_34 < 4096))) ? 0 : 1;
                i_24 = i_35;
                i_25 = i_34;
            }
        }
        if (i_25 < 1) {
            i_36 = i_24;
        } else {
            i_36 = i_25;
        }
        i_37 = i_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_37 < i_36)) {
                break;
            }
            i_38 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_37 + (uint) i_17)) * 1));
            i_39 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (i_38 & 255) << 2)), 1);
            i_40 = (int) ((uint) i_37 + (uint) i_13);
            i_37 = i_40;
        }
        GALEFS_BARRIER(5);
        l_41 = (long) ((ulong) l_22 + (ulong) l_14);
        i_21 = i_36;
        l_22 = l_41;
    }
    if (((int) get_local_id(0)) == 0) {
        l_42 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position);
        l_43 = l_42;
    } else {
        l_43 = 0L;
    }
    GALEFS_BROADCAST(6, l_44, l_43);
    if (l_44 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_44); }
        GALEFS_RETURN;
        resume_3:
        i_21 = (int) gale_ints[gale_item];
        l_44 = gale_round_reply(gale_entry);
    }
    i_45 = (int) get_local_size(0);
    i_46 = (int) get_local_id(0);
    i_47 = i_46;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_47 < 256)) {
            break;
        }
        i_48 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_47) << 2) + 16L))));
        i_49 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_47 << 2)), i_48);
        i_50 = (int) ((uint) i_47 + (uint) i_45);
        i_47 = i_50;
    }
    if (((long) i_21) < 0L) {
        i_51 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
