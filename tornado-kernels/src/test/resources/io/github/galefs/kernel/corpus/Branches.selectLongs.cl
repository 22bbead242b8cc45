// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#selectLongs
// entry point: galefs_selectLongs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 909b7976c866b9cea7c1c72048f90dfcee475905eb33217d8a5961d8e65ed33c

__kernel void galefs_selectLongs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_0, i_3, i_7;
    long l_1, l_4, l_5, l_6, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_ints + ((l_1 << 2) + 16L);
    i_3 = *((__global gale_int *) ul_2);
    l_4 = (l_1 << 3) + 16L;
    if (i_3 < 0) {
        l_5 = *((__global gale_long *) (arg_longs + l_4));
        l_6 = l_5;
    } else {
        i_7 = *((__global gale_int *) ul_2);
        if (i_7 == 0) {
            l_6 = LONG_MIN;
        } else {
            l_8 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
            l_6 = l_8;
        }
    }
    *((__global gale_long *) (arg_longOut + l_4)) = l_6;
}
