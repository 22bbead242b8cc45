//@ gale_BlockAccess_acquireFrame: GALEFS_FUNCTION GALEFS_INNERMOST_LOOP gale_HostCall_request
GALEFS_FUNCTION(long) gale_BlockAccess_acquireFrame(__global uchar *arg_region, int arg_operation, int arg_slot, int arg_placed, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_length, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_1, i_3, i_5, i_6, i_7, i_8, i_9, i_11, i_13, i_14, i_15, i_18, i_22, i_23;
    long l_2, l_4, l_10, l_12, l_16, l_17, l_19, l_20, l_21, l_24;
    if (arg_placed < 0) {
        i_0 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 200L) + (ulong) (((long) arg_slot) << 6))) + (ulong) 8L))));
        i_1 = GALEFS_LAUNCH_INT(arg_region, 144L);
        l_2 = arg_fileOffset >> GALEFS_LAUNCH_INT(arg_region, 148L);
        i_3 = i_1 & ((int) (((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) i_0) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
        l_4 = GALEFS_LAUNCH_LONG(arg_region, 128L);
        i_5 = i_3;
        i_6 = 0;
        i_7 = (-2);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_7 == (-2))) {
                break;
            }
            i_8 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_4 + (ulong) (((long) i_5) << 2)))));
            i_9 = (int) ((uint) i_8 + (uint) (-1));
            if (i_9 < 0) {
                i_7 = (-1);
            } else {
                l_10 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 136L) + (ulong) (((long) (uint) i_9) << 5));
                i_11 = *((__global gale_int *) (arg_region + 16 + l_10));
                l_12 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_10 + (ulong) 8L))));
                if ((!(i_0 == i_11)) || (!(l_2 == l_12))) {
                    if (i_1 == i_6) {
                        i_7 = (-1);
                    } else {
                        i_13 = (int) ((uint) i_6 + (uint) 1);
                        i_14 = i_1 & ((int) ((uint) i_5 + (uint) 1));
                        i_5 = i_14;
                        i_6 = i_13;
                    }
                } else {
                    i_7 = i_9;
                }
            }
        }
        i_15 = i_7;
    } else {
        i_15 = arg_placed;
    }
    l_16 = GALEFS_LAUNCH_LONG(arg_region, 24L);
    l_17 = (long) ((ulong) ((long) ((ulong) l_16 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
    i_18 = *((__global gale_int *) (arg_region + 16 + l_17));
    *((__global gale_int *) (arg_region + 16 + l_17)) = ((int) ((uint) ((int) ((uint) (arg_length >> 12) + (uint) i_18)) + (uint) 1));
    if (i_18 < GALEFS_LAUNCH_INT(arg_region, 48L)) {
        if (!(i_15 < 0)) {
            l_19 = (long) ((ulong) ((long) ((ulong) l_16 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_20 = *((__global gale_long *) (arg_region + 16 + l_19));
            *((__global gale_long *) (arg_region + 16 + l_19)) = ((long) ((ulong) l_20 + (ulong) 1L));
            l_21 = GALEFS_LAUNCH_LONG(arg_region, 168L);
            if (!(l_21 == 0L)) {
                i_22 = (int) ((uint) i_15 - (uint) GALEFS_LAUNCH_INT(arg_region, 160L));
                if (!(i_22 < 0)) {
                    i_23 = atomic_add((volatile __global int *) (arg_region + 16 + ((long) ((ulong) l_21 + (ulong) (((long) (uint) i_22) << 2)))), (((int) ((uint) arg_length + (uint) 63)) >> 6));
                }
            }
            return (((long) (uint) i_15) << 32) | ((long) arg_length);
        }
    }
    l_24 = gale_HostCall_request(arg_region, arg_operation, arg_fd, arg_fileOffset, ((long) arg_byteCount), arg_length, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    return l_24;
}

//@ gale_BlockAccess_acquireResident: GALEFS_FUNCTION GALEFS_INNERMOST_LOOP
GALEFS_FUNCTION(long) gale_BlockAccess_acquireResident(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_1, i_2, i_3, i_7, i_9, i_10, i_11, i_13, i_14, i_16, i_17, i_18, i_19, i_21, i_22, i_23, i_24, i_25, i_27, i_29, i_30, i_31, i_36, i_37;
    long l_4, l_5, l_6, l_8, l_12, l_15, l_20, l_26, l_28, l_32, l_33, l_34, l_35;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < GALEFS_LAUNCH_INT(arg_region, 208L)) {
            i_1 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 192L) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_2 = (int) ((uint) i_1 + (uint) (-1));
            i_3 = (i_2 < 0) ? (-9) : i_2;
            i_0 = i_3;
        } else {
            i_0 = (-9);
        }
    }
    l_4 = (long) i_0;
    if (i_0 < 0) {
        return l_4;
    } else {
        l_5 = GALEFS_LAUNCH_LONG(arg_region, 24L);
        l_6 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_7 = *((__global gale_int *) (arg_region + 16 + l_6));
        *((__global gale_int *) (arg_region + 16 + l_6)) = ((int) ((uint) i_7 + (uint) 1));
        if (i_7 < GALEFS_LAUNCH_INT(arg_region, 48L)) {
            l_8 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 200L) + (ulong) (l_4 << 6));
            i_9 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_8 + (ulong) 44L))));
            i_10 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_8 + (ulong) 40L))));
            i_11 = GALEFS_LAUNCH_INT(arg_region, 148L);
            l_12 = arg_fileOffset >> i_11;
            if (l_12 < ((long) i_9)) {
                i_13 = (int) ((uint) i_10 + (uint) ((int) l_12));
                i_14 = i_13;
            } else {
                i_14 = (-1);
            }
            if (!(i_14 < 0)) {
                l_15 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 152L) + (ulong) (((long) (uint) i_14) << 3)))));
                if (!(l_15 == 0L)) {
                    i_16 = (int) ((uint) i_14 + (uint) GALEFS_LAUNCH_INT(arg_region, 160L));
                    if (!(i_16 < 0)) {
                        i_31 = i_16;
                        goto B28;
                    }
                }
            }
            i_17 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_8 + (ulong) 8L))));
            i_18 = GALEFS_LAUNCH_INT(arg_region, 144L);
            i_19 = i_18 & ((int) (((long) ((ulong) ((long) ((ulong) l_12 + (ulong) (((long) i_17) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
            l_20 = GALEFS_LAUNCH_LONG(arg_region, 128L);
            i_21 = i_19;
            i_22 = 0;
            i_23 = (-2);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_23 == (-2))) {
                    break;
                }
                i_24 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_20 + (ulong) (((long) i_21) << 2)))));
                i_25 = (int) ((uint) i_24 + (uint) (-1));
                if (i_25 < 0) {
                    i_23 = (-1);
                } else {
                    l_26 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 136L) + (ulong) (((long) (uint) i_25) << 5));
                    i_27 = *((__global gale_int *) (arg_region + 16 + l_26));
                    l_28 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 8L))));
                    if ((!(i_17 == i_27)) || (!(l_12 == l_28))) {
                        if (i_18 == i_22) {
                            i_23 = (-1);
                        } else {
                            i_29 = (int) ((uint) i_22 + (uint) 1);
                            i_30 = i_18 & ((int) ((uint) i_21 + (uint) 1));
                            i_21 = i_30;
                            i_22 = i_29;
                        }
                    } else {
                        i_23 = i_25;
                    }
                }
            }
            i_31 = i_23;
        B28:;
            if (i_31 < 0) {
                return 0L;
            } else {
                l_32 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_33 = *((__global gale_long *) (arg_region + 16 + l_32));
                *((__global gale_long *) (arg_region + 16 + l_32)) = ((long) ((ulong) l_33 + (ulong) 1L));
                l_34 = 1L << i_11;
                l_35 = (long) ((ulong) l_34 - (ulong) (arg_fileOffset & ((long) ((ulong) l_34 + (ulong) (-1L)))));
                if (l_35 < 2147483647L) {
                    i_36 = (int) l_35;
                    i_37 = i_36;
                } else {
                    i_37 = 2147483647;
                }
                return (((long) (uint) i_31) << 32) | ((long) i_37);
            }
        } else {
            return 0L;
        }
    }
}

