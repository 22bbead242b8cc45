// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryPairs#atan2Strict
// entry point: galefs_atan2Strict
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 60102f09f617aa151325505831b7283108a5db8ff3a2f00901012a7c9292ba95
// live uses: gale_atan gale_double gale_rem_int

__kernel void galefs_atan2Strict(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_7, d_8, d_9, d_13, d_14, d_21, d_22, d_23, d_24, d_25, d_26, d_28, d_29, d_30, d_34, d_35, d_42, d_43, d_44, d_45, d_46, d_47;
    float f_4, f_6;
    int i_0, i_1, i_11, i_12, i_16, i_17, i_18, i_19, i_20, i_32, i_33, i_37, i_38, i_39, i_40, i_41;
    long l_2, l_3, l_5, l_10, l_15, l_27, l_31, l_36;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_floats + 12L));
    i_1 = (int) get_global_id(0);
    l_2 = (long) i_1;
    l_3 = (l_2 << 2) + 16L;
    f_4 = *((__global gale_float *) (arg_floats + l_3));
    l_5 = (long) gale_rem_int(((int) ((uint) i_1 + (uint) ((int) ((uint) i_0 >> 1)))), i_0);
    f_6 = *((__global gale_float *) (arg_floats + ((l_5 << 2) + 16L)));
    d_7 = (double) f_4;
    d_8 = (double) f_6;
    d_9 = d_7 + d_8;
    if (f_6 == f_6) {
        if (f_4 == f_4) {
            l_10 = as_long(d_8);
            i_11 = (int) l_10;
            i_12 = (int) (l_10 >> 32);
            if ((i_11 | ((int) ((uint) i_12 + (uint) (-1072693248)))) == 0) {
                d_13 = gale_atan(d_7);
                d_14 = d_13;
            } else {
                l_15 = as_long(d_7);
                i_16 = (int) (l_15 >> 32);
                i_17 = ((i_16 >> 31) & 1) | ((i_12 >> 30) & 2);
                i_18 = i_16 & 2147483647;
                if ((i_18 | ((int) l_15)) == 0) {
                    switch (i_17) {
                        case 0:
                        case 1:
                            d_14 = d_7;
                            goto B49;
                        case 2:
                            d_14 = (0x1.921fb54442d18p1);
                            goto B49;
                        case 3:
                            d_14 = (-0x1.921fb54442d18p1);
                            goto B49;
                        default:
                            break;
                    }
                }
                i_19 = i_12 & 2147483647;
                if ((i_19 | i_11) == 0) {
                    if (i_16 < 0) {
                        d_14 = (-0x1.921fb54442d18p0);
                    } else {
                        d_14 = (0x1.921fb54442d18p0);
                    }
                } else {
                    if (i_19 == 2146435072) {
                        if (i_18 == 2146435072) {
                            switch (i_17) {
                                case 0:
                                    d_14 = (0x1.921fb54442d18p-1);
                                    goto B49;
                                case 1:
                                    d_14 = (-0x1.921fb54442d18p-1);
                                    goto B49;
                                case 2:
                                    d_14 = (0x1.2d97c7f3321d2p1);
                                    goto B49;
                                case 3:
                                    d_14 = (-0x1.2d97c7f3321d2p1);
                                    goto B49;
                                default:
                                    break;
                            }
                        } else {
                            switch (i_17) {
                                case 0:
                                    d_14 = (0x0.0p0);
                                    goto B49;
                                case 1:
                                    d_14 = (-0x0.0p0);
                                    goto B49;
                                case 2:
                                    d_14 = (0x1.921fb54442d18p1);
                                    goto B49;
                                case 3:
                                    d_14 = (-0x1.921fb54442d18p1);
                                    goto B49;
                                default:
                                    break;
                            }
                        }
                    }
                    if (i_18 == 2146435072) {
                        if (i_16 < 0) {
                            d_14 = (-0x1.921fb54442d18p0);
                        } else {
                            d_14 = (0x1.921fb54442d18p0);
                        }
                    } else {
                        i_20 = (i_18 - i_19) >> 20;
                        if (i_20 < 61) {
                            if (i_12 < 0) {
                                if (i_20 < (-60)) {
                                    d_21 = (0x0.0p0);
                                    goto B42;
                                }
                            }
                            d_22 = gale_atan(fabs((d_7 / d_8)));
                            d_21 = d_22;
                        } else {
                            d_21 = (0x1.921fb54442d18p0);
                        }
                    B42:;
                        d_23 = d_21 - (0x1.1a62633145c07p-53);
                        switch (i_17) {
                            case 0:
                                d_14 = d_21;
                                break;
                            case 1:
                                d_24 = -d_21;
                                d_14 = d_24;
                                break;
                            case 2:
                                d_25 = (0x1.921fb54442d18p1) - d_23;
                                d_14 = d_25;
                                break;
                            default:
                                d_26 = d_23 - (0x1.921fb54442d18p1);
                                d_14 = d_26;
                                break;
                        }
                    }
                }
            }
        } else {
            d_14 = d_9;
        }
    } else {
        d_14 = d_9;
    }
