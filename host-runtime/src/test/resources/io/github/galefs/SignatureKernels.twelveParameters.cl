// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SignatureKernels#twelveParameters
// entry point: galefs_twelveParameters
// parameters: LONG_ARRAY INT BYTE_ARRAY LONG SHORT_ARRAY CHAR_ARRAY FLOAT INT_ARRAY DOUBLE LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY INT
// accesses: READ_WRITE NONE READ_WRITE NONE READ_WRITE READ_WRITE NONE READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE NONE
// waits: 2
// needs: BARRIERS DOUBLE
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: aa50d3cc1bf519c019c2a6f3095a25d6cb7fbd3a564ff2cceb2e95c4e6061588
// functions SHA-256: 896710902963a6df744a21f518a1a4d2d9bc70f90fab29295c95f917cffaad45
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_double gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_double gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(long, l_2) VARIABLE(__global uchar *, ul_26) VARIABLE(__global uchar *, ul_4) VARIABLE(__global uchar *, ul_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_2) VARIABLE(ul_4) VARIABLE(ul_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(ul_26) VARIABLE(ul_4) VARIABLE(ul_6)

__kernel void galefs_twelveParameters(__global uchar *arg_fs, int arg_i, __global uchar *arg_bytes, long arg_l, __global uchar *arg_shorts, __global uchar *arg_chars, float arg_f, __global uchar *arg_ints, double arg_d, __global uchar *arg_longs, __global uchar *arg_floats, __global uchar *arg_doubles, int arg_last, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4, *ul_6, *ul_22, *ul_26;
    double d_7, d_34;
    float f_27, f_35;
    int i_0, i_1, i_12, i_13, i_18, i_19, i_20, i_23, i_24, i_25;
    long l_2, l_3, l_5, l_8, l_9, l_10, l_11, l_14, l_15, l_16, l_17, l_21, l_28, l_29, l_30, l_31, l_32, l_33;
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
    i_0 = (int) get_global_id(0);
    i_1 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    *((__global char *) (arg_bytes + 16 + (long) i_0 * 1)) = (char) ((int) ((char) (i_1 + ((int) ((char) arg_i)))));
    l_2 = (long) i_0;
    l_3 = (l_2 << 3) + 16L;
    ul_4 = arg_longs + l_3;
    l_5 = *((__global gale_long *) ul_4);
    *((__global gale_long *) ul_4) = ((long) ((ulong) arg_l + (ulong) l_5));
    ul_6 = arg_doubles + l_3;
    d_7 = *((__global gale_double *) ul_6);
    *((__global gale_double *) ul_6) = (arg_d + d_7);
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) gale_group;
            l_11 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_10 << 12) + (l_10 << 11)))) + (ulong) 2048L);
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
            l_14 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_9 = l_14;
        }
    } else {
        l_9 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_9 < (-4611686018427387904L)) {
            l_15 = gale_HostCall_awaitReply(arg_fs, l_9, gale_group);
            l_16 = l_15;
        } else {
            l_16 = l_9;
        }
    } else {
        l_16 = l_9;
    }
    GALEFS_BROADCAST(1, l_17, l_16);
    if (l_17 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_17); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) get_global_id(0);
        l_2 = (long) i_0;
        l_3 = (l_2 << 3) + 16L;
        ul_4 = arg_longs + l_3;
        ul_6 = arg_doubles + l_3;
        l_17 = gale_reply(gale_entry);
    }
    i_18 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2)) = (short) ((int) ((short) (i_18 + ((int) ((short) ((int) ((uint) arg_i + (uint) arg_last)))))));
    i_19 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
    i_20 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2)) = (short) ((int) (ushort) ((short) (i_19 + ((int) (ushort) ((short) ((int) ((uint) arg_last + (uint) i_20)))))));
    l_21 = (l_2 << 2) + 16L;
    ul_22 = arg_ints + l_21;
    i_23 = *((__global gale_int *) ul_22);
    i_24 = (int) l_17;
    i_25 = (i_24 < 1) ? 0 : 1;
    *((__global gale_int *) ul_22) = ((int) ((uint) ((int) ((uint) ((int) ((uint) arg_i * (uint) arg_last)) + (uint) i_25)) + (uint) i_23));
    ul_26 = arg_floats + l_21;
    f_27 = *((__global gale_float *) ul_26);
    *((__global gale_float *) ul_26) = (arg_f + f_27);
    if (((int) get_local_id(0)) == 0) {
        l_28 = gale_OpenFileCalls_beginClose(arg_fs, i_24, gale_group);
        l_29 = l_28;
    } else {
        l_29 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
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
    if (l_32 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_32); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_0 = (int) get_global_id(0);
        l_2 = (long) i_0;
        l_3 = (l_2 << 3) + 16L;
        ul_4 = arg_longs + l_3;
        ul_6 = arg_doubles + l_3;
        l_21 = (l_2 << 2) + 16L;
        ul_26 = arg_floats + l_21;
        l_32 = gale_reply(gale_entry);
    }
    l_33 = *((__global gale_long *) ul_4);
    *((__global gale_long *) ul_4) = (((long) ((ulong) arg_l + (ulong) ((long) arg_i))) ^ l_33);
    d_34 = *((__global gale_double *) ul_6);
    *((__global gale_double *) ul_6) = ((arg_d + ((double) arg_f)) * d_34);
    f_35 = *((__global gale_float *) ul_26);
    *((__global gale_float *) ul_26) = (f_35 - (((float) arg_d) + ((float) arg_last)));
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(long, l_2) VARIABLE(__global uchar *, ul_23) VARIABLE(__global uchar *, ul_4) VARIABLE(__global uchar *, ul_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_2) VARIABLE(ul_4) VARIABLE(ul_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(ul_23) VARIABLE(ul_4) VARIABLE(ul_6)

__kernel void galefs_twelveParameters(__global uchar *arg_fs, int arg_i, __global uchar *arg_bytes, long arg_l, __global uchar *arg_shorts, __global uchar *arg_chars, float arg_f, __global uchar *arg_ints, double arg_d, __global uchar *arg_longs, __global uchar *arg_floats, __global uchar *arg_doubles, int arg_last, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4, *ul_6, *ul_19, *ul_23;
    double d_7, d_29;
    float f_24, f_30;
    int i_0, i_1, i_11, i_12, i_15, i_16, i_17, i_20, i_21, i_22;
    long l_2, l_3, l_5, l_8, l_9, l_10, l_13, l_14, l_18, l_25, l_26, l_27, l_28;
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
    i_0 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_1 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    *((__global char *) (arg_bytes + 16 + (long) i_0 * 1)) = (char) ((int) ((char) (i_1 + ((int) ((char) arg_i)))));
    l_2 = (long) i_0;
    l_3 = (l_2 << 3) + 16L;
    ul_4 = arg_longs + l_3;
    l_5 = *((__global gale_long *) ul_4);
    *((__global gale_long *) ul_4) = ((long) ((ulong) arg_l + (ulong) l_5));
    ul_6 = arg_doubles + l_3;
    d_7 = *((__global gale_double *) ul_6);
    *((__global gale_double *) ul_6) = (arg_d + d_7);
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_11]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(1, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_14); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
        l_2 = (long) i_0;
        l_3 = (l_2 << 3) + 16L;
        ul_4 = arg_longs + l_3;
        ul_6 = arg_doubles + l_3;
        l_14 = gale_reply(gale_entry);
    }
    i_15 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2)) = (short) ((int) ((short) (i_15 + ((int) ((short) ((int) ((uint) arg_i + (uint) arg_last)))))));
    i_16 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
    i_17 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2)) = (short) ((int) (ushort) ((short) (i_16 + ((int) (ushort) ((short) ((int) ((uint) arg_last + (uint) i_17)))))));
    l_18 = (l_2 << 2) + 16L;
    ul_19 = arg_ints + l_18;
    i_20 = *((__global gale_int *) ul_19);
    i_21 = (int) l_14;
    i_22 = (i_21 < 1) ? 0 : 1;
    *((__global gale_int *) ul_19) = ((int) ((uint) ((int) ((uint) ((int) ((uint) arg_i * (uint) arg_last)) + (uint) i_22)) + (uint) i_20));
    ul_23 = arg_floats + l_18;
    f_24 = *((__global gale_float *) ul_23);
    *((__global gale_float *) ul_23) = (arg_f + f_24);
    if (((int) get_local_id(0)) == 0) {
        l_25 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_26 = l_25;
    } else {
        l_26 = 0L;
    }
    GALEFS_BROADCAST(2, l_27, l_26);
    if (l_27 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_27); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_0 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
        l_2 = (long) i_0;
        l_3 = (l_2 << 3) + 16L;
        ul_4 = arg_longs + l_3;
        ul_6 = arg_doubles + l_3;
        l_18 = (l_2 << 2) + 16L;
        ul_23 = arg_floats + l_18;
        l_27 = gale_reply(gale_entry);
    }
    l_28 = *((__global gale_long *) ul_4);
    *((__global gale_long *) ul_4) = (((long) ((ulong) arg_l + (ulong) ((long) arg_i))) ^ l_28);
    d_29 = *((__global gale_double *) ul_6);
    *((__global gale_double *) ul_6) = ((arg_d + ((double) arg_f)) * d_29);
    f_30 = *((__global gale_float *) ul_23);
    *((__global gale_float *) ul_23) = (f_30 - (((float) arg_d) + ((float) arg_last)));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