//@ gale_BlockAccess_available: GALEFS_FUNCTION
GALEFS_FUNCTION(int) gale_BlockAccess_available(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_13;
    long l_3, l_11, l_12;
    i_0 = *((__global gale_int *) (arg_region + 16 + GALEFS_LAUNCH_LONG(arg_region, 56L)));
    i_1 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 24L) + (ulong) (((long) gale_slot) << 6)))));
    if (arg_fd < 0) {
        i_2 = (-9);
    } else {
        if (arg_fd < GALEFS_LAUNCH_INT(arg_region, 208L)) {
            l_3 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 192L) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_4 = (int) ((uint) ((int) l_3) + (uint) (-1));
            if (i_4 < 0) {
                i_2 = (-9);
            } else {
                if ((((int) ((long) ((ulong) l_3 >> 32))) & 3) == 1) {
                    i_2 = (-9);
                } else {
                    i_2 = i_4;
                }
            }
        } else {
            i_2 = (-9);
        }
    }
    i_5 = (i_0 == 0) ? 0 : (-4);
    i_6 = (arg_byteCount < 4097) ? arg_byteCount : (-1);
    if (((((i_5 | i_2) | ((int) (arg_fileOffset >> 32))) | i_6) | ((int) (0 - (uint) i_1))) < 0) {
        i_7 = (i_0 == 0) ? i_2 : (-4);
        if (i_0 == 0) {
            if (!(i_2 < 0)) {
                i_9 = ((arg_fileOffset < 0L) || (i_6 < 0)) ? (-22) : (-16);
                i_10 = i_9;
                goto B23;
            }
            i_8 = i_7;
        } else {
            i_8 = i_7;
        }
    } else {
        i_8 = i_2;
    }
    if (i_8 < 0) {
        i_10 = i_8;
    } else {
        l_11 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 200L) + (ulong) (((long) (uint) i_8) << 6)))));
        l_12 = (long) ((ulong) l_11 - (ulong) arg_fileOffset);
        if (l_12 < 1L) {
            i_10 = 0;
        } else {
            if (l_12 < ((long) i_6)) {
                i_13 = (int) l_12;
                i_10 = i_13;
            } else {
                i_10 = i_6;
            }
        }
    }
B23:;
    return i_10;
}

