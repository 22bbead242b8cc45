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
// bytecode SHA-256: 19cc94422cd4b0f3158de05831be62d714b807ce77e3cbfca9e1ae4301494c96
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_54) VARIABLE(int, i_63) VARIABLE(int, i_93) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_21) VARIABLE(long, l_26) VARIABLE(long, l_33) VARIABLE(long, l_38) VARIABLE(long, l_42) VARIABLE(long, l_47) VARIABLE(long, l_94) VARIABLE(__global uchar *, ul_11)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(ul_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_33) VARIABLE(l_38) VARIABLE(l_42) VARIABLE(ul_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_33) VARIABLE(l_47) VARIABLE(ul_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_54) VARIABLE(i_63) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(ul_11)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_25) VARIABLE(l_26)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_25) VARIABLE(l_26)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_25) VARIABLE(i_93) VARIABLE(l_94)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_25) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_94)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11;
    int i_4, i_5, i_10, i_12, i_13, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_27, i_31, i_32, i_34, i_35, i_36, i_37, i_39, i_40, i_41, i_48, i_49, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_93, i_95, i_96, i_97, i_98, i_103;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_14, l_15, l_16, l_17, l_21, l_26, l_28, l_29, l_30, l_33, l_38, l_42, l_43, l_44, l_45, l_46, l_47, l_50, l_60, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_99, l_100, l_101, l_102;
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
        i_36 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_34 == 1)) {
                break;
            }
            i_37 = (int) ((uint) i_32 - (uint) i_35);
            l_38 = (long) i_35;
            if (i_36 == 0) {
                i_39 = i_37;
            } else {
                i_40 = 4096 - ((int) (l_38 & 4095L));
                i_41 = (i_40 < i_37) ? i_40 : i_37;
                i_39 = i_41;
            }
            l_42 = (long) ((ulong) l_38 + (ulong) l_33);
            if (i_23 == 0) {
                l_43 = gale_BlockAccess_beginRead(arg_fs, i_10, l_42, i_39, gale_group);
                l_44 = l_43;
            } else {
                l_44 = 0L;
            }
            if (i_22 == 0) {
                if (l_44 < (-4611686018427387904L)) {
                    l_45 = gale_HostCall_awaitReply(arg_fs, l_44, gale_group);
                    l_46 = l_45;
                } else {
                    l_46 = l_44;
                }
            } else {
                l_46 = l_44;
            }
            GALEFS_BROADCAST(3, l_47, l_46);
            i_48 = (int) l_47;
            if (l_47 < 0L) {
                i_49 = 0;
            } else {
                i_49 = i_48;
            }
            l_50 = gale_BlockAccess_offsetInRegion(arg_fs, l_47, l_42, gale_group);
            gale_copy((arg_fs + 16 + l_50), (arg_buffer + 16 + (l_21 + l_38)), i_49);
            GALEFS_BARRIER(4);
            if (i_18 == 0) {
                if (!(i_49 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_49, gale_group);
                }
            }
            i_51 = (int) ((uint) i_35 + (uint) i_49);
            i_52 = ((l_47 == (-117L)) || (!((i_49 < 1) || (!(i_51 < i_32))))) ? 1 : 0;
            i_53 = (l_47 == (-117L)) ? 1 : 0;
            if (l_47 < 0L) {
                if (l_47 == (-117L)) {
                    i_34 = i_52;
                    i_35 = i_51;
                    i_36 = i_53;
                } else {
                    i_34 = i_48;
                    i_35 = i_51;
                    i_36 = i_53;
                }
            } else {
                i_34 = i_52;
                i_35 = i_51;
                i_36 = i_53;
            }
        }
        if (i_35 < 1) {
            i_54 = i_34;
        } else {
            i_54 = i_35;
        }
        i_55 = *((__global gale_int *) ul_11);
        i_56 = i_55 + (-1);
        i_57 = (i_56 + ((int) ((uint) i_56 >> 31))) >> 1;
        i_58 = (int) ((uint) ((int) ((uint) i_54 - (uint) i_55)) + (uint) 1);
        i_59 = (i_58 < 1) ? 0 : i_58;
        l_60 = (long) (uint) i_59;
        i_61 = (int) ((uint) ((int) gale_div_long((l_14 * l_60), l_15)) + (uint) i_20);
        i_62 = (int) ((uint) ((int) gale_div_long((l_16 * l_60), l_17)) + (uint) i_20);
        i_63 = 0;
        i_64 = i_61;
        while (true) {
            if (!(i_64 < i_62)) {
                break;
            }
            i_65 = (int) *((__global char *) (arg_pattern + 16 + (long) 0 * 1));
            i_66 = (int) *((__global char *) (arg_pattern + 16 + (long) i_57 * 1));
            i_67 = (int) *((__global char *) (arg_pattern + 16 + (long) i_56 * 1));
            i_68 = (int) ((uint) i_64 + (uint) 256);
            i_69 = (i_62 < i_68) ? i_62 : i_68;
            i_70 = 0;
            i_71 = i_64;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_71 < i_69)) {
                    break;
                }
                i_72 = (int) *((__global char *) (arg_buffer + 16 + (long) i_71 * 1));
                i_73 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_57 + (uint) i_71)) * 1));
                i_74 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_56 + (uint) i_71)) * 1));
                i_75 = ((((i_65 ^ i_72) | (i_66 ^ i_73)) | (i_67 ^ i_74)) == 0) ? 1 : 0;
                i_76 = i_70 | i_75;
                i_77 = (int) ((uint) i_71 + (uint) 1);
                i_70 = i_76;
                i_71 = i_77;
            }
            if (i_70 == 0) {
                i_64 = i_68;
            } else {
                i_78 = i_63;
                i_79 = i_64;
                while (true) {
                    if (!(i_79 < i_69)) {
                        break;
                    }
                    i_80 = (int) ((uint) i_79 + (uint) 1);
                    i_81 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        i_82 = (i_81 == i_55) ? 1 : 0;
                        i_83 = (int) ((uint) i_78 + (uint) i_82);
                        if (!(i_81 < i_55)) {
                            goto B64;
                        }
                        i_84 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_79 + (uint) i_81)) * 1));
                        i_85 = (int) *((__global char *) (arg_pattern + 16 + (long) i_81 * 1));
                        if (!(i_84 == i_85)) {
                            break;
                        }
                        i_86 = (int) ((uint) i_81 + (uint) 1);
                        i_81 = i_86;
                    }
                    i_78 = i_83;
                    i_79 = i_80;
                    continue;
                B64:;
                    i_78 = i_83;
                    i_79 = i_80;
                }
                i_63 = i_78;
                i_64 = i_68;
            }
        }
        GALEFS_BARRIER(5);
        l_87 = (long) ((ulong) l_26 + (ulong) ((long) i_63));
        i_25 = i_54;
        l_26 = l_87;
    }
    if (((int) get_local_id(0)) == 0) {
        l_88 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_89 = l_88;
    } else {
        l_89 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_89 < (-4611686018427387904L)) {
            l_90 = gale_HostCall_awaitReply(arg_fs, l_89, gale_group);
            l_91 = l_90;
        } else {
            l_91 = l_89;
        }
    } else {
        l_91 = l_89;
    }
    GALEFS_BROADCAST(6, l_92, l_91);
    GALEFS_LOCAL_BARRIER(7);
    i_93 = (int) get_local_id(0);
    l_94 = (-16L) + ((((long) i_93) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_94)) = l_26;
    GALEFS_LOCAL_BARRIER(8);
    i_95 = (int) get_local_size(0);
    i_96 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_96 < i_95)) {
            break;
        }
        i_97 = i_96 << 1;
        if ((i_93 & ((int) ((uint) i_97 + (uint) (-1)))) == 0) {
            i_98 = (int) ((uint) i_93 + (uint) i_96);
            if (i_98 < i_95) {
                l_99 = *((__local gale_long *) (gale_scratch_memory + l_94));
                l_100 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_98) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_94)) = ((long) ((ulong) l_99 + (ulong) l_100));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_96 = i_97;
    }
    l_101 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_102 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_101);
    }
    if (((long) i_25) < 0L) {
        i_103 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_25);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_48) VARIABLE(int, i_57) VARIABLE(int, i_7) VARIABLE(int, i_85) VARIABLE(int, i_87) VARIABLE(int, i_89) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_41) VARIABLE(long, l_86) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(ul_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(ul_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_41) VARIABLE(ul_8)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_48) VARIABLE(i_57) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(ul_8)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(l_22)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(l_22)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_85) VARIABLE(l_86)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_85) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(l_86)

