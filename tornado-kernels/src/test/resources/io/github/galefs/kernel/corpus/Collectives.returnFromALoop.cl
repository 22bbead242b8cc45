// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#returnFromALoop
// entry point: galefs_returnFromALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE READ_WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a7c7983567ebcf42e6aaacdc91bd0c31a71fe48a95bfad01845c9573c1510c87
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_3) VARIABLE(long, l_1) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(l_1) VARIABLE(l_6) VARIABLE(ul_2) VARIABLE(ul_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(l_1) VARIABLE(ul_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(l_1) VARIABLE(ul_2)

__kernel void galefs_returnFromALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_5;
    int i_0, i_3, i_9, i_11;
    long l_1, l_4, l_6, l_7, l_8, l_10;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_out + ((l_1 << 2) + 16L);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 10)) {
            goto B5;
        }
        l_4 = (l_1 << 3) + 16L;
        ul_5 = arg_longOut + l_4;
        l_6 = *((__global gale_long *) ul_5);
        l_7 = *((__global gale_long *) (arg_longs + l_4));
        GALEFS_BROADCAST(1, l_8, ((long) ((ulong) ((long) i_3) + (ulong) l_7)));
        *((__global gale_long *) ul_5) = ((long) ((ulong) l_8 + (ulong) l_6));
        i_9 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_3)) & 255)) << 2) + 16L)));
        GALEFS_BROADCAST(2, l_10, ((long) (uint) (i_9 & 3)));
        if (l_10 == 0L) {
            break;
        }
        GALEFS_BARRIER(3);
        i_11 = (int) ((uint) i_3 + (uint) 1);
        i_3 = i_11;
    }
    *((__global gale_int *) ul_2) = i_3;
    GALEFS_RETURN;
B5:;
    *((__global gale_int *) ul_2) = (-1);
    GALEFS_GROUP_END()
}
