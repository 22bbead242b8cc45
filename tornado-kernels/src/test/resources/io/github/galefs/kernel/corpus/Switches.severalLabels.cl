// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#severalLabels
// entry point: galefs_severalLabels
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 23868721d424e003b29a0a1ceecac2fea57a7f5242acb3c30dffa7ae33809079

__kernel void galefs_severalLabels(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    switch (i_1 & 15) {
        case 0:
        case 3:
        case 6:
        case 9:
        case 12:
        case 15:
            i_2 = 3;
            break;
        case 1:
        case 2:
        case 4:
        case 8:
            i_2 = 2;
            break;
        default:
            i_2 = 1;
            break;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_2;
}
