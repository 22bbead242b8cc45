// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#writeThenRead
// entry point: galefs_writeThenRead
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 4
// saved values: 8
// context bytes: 48
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5b85bbed2395751371444d5da4525f3412a8b8ed98f753d4b32f46ae237a2a3b
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(long, l_2) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_33) VARIABLE(long, l_44) VARIABLE(long, l_52) VARIABLE(long, l_60) VARIABLE(long, l_70)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(l_2) VARIABLE(l_27) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_33)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_44) VARIABLE(l_52)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_44) VARIABLE(l_60)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_70)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_13, i_14, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_34, i_35, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_55, i_61, i_62, i_64, i_65, i_66, i_67, i_69, i_71, i_73, i_74;
    long l_0, l_2, l_3, l_9, l_10, l_11, l_12, l_15, l_16, l_17, l_18, l_27, l_29, l_30, l_31, l_32, l_33, l_36, l_44, l_52, l_56, l_57, l_58, l_59, l_60, l_63, l_68, l_70, l_72, l_75, l_76, l_77, l_78, l_79;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_17;
        case 3:
            goto loop_48;
        case 4:
            goto resume_4;
        default:
            break;
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
    if (l_18 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_2;
        gale_longs[gale_items + gale_item] = (ulong) l_3;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_18); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        l_2 = (long) gale_longs[gale_item];
        l_3 = (long) gale_longs[gale_items + gale_item];
        l_18 = gale_reply(gale_entry);
    }
    i_19 = (int) l_18;
    i_20 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = 4;
    i_25 = 0;
    i_26 = 0;
    loop_17:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
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
        if (l_33 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_19;
            gale_ints[2 * gale_items + gale_item] = (uint) i_24;
            gale_ints[3 * gale_items + gale_item] = (uint) i_25;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_33); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_19 = (int) gale_ints[gale_items + gale_item];
            i_24 = (int) gale_ints[2 * gale_items + gale_item];
            i_25 = (int) gale_ints[3 * gale_items + gale_item];
            l_27 = (long) gale_longs[2 * gale_items + gale_item];
            i_20 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_21 = (int) get_local_id(0);
            i_22 = (int) get_local_id(0);
            i_23 = (int) get_local_id(0);
            l_33 = gale_reply(gale_entry);
        }
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
    l_44 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = (int) get_local_id(0);
    i_48 = 1;
    i_49 = 0;
    i_50 = 0;
    loop_48:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_48 == 1)) {
            break;
        }
        i_51 = (int) ((uint) i_1 - (uint) i_49);
        l_52 = l_3 + ((long) i_49);
        if (i_50 == 0) {
            i_53 = i_51;
        } else {
            i_54 = 4096 - ((int) (l_52 & 4095L));
            i_55 = (i_54 < i_51) ? i_54 : i_51;
            i_53 = i_55;
        }
        if (i_47 == 0) {
            l_56 = gale_BlockAccess_beginRead(arg_fs, i_19, l_52, i_53, gale_group);
            l_57 = l_56;
        } else {
            l_57 = 0L;
        }
        if (i_46 == 0) {
            if (l_57 < (-4611686018427387904L)) {
                l_58 = gale_HostCall_awaitReply(arg_fs, l_57, gale_group);
                l_59 = l_58;
            } else {
                l_59 = l_57;
            }
        } else {
            l_59 = l_57;
        }
        GALEFS_BROADCAST(5, l_60, l_59);
        if (l_60 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_19;
            gale_ints[2 * gale_items + gale_item] = (uint) i_26;
            gale_ints[3 * gale_items + gale_item] = (uint) i_49;
            gale_ints[4 * gale_items + gale_item] = (uint) i_50;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_52;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_60); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_19 = (int) gale_ints[gale_items + gale_item];
            i_26 = (int) gale_ints[2 * gale_items + gale_item];
            i_49 = (int) gale_ints[3 * gale_items + gale_item];
            i_50 = (int) gale_ints[4 * gale_items + gale_item];
            l_52 = (long) gale_longs[2 * gale_items + gale_item];
            l_44 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_45 = (int) get_local_id(0);
            i_46 = (int) get_local_id(0);
            i_47 = (int) get_local_id(0);
            l_60 = gale_reply(gale_entry);
        }
        i_61 = (int) l_60;
        if (l_60 < 0L) {
            i_62 = 0;
        } else {
            i_62 = i_61;
        }
        l_63 = gale_BlockAccess_offsetInRegion(arg_fs, l_60, l_52, gale_group);
        gale_copy((arg_fs + 16 + l_63), (arg_scratch + 16 + l_52), i_62);
        GALEFS_BARRIER(6);
        if (i_45 == 0) {
            if (!(i_62 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_62, gale_group);
            }
        }
        i_64 = (int) ((uint) i_49 + (uint) i_62);
        i_65 = ((l_60 == (-117L)) || (!((i_50 == 0) || (((l_3 + ((long) i_64)) & l_44) == 0)))) ? 1 : 0;
        i_66 = ((l_60 == (-117L)) || (!((i_62 < 1) || (!(i_64 < i_1))))) ? 1 : 0;
        if (l_60 < 0L) {
            if (l_60 == (-117L)) {
                i_48 = i_66;
                i_49 = i_64;
                i_50 = i_65;
            } else {
                i_48 = i_61;
                i_49 = i_64;
                i_50 = i_65;
            }
        } else {
            i_48 = i_66;
            i_49 = i_64;
            i_50 = i_65;
        }
    }
    if (i_49 < 1) {
        i_67 = i_48;
    } else {
        i_67 = i_49;
    }
    if (i_1 == i_26) {
        if (i_1 == i_67) {
            l_68 = (-1L);
        } else {
            l_68 = l_2;
        }
    } else {
        l_68 = l_2;
    }
    i_69 = gale_group;
    l_70 = l_68;
    i_71 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_71 < i_1)) {
            break;
        }
        l_72 = (long) i_71;
        i_73 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_72)));
        i_74 = (int) ((uint) i_71 + (uint) 1);
        if (((int) ((char) i_73)) == ((int) ((char) ((int) ((uint) i_69 + (uint) ((int) ((uint) (i_71 << 5) - (uint) i_71))))))) {
            i_71 = i_74;
        } else {
            if (l_70 < 0L) {
                l_70 = l_72;
                i_71 = i_74;
            } else {
                i_71 = i_74;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_75 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group);
        l_76 = l_75;
    } else {
        l_76 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_76 < (-4611686018427387904L)) {
            l_77 = gale_HostCall_awaitReply(arg_fs, l_76, gale_group);
            l_78 = l_77;
        } else {
            l_78 = l_76;
        }
    } else {
        l_78 = l_76;
    }
    GALEFS_BROADCAST(7, l_79, l_78);
    if (l_79 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_70;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_79); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_70 = (long) gale_longs[gale_item];
        l_79 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_70;
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(long, l_2) VARIABLE(long, l_23) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_38) VARIABLE(long, l_45) VARIABLE(long, l_51) VARIABLE(long, l_61)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_2) VARIABLE(l_23) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_2) VARIABLE(l_27) VARIABLE(l_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_38) VARIABLE(l_45)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_38) VARIABLE(l_51)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_61)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_12, i_13, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_24, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_39, i_40, i_41, i_42, i_43, i_44, i_46, i_47, i_48, i_52, i_53, i_55, i_56, i_57, i_58, i_60, i_62, i_64, i_65;
    long l_0, l_2, l_3, l_9, l_10, l_11, l_14, l_15, l_23, l_25, l_26, l_27, l_30, l_38, l_45, l_49, l_50, l_51, l_54, l_59, l_61, l_63, l_66, l_67, l_68;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_12;
        case 3:
            goto loop_38;
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
        l_9 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_9 < 0L) {
            l_10 = l_9;
        } else {
            l_11 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_14 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 66, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        l_2 = (long) gale_longs[gale_item];
        l_3 = (long) gale_longs[gale_items + gale_item];
        l_15 = gale_reply(gale_entry);
    }
    i_16 = (int) l_15;
    i_17 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = 4;
    i_21 = 0;
    i_22 = 0;
    loop_12:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_20 == 0) {
            break;
        }
        l_23 = l_3 + ((long) i_21);
        if (i_19 == 0) {
            i_24 = (i_21 < 1) ? 0 : 1;
            l_25 = gale_BlockAccess_beginWrite(arg_fs, i_20, i_16, l_23, ((int) ((uint) i_1 - (uint) i_21)), i_24, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_20 = (int) gale_ints[2 * gale_items + gale_item];
            i_21 = (int) gale_ints[3 * gale_items + gale_item];
            l_23 = (long) gale_longs[2 * gale_items + gale_item];
            i_17 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_18 = (int) get_local_id(0);
            i_19 = (int) get_local_id(0);
            l_27 = gale_reply(gale_entry);
        }
        i_28 = (int) l_27;
        if (l_27 < 0L) {
            i_29 = 0;
        } else {
            i_29 = i_28;
        }
        l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_23, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_scratch + 16 + l_23), (arg_fs + 16 + l_30), i_29);
        GALEFS_BARRIER(3);
        if (i_18 == 0) {
            if (!(i_29 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    l_38 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_39 = (int) get_local_id(0);
    i_40 = (int) get_local_id(0);
    i_41 = 1;
    i_42 = 0;
    i_43 = 0;
    loop_38:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_41 == 1)) {
            break;
        }
        i_44 = (int) ((uint) i_1 - (uint) i_42);
        l_45 = l_3 + ((long) i_42);
        if (i_43 == 0) {
            i_46 = i_44;
        } else {
            i_47 = 4096 - ((int) (l_45 & 4095L));
            i_48 = (i_47 < i_44) ? i_47 : i_44;
            i_46 = i_48;
        }
        if (i_40 == 0) {
            l_49 = gale_BlockAccess_beginRead(arg_fs, i_16, l_45, i_46, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_50 = l_49;
        } else {
            l_50 = 0L;
        }
        GALEFS_BROADCAST(5, l_51, l_50);
        if (l_51 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_22;
            gale_ints[3 * gale_items + gale_item] = (uint) i_42;
            gale_ints[4 * gale_items + gale_item] = (uint) i_43;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_45;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_51); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_22 = (int) gale_ints[2 * gale_items + gale_item];
            i_42 = (int) gale_ints[3 * gale_items + gale_item];
            i_43 = (int) gale_ints[4 * gale_items + gale_item];
            l_45 = (long) gale_longs[2 * gale_items + gale_item];
            l_38 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_39 = (int) get_local_id(0);
            i_40 = (int) get_local_id(0);
            l_51 = gale_reply(gale_entry);
        }
        i_52 = (int) l_51;
        if (l_51 < 0L) {
            i_53 = 0;
        } else {
            i_53 = i_52;
        }
        l_54 = gale_BlockAccess_offsetInRegion(arg_fs, l_51, l_45, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_54), (arg_scratch + 16 + l_45), i_53);
        GALEFS_BARRIER(6);
        if (i_39 == 0) {
            if (!(i_53 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_53, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_55 = (int) ((uint) i_42 + (uint) i_53);
        i_56 = ((l_51 == (-117L)) || (!((i_43 == 0) || (((l_3 + ((long) i_55)) & l_38) == 0)))) ? 1 : 0;
        i_57 = ((l_51 == (-117L)) || (!((i_53 < 1) || (!(i_55 < i_1))))) ? 1 : 0;
        if (l_51 < 0L) {
            if (l_51 == (-117L)) {
                i_41 = i_57;
                i_42 = i_55;
                i_43 = i_56;
            } else {
                i_41 = i_52;
                i_42 = i_55;
                i_43 = i_56;
            }
        } else {
            i_41 = i_57;
            i_42 = i_55;
            i_43 = i_56;
        }
    }
    if (i_42 < 1) {
        i_58 = i_41;
    } else {
        i_58 = i_42;
    }
    if (i_1 == i_22) {
        if (i_1 == i_58) {
            l_59 = (-1L);
        } else {
            l_59 = l_2;
        }
    } else {
        l_59 = l_2;
    }
    i_60 = gale_group;
    l_61 = l_59;
    i_62 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_62 < i_1)) {
            break;
        }
        l_63 = (long) i_62;
        i_64 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_63)));
        i_65 = (int) ((uint) i_62 + (uint) 1);
        if (((int) ((char) i_64)) == ((int) ((char) ((int) ((uint) i_60 + (uint) ((int) ((uint) (i_62 << 5) - (uint) i_62))))))) {
            i_62 = i_65;
        } else {
            if (l_61 < 0L) {
                l_61 = l_63;
                i_62 = i_65;
            } else {
                i_62 = i_65;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_66 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_67 = l_66;
    } else {
        l_67 = 0L;
    }
    GALEFS_BROADCAST(7, l_68, l_67);
    if (l_68 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_61;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_68); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_61 = (long) gale_longs[gale_item];
        l_68 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_61;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
