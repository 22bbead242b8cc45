//@ gale_BlockAccess_acquireFrame: GALEFS_ACQUIRE_FENCE GALEFS_FENCE GALEFS_FUNCTION GALEFS_INNERMOST_LOOP gale_HostCall_request
GALEFS_FUNCTION(long) gale_BlockAccess_acquireFrame(__global uchar *arg_region, int arg_operation, int arg_slot, int arg_placed, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_length, int gale_group) {
    int i_0, i_1, i_3, i_6, i_7, i_8, i_9, i_10, i_12, i_14, i_15, i_16, i_17, i_18, i_21, i_23, i_24;
    long l_2, l_4, l_5, l_11, l_13, l_19, l_20, l_22, l_25, l_26, l_27, l_28;
    if (arg_placed < 0) {
        i_0 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (((long) arg_slot) << 6))) + (ulong) 8L))));
        i_1 = *((__global gale_int *) (arg_region + 16 + 144L));
        l_2 = arg_fileOffset >> (*((__global gale_int *) (arg_region + 16 + 148L)));
        i_3 = i_1 & ((int) (((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) i_0) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
        l_4 = *((__global gale_long *) (arg_region + 16 + 136L));
        l_5 = *((__global gale_long *) (arg_region + 16 + 128L));
        i_6 = i_3;
        i_7 = 0;
        i_8 = (-2);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_8 == (-2))) {
                break;
            }
            i_9 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_5 + (ulong) (((long) i_6) << 2)))));
            i_10 = (int) ((uint) i_9 + (uint) (-1));
            if (i_10 < 0) {
                i_8 = (-1);
            } else {
                l_11 = (long) ((ulong) l_4 + (ulong) (((long) (uint) i_10) << 5));
                i_12 = *((volatile __global gale_int *) (arg_region + 16 + l_11));
                l_13 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_11 + (ulong) 8L))));
                if ((!(i_0 == i_12)) || (!(l_2 == l_13))) {
                    if (i_1 == i_7) {
                        i_8 = (-1);
                    } else {
                        i_14 = (int) ((uint) i_7 + (uint) 1);
                        i_15 = i_1 & ((int) ((uint) i_6 + (uint) 1));
                        i_6 = i_15;
                        i_7 = i_14;
                    }
                } else {
                    i_8 = i_10;
                }
            }
        }
        if (i_8 < 0) {
            i_16 = i_8;
        } else {
            i_17 = gale_group;
            i_18 = *((__global gale_int *) (arg_region + 16 + 36L));
            l_19 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 40L))) + (ulong) ((((long) (i_17 & ((int) ((uint) (1 << i_18) + (uint) (-1))))) << 6) + (((long) (i_17 >> i_18)) << 2)));
            *((volatile __global gale_int *) (arg_region + 16 + l_19)) = ((int) ((uint) i_8 + (uint) 1));
            GALEFS_FENCE();
            l_20 = (long) ((ulong) l_4 + (ulong) (((long) (uint) i_8) << 5));
            i_21 = *((volatile __global gale_int *) (arg_region + 16 + l_20));
            GALEFS_ACQUIRE_FENCE();
            if (i_0 == i_21) {
                l_22 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_20 + (ulong) 8L))));
                i_23 = (l_2 == l_22) ? 1 : 0;
                i_24 = i_23;
            } else {
                i_24 = 0;
            }
            if (i_24 == 0) {
                *((volatile __global gale_int *) (arg_region + 16 + l_19)) = 0;
            }
            GALEFS_ACQUIRE_FENCE();
            if (i_24 == 0) {
                goto B24;
            }
            i_16 = i_8;
        }
    } else {
        i_16 = arg_placed;
    }
    if (!(i_16 < 0)) {
        l_26 = (long) gale_group;
        l_27 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 16L))) + (ulong) ((l_26 << 12) + (l_26 << 11)))) + (ulong) 1864L);
        l_28 = *((__global gale_long *) (arg_region + 16 + l_27));
        *((__global gale_long *) (arg_region + 16 + l_27)) = ((long) ((ulong) l_28 + (ulong) 1L));
        return (((long) (uint) i_16) << 32) | ((long) arg_length);
    }
B24:;
    l_25 = gale_HostCall_request(arg_region, arg_operation, arg_fd, arg_fileOffset, ((long) arg_byteCount), arg_length, gale_group);
    return l_25;
}

