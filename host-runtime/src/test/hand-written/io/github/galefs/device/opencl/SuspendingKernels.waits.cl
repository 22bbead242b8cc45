// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.SuspendingKernels#waits
// entry point: galefs_waits
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 1
// saved values: 2
// context bytes: 16
// TornadoVM: none, written by hand

//@ live
//@ suspended
typedef struct {
    ulong words[40];
} launch_constants;

__kernel void galefs_waits(
        __global uchar *fs, __global uchar *counts, __global uchar *sums, __global uchar *gale_contexts,
        const launch_constants launch) {
    __global uchar *region = fs + 16;
    const long position = get_group_id(0);
    __global int *entry = (__global int *) (region + *((__global long *) (region + 8)) + position * 32);
    __global int *record = (__global int *) (region + *((__global long *) (region + 16)) + position * 64);
    const int group = entry[0];
    __global long *context =
            (__global long *) gale_contexts + 2 * (entry[1] * (long) get_local_size(0) + get_local_id(0));
    long done = 0;
    long sum = 0;
    if (entry[2] != 0) {
        done = context[0];
        sum = context[1] + *((__global long *) (entry + 4));
    }
    record[0] = 64;
    record[2] = entry[6];
    if (done < ((__global int *) (counts + 16))[group]) {
        record[1] = 1;
        *((__global long *) (record + 4)) = group * 1000L + done;
        record[10] = 1;
        record[11] = (int) done;
        context[0] = done + 1;
        context[1] = sum;
        return;
    }
    ((__global long *) (sums + 16))[group] = sum;
    record[1] = 0x40000000;
}
