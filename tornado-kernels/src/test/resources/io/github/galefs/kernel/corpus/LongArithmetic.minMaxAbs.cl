// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#minMaxAbs
// entry point: galefs_minMaxAbs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 08348adb49bd568f8a3d5ba68a2d2717e11208b374b334551a2ce1774f532739
// live uses: gale_abs_long

__kernel void galefs_minMaxAbs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0;
    long l_1, l_2, l_3, l_4, l_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    l_3 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    l_4 = (l_2 < l_3) ? l_3 : l_2;
    l_5 = (l_3 < l_2) ? l_3 : l_2;
    *((__global gale_long *) (arg_longOut + l_1)) = ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((long) ((ulong) l_5 + (ulong) (l_5 << 1))))) + (ulong) gale_abs_long(l_2)));
}
