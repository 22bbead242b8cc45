// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.PrintKernels#lines
// entry point: galefs_lines
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ
// suspension: 0 waits, 0 values, 0 bytes
// string: "{}: {}"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/PrintKernels.java
// source: io/github/galefs/kernel/DeviceAtomics.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/MemoryView.java
// source: io/github/galefs/kernel/OutOfLine.java
// source: io/github/galefs/kernel/RegionAtomics.java
// source: io/github/galefs/kernel/RegionHandle.java
// source: io/github/galefs/kernel/call/HostCall.java
// source: io/github/galefs/kernel/call/Outcome.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockList.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/ItemReader.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFileCalls.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/log/KernelLog.java
// source: io/github/galefs/kernel/log/LiteralMessage.java
// source: io/github/galefs/kernel/log/LogDescriptor.java
// source: io/github/galefs/kernel/log/LogRecord.java
// source: io/github/galefs/kernel/log/MessageText.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source: io/github/galefs/kernel/tornado/InstalledBinding.java
// source: io/github/galefs/kernel/tornado/TornadoBinding.java
// source: io/github/galefs/kernel/tornado/TornadoType.java
// source: io/github/galefs/kernel/tornado/WorkItemArgument.java
// source SHA-256: edbdea29c4c7701720a5a1711753b18deabf9e282335e9918e16489936f07a49

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
typedef short GALEFS_MAY_ALIAS gale_short;
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

// Begins a function that a kernel calls. Inlined at each call, it would make PoCL take several times as long for a
// kernel; for GPUs calls cost more than their text.
#if defined(GALEFS_POCL)
#define GALEFS_FUNCTION(type) __attribute__((noinline)) type
#else
#define GALEFS_FUNCTION(type) type
#endif

// Precedes a loop that has no loops in it. By itself, PoCL vectorises such a loop but keeps one vector in flight, so
// that a sum waits for each addition and few loads are on their way. The hint does not let it reorder sums of floats,
// as one to vectorise would.
#if defined(GALEFS_POCL)
#define GALEFS_INNERMOST_LOOP() _Pragma("clang loop interleave_count(4)")
#else
#define GALEFS_INNERMOST_LOOP()
#endif

// Orders all accesses before it before stores after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_RELEASE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(GALEFS_POCL) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_RELEASE_FENCE() __atomic_thread_fence(__ATOMIC_RELEASE)
#else
#define GALEFS_RELEASE_FENCE() \
    atomic_work_item_fence( \
            CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_all_svm_devices)
#endif

__constant char gale_literals[] = {123, 125, 58, 32, 123, 125};

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

__kernel void galefs_lines(__global uchar *arg_fs, __global uchar *arg_counts) {
    __global uchar *ul_1;
    int i_2, i_3, i_4;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    ul_1 = arg_counts + 16L;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_3 = *((__global gale_int *) ul_1);
        if (!(i_2 < i_3)) {
            break;
        }
        gale_LiteralMessage_write(arg_fs, 0, 6, 5, l_0, ((long) i_2), 0L, gale_group);
        i_4 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_4;
    }
}
