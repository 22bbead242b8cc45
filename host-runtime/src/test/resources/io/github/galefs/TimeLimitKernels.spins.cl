// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.TimeLimitKernels#spins
// entry point: galefs_spins
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: NONE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 78e88fc53c8d45c5c3e472298b25eb9a3b3835816c43c179e2766ac5c22aac00
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_spins(__global uchar *arg_fs, __global uchar *arg_out) {
    int i_0;
    const int gale_group = (int) get_group_id(0);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_0 = *((volatile __global gale_int *) (arg_out + 16 + 0L));
        if (!(i_0 == 0)) {
            break;
        }
        *((volatile __global gale_int *) (arg_out + 16 + 4L)) = 1;
    }
}