//@ gale_BlockAccess_acquireResident: GALEFS_ACQUIRE_FENCE GALEFS_FENCE GALEFS_FUNCTION GALEFS_INNERMOST_LOOP
GALEFS_FUNCTION(long) gale_BlockAccess_acquireResident(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int gale_group) {
    int i_0, i_1, i_2, i_3, i_5, i_6, i_7, i_9, i_12, i_13, i_14, i_15, i_16, i_18, i_20, i_21, i_23, i_24, i_27, i_29, i_30, i_36, i_37;
    long l_4, l_8, l_10, l_11, l_17, l_19, l_22, l_25, l_26, l_28, l_31, l_32, l_33, l_34, l_35;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            i_1 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
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
        i_5 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_4 << 6))) + (ulong) 8L))));
        i_6 = *((__global gale_int *) (arg_region + 16 + 144L));
        i_7 = *((__global gale_int *) (arg_region + 16 + 148L));
        l_8 = arg_fileOffset >> i_7;
        i_9 = i_6 & ((int) (((long) ((ulong) ((long) ((ulong) l_8 + (ulong) (((long) i_5) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
        l_10 = *((__global gale_long *) (arg_region + 16 + 136L));
        l_11 = *((__global gale_long *) (arg_region + 16 + 128L));
        i_12 = i_9;
        i_13 = 0;
        i_14 = (-2);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_14 == (-2))) {
                break;
            }
            i_15 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_11 + (ulong) (((long) i_12) << 2)))));
            i_16 = (int) ((uint) i_15 + (uint) (-1));
            if (i_16 < 0) {
                i_14 = (-1);
            } else {
                l_17 = (long) ((ulong) l_10 + (ulong) (((long) (uint) i_16) << 5));
                i_18 = *((volatile __global gale_int *) (arg_region + 16 + l_17));
                l_19 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_17 + (ulong) 8L))));
                if ((!(i_5 == i_18)) || (!(l_8 == l_19))) {
                    if (i_6 == i_13) {
                        i_14 = (-1);
                    } else {
                        i_20 = (int) ((uint) i_13 + (uint) 1);
                        i_21 = i_6 & ((int) ((uint) i_12 + (uint) 1));
                        i_12 = i_21;
                        i_13 = i_20;
                    }
                } else {
                    i_14 = i_16;
                }
            }
        }
        l_22 = (long) i_14;
        if (!(i_14 < 0)) {
            i_23 = gale_group;
            i_24 = *((__global gale_int *) (arg_region + 16 + 36L));
            l_25 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 40L))) + (ulong) ((((long) (i_23 & ((int) ((uint) (1 << i_24) + (uint) (-1))))) << 6) + (((long) (i_23 >> i_24)) << 2)));
            *((volatile __global gale_int *) (arg_region + 16 + l_25)) = ((int) ((uint) i_14 + (uint) 1));
            GALEFS_FENCE();
            l_26 = (long) ((ulong) l_10 + (ulong) (l_22 << 5));
            i_27 = *((volatile __global gale_int *) (arg_region + 16 + l_26));
            GALEFS_ACQUIRE_FENCE();
            if (i_5 == i_27) {
                l_28 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 8L))));
                i_29 = (l_8 == l_28) ? 1 : 0;
                i_30 = i_29;
            } else {
                i_30 = 0;
            }
            if (i_30 == 0) {
                *((volatile __global gale_int *) (arg_region + 16 + l_25)) = 0;
            }
            GALEFS_ACQUIRE_FENCE();
            if (i_30 == 0) {
                goto B29;
            }
        }
        if (!(i_14 < 0)) {
            l_31 = (long) gale_group;
            l_32 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 16L))) + (ulong) ((l_31 << 12) + (l_31 << 11)))) + (ulong) 1864L);
            l_33 = *((__global gale_long *) (arg_region + 16 + l_32));
            *((__global gale_long *) (arg_region + 16 + l_32)) = ((long) ((ulong) l_33 + (ulong) 1L));
            l_34 = 1L << i_7;
            l_35 = (long) ((ulong) l_34 - (ulong) (arg_fileOffset & ((long) ((ulong) l_34 + (ulong) (-1L)))));
            if (l_35 < 2147483647L) {
                i_36 = (int) l_35;
                i_37 = i_36;
            } else {
                i_37 = 2147483647;
            }
            return (l_22 << 32) | ((long) i_37);
        }
    B29:;
        return 0L;
    }
}

