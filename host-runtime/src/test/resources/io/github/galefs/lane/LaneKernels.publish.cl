// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#publish
// entry point: galefs_publish
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 084de05a88946b24cf10f73b5226e99a2e178a2b05b33dd4eb95a8fbf59120af
// live uses: GALEFS_FENCE GALEFS_INNERMOST_LOOP GALEFS_RELAX gale_rem_long

__kernel void galefs_publish(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_published) {
    __global uchar *ul_0;
    int i_10, i_12;
    long l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_11, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28;
    const int gale_group = (int) get_group_id(0);
    ul_0 = arg_args + 16L;
    l_1 = *((__global gale_long *) ul_0);
    l_2 = *((__global gale_long *) (arg_args + 24L));
    l_3 = (long) ((ulong) (l_2 << 6) + (ulong) l_1);
    l_4 = (long) gale_group;
    l_5 = l_1;
    l_6 = 0L;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(l_5 < l_3)) {
            goto B12;
        }
        l_7 = *((__global gale_long *) (arg_args + 32L));
        if (!(l_6 < l_7)) {
            goto B11;
        }
        l_8 = (long) gale_group;
        l_9 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_8 << 12) + (l_8 << 11)));
        i_10 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1796L))));
        if (!(((int) (0 - (uint) i_10)) == 0)) {
            break;
        }
        l_11 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1408L))));
        if (((long) ((ulong) l_5 + (ulong) ((long) ((ulong) 128L - (ulong) l_11)))) < 1025L) {
            i_12 = (int) ((uint) ((int) (((long) ((ulong) l_5 + (ulong) ((long) ((ulong) (l_5 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_13 = (long) ((ulong) (l_4 + (((long) i_12) << 6)) * (ulong) (-7046029254386353131L));
            l_14 = (long) ((ulong) l_13 + (ulong) (-8309257382264602524L));
            l_15 = l_14 ^ (l_14 >> 29);
            l_16 = (long) ((ulong) (l_15 & 9223372036854775807L) >> 8);
            if ((l_15 & 31L) == 0) {
                l_17 = gale_rem_long(l_16, 4097L);
                l_18 = l_17;
            } else {
                l_19 = l_16 & 63L;
                l_18 = l_19;
            }
            l_20 = (long) ((ulong) l_5 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_20) & 1023)))))) = 0L;
            l_21 = (long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_5) & 1023)));
            l_22 = (long) ((ulong) l_13 + (ulong) 2991429000156323915L);
            l_23 = l_22 ^ (l_22 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 4L)))) = ((((int) l_23) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 8L)))) = i_12;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 12L)))) = ((int) (l_23 >> 8));
            l_24 = (long) ((ulong) l_13 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 16L)))) = (l_24 ^ (l_24 >> 29));
            l_25 = (long) ((ulong) l_13 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 24L)))) = (l_25 ^ (l_25 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 32L)))) = ((int) (l_23 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 36L)))) = ((int) l_18);
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_21)) = 64;
            l_5 = l_20;
            l_6 = 0L;
        } else {
            GALEFS_RELAX(l_6);
            l_26 = (long) ((ulong) l_6 + (ulong) 1L);
            l_6 = l_26;
        }
    }
    goto B13;
B11:;
    goto B13;
B12:;
B13:;
    l_27 = *((__global gale_long *) ul_0);
    l_28 = (long) ((ulong) l_5 - (ulong) l_27);
    *((__global gale_long *) (arg_published + ((l_4 << 3) + 16L))) = (((long) ((ulong) l_28 + (ulong) ((long) ((ulong) (l_28 >> 63) >> 58)))) >> 6);
}
