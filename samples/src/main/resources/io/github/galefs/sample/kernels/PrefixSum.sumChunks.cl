// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.PrefixSum#sumChunks
// entry point: galefs_sumChunks
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 8
// context bytes: 48
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// string: "numbers"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c0b8ddf9a01603aa501c10430863f382bd92bceac70cc241637deaa74d12dc78
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {110, 117, 109, 98, 101, 114, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_56) VARIABLE(int, i_63) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_23) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_40) VARIABLE(long, l_45) VARIABLE(long, l_61) VARIABLE(__global uchar *, ul_27)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_40) VARIABLE(ul_27)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_45) VARIABLE(ul_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_56) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(ul_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_61) VARIABLE(ul_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_63) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_61) VARIABLE(ul_27)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_sumChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_27;
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_16, i_17, i_19, i_20, i_21, i_22, i_24, i_25, i_26, i_28, i_29, i_32, i_33, i_34, i_35, i_37, i_38, i_39, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_62, i_63, i_64, i_65, i_66, i_67, i_68;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_18, l_23, l_30, l_31, l_36, l_40, l_41, l_42, l_43, l_44, l_45, l_48, l_61, l_69, l_70, l_71, l_72, l_73;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group);
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
    if (((long) i_10) < 0L) {
        i_11 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_10);
    }
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_14 = (int) get_num_groups(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_size(0);
    i_17 = (int) get_local_id(0);
    l_18 = (((long) i_17) << 2) + 16L;
    i_19 = GALEFS_LOCAL_SIZE;
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = gale_group << 10;
    l_23 = ((long) i_22) << 2;
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    i_26 = gale_group;
    ul_27 = arg_sums + 12L;
    i_28 = i_26;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_19;
        }
        i_29 = *((__global gale_int *) ul_27);
        if (!(i_28 < i_29)) {
            break;
        }
        l_30 = (long) i_28;
        l_31 = l_30 << 12;
        i_32 = 1;
        i_33 = 0;
        i_34 = 0;
        loop_19:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_32 == 1)) {
                break;
            }
            i_35 = (int) ((uint) 4096 - (uint) i_33);
            l_36 = (long) i_33;
            if (i_34 == 0) {
                i_37 = i_35;
            } else {
                i_38 = 4096 - ((int) (l_36 & 4095L));
                i_39 = (i_38 < i_35) ? i_38 : i_35;
                i_37 = i_39;
            }
            l_40 = l_36 + l_31;
            if (i_25 == 0) {
                l_41 = gale_BlockAccess_beginRead(arg_fs, i_10, l_40, i_37, gale_group);
                l_42 = l_41;
            } else {
                l_42 = 0L;
            }
            if (i_24 == 0) {
                if (l_42 < (-4611686018427387904L)) {
                    l_43 = gale_HostCall_awaitReply(arg_fs, l_42, gale_group);
                    l_44 = l_43;
                } else {
                    l_44 = l_42;
                }
            } else {
                l_44 = l_42;
            }
            GALEFS_BROADCAST(2, l_45, l_44);
            if (l_45 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_longs[gale_item] = (ulong) l_30;
                gale_longs[gale_items + gale_item] = (ulong) l_31;
                gale_ints[2 * gale_items + gale_item] = (uint) i_33;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_36;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_40;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_45); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                l_30 = (long) gale_longs[gale_item];
                l_31 = (long) gale_longs[gale_items + gale_item];
                i_33 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                l_36 = (long) gale_longs[2 * gale_items + gale_item];
                l_40 = (long) gale_longs[3 * gale_items + gale_item];
                i_12 = (int) get_local_size(0);
                l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_14 = (int) get_num_groups(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_size(0);
                i_17 = (int) get_local_id(0);
                l_18 = (((long) i_17) << 2) + 16L;
                i_20 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                i_22 = gale_group << 10;
                l_23 = ((long) i_22) << 2;
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                ul_27 = arg_sums + 12L;
                l_45 = gale_reply(gale_entry);
            }
            i_46 = (int) l_45;
            if (l_45 < 0L) {
                i_47 = 0;
            } else {
                i_47 = i_46;
            }
            l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_45, l_40, gale_group);
            gale_copy((arg_fs + 16 + l_48), (arg_buffer + 16 + (l_36 + l_23)), i_47);
            GALEFS_BARRIER(3);
            if (i_21 == 0) {
                if (!(i_47 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_47, gale_group);
                }
            }
            i_49 = (int) ((uint) i_33 + (uint) i_47);
            i_50 = ((l_45 == (-117L)) || (!((i_34 == 0) || (((((long) i_49) + l_31) & l_13) == 0)))) ? 1 : 0;
            i_51 = ((l_45 == (-117L)) || (!((i_47 < 1) || (!(i_49 < 4096))))) ? 1 : 0;
            if (l_45 < 0L) {
                if (l_45 == (-117L)) {
                    i_32 = i_51;
                    i_33 = i_49;
                    i_34 = i_50;
                } else {
                    i_32 = i_46;
                    i_33 = i_49;
                    i_34 = i_50;
                }
            } else {
                i_32 = i_51;
                i_33 = i_49;
                i_34 = i_50;
            }
        }
        if (i_33 < 1) {
            i_52 = i_32;
        } else {
            i_52 = i_33;
        }
        if (((long) i_52) < 0L) {
            i_53 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_52);
        }
        i_54 = (i_52 < 1) ? 0 : i_52;
        i_55 = (int) ((uint) i_54 >> 2);
        i_56 = 0;
        i_57 = i_20;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_57 < i_55)) {
                break;
            }
            i_58 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_57 + (uint) i_22))) << 2) + 16L)));
            i_59 = (int) ((uint) i_56 + (uint) i_58);
            i_60 = (int) ((uint) i_57 + (uint) i_12);
            i_56 = i_59;
            i_57 = i_60;
        }
        GALEFS_LOCAL_BARRIER(4);
        l_61 = (-16L) + l_18;
        *((__local gale_int *) (gale_scratch_memory + l_61)) = i_56;
        GALEFS_LOCAL_BARRIER(5);
        i_62 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_62 < i_16)) {
                break;
            }
            i_63 = i_62 << 1;
            if ((i_17 & ((int) ((uint) i_63 + (uint) (-1)))) == 0) {
                i_64 = (int) ((uint) i_17 + (uint) i_62);
                if (i_64 < i_16) {
                    i_65 = *((__local gale_int *) (gale_scratch_memory + l_61));
                    i_66 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_64) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_61)) = ((int) ((uint) i_65 + (uint) i_66));
                }
            }
            GALEFS_LOCAL_BARRIER(6);
            i_62 = i_63;
        }
        i_67 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_68 = (int) ((uint) i_28 + (uint) i_14);
        if (i_15 == 0) {
            *((__global gale_int *) (arg_sums + ((l_30 << 2) + 16L))) = i_67;
            i_28 = i_68;
        } else {
            i_28 = i_68;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_69 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_70 = l_69;
    } else {
        l_70 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_70 < (-4611686018427387904L)) {
            l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
            l_72 = l_71;
        } else {
            l_72 = l_70;
        }
    } else {
        l_72 = l_70;
    }
    GALEFS_BROADCAST(7, l_73, l_72);
    if (l_73 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_73); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_73 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_50) VARIABLE(int, i_57) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_15) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_32) VARIABLE(long, l_36) VARIABLE(long, l_39) VARIABLE(long, l_55) VARIABLE(__global uchar *, ul_23)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_36) VARIABLE(ul_23)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_39) VARIABLE(ul_23)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_50) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(ul_23)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_55) VARIABLE(ul_23)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_57) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_55) VARIABLE(ul_23)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_sumChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_23;
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_13, i_14, i_16, i_17, i_18, i_19, i_21, i_22, i_24, i_25, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_40, i_41, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_61, i_62;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_15, l_20, l_26, l_27, l_32, l_36, l_37, l_38, l_39, l_42, l_55, l_63, l_64, l_65;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    i_9 = (int) get_local_size(0);
    l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_11 = gale_group_count;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_size(0);
    i_14 = (int) get_local_id(0);
    l_15 = (((long) i_14) << 2) + 16L;
    i_16 = GALEFS_LOCAL_SIZE;
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = gale_group << 10;
    l_20 = ((long) i_19) << 2;
    i_21 = (int) get_local_id(0);
    i_22 = gale_group;
    ul_23 = arg_sums + 12L;
    i_24 = i_22;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_14;
        }
        i_25 = *((__global gale_int *) ul_23);
        if (!(i_24 < i_25)) {
            break;
        }
        l_26 = (long) i_24;
        l_27 = l_26 << 12;
        i_28 = 1;
        i_29 = 0;
        i_30 = 0;
        loop_14:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
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
            l_36 = l_32 + l_27;
            if (i_21 == 0) {
                l_37 = gale_BlockAccess_beginRead(arg_fs, i_7, l_36, i_33, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_38 = l_37;
            } else {
                l_38 = 0L;
            }
            GALEFS_BROADCAST(2, l_39, l_38);
            if (l_39 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_24;
                gale_longs[gale_item] = (ulong) l_26;
                gale_longs[gale_items + gale_item] = (ulong) l_27;
                gale_ints[2 * gale_items + gale_item] = (uint) i_29;
                gale_ints[3 * gale_items + gale_item] = (uint) i_30;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_32;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_36;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_39); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                i_24 = (int) gale_ints[gale_items + gale_item];
                l_26 = (long) gale_longs[gale_item];
                l_27 = (long) gale_longs[gale_items + gale_item];
                i_29 = (int) gale_ints[2 * gale_items + gale_item];
                i_30 = (int) gale_ints[3 * gale_items + gale_item];
                l_32 = (long) gale_longs[2 * gale_items + gale_item];
                l_36 = (long) gale_longs[3 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_11 = gale_group_count;
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_size(0);
                i_14 = (int) get_local_id(0);
                l_15 = (((long) i_14) << 2) + 16L;
                i_17 = (int) get_local_id(0);
                i_18 = (int) get_local_id(0);
                i_19 = gale_group << 10;
                l_20 = ((long) i_19) << 2;
                i_21 = (int) get_local_id(0);
                ul_23 = arg_sums + 12L;
                l_39 = gale_reply(gale_entry);
            }
            i_40 = (int) l_39;
            if (l_39 < 0L) {
                i_41 = 0;
            } else {
                i_41 = i_40;
            }
            l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, l_36, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_42), (arg_buffer + 16 + (l_32 + l_20)), i_41);
            GALEFS_BARRIER(3);
            if (i_18 == 0) {
                if (!(i_41 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_41, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_43 = (int) ((uint) i_29 + (uint) i_41);
            i_44 = ((l_39 == (-117L)) || (!((i_30 == 0) || (((((long) i_43) + l_27) & l_10) == 0)))) ? 1 : 0;
            i_45 = ((l_39 == (-117L)) || (!((i_41 < 1) || (!(i_43 < 4096))))) ? 1 : 0;
            if (l_39 < 0L) {
                if (l_39 == (-117L)) {
                    i_28 = i_45;
                    i_29 = i_43;
                    i_30 = i_44;
                } else {
                    i_28 = i_40;
                    i_29 = i_43;
                    i_30 = i_44;
                }
            } else {
                i_28 = i_45;
                i_29 = i_43;
                i_30 = i_44;
            }
        }
        if (i_29 < 1) {
            i_46 = i_28;
        } else {
            i_46 = i_29;
        }
        if (((long) i_46) < 0L) {
            i_47 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_46);
        }
        i_48 = (i_46 < 1) ? 0 : i_46;
        i_49 = (int) ((uint) i_48 >> 2);
        i_50 = 0;
        i_51 = i_17;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_51 < i_49)) {
                break;
            }
            i_52 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_51 + (uint) i_19))) << 2) + 16L)));
            i_53 = (int) ((uint) i_50 + (uint) i_52);
            i_54 = (int) ((uint) i_51 + (uint) i_9);
            i_50 = i_53;
            i_51 = i_54;
        }
        GALEFS_LOCAL_BARRIER(4);
        l_55 = (-16L) + l_15;
        *((__local gale_int *) (gale_scratch_memory + l_55)) = i_50;
        GALEFS_LOCAL_BARRIER(5);
        i_56 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_56 < i_13)) {
                break;
            }
            i_57 = i_56 << 1;
            if ((i_14 & ((int) ((uint) i_57 + (uint) (-1)))) == 0) {
                i_58 = (int) ((uint) i_14 + (uint) i_56);
                if (i_58 < i_13) {
                    i_59 = *((__local gale_int *) (gale_scratch_memory + l_55));
                    i_60 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_58) << 2) + 16L))));
                    *((__local gale_int *) (gale_scratch_memory + l_55)) = ((int) ((uint) i_59 + (uint) i_60));
                }
            }
            GALEFS_LOCAL_BARRIER(6);
            i_56 = i_57;
        }
        i_61 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_62 = (int) ((uint) i_24 + (uint) i_11);
        if (i_12 == 0) {
            *((__global gale_int *) (arg_sums + ((l_26 << 2) + 16L))) = i_61;
            i_24 = i_62;
        } else {
            i_24 = i_62;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_63 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_64 = l_63;
    } else {
        l_64 = 0L;
    }
    GALEFS_BROADCAST(7, l_65, l_64);
    if (l_65 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_65); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_65 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
