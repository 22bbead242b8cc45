// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#surrogates
// entry point: galefs_surrogates
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1ebc7079ae0025469b30e678775332d4fe71396c2939135cf751eadb0e01b7a4

__kernel void galefs_surrogates(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_3, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19;
    long l_0, l_1, l_4, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_ints + l_1;
    i_3 = *((__global gale_int *) ul_2);
    l_4 = (l_0 << 3) + 16L;
    l_5 = *((__global gale_long *) (arg_longs + l_4));
    i_6 = *((__global gale_int *) ul_2);
    i_7 = *((__global gale_int *) ul_2);
    i_8 = i_7 & 63;
    if ((uint) i_8 < (uint) 33) {
        i_9 = (int) (((long) ((ulong) 4294981120L >> i_8)) & 1L);
        i_10 = i_9;
    } else {
        i_10 = 0;
    }
    i_11 = (i_3 & 4095) + 55280;
    i_12 = (((uint) i_11 < (uint) 56320) || (!((uint) i_11 < (uint) 57344))) ? 0 : 2;
    i_13 = (((uint) i_11 < (uint) 55296) || (!((uint) i_11 < (uint) 56320))) ? 0 : 1;
    i_14 = (((uint) i_11 < (uint) 55296) || (!((uint) i_11 < (uint) 57344))) ? 0 : 4;
    i_15 = (int) ((l_5 & 4095L) + 55280L);
    i_16 = ((((uint) i_11 < (uint) 55296) || (!((uint) i_11 < (uint) 56320))) || (((uint) i_15 < (uint) 56320) || (!((uint) i_15 < (uint) 57344)))) ? 0 : 8;
    i_17 = i_6 & 255;
    i_18 = ((!((uint) i_17 < (uint) 160)) || (!((!((uint) i_17 < (uint) 127)) || ((i_17 & (-32)) == 0)))) ? 0 : 16;
    i_19 = (i_10 == 0) ? 0 : 32;
    *((__global gale_int *) (arg_out + l_1)) = (((((i_12 + i_13) + i_14) + i_16) + i_18) + i_19);
    *((__global gale_long *) (arg_longOut + l_4)) = ((long) (uint) ((i_15 + (i_11 << 10)) + (-56613888)));
}