//@ gale_BlockAccess_available: GALEFS_FUNCTION
GALEFS_FUNCTION(int) gale_BlockAccess_available(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_2, i_4, i_5, i_7, i_8, i_9, i_10, i_11, i_12, i_15;
    long l_0, l_1, l_3, l_6, l_13, l_14;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    i_2 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) 1796L))));
    l_3 = (long) gale_group;
    i_4 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1856L))));
    if (arg_fd < 0) {
        i_5 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            l_6 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_7 = (int) ((uint) ((int) l_6) + (uint) (-1));
            if (i_7 < 0) {
                i_5 = (-9);
            } else {
                if ((((int) ((long) ((ulong) l_6 >> 32))) & 3) == 1) {
                    i_5 = (-9);
                } else {
                    i_5 = i_7;
                }
            }
        } else {
            i_5 = (-9);
        }
    }
    i_8 = (int) (0 - (uint) i_2);
    i_9 = (arg_byteCount < 4097) ? arg_byteCount : (-1);
    if (((((i_8 | i_5) | ((int) (arg_fileOffset >> 32))) | i_9) | ((int) (0 - (uint) i_4))) < 0) {
        if (!(i_8 < 0)) {
            if (!(i_5 < 0)) {
                i_11 = ((arg_fileOffset < 0L) || (i_9 < 0)) ? (-22) : (-16);
                i_12 = i_11;
                goto B26;
            }
        }
        if (i_8 < 0) {
            i_10 = i_8;
        } else {
            i_10 = i_5;
        }
    } else {
        i_10 = i_5;
    }
    if (i_10 < 0) {
        i_12 = i_10;
    } else {
        l_13 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (((long) (uint) i_10) << 6)))));
        l_14 = (long) ((ulong) l_13 - (ulong) arg_fileOffset);
        if (l_14 < 1L) {
            i_12 = 0;
        } else {
            if (l_14 < ((long) i_9)) {
                i_15 = (int) l_14;
                i_12 = i_15;
            } else {
                i_12 = i_9;
            }
        }
    }
B26:;
    return i_12;
}

//@ gale_BlockAccess_beginMapping: GALEFS_FUNCTION gale_BlockAccess_acquireFrame gale_HostCall_decided
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_2, i_4, i_5, i_7, i_8, i_9, i_10, i_16, i_17;
    long l_0, l_1, l_3, l_6, l_11, l_12, l_13, l_14, l_15, l_18, l_19, l_20, l_21, l_22;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    i_2 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) 1796L))));
    l_3 = (long) gale_group;
    i_4 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1856L))));
    if (arg_fd < 0) {
        i_5 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            l_6 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_7 = (int) ((uint) ((int) l_6) + (uint) (-1));
            if (i_7 < 0) {
                i_5 = (-9);
            } else {
                if ((((int) ((long) ((ulong) l_6 >> 32))) & 3) == 1) {
                    i_5 = (-9);
                } else {
                    i_5 = i_7;
                }
            }
        } else {
            i_5 = (-9);
        }
    }
    i_8 = (int) (0 - (uint) i_2);
    if (((arg_byteCount | ((i_8 | i_5) | ((int) (arg_fileOffset >> 32)))) | ((int) (0 - (uint) i_4))) < 0) {
        if (!(i_8 < 0)) {
            if (!(i_5 < 0)) {
                i_10 = ((arg_fileOffset < 0L) || (arg_byteCount < 0)) ? (-22) : (-16);
                i_9 = i_10;
                goto B19;
            }
        }
        if (i_8 < 0) {
            i_9 = i_8;
        } else {
            i_9 = i_5;
        }
    } else {
        i_9 = i_5;
    }
B19:;
    l_11 = (long) i_9;
    if (i_9 < 0) {
        l_12 = gale_HostCall_decided(arg_region, l_11, gale_group);
        return l_12;
    } else {
        if (!(arg_byteCount < 1)) {
            l_13 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_11 << 6)))));
            l_14 = (long) ((ulong) l_13 - (ulong) arg_fileOffset);
            l_15 = (long) (uint) arg_byteCount;
            if (l_14 < 1L) {
                i_16 = 0;
            } else {
                if (!(l_14 < l_15)) {
                    goto B31;
                }
                i_17 = (int) l_14;
                i_16 = i_17;
            }
            if (!(arg_byteCount == i_16)) {
                goto B35;
            }
        B31:;
            l_18 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
            l_19 = (long) ((ulong) l_18 - (ulong) (arg_fileOffset & ((long) ((ulong) l_18 + (ulong) (-1L)))));
            if (l_19 < l_15) {
                if (!(arg_byteCount == ((int) l_19))) {
                    goto B35;
                }
            }
            l_22 = gale_BlockAccess_acquireFrame(arg_region, 6, i_9, (-1), arg_fd, arg_fileOffset, arg_byteCount, arg_byteCount, gale_group);
            l_21 = l_22;
            goto B38;
        }
    B35:;
        l_20 = gale_HostCall_decided(arg_region, (-22L), gale_group);
        l_21 = l_20;
    B38:;
        return l_21;
    }
}