__kernel void galefs_count(__global uchar *arg_fs, __global uchar *arg_pattern, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_found, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8;
    int i_3, i_4, i_7, i_9, i_10, i_15, i_16, i_17, i_19, i_20, i_21, i_23, i_27, i_28, i_30, i_31, i_32, i_33, i_35, i_36, i_37, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_85, i_87, i_88, i_89, i_90, i_95;
    long l_0, l_1, l_2, l_5, l_6, l_11, l_12, l_13, l_14, l_18, l_22, l_24, l_25, l_26, l_29, l_34, l_38, l_39, l_40, l_41, l_44, l_54, l_81, l_82, l_83, l_84, l_86, l_91, l_92, l_93, l_94;
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
        i_32 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_30 == 1)) {
                break;
            }
            i_33 = (int) ((uint) i_28 - (uint) i_31);
            l_34 = (long) i_31;
            if (i_32 == 0) {
                i_35 = i_33;
            } else {
                i_36 = 4096 - ((int) (l_34 & 4095L));
                i_37 = (i_36 < i_33) ? i_36 : i_33;
                i_35 = i_37;
            }
            l_38 = (long) ((ulong) l_34 + (ulong) l_29);
            if (i_19 == 0) {
                l_39 = gale_BlockAccess_beginRead(arg_fs, i_7, l_38, i_35, gale_group, gale_slot, gale_position);
                l_40 = l_39;
            } else {
                l_40 = 0L;
            }
            GALEFS_BROADCAST(3, l_41, l_40);
            if (l_41 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_22;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_longs[gale_items + gale_item] = (ulong) l_29;
                gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_38;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_41); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                l_22 = (long) gale_longs[gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                l_29 = (long) gale_longs[gale_items + gale_item];
                i_31 = (int) gale_ints[2 * gale_items + gale_item];
                l_34 = (long) gale_longs[2 * gale_items + gale_item];
                l_38 = (long) gale_longs[3 * gale_items + gale_item];
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
                l_41 = gale_round_reply(gale_entry);
            }
            i_42 = (int) l_41;
            if (l_41 < 0L) {
                i_43 = 0;
            } else {
                i_43 = i_42;
            }
            l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_38, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_44), (arg_buffer + 16 + (l_18 + l_34)), i_43);
            GALEFS_BARRIER(4);
            if (i_15 == 0) {
                if (!(i_43 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group, gale_slot, gale_position);
                }
            }
            i_45 = (int) ((uint) i_31 + (uint) i_43);
            i_46 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < i_28))))) ? 1 : 0;
            i_47 = (l_41 == (-117L)) ? 1 : 0;
            if (l_41 < 0L) {
                if (l_41 == (-117L)) {
                    i_30 = i_46;
                    i_31 = i_45;
                    i_32 = i_47;
                } else {
                    i_30 = i_42;
                    i_31 = i_45;
                    i_32 = i_47;
                }
            } else {
                i_30 = i_46;
                i_31 = i_45;
                i_32 = i_47;
            }
        }
        if (i_31 < 1) {
            i_48 = i_30;
        } else {
            i_48 = i_31;
        }
        i_49 = *((__global gale_int *) ul_8);
        i_50 = i_49 + (-1);
        i_51 = (i_50 + ((int) ((uint) i_50 >> 31))) >> 1;
        i_52 = (int) ((uint) ((int) ((uint) i_48 - (uint) i_49)) + (uint) 1);
        i_53 = (i_52 < 1) ? 0 : i_52;
        l_54 = (long) (uint) i_53;
        i_55 = (int) ((uint) ((int) gale_div_long((l_11 * l_54), l_12)) + (uint) i_17);
        i_56 = (int) ((uint) ((int) gale_div_long((l_13 * l_54), l_14)) + (uint) i_17);
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
                            goto B54;
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
                B54:;
                    i_72 = i_77;
                    i_73 = i_74;
                }
                i_57 = i_72;
                i_58 = i_62;
            }
        }
        GALEFS_BARRIER(5);
        l_81 = (long) ((ulong) l_22 + (ulong) ((long) i_57));
        i_21 = i_48;
        l_22 = l_81;
    }
    if (((int) get_local_id(0)) == 0) {
        l_82 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_83 = l_82;
    } else {
        l_83 = 0L;
    }
    GALEFS_BROADCAST(6, l_84, l_83);
    if (l_84 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_84); }
        GALEFS_RETURN;
        resume_3:
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        l_84 = gale_round_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(7);
    i_85 = (int) get_local_id(0);
    l_86 = (-16L) + ((((long) i_85) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_86)) = l_22;
    GALEFS_LOCAL_BARRIER(8);
    i_87 = (int) get_local_size(0);
    i_88 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_88 < i_87)) {
            break;
        }
        i_89 = i_88 << 1;
        if ((i_85 & ((int) ((uint) i_89 + (uint) (-1)))) == 0) {
            i_90 = (int) ((uint) i_85 + (uint) i_88);
            if (i_90 < i_87) {
                l_91 = *((__local gale_long *) (gale_scratch_memory + l_86));
                l_92 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_90) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_86)) = ((long) ((ulong) l_91 + (ulong) l_92));
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_88 = i_89;
    }
    l_93 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_94 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_found + 16 + ((long) 0 << 3)), l_93);
    }
    if (((long) i_21) < 0L) {
        i_95 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_21);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
