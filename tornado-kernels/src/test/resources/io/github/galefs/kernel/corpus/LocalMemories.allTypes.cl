// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LocalMemories#allTypes
// entry point: galefs_allTypes
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE WRITE WRITE
// needs: BARRIERS DOUBLE LOCAL_SIZE
// local bytes: 776
// local bytes per work-item: 20
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f5c9cfed4aa6e78733c75a37c473a53d08fa1a0dfbc12dc72b9f0f854464abe7
// live uses: GALEFS_GROUP_BEGIN GALEFS_LOCAL_BARRIER gale_double gale_rem_int

#define GALEFS_LOCAL_BYTES (776 + 20 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_2) VARIABLE(int, i_7) VARIABLE(long, l_5) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(l_5) VARIABLE(l_9)

__kernel void galefs_allTypes(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    double d_10, d_14;
    float f_6, f_13;
    int i_0, i_1, i_2, i_3, i_7, i_11, i_15;
    long l_4, l_5, l_8, l_9, l_12, l_16;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = GALEFS_LOCAL_SIZE;
    i_1 = GALEFS_LOCAL_SIZE;
    i_2 = (int) ((uint) i_1 + (uint) (i_1 << 1));
    i_3 = (int) get_global_id(0);
    l_4 = (long) i_3;
    l_5 = (l_4 << 2) + 16L;
    f_6 = *((__global gale_float *) (arg_floats + l_5));
    i_7 = (int) get_local_id(0);
    l_8 = (long) i_7;
    *((__local gale_float *) (gale_local_memory + ((-16L) + ((l_8 << 2) + 16L)))) = f_6;
    l_9 = (l_4 << 3) + 16L;
    d_10 = *((__global gale_double *) (arg_doubles + l_9));
    *((__local gale_double *) (gale_local_memory + ((760L) + ((l_8 << 3) + 16L)))) = d_10;
    *((__local gale_int *) (gale_local_memory + ((760L + 8L * GALEFS_LOCAL_SIZE) + (((((long) ((int) ((uint) i_7 + (uint) (i_7 << 1)))) + 2L) << 2) + 16L)))) = i_3;
    *((__local gale_long *) (gale_local_memory + ((240L) + (((l_8 + 1L) << 3) + 16L)))) = (l_4 * 1000000007L);
    GALEFS_LOCAL_BARRIER(1);
    i_11 = gale_rem_int(((int) ((uint) i_7 + (uint) 1)), ((int) get_local_size(0)));
    l_12 = (long) i_11;
    f_13 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((l_12 << 2) + 16L))));
    *((__global gale_float *) (arg_floatOut + l_5)) = f_13;
    d_14 = *((__local gale_double *) (gale_local_memory + ((760L) + ((l_12 << 3) + 16L))));
    *((__global gale_double *) (arg_doubleOut + l_9)) = d_14;
    i_15 = *((__local gale_int *) (gale_local_memory + ((760L + 8L * GALEFS_LOCAL_SIZE) + (((((long) ((int) ((uint) (i_11 << 1) + (uint) i_11))) + 2L) << 2) + 16L))));
    *((__global gale_int *) (arg_out + l_5)) = ((int) ((uint) ((int) ((uint) i_15 * (uint) 1000)) + (uint) i_2));
    l_16 = *((__local gale_long *) (gale_local_memory + ((240L) + (((l_12 + 1L) << 3) + 16L))));
    *((__global gale_long *) (arg_longOut + l_9)) = ((long) ((ulong) ((long) i_0) + (ulong) l_16));
    GALEFS_GROUP_END()
}
