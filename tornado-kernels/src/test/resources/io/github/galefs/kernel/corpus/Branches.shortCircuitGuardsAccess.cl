// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#shortCircuitGuardsAccess
// entry point: galefs_shortCircuitGuardsAccess
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d657be2f4625d3427571e6f2c4cde75b826b1066046676851c195bc43546ee85

__kernel void galefs_shortCircuitGuardsAccess(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_0, i_3, i_4, i_5, i_6;
    long l_1, l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_ints + (((l_1 + 50L) << 2) + 16L);
    if (i_0 < 200) {
        i_3 = *((__global gale_int *) ul_2);
        i_4 = (i_3 < 1) ? 2 : 1;
        i_5 = i_4;
    } else {
        i_5 = 2;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_5;
    if (i_0 < 200) {
        i_6 = *((__global gale_int *) ul_2);
        l_7 = (i_6 < 1) ? 2L : 1L;
        l_8 = l_7;
    } else {
        l_8 = 1L;
    }
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = l_8;
}
