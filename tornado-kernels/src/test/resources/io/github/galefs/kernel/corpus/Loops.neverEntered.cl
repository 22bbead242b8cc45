// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#neverEntered
// entry point: galefs_neverEntered
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fc3426ad7c7a7f4f4f6430022d291f37a897ab237b2f1f397ef0843f04317b4f
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_neverEntered(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_1, i_2, i_4, i_5, i_6, i_7;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    i_2 = i_1 | 1;
    ul_3 = arg_ints + 16L;
    i_4 = 5;
    i_5 = i_2;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 == 0)) {
            break;
        }
        i_6 = *((__global gale_int *) ul_3);
        i_7 = (int) ((uint) i_4 + (uint) i_6);
        i_4 = i_7;
        i_5 = 1;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_4;
}
