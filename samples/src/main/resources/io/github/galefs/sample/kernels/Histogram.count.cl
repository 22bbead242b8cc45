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
// bytecode SHA-256: 20c6059eb04a8d69311300ccf24023dbd390ce301e5f1a9b7de699e13bc83a03
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (1024 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_29) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_48) VARIABLE(long, l_17) VARIABLE(long, l_21) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_32) VARIABLE(long, l_36) VARIABLE(long, l_41)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_29) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_36)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_29) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_41)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_48) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_25)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_8, i_9, i_14, i_15, i_16, i_18, i_19, i_20, i_22, i_24, i_25, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_59, i_60, i_61, i_62, i_63, i_64, i_65;
    long l_4, l_5, l_6, l_7, l_10, l_11, l_12, l_13, l_17, l_21, l_23, l_26, l_27, l_32, l_36, l_37, l_38, l_39, l_40, l_41, l_44, l_53, l_54, l_55, l_56, l_57, l_58;
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
        i_30 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_28 == 1)) {
                break;
            }
            i_31 = (int) ((uint) 4096 - (uint) i_29);
            l_32 = (long) i_29;
            if (i_30 == 0) {
                i_33 = i_31;
            } else {
                i_34 = 4096 - ((int) (l_32 & 4095L));
                i_35 = (i_34 < i_31) ? i_34 : i_31;
                i_33 = i_35;
            }
            l_36 = (long) ((ulong) l_32 + (ulong) l_27);
            if (i_24 == 0) {
                l_37 = gale_BlockAccess_beginRead(arg_fs, i_14, l_36, i_33, gale_group);
                l_38 = l_37;
            } else {
                l_38 = 0L;
            }
            if (i_22 == 0) {
                if (l_38 < (-4611686018427387904L)) {
                    l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
                    l_40 = l_39;
                } else {
                    l_40 = l_38;
                }
            } else {
                l_40 = l_38;
            }
            GALEFS_BROADCAST(3, l_41, l_40);
            i_42 = (int) l_41;
            if (l_41 < 0L) {
                i_43 = 0;
            } else {
                i_43 = i_42;
            }
            l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_36, gale_group);
            gale_copy((arg_fs + 16 + l_44), (arg_buffer + 16 + (l_21 + l_32)), i_43);
            GALEFS_BARRIER(4);
            if (i_19 == 0) {
                if (!(i_43 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group);
                }
            }
            i_45 = (int) ((uint) i_29 + (uint) i_43);
            i_46 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < 4096))))) ? 1 : 0;
            i_47 = (l_41 == (-117L)) ? 1 : 0;
            if (l_41 < 0L) {
                if (l_41 == (-117L)) {
                    i_28 = i_46;
                    i_29 = i_45;
                    i_30 = i_47;
                } else {
                    i_28 = i_42;
                    i_29 = i_45;
                    i_30 = i_47;
                }
            } else {
                i_28 = i_46;
                i_29 = i_45;
                i_30 = i_47;
            }
        }
        if (i_29 < 1) {
            i_48 = i_28;
        } else {
            i_48 = i_29;
        }
        i_49 = i_18;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_49 < i_48)) {
                break;
            }
            i_50 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_49 + (uint) i_20)) * 1));
            i_51 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (i_50 & 255) << 2)), 1);
            i_52 = (int) ((uint) i_49 + (uint) i_16);
            i_49 = i_52;
        }
        GALEFS_BARRIER(5);
        l_53 = (long) ((ulong) l_26 + (ulong) l_17);
        i_25 = i_48;
        l_26 = l_53;
    }
    if (((int) get_local_id(0)) == 0) {
        l_54 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
        l_55 = l_54;
    } else {
        l_55 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_55 < (-4611686018427387904L)) {
            l_56 = gale_HostCall_awaitReply(arg_fs, l_55, gale_group);
            l_57 = l_56;
        } else {
            l_57 = l_55;
        }
    } else {
        l_57 = l_55;
    }
    GALEFS_BROADCAST(6, l_58, l_57);
    i_59 = (int) get_local_size(0);
    i_60 = (int) get_local_id(0);
    i_61 = i_60;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_61 < 256)) {
            break;
        }
        i_62 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_61) << 2) + 16L))));
        i_63 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_61 << 2)), i_62);
        i_64 = (int) ((uint) i_61 + (uint) i_59);
        i_61 = i_64;
    }
    if (((long) i_25) < 0L) {
        i_65 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_25);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (1024 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_25) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_42) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_35)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_35)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_42) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_7, i_8, i_11, i_12, i_13, i_15, i_16, i_17, i_20, i_21, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_36, i_37, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_51, i_52, i_53, i_54, i_55, i_56, i_57;
    long l_4, l_5, l_6, l_9, l_10, l_14, l_18, l_19, l_22, l_23, l_28, l_32, l_33, l_34, l_35, l_38, l_47, l_48, l_49, l_50;
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
        i_26 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_24 == 1)) {
                break;
            }
            i_27 = (int) ((uint) 4096 - (uint) i_25);
            l_28 = (long) i_25;
            if (i_26 == 0) {
                i_29 = i_27;
            } else {
                i_30 = 4096 - ((int) (l_28 & 4095L));
                i_31 = (i_30 < i_27) ? i_30 : i_27;
                i_29 = i_31;
            }
            l_32 = (long) ((ulong) l_28 + (ulong) l_23);
            if (i_20 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_11, l_32, i_29, gale_group, gale_slot, gale_position);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            GALEFS_BROADCAST(3, l_35, l_34);
            if (l_35 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_longs[gale_item] = (ulong) l_22;
                gale_longs[gale_items + gale_item] = (ulong) l_23;
                gale_ints[gale_items + gale_item] = (uint) i_25;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_35); }
                GALEFS_RETURN;
                resume_2:
                i_11 = (int) gale_ints[gale_item];
                l_22 = (long) gale_longs[gale_item];
                l_23 = (long) gale_longs[gale_items + gale_item];
                i_25 = (int) gale_ints[gale_items + gale_item];
                l_28 = (long) gale_longs[2 * gale_items + gale_item];
                l_32 = (long) gale_longs[3 * gale_items + gale_item];
                i_13 = (int) get_local_size(0);
                l_14 = (long) gale_group_count;
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                i_17 = gale_group << 12;
                l_18 = (long) i_17;
                i_20 = (int) get_local_id(0);
                l_35 = gale_round_reply(gale_entry);
            }
            i_36 = (int) l_35;
            if (l_35 < 0L) {
                i_37 = 0;
            } else {
                i_37 = i_36;
            }
            l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_32, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_38), (arg_buffer + 16 + (l_18 + l_28)), i_37);
            GALEFS_BARRIER(4);
            if (i_16 == 0) {
                if (!(i_37 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_37, gale_group, gale_slot, gale_position);
                }
            }
            i_39 = (int) ((uint) i_25 + (uint) i_37);
            i_40 = ((l_35 == (-117L)) || (!((i_37 < 1) || (!(i_39 < 4096))))) ? 1 : 0;
            i_41 = (l_35 == (-117L)) ? 1 : 0;
            if (l_35 < 0L) {
                if (l_35 == (-117L)) {
                    i_24 = i_40;
                    i_25 = i_39;
                    i_26 = i_41;
                } else {
                    i_24 = i_36;
                    i_25 = i_39;
                    i_26 = i_41;
                }
            } else {
                i_24 = i_40;
                i_25 = i_39;
                i_26 = i_41;
            }
        }
        if (i_25 < 1) {
            i_42 = i_24;
        } else {
            i_42 = i_25;
        }
        i_43 = i_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_43 < i_42)) {
                break;
            }
            i_44 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_43 + (uint) i_17)) * 1));
            i_45 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (i_44 & 255) << 2)), 1);
            i_46 = (int) ((uint) i_43 + (uint) i_13);
            i_43 = i_46;
        }
        GALEFS_BARRIER(5);
        l_47 = (long) ((ulong) l_22 + (ulong) l_14);
        i_21 = i_42;
        l_22 = l_47;
    }
    if (((int) get_local_id(0)) == 0) {
        l_48 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position);
        l_49 = l_48;
    } else {
        l_49 = 0L;
    }
    GALEFS_BROADCAST(6, l_50, l_49);
    if (l_50 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_50); }
        GALEFS_RETURN;
        resume_3:
        i_21 = (int) gale_ints[gale_item];
        l_50 = gale_round_reply(gale_entry);
    }
    i_51 = (int) get_local_size(0);
    i_52 = (int) get_local_id(0);
    i_53 = i_52;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_53 < 256)) {
            break;
        }
        i_54 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_53) << 2) + 16L))));
        i_55 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_53 << 2)), i_54);
        i_56 = (int) ((uint) i_53 + (uint) i_51);
        i_53 = i_56;
    }
    if (((long) i_21) < 0L) {
        i_57 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
