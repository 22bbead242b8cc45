// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#compareAndSets
// entry point: galefs_compareAndSets
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ_WRITE READ_WRITE READ_WRITE
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c47949bd04d13ed105021cec89a25bdb834199b017efa1e7f1c6cdbeed3b575d
// live uses: GALEFS_INNERMOST_LOOP GALEFS_LONG_ATOMIC

__kernel void galefs_compareAndSets(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4, *ul_9;
    int i_0, i_1, i_2, i_5, i_6, i_7, i_8, i_17, i_18;
    long l_3, l_10, l_11, l_12, l_13, l_14, l_15, l_16;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 3;
    i_2 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) i_1 << 2)), 0);
    l_3 = (long) i_0;
    ul_4 = arg_ints + ((l_3 << 2) + 16L);
    i_5 = i_2;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_6 = *((__global gale_int *) ul_4);
        i_7 = atomic_cmpxchg((volatile __global int *) (arg_out + 16 + ((long) i_1 << 2)), i_5, ((int) ((uint) i_5 + (uint) i_6)));
        if (i_5 == i_7) {
            break;
        }
        i_8 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) i_1 << 2)), 0);
        i_5 = i_8;
    }
    ul_9 = arg_longs + ((l_3 << 3) + 16L);
    l_10 = *((__global gale_long *) ul_9);
    l_11 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longOut + 16 + ((long) i_1 << 3)), 0L, l_10);
    l_12 = 0L;
    l_13 = l_11;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (l_12 == l_13) {
            break;
        }
        l_14 = *((__global gale_long *) ul_9);
        l_15 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longOut + 16 + ((long) i_1 << 3)), l_13, ((long) ((ulong) l_13 + (ulong) l_14)));
        l_12 = l_13;
        l_13 = l_15;
    }
    l_16 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + ((long) i_0 << 3)), 1L, 77L);
    i_17 = (l_16 == 1L) ? 1 : 0;
    i_18 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) 8 << 2)), i_17);
}
