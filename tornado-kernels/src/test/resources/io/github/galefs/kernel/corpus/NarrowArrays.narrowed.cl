// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#narrowed
// entry point: galefs_narrowed
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ READ WRITE READ_WRITE READ_WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2aac1ea4eb2efc3041cab1b57a7cd23891e09f4e94ac9d421e0ea6d9d31f980a

__kernel void galefs_narrowed(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    i_2 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
    *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1)) = (char) ((int) ((char) (i_1 + i_2)));
    i_3 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
    i_4 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2)) = (short) ((int) ((short) (i_3 * i_4)));
    i_5 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    i_6 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2)) = (short) ((int) (ushort) ((short) (i_5 - i_6)));
    i_7 = (int) *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1));
    i_8 = (int) *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2));
    i_9 = (int) (ushort) *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2));
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = ((i_7 + i_8) + i_9);
}
