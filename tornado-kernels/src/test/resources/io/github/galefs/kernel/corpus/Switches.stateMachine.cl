// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#stateMachine
// entry point: galefs_stateMachine
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ee9de55e945c8d8d5856876479e43f2ecdf07325043b01e119ae8bf9a4d26b0b
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_stateMachine(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 63;
    i_2 = 0;
    i_3 = 0;
    i_4 = (-1);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        switch (i_2) {
            case 0:
                i_5 = (i_3 < i_0) ? 1 : 8;
                i_2 = i_5;
                break;
            case 1:
                i_6 = *((__global gale_int *) (arg_ints + ((((long) i_3) << 2) + 16L)));
                if ((i_6 & 63) == i_1) {
                    i_2 = 9;
                    i_4 = i_3;
                    break;
                }
                i_7 = (int) ((uint) i_3 + (uint) 1);
                i_2 = 0;
                i_3 = i_7;
                break;
            case 8:
                i_2 = 9;
                i_4 = (-1);
                break;
            case 9:
                goto B8;
            default:
                i_2 = 9;
                break;
        }
    }
B8:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_4;
}
