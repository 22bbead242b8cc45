// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#offsetsAndElementsMixed
// entry point: galefs_offsetsAndElementsMixed
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ NONE READ WRITE READ_WRITE NONE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 83d6059dbf8b43a2a98a65a484bd66b5a688016d57a9ebb49208596f6fdb16e9

__kernel void galefs_offsetsAndElementsMixed(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12;
    long l_3;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    if (i_0 < 64) {
        i_1 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
        i_2 = i_0 << 2;
        *((__global char *) (arg_byteOut + 16 + (long) i_2 * 1)) = (char) i_1;
        l_3 = ((long) i_0) << 2;
        i_4 = *((__global gale_int *) (arg_byteOut + 16 + l_3));
        i_5 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
        *((__global gale_int *) (arg_byteOut + 16 + l_3)) = ((int) ((uint) i_5 + (uint) ((int) ((uint) i_4 + (uint) (i_4 << 1)))));
        i_6 = i_2 + 3;
        i_7 = (int) *((__global char *) (arg_byteOut + 16 + (long) i_6 * 1));
        *((__global char *) (arg_byteOut + 16 + (long) i_6 * 1)) = (char) ((int) ((char) (i_7 + 1)));
        i_8 = *((__global gale_int *) (arg_byteOut + 16 + l_3));
        *((__global gale_float *) (arg_byteOut + 16 + l_3)) = ((float) i_8);
        i_9 = i_2 + 1;
        i_10 = (int) *((__global char *) (arg_byteOut + 16 + (long) i_9 * 1));
        i_11 = (int) *((__global char *) (arg_byteOut + 16 + (long) (i_2 + 2) * 1));
        *((__global char *) (arg_byteOut + 16 + (long) i_9 * 1)) = (char) ((int) ((char) (i_10 ^ i_11)));
        i_12 = *((__global gale_int *) (arg_byteOut + 16 + l_3));
        *((__global gale_int *) (arg_out + (l_3 + 16L))) = i_12;
    }
}
