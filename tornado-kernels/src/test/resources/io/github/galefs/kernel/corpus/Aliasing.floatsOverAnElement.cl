// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#floatsOverAnElement
// entry point: galefs_floatsOverAnElement
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6464f293bc6cc46a8071bb29701d4185499dcff4f7051e9e42c474ea7594fe45
// live uses: GALEFS_INNERMOST_LOOP gale_int_from_float

__kernel void galefs_floatsOverAnElement(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    float f_5, f_9, f_10, f_11;
    int i_0, i_6, i_7, i_12;
    long l_1, l_2, l_3, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = l_1 << 3;
    l_3 = l_2 + 4L;
    ul_4 = arg_longOut + (l_2 + 16L);
    f_5 = (0x0.0p0f);
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < 9)) {
            break;
        }
        i_7 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_6)) & 255)) << 2) + 16L)));
        l_8 = (long) (uint) ((i_7 & 32767) + 1065353216);
        *((__global gale_long *) ul_4) = (l_8 + (l_8 << 32));
        f_9 = *((__global gale_float *) (arg_longOut + 16 + l_2));
        f_10 = *((__global gale_float *) (arg_longOut + 16 + l_3));
        f_11 = f_5 + (f_9 + f_10);
        i_12 = (int) ((uint) i_6 + (uint) 1);
        f_5 = f_11;
        i_6 = i_12;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = gale_int_from_float((f_5 * (0x1.0p10f)));
}
