// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SharingKernels#contend
// entry point: galefs_contend
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: NONE READ_WRITE READ_WRITE READ
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4e645e729e770620a237c2c22e6534c29b9351aae0f961b4316ebb49615f9c84
// live uses: GALEFS_INNERMOST_LOOP GALEFS_LONG_ATOMIC

__kernel void galefs_contend(__global uchar *arg_fs, __global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_rounds) {
    __global uchar *ul_0;
    int i_1, i_2, i_3, i_4, i_10;
    long l_5, l_6, l_7, l_8, l_9;
    const int gale_group = (int) get_group_id(0);
    ul_0 = arg_rounds + 16L;
    i_1 = 0;
    while (true) {
        i_2 = *((__global gale_int *) ul_0);
        if (!(i_1 < i_2)) {
            break;
        }
        i_3 = i_1 & 1;
        i_4 = atomic_add((volatile __global int *) (arg_ints + 16 + ((long) i_3 << 2)), 1);
        l_5 = *((__global gale_long *) (arg_longs + ((((long) (uint) i_3) << 3) + 16L)));
        l_6 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + ((long) i_3 << 3)), l_5, ((long) ((ulong) l_5 + (ulong) 3L)));
        l_7 = l_5;
        l_8 = l_6;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (l_7 == l_8) {
                break;
            }
            l_9 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + ((long) i_3 << 3)), l_8, ((long) ((ulong) l_8 + (ulong) 3L)));
            l_7 = l_8;
            l_8 = l_9;
        }
        i_10 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_10;
    }
}
