// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#codePoints
// entry point: galefs_codePoints
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f0f8933789f01deeffbdfb9e85058e899b8c69a222f2baa6489833f121a85f05
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_codePoints(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_ints + l_1;
    i_3 = *((__global gale_int *) ul_2);
    i_4 = *((__global gale_int *) ul_2);
    i_5 = 0;
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < 2)) {
            break;
        }
        if (i_6 == 0) {
            i_7 = i_3;
        } else {
            i_8 = i_4 & 2097151;
            i_7 = i_8;
        }
        i_9 = ((i_7 & (-65536)) == 0) ? 1 : 0;
        i_10 = ((uint) ((int) ((uint) i_7 >> 16)) < (uint) 17) ? 2 : 0;
        i_11 = ((i_7 < 65536) || (!((uint) i_7 < (uint) 1114112))) ? 0 : 4;
        i_12 = ((!(i_7 < 160)) || (!((!(i_7 < 127)) || ((i_7 & (-32)) == 0)))) ? 0 : 8;
        i_13 = (i_7 < 65536) ? 16 : 32;
        i_14 = (int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_9 + (uint) ((int) ((uint) (i_5 << 5) - (uint) i_5)))) + (uint) i_10)) + (uint) i_11)) + (uint) i_12)) + (uint) i_13)) + (uint) (((int) (ushort) ((short) (((int) ((uint) i_7 >> 10)) + 55232))) << 6))) + (uint) (((i_7 & 1023) + 56320) << 7));
        i_15 = (int) ((uint) i_6 + (uint) 1);
        i_5 = i_14;
        i_6 = i_15;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_5;
    i_16 = i_3 & 63;
    if ((uint) i_16 < (uint) ((i_4 & 31) + 2)) {
        if ((uint) i_16 < (uint) 10) {
            i_17 = i_16 + 48;
            i_18 = i_17;
        } else {
            i_19 = i_16 + 87;
            i_18 = i_19;
        }
    } else {
        i_18 = 0;
    }
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) (uint) i_18);
}