//@ gale_BlockAccess_beginMapping: GALEFS_FUNCTION gale_BlockAccess_acquireFrame gale_HostCall_decided
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_8, i_12, i_13, i_14, i_16, i_17, i_18, i_20, i_24, i_25;
    long l_3, l_9, l_10, l_11, l_15, l_19, l_21, l_22, l_23, l_26, l_27, l_28, l_29, l_30;
    i_0 = *((__global gale_int *) (arg_region + 16 + GALEFS_LAUNCH_LONG(arg_region, 56L)));
    i_1 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 24L) + (ulong) (((long) gale_slot) << 6)))));
    if (arg_fd < 0) {
        i_2 = (-9);
    } else {
        if (arg_fd < GALEFS_LAUNCH_INT(arg_region, 208L)) {
            l_3 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 192L) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_4 = (int) ((uint) ((int) l_3) + (uint) (-1));
            if (i_4 < 0) {
                i_2 = (-9);
            } else {
                if ((((int) ((long) ((ulong) l_3 >> 32))) & 3) == 1) {
                    i_2 = (-9);
                } else {
                    i_2 = i_4;
                }
            }
        } else {
            i_2 = (-9);
        }
    }
    i_5 = (i_0 == 0) ? 0 : (-4);
    if (((arg_byteCount | ((i_5 | i_2) | ((int) (arg_fileOffset >> 32)))) | ((int) (0 - (uint) i_1))) < 0) {
        i_6 = (i_0 == 0) ? i_2 : (-4);
        if (i_0 == 0) {
            if (i_2 < 0) {
                i_7 = i_6;
            } else {
                i_8 = ((arg_fileOffset < 0L) || (arg_byteCount < 0)) ? (-22) : (-16);
                i_7 = i_8;
            }
        } else {
            i_7 = i_6;
        }
    } else {
        i_7 = i_2;
    }
    l_9 = (long) i_7;
    if (i_7 < 0) {
        l_10 = gale_HostCall_decided(arg_region, l_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        return l_10;
    } else {
        l_11 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 200L) + (ulong) (l_9 << 6));
        i_12 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_11 + (ulong) 44L))));
        i_13 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_11 + (ulong) 40L))));
        i_14 = GALEFS_LAUNCH_INT(arg_region, 148L);
        l_15 = arg_fileOffset >> i_14;
        if (l_15 < ((long) i_12)) {
            i_16 = (int) ((uint) i_13 + (uint) ((int) l_15));
            i_17 = i_16;
        } else {
            i_17 = (-1);
        }
        if (i_17 < 0) {
            i_18 = (-1);
        } else {
            l_19 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 152L) + (ulong) (((long) (uint) i_17) << 3)))));
            if (l_19 == 0L) {
                i_18 = (-1);
            } else {
                i_20 = (int) ((uint) i_17 + (uint) GALEFS_LAUNCH_INT(arg_region, 160L));
                i_18 = i_20;
            }
        }
        if (!(arg_byteCount < 1)) {
            l_21 = *((__global gale_long *) (arg_region + 16 + l_11));
            l_22 = (long) ((ulong) l_21 - (ulong) arg_fileOffset);
            l_23 = (long) (uint) arg_byteCount;
            if (l_22 < 1L) {
                i_24 = 0;
            } else {
                if (!(l_22 < l_23)) {
                    goto B36;
                }
                i_25 = (int) l_22;
                i_24 = i_25;
            }
            if (!(arg_byteCount == i_24)) {
                goto B40;
            }
        B36:;
            l_26 = 1L << i_14;
            l_27 = (long) ((ulong) l_26 - (ulong) (arg_fileOffset & ((long) ((ulong) l_26 + (ulong) (-1L)))));
            if (l_27 < l_23) {
                if (!(arg_byteCount == ((int) l_27))) {
                    goto B40;
                }
            }
            l_30 = gale_BlockAccess_acquireFrame(arg_region, 3, i_7, i_18, arg_fd, arg_fileOffset, arg_byteCount, arg_byteCount, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_29 = l_30;
            goto B43;
        }
    B40:;
        l_28 = gale_HostCall_decided(arg_region, (-22L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_29 = l_28;
    B43:;
        return l_29;
    }
}

//@ gale_BlockAccess_beginRead: GALEFS_FUNCTION gale_BlockAccess_acquireFrame gale_HostCall_decided
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_8, i_12, i_13, i_14, i_16, i_17, i_18, i_20, i_23, i_24, i_28, i_29;
    long l_3, l_9, l_10, l_11, l_15, l_19, l_21, l_22, l_25, l_26, l_27, l_30;
    i_0 = *((__global gale_int *) (arg_region + 16 + GALEFS_LAUNCH_LONG(arg_region, 56L)));
    i_1 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 24L) + (ulong) (((long) gale_slot) << 6)))));
    if (arg_fd < 0) {
        i_2 = (-9);
    } else {
        if (arg_fd < GALEFS_LAUNCH_INT(arg_region, 208L)) {
            l_3 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 192L) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_4 = (int) ((uint) ((int) l_3) + (uint) (-1));
            if (i_4 < 0) {
                i_2 = (-9);
            } else {
                if ((((int) ((long) ((ulong) l_3 >> 32))) & 3) == 1) {
                    i_2 = (-9);
                } else {
                    i_2 = i_4;
                }
            }
        } else {
            i_2 = (-9);
        }
    }
    i_5 = (i_0 == 0) ? 0 : (-4);
    if (((arg_byteCount | ((i_5 | i_2) | ((int) (arg_fileOffset >> 32)))) | ((int) (0 - (uint) i_1))) < 0) {
        i_6 = (i_0 == 0) ? i_2 : (-4);
        if (i_0 == 0) {
            if (i_2 < 0) {
                i_7 = i_6;
            } else {
                i_8 = ((arg_fileOffset < 0L) || (arg_byteCount < 0)) ? (-22) : (-16);
                i_7 = i_8;
            }
        } else {
            i_7 = i_6;
        }
    } else {
        i_7 = i_2;
    }
    l_9 = (long) i_7;
    if (i_7 < 0) {
        l_10 = gale_HostCall_decided(arg_region, l_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        return l_10;
    } else {
        l_11 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 200L) + (ulong) (l_9 << 6));
        i_12 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_11 + (ulong) 44L))));
        i_13 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_11 + (ulong) 40L))));
        i_14 = GALEFS_LAUNCH_INT(arg_region, 148L);
        l_15 = arg_fileOffset >> i_14;
        if (l_15 < ((long) i_12)) {
            i_16 = (int) ((uint) i_13 + (uint) ((int) l_15));
            i_17 = i_16;
        } else {
            i_17 = (-1);
        }
        if (i_17 < 0) {
            i_18 = (-1);
        } else {
            l_19 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 152L) + (ulong) (((long) (uint) i_17) << 3)))));
            if (l_19 == 0L) {
                i_18 = (-1);
            } else {
                i_20 = (int) ((uint) i_17 + (uint) GALEFS_LAUNCH_INT(arg_region, 160L));
                i_18 = i_20;
            }
        }
        l_21 = *((__global gale_long *) (arg_region + 16 + l_11));
        l_22 = (long) ((ulong) l_21 - (ulong) arg_fileOffset);
        if (!(l_22 < 1L)) {
            if (l_22 < ((long) arg_byteCount)) {
                i_23 = (int) l_22;
                i_24 = i_23;
            } else {
                i_24 = arg_byteCount;
            }
            if (!(i_24 == 0)) {
                l_26 = 1L << i_14;
                l_27 = (long) ((ulong) l_26 - (ulong) (arg_fileOffset & ((long) ((ulong) l_26 + (ulong) (-1L)))));
                if (l_27 < ((long) i_24)) {
                    i_28 = (int) l_27;
                    i_29 = i_28;
                } else {
                    i_29 = i_24;
                }
                l_30 = gale_BlockAccess_acquireFrame(arg_region, 3, i_7, i_18, arg_fd, arg_fileOffset, i_24, i_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                return l_30;
            }
        }
        l_25 = gale_HostCall_decided(arg_region, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        return l_25;
    }
}

