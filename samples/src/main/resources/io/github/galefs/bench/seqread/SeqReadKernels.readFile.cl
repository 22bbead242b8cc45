// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#readFile
// entry point: galefs_readFile
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 10
// context bytes: 64
// needs: BARRIERS
// string: "words"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 91180395d0cc4d0ab8121f41fd16aa3601bb906461563e1378722e0d9ae798fc
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {119, 111, 114, 100, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_22) VARIABLE(int, i_26) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_21) VARIABLE(long, l_24) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_38) VARIABLE(long, l_68) VARIABLE(__global uchar *, ul_20)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(ul_20)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_38) VARIABLE(ul_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_68) VARIABLE(ul_20)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_21)

__kernel void galefs_readFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_20;
    int i_0, i_5, i_6, i_11, i_15, i_16, i_17, i_18, i_19, i_22, i_23, i_25, i_26, i_27, i_28, i_31, i_32, i_33, i_39, i_40, i_42, i_43, i_44, i_45, i_70;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_21, l_24, l_29, l_30, l_34, l_35, l_36, l_37, l_38, l_41, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_71, l_72, l_73, l_74, l_75;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
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
    i_11 = (int) l_10;
    l_12 = (i_11 < 0) ? 1L : 0L;
    l_13 = (long) i_0;
    l_14 = ((long) gale_group) * l_13;
    i_15 = (int) get_num_groups(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = gale_group;
    ul_20 = arg_args + 16L;
    l_21 = l_12;
    i_22 = i_19;
    while (true) {
        i_23 = *((__global gale_int *) ul_20);
        if (!(i_22 < i_23)) {
            break;
        }
        l_24 = l_13 * ((long) i_22);
        i_25 = 1;
        i_26 = 0;
        i_27 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_25 == 1)) {
                break;
            }
            i_28 = (int) ((uint) i_0 - (uint) i_26);
            l_29 = (long) i_26;
            l_30 = l_24 + l_29;
            if (i_27 == 0) {
                i_31 = i_28;
            } else {
                i_32 = 4096 - ((int) (l_30 & 4095L));
                i_33 = (i_32 < i_28) ? i_32 : i_28;
                i_31 = i_33;
            }
            if (i_18 == 0) {
                l_34 = gale_BlockAccess_beginRead(arg_fs, i_11, l_30, i_31, gale_group);
                l_35 = l_34;
            } else {
                l_35 = 0L;
            }
            if (i_17 == 0) {
                if (l_35 < (-4611686018427387904L)) {
                    l_36 = gale_HostCall_awaitReply(arg_fs, l_35, gale_group);
                    l_37 = l_36;
                } else {
                    l_37 = l_35;
                }
            } else {
                l_37 = l_35;
            }
            GALEFS_BROADCAST(2, l_38, l_37);
            i_39 = (int) l_38;
            if (l_38 < 0L) {
                i_40 = 0;
            } else {
                i_40 = i_39;
            }
            l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_38, l_30, gale_group);
            gale_copy((arg_fs + 16 + l_41), (arg_buffer + 16 + (l_14 + l_29)), i_40);
            GALEFS_BARRIER(3);
            if (i_16 == 0) {
                if (!(i_40 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_40, gale_group);
                }
            }
            i_42 = (int) ((uint) i_26 + (uint) i_40);
            i_43 = ((l_38 == (-117L)) || (!((i_40 < 1) || (!(i_42 < i_0))))) ? 1 : 0;
            i_44 = (l_38 == (-117L)) ? 1 : 0;
            if (l_38 < 0L) {
                if (l_38 == (-117L)) {
                    i_25 = i_43;
                    i_26 = i_42;
                    i_27 = i_44;
                } else {
                    i_25 = i_39;
                    i_26 = i_42;
                    i_27 = i_44;
                }
            } else {
                i_25 = i_43;
                i_26 = i_42;
                i_27 = i_44;
            }
        }
        if (i_26 < 1) {
            i_45 = i_25;
        } else {
            i_45 = i_26;
        }
        if (i_45 == i_0) {
            l_46 = l_14 + (((long) ((int) get_local_id(0))) << 3);
            l_47 = l_13 + l_14;
            l_48 = (long) ((int) get_local_size(0));
            l_49 = l_48 << 5;
            l_50 = l_48 << 3;
            l_51 = l_48 << 4;
            l_52 = l_50 + l_51;
            l_53 = 0L;
            l_54 = l_46;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_55 = (long) ((ulong) l_54 + (ulong) l_52);
                if (!(l_55 < l_47)) {
                    break;
                }
                l_56 = *((__global gale_long *) (arg_buffer + 16 + l_54));
                l_57 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_54 + (ulong) l_50))));
                l_58 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_54 + (ulong) l_51))));
                l_59 = *((__global gale_long *) (arg_buffer + 16 + l_55));
                l_60 = (long) ((ulong) l_53 + (ulong) ((long) ((ulong) ((long) ((ulong) l_56 + (ulong) l_57)) + (ulong) ((long) ((ulong) l_58 + (ulong) l_59)))));
                l_61 = (long) ((ulong) l_54 + (ulong) l_49);
                l_53 = l_60;
                l_54 = l_61;
            }
            l_62 = l_53;
            l_63 = l_54;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(l_63 < l_47)) {
                    break;
                }
                l_64 = *((__global gale_long *) (arg_buffer + 16 + l_63));
                l_65 = (long) ((ulong) l_62 + (ulong) l_64);
                l_66 = (long) ((ulong) l_63 + (ulong) l_50);
                l_62 = l_65;
                l_63 = l_66;
            }
            l_67 = (long) ((ulong) l_21 + (ulong) l_62);
            l_68 = l_67;
        } else {
            l_69 = (long) ((ulong) l_21 + (ulong) 1L);
            l_68 = l_69;
        }
        GALEFS_BARRIER(4);
        i_70 = (int) ((uint) i_22 + (uint) i_15);
        l_21 = l_68;
        i_22 = i_70;
    }
    if (((int) get_local_id(0)) == 0) {
        l_71 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_72 = l_71;
    } else {
        l_72 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_72 < (-4611686018427387904L)) {
            l_73 = gale_HostCall_awaitReply(arg_fs, l_72, gale_group);
            l_74 = l_73;
        } else {
            l_74 = l_72;
        }
    } else {
        l_74 = l_72;
    }
    GALEFS_BROADCAST(5, l_75, l_74);
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_21;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_18) VARIABLE(int, i_22) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_8) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_17) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_62) VARIABLE(__global uchar *, ul_16)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(ul_16)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_32) VARIABLE(ul_16)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_62) VARIABLE(ul_16)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_17)

