// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SignatureKernels#scale
// entry point: galefs_scale
// parameters: LONG_ARRAY FLOAT_ARRAY INT FLOAT
// accesses: NONE READ_WRITE NONE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f9c95dde27ef39b1a29bc3a02598b111326eccfd74f9ea4d212d195477b0b0c1

__kernel void galefs_scale(__global uchar *arg_fs, __global uchar *arg_data, int arg_count, float arg_factor) {
    __global uchar *ul_1;
    float f_2;
    int i_0;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    if (i_0 < arg_count) {
        ul_1 = arg_data + ((((long) i_0) << 2) + 16L);
        f_2 = *((__global gale_float *) ul_1);
        *((__global gale_float *) ul_1) = (arg_factor * f_2);
    }
}