//@ gale_BlockAccess_beginRead: GALEFS_FUNCTION gale_BlockAccess_acquireFrame gale_HostCall_decided
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_2, i_4, i_5, i_7, i_8, i_9, i_10, i_15, i_16, i_20, i_21;
    long l_0, l_1, l_3, l_6, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_22;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    i_2 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) 1796L))));
    l_3 = (long) gale_group;
    i_4 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1856L))));
    if (arg_fd < 0) {
        i_5 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            l_6 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_7 = (int) ((uint) ((int) l_6) + (uint) (-1));
            if (i_7 < 0) {
                i_5 = (-9);
            } else {
                if ((((int) ((long) ((ulong) l_6 >> 32))) & 3) == 1) {
                    i_5 = (-9);
                } else {
                    i_5 = i_7;
                }
            }
        } else {
            i_5 = (-9);
        }
    }
    i_8 = (int) (0 - (uint) i_2);
    if (((arg_byteCount | ((i_8 | i_5) | ((int) (arg_fileOffset >> 32)))) | ((int) (0 - (uint) i_4))) < 0) {
        if (!(i_8 < 0)) {
            if (!(i_5 < 0)) {
                i_10 = ((arg_fileOffset < 0L) || (arg_byteCount < 0)) ? (-22) : (-16);
                i_9 = i_10;
                goto B19;
            }
        }
        if (i_8 < 0) {
            i_9 = i_8;
        } else {
            i_9 = i_5;
        }
    } else {
        i_9 = i_5;
    }
B19:;
    l_11 = (long) i_9;
    if (i_9 < 0) {
        l_12 = gale_HostCall_decided(arg_region, l_11, gale_group);
        return l_12;
    } else {
        l_13 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_11 << 6)))));
        l_14 = (long) ((ulong) l_13 - (ulong) arg_fileOffset);
        if (!(l_14 < 1L)) {
            if (l_14 < ((long) arg_byteCount)) {
                i_15 = (int) l_14;
                i_16 = i_15;
            } else {
                i_16 = arg_byteCount;
            }
            if (!(i_16 == 0)) {
                l_18 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
                l_19 = (long) ((ulong) l_18 - (ulong) (arg_fileOffset & ((long) ((ulong) l_18 + (ulong) (-1L)))));
                if (l_19 < ((long) i_16)) {
                    i_20 = (int) l_19;
                    i_21 = i_20;
                } else {
                    i_21 = i_16;
                }
                l_22 = gale_BlockAccess_acquireFrame(arg_region, 3, i_9, (-1), arg_fd, arg_fileOffset, i_16, i_21, gale_group);
                return l_22;
            }
        }
        l_17 = gale_HostCall_decided(arg_region, 0L, gale_group);
        return l_17;
    }
}

//@ gale_BlockAccess_beginWrite: GALEFS_FUNCTION gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_HostCall_request
GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_flags, int gale_group) {
    int i_0, i_2, i_7, i_12, i_13, i_14;
    long l_1, l_3, l_4, l_5, l_6, l_8, l_9, l_10, l_11, l_15, l_16, l_17;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            l_1 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
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
                    l_6 = (long) gale_group;
                    i_7 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 16L))) + (ulong) ((l_6 << 12) + (l_6 << 11)))) + (ulong) 1856L))));
                    if (i_7 == 0) {
                        l_5 = l_3;
                    } else {
                        l_5 = (-16L);
                    }
                }
            }
        }
    }
    if (arg_operation == 5) {
        l_8 = gale_HostCall_request(arg_region, 5, arg_fd, 0L, 0L, (-1), gale_group);
        return l_8;
    } else {
        if (l_5 < 1L) {
            l_9 = gale_HostCall_decided(arg_region, l_5, gale_group);
            return l_9;
        } else {
            l_10 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
            l_11 = (long) ((ulong) l_10 - (ulong) (arg_fileOffset & ((long) ((ulong) l_10 + (ulong) (-1L)))));
            if (l_11 < l_3) {
                i_12 = (int) l_11;
                i_13 = i_12;
            } else {
                i_13 = arg_byteCount;
            }
            i_14 = gale_HostCall_begin(arg_region, gale_group);
            if (i_14 < 0) {
                l_15 = (long) i_14;
                l_16 = l_15;
            } else {
                l_17 = gale_HostCall_post(arg_region, arg_operation, arg_fd, arg_fileOffset, ((long) i_13), arg_flags, 0, i_13, gale_group);
                l_16 = l_17;
            }
            return l_16;
        }
    }
}