//@ gale_BlockAccess_beginWrite: GALEFS_FUNCTION gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_HostCall_request
GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_flags, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_2, i_6, i_11, i_12, i_13;
    long l_1, l_3, l_4, l_5, l_7, l_8, l_9, l_10, l_14, l_15, l_16;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < GALEFS_LAUNCH_INT(arg_region, 208L)) {
            l_1 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 192L) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_2 = (int) ((uint) ((int) l_1) + (uint) (-1));
            if (i_2 < 0) {
                i_0 = (-9);
            } else {
                if ((((int) ((long) ((ulong) l_1 >> 32))) & 3) == 0) {
                    i_0 = (-9);
                } else {
                    i_0 = i_2;
                }
            }
        } else {
            i_0 = (-9);
        }
    }
    l_3 = (long) arg_byteCount;
    if (i_0 < 0) {
        l_4 = (long) i_0;
        l_5 = l_4;
    } else {
        if (arg_fileOffset < 0L) {
            l_5 = (-22L);
        } else {
            if (arg_byteCount < 0) {
                l_5 = (-22L);
            } else {
                if (((long) ((ulong) arg_fileOffset + (ulong) l_3)) < 0L) {
                    l_5 = (-27L);
                } else {
                    i_6 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 24L) + (ulong) (((long) gale_slot) << 6)))));
                    if (i_6 == 0) {
                        l_5 = l_3;
                    } else {
                        l_5 = (-16L);
                    }
                }
            }
        }
    }
    if (arg_operation == 5) {
        l_7 = gale_HostCall_request(arg_region, 5, arg_fd, 0L, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        return l_7;
    } else {
        if (l_5 < 1L) {
            l_8 = gale_HostCall_decided(arg_region, l_5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            return l_8;
        } else {
            l_9 = 1L << GALEFS_LAUNCH_INT(arg_region, 148L);
            l_10 = (long) ((ulong) l_9 - (ulong) (arg_fileOffset & ((long) ((ulong) l_9 + (ulong) (-1L)))));
            if (l_10 < l_3) {
                i_11 = (int) l_10;
                i_12 = i_11;
            } else {
                i_12 = arg_byteCount;
            }
            i_13 = gale_HostCall_begin(arg_region, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (i_13 < 0) {
                l_14 = (long) i_13;
                l_15 = l_14;
            } else {
                l_16 = gale_HostCall_post(arg_region, arg_operation, arg_fd, arg_fileOffset, ((long) i_12), arg_flags, 0, i_12, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_15 = l_16;
            }
            return l_15;
        }
    }
}

//@ gale_BlockAccess_endMapping: GALEFS_FUNCTION gale_BlockAccess_releaseFrame
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_1, i_2;
    long l_0, l_3;
    l_0 = GALEFS_LAUNCH_LONG(arg_region, 24L);
    i_1 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_0 + (ulong) (((long) gale_slot) << 6)))));
    if (i_1 == 0) {
        i_2 = *((__global gale_int *) (arg_region + 16 + GALEFS_LAUNCH_LONG(arg_region, 56L)));
        if (i_2 == 0) {
            l_3 = (-22L);
        } else {
            l_3 = (-4L);
        }
        return l_3;
    } else {
        *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_0 + (ulong) (((long) gale_slot) << 6))))) = 0;
        gale_BlockAccess_releaseFrame(arg_region, 16, arg_bytes, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        return 0L;
    }
}

