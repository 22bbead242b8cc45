// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.MatrixProduct#multiplyRows
// entry point: galefs_multiplyRows
// parameters: LONG_ARRAY INT FLOAT_ARRAY FLOAT_ARRAY
// accesses: NONE NONE READ READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 37707fcec068376f23236589713242013f000e51d580ba91f17308ffc14f19e3
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_multiplyRows(__global uchar *arg_fs, int arg_size, __global uchar *arg_matrices, __global uchar *arg_product) {
    __global uchar *ul_29, *ul_39, *ul_41;
    float f_20, f_21, f_22, f_23, f_30, f_31, f_32, f_33, f_34, f_42, f_43, f_44;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_24, i_25, i_26, i_27, i_28, i_35, i_36, i_37, i_38, i_40, i_45, i_46, i_47, i_48, i_49;
    long l_19;
    const int gale_group = (int) get_group_id(0);
    i_0 = ((int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)))) << 2;
    i_1 = arg_size << 1;
    i_2 = (int) ((uint) arg_size + (uint) i_1);
    i_3 = (int) ((uint) arg_size * (uint) arg_size);
    i_4 = (int) ((uint) arg_size + (uint) (-3));
    i_5 = ((int) get_global_id(0)) << 2;
    i_6 = 0;
    while (true) {
        if (!(i_6 < arg_size)) {
            break;
        }
        i_7 = (int) ((uint) i_6 + (uint) i_3);
        i_8 = (int) ((uint) arg_size - (uint) i_6);
        i_9 = (i_8 < 512) ? i_8 : 512;
        i_10 = i_5;
        while (true) {
            if (!(i_10 < arg_size)) {
                break;
            }
            i_11 = (int) ((uint) i_10 + (uint) 4);
            i_12 = (arg_size < i_11) ? arg_size : i_11;
            i_13 = i_10;
            while (true) {
                if (!(i_13 < i_12)) {
                    break;
                }
                i_14 = (int) ((uint) arg_size * (uint) i_13);
                i_15 = (int) ((uint) i_6 + (uint) i_14);
                i_16 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_16 < i_9)) {
                        break;
                    }
                    *((__global gale_float *) (arg_product + ((((long) ((int) ((uint) i_15 + (uint) i_16))) << 2) + 16L))) = (0x0.0p0f);
                    i_17 = (int) ((uint) i_16 + (uint) 1);
                    i_16 = i_17;
                }
                i_18 = 0;
                while (true) {
                    if (!(i_18 < i_4)) {
                        break;
                    }
                    l_19 = (long) ((int) ((uint) i_14 + (uint) i_18));
                    f_20 = *((__global gale_float *) (arg_matrices + ((l_19 << 2) + 16L)));
                    f_21 = *((__global gale_float *) (arg_matrices + (((l_19 + 1L) << 2) + 16L)));
                    f_22 = *((__global gale_float *) (arg_matrices + (((l_19 + 2L) << 2) + 16L)));
                    f_23 = *((__global gale_float *) (arg_matrices + (((l_19 + 3L) << 2) + 16L)));
                    i_24 = (int) ((uint) i_7 + (uint) ((int) ((uint) arg_size * (uint) i_18)));
                    i_25 = (int) ((uint) i_24 + (uint) i_2);
                    i_26 = (int) ((uint) i_24 + (uint) i_1);
                    i_27 = (int) ((uint) arg_size + (uint) i_24);
                    i_28 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_28 < i_9)) {
                            break;
                        }
                        ul_29 = arg_product + ((((long) ((int) ((uint) i_15 + (uint) i_28))) << 2) + 16L);
                        f_30 = *((__global gale_float *) ul_29);
                        f_31 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_24 + (uint) i_28))) << 2) + 16L)));
                        f_32 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_28 + (uint) i_27))) << 2) + 16L)));
                        f_33 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_28 + (uint) i_26))) << 2) + 16L)));
                        f_34 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_28 + (uint) i_25))) << 2) + 16L)));
                        *((__global gale_float *) ul_29) = (((((f_20 * f_31) + f_30) + (f_21 * f_32)) + (f_22 * f_33)) + (f_23 * f_34));
                        i_35 = (int) ((uint) i_28 + (uint) 1);
                        i_28 = i_35;
                    }
                    i_36 = (int) ((uint) i_18 + (uint) 4);
                    i_18 = i_36;
                }
                i_37 = i_18;
                while (true) {
                    if (!(i_37 < arg_size)) {
                        break;
                    }
                    i_38 = (int) ((uint) i_7 + (uint) ((int) ((uint) arg_size * (uint) i_37)));
                    ul_39 = arg_matrices + ((((long) ((int) ((uint) i_14 + (uint) i_37))) << 2) + 16L);
                    i_40 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_40 < i_9)) {
                            break;
                        }
                        ul_41 = arg_product + ((((long) ((int) ((uint) i_15 + (uint) i_40))) << 2) + 16L);
                        f_42 = *((__global gale_float *) ul_41);
                        f_43 = *((__global gale_float *) ul_39);
                        f_44 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_38 + (uint) i_40))) << 2) + 16L)));
                        *((__global gale_float *) ul_41) = ((f_43 * f_44) + f_42);
                        i_45 = (int) ((uint) i_40 + (uint) 1);
                        i_40 = i_45;
                    }
                    i_46 = (int) ((uint) i_37 + (uint) 1);
                    i_37 = i_46;
                }
                i_47 = (int) ((uint) i_13 + (uint) 1);
                i_13 = i_47;
            }
            i_48 = (int) ((uint) i_10 + (uint) i_0);
            i_10 = i_48;
        }
        i_49 = (int) ((uint) i_6 + (uint) 512);
        i_6 = i_49;
    }
}
