// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#indicesFromMemory
// entry point: galefs_indicesFromMemory
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 758a55c5bba97942a558ed7ca5f1210672fb9f2ec158456430e097bd72c61597
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_indicesFromMemory(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_4, i_6, i_7;
    long l_0, l_1, l_2, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = ((long) ((int) get_global_id(0))) << 3;
    l_1 = l_0 + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    ul_3 = arg_longOut + l_1;
    *((__global gale_long *) ul_3) = l_2;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_4 < 9)) {
            break;
        }
        l_5 = *((__global gale_long *) ul_3);
        i_6 = *((__global gale_int *) (arg_longOut + 16 + l_0));
        *((__global gale_int *) (arg_longOut + 16 + ((((long) ((ulong) l_5 >> i_4)) & 4L) + l_0))) = ((int) ((uint) i_4 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6))));
        i_7 = (int) ((uint) i_4 + (uint) 1);
        i_4 = i_7;
    }
}
