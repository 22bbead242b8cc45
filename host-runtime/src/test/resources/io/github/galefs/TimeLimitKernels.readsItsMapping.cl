// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.TimeLimitKernels#readsItsMapping
// entry point: galefs_readsItsMapping
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE
// waits: 2
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e9967f2cf9c9b816ed8e5a16e15e83349589b4aca8aa0086908b064def1abe78
// functions SHA-256: 8f06bbb82a245fb0aee7b3bdf195d2be374fb635b95018adb5eb553e1ab3dd73
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)

__kernel void galefs_readsItsMapping(__global uchar *arg_fs, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_15, i_16, i_20, i_21;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        default:
            break;
    }
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
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_10 = gale_BlockAccess_beginMapping(arg_fs, ((int) l_9), 0L, 64, gale_group);
        l_11 = l_10;
    } else {
        l_11 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_11 < (-4611686018427387904L)) {
            l_12 = gale_HostCall_awaitReply(arg_fs, l_11, gale_group);
            l_13 = l_12;
        } else {
            l_13 = l_11;
        }
    } else {
        l_13 = l_11;
    }
    GALEFS_BROADCAST(2, l_14, l_13);
    if (l_14 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_14 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_14 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_15 = gale_group;
            i_16 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_15 & ((int) ((uint) (1 << i_16) + (uint) (-1))))) << 6) + (((long) (i_15 >> i_16)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_14 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_14 < 0L) {
        l_17 = (l_14 == (-117L)) ? (-5L) : l_14;
        l_18 = l_17;
    } else {
        l_19 = gale_BlockAccess_offsetInRegion(arg_fs, l_14, 0L, gale_group);
        l_18 = l_19;
    }
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_20 = *((volatile __global gale_int *) (arg_out + 16 + 0L));
        if (!(i_20 == 0)) {
            break;
        }
        i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
        *((volatile __global gale_int *) (arg_out + 16 + 4L)) = i_21;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)

__kernel void galefs_readsItsMapping(__global uchar *arg_fs, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_13, i_14;
    long l_0, l_1, l_2, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    if (((int) get_local_id(0)) == 0) {
        l_7 = gale_BlockAccess_beginMapping(arg_fs, ((int) l_6), 0L, 64, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_8 = l_7;
    } else {
        l_8 = 0L;
    }
    GALEFS_BROADCAST(2, l_9, l_8);
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_9); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_9 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_9 < 0L) {
        l_10 = (l_9 == (-117L)) ? (-5L) : l_9;
        l_11 = l_10;
    } else {
        l_12 = gale_BlockAccess_offsetInRegion(arg_fs, l_9, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_11 = l_12;
    }
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_13 = *((volatile __global gale_int *) (arg_out + 16 + 0L));
        if (!(i_13 == 0)) {
            break;
        }
        i_14 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
        *((volatile __global gale_int *) (arg_out + 16 + 4L)) = i_14;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
