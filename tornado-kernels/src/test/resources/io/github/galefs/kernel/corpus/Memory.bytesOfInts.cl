// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#bytesOfInts
// entry point: galefs_bytesOfInts
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a3e93a0af91d9ce62a25b9fa6e9d76a582fd4d54232546d3e2971c48df7ef4b6
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_bytesOfInts(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 << 2;
    i_2 = 0;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 16)) {
            break;
        }
        i_4 = (int) *((__global char *) (arg_ints + 16 + ((long) (uint) (((int) ((uint) i_3 + (uint) i_1)) & 1023))));
        i_5 = (int) ((uint) i_4 + (uint) ((int) ((uint) (i_2 << 5) - (uint) i_2)));
        i_6 = (int) ((uint) i_3 + (uint) 1);
        i_2 = i_5;
        i_3 = i_6;
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_2;
}
