// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#asIndices
// entry point: galefs_asIndices
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ READ WRITE NONE NONE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 092e3dd657983bb5283479d07fc59c29237de8ca46974a1b73d6af27ea9d147a

__kernel void galefs_asIndices(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    i_2 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) (i_1 & 255) * 2));
    i_3 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    i_4 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) (i_3 & 255) * 2));
    i_5 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
    i_6 = (int) *((__global char *) (arg_bytes + 16 + (long) (i_5 & 255) * 1));
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = ((i_2 + i_4) + i_6);
}
