// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#floor
// entry point: galefs_floor
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3be9e6d23f5ace15f2e377e440d86c323f4850383ab6205f585c44c9e6b2ec65
// live uses: gale_div_int gale_rem_int

__kernel void galefs_floor(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = gale_rem_int(i_2, 7);
    i_4 = i_2 ^ 7;
    if (i_4 < 0) {
        if (i_3 == 0) {
            i_5 = i_3;
        } else {
            i_6 = i_3 + 7;
            i_5 = i_6;
        }
    } else {
        i_5 = i_3;
    }
    i_7 = gale_div_int(i_2, 7);
    if (i_4 < 0) {
        if (((int) ((uint) (i_7 << 3) - (uint) i_7)) == i_2) {
            i_8 = i_7;
        } else {
            i_9 = i_7 + (-1);
            i_8 = i_9;
        }
    } else {
        i_8 = i_7;
    }
    *((__global gale_int *) (arg_out + l_1)) = (i_5 + i_8);
    i_10 = gale_rem_int(i_2, 16);
    if ((i_2 ^ (-16)) < 0) {
        if (i_10 == 0) {
            i_11 = i_10;
        } else {
            i_12 = i_10 + (-16);
            i_11 = i_12;
        }
    } else {
        i_11 = i_10;
    }
    i_13 = (int) ((uint) ((int) ((uint) (i_2 >> 31) >> 22)) + (uint) i_2);
    i_14 = i_13 >> 10;
    if ((i_2 ^ 1024) < 0) {
        if ((i_13 & (-1024)) == i_2) {
            i_15 = i_14;
        } else {
            i_16 = i_14 + (-1);
            i_15 = i_16;
        }
    } else {
        i_15 = i_14;
    }
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) (i_11 + i_15));
}
