// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#searched
// entry point: galefs_searched
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ NONE WRITE NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f62e3828645212e0e50ab471f0dde84a12a1520c1c203eb1eaa3b920c11f84ea
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_searched(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    __global uchar *ul_2;
    int i_0, i_1, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    ul_2 = arg_bytes + 12L;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_4 = *((__global gale_int *) ul_2);
        if (!(i_3 < i_4)) {
            goto B5;
        }
        i_5 = (int) *((__global char *) (arg_bytes + 16 + (long) i_3 * 1));
        if (((int) ((char) i_1)) == i_5) {
            break;
        }
        i_6 = (int) ((uint) i_3 + (uint) 1);
        i_3 = i_6;
    }
    i_7 = i_3;
    goto B6;
B5:;
    i_7 = (-1);
B6:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_7;
    i_8 = *((__global gale_int *) (arg_shorts + 12L));
    i_9 = (-32768);
    i_10 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_10 < i_8)) {
            break;
        }
        i_11 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_10 * 2));
        i_12 = (int) ((uint) i_10 + (uint) 1);
        if (i_9 < i_11) {
            i_13 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
            if (i_11 < i_13) {
                i_9 = i_11;
                i_10 = i_12;
            } else {
                i_10 = i_12;
            }
        } else {
            i_10 = i_12;
        }
    }
    *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2)) = (short) i_9;
}
