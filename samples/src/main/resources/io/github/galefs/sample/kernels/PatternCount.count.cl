// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.PatternCount#count
// entry point: galefs_count
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 7
// context bytes: 48
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 038e37a7d80e027a0c8f98c7e8e4be02d56e9232d7581a8bd2b16df39ece794d
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_48) VARIABLE(int, i_57) VARIABLE(int, i_87) VARIABLE(int, i_89) VARIABLE(int, i_91) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_21) VARIABLE(long, l_26) VARIABLE(long, l_33) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_88) VARIABLE(__global uchar *, ul_11)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(ul_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_33) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(ul_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_33) VARIABLE(l_42) VARIABLE(ul_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_48) VARIABLE(i_57) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(ul_11)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_25) VARIABLE(l_26)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_25) VARIABLE(l_26)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_25) VARIABLE(i_87) VARIABLE(l_88)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_25) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(l_88)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11;
    int i_4, i_5, i_10, i_12, i_13, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_27, i_31, i_32, i_34, i_35, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_87, i_89, i_90, i_91, i_92, i_97;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_14, l_15, l_16, l_17, l_21, l_26, l_28, l_29, l_30, l_33, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_45, l_54, l_81, l_82, l_83, l_84, l_85, l_86, l_88, l_93, l_94, l_95, l_96;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
    i_10 = (int) l_9;
    ul_11 = arg_pattern + 12L;
    if (i_10 < 0) {
        i_12 = i_10;
    } else {
        i_13 = *((__global gale_int *) ul_11);
        i_12 = i_13;
    }
    l_14 = (long) ((int) get_local_id(0));
    l_15 = (long) ((int) get_local_size(0));
    l_16 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
    l_17 = (long) ((int) get_local_size(0));
    i_18 = (int) get_local_id(0);
    i_19 = gale_group;
    i_20 = (int) ((uint) (i_19 << 16) + (uint) (i_19 << 6));
    l_21 = (long) i_20;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = i_12;
    l_26 = 0L;
    while (true) {
        if (i_25 < 1) {
            break;
        }
        if (i_24 == 0) {
            i_27 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_28 = (long) i_27;
            l_29 = l_28;
        } else {
            l_29 = 0L;
        }
        GALEFS_BROADCAST(2, l_30, l_29);
        i_31 = *((__global gale_int *) ul_11);
        i_32 = (int) ((uint) i_31 + (uint) 65535);
        l_33 = l_30 << 16;
        i_34 = 1;
        i_35 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_34 == 1)) {
                break;
            }
            l_36 = (long) i_35;
            l_37 = (long) ((ulong) l_36 + (ulong) l_33);
            if (i_23 == 0) {
                l_38 = gale_BlockAccess_beginRead(arg_fs, i_10, l_37, ((int) ((uint) i_32 - (uint) i_35)), gale_group);
                l_39 = l_38;
            } else {
                l_39 = 0L;
            }
            if (i_22 == 0) {
                if (l_39 < (-4611686018427387904L)) {
                    l_40 = gale_HostCall_awaitReply(arg_fs, l_39, gale_group);
                    l_41 = l_40;
                } else {
                    l_41 = l_39;
                }
            } else {
                l_41 = l_39;
            }
            GALEFS_BROADCAST(3, l_42, l_41);
            i_43 = (int) l_42;
            if (l_42 < 0L) {
                i_44 = 0;
            } else {
                i_44 = i_43;
            }
            l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_37, gale_group);
            gale_copy((arg_fs + 16 + l_45), (arg_buffer + 16 + (l_21 + l_36)), i_44);
            GALEFS_BARRIER(4);
            if (i_18 == 0) {
                if (!(i_44 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group);
                }
            }
            i_46 = (int) ((uint) i_35 + (uint) i_44);
            if (l_42 < 0L) {
                i_34 = i_43;
                i_35 = i_46;
            } else {
                i_47 = ((i_44 < 1) || (!(i_46 < i_32))) ? 0 : 1;
                i_34 = i_47;
                i_35 = i_46;
            }
        }
        if (i_35 < 1) {
            i_48 = i_34;
        } else {
            i_48 = i_35;
        }
        i_49 = *((__global gale_int *) ul_11);
        i_50 = i_49 + (-1);
        i_51 = (i_50 + ((int) ((uint) i_50 >> 31))) >> 1;
        i_52 = (int) ((uint) ((int) ((uint) i_48 - (uint) i_49)) + (uint) 1);
        i_53 = (i_52 < 1) ? 0 : i_52;
        l_54 = (long) (uint) i_53;
        i_55 = (int) ((uint) ((int) gale_div_long((l_14 * l_54), l_15)) + (uint) i_20);
        i_56 = (int) ((uint) ((int) gale_div_long((l_16 * l_54), l_17)) + (uint) i_20);
        i_57 = 0;
        i_58 = i_55;
        while (true) {
            if (!(i_58 < i_56)) {
                break;
            }
            i_59 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
            i_60 = (int) *((__global char *) (arg_pattern + 16 + (long) i_51 * 1));
            i_61 = (int) *((__global char *) (arg_pattern + 16 + (long) i_50 * 1));
            i_62 = (int) ((uint) i_58 + (uint) 256);
            i_63 = (i_56 < i_62) ? i_56 : i_62;
            i_64 = 0;
            i_65 = i_58;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_65 < i_63)) {
                    break;
                }
                i_66 = (int) *((__global char *) (arg_buffer + 16 + (long) i_65 * 1));
                i_67 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_51 + (uint) i_65)) * 1));
                i_68 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_50 + (uint) i_65)) * 1));
                i_69 = ((((i_59 ^ i_66) | (i_60 ^ i_67)) | (i_61 ^ i_68)) == 0) ? 1 : 0;
                i_70 = i_64 | i_69;
                i_71 = (int) ((uint) i_65 + (uint) 1);
                i_64 = i_70;
                i_65 = i_71;
            }
            if (i_64 == 0) {
                i_58 = i_62;
            } else {
                i_72 = i_57;
                i_73 = i_58;
                while (true) {
                    if (!(i_73 < i_63)) {
                        break;
                    }
                    i_74 = (int) ((uint) i_73 + (uint) 1);
                    i_75 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        i_76 = (i_75 == i_49) ? 1 : 0;
                        i_77 = (int) ((uint) i_72 + (uint) i_76);
                        if (!(i_75 < i_49)) {
                            goto B59;
                        }
                        i_78 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_73 + (uint) i_75)) * 1));
                        i_79 = (int) *((__global char *) (arg_pattern + 16 + (long) i_75 * 1));
                        if (!(i_78 == i_79)) {
                            break;
                        }
                        i_80 = (int) ((uint) i_75 + (uint) 1);
                        i_75 = i_80;
                    }
                    i_72 = i_77;
                    i_73 = i_74;
                    continue;
                B59:;
                    i_72 = i_77;
                    i_73 = i_74;
                }
                i_57 = i_72;
                i_58 = i_62;
            }
        }
        GALEFS_BARRIER(5);
        l_81 = (long) ((ulong) l_26 + (ulong) ((long) i_57));
        i_25 = i_48;
        l_26 = l_81;
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
    GALEFS_BROADCAST(6, l_86, l_85);
    GALEFS_LOCAL_BARRIER(7);
    i_87 = (int) get_local_id(0);
    l_88 = (-16L) + ((((long) i_87) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_88)) = l_26;
    GALEFS_LOCAL_BARRIER(8);
    i_89 = (int) get_local_size(0);
    i_90 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_90 < i_89)) {
            break;
        }
        i_91 = i_90 << 1;
        if ((i_87 & ((int) ((uint) i_91 + (uint) (-1)))) == 0) {
            i_92 = (int) ((uint) i_87 + (uint) i_90);
            if (i_92 < i_89) {
                l_93 = *((__local gale_long *) (gale_scratch_memory + l_88));
                l_94 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_92) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_88)) = ((long) ((ulong) l_93 + (ulong) l_94));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_90 = i_91;
    }
    l_95 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_96 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_95);
    }
    if (((long) i_25) < 0L) {
        i_97 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_25);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_42) VARIABLE(int, i_51) VARIABLE(int, i_7) VARIABLE(int, i_79) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_29) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_36) VARIABLE(long, l_80) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(ul_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(ul_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_36) VARIABLE(ul_8)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_42) VARIABLE(i_51) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(ul_8)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(l_22)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(l_22)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_79) VARIABLE(l_80)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(l_80)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8;
    int i_3, i_4, i_7, i_9, i_10, i_15, i_16, i_17, i_19, i_20, i_21, i_23, i_27, i_28, i_30, i_31, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_79, i_81, i_82, i_83, i_84, i_89;
    long l_0, l_1, l_2, l_5, l_6, l_11, l_12, l_13, l_14, l_18, l_22, l_24, l_25, l_26, l_29, l_32, l_33, l_34, l_35, l_36, l_39, l_48, l_75, l_76, l_77, l_78, l_80, l_85, l_86, l_87, l_88;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
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
    ul_8 = arg_pattern + 12L;
    if (i_7 < 0) {
        i_9 = i_7;
    } else {
        i_10 = *((__global gale_int *) ul_8);
        i_9 = i_10;
    }
    l_11 = (long) ((int) get_local_id(0));
    l_12 = (long) ((int) get_local_size(0));
    l_13 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
    l_14 = (long) ((int) get_local_size(0));
    i_15 = (int) get_local_id(0);
    i_16 = gale_group;
    i_17 = (int) ((uint) (i_16 << 16) + (uint) (i_16 << 6));
    l_18 = (long) i_17;
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    i_21 = i_9;
    l_22 = 0L;
    while (true) {
        if (i_21 < 1) {
            break;
        }
        if (i_20 == 0) {
            i_23 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_24 = (long) i_23;
            l_25 = l_24;
        } else {
            l_25 = 0L;
        }
        GALEFS_BROADCAST(2, l_26, l_25);
        i_27 = *((__global gale_int *) ul_8);
        i_28 = (int) ((uint) i_27 + (uint) 65535);
        l_29 = l_26 << 16;
        i_30 = 1;
        i_31 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_30 == 1)) {
                break;
            }
            l_32 = (long) i_31;
            l_33 = (long) ((ulong) l_32 + (ulong) l_29);
            if (i_19 == 0) {
                l_34 = gale_BlockAccess_beginRead(arg_fs, i_7, l_33, ((int) ((uint) i_28 - (uint) i_31)), gale_group, gale_slot, gale_position);
                l_35 = l_34;
            } else {
                l_35 = 0L;
            }
            GALEFS_BROADCAST(3, l_36, l_35);
            if (l_36 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_22;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_longs[gale_items + gale_item] = (ulong) l_29;
                gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_32;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_36); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                l_22 = (long) gale_longs[gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                l_29 = (long) gale_longs[gale_items + gale_item];
                i_31 = (int) gale_ints[2 * gale_items + gale_item];
                l_32 = (long) gale_longs[2 * gale_items + gale_item];
                l_33 = (long) gale_longs[3 * gale_items + gale_item];
                ul_8 = arg_pattern + 12L;
                l_11 = (long) ((int) get_local_id(0));
                l_12 = (long) ((int) get_local_size(0));
                l_13 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
                l_14 = (long) ((int) get_local_size(0));
                i_15 = (int) get_local_id(0);
                i_16 = gale_group;
                i_17 = (int) ((uint) (i_16 << 16) + (uint) (i_16 << 6));
                l_18 = (long) i_17;
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                l_36 = gale_round_reply(gale_entry);
            }
            i_37 = (int) l_36;
            if (l_36 < 0L) {
                i_38 = 0;
            } else {
                i_38 = i_37;
            }
            l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_33, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_39), (arg_buffer + 16 + (l_18 + l_32)), i_38);
            GALEFS_BARRIER(4);
            if (i_15 == 0) {
                if (!(i_38 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_38, gale_group, gale_slot, gale_position);
                }
            }
            i_40 = (int) ((uint) i_31 + (uint) i_38);
            if (l_36 < 0L) {
                i_30 = i_37;
                i_31 = i_40;
            } else {
                i_41 = ((i_38 < 1) || (!(i_40 < i_28))) ? 0 : 1;
                i_30 = i_41;
                i_31 = i_40;
            }
        }
        if (i_31 < 1) {
            i_42 = i_30;
        } else {
            i_42 = i_31;
        }
        i_43 = *((__global gale_int *) ul_8);
        i_44 = i_43 + (-1);
        i_45 = (i_44 + ((int) ((uint) i_44 >> 31))) >> 1;
        i_46 = (int) ((uint) ((int) ((uint) i_42 - (uint) i_43)) + (uint) 1);
        i_47 = (i_46 < 1) ? 0 : i_46;
        l_48 = (long) (uint) i_47;
        i_49 = (int) ((uint) ((int) gale_div_long((l_11 * l_48), l_12)) + (uint) i_17);
        i_50 = (int) ((uint) ((int) gale_div_long((l_13 * l_48), l_14)) + (uint) i_17);
        i_51 = 0;
        i_52 = i_49;
        while (true) {
            if (!(i_52 < i_50)) {
                break;
            }
            i_53 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
            i_54 = (int) *((__global char *) (arg_pattern + 16 + (long) i_45 * 1));
            i_55 = (int) *((__global char *) (arg_pattern + 16 + (long) i_44 * 1));
            i_56 = (int) ((uint) i_52 + (uint) 256);
            i_57 = (i_50 < i_56) ? i_50 : i_56;
            i_58 = 0;
            i_59 = i_52;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_59 < i_57)) {
                    break;
                }
                i_60 = (int) *((__global char *) (arg_buffer + 16 + (long) i_59 * 1));
                i_61 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_45 + (uint) i_59)) * 1));
                i_62 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_44 + (uint) i_59)) * 1));
                i_63 = ((((i_53 ^ i_60) | (i_54 ^ i_61)) | (i_55 ^ i_62)) == 0) ? 1 : 0;
                i_64 = i_58 | i_63;
                i_65 = (int) ((uint) i_59 + (uint) 1);
                i_58 = i_64;
                i_59 = i_65;
            }
            if (i_58 == 0) {
                i_52 = i_56;
            } else {
                i_66 = i_51;
                i_67 = i_52;
                while (true) {
                    if (!(i_67 < i_57)) {
                        break;
                    }
                    i_68 = (int) ((uint) i_67 + (uint) 1);
                    i_69 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        i_70 = (i_69 == i_43) ? 1 : 0;
                        i_71 = (int) ((uint) i_66 + (uint) i_70);
                        if (!(i_69 < i_43)) {
                            goto B49;
                        }
                        i_72 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_67 + (uint) i_69)) * 1));
                        i_73 = (int) *((__global char *) (arg_pattern + 16 + (long) i_69 * 1));
                        if (!(i_72 == i_73)) {
                            break;
                        }
                        i_74 = (int) ((uint) i_69 + (uint) 1);
                        i_69 = i_74;
                    }
                    i_66 = i_71;
                    i_67 = i_68;
                    continue;
                B49:;
                    i_66 = i_71;
                    i_67 = i_68;
                }
                i_51 = i_66;
                i_52 = i_56;
            }
        }
        GALEFS_BARRIER(5);
        l_75 = (long) ((ulong) l_22 + (ulong) ((long) i_51));
        i_21 = i_42;
        l_22 = l_75;
    }
    if (((int) get_local_id(0)) == 0) {
        l_76 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_77 = l_76;
    } else {
        l_77 = 0L;
    }
    GALEFS_BROADCAST(6, l_78, l_77);
    if (l_78 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_78); }
        GALEFS_RETURN;
        resume_3:
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        l_78 = gale_round_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(7);
    i_79 = (int) get_local_id(0);
    l_80 = (-16L) + ((((long) i_79) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_80)) = l_22;
    GALEFS_LOCAL_BARRIER(8);
    i_81 = (int) get_local_size(0);
    i_82 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_82 < i_81)) {
            break;
        }
        i_83 = i_82 << 1;
        if ((i_79 & ((int) ((uint) i_83 + (uint) (-1)))) == 0) {
            i_84 = (int) ((uint) i_79 + (uint) i_82);
            if (i_84 < i_81) {
                l_85 = *((__local gale_long *) (gale_scratch_memory + l_80));
                l_86 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_84) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_80)) = ((long) ((ulong) l_85 + (ulong) l_86));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_82 = i_83;
    }
    l_87 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_88 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_87);
    }
    if (((long) i_21) < 0L) {
        i_89 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
