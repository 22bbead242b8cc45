// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#reduction
// entry point: galefs_reduction
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: dfd8715987f85d711ff32a48fce7c231a30d772e6dd2b336015f63d84907d419
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(long, l_1) VARIABLE(__global uchar *, ul_4)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1) VARIABLE(ul_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(ul_4)

__kernel void galefs_reduction(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4;
    int i_0, i_3, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    ul_4 = arg_out + l_2;
    *((__global gale_int *) ul_4) = i_3;
    GALEFS_BARRIER(1);
    i_5 = (int) get_local_id(0);
    i_6 = 8;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_6 < 1) {
            break;
        }
        if (i_5 < i_6) {
            i_7 = *((__global gale_int *) ul_4);
            i_8 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) i_0 + (uint) i_6))) << 2) + 16L)));
            *((__global gale_int *) ul_4) = ((int) ((uint) i_7 + (uint) i_8));
        }
        GALEFS_BARRIER(2);
        i_9 = (int) ((uint) i_6 >> 1);
        i_6 = i_9;
    }
    i_10 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0))))) << 2) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) i_10);
    GALEFS_GROUP_END()
}
