// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#sumMemory
// entry point: galefs_sumMemory
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/seqread/SeqReadKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: 0a1b1e6bb64865699c4cbf2cf741fdfa3812d19fcc4d40b9e9fe9318bad444b9

// Products and sums are not fused: each is rounded, as in Java.
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Kernels access the same bytes with several types. Accesses with these types are exempt from C's strict aliasing rule.
#ifdef __has_attribute
#if __has_attribute(may_alias)
#define GALEFS_MAY_ALIAS __attribute__((may_alias))
#endif
#endif
#ifndef GALEFS_MAY_ALIAS
#define GALEFS_MAY_ALIAS volatile
#endif
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

__kernel void galefs_sumMemory(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums) {
    __global uchar *ul_4;
    int i_0, i_1, i_3, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_22;
    long l_2, l_5, l_13, l_21;
    i_0 = *((__global gale_int *) (arg_args + 20L));
    i_1 = (int) get_group_id(0);
    l_2 = (long) i_0;
    i_3 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 30)) + (uint) i_0)) >> 2;
    ul_4 = arg_args + 16L;
    l_5 = 0L;
    i_6 = i_1;
    while (true) {
        i_7 = *((__global gale_int *) ul_4);
        if (!(i_6 < i_7)) {
            break;
        }
        i_8 = (int) get_local_size(0);
        i_9 = (int) get_local_id(0);
        i_10 = (int) get_local_size(0);
        i_11 = (int) ((uint) i_9 * (uint) gale_div_int(i_3, i_8));
        i_12 = (int) ((uint) i_11 + (uint) gale_div_int(i_3, i_10));
        l_13 = ((long) i_6) * l_2;
        i_14 = 0;
        i_15 = i_11;
        while (true) {
            if (!(i_15 < i_12)) {
                break;
            }
            i_16 = *((__global gale_int *) (arg_data + 16 + (l_13 + (((long) i_15) << 2))));
            i_17 = (int) ((uint) i_14 + (uint) i_16);
            i_18 = (int) ((uint) i_15 + (uint) 1);
            i_14 = i_17;
            i_15 = i_18;
        }
        i_19 = (int) get_num_groups(0);
        i_20 = (int) ((uint) i_6 + (uint) i_19);
        l_21 = (long) ((ulong) l_5 + (ulong) ((long) i_14));
        l_5 = l_21;
        i_6 = i_20;
    }
    i_22 = (int) get_global_id(0);
    *((__global gale_long *) (arg_sums + ((((long) i_22) << 3) + 16L))) = l_5;
}
