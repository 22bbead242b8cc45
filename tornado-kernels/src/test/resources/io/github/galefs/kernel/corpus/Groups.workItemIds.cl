// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#workItemIds
// entry point: galefs_workItemIds
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 888481b5526c1981ab1f690f9e45d13da5c847cb22a898b075ecd2a2350073d6

__kernel void galefs_workItemIds(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = ((int) ((uint) ((int) get_global_id(0)) + (uint) ((int) ((uint) ((int) get_local_id(0)) * (uint) 1000))));
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((((long) gale_group) + (((long) ((int) get_local_size(0))) * 1000L)) + (((long) ((int) get_num_groups(0))) * 1000000L));
}
