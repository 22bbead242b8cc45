// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#doublesInLongs
// entry point: galefs_doublesInLongs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 507583d5148bae3e0f078f63d974cea6ef29279e9622da6379c1deb1e8597a03
// live uses: gale_double gale_int_from_double

__kernel void galefs_doublesInLongs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    double d_4;
    int i_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = l_0 << 3;
    *((__global gale_double *) (arg_longOut + 16 + l_3)) = (((double) i_2) * (0x1.999999999999ap-4));
    d_4 = *((__global gale_double *) (arg_longOut + 16 + l_3));
    *((__global gale_int *) (arg_out + l_1)) = gale_int_from_double(d_4);
}
