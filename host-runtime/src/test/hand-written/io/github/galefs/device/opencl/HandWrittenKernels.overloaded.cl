// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.opencl.HandWrittenKernels#overloaded
// entry point: galefs_overloaded
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE
// TornadoVM: none, written by hand

__kernel void galefs_overloaded(__global uchar *fs, __global uchar *a) {
}