//@ gale_BlockAccess_missing: GALEFS_FUNCTION GALEFS_INNERMOST_LOOP
GALEFS_FUNCTION(long) gale_BlockAccess_missing(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_1, i_2, i_5, i_7, i_8, i_15, i_16, i_18, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_30, i_31, i_33, i_34, i_35, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_45, i_47, i_48;
    long l_3, l_4, l_6, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_19, l_27, l_29, l_32, l_36, l_44, l_46;
    if (!(arg_fd < 0)) {
        if (arg_fd < GALEFS_LAUNCH_INT(arg_region, 208L)) {
            i_0 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 192L) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_1 = (int) ((uint) i_0 + (uint) (-1));
            i_2 = (i_1 < 0) ? (-9) : i_1;
            if (!(i_2 < 0)) {
                l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 200L) + (ulong) (((long) (uint) i_2) << 6));
                l_4 = (long) ((ulong) l_3 + (ulong) 44L);
                i_5 = *((__global gale_int *) (arg_region + 16 + l_4));
                l_6 = (long) ((ulong) l_3 + (ulong) 40L);
                i_7 = *((__global gale_int *) (arg_region + 16 + l_6));
                i_8 = GALEFS_LAUNCH_INT(arg_region, 148L);
                l_9 = arg_fileOffset >> i_8;
                l_10 = (long) ((ulong) l_3 + (ulong) 8L);
                l_11 = ((long) ((ulong) ((long) ((ulong) arg_fileOffset + (ulong) ((long) arg_byteCount))) + (ulong) (-1L))) >> i_8;
                l_12 = (long) ((ulong) ((long) ((ulong) l_11 - (ulong) l_9)) + (ulong) (l_9 << 1));
                l_13 = GALEFS_LAUNCH_LONG(arg_region, 136L);
                l_14 = GALEFS_LAUNCH_LONG(arg_region, 128L);
                i_15 = GALEFS_LAUNCH_INT(arg_region, 144L);
                i_16 = GALEFS_LAUNCH_INT(arg_region, 160L);
                l_17 = GALEFS_LAUNCH_LONG(arg_region, 152L);
                if (l_9 < ((long) i_5)) {
                    i_18 = (int) ((uint) i_7 + (uint) ((int) l_9));
                    if (!(i_18 < 0)) {
                        l_19 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_17 + (ulong) (((long) (uint) i_18) << 3)))));
                        if (!(l_19 == 0L)) {
                            if (!(((int) ((uint) i_18 + (uint) i_16)) < 0)) {
                                goto B26;
                            }
                        }
                    }
                }
                i_20 = *((__global gale_int *) (arg_region + 16 + l_10));
                i_21 = i_15 & ((int) (((long) ((ulong) ((long) ((ulong) l_9 + (ulong) (((long) i_20) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_22 = i_21;
                i_23 = 0;
                i_24 = (-2);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_24 == (-2))) {
                        break;
                    }
                    i_25 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_14 + (ulong) (((long) i_22) << 2)))));
                    i_26 = (int) ((uint) i_25 + (uint) (-1));
                    if (i_26 < 0) {
                        i_24 = (-1);
                    } else {
                        l_27 = (long) ((ulong) l_13 + (ulong) (((long) (uint) i_26) << 5));
                        i_28 = *((__global gale_int *) (arg_region + 16 + l_27));
                        l_29 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_27 + (ulong) 8L))));
                        if ((!(i_20 == i_28)) || (!(l_9 == l_29))) {
                            if (i_15 == i_23) {
                                i_24 = (-1);
                            } else {
                                i_30 = (int) ((uint) i_23 + (uint) 1);
                                i_31 = i_15 & ((int) ((uint) i_22 + (uint) 1));
                                i_22 = i_31;
                                i_23 = i_30;
                            }
                        } else {
                            i_24 = i_26;
                        }
                    }
                }
                if (i_24 < 0) {
                    l_32 = l_12;
                    goto B49;
                }
            B26:;
                if (l_9 == l_11) {
                    l_32 = (-1L);
                } else {
                    i_33 = *((__global gale_int *) (arg_region + 16 + l_4));
                    i_34 = *((__global gale_int *) (arg_region + 16 + l_6));
                    if (l_11 < ((long) i_33)) {
                        i_35 = (int) ((uint) i_34 + (uint) ((int) l_11));
                        if (!(i_35 < 0)) {
                            l_36 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_17 + (ulong) (((long) (uint) i_35) << 3)))));
                            if (!(l_36 == 0L)) {
                                if (!(((int) ((uint) i_16 + (uint) i_35)) < 0)) {
                                    l_32 = (-1L);
                                    goto B49;
                                }
                            }
                        }
                    }
                    i_37 = *((__global gale_int *) (arg_region + 16 + l_10));
                    i_38 = i_15 & ((int) (((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) i_37) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_39 = i_38;
                    i_40 = 0;
                    i_41 = (-2);
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_41 == (-2))) {
                            break;
                        }
                        i_42 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_14 + (ulong) (((long) i_39) << 2)))));
                        i_43 = (int) ((uint) i_42 + (uint) (-1));
                        if (i_43 < 0) {
                            i_41 = (-1);
                        } else {
                            l_44 = (long) ((ulong) l_13 + (ulong) (((long) (uint) i_43) << 5));
                            i_45 = *((__global gale_int *) (arg_region + 16 + l_44));
                            l_46 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_44 + (ulong) 8L))));
                            if ((!(i_37 == i_45)) || (!(l_11 == l_46))) {
                                if (i_15 == i_40) {
                                    i_41 = (-1);
                                } else {
                                    i_47 = (int) ((uint) i_40 + (uint) 1);
                                    i_48 = i_15 & ((int) ((uint) i_39 + (uint) 1));
                                    i_39 = i_48;
                                    i_40 = i_47;
                                }
                            } else {
                                i_41 = i_43;
                            }
                        }
                    }
                    if (i_41 < 0) {
                        l_32 = l_12;
                    } else {
                        l_32 = (-1L);
                    }
                }
            B49:;
                return l_32;
            }
        }
    }
    return (-1L);
}

