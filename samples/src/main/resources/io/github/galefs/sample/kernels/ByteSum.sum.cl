// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.ByteSum#sum
// entry point: galefs_sum
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 4
// saved values: 6
// context bytes: 40
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1a2fdbd6f688cdb253b752cfa26b38a43c8f6cb630111b17c6d24727a12aa31a
// functions SHA-256: fcb1113910e15493353db771fde56f837728594e0d636c5947c1e593f0301a01
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_100) VARIABLE(int, i_102) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_34) VARIABLE(int, i_78) VARIABLE(int, i_98) VARIABLE(long, l_16) VARIABLE(long, l_19) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_46) VARIABLE(long, l_79) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(l_16) VARIABLE(l_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_34) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(l_30) VARIABLE(l_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_34) VARIABLE(i_78) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(l_30) VARIABLE(l_79)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(l_30) VARIABLE(l_79)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(l_46)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_30)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_30)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_98) VARIABLE(l_99)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_98) VARIABLE(l_99)

__kernel void galefs_sum(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_17, i_18, i_20, i_21, i_26, i_27, i_28, i_29, i_34, i_41, i_42, i_45, i_47, i_48, i_50, i_51, i_53, i_54, i_55, i_57, i_60, i_63, i_64, i_65, i_67, i_68, i_69, i_71, i_74, i_76, i_77, i_78, i_80, i_81, i_83, i_88, i_98, i_100, i_101, i_102, i_103;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_13, l_14, l_15, l_16, l_19, l_22, l_23, l_24, l_25, l_30, l_31, l_32, l_33, l_35, l_36, l_37, l_38, l_39, l_40, l_43, l_44, l_46, l_49, l_52, l_56, l_58, l_59, l_61, l_62, l_66, l_70, l_72, l_73, l_75, l_79, l_82, l_84, l_85, l_86, l_87, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_99, l_104, l_105, l_106, l_107;
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
            goto resume_2;
        case 3:
            goto loop_34;
        case 4:
            goto resume_4;
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
    i_10 = (int) l_9;
    if (((long) i_10) < 0L) {
        i_11 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_10);
    }
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_OpenFileCalls_status(arg_fs, i_10, 0, gale_group);
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_13 < (-4611686018427387904L)) {
            l_14 = gale_HostCall_awaitReply(arg_fs, l_13, gale_group);
            l_15 = l_14;
        } else {
            l_15 = l_13;
        }
    } else {
        l_15 = l_13;
    }
    GALEFS_BROADCAST(2, l_16, l_15);
    if (l_16 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_16); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        l_16 = gale_reply(gale_entry);
    }
    i_17 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_18 = i_17;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        l_19 = (long) i_18;
        if (i_18 < 4097) {
            goto B29;
        }
        if (!(gale_div_long((((long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_16 >> 63) >> 61)))) >> 3), ((long) ((int) get_num_groups(0)))) < l_19)) {
            break;
        }
        i_20 = (int) ((uint) i_18 >> 1);
        i_18 = i_20;
    }
    goto B30;
