// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#inALoop
// entry point: galefs_inALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 16
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fd001d22e8ea30cdee13571110ed96667a64ab566dafaeb877b4745d6d453a89
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 16 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_3) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_4) VARIABLE(int, i_42) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_19) VARIABLE(long, l_30) VARIABLE(long, l_5) VARIABLE(long, l_7) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_3) VARIABLE(i_31) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_30) VARIABLE(l_5)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_3) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_30) VARIABLE(l_5)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_3) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_4) VARIABLE(i_42) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_30) VARIABLE(l_5)

__kernel void galefs_inALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_6, i_8, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_23, i_24, i_29, i_31, i_32, i_33, i_34, i_35, i_36, i_42, i_43;
    long l_0, l_1, l_2, l_5, l_7, l_9, l_19, l_25, l_26, l_27, l_28, l_30, l_37, l_38, l_39, l_40, l_41, l_44, l_45;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    i_3 = (int) get_local_size(0);
    i_4 = (int) get_local_id(0);
    l_5 = (((long) i_4) << 2) + 16L;
    i_6 = GALEFS_LOCAL_SIZE;
    l_7 = l_2;
    i_8 = 0;
    while (true) {
        GALEFS_LOCAL_BARRIER(1);
        l_9 = (-16L) + l_5;
        i_10 = ((l_7 & 3L) == 0) ? 0 : 1;
        *((__local gale_int *) (gale_scratch_memory + l_9)) = i_10;
        GALEFS_LOCAL_BARRIER(2);
        i_11 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_11 < i_3)) {
                break;
            }
            i_12 = i_11 << 1;
            if ((i_4 & ((int) ((uint) i_12 + (uint) (-1)))) == 0) {
                i_13 = (int) ((uint) i_4 + (uint) i_11);
                if (i_13 < i_3) {
                    i_14 = *((__local gale_int *) (gale_scratch_memory + l_9));
                    i_15 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_13) << 2) + 16L))));
                    i_16 = (i_14 < i_15) ? i_15 : i_14;
                    *((__local gale_int *) (gale_scratch_memory + l_9)) = i_16;
                }
            }
            GALEFS_LOCAL_BARRIER(3);
            i_11 = i_12;
        }
        i_17 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_17 == 0) {
            goto B29;
        }
        if (!(i_8 < 6)) {
            break;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_18 = (int) get_local_id(0);
        l_19 = (-16L) + ((((long) i_18) << 3) + 16L);
        *((__local gale_long *) (gale_scratch_memory + l_19)) = l_7;
        GALEFS_LOCAL_BARRIER(5);
        i_20 = gale_group;
        i_21 = (int) get_local_size(0);
        i_22 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_22 < i_21)) {
                break;
            }
            i_23 = i_22 << 1;
            if ((i_18 & ((int) ((uint) i_23 + (uint) (-1)))) == 0) {
                i_24 = (int) ((uint) i_18 + (uint) i_22);
                if (i_24 < i_21) {
                    l_25 = *((__local gale_long *) (gale_scratch_memory + l_19));
                    l_26 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_24) << 3) + 16L))));
                    l_27 = (l_25 < l_26) ? l_26 : l_25;
                    *((__local gale_long *) (gale_scratch_memory + l_19)) = l_27;
                }
            }
            GALEFS_LOCAL_BARRIER(6);
            i_22 = i_23;
        }
        l_28 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_29 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_8 + (uint) i_20)) & 255)) << 2) + 16L)));
        l_30 = (long) ((ulong) l_28 + (ulong) ((long) ((ulong) l_7 + (ulong) (l_7 << 1))));
        i_31 = (int) ((uint) i_8 + (uint) 1);
        if ((i_29 & 1) == 0) {
            GALEFS_LOCAL_BARRIER(7);
            i_32 = (int) get_local_id(0);
            *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_32) << 3) + 16L)))) = ((long) ((ulong) l_30 + (ulong) ((long) i_8)));
            GALEFS_LOCAL_BARRIER(8);
            i_33 = (int) get_local_size(0);
            i_34 = 0;
            i_35 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_36 = (int) ((uint) i_32 + (uint) i_34);
                l_37 = (-16L) + ((((long) i_36) << 3) + 16L);
                if (!(i_35 < i_33)) {
                    break;
                }
                l_38 = *((__local gale_long *) (gale_scratch_memory + l_37));
                if (i_32 < i_35) {
                    l_39 = l_38;
                } else {
                    l_40 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_36 - (uint) i_35))) << 3) + 16L))));
                    l_41 = (long) ((ulong) l_38 + (ulong) l_40);
                    l_39 = l_41;
                }
                i_42 = (int) ((uint) i_33 - (uint) i_34);
                *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_32 + (uint) i_42))) << 3) + 16L)))) = l_39;
                GALEFS_LOCAL_BARRIER(9);
                i_43 = i_35 << 1;
                i_34 = i_42;
                i_35 = i_43;
            }
            l_44 = *((__local gale_long *) (gale_scratch_memory + l_37));
            l_45 = l_30 ^ l_44;
            l_7 = l_45;
            i_8 = i_31;
        } else {
            l_7 = l_30;
            i_8 = i_31;
        }
    }
    goto B30;
B29:;
B30:;
    *((__global gale_long *) (arg_longOut + l_1)) = l_7;
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = i_8;
    GALEFS_GROUP_END()
}
