// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#divide
// entry point: galefs_divide
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3e358db981a5b525459231e98b5d22c31983c9c5caae19a87dd308d1d9168d39
// live uses: gale_div_int gale_rem_int

__kernel void galefs_divide(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    int i_0, i_1, i_5, i_6;
    long l_2, l_3;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    if (!(i_1 == 0)) {
        l_2 = (long) i_0;
        l_3 = (l_2 << 2) + 16L;
        ul_4 = arg_ints + l_3;
        i_5 = *((__global gale_int *) ul_4);
        *((__global gale_int *) (arg_out + l_3)) = gale_div_int(i_5, i_1);
        i_6 = *((__global gale_int *) ul_4);
        *((__global gale_long *) (arg_longOut + ((l_2 << 3) + 16L))) = ((long) gale_rem_int(i_6, i_1));
    }
}
