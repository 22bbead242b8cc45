// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#byOffset
// entry point: galefs_byOffset
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ READ WRITE WRITE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7ae5fc6a3192fc1ebc240deae22cc3dabce0eb7627ddc1f59e945a20e8586395
// live uses: gale_double gale_int_from_double

__kernel void galefs_byOffset(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    double d_13;
    float f_12;
    int i_0, i_3, i_4, i_7, i_9, i_14, i_15;
    long l_1, l_2, l_5, l_6, l_8, l_10, l_11, l_16, l_17;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) (uint) (i_0 & 31);
    l_2 = l_1 << 2;
    i_3 = *((__global gale_int *) (arg_bytes + 16 + l_2));
    i_4 = (int) *((__global gale_short *) (arg_bytes + 16 + (l_1 << 1)));
    l_5 = (long) i_0;
    l_6 = l_5 << 1;
    i_7 = (int) *((__global gale_short *) (arg_chars + 16 + l_6));
    l_8 = l_6 + 1L;
    i_9 = (int) *((__global char *) (arg_shorts + 16 + l_8));
    l_10 = l_1 << 3;
    l_11 = *((__global gale_long *) (arg_shorts + 16 + l_10));
    f_12 = *((__global gale_float *) (arg_chars + 16 + l_2));
    d_13 = *((__global gale_double *) (arg_bytes + 16 + l_10));
    *((__global gale_int *) (arg_out + ((l_5 << 2) + 16L))) = ((((((i_3 ^ i_4) ^ i_7) ^ i_9) ^ ((int) l_11)) ^ as_int(fabs(f_12))) ^ gale_int_from_double(d_13));
    i_14 = (int) *((__global char *) (arg_bytes + 16 + (long) i_0 * 1));
    *((__global gale_short *) (arg_shortOut + 16 + l_6)) = (short) (i_14 + (i_14 << 8));
    i_15 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    *((__global char *) (arg_charOut + 16 + l_8)) = (char) i_15;
    if (i_0 < 32) {
        l_16 = l_5 << 3;
        l_17 = *((__global gale_long *) (arg_bytes + 16 + (248L - l_16)));
        *((__global gale_long *) (arg_byteOut + 16 + l_16)) = l_17;
    }
}
