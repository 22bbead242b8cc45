// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.TimeLimitKernels#repeatsCallsDuringAMapping
// entry point: galefs_repeatsCallsDuringAMapping
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 5
// saved values: 7
// context bytes: 40
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 144597e24d639eb451bcee7f8e6b0834792ae8a185928ec47d410a873329c644
// functions SHA-256: 85d3ea900a2e06a15bf2729b8191f3c6638d1bb2a3ad829507d5017697b0f326
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN gale_BlockAccess_beginMapping gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginMapping gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(long, l_0) VARIABLE(long, l_19) VARIABLE(long, l_52) VARIABLE(long, l_58)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(l_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_23) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_19) VARIABLE(l_52)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_23) VARIABLE(i_32) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_19) VARIABLE(l_58)
#define GALEFS_LIVE_7(VARIABLE)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_repeatsCallsDuringAMapping(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_17, i_18, i_21, i_22, i_23, i_29, i_30, i_31, i_32, i_37, i_38, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_59, i_60, i_62, i_63, i_64, i_65, i_66, i_67, i_68;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_15, l_16, l_19, l_20, l_24, l_25, l_26, l_27, l_28, l_33, l_34, l_35, l_36, l_39, l_40, l_41, l_42, l_52, l_54, l_55, l_56, l_57, l_58, l_61, l_69, l_70, l_71;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 2, 4, (-1), gale_group);
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
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 64, gale_group);
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
    if (((int) get_local_id(0)) == 0) {
        if (!(l_16 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_17 = gale_group;
            i_18 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_17 & ((int) ((uint) (1 << i_18) + (uint) (-1))))) << 6) + (((long) (i_17 >> i_18)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_16 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_16 < 0L) {
        l_19 = l_16;
    } else {
        l_20 = gale_BlockAccess_offsetInRegion(arg_fs, l_16, 0L, gale_group);
        l_19 = l_20;
    }
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = (-16);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_23 == (-16))) {
            break;
        }
        if (i_22 == 0) {
            l_24 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
            l_25 = l_24;
        } else {
            l_25 = 0L;
        }
        if (i_21 == 0) {
            if (l_25 < (-4611686018427387904L)) {
                l_26 = gale_HostCall_awaitReply(arg_fs, l_25, gale_group);
                l_27 = l_26;
            } else {
                l_27 = l_25;
            }
        } else {
            l_27 = l_25;
        }
        GALEFS_BROADCAST(3, l_28, l_27);
        i_29 = (int) l_28;
        i_23 = i_29;
    }
    i_30 = (int) get_local_id(0);
    i_31 = (int) get_local_id(0);
    i_32 = (-16);
    while (true) {
        if (!(i_32 == (-16))) {
            break;
        }
        if (i_31 == 0) {
            l_33 = gale_FileOpener_begin(arg_fs, 4, gale_group);
            if (l_33 < 0L) {
                l_34 = l_33;
            } else {
                l_35 = (long) gale_group;
                l_36 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_35 << 12) + (l_35 << 11)))) + (ulong) 2048L);
                i_37 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_37 < 4)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) ((long) i_37))))) = (char) ((int) gale_literals[i_37]);
                    i_38 = (int) ((uint) i_37 + (uint) 1);
                    i_37 = i_38;
                }
                l_39 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
                l_34 = l_39;
            }
        } else {
            l_34 = 0L;
        }
        if (i_30 == 0) {
            if (l_34 < (-4611686018427387904L)) {
                l_40 = gale_HostCall_awaitReply(arg_fs, l_34, gale_group);
                l_41 = l_40;
            } else {
                l_41 = l_34;
            }
        } else {
            l_41 = l_34;
        }
        GALEFS_BROADCAST(4, l_42, l_41);
        i_43 = (int) l_42;
        i_32 = i_43;
    }
    i_44 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = (int) get_local_id(0);
    i_48 = (-16);
    while (true) {
        if (!(i_48 == (-16))) {
            break;
        }
        i_49 = 4;
        i_50 = 0;
        i_51 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_49 == 0) {
                break;
            }
            l_52 = (long) i_50;
            if (i_47 == 0) {
                i_53 = (i_50 < 1) ? 0 : 1;
                l_54 = gale_BlockAccess_beginWrite(arg_fs, i_49, i_11, l_52, ((int) ((uint) 1 - (uint) i_50)), i_53, gale_group);
                l_55 = l_54;
            } else {
                l_55 = 0L;
            }
            if (i_46 == 0) {
                if (l_55 < (-4611686018427387904L)) {
                    l_56 = gale_HostCall_awaitReply(arg_fs, l_55, gale_group);
                    l_57 = l_56;
                } else {
                    l_57 = l_55;
                }
            } else {
                l_57 = l_55;
            }
            GALEFS_BROADCAST(5, l_58, l_57);
            i_59 = (int) l_58;
            if (l_58 < 0L) {
                i_60 = 0;
            } else {
                i_60 = i_59;
            }
            l_61 = gale_BlockAccess_offsetInRegion(arg_fs, l_58, l_52, gale_group);
            gale_copy((arg_data + 16 + l_52), (arg_fs + 16 + l_61), i_60);
            GALEFS_BARRIER(6);
            if (i_45 == 0) {
                if (!(i_60 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_60, gale_group);
                }
            }
            i_62 = (int) ((uint) i_50 + (uint) i_60);
            if (l_58 < 0L) {
                if ((!(i_49 == 4)) || (i_62 < 1)) {
                    i_63 = i_59;
                } else {
                    i_63 = i_62;
                }
            } else {
                i_63 = i_62;
            }
            i_64 = (((!(i_49 == 4)) || (i_62 < 1)) || (i_44 == 0)) ? 0 : 5;
            if (i_60 == 0) {
                i_49 = i_64;
                i_50 = i_62;
                i_51 = i_63;
            } else {
                if (i_62 == 1) {
                    i_49 = i_64;
                    i_50 = i_62;
                    i_51 = i_63;
                } else {
                    i_50 = i_62;
                    i_51 = i_63;
                }
            }
        }
        i_48 = i_51;
    }
    if ((ulong) ((long) ((ulong) l_19 + (ulong) 4095L)) < (ulong) 4095L) {
        i_65 = (int) l_19;
        i_66 = i_65;
    } else {
        i_67 = (i_32 < i_48) ? i_48 : i_32;
        i_68 = (i_23 < i_67) ? i_67 : i_23;
        i_66 = i_68;
    }
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_66;
    GALEFS_BARRIER(7);
    if (((int) get_local_id(0)) == 0) {
        l_69 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group);
        l_70 = l_69;
    } else {
        l_70 = 0L;
    }
    GALEFS_BROADCAST(8, l_71, l_70);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_37) VARIABLE(long, l_41)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_8) VARIABLE(l_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_12)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_12)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_37)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_41)
