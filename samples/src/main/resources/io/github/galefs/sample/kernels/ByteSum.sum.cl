// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.ByteSum#sum
// entry point: galefs_sum
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 4
// saved values: 7
// context bytes: 48
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d95e1ca216abe1dc96280d755074c34489cadb95857d10aceabc53c53ff85dce
// functions SHA-256: fcb1113910e15493353db771fde56f837728594e0d636c5947c1e593f0301a01
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_101) VARIABLE(int, i_103) VARIABLE(int, i_105) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_80) VARIABLE(long, l_102) VARIABLE(long, l_15) VARIABLE(long, l_17) VARIABLE(long, l_25) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_47) VARIABLE(long, l_48) VARIABLE(long, l_81)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(l_15) VARIABLE(l_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(l_15) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_80) VARIABLE(l_15) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_81)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_33) VARIABLE(l_15) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_81)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(l_15) VARIABLE(l_25) VARIABLE(l_47) VARIABLE(l_48)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_27)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_101) VARIABLE(l_102)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_101) VARIABLE(i_103) VARIABLE(i_105) VARIABLE(l_102)

__kernel void galefs_sum(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_19, i_23, i_24, i_32, i_33, i_34, i_35, i_36, i_43, i_44, i_49, i_50, i_52, i_53, i_55, i_56, i_57, i_59, i_62, i_65, i_66, i_67, i_69, i_70, i_71, i_73, i_76, i_78, i_79, i_80, i_82, i_83, i_85, i_90, i_100, i_101, i_103, i_104, i_105, i_106;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_20, l_21, l_22, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_37, l_38, l_39, l_40, l_41, l_42, l_45, l_46, l_47, l_48, l_51, l_54, l_58, l_60, l_61, l_63, l_64, l_68, l_72, l_74, l_75, l_77, l_81, l_84, l_86, l_87, l_88, l_89, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_99, l_102, l_107, l_108, l_109, l_110;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_28;
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
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_OpenFileCalls_status(arg_fs, i_10, 0, gale_group);
        l_12 = l_11;
    } else {
        l_12 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_12 < (-4611686018427387904L)) {
            l_13 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
            l_14 = l_13;
        } else {
            l_14 = l_12;
        }
    } else {
        l_14 = l_12;
    }
    GALEFS_BROADCAST(2, l_15, l_14);
    if (l_15 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_15); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        l_15 = gale_reply(gale_entry);
    }
    if (i_10 < 0) {
        l_16 = (long) i_10;
        l_17 = l_16;
    } else {
        l_18 = (l_15 < 0L) ? l_15 : 0L;
        l_17 = l_18;
    }
    if (((int) get_local_id(0)) == 0) {
        i_19 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_20 = (long) i_19;
        l_21 = l_20;
    } else {
        l_21 = 0L;
    }
    GALEFS_BROADCAST(3, l_22, l_21);
    i_23 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_24 = (i_23 < 65536) ? i_23 : 65536;
    l_25 = (long) i_24;
    l_26 = (long) ((ulong) l_22 * (ulong) l_25);
    l_27 = 0L;
    l_28 = l_17;
    l_29 = l_26;
    loop_28:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_31;
        }
        if (!(l_29 < l_15)) {
            goto B77;
        }
        if (!(l_28 == 0L)) {
            break;
        }
        l_30 = (long) ((ulong) l_15 - (ulong) l_29);
        l_31 = (l_30 < l_25) ? l_30 : l_25;
        i_32 = (int) l_31;
        i_33 = (int) get_local_id(0);
        i_34 = (int) get_local_id(0);
        i_35 = (int) get_local_id(0);
        i_36 = (int) get_local_id(0);
        l_37 = (-12L);
        loop_31:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(l_37 == (-12L))) {
                break;
            }
            if (i_36 == 0) {
                l_38 = gale_BlockAccess_beginMapping(arg_fs, i_10, l_29, i_32, gale_group);
                l_39 = l_38;
            } else {
                l_39 = 0L;
            }
            if (i_35 == 0) {
                if (l_39 < (-4611686018427387904L)) {
                    l_40 = gale_HostCall_awaitReply(arg_fs, l_39, gale_group);
                    l_41 = l_40;
                } else {
                    l_41 = l_39;
                }
            } else {
                l_41 = l_39;
            }
            GALEFS_BROADCAST(4, l_42, l_41);
            if (l_42 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_15;
                gale_longs[gale_items + gale_item] = (ulong) l_25;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_28;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_29;
                gale_ints[gale_items + gale_item] = (uint) i_32;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_42); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_15 = (long) gale_longs[gale_item];
                l_25 = (long) gale_longs[gale_items + gale_item];
                l_27 = (long) gale_longs[2 * gale_items + gale_item];
                l_28 = (long) gale_longs[3 * gale_items + gale_item];
                l_29 = (long) gale_longs[4 * gale_items + gale_item];
                i_32 = (int) gale_ints[gale_items + gale_item];
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                l_42 = gale_reply(gale_entry);
            }
            if (i_34 == 0) {
                if (!(l_42 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_29, 1, gale_group);
                    i_43 = gale_group;
                    i_44 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_43 & ((int) ((uint) (1 << i_44) + (uint) (-1))))) << 6) + (((long) (i_43 >> i_44)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_42 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_42 < 0L) {
                l_45 = (l_42 == (-117L)) ? (-5L) : l_42;
                l_37 = l_45;
            } else {
                l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_29, gale_group);
                l_37 = l_46;
            }
        }
        if ((ulong) ((long) ((ulong) l_37 + (ulong) 4095L)) < (ulong) 4095L) {
            l_47 = l_27;
            l_48 = l_37;
        } else {
            i_49 = (int) ((uint) i_32 + (uint) ((int) ((uint) (i_32 >> 31) >> 29)));
            i_50 = i_49 >> 3;
            if (((int) get_local_size(0)) < 32) {
                l_51 = (long) i_50;
                i_52 = (int) gale_div_long((l_51 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_53 = (int) gale_div_long((l_51 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
                l_54 = 0L;
                i_55 = i_52;
                while (true) {
                    if (!(i_55 < i_53)) {
                        break;
                    }
                    i_56 = (int) ((uint) i_55 + (uint) 32);
                    i_57 = (i_56 < i_53) ? i_56 : i_53;
                    l_58 = 0L;
                    i_59 = i_55;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_59 < i_57)) {
                            break;
                        }
                        l_60 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) (((long) i_59) << 3)))));
                        l_61 = (long) ((ulong) l_58 + (ulong) ((l_60 & 71777214294589695L) + (((long) ((ulong) l_60 >> 8)) & 71777214294589695L)));
                        i_62 = (int) ((uint) i_59 + (uint) 1);
                        l_58 = l_61;
                        i_59 = i_62;
                    }
                    l_63 = (long) ((ulong) l_54 + (ulong) ((long) ((ulong) ((long) ((ulong) l_58 * (ulong) 281479271743489L)) >> 48)));
                    l_54 = l_63;
                    i_55 = i_56;
                }
                l_64 = l_54;
            } else {
                i_65 = (int) get_local_size(0);
                i_66 = i_65 << 5;
                i_67 = (int) get_local_id(0);
                l_68 = 0L;
                i_69 = i_67;
                while (true) {
                    if (!(i_69 < i_50)) {
                        break;
                    }
                    i_70 = (int) ((uint) i_69 + (uint) i_66);
                    i_71 = (i_70 < i_50) ? i_70 : i_50;
                    l_72 = 0L;
                    i_73 = i_69;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_73 < i_71)) {
                            break;
                        }
                        l_74 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) (((long) i_73) << 3)))));
                        l_75 = (long) ((ulong) l_72 + (ulong) ((l_74 & 71777214294589695L) + (((long) ((ulong) l_74 >> 8)) & 71777214294589695L)));
                        i_76 = (int) ((uint) i_65 + (uint) i_73);
                        l_72 = l_75;
                        i_73 = i_76;
                    }
                    l_77 = (long) ((ulong) l_68 + (ulong) ((long) ((ulong) ((long) ((ulong) l_72 * (ulong) 281479271743489L)) >> 48)));
                    l_68 = l_77;
                    i_69 = i_70;
                }
                l_64 = l_68;
            }
            i_78 = (int) ((uint) ((int) get_local_id(0)) + (uint) (i_49 & (-8)));
            i_79 = (int) get_local_size(0);
            i_80 = (int) get_local_id(0);
            l_81 = l_64;
            i_82 = i_78;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_82 < i_32)) {
                    break;
                }
                i_83 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) i_82)))));
                l_84 = (long) ((ulong) l_81 + (ulong) ((long) (uint) (i_83 & 255)));
                i_85 = (int) ((uint) i_82 + (uint) i_79);
                l_81 = l_84;
                i_82 = i_85;
            }
            GALEFS_BARRIER(5);
            if (i_80 == 0) {
                l_86 = gale_BlockAccess_endMapping(arg_fs, i_32, gale_group);
                l_87 = l_86;
            } else {
                l_87 = 0L;
            }
            GALEFS_BROADCAST(6, l_88, l_87);
            l_89 = (long) ((ulong) l_27 + (ulong) l_81);
            l_47 = l_89;
            l_48 = l_28;
        }
        if (i_33 == 0) {
            i_90 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_91 = (long) i_90;
            l_92 = l_91;
        } else {
            l_92 = 0L;
        }
        GALEFS_BROADCAST(7, l_93, l_92);
        l_94 = (long) ((ulong) l_25 * (ulong) l_93);
        l_27 = l_47;
        l_28 = l_48;
        l_29 = l_94;
    }
    goto B78;
