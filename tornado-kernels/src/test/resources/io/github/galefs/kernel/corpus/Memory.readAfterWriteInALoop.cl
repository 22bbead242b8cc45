// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#readAfterWriteInALoop
// entry point: galefs_readAfterWriteInALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE NONE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6ffc1d22a13f59ddc6eeb23865563f379c04fdbe222a9d6cd0de54f7a41e1428
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_readAfterWriteInALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_2, i_4;
    long l_0, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = ((long) ((int) get_global_id(0))) << 3;
    ul_1 = arg_longOut + (l_0 + 16L);
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 8)) {
            break;
        }
        l_3 = *((__global gale_long *) ul_1);
        *((__global gale_long *) ul_1) = ((long) ((ulong) ((long) i_2) + (ulong) ((long) ((ulong) (l_3 << 1) + (ulong) l_3))));
        *((__global char *) (arg_longOut + 16 + (((long) (uint) (i_2 & 7)) + l_0))) = (char) i_2;
        i_4 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_4;
    }
}