B29:;
B30:;
    if (((int) get_local_id(0)) == 0) {
        i_21 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_22 = (long) i_21;
        l_23 = l_22;
    } else {
        l_23 = 0L;
    }
    GALEFS_BROADCAST(3, l_24, l_23);
    l_25 = (long) ((ulong) l_19 * (ulong) l_24);
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_id(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_local_id(0);
    l_30 = 0L;
    l_31 = l_25;
    loop_34:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_36;
        }
        if (!(l_31 < l_16)) {
            break;
        }
        l_32 = (long) ((ulong) l_16 - (ulong) l_31);
        l_33 = (l_32 < l_19) ? l_32 : l_19;
        i_34 = (int) l_33;
        l_35 = (-12L);
        loop_36:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(l_35 == (-12L))) {
                break;
            }
            if (i_29 == 0) {
                l_36 = gale_BlockAccess_beginMapping(arg_fs, i_10, l_31, i_34, gale_group);
                l_37 = l_36;
            } else {
                l_37 = 0L;
            }
            if (i_28 == 0) {
                if (l_37 < (-4611686018427387904L)) {
                    l_38 = gale_HostCall_awaitReply(arg_fs, l_37, gale_group);
                    l_39 = l_38;
                } else {
                    l_39 = l_37;
                }
            } else {
                l_39 = l_37;
            }
            GALEFS_BROADCAST(4, l_40, l_39);
            if (l_40 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_16;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_30;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_31;
                gale_ints[gale_items + gale_item] = (uint) i_34;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_40); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_16 = (long) gale_longs[gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                l_30 = (long) gale_longs[2 * gale_items + gale_item];
                l_31 = (long) gale_longs[3 * gale_items + gale_item];
                i_34 = (int) gale_ints[gale_items + gale_item];
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_id(0);
                i_29 = (int) get_local_id(0);
                l_40 = gale_reply(gale_entry);
            }
            if (i_27 == 0) {
                if (!(l_40 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_31, 1, gale_group);
                    i_41 = gale_group;
                    i_42 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_41 & ((int) ((uint) (1 << i_42) + (uint) (-1))))) << 6) + (((long) (i_41 >> i_42)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_40 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_40 < 0L) {
                l_43 = (l_40 == (-117L)) ? (-5L) : l_40;
                l_35 = l_43;
            } else {
                l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_31, gale_group);
                l_35 = l_44;
            }
        }
        if ((ulong) ((long) ((ulong) l_35 + (ulong) 4095L)) < (ulong) 4095L) {
            if (l_35 < 0L) {
                i_45 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_35));
                l_46 = l_30;
            } else {
                l_46 = l_30;
            }
        } else {
            i_47 = (int) ((uint) i_34 + (uint) ((int) ((uint) (i_34 >> 31) >> 29)));
            i_48 = i_47 >> 3;
            if (((int) get_local_size(0)) < 32) {
                l_49 = (long) i_48;
                i_50 = (int) gale_div_long((l_49 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_51 = (int) gale_div_long((l_49 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
                l_52 = 0L;
                i_53 = i_50;
                while (true) {
                    if (!(i_53 < i_51)) {
                        break;
                    }
                    i_54 = (int) ((uint) i_53 + (uint) 32);
                    i_55 = (i_54 < i_51) ? i_54 : i_51;
                    l_56 = 0L;
                    i_57 = i_53;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_57 < i_55)) {
                            break;
                        }
                        l_58 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) (((long) i_57) << 3)))));
                        l_59 = (long) ((ulong) l_56 + (ulong) ((l_58 & 71777214294589695L) + (((long) ((ulong) l_58 >> 8)) & 71777214294589695L)));
                        i_60 = (int) ((uint) i_57 + (uint) 1);
                        l_56 = l_59;
                        i_57 = i_60;
                    }
                    l_61 = (long) ((ulong) l_52 + (ulong) ((long) ((ulong) ((long) ((ulong) l_56 * (ulong) 281479271743489L)) >> 48)));
                    l_52 = l_61;
                    i_53 = i_54;
                }
                l_62 = l_52;
            } else {
                i_63 = (int) get_local_size(0);
                i_64 = i_63 << 5;
                i_65 = (int) get_local_id(0);
                l_66 = 0L;
                i_67 = i_65;
                while (true) {
                    if (!(i_67 < i_48)) {
                        break;
                    }
                    i_68 = (int) ((uint) i_67 + (uint) i_64);
                    i_69 = (i_68 < i_48) ? i_68 : i_48;
                    l_70 = 0L;
                    i_71 = i_67;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_71 < i_69)) {
                            break;
                        }
                        l_72 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) (((long) i_71) << 3)))));
                        l_73 = (long) ((ulong) l_70 + (ulong) ((l_72 & 71777214294589695L) + (((long) ((ulong) l_72 >> 8)) & 71777214294589695L)));
                        i_74 = (int) ((uint) i_63 + (uint) i_71);
                        l_70 = l_73;
                        i_71 = i_74;
                    }
                    l_75 = (long) ((ulong) l_66 + (ulong) ((long) ((ulong) ((long) ((ulong) l_70 * (ulong) 281479271743489L)) >> 48)));
                    l_66 = l_75;
                    i_67 = i_68;
                }
                l_62 = l_66;
            }
            i_76 = (int) ((uint) ((int) get_local_id(0)) + (uint) (i_47 & (-8)));
            i_77 = (int) get_local_size(0);
            i_78 = (int) get_local_id(0);
            l_79 = l_62;
            i_80 = i_76;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_80 < i_34)) {
                    break;
                }
                i_81 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) ((long) i_80)))));
                l_82 = (long) ((ulong) l_79 + (ulong) ((long) (uint) (i_81 & 255)));
                i_83 = (int) ((uint) i_80 + (uint) i_77);
                l_79 = l_82;
                i_80 = i_83;
            }
            GALEFS_BARRIER(5);
            if (i_78 == 0) {
                l_84 = gale_BlockAccess_endMapping(arg_fs, i_34, gale_group);
                l_85 = l_84;
            } else {
                l_85 = 0L;
            }
            GALEFS_BROADCAST(6, l_86, l_85);
            l_87 = (long) ((ulong) l_30 + (ulong) l_79);
            l_46 = l_87;
        }
        if (i_26 == 0) {
            i_88 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_89 = (long) i_88;
            l_90 = l_89;
        } else {
            l_90 = 0L;
        }
        GALEFS_BROADCAST(7, l_91, l_90);
        l_92 = (long) ((ulong) l_19 * (ulong) l_91);
        l_30 = l_46;
        l_31 = l_92;
    }
    if (((int) get_local_id(0)) == 0) {
        l_93 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_94 = l_93;
    } else {
        l_94 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_94 < (-4611686018427387904L)) {
            l_95 = gale_HostCall_awaitReply(arg_fs, l_94, gale_group);
            l_96 = l_95;
        } else {
            l_96 = l_94;
        }
    } else {
        l_96 = l_94;
    }
    GALEFS_BROADCAST(8, l_97, l_96);
    if (l_97 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_30;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_97); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_30 = (long) gale_longs[gale_item];
        l_97 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(9);
    i_98 = (int) get_local_id(0);
    l_99 = (-16L) + ((((long) i_98) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_99)) = l_30;
    GALEFS_LOCAL_BARRIER(10);
    i_100 = (int) get_local_size(0);
    i_101 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_101 < i_100)) {
            break;
        }
        i_102 = i_101 << 1;
        if ((i_98 & ((int) ((uint) i_102 + (uint) (-1)))) == 0) {
            i_103 = (int) ((uint) i_98 + (uint) i_101);
            if (i_103 < i_100) {
                l_104 = *((__local gale_long *) (gale_scratch_memory + l_99));
                l_105 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_103) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_99)) = ((long) ((ulong) l_104 + (ulong) l_105));
            }
        }
        GALEFS_LOCAL_BARRIER(11);
        i_101 = i_102;
    }
    l_106 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_107 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_106);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_28) VARIABLE(int, i_7) VARIABLE(int, i_86) VARIABLE(int, i_88) VARIABLE(int, i_90) VARIABLE(long, l_11) VARIABLE(long, l_14) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_36) VARIABLE(long, l_69) VARIABLE(long, l_87)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_24) VARIABLE(l_69)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_36)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_24)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_24)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_86) VARIABLE(l_87)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_86) VARIABLE(i_88) VARIABLE(i_90) VARIABLE(l_87)