//@ gale_BlockAccess_endMapping: GALEFS_FUNCTION gale_BlockAccess_releaseFrame
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group) {
    int i_2, i_4, i_5;
    long l_0, l_1, l_3, l_6, l_7, l_8;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    i_2 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) 1856L))));
    if (i_2 == 0) {
        l_3 = (long) gale_group;
        i_4 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1796L))));
        i_5 = (int) (0 - (uint) i_4);
        if (i_5 < 0) {
            l_6 = (long) i_5;
            l_7 = l_6;
        } else {
            l_7 = (-22L);
        }
        return l_7;
    } else {
        l_8 = (long) gale_group;
        *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_8 << 12) + (l_8 << 11)))) + (ulong) 1856L)))) = 0;
        gale_BlockAccess_releaseFrame(arg_region, 16, arg_bytes, gale_group);
        return 0L;
    }
}

//@ gale_BlockAccess_missing: GALEFS_FUNCTION GALEFS_INNERMOST_LOOP
GALEFS_FUNCTION(long) gale_BlockAccess_missing(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_0, i_1, i_2, i_4, i_5, i_6, i_8, i_11, i_12, i_13, i_14, i_15, i_17, i_19, i_20, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_32, i_34, i_35;
    long l_3, l_7, l_9, l_10, l_16, l_18, l_21, l_22, l_23, l_31, l_33;
    if (!(arg_fd < 0)) {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            i_0 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_1 = (int) ((uint) i_0 + (uint) (-1));
            i_2 = (i_1 < 0) ? (-9) : i_1;
            if (!(i_2 < 0)) {
                l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (((long) (uint) i_2) << 6))) + (ulong) 8L);
                i_4 = *((volatile __global gale_int *) (arg_region + 16 + l_3));
                i_5 = *((__global gale_int *) (arg_region + 16 + 144L));
                i_6 = *((__global gale_int *) (arg_region + 16 + 148L));
                l_7 = arg_fileOffset >> i_6;
                i_8 = i_5 & ((int) (((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) i_4) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                l_9 = *((__global gale_long *) (arg_region + 16 + 136L));
                l_10 = *((__global gale_long *) (arg_region + 16 + 128L));
                i_11 = i_8;
                i_12 = 0;
                i_13 = (-2);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_13 == (-2))) {
                        break;
                    }
                    i_14 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_10 + (ulong) (((long) i_11) << 2)))));
                    i_15 = (int) ((uint) i_14 + (uint) (-1));
                    if (i_15 < 0) {
                        i_13 = (-1);
                    } else {
                        l_16 = (long) ((ulong) l_9 + (ulong) (((long) (uint) i_15) << 5));
                        i_17 = *((volatile __global gale_int *) (arg_region + 16 + l_16));
                        l_18 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_16 + (ulong) 8L))));
                        if ((!(i_4 == i_17)) || (!(l_7 == l_18))) {
                            if (i_5 == i_12) {
                                i_13 = (-1);
                            } else {
                                i_19 = (int) ((uint) i_12 + (uint) 1);
                                i_20 = i_5 & ((int) ((uint) i_11 + (uint) 1));
                                i_11 = i_20;
                                i_12 = i_19;
                            }
                        } else {
                            i_13 = i_15;
                        }
                    }
                }
                l_21 = ((long) ((ulong) ((long) ((ulong) arg_fileOffset + (ulong) ((long) arg_byteCount))) + (ulong) (-1L))) >> i_6;
                l_22 = (long) ((ulong) ((long) ((ulong) l_21 - (ulong) l_7)) + (ulong) (l_7 << 1));
                if (i_13 < 0) {
                    l_23 = l_22;
                } else {
                    if (l_7 == l_21) {
                        l_23 = (-1L);
                    } else {
                        i_24 = *((volatile __global gale_int *) (arg_region + 16 + l_3));
                        i_25 = i_5 & ((int) (((long) ((ulong) ((long) ((ulong) l_21 + (ulong) (((long) i_24) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_26 = i_25;
                        i_27 = 0;
                        i_28 = (-2);
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_28 == (-2))) {
                                break;
                            }
                            i_29 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_10 + (ulong) (((long) i_26) << 2)))));
                            i_30 = (int) ((uint) i_29 + (uint) (-1));
                            if (i_30 < 0) {
                                i_28 = (-1);
                            } else {
                                l_31 = (long) ((ulong) l_9 + (ulong) (((long) (uint) i_30) << 5));
                                i_32 = *((volatile __global gale_int *) (arg_region + 16 + l_31));
                                l_33 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_31 + (ulong) 8L))));
                                if ((!(i_24 == i_32)) || (!(l_21 == l_33))) {
                                    if (i_5 == i_27) {
                                        i_28 = (-1);
                                    } else {
                                        i_34 = (int) ((uint) i_27 + (uint) 1);
                                        i_35 = i_5 & ((int) ((uint) i_26 + (uint) 1));
                                        i_26 = i_35;
                                        i_27 = i_34;
                                    }
                                } else {
                                    i_28 = i_30;
                                }
                            }
                        }
                        if (i_28 < 0) {
                            l_23 = l_22;
                        } else {
                            l_23 = (-1L);
                        }
                    }
                }
                return l_23;
            }
        }
    }
    return (-1L);
}