__kernel void galefs_readFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_16;
    int i_0, i_4, i_5, i_8, i_12, i_13, i_14, i_15, i_18, i_19, i_21, i_22, i_23, i_24, i_27, i_28, i_29, i_33, i_34, i_36, i_37, i_38, i_39, i_64;
    long l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_11, l_17, l_20, l_25, l_26, l_30, l_31, l_32, l_35, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_65, l_66, l_67;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
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
    i_0 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position);
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
        i_0 = (int) gale_ints[gale_item];
        l_7 = gale_round_reply(gale_entry);
    }
    i_8 = (int) l_7;
    l_9 = (i_8 < 0) ? 1L : 0L;
    l_10 = (long) i_0;
    l_11 = ((long) gale_group) * l_10;
    i_12 = gale_group_count;
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = gale_group;
    ul_16 = arg_args + 16L;
    l_17 = l_9;
    i_18 = i_15;
    while (true) {
        i_19 = *((__global gale_int *) ul_16);
        if (!(i_18 < i_19)) {
            break;
        }
        l_20 = l_10 * ((long) i_18);
        i_21 = 1;
        i_22 = 0;
        i_23 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_21 == 1)) {
                break;
            }
            i_24 = (int) ((uint) i_0 - (uint) i_22);
            l_25 = (long) i_22;
            l_26 = l_20 + l_25;
            if (i_23 == 0) {
                i_27 = i_24;
            } else {
                i_28 = 4096 - ((int) (l_26 & 4095L));
                i_29 = (i_28 < i_24) ? i_28 : i_24;
                i_27 = i_29;
            }
            if (i_14 == 0) {
                l_30 = gale_BlockAccess_beginRead(arg_fs, i_8, l_26, i_27, gale_group, gale_slot, gale_position);
                l_31 = l_30;
            } else {
                l_31 = 0L;
            }
            GALEFS_BROADCAST(2, l_32, l_31);
            if (l_32 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_8;
                gale_longs[gale_item] = (ulong) l_10;
                gale_longs[gale_items + gale_item] = (ulong) l_11;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_20;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_25;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_26;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_32); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_8 = (int) gale_ints[gale_items + gale_item];
                l_10 = (long) gale_longs[gale_item];
                l_11 = (long) gale_longs[gale_items + gale_item];
                l_17 = (long) gale_longs[2 * gale_items + gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                l_20 = (long) gale_longs[3 * gale_items + gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                l_25 = (long) gale_longs[4 * gale_items + gale_item];
                l_26 = (long) gale_longs[5 * gale_items + gale_item];
                i_12 = gale_group_count;
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                ul_16 = arg_args + 16L;
                l_32 = gale_round_reply(gale_entry);
            }
            i_33 = (int) l_32;
            if (l_32 < 0L) {
                i_34 = 0;
            } else {
                i_34 = i_33;
            }
            l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_26, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_35), (arg_buffer + 16 + (l_11 + l_25)), i_34);
            GALEFS_BARRIER(3);
            if (i_13 == 0) {
                if (!(i_34 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_34, gale_group, gale_slot, gale_position);
                }
            }
            i_36 = (int) ((uint) i_22 + (uint) i_34);
            i_37 = ((l_32 == (-117L)) || (!((i_34 < 1) || (!(i_36 < i_0))))) ? 1 : 0;
            i_38 = (l_32 == (-117L)) ? 1 : 0;
            if (l_32 < 0L) {
                if (l_32 == (-117L)) {
                    i_21 = i_37;
                    i_22 = i_36;
                    i_23 = i_38;
                } else {
                    i_21 = i_33;
                    i_22 = i_36;
                    i_23 = i_38;
                }
            } else {
                i_21 = i_37;
                i_22 = i_36;
                i_23 = i_38;
            }
        }
        if (i_22 < 1) {
            i_39 = i_21;
        } else {
            i_39 = i_22;
        }
        if (i_39 == i_0) {
            l_40 = l_11 + (((long) ((int) get_local_id(0))) << 3);
            l_41 = l_10 + l_11;
            l_42 = (long) ((int) get_local_size(0));
            l_43 = l_42 << 5;
            l_44 = l_42 << 3;
            l_45 = l_42 << 4;
            l_46 = l_44 + l_45;
            l_47 = 0L;
            l_48 = l_40;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_49 = (long) ((ulong) l_48 + (ulong) l_46);
                if (!(l_49 < l_41)) {
                    break;
                }
                l_50 = *((__global gale_long *) (arg_buffer + 16 + l_48));
                l_51 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_48 + (ulong) l_44))));
                l_52 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_48 + (ulong) l_45))));
                l_53 = *((__global gale_long *) (arg_buffer + 16 + l_49));
                l_54 = (long) ((ulong) l_47 + (ulong) ((long) ((ulong) ((long) ((ulong) l_50 + (ulong) l_51)) + (ulong) ((long) ((ulong) l_52 + (ulong) l_53)))));
                l_55 = (long) ((ulong) l_48 + (ulong) l_43);
                l_47 = l_54;
                l_48 = l_55;
            }
            l_56 = l_47;
            l_57 = l_48;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(l_57 < l_41)) {
                    break;
                }
                l_58 = *((__global gale_long *) (arg_buffer + 16 + l_57));
                l_59 = (long) ((ulong) l_56 + (ulong) l_58);
                l_60 = (long) ((ulong) l_57 + (ulong) l_44);
                l_56 = l_59;
                l_57 = l_60;
            }
            l_61 = (long) ((ulong) l_17 + (ulong) l_56);
            l_62 = l_61;
        } else {
            l_63 = (long) ((ulong) l_17 + (ulong) 1L);
            l_62 = l_63;
        }
        GALEFS_BARRIER(4);
        i_64 = (int) ((uint) i_18 + (uint) i_12);
        l_17 = l_62;
        i_18 = i_64;
    }
    if (((int) get_local_id(0)) == 0) {
        l_65 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_66 = l_65;
    } else {
        l_66 = 0L;
    }
    GALEFS_BROADCAST(5, l_67, l_66);
    if (l_67 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_17;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_67); }
        GALEFS_RETURN;
        resume_3:
        l_17 = (long) gale_longs[gale_item];
        l_67 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_17;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
