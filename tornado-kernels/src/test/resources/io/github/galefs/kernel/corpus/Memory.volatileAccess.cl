// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#volatileAccess
// entry point: galefs_volatileAccess
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1f26abf9d3931b67371b9db2b808051f108d692c89720753c8c037c41852b338
// live uses: GALEFS_FENCE

__kernel void galefs_volatileAccess(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_4;
    long l_0, l_1, l_3, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = l_0 << 3;
    *((volatile __global gale_int *) (arg_longOut + 16 + l_3)) = i_2;
    GALEFS_FENCE();
    i_4 = *((volatile __global gale_int *) (arg_longOut + 16 + l_3));
    *((volatile __global gale_int *) (arg_longOut + 16 + (l_3 + 4L))) = ((int) ((uint) i_4 + (uint) 1));
    l_5 = *((volatile __global gale_long *) (arg_longOut + 16 + l_3));
    *((__global gale_int *) (arg_out + l_1)) = ((int) l_5);
}