__kernel void galefs_sum(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_12, i_13, i_15, i_16, i_21, i_22, i_23, i_28, i_35, i_37, i_38, i_40, i_41, i_43, i_44, i_45, i_47, i_50, i_53, i_54, i_55, i_57, i_58, i_59, i_61, i_64, i_66, i_67, i_68, i_70, i_71, i_73, i_78, i_86, i_88, i_89, i_90, i_91;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_10, l_11, l_14, l_17, l_18, l_19, l_20, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_33, l_34, l_36, l_39, l_42, l_46, l_48, l_49, l_51, l_52, l_56, l_60, l_62, l_63, l_65, l_69, l_72, l_74, l_75, l_76, l_77, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_87, l_92, l_93, l_94, l_95;
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
            goto resume_2;
        case 3:
            goto loop_24;
        case 4:
            goto resume_4;
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
    i_7 = (int) l_6;
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_OpenFileCalls_status(arg_fs, i_7, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_10 = l_9;
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_11); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_7 = (int) gale_ints[gale_item];
        l_11 = gale_reply(gale_entry);
    }
    i_12 = 1 << GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_13 = i_12;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        l_14 = (long) i_13;
        if (i_13 < 4097) {
            goto B19;
        }
        if (!(gale_div_long((((long) ((ulong) l_11 + (ulong) ((long) ((ulong) (l_11 >> 63) >> 61)))) >> 3), ((long) gale_group_count)) < l_14)) {
            break;
        }
        i_15 = (int) ((uint) i_13 >> 1);
        i_13 = i_15;
    }
    goto B20;
