// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#valuesOfAllKinds
// entry point: galefs_valuesOfAllKinds
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 1
// saved values: 10
// context bytes: 56
// needs: BARRIERS DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 145c0bcf28e1aeaeb0fa963e1c56a3b3c1ce9cdf0a2ce0ebb765b4d9d75243fe
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_double gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_double gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(double, d_17) VARIABLE(float, f_16) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(long, l_1) VARIABLE(long, l_15) VARIABLE(__global uchar *, ul_13)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(d_17) VARIABLE(f_16) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_1) VARIABLE(l_15) VARIABLE(ul_13)

__kernel void galefs_valuesOfAllKinds(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_13;
    double d_9, d_17, d_37;
    float f_10, f_16, f_38;
    int i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_12, i_14, i_18, i_19, i_20, i_21, i_22, i_33, i_34, i_35, i_36, i_40, i_41, i_42;
    long l_0, l_1, l_2, l_15, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_39, l_43;
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
            goto loop_1;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_2 = l_1 << 33;
    i_3 = (int) get_global_id(0);
    i_4 = (int) ((uint) i_3 + (uint) (-3));
    i_5 = i_4 & 1;
    i_6 = (int) (ushort) ((short) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
    i_7 = (int) ((short) ((int) ((uint) i_4 + (uint) (i_4 << 8))));
    i_8 = (int) ((char) i_4);
    d_9 = (-0x1.0p0) / ((double) ((int) ((uint) i_3 + (uint) 97)));
    f_10 = ((float) i_4) * (0x1.99999ap-4f);
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    ul_13 = arg_args + 16L;
    i_14 = i_4;
    l_15 = l_2;
    f_16 = f_10;
    d_17 = d_9;
    i_18 = i_8;
    i_19 = i_7;
    i_20 = i_6;
    i_21 = i_5;
    i_22 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        l_23 = *((__global gale_long *) ul_13);
        l_24 = (long) i_22;
        if (!(l_24 < l_23)) {
            break;
        }
        if (i_12 == 0) {
            l_25 = (long) ((ulong) l_1 + (ulong) l_24);
            if ((l_25 & 3L) == 0) {
                l_26 = (long) ((ulong) l_25 * (ulong) (-7046029254386353131L));
                l_27 = gale_HostCall_decided(arg_fs, ((l_26 ^ ((long) ((ulong) l_26 >> 29))) & 2305843009213693951L), gale_group);
                l_28 = l_27;
            } else {
                l_29 = gale_HostCall_request(arg_fs, 2000, 0, l_25, 0L, (-1), gale_group);
                l_28 = l_29;
            }
        } else {
            l_28 = 0L;
        }
        if (i_11 == 0) {
            if (l_28 < (-4611686018427387904L)) {
                l_30 = gale_HostCall_awaitReply(arg_fs, l_28, gale_group);
                l_31 = l_30;
            } else {
                l_31 = l_28;
            }
        } else {
            l_31 = l_28;
        }
        GALEFS_BROADCAST(1, l_32, l_31);
        if (l_32 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_1;
            gale_ints[gale_item] = (uint) i_14;
            gale_longs[gale_items + gale_item] = (ulong) l_15;
            gale_ints[gale_items + gale_item] = as_uint(f_16);
            gale_longs[2 * gale_items + gale_item] = as_ulong(d_17);
            gale_ints[2 * gale_items + gale_item] = (uint) i_18;
            gale_ints[3 * gale_items + gale_item] = (uint) i_19;
            gale_ints[4 * gale_items + gale_item] = (uint) i_20;
            gale_ints[5 * gale_items + gale_item] = (uint) i_21;
            gale_ints[6 * gale_items + gale_item] = (uint) i_22;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_32); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_1 = (long) gale_longs[gale_item];
            i_14 = (int) gale_ints[gale_item];
            l_15 = (long) gale_longs[gale_items + gale_item];
            f_16 = as_float(gale_ints[gale_items + gale_item]);
            d_17 = as_double(gale_longs[2 * gale_items + gale_item]);
            i_18 = (int) gale_ints[2 * gale_items + gale_item];
            i_19 = (int) gale_ints[3 * gale_items + gale_item];
            i_20 = (int) gale_ints[4 * gale_items + gale_item];
            i_21 = (int) gale_ints[5 * gale_items + gale_item];
            i_22 = (int) gale_ints[6 * gale_items + gale_item];
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_id(0);
            ul_13 = arg_args + 16L;
            l_32 = gale_reply(gale_entry);
        }
        i_33 = ((l_32 & 1L) == 0) ? 1 : 0;
        i_34 = i_21 ^ i_33;
        i_35 = (int) ((short) (i_19 ^ ((int) ((short) l_32))));
        i_36 = (int) ((char) (i_18 + ((int) ((char) l_32))));
        d_37 = (d_17 / (0x1.8p1)) - ((double) (l_32 & 3L));
        f_38 = (f_16 * (0x1.8p0f)) + ((float) (l_32 & 7L));
        l_39 = l_15 ^ (l_32 << (i_22 & 31));
        i_40 = (int) ((uint) ((int) l_32) + (uint) ((int) ((uint) i_14 + (uint) (i_14 << 2))));
        i_41 = (int) ((uint) i_22 + (uint) 1);
        i_42 = (int) (ushort) ((short) (i_20 + 3));
        i_14 = i_40;
        l_15 = l_39;
        f_16 = f_38;
        d_17 = d_37;
        i_18 = i_36;
        i_19 = i_35;
        i_20 = i_42;
        i_21 = i_34;
        i_22 = i_41;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = ((long) i_14);
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = l_15;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 2L) << 3) + 16L))) = ((long) as_int(f_16));
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 3L) << 3) + 16L))) = as_long(d_17);
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 4L) << 3) + 16L))) = ((long) i_18);
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 5L) << 3) + 16L))) = ((long) i_19);
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 6L) << 3) + 16L))) = ((long) (uint) i_20);
    l_43 = (i_21 == 0) ? 0L : 1L;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 7L) << 3) + 16L))) = l_43;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(double, d_16) VARIABLE(float, f_15) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(long, l_1) VARIABLE(long, l_14) VARIABLE(__global uchar *, ul_12)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(d_16) VARIABLE(f_15) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_1) VARIABLE(l_14) VARIABLE(ul_12)

