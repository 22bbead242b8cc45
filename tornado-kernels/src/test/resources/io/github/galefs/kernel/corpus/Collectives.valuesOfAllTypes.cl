// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#valuesOfAllTypes
// entry point: galefs_valuesOfAllTypes
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE READ_WRITE WRITE WRITE
// needs: BARRIERS DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 41bd5d6bdbd6302cf9afad6d8da6bd8dba9468bf7697dfdf0489dcaed5725e93
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_double

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(double, d_14) VARIABLE(double, d_5) VARIABLE(float, f_11) VARIABLE(int, i_0) VARIABLE(int, i_3) VARIABLE(int, i_6) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_2) VARIABLE(__global uchar *, ul_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(d_5) VARIABLE(f_11) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(ul_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(d_14) VARIABLE(d_5) VARIABLE(f_11) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_2)

__kernel void galefs_valuesOfAllTypes(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_9;
    double d_5, d_14, d_15, d_17;
    float f_4, f_7, f_8, f_11, f_16, f_18;
    int i_0, i_3, i_6, i_12, i_19;
    long l_1, l_2, l_10, l_13;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    i_3 = gale_group;
    f_4 = (0x0.0p0f);
    d_5 = (0x0.0p0);
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < 5)) {
            break;
        }
        f_7 = *((__global gale_float *) (arg_floats + ((((long) (uint) (((int) ((uint) i_6 + (uint) i_3)) & 255)) << 2) + 16L)));
        if ((0x0.0p0f) < f_7) {
            f_8 = *((__global gale_float *) (arg_floats + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_6)) & 255)) << 2) + 16L)));
            ul_9 = arg_longOut + l_2;
            l_10 = *((__global gale_long *) ul_9);
            f_11 = f_4 + f_8;
            i_12 = ((0x1.0p0f) < f_11) ? 1 : 0;
            GALEFS_BROADCAST(1, l_13, ((long) ((int) ((uint) i_6 + (uint) i_12))));
            *((__global gale_long *) ul_9) = ((long) ((ulong) l_13 + (ulong) l_10));
            d_14 = *((__global gale_double *) (arg_doubles + l_2));
            GALEFS_BARRIER(2);
            d_15 = (d_5 + d_14) * ((double) f_11);
            f_16 = f_11;
            d_17 = d_15;
        } else {
            f_16 = f_4;
            d_17 = d_5;
        }
        f_18 = f_16 + ((float) i_6);
        i_19 = (int) ((uint) i_6 + (uint) 1);
        f_4 = f_18;
        d_5 = d_17;
        i_6 = i_19;
    }
    *((__global gale_float *) (arg_floatOut + ((l_1 << 2) + 16L))) = f_4;
    *((__global gale_double *) (arg_doubleOut + l_2)) = d_5;
    GALEFS_GROUP_END()
}