//@ gale_BlockAccess_offsetInRegion: GALEFS_FUNCTION
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_1;
    long l_0, l_2, l_3, l_4;
    if (!(arg_held < 0L)) {
        if (!(((int) arg_held) == 0)) {
            l_0 = (long) ((ulong) arg_held >> 32);
            i_1 = (int) ((uint) ((int) l_0) - (uint) GALEFS_LAUNCH_INT(arg_region, 160L));
            if (i_1 < 0) {
                l_2 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 136L) + (ulong) (l_0 << 5))) + (ulong) 16L))));
                l_3 = l_2;
            } else {
                l_4 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 152L) + (ulong) (((long) (uint) i_1) << 3)))));
                l_3 = l_4;
            }
            return (long) ((ulong) l_3 + (ulong) (arg_fileOffset & ((long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_region, 148L)) + (ulong) (-1L)))));
        }
    }
    return 0L;
}

//@ gale_BlockAccess_placeOf: GALEFS_FUNCTION
GALEFS_FUNCTION(long) gale_BlockAccess_placeOf(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_1, i_2, i_4, i_5, i_6, i_8, i_15, i_16, i_18;
    long l_3, l_7, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_19;
    if (!(arg_fd < 0)) {
        if (arg_fd < GALEFS_LAUNCH_INT(arg_region, 208L)) {
            i_0 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 192L) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_1 = (int) ((uint) i_0 + (uint) (-1));
            i_2 = (i_1 < 0) ? (-9) : i_1;
            if (!(i_2 < 0)) {
                l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 200L) + (ulong) (((long) (uint) i_2) << 6));
                i_4 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_3 + (ulong) 44L))));
                i_5 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_3 + (ulong) 40L))));
                i_6 = GALEFS_LAUNCH_INT(arg_region, 148L);
                l_7 = arg_fileOffset >> i_6;
                if (l_7 < ((long) i_4)) {
                    i_8 = (int) ((uint) i_5 + (uint) ((int) l_7));
                    if (!(i_8 < 0)) {
                        l_9 = (long) (uint) i_8;
                        l_10 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 152L) + (ulong) (l_9 << 3));
                        l_11 = *((__global gale_long *) (arg_region + 16 + l_10));
                        if (!(l_11 == 0L)) {
                            if (!(((int) ((uint) i_8 + (uint) GALEFS_LAUNCH_INT(arg_region, 160L))) < 0)) {
                                l_12 = 1L << i_6;
                                l_13 = arg_fileOffset & ((long) ((ulong) l_12 + (ulong) (-1L)));
                                l_14 = (long) ((ulong) l_12 - (ulong) l_13);
                                if (l_14 < ((long) arg_byteCount)) {
                                    i_15 = (int) l_14;
                                    i_16 = i_15;
                                } else {
                                    i_16 = arg_byteCount;
                                }
                                l_17 = GALEFS_LAUNCH_LONG(arg_region, 168L);
                                if (!(l_17 == 0L)) {
                                    i_18 = atomic_add((volatile __global int *) (arg_region + 16 + ((long) ((ulong) l_17 + (ulong) (l_9 << 2)))), (((int) ((uint) i_16 + (uint) 63)) >> 6));
                                }
                                l_19 = *((__global gale_long *) (arg_region + 16 + l_10));
                                return (long) ((ulong) l_13 + (ulong) l_19);
                            }
                        }
                    }
                }
                return 0L;
            }
        }
    }
    return 0L;
}

