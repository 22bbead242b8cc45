// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#breakOutOfTheLoop
// entry point: galefs_breakOutOfTheLoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: afe7c8861a425ccb4e4ab941c96aa7a51a1c065003a5de9409475a2b70c94a8d
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_breakOutOfTheLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8;
    long l_9;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 64)) {
            goto B8;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_4 = (int) ((uint) i_2 + (uint) 1);
        switch (i_3 & 31) {
            case 0:
                goto B7;
            case 1:
                i_5 = (int) ((uint) i_1 + (uint) 100);
                i_6 = i_5;
                break;
            case 2:
                i_2 = i_4;
                continue;
            default:
                i_7 = (int) ((uint) i_1 + (uint) i_2);
                i_6 = i_7;
                break;
        }
        i_8 = i_6 ^ 3;
        i_1 = i_8;
        i_2 = i_4;
    }
B7:;
    goto B9;
B8:;
B9:;
    l_9 = (long) i_0;
    *((__global gale_int *) (arg_out + ((l_9 << 2) + 16L))) = i_1;
    *((__global gale_long *) (arg_longOut + ((l_9 << 3) + 16L))) = ((long) i_2);
}
