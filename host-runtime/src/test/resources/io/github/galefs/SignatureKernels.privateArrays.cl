// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SignatureKernels#privateArrays
// entry point: galefs_privateArrays
// parameters: LONG_ARRAY INT LONG_ARRAY
// accesses: READ_WRITE NONE READ_WRITE
// waits: 2
// saved values: 6
// context bytes: 96
// needs: BARRIERS DOUBLE
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bf9876cbd362ea1e6822f1a3000b92583870443235457d503dda090779b3950d
// functions SHA-256: 896710902963a6df744a21f518a1a4d2d9bc70f90fab29295c95f917cffaad45
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_double gale_int_at gale_long_from_double gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_double gale_int_at gale_long_from_double gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};
__constant int gale_table_0[] = {3, (-1), 4, 1000003};
__constant long gale_table_1[] = {4602678819172646912L, 4598175219545276416L, (-4611686018427387904L)};

//@ live
typedef union { char at[7]; uint words[2]; } gale_private_byte_7;
typedef union { double at[3]; uint words[6]; } gale_private_double_3;
typedef union { int at[5]; uint words[5]; } gale_private_int_5;
typedef union { long at[4]; uint words[8]; } gale_private_long_4;
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(gale_private_double_3, d_2) VARIABLE(gale_private_int_5, i_0) VARIABLE(gale_private_byte_7, i_1) VARIABLE(int, i_11) VARIABLE(int, i_28) VARIABLE(int, i_3) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(gale_private_long_4, l_12) VARIABLE(long, l_4) VARIABLE(__global uchar *, ul_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(d_2) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_4) VARIABLE(ul_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(d_2) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_28) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_4) VARIABLE(ul_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(d_2) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_4) VARIABLE(ul_5)

