// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.SuspendingKernels#spins
// entry point: galefs_spins
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE WRITE
// waits: 1
// TornadoVM: none, written by hand

//@ live
//@ suspended
typedef struct {
    ulong words[40];
} launch_constants;

__kernel void galefs_spins(__global uchar *fs, __global uchar *out, __global uchar *gale_contexts,
        const launch_constants launch) {
    __global uchar *region = fs + 16;
    __global int *entry = (__global int *) (region + *((__global long *) (region + 8)));
    __global int *record = (__global int *) (region + *((__global long *) (region + 16)));
    volatile __global long *words = (volatile __global long *) (region + (1 << 20));
    words[0] = 1;
    for (long i = 0; words[1] == 0 && i < 2000000000L; i++) {
    }
    ((__global long *) (out + 16))[0] = words[1];
    record[0] = 64;
    record[2] = entry[6];
    record[1] = 0x40000000;
}
