// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Tables#integers
// entry point: galefs_integers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1951b2a2ee30dced4bf5cbac0dd2e7a450189d45b9d8ae864e5b29142802c239
// live uses: gale_rem_int

__constant int gale_table_0[] = {3, (-1), INT_MIN, 2147483647, 97, 1048576, 0};
__constant char gale_table_1[] = {1, (-128), 127, (-56)};
__constant short gale_table_2[] = {(-32768), 32767, 0, (-1)};
__constant ushort gale_table_3[] = {97, 65535, 0, 122};
__constant char gale_table_4[] = {1, 0, 0, 1};
__constant long gale_table_5[] = {LONG_MIN, (-1L), 1099511627776L, 7L};

__kernel void galefs_integers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_7;
    int i_0, i_1, i_2, i_3, i_4, i_8, i_9, i_10, i_11, i_15, i_16;
    long l_5, l_6, l_12, l_13, l_14;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = gale_table_0[gale_rem_int(i_0, 7)];
    i_2 = i_0 & 3;
    i_3 = (int) gale_table_1[i_2];
    i_4 = (int) gale_table_2[i_2];
    l_5 = (long) i_0;
    l_6 = (l_5 << 2) + 16L;
    ul_7 = arg_ints + l_6;
    i_8 = *((__global gale_int *) ul_7);
    i_9 = (int) gale_table_3[(i_8 & 3)];
    i_10 = (int) gale_table_4[i_2];
    i_11 = (i_10 == 0) ? 9 : 5;
    *((__global gale_int *) (arg_out + l_6)) = ((int) ((uint) ((int) ((uint) ((int) ((uint) i_1 + (uint) (i_3 * i_4))) + (uint) i_9)) + (uint) i_11));
    l_12 = (l_5 << 3) + 16L;
    l_13 = *((__global gale_long *) (arg_longs + l_12));
    l_14 = gale_table_5[(((int) l_13) & 3)];
    i_15 = *((__global gale_int *) ul_7);
    i_16 = (int) gale_table_2[(i_15 & 3)];
    *((__global gale_long *) (arg_longOut + l_12)) = ((long) ((ulong) l_14 + (ulong) ((long) i_16)));
}
