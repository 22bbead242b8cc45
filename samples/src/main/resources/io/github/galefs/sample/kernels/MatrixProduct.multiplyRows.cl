// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.MatrixProduct#multiplyRows
// entry point: galefs_multiplyRows
// parameters: LONG_ARRAY INT FLOAT_ARRAY FLOAT_ARRAY
// accesses: NONE NONE READ READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ca318b523232964a187fc4164682d261ac7ad47d0b9b36ab59401efc7aba4b54
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_multiplyRows(__global uchar *arg_fs, int arg_size, __global uchar *arg_matrices, __global uchar *arg_product) {
    __global uchar *ul_32, *ul_42, *ul_44;
    float f_23, f_24, f_25, f_26, f_33, f_34, f_35, f_36, f_37, f_45, f_46, f_47;
    int i_1, i_2, i_3, i_4, i_7, i_8, i_9, i_10, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_27, i_28, i_29, i_30, i_31, i_38, i_39, i_40, i_41, i_43, i_48, i_49, i_50, i_52;
    long l_0, l_5, l_6, l_11, l_13, l_14, l_22, l_51;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_num_groups(0))) * ((long) ((int) get_local_size(0)))) << 2;
    i_1 = arg_size << 1;
    i_2 = (int) ((uint) arg_size + (uint) i_1);
    i_3 = (int) ((uint) arg_size * (uint) arg_size);
    i_4 = (int) ((uint) arg_size + (uint) (-3));
    l_5 = ((long) ((int) get_global_id(0))) << 2;
    l_6 = (long) arg_size;
    i_7 = 0;
    while (true) {
        if (!(i_7 < arg_size)) {
            break;
        }
        i_8 = (int) ((uint) i_7 + (uint) i_3);
        i_9 = (int) ((uint) arg_size - (uint) i_7);
        i_10 = (i_9 < 512) ? i_9 : 512;
        l_11 = l_5;
        while (true) {
            if (!(l_11 < l_6)) {
                break;
            }
            i_12 = (int) l_11;
            l_13 = (long) ((ulong) l_11 + (ulong) 4L);
            l_14 = (l_6 < l_13) ? l_6 : l_13;
            i_15 = (int) l_14;
            i_16 = i_12;
            while (true) {
                if (!(i_16 < i_15)) {
                    break;
                }
                i_17 = (int) ((uint) arg_size * (uint) i_16);
                i_18 = (int) ((uint) i_7 + (uint) i_17);
                i_19 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_19 < i_10)) {
                        break;
                    }
                    *((__global gale_float *) (arg_product + ((((long) ((int) ((uint) i_18 + (uint) i_19))) << 2) + 16L))) = (0x0.0p0f);
                    i_20 = (int) ((uint) i_19 + (uint) 1);
                    i_19 = i_20;
                }
                i_21 = 0;
                while (true) {
                    if (!(i_21 < i_4)) {
                        break;
                    }
                    l_22 = (long) ((int) ((uint) i_17 + (uint) i_21));
                    f_23 = *((__global gale_float *) (arg_matrices + ((l_22 << 2) + 16L)));
                    f_24 = *((__global gale_float *) (arg_matrices + (((l_22 + 1L) << 2) + 16L)));
                    f_25 = *((__global gale_float *) (arg_matrices + (((l_22 + 2L) << 2) + 16L)));
                    f_26 = *((__global gale_float *) (arg_matrices + (((l_22 + 3L) << 2) + 16L)));
                    i_27 = (int) ((uint) i_8 + (uint) ((int) ((uint) arg_size * (uint) i_21)));
                    i_28 = (int) ((uint) i_27 + (uint) i_2);
                    i_29 = (int) ((uint) i_27 + (uint) i_1);
                    i_30 = (int) ((uint) arg_size + (uint) i_27);
                    i_31 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_31 < i_10)) {
                            break;
                        }
                        ul_32 = arg_product + ((((long) ((int) ((uint) i_18 + (uint) i_31))) << 2) + 16L);
                        f_33 = *((__global gale_float *) ul_32);
                        f_34 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_27 + (uint) i_31))) << 2) + 16L)));
                        f_35 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_31 + (uint) i_30))) << 2) + 16L)));
                        f_36 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_31 + (uint) i_29))) << 2) + 16L)));
                        f_37 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_31 + (uint) i_28))) << 2) + 16L)));
                        *((__global gale_float *) ul_32) = (((((f_23 * f_34) + f_33) + (f_24 * f_35)) + (f_25 * f_36)) + (f_26 * f_37));
                        i_38 = (int) ((uint) i_31 + (uint) 1);
                        i_31 = i_38;
                    }
                    i_39 = (int) ((uint) i_21 + (uint) 4);
                    i_21 = i_39;
                }
                i_40 = i_21;
                while (true) {
                    if (!(i_40 < arg_size)) {
                        break;
                    }
                    i_41 = (int) ((uint) i_8 + (uint) ((int) ((uint) arg_size * (uint) i_40)));
                    ul_42 = arg_matrices + ((((long) ((int) ((uint) i_17 + (uint) i_40))) << 2) + 16L);
                    i_43 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_43 < i_10)) {
                            break;
                        }
                        ul_44 = arg_product + ((((long) ((int) ((uint) i_18 + (uint) i_43))) << 2) + 16L);
                        f_45 = *((__global gale_float *) ul_44);
                        f_46 = *((__global gale_float *) ul_42);
                        f_47 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_41 + (uint) i_43))) << 2) + 16L)));
                        *((__global gale_float *) ul_44) = ((f_46 * f_47) + f_45);
                        i_48 = (int) ((uint) i_43 + (uint) 1);
                        i_43 = i_48;
                    }
                    i_49 = (int) ((uint) i_40 + (uint) 1);
                    i_40 = i_49;
                }
                i_50 = (int) ((uint) i_16 + (uint) 1);
                i_16 = i_50;
            }
            l_51 = (long) ((ulong) l_11 + (ulong) l_0);
            l_11 = l_51;
        }
        i_52 = (int) ((uint) i_7 + (uint) 512);
        i_7 = i_52;
    }
}