B77:;
B78:;
    if (((int) get_local_id(0)) == 0) {
        l_95 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_96 = l_95;
    } else {
        l_96 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_96 < (-4611686018427387904L)) {
            l_97 = gale_HostCall_awaitReply(arg_fs, l_96, gale_group);
            l_98 = l_97;
        } else {
            l_98 = l_96;
        }
    } else {
        l_98 = l_96;
    }
    GALEFS_BROADCAST(8, l_99, l_98);
    if (l_99 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_27;
        gale_longs[gale_items + gale_item] = (ulong) l_28;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_99); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_27 = (long) gale_longs[gale_item];
        l_28 = (long) gale_longs[gale_items + gale_item];
        l_99 = gale_reply(gale_entry);
    }
    if (l_28 < 0L) {
        i_100 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_28));
    }
    GALEFS_LOCAL_BARRIER(9);
    i_101 = (int) get_local_id(0);
    l_102 = (-16L) + ((((long) i_101) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_102)) = l_27;
    GALEFS_LOCAL_BARRIER(10);
    i_103 = (int) get_local_size(0);
    i_104 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_104 < i_103)) {
            break;
        }
        i_105 = i_104 << 1;
        if ((i_101 & ((int) ((uint) i_105 + (uint) (-1)))) == 0) {
            i_106 = (int) ((uint) i_101 + (uint) i_104);
            if (i_106 < i_103) {
                l_107 = *((__local gale_long *) (gale_scratch_memory + l_102));
                l_108 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_106) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_102)) = ((long) ((ulong) l_107 + (ulong) l_108));
            }
        }
        GALEFS_LOCAL_BARRIER(11);
        i_104 = i_105;
    }
    l_109 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_110 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_109);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_7) VARIABLE(int, i_89) VARIABLE(int, i_91) VARIABLE(int, i_93) VARIABLE(long, l_10) VARIABLE(long, l_12) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_71) VARIABLE(long, l_90)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_12)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_71)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_37) VARIABLE(l_38)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_22) VARIABLE(l_23)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_22)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_89) VARIABLE(l_90)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(l_90)

