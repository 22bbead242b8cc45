// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#compound
// entry point: galefs_compound
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ NONE WRITE READ_WRITE READ_WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6bf60a73cedddcab6169f7d6b4156feb0c16b3d9350075ca5accbf3b446f71d0
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_compound(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_1 < 20)) {
            break;
        }
        i_2 = (int) *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1));
        i_3 = ((int) ((uint) i_0 + (uint) i_1)) & 255;
        i_4 = (int) *((__global char *) (arg_bytes + 16 + (long) i_3 * 1));
        *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1)) = (char) ((int) ((char) (i_2 + ((int) ((char) ((int) ((uint) i_1 + (uint) i_4)))))));
        i_5 = (int) *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2));
        i_6 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_3 * 2));
        *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2)) = (short) ((int) ((short) (i_5 - i_6)));
        i_7 = (int) (ushort) *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2));
        *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2)) = (short) ((int) (ushort) ((short) ((i_7 << 3) - i_7)));
        i_8 = (int) (ushort) *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2));
        *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2)) = (short) ((int) (ushort) ((short) (i_8 + 1)));
        i_9 = (int) *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1));
        *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1)) = (char) (i_9 >> 1);
        i_10 = (int) (ushort) *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2));
        *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2)) = (short) ((int) ((uint) i_10 >> 1));
        i_11 = (int) *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2));
        *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2)) = (short) ((int) ((short) (i_11 ^ ((int) ((short) i_1)))));
        i_12 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_12;
    }
    i_13 = (int) (ushort) *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2));
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = (i_13 << 8);
}
