// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#copyByTheGroup
// entry point: galefs_copyByTheGroup
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1e9444003f03fe59c183294d90f3fb96d0f17bf3467fbb6c7551d2628707179f
// live uses: gale_copy

__kernel void galefs_copyByTheGroup(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) gale_group;
    l_1 = l_0 << 7;
    gale_copy((arg_longs + 16 + l_1), (arg_longOut + 16 + l_1), 128);
    gale_copy((arg_longs + 16 + (l_1 + 3L)), (arg_out + 16 + ((l_0 << 6) + 1L)), 61);
}