//@ gale_BlockAccess_releaseFrame: GALEFS_FUNCTION
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    long l_0, l_1;
    l_0 = (long) ((ulong) ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 24L) + (ulong) (((long) gale_slot) << 6))) + (ulong) ((long) arg_counter));
    l_1 = *((__global gale_long *) (arg_region + 16 + l_0));
    *((__global gale_long *) (arg_region + 16 + l_0)) = ((long) ((ulong) ((long) arg_bytes) + (ulong) l_1));
}

//@ gale_BlockAccess_requestListed: GALEFS_FUNCTION gale_HostCall_post
GALEFS_FUNCTION(long) gale_BlockAccess_requestListed(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_length, int arg_listLength, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_2, i_3;
    long l_0, l_1, l_4;
    l_0 = 1L << GALEFS_LAUNCH_INT(arg_region, 148L);
    l_1 = (long) ((ulong) l_0 - (ulong) (arg_fileOffset & ((long) ((ulong) l_0 + (ulong) (-1L)))));
    if (l_1 < 2147483647L) {
        i_2 = (int) l_1;
        i_3 = i_2;
    } else {
        i_3 = 2147483647;
    }
    l_4 = gale_HostCall_post(arg_region, 7, arg_fd, arg_fileOffset, ((long) arg_length), 0, arg_listLength, i_3, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    return l_4;
}

//@ gale_FileOpener_begin: GALEFS_FUNCTION gale_HostCall_begin gale_HostCall_decided
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_2;
    long l_1, l_3, l_4, l_5, l_6;
    i_0 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 24L) + (ulong) (((long) gale_slot) << 6)))));
    if (i_0 == 0) {
        if (arg_pathLength < 1) {
            l_1 = gale_HostCall_decided(arg_fs, (-2L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            return l_1;
        } else {
            if (arg_pathLength < 4097) {
                i_2 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_3 = (long) i_2;
                l_4 = l_3;
            } else {
                l_5 = gale_HostCall_decided(arg_fs, (-36L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_4 = l_5;
            }
            return l_4;
        }
    } else {
        l_6 = gale_HostCall_decided(arg_fs, (-16L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        return l_6;
    }
}

//@ gale_HostCall_awaitReply: GALEFS_FENCE GALEFS_FUNCTION GALEFS_INNERMOST_LOOP GALEFS_RELAX
GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_4, i_7, i_9, i_11, i_13, i_14, i_17, i_18, i_23;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_8, l_10, l_12, l_15, l_16, l_19, l_20, l_21, l_22, l_24;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 16L) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    l_2 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1904L))));
    l_3 = (long) ((ulong) l_2 + (ulong) (-64L));
    i_4 = (int) ((uint) ((int) (((long) ((ulong) l_3 + (ulong) ((long) ((ulong) (l_3 >> 63) >> 58)))) >> 6)) + (uint) 1);
    l_5 = (long) ((ulong) l_1 + (ulong) 1792L);
    l_6 = (long) ((ulong) l_1 + (ulong) 1808L);
    i_7 = 0;
    l_8 = 0L;
    i_9 = 0;
    l_10 = (-1L);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 == 0)) {
            break;
        }
        i_11 = *((volatile __global gale_int *) (arg_fs + 16 + l_6));
        l_12 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
        i_13 = (int) ((uint) i_9 + (uint) 1);
        if (i_4 == ((int) l_12)) {
            i_7 = 1;
            i_9 = i_13;
        } else {
            i_14 = (int) ((long) ((ulong) l_12 >> 32));
            if (i_14 == 0) {
                if (!(i_11 == 0)) {
                    if (!(i_13 < i_11)) {
                        i_7 = 2;
                        i_9 = i_13;
                        continue;
                    }
                }
                if (l_8 < GALEFS_LAUNCH_LONG(arg_fs, 8L)) {
                    GALEFS_RELAX(l_8);
                    l_15 = (long) ((ulong) l_8 + (ulong) 1L);
                    l_8 = l_15;
                    i_9 = i_13;
                } else {
                    l_16 = *((volatile __global gale_long *) (arg_fs + 16 + GALEFS_LAUNCH_LONG(arg_fs, 56L)));
                    i_17 = (l_10 == l_16) ? (-110) : 0;
                    i_7 = i_17;
                    l_8 = 0L;
                    i_9 = i_13;
                    l_10 = l_16;
                }
            } else {
                i_18 = (int) (0 - (uint) i_14);
                i_7 = i_18;
                i_9 = i_13;
            }
        }
    }
    if (i_7 == 2) {
        l_19 = LONG_MIN;
    } else {
        if (i_7 < 0) {
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1896L)))) = i_4;
        }
        GALEFS_FENCE();
        if (i_7 < 0) {
            l_20 = (long) i_7;
            l_19 = l_20;
        } else {
            l_21 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1800L))));
            l_19 = l_21;
        }
    }
    if (l_19 == LONG_MIN) {
        l_22 = arg_pending;
    } else {
        i_23 = (int) ((uint) ((int) arg_pending) + (uint) (-1));
        if (i_23 < 0) {
            l_22 = l_19;
        } else {
            if (l_19 < 0L) {
                l_22 = l_19;
            } else {
                l_24 = (l_19 << 32) | ((long) (uint) i_23);
                l_22 = l_24;
            }
        }
    }
    return l_22;
}