#define GALEFS_LIVE_7(VARIABLE)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_repeatsCallsDuringAMapping(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_14, i_15, i_19, i_20, i_21, i_25, i_26, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_38, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_11, l_12, l_13, l_16, l_17, l_18, l_22, l_23, l_24, l_27, l_28, l_37, l_39, l_40, l_41, l_44, l_52, l_53, l_54;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
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
        case 5:
            goto resume_5;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 2, 4, (-1), gale_group, gale_slot, gale_position);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    i_8 = (int) l_7;
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 64, gale_group, gale_slot, gale_position);
        l_10 = l_9;
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_8;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_11); }
        GALEFS_RETURN;
        resume_2:
        i_8 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_11 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_11 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position);
        }
    }
    if (l_11 < 0L) {
        l_12 = l_11;
    } else {
        l_13 = gale_BlockAccess_offsetInRegion(arg_fs, l_11, 0L, gale_group, gale_slot, gale_position);
        l_12 = l_13;
    }
    i_14 = (int) get_local_id(0);
    i_15 = (-16);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_15 == (-16))) {
            break;
        }
        if (i_14 == 0) {
            l_16 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
            l_17 = l_16;
        } else {
            l_17 = 0L;
        }
        GALEFS_BROADCAST(3, l_18, l_17);
        if (l_18 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_longs[gale_item] = (ulong) l_12;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_18); }
            GALEFS_RETURN;
            resume_3:
            i_8 = (int) gale_ints[gale_item];
            l_12 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_14 = (int) get_local_id(0);
            l_18 = gale_round_reply(gale_entry);
        }
        i_19 = (int) l_18;
        i_15 = i_19;
    }
    i_20 = (int) get_local_id(0);
    i_21 = (-16);
    while (true) {
        if (!(i_21 == (-16))) {
            break;
        }
        if (i_20 == 0) {
            l_22 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
            if (l_22 < 0L) {
                l_23 = l_22;
            } else {
                l_24 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                i_25 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_25 < 4)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) ((long) i_25))))) = (char) ((int) gale_literals[i_25]);
                    i_26 = (int) ((uint) i_25 + (uint) 1);
                    i_25 = i_26;
                }
                l_27 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
                l_23 = l_27;
            }
        } else {
            l_23 = 0L;
        }
        GALEFS_BROADCAST(4, l_28, l_23);
        if (l_28 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_longs[gale_item] = (ulong) l_12;
            gale_ints[gale_items + gale_item] = (uint) i_15;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_28); }
            GALEFS_RETURN;
            resume_4:
            i_8 = (int) gale_ints[gale_item];
            l_12 = (long) gale_longs[gale_item];
            i_15 = (int) gale_ints[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_20 = (int) get_local_id(0);
            l_28 = gale_round_reply(gale_entry);
        }
        i_29 = (int) l_28;
        i_21 = i_29;
    }
    i_30 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_id(0);
    i_33 = (-16);
    while (true) {
        if (!(i_33 == (-16))) {
            break;
        }
        i_34 = 4;
        i_35 = 0;
        i_36 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_34 == 0) {
                break;
            }
            l_37 = (long) i_35;
            if (i_32 == 0) {
                i_38 = (i_35 < 1) ? 0 : 1;
                l_39 = gale_BlockAccess_beginWrite(arg_fs, i_34, i_8, l_37, ((int) ((uint) 1 - (uint) i_35)), i_38, gale_group, gale_slot, gale_position);
                l_40 = l_39;
            } else {
                l_40 = 0L;
            }
            GALEFS_BROADCAST(5, l_41, l_40);
            if (l_41 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_longs[gale_item] = (ulong) l_12;
                gale_ints[gale_items + gale_item] = (uint) i_15;
                gale_ints[2 * gale_items + gale_item] = (uint) i_21;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_longs[gale_items + gale_item] = (ulong) l_37;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_41); }
                GALEFS_RETURN;
                resume_5:
                i_8 = (int) gale_ints[gale_item];
                l_12 = (long) gale_longs[gale_item];
                i_15 = (int) gale_ints[gale_items + gale_item];
                i_21 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                l_37 = (long) gale_longs[gale_items + gale_item];
                i_30 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_id(0);
                l_41 = gale_round_reply(gale_entry);
            }
            i_42 = (int) l_41;
            if (l_41 < 0L) {
                i_43 = 0;
            } else {
                i_43 = i_42;
            }
            l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_37, gale_group, gale_slot, gale_position);
            gale_copy((arg_data + 16 + l_37), (arg_fs + 16 + l_44), i_43);
            GALEFS_BARRIER(6);
            if (i_31 == 0) {
                if (!(i_43 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_43, gale_group, gale_slot, gale_position);
                }
            }
            i_45 = (int) ((uint) i_35 + (uint) i_43);
            if (l_41 < 0L) {
                if ((!(i_34 == 4)) || (i_45 < 1)) {
                    i_46 = i_42;
                } else {
                    i_46 = i_45;
                }
            } else {
                i_46 = i_45;
            }
            i_47 = (((!(i_34 == 4)) || (i_45 < 1)) || (i_30 == 0)) ? 0 : 5;
            if (i_43 == 0) {
                i_34 = i_47;
                i_35 = i_45;
                i_36 = i_46;
            } else {
                if (i_45 == 1) {
                    i_34 = i_47;
                    i_35 = i_45;
                    i_36 = i_46;
                } else {
                    i_35 = i_45;
                    i_36 = i_46;
                }
            }
        }
        i_33 = i_36;
    }
    if ((ulong) ((long) ((ulong) l_12 + (ulong) 4095L)) < (ulong) 4095L) {
        i_48 = (int) l_12;
        i_49 = i_48;
    } else {
        i_50 = (i_21 < i_33) ? i_33 : i_21;
        i_51 = (i_15 < i_50) ? i_50 : i_15;
        i_49 = i_51;
    }
    *((__global gale_int *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_49;
    GALEFS_BARRIER(7);
    if (((int) get_local_id(0)) == 0) {
        l_52 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group, gale_slot, gale_position);
        l_53 = l_52;
    } else {
        l_53 = 0L;
    }
    GALEFS_BROADCAST(8, l_54, l_53);
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
