// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#sparse
// entry point: galefs_sparse
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 204e1866837dd623830083491ff630bfd89fcab2d11a39d4bfda7737eee141cd

__kernel void galefs_sparse(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    switch ((i_1 & 63) * 100) {
        case 0:
            i_2 = 1;
            break;
        case 500:
            i_2 = 2;
            break;
        case 1700:
            i_2 = 3;
            break;
        case 6300:
            i_2 = 4;
            break;
        default:
            i_2 = (-2);
            break;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_2;
}
