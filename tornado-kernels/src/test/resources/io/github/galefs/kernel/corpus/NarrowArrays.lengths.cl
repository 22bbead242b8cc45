// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#lengths
// entry point: galefs_lengths
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ READ READ_WRITE READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bcf4d6dd72c44491b33cd367e135e0c3d9a2806f266ce2785934eee04cfcb7c0
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_lengths(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    __global uchar *ul_0, *ul_2, *ul_3;
    int i_1, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12;
    const int gale_group = (int) get_group_id(0);
    ul_0 = arg_shorts + 12L;
    i_1 = (int) get_global_id(0);
    ul_2 = arg_out + ((((long) i_1) << 2) + 16L);
    ul_3 = arg_bytes + 12L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_5 = *((__global gale_int *) ul_3);
        if (!(i_4 < i_5)) {
            break;
        }
        i_6 = *((__global gale_int *) ul_2);
        i_7 = (int) *((__global char *) (arg_bytes + 16 + (long) i_4 * 1));
        i_8 = *((__global gale_int *) ul_0);
        i_9 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) ((int) ((uint) (i_8 + (-1)) - (uint) i_4)) * 2));
        *((__global gale_int *) ul_2) = ((int) ((uint) (i_7 + i_9) + (uint) i_6));
        i_10 = (int) ((uint) i_4 + (uint) 16);
        i_4 = i_10;
    }
    i_11 = *((__global gale_int *) (arg_chars + 12L));
    i_12 = *((__global gale_int *) (arg_byteOut + 12L));
    *((__global gale_short *) (arg_charOut + 16 + (long) i_1 * 2)) = (short) ((int) (ushort) ((short) ((int) ((uint) i_11 + (uint) i_12))));
}
