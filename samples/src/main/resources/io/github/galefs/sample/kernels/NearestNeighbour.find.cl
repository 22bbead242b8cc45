// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.NearestNeighbour#find
// entry point: galefs_find
// parameters: LONG_ARRAY FLOAT_ARRAY FLOAT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 6
// context bytes: 40
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "points"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a3c38aa00b790af1c007c4398f30cd1b62d7fe346bdae8849dcd20f69380b603
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {112, 111, 105, 110, 116, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_33) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_66) VARIABLE(long, l_17) VARIABLE(long, l_24) VARIABLE(long, l_31) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_40) VARIABLE(long, l_51) VARIABLE(long, l_64) VARIABLE(__global uchar *, ul_20)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_33) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(ul_20)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_33) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_40) VARIABLE(ul_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_51) VARIABLE(ul_20)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_64) VARIABLE(ul_20)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_66) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_64) VARIABLE(ul_20)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_46) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(ul_20)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_28)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_buffer, __global uchar *arg_nearest, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_20;
    float f_54, f_56, f_57, f_58, f_59;
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_18, i_19, i_21, i_22, i_23, i_25, i_26, i_27, i_28, i_29, i_32, i_33, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_52, i_53, i_55, i_60, i_63, i_65, i_66, i_67, i_72, i_74, i_80;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_17, l_24, l_30, l_31, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_43, l_51, l_61, l_62, l_64, l_68, l_69, l_70, l_71, l_73, l_75, l_76, l_77, l_78, l_79;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
    i_10 = (int) l_9;
    i_11 = (i_10 < 0) ? i_10 : 12;
    i_12 = (int) get_local_size(0);
    i_13 = (int) get_num_groups(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_size(0);
    i_16 = (int) get_local_id(0);
    l_17 = (((long) i_16) << 3) + 16L;
    i_18 = GALEFS_LOCAL_SIZE;
    i_19 = (int) get_local_id(0);
    ul_20 = arg_nearest + 12L;
    i_21 = (int) get_local_id(0);
    i_22 = gale_group;
    i_23 = (int) ((uint) (i_22 << 8) + (uint) (i_22 << 7));
    l_24 = ((long) i_23) << 2;
    i_25 = (int) get_local_id(0);
    i_26 = gale_group;
    i_27 = (int) get_local_id(0);
    i_28 = i_11;
    i_29 = i_26;
    while (true) {
        if (i_28 < 1) {
            break;
        }
        l_30 = (long) i_29;
        l_31 = (l_30 << 10) + (l_30 << 9);
        i_32 = 1;
        i_33 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_32 == 1)) {
                break;
            }
            l_34 = (long) i_33;
            l_35 = l_34 + l_31;
            if (i_27 == 0) {
                l_36 = gale_BlockAccess_beginRead(arg_fs, i_10, l_35, ((int) ((uint) 1536 - (uint) i_33)), gale_group);
                l_37 = l_36;
            } else {
                l_37 = 0L;
            }
            if (i_25 == 0) {
                if (l_37 < (-4611686018427387904L)) {
                    l_38 = gale_HostCall_awaitReply(arg_fs, l_37, gale_group);
                    l_39 = l_38;
                } else {
                    l_39 = l_37;
                }
            } else {
                l_39 = l_37;
            }
            GALEFS_BROADCAST(2, l_40, l_39);
            i_41 = (int) l_40;
            if (l_40 < 0L) {
                i_42 = 0;
            } else {
                i_42 = i_41;
            }
            l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_35, gale_group);
            gale_copy((arg_fs + 16 + l_43), (arg_buffer + 16 + (l_34 + l_24)), i_42);
            GALEFS_BARRIER(3);
            if (i_21 == 0) {
                if (!(i_42 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group);
                }
            }
            i_44 = (int) ((uint) i_33 + (uint) i_42);
            if (l_40 < 0L) {
                i_32 = i_41;
                i_33 = i_44;
            } else {
                i_45 = ((i_42 < 1) || (!(i_44 < 1536))) ? 0 : 1;
                i_32 = i_45;
                i_33 = i_44;
            }
        }
        if (i_33 < 1) {
            i_46 = i_32;
        } else {
            i_46 = i_33;
        }
        i_47 = i_29 << 7;
        i_48 = 0;
        while (true) {
            i_49 = *((__global gale_int *) ul_20);
            if (!(i_48 < i_49)) {
                break;
            }
            i_50 = (int) ((uint) i_48 + (uint) (i_48 << 1));
            l_51 = 9223372036854775807L;
            i_52 = i_19;
            while (true) {
                if (!(((int) ((uint) (i_52 << 3) + (uint) (i_52 << 2))) < i_46)) {
                    break;
                }
                i_53 = (int) ((uint) i_23 + (uint) ((int) ((uint) i_52 + (uint) (i_52 << 1))));
                f_54 = (0x0.0p0f);
                i_55 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_55 < 3)) {
                        break;
                    }
                    f_56 = *((__global gale_float *) (arg_queries + ((((long) ((int) ((uint) i_55 + (uint) i_50))) << 2) + 16L)));
                    f_57 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_53 + (uint) i_55))) << 2) + 16L)));
                    f_58 = f_56 - f_57;
                    f_59 = f_54 + (f_58 * f_58);
                    i_60 = (int) ((uint) i_55 + (uint) 1);
                    f_54 = f_59;
                    i_55 = i_60;
                }
                l_61 = (((long) as_int(f_54)) << 32) | ((long) ((int) ((uint) i_52 + (uint) i_47)));
                l_62 = (l_61 < l_51) ? l_61 : l_51;
                i_63 = (int) ((uint) i_52 + (uint) i_12);
                l_51 = l_62;
                i_52 = i_63;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_64 = (-16L) + l_17;
            *((__local gale_long *) (gale_scratch_memory + l_64)) = l_51;
            GALEFS_LOCAL_BARRIER(5);
            i_65 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_65 < i_15)) {
                    break;
                }
                i_66 = i_65 << 1;
                if ((i_16 & ((int) ((uint) i_66 + (uint) (-1)))) == 0) {
                    i_67 = (int) ((uint) i_16 + (uint) i_65);
                    if (i_67 < i_15) {
                        l_68 = *((__local gale_long *) (gale_scratch_memory + l_64));
                        l_69 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_67) << 3) + 16L))));
                        l_70 = (l_69 < l_68) ? l_69 : l_68;
                        *((__local gale_long *) (gale_scratch_memory + l_64)) = l_70;
                    }
                }
                GALEFS_LOCAL_BARRIER(6);
                i_65 = i_66;
            }
            l_71 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
            i_72 = (int) ((uint) i_48 + (uint) 1);
            if (i_14 == 0) {
                l_73 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_48 << 3)), l_71);
                i_48 = i_72;
            } else {
                i_48 = i_72;
            }
        }
        GALEFS_BARRIER(7);
        i_74 = (int) ((uint) i_29 + (uint) i_13);
        i_28 = i_46;
        i_29 = i_74;
    }
    if (((int) get_local_id(0)) == 0) {
        l_75 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
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
    GALEFS_BROADCAST(8, l_79, l_78);
    if (((long) i_28) < 0L) {
        i_80 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_28);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_29) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_60) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_34) VARIABLE(long, l_45) VARIABLE(long, l_58) VARIABLE(__global uchar *, ul_17)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(ul_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(ul_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_45) VARIABLE(ul_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_58) VARIABLE(ul_17)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_60) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_58) VARIABLE(ul_17)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_40) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(ul_17)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_24)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_buffer, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_17;
    float f_48, f_50, f_51, f_52, f_53;
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_15, i_16, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_28, i_29, i_35, i_36, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_46, i_47, i_49, i_54, i_57, i_59, i_60, i_61, i_66, i_68, i_72;
    long l_0, l_1, l_2, l_5, l_6, l_14, l_21, l_26, l_27, l_30, l_31, l_32, l_33, l_34, l_37, l_45, l_55, l_56, l_58, l_62, l_63, l_64, l_65, l_67, l_69, l_70, l_71;
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
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position);
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
    i_8 = (i_7 < 0) ? i_7 : 12;
    i_9 = (int) get_local_size(0);
    i_10 = gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_size(0);
    i_13 = (int) get_local_id(0);
    l_14 = (((long) i_13) << 3) + 16L;
    i_15 = GALEFS_LOCAL_SIZE;
    i_16 = (int) get_local_id(0);
    ul_17 = arg_nearest + 12L;
    i_18 = (int) get_local_id(0);
    i_19 = gale_group;
    i_20 = (int) ((uint) (i_19 << 8) + (uint) (i_19 << 7));
    l_21 = ((long) i_20) << 2;
    i_22 = gale_group;
    i_23 = (int) get_local_id(0);
    i_24 = i_8;
    i_25 = i_22;
    while (true) {
        if (i_24 < 1) {
            break;
        }
        l_26 = (long) i_25;
        l_27 = (l_26 << 10) + (l_26 << 9);
        i_28 = 1;
        i_29 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_28 == 1)) {
                break;
            }
            l_30 = (long) i_29;
            l_31 = l_30 + l_27;
            if (i_23 == 0) {
                l_32 = gale_BlockAccess_beginRead(arg_fs, i_7, l_31, ((int) ((uint) 1536 - (uint) i_29)), gale_group, gale_slot, gale_position);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            GALEFS_BROADCAST(2, l_34, l_33);
            if (l_34 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_25;
                gale_longs[gale_item] = (ulong) l_27;
                gale_ints[2 * gale_items + gale_item] = (uint) i_29;
                gale_longs[gale_items + gale_item] = (ulong) l_30;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_34); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                i_25 = (int) gale_ints[gale_items + gale_item];
                l_27 = (long) gale_longs[gale_item];
                i_29 = (int) gale_ints[2 * gale_items + gale_item];
                l_30 = (long) gale_longs[gale_items + gale_item];
                l_31 = (long) gale_longs[2 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                i_10 = gale_group_count;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_size(0);
                i_13 = (int) get_local_id(0);
                l_14 = (((long) i_13) << 3) + 16L;
                i_16 = (int) get_local_id(0);
                ul_17 = arg_nearest + 12L;
                i_18 = (int) get_local_id(0);
                i_19 = gale_group;
                i_20 = (int) ((uint) (i_19 << 8) + (uint) (i_19 << 7));
                l_21 = ((long) i_20) << 2;
                i_23 = (int) get_local_id(0);
                l_34 = gale_round_reply(gale_entry);
            }
            i_35 = (int) l_34;
            if (l_34 < 0L) {
                i_36 = 0;
            } else {
                i_36 = i_35;
            }
            l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, l_31, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_37), (arg_buffer + 16 + (l_30 + l_21)), i_36);
            GALEFS_BARRIER(3);
            if (i_18 == 0) {
                if (!(i_36 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_36, gale_group, gale_slot, gale_position);
                }
            }
            i_38 = (int) ((uint) i_29 + (uint) i_36);
            if (l_34 < 0L) {
                i_28 = i_35;
                i_29 = i_38;
            } else {
                i_39 = ((i_36 < 1) || (!(i_38 < 1536))) ? 0 : 1;
                i_28 = i_39;
                i_29 = i_38;
            }
        }
        if (i_29 < 1) {
            i_40 = i_28;
        } else {
            i_40 = i_29;
        }
        i_41 = i_25 << 7;
        i_42 = 0;
        while (true) {
            i_43 = *((__global gale_int *) ul_17);
            if (!(i_42 < i_43)) {
                break;
            }
            i_44 = (int) ((uint) i_42 + (uint) (i_42 << 1));
            l_45 = 9223372036854775807L;
            i_46 = i_16;
            while (true) {
                if (!(((int) ((uint) (i_46 << 3) + (uint) (i_46 << 2))) < i_40)) {
                    break;
                }
                i_47 = (int) ((uint) i_20 + (uint) ((int) ((uint) i_46 + (uint) (i_46 << 1))));
                f_48 = (0x0.0p0f);
                i_49 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_49 < 3)) {
                        break;
                    }
                    f_50 = *((__global gale_float *) (arg_queries + ((((long) ((int) ((uint) i_49 + (uint) i_44))) << 2) + 16L)));
                    f_51 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_47 + (uint) i_49))) << 2) + 16L)));
                    f_52 = f_50 - f_51;
                    f_53 = f_48 + (f_52 * f_52);
                    i_54 = (int) ((uint) i_49 + (uint) 1);
                    f_48 = f_53;
                    i_49 = i_54;
                }
                l_55 = (((long) as_int(f_48)) << 32) | ((long) ((int) ((uint) i_46 + (uint) i_41)));
                l_56 = (l_55 < l_45) ? l_55 : l_45;
                i_57 = (int) ((uint) i_46 + (uint) i_9);
                l_45 = l_56;
                i_46 = i_57;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_58 = (-16L) + l_14;
            *((__local gale_long *) (gale_scratch_memory + l_58)) = l_45;
            GALEFS_LOCAL_BARRIER(5);
            i_59 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_59 < i_12)) {
                    break;
                }
                i_60 = i_59 << 1;
                if ((i_13 & ((int) ((uint) i_60 + (uint) (-1)))) == 0) {
                    i_61 = (int) ((uint) i_13 + (uint) i_59);
                    if (i_61 < i_12) {
                        l_62 = *((__local gale_long *) (gale_scratch_memory + l_58));
                        l_63 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_61) << 3) + 16L))));
                        l_64 = (l_63 < l_62) ? l_63 : l_62;
                        *((__local gale_long *) (gale_scratch_memory + l_58)) = l_64;
                    }
                }
                GALEFS_LOCAL_BARRIER(6);
                i_59 = i_60;
            }
            l_65 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
            i_66 = (int) ((uint) i_42 + (uint) 1);
            if (i_11 == 0) {
                l_67 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_42 << 3)), l_65);
                i_42 = i_66;
            } else {
                i_42 = i_66;
            }
        }
        GALEFS_BARRIER(7);
        i_68 = (int) ((uint) i_25 + (uint) i_10);
        i_24 = i_40;
        i_25 = i_68;
    }
    if (((int) get_local_id(0)) == 0) {
        l_69 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_70 = l_69;
    } else {
        l_70 = 0L;
    }
    GALEFS_BROADCAST(8, l_71, l_70);
    if (l_71 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_24;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_71); }
        GALEFS_RETURN;
        resume_3:
        i_24 = (int) gale_ints[gale_item];
        l_71 = gale_round_reply(gale_entry);
    }
    if (((long) i_24) < 0L) {
        i_72 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_24);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
