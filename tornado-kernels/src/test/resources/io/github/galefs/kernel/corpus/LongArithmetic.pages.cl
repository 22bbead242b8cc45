// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#pages
// entry point: galefs_pages
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b38ee3bf27b90df7369447317eeab1b216c9052e00417c2fe5430964055270ad

__kernel void galefs_pages(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1, l_3, l_4, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    l_5 = (((long) (uint) (i_2 & 1048575)) << 13) + (l_4 & 8191L);
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((long) ((ulong) l_5 >> 12)));
    *((__global gale_long *) (arg_longOut + l_3)) = ((l_5 & (-4096L)) + (l_4 & 4095L));
}
