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
// bytecode SHA-256: 356524430fd1fc608206950ad0d1949b45308a7ced40e120bf3c3526cebc9f35
// functions SHA-256: e825e5edd164057836d749159758c2b8e9e1bc03867c868e8dfb01f07dc3fcaa
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(long, l_2) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_33) VARIABLE(long, l_51) VARIABLE(long, l_59) VARIABLE(long, l_69)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(l_2) VARIABLE(l_27) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_33)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_51)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_59)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_69)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_13, i_14, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_34, i_35, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_52, i_53, i_54, i_60, i_61, i_63, i_64, i_65, i_66, i_68, i_70, i_72, i_73;
    long l_0, l_2, l_3, l_9, l_10, l_11, l_12, l_15, l_16, l_17, l_18, l_27, l_29, l_30, l_31, l_32, l_33, l_36, l_51, l_55, l_56, l_57, l_58, l_59, l_62, l_67, l_69, l_71, l_74, l_75, l_76, l_77, l_78;
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
            i_28 = (i_25 < 1) ? 0 : 1;
            l_29 = gale_BlockAccess_beginWrite(arg_fs, i_24, i_19, l_27, ((int) ((uint) i_1 - (uint) i_25)), i_28, gale_group);
            l_30 = l_29;
        } else {
            l_30 = 0L;
        }
        if (i_22 == 0) {
            if (l_30 < (-4611686018427387904L)) {
                l_31 = gale_HostCall_awaitReply(arg_fs, l_30, gale_group);
                l_32 = l_31;
            } else {
                l_32 = l_30;
            }
        } else {
            l_32 = l_30;
        }
        GALEFS_BROADCAST(2, l_33, l_32);
        i_34 = (int) l_33;
        if (l_33 < 0L) {
            i_35 = 0;
        } else {
            i_35 = i_34;
        }
        l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_33, l_27, gale_group);
        gale_copy((arg_scratch + 16 + l_27), (arg_fs + 16 + l_36), i_35);
        GALEFS_BARRIER(3);
        if (i_21 == 0) {
            if (!(i_35 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_35, gale_group);
            }
        }
        i_37 = (int) ((uint) i_25 + (uint) i_35);
        if (l_33 < 0L) {
            if ((!(i_24 == 4)) || (i_37 < 1)) {
                i_38 = i_34;
            } else {
                i_38 = i_37;
            }
        } else {
            i_38 = i_37;
        }
        i_39 = (((!(i_24 == 4)) || (i_37 < 1)) || (i_20 == 0)) ? 0 : 5;
        if (i_35 == 0) {
            i_24 = i_39;
            i_25 = i_37;
            i_26 = i_38;
        } else {
            if (i_1 == i_37) {
                i_24 = i_39;
                i_25 = i_37;
                i_26 = i_38;
            } else {
                i_25 = i_37;
                i_26 = i_38;
            }
        }
    }
    i_40 = (int) get_local_size(0);
    i_41 = (int) get_local_id(0);
    i_42 = i_41;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_42 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_42)))) = (char) 0;
        i_43 = (int) ((uint) i_42 + (uint) i_40);
        i_42 = i_43;
    }
    GALEFS_BARRIER(4);
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = 1;
    i_48 = 0;
    i_49 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_47 == 1)) {
            break;
        }
        i_50 = (int) ((uint) i_1 - (uint) i_48);
        l_51 = l_3 + ((long) i_48);
        if (i_49 == 0) {
            i_52 = i_50;
        } else {
            i_53 = 4096 - ((int) (l_51 & 4095L));
            i_54 = (i_53 < i_50) ? i_53 : i_50;
            i_52 = i_54;
        }
        if (i_46 == 0) {
            l_55 = gale_BlockAccess_beginRead(arg_fs, i_19, l_51, i_52, gale_group);
            l_56 = l_55;
        } else {
            l_56 = 0L;
        }
        if (i_45 == 0) {
            if (l_56 < (-4611686018427387904L)) {
                l_57 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                l_58 = l_57;
            } else {
                l_58 = l_56;
            }
        } else {
            l_58 = l_56;
        }
        GALEFS_BROADCAST(5, l_59, l_58);
        i_60 = (int) l_59;
        if (l_59 < 0L) {
            i_61 = 0;
        } else {
            i_61 = i_60;
        }
        l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_51, gale_group);
        gale_copy((arg_fs + 16 + l_62), (arg_scratch + 16 + l_51), i_61);
        GALEFS_BARRIER(6);
        if (i_44 == 0) {
            if (!(i_61 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_61, gale_group);
            }
        }
        i_63 = (int) ((uint) i_48 + (uint) i_61);
        i_64 = ((l_59 == (-117L)) || (!((i_61 < 1) || (!(i_63 < i_1))))) ? 1 : 0;
        i_65 = (l_59 == (-117L)) ? 1 : 0;
        if (l_59 < 0L) {
            if (l_59 == (-117L)) {
                i_47 = i_64;
                i_48 = i_63;
                i_49 = i_65;
            } else {
                i_47 = i_60;
                i_48 = i_63;
                i_49 = i_65;
            }
        } else {
            i_47 = i_64;
            i_48 = i_63;
            i_49 = i_65;
        }
    }
    if (i_48 < 1) {
        i_66 = i_47;
    } else {
        i_66 = i_48;
    }
    if (i_1 == i_26) {
        if (i_1 == i_66) {
            l_67 = (-1L);
        } else {
            l_67 = l_2;
        }
    } else {
        l_67 = l_2;
    }
    i_68 = gale_group;
    l_69 = l_67;
    i_70 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_70 < i_1)) {
            break;
        }
        l_71 = (long) i_70;
        i_72 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_71)));
        i_73 = (int) ((uint) i_70 + (uint) 1);
        if (((int) ((char) i_72)) == ((int) ((char) ((int) ((uint) i_68 + (uint) ((int) ((uint) (i_70 << 5) - (uint) i_70))))))) {
            i_70 = i_73;
        } else {
            if (l_69 < 0L) {
                l_69 = l_71;
                i_70 = i_73;
            } else {
                i_70 = i_73;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_74 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group);
        l_75 = l_74;
    } else {
        l_75 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_75 < (-4611686018427387904L)) {
            l_76 = gale_HostCall_awaitReply(arg_fs, l_75, gale_group);
            l_77 = l_76;
        } else {
            l_77 = l_75;
        }
    } else {
        l_77 = l_75;
    }
    GALEFS_BROADCAST(7, l_78, l_77);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_69;
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_41) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(long, l_2) VARIABLE(long, l_23) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_44) VARIABLE(long, l_50) VARIABLE(long, l_60)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_2) VARIABLE(l_23) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_2) VARIABLE(l_27) VARIABLE(l_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_44)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_50)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_60)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_12, i_13, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_24, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_45, i_46, i_47, i_51, i_52, i_54, i_55, i_56, i_57, i_59, i_61, i_63, i_64;
    long l_0, l_2, l_3, l_9, l_10, l_11, l_14, l_15, l_23, l_25, l_26, l_27, l_30, l_44, l_48, l_49, l_50, l_53, l_58, l_60, l_62, l_65, l_66, l_67;
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
            i_24 = (i_21 < 1) ? 0 : 1;
            l_25 = gale_BlockAccess_beginWrite(arg_fs, i_20, i_16, l_23, ((int) ((uint) i_1 - (uint) i_21)), i_24, gale_group, gale_slot, gale_position);
            l_26 = l_25;
        } else {
            l_26 = 0L;
        }
        GALEFS_BROADCAST(2, l_27, l_26);
        if (l_27 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_20;
            gale_ints[3 * gale_items + gale_item] = (uint) i_21;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_27); }
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
            l_27 = gale_round_reply(gale_entry);
        }
        i_28 = (int) l_27;
        if (l_27 < 0L) {
            i_29 = 0;
        } else {
            i_29 = i_28;
        }
        l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_23, gale_group, gale_slot, gale_position);
        gale_copy((arg_scratch + 16 + l_23), (arg_fs + 16 + l_30), i_29);
        GALEFS_BARRIER(3);
        if (i_18 == 0) {
            if (!(i_29 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_29, gale_group, gale_slot, gale_position);
            }
        }
        i_31 = (int) ((uint) i_21 + (uint) i_29);
        if (l_27 < 0L) {
            if ((!(i_20 == 4)) || (i_31 < 1)) {
                i_32 = i_28;
            } else {
                i_32 = i_31;
            }
        } else {
            i_32 = i_31;
        }
        i_33 = (((!(i_20 == 4)) || (i_31 < 1)) || (i_17 == 0)) ? 0 : 5;
        if (i_29 == 0) {
            i_20 = i_33;
            i_21 = i_31;
            i_22 = i_32;
        } else {
            if (i_1 == i_31) {
                i_20 = i_33;
                i_21 = i_31;
                i_22 = i_32;
            } else {
                i_21 = i_31;
                i_22 = i_32;
            }
        }
    }
    i_34 = (int) get_local_size(0);
    i_35 = (int) get_local_id(0);
    i_36 = i_35;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_36 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_36)))) = (char) 0;
        i_37 = (int) ((uint) i_36 + (uint) i_34);
        i_36 = i_37;
    }
    GALEFS_BARRIER(4);
    i_38 = (int) get_local_id(0);
    i_39 = (int) get_local_id(0);
    i_40 = 1;
    i_41 = 0;
    i_42 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_40 == 1)) {
            break;
        }
        i_43 = (int) ((uint) i_1 - (uint) i_41);
        l_44 = l_3 + ((long) i_41);
        if (i_42 == 0) {
            i_45 = i_43;
        } else {
            i_46 = 4096 - ((int) (l_44 & 4095L));
            i_47 = (i_46 < i_43) ? i_46 : i_43;
            i_45 = i_47;
        }
        if (i_39 == 0) {
            l_48 = gale_BlockAccess_beginRead(arg_fs, i_16, l_44, i_45, gale_group, gale_slot, gale_position);
            l_49 = l_48;
        } else {
            l_49 = 0L;
        }
        GALEFS_BROADCAST(5, l_50, l_49);
        if (l_50 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_22;
            gale_ints[3 * gale_items + gale_item] = (uint) i_41;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_50); }
            GALEFS_RETURN;
            resume_3:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_22 = (int) gale_ints[2 * gale_items + gale_item];
            i_41 = (int) gale_ints[3 * gale_items + gale_item];
            l_44 = (long) gale_longs[2 * gale_items + gale_item];
            i_38 = (int) get_local_id(0);
            i_39 = (int) get_local_id(0);
            l_50 = gale_round_reply(gale_entry);
        }
        i_51 = (int) l_50;
        if (l_50 < 0L) {
            i_52 = 0;
        } else {
            i_52 = i_51;
        }
        l_53 = gale_BlockAccess_offsetInRegion(arg_fs, l_50, l_44, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_53), (arg_scratch + 16 + l_44), i_52);
        GALEFS_BARRIER(6);
        if (i_38 == 0) {
            if (!(i_52 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_52, gale_group, gale_slot, gale_position);
            }
        }
        i_54 = (int) ((uint) i_41 + (uint) i_52);
        i_55 = ((l_50 == (-117L)) || (!((i_52 < 1) || (!(i_54 < i_1))))) ? 1 : 0;
        i_56 = (l_50 == (-117L)) ? 1 : 0;
        if (l_50 < 0L) {
            if (l_50 == (-117L)) {
                i_40 = i_55;
                i_41 = i_54;
                i_42 = i_56;
            } else {
                i_40 = i_51;
                i_41 = i_54;
                i_42 = i_56;
            }
        } else {
            i_40 = i_55;
            i_41 = i_54;
            i_42 = i_56;
        }
    }
    if (i_41 < 1) {
        i_57 = i_40;
    } else {
        i_57 = i_41;
    }
    if (i_1 == i_22) {
        if (i_1 == i_57) {
            l_58 = (-1L);
        } else {
            l_58 = l_2;
        }
    } else {
        l_58 = l_2;
    }
    i_59 = gale_group;
    l_60 = l_58;
    i_61 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_61 < i_1)) {
            break;
        }
        l_62 = (long) i_61;
        i_63 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_62)));
        i_64 = (int) ((uint) i_61 + (uint) 1);
        if (((int) ((char) i_63)) == ((int) ((char) ((int) ((uint) i_59 + (uint) ((int) ((uint) (i_61 << 5) - (uint) i_61))))))) {
            i_61 = i_64;
        } else {
            if (l_60 < 0L) {
                l_60 = l_62;
                i_61 = i_64;
            } else {
                i_61 = i_64;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_65 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_66 = l_65;
    } else {
        l_66 = 0L;
    }
    GALEFS_BROADCAST(7, l_67, l_66);
    if (l_67 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_60;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_67); }
        GALEFS_RETURN;
        resume_4:
        l_60 = (long) gale_longs[gale_item];
        l_67 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_60;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
