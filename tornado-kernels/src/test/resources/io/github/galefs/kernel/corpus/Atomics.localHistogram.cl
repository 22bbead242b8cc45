// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#localHistogram
// entry point: galefs_localHistogram
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE READ_WRITE
// needs: BARRIERS LONG_ATOMICS LOCAL_SIZE
// local bytes: 192
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9731ec8d617464327f0e934e91db86ff0e6cb585b85561854fc83e2534cf4bed
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LONG_ATOMIC

#define GALEFS_LOCAL_BYTES (192 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)

__kernel void galefs_localHistogram(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_13, i_14, i_15, i_16, i_18, i_19, i_22;
    long l_3, l_11, l_12, l_17, l_20, l_21;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 16)) {
            break;
        }
        l_3 = (long) i_2;
        *((__local gale_int *) (gale_local_memory + ((-16L) + ((l_3 << 2) + 16L)))) = 0;
        *((__local gale_long *) (gale_local_memory + ((48L) + ((l_3 << 3) + 16L)))) = 0L;
        i_4 = (int) ((uint) i_2 + (uint) i_0);
        i_2 = i_4;
    }
    GALEFS_LOCAL_BARRIER(1);
    i_5 = (int) get_global_id(0);
    i_6 = (int) ((uint) i_5 + (uint) (i_5 << 2));
    i_7 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 < 4)) {
            break;
        }
        i_8 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_7 + (uint) i_6)) & 255)) << 2) + 16L)));
        i_9 = i_8 & 15;
        i_10 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) i_9 << 2)), 1);
        l_11 = GALEFS_LONG_ATOMIC(add)((volatile __local long *) ((gale_local_memory + (48L)) + 16 + ((long) i_9 << 3)), ((long) i_8));
        l_12 = GALEFS_LONG_ATOMIC(max)((volatile __local long *) ((gale_local_memory + (48L)) + 16 + ((long) ((int) ((uint) i_8 >> 28)) << 3)), (-549755813888L));
        i_13 = (int) ((uint) i_7 + (uint) 1);
        i_7 = i_13;
    }
    GALEFS_LOCAL_BARRIER(2);
    i_14 = (int) get_local_size(0);
    i_15 = (int) get_local_id(0);
    i_16 = i_15;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_16 < 16)) {
            break;
        }
        l_17 = (long) i_16;
        i_18 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((l_17 << 2) + 16L))));
        i_19 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) i_16 << 2)), i_18);
        l_20 = *((__local gale_long *) (gale_local_memory + ((48L) + ((l_17 << 3) + 16L))));
        l_21 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) i_16 << 3)), l_20);
        i_22 = (int) ((uint) i_16 + (uint) i_14);
        i_16 = i_22;
    }
    GALEFS_GROUP_END()
}
