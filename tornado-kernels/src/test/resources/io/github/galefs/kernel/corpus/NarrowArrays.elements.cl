// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#elements
// entry point: galefs_elements
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ READ WRITE WRITE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c31eb356e7dd8c7ba447c1fc630af2f343b2d45cb33432b5cf6345642389c0b0

__kernel void galefs_elements(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    i_2 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    i_3 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = ((i_2 + (i_1 + (i_1 << 1))) - i_3);
    i_4 = (int) ((uint) 255 - (uint) i_0);
    i_5 = (int) *((__global char *) (arg_bytes + 16 + (long) i_4 * 1));
    *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1)) = (char) i_5;
    i_6 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_4 * 2));
    *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2)) = (short) i_6;
    i_7 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_4 * 2));
    *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2)) = (short) i_7;
}
