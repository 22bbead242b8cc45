// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#addsFloats
// entry point: galefs_addsFloats
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ_WRITE NONE NONE NONE READ_WRITE READ_WRITE
// needs: DOUBLE LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c632e9542e018e9914eafa919540d6076929eeb6e97d4a3c3614afce720c6323
// live uses: GALEFS_INNERMOST_LOOP GALEFS_LONG_ATOMIC gale_double

__kernel void galefs_addsFloats(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_16;
    double d_9, d_10, d_11, d_12, d_13, d_14;
    float f_3, f_4, f_5, f_6, f_7, f_8, f_17, f_18, f_19;
    int i_0, i_1, i_15;
    long l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 3;
    l_2 = (long) (uint) i_1;
    f_3 = *((__global gale_float *) (arg_floatOut + ((l_2 << 2) + 16L)));
    f_4 = ((float) (i_0 & 63)) * (0x1.0p-1f);
    f_5 = as_float(atomic_cmpxchg((volatile __global int *) (arg_floatOut + 16 + ((long) i_1 << 2)), as_int(f_3), as_int((f_4 + f_3))));
    f_6 = f_3;
    f_7 = f_5;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (as_int(f_7) == as_int(f_6)) {
            break;
        }
        f_8 = as_float(atomic_cmpxchg((volatile __global int *) (arg_floatOut + 16 + ((long) i_1 << 2)), as_int(f_7), as_int((f_4 + f_7))));
        f_6 = f_7;
        f_7 = f_8;
    }
    d_9 = *((__global gale_double *) (arg_doubleOut + ((l_2 << 3) + 16L)));
    d_10 = ((double) i_0) * (0x1.0p-2);
    d_11 = as_double(GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_doubleOut + 16 + ((long) i_1 << 3)), as_long(d_9), as_long((d_10 + d_9))));
    d_12 = d_9;
    d_13 = d_11;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (as_long(d_13) == as_long(d_12)) {
            break;
        }
        d_14 = as_double(GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_doubleOut + 16 + ((long) i_1 << 3)), as_long(d_13), as_long((d_10 + d_13))));
        d_12 = d_13;
        d_13 = d_14;
    }
    i_15 = i_0 & 127;
    ul_16 = arg_floats + ((((long) (uint) i_15) << 2) + 16L);
    f_17 = *((__global gale_float *) ul_16);
    f_18 = *((__global gale_float *) ul_16);
    f_19 = as_float(atomic_cmpxchg((volatile __global int *) (arg_floats + 16 + ((long) i_15 << 2)), as_int(f_17), as_int(f_18)));
    *((__global gale_float *) (arg_floatOut + ((((long) (uint) (i_15 + 8)) << 2) + 16L))) = f_19;
}