__kernel void galefs_privateArrays(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_5;
    double d_37, d_38, d_59, d_60, d_61;
    gale_private_byte_7 i_1;
    gale_private_double_3 d_2;
    gale_private_int_5 i_0;
    gale_private_long_4 l_12;
    int i_3, i_6, i_7, i_8, i_9, i_11, i_17, i_18, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_36, i_39, i_45, i_46, i_47, i_48, i_49, i_50, i_54, i_55, i_56;
    long l_4, l_10, l_13, l_14, l_15, l_16, l_19, l_20, l_21, l_22, l_31, l_32, l_33, l_34, l_35, l_40, l_41, l_42, l_43, l_44, l_51, l_52, l_53, l_57, l_58;
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
            goto loop_1;
        case 2:
            goto loop_1;
        default:
            break;
    }
    i_0 = (gale_private_int_5) {{0}};
    i_1 = (gale_private_byte_7) {{0}};
    d_2 = (gale_private_double_3) {{0}};
    i_3 = (int) get_global_id(0);
    l_4 = (long) (i_3 << 2);
    ul_5 = arg_out + ((l_4 << 3) + 16L);
    i_6 = (int) get_local_id(0);
    i_7 = (int) get_local_id(0);
    i_8 = (int) get_local_id(0);
    i_9 = (int) get_local_id(0);
    l_10 = (long) i_3;
    i_11 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (!(i_11 < arg_rounds)) {
            break;
        }
        l_12 = (gale_private_long_4) {{0}};
        l_12.at[(i_11 & 3)] = (l_10 + ((long) i_11));
        if (i_9 == 0) {
            l_13 = gale_FileOpener_begin(arg_fs, 4, gale_group);
            if (l_13 < 0L) {
                l_14 = l_13;
            } else {
                l_15 = (long) gale_group;
                l_16 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_15 << 12) + (l_15 << 11)))) + (ulong) 2048L);
                i_17 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_17 < 4)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) ((long) i_17))))) = (char) ((int) gale_literals[i_17]);
                    i_18 = (int) ((uint) i_17 + (uint) 1);
                    i_17 = i_18;
                }
                l_19 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
                l_14 = l_19;
            }
        } else {
            l_14 = 0L;
        }
        if (i_8 == 0) {
            if (l_14 < (-4611686018427387904L)) {
                l_20 = gale_HostCall_awaitReply(arg_fs, l_14, gale_group);
                l_21 = l_20;
            } else {
                l_21 = l_14;
            }
        } else {
            l_21 = l_14;
        }
        GALEFS_BROADCAST(1, l_22, l_21);
        if (l_22 < LONG_MIN / 2) {
            for (int gale_at = 0; gale_at < 5; gale_at++) { gale_ints[(0 + gale_at) * gale_items + gale_item] = i_0.words[gale_at]; }
            for (int gale_at = 0; gale_at < 2; gale_at++) { gale_ints[(5 + gale_at) * gale_items + gale_item] = i_1.words[gale_at]; }
            for (int gale_at = 0; gale_at < 6; gale_at++) { gale_ints[(7 + gale_at) * gale_items + gale_item] = d_2.words[gale_at]; }
            gale_ints[13 * gale_items + gale_item] = (uint) i_11;
            for (int gale_at = 0; gale_at < 8; gale_at++) { gale_ints[(14 + gale_at) * gale_items + gale_item] = l_12.words[gale_at]; }
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_22); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            for (int gale_at = 0; gale_at < 5; gale_at++) { i_0.words[gale_at] = gale_ints[(0 + gale_at) * gale_items + gale_item]; }
            for (int gale_at = 0; gale_at < 2; gale_at++) { i_1.words[gale_at] = gale_ints[(5 + gale_at) * gale_items + gale_item]; }
            for (int gale_at = 0; gale_at < 6; gale_at++) { d_2.words[gale_at] = gale_ints[(7 + gale_at) * gale_items + gale_item]; }
            i_11 = (int) gale_ints[13 * gale_items + gale_item];
            for (int gale_at = 0; gale_at < 8; gale_at++) { l_12.words[gale_at] = gale_ints[(14 + gale_at) * gale_items + gale_item]; }
            i_3 = (int) get_global_id(0);
            l_4 = (long) (i_3 << 2);
            ul_5 = arg_out + ((l_4 << 3) + 16L);
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            i_8 = (int) get_local_id(0);
            i_9 = (int) get_local_id(0);
            l_10 = (long) i_3;
            l_22 = gale_reply(gale_entry);
        }
        i_23 = gale_rem_int(i_11, 5);
        i_24 = i_0.at[i_23];
        i_25 = gale_table_0[(((int) ((uint) i_3 + (uint) i_11)) & 3)];
        i_26 = (int) l_22;
        i_27 = (i_26 < 1) ? 2 : 1;
        i_0.at[i_23] = ((int) ((uint) i_24 + (uint) ((int) ((uint) i_25 * (uint) i_27))));
        i_28 = gale_rem_int(i_11, 7);
        i_29 = (int) i_1.at[i_28];
        i_30 = i_0.at[i_23];
        i_1.at[i_28] = (char) ((int) ((char) (i_29 + ((int) ((char) ((int) ((uint) i_3 + (uint) i_30)))))));
        if (i_7 == 0) {
            l_31 = gale_OpenFileCalls_beginClose(arg_fs, i_26, gale_group);
            l_32 = l_31;
        } else {
            l_32 = 0L;
        }
        if (i_6 == 0) {
            if (l_32 < (-4611686018427387904L)) {
                l_33 = gale_HostCall_awaitReply(arg_fs, l_32, gale_group);
                l_34 = l_33;
            } else {
                l_34 = l_32;
            }
        } else {
            l_34 = l_32;
        }
        GALEFS_BROADCAST(2, l_35, l_34);
        if (l_35 < LONG_MIN / 2) {
            for (int gale_at = 0; gale_at < 5; gale_at++) { gale_ints[(0 + gale_at) * gale_items + gale_item] = i_0.words[gale_at]; }
            for (int gale_at = 0; gale_at < 2; gale_at++) { gale_ints[(5 + gale_at) * gale_items + gale_item] = i_1.words[gale_at]; }
            for (int gale_at = 0; gale_at < 6; gale_at++) { gale_ints[(7 + gale_at) * gale_items + gale_item] = d_2.words[gale_at]; }
            gale_ints[13 * gale_items + gale_item] = (uint) i_11;
            for (int gale_at = 0; gale_at < 8; gale_at++) { gale_ints[(14 + gale_at) * gale_items + gale_item] = l_12.words[gale_at]; }
            gale_ints[22 * gale_items + gale_item] = (uint) i_28;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_35); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            for (int gale_at = 0; gale_at < 5; gale_at++) { i_0.words[gale_at] = gale_ints[(0 + gale_at) * gale_items + gale_item]; }
            for (int gale_at = 0; gale_at < 2; gale_at++) { i_1.words[gale_at] = gale_ints[(5 + gale_at) * gale_items + gale_item]; }
            for (int gale_at = 0; gale_at < 6; gale_at++) { d_2.words[gale_at] = gale_ints[(7 + gale_at) * gale_items + gale_item]; }
            i_11 = (int) gale_ints[13 * gale_items + gale_item];
            for (int gale_at = 0; gale_at < 8; gale_at++) { l_12.words[gale_at] = gale_ints[(14 + gale_at) * gale_items + gale_item]; }
            i_28 = (int) gale_ints[22 * gale_items + gale_item];
            i_3 = (int) get_global_id(0);
            l_4 = (long) (i_3 << 2);
            ul_5 = arg_out + ((l_4 << 3) + 16L);
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            i_8 = (int) get_local_id(0);
            i_9 = (int) get_local_id(0);
            l_10 = (long) i_3;
            l_35 = gale_reply(gale_entry);
        }
        i_36 = gale_rem_int(i_11, 3);
        d_37 = d_2.at[i_36];
        d_38 = as_double(gale_table_1[i_36]);
        i_39 = (int) i_1.at[i_28];
        d_2.at[i_36] = (d_37 + (d_38 * ((double) i_39)));
        GALEFS_BARRIER(3);
        l_40 = *((__global gale_long *) ul_5);
        l_41 = l_12.at[0];
        l_42 = l_12.at[1];
        l_43 = l_12.at[2];
        l_44 = l_12.at[3];
        *((__global gale_long *) ul_5) = ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_41 + (ulong) ((long) ((ulong) (l_40 << 5) - (ulong) l_40)))) + (ulong) ((long) ((ulong) l_42 + (ulong) (l_42 << 1))))) + (ulong) ((long) ((ulong) l_43 + (ulong) (l_43 << 2))))) + (ulong) ((long) ((ulong) (l_44 << 3) - (ulong) l_44))));
        i_45 = (int) ((uint) i_11 + (uint) 1);
        i_11 = i_45;
    }
    i_46 = i_0.at[0];
    i_47 = i_0.at[1];
    i_48 = i_0.at[2];
    i_49 = i_0.at[3];
    i_50 = i_0.at[4];
    l_51 = (long) i_47;
    l_52 = (long) i_48;
    l_53 = (long) i_49;
    *((__global gale_long *) (arg_out + (((l_4 + 1L) << 3) + 16L))) = ((((((long) i_46) + (l_51 + (l_51 << 1))) + (l_52 + (l_52 << 2))) + ((l_53 << 3) - l_53)) + (((long) i_50) * 11L));
    i_54 = (int) i_1.at[0];
    i_55 = (int) i_1.at[6];
    i_56 = (int) i_1.at[3];
    l_57 = (long) i_55;
    l_58 = (long) i_56;
    *((__global gale_long *) (arg_out + (((l_4 + 2L) << 3) + 16L))) = ((((long) i_54) + (l_57 + (l_57 << 1))) + (l_58 + (l_58 << 2)));
    d_59 = d_2.at[0];
    d_60 = d_2.at[1];
    d_61 = d_2.at[2];
    *((__global gale_long *) (arg_out + (((l_4 + 3L) << 3) + 16L))) = gale_long_from_double((((d_59 + (d_60 * (0x1.8p1))) + (d_61 * (0x1.4p2))) * (0x1.0p10)));
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
typedef union { char at[7]; uint words[2]; } gale_private_byte_7;
typedef union { double at[3]; uint words[6]; } gale_private_double_3;
typedef union { int at[5]; uint words[5]; } gale_private_int_5;
typedef union { long at[4]; uint words[8]; } gale_private_long_4;
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(gale_private_double_3, d_2) VARIABLE(gale_private_int_5, i_0) VARIABLE(gale_private_byte_7, i_1) VARIABLE(int, i_23) VARIABLE(int, i_3) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(gale_private_long_4, l_10) VARIABLE(long, l_4) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(d_2) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(ul_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(d_2) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_23) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(ul_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(d_2) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(ul_5)

__kernel void galefs_privateArrays(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_5;
    double d_30, d_31, d_52, d_53, d_54;
    gale_private_byte_7 i_1;
    gale_private_double_3 d_2;
    gale_private_int_5 i_0;
    gale_private_long_4 l_10;
    int i_3, i_6, i_7, i_9, i_14, i_15, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_29, i_32, i_38, i_39, i_40, i_41, i_42, i_43, i_47, i_48, i_49;
    long l_4, l_8, l_11, l_12, l_13, l_16, l_17, l_26, l_27, l_28, l_33, l_34, l_35, l_36, l_37, l_44, l_45, l_46, l_50, l_51;
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
            goto loop_1;
        case 2:
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = (gale_private_int_5) {{0}};
    i_1 = (gale_private_byte_7) {{0}};
    d_2 = (gale_private_double_3) {{0}};
    i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_4 = (long) (i_3 << 2);
    ul_5 = arg_out + ((l_4 << 3) + 16L);
    i_6 = (int) get_local_id(0);
    i_7 = (int) get_local_id(0);
    l_8 = (long) i_3;
    i_9 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (!(i_9 < arg_rounds)) {
            break;
        }
        l_10 = (gale_private_long_4) {{0}};
        l_10.at[(i_9 & 3)] = (l_8 + ((long) i_9));
        if (i_7 == 0) {
            l_11 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_11 < 0L) {
                l_12 = l_11;
            } else {
                l_13 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
                i_14 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_14 < 4)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) ((long) i_14))))) = (char) ((int) gale_literals[i_14]);
                    i_15 = (int) ((uint) i_14 + (uint) 1);
                    i_14 = i_15;
                }
                l_16 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_12 = l_16;
            }
        } else {
            l_12 = 0L;
        }
        GALEFS_BROADCAST(1, l_17, l_12);
        if (l_17 < LONG_MIN / 2) {
            for (int gale_at = 0; gale_at < 5; gale_at++) { gale_ints[(0 + gale_at) * gale_items + gale_item] = i_0.words[gale_at]; }
            for (int gale_at = 0; gale_at < 2; gale_at++) { gale_ints[(5 + gale_at) * gale_items + gale_item] = i_1.words[gale_at]; }
            for (int gale_at = 0; gale_at < 6; gale_at++) { gale_ints[(7 + gale_at) * gale_items + gale_item] = d_2.words[gale_at]; }
            gale_ints[13 * gale_items + gale_item] = (uint) i_9;
            for (int gale_at = 0; gale_at < 8; gale_at++) { gale_ints[(14 + gale_at) * gale_items + gale_item] = l_10.words[gale_at]; }
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_17); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            for (int gale_at = 0; gale_at < 5; gale_at++) { i_0.words[gale_at] = gale_ints[(0 + gale_at) * gale_items + gale_item]; }
            for (int gale_at = 0; gale_at < 2; gale_at++) { i_1.words[gale_at] = gale_ints[(5 + gale_at) * gale_items + gale_item]; }
            for (int gale_at = 0; gale_at < 6; gale_at++) { d_2.words[gale_at] = gale_ints[(7 + gale_at) * gale_items + gale_item]; }
            i_9 = (int) gale_ints[13 * gale_items + gale_item];
            for (int gale_at = 0; gale_at < 8; gale_at++) { l_10.words[gale_at] = gale_ints[(14 + gale_at) * gale_items + gale_item]; }
            i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_4 = (long) (i_3 << 2);
            ul_5 = arg_out + ((l_4 << 3) + 16L);
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            l_8 = (long) i_3;
            l_17 = gale_reply(gale_entry);
        }
        i_18 = gale_rem_int(i_9, 5);
        i_19 = i_0.at[i_18];
        i_20 = gale_table_0[(((int) ((uint) i_3 + (uint) i_9)) & 3)];
        i_21 = (int) l_17;
        i_22 = (i_21 < 1) ? 2 : 1;
        i_0.at[i_18] = ((int) ((uint) i_19 + (uint) ((int) ((uint) i_20 * (uint) i_22))));
        i_23 = gale_rem_int(i_9, 7);
        i_24 = (int) i_1.at[i_23];
        i_25 = i_0.at[i_18];
        i_1.at[i_23] = (char) ((int) ((char) (i_24 + ((int) ((char) ((int) ((uint) i_3 + (uint) i_25)))))));
        if (i_6 == 0) {
            l_26 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_27 = l_26;
        } else {
            l_27 = 0L;
        }
        GALEFS_BROADCAST(2, l_28, l_27);
        if (l_28 < LONG_MIN / 2) {
            for (int gale_at = 0; gale_at < 5; gale_at++) { gale_ints[(0 + gale_at) * gale_items + gale_item] = i_0.words[gale_at]; }
            for (int gale_at = 0; gale_at < 2; gale_at++) { gale_ints[(5 + gale_at) * gale_items + gale_item] = i_1.words[gale_at]; }
            for (int gale_at = 0; gale_at < 6; gale_at++) { gale_ints[(7 + gale_at) * gale_items + gale_item] = d_2.words[gale_at]; }
            gale_ints[13 * gale_items + gale_item] = (uint) i_9;
            for (int gale_at = 0; gale_at < 8; gale_at++) { gale_ints[(14 + gale_at) * gale_items + gale_item] = l_10.words[gale_at]; }
            gale_ints[22 * gale_items + gale_item] = (uint) i_23;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_28); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            for (int gale_at = 0; gale_at < 5; gale_at++) { i_0.words[gale_at] = gale_ints[(0 + gale_at) * gale_items + gale_item]; }
            for (int gale_at = 0; gale_at < 2; gale_at++) { i_1.words[gale_at] = gale_ints[(5 + gale_at) * gale_items + gale_item]; }
            for (int gale_at = 0; gale_at < 6; gale_at++) { d_2.words[gale_at] = gale_ints[(7 + gale_at) * gale_items + gale_item]; }
            i_9 = (int) gale_ints[13 * gale_items + gale_item];
            for (int gale_at = 0; gale_at < 8; gale_at++) { l_10.words[gale_at] = gale_ints[(14 + gale_at) * gale_items + gale_item]; }
            i_23 = (int) gale_ints[22 * gale_items + gale_item];
            i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_4 = (long) (i_3 << 2);
            ul_5 = arg_out + ((l_4 << 3) + 16L);
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            l_8 = (long) i_3;
            l_28 = gale_reply(gale_entry);
        }
        i_29 = gale_rem_int(i_9, 3);
        d_30 = d_2.at[i_29];
        d_31 = as_double(gale_table_1[i_29]);
        i_32 = (int) i_1.at[i_23];
        d_2.at[i_29] = (d_30 + (d_31 * ((double) i_32)));
        GALEFS_BARRIER(3);
        l_33 = *((__global gale_long *) ul_5);
        l_34 = l_10.at[0];
        l_35 = l_10.at[1];
        l_36 = l_10.at[2];
        l_37 = l_10.at[3];
        *((__global gale_long *) ul_5) = ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_34 + (ulong) ((long) ((ulong) (l_33 << 5) - (ulong) l_33)))) + (ulong) ((long) ((ulong) l_35 + (ulong) (l_35 << 1))))) + (ulong) ((long) ((ulong) l_36 + (ulong) (l_36 << 2))))) + (ulong) ((long) ((ulong) (l_37 << 3) - (ulong) l_37))));
        i_38 = (int) ((uint) i_9 + (uint) 1);
        i_9 = i_38;
    }
    i_39 = i_0.at[0];
    i_40 = i_0.at[1];
    i_41 = i_0.at[2];
    i_42 = i_0.at[3];
    i_43 = i_0.at[4];
    l_44 = (long) i_40;
    l_45 = (long) i_41;
    l_46 = (long) i_42;
    *((__global gale_long *) (arg_out + (((l_4 + 1L) << 3) + 16L))) = ((((((long) i_39) + (l_44 + (l_44 << 1))) + (l_45 + (l_45 << 2))) + ((l_46 << 3) - l_46)) + (((long) i_43) * 11L));
    i_47 = (int) i_1.at[0];
    i_48 = (int) i_1.at[6];
    i_49 = (int) i_1.at[3];
    l_50 = (long) i_48;
    l_51 = (long) i_49;
    *((__global gale_long *) (arg_out + (((l_4 + 2L) << 3) + 16L))) = ((((long) i_47) + (l_50 + (l_50 << 1))) + (l_51 + (l_51 << 2)));
    d_52 = d_2.at[0];
    d_53 = d_2.at[1];
    d_54 = d_2.at[2];
    *((__global gale_long *) (arg_out + (((l_4 + 3L) << 3) + 16L))) = gale_long_from_double((((d_52 + (d_53 * (0x1.8p1))) + (d_54 * (0x1.4p2))) * (0x1.0p10)));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