//@ gale_BlockAccess_offsetInRegion: GALEFS_FUNCTION
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group) {
    long l_0;
    if (!(arg_held < 0L)) {
        if (!(((int) arg_held) == 0)) {
            l_0 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 136L))) + (ulong) (((long) ((ulong) arg_held >> 32)) << 5))) + (ulong) 16L))));
            return (long) ((ulong) l_0 + (ulong) (arg_fileOffset & ((long) ((ulong) (1L << (*((__global gale_int *) (arg_region + 16 + 148L)))) + (ulong) (-1L)))));
        }
    }
    return 0L;
}

//@ gale_BlockAccess_placeOf: GALEFS_FUNCTION
GALEFS_FUNCTION(long) gale_BlockAccess_placeOf(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_0;
    if (!(arg_fd < 0)) {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            i_0 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
        }
    }
    return 0L;
}

//@ gale_BlockAccess_releaseFrame: GALEFS_FUNCTION GALEFS_RELEASE_FENCE
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group) {
    int i_4, i_5;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    l_2 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) ((long) arg_counter))) + (ulong) 1856L);
    l_3 = *((__global gale_long *) (arg_region + 16 + l_2));
    *((__global gale_long *) (arg_region + 16 + l_2)) = ((long) ((ulong) ((long) arg_bytes) + (ulong) l_3));
    GALEFS_RELEASE_FENCE();
    i_4 = gale_group;
    i_5 = *((__global gale_int *) (arg_region + 16 + 36L));
    *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 40L))) + (ulong) ((((long) (i_4 & ((int) ((uint) (1 << i_5) + (uint) (-1))))) << 6) + (((long) (i_4 >> i_5)) << 2)))))) = 0;
    l_6 = (long) gale_group;
    l_7 = (long) ((ulong) l_0 + (ulong) ((l_6 << 12) + (l_6 << 11)));
    l_8 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_7 + (ulong) 1904L))));
    l_9 = (long) ((ulong) l_8 + (ulong) (-64L));
    *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_7 + (ulong) 1900L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_9 + (ulong) ((long) ((ulong) (l_9 >> 63) >> 58)))) >> 6)) + (uint) 1));
}

//@ gale_BlockAccess_requestListed: GALEFS_FUNCTION gale_HostCall_post
GALEFS_FUNCTION(long) gale_BlockAccess_requestListed(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_length, int arg_listLength, int gale_group) {
    int i_2, i_3;
    long l_0, l_1, l_4;
    l_0 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
    l_1 = (long) ((ulong) l_0 - (ulong) (arg_fileOffset & ((long) ((ulong) l_0 + (ulong) (-1L)))));
    if (l_1 < 2147483647L) {
        i_2 = (int) l_1;
        i_3 = i_2;
    } else {
        i_3 = 2147483647;
    }
    l_4 = gale_HostCall_post(arg_region, 7, arg_fd, arg_fileOffset, ((long) arg_length), 0, arg_listLength, i_3, gale_group);
    return l_4;
}

