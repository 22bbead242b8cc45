// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#arraysAndOffsetsMixed
// entry point: galefs_arraysAndOffsetsMixed
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: aa061813a2972393927860f754035f83652f9cb33461f3f83b6b8d2a3ca6c4cc

__kernel void galefs_arraysAndOffsetsMixed(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    int i_3, i_5, i_6, i_7;
    long l_0, l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = l_0 << 2;
    l_2 = l_1 + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    ul_4 = arg_out + l_2;
    *((__global gale_int *) ul_4) = i_3;
    *((__global char *) (arg_out + 16 + l_1)) = (char) 7;
    i_5 = *((__global gale_int *) ul_4);
    *((__global gale_int *) ul_4) = ((int) ((uint) i_5 + (uint) 1));
    i_6 = *((__global gale_int *) ul_4);
    *((__global char *) (arg_out + 16 + (l_1 + 3L))) = (char) i_6;
    i_7 = *((__global gale_int *) ul_4);
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) i_7);
}
