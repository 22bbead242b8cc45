// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#valuesChangePlaces
// entry point: galefs_valuesChangePlaces
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 38d933b1799ddbb49aab197172a2824161b323a874c04776a8639ffae19a1bc4
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_7) VARIABLE(long, l_2) VARIABLE(long, l_4) VARIABLE(long, l_8) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_7) VARIABLE(l_2) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_7) VARIABLE(l_2) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(l_4)

__kernel void galefs_valuesChangePlaces(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    int i_0, i_5, i_7, i_10, i_11, i_12, i_13, i_14, i_16;
    long l_1, l_2, l_3, l_4, l_6, l_8, l_9, l_15, l_17;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    l_3 = *((__global gale_long *) (arg_longs + l_2));
    l_4 = (l_1 << 2) + 16L;
    i_5 = *((__global gale_int *) (arg_ints + l_4));
    l_6 = (long) i_5;
    i_7 = gale_group;
    l_8 = l_3;
    l_9 = l_6;
    i_10 = i_0;
    i_11 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_11 < 6)) {
            break;
        }
        i_12 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_11 + (uint) i_7)) & 255)) << 2) + 16L)));
        i_13 = (int) ((uint) i_11 + (uint) 1);
        if ((i_12 & 1) == 0) {
            *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_10;
            GALEFS_BARRIER(1);
            i_14 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
            GALEFS_BARRIER(2);
            l_15 = (long) ((ulong) l_9 + (ulong) ((long) i_14));
            i_16 = (int) ((uint) i_10 + (uint) i_11);
            l_9 = l_8;
            l_8 = l_15;
            i_10 = i_16;
            i_11 = i_13;
        } else {
            i_11 = i_13;
            l_17 = l_8;
            l_8 = l_9;
            l_9 = l_17;
        }
    }
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) ((ulong) l_9 + (ulong) ((long) ((ulong) (l_8 << 5) - (ulong) l_8))));
    GALEFS_BARRIER(3);
    *((__global gale_int *) (arg_out + l_4)) = i_10;
    GALEFS_GROUP_END()
}
