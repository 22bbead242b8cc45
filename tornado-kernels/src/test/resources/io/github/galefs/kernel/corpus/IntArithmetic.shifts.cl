// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#shifts
// entry point: galefs_shifts
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b6603bf79cc3a298bc9d58d45d8eb3e98580b5f5370b002bd990a17e0707f8f6

__kernel void galefs_shifts(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    *((__global gale_int *) (arg_out + l_1)) = (((i_2 << 3) ^ (i_2 >> 5)) ^ ((int) ((uint) i_2 >> 7)));
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) ((int) ((uint) ((int) ((uint) (i_2 << 31) + (uint) (i_2 >> 31))) + (uint) ((int) ((uint) i_2 >> 31)))));
}
