// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.Histogram#count
// entry point: galefs_count
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 10
// context bytes: 64
// needs: BARRIERS LOCAL_SIZE
// local bytes: 1024
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c1d752043f38945a3c7d0373f54eb8ba5cb79cd9fd1a617ab5f4859d519f417f
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (1024 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_56) VARIABLE(long, l_17) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_46)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_37) VARIABLE(l_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_56) VARIABLE(l_17) VARIABLE(l_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 64L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_8, i_9, i_14, i_15, i_16, i_18, i_19, i_21, i_23, i_24, i_27, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_39, i_40, i_41, i_47, i_48, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_67, i_68, i_69, i_70, i_71, i_72, i_73;
    long l_4, l_5, l_6, l_7, l_10, l_11, l_12, l_13, l_17, l_20, l_22, l_25, l_26, l_28, l_29, l_37, l_38, l_42, l_43, l_44, l_45, l_46, l_49, l_61, l_62, l_63, l_64, l_65, l_66;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_17;
        case 3:
            goto resume_3;
        default:
            break;
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
    if (l_13 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_13); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_13 = gale_reply(gale_entry);
    }
    i_14 = (int) l_13;
    i_15 = (i_14 < 0) ? i_14 : 4096;
    i_16 = (int) get_local_size(0);
    l_17 = (long) ((int) get_num_groups(0));
    i_18 = (int) get_local_id(0);
    i_19 = gale_group << 12;
    l_20 = (long) gale_group;
    i_21 = i_15;
    l_22 = l_20;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_19;
        }
        if (i_21 < 1) {
            break;
        }
        i_23 = 0;
        i_24 = 1;
        loop_19:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_22;
            }
            if (i_24 < 1) {
                goto B52;
            }
            if (!(i_23 < 4096)) {
                break;
            }
            l_25 = (long) i_23;
            l_26 = ((long) i_19) + l_25;
            i_27 = (int) ((uint) 4096 - (uint) i_23);
            l_28 = (long) ((ulong) l_25 + (ulong) (l_22 << 12));
            l_29 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_30 = (int) get_local_id(0);
            i_31 = (int) get_local_id(0);
            i_32 = (int) get_local_id(0);
            i_33 = 1;
            i_34 = 0;
            i_35 = 0;
            loop_22:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_33 == 1)) {
                    break;
                }
                i_36 = (int) ((uint) i_27 - (uint) i_34);
                l_37 = (long) i_34;
                l_38 = (long) ((ulong) l_28 + (ulong) l_37);
                if (i_35 == 0) {
                    i_39 = i_36;
                } else {
                    i_40 = 4096 - ((int) (l_38 & 4095L));
                    i_41 = (i_40 < i_36) ? i_40 : i_36;
                    i_39 = i_41;
                }
                if (i_32 == 0) {
                    l_42 = gale_BlockAccess_beginRead(arg_fs, i_14, l_38, i_39, gale_group);
                    l_43 = l_42;
                } else {
                    l_43 = 0L;
                }
                if (i_31 == 0) {
                    if (l_43 < (-4611686018427387904L)) {
                        l_44 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
                        l_45 = l_44;
                    } else {
                        l_45 = l_43;
                    }
                } else {
                    l_45 = l_43;
                }
                GALEFS_BROADCAST(3, l_46, l_45);
                if (l_46 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_14;
                    gale_longs[gale_item] = (ulong) l_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_items + gale_item] = (ulong) l_26;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_37;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_38;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_46); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_14 = (int) gale_ints[gale_item];
                    l_22 = (long) gale_longs[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    l_26 = (long) gale_longs[gale_items + gale_item];
                    i_27 = (int) gale_ints[2 * gale_items + gale_item];
                    l_28 = (long) gale_longs[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    l_37 = (long) gale_longs[3 * gale_items + gale_item];
                    l_38 = (long) gale_longs[4 * gale_items + gale_item];
                    i_16 = (int) get_local_size(0);
                    l_17 = (long) ((int) get_num_groups(0));
                    i_18 = (int) get_local_id(0);
                    i_19 = gale_group << 12;
                    l_29 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_id(0);
                    i_32 = (int) get_local_id(0);
                    l_46 = gale_reply(gale_entry);
                }
                i_47 = (int) l_46;
                if (l_46 < 0L) {
                    i_48 = 0;
                } else {
                    i_48 = i_47;
                }
                l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_46, l_38, gale_group);
                gale_copy((arg_fs + 16 + l_49), (arg_buffer + 16 + (l_26 + l_37)), i_48);
                GALEFS_BARRIER(4);
                if (i_30 == 0) {
                    if (!(i_48 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_48, gale_group);
                    }
                }
                i_50 = (int) ((uint) i_34 + (uint) i_48);
                i_51 = ((l_46 == (-117L)) || (!((i_35 == 0) || ((((long) ((ulong) l_28 + (ulong) ((long) i_50))) & l_29) == 0)))) ? 1 : 0;
                i_52 = ((l_46 == (-117L)) || (!((i_48 < 1) || (!(i_50 < i_27))))) ? 1 : 0;
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
            i_54 = (i_53 < 1) ? 0 : i_53;
            i_55 = (int) ((uint) i_23 + (uint) i_54);
            i_23 = i_55;
            i_24 = i_53;
        }
        goto B53;
    B52:;
    B53:;
        if (i_24 < 0) {
            i_56 = i_24;
        } else {
            i_56 = i_23;
        }
        i_57 = i_18;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_57 < i_56)) {
                break;
            }
            i_58 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_57 + (uint) i_19)) * 1));
            i_59 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (i_58 & 255) << 2)), 1);
            i_60 = (int) ((uint) i_57 + (uint) i_16);
            i_57 = i_60;
        }
        GALEFS_BARRIER(5);
        l_61 = (long) ((ulong) l_22 + (ulong) l_17);
        i_21 = i_56;
        l_22 = l_61;
    }
    if (((int) get_local_id(0)) == 0) {
        l_62 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
        l_63 = l_62;
    } else {
        l_63 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_63 < (-4611686018427387904L)) {
            l_64 = gale_HostCall_awaitReply(arg_fs, l_63, gale_group);
            l_65 = l_64;
        } else {
            l_65 = l_63;
        }
    } else {
        l_65 = l_63;
    }
    GALEFS_BROADCAST(6, l_66, l_65);
    if (l_66 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_66); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_66 = gale_reply(gale_entry);
    }
    i_67 = (int) get_local_size(0);
    i_68 = (int) get_local_id(0);
    i_69 = i_68;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_69 < 256)) {
            break;
        }
        i_70 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_69) << 2) + 16L))));
        i_71 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_69 << 2)), i_70);
        i_72 = (int) ((uint) i_69 + (uint) i_67);
        i_69 = i_72;
    }
    if (((long) i_21) < 0L) {
        i_73 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (1024 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_50) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_40)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_40)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_50) VARIABLE(l_14) VARIABLE(l_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 64L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_7, i_8, i_11, i_12, i_13, i_15, i_16, i_18, i_20, i_21, i_24, i_27, i_28, i_29, i_30, i_31, i_32, i_35, i_36, i_37, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_59, i_60, i_61, i_62, i_63, i_64, i_65;
    long l_4, l_5, l_6, l_9, l_10, l_14, l_17, l_19, l_22, l_23, l_25, l_26, l_33, l_34, l_38, l_39, l_40, l_43, l_55, l_56, l_57, l_58;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_12;
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
        l_4 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_4 < 0L) {
            l_5 = l_4;
        } else {
            l_6 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_10 = gale_reply(gale_entry);
    }
    i_11 = (int) l_10;
    i_12 = (i_11 < 0) ? i_11 : 4096;
    i_13 = (int) get_local_size(0);
    l_14 = (long) gale_group_count;
    i_15 = (int) get_local_id(0);
    i_16 = gale_group << 12;
    l_17 = (long) gale_group;
    i_18 = i_12;
    l_19 = l_17;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_14;
        }
        if (i_18 < 1) {
            break;
        }
        i_20 = 0;
        i_21 = 1;
        loop_14:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_17;
            }
            if (i_21 < 1) {
                goto B42;
            }
            if (!(i_20 < 4096)) {
                break;
            }
            l_22 = (long) i_20;
            l_23 = ((long) i_16) + l_22;
            i_24 = (int) ((uint) 4096 - (uint) i_20);
            l_25 = (long) ((ulong) l_22 + (ulong) (l_19 << 12));
            l_26 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_27 = (int) get_local_id(0);
            i_28 = (int) get_local_id(0);
            i_29 = 1;
            i_30 = 0;
            i_31 = 0;
            loop_17:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_29 == 1)) {
                    break;
                }
                i_32 = (int) ((uint) i_24 - (uint) i_30);
                l_33 = (long) i_30;
                l_34 = (long) ((ulong) l_25 + (ulong) l_33);
                if (i_31 == 0) {
                    i_35 = i_32;
                } else {
                    i_36 = 4096 - ((int) (l_34 & 4095L));
                    i_37 = (i_36 < i_32) ? i_36 : i_32;
                    i_35 = i_37;
                }
                if (i_28 == 0) {
                    l_38 = gale_BlockAccess_beginRead(arg_fs, i_11, l_34, i_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_39 = l_38;
                } else {
                    l_39 = 0L;
                }
                GALEFS_BROADCAST(3, l_40, l_39);
                if (l_40 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_11;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_items + gale_item] = (ulong) l_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_24;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_30;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_31;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_34;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_40); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_11 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    l_23 = (long) gale_longs[gale_items + gale_item];
                    i_24 = (int) gale_ints[2 * gale_items + gale_item];
                    l_25 = (long) gale_longs[2 * gale_items + gale_item];
                    i_30 = (int) gale_ints[3 * gale_items + gale_item];
                    i_31 = (int) gale_ints[4 * gale_items + gale_item];
                    l_33 = (long) gale_longs[3 * gale_items + gale_item];
                    l_34 = (long) gale_longs[4 * gale_items + gale_item];
                    i_13 = (int) get_local_size(0);
                    l_14 = (long) gale_group_count;
                    i_15 = (int) get_local_id(0);
                    i_16 = gale_group << 12;
                    l_26 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_27 = (int) get_local_id(0);
                    i_28 = (int) get_local_id(0);
                    l_40 = gale_reply(gale_entry);
                }
                i_41 = (int) l_40;
                if (l_40 < 0L) {
                    i_42 = 0;
                } else {
                    i_42 = i_41;
                }
                l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_34, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_43), (arg_buffer + 16 + (l_23 + l_33)), i_42);
                GALEFS_BARRIER(4);
                if (i_27 == 0) {
                    if (!(i_42 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_44 = (int) ((uint) i_30 + (uint) i_42);
                i_45 = ((l_40 == (-117L)) || (!((i_31 == 0) || ((((long) ((ulong) l_25 + (ulong) ((long) i_44))) & l_26) == 0)))) ? 1 : 0;
                i_46 = ((l_40 == (-117L)) || (!((i_42 < 1) || (!(i_44 < i_24))))) ? 1 : 0;
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
            i_48 = (i_47 < 1) ? 0 : i_47;
            i_49 = (int) ((uint) i_20 + (uint) i_48);
            i_20 = i_49;
            i_21 = i_47;
        }
        goto B43;
    B42:;
    B43:;
        if (i_21 < 0) {
            i_50 = i_21;
        } else {
            i_50 = i_20;
        }
        i_51 = i_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_51 < i_50)) {
                break;
            }
            i_52 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_51 + (uint) i_16)) * 1));
            i_53 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (i_52 & 255) << 2)), 1);
            i_54 = (int) ((uint) i_51 + (uint) i_13);
            i_51 = i_54;
        }
        GALEFS_BARRIER(5);
        l_55 = (long) ((ulong) l_19 + (ulong) l_14);
        i_18 = i_50;
        l_19 = l_55;
    }
    if (((int) get_local_id(0)) == 0) {
        l_56 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_57 = l_56;
    } else {
        l_57 = 0L;
    }
    GALEFS_BROADCAST(6, l_58, l_57);
    if (l_58 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_18;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_58); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_18 = (int) gale_ints[gale_item];
        l_58 = gale_reply(gale_entry);
    }
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
    if (((long) i_18) < 0L) {
        i_65 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_18);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
