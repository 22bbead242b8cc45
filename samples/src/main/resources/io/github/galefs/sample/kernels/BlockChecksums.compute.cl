// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BlockChecksums#compute
// entry point: galefs_compute
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE READ_WRITE
// waits: 3
// saved values: 6
// context bytes: 40
// needs: BARRIERS
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4316b59de02113edebe416b93ede420ff8245a05483577b6f0222c75277ff7f7
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};
__constant int gale_table_0[] = {0, 498536548, 997073096, 651767980, 1994146192, 1802195444, 1303535960, 1342533948, (-306674912), (-267414716), (-690576408), (-882789492), (-1687895376), (-2032938284), (-1609899400), (-1111625188)};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_37)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_44) VARIABLE(l_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21)

__kernel void galefs_compute(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_18, i_19, i_20, i_21, i_22, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_38, i_39, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_68;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_17, l_23, l_28, l_32, l_33, l_34, l_35, l_36, l_37, l_40, l_63, l_64, l_65, l_66, l_67;
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
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
    i_10 = (int) l_9;
    i_11 = (i_10 < 0) ? i_10 : 4096;
    i_12 = (int) get_local_size(0);
    i_13 = (int) get_num_groups(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = gale_group << 12;
    l_17 = (long) i_16;
    i_18 = (int) get_local_id(0);
    i_19 = gale_group;
    i_20 = (int) get_local_id(0);
    i_21 = i_11;
    i_22 = i_19;
    while (true) {
        if (i_21 < 1) {
            break;
        }
        l_23 = ((long) i_22) << 12;
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
            l_32 = l_28 + l_23;
            if (i_20 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_10, l_32, i_29, gale_group);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            if (i_18 == 0) {
                if (l_34 < (-4611686018427387904L)) {
                    l_35 = gale_HostCall_awaitReply(arg_fs, l_34, gale_group);
                    l_36 = l_35;
                } else {
                    l_36 = l_34;
                }
            } else {
                l_36 = l_34;
            }
            GALEFS_BROADCAST(2, l_37, l_36);
            i_38 = (int) l_37;
            if (l_37 < 0L) {
                i_39 = 0;
            } else {
                i_39 = i_38;
            }
            l_40 = gale_BlockAccess_offsetInRegion(arg_fs, l_37, l_32, gale_group);
            gale_copy((arg_fs + 16 + l_40), (arg_buffer + 16 + (l_17 + l_28)), i_39);
            GALEFS_BARRIER(3);
            if (i_15 == 0) {
                if (!(i_39 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_39, gale_group);
                }
            }
            i_41 = (int) ((uint) i_25 + (uint) i_39);
            i_42 = ((l_37 == (-117L)) || (!((i_39 < 1) || (!(i_41 < 4096))))) ? 1 : 0;
            i_43 = (l_37 == (-117L)) ? 1 : 0;
            if (l_37 < 0L) {
                if (l_37 == (-117L)) {
                    i_24 = i_42;
                    i_25 = i_41;
                    i_26 = i_43;
                } else {
                    i_24 = i_38;
                    i_25 = i_41;
                    i_26 = i_43;
                }
            } else {
                i_24 = i_42;
                i_25 = i_41;
                i_26 = i_43;
            }
        }
        if (i_25 < 1) {
            i_44 = i_24;
        } else {
            i_44 = i_25;
        }
        i_45 = i_22 << 4;
        i_46 = i_14;
        while (true) {
            i_47 = i_46 << 8;
            if (!(i_47 < i_44)) {
                break;
            }
            i_48 = (int) ((uint) i_16 + (uint) i_47);
            i_49 = (int) ((uint) i_44 - (uint) i_47);
            i_50 = (i_49 < 256) ? i_49 : 256;
            i_51 = (int) ((uint) i_48 + (uint) i_50);
            i_52 = (-1);
            i_53 = i_48;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_53 < i_51)) {
                    break;
                }
                i_54 = (int) *((__global char *) (arg_buffer + 16 + (long) i_53 * 1));
                i_55 = i_52 ^ (i_54 & 255);
                i_56 = gale_table_0[(i_55 & 15)];
                i_57 = ((int) ((uint) i_55 >> 4)) ^ i_56;
                i_58 = gale_table_0[(i_57 & 15)];
                i_59 = ((int) ((uint) i_57 >> 4)) ^ i_58;
                i_60 = (int) ((uint) i_53 + (uint) 1);
                i_52 = i_59;
                i_53 = i_60;
            }
            *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_46 + (uint) i_45))) << 2) + 16L))) = (~i_52);
            i_61 = (int) ((uint) i_46 + (uint) i_12);
            i_46 = i_61;
        }
        GALEFS_BARRIER(4);
        i_62 = (int) ((uint) i_22 + (uint) i_13);
        i_21 = i_44;
        i_22 = i_62;
    }
    if (((int) get_local_id(0)) == 0) {
        l_63 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_64 = l_63;
    } else {
        l_64 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_64 < (-4611686018427387904L)) {
            l_65 = gale_HostCall_awaitReply(arg_fs, l_64, gale_group);
            l_66 = l_65;
        } else {
            l_66 = l_64;
        }
    } else {
        l_66 = l_64;
    }
    GALEFS_BROADCAST(5, l_67, l_66);
    if (((long) i_21) < 0L) {
        i_68 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_21) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_38) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_31)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_38) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17)

