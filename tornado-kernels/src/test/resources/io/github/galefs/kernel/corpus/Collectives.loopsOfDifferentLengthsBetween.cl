// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#loopsOfDifferentLengthsBetween
// entry point: galefs_loopsOfDifferentLengthsBetween
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ab536360cc5e159f60a0fcc573ad759368054cc0a9aaa62c2885ec91dda5ef31
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_rem_int

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(long, l_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(l_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(l_6)

__kernel void galefs_loopsOfDifferentLengthsBetween(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_3, i_4, i_5, i_7, i_10, i_11, i_12, i_13;
    long l_2, l_6, l_8, l_9, l_14;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = gale_group;
    i_1 = (int) get_global_id(0);
    l_2 = 1L;
    i_3 = 0;
    while (true) {
        if (!(i_3 < 3)) {
            break;
        }
        i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_1 + (uint) i_3)) & 255)) << 2) + 16L)));
        i_5 = i_4 & 15;
        l_6 = l_2;
        i_7 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_7 < i_5)) {
                break;
            }
            l_8 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_1 + (uint) i_7)) & 255)) << 3) + 16L)));
            l_9 = (long) ((ulong) ((long) ((ulong) (l_6 << 5) - (ulong) l_6)) + (ulong) l_8);
            i_10 = (int) ((uint) i_7 + (uint) 1);
            l_6 = l_9;
            i_7 = i_10;
        }
        i_11 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_3 + (uint) i_0)) & 255)) << 2) + 16L)));
        i_12 = (int) ((uint) i_3 + (uint) 1);
        if ((i_11 & 1) == 0) {
            *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) l_6);
            GALEFS_BARRIER(1);
            i_13 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
            GALEFS_BARRIER(2);
            l_14 = (long) ((ulong) l_6 + (ulong) ((long) i_13));
            l_2 = l_14;
            i_3 = i_12;
        } else {
            l_2 = l_6;
            i_3 = i_12;
        }
    }
    *((__global gale_long *) (arg_longOut + ((((long) i_1) << 3) + 16L))) = l_2;
    GALEFS_GROUP_END()
}
