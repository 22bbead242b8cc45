// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#nestedWhileWithState
// entry point: galefs_nestedWhileWithState
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 259f3db1e28ca8e6fe9f7dea7dc994ad7a3294f3bd6bebb48a5e27f70abea070
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_nestedWhileWithState(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 0;
    i_3 = (-1);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_1 == 9) {
            break;
        }
        if (i_1 == 0) {
            i_4 = (i_2 < i_0) ? 1 : 8;
            i_1 = i_4;
        } else {
            if (i_1 == 1) {
                i_5 = *((__global gale_int *) (arg_ints + ((((long) i_2) << 2) + 16L)));
                if ((i_5 & 63) == (i_0 & 63)) {
                    i_1 = 9;
                    i_3 = i_2;
                } else {
                    i_6 = (int) ((uint) i_2 + (uint) 1);
                    i_1 = 0;
                    i_2 = i_6;
                }
            } else {
                i_1 = 9;
                i_3 = (-2);
            }
        }
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_3;
}
