// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#writeThenRead
// entry point: galefs_writeThenRead
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 4
// saved values: 7
// context bytes: 40
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3e58ebca5e9d9662ff18c07ce4fc6878729a390d43d8635cace8a8cad159f4e6
// functions SHA-256: bb1d3f85a508edb0995eb6ec20ef51370c4abda3deae6039e52aae1e17e67792
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(long, l_2) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_32) VARIABLE(long, l_48) VARIABLE(long, l_53) VARIABLE(long, l_62)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(l_2) VARIABLE(l_27) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_48)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_53)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_62)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_13, i_14, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_33, i_34, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_54, i_55, i_57, i_58, i_59, i_61, i_63, i_65, i_66;
    long l_0, l_2, l_3, l_9, l_10, l_11, l_12, l_15, l_16, l_17, l_18, l_27, l_28, l_29, l_30, l_31, l_32, l_35, l_48, l_49, l_50, l_51, l_52, l_53, l_56, l_60, l_62, l_64, l_67, l_68, l_69, l_70, l_71;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = (long) i_1;
    l_3 = ((long) gale_group) * l_2;
    i_4 = (int) get_local_size(0);
    i_5 = gale_group;
    i_6 = (int) get_local_id(0);
    i_7 = i_6;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_7)))) = (char) ((int) ((uint) i_5 + (uint) ((int) ((uint) (i_7 << 5) - (uint) i_7))));
        i_8 = (int) ((uint) i_7 + (uint) i_4);
        i_7 = i_8;
    }
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_9 < 0L) {
            l_10 = l_9;
        } else {
            l_11 = (long) gale_group;
            l_12 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_11 << 12) + (l_11 << 11)))) + (ulong) 2048L);
            i_13 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_13 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) ((long) i_13))))) = (char) ((int) gale_literals[i_13]);
                i_14 = (int) ((uint) i_13 + (uint) 1);
                i_13 = i_14;
            }
            l_15 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 66, 4, (-1), gale_group);
            l_10 = l_15;
        }
    } else {
        l_10 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_10 < (-4611686018427387904L)) {
            l_16 = gale_HostCall_awaitReply(arg_fs, l_10, gale_group);
            l_17 = l_16;
        } else {
            l_17 = l_10;
        }
    } else {
        l_17 = l_10;
    }
    GALEFS_BROADCAST(1, l_18, l_17);
    i_19 = (int) l_18;
    i_20 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = 4;
    i_25 = 0;
    i_26 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_24 == 0) {
            break;
        }
        l_27 = l_3 + ((long) i_25);
        if (i_23 == 0) {
            l_28 = gale_BlockAccess_beginWrite(arg_fs, i_24, i_19, l_27, ((int) ((uint) i_1 - (uint) i_25)), gale_group);
            l_29 = l_28;
        } else {
            l_29 = 0L;
        }
        if (i_22 == 0) {
            if (l_29 < (-4611686018427387904L)) {
                l_30 = gale_HostCall_awaitReply(arg_fs, l_29, gale_group);
                l_31 = l_30;
            } else {
                l_31 = l_29;
            }
        } else {
            l_31 = l_29;
        }
        GALEFS_BROADCAST(2, l_32, l_31);
        i_33 = (int) l_32;
        if (l_32 < 0L) {
            i_34 = 0;
        } else {
            i_34 = i_33;
        }
        l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_27, gale_group);
        gale_copy((arg_scratch + 16 + l_27), (arg_fs + 16 + l_35), i_34);
        GALEFS_BARRIER(3);
        if (i_21 == 0) {
            if (!(i_34 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_34, gale_group);
            }
        }
        i_36 = (int) ((uint) i_25 + (uint) i_34);
        if (l_32 < 0L) {
            if ((!(i_24 == 4)) || (i_36 < 1)) {
                i_37 = i_33;
            } else {
                i_37 = i_36;
            }
        } else {
            i_37 = i_36;
        }
        i_38 = (((!(i_24 == 4)) || (i_36 < 1)) || (i_20 == 0)) ? 0 : 5;
        if (i_34 == 0) {
            i_24 = i_38;
            i_25 = i_36;
            i_26 = i_37;
        } else {
            if (i_1 == i_36) {
                i_24 = i_38;
                i_25 = i_36;
                i_26 = i_37;
            } else {
                i_25 = i_36;
                i_26 = i_37;
            }
        }
    }
    i_39 = (int) get_local_size(0);
    i_40 = (int) get_local_id(0);
    i_41 = i_40;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_41 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_41)))) = (char) 0;
        i_42 = (int) ((uint) i_41 + (uint) i_39);
        i_41 = i_42;
    }
    GALEFS_BARRIER(4);
    i_43 = (int) get_local_id(0);
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = 1;
    i_47 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_46 == 1)) {
            break;
        }
        l_48 = l_3 + ((long) i_47);
        if (i_45 == 0) {
            l_49 = gale_BlockAccess_beginRead(arg_fs, i_19, l_48, ((int) ((uint) i_1 - (uint) i_47)), gale_group);
            l_50 = l_49;
        } else {
            l_50 = 0L;
        }
        if (i_44 == 0) {
            if (l_50 < (-4611686018427387904L)) {
                l_51 = gale_HostCall_awaitReply(arg_fs, l_50, gale_group);
                l_52 = l_51;
            } else {
                l_52 = l_50;
            }
        } else {
            l_52 = l_50;
        }
        GALEFS_BROADCAST(5, l_53, l_52);
        i_54 = (int) l_53;
        if (l_53 < 0L) {
            i_55 = 0;
        } else {
            i_55 = i_54;
        }
        l_56 = gale_BlockAccess_offsetInRegion(arg_fs, l_53, l_48, gale_group);
        gale_copy((arg_fs + 16 + l_56), (arg_scratch + 16 + l_48), i_55);
        GALEFS_BARRIER(6);
        if (i_43 == 0) {
            if (!(i_55 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_55, gale_group);
            }
        }
        i_57 = (int) ((uint) i_47 + (uint) i_55);
        if (l_53 < 0L) {
            i_46 = i_54;
            i_47 = i_57;
        } else {
            i_58 = ((i_55 < 1) || (!(i_57 < i_1))) ? 0 : 1;
            i_46 = i_58;
            i_47 = i_57;
        }
    }
    if (i_47 < 1) {
        i_59 = i_46;
    } else {
        i_59 = i_47;
    }
    if (i_1 == i_26) {
        if (i_1 == i_59) {
            l_60 = (-1L);
        } else {
            l_60 = l_2;
        }
    } else {
        l_60 = l_2;
    }
    i_61 = gale_group;
    l_62 = l_60;
    i_63 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_63 < i_1)) {
            break;
        }
        l_64 = (long) i_63;
        i_65 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_64)));
        i_66 = (int) ((uint) i_63 + (uint) 1);
        if (((int) ((char) i_65)) == ((int) ((char) ((int) ((uint) i_61 + (uint) ((int) ((uint) (i_63 << 5) - (uint) i_63))))))) {
            i_63 = i_66;
        } else {
            if (l_62 < 0L) {
                l_62 = l_64;
                i_63 = i_66;
            } else {
                i_63 = i_66;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_67 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group);
        l_68 = l_67;
    } else {
        l_68 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_68 < (-4611686018427387904L)) {
            l_69 = gale_HostCall_awaitReply(arg_fs, l_68, gale_group);
            l_70 = l_69;
        } else {
            l_70 = l_68;
        }
    } else {
        l_70 = l_68;
    }
    GALEFS_BROADCAST(7, l_71, l_70);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_62;
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(long, l_2) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_3) VARIABLE(long, l_41) VARIABLE(long, l_44) VARIABLE(long, l_53)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_2) VARIABLE(l_23) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(l_2) VARIABLE(l_26) VARIABLE(l_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_41)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_44)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_53)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_12, i_13, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_27, i_28, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_45, i_46, i_48, i_49, i_50, i_52, i_54, i_56, i_57;
    long l_0, l_2, l_3, l_9, l_10, l_11, l_14, l_15, l_23, l_24, l_25, l_26, l_29, l_41, l_42, l_43, l_44, l_47, l_51, l_53, l_55, l_58, l_59, l_60;
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
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = (long) i_1;
    l_3 = ((long) gale_group) * l_2;
    i_4 = (int) get_local_size(0);
    i_5 = gale_group;
    i_6 = (int) get_local_id(0);
    i_7 = i_6;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_7)))) = (char) ((int) ((uint) i_5 + (uint) ((int) ((uint) (i_7 << 5) - (uint) i_7))));
        i_8 = (int) ((uint) i_7 + (uint) i_4);
        i_7 = i_8;
    }
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_9 < 0L) {
            l_10 = l_9;
        } else {
            l_11 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_12 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_12 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) i_12))))) = (char) ((int) gale_literals[i_12]);
                i_13 = (int) ((uint) i_12 + (uint) 1);
                i_12 = i_13;
            }
            l_14 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 66, 4, (-1), gale_group, gale_slot, gale_position);
            l_10 = l_14;
        }
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(1, l_15, l_10);
    if (l_15 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_2;
        gale_longs[gale_items + gale_item] = (ulong) l_3;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_15); }
        GALEFS_RETURN;
        resume_1:
        i_1 = (int) gale_ints[gale_item];
        l_2 = (long) gale_longs[gale_item];
        l_3 = (long) gale_longs[gale_items + gale_item];
        l_15 = gale_round_reply(gale_entry);
    }
    i_16 = (int) l_15;
    i_17 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = 4;
    i_21 = 0;
    i_22 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_20 == 0) {
            break;
        }
        l_23 = l_3 + ((long) i_21);
        if (i_19 == 0) {
            l_24 = gale_BlockAccess_beginWrite(arg_fs, i_20, i_16, l_23, ((int) ((uint) i_1 - (uint) i_21)), gale_group, gale_slot, gale_position);
            l_25 = l_24;
        } else {
            l_25 = 0L;
        }
        GALEFS_BROADCAST(2, l_26, l_25);
        if (l_26 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_20;
            gale_ints[3 * gale_items + gale_item] = (uint) i_21;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_26); }
            GALEFS_RETURN;
            resume_2:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_20 = (int) gale_ints[2 * gale_items + gale_item];
            i_21 = (int) gale_ints[3 * gale_items + gale_item];
            l_23 = (long) gale_longs[2 * gale_items + gale_item];
            i_17 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_18 = (int) get_local_id(0);
            i_19 = (int) get_local_id(0);
            l_26 = gale_round_reply(gale_entry);
        }
        i_27 = (int) l_26;
        if (l_26 < 0L) {
            i_28 = 0;
        } else {
            i_28 = i_27;
        }
        l_29 = gale_BlockAccess_offsetInRegion(arg_fs, l_26, l_23, gale_group, gale_slot, gale_position);
        gale_copy((arg_scratch + 16 + l_23), (arg_fs + 16 + l_29), i_28);
        GALEFS_BARRIER(3);
        if (i_18 == 0) {
            if (!(i_28 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_28, gale_group, gale_slot, gale_position);
            }
        }
        i_30 = (int) ((uint) i_21 + (uint) i_28);
        if (l_26 < 0L) {
            if ((!(i_20 == 4)) || (i_30 < 1)) {
                i_31 = i_27;
            } else {
                i_31 = i_30;
            }
        } else {
            i_31 = i_30;
        }
        i_32 = (((!(i_20 == 4)) || (i_30 < 1)) || (i_17 == 0)) ? 0 : 5;
        if (i_28 == 0) {
            i_20 = i_32;
            i_21 = i_30;
            i_22 = i_31;
        } else {
            if (i_1 == i_30) {
                i_20 = i_32;
                i_21 = i_30;
                i_22 = i_31;
            } else {
                i_21 = i_30;
                i_22 = i_31;
            }
        }
    }
    i_33 = (int) get_local_size(0);
    i_34 = (int) get_local_id(0);
    i_35 = i_34;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_35 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_35)))) = (char) 0;
        i_36 = (int) ((uint) i_35 + (uint) i_33);
        i_35 = i_36;
    }
    GALEFS_BARRIER(4);
    i_37 = (int) get_local_id(0);
    i_38 = (int) get_local_id(0);
    i_39 = 1;
    i_40 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_39 == 1)) {
            break;
        }
        l_41 = l_3 + ((long) i_40);
        if (i_38 == 0) {
            l_42 = gale_BlockAccess_beginRead(arg_fs, i_16, l_41, ((int) ((uint) i_1 - (uint) i_40)), gale_group, gale_slot, gale_position);
            l_43 = l_42;
        } else {
            l_43 = 0L;
        }
        GALEFS_BROADCAST(5, l_44, l_43);
        if (l_44 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_22;
            gale_ints[3 * gale_items + gale_item] = (uint) i_40;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_44); }
            GALEFS_RETURN;
            resume_3:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_22 = (int) gale_ints[2 * gale_items + gale_item];
            i_40 = (int) gale_ints[3 * gale_items + gale_item];
            l_41 = (long) gale_longs[2 * gale_items + gale_item];
            i_37 = (int) get_local_id(0);
            i_38 = (int) get_local_id(0);
            l_44 = gale_round_reply(gale_entry);
        }
        i_45 = (int) l_44;
        if (l_44 < 0L) {
            i_46 = 0;
        } else {
            i_46 = i_45;
        }
        l_47 = gale_BlockAccess_offsetInRegion(arg_fs, l_44, l_41, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_47), (arg_scratch + 16 + l_41), i_46);
        GALEFS_BARRIER(6);
        if (i_37 == 0) {
            if (!(i_46 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_46, gale_group, gale_slot, gale_position);
            }
        }
        i_48 = (int) ((uint) i_40 + (uint) i_46);
        if (l_44 < 0L) {
            i_39 = i_45;
            i_40 = i_48;
        } else {
            i_49 = ((i_46 < 1) || (!(i_48 < i_1))) ? 0 : 1;
            i_39 = i_49;
            i_40 = i_48;
        }
    }
    if (i_40 < 1) {
        i_50 = i_39;
    } else {
        i_50 = i_40;
    }
    if (i_1 == i_22) {
        if (i_1 == i_50) {
            l_51 = (-1L);
        } else {
            l_51 = l_2;
        }
    } else {
        l_51 = l_2;
    }
    i_52 = gale_group;
    l_53 = l_51;
    i_54 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_54 < i_1)) {
            break;
        }
        l_55 = (long) i_54;
        i_56 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_55)));
        i_57 = (int) ((uint) i_54 + (uint) 1);
        if (((int) ((char) i_56)) == ((int) ((char) ((int) ((uint) i_52 + (uint) ((int) ((uint) (i_54 << 5) - (uint) i_54))))))) {
            i_54 = i_57;
        } else {
            if (l_53 < 0L) {
                l_53 = l_55;
                i_54 = i_57;
            } else {
                i_54 = i_57;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_58 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_59 = l_58;
    } else {
        l_59 = 0L;
    }
    GALEFS_BROADCAST(7, l_60, l_59);
    if (l_60 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_53;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_60); }
        GALEFS_RETURN;
        resume_4:
        l_53 = (long) gale_longs[gale_item];
        l_60 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_53;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
