// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#emptyBranches
// entry point: galefs_emptyBranches
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 53639eb2efe4ca9a877a9271dd369f5c607e7f721570bf54dcc8aa99b6b6c7bc

__kernel void galefs_emptyBranches(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_0;
}
