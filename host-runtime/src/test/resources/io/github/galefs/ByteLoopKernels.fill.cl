// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ByteLoopKernels#fill
// entry point: galefs_fill
// parameters: LONG_ARRAY INT_ARRAY INT INT INT
// accesses: NONE WRITE NONE NONE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fad0ccc61a95cf9965a95ac4b2e096636bacc36a83d89b9b4140a3e5e3b2c5df
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_fill(__global uchar *arg_fs, __global uchar *arg_data, int arg_begin, int arg_count, int arg_value) {
    int i_0, i_1, i_2, i_3, i_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < arg_count)) {
            break;
        }
        i_3 = i_2 >> 8;
        *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) arg_begin + (uint) i_2))))) = (char) ((int) ((uint) ((int) ((uint) arg_value + (uint) ((int) ((uint) (i_2 << 3) - (uint) i_2)))) + (uint) (i_3 + (i_3 << 1))));
        i_4 = (int) ((uint) i_2 + (uint) i_0);
        i_2 = i_4;
    }
}
