// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#bytesOfLongs
// entry point: galefs_bytesOfLongs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 633f00467f39525d31770373220d686cc20c73390f7fbd66dd527697387a14ab
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_bytesOfLongs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 << 3;
    i_2 = 0;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 16)) {
            break;
        }
        i_4 = (int) *((__global char *) (arg_longs + 16 + ((long) (uint) (((int) ((uint) i_3 + (uint) i_1)) & 2047))));
        i_5 = (int) ((uint) (i_4 & 255) + (uint) ((int) ((uint) (i_2 << 5) - (uint) i_2)));
        i_6 = (int) ((uint) i_3 + (uint) 1);
        i_2 = i_5;
        i_3 = i_6;
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_2;
}