__kernel void galefs_valuesOfAllKinds(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_12;
    double d_9, d_16, d_34;
    float f_10, f_15, f_35;
    int i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_13, i_17, i_18, i_19, i_20, i_21, i_30, i_31, i_32, i_33, i_37, i_38, i_39;
    long l_0, l_1, l_2, l_14, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_36, l_40;
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
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_2 = l_1 << 33;
    i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_4 = (int) ((uint) i_3 + (uint) (-3));
    i_5 = i_4 & 1;
    i_6 = (int) (ushort) ((short) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
    i_7 = (int) ((short) ((int) ((uint) i_4 + (uint) (i_4 << 8))));
    i_8 = (int) ((char) i_4);
    d_9 = (-0x1.0p0) / ((double) ((int) ((uint) i_3 + (uint) 97)));
    f_10 = ((float) i_4) * (0x1.99999ap-4f);
    i_11 = (int) get_local_id(0);
    ul_12 = arg_args + 16L;
    i_13 = i_4;
    l_14 = l_2;
    f_15 = f_10;
    d_16 = d_9;
    i_17 = i_8;
    i_18 = i_7;
    i_19 = i_6;
    i_20 = i_5;
    i_21 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        l_22 = *((__global gale_long *) ul_12);
        l_23 = (long) i_21;
        if (!(l_23 < l_22)) {
            break;
        }
        if (i_11 == 0) {
            l_24 = (long) ((ulong) l_1 + (ulong) l_23);
            if ((l_24 & 3L) == 0) {
                l_25 = (long) ((ulong) l_24 * (ulong) (-7046029254386353131L));
                l_26 = gale_HostCall_decided(arg_fs, ((l_25 ^ ((long) ((ulong) l_25 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_27 = l_26;
            } else {
                l_28 = gale_HostCall_request(arg_fs, 2000, 0, l_24, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_27 = l_28;
            }
        } else {
            l_27 = 0L;
        }
        GALEFS_BROADCAST(1, l_29, l_27);
        if (l_29 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_1;
            gale_ints[gale_item] = (uint) i_13;
            gale_longs[gale_items + gale_item] = (ulong) l_14;
            gale_ints[gale_items + gale_item] = as_uint(f_15);
            gale_longs[2 * gale_items + gale_item] = as_ulong(d_16);
            gale_ints[2 * gale_items + gale_item] = (uint) i_17;
            gale_ints[3 * gale_items + gale_item] = (uint) i_18;
            gale_ints[4 * gale_items + gale_item] = (uint) i_19;
            gale_ints[5 * gale_items + gale_item] = (uint) i_20;
            gale_ints[6 * gale_items + gale_item] = (uint) i_21;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_29); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_1 = (long) gale_longs[gale_item];
            i_13 = (int) gale_ints[gale_item];
            l_14 = (long) gale_longs[gale_items + gale_item];
            f_15 = as_float(gale_ints[gale_items + gale_item]);
            d_16 = as_double(gale_longs[2 * gale_items + gale_item]);
            i_17 = (int) gale_ints[2 * gale_items + gale_item];
            i_18 = (int) gale_ints[3 * gale_items + gale_item];
            i_19 = (int) gale_ints[4 * gale_items + gale_item];
            i_20 = (int) gale_ints[5 * gale_items + gale_item];
            i_21 = (int) gale_ints[6 * gale_items + gale_item];
            i_11 = (int) get_local_id(0);
            ul_12 = arg_args + 16L;
            l_29 = gale_reply(gale_entry);
        }
        i_30 = ((l_29 & 1L) == 0) ? 1 : 0;
        i_31 = i_20 ^ i_30;
        i_32 = (int) ((short) (i_18 ^ ((int) ((short) l_29))));
        i_33 = (int) ((char) (i_17 + ((int) ((char) l_29))));
        d_34 = (d_16 / (0x1.8p1)) - ((double) (l_29 & 3L));
        f_35 = (f_15 * (0x1.8p0f)) + ((float) (l_29 & 7L));
        l_36 = l_14 ^ (l_29 << (i_21 & 31));
        i_37 = (int) ((uint) ((int) l_29) + (uint) ((int) ((uint) i_13 + (uint) (i_13 << 2))));
        i_38 = (int) ((uint) i_21 + (uint) 1);
        i_39 = (int) (ushort) ((short) (i_19 + 3));
        i_13 = i_37;
        l_14 = l_36;
        f_15 = f_35;
        d_16 = d_34;
        i_17 = i_33;
        i_18 = i_32;
        i_19 = i_39;
        i_20 = i_31;
        i_21 = i_38;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = ((long) i_13);
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = l_14;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 2L) << 3) + 16L))) = ((long) as_int(f_15));
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 3L) << 3) + 16L))) = as_long(d_16);
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 4L) << 3) + 16L))) = ((long) i_17);
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 5L) << 3) + 16L))) = ((long) i_18);
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 6L) << 3) + 16L))) = ((long) (uint) i_19);
    l_40 = (i_20 == 0) ? 0L : 1L;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 7L) << 3) + 16L))) = l_40;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
