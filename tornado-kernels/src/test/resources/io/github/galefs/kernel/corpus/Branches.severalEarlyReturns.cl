// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#severalEarlyReturns
// entry point: galefs_severalEarlyReturns
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 311ec2711822739f56da57d6c1be263cdb9949b94d7548b04140a92ff95d00af

__kernel void galefs_severalEarlyReturns(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_2;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    if (!(i_2 == 0)) {
        ul_3 = arg_out + l_1;
        *((__global gale_int *) ul_3) = 1;
        if (i_2 < 0) {
            *((__global gale_int *) ul_3) = 2;
        } else {
            *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = 3L;
            if (!((i_2 & 1) == 0)) {
                *((__global gale_int *) ul_3) = 4;
            }
        }
    }
}
