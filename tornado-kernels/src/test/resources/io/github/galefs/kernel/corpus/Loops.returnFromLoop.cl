// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#returnFromLoop
// entry point: galefs_returnFromLoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 31a431b7e300fbd71ccd1e9f80721459545599f749ba13fb3ef41a1d68a113a6
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_returnFromLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_0, i_2, i_3, i_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    ul_1 = arg_out + ((((long) i_0) << 2) + 16L);
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 100)) {
            goto B5;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) i_2) << 2) + 16L)));
        if ((i_3 & 63) == (i_0 & 63)) {
            break;
        }
        i_4 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_4;
    }
    *((__global gale_int *) ul_1) = i_2;
    return;
B5:;
    *((__global gale_int *) ul_1) = (-7);
}
