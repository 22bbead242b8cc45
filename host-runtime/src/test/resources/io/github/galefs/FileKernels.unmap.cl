// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#unmap
// entry point: galefs_unmap
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE WRITE
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a246980395c131d93e265c01eb4b0c8ae7aa7523d3fe721316a0eb09d93a6f60
// functions SHA-256: 7d59f5697f226d2925e6bd3d33753fb474dbdd9cd205830f34151b91264f91fe
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_PASS gale_BlockAccess_endMapping gale_int_at
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_LAUNCH gale_BlockAccess_endMapping gale_int_at gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)

__kernel void galefs_unmap(__global uchar *arg_fs, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    long l_0, l_1, l_2;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        default:
            break;
    }
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
        l_1 = l_0;
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(2, l_2, l_1);
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) l_2);
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE)

__kernel void galefs_unmap(__global uchar *arg_fs, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    long l_0, l_1, l_2;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_1 = l_0;
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(1, l_2, l_1);
    *((__global gale_int *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) l_2);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
