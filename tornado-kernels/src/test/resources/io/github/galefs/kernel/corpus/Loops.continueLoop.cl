// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#continueLoop
// entry point: galefs_continueLoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 916730c76f5de3b9d153f8ee975144a0519e53bedd678b65877dbe2e0052694c
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_continueLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 3;
    i_2 = 0;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 100)) {
            break;
        }
        i_4 = (int) ((uint) i_3 + (uint) 1);
        if ((i_3 & 3) == i_1) {
            i_3 = i_4;
        } else {
            i_5 = *((__global gale_int *) (arg_ints + ((((long) i_3) << 2) + 16L)));
            i_6 = (int) ((uint) i_2 + (uint) i_5);
            if (i_6 < 0) {
                i_2 = i_6;
                i_3 = i_4;
            } else {
                i_7 = i_3 ^ i_6;
                i_2 = i_7;
                i_3 = i_4;
            }
        }
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_2;
}
