// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#floatsInLongs
// entry point: galefs_floatsInLongs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: eaf2c1dd5897cfb55d26e71ad4bdcc7a672cf54a0f9322dfd81af6cbb7e5aa7c

__kernel void galefs_floatsInLongs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    float f_4;
    int i_2, i_6;
    long l_0, l_1, l_3, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = l_0 << 3;
    *((__global gale_float *) (arg_longOut + 16 + l_3)) = (((float) i_2) * (0x1.0p-1f));
    f_4 = *((__global gale_float *) (arg_longOut + 16 + l_3));
    l_5 = l_3 + 4L;
    *((__global gale_float *) (arg_longOut + 16 + l_5)) = (f_4 + (0x1.0p0f));
    i_6 = *((__global gale_int *) (arg_longOut + 16 + l_5));
    *((__global gale_int *) (arg_out + l_1)) = i_6;
}
