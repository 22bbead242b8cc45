// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#longOverInts
// entry point: galefs_longOverInts
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f32beccfae4ed0b68b435b701882bdaef7ea21d048f91e2ae3c31702e243de83
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_longOverInts(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_5, i_6, i_9;
    long l_1, l_2, l_3, l_4, l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = l_1 << 3;
    l_3 = *((__global gale_long *) (arg_longOut + 16 + l_2));
    l_4 = l_3;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 9)) {
            break;
        }
        i_6 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_5)) & 255)) << 2) + 16L)));
        *((__global gale_int *) (arg_longOut + 16 + (l_2 + (((long) (uint) (i_5 & 1)) << 2)))) = i_6;
        l_7 = *((__global gale_long *) (arg_longOut + 16 + l_2));
        l_8 = (long) ((ulong) l_7 + (ulong) ((long) ((ulong) (l_4 << 5) - (ulong) l_4)));
        i_9 = (int) ((uint) i_5 + (uint) 1);
        l_4 = l_8;
        i_5 = i_9;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = ((int) (l_4 ^ ((long) ((ulong) l_4 >> 32))));
}
