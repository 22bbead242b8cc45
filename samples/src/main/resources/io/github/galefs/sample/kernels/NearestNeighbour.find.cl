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
// bytecode SHA-256: 9a4cc183bb3423dc14c004bd473f6c0dd0fceb4e9de7cddcb9a4746fb0f73617
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {112, 111, 105, 110, 116, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_33) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_72) VARIABLE(long, l_17) VARIABLE(long, l_24) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_45) VARIABLE(long, l_57) VARIABLE(long, l_70) VARIABLE(__global uchar *, ul_20)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_33) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(ul_20)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_33) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_31) VARIABLE(l_45) VARIABLE(ul_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_57) VARIABLE(ul_20)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_70) VARIABLE(ul_20)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_72) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(l_70) VARIABLE(ul_20)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_52) VARIABLE(l_17) VARIABLE(l_24) VARIABLE(ul_20)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_28)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_buffer, __global uchar *arg_nearest, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_20;
    float f_60, f_62, f_63, f_64, f_65;
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_18, i_19, i_21, i_22, i_23, i_25, i_26, i_27, i_28, i_29, i_32, i_33, i_34, i_35, i_38, i_39, i_40, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_58, i_59, i_61, i_66, i_69, i_71, i_72, i_73, i_78, i_80, i_86;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_17, l_24, l_30, l_31, l_36, l_37, l_41, l_42, l_43, l_44, l_45, l_48, l_57, l_67, l_68, l_70, l_74, l_75, l_76, l_77, l_79, l_81, l_82, l_83, l_84, l_85;
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
        i_34 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_32 == 1)) {
                break;
            }
            i_35 = (int) ((uint) 1536 - (uint) i_33);
            l_36 = (long) i_33;
            l_37 = l_36 + l_31;
            if (i_34 == 0) {
                i_38 = i_35;
            } else {
                i_39 = 4096 - ((int) (l_37 & 4095L));
                i_40 = (i_39 < i_35) ? i_39 : i_35;
                i_38 = i_40;
            }
            if (i_27 == 0) {
                l_41 = gale_BlockAccess_beginRead(arg_fs, i_10, l_37, i_38, gale_group);
                l_42 = l_41;
            } else {
                l_42 = 0L;
            }
            if (i_25 == 0) {
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
            i_46 = (int) l_45;
            if (l_45 < 0L) {
                i_47 = 0;
            } else {
                i_47 = i_46;
            }
            l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_45, l_37, gale_group);
            gale_copy((arg_fs + 16 + l_48), (arg_buffer + 16 + (l_36 + l_24)), i_47);
            GALEFS_BARRIER(3);
            if (i_21 == 0) {
                if (!(i_47 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_47, gale_group);
                }
            }
            i_49 = (int) ((uint) i_33 + (uint) i_47);
            i_50 = ((l_45 == (-117L)) || (!((i_47 < 1) || (!(i_49 < 1536))))) ? 1 : 0;
            i_51 = (l_45 == (-117L)) ? 1 : 0;
            if (l_45 < 0L) {
                if (l_45 == (-117L)) {
                    i_32 = i_50;
                    i_33 = i_49;
                    i_34 = i_51;
                } else {
                    i_32 = i_46;
                    i_33 = i_49;
                    i_34 = i_51;
                }
            } else {
                i_32 = i_50;
                i_33 = i_49;
                i_34 = i_51;
            }
        }
        if (i_33 < 1) {
            i_52 = i_32;
        } else {
            i_52 = i_33;
        }
        i_53 = i_29 << 7;
        i_54 = 0;
        while (true) {
            i_55 = *((__global gale_int *) ul_20);
            if (!(i_54 < i_55)) {
                break;
            }
            i_56 = (int) ((uint) i_54 + (uint) (i_54 << 1));
            l_57 = 9223372036854775807L;
            i_58 = i_19;
            while (true) {
                if (!(((int) ((uint) (i_58 << 3) + (uint) (i_58 << 2))) < i_52)) {
                    break;
                }
                i_59 = (int) ((uint) i_23 + (uint) ((int) ((uint) i_58 + (uint) (i_58 << 1))));
                f_60 = (0x0.0p0f);
                i_61 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_61 < 3)) {
                        break;
                    }
                    f_62 = *((__global gale_float *) (arg_queries + ((((long) ((int) ((uint) i_61 + (uint) i_56))) << 2) + 16L)));
                    f_63 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_59 + (uint) i_61))) << 2) + 16L)));
                    f_64 = f_62 - f_63;
                    f_65 = f_60 + (f_64 * f_64);
                    i_66 = (int) ((uint) i_61 + (uint) 1);
                    f_60 = f_65;
                    i_61 = i_66;
                }
                l_67 = (((long) as_int(f_60)) << 32) | ((long) ((int) ((uint) i_58 + (uint) i_53)));
                l_68 = (l_67 < l_57) ? l_67 : l_57;
                i_69 = (int) ((uint) i_58 + (uint) i_12);
                l_57 = l_68;
                i_58 = i_69;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_70 = (-16L) + l_17;
            *((__local gale_long *) (gale_scratch_memory + l_70)) = l_57;
            GALEFS_LOCAL_BARRIER(5);
            i_71 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_71 < i_15)) {
                    break;
                }
                i_72 = i_71 << 1;
                if ((i_16 & ((int) ((uint) i_72 + (uint) (-1)))) == 0) {
                    i_73 = (int) ((uint) i_16 + (uint) i_71);
                    if (i_73 < i_15) {
                        l_74 = *((__local gale_long *) (gale_scratch_memory + l_70));
                        l_75 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_73) << 3) + 16L))));
                        l_76 = (l_75 < l_74) ? l_75 : l_74;
                        *((__local gale_long *) (gale_scratch_memory + l_70)) = l_76;
                    }
                }
                GALEFS_LOCAL_BARRIER(6);
                i_71 = i_72;
            }
            l_77 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
            i_78 = (int) ((uint) i_54 + (uint) 1);
            if (i_14 == 0) {
                l_79 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_54 << 3)), l_77);
                i_54 = i_78;
            } else {
                i_54 = i_78;
            }
        }
        GALEFS_BARRIER(7);
        i_80 = (int) ((uint) i_29 + (uint) i_13);
        i_28 = i_52;
        i_29 = i_80;
    }
    if (((int) get_local_id(0)) == 0) {
        l_81 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_82 = l_81;
    } else {
        l_82 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_82 < (-4611686018427387904L)) {
            l_83 = gale_HostCall_awaitReply(arg_fs, l_82, gale_group);
            l_84 = l_83;
        } else {
            l_84 = l_82;
        }
    } else {
        l_84 = l_82;
    }
    GALEFS_BROADCAST(8, l_85, l_84);
    if (((long) i_28) < 0L) {
        i_86 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_28);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_29) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_66) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_39) VARIABLE(long, l_51) VARIABLE(long, l_64) VARIABLE(__global uchar *, ul_17)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(ul_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_39) VARIABLE(ul_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_51) VARIABLE(ul_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_64) VARIABLE(ul_17)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_66) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_64) VARIABLE(ul_17)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_46) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(ul_17)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_24)

