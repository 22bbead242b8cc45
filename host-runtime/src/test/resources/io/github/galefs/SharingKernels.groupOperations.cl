// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SharingKernels#groupOperations
// entry point: galefs_groupOperations
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE
// needs: BARRIERS DOUBLE LOCAL_SIZE
// scratch bytes per work-item: 16
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f8c6ad650bc0958e989f03712c54cee0b8777ed7c212db7ee67d2723cf4f5404
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_double gale_long_from_double gale_long_from_float

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 16 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_4) VARIABLE(int, i_43) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_55) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_69) VARIABLE(int, i_72) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_84) VARIABLE(int, i_87) VARIABLE(int, i_89) VARIABLE(long, l_11) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_24) VARIABLE(long, l_3) VARIABLE(long, l_73) VARIABLE(long, l_85)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(l_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(l_11) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(l_11) VARIABLE(l_13) VARIABLE(l_14)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(l_11) VARIABLE(l_14)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_23) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_24)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_24)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(l_11) VARIABLE(l_14)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_33) VARIABLE(l_11)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_43) VARIABLE(l_11)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(l_11)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_1) VARIABLE(i_46) VARIABLE(l_11)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_1) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_55) VARIABLE(l_11)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_1) VARIABLE(l_11)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_1) VARIABLE(i_59) VARIABLE(l_11)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_1) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_69) VARIABLE(l_11)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_1) VARIABLE(l_11)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_1) VARIABLE(i_72) VARIABLE(l_11) VARIABLE(l_73)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_1) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(l_11) VARIABLE(l_73)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_1) VARIABLE(l_11)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_84) VARIABLE(l_11) VARIABLE(l_85)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_84) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(l_11) VARIABLE(l_85)

