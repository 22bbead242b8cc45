// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#unsignedBytesMakeAnInt
// entry point: galefs_unsignedBytesMakeAnInt
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1bd2e484a859f99fcefafa10f1c37a138b5496c1325038de2cb9301a60edf9d0

__kernel void galefs_unsignedBytesMakeAnInt(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_2, i_3, i_4, i_5;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = ((long) (uint) (i_0 & 127)) << 2;
    i_2 = (int) *((__global char *) (arg_ints + 16 + l_1));
    i_3 = (int) *((__global char *) (arg_ints + 16 + (l_1 + 1L)));
    i_4 = (int) *((__global char *) (arg_ints + 16 + (l_1 + 2L)));
    i_5 = (int) *((__global char *) (arg_ints + 16 + (l_1 + 3L)));
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = ((((i_2 & 255) | ((i_3 & 255) << 8)) | ((i_4 & 255) << 16)) | (i_5 << 24));
}