__kernel void galefs_find(__global uchar *arg_fs, __global uchar *arg_queries, __global uchar *arg_buffer, __global uchar *arg_nearest, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_17;
    float f_54, f_56, f_57, f_58, f_59;
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_15, i_16, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_28, i_29, i_30, i_31, i_34, i_35, i_36, i_40, i_41, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_52, i_53, i_55, i_60, i_63, i_65, i_66, i_67, i_72, i_74, i_78;
    long l_0, l_1, l_2, l_5, l_6, l_14, l_21, l_26, l_27, l_32, l_33, l_37, l_38, l_39, l_42, l_51, l_61, l_62, l_64, l_68, l_69, l_70, l_71, l_73, l_75, l_76, l_77;
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
        i_30 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_28 == 1)) {
                break;
            }
            i_31 = (int) ((uint) 1536 - (uint) i_29);
            l_32 = (long) i_29;
            l_33 = l_32 + l_27;
            if (i_30 == 0) {
                i_34 = i_31;
            } else {
                i_35 = 4096 - ((int) (l_33 & 4095L));
                i_36 = (i_35 < i_31) ? i_35 : i_31;
                i_34 = i_36;
            }
            if (i_23 == 0) {
                l_37 = gale_BlockAccess_beginRead(arg_fs, i_7, l_33, i_34, gale_group, gale_slot, gale_position);
                l_38 = l_37;
            } else {
                l_38 = 0L;
            }
            GALEFS_BROADCAST(2, l_39, l_38);
            if (l_39 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_25;
                gale_longs[gale_item] = (ulong) l_27;
                gale_ints[2 * gale_items + gale_item] = (uint) i_29;
                gale_longs[gale_items + gale_item] = (ulong) l_32;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_39); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                i_25 = (int) gale_ints[gale_items + gale_item];
                l_27 = (long) gale_longs[gale_item];
                i_29 = (int) gale_ints[2 * gale_items + gale_item];
                l_32 = (long) gale_longs[gale_items + gale_item];
                l_33 = (long) gale_longs[2 * gale_items + gale_item];
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
                l_39 = gale_round_reply(gale_entry);
            }
            i_40 = (int) l_39;
            if (l_39 < 0L) {
                i_41 = 0;
            } else {
                i_41 = i_40;
            }
            l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, l_33, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_42), (arg_buffer + 16 + (l_32 + l_21)), i_41);
            GALEFS_BARRIER(3);
            if (i_18 == 0) {
                if (!(i_41 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_41, gale_group, gale_slot, gale_position);
                }
            }
            i_43 = (int) ((uint) i_29 + (uint) i_41);
            i_44 = ((l_39 == (-117L)) || (!((i_41 < 1) || (!(i_43 < 1536))))) ? 1 : 0;
            i_45 = (l_39 == (-117L)) ? 1 : 0;
            if (l_39 < 0L) {
                if (l_39 == (-117L)) {
                    i_28 = i_44;
                    i_29 = i_43;
                    i_30 = i_45;
                } else {
                    i_28 = i_40;
                    i_29 = i_43;
                    i_30 = i_45;
                }
            } else {
                i_28 = i_44;
                i_29 = i_43;
                i_30 = i_45;
            }
        }
        if (i_29 < 1) {
            i_46 = i_28;
        } else {
            i_46 = i_29;
        }
        i_47 = i_25 << 7;
        i_48 = 0;
        while (true) {
            i_49 = *((__global gale_int *) ul_17);
            if (!(i_48 < i_49)) {
                break;
            }
            i_50 = (int) ((uint) i_48 + (uint) (i_48 << 1));
            l_51 = 9223372036854775807L;
            i_52 = i_16;
            while (true) {
                if (!(((int) ((uint) (i_52 << 3) + (uint) (i_52 << 2))) < i_46)) {
                    break;
                }
                i_53 = (int) ((uint) i_20 + (uint) ((int) ((uint) i_52 + (uint) (i_52 << 1))));
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
                i_63 = (int) ((uint) i_52 + (uint) i_9);
                l_51 = l_62;
                i_52 = i_63;
            }
            GALEFS_LOCAL_BARRIER(4);
            l_64 = (-16L) + l_14;
            *((__local gale_long *) (gale_scratch_memory + l_64)) = l_51;
            GALEFS_LOCAL_BARRIER(5);
            i_65 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_65 < i_12)) {
                    break;
                }
                i_66 = i_65 << 1;
                if ((i_13 & ((int) ((uint) i_66 + (uint) (-1)))) == 0) {
                    i_67 = (int) ((uint) i_13 + (uint) i_65);
                    if (i_67 < i_12) {
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
            if (i_11 == 0) {
                l_73 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_nearest + 16 + ((long) i_48 << 3)), l_71);
                i_48 = i_72;
            } else {
                i_48 = i_72;
            }
        }
        GALEFS_BARRIER(7);
        i_74 = (int) ((uint) i_25 + (uint) i_10);
        i_24 = i_46;
        i_25 = i_74;
    }
    if (((int) get_local_id(0)) == 0) {
        l_75 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_76 = l_75;
    } else {
        l_76 = 0L;
    }
    GALEFS_BROADCAST(8, l_77, l_76);
    if (l_77 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_24;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_77); }
        GALEFS_RETURN;
        resume_3:
        i_24 = (int) gale_ints[gale_item];
        l_77 = gale_round_reply(gale_entry);
    }
    if (((long) i_24) < 0L) {
        i_78 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_24);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