B49:;
    *((__global gale_float *) (arg_floatOut + l_3)) = ((float) d_14);
    l_27 = (l_2 << 3) + 16L;
    d_28 = *((__global gale_double *) (arg_doubles + l_27));
    d_29 = *((__global gale_double *) (arg_doubles + ((l_5 << 3) + 16L)));
    d_30 = d_28 + d_29;
    if (d_29 == d_29) {
        if (d_28 == d_28) {
            l_31 = as_long(d_29);
            i_32 = (int) l_31;
            i_33 = (int) (l_31 >> 32);
            if ((i_32 | ((int) ((uint) i_33 + (uint) (-1072693248)))) == 0) {
                d_34 = gale_atan(d_28);
                d_35 = d_34;
            } else {
                l_36 = as_long(d_28);
                i_37 = (int) (l_36 >> 32);
                i_38 = ((i_37 >> 31) & 1) | ((i_33 >> 30) & 2);
                i_39 = i_37 & 2147483647;
                if ((i_39 | ((int) l_36)) == 0) {
                    switch (i_38) {
                        case 0:
                        case 1:
                            d_35 = d_28;
                            goto B98;
                        case 2:
                            d_35 = (0x1.921fb54442d18p1);
                            goto B98;
                        case 3:
                            d_35 = (-0x1.921fb54442d18p1);
                            goto B98;
                        default:
                            break;
                    }
                }
                i_40 = i_33 & 2147483647;
                if ((i_40 | i_32) == 0) {
                    if (i_37 < 0) {
                        d_35 = (-0x1.921fb54442d18p0);
                    } else {
                        d_35 = (0x1.921fb54442d18p0);
                    }
                } else {
                    if (i_40 == 2146435072) {
                        if (i_39 == 2146435072) {
                            switch (i_38) {
                                case 0:
                                    d_35 = (0x1.921fb54442d18p-1);
                                    goto B98;
                                case 1:
                                    d_35 = (-0x1.921fb54442d18p-1);
                                    goto B98;
                                case 2:
                                    d_35 = (0x1.2d97c7f3321d2p1);
                                    goto B98;
                                case 3:
                                    d_35 = (-0x1.2d97c7f3321d2p1);
                                    goto B98;
                                default:
                                    break;
                            }
                        } else {
                            switch (i_38) {
                                case 0:
                                    d_35 = (0x0.0p0);
                                    goto B98;
                                case 1:
                                    d_35 = (-0x0.0p0);
                                    goto B98;
                                case 2:
                                    d_35 = (0x1.921fb54442d18p1);
                                    goto B98;
                                case 3:
                                    d_35 = (-0x1.921fb54442d18p1);
                                    goto B98;
                                default:
                                    break;
                            }
                        }
                    }
                    if (i_39 == 2146435072) {
                        if (i_37 < 0) {
                            d_35 = (-0x1.921fb54442d18p0);
                        } else {
                            d_35 = (0x1.921fb54442d18p0);
                        }
                    } else {
                        i_41 = (i_39 - i_40) >> 20;
                        if (i_41 < 61) {
                            if (i_33 < 0) {
                                if (i_41 < (-60)) {
                                    d_42 = (0x0.0p0);
                                    goto B91;
                                }
                            }
                            d_43 = gale_atan(fabs((d_28 / d_29)));
                            d_42 = d_43;
                        } else {
                            d_42 = (0x1.921fb54442d18p0);
                        }
                    B91:;
                        d_44 = d_42 - (0x1.1a62633145c07p-53);
                        switch (i_38) {
                            case 0:
                                d_35 = d_42;
                                break;
                            case 1:
                                d_45 = -d_42;
                                d_35 = d_45;
                                break;
                            case 2:
                                d_46 = (0x1.921fb54442d18p1) - d_44;
                                d_35 = d_46;
                                break;
                            default:
                                d_47 = d_44 - (0x1.921fb54442d18p1);
                                d_35 = d_47;
                                break;
                        }
                    }
                }
            }
        } else {
            d_35 = d_30;
        }
    } else {
        d_35 = d_30;
    }
B98:;
    *((__global gale_double *) (arg_doubleOut + l_27)) = d_35;
}
