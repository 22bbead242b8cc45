// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LocalMemories#inALoop
// entry point: galefs_inALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// needs: BARRIERS LOCAL_SIZE
// local bytes: 256
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9e6b7c746d201d171f0f5f90b72a36e2b12f326600a6d67db5a6d410cc605a25
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_rem_int

#define GALEFS_LOCAL_BYTES (256 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_5) VARIABLE(int, i_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_2) VARIABLE(i_5)

__kernel void galefs_inALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_10, i_11;
    long l_9;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    i_1 = gale_group;
    i_2 = 0;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 5)) {
            break;
        }
        i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_3 + (uint) i_1)) & 255)) << 2) + 16L)));
        i_5 = (int) ((uint) i_3 + (uint) 1);
        if ((i_4 & 1) == 0) {
            i_6 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_3)) & 255)) << 2) + 16L)));
            *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) get_local_id(0))) << 2) + 16L)))) = ((int) ((uint) i_2 + (uint) i_6));
            GALEFS_LOCAL_BARRIER(1);
            i_7 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) gale_rem_int(((int) ((uint) i_3 + (uint) ((int) get_local_id(0)))), ((int) get_local_size(0)))) << 2) + 16L))));
            GALEFS_LOCAL_BARRIER(2);
            i_8 = (int) ((uint) ((int) ((uint) (i_2 << 5) - (uint) i_2)) + (uint) i_7);
            i_2 = i_8;
            i_3 = i_5;
        } else {
            GALEFS_BROADCAST(3, l_9, ((long) ((int) ((uint) i_2 + (uint) i_3))));
            *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) get_local_id(0))) << 2) + 16L)))) = ((int) l_9);
            i_10 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) get_local_id(0))) << 2) + 16L))));
            GALEFS_BARRIER(4);
            i_11 = i_2 ^ i_10;
            i_2 = i_11;
            i_3 = i_5;
        }
    }
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_2;
    GALEFS_GROUP_END()
}
