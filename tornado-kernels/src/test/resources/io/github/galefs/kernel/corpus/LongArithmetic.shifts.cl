// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#shifts
// entry point: galefs_shifts
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9b6fb3b4558804c53e8d3b487384b3e65ddb812998e7f792e92e4a9744e0188a

__kernel void galefs_shifts(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    long l_0, l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    *((__global gale_long *) (arg_longOut + l_1)) = (((l_2 << 35) ^ (l_2 >> 3)) ^ ((long) ((ulong) l_2 >> 7)));
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = ((int) ((uint) ((int) ((long) ((ulong) l_2 >> 33))) + (uint) ((int) ((long) ((ulong) l_2 >> 63)))));
}
