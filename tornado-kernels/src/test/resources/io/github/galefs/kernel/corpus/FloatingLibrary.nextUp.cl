// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#nextUp
// entry point: galefs_nextUp
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 59420e2f5f5d76c5ba56cac7aca2f912f58c48e105f058c7a32ca73f7bfb4ba9
// live uses: gale_double

__kernel void galefs_nextUp(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_11, d_12;
    float f_2, f_7, f_8;
    int i_5, i_6;
    long l_0, l_1, l_3, l_9, l_10;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    if (f_2 < as_float(2139095040)) {
        i_5 = as_int((f_2 + (0x0.0p0f)));
        i_6 = (i_5 < 0) ? (-1) : 1;
        f_7 = as_float(((int) ((uint) i_5 + (uint) i_6)));
        f_8 = f_7;
    } else {
        f_8 = f_2;
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = f_8;
    if (d_4 < as_double(9218868437227405312L)) {
        l_9 = as_long((d_4 + (0x0.0p0)));
        l_10 = (l_9 < 0L) ? (-1L) : 1L;
        d_11 = as_double(((long) ((ulong) l_9 + (ulong) l_10)));
        d_12 = d_11;
    } else {
        d_12 = d_4;
    }
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_12;
}
