// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#returnFromInside
// entry point: galefs_returnFromInside
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bd96806af84eb7774742952051cb241bf2b85792c65818962ed247749e53dddf
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_returnFromInside(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_5;
    int i_0, i_3, i_4, i_7;
    long l_1, l_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_out + ((l_1 << 2) + 16L);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 64)) {
            goto B6;
        }
        i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_3)) & 255)) << 2) + 16L)));
        switch (i_4 & 31) {
            case 5:
                goto B5;
            case 6:
                goto B4;
            default:
                ul_5 = arg_longOut + ((l_1 << 3) + 16L);
                l_6 = *((__global gale_long *) ul_5);
                *((__global gale_long *) ul_5) = ((long) ((ulong) ((long) i_3) + (ulong) l_6));
                i_7 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_7;
                break;
        }
    }
B4:;
    *((__global gale_int *) ul_2) = ((int) (0 - (uint) i_3));
    return;
B5:;
    *((__global gale_int *) ul_2) = i_3;
    return;
B6:;
    *((__global gale_int *) ul_2) = 1000;
}
