// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#reduceFloats
// entry point: galefs_reduceFloats
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE WRITE WRITE WRITE
// needs: BARRIERS DOUBLE LOCAL_SIZE
// scratch bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f459b022161817694ff17a1d84522a4f4bd5bce2677500cdd02b91f0e2bff1cf
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_double

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(double, d_36) VARIABLE(double, d_43) VARIABLE(double, d_53) VARIABLE(double, d_55) VARIABLE(float, f_10) VARIABLE(float, f_13) VARIABLE(float, f_23) VARIABLE(float, f_3) VARIABLE(int, i_0) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_34) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_4) VARIABLE(int, i_44) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_70) VARIABLE(long, l_1) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_15) VARIABLE(long, l_25) VARIABLE(long, l_35) VARIABLE(long, l_45) VARIABLE(long, l_54) VARIABLE(long, l_57) VARIABLE(long, l_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(f_3) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(f_3) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_1)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(f_10) VARIABLE(f_13) VARIABLE(f_3) VARIABLE(i_2) VARIABLE(l_11) VARIABLE(l_12)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(f_10) VARIABLE(f_3) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_15)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_10) VARIABLE(f_3) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_15)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_10) VARIABLE(f_23) VARIABLE(f_3) VARIABLE(i_2) VARIABLE(l_11) VARIABLE(l_12)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_10) VARIABLE(f_23) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_25)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_10) VARIABLE(f_23) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_25)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_2) VARIABLE(l_11)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(d_36) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(l_11) VARIABLE(l_35)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(d_36) VARIABLE(i_2) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(l_11) VARIABLE(l_35)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(d_36) VARIABLE(d_43) VARIABLE(i_2) VARIABLE(l_11)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(d_43) VARIABLE(i_2) VARIABLE(i_44) VARIABLE(l_11) VARIABLE(l_45)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(d_43) VARIABLE(i_2) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(l_11) VARIABLE(l_45)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(d_43) VARIABLE(d_53) VARIABLE(d_55) VARIABLE(i_2) VARIABLE(l_54)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(d_43) VARIABLE(d_53) VARIABLE(i_2) VARIABLE(i_56) VARIABLE(l_54) VARIABLE(l_57)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(d_43) VARIABLE(d_53) VARIABLE(i_2) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_54) VARIABLE(l_57)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_2) VARIABLE(l_54)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_66) VARIABLE(l_54) VARIABLE(l_67)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(l_54) VARIABLE(l_67)

