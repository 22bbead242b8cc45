// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.CsvColumnSum#sum
// entry point: galefs_sum
// parameters: LONG_ARRAY INT BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 9
// context bytes: 56
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "table.csv"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4a66efc3531f4371863149afa97edca3590a5fe76cf6c7ce6d359428ef238fbd
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {116, 97, 98, 108, 101, 46, 99, 115, 118};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_47) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(long, l_13) VARIABLE(long, l_17) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_40) VARIABLE(long, l_51) VARIABLE(long, l_74)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_40)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_47) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_51)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(l_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(l_22)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_73) VARIABLE(l_74)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(l_74)

__kernel void galefs_sum(__global uchar *arg_fs, int arg_column, __global uchar *arg_buffer, __global uchar *arg_sum, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_16, i_18, i_20, i_21, i_24, i_25, i_27, i_28, i_29, i_30, i_33, i_34, i_35, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_60, i_62, i_63, i_64, i_65, i_73, i_75, i_76, i_77, i_78, i_83;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_17, l_19, l_22, l_23, l_26, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_43, l_51, l_58, l_59, l_61, l_66, l_67, l_68, l_69, l_70, l_71, l_72, l_74, l_79, l_80, l_81, l_82;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 9, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group);
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
    i_11 = (i_10 < 0) ? i_10 : 2177;
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((int) get_num_groups(0));
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) ((uint) gale_group * (uint) 2177);
    l_17 = (long) i_16;
    i_18 = (int) get_local_id(0);
    l_19 = (long) gale_group;
    i_20 = (int) get_local_id(0);
    i_21 = i_11;
    l_22 = 0L;
    l_23 = l_19;
    while (true) {
        if (i_21 < 1) {
            break;
        }
        i_24 = (l_23 == 0L) ? 0 : 1;
        i_25 = i_24 + 2176;
        l_26 = (long) ((ulong) (l_23 << 11) - (ulong) ((long) (uint) i_24));
        i_27 = 1;
        i_28 = 0;
        i_29 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_27 == 1)) {
                break;
            }
            i_30 = (int) ((uint) i_25 - (uint) i_28);
            l_31 = (long) i_28;
            l_32 = (long) ((ulong) l_26 + (ulong) l_31);
            if (i_29 == 0) {
                i_33 = i_30;
            } else {
                i_34 = 4096 - ((int) (l_32 & 4095L));
                i_35 = (i_34 < i_30) ? i_34 : i_30;
                i_33 = i_35;
            }
            if (i_20 == 0) {
                l_36 = gale_BlockAccess_beginRead(arg_fs, i_10, l_32, i_33, gale_group);
                l_37 = l_36;
            } else {
                l_37 = 0L;
            }
            if (i_18 == 0) {
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
            l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_32, gale_group);
            gale_copy((arg_fs + 16 + l_43), (arg_buffer + 16 + (l_17 + l_31)), i_42);
            GALEFS_BARRIER(3);
            if (i_15 == 0) {
                if (!(i_42 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group);
                }
            }
            i_44 = (int) ((uint) i_28 + (uint) i_42);
            i_45 = ((l_40 == (-117L)) || (!((i_42 < 1) || (!(i_44 < i_25))))) ? 1 : 0;
            i_46 = (l_40 == (-117L)) ? 1 : 0;
            if (l_40 < 0L) {
                if (l_40 == (-117L)) {
                    i_27 = i_45;
                    i_28 = i_44;
                    i_29 = i_46;
                } else {
                    i_27 = i_41;
                    i_28 = i_44;
                    i_29 = i_46;
                }
            } else {
                i_27 = i_45;
                i_28 = i_44;
                i_29 = i_46;
            }
        }
        if (i_28 < 1) {
            i_47 = i_27;
        } else {
            i_47 = i_28;
        }
        i_48 = (int) ((uint) i_47 - (uint) i_24);
        i_49 = (i_48 < 2048) ? i_48 : 2048;
        i_50 = (int) ((uint) i_16 + (uint) i_24);
        l_51 = l_22;
        i_52 = i_14;
        while (true) {
            if (!(i_52 < i_49)) {
                break;
            }
            i_53 = (int) ((uint) i_52 + (uint) i_12);
            i_54 = (int) ((uint) i_52 + (uint) i_50);
            if (l_23 == 0L) {
                if (i_52 == 0) {
                    goto B53;
                }
            }
            i_55 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_54 + (uint) (-1))) * 1));
            if (!(i_55 == 10)) {
                i_52 = i_53;
                continue;
            }
        B53:;
            i_56 = (int) ((uint) i_16 + (uint) i_47);
            i_57 = 0;
            l_58 = 0L;
            l_59 = 1L;
            i_60 = i_54;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_61 = (long) ((ulong) l_51 + (ulong) ((long) ((ulong) l_58 * (ulong) l_59)));
                if (!(i_60 < i_56)) {
                    goto B64;
                }
                i_62 = (int) *((__global char *) (arg_buffer + 16 + (long) i_60 * 1));
                if (i_62 == 10) {
                    break;
                }
                i_63 = (int) *((__global char *) (arg_buffer + 16 + (long) i_60 * 1));
                i_64 = (int) ((uint) i_60 + (uint) 1);
                if (i_63 == 44) {
                    i_65 = (int) ((uint) i_57 + (uint) 1);
                    i_57 = i_65;
                    i_60 = i_64;
                } else {
                    if (arg_column == i_57) {
                        if (i_63 == 45) {
                            l_59 = (-1L);
                            i_60 = i_64;
                        } else {
                            l_66 = (long) ((ulong) ((long) (i_63 + (-48))) + (ulong) ((long) ((ulong) (l_58 << 3) + (ulong) (l_58 << 1))));
                            l_58 = l_66;
                            i_60 = i_64;
                        }
                    } else {
                        i_60 = i_64;
                    }
                }
            }
            l_51 = l_61;
            i_52 = i_53;
            continue;
        B64:;
            l_51 = l_61;
            i_52 = i_53;
        }
        GALEFS_BARRIER(4);
        l_67 = (long) ((ulong) l_23 + (ulong) l_13);
        i_21 = i_47;
        l_22 = l_51;
        l_23 = l_67;
    }
    if (((int) get_local_id(0)) == 0) {
        l_68 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_69 = l_68;
    } else {
        l_69 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_69 < (-4611686018427387904L)) {
            l_70 = gale_HostCall_awaitReply(arg_fs, l_69, gale_group);
            l_71 = l_70;
        } else {
            l_71 = l_69;
        }
    } else {
        l_71 = l_69;
    }
    GALEFS_BROADCAST(5, l_72, l_71);
    GALEFS_LOCAL_BARRIER(6);
    i_73 = (int) get_local_id(0);
    l_74 = (-16L) + ((((long) i_73) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_74)) = l_22;
    GALEFS_LOCAL_BARRIER(7);
    i_75 = (int) get_local_size(0);
    i_76 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_76 < i_75)) {
            break;
        }
        i_77 = i_76 << 1;
        if ((i_73 & ((int) ((uint) i_77 + (uint) (-1)))) == 0) {
            i_78 = (int) ((uint) i_73 + (uint) i_76);
            if (i_78 < i_75) {
                l_79 = *((__local gale_long *) (gale_scratch_memory + l_74));
                l_80 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_78) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_74)) = ((long) ((ulong) l_79 + (ulong) l_80));
            }
        }
        GALEFS_LOCAL_BARRIER(8);
        i_76 = i_77;
    }
    l_81 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_82 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_81);
    }
    if (((long) i_21) < 0L) {
        i_83 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_41) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_22) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_34) VARIABLE(long, l_45) VARIABLE(long, l_66)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_41) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_45)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17) VARIABLE(l_18)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_17) VARIABLE(l_18)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_17) VARIABLE(i_65) VARIABLE(l_66)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_17) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_66)

