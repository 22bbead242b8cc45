// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.PrintKernels#leaders
// entry point: galefs_leaders
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ
// needs: BARRIERS
// string: "{} before {} of {}"
// string: "{} leads {}"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ec8cc57e6c6b5871367b266c366ffb94a2f761d6902866b9cb89ccbe4076bc51
// live uses: GALEFS_FUNCTION GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_RELEASE_FENCE

__constant char gale_literals[] = {123, 125, 32, 98, 101, 102, 111, 114, 101, 32, 123, 125, 32, 111, 102, 32, 123, 125, 123, 125, 32, 108, 101, 97, 100, 115, 32, 123, 125};

GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group);

GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group) {
    int i_1, i_2, i_3, i_4, i_6, i_7, i_8, i_11, i_12;
    long l_0, l_5, l_9, l_10;
    l_0 = *((__global gale_long *) (arg_fs + 16 + 256L));
    i_1 = *((volatile __global gale_int *) (arg_fs + 16 + l_0));
    i_2 = *((__global gale_int *) (arg_fs + 16 + 264L));
    if (i_1 < i_2) {
        i_3 = atomic_add((volatile __global int *) (arg_fs + 16 + l_0), 1);
        i_4 = i_3;
    } else {
        i_4 = i_2;
    }
    if (!(i_4 < i_2)) {
        l_5 = (long) ((ulong) l_0 + (ulong) 64L);
        i_6 = *((volatile __global gale_int *) (arg_fs + 16 + l_5));
        if (i_6 < 1000000000) {
            i_7 = atomic_add((volatile __global int *) (arg_fs + 16 + l_5), 1);
        }
    }
    i_8 = (i_4 < i_2) ? i_4 : (-1);
    if (!(i_8 == (-1))) {
        l_9 = (long) ((ulong) l_0 + (ulong) (((long) i_8) << 8));
        l_10 = (long) ((ulong) l_9 + (ulong) 168L);
        i_11 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_11 < arg_length)) {
                break;
            }
            *((__global char *) (arg_fs + 16 + ((long) ((ulong) ((long) i_11) + (ulong) l_10)))) = (char) ((int) gale_literals[((int) ((uint) arg_offset + (uint) i_11))]);
            i_12 = (int) ((uint) i_11 + (uint) 1);
            i_11 = i_12;
        }
        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 132L)))) = arg_kinds;
        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 136L)))) = arg_length;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 144L)))) = arg_a;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 152L)))) = arg_b;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 160L)))) = arg_c;
        GALEFS_RELEASE_FENCE();
        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 128L)))) = (*((__global gale_int *) (arg_fs + 16 + 268L)));
    }
}

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_4) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_6) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(ul_3)

__kernel void galefs_leaders(__global uchar *arg_fs, __global uchar *arg_counts) {
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3;
    int i_0, i_4, i_5, i_7;
    long l_1, l_2, l_6;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_local_id(0);
    l_1 = (long) ((int) get_local_id(0));
    l_2 = (long) gale_group;
    ul_3 = arg_counts + 16L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_5 = *((__global gale_int *) ul_3);
        if (!(i_4 < i_5)) {
            break;
        }
        l_6 = (long) i_4;
        gale_LiteralMessage_write(arg_fs, 0, 18, 21, l_2, l_6, l_1, gale_group);
        GALEFS_BARRIER(1);
        if (i_0 == 0) {
            gale_LiteralMessage_write(arg_fs, 18, 11, 5, ((long) gale_group), l_6, 0L, gale_group);
        }
        GALEFS_BARRIER(2);
        i_7 = (int) ((uint) i_4 + (uint) 1);
        i_4 = i_7;
    }
    GALEFS_GROUP_END()
}
