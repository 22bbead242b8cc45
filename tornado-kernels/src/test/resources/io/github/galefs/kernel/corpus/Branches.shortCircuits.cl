// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#shortCircuits
// entry point: galefs_shortCircuits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1ed8a428a226d8a8e43477598319d8b401633ca149ceb7a8ac5343f62b34469c

__kernel void galefs_shortCircuits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_5, i_6, i_7;
    long l_1, l_2, l_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    if (!(i_0 < 6)) {
        if (!(i_3 < 21)) {
            i_6 = 1;
            goto B8;
        }
    }
    if (i_0 == 2) {
        l_4 = *((__global gale_long *) (arg_longs + ((l_1 << 3) + 16L)));
        i_5 = ((l_4 < 0L) || (!(i_0 < 60))) ? 1 : 0;
        i_6 = i_5;
    } else {
        i_7 = (i_0 < 60) ? 0 : 1;
        i_6 = i_7;
    }
B8:;
    *((__global gale_int *) (arg_out + l_2)) = i_6;
}
