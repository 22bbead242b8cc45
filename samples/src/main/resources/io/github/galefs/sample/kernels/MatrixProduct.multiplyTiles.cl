// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.MatrixProduct#multiplyTiles
// entry point: galefs_multiplyTiles
// parameters: LONG_ARRAY INT FLOAT_ARRAY FLOAT_ARRAY
// accesses: NONE NONE READ WRITE
// needs: BARRIERS LOCAL_SIZE
// local bytes: 8256
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fea0d88d32b63d9355ca857693c15cffd28ca2fa4e3d1dc47c2f833548501336
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_div_int gale_rem_int

typedef union { float at[16]; uint words[16]; } gale_private_float_16;
#define GALEFS_LOCAL_BYTES (8256 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(gale_private_float_16, f_13) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(int, i_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(f_13) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(f_13) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9)

__kernel void galefs_multiplyTiles(__global uchar *arg_fs, int arg_size, __global uchar *arg_matrices, __global uchar *arg_product) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    float f_24, f_25, f_28, f_29, f_40, f_41, f_42, f_51;
    gale_private_float_16 f_13;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_26, i_27, i_30, i_31, i_32, i_33, i_34, i_35, i_37, i_38, i_39, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_52, i_53;
    long l_36;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_size(0);
    i_2 = (int) get_num_groups(0);
    i_3 = (int) get_local_id(0);
    i_4 = (int) get_local_id(0);
    i_5 = gale_group;
    i_6 = (int) ((uint) arg_size + (uint) 63);
    i_7 = ((int) ((uint) ((int) ((uint) (i_6 >> 31) >> 26)) + (uint) i_6)) >> 6;
    i_8 = (int) ((uint) i_7 * (uint) i_7);
    i_9 = i_5;
    while (true) {
        if (!(i_9 < i_8)) {
            break;
        }
        i_10 = gale_rem_int(i_9, i_7) << 6;
        i_11 = gale_div_int(i_9, i_7) << 6;
        i_12 = 0;
        while (true) {
            if (!(i_12 < 256)) {
                break;
            }
            f_13 = (gale_private_float_16) {{0}};
            i_14 = (int) ((uint) i_12 + (uint) i_3);
            i_15 = gale_rem_int(i_14, 16);
            i_16 = gale_rem_int((((int) ((uint) i_14 + (uint) ((int) ((uint) (i_14 >> 31) >> 28)))) >> 4), 16) << 2;
            i_17 = 0;
            while (true) {
                if (!(i_17 < arg_size)) {
                    break;
                }
                i_18 = i_4;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_18 < 1024)) {
                        break;
                    }
                    i_19 = gale_rem_int(i_18, 16);
                    i_20 = i_18 >> 31;
                    i_21 = ((int) ((uint) i_18 + (uint) ((int) ((uint) i_20 >> 28)))) >> 4;
                    i_22 = (int) ((uint) i_21 + (uint) i_11);
                    if (i_22 < arg_size) {
                        i_23 = (int) ((uint) i_17 + (uint) i_19);
                        if (i_23 < arg_size) {
                            f_24 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_23 + (uint) ((int) ((uint) arg_size * (uint) i_22))))) << 2) + 16L)));
                            f_25 = f_24;
                        } else {
                            f_25 = (0x0.0p0f);
                        }
                    } else {
                        f_25 = (0x0.0p0f);
                    }
                    *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) (i_21 + ((i_19 << 6) + i_19))) << 2) + 16L)))) = f_25;
                    i_26 = (int) ((uint) i_17 + (uint) (((int) ((uint) i_18 + (uint) ((int) ((uint) i_20 >> 26)))) >> 6));
                    if (i_26 < arg_size) {
                        i_27 = i_10 + gale_rem_int(i_18, 64);
                        if (i_27 < arg_size) {
                            f_28 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_27 + (uint) ((int) ((uint) ((int) ((uint) arg_size * (uint) arg_size)) + (uint) ((int) ((uint) arg_size * (uint) i_26))))))) << 2) + 16L)));
                            f_29 = f_28;
                        } else {
                            f_29 = (0x0.0p0f);
                        }
                    } else {
                        f_29 = (0x0.0p0f);
                    }
                    *((__local gale_float *) (gale_local_memory + ((4144L) + ((((long) i_18) << 2) + 16L)))) = f_29;
                    i_30 = (int) ((uint) i_18 + (uint) i_0);
                    i_18 = i_30;
                }
                GALEFS_LOCAL_BARRIER(1);
                i_31 = 0;
                while (true) {
                    if (!(i_31 < 16)) {
                        break;
                    }
                    i_32 = i_31 << 6;
                    i_33 = (int) ((uint) i_32 + (uint) i_15);
                    i_34 = (int) ((uint) i_16 + (uint) ((int) ((uint) i_31 + (uint) i_32)));
                    i_35 = 0;
                    while (true) {
                        if (!(i_35 < 4)) {
                            break;
                        }
                        l_36 = (-16L) + ((((long) ((int) ((uint) i_35 + (uint) i_34))) << 2) + 16L);
                        i_37 = i_35 << 2;
                        i_38 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_38 < 4)) {
                                break;
                            }
                            i_39 = (int) ((uint) i_38 + (uint) i_37);
                            f_40 = f_13.at[i_39];
                            f_41 = *((__local gale_float *) (gale_local_memory + l_36));
                            f_42 = *((__local gale_float *) (gale_local_memory + ((4144L) + ((((long) ((int) ((uint) i_33 + (uint) (i_38 << 4)))) << 2) + 16L))));
                            f_13.at[i_39] = (f_40 + (f_41 * f_42));
                            i_43 = (int) ((uint) i_38 + (uint) 1);
                            i_38 = i_43;
                        }
                        i_44 = (int) ((uint) i_35 + (uint) 1);
                        i_35 = i_44;
                    }
                    i_45 = (int) ((uint) i_31 + (uint) 1);
                    i_31 = i_45;
                }
                GALEFS_LOCAL_BARRIER(2);
                i_46 = (int) ((uint) i_17 + (uint) 16);
                i_17 = i_46;
            }
            i_47 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_47 < 16)) {
                    break;
                }
                i_48 = (int) ((uint) i_47 + (uint) 1);
                if (i_14 < 256) {
                    i_49 = (int) ((uint) ((int) ((uint) i_11 + (uint) i_16)) + (uint) (((int) ((uint) i_47 + (uint) ((int) ((uint) (i_47 >> 31) >> 30)))) >> 2));
                    if (i_49 < arg_size) {
                        i_50 = (i_10 + i_15) + (gale_rem_int(i_47, 4) << 4);
                        if (i_50 < arg_size) {
                            f_51 = f_13.at[i_47];
                            *((__global gale_float *) (arg_product + ((((long) ((int) ((uint) i_50 + (uint) ((int) ((uint) arg_size * (uint) i_49))))) << 2) + 16L))) = f_51;
                            i_47 = i_48;
                        } else {
                            i_47 = i_48;
                        }
                    } else {
                        i_47 = i_48;
                    }
                } else {
                    i_47 = i_48;
                }
            }
            i_52 = (int) ((uint) i_12 + (uint) i_1);
            i_12 = i_52;
        }
        i_53 = (int) ((uint) i_9 + (uint) i_2);
        i_9 = i_53;
    }
    GALEFS_GROUP_END()
}