//@ gale_HostCall_begin: GALEFS_FUNCTION
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_1;
    i_0 = *((__global gale_int *) (arg_fs + 16 + GALEFS_LAUNCH_LONG(arg_fs, 56L)));
    i_1 = (i_0 == 0) ? 0 : (-4);
    return i_1;
}

//@ gale_HostCall_decided: GALEFS_FUNCTION gale_HostCall_post
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_3, i_5;
    long l_1, l_2, l_4, l_6;
    i_0 = *((__global gale_int *) (arg_fs + 16 + GALEFS_LAUNCH_LONG(arg_fs, 56L)));
    if (i_0 == 0) {
        l_1 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
        l_2 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_3 = *((__global gale_int *) (arg_fs + 16 + l_2));
        *((__global gale_int *) (arg_fs + 16 + l_2)) = ((int) ((uint) i_3 + (uint) 1));
        if (i_3 < GALEFS_LAUNCH_INT(arg_fs, 48L)) {
            l_4 = arg_result;
        } else {
            i_5 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) (((long) gale_slot) << 6)))));
            if (i_5 == 0) {
                l_6 = gale_HostCall_post(arg_fs, 1073741825, 0, arg_result, 0L, 0, 0, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_4 = l_6;
            } else {
                l_4 = arg_result;
            }
        }
        return l_4;
    } else {
        return (-4L);
    }
}

//@ gale_HostCall_post: GALEFS_FUNCTION
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    long l_0;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 24L) + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
    l_0 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 16L) + (ulong) (((long) gale_position) << 6));
    *((__global gale_int *) (arg_fs + 16 + l_0)) = 64;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 4L)))) = arg_operation;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 12L)))) = arg_fd;
    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 16L)))) = arg_fileOffset;
    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 24L)))) = arg_byteCount;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 32L)))) = arg_openFlags;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 36L)))) = arg_pathLength;
    return (long) ((ulong) ((long) arg_tag) + (ulong) (-9223372036854775807L));
}

//@ gale_HostCall_request: GALEFS_FUNCTION gale_HostCall_begin gale_HostCall_post
GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0;
    long l_1, l_2, l_3;
    i_0 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    if (i_0 < 0) {
        l_1 = (long) i_0;
        l_2 = l_1;
    } else {
        l_3 = gale_HostCall_post(arg_fs, arg_operation, arg_fd, arg_fileOffset, arg_byteCount, 0, 0, arg_tag, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_2 = l_3;
    }
    return l_2;
}

//@ gale_MappingEnd_begin: GALEFS_FUNCTION
GALEFS_FUNCTION(void) gale_MappingEnd_begin(__global uchar *arg_region, long arg_fileOffset, int arg_site, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    long l_0;
    l_0 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 24L) + (ulong) (((long) gale_slot) << 6));
    *((__global gale_int *) (arg_region + 16 + l_0)) = arg_site;
    *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_0 + (ulong) 32L)))) = arg_fileOffset;
}

//@ gale_MappingEnd_endGroup: GALEFS_FUNCTION gale_BlockAccess_releaseFrame
GALEFS_FUNCTION(long) gale_MappingEnd_endGroup(__global uchar *arg_region, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_1;
    long l_0, l_2;
    l_0 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_region, 24L) + (ulong) (((long) gale_slot) << 6));
    i_1 = *((__global gale_int *) (arg_region + 16 + l_0));
    if (i_1 == 0) {
        return (-1L);
    } else {
        l_2 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_0 + (ulong) 32L))));
        gale_BlockAccess_releaseFrame(arg_region, 16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        return l_2;
    }
}

//@ gale_OpenFileCalls_beginClose: GALEFS_FUNCTION gale_HostCall_decided gale_HostCall_request
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0;
    long l_1, l_2, l_3;
    i_0 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 24L) + (ulong) (((long) gale_slot) << 6)))));
    if (i_0 == 0) {
        l_1 = gale_HostCall_request(arg_fs, 2, arg_fd, 0L, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_2 = l_1;
    } else {
        l_3 = gale_HostCall_decided(arg_fs, (-16L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_2 = l_3;
    }
    return l_2;
}

//@ gale_OpenFileCalls_status: GALEFS_FUNCTION gale_HostCall_decided
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_0, i_1, i_2, i_3;
    long l_4, l_5, l_6, l_7;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < GALEFS_LAUNCH_INT(arg_fs, 208L)) {
            i_1 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 192L) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_2 = (int) ((uint) i_1 + (uint) (-1));
            i_3 = (i_2 < 0) ? (-9) : i_2;
            i_0 = i_3;
        } else {
            i_0 = (-9);
        }
    }
    l_4 = (long) i_0;
    if (i_0 < 0) {
        l_5 = l_4;
    } else {
        if ((arg_field == 0) || ((arg_field == 16) || ((arg_field == 24) || (arg_field == 32)))) {
            l_6 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 200L) + (ulong) (l_4 << 6))) + (ulong) ((long) arg_field)))));
            l_5 = l_6;
        } else {
            l_5 = (-22L);
        }
    }
    l_7 = gale_HostCall_decided(arg_fs, l_5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    return l_7;
}