B19:;
B20:;
    if (((int) get_local_id(0)) == 0) {
        i_16 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_17 = (long) i_16;
        l_18 = l_17;
    } else {
        l_18 = 0L;
    }
    GALEFS_BROADCAST(3, l_19, l_18);
    l_20 = (long) ((ulong) l_14 * (ulong) l_19);
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    l_24 = 0L;
    l_25 = l_20;
    loop_24:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_26;
        }
        if (!(l_25 < l_11)) {
            break;
        }
        l_26 = (long) ((ulong) l_11 - (ulong) l_25);
        l_27 = (l_26 < l_14) ? l_26 : l_14;
        i_28 = (int) l_27;
        l_29 = (-12L);
        loop_26:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(l_29 == (-12L))) {
                break;
            }
            if (i_23 == 0) {
                l_30 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_25, i_28, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_31 = l_30;
            } else {
                l_31 = 0L;
            }
            GALEFS_BROADCAST(4, l_32, l_31);
            if (l_32 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_11;
                gale_longs[gale_items + gale_item] = (ulong) l_14;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_24;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_25;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_32); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                l_11 = (long) gale_longs[gale_item];
                l_14 = (long) gale_longs[gale_items + gale_item];
                l_24 = (long) gale_longs[2 * gale_items + gale_item];
                l_25 = (long) gale_longs[3 * gale_items + gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                i_21 = (int) get_local_id(0);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                l_32 = gale_reply(gale_entry);
            }
            if (i_22 == 0) {
                if (!(l_32 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_25, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_32 < 0L) {
                l_33 = (l_32 == (-117L)) ? (-5L) : l_32;
                l_29 = l_33;
            } else {
                l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_29 = l_34;
            }
        }
        if ((ulong) ((long) ((ulong) l_29 + (ulong) 4095L)) < (ulong) 4095L) {
            if (l_29 < 0L) {
                i_35 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_29));
                l_36 = l_24;
            } else {
                l_36 = l_24;
            }
        } else {
            i_37 = (int) ((uint) i_28 + (uint) ((int) ((uint) (i_28 >> 31) >> 29)));
            i_38 = i_37 >> 3;
            if (((int) get_local_size(0)) < 32) {
                l_39 = (long) i_38;
                i_40 = (int) gale_div_long((l_39 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_41 = (int) gale_div_long((l_39 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
                l_42 = 0L;
                i_43 = i_40;
                while (true) {
                    if (!(i_43 < i_41)) {
                        break;
                    }
                    i_44 = (int) ((uint) i_43 + (uint) 32);
                    i_45 = (i_44 < i_41) ? i_44 : i_41;
                    l_46 = 0L;
                    i_47 = i_43;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_47 < i_45)) {
                            break;
                        }
                        l_48 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) (((long) i_47) << 3)))));
                        l_49 = (long) ((ulong) l_46 + (ulong) ((l_48 & 71777214294589695L) + (((long) ((ulong) l_48 >> 8)) & 71777214294589695L)));
                        i_50 = (int) ((uint) i_47 + (uint) 1);
                        l_46 = l_49;
                        i_47 = i_50;
                    }
                    l_51 = (long) ((ulong) l_42 + (ulong) ((long) ((ulong) ((long) ((ulong) l_46 * (ulong) 281479271743489L)) >> 48)));
                    l_42 = l_51;
                    i_43 = i_44;
                }
                l_52 = l_42;
            } else {
                i_53 = (int) get_local_size(0);
                i_54 = i_53 << 5;
                i_55 = (int) get_local_id(0);
                l_56 = 0L;
                i_57 = i_55;
                while (true) {
                    if (!(i_57 < i_38)) {
                        break;
                    }
                    i_58 = (int) ((uint) i_57 + (uint) i_54);
                    i_59 = (i_58 < i_38) ? i_58 : i_38;
                    l_60 = 0L;
                    i_61 = i_57;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_61 < i_59)) {
                            break;
                        }
                        l_62 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) (((long) i_61) << 3)))));
                        l_63 = (long) ((ulong) l_60 + (ulong) ((l_62 & 71777214294589695L) + (((long) ((ulong) l_62 >> 8)) & 71777214294589695L)));
                        i_64 = (int) ((uint) i_53 + (uint) i_61);
                        l_60 = l_63;
                        i_61 = i_64;
                    }
                    l_65 = (long) ((ulong) l_56 + (ulong) ((long) ((ulong) ((long) ((ulong) l_60 * (ulong) 281479271743489L)) >> 48)));
                    l_56 = l_65;
                    i_57 = i_58;
                }
                l_52 = l_56;
            }
            i_66 = (int) ((uint) ((int) get_local_id(0)) + (uint) (i_37 & (-8)));
            i_67 = (int) get_local_size(0);
            i_68 = (int) get_local_id(0);
            l_69 = l_52;
            i_70 = i_66;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_70 < i_28)) {
                    break;
                }
                i_71 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) ((long) i_70)))));
                l_72 = (long) ((ulong) l_69 + (ulong) ((long) (uint) (i_71 & 255)));
                i_73 = (int) ((uint) i_70 + (uint) i_67);
                l_69 = l_72;
                i_70 = i_73;
            }
            if (i_68 == 0) {
                l_74 = gale_BlockAccess_endMapping(arg_fs, i_28, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_75 = l_74;
            } else {
                l_75 = 0L;
            }
            GALEFS_BROADCAST(5, l_76, l_75);
            l_77 = (long) ((ulong) l_24 + (ulong) l_69);
            l_36 = l_77;
        }
        if (i_21 == 0) {
            i_78 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_79 = (long) i_78;
            l_80 = l_79;
        } else {
            l_80 = 0L;
        }
        GALEFS_BROADCAST(6, l_81, l_80);
        l_82 = (long) ((ulong) l_14 * (ulong) l_81);
        l_24 = l_36;
        l_25 = l_82;
    }
    if (((int) get_local_id(0)) == 0) {
        l_83 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_84 = l_83;
    } else {
        l_84 = 0L;
    }
    GALEFS_BROADCAST(7, l_85, l_84);
    if (l_85 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_24;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_85); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_24 = (long) gale_longs[gale_item];
        l_85 = gale_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(8);
    i_86 = (int) get_local_id(0);
    l_87 = (-16L) + ((((long) i_86) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_87)) = l_24;
    GALEFS_LOCAL_BARRIER(9);
    i_88 = (int) get_local_size(0);
    i_89 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_89 < i_88)) {
            break;
        }
        i_90 = i_89 << 1;
        if ((i_86 & ((int) ((uint) i_90 + (uint) (-1)))) == 0) {
            i_91 = (int) ((uint) i_86 + (uint) i_89);
            if (i_91 < i_88) {
                l_92 = *((__local gale_long *) (gale_scratch_memory + l_87));
                l_93 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_91) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_87)) = ((long) ((ulong) l_92 + (ulong) l_93));
            }
        }
        GALEFS_LOCAL_BARRIER(10);
        i_89 = i_90;
    }
    l_94 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_95 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_94);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