__kernel void galefs_groupOperations(__global uchar *arg_fs, __global uchar *arg_values, __global uchar *arg_out) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    double d_29, d_30, d_31, d_32;
    float f_51, f_52, f_53, f_54, f_57, f_58;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_12, i_15, i_16, i_17, i_18, i_23, i_25, i_26, i_27, i_28, i_33, i_34, i_35, i_36, i_37, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_55, i_56, i_59, i_60, i_61, i_62, i_63, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_84, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94;
    long l_3, l_11, l_13, l_14, l_19, l_20, l_21, l_22, l_24, l_38, l_39, l_40, l_41, l_42, l_45, l_64, l_73, l_83, l_85, l_95;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    i_1 = *((__global gale_int *) (arg_values + ((((long) i_0) << 2) + 16L)));
    GALEFS_LOCAL_BARRIER(1);
    i_2 = (int) get_local_id(0);
    l_3 = (-16L) + ((((long) i_2) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_3)) = i_1;
    GALEFS_LOCAL_BARRIER(2);
    i_4 = (int) get_local_size(0);
    i_5 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < i_4)) {
            break;
        }
        i_6 = i_5 << 1;
        if ((i_2 & ((int) ((uint) i_6 + (uint) (-1)))) == 0) {
            i_7 = (int) ((uint) i_2 + (uint) i_5);
            if (i_7 < i_4) {
                i_8 = *((__local gale_int *) (gale_scratch_memory + l_3));
                i_9 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_7) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_3)) = ((int) ((uint) i_8 + (uint) i_9));
            }
        }
        GALEFS_LOCAL_BARRIER(3);
        i_5 = i_6;
    }
    i_10 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    l_11 = (long) (i_0 << 3);
    *((__global gale_long *) (arg_out + ((l_11 << 3) + 16L))) = ((long) i_10);
    GALEFS_LOCAL_BARRIER(4);
    i_12 = (int) get_local_id(0);
    l_13 = (-16L) + ((((long) i_12) << 3) + 16L);
    l_14 = (long) i_1;
    *((__local gale_long *) (gale_scratch_memory + l_13)) = l_14;
    GALEFS_LOCAL_BARRIER(5);
    i_15 = (int) get_local_size(0);
    i_16 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_16 < i_15)) {
            break;
        }
        i_17 = i_16 << 1;
        if ((i_12 & ((int) ((uint) i_17 + (uint) (-1)))) == 0) {
            i_18 = (int) ((uint) i_12 + (uint) i_16);
            if (i_18 < i_15) {
                l_19 = *((__local gale_long *) (gale_scratch_memory + l_13));
                l_20 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_18) << 3) + 16L))));
                l_21 = (l_20 < l_19) ? l_20 : l_19;
                *((__local gale_long *) (gale_scratch_memory + l_13)) = l_21;
            }
        }
        GALEFS_LOCAL_BARRIER(6);
        i_16 = i_17;
    }
    l_22 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_long *) (arg_out + (((l_11 + 1L) << 3) + 16L))) = l_22;
    GALEFS_LOCAL_BARRIER(7);
    i_23 = (int) get_local_id(0);
    l_24 = (-16L) + ((((long) i_23) << 3) + 16L);
    *((__local gale_double *) (gale_scratch_memory + l_24)) = ((double) i_1);
    GALEFS_LOCAL_BARRIER(8);
    i_25 = (int) get_local_size(0);
    i_26 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_26 < i_25)) {
            break;
        }
        i_27 = i_26 << 1;
        if ((i_23 & ((int) ((uint) i_27 + (uint) (-1)))) == 0) {
            i_28 = (int) ((uint) i_23 + (uint) i_26);
            if (i_28 < i_25) {
                d_29 = *((__local gale_double *) (gale_scratch_memory + l_24));
                d_30 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_28) << 3) + 16L))));
                if (d_29 == d_29) {
                    if (d_29 == (0x0.0p0)) {
                        if (d_30 == (0x0.0p0)) {
                            if (as_long(d_29) == LONG_MIN) {
                                d_31 = d_30;
                                goto B32;
                            }
                        }
                    }
                    if (!(d_29 >= d_30)) {
                        d_31 = d_30;
                    } else {
                        d_31 = d_29;
                    }
                } else {
                    d_31 = d_29;
                }
            B32:;
                *((__local gale_double *) (gale_scratch_memory + l_24)) = d_31;
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_26 = i_27;
    }
    d_32 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_long *) (arg_out + (((l_11 + 2L) << 3) + 16L))) = gale_long_from_double(d_32);
    GALEFS_LOCAL_BARRIER(10);
    i_33 = (int) get_local_id(0);
    *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_33) << 3) + 16L)))) = l_14;
    GALEFS_LOCAL_BARRIER(11);
    i_34 = (int) get_local_size(0);
    i_35 = 0;
    i_36 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_37 = (int) ((uint) i_33 + (uint) i_35);
        l_38 = (-16L) + ((((long) i_37) << 3) + 16L);
        if (!(i_36 < i_34)) {
            break;
        }
        l_39 = *((__local gale_long *) (gale_scratch_memory + l_38));
        if (i_33 < i_36) {
            l_40 = l_39;
        } else {
            l_41 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_37 - (uint) i_36))) << 3) + 16L))));
            l_42 = (long) ((ulong) l_39 + (ulong) l_41);
            l_40 = l_42;
        }
        i_43 = (int) ((uint) i_34 - (uint) i_35);
        *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_33 + (uint) i_43))) << 3) + 16L)))) = l_40;
        GALEFS_LOCAL_BARRIER(12);
        i_44 = i_36 << 1;
        i_35 = i_43;
        i_36 = i_44;
    }
    l_45 = *((__local gale_long *) (gale_scratch_memory + l_38));
    *((__global gale_long *) (arg_out + (((l_11 + 3L) << 3) + 16L))) = l_45;
    GALEFS_LOCAL_BARRIER(13);
    i_46 = (int) get_local_id(0);
    *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_46) << 2) + 16L)))) = ((float) i_1);
    GALEFS_LOCAL_BARRIER(14);
    i_47 = (int) get_local_size(0);
    i_48 = 0;
    i_49 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_50 = (int) ((uint) i_46 + (uint) i_48);
        if (!(i_49 < i_47)) {
            break;
        }
        f_51 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_50) << 2) + 16L))));
        if (i_46 < i_49) {
            f_52 = f_51;
        } else {
            f_53 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_50 - (uint) i_49))) << 2) + 16L))));
            f_54 = f_51 + f_53;
            f_52 = f_54;
        }
        i_55 = (int) ((uint) i_47 - (uint) i_48);
        *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_46 + (uint) i_55))) << 2) + 16L)))) = f_52;
        GALEFS_LOCAL_BARRIER(15);
        i_56 = i_49 << 1;
        i_48 = i_55;
        i_49 = i_56;
    }
    if (((int) get_local_id(0)) == 0) {
        f_57 = (0x0.0p0f);
    } else {
        f_58 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_50 + (uint) (-1)))) << 2) + 16L))));
        f_57 = f_58;
    }
    *((__global gale_long *) (arg_out + (((l_11 + 4L) << 3) + 16L))) = gale_long_from_float(f_57);
    GALEFS_LOCAL_BARRIER(16);
    i_59 = (int) get_local_id(0);
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_59) << 2) + 16L)))) = i_1;
    GALEFS_LOCAL_BARRIER(17);
    i_60 = (int) get_local_size(0);
    i_61 = 0;
    i_62 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_63 = (int) ((uint) i_59 + (uint) i_61);
        l_64 = (-16L) + ((((long) i_63) << 2) + 16L);
        if (!(i_62 < i_60)) {
            break;
        }
        i_65 = *((__local gale_int *) (gale_scratch_memory + l_64));
        if (i_59 < i_62) {
            i_66 = i_65;
        } else {
            i_67 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_63 - (uint) i_62))) << 2) + 16L))));
            i_68 = (i_65 < i_67) ? i_65 : i_67;
            i_66 = i_68;
        }
        i_69 = (int) ((uint) i_60 - (uint) i_61);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_59 + (uint) i_69))) << 2) + 16L)))) = i_66;
        GALEFS_LOCAL_BARRIER(18);
        i_70 = i_62 << 1;
        i_61 = i_69;
        i_62 = i_70;
    }
    i_71 = *((__local gale_int *) (gale_scratch_memory + l_64));
    *((__global gale_long *) (arg_out + (((l_11 + 5L) << 3) + 16L))) = ((long) i_71);
    GALEFS_LOCAL_BARRIER(19);
    i_72 = (int) get_local_id(0);
    l_73 = (-16L) + ((((long) i_72) << 2) + 16L);
    i_74 = (i_1 == 7) ? 1 : 0;
    *((__local gale_int *) (gale_scratch_memory + l_73)) = i_74;
    GALEFS_LOCAL_BARRIER(20);
    i_75 = (int) get_local_size(0);
    i_76 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_76 < i_75)) {
            break;
        }
        i_77 = i_76 << 1;
        if ((i_72 & ((int) ((uint) i_77 + (uint) (-1)))) == 0) {
            i_78 = (int) ((uint) i_72 + (uint) i_76);
            if (i_78 < i_75) {
                i_79 = *((__local gale_int *) (gale_scratch_memory + l_73));
                i_80 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_78) << 2) + 16L))));
                i_81 = (i_79 < i_80) ? i_80 : i_79;
                *((__local gale_int *) (gale_scratch_memory + l_73)) = i_81;
            }
        }
        GALEFS_LOCAL_BARRIER(21);
        i_76 = i_77;
    }
    i_82 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    l_83 = (i_82 == 0) ? 0L : 1L;
    *((__global gale_long *) (arg_out + (((l_11 + 6L) << 3) + 16L))) = l_83;
    GALEFS_LOCAL_BARRIER(22);
    i_84 = (int) get_local_id(0);
    l_85 = (-16L) + ((((long) i_84) << 2) + 16L);
    i_86 = (i_1 == 7) ? 0 : 1;
    *((__local gale_int *) (gale_scratch_memory + l_85)) = i_86;
    GALEFS_LOCAL_BARRIER(23);
    i_87 = (int) get_local_size(0);
    i_88 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_88 < i_87)) {
            break;
        }
        i_89 = i_88 << 1;
        if ((i_84 & ((int) ((uint) i_89 + (uint) (-1)))) == 0) {
            i_90 = (int) ((uint) i_84 + (uint) i_88);
            if (i_90 < i_87) {
                i_91 = *((__local gale_int *) (gale_scratch_memory + l_85));
                i_92 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_90) << 2) + 16L))));
                i_93 = (i_92 < i_91) ? i_92 : i_91;
                *((__local gale_int *) (gale_scratch_memory + l_85)) = i_93;
            }
        }
        GALEFS_LOCAL_BARRIER(24);
        i_88 = i_89;
    }
    i_94 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    l_95 = (i_94 == 0) ? 0L : 1L;
    *((__global gale_long *) (arg_out + (((l_11 + 7L) << 3) + 16L))) = l_95;
    GALEFS_GROUP_END()
}
