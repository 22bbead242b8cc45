// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#intUnderALong
// entry point: galefs_intUnderALong
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 007c556886a37f5abd99f3ab0d9428722a60aa00ef65381095337d41c74cbd57
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_intUnderALong(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4, i_5, i_7, i_8, i_9;
    long l_1, l_2, l_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = l_1 << 3;
    i_3 = *((__global gale_int *) (arg_longOut + 16 + l_2));
    i_4 = i_3;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 9)) {
            break;
        }
        l_6 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_5)) & 255)) << 3) + 16L)));
        *((__global gale_long *) (arg_longOut + 16 + l_2)) = l_6;
        i_7 = *((__global gale_int *) (arg_longOut + 16 + l_2));
        i_8 = (int) ((uint) i_7 + (uint) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
        i_9 = (int) ((uint) i_5 + (uint) 1);
        i_4 = i_8;
        i_5 = i_9;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_4;
}
