// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.NearestNeighbour#find
// entry point: galefs_find
// parameters: LONG_ARRAY FLOAT_ARRAY FLOAT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 7
// context bytes: 40
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "points"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fca669ef68eababf19fcd83187216539917fb6fcfe71abf14806aec611d2da5c
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {112, 111, 105, 110, 116, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_73) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_25) VARIABLE(long, l_32) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_46) VARIABLE(long, l_58) VARIABLE(long, l_71) VARIABLE(__global uchar *, ul_21)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(ul_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_25) VARIABLE(l_32) VARIABLE(l_46) VARIABLE(ul_21)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_25) VARIABLE(l_58) VARIABLE(ul_21)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_25) VARIABLE(l_71) VARIABLE(ul_21)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_25) VARIABLE(l_71) VARIABLE(ul_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_53) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_25) VARIABLE(ul_21)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_29)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_buffer, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_21;
    float f_61, f_63, f_64, f_65, f_66;
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_16, i_17, i_19, i_20, i_22, i_23, i_24, i_26, i_27, i_28, i_29, i_30, i_33, i_34, i_35, i_36, i_39, i_40, i_41, i_47, i_48, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_59, i_60, i_62, i_67, i_70, i_72, i_73, i_74, i_79, i_81, i_87;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_18, l_25, l_31, l_32, l_37, l_38, l_42, l_43, l_44, l_45, l_46, l_49, l_58, l_68, l_69, l_71, l_75, l_76, l_77, l_78, l_80, l_82, l_83, l_84, l_85, l_86;
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
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            break;
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
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
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    i_10 = (int) l_9;
    i_11 = (i_10 < 0) ? i_10 : 12;
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_14 = (int) get_num_groups(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_size(0);
    i_17 = (int) get_local_id(0);
    l_18 = (((long) i_17) << 3) + 16L;
    i_19 = GALEFS_LOCAL_SIZE;
    i_20 = (int) get_local_id(0);
    ul_21 = arg_nearest + 12L;
    i_22 = (int) get_local_id(0);
    i_23 = gale_group;
    i_24 = (int) ((uint) (i_23 << 8) + (uint) (i_23 << 7));
    l_25 = ((long) i_24) << 2;
    i_26 = (int) get_local_id(0);
    i_27 = gale_group;
    i_28 = (int) get_local_id(0);
    i_29 = i_11;
    i_30 = i_27;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_29 < 1) {
            break;
        }
        l_31 = (long) i_30;
        l_32 = (l_31 << 10) + (l_31 << 9);
        i_33 = 1;
        i_34 = 0;
        i_35 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_33 == 1)) {
                break;
            }
            i_36 = (int) ((uint) 1536 - (uint) i_34);
            l_37 = (long) i_34;
            l_38 = l_37 + l_32;
            if (i_35 == 0) {
                i_39 = i_36;
            } else {
                i_40 = 4096 - ((int) (l_38 & 4095L));
                i_41 = (i_40 < i_36) ? i_40 : i_36;
                i_39 = i_41;
            }
            if (i_28 == 0) {
                l_42 = gale_BlockAccess_beginRead(arg_fs, i_10, l_38, i_39, gale_group);
                l_43 = l_42;
            } else {
                l_43 = 0L;
            }
            if (i_26 == 0) {
                if (l_43 < (-4611686018427387904L)) {
                    l_44 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
                    l_45 = l_44;
                } else {
                    l_45 = l_43;
                }
            } else {
                l_45 = l_43;
            }
            GALEFS_BROADCAST(2, l_46, l_45);
            if (l_46 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_30;
                gale_longs[gale_item] = (ulong) l_32;
                gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                gale_ints[3 * gale_items + gale_item] = (uint) i_35;
                gale_longs[gale_items + gale_item] = (ulong) l_37;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_38;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_46); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                i_30 = (int) gale_ints[gale_items + gale_item];
                l_32 = (long) gale_longs[gale_item];
                i_34 = (int) gale_ints[2 * gale_items + gale_item];
                i_35 = (int) gale_ints[3 * gale_items + gale_item];
                l_37 = (long) gale_longs[gale_items + gale_item];
                l_38 = (long) gale_longs[2 * gale_items + gale_item];
                i_12 = (int) get_local_size(0);
                l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_14 = (int) get_num_groups(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_size(0);
                i_17 = (int) get_local_id(0);
                l_18 = (((long) i_17) << 3) + 16L;
                i_20 = (int) get_local_id(0);
                ul_21 = arg_nearest + 12L;
                i_22 = (int) get_local_id(0);
                i_23 = gale_group;
                i_24 = (int) ((uint) (i_23 << 8) + (uint) (i_23 << 7));
                l_25 = ((long) i_24) << 2;
                i_26 = (int) get_local_id(0);
                i_28 = (int) get_local_id(0);
                l_46 = gale_reply(gale_entry);
            }
            i_47 = (int) l_46;
            if (l_46 < 0L) {
                i_48 = 0;
            } else {
                i_48 = i_47;
            }
            l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_46, l_38, gale_group);
            gale_copy((arg_fs + 16 + l_49), (arg_buffer + 16 + (l_37 + l_25)), i_48);
            GALEFS_BARRIER(3);
            if (i_22 == 0) {
                if (!(i_48 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_48, gale_group);
                }
            }
            i_50 = (int) ((uint) i_34 + (uint) i_48);
            i_51 = ((l_46 == (-117L)) || (!((i_35 == 0) || (((((long) i_50) + l_32) & l_13) == 0)))) ? 1 : 0;
            i_52 = ((l_46 == (-117L)) || (!((i_48 < 1) || (!(i_50 < 1536))))) ? 1 : 0;
            if (l_46 < 0L) {
                if (l_46 == (-117L)) {
                    i_33 = i_52;
                    i_34 = i_50;
                    i_35 = i_51;
                } else {
                    i_33 = i_47;
                    i_34 = i_50;
                    i_35 = i_51;
                }
            } else {
                i_33 = i_52;
                i_34 = i_50;
                i_35 = i_51;
            }
        }
        if (i_34 < 1) {
            i_53 = i_33;
        } else {
            i_53 = i_34;
        }
        i_54 = i_30 << 7;
        i_55 = 0;
        while (true) {
            i_56 = *((__global gale_int *) ul_21);
            if (!(i_55 < i_56)) {
                break;
            }
            i_57 = (int) ((uint) i_55 + (uint) (i_55 << 1));
            l_58 = 9223372036854775807L;
            i_59 = i_20;
            while (true) {
                if (!(((int) ((uint) (i_59 << 3) + (uint) (i_59 << 2))) < i_53)) {
                    break;
                }
                i_60 = (int) ((uint) i_24 + (uint) ((int) ((uint) i_59 + (uint) (i_59 << 1))));
                f_61 = (0x0.0p0f);
                i_62 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_62 < 3)) {
                        break;
                    }
                    f_63 = *((__global gale_float *) (arg_queries + ((((long) ((int) ((uint) i_62 + (uint) i_57))) << 2) + 16L)));
                    f_64 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_60 + (uint) i_62))) << 2) + 16L)));
                    f_65 = f_63 - f_64;
                    f_66 = f_61 + (f_65 * f_65);
                    i_67 = (int) ((uint) i_62 + (uint) 1);
                    f_61 = f_66;
                    i_62 = i_67;
                }
                l_68 = (((long) as_int(f_61)) << 32) | ((long) ((int) ((uint) i_59 + (uint) i_54)));
                l_69 = (l_68 < l_58) ? l_68 : l_58;
                i_70 = (int) ((uint) i_59 + (uint) i_12);
                l_58 = l_69;
                i_59 = i_70;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_71 = (-16L) + l_18;
            *((__local gale_long *) (gale_scratch_memory + l_71)) = l_58;
            GALEFS_LOCAL_BARRIER(5);
            i_72 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_72 < i_16)) {
                    break;
                }
                i_73 = i_72 << 1;
                if ((i_17 & ((int) ((uint) i_73 + (uint) (-1)))) == 0) {
                    i_74 = (int) ((uint) i_17 + (uint) i_72);
                    if (i_74 < i_16) {
                        l_75 = *((__local gale_long *) (gale_scratch_memory + l_71));
                        l_76 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_74) << 3) + 16L))));
                        l_77 = (l_76 < l_75) ? l_76 : l_75;
                        *((__local gale_long *) (gale_scratch_memory + l_71)) = l_77;
                    }
                }
                GALEFS_LOCAL_BARRIER(6);
                i_72 = i_73;
            }
            l_78 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
            i_79 = (int) ((uint) i_55 + (uint) 1);
            if (i_15 == 0) {
                l_80 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_55 << 3)), l_78);
                i_55 = i_79;
            } else {
                i_55 = i_79;
            }
        }
        GALEFS_BARRIER(7);
        i_81 = (int) ((uint) i_30 + (uint) i_14);
        i_29 = i_53;
        i_30 = i_81;
    }
    if (((int) get_local_id(0)) == 0) {
        l_82 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_83 = l_82;
    } else {
        l_83 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_83 < (-4611686018427387904L)) {
            l_84 = gale_HostCall_awaitReply(arg_fs, l_83, gale_group);
            l_85 = l_84;
        } else {
            l_85 = l_83;
        }
    } else {
        l_85 = l_83;
    }
    GALEFS_BROADCAST(8, l_86, l_85);
    if (l_86 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_29;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_86); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_29 = (int) gale_ints[gale_item];
        l_86 = gale_reply(gale_entry);
    }
    if (((long) i_29) < 0L) {
        i_87 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_29);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_67) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_15) VARIABLE(long, l_22) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_40) VARIABLE(long, l_52) VARIABLE(long, l_65) VARIABLE(__global uchar *, ul_18)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_22) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(ul_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_22) VARIABLE(l_28) VARIABLE(l_40) VARIABLE(ul_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_22) VARIABLE(l_52) VARIABLE(ul_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_22) VARIABLE(l_65) VARIABLE(ul_18)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_67) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_22) VARIABLE(l_65) VARIABLE(ul_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_22) VARIABLE(ul_18)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_25)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_buffer, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18;
    float f_55, f_57, f_58, f_59, f_60;
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_13, i_14, i_16, i_17, i_19, i_20, i_21, i_23, i_24, i_25, i_26, i_29, i_30, i_31, i_32, i_35, i_36, i_37, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_56, i_61, i_64, i_66, i_67, i_68, i_73, i_75, i_79;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_15, l_22, l_27, l_28, l_33, l_34, l_38, l_39, l_40, l_43, l_52, l_62, l_63, l_65, l_69, l_70, l_71, l_72, l_74, l_76, l_77, l_78;
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
            goto loop_9;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_6 = gale_reply(gale_entry);
    }
    i_7 = (int) l_6;
    i_8 = (i_7 < 0) ? i_7 : 12;
    i_9 = (int) get_local_size(0);
    l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_11 = gale_group_count;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_size(0);
    i_14 = (int) get_local_id(0);
    l_15 = (((long) i_14) << 3) + 16L;
    i_16 = GALEFS_LOCAL_SIZE;
    i_17 = (int) get_local_id(0);
    ul_18 = arg_nearest + 12L;
    i_19 = (int) get_local_id(0);
    i_20 = gale_group;
    i_21 = (int) ((uint) (i_20 << 8) + (uint) (i_20 << 7));
    l_22 = ((long) i_21) << 2;
    i_23 = gale_group;
    i_24 = (int) get_local_id(0);
    i_25 = i_8;
    i_26 = i_23;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_25 < 1) {
            break;
        }
        l_27 = (long) i_26;
        l_28 = (l_27 << 10) + (l_27 << 9);
        i_29 = 1;
        i_30 = 0;
        i_31 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_29 == 1)) {
                break;
            }
            i_32 = (int) ((uint) 1536 - (uint) i_30);
            l_33 = (long) i_30;
            l_34 = l_33 + l_28;
            if (i_31 == 0) {
                i_35 = i_32;
            } else {
                i_36 = 4096 - ((int) (l_34 & 4095L));
                i_37 = (i_36 < i_32) ? i_36 : i_32;
                i_35 = i_37;
            }
            if (i_24 == 0) {
                l_38 = gale_BlockAccess_beginRead(arg_fs, i_7, l_34, i_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_39 = l_38;
            } else {
                l_39 = 0L;
            }
            GALEFS_BROADCAST(2, l_40, l_39);
            if (l_40 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_26;
                gale_longs[gale_item] = (ulong) l_28;
                gale_ints[2 * gale_items + gale_item] = (uint) i_30;
                gale_ints[3 * gale_items + gale_item] = (uint) i_31;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_40); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                i_26 = (int) gale_ints[gale_items + gale_item];
                l_28 = (long) gale_longs[gale_item];
                i_30 = (int) gale_ints[2 * gale_items + gale_item];
                i_31 = (int) gale_ints[3 * gale_items + gale_item];
                l_33 = (long) gale_longs[gale_items + gale_item];
                l_34 = (long) gale_longs[2 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_11 = gale_group_count;
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_size(0);
                i_14 = (int) get_local_id(0);
                l_15 = (((long) i_14) << 3) + 16L;
                i_17 = (int) get_local_id(0);
                ul_18 = arg_nearest + 12L;
                i_19 = (int) get_local_id(0);
                i_20 = gale_group;
                i_21 = (int) ((uint) (i_20 << 8) + (uint) (i_20 << 7));
                l_22 = ((long) i_21) << 2;
                i_24 = (int) get_local_id(0);
                l_40 = gale_reply(gale_entry);
            }
            i_41 = (int) l_40;
            if (l_40 < 0L) {
                i_42 = 0;
            } else {
                i_42 = i_41;
            }
            l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_34, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_43), (arg_buffer + 16 + (l_33 + l_22)), i_42);
            GALEFS_BARRIER(3);
            if (i_19 == 0) {
                if (!(i_42 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_44 = (int) ((uint) i_30 + (uint) i_42);
            i_45 = ((l_40 == (-117L)) || (!((i_31 == 0) || (((((long) i_44) + l_28) & l_10) == 0)))) ? 1 : 0;
            i_46 = ((l_40 == (-117L)) || (!((i_42 < 1) || (!(i_44 < 1536))))) ? 1 : 0;
            if (l_40 < 0L) {
                if (l_40 == (-117L)) {
                    i_29 = i_46;
                    i_30 = i_44;
                    i_31 = i_45;
                } else {
                    i_29 = i_41;
                    i_30 = i_44;
                    i_31 = i_45;
                }
            } else {
                i_29 = i_46;
                i_30 = i_44;
                i_31 = i_45;
            }
        }
        if (i_30 < 1) {
            i_47 = i_29;
        } else {
            i_47 = i_30;
        }
        i_48 = i_26 << 7;
        i_49 = 0;
        while (true) {
            i_50 = *((__global gale_int *) ul_18);
            if (!(i_49 < i_50)) {
                break;
            }
            i_51 = (int) ((uint) i_49 + (uint) (i_49 << 1));
            l_52 = 9223372036854775807L;
            i_53 = i_17;
            while (true) {
                if (!(((int) ((uint) (i_53 << 3) + (uint) (i_53 << 2))) < i_47)) {
                    break;
                }
                i_54 = (int) ((uint) i_21 + (uint) ((int) ((uint) i_53 + (uint) (i_53 << 1))));
                f_55 = (0x0.0p0f);
                i_56 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_56 < 3)) {
                        break;
                    }
                    f_57 = *((__global gale_float *) (arg_queries + ((((long) ((int) ((uint) i_56 + (uint) i_51))) << 2) + 16L)));
                    f_58 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_54 + (uint) i_56))) << 2) + 16L)));
                    f_59 = f_57 - f_58;
                    f_60 = f_55 + (f_59 * f_59);
                    i_61 = (int) ((uint) i_56 + (uint) 1);
                    f_55 = f_60;
                    i_56 = i_61;
                }
                l_62 = (((long) as_int(f_55)) << 32) | ((long) ((int) ((uint) i_53 + (uint) i_48)));
                l_63 = (l_62 < l_52) ? l_62 : l_52;
                i_64 = (int) ((uint) i_53 + (uint) i_9);
                l_52 = l_63;
                i_53 = i_64;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_65 = (-16L) + l_15;
            *((__local gale_long *) (gale_scratch_memory + l_65)) = l_52;
            GALEFS_LOCAL_BARRIER(5);
            i_66 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_66 < i_13)) {
                    break;
                }
                i_67 = i_66 << 1;
                if ((i_14 & ((int) ((uint) i_67 + (uint) (-1)))) == 0) {
                    i_68 = (int) ((uint) i_14 + (uint) i_66);
                    if (i_68 < i_13) {
                        l_69 = *((__local gale_long *) (gale_scratch_memory + l_65));
                        l_70 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_68) << 3) + 16L))));
                        l_71 = (l_70 < l_69) ? l_70 : l_69;
                        *((__local gale_long *) (gale_scratch_memory + l_65)) = l_71;
                    }
                }
                GALEFS_LOCAL_BARRIER(6);
                i_66 = i_67;
            }
            l_72 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
            i_73 = (int) ((uint) i_49 + (uint) 1);
            if (i_12 == 0) {
                l_74 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_49 << 3)), l_72);
                i_49 = i_73;
            } else {
                i_49 = i_73;
            }
        }
        GALEFS_BARRIER(7);
        i_75 = (int) ((uint) i_26 + (uint) i_11);
        i_25 = i_47;
        i_26 = i_75;
    }
    if (((int) get_local_id(0)) == 0) {
        l_76 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_77 = l_76;
    } else {
        l_77 = 0L;
    }
    GALEFS_BROADCAST(8, l_78, l_77);
    if (l_78 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_78); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_25 = (int) gale_ints[gale_item];
        l_78 = gale_reply(gale_entry);
    }
    if (((long) i_25) < 0L) {
        i_79 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_25);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
