// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#ofAllTypes
// entry point: galefs_ofAllTypes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5298731eab3df59e2321ab074ed138d2d1c5d7160120b5f65a78415b9efa5ff9
// live uses: GALEFS_INNERMOST_LOOP gale_double gale_rem_int

typedef union { char at[3]; uint words[1]; } gale_private_boolean_3;
typedef union { char at[5]; uint words[2]; } gale_private_byte_5;
typedef union { double at[4]; uint words[8]; } gale_private_double_4;
typedef union { float at[4]; uint words[4]; } gale_private_float_4;
typedef union { long at[4]; uint words[8]; } gale_private_long_4;
typedef union { short at[3]; uint words[2]; } gale_private_short_3;
typedef union { ushort at[3]; uint words[2]; } gale_private_char_3;
__kernel void galefs_ofAllTypes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_10, *ul_15, *ul_26;
    double d_30, d_44;
    float f_28, f_42;
    gale_private_boolean_3 i_3;
    gale_private_byte_5 i_0;
    gale_private_char_3 i_2;
    gale_private_double_4 d_6;
    gale_private_float_4 f_5;
    gale_private_long_4 l_4;
    gale_private_short_3 i_1;
    int i_7, i_11, i_12, i_13, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_29, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_41, i_43, i_45;
    long l_8, l_9, l_14, l_25, l_27, l_31, l_40, l_46;
    const int gale_group = (int) get_group_id(0);
    i_0 = (gale_private_byte_5) {{0}};
    i_1 = (gale_private_short_3) {{0}};
    i_2 = (gale_private_char_3) {{0}};
    i_3 = (gale_private_boolean_3) {{0}};
    l_4 = (gale_private_long_4) {{0}};
    f_5 = (gale_private_float_4) {{0}};
    d_6 = (gale_private_double_4) {{0}};
    i_7 = (int) get_global_id(0);
    l_8 = (long) i_7;
    l_9 = (l_8 << 2) + 16L;
    ul_10 = arg_ints + l_9;
    i_11 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_11 < 20)) {
            break;
        }
        i_12 = gale_rem_int(i_11, 5);
        i_13 = (int) i_0.at[i_12];
        l_14 = (long) (uint) (((int) ((uint) i_7 + (uint) i_11)) & 255);
        ul_15 = arg_ints + ((l_14 << 2) + 16L);
        i_16 = *((__global gale_int *) ul_15);
        i_0.at[i_12] = (char) ((int) ((char) (i_13 + ((int) ((char) ((int) ((uint) i_11 + (uint) i_16)))))));
        i_17 = gale_rem_int(i_11, 3);
        i_18 = (int) i_1.at[i_17];
        i_19 = *((__global gale_int *) ul_15);
        i_1.at[i_17] = (short) ((int) ((short) (i_18 - ((int) ((short) i_19)))));
        i_20 = (int) i_2.at[i_17];
        i_21 = *((__global gale_int *) ul_10);
        i_2.at[i_17] = (ushort) ((int) (ushort) ((short) (i_20 + ((int) (ushort) ((short) i_21)))));
        i_22 = (int) i_3.at[i_17];
        i_23 = *((__global gale_int *) ul_15);
        i_3.at[i_17] = (char) (i_22 ^ (i_23 & 1));
        i_24 = i_11 & 3;
        l_25 = l_4.at[i_24];
        ul_26 = arg_longs + ((l_14 << 3) + 16L);
        l_27 = *((__global gale_long *) ul_26);
        l_4.at[i_24] = ((long) ((ulong) ((long) ((ulong) (l_25 << 5) - (ulong) l_25)) + (ulong) l_27));
        f_28 = f_5.at[i_24];
        i_29 = *((__global gale_int *) ul_15);
        f_5.at[i_24] = (f_28 + ((float) i_29));
        d_30 = d_6.at[i_24];
        l_31 = *((__global gale_long *) ul_26);
        d_6.at[i_24] = (d_30 + ((double) l_31));
        i_32 = (int) ((uint) i_11 + (uint) 1);
        i_11 = i_32;
    }
    i_33 = (int) i_0.at[0];
    i_34 = (int) i_0.at[4];
    i_35 = (int) i_1.at[1];
    i_36 = (int) i_2.at[2];
    i_37 = (int) i_3.at[0];
    i_38 = (int) i_3.at[2];
    i_39 = (i_38 == 0) ? 0 : 2;
    *((__global gale_int *) (arg_out + l_9)) = (((((i_33 + (i_34 + (i_34 << 1))) + (i_35 + (i_35 << 2))) + i_36) + i_37) + i_39);
    l_40 = l_4.at[(i_7 & 3)];
    i_41 = *((__global gale_int *) ul_10);
    f_42 = f_5.at[(i_41 & 3)];
    i_43 = *((__global gale_int *) ul_10);
    d_44 = d_6.at[(i_43 & 3)];
    i_45 = (f_42 == f_42) ? as_int(f_42) : 2143289344;
    l_46 = (d_44 == d_44) ? as_long(d_44) : 9221120237041090560L;
    *((__global gale_long *) (arg_longOut + ((l_8 << 3) + 16L))) = (((l_40 ^ ((long) i_45)) ^ l_46) ^ 4L);
}
