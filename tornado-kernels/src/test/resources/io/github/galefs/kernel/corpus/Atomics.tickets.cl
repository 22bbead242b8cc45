// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#tickets
// entry point: galefs_tickets
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE READ_WRITE READ_WRITE
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d1f82b333b5e556602b2c81b805591d953a61c7abc7ec2c8fe2f8b1bde747946
// live uses: GALEFS_LONG_ATOMIC

__kernel void galefs_tickets(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) 255 << 2)), 1);
    l_1 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) i_0 << 3)), 3L);
    l_2 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) 255 << 3)), 4294967296L);
    i_3 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) (((int) (l_2 >> 32)) & 127) << 2)), 1);
}
