// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Tables#guarded
// entry point: galefs_guarded
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ecb662a00952f19783249f56817e2c132986636f4a9ce3992e89836d5d70bbf5
// live uses: GALEFS_INNERMOST_LOOP

__constant int gale_table_0[] = {3, (-1), INT_MIN, 2147483647, 97, 1048576, 0};

__kernel void galefs_guarded(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4, i_5, i_6;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    i_2 = 0;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 8)) {
            break;
        }
        i_4 = (int) ((uint) i_3 + (uint) 1);
        if ((uint) i_1 < (uint) 7) {
            i_5 = gale_table_0[i_1];
            i_6 = (int) ((uint) i_2 + (uint) ((int) ((uint) i_3 + (uint) i_5)));
            i_2 = i_6;
            i_3 = i_4;
        } else {
            i_3 = i_4;
        }
    }
    *((__global gale_int *) (arg_out + l_0)) = i_2;
}