//@ gale_FileOpener_begin: GALEFS_FUNCTION gale_HostCall_begin gale_HostCall_decided
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group) {
    int i_1, i_3;
    long l_0, l_2, l_4, l_5, l_6, l_7;
    l_0 = (long) gale_group;
    i_1 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)))) + (ulong) 1856L))));
    if (i_1 == 0) {
        if (arg_pathLength < 1) {
            l_2 = gale_HostCall_decided(arg_fs, (-2L), gale_group);
            return l_2;
        } else {
            if (arg_pathLength < 4097) {
                i_3 = gale_HostCall_begin(arg_fs, gale_group);
                l_4 = (long) i_3;
                l_5 = l_4;
            } else {
                l_6 = gale_HostCall_decided(arg_fs, (-36L), gale_group);
                l_5 = l_6;
            }
            return l_5;
        }
    } else {
        l_7 = gale_HostCall_decided(arg_fs, (-16L), gale_group);
        return l_7;
    }
}

//@ gale_HostCall_awaitReply: GALEFS_FENCE GALEFS_FUNCTION GALEFS_INNERMOST_LOOP GALEFS_RELAX
GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group) {
    int i_4, i_7, i_9, i_11, i_13, i_14, i_17, i_18, i_23;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_8, l_10, l_12, l_15, l_16, l_19, l_20, l_21, l_22, l_24;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
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
                if (l_8 < (*((__global gale_long *) (arg_fs + 16 + 8L)))) {
                    GALEFS_RELAX(l_8);
                    l_15 = (long) ((ulong) l_8 + (ulong) 1L);
                    l_8 = l_15;
                    i_9 = i_13;
                } else {
                    l_16 = *((volatile __global gale_long *) (arg_fs + 16 + (*((__global gale_long *) (arg_fs + 16 + 56L)))));
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

//@ gale_HostCall_begin: GALEFS_FUNCTION GALEFS_INNERMOST_LOOP GALEFS_RELAX
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group) {
    int i_2, i_4, i_5, i_7, i_10, i_12, i_14, i_16, i_17, i_20, i_21, i_22;
    long l_0, l_1, l_3, l_6, l_8, l_9, l_11, l_13, l_15, l_18, l_19;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    i_2 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1796L))));
    l_3 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1904L))));
    i_4 = (int) (0 - (uint) i_2);
    if (i_4 < 0) {
        i_5 = i_4;
    } else {
        l_6 = (long) ((ulong) l_3 + (ulong) (-64L));
        i_7 = (int) ((uint) ((int) (((long) ((ulong) l_6 + (ulong) ((long) ((ulong) (l_6 >> 63) >> 58)))) >> 6)) + (uint) 1);
        l_8 = (long) ((ulong) l_1 + (ulong) 1792L);
        l_9 = (long) ((ulong) l_1 + (ulong) 1808L);
        i_10 = 0;
        l_11 = 0L;
        i_12 = 0;
        l_13 = (-1L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_10 == 0)) {
                break;
            }
            i_14 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
            l_15 = *((volatile __global gale_long *) (arg_fs + 16 + l_8));
            i_16 = (int) ((uint) i_12 + (uint) 1);
            if (i_7 == ((int) l_15)) {
                i_10 = 1;
                i_12 = i_16;
            } else {
                i_17 = (int) ((long) ((ulong) l_15 >> 32));
                if (i_17 == 0) {
                    if (!(i_14 == 0)) {
                        if (!(i_16 < i_14)) {
                            i_10 = 2;
                            i_12 = i_16;
                            continue;
                        }
                    }
                    if (l_11 < (*((__global gale_long *) (arg_fs + 16 + 8L)))) {
                        GALEFS_RELAX(l_11);
                        l_18 = (long) ((ulong) l_11 + (ulong) 1L);
                        l_11 = l_18;
                        i_12 = i_16;
                    } else {
                        l_19 = *((volatile __global gale_long *) (arg_fs + 16 + (*((__global gale_long *) (arg_fs + 16 + 56L)))));
                        i_20 = (l_13 == l_19) ? (-110) : 0;
                        i_10 = i_20;
                        l_11 = 0L;
                        i_12 = i_16;
                        l_13 = l_19;
                    }
                } else {
                    i_21 = (int) (0 - (uint) i_17);
                    i_10 = i_21;
                    i_12 = i_16;
                }
            }
        }
        i_22 = (i_10 == 2) ? (-110) : i_10;
        i_5 = i_22;
    }
    return i_5;
}

//@ gale_HostCall_decided: GALEFS_FUNCTION
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group) {
    int i_1, i_2;
    long l_0;
    l_0 = (long) gale_group;
    i_1 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)))) + (ulong) 1796L))));
    i_2 = (int) (0 - (uint) i_1);
    if (i_2 < 0) {
        return (long) i_2;
    } else {
        return arg_result;
    }
}

