// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#localFloats
// entry point: galefs_localFloats
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE NONE NONE NONE WRITE WRITE
// needs: BARRIERS DOUBLE LONG_ATOMICS LOCAL_SIZE
// local bytes: 48
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b9ad6d102e29d29dcaea477bfaa146c5f081f49bd49b12247dcca364318b6f3d
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC gale_double

#define GALEFS_LOCAL_BYTES (48 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)

__kernel void galefs_localFloats(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    double d_11, d_12, d_13, d_14, d_15, d_16, d_18;
    float f_4, f_5, f_6, f_7, f_8, f_9, f_17;
    int i_0, i_2, i_3, i_10;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        i_0 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_0 < 4)) {
                break;
            }
            l_1 = (long) i_0;
            *((__local gale_float *) (gale_local_memory + ((-16L) + ((l_1 << 2) + 16L)))) = ((float) i_0);
            *((__local gale_double *) (gale_local_memory + ((0L) + ((l_1 << 3) + 16L)))) = ((double) ((int) (0 - (uint) i_0)));
            i_2 = (int) ((uint) i_0 + (uint) 1);
            i_0 = i_2;
        }
    }
    GALEFS_LOCAL_BARRIER(1);
    i_3 = ((int) get_local_id(0)) & 3;
    f_4 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) (uint) i_3) << 2) + 16L))));
    f_5 = ((float) ((int) get_local_id(0))) * (0x1.0p-1f);
    f_6 = as_float(atomic_cmpxchg((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) i_3 << 2)), as_int(f_4), as_int((f_5 + f_4))));
    f_7 = f_4;
    f_8 = f_6;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (as_int(f_8) == as_int(f_7)) {
            break;
        }
        f_9 = as_float(atomic_cmpxchg((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) i_3 << 2)), as_int(f_8), as_int((f_5 + f_8))));
        f_7 = f_8;
        f_8 = f_9;
    }
    i_10 = ((int) get_local_id(0)) & 3;
    d_11 = *((__local gale_double *) (gale_local_memory + ((0L) + ((((long) (uint) i_10) << 3) + 16L))));
    d_12 = (double) ((int) get_global_id(0));
    d_13 = as_double(GALEFS_LONG_ATOMIC(cmpxchg)((volatile __local long *) ((gale_local_memory + (0L)) + 16 + ((long) i_10 << 3)), as_long(d_11), as_long((d_11 + d_12))));
    d_14 = d_11;
    d_15 = d_13;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (as_long(d_15) == as_long(d_14)) {
            break;
        }
        d_16 = as_double(GALEFS_LONG_ATOMIC(cmpxchg)((volatile __local long *) ((gale_local_memory + (0L)) + 16 + ((long) i_10 << 3)), as_long(d_15), as_long((d_15 + d_12))));
        d_14 = d_15;
        d_15 = d_16;
    }
    GALEFS_LOCAL_BARRIER(2);
    f_17 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) (uint) (((int) get_global_id(0)) & 3)) << 2) + 16L))));
    *((__global gale_float *) (arg_floatOut + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = f_17;
    d_18 = *((__local gale_double *) (gale_local_memory + ((0L) + ((((long) (uint) (((int) get_global_id(0)) & 3)) << 3) + 16L))));
    *((__global gale_double *) (arg_doubleOut + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = d_18;
    GALEFS_GROUP_END()
}
