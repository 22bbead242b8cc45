// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#signOfBytes
// entry point: galefs_signOfBytes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a22bde3dfb4413aca2025c8313aacbcf7a73dae96be2726aa701e492b44819ce
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_signOfBytes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = 0;
    i_1 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_1 < 32)) {
            break;
        }
        i_2 = (int) *((__global char *) (arg_ints + 16 + ((long) i_1)));
        i_3 = (int) ((uint) i_1 + (uint) 1);
        if (i_2 < 0) {
            i_4 = (int) ((uint) i_0 + (uint) 1);
            i_0 = i_4;
            i_1 = i_3;
        } else {
            i_1 = i_3;
        }
    }
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_0;
}
