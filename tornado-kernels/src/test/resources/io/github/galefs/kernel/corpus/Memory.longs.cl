// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#longs
// entry point: galefs_longs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: cde47fd108cc10d22d5ff0ea774b17c146f078f8f2e356d7848b97fcd579b1a5

__kernel void galefs_longs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = *((__global gale_long *) (arg_longs + 16 + (((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3)));
    *((__global gale_long *) (arg_longOut + 16 + (((long) i_0) << 3))) = ((long) ((ulong) l_1 + (ulong) (l_1 << 1)));
}
