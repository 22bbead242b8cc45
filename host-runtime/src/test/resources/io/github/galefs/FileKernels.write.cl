// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#write
// entry point: galefs_write
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ WRITE
// waits: 3
// saved values: 7
// context bytes: 40
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0a4f0b8e193f645c7b0db560c94750a412d6fd106b555ed9ed919a6b9b6d5edc
// functions SHA-256: 9fb85eef0b6768ced9d1ba7488343b016de08c0b8e8da5c76b9a3a6670296ec1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(long, l_10) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_27)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(l_10) VARIABLE(l_21) VARIABLE(l_22)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_10) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_20)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_28, i_29, i_31, i_32, i_33;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_11, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_30, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group);
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
    l_10 = *((__global gale_long *) (arg_args + 16L));
    l_11 = *((__global gale_long *) (arg_args + 24L));
    i_12 = (int) l_11;
    i_13 = (int) l_9;
    i_14 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = 4;
    i_19 = 0;
    i_20 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_18 == 0) {
            break;
        }
        l_21 = (long) i_19;
        l_22 = (long) ((ulong) l_21 + (ulong) l_10);
        if (i_17 == 0) {
            l_23 = gale_BlockAccess_beginWrite(arg_fs, i_18, i_13, l_22, ((int) ((uint) i_12 - (uint) i_19)), gale_group);
            l_24 = l_23;
        } else {
            l_24 = 0L;
        }
        if (i_16 == 0) {
            if (l_24 < (-4611686018427387904L)) {
                l_25 = gale_HostCall_awaitReply(arg_fs, l_24, gale_group);
                l_26 = l_25;
            } else {
                l_26 = l_24;
            }
        } else {
            l_26 = l_24;
        }
        GALEFS_BROADCAST(2, l_27, l_26);
        i_28 = (int) l_27;
        if (l_27 < 0L) {
            i_29 = 0;
        } else {
            i_29 = i_28;
        }
        l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_22, gale_group);
        gale_copy((arg_data + 16 + l_21), (arg_fs + 16 + l_30), i_29);
        GALEFS_BARRIER(3);
        if (i_15 == 0) {
            if (!(i_29 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_29, gale_group);
            }
        }
        i_31 = (int) ((uint) i_19 + (uint) i_29);
        if (l_27 < 0L) {
            if ((!(i_18 == 4)) || (i_31 < 1)) {
                i_32 = i_28;
            } else {
                i_32 = i_31;
            }
        } else {
            i_32 = i_31;
        }
        i_33 = (((!(i_18 == 4)) || (i_31 < 1)) || (i_14 == 0)) ? 0 : 5;
        if (i_29 == 0) {
            i_18 = i_33;
            i_19 = i_31;
            i_20 = i_32;
        } else {
            if (i_12 == i_31) {
                i_18 = i_33;
                i_19 = i_31;
                i_20 = i_32;
            } else {
                i_19 = i_31;
                i_20 = i_32;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_34 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group);
        l_35 = l_34;
    } else {
        l_35 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_35 < (-4611686018427387904L)) {
            l_36 = gale_HostCall_awaitReply(arg_fs, l_35, gale_group);
            l_37 = l_36;
        } else {
            l_37 = l_35;
        }
    } else {
        l_37 = l_35;
    }
    GALEFS_BROADCAST(4, l_38, l_37);
    if (((int) get_global_id(0)) == 0) {
        if (i_13 < 0) {
            l_39 = (long) i_13;
            l_40 = l_39;
        } else {
            l_41 = (long) i_20;
            l_40 = l_41;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_40;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_38));
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_9) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_21) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_9) VARIABLE(l_21) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_16)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_22, i_23, i_25, i_26, i_27;
    long l_0, l_1, l_2, l_5, l_6, l_7, l_8, l_17, l_18, l_19, l_20, l_21, l_24, l_28, l_29, l_30, l_31, l_32, l_33;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group, gale_slot, gale_position);
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
        l_6 = gale_round_reply(gale_entry);
    }
    l_7 = *((__global gale_long *) (arg_args + 16L));
    l_8 = *((__global gale_long *) (arg_args + 24L));
    i_9 = (int) l_8;
    i_10 = (int) l_6;
    i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = 4;
    i_15 = 0;
    i_16 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_14 == 0) {
            break;
        }
        l_17 = (long) i_15;
        l_18 = (long) ((ulong) l_17 + (ulong) l_7);
        if (i_13 == 0) {
            l_19 = gale_BlockAccess_beginWrite(arg_fs, i_14, i_10, l_18, ((int) ((uint) i_9 - (uint) i_15)), gale_group, gale_slot, gale_position);
            l_20 = l_19;
        } else {
            l_20 = 0L;
        }
        GALEFS_BROADCAST(2, l_21, l_20);
        if (l_21 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_10;
            gale_ints[2 * gale_items + gale_item] = (uint) i_14;
            gale_ints[3 * gale_items + gale_item] = (uint) i_15;
            gale_longs[gale_items + gale_item] = (ulong) l_17;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_18;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_21); }
            GALEFS_RETURN;
            resume_2:
            l_7 = (long) gale_longs[gale_item];
            i_9 = (int) gale_ints[gale_item];
            i_10 = (int) gale_ints[gale_items + gale_item];
            i_14 = (int) gale_ints[2 * gale_items + gale_item];
            i_15 = (int) gale_ints[3 * gale_items + gale_item];
            l_17 = (long) gale_longs[gale_items + gale_item];
            l_18 = (long) gale_longs[2 * gale_items + gale_item];
            i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_id(0);
            l_21 = gale_round_reply(gale_entry);
        }
        i_22 = (int) l_21;
        if (l_21 < 0L) {
            i_23 = 0;
        } else {
            i_23 = i_22;
        }
        l_24 = gale_BlockAccess_offsetInRegion(arg_fs, l_21, l_18, gale_group, gale_slot, gale_position);
        gale_copy((arg_data + 16 + l_17), (arg_fs + 16 + l_24), i_23);
        GALEFS_BARRIER(3);
        if (i_12 == 0) {
            if (!(i_23 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_23, gale_group, gale_slot, gale_position);
            }
        }
        i_25 = (int) ((uint) i_15 + (uint) i_23);
        if (l_21 < 0L) {
            if ((!(i_14 == 4)) || (i_25 < 1)) {
                i_26 = i_22;
            } else {
                i_26 = i_25;
            }
        } else {
            i_26 = i_25;
        }
        i_27 = (((!(i_14 == 4)) || (i_25 < 1)) || (i_11 == 0)) ? 0 : 5;
        if (i_23 == 0) {
            i_14 = i_27;
            i_15 = i_25;
            i_16 = i_26;
        } else {
            if (i_9 == i_25) {
                i_14 = i_27;
                i_15 = i_25;
                i_16 = i_26;
            } else {
                i_15 = i_25;
                i_16 = i_26;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_28 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position);
        l_29 = l_28;
    } else {
        l_29 = 0L;
    }
    GALEFS_BROADCAST(4, l_30, l_29);
    if (l_30 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_16;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_30); }
        GALEFS_RETURN;
        resume_3:
        i_10 = (int) gale_ints[gale_item];
        i_16 = (int) gale_ints[gale_items + gale_item];
        l_30 = gale_round_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_10 < 0) {
            l_31 = (long) i_10;
            l_32 = l_31;
        } else {
            l_33 = (long) i_16;
            l_32 = l_33;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_32;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_30));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
