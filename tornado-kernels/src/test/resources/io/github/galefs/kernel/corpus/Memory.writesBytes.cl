// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#writesBytes
// entry point: galefs_writesBytes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 801df57eec0ed3e712397c66320f8b278c49a91da17ce2bc4f17cc5825c146e3
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_writesBytes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_3, i_4, i_5, i_6;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = l_0 << 2;
    ul_2 = arg_ints + (l_1 + 16L);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 4)) {
            break;
        }
        i_4 = *((__global gale_int *) ul_2);
        *((__global char *) (arg_out + 16 + (((long) i_3) + l_1))) = (char) ((int) ((uint) i_4 >> ((int) ((uint) i_3 + (uint) (i_3 << 2)))));
        i_5 = (int) ((uint) i_3 + (uint) 1);
        i_3 = i_5;
    }
    i_6 = *((__global gale_int *) ul_2);
    *((__global char *) (arg_longOut + 16 + ((l_0 << 3) + 3L))) = (char) i_6;
}
