// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#compare
// entry point: galefs_compare
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: daafc06b04b12689ac050d48f0282cbbcd9f6d389eafca87f64865eca1f150ac

__kernel void galefs_compare(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_5, i_6, i_7, i_8, i_9;
    long l_1, l_2, l_3, l_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    l_3 = *((__global gale_long *) (arg_longs + l_2));
    l_4 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    i_5 = (l_3 < l_4) ? 1 : 0;
    i_6 = (l_4 < l_3) ? 0 : 2;
    i_7 = (l_3 == l_4) ? 4 : 0;
    i_8 = (l_3 < (-4L)) ? 0 : 8;
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = (((i_5 + i_6) + i_7) + i_8);
    i_9 = (l_3 < l_4) ? (-1) : (l_3 == l_4) ? 0 : 1;
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) i_9);
}
