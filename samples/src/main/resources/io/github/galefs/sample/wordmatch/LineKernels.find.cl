// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.LineKernels#find
// entry point: galefs_find
// parameters: LONG_ARRAY INT LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: NONE NONE READ READ WRITE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4c946d43b826c02378da924e7277246399e37065e7ccfebaa492197440ed07ab
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_ctz_long gale_div_long

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_26) VARIABLE(int, i_43) VARIABLE(int, i_45) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_2) VARIABLE(long, l_25) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_15)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_43) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_25) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(ul_15)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_43) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_25) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(ul_15)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_43) VARIABLE(i_45) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_25) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(ul_15)

__kernel void galefs_find(__global uchar *arg_fs, int arg_size, __global uchar *arg_bytes, __global uchar *arg_firstLines, __global uchar *arg_lines) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_15;
    int i_0, i_5, i_6, i_7, i_9, i_14, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_29, i_30, i_34, i_38, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_66, i_70, i_74, i_75, i_78, i_79, i_80;
    long l_1, l_2, l_3, l_4, l_8, l_10, l_11, l_12, l_13, l_25, l_31, l_32, l_33, l_35, l_36, l_37, l_39, l_40, l_63, l_64, l_65, l_67, l_68, l_69, l_71, l_72, l_73, l_76, l_77;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_num_groups(0);
    l_1 = (long) ((int) get_local_id(0));
    l_2 = (long) ((int) get_local_size(0));
    l_3 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
    l_4 = (long) ((int) get_local_size(0));
    i_5 = (int) get_local_id(0);
    i_6 = (int) get_local_size(0);
    i_7 = (int) get_local_id(0);
    l_8 = (((long) i_7) << 2) + 16L;
    i_9 = GALEFS_LOCAL_SIZE << 1;
    l_10 = (long) ((int) get_local_id(0));
    l_11 = (long) ((int) get_local_size(0));
    l_12 = (long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1));
    l_13 = (long) ((int) get_local_size(0));
    i_14 = gale_group;
    ul_15 = arg_firstLines + 12L;
    i_16 = i_14;
    while (true) {
        i_17 = *((__global gale_int *) ul_15);
        if (!(i_16 < i_17)) {
            break;
        }
        i_18 = i_16 << 14;
        i_19 = (int) ((uint) arg_size - (uint) i_18);
        i_20 = (i_19 < 16384) ? i_19 : 16384;
        i_21 = (int) ((uint) i_20 + (uint) (-1));
        i_22 = (((int) ((uint) i_21 + (uint) ((int) ((uint) (i_21 >> 31) >> 26)))) >> 6) + 1;
        if (i_20 < 1) {
            i_23 = 0;
        } else {
            i_23 = i_22;
        }
        i_24 = (int) gale_div_long((((long) i_23) * l_10), l_11);
        l_25 = (long) i_18;
        i_26 = 0;
        i_27 = i_24;
        while (true) {
            if (i_20 < 1) {
                i_28 = 0;
            } else {
                i_28 = i_22;
            }
            if (!(i_27 < ((int) gale_div_long((((long) i_28) * l_12), l_13)))) {
                break;
            }
            i_29 = i_27 << 6;
            i_30 = (int) ((uint) i_20 - (uint) i_29);
            if (i_30 < 1) {
                l_31 = 0L;
            } else {
                l_32 = l_25 + ((long) i_29);
                l_33 = 0L;
                i_34 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_34 < 64)) {
                        break;
                    }
                    l_35 = *((__global gale_long *) (arg_bytes + 16 + (l_32 + ((long) i_34))));
                    l_36 = l_35 ^ 723401728380766730L;
                    l_37 = l_33 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_36 | ((long) ((ulong) (l_36 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_34);
                    i_38 = (int) ((uint) i_34 + (uint) 8);
                    l_33 = l_37;
                    i_34 = i_38;
                }
                l_31 = l_33;
            }
            if (i_30 < 64) {
                if (i_30 < 1) {
                    l_39 = 0L;
                } else {
                    l_40 = (long) ((ulong) (1L << i_30) + (ulong) (-1L));
                    l_39 = l_40;
                }
            } else {
                l_39 = (-1L);
            }
            i_41 = (int) ((uint) i_26 + (uint) ((int) popcount((l_31 & l_39))));
            i_42 = (int) ((uint) i_27 + (uint) 1);
            i_26 = i_41;
            i_27 = i_42;
        }
        i_43 = *((__global gale_int *) (arg_firstLines + ((((long) i_16) << 2) + 16L)));
        GALEFS_LOCAL_BARRIER(1);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_8))) = i_26;
        GALEFS_LOCAL_BARRIER(2);
        i_44 = 0;
        i_45 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_46 = (int) ((uint) i_7 + (uint) i_44);
            if (!(i_45 < i_6)) {
                break;
            }
            i_47 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_46) << 2) + 16L))));
            if (i_7 < i_45) {
                i_48 = i_47;
            } else {
                i_49 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_46 - (uint) i_45))) << 2) + 16L))));
                i_50 = (int) ((uint) i_47 + (uint) i_49);
                i_48 = i_50;
            }
            i_51 = (int) ((uint) i_6 - (uint) i_44);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_7 + (uint) i_51))) << 2) + 16L)))) = i_48;
            GALEFS_LOCAL_BARRIER(3);
            i_52 = i_45 << 1;
            i_44 = i_51;
            i_45 = i_52;
        }
        if (i_5 == 0) {
            i_53 = 0;
        } else {
            i_54 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_46 + (uint) (-1)))) << 2) + 16L))));
            i_53 = i_54;
        }
        if (i_20 < 1) {
            i_55 = 0;
        } else {
            i_55 = i_22;
        }
        i_56 = (int) gale_div_long((((long) i_55) * l_1), l_2);
        i_57 = (int) ((uint) i_53 + (uint) i_43);
        i_58 = i_57;
        i_59 = i_56;
        while (true) {
            if (i_20 < 1) {
                i_60 = 0;
            } else {
                i_60 = i_22;
            }
            if (!(i_59 < ((int) gale_div_long((((long) i_60) * l_3), l_4)))) {
                break;
            }
            i_61 = i_59 << 6;
            i_62 = (int) ((uint) i_20 - (uint) i_61);
            if (i_62 < 1) {
                l_63 = 0L;
            } else {
                l_64 = l_25 + ((long) i_61);
                l_65 = 0L;
                i_66 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_66 < 64)) {
                        break;
                    }
                    l_67 = *((__global gale_long *) (arg_bytes + 16 + (l_64 + ((long) i_66))));
                    l_68 = l_67 ^ 723401728380766730L;
                    l_69 = l_65 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_68 | ((long) ((ulong) (l_68 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_66);
                    i_70 = (int) ((uint) i_66 + (uint) 8);
                    l_65 = l_69;
                    i_66 = i_70;
                }
                l_63 = l_65;
            }
            if (i_62 < 64) {
                if (i_62 < 1) {
                    l_71 = 0L;
                } else {
                    l_72 = (long) ((ulong) (1L << i_62) + (ulong) (-1L));
                    l_71 = l_72;
                }
            } else {
                l_71 = (-1L);
            }
            l_73 = l_63 & l_71;
            i_74 = (int) ((uint) i_18 + (uint) i_61);
            i_75 = i_58;
            l_76 = l_73;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (l_76 == 0L) {
                    break;
                }
                *((__global gale_int *) (arg_lines + (((((long) i_75) + 1L) << 2) + 16L))) = ((int) ((uint) ((int) ((uint) i_74 + (uint) gale_ctz_long(l_76))) + (uint) 1));
                l_77 = l_76 & ((long) ((ulong) l_76 + (ulong) (-1L)));
                i_78 = (int) ((uint) i_75 + (uint) 1);
                i_75 = i_78;
                l_76 = l_77;
            }
            i_79 = (int) ((uint) i_59 + (uint) 1);
            i_58 = i_75;
            i_59 = i_79;
        }
        i_80 = (int) ((uint) i_16 + (uint) i_0);
        i_16 = i_80;
    }
    GALEFS_GROUP_END()
}
