// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.SuspendingKernels#hoards
// entry point: galefs_hoards
// parameters: LONG_ARRAY
// accesses: READ_WRITE
// waits: 1
// saved values: 67108864
// context bytes: 536870912
// TornadoVM: none, written by hand

//@ live
//@ suspended
typedef struct {
    ulong words[40];
} launch_constants;

__kernel void galefs_hoards(__global uchar *fs, __global uchar *gale_contexts,
        const launch_constants launch) {}