//@ gale_HostCall_post: GALEFS_FENCE GALEFS_FUNCTION
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group) {
    int i_6;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    l_2 = (long) ((ulong) l_1 + (ulong) 1904L);
    l_3 = *((__global gale_long *) (arg_fs + 16 + l_2));
    l_4 = (long) ((ulong) l_3 + (ulong) 64L);
    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (uint) (((int) l_4) & 1023)))))) = 0L;
    l_5 = (long) ((ulong) l_1 + (ulong) ((long) (uint) (((int) l_3) & 1023)));
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 4L)))) = arg_operation;
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_3 + (ulong) ((long) ((ulong) (l_3 >> 63) >> 58)))) >> 6)) + (uint) 1));
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 12L)))) = arg_fd;
    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 16L)))) = arg_fileOffset;
    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 24L)))) = arg_byteCount;
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 32L)))) = arg_openFlags;
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 36L)))) = arg_pathLength;
    GALEFS_FENCE();
    *((volatile __global gale_int *) (arg_fs + 16 + l_5)) = 64;
    *((__global gale_long *) (arg_fs + 16 + l_2)) = l_4;
    GALEFS_FENCE();
    i_6 = gale_group;
    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_6))))) = (char) 1;
    l_7 = *((__global gale_long *) (arg_fs + 16 + 48L));
    if (!(l_7 == 0L)) {
        GALEFS_FENCE();
        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((long) (i_6 >> 6)))))) = (char) 1;
    }
    return (long) ((ulong) ((long) arg_tag) + (ulong) (-9223372036854775807L));
}

//@ gale_HostCall_request: GALEFS_FUNCTION gale_HostCall_begin gale_HostCall_post
GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group) {
    int i_0;
    long l_1, l_2, l_3;
    i_0 = gale_HostCall_begin(arg_fs, gale_group);
    if (i_0 < 0) {
        l_1 = (long) i_0;
        l_2 = l_1;
    } else {
        l_3 = gale_HostCall_post(arg_fs, arg_operation, arg_fd, arg_fileOffset, arg_byteCount, 0, 0, arg_tag, gale_group);
        l_2 = l_3;
    }
    return l_2;
}

//@ gale_MappingEnd_begin: GALEFS_FUNCTION
GALEFS_FUNCTION(void) gale_MappingEnd_begin(__global uchar *arg_region, long arg_fileOffset, int arg_site, int gale_group) {
    long l_0, l_1;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_1 + (ulong) 1856L)))) = arg_site;
    *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_1 + (ulong) 1888L)))) = arg_fileOffset;
}

//@ gale_MappingEnd_endGroup: GALEFS_FUNCTION gale_BlockAccess_releaseFrame
GALEFS_FUNCTION(long) gale_MappingEnd_endGroup(__global uchar *arg_region, int gale_group) {
    int i_2;
    long l_0, l_1, l_3;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    i_2 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_1 + (ulong) 1856L))));
    if (i_2 == 0) {
        return (-1L);
    } else {
        l_3 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_1 + (ulong) 1888L))));
        gale_BlockAccess_releaseFrame(arg_region, 16, 0, gale_group);
        return l_3;
    }
}

//@ gale_OpenFileCalls_beginClose: GALEFS_FUNCTION gale_HostCall_decided gale_HostCall_request
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group) {
    int i_1;
    long l_0, l_2, l_3, l_4;
    l_0 = (long) gale_group;
    i_1 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)))) + (ulong) 1856L))));
    if (i_1 == 0) {
        l_2 = gale_HostCall_request(arg_fs, 2, arg_fd, 0L, 0L, (-1), gale_group);
        l_3 = l_2;
    } else {
        l_4 = gale_HostCall_decided(arg_fs, (-16L), gale_group);
        l_3 = l_4;
    }
    return l_3;
}

//@ gale_OpenFileCalls_status: GALEFS_FUNCTION gale_HostCall_decided
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group) {
    int i_0, i_1, i_2, i_3;
    long l_4, l_5, l_6, l_7;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
            i_1 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
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
            l_6 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 200L))) + (ulong) (l_4 << 6))) + (ulong) ((long) arg_field)))));
            l_5 = l_6;
        } else {
            l_5 = (-22L);
        }
    }
    l_7 = gale_HostCall_decided(arg_fs, l_5, gale_group);
    return l_7;
}