__kernel void galefs_reduceFloats(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    double d_36, d_41, d_42, d_43, d_50, d_51, d_52, d_53, d_55, d_62, d_63, d_64, d_65, d_72, d_73, d_74;
    float f_3, f_8, f_9, f_10, f_13, f_20, f_21, f_22, f_23, f_30, f_31, f_32, f_33;
    int i_0, i_2, i_4, i_5, i_6, i_7, i_14, i_16, i_17, i_18, i_19, i_24, i_26, i_27, i_28, i_29, i_34, i_37, i_38, i_39, i_40, i_44, i_46, i_47, i_48, i_49, i_56, i_58, i_59, i_60, i_61, i_66, i_68, i_69, i_70, i_71;
    long l_1, l_11, l_12, l_15, l_25, l_35, l_45, l_54, l_57, l_67;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    GALEFS_LOCAL_BARRIER(1);
    i_0 = (int) get_local_id(0);
    l_1 = (-16L) + ((((long) i_0) << 2) + 16L);
    i_2 = (int) get_global_id(0);
    f_3 = (float) i_2;
    *((__local gale_float *) (gale_scratch_memory + l_1)) = (f_3 * (0x1.99999ap-4f));
    GALEFS_LOCAL_BARRIER(2);
    i_4 = (int) get_local_size(0);
    i_5 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < i_4)) {
            break;
        }
        i_6 = i_5 << 1;
        if ((i_0 & ((int) ((uint) i_6 + (uint) (-1)))) == 0) {
            i_7 = (int) ((uint) i_0 + (uint) i_5);
            if (i_7 < i_4) {
                f_8 = *((__local gale_float *) (gale_scratch_memory + l_1));
                f_9 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_7) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_1)) = (f_8 + f_9);
            }
        }
        GALEFS_LOCAL_BARRIER(3);
        i_5 = i_6;
    }
    f_10 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    l_11 = (long) i_2;
    l_12 = (l_11 << 2) + 16L;
    f_13 = *((__global gale_float *) (arg_floats + l_12));
    GALEFS_LOCAL_BARRIER(4);
    i_14 = (int) get_local_id(0);
    l_15 = (-16L) + ((((long) i_14) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_15)) = f_13;
    GALEFS_LOCAL_BARRIER(5);
    i_16 = (int) get_local_size(0);
    i_17 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_17 < i_16)) {
            break;
        }
        i_18 = i_17 << 1;
        if ((i_14 & ((int) ((uint) i_18 + (uint) (-1)))) == 0) {
            i_19 = (int) ((uint) i_14 + (uint) i_17);
            if (i_19 < i_16) {
                f_20 = *((__local gale_float *) (gale_scratch_memory + l_15));
                f_21 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_19) << 2) + 16L))));
                if (f_20 == f_20) {
                    if (f_20 == (0x0.0p0f)) {
                        if (f_21 == (0x0.0p0f)) {
                            if (((long) as_int(f_21)) == (-2147483648L)) {
                                f_22 = f_21;
                                goto B24;
                            }
                        }
                    }
                    if (!(f_21 >= f_20)) {
                        f_22 = f_21;
                    } else {
                        f_22 = f_20;
                    }
                } else {
                    f_22 = f_20;
                }
            B24:;
                *((__local gale_float *) (gale_scratch_memory + l_15)) = f_22;
            }
        }
        GALEFS_LOCAL_BARRIER(6);
        i_17 = i_18;
    }
    f_23 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    GALEFS_LOCAL_BARRIER(7);
    i_24 = (int) get_local_id(0);
    l_25 = (-16L) + ((((long) i_24) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_25)) = (f_3 * (0x1.666666p-1f));
    GALEFS_LOCAL_BARRIER(8);
    i_26 = (int) get_local_size(0);
    i_27 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_27 < i_26)) {
            break;
        }
        i_28 = i_27 << 1;
        if ((i_24 & ((int) ((uint) i_28 + (uint) (-1)))) == 0) {
            i_29 = (int) ((uint) i_24 + (uint) i_27);
            if (i_29 < i_26) {
                f_30 = *((__local gale_float *) (gale_scratch_memory + l_25));
                f_31 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_29) << 2) + 16L))));
                if (f_30 == f_30) {
                    if (f_30 == (0x0.0p0f)) {
                        if (f_31 == (0x0.0p0f)) {
                            if (((long) as_int(f_30)) == (-2147483648L)) {
                                f_32 = f_31;
                                goto B44;
                            }
                        }
                    }
                    if (!(f_30 >= f_31)) {
                        f_32 = f_31;
                    } else {
                        f_32 = f_30;
                    }
                } else {
                    f_32 = f_30;
                }
            B44:;
                *((__local gale_float *) (gale_scratch_memory + l_25)) = f_32;
            }
        }
        GALEFS_LOCAL_BARRIER(9);
        i_27 = i_28;
    }
    f_33 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_float *) (arg_floatOut + l_12)) = ((f_23 * f_33) + f_10);
    GALEFS_LOCAL_BARRIER(10);
    i_34 = (int) get_local_id(0);
    l_35 = (-16L) + ((((long) i_34) << 3) + 16L);
    d_36 = (double) i_2;
    *((__local gale_double *) (gale_scratch_memory + l_35)) = (d_36 * (0x1.999999999999ap-4));
    GALEFS_LOCAL_BARRIER(11);
    i_37 = (int) get_local_size(0);
    i_38 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_38 < i_37)) {
            break;
        }
        i_39 = i_38 << 1;
        if ((i_34 & ((int) ((uint) i_39 + (uint) (-1)))) == 0) {
            i_40 = (int) ((uint) i_34 + (uint) i_38);
            if (i_40 < i_37) {
                d_41 = *((__local gale_double *) (gale_scratch_memory + l_35));
                d_42 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_40) << 3) + 16L))));
                *((__local gale_double *) (gale_scratch_memory + l_35)) = (d_41 + d_42);
            }
        }
        GALEFS_LOCAL_BARRIER(12);
        i_38 = i_39;
    }
    d_43 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + 16L)));
    GALEFS_LOCAL_BARRIER(13);
    i_44 = (int) get_local_id(0);
    l_45 = (-16L) + ((((long) i_44) << 3) + 16L);
    *((__local gale_double *) (gale_scratch_memory + l_45)) = (d_36 * (0x1.3333333333333p-2));
    GALEFS_LOCAL_BARRIER(14);
    i_46 = (int) get_local_size(0);
    i_47 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_47 < i_46)) {
            break;
        }
        i_48 = i_47 << 1;
        if ((i_44 & ((int) ((uint) i_48 + (uint) (-1)))) == 0) {
            i_49 = (int) ((uint) i_44 + (uint) i_47);
            if (i_49 < i_46) {
                d_50 = *((__local gale_double *) (gale_scratch_memory + l_45));
                d_51 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_49) << 3) + 16L))));
                if (d_50 == d_50) {
                    if (d_50 == (0x0.0p0)) {
                        if (d_51 == (0x0.0p0)) {
                            if (as_long(d_51) == LONG_MIN) {
                                d_52 = d_51;
                                goto B72;
                            }
                        }
                    }
                    if (!(d_51 >= d_50)) {
                        d_52 = d_51;
                    } else {
                        d_52 = d_50;
                    }
                } else {
                    d_52 = d_50;
                }
            B72:;
                *((__local gale_double *) (gale_scratch_memory + l_45)) = d_52;
            }
        }
        GALEFS_LOCAL_BARRIER(15);
        i_47 = i_48;
    }
    d_53 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + 16L)));
    l_54 = (l_11 << 3) + 16L;
    d_55 = *((__global gale_double *) (arg_doubles + l_54));
    GALEFS_LOCAL_BARRIER(16);
    i_56 = (int) get_local_id(0);
    l_57 = (-16L) + ((((long) i_56) << 3) + 16L);
    *((__local gale_double *) (gale_scratch_memory + l_57)) = d_55;
    GALEFS_LOCAL_BARRIER(17);
    i_58 = (int) get_local_size(0);
    i_59 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_59 < i_58)) {
            break;
        }
        i_60 = i_59 << 1;
        if ((i_56 & ((int) ((uint) i_60 + (uint) (-1)))) == 0) {
            i_61 = (int) ((uint) i_56 + (uint) i_59);
            if (i_61 < i_58) {
                d_62 = *((__local gale_double *) (gale_scratch_memory + l_57));
                d_63 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_61) << 3) + 16L))));
                if (d_62 == d_62) {
                    if (d_62 == (0x0.0p0)) {
                        if (d_63 == (0x0.0p0)) {
                            if (as_long(d_62) == LONG_MIN) {
                                d_64 = d_63;
                                goto B92;
                            }
                        }
                    }
                    if (!(d_62 >= d_63)) {
                        d_64 = d_63;
                    } else {
                        d_64 = d_62;
                    }
                } else {
                    d_64 = d_62;
                }
            B92:;
                *((__local gale_double *) (gale_scratch_memory + l_57)) = d_64;
            }
        }
        GALEFS_LOCAL_BARRIER(18);
        i_59 = i_60;
    }
    d_65 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_double *) (arg_doubleOut + l_54)) = ((d_53 * d_65) + d_43);
    GALEFS_LOCAL_BARRIER(19);
    i_66 = (int) get_local_id(0);
    l_67 = (-16L) + ((((long) i_66) << 3) + 16L);
    *((__local gale_double *) (gale_scratch_memory + l_67)) = ((0x1.999999999999ap-4) / ((double) ((int) ((uint) i_2 + (uint) 1))));
    GALEFS_LOCAL_BARRIER(20);
    i_68 = (int) get_local_size(0);
    i_69 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_69 < i_68)) {
            break;
        }
        i_70 = i_69 << 1;
        if ((i_66 & ((int) ((uint) i_70 + (uint) (-1)))) == 0) {
            i_71 = (int) ((uint) i_66 + (uint) i_69);
            if (i_71 < i_68) {
                d_72 = *((__local gale_double *) (gale_scratch_memory + l_67));
                d_73 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_71) << 3) + 16L))));
                *((__local gale_double *) (gale_scratch_memory + l_67)) = (d_72 + d_73);
            }
        }
        GALEFS_LOCAL_BARRIER(21);
        i_69 = i_70;
    }
    d_74 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_long *) (arg_longOut + l_54)) = as_long(d_74);
    GALEFS_GROUP_END()
}
