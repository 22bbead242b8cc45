// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.HandWrittenKernels#broken
// entry point: galefs_broken
// parameters: LONG_ARRAY
// accesses: READ_WRITE
// TornadoVM: none, written by hand

__kernel void galefs_broken(__global uchar *fs) {
    no_such_thing(fs);
}