__kernel void galefs_sum(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_sum, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_14, i_18, i_19, i_27, i_28, i_29, i_30, i_39, i_40, i_42, i_43, i_45, i_46, i_47, i_49, i_52, i_55, i_56, i_57, i_59, i_60, i_61, i_63, i_66, i_68, i_69, i_70, i_72, i_73, i_75, i_80, i_88, i_89, i_91, i_92, i_93, i_94;
    long l_0, l_1, l_2, l_5, l_6, l_8, l_9, l_10, l_11, l_12, l_13, l_15, l_16, l_17, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_41, l_44, l_48, l_50, l_51, l_53, l_54, l_58, l_62, l_64, l_65, l_67, l_71, l_74, l_76, l_77, l_78, l_79, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_90, l_95, l_96, l_97, l_98;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_18;
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
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_OpenFileCalls_status(arg_fs, i_7, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_9 = l_8;
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_10, l_9);
    if (l_10 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_10); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_7 = (int) gale_ints[gale_item];
        l_10 = gale_reply(gale_entry);
    }
    if (i_7 < 0) {
        l_11 = (long) i_7;
        l_12 = l_11;
    } else {
        l_13 = (l_10 < 0L) ? l_10 : 0L;
        l_12 = l_13;
    }
    if (((int) get_local_id(0)) == 0) {
        i_14 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_15 = (long) i_14;
        l_16 = l_15;
    } else {
        l_16 = 0L;
    }
    GALEFS_BROADCAST(3, l_17, l_16);
    i_18 = 1 << GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_19 = (i_18 < 65536) ? i_18 : 65536;
    l_20 = (long) i_19;
    l_21 = (long) ((ulong) l_17 * (ulong) l_20);
    l_22 = 0L;
    l_23 = l_12;
    l_24 = l_21;
    loop_18:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_21;
        }
        if (!(l_24 < l_10)) {
            goto B62;
        }
        if (!(l_23 == 0L)) {
            break;
        }
        l_25 = (long) ((ulong) l_10 - (ulong) l_24);
        l_26 = (l_25 < l_20) ? l_25 : l_20;
        i_27 = (int) l_26;
        i_28 = (int) get_local_id(0);
        i_29 = (int) get_local_id(0);
        i_30 = (int) get_local_id(0);
        l_31 = (-12L);
        loop_21:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(l_31 == (-12L))) {
                break;
            }
            if (i_30 == 0) {
                l_32 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_24, i_27, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            GALEFS_BROADCAST(4, l_34, l_33);
            if (l_34 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_10;
                gale_longs[gale_items + gale_item] = (ulong) l_20;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_23;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_24;
                gale_ints[gale_items + gale_item] = (uint) i_27;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_34); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                l_10 = (long) gale_longs[gale_item];
                l_20 = (long) gale_longs[gale_items + gale_item];
                l_22 = (long) gale_longs[2 * gale_items + gale_item];
                l_23 = (long) gale_longs[3 * gale_items + gale_item];
                l_24 = (long) gale_longs[4 * gale_items + gale_item];
                i_27 = (int) gale_ints[gale_items + gale_item];
                i_28 = (int) get_local_id(0);
                i_29 = (int) get_local_id(0);
                i_30 = (int) get_local_id(0);
                l_34 = gale_reply(gale_entry);
            }
            if (i_29 == 0) {
                if (!(l_34 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_24, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_34 < 0L) {
                l_35 = (l_34 == (-117L)) ? (-5L) : l_34;
                l_31 = l_35;
            } else {
                l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, l_24, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_31 = l_36;
            }
        }
        if ((ulong) ((long) ((ulong) l_31 + (ulong) 4095L)) < (ulong) 4095L) {
            l_37 = l_22;
            l_38 = l_31;
        } else {
            i_39 = (int) ((uint) i_27 + (uint) ((int) ((uint) (i_27 >> 31) >> 29)));
            i_40 = i_39 >> 3;
            if (((int) get_local_size(0)) < 32) {
                l_41 = (long) i_40;
                i_42 = (int) gale_div_long((l_41 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
                i_43 = (int) gale_div_long((l_41 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))));
                l_44 = 0L;
                i_45 = i_42;
                while (true) {
                    if (!(i_45 < i_43)) {
                        break;
                    }
                    i_46 = (int) ((uint) i_45 + (uint) 32);
                    i_47 = (i_46 < i_43) ? i_46 : i_43;
                    l_48 = 0L;
                    i_49 = i_45;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_49 < i_47)) {
                            break;
                        }
                        l_50 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) (((long) i_49) << 3)))));
                        l_51 = (long) ((ulong) l_48 + (ulong) ((l_50 & 71777214294589695L) + (((long) ((ulong) l_50 >> 8)) & 71777214294589695L)));
                        i_52 = (int) ((uint) i_49 + (uint) 1);
                        l_48 = l_51;
                        i_49 = i_52;
                    }
                    l_53 = (long) ((ulong) l_44 + (ulong) ((long) ((ulong) ((long) ((ulong) l_48 * (ulong) 281479271743489L)) >> 48)));
                    l_44 = l_53;
                    i_45 = i_46;
                }
                l_54 = l_44;
            } else {
                i_55 = (int) get_local_size(0);
                i_56 = i_55 << 5;
                i_57 = (int) get_local_id(0);
                l_58 = 0L;
                i_59 = i_57;
                while (true) {
                    if (!(i_59 < i_40)) {
                        break;
                    }
                    i_60 = (int) ((uint) i_59 + (uint) i_56);
                    i_61 = (i_60 < i_40) ? i_60 : i_40;
                    l_62 = 0L;
                    i_63 = i_59;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_63 < i_61)) {
                            break;
                        }
                        l_64 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) (((long) i_63) << 3)))));
                        l_65 = (long) ((ulong) l_62 + (ulong) ((l_64 & 71777214294589695L) + (((long) ((ulong) l_64 >> 8)) & 71777214294589695L)));
                        i_66 = (int) ((uint) i_55 + (uint) i_63);
                        l_62 = l_65;
                        i_63 = i_66;
                    }
                    l_67 = (long) ((ulong) l_58 + (ulong) ((long) ((ulong) ((long) ((ulong) l_62 * (ulong) 281479271743489L)) >> 48)));
                    l_58 = l_67;
                    i_59 = i_60;
                }
                l_54 = l_58;
            }
            i_68 = (int) ((uint) ((int) get_local_id(0)) + (uint) (i_39 & (-8)));
            i_69 = (int) get_local_size(0);
            i_70 = (int) get_local_id(0);
            l_71 = l_54;
            i_72 = i_68;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_72 < i_27)) {
                    break;
                }
                i_73 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) i_72)))));
                l_74 = (long) ((ulong) l_71 + (ulong) ((long) (uint) (i_73 & 255)));
                i_75 = (int) ((uint) i_72 + (uint) i_69);
                l_71 = l_74;
                i_72 = i_75;
            }
            if (i_70 == 0) {
                l_76 = gale_BlockAccess_endMapping(arg_fs, i_27, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_77 = l_76;
            } else {
                l_77 = 0L;
            }
            GALEFS_BROADCAST(5, l_78, l_77);
            l_79 = (long) ((ulong) l_22 + (ulong) l_71);
            l_37 = l_79;
            l_38 = l_23;
        }
        if (i_28 == 0) {
            i_80 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_81 = (long) i_80;
            l_82 = l_81;
        } else {
            l_82 = 0L;
        }
        GALEFS_BROADCAST(6, l_83, l_82);
        l_84 = (long) ((ulong) l_20 * (ulong) l_83);
        l_22 = l_37;
        l_23 = l_38;
        l_24 = l_84;
    }
    goto B63;
