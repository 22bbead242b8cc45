// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.PrintKernels#arguments
// entry point: galefs_arguments
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ_WRITE READ READ READ READ
// needs: DOUBLE
// string: "no argument"
// string: "int {}"
// string: "long {} \u00b5m"
// string: "{} is a float"
// string: "double {}"
// string: "{}{}"
// string: "{}, {}"
// string: "one place: {}."
// string: "{} {} {} {}"
// string: ""
// string: "\u0391\u03a9 {{}}"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f8249475f38a71c71ab2dda97a6b5cf6719908e34c7c525220af1a8e85994a09
// live uses: GALEFS_FUNCTION GALEFS_INNERMOST_LOOP GALEFS_RELEASE_FENCE gale_double

__constant char gale_literals[] = {110, 111, 32, 97, 114, 103, 117, 109, 101, 110, 116, 105, 110, 116, 32, 123, 125, 108, 111, 110, 103, 32, 123, 125, 32, -62, -75, 109, 123, 125, 32, 105, 115, 32, 97, 32, 102, 108, 111, 97, 116, 100, 111, 117, 98, 108, 101, 32, 123, 125, 123, 125, 123, 125, 123, 125, 44, 32, 123, 125, 111, 110, 101, 32, 112, 108, 97, 99, 101, 58, 32, 123, 125, 46, 123, 125, 32, 123, 125, 32, 123, 125, 32, 123, 125, -50, -111, -50, -87, 32, 123, 123, 125, 125};

GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group);

GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group) {
    int i_1, i_2, i_3, i_4, i_6, i_7, i_8, i_11, i_12;
    long l_0, l_5, l_9, l_10;
    l_0 = *((__global gale_long *) (arg_fs + 16 + 256L));
    i_1 = *((volatile __global gale_int *) (arg_fs + 16 + l_0));
    i_2 = *((__global gale_int *) (arg_fs + 16 + 264L));
    if (i_1 < i_2) {
        i_3 = atomic_add((volatile __global int *) (arg_fs + 16 + l_0), 1);
        i_4 = i_3;
    } else {
        i_4 = i_2;
    }
    if (!(i_4 < i_2)) {
        l_5 = (long) ((ulong) l_0 + (ulong) 64L);
        i_6 = *((volatile __global gale_int *) (arg_fs + 16 + l_5));
        if (i_6 < 1000000000) {
            i_7 = atomic_add((volatile __global int *) (arg_fs + 16 + l_5), 1);
        }
    }
    i_8 = (i_4 < i_2) ? i_4 : (-1);
    if (!(i_8 == (-1))) {
        l_9 = (long) ((ulong) l_0 + (ulong) (((long) i_8) << 8));
        l_10 = (long) ((ulong) l_9 + (ulong) 168L);
        i_11 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_11 < arg_length)) {
                break;
            }
            *((__global char *) (arg_fs + 16 + ((long) ((ulong) ((long) i_11) + (ulong) l_10)))) = (char) ((int) gale_literals[((int) ((uint) arg_offset + (uint) i_11))]);
            i_12 = (int) ((uint) i_11 + (uint) 1);
            i_11 = i_12;
        }
        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 132L)))) = arg_kinds;
        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 136L)))) = arg_length;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 144L)))) = arg_a;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 152L)))) = arg_b;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 160L)))) = arg_c;
        GALEFS_RELEASE_FENCE();
        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 128L)))) = (*((__global gale_int *) (arg_fs + 16 + 268L)));
    }
}

__kernel void galefs_arguments(__global uchar *arg_fs, __global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_floats, __global uchar *arg_doubles) {
    __global uchar *ul_0, *ul_2, *ul_5;
    double d_6, d_8, d_9, d_13, d_14, d_17;
    float f_4;
    int i_1, i_7, i_12, i_15, i_18, i_20;
    long l_3, l_10, l_11, l_16, l_19;
    const int gale_group = (int) get_group_id(0);
    gale_LiteralMessage_write(arg_fs, 0, 11, 0, 0L, 0L, 0L, gale_group);
    ul_0 = arg_ints + 16L;
    i_1 = *((__global gale_int *) ul_0);
    gale_LiteralMessage_write(arg_fs, 11, 6, 1, ((long) i_1), 0L, 0L, gale_group);
    ul_2 = arg_longs + 16L;
    l_3 = *((__global gale_long *) ul_2);
    gale_LiteralMessage_write(arg_fs, 17, 11, 1, l_3, 0L, 0L, gale_group);
    f_4 = *((__global gale_float *) (arg_floats + 16L));
    gale_LiteralMessage_write(arg_fs, 28, 13, 2, as_long(((double) f_4)), 0L, 0L, gale_group);
    ul_5 = arg_doubles + 16L;
    d_6 = *((__global gale_double *) ul_5);
    gale_LiteralMessage_write(arg_fs, 41, 9, 2, as_long(d_6), 0L, 0L, gale_group);
    i_7 = *((__global gale_int *) ul_0);
    d_8 = *((__global gale_double *) ul_5);
    gale_LiteralMessage_write(arg_fs, 50, 4, 9, ((long) i_7), as_long(d_8), 0L, gale_group);
    d_9 = *((__global gale_double *) ul_5);
    l_10 = *((__global gale_long *) ul_2);
    gale_LiteralMessage_write(arg_fs, 54, 6, 6, as_long(d_9), l_10, 0L, gale_group);
    l_11 = *((__global gale_long *) ul_2);
    i_12 = *((__global gale_int *) ul_0);
    d_13 = *((__global gale_double *) ul_5);
    gale_LiteralMessage_write(arg_fs, 60, 14, 37, l_11, ((long) i_12), as_long(d_13), gale_group);
    d_14 = *((__global gale_double *) ul_5);
    i_15 = *((__global gale_int *) ul_0);
    l_16 = as_long(d_14);
    gale_LiteralMessage_write(arg_fs, 74, 11, 38, l_16, ((long) i_15), l_16, gale_group);
    d_17 = *((__global gale_double *) ul_5);
    i_18 = *((__global gale_int *) ul_0);
    l_19 = as_long(d_17);
    gale_LiteralMessage_write(arg_fs, 85, 0, 26, l_19, l_19, ((long) i_18), gale_group);
    i_20 = *((__global gale_int *) ul_0);
    gale_LiteralMessage_write(arg_fs, 85, 9, 1, ((long) i_20), 0L, 0L, gale_group);
}