__kernel void galefs_compute(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_32, i_33, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_60;
    long l_0, l_1, l_2, l_5, l_6, l_14, l_19, l_24, l_28, l_29, l_30, l_31, l_34, l_57, l_58, l_59;
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
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
    i_7 = (int) l_6;
    i_8 = (i_7 < 0) ? i_7 : 4096;
    i_9 = (int) get_local_size(0);
    i_10 = gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = gale_group << 12;
    l_14 = (long) i_13;
    i_15 = gale_group;
    i_16 = (int) get_local_id(0);
    i_17 = i_8;
    i_18 = i_15;
    while (true) {
        if (i_17 < 1) {
            break;
        }
        l_19 = ((long) i_18) << 12;
        i_20 = 1;
        i_21 = 0;
        i_22 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_20 == 1)) {
                break;
            }
            i_23 = (int) ((uint) 4096 - (uint) i_21);
            l_24 = (long) i_21;
            if (i_22 == 0) {
                i_25 = i_23;
            } else {
                i_26 = 4096 - ((int) (l_24 & 4095L));
                i_27 = (i_26 < i_23) ? i_26 : i_23;
                i_25 = i_27;
            }
            l_28 = l_24 + l_19;
            if (i_16 == 0) {
                l_29 = gale_BlockAccess_beginRead(arg_fs, i_7, l_28, i_25, gale_group, gale_slot, gale_position);
                l_30 = l_29;
            } else {
                l_30 = 0L;
            }
            GALEFS_BROADCAST(2, l_31, l_30);
            if (l_31 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_18;
                gale_longs[gale_item] = (ulong) l_19;
                gale_ints[2 * gale_items + gale_item] = (uint) i_21;
                gale_longs[gale_items + gale_item] = (ulong) l_24;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_31); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                i_18 = (int) gale_ints[gale_items + gale_item];
                l_19 = (long) gale_longs[gale_item];
                i_21 = (int) gale_ints[2 * gale_items + gale_item];
                l_24 = (long) gale_longs[gale_items + gale_item];
                l_28 = (long) gale_longs[2 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                i_10 = gale_group_count;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                i_13 = gale_group << 12;
                l_14 = (long) i_13;
                i_16 = (int) get_local_id(0);
                l_31 = gale_round_reply(gale_entry);
            }
            i_32 = (int) l_31;
            if (l_31 < 0L) {
                i_33 = 0;
            } else {
                i_33 = i_32;
            }
            l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_31, l_28, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_34), (arg_buffer + 16 + (l_14 + l_24)), i_33);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_33 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_33, gale_group, gale_slot, gale_position);
                }
            }
            i_35 = (int) ((uint) i_21 + (uint) i_33);
            i_36 = ((l_31 == (-117L)) || (!((i_33 < 1) || (!(i_35 < 4096))))) ? 1 : 0;
            i_37 = (l_31 == (-117L)) ? 1 : 0;
            if (l_31 < 0L) {
                if (l_31 == (-117L)) {
                    i_20 = i_36;
                    i_21 = i_35;
                    i_22 = i_37;
                } else {
                    i_20 = i_32;
                    i_21 = i_35;
                    i_22 = i_37;
                }
            } else {
                i_20 = i_36;
                i_21 = i_35;
                i_22 = i_37;
            }
        }
        if (i_21 < 1) {
            i_38 = i_20;
        } else {
            i_38 = i_21;
        }
        i_39 = i_18 << 4;
        i_40 = i_11;
        while (true) {
            i_41 = i_40 << 8;
            if (!(i_41 < i_38)) {
                break;
            }
            i_42 = (int) ((uint) i_13 + (uint) i_41);
            i_43 = (int) ((uint) i_38 - (uint) i_41);
            i_44 = (i_43 < 256) ? i_43 : 256;
            i_45 = (int) ((uint) i_42 + (uint) i_44);
            i_46 = (-1);
            i_47 = i_42;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_47 < i_45)) {
                    break;
                }
                i_48 = (int) *((__global char *) (arg_buffer + 16 + (long) i_47 * 1));
                i_49 = i_46 ^ (i_48 & 255);
                i_50 = gale_table_0[(i_49 & 15)];
                i_51 = ((int) ((uint) i_49 >> 4)) ^ i_50;
                i_52 = gale_table_0[(i_51 & 15)];
                i_53 = ((int) ((uint) i_51 >> 4)) ^ i_52;
                i_54 = (int) ((uint) i_47 + (uint) 1);
                i_46 = i_53;
                i_47 = i_54;
            }
            *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_40 + (uint) i_39))) << 2) + 16L))) = (~i_46);
            i_55 = (int) ((uint) i_40 + (uint) i_9);
            i_40 = i_55;
        }
        GALEFS_BARRIER(4);
        i_56 = (int) ((uint) i_18 + (uint) i_10);
        i_17 = i_38;
        i_18 = i_56;
    }
    if (((int) get_local_id(0)) == 0) {
        l_57 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_58 = l_57;
    } else {
        l_58 = 0L;
    }
    GALEFS_BROADCAST(5, l_59, l_58);
    if (l_59 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_17;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_59); }
        GALEFS_RETURN;
        resume_3:
        i_17 = (int) gale_ints[gale_item];
        l_59 = gale_round_reply(gale_entry);
    }
    if (((long) i_17) < 0L) {
        i_60 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