B62:;
B63:;
    if (((int) get_local_id(0)) == 0) {
        l_85 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_86 = l_85;
    } else {
        l_86 = 0L;
    }
    GALEFS_BROADCAST(7, l_87, l_86);
    if (l_87 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_22;
        gale_longs[gale_items + gale_item] = (ulong) l_23;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_87); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_22 = (long) gale_longs[gale_item];
        l_23 = (long) gale_longs[gale_items + gale_item];
        l_87 = gale_reply(gale_entry);
    }
    if (l_23 < 0L) {
        i_88 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_23));
    }
    GALEFS_LOCAL_BARRIER(8);
    i_89 = (int) get_local_id(0);
    l_90 = (-16L) + ((((long) i_89) << 3) + 16L);
    *((__local gale_long *) (gale_scratch_memory + l_90)) = l_22;
    GALEFS_LOCAL_BARRIER(9);
    i_91 = (int) get_local_size(0);
    i_92 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_92 < i_91)) {
            break;
        }
        i_93 = i_92 << 1;
        if ((i_89 & ((int) ((uint) i_93 + (uint) (-1)))) == 0) {
            i_94 = (int) ((uint) i_89 + (uint) i_92);
            if (i_94 < i_91) {
                l_95 = *((__local gale_long *) (gale_scratch_memory + l_90));
                l_96 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_94) << 3) + 16L))));
                *((__local gale_long *) (gale_scratch_memory + l_90)) = ((long) ((ulong) l_95 + (ulong) l_96));
            }
        }
        GALEFS_LOCAL_BARRIER(10);
        i_92 = i_93;
    }
    l_97 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        l_98 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_sum + 16 + ((long) 0 << 3)), l_97);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
