// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#intUnderAFloat
// entry point: galefs_intUnderAFloat
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d137fd46e3d0d5de271b2114914395ff0b3dbcf1af6640633bb8d4a03ff2bbc1
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_intUnderAFloat(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 4L;
    i_3 = 0;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_4 < 9)) {
            break;
        }
        i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_4)) & 255)) << 2) + 16L)));
        *((__global gale_float *) (arg_longOut + 16 + l_2)) = ((float) i_5);
        i_6 = *((__global gale_int *) (arg_longOut + 16 + l_2));
        i_7 = (int) ((uint) i_6 + (uint) ((int) ((uint) (i_3 << 5) - (uint) i_3)));
        i_8 = (int) ((uint) i_4 + (uint) 1);
        i_3 = i_7;
        i_4 = i_8;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_3;
}