__kernel void galefs_sum(__global uchar *arg_fs, int arg_column, __global uchar *arg_buffer, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_13, i_16, i_17, i_20, i_21, i_23, i_24, i_25, i_26, i_29, i_30, i_31, i_35, i_36, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_54, i_56, i_57, i_58, i_59, i_65, i_67, i_68, i_69, i_70, i_75;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_14, l_15, l_18, l_19, l_22, l_27, l_28, l_32, l_33, l_34, l_37, l_45, l_52, l_53, l_55, l_60, l_61, l_62, l_63, l_64, l_66, l_71, l_72, l_73, l_74;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
        l_0 = gale_FileOpener_begin(arg_fs, 9, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group, gale_slot, gale_position);
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
    i_8 = (i_7 < 0) ? i_7 : 2177;
    i_9 = (int) get_local_size(0);
    l_10 = (long) gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) ((uint) gale_group * (uint) 2177);
    l_14 = (long) i_13;
    l_15 = (long) gale_group;
    i_16 = (int) get_local_id(0);
    i_17 = i_8;
    l_18 = 0L;
    l_19 = l_15;
    while (true) {
        if (i_17 < 1) {
            break;
        }
        i_20 = (l_19 == 0L) ? 0 : 1;
        i_21 = i_20 + 2176;
        l_22 = (long) ((ulong) (l_19 << 11) - (ulong) ((long) (uint) i_20));
        i_23 = 1;
        i_24 = 0;
        i_25 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_23 == 1)) {
                break;
            }
            i_26 = (int) ((uint) i_21 - (uint) i_24);
            l_27 = (long) i_24;
            l_28 = (long) ((ulong) l_22 + (ulong) l_27);
            if (i_25 == 0) {
                i_29 = i_26;
            } else {
                i_30 = 4096 - ((int) (l_28 & 4095L));
                i_31 = (i_30 < i_26) ? i_30 : i_26;
                i_29 = i_31;
            }
            if (i_16 == 0) {
                l_32 = gale_BlockAccess_beginRead(arg_fs, i_7, l_28, i_29, gale_group, gale_slot, gale_position);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            GALEFS_BROADCAST(2, l_34, l_33);
            if (l_34 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_18;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_ints[2 * gale_items + gale_item] = (uint) i_21;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
                gale_ints[3 * gale_items + gale_item] = (uint) i_24;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_27;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_28;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_34); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                l_18 = (long) gale_longs[gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                i_21 = (int) gale_ints[2 * gale_items + gale_item];
                l_22 = (long) gale_longs[2 * gale_items + gale_item];
                i_24 = (int) gale_ints[3 * gale_items + gale_item];
                l_27 = (long) gale_longs[3 * gale_items + gale_item];
                l_28 = (long) gale_longs[4 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) gale_group_count;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                i_13 = (int) ((uint) gale_group * (uint) 2177);
                l_14 = (long) i_13;
                i_16 = (int) get_local_id(0);
                l_34 = gale_round_reply(gale_entry);
            }
            i_35 = (int) l_34;
            if (l_34 < 0L) {
                i_36 = 0;
            } else {
                i_36 = i_35;
            }
            l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, l_28, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_37), (arg_buffer + 16 + (l_14 + l_27)), i_36);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_36 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_36, gale_group, gale_slot, gale_position);
                }
            }
            i_38 = (int) ((uint) i_24 + (uint) i_36);
            i_39 = ((l_34 == (-117L)) || (!((i_36 < 1) || (!(i_38 < i_21))))) ? 1 : 0;
            i_40 = (l_34 == (-117L)) ? 1 : 0;
            if (l_34 < 0L) {
                if (l_34 == (-117L)) {
                    i_23 = i_39;
                    i_24 = i_38;
                    i_25 = i_40;
                } else {
                    i_23 = i_35;
                    i_24 = i_38;
                    i_25 = i_40;
                }
            } else {
                i_23 = i_39;
                i_24 = i_38;
                i_25 = i_40;
            }
        }
        if (i_24 < 1) {
            i_41 = i_23;
        } else {
            i_41 = i_24;
        }
        i_42 = (int) ((uint) i_41 - (uint) i_20);
        i_43 = (i_42 < 2048) ? i_42 : 2048;
        i_44 = (int) ((uint) i_13 + (uint) i_20);
        l_45 = l_18;
        i_46 = i_11;
        while (true) {
            if (!(i_46 < i_43)) {
                break;
            }
            i_47 = (int) ((uint) i_46 + (uint) i_9);
            i_48 = (int) ((uint) i_46 + (uint) i_44);
            if (l_19 == 0L) {
                if (i_46 == 0) {
                    goto B43;
                }
            }
            i_49 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_48 + (uint) (-1))) * 1));
            if (!(i_49 == 10)) {
                i_46 = i_47;
                continue;
            }
        B43:;
            i_50 = (int) ((uint) i_13 + (uint) i_41);
            i_51 = 0;
            l_52 = 0L;
            l_53 = 1L;
            i_54 = i_48;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_55 = (long) ((ulong) l_45 + (ulong) ((long) ((ulong) l_52 * (ulong) l_53)));
                if (!(i_54 < i_50)) {
                    goto B54;
                }
                i_56 = (int) *((__global char *) (arg_buffer + 16 + (long) i_54 * 1));
                if (i_56 == 10) {
                    break;
                }
                i_57 = (int) *((__global char *) (arg_buffer + 16 + (long) i_54 * 1));
                i_58 = (int) ((uint) i_54 + (uint) 1);
                if (i_57 == 44) {
                    i_59 = (int) ((uint) i_51 + (uint) 1);
                    i_51 = i_59;
                    i_54 = i_58;
                } else {
                    if (arg_column == i_51) {
                        if (i_57 == 45) {
                            l_53 = (-1L);
                            i_54 = i_58;
                        } else {
                            l_60 = (long) ((ulong) ((long) (i_57 + (-48))) + (ulong) ((long) ((ulong) (l_52 << 3) + (ulong) (l_52 << 1))));
                            l_52 = l_60;
                            i_54 = i_58;
                        }
                    } else {
                        i_54 = i_58;
                    }
                }
            }
            l_45 = l_55;
            i_46 = i_47;
            continue;
        B54:;
            l_45 = l_55;
            i_46 = i_47;
        }
        GALEFS_BARRIER(4);
        l_61 = (long) ((ulong) l_19 + (ulong) l_10);
        i_17 = i_41;
        l_18 = l_45;
        l_19 = l_61;
    }
    if (((int) get_local_id(0)) == 0) {
        l_62 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_63 = l_62;
    } else {
        l_63 = 0L;
    }
    GALEFS_BROADCAST(5, l_64, l_63);
    if (l_64 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_17;
        gale_longs[gale_item] = (ulong) l_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_64); }
        GALEFS_RETURN;
        resume_3:
        i_17 = (int) gale_ints[gale_item];
        l_18 = (long) gale_longs[gale_item];
        l_64 = gale_round_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(6);
    i_65 = (int) get_local_id(0);
    l_66 = (-16L) + ((((long) i_65) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_66)) = l_18;
    GALEFS_LOCAL_BARRIER(7);
    i_67 = (int) get_local_size(0);
    i_68 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_68 < i_67)) {
            break;
        }
        i_69 = i_68 << 1;
        if ((i_65 & ((int) ((uint) i_69 + (uint) (-1)))) == 0) {
            i_70 = (int) ((uint) i_65 + (uint) i_68);
            if (i_70 < i_67) {
                l_71 = *((__local gale_long *) (gale_scratch_memory + l_66));
                l_72 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_70) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_66)) = ((long) ((ulong) l_71 + (ulong) l_72));
            }
        }
        GALEFS_LOCAL_BARRIER(8);
        i_68 = i_69;
    }
    l_73 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_74 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_73);
    }
    if (((long) i_17) < 0L) {
        i_75 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
