// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernels#write
// entry point: galefs_write
// parameters: LONG_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY INT INT INT LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ READ NONE NONE NONE READ READ READ READ_WRITE READ READ_WRITE
// waits: 3
// saved values: 19
// context bytes: 104
// needs: BARRIERS LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2f14acc085b6565f23ba3ef8e6aa8a24955326ce3b678a57ac93a04768dea8ec
// functions SHA-256: 0f4d09fced3b8404cf0659136c069d1740f558856201c1eebd2c37991aa6da8f
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LONG_ATOMIC GALEFS_PASS gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_rem_int gale_rem_long gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LONG_ATOMIC gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_div_long gale_int_at gale_rem_int gale_rem_long gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_101) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_11) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_12) VARIABLE(int, i_126) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(long, l_10) VARIABLE(long, l_100) VARIABLE(long, l_102) VARIABLE(long, l_110) VARIABLE(long, l_111) VARIABLE(long, l_117) VARIABLE(long, l_14) VARIABLE(long, l_2) VARIABLE(long, l_28) VARIABLE(long, l_64) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_8)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_8)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_64) VARIABLE(l_8)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_101) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_66) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_10) VARIABLE(l_100) VARIABLE(l_102) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_64) VARIABLE(l_8)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_101) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_11) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_66) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_10) VARIABLE(l_100) VARIABLE(l_102) VARIABLE(l_117) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_64) VARIABLE(l_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_126) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_66) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_2) VARIABLE(l_8)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_directory, __global uchar *arg_list, __global uchar *arg_names, int arg_firstText, int arg_texts, int arg_parts, __global uchar *arg_dictionary, __global uchar *arg_lines, __global uchar *arg_first, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_failure, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22, *ul_71;
    int i_0, i_1, i_3, i_4, i_5, i_6, i_7, i_9, i_11, i_12, i_13, i_15, i_16, i_17, i_18, i_19, i_20, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_32, i_33, i_34, i_36, i_37, i_38, i_39, i_41, i_47, i_49, i_50, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_63, i_65, i_66, i_67, i_68, i_72, i_73, i_74, i_76, i_77, i_80, i_81, i_83, i_84, i_85, i_87, i_88, i_90, i_91, i_92, i_94, i_95, i_96, i_97, i_98, i_101, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_112, i_118, i_119, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_133, i_134, i_135, i_136, i_137;
    long l_2, l_8, l_10, l_14, l_21, l_28, l_35, l_40, l_42, l_43, l_44, l_45, l_46, l_48, l_51, l_52, l_53, l_54, l_62, l_64, l_69, l_70, l_75, l_78, l_79, l_82, l_86, l_89, l_93, l_99, l_100, l_102, l_110, l_111, l_113, l_114, l_115, l_116, l_117, l_120, l_128, l_129, l_130, l_131, l_132, l_138;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_lines + 12L));
    i_1 = i_0 + (-1);
    l_2 = (long) i_1;
    i_3 = (int) get_local_size(0);
    i_4 = (int) get_local_size(0);
    i_5 = (int) get_num_groups(0);
    i_6 = (int) get_local_id(0);
    i_7 = (int) get_local_id(0);
    l_8 = (((long) gale_group) * 24768L) + 64L;
    i_9 = (int) get_local_id(0);
    l_10 = (long) arg_parts;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    l_14 = (((long) gale_group) * 24768L) + 16576L;
    i_15 = (int) get_local_id(0);
    i_16 = gale_group;
    i_17 = (int) ((uint) arg_texts * (uint) arg_parts);
    i_18 = i_16;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_36;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_18 < i_17)) {
            break;
        }
        i_19 = gale_div_int(i_18, arg_parts);
        i_20 = (int) ((uint) arg_firstText + (uint) i_19);
        l_21 = (long) i_20;
        ul_22 = arg_names + ((l_21 << 2) + 16L);
        i_23 = *((__global gale_int *) ul_22);
        i_24 = *((__global gale_int *) (arg_names + (((l_21 + 1L) << 2) + 16L)));
        i_25 = *((__global gale_int *) ul_22);
        i_26 = (int) ((uint) i_24 + (uint) (-1));
        i_27 = (int) ((uint) i_26 - (uint) i_25);
        l_28 = (long) i_23;
        if (!(i_27 < 1)) {
            i_29 = (int) *((__global char *) (arg_list + 16 + l_28));
            if (i_29 == 47) {
                i_30 = 0;
                goto B8;
            }
        }
        i_31 = *((__global gale_int *) (arg_directory + 12L));
        i_30 = i_31;
    B8:;
        if (i_26 == i_25) {
            i_32 = 0;
        } else {
            if (i_27 < 4001) {
                i_33 = (int) ((uint) i_27 + (uint) i_30);
                i_32 = i_33;
            } else {
                i_32 = 0;
            }
        }
        GALEFS_BARRIER(1);
        i_34 = i_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_34 < i_32)) {
                break;
            }
            l_35 = (long) i_34;
            if (i_34 < i_30) {
                i_36 = (int) *((__global char *) (arg_directory + 16 + (long) i_34 * 1));
                i_37 = i_36;
            } else {
                i_38 = (int) *((__global char *) (arg_list + 16 + ((l_28 + l_35) - ((long) (uint) i_30))));
                i_37 = i_38;
            }
            *((__global char *) (arg_work + 16 + (l_35 + l_14))) = (char) i_37;
            i_39 = (int) ((uint) i_34 + (uint) i_4);
            i_34 = i_39;
        }
        GALEFS_BARRIER(2);
        if (i_13 == 0) {
            l_40 = ((((long) gale_group) * 24768L) + 16576L) + ((long) i_32);
            *((__global char *) (arg_work + 16 + l_40)) = (char) 46;
            *((__global char *) (arg_work + 16 + (l_40 + 1L))) = (char) 99;
            *((__global char *) (arg_work + 16 + (l_40 + 2L))) = (char) 111;
            *((__global char *) (arg_work + 16 + (l_40 + 3L))) = (char) 117;
            *((__global char *) (arg_work + 16 + (l_40 + 4L))) = (char) 110;
            *((__global char *) (arg_work + 16 + (l_40 + 5L))) = (char) 116;
            *((__global char *) (arg_work + 16 + (l_40 + 6L))) = (char) 115;
        }
        GALEFS_BARRIER(3);
        GALEFS_BARRIER(4);
        if (i_12 == 0) {
            i_41 = (int) ((uint) i_32 + (uint) 7);
            l_42 = gale_FileOpener_begin(arg_fs, i_41, gale_group);
            if (l_42 < 0L) {
                l_43 = l_42;
            } else {
                l_44 = (long) gale_group;
                l_45 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_44 << 12) + (l_44 << 11)))) + (ulong) 2048L);
                l_46 = (((long) gale_group) * 24768L) + 16576L;
                i_47 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_47 < i_41)) {
                        break;
                    }
                    l_48 = (long) i_47;
                    i_49 = (int) *((__global char *) (arg_work + 16 + (l_46 + l_48)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) l_48)))) = (char) i_49;
                    i_50 = (int) ((uint) i_47 + (uint) 1);
                    i_47 = i_50;
                }
                l_51 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_41, (-1), gale_group);
                l_43 = l_51;
            }
        } else {
            l_43 = 0L;
        }
        if (i_11 == 0) {
            if (l_43 < (-4611686018427387904L)) {
                l_52 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
                l_53 = l_52;
            } else {
                l_53 = l_43;
            }
        } else {
            l_53 = l_43;
        }
        GALEFS_BROADCAST(5, l_54, l_53);
        if (l_54 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_ints[gale_items + gale_item] = (uint) i_18;
            gale_ints[2 * gale_items + gale_item] = (uint) i_19;
            gale_ints[3 * gale_items + gale_item] = (uint) i_20;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_54); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            i_18 = (int) gale_ints[gale_items + gale_item];
            i_19 = (int) gale_ints[2 * gale_items + gale_item];
            i_20 = (int) gale_ints[3 * gale_items + gale_item];
            i_3 = (int) get_local_size(0);
            i_4 = (int) get_local_size(0);
            i_5 = (int) get_num_groups(0);
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            l_8 = (((long) gale_group) * 24768L) + 64L;
            i_9 = (int) get_local_id(0);
            l_10 = (long) arg_parts;
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_id(0);
            l_14 = (((long) gale_group) * 24768L) + 16576L;
            i_15 = (int) get_local_id(0);
            i_17 = (int) ((uint) arg_texts * (uint) arg_parts);
            l_54 = gale_reply(gale_entry);
        }
        i_55 = (int) l_54;
        i_56 = (int) ((uint) i_1 * (uint) i_19);
        i_57 = gale_rem_int(i_18, arg_parts);
        i_58 = (int) gale_div_long((l_2 * ((long) i_57)), l_10);
        i_59 = (int) gale_div_long((l_2 * ((long) ((int) ((uint) i_57 + (uint) 1)))), l_10);
        i_60 = 0;
        i_61 = i_58;
        loop_36:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_53;
            }
            if (!(i_61 < i_59)) {
                break;
            }
            l_62 = (long) i_61;
            i_63 = *((__global gale_int *) (arg_lines + ((l_62 << 2) + 16L)));
            l_64 = ((long) i_63) + (l_62 * 11L);
            i_65 = (int) ((uint) i_61 + (uint) i_9);
            i_66 = (int) ((uint) i_61 + (uint) 381);
            i_67 = (i_66 < i_59) ? i_66 : i_59;
            i_68 = i_65;
            while (true) {
                if (!(i_68 < i_67)) {
                    break;
                }
                l_69 = (long) i_68;
                l_70 = (l_69 << 2) + 16L;
                ul_71 = arg_lines + l_70;
                i_72 = *((__global gale_int *) ul_71);
                i_73 = *((__global gale_int *) (arg_first + l_70));
                i_74 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_56 + (uint) i_73))) << 2) + 16L)));
                l_75 = (l_8 + (((long) i_72) + (l_69 * 11L))) - l_64;
                i_76 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_76 < 11)) {
                        break;
                    }
                    *((__global char *) (arg_work + 16 + (l_75 + ((long) i_76)))) = (char) 32;
                    i_77 = (int) ((uint) i_76 + (uint) 1);
                    i_76 = i_77;
                }
                l_78 = (long) (uint) i_74;
                l_79 = l_78;
                i_80 = 10;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_80 == 10)) {
                        if (l_79 == 0L) {
                            break;
                        }
                    }
                    i_81 = (int) ((uint) i_80 + (uint) (-1));
                    *((__global char *) (arg_work + 16 + (l_75 + ((long) i_81)))) = (char) (((int) gale_rem_long(l_79, 10L)) + 48);
                    l_82 = gale_div_long(l_79, 10L);
                    l_79 = l_82;
                    i_80 = i_81;
                }
                i_83 = *((__global gale_int *) (arg_lines + (((l_69 + 1L) << 2) + 16L)));
                i_84 = *((__global gale_int *) ul_71);
                i_85 = (int) ((uint) ((int) ((uint) i_83 + (uint) (-1))) - (uint) i_84);
                l_86 = l_75 + 11L;
                i_87 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_87 < i_85)) {
                        break;
                    }
                    i_88 = *((__global gale_int *) ul_71);
                    l_89 = (long) i_87;
                    i_90 = (int) *((__global char *) (arg_dictionary + 16 + (l_89 + ((long) i_88))));
                    *((__global char *) (arg_work + 16 + (l_86 + l_89))) = (char) i_90;
                    i_91 = (int) ((uint) i_87 + (uint) 1);
                    i_87 = i_91;
                }
                *((__global char *) (arg_work + 16 + (l_86 + ((long) i_85)))) = (char) 10;
                i_92 = (int) ((uint) i_68 + (uint) i_3);
                i_68 = i_92;
            }
            GALEFS_BARRIER(6);
            l_93 = (long) i_67;
            i_94 = *((__global gale_int *) (arg_lines + ((l_93 << 2) + 16L)));
            i_95 = (int) ((((long) i_94) + (l_93 * 11L)) - l_64);
            i_96 = (i_95 < 0) ? (-22) : 1;
            i_97 = 0;
            i_98 = i_96;
            loop_53:;
            while (true) {
                if (gale_resuming == 2) {
                    goto loop_56;
                }
                if (i_98 < 1) {
                    goto B85;
                }
                if (!(i_97 < i_95)) {
                    break;
                }
                l_99 = (long) i_97;
                l_100 = l_8 + l_99;
                i_101 = (int) ((uint) i_95 - (uint) i_97);
                l_102 = l_64 + l_99;
                i_103 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_104 = (int) get_local_id(0);
                i_105 = (int) get_local_id(0);
                i_106 = (int) get_local_id(0);
                i_107 = 4;
                i_108 = 0;
                i_109 = 0;
                loop_56:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (i_107 == 0) {
                        break;
                    }
                    l_110 = (long) i_108;
                    l_111 = l_102 + l_110;
                    if (i_106 == 0) {
                        i_112 = (i_108 < 1) ? 0 : 1;
                        l_113 = gale_BlockAccess_beginWrite(arg_fs, i_107, i_55, l_111, ((int) ((uint) i_101 - (uint) i_108)), i_112, gale_group);
                        l_114 = l_113;
                    } else {
                        l_114 = 0L;
                    }
                    if (i_105 == 0) {
                        if (l_114 < (-4611686018427387904L)) {
                            l_115 = gale_HostCall_awaitReply(arg_fs, l_114, gale_group);
                            l_116 = l_115;
                        } else {
                            l_116 = l_114;
                        }
                    } else {
                        l_116 = l_114;
                    }
                    GALEFS_BROADCAST(7, l_117, l_116);
                    if (l_117 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_longs[gale_item] = (ulong) l_2;
                        gale_ints[gale_items + gale_item] = (uint) i_18;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_55;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_56;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_59;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_60;
                        gale_longs[gale_items + gale_item] = (ulong) l_64;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_66;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_95;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_97;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_100;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_101;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_102;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_107;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_108;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_110;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_111;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_117); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_1 = (int) gale_ints[gale_item];
                        l_2 = (long) gale_longs[gale_item];
                        i_18 = (int) gale_ints[gale_items + gale_item];
                        i_20 = (int) gale_ints[2 * gale_items + gale_item];
                        i_55 = (int) gale_ints[3 * gale_items + gale_item];
                        i_56 = (int) gale_ints[4 * gale_items + gale_item];
                        i_59 = (int) gale_ints[5 * gale_items + gale_item];
                        i_60 = (int) gale_ints[6 * gale_items + gale_item];
                        l_64 = (long) gale_longs[gale_items + gale_item];
                        i_66 = (int) gale_ints[7 * gale_items + gale_item];
                        i_95 = (int) gale_ints[8 * gale_items + gale_item];
                        i_97 = (int) gale_ints[9 * gale_items + gale_item];
                        l_100 = (long) gale_longs[2 * gale_items + gale_item];
                        i_101 = (int) gale_ints[10 * gale_items + gale_item];
                        l_102 = (long) gale_longs[3 * gale_items + gale_item];
                        i_107 = (int) gale_ints[11 * gale_items + gale_item];
                        i_108 = (int) gale_ints[12 * gale_items + gale_item];
                        l_110 = (long) gale_longs[4 * gale_items + gale_item];
                        l_111 = (long) gale_longs[5 * gale_items + gale_item];
                        i_3 = (int) get_local_size(0);
                        i_4 = (int) get_local_size(0);
                        i_5 = (int) get_num_groups(0);
                        i_6 = (int) get_local_id(0);
                        i_7 = (int) get_local_id(0);
                        l_8 = (((long) gale_group) * 24768L) + 64L;
                        i_9 = (int) get_local_id(0);
                        l_10 = (long) arg_parts;
                        i_11 = (int) get_local_id(0);
                        i_12 = (int) get_local_id(0);
                        i_13 = (int) get_local_id(0);
                        l_14 = (((long) gale_group) * 24768L) + 16576L;
                        i_15 = (int) get_local_id(0);
                        i_17 = (int) ((uint) arg_texts * (uint) arg_parts);
                        i_103 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_104 = (int) get_local_id(0);
                        i_105 = (int) get_local_id(0);
                        i_106 = (int) get_local_id(0);
                        l_117 = gale_reply(gale_entry);
                    }
                    i_118 = (int) l_117;
                    if (l_117 < 0L) {
                        i_119 = 0;
                    } else {
                        i_119 = i_118;
                    }
                    l_120 = gale_BlockAccess_offsetInRegion(arg_fs, l_117, l_111, gale_group);
                    gale_copy((arg_work + 16 + (l_100 + l_110)), (arg_fs + 16 + l_120), i_119);
                    GALEFS_BARRIER(8);
                    if (i_104 == 0) {
                        if (!(i_119 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_119, gale_group);
                        }
                    }
                    i_121 = (int) ((uint) i_108 + (uint) i_119);
                    if (l_117 < 0L) {
                        if ((!(i_107 == 4)) || (i_121 < 1)) {
                            i_122 = i_118;
                        } else {
                            i_122 = i_121;
                        }
                    } else {
                        i_122 = i_121;
                    }
                    i_123 = (((!(i_107 == 4)) || (i_121 < 1)) || (i_103 == 0)) ? 0 : 5;
                    if (i_119 == 0) {
                        i_107 = i_123;
                        i_108 = i_121;
                        i_109 = i_122;
                    } else {
                        if (i_101 == i_121) {
                            i_107 = i_123;
                            i_108 = i_121;
                            i_109 = i_122;
                        } else {
                            i_108 = i_121;
                            i_109 = i_122;
                        }
                    }
                }
                i_124 = (i_109 < 1) ? 0 : i_109;
                i_125 = (int) ((uint) i_97 + (uint) i_124);
                i_97 = i_125;
                i_98 = i_109;
            }
            goto B86;
        B85:;
        B86:;
            if (i_98 < 0) {
                i_126 = i_98;
            } else {
                i_126 = i_97;
            }
            GALEFS_BARRIER(9);
            i_127 = (i_126 < i_60) ? i_126 : i_60;
            i_60 = i_127;
            i_61 = i_66;
        }
        if (i_7 == 0) {
            l_128 = gale_OpenFileCalls_beginClose(arg_fs, i_55, gale_group);
            l_129 = l_128;
        } else {
            l_129 = 0L;
        }
        if (i_6 == 0) {
            if (l_129 < (-4611686018427387904L)) {
                l_130 = gale_HostCall_awaitReply(arg_fs, l_129, gale_group);
                l_131 = l_130;
            } else {
                l_131 = l_129;
            }
        } else {
            l_131 = l_129;
        }
        GALEFS_BROADCAST(10, l_132, l_131);
        if (l_132 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_ints[gale_items + gale_item] = (uint) i_18;
            gale_ints[2 * gale_items + gale_item] = (uint) i_20;
            gale_ints[3 * gale_items + gale_item] = (uint) i_55;
            gale_ints[4 * gale_items + gale_item] = (uint) i_60;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_132); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            i_18 = (int) gale_ints[gale_items + gale_item];
            i_20 = (int) gale_ints[2 * gale_items + gale_item];
            i_55 = (int) gale_ints[3 * gale_items + gale_item];
            i_60 = (int) gale_ints[4 * gale_items + gale_item];
            i_3 = (int) get_local_size(0);
            i_4 = (int) get_local_size(0);
            i_5 = (int) get_num_groups(0);
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            l_8 = (((long) gale_group) * 24768L) + 64L;
            i_9 = (int) get_local_id(0);
            l_10 = (long) arg_parts;
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_id(0);
            l_14 = (((long) gale_group) * 24768L) + 16576L;
            i_15 = (int) get_local_id(0);
            i_17 = (int) ((uint) arg_texts * (uint) arg_parts);
            l_132 = gale_reply(gale_entry);
        }
        if (i_55 < 0) {
            i_133 = i_55;
        } else {
            if (i_60 < 0) {
                i_133 = i_60;
            } else {
                i_134 = (int) l_132;
                i_133 = i_134;
            }
        }
        i_135 = (int) ((uint) i_18 + (uint) i_5);
        if (i_133 < 0) {
            i_136 = (int) (0 - (uint) i_133);
            i_137 = (i_136 < 65536) ? i_136 : 65535;
            l_138 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (((((long) ((int) ((uint) i_20 + (uint) 1))) << 32) | 458752L) | ((long) i_137)));
            i_18 = i_135;
        } else {
            i_18 = i_135;
        }
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_100) VARIABLE(int, i_101) VARIABLE(int, i_102) VARIABLE(int, i_11) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_118) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_28) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_6) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_8) VARIABLE(int, i_90) VARIABLE(int, i_92) VARIABLE(int, i_96) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_104) VARIABLE(long, l_105) VARIABLE(long, l_109) VARIABLE(long, l_12) VARIABLE(long, l_2) VARIABLE(long, l_26) VARIABLE(long, l_59) VARIABLE(long, l_7) VARIABLE(long, l_9) VARIABLE(long, l_95) VARIABLE(long, l_97)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_28) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_26) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_59) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_8) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_104) VARIABLE(l_105) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_59) VARIABLE(l_7) VARIABLE(l_9) VARIABLE(l_95) VARIABLE(l_97)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_11) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_8) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_109) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_59) VARIABLE(l_7) VARIABLE(l_9) VARIABLE(l_95) VARIABLE(l_97)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_118) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(i_55) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_7) VARIABLE(l_9)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_directory, __global uchar *arg_list, __global uchar *arg_names, int arg_firstText, int arg_texts, int arg_parts, __global uchar *arg_dictionary, __global uchar *arg_lines, __global uchar *arg_first, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_failure, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_20, *ul_66;
    int i_0, i_1, i_3, i_4, i_5, i_6, i_8, i_10, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_21, i_22, i_23, i_24, i_25, i_27, i_28, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_37, i_39, i_44, i_46, i_47, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_58, i_60, i_61, i_62, i_63, i_67, i_68, i_69, i_71, i_72, i_75, i_76, i_78, i_79, i_80, i_82, i_83, i_85, i_86, i_87, i_89, i_90, i_91, i_92, i_93, i_96, i_98, i_99, i_100, i_101, i_102, i_103, i_106, i_110, i_111, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_123, i_124, i_125, i_126, i_127;
    long l_2, l_7, l_9, l_12, l_19, l_26, l_33, l_38, l_40, l_41, l_42, l_43, l_45, l_48, l_49, l_57, l_59, l_64, l_65, l_70, l_73, l_74, l_77, l_81, l_84, l_88, l_94, l_95, l_97, l_104, l_105, l_107, l_108, l_109, l_112, l_120, l_121, l_122, l_128;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_lines + 12L));
    i_1 = i_0 + (-1);
    l_2 = (long) i_1;
    i_3 = (int) get_local_size(0);
    i_4 = (int) get_local_size(0);
    i_5 = gale_group_count;
    i_6 = (int) get_local_id(0);
    l_7 = (((long) gale_group) * 24768L) + 64L;
    i_8 = (int) get_local_id(0);
    l_9 = (long) arg_parts;
    i_10 = (int) get_local_id(0);
    i_11 = (int) get_local_id(0);
    l_12 = (((long) gale_group) * 24768L) + 16576L;
    i_13 = (int) get_local_id(0);
    i_14 = gale_group;
    i_15 = (int) ((uint) arg_texts * (uint) arg_parts);
    i_16 = i_14;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_31;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_16 < i_15)) {
            break;
        }
        i_17 = gale_div_int(i_16, arg_parts);
        i_18 = (int) ((uint) arg_firstText + (uint) i_17);
        l_19 = (long) i_18;
        ul_20 = arg_names + ((l_19 << 2) + 16L);
        i_21 = *((__global gale_int *) ul_20);
        i_22 = *((__global gale_int *) (arg_names + (((l_19 + 1L) << 2) + 16L)));
        i_23 = *((__global gale_int *) ul_20);
        i_24 = (int) ((uint) i_22 + (uint) (-1));
        i_25 = (int) ((uint) i_24 - (uint) i_23);
        l_26 = (long) i_21;
        if (!(i_25 < 1)) {
            i_27 = (int) *((__global char *) (arg_list + 16 + l_26));
            if (i_27 == 47) {
                i_28 = 0;
                goto B8;
            }
        }
        i_29 = *((__global gale_int *) (arg_directory + 12L));
        i_28 = i_29;
    B8:;
        if (i_24 == i_23) {
            i_30 = 0;
        } else {
            if (i_25 < 4001) {
                i_31 = (int) ((uint) i_25 + (uint) i_28);
                i_30 = i_31;
            } else {
                i_30 = 0;
            }
        }
        GALEFS_BARRIER(1);
        i_32 = i_13;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_32 < i_30)) {
                break;
            }
            l_33 = (long) i_32;
            if (i_32 < i_28) {
                i_34 = (int) *((__global char *) (arg_directory + 16 + (long) i_32 * 1));
                i_35 = i_34;
            } else {
                i_36 = (int) *((__global char *) (arg_list + 16 + ((l_26 + l_33) - ((long) (uint) i_28))));
                i_35 = i_36;
            }
            *((__global char *) (arg_work + 16 + (l_33 + l_12))) = (char) i_35;
            i_37 = (int) ((uint) i_32 + (uint) i_4);
            i_32 = i_37;
        }
        GALEFS_BARRIER(2);
        if (i_11 == 0) {
            l_38 = ((((long) gale_group) * 24768L) + 16576L) + ((long) i_30);
            *((__global char *) (arg_work + 16 + l_38)) = (char) 46;
            *((__global char *) (arg_work + 16 + (l_38 + 1L))) = (char) 99;
            *((__global char *) (arg_work + 16 + (l_38 + 2L))) = (char) 111;
            *((__global char *) (arg_work + 16 + (l_38 + 3L))) = (char) 117;
            *((__global char *) (arg_work + 16 + (l_38 + 4L))) = (char) 110;
            *((__global char *) (arg_work + 16 + (l_38 + 5L))) = (char) 116;
            *((__global char *) (arg_work + 16 + (l_38 + 6L))) = (char) 115;
        }
        GALEFS_BARRIER(3);
        GALEFS_BARRIER(4);
        if (i_10 == 0) {
            i_39 = (int) ((uint) i_30 + (uint) 7);
            l_40 = gale_FileOpener_begin(arg_fs, i_39, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_40 < 0L) {
                l_41 = l_40;
            } else {
                l_42 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
                l_43 = (((long) gale_group) * 24768L) + 16576L;
                i_44 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_44 < i_39)) {
                        break;
                    }
                    l_45 = (long) i_44;
                    i_46 = (int) *((__global char *) (arg_work + 16 + (l_43 + l_45)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) l_45)))) = (char) i_46;
                    i_47 = (int) ((uint) i_44 + (uint) 1);
                    i_44 = i_47;
                }
                l_48 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_39, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_41 = l_48;
            }
        } else {
            l_41 = 0L;
        }
        GALEFS_BROADCAST(5, l_49, l_41);
        if (l_49 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_17;
            gale_ints[3 * gale_items + gale_item] = (uint) i_18;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_49); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_17 = (int) gale_ints[2 * gale_items + gale_item];
            i_18 = (int) gale_ints[3 * gale_items + gale_item];
            i_3 = (int) get_local_size(0);
            i_4 = (int) get_local_size(0);
            i_5 = gale_group_count;
            i_6 = (int) get_local_id(0);
            l_7 = (((long) gale_group) * 24768L) + 64L;
            i_8 = (int) get_local_id(0);
            l_9 = (long) arg_parts;
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            l_12 = (((long) gale_group) * 24768L) + 16576L;
            i_13 = (int) get_local_id(0);
            i_15 = (int) ((uint) arg_texts * (uint) arg_parts);
            l_49 = gale_reply(gale_entry);
        }
        i_50 = (int) l_49;
        i_51 = (int) ((uint) i_1 * (uint) i_17);
        i_52 = gale_rem_int(i_16, arg_parts);
        i_53 = (int) gale_div_long((l_2 * ((long) i_52)), l_9);
        i_54 = (int) gale_div_long((l_2 * ((long) ((int) ((uint) i_52 + (uint) 1)))), l_9);
        i_55 = 0;
        i_56 = i_53;
        loop_31:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_48;
            }
            if (!(i_56 < i_54)) {
                break;
            }
            l_57 = (long) i_56;
            i_58 = *((__global gale_int *) (arg_lines + ((l_57 << 2) + 16L)));
            l_59 = ((long) i_58) + (l_57 * 11L);
            i_60 = (int) ((uint) i_56 + (uint) i_8);
            i_61 = (int) ((uint) i_56 + (uint) 381);
            i_62 = (i_61 < i_54) ? i_61 : i_54;
            i_63 = i_60;
            while (true) {
                if (!(i_63 < i_62)) {
                    break;
                }
                l_64 = (long) i_63;
                l_65 = (l_64 << 2) + 16L;
                ul_66 = arg_lines + l_65;
                i_67 = *((__global gale_int *) ul_66);
                i_68 = *((__global gale_int *) (arg_first + l_65));
                i_69 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_51 + (uint) i_68))) << 2) + 16L)));
                l_70 = (l_7 + (((long) i_67) + (l_64 * 11L))) - l_59;
                i_71 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_71 < 11)) {
                        break;
                    }
                    *((__global char *) (arg_work + 16 + (l_70 + ((long) i_71)))) = (char) 32;
                    i_72 = (int) ((uint) i_71 + (uint) 1);
                    i_71 = i_72;
                }
                l_73 = (long) (uint) i_69;
                l_74 = l_73;
                i_75 = 10;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_75 == 10)) {
                        if (l_74 == 0L) {
                            break;
                        }
                    }
                    i_76 = (int) ((uint) i_75 + (uint) (-1));
                    *((__global char *) (arg_work + 16 + (l_70 + ((long) i_76)))) = (char) (((int) gale_rem_long(l_74, 10L)) + 48);
                    l_77 = gale_div_long(l_74, 10L);
                    l_74 = l_77;
                    i_75 = i_76;
                }
                i_78 = *((__global gale_int *) (arg_lines + (((l_64 + 1L) << 2) + 16L)));
                i_79 = *((__global gale_int *) ul_66);
                i_80 = (int) ((uint) ((int) ((uint) i_78 + (uint) (-1))) - (uint) i_79);
                l_81 = l_70 + 11L;
                i_82 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_82 < i_80)) {
                        break;
                    }
                    i_83 = *((__global gale_int *) ul_66);
                    l_84 = (long) i_82;
                    i_85 = (int) *((__global char *) (arg_dictionary + 16 + (l_84 + ((long) i_83))));
                    *((__global char *) (arg_work + 16 + (l_81 + l_84))) = (char) i_85;
                    i_86 = (int) ((uint) i_82 + (uint) 1);
                    i_82 = i_86;
                }
                *((__global char *) (arg_work + 16 + (l_81 + ((long) i_80)))) = (char) 10;
                i_87 = (int) ((uint) i_63 + (uint) i_3);
                i_63 = i_87;
            }
            GALEFS_BARRIER(6);
            l_88 = (long) i_62;
            i_89 = *((__global gale_int *) (arg_lines + ((l_88 << 2) + 16L)));
            i_90 = (int) ((((long) i_89) + (l_88 * 11L)) - l_59);
            i_91 = (i_90 < 0) ? (-22) : 1;
            i_92 = 0;
            i_93 = i_91;
            loop_48:;
            while (true) {
                if (gale_resuming == 2) {
                    goto loop_51;
                }
                if (i_93 < 1) {
                    goto B75;
                }
                if (!(i_92 < i_90)) {
                    break;
                }
                l_94 = (long) i_92;
                l_95 = l_7 + l_94;
                i_96 = (int) ((uint) i_90 - (uint) i_92);
                l_97 = l_59 + l_94;
                i_98 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_99 = (int) get_local_id(0);
                i_100 = (int) get_local_id(0);
                i_101 = 4;
                i_102 = 0;
                i_103 = 0;
                loop_51:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (i_101 == 0) {
                        break;
                    }
                    l_104 = (long) i_102;
                    l_105 = l_97 + l_104;
                    if (i_100 == 0) {
                        i_106 = (i_102 < 1) ? 0 : 1;
                        l_107 = gale_BlockAccess_beginWrite(arg_fs, i_101, i_50, l_105, ((int) ((uint) i_96 - (uint) i_102)), i_106, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_108 = l_107;
                    } else {
                        l_108 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_109, l_108);
                    if (l_109 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_longs[gale_item] = (ulong) l_2;
                        gale_ints[gale_items + gale_item] = (uint) i_16;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_50;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_51;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_54;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_55;
                        gale_longs[gale_items + gale_item] = (ulong) l_59;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_61;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_90;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_92;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_95;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_96;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_97;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_101;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_102;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_104;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_105;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_109); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_1 = (int) gale_ints[gale_item];
                        l_2 = (long) gale_longs[gale_item];
                        i_16 = (int) gale_ints[gale_items + gale_item];
                        i_18 = (int) gale_ints[2 * gale_items + gale_item];
                        i_50 = (int) gale_ints[3 * gale_items + gale_item];
                        i_51 = (int) gale_ints[4 * gale_items + gale_item];
                        i_54 = (int) gale_ints[5 * gale_items + gale_item];
                        i_55 = (int) gale_ints[6 * gale_items + gale_item];
                        l_59 = (long) gale_longs[gale_items + gale_item];
                        i_61 = (int) gale_ints[7 * gale_items + gale_item];
                        i_90 = (int) gale_ints[8 * gale_items + gale_item];
                        i_92 = (int) gale_ints[9 * gale_items + gale_item];
                        l_95 = (long) gale_longs[2 * gale_items + gale_item];
                        i_96 = (int) gale_ints[10 * gale_items + gale_item];
                        l_97 = (long) gale_longs[3 * gale_items + gale_item];
                        i_101 = (int) gale_ints[11 * gale_items + gale_item];
                        i_102 = (int) gale_ints[12 * gale_items + gale_item];
                        l_104 = (long) gale_longs[4 * gale_items + gale_item];
                        l_105 = (long) gale_longs[5 * gale_items + gale_item];
                        i_3 = (int) get_local_size(0);
                        i_4 = (int) get_local_size(0);
                        i_5 = gale_group_count;
                        i_6 = (int) get_local_id(0);
                        l_7 = (((long) gale_group) * 24768L) + 64L;
                        i_8 = (int) get_local_id(0);
                        l_9 = (long) arg_parts;
                        i_10 = (int) get_local_id(0);
                        i_11 = (int) get_local_id(0);
                        l_12 = (((long) gale_group) * 24768L) + 16576L;
                        i_13 = (int) get_local_id(0);
                        i_15 = (int) ((uint) arg_texts * (uint) arg_parts);
                        i_98 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                        i_99 = (int) get_local_id(0);
                        i_100 = (int) get_local_id(0);
                        l_109 = gale_reply(gale_entry);
                    }
                    i_110 = (int) l_109;
                    if (l_109 < 0L) {
                        i_111 = 0;
                    } else {
                        i_111 = i_110;
                    }
                    l_112 = gale_BlockAccess_offsetInRegion(arg_fs, l_109, l_105, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_work + 16 + (l_95 + l_104)), (arg_fs + 16 + l_112), i_111);
                    GALEFS_BARRIER(8);
                    if (i_99 == 0) {
                        if (!(i_111 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_111, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_113 = (int) ((uint) i_102 + (uint) i_111);
                    if (l_109 < 0L) {
                        if ((!(i_101 == 4)) || (i_113 < 1)) {
                            i_114 = i_110;
                        } else {
                            i_114 = i_113;
                        }
                    } else {
                        i_114 = i_113;
                    }
                    i_115 = (((!(i_101 == 4)) || (i_113 < 1)) || (i_98 == 0)) ? 0 : 5;
                    if (i_111 == 0) {
                        i_101 = i_115;
                        i_102 = i_113;
                        i_103 = i_114;
                    } else {
                        if (i_96 == i_113) {
                            i_101 = i_115;
                            i_102 = i_113;
                            i_103 = i_114;
                        } else {
                            i_102 = i_113;
                            i_103 = i_114;
                        }
                    }
                }
                i_116 = (i_103 < 1) ? 0 : i_103;
                i_117 = (int) ((uint) i_92 + (uint) i_116);
                i_92 = i_117;
                i_93 = i_103;
            }
            goto B76;
        B75:;
        B76:;
            if (i_93 < 0) {
                i_118 = i_93;
            } else {
                i_118 = i_92;
            }
            GALEFS_BARRIER(9);
            i_119 = (i_118 < i_55) ? i_118 : i_55;
            i_55 = i_119;
            i_56 = i_61;
        }
        if (i_6 == 0) {
            l_120 = gale_OpenFileCalls_beginClose(arg_fs, i_50, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_121 = l_120;
        } else {
            l_121 = 0L;
        }
        GALEFS_BROADCAST(10, l_122, l_121);
        if (l_122 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_18;
            gale_ints[3 * gale_items + gale_item] = (uint) i_50;
            gale_ints[4 * gale_items + gale_item] = (uint) i_55;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_122); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_18 = (int) gale_ints[2 * gale_items + gale_item];
            i_50 = (int) gale_ints[3 * gale_items + gale_item];
            i_55 = (int) gale_ints[4 * gale_items + gale_item];
            i_3 = (int) get_local_size(0);
            i_4 = (int) get_local_size(0);
            i_5 = gale_group_count;
            i_6 = (int) get_local_id(0);
            l_7 = (((long) gale_group) * 24768L) + 64L;
            i_8 = (int) get_local_id(0);
            l_9 = (long) arg_parts;
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            l_12 = (((long) gale_group) * 24768L) + 16576L;
            i_13 = (int) get_local_id(0);
            i_15 = (int) ((uint) arg_texts * (uint) arg_parts);
            l_122 = gale_reply(gale_entry);
        }
        if (i_50 < 0) {
            i_123 = i_50;
        } else {
            if (i_55 < 0) {
                i_123 = i_55;
            } else {
                i_124 = (int) l_122;
                i_123 = i_124;
            }
        }
        i_125 = (int) ((uint) i_16 + (uint) i_5);
        if (i_123 < 0) {
            i_126 = (int) (0 - (uint) i_123);
            i_127 = (i_126 < 65536) ? i_126 : 65535;
            l_128 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (((((long) ((int) ((uint) i_18 + (uint) 1))) << 32) | 458752L) | ((long) i_127)));
            i_16 = i_125;
        } else {
            i_16 = i_125;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
