// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#lengthAsBound
// entry point: galefs_lengthAsBound
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7fb2f3039c1b9f3f990c4dcbf385bb7f8967820a54bd2a61cbba88d4c05f4344
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_lengthAsBound(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_0;
    int i_1, i_2, i_3, i_4, i_5, i_6, i_8;
    long l_7;
    const int gale_group = (int) get_group_id(0);
    ul_0 = arg_ints + 12L;
    i_1 = 0;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_3 = *((__global gale_int *) ul_0);
        if (!(i_2 < i_3)) {
            break;
        }
        i_4 = *((__global gale_int *) (arg_ints + ((((long) i_2) << 2) + 16L)));
        i_5 = (int) ((uint) i_1 + (uint) i_4);
        i_6 = (int) ((uint) i_2 + (uint) 1);
        i_1 = i_5;
        i_2 = i_6;
    }
    l_7 = (long) ((int) get_global_id(0));
    *((__global gale_int *) (arg_out + ((l_7 << 2) + 16L))) = i_1;
    i_8 = *((__global gale_int *) (arg_longs + 12L));
    *((__global gale_long *) (arg_longOut + ((l_7 << 3) + 16L))) = ((long) (uint) i_8);
}
