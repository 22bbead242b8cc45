// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#usedAfterTheLoop
// entry point: galefs_usedAfterTheLoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 94f8bf233940172e6d5099a828ddbe4ecf80ce1b320b801038a083e53807ce0e
// live uses: GALEFS_INNERMOST_LOOP

typedef union { int at[2]; uint words[2]; } gale_private_int_2;
__kernel void galefs_usedAfterTheLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    gale_private_int_2 i_3;
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 7;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_3 = (gale_private_int_2) {{0}};
        i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_3.at[0] = i_4;
        i_3.at[1] = i_2;
        if (i_1 < i_2) {
            break;
        }
        i_5 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_5;
    }
    i_6 = i_3.at[0];
    i_7 = i_3.at[1];
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = ((int) ((uint) i_6 + (uint) i_7));
}
