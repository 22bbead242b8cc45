// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#rotate
// entry point: galefs_rotate
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 18f5dc9a26192224ba8c3adab09c582446f2f68e3cd74d6a6c77aafa4491eb22

__kernel void galefs_rotate(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    *((__global gale_int *) (arg_out + l_2)) = ((i_3 << 5) | ((int) ((uint) i_3 >> 27)));
    i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) ((int) ((uint) ((i_3 << i_4) | ((int) ((uint) i_3 >> ((int) (0 - (uint) i_4))))) + (uint) (((int) ((uint) i_3 >> 7)) | (i_3 << 25)))));
}
