// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.SuspendingKernels#words
// entry point: galefs_words
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE WRITE
// waits: 1
// saved values: 1
// context bytes: 8
// TornadoVM: none, written by hand

//@ live
//@ suspended
typedef struct {
    ulong words[40];
} launch_constants;

__kernel void galefs_words(__global uchar *fs, __global uchar *out, __global uchar *gale_contexts,
        const launch_constants launch) {
    __global uchar *region = fs + 16;
    const long position = get_group_id(0);
    __global int *entry = (__global int *) (region + *((__global long *) (region + 8)) + position * 32);
    __global int *record = (__global int *) (region + *((__global long *) (region + 16)) + position * 64);
    __global long *context = (__global long *) gale_contexts + entry[1];
    const long reply = *((__global long *) (entry + 4));
    long done = entry[2] == 0 ? 0 : *context;
    record[0] = 64;
    record[2] = entry[6];
    record[1] = 1;
    record[10] = 1;
    if (entry[2] != 0) {
        if (reply < 0) {
            record[1] = 0x40000000;
            return;
        }
        ((__global long *) (out + 16))[done++] = *((__global long *) (region + reply));
    }
    *context = done;
}
