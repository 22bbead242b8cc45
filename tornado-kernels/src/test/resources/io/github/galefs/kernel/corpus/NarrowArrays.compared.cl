// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#compared
// entry point: galefs_compared
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ READ WRITE NONE NONE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bcc2c78bbe8123e4fdfa5bbef2b27e9e9839ffd432b096065d4aa7d563c689df

__kernel void galefs_compared(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    i_2 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    i_3 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    i_4 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    i_5 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
    i_6 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
    i_7 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    i_8 = (int) (ushort) *((__global gale_short *) (arg_chars + 16 + (long) i_0 * 2));
    i_9 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    i_10 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    i_11 = (i_1 < 0) ? 1 : 0;
    i_12 = ((uint) (i_2 & 255) < (uint) 201) ? 0 : 2;
    i_13 = (i_3 < i_4) ? 4 : 0;
    i_14 = ((uint) i_5 < (uint) 32768) ? 0 : 8;
    i_15 = (((int) ((char) i_6)) == i_7) ? 16 : 0;
    i_16 = (i_8 == (i_9 & 65535)) ? 32 : 0;
    i_17 = ((((i_11 | i_12) | i_13) | i_14) | i_15) | i_16;
    switch (i_10) {
        case -128:
            i_18 = i_17 + 100;
            i_19 = i_18;
            break;
        case -1:
            i_20 = i_17 + 200;
            i_19 = i_20;
            break;
        case 127:
            i_21 = i_17 + 300;
            i_19 = i_21;
            break;
        default:
            i_22 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
            i_23 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
            i_24 = (i_22 < i_23) ? i_23 : i_22;
            i_25 = i_17 + i_24;
            i_19 = i_25;
            break;
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_19;
}
