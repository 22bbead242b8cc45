// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Tables#checksum
// entry point: galefs_checksum
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b9c2bb572801941d9b650ad6dcf10c8dfe1451930c1039c985a210f2c9af0edc
// live uses: GALEFS_INNERMOST_LOOP

__constant int gale_table_0[] = {0, 498536548, 997073096, 651767980, 1994146192, 1802195444, 1303535960, 1342533948, (-306674912), (-267414716), (-690576408), (-882789492), (-1687895376), (-2032938284), (-1609899400), (-1111625188)};

__kernel void galefs_checksum(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_2, i_3, i_4, i_5, i_6, i_7;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    ul_1 = arg_ints + l_0;
    i_2 = (-1);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 32)) {
            break;
        }
        i_4 = *((__global gale_int *) ul_1);
        i_5 = gale_table_0[((i_2 ^ ((int) ((uint) i_4 >> i_3))) & 15)];
        i_6 = ((int) ((uint) i_2 >> 4)) ^ i_5;
        i_7 = (int) ((uint) i_3 + (uint) 4);
        i_2 = i_6;
        i_3 = i_7;
    }
    *((__global gale_int *) (arg_out + l_0)) = (~i_2);
}
